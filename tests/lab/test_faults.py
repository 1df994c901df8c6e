"""What goes wrong around a run: full disks, spoilt files, other systems. Nothing is lost, and one line tells of it."""

from __future__ import annotations

import errno
import json
import os
import signal
import socket
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from lawbound.cli import main as cli
from lawbound.kernel import LawboundError
from lawbound.lab import engines, storage
from lawbound.lab.engines import MOST_WORKERS, carry_out
from lawbound.lab.experiment import read
from lawbound.lab.plan import Experiment
from lawbound.lab.report import write_report
from lawbound.lab.run import run
from lawbound.lab.storage import Folder

Capture = pytest.CaptureFixture[str]
PATIENCE = 60.0
TEXT = """
title = "Small"
game = "root"
about = "A few games."
games = 6
chunk = 2
[table]
seats = ["bot:eyrie", "bot:marquise"]
"""


def small() -> Experiment:
    return read(TEXT, "small")


@pytest.fixture(scope="module")
def sound(tmp_path_factory: pytest.TempPathFactory) -> Any:
    """The rows as they should be."""
    folder = tmp_path_factory.mktemp("sound")
    run(small(), folder)
    return Folder(folder).rows()


@pytest.fixture
def file(tmp_path: Path) -> str:
    path = tmp_path / "small.toml"
    path.write_text(TEXT)
    return str(path)


def command(capsys: Capture, *argv: str) -> tuple[int, str]:
    """The code and the last line of what was said of it."""
    code = cli.main(argv)
    return code, capsys.readouterr().err.splitlines()[-1]


def interrupted(folder: Path) -> Folder:
    """A run with all chunks but the last."""

    def stop(games: int) -> None:
        if games == 4:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        run(small(), folder, watch=stop)
    return Folder(folder)


# Disks


