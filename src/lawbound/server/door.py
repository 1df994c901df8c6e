"""The door: connections before they are anybody's.

What a stranger can do without saying a word is bounded here, below HTTP: how many connections there are, of one
address and of all; how long a request may take to arrive; and how long somebody may leave unread what is sent to them.
Closing a connection politely waits until the other side has read everything, so whoever reads nothing is cut off.
"""

from __future__ import annotations

import asyncio
import ipaddress
import socket
import struct
import sys
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import partial
from time import monotonic
from typing import Any, Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.http11 import Request

from lawbound.server.metrics import Metrics
from lawbound.server.settings import Settings

SWEEPS: Final = 8
"""How often the door looks within the shortest of its patiences, but not more often than every 50 ms."""
UNREAD_BYTES: Final = 32 * 1024
"""So much waits for a reader before the server waits for them; one message may come on top."""
SYSTEM_BYTES: Final = 256 * 1024
"""So much the operating system holds for a reader. Left alone, it takes megabytes off the hands of the server."""
LINGER: Final = struct.pack("hh" if sys.platform == "win32" else "ii", 1, 0)
GOODBYE_SECONDS: Final = 5.0
"""How long a WebSocket that was closed waits for the other side to say so, too."""
PONGS: Final = 4 * UNREAD_BYTES
PIECES: Final = 1000
"""Of one message. What it may weigh is bounded too, but pieces may be empty."""
VISITOR: Final = "lawbound.visitor"
"""The key in a scope."""
KEEP_ALIVE: Final = 5
TOO_MANY: Final = "503 Service Unavailable", "There are too many connections at the moment. Try again later."
TOO_LATE: Final = "408 Request Timeout", "The request did not arrive in time."
TOO_LONG: Final = "431 Request Header Fields Too Large", "The request has too long a head."

Network = ipaddress.IPv4Network | ipaddress.IPv6Network


def household(address: str) -> str:
    """Whom to count together: an address; with IPv6 the 64 bits below which a household names itself as it likes.

    >>> household("192.0.2.7"), household("::ffff:192.0.2.7"), household("2001:db8::1:2:3:4"), household("unix")
    ('192.0.2.7', '192.0.2.7', '2001:db8::/64', 'unix')
    """
    try:
        found = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(found, ipaddress.IPv6Address):
        if found.ipv4_mapped is not None:
            return str(found.ipv4_mapped)
        return str(ipaddress.ip_network((found, 64), strict=False))
    return str(found)


def networks(written: Sequence[str]) -> list[Network]:
    """Addresses and networks; ValueError names the one that is neither."""
    return [ipaddress.ip_network(each, strict=False) for each in written]


class Visitor:
    """One connection, whatever is spoken over it."""

    __slots__ = ("_ended", "_read_at", "_room", "_unread", "due", "household", "transport")

    def __init__(self, transport: asyncio.Transport, household: str, due: float) -> None:
        self.transport = transport
        self.household = household
        self.due: float | None = due  # when they must have said what they want; None: it is not for them to speak
        self._room: asyncio.Event | None = None  # for more to be sent
        self._unread = 0
        self._read_at = monotonic()
        self._ended = False

    def upgraded(self, room: asyncio.Event, due: float) -> None:
        """They speak over a WebSocket from now on."""
        self._room = room
        self.due = due

    async def has_read(self) -> None:
        """Until they have taken what was sent, but for a little."""
        if self._room is not None:
            await self._room.wait()

    def settle(self) -> None:
        """They have said who they are, and may stay."""
        self.due = None

    def end(self) -> bool:
        """At once, whether they have read everything or not; False if that was done already.

        Without `LINGER` the system would go on offering them what it holds for them, for minutes.
        """
        first, self._ended = not self._ended, True
        _set(self.transport, socket.SO_LINGER, LINGER)
        self.transport.abort()
        return first

    def reads(self, now: float, patience: float) -> bool:
        """Whether they take what is sent to them. Something new is sent only if there is room, so less is progress."""
        unread = self.transport.get_write_buffer_size()
        if not unread or unread < self._unread:
            self._read_at = now
        self._unread = unread
        return now - self._read_at <= patience


