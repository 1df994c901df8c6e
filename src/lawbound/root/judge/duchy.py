"""What the Duchy is worth, and where to look first in its questions.

It scores by its ministers: crowns once, lords every turn. So it is worth what sways ministers, which is cards and a
presence in many clearings, and what lords count: buildings and tunnels.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from lawbound.kernel import Ask
from lawbound.root.cards import BIRD, CARD_SUIT
from lawbound.root.faction import Faction
from lawbound.root.factions.duchy import Duchy
from lawbound.root.factions.duchy.ministers import (
    BANKER,
    BARON_OF_DIRT,
    CROWN_POINTS,
    DUCHESS_OF_MUD,
    EARL_OF_STONE,
    LORD,
    RANK,
)
from lawbound.root.judge.common import cards_worth, exposure
from lawbound.root.state import State

WARRIOR: Final = 0.05
IN_BURROW: Final = 0.035
BUILDING: Final = 0.45
TUNNEL: Final = 0.15
PRESENCE: Final = 0.05
"""For every clearing with a piece of its own: it lets a card be revealed."""
SWAYED: Final = (0.35, 0.5, 0.9)
"""A minister by rank, per round."""
LORD_SHARE: Final = 0.8
"""How much of what a lord would score now it will score in a round."""
EXPOSED: Final = 0.4
REVEALED: Final = 0.15
"""A card that comes back in the Evening."""


def worth(s: State, player: Faction, left: float) -> float:
    assert isinstance(player, Duchy)
    board, warrior = s.board, player.warrior
    swayed = player.all_swayed(s)
    per_round = (
        WARRIOR * sum(board[warrior + 1 : warrior + 13])
        + IN_BURROW * player.in_burrow(s)
        + BUILDING * (player.built(s, player.citadel) + player.built(s, player.market))
        + TUNNEL * len(player.tunnelled(s))
        + PRESENCE * sum(player.rooms_by_suit(s)[0])
    )
    for minister in swayed:
        per_round += SWAYED[RANK[minister]]
        if RANK[minister] == LORD:
            per_round += LORD_SHARE * player.points_of(s, minister)
    value = (per_round - EXPOSED * exposure(s, player)) * left + cards_worth(s, player, left)
    return value + REVEALED * len([card for card in bytes(s.piles[player.pile]) if CARD_SUIT[card] != BIRD])


ACTIONS: Final[dict[str, dict[str, float]]] = {
    "assembly": {"build": 8.0, "recruit": 0.8, "move": 1.6, "battle": 1.2, "dig": 2.0, "done": 0.05},
}


def _parliament(s: State, ask: Ask) -> list[float]:
    """Lords score, and that is what ministers are for; the Banker costs cards."""
    found: list[float] = []
    for option in ask.options:
        if not isinstance(option, int):
            found.append(0.1)
        elif RANK[option] == LORD:
            found.append(8.0)
        else:
            found.append(0.6 if option == BANKER else 2.0)
    return found


def _sway(s: State, ask: Ask) -> list[float]:
    """By what the crown scores and what the minister will do."""
    player = s.players[ask.seat]
    assert isinstance(player, Duchy)
    found: list[float] = []
    for option in ask.options:
        if not isinstance(option, int):
            found.append(0.1)
            continue
        weight = float(CROWN_POINTS[RANK[option]])
        if option in (EARL_OF_STONE, BARON_OF_DIRT, DUCHESS_OF_MUD):
            weight += 1.5 * player.points_of(s, option)
        found.append(weight)
    return found


def _cheapest(s: State, ask: Ask) -> list[float]:
    """A card to reveal comes back unless it is a bird."""
    return [0.3 if isinstance(card, int) and CARD_SUIT[card] == BIRD else 1.0 for card in ask.options]


def _dig_where(s: State, ask: Ask) -> list[float]:
    """Where there is room to build."""
    return [0.5 + s.slots[clearing] for clearing in ask.options]


HUNCHES: Final[dict[str, Callable[[State, Ask], list[float]]]] = {
    "parliament": _parliament,
    "sway": _sway,
    "reveal to build": _cheapest,
    "reveal to sway": _cheapest,
    "dig where": _dig_where,
}
