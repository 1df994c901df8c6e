"""A real server in a thread, and somebody who plays on it, for the tests of the server."""

from __future__ import annotations

import json
import random
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from typing import Any

import httpx
import uvicorn
from pydantic import TypeAdapter
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from lawbound.cli.serve import listen, server_settings
from lawbound.server.app import create_app
from lawbound.server.messages import VERSION, ServerMessage
from lawbound.server.process import ServerProcess
from lawbound.server.settings import Settings
from lawbound.server.store import Store

Json = dict[str, Any]

SOLO: Json = {
    "game": "root",
    "seats": [
        {"seat": "marquise", "name": "Ann"},
        {"seat": "bot:eyrie"},
        {"seat": "bot:alliance"},
        {"seat": "bot:vagabond"},
    ],
    "seed": "solo",
}
PATIENCE = 20.0
AT_ONCE: Json = {"face_seconds": 0.0, "computer_face_seconds": 0.0, "figures_at_once": 1}
"""Settings of a server that keeps nobody waiting, and counts one by one."""
MESSAGES: TypeAdapter[Any] = TypeAdapter(ServerMessage)


class Running:
    """A server that runs."""

    def __init__(self, settings: Settings, store: Store | None = None) -> None:
        self.app = create_app(settings, store)
        self._socket = listen("127.0.0.1", 0)
        self.port: int = self._socket.getsockname()[1]
        self.address = f"http://127.0.0.1:{self.port}"
        self._server = uvicorn.Server(uvicorn.Config(self.app, **server_settings(self.app)))
        self._thread = threading.Thread(target=self._server.run, kwargs={"sockets": [self._socket]}, daemon=True)
        self.http = httpx.Client(base_url=self.address, timeout=PATIENCE)

    def start(self) -> Running:
        self._thread.start()
        until = time.monotonic() + PATIENCE
        while not self._server.started:
            assert self._thread.is_alive() and time.monotonic() < until
            time.sleep(0.01)
        return self

    def stop(self) -> None:
        self.http.close()
        self._server.should_exit = True
        self._thread.join(PATIENCE)
        assert not self._thread.is_alive()

    def create(self, wishes: Json) -> Json:
        answer = self.http.post("/api/2/games", json=wishes)
        assert answer.status_code == 201, answer.text
        created: Json = answer.json()
        return created

    def play(self, created: Json, role: str = "seat", seat: int | None = None, **hello: Any) -> Player:
        return Player(self, created["game"], token_of(created, role, seat), **hello)


@contextmanager
def running(tmp_path: Path, store: Store | None = None, **settings: Any) -> Iterator[Running]:
    wishes = AT_ONCE | settings
    server = Running(Settings(store=f"sqlite:///{tmp_path / 'games.db'}", **wishes), store).start()
    try:
        yield server
    finally:
        server.stop()


def token_of(created: Json, role: str = "seat", seat: int | None = None) -> str:
    found = [
        link["token"] for link in created["links"] if link["role"] == role and (seat is None or link["seat"] == seat)
    ]
    return str(found[0])


def checked(text: str) -> Json:
    """A message of the server, which is exactly what the protocol says."""
    message: Json = json.loads(text)
    assert json.loads(MESSAGES.dump_json(MESSAGES.validate_json(text))) == message
    return message


def bearer(token: str) -> dict[str, str]:
    return {"Authorization": f"Bearer {token}"}


class Player:
    """Somebody at a table: reads what comes, remembers the newest of each kind, and answers."""

    def __init__(
        self,
        server: Running | ServerProcess,
        game: str,
        token: str,
        lang: str = "en",
        greet: bool = True,
        **more: Any,
    ) -> None:
        address = f"ws://127.0.0.1:{server.port}/api/2/games/{game}/ws"
        self._open = ExitStack()
        # Without a bound on what was not read yet: at that it stops reading, and never hears that it may close.
        joined = connect(address, max_size=None, max_queue=None, open_timeout=PATIENCE)
        self.socket: ClientConnection = self._open.enter_context(joined)
        self.said: list[str] = []  # by the server, to the letter
        self.heard: list[Json] = []
        self.table: Json = {}
        self.log: list[Json] = []
        if greet:
            self.say("hello", version=VERSION, token=token, lang=lang, **more)
            self.until("table")

    def say(self, kind: str, **fields: Any) -> None:
        self.socket.send(json.dumps({"type": kind, **fields}))

    def read(self, timeout: float = PATIENCE) -> Json:
        text = self.socket.recv(timeout)
        assert isinstance(text, str)
        self.said.append(text)
        message = checked(text)
        self.heard.append(message)
        if message["type"] == "table":
            self.table = message
            self.log = [*self.log[: max(0, message["log_start"] - self.first_line)], *message["log"]]
        return message

    @property
    def first_line(self) -> int:
        return int(self.log[0]["line"]) if self.log else 0

    def until(self, *kinds: str, **fields: Any) -> Json:
        """The next message of one of these kinds, with these fields."""
        while True:
            message = self.read()
            if message["type"] in kinds and all(message.get(key) == value for key, value in fields.items()):
                return message

    def asked(self) -> Json:
        """The question that waits for this player."""
        while self.table["question"] is None and self.table["outcome"] is None:
            self.read()
        question: Json = self.table["question"]
        return question

    def choose(self, option: int, question: str | None = None) -> Json:
        """Choose; the answer: an ack or an error. After an ack the next table has been read."""
        asked = question or self.table["question"]["id"]
        self.say("choose", question=asked, option=option)
        answer = self.until("ack", "error")
        if answer["type"] == "ack":
            self.until("table")
        return answer

    def play(self, luck: random.Random, most: int, until: Callable[[Json], bool] = lambda table: False) -> int:
        """Choose at random, up to that many times; how often."""
        for n in range(most):
            if until(self.table) or self.table["outcome"] is not None:
                return n
            question = self.asked()
            if question is None:
                return n
            assert self.choose(luck.randrange(len(question["choices"])))["type"] == "ack"
        return most

    def gone(self) -> Json:
        """The last message before the connection ended."""
        try:
            while True:
                self.read()
        except ConnectionClosed:
            return self.heard[-1]

    def close(self) -> None:
        self._open.close()


def settle(done: Callable[[], bool], *players: Player) -> None:
    """Let them read until it is so."""
    until = time.monotonic() + PATIENCE
    while not done():
        assert time.monotonic() < until
        for player in players:
            with suppress(TimeoutError):
                player.read(0.01)
