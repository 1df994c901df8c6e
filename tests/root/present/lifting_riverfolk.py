"""Lifting what an answer to "why not" names for the Riverfolk Company and its customers (Law of Root 11)."""

from __future__ import annotations

from tests.root.present import lifting_corvids, lifting_duchy, lifting_lizards
from tests.root.present.lifting import LIFTERS as GENERAL
from tests.root.present.lifting import Doubt, Elsewhere, Lift, over_the_limit

from lawbound.root.cards import CARD_COST, SUIT_NAMES
from lawbound.root.factions.riverfolk import Riverfolk
from lawbound.root.map import CLEARINGS
from lawbound.root.services import SERVICES

OTHERS: dict[str, Lift] = {
    **GENERAL,
    **lifting_duchy.LIFTERS,
    **lifting_lizards.LIFTERS,
    **lifting_corvids.LIFTERS,
}
SUITS = SUIT_NAMES[:3]


def boxes(d: Doubt, key: str) -> int:
    """How many warriors of that player lie on the board of the Riverfolk."""
    return sum(d.player("riverfolk").get(box, {}).get(key, 0) for box in ("payments", "funds", "committed"))


def fund(d: Doubt, key: str, count: int = 1) -> None:
    """Funds of that player, who has so many fewer elsewhere."""
    limit = next(player for player in d.s.players if key == player.KEY).PIECES[0].count
    riverfolk = d.player("riverfolk")
    for clearing in CLEARINGS:
        pieces = d.tree.get("clearings", {}).get(str(clearing), {}).get(key, {})
        while d.count("warrior", key) + boxes(d, key) + count > limit and pieces.get("warrior", 0) > 1:
            pieces["warrior"] -= 1
    funds = riverfolk.setdefault("funds", {})
    funds[key] = funds.get(key, 0) + count


def some_fund(d: Doubt) -> bool | None:
    """Of the player in question, or of anybody."""
    if d.is_action:
        fund(d, "riverfolk", 4)
        return None
    owner = d.s.players[int(d.thing)]
    if not owner.PIECES[0].count:
        return True  # a Vagabond has none
    fund(d, owner.KEY)
    return None


def own_fund(d: Doubt) -> bool | None:
    """A river for the warrior, or a fund of that player."""
    if d.is_clearing:
        return not d.s.box.map.rivers[int(d.thing)]
    return some_fund(d)


def spaces(d: Doubt) -> bool | None:
    """Lost trade posts leave their spaces empty; and there are funds enough."""
    if d.prompt == "cover a space":
        d.player()["lost"] = {suit: 3 - d.count(f"{suit} trade post") for suit in SUITS}
        return None
    cost = CARD_COST[int(d.thing)] if not d.is_action else (3, 3, 3, 0)
    d.player()["lost"] = {suit: 3 - d.count(f"{suit} trade post") for suit in SUITS}
    d.player().pop("covered", None)
    fund(d, "riverfolk", max(4, sum(cost)))
    return None


def site(d: Doubt) -> None:
    """A clearing that the Riverfolk rule alone, without a trade post, and funds for it."""
    clearing = int(d.thing) if d.is_clearing else 1
    d.take(clearing)
    d.put(clearing, "warrior")


def backing(d: Doubt) -> bool | None:
    if d.prompt == "spend whose fund":
        return int(d.thing) not in d.ask.options
    for player in d.s.players:
        ruled = [c for c in CLEARINGS if d.s.ruler[c] == player.side and (not d.is_clearing or c == d.thing)]
        if ruled and player.PIECES[0].count:
            fund(d, player.KEY, 2)
    return None


def from_supply(d: Doubt) -> bool | None:
    """Trade posts and warriors come back to the board."""
    if not isinstance(d.me, Riverfolk):
        return OTHERS["root 1.5.1"](d)
    if d.name == "recruit" or d.prompt == "spend whose fund":
        pieces = next(c["riverfolk"] for c in d.tree["clearings"].values() if c.get("riverfolk", {}).get("warrior"))
        pieces["warrior"] -= 1
        return None
    d.player().pop("lost", None)
    for clearing in CLEARINGS:
        if clearing != d.thing:
            for suit in SUITS:
                d.take(clearing, f"{suit} trade post", "riverfolk")
    return None


def cheap(d: Doubt) -> None:
    """The lowest prices, and something to pay with."""
    d.player("riverfolk")["prices"] = {service.name: 1 for service in SERVICES}
    if d.me.PIECES[0].count:
        pieces = next((c[d.me.KEY] for c in d.tree["clearings"].values() if c.get(d.me.KEY, {}).get("warrior")), None)
        if pieces is not None:
            pieces["warrior"] -= 1
    else:
        d.item("boots")


def for_sale(d: Doubt) -> None:
    d.hold(lambda card: True, key="riverfolk")


def unhired(d: Doubt) -> bool | None:
    if d.prompt == "buy services":
        if d.name not in d.tree.get("used", []):
            raise Elsewhere
        d.unuse(str(d.name))
        return None
    return OTHERS["rootbotics 9.2.3.III"](d)


LIFTERS: dict[str, Lift] = {
    "root 1.5.1": from_supply,
    "root 11.2.5.I": some_fund,
    "root 11.2.6.I": cheap,
    "root 11.2.7.I": for_sale,
    "root 11.2.7.II": unhired,
    "root 11.2.7.III": unhired,
    "root 11.3.2": lambda d: not d.s.box.map.rivers[d.thing],
    "root 11.5": some_fund,
    "root 11.5.3": spaces,
    "root 11.5.5": own_fund,
    "root 11.5.6.I": site,
    "root 11.5.6.II": backing,
    "root 11.6.1": over_the_limit,
}
