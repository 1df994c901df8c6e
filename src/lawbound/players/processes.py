"""Thinking on several cores: the same work at once in copies of this process.

A copy made by fork has the whole situation in its memory, the table in the middle of its flows included, so that
nothing has to be sent to it; what it found out comes back through a pipe. Where a process cannot be copied safely,
the work is done here, one after another: on Windows, and beside other threads (the server's), whose locks a copy
would inherit.
"""

from __future__ import annotations

import os
import pickle
import sys
import threading
from collections.abc import Callable
from typing import TypeVar

T = TypeVar("T")


def can_fork() -> bool:
    """Whether this process can be copied safely."""
    return sys.platform != "win32" and threading.active_count() == 1


def in_processes(workers: int, work: Callable[[int], T]) -> list[T]:
    """What `work` returns for every number below `workers`: the first of them done here, the others in copies.

    A copy that is ended from outside is missed in what comes back, but not waited for.
    """
    if workers == 1 or not can_fork():
        return [work(worker) for worker in range(workers)]
    copies = [_begin(work, worker) for worker in range(1, workers)]
    try:
        found = [work(0)]
    finally:
        results: list[list[T] | None] = [_end(*copy) for copy in copies]
    return found + [result[0] for result in results if result is not None]


def _begin(work: Callable[[int], T], worker: int) -> tuple[int, int]:
    """Start a copy; its process and the pipe that it will write to."""
    reader, writer = os.pipe()
    process = os.fork()
    if process:
        os.close(writer)
        return process, reader
    status = 1
    try:  # in the copy: nothing of the original's may run again, so it ends without a word
        os.close(reader)
        with os.fdopen(writer, "wb") as pipe:
            pickle.dump([work(worker)], pipe)
        status = 0
    finally:
        os._exit(status)


def _end(process: int, reader: int) -> list[T] | None:
    """What the copy found out, or None if it was ended before."""
    with os.fdopen(reader, "rb") as pipe:
        written = pipe.read()
    os.waitpid(process, 0)
    try:
        found: list[T] = pickle.loads(written)
    except (EOFError, pickle.UnpicklingError):
        return None
    return found
