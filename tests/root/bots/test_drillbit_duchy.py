"""The Drillbit Duchy: Law of Rootbotics, chapter 10."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any

import pytest
from tests.root.situation import Luck, Situation, setup

from lawbound.kernel import BadSetup, Event, Table
from lawbound.root.bots.drillbit_duchy import DrillbitDuchy
from lawbound.root.cards import CARDS
from lawbound.root.factions.duchy.ministers import MINISTERS
from lawbound.root.move import why_not_move
from lawbound.root.naming import PositionError
from lawbound.root.pieces import present, why_not_build, why_not_place
from lawbound.root.position_text import dumps, loads
from lawbound.root.rule import ruled_clearings
from lawbound.root.rules import ROOT
from lawbound.root.state import BURROW, OWNERS, State

FOX_ORDER, RABBIT_ORDER, MOUSE_ORDER, BIRD_ORDER = "ambush-fox", "ambush-rabbit", "ambush-mouse", "ambush-bird"


def given(line: str, luck: Iterable[Any] = ()) -> Situation:
    """A situation, with what happened before the first question written down too."""
    events: list[Event] = []
    loads(line)
    table = Situation(Table.from_position(ROOT, line, nature=Luck(luck), listener=events.append))
    table.events = events
    return table


def turn(
    rest: str,
    order: str = FOX_ORDER,
    *,
    step: str = "dig",
    bot: str = "",
    humans: str = "marquise",
    luck: Iterable[Any] = (),
) -> Situation:
    """The Duchy's turn from a step of Daylight or Evening to its end; the Marquise holds clearing 2 (mouse)."""
    line = f"root seats=bot:duchy{bot},{humans} turn=duchy step={step} duchy.order={order} @2=marquise.warrior*9 {rest}"
    return given(line, luck)


def birdsong(rest: str, order: str, *, bot: str = "", luck: Iterable[Any] = ()) -> Situation:
    return given(f"root seats=bot:duchy{bot},marquise turn=duchy @2=marquise.warrior*9 {rest}", [order, *luck])


def swayed(table: Situation) -> list[str]:
    own = table.s.own[table.seat("duchy")]
    return [name for minister, name in enumerate(MINISTERS) if own[minister]]


def done(table: Situation, name: str, article: str) -> list[tuple[Any, ...]]:
    """What happened by that article, without the row of the pieces."""
    return [tuple(event.args[1:]) for event in table.happened(name, f"rootbotics {article}")]


def placed(table: Situation, piece: str, article: str) -> list[tuple[Any, ...]]:
    """Where how many of that piece were placed by that article."""
    row = table.player("duchy").row(piece)
    events = [event for name in ("placed", "built") for event in table.happened(name, f"rootbotics {article}")]
    return [tuple(event.args[1:]) for event in events if event.args[0] == row]


def duchy_points(table: Situation, article: str) -> int:
    """What the Duchy has scored by that article."""
    events = table.happened("scored", article)
    return sum([event.args[1] for event in events if event.args[0] == table.seat("duchy")])


def digs(table: Situation) -> list[tuple[Any, ...]]:
    """Where the Duchy dug, with how many warriors."""
    return [(to, count) for _, to, count in done(table, "moved", "10.5.1")]


def battles(table: Situation) -> list[tuple[str, int]]:
    """Whom the Duchy battled, and where."""
    keys = [player.KEY for player in table.s.players]
    mine = [event.args for event in table.happened("battle") if event.args[0] == table.seat("duchy")]
    return [(keys[defender], clearing) for _, defender, clearing in mine]


ALL_SWAYED = ",".join(name.replace(" ", "~") for name in MINISTERS)


# Cost of errors


def lose_a_building(
    rest: str = "", bot: str = "", luck: Iterable[Any] = ((0, 0),), humans: str = "marquise"
) -> Situation:
    """The Marquise removes the Duchy's market in clearing 5 (rabbit), which nobody defends."""
    line = f"root seats=bot:duchy{bot},{humans} turn=marquise phase=daylight @5=marquise.warrior*2,duchy.market {rest}"
    return given(line, luck).until("actions").choose("battle")


@pytest.mark.law("rootbotics 10.2.1")
def test_the_bottommost_crown_is_lost_with_a_building() -> None:
    table = lose_a_building("duchy.swayed=captain,banker,mayor")
    assert table.count("duchy", "market", 5) == 0
    assert swayed(table) == ["captain", "banker"]
    assert table.points("marquise") == 1
    assert lose_a_building("").points("marquise") == 1  # nothing happens where there is no crown


@pytest.mark.law("rootbotics 10.2.1")
def test_warriors_and_tunnels_cost_no_crown() -> None:
    line = (
        "root seats=bot:duchy,marquise turn=marquise phase=daylight @5=marquise.warrior*3,duchy.warrior,duchy.tunnel "
        "duchy.swayed=captain"
    )
    table = given(line, [(2, 0)]).until("actions").choose("battle")
    assert (table.count("duchy", "warrior", 5), table.count("duchy", "tunnel", 5)) == (0, 0)
    assert swayed(table) == ["captain"]


