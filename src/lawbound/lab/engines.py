"""Who carries out the chunks: this process, several processes, or a Ray cluster.

An engine takes jobs in order and hands back what came of them as they are finished, in any order. What a job gives
depends on the job alone, so the engine makes no difference to the rows.
"""

from __future__ import annotations

import logging
import multiprocessing
import os
import re
import signal
import socket
import sys
import threading
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from multiprocessing.connection import wait as wait_for
from typing import Final, TypeVar

from lawbound.kernel import LawboundError

J = TypeVar("J")
R = TypeVar("R")

ENGINES: Final = ("local", "ray")
IN_FLIGHT: Final = 3
"""Jobs given out for each worker: one that it plays, and some so that it need not wait for the next."""
SECONDS_TO_ANSWER: Final = 10.0
MOST_WORKERS: Final = 61 if sys.platform == "win32" else 256
"""Processes on one machine; Windows cannot wait for more."""


def carry_out(
    work: Callable[[J], R],
    jobs: Sequence[J],
    *,
    engine: str = "local",
    workers: int = 1,
    address: str | None = None,
) -> Iterator[tuple[J, R]]:
    """Each job with what came of it. `address` is that of a Ray cluster; without one, Ray is started here.

    There are never more processes than jobs.
    """
    if engine == "ray":
        return _on_ray(work, jobs, workers, address)
    if workers > MOST_WORKERS:
        raise LawboundError(f"{workers:,} workers are too many: at most {MOST_WORKERS} can be at work here at once.")
    workers = min(workers, len(jobs))
    if workers <= 1:
        return ((job, work(job)) for job in jobs)
    return _in_processes(work, jobs, workers)


def _in_processes(work: Callable[[J], R], jobs: Sequence[J], workers: int) -> Iterator[tuple[J, R]]:
    # A fresh interpreter each: forking would copy threads' locks, and works on some systems only.
    context = multiprocessing.get_context("spawn")
    executor = ProcessPoolExecutor(workers, mp_context=context, initializer=_be_a_worker)
    running: dict[Future[R], J] = {}
    waiting = iter(jobs)
    try:
        while True:
            while len(running) < workers * IN_FLIGHT and (job := next(waiting, None)) is not None:
                running[executor.submit(work, job)] = job
            if not running:
                return
            for done in wait(running, return_when=FIRST_COMPLETED).done:
                yield running.pop(done), done.result()
    except BrokenProcessPool:
        raise LawboundError("A worker process was ended from outside; too little memory, perhaps?") from None
    finally:
        if running:  # interrupted: nobody waits for what is still being played
            for process in list((executor._processes or {}).values()):
                process.terminate()
        executor.shutdown(cancel_futures=True)


def _be_a_worker() -> None:
    """Ctrl-C ends a worker at once; and it ends when its parent does, even if that was killed."""
    if signal.getsignal(signal.SIGINT) is not signal.SIG_IGN:  # one that was started to ignore it goes on
        signal.signal(signal.SIGINT, signal.SIG_DFL)
    parent = multiprocessing.parent_process()
    if parent is not None:
        threading.Thread(target=_follow, args=(parent.sentinel,), daemon=True).start()


def _follow(sentinel: int) -> None:
    wait_for([sentinel])
    os._exit(1)


def _knock(address: str | None) -> None:
    """OSError if nobody answers at a host and port: Ray itself would go on trying for minutes."""
    found = re.fullmatch(r"(?:ray://)?\[?([^/\]]+?)\]?:(\d{1,5})", address or "")
    if found:
        socket.create_connection((found[1], int(found[2])), timeout=SECONDS_TO_ANSWER).close()


def _on_ray(work: Callable[[J], R], jobs: Sequence[J], workers: int, address: str | None) -> Iterator[tuple[J, R]]:
    """On a Ray cluster. Its machines need the same version of Lawbound; `run` checks that their rules are the same."""
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # nothing is sent anywhere
    os.environ.setdefault("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")  # its new default, chosen before it warns
    try:
        import ray
    except ImportError:
        raise LawboundError("The engine ray needs Ray: pip install 'lawbound[ray]'") from None
    mine = not ray.is_initialized()
    if mine and address is None:
        ray.init(
            address="local",  # a cluster of our own, whatever else runs here
            num_cpus=workers,
            include_dashboard=False,
            log_to_driver=False,
            logging_level=logging.ERROR,
            _node_ip_address="127.0.0.1",
        )
    elif mine:
        try:
            _knock(address)
            ray.init(address=address, log_to_driver=False, logging_level=logging.ERROR)
        except (OSError, RuntimeError, ValueError) as error:
            raise LawboundError(f"There is no Ray cluster at {address}: {error}") from None
    try:
        processors: dict[str, float] = ray.cluster_resources()  # type: ignore[no-untyped-call]
        room = max(workers, int(processors.get("CPU", 1))) * IN_FLIGHT
        task = ray.remote(work)
        running: dict[object, J] = {}
        waiting = iter(jobs)
        while True:
            while len(running) < room and (job := next(waiting, None)) is not None:
                running[task.remote(job)] = job
            if not running:
                return
            for done in ray.wait(list(running), num_returns=1)[0]:
                yield running.pop(done), ray.get(done)
    finally:
        if mine:
            ray.shutdown()
