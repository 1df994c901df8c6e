"""How long the event loop is held up, counted: lines of Python that one callback of the loop carries out.

A clock would measure the machine, too. Lines are the same on every machine and under every load; what runs in a thread
or in another process is not counted, and that is the point.
"""

from __future__ import annotations

import asyncio
import json
import sys
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from types import FrameType
from typing import Any

from fastapi import FastAPI

from lawbound.server.messages import VERSION

Json = dict[str, Any]

CALLBACK = asyncio.Handle._run.__code__


class Steps:
    """While this counts: the most lines of one callback, and where it was when it had come so far."""

    def __init__(self) -> None:
        self.most = 0
        self._now = 0

    def __call__(self, frame: FrameType, event: str, arg: object) -> Any:
        if event == "call" and frame.f_code is CALLBACK:
            self._now = 0
        elif event == "line":
            self._now += 1
            if self._now > self.most:
                self.most = self._now
        return self

    @contextmanager
    def counted(self) -> Iterator[None]:
        self.most = self._now = 0
        before = sys.gettrace()
        sys.settrace(self)
        try:
            yield
        finally:
            sys.settrace(before)


class Visitor:
    """Somebody who asks the application itself, in the same event loop: no network, and nothing else counts."""

    def __init__(self, app: FastAPI) -> None:
        self.app = app

    def _scope(self, kind: str, path: str, headers: dict[str, str]) -> Json:
        path, _, query = path.partition("?")
        return {
            "type": kind,
            "asgi": {"version": "3.0"},
            "http_version": "1.1",
            "method": "GET",
            "scheme": "http",
            "path": path,
            "raw_path": path.encode(),
            "query_string": query.encode(),
            "root_path": "",
            "headers": [(b"host", b"127.0.0.1"), *[(k.encode(), v.encode()) for k, v in headers.items()]],
            "client": ("127.0.0.1", 1),
            "server": ("127.0.0.1", 80),
            "subprotocols": [],
        }

    async def ask(self, method: str, path: str, token: str = "", body: object = None) -> tuple[int, bytes]:
        """The status and the body of an answer."""
        headers = {"authorization": f"Bearer {token}"} if token else {}
        sent = b"" if body is None else body if isinstance(body, bytes) else json.dumps(body).encode()
        headers["content-type"] = "text/plain" if isinstance(body, bytes) else "application/json"
        scope = self._scope("http", path, headers) | {"method": method}
        asked: asyncio.Queue[Json] = asyncio.Queue()
        asked.put_nowait({"type": "http.request", "body": sent, "more_body": False})
        status, answer = 0, bytearray()

        async def tell(message: Json) -> None:
            nonlocal status
            status = message.get("status", status)
            answer.extend(message.get("body", b""))

        await self.app(scope, asked.get, tell)  # type: ignore[arg-type]
        return status, bytes(answer)

    @asynccontextmanager
    async def at(self, game: str, token: str, **hello: Any) -> AsyncIterator[Talk]:
        talk = Talk()
        scope = self._scope("websocket", f"/api/2/games/{game}/ws", {})
        task = asyncio.create_task(self.app(scope, talk.said.get, talk.hear))  # type: ignore[arg-type]
        talk.said.put_nowait({"type": "websocket.connect"})
        talk.say("hello", version=VERSION, token=token, lang="en", **hello)
        try:
            talk.table = await talk.until("table")
            yield talk
        finally:
            talk.said.put_nowait({"type": "websocket.disconnect", "code": 1000})
            await task


class Talk:
    """A conversation over a WebSocket, without the socket."""

    def __init__(self) -> None:
        self.said: asyncio.Queue[Json] = asyncio.Queue()
        self.heard: asyncio.Queue[str] = asyncio.Queue()
        self.table: Json = {}

    async def hear(self, message: Json) -> None:
        if message["type"] == "websocket.send":
            self.heard.put_nowait(message["text"])

    def say(self, kind: str, **fields: Any) -> None:
        self.said.put_nowait({"type": "websocket.receive", "text": json.dumps({"type": kind, **fields})})

    async def until(self, *kinds: str) -> Json:
        while True:
            text = await self.heard.get()
            message: Json = json.loads(text)
            if message["type"] == "error" and "error" not in kinds:
                raise AssertionError(text)
            if message["type"] in kinds:
                return message

    async def ask(self, kind: str, *kinds: str, **fields: Any) -> Json:
        self.say(kind, **fields)
        return await self.until(*(kinds or (kind,)))
