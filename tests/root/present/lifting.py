"""Lifting what an answer to "why not" names: the position as it would be if that article had nothing against the thing.

A lifter changes the tree of a position (`root.position`); what is to be lifted is seen at the question (`Doubt`). Where
an article speaks of what a thing is and always will be (an ambush card, a pawn, a clearing that no path leads to),
there is nothing to lift: then it must be so, which is looked up elsewhere than in the check.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tests.root.present.why_not import name_of
from tests.root.situation import Situation

from lawbound.kernel import DONE, NO, Option
from lawbound.root.cards import (
    AMBUSHES,
    BIRD,
    CARD_COST,
    CARD_ITEM,
    CARD_KIND,
    CARD_SUIT,
    CARDS,
    DOMINANCES,
    ITEM_CARD,
    SUIT_NAMES,
)
from lawbound.root.factions.eyrie import LEADER_NAMES
from lawbound.root.factions.vagabond import satchel
from lawbound.root.items import ITEM_NAMES, TILE_NAMES
from lawbound.root.map import FIRST_FOREST
from lawbound.root.pieces import BUILDING
from lawbound.root.position import write
from lawbound.root.quests import QUESTS

Tree = dict[str, Any]


class Elsewhere(Exception):
    """What is to be lifted came about after the position."""


class Doubt:
    """A thing that is not offered, at the question where it is not, and the position from which that was reached."""

    def __init__(self, table: Situation, thing: Option, tree: Tree) -> None:
        self.table = table
        self.s, self.ask = table.s, table.ask
        self.thing = thing
        self.name = name_of(table, thing)
        self.tree = tree
        self.me = table.s.players[table.ask.seat]
        self.prompt = table.ask.about.name
        self.in_setup = not tree

    @property
    def is_action(self) -> bool:
        return hasattr(self.thing, "flow")

    @property
    def where(self) -> int:
        """The clearing in question: the thing, the pawn's, or the one that the question is about."""
        if self.is_clearing:
            return int(self.thing)
        if self.me.KEY.startswith("vagabond") and self.prompt not in ("damage an item", "outrage"):
            return int(self.me.clearing(self.s)) or 1  # type: ignore[attr-defined]
        at = {"ambush": 1, "foil the ambush": 1, "field hospitals": 0, **dict.fromkeys(BATTLE_WHOM, 0)}
        return int(self.ask.given[at[self.prompt]]) if self.prompt in at else 0

    @property
    def is_clearing(self) -> bool:
        kinds = ("clearing", "place")
        step = self.prompt in ("revolt", "spread sympathy", "incite", "encamp", "decamp")
        return isinstance(self.thing, int) and (self.ask.about.kind in kinds or step) and self.thing < FIRST_FOREST

    # The tree

    def player(self, key: str = "") -> Tree:
        player: Tree = self.tree["players"].setdefault(key or self.me.KEY, {})
        return player

    def at(self, clearing: int, key: str = "") -> Tree:
        pieces: Tree = (
            self.tree.setdefault("clearings", {}).setdefault(str(clearing), {}).setdefault(key or self.me.KEY, {})
        )
        return pieces

    def count(self, piece: str, key: str = "") -> int:
        """How many of a piece lie in clearings."""
        return sum(c.get(key or self.me.KEY, {}).get(piece, 0) for c in self.tree.get("clearings", {}).values())

    def put(self, clearing: int, piece: str, count: int = 1, key: str = "") -> None:
        """Put pieces there, from other clearings if the supply does not hold them."""
        key = key or self.me.KEY
        owner = next(p for p in self.s.box.owners if key == p.KEY)
        limit = next(kind.count for kind in owner.PIECES if kind.name == piece)
        if piece == "warrior" and key in self.tree["players"]:
            limit -= self.player(key).get("officers", 0) + self.player(key).get("acolytes", 0)
        for c, pieces in self.tree.setdefault("clearings", {}).items():
            while self.count(piece, key) + count > limit and c != str(clearing) and pieces.get(key, {}).get(piece):
                pieces[key][piece] -= 1
        here = self.at(clearing, key)
        here[piece] = here.get(piece, 0) + count

    def take(self, clearing: int, piece: str = "", key: str = "") -> None:
        """Take pieces away: of a kind, of a player, or all."""
        for owner, pieces in self.tree.get("clearings", {}).get(str(clearing), {}).items():
            for kind in list(pieces):
                if (not key or owner == key) and (not piece or kind == piece):
                    del pieces[kind]

    def clear(self, clearing: int) -> None:
        """Take everybody else away."""
        for owner in list(self.tree.get("clearings", {}).get(str(clearing), {})):
            if owner != self.me.KEY:
                self.take(clearing, key=owner)

    def hold(self, fits: Callable[[int], bool], pile: str = "hand", count: int = 1, key: str = "") -> None:
        """Have such cards, wherever they are now."""
        for card in sorted(range(len(CARDS)), key=lambda card: card not in self.s.deck):
            info = CARDS[card]
            if count and fits(card):
                for _ in range(min(count, info.count)):
                    self.release(info.id, info.count)
                    self.player(key).setdefault(pile, []).append(info.id)
                    count -= 1

    def release(self, card: str, copies: int) -> None:
        """Take a card from wherever it lies if all copies are in use."""
        piles: list[list[str]] = [self.tree.get("discard", []), self.tree.get("available", [])]
        for player in self.tree["players"].values():
            piles += [player.get("hand", []), player.get("crafted", []), player.get("supporters", [])]
            piles += [player.get("revealed", []), player.get("souls", [])]
            piles += [*player.get("decree", {}).values(), player.get("market", []), player.get("order", [])]
            piles += [*player.get("retinue", {}).values(), *player.get("acted cards", {}).values()]
        if sum(pile.count(card) for pile in piles) >= copies:
            next(pile for pile in piles if card in pile).remove(card)

    def recolour(self, clearing: int, suit: int) -> None:
        """Make it a clearing of that suit; another one, with little in it, takes its suit instead."""
        suits = self.tree.get("suits") or [SUIT_NAMES[self.s.suits[c]] for c in range(1, 13)]
        here, wanted = clearing - 1, SUIT_NAMES[suit]
        if suits[here] != wanted:
            pieces = self.tree.get("clearings", {})
            there = min(
                [at for at in range(12) if suits[at] == wanted], key=lambda at: len(pieces.get(str(at + 1), {}))
            )
            suits[here], suits[there] = wanted, suits[here]
        self.tree["suits"] = suits

    def item(self, name: str, place: str = "satchel", count: int = 1) -> None:
        self.player().setdefault(place, []).extend([name] * count)

    def move_item(self, place: str) -> None:
        """Put the item in question somewhere else on the board, where it goes by another name."""
        tile = TILE_NAMES[satchel.tile_of(self.thing)]
        lying = self.player().get(satchel.PLACE_NAMES[satchel.place_of(self.thing)], [])
        if tile not in lying:
            raise Elsewhere
        lying.remove(tile)
        self.item(tile, place)
        self.name = f"{tile} {place}"

    def stand(self, clearing: int) -> None:
        """Let the pawn be there; unless it has moved since the position, and would be elsewhere now."""
        if self.player()["place"] != self.me.place_name(self.s):  # type: ignore[attr-defined]
            raise Elsewhere
        self.player()["place"] = str(clearing)

    def unuse(self, name: str) -> None:
        self.tree["used"] = [used for used in self.tree.get("used", []) if used != name]

    def enemy(self) -> str:
        """Somebody who is not in a coalition with the player, with warriors to place."""
        for other in self.s.players:
            partner = self.s.coalition[other.seat] == self.me.seat or self.s.coalition[self.me.seat] == other.seat
            if other.seat != self.me.seat and not partner and other.PIECES[0].count and not other.sells:
                return other.KEY
        raise AssertionError("nobody to fight")


