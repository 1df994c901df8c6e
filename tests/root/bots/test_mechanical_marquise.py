"""The Mechanical Marquise 2.0: Law of Rootbotics, chapter 4, its difficulties and its traits.

On the autumn map clearings 1, 6, 8 and 12 are fox, 3, 4, 5 and 10 rabbit, 2, 7, 9 and 11 mouse. The Alliance comes
after the bot and holds a card, so that there is a question as soon as the bot's turn is over.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest
from tests.root.situation import Luck, Situation, given, setup

from lawbound.kernel import BadSetup, Table
from lawbound.root.cards import CARDS
from lawbound.root.naming import PositionError
from lawbound.root.position_text import dumps, loads
from lawbound.root.rules import ROOT
from lawbound.root.state import BOX

FOX, RABBIT, MOUSE, BIRD = "tax-collector", "cobbler", "codebreakers", "sappers"  # orders that show no item
ORDERS = {"fox": FOX, "rabbit": RABBIT, "mouse": MOUSE, "bird": BIRD}
FULL = "@1=marquise.sawmill @3=marquise.recruiter @5=marquise.workshop*2 @8=marquise.sawmill*2"
"""Six buildings, and no open slot where the bot rules: it neither builds nor expands."""
QUIET = (0, 0)


def turn(pieces: str = "", luck: Sequence[Any] = (), cards: str = "", others: str = "alliance,eyrie") -> Situation:
    """A whole turn of the bot (`cards`: its difficulty and traits); the script of luck must be used up."""
    nature = Luck(luck)
    line = f"root seats=bot:marquise{cards},{others} turn=marquise alliance.hand=armorers {pieces}"
    events: list[Any] = []
    table = Situation(Table.from_position(ROOT, line, nature=nature, listener=events.append))
    table.events = events
    assert not nature.script, f"never happened: {nature.script}"
    assert table.asked == "alliance"
    return table


def placed(table: Situation, article: str, piece: str = "warrior") -> dict[int, int]:
    """Where the bot placed pieces by that article, and how many."""
    row = table.player("marquise").row(piece)
    found: dict[int, int] = {}
    for event in table.happened("placed", article):
        if event.args[0] == row:
            found[event.args[1]] = found.get(event.args[1], 0) + event.args[2]
    return found


def moves(table: Situation) -> list[tuple[int, int, int]]:
    """The bot's moves: origin, destination, how many."""
    row = table.player("marquise").warrior
    return [event.args[1:] for event in table.happened("moved") if event.args[0] == row]


def battles(table: Situation) -> list[tuple[str, int]]:
    """Whom the bot battled, and where."""
    return [
        (table.s.players[event.args[1]].KEY, event.args[2]) for event in table.happened("battle") if not event.args[0]
    ]


def built(table: Situation) -> list[tuple[str, int]]:
    return [
        (piece, clearing)
        for piece in ("sawmill", "workshop", "recruiter")
        for article in ("rootbotics 4.5.3", "rootbotics 4.7.3")
        for clearing in [*placed(table, article, piece)]
    ]


def warriors(table: Situation, *clearings: int) -> list[int]:
    return [table.count("marquise", "warrior", clearing) for clearing in clearings]


# Abilities


@pytest.mark.law("rootbotics 4.2.1")
def test_only_she_places_pieces_at_the_keep() -> None:
    table = given("root seats=eyrie,bot:marquise eyrie.hand=armorers,sappers @1=marquise.keep")
    table.until("place a new roost")
    assert table.offered == [*range(2, 13)]


@pytest.mark.law("rootbotics 4.2.1")
def test_others_may_move_to_the_keep() -> None:
    line = "root seats=bot:marquise,alliance turn=alliance phase=evening @1=marquise.keep @5=alliance.warrior*2"
    table = given(f"{line} alliance.officers=2 alliance.hand=armorers").choose("move")
    table.choose(1, 2)
    assert table.count("alliance", "warrior", 1) == 2


