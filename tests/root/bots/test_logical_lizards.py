"""The Logical Lizards: Law of Rootbotics, chapter 8."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterable
from itertools import combinations
from typing import Any

import pytest
from tests.root.situation import Situation, given, setup

from lawbound.kernel import BadSetup, Table
from lawbound.root.bots.logical_lizards import MARKER, LogicalLizards
from lawbound.root.cards import CARDS, SUIT_NAMES, UNKNOWN
from lawbound.root.naming import PositionError
from lawbound.root.pieces import CLEARINGS
from lawbound.root.position_text import dump_yaml, dumps, loads
from lawbound.root.rules import ROOT
from lawbound.root.setup import cards_in_play
from lawbound.root.state import ASIDE, NONE, PLAYING, ROW, State

ALL = [CARDS[card].id for card in ROOT.start({"seats": ["marquise", "eyrie", "alliance"]}).box.deck]


def lizards(rest: str = "", spec: str = "", luck: Iterable[Any] = (), others: str = "marquise,eyrie") -> Situation:
    """The bot's turn, up to the first question to the Vagabond, who comes next and watches from clearing 5."""
    return given(f"root seats=bot:lizards{spec},vagabond,{others} turn=lizards vagabond.place=5 {rest}", luck=luck)


def conspire(
    rest: str, order: str = "fox", space: int = 5, acolytes: int = 1, spec: str = "", luck: Iterable[Any] = ()
) -> Situation:
    """The same from the conspiracies on, with the marker on that space and no Lost Souls, so without rituals."""
    line = f"step=conspire lizards.order={order} lizards.conspiracy={space} lizards.acolytes={acolytes} {rest}"
    return lizards(line, spec, luck, "marquise,eyrie,alliance")


def rituals(souls: str, rest: str = "", spec: str = "", order: str = "mouse") -> Situation:
    """The same from the rituals on; the bot crafts nothing."""
    return lizards(f"step=rituals lizards.order={order} lizards.souls={souls} {rest}", spec, ["armorers"])


def bot(table: Situation) -> LogicalLizards:
    player = table.player("lizards")
    assert isinstance(player, LogicalLizards)
    return player


def names(cards: Iterable[int]) -> list[str]:
    return [CARDS[card].id for card in cards]


def souls(table: Situation) -> list[str]:
    """The Lost Souls from the bottom to the top."""
    return names(bot(table).lost_souls(table.s))


def acolytes(table: Situation) -> int:
    return table.count("lizards", "warrior", ASIDE)


def space(table: Situation) -> int:
    """Where the conspiracy marker is."""
    return table.s.own[table.seat("lizards")][MARKER] + 1


def warriors(table: Situation, clearing: int, *keys: str) -> list[int]:
    return [table.count(key, "warrior", clearing) for key in keys or ("lizards",)]


# Abilities


@pytest.mark.law("rootbotics 8.2.1", "root 10.2.4")
def test_the_lizards_rule_every_clearing_with_a_garden() -> None:
    line = "root seats=marquise,bot:lizards,eyrie turn=marquise "
    table = given(line + "@12=lizards.fox~garden,marquise.warrior*9 @11=lizards.mouse~garden,eyrie.roost,eyrie.warrior")
    assert (table.ruler(12), table.ruler(11)) == ("lizards", "lizards")
    table = given(line + "@12=lizards.warrior*2,marquise.warrior*9 @11=lizards.warrior*2,eyrie.roost,eyrie.warrior")
    assert (table.ruler(12), table.ruler(11)) == ("marquise", "eyrie")


@pytest.mark.law("rootbotics 8.2.1", "root 10.2.4")
def test_without_its_last_garden_a_clearing_is_ruled_as_usual() -> None:
    line = "root seats=marquise,bot:lizards turn=marquise phase=daylight @12=lizards.fox~garden,marquise.warrior*3"
    table = given(line, luck=[(0, 0)]).until("actions")
    assert table.ruler(12) == "lizards"
    table.choose("battle")
    assert table.ruler(12) == "marquise"


@pytest.mark.law("rootbotics 8.2.1", "root 10.2.4")
def test_nobody_comes_to_rule_a_clearing_with_a_garden() -> None:
    line = "root seats=marquise,bot:lizards turn=marquise phase=daylight @12=lizards.fox~garden @4=marquise.warrior*9"
    table = given(line).until("actions").choose("march", 12, 9)
    assert table.ruler(12) == "lizards"


def attacked(souls: str, rest: str, luck: Iterable[Any], others: str = "eyrie") -> Situation:
    """The Marquise battles the Lizards in clearing 12."""
    line = f"root seats=marquise,bot:lizards,{others} turn=marquise phase=daylight lizards.souls={souls} "
    return given(line + rest, luck=luck).until("actions").choose("battle")


@pytest.mark.law("rootbotics 8.2.2")
@pytest.mark.parametrize(("hits", "gained"), [(0, 0), (1, 1), (3, 1)])
def test_one_of_the_warriors_removed_at_once_in_another_turn_becomes_an_acolyte(hits: int, gained: int) -> None:
    table = attacked("anvil", "@12=lizards.warrior*4,marquise.warrior*4", [(hits, 0)])
    assert warriors(table, 12) == [4 - hits]
    assert acolytes(table) == gained
    assert table.count("lizards", "warrior", 0) == 21 + hits - gained


@pytest.mark.law("rootbotics 8.2.2")
def test_warriors_lost_in_the_own_turn_go_to_the_supply() -> None:
    table = conspire("@8=lizards.warrior*3,eyrie.warrior*3", space=1, luck=[(2, 2), "armorers"])
    assert warriors(table, 8, "lizards", "eyrie") == [1, 1]
    assert acolytes(table) == 0


FAVOR = "marquise.hand=favor-of-the-foxes @6=marquise.workshop*2,lizards.warrior*2 @8=marquise.workshop "


