"""Marks by which tests say that they state an official answer or the answer to an open question (data/rulings.toml)."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import Any

NAMES = {f"{root}.{name}": name for root in ("pytest.mark", "mark") for name in ("ruling", "open_question")}

Named = tuple[object, ...]
Mark = tuple[str, str, Named]
"""Where it stands, what it is called, what it names."""


def marks_in(source: str, file: str) -> Iterator[Mark]:
    """Every such mark: as decorator, in `pytest.param`, in `pytestmark`."""
    for node in ast.walk(ast.parse(source, filename=file)):
        if isinstance(node, ast.Call) and (name := NAMES.get(ast.unparse(node.func))) is not None:
            yield f"{file}:{node.lineno}", name, tuple([_literal(each) for each in (*node.args, *node.keywords)])


def _literal(argument: ast.AST) -> object:
    # What is not written out cannot be read here; its source names nothing, so it is reported.
    return argument.value if isinstance(argument, ast.Constant) else ast.unparse(argument)


class Stated:
    """What the tests of a game state, held against the rulings in its data."""

    def __init__(self, rulings: dict[str, Any], tests: Path) -> None:
        self.lines: dict[Named, str] = {
            (thing, n): line for thing, lines in rulings["official"].items() for n, line in enumerate(lines, 1)
        }
        self.answers: dict[Named, str] = {
            (id,): question["answer"] for id, question in rulings["open_question"].items()
        }
        files = sorted(tests.rglob("*.py"))
        self.marks = [
            mark for path in files for mark in marks_in(path.read_text(encoding="utf-8"), str(path.relative_to(tests)))
        ]

    def official_unstated(self) -> list[str]:
        return self._missing("ruling", self.lines)

    def open_unstated(self) -> list[str]:
        return self._missing("open_question", self.answers)

    def _missing(self, mark: str, lines: dict[Named, str]) -> list[str]:
        stated = {names for _, name, names in self.marks if name == mark}
        return [f"{named} {line}" for named, line in lines.items() if named not in stated]

    def naming_nothing(self) -> list[str]:
        known = {"ruling": self.lines, "open_question": self.answers}
        return [f"{place} {name}{names}" for place, name, names in self.marks if names not in known[name]]
