"""What lies anywhere in a position, told by where the position keeps it: the part of an edit that boards need."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, NoReturn

from lawbound.kernel import LawboundError
from lawbound.root.companion import sheets
from lawbound.root.companion.sheets import as_list
from lawbound.root.items import ITEM_NAMES
from lawbound.root.naming import UNKNOWN_NAME, Tree
from lawbound.root.state import State

MOST_PIECES: Final = 60
LONGEST_WORD: Final = 80
LONGEST_VALUE: Final = 4000
OPEN_FIELDS: Final = (
    *("suits", "closed", "ferry", "ferried", "order", "phase", "step", "used", "activated"),
    *("clearings", "ruins", "seen", "hidden", "supply", "discard", "available", "quests"),
    *("players", "landmarks", "hirelings", "markers", "effects"),
)
"""What of a position may change in the course of an evening; the set-up may not."""


def bad_change(change: object) -> NoReturn:
    raise LawboundError(
        "This is no change of the board: {change}.", refusal="companion-bad-change", change=repr(change)[:LONGEST_WORD]
    )


class Fields:
    """A position that is being changed; `told` are the parts of it of which something was told."""

    def __init__(self, s: State, tree: Tree) -> None:
        self.state = s
        self.tree = tree
        self.told: set[str] = set()

    def field(self, change: Mapping[str, Any]) -> None:
        value = change.get("value")
        if len(repr(value)) > LONGEST_VALUE or len(set(change) - {"field", "to"}) > 1:
            bad_change(change)
        tree, name = self.at(change, "field")
        if "by" in change:
            now = tree.get(name, 0)
            if type(now) is not int:
                bad_change(change)
            tree[name] = max(0, now + self.by(change))
        elif "add" in change or "remove" in change:
            self.lay(change)
        elif value is None:
            tree.pop(name, None)
        else:
            tree[name] = int(value) if type(tree.get(name)) is int and str(value).isdecimal() else value
        self.clear_what_follows(change)

    def at(self, change: Mapping[str, Any], key: str) -> tuple[Tree, str]:
        """Where in the position a path leads: the part of it, and the last name."""
        path = change[key]
        if not isinstance(path, str) or len(path) > LONGEST_WORD:
            bad_change(change)
        parts = path.split(".")
        if path == "ferry" and "ferry" in self.tree.get("landmarks", {}) and not self.state.box.map.ferry:
            parts = ["landmarks", "ferry", "clearing"]  # whoever sees it move need not know which of them it is
        if parts[0] not in OPEN_FIELDS or parts[-1] == "points":
            bad_change(change)
        self.told.add(parts[0])
        if parts[0] == "supply":
            self.supply()
        tree = self.tree
        for part in parts[:-1]:
            below = tree.setdefault(part, {})
            if not isinstance(below, dict):
                bad_change(change)
            tree = below
        return tree, parts[-1]

    def lay(self, change: Mapping[str, Any]) -> None:
        """Something came to lie there, or went away from there, perhaps to another such place."""
        thing = change.get("add", change.get("remove"))
        if not isinstance(thing, str) or len(thing) > LONGEST_WORD or ("to" in change and "remove" not in change):
            bad_change(change)
        (tree, name), came = self.at(change, "field"), self.at(change, "to") if "to" in change else None
        things = listed(tree.get(name))
        if "add" in change:
            things.append(thing)
        elif thing in things or (thing == UNKNOWN_NAME and things):
            things.remove(thing if thing in things else things[-1])
        else:
            bad_change(change)
        tree[name] = things
        if came is not None:
            came[0][came[1]] = [*listed(came[0].get(came[1])), thing]

    def clear_what_follows(self, change: Mapping[str, Any]) -> None:
        for key in ("field", "to"):
            field = sheets.find(self.state, change[key]) if key in change else None
            if field is not None and field.clears:
                self.at(change, key)[0].pop(field.clears, None)

    def supply(self) -> Tree:
        """The items that are left, each of them told: what is gone from there may lie anywhere."""
        left: Tree = self.tree.setdefault("supply", {})
        for item, name in enumerate(ITEM_NAMES):
            left.setdefault(name, self.state.items[item])
        return left

    def by(self, change: Mapping[str, Any]) -> int:
        by = change.get("by", 1)
        if type(by) is not int or not 0 < abs(by) <= MOST_PIECES:
            bad_change(change)
        return by


def listed(value: object) -> list[str]:
    return as_list(min(value, 2 * MOST_PIECES) if type(value) is int else value)
