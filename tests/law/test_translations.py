"""The Law in other languages is complete where it is translated, and a translation of the English text of today."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import cast

import pytest

from lawbound.kit import Kit
from lawbound.law import finding, library
from lawbound.law.translating import OTHERS, Check, check, stamps_file, write_stamps

EVERY_BOOK = pytest.mark.parametrize("book", library.books())
EVERY_LANGUAGE = pytest.mark.parametrize("language", OTHERS)
HINT = "python -m scripts.law_translations stamps what is new, and with `renewed` what was read anew"

ENGLISH = """
chapter: "1"
title: {en: Tales, cs: Pohádky}
articles:
  - {id: "1.1", title: {en: Oak, cs: Dub}, kind: rule, text: "See 1.2, and Law of Root 4.3.2.", note: Old.}
  - {id: "1.2", title: {en: Age}, kind: rule, text: Nothing is old., different_for: [old_oak]}
"""
CZECH = """
title: Pohádky o stromech
articles:
  "1.1": {title: Starý dub, text: "Viz 1.2 a Zákon Root 4.3.2.", note: Je starý.}
  "1.2": {title: Stáří, text: Nic není staré.}
"""


@EVERY_LANGUAGE
@EVERY_BOOK
def test_what_is_translated_is_all_of_a_chapter_and_of_the_text_of_today(book: str, language: str) -> None:
    found = check(book, language)
    assert not found.troubles, "\n".join([*found.troubles, HINT])


@EVERY_LANGUAGE
@EVERY_BOOK
def test_numbers_that_an_article_names_are_those_of_the_english_one(book: str, language: str) -> None:
    """Whether or not they are articles: "A.5" and "9.2.9.III" in the one stand in the other too."""
    for each in library.articles(book):
        read = library.in_language(each, language)
        ours = numbers(f"{read.text} {read.note}")
        assert not numbers(f"{each.text} {each.note}") - ours, f"{language} {each.citation}"


def numbers(text: str) -> set[str]:
    return {found["number"] for found in library.NUMBER.finditer(text)}


@EVERY_LANGUAGE
def test_the_smallest_book_is_translated(language: str) -> None:
    for each in library.articles("pebbles"):
        read = library.in_language(each, language)
        assert read.language == language
        assert read.text != each.text and read.citation == each.citation


@pytest.fixture
def tales(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """One more book, of one chapter that is translated into Czech."""
    folder = tmp_path / "tales"
    (folder / "cs").mkdir(parents=True)
    (folder / "1-tales.yaml").write_text(ENGLISH, encoding="utf-8")
    (folder / "cs" / "1-tales.yaml").write_text(CZECH, encoding="utf-8")
    every = library._owners() | {"tales": cast(Kit, SimpleNamespace(law={"tales": folder}))}
    monkeypatch.setattr(library, "_owners", lambda: every)
    finding.forget()
    yield folder
    monkeypatch.undo()
    finding.forget()


def changed(file: Path, before: str, after: str) -> Check:
    """What is found when that has been changed in the file."""
    text = file.read_text(encoding="utf-8")
    assert before in text
    file.write_text(text.replace(before, after), encoding="utf-8")
    finding.forget()
    return check("tales", "cs")


def test_an_article_is_read_in_the_language_of_its_reader(tales: Path) -> None:
    oak = library.article("tales 1.1")
    read = library.in_language(oak, "cs")
    assert (read.title, read.chapter_title, read.language) == ("Starý dub", "Pohádky o stromech", "cs")
    assert (read.text, read.note) == ("Viz 1.2 a Zákon Root 4.3.2.", "Je starý.")
    assert library.in_language(oak, "pl").text == oak.text
    assert library.in_language(oak, "pl").language == "en"
    assert library.in_language(oak, "en") == oak
    assert library.references(read) == (library.article("tales 1.2"), library.article("root 4.3.2"))


def test_what_is_missing_is_read_in_english(tales: Path) -> None:
    found = changed(tales / "cs" / "1-tales.yaml", '  "1.2": {title: Stáří, text: Nic není staré.}\n', "")
    age = library.in_language(library.article("tales 1.2"), "cs")
    assert (age.title, age.text, age.language) == ("Age", "Nothing is old.", "en")
    assert found.missing == ["cs tales 1.2: no title", "cs tales 1.2: no text"]


def test_a_new_translation_is_stamped(tales: Path) -> None:
    assert len(check("tales", "cs").unstamped) == 2
    write_stamps(check("tales", "cs"))
    assert check("tales", "cs").troubles == []
    assert check("tales", "pl").troubles == [] and check("tales", "pl").chapters == ["1"]
    assert not stamps_file("tales", "pl").exists()
    assert re.fullmatch(r'("[\d.]+": "[0-9a-f]{8}"\n){2}', stamps_file("tales", "cs").read_text())


@pytest.mark.parametrize(("before", "after"), [("en: Oak", "en: Oaks"), ("See 1.2", "Compare 1.2"), ("Old.", "Older.")])
def test_a_translation_of_another_text_is_stale_until_somebody_reads_it_anew(
    tales: Path, before: str, after: str
) -> None:
    write_stamps(check("tales", "cs"))
    found = changed(tales / "1-tales.yaml", before, after)
    assert found.troubles == found.stale == ["cs tales 1.1: the English article has changed since"]
    write_stamps(found)
    assert check("tales", "cs").stale == found.stale
    write_stamps(found, renewed=True)
    assert check("tales", "cs").troubles == []


@pytest.mark.parametrize(
    ("before", "after", "trouble"),
    [
        ("Viz 1.2 a", "Viz", "cs tales 1.1: tales 1.2 is not named"),
        ("Zákon Root 4.3.2", "Zákon 4.3.2", "cs tales 1.1: root 4.3.2 is not named"),
        ("text: Nic není staré.", 'text: " "', "cs tales 1.2: no text"),
        (", note: Je starý.", "", "cs tales 1.1: no note"),
        ("title: Pohádky o stromech", "title: ''", "cs tales: chapter 1 has no title"),
        ('"1.2":', '"1.3":', "cs tales 1.3: the English chapter has no such article"),
    ],
)
def test_what_is_wrong_with_a_translation_is_named(tales: Path, before: str, after: str, trouble: str) -> None:
    write_stamps(check("tales", "cs"))
    assert trouble in changed(tales / "cs" / "1-tales.yaml", before, after).troubles


def test_a_stamp_and_a_file_of_nothing_are_named(tales: Path) -> None:
    stamps_file("tales", "cs").write_text('"9.9": "01234567"\n')
    (tales / "cs" / "2-more.yaml").write_text("title: Ještě\n", encoding="utf-8")
    unknown = check("tales", "cs").unknown
    assert len(unknown) == 2
    assert "9.9" in unknown[0] and "2-more.yaml" in unknown[1]
