"""The Vagabot's Daylight: Law of Rootbotics 7.5."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final

from lawbound.kernel import Chance, Flow, Prompt, Seat
from lawbound.law import law
from lawbound.root.bots import shopping, vagabot_characters
from lawbound.root.bots.vagabot_items import BROKEN, DAMAGED
from lawbound.root.cards import BIRD, FOX, MOUSE, RABBIT
from lawbound.root.craft import take_crafted
from lawbound.root.factions.vagabond import satchel
from lawbound.root.factions.vagabond.daylight import RUIN_ITEM
from lawbound.root.hand import draw
from lawbound.root.items import Tile
from lawbound.root.map import Clearing, Place, is_forest
from lawbound.root.pieces import CLEARINGS, present
from lawbound.root.quests import QUEST_SUIT
from lawbound.root.ruins import UNSEEN, leave_under_ruin
from lawbound.root.score import score
from lawbound.root.select import Among
from lawbound.root.state import EMPTY, GROUND, State
from lawbound.root.suits import clearings_of

if TYPE_CHECKING:
    from lawbound.root.bots.vagabot import Vagabot

ITEMS_FOR_A_QUEST: Final = 2
ITEMS_FOR_THE_FIRST_BATTLE: Final = 1
ITEMS_FOR_ANOTHER_BATTLE: Final = 2
NO_WAY: Final = 99

WHICH_REPAIRED: Final = Prompt("which item the bot repairs", "rootbotics 7.5.5", "slot")
WHICH_TAKEN: Final = Prompt("which item the bot takes", "rootbotics 7.5.3", "item")


# The nearest clearing


@law("rootbotics 7.2.2")
def ways(v: Vagabot, s: State, place: Place) -> Sequence[Clearing]:
    """The clearings that one move leads to, whoever rules them; from a forest those around it, never another forest."""
    if is_forest(place):
        return v.out_of_forest(s, place)
    return v.reach(s, place)


_by_paths: Final[dict[tuple[str, Place], Sequence[int]]] = {}
"""Of every map that was played: how many moves it is from a place to every clearing where paths alone count."""


def distances(v: Vagabot, s: State, start: Place) -> Sequence[int]:
    """The fewest moves to every clearing."""
    box = s.box
    if not (box.only_adjacent and box.map_interactions) or box.links or box.cards_links:
        return count_moves(v, s, start)
    found = _by_paths.get((box.map.name, start))
    if found is None:
        found = _by_paths[box.map.name, start] = count_moves(v, s, start)
    return found


def count_moves(v: Vagabot, s: State, start: Place) -> Sequence[int]:
    """From clearing to clearing, as far as there is a way."""
    moves = [NO_WAY] * GROUND
    if not is_forest(start):
        moves[start] = 0
    reached, count = [start], 0
    while reached:
        count += 1
        further: list[Place] = []
        for place in reached:
            for clearing in ways(v, s, place):
                if moves[clearing] == NO_WAY:
                    moves[clearing] = count
                    further.append(clearing)
        reached = further
    return moves


@law("rootbotics 7.5")
def nearest(v: Vagabot, s: State, candidates: Among) -> Among:
    """Of these clearings those that take the fewest moves: none at all, if the action is possible where it is."""
    moves = distances(v, s, v.place(s))
    return candidates.least("moves", lambda clearing: moves[clearing], "rootbotics 7.5")


@law("rootbotics 7.5", "rootbotics 11.8.2")
def approach(v: Vagabot, s: State, target: Clearing) -> Flow[bool]:
    """Move there, an item for each move, as far as its items allow; True if it has arrived.

    Of several shortest ways it takes the clearing of highest priority next. Where a snare holds it, the item is spent
    on that, and it goes on for a further one, even by boat.
    """
    held = False
    while v.place(s) != target:
        left = distances(v, s, v.place(s))[target]
        step = (
            v.among(s, "rootbotics 7.5", ways(v, s, v.place(s)))
            .where("on a shortest way", lambda c: distances(v, s, c)[target] == left - 1)  # noqa: B023
            .by_priority()
        )
        clearing = v.clearing(s)
        if step is None:
            return False
        by_boat = shopping.board_boats(s, v, clearing, step) and not held
        if not by_boat and not v.exhaust(s, 1, "rootbotics 7.5"):
            return False
        held = clearing > 0 and v.snared(s, clearing)
        if not held:
            yield from v.move_pawn(s, step, "rootbotics 7.5")
    return True


def go_nearest(v: Vagabot, s: State, article: str, clearings: Sequence[Clearing]) -> Flow[bool]:
    """Move to the nearest of these clearings; True if it has arrived."""
    target = nearest(v, s, v.among(s, article, clearings)).by_priority()
    return target is not None and (yield from approach(v, s, target))


# Explore


@law("rootbotics 7.5.1")
def explore(v: Vagabot, s: State) -> Flow[None]:
    """At the nearest ruin an item for an item, and no points."""
    ruins = [c for c in CLEARINGS if s.ruins[c] and s.ruin_items[2 * c] != EMPTY]
    if not (yield from go_nearest(v, s, "rootbotics 7.5.1", ruins)) or not v.exhaust(s, 1, "rootbotics 7.5.1"):
        return
    clearing = v.clearing(s)
    tiles = [tile for tile in bytes(s.ruin_items[2 * clearing : 2 * clearing + 2]) if tile != EMPTY]
    tile = yield from random_tile(v, s, clearing, tiles)
    leave_under_ruin(s, clearing, tiles)
    before = v.items(s).track()
    yield from v.gain_item(s, tile)
    s.tell("explored", "rootbotics 7.5.1", (v.seat, clearing, tile))
    v.tell_track(s, before)


def random_tile(v: Vagabot, s: State, clearing: Clearing, tiles: list[Tile]) -> Flow[Tile]:
    """Take one of the tiles under a ruin at random; what nobody has looked at is decided now.

    It looks at no other tile and does not mind having two alike: all items are the same to it.
    """
    tile: Tile
    if UNSEEN in tiles:
        tiles.remove(UNSEEN)
        tile = yield Chance(RUIN_ITEM, s.ruin_pool, (clearing,))
        s.ruin_pool.remove(tile)
    else:
        tile = yield from v.among(s, "rootbotics 7.5.1", tiles).at_random("tile")
        tiles.remove(tile)
    return tile


# Quest


@law("rootbotics 7.5.2")
def quest(v: Vagabot, s: State) -> Flow[None]:
    yield from complete_quest(v, s)


@law("rootbotics 7.5.2", "rootbotics 3.3.2")
def complete_quest(v: Vagabot, s: State) -> Flow[bool]:
    """In the nearest clearing of the quest's suit, for any two items: a point (Questing: two) and a new quest."""
    chosen = v.quest(s)
    if chosen is None:
        return False
    clearings = clearings_of(s, QUEST_SUIT[chosen])
    if not (yield from go_nearest(v, s, "rootbotics 7.5.2", clearings)):
        return False
    if not v.exhaust(s, ITEMS_FOR_A_QUEST, "rootbotics 7.5.2"):
        return False
    s.tell("completed", "rootbotics 7.5.2", (v.seat, chosen))
    v.discard_quest(s)
    score(s, v.seat, 2 if v.has("questing") else 1, "rootbotics 7.5.2")
    yield from v.reveal_quest(s, "rootbotics 7.5.2")
    return True


