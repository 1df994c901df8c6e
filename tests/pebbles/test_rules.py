"""The Law of Pebbles at the table."""

from __future__ import annotations

import pytest

from lawbound.kernel import Event, Scripted, Table
from lawbound.law import library
from lawbound.pebbles.rules import PEBBLES, UNKNOWN, PebblesState


def table_with(luck: list[int], heaps: list[int], events: list[Event] | None = None) -> Table[PebblesState]:
    listener = None if events is None else events.append
    return Table.new(PEBBLES, {"heaps": heaps}, nature=Scripted(luck), ask_forced=True, listener=listener)


@pytest.mark.law("pebbles 1")
def test_pebbles_of_the_liked_heap_count_double_and_only_their_owner_knows() -> None:
    table = table_with([1, 2, 0, 1], [3, 3])
    assert table.view(0).state.likes[0] == 1
    assert table.view(1).state.likes[0] == table.view(None).state.likes[0] == UNKNOWN
    table.choose(1)
    table.choose(2)
    assert table.state.points[0] == 4


@pytest.mark.law("pebbles 2")
def test_a_seat_takes_from_one_pebble_up_to_what_was_rolled() -> None:
    table = table_with([1, 3, 0, 2], [2, 5])
    assert table.pending is not None and list(table.pending.options) == [0, 1]
    table.choose(0)
    assert table.pending is not None and list(table.pending.options) == [1, 2]
    table.choose(2)
    assert list(table.state.heaps) == [0, 5] and table.state.points[0] == 2
    assert table.pending is not None and table.pending.seat == 1 and list(table.pending.options) == [1]


@pytest.mark.law("pebbles 3")
def test_when_no_pebble_is_left_the_most_points_win() -> None:
    events: list[Event] = []
    table = table_with([1, 1], [2], events)
    for _ in range(4):
        assert table.pending is not None
        table.choose_index(0)
    assert table.over and table.result == {"points": [2, 2], "winners": [0, 1]}
    assert (events[-1].name, events[-1].article, events[-1].args) == ("tied", "pebbles 3", (0, 1))


def test_the_book_has_three_articles_that_bind() -> None:
    assert [each.citation for each in library.articles("pebbles") if each.binding] == [
        "pebbles 1",
        "pebbles 2",
        "pebbles 3",
    ]
