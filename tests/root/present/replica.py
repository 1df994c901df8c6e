"""A real table as hands keep it: it knows nothing but what it is told to do, event by event.

`replica(s)` lays out what lies open in a state; `apply` does what one event asks for. Whatever the rules change without
telling is then missing on this table.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

from lawbound.kernel import Event
from lawbound.root.bots.bot import Bot
from lawbound.root.bots.cogwheel_corvids import CogwheelCorvids
from lawbound.root.bots.drillbit_duchy import DrillbitDuchy
from lawbound.root.bots.electric_eyrie import COLUMNS, ElectricEyrie
from lawbound.root.bots.logical_lizards import MARKER, LogicalLizards
from lawbound.root.bots.riverfolk_robots import RiverfolkRobots
from lawbound.root.bots.vagabot import Vagabot
from lawbound.root.bots.vagabot_items import BROKEN, DAMAGED, EXHAUSTED, READY
from lawbound.root.cards import CARD_ITEM, CARD_KIND, CARD_SUIT, DOMINANCE, ITEM_CARD, PERSISTENT
from lawbound.root.faction import Faction
from lawbound.root.factions.corvids.pieces import CorvidPieces
from lawbound.root.factions.duchy.ministers import MINISTERS
from lawbound.root.pieces import CLEARINGS, WARRIOR
from lawbound.root.state import ASIDE, BOX, EMPTY, PAYMENTS, ROW, SUPPLY, State

BACK_ON_THE_BOARD = (ASIDE, BOX)
"""Where buildings and tokens are that lie on no map: the same to the eye as in the supply."""

OUT_OF_THE_PLAY_AREA = ("root 4.1.3", "root 4.3.1")
"""Articles by which lasting effects and ambushes are discarded."""


class Replica:
    """What lies open on a table: pieces, points, cards, items, markers."""

    def __init__(self, s: State) -> None:
        self.box = s.box
        self.players = s.players
        self.pieces: Counter[tuple[int, int]] = Counter()
        for kind, row in enumerate(s.box.rows):
            for place in range(ROW):
                if s.board[row + place]:
                    off = s.box.sort[kind] != WARRIOR and place in BACK_ON_THE_BOARD
                    self.pieces[row, SUPPLY if off else place] += s.board[row + place]
        self.points = list(s.vp)
        self.hands = [len(hand) for hand in s.hands]
        self.crafted = [sorted(cards) for cards in s.crafted]
        self.discard, self.available = sorted(s.discard), sorted(s.available)
        self.items = list(s.items)
        self.boxes = list(s.crafted_items)
        self.ruins = [len([at for at in (2 * c, 2 * c + 1) if s.ruin_items[at] != EMPTY]) for c in CLEARINGS]
        self.standing = [s.ruins[c] for c in CLEARINGS]
        self.ferry, self.closed = s.ferry, s.closed
        self.orders = [self.orders_of(s, player) for player in self.players]
        self.decree: dict[int, list[int]] = {}
        self.souls: list[int] = []
        self.beside: list[int] = []  # cards in between: drawn or bought, or spread out for rituals
        self.market: list[int] = []
        self.played: list[int] = []  # for an effect that is not over; no place of the state
        self.own: dict[str, Any] = {}
        for player in self.players:
            if isinstance(player, ElectricEyrie):
                self.decree = {n: sorted(s.piles[player.pile + n]) for n in range(len(COLUMNS))}
            elif isinstance(player, LogicalLizards):
                self.souls, self.beside = list(player.lost_souls(s)), sorted(player.revealed(s))
                self.own["conspiracy"] = s.own[player.seat][MARKER]
            elif isinstance(player, RiverfolkRobots):
                self.market = list(player.goods(s))
            elif isinstance(player, DrillbitDuchy):
                self.own["crowns"] = {m for m in range(len(MINISTERS)) if player.swayed(s, m)}
            elif isinstance(player, Vagabot):
                self.look_at_vagabot(s, player)

    def orders_of(self, s: State, player: Faction) -> list[int]:
        """Its order card; the Lizards have none, and the Riverfolk's lies in the Market."""
        if not isinstance(player, Bot) or isinstance(player, LogicalLizards | RiverfolkRobots):
            return []
        return sorted(s.piles[player.order_pile])

    def look_at_vagabot(self, s: State, player: Vagabot) -> None:
        items, track = player.items(s), player.items(s).track()
        self.own["tiles"] = Counter(items.tiles())
        turned = len([state for state in track if state in (EXHAUSTED, BROKEN)])
        self.own["track"] = (len(track), turned, len([state for state in track if state in (DAMAGED, BROKEN)]))
        self.own["quest"] = player.quest(s)
        self.own["covers"] = Counter((c, tile) for c in CLEARINGS for tile in player.covers(s, c))

    def seen(self) -> dict[str, Any]:
        """Everything, to compare."""
        found = {name: value for name, value in vars(self).items() if name not in ("box", "players", "played")}
        if not all([player.is_bot for player in self.players]):
            found["market"] = sorted(self.market)  # of two alike, only whoever bought one knows which
        return {**found, "pieces": +self.pieces, "beside": sorted(self.beside)}

    # What hands do

    def apply(self, event: Event) -> None:
        DOING[event.name](self, event)

    def carry(self, row: int, origin: int, destination: int, count: int) -> None:
        self.pieces[row, origin] -= count
        self.pieces[row, destination] += count
        assert self.pieces[row, origin] >= 0, (self.box.piece_name(row), origin)

    def warrior(self, seat: int) -> int:
        return self.players[seat].warrior

    def leave(self, seat: int, card: int, article: str) -> None:
        """A card goes from wherever it lies open, else from the hand."""
        piles = [self.played, self.beside, self.orders[seat]]
        if article.startswith(OUT_OF_THE_PLAY_AREA):  # else it may be one of the hand that looks the same
            piles.append(self.crafted[seat])
        if isinstance(self.players[seat], ElectricEyrie):
            piles += self.decree.values()
        if isinstance(self.players[seat], RiverfolkRobots):
            piles.append(self.market)
        if isinstance(self.players[seat], LogicalLizards):
            if article == "rootbotics 8.2.3":
                assert self.souls.pop() == card
                return
            piles = [self.souls] if article == "rootbotics 8.6.2" else piles
        for pile in piles:
            if card in pile:
                pile.remove(card)
                return
        self.hands[seat] -= 1
        assert self.hands[seat] >= 0, "this card lies nowhere"

    def turn(self, tile: int, before: int, after: int) -> None:
        tiles = self.own["tiles"]
        assert tiles[tile, before] > 0
        tiles[tile, before] -= 1
        tiles[tile, after] += 1
        self.own["tiles"] = +tiles


