"""Pebbles at the terminal, and a game of strangers that brings nothing but rules and a form."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from tests.terminal import lawbound

from lawbound.cli.main import main

LAWBOUND = (sys.executable, "-m", "lawbound.cli.main")
ENDLESS = "1\n" * 100
STRANGE = """
from lawbound.kit import Kit
from lawbound.pebbles.form import PebblesForm
from lawbound.pebbles.rules import Pebbles


class Stones(Pebbles):
    name = "stones"


class StonesKit(Kit):
    name = "stones"
    title = "Stones"
    game = Stones()
    form = type("StonesForm", (PebblesForm,), {"presets": ()})()


KIT = StonesKit()
"""


def play(folder: Path, typed: str, *arguments: str) -> subprocess.CompletedProcess[str]:
    return lawbound("play", *arguments, typed=typed, folder=folder, columns=100)


def play_with_a_stranger(folder: Path, typed: str, *arguments: str) -> subprocess.CompletedProcess[str]:
    """In a process of its own, which finds the game that lies in that folder."""
    path = os.pathsep.join([str(folder), *[each for each in sys.path if each]])
    done = subprocess.run(
        [*LAWBOUND, "play", *arguments],
        input=typed,
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
        cwd=folder,
        timeout=60,
        env={**os.environ, "PYTHONIOENCODING": "utf-8", "COLUMNS": "100", "PYTHONPATH": path},
    )
    assert "Traceback" not in done.stderr + done.stdout
    return done


def test_a_newcomer_plays_to_the_end(tmp_path: Path) -> None:
    done = play(tmp_path, f"\n{ENDLESS}", "pebbles")
    assert done.returncode == 0 and done.stderr == ""
    assert "1  Against the computer" in done.stdout
    assert "Turn 1: seat 1 (you)" in done.stdout
    assert "seat 2 (greedy) secretly likes one of the heaps. [1]" in done.stdout
    assert "The game is over." in done.stdout and "The seed was" in done.stdout
    assert " wins. [3]" in done.stdout or "It is a tie" in done.stdout


def test_the_game_itself_is_asked_for(tmp_path: Path) -> None:
    done = play(tmp_path, "3\n\nquit\nn\n")
    assert "3  Pebbles" in done.stdout and "From which heap?" in done.stdout


def test_a_table_of_ones_own(tmp_path: Path) -> None:
    done = play(tmp_path, "3\n2\n1\nquit\nn\n", "pebbles")
    assert "How many opponents? (1 to 3, Enter: 1) 2" in done.stdout
    assert "seat 3 (random)" in done.stdout and "seat 4" not in done.stdout


def test_options_come_from_the_form(tmp_path: Path) -> None:
    done = play(tmp_path, "\nquit\nn\n", "pebbles", "--heaps", "2,2", "--seats", "1,2,3", "--players", "Anna,Bo")
    assert "Pass the screen to Anna" in done.stdout
    assert "heap 2: 2 pebbles" in done.stdout and "heap 3" not in done.stdout
    assert "seat 3 (random)" in done.stdout


def test_saving_loading_and_the_law(tmp_path: Path) -> None:
    first = ("pebbles", "--seed", "3")
    play(tmp_path, "1\n1\nsave a.journal\nquit\nn\n", *first)
    done = play(tmp_path, "law 2\nlaw 9\nposition\nwhy\nundo\nquit\nn\n", "--load", "a.journal")
    assert "the game goes on." in done.stdout and "pebbles 2  Turns" in done.stdout
    assert 'no article "pebbles 9"' in done.stdout and "no position" in done.stdout and "Taken back." in done.stdout
    other = play(tmp_path, "", "root", "--load", "a.journal")
    assert other.returncode == 2 and "a.journal holds a game of pebbles" in other.stderr
    inside = play(tmp_path, "load a.journal\nquit\nn\n", "root", "--seed", "1")
    assert "From which heap?" in inside.stdout or "How many pebbles" in inside.stdout


@pytest.mark.parametrize(
    ("arguments", "expected"),
    [
        (("marbles",), "There is no game 'marbles' here. Known games: root, oath, pebbles"),
        (("pebbles", "--seats", "1,2,3,4,5"), "Pebbles is for 2 to 4 seats, not 5."),
        (("pebbles", "--seats", "bot:1,2"), "there are no bots in this game"),
        (("pebbles", "--heaps", "many"), "needs whole numbers separated by commas, not 'many'"),
        (("pebbles", "--heaps", "0"), "A heap has 1 to 20 pebbles, not 0."),
        (("pebbles", "--players", "a,b,c"), "3 players were named for 2 seats."),
    ],
)
def test_what_cannot_be_is_told_in_one_line(
    arguments: tuple[str, ...], expected: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["play", *arguments]) == 2
    error = capsys.readouterr().err
    assert expected in error and error.count("\n") == 1


def test_a_setting_of_another_game_is_unknown(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["play", "pebbles", "--map", "winter"])
    assert "unrecognized arguments: --map winter" in capsys.readouterr().err


def test_a_game_without_words_is_played_by_the_engines_own_names(tmp_path: Path) -> None:
    (tmp_path / "stones.py").write_text(STRANGE, encoding="utf-8")
    info = tmp_path / "stones-1.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: stones\nVersion: 1\n", encoding="utf-8")
    (info / "entry_points.txt").write_text("[lawbound.games]\nstones = stones:KIT\n", encoding="utf-8")
    done = play_with_a_stranger(tmp_path, f"\n\n{ENDLESS}", "stones")
    assert done.returncode == 0 and done.stderr == ""
    assert "Turn 1 ---" in done.stdout and "seat 1 (you): heap [pebbles 2]" in done.stdout
    assert "The game is over." in done.stdout and (" wins." in done.stdout or " win together." in done.stdout)
