"""Games in progress for the tests of what the browser is sent: all factions, bots and maps between them."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

from lawbound.kernel import DONE, Table
from lawbound.root.hidden import View
from lawbound.root.position_text import loads
from lawbound.root.rules import ROOT
from lawbound.root.state import State

SETUPS: dict[str, dict[str, Any]] = {
    "people on autumn": {"seats": ["marquise", "eyrie", "alliance", "vagabond"]},
    "two vagabonds on the lake": {
        "seats": ["vagabond", "vagabond", "marquise", "bot:riverfolk+involved", "bot:alliance@easy+informants"],
        "map": "lake",
    },
    "bots on winter": {
        "seats": ["eyrie", "alliance", "bot:marquise@nightmare+blitz", "bot:lizards+erratic", "bot:corvids+gamble"],
        "map": "winter",
        "advanced": True,
    },
    "bots on the mountain": {
        "seats": ["alliance", "marquise", "bot:duchy+investors", "bot:vagabond/scoundrel", "bot:eyrie@challenging"],
        "map": "mountain",
        "suits": "suggested",
    },
    "the hundreds and a bot that sells": {
        "seats": ["hundreds", "vagabond", "vagabond", "bot:riverfolk", "lizards"],
        "map": "winter",
    },
    "keepers on the lake": {
        "seats": ["keepers", "vagabond", "duchy", "bot:lizards", "bot:marquise"],
        "map": "lake",
    },
    "the Riverfolk on the lake": {
        "seats": ["riverfolk", "vagabond", "lizards", "bot:marquise", "bot:alliance"],
        "map": "lake",
        "services": "advanced",
    },
    "a team": {
        "seats": ["vagabond", "eyrie", "bot:marquise", "bot:riverfolk", "bot:duchy", "bot:corvids"],
        "cooperative": True,
        "team": True,
        "edition": "cs",
    },
    "exiles": {
        "seats": ["marquise", "lizards", "alliance", "bot:eyrie", "corvids"],
        "deck": "exiles",
        "options": {"card_printing": "newer"},
    },
}
MOST = 260


def played(name: str, seed: int, most: int = MOST) -> Iterator[Table[State]]:
    """The table at every decision of a random game that goes on rather than stops; last, how it is left."""
    table, luck = Table.new(ROOT, SETUPS[name], seed=str(seed)), random.Random(seed)
    for _ in range(most):
        yield table
        if table.pending is None:
            return
        options = table.pending.options
        index = luck.randrange(len(options))
        if options[index] is DONE and luck.random() < 0.7:
            index = luck.randrange(len(options))
        table.choose_index(index)


def seats(table: Table[State]) -> tuple[int | None, ...]:
    """Everybody who may look at the table, a spectator first."""
    return (None, *range(len(table.state.players)))


def seen(line: str, seat: int | None = None) -> View:
    """What a seat may know of a position."""
    return ROOT.view(loads(f"root {line}"), seat)
