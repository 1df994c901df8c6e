"""The Electric Eyrie: Law of Rootbotics, chapter 5, its difficulties and its traits.

On the autumn map clearings 1, 6, 8 and 12 are fox, 3, 4, 5 and 10 rabbit, 2, 7, 9 and 11 mouse. The Alliance comes
after the bot and holds a card, so that there is a question as soon as the bot's turn is over.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest
from tests.root.situation import Luck, Situation, given, setup

from lawbound.kernel import Table
from lawbound.root.bots.electric_eyrie import ElectricEyrie
from lawbound.root.cards import CARD, CARDS
from lawbound.root.naming import PositionError
from lawbound.root.pieces import place
from lawbound.root.position_text import dumps, loads
from lawbound.root.rules import ROOT
from lawbound.root.setup import new_state

FOX, RABBIT, MOUSE, BIRD = "tax-collector", "cobbler", "codebreakers", "sappers"  # orders that show no item
ORDERS = {"fox": FOX, "rabbit": RABBIT, "mouse": MOUSE, "bird": BIRD}
QUIET = (0, 0)
FOXES = "eyrie.decree.fox="
SAFE = "@7=eyrie.warrior @2=eyrie.roost "
"""A roost, and room for the next one: no turmoil. Nobody else is there."""


def turn(
    pieces: str = "", luck: Sequence[Any] = (), cards: str = "", step: str = "", others: str = "alliance,marquise"
) -> Situation:
    """A turn of the bot (`cards`: its difficulty and traits), from a step on; the script of luck must be used up."""
    nature = Luck(luck)
    since = f"phase=daylight step={step}" if step else ""
    line = f"root seats=bot:eyrie{cards},{others} turn=eyrie {since} alliance.hand=armorers {pieces}"
    events: list[Any] = []
    table = Situation(Table.from_position(ROOT, line, nature=nature, listener=events.append))
    table.events = events
    assert not nature.script, f"never happened: {nature.script}"
    assert table.asked != "eyrie"
    return table


def placed(table: Situation, article: str, piece: str = "warrior") -> list[tuple[int, int]]:
    """Where the bot placed pieces by that article, and how many, one after another."""
    row = table.player("eyrie").row(piece)
    return [event.args[1:] for event in table.happened("placed", article) if event.args[0] == row]


def recruits(table: Situation) -> list[tuple[int, int]]:
    return placed(table, "rootbotics 5.5.1.I")


def moves(table: Situation) -> list[tuple[int, int, int]]:
    """The bot's moves: origin, destination, how many."""
    return [event.args[1:] for event in table.happened("moved", "rootbotics 5.5.1.II")]


def battles(table: Situation) -> list[tuple[str, int]]:
    """Whom the bot battled, and where."""
    return [
        (table.s.players[event.args[1]].KEY, event.args[2]) for event in table.happened("battle") if not event.args[0]
    ]


def built(table: Situation) -> list[int]:
    return [clearing for clearing, _ in placed(table, "rootbotics 5.5.2", "roost")]


def decree(table: Situation) -> list[list[str]]:
    """The columns from left to right, without the viziers."""
    bot = table.player("eyrie")
    return [[CARDS[card].id for card in table.s.piles[bot.pile + column]] for column in range(4)]


def in_bird_column(table: Situation) -> int:
    bot = table.player("eyrie")
    assert isinstance(bot, ElectricEyrie)
    return bot.cards_in(table.s, 3)


# Abilities


@pytest.mark.law("rootbotics 5.2.1")
def test_it_rules_when_tied_but_no_empty_clearing() -> None:
    table = given(
        "root seats=alliance,bot:eyrie,marquise alliance.hand=armorers @1=eyrie.warrior,marquise.warrior "
        "@2=eyrie.roost,marquise.warrior,alliance.warrior @3=eyrie.warrior,marquise.warrior*2"
    )
    assert [table.ruler(clearing) for clearing in (1, 2, 3, 4)] == ["eyrie", "eyrie", "marquise", None]


# Setup


@pytest.mark.law("rootbotics 5.3", "rootbotics 5.3.1", "rootbotics 5.3.2", "rootbotics 5.3.3", "rootbotics 5.3.4")
def test_setup_places_a_roost_and_six_warriors_in_a_corner_and_two_viziers() -> None:
    table = setup("alliance", "bot:eyrie", luck=[2])
    assert (table.count("eyrie", "roost", 2), table.count("eyrie", "warrior", 2)) == (1, 6)
    assert (table.count("eyrie", "roost", 0), table.count("eyrie", "warrior", 0)) == (6, 14)
    assert (in_bird_column(table), decree(table)) == (2, [[], [], [], []])
    assert table.hand("eyrie") == []


