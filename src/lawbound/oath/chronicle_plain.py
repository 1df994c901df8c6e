"""A chronicle as plain data: names in lists and mappings, for YAML and JSON, with errors that say what is wrong where.

    name: Empire and Exile
    game: 2
    oath: people
    map:
    - {site: narrow_pass, cards: [jinx], relics: 1}
    - {facedown: true}
    ...
    sealed:
      sites: [{position: 2, site: wastes}]
      relics: [{position: 1, relics: [horned_mask]}]
      ...

Whoever writes one by hand may also name a facedown site, and the relics of a site, in the map itself.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from difflib import get_close_matches
from typing import Any, Final

from lawbound.oath.box import COLORS
from lawbound.oath.cards import CARDS, NUMBER, OATH_NAMES, POSITIONS, RELICS, SITE_NUMBER, SITES, Card
from lawbound.oath.chronicle_check import WAYS, BadChronicle, place_name
from lawbound.oath.chronicle_value import Chronicle, LastGame, Spot, Tabletop

FIELDS: Final = (
    *("name", "game", "oath", "map", "citizens", "last_game", "rebuilt", "denizens", "sealed", "tabletop"),
)
SPOT_FIELDS: Final = ("site", "facedown", "cards", "relics")
LAST_FIELDS: Final = ("winner", "name", "ways", "citizens", "players")
SEALED_FIELDS: Final = ("sites", "relics", "dispossessed", "relic_top", "relic_rest", "deck_order", "relic_order")
TABLETOP_FIELDS: Final = ("status", "suit_order", "slots")
UNKNOWN: Final = "?"
MOST_GAMES: Final = 1_000_000
LONGEST: Final = 256


# Writing


def to_plain(c: Chronicle) -> dict[str, Any]:
    data: dict[str, Any] = {
        "name": c.name,
        "game": c.number,
        "oath": OATH_NAMES[c.oath],
        "map": [_spot_to_plain(spot) for spot in c.positions],
        "citizens": _colors(c.citizens),
    }
    if c.last is not None:
        data["last_game"] = _last_to_plain(c.last)
    data["rebuilt"] = c.rebuilt
    data["denizens"] = _keys(c.denizens)
    if sealed := _sealed_to_plain(c):
        data["sealed"] = sealed
    if c.tabletop != Tabletop():
        data["tabletop"] = _tabletop_to_plain(c.tabletop)
    return data


def _keys(cards: Iterable[Card]) -> list[str]:
    return [CARDS[card].key for card in cards]


def _colors(boards: Iterable[int]) -> list[str]:
    return [COLORS[board] for board in boards]


def _spot_to_plain(spot: Spot) -> dict[str, Any]:
    if not spot.faceup or spot.site is None:
        return {"facedown": True}
    data: dict[str, Any] = {"site": SITES[spot.site].key}
    if spot.cards:
        data["cards"] = _keys(spot.cards)
    if spot.relics:
        data["relics"] = len(spot.relics)
    return data


def _last_to_plain(last: LastGame) -> dict[str, Any]:
    data: dict[str, Any] = {"winner": COLORS[last.winner]}
    if last.name:
        data["name"] = last.name
    if last.ways:
        data["ways"] = list(last.ways)
    if last.citizens:
        data["citizens"] = _colors(last.citizens)
    if last.players:
        data["players"] = _colors(last.players)
    return data


def _sealed_to_plain(c: Chronicle) -> dict[str, Any]:
    sites = [
        {"position": position + 1, "site": SITES[spot.site].key}
        for position, spot in enumerate(c.positions)
        if not spot.faceup and spot.site is not None
    ]
    relics = [
        {"position": position + 1, "relics": [UNKNOWN if relic is None else CARDS[relic].key for relic in spot.relics]}
        for position, spot in enumerate(c.positions)
        if any([relic is not None for relic in spot.relics])
    ]
    data: dict[str, Any] = {}
    if sites:
        data["sites"] = sites
    if relics:
        data["relics"] = relics
    for key, cards in (
        ("dispossessed", c.dispossessed),
        ("relic_top", c.relic_top),
        ("relic_rest", c.relic_rest),
        ("deck_order", c.deck_order),
        ("relic_order", c.relic_order),
    ):
        if cards is not None:
            data[key] = _keys(cards)
    return data


def _tabletop_to_plain(tabletop: Tabletop) -> dict[str, Any]:
    data: dict[str, Any] = {}
    if tabletop.status is not None:
        data["status"] = tabletop.status
    if tabletop.suit_order != Tabletop().suit_order:
        data["suit_order"] = tabletop.suit_order
    if tabletop.slots:
        data["slots"] = [list(slots) for slots in tabletop.slots]
    return data


# Reading


def from_plain(data: object) -> Chronicle:
    tree = _mapping(data, "A chronicle")
    _only(tree, FIELDS, "chronicle")
    for key in ("name", "oath", "map", "denizens"):
        if key not in tree:
            raise BadChronicle(f"{key}: this is missing from the chronicle.")
    sealed = _mapping(tree.get("sealed", {}), "sealed")
    _only(sealed, SEALED_FIELDS, "sealed")
    relics_known = "relic_top" in sealed or "relic_rest" in sealed
    c = Chronicle(
        name=_text(tree["name"], "name"),
        number=_number(tree.get("game", 1), "game", 1, MOST_GAMES),
        oath=_one_of(tree["oath"], OATH_NAMES, "oath"),
        positions=_map_from_plain(tree["map"], sealed),
        denizens=tuple(sorted(_cards(tree["denizens"], "denizens"))),
        citizens=_boards(tree.get("citizens", []), "citizens"),
        last=_last_from_plain(tree["last_game"]) if tree.get("last_game") is not None else None,
        rebuilt=_switch(tree.get("rebuilt", False), "rebuilt"),
        dispossessed=_pile(sealed, "dispossessed"),
        relic_top=tuple(sorted(_pile(sealed, "relic_top") or ())) if relics_known else None,
        relic_rest=tuple(sorted(_pile(sealed, "relic_rest") or ())) if relics_known else None,
        deck_order=_pile(sealed, "deck_order"),
        relic_order=_pile(sealed, "relic_order"),
        tabletop=_tabletop_from_plain(tree.get("tabletop", {})),
    )
    c.check()
    return c


def _map_from_plain(value: object, sealed: Mapping[str, Any]) -> tuple[Spot, ...]:
    rows = _list(value, "map")
    if len(rows) != len(POSITIONS):
        raise BadChronicle(f"map: {len(rows)} positions, and a map has 8: two, three and three.")
    spots = [_spot_from_plain(row, f"map, {place_name(position)}") for position, row in enumerate(rows)]
    for position, row in _rows_by_position(sealed, "sites", "site"):
        spot, where = spots[position], f"sealed, sites, {place_name(position)}"
        site = _site(row, where)
        if spot.faceup or spot.site not in (None, site):
            raise BadChronicle(f"{where}: {SITES[site].key!r} does not fit the map, which says otherwise.")
        spots[position] = Spot(site, spot.faceup, spot.cards, spot.relics)
    for position, row in _rows_by_position(sealed, "relics", "relics"):
        spot, where = spots[position], f"sealed, relics, {place_name(position)}"
        relics = _relics(row, where)
        known = any([relic is not None for relic in spot.relics])
        if len(relics) != len(spot.relics) or (known and relics != spot.relics):
            raise BadChronicle(f"{where}: {len(relics)} relics do not fit the map, which has {len(spot.relics)} there.")
        spots[position] = Spot(spot.site, spot.faceup, spot.cards, relics)
    return tuple(spots)


def _rows_by_position(sealed: Mapping[str, Any], key: str, what: str) -> list[tuple[int, object]]:
    found: dict[int, object] = {}
    for each in _list(sealed.get(key, []), f"sealed, {key}"):
        row = _mapping(each, f"sealed, {key}")
        _only(row, ("position", what), f"sealed, {key}")
        position = _number(row.get("position"), f"sealed, {key}, position", 1, len(POSITIONS)) - 1
        if position in found:
            raise BadChronicle(f"sealed, {key}: {place_name(position)} is there twice.")
        found[position] = row.get(what)
    return list(found.items())


def _spot_from_plain(value: object, where: str) -> Spot:
    row = _mapping(value, where)
    _only(row, SPOT_FIELDS, where)
    facedown = _switch(row.get("facedown", False), f"{where}, facedown")
    name = row.get("site")
    site = None if name is None or name == UNKNOWN else _site(name, f"{where}, site")
    cards = tuple(_cards(row.get("cards", []), f"{where}, cards"))
    return Spot(site, not facedown, cards, _relics(row.get("relics", []), f"{where}, relics"))


def _relics(value: object, where: str) -> tuple[Card | None, ...]:
    """Names, "?" among them; a bare number is that many unknown relics."""
    if isinstance(value, int) and not isinstance(value, bool):
        return (None,) * _number(value, where, 0, len(RELICS))
    names = list(NUMBER)
    return tuple([None if name == UNKNOWN else NUMBER[_name(name, names, where)] for name in _list(value, where)])


def _last_from_plain(value: object) -> LastGame:
    row = _mapping(value, "last_game")
    _only(row, LAST_FIELDS, "last_game")
    if "winner" not in row:
        raise BadChronicle(f"last_game, winner: this is missing; possible: {', '.join(COLORS)}.")
    ways = _list(row.get("ways", []), "last_game, ways")
    return LastGame(
        winner=_one_of(row["winner"], COLORS, "last_game, winner"),
        name=_text(row.get("name", ""), "last_game, name"),
        ways=tuple([_name(way, WAYS, "last_game, ways") for way in ways]),
        citizens=_boards(row.get("citizens", []), "last_game, citizens"),
        players=_boards(row.get("players", []), "last_game, players"),
    )


def _tabletop_from_plain(value: object) -> Tabletop:
    row = _mapping(value, "tabletop")
    _only(row, TABLETOP_FIELDS, "tabletop")
    status = row.get("status")
    rows = [_list(slots, "tabletop, slots") for slots in _list(row.get("slots", []), "tabletop, slots")]
    return Tabletop(
        status=None if status is None else _number(status, "tabletop, status", 0, 255),
        suit_order=_text(row.get("suit_order", Tabletop().suit_order), "tabletop, suit_order"),
        slots=tuple([tuple([_number(slot, "tabletop, slots", 1, 3) for slot in slots]) for slots in rows]),
    )


# Values


def _mapping(value: object, where: str) -> Mapping[str, Any]:
    if not isinstance(value, Mapping):
        raise BadChronicle(f"{where}: {_short(value)} should be names with values.")
    return {str(key): entry for key, entry in value.items()}


def _list(value: object, where: str) -> Sequence[object]:
    if not isinstance(value, list | tuple):
        raise BadChronicle(f"{where}: {_short(value)} should be a list.")
    if len(value) > LONGEST:
        raise BadChronicle(f"{where}: a list of {len(value)} is longer than all cards together.")
    return value


def _text(value: object, where: str) -> str:
    if not isinstance(value, str):
        raise BadChronicle(f"{where}: {_short(value)} should be a text; if it is one, put quotes around it.")
    return value


def _switch(value: object, where: str) -> bool:
    if not isinstance(value, bool):
        raise BadChronicle(f"{where}: {_short(value)} should be true or false.")
    return value


def _number(value: object, where: str, least: int, most: int) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
        raise BadChronicle(f"{where}: {_short(value)} should be a number from {least} to {most}.")
    return value


def _name(value: object, names: Sequence[str], where: str) -> str:
    """One of those names; BadChronicle suggests the nearest."""
    if isinstance(value, str) and value in names:
        return value
    near = get_close_matches(str(value)[:100], names, 1)
    few = f"possible: {', '.join(names)}." if len(names) < 12 else "see the names in `lawbound law oath`."
    raise BadChronicle(f"{where}: {_short(value)} is not known here; {f'did you mean {near[0]!r}?' if near else few}")


def _one_of(value: object, names: Sequence[str], where: str) -> int:
    return names.index(_name(value, names, where))


def _site(value: object, where: str) -> int:
    return SITE_NUMBER[_name(value, list(SITE_NUMBER), where)]


def _cards(value: object, where: str) -> list[Card]:
    names = list(NUMBER)
    return [NUMBER[_name(name, names, where)] for name in _list(value, where)]


def _pile(sealed: Mapping[str, Any], key: str) -> tuple[Card, ...] | None:
    """The cards of a sealed pile; None if it is not there."""
    return None if sealed.get(key) is None else tuple(_cards(sealed[key], f"sealed, {key}"))


def _boards(value: object, where: str) -> tuple[int, ...]:
    return tuple(sorted([_one_of(name, COLORS, where) for name in _list(value, where)]))


def _only(tree: Mapping[str, Any], known: Sequence[str], where: str) -> None:
    """No field but these."""
    for key in tree:
        _name(key, known, where)


def _short(value: object) -> str:
    text = repr(value)
    return text if len(text) <= 60 else f"{text[:57]}..."
