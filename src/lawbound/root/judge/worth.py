"""What a state of Root is worth to each seat, in points: those it has, and those that its board will bring.

A worth is the seat's points, plus a guess at what its pieces, cards and items will score in the rounds that are left
(`rounds_left`, from the leader's points). The guess is a sum of simple terms, each a count times a price; the prices
are listed at the top of every faction's part. `prospects` makes of the worths of all seats how likely each of them is
to win.

The state may be a real one or an imagined one; unknown cards are worth what cards are worth on average.
"""

from __future__ import annotations

from collections.abc import Callable
from math import exp
from operator import mul
from typing import Final

from lawbound.root.cards import (
    BIRD,
    CARD_SUIT,
    UNKNOWN,
    matches,
)
from lawbound.root.faction import Faction
from lawbound.root.factions.alliance import Alliance
from lawbound.root.factions.eyrie import ROOST_POINTS, Eyrie, EyriePieces
from lawbound.root.factions.marquise import Marquise
from lawbound.root.factions.vagabond import Vagabond, satchel
from lawbound.root.factions.vagabond.belongings import ITEMS
from lawbound.root.factions.vagabond.relations import ALLIED, HOSTILE, NO_RELATION, RELATION
from lawbound.root.items import BAG, BOOTS, COINS, CROSSBOW, HAMMER, SWORD, TEA, TILE_NAMES, TORCH
from lawbound.root.judge import corvids, duchy, hundreds, keepers, lizards, riverfolk
from lawbound.root.judge.common import MOST_ROUNDS, cards_worth, exposure
from lawbound.root.judge.hirelings import add_control
from lawbound.root.map import FIRST_FOREST
from lawbound.root.quests import QUEST_ITEMS, QUEST_SUIT
from lawbound.root.rule import dominates
from lawbound.root.score import POINTS_TO_WIN
from lawbound.root.state import ASIDE, NOBODY, NONE, OVER, OWNERS, State
from lawbound.root.suits import clearings_of, is_of, printed_suits

LEAST_ROUNDS: Final = 0.6
POINTS_PER_ROUND: Final = 4.7
"""What a leader scores in a round, more or less."""

SOFTNESS: Final = 5.0
"""So many points ahead make a seat e times as likely to win."""
WAITING: Final = -2.5
"""For a whole round until the seat's next turn."""
MOMENTUM: Final = {
    "marquise": (-1.6, -0.9),
    "eyrie": (-0.1, 0.6),
    "alliance": (0.3, 0.8),
    "vagabond": (1.6, -0.4),
    "vagabond2": (1.6, -0.4),
    "duchy": (0.5, 0.4),
    "lizards": (0.3, 0.3),
    "corvids": (0.5, 0.4),
    "hundreds": (0.3, 0.3),
    "riverfolk": (0.3, 0.3),
    "keepers": (0.3, 0.3),
}
"""What a faction scores that its pieces do not show, once and per round, compared with the others."""
BOT_MOMENTUM: Final = {
    "marquise": (-1.4, 0.3),
    "eyrie": (3.1, 2.9),
    "alliance": (1.1, 2.4),
    "vagabond": (-2.4, 1.3),
    "lizards": (1.1, 1.8),
    "riverfolk": (2.1, 3.1),
    "duchy": (4.1, 3.2),
    "corvids": (4.1, 2.7),
}
"""The same of bots, who score by themselves. `scripts/fit_prospects.py` fits all of this to games."""


def prospects(s: State) -> list[float]:
    """For every seat, how likely it is to win."""
    seats = len(s.vp)
    if s.stage == OVER and s.winners:
        return [1.0 if s.winners >> seat & 1 else 0.0 for seat in range(seats)]
    worths = worth(s)
    best = max(worths)
    odds = [exp((own - best) / SOFTNESS) for own in worths]
    total = sum(odds)
    return [own / total for own in odds]


def rounds_left(s: State) -> float:
    """How many more turns everybody may have."""
    leader = max(s.vp)
    return max(LEAST_ROUNDS, min(MOST_ROUNDS, (POINTS_TO_WIN - leader) / POINTS_PER_ROUND))


