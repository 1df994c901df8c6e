"""The suits of clearings (Law 2.2.2): one each, or every suit at once where a landmark says so.

`State.suits` has the suit of a clearing, or EVERY, which all cards match (`cards.matches`).
"""

from __future__ import annotations

from collections.abc import Sequence

from lawbound.law import law
from lawbound.root.cards import BIRD, EVERY, Suit
from lawbound.root.map import CLEARINGS, Clearing
from lawbound.root.state import State


@law("root 2.2.2")
def is_of(s: State, clearing: Clearing, suit: Suit) -> bool:
    """Whether the clearing is of that suit; every clearing is for a bird."""
    return suit == BIRD or s.suits[clearing] == suit or s.suits[clearing] == EVERY


@law("root 2.2.2")
def clearings_of(s: State, suit: Suit) -> Sequence[Clearing]:
    """The clearings of that suit; all of them for a bird."""
    suits = s.suits
    if suit == BIRD:
        return CLEARINGS
    if EVERY in suits:
        return [clearing for clearing in CLEARINGS if suits[clearing] == suit or suits[clearing] == EVERY]
    return [clearing for clearing in CLEARINGS if suits[clearing] == suit]


def suits_at(s: State, clearing: Clearing) -> Sequence[Suit]:
    """All suits of the clearing."""
    suit = s.suits[clearing]
    return (0, 1, 2) if suit == EVERY else (suit,)


def printed(s: State, clearing: Clearing) -> Suit:
    """The suit that the clearing has whatever stands there."""
    suit = s.suits[clearing]
    if suit == EVERY:
        for bearer in s.box.covered_suit:
            return bearer.covered_suit(s)
    return suit


def printed_suits(s: State) -> bytes:
    """Of all clearings."""
    if EVERY not in s.suits:
        return s.suits
    return bytes([printed(s, clearing) if suit == EVERY else suit for clearing, suit in enumerate(s.suits)])
