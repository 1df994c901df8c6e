"""The Sunward Expedition and the Mole Artisans."""

from __future__ import annotations

from typing import Any

import pytest
from tests.root.hirelings.table import beside, pieces
from tests.root.situation import Situation

from lawbound.root.position_text import dumps, loads

EXPEDITION = "sunward-expedition"


def coming_up(clearings: dict[int, Any], **more: Any) -> Situation:
    return beside(EXPEDITION, "marquise", clearings, **more).choose("the expedition comes up")


@pytest.mark.law("root E.2.4")
def test_a_foothold_with_up_to_three_warriors_where_there_is_none() -> None:
    table = coming_up({1: {EXPEDITION: {"foothold": 1, "warrior": 6}}})
    assert (table.prompt, table.offered) == ("place hirelings where", list(range(2, 13)))
    table.choose(7)
    assert (table.prompt, table.offered) == ("how many of the expedition come", [0, 1, 2])
    table.choose(1)
    assert (pieces(table, EXPEDITION, 7, "foothold"), pieces(table, EXPEDITION, 7)) == (1, 1)


@pytest.mark.law("root E.2.4")
def test_with_all_footholds_on_the_map_one_of_them_is_taken() -> None:
    table = coming_up({c: {EXPEDITION: {"foothold": 1}} for c in (1, 2, 3)})
    assert (table.prompt, table.offered) == ("take up which foothold", [1, 2, 3])
    table.choose(2, 7, 3)
    assert [pieces(table, EXPEDITION, c, "foothold") for c in (1, 2, 3, 7)] == [1, 0, 1, 1]
    assert table.points("eyrie") == table.points("marquise") == 0


@pytest.mark.law("root E.2.4", "root E.3.4")
def test_then_a_move_and_a_battle_each_if_wanted() -> None:
    here = {1: {EXPEDITION: {"foothold": 1, "warrior": 5}}, 9: {"eyrie": {"warrior": 1}}}
    table = coming_up(here, luck=[(1, 0)]).choose(7, 0, "move and battle", 1, 9, 3, 9)
    assert (pieces(table, EXPEDITION, 9), table.count("eyrie", "warrior", 9)) == (3, 0)
    assert "the expedition comes up" not in table.offered


@pytest.mark.law("root E.2.4", "root 1.5.4")
def test_or_a_warrior_at_each_foothold_as_far_as_they_go() -> None:
    table = coming_up({1: {EXPEDITION: {"foothold": 1}}}).choose(7, 0, "place more")
    assert [pieces(table, EXPEDITION, c) for c in (1, 7)] == [1, 1]
    table = coming_up({1: {EXPEDITION: {"foothold": 1, "warrior": 4}}}).choose(7, 3, "place more")
    assert table.prompt == "place hirelings where" and table.offered == [1, 7]
    table.choose(7)
    assert (pieces(table, EXPEDITION, 7), pieces(table, EXPEDITION, 0)) == (4, 0)


@pytest.mark.law("root E.3.6", "root 3.2.1")
def test_whoever_removes_a_foothold_scores() -> None:
    here = {1: {EXPEDITION: {"foothold": 1}, "marquise": {"warrior": 2}}}
    table = beside(EXPEDITION, "eyrie", here, turn="marquise", luck=[(1, 0)]).choose("battle")
    assert pieces(table, EXPEDITION, 1, "foothold") == 0 and table.points("marquise") == 1


# The Mole Artisans

ARTISANS = "mole-artisans"


def crafted(answer: str, **more: Any) -> Situation:
    here = {1: {"marquise": {"workshop": 1, "warrior": 1}}}
    hand = {"marquise": {"hand": ["anvil"], **more}}
    table = beside(ARTISANS, "marquise", here, players=hand).choose("anvil")
    assert (table.prompt, table.asked) == ("keep the card with the artisans", "marquise")
    return table.choose(answer)


@pytest.mark.law("root E.2.2")
def test_a_crafted_item_card_may_stay_and_comes_back_at_the_end_of_evening() -> None:
    table = crafted("yes")
    assert table.points("marquise") == 2 and table.discarded() == [] and table.hand("marquise") == []
    assert loads(dumps(table.s)).to_bytes() == table.s.to_bytes()
    while table.s.turn == table.seat("marquise"):
        table.choose("done" if "done" in table.offered else "go on" if "go on" in table.offered else table.offered[0])
    assert "anvil" in table.hand("marquise") and not table.s.crafted[table.seat("marquise")]


@pytest.mark.law("root E.2.2", "root 11.5.3.I")
@pytest.mark.open_question("export_is_not_an_item")
def test_what_the_riverfolk_export_does_not_stay_with_the_artisans() -> None:
    here = {1: {"riverfolk": {"fox trade post": 1}}}
    players = {"riverfolk": {"hand": ["anvil"], "funds": {"riverfolk": 6}}}
    seats = ("riverfolk", "marquise")
    table = beside(ARTISANS, "riverfolk", here, seats=seats, players=players)
    table.choose("craft", "yes")
    assert (table.prompt, table.discarded()) == ("funds", ["anvil"])


@pytest.mark.law("root E.2.2")
def test_or_it_is_discarded() -> None:
    assert crafted("no").discarded() == ["anvil"]


@pytest.mark.law("root E.2.2")
@pytest.mark.open_question("mole_artisans_and_lost_souls")
def test_it_comes_back_above_the_limit_of_the_hand() -> None:
    """Open question mole_artisans_and_lost_souls: after the limit was checked."""
    six = ["anvil", "sword", "bake-sale", "birdy-bindle", "smugglers-trail", "crossbow-mouse"]
    table = beside(ARTISANS, "marquise", {1: {"marquise": {"workshop": 1}}}, players={"marquise": {"hand": six}})
    table.choose("anvil", "yes")
    while table.s.turn == table.seat("marquise"):
        table.choose("done" if "done" in table.offered else "go on" if "go on" in table.offered else table.offered[0])
    assert len(table.hand("marquise")) == 6 and "anvil" in table.hand("marquise")


@pytest.mark.law("root E.2.2")
def test_cards_without_an_item_and_cards_of_others_are_discarded() -> None:
    here = {c: {"marquise": {"workshop": 1}} for c in (1, 6, 8)}
    table = beside(ARTISANS, "marquise", here, players={"marquise": {"hand": ["favor-of-the-foxes"]}})
    table.choose("favor-of-the-foxes")
    assert table.discarded() == ["favor-of-the-foxes"]
    hand = {"marquise": {"hand": ["anvil"]}}
    table = beside(ARTISANS, "eyrie", here, turn="marquise", players=hand).choose("anvil")
    assert table.discarded() == ["anvil"]


@pytest.mark.law("root E.2.2", "root 10.2.1")
@pytest.mark.open_question("mole_artisans_and_lost_souls")
def test_what_stays_is_not_among_the_lost_souls() -> None:
    """Open question mole_artisans_and_lost_souls."""
    here = {1: {"marquise": {"workshop": 1}}}
    hand = {"marquise": {"hand": ["anvil"]}}
    table = beside(ARTISANS, "marquise", here, players=hand, seats=("marquise", "lizards")).choose("anvil", "yes")
    assert not any([list(pile) for pile in table.s.piles])
