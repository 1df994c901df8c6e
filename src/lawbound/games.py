"""The games that Lawbound plays, by name; each is imported only when it is asked for."""

from __future__ import annotations

from importlib import import_module
from typing import Any, Final, cast

from lawbound.kernel.errors import LawboundError
from lawbound.kernel.game import Game

GAMES: Final = {
    "pebbles": "lawbound.pebbles:PEBBLES",
    "root": "lawbound.root.rules:ROOT",
}


def find(name: str) -> Game[Any]:
    """The rules of the game of that name.

    >>> find("pebbles").name
    'pebbles'
    """
    if name not in GAMES:
        raise LawboundError(f"There is no game {name!r} here. Known games: {', '.join(sorted(GAMES))}.")
    module, _, attribute = GAMES[name].partition(":")
    return cast("Game[Any]", getattr(import_module(module), attribute))