Lift = Callable[[Doubt], bool | None]
"""Changes the tree; or says whether it is so, where nothing can be lifted."""


def fits(suit: int) -> Callable[[int], bool]:
    """Cards of a suit that can be spent, not ambush or dominance cards."""
    return lambda card: CARD_SUIT[card] == suit and card not in (*AMBUSHES, *DOMINANCES)


def of_the_suit(d: Doubt) -> None:
    """The clearing in question gets the suit of the card."""
    d.recolour(d.where, CARD_SUIT[d.thing])


FROM_THE_QUESTION = ("move to", "advance to", "move or battle once more")
BATTLE_WHOM = ("battle whom", "battle at the warlord", "battle again there")


def no_path(d: Doubt) -> bool:
    origin = d.ask.given[0] if d.prompt in FROM_THE_QUESTION else d.me.clearing(d.s)  # type: ignore[attr-defined]
    return d.thing not in d.s.box.map.printed[origin]


def from_supply(d: Doubt) -> bool | None:
    """A piece of the kind comes back to the supply."""
    if d.prompt == "choose a character":
        return d.thing in [s[0] for s in d.s.own]
    kinds = {"build what": str(d.name), "lay which plot": str(d.name)}
    kinds |= {"spread sympathy": "sympathy", "overwork": "wood", "organize": "sympathy"}
    piece = kinds.get(d.prompt) or kinds.get(str(d.name), "warrior")
    if d.prompt == "the Decree" and str(d.name).startswith("build"):
        piece = "roost"
    stands = [pieces[d.me.KEY] for pieces in d.tree["clearings"].values() if pieces.get(d.me.KEY, {}).get(piece)]
    for mine in stands if piece == "wood" else stands[:2]:  # Birdsong may bring wood again
        mine[piece] = 0
    return None


