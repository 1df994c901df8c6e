"""The books of the Law, article by article: reading, finding, searching."""

from __future__ import annotations

import difflib
import re
from collections.abc import Iterable, Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from functools import cache
from typing import Any

import yaml

from lawbound import games
from lawbound.kernel.errors import LawboundError
from lawbound.kit import Kit
from lawbound.law import Article

BINDING = frozenset({"rule", "definition", "setup"})
"""The kinds of article that code and tests are expected to carry out; an overview only introduces others."""

_NUMBER = re.compile(r"(?:Law of (?P<other>\w+) \(?)?\b(?P<number>(?:[A-Z]|\d+)(?:\.\d+)+(?:\.[IVX]+(?:\.[a-z])?)?)\b")
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

    `different_for` names the sides for which it is different; `titles` are those in other languages.
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
    """The citation meant by what a person typed: no book means that one, or the first one; case does not matter.

    >>> first = articles()[0]
    >>> normalize(f" {first.citation.upper()}. ") == normalize(first.id, first.book) == first.citation
    True
    """
    words = written.split()
    if len(words) == 1 and words[0].lower() not in books():
        words.insert(0, book or books()[0])
    citation = " ".join(words).rstrip(".")
    return _by_folded_citation().get(citation.casefold(), citation)


def suggestions(citation: str, limit: int = 4) -> tuple[Article, ...]:
    """Articles near one that does not exist: what is below it, what is above it, what looks alike."""
    known = _by_citation()
    below = [each for each in known if each.startswith(f"{citation}.")]
    above = [each for each in _ancestors(citation) if each in known]
    alike = difflib.get_close_matches(citation, known, n=limit, cutoff=0.75)
    return tuple(dict.fromkeys([*below, *above[:1], *alike]))[:limit]


def search(text: str, book: str | None = None) -> list[LawArticle]:
    """Articles that contain every word of the text, those with the words in their title first."""
    words = text.casefold().split()
    if not words:
        return []
    ranked: list[tuple[int, int, LawArticle]] = []
    for place, found in enumerate(articles(book)):
        title, whole = _folded(found)
        if all(word in whole for word in words):
            missed = sum(word not in title for word in words)
            ranked.append((missed, place, found))
    return [found for _, _, found in sorted(ranked, key=lambda each: each[:2])]


@cache
def _folded(of: LawArticle) -> tuple[str, str]:
    """Its titles, and all of it, as they are searched."""
    title = " ".join((of.title, *of.titles.values(), of.citation)).casefold()
    return title, f"{title} {of.text} {of.note}".casefold()


def parent(of: LawArticle) -> LawArticle | None:
    known = _by_citation()
    return next((known[each] for each in _ancestors(of.citation) if each in known), None)


def children(of: LawArticle) -> tuple[LawArticle, ...]:
    return tuple(each for each in articles(of.book) if each.id.rpartition(".")[0] == of.id)


@cache
def references(of: LawArticle) -> tuple[LawArticle, ...]:
    """The other articles that this one names in its text or note: of its book, or after "Law of ..." of that one."""
    known = _by_citation()
    named = dict.fromkeys(
        f"{of.book if other is None else other.lower()} {number}"
        for other, number in [found.group("other", "number") for found in _NUMBER.finditer(f"{of.text} {of.note}")]
    )
    return tuple(known[each] for each in named if each in known and each != of.citation)


def referred_from(to: LawArticle) -> tuple[LawArticle, ...]:
    return tuple(each for each in articles(to.book) if to in references(each))


def _ancestors(citation: str) -> Iterable[str]:
    while "." in citation:
        citation = citation.rpartition(".")[0]
        yield citation


@cache
def _load(book: str) -> tuple[LawArticle, ...]:
    loaded: list[LawArticle] = []
    # File names start with the number or letter of their chapter, so this is the order of the book.
    for path in sorted(owner(book).law[book].glob("*.yaml")):
        chapter = yaml.load(path.read_text(encoding="utf-8"), Loader=_Loader)
        # A book's folder may also hold tables of components, which are no chapters.
        if "chapter" in chapter:
            loaded += [_read(book, chapter, entry) for entry in chapter["articles"]]
    return tuple(loaded)


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
    return {citation.casefold(): citation for citation in _by_citation()}
