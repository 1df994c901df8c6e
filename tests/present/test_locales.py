"""What the general rooms say: every language says everything."""

from __future__ import annotations

import pytest
from fluent.syntax import ast as fluent
from tests.root.present.messages import entries, messages, variables

from lawbound import games
from lawbound.present.speech import GENERAL, LANGUAGES, Speech

SPEECHES: dict[str, Speech] = {"general": GENERAL, **{name: games.kit(name).speech for name in games.names()}}
TRANSLATIONS = [language for language in LANGUAGES if language != "en"]


@pytest.mark.parametrize("browser", [False, True], ids=["said here", "said by the browser"])
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("whose", SPEECHES)
def test_the_files_are_understood(whose: str, language: str, browser: bool) -> None:
    for entry in entries(language, browser, SPEECHES[whose]):
        assert not isinstance(entry, fluent.Junk), entry.content


@pytest.mark.parametrize("browser", [False, True], ids=["said here", "said by the browser"])
@pytest.mark.parametrize("language", TRANSLATIONS)
@pytest.mark.parametrize("whose", SPEECHES)
def test_every_language_has_the_same_messages_with_the_same_fields(whose: str, language: str, browser: bool) -> None:
    english, other = (messages(each, browser, SPEECHES[whose]) for each in ("en", language))
    assert set(other) == set(english)
    for name, message in other.items():
        assert variables(message) <= variables(english[name]), name


@pytest.mark.parametrize("whose", [name for name in SPEECHES if name != "general"])
def test_no_game_says_what_is_said_everywhere(whose: str) -> None:
    for browser in (False, True):
        assert not set(messages("en", browser, SPEECHES[whose])) & set(messages("en", browser, GENERAL))
