"""Hunches about landmarks."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from lawbound.kernel import YES, Ask
from lawbound.root.state import State


def _treetop(s: State, ask: Ask) -> list[float]:
    """What stands there is worth more to others."""
    return [0.2 if option is YES else 1.0 for option in ask.options]


def _forge(s: State, ask: Ask) -> list[float]:
    return [3.0 if option is YES else 0.3 for option in ask.options]


HUNCHES: Final[dict[str, Callable[[State, Ask], list[float]]]] = {
    "build in the Treetop": _treetop,
    "craft at the Forge": _forge,
}