def _placed(t: Replica, e: Event) -> None:
    row, clearing, count = e.args
    t.carry(row, SUPPLY, clearing, count)


def _removed(t: Replica, e: Event) -> None:
    row, clearing, count = e.args
    t.carry(row, clearing, SUPPLY, count)


def _moved(t: Replica, e: Event) -> None:
    t.carry(*e.args)


def _pawn(t: Replica, e: Event) -> None:
    seat, *places = e.args
    origin = places[0] if len(places) == 2 else SUPPLY
    t.carry(t.players[seat].row("pawn"), origin, places[-1], 1)


def _scored(t: Replica, e: Event) -> None:
    seat, points, total = e.args
    t.points[seat] += points if e.name == "scored" else -points
    assert t.points[seat] == total


def _drew(t: Replica, e: Event) -> None:
    if t.players[e.args[0]].is_bot:
        t.beside.append(e.secret[0])
    else:
        t.hands[e.args[0]] += 1


def _order(t: Replica, e: Event) -> None:
    seat, card = e.args
    next(pile for pile in (t.beside, t.played) if card in pile).remove(card)
    t.orders[seat].append(card)


def _order_to_decree(t: Replica, e: Event) -> None:
    seat, card = e.args
    t.orders[seat].remove(card)
    column = t.decree[COLUMNS.index(CARD_SUIT[card])]
    column.append(card)
    column.sort()


def _starting_decree(t: Replica, e: Event) -> None:
    t.decree[COLUMNS.index(CARD_SUIT[e.args[1]])].append(e.args[1])


def _discarded(t: Replica, e: Event) -> None:
    seat, card = e.args
    t.leave(seat, card, e.article)
    pile = t.available if CARD_KIND[card] == DOMINANCE else t.discard
    pile.append(card)
    pile.sort()


