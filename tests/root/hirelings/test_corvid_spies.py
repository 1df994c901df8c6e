"""The Corvid Spies and the Raven Sentries."""

from __future__ import annotations

from typing import Any

import pytest
from tests.root.hirelings.table import beside, pieces
from tests.root.situation import Situation

SPIES = "corvid-spies"


def spies(clearings: dict[int, Any], **more: Any) -> Situation:
    return beside(SPIES, "marquise", clearings, **more).choose("the spies come")


@pytest.mark.law("root E.2.4")
def test_two_come_among_clearings_with_enemy_pieces_of_players_and_hirelings() -> None:
    here = {1: {"marquise": {"warrior": 2}}, 5: {"eyrie": {"warrior": 1}}, 9: {"popular-band": {"warrior": 1}}}
    table = spies(here, hirelings={"popular-band": {"controller": "eyrie"}})
    assert (table.prompt, table.offered) == ("place hirelings where", [5, 9])
    table.choose(9, 9)
    assert pieces(table, SPIES, 9) == 2 and table.prompt == "what hirelings do"


@pytest.mark.law("root E.2.4", "root E.3.2")
def test_the_controllers_other_hirelings_are_no_enemies() -> None:
    here = {5: {"eyrie": {"warrior": 1}}, 9: {"popular-band": {"warrior": 1}}}
    table = spies(here, hirelings={"popular-band": {"controller": "marquise"}})
    assert table.prompt == "what hirelings do" and pieces(table, SPIES, 5) == 2


@pytest.mark.law("root E.2.4", "root E.3.4")
def test_a_battle_in_every_clearing_with_them() -> None:
    here = {5: {"eyrie": {"warrior": 2}, SPIES: {"warrior": 1}}, 9: {"eyrie": {"warrior": 2}, SPIES: {"warrior": 1}}}
    table = spies(here, luck=[(1, 0), (1, 0)]).choose(5, 9, "battles")
    assert table.offered == [5, 9]
    table.choose(9)
    assert [table.count("eyrie", "warrior", c) for c in (5, 9)] == [1, 1]
    assert len(table.happened("battle")) == 2


@pytest.mark.law("root E.2.4", "root E.3.6")
def test_the_controller_scores_nothing_for_what_they_remove() -> None:
    here = {5: {"eyrie": {"roost": 1}, SPIES: {"warrior": 3}}}
    table = spies(here, luck=[(1, 0)]).choose("battles")
    assert table.count("eyrie", "roost", 5) == 0 and table.points("marquise") == 0


@pytest.mark.law("root E.2.4")
def test_or_a_random_card_of_each_enemy_in_one_clearing() -> None:
    here: dict[int, Any] = {5: {"eyrie": {"warrior": 1}, "alliance": {"sympathy": 1}}, 9: {"eyrie": {"warrior": 1}}}
    players = {"eyrie": {"hand": ["anvil"]}, "alliance": {"hand": ["sword"]}}
    table = spies(here, seats=("marquise", "eyrie", "alliance"), players=players).choose(5, 9, "take cards", 5)
    assert {"anvil", "sword"} <= set(table.hand("marquise")) and table.happened("took", "root E.2.4")
    assert table.hand("eyrie") == table.hand("alliance") == []


@pytest.mark.law("root E.2.4", "rootbotics 2.8.1")
def test_from_a_bot_the_controller_draws() -> None:
    here: dict[int, Any] = {5: {"eyrie": {"warrior": 1}}}
    table = spies(here, seats=("marquise", "bot:eyrie"), players={"bot:eyrie": {}, "marquise": {"hand": []}})
    table.choose("take cards")
    assert len(table.hand("marquise")) == 1


@pytest.mark.law("root E.2.4")
def test_only_once_a_daylight() -> None:
    table = spies({5: {"eyrie": {"warrior": 1}}}, luck=[(0, 0)]).choose("battles")
    assert "the spies come" not in table.offered


# The Raven Sentries

SENTRIES = "raven-sentries"


def fought(here: dict[str, Any], controller: str = "marquise", turn: str = "marquise") -> Situation:
    table = beside(SENTRIES, controller, {1: here}, luck=[(0, 0)], turn=turn, seats=("marquise", "alliance"))
    return table.choose("battle") if turn == "marquise" else table.choose("done", "battle")


@pytest.mark.law("root E.2.2", "root E.3.3")
def test_one_hit_more_where_a_building_or_token_of_the_faction_is() -> None:
    both = {"marquise": {"warrior": 3}, "alliance": {"warrior": 3}}
    assert fought(both).count("alliance", "warrior", 1) == 3
    built = {"marquise": {"warrior": 3, "sawmill": 1}, "alliance": {"warrior": 3}}
    assert fought(built).count("alliance", "warrior", 1) == 2
    wooded = {"marquise": {"warrior": 3, "wood": 1}, "alliance": {"warrior": 3}}
    assert fought(wooded).count("alliance", "warrior", 1) == 2


@pytest.mark.law("root E.2.2")
def test_also_for_a_defender_but_for_nobody_else() -> None:
    here = {"marquise": {"warrior": 3, "sawmill": 1}, "alliance": {"warrior": 3, "sympathy": 1}}
    table = fought(here, "alliance")
    assert (table.count("alliance", "warrior", 1), table.count("marquise", "warrior", 1)) == (3, 2)