def corners(*seats: str, **more: Any) -> set[tuple[int, int]]:
    """The starting corners of the last two seats over many games."""
    found: set[tuple[int, int]] = set()
    for seed in range(40):
        s = Table.new(ROOT, {"seats": list(seats), "order": "given", **more}, seed=str(seed)).state
        found.add((s.starts[-2], s.starts[-1]))
    return found


@pytest.mark.law("rootbotics 5.3.2")
@pytest.mark.edition("eyrie_start_corner", "opposite_any_starting_corner")
def test_it_starts_in_a_random_corner_opposite_another_start_if_possible() -> None:
    assert corners("vagabond", "alliance", "bot:eyrie") == {(0, corner) for corner in (1, 2, 3, 4)}
    assert corners("alliance", "bot:marquise", "bot:eyrie") == {(1, 3), (3, 1), (2, 4), (4, 2)}


@pytest.mark.law("rootbotics 5.3.2")
def test_it_starts_opposite_a_human_too() -> None:
    table = setup("marquise", "alliance", "bot:eyrie")
    assert table.prompt == "place the keep"
    table.choose(4).until("actions")
    assert table.count("eyrie", "roost", 2) == 1


@pytest.mark.law("rootbotics 5.3.2")
@pytest.mark.edition("eyrie_start_corner", "opposite_keep")
def test_in_the_polish_edition_it_starts_opposite_the_keep_or_anywhere() -> None:
    polish = {"eyrie_start_corner": "opposite_keep"}
    assert corners("vagabond", "alliance", "bot:eyrie", options=polish) == {(0, corner) for corner in (1, 2, 3, 4)}
    assert corners("alliance", "bot:marquise", "bot:eyrie", options=polish) == {(1, 3), (3, 1), (2, 4), (4, 2)}


@pytest.mark.law("rootbotics 5.3.2")
@pytest.mark.parametrize(
    ("edition", "marquise", "other", "expected"),
    [
        ("cs", 2, 1, [3, 4]),  # opposite either
        ("pl", 2, 1, [4]),  # opposite the keep
        ("cs", 0, 1, [3]),
        ("pl", 0, 1, [1, 2, 3, 4]),  # nobody has a keep, so anywhere
        ("cs", 2, 4, [4]),  # never where another bot starts
    ],
)
def test_which_corners_are_opposite(edition: str, marquise: int, other: int, expected: list[int]) -> None:
    """In the standard setup only the Marquise starts earlier; what comes of other starts is asked of the bot itself."""
    s = new_state({"seats": ["bot:eyrie", "bot:marquise", "alliance"], "edition": edition})
    s.starts[1], s.starts[2] = marquise, other
    if marquise:
        place(s, s.players[1].row("keep"), marquise, 1, "rootbotics 4.3.2")
    bot = s.players[0]
    assert isinstance(bot, ElectricEyrie)
    assert bot.starting_corners(s) == expected


# Birdsong


@pytest.mark.law("rootbotics 5.4", "rootbotics 5.4.1", "rootbotics 5.4.2", "rootbotics 5.4.3")
def test_the_order_is_revealed_crafted_and_added_to_the_column_of_its_suit() -> None:
    table = turn(SAFE + "eyrie.decree.mouse=mouse-in-a-sack", ["investments"])
    assert decree(table) == [[], ["mouse-in-a-sack", "investments"], [], []]
    assert table.happened("crafted")
    assert table.points("eyrie") == 1 + 1  # the item, and two roosts
    assert table.discarded() == []
    names = [event.name for event in table.events]
    assert names.index("order") < names.index("crafted") < names.index("order to decree") < names.index("placed")


@pytest.mark.law("rootbotics 5.4.2")
def test_an_item_that_is_not_in_the_supply_is_not_crafted() -> None:
    table = turn(SAFE + "supply.coins=0", ["investments"])
    assert (table.points("eyrie"), table.happened("crafted")) == (1, [])


@pytest.mark.law("rootbotics 5.4.3")
@pytest.mark.parametrize(("suit", "column"), [("fox", 0), ("mouse", 1), ("rabbit", 2), ("bird", 3)])
def test_the_columns_are_fox_mouse_rabbit_and_bird(suit: str, column: int) -> None:
    assert decree(turn(SAFE, [ORDERS[suit]]))[column] == [ORDERS[suit]]


