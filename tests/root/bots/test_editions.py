"""Where the two editions of the bots' Law differ, or a card can be read or was printed in two ways, each reading is
stated by a test.

A test that states the reading of a rule option says so, next to its article:

    @pytest.mark.edition("expand_limit", "unlimited")

with the key and one of the `values` of data/editions.toml or data/readings.toml, both as plain strings. The mark may
stand in any test file of this folder, or of the one above; the registry below is read from the source of all of them.
"""

from __future__ import annotations

import ast
from functools import cache
from pathlib import Path

import pytest

from lawbound.root.editions import OPTIONS

FOLDER = Path(__file__).parent


def marks_in(path: Path) -> set[tuple[str, str]]:
    """Every `pytest.mark.edition(key, value)` of a test file, as a decorator or in `pytest.param`."""
    found: set[tuple[str, str]] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call) and ast.unparse(node.func) == "pytest.mark.edition":
            key, value = [ast.literal_eval(argument) for argument in node.args]
            found.add((key, value))
    return found


@cache
def registry() -> set[tuple[str, str]]:
    folders = (FOLDER, FOLDER.parent)
    return {mark for folder in folders for path in sorted(folder.glob("test_*.py")) for mark in marks_in(path)}


def test_every_mark_names_an_option_and_a_value_that_exist() -> None:
    for key, value in sorted(registry()):
        assert value in OPTIONS.get(key, ()), (key, value)


@pytest.mark.parametrize("key", OPTIONS)
def test_every_reading_of_an_option_is_stated_by_a_test(key: str) -> None:
    stated = registry()
    missing = [value for value in OPTIONS[key] if (key, value) not in stated]
    assert not missing, f"{key}: no test is marked for {missing}"