@pytest.mark.law("rootbotics 8.2.2", "rootbotics 8.2.3")
def test_an_effect_in_many_clearings_is_one_removal_but_every_garden_counts() -> None:
    line = "root seats=marquise,bot:lizards turn=marquise phase=daylight lizards.souls=anvil,sword,bake-sale "
    table = given(line + FAVOR + "@1=lizards.fox~garden,lizards.warrior @12=lizards.warrior*3,lizards.fox~garden")
    table.until("craft").choose("favor-of-the-foxes")
    assert [warriors(table, c) for c in (1, 6, 12)] == [[0], [0], [0]]
    assert acolytes(table) == 1
    assert table.points("marquise") == 2
    assert sorted(table.discarded()) == ["bake-sale", "sword"]
    assert souls(table) == ["anvil", "favor-of-the-foxes"]


@pytest.mark.law("rootbotics 8.2.3")
@pytest.mark.parametrize(("roll", "left"), [(0, ["anvil", "sword"]), (1, ["anvil"])])
def test_every_removed_garden_costs_the_top_card_of_the_lost_souls(roll: int, left: list[str]) -> None:
    rest = "@12=lizards.fox~garden*2,marquise.warrior*3"
    table = attacked("anvil,sword,bake-sale", rest, [(roll, 0)])
    assert souls(table) == left
    assert table.discarded() == ["bake-sale", "sword"][: 1 + roll]


@pytest.mark.law("rootbotics 8.2.3")
def test_without_lost_souls_a_garden_costs_nothing() -> None:
    table = attacked("anvil", "@12=lizards.fox~garden*2,marquise.warrior*3", [(1, 0)])
    assert (souls(table), table.discarded()) == ([], ["anvil"])
    assert table.points("marquise") == 2


@pytest.mark.law("rootbotics 8.2.3", "root 3.3.3")
def test_a_dominance_card_that_leaves_the_lost_souls_lies_beside_the_map() -> None:
    rest = "@12=lizards.fox~garden,marquise.warrior*3"
    table = attacked("anvil,dominance-fox", rest, [(0, 0)], "eyrie,alliance")
    assert (souls(table), table.discarded()) == (["anvil"], [])
    assert names(table.s.available) == ["dominance-fox"]


@pytest.mark.law("rootbotics 8.2.3")
def test_a_garden_lost_beside_another_effect_waits_for_the_player_of_the_turn() -> None:
    line = "root seats=marquise,bot:lizards,alliance turn=marquise phase=daylight lizards.souls=anvil "
    rest = "alliance.supporters=foxfolk-steel @1=lizards.fox~garden @12=alliance.fox~base "
    table = given(line + rest + FAVOR).until("craft").choose("favor-of-the-foxes")
    assert (table.prompt, table.asked) == ("which effect first", "marquise")
    assert sorted(table.offered) == ["base lost", "gardens lost"]
    table.choose("base lost")
    assert table.discarded() == ["foxfolk-steel"]  # it had come to lie on top


# The Lost Souls


def spent(card: str, others: str = "eyrie,alliance", rest: str = "") -> Situation:
    """The Marquise spends that card to overwork."""
    line = f"root seats=marquise,bot:lizards,{others} turn=marquise phase=daylight marquise.hand={card} "
    line += f"lizards.souls=sword discard=bake-sale @12=marquise.sawmill,marquise.warrior {rest}"
    return given(line).until("actions").choose("overwork")


@pytest.mark.law("rootbotics 8.2.4", "root 10.2.6")
def test_a_spent_card_lies_face_up_on_top_of_the_lost_souls() -> None:
    table = spent("anvil")
    assert souls(table) == ["sword", "anvil"]
    assert table.discarded() == ["bake-sale"]
    for seat in (None, 0, 1, 2):
        assert names(table.table.view(seat).state.piles[bot(table).pile]) == ["sword", "anvil"]


@pytest.mark.law("rootbotics 8.2.4", "root 10.2.6", "root 3.3.3")
def test_dominance_cards_are_lost_souls_too() -> None:
    table = spent("dominance-fox")
    assert souls(table) == ["sword", "dominance-fox"]
    assert not table.s.available


@pytest.mark.law("rootbotics 8.2.4", "rootbotics 2.8.1")
def test_a_card_given_to_a_bot_joins_the_lost_souls() -> None:
    line = "root seats=vagabond,bot:lizards turn=vagabond phase=daylight vagabond.place=12 @12=lizards.warrior "
    table = given(line + "vagabond.hand=anvil lizards.souls=sword vagabond.satchel=boots*3").choose("aid")
    assert souls(table) == ["sword", "anvil"]
    assert table.points("lizards") == 1


@pytest.mark.law("rootbotics 8.2.4", "root 2.1.2")
@pytest.mark.parametrize("discard", ["anvil", ""])
def test_an_empty_deck_is_formed_from_the_discard_pile_without_the_lost_souls(discard: str) -> None:
    rest = [card for card in ALL if card != discard and not card.startswith("dominance")]
    line = f"root seats=marquise,bot:lizards turn=marquise phase=evening lizards.souls={','.join(rest)} "
    table = given(line + (f"discard={discard} " if discard else "") + "@12=marquise.warrior")
    assert table.hand("marquise") == ([discard] if discard else [])


@pytest.mark.law("rootbotics 8.2.4", "root D.2.2")
def test_day_labor_looks_through_the_discard_pile_only() -> None:
    line = "root seats=vagabond,bot:lizards turn=vagabond phase=daylight vagabond.place=12 vagabond.character=tinker "
    line += "vagabond.satchel=torch,boots "
    assert "special action" not in given(line + "lizards.souls=anvil").until("daylight").offered
    table = given(line + "lizards.souls=anvil discard=foxfolk-steel").until("daylight").choose("special action")
    assert table.hand("vagabond") == ["foxfolk-steel"]
    assert souls(table) == ["anvil"]


# Setup


def set_up(keep: int, luck: Iterable[Any] = ()) -> Situation:
    """The Marquise with her keep in that corner; her turn comes first."""
    table = setup("marquise", "bot:lizards", luck=luck).choose(keep)
    while table.s.stage != PLAYING:
        table.choose(table.offered[0])
    return table


