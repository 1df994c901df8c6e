"""The course of a game: its table, what each choice made happen, and who could see that it did.

Nothing here waits for anything. A room owns one course and changes it; what others may look at meanwhile is the last
`Picture`, which does not change any more.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from hashlib import blake2s
from time import monotonic
from typing import Any, Final

from lawbound.kernel import Ask, Event, Journal, Nature, Seat, Seeded, Table
from lawbound.players import PLAYERS
from lawbound.players import find as find_player
from lawbound.present.scene import Seated
from lawbound.root.box import Box
from lawbound.root.rules import ROOT
from lawbound.root.state import State
from lawbound.server.log import Batch, Log
from lawbound.server.store import Entry, GameRecord, SeatRecord

Reader = Seat | None
"""Whose eyes: a seat's, or a spectator's."""

OWN_CARD: Final = "supporter"


@dataclass(frozen=True, slots=True)
class Chosen:
    """One choice of the journal. It can be taken back if it taught nobody anything new."""

    option: int
    seat: Seat
    by: str  # the computer player that chose; empty for a person
    told: bool  # luck decided something, or somebody learned what they had not known


@dataclass(frozen=True, slots=True)
class Ending:
    """How the game ended."""

    winners: tuple[Seat, ...]
    points: tuple[int, ...]
    chart: tuple[tuple[int, ...], ...]  # points by seat after each turn
    won: Event | None
    seed: str
    salt: str
    commitment: str


@dataclass(frozen=True, slots=True)
class Picture:
    """A game at one moment. It holds everything, so only what `compose` makes of it may leave the server."""

    state: State
    ask: Ask | None
    question: str
    log: Log
    batches: int
    moments: Mapping[Reader, int]
    can_undo: Seat | None
    people: Mapping[Seat, Seated]
    ending: Ending | None
    open: bool  # the game is over, or a replay: everybody may look at everything


class Course:
    """A game in progress."""

    def __init__(self, record: GameRecord, entries: Sequence[Entry] = ()) -> None:
        """Play what is stored; IllegalChoice or BadSetup if that is no game by these rules."""
        self.record = record
        self.seats: list[SeatRecord] = list(record.seats)
        self.serial = 0  # how often somebody chose or took back: what the ids of questions are made from
        self.chosen: list[Chosen] = []
        self._heard: list[Event] = []
        seed = record.seed or None  # no seed: recorded luck
        journal = Journal(record.game, record.setup, seed, record.ask_forced, salt=record.salt)
        self.start = ROOT.start(record.setup)
        self.table: Table[State] = Table.replay(ROOT, journal, listener=self._heard.append)
        self.log = Log([self._batch(self.start.turns)])
        self.moments: dict[Reader, list[int]] = {seat: [0] for seat in (None, *range(len(self.seats)))}
        self._last = self.table.state.copy()
        self._key = blake2s(f"lawbound questions {record.id} {record.secret}".encode()).digest()
        for option, by in self._fold(entries):
            self.choose(option, by, fresh=False)

    def _fold(self, entries: Iterable[Entry]) -> list[tuple[int, str]]:
        """The choices that still stand."""
        kept: list[tuple[int, str]] = []
        for entry in entries:
            if entry.kind == "choice":
                kept.append((entry.value, entry.note))
            elif entry.kind == "undo":
                del kept[entry.value :]
            self.serial += entry.kind != "seat"
        return kept

    def follow(self, record: GameRecord, entries: Sequence[Entry]) -> bool:
        """Play what another server stored meanwhile; False if that takes something back: then all is played anew."""
        if any([entry.kind == "undo" for entry in entries]):
            return False
        self.record, self.seats = record, list(record.seats)
        for entry in entries:
            if entry.kind == "choice":
                self.choose(entry.value, entry.note)
        return True

    # Choosing

    def choose(self, option: int, by: str = "", fresh: bool = True) -> Entry:
        """Answer the pending question. IllegalChoice leaves everything as it was."""
        table = self.table
        ask, luck = table.pending, _used(table.nature)
        turn = table.state.turns
        table.choose_index(option)
        assert ask is not None
        self.serial += fresh
        batch = self._batch(turn)
        self.log.batches.append(batch)
        told = _used(table.nature) != luck or any([_teaches(event, ask.seat) for event in batch.events])
        self.chosen.append(Chosen(option, ask.seat, by, told))
        self._note_moments(bool(batch.events))
        return Entry("choice", ask.seat, option, by)

    def _batch(self, turn: int) -> Batch:
        batch = Batch(tuple(self._heard), turn)
        self._heard.clear()
        return batch

    def _note_moments(self, something_happened: bool) -> None:
        """Whoever could see a difference has a new moment. What happens is always seen, if not always all of it."""
        at, state = len(self.chosen), self.table.state
        if something_happened:
            for moments in self.moments.values():
                moments.append(at)
        elif state.to_bytes() != self._last.to_bytes():
            for reader, moments in self.moments.items():
                if ROOT.view(state, reader).to_bytes() != ROOT.view(self._last, reader).to_bytes():
                    moments.append(at)
        self._last = state.copy()

    @property
    def thinking(self) -> Seat | None:
        """The computer player that is asked."""
        ask = self.table.pending
        if ask is None or not 0 <= ask.seat < len(self.seats) or self.seats[ask.seat].kind != "computer":
            return None
        return ask.seat

    @property
    def quick(self) -> bool:
        """Whether the computer player that is asked answers without looking, and so at once."""
        seat = self.thinking
        player = None if seat is None else PLAYERS.get(self.seats[seat].player or "")
        return player is not None and not player.needs_view

    def let_computers_choose(self, seconds: float, longest: int, only_quick: bool = False) -> list[Entry]:
        """Go on until a person is asked, the time is up, or the game has become too long."""
        until = monotonic() + seconds
        entries: list[Entry] = []
        while (seat := self.thinking) is not None and len(self.chosen) < longest:
            if only_quick and not self.quick:
                break
            ask = self.table.pending
            assert ask is not None
            name = self.seats[seat].player or ""
            # Made from the place in the journal, so that taking a choice back and making it again changes nothing.
            player = find_player(name, f"{self.record.seed} seat {seat} choice {len(self.chosen)}")
            view = self.table.view(seat) if player.needs_view else None
            entries.append(self.choose(player.choose_index(view, ask), name))
            if monotonic() > until:
                break
        return entries

    # Taking back

    @property
    def can_undo(self) -> Seat | None:
        """Who may take back the last choice: the person who made it, if they are asked again and nothing was told.

        If another person is asked, taking back would hide that: an attacker who sees no dice knows of an ambush.
        """
        if not self.chosen or self.table.pending is None:
            return None
        last = self.chosen[-1]
        if last.told or last.by or last.seat != self.table.pending.seat or self.seats[last.seat].kind != "person":
            return None
        return last.seat

    def undo(self) -> Entry:
        seat = self.chosen[-1].seat
        self.table.undo(1)
        self.serial += 1
        del self.chosen[-1]
        left = len(self.chosen)
        self.log = self.log.until(left + 1)
        for reader, moments in self.moments.items():
            self.moments[reader] = [at for at in moments if at <= left]
        self._last = self.table.state.copy()
        return Entry("undo", seat, left)

    # Looking

    def at_moment(self, reader: Reader, moment: int) -> int | None:
        """How many choices had been made then; None if there was no such moment."""
        moments = self.moments[reader]
        return moments[moment] if 0 <= moment < len(moments) else None

    def moment_of(self, reader: Reader, choices: int) -> int:
        """The moment of that reader when so many choices had been made."""
        return bisect_right(self.moments[reader], choices) - 1

    def past(self, choices: int) -> Table[State]:
        """The table after that many choices."""
        return Table.replay(ROOT, self.table.journal, upto=choices)

    def picture(self) -> Picture:
        """What there is to see now."""
        table = self.table
        over = table.pending is None
        state = table.state.copy()
        state.box = naming_box(state.box, self.seats)
        return Picture(
            state=state,
            ask=table.pending,
            question="" if over else self.question,
            log=self.log,
            batches=len(self.log.batches),
            moments={reader: len(moments) - 1 for reader, moments in self.moments.items()},
            can_undo=self.can_undo,
            people={at: Seated(seat.name, seat.player) for at, seat in enumerate(self.seats) if seat.kind != "bot"},
            ending=self._ending() if over else None,
            open=over or self.record.kind == "replay",
        )

    @property
    def question(self) -> str:
        """The id of the pending question: a number would tell how often others were asked."""
        return blake2s(self.serial.to_bytes(8, "little"), key=self._key, digest_size=12).hexdigest()

    def _ending(self) -> Ending:
        state, journal = self.table.state, self.table.journal
        won = [event for batch in self.log.batches for event in batch.events if event.name == "won"]
        return Ending(
            winners=tuple([seat for seat in range(len(self.seats)) if state.winners >> seat & 1]),
            points=tuple(state.vp),
            chart=chart(self.start, self.log.batches, state),
            won=won[-1] if won else None,
            seed=journal.seed or "",
            salt=journal.salt,
            commitment=journal.commitment or "",
        )


def _used(nature: Nature) -> int:
    """How much luck has been used. Where people answer for luck nothing is taken back anyway."""
    return nature.at if isinstance(nature, Seeded) else 0


def _teaches(event: Event, chooser: Seat) -> bool:
    """Whether somebody learned something from it: what is secret is new to its audience, but for one's own cards."""
    if not event.secret or event.audience is None:
        return False
    return not (event.name == OWN_CARD and event.audience == (chooser,))


def naming_box(box: Box, seats: Sequence[SeatRecord]) -> Box:
    """The same box in which the seats have the names of those who sit there now."""
    setup: dict[str, Any] = {key: value for key, value in box.setup.items() if key != "names"}
    names = [seat.name or seat.player or "" for seat in seats]
    if any(names):
        setup["names"] = names
    return box if setup == box.setup else Box(setup, box.map, box.deck, list(box.players))


def chart(start: State, batches: Iterable[Batch], end: State) -> tuple[tuple[int, ...], ...]:
    """Points by seat after each turn: from turn 0, or from the position that the game started from, to the end."""
    points = list(start.vp)
    rows: list[tuple[int, ...]] = [tuple(points)] if start.turns else []
    for batch in batches:
        for event in batch.events:
            if event.name in ("scored", "lost points"):
                points[event.args[0]] = event.args[2]
            elif event.name == "turn":
                rows.append(tuple(points))
    return (*rows, tuple(end.vp))