@pytest.mark.law("rootbotics 10.2.1")
def test_buildings_removed_at_the_same_time_cost_one_crown_wherever_they_stood() -> None:
    line = (
        "root seats=bot:duchy,marquise turn=marquise phase=daylight marquise.hand=favor-of-the-rabbits "
        "@3=marquise.workshop @5=marquise.workshop,duchy.market @10=marquise.workshop,duchy.citadel "
        "duchy.swayed=captain,banker,mayor"
    )
    table = given(line).until("craft").choose("favor-of-the-rabbits")
    assert (table.count("duchy", "market", 5), table.count("duchy", "citadel", 10)) == (0, 0)
    assert swayed(table) == ["captain", "banker"]


@pytest.mark.law("rootbotics 10.2.1", "rootbotics 1.2.1")
def test_a_building_lost_in_its_own_attack_costs_a_crown_too() -> None:
    rest = "@1=duchy.warrior,duchy.market,marquise.warrior*3 duchy.swayed=captain,mayor"
    table = turn(rest, step="battle", luck=[(2, 2)])
    assert table.count("duchy", "market", 1) == 0  # the first hit takes the warrior, the second the market
    assert [event.args[1] for event in table.happened("crown lost")] == [MINISTERS.index("mayor")]


@pytest.mark.law("rootbotics 10.2.3")
def test_a_lost_crown_returns_to_the_supply_and_is_placed_again() -> None:
    table = lose_a_building(f"duchy.swayed={ALL_SWAYED}", luck=[(0, 0)])
    assert swayed(table) == list(MINISTERS[:-1])
    line = dumps(table.s).replace("turn=marquise", "turn=duchy").replace("phase=daylight", "phase=evening")
    line = " ".join(word for word in line.split() if not word.startswith(("step=", "turns=")))
    again = given(f"{line} duchy.order={BIRD_ORDER}")
    assert swayed(again) == list(MINISTERS)


# The Burrow


@pytest.mark.law("rootbotics 10.2.2")
def test_the_burrow_is_a_clearing_beside_every_tunnel_for_the_duchy_alone() -> None:
    table = given(
        "root seats=bot:duchy,marquise turn=marquise phase=daylight @5=duchy.tunnel,marquise.warrior*2 "
        "@9=duchy.tunnel duchy.burrow=2"
    )
    s, duchy, marquise = table.s, table.player("duchy"), table.player("marquise")
    assert list(duchy.neighbours(s, BURROW)) == [5, 9]
    assert BURROW in duchy.neighbours(s, 5)
    assert BURROW not in duchy.neighbours(s, 1)
    assert BURROW not in marquise.neighbours(s, 5)
    assert why_not_move(s, duchy, BURROW, 5) is None
    assert why_not_move(s, duchy, BURROW, 1) is not None
    assert why_not_move(s, marquise, 5, BURROW) is not None


@pytest.mark.law("rootbotics 10.2.2")
def test_only_the_duchy_places_in_the_burrow_and_nobody_builds_there() -> None:
    s = loads("root seats=bot:duchy,marquise @5=marquise.warrior*2")
    assert why_not_place(s, 1, BURROW) == "root 12.2.2"
    assert why_not_place(s, 0, BURROW) is None
    assert why_not_place(s, 1, 5) is None
    assert why_not_build(s, 0, BURROW) is not None


@pytest.mark.law("rootbotics 10.2.2", "rootbotics 10.3.2", "root 12.2.2", "root 12.3.2")
def test_the_duchy_rules_the_burrow_even_when_it_is_empty() -> None:
    table = turn("duchy.burrow=4", step="dig")
    assert table.count("duchy", "warrior", BURROW) == 0
    assert table.ruler(BURROW) == "duchy"
    assert not present(table.s, table.seat("duchy"), BURROW)
    fresh = setup("marquise", "bot:duchy").until("actions")
    assert fresh.count("duchy", "warrior", BURROW) == 0
    assert fresh.ruler(BURROW) == "duchy"


@pytest.mark.law("rootbotics 10.2.2")
def test_the_burrow_is_not_counted_among_the_clearings_of_the_map() -> None:
    s = loads("root seats=bot:duchy,marquise @1=duchy.warrior @5=marquise.warrior*2 duchy.burrow=6")
    assert ruled_clearings(s, 0) == [1]
    assert s.power[BURROW * OWNERS] == 6
    assert s.slots[BURROW] == 0


@pytest.mark.law("rootbotics 10.2.2", "root 12.2.2")
def test_rule_of_the_burrow_lets_it_move_out_where_others_rule() -> None:
    table = turn(
        "@6=marquise.workshop,marquise.warrior*5 @1=duchy.tunnel @8=duchy.tunnel @12=duchy.tunnel duchy.burrow=4"
    )
    assert digs(table) == [(6, 4)]


# Setup


@pytest.mark.law("rootbotics 10.3", "rootbotics 10.3.1", "rootbotics 10.3.2", "rootbotics 10.3.3", "rootbotics 10.3.4")
def test_it_surfaces_opposite_another_start() -> None:
    table = setup("marquise", "bot:duchy").choose(2).until("actions")
    assert table.s.starts[table.seat("duchy")] == 4
    assert (table.count("duchy", "warrior", 4), table.count("duchy", "tunnel", 4)) == (2, 1)
    for clearing in range(1, 13):
        assert table.count("duchy", "warrior", clearing) == (2 if clearing in (4, 8, 9, 12) else 0)
    assert table.count("duchy", "warrior", 0) == 12
    assert table.count("duchy", "warrior", BURROW) == 0
    assert [table.count("duchy", piece, 0) for piece in ("citadel", "market", "tunnel")] == [3, 3, 2]


