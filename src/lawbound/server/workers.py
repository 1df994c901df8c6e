"""Processes for work that may take long, or for ever: whatever takes too long is ended, and nobody else notices.

A thread cannot be stopped, and shares one interpreter with the event loop; a process has limits of the system, and can
be killed. Workers are started when they are first needed and keep what they have loaded. One that is ended, by us
or by anybody, is replaced with the next job.
"""

from __future__ import annotations

import asyncio
import json
import logging
import os
import pickle
import subprocess
import sys
import threading
from collections import OrderedDict, deque
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import Any, Final, TypeVar, TypeVarTuple

from lawbound.kernel.errors import LawboundError
from lawbound.server.problems import Refused
from lawbound.server.worker import BOOT, Answer, Beginning, Job

log = logging.getLogger(__name__)

T = TypeVar("T")
Args = TypeVarTuple("Args")

START_SECONDS: Final = 60.0
"""For a new process to load its modules, on a machine that is busy with other things."""


TRIES: Final = 2
NEW_PROCESS_GROUP: Final = 0x00000200
"""Of Windows."""


class Gone(Exception):
    """The process has ended before it answered."""


class Worker:
    """One process, one job at a time. `start` and `call` wait, and are for a thread; `end` is for anybody."""

    def __init__(self, beginning: Beginning) -> None:
        self._beginning = beginning
        self._process: subprocess.Popen[bytes] | None = None
        self._lock = threading.Lock()
        self._closed = False
        self._gone = False
        self.lives = 0
        """How many processes it has been: whoever left something in one can tell whether it is still there."""

    @property
    def alive(self) -> bool:
        return self._process is not None and not self._gone and self._process.poll() is None

    @property
    def pid(self) -> int | None:
        return None if self._process is None else self._process.pid

    def start(self) -> None:
        """A process that has loaded what it needs."""
        with self._lock:
            if self._closed:
                raise Gone
            self._process = subprocess.Popen(
                [sys.executable, "-c", BOOT, json.dumps(sys.path)],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                start_new_session=os.name == "posix",  # who interrupts the server at its terminal means no worker
                creationflags=0 if os.name == "posix" else NEW_PROCESS_GROUP,
            )
            self._gone = False
            self.lives += 1
        self._exchange(self._beginning)

    def call(self, job: Job) -> Answer:
        """Gone if the process ended, or was ended, meanwhile."""
        return self._exchange(job)

    def _exchange(self, message: Any) -> Answer:
        process = self._process
        assert process is not None and process.stdin is not None and process.stdout is not None
        text = pickle.dumps(message, pickle.HIGHEST_PROTOCOL)
        try:
            process.stdin.write(text)
            process.stdin.flush()
            answer: Answer = pickle.load(process.stdout)
        except (OSError, EOFError, ValueError, pickle.UnpicklingError):
            self._gone = True
            self.end()
            raise Gone from None
        return answer

    def end(self, for_good: bool = False) -> None:
        """Kill the process, if there is one: it holds nothing that has to be put away."""
        with self._lock:
            self._closed |= for_good
            process = self._process
        if process is not None and process.poll() is None:
            process.kill()

    def bury(self) -> None:
        """After its end: let the system forget it."""
        process, self._process = self._process, None
        if process is None:
            return
        process.wait()
        for stream in (process.stdin, process.stdout):
            if stream is not None:
                with suppress(OSError):
                    stream.close()


