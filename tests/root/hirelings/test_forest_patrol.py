"""The Forest Patrol and the Feline Physicians."""

from __future__ import annotations

from typing import Any

import pytest
from tests.root.hirelings.table import beside, of, pieces
from tests.root.situation import Situation

from lawbound.root.position_text import dumps, loads
from lawbound.root.state import ASIDE, HELD_BACK

PATROL = "forest-patrol"


def patrol(clearings: dict[int, Any], **more: Any) -> Situation:
    return beside(PATROL, "alliance", clearings, seats=("alliance", "eyrie"), **more)


@pytest.mark.law("root E.2.4", "root E.3.4")
def test_a_move_then_a_battle_each_if_wanted_once_a_daylight() -> None:
    table = patrol({1: {PATROL: {"warrior": 2}}, 5: {"eyrie": {"warrior": 1}}}, luck=[(1, 0)])
    table.choose("march the patrol")
    assert table.prompt == "hirelings move from"
    table.choose(1, 5, 2)
    assert table.prompt == "hirelings battle where"
    table.choose(5)
    assert (pieces(table, PATROL, 5), table.count("eyrie", "warrior", 5)) == (2, 0)
    assert "march the patrol" not in table.offered and "return the patrol" not in table.offered


@pytest.mark.law("root E.2.4")
def test_neither_need_be_done() -> None:
    table = patrol({1: {PATROL: {"warrior": 2}, "eyrie": {"warrior": 1}}})
    table.choose("march the patrol", "done", "done")
    assert pieces(table, PATROL, 1) == 2 and "march the patrol" not in table.offered


@pytest.mark.law("root E.2.2")
def test_of_those_removed_one_lies_on_the_card() -> None:
    here = {1: {PATROL: {"warrior": 4}, "eyrie": {"warrior": 3}}}
    table = patrol(here, luck=[(2, 2)]).choose("march the patrol", "done", 1)
    assert (pieces(table, PATROL, 1), pieces(table, PATROL, ASIDE), pieces(table, PATROL, 0)) == (2, 1, 9)


@pytest.mark.law("root E.2.2")
@pytest.mark.open_question("one_on_the_card")
def test_an_ambush_is_part_of_the_battle_so_still_one_lies_on_the_card() -> None:
    """Open question one_on_the_card."""
    here = {1: {PATROL: {"warrior": 4}, "eyrie": {"warrior": 2}}}
    table = patrol(here, luck=[(1, 1)], players={"eyrie": {"hand": ["ambush-fox"]}})
    table.choose("march the patrol", "done", 1, "ambush-fox")
    assert (pieces(table, PATROL, 1), pieces(table, PATROL, ASIDE)) == (1, 1)


@pytest.mark.ruling("favor-of-the-foxes", 1)
@pytest.mark.law("root E.2.2")
@pytest.mark.open_question("one_on_the_card")
def test_an_effect_that_removes_them_in_three_clearings_leaves_three_on_the_card() -> None:
    here = {c: {PATROL: {"warrior": 2}} for c in (1, 6, 8)}
    here[8] |= {"eyrie": {"roost": 1}}
    here[1] |= {"eyrie": {"roost": 1}}
    here[6] |= {"eyrie": {"roost": 1}}
    hand = {"eyrie": {"hand": ["favor-of-the-foxes"]}}
    table = beside(PATROL, "alliance", here, seats=("alliance", "eyrie"), turn="eyrie", players=hand)
    table.choose("favor-of-the-foxes")
    assert (pieces(table, PATROL, ASIDE), pieces(table, PATROL, 0)) == (3, 9)


@pytest.mark.ruling("coffin-makers", 4)
@pytest.mark.open_question("coffin_makers_and_savers")
@pytest.mark.law("root E.2.2", "root 4.1.3")
def test_the_card_comes_before_the_coffins() -> None:
    """Open question coffin_makers_and_savers; interaction 17."""
    here = {1: {PATROL: {"warrior": 4}, "eyrie": {"warrior": 3}}}
    players = {"eyrie": {"crafted": ["coffin-makers"]}}
    table = patrol(here, luck=[(2, 2)], players=players, deck="exiles").choose("march the patrol", "done", 1)
    assert pieces(table, PATROL, ASIDE) == 1
    number = of(table, PATROL).number  # the Eyrie's Birdsong has come since
    assert (number, 1) in [event.args for event in table.happened("left the coffins")]


@pytest.mark.law("root E.2.4")
def test_all_on_the_card_come_back_where_the_patrol_is() -> None:
    here = {1: {PATROL: {"warrior": 1}}, 5: {PATROL: {"warrior": 1}}}
    table = patrol(here, fields={"card": 3}).choose("return the patrol")
    assert table.offered == [1, 5]
    table.choose(5)
    assert (pieces(table, PATROL, 5), pieces(table, PATROL, ASIDE), pieces(table, PATROL, 0)) == (4, 0, 7)
    assert "march the patrol" not in table.offered
    assert "return the patrol" not in patrol({}, fields={"card": 3}).offered
    assert "return the patrol" not in patrol(here).offered