def _collected(t: Replica, e: Event) -> None:
    card = e.args[1]
    next(pile for pile in (t.beside, t.discard, t.available) if card in pile).remove(card)
    t.souls.append(card)


def _lost_soul(t: Replica, e: Event) -> None:
    t.beside.remove(e.args[1])
    t.souls.append(e.args[1])


def _ritual(t: Replica, e: Event) -> None:
    assert t.souls.pop() == e.args[1]
    t.beside.append(e.args[1])


def _stocked(t: Replica, e: Event) -> None:
    t.beside.remove(e.args[1])
    t.market.append(e.args[1])


def _bought_card(t: Replica, e: Event) -> None:
    seat, card = e.args
    t.market.remove(card)
    if not t.players[seat].is_bot:
        t.hands[seat] += 1
    elif isinstance(t.players[seat], CogwheelCorvids):
        t.played.append(card)  # a favor, used at once
    else:
        t.beside.append(card)


def _laid_out(t: Replica, e: Event) -> None:
    seat, card = e.args
    t.beside.remove(card)
    t.crafted[seat].append(card)
    t.crafted[seat].sort()


def _ambush(t: Replica, e: Event) -> None:
    seat, card = e.args
    if card not in t.crafted[seat]:  # a bot's lies there already
        t.hands[seat] -= 1
        t.crafted[seat] = sorted([*t.crafted[seat], card])


def _activated_dominance(t: Replica, e: Event) -> None:
    t.hands[e.args[0]] -= 1


def _took_dominance(t: Replica, e: Event) -> None:
    t.available.remove(e.args[1])
    t.hands[e.args[0]] += 1


def _crafted(t: Replica, e: Event) -> None:
    seat, card = e.args
    if not t.players[seat].is_bot and CARD_KIND[card] != PERSISTENT:
        t.hands[seat] -= 1
        t.played.append(card)
    if CARD_KIND[card] == ITEM_CARD:
        t.items[CARD_ITEM[card]] -= 1
        if isinstance(t.players[seat], Vagabot):
            t.own["tiles"][CARD_ITEM[card], READY] += 1
        else:
            t.boxes[seat * 8 + CARD_ITEM[card]] += 1
    elif CARD_KIND[card] == PERSISTENT:
        t.hands[seat] -= 1
        t.crafted[seat] = sorted([*t.crafted[seat], card])


def _bought(t: Replica, e: Event) -> None:
    _, _, payer, count = e.args
    t.carry(t.warrior(payer), SUPPLY, PAYMENTS, count)


def _to_payments(t: Replica, e: Event) -> None:
    t.carry(t.warrior(e.args[0]), SUPPLY, PAYMENTS, e.args[1])


def _payments_returned(t: Replica, e: Event) -> None:
    t.carry(t.warrior(e.args[0]), PAYMENTS, SUPPLY, e.args[1])


def _acolyte(t: Replica, e: Event) -> None:
    row = t.warrior(e.args[0])
    t.carry(row, *((SUPPLY, ASIDE) if e.name == "acolyte" else (ASIDE, SUPPLY)), 1)
    assert t.pieces[row, ASIDE] == e.args[1]


def _conspiracy(t: Replica, e: Event) -> None:
    t.own["conspiracy"] = e.args[1]


def _crowns(t: Replica, e: Event) -> None:
    t.own["crowns"] ^= {e.args[1]}


def _plot_flipped(t: Replica, e: Event) -> None:
    seat, clearing, kind = e.args
    player = t.players[seat]
    assert isinstance(player, CorvidPieces)
    t.carry(player.plot, clearing, SUPPLY, 1)
    t.carry(player.face_up_rows[kind], SUPPLY, clearing, 1)


def _plot_swapped(t: Replica, e: Event) -> None:
    seat, clearing, kind = e.args
    player = t.players[seat]
    assert isinstance(player, CorvidPieces)
    old = next(row for row in player.face_up_rows if t.pieces[row, clearing])
    t.carry(old, clearing, SUPPLY, 1)
    t.carry(player.face_up_rows[kind], SUPPLY, clearing, 1)


def _starting_items(t: Replica, e: Event) -> None:
    t.own["tiles"].update([(tile, READY) for tile in e.args[1]])


