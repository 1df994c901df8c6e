"""The Popular Band and the Street Band."""

from __future__ import annotations

from typing import Any

import pytest
from tests.root.hirelings.table import beside, pieces
from tests.root.situation import Situation

from lawbound.root.map import FIRST_FOREST, MAPS
from lawbound.root.move import why_not_move
from lawbound.root.position_text import dumps, loads

BAND = "popular-band"
STREET = "street-band"


@pytest.mark.law("root E.2.2", "root E.3.2")
@pytest.mark.open_question("band_and_leaving")
@pytest.mark.parametrize("side", [BAND, STREET])
@pytest.mark.parametrize("controller", ["eyrie", "nobody", "marquise"])
def test_an_enemy_who_moved_in_does_not_move_out_in_the_same_turn(side: str, controller: str) -> None:
    """Open question band_and_leaving: counted by player, not by piece."""
    here = {1: {"marquise": {"warrior": 3}}, 9: {side: {"warrior": 1}, "marquise": {"warrior": 3}}}
    table = beside(side, controller, here, turn="marquise")
    table.until("actions").choose("march", 1, 9, 1)
    assert table.offered == ([1, 9, "done"] if controller == "marquise" else [1, "done"])
    assert why_not_move(table.s, table.player("marquise"), 9, 12) == (
        None if controller == "marquise" else "root E.2.2"
    )


@pytest.mark.law("root E.2.2")
def test_in_the_next_turn_they_may_leave() -> None:
    here = {9: {STREET: {"warrior": 1}, "marquise": {"warrior": 3}}}
    fields = {"came": {"9": ["marquise"]}}
    table = beside(STREET, "eyrie", here, turn="marquise", fields=fields)
    assert why_not_move(table.s, table.player("marquise"), 9, 12) == "root E.2.2"
    assert loads(dumps(table.s)).to_bytes() == table.s.to_bytes()
    while table.s.turn == table.seat("marquise"):
        table.choose("done" if "done" in table.offered else "go on" if "go on" in table.offered else table.offered[0])
    assert why_not_move(table.s, table.player("marquise"), 9, 12) is None


@pytest.mark.law("root E.2.2")
def test_a_pawn_that_comes_out_of_a_forest_is_held_too() -> None:
    forest = MAPS["autumn"].forests[MAPS["autumn"].clearing_forests[1][0] - FIRST_FOREST].id
    here = {1: {STREET: {"warrior": 1}, "marquise": {"warrior": 1}}}
    thief = {"vagabond": {"character": "thief", "satchel": ["boots", "boots"], "place": forest}}
    table = beside(STREET, "marquise", here, seats=("marquise", "vagabond"), turn="vagabond", players=thief)
    table.choose("move", 1)
    assert "move" not in table.offered


# The Popular Band's concert


def playing(clearings: dict[int, Any], **more: Any) -> Situation:
    return beside(BAND, "marquise", clearings, **more).choose("the band plays")


@pytest.mark.law("root E.2.4", "root 1.5.5")
def test_one_faction_warrior_of_any_player_from_each_clearing_next_to_it_may_be_made_to_come() -> None:
    here = {
        1: {BAND: {"warrior": 1}},
        5: {"eyrie": {"warrior": 3}, "marquise": {"warrior": 1}},
        9: {"marquise": {"warrior": 2}},
        12: {"eyrie": {"warrior": 3}},
    }
    table = playing(here)
    assert (table.prompt, table.offered) == ("from where they come to the band", [5, 9, "done"])
    table.choose(5)
    assert (table.prompt, table.offered) == ("who comes to the band", ["marquise", "eyrie"])
    table.choose("eyrie")
    assert (table.count("eyrie", "warrior", 1), table.offered) == (1, [9, "done"])
    table.choose("done", "done")
    assert table.count("marquise", "warrior", 9) == 2 and "the band plays" not in table.offered


@pytest.mark.law("root E.2.4", "root 1.5.5")
def test_who_could_not_move_there_is_not_made_to() -> None:
    here = {1: {BAND: {"warrior": 2}}, 5: {"eyrie": {"warrior": 1}, "alliance": {"warrior": 2}}}
    table = playing(here, seats=("marquise", "eyrie", "alliance"))
    assert table.prompt == "from where they come to the band"
    table.choose(5)
    assert table.count("alliance", "warrior", 1) == 1  # the Eyrie rule neither clearing


@pytest.mark.law("root E.2.4", "root 14.2.2")
@pytest.mark.open_question("warlord_as_a_target")
def test_the_warlord_does_not_come() -> None:
    """Open question warlord_as_a_target."""
    here = {1: {BAND: {"warrior": 1}}, 5: {"hundreds": {"warlord": 1}}}
    table = playing(here, seats=("marquise", "hundreds"))
    assert table.prompt == "place hirelings where"


@pytest.mark.open_question("tunnels_and_other_adjacency")
@pytest.mark.law("root E.2.4", "root 2.2.1")
def test_next_to_it_is_what_is_adjacent_for_the_controller() -> None:
    """Open question tunnels_and_other_adjacency."""
    here = {1: {BAND: {"warrior": 1}, "marquise": {"workshop": 1}}, 8: {"marquise": {"workshop": 1, "warrior": 2}}}
    tunnels = {"marquise": {"crafted": ["tunnels"]}}
    table = playing(here, players=tunnels, deck="exiles")
    assert (table.prompt, table.offered) == ("from where they come to the band", [8, "done"])


@pytest.mark.law("root E.2.4", "root 8.2.6")
def test_who_is_made_to_come_into_sympathy_pays_for_the_outrage() -> None:
    here = {1: {BAND: {"warrior": 1}, "alliance": {"sympathy": 1}}, 5: {"eyrie": {"warrior": 2}}}
    players = {"eyrie": {"hand": ["anvil"]}}
    table = playing(here, seats=("marquise", "eyrie", "alliance"), players=players).choose(5)
    assert table.hand("eyrie") == []


@pytest.mark.law("root E.2.4")
def test_then_one_of_the_band_may_be_placed_anywhere() -> None:
    table = playing({})
    assert (table.prompt, table.offered) == ("place hirelings where", [*range(1, 13), "done"])
    table.choose(4)
    assert pieces(table, BAND, 4) == 1


@pytest.mark.law("root E.2.4")
def test_the_street_band_comes_anywhere_once_a_daylight() -> None:
    table = beside(STREET, "marquise", {1: {"marquise": {"warrior": 1}}}).choose("the street band plays")
    assert table.offered == list(range(1, 13))
    table.choose(4)
    assert pieces(table, STREET, 4) == 1 and "the street band plays" not in table.offered
