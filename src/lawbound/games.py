"""The games that can be played here, by name: Lawbound's own, and those that others bring.

Every package beside this module that has a `kit` is a game of Lawbound's own; a distribution that names a `Kit` under
the entry point group `lawbound.games` brings one too. Each is imported only when it is asked for.
"""

from __future__ import annotations

import sys
from functools import lru_cache
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from pkgutil import iter_modules
from typing import Any, Final

import lawbound
from lawbound.kernel.errors import LawboundError
from lawbound.kernel.game import Game
from lawbound.kit import Kit

GROUP: Final = "lawbound.games"
"""The entry points by which others bring games."""


def kit(name: str) -> Kit:
    """What the game of that name brings."""
    if name in _own():
        own: Kit = import_module(f"lawbound.{name}.kit").KIT
        return own
    if name in _brought(tuple(sys.path)):
        return _load(name, tuple(sys.path))
    raise LawboundError(
        "There is no game {name} here. Known games: {known}.",
        refusal="no-game",
        name=repr(name),
        known=", ".join(names()),
    )


def find(name: str) -> Game[Any]:
    """The rules of the game of that name.

    >>> [find(name).name for name in names()] == names()
    True
    """
    return kit(name).game


def names() -> list[str]:
    """The names of all games: Lawbound's own by their rank, then those that others have brought."""
    own = _own()
    return [*own, *[name for name in _brought(tuple(sys.path)) if name not in own]]


# Looking around takes a while, so it is done once; another path is another look.


@lru_cache(1)
def _own() -> tuple[str, ...]:
    """Only the kits are imported for that, which import nothing themselves."""
    packages = [module.name for module in iter_modules(lawbound.__path__) if module.ispkg]
    folders = {name: [f"{folder}/{name}" for folder in lawbound.__path__] for name in packages}
    games = [name for name in packages if "kit" in [module.name for module in iter_modules(folders[name])]]
    return tuple(sorted(games, key=lambda name: (import_module(f"lawbound.{name}.kit").KIT.rank, name)))


@lru_cache(4)
def _brought(path: tuple[str, ...]) -> dict[str, EntryPoint]:
    return {point.name: point for point in sorted(entry_points(group=GROUP), key=lambda point: point.name)}


@lru_cache(32)
def _load(name: str, path: tuple[str, ...]) -> Kit:
    point = _brought(path)[name]
    giver = f" of {point.dist.name}" if point.dist is not None else ""
    try:
        found = point.load()
    except Exception as error:  # whatever somebody else's module does when it is imported
        raise LawboundError(f"The game {name!r}{giver} cannot be loaded: {type(error).__name__}: {error}") from error
    if not isinstance(found, Kit):
        raise LawboundError(f"The game {name!r}{giver} is no lawbound.kit.Kit: {found!r}.")
    return found
