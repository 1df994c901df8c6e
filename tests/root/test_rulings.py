"""Every official answer about a component or a faction, and every answer to an open question, is stated by a test."""

from __future__ import annotations

from pathlib import Path

from tests.rulings import Stated

from lawbound.root.data import load

STATED = Stated(load("rulings"), Path(__file__).parent)


def test_every_official_answer_is_stated() -> None:
    missing = STATED.official_unstated()
    assert not missing, f"{len(missing)} of {len(STATED.lines)} answers without a test:\n" + "\n".join(missing)


def test_every_open_question_is_stated() -> None:
    missing = STATED.open_unstated()
    assert not missing, f"{len(missing)} of {len(STATED.answers)} questions without a test:\n" + "\n".join(missing)


def test_every_mark_names_a_line() -> None:
    unknown = STATED.naming_nothing()
    assert not unknown, "marks that name nothing of data/rulings.toml:\n" + "\n".join(unknown)
