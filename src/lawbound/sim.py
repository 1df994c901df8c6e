"""Many games without an audience: who wins, how long they last, and how fast they are played.

    >>> result = simulate(known_games.names()[-1], ["one", "two"], ["random"], games=3, seed="7")
    >>> result.games, result.finished, result.errors
    (3, 3, [])

Game i of a run with seed S has the Nature seed "S:i" and the players' seeds "S:i:0", "S:i:1"...: the same seed
gives the same games, whatever the number of workers.
"""

from __future__ import annotations

import signal
import statistics
import time
import traceback
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

import lawbound
from lawbound import games as known_games
from lawbound import players as known_players
from lawbound.kernel import LawboundError, Table
from lawbound.kernel.table import Listener

TURNS_CAP: Final = 1000
"""A game in which more turns than this have begun is given up and counted as capped."""

MOST_IN_CHUNK: Final = 25
CHUNKS_PER_WORKER: Final = 8

Watch = Callable[[int], None]
"""Told how many games have been played so far."""


@dataclass(frozen=True, slots=True)
class Plan:
    """What to play: everything a worker needs to know."""

    game: str
    setup: dict[str, Any]
    players: tuple[str, ...]  # the name of a player for each seat
    seed: str
    turns_cap: int


@dataclass(frozen=True, slots=True)
class GameError:
    """A game that could not be played to its end: what was raised, and where."""

    seed: str
    error: str
    where: str


@dataclass(frozen=True, slots=True)
class Played:
    """One game. `points` is empty unless it was finished, and where nothing is counted."""

    decisions: int
    turns: int
    finished: bool = False
    points: tuple[int, ...] = ()
    winners: tuple[int, ...] = ()
    error: GameError | None = None


@dataclass(frozen=True, slots=True)
class Summary:
    """Many numbers in four."""

    mean: float
    median: float
    min: int
    max: int

    @staticmethod
    def of(numbers: Sequence[int]) -> Summary | None:
        """
        >>> Summary.of([1, 2, 6])
        Summary(mean=3.0, median=2.0, min=1, max=6)
        """
        if not numbers:
            return None
        mean = sum(numbers) / len(numbers)
        return Summary(mean, float(statistics.median(numbers)), min(numbers), max(numbers))


@dataclass(slots=True)
class SimResult:
    """What came of a run. Turns and points are those of the finished games.

    `wins` counts by the names of seats, a shared win for all who share it; games given up are `capped`.
    """

    game: str
    names: tuple[str, ...]  # of the seats
    setup: dict[str, Any]  # what was played
    players: tuple[str, ...]
    seed: str
    games: int = 0
    finished: int = 0
    capped: int = 0
    errors: list[GameError] = field(default_factory=list)
    decisions: int = 0
    seconds: float = 0.0
    wins: dict[str, int] = field(default_factory=dict)
    turns: Summary | None = None
    points: dict[str, Summary | None] = field(default_factory=dict)

    @property
    def games_per_second(self) -> float:
        return self.games / self.seconds if self.seconds else 0.0

    @property
    def decisions_per_second(self) -> float:
        return self.decisions / self.seconds if self.seconds else 0.0


def simulate(
    game: str,
    seats: Sequence[str],
    players: Sequence[str],
    *,
    games: int,
    seed: str,
    order: str | None = None,
    turns_cap: int = TURNS_CAP,
    workers: int = 1,
    watch: Watch | None = None,
    settings: Mapping[str, Any] | None = None,
) -> SimResult:
    """Play `games` games; `players` names one player for all seats, or one for each. `settings` go into the setup.

    BadSetup or LawboundError, before anything is played, if there cannot be such games. What goes wrong inside a
    game is reported in `errors`, and the run goes on.
    """
    kit = known_games.kit(game)
    setup = kit.form.setup(seats, settings, order=order, turn_limit=turns_cap)
    names = kit.game.seats(setup)
    who = tuple(players) * len(names) if len(players) == 1 else tuple(players)
    if len(who) != len(names):
        raise LawboundError(f"{len(who)} players were named for {len(names)} seats: name one, or one per seat.")
    for name in who:
        known_players.find(name, seed)
    for what, number in (("games", games), ("turns of the cap", turns_cap), ("workers", workers)):
        if number < 1:
            raise LawboundError(f"The number of {what} must be at least 1, not {number}.")

    plan = Plan(game, setup, who, seed, turns_cap)
    result = SimResult(game, names, setup, who, seed)
    result.wins = dict.fromkeys(names, 0)
    turns: list[int] = []
    points: list[list[int]] = [[] for _ in names]
    started = time.perf_counter()
    for played in _play_all(plan, games, min(workers, games)):
        result.games += 1
        result.decisions += played.decisions
        if played.error is not None:
            result.errors.append(played.error)
        elif not played.finished:
            result.capped += 1
        else:
            result.finished += 1
            turns.append(played.turns)
            for seat, scored in enumerate(played.points):
                points[seat].append(scored)
            for seat in played.winners:
                result.wins[names[seat]] += 1
        if watch is not None:
            watch(result.games)
    result.seconds = time.perf_counter() - started
    result.turns = Summary.of(turns)
    result.points = {name: Summary.of(scores) for name, scores in zip(names, points, strict=True)}
    return result


