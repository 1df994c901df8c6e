"""Homelands: where the setup cards let factions begin (Law of Root A.8.2.I, A.8.2.II)."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from typing import TYPE_CHECKING, Final

from lawbound.kernel import Ask, Flow, Prompt, Seat
from lawbound.law import law
from lawbound.root.map import Clearing
from lawbound.root.pieces import CLEARINGS, place, why_not_place
from lawbound.root.rule import is_enemy
from lawbound.root.setup_cards import card_of, the_cards
from lawbound.root.state import Row, State

if TYPE_CHECKING:
    from lawbound.root.faction import Faction

CHOOSE_HOMELAND: Final = Prompt("choose a homeland", "root A.8.2.I", "clearing")
SPREAD_WHERE: Final = Prompt("where one warrior more stands", "root A.8.2", "clearing")

FAR: Final = 99
"""Further away than any clearing of a map is."""


def homelands_of(s: State, seat: Seat) -> list[Clearing]:
    """What that player has chosen so far."""
    return [clearing for clearing in CLEARINGS if the_cards(s).homeland_of(s, clearing) == seat]


@law("root A.8.2.I")
def enemy_homelands(s: State, seat: Seat) -> list[Clearing]:
    """What enemies have chosen. A bot has no setup card: the clearing in which it starts is its homeland."""
    found: list[Clearing] = []
    for clearing in CLEARINGS:
        chosen_by = the_cards(s).homeland_of(s, clearing)
        if chosen_by is not None and is_enemy(s, seat, chosen_by):
            found.append(clearing)
    for player in s.players:
        if player.is_bot and s.starts[player.seat] and is_enemy(s, seat, player.seat):
            found.append(s.starts[player.seat])
    return found


def distance(s: State, clearing: Clearing, goals: Sequence[Clearing]) -> int:
    """How many paths lead to the nearest of these clearings."""
    seen, reached, steps = [clearing], [clearing], 0
    while reached:
        if any([each in goals for each in reached]):
            return steps
        steps += 1
        reached = sorted({to for each in reached for to in s.paths[each] if to not in seen})
        seen += reached
    return FAR


@law("root A.8.2.II")
def fallback(s: State, player: Faction, clearing: Clearing) -> int:
    """0 if the clearing is as far from enemy homelands as the card demands, 1 if it is adjacent to none, else 2.

    "Two or more clearings away" is read as two clearings in between, for the next best is not to be adjacent.
    """
    between = distance(s, clearing, enemy_homelands(s, player.seat)) - 1
    if between >= card_of(player.KEY).clearings_between:
        return 0
    return 1 if between >= 1 else 2


def is_linked(s: State, group: Sequence[Clearing]) -> bool:
    """Each of several homelands is adjacent to another of them."""
    return len(group) == 1 or all([any([other in s.paths[each] for other in group]) for each in group])


def on_edge(s: State, group: Sequence[Clearing]) -> bool:
    return all([clearing in s.box.map.edge for clearing in group])


@law("root A.8.2.I")
def why_not_settle(s: State, player: Faction, clearing: Clearing) -> str | None:
    """No enemy's homeland, and room for all that the card lists."""
    if clearing in enemy_homelands(s, player.seat):
        return "root A.8.2.I"
    return player.why_not_homeland(s, clearing)


@law("root A.8.2.I")
def groups(s: State, player: Faction) -> list[tuple[Clearing, ...]]:
    """The homelands that could be chosen together, whatever their distance.

    Where no such clearings are left beside each other, others will do, and fewer where there are too few.
    """
    free = [clearing for clearing in CLEARINGS if why_not_settle(s, player, clearing) is None]
    for size in range(card_of(player.KEY).homelands, 0, -1):
        found = list(combinations(free, size))
        if found:
            return [group for group in found if is_linked(s, group)] or found
    return []


@law("root A.8.2.II")
def best_groups(s: State, player: Faction) -> list[tuple[Clearing, ...]]:
    """Those that meet all that the card demands; if there are none, first the distance is given up, then the edge."""
    found = groups(s, player)
    edged = [group for group in found if on_edge(s, group)] if card_of(player.KEY).edge else found
    full = [group for group in edged if not any([fallback(s, player, clearing) for clearing in group])]
    return full or edged or found


@law("root A.8.2.I", "root A.8.2.II")
def open_homelands(s: State, player: Faction) -> list[Clearing]:
    """The clearings that the player may choose now, as far away from enemy homelands as can be.

    If not all of several homelands can meet the demand, they are chosen one at a time, each as well as it can be done.
    """
    mine = homelands_of(s, player.seat)
    possible = [group for group in best_groups(s, player) if all([clearing in group for clearing in mine])]
    left = sorted({clearing for group in possible for clearing in group if clearing not in mine})
    ranks = {clearing: fallback(s, player, clearing) for clearing in left}
    return [clearing for clearing in left if ranks[clearing] == min(ranks.values())]


def why_not_choose(s: State, player: Faction, clearing: Clearing) -> str | None:
    """Why a clearing is not among those that may be chosen now."""
    if clearing in open_homelands(s, player):
        return None
    article = why_not_settle(s, player, clearing)
    if article is not None:
        return article
    mine = homelands_of(s, player.seat)
    if clearing in mine:
        return "root A.8.2.I"
    shapes = groups(s, player)
    fits = [group for group in shapes if clearing in group and all([each in group for each in mine])]
    edged = [group for group in shapes if on_edge(s, group)]
    if not fits or (card_of(player.KEY).edge and edged and not any([group in edged for group in fits])):
        return "root A.8.2"  # its own card asks for another place
    return "root A.8.2.II"


@law("root A.8.2.I")
def choose_homelands(s: State, player: Faction) -> Flow[list[Clearing]]:
    """As many as the card says, one after another; nothing is placed before all are chosen."""
    count = len((best_groups(s, player) or [()])[0])
    for left in range(count, 0, -1):
        clearing: Clearing = yield Ask(player.seat, CHOOSE_HOMELAND, open_homelands(s, player), (left,))
        the_cards(s).settle_in(s, player.seat, clearing)
        s.tell("homeland", "root A.8.2.I", (player.seat, clearing))
    return homelands_of(s, player.seat)


@law("root A.8.2.I")
def why_not_around(s: State, player: Faction, clearing: Clearing) -> str | None:
    """Why none of the warriors around a homeland can be placed."""
    reasons = [why_not_place(s, player.seat, beside) for beside in s.paths[clearing]]
    return None if None in reasons else "root A.8.2.I"


@law("root A.8.2")
def spread(s: State, player: Faction, row: Row, count: int, clearings: Sequence[Clearing]) -> Flow[None]:
    """Place pieces in these clearings as evenly as possible; who sets up says which have one more."""
    sites = [clearing for clearing in clearings if why_not_place(s, player.seat, clearing) is None]
    laid = dict.fromkeys(sites, 0)
    left = min(count, s.board[row]) if sites else 0
    while left:
        fewest = min(laid.values())
        fewer = [clearing for clearing in sites if laid[clearing] == fewest]
        if left >= len(fewer):
            where = fewer[0]
        else:
            where = yield Ask(player.seat, SPREAD_WHERE, fewer, (left,))
        place(s, row, where, 1, "root A.8.2")
        laid[where] += 1
        left -= 1
