"""Choosing as a bot does: candidates narrowed by one criterion after another (Law of Rootbotics, chapter 2).

    among(s, seat, "rootbotics 4.5.3", ruled).where("open slot", is_open).most("own warriors", own).by_priority()

Legality comes first (`where`): what is not legal is never ranked, which is the same as trying rank after rank until
something legal is found (2.3). Each criterion looks only at "such" candidates as the earlier ones left (2.5). While
somebody listens, every choice is told with its candidates and the criterion that decided.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, Final, TypeVar

from lawbound.kernel import Chance, Flow, Prompt, Seat
from lawbound.law import law
from lawbound.root.map import Clearing
from lawbound.root.rule import tower_in
from lawbound.root.state import Number, State

AT_RANDOM: Final = {
    kind: Prompt(f"a random {kind}", "rootbotics 2.1", kind)
    for kind in ("clearing", "place", "piece", "player", "card", "tile", "suit", "number")
}


T = TypeVar("T")


class Among:
    """Candidates still in the running: clearings, players (seats) or anything else."""

    __slots__ = ("article", "left", "s", "seat", "steps")

    def __init__(self, s: State, seat: Seat, article: str, candidates: Iterable[Any]) -> None:
        self.s = s
        self.seat = seat
        self.article = article
        self.left = list(candidates)
        self.steps: list[tuple[str, str, tuple[Any, ...]]] | None = None
        if s.events is not None:  # the reasons are noted only for those who listen
            self.steps = [("candidates", article, tuple(self.left))]

    def _note(self, criterion: str, article: str, how: str = "") -> Among:
        if self.steps is not None:
            self.steps.append((f"{how} {criterion}".strip(), article, tuple(self.left)))
        return self

    @law("rootbotics 2.3", "rootbotics 2.5")
    def where(self, criterion: str, test: Callable[[Any], bool], article: str = "") -> Among:
        """Keep the candidates that pass."""
        self.left = [candidate for candidate in self.left if test(candidate)]
        return self._note(criterion, article or self.article)

    @law("rootbotics 2.3", "rootbotics 2.5")
    def prefer(self, criterion: str, test: Callable[[Any], bool], article: str = "") -> Among:
        """Keep the candidates that pass, if any does."""
        passing = [candidate for candidate in self.left if test(candidate)]
        self.left = passing or self.left
        return self._note(criterion, article or self.article, "preferably")

    @law("rootbotics 2.3", "rootbotics 2.5")
    def most(self, criterion: str, key: Callable[[Any], int], article: str = "") -> Among:
        self._keep(key, max)
        return self._note(criterion, article or self.article, "most")

    @law("rootbotics 2.3", "rootbotics 2.5")
    def least(self, criterion: str, key: Callable[[Any], int], article: str = "") -> Among:
        self._keep(key, min)
        return self._note(criterion, article or self.article, "fewest")

    def _keep(self, key: Callable[[Any], int], best_of: Callable[[list[int]], int]) -> None:
        """Keep the candidates that tie for the best."""
        if len(self.left) > 1:
            values = [key(candidate) for candidate in self.left]
            best = best_of(values)
            self.left = [candidate for candidate, value in zip(self.left, values, strict=True) if value == best]

    @law("rootbotics 2.1", "rootbotics 3.1", "rootbotics 12.2.2", "root B.5.2", "root B.6.2")
    def by_priority(self) -> Clearing | None:
        """The clearing of highest priority: the lowest number, but always the Pass."""
        if self._pass_wins():
            return self._decide(tower_in(self.s), "the Pass", "rootbotics 12.2.2", "clearing")
        chosen: Clearing | None = min(self.left, default=None)
        return self._decide(chosen, "highest priority", "rootbotics 2.1", "clearing")

    @law("rootbotics 2.1", "rootbotics 3.1", "rootbotics 12.2.2")
    def by_lowest_priority(self, article: str = "") -> Clearing | None:
        """The clearing of lowest priority: the highest number, but always the Pass."""
        if self._pass_wins():
            return self._decide(tower_in(self.s), "the Pass", "rootbotics 12.2.2", "clearing")
        chosen: Clearing | None = max(self.left, default=None)
        return self._decide(chosen, "lowest priority", article or self.article, "clearing")

    @law("rootbotics 12.2.2")
    def _pass_wins(self) -> bool:
        """The Pass wins every tie by priority, in the Czech edition; the Polish one knows no such rule."""
        box = self.s.box
        return bool(box.holds_tower) and box.map_interactions and len(self.left) > 1 and tower_in(self.s) in self.left

    @law("rootbotics 2.2")
    def by_turn_order(self) -> Seat | None:
        """The faction that comes first in turn order (in the Polish edition: in setup order)."""
        chosen: Seat | None
        if self.s.box.options["faction_tiebreak"] == "setup_order":
            chosen = min(self.left, key=self._letter, default=None)
            return self._decide(chosen, "setup order", "rootbotics 2.2", "player")
        chosen = min(self.left, key=self._turn, default=None)
        return self._decide(chosen, "turn order", "rootbotics 2.2", "player")

    def _turn(self, owner: Number) -> int:
        """Its place in turn order; owners without a seat come after all players, the Law being silent."""
        order = self.s.order
        return order.index(owner) if owner < len(order) else owner

    def _letter(self, owner: Number) -> str:
        players = self.s.box.players
        return players[owner].board_info.setup_letter if owner < len(players) else "~"

    def first(self, kind: str = "clearing") -> Any:
        """The first of those left, where they are alike."""
        return self._decide(self.left[0] if self.left else None, "the first", self.article, kind)

    def at_random(self, kind: str = "clearing") -> Flow[Any]:
        """Luck decides among those left, which are clearings unless another kind of thing is named."""
        if not self.left:
            return self._decide(None, "at random", self.article, kind)
        chosen = yield Chance(AT_RANDOM[kind], tuple(self.left), (self.seat, self.article))
        return self._decide(chosen, "at random", self.article, kind)

    def _decide(self, chosen: T, criterion: str, article: str, kind: str) -> T:
        if self.steps is not None:
            self.left = [] if chosen is None else [chosen]
            self._note(criterion, article)
            self.s.tell("chose", self.article, (self.seat, chosen, tuple(self.steps), kind))
        return chosen


def decided_by(steps: Sequence[tuple[str, str, tuple[Any, ...]]]) -> tuple[str, str]:
    """Of the steps of a choice: the criterion that left a single candidate (or none), and its article."""
    for criterion, article, left in steps:
        if len(left) <= 1:
            return criterion, article
    raise ValueError("nothing was decided")


def among(s: State, seat: Seat, article: str, candidates: Iterable[Any]) -> Among:
    return Among(s, seat, article, candidates)
