"""Forces, and what they lose: Law of Oath 5.5.4 to 5.5.6, 9.5, 10.25."""

from __future__ import annotations

from lawbound.kernel import Ask, Flow, Seat
from lawbound.law import Article, law
from lawbound.oath.acts import ALL, HALF, Campaign
from lawbound.oath.cards import NONE
from lawbound.oath.prompts import LOSSES
from lawbound.oath.rule import color, is_imperial
from lawbound.oath.state import BANDITS, BOARD, ROW, SITE, State
from lawbound.oath.warbands import Place, kill, shift

Group = tuple[int, Place, int]
"""Warbands in one place: their color, the place, how many."""


@law("oath 10.25")
def attacking_force(s: State, act: Campaign) -> list[Group]:
    """The warbands on the attacker's board, and those that a power adds."""
    row = color(s, act.seat)
    places = [BOARD + act.seat, *act.places]
    return [(row, place, s.warbands[row * ROW + place]) for place in places if s.warbands[row * ROW + place]]


@law("oath 10.25", "oath 5.5.4")
def defending_force(s: State, act: Campaign) -> list[Group]:
    """Warbands at target sites, and on boards of defender and allies whose pawns are there or where the attacker is."""
    if act.defender == BANDITS:
        return []
    groups: list[Group] = []
    row = color(s, act.defender)
    for position in act.sites:
        n = s.warbands[row * ROW + SITE + position]
        if n and SITE + position not in act.places:
            groups.append((row, SITE + position, n))
    for seat in act.defending:
        if s.pawn[seat] == act.site or s.pawn[seat] in act.sites:
            row = color(s, seat)
            if s.warbands[row * ROW + BOARD + seat]:
                groups.append((row, BOARD + seat, s.warbands[row * ROW + BOARD + seat]))
    return groups


def size(groups: list[Group]) -> int:
    return sum([n for _, _, n in groups])


def attack_size(s: State, act: Campaign) -> int:
    """How large the attacking force is, bandits included."""
    return size(attacking_force(s, act)) + act.raiders


def defense_size(s: State, act: Campaign) -> int:
    """How large the defending force is, bandits included."""
    return size(defending_force(s, act)) + act.bandits


def force_of(s: State, act: Campaign, side: int) -> list[Group]:
    return defending_force(s, act) if side else attacking_force(s, act)


@law("oath 10.28", "oath 10.7")
def kill_some(s: State, act: Campaign, side: int, row: int, place: Place, n: int, article: Article) -> int:
    """Kill warbands of a force; or save them, where a power does that."""
    if act.hospital[side] != NONE:
        n = shift(s, row, place, 0, n)
        if n:
            act.saved.append((side, row, n))
            s.tell("saved", article, (row, place, n))
        return n
    n = kill(s, row, place, n, article)
    act.killed[side] += n
    return n


@law("oath 5.5.6", "oath 9.5")
def kill_chosen(
    s: State, act: Campaign, side: int, n: int, article: Article, chooser: Seat, groups: list[Group] | None = None
) -> Flow[int]:
    """So many warbands of the force die, of the chooser's choice, place by place; how many did."""
    groups = force_of(s, act, side) if groups is None else groups
    total = size(groups)
    left = min(n, total)
    killed = left
    for at, (row, place, here) in enumerate(groups):
        total -= here
        least, most = max(0, left - total), min(left, here)
        count = most
        if least < most and at < len(groups) - 1:
            count = yield Ask(chooser, LOSSES, range(most, least - 1, -1), (row, place, left))
        kill_some(s, act, side, row, place, count, article)
        left -= count
    return killed


def losers_choice(s: State, act: Campaign, side: int) -> Seat:
    """Who chooses what a side loses: for the Empire the Chancellor."""
    if not side:
        return act.seat
    return 0 if is_imperial(s, act.defender) else act.defender


@law("oath 5.5.6", "oath 5.5.7.I")
def defeat(s: State, act: Campaign, side: int) -> Flow[None]:
    """Half of the beaten force dies, rounded down; the rest goes to the loser's board, the Empire's to the Chancellor.

    The half is counted of the whole force, bandits included, who cannot die themselves. Warbands on boards stay there.
    """
    if side and act.defender == BANDITS:
        return
    groups = force_of(s, act, side)
    whole = size(groups) + (act.bandits if side else act.raiders)
    if act.losses[side] == HALF:
        yield from kill_chosen(s, act, side, whole // 2, "oath 5.5.6", losers_choice(s, act, side), groups)
    elif act.losses[side] == ALL:
        yield from kill_chosen(s, act, side, whole, "oath 5.5.6", losers_choice(s, act, side), groups)
    home = (0 if is_imperial(s, act.defender) else act.defender) if side else act.seat
    for row, place, _ in groups:
        left = s.warbands[row * ROW + place]
        if not left:
            continue
        if place < BOARD:
            shift(s, row, place, BOARD + home, left)
            s.tell("retreated", "oath 5.5.6", (row, place - SITE, left, home))
            act.survivors.append((row, BOARD + home, left))
        else:
            act.survivors.append((row, place, left))


def worsen(act: Campaign, side: int, losses: int) -> None:
    """Change what a defeat costs a side: to lose nothing prevails over losing all, and that over half."""
    act.losses[side] = max(act.losses[side], losses)
