"""What takes away the reasons of hirelings: by the question or action, for their articles are those of all of them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tests.root.present import lifting
from tests.root.present.lifting import Doubt, Elsewhere, Lift

from lawbound.root.cards import AMBUSH, BIRD, CARD_KIND, CARD_SUIT, DOMINANCES, ITEM_CARD
from lawbound.root.hirelings.bandits import highways
from lawbound.root.hirelings.cards import SIDES
from lawbound.root.hirelings.hireling import Hireling
from lawbound.root.pieces import present
from lawbound.root.rule import is_enemy
from lawbound.root.state import ROW, State

CAMP = 5
"""Where a clearing is as good as any other."""
PAWNS = ("furious-protector", "stoic-protector", "riverfolk-flotilla", "the-exile")

SETS_UP: dict[str, bool] = {side.key: not side.demoted or side.key == "the-brigand" for side in SIDES}

ACTIONS = {
    "march the patrol": "forest-patrol",
    "return the patrol": "forest-patrol",
    "the spies come": "corvid-spies",
    "the band plays": "popular-band",
    "the street band plays": "street-band",
    "the expedition comes up": "sunward-expedition",
    "the vault keepers build": "vault-keepers",
    "the prophets preach": "warm-sun-prophets",
    "place a prophet": "warm-sun-prophets",
    "move with the smugglers": "rat-smugglers",
    "battle with the smugglers": "rat-smugglers",
    "the Dynasty acts": "last-dynasty",
    "a bandit lies in wait": "highway-bandits",
    "the gang swells the ranks": "bandit-gangs",
    "a bandit joins": "bandit-gangs",
    "give the Exile an item": "the-exile",
    "the Exile roams": "the-exile",
    "the Brigand searches a ruin": "the-brigand",
    "the Brigand robs": "the-brigand",
}


# The tree


def hireling_of(s: State, key: str) -> Hireling:
    found = s.box.named[key]
    assert isinstance(found, Hireling)
    return found


def fields(d: Doubt, side: str) -> dict[str, Any]:
    found: dict[str, Any] = d.tree["hirelings"].setdefault(side, {})
    return found


def hire(d: Doubt, side: str) -> None:
    """The player who asks has hired it, and it has done nothing yet."""
    fields(d, side)["controller"] = d.me.KEY
    d.unuse(side)
    d.unuse("the brigand robs")


def gather(d: Doubt, side: str, clearing: int, count: int = 1, piece: str = "warrior") -> None:
    """Pieces of a hireling there; those of the Patrol that lie on its card come down first."""
    if side == "forest-patrol":
        fields(d, side).pop("card", None)
    d.put(clearing, piece, count, key=side)


def disperse(d: Doubt, side: str) -> None:
    """None of its pieces on the map."""
    for clearing in range(1, 13):
        d.take(clearing, key=side)
    for field in ("place", "paths", "came"):
        fields(d, side).pop(field, None)


def stand(d: Doubt, clearing: int) -> None:
    """A piece of the player's there."""
    if d.me.PIECES[0].count:
        d.put(clearing, "warrior")
    else:
        d.stand(clearing)


def alone(d: Doubt, clearing: int, key: str) -> None:
    """That player rules there, and could leave."""
    for owner in list(d.tree.get("clearings", {}).get(str(clearing), {})):
        if owner not in (key, "warm-sun-prophets", "popular-band"):
            d.take(clearing, key=owner)
    if d.s.box.players[next(p.seat for p in d.s.players if key == p.KEY)].PIECES[0].count:
        d.put(clearing, "warrior", 4, key=key)


def side_of(d: Doubt) -> Hireling:
    """The hireling that a question names first, by its number."""
    side = d.s.box.owners[d.ask.given[0]]
    assert isinstance(side, Hireling)
    return side


def thing_key(d: Doubt) -> str:
    """Whose number the thing is."""
    return str(d.s.box.owners[d.thing].KEY)


# Actions


def act(d: Doubt) -> None:
    """What the action needs, for whoever has hired it."""
    side = ACTIONS[str(d.name)]
    hire(d, side)
    if str(d.name) in NEEDS:
        NEEDS[str(d.name)](d)


