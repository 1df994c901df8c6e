"""The Riverfolk Flotilla and the Otter Divers."""

from __future__ import annotations

import pytest
from tests.root.hirelings.table import beside, of

from lawbound.root.map import MAPS

RIVER = MAPS["autumn"].rivers


@pytest.mark.law("root E.2.3")
def test_those_who_are_there_may_draw_then_it_sails_and_may_battle() -> None:
    start = next(c for c in MAPS["autumn"].edge if RIVER[c])
    to = RIVER[start][0]
    here = {start: {"eyrie": {"warrior": 1}}, to: {"eyrie": {"warrior": 5}}}
    table = beside(
        "riverfolk-flotilla", "marquise", here, phase="birdsong", fields={"place": str(start)}, luck=[(3, 3)]
    )
    assert (table.asked, table.prompt) == ("eyrie", "draw a card from the Flotilla")
    table.choose("yes")
    assert len(table.hand("eyrie")) == 1
    if table.prompt == "where the pawn moves":
        assert table.offered == list(RIVER[start])
        table.choose(to)
    assert (table.prompt, table.offered) == ("whom the Flotilla battles", ["eyrie", "done"])
    table.choose("eyrie")
    assert table.count("eyrie", "warrior", to) == 2
    assert table.s.board[of(table, "riverfolk-flotilla").row("pawn") + to] == 1


@pytest.mark.law("root E.2.2")
def test_nobody_can_battle_it() -> None:
    start = next(c for c in MAPS["autumn"].edge if RIVER[c])
    here = {start: {"marquise": {"warrior": 2}}}
    table = beside("riverfolk-flotilla", "eyrie", here, turn="marquise", fields={"place": str(start)})
    table.until("actions")
    assert "battle" not in table.offered


@pytest.mark.law("root E.2.2")
def test_the_divers_let_their_controller_move_at_rivers_without_rule() -> None:
    wet = next(c for c in range(1, 13) if RIVER[c])
    here = {wet: {"eyrie": {"warrior": 3}, "marquise": {"warrior": 1}}}
    with_divers = beside("otter-divers", "marquise", here).until("actions")
    without = beside("otter-divers", "eyrie", here, turn="marquise").until("actions")
    assert "march" in with_divers.offered and "march" not in without.offered


@pytest.mark.law("root E.2.3", "root 1.5.4")
@pytest.mark.open_question("flotilla_without_a_river_neighbour")
def test_where_no_river_leads_on_it_stays_and_may_battle_there() -> None:
    dry = next(c for c in range(1, 13) if not RIVER[c])
    here = {dry: {"eyrie": {"warrior": 5}}}
    fields = {"place": str(dry)}
    table = beside("riverfolk-flotilla", "marquise", here, phase="birdsong", fields=fields, luck=[(3, 3)])
    table.choose("no")
    assert (table.prompt, table.asked) == ("whom the Flotilla battles", "marquise")
    assert table.s.board[of(table, "riverfolk-flotilla").row("pawn") + dry] == 1


@pytest.mark.law("root E.2.3")
@pytest.mark.open_question("flotilla_without_a_river_neighbour")
@pytest.mark.parametrize(
    ("map_", "place", "ways"),
    [("mountain", 10, [2, 4]), ("mountain", 2, [10]), ("winter", 11, [10, 12]), ("winter", 7, [12])],
)
def test_on_other_maps_it_goes_by_their_rivers(map_: str, place: int, ways: list[int]) -> None:
    suits = ["fox", "rabbit", "mouse"] * 4
    fields, here = {"place": str(place)}, {1: {"marquise": {"warrior": 1}}}
    table = beside("riverfolk-flotilla", "marquise", here, phase="birdsong", fields=fields, map=map_, suits=suits)
    if len(ways) > 1:
        assert (table.prompt, table.offered) == ("where the pawn moves", ways)
        table.choose(ways[0])
    assert table.s.board[of(table, "riverfolk-flotilla").row("pawn") + ways[0]] == 1