def test_a_full_disk_loses_nothing(
    sound: Any, file: str, tmp_path: Path, capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    out = tmp_path / "o"
    settle, settled = storage._settle, list[str]()

    def full_after_four(writing: Path, path: Path) -> None:
        settled.append(path.name)
        if len(settled) == 5:
            raise OSError(errno.ENOSPC, "No space left on device", str(path))
        settle(writing, path)

    monkeypatch.setattr(storage, "_settle", full_after_four)
    code, said = command(capsys, "lab", "run", file, "--out", str(out), "--workers", "1")
    assert code == 2
    assert said == f"lawbound: {out}/parts/000002.parquet: No space left on device."
    monkeypatch.undo()
    assert run(small(), out).played == 2
    assert Folder(out).rows().equals(sound)


def test_files_are_forced_to_the_disk_by_who_may_write_them(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Windows forces nothing that was opened for reading."""
    import fcntl

    forced = []

    def note(number: int) -> None:
        if not os.path.isdir(f"/proc/self/fd/{number}"):
            forced.append(fcntl.fcntl(number, fcntl.F_GETFL) & os.O_ACCMODE)

    monkeypatch.setattr(os, "fsync", note)
    run(small(), tmp_path)
    assert set(forced) == {os.O_RDWR}


@pytest.mark.parametrize("where", ["file", "file/below", "folder"])
def test_places_that_cannot_be_written_are_told_in_one_line(
    where: str, file: str, tmp_path: Path, capsys: Capture
) -> None:
    (tmp_path / "file").write_text("in the way")
    (tmp_path / "folder").mkdir()
    place = str(tmp_path / where)
    if where == "folder":
        run(small(), tmp_path / "o")
        code, said = command(capsys, "lab", "report", str(tmp_path / "o"), "--out", place)
    else:
        code, said = command(capsys, "lab", "run", file, "--out", place, "--workers", "1")
    assert code == 2
    assert said.startswith(f"lawbound: {place}") and said.endswith(".")
    if where != "file":
        code, said = command(capsys, "arena", "root", "bot", "--games", "1", "--out", place)
        assert code == 2 and said.startswith("lawbound: --out: ")


# Spoilt files


def test_a_part_that_is_spoilt_inside_is_played_again(sound: Any, tmp_path: Path) -> None:
    """Its end, which says how many rows it has, is whole; what comes before is not."""
    folder = interrupted(tmp_path)
    part = folder.parts / "000001.parquet"
    data = bytearray(part.read_bytes())
    data[4:400] = b"\xff" * 396
    part.write_bytes(data)
    with pytest.raises(LawboundError, match=r"000001.parquet is spoilt .* is put away: the same command plays"):
        run(small(), tmp_path)
    assert run(small(), tmp_path).played == 2
    assert folder.rows().equals(sound)


def test_spoilt_rows_are_told_of(file: str, tmp_path: Path, capsys: Capture) -> None:
    interrupted(tmp_path / "o")
    (tmp_path / "o/parts/000000.parquet").write_bytes(b"nothing of the kind")
    code, said = command(capsys, "lab", "report", str(tmp_path / "o"))
    assert code == 2 and "000000.parquet is spoilt" in said
    run(small(), tmp_path / "p")
    (tmp_path / "p/games.parquet").write_bytes(b"nothing of the kind")
    code, said = command(capsys, "lab", "report", str(tmp_path / "p"))
    assert code == 2 and "games.parquet is spoilt" in said


def test_notes_of_sessions_are_not_worth_a_run(sound: Any, tmp_path: Path) -> None:
    folder = interrupted(tmp_path)
    (folder.sessions / "1.json").write_text("")
    (folder.sessions / "mine.json").write_text("{}")
    run(small(), tmp_path)
    assert folder.rows().equals(sound)
    assert [session["ended"] for session in folder.all_sessions()] == [True]
    assert json.loads((folder.sessions / "2.json").read_text())["games before"] == 4
    assert "to the end" in write_report(tmp_path).read_text()


@pytest.mark.parametrize("text", ["{}", "[]", "3", "nothing", '{"plan": "x", "rules": "y"}'])
def test_a_folder_that_only_looks_like_a_run(text: str, file: str, tmp_path: Path, capsys: Capture) -> None:
    (tmp_path / "o").mkdir()
    (tmp_path / "o/run.json").write_text(text)
    for argv in (("run", file, "--workers", "1", "--out"), ("report",)):
        code, said = command(capsys, "lab", *argv, str(tmp_path / "o"))
        assert code == 2 and said.endswith("/o is no folder of `lawbound lab run`.")


@pytest.mark.parametrize("text", [None, "title = = 1", "about = 3\ntable = 4", "title = '\udce9'"])
def test_a_report_does_without_the_experiment(text: str | None, tmp_path: Path) -> None:
    run(small(), tmp_path)
    assert "A few games." in write_report(tmp_path).read_text()
    path = tmp_path / "experiment.toml"
    path.unlink() if text is None else path.write_bytes(text.encode(errors="surrogateescape"))
    page = write_report(tmp_path).read_text()
    assert "<h1>Small</h1>" in page and "A few games." not in page


# Workers


def test_there_are_never_more_processes_than_jobs(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[int] = []

    class Pool(ThreadPoolExecutor):
        def __init__(self, workers: int, **_: object) -> None:
            asked.append(workers)
            super().__init__(workers)

    monkeypatch.setattr(engines, "ProcessPoolExecutor", Pool)
    assert sorted(carry_out(abs, [-1, -2, -3], workers=50)) == [(-3, 3), (-2, 2), (-1, 1)]
    assert list(carry_out(abs, [-1], workers=50)) == [(-1, 1)]
    assert list(carry_out(abs, list[int](), workers=50)) == []
    assert asked == [3]


def test_nobody_waits_for_what_is_still_being_played() -> None:
    """Whoever stops a run has their terminal back at once."""
    work = carry_out(time.sleep, [0.0, PATIENCE, PATIENCE], workers=2)
    assert next(work) == (0.0, None)
    begun = time.monotonic()
    work.close()  # type: ignore[attr-defined]
    assert time.monotonic() - begun < PATIENCE / 2


def test_too_many_workers_are_refused(file: str, tmp_path: Path, capsys: Capture) -> None:
    code, said = command(capsys, "lab", "run", file, "--out", str(tmp_path / "o"), "--workers", "100000")
    assert code == 2 and said.startswith(f"lawbound: 100,000 workers are too many: at most {MOST_WORKERS} ")


@pytest.mark.parametrize("ignored", [False, True])
def test_a_worker_heeds_ctrl_c_unless_it_was_started_not_to(ignored: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    before = signal.getsignal(signal.SIGINT)
    monkeypatch.setattr("multiprocessing.parent_process", lambda: None)
    try:
        signal.signal(signal.SIGINT, signal.SIG_IGN if ignored else signal.default_int_handler)
        engines._be_a_worker()
        assert signal.getsignal(signal.SIGINT) is (signal.SIG_IGN if ignored else signal.SIG_DFL)
    finally:
        signal.signal(signal.SIGINT, before)


@pytest.mark.parametrize("error", [ValueError("Invalid address"), RuntimeError("not there"), ConnectionError("no")])
def test_a_cluster_that_is_not_there_is_told_of(error: Exception, monkeypatch: pytest.MonkeyPatch) -> None:
    def init(**_: object) -> None:
        raise error

    monkeypatch.setitem(sys.modules, "ray", SimpleNamespace(init=init, is_initialized=lambda: False))
    with pytest.raises(LawboundError, match=f"There is no Ray cluster at nowhere: {error}"):
        list(carry_out(abs, [-1], engine="ray", address="nowhere"))


@pytest.mark.parametrize("form", ["127.0.0.1:{}", "ray://127.0.0.1:{}", "[::1]:{}"])
def test_nobody_waits_for_a_port_that_is_closed(form: str, monkeypatch: pytest.MonkeyPatch) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))  # and not listened at
        address = form.format(taken.getsockname()[1])
        asked: list[object] = []
        ray = SimpleNamespace(init=lambda **given: asked.append(given), is_initialized=lambda: False)
        monkeypatch.setitem(sys.modules, "ray", ray)
        with pytest.raises(LawboundError, match="There is no Ray cluster at "):
            list(carry_out(abs, [-1], engine="ray", address=address))
    assert not asked


def test_windows_locks_its_own_way(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    locked: list[tuple[str, int]] = []

    def locking(number: int, mode: str, size: int) -> None:
        locked.append((mode, size))
        if len(locked) == 2:
            raise OSError(errno.EACCES, "Permission denied")

    monkeypatch.setitem(sys.modules, "msvcrt", SimpleNamespace(locking=locking, LK_NBLCK="at once"))
    monkeypatch.setattr(sys, "platform", "win32")
    folder = Folder(tmp_path)
    with folder.alone(), pytest.raises(LawboundError, match="Another run is at work"), folder.alone():
        pass
    assert locked == [("at once", 1)] * 2


def test_a_run_counts_on_from_its_last_session(tmp_path: Path) -> None:
    folder = interrupted(tmp_path)
    (folder.sessions / "7.json").write_text((folder.sessions / "1.json").read_text())
    run(small(), tmp_path)
    assert sorted([note.name for note in folder.sessions.iterdir()]) == ["1.json", "7.json", "8.json"]
