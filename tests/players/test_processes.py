"""Work in copies of this process."""

from __future__ import annotations

import os
import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from lawbound.players import processes
from lawbound.players.processes import can_fork, in_processes

forks = pytest.mark.parametrize("possible", [True, False])


@contextmanager
def another_thread() -> Iterator[None]:
    over = threading.Event()
    thread = threading.Thread(target=over.wait)
    thread.start()
    try:
        yield
    finally:
        over.set()
        thread.join()


@forks
def test_everybody_does_their_part(possible: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(processes, "can_fork", lambda: possible)
    assert in_processes(3, lambda worker: worker * 10) == [0, 10, 20]
    found = in_processes(3, lambda worker: os.getpid())
    assert found[0] == os.getpid()
    assert len(set(found)) == (3 if possible else 1)


def test_one_worker_needs_no_copy(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delattr(os, "fork")
    assert in_processes(1, lambda worker: worker) == [0]


def test_nothing_is_copied_beside_other_threads() -> None:
    with another_thread():
        assert not can_fork()
        assert in_processes(2, lambda worker: os.getpid()) == [os.getpid()] * 2


def test_a_copy_that_is_ended_from_outside_is_missed_and_not_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(processes, "can_fork", lambda: True)

    def work(worker: int) -> int:
        if worker == 1:
            os.kill(os.getpid(), signal.SIGKILL)
        return worker

    assert in_processes(3, work) == [0, 2]


def test_an_error_here_leaves_no_copy_behind(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(processes, "can_fork", lambda: True)
    copies: list[int] = []
    fork = os.fork

    def noted() -> int:
        copies.append(fork())
        return copies[-1]

    monkeypatch.setattr(os, "fork", noted)

    def work(worker: int) -> int:
        if worker == 0:
            raise ValueError("here")
        return worker

    with pytest.raises(ValueError, match="here"):
        in_processes(2, work)
    assert len(copies) == 1
    with pytest.raises(ChildProcessError):  # it was waited for already
        os.waitpid(copies[0], os.WNOHANG)