@pytest.mark.law("rootbotics 8.3", "rootbotics 8.3.1", "rootbotics 8.3.2", "rootbotics 8.3.4")
@pytest.mark.parametrize(("keep", "corner", "suit"), [(1, 3, "rabbit"), (3, 1, "fox"), (4, 2, "mouse")])
def test_they_start_in_the_opposite_corner_with_a_garden_and_warriors_around(keep: int, corner: int, suit: str) -> None:
    table = set_up(keep)
    around = table.s.paths[corner]
    expected = {c: 4 if c == corner else 1 if c in around else 0 for c in CLEARINGS}
    assert {c: table.count("lizards", "warrior", c) for c in CLEARINGS} == expected
    assert table.count("lizards", "warrior", 0) == 25 - 4 - len(around)
    for kind in ("fox", "rabbit", "mouse"):
        assert table.count("lizards", f"{kind} garden", corner) == (kind == suit)
        assert table.count("lizards", f"{kind} garden", 0) == 5 - (kind == suit)
    assert table.s.starts[1] == corner


@pytest.mark.law("rootbotics 8.3.2", "rootbotics 2.1")
def test_without_an_opposite_start_priority_decides_between_the_corners_and_not_luck() -> None:
    hand_and_supporters = ["anvil", "sword", "bake-sale", "root-tea-fox", "root-tea-rabbit", "root-tea-mouse"]
    for corner in (1, 2, 3, 4):  # what luck would say if it were asked
        table = setup("alliance", "bot:lizards", luck=[*hand_and_supporters, corner])
        assert table.s.starts[1] == 1
        assert table.count("lizards", "warrior", 1) == 4


@pytest.mark.law("rootbotics 8.3.2")
def test_a_taken_corner_is_left_alone() -> None:
    table = setup("marquise", "eyrie", "bot:lizards").choose(4)
    while table.s.stage != PLAYING:
        table.choose(table.offered[0])
    assert list(table.s.starts[:2]) == [4, 2]  # there is a slot left in clearing 2
    assert table.s.starts[2] == 1  # 3, too, is nobody's start, and lies opposite none either


@pytest.mark.law("rootbotics 8.3.3")
def test_the_marker_starts_on_sanctify_so_that_the_first_conspiracy_is_convert() -> None:
    table = set_up(1)
    assert space(table) == 5
    assert space(given("root seats=marquise,bot:lizards turn=marquise @12=marquise.warrior")) == 5


@pytest.mark.law("rootbotics 8.3.5")
def test_three_cards_are_drawn_onto_the_lost_souls_in_order() -> None:
    luck = ["foxfolk-steel", "root-tea-fox", "root-tea-mouse", "sword", "armorers", "anvil"]
    table = set_up(1, luck)
    assert souls(table) == ["sword", "armorers", "anvil"]
    assert not table.hand("lizards")


# Birdsong


@pytest.mark.law("rootbotics 8.4", "rootbotics 8.4.1")
@pytest.mark.parametrize(
    ("cards", "suit"),
    [
        ("anvil,foxfolk-steel,sword", "fox"),
        ("sword,anvil,crossbow-mouse", "mouse"),
        ("bake-sale", "rabbit"),
        ("armorers,sappers,anvil", "bird"),
        ("anvil,foxfolk-steel,armorers", "fox"),
        ("anvil,sword", "bird"),
        ("anvil,foxfolk-steel,sword,crossbow-mouse,bake-sale", "bird"),
        ("anvil,foxfolk-steel,armorers,sappers", "bird"),
        ("", "bird"),
    ],
)
def test_the_order_is_the_most_common_suit_of_the_lost_souls(cards: str, suit: str) -> None:
    table = lizards(f"lizards.souls={cards}" if cards else "")
    order = bot(table).order_suit(table.s)
    assert order is not None
    assert SUIT_NAMES[order] == suit


@pytest.mark.law("rootbotics 8.4", "rootbotics 8.4.1", "rootbotics 8.4.2")
def test_the_order_of_this_birdsong_holds_for_its_conspiracies() -> None:
    rest = "lizards.acolytes=1 lizards.order=mouse @8=eyrie.warrior @9=eyrie.warrior"
    table = lizards(f"lizards.souls=anvil,foxfolk-steel,sword {rest}", luck=["armorers"])
    assert warriors(table, 8, "eyrie") == [0]
    assert warriors(table, 9, "eyrie") == [1]


@pytest.mark.law("rootbotics 8.4.2")
def test_without_acolytes_the_marker_stays() -> None:
    table = conspire("@8=eyrie.warrior", acolytes=0, space=2)
    assert (space(table), warriors(table, 8, "eyrie")) == (2, [1])


@pytest.mark.law("rootbotics 8.4.2")
def test_the_marker_moves_then_the_conspiracy_is_performed_then_an_acolyte_goes() -> None:
    table = conspire("@8=eyrie.warrior", space=5)
    assert (space(table), acolytes(table)) == (1, 0)
    assert warriors(table, 8, "lizards", "eyrie") == [1, 0]
    assert table.count("lizards", "warrior", 0) == 24


@pytest.mark.law("rootbotics 8.4.2")
def test_a_conspiracy_that_cannot_be_performed_costs_nothing_but_the_marker_moves_on() -> None:
    table = conspire("@8=eyrie.roost", space=5)  # nobody to convert, nobody to crusade with
    assert (space(table), acolytes(table)) == (5, 0)
    assert table.count("lizards", "fox garden", 8) == 1


@pytest.mark.law("rootbotics 8.4.2")
def test_a_whole_round_in_vain_ends_it_and_keeps_the_acolytes() -> None:
    table = conspire("@9=eyrie.warrior,eyrie.roost", space=2, acolytes=3)  # a mouse clearing, not ordered
    assert (space(table), acolytes(table)) == (2, 3)


@pytest.mark.law("rootbotics 8.4.2")
def test_it_goes_on_until_no_acolyte_is_left() -> None:
    table = conspire("@8=eyrie.warrior*5", acolytes=3, luck=[(0, 0), "armorers"])
    # convert; no crusade with a single warrior; convert; crusade with two
    assert (space(table), acolytes(table)) == (4, 0)
    assert warriors(table, 8, "lizards", "eyrie") == [2, 3]


