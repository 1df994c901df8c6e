"""Changes of the board as people type them: `+2 eyrie.warrior 5`, `points eyrie +1`.

>>> change("+2 eyrie.warrior 5")
{'piece': 'eyrie.warrior', 'at': 'clearing:5', 'by': 2}
>>> change("move 3 marquise.warrior 5 10")
{'piece': 'marquise.warrior', 'at': 'clearing:5', 'to': 'clearing:10', 'by': 3}
>>> change("points eyrie 12"), change("hand eyrie -1")
({'points': 'eyrie', 'value': 12}, {'hand': 'eyrie', 'by': -1})
>>> change("pawn vagabond 1_2_5_10")
{'piece': 'vagabond.pawn', 'at': 'forest:1_2_5_10'}
>>> change("item sword eyrie"), change("card anvil discard"), change("turn eyrie"), change("shuffle")
({'item': 'sword', 'of': 'eyrie', 'by': 1}, {'card': 'anvil', 'to': 'discard'}, {'turn': 'eyrie'}, {'shuffle': True})
>>> change('players.eyrie.leader = "despot"')
{'field': 'players.eyrie.leader', 'value': 'despot'}
"""

from __future__ import annotations

import json
import re
from typing import Any

NUMBER = re.compile(r"[+-]?[0-9]{1,4}")


def change(text: str) -> dict[str, Any] | None:
    """What these words change; None if they are none that we know."""
    field, equals, told = text.partition("=")
    if equals and "." in field:
        return {"field": field.strip(), "value": value(told.strip())}
    words = text.split()
    match words:
        case ["shuffle"]:
            return {"shuffle": True}
        case ["turn", player]:
            return {"turn": player}
        case ["points" | "hand" as what, player, count] if NUMBER.fullmatch(count):
            return {what: player, ("by" if count[0] in "+-" else "value"): int(count)}
        case ["item", item, player]:
            return {"item": item, "of": player, "by": 1}
        case ["item", item, player, count] if NUMBER.fullmatch(count):
            return {"item": item, "of": player, "by": int(count)}
        case ["card", card, to]:
            return {"card": card, "to": to}
        case ["ruin", at]:
            return {"ruin": _place(at), "by": -1}
        case ["pawn", player, at]:
            return {"piece": f"{player}.pawn", "at": _place(at)}
        case ["move", count, *piece, origin, destination] if NUMBER.fullmatch(count) and piece:
            moved = {"piece": " ".join(piece), "at": _place(origin), "to": _place(destination)}
            return {**moved, "by": int(count)}
        case [count, *piece, at] if NUMBER.fullmatch(count) and count[0] in "+-" and piece:
            return {"piece": " ".join(piece), "at": _place(at), "by": int(count)}
    return None


def _place(name: str) -> str:
    return f"clearing:{name}" if name.isdecimal() else f"forest:{name}"


def value(text: str) -> Any:
    try:
        return json.loads(text)
    except (ValueError, RecursionError):
        return text