# Aid


def crafted(s: State, seat: Seat) -> list[int]:
    """The items in a Crafted Items box, one entry for each."""
    return [item for item in range(8) for _ in range(s.crafted_items[seat * 8 + item])]


def aidable(v: Vagabot, s: State, clearing: Clearing) -> list[Seat]:
    """Who has a piece there and a crafted item; in the Polish edition only if nobody there has fewer points."""
    here = [p.seat for p in s.players if p.seat != v.seat and present(s, p.seat, clearing)]
    if s.box.options["aid_target_filter"] == "fewest_vp_of_all_present":
        fewest = min([v.points_of(s, seat) for seat in here], default=0)
        here = [seat for seat in here if v.points_of(s, seat) == fewest]
    return [seat for seat in here if crafted(s, seat)]


@law("rootbotics 7.5.3", "rootbotics 3.3.2")
def aid(v: Vagabot, s: State) -> Flow[None]:
    """Items for items, with points and cards: a point for each, and a card to the one aided.

    Questing: it goes to the nearest clearing with somebody to aid, but exchanges one item only.
    """
    if v.has("questing"):
        yield from go_nearest(v, s, "rootbotics 7.5.3", [c for c in CLEARINGS if aidable(v, s, c)])
    clearing = v.clearing(s)
    if not clearing:
        return
    other = (
        v.among(s, "rootbotics 7.5.3", aidable(v, s, clearing))
        .least("victory points", lambda seat: v.points_of(s, seat))
        .by_turn_order()
    )
    if other is None:
        return
    count = min(1 if v.has("questing") else len(crafted(s, other)), v.items(s).usable)
    if not count:
        return
    v.exhaust(s, count, "rootbotics 7.5.3")
    for _ in range(count):
        yield from take_item(v, s, other)
    yield from reward(v, s, other, count)


