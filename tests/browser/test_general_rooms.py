"""The browser's general rooms name no game: what knows one lives in `web/src/games/` and in that game's package."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

import pytest

from lawbound import games

WEB: Final = Path(__file__).parents[2] / "web"
SOURCES: Final = WEB / "src"
LOCALES: Final = Path(__file__).parents[2] / "src" / "lawbound" / "locales"
ROOMS: Final = ("lib", "law", "table", "newgame", "evening", "pages", "styles")
WORDS: Final = (
    *(
        "marquise",
        "eyrie",
        "alliance",
        "vagabonds?",
        "lizards?",
        "riverfolk",
        "duchy",
        "corvids?",
        "hundreds",
        "vagabot",
    ),
    *("factions?", "clearings?", "fox", "rabbit", "mouse", "woodland", "dominance", "birdsong", "decree", "warriors?"),
    *("heaps?", "battles?", "oath", "chancellor", "chronicle"),
)
"""What people speak of in one game and not in another."""
NAMED: Final = re.compile(rf"\b({'|'.join([*games.names(), *WORDS])})\b", re.IGNORECASE)
PAGE: Final = ":root"
"""Of CSS: the page itself."""


def general() -> list[Path]:
    files = [path for room in ROOMS for path in (SOURCES / room).rglob("*") if path.is_file()]
    texts = LOCALES.glob("*/web*.ftl")
    public = [WEB / "public" / name for name in ("manifest.webmanifest", "sw.js")]
    frame = [WEB / "index.html", *public, *SOURCES.glob("*.*")]
    return sorted([*files, *frame, SOURCES / "games" / "index.ts", *texts])


@pytest.mark.parametrize("path", general(), ids=lambda path: path.name)
def test_no_game_is_named(path: Path) -> None:
    lines = path.read_text(encoding="utf-8").replace(PAGE, ":page").splitlines()
    assert [f"{number}: {line.strip()}" for number, line in enumerate(lines, 1) if NAMED.search(line)] == []


@pytest.mark.parametrize("path", general(), ids=lambda path: path.name)
def test_no_game_is_imported(path: Path) -> None:
    """A game is found by the one room that looks for games."""
    imported = re.findall(r"""(?:from|import)\s*\(?["']([^"']+)["']""", path.read_text(encoding="utf-8"))
    assert [name for name in imported if "/games/" in name] == []


def test_every_room_was_searched() -> None:
    rooms = {path.name for path in SOURCES.iterdir() if path.is_dir()}
    assert rooms == {*ROOMS, "games"}
