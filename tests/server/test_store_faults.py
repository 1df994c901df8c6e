"""The store when processes race, are killed, or run out of disk: real child processes, real databases."""

from __future__ import annotations

import json
import random
import signal
import sqlite3
import subprocess
import sys
import threading
import time
from collections import Counter
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Engine, event
from tests.server.postgres import Postgres
from tests.server.test_store import one, record, url, wait_for

from lawbound.present.speech import say
from lawbound.server.store import Append, Entry, Store, StoreError

__all__ = ["url"]

RACER = """
import json, sys, threading
from lawbound.server.store import Append, Behind, Entry, Store, StoreError

address, name, goal = sys.argv[1], int(sys.argv[2]), int(sys.argv[3])
store = Store.open(address)
mine = []

def race(thread):
    length = {"a": 0, "b": 0}
    value = 0
    while min(length.values()) < goal:
        batch = [
            Append(game, length[game], (Entry("choice", name, 1000 * thread + (value := value + 1)),))
            for game in ("a", "b")
            if length[game] < goal
        ]
        try:
            answers = store.append(batch)
        except StoreError as error:  # SQLite is not fair to those who wait
            if error.code != "locked":
                raise
            continue
        for append, answer in zip(batch, answers):
            if isinstance(answer, Behind):
                length[append.game] = answer.length
            else:
                mine.append([append.game, append.expected, name, append.entries[0].value])
                length[append.game] = answer

print("ready", flush=True)
sys.stdin.readline()
threads = [threading.Thread(target=race, args=(n,)) for n in range(2)]
for thread in threads: thread.start()
for thread in threads: thread.join()
print(json.dumps(mine))
"""

WRITER = """
import sys
from lawbound.server.store import Append, Behind, Entry, Store

store = Store.open(sys.argv[1])
games = ["a", "b", "c", "d"]
length = {game: store.length(game) for game in games}
value = int(sys.argv[2])
print("ready", flush=True)
while True:
    value += 1
    batch = [Append(game, length[game], (Entry("choice", 0, value), Entry("choice", 1, value))) for game in games]
    answers = store.append(batch)
    for game, answer in zip(games, answers):
        length[game] = answer
    print(value, *answers, flush=True)
"""

LIMITED = """
import json, resource, sys
from lawbound.server.store import Append, Entry, Store, StoreError

store = Store.open(sys.argv[1])
soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
resource.setrlimit(resource.RLIMIT_FSIZE, (int(sys.argv[2]), hard))
length = 0
note = "x" * 20000
try:
    while True:
        (length,) = store.append([Append("game", length, (Entry("choice", 0, length, note),) * 3)])
except StoreError as error:
    said = [error.code, str(error)]
read = [store.length("game"), len(store.entries("game")), length]
resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))
print(json.dumps([said, read, store.append([Append("game", length, (Entry("choice", 0, 7),))])]))
"""

HEARER = """
import sys
from lawbound.server.store import Store

store = Store.open(sys.argv[1])
store.listen(lambda game, length: print(game, length, flush=True))
print("ready", flush=True)
sys.stdin.readline()
store.close()
"""


def child(program: str, *args: object) -> subprocess.Popen[str]:
    """A process that runs the program, for a minute at most."""
    process = subprocess.Popen(
        [sys.executable, "-c", program, *map(str, args)], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    )
    watch = threading.Timer(60, process.kill)
    watch.daemon = True
    watch.start()
    return process


def line_of(process: subprocess.Popen[str]) -> str:
    assert process.stdout is not None
    return process.stdout.readline().strip()


def check_file(address: str) -> None:
    """A file is sound, down to its pages."""
    if address.startswith("sqlite:///"):
        with closing(sqlite3.connect(address.removeprefix("sqlite:///"))) as file:
            assert file.execute("PRAGMA integrity_check").fetchall() == [("ok",)]


def test_two_servers_that_race_never_fork_a_game(url: str) -> None:
    goal = 40
    with closing(Store.open(url)) as store:
        store.create(record("a"))
        store.create(record("b"))
        racers = [child(RACER, url, name, goal) for name in range(2)]
        assert [line_of(racer) for racer in racers] == ["ready", "ready"]
        for racer in racers:
            assert racer.stdin is not None
            racer.stdin.write("go\n")
            racer.stdin.flush()
        won: list[Any] = []
        for racer in racers:
            printed, _ = racer.communicate(timeout=60)
            assert racer.returncode == 0
            won += json.loads(printed)
        stored = [
            [game, seq, entry.seat, entry.value] for game in ("a", "b") for seq, entry in enumerate(store.entries(game))
        ]
        assert sorted(won) == stored  # whoever was told that it is stored is there, nobody else is
        assert store.length("a") == len(store.entries("a")) >= goal
    check_file(url)


