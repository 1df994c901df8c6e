"""The setup cards and homelands of the advanced setup as numbers of an observation."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from lawbound.kernel import Seat
from lawbound.root.card_draft import why_not_card
from lawbound.root.map import CLEARINGS
from lawbound.root.numbers.vocabulary import FACTIONS, ROOM
from lawbound.root.setup_cards import cards_on_table
from lawbound.root.state import SETTING_UP, State


def write_setup_cards(s: State, seats: Sequence[Seat], put: Callable[[str, int, int], None]) -> None:
    """What lies open while factions are chosen; `put` writes a number of a field at a place."""
    cards = cards_on_table(s)
    if cards is None or s.stage != SETTING_UP:
        return
    for card in cards.laid_out(s):
        key, character = s.box.draft[card], cards.beside(s, card)
        put("setup cards", 1, FACTIONS.index(key))
        if why_not_card(s, card) is not None:
            put("locked setup card", 1, FACTIONS.index(key))
        if character is not None:
            put("setup card characters", 1, int(key.endswith("2")) * ROOM["character"] + character)
    for clearing in CLEARINGS:
        seat = cards.homeland_of(s, clearing)
        if seat is not None:
            put("homelands", 1, seats.index(seat) * len(CLEARINGS) + clearing - 1)