@pytest.mark.law("rootbotics 8.4.2")
def test_it_stops_a_round_after_the_last_success() -> None:
    table = conspire("@8=eyrie.warrior", space=4, acolytes=9)  # no building; then convert; then nothing more
    assert (space(table), acolytes(table)) == (1, 8)


# Convert


@pytest.mark.law("rootbotics 8.4.2.I")
def test_one_enemy_warrior_in_an_ordered_clearing_becomes_a_lizard() -> None:
    table = conspire("@8=eyrie.warrior*2 @9=eyrie.warrior*2,eyrie.roost")
    assert warriors(table, 8, "lizards", "eyrie") == [1, 1]
    assert warriors(table, 9, "lizards", "eyrie") == [0, 2]


@pytest.mark.law("rootbotics 8.4.2.I", "rootbotics 2.7")
def test_with_a_bird_order_every_clearing_is_ordered() -> None:
    table = conspire("@9=eyrie.warrior*2", order="bird")
    assert warriors(table, 9, "lizards", "eyrie") == [1, 1]


@pytest.mark.law("rootbotics 8.4.2", "rootbotics 8.4.2.I.a")
@pytest.mark.parametrize(("marquise", "eyrie", "target"), [(9, 8, "marquise"), (8, 9, "eyrie"), (9, 9, "marquise")])
def test_the_player_with_the_most_points_is_converted_first_in_turn_order_on_a_tie(
    marquise: int, eyrie: int, target: str
) -> None:
    rest = f"marquise.points={marquise} eyrie.points={eyrie} alliance.points=20 @1=marquise.warrior*3 "
    table = conspire(rest + "@6=eyrie.roost @8=eyrie.warrior*3 @9=alliance.warrior")
    assert warriors(table, 1, "lizards", "marquise") == ([1, 2] if target == "marquise" else [0, 3])
    assert warriors(table, 8, "lizards", "eyrie") == ([1, 2] if target == "eyrie" else [0, 3])
    assert warriors(table, 9, "alliance") == [1]


@pytest.mark.law("rootbotics 8.4.2.I.a")
def test_whoever_has_activated_a_dominance_card_has_no_points() -> None:
    rest = "marquise.points=15 marquise.dominance=dominance-fox eyrie.points=2 @1=marquise.warrior @8=eyrie.warrior"
    table = conspire(rest)
    assert [warriors(table, 1), warriors(table, 8)] == [[0], [1]]


@pytest.mark.law("rootbotics 8.4.2", "rootbotics 8.4.2.I.b")
def test_the_clearing_with_the_most_buildings_of_that_player() -> None:
    rest = "eyrie.points=1 @1=eyrie.warrior @6=eyrie.warrior,marquise.sawmill*2 @8=eyrie.warrior,eyrie.roost "
    table = conspire(rest + "@12=eyrie.warrior*5")
    assert [warriors(table, c) for c in (1, 6, 8, 12)] == [[0], [0], [1], [0]]


@pytest.mark.law("rootbotics 8.4.2.I.b", "rootbotics 2.1")
def test_then_the_clearing_of_highest_priority() -> None:
    table = conspire("@6=eyrie.warrior @8=eyrie.warrior*2 @12=eyrie.warrior")
    assert [warriors(table, c) for c in (6, 8, 12)] == [[1], [0], [0]]


@pytest.mark.law("rootbotics 8.4.2.I", "rootbotics 2.3", "root G.1.13")
def test_no_exchange_where_a_lizard_cannot_be_placed() -> None:
    keep = "marquise.start=1 marquise.points=9 @1=marquise.warrior*3,marquise.keep "
    table = conspire(keep + "@8=eyrie.warrior")
    assert [warriors(table, 1, "marquise"), warriors(table, 8)] == [[3], [1]]
    table = conspire(keep + "@8=marquise.warrior")
    assert [warriors(table, 1, "marquise"), warriors(table, 8)] == [[3], [1]]
    table = conspire("@5=lizards.warrior*24 @8=eyrie.warrior")  # the last one is the acolyte
    assert (warriors(table, 8, "eyrie"), acolytes(table)) == ([1], 1)


@pytest.mark.law("rootbotics 8.4.2.I", "root 6.2.3")
def test_a_converted_warrior_has_been_removed() -> None:
    rest = "marquise.hand=anvil marquise.start=2 @2=marquise.keep @8=marquise.warrior*2"
    table = conspire(rest)
    assert (table.prompt, table.asked) == ("field hospitals", "marquise")
    table.choose("anvil")
    assert warriors(table, 2, "marquise") == [1]
    assert souls(table)[0] == "anvil"


# Crusade


@pytest.mark.law("rootbotics 8.4.2.II")
def test_a_crusade_battles_in_every_ordered_clearing_with_two_warriors() -> None:
    rest = "@1=lizards.warrior*2,eyrie.warrior*3 @6=lizards.warrior,eyrie.warrior*3 @8=lizards.warrior*3 "
    rest += "@9=lizards.warrior*3,eyrie.warrior*3 @12=lizards.warrior*3,eyrie.warrior*3"
    table = conspire(rest, space=1, luck=[(1, 0), (3, 1), "armorers"])
    assert [warriors(table, c, "lizards", "eyrie") for c in (1, 6, 9, 12)] == [[2, 2], [1, 3], [3, 3], [2, 0]]
    assert (space(table), acolytes(table)) == (2, 0)


@pytest.mark.law("rootbotics 8.4.2.II")
def test_a_crusade_without_any_battle_is_not_performed() -> None:
    table = conspire("@6=lizards.warrior,eyrie.warrior @8=lizards.warrior*3", space=1)
    # so the next conspiracy converts
    assert (space(table), acolytes(table)) == (3, 0)
    assert warriors(table, 6, "lizards", "eyrie") == [2, 0]


