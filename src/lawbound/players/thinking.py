"""What players who think ahead share: imagined worlds, and playing on in them by hunches."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from lawbound.kernel import DONE, Ask, Seat, Table
from lawbound.kit.judge import Judge


def pick(luck: Random, weights: Sequence[float]) -> int:
    """A place in the sequence, as likely as its weight says."""
    at = luck.random() * sum(weights)
    for index, weight in enumerate(weights):
        at -= weight
        if at < 0:
            return index
    return len(weights) - 1


def is_pause(table: Table[Any], ask: Ask, seat: Seat) -> bool:
    """Whether an action is over, or the seat might stop here."""
    return table.at_safe_point or (ask.seat == seat and DONE in ask.options)


def finish_action(table: Table[Any], judge: Judge, seat: Seat, luck: Random) -> None:
    """Play on by hunches until the action is over, the seat might stop, or another turn begins."""
    moment = judge.moment(table)
    while (ask := table.pending) is not None and not is_pause(table, ask, seat) and judge.moment(table) == moment:
        table.choose_index(pick(luck, judge.hunches(table, ask)))
