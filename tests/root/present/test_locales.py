"""Every language says everything, and nothing else."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import ast as fluent
from tests.root.present.engine import FOLDER, constants, criteria, players, steps, texts
from tests.root.present.messages import attributes, entries, inside, keys, messages, selectors, variables

import lawbound
from lawbound.cli.main import main
from lawbound.kernel import DONE, NO, YES, Prompt
from lawbound.law import library
from lawbound.present.speech import GENERAL, LANGUAGES, Arg, Names, Speech, slug, speaking
from lawbound.root.bot_cards import BOT_CARDS
from lawbound.root.cards import CARD, CARDS
from lawbound.root.data import load
from lawbound.root.factions import FACTIONS
from lawbound.root.items import CHARACTERS
from lawbound.root.kit import KIT
from lawbound.root.present import names
from lawbound.root.present.fields import SECRETS
from lawbound.root.quests import QUESTS
from lawbound.root.seating import DIFFICULTIES
from lawbound.root.speech import SPEECH, Name, has, say

TRANSLATIONS = [language for language in LANGUAGES if language != "en"]
CATEGORIES = {"zero", "one", "two", "few", "many", "other"}
NEEDED = {
    "en": [{"one", "other"}],
    "cs": [{"one", "few", "other"}],
    "pl": [{"one", "few", "many"}, {"one", "few", "other"}],
}
"""The plurals that a selector must tell apart, by language: all of one of these sets."""

SAYING = ("root",)
"""The folders whose code says messages of the game."""

LONGEST_KEY = 60  # longer texts are no keys

CLEARING = Name("name-clearing", number=5, suit=Name("suit-rabbit"))
ANVIL = Name("name-card", name=Name("card-anvil"), suit=Name("suit-fox"))
SAMPLES: dict[str, Arg] = {
    "clearing": CLEARING,
    "origin": CLEARING,
    "destination": CLEARING,
    "place": CLEARING,
    "suit": Name("suit-mouse"),
    "item": Name("item-sword"),
    "items": Names([Name("item-tea"), Name("item-boots")]),
    "card": ANVIL,
    "cards": Names([ANVIL, ANVIL]),
    "names": Names([ANVIL, ANVIL]),
    "name": "Anna",
    "pieces": Name("piece-warrior", n=3),
    "warriors": Name("piece-warrior", n=2),
    "points": Name("counted-point", n=5),
    "step": Name("step-craft"),
    "file": "game.journal",
}
NUMBERS = (0, 1, 2, 5, 22)


def samples(message: fluent.Message) -> Iterator[dict[str, Arg]]:
    """Arguments for a message: numbers where it chooses by them, else names, or texts."""
    chosen = {name for selector in selectors(message) for name in variables(selector.selector)}
    for n in NUMBERS:
        fields = {name: SAMPLES.get(name, Name("faction-eyrie")) for name in variables(message)}
        yield {**fields, **{name: n for name in chosen if name == "n" or name not in SAMPLES}}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_files_are_understood(language: str) -> None:
    for browser in (False, True):
        for entry in entries(language, browser):
            assert not isinstance(entry, fluent.Junk), entry.content
        ids = [entry.id.name for entry in entries(language, browser) if isinstance(entry, fluent.Message)]
        assert len(ids) == len(set(ids)), {id for id in ids if ids.count(id) > 1}


@pytest.mark.parametrize("language", TRANSLATIONS)
@pytest.mark.parametrize("browser", [False, True], ids=["game", "browser"])
def test_every_language_has_the_same_messages(language: str, browser: bool) -> None:
    english, translated = messages("en", browser), messages(language, browser)
    missing, unknown = set(english) - set(translated), set(translated) - set(english)
    assert not missing, f"{len(missing)} missing: {' '.join(sorted(missing))}"
    assert not unknown, f"{len(unknown)} unknown: {' '.join(sorted(unknown))}"
    for id, message in english.items():
        assert set(attributes(message)) <= set(attributes(translated[id])), id


@pytest.mark.parametrize("language", TRANSLATIONS)
@pytest.mark.parametrize("browser", [False, True], ids=["game", "browser"])
def test_every_language_uses_the_same_variables(language: str, browser: bool) -> None:
    translated = messages(language, browser)
    for id, message in messages("en", browser).items():
        if id in translated:
            assert variables(translated[id].value) == variables(message.value), id
            for name, pattern in attributes(translated[id]).items():
                expected = attributes(message).get(name, message)
                assert variables(pattern) <= variables(expected), f"{id}.{name}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_can_be_said(language: str) -> None:
    with speaking(language):
        for id, message in messages(language).items():
            for fields in samples(message):
                for said in (id, *[f"{id}.{name}" for name in attributes(message)]):
                    text = say(said, **fields)
                    assert text and "{" not in text and "None" not in text, (said, text)


@pytest.mark.parametrize("language", LANGUAGES)
def test_numbers_are_told_apart_as_the_language_does(language: str) -> None:
    for browser in (False, True):
        for id, message in messages(language, browser).items():
            for selector in selectors(message):
                told = keys(selector) & CATEGORIES
                by_number = variables(selector.selector) and "case" not in str(list(_arguments(selector)))
                assert not (told and by_number) or any(needed <= told for needed in NEEDED[language]), (id, told)


def _arguments(selector: fluent.SelectExpression) -> Iterator[str]:
    for node in inside(selector.selector):
        if isinstance(node, fluent.NamedArgument):
            yield node.name.name


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_case_that_is_asked_for_exists(language: str) -> None:
    everything = [*messages(language).values(), *messages(language, speech=GENERAL).values()]
    known = {name for message in everything for name in attributes(message)}
    for id, message in messages(language).items():
        for node in inside(message):
            if isinstance(node, fluent.NamedArgument) and node.name.name == "case":
                assert isinstance(node.value, fluent.StringLiteral) and node.value.value in known, id


# Messages and code


def said_in_code() -> Iterator[tuple[str, str]]:
    """Every message that the code names in plain text, and where."""
    for folder in SAYING:
        for path in sorted((Path(lawbound.__path__[0]) / folder).rglob("*.py")):
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
                if not isinstance(node, ast.Call) or not node.args:
                    continue
                name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
                if name not in ("say", "Name", "labelled", "means"):
                    continue
                id = node.args[1 if name == "means" else 0]
                for each in (id.body, id.orelse) if isinstance(id, ast.IfExp) else (id,):
                    if isinstance(each, ast.Constant) and isinstance(each.value, str):
                        yield each.value, f"{path.name}:{node.lineno}"


def test_what_the_code_says_exists() -> None:
    said = list(said_in_code())
    assert len(said) > 90
    for id, where in said:
        assert has(id), f"{where} says {id}"


def printed() -> set[str]:
    """The messages of all that is printed on cards and boards."""
    found = {slug("faction", key) for key in FACTIONS} | {slug("faction", player.KEY) for player in players()}
    found |= {slug("card", info.id) for info in CARDS} | {slug("quest", info.id) for info in QUESTS}
    found |= {slug("character", info.id) for info in CHARACTERS} | {slug("map", key) for key in load("maps")}
    found |= {slug("difficulty", level) for level in DIFFICULTIES}
    for faction, bot in BOT_CARDS.items():
        found.add(slug("bot", faction))
        found |= {slug("difficulty", faction, level) for level in DIFFICULTIES}
        found |= {slug("trait", faction, key) for key in bot.traits}
    for value in vars(names).values():
        if isinstance(value, Name):
            found.add(value.id)
        elif isinstance(value, tuple):
            found |= {name.id for name in value if isinstance(name, Name)}
    for player in players():
        for piece in player.PIECES:
            found |= {slug("piece", piece.name), slug("short-piece", piece.name)}
    return found


def test_all_that_is_printed_has_a_name_and_texts() -> None:
    for id in printed():
        assert has(id), id
    for card in range(len(CARDS)):
        assert names.card_text(card)
    for character in CHARACTERS:
        assert say(f"{slug('character', character.id)}.text")
    for key in BOT_CARDS["vagabond"].characters:
        assert names.bot_character_text(key)
    for faction, bot in BOT_CARDS.items():
        for trait in bot.traits:
            assert names.trait_text(faction, trait)


def said_by_general_rooms() -> set[str]:
    """What they ask the game's speech for: how its form and its pages are called."""
    form = KIT.form
    presets = {f"preset-{preset.key}{end}" for preset in form.presets for end in ("", "-text")}
    pages = {slug("page", word) for word in KIT.stage.pages()}
    levels = {slug("level", level or "default") for level in form.levels}
    return presets | pages | levels | {f"field-{field.key}" for field in form.fields}


