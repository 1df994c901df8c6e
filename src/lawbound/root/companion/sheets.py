"""What lies on boards of players and beside the map, to be told by taps: each field with its kind, value and words.

The presenters say what lies on the boards of their factions; here is what lies before everybody, what hirelings and
landmarks remember, and what lies beside the map. What such a card remembers of a single turn is not told, nor what lies
under it whatever happens.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from lawbound.root.cards import CARD_KIND, CARDS, DOMINANCE
from lawbound.root.faction import Faction
from lawbound.root.hirelings.bandits import highways
from lawbound.root.hirelings.cards import CONTROL_MARKERS, MARKERS
from lawbound.root.hirelings.control import SPENT
from lawbound.root.hirelings.exile import ALL_CLUBS
from lawbound.root.hirelings.hireling import NO_CONTROLLER
from lawbound.root.items import ITEM_NAMES, SUPPLY
from lawbound.root.landmarks.landmark import Landmark
from lawbound.root.naming import UNKNOWN_NAME, Tree
from lawbound.root.pieces import CLEARINGS
from lawbound.root.present import boards, lying, names
from lawbound.root.present.lying import Field, Named
from lawbound.root.quests import QUESTS
from lawbound.root.setup import cards_in_play
from lawbound.root.speech import Name, say
from lawbound.root.state import State

MOST_WARRIORS: Final = 12
ITEMS: Final = lying.called(ITEM_NAMES, names.ITEMS)


# Which fields there are


def player_fields(s: State, player: Faction) -> list[Field]:
    own = boards.of(player).sheet(s, player)
    if player.is_bot:
        return own
    cards = dominances(s)
    if cards and player.wins_by_dominance():
        own.append(lying.choice("dominance", "sheet-dominance", lying.perhaps(cards)))
    elif cards:
        own.append(lying.choice("coalition", "sheet-coalition", lying.perhaps(lying.players(s, player.seat))))
    return own


def dominances(s: State) -> Named:
    """Those in this game."""
    kept = [card for card in sorted(set(cards_in_play(s))) if CARD_KIND[card] == DOMINANCE]
    return [(CARDS[card].id, names.CARD_NAMES[card]) for card in kept]


def _controller(s: State) -> Field:
    people = [(key, name) for key, name in lying.players(s) if not s.players[_seat(s, key)].is_bot]
    return lying.choice("controller", "sheet-controller", [(NO_CONTROLLER, names.NOBODY_AT_ALL), *people])


def _seat(s: State, key: str) -> int:
    return [player.KEY for player in s.players].index(key)


def _clearing(s: State) -> Field:
    return lying.choice("clearing", "sheet-stands", [(str(c), names.clearing(s, c)) for c in CLEARINGS])


def _paths(s: State) -> Field:
    ways: Named = [(f"{a}-{b}", f"{a}–{b}") for a, b in highways(s.box.map)]
    return lying.several("paths", "sheet-paths", ways, once=True)


REMEMBERED: Final[Mapping[str, Callable[[State], Field]]] = {
    "controller": _controller,
    "control": lambda s: lying.number("control", "sheet-control", CONTROL_MARKERS),
    "card": lambda s: lying.number("card", "sheet-on-card", MOST_WARRIORS),
    "clubs": lambda s: lying.number("clubs", "sheet-clubs", ALL_CLUBS),
    "gifts": lambda s: lying.several("gifts", "sheet-gifts", ITEMS),
    "paths": _paths,
    "clearing": _clearing,
    "items": lambda s: lying.several("items", "sheet-items-card", ITEMS),
}
"""What hirelings and landmarks remember, by the name that positions have for it."""


def table_fields(s: State) -> list[Field]:
    """What lies beside the map for everybody."""
    supply = lying.each(lying.number("supply", "sheet-supply", 0), ITEMS)
    found = [field._replace(most=most) for field, most in zip(supply, SUPPLY, strict=True) if most]
    if s.quests or s.quest_deck:
        quests = [(info.id, names.quest(number)) for number, info in enumerate(QUESTS)]
        found.append(lying.several("quests", "sheet-quests", quests, once=True))
    if cards := dominances(s):
        found.append(lying.several("available", "sheet-available", cards, once=True))
    if s.box.hirelings:
        who = lying.perhaps([(SPENT, Name("sheet-marker-spent")), *lying.players(s)])
        marker = lying.choice("markers", "sheet-markers", who)
        found += lying.each(marker, [(str(space), str(space)) for space in MARKERS])
    return found


def all_fields(s: State) -> dict[str, list[Field]]:
    """By where positions keep them: `players.eyrie`, `hirelings.the-exile`; beside the map nowhere in particular."""
    found = {f"players.{player.KEY}": player_fields(s, player) for player in s.players}
    landmarks = [bearer for bearer in s.box.remembering if isinstance(bearer, Landmark)]
    for room, bearers in (("hirelings", s.box.unseated), ("landmarks", landmarks)):
        for bearer in bearers:
            fields = [REMEMBERED[name](s) for name in bearer.FIELDS if name in REMEMBERED]
            if fields:
                found[f"{room}.{bearer.KEY}"] = fields
    found[""] = table_fields(s)
    return found


def find(s: State, path: str) -> Field | None:
    """The field that a position keeps there."""
    for owner, fields in all_fields(s).items():
        for field in fields:
            if path == where(owner, field):
                return field
    return None


def where(owner: str, field: Field) -> str:
    return f"{owner}.{field.path}" if owner else field.path


# How they are shown


def player_sheet(s: State, tree: Tree, seat: int) -> list[dict[str, Any]]:
    player = s.players[seat]
    return written(tree, f"players.{player.KEY}", player_fields(s, player))


def other_sheets(s: State, tree: Tree) -> list[dict[str, Any]]:
    """Of what has no seat: each with its name."""
    found: list[dict[str, Any]] = []
    for owner, fields in all_fields(s).items():
        room, _, key = owner.partition(".")
        if room == "players" or (room == "landmarks" and key not in tree.get(room, {})):
            continue
        name = say("sheet-table") if not room else say(f"{'faction' if room == 'hirelings' else 'landmark'}-{key}")
        found.append({"key": key, "name": name, "fields": written(tree, owner, fields)})
    return found


def written(tree: Tree, owner: str, fields: list[Field]) -> list[dict[str, Any]]:
    return [field_of(tree, where(owner, field), field) for field in fields]


def field_of(tree: Tree, path: str, field: Field) -> dict[str, Any]:
    return {
        "field": path,
        "kind": field.kind,
        "label": str(field.label),
        "group": field.group,
        "part": None if field.part is None else str(field.part),
        "value": VALUES[field.kind](found_at(tree, path), field),
        "names": [{"name": name, "text": str(thing)} for name, thing in field.names],
        "least": field.least,
        "most": field.most,
        "once": field.once,
        "hidden": field.hidden,
    }


def found_at(tree: Tree, path: str) -> Any:
    found: Any = tree
    for part in path.split("."):
        found = found.get(part) if isinstance(found, dict) else None
    return found


def as_list(value: Any) -> list[str]:
    """A list of names that can grow; positions may hold a number of unknown cards, or one name, instead."""
    if type(value) is int:
        return [UNKNOWN_NAME] * value
    if isinstance(value, str):
        return [value]
    return list(value) if isinstance(value, list) else []


VALUES: Final[Mapping[str, Callable[[Any, Field], Any]]] = {
    lying.NUMBER: lambda value, field: field.least if value is None else value,
    lying.CHOICE: lambda value, field: str(next(iter(as_list(value)), "")) if type(value) is not int else str(value),
    lying.NAMES: lambda value, field: as_list(value),
    lying.CARDS: lambda value, field: as_list(value),
}
"""What a field holds, as its kind is shown."""