def take_item(v: Vagabot, s: State, other: Seat) -> Flow[None]:
    """Any item from the box; which one is left to luck."""
    item: int = yield Chance(WHICH_TAKEN, tuple(crafted(s, other)), (other,))
    take_crafted(s, other, item)
    before = v.items(s).track()
    yield from v.gain_item(s, item)
    s.tell("took item", "rootbotics 7.5.3", (v.seat, other, item))
    v.tell_track(s, before)


@law("rootbotics 7.5.3", "rootbotics 3.3.2")
def reward(v: Vagabot, s: State, other: Seat, count: int) -> Flow[None]:
    """A point for each item taken, and as many cards for the other; a bot scores instead.

    In the Polish edition an aided bot scores a single point. Helper: one more point in all, and two cards instead of
    each one.
    """
    helper = v.has("helper")
    score(s, v.seat, count + 1 if helper else count, "rootbotics 7.5.3")
    if s.players[other].is_bot and s.box.options["aid_bot_reward"] == "one_vp":
        score(s, other, 1, "rootbotics 7.5.3")
    else:
        yield from draw(s, other, 2 * count if helper else count, "rootbotics 7.5.3")


# Battle


def buildings_and_tokens(v: Vagabot, s: State, seat: Seat, clearing: Clearing) -> int:
    return v.buildings_of(s, seat, clearing) + v.tokens_of(s, seat, clearing)


@law("rootbotics 7.5.4", "rootbotics 3.3.2")
def battle(v: Vagabot, s: State) -> Flow[None]:
    """With the leader: one item for the first battle, two for every other while enemy pieces and items are left.

    Adventurer: a single battle a turn, and none after one that it made itself fight as a Vagrant.
    """
    if v.has("adventurer") and v.has_battled(s):
        return
    target, enemy = where_most_pieces(v, s) if v.has("berserker") else where_the_leader(v, s)
    if target is None or enemy is None or not (yield from approach(v, s, target)):
        return
    cost = ITEMS_FOR_THE_FIRST_BATTLE
    while v.pieces_of(s, enemy, target) and v.exhaust(s, cost, "rootbotics 7.5.4"):
        yield from v.fight(s, target, enemy)
        if v.has("adventurer"):
            return
        cost = ITEMS_FOR_ANOTHER_BATTLE


@law("rootbotics 7.5.4", "rootbotics 7.5.4.I", "rootbotics 7.5.4.II")
def where_the_leader(v: Vagabot, s: State) -> tuple[Clearing | None, Seat | None]:
    """The nearest clearing with a piece of the player with the most points, of those who have a piece on the map.

    Of several such players the nearest, for where it can battle without moving it stays (7.5).
    """
    moves = distances(v, s, v.place(s))
    stands: dict[Seat, list[Clearing]] = {
        seat: [c for c in CLEARINGS if v.pieces_of(s, seat, c)] for seat in v.rivals(s)
    }
    enemy = (
        v.among(s, "rootbotics 7.5.4", list(stands))
        .where("a piece on the map", lambda seat: bool(stands[seat]), "rootbotics 2.3")
        .most("victory points", lambda seat: v.points_of(s, seat))
        .least("moves", lambda seat: min([moves[clearing] for clearing in stands[seat]]), "rootbotics 7.5")
        .by_turn_order()
    )
    if enemy is None:
        return None, None
    target = (
        nearest(v, s, v.among(s, "rootbotics 7.5.4", stands[enemy]))
        .most("buildings and tokens", lambda c: buildings_and_tokens(v, s, enemy, c), "rootbotics 7.5.4.I")
        .least("warriors", lambda c: v.warriors_of(s, enemy, c), "rootbotics 7.5.4.II")
        .by_priority()
    )
    return target, enemy


