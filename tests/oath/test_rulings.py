"""Every official answer about a card, and every answer to an open question, is stated by a test."""

from __future__ import annotations

from pathlib import Path

from tests.rulings import Stated, marks_in

from lawbound.oath.data import load

STATED = Stated(load("rulings"), Path(__file__).parent)


def test_marks_are_read_wherever_they_stand() -> None:
    source = """
pytestmark = pytest.mark.open_question("a")

@pytest.mark.ruling("portal", 2)
@pytest.mark.parametrize("x", [pytest.param(1, marks=[mark.ruling("jinx", 1), pytest.mark.law("oath 1")])])
def test_it(x): ...

@pytest.mark.ruling("portal", line=n)
def test_that(): ...
"""
    assert sorted([(name, arguments) for _, name, arguments in marks_in(source, "it.py")], key=str) == [
        ("open_question", ("a",)),
        ("ruling", ("jinx", 1)),
        ("ruling", ("portal", "line=n")),
        ("ruling", ("portal", 2)),
    ]


def test_every_official_answer_is_stated() -> None:
    missing = STATED.official_unstated()
    assert not missing, f"{len(missing)} of {len(STATED.lines)} answers without a test:\n" + "\n".join(missing)


def test_every_open_question_is_stated() -> None:
    missing = STATED.open_unstated()
    assert not missing, f"{len(missing)} of {len(STATED.answers)} questions without a test:\n" + "\n".join(missing)


def test_every_mark_names_a_line() -> None:
    unknown = STATED.naming_nothing()
    assert not unknown, "marks that name nothing of data/rulings.toml:\n" + "\n".join(unknown)
