"""Lifting what an answer to "why not" names for the Keepers (Law of Root 15)."""

from __future__ import annotations

from tests.root.present import lifting, lifting_duchy, lifting_lizards
from tests.root.present.lifting import Doubt, Lift, fits, over_the_limit

from lawbound.root.cards import BIRD, CARD_COST, CARD_SUIT
from lawbound.root.factions.keepers import COLUMNS, RELIC_TYPES, Keepers
from lawbound.root.factions.keepers.pieces import SIDES, waystation_name
from lawbound.root.map import FIRST_FOREST

STATIONS = [waystation_name(*side) for side in SIDES]
FRONTS = STATIONS[::2]
OTHERS: dict[str, Lift] = {**lifting.LIFTERS, **lifting_duchy.LIFTERS, **lifting_lizards.LIFTERS}


def keepers(d: Doubt) -> Keepers:
    assert isinstance(d.me, Keepers)
    return d.me


def without_stations(d: Doubt, clearing: int) -> None:
    for name in STATIONS:
        d.take(clearing, name, "keepers")


def station(d: Doubt, clearing: int, tile: int) -> None:
    """That waystation stands there, front up, and nobody else's building."""
    for other in range(1, 13):
        for name in STATIONS[2 * tile : 2 * tile + 2]:
            d.take(other, name, "keepers")
    d.take(clearing)
    d.tree.get("ruins", {}).pop(str(clearing), None)
    d.put(clearing, FRONTS[tile])


def suit_of(d: Doubt) -> int:
    """Of the card in question, or of the one that acts."""
    if d.is_clearing:
        return int(d.ask.given[0])
    return BIRD if not isinstance(d.thing, int) else CARD_SUIT[d.thing]


def place_for(d: Doubt) -> int:
    """The clearing in question, or one that matches the card."""
    if d.is_clearing:
        return int(d.thing)
    return next(c for c in range(1, 13) if suit_of(d) in (BIRD, d.s.suits[c]))


def recoloured(d: Doubt) -> None:
    if d.is_clearing and suit_of(d) != BIRD:
        d.recolour(int(d.thing), suit_of(d))


def relics(d: Doubt, place: str, name: str) -> None:
    """A relic of that kind, from wherever it lies."""
    for pieces in d.tree.get("clearings", {}).values():
        pieces.get("keepers", {}).pop(name, None)
        pieces.get("keepers", {}).pop(name.rpartition(" ")[0], None)
    for field in ("recovered", "gone", "taken"):
        d.player("keepers")[field] = [each for each in d.player("keepers").get(field, []) if each != name]
    d.tree.setdefault("clearings", {}).setdefault(place, {}).setdefault("keepers", {})[name] = 1


def from_supply(d: Doubt) -> bool | None:
    """A waystation comes back to the board, or warriors to the supply."""
    if d.me.KEY != "keepers" or d.prompt != "encamp":
        return OTHERS["root 1.5.1"](d)
    for clearing in range(1, 13):
        if clearing != d.thing:
            without_stations(d, clearing)
    return None


def crafting_pieces(d: Doubt) -> bool | None:
    """They have three waystations, so some cards are beyond them."""
    if d.me.KEY != "keepers":
        return OTHERS["root 4.1.1"](d)
    if d.prompt == "activate a crafting piece":
        cost = [int(suit == d.thing) for suit in range(3)]
    else:
        fox, rabbit, mouse, spare = CARD_COST[d.thing]
        cost = [fox + spare, rabbit, mouse]
    if sum(cost) > len(FRONTS):
        return True
    d.tree.pop("activated", None)
    tile = 0
    for suit in range(3):
        for clearing in [c for c in range(1, 13) if d.s.suits[c] == suit][: cost[suit]]:
            station(d, clearing, tile)
            tile += 1
    return None


def warriors(d: Doubt) -> None:
    if d.me.KEY != "keepers" or d.is_clearing or d.is_action:
        OTHERS["root 4.2"](d)
        return
    for clearing in range(1, 13):
        d.clear(clearing)
        d.put(clearing, "warrior")


