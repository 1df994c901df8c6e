"""The books of the Law can be read, cited and searched."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import cast

import pytest

from lawbound.kit import Kit
from lawbound.law import carried_out_by, finding, law, library
from lawbound.root.editions import OPTIONS


def test_every_article_is_complete_and_has_its_own_number() -> None:
    found = library.articles("root")
    assert len(found) > 600
    assert [id for id, times in Counter(each.id for each in found).items() if times > 1] == []
    for each in found:
        assert each.title and each.text, each.citation
        assert each.kind in {"rule", "definition", "setup", "overview"}, each.citation


def test_chapters_stand_in_the_order_of_the_book() -> None:
    chapters = list(dict.fromkeys(each.chapter for each in library.articles("root")))
    assert chapters == [*map(str, range(1, 16)), *"ABCDEFG"]


def test_an_article_is_found_by_its_citation() -> None:
    roll = library.article("root 4.3.2")
    assert (roll.book, roll.chapter, roll.id, roll.kind) == ("root", "4", "4.3.2", "rule")
    assert "dice" in roll.title.lower()


@pytest.mark.parametrize(
    ("citation", "suggestion"),
    [
        ("root 4.3.99", "root 4.3"),
        ("root 4", "root 4.1"),
        ("rot 4.3.2", "root 4.3.2"),
    ],
)
def test_an_unknown_article_suggests_near_ones(citation: str, suggestion: str) -> None:
    with pytest.raises(library.UnknownArticle) as error:
        library.article(citation)
    assert suggestion in error.value.suggestions
    assert citation in str(error.value)


def test_an_unknown_book_names_the_known_ones() -> None:
    with pytest.raises(library.UnknownBook, match="root"):
        library.articles("chess")


@pytest.mark.parametrize("written", ["root 4.3.2.I", "Root 4.3.2.i", "4.3.2.I", " root   4.3.2.I. "])
def test_people_may_write_a_citation_loosely(written: str) -> None:
    assert library.normalize(written) == "root 4.3.2.I"


@pytest.fixture
def tales(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """One more book, whose articles are known by words."""
    (tmp_path / "1-tales.yaml").write_text(
        """
chapter: tales
title: {en: Tales}
articles:
  - {id: tale old_oak, title: {en: The Old Oak}, kind: card, text: "It is older than 1.2 says, see Law of Root 4.3.2."}
  - {id: tales end, title: {en: The End}, kind: card, text: All die.}
  - {id: "1.2", title: {en: Age}, kind: rule, text: Nothing is old.}
"""
    )
    every = library._owners() | {"tales": cast(Kit, SimpleNamespace(law={"tales": tmp_path}))}
    monkeypatch.setattr(library, "_owners", lambda: every)
    finding.forget()
    yield
    monkeypatch.undo()
    finding.forget()


@pytest.mark.usefixtures("tales")
@pytest.mark.parametrize("written", ["tales tale old_oak", "Tales tale Old Oak", "tale old_oak", "tale old oak."])
def test_an_article_may_be_known_by_words(written: str) -> None:
    assert library.normalize(written) == library.normalize(written, "tales") == "tales tale old_oak"


@pytest.mark.usefixtures("tales")
def test_a_book_may_be_named_like_what_is_in_it() -> None:
    assert library.normalize("tales end") == library.normalize("tales tales end") == "tales tales end"
    assert library.normalize("tale old_oak", "root") == "tale old_oak"
    assert "tales tale old_oak" in library.suggestions("tales tale old_aok")


@pytest.mark.usefixtures("tales")
def test_an_article_known_by_words_is_read_like_others() -> None:
    oak = library.article("tales tale old_oak")
    age = library.article("tales 1.2")
    assert (oak.book, oak.id, oak.kind, oak.binding) == ("tales", "tale old_oak", "card", False)
    assert finding.search("old oak", "tales") == [oak]
    assert library.references(oak) == (age, library.article("root 4.3.2"))
    assert library.referred_from(age) == (oak,)
    assert library.parent(oak) is None and library.children(oak) == ()


def test_family_and_references() -> None:
    roll = library.article("root 4.3.2")
    above = library.parent(roll)
    assert above is not None and above.citation == "root 4.3"
    assert "root 4.3.2.I" in [each.citation for each in library.children(roll)]
    overview = library.article("root 1")
    keep = library.article("root 6.2.2")
    assert keep in library.references(overview)
    assert overview in library.referred_from(keep)


def test_what_follows_the_name_of_the_other_book_is_of_that_book() -> None:
    named = [each.citation for each in library.references(library.article("rootbotics 7.2.5"))]
    assert "root 4.3.3" in named


WORKSHOP = re.compile(
    r"\b(the source|this source|sources|p6|dumps?|OCR|scan(?:ned)?|apps?|page \d+|\w+\.yaml|\w+\.toml|engine|product|"
    r"code|implement\w*|legend|misprint\w*|misspel\w*|printed as|fan revision|open-questions|pictogram|this work)\b",
    re.IGNORECASE,
)


@pytest.mark.parametrize("book", ["root", "rootbotics"])
def test_notes_are_written_for_players(book: str) -> None:
    """How we read it, and why: short, and not how our texts were made."""
    noted = [each for each in library.articles(book) if each.note]
    assert noted
    for each in noted:
        assert not WORKSHOP.search(each.note), f"{each.citation}: {each.note}"
        assert len(each.note) <= 400, each.citation
        assert each.note.endswith("."), each.citation


@pytest.mark.parametrize("book", ["root", "rootbotics"])
def test_rule_options_that_notes_name_are_there(book: str) -> None:
    for each in library.articles(book):
        for option in re.findall(r"[Rr]ule option (\w+)", each.note):
            assert option in OPTIONS, each.citation


def test_the_decorator_changes_nothing() -> None:
    def roll(dice: int) -> int:
        return dice

    assert law("root 4.3.2", "root 4.3.2.I")(roll) is roll


def test_what_carries_out_an_article_is_read_from_the_source() -> None:
    assert "lawbound.root.battle.roll" in carried_out_by("root 4.3.2")
    assert "lawbound.root.owner.Owner.rolled_maximum" in carried_out_by("root 4.3.2.I")
    assert carried_out_by("root 99") == ()