@pytest.mark.law("rootbotics 8.4.2.II", "rootbotics 2.8.2")
def test_nobody_can_ambush_a_crusade() -> None:
    table = conspire("eyrie.hand=ambush-fox @8=lizards.warrior*3,eyrie.warrior*2", space=1, luck=[(1, 0), "armorers"])
    assert warriors(table, 8, "lizards", "eyrie") == [3, 1]
    assert table.asked == "vagabond"


@pytest.mark.law("rootbotics 8.4.2.II.a")
@pytest.mark.parametrize(("marquise", "eyrie", "defender"), [(9, 8, "marquise"), (8, 9, "eyrie"), (9, 9, "marquise")])
def test_the_defender_is_the_player_there_with_the_most_points(marquise: int, eyrie: int, defender: str) -> None:
    rest = f"marquise.points={marquise} eyrie.points={eyrie} alliance.points=20 @9=alliance.warrior "
    rest += "@8=lizards.warrior*3,eyrie.warrior*4,marquise.warrior*2"
    table = conspire(rest, space=1, luck=[(1, 0), "armorers"])
    hit = [1, 4] if defender == "marquise" else [2, 3]
    assert warriors(table, 8, "marquise", "eyrie") == hit


# Sanctify


@pytest.mark.law("rootbotics 8.4.2.III", "root 3.2.1")
def test_one_enemy_building_becomes_a_garden_of_the_suit_of_its_clearing() -> None:
    table = conspire("@8=eyrie.roost,eyrie.warrior*2 @9=marquise.sawmill", space=4)
    assert table.count("eyrie", "roost", 8) == 0
    assert table.count("lizards", "fox garden", 8) == 1
    assert table.ruler(8) == "lizards"
    assert table.count("marquise", "sawmill", 9) == 1
    assert table.points("lizards") == 1  # for the building; the track still gives nothing
    assert (space(table), acolytes(table)) == (5, 0)
    table = conspire("@9=marquise.sawmill", space=4, order="bird")
    assert table.count("lizards", "mouse garden", 9) == 1


@pytest.mark.law("rootbotics 8.4.2.III", "rootbotics 2.3")
def test_where_no_garden_of_the_suit_is_left_nothing_can_be_sanctified() -> None:
    full = "@6=lizards.fox~garden*2 @12=lizards.fox~garden*2 @1=lizards.fox~garden "
    table = conspire(full + "@8=eyrie.roost", space=4)
    assert (table.count("eyrie", "roost", 8), acolytes(table)) == (1, 1)
    table = conspire(full + "@8=eyrie.roost @9=eyrie.roost,eyrie.warrior*9", space=4, order="bird", acolytes=1)
    assert (table.count("eyrie", "roost", 8), table.count("eyrie", "roost", 9)) == (1, 0)


@pytest.mark.law("rootbotics 8.4.2.III", "rootbotics 2.3")
def test_nothing_is_sanctified_beside_the_keep() -> None:
    table = conspire("marquise.start=1 @1=marquise.keep,marquise.sawmill", space=4)
    assert (table.count("marquise", "sawmill", 1), acolytes(table)) == (1, 1)


@pytest.mark.law("rootbotics 8.4.2", "rootbotics 8.4.2.III.a")
@pytest.mark.parametrize(("marquise", "eyrie", "target"), [(9, 8, "marquise"), (8, 9, "eyrie"), (9, 9, "marquise")])
def test_the_player_with_the_most_points_loses_the_building(marquise: int, eyrie: int, target: str) -> None:
    rest = f"marquise.points={marquise} eyrie.points={eyrie} alliance.points=20 @9=alliance.mouse~base "
    table = conspire(rest + "@6=marquise.sawmill,marquise.warrior*3 @1=eyrie.roost,eyrie.warrior", space=4)
    assert table.count("marquise", "sawmill", 6) == (target != "marquise")
    assert table.count("eyrie", "roost", 1) == (target != "eyrie")


@pytest.mark.law("rootbotics 8.4.2.III.b")
def test_where_that_player_has_the_fewest_warriors_then_by_priority() -> None:
    rest = "@1=eyrie.roost,eyrie.warrior*2 @6=eyrie.roost,eyrie.warrior @8=eyrie.roost,eyrie.warrior,marquise.warrior*5"
    table = conspire(rest, space=4)
    assert [table.count("lizards", "fox garden", c) for c in (1, 6, 8)] == [0, 1, 0]
    table = conspire("@1=eyrie.roost,eyrie.warrior*2 @8=eyrie.roost,eyrie.warrior,marquise.warrior*5", space=4)
    assert [table.count("lizards", "fox garden", c) for c in (1, 8)] == [0, 1]


@pytest.mark.law("rootbotics 8.4.2.III")
@pytest.mark.parametrize("kind", ["sawmill", "recruiter"])
def test_luck_decides_between_kinds_of_building(kind: str) -> None:
    rest = "@8=marquise.sawmill,marquise.recruiter"
    row = conspire(rest, acolytes=0).player("marquise").row(kind)
    table = conspire(rest, space=4, luck=[row, "armorers"])
    assert table.count("marquise", kind, 8) == 0
    assert table.s.power[8 * 8 + table.seat("marquise")] == 1


@pytest.mark.law("rootbotics 8.4.2.III", "root 8.2.4")
def test_a_sanctified_base_is_a_lost_base() -> None:
    table = conspire("alliance.supporters=anvil,sword @8=alliance.fox~base", space=4, luck=["sappers"])
    assert "anvil" in [*souls(table), *table.discarded()]
    assert names(table.s.piles[table.player("alliance").pile]) == ["sword"]


# Snares


def snared(rest: str, space: int) -> Situation:
    line = f"step=conspire lizards.order=fox lizards.acolytes=1 lizards.conspiracy={space} @8=corvids.snare,{rest}"
    return lizards(line, "+fanatics", ["armorers"], "eyrie,bot:corvids")


