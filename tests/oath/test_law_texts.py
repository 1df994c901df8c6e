"""The Law of Oath as players read it: complete, and written for them."""

from __future__ import annotations

import re
from collections import Counter
from importlib.resources import files
from typing import Any

import pytest
import yaml

from lawbound.oath.data import load

BOOK = files("lawbound.oath") / "law" / "oath"
CHAPTERS: dict[str, list[dict[str, Any]]] = {
    str(chapter["chapter"]): chapter["articles"]
    for path in sorted(BOOK.iterdir(), key=lambda path: path.name)
    if path.name.endswith(".yaml") and (chapter := yaml.safe_load(path.read_text(encoding="utf-8")))
}
NUMBERED = [each for chapter, articles in CHAPTERS.items() if chapter != "cards" for each in articles]
CARDS = {each["id"]: each for each in CHAPTERS["cards"]}
ALL = {each["id"]: each for each in (*NUMBERED, *CARDS.values())}
NAMED = {
    f"{word} {each['key']}": each
    for tables in (load("cards"), load("sites"))
    for table, entries in tables.items()
    for word in [table if table in ("site", "oath") else "card"]
    for each in entries
}

WORKSHOP = re.compile(
    r"OCR|LeCodex|\bseed\b|\.yaml|\.toml|\bthe mod\b|\bTTS\b|\bFAQ\b|publisher|transcri|reference engine|"
    r"\b(?:the|this) source\b|\bdump\b|misprint|open-questions",
    re.IGNORECASE,
)
NUMBER = re.compile(r"\b\d+(?:\.\d+)+(?:\.[IVX]+\b|\.S\b)?")


def test_the_chapters_are_those_of_the_book_and_the_cards() -> None:
    assert list(CHAPTERS) == [*map(str, range(1, 11)), "cards"]
    sizes = [len(articles) for articles in CHAPTERS.values()]
    assert sizes == [25, 36, 10, 16, 35, 13, 29, 26, 6, 31, 269]
    assert len(NUMBERED) == 227


def test_every_article_is_complete_and_has_its_own_id() -> None:
    times = Counter([each["id"] for articles in CHAPTERS.values() for each in articles])
    assert [id for id in times if times[id] > 1] == []
    for id, each in ALL.items():
        assert each["title"]["en"] and each["text"], id
        assert set(each) <= {"id", "title", "kind", "text", "note", "different_for"}, id
        assert each["kind"] in ({"card"} if id in CARDS else {"rule", "definition", "setup", "overview"}), id
        assert set(each.get("different_for", ())) <= {"chancellor", "citizen", "exile", "empire"}, id


def test_every_card_and_site_has_its_article() -> None:
    assert set(CARDS) == set(NAMED)
    assert {id: each["title"]["en"] for id, each in CARDS.items()} == {id: each["name"] for id, each in NAMED.items()}


@pytest.mark.parametrize("id", NAMED)
def test_an_article_tells_the_facts_of_its_card(id: str) -> None:
    card, text = NAMED[id], CARDS[id]["text"]
    assert len(text.splitlines()) >= 1 + len(card.get("powers", ()))
    suit = card.get("suit", "none")
    assert suit == "none" or text.lower().startswith(f"{suit} ")
    assert ("locked" in text.splitlines()[0]) is card.get("locked", False)
    restriction = card.get("restriction", "none")
    assert ("Site only" in text) is (restriction == "site_only")
    assert ("Adviser only" in text) is (restriction == "adviser_only")
    assert ("Cost: " in text) is bool(card.get("cost"))


def test_names_in_other_languages_are_those_of_the_titles() -> None:
    for language, names in load("names").items():
        titles = {id.split()[1]: each["title"].get(language) for id, each in CARDS.items()}
        assert {key: name for key, name in names.items() if key in titles} == {
            key: title for key, title in titles.items() if title is not None
        }


@pytest.mark.parametrize("id", [id for id, each in ALL.items() if "note" in each])
def test_a_note_is_written_for_players(id: str) -> None:
    """How we read it, and why: not how our texts were made."""
    note = ALL[id]["note"]
    assert not WORKSHOP.search(note), note
    assert note.endswith((".", ".)")), note
    assert id in CARDS or len(note) <= 400


def test_numbers_in_texts_and_notes_are_articles() -> None:
    for id, each in ALL.items():
        named = NUMBER.findall(f"{each['text']} {each.get('note', '')}")
        assert [number for number in named if number not in ALL] == [], id


def test_the_note_of_a_card_tells_its_official_answers() -> None:
    noted = {id.split()[1]: " ".join(each.get("note", "").split()) for id, each in CARDS.items()}
    official = load("rulings")["official"]
    assert {key: lines for key, lines in official.items() if not all(line in noted[key] for line in lines)} == {}
    assert {key for key, note in noted.items() if note.startswith("Official answer")} == set(official)


def test_the_note_of_an_article_answers_what_it_leaves_open() -> None:
    for id, question in load("rulings")["open_question"].items():
        assert question["answer"].endswith("."), id
        assert all("note" in ALL[number] for number in question["at"]), id
