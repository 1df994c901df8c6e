"""Computer players think while people play: nobody waits for them at another table."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from threading import Event
from typing import Any

import pytest
import uvicorn
from tests.server.playing import SOLO, Running, running, settle

from lawbound.cli import serve
from lawbound.cli.main import main
from lawbound.kernel import Ask
from lawbound.players import GreedyPlayer

BOTH_THINK = {"seats": [{"seat": seat, "player": "greedy"} for seat in ("marquise", "eyrie")]}


@pytest.fixture
def usual() -> Iterator[float]:
    """How long a thread keeps its turn otherwise."""
    found = sys.getswitchinterval()
    yield found
    sys.setswitchinterval(found)


def test_a_server_lets_its_threads_take_turns_often(
    tmp_path: Path, usual: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    while_serving: list[float] = []

    def run(server: uvicorn.Server, **_: Any) -> None:
        while_serving.append(sys.getswitchinterval())

    monkeypatch.setattr(uvicorn.Server, "run", run)
    monkeypatch.setattr(serve, "search_garbage_seldom", lambda: None)
    assert main(["serve", "--no-browser", "--port", "0", "--store", str(tmp_path / "games.db")]) == 0
    assert while_serving == [pytest.approx(usual / 10)]


def test_a_person_is_answered_while_others_think_for_long(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """However long a computer player thinks, only its own table waits for it."""
    with running(tmp_path) as server:
        thinks = Thinker(server, monkeypatch)
        ann = server.play(server.create(SOLO))
        for _ in range(5):
            assert ann.choose(0)["type"] == "ack"
        ann.say("ping")
        ann.until("pong")
        assert thinks.began and not thinks.ended
        thinks.go_on()
        settle(lambda: thinks.watching.table["moment"] > 0, thinks.watching)


class Thinker:
    """A table at which a computer player thinks until it is told to go on."""

    def __init__(self, server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
        self._begins, self._goes_on = Event(), Event()
        self.ended = False
        choose = GreedyPlayer.choose_index

        def think(player: GreedyPlayer, view: Any, ask: Ask) -> int:
            self._begins.set()
            assert self._goes_on.wait(20)
            self.ended = True
            return choose(player, view, ask)

        monkeypatch.setattr(GreedyPlayer, "choose_index", think)
        self.watching = server.play(server.create(BOTH_THINK), "spectator")
        assert self._begins.wait(20)

    @property
    def began(self) -> bool:
        return self._begins.is_set()

    def go_on(self) -> None:
        self._goes_on.set()
