"""Oath in the arena and in the laboratory: the Chancellor sits first, and nothing is counted in points."""

from __future__ import annotations

import json
import re
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from lawbound.arena import Pairing, meet, plan
from lawbound.cli import main as cli
from lawbound.games import kit
from lawbound.kernel import Event, LawboundError
from lawbound.lab.experiment import BadExperiment, load, read
from lawbound.lab.plan import match
from lawbound.lab.record import play_match
from lawbound.lab.report import write_report
from lawbound.lab.run import run
from lawbound.lab.storage import Folder
from lawbound.lab.study import study
from lawbound.oath.almanac.endings import NAMES, section
from lawbound.oath.cards import OATH_NAMES
from lawbound.oath.chronicle_check import WAYS
from lawbound.oath.state import USURPER, VISIONARY

Capture = pytest.CaptureFixture[str]

EXPERIMENT = """
title = "Two oaths"
game = "oath"
games = 3
[grid]
oath = ["people", "supremacy"]
[table]
subject = "red=greedy"
seats = ["blue", "chancellor"]
oath = "{oath}"
"""


def seen(pairings: list[Pairing]) -> Counter[tuple[str, str, int]]:
    """How often each contender played each side at each place."""
    found: Counter[tuple[str, str, int]] = Counter()
    for pairing in pairings:
        for place, (name, side) in enumerate(zip(pairing.names, pairing.match.plan.setup["seats"], strict=True)):
            found[name, side, place] += 1
    return found


def marginal(found: Counter[tuple[str, str, int]], name: str, part: int) -> Counter[Any]:
    counts: Counter[Any] = Counter()
    for what, times in found.items():
        counts[what[part]] += times if what[0] == name else 0
    return counts


@pytest.mark.parametrize(
    ("contenders", "more", "expected"),
    [
        (["greedy"], {"against": "random"}, 4),
        (["greedy", "random"], {"seats": 2}, 2),
        (["greedy", "random"], {"seats": 6, "games": 13}, 30),
        (["greedy", "random", "ismcts:4"], {"seats": 3}, 3),
        (["greedy"], {"against": "random", "sides": ["black", "chancellor", "red", "blue", "white", "yellow"]}, 20),
        (["greedy", "random"], {"seats": 2, "sides": ["chancellor", "white", "yellow"]}, 4),
    ],
)
def test_everybody_plays_every_side_and_place_equally_often_and_the_chancellor_sits_first(
    contenders: list[str], more: dict[str, Any], expected: int
) -> None:
    schedule = plan("oath", contenders, **{"games": 1, "seed": "s", **more})
    found = seen(schedule.pairings)
    assert len(schedule.pairings) == expected
    assert {side for (_, side, place), times in found.items() if not place and times} == {"chancellor"}
    for name in contenders:
        places, sides = marginal(found, name, 2), marginal(found, name, 1)
        assert len(places) == more.get("seats", 4) and len(set(places.values())) == 1
        assert len({times for side, times in sides.items() if side != "chancellor"}) == 1
        assert sides["chancellor"] == places[0]


def test_who_follows_whom_changes() -> None:
    pairings = plan("oath", ["greedy", "random", "ismcts:4", "ismcts:5"], games=64, seed="s").pairings
    assert len({pairing.names for pairing in pairings}) > 8


def test_a_table_without_a_chancellor_is_refused() -> None:
    with pytest.raises(LawboundError, match="The Chancellor sits first"):
        plan("oath", ["random"], games=4, seed="s", sides=["red", "blue", "yellow", "white"])
    with pytest.raises(BadExperiment, match="The Chancellor sits first"):
        read(EXPERIMENT.replace("chancellor", "white"), "e")


def test_the_arena_tells_no_points(capsys: Capture) -> None:
    argv = ("arena", "oath", "random", "--games", "4", "--seats", "3", "--seed", "t")
    assert cli.main(argv) == 0
    out = capsys.readouterr().out
    assert "6 games at 3 seats" in out and "6 finished, 0 capped, 0 errors" in out
    assert "chancellor" in out and "Points" not in out
    assert cli.main((*argv, "--json")) == 0
    assert {one["points"] for one in json.loads(capsys.readouterr().out)["standings"]} == {None}


def test_standings_count_wins() -> None:
    result = meet(plan("oath", ["random"], games=6, seed="1", seats=2))
    (one,) = result.standings
    assert (result.finished, one.played, one.won.wins, one.points) == (6, 12, 6, None)
    assert {row["victory"].startswith("oath 3.") for row in result.rows} == {True}


# Experiments


