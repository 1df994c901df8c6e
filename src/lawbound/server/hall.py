"""The hall: all games of this server. A room is opened when somebody comes to it, and closed when it has been empty."""

from __future__ import annotations

import asyncio
import hmac
import logging
import re
from collections.abc import AsyncIterator, Callable, Coroutine, Sequence
from contextlib import asynccontextmanager, suppress
from dataclasses import replace
from functools import partial
from math import inf
from time import monotonic
from typing import Final

from lawbound import games
from lawbound.kernel import LawboundError, Seat
from lawbound.kit import Kit
from lawbound.locales import LANGUAGES
from lawbound.present.speech import say, speaking
from lawbound.server import checking, compose, founding
from lawbound.server.course import Reader
from lawbound.server.house import House, store_refusal
from lawbound.server.loading import load_course
from lawbound.server.messages import Audit, CreatedGame, GameInfo, NewGame, ReplaceSeat
from lawbound.server.metrics import Metrics
from lawbound.server.problems import Refused
from lawbound.server.room import Room
from lawbound.server.settings import Settings
from lawbound.server.store import Entry, GameRecord, LinkRecord, SeatRecord, Store, StoreError

log = logging.getLogger(__name__)

GAME: Final = re.compile(r"[A-Za-z0-9_-]{1,40}")
SWEEP_SECONDS: Final = 15.0
READY_SECONDS: Final = 1.0


