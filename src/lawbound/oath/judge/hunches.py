"""What a glance at the table suggests: for every question a weight for each option, found without looking ahead.

A hunch is no advice. It says where to look first, and with it imagined games are played on. Weights are above 0.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from lawbound.kernel import DONE, NO, YES, Ask
from lawbound.oath.acts import DISCARDED, FACEDOWN, FACEUP
from lawbound.oath.prompts import (
    CAMPAIGN,
    EXILE,
    MUSTER,
    OFFER,
    PEEK_AT_RELIC,
    PEEK_AT_RELIQUARY,
    PLAY_ADVISER,
    RECOVER,
    REST,
    SEARCH,
    SELF_EXILE,
    SHIFT_WARBANDS,
    TRADE,
    TRAVEL,
)
from lawbound.oath.state import State

Hunch = Callable[[State, Ask], list[float]]

LITTLE: Final = 0.02

ACTIONS: Final[dict[Any, float]] = {
    SEARCH: 3.0,
    MUSTER: 2.5,
    TRADE: 2.0,
    RECOVER: 4.0,
    TRAVEL: 1.2,
    CAMPAIGN: 3.0,
    PLAY_ADVISER: 2.0,
    PEEK_AT_RELIC: 0.05,
    PEEK_AT_RELIQUARY: 0.05,
    SHIFT_WARBANDS: 0.3,
    OFFER: 0.05,
    EXILE: 0.05,
    SELF_EXILE: LITTLE,
    REST: 0.15,
}
POWER: Final = 0.7
"""Using the power of a card."""

PETTY: Final = frozenset(
    ("discard next", "next battle plan", "which power first", "whose plans next", "first bank", "peek at", "show relic")
)
"""Where it hardly matters what is chosen."""


def hunches(s: State, ask: Ask) -> list[float]:
    """A weight for each option."""
    find = HUNCHES.get(ask.about.name)
    if find is not None:
        return find(s, ask)
    return [LITTLE if option is NO else 0.4 if option is DONE else 1.0 for option in ask.options]


def _act(s: State, ask: Ask) -> list[float]:
    return [ACTIONS.get(option, POWER) for option in ask.options]


def _where(s: State, ask: Ask) -> list[float]:
    """Faceup is better than facedown, and anything better than to discard."""
    return [
        0.2 if where == DISCARDED else 1.0 if where == FACEDOWN else 3.0 if where >= FACEUP else 2.0
        for where in ask.options
    ]


def _most(s: State, ask: Ask) -> list[float]:
    """The greater the number, the better."""
    return [0.1 + number * number for number in ask.options]


def _few(s: State, ask: Ask) -> list[float]:
    """One is better than none, and more are seldom better."""
    return [0.3 if not number else 2.0 / number for number in ask.options]


def _yes(s: State, ask: Ask) -> list[float]:
    return [4.0 if option is YES else 1.0 for option in ask.options]


def _refuse(s: State, ask: Ask) -> list[float]:
    return [0.3 if option is YES else 1.0 for option in ask.options]


def _go_on(s: State, ask: Ask) -> list[float]:
    """What is free is worth using, now and then."""
    return [0.6 if option is DONE else 1.0 for option in ask.options]


HUNCHES: Final[dict[str, Hunch]] = {
    "act": _act,
    "where to play": _where,
    "attack dice": _most,
    "occupy": _few,
    "pay for the banner": _few,
    "sacrifice": _yes,
    "banish": _yes,
    "burn favor": _yes,
    "join as ally": _refuse,
    "permission": _refuse,
    "answer the deal": _refuse,
    "modifier": _go_on,
    "target": _go_on,
    "battle plan": _go_on,
}
