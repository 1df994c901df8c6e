"""How fast the search is: imagined worlds tried per second on one core, and on two at once.

The questions are taken from games that are played by hunches, every seat's in turn; each is searched anew for the
same time by one worker and by two. What two workers gain is less than double by what the cores share, and by the time
it takes to copy the process.
"""

from __future__ import annotations

import os
import time
from collections.abc import Mapping
from random import Random
from typing import Any, Final

from lawbound.bench import benches
from lawbound.kernel import Table
from lawbound.kit import Kit
from lawbound.kit.bench import Figure, Figures
from lawbound.players.ismcts import Budget, IsmctsPlayer
from lawbound.players.processes import can_fork, in_processes
from lawbound.players.thinking import pick

QUESTIONS: Final = 12
DECISIONS_BETWEEN: Final = 23
WORLDS: Final = 200
COPIES: Final = 5

SEARCH_FIGURES: Final[dict[str, Figure]] = {
    "search_worlds_per_second": Figure("Worlds imagined, nothing tried in them", "worlds/s"),
    "search_simulations_per_second": Figure("Search, one core", "simulations/s"),
    "search_bots_simulations_per_second": Figure("... alone against bots", "simulations/s"),
    "search_two_workers_simulations_per_second": Figure("Search, two workers", "simulations/s"),
    "search_scaling": Figure("... as a multiple of one", "times"),
    "search_start_milliseconds": Figure("To start a worker and hear from it", "ms"),
    "search_cores": Figure("Cores of this machine", "cores"),
}


def measure_search(seconds: float = 5.0) -> Figures:
    """Every figure of `SEARCH_FIGURES`, of the first game that has bots; each speed takes about that many seconds."""
    kit, bench = next(each for each in benches() if each[1].alone)
    tables = questions(kit, bench.setup, QUESTIONS)
    share = max(1, QUESTIONS // len(bench.alone))
    among_bots = [table for setup in bench.alone for table in questions(kit, setup, share)]
    one, two = search(tables, seconds, 1), search(tables, seconds, 2)
    return {
        "search_worlds_per_second": worlds(tables),
        "search_simulations_per_second": one,
        "search_bots_simulations_per_second": search(among_bots, seconds, 1),
        "search_two_workers_simulations_per_second": two,
        "search_scaling": two / one,
        "search_start_milliseconds": start_of_worker(),
        "search_cores": float(os.cpu_count() or 1),
    }


def questions(kit: Kit, setup: Mapping[str, Any], count: int) -> list[Table[Any]]:
    """Tables at questions that are worth a thought."""
    judge, found, luck = kit.judge, list[Table[Any]](), Random("bench search")
    table = Table.new(kit.game, setup, seed="bench search 0")
    waited = 0
    while len(found) < count:
        ask = table.pending
        if ask is None:
            table = Table.new(kit.game, setup, seed=f"bench search {len(found)}")
            continue
        waited += 1
        if waited > DECISIONS_BETWEEN and not judge.is_petty(ask):
            found.append(table.copy())
            waited = 0
        table.choose_index(pick(luck, judge.hunches(table, ask)))
    return found


def worlds(tables: list[Table[Any]]) -> float:
    """How many can be imagined in a second."""
    started = time.perf_counter()
    for number in range(WORLDS):
        table = tables[number % len(tables)]
        assert table.pending is not None
        table.imagine(table.pending.seat, str(number))
    return WORLDS / (time.perf_counter() - started)


def search(tables: list[Table[Any]], seconds: float, workers: int) -> float:
    """How many worlds are tried in a second, by all workers together."""
    budget = Budget(None, seconds / len(tables), workers)
    tried, spent = 0, 0.0
    for number, table in enumerate(tables):
        assert table.pending is not None
        player = IsmctsPlayer(str(number), budget)
        view = table.view(table.pending.seat)
        started = time.perf_counter()
        player.choose_index(view, table.pending)
        spent += time.perf_counter() - started
        tried += player.tried
    return tried / spent


def start_of_worker() -> float:
    """What it costs to have a worker at all; 0 where there can be none."""
    if not can_fork():
        return 0.0
    times: list[float] = []
    for _ in range(COPIES):
        started = time.perf_counter()
        in_processes(2, lambda worker: worker)
        times.append(time.perf_counter() - started)
    return 1000 * min(times)
