"""A player who tries every option in a few imagined worlds and takes what looks best when the action is over."""

from __future__ import annotations

from random import Random
from typing import Any, Final

from lawbound.games import kit
from lawbound.kernel import Ask, Option, Seat, Table
from lawbound.kit.judge import Judge
from lawbound.players.player import Player
from lawbound.players.thinking import finish_action

TRIES: Final = 40
"""Worlds to try, all options together."""
LEAST_WORLDS: Final = 2
MOST_WORLDS: Final = 10


class GreedyPlayer(Player):
    """Looks one action ahead. Every option is tried in the same worlds, so that only the option makes a difference."""

    name = "greedy"
    imagines = True

    def __init__(self, seed: str) -> None:
        super().__init__(seed)
        self._questions = 0

    def choose(self, view: Any, ask: Ask) -> Option:
        return ask.options[self.choose_index(view, ask)]

    def choose_index(self, view: Any, ask: Ask) -> int:
        self._questions += 1
        worlds = max(LEAST_WORLDS, min(MOST_WORLDS, TRIES // len(ask.options)))
        seeds = [f"{self.seed} greedy {self._questions} {number}" for number in range(worlds)]
        judge = kit(view.imagine(self.seed).game.name).judge
        best, chosen = -1.0, 0
        for option in range(len(ask.options)):
            value = sum([_value(judge, view.imagine(seed), ask.seat, option, Random(seed)) for seed in seeds])
            if value > best:
                best, chosen = value, option
        return chosen


def _value(judge: Judge, table: Table[Any], seat: Seat, option: int, luck: Random) -> float:
    """How things stand when the action is over in one world."""
    table.choose_index(option)
    finish_action(table, judge, seat, luck)
    return judge.prospects(table)[seat]
