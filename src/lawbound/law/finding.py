"""Searching the Law in the reader's language.

A word is looked for in the titles, in the text as it is read, in the English text, and among the terms of the game: a
term in any language finds the articles whose English text has it, and before all others the one that defines it.
Neither case nor diacritics matter. Languages inflect words at their ends, so a word is also found by how it begins;
what has the very letters comes first.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any, Final

import yaml

from lawbound.law import glossary, library
from lawbound.law.library import LawArticle

ENDINGS: Final = {"en": 1}
"""So many letters at the end of a word inflection may change, by language."""
LONGEST_ENDING: Final = 3
SHORTEST_STEM: Final = 4
ENGLISH_ENDINGS: Final = ("s", "es", "d", "ed", "ing")
"""With which a term stands in an English text."""
TERMS: Final = "terms.yaml"
"""Beside the books of a game: its terms, each in all languages that have one."""

_WORD = re.compile(r"\w+(?:\.\w+)*")
_ALIKE = str.maketrans("łđøß", "ldos")


@dataclass(frozen=True, slots=True)
class Pages:
    """What is searched of an article: folded words, each after a space."""

    title: str
    text: str
    terms: str


def search(text: str, book: str | None = None, language: str = "en") -> list[LawArticle]:
    """Articles with every word of the text, as they are read in that language.

    Where the glossary defines what is asked for, that comes first; then those with the words in their title, then those
    with them in their text or by a term; those that only have another form of a word come last.

    >>> first = library.articles()[0]
    >>> first in search(first.citation, first.book)
    True
    """
    words = [(word, stem(word, language)) for word in fold(text).split()]
    defined = glossary.defining(" ".join(text.split()))
    ranked: list[tuple[int, int, LawArticle]] = []
    for place, found in enumerate(library.articles(book) if words else ()):
        if found.citation in defined:
            ranked.append((-1, place, found))
            continue
        pages = _pages(found, language)
        ranks = [_rank(pages, word, begins) for word, begins in words]
        if None not in ranks:
            ranked.append((sum(filter(None, ranks)), place, found))
    return [library.in_language(found, language) for _, _, found in sorted(ranked, key=lambda each: each[:2])]


def _rank(pages: Pages, word: str, begins: str) -> int | None:
    """How far from the word its article is; None if it has nothing to do with it."""
    if word in pages.title:
        return 0
    if word in pages.text:
        return 1
    if f" {word}" in pages.terms:
        return 2
    if begins:
        if begins in pages.title:
            return 8  # farther than all exact words of a question together, as a rule
        if begins in pages.text or begins in pages.terms:
            return 9
    return None


def fold(text: str) -> str:
    """Letters without case and diacritics, as many as there were.

    >>> fold("Żółty list, řežte!")
    'zolty list, rezte!'
    """
    apart = unicodedata.normalize("NFD", text.lower().translate(_ALIKE))
    return "".join([letter for letter in apart if not unicodedata.combining(letter)])


def stem(word: str, language: str) -> str:
    """A space and how every form of a folded word begins; nothing for a word too short to tell, or a number.

    >>> stem("kaminkach", "cs"), stem("stones", "en"), stem("kost", "cs"), stem("4.3.2", "cs")
    (' kamink', ' stone', '', '')
    """
    ending = ENDINGS.get(language, LONGEST_ENDING)
    if len(word) <= SHORTEST_STEM or not word.isalpha():
        return ""
    return f" {word[: max(SHORTEST_STEM, len(word) - ending)]}"


def place_of(text: str, words: str, language: str) -> int:
    """Where the first of these words stands in a text, or a form of it; the beginning, if none does."""
    folded = fold(text)
    asked = fold(words).split()
    exact = [place for word in asked if (place := folded.find(word)) >= 0]
    begun = [place + 1 for word in asked if (begins := stem(word, language)) and (place := folded.find(begins)) >= 0]
    return min(exact or begun, default=0)


@cache
def _pages(of: LawArticle, language: str) -> Pages:
    read = library.in_language(of, language)
    english = f"{of.title} {of.text} {of.note}"
    texts = english if read.language == "en" else f"{read.text} {read.note} {english}"
    return Pages(
        title=_words(" ".join((read.title, of.title, *of.titles.values(), of.citation))),
        text=_words(texts),
        terms=_words(" ".join(_terms_in(of))),
    )


def _words(text: str) -> str:
    """Folded words, each after a space."""
    return " " + " ".join(_WORD.findall(fold(text)))


@cache
def _terms_in(of: LawArticle) -> list[str]:
    """In all languages, the terms that the English article has."""
    text = _words(f"{of.title} {of.text} {of.note}")
    words = set(text.split())
    words |= {word.removesuffix(ending) for word in words for ending in ENGLISH_ENDINGS if word.endswith(ending)}
    return [
        term
        for english, others in _terms(of.book)
        if (english in text if " " in english.strip() else english.strip() in words)
        for term in others
    ]


@cache
def _terms(book: str) -> tuple[tuple[str, tuple[str, ...]], ...]:
    """The terms of the book's game: in English, folded, and all words for them in other languages."""
    path = library.owner(book).law[book].parent / TERMS
    if not path.exists():
        return ()
    terms: list[Mapping[str, Any]] = yaml.safe_load(path.read_text(encoding="utf-8"))["terms"]
    return tuple((_words(each["en"]), tuple(word for key, word in each.items() if key != "en")) for each in terms)


def forget() -> None:
    """Read the books anew, here too."""
    library.forget()
    glossary.forget()
    for kept in (_pages, _terms_in, _terms):
        kept.cache_clear()
