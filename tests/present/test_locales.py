"""Every language says everything, and nothing else: the general rooms', and each game's."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from fluent.syntax import ast as fluent
from tests.present.messages import (
    SPEECHES,
    attributes,
    chosen_by,
    code_of,
    entries,
    inside,
    keys,
    keys_in,
    messages,
    needed,
    said_in_code,
    said_of_form,
    selectors,
    texts,
    unsaid,
    variables,
)

from lawbound import games
from lawbound.law import library
from lawbound.present.speech import GENERAL, LANGUAGES, Arg, Name, Names, speaking

TRANSLATIONS = [language for language in LANGUAGES if language != "en"]
CATEGORIES = {"zero", "one", "two", "few", "many", "other"}
NEEDED = {
    "en": [{"one", "other"}],
    "cs": [{"one", "few", "other"}],
    "pl": [{"one", "few", "many"}, {"one", "few", "other"}],
}
"""The plurals that a selector must tell apart, by language: all of one of these sets."""
NUMBERS = (0, 1, 2, 5, 22)
LEAST = {"general": 95, "root": 110, "oath": 90, "pebbles": 14}
"""So many times at least the code names messages in plain text: if it were less, they would not be found any more."""

EVERY_SPEECH = pytest.mark.parametrize("whose", SPEECHES)
EVERY_LANGUAGE = pytest.mark.parametrize("language", LANGUAGES)
EVERY_TRANSLATION = pytest.mark.parametrize("language", TRANSLATIONS)
BOTH = pytest.mark.parametrize("browser", [False, True], ids=["said here", "said by the browser"])


# As they are written


@BOTH
@EVERY_LANGUAGE
@EVERY_SPEECH
def test_the_files_are_understood(whose: str, language: str, browser: bool) -> None:
    found = entries(SPEECHES[whose], language, browser)
    assert found
    for entry in found:
        assert not isinstance(entry, fluent.Junk), entry.content
    ids = [entry.id.name for entry in found if isinstance(entry, fluent.Message)]
    assert len(ids) == len(set(ids)), {id for id in ids if ids.count(id) > 1}


@BOTH
@EVERY_TRANSLATION
@EVERY_SPEECH
def test_every_language_has_the_same_messages(whose: str, language: str, browser: bool) -> None:
    english, translated = [messages(SPEECHES[whose], each, browser) for each in ("en", language)]
    missing, unknown = set(english) - set(translated), set(translated) - set(english)
    assert not missing, f"{len(missing)} missing: {' '.join(sorted(missing))}"
    assert not unknown, f"{len(unknown)} unknown: {' '.join(sorted(unknown))}"
    for id, message in english.items():
        assert set(attributes(message)) <= set(attributes(translated[id])), id


@BOTH
@EVERY_TRANSLATION
@EVERY_SPEECH
def test_every_language_uses_the_same_variables(whose: str, language: str, browser: bool) -> None:
    english, translated = [messages(SPEECHES[whose], each, browser) for each in ("en", language)]
    for id, message in translated.items():
        assert variables(message.value) == variables(english[id].value), id
        for name, pattern in attributes(message).items():
            expected = attributes(english[id]).get(name, english[id])
            assert variables(pattern) <= variables(expected), f"{id}.{name}"


@BOTH
@EVERY_LANGUAGE
@EVERY_SPEECH
def test_numbers_are_told_apart_as_the_language_does(whose: str, language: str, browser: bool) -> None:
    for id, message in messages(SPEECHES[whose], language, browser).items():
        for selector in selectors(message):
            told = keys(selector) & CATEGORIES
            by_number = variables(selector.selector) and "case" not in arguments(selector)
            assert not (told and by_number) or any(needed <= told for needed in NEEDED[language]), (id, told)


def arguments(selector: fluent.SelectExpression) -> list[str]:
    """What a function that chooses is told by name."""
    return [node.name.name for node in inside(selector.selector) if isinstance(node, fluent.NamedArgument)]


@EVERY_LANGUAGE
@EVERY_SPEECH
def test_a_case_that_is_asked_for_exists(whose: str, language: str) -> None:
    """In the names of a game; the general rooms say those of all games."""
    names = SPEECHES.values() if whose == "general" else (SPEECHES[whose], GENERAL)
    known = {name for speech in names for each in messages(speech, language).values() for name in attributes(each)}
    for id, message in messages(SPEECHES[whose], language).items():
        for node in inside(message):
            if isinstance(node, fluent.NamedArgument) and node.name.name == "case":
                assert isinstance(node.value, fluent.StringLiteral) and node.value.value in known, id


@pytest.mark.parametrize("whose", games.names())
def test_no_game_says_what_is_said_everywhere(whose: str) -> None:
    for browser in (False, True):
        assert not set(messages(SPEECHES[whose], "en", browser)) & set(messages(GENERAL, "en", browser))


# As they are said


def samples(fields: set[str], chosen: set[str]) -> Iterator[dict[str, Arg]]:
    """Arguments for a message: numbers where it chooses by them, else a text, a name or several."""
    some: list[Arg] = ["Anna", Name("counted-decision", n=3), Names(["Anna", "Bo"])]
    for n in NUMBERS:
        for each in some:
            yield {**dict.fromkeys(fields, each), **dict.fromkeys(chosen, n)}


@EVERY_LANGUAGE
@EVERY_SPEECH
def test_every_message_can_be_said(whose: str, language: str) -> None:
    with speaking(language):
        own = messages(SPEECHES[whose], language)
        for id, message in own.items():
            for fields in samples(needed(message, own), chosen_by(message)):
                for said in (id, *[f"{id}.{name}" for name in attributes(message)]):
                    text = SPEECHES[whose].say(said, **fields)
                    assert text and "{" not in text and "None" not in text, (said, text)


@EVERY_SPEECH
def test_what_the_code_says_exists(whose: str) -> None:
    said = list(said_in_code(code_of(whose)))
    assert len(said) >= LEAST[whose]
    for id, where in said:
        assert SPEECHES[whose].has(id.partition(".")[0]), f"{where} says {id}"


def test_the_general_rooms_have_no_message_that_nobody_says() -> None:
    of_games = [path for name in games.names() for path in code_of(name)]  # they say some of them, too
    kinds = {article.kind for article in library.articles()}
    unused = unsaid(messages(GENERAL, "en"), code_of("general"), keys_in(texts(of_games)) | kinds)
    assert not unused, f"{len(unused)} unused: {' '.join(unused)}"


def test_the_smallest_game_has_no_message_that_nobody_says() -> None:
    ids = set(messages(SPEECHES["pebbles"], "en")) - said_of_form(games.kit("pebbles"))
    unused = unsaid(ids, [*code_of("pebbles"), *code_of("general")])
    assert not unused, f"{len(unused)} unused: {' '.join(unused)}"
