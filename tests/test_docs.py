"""What the documents show is true: their examples run, their tables are complete."""

from __future__ import annotations

import re
from pathlib import Path

from lawbound.root.bots import BOTS
from lawbound.root.factions import FACTIONS
from lawbound.root.position import FIELDS
from lawbound.root.position_text import loads

ROOT_FOLDER = Path(__file__).parent.parent


def test_the_python_of_the_readme_runs() -> None:
    text = (ROOT_FOLDER / "README.md").read_text(encoding="utf-8")
    code = re.search(r"```python\n(.*?)```", text, re.S)
    assert code is not None
    exec(compile(code[1], "README.md", "exec"), {})


def test_the_positions_of_the_documents_can_be_read() -> None:
    readme = (ROOT_FOLDER / "README.md").read_text(encoding="utf-8")
    page = (ROOT_FOLDER / "docs" / "positions.md").read_text(encoding="utf-8")
    lines = re.findall(r"^root seats=.*$", readme + page, re.M)
    assert len(lines) == 2
    yaml = re.search(r"```yaml\n(.*?)```", page, re.S)
    assert yaml is not None
    for position in (*lines, yaml[1]):
        loads(position)


def test_the_page_on_positions_names_every_field_and_piece() -> None:
    page = (ROOT_FOLDER / "docs" / "positions.md").read_text(encoding="utf-8")
    rest = {"limbo", "gone", "arranged", "players"}  # what only a program writes, and what the page is about
    for field in set(FIELDS) - rest:
        assert f"`{field}" in page, field
    for faction in (*FACTIONS.values(), *BOTS.values()):
        for field in set(faction.FIELDS) - rest:
            assert f"`{field}" in page, (faction.KEY, field)
        for piece in faction.PIECES:
            assert piece.name in page, (faction.KEY, piece.name)