def free_slot(d: Doubt) -> bool | None:
    if d.in_setup:
        return not d.s.slots[d.thing]
    for clearing in [d.thing] if d.is_clearing else range(1, 13):
        for owner, pieces in d.tree.get("clearings", {}).get(str(clearing), {}).items():
            player = next(p for p in d.s.box.owners if owner == p.KEY)
            for kind in [kind.name for kind in player.PIECES if kind.sort == BUILDING]:
                pieces.pop(kind, None)
        d.tree.get("ruins", {}).pop(str(clearing), None)
    return None


def dominance(d: Doubt) -> None:
    d.player()["points"] = max(10, d.player().get("points", 0))
    d.hold(lambda card: card in DOMINANCES)


def other_dominance(d: Doubt) -> None:
    del d.player()["dominance"]
    d.player()["points"] = 10


def dominance_price(d: Doubt) -> bool | None:
    if d.prompt == "spend a card":
        return True if CARD_SUIT[d.thing] != BIRD else d.thing in DOMINANCES
    for suit in {CARD_SUIT[card] for card in d.s.available} if d.is_action else {CARD_SUIT[d.thing]}:
        d.hold(fits(suit))
    return None


def crafting_pieces(d: Doubt) -> None:
    """As many as it takes; all clearings of one suit would do for none of the others, so slots are made."""
    cards = [d.thing] if not d.is_action else list(d.s.hands[d.me.seat])
    cost = (
        [max(CARD_COST[card][suit] for card in cards) for suit in range(3)]
        if d.prompt != "activate a crafting piece"
        else []
    )
    cost = cost or [int(suit == d.thing) for suit in range(3)]
    spare = 0 if d.prompt == "activate a crafting piece" else max(CARD_COST[card][3] for card in cards)
    d.tree.pop("activated", None)
    kind = {
        "marquise": "workshop",
        "eyrie": "roost",
        "alliance": "sympathy",
        "duchy": "market",
        "corvids": "snare",
        "hundreds": "stronghold",
    }[d.me.KEY]
    for suit in range(3):
        needed = cost[suit] + (spare if not suit else 0)
        for clearing in [c for c in range(1, 13) if d.s.suits[c] == suit]:
            if needed and not d.at(clearing).get(kind):
                d.take(clearing)
                d.put(clearing, kind)
                needed -= 1


