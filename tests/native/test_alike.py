"""Both builds play the same games, to the byte, and each of them plays the journals of the other."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any, Final

import pytest
from tests.native import playing

from lawbound import __version__, build
from lawbound.cli import main as cli
from lawbound.law import carried_out_by

PROJECT: Final = Path(__file__).resolve().parents[2]
GAMES: Final = 12
"""Trials of every game in each stretch."""


def in_plain_build(*command: str, given: str = "") -> str:
    """What a process of the plain build says."""
    env = {**os.environ, "PYTHONPATH": f"{PROJECT / 'src'}{os.pathsep}{PROJECT}"}
    return subprocess.run(
        [sys.executable, *command], input=given, env=env, cwd=PROJECT, capture_output=True, text=True, check=True
    ).stdout


def told_by_plain_build(*args: str, given: str = "") -> list[playing.Told]:
    answer: dict[str, Any] = json.loads(in_plain_build("-m", "tests.native.playing", *args, given=given))
    assert answer["build"] == build.PLAIN
    told: list[playing.Told] = answer["told"]
    return told


def test_these_tests_run_on_the_compiled_build() -> None:
    assert build.name() == build.COMPILED


@pytest.mark.parametrize("first", range(0, 8 * GAMES, GAMES))
def test_games_are_the_same_and_their_journals_are_played_by_both(first: int) -> None:
    here = playing.played(first, first + GAMES)
    there = told_by_plain_build("play", str(first), str(first + GAMES))
    assert sum([told["events"] for told in here]) > 100 * GAMES
    assert here == there
    journals = [told["journal"] for told in here]
    assert [playing.replay(text) for text in journals] == there
    assert told_by_plain_build("replay", given=json.dumps(journals)) == here


@pytest.mark.parametrize("article", ["root 4.3.2", "root 6.2.2", "rootbotics 9.2.3", "pebbles 2"])
def test_the_law_is_carried_out_by_the_same_code_in_the_same_lines(
    article: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert cli.main(("law", "show", article, "--json")) == 0
    shown = capsys.readouterr().out
    assert json.loads(shown)["code"]
    assert in_plain_build("-m", "lawbound.cli.main", "law", "show", article, "--json") == shown
    asked = f"from lawbound.law import carried_out_by; print(*carried_out_by({article!r}))"
    assert in_plain_build("-c", asked).split() == list(carried_out_by(article)) != []


def test_each_build_says_which_it_is(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        cli.main(("--version",))
    assert capsys.readouterr().out == f"lawbound {__version__} (compiled build)\n"
    assert in_plain_build("-m", "lawbound.cli.main", "--version") == f"lawbound {__version__} (plain build)\n"


def test_what_games_reach_is_told_by_the_plain_build_only(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(("law", "coverage", "--played")) == 2
    assert "plain build only" in capsys.readouterr().err
