"""The tree of a search: what has been tried from here on, how often, and how it went.

Nodes are the searching seat's own decisions, and between them chance nodes: what everybody saw luck do since, dice
above all, so that a plan can depend on it. What is hidden is not in the tree, nor is what others answer: every try
happens in another imagined world, so a node holds the average over all that can happen there. Options that are not
there in every world are judged by how often they were there.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import inf, sqrt
from random import Random
from typing import Any, Final

from mypy_extensions import mypyc_attr

from lawbound.kernel import Ask, Chance, Nature, Option, Prompt, Seat, Table
from lawbound.kit.judge import Judge
from lawbound.players.thinking import pick

CURIOSITY: Final = 0.8
"""How much a hunch, and having been tried seldom, count against what the tries have shown."""
DOUBT: Final = 0.1
"""An option that nobody has tried is expected to be so much worse than the average one."""


class Node:
    """A decision made, or luck that fell: what followed from it."""

    __slots__ = ("best", "fell", "hunch", "next", "offered", "total", "visits", "worst")

    def __init__(self, hunch: float) -> None:
        self.hunch = hunch  # how likely a glance takes it, from 0 to 1
        self.offered = 0  # how often it could have been chosen
        self.visits = 0
        self.total = 0.0  # of the prospects at the end of every try
        self.worst, self.best = inf, -inf  # of them
        self.next: dict[Prompt, dict[Option, Node]] = {}
        self.fell: dict[tuple[Option, ...], Node] = {}  # by what luck decided before the next decision

    def note(self, value: float) -> None:
        """A try came through here and ended with that prospect."""
        self.visits += 1
        self.total += value
        if value < self.worst:
            self.worst = value
        if value > self.best:
            self.best = value


class Witness(Nature):
    """The luck of an imagined world, which remembers what everybody saw of it."""

    def __init__(self, luck: Nature, judge: Judge) -> None:
        self.luck = luck
        self.judge = judge
        self.seen: list[Option] = []

    def answer(self, chance: Chance) -> Option:
        outcome = self.luck.answer(chance)
        if self.judge.is_open(chance):
            self.seen.append(outcome)
        return outcome


@mypyc_attr(allow_interpreted_subclasses=True)
class Search:
    """Tries of one seat from one question on, up to a moment of the game."""

    def __init__(self, judge: Judge, seat: Seat, until: int, luck: Random, top: Node | None = None) -> None:
        self.judge = judge
        self.seat = seat
        self.until = until
        self.luck = luck
        self.top = Node(1.0) if top is None else top
        self.tries = 0

    def try_out(self, table: Table[Any]) -> None:
        """Play that world on: by the tree while it knows the way, one step further, then by hunches."""
        judge, seat, until, luck = self.judge, self.seat, self.until, self.luck
        node = self.top
        path = [node]
        inside = True
        table.nature = witness = Witness(table.nature, judge)
        while (ask := table.pending) is not None and judge.moment(table) < until:
            if inside and ask.seat == seat and not judge.is_petty(ask):
                if witness.seen:
                    node = _after(node, witness)
                    path.append(node)
                index, node = self._select(table, node, ask)
                path.append(node)
                inside = node.visits > 0
                table.choose_index(index)
            else:
                table.choose_index(pick(luck, judge.hunches(table, ask)))
        value = judge.prospects(table)[seat]
        self.tries += 1
        for node in path:
            node.note(value)

    def _select(self, table: Table[Any], node: Node, ask: Ask) -> tuple[int, Node]:
        """What to try here: what has gone well, or has been tried too seldom for its hunch."""
        children = node.next.setdefault(ask.about, {})
        options = ask.options
        if not all([option in children for option in options]):
            self._grow(children, options, self.judge.hunches(table, ask))
        worst, spread = self.top.worst, max(1e-6, self.top.best - self.top.worst)
        untried = (node.total / node.visits - worst) / spread - DOUBT if node.visits else 0.5
        best, index, chosen = -inf, 0, node
        for at, option in enumerate(options):
            child = children[option]
            child.offered += 1
            visits = child.visits
            shown = (child.total / visits - worst) / spread if visits else untried
            score = shown + CURIOSITY * child.hunch * sqrt(child.offered) / (1 + visits)
            if score > best:
                best, index, chosen = score, at, child
        return index, chosen

    def _grow(self, children: dict[Option, Node], options: Sequence[Option], hunches: Sequence[float]) -> None:
        total = sum(hunches)
        for option, hunch in zip(options, hunches, strict=True):
            if option not in children:
                children[option] = Node(hunch / total)

    def children(self, ask: Ask) -> list[Node]:
        """What has been found out about the options of the question, in their order."""
        known = self.top.next.get(ask.about, {})
        return [known.get(option) or Node(0.0) for option in ask.options]


def _after(node: Node, witness: Witness) -> Node:
    """The chance node of what luck has just decided."""
    outcome = tuple(witness.seen)
    witness.seen.clear()
    after = node.fell.get(outcome)
    if after is None:
        after = node.fell[outcome] = Node(1.0)
    return after
