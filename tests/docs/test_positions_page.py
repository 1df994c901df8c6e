"""The page of positions: its tables are what the code says, its examples are read and mean the same."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

from lawbound.root.position_text import dump_line, loads, parse

PROJECT = Path(__file__).resolve().parents[2]
PAGE = PROJECT / "docs" / "positions.md"


def test_the_vocabularies_are_what_the_code_says() -> None:
    """In a process of its own: marks that other tests declare are none of the game's."""
    command = [sys.executable, "scripts/positions.py", "check"]
    done = subprocess.run(command, cwd=PROJECT, capture_output=True, text=True, timeout=120, check=False)
    assert done.returncode == 0, done.stderr


def test_its_examples_are_the_same_position_in_both_forms() -> None:
    page = PAGE.read_text(encoding="utf-8")
    written = re.search(r"```yaml\n(.*?)```", page, re.DOTALL)
    line = re.search(r"^root seats=.*$", page, re.MULTILINE)
    assert written is not None and line is not None
    tree = parse(written[1])
    assert isinstance(tree, dict)
    assert loads(written[1]) == loads(line[0]) == loads(dump_line(tree))
