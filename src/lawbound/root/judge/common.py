"""What every seat of Root has in common for a judge: cards, effects, pieces in danger."""

from __future__ import annotations

from typing import Final

from lawbound.root.cards import AMBUSH, BIRD, CARD, CARD_KIND, CARD_POINTS, CARD_SUIT, CARDS, ITEM_CARD
from lawbound.root.decks.exiles.warriors import WARRIORS_FOR_A_POINT
from lawbound.root.faction import Faction
from lawbound.root.state import HELD_BACK, OWNERS, State

MOST_ROUNDS: Final = 6.0

CARD_PRICE: Final = 0.15
HAND_PER_ROUND: Final = 0.12
BIRD_PRICE: Final = 0.2
AMBUSH_PRICE: Final = 0.3
ITEM_PRICE: Final = 0.12
"""For every point on a card that shows an item, while it is in the hand."""
LIFE_OF_EFFECT: Final = {  # what a persistent card brings in a whole game
    "better-burrow-bank": 1.8,
    "stand-and-deliver": 1.2,
    "royal-claim": 2.0,
    "command-warren": 1.8,
    "cobbler": 1.5,
    "tax-collector": 1.0,
    "armorers": 0.8,
    "sappers": 0.8,
    "brutal-tactics": 0.8,
    "scouting-party": 0.5,
    "codebreakers": 0.1,
    "saboteurs": 0.8,
    "soup-kitchens": 1.0,
    "boat-builders": 0.5,
    "corvid-planners": 0.8,
    "eyrie-emigre": 1.2,
    "fox-partisans": 0.7,
    "rabbit-partisans": 0.7,
    "mouse-partisans": 0.7,
    "propaganda-bureau": 1.2,
    "false-orders": 0.8,
    "informants": 0.4,
    "tunnels": 0.6,
    "charm-offensive": 1.0,
    "swap-meet": 0.8,
    "coffin-makers": 2.0,
    "league-of-adventurous-mice": 0.8,
    "murine-broker": 1.4,
    "master-engravers": 1.4,
}
EFFECT_PRICE: Final = [LIFE_OF_EFFECT.get(info.id, 0.0) / MOST_ROUNDS for info in CARDS]
ROYAL_CLAIM: Final = CARD["royal-claim"]
COFFIN_MAKERS: Final = CARD["coffin-makers"]
COFFIN_PRICE: Final = 0.8
"""Of a point that lies in the coffins: whoever has the card may lose it before their next Birdsong."""
_HAND: Final = [
    CARD_PRICE
    + (BIRD_PRICE if CARD_SUIT[card] == BIRD else 0)
    + (AMBUSH_PRICE if CARD_KIND[card] == AMBUSH else 0)
    + (ITEM_PRICE * CARD_POINTS[card] if CARD_KIND[card] == ITEM_CARD else 0)
    for card in range(len(CARDS))
] + [CARD_PRICE] * (256 - len(CARDS))


def cards_worth(s: State, player: Faction, left: float, besides: bytes | bytearray = b"") -> float:
    """Its hand, with what will come back to it, and the effects in its play area."""
    seat = player.seat
    value = 0.0
    hand = s.hands[seat] + besides
    for card in bytes(hand):
        value += _HAND[card]
    value += HAND_PER_ROUND * len(hand) * left
    for card in bytes(s.crafted[seat]):
        if card == ROYAL_CLAIM:
            value += 0.8 * s.ruler.count(player.side)
        else:
            value += EFFECT_PRICE[card] * left
            if card == COFFIN_MAKERS:
                value += COFFIN_PRICE * (
                    sum([s.board[other.warrior + HELD_BACK] for other in s.box.owners]) // WARRIORS_FOR_A_POINT
                )
    return value


def exposure(s: State, player: Faction) -> float:
    """How many buildings and tokens stand where an enemy is stronger, or where nobody guards them."""
    power, others, seat = s.power, s.others, player.seat
    seats = len(s.vp)
    lost = 0.0
    for clearing in range(1, 13):
        at = clearing * OWNERS
        guards = player.warriors_at(s, clearing)
        pieces = power[at + seat] - guards + others[at + seat]
        if pieces:
            threat = 0
            for other in range(seats):
                if other != seat and power[at + other] > threat:
                    threat = power[at + other]
            if threat > guards:
                lost += min(pieces, 1 + threat - guards)
            elif not guards:
                lost += 0.4 * pieces
    return lost