def test_a_killed_process_loses_nothing_acknowledged_and_stores_nothing_twice(url: str) -> None:
    luck = random.Random(5)
    with closing(Store.open(url)) as store:
        for game in "abcd":
            store.create(record(game))
        for attempt in range(4):
            writer = child(WRITER, url, 1000 * attempt)
            assert line_of(writer) == "ready"
            time.sleep(luck.uniform(0.1, 0.4))
            writer.send_signal(signal.SIGKILL)
            printed, _ = writer.communicate(timeout=30)
            whole = printed[: printed.rfind("\n") + 1]
            acknowledged = [[int(word) for word in line.split()] for line in whole.splitlines()]
            assert acknowledged, "the writer was killed before it wrote anything"
            last, *lengths = acknowledged[-1]
            for game, length in zip("abcd", lengths, strict=True):
                stored = store.entries(game)
                assert store.length(game) == len(stored)
                assert [entry.value for entry in stored[length - 2 : length]] == [last, last]
                assert len(stored) - length in (0, 2)  # at most the batch that was being answered
                counts = Counter([(entry.seat, entry.value) for entry in stored])
                assert set(counts.values()) == {1}
                told = {value for value, *_ in acknowledged}
                assert told <= {entry.value for entry in stored}
            assert len({store.length(game) for game in "abcd"}) == 1  # a batch is stored whole or not at all
            check_file(url)


def test_a_full_disk_says_so_and_damages_nothing(tmp_path: Path) -> None:
    """The system refuses to let any file of the process grow beyond 2 MB."""
    address = f"sqlite:///{tmp_path / 'games.db'}"
    with closing(Store.open(address)) as store:
        store.create(record())
    process = child(LIMITED, address, 2_000_000)
    printed, _ = process.communicate(timeout=60)
    assert process.returncode == 0
    said, (length, entries, acknowledged), afterwards = json.loads(printed)
    assert said == ["full", say("store-full")]
    assert length == entries == acknowledged > 30
    assert afterwards == [length + 1]  # with room again, the same process goes on
    check_file(address)
    with closing(Store.open(address)) as store:
        stored = store.entries("game")
        assert [entry.value for entry in stored] == [*[n - n % 3 for n in range(length)], 7]
        assert store.append(one("game", length + 1, 8)) == [length + 2]


def test_a_database_that_may_not_grow_says_so_and_damages_nothing(tmp_path: Path) -> None:
    def keep_small(connection: sqlite3.Connection, _: object) -> None:
        connection.execute("PRAGMA max_page_count = 40")

    address = f"sqlite:///{tmp_path / 'games.db'}"
    event.listen(Engine, "connect", keep_small)
    try:
        with closing(Store.open(address)) as store:
            store.create(record())
            length = 0
            with pytest.raises(StoreError) as caught:
                while True:
                    long = Entry("choice", 0, length, "x" * 1000)
                    assert store.append([Append("game", length, (long,))]) == [length + 1]
                    length += 1
            assert (caught.value.code, str(caught.value)) == ("full", say("store-full"))
            assert [entry.value for entry in store.entries("game")] == list(range(length))
    finally:
        event.remove(Engine, "connect", keep_small)
    check_file(address)
    with closing(Store.open(address)) as store:
        assert store.append(one("game", length, length)) == [length + 1]


def test_other_processes_hear_of_every_append(postgres: Postgres) -> None:
    address = postgres.new_database()
    with closing(Store.open(address)) as store:
        store.create(record("a"))
        store.create(record("b b"))
        other = child(HEARER, address)
        assert line_of(other) == "ready"
        store.append([*one("a", 0, 1), *one("b b", 0, 1)])
        store.append([*one("a", 0, 1), *one("a", 1, 2)])  # the first is behind: there is one thing to hear
        store.append(one("a", 2, 3))
        assert sorted([line_of(other), line_of(other)]) == ["a 1", "b b 1"]
        assert [line_of(other), line_of(other)] == ["a 2", "a 3"]
        rest, _ = other.communicate("stop\n", timeout=30)
        assert rest == ""


def test_a_process_that_was_killed_is_not_waited_for(postgres: Postgres) -> None:
    """A dead server's transaction is given up by the database, so the games it was writing go on."""
    address = postgres.new_database()
    with closing(Store.open(address)) as store:
        for game in "abcd":
            store.create(record(game))
        writer = child(WRITER, address, 0)
        assert line_of(writer) == "ready"
        wait_for(lambda: store.length("a") > 4)
        writer.kill()
        writer.communicate(timeout=30)
        wait_for(lambda: isinstance(store.append(one("a", store.length("a"), 9))[0], int))
