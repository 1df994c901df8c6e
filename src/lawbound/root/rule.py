"""Who rules a clearing: Law of Root 2.5. And who is an enemy of whom: G.1.27."""

from __future__ import annotations

from lawbound.kernel import Seat
from lawbound.law import law
from lawbound.root.map import Clearing
from lawbound.root.state import NOBODY, SEATS, State


@law("root 2.5")
def find_ruler(s: State, clearing: Clearing) -> Seat:
    """The player with the most warriors and buildings here; a tie is nobody's, unless one of the tied wins ties."""
    at = clearing * SEATS
    powers = s.power[at : at + SEATS]
    most = max(powers)
    if not most:
        return NOBODY
    if powers.count(most) == 1:
        return powers.index(most)
    for seat in s.box.tie_rulers:
        if powers[seat] == most:
            return seat
    return NOBODY


def rules(s: State, seat: Seat, clearing: Clearing) -> bool:
    return s.ruler[clearing] == seat


def ruled_clearings(s: State, seat: Seat) -> list[Clearing]:
    ruler = s.ruler
    return [clearing for clearing in range(1, 13) if ruler[clearing] == seat]


@law("root 2", "root G.1.27")
def is_enemy(s: State, a: Seat, b: Seat) -> bool:
    """Any other player with whom one is not in a coalition; like every term, as the glossary defines it."""
    return a != b and s.coalition[a] != b and s.coalition[b] != a


def enemies(s: State, seat: Seat) -> list[Seat]:
    return [other for other in range(len(s.box.players)) if is_enemy(s, seat, other)]
