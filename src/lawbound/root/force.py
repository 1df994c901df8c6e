"""Force: what a player makes another do, and with that player's pieces (Law 1.5.5).

Whoever forces them says what is done; it is done exactly as if they did it themselves, along their ways, held by what
holds them, and all other decisions in it are their own.
"""

from __future__ import annotations

from collections.abc import Sequence

from lawbound.kernel import Flow
from lawbound.law import law
from lawbound.root import snares
from lawbound.root.battle import can_battle, defenders
from lawbound.root.faction import Faction
from lawbound.root.map import Clearing
from lawbound.root.move import Move, carry_out, why_held
from lawbound.root.pieces import CLEARINGS
from lawbound.root.state import Number, Row, State


@law("root 1.5.5")
def forced_foes(s: State, player: Faction, clearing: Clearing) -> Sequence[Number]:
    """Whom that player can be made to battle there."""
    return defenders(s, player, clearing) if can_battle(s, player, clearing) else ()


@law("root 1.5.5")
def forced_ways(s: State, player: Faction, origin: Clearing) -> list[Clearing]:
    """The clearings on the map that the player can be made to move to from there."""
    if why_held(s, player.number, origin) is not None:
        return []
    return [clearing for clearing in player.forced_ways(s, origin) if clearing in CLEARINGS]


@law("root 1.5.5")
def force_out(s: State, player: Faction, origin: Clearing, destination: Clearing, article: str) -> Flow[None]:
    """All that can move goes there; a bot springs a snare that would hold it instead."""
    if not s.box.why_not_leave or not snares.stops(s, player.seat, origin):
        yield from player.forced_out(s, origin, destination, article)


@law("root 1.5.5")
def force_warrior(
    s: State, player: Faction, row: Row, origin: Clearing, destination: Clearing, article: str
) -> Flow[None]:
    """One warrior goes there."""
    if not s.box.why_not_leave or not snares.stops(s, player.seat, origin):
        yield from carry_out(s, Move(player.number, origin, destination, [(row, 1)], article))
