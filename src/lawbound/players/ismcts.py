"""Information-set Monte Carlo tree search, by one observer.

Before every choice the player tries out many imagined worlds (`view.imagine`): in each it deals what its seat cannot
know at random, follows the tree of its own plans, goes one step beyond, plays on by hunches to the end of the turn, and
judges how things stand then. What was tried most is chosen. With one worker, or with several and a budget of
iterations, the same seed makes the same choices; a budget of seconds depends on the machine.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from random import Random
from time import perf_counter
from typing import Any, Final

from lawbound.games import kit
from lawbound.kernel.ask import Ask, Option
from lawbound.kernel.errors import LawboundError
from lawbound.players.player import Player
from lawbound.players.processes import can_fork, in_processes
from lawbound.players.tree import Node, Search

ITERATIONS: Final = 300
LONGEST_SECONDS: Final = 3600.0
MOST_WORKERS: Final = 256
HORIZON: Final = 1
"""Turns to look ahead: to the end of the one being taken, and through those of bots who come next: they ask nobody."""

Tally = tuple[int, list[int], list[float]]
"""How many worlds were tried; for every option how often it was, and the sum of what came of it."""

_BUDGET: Final = re.compile(r"(?:(\d{1,7})|(\d{1,4}(?:\.\d{1,3})?)s)?(?:\+?workers=(\d{1,3}))?")


@dataclass(frozen=True, slots=True)
class Budget:
    """How long to think about one choice: so many worlds, or so many seconds; shared by, or on each of, the workers."""

    iterations: int | None = ITERATIONS
    seconds: float | None = None
    workers: int = 1

    @staticmethod
    def read(text: str) -> Budget:
        """
        >>> Budget.read("400"), Budget.read("0.2s+workers=2")
        (Budget(iterations=400, seconds=None, workers=1), Budget(iterations=None, seconds=0.2, workers=2))
        """
        found = _BUDGET.fullmatch(text)
        iterations, seconds, workers = found.groups() if found and text else (None, None, None)
        budget = Budget(
            iterations=None if seconds else int(iterations or ITERATIONS),
            seconds=float(seconds) if seconds else None,
            workers=int(workers or 1),
        )
        impossible = budget.iterations == 0 or budget.seconds == 0 or not 1 <= budget.workers <= MOST_WORKERS
        if not found or not text or impossible or (budget.seconds or 0) > LONGEST_SECONDS:
            raise LawboundError(
                f"{text!r} is no budget for ismcts: say how many worlds it may try (400) or how many seconds it may "
                "think (0.2s), and on how many cores (400+workers=2)."
            )
        return budget

    def share(self, worker: int) -> int | None:
        """The iterations of that worker."""
        if self.iterations is None:
            return None
        return self.iterations // self.workers + (worker < self.iterations % self.workers)


class IsmctsPlayer(Player):
    """Plans its turn in imagined worlds. `tried` counts them."""

    name = "ismcts"
    imagines = True
    slow = True

    def __init__(self, seed: str, budget: Budget | None = None) -> None:
        super().__init__(seed)
        self.budget = Budget() if budget is None else budget
        self.tried = 0
        self._questions = 0
        self._plan: tuple[int, Node] | None = None  # what it thinks of the turn at that moment, after its last choice

    def configure(self, argument: str) -> None:
        self.budget = Budget.read(argument)

    def choose(self, view: Any, ask: Ask) -> Option:
        return ask.options[self.choose_index(view, ask)]

    def choose_index(self, view: Any, ask: Ask) -> int:
        self._questions += 1
        seed = f"{self.seed} {self._questions}"
        here = view.imagine(seed)
        judge = kit(here.game.name).judge
        if judge.is_petty(ask):
            hunches = judge.hunches(here, ask)
            return max(range(len(hunches)), key=hunches.__getitem__)
        moment = judge.moment(here)
        top = self._plan[1] if self._plan is not None and self._plan[0] == moment else None
        workers = self.budget.workers if self.budget.seconds is None or can_fork() else 1
        searches = [
            Search(judge, ask.seat, moment + HORIZON, Random(f"{seed} {worker}"), top if not worker else None)
            for worker in range(workers)
        ]
        tallies = in_processes(
            workers, lambda worker: self._think(view, ask, searches[worker], worker, f"{seed} {worker}")
        )
        self.tried += sum([tries for tries, _, _ in tallies])
        visits = [sum(each) for each in zip(*[visits for _, visits, _ in tallies], strict=True)]
        totals = [sum(each) for each in zip(*[totals for _, _, totals in tallies], strict=True)]
        chosen = max(range(len(visits)), key=lambda at: (visits[at], totals[at]))
        self._plan = (moment, searches[0].children(ask)[chosen])
        return chosen

    def _think(self, view: Any, ask: Ask, search: Search, worker: int, seed: str) -> Tally:
        """Try out worlds until the budget is spent."""
        share, seconds = self.budget.share(worker), self.budget.seconds
        end = None if seconds is None else perf_counter() + seconds
        while search.tries != share:
            search.try_out(view.imagine(f"{seed} {search.tries}"))
            if end is not None and perf_counter() >= end:
                break
        nodes = search.children(ask)
        return search.tries, [node.visits for node in nodes], [node.total for node in nodes]
