"""What is said of hirelings: every question, option, refusal and line of the log, in every language."""

from __future__ import annotations

import random

import pytest
from tests.root.hirelings.test_sides_in_games import SIDES, seats_beside

from lawbound.kernel import Event, Table
from lawbound.law import library
from lawbound.present.speech import LANGUAGES, speaking
from lawbound.root.checks import refusals
from lawbound.root.hirelings.cards import SIDE
from lawbound.root.kit import KIT
from lawbound.root.rules import ROOT


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("side", SIDES)
def test_everything_is_said(side: str, language: str) -> None:
    luck = random.Random(f"{side} {language}")
    events: list[Event] = []
    setup = {"seats": seats_beside(side)[0], "hirelings": [side], "turn_limit": 30, "discretion": "asked"}
    table = Table.new(ROOT, setup, seed=f"{side} {language}", listener=events.append)
    with speaking(language):
        for _ in range(400):
            ask = table.pending
            if ask is None:
                break
            view = table.view(ask.seat)
            words = KIT.words
            assert words.prompt(view, ask)
            for option in ask.options:
                text = words.option(view, ask, option)
                assert text and "{" not in text
            for thing, article in refusals(table.state, ask):
                assert thing not in ask.options and library.exists(article), (ask.about, thing, article)
            assert all([refusal.text for refusal in words.refused(view, ask)])
            assert not [line for line in words.lines(view, events) if "{" in line.text]
            events.clear()
            table.choose_index(luck.randrange(len(ask.options)))


@pytest.mark.law("root E.1.2", "root E.1.3")
def test_one_marker_is_not_said_as_several() -> None:
    s = ROOT.start({"seats": ["marquise", "eyrie"], "hirelings": ["the-exile"]})
    exile = SIDE["the-exile"].number
    for event, told in (
        (Event("control marker removed", "root E.1.3", (0, exile, 1)), "The Exile: 1 control marker left"),
        (Event("control marker removed", "root E.1.3", (0, exile, 2)), "The Exile: 2 control markers left"),
        (Event("hired", "root E.1.2", (0, exile, 1)), "Marquise: The Exile hired, with 1 control marker"),
        (Event("exile hit", "root 4.3.4", (exile, 1, 0, 1)), "The Exile takes 1 hit on its items: 0 of 1 ready"),
    ):
        (line,) = KIT.words.lines(ROOT.view(s, None), [event])
        assert line.text == told
