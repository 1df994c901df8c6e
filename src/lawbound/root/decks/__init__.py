"""The decks, and the lasting effects of their cards."""

from __future__ import annotations

from typing import Final

from lawbound.root.cards import CARD, DECK, EXILES, Card
from lawbound.root.decks import exiles, standard
from lawbound.root.decks.effect import Effect

DECKS: Final[dict[str, bytes]] = {"standard": DECK, "exiles": EXILES}
"""The cards of each deck."""
EFFECTS: Final[list[type[Effect]]] = [*standard.EFFECTS, *exiles.EFFECTS]
"""The lasting effects of all cards, in the order in which they are asked."""


def effects_of(deck: bytes) -> list[Effect]:
    """The lasting effects of the cards in that deck."""
    kinds: set[Card] = set(deck)
    return [kind() for kind in EFFECTS if CARD[kind.KEY] in kinds]
