"""What a game was worth to a seat, for programs that learn from it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from lawbound.kernel import Seat
from lawbound.root.score import POINTS_TO_WIN
from lawbound.root.state import NOBODY, NONE, State

REWARDS: Final = ("win", "points")


def reward_of(s: State, result: Mapping[str, Any], seat: Seat, reward: str) -> float:
    """1 for a win and -1 for a loss; a game that was given up, or could not end, is worth nothing to anybody.

    With "points", the lead over the best of the others in 30ths, from -1 to 1. Whoever has a dominance card or a
    partner has no score to compare: their own games, and those that such a player won, count as won or lost.
    """
    if not result or not result["winners"]:
        return 0.0
    outcome = 1.0 if seat in result["winners"] else -1.0
    on_points = all([s.dominance[each] == NONE and s.coalition[each] == NOBODY for each in (seat, *result["winners"])])
    if reward == "win" or not on_points:
        return outcome
    best = max([points for other, points in enumerate(s.vp) if other != seat])
    return max(-1.0, min(1.0, (s.vp[seat] - best) / POINTS_TO_WIN))