@pytest.mark.law("rootbotics 4.2.1", "rootbotics 1.2.1")
def test_a_removed_keep_goes_to_the_box_for_good() -> None:
    line = "root seats=vagabond,bot:marquise turn=vagabond phase=daylight vagabond.place=1 vagabond.satchel=sword*2"
    table = given(f"{line} @1=marquise.keep,marquise.sawmill", luck=[(0, 0)]).choose("battle")
    assert (table.count("marquise", "keep", 1), table.count("marquise", "keep", BOX)) == (0, 1)
    assert table.count("marquise", "sawmill", 1) == 1  # tokens go first


# Setup


@pytest.mark.law(
    "rootbotics 4.3", "rootbotics 4.3.1", "rootbotics 4.3.2", "rootbotics 4.3.3", "rootbotics 4.3.4", "rootbotics 4.3.5"
)
def test_setup_places_keep_garrison_and_buildings() -> None:
    table = setup("alliance", "bot:marquise", luck=[3, 11, 3, 7])
    assert table.asked == "alliance"
    assert table.count("marquise", "keep", 3) == 1
    assert [table.count("marquise", "warrior", c) for c in range(1, 13)] == [0, 1, 2, 1, 1, 1, 1, 1, 1, 1, 1, 1]
    assert table.count("marquise", "warrior", 0) == 25 - 12
    assert table.count("marquise", "sawmill", 11) == 1
    assert table.count("marquise", "workshop", 3) == 1
    assert table.count("marquise", "recruiter", 7) == 1
    assert [table.count("marquise", piece, 0) for piece in ("sawmill", "workshop", "recruiter")] == [5, 5, 5]
    assert table.hand("marquise") == []


@pytest.mark.law("rootbotics 4.3.2", "rootbotics 4.3.4")
def test_corner_and_starting_buildings_are_random_and_never_two_in_a_clearing() -> None:
    keeps, sites = set(), set()
    for seed in range(60):
        s = Table.new(ROOT, {"seats": ["alliance", "bot:marquise"], "order": "given"}, seed=str(seed)).state
        bot = s.players[1]
        keep = s.starts[1]
        near = {keep, *s.box.map.paths[keep]}
        where = [c for row in bot.buildings for c in range(1, 13) if s.board[row + c]]
        assert len(set(where)) == 3
        assert set(where) <= near
        keeps.add(keep)
        if keep == 3:
            sites.add(where[0])
    assert keeps == {1, 2, 3, 4}
    assert sites == {3, 6, 7, 11}


# Birdsong


@pytest.mark.law("rootbotics 4.4", "rootbotics 4.4.1", "rootbotics 4.4.2", "rootbotics 4.6", "rootbotics 4.6.2")
def test_the_order_is_revealed_its_item_crafted_and_the_card_discarded_at_the_end() -> None:
    table = turn(FULL, ["investments"])  # printed: 3 points; mouse: one recruiter, 0 points
    assert [event.article for event in table.happened("order")] == ["rootbotics 4.4.1"]
    assert table.points("marquise") == 1
    assert table.s.crafted_items[:8].count(1) == 1
    assert table.discarded() == ["investments"]
    names = [event.name for event in table.events]
    assert names.index("order") < names.index("crafted") < names.index("discarded")


@pytest.mark.law("rootbotics 4.4.2")
def test_an_item_that_is_not_in_the_supply_is_not_crafted() -> None:
    table = turn(FULL + " supply.coins=0", ["investments"])
    assert table.points("marquise") == 0
    assert not table.happened("crafted")


# Battle


@pytest.mark.law("rootbotics 4.5", "rootbotics 4.5.1")
def test_it_battles_in_every_ordered_clearing_and_nowhere_else() -> None:
    pieces = (
        "@12=marquise.warrior,eyrie.warrior @1=marquise.warrior,eyrie.warrior "
        "@6=marquise.sawmill,eyrie.warrior "  # no warrior of the bot
        "@2=marquise.warrior,eyrie.warrior "  # not fox
        "@8=marquise.warrior"
    )
    assert battles(turn(pieces, [FOX, QUIET, QUIET])) == [("eyrie", 1), ("eyrie", 12)]


