"""Players: anything that answers questions. `find` makes one by its name."""

from __future__ import annotations

from typing import Final

from lawbound.kernel.errors import LawboundError
from lawbound.players.player import Player
from lawbound.players.random_player import RandomPlayer

__all__ = ["PLAYERS", "Player", "RandomPlayer", "find"]

PLAYERS: Final[dict[str, type[Player]]] = {
    "random": RandomPlayer,
}


def find(name: str, seed: str) -> Player:
    """The player of that name; with the same seed it makes the same choices.

    >>> find("random", "a seed").name
    'random'
    """
    if name not in PLAYERS:
        raise LawboundError(f"There is no player {name!r} here. Known players: {', '.join(sorted(PLAYERS))}.")
    return PLAYERS[name](seed)
