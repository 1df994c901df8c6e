"""Questions that end something wait for a word where the set-up says so; notes of what was taken back."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest
from tests.kernel.helpers import new, play

from lawbound.kernel import DONE, Ask, Flow, Game, Journal, LawboundError, Prompt, Seat, State, Table, TakeBack
from lawbound.kernel.endings import endings_of, with_endings
from lawbound.kernel.fairness import audit
from lawbound.kernel.journal_text import JournalError, read, save
from lawbound.pebbles.rules import PEBBLES

ACT = Prompt("act", "none 1", "word")
END = Prompt("end", "none 1", "word")
ROUNDS = 3


class Counting(State):
    """How many rounds were ended."""

    __slots__ = ("ended",)

    def __init__(self) -> None:
        super().__init__()
        self.ended = 0

    def copy(self) -> Counting:
        twin = Counting()
        twin.ended = self.ended
        return twin


class Rounds(Game[Counting]):
    """Act, which leaves no choice, then end the round, which leaves none either."""

    name = "rounds"

    def start(self, setup: Mapping[str, Any]) -> Counting:
        return Counting()

    def resume(self, state: Counting) -> Flow[None] | None:
        return self.round(state) if state.ended < ROUNDS else None

    def round(self, state: Counting) -> Flow[None]:
        yield Ask(0, ACT, ("act",))
        yield Ask(0, END, (DONE,), held=True)
        state.ended += 1

    def view(self, state: Counting, seat: Seat | None) -> int:
        return state.ended

    def result(self, state: Counting) -> dict[str, Any]:
        return {}


def test_an_ending_is_answered_by_the_table_unless_the_set_up_wants_it_asked() -> None:
    assert Table.new(Rounds(), {}, seed="x").over
    table = Table.new(Rounds(), with_endings({}), seed="x")
    for ended in range(ROUNDS):
        assert table.pending is not None
        assert (table.pending.about, table.state.ended) == (END, ended)  # what is not held goes by itself
        table.choose(DONE)
    assert table.over
    assert table.journal.entries == [0] * ROUNDS


def test_copies_undo_and_replay_ask_the_same_endings() -> None:
    table = Table.new(Rounds(), with_endings({}), seed="x")
    table.choose(DONE)
    for twin in (table.copy(), Table.replay(Rounds(), table.journal), table.past(1)):
        assert twin.pending is not None
        assert (twin.pending.about, twin.state.ended) == (END, 1)
    table.undo()
    assert table.state.ended == 0
    assert table.pending is not None


def test_a_game_that_goes_on_from_another_keeps_what_was_said_of_endings() -> None:
    assert endings_of(with_endings({"seats": 2})) == {"endings": "asked"}
    assert endings_of({"seats": 2}) == {}


# Notes of what was taken back


def finished(*takebacks: TakeBack) -> Table[Any]:
    table = play(new())
    table.journal.takebacks = takebacks
    return table


def test_a_journal_tells_what_was_taken_back_and_is_the_same_as_ever_where_nothing_was() -> None:
    alone, agreed = TakeBack(0, 2, 41), TakeBack(2, 1, 7, (0, 1))
    text = save(finished(alone, agreed))
    assert text.startswith("lawbound journal 4\n")
    assert "\ntaken-back seat 0: 2, back to 41; seat 2: 1, back to 7, with 0 1\n" in text
    assert read(text).journal.takebacks == (alone, agreed)
    assert save(finished()).startswith("lawbound journal 3\n")


def test_the_audit_says_so_and_finds_nothing_wrong_with_it() -> None:
    report = audit(read(save(finished(TakeBack(0, 2, 4), TakeBack(1, 1, 7)))), lambda name: PEBBLES)
    assert report.ok
    (check,) = [check for check in report.checks if check.name == "taken back"]
    assert ": 3 (seat 0: 2, back to 4; seat 1: 1, back to 7)" in check.sentence
    plain = audit(read(save(finished())), lambda name: PEBBLES)
    assert [check.name for check in plain.checks] == ["commitment", "choices", "luck", "over", "result"]


def test_notes_outlast_undo_copies_and_replays() -> None:
    table = finished(TakeBack(0, 2, 4))
    table.undo(3)
    assert len(table.journal.takebacks) == 1
    assert table.copy().journal.takebacks == Table.replay(PEBBLES, table.journal).journal.takebacks
    assert table.journal.takebacks == (TakeBack(0, 2, 4),)


@pytest.mark.parametrize("text", ["", "seat 0", "seat 0: 2", "seat 0: 2, back to x", "seat 0: 2, back to 4, with Ann"])
def test_a_note_that_tells_nothing_is_named(text: str) -> None:
    with pytest.raises(ValueError, match="does not tell what was taken back"):
        TakeBack.read(text)
    lines = save(finished(TakeBack(0, 2, 4))).replace("seat 0: 2, back to 4", text)
    with pytest.raises(JournalError, match="Line 9") as error:
        read(lines)
    assert isinstance(error.value, LawboundError)


def test_a_journal_without_notes_has_none() -> None:
    assert Journal("rounds", {}, "x").takebacks == ()
