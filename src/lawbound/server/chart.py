"""The chart of a game: who had how many points after each turn, and how it was won. Noted while the game is played."""

from __future__ import annotations

from array import array
from collections.abc import Iterable, Sequence

from lawbound.kernel import Event
from lawbound.kernel.game import State
from lawbound.kit.stage import Stage

Row = tuple[int, ...]
"""Points by seat."""


class Chart:
    """Rows from turn 0, or from the position that the game started from."""

    __slots__ = ("_before", "_points", "_rows", "_stage", "won")

    def __init__(self, stage: Stage, start: State) -> None:
        self._stage = stage
        self._points = stage.points(start)
        self._rows: list[Row] = [tuple(self._points)] if start.turns else []
        self._before = array("L")  # by batch of events: how many rows there were before it
        self.won: Event | None = None

    def add(self, events: Iterable[Event]) -> None:
        """What one choice made happen."""
        stage = self._stage
        self._before.append(len(self._rows))
        for event in events:
            if (scored := stage.scored(event)) is not None:
                self._points[scored.seat] = scored.total
            elif stage.begins(event) is not None:
                self._rows.append(tuple(self._points))
            elif stage.ends(event):
                self.won = event

    def until(self, batches: int, points: Sequence[int]) -> None:
        """Forget all but the first batches, after which everybody had these points."""
        if batches < len(self._before):
            del self._rows[self._before[batches] :]
            del self._before[batches:]
        self._points = list(points)
        self.won = None  # whatever ended the game is taken back, too

    def rows(self, end: State) -> tuple[Row, ...]:
        """Up to that end; none where nothing is counted."""
        points = tuple(self._stage.points(end))
        return (*self._rows, points) if points else ()