@pytest.mark.law("rootbotics 11.8.2", "rootbotics 8.4.2")
def test_a_snare_stops_an_exchange_but_the_acolyte_is_gone() -> None:
    table = snared("eyrie.warrior*2", 5)
    assert warriors(table, 8, "lizards", "eyrie") == [0, 2]
    assert (table.count("corvids", "snare", 8), acolytes(table), space(table)) == (0, 0, 1)
    table = snared("eyrie.roost", 4)
    assert (table.count("lizards", "fox garden", 8), table.count("eyrie", "roost", 8)) == (0, 1)
    assert (table.count("corvids", "snare", 8), acolytes(table), space(table)) == (0, 0, 5)


@pytest.mark.law("rootbotics 11.8.2", "rootbotics 8.5.1")
def test_a_snare_costs_a_ritual_its_warrior_but_not_the_garden_that_follows() -> None:
    line = "step=rituals lizards.order=mouse lizards.souls=anvil @8=corvids.snare,eyrie.roost"
    table = lizards(line + ",lizards.warrior*2", "", ["armorers"], "eyrie,bot:corvids")
    assert (warriors(table, 8), table.count("lizards", "fox garden", 8)) == ([2], 1)


# Daylight

FOX = ("anvil", "foxfolk-steel", "root-tea-fox", "travel-gear-fox", "protection-racket", "gently-used-knapsack")


@pytest.mark.law("rootbotics 8.5", "rootbotics 8.6.2", "rootbotics 8.6.3")
def test_the_top_four_are_revealed_and_the_rest_is_discarded() -> None:
    table = rituals("anvil,sword,bake-sale,foxfolk-steel,crossbow-mouse,root-tea-fox")
    # The one revealed first lies on top again, under what was revealed for crafting.
    assert souls(table) == ["bake-sale", "foxfolk-steel", "crossbow-mouse", "root-tea-fox", "armorers"]
    assert table.discarded() == ["anvil", "sword"]
    placed = {suit: sum(warriors(table, c)[0] for c in CLEARINGS if table.s.suits[c] == suit) for suit in range(3)}
    assert placed == {0: 2, 1: 1, 2: 1}


@pytest.mark.law("rootbotics 8.5")
def test_fewer_lost_souls_are_fewer_rituals() -> None:
    table = rituals("anvil,sword")
    assert table.count("lizards", "warrior", 0) == 23
    assert souls(table) == ["anvil", "sword", "armorers"]
    assert not bot(table).revealed(table.s)


@pytest.mark.law("rootbotics 8.5.1")
@pytest.mark.parametrize(
    ("card", "suit", "clearing"), [("anvil", "fox", 1), ("bake-sale", "rabbit", 3), ("sword", "mouse", 2)]
)
def test_a_ritual_places_a_warrior_and_a_garden_of_the_suit(card: str, suit: str, clearing: int) -> None:
    table = rituals(card)
    assert warriors(table, clearing) == [1]
    assert table.count("lizards", f"{suit} garden", clearing) == 1


@pytest.mark.law("rootbotics 8.5.1")
def test_no_garden_where_the_bot_does_not_rule_or_no_slot_is_open_or_none_is_left() -> None:
    table = rituals("anvil", "@1=eyrie.warrior @6=marquise.sawmill*2 @8=marquise.sawmill*2 @12=marquise.sawmill*2")
    assert (warriors(table, 1), table.count("lizards", "fox garden", 1)) == ([1], 0)  # a tie
    table = rituals("anvil", "@1=eyrie.warrior,lizards.warrior @6=eyrie.roost,marquise.sawmill @8=marquise.sawmill*2")
    taken = "@1=eyrie.roost @6=lizards.warrior*5,marquise.sawmill*2 @8=marquise.sawmill*2 @12=marquise.workshop*2"
    table = rituals("anvil", taken)
    assert (warriors(table, 6), table.count("lizards", "fox garden", 0)) == ([6], 5)
    table = rituals("anvil", "@6=lizards.fox~garden*2 @8=lizards.fox~garden*2 @12=lizards.fox~garden")
    assert (table.count("lizards", "fox garden", 0), warriors(table, 1)) == (0, [1])


@pytest.mark.law("rootbotics 8.5.1")
def test_the_warrior_just_placed_may_give_the_rule() -> None:
    table = rituals("anvil", "@1=lizards.warrior,eyrie.warrior")
    assert (warriors(table, 1), table.count("lizards", "fox garden", 1)) == ([2], 1)


@pytest.mark.law("rootbotics 8.5.1", "root 1.5.4")
def test_without_a_warrior_in_the_supply_the_garden_is_still_placed() -> None:
    table = rituals("anvil", "@1=lizards.warrior*25")
    assert (warriors(table, 1), table.count("lizards", "fox garden", 1)) == ([25], 1)


@pytest.mark.law("rootbotics 8.5.1.I")
def test_open_slots_come_first_then_enemy_buildings_then_priority() -> None:
    slots = "@1=marquise.sawmill @6=marquise.sawmill*2 @8=marquise.sawmill*2 "
    assert warriors(rituals("anvil", slots), 12) == [1]  # the only one with an open slot
    assert warriors(rituals("anvil", slots + "@12=marquise.workshop*2"), 6) == [1]  # none: the most buildings
    assert warriors(rituals("anvil", "@8=marquise.sawmill @12=eyrie.roost"), 8) == [1]
    assert warriors(rituals("anvil", "@8=lizards.fox~garden @12=eyrie.roost"), 12) == [1]


@pytest.mark.law("rootbotics 8.5.1.I", "rootbotics 2.3")
def test_a_ritual_avoids_the_keep() -> None:
    table = rituals("anvil", "marquise.start=1 @1=marquise.keep @8=marquise.sawmill")
    assert [warriors(table, c) for c in (1, 8)] == [[0], [1]]


@pytest.mark.law("rootbotics 8.5.2")
def test_a_bird_takes_an_acolyte_from_where_the_bot_has_most_warriors() -> None:
    table = rituals("anvil,sappers", "@9=lizards.warrior*2 @11=lizards.warrior*3")
    assert [warriors(table, c) for c in (9, 11)] == [[2], [2]]
    assert acolytes(table) == 1
    assert "sappers" in table.discarded()
    assert souls(table) == ["anvil", "armorers"]


