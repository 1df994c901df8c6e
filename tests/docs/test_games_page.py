"""The page that builds a game from nothing shows the code that is played."""

from __future__ import annotations

import re
from typing import Final

import pytest
from tests.docs.pages import DOCS, PROJECT

_TITLED: Final = re.compile(r'^```\w+ title="([^"]+)"\n(.*?)^```$', re.M | re.S)
SHOWN: Final = _TITLED.findall((DOCS / "games.md").read_text(encoding="utf-8"))
FILES: Final = sorted({file for file, _ in SHOWN})


@pytest.mark.parametrize("file", FILES)
def test_what_the_page_shows_of_a_file_is_all_that_is_in_it(file: str) -> None:
    text = (PROJECT / file).read_text(encoding="utf-8")
    for part in [part for name, part in SHOWN if name == file]:
        assert part.strip() in text, f"{file} has changed: bring docs/games.md up to date"
        text = text.replace(part.strip(), "", 1)
    assert not text.strip()


def test_the_page_shows_every_module_of_the_game() -> None:
    modules = (PROJECT / "src" / "lawbound" / "pebbles").glob("*.py")
    drawings = (PROJECT / "web" / "src" / "games" / "pebbles").iterdir()
    wanted = {path.relative_to(PROJECT).as_posix() for path in (*modules, *drawings)}
    assert {name.rsplit("/", 1)[1] for name in wanted - set(FILES)} <= {"__init__.py", "bench.py"}
