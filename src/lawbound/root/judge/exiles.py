"""What the cards of Exiles and Partisans are worth, and hunches about what they ask."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from lawbound.kernel import DONE, NO, YES, Ask
from lawbound.root.cards import CARD_SUIT, FOX, MOUSE, RABBIT, UNKNOWN
from lawbound.root.judge.common import EFFECT_PRICE
from lawbound.root.state import OWNERS, State

EXTRAS: Final[dict[str, float]] = {
    "swap meet": 1.0,
    "propaganda bureau": 0.8,
    "false orders": 0.5,
    "move with the league": 0.5,
    "battle with the league": 0.7,
}


PARTISANS: Final = {"use fox partisans": FOX, "use rabbit partisans": RABBIT, "use mouse partisans": MOUSE}


def _partisans(s: State, ask: Ask) -> list[float]:
    """The fewer cards they cost, the better."""
    hand, suit = s.hands[ask.seat], PARTISANS[ask.about.name]
    lost = len([card for card in bytes(hand) if card == UNKNOWN or CARD_SUIT[card] != suit])
    return [1.0 / (1 + lost) if option is YES else 0.5 for option in ask.options]


def _sabotage_whom(s: State, ask: Ask) -> list[float]:
    """Whoever leads, and has something worth the card."""
    best = max(s.vp)
    return [0.6 if option is DONE else 1.5 if s.vp[option] == best else 0.5 for option in ask.options]


def _sabotage_what(s: State, ask: Ask) -> list[float]:
    return [0.1 + EFFECT_PRICE[card] for card in ask.options]


def _charm(s: State, ask: Ask) -> list[float]:
    """A card is worth a point of somebody who is far behind."""
    return [0.5 if option is NO else 1.0 for option in ask.options]


def _charm_whom(s: State, ask: Ask) -> list[float]:
    return [1.0 / (1 + s.vp[seat]) for seat in ask.options]


def _inform(s: State, ask: Ask) -> list[float]:
    """One ambush for one card, but not for several."""
    return [1.0 if option is DONE else 1.5 if ask.given[0] == 1 else 0.15 for option in ask.options]


def _persuade_where(s: State, ask: Ask) -> list[float]:
    """Where one warrior more and one less decides who rules."""
    side = s.players[ask.seat].side
    found: list[float] = []
    for clearing in ask.options:
        powers = s.power[clearing * OWNERS : (clearing + 1) * OWNERS]
        own, most = powers[ask.seat], max(powers)
        found.append(3.0 if s.ruler[clearing] != side and most - own <= 2 else 1.0)
    return found


def _leader(s: State, ask: Ask) -> list[float]:
    """Rather against whoever has the most points."""
    return [0.5 + s.vp[number] if number < len(s.vp) else 0.5 for number in ask.options]


HUNCHES: Final[dict[str, Callable[[State, Ask], list[float]]]] = {
    **dict.fromkeys(PARTISANS, _partisans),
    "whose effect to sabotage": _sabotage_whom,
    "which effect to sabotage": _sabotage_what,
    "draw for charm": _charm,
    "whom to charm": _charm_whom,
    "an ambush instead of drawing": _inform,
    "propaganda where": _persuade_where,
    "propaganda among whom": _leader,
    "false orders to whom": _leader,
}