@pytest.mark.law("rootbotics 5.4.4")
def test_without_a_roost_it_places_one_with_four_warriors_in_the_best_ordered_clearing() -> None:
    pieces = "@1=marquise.sawmill @6=marquise.keep @8=marquise.warrior"  # no slot in 1, no placing at the keep
    table = turn(pieces, [FOX])
    assert placed(table, "rootbotics 5.4.4", "roost") == [(8, 1)]
    assert placed(table, "rootbotics 5.4.4") == [(8, 4)]
    assert placed(turn("", [BIRD]), "rootbotics 5.4.4", "roost") == [(1, 1)]  # a bird orders every clearing
    assert placed(turn(SAFE, [FOX]), "rootbotics 5.4.4", "roost") == []


@pytest.mark.law("rootbotics 5.4.4", "rootbotics 5.7")
@pytest.mark.parametrize(
    "pieces",
    [
        "@3=eyrie.warrior*17",  # four warriors are not there to be placed
        "@1=marquise.sawmill @6=marquise.sawmill*2 @8=marquise.workshop*2 @12=marquise.recruiter*2",
    ],
)
def test_if_no_such_clearing_takes_all_of_them_it_falls_into_turmoil(pieces: str) -> None:
    table = turn(pieces + " eyrie.points=9", [FOX])
    assert [event.article for event in table.happened("turmoil")] == ["rootbotics 5.7"]
    assert not table.happened("placed")
    assert (table.points("eyrie"), table.discarded()) == (7, [FOX])


# The Decree


@pytest.mark.law("rootbotics 5.5", "rootbotics 5.5.1")
def test_columns_are_resolved_from_left_to_right_action_by_action_before_building() -> None:
    pieces = (
        "@1=eyrie.roost,eyrie.warrior*3,marquise.warrior @2=eyrie.roost,eyrie.warrior*4,marquise.warrior "
        "@5=eyrie.roost,eyrie.warrior*5,marquise.warrior eyrie.decree.fox=anvil eyrie.decree.mouse=sword"
    )
    table = turn(pieces, [RABBIT, QUIET, QUIET, QUIET, QUIET])
    assert [clearing for clearing, _ in recruits(table)] == [1, 2, 5, 1]
    # Those who move to 10 (rabbit) are the largest group, and so again in 12.
    assert moves(table) == [(1, 10, 5), (2, 10, 4), (10, 12, 8), (12, 11, 6)]
    assert [clearing for _, clearing in battles(table)] == [1, 2, 5, 5]
    names = [event.name for event in table.events if event.name in ("placed", "moved", "battle")]
    assert names == ["placed"] * 4 + ["moved"] * 4 + ["battle"] * 4 + ["placed"]


@pytest.mark.law("rootbotics 5.5.1")
def test_an_empty_column_does_nothing() -> None:
    table = turn("@1=eyrie.roost,eyrie.warrior*3 @5=eyrie.warrior*4,marquise.warrior", [FOX, (0, 0)])
    assert recruits(table) == [(1, 1), (1, 2)]
    assert moves(table) == [(1, 10, 5), (10, 12, 3)]
    assert battles(table) == [("marquise", 5)]  # the bird column's


@pytest.mark.law("rootbotics 5.5.1.I")
def test_it_recruits_as_many_as_there_are_cards_at_a_roost_of_the_suit() -> None:
    pieces = "@1=eyrie.roost @2=eyrie.roost,marquise.warrior*3 eyrie.decree.fox=anvil,tax-collector*2"
    assert recruits(turn(pieces, ["stand-and-deliver"])) == [(1, 4), (2, 2)]
    assert recruits(turn("@2=eyrie.roost @1=eyrie.warrior", [FOX])) == [(2, 2)]  # no fox roost, only the viziers
    assert recruits(turn("@2=eyrie.roost @3=eyrie.warrior*18", [BIRD])) == [(2, 2)]  # as many as there are


@pytest.mark.law("rootbotics 5.5.1.I", "rootbotics 2.3")
def test_it_does_not_recruit_where_it_cannot_place() -> None:
    assert recruits(turn("@1=eyrie.roost,marquise.keep @6=eyrie.roost", [FOX])) == [(6, 1), (6, 2)]


@pytest.mark.law("rootbotics 5.5.1.I.a", "rootbotics 5.5.1.I.b", "rootbotics 5.5.1.I.c")
@pytest.mark.parametrize(
    ("pieces", "site"),
    [
        ("@1=eyrie.roost,marquise.warrior @6=eyrie.roost,marquise.warrior*2,eyrie.warrior @8=eyrie.roost", 6),
        ("@1=eyrie.roost,marquise.wood*2 @6=eyrie.roost,marquise.warrior @8=eyrie.roost", 1),
        ("@1=eyrie.roost,eyrie.warrior @6=eyrie.roost @8=eyrie.roost,eyrie.warrior*2", 6),
        ("@1=eyrie.roost @6=eyrie.roost @8=eyrie.roost", 8),
    ],
)
def test_ties_for_recruiting_most_enemies_then_fewest_own_then_lowest_priority(pieces: str, site: int) -> None:
    assert recruits(turn(pieces, [FOX]))[0] == (site, 1)


