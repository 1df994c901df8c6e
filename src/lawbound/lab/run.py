"""Running an experiment: what is missing is played, and nothing twice."""

from __future__ import annotations

import platform
import time
from collections.abc import Callable
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Final

from lawbound.kernel import LawboundError
from lawbound.lab import parquet
from lawbound.lab.engines import carry_out
from lawbound.lab.plan import Chunk, Experiment, rules_mark
from lawbound.lab.record import play_match
from lawbound.lab.storage import Folder

Watch = Callable[[int], None]
"""Told how many games there are now."""

NOTE_EVERY: Final = 1.0
"""Seconds between two notes of how far a session has come."""


@dataclass(frozen=True, slots=True)
class Run:
    """What a session did."""

    folder: Path
    total: int
    played: int  # in this session
    seconds: float

    @property
    def games_per_second(self) -> float:
        return self.played / self.seconds if self.seconds else 0.0


def run(
    experiment: Experiment,
    out: Path,
    *,
    engine: str = "local",
    workers: int = 1,
    address: str | None = None,
    watch: Watch | None = None,
) -> Run:
    """Play all games of the experiment that are not in the folder yet."""
    folder = Folder(out)
    with folder.alone():
        folder.open(experiment)
        chunks = experiment.chunks()
        if folder.is_finished:
            folder.finish(experiment, chunks)
            return Run(out, experiment.total, 0, 0.0)
        missing = [chunk for chunk in chunks if not folder.has(chunk)]
        there = experiment.total - sum([chunk.stop - chunk.start for chunk in missing])
        if watch is not None:
            watch(there)
        session = _Session(folder, engine, workers, there)
        for chunk, (rules, rows) in carry_out(play_chunk, missing, engine=engine, workers=workers, address=address):
            if rules != rules_mark(experiment.game):
                raise LawboundError("A worker has other rules than this process: install the same Lawbound everywhere.")
            folder.keep(chunk, rows)
            session.add(chunk.stop - chunk.start)
            if watch is not None:
                watch(there + session.games)
        folder.finish(experiment, chunks)
        session.note(ended=True)
        return Run(out, experiment.total, session.games, session.seconds)


def play_chunk(chunk: Chunk) -> tuple[str, bytes]:
    """The work of a worker: the mark of its rules, and the rows of the chunk as Parquet."""
    rows = [play_match(match) for match in chunk.matches()]
    return rules_mark(chunk.game), parquet.as_bytes(parquet.table(chunk.game, rows, chunk.cell, chunk.axes))


class _Session:
    """Notes how far this session has come, so that even one that is killed is told of in the report."""

    def __init__(self, folder: Folder, engine: str, workers: int, there: int) -> None:
        self.folder = folder
        self.number = folder.next_session()
        self.began = time.monotonic()
        self.noted = 0.0
        self.games = 0
        self.about: dict[str, Any] = {
            "begun": datetime.now(UTC).isoformat(timespec="seconds"),
            "engine": engine,
            "workers": workers,
            "python": platform.python_version(),
            "games before": there,
        }
        self.note()

    @property
    def seconds(self) -> float:
        return time.monotonic() - self.began

    def add(self, games: int) -> None:
        self.games += games
        if self.seconds - self.noted >= NOTE_EVERY:
            self.note()

    def note(self, ended: bool = False) -> None:
        self.noted = self.seconds
        self.folder.note_session(
            self.number, {**self.about, "games": self.games, "seconds": round(self.seconds, 3), "ended": ended}
        )
