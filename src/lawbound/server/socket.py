"""The conversation over a WebSocket: `hello`, then whatever the reader asks for and whatever happens.

Reading pays for asking: the next message of a connection is looked at when the answer to the one before was taken. So
at most one answer waits for each connection. Who is there and what lies on the table is composed when its turn comes:
whoever reads slowly gets fewer and newer tables, and holds up nobody. Whoever reads nothing is cut off.
"""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from contextlib import suppress
from time import perf_counter
from typing import Any, Final

from pydantic import TypeAdapter, ValidationError
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from lawbound.present.speech import speaking
from lawbound.server import compose
from lawbound.server.ahead import ahead_message
from lawbound.server.compose import Core
from lawbound.server.course import Reader
from lawbound.server.door import VISITOR, Visitor
from lawbound.server.foresight import foreseen_message
from lawbound.server.hall import Hall, link_of, reader_of
from lawbound.server.messages import VERSION, ClientMessage, Hello
from lawbound.server.problems import Refused
from lawbound.server.room import Room
from lawbound.server.security import Bucket, known_host, same_origin, unknown_host, wanted_language
from lawbound.server.store import LinkRecord

log = logging.getLogger(__name__)

MESSAGES: Final[TypeAdapter[Any]] = TypeAdapter(ClientMessage)
POLICY_CLOSE: Final = 1008
TOO_BIG_CLOSE: Final = 1009
NORMAL_CLOSE: Final = 1000
GONE: Final = (WebSocketDisconnect, RuntimeError)
"""What sending to somebody who has gone raises."""


async def converse(socket: WebSocket, hall: Hall, game: str) -> None:
    """The whole life of one connection."""
    language = wanted_language(None, socket.headers.get("accept-language", ""))
    await socket.accept()
    try:
        if not known_host(socket.headers, hall.settings.names):
            raise unknown_host(socket.headers)
        if not same_origin(socket.headers):
            raise Refused("foreign-origin", closing=True)
        hello = await _hello(socket, hall)
        language = hello["lang"]
        await hall.can_speak(language)
        async with hall.room(game) as room:
            link = link_of(room.record, hello["token"])
            reader = reader_of(room, link, hello.get("seat"), "seat" in hello)
            await Connection(socket, room, link, reader, language).run()
    except Refused as refused:
        await _show_out(socket, hall, language, refused)
    except WebSocketDisconnect:
        pass
    except Exception:
        log.exception("A conversation failed.")
        await _show_out(socket, hall, language, Refused("internal"))


async def turn_away(socket: WebSocket, hall: Hall) -> None:
    """Whoever comes where only pages of an older version knock is told to load the page again."""
    language = wanted_language(None, socket.headers.get("accept-language", ""))
    await socket.accept()
    await _show_out(socket, hall, language, Refused("wrong-version", version=VERSION))


async def _show_out(socket: WebSocket, hall: Hall, language: str, why: Refused) -> None:
    hall.metrics.errors.labels(why.code).inc()
    why.closing = True
    with speaking(language), suppress(*GONE):
        await socket.send_text(compose.encode(why.as_message()))
        await socket.close(POLICY_CLOSE)


async def _hello(socket: WebSocket, hall: Hall) -> Hello:
    """Who comes, in which language; nobody may stand in the door for ever."""
    try:
        async with asyncio.timeout(hall.settings.hello_seconds):
            text = await _text(socket)
    except TimeoutError:
        raise Refused("no-hello") from None
    message = understood(text, hall.settings.largest_message)
    if message["type"] != "hello":
        raise Refused("no-hello")
    if message["version"] != VERSION:
        raise Refused("wrong-version", version=VERSION)
    hello: Hello = message
    return hello


async def _text(socket: WebSocket) -> str:
    """The next message; bytes are taken for text."""
    message = await socket.receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(message.get("code", NORMAL_CLOSE))
    text: str | None = message.get("text")
    return text if text is not None else message["bytes"].decode("utf-8", "replace")


