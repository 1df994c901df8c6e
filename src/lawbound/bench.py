"""How fast, and how small: the figures that the engine is built for.

A machine has moods, so a speed is measured as several short repetitions of the same work: the best of them says what
the code can do, the median what it did. Sizes do not depend on the machine's mood.
"""

from __future__ import annotations

import gc
import statistics
import time
import tracemalloc
from collections.abc import Callable, Iterator, Mapping
from contextlib import suppress
from random import Random
from typing import Any, Final, TypeVar

from lawbound import games
from lawbound.kernel import Game, Journal, LawboundError, Table, journal_text
from lawbound.kit import Kit
from lawbound.kit.bench import Bench, Figure, Figures

__all__ = ["Figure", "Figures", "measure", "measure_bots"]

T = TypeVar("T")

REPETITIONS: Final = 5
COPIES: Final = 20
"""A copy is timed in runs of this many."""

SAMPLED_GAMES: Final = 6
SAMPLES_PER_GAME: Final = 40
LIVE_TABLES: Final = 16

KERNEL: Final = "kernel"
"""What the figures of the yardstick are called."""

SIZES: Final[dict[str, Figure]] = {
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
"""Of the first game; for the others, the game's name comes before each."""


class Contest:
    """Who is measured: the yardstick, and the games in their order."""

    def __init__(self, only: str | None = None) -> None:
        found = list(benches())
        self.yardstick, *_ = [each for each in found if each[1].is_yardstick]
        games = [each for each in found if not each[1].is_yardstick]
        self.first = games[0][0]
        self.games = [each for each in games if only in (None, each[0].name)]

    def figures(self) -> dict[str, Figure]:
        """All that is measured, in the order in which it is shown."""
        known = {
            f"{KERNEL}_decisions_per_second": Figure(f"Kernel alone ({self.yardstick[0].name})", "decisions/s"),
            f"{KERNEL}_median_decisions_per_second": Figure("... median", "decisions/s"),
        }
        for kit, bench in self.games:
            known |= {
                f"{kit.name}_decisions_per_second": Figure(
                    f"{kit.title}, {bench.title}", "decisions/s", least=bench.least
                ),
                f"{kit.name}_median_decisions_per_second": Figure("... median", "decisions/s"),
                f"{kit.name}_games_per_second": Figure("... whole games", "games/s"),
                f"{kit.name}_to_kernel_ratio": Figure(f"{kit.title} as a share of the kernel alone", "of 1"),
            }
            known |= self.told(kit, SIZES)
        return known

    def told(self, kit: Kit, figures: Mapping[str, T]) -> dict[str, T]:
        """Figures of that game, with its name where it is not the first."""
        prefix = "" if kit.name == self.first.name else f"{kit.name}_"
        return {f"{prefix}{name}": value for name, value in figures.items()}


def benches() -> Iterator[tuple[Kit, Bench]]:
    """The games that can be measured. A game that cannot be loaded is not; whoever wants to play it is told why."""
    for name in games.names():
        with suppress(LawboundError):
            kit = games.kit(name)
            if kit.bench is not None:
                yield kit, kit.bench


def measure(seconds: float = 2.0, only: str | None = None) -> Figures:
    """Every figure of a contest, or of one game; each speed takes about that many seconds."""
    contest = Contest(only)
    figures = speeds(contest, seconds)
    for kit, bench in contest.games:
        game, setup = kit.game, bench.setup
        found = {**sizes_and_copies(game, setup), **replays(game, setup, seconds), **memory(game, setup)}
        figures |= contest.told(kit, found)
    return {name: figures[name] for name in contest.figures()}


def side_figures() -> dict[str, Figure]:
    return {name: figure for _, bench in benches() for name, figure in bench.side_figures.items()}


def measure_sides(seconds: float = 2.0) -> Figures:
    """How fast games go at which others sit than at the table that each game is measured by, as shares of its speed."""
    with_sides = [(kit, bench) for kit, bench in benches() if bench.sides]
    return {name: value for kit, bench in with_sides for name, value in shares(kit, bench, seconds).items()}


def shares(kit: Kit, bench: Bench, seconds: float) -> Figures:
    """The usual table and the others by turns, so that all meet the machine in the same mood."""
    races = [Race(kit.game, setup, seconds / REPETITIONS) for setup in (bench.setup, *bench.sides.values())]
    for _ in range(REPETITIONS):
        for race in races:
            race.repeat()
    usual, *others = [race.decisions / min(race.times) for race in races]
    return {name: speed / usual for name, speed in zip(bench.sides, others, strict=True)}


def bot_figures() -> dict[str, Figure]:
    return {name: figure for _, bench in benches() for name, figure in bench.bot_figures.items()}


def measure_bots(seconds: float = 2.0) -> Figures:
    """How fast the bots of all games play."""
    return {name: value for _, bench in benches() for name, value in bench.measure_bots(seconds).items()}


def random_decisions(table: Table[Any], seed: str) -> Iterator[None]:
    """Play at random to the end, pausing before every decision."""
    random = Random(seed).random
    while (ask := table.pending) is not None:
        yield
        table.choose_index(int(random() * len(ask.options)))


def play(game: Game[Any], setup: Mapping[str, Any], seed: str) -> Table[Any]:
    """A whole game at random, as fast as it goes."""
    table = Table.new(game, setup, seed=seed, snapshots=False)
    random, choose_index = Random(seed).random, table.choose_index
    while (ask := table.pending) is not None:
        choose_index(int(random() * len(ask.options)))
    return table


def speeds(contest: Contest, seconds: float) -> Figures:
    """The kernel and the games by turns, so that all meet the machine in the same mood."""
    entered = [(KERNEL, *contest.yardstick), *[(kit.name, kit, bench) for kit, bench in contest.games]]
    races = {name: Race(kit.game, bench.setup, seconds / REPETITIONS) for name, kit, bench in entered}
    for _ in range(REPETITIONS):
        for race in races.values():
            race.repeat()
    figures: Figures = {}
    for name, race in races.items():
        best = race.decisions / min(race.times)
        figures[f"{name}_decisions_per_second"] = best
        figures[f"{name}_median_decisions_per_second"] = race.decisions / statistics.median(race.times)
        figures[f"{name}_games_per_second"] = race.games / min(race.times)
        figures[f"{name}_to_kernel_ratio"] = best / figures[f"{KERNEL}_decisions_per_second"]
    return figures


class Race:
    """The same games again and again, as many as fit into a stretch of time."""

    def __init__(self, game: Game[Any], setup: Mapping[str, Any], seconds: float) -> None:
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


def sizes_and_copies(game: Game[Any], setup: Mapping[str, Any]) -> Figures:
    """Sizes at every decision of some games; copies at some of their decisions."""
    state_copies: list[float] = []
    table_copies: list[float] = []
    sizes: list[int] = []
    for number in range(SAMPLED_GAMES):
        seed = f"sample {number}"
        decisions = len(play(game, setup, seed).journal.entries)
        sampled = set(Random(seed).sample(range(decisions), min(SAMPLES_PER_GAME, decisions)))
        table = Table.new(game, setup, seed=seed)
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


def replays(game: Game[Any], setup: Mapping[str, Any], seconds: float) -> Figures:
    """Finished games as text: how long it is, and how fast it becomes a table again."""
    tables = [play(game, setup, f"sample {number}") for number in range(SAMPLED_GAMES)]
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


def memory(game: Game[Any], setup: Mapping[str, Any]) -> Figures:
    """What a table adds to a process in which the game has been played before."""
    halves: list[Journal] = []
    for number in range(LIVE_TABLES):
        journal = play(game, setup, f"live {number}").journal
        del journal.entries[len(journal.entries) // 2 :]
        halves.append(journal)
    gc.collect()
    tracing = tracemalloc.is_tracing()
    if not tracing:
        tracemalloc.start()
    try:
        before = tracemalloc.get_traced_memory()[0]
        tables = [Table.replay(game, journal) for journal in halves]
        gc.collect()
        used = tracemalloc.get_traced_memory()[0] - before
    finally:
        if not tracing:
            tracemalloc.stop()
    return {"live_table_kilobytes": used / len(tables) / 1024}
