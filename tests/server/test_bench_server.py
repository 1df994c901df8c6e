"""The benchmark of the server, in small: what it measures is there, and its people play real games."""

from __future__ import annotations

from pathlib import Path

import pytest

from lawbound import bench_server
from lawbound.bench_server import SERVER_FIGURES, loads, openings


def test_people_play_at_a_real_server(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench_server, "WARM_UP", 0.1)
    monkeypatch.setattr(bench_server, "HURRIED", 4)
    monkeypatch.setattr(bench_server, "THINKING", (0.1, 0.3))
    figures = loads(tmp_path, seconds=1.0, levels=(3, 6))
    assert set(figures) >= {name for name in SERVER_FIGURES if name.startswith("server_most")}
    for level in (3, 6):
        assert (
            0 < figures[f"server_{level}_games_p50_milliseconds"] <= figures[f"server_{level}_games_p99_milliseconds"]
        )
    assert figures["server_6_games_choices_per_second"] > 0
    assert figures["server_6_games_received_bytes"] > 0
    assert figures["server_most_choices_per_second"] > figures["server_6_games_choices_per_second"]


def test_stored_games_are_opened(tmp_path: Path) -> None:
    figures = openings(tmp_path, count=50)
    assert figures["server_stored_games"] == 50
    assert figures["server_open_stored_milliseconds"] > 0
