"""Hirelings and landmarks at a real table: whoever only shows how it looks is asked for what nobody can see."""

from __future__ import annotations

from typing import Any

import pytest
from tests.root.companion.test_evening import HIRED, PLOTS, answer, edit, reach

from lawbound.root.companion.evening import RootEvening
from lawbound.root.hirelings.hireling import hirelings


def begun(setup: dict[str, Any] = HIRED) -> RootEvening:
    evening = RootEvening({**setup, "order": "given"})
    reach(evening, "human")
    return evening


def controllers(evening: RootEvening) -> list[str]:
    return [hireling.describe(evening.state)["controller"] for hireling in hirelings(evening.state)]


def texts(evening: RootEvening) -> list[str]:
    return [step["text"] for step in evening.page("en")["steps"]]


def hire(evening: RootEvening, face: str, pips: str) -> None:
    """The end of a turn in which a marker was passed: the card, and the die."""
    evening.act({"do": "end"})
    question = evening.page("en")["question"]
    assert question["text"] == "Which hireling do you hire?"
    answer(evening, next(each["option"] for each in question["options"] if each["text"] == face))
    question = evening.page("en")["question"]
    assert "control die" in question["text"] and question["who"] is None
    answer(evening, next(each["option"] for each in question["options"] if each["text"].startswith(pips)))


@pytest.mark.law("root E.1.1")
@pytest.mark.law("root E.1.2")
def test_points_that_were_only_told_pass_a_marker() -> None:
    """Given four points told in a turn, when it ends, then a card is taken and the die is asked for."""
    evening = begun()
    edit(evening, {"points": "eyrie", "by": 4})
    hire(evening, "Forest Patrol", "2")
    assert controllers(evening) == ["nobody", "eyrie", "nobody"]
    steps = texts(evening)
    assert "Eyrie: take the hireling marker from space 4 of the score track" in steps
    assert any("Forest Patrol" in step and "control markers" in step for step in steps)
    assert evening.page("en")["turn"]["key"] == "hundreds"


@pytest.mark.law("root E.1.3")
def test_control_runs_out_and_the_card_changes_hands() -> None:
    """Given a card with one marker, when the next turn of its controller ends, then another player has it."""
    evening = begun()
    edit(
        evening,
        {"field": "hirelings.forest-patrol.controller", "value": "eyrie"},
        {"field": "hirelings.forest-patrol.control", "by": 1},
        {"field": "markers.4", "value": "card"},
    )
    evening.act({"do": "end"})
    question = evening.page("en")["question"]
    assert "control die" in question["text"]  # the only other human gets it
    answer(evening, question["options"][0]["option"])
    assert controllers(evening)[1] == "hundreds"
    assert any(step.startswith("Take a control marker off the card Forest Patrol") for step in texts(evening))


def test_a_turn_without_hirelings_ends_without_a_question() -> None:
    evening = begun()
    evening.act({"do": "end"})
    assert evening.page("en")["turn"]["key"] == "hundreds" and evening.page("en")["question"] is None


def test_the_end_of_such_a_turn_can_be_taken_back_and_corrected() -> None:
    evening = begun()
    edit(evening, {"points": "eyrie", "by": 4})
    evening.act({"do": "end"})
    assert evening.page("en")["can"]["edit"]
    edit(evening, {"points": "eyrie", "by": -1})
    page = evening.page("en")
    assert page["can"]["end"] and page["players"][0]["points"] == 3
    evening.act({"do": "end"})
    assert controllers(evening) == ["nobody"] * 3 and evening.page("en")["turn"]["key"] == "hundreds"


def test_pieces_of_hirelings_have_a_name_in_words() -> None:
    page = begun().page("cs")
    assert {each["who"] for each in page["pieces"] if each["owner"] == "forest-patrol"} == {"Lesní hlídka"}


def test_plots_of_a_person_lie_face_down_until_somebody_says() -> None:
    """Given a plot told by a tap, then it has a field of its own, and saying what it is needs no other table."""
    evening = begun(PLOTS)
    edit(evening, {"piece": "corvids.plot", "at": "clearing:5", "by": 1})
    fields = {each["field"]: each for each in evening.page("en")["players"][1]["fields"]}
    assert fields["players.corvids.plots.5"]["value"] == "?"
    edit(evening, {"field": "players.corvids.plots.5", "value": "bomb"})
    fields = {each["field"]: each for each in evening.page("en")["players"][1]["fields"]}
    assert fields["players.corvids.plots.5"]["value"] == "?"  # everybody at the table sees this page
    assert "corvids.plots.5=bomb" in (evening.position or "")


def test_payments_of_a_person_are_told_by_taps() -> None:
    evening = begun(PLOTS)
    edit(
        evening,
        {"field": "players.riverfolk.payments.corvids", "by": 2},
        {"field": "players.riverfolk.prices.hand card", "by": 1},
        {"field": "players.riverfolk.hand", "add": "anvil"},
    )
    fields = {each["field"]: each["value"] for each in evening.page("en")["players"][0]["fields"]}
    assert fields["players.riverfolk.payments.corvids"] == 2 and fields["players.riverfolk.prices.hand card"] == 2
    assert "anvil" in fields["players.riverfolk.hand"]
