"""Tables with hirelings for the tests of "why not": set up by players, or hired already when the first turn begins."""

from __future__ import annotations

from typing import Any

from lawbound.kernel import Table
from lawbound.root.position import write
from lawbound.root.position_text import dump_line
from lawbound.root.rules import ROOT
from lawbound.root.state import PLAYING

TABLES: list[tuple[list[str], list[str]]] = [
    (["alliance", "eyrie", "vagabond"], ["forest-patrol", "otter-divers", "furious-protector"]),
    (["marquise", "alliance", "vagabond"], ["last-dynasty", "flame-bearers", "corvid-spies"]),
    (["marquise", "eyrie", "vagabond"], ["spring-uprising", "stoic-protector", "mole-artisans"]),
    (["marquise", "alliance", "eyrie"], ["the-exile", "popular-band", "raven-sentries"]),
    (["hundreds", "alliance", "marquise"], ["the-brigand", "riverfolk-flotilla", "badger-bodyguards"]),
    (["marquise", "eyrie", "vagabond"], ["warm-sun-prophets", "highway-bandits", "street-band"]),
    (["eyrie", "alliance", "vagabond"], ["sunward-expedition", "bandit-gangs", "feline-physicians"]),
    (["marquise", "eyrie", "vagabond"], ["vault-keepers", "rabbit-scouts", "lizard-envoys"]),
    (["marquise", "keepers", "vagabond"], ["bluebird-nobles", "rat-smugglers", "popular-band"]),
]
"""Between them all sides, beside factions that they matter to."""


def setups() -> list[dict[str, Any]]:
    """Of each table the set-up, and the position after it, in which everybody has hired one for four turns."""
    found: list[dict[str, Any]] = []
    for seats, sides in TABLES:
        setup = {"seats": seats, "hirelings": sides, "order": "given"}
        table = Table.new(ROOT, setup, seed="hired")
        while table.state.stage != PLAYING or not table.at_safe_point:
            table.choose_index(0)
        tree = write(table.state)
        for seat, side in zip(seats, sides, strict=True):
            tree["hirelings"][side] |= {"controller": seat, "control": 2}
        found += [setup, {"position": dump_line(tree)}]
    return found
