"""The Vagabond's Daylight: Law of Root 9.5. Special actions are in `characters`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from lawbound.kernel import NO, Ask, Flow, Option, Prompt, Seat, Word
from lawbound.law import law
from lawbound.root.battle import battle_in, why_not_battle
from lawbound.root.cards import Card
from lawbound.root.craft import craft_any, take_crafted, why_not_any_craft
from lawbound.root.factions.vagabond import relations, satchel
from lawbound.root.factions.vagabond.arranging import arrange, why_not_arrange
from lawbound.root.hand import draw, give, matching
from lawbound.root.items import BOOTS, CROSSBOW, HAMMER, MARKED, SWORD, TORCH, Tile
from lawbound.root.map import Clearing, Place, is_forest
from lawbound.root.move import why_held, why_not_reach, why_shut
from lawbound.root.pieces import present
from lawbound.root.quests import QUEST_ITEMS, QUEST_SUIT, QUESTS, Quest
from lawbound.root.reasons import first, furthest
from lawbound.root.removal import Removal, finish_removals, remove_pieces, why_not_remove
from lawbound.root.ruins import leave_under_ruin, look_under_ruin
from lawbound.root.rule import is_enemy
from lawbound.root.score import score
from lawbound.root.state import EMPTY, Row, State
from lawbound.root.steps import Action
from lawbound.root.suits import is_of

if TYPE_CHECKING:
    from lawbound.root.factions.vagabond.faction import Vagabond

QUEST_CARDS: Final = 2

POINTS: Final = Word("score points")
CARDS: Final = Word("draw cards")

MOVE_TO: Final = Prompt("move the pawn", "root 9.5.1", "clearing")
FREE_MOVE_TO: Final = Prompt("move the pawn", "root 4.2", "clearing")
RUIN_ITEM: Final = Prompt("what lies under the ruin", "root 9.5.3", "tile")
TAKE_RUIN_ITEM: Final = Prompt("take which item", "root 9.7.3", "tile")
AID_WITH: Final = Prompt("exhaust any item", "root 9.5.4", "slot")
AID_WHOM: Final = Prompt("aid whom", "root 9.5.4", "player")
AID_CARD: Final = Prompt("aid with", "root 9.5.4", "card")
AID_ITEM: Final = Prompt("take an item", "root 9.5.4", "item")
WHICH_QUEST: Final = Prompt("which quest", "root 9.5.5", "quest")
REWARD: Final = Prompt("quest reward", "root 9.5.5", "reward")
STRIKE_WHOM: Final = Prompt("strike whom", "root 9.5.6", "player")
STRIKE_WHAT: Final = Prompt("strike what", "root 9.5.6", "piece")
REPAIR_WHAT: Final = Prompt("repair what", "root 9.5.7", "slot")


def why_not_ready(v: Vagabond, s: State, item: int, article: str) -> str | None:
    return None if satchel.ready(v.items(s), item) else article


# Move and battle


def destinations(v: Vagabond, s: State) -> list[Clearing]:
    items = v.items(s)
    boots = sum([items[at] for at in satchel.ready(items, BOOTS)])
    return [c for c in v.ways(s) if v.boots_to(s, c) <= boots]


def why_not_go(v: Vagabond, s: State, place: Place, boots: int | None) -> str | None:
    """Why he cannot move there with that many boots (None: it costs nothing).

    Never into a forest, and from one only to a clearing beside it.
    """
    if is_forest(place):
        return "root 9.5.1"
    clearing = v.clearing(s)
    if clearing:
        why = why_not_reach(s, v, clearing, place) or why_held(s, v.seat, clearing)
        if why is not None:
            return why
    elif place not in v.ways(s):
        return why_shut(s, v.number, place) or "root 9.5.1"
    needed = v.boots_to(s, place)
    if boots is None or needed <= boots:
        return None
    return "root 9.2.9.III.b" if boots and needed > 1 else "root 9.5.1"


def why_not_move(v: Vagabond, s: State) -> str | None:
    if destinations(v, s):
        return None
    ways = v.ways(s)
    if not ways and v.clearing(s):
        return why_held(s, v.seat, v.clearing(s)) or "root 2.2.1"
    return why_not_ready(v, s, BOOTS, "root 9.5.1") or "root 9.2.9.III.b"


@law("root 9.5.1")
def move(v: Vagabond, s: State) -> Flow[None]:
    """Exhaust a boot, two into a clearing with hostile warriors."""
    clearing: Clearing = yield Ask(v.seat, MOVE_TO, destinations(v, s))
    yield from v.exhaust(s, [BOOTS] * v.boots_to(s, clearing), "root 9.5.1")
    yield from v.go(s, clearing, "root 9.5.1")


def why_not_attack(v: Vagabond, s: State) -> str | None:
    clearing = v.clearing(s)
    why = why_not_battle(s, v, clearing) if clearing else "root 4.3"
    return why or why_not_ready(v, s, SWORD, "root 9.5.2")


@law("root 9.5.2")
def battle(v: Vagabond, s: State) -> Flow[None]:
    """Exhaust a sword."""
    yield from v.exhaust(s, [SWORD], "root 9.5.2")
    yield from battle_in(s, v, v.clearing(s))


# Explore


def why_not_explore(v: Vagabond, s: State) -> str | None:
    clearing = v.clearing(s)
    if s.ruin_items[2 * clearing] == EMPTY and s.ruin_items[2 * clearing + 1] == EMPTY:
        return "root 9.5.3"
    return why_not_ready(v, s, TORCH, "root 9.5.3")


@law("root 9.5.3")
def explore(v: Vagabond, s: State) -> Flow[None]:
    """Exhaust a torch, look under the ruin, take an item if possible and score; an empty ruin is removed."""
    yield from v.exhaust(s, [TORCH], "root 9.5.3")
    clearing = v.clearing(s)
    tiles = yield from look_under_ruin(s, v.seat, clearing, RUIN_ITEM)
    takeable = [tile for tile in tiles if may_take(v, s, tile)]
    if not takeable:
        return
    tile: Tile = yield Ask(v.seat, TAKE_RUIN_ITEM, sorted(set(takeable)))
    tiles.remove(tile)
    leave_under_ruin(s, clearing, tiles)
    yield from v.gain_item(s, tile)
    s.tell("explored", "root 9.5.3", (v.seat, clearing, tile))
    score(s, v.seat, 1, "root 9.5.3")


@law("root 9.7.3")
def may_take(v: Vagabond, s: State, tile: Tile) -> bool:
    """Not a second item marked R of the same kind."""
    items = v.items(s)
    return tile < MARKED or not any([items[satchel.slot(tile, p)] for p in range(satchel.GONE)])


# Aid


def aid_targets(v: Vagabond, s: State) -> list[Seat]:
    """Other players with a piece of their own in his clearing, friend or foe."""
    clearing = v.clearing(s)
    return [p.seat for p in s.players if p.seat != v.seat and present(s, p.seat, clearing)] if clearing else []


def why_not_aid(v: Vagabond, s: State) -> str | None:
    clearing = v.clearing(s)
    if not clearing or not s.hands[v.seat] or not matching(s, s.hands[v.seat], s.suits[clearing]):
        return "root 9.5.4"
    return None if aid_targets(v, s) and satchel.slots_in(v.items(s), satchel.READY) else "root 9.5.4"


@law("root 9.5.4", "root 9.2.9.III.c")
def aid(v: Vagabond, s: State) -> Flow[None]:
    """Exhaust any item and give a card of the clearing's suit; then he may take a crafted item in return."""
    other: Seat = yield Ask(v.seat, AID_WHOM, aid_targets(v, s))
    at: satchel.Slot = yield Ask(v.seat, AID_WITH, satchel.slots_in(v.items(s), satchel.READY))
    v.turn_down(s, at, "root 9.5.4")
    card: Card = yield Ask(v.seat, AID_CARD, matching(s, s.hands[v.seat], s.suits[v.clearing(s)]), (other,))
    give(s, v.seat, card, other, "root 9.5.4")
    crafted: list[Option] = [item for item in range(8) if s.crafted_items[other * 8 + item]]
    if crafted:
        item = yield Ask(v.seat, AID_ITEM, [*crafted, NO], (other,))
        if item is not NO:
            take_crafted(s, other, item)
            yield from v.gain_item(s, item)
            s.tell("took item", "root 9.5.4", (v.seat, other, item))
    relations.aided(s, v.seat, other)


