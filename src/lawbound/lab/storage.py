"""The folder of a run: what is finished is on the disk, whatever happens next.

    experiment.toml   what was asked
    run.json          the marks of the plan and of the rules
    parts/000042.parquet   the rows of one finished chunk, while the run goes on
    games.parquet     all rows, in the order of cells and games, once the run is over
    sessions/1.json   when it ran, how and how fast

A part appears under its name only when it is whole: it is written beside it, forced to the disk and renamed. So a run
that is killed at any moment has each chunk either whole or not at all, and goes on with those that are missing.
"""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import IO, Any, Final

import lawbound
from lawbound.kernel import LawboundError
from lawbound.lab import parquet
from lawbound.lab.arrow import pa, pq
from lawbound.lab.plan import Chunk, Experiment, rules_mark

UNFINISHED: Final = ".writing"
ABOUT: Final = ("game", "experiment", "plan", "rules", "title", "seed", "games", "total", "lawbound")
"""What run.json says."""


class Folder:
    """The folder of one run."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.games = path / "games.parquet"
        self.parts = path / "parts"
        self.sessions = path / "sessions"
        self.run = path / "run.json"
        self.experiment = path / "experiment.toml"

    # Beginning and going on

    @contextmanager
    def alone(self) -> Iterator[None]:
        """Only one run at a time works in a folder. The lock goes with the process that holds it."""
        self.path.mkdir(parents=True, exist_ok=True)
        with (self.path / ".lock").open("w") as file:
            try:
                _lock(file)
            except OSError:
                raise LawboundError(f"Another run is at work in {self.path}.") from None
            yield

    def open(self, experiment: Experiment) -> None:
        """Begin here, or go on if the same experiment was begun here by the same rules."""
        marks = {"experiment": experiment.name, "plan": experiment.mark(), "rules": rules_mark(experiment.game)}
        if not self.run.exists():
            same = self.source() == experiment.text  # by whoever runs it, or of a run that was killed when it began
            own = (".lock", self.experiment.name) if same else (".lock",)
            strange = [name for name in sorted(os.listdir(self.path)) if name not in own and UNFINISHED not in name]
            if strange:
                raise LawboundError(f"{self.path} holds other things ({strange[0]}): name an empty folder.")
            _write_safely(self.experiment, experiment.text.encode())
            about = {
                "game": experiment.game,
                **marks,
                "title": experiment.title,
                "seed": experiment.seed,
                "order": experiment.order,
                "games": experiment.games,
                "total": experiment.total,
                "lawbound": lawbound.__version__,
            }
            _write_safely(self.run, json.dumps(about, indent=2).encode())
        begun = self.about()
        if begun["plan"] != marks["plan"]:
            raise LawboundError(
                f"{self.path} holds another experiment ({begun['title']!r}, seed {begun['seed']!r}, {begun['total']:,} "
                "games): name another folder with --out."
            )
        if begun["rules"] != marks["rules"]:
            raise LawboundError(
                f"The rules have changed since the run in {self.path} was begun: its rows and new ones do not belong "
                "together. Name another folder with --out."
            )
        self.parts.mkdir(exist_ok=True)
        self.sessions.mkdir(exist_ok=True)
        for left in [*self.path.glob(f"*{UNFINISHED}*"), *self.parts.glob(f"*{UNFINISHED}*")]:
            left.unlink()  # of a run that was killed while it wrote

    def about(self) -> dict[str, Any]:
        try:
            about: object = json.loads(self.run.read_text(encoding="utf-8"))
        except (OSError, ValueError):
            about = None
        if not isinstance(about, dict) or not about.keys() >= set(ABOUT):
            raise LawboundError(f"{self.path} is no folder of `lawbound lab run`.")
        return about

    def source(self) -> str:
        """The experiment as it was written; nothing if somebody has taken it away or spoilt it."""
        try:
            return self.experiment.read_text(encoding="utf-8-sig")
        except (FileNotFoundError, UnicodeDecodeError):
            return ""

    # Chunks

    def part(self, chunk: Chunk) -> Path:
        return self.parts / f"{chunk.index:06}.parquet"

    def has(self, chunk: Chunk) -> bool:
        """Whether the chunk is there and whole. One that a broken disk has spoilt is played again."""
        path = self.part(chunk)
        if not path.exists():
            return False
        try:
            return bool(pq.read_metadata(path).num_rows == chunk.stop - chunk.start)
        except (pa.ArrowInvalid, OSError):
            return False

    def keep(self, chunk: Chunk, rows: bytes) -> None:
        _write_safely(self.part(chunk), rows)

    def finish(self, experiment: Experiment, chunks: Sequence[Chunk]) -> None:
        """Put all parts into one file, cell by cell; then they are of no more use.

        A part that turns out to be spoilt inside is put away, and the next run plays its games again.
        """
        if not self.games.exists():
            writing = self.games.with_name(self.games.name + UNFINISHED)
            with pq.ParquetWriter(
                writing, parquet.schema(experiment.game, experiment.axes), compression="zstd"
            ) as writer:
                for cell in experiment.cells:
                    own = [chunk for chunk in chunks if chunk.cell.name == cell.name]
                    writer.write_table(pa.concat_tables([self._read_or_drop(self.part(chunk)) for chunk in own]))
            _settle(writing, self.games)
        for chunk in chunks:
            self.part(chunk).unlink(missing_ok=True)
        if self.parts.exists() and not any(self.parts.iterdir()):
            self.parts.rmdir()

    def _read_or_drop(self, part: Path) -> pa.Table:
        try:
            return _read(part)
        except LawboundError as error:
            part.unlink()
            raise LawboundError(f"{error} It is put away: the same command plays its games again.") from None

    @property
    def is_finished(self) -> bool:
        return self.games.exists()

    def rows(self) -> pa.Table:
        """All rows that there are, of a run that is over or still going on."""
        if self.games.exists():
            return _read(self.games)
        parts = sorted(self.parts.glob("*.parquet")) if self.parts.exists() else []
        if not parts:
            raise LawboundError(f"No games have been played in {self.path} yet.")
        try:
            return pa.concat_tables([_read(part) for part in parts]).unify_dictionaries()
        except FileNotFoundError:  # the run was finished at this very moment
            return _read(self.games)

    # Sessions

    def note_session(self, number: int, about: dict[str, Any]) -> None:
        file = self.sessions / f"{number}.json"
        writing = file.with_name(file.name + UNFINISHED)
        writing.write_text(json.dumps(about, indent=2), encoding="utf-8")
        writing.replace(file)

    def all_sessions(self) -> list[dict[str, Any]]:
        """What is known of the sessions; a note that a failing machine has spoilt is not worth a run."""
        found: list[dict[str, Any]] = []
        for number in self._session_numbers():
            with suppress(ValueError):
                found.append(json.loads((self.sessions / f"{number}.json").read_text(encoding="utf-8")))
        return found

    def next_session(self) -> int:
        return max(self._session_numbers(), default=0) + 1

    def _session_numbers(self) -> list[int]:
        files = self.sessions.glob("*.json") if self.sessions.exists() else ()
        return sorted([int(file.stem) for file in files if file.stem.isdecimal()])


def _lock(file: IO[str]) -> None:
    """Lock the file until it is closed; OSError if somebody else has."""
    if sys.platform == "win32":
        import msvcrt

        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
    else:
        import fcntl

        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


def _read(path: Path) -> pa.Table:
    try:
        return pq.read_table(path)
    except FileNotFoundError:
        raise
    except (pa.ArrowException, OSError) as error:
        raise LawboundError(f"{path} is spoilt ({str(error).splitlines()[0]}).") from None


def _write_safely(path: Path, data: bytes) -> None:
    writing = path.with_name(path.name + UNFINISHED)
    with writing.open("wb") as file:
        file.write(data)
    _settle(writing, path)


def _settle(writing: Path, path: Path) -> None:
    """Force the file to the disk, and only then give it its name."""
    with writing.open("r+b") as file:  # some systems force only what may be written
        os.fsync(file.fileno())
    writing.replace(path)
    if os.name != "posix":  # elsewhere a folder cannot be opened
        return
    folder = os.open(path.parent, os.O_RDONLY)
    try:
        os.fsync(folder)
    finally:
        os.close(folder)