@pytest.mark.law("rootbotics 5.5.1.II")
@pytest.mark.parametrize(
    ("here", "cards", "moved"),
    [
        ("eyrie.warrior*5", "anvil", 4),  # one card
        ("eyrie.warrior*5", "anvil,tax-collector*2", 2),  # three cards
        ("eyrie.warrior*5,marquise.warrior*2", "anvil", 3),  # two rule against two
        ("eyrie.warrior*5,marquise.warrior,marquise.sawmill,marquise.wood", "anvil", 3),
        ("eyrie.warrior*5,eyrie.roost,marquise.warrior*3", "anvil", 3),  # the roost helps
        ("eyrie.warrior*5,marquise.warrior*2,alliance.warrior*3", "anvil", 2),
        ("eyrie.warrior*5,marquise.warrior*2", "anvil,tax-collector*2", 2),
    ],
)
def test_it_leaves_enough_to_rule_or_one_per_card(here: str, cards: str, moved: int) -> None:
    table = turn(f"@6={here} {SAFE} eyrie.decree.fox={cards}", step="move")
    assert moves(table)[0] == (6, 11, moved)


@pytest.mark.law("rootbotics 5.5.1.II")
def test_it_leaves_the_matching_clearing_it_rules_with_the_most_warriors() -> None:
    pieces = (
        "@1=eyrie.warrior*4 @8=eyrie.warrior*4 @12=eyrie.warrior*5,marquise.warrior*6 @5=eyrie.warrior*3 "
        f"{FOXES}anvil"  # 12 is not ruled, 5 no fox; 1 comes before 8
    )
    assert moves(turn(pieces, step="move"))[0] == (1, 10, 3)


@pytest.mark.law("rootbotics 5.5.1.II", "rootbotics 2.3")
def test_if_nobody_can_be_spared_there_it_tries_the_next_clearing() -> None:
    pieces = f"@1=eyrie.warrior*4,marquise.warrior*4 @8=eyrie.warrior*3 {FOXES}anvil"
    assert moves(turn(pieces, step="move"))[0] == (8, 7, 2)
    pieces = f"@8=eyrie.warrior*3 {FOXES}anvil,tax-collector*2 {SAFE}"
    assert [origin for origin, _, _ in moves(turn(pieces, step="move"))] == [8]  # only the bird column's


@pytest.mark.law("rootbotics 5.5.1.II", "rootbotics 5.5.1.II.a", "rootbotics 5.5.1.II.b")
@pytest.mark.parametrize(
    ("around", "destination"),
    [
        ("", 10),
        ("@10=eyrie.roost", 9),
        ("@10=marquise.wood @9=eyrie.roost", 5),
        ("@10=marquise.warrior*2 @9=marquise.warrior @5=alliance.warrior*3", 9),
        ("@10=eyrie.roost @9=eyrie.roost @5=eyrie.roost,marquise.warrior", 10),
        ("@10=eyrie.roost,marquise.warrior @9=eyrie.roost @5=eyrie.roost", 9),
    ],
)
def test_it_goes_where_no_roost_is_then_where_fewest_enemies_are_then_by_lowest_priority(
    around: str, destination: int
) -> None:
    table = turn(f"@1=eyrie.warrior*4 {FOXES}anvil {around}", step="move")
    assert moves(table)[0] == (1, destination, 3)


def fight(pieces: str, luck: Sequence[Any], cards: str = "") -> Situation:
    """From the Battle step on."""
    return turn(pieces, luck, cards, step="battle")


@pytest.mark.law("rootbotics 5.5.1.III")
def test_it_battles_in_a_clearing_of_the_suit_where_it_can() -> None:
    pieces = (
        f"{FOXES}anvil @1=eyrie.warrior*3,marquise.warrior*3 @6=eyrie.warrior @8=eyrie.roost,marquise.warrior "
        "@9=eyrie.warrior,marquise.warrior"
    )
    assert battles(fight(pieces, [QUIET, QUIET])) == [("marquise", 1), ("marquise", 9)]


