"""Who rules a clearing: Law of Root 2.5. And who is an enemy of whom: G.1.27."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from lawbound.kernel import Seat
from lawbound.law import law
from lawbound.root.cards import BIRD, Suit
from lawbound.root.map import Clearing
from lawbound.root.state import NOBODY, OWNERS, Number, State
from lawbound.root.suits import clearings_of

CLEARINGS_OF_SUIT: Final = 3  # for a dominance card


@law("root 2.5", "root G.1.19")
def find_ruler(s: State, clearing: Clearing, winning: bool = False) -> Number:
    """The side with the most warriors and buildings here; a tie is nobody's, unless one of the tied wins ties.

    A side is an owner of pieces, with a seat or without one; only in the team variant do several seats count as one.
    Whoever wins ties must have a piece of their own here (7.2.2). `winning`: for a win by dominance, for which not
    everything counts (mercenaries do not: 11.2.7.III).
    """
    box = s.box
    for owner in box.claims_rule:
        if owner.claims_rule(s, clearing):
            return owner.side
    at = clearing * OWNERS
    powers = s.power[at : at + OWNERS]
    for lender in box.lend_power:
        if powers[lender.number]:
            lender.lend_power(s, clearing, powers, winning)
    for bearer in box.others_lend_power:
        bearer.lend_power(s, clearing, powers, winning)
    if s.laid & box.lending_cards:
        for effect in box.cards_lend_power:
            effect.lend_power(s, clearing, powers, winning)
    if box.teams:
        pool_teams(s, powers)
    most = max(powers)
    if not most:
        return NOBODY
    if powers.count(most) == 1:
        return powers.index(most)
    for number in box.tie_rulers:
        side = box.owners[number].side
        if powers[side] == most and s.power[at + number]:
            return side
    for bearer in box.wins_ties:
        tied = bearer.wins_ties(s)
        if tied != NOBODY and powers[box.owners[tied].side] == most and s.power[at + tied]:
            return box.owners[tied].side
    return NOBODY


@law("rootbotics 12.2.2")
def tower_in(s: State) -> Clearing:
    """The clearing of the tower: the pass, or wherever its card has put it; 0 if there is none."""
    for bearer in s.box.holds_tower:
        return bearer.holds_tower(s)
    return 0


def pool_teams(s: State, powers: bytearray) -> None:
    """Count the pieces of a team for its side."""
    for player in s.box.players:
        if player.side != player.seat:
            powers[player.side] += powers[player.seat]
            powers[player.seat] = 0


def refresh_rulers(s: State, owner: Number = NOBODY) -> None:
    """After something other than a piece changed who rules: where that owner has warriors or buildings, or anywhere."""
    for clearing in range(1, 13):
        if owner == NOBODY or s.power[clearing * OWNERS + owner]:
            s.ruler[clearing] = find_ruler(s, clearing)


def rules(s: State, owner: Number, clearing: Clearing) -> bool:
    return s.ruler[clearing] == s.box.owners[owner].rules_as(s)


def ruled_clearings(s: State, seat: Seat) -> list[Clearing]:
    ruler, side = s.ruler, s.box.players[seat].side
    return [clearing for clearing in range(1, 13) if ruler[clearing] == side]


@law("root 3.3.1.I", "root 3.3.1.II")
def dominates(s: State, seat: Seat, suit: Suit) -> bool:
    """The condition of a dominance card: three clearings of its suit, or two opposite corners for the bird."""
    ruler, side = s.ruler, s.box.players[seat].side
    if s.box.fights_for:  # hired warriors do not count
        ruler = bytearray([find_ruler(s, c, winning=True) if 1 <= c <= 12 else NOBODY for c in range(len(ruler))])
    if suit == BIRD:
        opposite = s.box.map.opposite
        return any([ruler[c] == side and ruler[opposite[c]] == side for c in s.box.map.corners])
    return len([c for c in clearings_of(s, suit) if ruler[c] == side]) >= CLEARINGS_OF_SUIT


@law("root 2", "root G.1.27", "rootbotics 3.coop.3")
def is_enemy(s: State, a: Number, b: Number) -> bool:
    """Any other player with whom one is not in a coalition; like every term, as the glossary defines it.

    An owner without a seat has the friends and enemies of whoever controls it, and without such a one no friends.
    """
    coalition = s.coalition
    seats = len(coalition)
    if a < seats and b < seats:
        return a != b and coalition[a] != b and coalition[b] != a
    a, b = s.box.owners[a].stands_with(s), s.box.owners[b].stands_with(s)
    if a < seats and b < seats:
        return a != b and coalition[a] != b and coalition[b] != a
    return a != b


def enemies_among(s: State, number: Number, others: Sequence[Number]) -> list[Number]:
    """Those of the others who are its enemies (`is_enemy`, for many at once)."""
    coalition, owners = s.coalition, s.box.owners
    seats = len(coalition)
    a = number if number < seats else owners[number].stands_with(s)
    found: list[Number] = []
    for other in others:
        b = other if other < seats else owners[other].stands_with(s)
        if a != b and (a >= seats or b >= seats or (coalition[a] != b and coalition[b] != a)):
            found.append(other)
    return found


@law("root G.1.10", "root G.1.21")
def treated_as_own(s: State, seat: Number, owner: Number, clearing: Clearing) -> int:
    """How many warriors of another owner here this one treats as their own for rule, as hired ones.

    For as long as they do, these are no enemy pieces of theirs, whoever counts or removes such; buildings and tokens
    of that player still are, and so is the player. Whose pieces they are does not change (1.5.3).
    """
    if not s.box.fights_for:
        return 0
    lender = s.box.owners[owner]
    return lender.warriors_at(s, clearing) if lender.fights_for(s, seat, clearing) else 0