def worth(s: State) -> list[float]:
    """The worth of the state to every seat, in points."""
    left = rounds_left(s)
    worths = [_worth_of(s, player, left) for player in s.players]
    if s.box.unseated:
        add_control(s, worths, left)
    for seat, partner in enumerate(bytes(s.coalition)):
        if partner != NOBODY:
            worths[seat] = worths[partner] - 1  # they win together, but it is the partner who has to
    return worths


def _worth_of(s: State, player: Faction, left: float) -> float:
    judged = BY_FACTION.get(player.KEY, _anybody) if not player.is_bot else _anybody
    value = judged(s, player, left)
    if s.dominance[player.seat] != NONE:
        return value * 0.3 + _dominance(s, player)
    return s.vp[player.seat] + value + momentum(s, player, left)


def momentum(s: State, player: Faction, left: float) -> float:
    """What its faction will score besides, less what it loses by waiting for its turn."""
    once, per_round = (BOT_MOMENTUM if player.is_bot else MOMENTUM).get(player.KEY, (0.0, 0.0))
    return once + per_round * left + WAITING * waiting(s, player)


def waiting(s: State, player: Faction) -> float:
    """How much of a round passes until its next turn; the seat whose turn it is does not wait."""
    order = s.order
    return (order.index(player.seat) - order.index(s.turn)) % len(order) / len(order)


# Dominance

DOMINANCE_WON: Final = 27.0
DOMINANCE_BASE: Final = 12.0
DOMINANCE_STEP: Final = 3.0


def _dominance(s: State, player: Faction) -> float:
    """Nearly won if the condition is met; else by how many of its clearings are ruled."""
    suit = CARD_SUIT[s.dominance[player.seat]]
    if dominates(s, player.seat, suit):
        return DOMINANCE_WON
    side = player.side
    clearings = s.box.map.corners if suit == BIRD else clearings_of(s, suit)
    ruled = len([c for c in clearings if s.ruler[c] == side])
    return DOMINANCE_BASE + DOMINANCE_STEP * min(ruled, 2)


BOT_WARRIOR: Final = 0.03
BOT_BUILDING: Final = 0.35
BOT_TOKEN: Final = 0.25
BOT_ROOSTS: Final = 0.9


def _anybody(s: State, player: Faction, left: float) -> float:
    """A bot, or a faction that nobody has priced: what it has on the map."""
    board = s.board
    per_round = BOT_WARRIOR * sum(board[player.warrior + 1 : player.warrior + 13])
    if isinstance(player, EyriePieces):
        roosts = player.roosts(s)
        per_round += BOT_ROOSTS * ROOST_POINTS[roosts - 1] if roosts else 0.0
    else:
        per_round += BOT_BUILDING * sum([sum(board[row + 1 : row + 13]) for row in player.buildings])
    per_round += BOT_TOKEN * sum([sum(board[row + 1 : row + 13]) for row in player.tokens])
    return per_round * left


# The Marquise: she scores what she builds, so she is worth what she can build with

WOOD: Final = 0.25
WOOD_PER_ROUND: Final = 0.1
SAWMILL: Final = 0.38
RECRUITER: Final = 0.16
WORKSHOP: Final = 0.1
MARQUISE_WARRIOR: Final = 0.03
MARQUISE_RULED: Final = 0.09
SITE: Final = 0.07
MOST_SITES: Final = 4
KEEP: Final = 0.05
MARQUISE_EXPOSED: Final = 0.18


def _marquise(s: State, player: Faction, left: float) -> float:
    assert isinstance(player, Marquise)
    board, side, ruler, slots = s.board, player.side, s.ruler, s.slots
    ruled = sites = 0
    for clearing in range(1, 13):
        if ruler[clearing] == side:
            ruled += 1
            sites += slots[clearing]
    per_round = (
        SAWMILL * (6 - board[player.sawmill])
        + RECRUITER * (6 - board[player.recruiter])
        + WORKSHOP * (6 - board[player.workshop])
        + MARQUISE_WARRIOR * sum(board[player.warrior + 1 : player.warrior + 13])
        + MARQUISE_RULED * ruled
        + SITE * min(sites, MOST_SITES)
        + (KEEP if not board[player.keep + 15] else 0)
    )
    per_round += WOOD_PER_ROUND * min(sum(board[player.wood + 1 : player.wood + 13]), 6)
    wood = WOOD * min(sum(board[player.wood + 1 : player.wood + 13]), 6)
    return (per_round - MARQUISE_EXPOSED * exposure(s, player)) * left + wood + cards_worth(s, player, left)


