"""Runs: the same rows from every engine, and nothing lost or doubled whatever happens."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pyarrow.parquet as pq
import pytest

from lawbound import players
from lawbound.kernel import Ask, Event, LawboundError, Table
from lawbound.lab import run as running
from lawbound.lab.experiment import read
from lawbound.lab.plan import Chunk, Experiment
from lawbound.lab.record import play_match
from lawbound.lab.run import run
from lawbound.lab.storage import UNFINISHED, Folder
from lawbound.players import RandomPlayer
from lawbound.root.almanac import RootWatcher
from lawbound.root.rules import ROOT

SMALL = """
title = "Small"
game = "root"
games = 8
chunk = 3
seed = "small"
[grid]
map = ["autumn", "mountain"]
difficulty = ["easy", "nightmare"]
[table]
subject = "bot:eyrie@{difficulty}"
seats = ["bot:marquise", "vagabond=random"]
map = "{map}"
"""
PATIENCE = 120.0


def small(text: str = SMALL) -> Experiment:
    return read(text, "small")


def rows(folder: Path) -> Any:
    return Folder(folder).rows()


@pytest.fixture(scope="module")
def alone(tmp_path_factory: pytest.TempPathFactory) -> Any:
    """The rows as one process plays them."""
    folder = tmp_path_factory.mktemp("alone")
    done = run(small(), folder)
    assert (done.total, done.played) == (32, 32)
    return rows(folder)


def test_one_row_for_each_game_in_the_order_of_the_grid(alone: Any) -> None:
    data = alone.to_pylist()
    cells = [cell.name for cell in small().cells]
    assert [(row["cell"], row["game"]) for row in data] == [(cell, game) for cell in cells for game in range(8)]
    for row in data:
        assert row["cell"] == f"map={row['grid_map']} difficulty={row['grid_difficulty']}"
        assert row["map"] == row["grid_map"]
        assert row["seats"][row["subject"]] == f"bot:eyrie@{row['grid_difficulty']}"
        assert row["players"][row["seats"].index("vagabond")] == "random"
        assert row["end"] == "finished" and row["error"] is None
        assert row["order"] == [0, 1, 2]
        assert len(row["winners"]) >= 1 and row["victory"].startswith("root ")
        assert row["points_by_round"][-1] == row["points"]
        assert len(row["points_by_round"]) == row["rounds"] == (row["turns"] + 2) // 3
        assert row["decisions"] > 0
        for battle in row["battles"]:
            assert 1 <= battle["round"] <= row["rounds"] and 1 <= battle["clearing"] <= 12
            assert battle["attacker"] != battle["defender"]


def test_what_is_noted_of_a_game() -> None:
    """Points after each round, those that were lost too; battles with their round; a round is a turn for each seat."""
    watcher = RootWatcher(2, "autumn")
    for name, *args in (
        ("seated", 1, 0),
        ("scored", 0, 1, 1),  # before the first turn: of the first round
        ("turn", 1, 1),
        ("scored", 1, 4, 4),
        ("battle", 1, 0, 7),
        ("turn", 0, 2),
        ("lost points", 1, 3, 1),
        ("turn", 1, 3),
        ("battle", 0, 1, 12),
        ("scored", 0, 2, 3),
    ):
        watcher(Event(str(name), "root 3.1", tuple(args)))
    assert watcher.order == [1, 0]
    assert (watcher.rounds, watcher.points, watcher.round) == ([[1, 1]], [3, 1], 2)
    assert watcher.battles == [
        {"round": 1, "clearing": 7, "attacker": 1, "defender": 0},
        {"round": 2, "clearing": 12, "attacker": 0, "defender": 1},
    ]
    watcher(Event("won", "root 3.3", (0,)))
    assert watcher.victory == "root 3.3"


def test_a_row_tells_how_to_play_its_game_again(alone: Any) -> None:
    row = alone.to_pylist()[9]
    setup = {"seats": row["seats"], "order": "given", "turn_limit": 1000, "map": row["map"]}
    table = Table.new(ROOT, setup, seed=row["seed"])
    guests = [players.find(name or "random", f"{row['seed']}:{seat}") for seat, name in enumerate(row["players"])]
    while (ask := table.pending) is not None:
        table.choose(guests[ask.seat].choose(table.view(ask.seat), ask))
    assert table.result == {"winners": row["winners"], "points": row["points"], "turns": row["turns"]}


def test_several_processes_give_the_same_rows(alone: Any, tmp_path: Path) -> None:
    watched: list[int] = []
    run(small(), tmp_path / "two", workers=2, watch=watched.append)
    assert rows(tmp_path / "two").equals(alone)
    assert watched[0] == 0 and watched[-1] == 32 and watched == sorted(watched)


def test_a_ray_cluster_gives_the_same_rows(alone: Any, tmp_path: Path) -> None:
    done = run(small(), tmp_path / "ray", engine="ray", workers=2)
    assert done.played == 32
    assert rows(tmp_path / "ray").equals(alone)
    session = Folder(tmp_path / "ray").all_sessions()[0]
    assert (session["engine"], session["games"], session["ended"]) == ("ray", 32, True)


def test_a_run_that_is_over_is_not_played_again(tmp_path: Path) -> None:
    run(small(), tmp_path)
    before = (tmp_path / "games.parquet").stat().st_mtime_ns
    assert run(small(), tmp_path).played == 0
    assert (tmp_path / "games.parquet").stat().st_mtime_ns == before
    assert sorted([file.name for file in tmp_path.iterdir()]) == [
        ".lock",
        "experiment.toml",
        "games.parquet",
        "run.json",
        "sessions",
    ]


def test_what_was_finished_is_kept_and_what_was_not_is_played(alone: Any, tmp_path: Path) -> None:
    played: list[int] = []

    def stop_after_four(games: int) -> None:
        played.append(games)
        if len(played) == 5:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        run(small(), tmp_path, watch=stop_after_four)
    kept = sorted((tmp_path / "parts").glob("*.parquet"))
    assert len(kept) == 4
    assert rows(tmp_path).num_rows == played[-1] == 12
    spoilt, short = kept[1], kept[2]
    spoilt.write_bytes(spoilt.read_bytes()[:100])  # a disk that failed
    pq.write_table(pq.read_table(short).slice(0, 1), short)
    (tmp_path / "parts" / f"000000.parquet{UNFINISHED}").write_bytes(b"half")
    (tmp_path / f"games.parquet{UNFINISHED}").write_bytes(b"half")
    done = run(small(), tmp_path, workers=2)
    assert done.played == 32 - 6
    assert rows(tmp_path).equals(alone)
    assert [session["ended"] for session in Folder(tmp_path).all_sessions()] == [False, True]
    assert list(tmp_path.rglob(f"*{UNFINISHED}*")) == []


def test_killed_between_the_last_file_and_tidying_up(alone: Any, tmp_path: Path) -> None:
    """All parts and the whole file are there: the rows are still there once."""
    chunks = small().chunks()
    folder = Folder(tmp_path)
    with folder.alone():
        folder.open(small())
        for chunk in chunks:
            folder.keep(chunk, running.play_chunk(chunk)[1])
        kept = {chunk.index: folder.part(chunk).read_bytes() for chunk in chunks}
        folder.finish(small(), chunks)
        folder.parts.mkdir()
        for chunk in chunks[3:]:
            folder.part(chunk).write_bytes(kept[chunk.index])
    assert rows(tmp_path).equals(alone)
    assert run(small(), tmp_path).played == 0
    assert rows(tmp_path).equals(alone)
    assert not folder.parts.exists()


def command(file: Path, out: Path, *more: str) -> list[str]:
    return [sys.executable, "-m", "lawbound.cli.main", "lab", "run", str(file), "--out", str(out), *more]


def children_of(pid: int) -> list[int]:
    found = []
    for path in Path("/proc").glob("[0-9]*/stat"):
        try:
            words = path.read_text().rpartition(")")[2].split()
        except OSError:  # it has just ended
            continue
        if int(words[1]) == pid:
            found.append(int(path.parent.name))
    return found


def is_running(pid: int) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


def wait_until(condition: Any) -> None:
    until = time.monotonic() + PATIENCE
    while not condition():
        assert time.monotonic() < until, "waited too long"
        time.sleep(0.005)


def test_killed_again_and_again(tmp_path: Path) -> None:
    """SIGKILL with two workers, each time after some more parts: no row is lost or doubled, nobody is left behind."""
    text = SMALL.replace("games = 8", "games = 30").replace("chunk = 3", "chunk = 2")
    file, out = tmp_path / "small.toml", tmp_path / "out"
    file.write_text(text)
    parts = out / "parts"
    there = 0
    for more in (1, 7, 13):
        process = subprocess.Popen(command(file, out, "--workers", "2", "--json"), stdout=subprocess.DEVNULL)
        try:
            wait_until(lambda: len(list(parts.glob("*.parquet"))) >= there + more or process.poll() is not None)  # noqa: B023
            assert process.poll() is None, "it was over before it could be killed"
            workers = children_of(process.pid)
            assert len(workers) >= 2
        finally:
            os.kill(process.pid, signal.SIGKILL)
            process.wait()
        wait_until(lambda: not any([is_running(pid) for pid in workers]))  # noqa: B023
        now = len(list(parts.glob("*.parquet")))
        assert now >= there + more
        there = now
        assert rows(out).num_rows == 2 * there
    done = subprocess.run(command(file, out, "--workers", "2", "--json"), check=True, capture_output=True, text=True)
    data = json.loads(done.stdout)
    assert (data["games"], data["played"]) == (120, 120 - 2 * there)
    experiment = small(text)
    run(experiment, tmp_path / "whole")
    assert rows(out).equals(rows(tmp_path / "whole"))
    assert [session["ended"] for session in Folder(out).all_sessions()] == [False, False, False, True]


def test_two_runs_do_not_share_a_folder(tmp_path: Path) -> None:
    with Folder(tmp_path).alone(), pytest.raises(LawboundError, match="Another run is at work"):
        run(small(), tmp_path)


def test_another_experiment_or_other_rules_do_not_go_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    run(small(), tmp_path)
    with pytest.raises(LawboundError, match="holds another experiment"):
        run(small(SMALL.replace("games = 8", "games = 9")), tmp_path)
    monkeypatch.setattr("lawbound.lab.storage.rules_mark", lambda game: "other")
    with pytest.raises(LawboundError, match="The rules have changed"):
        run(small(), tmp_path)


def test_a_folder_with_other_things_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / "thesis.txt").write_text("years of work")
    with pytest.raises(LawboundError, match=r"holds other things \(thesis.txt\)"):
        run(small(), tmp_path)
    with pytest.raises(LawboundError, match="is no folder of"):
        Folder(tmp_path).about()


def test_an_experiment_is_never_written_over(tmp_path: Path) -> None:
    """It may lie in the folder of its own run, but not of another's."""
    path = tmp_path / "experiment.toml"
    path.write_text(SMALL.replace("Small", "Mine"))
    with pytest.raises(LawboundError, match=r"holds other things \(experiment.toml\)"):
        run(small(), tmp_path)
    assert "Mine" in path.read_text()
    path.write_text(SMALL)
    assert run(small(), tmp_path).played == 32


def test_a_worker_with_other_rules_is_found_out(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def elsewhere(chunk: Chunk) -> tuple[str, bytes]:
        return "other rules", b""

    monkeypatch.setattr(running, "play_chunk", elsewhere)
    with pytest.raises(LawboundError, match="other rules"):
        run(small(), tmp_path)
    assert list((tmp_path / "parts").iterdir()) == []


def test_what_goes_wrong_in_a_game_is_in_its_row(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    class Stumbling(RandomPlayer):
        def choose_index(self, view: Any, ask: Ask) -> int:
            raise ValueError("cannot")

    monkeypatch.setitem(players.PLAYERS, "stumbling", Stumbling)
    run(small(SMALL.replace("vagabond=random", "vagabond=stumbling") + "\n"), tmp_path)
    for row in rows(tmp_path).to_pylist():
        assert (row["end"], row["winners"]) == ("error", [])
        assert row["error"].startswith("ValueError: cannot (test_run.py:")


def test_games_that_do_not_end_are_capped() -> None:
    experiment = small("turns_cap = 4\n" + SMALL)
    row = play_match(next(iter(experiment.chunks()[0].matches())))
    assert (row["end"], row["winners"], row["victory"]) == ("capped", [], None)
    assert len(row["points"]) == 3