def returnable(d: Doubt, clearing: int = CAMP) -> None:
    """One on the card, and one on the map that it can come to."""
    d.put(clearing, "warrior", key="forest-patrol")
    fields(d, "forest-patrol")["card"] = 1
    for other, pieces in d.tree["clearings"].items():
        mine = pieces.get("forest-patrol", {})
        while other != str(clearing) and d.count("warrior", "forest-patrol") > 11 and mine.get("warrior"):
            mine["warrior"] -= 1


def fight(d: Doubt, side: str, clearing: int = CAMP) -> None:
    gather(d, side, clearing)
    d.put(clearing, "warrior", key=d.enemy())


def flock(d: Doubt) -> None:
    gather(d, "warm-sun-prophets", CAMP)
    alone(d, CAMP, d.me.KEY)
    stand(d, CAMP)


def recruits(d: Doubt) -> None:
    gather(d, "bandit-gangs", CAMP)
    for clearing in range(1, 13):
        if clearing != CAMP:
            d.take(clearing, "warrior", d.me.KEY)


def gift(d: Doubt) -> None:
    forest = d.s.box.map.forests[0]
    fields(d, "the-exile")["place"] = forest.id
    stand(d, forest.clearings[0])
    d.player().setdefault("items", []).append("hammer")


def ruin(d: Doubt, clearing: int = 10) -> None:
    stand(d, clearing)
    d.tree.setdefault("ruins", {})[str(clearing)] = ["bag"]


def robbery(d: Doubt) -> None:
    fields(d, "the-brigand").pop("exhausted", None)
    d.player().setdefault("items", []).append("hammer")
    stand(d, CAMP)
    d.put(CAMP, "warrior", key=d.enemy())
    d.hold(lambda card: card not in DOMINANCES, key=d.enemy())


def come_anew(d: Doubt, side: str) -> None:
    """All of them are in the supply, and have somewhere to come to."""
    disperse(d, side)
    stand(d, CAMP)


def contraband(d: Doubt) -> None:
    d.hold(lambda card: CARD_KIND[card] == ITEM_CARD)


NEEDS: dict[str, Callable[[Doubt], None]] = {
    "march the patrol": lambda d: fight(d, "forest-patrol"),
    "return the patrol": returnable,
    "the spies come": lambda d: gather(d, "corvid-spies", CAMP),
    "the band plays": lambda d: gather(d, "popular-band", CAMP),
    "the street band plays": lambda d: disperse(d, "street-band"),
    "the prophets preach": flock,
    "place a prophet": lambda d: disperse(d, "warm-sun-prophets"),
    "move with the smugglers": contraband,
    "battle with the smugglers": contraband,
    "the Dynasty acts": lambda d: disperse(d, "last-dynasty"),
    "a bandit lies in wait": lambda d: come_anew(d, "highway-bandits"),
    "the gang swells the ranks": recruits,
    "a bandit joins": lambda d: come_anew(d, "bandit-gangs"),
    "give the Exile an item": gift,
    "the Exile roams": lambda d: fields(d, "the-exile").update(place=d.s.box.map.forests[0].id, clubs=3, exhausted=0),
    "the Brigand searches a ruin": ruin,
    "the Brigand robs": robbery,
}


# Where their pieces come


def put(d: Doubt) -> bool | None:
    """What the card names comes to be there, or is looked up."""
    side, article, here = side_of(d), d.ask.about.article, int(d.thing)
    if article == "root A.6.3":
        camps = side.camps(d.s)
        if side.KEY == "corvid-spies":
            return d.s.suits[here] != d.s.suits[camps[0]] or here in camps
        return here in camps or (side.KEY == "vault-keepers" and here in d.s.box.map.corners)  # somebody starts there
    if article == "root E.2.1":
        stand(d, here)
    elif side.KEY == "flame-bearers":
        d.clear(here)
        gather(d, side.KEY, here)
    elif side.KEY in ("vault-keepers", "sunward-expedition") and d.ask.given[1] == side.warrior:
        return d.thing not in d.ask.options  # no vault or foothold, or it has had its warrior
    elif side.KEY == "vault-keepers":
        d.put(d.s.paths[here][0], "vault", key=side.KEY)
    elif side.KEY == "sunward-expedition":
        if not d.at(here, side.KEY).get("foothold"):
            raise Elsewhere
        d.take(here, "foothold", side.KEY)
    elif side.KEY == "corvid-spies":
        d.put(here, "warrior", key=d.enemy())
    elif side.KEY == "warm-sun-prophets":
        d.take(here, key=side.KEY)
    elif side.KEY == "forest-patrol":
        returnable(d, here)
    else:
        gather(d, side.KEY, here)
    return None