@pytest.mark.law("rootbotics 8.5.2", "rootbotics 2.1")
def test_birds_go_by_priority_on_a_tie_and_are_discarded_even_in_vain() -> None:
    table = rituals("sappers", "@9=lizards.warrior*2 @11=lizards.warrior*2")
    assert [warriors(table, c) for c in (9, 11)] == [[1], [2]]
    table = rituals("sappers")
    assert (acolytes(table), table.discarded()) == (0, ["sappers"])


@pytest.mark.law("rootbotics 8.5.2", "root 3.3.3")
def test_a_bird_dominance_card_goes_beside_the_map() -> None:
    line = "step=rituals lizards.order=mouse lizards.souls=dominance-bird @9=lizards.warrior"
    table = lizards(line, luck=["armorers"])
    assert names(table.s.available) == ["dominance-bird"]
    assert (table.discarded(), acolytes(table)) == ([], 1)


# Evening

GARDENS = (
    "",
    "@6=lizards.fox~garden",
    "@6=lizards.fox~garden*2",
    "@6=lizards.fox~garden*2 @8=lizards.fox~garden",
    "@6=lizards.fox~garden*2 @8=lizards.fox~garden*2",
    "@6=lizards.fox~garden*2 @8=lizards.fox~garden*2 @12=lizards.fox~garden",
)


def evening(rest: str, spec: str = "", order: str = "fox", luck: Iterable[Any] = ("armorers",)) -> Situation:
    return lizards(f"step=score lizards.order={order} {rest}", spec, luck)


@pytest.mark.law("rootbotics 8.6", "rootbotics 8.6.1")
@pytest.mark.parametrize(("gardens", "points"), [(0, 0), (1, 0), (2, 2), (3, 2), (4, 3), (5, 4)])
def test_the_ordered_track_scores(gardens: int, points: int) -> None:
    assert evening(GARDENS[gardens]).points("lizards") == points
    assert evening(GARDENS[gardens], order="mouse").points("lizards") == 0


@pytest.mark.law("rootbotics 8.6.1")
def test_with_a_bird_order_the_track_with_the_fewest_gardens_left_scores() -> None:
    more = " @9=lizards.mouse~garden*2 @10=lizards.rabbit~garden"
    assert evening(GARDENS[4] + more, order="bird").points("lizards") == 3
    assert evening(GARDENS[4] + more, order="mouse").points("lizards") == 2


@pytest.mark.law("rootbotics 8.6.2", "root 3.3.3")
def test_what_is_left_of_the_lost_souls_is_discarded() -> None:
    table = evening("lizards.souls=anvil,dominance-fox,sword discard=bake-sale")
    assert table.discarded() == ["bake-sale", "anvil", "sword"]
    assert names(table.s.available) == ["dominance-fox"]
    assert souls(table) == ["armorers"]


@pytest.mark.law("rootbotics 8.6.3")
def test_revealed_cards_return_with_the_first_on_top() -> None:
    table = evening("lizards.souls=bake-sale lizards.revealed=anvil,sword,foxfolk-steel")
    assert souls(table) == ["foxfolk-steel", "sword", "anvil", "armorers"]
    assert table.discarded() == ["bake-sale"]


@pytest.mark.law("rootbotics 8.6.4", "rootbotics 1.1.1", "rootbotics 1.1.2")
def test_an_available_item_is_crafted_for_one_point_and_the_card_kept() -> None:
    table = evening("", luck=["anvil"])  # worth two to others
    assert table.points("lizards") == 1
    assert souls(table) == ["anvil"]
    assert not table.discarded()
    hammer = 3
    assert table.s.crafted_items[hammer] == 1


@pytest.mark.law("rootbotics 8.6.4")
def test_a_card_without_an_available_item_joins_the_lost_souls_too() -> None:
    for rest, card in (("supply.hammer=0", "anvil"), ("", "sappers"), ("", "favor-of-the-mice")):
        table = evening(rest, luck=[card])
        assert (table.points("lizards"), souls(table)) == (0, [card])


# Difficulties and traits


@pytest.mark.law("rootbotics 3.3.1", "rootbotics 8.5")
@pytest.mark.parametrize(
    ("difficulty", "revealed"), [("@easy", 3), ("", 4), ("@default", 4), ("@challenging", 5), ("@nightmare", 5)]
)
def test_the_difficulty_says_how_many_cards_are_revealed(difficulty: str, revealed: int) -> None:
    table = rituals(",".join(FOX), spec=difficulty)
    assert table.count("lizards", "warrior", 0) == 25 - revealed
    assert souls(table)[:-1] == list(FOX[6 - revealed :])


@pytest.mark.law("rootbotics 3.3.1")
def test_nightmare_scores_a_point_at_the_end_of_evening() -> None:
    scored = {each: evening("", each).points("lizards") for each in ("@easy", "", "@challenging", "@nightmare")}
    assert scored == {"@easy": 0, "": 0, "@challenging": 0, "@nightmare": 1}


@pytest.mark.law("rootbotics 3.3.2")
def test_spiteful_scores_one_more_for_a_crusade_that_removes_tokens() -> None:
    one = "@8=lizards.warrior*3,alliance.sympathy"
    two = one + " @6=lizards.warrior*3,alliance.sympathy"
    none = "@8=lizards.warrior*3,eyrie.roost"
    luck = [(0, 0), (0, 0)]
    assert [conspire(each, space=1, luck=luck).points("lizards") for each in (none, one, two)] == [1, 1, 2]
    spiteful = [conspire(each, space=1, spec="+spiteful", luck=luck).points("lizards") for each in (none, one, two)]
    assert spiteful == [1, 2, 3]


@pytest.mark.law("rootbotics 3.3.2")
def test_spite_needs_a_crusade() -> None:
    rest = "eyrie.points=1 @8=eyrie.warrior,alliance.sympathy"
    table = conspire(rest, spec="+spiteful+fanatics", luck=[(0, 0), "armorers"])
    assert table.count("alliance", "sympathy", 8) == 0
    assert table.points("lizards") == 1


