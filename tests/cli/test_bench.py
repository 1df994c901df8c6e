"""`lawbound bench` at the command line. How fast this machine is, no test says."""

from __future__ import annotations

import json
from itertools import count

import pytest

from lawbound import bench, bench_search, bench_server, build
from lawbound.cli import main as cli
from lawbound.games import kit
from lawbound.kernel import Ask
from lawbound.players.ismcts import IsmctsPlayer
from lawbound.players.processes import can_fork
from lawbound.root.bench import RootBench
from lawbound.root.factions import FACTIONS
from lawbound.root.rules import ROOT

Capture = pytest.CaptureFixture[str]


@pytest.fixture(autouse=True)
def small(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "REPETITIONS", 2)
    monkeypatch.setattr(bench, "SAMPLED_GAMES", 1)
    monkeypatch.setattr(bench, "SAMPLES_PER_GAME", 5)
    monkeypatch.setattr(bench, "LIVE_TABLES", 2)


def test_json_is_one_flat_object_of_figures(capsys: Capture) -> None:
    assert cli.main(("bench", "--seconds", "0.01", "--json")) == 0
    figures = json.loads(capsys.readouterr().out)
    assert figures.pop("build") == build.name()
    assert list(figures) == list(bench.Contest().figures())
    for name in (
        "kernel_decisions_per_second",
        "root_decisions_per_second",
        "root_games_per_second",
        "root_to_kernel_ratio",
        "state_copy_microseconds",
        "table_copy_median_microseconds",
        "table_copy_p90_microseconds",
        "serialised_state_bytes",
        "journal_bytes",
        "journal_bytes_per_decision",
        "journal_replay_decisions_per_second",
        "live_table_kilobytes",
    ):
        assert figures[name] > 0
    assert figures["serialised_state_bytes"] >= figures["serialised_state_median_bytes"]
    assert figures["table_copy_p90_microseconds"] >= figures["table_copy_median_microseconds"]


def test_sizes_keep_to_their_targets() -> None:
    setup = RootBench.setup
    figures = {**bench.sizes_and_copies(ROOT, setup), **bench.memory(ROOT, setup)}
    for name in ("serialised_state_bytes", "live_table_kilobytes"):
        assert bench.SIZES[name].reached(figures[name])


def test_text_shows_figures_units_and_targets(capsys: Capture) -> None:
    assert cli.main(("bench", "--seconds", "0.01")) == 0
    out = capsys.readouterr().out
    for expected in ("Root, four random players", "decisions/s", "≥ 30,000", "µs", "< 15", "< 4,096", "< 200"):
        assert expected in out


@pytest.mark.parametrize("seconds", ["0", "-1", "soon", "nan", "inf"])
def test_wrong_seconds_are_answered_in_one_line(capsys: Capture, seconds: str) -> None:
    assert cli.main(("bench", "--seconds", seconds)) == 2
    out, err = capsys.readouterr()
    assert (out, err) == ("", f"lawbound: --seconds needs a number above 0, not {seconds!r}.\n")


def test_a_figure_knows_whether_its_target_is_reached() -> None:
    assert bench.Figure("speed", "1/s", least=10).reached(10) is True
    assert bench.Figure("size", "bytes", most=10).reached(10) is False
    assert bench.Figure("share", "of 1").reached(10) is None


def test_bots_have_their_own_figures(capsys: Capture) -> None:
    assert cli.main(("bench", "bots", "--seconds", "0.01", "--json")) == 0
    figures = json.loads(capsys.readouterr().out)
    assert figures.pop("build") == build.name()
    assert list(figures) == list(bench.bot_figures())
    assert all(figure > 0 for figure in figures.values())
    assert cli.main(("bench", "bots", "--seconds", "0.01")) == 0
    assert "All-bot games" in capsys.readouterr().out