def of_rolled_suit(d: Doubt) -> bool | None:
    suit: int = d.ask.given[-1]
    if d.in_setup:
        return bool(d.s.suits[d.thing] != suit)
    d.recolour(int(d.thing), suit)
    if d.prompt == "where the Uprising rises":
        gather(d, "spring-uprising", int(d.thing))
    return None


def moored(d: Doubt) -> bool:
    return d.thing not in d.s.box.map.edge or not d.s.box.map.rivers[d.thing]


def path(d: Doubt) -> bool | None:
    """Without a bandit, and with a piece of the player's at its end."""
    name = str(d.name)
    if d.in_setup:
        return name in [f"{a}-{b}" for a, b in [highways(d.s.box.map)[p] for p in bandits_on(d)]]
    fields(d, "highway-bandits")["paths"] = [p for p in fields(d, "highway-bandits").get("paths", []) if p != name]
    stand(d, int(name.split("-", maxsplit=1)[0]))
    return None


def bandits_on(d: Doubt) -> list[int]:
    bandits: Any = hireling_of(d.s, "highway-bandits")
    paths: list[int] = bandits.held(d.s)
    return paths


# Moves and battles


def battle_where(d: Doubt) -> bool | None:
    """Both sides there; where it has battled in this action, or has no vault to fight at, that is so."""
    side, here = side_of(d), int(d.thing)
    if d.s.board[side.warrior + here] and any([present(d.s, other, here) for other in enemies_of(d, side)]):
        return True
    fight(d, side.KEY, here)
    return None


def enemies_of(d: Doubt, side: Hireling) -> list[int]:
    return [owner.number for owner in d.s.box.owners if is_enemy(d.s, side.number, owner.number)]


def battle_whom(d: Doubt, clearing: int) -> bool | None:
    """They come there; who is no enemy is the controller, in coalition with it, or hired by it too."""
    key = thing_key(d)
    attacker = d.s.box.owners[d.ask.given[0]] if d.prompt != FLOTILLA else hireling_of(d.s, "riverfolk-flotilla")
    if present(d.s, d.thing, clearing):
        if is_enemy(d.s, attacker.number, d.thing):
            return spared(d, key, clearing)
        return True
    if key in PAWNS:
        fields(d, key)["place"] = str(clearing)
    elif key == d.me.KEY:
        stand(d, clearing)
    elif key.startswith("vagabond"):
        d.player(key)["place"] = str(clearing)
    elif not next(o for o in d.s.box.owners if key == o.KEY).PIECES[0].count or key == "highway-bandits":
        return True
    else:
        d.put(clearing, "warrior", key=key)
    return None


def spared(d: Doubt, key: str, clearing: int) -> bool | None:
    """Why somebody who is there cannot be battled: lifted, unless it is so for good."""
    if key in PAWNS:
        return True
    if key == "spring-uprising":
        if d.prompt.startswith("hirelings") or d.prompt == FLOTILLA:
            return True
        d.hold(lambda card: CARD_SUIT[card] == d.s.suits[clearing])
    elif key == "bandit-gangs":
        fields(d, key)["controller"] = "nobody"
    else:
        disperse(d, "stoic-protector")
    return None


FLOTILLA = "whom the Flotilla battles"


def move_from(d: Doubt, origin: int) -> None:
    side = side_of(d)
    gather(d, side.KEY, origin, 2)
    for owner in list(d.tree["clearings"].get(str(origin), {})):
        if owner not in (side.KEY, d.me.KEY):
            d.take(origin, key=owner)


def move_to(d: Doubt) -> bool | None:
    """A path is there or is not; whoever does not rule comes to."""
    origin = int(d.ask.given[1])
    if d.thing not in d.s.box.map.printed[origin]:
        return True
    move_from(d, origin)
    return None


