"""`lawbound lab` at the command line."""

from __future__ import annotations

import importlib
import io
import json
import sys
from pathlib import Path

import pytest

from lawbound.cli import main as cli
from lawbound.cli.progress import GamesBar

Capture = pytest.CaptureFixture[str]
SMALL = 'title = "Small?"\ngame = "root"\ngames = 2\n[table]\nseats = ["bot:eyrie", "bot:marquise"]\n'


def run(capsys: Capture, *argv: str) -> tuple[int, str, str]:
    code = cli.main(("lab", *argv))
    out, err = capsys.readouterr()
    return code, out, err


@pytest.fixture
def file(tmp_path: Path) -> str:
    path = tmp_path / "small.toml"
    path.write_text(SMALL)
    return str(path)


def test_the_shipped_experiments_are_listed_and_shown(capsys: Capture) -> None:
    code, out, _ = run(capsys, "list")
    assert code == 0
    for expected in ("how-hard-is-each-bot", "100,000", "does-the-first-seat-win", "20,160"):
        assert expected in out
    code, out, _ = run(capsys, "show", "how-hard-is-each-bot")
    assert code == 0 and out.startswith('game = "root"\ntitle = "How hard is each bot?"')
    code, _, err = run(capsys, "show", "nothing")
    assert code == 2 and "shipped: does-the-deck-matter, does-the-first-seat-win" in err
    assert run(capsys)[0] == 0


def test_run_and_report(capsys: Capture, file: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    code, out, err = run(capsys, "run", file, "--workers", "1")
    assert code == 0 and "Small? 2 games (one cell)" in err
    assert "all 2 are in lab/small/games.parquet" in out
    code, out, _ = run(capsys, "run", file, "--workers", "1")
    assert code == 0 and "All 2 games were there already" in out
    code, out, _ = run(capsys, "report", "lab/small")
    assert code == 0 and "lab/small/report.html" in out
    assert (tmp_path / "lab/small/report.html").read_text().startswith("<!doctype html>")


def test_a_shipped_experiment_runs_by_its_name(capsys: Capture, tmp_path: Path) -> None:
    argv = ("run", "how-hard-is-each-bot", "--games", "1", "--out", str(tmp_path / "o"), "--workers", "2", "--json")
    code, out, err = run(capsys, *argv)
    assert (code, err) == (0, "")
    data = json.loads(out)
    assert (data["games"], data["played"]) == (32, 32)


def test_a_terminal_shows_the_rate_and_the_time_left(
    capsys: Capture, file: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Terminal(io.StringIO):
        def isatty(self) -> bool:
            return True

    monkeypatch.setenv("TERM", "xterm")
    monkeypatch.setattr(sys, "stderr", terminal := Terminal())
    code, _, _ = run(capsys, "run", file, "--out", str(tmp_path / "o"), "--workers", "1")
    assert code == 0
    for expected in ("2/2", "/s", "left"):
        assert expected in terminal.getvalue()


def test_without_a_terminal_there_is_a_line_now_and_then(capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    clock = [100.0]
    monkeypatch.setattr("time.monotonic", lambda: clock[0])
    bar = GamesBar(1000)
    bar.watch(200)
    for clock[0], games in ((110.0, 300), (131.0, 510), (140.0, 600)):
        bar.watch(games)
    bar.stop()
    assert capsys.readouterr().err == "510 of 1,000 games, 10.0/s, 0:49 left\n"


def test_an_interruption_says_how_to_go_on(
    capsys: Capture, file: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupted(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("lawbound.lab.run.play_chunk", interrupted)
    code, _, err = run(capsys, "run", file, "--out", str(tmp_path / "o"), "--workers", "1")
    assert code == 130 and "Stopped at 0 of 2 games; the same command goes on." in err


@pytest.mark.parametrize(
    ("argv", "expected"),
    [
        (("run", "nothing.toml"), "'nothing.toml' is neither a file nor a shipped experiment"),
        (("run", "how-hard-is-each-bot", "--games", "none"), "--games needs a whole number"),
        (("run", "how-hard-is-each-bot", "--workers", "0"), "--workers needs a whole number"),
        (("report", "nowhere"), "nowhere is no folder of `lawbound lab run`."),
    ],
)
def test_wrong_arguments_are_answered_in_one_line(capsys: Capture, argv: tuple[str, ...], expected: str) -> None:
    code, out, err = run(capsys, *argv)
    assert (code, out) == (2, "")
    assert err.startswith("lawbound: ") and err.count("\n") == 1 and expected in err


def test_a_wrong_file_is_told_with_its_line(capsys: Capture, tmp_path: Path) -> None:
    path = tmp_path / "wrong.toml"
    path.write_text(SMALL.replace("marquise", "marquis"))
    code, _, err = run(capsys, "run", str(path))
    assert code == 2 and f"{path}, line 4, table: Unknown bot 'marquis'" in err


@pytest.mark.parametrize("module", ["parquet", "report", "storage", "study"])
def test_without_pyarrow_an_import_says_what_to_install(module: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    for each in ("arrow", "parquet", "report", "storage", "study"):
        monkeypatch.delitem(sys.modules, f"lawbound.lab.{each}", raising=False)
    with pytest.raises(ImportError, match=r"pip install 'lawbound\[lab\]'"):
        importlib.import_module(f"lawbound.lab.{module}")


@pytest.mark.parametrize(
    "argv", [("lab", "run", "how-hard-is-each-bot"), ("lab", "report", "."), ("arena", "root", "random", "--out", "o")]
)
def test_without_pyarrow_it_says_what_to_install(
    capsys: Capture, argv: tuple[str, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("lawbound.lab.find_spec", lambda name: None)
    assert cli.main(argv) == 2
    assert "pip install 'lawbound[lab]'" in capsys.readouterr().err