def test_every_side_that_is_not_at_the_usual_table_is_measured_beside_it(capsys: Capture) -> None:
    assert cli.main(("bench", "sides", "--seconds", "0.01", "--json")) == 0
    figures = json.loads(capsys.readouterr().out)
    assert figures.pop("build") == build.name()
    assert list(figures) == list(bench.side_figures())
    factions = len(FACTIONS) - 5  # the base four and the second Vagabond are measured already
    assert len(figures) == factions + 1  # and a table with hirelings, landmarks and the other deck
    assert all(figure > 0 for figure in figures.values())
    assert cli.main(("bench", "sides", "--seconds", "0.01")) == 0
    assert "≥ 0.6" in capsys.readouterr().out


def test_the_server_has_its_own_figures(capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    """The measuring itself is tested in tests/server."""
    asked: list[float] = []

    def measured(seconds: float) -> bench.Figures:
        asked.append(seconds)
        return dict.fromkeys(bench_server.SERVER_FIGURES, 120.0)

    monkeypatch.setattr(bench_server, "measure_server", measured)
    assert cli.main(("bench", "server", "--json")) == 0
    assert list(json.loads(capsys.readouterr().out)) == ["build", *bench_server.SERVER_FIGURES]
    assert cli.main(("bench", "server", "--seconds", "3")) == 0
    assert "Choice to view, 100 games at once" in capsys.readouterr().out
    assert asked == [10, 3]


def test_the_server_can_be_measured_with_opponents_and_with_hostile_people(
    capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[object] = []

    def measured(*what: object) -> bench.Figures:
        asked.append(what)
        return {"machine_load": 1.5}

    for name in ("measure_server", "measure_opponent", "measure_hostile"):
        monkeypatch.setattr(bench_server, name, measured)
    assert cli.main(("bench", "server", "--hostile", "--opponent", "greedy", "--seconds", "2")) == 0
    assert asked == [(2,), (2, "greedy"), (2,)]
    assert "Load of the machine before" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        (("bench", "--hostile"), "are for: lawbound bench server"),
        (("bench", "bots", "--opponent", "greedy"), "are for: lawbound bench server"),
        (("bench", "server", "--opponent", "nobody"), "There is no player 'nobody'; there are: random, greedy"),
    ],
)
def test_what_cannot_be_measured_is_answered_in_one_line(capsys: Capture, words: tuple[str, ...], reason: str) -> None:
    assert cli.main(words) == 2
    out, err = capsys.readouterr()
    assert out == "" and reason in err and err.count("\n") == 1


def test_the_search_has_its_own_figures(capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench_search, "QUESTIONS", 3)
    assert cli.main(("bench", "search", "--seconds", "0.5", "--json")) == 0
    figures = json.loads(capsys.readouterr().out)
    assert figures.pop("build") == build.name()
    assert list(figures) == list(bench_search.SEARCH_FIGURES)
    start = figures.pop("search_start_milliseconds")
    assert start > 0 or not can_fork()  # a process with threads, as here among other tests, starts no copies of itself
    assert all(figure > 0 for figure in figures.values())
    one, two = figures["search_simulations_per_second"], figures["search_two_workers_simulations_per_second"]
    assert figures["search_scaling"] == pytest.approx(two / one)
    assert cli.main(("bench", "search", "--seconds", "0.05")) == 0
    assert "simulations/s" in capsys.readouterr().out


def test_a_search_is_measured_by_the_worlds_that_it_tried(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two tables, ten worlds each, two seconds each by this clock: five worlds a second."""
    ticks = count(0.0, 2.0)

    class Ten(IsmctsPlayer):
        def choose_index(self, view: object, ask: Ask) -> int:
            self.tried += 10
            return 0

    tables = bench_search.questions(kit("root"), RootBench.setup, 2)
    monkeypatch.setattr(bench_search, "IsmctsPlayer", Ten)
    monkeypatch.setattr("time.perf_counter", lambda: next(ticks))
    assert bench_search.search(tables, 1.0, 1) == 5.0
