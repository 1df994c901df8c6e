"""Rules of Root ask joints: none of them asks which faction it has before it."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

import lawbound.root

ROOM = Path(lawbound.root.__file__).parent
OTHER_ROOMS = ("present", "numbers", "judge", "almanac")
"""These show, number and judge each faction in its own way; they are no rules."""
RULES = [path for path in sorted(ROOM.rglob("*.py")) if path.relative_to(ROOM).parts[0] not in OTHER_ROOMS]


def asks_for_a_faction(node: ast.Compare) -> bool:
    """Whether a faction's key is compared with a name written down: `player.KEY == "marquise"`."""
    parts = [part for side in (node.left, *node.comparators) for part in ast.walk(side)]
    has_key = any(isinstance(part, ast.Attribute) and part.attr == "KEY" for part in parts)
    return has_key and any(isinstance(part, ast.Constant) and isinstance(part.value, str) for part in parts)


@pytest.mark.parametrize("path", RULES, ids=lambda path: str(path.relative_to(ROOM)))
def test_no_rule_asks_which_faction_it_has_before_it(path: Path) -> None:
    tree = ast.parse(path.read_text(encoding="utf-8"))
    comparisons = [node for node in ast.walk(tree) if isinstance(node, ast.Compare)]
    assert not [node.lineno for node in comparisons if asks_for_a_faction(node)]
