"""Hunches about the advanced setup."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from lawbound.kernel import Ask
from lawbound.root.boards import BOARDS, family
from lawbound.root.card_draft import militant_chosen
from lawbound.root.setup_cards import card_of
from lawbound.root.state import State

MILITANT: Final = 2.0
"""How much more a militant faction is worth to a table that has none."""


def _card(s: State, ask: Ask) -> list[float]:
    """Who reaches far keeps the others busy; a table without militants is a dull one."""
    keys = [family(s.box.draft[option]) for option in ask.options]
    wanted = 1.0 if militant_chosen(s) else MILITANT
    return [(1.0 + BOARDS[key].reach / 5) * (wanted if card_of(key).militant else 1.0) for key in keys]


def _homeland(s: State, ask: Ask) -> list[float]:
    """Room to build, and ways out."""
    return [0.5 + s.slots[clearing] + 0.5 * len(s.paths[clearing]) for clearing in ask.options]


HUNCHES: Final[dict[str, Callable[[State, Ask], list[float]]]] = {
    "choose a setup card": _card,
    "choose a homeland": _homeland,
}