@pytest.mark.law("rootbotics 10.3.3")
def test_without_a_start_to_face_it_surfaces_by_priority_in_a_free_corner() -> None:
    alone = setup("alliance", "bot:duchy").until("spread sympathy")
    assert alone.s.starts[alone.seat("duchy")] == 1
    crowded = setup("marquise", "eyrie", "bot:duchy").choose(1).until("actions")
    assert crowded.s.starts[crowded.seat("eyrie")] == 3
    assert crowded.s.starts[crowded.seat("duchy")] == 2


@pytest.mark.law("rootbotics 10.3.3", "rootbotics 12.2.1")
def test_its_start_has_the_neighbours_that_bots_have() -> None:
    table = Situation(
        Table.new(
            ROOT,
            {"seats": ["marquise", "bot:duchy"], "order": "given", "map": "mountain", "suits": "random"},
            nature=Luck(()),
        )
    )
    table.choose(1).until("actions")
    start = table.s.starts[table.seat("duchy")]
    around = [c for c in range(1, 13) if table.count("duchy", "warrior", c) and c != start]
    assert around == sorted(table.s.box.map.printed[start])


def starting_ministers(first: str, second: str) -> Situation:
    hand = ["root-tea-fox", "root-tea-rabbit", "root-tea-mouse"]
    return setup("marquise", "bot:duchy", luck=[*hand, first, second]).until("actions")


@pytest.mark.law("rootbotics 10.3.5")
def test_two_cards_sway_the_topmost_ministers_of_their_suits() -> None:
    table = starting_ministers("bake-sale", "sword")
    assert swayed(table) == ["marshal", "foremole"]
    assert table.discarded() == ["bake-sale", "sword"]


@pytest.mark.law("rootbotics 10.3.5")
def test_a_second_card_of_the_suit_sways_the_next_and_a_bird_any() -> None:
    assert swayed(starting_ministers("anvil", "foxfolk-steel")) == ["captain", "brigadier"]
    assert swayed(starting_ministers("arms-trader", "birdy-bindle")) == ["captain", "marshal"]
    assert swayed(starting_ministers("arms-trader", "anvil")) == ["captain", "brigadier"]


@pytest.mark.law("rootbotics 10.3.5")
def test_the_cards_of_the_setup_are_no_lost_souls() -> None:
    table = setup("marquise", "bot:lizards", "bot:duchy").until("actions")
    drawn = [CARDS[card].id for _, card in [event.args for event in table.happened("discarded", "rootbotics 10.3.5")]]
    assert len(drawn) == len(swayed(table)) == 2
    assert not Counter(drawn) - Counter(table.discarded())


# Birdsong


@pytest.mark.law("rootbotics 10.4", "rootbotics 10.4.1", "rootbotics 10.6.4")
def test_it_reveals_an_order_and_discards_it_at_the_end() -> None:
    table = birdsong("", "armorers")
    assert [event.article for event in table.happened("order")] == ["rootbotics 10.4.1"]
    assert table.discarded() == ["armorers"]
    assert [event.article for event in table.happened("discarded")] == ["rootbotics 10.6.4"]


@pytest.mark.law("rootbotics 10.4.2")
def test_it_crafts_the_item_of_the_order_for_one_point() -> None:
    table = birdsong("", "anvil")
    assert table.happened("crafted", "rootbotics 10.4.2")
    assert duchy_points(table, "rootbotics 1.1.2") == 1
    assert not birdsong("supply.hammer=0", "anvil").happened("crafted")
    assert not birdsong("", "armorers").happened("crafted")


CITADELS = ("", "@12=duchy.citadel", "@12=duchy.citadel*2", "@12=duchy.citadel*2 @1=duchy.citadel")


@pytest.mark.law("rootbotics 10.4.3")
@pytest.mark.parametrize(("built", "moles"), [(0, 0), (1, 1), (2, 2), (3, 4)])
def test_it_recruits_two_and_one_for_each_mole_symbol(built: int, moles: int) -> None:
    table = birdsong(CITADELS[built], MOUSE_ORDER)
    assert placed(table, "warrior", "10.4.3") == [(BURROW, 2 + moles)]


@pytest.mark.law("rootbotics 10.4.3")
def test_it_recruits_what_is_left() -> None:
    table = birdsong("@6=duchy.warrior*19", MOUSE_ORDER)
    assert placed(table, "warrior", "10.4.3") == [(BURROW, 1)]


@pytest.mark.law("rootbotics 10.7.3")
def test_the_foremole_is_one_more_symbol() -> None:
    table = birdsong(f"{CITADELS[1]} duchy.swayed=foremole", MOUSE_ORDER)
    assert placed(table, "warrior", "10.4.3") == [(BURROW, 4)]


@pytest.mark.law("rootbotics 3.3.1", "rootbotics 10.4.3")
@pytest.mark.parametrize(
    ("difficulty", "recruits", "bonus"), [("easy", 1, 0), ("default", 2, 0), ("challenging", 3, 0), ("nightmare", 3, 1)]
)
def test_difficulties(difficulty: str, recruits: int, bonus: int) -> None:
    table = birdsong(CITADELS[3], MOUSE_ORDER, bot=f"@{difficulty}")
    assert placed(table, "warrior", "10.4.3") == [(BURROW, recruits + 4)]
    assert duchy_points(table, "rootbotics 3.3.1") == bonus