def start(d: Doubt) -> bool:
    map_ = d.s.box.map
    if d.prompt == "start beside it":
        return d.thing not in map_.edge or d.thing not in d.s.paths[d.ask.given[0]]
    return d.thing not in map_.corners or d.thing in d.s.starts or map_.opposite[d.thing] not in d.s.starts


def encamp(d: Doubt) -> bool | None:
    if d.prompt == "return where":
        return d.thing not in d.s.box.map.edge
    d.player().pop("returned", None)
    d.player()["encamped"] = [c for c in d.player().get("encamped", []) if c != str(d.thing)]
    d.put(int(d.thing), "warrior")
    return None


def decamp(d: Doubt) -> None:
    d.player()["decamped"] = [c for c in d.player().get("decamped", []) if c != str(d.thing)]
    if not keepers(d).waystations_at(d.s, int(d.thing)):
        station(d, int(d.thing), 0)


def recruit(d: Doubt) -> None:
    recoloured(d)
    if not keepers(d).waystations_at(d.s, place_for(d)):
        station(d, place_for(d), 0)


def move(d: Doubt) -> None:
    recoloured(d)
    d.clear(place_for(d))
    d.put(place_for(d), "warrior", 2)


def seek(d: Doubt) -> None:
    """A battle."""
    recoloured(d)
    d.put(place_for(d), "warrior")
    d.put(place_for(d), "warrior", key=d.enemy())


def relic_near(d: Doubt) -> None:
    if d.ask.about.kind == "place" and d.thing >= FIRST_FOREST:
        forest = d.s.box.map.forests[d.thing - FIRST_FOREST].id
        relics(d, forest, "figure relic 1")
        return
    for n, forest in enumerate(d.s.box.map.forests):
        if n < 3 * len(RELIC_TYPES):
            relics(d, forest.id, f"{RELIC_TYPES[n % 3]} relic {n // 3 + 1}")


def move_or_recover(d: Doubt) -> bool | None:
    """Once a clearing is chosen, it is that one."""
    if d.prompt == "move from":
        return d.thing not in d.ask.options
    recoloured(d)
    d.clear(place_for(d))
    d.put(place_for(d), "warrior", 2)
    return None


def right_station(d: Doubt) -> None:
    """The waystation of the type."""
    kind = RELIC_TYPES.index(str(d.name).partition(" ")[0])
    at = int(d.ask.given[0])
    tile = next(n for n, name in enumerate(FRONTS) if name.startswith(RELIC_TYPES[kind]))
    for other in range(1, 13):
        for name in STATIONS[2 * tile : 2 * tile + 2]:
            d.take(other, name, "keepers")
    if len(keepers(d).waystations_at(d.s, at)) + 1 > d.s.slots[at] + len(keepers(d).waystations_at(d.s, at)):
        without_stations(d, at)
    d.put(at, FRONTS[tile])


def go_on(d: Doubt) -> None:
    d.player()["column over"] = 0


def gather(d: Doubt) -> None:
    """Nothing was gathered, a card is in hand, and there is room for another."""
    d.player().pop("gathered", None)
    d.player()["retainers"] = dict.fromkeys(COLUMNS, 1)
    d.player().pop("retinue", None)
    d.hold(fits(BIRD))


LIFTERS: dict[str, Lift] = {
    "root 1.5.1": from_supply,
    "root 4.1.1": crafting_pieces,
    "root 4.2": warriors,
    "root 15.3.2": start,
    "root 15.4.1": encamp,
    "root 15.4.2": decamp,
    "root 15.4.3": recruit,
    "root 15.5.2.I": move,
    "root 15.5.2.II": seek,
    "root 15.5.2.II.a": relic_near,
    "root 15.5.2.III": move_or_recover,
    "root 15.5.2.III.a": right_station,
    "root 15.5.2.III.c": go_on,
    "root 15.6.2": gather,
    "root 15.6.3": over_the_limit,
}
