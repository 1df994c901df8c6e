"""Work in other processes: what comes of it, what is refused, and that whatever takes too long is ended."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from tests.server.jobs import (
    add,
    choose_badly,
    die,
    fail,
    go_on_for_ever,
    note,
    own_pid,
    refuse,
    shout,
    something_unspeakable,
    swallow,
    wait_for,
)

from lawbound.kernel import LawboundError
from lawbound.server.problems import Refused
from lawbound.server.workers import Workers

PATIENCE = 20.0

posix = pytest.mark.skipif(os.name != "posix", reason="signals of POSIX")


def do(work: Callable[[Workers], Awaitable[None]], count: int = 1, **settings: Any) -> None:
    """With some workers, all of which have ended afterwards."""

    async def all_of_it() -> None:
        workers = Workers(count, **settings)
        try:
            async with asyncio.timeout(PATIENCE):
                await work(workers)
        finally:
            pids = [worker.pid for worker in workers.workers if worker.pid is not None]
            await workers.close()
            assert not [pid for pid in pids if is_alive(pid)]

    asyncio.run(all_of_it())


def is_alive(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


def until_dead(pid: int) -> None:
    until = time.monotonic() + PATIENCE
    while is_alive(pid):
        assert time.monotonic() < until
        time.sleep(0.01)


async def refused(work: Awaitable[Any]) -> Refused:
    with pytest.raises(Refused) as caught:
        await work
    return caught.value


def test_work_is_done_in_another_process_which_is_kept() -> None:
    async def work(workers: Workers) -> None:
        assert await workers.run(add, 2, 3) == 5
        pid = await workers.run(own_pid)
        assert pid != os.getpid()
        assert await workers.run(own_pid) == pid
        assert await workers.run(shout) == "said"

    do(work)


def test_what_never_ends_is_ended_and_the_next_is_done() -> None:
    async def work(workers: Workers) -> None:
        pid = await workers.run(own_pid)
        ended = await refused(workers.run(go_on_for_ever, seconds=0.2))
        assert ended.code == "too-hard" and "stopped" in ended.text
        assert await workers.run(own_pid) != pid

    do(work)


def test_refusals_and_errors_come_back_with_their_words() -> None:
    async def work(workers: Workers) -> None:
        told = await refused(workers.run(refuse))
        assert (told.code, told.closing, told.text) == ("too-long", True, Refused("too-long", n=7).text)
        with pytest.raises(LawboundError, match="'a ninth clearing' cannot be chosen: the game is over"):
            await workers.run(choose_badly)
        assert (await refused(workers.run(fail))).code == "internal"
        assert (await refused(workers.run(something_unspeakable))).code == "internal"
        assert await workers.run(add, 1, 1) == 2

    do(work)


@posix
def test_memory_is_limited() -> None:
    async def work(workers: Workers) -> None:
        assert (await refused(workers.run(swallow))).code == "too-hard"
        assert await workers.run(add, 1, 1) == 2

    do(work, megabytes=1024)


@posix
def test_a_worker_killed_by_others_is_replaced(tmp_path: Path) -> None:
    async def work(workers: Workers) -> None:
        pid = await workers.run(own_pid)
        os.kill(pid, signal.SIGKILL)
        until_dead_or_zombie(workers)
        assert await workers.run(own_pid) != pid
        running = asyncio.create_task(workers.run(wait_for, str(tmp_path / "gate")))
        await asyncio.sleep(0.05)
        second = workers.workers[0].pid
        assert second is not None
        os.kill(second, signal.SIGKILL)
        while workers.workers[0].pid == second:
            await asyncio.sleep(0.01)
        (tmp_path / "gate").touch()
        assert await running == str(tmp_path / "gate")  # what it was doing is done again
        assert (await refused(workers.run(die))).code == "internal"  # but not for ever
        assert await workers.run(add, 1, 1) == 2

    do(work)


def until_dead_or_zombie(workers: Workers) -> None:
    until = time.monotonic() + PATIENCE
    while workers.workers[0].alive:
        assert time.monotonic() < until
        time.sleep(0.01)


def test_those_who_want_much_wait_behind_those_who_want_little(tmp_path: Path) -> None:
    """One worker, three who want something of it: they take turns, and who is last in line is not last served."""
    gate, noted = str(tmp_path / "gate"), str(tmp_path / "noted")

    async def work(workers: Workers) -> None:
        first = asyncio.create_task(workers.run(wait_for, gate, of="greedy"))
        await asyncio.sleep(0)
        jobs = [asyncio.create_task(workers.run(note, noted, f"greedy {n}", of="greedy")) for n in range(5)]
        await asyncio.sleep(0)
        jobs += [asyncio.create_task(workers.run(note, noted, name, of=name)) for name in ("modest", "shy")]
        await asyncio.sleep(0)
        Path(gate).touch()
        await asyncio.gather(first, *jobs)

    do(work)
    lines = Path(noted).read_text().split("\n")
    assert lines[:4] == ["greedy 0", "modest", "shy", "greedy 1"]


def test_too_much_at_once_is_refused_at_once(tmp_path: Path) -> None:
    gate = str(tmp_path / "gate")

    async def work(workers: Workers) -> None:
        jobs = [asyncio.create_task(workers.run(wait_for, gate, of="one")) for _ in range(3)]
        await asyncio.sleep(0)
        assert (await refused(workers.run(add, 1, 1, of="one"))).code == "busy"
        jobs.append(asyncio.create_task(workers.run(wait_for, gate, of="two")))
        await asyncio.sleep(0)
        assert (await refused(workers.run(add, 1, 1, of="three"))).code == "busy"
        Path(gate).touch()
        assert await asyncio.gather(*jobs) == [gate] * 4

    do(work, most_waiting=3, most_waiting_each=2)


def test_who_goes_away_leaves_the_worker_in_good_order() -> None:
    async def work(workers: Workers) -> None:
        going = asyncio.create_task(workers.run(go_on_for_ever, seconds=0.3))
        await asyncio.sleep(0.05)
        going.cancel()
        assert await workers.run(add, 1, 1) == 2

    do(work)


def test_closing_ends_what_never_ends() -> None:
    async def close() -> None:
        workers = Workers(1)
        jobs = [asyncio.create_task(workers.run(go_on_for_ever, seconds=600)) for _ in range(2)]
        while workers.workers[0].pid is None:
            await asyncio.sleep(0.01)
        async with asyncio.timeout(PATIENCE):
            await workers.close()
        for job in jobs:
            assert (await refused(job)).code == "busy"

    asyncio.run(close())


PARENT = """
import asyncio, sys
from lawbound.server.workers import Workers
from tests.server.jobs import add, go_on_for_ever

async def main():
    workers = Workers(1)
    await workers.run(add, 1, 1)
    print(workers.workers[0].pid, flush=True)
    await workers.run(go_on_for_ever, seconds=600)

asyncio.run(main())
"""


@posix
def test_workers_end_with_a_server_that_is_killed() -> None:
    """In the middle of a job that never ends."""
    root = str(Path(__file__).parents[2])
    path = os.pathsep.join([root, *[each for each in sys.path if each]])
    parent = subprocess.Popen(
        [sys.executable, "-c", PARENT], stdout=subprocess.PIPE, text=True, env={**os.environ, "PYTHONPATH": path}
    )
    assert parent.stdout is not None
    pid = int(parent.stdout.readline())
    assert is_alive(pid)
    parent.kill()
    parent.wait()
    parent.stdout.close()
    until_dead(pid)
