"""What forms, rules and journals refuse is said in every language, and in English as Python says it."""

from __future__ import annotations

import ast
import pickle
import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import NoReturn

import pytest
from tests.present.messages import HOUSE, SPEECHES, messages, variables

from lawbound import games
from lawbound.kernel import Table
from lawbound.kernel.errors import BadSetup, LawboundError
from lawbound.kernel.journal_text import JournalError, load, read, save
from lawbound.kit.form import EXPECTED, Field
from lawbound.present.refusals import Told, told
from lawbound.present.speech import LANGUAGES, slug, speaking

REFUSING = ("BadSetup", "JournalError")
"""What browsers and terminals show: none of these is without a message. Others of their kind wrap their details."""
NAMING = ("root",)
"""Games whose positions are refused by messages of their own, not with an English detail."""
ROOMS = ("kernel", "kit", "games.py", *games.names())
WRITTEN = re.compile(r"\{(\w+)\}")


@dataclass(frozen=True)
class Site:
    """Where something is refused: the English text, the id of the message, and the fields that are given."""

    where: str
    whose: str
    text: str
    refusal: str
    fields: frozenset[str]


def paths() -> Iterator[Path]:
    for room in ROOMS:
        folder = HOUSE / room
        yield from [folder] if folder.is_file() else sorted(folder.rglob("*.py"))


def calls() -> Iterator[tuple[Path, ast.Call, str]]:
    for path in paths():
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call):
                name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
                yield path, node, name


def sites() -> Iterator[Site]:
    """Every call that names a refusal in plain text: as `refusal=`, or as the second argument of a reader's `error`."""
    for path, call, name in calls():
        given = {keyword.arg: keyword.value for keyword in call.keywords if keyword.arg is not None}
        id = given.get("refusal", call.args[1] if name == "error" and len(call.args) > 1 else None)
        if not call.args or not isinstance(id, ast.Constant) or not isinstance(call.args[0], ast.Constant):
            continue
        room = path.relative_to(HOUSE).parts[0]
        yield Site(
            where=f"{path.relative_to(HOUSE)}:{call.lineno}",
            whose=room if room in SPEECHES else "general",
            text=str(call.args[0].value),
            refusal=str(id.value),
            fields=frozenset(given) - {"refusal", "line"}
            | ({"line"} if "{line}" in str(call.args[0].value) else set()),
        )


SITES = list(sites())


def test_nothing_is_refused_without_a_message() -> None:
    """An error is given its refusal where it is made, or another error that has one."""
    found = 0
    for path, call, name in calls():
        naming = name == "PositionError" and path.relative_to(HOUSE).parts[0] in NAMING
        if name in REFUSING or naming:
            found += 1
            keywords = {keyword.arg for keyword in call.keywords}
            assert "refusal" in keywords or name == "JournalError", f"{path.name}:{call.lineno}"
    assert found > 130
    assert len(SITES) > 140


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_has_a_message_with_its_fields(language: str) -> None:
    for site in SITES:
        speech = SPEECHES[site.whose]
        id = slug("refusal", site.refusal)
        found = messages(speech, language).get(id) or messages(SPEECHES["general"], language).get(id)
        assert found is not None, f"{site.where}: no message {id} in {language}"
        assert variables(found.value) == set(WRITTEN.findall(site.text)) == site.fields, site.where


def test_the_english_message_is_what_python_says() -> None:
    for site in SITES:
        fields = {name: f"<{name}>" for name in site.fields}
        with speaking("en"):
            said = SPEECHES[site.whose].say(slug("refusal", site.refusal), **fields)
        assert said.rstrip(".") == site.text.format(**fields).rstrip("."), site.where


@pytest.mark.parametrize("kind", EXPECTED)
def test_what_a_field_expects_is_said(kind: str) -> None:
    with pytest.raises(BadSetup) as refused:
        Field("suits", kind, "").check(None)
    error = refused.value
    with speaking("en"):
        assert told(error) == str(error)
    with speaking("cs"):
        assert told(error) != str(error) and "suits" in told(error)


