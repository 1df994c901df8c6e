"""The Last Dynasty and the Bluebird Nobles."""

from __future__ import annotations

import pytest
from tests.root.hirelings.table import beside, pieces
from tests.root.situation import Luck, Situation

from lawbound.kernel import Table
from lawbound.root.map import MAPS
from lawbound.root.rules import ROOT

SEATS = ("marquise", "duchy")


@pytest.mark.law("root A.6.3")
def test_all_five_start_in_one_clearing_on_the_edge() -> None:
    setup = {"seats": list(SEATS), "order": "given", "hirelings": ["last-dynasty"]}
    table = Situation(Table.new(ROOT, setup, nature=Luck(())))
    assert table.asked == "duchy" and sorted(table.offered) == sorted(MAPS["autumn"].edge)
    table.choose(1)
    assert pieces(table, "last-dynasty", 1) == 5


@pytest.mark.law("root E.2.4")
def test_with_none_on_the_map_they_come_to_the_edge_and_battle() -> None:
    table = beside("last-dynasty", "marquise", {5: {"duchy": {"warrior": 2}}}, seats=SEATS, luck=[(2, 1)])
    table.choose("the Dynasty acts", 5)
    assert pieces(table, "last-dynasty", 5) == 4 and table.count("duchy", "warrior", 5) == 0


@pytest.mark.law("root E.2.4", "root E.3.1")
def test_where_their_controller_rules_they_all_move_and_then_battle() -> None:
    here = {5: {"last-dynasty": {"warrior": 2}, "marquise": {"warrior": 1}}, 1: {"duchy": {"warrior": 1}}}
    table = beside("last-dynasty", "marquise", here, seats=SEATS, luck=[(1, 0)])
    table.choose("the Dynasty acts", 1)
    assert pieces(table, "last-dynasty", 1) == 2 and table.count("duchy", "warrior", 1) == 0
    assert table.count("marquise", "warrior", 5) == 1


@pytest.mark.law("root E.2.4", "root E.3.1")
@pytest.mark.open_question("dynasty_ruling")
def test_where_their_controller_rules_with_own_warriors_they_rule_too() -> None:
    here = {5: {"last-dynasty": {"warrior": 1}, "marquise": {"warrior": 2}, "duchy": {"warrior": 2}}}
    table = beside("last-dynasty", "marquise", here, seats=SEATS)
    table.choose("the Dynasty acts", 1)
    assert pieces(table, "last-dynasty", 1) == 1 and not table.happened("battle")


@pytest.mark.law("root E.2.4")
def test_as_guests_they_battle_twice() -> None:
    here = {5: {"last-dynasty": {"warrior": 2}, "duchy": {"warrior": 6}}}
    table = beside("last-dynasty", "marquise", here, seats=SEATS, luck=[(2, 0), (1, 0)])
    table.choose("the Dynasty acts")
    assert len(table.happened("battle")) == 2 and table.count("duchy", "warrior", 5) == 3


@pytest.mark.law("root E.2.2")
def test_with_the_nobles_a_tie_is_ruled_where_the_controller_has_a_piece() -> None:
    here = {5: {"marquise": {"warrior": 1}, "duchy": {"warrior": 1}}}
    assert beside("bluebird-nobles", "marquise", here, seats=SEATS).ruler(5) == "marquise"
    assert beside("bluebird-nobles", "duchy", here, seats=SEATS, turn="marquise").ruler(5) == "duchy"
    assert beside("bluebird-nobles", "nobody", here, seats=SEATS, turn="marquise").ruler(5) is None


@pytest.mark.law("root E.2.3")
@pytest.mark.parametrize(("ruled", "points"), [(2, 0), (3, 1), (6, 2), (8, 2)])
def test_a_point_for_every_three_clearings_ruled_when_birdsong_starts(ruled: int, points: int) -> None:
    here = {clearing: {"marquise": {"warrior": 1}} for clearing in range(1, ruled + 1)}
    table = beside("bluebird-nobles", "marquise", here, seats=SEATS, phase="birdsong")
    assert table.points("marquise") == points