# Quest


def why_not_complete(v: Vagabond, s: State, quest: Quest) -> str | None:
    """He must be in a clearing of its suit and have the two items ready, or what his character lets stand for one."""
    clearing = v.clearing(s)
    if not clearing or not is_of(s, clearing, QUEST_SUIT[quest]):
        return "root 9.5.5"
    items = v.items(s)
    first, second = QUEST_ITEMS[quest]
    if first == second:
        ready = satchel.count_of(items, first, satchel.READY) >= 2
    else:
        ready = bool(satchel.ready(items, first) and satchel.ready(items, second))
    return None if ready or v.special(s).can_stand_in(s, QUEST_ITEMS[quest]) else "root 9.5.5"


def completable(v: Vagabond, s: State) -> list[Quest]:
    return [quest for quest in bytes(s.quests) if why_not_complete(v, s, quest) is None]


def why_not_quest(v: Vagabond, s: State) -> str | None:
    return None if completable(v, s) else "root 9.5.5"


@law("root 9.5.5", "root 9.7.2")
def quest(v: Vagabond, s: State) -> Flow[None]:
    """Exhaust the two items, keep the quest, lay out a new one, and take points or cards."""
    chosen: Quest = yield Ask(v.seat, WHICH_QUEST, completable(v, s))
    yield from v.special(s).pay_for_quest(s, QUEST_ITEMS[chosen])
    s.quests.remove(chosen)
    v.complete(s, chosen)
    yield from v.open_quest(s, "root 9.5.5")
    reward = yield Ask(v.seat, REWARD, (POINTS, CARDS), (chosen,))
    if reward is CARDS:
        yield from draw(s, v.seat, QUEST_CARDS, "root 9.5.5")
    else:
        same = [q for q in range(len(QUESTS)) if v.completed(s, q) and QUEST_SUIT[q] == QUEST_SUIT[chosen]]
        score(s, v.seat, len(same), "root 9.5.5")


