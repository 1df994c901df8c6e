"""Strangers bring games that never end: the server answers everybody else, and ends when it is told to."""

from __future__ import annotations

import asyncio
import os
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import httpx
import pytest
from tests.server.patience import Patience
from tests.server.playing import Player, bearer, running, token_of
from tests.server.serving import Serving, refused
from tests.server.test_workers import until_dead

from lawbound.kernel import Journal
from lawbound.kernel.journal_text import write
from lawbound.server.course import Course
from lawbound.server.founding import of_wishes
from lawbound.server.hall import Hall
from lawbound.server.metrics import Metrics
from lawbound.server.problems import Refused
from lawbound.server.process import STOPPED_WITHIN, serve_command
from lawbound.server.settings import Settings
from lawbound.server.store import Store

ENDLESS = (
    "root seats=bot:marquise,bot:vagabond turn=marquise marquise.dominance=dominance-bird "
    "vagabond.dominance=dominance-fox options.bot_dominance_variant=on"
)


def endless_journal() -> str:
    """As a stranger writes it: without having played it."""
    return write(Journal("root", {"position": ENDLESS}, "x"))


@pytest.fixture
def serving(tmp_path: Path) -> Iterator[Serving]:
    with Serving(serve_command(str(tmp_path / "games.db"))) as server:
        yield server


def children(pid: int) -> list[int]:
    """The processes that it has started."""
    found = []
    for each in Path("/proc").iterdir():
        if each.name.isdigit():
            try:
                status = (each / "stat").read_text()
            except OSError:
                continue
            if int(status.rpartition(")")[2].split()[1]) == pid:
                found.append(int(each.name))
    return found


def test_games_that_never_end_are_taken_and_told_and_stop_nobody(serving: Serving) -> None:
    journal = endless_journal()

    def post(_: int) -> httpx.Response:
        return serving.http.post("/api/2/replays", content=journal, headers={"Content-Type": "text/plain"})

    with ThreadPoolExecutor(4) as strangers:
        posts = [strangers.submit(post, n) for n in range(4)]
        while not all([each.done() for each in posts]):
            assert serving.http.get("/healthz").json() == {"status": "ok"}
            time.sleep(0.02)  # nobody may ask without a pause
        created = [each.result().json() for each in posts]
    assert serving.http.get("/healthz").json() == {"status": "ok"}
    watching = Player(serving, created[0]["game"], token_of(created[0], "spectator"))
    outcome = watching.table["outcome"]
    assert outcome["winners"] == []
    assert outcome["text"].startswith("Nobody was asked anything any more, and nobody could win")
    audit = serving.http.get(
        f"/api/2/games/{created[0]['game']}/audit", headers=bearer(token_of(created[0], "spectator"))
    ).json()
    assert [check["ok"] for check in audit["checks"]] == [True] * len(audit["checks"])
    watching.close()
    begun = time.monotonic()
    serving.stop()
    assert time.monotonic() - begun < STOPPED_WITHIN, "it had to be killed"


def busy_with_a_thought(serving: Serving, patience: Patience) -> int:
    """A computer player thinks for ever, in that process."""
    seats = [{"seat": "marquise", "player": "patient"}, {"seat": "eyrie", "player": "patient"}]
    created = serving.create({"game": "root", "seats": seats})
    Player(serving, created["game"], token_of(created, "spectator"))
    process = patience.process()
    assert process in children(serving.pid)
    return process


def serving_patience(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Serving:
    """The server finds what is installed there."""
    installed = str(tmp_path / "installed")
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([installed, *filter(None, [os.environ.get("PYTHONPATH")])]))
    return Serving(serve_command(str(tmp_path / "games.db")))


@pytest.mark.parametrize("how", ["stop", "kill"])
def test_whoever_thinks_for_ever_ends_with_the_server(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, patience: Patience, how: str
) -> None:
    with serving_patience(tmp_path, monkeypatch) as server:
        process = busy_with_a_thought(server, patience)
        begun = time.monotonic()
        server.stop() if how == "stop" else server.kill()
        assert time.monotonic() - begun < STOPPED_WITHIN, "it had to be killed"
        until_dead(process)


def test_a_long_game_is_opened_no_further_when_the_server_closes(tmp_path: Path) -> None:
    """A thread cannot be ended, so what it does has to ask."""
    record = of_wishes({"game": "root", "seats": [{"seat": "marquise"}, {"seat": "eyrie"}], "seed": "long"})
    course = Course(record)
    entries = [course.choose(0) for _ in range(50)]
    asked = iter([True] * 10 + [False])
    with pytest.raises(Refused):
        Course(record, entries, lambda: next(asked))
    assert next(asked, None) is None
    store = Store.open(str(tmp_path / "games.db"))
    store.create(record, entries)

    async def story() -> None:
        hall = Hall(Settings(), store, Metrics())
        await hall.open()
        hall.house.closing.set()
        with pytest.raises(Refused):
            async with hall.room(record.id):
                pass
        await hall.close()

    asyncio.run(story())


def test_work_that_takes_too_long_is_refused_in_plain_words(tmp_path: Path) -> None:
    with running(tmp_path, work_seconds=0.01) as server:
        answer = server.http.post("/api/2/replays", content=endless_journal(), headers={"Content-Type": "text/plain"})
        assert refused(answer)[:2] == (422, "too-hard")
        assert server.http.get("/healthz").json() == {"status": "ok"}