def item_supply(d: Doubt) -> None:
    cards = [d.thing] if not d.is_action else list(d.s.hands[d.me.seat])
    for card in cards:
        if CARD_KIND[card] == ITEM_CARD:
            d.tree.setdefault("supply", {})[ITEM_NAMES[CARD_ITEM[card]]] = 1


def effect(d: Doubt) -> None:
    if d.is_action:
        d.unuse(str(d.name).replace(" ", "-"))
        if d.me.PIECES[0].count:
            d.put(10, "warrior")
        for other in d.s.players:
            if other.seat != d.me.seat and not other.is_bot:
                d.hold(lambda card: card not in DOMINANCES, key=other.KEY)
    elif d.prompt == "which warrior to remove":
        d.put(int(d.thing), "warrior")
    else:
        d.hold(lambda card: card not in DOMINANCES, key=str(d.name))


def no_effect_yet(d: Doubt) -> None:
    d.player()["crafted"] = []


def warriors(d: Doubt) -> None:
    """Warriors there; for a whole action in many clearings, for a card of the Decree in all of its suit."""
    if d.is_clearing:
        d.put(int(d.thing), "warrior", 2)
        return
    for clearing in range(1, 13):
        if d.is_action or d.thing[1] in (BIRD, d.s.suits[clearing]):
            d.clear(clearing)
            d.put(clearing, "warrior")


def rule(d: Doubt) -> None:
    """Rule everywhere it may matter."""
    for clearing in range(1, 13):
        d.clear(clearing)
    if d.is_clearing and d.prompt != "take wood from":
        d.put(int(d.thing), "warrior", 2)
    else:
        for clearing in range(1, 13):
            d.put(clearing, "warrior")


def enemies(d: Doubt) -> None:
    """Both sides in the same clearing."""
    if d.prompt in BATTLE_WHOM:
        if str(d.name).startswith("vagabond"):
            d.player(str(d.name))["place"] = str(d.where)
        else:
            d.put(d.where, "warrior", key=str(d.name))
        return
    wanderer = d.me.KEY.startswith("vagabond")
    if d.is_clearing:
        place = int(d.thing)
    elif isinstance(d.thing, tuple):
        place = next(c for c in range(1, 13) if d.thing[1] in (BIRD, d.s.suits[c]))
    else:
        place = d.where if wanderer else 10
    if wanderer:
        d.stand(place)
    else:
        d.put(place, "warrior")
    d.put(place, "warrior", key=d.enemy())
    if d.is_action and not wanderer and d.tree.get("hirelings"):  # who may clear one place at the start of Birdsong
        d.put(7, "warrior")
        d.put(7, "warrior", key=d.enemy())


def no_keep(d: Doubt) -> None:
    for clearing in range(1, 13):
        d.take(clearing, "keep")


def more_actions(d: Doubt) -> bool | None:
    if d.prompt == "spend a bird card":
        return CARD_SUIT[d.thing] != BIRD
    d.player()["actions left"] = 3
    d.hold(fits(BIRD))
    return None


def recruiters(d: Doubt) -> bool | None:
    place = int(d.thing) if d.is_clearing else 5
    if d.is_clearing and d.at(place).get("recruiter"):
        return d.thing not in d.ask.options  # each has had its warrior
    d.player()["recruited"] = 0
    for kind in ("sawmill", "workshop"):
        d.take(place, kind)
    d.clear(place)
    d.put(place, "recruiter")
    return None


