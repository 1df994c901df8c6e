"""Players: anything that answers questions. `find` makes one by its name.

Others may add players: a distribution that names a subclass of `Player` under the entry point group `lawbound.players`
is found as soon as it is installed. docs/players.md shows one.
"""

from __future__ import annotations

import sys
from functools import lru_cache
from hashlib import blake2b
from importlib.metadata import EntryPoint, entry_points
from typing import Final

from lawbound.kernel.errors import LawboundError
from lawbound.players.greedy import GreedyPlayer
from lawbound.players.ismcts import IsmctsPlayer
from lawbound.players.player import Player
from lawbound.players.random_player import RandomPlayer

__all__ = ["GROUP", "PLAYERS", "GreedyPlayer", "IsmctsPlayer", "Player", "RandomPlayer", "find", "knows", "names"]

GROUP: Final = "lawbound.players"
"""The entry points by which others add players."""

PLAYERS: Final[dict[str, type[Player]]] = {
    "random": RandomPlayer,
    "greedy": GreedyPlayer,
    "ismcts": IsmctsPlayer,
}
"""The players that Lawbound brings; nobody can replace one."""


def find(spec: str, seed: str) -> Player:
    """The player of that name; with the same seed it makes the same choices.

    After a colon comes what the player should know: `ismcts:0.2s` thinks for a fifth of a second.

    >>> find("random", "a seed").name
    'random'
    >>> find("ismcts:400", "a seed").budget
    Budget(iterations=400, seconds=None, workers=1)
    """
    name, colon, argument = spec.partition(":")
    kind = PLAYERS.get(name) or _plugged(name, tuple(sys.path))
    if kind is None:
        raise LawboundError(f"There is no player {name!r} here. Known players: {', '.join(sorted(names()))}.")
    player = kind(seed if kind is RandomPlayer else veiled(seed))
    if colon:
        player.configure(argument)
    return player


def veiled(seed: str) -> str:
    """A seed made from that one, from which nobody gets back to it: those that hand out seats make players' seeds
    from the seed of the game, which nobody who plays must know. Only our own random player uses it as it is.
    """
    return blake2b(seed.encode(), digest_size=16, person=b"lawbound player").hexdigest()


def names() -> list[str]:
    """The names of all players: Lawbound's own, then those that others have added."""
    return [*PLAYERS, *[name for name in _offered(tuple(sys.path)) if name not in PLAYERS]]


def knows(spec: str) -> bool:
    """Whether there is a player of that name, whatever follows its colon."""
    name = spec.partition(":")[0]
    return name in PLAYERS or name in _offered(tuple(sys.path))


# Looking through all that is installed takes a while, so it is done once; another path is another look.


@lru_cache(4)
def _offered(path: tuple[str, ...]) -> dict[str, EntryPoint]:
    return {point.name: point for point in sorted(entry_points(group=GROUP), key=lambda point: point.name)}


@lru_cache(32)
def _plugged(name: str, path: tuple[str, ...]) -> type[Player] | None:
    """The class that a distribution offers under that name."""
    point = _offered(path).get(name)
    if point is None:
        return None
    giver = f" of {point.dist.name}" if point.dist is not None else ""
    try:
        kind = point.load()
    except Exception as error:  # whatever somebody else's module does when it is imported
        raise LawboundError(f"The player {name!r}{giver} cannot be loaded: {type(error).__name__}: {error}") from error
    if not (isinstance(kind, type) and issubclass(kind, Player)):
        raise LawboundError(f"The player {name!r}{giver} is no subclass of lawbound.players.Player: {kind!r}.")
    return kind
