"""Who rules a clearing: Law of Root 2.5. And who is an enemy of whom: G.1.27."""

from __future__ import annotations

from typing import Final

from lawbound.kernel import Seat
from lawbound.law import law
from lawbound.root.cards import BIRD, Suit
from lawbound.root.map import Clearing
from lawbound.root.state import NOBODY, SEATS, State

CLEARINGS_OF_SUIT: Final = 3  # for a dominance card


@law("root 2.5")
def find_ruler(s: State, clearing: Clearing, lent: bool = True) -> Seat:
    """The side with the most warriors and buildings here; a tie is nobody's, unless one of the tied wins ties.

    A side is a seat; only in the team variant do several seats count as one. Whoever wins ties must have a piece of
    their own here (7.2.2). Without `lent`, nobody counts another's warriors.
    """
    box = s.box
    for player in box.claimants:
        if player.claims_rule(s, clearing):
            return player.side
    at = clearing * SEATS
    powers = s.power[at : at + SEATS]
    if lent:
        for player in box.lenders:
            player.lend_power(s, clearing, powers)
    if box.teams:
        pool_teams(s, powers)
    most = max(powers)
    if not most:
        return NOBODY
    if powers.count(most) == 1:
        return powers.index(most)
    for seat in box.tie_rulers:
        side = box.players[seat].side
        if powers[side] == most and s.power[at + seat]:
            return side
    return NOBODY


def pool_teams(s: State, powers: bytearray) -> None:
    """Count the pieces of a team for its side."""
    for player in s.box.players:
        if player.side != player.seat:
            powers[player.side] += powers[player.seat]
            powers[player.seat] = 0


def refresh_rulers(s: State) -> None:
    """After something other than a piece changed who rules."""
    for clearing in range(1, 13):
        s.ruler[clearing] = find_ruler(s, clearing)


def rules(s: State, seat: Seat, clearing: Clearing) -> bool:
    return s.ruler[clearing] == s.box.players[seat].side


def ruled_clearings(s: State, seat: Seat) -> list[Clearing]:
    ruler, side = s.ruler, s.box.players[seat].side
    return [clearing for clearing in range(1, 13) if ruler[clearing] == side]


@law("root 3.3.1.I", "root 3.3.1.II")
def dominates(s: State, seat: Seat, suit: Suit) -> bool:
    """The condition of a dominance card: three clearings of its suit, or two opposite corners for the bird.

    Mercenaries do not count for it (11.2.7.III).
    """
    ruler, side = s.ruler, s.box.players[seat].side
    if s.box.lenders:
        ruler = bytearray([find_ruler(s, c, lent=False) if 1 <= c <= 12 else NOBODY for c in range(len(ruler))])
    if suit == BIRD:
        opposite = s.box.map.opposite
        return any([ruler[c] == side and ruler[opposite[c]] == side for c in s.box.map.corners])
    return len([c for c in range(1, 13) if s.suits[c] == suit and ruler[c] == side]) >= CLEARINGS_OF_SUIT


@law("root 2", "root G.1.27", "rootbotics 3.coop.3")
def is_enemy(s: State, a: Seat, b: Seat) -> bool:
    """Any other player with whom one is not in a coalition; like every term, as the glossary defines it."""
    return a != b and s.coalition[a] != b and s.coalition[b] != a


@law("root G.1.10", "root G.1.21")
def treated_as_own(s: State, seat: Seat, owner: Seat, clearing: Clearing) -> int:
    """How many warriors of another player here this one treats as their own for rule, as hired ones.

    For as long as they do, these are no enemy pieces of theirs, whoever counts or removes such; buildings and tokens
    of that player still are, and so is the player. Whose pieces they are does not change (1.5.3).
    """
    lender = s.box.players[owner]
    if not lender.lends or not lender.fights_for(s, seat, clearing):
        return 0
    return s.board[lender.warrior + clearing]