@pytest.mark.law("rootbotics 5.5.1.III.a", "rootbotics 5.5.1.III.b", "rootbotics 5.5.1.III.c")
@pytest.mark.parametrize(
    ("pieces", "clearing"),
    [
        ("@1=eyrie.warrior,marquise.warrior @6=eyrie.warrior,marquise.warrior,marquise.sawmill*1", 6),
        ("@1=eyrie.warrior,marquise.warrior @6=eyrie.warrior,eyrie.roost,marquise.sawmill", 1),
        ("@1=eyrie.warrior,marquise.sawmill @6=eyrie.warrior,marquise.warrior,marquise.sawmill*2", 1),
        ("@1=eyrie.warrior,marquise.sawmill @6=eyrie.warrior,marquise.wood*3 @8=eyrie.warrior,marquise.warrior*2", 1),
        ("@6=eyrie.warrior,marquise.sawmill*2 @8=eyrie.warrior,marquise.sawmill", 6),
    ],
)
def test_ties_for_battle_no_roost_then_most_defenseless_buildings_then_lowest_priority(
    pieces: str, clearing: int
) -> None:
    table = fight(f"{pieces} {FOXES}anvil {SAFE}", [QUIET])
    assert battles(table)[0] == ("marquise", clearing)


@pytest.mark.law("rootbotics 5.5.1.III", "rootbotics 5.5.1.III.d", "rootbotics 5.5.1.III.e")
@pytest.mark.parametrize(
    ("pieces", "defender"),
    [
        ("marquise.sawmill,alliance.warrior*3,alliance.sympathy", "marquise"),
        ("marquise.warrior*2,alliance.warrior,alliance.sympathy,alliance.fox~base", "alliance"),
        ("marquise.warrior*2,alliance.warrior,alliance.sympathy*1 marquise.points=1", "marquise"),
        ("marquise.warrior,alliance.warrior,alliance.sympathy*1 marquise.points=9", "alliance"),
        ("marquise.sawmill,alliance.fox~base marquise.points=3", "marquise"),
        ("marquise.sawmill,alliance.fox~base alliance.points=3", "alliance"),
        ("marquise.sawmill,alliance.fox~base", "alliance"),
    ],
)
def test_the_defender_has_the_most_buildings_then_pieces_then_points(pieces: str, defender: str) -> None:
    table = fight(f"{SAFE} {FOXES}anvil @6=eyrie.warrior*5,{pieces}", [QUIET])
    assert battles(table)[0] == (defender, 6)


@pytest.mark.law("rootbotics 5.5.1.III", "rootbotics 3.3.2")
@pytest.mark.parametrize(
    ("foxes", "birds", "cards", "hits"),
    [
        ("anvil", "", "", (0, 1)),  # the viziers are more
        ("anvil,tax-collector", "", "", (0, 0)),  # two and two
        ("anvil,tax-collector*2", "", "", (1, 0)),
        ("anvil,tax-collector*2", "sappers", "", (0, 0)),
        ("anvil,tax-collector", "", "+focused", (1, 1)),
        ("anvil", "", "+focused", (0, 1)),
        ("anvil,tax-collector*2", "", "+focused", (1, 0)),
    ],
)
def test_the_column_with_the_most_cards_deals_an_extra_hit(
    foxes: str, birds: str, cards: str, hits: tuple[int, int]
) -> None:
    more = f"eyrie.decree.bird={birds}" if birds else ""
    pieces = f"{SAFE} {FOXES}{foxes} {more} @6=eyrie.warrior*5,marquise.warrior*5 @9=eyrie.warrior*5,marquise.warrior*5"
    table = fight(pieces, [QUIET, QUIET], cards)
    assert battles(table) == [("marquise", 6), ("marquise", 9)]
    assert (5 - table.count("marquise", "warrior", 6), 5 - table.count("marquise", "warrior", 9)) == hits


# Build, Evening and turmoil


@pytest.mark.law("rootbotics 5.5.2")
@pytest.mark.parametrize(
    "option",
    [
        pytest.param("stated", marks=pytest.mark.edition("eyrie_build_independent_of_decree", "stated")),
        pytest.param("implied", marks=pytest.mark.edition("eyrie_build_independent_of_decree", "implied")),
    ],
)
def test_it_builds_in_the_best_ruled_clearing_without_a_roost_whatever_the_decree_holds(option: str) -> None:
    pieces = (
        f"options.eyrie_build_independent_of_decree={option} "
        "@1=eyrie.roost,eyrie.warrior "  # has one
        "@2=eyrie.warrior,marquise.warrior*2 "  # not ruled
        "@3=eyrie.warrior*2,marquise.sawmill "  # no slot
        "@4=eyrie.warrior,marquise.keep "  # no placing
        "@5=eyrie.warrior @7=eyrie.warrior*4 "
    )
    for decreed in ("", FOXES + "anvil"):
        table = turn(pieces + decreed, step="build")
        assert built(table) == [5]
        assert not table.happened("turmoil")


