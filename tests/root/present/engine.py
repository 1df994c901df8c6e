"""All that the engine can ask, offer or tell, found in its modules."""

from __future__ import annotations

import ast
import importlib
import pkgutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import lawbound.root
from lawbound.root.bots import BOTS
from lawbound.root.box import Box, open_box
from lawbound.root.cards import DECK
from lawbound.root.faction import Faction
from lawbound.root.factions import FACTIONS
from lawbound.root.map import AUTUMN
from lawbound.root.seating import parse_seat
from lawbound.root.setup import MOST_SEATS
from lawbound.root.steps import Step
from lawbound.root.turn import whole_turn

FOLDER = Path(lawbound.root.__path__[0])
HOW = {"where": "", "prefer": "preferably", "most": "most", "least": "fewest"}
"""What the methods of `select.Among` put before the criterion that they are given."""


def modules() -> Iterator[Any]:
    for info in pkgutil.walk_packages(lawbound.root.__path__, "lawbound.root."):
        yield importlib.import_module(info.name)


def inside(value: Any) -> Iterator[Any]:
    """A constant, and what is in it."""
    if isinstance(value, dict):
        value = tuple(value.values())
    if isinstance(value, tuple | list):
        for each in value:
            yield from inside(each)
    else:
        yield value
        if hasattr(value, "prompt") and not isinstance(value, Step):  # many steps never ask
            yield value.prompt


def constants(kind: type) -> list[Any]:
    found = [each for module in modules() for value in vars(module).values() for each in inside(value)]
    return [each for each in found if isinstance(each, kind)]


def boxes() -> list[Box]:
    """Boxes with every faction and every bot: they do not all fit on one table."""
    humans = [(faction, parse_seat(key)) for key, faction in FACTIONS.items()]
    bots = [(bot, parse_seat(f"bot:{key}")) for key, bot in BOTS.items()]
    return [open_box({}, AUTUMN, DECK, seats) for seats in (humans[:MOST_SEATS], humans[MOST_SEATS:], bots)]


def players() -> list[Faction]:
    return [player for box in boxes() for player in box.players]


def steps() -> list[tuple[Faction, Step]]:
    return [(player, step) for box in boxes() for player in box.players for step in whole_turn(player, box)]


def calls() -> Iterator[tuple[Path, ast.Call]]:
    """Every call in the source of the rules."""
    for path in sorted(FOLDER.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call):
                yield path, node


def criteria() -> set[str]:
    """What bots choose by, as `select` notes it."""
    found = {"candidates"}
    for path, call in calls():
        if not isinstance(call.func, ast.Attribute) or call.func.attr not in (*HOW, "_decide"):
            continue
        given = call.args[1 if call.func.attr == "_decide" else 0]
        criterion = given.value if isinstance(given, ast.Constant) else None
        assert isinstance(criterion, str), f"{path.name}:{call.lineno} names its criterion in no plain text"
        found.add(f"{HOW.get(call.func.attr, '')} {criterion}".strip())
    return found


def event_names() -> set[str]:
    names: set[str] = set()
    for path, call in calls():
        if isinstance(call.func, ast.Attribute) and call.func.attr == "tell" and call.args:
            told = call.args[0]
            for each in (told.body, told.orelse) if isinstance(told, ast.IfExp) else (told,):
                name = each.value if isinstance(each, ast.Constant) else None
                assert isinstance(name, str), f"{path.name}:{call.lineno} names its event in no plain text"
                names.add(name)
    return names
