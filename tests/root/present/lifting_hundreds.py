"""Lifting what an answer to "why not" names for the Hundreds (Law of Root 14)."""

from __future__ import annotations

from tests.root.present import lifting_lizards
from tests.root.present.lifting import Doubt, Elsewhere, Lift, fits, over_the_limit, rule

from lawbound.root.cards import BIRD, CARD_SUIT
from lawbound.root.factions.hundreds import MOODS, Hundreds
from lawbound.root.factions.hundreds.mood_cards import MOOD_ITEM
from lawbound.root.items import ITEM_NAMES, NO_ITEM
from lawbound.root.map import CLEARINGS
from lawbound.root.position import write


def from_supply(d: Doubt) -> bool | None:
    """Strongholds and mobs come back to the board."""
    if not isinstance(d.me, Hundreds):
        return lifting_lizards.from_supply(d)
    kind = "mob" if d.prompt == "incite" else "stronghold"
    for clearing in CLEARINGS:
        if clearing != d.thing:
            d.take(clearing, kind)
    return None


def another_warrior(d: Doubt) -> None:
    """Beside the warlord somebody who can be removed."""
    d.put(d.where, "warrior", key="hundreds")


def spread(d: Doubt) -> None:
    """A clearing of the suit, without a mob, with one beside it."""
    clearing = int(d.thing)
    d.recolour(clearing, d.ask.given[0])
    d.take(clearing, "mob")
    if not any(d.at(other).get("mob") for other in d.s.paths[clearing]):
        d.put(d.s.paths[clearing][0], "mob")


def warrior_there(d: Doubt) -> None:
    d.put(int(d.thing), "warrior")


def another_mood(d: Doubt) -> None:
    mood = MOODS.index(str(d.name))
    if MOOD_ITEM[mood] != NO_ITEM:
        hoard = d.player().get("hoard", [])
        d.player()["hoard"] = [item for item in hoard if item != ITEM_NAMES[MOOD_ITEM[mood]]]
    if d.player()["mood"] == d.name:
        d.player()["mood"] = next(other for other in MOODS if other != d.name)


def more_command(d: Doubt) -> None:
    d.player()["commanded"] = 0


def site(d: Doubt) -> bool | None:
    if d.prompt == "build with":
        return CARD_SUIT[int(d.thing)] not in (BIRD, d.s.suits[d.ask.given[0]])
    rule(d)
    for suit in {d.s.suits[int(d.thing)]} if d.is_clearing else range(3):
        d.hold(fits(suit))
    return None


def warlord(d: Doubt) -> None:
    """The warlord on the map, and an advance left."""
    d.player()["advanced"] = 0
    if not d.count("warlord"):
        d.put(5, "warlord")


def incite(d: Doubt) -> bool | None:
    if d.prompt == "incite with":
        return CARD_SUIT[int(d.thing)] not in (BIRD, d.s.suits[d.ask.given[0]])
    clearing = int(d.thing)
    d.take(clearing, "mob")
    d.put(clearing, "warrior")
    d.hold(fits(d.s.suits[clearing]))
    return None


def other_order(d: Doubt) -> None:
    """Grandiose if he was not, and the other way round; unless the mood was chosen since."""
    if write(d.s)["players"][d.me.KEY]["mood"] != d.player()["mood"]:
        raise Elsewhere
    d.player()["mood"] = "bitter" if d.player()["mood"] == "grandiose" else "grandiose"


def warlord_fell(d: Doubt) -> bool:
    return isinstance(d.me, Hundreds) and not d.me.warlord_at(d.s)


def mob_nearby(d: Doubt) -> bool | None:
    """A mob there; or it is too far away."""
    battlefield = d.ask.given[0]
    if d.thing not in (battlefield, *d.me.neighbours(d.s, battlefield)):
        return True
    d.put(int(d.thing), "mob")
    return None


LIFTERS: dict[str, Lift] = {
    "root 1.5.1": from_supply,
    "root 14.2.2": another_warrior,
    "root 14.3.1": lambda d: (
        d.thing not in d.s.box.map.corners or d.thing in d.s.starts or d.s.box.map.opposite[d.thing] not in d.s.starts
    ),
    "root 14.4.1": spread,
    "root 14.4.3": warrior_there,
    "root 14.4.4": another_mood,
    "root 14.5.2": more_command,
    "root 14.5.2.III": site,
    "root 14.5.3": warlord,
    "root 14.6.1": incite,
    "root 14.6.3": over_the_limit,
    "root 14.7.2": warlord_fell,
    "root 14.7.4": other_order,
    "root 14.7.8": mob_nearby,
}