@pytest.mark.law("rootbotics 4.5", "rootbotics 4.5.1")
def test_daylight_goes_battle_recruit_build_move() -> None:
    table = turn("@1=marquise.warrior*4,eyrie.warrior", [FOX, QUIET])
    order = [event.name for event in table.events if event.name in ("battle", "placed", "moved")]
    assert order == ["battle", "placed", "placed", "moved"]
    assert [e.article for e in table.happened("placed")] == ["rootbotics 4.5.2", "rootbotics 4.5.3"]


@pytest.mark.law("rootbotics 4.5.1")
def test_the_defender_has_the_most_pieces_there() -> None:
    pieces = "@1=marquise.warrior*4,eyrie.warrior*2,alliance.warrior,alliance.sympathy,alliance.fox~base"
    assert battles(turn(pieces + " eyrie.points=9", [FOX, QUIET])) == [("alliance", 1)]


@pytest.mark.law("rootbotics 4.5.1.I")
def test_among_players_with_equally_many_pieces_the_highest_score_is_the_target() -> None:
    pieces = "@1=marquise.warrior*4,eyrie.warrior,alliance.warrior"
    assert battles(turn(pieces + " eyrie.points=9 alliance.points=8", [FOX, QUIET])) == [("eyrie", 1)]
    assert battles(turn(pieces + " eyrie.points=8 alliance.points=9", [FOX, QUIET])) == [("alliance", 1)]
    assert battles(turn(pieces, [FOX, QUIET])) == [("alliance", 1)]  # turn order


@pytest.mark.law("rootbotics 4.5.1.I", "root 3.3.1")
def test_whoever_has_activated_dominance_has_no_points() -> None:
    pieces = "@1=marquise.warrior*4,eyrie.warrior,alliance.warrior eyrie.points=20 alliance.points=3 "
    table = turn(pieces + "eyrie.dominance=dominance-bird", [FOX, QUIET], others="alliance,eyrie,vagabond")
    assert battles(table) == [("alliance", 1)]


# Recruit


@pytest.mark.law("rootbotics 4.5.2")
@pytest.mark.parametrize(
    ("ruled", "expected"),
    [
        ((6,), {6: 4}),
        ((6, 12), {6: 2, 12: 2}),
        ((6, 8, 12), {6: 2, 8: 1, 12: 1}),
        ((1, 6, 8, 12), {1: 1, 6: 1, 8: 1, 12: 1}),
        ((), {}),
    ],
)
def test_four_warriors_are_spread_over_the_ordered_clearings_it_rules(
    ruled: tuple[int, ...], expected: dict[int, int]
) -> None:
    pieces = " ".join([f"@{clearing}=marquise.warrior" for clearing in ruled])
    other = "@2=marquise.warrior*2 "  # ruled, not ordered
    if 1 not in ruled:
        other += "@1=marquise.warrior,eyrie.warrior,eyrie.roost "  # ordered, not ruled
    luck = [FOX] if 1 in ruled else [FOX, QUIET]
    assert placed(turn(other + pieces, luck), "rootbotics 4.5.2") == expected


@pytest.mark.law("rootbotics 4.5.2")
def test_too_few_in_the_supply_are_spread_evenly_too() -> None:
    pieces = "@2=marquise.warrior*20 @6=marquise.warrior @8=marquise.warrior @12=marquise.warrior"
    assert placed(turn(pieces, [FOX]), "rootbotics 4.5.2") == {6: 1, 8: 1}


MOUNTAIN = "map=mountain suits=rabbit,fox,fox,rabbit,rabbit,rabbit,fox,mouse,mouse,fox,mouse,mouse "


@pytest.mark.law("rootbotics 4.5.2", "rootbotics 12.2.2")
def test_the_fourth_warrior_goes_to_the_pass() -> None:
    pieces = "@2=marquise.warrior @3=marquise.warrior @10=marquise.warrior"
    assert placed(turn(MOUNTAIN + pieces, [FOX]), "rootbotics 4.5.2") == {2: 1, 3: 1, 10: 2}


# Build


