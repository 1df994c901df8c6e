"""Computer players think in processes of their own, so that the event loop's interpreter answers people meanwhile.

There are two lanes: brisk players never wait behind slow ones. In a lane every game gets a stretch of thinking at a
time, and stands at the end of the line again. A game has an allowance of thinking that grows with time, and when its
turn comes it is asked whether anybody still wants to know.
"""

from __future__ import annotations

import os
from collections import OrderedDict
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from time import monotonic
from typing import Final

from lawbound.players import PLAYERS
from lawbound.server.course import Course
from lawbound.server.mind import Beginning, Errand, Thoughts, think
from lawbound.server.settings import Settings
from lawbound.server.workers import Workers

BRISK, SLOW = "brisk", "slow"
MODULES: Final = ("lawbound.server.mind",)
NICENESS: Final = {BRISK: 1, SLOW: 5}
"""How far they stand back: people first, then those who answer soon."""
MOST_PROCESSES: Final = 8
FOLLOWED: Final = 10_000
"""Of so many games it is remembered which process knows them."""


@dataclass(frozen=True, slots=True)
class Game:
    """A game as those who think about it have to know it."""

    id: str
    line: int
    beginning: Beginning
    choices: Sequence[int]
    players: Sequence[str | None]  # computer players by seat
    asked: str  # the one who is asked


@dataclass(frozen=True, slots=True)
class Known:
    """Which process follows a game, and what it knows of it: so many choices, and those that it made itself."""

    process: Process
    life: int
    line: int
    choices: int
    thoughts: tuple[int, ...]

    def still(self, process: Process, game: Game) -> int | None:
        """How many choices of the game that process knows; None if it has to be told all of them."""
        if (self.process, self.life, self.line) != (process, process.life, game.line):
            return None
        known = self.choices + len(self.thoughts)
        return known if tuple(game.choices[self.choices : known]) == self.thoughts else None


class Process:
    """One process of a lane."""

    def __init__(self, lane: str, settings: Settings) -> None:
        self.lane = lane
        self.workers = Workers(
            1,
            seconds=settings.longest_thought,
            most_waiting=settings.rooms,
            most_waiting_each=1,
            niceness=NICENESS[lane],
            modules=MODULES,
        )
        self.games = 0  # that think here or wait

    @property
    def life(self) -> int:
        return self.workers.workers[0].lives


class Allowance:
    """How long a game may think: so many seconds at once, and a share of all the time."""

    def __init__(self, share: float, most: float) -> None:
        self._share = share
        self._most = most
        self._left = most
        self._since = monotonic()

    def use(self, seconds: float) -> None:
        self._grow()
        self._left -= seconds

    def wait(self) -> float:
        """Seconds until the game may think again; 0 if it may now."""
        self._grow()
        return max(0.0, -self._left / self._share)

    def _grow(self) -> None:
        now = monotonic()
        self._left = min(self._most, self._left + (now - self._since) * self._share)
        self._since = now


def game_of(course: Course) -> Game:
    """A course in which a computer player is asked."""
    record, seats, asked = course.record, course.seats, course.thinking
    assert asked is not None
    return Game(
        id=record.id,
        line=course.line,
        beginning=Beginning(record.game, record.setup, record.seed, record.ask_forced, course.table.journal.luck),
        choices=course.table.journal.entries.copy(),
        players=[seat.player if seat.kind == "computer" else None for seat in seats],
        asked=seats[asked].player or "",
    )


class Thinkers:
    """All who think in this server."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        cores = min(MOST_PROCESSES, os.cpu_count() or 1)
        brisk, slow = settings.brisk_thinkers or cores, settings.slow_thinkers or max(1, cores // 2)
        self.lanes = {
            BRISK: [Process(BRISK, settings) for _ in range(brisk)],
            SLOW: [Process(SLOW, settings) for _ in range(slow)],
        }
        self._known: OrderedDict[tuple[str, str], Known] = OrderedDict()  # by lane and game
        self._slow = {name for name, player in PLAYERS.items() if player.slow}

    def lane(self, player: str) -> str:
        """Where that player thinks. Others' players are taken for brisk until they have been seen to be slow."""
        return SLOW if _base(player) in self._slow else BRISK

    async def think(self, game: Game, wanted: Callable[[], bool]) -> Thoughts | None:
        """What the player who is asked chooses, and those of the same lane after it, for a stretch of time.

        None if nobody wanted to know any more when its turn came. Refused if the thinking itself goes wrong.
        """
        lane = self.lane(game.asked)
        known = self._known.get((lane, game.id))
        process = self._process(lane, known)
        process.games += 1
        try:
            thoughts = await self._think(process, lane, game, known, wanted)
            if thoughts is not None and not thoughts.known:
                thoughts = await self._think(process, lane, game, None, wanted)
        finally:
            process.games -= 1
        if thoughts is not None:
            self._slow |= {_base(name) for name in thoughts.slow if _base(name) not in PLAYERS}
            known = Known(process, process.life, game.line, len(game.choices), thoughts.choices)
            self._remember(lane, game, known)
        return thoughts

    async def _think(
        self, process: Process, lane: str, game: Game, known: Known | None, wanted: Callable[[], bool]
    ) -> Thoughts | None:
        since = None if known is None else known.still(process, game)
        errand = Errand(
            id=game.id,
            line=game.line,
            seed=game.beginning.seed,
            known=since or 0,
            choices=game.choices[since or 0 :],
            beginning=game.beginning if since is None else None,
            players=[name if name is not None and self._chooses(name, lane) else None for name in game.players],
            seconds=self._settings.thinking_seconds,
            longest=self._settings.longest_game,
        )
        return await process.workers.run_if(wanted, think, errand, of=game.id)

    def _chooses(self, player: str, lane: str) -> bool:
        """Whether that player may choose there: who answers without looking chooses anywhere."""
        kind = PLAYERS.get(_base(player))
        return self.lane(player) == lane or (kind is not None and not kind.needs_view)

    def _process(self, lane: str, known: Known | None) -> Process:
        """The process that knows the game, unless another has much less to do: to tell it everything takes a while."""
        least = min(self.lanes[lane], key=lambda process: process.games)
        return known.process if known is not None and known.process.games <= 2 * least.games + 2 else least

    def _remember(self, lane: str, game: Game, known: Known) -> None:
        self._known[(lane, game.id)] = known
        self._known.move_to_end((lane, game.id))
        if len(self._known) > FOLLOWED:
            self._known.popitem(last=False)

    async def close(self) -> None:
        for lane in self.lanes.values():
            for process in lane:
                await process.workers.close()


def _base(player: str) -> str:
    return player.partition(":")[0]