def test_no_message_is_of_a_refusal_that_nobody_makes() -> None:
    made = {(site.whose, slug("refusal", site.refusal)) for site in SITES}
    made |= {("general", slug("refusal", refusal)) for refusal, _ in EXPECTED.values()}
    made.add(("general", "refusal-journal-cut-header"))  # around another one
    for whose, speech in SPEECHES.items():
        written = {id for id in messages(speech, "en") if id.startswith("refusal-")}
        games_too = {id for _, id in made} if whose == "general" else {id for owner, id in made if owner == whose}
        assert written <= games_too, whose


def test_no_two_games_refuse_in_the_same_message() -> None:
    """Where nobody knows which game it was, a message is found by its id alone."""
    ids = [id for speech in SPEECHES.values() for id in messages(speech, "en") if id.startswith("refusal-")]
    assert len(ids) == len(set(ids))


@pytest.mark.parametrize(
    ("game", "setup", "czech", "polish"),
    [
        ("root", {"seats": ["marquise", "eyrie"], "map": "moon"}, "Neznámá mapa 'moon'", "Nieznana mapa 'moon'"),
        ("root", {"seats": ["marquise"]}, "Root se hraje na 2 až", "W Root gra się na 2 do"),
        (
            *("root", {"seats": ["bot:eyrie+swop", "marquise"]}),
            *(
                "'swop' není rys tohoto bota (Rody Orlího hnízda)",
                "'swop' to nie Program tego bota (Dynastie Orlich Gniazd)",
            ),
        ),
        ("oath", {"seats": 9}, "Oath se hraje na", "W Oath gra się na"),
        ("pebbles", {"seats": 99}, "Kamínky jsou pro", "Kamyki są dla"),
    ],
)
def test_a_setup_is_refused_in_the_language_of_the_reader(
    game: str, setup: dict[str, object], czech: str, polish: str
) -> None:
    kit = games.kit(game)
    with pytest.raises(BadSetup) as refused:
        kit.game.start(setup)
    for language, expected in (("en", str(refused.value)), ("cs", czech), ("pl", polish)):
        with speaking(language):
            assert told(refused.value, kit).startswith(expected)
            assert told(refused.value).startswith(expected)


def test_a_reason_within_a_reason_is_said_in_the_same_language() -> None:
    text = save(Table.new(games.find("pebbles"), {"seats": 2, "heaps": [1]}, seed="refused"))
    with pytest.raises(JournalError) as cut:
        read("\n".join(text.splitlines()[:3]))
    with pytest.raises(JournalError) as changed:
        read(text.replace('"heaps":[1]', '"heaps":[2]'))
    with pytest.raises(JournalError) as unknown:
        load(_no_game, text)
    with speaking("cs"):
        assert told(cut.value).startswith("Řádek 3: soubor je uříznutý v hlavičce (")
        assert "changed" not in told(changed.value) and told(changed.value) != str(changed.value)
        assert told(unknown.value) == "Řádek 2: Hra 'nothing' tu není. Známé hry: dice."


def _no_game(name: str) -> NoReturn:
    raise LawboundError(
        "There is no game {name} here. Known games: {known}.", refusal="no-game", name=repr("nothing"), known="dice"
    )


def test_what_has_no_message_is_said_in_english() -> None:
    with speaking("pl"):
        assert told(LawboundError("Nobody has translated this.")) == "Nobody has translated this."
        unknown = LawboundError("Nobody has translated {what}.", refusal="of-a-game-from-elsewhere", what="this")
        assert told(unknown) == "Nobody has translated this."


def test_a_refusal_travels_between_processes_and_is_not_too_long() -> None:
    error = BadSetup("{seat}: there are no bots in this game.", refusal="no-bots", seat="x" * 1000)
    there = pickle.loads(pickle.dumps(Told(error, longest=50)))
    with speaking("cs"):
        assert there.said() == "x" * 50
    assert there == Told(error, longest=50)