@pytest.mark.law("rootbotics 5.6")
@pytest.mark.parametrize(("before", "points"), [(0, 0), (1, 1), (4, 4), (5, 5), (6, 6)])
def test_evening_scores_the_rightmost_empty_space(before: int, points: int) -> None:
    roosts = " ".join([f"@{clearing}=eyrie.roost" for clearing in (2, 5, 6, 7, 8, 9)[:before]])
    table = turn(f"{roosts} @12=eyrie.warrior", step="build")
    assert table.count("eyrie", "roost", 0) == 6 - before
    assert table.points("eyrie") == points


@pytest.mark.law("rootbotics 5.5.2", "rootbotics 5.6", "rootbotics 5.7")
def test_with_all_roosts_on_the_map_it_falls_into_turmoil_and_still_scores() -> None:
    roosts = " ".join([f"@{clearing}=eyrie.roost" for clearing in (2, 5, 6, 7, 8, 9, 10)])
    table = turn(f"{roosts} @12=eyrie.warrior eyrie.points=10", step="build")
    assert table.happened("turmoil")
    assert table.points("eyrie") == 10 - 2 + 6


@pytest.mark.law("rootbotics 5.7", "rootbotics 5.7.1", "rootbotics 5.7.2", "rootbotics 5.7.3", "rootbotics 5.5.2")
def test_turmoil_costs_a_point_per_bird_purges_the_decree_and_goes_to_evening() -> None:
    pieces = (
        f"@2=eyrie.roost @5=eyrie.roost eyrie.points=10 {FOXES}anvil eyrie.decree.mouse={MOUSE} "
        "eyrie.decree.rabbit=bake-sale eyrie.decree.bird=ambush-bird,sappers"
    )
    table = turn(pieces, cards="+swoop", step="build")
    assert table.happened("turmoil")
    assert sorted(table.discarded()) == sorted(["anvil", MOUSE, "bake-sale", "ambush-bird", "sappers"])
    assert (decree(table), in_bird_column(table)) == ([[], [], [], []], 2)
    assert table.points("eyrie") == 10 - 4 + 1
    assert [event.args[:2] for event in table.happened("lost points", "rootbotics 5.7.1")] == [(0, 4)]
    assert placed(table, "rootbotics 3.3.2") == []  # Daylight is over


@pytest.mark.law("rootbotics 5.7.1")
def test_the_score_never_falls_below_zero() -> None:
    assert turn("@2=eyrie.roost eyrie.points=1", [FOX]).points("eyrie") == 0


@pytest.mark.law("rootbotics 5.5.2", "rootbotics 5.4.4", "rootbotics 11.8.2")
def test_a_roost_that_a_snare_keeps_off_is_turmoil_too() -> None:
    corvids = "alliance,bot:corvids"
    table = turn("@2=eyrie.roost @7=eyrie.warrior*2,corvids.snare @9=eyrie.warrior", step="build", others=corvids)
    assert (built(table), len(table.happened("turmoil")), table.count("corvids", "snare", 7)) == ([], 1, 0)
    table = turn("@1=corvids.snare", [FOX], others=corvids)
    assert (table.happened("placed"), len(table.happened("turmoil")), table.count("corvids", "snare", 1)) == ([], 1, 0)


@pytest.mark.law("rootbotics 5.5.1.II", "rootbotics 11.8.2")
def test_a_snare_holds_those_who_should_move() -> None:
    pieces = f"@1=eyrie.warrior*5,corvids.snare @8=eyrie.warrior*3 {FOXES}anvil"
    table = turn(pieces, step="move", others="alliance,bot:corvids")
    assert moves(table) == [(1, 10, 3)]  # the bird column's, when the snare is gone


# Difficulties


@pytest.mark.law("rootbotics 3.3.1", "rootbotics 5.3.3")
@pytest.mark.parametrize(("difficulty", "cards"), [("easy", 1), ("default", 2), ("challenging", 3), ("nightmare", 3)])
def test_easy_has_one_vizier_and_the_hard_ones_a_bird_ambush(difficulty: str, cards: int) -> None:
    table = setup("alliance", f"bot:eyrie@{difficulty}", luck=[*["ambush-bird"] * (2 if cards == 3 else 3), 2])
    assert in_bird_column(table) == cards
    ambushes = table.s.piles[table.player("eyrie").pile + 3].count(CARD["ambush-bird"])
    assert ambushes == (1 if cards == 3 else 0)
    elsewhere = table.hand("alliance").count("ambush-bird") + table.s.deck.count(CARD["ambush-bird"])
    elsewhere += sum([pile.count(CARD["ambush-bird"]) for pile in table.s.piles]) - ambushes
    assert elsewhere == 2 - ambushes
    table = turn(SAFE, [FOX], f"@{difficulty}")  # in a position only the viziers are a matter of course
    assert recruits(table) == [(2, 1 if difficulty == "easy" else 2)]


