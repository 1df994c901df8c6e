"""A server whose database is full, locked or gone: it says so, the game is as it was, and afterwards all goes on."""

from __future__ import annotations

import os
import signal
import sqlite3
import subprocess
import sys
import time
from contextlib import closing
from pathlib import Path

import psycopg
import pytest
from tests.server.playing import PATIENCE, SOLO, Json, Player, bearer, settle, token_of
from tests.server.postgres import Postgres
from tests.server.serving import Serving, figures, refused
from tests.server.test_store_faults import check_file

from lawbound.present.speech import say
from lawbound.server.process import serve_command
from lawbound.server.store import Store

COMPUTER_FIRST: Json = {
    "game": "root",
    "seats": [{"seat": "marquise", "player": "random"}, {"seat": "eyrie", "name": "Bob"}],
    "settings": {"order": "given"},
}
STORE_ERRORS = 'lawbound_errors_total{code="store"}'
LIMIT = "No file may grow beyond"
LIMITED = f"""
import resource, signal, sys
from lawbound.cli.main import main

usual, most = resource.getrlimit(resource.RLIMIT_FSIZE)

def limit(size):
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, most))
    print("{LIMIT}", size, flush=True)

signal.signal(signal.SIGUSR1, lambda *_: limit(4096))
signal.signal(signal.SIGUSR2, lambda *_: limit(usual))
if sys.argv[1] == "full":
    limit(4096)
sys.exit(main(sys.argv[2:]))
"""


def limited(store: Path, disk: str = "roomy") -> list[str]:
    """`lawbound serve` on a disk that is full from one signal to the other: the system lets no file grow."""
    return [sys.executable, "-c", LIMITED, disk, *serve_command(str(store))[3:]]


class Limited(Serving):
    def fill_disk(self) -> None:
        os.kill(self.pid, signal.SIGUSR1)
        self.wait_for(LIMIT, times=1)

    def make_room(self) -> None:
        os.kill(self.pid, signal.SIGUSR2)
        self.wait_for(LIMIT, times=2)


def is_told(player: Player, sentence: str) -> None:
    """A choice is refused with that sentence, and nothing has changed."""
    before = player.table
    error = player.choose(0)
    assert error == {"type": "error", "code": "store", "text": say(sentence), "closing": False}
    assert sees_no_change(player) and player.table == before


def sees_no_change(player: Player) -> bool:
    """If a table comes before the answer to a ping, it is the same."""
    before = player.table
    player.say("ping")
    player.until("pong")
    return player.table == before


def errors_of(server: Serving) -> float:
    """How often the store failed somebody, as the server counts it."""
    return sum(float(line.split()[1]) for line in figures(server.http) if line.startswith(STORE_ERRORS))


def test_a_full_disk_is_said_and_the_game_goes_on_once_there_is_room(tmp_path: Path) -> None:
    store = tmp_path / "games.db"
    with Limited(limited(store)) as server:
        created, computers = server.create(SOLO), server.create(COMPUTER_FIRST)
        path, host = f"/api/2/games/{created['game']}", bearer(token_of(created, "host"))
        ann = Player(server, created["game"], token_of(created))
        looking = Player(server, created["game"], token_of(created, "spectator"))
        assert ann.choose(0)["type"] == "ack"
        settle(lambda: looking.table["moment"] == 1, looking)
        before = ann.table
        server.fill_disk()
        # Nothing can be changed, and everybody who tries is told why.
        for _ in range(2):
            is_told(ann, "store-full")
        ann.say("undo")
        assert ann.until("error")["text"] == say("store-full")
        full = (503, "store", say("store-full"))
        assert refused(server.http.post("/api/2/games", json=SOLO)) == full
        assert refused(server.http.put(f"{path}/seats/0", headers=host, json={"player": "random"})) == full
        assert errors_of(server) >= 5
        # All that only reads goes on, also in a game that was not in memory, whose computer player waits for room.
        assert server.http.get("/healthz").json() == {"status": "ok"}
        assert refused(server.http.get("/readyz")) == full
        assert server.http.get(path, headers=host).json()["seats"][0]["kind"] == "person"
        ann.say("history", moment=0)
        assert ann.until("history")["scene"] != ann.table["scene"]
        bob = Player(server, computers["game"], token_of(computers))
        assert bob.table["waiting"] == 0
        assert sees_no_change(ann) and sees_no_change(looking) and sees_no_change(bob)
        server.make_room()
        # The same choice that was refused.
        assert ann.table == before
        assert ann.choose(0)["type"] == "ack"
        settle(lambda: looking.table["scene"]["own"]["clearings"] == ann.table["scene"]["own"]["clearings"], looking)
        assert bob.asked() is not None
        assert bob.choose(0)["type"] == "ack"
        server.create(SOLO)
        until = time.monotonic() + PATIENCE
        while server.http.get("/readyz").status_code != 200:
            assert time.monotonic() < until
        for player in (ann, looking, bob):
            player.close()
        assert "Traceback" not in server.said()
    check_file(f"sqlite:///{store}")
    with Serving(serve_command(str(store))) as server:
        again = Player(server, created["game"], token_of(created))
        assert again.table["scene"] == ann.table["scene"]
        assert again.table["question"] == ann.table["question"]
        again.close()
    with closing(Store.open(str(store))) as kept:
        assert [entry.kind for entry in kept.entries(created["game"])] == ["choice", "choice"]