# Strike and repair


@law("root 9.5.6", "root 9.2.2")
def why_not_target(v: Vagabond, s: State, other: Seat) -> str | None:
    """An enemy in his clearing with a piece that can be removed; a pawn never can."""
    clearing = v.clearing(s)
    if not clearing or not present(s, other, clearing):
        return "root 9.5.6"
    if not is_enemy(s, v.seat, other):
        return "root G.1.27"
    if to_strike(v, s, other):
        return None
    here = [row for row in s.players[other].removable if s.board[row + clearing]]
    return first([why_not_remove(s, row, clearing, v.seat) for row in here]) or "root 9.2.2"


@law("root 9.5.6")
def to_strike(v: Vagabond, s: State, other: Seat) -> list[Row]:
    """The kinds of pieces of that enemy there that can be removed: warriors, if there are any that can or cannot."""
    clearing, target = v.clearing(s), s.players[other]
    rows = target.warriors if target.warriors_at(s, clearing) else target.removable
    here = [row for row in rows if s.board[row + clearing]]
    return [row for row in here if why_not_remove(s, row, clearing, v.seat) is None] if s.box.why_not_removed else here


def strike_targets(v: Vagabond, s: State) -> list[Seat]:
    return [p.seat for p in s.players if p.seat != v.seat and why_not_target(v, s, p.seat) is None]


def why_not_strike(v: Vagabond, s: State) -> str | None:
    reasons = [why_not_target(v, s, p.seat) for p in s.players if p.seat != v.seat]
    why = furthest(reasons, ("root 9.2.2",), ("root 9.5.6",))
    return why or why_not_ready(v, s, CROSSBOW, "root 9.5.6")


@law("root 9.5.6")
def strike(v: Vagabond, s: State) -> Flow[None]:
    """Exhaust a crossbow to remove a warrior; from an enemy without warriors here, a building or token."""
    yield from v.exhaust(s, [CROSSBOW], "root 9.5.6")
    other: Seat = yield Ask(v.seat, STRIKE_WHOM, strike_targets(v, s))
    clearing, target = v.clearing(s), s.players[other]
    rows = to_strike(v, s, other)
    row = rows[0]
    if len(rows) > 1 or not target.warriors_at(s, clearing):
        row = yield Ask(v.seat, STRIKE_WHAT, rows, (other,))
    removal = Removal(other, v.seat, clearing)
    remove_pieces(s, removal, row, 1, "root 9.5.6")
    yield from finish_removals(s, [removal], [], v.seat)


def why_not_repair(v: Vagabond, s: State) -> str | None:
    if not satchel.slots_in(v.items(s), satchel.IN_DAMAGED_BOX):
        return "root 9.5.7"
    return why_not_ready(v, s, HAMMER, "root 9.5.7")


@law("root 9.5.7")
def repair(v: Vagabond, s: State) -> Flow[None]:
    """Exhaust a hammer."""
    yield from v.exhaust(s, [HAMMER], "root 9.5.7")
    yield from repair_one(v, s, REPAIR_WHAT)


def repair_one(v: Vagabond, s: State, about: Prompt, last: bool = False) -> Flow[None]:
    """Repair an item; `last` if Daylight, in which he could arrange it, is over then."""
    items = v.items(s)
    slots = satchel.slots_in(items, satchel.IN_DAMAGED_BOX)
    if slots:
        at: satchel.Slot = yield Ask(v.seat, about, slots)
        satchel.repair(items, at, last)
        v.store(s, items)
        s.tell("repaired", about.article, (v.seat, satchel.tile_of(at)))


@law("root 9.5.8")
def craft(v: Vagabond, s: State) -> Flow[None]:
    yield from craft_any(s, v)


# The special action


def why_not_special(v: Vagabond, s: State) -> str | None:
    """What the character demands, then a torch."""
    return v.special(s).why_not(s) or why_not_ready(v, s, TORCH, "root 9.5.9")


@law("root 9.5.9")
def special(v: Vagabond, s: State) -> Flow[None]:
    """Exhaust a torch for the action on the character card."""
    torch = yield from v.exhaust(s, [TORCH], "root 9.5.9")
    yield from v.special(s).act(s, torch[0])


DAYLIGHT_ACTIONS: Final = (
    Action("move", "root 9.5.1", why_not_move, move),
    Action("battle", "root 9.5.2", why_not_attack, battle),
    Action("explore", "root 9.5.3", why_not_explore, explore),
    Action("aid", "root 9.5.4", why_not_aid, aid),
    Action("quest", "root 9.5.5", why_not_quest, quest),
    Action("strike", "root 9.5.6", why_not_strike, strike),
    Action("repair", "root 9.5.7", why_not_repair, repair),
    Action("craft", "root 9.5.8", why_not_any_craft, craft),
    Action("special action", "root 9.5.9", why_not_special, special),
    Action("arrange items", "root 9.2.5.III", why_not_arrange, arrange),
)
