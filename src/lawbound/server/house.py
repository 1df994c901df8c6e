"""The house: what all rooms share, and who does what beside the event loop.

The event loop answers everybody, so whatever may take long, or longer the longer a game is, happens elsewhere: threads
carry out choices, read the store, and play what is stored again; one thread finds the words for those who ask to read
something. That one does a page at a time, so a crowd of readers waits for one another, and no game waits for them. What
plays a whole game again for whoever asks is done in another process.
"""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable
from concurrent.futures import Executor, ThreadPoolExecutor
from contextlib import suppress
from contextvars import copy_context
from functools import partial
from time import sleep, thread_time
from typing import Final, TypeVar

from lawbound.server import checking, founding
from lawbound.server.metrics import Metrics
from lawbound.server.problems import Refused
from lawbound.server.settings import Settings
from lawbound.server.store import Store, StoreError
from lawbound.server.thinkers import Thinkers
from lawbound.server.workers import Workers
from lawbound.server.writer import Writer

T = TypeVar("T")

HANDS: Final = 2
READING_THREADS: Final = 4
REPLAYING_THREADS: Final = 1
WORK_NICENESS: Final = 5
LONGEST_REST: Final = 0.05
LONG_GAME: Final = 2_000
"""Choices. Games that are longer take seconds to open: they wait for one another, and no other game for them."""


class House:
    """What all rooms share."""

    def __init__(self, settings: Settings, store: Store, metrics: Metrics) -> None:
        self.settings = settings
        self.store = store
        self.metrics = metrics
        self.writer = Writer(store, metrics.observe_commit)
        self.workers = Workers(  # whatever may take long
            settings.workers,
            seconds=settings.work_seconds,
            most_waiting=settings.work_waiting,
            most_waiting_each=settings.work_waiting_each,
            megabytes=settings.work_megabytes,
            niceness=WORK_NICENESS,
            modules=(founding.__name__, checking.__name__),
        )
        self.thinkers = Thinkers(settings)  # computer players
        self.hands = _threads("hand", HANDS)  # choices, while somebody waits for them,
        self.spare_hands = _threads("spare", 1)  # and while nobody does
        self.pulse = _threads("pulse", 1)  # whether all is well: that waits for nothing else
        self.closing = threading.Event()  # nothing that takes long is wanted any more
        self._readers = _threads("read", READING_THREADS)
        self._replayers = _threads("replay", REPLAYING_THREADS)
        self._patient = _threads("patient", 1)
        self._scribe = _threads("scribe", 1)

    def is_open(self) -> bool:
        return not self.closing.is_set()

    async def load(self, work: Callable[[], T], by: ThreadPoolExecutor | None = None) -> T:
        """Ask the store; what it says becomes a refusal."""
        return await self._in(by or self._readers, work)

    async def play(self, work: Callable[[], T]) -> T:
        """Let a person choose or take back: what bots do next may be long."""
        return await self._in(self.hands, work)

    async def replay(self, work: Callable[[], T], choices: int = 0) -> T:
        """Play so many choices again, or a few."""
        return await self._in(self._replayers if choices <= LONG_GAME else self._patient, work)

    async def compose(self, work: Callable[[], T]) -> T:
        """Find words for somebody who asks for them, in the language spoken now."""
        return await self._in(self._scribe, partial(self._restfully, work))

    def _restfully(self, work: Callable[[], T]) -> T:
        """Then the scribe rests as long as that took: threads share one interpreter, and the loop needs most of it."""
        started = thread_time()
        try:
            return work()
        finally:
            with suppress(RuntimeError):  # the house is closing
                self._scribe.submit(sleep, min(LONGEST_REST, thread_time() - started))

    async def _in(self, threads: Executor, work: Callable[[], T]) -> T:
        try:
            return await asyncio.get_running_loop().run_in_executor(threads, copy_context().run, work)
        except StoreError as error:
            raise store_refusal(error) from error

    async def close(self) -> None:
        """Store what waits to be stored, and let everything go; nobody waits for what is being read or thought."""
        await self.thinkers.close()
        await self.workers.close()
        await self.writer.close()
        await self.load(self.store.close, self.pulse)
        for threads in (self._readers, self._replayers, self._patient, self._scribe):
            threads.shutdown(wait=False, cancel_futures=True)
        for threads in (self.hands, self.spare_hands, self.pulse):
            threads.shutdown(wait=False, cancel_futures=True)


def _threads(name: str, count: int) -> ThreadPoolExecutor:
    return ThreadPoolExecutor(count, thread_name_prefix=f"lawbound-{name}")


def store_refusal(error: StoreError) -> Refused:
    return Refused("store", message=error.message)
