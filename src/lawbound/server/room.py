"""A room: one live game, those who look at it, and the order of things.

A choice is applied to the table, computer players that need not think answer, all that is stored, and only then anybody
is told. So nobody has seen what could still be lost. One lock makes changes follow one another; readers look at the
last picture and wait for nobody.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import replace
from functools import partial
from time import monotonic
from typing import Any, Protocol, TypeVar

from lawbound.kernel import IllegalChoice, LawboundError, Seat
from lawbound.kernel.fairness import AuditReport
from lawbound.kernel.game import State
from lawbound.present.speech import language
from lawbound.server import compose, face
from lawbound.server.compose import Core
from lawbound.server.course import FORCED, Chosen, Course, Picture, Reader
from lawbound.server.house import House, store_refusal
from lawbound.server.loading import load_course
from lawbound.server.messages import AckMessage, HistoryMessage, SeatsMessage
from lawbound.server.problems import Refused
from lawbound.server.reel import Projector
from lawbound.server.store import Append, Behind, Entry, GameRecord, LinkRecord, SeatRecord, StoreError
from lawbound.server.thinkers import Allowance, game_of

log = logging.getLogger(__name__)

T = TypeVar("T")

PAST_STATES = 32
"""How many earlier states a room remembers for those who leaf through its history."""
TABLES = 32
"""How many tables, as they were told, a room remembers for those who look with the same eyes."""
TRY_AGAIN_SECONDS = 2.0
ALLOWANCE_SECONDS = 1.0
"""So often a game that has thought enough for now looks whether anybody still waits."""
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
        self._told_seats: SeatsMessage | None = None
        self._cores: dict[tuple[Reader, str], Core] = {}
        self._tables: dict[tuple[Reader, str, int, int], asyncio.Future[str]] = {}
        self._past: dict[int, State] = {}
        self.projector = Projector()  # for those who look line by line
        self.checked: AuditReport | None = None  # once somebody has asked, in a game that is over
        self._thinking: asyncio.Task[None] | None = None
        self._face: asyncio.Task[None] | None = None  # answers for a person who is asked for show
        self._changes: set[asyncio.Task[Any]] = set()
        self._allowance = Allowance(house.settings.thinking_share, house.settings.thinking_reserve)
        self._absent = house.settings.absent_seconds  # how long to think with nobody there

    @property
    def record(self) -> GameRecord:
        return self.course.record

    @property
    def seats(self) -> list[SeatRecord]:
        return self.course.seats

    @property
    def busy(self) -> bool:
        return bool(self.users or self._changes) or self._lock.locked() or self._thinking is not None

    @property
    def busy_thinking(self) -> bool:
        """Whether computer players go on here, or wait for their turn to."""
        return self._thinking is not None

    # Changes

    async def choose(
        self, guest: Guest, question: str, option: int, then: Sequence[int] = (), sweep: bool = False
    ) -> None:
        """A person's choice: applied, answered by computer players, stored; then acknowledged and shown.

        `then` answers what follows, as far as it is what could be foreseen; `sweep` chooses all others after it.
        """
        await self._surely(self._choose(guest, question, option, then, sweep))

    async def undo(self, guest: Guest) -> None:
        """Take back one choice that taught nobody anything."""
        await self._surely(self._undo(guest))

    async def take_back(self, guest: Guest, choices: int) -> None:
        """Take back choices after something has been seen; where other people play, ask them."""
        await self._surely(self._take_back(guest, choices))

    async def consent(self, guest: Guest, agree: bool) -> None:
        """Answer the wish of another to take back choices, or withdraw one's own."""
        await self._surely(self._consent(guest, agree))

    async def hand_over(self, seat: Seat, to: SeatRecord, link: LinkRecord | None = None) -> None:
        """Give a seat to somebody else. With a new link, whoever holds the old one has to leave."""
        await self._surely(self._hand_over(seat, to, link))

    async def _surely(self, change: Coroutine[Any, Any, T]) -> T:
        """Carried through even if whoever wanted it goes away meanwhile: the others have to be told."""
        task = asyncio.create_task(change)
        self._changes.add(task)
        task.add_done_callback(self._changes.discard)
        return await asyncio.shield(task)

    async def _choose(self, guest: Guest, question: str, option: int, then: Sequence[int], sweep: bool) -> None:
        async with self._lock:
            await self._refresh()
            self._check_may_change()
            if question != self.picture.question:
                raise Refused("stale")
            asked = self.course.table.pending
            if asked is None or asked.seat != guest.link.seat or self.seats[asked.seat].kind == "computer":
                raise Refused("not-your-turn")
            if len(self.course.chosen) >= self.house.settings.longest_game:
                raise Refused("too-long", n=self.house.settings.longest_game)
            course, longest = self.course, self.house.settings.longest_game
            with self._by_the_rules():
                make = course.sweep if sweep else partial(course.choose_on, then=then, longest=longest)
                entries = await self.house.play(lambda: make(option))
            if self.course.quick:  # whoever thinks does so when this choice is stored and shown
                entries += await self._quick(self.house.hands)
            await self._store(entries)
            guest.tell(ack(question))
            self._publish()
        self.tell_seats()
        self.go_on()

    async def _undo(self, guest: Guest) -> None:
        async with self._lock:
            await self._refresh()
            self._check_may_change()
            if guest.link.seat is None or self.course.can_undo != guest.link.seat:
                raise Refused("cannot-undo")
            with self._by_the_rules():
                entries = [await self.house.play(self.course.undo)]
            await self._store(entries)
            self._taken_back(guest)
        self.tell_seats()

    async def _take_back(self, guest: Guest, choices: int) -> None:
        async with self._lock:
            await self._refresh()
            self._check_may_change()
            course, seat = self.course, guest.link.seat
            offer = None if seat is None else course.offer(seat)
            if seat is None or offer is None or not 0 < choices <= offer["choices"]:
                raise Refused("cannot-undo")
            await self._by_wish(guest, lambda: course.ask_to_take_back(seat, choices))

    async def _consent(self, guest: Guest, agree: bool) -> None:
        async with self._lock:
            await self._refresh()
            self._check_may_change()
            course, seat = self.course, guest.link.seat
            petition = course.petition
            if petition is None or seat is None:
                raise Refused("no-petition")
            if seat not in petition.waits_for(self.seats) and (agree or seat != petition.seat):
                raise Refused("no-petition")
            await self._by_wish(guest, lambda: course.consent(seat, agree))

    async def _by_wish(self, guest: Guest, say: Callable[[], list[Entry]]) -> None:
        """Store what somebody says about taking back, and show what came of it."""
        before = len(self.course.chosen)
        with self._by_the_rules():
            entries = await self.house.play(say)
        await self._store(entries)
        if len(self.course.chosen) < before:
            self._taken_back(guest)
        else:
            guest.tell(ack(self.course.question))
        self.tell_seats()

    def _taken_back(self, guest: Guest) -> None:
        self._past = {at: state for at, state in self._past.items() if at <= len(self.course.chosen)}
        guest.tell(ack(self.course.question))
        self._publish(unchanged=len(self.course.chosen))

    async def _hand_over(self, seat: Seat, to: SeatRecord, link: LinkRecord | None) -> None:
        async with self._lock:
            await self._refresh()
            self._check_may_change()
            await self._store([Entry("seat", seat, 0, to.note())], None if link is None else (link,))
            self.course.seats[seat] = to
            self.course.petition = None
            links = self.record.links
            if link is not None:
                links = (*[each for each in links if each.role != "seat" or each.seat != seat], link)
            self.course.record = replace(self.record, seats=tuple(self.course.seats), links=links)
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

    async def _quick(self, hands: ThreadPoolExecutor) -> list[Entry]:
        """What computer players choose who answer at once, before somebody else is asked, or their time is up."""
        settings, loop = self.house.settings, asyncio.get_running_loop()
        with self._by_the_rules():
            return await loop.run_in_executor(
                hands, self.course.let_quick_choose, settings.quick_seconds, settings.longest_game
            )

    async def _store(self, entries: list[Entry], links: tuple[LinkRecord, ...] | None = None) -> None:
        """Nothing that happens is seen before it is stored."""
        self._stale = True
        mending = self.course.mending
        try:
            append = Append(self.record.id, self.length, (*mending, *entries), links)
            self.length = await self.house.writer.append(append)
        except Behind:
            await self._refresh()
            raise Refused("stale") from None
        except StoreError as error:
            raise store_refusal(error) from error
        self._stale = False
        mending.clear()
        for entry in entries:
            if entry.kind == "choice":
                self.house.metrics.choices["computer" if entry.note else "person"].inc()

    # What the store knows better

    async def _refresh(self) -> None:
        """After something went wrong: play what is stored."""
        if not self._stale:
            return
        course, length = await load_course(self.house, self.record.id)
        mine = self.course.chosen
        same = await self.house.replay(lambda: alike(mine, course.chosen))
        self.course, self.length, self._stale = course, length, False
        self._past = {at: state for at, state in self._past.items() if at <= same}
        self._changed_elsewhere(unchanged=same)

    async def heard(self, length: int) -> None:
        """Another server has appended to this game."""
        async with self._lock:
            if length <= self.length:
                return
            id, store, since, course = self.record.id, self.house.store, self.length, self.course
            if not self._stale:
                entries, record = await self.house.load(lambda: (store.entries(id, since), store.find(id)))
                followed = record is not None and await self.house.replay(
                    lambda: course.follow(record, entries), len(entries)
                )
                if followed:
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
        """Let computer players go on, if it is for them to choose and anybody wants to know."""
        if self._thinking is None and self._to_go_on and self._wanted():
            self._thinking = asyncio.create_task(self._think())

    def _wanted(self) -> bool:
        """Games go on while somebody is there. For a person who has gone they go on a little, until they are asked."""
        if self.guests:
            return True
        return self._absent > 0 and any([seat.kind == "person" for seat in self.seats])

    def _go_on_for_guests(self) -> None:
        if self.guests:
            self.go_on()

    @property
    def _to_go_on(self) -> bool:
        """Whether a computer player is asked; while what is stored is not known, that has to be looked up first."""
        return self._stale or self.course.thinking is not None

    async def _think(self) -> None:
        """Stretch by stretch; each is stored and shown before the next begins."""
        try:
            while self._to_go_on and self._wanted():
                try:
                    if not await self._think_a_while():
                        return
                except Refused as refused:
                    if refused.code == "stale":  # another server was first, and this room knows it by now
                        continue
                    if refused.code in ("internal", "too-hard") or not self.guests:
                        return
                    await asyncio.sleep(TRY_AGAIN_SECONDS)
        finally:
            self._thinking = None

    # Questions for show

    def _keep_face(self) -> None:
        """Begin to answer for a person who is asked for show, while they are there: an absent one could not answer."""
        seat = self.course.shown
        if self._face is None and seat is not None and self.course.thinking is None and seat in self.connected:
            self._face = asyncio.create_task(self._answer_for(seat, self.picture.question))

    async def _answer_for(self, seat: Seat, question: str) -> None:
        """The only answer, after a while."""
        try:
            await asyncio.sleep(face.of_person(self.house.settings.face_seconds))
            async with self._lock:
                self._face = None  # the next question may be for show, too
                await self._refresh()
                if self.course.shown != seat or self.course.question != question or seat not in self.connected:
                    self._keep_face()
                    return
                with self._by_the_rules():
                    entries = [self.course.choose(0, FORCED)]
                if self.course.quick:
                    entries += await self._quick(self.house.hands)
                await self._store(entries)
                self._publish()
            self.go_on()
        except Refused as refused:
            if refused.code != "internal":
                asyncio.get_running_loop().call_later(TRY_AGAIN_SECONDS, self._keep_face)
        finally:
            if self._face is asyncio.current_task():
                self._face = None

    async def _think_a_while(self) -> bool:
        """One stretch; False if there is nothing to think about, or the game has become too long.

        Nobody is kept waiting meanwhile. Should the game have changed by the time that thoughts come back, as when the
        host gave the seat to somebody else, they are forgotten.
        """
        async with self._lock:
            await self._refresh()
            course = self.course
            if course.thinking is None or len(course.chosen) >= self.house.settings.longest_game:
                return False
            if course.quick:
                started = monotonic()
                entries = await self._quick(self.house.spare_hands)
                await self._store(entries)
                self._spend(monotonic() - started)
                self._publish()
                return True
            game = game_of(course)
            held = face.of_computer(self.house.settings.computer_face_seconds) if course.keeps_face else 0.0
        shown_at = monotonic() + held
        while (seconds := self._allowance.wait()) > 0:
            await asyncio.sleep(min(seconds, ALLOWANCE_SECONDS))
            if not self._wanted():
                return False
        thoughts = await self.house.thinkers.think(game, self._wanted)
        if thoughts is None:
            return False
        self._allowance.use(thoughts.seconds)
        self._spend(thoughts.seconds)
        if (left := shown_at - monotonic()) > 0:
            await asyncio.sleep(left)
        async with self._lock:
            await self._refresh()
            if self.course is not course or course.thinking is None or game_of(course) != game:
                return True
            with self._by_the_rules():
                loop = asyncio.get_running_loop()
                entries = await loop.run_in_executor(self.house.hands, course.take_over, thoughts.choices)
            await self._store(entries)
            self._publish()
        return True

    def _spend(self, seconds: float) -> None:
        if not self.guests:
            self._absent -= seconds

    async def close(self) -> None:
        """Finish what has begun, but think no further."""
        await asyncio.gather(*self._changes, return_exceptions=True)
        for task in (self._thinking, self._face):
            if task is not None:
                task.cancel()
                await asyncio.gather(task, return_exceptions=True)

    # Readers

    def _publish(self, unchanged: int | None = None) -> None:
        """Show what is stored; after taking back, the log of the first `unchanged` choices is still what it was."""
        self.picture = self.course.picture()
        self._cores.clear()
        self._tables.clear()
        if unchanged is not None:
            lines = self.picture.log.told(unchanged + 1)
            for guest in self.guests:
                guest.forget_log(lines)
        for guest in self.guests:
            guest.look_again()
        self._keep_face()

    def core(self, reader: Reader) -> Core:
        """The table for these eyes in the language spoken now; made once for all who look so."""
        key = (reader, language())
        if key not in self._cores:
            self._cores[key] = compose.core(self.picture, reader)
        return self._cores[key]

    async def look_closely(self, reader: Reader) -> None:
        """Compose the table for new eyes, which see everything for the first time, where that holds up nobody."""
        key, picture = (reader, language()), self.picture
        if key not in self._cores:
            core = await self.house.compose(partial(compose.core, picture, reader))
            if picture is self.picture:
                self._cores[key] = core

    async def table(self, reader: Reader, first: int, end: int, at_once: bool) -> str:
        """The table for these eyes in the language spoken now, with those lines of the log, as it is told.

        Made once for all who look so; at once, or when it is its turn among what people ask for.
        """
        key = (reader, language(), first, end)
        told = self._tables.get(key)
        if told is None:
            make = partial(compose.told, self.picture, reader, first, end, self.core(reader))
            if at_once:
                told = asyncio.get_running_loop().create_future()
                told.set_result(make())
            else:
                told = asyncio.ensure_future(self.house.compose(make))
            if len(self._tables) >= TABLES:
                self._tables.pop(next(iter(self._tables)))
            self._tables[key] = told
        try:
            return await asyncio.shield(told)  # others may wait for it, too
        except Exception:
            self._tables.pop(key, None)
            raise

    async def history(self, reader: Reader, moment: int) -> HistoryMessage:
        """The table as it was; what these eyes could not see then they do not see now."""
        picture, at = self.picture, self.at_moment(reader, moment)
        if at not in self._past:
            course = self.course
            try:
                state = (await self.house.replay(lambda: course.past(at))).state
            except LawboundError:  # taken back meanwhile
                raise Refused("no-such-moment", moment=moment) from None
            if self.picture.log is picture.log:  # nothing was taken back meanwhile
                if len(self._past) >= PAST_STATES:
                    self._past.pop(next(iter(self._past)))
                self._past[at] = state
        else:
            state = self._past[at]
        copy = state.copy()
        return await self.house.compose(lambda: compose.history_message(picture, copy, reader, moment, at + 1))

    async def look(self, reader: Reader, line: int) -> HistoryMessage:
        """The table as it was when that line of the log had just been written, as far as these eyes saw it happen."""
        picture, course = self.picture, self.course
        reached, reel = await self.projector.find(self.house, course, picture, line)
        if self.picture.log is not picture.log:  # some of it was taken back meanwhile
            raise Refused("no-such-line", line=line)
        moment = course.moment_of(reader, reached.choices)

        def seen() -> HistoryMessage:
            safe = reel.safe_at(reached) is not None
            return compose.look_message(picture, reel.at(reached, reader), reader, moment, line, safe)

        return await self.house.compose(seen)

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
        self._absent = settings.absent_seconds
        self.house.metrics.connections.inc()
        self.tell_seats(but=guest)
        self.go_on()
        self._keep_face()

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
        message: SeatsMessage = {"type": "seats", "seats": compose.seat_statuses(self.seats, self.connected)}
        if self.course.petition is not None:
            message["petition"] = self.course.petition.status(self.seats)
        return message

    @property
    def connected(self) -> set[Seat | None]:
        return {guest.link.seat for guest in self.guests}

    def tell_seats(self, but: Guest | None = None) -> None:
        """Spectators come and go without a word: nobody sees a difference."""
        message = self.seats_message()
        if message == self._told_seats:
            return
        self._told_seats = message
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


def alike(mine: Sequence[Chosen], theirs: Sequence[Chosen]) -> int:
    """How many choices both games have in common."""
    pairs = zip(mine, theirs, strict=False)
    return next((n for n, (one, other) in enumerate(pairs) if one.option != other.option), min(len(mine), len(theirs)))