def pawn_to(d: Doubt) -> bool:
    side = next(side for side in d.s.box.unseated if isinstance(side, Hireling) and side.face == d.ask.given[0])
    here = side.place(d.s)  # type: ignore[attr-defined]
    ways = d.s.box.map.rivers if side.KEY == "riverfolk-flotilla" else d.s.box.map.printed
    return d.thing not in ways[here]


# What else their cards ask


def exile_goes(d: Doubt) -> bool:
    exile: Any = hireling_of(d.s, "the-exile")
    return d.thing not in d.s.box.map.adjacent_places[exile.place(d.s)]


def exile_battles(d: Doubt) -> bool | None:
    exile: Any = hireling_of(d.s, "the-exile")
    if d.thing not in d.s.box.map.adjacent_places[exile.place(d.s)]:
        return True
    d.put(int(d.thing), "warrior", key=d.enemy())
    return None


def victim(d: Doubt) -> None:
    stand(d, CAMP)
    d.put(CAMP, "warrior", key=str(d.name))
    d.hold(lambda card: card not in DOMINANCES, key=str(d.name))


def other_suit(d: Doubt) -> bool:
    """Of none of the suits of what is offered."""
    offered = [CARD_SUIT[card] for card in d.ask.options if isinstance(card, int)]
    return CARD_SUIT[d.thing] not in (BIRD, *offered)


def pile(d: Doubt) -> bool:
    top = [CARD_SUIT[card] for card in d.s.discard[-5:]]
    most = max([top.count(suit) for suit in top])
    return top.count(CARD_SUIT[d.thing]) < most or CARD_KIND[d.thing] == AMBUSH


