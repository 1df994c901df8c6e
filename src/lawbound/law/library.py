"""The books of the Law, article by article: reading and finding, in English and in the languages of its readers.

A chapter in another language is a file of the same name in the folder of that language (`cs/04-key-actions.yaml`): its
title, and for every article title, text and note. What is not there is read in English, article by article.
`finding` searches; `translating` tells what is missing, and what was translated from an English text of former days.
"""

from __future__ import annotations

import difflib
import re
from collections.abc import Iterable, Mapping
from contextlib import suppress
from dataclasses import dataclass, field, replace
from functools import cache
from pathlib import Path
from typing import Any

import yaml

from lawbound import games
from lawbound.kernel.errors import LawboundError
from lawbound.kit import Kit
from lawbound.law import Article
from lawbound.present.speech import slug

BINDING = frozenset({"rule", "definition", "setup"})
"""The kinds of article that code and tests are expected to carry out; an overview only introduces others."""

NUMBER = re.compile(
    r"(?:(?P<before>\w+) \(?)?\b(?P<number>(?:[A-Z]|\d+)(?:\.(?:\d+|coop))+(?:\.[IVX]+(?:\.[a-z])?)?)\b"
)
"""The number of an article in a text, and the word before it, which may be the name of another book."""
_Loader: Any = getattr(yaml, "CSafeLoader", yaml.SafeLoader)


class UnknownArticle(LookupError):
    """No book holds this article; `suggestions` are citations that it may have meant."""

    def __init__(self, citation: str, suggestions: Iterable[Article] = ()) -> None:
        self.citation = citation
        self.suggestions = tuple(suggestions)
        hint = f"; did you mean {', '.join(self.suggestions)}?" if self.suggestions else ""
        super().__init__(f'the Law has no article "{citation}"{hint}')


class UnknownBook(LookupError):
    def __init__(self, book: str) -> None:
        super().__init__(f'there is no book "{book}"; the books are: {", ".join(books())}')


@dataclass(frozen=True, slots=True)
class LawArticle:
    """One article: `id` is its number within the `book`, `note` says to players how it is read here, and why.

    `different_for` names the sides for which it is different; `titles` are those in all languages, and `language` is
    that of its text.
    """

    book: str
    chapter: str
    chapter_title: str
    id: str
    title: str
    kind: str
    text: str
    note: str = ""
    different_for: tuple[str, ...] = ()
    titles: Mapping[str, str] = field(default_factory=dict, hash=False)
    chapter_titles: Mapping[str, str] = field(default_factory=dict, hash=False)
    language: str = "en"

    @property
    def citation(self) -> Article:
        """Its name everywhere: the book and the number."""
        return f"{self.book} {self.id}"

    @property
    def binding(self) -> bool:
        """Whether code and tests are expected to carry it out."""
        return self.kind in BINDING


def books() -> tuple[str, ...]:
    """The books of all games; the first one is meant where somebody names none."""
    return tuple(_owners())


def owner(book: str) -> Kit:
    """The game that the book belongs to."""
    return _owners()[book]


@cache
def _owners() -> dict[str, Kit]:
    """Whose each book is. A game that cannot be loaded brings none; whoever wants to play it is told why."""
    owners: dict[str, Kit] = {}
    for name in games.names():
        with suppress(LawboundError):
            kit = games.kit(name)
            owners |= {book: kit for book in kit.law if book not in owners}
    return owners


def articles(book: str | None = None) -> tuple[LawArticle, ...]:
    """Every article of one book, or of all books, in the order of the book."""
    if book is None:
        return tuple(a for each in books() for a in _load(each))
    if book not in books():
        raise UnknownBook(book)
    return _load(book)


def article(citation: Article) -> LawArticle:
    """The article of a full citation.

    >>> article(articles()[0].citation) == articles()[0]
    True
    """
    found = _by_citation().get(citation)
    if found is None:
        raise UnknownArticle(citation, suggestions(citation))
    return found


def exists(citation: Article) -> bool:
    return citation in _by_citation()


def normalize(written: str, book: str | None = None) -> Article:
    """The citation meant by what a person typed; neither case matters, nor whether words are joined.

    No book means that one, or the first one; for an article known by words, the first one that has it.

    >>> first = articles()[0]
    >>> normalize(f" {first.citation.upper()}. ") == normalize(first.id, first.book) == first.citation
    True
    """
    words = written.split()
    if len(words) == 1 and words[0].lower() not in books():
        words.insert(0, book or books()[0])
    citation = " ".join(words).rstrip(".")
    known = _by_folded_citation()
    meant = [citation, *[f"{each} {citation}" for each in ([book] if book else books())]]
    return next((known[folded] for folded in map(_fold, meant) if folded in known), citation)


def suggestions(citation: str, limit: int = 4) -> tuple[Article, ...]:
    """Articles near one that does not exist: what is below it, what is above it, what looks alike."""
    known = _by_citation()
    below = [each for each in known if each.startswith(f"{citation}.")]
    above = [each for each in _ancestors(citation) if each in known]
    alike = difflib.get_close_matches(citation, known, n=limit, cutoff=0.75)
    return tuple(dict.fromkeys([*below, *above[:1], *alike]))[:limit]