# The Eyrie: roosts score every turn, the Decree gives actions, and turmoil takes it all

EYRIE_WARRIOR: Final = 0.07
EYRIE_RULED: Final = 0.04
ROOST_SITE: Final = 0.22
DECREE: Final = (0.05, 0.08, 0.02, 0.15)
"""A card in each column, per round."""
EYRIE_EXPOSED: Final = 0.18
TURMOIL: Final = 2.0
"""What turmoil costs besides the points and the Decree."""
ROOST_PROMISE: Final = 0.8
"""A round's points for roosts, seen from here."""
RISK: Final = (0.9, 0.6, 0.5, 0.55)
"""How likely turmoil is for a card in each column that could not be resolved as things stand."""


def _eyrie(s: State, player: Faction, left: float) -> float:
    assert isinstance(player, Eyrie)
    board, side, ruler, suits = s.board, player.side, s.ruler, printed_suits(s)
    roost, warrior, power, others, seat = player.roost, player.warrior, s.power, s.others, player.seat
    roosts = warriors = ruled = 0
    sites, fields, starts, homes = [0] * 4, [0] * 4, [0] * 4, [0] * 4
    for clearing in range(1, 13):
        suit = suits[clearing]
        here = board[warrior + clearing]
        if board[roost + clearing]:
            roosts += 1
            homes[suit] += 1
            homes[3] += 1
        if ruler[clearing] == side:
            ruled += 1
            if s.slots[clearing] and not board[roost + clearing]:
                sites[suit] += 1
                sites[3] += 1
        if here:
            warriors += here
            starts[suit] += 1
            starts[3] += 1
            at = clearing * OWNERS
            if sum(power[at : at + OWNERS]) > power[at + seat] or any(others[at : at + OWNERS]):
                fields[suit] += 1
                fields[3] += 1
    per_round = EYRIE_WARRIOR * warriors + EYRIE_RULED * ruled + ROOST_SITE * min(sites[3], 3)
    if roosts:
        per_round += ROOST_PROMISE * ROOST_POINTS[roosts - 1]
    danger, birds, cards = _decree(s, player, (homes, starts, fields, sites), warriors)
    for column in range(4):
        per_round += DECREE[column] * (len(s.piles[player.pile + column]) + player.viziers(s, column))
    if not roosts:
        per_round -= 0.5
    value = (per_round - EYRIE_EXPOSED * exposure(s, player)) * left + cards_worth(s, player, left)
    return value - danger * (min(birds, s.vp[seat]) + TURMOIL + 0.25 * cards)


def _decree(s: State, player: Eyrie, room: tuple[list[int], ...], warriors: int) -> tuple[float, int, int]:
    """How likely the next Decree ends in turmoil, how many birds it holds, and how many cards."""
    safe, birds, cards = 1.0, 0, 0
    supply, recruits = s.board[player.warrior], player.recruits(s)
    for column in range(4):
        counts = player.suits_in(s, column)
        here = sum(counts)
        birds += counts[BIRD]
        cards += here
        possible = room[column]
        total = possible[3]
        if column == 0:
            if supply < here * recruits:
                safe *= 1 - RISK[0] * (1 if supply < (here - 1) * recruits else 0.6)
            for suit in range(4):
                if counts[suit] and not possible[suit]:
                    safe *= 1 - RISK[0]
        elif column == 3:
            for suit in range(3):
                if counts[suit] > possible[suit]:
                    safe *= 1 - RISK[3]
            if here > total:
                safe *= 1 - RISK[3]
            if here > s.board[player.roost]:
                safe *= 0.05
        else:
            for suit in range(4):
                if counts[suit] and not possible[suit]:
                    safe *= 1 - RISK[column]
    return 1 - safe, birds, cards


# The Alliance: sympathy scores more the more of it there is; supporters pay for it, bases and officers spread it

SYMPATHY: Final = 0.25
SUPPORTER: Final = 0.25
SPARE_SUPPORTER: Final = 0.6
ENOUGH_SUPPORTERS: Final = 6
BASE: Final = 0.25
OFFICER: Final = 0.3
ALLIANCE_WARRIOR: Final = 0.08
REVOLT_READY: Final = 1.0
BASE_EXPOSED: Final = 2.0