@law("rootbotics 3.3.2")
def where_most_pieces(v: Vagabot, s: State) -> tuple[Clearing | None, Seat | None]:
    """Berserker: the clearing with the most enemy pieces, and there the player with the most.

    Of several such clearings the nearest; then the ties of 7.5.4 for the player it would battle.
    """

    def enemy_in(clearing: Clearing) -> Seat | None:
        return (
            v.among(s, "rootbotics 3.3.2", v.present_rivals(s, clearing))
            .most("pieces there", lambda seat: v.pieces_of(s, seat, clearing))
            .by_turn_order()
        )

    def count(clearing: Clearing, counted: Callable[[Vagabot, State, Seat, Clearing], int]) -> int:
        enemy = enemy_in(clearing)
        return 0 if enemy is None else counted(v, s, enemy, clearing)

    most = (
        v.among(s, "rootbotics 3.3.2", list(CLEARINGS))
        .where("enemy pieces", lambda c: bool(v.present_rivals(s, c)), "rootbotics 2.3")
        .most("enemy pieces", lambda c: v.enemy_pieces(s, c))
    )
    target = (
        nearest(v, s, most)
        .most("buildings and tokens", lambda c: count(c, buildings_and_tokens), "rootbotics 7.5.4.I")
        .least("warriors", lambda c: count(c, lambda v, s, seat, at: v.warriors_of(s, seat, at)), "rootbotics 7.5.4.II")
        .by_priority()
    )
    return (None, None) if target is None else (target, enemy_in(target))


# Repair and special


@law("rootbotics 7.5.5")
def repair(v: Vagabot, s: State) -> Flow[None]:
    """An item exhausted for an item repaired, unexhausted ones first; the Polish edition leaves which one to luck."""
    if not v.items(s).damaged or not v.exhaust(s, 1, "rootbotics 7.5.5"):
        return
    if s.box.options["daylight_repair_preference"] == "unexhausted_first":
        v.repair(s, 1, "rootbotics 7.5.5")
        return
    places = {DAMAGED: satchel.DAMAGED, BROKEN: satchel.BROKEN}
    slots = tuple([satchel.slot(tile, places[state]) for tile, state in v.items(s).tiles() if state in places])
    chosen: satchel.Slot = yield Chance(WHICH_REPAIRED, slots, (v.seat,))
    state = DAMAGED if satchel.place_of(chosen) == satchel.DAMAGED else BROKEN
    v.repair_item(s, state, "rootbotics 7.5.5", satchel.tile_of(chosen))


@law("rootbotics 7.5.6")
def special(v: Vagabot, s: State) -> Flow[None]:
    """The action of its character, for an item; skipped, and nothing exhausted, if it would do nothing."""
    character = vagabot_characters.SPECIAL.get(v.who(s))
    if character is not None and character.possible(v, s) and v.exhaust(s, 1, "rootbotics 7.5.6"):
        yield from character.act(v, s)


# The order


DaylightAction = Callable[["Vagabot", State], Flow[None]]

ORDERS: Final[dict[int, tuple[DaylightAction, ...]]] = {
    BIRD: (explore, quest, aid, battle),
    FOX: (explore, battle, special),
    RABBIT: (battle, repair, special),
    MOUSE: (quest, aid, battle, repair),
}
ORDERS_WHEN_QUESTING: Final[dict[int, tuple[DaylightAction, ...]]] = {
    BIRD: (explore, quest, battle),
    FOX: (explore, special, battle),
    RABBIT: (special, aid, battle),
    MOUSE: (quest, aid, battle),
}


@law("rootbotics 7.5", "rootbotics 7.5.I", "rootbotics 7.5.II", "rootbotics 7.5.III", "rootbotics 7.5.IV")
def actions(v: Vagabot, s: State) -> tuple[DaylightAction, ...]:
    """What the suit of the order card says, in that order."""
    suit = v.order_suit(s)
    if suit is None:
        return ()
    return (ORDERS_WHEN_QUESTING if v.has("questing") else ORDERS)[suit]
