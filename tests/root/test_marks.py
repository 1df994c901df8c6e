"""Marks of what was used this turn: as many as anybody declares, stored and written by name."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest
from tests.root.situation import given

from lawbound.kernel import BadSetup
from lawbound.root.cards import CARD, CARDS
from lawbound.root.hirelings.cards import SIDES
from lawbound.root.marks import CARD_MARK, mark, mark_names, marked
from lawbound.root.position_text import dump_yaml, dumps, loads
from lawbound.root.state import State
from lawbound.root.terrain import MERCENARIES, PATH_OPENED, RIVERBOATS

LINE = "root seats=marquise,eyrie,bot:riverfolk turn=marquise phase=daylight @1=marquise.warrior"


@pytest.fixture
def many() -> Iterator[list[int]]:
    """A hundred more marks, for the time of a test."""
    names = mark_names()
    assert isinstance(names, list)
    before = len(names)
    yield [mark(f"made up {number}") for number in range(100)]
    del names[before:]


def test_every_card_has_a_mark_and_so_has_what_else_holds_for_a_turn() -> None:
    assert [mark(card) for card in CARD] == list(CARD_MARK)
    assert len({*CARD_MARK, PATH_OPENED, RIVERBOATS, MERCENARIES}) == len(CARDS) + 3
    assert marked(PATH_OPENED | CARD_MARK[CARD["codebreakers"]]) == ["codebreakers", "open a path"]


def test_marks_keep_their_bits_when_others_are_declared(many: list[int]) -> None:
    assert (mark("open a path"), mark("riverboats"), mark("mercenaries")) == (PATH_OPENED, RIVERBOATS, MERCENARIES)
    assert [mark(f"made up {number}") for number in range(100)] == many
    assert len({*CARD_MARK, PATH_OPENED, RIVERBOATS, MERCENARIES, *many}) == len(CARDS) + 103


def test_a_hundred_more_marks_are_stored_copied_compared_and_written(many: list[int]) -> None:
    luck = random.Random(1)
    for number in range(20):
        s = given(LINE).s.copy()
        for each in luck.sample([*many, RIVERBOATS, PATH_OPENED, CARD_MARK[CARD["codebreakers"]]], 5 * number):
            s.used |= each
        s.used |= many[-1]
        for again in (s.copy(), State.from_bytes(s.box, s.to_bytes()), loads(dumps(s)), loads(dump_yaml(s))):
            assert again == s and again.used == s.used
        other = s.copy()
        other.used ^= many[-1]
        assert other != s and hash(other) != hash(s)


def test_without_marks_nothing_is_stored_of_them() -> None:
    s = given(LINE).s.copy()
    bare = len(s.to_bytes())
    s.used = RIVERBOATS
    assert len(s.to_bytes()) - bare == (RIVERBOATS.bit_length() + 7) // 8


def test_a_mark_that_nobody_declared_is_refused() -> None:
    with pytest.raises(BadSetup, match="used: 'made up 7' is not known here"):
        loads("root seats=marquise,eyrie used=made~up~7")


def test_the_mark_of_a_hireling_is_the_same_whoever_was_met_before() -> None:
    """All sides declare theirs at once, in the order of the cards: states of a game are the same bytes everywhere."""
    first = mark_names().index(SIDES[0].key)
    assert mark_names()[first : first + len(SIDES)] == [side.key for side in SIDES]