def test_no_message_is_said_by_nobody() -> None:
    in_code = {text for folder in SAYING for text in texts(Path(lawbound.__path__[0]) / folder)}
    keys_known = {slug("", text)[1:] for text in in_code | texts(FOLDER) if len(text) < LONGEST_KEY}
    keys_known |= {slug("", named.name)[1:] for named in (*constants(Prompt), DONE, YES, NO)}
    keys_known |= {preset for board in load("maps").values() for preset in board.get("presets", ())}
    known = in_code | printed()
    known |= {slug("criterion", criterion) for criterion in criteria()}
    known |= {slug("reason", article.citation) for article in library.articles()}
    known |= {slug("event", f"{name} seen") for name in SECRETS} | {slug("book", book) for book in KIT.law}
    known |= {slug("step", step.name) for _, step in steps()} | said_by_general_rooms()

    def is_said(id: str) -> bool:
        """In plain text, or made of a table and a key (`slug`) that are."""
        return id in known or any(
            not in_code.isdisjoint((id[:at], id[: at + 1]))
            and all(part in keys_known for part in id[at + 1 :].split("--"))
            for at, letter in enumerate(id)
            if letter == "-"
        )

    unused = [id for id in messages("en") if not is_said(id)]
    assert not unused, f"{len(unused)} unused: {' '.join(unused)}"