def wood(d: Doubt) -> None:
    if d.prompt == "take wood from":
        rule(d)
        return
    ruled = [c for c in range(1, 13) if d.s.ruler[c] == d.me.side and d.s.slots[c]]
    d.put(int(d.thing) if d.is_clearing else [*d.ask.given, *ruled][0], "wood", 4)


def overwork(d: Doubt) -> bool | None:
    if d.prompt == "spend a card":
        return CARD_SUIT[d.thing] != BIRD
    place = int(d.thing) if d.is_clearing else 9
    d.clear(place)
    d.take(place, "workshop")
    d.take(place, "recruiter")
    d.put(place, "sawmill")
    d.hold(fits(d.s.suits[place]))
    return None


def sawmill(d: Doubt) -> None:
    d.clear(int(d.thing))
    d.put(int(d.thing), "sawmill")


def over_the_limit(d: Doubt) -> bool:
    return d.thing is DONE and len(d.s.hands[d.me.seat]) > 5


def bird_added(d: Doubt) -> bool | None:
    if d.thing is DONE:
        return not d.player().get("added")
    if d.player().get("added bird"):
        if write(d.s)["players"][d.me.KEY].get("added") != d.player().get("added"):
            raise Elsewhere  # another card was added since
        d.player()["added bird"] = 0
        return None
    return CARD_SUIT[d.thing] == BIRD


def fewest(d: Doubt) -> None:
    for owner in d.tree["clearings"].get(str(d.thing), {}):
        d.take(int(d.thing), "warrior", owner)


def earlier_columns(d: Doubt) -> bool | None:
    if d.thing is DONE:
        return bool(d.me.unresolved(d.s)[1])  # type: ignore[attr-defined]
    for column in range(d.thing[0]):
        for suit, cards in enumerate(d.me.suits_in(d.s, column)):  # type: ignore[attr-defined]
            d.player().setdefault("resolved", {})[
                f"{('recruit', 'move', 'battle', 'build')[column]} {SUIT_NAMES[suit]}"
            ] = cards
    return None


def decree_suit(d: Doubt) -> int:
    return int(d.thing[1] if isinstance(d.thing, tuple) else d.ask.given[0])


def roost(d: Doubt) -> None:
    suit = decree_suit(d)
    place = int(d.thing) if d.is_clearing else next(c for c in range(1, 13) if suit in (BIRD, d.s.suits[c]))
    d.recolour(place, suit if suit != BIRD else d.s.suits[place])
    d.clear(place)
    d.at(place)["roost"] = 1


def decree_clearing(d: Doubt) -> None:
    d.recolour(int(d.thing), decree_suit(d))


def roost_site(d: Doubt) -> None:
    suit = decree_suit(d)
    place = int(d.thing) if d.is_clearing else next(c for c in range(1, 13) if suit in (BIRD, d.s.suits[c]))
    d.recolour(place, suit if suit != BIRD else d.s.suits[place])
    d.clear(place)
    d.take(place, "roost")
    d.put(place, "warrior", 2)


def pardon(d: Doubt) -> None:
    deposed = d.player().setdefault("deposed", [])
    if d.name in deposed:
        deposed.remove(d.name)
    else:
        d.player()["leader"] = next(name for name in LEADER_NAMES if name not in (*deposed, d.name))


def no_sympathy(d: Doubt) -> None:
    for clearing in [int(d.thing)] if d.is_clearing else range(1, 13):
        d.take(clearing, "sympathy")


def sympathy_to_revolt(d: Doubt) -> None:
    suit = SUIT_NAMES[d.s.suits[d.thing]]
    for clearing in range(1, 13):
        d.take(clearing, f"{suit} base")
    d.at(int(d.thing))["sympathy"] = 1


def supporters(d: Doubt) -> bool | None:
    if d.prompt == "spend a supporter":
        return CARD_SUIT[d.thing] != BIRD
    d.put(next(c for c in range(1, 13) if d.s.suits[c] == 0 and c != d.thing), "fox base")  # room for more than five
    d.hold(fits(d.s.suits[d.thing]), "supporters", 6)
    return None