class Door:
    """All connections of a server."""

    def __init__(self, settings: Settings, metrics: Metrics) -> None:
        self.settings = settings
        self.metrics = metrics
        self.visitors: dict[asyncio.Transport, Visitor] = {}  # in the order of their coming
        self._of: dict[str, dict[asyncio.Transport, Visitor]] = {}  # by household
        self._proxies = networks(settings.proxies)
        self._sweeping = False
        self.at_close: list[Callable[[], None]] = []
        """What is to happen as soon as the server is to end: before it waits for those who are still answered."""

    def close(self) -> None:
        """Nobody comes in any more, and whoever is here should go."""
        waiting, self.at_close = self.at_close, []
        for happens in waiting:
            happens()

    def enter(self, transport: asyncio.Transport, address: str) -> Visitor | None:
        """Let them in. If there is no room, whoever has said nothing for longest makes room; None if nobody can."""
        home = household(address)
        mine = self._of.get(home, {})
        if len(mine) >= self.settings.connections_per_address and not self._is_proxy(home):
            room = self._make_room(mine)
        else:
            room = len(self.visitors) < self.settings.connections or self._make_room(self.visitors)
        if not room:
            self.metrics.errors.labels("full").inc()
            return None
        _set(transport, socket.SO_SNDBUF, SYSTEM_BYTES)
        visitor = Visitor(transport, home, monotonic() + self.settings.head_seconds)
        self.visitors[transport] = self._of.setdefault(home, {})[transport] = visitor
        if not self._sweeping:
            self._sweeping = True
            self._sweep_later()
        return visitor

    def _is_proxy(self, home: str) -> bool:
        try:
            address = ipaddress.ip_network(home)
        except ValueError:
            return False
        return any([address.overlaps(each) for each in self._proxies if each.version == address.version])

    def _make_room(self, among: dict[asyncio.Transport, Visitor]) -> bool:
        silent = next((each for each in among.values() if each.due is not None), None)
        if silent is None:
            return False
        self.leave(silent.transport)
        silent.end()
        return True

    def leave(self, transport: asyncio.Transport) -> None:
        visitor = self.visitors.pop(transport, None)
        if visitor is None:
            return
        mine = self._of[visitor.household]
        del mine[transport]
        if not mine:
            del self._of[visitor.household]

    def _sweep_later(self) -> None:
        shortest = min(self.settings.head_seconds, self.settings.body_seconds, self.settings.unread_seconds)
        asyncio.get_running_loop().call_later(max(0.05, shortest / SWEEPS), self._sweep)

    def _sweep(self) -> None:
        now = monotonic()
        for visitor in list(self.visitors.values()):
            if not visitor.reads(now, self.settings.unread_seconds):
                if visitor.end():
                    self.metrics.errors.labels("too-slow").inc()
            elif visitor.due is not None and now > visitor.due:
                self._turn_out(visitor)
        self._sweeping = bool(self.visitors)
        if self._sweeping:
            self._sweep_later()

    def _turn_out(self, visitor: Visitor) -> None:
        """They should have spoken by now, unless it is the server that does not listen."""
        speaks = visitor.transport.get_protocol()
        if isinstance(speaks, HttpVisit) and speaks.flow.read_paused:
            visitor.due = monotonic() + self.settings.body_seconds
            return
        visitor.due = None
        if not visitor.transport.is_closing():
            self.metrics.errors.labels("too-late").inc()
        if isinstance(speaks, HttpVisit) and not speaks.answering:
            speaks.show_out(*TOO_LATE)
        else:
            visitor.end()

    def protocols(self) -> dict[str, Callable[..., asyncio.Protocol]]:
        """How uvicorn is to speak HTTP and WebSocket."""
        return {"http": partial(HttpVisit, self), "ws": partial(SocketVisit, self)}