def _explored(t: Replica, e: Event) -> None:
    _, clearing, tile = e.args
    t.ruins[clearing - 1] -= 1
    t.standing[clearing - 1] = 1 if t.ruins[clearing - 1] else 0
    t.own["tiles"][tile, READY] += 1


def _ruins_filled(t: Replica, e: Event) -> None:
    t.ruins = [e.args[0] if stands else 0 for stands in t.standing]


def _took_item(t: Replica, e: Event) -> None:
    _, other, item = e.args
    t.boxes[other * 8 + item] -= 1
    t.own["tiles"][item, READY] += 1


def _covered(t: Replica, e: Event) -> None:
    _, clearing, tile = e.args
    t.own["tiles"][tile, EXHAUSTED] -= 1
    t.own["tiles"] = +t.own["tiles"]
    t.own["covers"][clearing, tile] += 1


def _damaged(t: Replica, e: Event) -> None:
    """An exhausted item if there is one (7.2.5)."""
    exhausted = any([state == EXHAUSTED for _, state in t.own["tiles"]])
    t.turn(e.args[1], *((EXHAUSTED, BROKEN) if exhausted else (READY, DAMAGED)))


def _repaired(t: Replica, e: Event) -> None:
    """An unexhausted one if there is one (7.6.2)."""
    unexhausted = any([state == DAMAGED for _, state in t.own["tiles"]])
    t.turn(e.args[1], *((DAMAGED, READY) if unexhausted else (BROKEN, EXHAUSTED)))


def _battle_track(t: Replica, e: Event) -> None:
    _, before, *now = e.args
    assert t.own["track"][0] == before
    t.own["track"] = tuple(now)


def _completed(t: Replica, e: Event) -> None:
    t.own["quest"] = None


def _new_quest(t: Replica, e: Event) -> None:
    t.own["quest"] = e.args[0]


def _shuffled(t: Replica, e: Event) -> None:
    t.discard.clear()


def _ferry(t: Replica, e: Event) -> None:
    t.ferry = e.args[2]


def _path_opened(t: Replica, e: Event) -> None:
    t.closed &= ~(1 << t.box.map.closed.index((e.args[1], e.args[2])))


def _nothing_open(t: Replica, e: Event) -> None:
    """A card of the box, or a deck that nobody can look into."""


DOING: dict[str, Callable[[Replica, Event], None]] = {
    **dict.fromkeys(("placed", "built"), _placed),
    **dict.fromkeys(("removed", "paid"), _removed),
    "moved": _moved,
    **dict.fromkeys(("pawn placed", "pawn moved"), _pawn),
    **dict.fromkeys(("scored", "lost points"), _scored),
    "drew": _drew,
    "order": _order,
    "order to decree": _order_to_decree,
    "starting decree": _starting_decree,
    "discarded": _discarded,
    "collected": _collected,
    "lost soul": _lost_soul,
    "ritual": _ritual,
    "stocked": _stocked,
    "bought card": _bought_card,
    "laid out": _laid_out,
    "crafted": _crafted,
    "ambush": _ambush,
    "activated dominance": _activated_dominance,
    "took dominance": _took_dominance,
    "bought": _bought,
    "to payments": _to_payments,
    "payments returned": _payments_returned,
    **dict.fromkeys(("acolyte", "acolyte spent"), _acolyte),
    "conspiracy": _conspiracy,
    **dict.fromkeys(("swayed", "crown lost"), _crowns),
    "plot flipped": _plot_flipped,
    "plot swapped": _plot_swapped,
    "starting items": _starting_items,
    "ruins filled": _ruins_filled,
    "explored": _explored,
    "took item": _took_item,
    "covered": _covered,
    "damaged": _damaged,
    "repaired": _repaired,
    "exhausted": lambda t, e: t.turn(e.args[1], READY, EXHAUSTED),
    "refreshed": lambda t, e: t.turn(e.args[1], EXHAUSTED, READY),
    "battle track": _battle_track,
    "completed": _completed,
    "new quest": _new_quest,
    "shuffled": _shuffled,
    "ferry": _ferry,
    "path opened": _path_opened,
    **dict.fromkeys(("character", "quests shuffled"), _nothing_open),
}
"""What hands do for an event. Events that are not here ask nothing of them."""
