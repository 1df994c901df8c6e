"""What a seat may know, and what it may believe of the rest: Law of Root 1.2.

Whoever holds something hidden says itself how it looks to whom (`hide`) and, unless it is a card, how it is dealt anew
(`redeal`). Nothing here knows who holds what:

- a view is a copy of the state in which everything that the seat cannot know is unknown: `veil` asks every `hide`;
- a world that the seat could believe in is dealt from what is left then, so nothing hidden can come through: `deal`
  deals the unknown cards, all together, and asks every `redeal` for the rest.

The cards that a seat cannot place are pooled in `deck`, so a view can say nothing about where they are. A pile is seen
as a whole or not at all: a place in a pile that somebody may know by itself (the top of a deck, a card laid face down
beside others) is a pile of its own, of one card. Who knows it is told by the state, not remembered by a view: a view
is the table as it is. What nobody has seen need not be decided at all; then there is nothing to hide.
"""

from __future__ import annotations

from typing import Final

from lawbound.kernel import LawboundError, Seat, Seeded
from lawbound.kernel import View as KernelView
from lawbound.law import law
from lawbound.root.cards import UNKNOWN
from lawbound.root.picture import picture
from lawbound.root.state import EMPTY, State

FACE_DOWN: Final = bytes([UNKNOWN])


class View(KernelView):
    """What one seat (None: a spectator) may know of a game of Root."""

    __slots__ = ()

    def _repr_svg_(self) -> str:
        """The board, and the hand of the seat, for notebooks."""
        return picture(self.state, self.seat)


# Hiding


@law("root 1.2.1", "root 1.2.2")
def view(s: State, seat: Seat | None) -> View:
    """Hide what the seat may not see. How many cards a hand holds, and the discard pile, are for all to see."""
    known = s.copy()
    veil(known, seat)
    return View(seat, known)


@law("root 1.2.1", "root 1.2.2")
def veil(s: State, seat: Seat | None) -> None:
    """Make unknown, in place, what the seat may not see: a flow that is running goes on with what the seat knows."""
    for bearer in s.box.hide:
        bearer.hide(s, seat)
    if s.limbo:
        s.deck += s.limbo
        s.limbo.clear()
    s.deck[:] = bytes(sorted(s.deck))
    if any(s.ruin_seen):
        _cover_ruins(s, 0 if seat is None else 1 << seat)


def turn_face_down(s: State, pile: bytearray) -> None:
    """Make the cards of a hand or a pile unknown, in place: they may be anywhere where cards are unknown."""
    if pile:
        seen = pile.translate(None, FACE_DOWN) if UNKNOWN in pile else pile
        s.deck += seen
        s.unknown += len(seen)
        pile[:] = FACE_DOWN * len(pile)


def _cover_ruins(s: State, bit: int) -> None:
    """Put the items under ruins that the seat with this bit has not looked at back among those that nobody has seen."""
    for clearing in range(len(s.ruin_seen)):
        seen = s.ruin_seen[clearing]
        if seen and not seen & bit:
            _cover(s, clearing)
        s.ruin_seen[clearing] = seen & bit
    s.ruin_pool[:] = bytes(sorted(s.ruin_pool))


def _cover(s: State, clearing: int) -> None:
    for at in (2 * clearing, 2 * clearing + 1):
        item = s.ruin_items[at]
        if item not in (EMPTY, UNKNOWN):
            s.ruin_pool.append(item)
            s.ruin_items[at] = UNKNOWN
    # Both places in the same order, whichever item was taken.
    a, b = s.ruin_items[2 * clearing], s.ruin_items[2 * clearing + 1]
    s.ruin_items[2 * clearing], s.ruin_items[2 * clearing + 1] = max(a, b), min(a, b)


# Dealing


def deal(s: State, luck: Seeded) -> None:
    """Deal every unknown card, in place, from those not known to be elsewhere; all deals are equally likely.

    To a seat whose view this was, the state looks exactly the same. What lies under a ruin stays undecided, as it
    does in every game until somebody looks (`ruin_pool`): so the seat's view cannot change, and neither do the chances.
    """
    if s.unknown:
        unseen = s.deck
        if s.limbo:  # these are in the unknown hands for sure; the rest of those comes from the deck
            unseen = s.limbo
            while len(unseen) < s.unknown:
                unseen.append(s.deck.pop(luck.below(len(s.deck))))
        below, left = luck.below, len(unseen)
        for pile in s.hands + s.piles:
            if UNKNOWN in pile:
                unknown = pile.count(UNKNOWN)
                cards = list(pile.translate(None, FACE_DOWN)) if unknown < len(pile) else []
                for _ in range(unknown):
                    cards.append(unseen.pop(below(left)))
                    left -= 1
                cards.sort()
                pile[:] = bytes(cards)
        s.unknown = 0
    for bearer in s.box.redeal:
        bearer.redeal(s, luck)


def redeal(s: State, seat: Seat, luck: Seeded) -> None:
    """Deal all that the seat cannot know anew, in place: whoever holds a hand or a pile of this state holds the new
    one.

    Cards of its own that nobody has seen stay a riddle to the seat, and so does whatever else it alone should know;
    what it is asked may depend on them, so such a world cannot be made up.
    """
    if s.unknown and _is_riddle(s, seat):
        raise LawboundError(f"Seat {seat} holds cards that it does not know itself: it cannot think ahead.")
    if any([bearer.puzzles(s, seat) for bearer in s.box.redeal]):
        raise LawboundError(f"Seat {seat} has hidden things that it does not know itself: it cannot think ahead.")
    veil(s, seat)
    deal(s, luck)


def _is_riddle(s: State, seat: Seat) -> bool:
    """Whether there are unknown cards in a hand or pile that the seat may look at."""
    shown = s.copy()
    for pile in (*shown.hands, *shown.piles):
        pile[:] = bytes(len(pile))  # as if somebody had seen all of them
    veil(shown, seat)
    before, after = (*s.hands, *s.piles), (*shown.hands, *shown.piles)
    return any([UNKNOWN in pile and UNKNOWN not in seen for pile, seen in zip(before, after, strict=True)])
