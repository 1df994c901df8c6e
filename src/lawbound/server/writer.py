"""Storing choices of many games at once.

A commit waits for the disk. What arrives while one is running goes together into the next, so the number of choices
stored in a second does not depend on how long the disk takes.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Final

from lawbound.present.speech import Name
from lawbound.server.store import Append, Behind, Entry, GameRecord, Store, StoreError

log = logging.getLogger(__name__)

PORTION: Final = 500
"""Entries that are stored at once: some milliseconds."""

Waiting = tuple[Append, "asyncio.Future[int]"]


class Writer:
    """The only one who adds to the store; one thread, one commit at a time."""

    def __init__(self, store: Store, observe: Callable[[float, int], None] | None = None) -> None:
        self._store = store
        self._observe = observe
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="lawbound-store")
        self._waiting: list[Waiting] = []
        self._running: asyncio.Task[None] | None = None

    async def append(self, append: Append) -> int:
        """Store these entries for good; the new length of the game. Behind or StoreError if they are not stored."""
        done: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        self._waiting.append((append, done))
        if self._running is None:
            self._running = asyncio.create_task(self._run())
        return await done

    async def create(self, record: GameRecord, entries: Sequence[Entry] = ()) -> None:
        """Store a new game; StoreError if that is not possible.

        Many entries are stored portion by portion, among the choices of others, who need not wait for all of them.
        Nobody knows of the game before this returns; should it be cut short, what is stored is its beginning.
        """
        first = entries[:PORTION]
        await asyncio.get_running_loop().run_in_executor(self._thread, self._store.create, record, first)
        for done in range(PORTION, len(entries), PORTION):
            await self.append(Append(record.id, done, tuple(entries[done : done + PORTION])))

    async def _run(self) -> None:
        loop = asyncio.get_running_loop()
        try:
            while self._waiting:
                batch, self._waiting = self._waiting, []
                started = loop.time()
                try:
                    results = await loop.run_in_executor(
                        self._thread, self._store.append, [append for append, _ in batch]
                    )
                except Exception as error:
                    self._fail(batch, error)
                else:
                    for (_, done), result in zip(batch, results, strict=True):
                        _settle(done, result)
                if self._observe is not None:
                    self._observe(loop.time() - started, len(batch))
        finally:
            self._running = None

    def _fail(self, batch: list[Waiting], error: Exception) -> None:
        if isinstance(error, StoreError):
            log.error("The store failed: %s %s", error.code, error.detail)
        else:
            log.error("The store failed.", exc_info=error)
        for _, done in batch:
            _settle(done, error if isinstance(error, StoreError) else StoreError(Name("store-other")))

    async def close(self) -> None:
        """Finish what is waiting."""
        while self._running is not None:
            await self._running
        self._thread.shutdown()


def _settle(done: asyncio.Future[int], result: int | Behind | StoreError) -> None:
    if done.done():
        return
    if isinstance(result, int):
        done.set_result(result)
    else:
        done.set_exception(result)
