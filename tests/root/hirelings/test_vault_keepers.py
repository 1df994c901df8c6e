"""The Vault Keepers and the Badger Bodyguards."""

from __future__ import annotations

from typing import Any

import pytest
from tests.root.hirelings.table import beside, pieces
from tests.root.situation import Situation

KEEPERS = "vault-keepers"


def keepers(clearings: dict[int, Any], **more: Any) -> Situation:
    return beside(KEEPERS, "marquise", clearings, **more).choose("the vault keepers build")


@pytest.mark.law("root E.2.4", "root 2.2.3")
def test_a_vault_comes_beside_another_where_there_is_a_slot_if_wanted() -> None:
    table = keepers({1: {KEEPERS: {"vault": 1}}, 9: {"eyrie": {"roost": 1}}, 5: {"eyrie": {"roost": 1}}})
    assert (table.prompt, table.offered) == ("place hirelings where", [5, 9, 10, "done"])
    table.choose(5)
    assert pieces(table, KEEPERS, 5, "vault") == 1 and table.s.slots[5] == 0
    table = keepers({1: {KEEPERS: {"vault": 1}}}).choose("done")
    assert pieces(table, KEEPERS, 0, "vault") == 5 and table.prompt == "what hirelings do"


@pytest.mark.law("root E.2.4")
def test_where_that_is_impossible_a_warrior_with_a_vault_comes_anywhere() -> None:
    table = keepers({})
    assert len(table.offered) == 12 and "done" not in table.offered
    table.choose(3)
    assert (pieces(table, KEEPERS, 3, "vault"), pieces(table, KEEPERS, 3)) == (1, 1)


@pytest.mark.law("root E.2.4", "root 1.5.4")
def test_without_a_vault_left_the_warrior_comes_alone() -> None:
    all_of_them = {c: {KEEPERS: {"vault": 1}} for c in (1, 2, 3, 4, 5, 7)}
    table = keepers(all_of_them)
    assert table.prompt == "place hirelings where" and len(table.offered) == 12
    table.choose(8)
    assert (pieces(table, KEEPERS, 8, "vault"), pieces(table, KEEPERS, 8)) == (0, 1)


@pytest.mark.law("root E.2.4", "root E.3.4")
def test_then_battles_at_the_vaults_as_far_as_wanted() -> None:
    here = {c: {KEEPERS: {"vault": 1, "warrior": 1}, "eyrie": {"warrior": 1}} for c in (1, 5)}
    here[2] = {KEEPERS: {"warrior": 1}, "eyrie": {"warrior": 1}}
    table = keepers(here, luck=[(1, 0)]).choose("done", "battles")
    assert table.offered == [1, 5, "done"]
    table.choose(1)
    assert (table.count("eyrie", "warrior", 1), table.offered) == (0, [5, "done"])
    table.choose("done")
    assert table.count("eyrie", "warrior", 5) == 1


@pytest.mark.law("root E.2.4")
def test_or_a_warrior_at_each_vault_as_far_as_wanted() -> None:
    table = keepers({2: {KEEPERS: {"vault": 2}}, 5: {KEEPERS: {"vault": 1}}}).choose("done", "place more")
    assert table.offered == [2, 5, "done"]
    table.choose(2, 2)
    assert table.offered == [5, "done"]
    table.choose("done")
    assert (pieces(table, KEEPERS, 2), pieces(table, KEEPERS, 5)) == (2, 0)


@pytest.mark.law("root E.3.6", "root 3.2.1")
@pytest.mark.open_question("hireling_buildings_and_control")
def test_whoever_removes_a_vault_scores_and_its_controller_does_not() -> None:
    """Open question hireling_buildings_and_control."""
    here = {1: {KEEPERS: {"vault": 1}, "marquise": {"warrior": 2}}}
    table = beside(KEEPERS, "eyrie", here, turn="marquise", luck=[(1, 0)]).choose("battle")
    assert pieces(table, KEEPERS, 1, "vault") == 0 and table.points("marquise") == 1
    here[8] = {"marquise": {"workshop": 2}}
    here[12] = {"marquise": {"workshop": 1}, "eyrie": {"roost": 1}}
    hand = {"marquise": {"hand": ["favor-of-the-foxes"]}}
    table = beside(KEEPERS, "marquise", here, players=hand).choose("favor-of-the-foxes")
    assert (pieces(table, KEEPERS, 1, "vault"), table.points("marquise")) == (1, 1)  # the roost alone
    table.until("actions")
    assert "march" in table.offered and "battle" not in table.offered


# The Badger Bodyguards

BADGERS = "badger-bodyguards"


@pytest.mark.law("root E.2.2")
def test_the_controller_ignores_the_first_hit_of_a_battle() -> None:
    here = {1: {"marquise": {"warrior": 3}, "alliance": {"warrior": 3}}}
    for controller, left in (("marquise", 2), ("alliance", 1)):
        seats = ("marquise", "alliance")
        table = beside(BADGERS, controller, here, turn="marquise", luck=[(2, 2)], seats=seats).choose("battle")
        assert table.count("marquise", "warrior", 1) == left
        assert table.count("alliance", "warrior", 1) == 3 - left


@pytest.mark.law("root E.2.2")
def test_an_ambush_uses_it_up() -> None:
    here = {1: {"marquise": {"warrior": 4}, "eyrie": {"warrior": 3}}}
    hand = {"eyrie": {"hand": ["ambush-fox"]}}
    table = beside(BADGERS, "marquise", here, luck=[(1, 1)], players=hand).choose("battle", "ambush-fox")
    assert table.count("marquise", "warrior", 1) == 2
    assert len(table.happened("hit ignored", "root E.2.2")) == 1


@pytest.mark.law("root E.2.2", "root 14.7.7")
def test_it_does_not_add_up_with_other_stubbornness() -> None:
    """Interaction 1."""
    here = {1: {"marquise": {"warrior": 3}, "hundreds": {"warlord": 1, "warrior": 3}}}
    mood = {"hundreds": {"mood": "stubborn"}}
    table = beside(
        BADGERS, "hundreds", here, turn="marquise", luck=[(2, 0)], seats=("marquise", "hundreds"), players=mood
    ).choose("battle")
    while table.prompt == "take a hit":
        table.choose("warrior")
    assert table.count("hundreds", "warrior", 1) == 2


@pytest.mark.law("root E.3.5")
def test_they_do_not_guard_another_hireling() -> None:
    here = {1: {"popular-band": {"warrior": 3}, "corvids": {"warrior": 3}}}
    more = {"popular-band": {"controller": "marquise"}}
    for controller, left in (("marquise", 2), ("corvids", 3)):
        seats = ("corvids", "marquise")
        table = beside(BADGERS, controller, here, turn="corvids", luck=[(2, 1)], seats=seats, hirelings=more)
        table.choose("battle")
        assert (pieces(table, "popular-band", 1), table.count("corvids", "warrior", 1)) == (1, left)
