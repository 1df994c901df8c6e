"""The Law over HTTP: its books, its articles with what leads from and to them, and search."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Annotated, Final

from fastapi import APIRouter, Path, Query, Response
from typing_extensions import TypedDict

from lawbound.law import library
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


class Article(TypedDict):
    citation: str
    title: str
    kind: str
    text: str
    note: str
    parent: ArticleName | None
    children: list[ArticleName]
    references: list[ArticleName]
    referred_from: list[ArticleName]


class SearchResult(TypedDict):
    citation: str
    title: str
    excerpt: str


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
        found = library.search(q, book)[:MOST_RESULTS]
    except library.UnknownBook:
        raise Refused("no-such-article", message="server-no-such-book", book=str(book)) from None
    with speaking(lang):
        return {
            "results": [
                {"citation": each.citation, "title": _title(each), "excerpt": _excerpt(each.text, q)} for each in found
            ]
        }


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
        return {
            "citation": found.citation,
            "title": _title(found),
            "kind": found.kind,
            "text": found.text,
            "note": found.note,
            "parent": None if above is None else _name(above),
            "children": [_name(each) for each in library.children(found)],
            "references": [_name(each) for each in library.references(found)],
            "referred_from": [_name(each) for each in library.referred_from(found)],
        }


def _title(of: LawArticle) -> str:
    return _in_language(of.titles)


def _in_language(titles: Mapping[str, str]) -> str:
    """In the reader's language if there is one, else in English."""
    return titles.get(language()) or titles["en"]


def _name(of: LawArticle) -> ArticleName:
    return {"citation": of.citation, "title": _title(of)}


def _book(book: str) -> Book:
    kit = library.owner(book)
    chapters: dict[str, Chapter] = {}
    for each in library.articles(book):
        found: Chapter = {"chapter": each.chapter, "title": _in_language(each.chapter_titles), "articles": []}
        chapters.setdefault(each.chapter, found)["articles"].append(
            {"id": each.id, "citation": each.citation, "title": _title(each)}
        )
    return {
        "book": book,
        "kit": kit.name,
        "title": kit.speech.say_or(slug("book", book), book),
        "chapters": list(chapters.values()),
    }


def _excerpt(text: str, words: str) -> str:
    """The text around the first word that was searched for."""
    plain = " ".join(text.split())
    folded = plain.casefold()
    at = min([place for word in words.casefold().split() if (place := folded.find(word)) >= 0], default=0)
    start = max(0, min(at - EXCERPT // 3, len(plain) - EXCERPT))
    end = start + EXCERPT
    return f"{'…' if start else ''}{plain[start:end].strip()}{'…' if end < len(plain) else ''}"
