"""A hundred spectators who ask and never read, against a server in a process of its own."""

from __future__ import annotations

import json
import random
import select
import socket
import sys
import threading
import time
from base64 import b64encode
from collections.abc import Iterator
from contextlib import ExitStack, closing, suppress
from pathlib import Path

import httpx
import pytest
from tests.server.playing import PATIENCE, SOLO, Json, Player, token_of
from tests.server.serving import Serving, wait_for_figure

from lawbound.bench_server.serving import process_use
from lawbound.server.messages import VERSION

SERVE = """
import sys, uvicorn
from lawbound.cli.serve import listen, server_settings
from lawbound.server.app import create_app
from lawbound.server.settings import Settings
app = create_app(Settings(store=sys.argv[1], unread_seconds=4))
listening = listen("127.0.0.1", 0)
print(f"http://127.0.0.1:{listening.getsockname()[1]}", flush=True)
uvicorn.Server(uvicorn.Config(app, **server_settings(app))).run(sockets=[listening])
"""
DEAF = 98
ASKED = 400  # times, by each
MEGABYTES = 2**20
GROWTH = 60  # megabytes
LONGEST = 20.0  # seconds for /metrics and /healthz, on however busy a machine


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Serving]:
    with Serving([sys.executable, "-c", SERVE, str(tmp_path / "games.db")]) as found:
        yield found


def text_frame(message: Json) -> bytes:
    data = json.dumps(message).encode()
    assert len(data) < 126
    return bytes([0x81, 0x80 | len(data)]) + bytes(4) + data


class Deaf:
    """A spectator who takes nothing of what is said."""

    def __init__(self, port: int, game: str, token: str) -> None:
        self.socket = socket.socket()
        self.socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        self.socket.connect(("127.0.0.1", port))
        head = (
            f"GET /api/2/games/{game}/ws HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        )
        key = f"Sec-WebSocket-Key: {b64encode(bytes(16)).decode()}\r\nSec-WebSocket-Version: 13\r\n\r\n"
        hello = text_frame({"type": "hello", "version": VERSION, "token": token, "lang": "en"})
        self.socket.sendall((head + key).encode())
        assert self.socket.recv(12) == b"HTTP/1.1 101"
        self.socket.sendall(hello)
        self.socket.setblocking(False)
        self._words = ASKED * text_frame({"type": "log", "before": 100_000})

    def ask(self) -> None:
        """As much as the server takes."""
        with suppress(BlockingIOError, ConnectionError):
            while self._words:
                self._words = self._words[self.socket.send(self._words) :]

    def cut_off(self) -> bool:
        """Whether the server has ended the connection for good: that can be seen without reading a byte."""
        poll = select.poll()
        poll.register(self.socket, select.POLLERR | select.POLLHUP)
        return bool(poll.poll(0))

    def close(self) -> None:
        self.socket.close()


class Watch(threading.Thread):
    """Asks how the server is, again and again, and remembers how long that took."""

    def __init__(self, address: str) -> None:
        super().__init__(daemon=True)
        self.longest = 0.0
        self.asked = 0
        self.done = threading.Event()
        self._http = httpx.Client(base_url=address, timeout=10 * PATIENCE)

    def run(self) -> None:
        while not self.done.wait(0.1):
            for path in ("/metrics", "/healthz"):
                started = time.perf_counter()
                assert self._http.get(path).status_code == 200
                self.longest = max(self.longest, time.perf_counter() - started)
                self.asked += 1
        self._http.close()


def test_spectators_who_do_not_read_cost_little_and_are_cut_off(server: Serving) -> None:
    created = server.create(SOLO)
    with closing(Player(server, created["game"], token_of(created))) as ann, ExitStack() as stack:
        ann.play(random.Random(5), 45)
        before = process_use(server.pid)[1]
        watch = Watch(server.address)
        watch.start()
        token = token_of(created, "spectator")
        deaf = [stack.enter_context(closing(Deaf(server.port, created["game"], token))) for _ in range(DEAF)]
        most = before
        until = time.monotonic() + 20 * PATIENCE
        while not all([each.cut_off() for each in deaf]):
            assert time.monotonic() < until, sum([each.cut_off() for each in deaf])
            for each in deaf:
                each.ask()
            most = max(most, process_use(server.pid)[1])
            time.sleep(0.05)
        watch.done.set()
        watch.join(PATIENCE)
        assert (most - before) / MEGABYTES < GROWTH
        assert watch.asked and watch.longest < LONGEST
        wait_for_figure(server.http, f'lawbound_errors_total{{code="too-slow"}} {DEAF:.1f}')
        wait_for_figure(server.http, "lawbound_connections 1.0")
        ann.asked()
        assert ann.choose(0)["type"] == "ack"