def _set(transport: asyncio.Transport, option: int, value: int | bytes) -> None:
    """An option of the socket, if there is one and it is open."""
    found = transport.get_extra_info("socket")
    if found is not None:
        with suppress(OSError, ValueError):
            found.setsockopt(socket.SOL_SOCKET, option, value)


def _address(transport: asyncio.Transport) -> str:
    peer = transport.get_extra_info("peername")
    return str(peer[0]) if isinstance(peer, tuple) and peer else ""


class HttpVisit(HttpToolsProtocol):
    """HTTP, with an eye on how a request arrives."""

    def __init__(self, door: Door, **given: Any) -> None:
        super().__init__(**given)
        self._door = door
        self._visitor: Visitor | None = None
        self._in_head = True
        self._head = 0  # bytes

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._visitor = self._door.enter(transport, _address(transport))
        if self._visitor is None:
            self.show_out(*TOO_MANY)

    def connection_lost(self, exc: Exception | None) -> None:
        self._door.leave(self.transport)
        super().connection_lost(exc)

    @property
    def answering(self) -> bool:
        """Whether a request is being answered, so that nothing may be written in between."""
        return self.cycle is not None and not self.cycle.response_complete

    def show_out(self, status: str, why: str) -> None:
        if not self.transport.is_closing():
            head = f"HTTP/1.1 {status}\r\nContent-Type: text/plain; charset=utf-8\r\nContent-Length: {len(why)}"
            self.transport.write(f"{head}\r\nConnection: close\r\n\r\n{why}".encode())
            self.transport.close()

    def _wait(self, seconds: float | None) -> None:
        if self._visitor is not None:
            self._visitor.due = None if seconds is None else monotonic() + seconds

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if self._in_head and not self.transport.is_closing():
            self._head += len(data)
            if self._head > self._door.settings.largest_head:
                self.show_out(*TOO_LONG)

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._in_head, self._head = True, 0
        self._wait(self._door.settings.head_seconds)

    def on_headers_complete(self) -> None:
        self._in_head = False
        self._wait(self._door.settings.body_seconds)
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        super().on_message_complete()
        self._wait(None)

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if self._visitor is not None and self._visitor.due is None and not self.answering:
            self._wait(KEEP_ALIVE + 1)


class SocketVisit(WebSocketsSansIOProtocol):
    """The WebSocket that such a request may become; the conversation can end it for good."""

    def __init__(self, door: Door, **given: Any) -> None:
        super().__init__(**given)
        self._door = door

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self.transport.set_write_buffer_limits(high=UNREAD_BYTES)
        visitor = self._door.visitors.get(self.transport)
        if visitor is not None:  # a little more than the conversation gives them, which can say why
            visitor.upgraded(self.writable, monotonic() + 2 * self._door.settings.hello_seconds)

    def connection_lost(self, exc: Exception | None) -> None:
        self._door.leave(self.transport)
        super().connection_lost(exc)

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code == 101:
            self.scope[VISITOR] = self._door.visitors.get(self.transport)  # type: ignore[typeddict-unknown-key]

    async def send(self, message: Any) -> None:
        await super().send(message)
        if self.close_timer is not None:
            self.close_timer.cancel()
            self.close_timer = self.loop.call_later(GOODBYE_SECONDS, self._end)

    def _end(self) -> None:
        visitor = self._door.visitors.get(self.transport)
        if visitor is not None:
            visitor.end()

    def handle_ping(self) -> None:
        """Pings are answered below the conversation, so nobody there sees that the answers are not read."""
        if self.transport.is_closing():
            return
        super().handle_ping()
        if self.transport.get_write_buffer_size() > PONGS:
            self._end()

    def handle_cont(self, event: Frame) -> None:
        super().handle_cont(event)
        if len(self.frames) > PIECES:
            self._end()
