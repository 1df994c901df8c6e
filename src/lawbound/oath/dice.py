"""Dice: Law of Oath 5.5.4 and 5.5.5.

A defense die shows a blank twice, one shield twice, two shields, or a doubling; an attack die a hollow sword three
times, a sword twice, or two swords and a skull.
"""

from __future__ import annotations

from typing import Final

from lawbound.kernel import Chance, Flow, Prompt
from lawbound.law import law
from lawbound.oath.powers import bending
from lawbound.oath.prompts import ATTACK_DIE, DEFENSE_DIE
from lawbound.oath.state import State

BLANK, SHIELD, TWO_SHIELDS, DOUBLING = range(4)
HOLLOW, SWORD, TWO_SWORDS = range(3)

DEFENSE_FACES: Final = bytes((BLANK, BLANK, SHIELD, SHIELD, TWO_SHIELDS, DOUBLING))
ATTACK_FACES: Final = bytes((HOLLOW, HOLLOW, HOLLOW, SWORD, SWORD, TWO_SWORDS))


def roll(s: State, roller: int, prompt: Prompt, faces: bytes, n: int) -> Flow[list[int]]:
    """Roll so many dice. Whoever rolled them may have a power to roll them again, once."""
    rolled: list[int] = yield from _roll(prompt, faces, n, roller)
    s.tell("rolled", prompt.article, (roller, prompt.name, *rolled))
    if n:
        for bend in bending(s, "reroll"):
            if (yield from bend.bend(s, bend.source, roller)):
                rolled = yield from _roll(prompt, faces, n, roller)
                s.tell("rolled", prompt.article, (roller, prompt.name, *rolled))
                break
    return rolled


def _roll(prompt: Prompt, faces: bytes, n: int, roller: int) -> Flow[list[int]]:
    rolled = []
    for _ in range(n):
        rolled.append((yield Chance(prompt, faces, (roller,))))
    return rolled


def roll_defense(s: State, roller: int, n: int) -> Flow[list[int]]:
    return (yield from roll(s, roller, DEFENSE_DIE, DEFENSE_FACES, n))


def roll_attack(s: State, roller: int, n: int) -> Flow[list[int]]:
    return (yield from roll(s, roller, ATTACK_DIE, ATTACK_FACES, n))


@law("oath 5.5.4")
def shields(rolled: list[int], singles: bool = True, doubles: bool = True) -> int:
    """Every doubling doubles all shields rolled; single shields, or faces with two, may count for nothing."""
    n = singles * rolled.count(SHIELD) + doubles * 2 * rolled.count(TWO_SHIELDS)
    return n << rolled.count(DOUBLING)


@law("oath 5.5.5")
def swords(rolled: list[int], hollow: bool = True, doubles: bool = True) -> int:
    """Two hollow swords count as one; a single one is worth nothing."""
    n = rolled.count(SWORD) + doubles * 2 * rolled.count(TWO_SWORDS)
    return n + (rolled.count(HOLLOW) // 2 if hollow else 0)