class Workers:
    """A few processes for many jobs. Those who want something take turns, each with one job at a time."""

    def __init__(
        self,
        count: int,
        *,
        seconds: float = 10.0,
        most_waiting: int = 100,
        most_waiting_each: int = 10,
        megabytes: int | None = None,
        niceness: int = 0,
        modules: tuple[str, ...] = (),
    ) -> None:
        self.seconds = seconds
        self.most_waiting = most_waiting
        self.most_waiting_each = most_waiting_each
        beginning = Beginning(modules, megabytes, niceness)
        self.workers = [Worker(beginning) for _ in range(count)]
        self._idle = list(self.workers)
        self._threads = ThreadPoolExecutor(count, thread_name_prefix="lawbound-work")
        self._waiting: OrderedDict[str, deque[asyncio.Future[Worker]]] = OrderedDict()
        self._jobs: set[asyncio.Task[Any]] = set()
        self._closed = False

    async def run(self, function: Callable[[*Args], T], *args: *Args, seconds: float | None = None, of: str = "") -> T:
        """What that function of a module returns for these arguments, done in another process.

        What it refuses is refused here; LawboundErrors come through with their words. Refused("busy") if too much waits
        already, Refused("too-hard") if it takes longer than so many seconds. Those who wait take turns by whom
        the work is `of`: an address, or a game.
        """
        value: T = await self._surely(Job(function, args, seconds or self.seconds), of, _always)
        return value

    async def run_if(
        self, wanted: Callable[[], bool], function: Callable[[*Args], T], *args: *Args, of: str = ""
    ) -> T | None:
        """The same, unless it is not wanted any more when its turn comes: then None."""
        value: T | None = await self._surely(Job(function, args, self.seconds), of, wanted)
        return value

    async def _surely(self, job: Job, of: str, wanted: Callable[[], bool]) -> Any:
        """Whoever goes away meanwhile leaves the worker in good order."""
        task = asyncio.create_task(self._run(job, of, wanted))
        self._jobs.add(task)
        task.add_done_callback(self._forget)
        return await asyncio.shield(task)

    def _forget(self, task: asyncio.Task[Any]) -> None:
        self._jobs.discard(task)
        if not task.cancelled():
            task.exception()  # whoever wanted to know has gone, perhaps

    async def _run(self, job: Job, of: str, wanted: Callable[[], bool]) -> Any:
        worker = await self._free(of)
        try:
            if not wanted():
                return None
            return _value(job, await self._done(worker, job))
        finally:
            self._give_back(worker)

    async def _free(self, of: str) -> Worker:
        """A worker that does nothing; those who wait get theirs in turns."""
        if self._closed:
            raise Refused("busy")
        if self._idle:
            return self._idle.pop()
        queue = self._waiting.get(of, ())
        if sum(map(len, self._waiting.values())) >= self.most_waiting or len(queue) >= self.most_waiting_each:
            raise Refused("busy")
        turn: asyncio.Future[Worker] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(of, deque()).append(turn)
        return await turn

    def _give_back(self, worker: Worker) -> None:
        while self._waiting:
            of, queue = self._waiting.popitem(last=False)
            turn = queue.popleft()
            if queue:
                self._waiting[of] = queue  # behind all others
            if not turn.done():
                turn.set_result(worker)
                return
        self._idle.append(worker)

    async def _done(self, worker: Worker, job: Job) -> Answer:
        """A process that somebody else has ended is replaced, and its job done again: jobs change nothing."""
        loop = asyncio.get_running_loop()
        for _ in range(TRIES):
            try:
                if not worker.alive:
                    worker.bury()
                    await self._within(worker, START_SECONDS, loop.run_in_executor(self._threads, worker.start))
                return await self._within(worker, job.seconds, loop.run_in_executor(self._threads, worker.call, job))
            except Gone:
                log.warning("A worker process was ended from outside, or had too little memory.")
        raise Refused("internal")

    async def _within(self, worker: Worker, seconds: float, work: asyncio.Future[T]) -> T:
        """The process is killed when the time is up; then whoever waits for its answer learns that it has gone."""
        late = False

        def end() -> None:
            nonlocal late
            late = True
            worker.end()

        timer = asyncio.get_running_loop().call_later(seconds, end)
        try:
            return await work
        except Gone:
            if self._closed:
                raise Refused("busy") from None
            if late:
                raise Refused("too-hard", seconds=round(seconds)) from None
            raise
        finally:
            timer.cancel()

    async def close(self) -> None:
        """End all processes, whatever they do."""
        self._closed = True
        for queue in self._waiting.values():
            for turn in queue:
                if not turn.done():
                    turn.set_exception(Refused("busy"))
        self._waiting.clear()
        for worker in self.workers:
            worker.end(for_good=True)
        await asyncio.gather(*self._jobs, return_exceptions=True)
        self._threads.shutdown()
        for worker in self.workers:
            worker.bury()


def _always() -> bool:
    return True


def _value(job: Job, answer: Answer) -> Any:
    error = answer.error
    if error is None:
        return answer.value
    if isinstance(error, Refused | LawboundError):
        raise error
    if isinstance(error, MemoryError):
        raise Refused("too-hard", seconds=round(job.seconds))
    log.error("Work in another process failed: %s", answer.where)
    raise Refused("internal")
