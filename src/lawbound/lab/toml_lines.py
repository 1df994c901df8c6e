"""In which line of a TOML file a field stands, so that an error can say where to look: `tomllib` does not tell."""

from __future__ import annotations

import re
from typing import Final

_HEADER: Final = re.compile(r"\s*(\[{1,2})\s*([^\]]+?)\s*\]{1,2}\s*(?:#.*)?")
_KEY: Final = re.compile(r"\s*([A-Za-z0-9_\-.\"' ]+?)\s*=")
_SKIPPED: Final = re.compile(r'"""(?:\\.|[^\\])*?"""|\'\'\'.*?\'\'\'|"(?:\\.|[^"\\\n])*"|\'[^\'\n]*\'|#[^\n]*', re.S)
"""Texts and comments: brackets in them do not count."""


class Lines:
    """The fields of a TOML text and where they are. Tables of a list are numbered: `grid[1].bot`.

    >>> lines = Lines('games = 3\\n[grid]\\nbot = [\\n  "owl",\\n  "hen",\\n]')
    >>> lines.of("games"), lines.of("grid.bot"), lines.of("grid.bot", "hen"), lines.of("grid")
    (1, 3, 5, 2)
    """

    def __init__(self, text: str) -> None:
        self.text = text.splitlines()
        self._spans: dict[str, tuple[int, int]] = {}
        bare = _SKIPPED.sub(lambda found: re.sub(r"[^\n]", "_", found[0]) if found[0][0] != "#" else "", text)
        table, counts, opened = "", dict[str, int](), 0
        open_key: str | None = None
        for at, (line, whole) in enumerate(zip(bare.splitlines(), self.text, strict=False), 1):
            if opened == 0:
                open_key = None
                if header := _HEADER.fullmatch(line):
                    table = header[2]
                    if header[1] == "[[":
                        counts[table] = counts.get(table, -1) + 1
                        table = f"{table}[{counts[table]}]"
                    self._spans.setdefault(table, (at, at))
                    continue
                if key := _KEY.match(line):
                    name = whole[key.start(1) : key.end(1)].strip("\"'")
                    open_key = f"{table}.{name}" if table else name
                    self._spans.setdefault(open_key, (at, at))
            if open_key is not None:
                self._spans[open_key] = (self._spans[open_key][0], at)
            opened += line.count("[") + line.count("{") - line.count("]") - line.count("}")

    def of(self, field: str, value: object = None) -> int | None:
        """The line of the field, of the value in it if that is found, or of the nearest thing around it."""
        while field and field not in self._spans:
            field = field.rpartition(".")[0]
        if not field:
            return None
        first, last = self._spans[field]
        if value is not None:
            for at in range(first, last + 1):
                if re.search(rf"(?<![\w]){re.escape(str(value))}(?![\w])", self.text[at - 1]):
                    return at
        return first
