"""Going back in a long game: from a bookmark, not from the start."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.kernel.helpers import new, play, seeds, setups, situation, steps

from lawbound.kernel import Asked, Event, Flow, Game, LawboundError, Scripted, Seeded, Table
from lawbound.kernel.table import CHOICES_BETWEEN_BOOKMARKS, NEWEST_BOOKMARKS
from lawbound.pebbles.rules import PEBBLES, PebblesState


class Counted(Game[PebblesState]):
    """Pebbles with larger heaps, and how many actions of it were played."""

    name = PEBBLES.name

    def __init__(self) -> None:
        self.actions = 0

    def start(self, setup: Mapping[str, Any]) -> PebblesState:
        state = PEBBLES.start({"seats": 4, "heaps": [20] * 6})
        state.heaps = bytearray([110] * 6)
        return state

    def resume(self, state: PebblesState) -> Flow[None] | None:
        self.actions += 1
        return PEBBLES.resume(state)

    def view(self, state: PebblesState, seat: int | None) -> Any:
        return PEBBLES.view(state, seat)


def long_game(made: int = 10_000, **options: Any) -> Table[PebblesState]:
    options = options if "nature" in options else {"seed": "long", **options}
    return play(Table.new(Counted(), {}, **options), made)


@given(setups, seeds, steps, st.booleans(), st.booleans())
@settings(max_examples=30, deadline=None)
def test_every_moment_of_the_past_is_as_it_was(
    setup: dict[str, object], seed: str, upto: int, ask_forced: bool, snapshots: bool
) -> None:
    table = play(new(setup, seed, ask_forced=ask_forced, snapshots=snapshots), upto)
    now = situation(table)
    for made in range(len(table.journal.entries) + 1):
        assert situation(table.past(made)) == situation(Table.replay(PEBBLES, table.journal, upto=made))
    assert situation(table) == now


def test_a_long_game_is_remembered_at_every_moment() -> None:
    table = long_game()
    assert len(table.journal.entries) > 500
    moments = [situation(again) for again in replayed(table)]
    assert [situation(table.past(made)) for made in range(len(moments))] == moments
    twin = table.copy()
    while twin.journal.entries:  # all the way back, choice by choice
        twin.undo()
        assert situation(twin) == moments[len(twin.journal.entries)]


def replayed(table: Table[PebblesState]) -> list[Table[PebblesState]]:
    again = Table.replay(table.game, table.journal, upto=0)
    found = [again.copy()]
    for entry in table.journal.entries:
        again.choose_index(entry)
        found.append(again.copy())
    return found


@pytest.mark.parametrize("made", [100, 300, 600])
def test_going_back_costs_the_same_however_long_the_game_is(made: int) -> None:
    table = long_game(made)
    game = table.game
    assert isinstance(game, Counted) and len(table.journal.entries) == made
    for moment in range(0, made, 7):
        game.actions = 0
        table.past(moment)
        assert game.actions <= CHOICES_BETWEEN_BOOKMARKS + 2
    game.actions = 0
    table.undo()
    assert game.actions <= 2
    assert len(table._bookmarks) <= made // CHOICES_BETWEEN_BOOKMARKS + NEWEST_BOOKMARKS + 2


def test_whoever_looks_back_hears_only_what_is_played_again() -> None:
    heard: list[Event] = []
    table = long_game(300, listener=heard.append)
    again: list[Event] = []
    past = table.past(300, listener=again.append)
    assert situation(past) == situation(table)
    assert 0 < len(again) < len(heard) / 5
    assert [repr(event) for event in again] == [repr(event) for event in heard[-len(again) :]]


def test_what_was_chosen_at_a_physical_table_is_remembered_too() -> None:
    table = long_game(200, nature=Asked())
    for made in range(0, 200, 9):
        assert situation(table.past(made)) == situation(Table.replay(table.game, table.journal, upto=made))


@pytest.mark.parametrize("made", [-1, 8])
def test_what_has_not_happened_is_not_past(made: int) -> None:
    with pytest.raises(LawboundError, match="no such moment"):
        play(new(), 7).past(made)


def test_other_luck_and_scripts_keep_no_bookmarks() -> None:
    strayed = play(long_game(50).copy(Seeded("other")), 50)
    scripted = long_game(50, nature=Scripted([], after=Seeded("later")))
    assert strayed._bookmarks == scripted._bookmarks == []