def understood(text: str, largest: int) -> Any:
    """A message of the protocol, or Refused."""
    if len(text) > largest:
        raise Refused("too-large", n=largest)
    try:
        return MESSAGES.validate_json(text)
    except ValidationError as error:
        first = error.errors(include_url=False, include_context=False, include_input=False)[0]
        where = ".".join([str(part) for part in first["loc"]])[:100]
        raise NotUnderstood(where, first["msg"], is_json=first["type"] != "json_invalid") from None


class NotUnderstood(Refused):
    """A message that is not of the protocol, or not even JSON."""

    def __init__(self, where: str, reason: str, is_json: bool) -> None:
        message = "server-bad-message" if where else "server-bad-message-whole"
        super().__init__("bad-message", message=message, where=where, reason=reason[:200])
        self.is_json = is_json


class Connection:
    """Somebody who has said hello."""

    def __init__(self, socket: WebSocket, room: Room, link: LinkRecord, reader: Reader, language: str) -> None:
        self.link = link
        self._socket = socket
        self._room = room
        self._reader = reader
        self._language = language
        self._visitor: Visitor | None = socket.scope.get(VISITOR)
        settings = room.house.settings
        self._bucket = Bucket(settings.messages_per_second, settings.messages_at_once)
        self._patience = settings.refusals_before_closing
        self._unsent: deque[object] = deque()  # answers
        self._something = asyncio.Event()
        self._nothing = asyncio.Event()  # is left to be sent of the answers
        self._seats = True
        self._look = True
        self._last: Core | None = None  # the table as it was sent last
        self._lines = 0  # of the log that were sent
        self._leaving: Refused | None = None
        self._too_slow = asyncio.Event()

    # What the room says

    def tell(self, message: object) -> None:
        self._unsent.append(message)
        self._nothing.clear()
        self._something.set()

    def look_around(self) -> None:
        self._seats = True
        self._something.set()

    def look_again(self) -> None:
        self._look = True
        self._something.set()

    def forget_log(self, lines: int) -> None:
        self._lines = min(self._lines, lines)

    def leave(self, why: Refused) -> None:
        self._leaving = why
        self._something.set()

    # The conversation

    async def run(self) -> None:
        """Speak and listen until one of both ends; whoever does not read what is said is not told why, either."""
        room = self._room
        room.enter(self)
        try:
            if self._visitor is not None:
                self._visitor.settle()
            self._welcome()
            tasks = [asyncio.create_task(each) for each in (self._speak(), self._listen(), self._wait_for_slowness())]
            try:
                await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
            finally:
                for task in tasks:
                    task.cancel()
                results = await asyncio.gather(*tasks, return_exceptions=True)
            for result in results:
                if isinstance(result, Exception) and not isinstance(result, GONE):
                    log.error("A connection of game %s failed.", room.record.id, exc_info=result)
        finally:
            room.exit(self)

    async def _wait_for_slowness(self) -> None:
        """Closing would wait until they have read what was sent before, and that is what they do not do."""
        await self._too_slow.wait()
        if self._visitor is None or self._visitor.end():
            self._room.house.metrics.errors.labels("too-slow").inc()

    def _welcome(self) -> None:
        """The first three messages; the log begins with its newest lines."""
        room = self._room
        with speaking(self._language):
            self.tell(compose.welcome_message(room.record, room.picture, self.link))
        self._start_afresh()

    def _start_afresh(self) -> None:
        """Send the whole table: somebody came, or sees with other eyes."""
        self._last = None
        self._lines = max(0, compose.lines(self._room.picture) - compose.NEWEST_LINES)
        self.look_again()

    async def _speak(self) -> None:
        """Send what there is to say: answers in their order, then who is there, then the table."""
        while True:
            await self._something.wait()
            self._something.clear()
            while self._unsent:
                await self._send(compose.encode(self._unsent.popleft()))
            self._nothing.set()
            if self._leaving is not None:
                await self._end(self._leaving)
                return
            if self._seats:
                self._seats = False
                await self._send(compose.encode(self._room.seats_message()))
            if self._look:
                self._look = False
                try:
                    text = await self._table()
                except Exception:
                    log.exception("The table of game %s could not be told.", self._room.record.id)
                    await self._end(Refused("internal", closing=True))
                    return
                if text is not None:
                    await self._send(text)

    async def _send(self, text: str) -> None:
        """Until they have taken most of it; whoever takes nothing for long is let go."""
        try:
            async with asyncio.timeout(self._room.house.settings.unread_seconds):
                await self._socket.send_text(text)
                if self._visitor is not None:
                    await self._visitor.has_read()
        except TimeoutError:
            self._too_slow.set()
            await asyncio.Event().wait()  # until the connection is ended

    async def _table(self) -> str | None:
        """The table, if it is not what was sent last; many lines of the log come in several messages.

        What just happened is told at once; for much to read, as after hello, people wait for one another.
        """
        room = self._room
        with speaking(self._language):
            if self._last is None:
                await room.look_closely(self._reader)
            reader, first = self._reader, self._lines
            core, lines = room.core(reader), compose.lines(room.picture)
            if core == self._last and lines == first:
                return None
            end = min(lines, first + compose.MOST_LINES)
            at_once = self._last is not None and end - first <= compose.NEWEST_LINES
            self._last, self._lines = core, end  # before anything is waited for: it may have to be told anew meanwhile
            if end < lines:
                self.look_again()
            return await room.table(reader, first, end, at_once)

    async def _end(self, why: Refused) -> None:
        self._room.house.metrics.errors.labels(why.code).inc()
        with speaking(self._language):
            await self._send(compose.encode(why.as_message()))
        if self._socket.client_state is WebSocketState.CONNECTED:
            await self._socket.close(TOO_BIG_CLOSE if why.code == "too-large" else POLICY_CLOSE)

    async def _listen(self) -> None:
        """Answer every message; whatever is wrong with one, the game and the connection go on."""
        while True:
            await self._nothing.wait()
            text = await _text(self._socket)
            if self._leaving is not None:
                continue
            try:
                if not self._bucket.take():
                    raise Refused("too-fast")
                message = understood(text, self._room.house.settings.largest_message)
                answer = await self._answered(message)
            except Refused as refused:
                if refused.code == "too-fast" or (isinstance(refused, NotUnderstood) and not refused.is_json):
                    self._patience -= 1
                    if self._patience <= 0:
                        refused.closing = True
                        self.leave(refused)
                        continue
                self._room.house.metrics.errors.labels(refused.code).inc()
                with speaking(self._language):
                    answer = refused.as_message()
            except Exception:
                log.exception("A message of game %s could not be answered.", self._room.record.id)
                self._room.house.metrics.errors.labels("internal").inc()
                with speaking(self._language):
                    answer = Refused("internal").as_message()
            if answer is not None:
                self.tell(answer)

    async def _answered(self, message: Any) -> Any:
        """The answer to a message, if it has one."""
        room, kind = self._room, message["type"]
        if kind == "choose":
            started = perf_counter()
            then, sweep = message.get("then", ()), message.get("sweep", False)
            await room.choose(self, message["question"], message["option"], then, sweep)
            room.house.metrics.choice_seconds.observe(perf_counter() - started)
            return None
        if kind == "undo":
            await room.undo(self)
            return None
        if kind == "take_back":
            await room.take_back(self, message["choices"])
            return None
        if kind == "consent":
            await room.consent(self, message["agree"])
            return None
        if kind == "hello":
            raise Refused("hello-again")
        if kind == "ping":
            return {"type": "pong"}
        if kind == "speak":
            if "seat" in message:
                self._reader = reader_of(room, self.link, message["seat"], chosen=True)
            self._language = message["lang"]
            self._start_afresh()
            return None
        picture, reader, read = room.picture, self._reader, room.house.compose
        with speaking(self._language):
            if kind == "why":
                return await read(lambda: compose.why_message(picture, reader))
            if kind == "ahead":
                table = room.course.table
                return await read(lambda: ahead_message(picture, table, reader))
            if kind == "foresee":
                table = room.course.table
                return await read(lambda: foreseen_message(picture, table, reader))
            if kind == "hint":
                return await read(lambda: compose.hint_message(picture, reader))
            if kind == "trace":
                return await read(lambda: compose.trace_message(picture, reader, message["line"]))
            if kind == "log":
                return await read(lambda: compose.earlier_log(picture, reader, message["before"]))
            if kind == "look":
                return await room.look(self._reader, message["line"])
            return await room.history(self._reader, message["moment"])
