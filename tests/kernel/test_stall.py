"""A game in which nobody is asked any more ends after so many steps, the same in every table with that journal."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest
from tests.kernel.helpers import SETUP

from lawbound.kernel import Ask, Chance, Event, Flow, Game, Journal, Prompt, Scripted, Seat, Seeded, State, Table
from lawbound.kernel.fairness import check_over
from lawbound.pebbles.rules import PEBBLES

GO = Prompt("go", "road 1", "number")
LUCK = Prompt("luck", "road 2", "number")
MILE = Prompt("mile", "road 3", "number")
STRETCH = 50


class Miles(State):
    __slots__ = ("asked", "ended", "miles")

    def __init__(self) -> None:
        super().__init__()
        self.miles = 0
        self.asked = 0
        self.ended = 0

    def copy(self) -> Miles:
        twin = Miles()
        twin.miles, twin.asked, twin.ended = self.miles, self.asked, self.ended
        return twin

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Miles) and (self.miles, self.asked) == (other.miles, other.asked)

    __hash__ = None  # type: ignore[assignment]


class Road(Game[Miles]):
    """A road without an end. `kind` says what happens at each mile; a seat is asked at the first few."""

    name = "road"
    longest_stretch = STRETCH

    def __init__(self, kind: str, questions: int = 2) -> None:
        self.kind = kind
        self.questions = questions

    def start(self, setup: Mapping[str, Any]) -> Miles:
        return Miles()

    def resume(self, state: Miles) -> Flow[None] | None:
        return None if state.ended else self.mile(state)

    def mile(self, s: Miles) -> Flow[None]:
        if s.asked < self.questions:
            s.asked += 1
            yield Ask(0, GO, (1, 2))
        while True:
            s.miles += 1
            if self.kind == "luck":
                yield Chance(LUCK, (1, 2))
            elif self.kind == "forced":
                yield Ask(0, MILE, (1,))
            elif self.kind == "certain":
                yield Chance(LUCK, (1,))
            else:
                yield Chance(LUCK, (1, 2))
                return

    def stall(self, state: Miles) -> None:
        state.ended = 1
        if state.events is not None:
            state.events.append(Event("stalled", "road 4", (state.miles,)))

    def view(self, state: Miles, seat: Seat | None) -> Any:
        return state.miles

    def result(self, state: Miles) -> dict[str, Any]:
        return {"miles": state.miles} if state.ended else {}


def end(table: Table[Miles]) -> Table[Miles]:
    while table.pending is not None:
        table.choose_index(len(table.journal.entries) % len(table.pending.options))
    return table


@pytest.mark.parametrize("kind", ["luck", "forced", "certain", "safe points"])
@pytest.mark.parametrize("questions", [0, 1])
def test_a_game_that_asks_nobody_any_more_ends(kind: str, questions: int) -> None:
    events: list[Event] = []
    table = end(Table.new(Road(kind, questions), {}, seed="far", listener=events.append))
    assert table.over and table.stalled
    assert table.state.asked == questions
    assert [event.name for event in events] == ["stalled"]
    assert table.result == {"miles": events[0].args[0]}
    again = Table.replay(Road(kind, questions), table.journal)
    assert (again.state, again.stalled, again.result) == (table.state, True, table.result)
    assert table.copy().stalled
    past = table.past(questions)  # the last safe point before the end is in the middle of the stretch
    assert (past.state, past.stalled, past.result) == (table.state, True, table.result)
    assert "nobody was asked anything any more in 50 steps" in check_over(table).sentence


def test_asking_begins_to_count_anew() -> None:
    """A seat that is asked every now and then can go on as long as it likes."""
    table = Table.new(Road("safe points", questions=1000), {}, seed="far")
    for _ in range(1000):
        assert table.pending is not None
        table.choose_index(0)
    assert table.stalled


def test_forced_questions_that_are_asked_need_no_end() -> None:
    table = Table.new(Road("forced"), {}, seed="far", ask_forced=True)
    for _ in range(5 * STRETCH):
        assert table.pending is not None
        table.choose_index(0)
    assert not table.stalled


@pytest.mark.parametrize("kind", ["luck", "safe points"])
def test_the_end_is_the_same_whoever_answers_for_luck(kind: str) -> None:
    seeded = end(Table.new(Road(kind), {}, seed="far"))
    outcomes = Seeded("far")
    script = [outcomes.answer(Chance(LUCK, (1, 2))) for _ in range(3 * STRETCH)]
    scripted = end(Table.new(Road(kind), {}, nature=Scripted(script)))
    assert scripted.stalled and scripted.state == seeded.state
    asked = Table.replay(Road(kind), scripted.journal)
    assert asked.stalled and asked.state == seeded.state


def test_a_copy_and_a_table_that_has_gone_back_end_where_the_original_does() -> None:
    journal = Journal("road", {}, None)  # luck is asked for
    table: Table[Miles] = Table.replay(Road("luck"), journal)
    table.choose_index(0)
    for _ in range(STRETCH // 2):
        table.choose_index(0)
    twin = table.copy()
    table.choose_index(1)
    table.undo(1)
    ends = [end(each).state.miles for each in (table, twin)]
    assert ends[0] == ends[1] == end(Table.replay(Road("luck"), table.journal)).state.miles


def test_games_that_end_by_themselves_do_not_stall() -> None:
    table = Table.new(PEBBLES, SETUP, seed="short")
    while table.pending is not None:
        table.choose_index(0)
    assert not table.stalled
    assert check_over(table).sentence == "The game is over after the last choice."
