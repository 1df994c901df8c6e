"""The chart of a game: who had how many points after each turn, and how it was won. Noted while the game is played."""

from __future__ import annotations

from array import array
from collections.abc import Iterable, Sequence

from lawbound.kernel import Event
from lawbound.present.happenings import ENDINGS
from lawbound.root.state import State

Row = tuple[int, ...]
"""Points by seat."""


class Chart:
    """Rows from turn 0, or from the position that the game started from."""

    __slots__ = ("_before", "_points", "_rows", "won")

    def __init__(self, start: State) -> None:
        self._points = list(start.vp)
        self._rows: list[Row] = [tuple(self._points)] if start.turns else []
        self._before = array("L")  # by batch of events: how many rows there were before it
        self.won: Event | None = None

    def add(self, events: Iterable[Event]) -> None:
        """What one choice made happen."""
        self._before.append(len(self._rows))
        for event in events:
            if event.name in ("scored", "lost points"):
                self._points[event.args[0]] = event.args[2]
            elif event.name == "turn":
                self._rows.append(tuple(self._points))
            elif event.name in ENDINGS:
                self.won = event

    def until(self, batches: int, points: Sequence[int]) -> None:
        """Forget all but the first batches, after which everybody had these points."""
        if batches < len(self._before):
            del self._rows[self._before[batches] :]
            del self._before[batches:]
        self._points = list(points)
        self.won = None  # whatever ended the game is taken back, too

    def rows(self, end: State) -> tuple[Row, ...]:
        """Up to that end."""
        return (*self._rows, tuple(end.vp))
