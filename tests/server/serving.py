"""`lawbound serve` in a process of its own, with an ear to what it prints and logs."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Any

import httpx
from tests.server.playing import PATIENCE, Json

from lawbound.server.process import ServerProcess


class Serving(ServerProcess):
    """A server that can be asked over HTTP, too."""

    def __init__(self, command: Sequence[str]) -> None:
        self.printed: list[str] = []
        super().__init__(command, self.printed.append)
        self.http = httpx.Client(base_url=self.address, timeout=PATIENCE)

    def said(self) -> str:
        """Everything so far."""
        return "".join(self.printed)

    def wait_for(self, words: str, times: int = 1) -> None:
        until = time.monotonic() + PATIENCE
        while self.said().count(words) < times:
            assert time.monotonic() < until, self.said()
            time.sleep(0.01)

    def create(self, wishes: Json) -> Json:
        answer = self.http.post("/api/2/games", json=wishes)
        assert answer.status_code == 201, answer.text
        created: Json = answer.json()
        return created

    def __exit__(self, *_: object) -> None:
        self.http.close()
        super().__exit__(*_)


def figures(http: httpx.Client) -> list[str]:
    """The lines of /metrics."""
    return http.get("/metrics").text.splitlines()


def wait_for_figure(http: httpx.Client, line: str) -> None:
    until = time.monotonic() + PATIENCE
    while line not in figures(http):
        assert time.monotonic() < until, line
        time.sleep(0.02)


def refused(answer: httpx.Response) -> tuple[int, str, Any]:
    """The status, code and sentence of a refusal."""
    problem = answer.json()
    return answer.status_code, problem["code"], problem["text"]