def _alliance(s: State, player: Faction, left: float) -> float:
    assert isinstance(player, Alliance)
    board, warrior = s.board, player.warrior
    stack = player.supporters(s)
    count = len(stack)
    enough = min(count, ENOUGH_SUPPORTERS)
    value = (0.2 + SUPPORTER * left) * enough + SPARE_SUPPORTER * (count - enough)
    sympathy = 10 - board[player.sympathy]
    bases = 0
    for suit in range(3):
        if not board[player.bases[suit]]:
            bases += 1
        elif left > 1 and len([card for card in bytes(stack) if card != UNKNOWN and matches(card, suit)]) >= 2:
            for clearing in range(1, 13):
                if is_of(s, clearing, suit) and board[player.sympathy + clearing]:
                    value += REVOLT_READY
                    break
    per_round = (
        SYMPATHY * sympathy
        + BASE * bases
        + OFFICER * board[warrior + ASIDE]
        + ALLIANCE_WARRIOR * sum(board[warrior + 1 : warrior + 13])
    )
    at_risk = 0
    for clearing in range(1, 13):
        guards = board[warrior + clearing]
        if s.power[clearing * OWNERS + player.seat] > guards:  # a base
            enemies = [board[other.warrior + clearing] for other in s.players if other.seat != player.seat]
            at_risk += max(enemies) > guards
    return value + per_round * left + cards_worth(s, player, left) - BASE_EXPOSED * at_risk


# The Vagabond: his items are his actions

_ITEM: Final = {SWORD: 0.50, TORCH: 0.45, TEA: 0.30, BOOTS: 0.28, CROSSBOW: 0.28, HAMMER: 0.25, COINS: 0.22, BAG: 0.18}
_PLACE: Final = (1.05, 1.0, 1.0, 0.35, 0.3, 0.0)  # track, satchel, exhausted, damaged, damaged and exhausted, gone
SLOT_PRICE: Final = [
    _ITEM[tile % 8] * _PLACE[place] for tile in range(len(TILE_NAMES)) for place in range(satchel.PLACES)
]
TIRED: Final = 0.3
"""For an exhausted item that the next Birdsong will not refresh."""
FRIENDSHIP: Final = (0.0, 0.4, 0.9, 1.6)
ENMITY: Final = -0.2
QUEST_READY: Final = 0.8
QUEST_HERE: Final = 0.5
RUIN_HERE: Final = 0.6
FOREST: Final = -0.3


def _vagabond(s: State, player: Faction, left: float) -> float:
    assert isinstance(player, Vagabond)
    own = s.own[player.seat]
    items = own[ITEMS:]
    value = sum(map(mul, items, SLOT_PRICE)) * left
    down = sum(items[satchel.EXHAUSTED :: satchel.PLACES]) - 3 - 2 * satchel.teas(items)
    if down > 0:
        value -= TIRED * down
    value -= 0.5 * satchel.over_limit(items)
    for other in range(len(s.vp)):
        relation = own[RELATION + other]
        if relation == NO_RELATION:
            continue
        value += ENMITY if relation == HOSTILE else FRIENDSHIP[min(relation, ALLIED)]
    place = player.place(s)
    if place >= FIRST_FOREST:
        value += FOREST
    elif s.ruin_items[2 * place] != 254 or s.ruin_items[2 * place + 1] != 254:
        value += RUIN_HERE
    for quest in bytes(s.quests):
        first, second = QUEST_ITEMS[quest]
        held = satchel.count_of(items, first, satchel.UNDAMAGED)
        if held > (first == second) and satchel.count_of(items, second, satchel.UNDAMAGED):
            value += QUEST_READY
            if place < FIRST_FOREST and is_of(s, place, QUEST_SUIT[quest]):
                value += QUEST_HERE
    return float(value + cards_worth(s, player, left))


BY_FACTION: Final[dict[str, Callable[[State, Faction, float], float]]] = {
    "marquise": _marquise,
    "eyrie": _eyrie,
    "alliance": _alliance,
    "vagabond": _vagabond,
    "vagabond2": _vagabond,
    "duchy": duchy.worth,
    "lizards": lizards.worth,
    "corvids": corvids.worth,
    "hundreds": hundreds.worth,
    "riverfolk": riverfolk.worth,
    "keepers": keepers.worth,
}
