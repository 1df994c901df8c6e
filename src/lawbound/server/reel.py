"""The table line by line: what it looked like when each line of the log had just been written.

A bot asks nobody anything, so its whole turn, and a whole game of bots, is one stretch between two questions. In there
the state is known where the table has a safe point, which is at least at the start of every turn; from that on, pieces,
points, paths and the ferry follow what is told. A card drawn or an item used shows at the next safe point.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Mapping
from typing import Any, Final

from lawbound.kernel import Event, Flow, Game, Table
from lawbound.root.factions.corvids import CorvidPieces
from lawbound.root.factions.vagabond.wanderer import PLACE, Wanderer
from lawbound.root.map import is_forest
from lawbound.root.pieces import relocate
from lawbound.root.rules import ROOT
from lawbound.root.state import ASIDE, SUPPLY, Row, State
from lawbound.server.log import Log

AHEAD: Final = 16
"""Whoever looks at one line looks at the next: so many choices more are played again with one."""


class _Watched(Game[State]):
    """The rules of Root, which keep a copy of the state at every safe point, and how much had happened by then."""

    name = ROOT.name
    longest_stretch = ROOT.longest_stretch

    def __init__(self, heard: list[Event]) -> None:
        self.safe: list[State] = []
        self.happened: list[int] = []
        self._heard = heard

    def start(self, setup: Mapping[str, Any]) -> State:
        return ROOT.start(setup)

    def resume(self, state: State) -> Flow[None] | None:
        self.happened.append(len(self._heard) + len(state.events or ()))
        self.safe.append(state.copy())
        return ROOT.resume(state)

    def stall(self, state: State) -> None:
        ROOT.stall(state)


class Reel:
    """The safe points of a stretch of a game: what some choices made happen, or the setup (choice 0).

    It begins at a bookmark of the table, so it takes no longer where the game is long.
    """

    def __init__(self, table: Table[State], log: Log, choice: int, choices: int) -> None:
        """Around that choice, of a game of so many; for a thread. LawboundError if they were taken back meanwhile."""
        heard: list[Event] = []
        watched = _Watched(heard)
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
        state = self.safe[point].copy()
        for event in self.events[self.happened[point] : happened]:
            follow(state, event)
        return state


def follow(s: State, event: Event) -> None:
    """Change what lies on the map, and the points, as the event tells."""
    name, args = event.name, event.args
    if name == "placed":
        row, clearing, count = args
        _carry(s, row, SUPPLY, clearing, count)
    elif name == "removed":
        row, clearing, count = args
        _carry(s, row, clearing, SUPPLY, count)
    elif name == "moved":
        row, origin, destination, count = args
        _carry(s, row, origin, destination, count)
    elif name in ("pawn placed", "pawn moved"):
        _move_pawn(s, args[0], args[-1])
    elif name in ("plot flipped", "plot swapped"):
        _turn_plot(s, *args)
    elif name in ("scored", "lost points"):
        s.vp[args[0]] = args[2]
    elif name == "ferry":
        s.ferry = args[2]
    elif name == "path opened":
        s.closed &= ~(1 << s.box.map.closed.index((args[1], args[2])))


def _carry(s: State, row: Row, origin: int, destination: int, count: int) -> None:
    """Of what is off the map events do not tell everything; how much lies there is counted anew at a safe point."""
    if s.board[row + origin] < count:
        if origin != SUPPLY:
            return
        s.board[row] = count
    relocate(s, row, origin, destination, count)


def _move_pawn(s: State, seat: int, place: int) -> None:
    wanderer = s.players[seat]
    assert isinstance(wanderer, Wanderer)
    origin = SUPPLY if s.board[wanderer.pawn] else wanderer.clearing(s) or ASIDE
    s.own[seat][PLACE] = place
    _carry(s, wanderer.pawn, origin, ASIDE if is_forest(place) else place, 1)


def _turn_plot(s: State, seat: int, clearing: int, kind: int) -> None:
    """Whatever plot lay there, face down or face up, this one lies there now, face up."""
    corvids = s.players[seat]
    assert isinstance(corvids, CorvidPieces)
    for row in corvids.tokens:
        if s.board[row + clearing]:
            _carry(s, row, clearing, SUPPLY, 1)
    _carry(s, corvids.face_up_rows[kind], SUPPLY, clearing, 1)