def burnt(d: Doubt) -> bool:
    """No enemy's, or warriors of the same owner stand there still; or a pawn."""
    bearers, clearing = hireling_of(d.s, "flame-bearers"), d.ask.given[0]
    owner = d.s.box.owners[d.s.box.owner[d.thing // ROW]]
    soldiers = d.thing not in owner.warriors and any([d.s.board[row + clearing] for row in owner.warriors])
    return soldiers or not is_enemy(d.s, bearers.number, owner.number) or d.thing not in owner.removable


def preach_where(d: Doubt) -> None:
    gather(d, "warm-sun-prophets", int(d.thing))
    alone(d, int(d.thing), d.me.KEY)
    stand(d, int(d.thing))


def preach_to(d: Doubt) -> None:
    key, clearing = thing_key(d), int(d.ask.given[0])
    if key.startswith("vagabond"):
        d.player(key)["place"] = str(clearing)
    else:
        alone(d, clearing, key)


def sent_to(d: Doubt) -> bool | None:
    whom, origin = d.ask.given
    if d.thing not in d.s.players[whom].neighbours(d.s, origin):
        return True
    alone(d, origin, d.s.players[whom].KEY)
    return None


def come_from(d: Doubt) -> bool | None:
    """A neighbour of the stage from which somebody can come."""
    stage = d.ask.given[0]
    if d.thing not in d.s.box.map.printed[stage]:
        return True
    alone(d, int(d.thing), d.me.KEY)
    return None


def in_supply(d: Doubt) -> None:
    if fields(d, str(d.name))["controller"] == "nobody":
        raise Elsewhere  # somebody has taken it since
    fields(d, str(d.name))["controller"] = "nobody"


def healed(d: Doubt) -> None:
    if not d.is_clearing:
        raise Elsewhere
    stand(d, int(d.thing))


def steal_where(d: Doubt) -> None:
    gather(d, "corvid-spies", int(d.thing))
    d.put(int(d.thing), "warrior", key=d.enemy())
    d.hold(lambda card: card not in DOMINANCES, key=d.enemy())


QUESTIONS: dict[str, Lift] = {
    "place hirelings where": put,
    "where the Dynasty stands": lambda d: d.thing not in d.s.box.map.edge,
    "where the Dynasty comes": lambda d: d.thing not in d.s.box.map.edge,
    "where the Flotilla starts": moored,
    "where the Protector stands": lambda d: d.thing in d.s.box.map.corners,
    "where the Protector comes": lambda d: stand(d, int(d.thing)),
    "where the Uprising stands": of_rolled_suit,
    "where the Uprising comes": of_rolled_suit,
    "where the Uprising rises": of_rolled_suit,
    "where the Uprising gathers": of_rolled_suit,
    "where the gang comes": lambda d: stand(d, int(d.thing)),
    "where a bandit joins": lambda d: stand(d, int(d.thing)),
    "where the gang recruits": lambda d: gather(d, "bandit-gangs", int(d.thing)),
    "which path the bandits take": path,
    "where a bandit lies in wait": path,
    "which hireling to take": in_supply,
    "who gets the hireling": lambda d: d.thing == d.me.seat or d.s.players[d.thing].is_bot,
    "which hireling to set up": lambda d: not SETS_UP[str(d.name)] or hireling_of(d.s, str(d.name)).on_map(d.s),
    "hirelings move from": lambda d: move_from(d, int(d.thing)),
    "hirelings move to": move_to,
    "hirelings battle where": battle_where,
    "hirelings battle whom": lambda d: battle_whom(d, d.ask.given[1]),
    "whom they are sent against": lambda d: battle_whom(d, d.ask.given[1]),
    FLOTILLA: lambda d: battle_whom(d, d.ask.given[0]),
    "where the pawn moves": pawn_to,
    "where the Exile goes": exile_goes,
    "where the Exile battles": exile_battles,
    "which ruin the Brigand searches": lambda d: ruin(d, int(d.thing)),
    "which item is exhausted": lambda d: fields(d, "the-brigand").pop("exhausted", None) and None,
    "whom the Brigand robs": victim,
    "discard a card to attack": other_suit,
    "spend a card for the Scouts": other_suit,
    "card for the physicians": other_suit,
    "card for the smugglers": lambda d: CARD_KIND[d.thing] != ITEM_CARD,
    "where the physicians bring them": healed,
    "where the prophets preach": preach_where,
    "whom the prophets move": preach_to,
    "where the prophets send them": sent_to,
    "what the envoys find": pile,
    "take up which foothold": lambda d: not d.s.board[hireling_of(d.s, "sunward-expedition").tokens[0] + int(d.thing)],
    "where the spies take cards": steal_where,
    "what the flame bearers burn": burnt,
    "where the band plays": lambda d: gather(d, "popular-band", int(d.thing)),
    "from where they come to the band": come_from,
    "who comes to the band": lambda d: alone(d, int(d.ask.given[0]), thing_key(d)),
}


# What their cards forbid others


def ability(d: Doubt) -> bool | None:
    """Whatever forbids it goes: who is spared by a hireling, who is held, where nothing may be placed."""
    if d.in_setup:
        return bool(d.s.board[hireling_of(d.s, "furious-protector").row("pawn") + int(d.thing)])
    if d.prompt in lifting.BATTLE_WHOM:
        return spared(d, thing_key(d), d.where)
    for side in (*PAWNS, "spring-uprising", "bandit-gangs", "popular-band", "street-band"):
        if side in d.tree["hirelings"]:
            disperse(d, side)
    return None


def not_mine(d: Doubt) -> None:
    """What somebody has hired is no enemy of theirs."""
    for side in d.tree.get("hirelings", {}):
        fields(d, side)["controller"] = "nobody"
    lifting.no_coalition(d)


def lift_of(d: Doubt, article: str) -> Lift | None:
    """How a reason is lifted at a question, or of an action, of a hireling's."""
    if d.is_action:
        mine = str(d.name) in ACTIONS and (ACTIONS[str(d.name)] != "rat-smugglers" or article.startswith("root E"))
        return act if mine else None
    general = ("root E.2.2", "root 2.2.3", "root 6.2.2", "root 13.7.2", "root C.3.2", "root C.2.5")
    cards = ("spend", "card for", "discard", "where the phys", "hirelings battle", "whom they", "whom the F")
    if article in general and not d.prompt.startswith(cards):
        return None
    return QUESTIONS.get(d.prompt)


LIFTERS: dict[str, Lift] = {
    "root A.6.3": put,
    "root E.1.1": QUESTIONS["which hireling to take"],
    "root E.1.3": QUESTIONS["who gets the hireling"],
    "root E.2": act,
    "root E.2.1": put,
    "root E.2.2": ability,
    "root E.2.3": put,
    "root E.2.4": act,
    "root G.1.27": not_mine,
}
"""By article, wherever it is named; `lift_of` knows the questions and actions of hirelings."""