@pytest.mark.law("rootbotics 3.3.1", "rootbotics 5.7.2")
def test_the_bird_ambush_is_no_vizier() -> None:
    table = turn("@2=eyrie.roost eyrie.points=9 eyrie.decree.bird=ambush-bird", [FOX], "@challenging")
    assert "ambush-bird" in table.discarded()
    assert (table.points("eyrie"), in_bird_column(table)) == (6, 2)
    assert turn("@2=eyrie.roost eyrie.points=9", [FOX], "@easy").points("eyrie") == 8


@pytest.mark.law("rootbotics 3.3.1")
@pytest.mark.parametrize(("difficulty", "points"), [("easy", 1), ("default", 1), ("challenging", 1), ("nightmare", 2)])
def test_nightmare_scores_a_point_in_evening(difficulty: str, points: int) -> None:
    assert turn(SAFE, [FOX], f"@{difficulty}").points("eyrie") == points


# Traits


@pytest.mark.law("rootbotics 3.3.2")
def test_nobility_scores_in_turmoil_instead_of_losing() -> None:
    table = turn("@2=eyrie.roost eyrie.points=5 eyrie.decree.bird=sappers", cards="+nobility", step="build")
    assert table.happened("turmoil")
    assert table.points("eyrie") == 5 + 3
    assert table.happened("lost points") == []


@pytest.mark.law("rootbotics 3.3.2")
@pytest.mark.parametrize(
    ("pieces", "order"),
    [
        ("@2=eyrie.roost @7=eyrie.warrior", FOX),  # no fox roost to recruit at
        ("@2=eyrie.roost @7=eyrie.warrior*18", MOUSE),  # one for the mice, and one is lacking for the birds
    ],
)
def test_nobility_turns_a_warrior_that_cannot_be_placed_into_turmoil(pieces: str, order: str) -> None:
    table = turn(pieces + " eyrie.points=5", [order], "+nobility")
    assert len(table.happened("turmoil")) == 1
    assert (table.points("eyrie"), table.discarded(), built(table), moves(table)) == (7, [order], [], [])
    table = turn(pieces, [order])
    assert not table.happened("turmoil")
    assert built(table)


@pytest.mark.law("rootbotics 3.3.2")
def test_nobility_does_nothing_while_all_can_be_placed() -> None:
    assert not turn(SAFE, [MOUSE], "+nobility").happened("turmoil")


@pytest.mark.law("rootbotics 3.3.2")
def test_relentless_removes_what_is_defenseless_before_building() -> None:
    pieces = (
        f"{SAFE} @5=eyrie.warrior,marquise.sawmill*2,marquise.wood,alliance.sympathy "
        "@6=eyrie.warrior*2,marquise.warrior,marquise.workshop,alliance.sympathy "  # the workshop is defended
        "@8=eyrie.roost,marquise.recruiter"  # no warrior of the bot
    )
    table = turn(pieces, cards="+relentless", step="relentless")
    assert [table.count("marquise", "sawmill", 5), table.count("marquise", "wood", 5)] == [0, 0]
    assert [table.count("alliance", "sympathy", clearing) for clearing in (5, 6)] == [0, 0]
    assert [table.count("marquise", "workshop", 6), table.count("marquise", "recruiter", 8)] == [1, 1]
    assert built(table) == [5]
    assert table.points("eyrie") == 5 + 2  # five pieces, three roosts
    table = turn(pieces, step="relentless")
    assert (table.count("marquise", "sawmill", 5), built(table)) == (2, [6])


@pytest.mark.law("rootbotics 3.3.2", "root 4.3.3.II")
def test_relentless_is_no_battle_so_a_garrison_does_not_count() -> None:
    """Garrison: never defenseless as defender in battle. Here nobody defends anything."""
    line = (
        "root seats=bot:eyrie+relentless,marquise,bot:riverfolk+garrison turn=eyrie step=relentless "
        "@2=eyrie.roost @7=eyrie.warrior*2,riverfolk.mouse~trade~post "
        "@9=eyrie.warrior,riverfolk.mouse~trade~post,riverfolk.warrior @12=marquise.warrior,marquise.sawmill"
    )
    table = given(line)
    assert [table.count("riverfolk", "mouse trade post", clearing) for clearing in (7, 9)] == [0, 1]


