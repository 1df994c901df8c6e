"""What belongs to a game and never changes while it is played: who plays which board, and its rule options."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

COLORS: Final = ("purple", "red", "blue", "yellow", "white", "black")
"""The boards; the Chancellor's is purple."""
ROLES: Final = ("chancellor", "exile", "citizen")

EMPTY_ATTACK_POOL: Final = ("nothing", "defense die")
OFFERS: Final = 2
"""So often may one player refuse another's offers in a turn; then no more are made."""


class Box:
    """Shared by all states of a game, and read by everybody: nothing hidden may be in it."""

    __slots__ = ("colors", "empty_attack_pool", "offers", "prescribed", "seats", "setup")

    def __init__(self, setup: Mapping[str, Any], colors: tuple[int, ...], prescribed: bool = False) -> None:
        self.setup = setup  # as it was asked for, without what is sealed
        self.colors = colors  # by seat, places in COLORS
        self.seats = len(colors)
        self.prescribed = prescribed
        options = setup.get("options", {})
        self.empty_attack_pool = options.get("empty_attack_pool", EMPTY_ATTACK_POOL[0]) == EMPTY_ATTACK_POOL[1]
        self.offers = OFFERS
