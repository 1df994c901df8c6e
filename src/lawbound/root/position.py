"""A position of Root as plain data, written from a state and read back with every impossible piece refused.

Whatever follows from the rest is left out: supplies, open slots, who rules, the draw deck (every card that is nowhere
else) and the quests still to come. What a position does not mention is empty, or stands as after setup. Factions write
and read their own part (`Faction.describe`, `Faction.restore`).
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Final

from lawbound.root.bearer import Bearer
from lawbound.root.cards import (
    CARDS,
    SUIT_NAMES,
    UNKNOWN,
)
from lawbound.root.decks.effect import Effect
from lawbound.root.editions import ADVANCED_SERVICES
from lawbound.root.faction import Faction
from lawbound.root.hirelings.control import HirelingMarkers
from lawbound.root.items import BASE_CHARACTERS, ITEM_NAMES, SUPPLY, TILE_NAMES, Item
from lawbound.root.landmarks.landmark import Landmark
from lawbound.root.map import Place
from lawbound.root.marks import marked
from lawbound.root.naming import (
    UNKNOWN_NAME,
    PositionError,
    Tree,
    write_cards,
)
from lawbound.root.pieces import CLEARINGS, PAWN
from lawbound.root.quests import QUESTS
from lawbound.root.state import EMPTY, NOBODY, NONE, OVER, PLAYING, State
from lawbound.root.steps import PHASE_NAMES
from lawbound.root.suits import printed_suits

FIELDS: Final = (
    *("map", "suits", "closed", "ferry", "ferried", "edition", "options", "cooperative", "team", "services"),
    *("discretion", "deck", "hirelings", "markers", "landmarks", "effects"),
    *("seats", "order", "turn", "phase", "step", "turns", "used", "activated", "winners", "clearings"),
    *("ruins", "seen", "hidden", "supply", "discard", "available", "limbo", "quests", "players"),
)
PLAYER_FIELDS: Final = ("points", "hand", "crafted", "items", "dominance", "coalition", "start")
WORDS: Final = (
    *("map", "edition", "discretion", "deck", "turn", "phase", "step"),
    *("dominance", "coalition", "leader", "character", "place", "controller"),
)
"""Fields that hold a single word; `relations` hold one each too, which their reader allows for."""
FIRST_CHARACTERS: Final = (None, *[character.id for character in BASE_CHARACTERS])
NO_RUINS: Final = "none"
"""Where a position says that no ruin stands any more."""
MOST_TURNS: Final = 60000
HIGHEST_SCORE: Final = 255


def write(s: State) -> Tree:
    """The position as plain data. Only a game whose setup is finished has one."""
    if s.stage not in (PLAYING, OVER):
        raise PositionError("A position can be written once the setup is finished.", refusal="position-setting-up")
    keys = [player.KEY for player in s.players]
    step = s.acting.turn_steps[s.step]
    everything: Tree = {
        "map": s.box.map.name,
        "suits": [] if printed_suits(s) == s.box.map.suits else [SUIT_NAMES[suit] for suit in printed_suits(s)[1:13]],
        "closed": _closed_paths(s) if s.box.map.closed else [],
        "ferry": (s.ferry or None) if s.box.map.ferry else None,  # elsewhere a landmark says where it is
        "ferried": s.ferried or None,
        "edition": None if s.box.setup.get("edition", "cs") == "cs" else s.box.setup["edition"],
        "options": dict(s.box.setup.get("options", {})),
        "cooperative": 1 if s.box.cooperative else None,
        "team": 1 if s.box.setup.get("team") else None,
        "services": _write_services(s),
        "discretion": s.box.setup["discretion"] if s.box.discreet else None,
        "deck": None if s.box.setup.get("deck", "standard") == "standard" else s.box.setup["deck"],
        "hirelings": _write_own(s, s.box.unseated),
        "markers": next((track.describe(s) for track in remembering(s, HirelingMarkers)), None),
        "landmarks": _write_own(s, remembering(s, Landmark)),
        "effects": filled(_write_own(s, remembering(s, Effect))),
        "seats": [player.spec if player.is_bot else player.KEY for player in s.players],
        "order": [keys[seat] for seat in s.order],
        "turn": s.acting.KEY,
        "phase": PHASE_NAMES[step.phase],
        "step": step.name,
        "turns": s.turns,
        "used": marked(s.used),
        "activated": {str(c): s.activated[c] for c in CLEARINGS if s.activated[c]},
        "winners": _keys(s, s.winners),
        "clearings": filled(_write_map(s)),
        "ruins": {str(c): _write_ruin(s, c) for c in CLEARINGS if s.ruins[c]},
        "seen": filled({str(c): _keys(s, s.ruin_seen[c]) for c in CLEARINGS}),
        "hidden": [TILE_NAMES[tile] for tile in bytes(s.ruin_pool)],
        "supply": {name: s.items[item] for item, name in enumerate(ITEM_NAMES) if s.items[item] != uncrafted(s, item)},
        "discard": write_cards(s.discard),
        "available": write_cards(s.available),
        "limbo": write_cards(s.limbo),
        "quests": [QUESTS[quest].id for quest in bytes(s.quests)],
        "players": {player.KEY: _write_player(s, player) for player in s.players},
    }
    return filled(everything)


def _closed_paths(s: State) -> list[str]:
    """The closed paths, or "none" where all of them have been opened."""
    return [f"{a}-{b}" for i, (a, b) in enumerate(s.box.map.closed) if s.closed >> i & 1] or ["none"]


def _write_services(s: State) -> list[str]:
    """The service cards, where they are not just the basic ones."""
    if s.box.services is None:
        return ["none"]
    return [card for card, faction in ADVANCED_SERVICES.items() if faction in s.box.services]


def filled(tree: Mapping[str, Any]) -> Tree:
    """Without the fields that say nothing."""
    return {key: value for key, value in tree.items() if value not in ({}, [], None)}


def remembering(s: State, kind: type[Bearer]) -> list[Bearer]:
    """Those of that kind on the table who remember something, in numbers of their own or by what lies on them."""
    return [bearer for bearer in s.box.bearers if isinstance(bearer, kind) and (bearer.OWN or bearer.FIELDS)]


def _write_own(s: State, bearers: Iterable[Bearer]) -> Tree:
    return {bearer.KEY: filled(bearer.describe(s)) for bearer in bearers}


def _write_map(s: State) -> Tree:
    """What stands in clearings, by their numbers, and in forests, by their names."""
    places = {**{str(c): c for c in CLEARINGS}, **{forest.id: forest.place for forest in s.box.map.forests}}
    return {name: _write_place(s, place) for name, place in places.items()}


def _write_place(s: State, place: Place) -> Tree:
    pieces: Tree = {}
    for owner in s.box.owners:
        here = {
            piece.name: s.board[row + place]
            for row, piece in zip(owner.rows, owner.PIECES, strict=True)
            if s.board[row + place] and piece.sort != PAWN
        }
        if here:
            pieces[owner.KEY] = here
    return pieces


def _write_ruin(s: State, clearing: int) -> list[str]:
    tiles = [tile for tile in bytes(s.ruin_items[2 * clearing : 2 * clearing + 2]) if tile != EMPTY]
    return [UNKNOWN_NAME if tile == UNKNOWN else TILE_NAMES[tile] for tile in tiles]


def _keys(s: State, bits: int) -> list[str]:
    return [player.KEY for player in s.players if bits >> player.seat & 1]


def uncrafted(s: State, item: Item) -> int:
    """What is left in the item supply if every item taken from it lies in a Crafted Items box."""
    return max(0, SUPPLY[item] - sum([s.crafted_items[player.seat * 8 + item] for player in s.players]))


def _write_player(s: State, player: Faction) -> Tree:
    seat = player.seat
    coalition = s.coalition[seat]
    general: Tree = {
        "points": s.vp[seat],
        "hand": write_cards(s.hands[seat]),
        "crafted": write_cards(s.crafted[seat]),
        "items": [name for item, name in enumerate(ITEM_NAMES) for _ in range(s.crafted_items[seat * 8 + item])],
        "dominance": None if s.dominance[seat] == NONE else CARDS[s.dominance[seat]].id,
        "coalition": None if coalition == NOBODY else s.players[coalition].KEY,
        "start": s.starts[seat] or None,
    }
    return filled({**general, **player.describe(s)})