@pytest.mark.law("rootbotics 4.5.3")
@pytest.mark.parametrize(("suit", "piece"), [("fox", "sawmill"), ("rabbit", "workshop"), ("mouse", "recruiter")])
def test_it_builds_the_ordered_kind_where_it_has_the_most_warriors(suit: str, piece: str) -> None:
    pieces = "@2=marquise.warrior*9 @7=marquise.warrior*8 @5=marquise.warrior*3,eyrie.warrior*3 @1=marquise.warrior"
    luck = [ORDERS[suit], QUIET] if suit == "rabbit" else [ORDERS[suit]]
    table = turn(pieces, luck)
    assert built(table) == [(piece, 2)]
    assert table.count("marquise", piece, 2) == 1


@pytest.mark.law("rootbotics 4.5.3")
def test_it_builds_only_where_it_rules_and_a_slot_is_open() -> None:
    pieces = (
        "@2=marquise.warrior*5,eyrie.warrior*6 "  # not ruled
        "@3=marquise.warrior*4,marquise.sawmill "  # no slot
        "@7=marquise.warrior*3 @9=marquise.warrior*3"  # the higher priority of two
    )
    assert built(turn(pieces, [FOX])) == [("sawmill", 7)]


# Move


@pytest.mark.law("rootbotics 4.5.4")
def test_all_but_three_move_to_the_neighbour_with_the_most_enemies() -> None:
    pieces = (
        "@1=marquise.warrior*2 "  # and four recruits
        "@5=eyrie.warrior @9=eyrie.warrior*2,alliance.sympathy "
        "@2=marquise.warrior*6,alliance.warrior"  # not ordered
    )
    table = turn(pieces, [FOX])
    assert moves(table) == [(1, 9, 3)]
    assert warriors(table, 1, 9, 2) == [3, 3, 6]


@pytest.mark.law("rootbotics 4.5.4")
def test_moves_leave_the_clearings_from_the_highest_priority_on_and_need_more_than_three_warriors() -> None:
    table = turn("@12=marquise.warrior*3 @8=marquise.warrior*2 @6=marquise.warrior*1", [FOX])  # recruits: 2, 1, 1
    assert moves(table) == [(12, 4, 1)]
    table = turn("@12=marquise.warrior*5 @8=marquise.warrior*5", [FOX])
    assert moves(table) == [(8, 4, 4), (12, 4, 4)]


@pytest.mark.law("rootbotics 4.5.4", "rootbotics 2.3")
def test_a_move_must_be_legal() -> None:
    pieces = "@1=marquise.warrior*5,eyrie.warrior*6 @9=eyrie.warrior*4 "
    assert moves(turn(pieces + FULL.replace("@1=marquise.sawmill ", ""), [FOX, QUIET]))[0] == (1, 5, 2)  # ruled
    assert moves(turn(pieces, [FOX, QUIET, FOX, QUIET])) == []


# Expand


@pytest.mark.law("rootbotics 4.5.5")
@pytest.mark.edition("expand_limit", "once_per_turn")
def test_without_a_building_placed_it_draws_another_order_once() -> None:
    table = turn("", ["anvil", "investments"])
    assert table.discarded() == ["anvil", "investments"]
    assert table.points("marquise") == 1  # the second item is not crafted
    assert [event.article for event in table.happened("order")] == ["rootbotics 4.4.1", "rootbotics 4.5.5"]


@pytest.mark.law("rootbotics 4.5.5")
def test_the_second_daylight_is_a_whole_one_with_the_new_order() -> None:
    pieces = "@1=marquise.warrior,marquise.sawmill,eyrie.warrior @5=marquise.warrior,eyrie.warrior*2"
    table = turn(pieces, [FOX, QUIET, RABBIT, QUIET])
    assert battles(table) == [("eyrie", 1), ("eyrie", 5)]
    assert table.discarded() == [FOX, RABBIT]


@pytest.mark.law("rootbotics 4.5.5")
@pytest.mark.edition("expand_limit", "unlimited")
def test_in_the_polish_edition_it_expands_as_often_as_it_can() -> None:
    for setting in ("options.expand_limit=unlimited", "edition=pl"):
        table = turn(setting, ["anvil", FOX, MOUSE, RABBIT, BIRD])
        assert table.discarded() == ["anvil", FOX, MOUSE, RABBIT, BIRD]
        assert table.points("marquise") == 1


