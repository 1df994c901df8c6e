"""What a seat may know: Law of Root 1.2.

A view is a state in which everything that the seat cannot know is unknown: cards in other hands and in face-down
piles, the order of the deck, the items under ruins it has not looked at. The cards it cannot place are pooled in
`deck`, so the view can say nothing about where they are.
"""

from __future__ import annotations

from lawbound.kernel import Seat
from lawbound.kernel import View as KernelView
from lawbound.law import law
from lawbound.root.cards import UNKNOWN
from lawbound.root.picture import picture
from lawbound.root.state import EMPTY, State


class View(KernelView):
    """What one seat (None: a spectator) may know of a game of Root."""

    __slots__ = ()

    def _repr_svg_(self) -> str:
        """The board, and the hand of the seat, for notebooks."""
        return picture(self.state, self.seat)


@law("root 1.2.1", "root 1.2.2")
def view(s: State, seat: Seat | None) -> View:
    """Hide what the seat may not see. How many cards a hand holds, and the discard pile, are for all to see."""
    known = s.copy()
    veil(known, seat)
    return View(seat, known)


@law("root 1.2.1", "root 1.2.2")
def veil(known: State, seat: Seat | None) -> None:
    """Make unknown, in place, what the seat may not see: a flow that is running goes on with what the seat knows."""
    for player in known.players:
        if player.seat != seat:
            _hide(known, known.hands[player.seat])
            for pile in player.secret_piles():
                _hide(known, known.piles[pile])
    known.deck += known.limbo
    known.limbo.clear()
    known.deck[:] = sorted(known.deck)
    bit = 0 if seat is None else 1 << seat
    for clearing in range(len(known.ruin_seen)):
        seen = known.ruin_seen[clearing]
        if seen and not seen & bit:
            _cover(known, clearing)
        known.ruin_seen[clearing] = seen & bit
    known.ruin_pool[:] = sorted(known.ruin_pool)


def _hide(known: State, pile: bytearray) -> None:
    seen = [card for card in bytes(pile) if card != UNKNOWN]
    known.deck += bytes(seen)
    known.unknown += len(seen)
    pile[:] = bytes([UNKNOWN]) * len(pile)


def _cover(known: State, clearing: int) -> None:
    """Put the items under a ruin back among those that nobody has seen."""
    for at in (2 * clearing, 2 * clearing + 1):
        item = known.ruin_items[at]
        if item not in (EMPTY, UNKNOWN):
            known.ruin_pool.append(item)
            known.ruin_items[at] = UNKNOWN
    # Both places in the same order, whichever item was taken.
    a, b = known.ruin_items[2 * clearing], known.ruin_items[2 * clearing + 1]
    known.ruin_items[2 * clearing], known.ruin_items[2 * clearing + 1] = max(a, b), min(a, b)
