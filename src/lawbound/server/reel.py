"""The table line by line: what it looked like when each line of the log had just been written.

A bot asks nobody anything, so its whole turn, and a whole game of bots, is one stretch between two questions. In there
the state is known where the table has a safe point, and wherever somebody was asked; from that on it follows what is
told, as far as the game's stage can (`Stage.follow`). What is not told shows at the next of these points.

Nothing comes early: a line is made of a state that was there when it was written, or before, and of what its own
reader is told of the events since.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Mapping
from typing import Any, Final, NamedTuple

from lawbound.kernel import Event, Flow, Game, LawboundError, Table
from lawbound.kernel.game import State
from lawbound.kit import Kit
from lawbound.server.course import Course, Picture, Reader
from lawbound.server.house import House
from lawbound.server.log import Log, Reached
from lawbound.server.problems import Refused

AHEAD: Final = 16
"""Whoever looks at one line looks at the next: so many choices more are played again with one."""


class Point(NamedTuple):
    """A state that is known: after how many choices, and how many events since the reel begins."""

    made: int
    happened: int
    state: Any  # of the game
    safe: bool  # between two actions: the game can go on from here


class _Watched(Game[State]):
    """The rules of a game, which keep a copy of the state at every safe point, and how much had happened by then."""

    def __init__(self, rules: Game[Any], made: int, heard: list[Event]) -> None:
        for name in ("name", "longest_stretch"):  # of those rules, not of this class
            setattr(self, name, getattr(rules, name))
        self.made = made
        self.points: list[Point] = []
        self._rules = rules
        self._heard = heard

    def start(self, setup: Mapping[str, Any]) -> State:
        return self._rules.start(setup)  # type: ignore[no-any-return]

    def resume(self, state: State) -> Flow[None] | None:
        self.note(state, len(state.events or ()), safe=True)
        return self._rules.resume(state)

    def stall(self, state: State) -> None:
        self._rules.stall(state)

    def note(self, state: State, untold: int = 0, safe: bool = False) -> None:
        self.points.append(Point(self.made, len(self._heard) + untold, state.copy(), safe))


class Reel:
    """The known states of a stretch of a game: what some choices made happen, or the setup (choice 0).

    It begins at a bookmark of the table, so it takes no longer where the game is long.
    """

    def __init__(self, kit: Kit, table: Table[Any], log: Log, choice: int, choices: int) -> None:
        """Around that choice, of a game of so many; for a thread. LawboundError if they were taken back meanwhile."""
        heard: list[Event] = []
        watched = _Watched(kit.game, max(0, choice - 1), heard)
        self.first, self.last = choice, min(choices, choice + AHEAD) if choice else 0
        if choice:
            entries = table.journal.entries[choice - 1 : self.last]
            if len(entries) != self.last - choice + 1:
                raise LawboundError("These choices were taken back.")
            played = table.past(choice - 1, game=watched, listener=heard.append)
            watched.note(played.state)
            for made, entry in enumerate(entries, choice):
                watched.made = made
                played.choose_index(entry)
                watched.note(played.state)
        else:
            played = Table.replay(watched, table.journal, upto=0, listener=heard.append)
            watched.note(played.state)
        self.events, self.points = heard, watched.points
        self.since = log.happened(self.last + 1) - len(heard)  # events of the game before these
        self._kit, self._log = kit, log
        self._made = [point.made for point in self.points]
        self._happened = [point.happened for point in self.points]

    def shows(self, log: Log, choice: int) -> bool:
        """Whether it is of that log, and has what that choice made happen."""
        return self._log is log and self.first <= choice <= self.last

    def at(self, reached: Reached, reader: Reader) -> State:
        """The state at that place of the game, as it follows what that reader is told."""
        happened = reached.events - self.since
        point = self.points[self._last_point(reached)]
        state: State = point.state.copy()
        for event in self.events[point.happened : happened]:
            self._kit.stage.follow(state, event.seen_by(reader))
        return state

    def safe_at(self, reached: Reached) -> State | None:
        """The state at that very place, if it lies between two actions after the setup: a game can go on from it."""
        known = self.points[: self._last_point(reached) + 1]
        here = [point.state for point in known if point.safe and point.happened == reached.events - self.since]
        if not here or self._kit.stage.phase(self._kit.game.view(here[-1], None))["stage"] == "setup":
            return None
        found: State = here[-1].copy()
        return found

    def _last_point(self, reached: Reached) -> int:
        """The last known state by then. What was chosen afterwards without a word is not part of it."""
        known = bisect_right(self._made, reached.choices)
        return bisect_right(self._happened, reached.events - self.since, hi=known) - 1


class Shot(NamedTuple):
    """Where a line was written, and the reel that has it."""

    reached: Reached
    reel: Reel


class Projector:
    """Finds lines of a room's game, and keeps the reel that was looked at last: the next line is likely on it, too."""

    def __init__(self) -> None:
        self._reel: Reel | None = None

    async def find(self, house: House, course: Course, picture: Picture, line: int) -> Shot:
        """Refused if there is no such line, or if it was taken back meanwhile."""
        reached = picture.log.reached(picture.batches, line)
        if reached is None:
            raise Refused("no-such-line", line=line)
        reel = self._reel
        if reel is None or not reel.shows(picture.log, reached.choices):
            table, choices = course.table, picture.batches - 1
            try:
                reel = await house.replay(lambda: Reel(picture.kit, table, picture.log, reached.choices, choices))
            except LawboundError:
                raise Refused("no-such-line", line=line) from None
            self._reel = reel
        return Shot(reached, reel)