@pytest.mark.law("rootbotics 4.5.5")
def test_it_does_not_expand_after_building_or_with_six_buildings() -> None:
    assert turn("@1=marquise.warrior", [FOX]).discarded() == [FOX]
    assert turn(FULL, [MOUSE]).discarded() == [MOUSE]
    five = FULL.replace("workshop*2", "workshop").replace("@5=", "@4=")
    assert turn(five, [MOUSE, RABBIT]).discarded() == [MOUSE, RABBIT]


@pytest.mark.law("rootbotics 4.5.5", "rootbotics 4.7")
def test_a_bird_order_after_expanding_escalates_and_escalated_daylight_does_not_expand() -> None:
    pieces = "@1=eyrie.warrior*2,marquise.warrior @2=eyrie.warrior*2,marquise.warrior"
    table = turn(pieces, [FOX, QUIET, BIRD, QUIET, QUIET])
    assert battles(table) == [("eyrie", 1), ("eyrie", 1), ("eyrie", 2)]
    assert turn("", [BIRD]).discarded() == [BIRD]


# Evening


@pytest.mark.law("rootbotics 4.6", "rootbotics 4.6.1")
@pytest.mark.parametrize(("suit", "points"), [("fox", 4), ("rabbit", 1), ("mouse", 0), ("bird", 4)])
def test_it_scores_the_rightmost_empty_space_of_the_ordered_track(suit: str, points: int) -> None:
    pieces = "@1=marquise.sawmill @8=marquise.sawmill*2 @2=marquise.sawmill*2 @5=marquise.workshop*2 "
    table = turn(pieces + "@3=marquise.recruiter", [ORDERS[suit]])
    assert table.points("marquise") == points
    assert not built(table)


@pytest.mark.law("rootbotics 4.6.1")
def test_placing_a_building_scores_nothing() -> None:
    table = turn("@2=marquise.warrior,marquise.sawmill", [FOX])
    assert built(table) == [("sawmill", 2)]
    assert table.points("marquise") == 1  # two sawmills on the map


@pytest.mark.law("rootbotics 4.6.1")
def test_six_buildings_of_a_kind_score_five_and_none_score_nothing() -> None:
    pieces = "@1=marquise.workshop @8=marquise.workshop*2 @2=marquise.workshop*2 @3=marquise.workshop "
    assert turn(pieces, [RABBIT]).points("marquise") == 5
    assert turn(pieces, [FOX]).points("marquise") == 0


# Escalated Daylight


@pytest.mark.law("rootbotics 4.7", "rootbotics 4.7.1", "rootbotics 4.5")
def test_a_bird_order_means_battle_in_every_clearing() -> None:
    pieces = (
        "@3=marquise.warrior,eyrie.warrior*2 @2=marquise.warrior,eyrie.warrior*2 @1=marquise.warrior,eyrie.warrior*2"
    )
    assert battles(turn(pieces, [BIRD, QUIET, QUIET, QUIET])) == [("eyrie", 1), ("eyrie", 2), ("eyrie", 3)]


@pytest.mark.law("rootbotics 4.7.1", "rootbotics 4.7.1.I")
def test_the_defender_of_escalated_battles_is_chosen_in_the_same_way() -> None:
    pieces = "@2=marquise.warrior,eyrie.warrior*2,alliance.warrior "
    assert battles(turn(pieces + "alliance.points=5", [BIRD, QUIET])) == [("eyrie", 2)]
    pieces = "@2=marquise.warrior,eyrie.warrior*2,alliance.warrior*2 "
    assert battles(turn(pieces + "alliance.points=5", [BIRD, QUIET])) == [("alliance", 2)]
    assert battles(turn(pieces + "eyrie.points=5", [BIRD, QUIET])) == [("eyrie", 2)]