# Dig


@pytest.mark.law("rootbotics 10.5", "rootbotics 10.5.1")
def test_four_warriors_dig_into_an_ordered_clearing() -> None:
    table = turn("duchy.burrow=5")
    assert digs(table) == [(6, 4)]
    assert table.count("duchy", "tunnel", 6) == 1
    assert table.count("duchy", "warrior", BURROW) == 1
    assert digs(turn("duchy.burrow=3")) == []


@pytest.mark.law("rootbotics 10.5.1")
def test_it_digs_where_it_has_neither_tunnel_nor_building_and_may_place() -> None:
    table = turn("duchy.burrow=4 @1=marquise.keep @6=duchy.tunnel @8=duchy.market")
    assert digs(table) == [(12, 4)]
    full = turn("duchy.burrow=4 @1=marquise.keep @6=duchy.tunnel @8=duchy.market @12=duchy.citadel")
    assert digs(full) == []
    assert full.count("duchy", "tunnel", 0) == 2


@pytest.mark.law("rootbotics 10.5.1.I")
def test_it_digs_by_open_slots_then_by_few_enemy_warriors() -> None:
    slots = turn("duchy.burrow=4 @6=marquise.sawmill @8=marquise.sawmill @12=marquise.warrior*3")
    assert digs(slots) == [(12, 4)]
    warriors = turn("duchy.burrow=4 @6=marquise.warrior*2 @8=marquise.warrior*3 @12=marquise.warrior")
    assert digs(warriors) == [(12, 4)]


@pytest.mark.law("rootbotics 10.5.1.I")
def test_with_a_bird_order_it_digs_by_enemy_buildings_and_tokens() -> None:
    rest = "duchy.burrow=4 @7=marquise.sawmill,marquise.wood @9=marquise.sawmill*2,marquise.wood @11=marquise.warrior*6"
    assert digs(turn(rest, BIRD_ORDER)) == [(9, 4)]
    assert digs(turn(rest, MOUSE_ORDER)) == [(11, 4)]


@pytest.mark.law("rootbotics 10.5.1.II")
def test_without_a_tunnel_in_supply_it_moves_that_with_the_fewest_warriors() -> None:
    rest = (
        "duchy.burrow=4 @3=duchy.tunnel,duchy.warrior*3 @5=duchy.tunnel,duchy.warrior @10=duchy.tunnel,duchy.warrior*2"
    )
    table = turn(rest)
    assert digs(table) == [(6, 4)]
    assert [table.count("duchy", "tunnel", c) for c in (3, 5, 6, 10)] == [1, 0, 1, 1]


@pytest.mark.law("rootbotics 10.5.1", "rootbotics 10.5.1.II")
def test_no_tunnel_is_taken_for_nothing_and_none_is_dug_where_it_was() -> None:
    rest = "@1=duchy.tunnel @6=duchy.tunnel,duchy.warrior @8=duchy.tunnel,duchy.warrior @12=duchy.market"
    table = turn(f"{rest} duchy.burrow=4")
    assert digs(table) == []
    assert [table.count("duchy", "tunnel", c) for c in (1, 6, 8)] == [1, 1, 1]


@pytest.mark.law("rootbotics 3.3.2")
def test_overwhelm_digs_twice_with_three() -> None:
    assert digs(turn("duchy.burrow=7", bot="+overwhelm")) == [(6, 3), (8, 3)]
    assert digs(turn("duchy.burrow=5", bot="+overwhelm")) == [(6, 3)]
    assert digs(turn("duchy.burrow=8")) == [(6, 4)]


@pytest.mark.law("rootbotics 3.3.2")
@pytest.mark.parametrize("order", [FOX_ORDER, BIRD_ORDER])
def test_invaders_dig_by_enemy_buildings_then_by_few_enemy_warriors(order: str) -> None:
    rest = (
        "duchy.burrow=4 @6=marquise.wood*4 @8=marquise.sawmill,marquise.warrior*2,marquise.wood "
        "@12=marquise.sawmill,marquise.warrior"
    )
    assert digs(turn(rest, order, bot="+invaders")) == [(12, 4)]
    assert digs(turn(rest, order)) == [(6, 4)]


@pytest.mark.law("rootbotics 3.3.2")
def test_traits_combine() -> None:
    rest = "duchy.burrow=6 @8=marquise.sawmill @12=marquise.sawmill,marquise.warrior"
    assert digs(turn(rest, bot="+invaders+overwhelm")) == [(8, 3), (12, 3)]


# Battle


@pytest.mark.law("rootbotics 10.5.2")
def test_it_battles_in_every_ordered_clearing() -> None:
    rest = " ".join([f"@{c}=duchy.warrior*2,marquise.warrior" for c in (3, 6, 8, 12)])
    assert battles(turn(rest, step="battle")) == [("marquise", 6), ("marquise", 8), ("marquise", 12)]
    assert battles(turn(rest, BIRD_ORDER, step="battle"))[0] == ("marquise", 3)


