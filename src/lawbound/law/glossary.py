"""The terms of a game: where an article uses one that the glossary of its game defines.

`glossary.yaml` beside the books of a game names the articles that define terms, and in every language the words by
which texts use them, with `*` for any ending: Czech and Polish inflect words at their ends, and a stem tells more than
a rule that would have to know their grammar. Of each term the first use in an article counts.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any, Final

import yaml

from lawbound.law import Article, library
from lawbound.law.library import LawArticle

GLOSSARY: Final = "glossary.yaml"
ENDING: Final = r"\w{0,6}"
"""What `*` stands for."""
ONLY_A_REFERENCE: Final = 5
"""A definition with so few letters besides a number refers to another article and says nothing itself."""


@dataclass(frozen=True, slots=True)
class Use:
    """A term in the text of an article: the article that defines it, and where the word stands."""

    defined_in: Article
    start: int
    end: int


@dataclass(frozen=True, slots=True)
class Words:
    """The words for the terms of a game in one language: a pattern with a group for each, and what each group means."""

    pattern: re.Pattern[str]
    meanings: tuple[Article | None, ...]


def uses(of: LawArticle, language: str) -> list[Use]:
    """Each term that its text uses, as it is read in that language, at its first place; but not what it itself says."""
    read = library.in_language(of, language)
    words = _words(of.book, read.language)
    if words is None:
        return []
    found: dict[Article, Use] = {}
    for match in words.pattern.finditer(read.text):
        meaning = words.meanings[(match.lastindex or 1) - 1]
        if meaning is not None and meaning not in found and explained_by(meaning) != of.citation != meaning:
            found[meaning] = Use(meaning, *match.span())
    return list(found.values())


def definition(of: LawArticle, language: str) -> str:
    """What the article says of its term; if it only refers to another one, what that says."""
    return library.in_language(library.article(explained_by(of.citation)), language).text


@cache
def explained_by(defining: Article) -> Article:
    """The article itself, or the one that it does nothing but refer to."""
    of = library.article(defining)
    said = re.sub(r"\W", "", library.NUMBER.sub(lambda found: found["before"] or "", of.text))
    named = library.references(of)
    return named[0].citation if named and len(said) <= ONLY_A_REFERENCE else defining


def defining(word: str) -> list[Article]:
    """The articles that define what this word, in any language, is a form of."""
    found: list[Article] = []
    for book in library.books():
        for language in _terms(book)[1]:
            words = _words(book, language)
            match = words.pattern.fullmatch(word) if words else None
            if words and match:
                found.append(words.meanings[(match.lastindex or 1) - 1] or "")
    return [each for each in dict.fromkeys(found) if each]


@cache
def _words(book: str, language: str) -> Words | None:
    """The longest phrases come first, so that a phrase is found before the words that it begins with."""
    terms, languages, others = _terms(book)
    meant: list[tuple[str, Article | None]] = [(each, None) for each in others.get(language, ())]
    meant += [(each, article) for article, forms in terms.items() for each in forms.get(language, ())]
    if language not in languages or not meant:
        return None
    meant.sort(key=lambda each: -len(each[0]))
    groups = "|".join([f"({_pattern(each)})" for each, _ in meant])
    return Words(re.compile(rf"\b(?:{groups})\b", re.IGNORECASE), tuple([article for _, article in meant]))


def _pattern(phrase: str) -> str:
    return r"\s+".join(
        [re.escape(word.rstrip("*")) + (ENDING if word.endswith("*") else "") for word in phrase.split()]
    )


@cache
def _terms(book: str) -> tuple[Mapping[Article, Mapping[str, list[str]]], tuple[str, ...], Mapping[str, list[str]]]:
    """The terms of the book's game with their words, the languages of these, and what is no term."""
    path = library.owner(book).law[book].parent / GLOSSARY
    if not path.exists():
        return {}, (), {}
    written: dict[str, Any] = yaml.safe_load(path.read_text(encoding="utf-8"))
    terms: dict[Article, dict[str, list[str]]] = written["terms"]
    languages = dict.fromkeys(language for forms in terms.values() for language in forms)
    return terms, tuple(languages), written.get("but", {})


def glossary(book: str) -> tuple[Article, ...]:
    """The articles that define the terms of the book's game."""
    return tuple(_terms(book)[0])


def forget() -> None:
    """Read the terms anew."""
    for kept in (_words, _terms, explained_by):
        kept.cache_clear()