def neighbour(d: Doubt) -> None:
    d.put(d.s.paths[d.thing][0], "sympathy")


def peace(d: Doubt) -> None:
    for owner in d.tree["clearings"][str(d.thing)]:
        d.take(int(d.thing), "warrior", owner)


def base(d: Doubt) -> None:
    """A base there, or of the suit of the card in question."""
    suit = d.s.suits[d.thing] if d.is_clearing else CARD_SUIT[d.thing] if not d.is_action else 1
    place = int(d.thing) if d.is_clearing else next(c for c in range(1, 13) if d.s.suits[c] == suit)
    d.clear(place)
    d.put(place, f"{SUIT_NAMES[suit]} base")
    if d.is_action:
        d.hold(fits(suit))


def coalition(d: Doubt) -> bool | None:
    if d.is_action and len(d.s.players) < 4:
        return True
    for other in d.s.players:
        if other.seat != d.me.seat:
            d.player(other.KEY)["points"] = 0 if d.is_action or d.name == other.KEY else 5
            d.player(other.KEY).pop("coalition", None)
            if d.player(other.KEY).pop("dominance", None):
                raise Elsewhere  # a card that the game may know from elsewhere by now
    return None


def ally(d: Doubt) -> bool | None:
    battles = [event.args for event in d.table.events if event.name == "battle"]
    if d.prompt == "attack with an ally" and battles[-1][1] == d.thing:
        return True  # the defender
    d.put(d.where, "warrior", key=str(d.name))
    d.player()["relations"][d.name] = "allied"
    return None


def tea_or_exhausted(d: Doubt) -> None:
    if d.thing is DONE:
        d.player()["track"] = []
    else:
        d.move_item("exhausted")


def beside(d: Doubt) -> bool:
    return d.thing not in d.me.beside(d.s)  # type: ignore[attr-defined]


def boots(d: Doubt) -> bool | None:
    if not d.is_action:
        return d.thing >= FIRST_FOREST or not d.me.clearing(d.s)  # type: ignore[attr-defined]
    d.item("boots")
    return None


def explore(d: Doubt) -> None:
    d.item("torch")
    d.stand(10)
    d.tree["ruins"] = {"10": ["bag"]}


def aid(d: Doubt) -> bool | None:
    if d.prompt == "aid with":
        of_the_suit(d)
        return None
    d.stand(d.where)
    d.item("tea")
    d.hold(fits(d.s.suits[d.where]))
    d.put(d.where, "warrior", key=d.enemy() if d.is_action else str(d.name))
    return None


def quest(d: Doubt) -> None:
    wanted = QUESTS[d.s.quests[0] if d.is_action else d.thing]
    d.stand(d.where)
    d.recolour(d.where, wanted.suit)
    for item in wanted.items:
        d.item(ITEM_NAMES[item])


def strike(d: Doubt) -> None:
    d.stand(d.where)
    if d.is_action:
        d.item("crossbow")
    d.put(d.where, "warrior", key=d.enemy() if d.is_action else str(d.name))


def repair(d: Doubt) -> None:
    if d.is_action:
        d.item("hammer")
        d.item("bag", "damaged")
    else:
        d.move_item("damaged")


def hammers(d: Doubt) -> bool | None:
    """Enough of them, in a clearing of the card's suit; no clearing has several."""
    cards = [card for card in bytes(d.s.hands[d.me.seat]) if any(CARD_COST[card])] if d.is_action else [d.thing]
    payable = [card for card in cards if sum(bool(CARD_COST[card][suit]) for suit in range(3)) < 2]
    if not payable:
        return True
    d.stand(d.where)
    d.item("hammer", count=4)
    d.recolour(d.where, max(range(3), key=lambda suit: CARD_COST[payable[0]][suit]))
    return None