@pytest.mark.law("rootbotics 10.5.2.I")
def test_the_defender_has_most_buildings_then_pieces_then_points() -> None:
    three = "marquise,eyrie"
    buildings = "@6=duchy.warrior*2,marquise.warrior*5,eyrie.roost"
    assert battles(turn(buildings, step="battle", humans=three)) == [("eyrie", 6)]
    pieces = "@6=duchy.warrior*2,marquise.warrior*2,eyrie.warrior*3 marquise.points=9"
    assert battles(turn(pieces, step="battle", humans=three)) == [("eyrie", 6)]
    points = "@6=duchy.warrior*2,marquise.warrior*3,eyrie.warrior*3 eyrie.points=9"
    assert battles(turn(points, step="battle", humans=three)) == [("eyrie", 6)]
    equal = "@6=duchy.warrior*2,marquise.warrior*3,eyrie.warrior*3"
    assert battles(turn(equal, step="battle", humans=three)) == [("marquise", 6)]


@pytest.mark.law("rootbotics 10.7.1")
def test_the_captain_deals_an_extra_hit_at_a_tunnel() -> None:
    rest = "@6=duchy.warrior*3,marquise.warrior*4"
    tunnel, captain = ",duchy.tunnel", " duchy.swayed=captain"
    assert turn(rest + tunnel + captain, step="battle", luck=[(1, 0)]).count("marquise", "warrior", 6) == 2
    assert turn(rest + tunnel, step="battle", luck=[(1, 0)]).count("marquise", "warrior", 6) == 3
    assert turn(rest + captain, step="battle", luck=[(1, 0)]).count("marquise", "warrior", 6) == 3


@pytest.mark.law("rootbotics 10.7.1")
def test_the_captain_does_not_defend() -> None:
    line = (
        "root seats=bot:duchy,marquise turn=marquise phase=daylight @5=marquise.warrior*3,duchy.warrior*3,duchy.tunnel "
        "duchy.swayed=captain"
    )
    table = given(line, [(0, 0)]).until("actions").choose("battle")
    assert table.count("marquise", "warrior", 5) == 3


# Build


def built(table: Situation) -> list[tuple[str, int]]:
    return [(kind, c) for kind in ("citadel", "market") for c, _ in placed(table, kind, "10.5.3")]


@pytest.mark.law("rootbotics 10.5.3")
def test_it_builds_a_citadel_with_nine_in_supply_else_a_market() -> None:
    nine = turn("@7=duchy.warrior*4 @9=duchy.warrior*5 duchy.burrow=2", step="build")
    assert built(nine) == [("citadel", 9)]
    eight = turn("@7=duchy.warrior*4 @9=duchy.warrior*5 duchy.burrow=3", step="build")
    assert built(eight) == [("market", 9)]
    assert duchy_points(nine, "rootbotics 10.5.3") == 0


@pytest.mark.law("rootbotics 10.5.3")
def test_it_builds_where_it_rules_and_has_room() -> None:
    rest = "@7=duchy.warrior*2 @9=duchy.warrior*5,marquise.warrior*6 @1=duchy.warrior*4,marquise.sawmill"
    assert built(turn(rest, step="build")) == [("citadel", 7)]


@pytest.mark.law("rootbotics 10.5.3")
def test_a_point_where_the_building_cannot_be_placed() -> None:
    assert duchy_points(turn("", step="build"), "rootbotics 10.5.3") == 1
    used_up = turn("@7=duchy.citadel*2,duchy.warrior @9=duchy.citadel,duchy.warrior", step="build")
    assert built(used_up) == []
    assert duchy_points(used_up, "rootbotics 10.5.3") == 1
    everything = turn("@7=duchy.citadel*2 @9=duchy.citadel @11=duchy.market*3", step="build")
    assert duchy_points(everything, "rootbotics 10.5.3") == 0


FULL = "@1=duchy.warrior*2,duchy.market @7=duchy.warrior,marquise.warrior*4 @3=duchy.warrior,marquise.warrior*4"


@pytest.mark.law("rootbotics 3.3.2")
def test_invaders_without_an_open_slot_battle_everywhere_for_no_point() -> None:
    table = turn(FULL, step="build", bot="+invaders")
    assert battles(table) == [("marquise", 3), ("marquise", 7)]
    assert duchy_points(table, "rootbotics 10.5.3") == 0
    plain = turn(FULL, step="build")
    assert (battles(plain), duchy_points(plain, "rootbotics 10.5.3")) == ([], 1)


@pytest.mark.law("rootbotics 3.3.2")
def test_invaders_that_cannot_build_for_another_reason_score() -> None:
    ruling_nothing = turn("@7=duchy.warrior,marquise.warrior*4", step="build", bot="+invaders")
    assert (battles(ruling_nothing), duchy_points(ruling_nothing, "rootbotics 10.5.3")) == ([], 1)
    used_up = turn("@1=duchy.citadel @3=duchy.citadel @4=duchy.citadel,duchy.warrior", step="build", bot="+invaders")
    assert (battles(used_up), duchy_points(used_up, "rootbotics 10.5.3")) == ([], 1)


# Ministers


@pytest.mark.law("rootbotics 10.5.4", "rootbotics 10.7")
def test_swayed_ministers_act_from_top_to_bottom() -> None:
    rest = (
        "@6=duchy.market,duchy.tunnel,duchy.warrior*3 @7=duchy.citadel,duchy.tunnel,duchy.warrior*3 duchy.burrow=3 "
        f"duchy.swayed={ALL_SWAYED}"
    )
    table = turn(rest, step="ministers")
    articles = [event.article.removeprefix("rootbotics ") for event in table.events]
    told = [a for a in dict.fromkeys(articles) if a.startswith(("10.7", "10.5"))]
    assert told == ["10.7.2", "10.5.1", "10.5.3", "10.7.6", "10.7.7", "10.7.8", "10.7.9"]