@pytest.mark.law("rootbotics 3.3.2")
def test_relentless_comes_after_the_decree() -> None:
    pieces = f"{SAFE} @6=eyrie.warrior*3,marquise.warrior,marquise.sawmill,marquise.wood*2"
    table = turn(pieces, [(0, 0)], "+relentless", step="battle")  # the extra hit of the viziers kills the defender
    assert battles(table) == [("marquise", 6)]
    assert [table.count("marquise", piece, 6) for piece in ("warrior", "sawmill", "wood")] == [0, 0, 0]


@pytest.mark.law("rootbotics 3.3.2")
def test_swoop_lands_two_warriors_where_it_has_no_piece() -> None:
    pieces = "@1=marquise.keep @2=eyrie.roost @3=eyrie.warrior,marquise.sawmill @7=eyrie.warrior*2"
    table = turn(pieces, [MOUSE], "+swoop")
    assert placed(table, "rootbotics 3.3.2") == [(4, 2)]
    assert table.events.index(table.happened("placed", "rootbotics 5.5.2")[0]) < table.events.index(
        table.happened("placed", "rootbotics 3.3.2")[0]
    )
    assert placed(turn(pieces, [MOUSE]), "rootbotics 3.3.2") == []


@pytest.mark.law("rootbotics 3.3.2")
def test_swoop_without_warriors_is_turmoil_only_for_nobles() -> None:
    pieces = "@2=eyrie.roost @7=eyrie.warrior*19 eyrie.points=5"
    table = turn(pieces, cards="+swoop+nobility", step="build")
    assert (built(table), len(table.happened("turmoil")), table.points("eyrie")) == ([7], 1, 5 + 2 + 1)
    table = turn(pieces, cards="+swoop", step="build")
    assert (built(table), placed(table, "rootbotics 3.3.2"), table.happened("turmoil")) == ([7], [(1, 1)], [])


@pytest.mark.law("rootbotics 3.3.2")
@pytest.mark.parametrize(("cards", "points"), [("+war_tax", 3), ("", 5)])
def test_war_tax_costs_the_owner_a_point_for_each_building_and_token(cards: str, points: int) -> None:
    pieces = f"{SAFE} @6=eyrie.warrior*3,marquise.sawmill,marquise.wood*2 marquise.points=5 {FOXES}anvil"
    table = turn(pieces + ",tax-collector*2", [*[(0, 0)] * 2], cards, step="battle", others="alliance,bot:marquise")
    assert battles(table) == [("marquise", 6)] * 2  # two hits, then one more
    assert table.points("marquise") == points - (1 if cards else 0)
    assert table.points("eyrie") == 3 + 1


@pytest.mark.law("rootbotics 3.3.2")
@pytest.mark.parametrize(("cards", "points"), [("+war_tax", 4), ("", 5)])
def test_war_tax_is_due_in_defence_too(cards: str, points: int) -> None:
    line = f"root seats=marquise,bot:eyrie{cards} turn=marquise phase=daylight marquise.points=5 "
    table = given(line + "@6=marquise.warrior,marquise.wood,eyrie.warrior*3 @1=marquise.warrior", luck=[(2, 2)])
    table.until("actions").choose("battle")
    assert table.count("marquise", "wood", 6) == 0
    assert (table.points("marquise"), table.points("eyrie")) == (points, 1)


@pytest.mark.law("rootbotics 3.3.2")
def test_war_tax_and_relentless_together() -> None:
    pieces = f"{SAFE} @5=eyrie.warrior,marquise.sawmill*2,marquise.wood marquise.points=5"
    assert turn(pieces, cards="+war_tax+relentless", step="relentless").points("marquise") == 2


# Positions


def test_a_turn_of_theirs_can_be_written_down_and_read_again() -> None:
    line = "root seats=bot:eyrie@nightmare+swoop,alliance turn=eyrie phase=birdsong step=a~new~roost eyrie.ordered=fox"
    s = loads(f"{line} eyrie.decree.fox=anvil eyrie.decree.bird=ambush-bird @1=eyrie.roost,eyrie.warrior*3")
    assert loads(dumps(s)) == s
    assert s.own[0][0] == 1
    s = loads("root seats=bot:eyrie,alliance turn=eyrie phase=birdsong step=craft~item eyrie.order=anvil")
    assert loads(dumps(s)) == s


@pytest.mark.parametrize(
    ("fields", "why"),
    [
        ("eyrie.order=?", "single card"),
        ("eyrie.order=anvil,sword", "single card"),
        ("eyrie.decree.fox=sword", "only fox cards"),
        ("eyrie.decree.fox=?", "only fox cards"),
        ("@2=eyrie.roost*2", "one roost at most"),
    ],
)
def test_impossible_positions_are_refused(fields: str, why: str) -> None:
    with pytest.raises(PositionError, match=why):
        loads(f"root seats=bot:eyrie,alliance turn=eyrie {fields}")