@pytest.mark.law("root E.2")
def test_nobody_but_the_controller_may_use_it() -> None:
    here = {1: {PATROL: {"warrior": 2}, "eyrie": {"warrior": 1}}}
    table = beside(PATROL, "eyrie", here, seats=("alliance", "eyrie"), turn="alliance")
    assert "march the patrol" not in table.offered


def test_what_lies_on_the_card_is_written_and_read() -> None:
    table = patrol({1: {PATROL: {"warrior": 1}}}, fields={"card": 3})
    assert loads(dumps(table.s)).to_bytes() == table.s.to_bytes()
    assert of(table, PATROL).describe(table.s)["card"] == 3


# The Feline Physicians

PHYSICIANS = "feline-physicians"


def healed(players: dict[str, Any], here: dict[int, Any] | None = None, **more: Any) -> Situation:
    """The Corvids attack warriors of the first player, who has hired the Physicians."""
    here = here or {1: {"alliance": {"warrior": 3}, "corvids": {"warrior": 3}}, 5: {"alliance": {"sympathy": 1}}}
    seats = more.pop("seats", ("alliance", "corvids"))
    table = beside(PHYSICIANS, seats[0], here, seats=seats, turn="corvids", players=players, **more)
    return table.choose("battle")


@pytest.mark.law("root E.2.2", "root E.3.3")
def test_a_card_of_the_suit_brings_removed_warriors_where_the_controller_has_pieces() -> None:
    table = healed({"alliance": {"hand": ["anvil", "sword"]}}, luck=[(2, 2)])
    assert (table.asked, table.offered) == ("alliance", ["anvil", "no"])
    table.choose("anvil")
    assert table.offered == [1, 5]
    table.choose(5)
    assert (table.count("alliance", "warrior", 1), table.count("alliance", "warrior", 5)) == (1, 2)
    assert table.discarded() == ["anvil"]


@pytest.mark.law("root E.2.2")
def test_they_need_a_card_of_the_suit_and_a_clearing_with_faction_pieces() -> None:
    table = healed({"alliance": {"hand": ["sword"]}}, luck=[(2, 2)])
    assert table.count("alliance", "warrior", 1) == 1 and table.prompt != "card for the physicians"
    alone = {1: {"alliance": {"warrior": 1}, "corvids": {"warrior": 3}}}
    table = healed({"alliance": {"hand": ["anvil"]}}, alone, luck=[(2, 2)])
    assert table.count("alliance", "warrior", 1) == 0 and table.prompt != "card for the physicians"


@pytest.mark.law("root E.2.2")
def test_they_are_free_to_let_them_go_and_are_for_the_controller_alone() -> None:
    table = healed({"alliance": {"hand": ["anvil"]}}, luck=[(2, 2)]).choose("no")
    assert table.count("alliance", "warrior", 1) == 1 and table.hand("alliance") == ["anvil"]
    here = {1: {"lizards": {"warrior": 3}, "corvids": {"warrior": 3}}}
    table = healed({"lizards": {"hand": ["anvil"]}}, here, luck=[(2, 0)], seats=("alliance", "lizards", "corvids"))
    assert table.prompt != "card for the physicians"


@pytest.mark.law("root E.2.2", "root 10.2.3")
def test_acolytes_are_not_on_their_way_to_the_supply() -> None:
    """Whatever sends a warrior elsewhere comes first: interaction 17."""
    here = {1: {"lizards": {"warrior": 3}, "corvids": {"warrior": 3}}}
    table = healed({"lizards": {"hand": ["anvil"]}}, here, luck=[(2, 0)], seats=("lizards", "corvids"))
    assert table.count("lizards", "warrior", ASIDE) == 2 and table.prompt != "card for the physicians"


@pytest.mark.law("root E.2.2", "root 14.2.2")
def test_the_warlord_is_beside_the_board_and_stays_there() -> None:
    here = {1: {"hundreds": {"warrior": 1, "warlord": 1}, "corvids": {"warrior": 3}}, 5: {"hundreds": {"mob": 1}}}
    table = healed({"hundreds": {"hand": ["anvil"]}}, here, luck=[(3, 0)], seats=("hundreds", "corvids"))
    table.choose("warrior")
    assert table.prompt == "card for the physicians"
    assert table.ask.given == (1, 1)
    table.choose("anvil")
    assert (table.count("hundreds", "warrior", 5), table.count("hundreds", "warlord", ASIDE)) == (1, 1)


@pytest.mark.open_question("coffin_makers_and_savers")
@pytest.mark.law("root E.2.2", "root 4.1.3")
def test_the_physicians_take_them_from_the_coffins() -> None:
    """Interaction 17."""
    players = {"alliance": {"hand": ["anvil"]}, "corvids": {"crafted": ["coffin-makers"]}}
    table = healed(players, luck=[(2, 2)], deck="exiles").choose("anvil", 5)
    assert (table.count("alliance", "warrior", 5), table.count("alliance", "warrior", HELD_BACK)) == (2, 0)
