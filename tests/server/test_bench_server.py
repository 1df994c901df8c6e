"""The benchmark of the server, in small: what it measures is there, and its people play real games."""

from __future__ import annotations

from pathlib import Path

import pytest

from lawbound import bench_server
from lawbound.bench_server import HOSTILE_FIGURES, OPPONENT_FIGURES, ORDINARY_FIGURES, hostile, loading, people
from lawbound.bench_server.stored import openings


@pytest.fixture(autouse=True)
def quickly(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(people, "WARM_UP", 0.1)
    monkeypatch.setattr(people, "THINKING", (0.1, 0.3))
    monkeypatch.setattr(loading, "HURRIED", 4)
    monkeypatch.setattr(loading, "OPPOSED", 3)


def test_people_play_at_a_real_server(tmp_path: Path) -> None:
    figures = loading.loads(tmp_path, seconds=1.0, levels=(3, 6))
    assert set(figures) >= {name for name in ORDINARY_FIGURES if name.startswith("server_most")}
    for level in (3, 6):
        assert (
            0 < figures[f"server_{level}_games_p50_milliseconds"] <= figures[f"server_{level}_games_p99_milliseconds"]
        )
    assert figures["server_6_games_choices_per_second"] > 0
    assert figures["server_6_games_received_bytes"] > 0
    assert figures["server_6_games_pause_milliseconds"] > 0
    assert figures["server_most_choices_per_second"] > figures["server_6_games_choices_per_second"]


def test_people_play_against_a_computer_player() -> None:
    figures = bench_server.measure_opponent(1.0, "random")
    assert list(figures) == list(OPPONENT_FIGURES)
    assert figures["opponent_games"] == 3
    assert 0 < figures["opponent_p50_milliseconds"] <= figures["opponent_p99_milliseconds"]
    assert figures["opponent_p50_milliseconds"] <= figures["opponent_asked_again_p50_milliseconds"]


def test_stored_games_are_opened(tmp_path: Path) -> None:
    figures = openings(tmp_path, count=50)
    assert figures["server_stored_games"] == 50
    assert figures["server_open_stored_milliseconds"] > 0


def test_hostile_people_get_what_they_ask_for_while_others_play(tmp_path: Path) -> None:
    figures = hostile.besieged(tmp_path, seconds=4.0, choices=400, playing=3)
    assert set(figures) == set(HOSTILE_FIGURES)
    assert figures["hostile_pause_milliseconds"] > 0
    assert 0 < figures["hostile_p50_milliseconds"] <= figures["hostile_p99_milliseconds"]
    for what in ("hellos", "replays", "audits", "pages", "undos", "searches"):
        assert figures[f"hostile_{what}"] > 0, what
