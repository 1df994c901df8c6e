"""How fast, and how small: the figures that the engine is built for.

A machine has moods, so a speed is measured as several short repetitions of the same work: the best of them says what
the code can do, the median what it did. Sizes do not depend on the machine's mood.
"""

from __future__ import annotations

import gc
import statistics
import time
import tracemalloc
from collections.abc import Callable, Iterator
from random import Random
from typing import Any, Final

from lawbound import games
from lawbound.kernel import Chance, Flow, Game, GameOver, Journal, Nature, Option, Seeded, Table, journal_text
from lawbound.pebbles import PEBBLES
from lawbound.root.bots import BOTS
from lawbound.root.rules import ROOT
from lawbound.root.state import PLAYING

REPETITIONS: Final = 5
COPIES: Final = 20
"""A copy is timed in runs of this many."""

ROOT_SETUP: Final[dict[str, Any]] = {"seats": ["marquise", "eyrie", "alliance", "vagabond"]}
PEBBLES_SETUP: Final[dict[str, Any]] = {"seats": 4, "heaps": [20] * 6}

SAMPLED_GAMES: Final = 6
SAMPLES_PER_GAME: Final = 40
LIVE_TABLES: Final = 16

Figures = dict[str, float]


class Figure:
    """What a figure is called for people, its unit, and what it should be."""

    __slots__ = ("least", "most", "title", "unit")

    def __init__(self, title: str, unit: str, least: float | None = None, most: float | None = None) -> None:
        self.title = title
        self.unit = unit
        self.least = least
        self.most = most

    def reached(self, value: float) -> bool | None:
        """None where there is no target."""
        if self.least is not None:
            return value >= self.least
        return None if self.most is None else value < self.most


FIGURES: Final[dict[str, Figure]] = {
    "kernel_decisions_per_second": Figure("Kernel alone (pebbles)", "decisions/s"),
    "kernel_median_decisions_per_second": Figure("... median", "decisions/s"),
    "root_decisions_per_second": Figure("Root, four random players", "decisions/s", least=30_000),
    "root_median_decisions_per_second": Figure("... median", "decisions/s"),
    "root_games_per_second": Figure("... whole games", "games/s"),
    "root_to_kernel_ratio": Figure("Root as a share of the kernel alone", "of 1"),
    "state_copy_microseconds": Figure("Copy of a state", "µs", most=15),
    "table_copy_median_microseconds": Figure("Copy of a table, median", "µs", most=150),
    "table_copy_p90_microseconds": Figure("... nine in ten are faster", "µs"),
    "serialised_state_bytes": Figure("Serialised state, largest", "bytes", most=4096),
    "serialised_state_median_bytes": Figure("... median", "bytes"),
    "journal_bytes": Figure("Journal text of a finished game, median", "bytes"),
    "journal_bytes_per_decision": Figure("... per decision", "bytes"),
    "journal_replay_decisions_per_second": Figure("Journal text read and replayed", "decisions/s"),
    "live_table_kilobytes": Figure("Memory of a table half-way through a game", "KB", most=200),
}


def measure(seconds: float = 2.0) -> Figures:
    """Every figure of `FIGURES`; each speed takes about that many seconds."""
    figures = {**speeds(seconds), **sizes_and_copies(), **replays(seconds), **memory()}
    return {name: figures[name] for name in FIGURES}


def random_decisions(table: Table[Any], seed: str) -> Iterator[None]:
    """Play at random to the end, pausing before every decision."""
    random = Random(seed).random
    while (ask := table.pending) is not None:
        yield
        table.choose_index(int(random() * len(ask.options)))


def play(game: Game[Any], setup: dict[str, Any], seed: str) -> Table[Any]:
    """A whole game at random, as fast as it goes."""
    table = Table.new(game, setup, seed=seed, snapshots=False)
    random, choose_index = Random(seed).random, table.choose_index
    while (ask := table.pending) is not None:
        choose_index(int(random() * len(ask.options)))
    return table


def speeds(seconds: float) -> Figures:
    """The kernel and Root by turns, so that both meet the machine in the same mood."""
    kernel = Race(PEBBLES, PEBBLES_SETUP, seconds / REPETITIONS)
    root = Race(ROOT, ROOT_SETUP, seconds / REPETITIONS)
    for _ in range(REPETITIONS):
        kernel.repeat()
        root.repeat()
    return {
        "kernel_decisions_per_second": kernel.decisions / min(kernel.times),
        "kernel_median_decisions_per_second": kernel.decisions / statistics.median(kernel.times),
        "root_decisions_per_second": root.decisions / min(root.times),
        "root_median_decisions_per_second": root.decisions / statistics.median(root.times),
        "root_games_per_second": root.games / min(root.times),
        "root_to_kernel_ratio": (root.decisions / min(root.times)) / (kernel.decisions / min(kernel.times)),
    }


