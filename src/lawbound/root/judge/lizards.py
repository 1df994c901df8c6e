"""What the Lizard Cult is worth, and where to look first in its questions.

It scores by gardens, and for each suit once a turn with a card of it. So it is worth its tracks, the cards that score
them, what they bring besides (draws), and acolytes, which take from others what they have built. What is worth more
with every round that is left must not exceed by far what a leader scores in a round: points bring the end nearer, and
would seem to cost more than they are.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from lawbound.kernel import Ask
from lawbound.root.cards import CARD_SUIT
from lawbound.root.faction import Faction
from lawbound.root.factions.lizards import Lizards
from lawbound.root.factions.lizards.conspiracies import HATED
from lawbound.root.factions.lizards.faction import HAND_LIMIT, SUITS
from lawbound.root.factions.lizards.pieces import GARDEN_POINTS
from lawbound.root.judge.common import cards_worth, exposure
from lawbound.root.state import OWNERS, State
from lawbound.root.suits import clearings_of

WARRIOR: Final = 0.03
GARDEN: Final = 0.08
DRAW: Final = 0.2
RULED: Final = 0.015
SITE: Final = 0.02
"""A slot for a garden where they rule."""
MOST_SITES: Final = 5
TRACK: Final = 0.2
"""How much of the points of a track will be scored in a round."""
SUIT_IN_HAND: Final = 0.15
"""How much of them a card of the suit makes sure, once."""
SURPLUS: Final = 0.7
"""A card that the Evening will discard, in its turn."""
ACOLYTE: Final = 0.4
SPARE_ACOLYTE: Final = 0.15
ENOUGH_ACOLYTES: Final = 4
HATRED: Final = 0.4
EXPOSED: Final = 0.1


def worth(s: State, player: Faction, left: float) -> float:
    assert isinstance(player, Lizards)
    board, warrior, side = s.board, player.warrior, player.side
    revealed = player.revealed(s)
    held = [0, 0, 0, 0]
    for card in bytes(s.hands[player.seat] + revealed):
        if card < len(CARD_SUIT):
            held[CARD_SUIT[card]] += 1
    per_round = WARRIOR * sum(board[warrior + 1 : warrior + 13]) + DRAW * (player.draws(s) - 1)
    value = 0.0
    for suit in SUITS:
        built = player.gardens_on_map(s, suit)
        if built:
            per_round += GARDEN * built + TRACK * GARDEN_POINTS[built - 1]
            if held[suit]:
                value += SUIT_IN_HAND * GARDEN_POINTS[built - 1]
    if s.turn == player.seat:
        value -= SURPLUS * min(sum(held), max(0, sum(held) + player.draws(s) - HAND_LIMIT))
    sites = 0
    for clearing in range(1, 13):
        if s.ruler[clearing] == side:
            per_round += RULED
            sites += s.slots[clearing]
    per_round += SITE * min(sites, MOST_SITES)
    acolytes = player.acolytes(s)
    enough = min(acolytes, ENOUGH_ACOLYTES)
    value += ACOLYTE * enough + SPARE_ACOLYTE * (acolytes - enough)
    if s.own[player.seat][HATED] and acolytes:
        value += HATRED
    return value + (per_round - EXPOSED * exposure(s, player)) * left + cards_worth(s, player, left, revealed)


ACTIONS: Final[dict[str, dict[str, float]]] = {
    "conspire": {"crusade": 1.0, "convert": 1.0, "sanctify": 6.0, "done": 0.6},
    "rituals": {"build": 8.0, "recruit": 1.0, "score": 3.0, "sacrifice": 2.0, "done": 0.05},
}


def _spend_to_score(s: State, ask: Ask) -> list[float]:
    """By what the track scores; a garden alone scores nothing."""
    player = s.players[ask.seat]
    assert isinstance(player, Lizards)
    return [0.05 + player.garden_points(s, CARD_SUIT[card]) for card in ask.options]


def _recruit_where(s: State, ask: Ask) -> list[float]:
    """Where one more brings rule, and room for a garden; others recruit for other reasons."""
    player = s.players[ask.seat]
    if not isinstance(player, Lizards):
        return [1.0] * len(ask.options)
    found: list[float] = []
    for clearing in ask.options:
        powers = s.power[clearing * OWNERS : clearing * OWNERS + OWNERS]
        own = powers[player.seat]
        powers[player.seat] = 0
        gains = s.ruler[clearing] != player.side and own + 1 > max(powers)
        found.append(1.0 + (2.0 + s.slots[clearing] if gains else 0.0))
    return found


def _outcast(s: State, ask: Ask) -> list[float]:
    """The suit of most enemy pieces."""
    return [
        1.0 + len([c for c in clearings_of(s, suit) if sum(s.power[c * OWNERS :][:OWNERS])]) for suit in ask.options
    ]


HUNCHES: Final[dict[str, Callable[[State, Ask], list[float]]]] = {
    "spend to score": _spend_to_score,
    "recruit where": _recruit_where,
    "choose the Outcast": _outcast,
}