@pytest.mark.parametrize("exists", [True, False])
def test_a_server_that_starts_on_a_full_disk_says_so(tmp_path: Path, exists: bool) -> None:
    store = tmp_path / "games.db"
    if exists:
        Store.open(str(store)).close()
    done = subprocess.run(limited(store, "full"), capture_output=True, text=True, timeout=60, check=False)
    assert done.returncode == 2
    assert say("store-full") in done.stderr
    assert "Traceback" not in done.stderr
    Store.open(str(store)).close()
    check_file(f"sqlite:///{store}")


def test_a_locked_file_is_said_and_the_game_goes_on_once_it_is_free(tmp_path: Path) -> None:
    store = tmp_path / "games.db"
    with Serving(serve_command(str(store))) as server:
        created = server.create(SOLO)
        ann = Player(server, created["game"], token_of(created))
        looking = Player(server, created["game"], token_of(created, "spectator"))
        assert ann.choose(0)["type"] == "ack"
        settle(lambda: looking.table["moment"] == 1, looking)
        with closing(sqlite3.connect(store, isolation_level=None)) as other:
            other.execute("BEGIN EXCLUSIVE")
            # While the choice waits for the file, nobody else waits.
            ann.say("choose", question=ann.table["question"]["id"], option=0)
            started = time.monotonic()
            assert sees_no_change(looking)
            assert server.http.get("/healthz").json() == {"status": "ok"}
            quick = time.monotonic() - started
            assert ann.until("error")["text"] == say("store-locked")
            assert time.monotonic() - started > quick
            is_told(ann, "store-locked")
            assert refused(server.http.post("/api/2/games", json=SOLO)) == (503, "store", say("store-locked"))
            assert sees_no_change(looking)
            # It is free before the choice has waited too long.
            ann.say("choose", question=ann.table["question"]["id"], option=0)
            other.execute("ROLLBACK")
        assert ann.until("ack", "error")["type"] == "ack"
        ann.until("table")
        settle(lambda: looking.table["scene"]["own"]["clearings"] == ann.table["scene"]["own"]["clearings"], looking)
        server.create(SOLO)
        ann.close()
        looking.close()
        assert "Traceback" not in server.said()
    check_file(f"sqlite:///{store}")
    with closing(Store.open(str(store))) as kept:
        assert [entry.value for entry in kept.entries(created["game"])] == [0, 0]


def test_a_locked_or_lost_database_server_is_said_and_the_game_goes_on_afterwards(postgres: Postgres) -> None:
    url = postgres.new_database()
    with Serving(serve_command(url)) as server:
        created = server.create(SOLO)
        ann = Player(server, created["game"], token_of(created))
        assert ann.choose(0)["type"] == "ack"
        with psycopg.connect(url) as other:
            other.execute("LOCK TABLE lawbound_games IN ACCESS EXCLUSIVE MODE")
            is_told(ann, "store-locked")
            assert refused(server.http.get("/healthz")) == (503, "store", say("store-locked"))
        assert ann.choose(0)["type"] == "ack"
        before = ann.table
        postgres.stop()
        try:
            is_told(ann, "store-unreachable")
            assert refused(server.http.get("/healthz")) == (503, "store", say("store-unreachable"))
        finally:
            postgres.start(postgres.port)
        assert ann.table == before
        assert ann.choose(0)["type"] == "ack"
        assert server.http.get("/healthz").json() == {"status": "ok"}
        ann.close()
    with closing(Store.open(url)) as kept:
        assert [entry.value for entry in kept.entries(created["game"])] == [0, 0, 0]


def test_a_second_server_on_the_same_file_is_refused(tmp_path: Path) -> None:
    store = tmp_path / "games.db"
    with Serving(serve_command(str(store))) as first:
        created = first.create(SOLO)
        command = serve_command(f"sqlite:///{store}")
        second = subprocess.run(command, check=False, capture_output=True, text=True, timeout=PATIENCE)
        assert second.returncode == 2
        assert say("store-taken", file=str(store)) in second.stderr and "Traceback" not in second.stderr
        with closing(Player(first, created["game"], token_of(created))) as ann:
            assert ann.choose(0)["type"] == "ack"
        first.kill()
    with (
        Serving(serve_command(str(store))) as third,  # nothing is left of a server that was killed
        closing(Player(third, created["game"], token_of(created))) as ann,
    ):
        assert ann.table["moment"] == 1