# How it is said


LITTLE_CZECH = """
list-and = { " a " }
faction-eyrie = Orlí hnízdo
    .gen = Orlího hnízda
suit-fox = liška
    .gen = lišky
prompt-random-card = Komu z { NAME($player, case: "gen") }? { $player }!
counted-card =
    { $n ->
        [one] karta
        [few] { $n } karty
       *[other] { $n } karet
    }
"""


@pytest.fixture
def little_czech(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Speech:
    """A Czech of few messages, beside the whole English."""
    (tmp_path / "cs").mkdir()
    (tmp_path / "cs" / "names.ftl").write_text(LITTLE_CZECH, encoding="utf-8")
    (tmp_path / "en").symlink_to(SPEECH.folder / "en")
    (tmp_path / "general").mkdir()
    (tmp_path / "general" / "en").symlink_to(GENERAL.folder / "en")
    speech = Speech(tmp_path, Speech(tmp_path / "general"))
    monkeypatch.setattr(Name, "speech", speech)
    return speech


def test_a_sentence_declines_its_names(little_czech: Speech) -> None:
    say = little_czech.say
    eyrie, fox = Name("faction-eyrie"), Name("suit-fox")
    with speaking("cs"):
        assert say("prompt-random-card", player=eyrie) == "Komu z Orlího hnízda? Orlí hnízdo!"
        several = Names([eyrie, fox, "Anna"])
        assert say("prompt-random-card", player=several).startswith("Komu z Orlího hnízda, lišky a Anna?")
        assert say("prompt-random-card", player="Anna") == "Komu z Anna? Anna!"
        assert fox.said("loc") == "liška", "a name without that case stays as it is"
        assert [str(Name("counted-card", n=n)) for n in (1, 3, 5)] == ["karta", "3 karty", "5 karet"]
        assert say("counted-point", n=2) == "2 points", "what is not translated is said in English"
    assert say("prompt-random-card", player=eyrie) == "Which card is taken from Eyrie?"


def test_what_cannot_be_said_is_an_error() -> None:
    with pytest.raises(KeyError, match="no-such-message"):
        say("no-such-message")
    with pytest.raises(KeyError, match=r"suit-fox\.text"):
        say("suit-fox.text")
    with pytest.raises(ValueError, match="prompt-random-card"):
        say("prompt-random-card")
    with pytest.raises(ValueError, match="Unknown language"), speaking("xx"):
        pass


def test_messages_are_said_in_the_language_of_the_listener() -> None:
    anvil = CARD["anvil"]
    with speaking("cs"):
        czech = str(names.card(anvil))
    with speaking("pl"):
        polish = str(names.card(anvil))
    assert len({str(names.card(anvil)), czech, polish}) == 3


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_terminal_speaks_it(language: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bots", "--lang", language]) == 0
    with speaking(language):
        assert say("bots-difficulties") in " ".join(capsys.readouterr().out.split())
    assert main(["bots", "show", "eyrie", "--lang", language]) == 0
    with speaking(language):
        assert names.bot("eyrie") in capsys.readouterr().out
