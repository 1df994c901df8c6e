"""What hirelings are worth to whoever controls them."""

from __future__ import annotations

from typing import Final

from lawbound.root.hirelings.hireling import CONTROL, CONTROLLER, Hireling
from lawbound.root.state import State

TURN_OF_CONTROL: Final = 0.5
"""For every turn that a hireling will serve: so many control markers lie on its card, and the game must last."""


def add_control(s: State, worths: list[float], left: float) -> None:
    """Add to each seat's worth what the hirelings bring that serve it."""
    for owner in s.box.unseated:
        if isinstance(owner, Hireling):
            own = s.own[owner.number]
            if own[CONTROLLER]:
                worths[own[CONTROLLER] - 1] += TURN_OF_CONTROL * min(float(own[CONTROL]), left)
