"""The Flame Bearers and the Rat Smugglers."""

from __future__ import annotations

from typing import Any

import pytest
from tests.root.hirelings.table import beside, pieces
from tests.root.situation import Situation

BEARERS = "flame-bearers"


def burning(clearings: dict[int, Any], **more: Any) -> Situation:
    return beside(BEARERS, "marquise", clearings, phase="birdsong", **more)


@pytest.mark.law("root E.2.3", "root E.3.6")
def test_each_removes_an_enemy_piece_warriors_first_and_nobody_scores() -> None:
    table = burning({1: {BEARERS: {"warrior": 2}, "eyrie": {"warrior": 1, "roost": 1}}})
    assert (table.count("eyrie", "warrior", 1), table.count("eyrie", "roost", 1)) == (0, 0)
    assert table.points("marquise") == 0 and table.prompt == "place hirelings where"


@pytest.mark.law("root E.2.3")
@pytest.mark.ruling("flame-bearers", 1)
def test_warriors_first_is_counted_by_player() -> None:
    """FAQ-2025."""
    here = {1: {BEARERS: {"warrior": 1}, "eyrie": {"warrior": 1, "roost": 1}, "alliance": {"sympathy": 1}}}
    table = burning(here, seats=("marquise", "eyrie", "alliance"), players={"marquise": {"hand": ["anvil"]}})
    assert (table.prompt, table.offered) == ("what the flame bearers burn", ["warrior", "sympathy"])


@pytest.mark.law("root E.2.3", "root E.3.7", "root 8.2.6")
@pytest.mark.ruling("woodland-alliance", 2)
def test_sympathy_that_burns_is_an_outrage_of_the_controllers() -> None:
    here = {1: {BEARERS: {"warrior": 1}, "alliance": {"sympathy": 1}}}
    table = burning(here, seats=("marquise", "alliance"), players={"marquise": {"hand": ["anvil"]}})
    assert table.count("alliance", "sympathy", 1) == 0
    assert table.hand("marquise") == [] and table.points("marquise") == 0


@pytest.mark.law("root E.2.3", "root E.3.2")
def test_the_controllers_pieces_and_hirelings_are_no_enemies_and_pawns_stay() -> None:
    here = {1: {BEARERS: {"warrior": 3}, "marquise": {"warrior": 1}, "popular-band": {"warrior": 1}}}
    for controller, left in (("marquise", 1), ("vagabond", 0)):
        table = beside(
            BEARERS,
            "marquise",
            here,
            phase="birdsong",
            seats=("marquise", "vagabond"),
            players={"vagabond": {"character": "thief", "place": 1}},
            hirelings={"popular-band": {"controller": controller}},
        )
        assert table.count("marquise", "warrior", 1) == 1 and table.count("vagabond", "pawn", 1) == 1
        assert pieces(table, "popular-band", 1) == left


@pytest.mark.law("root E.2.3", "root 1.1.3")
def test_first_all_that_burns_goes_then_what_it_triggers() -> None:
    here = {
        1: {BEARERS: {"warrior": 1}, "duchy": {"citadel": 1}},
        2: {BEARERS: {"warrior": 1}, "duchy": {"citadel": 1}},
    }
    table = burning(here, seats=("marquise", "duchy"), players={"duchy": {"hand": ["anvil", "sword"]}})
    assert len(table.happened("removed", "root E.2.3")) == 2
    assert len(table.hand("duchy")) == 1  # one price of failure: interaction 22


@pytest.mark.law("root E.2.3")
def test_then_one_comes_with_or_next_to_another() -> None:
    table = burning({1: {BEARERS: {"warrior": 1}}})
    assert (table.prompt, table.offered) == ("place hirelings where", [1, 5, 9, 10])
    table.choose(10)
    assert pieces(table, BEARERS, 10) == 1 and pieces(table, BEARERS, 0) == 4


@pytest.mark.law("root E.2.3")
def test_where_that_is_impossible_two_come_anywhere() -> None:
    table = burning({})
    assert len(table.offered) == 12
    table.choose(3, 7)
    assert (pieces(table, BEARERS, 3), pieces(table, BEARERS, 7)) == (1, 1)


@pytest.mark.law("root E.2.3")
def test_with_none_left_in_the_supply_nobody_comes() -> None:
    table = burning({1: {BEARERS: {"warrior": 6}}})
    assert table.prompt != "place hirelings where"


# The Rat Smugglers

RATS = "rat-smugglers"


def smuggling(hand: list[str], controller: str = "marquise", **more: Any) -> Situation:
    here = {1: {"marquise": {"warrior": 3}}, 9: {"eyrie": {"warrior": 1}}}
    return beside(RATS, controller, here, turn="marquise", players={"marquise": {"hand": hand}}, **more)


@pytest.mark.law("root E.2.2")
def test_a_card_with_an_item_is_discarded_to_move_or_to_battle_as_often_as_wanted() -> None:
    table = smuggling(["anvil", "sword", "cobbler"], luck=[(1, 0)]).choose("move with the smugglers")
    assert (table.prompt, table.offered) == ("card for the smugglers", ["anvil", "sword"])
    table.choose("anvil", 9, 3, "battle with the smugglers")
    assert table.discarded() == ["anvil", "sword"] and table.count("eyrie", "warrior", 9) == 0
    assert not {"move with the smugglers", "battle with the smugglers"} & set(table.offered)


@pytest.mark.law("root E.2.2")
def test_it_takes_such_a_card_the_controller_and_a_move_or_battle_that_can_be() -> None:
    smuggled = {"move with the smugglers", "battle with the smugglers"}
    assert not smuggled & set(smuggling(["cobbler", "ambush-fox"]).offered)
    assert not smuggled & set(smuggling(["anvil"], controller="eyrie").offered)
    assert smuggled & set(smuggling(["anvil"]).offered) == {"move with the smugglers"}  # nobody to battle


@pytest.mark.law("root E.2.2")
@pytest.mark.open_question("effects_that_let_the_vagabond_move_or_battle")
def test_the_vagabond_exhausts_nothing_for_it() -> None:
    """Open question effects_that_let_the_vagabond_move_or_battle."""
    here = {9: {"marquise": {"warrior": 1}}}
    thief = {"vagabond": {"character": "thief", "hand": ["anvil", "sword"], "satchel": ["sword"], "place": 1}}
    table = beside(RATS, "vagabond", here, seats=("marquise", "vagabond"), players=thief, luck=[(1, 0)])
    table.choose("move with the smugglers", "anvil", 9, "battle with the smugglers")
    assert table.count("marquise", "warrior", 9) == 0 and not table.happened("exhausted")
