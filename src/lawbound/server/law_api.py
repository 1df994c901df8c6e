"""The Law over HTTP: its books, its articles with what leads from and to them, and search."""

from __future__ import annotations

from functools import cache
from typing import Annotated, Final

from fastapi import APIRouter, Path, Query, Response
from typing_extensions import TypedDict

from lawbound.law import finding, glossary, library
from lawbound.law.library import LawArticle
from lawbound.present.speech import language, slug, speaking
from lawbound.server.answers import Lang, refusals
from lawbound.server.compose import encode
from lawbound.server.problems import Refused

EXCERPT: Final = 160
MOST_RESULTS: Final = 60
LONGEST_NAME: Final = 40
"""Of a book or an article; the longest that there are have about half."""

router: Final = APIRouter(prefix="/api/2/law", tags=["the Law"])


class ArticleName(TypedDict):
    citation: str
    title: str


class ArticleEntry(TypedDict):
    id: str
    citation: str
    title: str


class Chapter(TypedDict):
    chapter: str
    title: str
    articles: list[ArticleEntry]


class Book(TypedDict):
    book: str
    kit: str  # the game that it belongs to
    title: str
    chapters: list[Chapter]


class Books(TypedDict):
    books: list[Book]


class TermUse(TypedDict):
    """A term of the glossary where the text first uses it: from `start` to `end`, in characters."""

    citation: str
    title: str
    definition: str
    start: int
    end: int


class Article(TypedDict):
    citation: str
    title: str
    kind: str
    text: str
    note: str
    language: str  # of text and note: "en" until somebody translates them
    terms: list[TermUse]  # in the order of the text
    different_for: list[str]  # the sides for which it is different
    parent: ArticleName | None
    children: list[ArticleName]
    references: list[ArticleName]
    referred_from: list[ArticleName]


class SearchResult(TypedDict):
    citation: str
    title: str
    excerpt: str
    language: str  # of the excerpt


class SearchResults(TypedDict):
    results: list[SearchResult]


@router.get(
    "", summary="All books with their chapters and articles", response_model=Books, responses=refusals("bad-request")
)
def books(lang: Lang) -> Response:
    return Response(_books(lang), media_type="application/json")


@cache
def _books(lang: str) -> bytes:
    """As they travel: writing down a thousand articles again for whoever asks would hold up the games."""
    with speaking(lang):
        found: Books = {"books": [_book(book) for book in library.books()]}
        return encode(found).encode()


@router.get(
    "/search",
    summary="Articles with all of these words",
    responses=refusals("no-such-article", "bad-request", "too-fast"),
)
def search(
    lang: Lang,
    q: Annotated[str, Query(max_length=200)],
    book: Annotated[str | None, Query(max_length=LONGEST_NAME)] = None,
) -> SearchResults:
    try:
        found = finding.search(q, book, lang)[:MOST_RESULTS]
    except library.UnknownBook:
        raise Refused("no-such-article", message="server-no-such-book", book=str(book)) from None
    return {"results": [_result(each, q, lang) for each in found]}


@router.get("/{book}/{id}", summary="One article", responses=refusals("no-such-article", "bad-request", "too-fast"))
def article(
    lang: Lang,
    book: Annotated[str, Path(max_length=LONGEST_NAME)],
    id: Annotated[str, Path(max_length=LONGEST_NAME)],
) -> Article:
    citation = library.normalize(f"{book} {id}")
    if not library.exists(citation):  # asked first: looking for articles that may have been meant takes long
        raise Refused("no-such-article", citation=f"{book} {id}")
    found = library.article(citation)
    with speaking(lang):
        above = library.parent(found)
        read = library.in_language(found, lang)
        return {
            "citation": found.citation,
            "title": read.title,
            "kind": found.kind,
            "text": read.text,
            "note": read.note,
            "language": read.language,
            "terms": [_term(each) for each in glossary.uses(found, lang)],
            "different_for": library.sides(found),
            "parent": None if above is None else _name(above),
            "children": [_name(each) for each in library.children(found)],
            "references": [_name(each) for each in library.references(found)],
            "referred_from": [_name(each) for each in library.referred_from(found)],
        }


def _result(of: LawArticle, words: str, lang: str) -> SearchResult:
    excerpt = _excerpt(of.text, words, lang)
    return {"citation": of.citation, "title": of.title, "excerpt": excerpt, "language": of.language}


def _term(use: glossary.Use) -> TermUse:
    defining = library.article(use.defined_in)
    return {
        **_name(defining),
        "definition": " ".join(glossary.definition(defining, language()).split()),
        "start": use.start,
        "end": use.end,
    }


def _name(of: LawArticle) -> ArticleName:
    return {"citation": of.citation, "title": library.in_language(of, language()).title}


def _book(book: str) -> Book:
    kit = library.owner(book)
    chapters: dict[str, Chapter] = {}
    for each in library.articles(book):
        read = library.in_language(each, language())
        found: Chapter = {"chapter": each.chapter, "title": read.chapter_title, "articles": []}
        entry: ArticleEntry = {"id": each.id, "citation": each.citation, "title": read.title}
        chapters.setdefault(each.chapter, found)["articles"].append(entry)
    return {
        "book": book,
        "kit": kit.name,
        "title": kit.speech.say_or(slug("book", book), book),
        "chapters": list(chapters.values()),
    }


def _excerpt(text: str, words: str, lang: str) -> str:
    """The text around the first word that was searched for."""
    plain = " ".join(text.split())
    at = finding.place_of(plain, words, lang)
    start = max(0, min(at - EXCERPT // 3, len(plain) - EXCERPT))
    end = start + EXCERPT
    return f"{'…' if start else ''}{plain[start:end].strip()}{'…' if end < len(plain) else ''}"