def play(plan: Plan, number: int, listener: Listener | None = None) -> Played:
    """Game `number` of the plan, to its end, to the cap, or to an error. The listener hears all that happens."""
    seed = f"{plan.seed}:{number}"
    table: Table[Any] | None = None
    try:
        players = [known_players.find(name, f"{seed}:{seat}") for seat, name in enumerate(plan.players)]
        thinking = any([player.imagines for player in players])
        game = known_games.find(plan.game)
        table = Table.new(game, plan.setup, seed=seed, snapshots=thinking, listener=listener)
        # The inner loop of every simulation: it looks nothing up that it can know before.
        blind = [not player.needs_view for player in players]
        choosers = [player.choose_index for player in players]
        state, cap, choose_index = table.state, plan.turns_cap, table.choose_index
        while (ask := table.pending) is not None and state.turns <= cap:
            seat = ask.seat
            choose_index(choosers[seat](None if blind[seat] else table.view(seat), ask))
    except Exception as error:
        decisions, turns = (0, 0) if table is None else (len(table.journal.entries), table.state.turns)
        last_line = traceback.format_exception_only(error)[-1].strip()
        return Played(decisions, turns, error=GameError(seed, last_line, _where(error)))
    # Forced choices are answered by the table and luck comes from the seed: every entry is a decision.
    decisions = len(table.journal.entries)
    if table.pending is not None:
        return Played(decisions, table.state.turns)
    end = table.result
    if not end or not end["winners"]:  # ended by the limit, or because nobody was asked any more
        return Played(decisions, table.state.turns)
    return Played(decisions, table.state.turns, True, tuple(end.get("points", ())), tuple(end["winners"]))


def _where(error: BaseException) -> str:
    """The innermost line of code that raised: file within the package, line and function."""
    frames = traceback.extract_tb(error.__traceback__)
    if not frames:
        return "unknown"
    last, package = frames[-1], Path(lawbound.__file__).parent
    file = package.parent / last.filename  # compiled code names its file from there
    name = file.relative_to(package).as_posix() if file.is_relative_to(package) else file.name
    return f"{name}:{last.lineno} in {last.name}"


def _play_all(plan: Plan, games: int, workers: int) -> Iterator[Played]:
    """Every game, in the order of their numbers."""
    if workers == 1:
        for number in range(games):
            yield play(plan, number)
        return
    size = max(1, min(MOST_IN_CHUNK, games // (workers * CHUNKS_PER_WORKER)))
    chunks = [range(start, min(start + size, games)) for start in range(0, games, size)]
    executor = ProcessPoolExecutor(workers, initializer=_die_when_interrupted)
    try:
        for chunk in executor.map(_play_chunk, [plan] * len(chunks), chunks):
            yield from chunk
    except BrokenProcessPool:
        raise LawboundError("A worker process was ended from outside; too little memory, perhaps?") from None
    finally:
        executor.shutdown(cancel_futures=True)


def _play_chunk(plan: Plan, numbers: range) -> list[Played]:
    return [play(plan, number) for number in numbers]


def _die_when_interrupted() -> None:
    """Ctrl-C reaches the workers too: they end at once, and without a traceback each."""
    if signal.getsignal(signal.SIGINT) is not signal.SIG_IGN:
        signal.signal(signal.SIGINT, signal.SIG_DFL)
