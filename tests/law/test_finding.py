"""The Law is searched in the language of its reader."""

from __future__ import annotations

import pytest
import yaml

from lawbound.law import finding, library
from lawbound.locales import LANGUAGES


def citations(text: str, book: str | None = None, language: str = "en") -> list[str]:
    return [each.citation for each in finding.search(text, book, language)]


def test_search_wants_every_word_and_puts_titles_first() -> None:
    found = finding.search("AMBUSH")
    assert "ambush" in found[0].title.lower()
    in_title = ["ambush" in each.title.lower() for each in found]
    assert in_title == sorted(in_title, reverse=True)
    assert not all(in_title)

    both = finding.search("ambush foil")
    assert 0 < len(both) < len(found)
    assert finding.search("ambush zeppelin") == []
    assert finding.search("  ") == []


def test_an_article_is_found_by_its_number() -> None:
    assert "root 4.3.2.I" in citations("4.3.2.I")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_book_that_does_not_exist_is_named(language: str) -> None:
    with pytest.raises(library.UnknownBook, match="chess"):
        finding.search("ambush", "chess", language)


@pytest.mark.parametrize(
    ("text", "language"),
    [
        ("hromádku", "cs"),
        ("HROMADKU", "cs"),
        ("hromádkách", "cs"),
        ("heap", "cs"),
        ("stos", "pl"),
        ("potajemnie", "pl"),
        ("POTAJEMNY", "pl"),
    ],
)
def test_a_word_is_found_in_every_form_with_and_without_diacritics(text: str, language: str) -> None:
    assert "pebbles 1" in citations(text, "pebbles", language)


def test_what_has_the_very_word_comes_first() -> None:
    """ "Tahy" is the title of the second article; the first has another form of it in its text."""
    assert citations("tahy", "pebbles", "cs")[0] == "pebbles 2"
    assert citations("prvním", "pebbles", "cs") == ["pebbles 1"]


def test_results_are_read_in_the_language_of_the_reader() -> None:
    (found,) = [each for each in finding.search("konec", "pebbles", "cs") if each.id == "3"]
    assert (found.title, found.language) == ("Konec", "cs")


@pytest.mark.parametrize(
    ("term", "language"),
    [("Zasadzka", "pl"), ("zasadzki", "pl"), ("Zasadzka", "cs"), ("přepadení", "cs"), ("přepadení", "en")],
)
def test_a_term_in_any_language_finds_the_articles_that_have_the_english_one(term: str, language: str) -> None:
    assert {"root 2.1.5", "root 4.3.1", "root 4.3.1.I"} <= set(citations(term, "root", language))


@pytest.mark.parametrize("game", ["root", "oath"])
def test_terms_have_an_english_word_and_another(game: str) -> None:
    path = library.owner(game).law[game].parent / finding.TERMS
    for term in yaml.safe_load(path.read_text(encoding="utf-8"))["terms"]:
        assert {"en"} < set(term) <= set(LANGUAGES), term
        assert all(term.values()), term


def test_the_place_of_a_word_is_where_it_stands_in_the_text() -> None:
    text = "Nejprve žeton, potom mýtina."
    assert finding.place_of(text, "mýtinách", "cs") == text.index("mýtina")
    assert finding.place_of(text, "ZETON", "cs") == text.index("žeton")
    assert finding.place_of(text, "zeppelin", "cs") == 0
