"""The general rooms name no game: they import none, and no word in them is about one."""

from __future__ import annotations

import ast
import io
import re
import tokenize
from collections.abc import Iterable
from pathlib import Path

import pytest

import lawbound
from lawbound import games

SOURCE = Path(lawbound.__file__).parent
OWN = [name for name in games.names() if (SOURCE / name / "kit.py").is_file()]
ROOMS = sorted([path for path in SOURCE.rglob("*.py") if path.relative_to(SOURCE).parts[0] not in OWN])
MESSAGES = sorted((SOURCE / "locales").rglob("*.ftl"))

VOCABULARY = [
    "faction",
    "clearing",
    "warrior",
    "suit",
    "fox",
    "rabbit",
    "mouse",
    "bird",
    "woodland",
    "forest",
    "marquise",
    "cat",
    "sawmill",
    "recruiter",
    "eyrie",
    "dynasty",
    "roost",
    "decree",
    "vizier",
    "alliance",
    "sympathy",
    "supporter",
    "vagabond",
    "vagabot",
    "quest",
    "ruin",
    "riverfolk",
    "lizard",
    "cult",
    "duchy",
    "corvid",
    "hireling",
    "landmark",
    "dominance",
    "ambush",
    "rootbotics",
    "birdsong",
    "daylight",
    "chancellor",
    "citizen",
    "exile",
    "empire",
    "imperial",
    "oathkeeper",
    "usurper",
    "successor",
    "warband",
    "bandit",
    "adviser",
    "favor",
    "denizen",
    "relic",
    "reliquary",
    "edifice",
    "banner",
    "chronicle",
    "dispossessed",
    "muster",
    "cradle",
    "province",
    "hinterland",
    "discord",
    "arcane",
    "hearth",
    "nomad",
    "beast",
    "pebble",
    "heap",
]


COLORS = {"red", "blue", "yellow", "white", "black"}
"""Sides that are called after colors: everybody may speak of colors."""


def words_of_games() -> set[str]:
    """What the games are called, what is played in them, their books, and what is found in them."""
    forms = [games.kit(name).form for name in OWN]
    own = {word for name in OWN for word in (name, *games.kit(name).law)}
    played = {side for form in forms for side in (*form.sides, *form.bots)}
    return {*own, *(played - COLORS), *VOCABULARY}


def matcher(words: Iterable[str]) -> re.Pattern[str]:
    return re.compile(rf"(?<![a-z])({'|'.join(sorted(words))})(?:s|es)?(?![a-z])")


WORDS = matcher(words_of_games())


def about_games(text: str) -> list[str]:
    """The words of games in a text or a name: whole words, also where a name is joined of several."""
    parted = re.sub(r"([a-z0-9])([A-Z])", r"\1 \2", text).lower()
    return [found.group() for found in WORDS.finditer(parted)]


def told(path: Path) -> list[str]:
    """Every place in a module that tells of a game."""
    text = path.read_text(encoding="utf-8")
    places = []
    for token in tokenize.generate_tokens(io.StringIO(text).readline):
        if token.type in (tokenize.NAME, tokenize.STRING, tokenize.COMMENT):
            places += [f"{path.relative_to(SOURCE)}:{token.start[0]} {word}" for word in about_games(token.string)]
    return places


def imported(path: Path) -> list[str]:
    """Every import of a game's package, by statement or by name."""
    packages = tuple([f"lawbound.{name}" for name in OWN])
    places = []
    for node in ast.walk(ast.parse(path.read_bytes())):
        if isinstance(node, ast.Import):
            modules = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            modules = [node.module or "", *[f"{node.module}.{alias.name}" for alias in node.names]]
        elif isinstance(node, ast.Constant) and isinstance(node.value, str):
            modules = [node.value]
        else:
            continue
        for module in modules:
            if any([module == package or module.startswith(f"{package}.") for package in packages]):
                places.append(f"{path.relative_to(SOURCE)}:{node.lineno} {module}")
    return places


def test_words_are_found_in_names_and_sentences() -> None:
    assert about_games("RootKit ROOT_SETUP rootless two_pebbles") == ["root", "root", "pebbles"]
    assert about_games("the clearings of a Vagabond, whatever") == ["clearings", "vagabond"]
    assert about_games("a routine, a boxer, clearly") == []


def test_there_are_games_and_rooms() -> None:
    assert {"root", "pebbles"} <= set(OWN)
    assert {path.relative_to(SOURCE).parts[0] for path in ROOMS} >= {"kernel", "law", "cli", "server", "kit", "lab"}


@pytest.mark.parametrize("path", ROOMS, ids=lambda path: str(path.relative_to(SOURCE)))
def test_a_general_module_imports_no_game_and_tells_of_none(path: Path) -> None:
    assert imported(path) + told(path) == []


@pytest.mark.parametrize("path", MESSAGES, ids=lambda path: str(path.relative_to(SOURCE)))
def test_general_messages_tell_of_no_game(path: Path) -> None:
    lines = enumerate(path.read_text(encoding="utf-8").splitlines(), 1)
    assert [f"{number} {word}" for number, line in lines for word in about_games(line)] == []