@pytest.mark.law("rootbotics 4.7.2")
def test_escalated_recruiting_goes_to_the_two_ruled_clearings_of_lowest_priority() -> None:
    ruled = "@2=marquise.warrior @4=marquise.warrior @7=marquise.warrior @9=marquise.warrior,eyrie.warrior*2"
    assert placed(turn(ruled, [BIRD, QUIET]), "rootbotics 4.7.2") == {4: 2, 7: 2}
    assert placed(turn("@4=marquise.warrior", [BIRD]), "rootbotics 4.7.2") == {4: 4}
    assert placed(turn("", [BIRD]), "rootbotics 4.7.2") == {}


@pytest.mark.law("rootbotics 4.7.2", "rootbotics 2.4", "rootbotics 12.2.2")
def test_the_pass_is_chosen_first_and_a_short_supply_goes_to_the_higher_priority() -> None:
    pieces = "@2=marquise.warrior @10=marquise.warrior @11=marquise.warrior @12=marquise.warrior"
    assert placed(turn(MOUNTAIN + pieces, [BIRD]), "rootbotics 4.7.2") == {10: 2, 12: 2}
    pieces = "@2=marquise.warrior*3 @4=marquise.warrior*3 @7=marquise.warrior*16,eyrie.warrior"
    assert placed(turn(pieces, [BIRD, QUIET]), "rootbotics 4.7.2") == {4: 2, 7: 1}


@pytest.mark.law("rootbotics 4.7.3")
@pytest.mark.parametrize(
    ("on_map", "piece"),
    [
        ("@8=marquise.workshop*2 @1=marquise.sawmill @3=marquise.recruiter", "workshop"),
        ("@8=marquise.workshop,marquise.sawmill @1=marquise.recruiter", "sawmill"),
        ("@8=marquise.workshop,marquise.recruiter", "recruiter"),
        ("@8=marquise.recruiter*2 @1=marquise.sawmill @3=marquise.workshop*1", "recruiter"),
        ("", "sawmill"),
    ],
)
def test_escalated_building_is_of_the_kind_most_frequent_on_the_map(on_map: str, piece: str) -> None:
    table = turn(f"{on_map} @9=marquise.warrior*2 @7=marquise.warrior", [BIRD])
    assert built(table) == [(piece, 9)]


@pytest.mark.law("rootbotics 4.7.3")
def test_a_kind_that_is_used_up_is_not_replaced_by_another() -> None:
    pieces = (
        "@1=marquise.workshop @8=marquise.workshop*2 @5=marquise.workshop*2 @3=marquise.workshop @9=marquise.warrior"
    )
    assert built(turn(pieces, [BIRD])) == []


@pytest.mark.law("rootbotics 4.7.4")
def test_escalated_moves_leave_every_clearing_and_end_in_battle_where_they_arrive() -> None:
    pieces = (
        "@1=marquise.warrior*9 @5=eyrie.warrior @2=eyrie.warrior*3 "
        "@7=marquise.warrior @8=marquise.warrior"  # where the recruits go
    )
    table = turn(pieces, [BIRD, QUIET, QUIET])
    assert moves(table) == [(1, 5, 6), (5, 2, 3)]  # those who arrived in 5 are counted again
    assert battles(table) == [("eyrie", 2), ("eyrie", 5)]


@pytest.mark.law("rootbotics 4.7.4", "rootbotics 4.5.4")
def test_after_the_ordinary_move_there_is_no_battle() -> None:
    table = turn("@1=marquise.warrior*4 @5=eyrie.warrior*2", [FOX])
    assert moves(table) == [(1, 5, 5)]
    assert battles(table) == []


# Difficulties


@pytest.mark.law("rootbotics 3.3.1")
def test_easy_recruits_two() -> None:
    pieces = "@6=marquise.warrior @8=marquise.warrior @12=marquise.warrior"
    assert placed(turn(pieces, [FOX], "@easy"), "rootbotics 4.5.2") == {6: 1, 8: 1}
    assert placed(turn(pieces, [BIRD], "@easy"), "rootbotics 4.7.2") == {8: 1, 12: 1}
    assert placed(turn("@6=marquise.warrior", [BIRD], "@easy"), "rootbotics 4.7.2") == {6: 2}


