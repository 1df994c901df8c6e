"""The pages of the documents, and the blocks of code on them."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

PROJECT: Final = Path(__file__).resolve().parent.parent.parent
DOCS: Final = PROJECT / "docs"
PAGES: Final = [PROJECT / "README.md", *sorted(DOCS.rglob("*.md"))]

_BLOCK: Final = re.compile(r"^```(\w*)[^\n]*\n(.*?)^```$", re.M | re.S)


class Block(NamedTuple):
    """A block of code: its language, its text, and the line of the page where the text begins."""

    language: str
    text: str
    line: int


def blocks(page: Path) -> Iterator[Block]:
    text = page.read_text(encoding="utf-8")
    for found in _BLOCK.finditer(text):
        yield Block(found[1], found[2], text.count("\n", 0, found.start(2)) + 1)


def with_blocks(language: str) -> list[Path]:
    """The pages that have such blocks."""
    return [page for page in PAGES if any([block.language == language for block in blocks(page)])]


def name(page: Path) -> str:
    return page.relative_to(PROJECT).as_posix()