def test_the_chancellor_sits_first_in_every_order() -> None:
    experiment = read(EXPERIMENT, "e")
    cell = experiment.cells[0]
    found = [match("oath", cell, number, seed="s", order="rotate", turns_cap=99) for number in range(2)]
    assert [one.plan.setup["seats"] for one in found] == [["chancellor", "red", "blue"], ["chancellor", "blue", "red"]]
    assert [one.subject for one in found] == [1, 2]
    assert [one.plan.players for one in found] == [("random", "greedy", "random"), ("random", "random", "greedy")]
    given = match("oath", cell, 1, seed="s", order="given", turns_cap=99)
    assert (given.plan.setup["seats"], given.subject) == (["chancellor", "red", "blue"], 1)


def test_the_shipped_experiment_is_what_it_says() -> None:
    experiment = load("which-oath-holds")
    assert (len(experiment.cells), experiment.total) == (12, 576)
    for cell in experiment.cells:
        assert {len(lineup) for lineup in cell.lineups} == {1 + int(dict(cell.values)["exiles"])}
        setups = [match("oath", cell, n, seed="s", order="rotate", turns_cap=99).plan.setup for n in range(48)]
        orders = Counter([tuple(setup["seats"]) for setup in setups])
        assert set(orders.values()) == {48 // len(orders)}
        assert {setup["seats"][0] for setup in setups} == {"chancellor"}


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("oath")
    run(read(EXPERIMENT, "e"), path)
    return path


def test_a_row_tells_how_a_game_was_won(folder: Path) -> None:
    rows = Folder(folder).rows().to_pylist()
    assert len(rows) == 6
    for row in rows:
        assert row["end"] == "finished" and row["victory"].startswith("oath 3.")
        assert row["oath"] == row["grid_oath"] in OATH_NAMES
        assert row["ways"] and set(row["ways"]) <= set(WAYS)
        assert (row["points"], row["points_by_round"]) == ([], [[]])
        assert 1 <= row["rounds"] <= 8 and len(row["winners"]) == 1
        assert row["sides"][0] == "chancellor" and row["order"] == [0, 1, 2]


def test_the_report_is_about_wins_alone(folder: Path) -> None:
    found = study(Folder(folder).rows())
    assert not found.has_points and found.has_subject and not found.curves
    page = write_report(folder).read_text(encoding="utf-8")
    text = re.sub(r"<[^>]+>", " ", page)
    assert "How games were won" in text and "won by the Chancellor" in text
    assert "The first place always belongs to one side (Chancellor)" in text
    assert "oints per round" not in text and "mean points" not in text and "chi-squared" not in text
    assert "campaigns per game" in text


def test_ways_are_shares_of_games() -> None:
    import pyarrow as pa

    games = [
        {"end": "finished", "oath": "people", "ways": ["usurper"], "sides": ["chancellor", "red"], "winners": [1]},
        {"end": "finished", "oath": "people", "ways": ["stable"], "sides": ["chancellor", "red"], "winners": [0]},
        {"end": "capped", "oath": "people", "ways": [], "sides": ["chancellor", "red"], "winners": []},
    ]
    told = re.sub(r"<[^>]+>", " ", section(pa.Table.from_pylist(games)))
    assert re.search(r"people\s+2\s+50\.0 %\s+50\.0 %\s+0\.0 %\s+50\.0 %\s+0\.0 %\s+0\.0 %", told)
    assert set(NAMES) == set(WAYS)
    assert "No game was finished" in section(pa.Table.from_pylist(games[2:]))


def test_what_is_heard_is_noted() -> None:
    watcher = kit("oath").almanac.watcher({}, 3)
    for event in (
        Event("set up", "oath 1", (2,)),
        Event("campaign", "oath 5.5.1", (0, 1, 2)),
        Event("campaign", "oath 5.5.1", (0, 1, 2)),
        Event("round", "oath 2.1.4", (2,)),
        Event("oathkeeper", "oath 2.11", (1,)),
        Event("won", "oath 3.1", (1, 1 << USURPER | 1 << VISIONARY)),
    ):
        watcher(event)
    assert (watcher.round, watcher.victory, watcher.points) == (2, "oath 3.1", [])
    assert watcher.noted() == {
        "oath": "devotion",
        "ways": ["usurper", "visionary"],
        "campaigns": 2,
        "oathkeepers": 1,
        "citizens": 0,
    }


def test_a_game_that_is_given_up_has_no_points_either() -> None:
    cell = read(EXPERIMENT, "e").cells[0]
    row = play_match(match("oath", cell, 0, seed="s", order="given", turns_cap=1))
    assert (row["end"], row["points"], row["winners"], row["ways"]) == ("capped", [], [], [])