class Hall:
    """Rooms by the id of their game."""

    def __init__(self, settings: Settings, store: Store, metrics: Metrics) -> None:
        self.settings = settings
        self.metrics = metrics
        self.house = House(settings, store, metrics)
        self.rooms: dict[str, Room] = {}
        self._opening: dict[str, asyncio.Task[Room]] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._stop_listening: Callable[[], None] = lambda: None
        self._tried = asyncio.Lock()  # to write
        self._tried_at = -inf
        self._not_ready: Refused | None = None
        self._learned: dict[str, asyncio.Future[None]] = {}  # the languages whose messages are read, or will be

    # Opening and closing

    async def open(self) -> None:
        """Begin to listen to other servers, and to sweep."""
        loop = asyncio.get_running_loop()

        def heard(game: str, length: int) -> None:
            with suppress(RuntimeError):  # the server is closing
                loop.call_soon_threadsafe(self._heard, game, length)

        self._stop_listening = await self.house.load(lambda: self.house.store.listen(heard))
        self._start(self._sweep_for_ever())
        met = await self.house.load(meet_games)
        self._learned = {language: loop.create_future() for language in LANGUAGES}
        self._start(self._learn(met))

    async def _learn(self, kits: Sequence[Kit]) -> None:
        for language, learned in self._learned.items():
            with suppress(Refused):  # the server is closing
                await self.house.load(partial(learn, language, kits))
            learned.set_result(None)

    async def can_speak(self, language: str) -> None:
        """Wait until the messages of that language are read; whoever spoke before would hold up everybody."""
        await asyncio.shield(self._learned[language])

    async def close(self) -> None:
        """Store what waits to be stored, and let everything go; nobody waits for what takes long."""
        self.house.closing.set()
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for room in list(self.rooms.values()):
            await room.close()
        await self.house.load(self._stop_listening, self.house.pulse)
        await self.house.close()

    def _start(self, work: Coroutine[None, None, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    @asynccontextmanager
    async def room(self, game: str) -> AsyncIterator[Room]:
        """The room of that game, which stays open as long as this is used. Refused if there is no such game."""
        room = self.rooms.get(game)
        if room is None:
            opened = await self._open_room(game)
            room = self.rooms.setdefault(game, opened)  # it may have been swept since
        room.users += 1
        try:
            yield room
        finally:
            room.users -= 1
            room.last_used = monotonic()

    async def _open_room(self, game: str) -> Room:
        """Load it; those who come meanwhile wait for the same."""
        opening = self._opening.get(game)
        if opening is None:
            opening = asyncio.create_task(self._load(game))
            self._opening[game] = opening
            opening.add_done_callback(lambda _: self._opening.pop(game, None))
        return await asyncio.shield(opening)

    async def _load(self, game: str) -> Room:
        if not GAME.fullmatch(game):
            raise Refused("no-such-game")
        course, length = await load_course(self.house, game)
        self.sweep()
        room = self.rooms.setdefault(game, Room(self.house, course, length))
        self.metrics.rooms.set(len(self.rooms))
        return room

    def sweep(self) -> None:
        """Close rooms that have been empty for long; and the longest empty ones if there are too many."""
        old = monotonic() - 60 * self.settings.idle_minutes
        empty = sorted([room for room in self.rooms.values() if not room.busy], key=lambda room: room.last_used)
        too_many = len(self.rooms) - self.settings.rooms
        for n, room in enumerate(empty):
            if n < too_many or room.last_used < old:
                del self.rooms[room.record.id]
        self.metrics.rooms.set(len(self.rooms))

    async def _sweep_for_ever(self) -> None:
        while True:
            await asyncio.sleep(SWEEP_SECONDS)
            self.sweep()

    def _heard(self, game: str, length: int) -> None:
        room = self.rooms.get(game)
        if game in self._opening or (room is not None and length > room.length):
            self._start(self._follow(game, length))

    async def _follow(self, game: str, length: int) -> None:
        try:
            room = self.rooms.get(game) or await self._open_room(game)
            await room.heard(length)
        except Refused as refused:
            log.warning("Game %s could not follow another server: %s", game, refused.code)

    # Games

    async def create(self, wishes: NewGame) -> CreatedGame:
        return await self._keep(await self.house.load(lambda: founding.of_wishes(wishes)))

    async def practise(self, room: Room, reader: Reader, moment: int) -> CreatedGame:
        """A new game from that moment, as that reader saw it; from the end, with the last choice still to make."""
        at, course = room.at_moment(reader, moment), room.course

        def begin() -> GameRecord:
            try:
                past = course.past(at)
            except LawboundError:  # taken back meanwhile
                raise Refused("no-such-moment", moment=moment) from None
            if past.pending is None and at:
                past = course.past(at - 1)
            return founding.of_state(course.record, past.safe_state, reader)

        return await self._keep(await self.house.replay(begin))

    async def practise_line(self, room: Room, reader: Reader, line: int) -> CreatedGame:
        """A new game that begins when that line of the log has just been written; refused within an action."""
        record = room.record
        reached, reel = await room.projector.find(self.house, room.course, room.picture, line)

        def begin() -> GameRecord:
            state = reel.safe_at(reached)
            if state is None:
                raise Refused("no-practice", message="server-no-practice-within")
            return founding.of_state(record, state, reader)

        return await self._keep(await self.house.replay(begin))

    async def replay(self, journal: bytes, of: str = "") -> CreatedGame:
        """A journal that somebody brought, whoever that is: it is played in a process that can be ended."""
        brought = await self.house.workers.run(founding.of_journal, journal, self.settings.longest_game, of=of)
        record, choices, takebacks = brought
        entries = await self.house.load(lambda: founding.entries_of(choices, takebacks))
        return await self._keep(record, entries)

    async def _keep(self, record: GameRecord, entries: list[Entry] | None = None) -> CreatedGame:
        try:
            await self.house.writer.create(record, entries or ())
        except StoreError as error:
            raise store_refusal(error) from error
        self.metrics.created.labels(record.kind).inc()
        return founding.created(record)

    async def healthy(self) -> None:
        """Refused if the store cannot be read."""
        store = self.house.store
        await self.house.load(lambda: store.length(""), self.house.pulse)

    async def ready(self) -> None:
        """Refused if nothing can be stored: on a full disk games can still be looked at, but nobody can choose.

        Finding out costs a commit, so whoever asks often is told what was found out a moment ago.
        """
        async with self._tried:
            if monotonic() - self._tried_at >= READY_SECONDS:
                try:
                    await self.house.load(self.house.store.try_to_write)
                except Refused as refused:
                    self._not_ready = refused
                else:
                    self._not_ready = None
                self._tried_at = monotonic()
        if self._not_ready is not None:
            raise self._not_ready


def meet_games() -> list[Kit]:
    """Import all that games bring to a table: better before anybody is let in. What cannot be loaded stays out."""
    met: list[Kit] = []
    for name in games.names():
        try:
            kit = games.kit(name)
            _ = kit.game, kit.words, kit.stage, kit.form
        except Exception as error:  # whatever somebody else's module does
            log.warning("The game %s cannot be played: %s: %s", name, type(error).__name__, error)
        else:
            met.append(kit)
    return met


def learn(language: str, kits: Sequence[Kit]) -> None:
    """Reading the messages of all games takes a moment: better now than when the first guest waits."""
    with speaking(language):
        say("server-stale")
        for kit in kits:
            kit.speech.say("server-stale")


# What a link opens


def link_of(record: GameRecord, token: str) -> LinkRecord:
    """The link with that token; all are compared, and each in the same time whatever is wrong about it."""
    given = token.encode("utf-8", "surrogatepass")
    found = [link for link in record.links if hmac.compare_digest(link.token.encode(), given)]
    if not found:
        raise Refused("not-invited", closing=True)
    return found[0]


def reader_of(room: Room, link: LinkRecord, wanted: Seat | None, chosen: bool) -> Reader:
    """Whose eyes: one's own; where everything may be seen, those that one likes."""
    if not chosen or not room.picture.open:
        return link.seat
    if wanted is not None and not 0 <= wanted < len(room.seats):
        raise Refused("no-such-seat", seat=wanted)
    return wanted


async def game_info(room: Room, link: LinkRecord) -> GameInfo:
    """Who plays, and how the game stands for those eyes; the host sees the links too."""
    record, picture = room.record, room.picture
    stand = await room.house.compose(partial(compose.stand, picture, link.seat))
    host = link.role == "host"
    tokens = {each.seat: each.token for each in record.links if each.role == "seat"} if host else {}
    spectators = [each.token for each in record.links if each.role == "spectator"]
    connected = room.connected
    return {
        "kit": record.game,
        "game": record.id,
        "role": link.role,  # type: ignore[typeddict-item]
        "practice": record.kind == "practice",
        "replay": record.kind == "replay",
        "over": picture.ending is not None,
        "title": picture.kit.words.title(compose.eyes(picture, None)),
        "commitment": record.commitment,
        "named_seed": record.named_seed,
        "created": record.created.isoformat(timespec="seconds"),
        "seats": [
            {
                "seat": at,
                "side": picture.kit.stage.side(picture.state, at),
                "kind": seat.kind,  # type: ignore[typeddict-item]
                "name": seat.name if seat.kind == "person" else None,
                "player": seat.player,
                "connected": at in connected,
                "token": tokens.get(at),
                "title": stand.names[at],
                "points": stand.points[at],
            }
            for at, seat in enumerate(room.seats)
        ],
        "spectator": spectators[0] if host and spectators else None,
        "seat": link.seat,
        "origin": record.origin,
        "turn": stand.turn,
        "text": stand.text,
        "waiting": stand.waiting,
        "winners": [] if picture.ending is None else list(picture.ending.winners),
    }


async def replace_seat(room: Room, link: LinkRecord, seat: Seat, wish: ReplaceSeat) -> GameInfo:
    """The host hands a seat to a computer player or to another person; whoever had it before takes it back.

    A computer player keeps it for the person who sat there: their link still opens the game, and is all they need. A
    new link for another person ends the old one.
    """
    if link.role == "seat" and link.seat == seat and wish["player"] is None and room.seats[seat].kind == "computer":
        await room.hand_over(seat, SeatRecord("person", None, room.seats[seat].name))
        return await game_info(room, link)
    if link.role != "host":
        raise Refused("not-host")
    if not 0 <= seat < len(room.seats):
        raise Refused("no-such-seat", seat=seat)
    if room.seats[seat].kind == "bot":
        raise Refused("bot-seat")
    to = founding.seat_for(wish["player"], wish.get("name"))
    if to.kind == "computer":
        await room.hand_over(seat, replace(to, name=room.seats[seat].name))
    else:
        await room.hand_over(seat, to, founding.new_link("seat", seat))
    return await game_info(room, link)


async def journal_text(room: Room, asking: str = "") -> str:
    """The whole game, seed and all, once there is nothing left to hide; `asking` is the address that wants it."""
    return await room.house.workers.run(checking.journal_text, _finished(room), of=asking)


async def audit_of(room: Room, asking: str = "") -> Audit:
    """Played again where it holds up nobody; what was found is remembered as long as the room is open."""
    finished = _finished(room)
    if room.checked is None:
        published = room.record.commitment or None
        found = await room.house.workers.run(checking.audit_of, finished, published, of=asking)
        room.checked = checking.report(found)
    back = sum([each.choices for each in room.course.table.journal.takebacks])
    return compose.audit_message(room.checked, len(room.course.chosen), room.record.commitment, back)


def _finished(room: Room) -> checking.Finished:
    if not room.picture.open:
        raise Refused("not-over")
    table = room.course.table
    return checking.Finished.of(table.journal, table.result if table.over else None)
