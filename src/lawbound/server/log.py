"""The log of a game: what happened, in one batch for each choice, and its lines for a reader.

Which events stand in one line together does not depend on who reads, so every reader has the same numbers of lines.
"""

from __future__ import annotations

from bisect import bisect_right
from dataclasses import dataclass
from typing import Final, NamedTuple

from lawbound.kernel import Event, Seat
from lawbound.present import LogLine, log_lines
from lawbound.present.fields import ARGS
from lawbound.present.questions import clearing_place
from lawbound.present.traces import trace
from lawbound.root.pieces import CLEARINGS
from lawbound.root.state import STRIDE, State
from lawbound.root.view import View
from lawbound.server import messages

PIECES: Final = {"placed": (1,), "removed": (1,), "moved": (1, 2)}
"""Events whose first argument is a kind of piece, and which of the others are clearings."""
REASON: Final = "chose"


@dataclass(frozen=True, slots=True)
class Batch:
    """What one choice made happen (the first batch: the setup), and the turn in which it began."""

    events: tuple[Event, ...]
    turn: int


class Reached(NamedTuple):
    """A place in the game: how many choices had been made, and how many events had happened."""

    choices: int
    events: int


class Log:
    """The batches of a game. They are only added to: whatever takes back makes a new log with `until`."""

    __slots__ = ("_ends", "_starts", "batches")

    def __init__(self, batches: list[Batch], starts: list[int] | None = None) -> None:
        self.batches = batches
        self._starts: list[int] = starts or [0]  # the first line of each batch, and of the next one to come
        self._ends: dict[int, list[int]] = {}  # by batch, for those who look at the game line by line

    def until(self, batches: int) -> Log:
        return Log(self.batches[:batches], self._starts[: batches + 1])

    def lines(self, s: State, batches: int) -> int:
        """How many lines the first batches have; counted when somebody asks for the first time."""
        while len(self._starts) <= batches:
            at = len(self._starts) - 1
            self._starts.append(self._starts[at] + len(log_lines(s, self._events(at), None)))
        return self._starts[batches]

    def _events(self, at: int) -> list[Event]:
        """What happened, after what a bot chose before the last question and had not yet carried out."""
        reasons: list[Event] = []
        for batch in reversed(self.batches[:at]):
            done = [n for n, event in enumerate(batch.events, 1) if event.name != REASON]
            reasons[:0] = batch.events[done[-1] if done else 0 :]
            if done:
                break
        return [*reasons, *self.batches[at].events]

    def read(self, view: View, batches: int, first: int, end: int) -> list[messages.LogLine]:
        """The lines from `first` up to `end`, as far as there are any, for that view's seat."""
        end = min(end, self.lines(view.state, batches))
        found: list[messages.LogLine] = []
        at = bisect_right(self._starts, first) - 1
        while at < batches and self._starts[at] < end:
            turn = self.batches[at].turn
            for number, line in enumerate(self._of_batch(view, at), self._starts[at]):
                turn = next((event.args[1] for event in line.events if event.name == "turn"), turn)
                if first <= number < end:
                    found.append(_message(view.state, line, number, turn))
            at += 1
        return found

    def reasons(self, view: View, batches: int, line: int) -> list[messages.Refusal] | None:
        """Why a bot did what that line says; None if there is no such line."""
        if not 0 <= line < self.lines(view.state, batches):
            return None
        at = bisect_right(self._starts, line) - 1
        found = self._of_batch(view, at)[line - self._starts[at]]
        steps = [step for event in found.reasons for step in trace(view.state, event)]
        return [{"text": step.text, "article": step.article} for step in steps]

    def reached(self, s: State, batches: int, line: int) -> Reached | None:
        """How far the game had come when that line was written; None if there is no such line."""
        if not 0 <= line < self.lines(s, batches):
            return None
        at = bisect_right(self._starts, line) - 1
        if at not in self._ends:
            self._ends[at] = self._ends_of_lines(s, at)
        before = sum([len(batch.events) for batch in self.batches[:at]])
        return Reached(at, before + self._ends[at][line - self._starts[at]])

    def _ends_of_lines(self, s: State, at: int) -> list[int]:
        """For each line of that batch, how many of its events had happened when the line was written."""
        events, happened, ends = self.batches[at].events, 0, []
        for line in log_lines(s, self._events(at), None):
            for told in line.events:
                while not _same(events[happened], told):  # it has no line of its own
                    happened += 1
                happened += 1
            ends.append(happened)
        return ends

    def _of_batch(self, view: View, at: int) -> list[LogLine]:
        return log_lines(view.state, self._events(at), view.seat)


def _same(event: Event, told: Event) -> bool:
    """Whether that is what was told, however much of it the reader may know."""
    return (event.name, event.article, event.args) == (told.name, told.article, told.args)


def _message(s: State, line: LogLine, number: int, turn: int) -> messages.LogLine:
    dice = next((event.args for event in line.events if event.name == "rolled"), None)
    places = dict.fromkeys([place for event in line.events for place in _places(event)])
    return {
        "line": number,
        "turn": turn,
        "seat": _who(s, line.events[0]),
        "text": line.text,
        "article": line.article,
        "event": line.events[0].name,
        "places": list(places),
        "dice": None if dice is None else (dice[0], dice[1]),
        "traced": bool(line.reasons),
    }


def _who(s: State, event: Event) -> Seat | None:
    """Who did it: whoever it names first, or the owner of the pieces."""
    if event.name in PIECES:
        return int(s.box.owner[event.args[0] // STRIDE])
    fields = ARGS.get(event.name, ())
    if not fields or fields[0][1] not in ("faction", "player"):
        return None
    seat: Seat = event.args[0]
    return seat if 0 <= seat < len(s.players) else None


def _places(event: Event) -> list[str]:
    if event.name in PIECES:
        places = [event.args[n] for n in PIECES[event.name]]
    else:
        fields = zip(ARGS.get(event.name, ()), event.args, strict=False)
        places = [value for (_, kind), value in fields if kind in ("clearing", "place")]
    return [clearing_place(place) for place in places if place in CLEARINGS]
