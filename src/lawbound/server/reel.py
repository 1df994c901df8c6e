"""The table line by line: what it looked like when each line of the log had just been written.

A bot asks nobody anything, so its whole turn, and a whole game of bots, is one stretch between two questions. In there
the state is known where the table has a safe point; from that on it follows what is told, as far as the game's stage
can (`Stage.follow`). What is not told shows at the next safe point.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Mapping
from typing import Any, Final

from lawbound.kernel import Event, Flow, Game, Table
from lawbound.kernel.game import State
from lawbound.kit import Kit
from lawbound.server.log import Log

AHEAD: Final = 16
"""Whoever looks at one line looks at the next: so many choices more are played again with one."""


class _Watched(Game[State]):
    """The rules of a game, which keep a copy of the state at every safe point, and how much had happened by then."""

    def __init__(self, rules: Game[Any], heard: list[Event]) -> None:
        for name in ("name", "longest_stretch"):  # of those rules, not of this class
            setattr(self, name, getattr(rules, name))
        self.safe: list[State] = []
        self.happened: list[int] = []
        self._rules = rules
        self._heard = heard

    def start(self, setup: Mapping[str, Any]) -> State:
        return self._rules.start(setup)  # type: ignore[no-any-return]

    def resume(self, state: State) -> Flow[None] | None:
        self.happened.append(len(self._heard) + len(state.events or ()))
        self.safe.append(state.copy())
        return self._rules.resume(state)

    def stall(self, state: State) -> None:
        self._rules.stall(state)


class Reel:
    """The safe points of a stretch of a game: what some choices made happen, or the setup (choice 0).

    It begins at a bookmark of the table, so it takes no longer where the game is long.
    """

    def __init__(self, kit: Kit, table: Table[Any], log: Log, choice: int, choices: int) -> None:
        """Around that choice, of a game of so many; for a thread. LawboundError if they were taken back meanwhile."""
        heard: list[Event] = []
        watched = _Watched(kit.game, heard)
        self._stage = kit.stage
        if choice:
            self.first = choice
            before = table.past(choice - 1, game=watched, listener=heard.append)
            self.last = min(choices, choice + AHEAD)
            for entry in table.journal.entries[choice - 1 : self.last]:
                before.choose_index(entry)
        else:
            self.first = self.last = 0
            before = Table.replay(watched, table.journal, upto=0, listener=heard.append)
        self._log = log
        self.events = heard
        self.since = log.happened(self.last + 1) - len(heard)  # events of the game before these
        self.safe = [*watched.safe, before.state.copy()]
        self.happened = [*watched.happened, len(heard)]  # of these events, by each of these states

    def shows(self, log: Log, choice: int) -> bool:
        """Whether it is of that log, and has what that choice made happen."""
        return self._log is log and self.first <= choice <= self.last

    def at(self, happened: int) -> State:
        """The state when so many events of the game had happened."""
        happened -= self.since
        point = bisect_right(self.happened, happened) - 1
        state: State = self.safe[point].copy()
        for event in self.events[self.happened[point] : happened]:
            self._stage.follow(state, event)
        return state
