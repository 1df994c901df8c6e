"""Whether the Law in other languages is complete, and still says what the English Law says.

A translation is one of a certain English text. `stamps.yaml` beside the chapters of a language has, for each article, a
stamp of the text that it was made of. If the English text changes, the stamp is that of another text, and whoever mends
the translation stamps it anew (`python -m scripts.law_translations`).
"""

from __future__ import annotations

from dataclasses import dataclass, field
from hashlib import sha256
from pathlib import Path
from typing import Final

import yaml

from lawbound.law import library
from lawbound.law.library import LawArticle, Translated
from lawbound.locales import LANGUAGES

STAMPS: Final = "stamps.yaml"
DIGITS: Final = 8
OTHERS: Final = tuple(language for language in LANGUAGES if language != "en")
"""The languages into which the Law is translated."""


@dataclass(slots=True)
class Check:
    """What is wrong with a book in a language, as sentences; and the chapters that nobody has translated yet."""

    book: str
    language: str
    chapters: list[str] = field(default_factory=list)
    missing: list[str] = field(default_factory=list)
    unknown: list[str] = field(default_factory=list)
    stale: list[str] = field(default_factory=list)
    uncited: list[str] = field(default_factory=list)
    stamps: dict[str, str] = field(default_factory=dict)
    """Of all that is translated, with those that are stale as they were."""
    unstamped: list[str] = field(default_factory=list)

    @property
    def troubles(self) -> list[str]:
        return [*self.missing, *self.unknown, *self.stale, *self.uncited, *self.unstamped]


def stamp(of: LawArticle) -> str:
    """Of the English article: another title, text or note has another one."""
    return sha256(f"{of.title}\n{of.text}\n{of.note}".encode()).hexdigest()[:DIGITS]


def stamps_file(book: str, language: str) -> Path:
    return library.owner(book).law[book] / language / STAMPS


def check(book: str, language: str) -> Check:
    """Hold the book in that language against the English one."""
    found = Check(book, language)
    file = stamps_file(book, language)
    stamps: dict[str, str] = (yaml.safe_load(file.read_text(encoding="utf-8")) or {}) if file.exists() else {}
    translated = library.translations(book, language)
    english: dict[str, list[LawArticle]] = {}
    for each in library.articles(book):
        english.setdefault(each.chapter, []).append(each)
    for chapter, articles in english.items():
        if chapter not in translated:
            found.chapters.append(chapter)
        else:
            _check_chapter(found, articles, translated[chapter], stamps)
    left = set(stamps) - {each.id for each in library.articles(book)}
    found.unknown += [
        f"{language} {book} {id}: stamped, and the English Law has no such article" for id in sorted(left)
    ]
    files = {path.name for path in library.chapter_files(book)} | {STAMPS}
    found.unknown += [
        f"{language} {book}: {path.name} is no chapter of the English Law"
        for path in sorted(file.parent.glob("*.yaml"))
        if path.name not in files
    ]
    return found


def _check_chapter(found: Check, articles: list[LawArticle], translated: Translated, stamps: dict[str, str]) -> None:
    where = f"{found.language} {found.book}"
    if not translated.title:
        found.missing.append(f"{where}: chapter {articles[0].chapter} has no title")
    for each in articles:
        ours = translated.articles.get(each.id, {})
        parts = ("title", "text", "note") if each.note else ("title", "text")
        found.missing += [f"{where} {each.id}: no {part}" for part in parts if not str(ours.get(part, "")).strip()]
        if not ours:
            continue
        if each.id not in stamps:
            found.unstamped.append(f"{where} {each.id}: not stamped yet")
        elif stamps[each.id] != stamp(each):
            found.stale.append(f"{where} {each.id}: the English article has changed since")
        found.stamps[each.id] = stamps.get(each.id, stamp(each))
        read = library.in_language(each, found.language)
        lost = [other.citation for other in library.references(each) if other not in library.references(read)]
        found.uncited += [f"{where} {each.id}: {citation} is not named" for citation in lost]
    known = {each.id for each in articles}
    found.unknown += [
        f"{where} {id}: the English chapter has no such article" for id in translated.articles if id not in known
    ]


def write_stamps(of: Check, renewed: bool = False) -> None:
    """Stamp what is translated: what has no stamp yet, or everything that somebody has read anew."""
    file = stamps_file(of.book, of.language)
    if of.stamps:
        english = {each.id: each for each in library.articles(of.book)}
        stamps = {id: stamp(english[id]) if renewed else old for id, old in of.stamps.items()}
        file.write_text("".join([f'"{id}": "{text}"\n' for id, text in stamps.items()]), encoding="utf-8")
