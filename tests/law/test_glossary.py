"""The terms of a game: which article defines what a text says."""

from __future__ import annotations

import pytest

from lawbound.law import finding, glossary, library
from lawbound.locales import LANGUAGES

GAMES = ("root", "oath")


def used(citation: str, language: str = "en") -> dict[str, str]:
    """The terms that an article uses: the word in its text by the article that defines it."""
    article = library.article(citation)
    text = library.in_language(article, language).text
    return {use.defined_in: text[use.start : use.end] for use in glossary.uses(article, language)}


@pytest.mark.parametrize("game", GAMES)
def test_every_term_is_defined_by_an_article_of_the_game_and_has_words_in_every_language(game: str) -> None:
    for article in glossary.glossary(game):
        assert library.article(article).book == game
        for language in LANGUAGES:
            assert glossary.definition(library.article(article), language)
    assert len(glossary.glossary("root")) == 34
    assert len(glossary.glossary("oath")) == 29  # of 30: "after, then" stand in every other sentence


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_the_title_of_an_article_is_a_word_for_its_term(game: str, language: str) -> None:
    """But where the title is a heading rather than a word: of what somebody rules, say."""
    odd = {"root G.1.19", "root G.1.32", "root G.1.21", "oath 10.8", "oath 10.12", "oath 10.24", "oath 10.27"}
    for article in glossary.glossary(game):
        title = library.in_language(library.article(article), language).title
        words = title.split("(")[0].split("/")[0].split(",")[0].strip()
        if article not in odd:
            assert article in glossary.defining(words), (article, words)


@pytest.mark.parametrize(
    ("citation", "language", "term", "word"),
    [
        ("root 2.5", "en", "root G.1.1", "warriors"),
        ("root 2.5", "cs", "root G.1.1", "bojovníků"),
        ("root 2.5", "pl", "root G.1.1", "wojowników"),
        ("root 1.5.4", "cs", "root G.1.31", "umístit"),
        ("root 3.2.1", "pl", "root G.1.17", "usuwa"),
        ("rootbotics 4.5.2", "en", "root G.1.1", "warriors"),
        ("oath 6.6.3", "en", "oath 10.5", "Imperial players"),
    ],
)
def test_a_term_is_found_in_the_form_that_it_has_in_the_text(
    citation: str, language: str, term: str, word: str
) -> None:
    assert used(citation, language).get(term) == word


def test_the_longer_term_counts_and_each_but_once() -> None:
    places = [(use.start, use.end) for use in glossary.uses(library.article("root G.1.10"), "en")]
    assert places == sorted(places) and len(set(places)) == len(places)
    assert used("root G.1.10")["root G.1.9"] == "faction piece"
    assert "root G.1.10" not in used("root G.1.10")  # an article is no use of its own term
    assert "root G.1.19" not in used("root 2.5")  # nor of one that is explained nowhere else


def test_what_only_looks_like_a_term_is_none() -> None:
    """The sentence of chapter 1 speaks of rules of the Law, not of ruling clearings."""
    assert "root G.1.19" not in used("root 1.1.2")
    assert used("root 4.2.1")["root G.1.19"] == "rule the"
    assert "root G.1.30" not in used("root 4.3.2")  # dice show numbers
    assert used("root 1.2.1")["root G.1.30"] == "show"


def test_a_definition_that_only_refers_to_another_article_is_read_there() -> None:
    assert glossary.definition(library.article("root G.1.19"), "en") == library.article("root 2.5").text
    assert glossary.definition(library.article("root G.1.20"), "en") == library.article("root G.1.20").text


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_terms_stand_where_they_are_said_to_be_in_every_article(game: str, language: str) -> None:
    found = 0
    for article in library.articles(game):
        text = library.in_language(article, language).text
        uses = glossary.uses(article, language)
        assert len({use.defined_in for use in uses}) == len(uses)
        assert all(0 <= use.start < use.end <= len(text) for use in uses)
        found += len(uses)
    assert found > len(library.articles(game))


@pytest.mark.parametrize("word", ["draw", "dobrat", "doberte", "dobrać", "DRAWN"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_article_that_defines_a_term_is_found_first_by_its_word_in_any_language(word: str, language: str) -> None:
    assert finding.search(word, "root", language)[0].citation == "root G.1.3"
    assert finding.search(word, "oath", language)[0].citation == "oath 10.4"


def test_a_game_without_a_glossary_has_no_terms() -> None:
    assert glossary.glossary("pebbles") == ()
    assert used("pebbles 1") == {}