@pytest.mark.law("rootbotics 10.5.4")
def test_ministers_without_a_crown_do_nothing() -> None:
    rest = "@6=duchy.market,duchy.tunnel,duchy.warrior*3 @7=duchy.citadel,duchy.tunnel,duchy.warrior*3 duchy.burrow=3"
    table = turn(f"{rest} duchy.swayed=captain,foremole", step="ministers")
    articles = {event.article for event in table.events}
    assert not [a for a in articles if a.startswith(("rootbotics 10.7", "rootbotics 10.5"))]


@pytest.mark.law("rootbotics 10.7.2")
def test_the_marshal_places_a_warrior_where_there_is_a_building_and_the_fewest() -> None:
    rest = "@1=duchy.warrior @6=duchy.market,duchy.warrior*3 @7=duchy.citadel,duchy.warrior*2 duchy.swayed=marshal"
    table = turn(rest, step="ministers")
    assert placed(table, "warrior", "10.7.2") == [(7, 1)]
    assert placed(turn("@1=duchy.warrior duchy.swayed=marshal", step="ministers"), "warrior", "10.7.2") == []


@pytest.mark.law("rootbotics 10.7.4")
def test_the_brigadier_digs_with_three_as_for_a_bird() -> None:
    rest = "@12=marquise.sawmill,marquise.warrior*5 duchy.swayed=brigadier"
    assert digs(turn(f"{rest} duchy.burrow=3", step="ministers")) == [(12, 3)]
    assert digs(turn(f"{rest} duchy.burrow=5", step="ministers")) == [(12, 4)]
    assert digs(turn(f"{rest} duchy.burrow=2", step="ministers")) == []
    assert digs(turn(f"{rest} @9=marquise.sawmill*2 duchy.burrow=5", step="ministers")) == [(12, 4)]  # ordered only


@pytest.mark.law("rootbotics 10.7.4", "rootbotics 3.3.2")
def test_the_brigadier_of_an_overwhelming_duchy_digs_once_with_three() -> None:
    rest = "@12=marquise.sawmill duchy.swayed=brigadier duchy.burrow=6"
    assert digs(turn(rest, step="ministers", bot="+overwhelm")) == [(12, 3)]


@pytest.mark.law("rootbotics 10.7.5")
def test_the_banker_builds() -> None:
    table = turn("@7=duchy.warrior*3 duchy.swayed=banker", step="ministers")
    assert built(table) == [("citadel", 7)]
    assert duchy_points(turn("duchy.swayed=banker", step="ministers"), "rootbotics 10.5.3") == 1
    assert battles(turn(f"{FULL} duchy.swayed=banker", step="ministers", bot="+invaders")) != []


@pytest.mark.law("rootbotics 10.7.6")
def test_the_mayor_trades_a_warrior_for_a_point() -> None:
    rest = "@7=duchy.warrior*3 @9=duchy.warrior*4 @11=duchy.warrior*5,marquise.warrior*6 duchy.swayed=mayor"
    table = turn(rest, step="ministers")
    assert done(table, "paid", "10.7.6") == [(9, 1)]
    assert duchy_points(table, "rootbotics 10.7.6") == 1
    assert table.count("duchy", "warrior", 0) == 9


@pytest.mark.law("rootbotics 10.7.6")
def test_the_mayor_may_take_from_the_burrow_which_comes_last_in_ties() -> None:
    more = turn("@9=duchy.warrior*4 duchy.burrow=5 duchy.swayed=mayor", step="ministers")
    assert done(more, "paid", "10.7.6") == [(BURROW, 1)]
    tied = turn("@9=duchy.warrior*4 duchy.burrow=4 duchy.swayed=mayor", step="ministers")
    assert done(tied, "paid", "10.7.6") == [(9, 1)]
    none = turn("@9=duchy.market duchy.swayed=mayor", step="ministers")
    assert duchy_points(none, "rootbotics 10.7.6") == 0


@pytest.mark.law("rootbotics 10.7.7")
def test_the_earl_of_stone_scores_citadels() -> None:
    table = turn("@7=duchy.citadel*2 @9=duchy.market duchy.swayed=earl~of~stone", step="ministers")
    assert duchy_points(table, "rootbotics 10.7.7") == 2


@pytest.mark.law("rootbotics 10.7.8")
def test_the_baron_of_dirt_scores_markets() -> None:
    table = turn("@7=duchy.market*2 @9=duchy.market,duchy.citadel duchy.swayed=baron~of~dirt", step="ministers")
    assert duchy_points(table, "rootbotics 10.7.8") == 3


@pytest.mark.law("rootbotics 10.7.9")
def test_the_duchess_of_mud_scores_for_three_tunnels() -> None:
    two = "@7=duchy.tunnel @9=duchy.tunnel duchy.swayed=duchess~of~mud"
    assert duchy_points(turn(two, step="ministers"), "rootbotics 10.7.9") == 0
    assert duchy_points(turn(f"{two} @11=duchy.tunnel", step="ministers"), "rootbotics 10.7.9") == 2


# Evening


def moves(table: Situation, article: str) -> list[tuple[Any, ...]]:
    return done(table, "moved", article)