class Race:
    """The same games again and again, as many as fit into a stretch of time."""

    def __init__(self, game: Game[Any], setup: dict[str, Any], seconds: float) -> None:
        self.game = game
        self.setup = setup
        self.games = self.decisions = 0
        self.times: list[float] = []
        play(game, setup, "warm-up")
        end = time.perf_counter() + seconds
        while not self.games or time.perf_counter() < end:
            self.decisions += len(play(game, setup, f"bench {self.games}").journal.entries)
            self.games += 1

    def repeat(self) -> None:
        started = time.perf_counter()
        for number in range(self.games):
            play(self.game, self.setup, f"bench {number}")
        self.times.append(time.perf_counter() - started)


def sizes_and_copies() -> Figures:
    """Sizes at every decision of some games; copies at some of their decisions."""
    state_copies: list[float] = []
    table_copies: list[float] = []
    sizes: list[int] = []
    for number in range(SAMPLED_GAMES):
        seed = f"sample {number}"
        decisions = len(play(ROOT, ROOT_SETUP, seed).journal.entries)
        sampled = set(Random(seed).sample(range(decisions), min(SAMPLES_PER_GAME, decisions)))
        table = Table.new(ROOT, ROOT_SETUP, seed=seed)
        for place, _ in enumerate(random_decisions(table, seed)):
            sizes.append(len(table.state.to_bytes()))
            if place in sampled:
                state_copies.append(microseconds(table.state.copy, COPIES))
                table_copies.append(microseconds(table.copy, 1))
    return {
        "state_copy_microseconds": statistics.median(state_copies),
        "table_copy_median_microseconds": statistics.median(table_copies),
        "table_copy_p90_microseconds": statistics.quantiles(table_copies, n=10)[-1],
        "serialised_state_bytes": max(sizes),
        "serialised_state_median_bytes": statistics.median(sizes),
    }


def microseconds(work: Callable[[], object], times: int) -> float:
    """What one call takes: the median of a few runs, each of so many calls."""
    runs: list[float] = []
    for _ in range(REPETITIONS):
        started = time.perf_counter()
        for _ in range(times):
            work()
        runs.append((time.perf_counter() - started) / times)
    return statistics.median(runs) * 1e6


def replays(seconds: float) -> Figures:
    """Finished games as text: how long it is, and how fast it becomes a table again."""
    tables = [play(ROOT, ROOT_SETUP, f"sample {number}") for number in range(SAMPLED_GAMES)]
    texts = [journal_text.save(table) for table in tables]
    counts = [len(table.journal.entries) for table in tables]
    lengths = [len(text.encode()) for text in texts]
    rates: list[float] = []
    end = time.perf_counter() + seconds
    while len(rates) < len(texts) or time.perf_counter() < end:
        at = len(rates) % len(texts)
        started = time.perf_counter()
        journal_text.load(games.find, texts[at])
        rates.append(counts[at] / (time.perf_counter() - started))
    return {
        "journal_bytes": statistics.median(lengths),
        "journal_bytes_per_decision": sum(lengths) / sum(counts),
        "journal_replay_decisions_per_second": statistics.median(rates),
    }


def memory() -> Figures:
    """What a table adds to a process in which Root has been played before."""
    halves: list[Journal] = []
    for number in range(LIVE_TABLES):
        journal = play(ROOT, ROOT_SETUP, f"live {number}").journal
        del journal.entries[len(journal.entries) // 2 :]
        halves.append(journal)
    gc.collect()
    tracing = tracemalloc.is_tracing()
    if not tracing:
        tracemalloc.start()
    try:
        before = tracemalloc.get_traced_memory()[0]
        tables = [Table.replay(ROOT, journal) for journal in halves]
        gc.collect()
        used = tracemalloc.get_traced_memory()[0] - before
    finally:
        if not tracing:
            tracemalloc.stop()
    return {"live_table_kilobytes": used / len(tables) / 1024}


# Bots

ALL_BOTS_SETUP: Final[dict[str, Any]] = {
    "seats": ["bot:marquise", "bot:eyrie", "bot:alliance", "bot:vagabond"],
    "turn_limit": 400,
}
BOT_FIGURES: Final[dict[str, Figure]] = {
    "bot_games_per_second": Figure("All-bot games, four seats", "games/s", least=40),
    "bot_games_median_per_second": Figure("... median", "games/s"),
    "bot_turn_median_milliseconds": Figure("A bot's turn, median over the eight bots", "ms", most=2),
    "bot_turn_p90_milliseconds": Figure("... nine in ten are faster", "ms"),
    "bot_turn_slowest_bot_milliseconds": Figure("... median of the slowest bot", "ms", most=2),
}


def measure_bots(seconds: float = 2.0) -> Figures:
    """How fast the bots play: whole games, and single turns of every bot."""
    games = Race(ROOT, ALL_BOTS_SETUP, seconds / REPETITIONS)
    for _ in range(REPETITIONS):
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
