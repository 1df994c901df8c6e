"""What is said of hirelings: every question, option, refusal and line of the log, in every language."""

from __future__ import annotations

import random

import pytest
from tests.root.hirelings.test_sides_in_games import SIDES, seats_beside

from lawbound.kernel import Event, Table
from lawbound.law import library
from lawbound.present.speech import LANGUAGES, speaking
from lawbound.root.checks import refusals
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
