"""Lifting what appendix D and landmarks forbid: see `lifting`."""

from __future__ import annotations

from tests.root.present import lifting
from tests.root.present.lifting import Doubt, Elsewhere, Lift

from lawbound.root.cards import DOMINANCES
from lawbound.root.factions.vagabond import satchel
from lawbound.root.factions.vagabond.characters.vagabond_pack import IMPROVISED
from lawbound.root.items import ITEM_NAMES


def no_action(d: Doubt) -> bool:
    """What the character can do is asked for elsewhere, and always will be."""
    return d.is_action and d.me.special(d.s).KEY in ("arbiter", "adventurer", "ronin")  # type: ignore[attr-defined]


def sides(d: Doubt) -> bool | None:
    """In a clearing, with two who fight; nobody attacks himself."""
    if d.is_action:
        d.stand(d.where)
        d.put(d.where, "warrior", key=d.enemy())
        return None
    if d.thing == d.me.seat:
        raise Elsewhere
    target = d.s.players[d.thing]
    if not target.PIECES[0].count:
        raise Elsewhere
    if any([d.s.board[row + d.where] for row in target.rows]):
        return True  # there, but the attacker himself, or no enemy of his
    d.put(d.where, "warrior", key=target.KEY)
    return None


def in_battle(d: Doubt) -> bool | None:
    """Somebody who shall attack where the pawn is, which is an enemy."""
    if d.prompt != "who attacks":
        return lifting.LIFTERS["root 4.3"](d)
    d.put(d.where, "warrior", key=d.s.players[d.thing].KEY)
    return None


def scorched(d: Doubt) -> None:
    if d.is_action:
        d.stand(d.where)
        return
    for player in d.tree["players"].values():
        player.get("scorched", {}).pop(str(d.where), None)


def improvising(d: Doubt) -> bool | None:
    """A thing of the kind that is wanted next, and leave to improvise; whatever is ready then fits."""
    if d.is_action:
        return no_action(d)
    if d.s.used & IMPROVISED and "improvise" not in d.tree.get("used", []):  # for this very quest
        raise Elsewhere
    d.unuse("improvise")
    for item in d.ask.given:
        d.item(ITEM_NAMES[item])
    return None if satchel.place_of(d.thing) in satchel.READY else False


def there_already(d: Doubt) -> bool:
    return bool(d.thing == d.me.clearing(d.s))  # type: ignore[attr-defined]


def at_the_market(d: Doubt) -> bool | None:
    """A piece there, a card, and not traded yet; where a landmark may stand is settled before the game."""
    if not d.is_action:
        return d.thing not in d.ask.options
    d.unuse("black market")
    d.hold(lambda card: card not in DOMINANCES)
    clearing = d.tree["landmarks"]["black-market"]["clearing"]
    if d.me.KEY.startswith("vagabond"):
        d.stand(clearing)
    else:
        d.put(clearing, "warrior")
    return None


def unbuilt(d: Doubt) -> bool | None:
    """The base is back on the board."""
    if d.prompt != "which base":
        return lifting.LIFTERS["root 8.4.1.I"](d)
    for clearing in range(1, 13):
        d.take(clearing, f"{d.name} base")
    return None


LIFTERS: dict[str, Lift] = {
    "root 8.4.1.I": unbuilt,
    "root A.5.3": at_the_market,
    "root 4.3": in_battle,
    "root D.4.2": sides,
    "root D.5.2": no_action,
    "root D.6.2": scorched,
    "root D.7.2": improvising,
    "root D.8.2": no_action,
    "root D.9.2": there_already,
}
