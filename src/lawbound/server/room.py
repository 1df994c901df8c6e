"""A room: one live game, those who look at it, and the order of things.

A choice is applied to the table, computer players that need not think answer, all that is stored, and only then anybody
is told. So nobody has seen what could still be lost. One lock makes changes follow one another; readers look at the
last picture and wait for nobody.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass, replace
from time import monotonic
from typing import Any, Protocol, TypeVar

from lawbound.kernel import IllegalChoice, LawboundError, Seat
from lawbound.present.speech import language
from lawbound.root.state import State
from lawbound.server import compose
from lawbound.server.compose import Core
from lawbound.server.course import Course, Picture, Reader
from lawbound.server.log import Log
from lawbound.server.messages import AckMessage, HistoryMessage, SeatsMessage
from lawbound.server.metrics import Metrics
from lawbound.server.problems import Refused
from lawbound.server.reel import Reel
from lawbound.server.settings import Settings
from lawbound.server.store import Append, Behind, Entry, GameRecord, LinkRecord, SeatRecord, Store, StoreError
from lawbound.server.writer import Writer

log = logging.getLogger(__name__)

T = TypeVar("T")

PAST_STATES = 32
"""How many earlier states a room remembers for those who leaf through its history."""
TRY_AGAIN_SECONDS = 2.0
OTHERS_SECONDS = 10.0
"""How long computer players of a game that another server has changed are left to that server."""


class Guest(Protocol):
    """A connection, as its room knows it."""

    link: LinkRecord

    def tell(self, message: object) -> None: ...

    def look_around(self) -> None: ...

    def look_again(self) -> None: ...

    def forget_log(self, lines: int) -> None: ...

    def leave(self, why: Refused) -> None: ...


@dataclass(frozen=True, slots=True)
class House:
    """What all rooms share."""

    settings: Settings
    store: Store
    writer: Writer
    metrics: Metrics
    readers: ThreadPoolExecutor  # the store and the past
    thinkers: ThreadPoolExecutor  # computer players

    async def load(self, work: Callable[[], T]) -> T:
        """Do that in a thread; what the store says becomes a refusal."""
        try:
            return await asyncio.get_running_loop().run_in_executor(self.readers, work)
        except StoreError as error:
            raise store_refusal(error) from error


def store_refusal(error: StoreError) -> Refused:
    return Refused("store", message=error.message)


class Room:
    """One live game."""

    def __init__(self, house: House, course: Course, length: int) -> None:
        self.house = house
        self.course = course
        self.length = length  # of what is stored
        self.picture: Picture = course.picture()
        self.guests: dict[Guest, None] = {}  # in the order of their coming
        self.users = 0  # requests and connections that hold this room
        self.last_used = monotonic()
        self._lock = asyncio.Lock()
        self._stale = False  # the course may hold what is not stored, or not hold what is
        self._cores: dict[tuple[Reader, str], Core] = {}
        self._past: dict[int, State] = {}
        self._reel: tuple[Log, Reel] | None = None  # what was told when it was made, and the game line by line
        self._thinking: asyncio.Task[None] | None = None
        self._changes: set[asyncio.Task[Any]] = set()

    @property
    def record(self) -> GameRecord:
        return self.course.record

    @property
    def seats(self) -> list[SeatRecord]:
        return self.course.seats

    @property
    def busy(self) -> bool:
        return bool(self.users or self._changes) or self._lock.locked() or self._thinking is not None

    # Changes

    async def choose(self, guest: Guest, question: str, option: int) -> None:
        """A person's choice: applied, answered by computer players, stored; then acknowledged and shown."""
        await self._surely(self._choose(guest, question, option))

    async def undo(self, guest: Guest) -> None:
        """Take back one choice that taught nobody anything."""
        await self._surely(self._undo(guest))

    async def hand_over(self, seat: Seat, to: SeatRecord, link: LinkRecord | None) -> None:
        """Give a seat to somebody else; whoever holds its old link has to leave."""
        await self._surely(self._hand_over(seat, to, link))

    async def _surely(self, change: Coroutine[Any, Any, T]) -> T:
        """Carried through even if whoever wanted it goes away meanwhile: the others have to be told."""
        task = asyncio.create_task(change)
        self._changes.add(task)
        task.add_done_callback(self._changes.discard)
        return await asyncio.shield(task)

    async def _choose(self, guest: Guest, question: str, option: int) -> None:
        async with self._lock:
            await self._refresh()
            self._check_may_change()
            if question != self.picture.question:
                raise Refused("stale")
            if self.course.table.pending is None or self.course.table.pending.seat != guest.link.seat:
                raise Refused("not-your-turn")
            if len(self.course.chosen) >= self.house.settings.longest_game:
                raise Refused("too-long", n=self.house.settings.longest_game)
            with self._by_the_rules():
                entries = [self.course.choose(option)]
            if self.course.quick:  # whoever thinks does so when this choice is stored and shown
                entries += await self._computers(only_quick=True)
            await self._store(entries)
            guest.tell(ack(question))
            self._publish()
        self.go_on()

    async def _undo(self, guest: Guest) -> None:
        async with self._lock:
            await self._refresh()
            self._check_may_change()
            if guest.link.seat is None or self.course.can_undo != guest.link.seat:
                raise Refused("cannot-undo")
            with self._by_the_rules():
                entries = [self.course.undo()]
            await self._store(entries)
            self._past = {at: state for at, state in self._past.items() if at <= len(self.course.chosen)}
            guest.tell(ack(self.course.question))
            self._publish(unchanged=len(self.course.chosen))

    async def _hand_over(self, seat: Seat, to: SeatRecord, link: LinkRecord | None) -> None:
        async with self._lock:
            await self._refresh()
            self._check_may_change()
            links = () if link is None else (link,)
            await self._store([Entry("seat", seat, 0, to.note())], links)
            self.course.seats[seat] = to
            others = [each for each in self.record.links if each.role != "seat" or each.seat != seat]
            self.course.record = replace(self.record, seats=tuple(self.course.seats), links=(*others, *links))
            self._publish()
            self._see_off()
        self.tell_seats()
        self.go_on()

    def _check_may_change(self) -> None:
        if self.record.kind == "replay":
            raise Refused("replay")
        if self.course.table.pending is None:
            raise Refused("over")
        if self.length >= self.house.settings.most_entries:  # taking back and choosing again makes no game longer
            raise Refused("too-long", n=self.house.settings.most_entries)

    @contextmanager
    def _by_the_rules(self) -> Iterator[None]:
        """Should the rules fail inside, the game is played anew from what is stored."""
        try:
            yield
        except IllegalChoice:
            raise Refused("illegal") from None
        except Exception as error:
            log.exception("The rules failed in game %s after %d choices.", self.record.id, len(self.course.chosen))
            self._stale = True
            raise Refused("internal") from error

    async def _computers(self, only_quick: bool = False) -> list[Entry]:
        """What computer players choose before a person is asked, or their time is up."""
        if self.course.thinking is None:
            return []
        settings = self.house.settings
        with self._by_the_rules():
            return await asyncio.get_running_loop().run_in_executor(
                self.house.thinkers,
                self.course.let_computers_choose,
                settings.thinking_seconds,
                settings.longest_game,
                only_quick,
            )

    async def _store(self, entries: list[Entry], links: tuple[LinkRecord, ...] | None = None) -> None:
        """Nothing that happens is seen before it is stored."""
        self._stale = True
        try:
            self.length = await self.house.writer.append(Append(self.record.id, self.length, tuple(entries), links))
        except Behind:
            await self._refresh()
            raise Refused("stale") from None
        except StoreError as error:
            raise store_refusal(error) from error
        self._stale = False
        for entry in entries:
            if entry.kind == "choice":
                self.house.metrics.choices.labels("computer" if entry.note else "person").inc()

    # What the store knows better

    async def _refresh(self) -> None:
        """After something went wrong: play what is stored."""
        if not self._stale:
            return
        id, store = self.record.id, self.house.store
        course, length = await self.house.load(lambda: load_course(store, id))
        same = 0
        for mine, theirs in zip(self.course.chosen, course.chosen, strict=False):
            if mine.option != theirs.option:
                break
            same += 1
        self.course, self.length, self._stale = course, length, False
        self._past = {at: state for at, state in self._past.items() if at <= same}
        self._changed_elsewhere(unchanged=same)

    async def heard(self, length: int) -> None:
        """Another server has appended to this game."""
        async with self._lock:
            if length <= self.length:
                return
            id, store, since = self.record.id, self.house.store, self.length
            if not self._stale:
                entries, record = await self.house.load(lambda: (store.entries(id, since), store.find(id)))
                if record is not None and self.course.follow(record, entries):
                    self.length += len(entries)
                    self._changed_elsewhere()
                    return
            self._stale = True
            await self._refresh()

    def _changed_elsewhere(self, unchanged: int | None = None) -> None:
        """Show it. Should the other server die before its computer players have chosen, they choose here."""
        self._publish(unchanged)
        self._see_off()
        self.tell_seats()
        asyncio.get_running_loop().call_later(OTHERS_SECONDS, self._go_on_for_guests)

    # Computer players

    def go_on(self) -> None:
        """Let computer players go on, if it is for them to choose."""
        if self._thinking is None and self._to_go_on:
            self._thinking = asyncio.create_task(self._think())

    def _go_on_for_guests(self) -> None:
        if self.guests:
            self.go_on()

    @property
    def _to_go_on(self) -> bool:
        """Whether a computer player is asked; while what is stored is not known, that has to be looked up first."""
        return self._stale or self.course.thinking is not None

    async def _think(self) -> None:
        """Choice by choice; each stretch is stored and shown before the next begins."""
        try:
            while self._to_go_on:
                try:
                    async with self._lock:
                        await self._refresh()
                        entries = await self._computers()
                        if not entries:
                            return
                        await self._store(entries)
                        self._publish()
                except Refused as refused:
                    if refused.code == "stale":  # another server was first, and this room knows it by now
                        continue
                    if refused.code == "internal" or not self.guests:
                        return
                    await asyncio.sleep(TRY_AGAIN_SECONDS)
        finally:
            self._thinking = None

    async def close(self) -> None:
        """Finish what has begun, but think no further."""
        await asyncio.gather(*self._changes, return_exceptions=True)
        if self._thinking is not None:
            self._thinking.cancel()
            await asyncio.gather(self._thinking, return_exceptions=True)

    # Readers

    def _publish(self, unchanged: int | None = None) -> None:
        """Show what is stored; after taking back, the log of the first `unchanged` choices is still what it was."""
        self.picture = self.course.picture()
        self._cores.clear()
        if unchanged is not None:
            lines = self.picture.log.lines(self.picture.state, unchanged + 1)
            for guest in self.guests:
                guest.forget_log(lines)
        for guest in self.guests:
            guest.look_again()

    def core(self, reader: Reader) -> Core:
        """The table for these eyes in the language spoken now; made once for all who look so."""
        key = (reader, language())
        if key not in self._cores:
            self._cores[key] = compose.core(self.picture, reader)
        return self._cores[key]

    async def history(self, reader: Reader, moment: int) -> HistoryMessage:
        """The table as it was; what these eyes could not see then they do not see now."""
        picture, at = self.picture, self.at_moment(reader, moment)
        if at not in self._past:
            course = self.course
            state = (await self.house.load(lambda: course.past(at))).state
            if self.picture.log is picture.log:  # nothing was taken back meanwhile
                if len(self._past) >= PAST_STATES:
                    self._past.pop(next(iter(self._past)))
                self._past[at] = state
        else:
            state = self._past[at]
        return compose.history_message(picture, state.copy(), reader, moment, at + 1)

    async def look(self, reader: Reader, line: int) -> HistoryMessage:
        """The table as it was when that line of the log had just been written: for those who watch a game of others.

        Whoever plays gets the past between two questions only (`history`), as they saw it then.
        """
        picture, course = self.picture, self.course
        if not picture.open and any([seat.kind == "person" for seat in self.seats]):
            raise Refused("not-over")
        reached = picture.log.reached(picture.state, picture.batches, line)
        if reached is None:
            raise Refused("no-such-line", line=line)
        known = self._reel
        if known is None or known[0] is not picture.log or known[1].choices < reached.choices:
            choices = picture.batches - 1
            known = picture.log, await self.house.load(lambda: Reel(course.table.journal, choices))
            self._reel = known
        moment = course.moment_of(reader, reached.choices)
        return compose.look_message(picture, known[1].at(reached.events), reader, moment, line)

    def at_moment(self, reader: Reader, moment: int) -> int:
        """How many choices had been made at that moment of this reader."""
        at = self.course.at_moment(reader, moment) if moment <= self.picture.moments[reader] else None
        if at is None or at >= self.picture.batches:
            raise Refused("no-such-moment", moment=moment)
        return at

    def enter(self, guest: Guest) -> None:
        """Spectators have as many places as there are. At a seat, whoever comes last has one: they are at home here."""
        settings = self.house.settings
        alike = [each for each in self.guests if each.link == guest.link]
        if guest.link.role == "spectator" and len(alike) >= settings.spectators_per_game:
            raise Refused("full", closing=True)
        if guest.link.role != "spectator" and len(alike) >= settings.devices_per_link:
            alike[0].leave(Refused("elsewhere", closing=True))
            self._forget(alike[0])
        self.guests[guest] = None
        self.house.metrics.connections.inc()
        self.tell_seats(but=guest)
        self.go_on()

    def exit(self, guest: Guest) -> None:
        if self._forget(guest):
            self.tell_seats()

    def _forget(self, guest: Guest) -> bool:
        if guest not in self.guests:
            return False
        del self.guests[guest]
        self.house.metrics.connections.dec()
        return True

    def seats_message(self) -> SeatsMessage:
        return {"type": "seats", "seats": compose.seat_statuses(self.seats, self.connected)}

    @property
    def connected(self) -> set[Seat | None]:
        return {guest.link.seat for guest in self.guests}

    def tell_seats(self, but: Guest | None = None) -> None:
        for guest in self.guests:
            if guest is not but:
                guest.look_around()

    def _see_off(self) -> None:
        """Whoever came by a link that has ended leaves."""
        for guest in list(self.guests):
            if guest.link not in self.record.links:
                guest.leave(Refused("replaced", closing=True))


def ack(question: str) -> AckMessage:
    return {"type": "ack", "question": question}


def load_course(store: Store, game: str) -> tuple[Course, int]:
    """The game as it is stored, and how long that is. For a thread.

    Entries first: whatever is appended in between will be heard of, but seats and links are not told again.
    """
    entries = store.entries(game)
    record = store.find(game)
    if record is None:
        raise Refused("no-such-game")
    try:
        return Course(record, entries), len(entries)
    except LawboundError as error:
        log.warning("Game %s cannot be played by these rules: %s", game, error)
        raise Refused("unplayable") from error  # what exactly is wrong may tell what somebody is asked
