"""The Spring Uprising and the Rabbit Scouts."""

from __future__ import annotations

import pytest
from tests.root.hirelings.table import beside, pieces

SEATS = ("marquise", "eyrie")
FOX, MOUSE, RABBIT = 1, 2, 3  # clearings of the autumn map by suit


@pytest.mark.law("root E.2.3", "root E.3.6")
def test_one_rises_and_goes_with_all_enemy_pieces_of_a_clearing_of_the_suit_rolled() -> None:
    here = {1: {"spring-uprising": {"warrior": 1}, "eyrie": {"warrior": 4, "roost": 1}, "marquise": {"warrior": 2}}}
    table = beside("spring-uprising", "marquise", here, phase="birdsong", luck=["fox"])
    assert (table.prompt, table.offered) == ("rise or gather", ["rise", "gather"])
    table.choose("rise")
    assert table.count("eyrie", "warrior", 1) == 0 and table.count("eyrie", "roost", 1) == 0
    assert table.count("marquise", "warrior", 1) == 2 and pieces(table, "spring-uprising", 1) == 0
    assert table.points("marquise") == 0


@pytest.mark.law("root E.2.3")
def test_or_one_comes_to_a_clearing_of_that_suit() -> None:
    table = beside("spring-uprising", "marquise", phase="birdsong", luck=["fox"])
    assert table.prompt == "where the Uprising gathers" and table.offered == [1, 6, 8, 12]
    table.choose(6)
    assert pieces(table, "spring-uprising", 6) == 1


@pytest.mark.law("root E.2.2")
def test_whoever_attacks_it_discards_a_card_of_the_clearings_suit() -> None:
    here = {1: {"spring-uprising": {"warrior": 1}, "eyrie": {"warrior": 4}, "marquise": {"warrior": 2}}}
    without = beside(
        "spring-uprising", "eyrie", here, turn="marquise", players={"marquise": {"hand": ["ambush-mouse"]}}
    )
    without.until("actions").choose("battle")
    assert without.happened("battle")[0].args[1] == without.seat("eyrie")  # nobody else could be battled
    hand = {"marquise": {"hand": ["ambush-fox"]}}
    table = beside("spring-uprising", "eyrie", here, turn="marquise", players=hand)
    table.until("actions").choose("battle", "spring-uprising")
    assert table.discarded() == ["ambush-fox"]


@pytest.mark.law("root E.2.2")
@pytest.mark.ruling("spring-uprising", 1)
def test_another_hireling_or_a_bot_cannot_attack_it() -> None:
    here = {1: {"spring-uprising": {"warrior": 1}, "last-dynasty": {"warrior": 1}, "marquise": {"warrior": 3}}}
    seats = ("marquise", "duchy")
    table = beside(
        "last-dynasty", "duchy", here, seats=seats, hirelings={"spring-uprising": {"controller": "marquise"}}
    )
    assert "the Dynasty acts" in table.offered
    table.choose("the Dynasty acts")
    assert [event.args[1] for event in table.happened("battle")] == [table.seat("marquise")]


@pytest.mark.law("root E.2.2")
def test_as_defender_the_controller_of_the_scouts_spends_a_card_to_deal_the_higher_roll() -> None:
    here = {1: {"eyrie": {"warrior": 3}, "marquise": {"warrior": 3}}}
    hand = {"eyrie": {"hand": ["foxfolk-steel", "ambush-mouse"]}}
    table = beside("rabbit-scouts", "eyrie", here, turn="marquise", players=hand, luck=[(3, 0)])
    table.until("actions").choose("battle")
    assert (table.asked, table.prompt, table.offered) == (
        "eyrie",
        "spend a card for the Scouts",
        ["foxfolk-steel", "done"],
    )
    table.choose("foxfolk-steel")
    assert (table.count("eyrie", "warrior", 1), table.count("marquise", "warrior", 1)) == (3, 0)