@pytest.mark.law("rootbotics 10.6", "rootbotics 10.6.1", "rootbotics 10.6.1.I")
def test_small_bands_leave_for_the_adjacent_building_with_the_fewest_warriors() -> None:
    rest = "@12=duchy.warrior*2 @4=duchy.market,duchy.warrior*3 @7=duchy.market,duchy.warrior @9=duchy.warrior"
    table = turn(rest, step="rally")
    assert moves(table, "10.6.1") == [(12, 7, 2)]
    assert table.count("duchy", "warrior", 9) == 1  # not ordered


@pytest.mark.law("rootbotics 10.6.1")
def test_bands_of_three_or_beside_an_own_building_stay() -> None:
    rest = "@12=duchy.warrior*3 @8=duchy.warrior*2,duchy.citadel @4=duchy.market @7=duchy.market"
    table = turn(rest, step="rally")
    assert not table.happened("moved")


@pytest.mark.law("rootbotics 10.6.1.II")
def test_bands_without_a_destination_go_to_the_burrow_without_a_tunnel() -> None:
    table = turn("@12=duchy.warrior*2 @8=duchy.market", step="rally")
    assert moves(table, "10.6.1.II") == [(12, BURROW, 2)]
    assert table.count("duchy", "warrior", BURROW) == 2


@pytest.mark.law("rootbotics 10.6.1.II", "rootbotics 2.3")
def test_a_move_that_is_not_legal_is_no_destination() -> None:
    rest = "@12=duchy.warrior,marquise.warrior*3 @7=duchy.market,marquise.warrior*3"
    assert moves(turn(rest, step="rally"), "10.6.1.II") == [(12, BURROW, 1)]


@pytest.mark.law("rootbotics 10.6.1")
def test_warriors_beyond_four_go_to_the_burrow_wherever_it_rules() -> None:
    rest = "@9=duchy.warrior*6 @8=duchy.warrior*5 @7=duchy.warrior*5,marquise.warrior*6"
    table = turn(rest, step="rally")
    assert moves(table, "10.6.1") == [(8, BURROW, 1), (9, BURROW, 2)]
    assert [table.count("duchy", "warrior", c) for c in (7, 8, 9, BURROW)] == [5, 4, 4, 3]


@pytest.mark.law("rootbotics 10.6.1")
def test_those_who_arrive_count_for_the_four() -> None:
    table = turn("@12=duchy.warrior*2 @7=duchy.market,duchy.warrior*4", step="rally")
    assert moves(table, "10.6.1") == [(12, 7, 2), (7, BURROW, 2)]


@pytest.mark.law("rootbotics 10.6.1", "rootbotics 12.1.1")
def test_it_rallies_by_ferry() -> None:
    suits = ",".join(["fox", "mouse", "rabbit"] * 4)
    line = (
        f"root seats=bot:duchy,marquise map=lake suits={suits} ferry=1 turn=duchy step=rally duchy.order={FOX_ORDER} "
        "@1=duchy.warrior @12=duchy.market @2=marquise.warrior*9"
    )
    table = given(line)
    assert moves(table, "10.6.1") == [(1, 12, 1)]
    assert table.s.ferry == 12
    assert duchy_points(table, "rootbotics 2.8.1") == 1


@pytest.mark.law("rootbotics 10.6.2")
def test_it_scores_its_markets() -> None:
    table = turn("@7=duchy.market*2 @9=duchy.citadel", step="score")
    assert duchy_points(table, "rootbotics 10.6.2") == 2


@pytest.mark.law("rootbotics 10.6.3")
def test_it_sways_the_topmost_ordered_minister() -> None:
    assert swayed(turn("", step="sway~ministers")) == ["captain"]
    assert swayed(turn("duchy.swayed=captain", step="sway~ministers")) == ["captain", "brigadier"]
    assert swayed(turn("", RABBIT_ORDER, step="sway~ministers")) == ["marshal"]
    assert swayed(turn("", MOUSE_ORDER, step="sway~ministers")) == ["foremole"]


@pytest.mark.law("rootbotics 10.6.3")
def test_else_it_sways_the_bottommost_minister() -> None:
    assert swayed(turn("", BIRD_ORDER, step="sway~ministers")) == ["duchess of mud"]
    foxes = "duchy.swayed=captain,brigadier,earl~of~stone,duchess~of~mud"
    assert "baron of dirt" in swayed(turn(foxes, step="sway~ministers"))
    assert swayed(turn(f"duchy.swayed={ALL_SWAYED}", step="sway~ministers")) == list(MINISTERS)


# Snares


@pytest.mark.law("rootbotics 11.8.2", "rootbotics 10.5.1")
def test_a_snare_stops_tunnel_and_warriors() -> None:
    table = turn("duchy.burrow=4 @6=corvids.snare", humans="marquise,bot:corvids")
    assert digs(table) == []
    assert (table.count("duchy", "tunnel", 0), table.count("duchy", "warrior", BURROW)) == (3, 4)
    assert table.count("corvids", "snare", 6) == 0


@pytest.mark.law("rootbotics 11.8.2", "rootbotics 10.5.3")
def test_a_snare_takes_the_place_of_building_and_point() -> None:
    table = turn("@7=duchy.warrior*4,corvids.snare", step="build", humans="marquise,bot:corvids")
    assert (built(table), duchy_points(table, "rootbotics 10.5.3")) == ([], 0)


