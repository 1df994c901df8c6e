"""The log of a game: what happened, in one batch for each choice, and its lines for a reader.

Which events stand in one line together does not depend on who reads, so every reader has the same numbers of lines. A
line is a stretch of events, and where each of them ends is noted when the events are told. So to know how many lines
there are costs nothing, and to read some costs as much as these few, however long the game has become.
"""

from __future__ import annotations

from array import array
from bisect import bisect_right
from collections.abc import Iterable
from dataclasses import dataclass
from typing import NamedTuple

from lawbound.kernel import Event, TakeBack, View
from lawbound.kernel.game import State
from lawbound.kit import Kit
from lawbound.kit.words import Line
from lawbound.present.speech import Names, say
from lawbound.server import messages


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
    """The batches of a game. They are only added to: whatever takes back makes a new log with `until`.

    So whoever knows how many batches there were may read these, even from another thread, while others are added.
    """

    __slots__ = ("_ends", "_happened", "_kit", "_remarks", "_s", "_stage", "_starts", "_turns", "_words", "batches")

    def __init__(self, kit: Kit, s: State, batches: Iterable[Batch] = ()) -> None:
        """Of a game that began with that state."""
        self._kit, self._words, self._stage = kit, kit.words, kit.stage
        self._s = s
        self.batches: list[Batch] = []
        self._happened = array("L", [0])  # by batch: how many events had happened before it; and before the next
        self._starts = array("L", [0])  # by batch: its first line; and the first of the next
        self._ends = array("L")  # by line: how many events had happened when it was written
        self._turns = array("L")  # by line: the turn
        self._remarks: dict[int, int | TakeBack] = {}  # by line: what was taken back, or how much an upgrade has cost
        for batch in batches:
            self.add(batch)

    def add(self, batch: Batch) -> None:
        """Note what has happened now."""
        before = self._happened[-1]
        waiting = self._ends[-1] if self._ends else 0  # from here on: what a bot chose before the last question
        events = [*self._between(waiting, before), *batch.events]
        turn, told = batch.turn, 0
        for end in self._words.line_ends(self._s, events):
            begun = [n for event in events[told:end] if (n := self._stage.begins(event)) is not None]
            turn = begun[0] if begun else turn
            self._ends.append(waiting + end)
            self._turns.append(turn)
            told = end
        self.batches.append(batch)
        self._happened.append(before + len(batch.events))
        self._starts.append(len(self._ends))

    def remark(self, what: int | TakeBack) -> None:
        """A line for everybody: that so many choices are not possible any more, or what somebody took back."""
        self._remarks[len(self._ends)] = what
        self._ends.append(self._ends[-1] if self._ends else 0)
        self._turns.append(self._turns[-1] if self._turns else 0)
        self._starts[-1] += 1

    def until(self, batches: int) -> Log:
        """A log of these first batches. It copies numbers, nothing is told again; what was taken back stays told."""
        log = Log(self._kit, self._s)
        log.batches = self.batches[:batches]
        log._happened, log._starts = self._happened[: batches + 1], self._starts[: batches + 1]
        lines = self._starts[batches]
        log._ends, log._turns = self._ends[:lines], self._turns[:lines]
        log._remarks = {line: what for line, what in self._remarks.items() if line < lines}
        for line, what in self._remarks.items():
            if line >= lines and isinstance(what, TakeBack):
                log.remark(what)
        return log

    def lines(self, batches: int) -> int:
        """How many lines the first batches have."""
        return self._starts[batches]

    def told(self, batches: int) -> int:
        """How many lines the first batches have without remarks at their end, which may have come later."""
        lines = self._starts[batches]
        while lines - 1 in self._remarks:
            lines -= 1
        return lines

    def happened(self, batches: int) -> int:
        """How many events the first batches have."""
        return self._happened[batches]

    def _between(self, since: int, until: int) -> list[Event]:
        """The events from one number up to another."""
        found: list[Event] = []
        at = bisect_right(self._happened, since) - 1
        while since < until:
            before, events = self._happened[at], self.batches[at].events
            found += events[since - before : until - before]
            since, at = before + len(events), at + 1
        return found

    def _line(self, view: View, line: int) -> Line:
        """That line as this view's seat may read it."""
        since = self._ends[line - 1] if line else 0
        (found,) = self._words.lines(view, self._between(since, self._ends[line]))
        return found

    def read(self, view: View, batches: int, first: int, end: int) -> list[messages.LogLine]:
        """The lines from `first` up to `end`, as far as there are any, for that view's seat."""
        lines = range(max(0, first), min(end, self.lines(batches)))
        return [
            self._remark(view, self._remarks[line], line) if line in self._remarks else self._message(view, line)
            for line in lines
        ]

    def _message(self, view: View, number: int) -> messages.LogLine:
        stage, s, line = self._stage, view.state, self._line(view, number)
        dice = [rolled for event in line.events if (rolled := stage.dice(event)) is not None]
        places = dict.fromkeys([place for event in line.events for place in stage.places(s, event)])
        losses = [loss for event in line.events if (loss := self._words.loss(view, event))]
        return {
            "line": number,
            "turn": self._turns[number],
            "seat": stage.who(s, line.events[0]),
            "text": line.text,
            "article": line.article,
            "event": line.events[0].name,
            "places": list(places),
            "dice": dice[0] if dice else None,
            "traced": bool(line.reasons),
            "loss": " ".join(losses),
        }

    def _remark(self, view: View, what: int | TakeBack, line: int) -> messages.LogLine:
        if isinstance(what, TakeBack):
            seat, event = what.seat, "taken back"
            agreed = Names([self._words.player(view, each) for each in what.agreed])
            message = "server-taken-back-agreed" if what.agreed else "server-taken-back"
            text = self._words.say(message, player=self._words.player(view, what.seat), n=what.choices, agreed=agreed)
        else:
            seat, event, text = None, "choices lost", say("server-choices-lost", n=what)
        return {
            "line": line,
            "turn": self._turns[line],
            "seat": seat,
            "text": text,
            "article": "",
            "event": event,
            "places": [],
            "dice": None,
            "traced": False,
            "loss": "",
        }

    def reasons(self, view: View, batches: int, line: int) -> list[messages.Refusal] | None:
        """Why a bot did what that line says; None if there is no such line."""
        if not 0 <= line < self.lines(batches):
            return None
        if line in self._remarks:
            return []
        steps = [step for event in self._line(view, line).reasons for step in self._words.trace(view, event)]
        return [{"text": step.text, "article": step.article} for step in steps]

    def reached(self, batches: int, line: int) -> Reached | None:
        """How far the game had come when that line was written; None if there is no such line."""
        if not 0 <= line < self.lines(batches):
            return None
        return Reached(bisect_right(self._starts, line) - 1, self._ends[line])
