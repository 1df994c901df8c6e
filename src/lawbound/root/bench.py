"""Root under the stopwatch: four people, and its bots."""

from __future__ import annotations

import statistics
import time
from typing import Any, Final

from lawbound import bench
from lawbound.kernel import Chance, Flow, GameOver, Nature, Option, Seeded, Table
from lawbound.kit.bench import Bench, Figure, Figures
from lawbound.root.boards import BOARDS
from lawbound.root.bots import BOTS
from lawbound.root.factions import FACTIONS as EVERYBODY
from lawbound.root.rules import ROOT
from lawbound.root.state import PLAYING

FACTIONS: Final = ("marquise", "eyrie", "alliance", "vagabond")
SETUP: Final[dict[str, Any]] = {"seats": list(FACTIONS)}
ALL_BOTS_SETUP: Final[dict[str, Any]] = {"seats": [f"bot:{key}" for key in FACTIONS], "turn_limit": 400}
EVERYTHING: Final = "hirelings_landmarks_exiles_to_base_ratio"
SIDES: Final[dict[str, dict[str, Any]]] = {
    EVERYTHING: {"seats": list(FACTIONS), "hirelings": "random", "landmarks": "two", "deck": "exiles"},
    **{
        f"{key}_to_base_ratio": {"seats": [key, *[other for other in FACTIONS if other != key][-3:]]}
        for key in EVERYBODY
        if key not in (*FACTIONS, "vagabond2")
    },
}
SIDE_FIGURES: Final = {
    name: Figure("Hirelings, landmarks and the other deck, as a share of the base game", "of 1", least=0.8)
    if name == EVERYTHING
    else Figure(f"{BOARDS[setup['seats'][0]].name}, as a share of the base four", "of 1", least=0.6)
    for name, setup in SIDES.items()
}
BOT_FIGURES: Final = {
    "bot_games_per_second": Figure("All-bot games, four seats", "games/s", least=40),
    "bot_games_median_per_second": Figure("... median", "games/s"),
    "bot_turn_median_milliseconds": Figure("A bot's turn, median over the eight bots", "ms", most=2),
    "bot_turn_p90_milliseconds": Figure("... nine in ten are faster", "ms"),
    "bot_turn_slowest_bot_milliseconds": Figure("... median of the slowest bot", "ms", most=2),
}


class RootBench(Bench):
    setup = SETUP
    title = "four random players"
    least = 30_000
    alone = tuple([{"seats": [other if other == key else f"bot:{other}" for other in FACTIONS]} for key in FACTIONS])
    sides = SIDES
    side_figures = SIDE_FIGURES
    bot_figures = BOT_FIGURES

    def measure_bots(self, seconds: float) -> Figures:
        """Whole games, and single turns of every bot."""
        games = bench.Race(ROOT, ALL_BOTS_SETUP, seconds / bench.REPETITIONS)
        for _ in range(bench.REPETITIONS):
            games.repeat()
        turns = [bot_turns(key, seconds / len(BOTS)) for key in BOTS]
        every = sorted([time for bot in turns for time in bot])
        return {
            "bot_games_per_second": games.games / min(games.times),
            "bot_games_median_per_second": games.games / statistics.median(games.times),
            "bot_turn_median_milliseconds": 1000 * statistics.median(every),
            "bot_turn_p90_milliseconds": 1000 * every[len(every) * 9 // 10],
            "bot_turn_slowest_bot_milliseconds": 1000 * max([statistics.median(bot) for bot in turns]),
        }


def bot_turns(key: str, seconds: float) -> list[float]:
    """The time of every turn of that bot in games with three others."""
    seats = [f"bot:{key}", *[f"bot:{other}" for other in BOTS if other != key][:3]]
    times: list[float] = []
    end = time.perf_counter() + seconds
    number = 0
    while not times or time.perf_counter() < end:
        # A limit of no turns leaves the table as the setup has made it.
        state = Table.new(ROOT, {"seats": seats, "turn_limit": 0}, seed=f"bench {key} {number}", snapshots=False).state
        state.stage = PLAYING
        state.box.setup["turn_limit"] = ALL_BOTS_SETUP["turn_limit"]
        luck = Seeded(f"turns {key} {number}")
        number += 1
        while (flow := ROOT.resume(state)) is not None:
            seat, started = state.turn, time.perf_counter()
            finish(flow, luck)
            if seat == 0:
                times.append(time.perf_counter() - started)
    return times


def finish(flow: Flow[None], luck: Nature) -> None:
    """Run a turn of a bot to its end: nobody is asked but luck."""
    answer: Option = None
    try:
        while True:
            question = flow.send(answer)
            assert isinstance(question, Chance)
            answer = luck.answer(question)
    except (StopIteration, GameOver):
        return