def another_ruin(d: Doubt) -> None:
    for place in satchel.PLACE_NAMES:
        d.player()[place] = [item for item in d.player().get(place, []) if item != d.name]


def arranged(d: Doubt) -> None:
    d.player()["arranged"] = []
    d.item("tea" if d.is_action else str(d.name))


def path(d: Doubt) -> bool | None:
    if d.is_action:
        d.unuse("open a path")
        d.put(int(d.tree["closed"][0].split("-")[0]), "warrior")
        d.hold(fits(BIRD))
    else:
        d.put(int(str(d.name).split("-")[0]), "warrior")
    return None


def open_path(d: Doubt) -> bool | None:
    if d.in_setup:
        return d.thing not in d.s.paths[d.s.starts[d.me.seat]]
    d.tree["closed"] = ["none"]
    return None


def ferry(d: Doubt) -> bool | None:
    if "ferried" not in d.tree:
        return bool(d.s.ferried)  # in the move before
    del d.tree["ferried"]
    return None


def steal(d: Doubt) -> None:
    key = d.enemy() if d.is_action else str(d.name)
    d.stand(d.where)
    d.put(d.where, "warrior", key=key)
    d.hold(lambda card: card not in DOMINANCES, key=key)


def labor(d: Doubt) -> None:
    if not d.is_action:
        of_the_suit(d)
        return
    d.stand(d.where)
    d.recolour(d.where, 0)
    d.release("anvil", 1)
    d.tree.setdefault("discard", []).append("anvil")


def no_coalition(d: Doubt) -> None:
    for player in d.tree["players"].values():
        player.pop("coalition", None)
        player.pop("dominance", None)


def hired(d: Doubt) -> None:
    if d.prompt == "buy a service":
        if d.name not in d.tree.get("used", []):
            raise Elsewhere
        d.unuse(str(d.name))
    else:
        d.put(d.where, "warrior")


def outrage(d: Doubt) -> bool:
    if d.thing is NO:
        return NO not in d.ask.options
    return CARD_SUIT[d.thing] not in (BIRD, d.ask.given[0])


def investors(d: Doubt) -> bool | None:
    """The clearing where the building stood was the last from which something was removed."""
    if d.thing is NO:
        return NO not in d.ask.options
    d.recolour([event.args[1] for event in d.table.events if event.name == "removed"][-1], CARD_SUIT[d.thing])
    return None


def removed_snare(d: Doubt) -> None:
    for clearing in range(1, 13):
        d.take(clearing, "snare")