def parent(of: LawArticle) -> LawArticle | None:
    known = _by_citation()
    return next((known[each] for each in _ancestors(of.citation) if each in known), None)


def children(of: LawArticle) -> tuple[LawArticle, ...]:
    return tuple(each for each in articles(of.book) if each.id.rpartition(".")[0] == of.id)


def references(of: LawArticle) -> tuple[LawArticle, ...]:
    """The other articles that this one names in its text or note: of its book, or after the name of another of that."""
    known = _by_citation()
    return tuple(known[each] for each in dict.fromkeys(_named(of)) if each != of.citation)


@cache
def _named(of: LawArticle) -> tuple[Article, ...]:
    known = _by_citation()
    named: list[Article] = []
    for found in NUMBER.finditer(f"{of.text} {of.note}"):
        before, number = found.group("before", "number")
        other = f"{(before or '').lower()} {number}"
        named.append(other if other in known else f"{of.book} {number}")
    return tuple(each for each in named if each in known)


def referred_from(to: LawArticle) -> tuple[LawArticle, ...]:
    return tuple(each for each in articles(to.book) if to in references(each))


def _ancestors(citation: str) -> Iterable[str]:
    while "." in citation:
        citation = citation.rpartition(".")[0]
        yield citation


# In the reader's language


@cache
def in_language(of: LawArticle, language: str) -> LawArticle:
    """The article as somebody reads it in that language; what is not translated stays as it is."""
    found = translations(of.book, language).get(of.chapter, Translated()).articles.get(of.id, {})
    return replace(
        of,
        title=found.get("title") or of.titles.get(language) or of.title,
        chapter_title=chapter_title(of, language),
        text=str(found.get("text", "")).strip() or of.text,
        note=str(found.get("note", "")).strip() or of.note,
        language=language if found.get("text") else of.language,
    )


def chapter_title(of: LawArticle, language: str) -> str:
    """The title of its chapter in that language."""
    found = translations(of.book, language).get(of.chapter)
    return (found and found.title) or of.chapter_titles.get(language) or of.chapter_title


def sides(of: LawArticle) -> list[str]:
    """For whom it is different, in the language spoken now."""
    speech = owner(of.book).speech
    return [speech.say_or(slug("law-side", key), key.replace("_", " ")) for key in of.different_for]


@dataclass(frozen=True, slots=True)
class Translated:
    """A chapter in another language: its title, and of each article what is translated."""

    title: str = ""
    articles: Mapping[str, Mapping[str, str]] = field(default_factory=dict)


@cache
def translations(book: str, language: str) -> Mapping[str, Translated]:
    """The chapters of a book that somebody has translated."""
    found: dict[str, Translated] = {}
    for path in chapter_files(book):
        translated = path.parent / language / path.name
        if translated.exists():
            written = _yaml(translated)
            found[str(_yaml(path)["chapter"])] = Translated(written.get("title", ""), written.get("articles") or {})
    return found


# The files


@cache
def chapter_files(book: str) -> tuple[Path, ...]:
    """The chapters of a book, in order: their names start with the number or letter of the chapter."""
    # A book's folder may also hold tables of components, which are no chapters.
    return tuple(path for path in sorted(owner(book).law[book].glob("*.yaml")) if "chapter" in _yaml(path))


@cache
def _yaml(path: Path) -> Any:
    return yaml.load(path.read_text(encoding="utf-8"), Loader=_Loader)


@cache
def _load(book: str) -> tuple[LawArticle, ...]:
    chapters = [_yaml(path) for path in chapter_files(book)]
    return tuple(_read(book, chapter, entry) for chapter in chapters for entry in chapter["articles"])


def _read(book: str, chapter: Mapping[str, Any], entry: Mapping[str, Any]) -> LawArticle:
    return LawArticle(
        book=book,
        chapter=str(chapter["chapter"]),
        chapter_title=chapter["title"]["en"],
        id=str(entry["id"]),
        title=entry["title"]["en"],
        kind=entry["kind"],
        text=entry["text"].strip(),
        note=entry.get("note", "").strip(),
        different_for=tuple(entry.get("different_for", ())),
        titles=entry["title"],
        chapter_titles=chapter["title"],
    )


@cache
def _by_citation() -> dict[Article, LawArticle]:
    return {each.citation: each for each in articles()}


@cache
def _by_folded_citation() -> dict[str, Article]:
    return {_fold(citation): citation for citation in _by_citation()}


def _fold(citation: str) -> str:
    return citation.casefold().replace("_", " ")


def forget() -> None:
    """Read the books anew: for whoever changes them while this process runs."""
    for kept in (_load, _yaml, _by_citation, _by_folded_citation, _named, chapter_files, translations, in_language):
        kept.cache_clear()