@pytest.mark.law("rootbotics 11.8.2", "rootbotics 10.6.1")
def test_a_snare_stops_the_band_that_leaves_but_not_those_taken_off() -> None:
    rest = "@12=duchy.warrior*2,corvids.snare @7=duchy.warrior*6,corvids.snare"
    table = turn(rest, step="rally", humans="marquise,bot:corvids")
    assert table.count("duchy", "warrior", 12) == 2
    assert moves(table, "10.6.1") == [(7, BURROW, 2)]
    assert (table.count("corvids", "snare", 12), table.count("corvids", "snare", 7)) == (0, 1)


# Foundations and investors


@pytest.mark.law("rootbotics 3.3.2")
def test_foundations_lose_the_lowest_minister_of_a_suit_that_lost_a_building() -> None:
    table = lose_a_building("duchy.swayed=marshal,banker,mayor", bot="+foundations")
    assert swayed(table) == ["marshal", "mayor"]
    unmatched = lose_a_building("duchy.swayed=captain,mayor", bot="+foundations")
    assert swayed(unmatched) == ["captain", "mayor"]


@pytest.mark.law("rootbotics 3.3.2")
def test_investors_make_a_human_discard_a_matching_card_and_cost_a_point() -> None:
    rest = "duchy.swayed=captain,mayor duchy.points=5 marquise.hand=anvil,bake-sale,armorers"
    table = lose_a_building(rest, bot="+investors")
    assert (table.prompt, table.asked) == ("compensate the investors", "marquise")
    assert table.offered == ["bake-sale", "armorers"]
    table.choose("bake-sale")
    assert table.points("duchy") == 4
    assert table.discarded() == ["bake-sale"]
    assert swayed(table) == ["captain"]


@pytest.mark.law("rootbotics 3.3.2")
def test_investors_sway_a_matching_minister_for_who_has_no_such_card() -> None:
    rest = "duchy.swayed=marshal,mayor duchy.points=5 marquise.hand=anvil"
    table = lose_a_building(rest, bot="+investors")
    assert table.prompt == "actions"
    assert swayed(table) == ["marshal", "banker", "mayor"]
    assert table.points("duchy") == 5
    full = lose_a_building("duchy.swayed=marshal,banker,baron~of~dirt", bot="+investors")
    assert swayed(full) == ["marshal", "banker", "baron of dirt"]


@pytest.mark.law("rootbotics 3.3.2")
def test_investors_ask_an_unknown_hand_whether_it_holds_such_a_card() -> None:
    rest = "duchy.swayed=marshal,mayor duchy.points=5 marquise.hand=?*2"
    table = lose_a_building(rest, bot="+investors")
    assert table.offered[-1] == "no"
    assert "anvil" not in table.offered
    table.choose("no")
    assert swayed(table) == ["marshal", "banker", "mayor"]


@pytest.mark.law("rootbotics 3.3.2")
def test_investors_do_not_ask_bots() -> None:
    line = (
        "root seats=bot:duchy+investors,bot:marquise,eyrie turn=marquise step=battle marquise.order=ambush-rabbit "
        "@5=marquise.warrior*2,duchy.market @2=eyrie.warrior*2,eyrie.roost eyrie.leader=builder "
        "duchy.swayed=captain,mayor duchy.points=5"
    )
    table = given(line, [(0, 0)])
    assert table.count("duchy", "market", 5) == 0
    assert swayed(table) == ["captain"]
    assert table.points("duchy") == 5


@pytest.mark.law("rootbotics 3.3.2")
def test_investors_and_foundations_settle_buildings_lost_at_the_same_time_once() -> None:
    line = (
        "root seats=bot:duchy+foundations+investors,marquise turn=marquise phase=daylight "
        "marquise.hand=favor-of-the-mice,bake-sale,sword "
        "@2=marquise.workshop @7=marquise.workshop,duchy.market @9=marquise.workshop,duchy.citadel "
        "duchy.swayed=foremole,banker,mayor duchy.points=3"
    )
    table = given(line).until("craft").choose("favor-of-the-mice")
    assert "sword" in table.discarded()  # the only card that matches is no question
    assert swayed(table) == ["foremole", "banker"]
    assert table.points("duchy") == 2


@pytest.mark.law("rootbotics 3.3.2")
def test_no_other_trait_exists() -> None:
    with pytest.raises(BadSetup, match="its traits: foundations, investors, overwhelm, invaders"):
        setup("marquise", "bot:duchy+swoop")


# Positions


def test_a_position_holds_burrow_crowns_and_order() -> None:
    line = (
        f"root seats=bot:duchy,marquise turn=duchy step=battle duchy.order={FOX_ORDER} @1=duchy.tunnel duchy.burrow=3"
    )
    s = loads(f"{line} duchy.swayed=captain,earl~of~stone")
    duchy = s.players[0]
    assert isinstance(duchy, DrillbitDuchy)
    assert duchy.in_burrow(s) == 3
    assert loads(dumps(s)) == s
    assert State.from_bytes(s.box, s.to_bytes()) == s == s.copy()
    with pytest.raises(PositionError, match=r"duchy\.burrow"):
        loads("root seats=bot:duchy,marquise @1=duchy.warrior*18 duchy.burrow=3")
    with pytest.raises(PositionError, match="did you mean 'mayor'"):
        loads("root seats=bot:duchy,marquise duchy.swayed=major")
