"""Lifting what an answer to "why not" names for the Lizard Cult (Law of Root 10)."""

from __future__ import annotations

from tests.root.present import lifting
from tests.root.present.lifting import Doubt, Lift, fits, over_the_limit, rule

from lawbound.root.cards import BIRD, CARD_COST, CARD_SUIT, SUIT_NAMES
from lawbound.root.factions.lizards import Lizards
from lawbound.root.map import CLEARINGS
from lawbound.root.pieces import BUILDING


def outcast(d: Doubt) -> int:
    assert isinstance(d.me, Lizards)
    return d.me.outcast(d.s)


def of_suit(d: Doubt, suit: int) -> list[int]:
    return [clearing for clearing in CLEARINGS if d.s.suits[clearing] == suit]


def plant(d: Doubt, suit: int, count: int = 1) -> None:
    """Gardens of that suit on the map, where nothing else is."""
    kind = f"{SUIT_NAMES[suit]} garden"
    for clearing in of_suit(d, suit):
        if d.count(kind) < count:
            d.take(clearing)
            d.tree.get("ruins", {}).pop(str(clearing), None)
            d.put(clearing, kind)


def crafting_gardens(d: Doubt) -> None:
    """As many as the card takes, of the suit that it takes."""
    cost = CARD_COST[int(d.thing)]
    suit = next((suit for suit in range(3) if cost[suit]), 0)
    d.tree.pop("activated", None)
    d.player()["outcast"] = SUIT_NAMES[suit]
    plant(d, suit, max(cost))


def only_gardens_of_the_outcast(d: Doubt) -> bool | None:
    if isinstance(d.me, Lizards):
        return int(d.thing) != outcast(d)
    lifting.crafting_pieces(d)
    return None


def from_supply(d: Doubt) -> bool | None:
    """Gardens come back to the board; what is recruited or sacrificed is a warrior, as with everybody."""
    place = "build where" if d.name == "build" else "sanctify where" if d.name == "sanctify" else d.prompt
    if not isinstance(d.me, Lizards) or place not in ("build where", "sanctify where"):
        return lifting.LIFTERS["root 1.5.1"](d)
    for clearing in CLEARINGS:
        for suit in SUIT_NAMES[:BIRD]:
            if d.count(f"{suit} garden") == 5 and clearing != d.thing:
                d.take(clearing, f"{suit} garden")
    return None


def site(d: Doubt) -> bool | None:
    if d.prompt == "reveal to build":
        return bool(CARD_SUIT[int(d.thing)] != d.s.suits[d.ask.given[0]])
    rule(d)
    for suit in {d.s.suits[int(d.thing)]} if d.is_clearing else range(3):
        d.hold(fits(suit))
    return None


def recruit(d: Doubt) -> bool | None:
    if d.prompt == "reveal to recruit":
        return bool(CARD_SUIT[int(d.thing)] != d.s.suits[d.ask.given[0]])
    d.hold(fits(d.s.suits[int(d.thing)] if d.is_clearing else 0))
    return None


def score(d: Doubt) -> None:
    suit = 0 if d.is_action else CARD_SUIT[int(d.thing)]
    d.player()["scored"] = []
    plant(d, suit)
    d.hold(fits(suit))


def sacrifice(d: Doubt) -> bool | None:
    if not d.is_action:
        return CARD_SUIT[int(d.thing)] != BIRD
    d.hold(fits(BIRD))
    return None


def more_acolytes(d: Doubt) -> None:
    d.player()["acolytes"] = 5


def crusade(d: Doubt) -> None:
    """A clearing of the Outcast; with both sides in it, for the whole action."""
    if d.is_clearing:
        d.recolour(int(d.thing), outcast(d))
        return
    place = of_suit(d, outcast(d))[0]
    d.put(place, "warrior", 2)
    d.put(place, "warrior", key=d.enemy())


def convert(d: Doubt) -> bool | None:
    if d.prompt == "convert whom":
        other = d.s.players[int(d.thing)]
        if not other.PIECES[0].count:
            return True
        d.put(d.ask.given[0], "warrior", key=other.KEY)
        return None
    place = int(d.thing) if d.is_clearing else of_suit(d, outcast(d))[0]
    d.recolour(place, outcast(d))
    d.put(place, "warrior", key=d.enemy())
    return None


def sanctify(d: Doubt) -> bool | None:
    if d.prompt == "sanctify what":
        return d.thing in d.me.buildings
    place = int(d.thing) if d.is_clearing else of_suit(d, outcast(d))[0]
    d.recolour(place, outcast(d))
    builder = next(p for p in d.s.players if p is not d.me and p.buildings)
    building = next(kind.name for kind in builder.PIECES if kind.sort == BUILDING)
    d.take(place)
    d.tree.get("ruins", {}).pop(str(place), None)
    d.put(place, building, key=builder.KEY)
    return None


LIFTERS: dict[str, Lift] = {
    "root 1.5.1": from_supply,
    "root 4.1.1": only_gardens_of_the_outcast,
    "root 10.2.1": crafting_gardens,
    "root 10.2.2": lambda d: CARD_SUIT[int(d.thing)] == BIRD,
    "root 10.3.2": lambda d: (
        d.thing not in d.s.box.map.corners or d.thing in d.s.starts or d.s.box.map.opposite[d.thing] not in d.s.starts
    ),
    "root 10.4.3": more_acolytes,
    "root 10.4.3.I": crusade,
    "root 10.4.3.II": convert,
    "root 10.4.3.III": sanctify,
    "root 10.5.1": site,
    "root 10.5.2": recruit,
    "root 10.5.3": score,
    "root 10.5.4": sacrifice,
    "root 10.6.3": over_the_limit,
}