@pytest.mark.law("rootbotics 3.3.1")
@pytest.mark.parametrize(("difficulty", "more"), [("default", {}), ("challenging", {6: 2}), ("nightmare", {6: 2})])
def test_challenging_and_nightmare_add_two_warriors_in_the_best_ruled_ordered_clearing(
    difficulty: str, more: dict[int, int]
) -> None:
    pieces = "@2=marquise.warrior @6=marquise.warrior @8=marquise.warrior"
    table = turn(pieces, [FOX], f"@{difficulty}")
    assert placed(table, "rootbotics 4.5.2") == {6: 2, 8: 2}
    assert placed(table, "rootbotics 3.3.1") == more
    table = turn(pieces, [BIRD], f"@{difficulty}")
    assert placed(table, "rootbotics 3.3.1") == ({2: 2} if more else {})


@pytest.mark.law("rootbotics 3.3.1")
@pytest.mark.parametrize(("difficulty", "points"), [("easy", 0), ("default", 0), ("challenging", 0), ("nightmare", 1)])
def test_nightmare_scores_a_point_in_evening(difficulty: str, points: int) -> None:
    assert turn(FULL, [MOUSE], f"@{difficulty}").points("marquise") == points


# Traits


@pytest.mark.law("rootbotics 3.3.2")
def test_blitz_empties_a_quiet_clearing_and_battles_where_it_arrives() -> None:
    pieces = (
        "@2=marquise.warrior,marquise.sawmill "  # a single warrior: no move
        "@4=marquise.warrior*3,alliance.warrior "  # not quiet
        "@7=marquise.warrior*3 @12=eyrie.warrior*2 @9=marquise.warrior*3"
    )
    table = turn(pieces, [FOX, QUIET], "+blitz")
    assert moves(table) == [(7, 12, 2)]
    assert battles(table) == [("eyrie", 12)]
    assert warriors(table, 7, 12) == [1, 2]
    assert moves(turn(pieces, [FOX])) == []


@pytest.mark.law("rootbotics 3.3.2")
def test_blitz_into_an_empty_clearing_is_no_battle() -> None:
    table = turn("@7=marquise.warrior*3", [FOX], "+blitz")
    assert (moves(table), battles(table)) == ([(7, 3, 2)], [])


def attacked(cards: str, pieces: str, luck: Sequence[Any], swords: int = 3) -> Situation:
    """A Vagabond battles the bot in clearing 1."""
    line = f"root seats=vagabond,bot:marquise{cards} turn=vagabond phase=daylight vagabond.place=1"
    return given(f"{line} vagabond.satchel=sword*{swords},torch {pieces}", luck=luck).choose("battle")


@pytest.mark.law("rootbotics 3.3.2")
@pytest.mark.parametrize(("cards", "left"), [("", 0), ("+fortified", 1)])
def test_fortified_buildings_need_two_hits(cards: str, left: int) -> None:
    table = attacked(cards, "@1=marquise.warrior*2,marquise.sawmill", [(3, 0)])
    assert (warriors(table, 1), table.count("marquise", "sawmill", 1)) == ([0], left)
    table = attacked(cards, "@1=marquise.warrior*1,marquise.sawmill", [(3, 0)])
    assert table.count("marquise", "sawmill", 1) == 0


@pytest.mark.law("rootbotics 3.3.2")
@pytest.mark.parametrize(("hits", "recruits"), [(1, 0), (2, 2), (3, 2)])
def test_hospitals_place_two_warriors_at_the_keep_after_losing_two(hits: int, recruits: int) -> None:
    pieces = "@1=marquise.warrior*4 @3=marquise.keep"
    assert warriors(attacked("+hospitals", pieces, [(hits, 0)]), 1, 3) == [4 - hits, recruits]
    assert warriors(attacked("", pieces, [(hits, 0)]), 1, 3) == [4 - hits, 0]
    assert warriors(attacked("+hospitals", "@1=marquise.warrior*4", [(hits, 0)]), 1, 3) == [4 - hits, 0]