@pytest.mark.law("rootbotics 3.3.2")
def test_erratic_draws_a_card_onto_the_lost_souls_at_the_end() -> None:
    assert souls(evening("", "+erratic", luck=["armorers", "sword"])) == ["armorers", "sword"]
    assert souls(evening("", "", luck=["armorers", "sword"])) == ["armorers"]


@pytest.mark.law("rootbotics 3.3.2")
def test_fanatics_battle_after_converting_with_an_extra_hit() -> None:
    rest = "@8=eyrie.warrior*4"
    table = conspire(rest, spec="+fanatics", luck=[(1, 0), "armorers"])
    assert warriors(table, 8, "lizards", "eyrie") == [1, 1]
    table = conspire(rest, luck=["armorers"])
    assert warriors(table, 8, "lizards", "eyrie") == [1, 3]


@pytest.mark.law("rootbotics 3.3.2")
def test_fanatics_prefer_defenseless_buildings_then_points() -> None:
    rest = "marquise.points=9 alliance.points=5 @8=marquise.warrior*3,marquise.sawmill,eyrie.roost,alliance.warrior"
    table = conspire(rest, spec="+fanatics", luck=[(0, 0), "armorers"])
    assert table.count("eyrie", "roost", 8) == 0
    assert warriors(table, 8, "marquise", "alliance") == [2, 1]
    table = conspire(rest.replace(",eyrie.roost", ""), spec="+fanatics", luck=[(0, 0), "armorers"])
    assert warriors(table, 8, "marquise", "alliance") == [1, 1]


@pytest.mark.law("rootbotics 3.3.2")
def test_fanatics_need_somebody_to_battle() -> None:
    table = conspire("@8=eyrie.warrior", spec="+fanatics")
    assert warriors(table, 8, "lizards", "eyrie") == [1, 0]


@pytest.mark.law("rootbotics 3.3.2")
def test_martyrs_give_an_acolyte_from_the_supply_for_each_bird() -> None:
    table = rituals("armorers,sappers", "@9=lizards.warrior*3", "+martyrs")
    assert (warriors(table, 9), acolytes(table), table.count("lizards", "warrior", 0)) == ([1], 4, 20)
    assert acolytes(rituals("anvil,sword", "", "+martyrs")) == 0
    assert acolytes(rituals("sappers", "", "+martyrs")) == 1  # even with no warrior on the map


@pytest.mark.law("rootbotics 3.3.2")
def test_other_traits_are_refused() -> None:
    with pytest.raises(BadSetup, match="spiteful, erratic, fanatics, martyrs"):
        lizards(spec="+swoop")


# Positions


@pytest.mark.law("rootbotics 8.2.4")
def test_a_position_keeps_the_order_of_the_lost_souls() -> None:
    line = "lizards.souls=sword,anvil,bake-sale lizards.acolytes=3 lizards.conspiracy=2 @9=lizards.mouse~garden"
    line = f"root seats=vagabond,bot:lizards@easy+erratic turn=vagabond vagabond.place=5 {line}"
    table = given(line + " lizards.order=bird lizards.revealed=foxfolk-steel,root-tea-mouse")
    assert souls(table) == ["sword", "anvil", "bake-sale"]
    for again in (loads(dumps(table.s)), loads(dump_yaml(table.s)), State.from_bytes(table.s.box, table.s.to_bytes())):
        assert again == table.s
        assert again.piles == table.s.piles


@pytest.mark.parametrize(
    ("field", "reason"),
    [
        ("lizards.souls=?", "face up"),
        ("lizards.revealed=?", "face up"),
        ("lizards.acolytes=24 @9=lizards.warrior*2", "warriors are left"),
        ("lizards.conspiracy=0", "1 to 5"),
        ("lizards.conspiracy=6", "0 to 5"),
        ("@9=lizards.fox~garden", "clearing of its suit"),
    ],
)
def test_impossible_positions_are_refused(field: str, reason: str) -> None:
    with pytest.raises(PositionError, match=reason):
        loads(f"root seats=bot:lizards,vagabond turn=lizards vagabond.place=5 {field}")


# Whole games


def check(s: State) -> None:
    for kind, row in enumerate(s.box.rows):
        assert sum(s.board[row : row + ROW]) == s.box.limits[kind], s.box.piece_name(row)
    if s.stage == PLAYING:
        cards: Counter[int] = Counter()
        for pile in (s.deck, s.discard, s.available, *s.hands, *s.crafted, *s.piles):
            cards.update(pile)
        cards.update([card for card in s.dominance if card != NONE])
        assert UNKNOWN not in cards
        missing = Counter(cards_in_play(s)) - cards
        assert sum(missing.values()) <= 1  # a Favor that is being resolved


@pytest.mark.law("rootbotics 8.4.1", "rootbotics 2.7")
@pytest.mark.parametrize("seed", range(16))
def test_whole_games_with_every_set_of_traits(seed: int) -> None:
    """The bot never asks its own seat, and nothing is lost."""
    luck = random.Random(seed)
    traits = [each for count in range(5) for each in combinations(LogicalLizards.TRAITS, count)][seed]
    difficulty = ("easy", "default", "challenging", "nightmare")[seed % 4]
    spec = "+".join([f"bot:lizards@{difficulty}", *traits])
    humans = luck.sample(["marquise", "eyrie", "alliance", "vagabond"], 1 + seed % 3)
    seats = [spec, *humans]
    chosen = {"seats": seats, "map": ("autumn", "winter", "lake", "mountain")[seed // 4]}
    table = Table.new(ROOT, chosen, seed=str(seed))
    for number in range(3000):
        if table.pending is None:
            break
        assert table.pending.seat != 0
        check(table.state)
        if number % 50 == 0 and table.state.stage == PLAYING and not table._answers:
            assert loads(dumps(table.state)).to_bytes() == table.state.to_bytes()
        table.choose_index(luck.randrange(len(table.pending.options)))
    assert table.over
