"""What Root says: a name for all that is printed, declined as a sentence asks."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import ast as fluent
from tests.present.messages import (
    attributes,
    chosen_by,
    code_of,
    keys_in,
    messages,
    said_of_form,
    texts,
    unsaid,
    variables,
)
from tests.root.present.engine import FOLDER, constants, criteria, players, steps

from lawbound.cli.main import main
from lawbound.kernel import DONE, NO, YES, Prompt
from lawbound.law import library
from lawbound.present.speech import GENERAL, LANGUAGES, Arg, Names, Speech, slug, speaking
from lawbound.root.bot_cards import BOT_CARDS
from lawbound.root.cards import CARD, CARDS
from lawbound.root.data import load
from lawbound.root.factions import FACTIONS
from lawbound.root.hirelings import HIRELINGS
from lawbound.root.items import CHARACTERS
from lawbound.root.kit import KIT
from lawbound.root.present import names
from lawbound.root.present.fields import SECRETS
from lawbound.root.quests import QUESTS
from lawbound.root.seating import DIFFICULTIES
from lawbound.root.speech import SPEECH, Name, has, say

SPEAKERS = ("present", "lessons", "commands", "companion")
SAYING = [path for folder in SPEAKERS for path in (FOLDER / folder).rglob("*.py")]
"""The modules that say messages, apart from the rules."""

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
    for n in NUMBERS:
        fields = {name: SAMPLES.get(name, Name("faction-eyrie")) for name in variables(message)}
        yield {**fields, **{name: n for name in chosen_by(message) if name == "n" or name not in SAMPLES}}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_can_be_said(language: str) -> None:
    with speaking(language):
        for id, message in messages(SPEECH, language).items():
            for fields in samples(message):
                for said in (id, *[f"{id}.{name}" for name in attributes(message)]):
                    text = say(said, **fields)
                    assert text and "{" not in text and "None" not in text, (said, text)


# Messages and code


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
    for pieces in (*[player.PIECES for player in players()], *[side.PIECES for side in HIRELINGS.values()]):
        for piece in pieces:
            found |= {slug(table, piece.name) for table in ("piece", "short-piece", "scene-piece")}
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


def test_no_message_is_said_by_nobody() -> None:
    of_things = {slug("", named.name)[1:] for named in (*constants(Prompt), DONE, YES, NO)}
    of_things |= {preset for board in load("maps").values() for preset in board.get("presets", ())}
    keys = keys_in(texts(code_of("root"))) | of_things
    known = printed() | said_of_form(KIT)
    known |= {slug("criterion", criterion) for criterion in criteria()}
    known |= {slug("reason", article.citation) for article in library.articles()}
    known |= {slug("event", f"{name} seen") for name in SECRETS} | {slug("book", book) for book in KIT.law}
    known |= {slug("step", step.name) for _, step in steps()}
    known |= {slug("law-side", side) for article in library.articles() for side in article.different_for}
    known |= {id for id in messages(SPEECH, "en") if id.startswith("refusal-")}  # `test_refusals` knows who makes them
    unused = unsaid(set(messages(SPEECH, "en")) - known, SAYING, keys)
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