LIFTERS: dict[str, Lift] = {
    "root 1.5.1": from_supply,
    "root 2.1.5": lambda d: d.is_action or d.thing in AMBUSHES,
    "root 2.2.1": no_path,
    "root 2.2.3": free_slot,
    "root 3.3": lambda d: d.is_action or d.thing in DOMINANCES,
    "root 3.3.1": dominance,
    "root 3.3.2": other_dominance,
    "root 3.3.4": dominance_price,
    "root 4.1": lambda d: d.hold(lambda card: CARD_KIND[card] == ITEM_CARD),
    "root 4.1.1": crafting_pieces,
    "root 4.1.2": item_supply,
    "root 4.1.3": effect,
    "root 4.1.4": no_effect_yet,
    "root 4.2": warriors,
    "root 4.2.1": rule,
    "root 4.3": enemies,
    "root 4.3.1": of_the_suit,
    "root 4.3.1.I": lambda d: CARD_SUIT[d.thing] not in (BIRD, d.s.suits[d.where]),
    "root 6.2.2": no_keep,
    "root 6.2.3": lambda d: CARD_SUIT[d.thing] not in (BIRD, d.s.suits[d.ask.given[0]]),
    "root 6.3.2": lambda d: d.thing not in d.s.box.map.corners,
    "root 6.3.4": lambda d: d.thing not in d.s.box.map.printed[d.s.starts[d.me.seat]],
    "root 6.4": sawmill,
    "root 6.5": more_actions,
    "root 6.5.3": recruiters,
    "root 6.5.4.I": rule,
    "root 6.5.4.II": wood,
    "root 6.5.5": overwork,
    "root 6.6": over_the_limit,
    "root 7.3.2": lambda d: (
        d.thing not in d.s.box.map.corners or d.thing in d.s.starts or d.s.box.map.opposite[d.thing] not in d.s.starts
    ),
    "root 7.4.2": bird_added,
    "root 7.4.3": fewest,
    "root 7.5.2": earlier_columns,
    "root 7.5.2.I": roost,
    "root 7.5.2.II": decree_clearing,
    "root 7.5.2.III": decree_clearing,
    "root 7.5.2.IV": roost_site,
    "root 7.6.2": over_the_limit,
    "root 7.7.3": pardon,
    "root 8.2.4": lambda d: CARD_SUIT[d.thing] != BIRD,
    "root 8.2.5.I": no_sympathy,
    "root 8.2.6": outrage,
    "root 8.4.1.I": sympathy_to_revolt,
    "root 8.4.1.II": supporters,
    "root 8.4.2.I": neighbour,
    "root 8.4.2.II": supporters,
    "root 8.4.2.II.a": peace,
    "root 8.5.2": lambda d: d.hold(fits(BIRD)),
    "root 8.5.3": base,
    "root 8.6.1": lambda d: d.player().update(officers=d.player().get("officers", 0) + 1),
    "root 8.6.1.III": base,
    "root 8.6.1.IV": warriors,
    "root 8.6.2": over_the_limit,
    "root 9.2.2": lambda d: d.is_action or d.s.players[d.thing].PIECES[0].count == 0,
    "root 9.2.2.I": lambda d: d.move_item("satchel"),
    "root 9.2.5": lambda d: d.move_item("satchel"),
    "root 9.2.5.III": arranged,
    "root 9.2.7": lambda d: d.move_item("satchel"),
    "root 9.2.8": coalition,
    "root 9.2.9.II.b": ally,
    "root 9.2.9.II.c": ally,
    "root 9.2.9.III.b": lambda d: d.item("boots"),
    "root 9.3.2": lambda d: d.thing < FIRST_FOREST,
    "root 9.4.1": tea_or_exhausted,
    "root 9.4.2": beside,
    "root 9.5.1": boots,
    "root 9.5.2": lambda d: d.item("sword"),
    "root 9.5.3": explore,
    "root 9.5.4": aid,
    "root 9.5.5": quest,
    "root 9.5.6": strike,
    "root 9.5.7": repair,
    "root 9.5.8": hammers,
    "root 9.5.9": lambda d: d.item("torch"),
    "root 9.6.3": over_the_limit,
    "root 9.6.4": lambda d: satchel.place_of(d.thing) == satchel.TRACK,
    "root 9.7.3": another_ruin,
    "root 11.2.7.III.b": lambda d: d.me.PIECES[0].count == 0,
    "root C.2.5": ferry,
    "root C.3.2": open_path,
    "root C.3.3": path,
    "root D.1.2": steal,
    "root D.2.2": labor,
    "root D.3.2": repair,
    "root G.1.27": no_coalition,
    "rootbotics 1.3.1": lambda d: d.s.box.options["bot_dominance_variant"] == "on",
    "rootbotics 2.8.1": lambda d: d.s.players[d.thing].is_bot,
    "rootbotics 3.3.2": investors,
    "rootbotics 6.2.3": outrage,
    "rootbotics 9.2.3.I": lambda d: d.player("riverfolk").update(market=["anvil"]),
    "rootbotics 9.2.3.II": hired,
    "rootbotics 9.2.3.III": hired,
    "rootbotics 11.7.2": removed_snare,
}
