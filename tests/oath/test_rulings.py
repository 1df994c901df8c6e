"""Every official answer about a card, and every answer to an open question, is stated by a test."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

from lawbound.oath.data import load

TESTS = Path(__file__).parent
RULINGS = load("rulings")
LINES = {(card, n): line for card, lines in RULINGS["official"].items() for n, line in enumerate(lines, 1)}
QUESTIONS = {(id,): question["answer"] for id, question in RULINGS["open_question"].items()}
NAMES = {f"{root}.{name}": name for root in ("pytest.mark", "mark") for name in ("ruling", "open_question")}

Mark = tuple[str, str, tuple[object, ...]]
"""Where it stands, what it is called, what it names."""


def marks_in(source: str, file: str) -> Iterator[Mark]:
    """Every such mark: as decorator, in `pytest.param`, in `pytestmark`."""
    for node in ast.walk(ast.parse(source, filename=file)):
        if isinstance(node, ast.Call) and (name := NAMES.get(ast.unparse(node.func))) is not None:
            yield f"{file}:{node.lineno}", name, tuple([_literal(each) for each in (*node.args, *node.keywords)])


def _literal(argument: ast.AST) -> object:
    # What is not written out cannot be read here; its source names nothing, so it is reported.
    return argument.value if isinstance(argument, ast.Constant) else ast.unparse(argument)


def marks() -> list[Mark]:
    files = sorted(TESTS.rglob("*.py"))
    return [mark for path in files for mark in marks_in(path.read_text(encoding="utf-8"), str(path.relative_to(TESTS)))]


def named(mark: str) -> set[tuple[object, ...]]:
    return {arguments for _, name, arguments in marks() if name == mark}


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
    stated = named("ruling")
    missing = [f'("{card}", {n}) {line}' for (card, n), line in LINES.items() if (card, n) not in stated]
    assert not missing, f"{len(missing)} of {len(LINES)} answers without a test:\n" + "\n".join(missing)


def test_every_open_question_is_stated() -> None:
    stated = named("open_question")
    missing = [f'("{id}") {answer}' for (id,), answer in QUESTIONS.items() if (id,) not in stated]
    assert not missing, f"{len(missing)} of {len(QUESTIONS)} questions without a test:\n" + "\n".join(missing)


def test_every_mark_names_a_line() -> None:
    known: dict[str, set[tuple[object, ...]]] = {"ruling": {*LINES}, "open_question": {*QUESTIONS}}
    unknown = [f"{place} {name}{arguments}" for place, name, arguments in marks() if arguments not in known[name]]
    assert not unknown, "marks that name nothing of data/rulings.toml:\n" + "\n".join(unknown)