@pytest.mark.law("rootbotics 3.3.2")
def test_hospitals_do_not_help_an_attacker() -> None:
    table = turn("@1=marquise.warrior*4,eyrie.warrior*3 @3=marquise.keep", [FOX, (2, 2)], "+hospitals")
    assert placed(table, "rootbotics 3.3.2") == {}


@pytest.mark.law("rootbotics 3.3.2")
def test_iron_will_doubles_escalated_recruiting_only() -> None:
    ruled = "@2=marquise.warrior @4=marquise.warrior"
    assert placed(turn(ruled, [BIRD], "+iron_will"), "rootbotics 4.7.2") == {2: 4, 4: 4}
    assert placed(turn(ruled, [RABBIT], "+iron_will"), "rootbotics 4.5.2") == {4: 4}
    assert placed(turn(ruled, [BIRD], "@easy+iron_will"), "rootbotics 4.7.2") == {2: 2, 4: 2}
    assert placed(turn(ruled, [BIRD], "@challenging+iron_will"), "rootbotics 3.3.1") == {2: 2}


@pytest.mark.law("rootbotics 3.3.2")
@pytest.mark.parametrize(("supply", "points"), [(4, 0), (3, 0), (2, 1), (1, 1), (0, 2)])
def test_overwhelming_scores_for_every_two_warriors_it_lacks(supply: int, points: int) -> None:
    pieces = f"@6=marquise.warrior*{25 - supply}"
    assert turn(pieces, [FOX], "+overwhelming").points("marquise") == points
    assert turn(pieces, [FOX]).points("marquise") == 0
    assert turn(pieces, [BIRD], "+overwhelming").points("marquise") == points


@pytest.mark.law("rootbotics 3.3.2")
def test_overwhelming_scores_when_there_is_no_clearing_for_them() -> None:
    assert turn("@5=marquise.warrior*2", [FOX], "+overwhelming").points("marquise") == 2
    assert turn("@5=marquise.warrior*2", [FOX], "@challenging+overwhelming").points("marquise") == 3
    assert turn("@5=marquise.warrior*2", [FOX], "@easy+overwhelming").points("marquise") == 1


@pytest.mark.law("rootbotics 3.3.2", "rootbotics 11.8.2")
def test_overwhelming_scores_nothing_for_those_whom_a_snare_stops() -> None:
    pieces = "@6=marquise.warrior*4,corvids.warrior,corvids.snare"
    table = turn(pieces, [FOX, QUIET], "+overwhelming", others="alliance,bot:corvids")
    assert (placed(table, "rootbotics 4.5.2"), table.count("corvids", "snare", 6)) == ({}, 0)
    assert table.points("marquise") == 0


@pytest.mark.law("rootbotics 3.3.2", "rootbotics 4.5.5")
def test_overwhelming_limits_expanding_to_once() -> None:
    table = turn("options.expand_limit=unlimited", [FOX, MOUSE], "+overwhelming")
    assert table.discarded() == [FOX, MOUSE]


@pytest.mark.law("rootbotics 3.3.2")
def test_a_trait_of_another_bot_is_refused() -> None:
    with pytest.raises(BadSetup, match="is no trait"):
        loads("root seats=bot:marquise+swoop,eyrie")


# Positions


def test_a_turn_of_hers_can_be_written_down_and_read_again() -> None:
    line = "root seats=bot:marquise@easy+blitz,alliance turn=marquise phase=daylight step=expand marquise.order=anvil"
    s = loads(line + " marquise.built=1 marquise.expanded=1 @1=marquise.warrior,marquise.keep alliance.hand=armorers")
    assert loads(dumps(s)) == s
    assert [CARDS[card].id for card in s.piles[0]] == ["anvil"]
    assert bytes(s.own[0]) == bytes([1, 1])


@pytest.mark.parametrize("order", ["?", "anvil,sword"])
def test_an_order_is_one_open_card(order: str) -> None:
    with pytest.raises(PositionError, match="single card"):
        loads(f"root seats=bot:marquise,alliance turn=marquise phase=daylight marquise.order={order}")
