"""Dealing what is hidden: from what a seat knows to a whole state that it could believe in (Law 1.2)."""

from __future__ import annotations

from lawbound.kernel import LawboundError, Seat, Seeded
from lawbound.root.cards import UNKNOWN
from lawbound.root.state import State
from lawbound.root.view import view


def deal_hidden(view_state: State, luck: Seeded) -> State:
    """Deal every unknown card at random from those not known to be elsewhere; all deals are equally likely.

    To the seat whose view this was, the new state looks exactly the same. What lies under a ruin stays undecided, as it
    does in every game until somebody looks (`ruin_pool`): so the seat's view cannot change, and neither do the chances.
    """
    s = view_state.copy()
    if not s.unknown:
        return s
    unseen = s.deck
    if s.limbo:  # these are in the unknown hands for sure; the rest of those comes from the deck
        unseen = s.limbo
        while len(unseen) < s.unknown:
            unseen.append(s.deck.pop(luck.below(len(s.deck))))
        s.limbo = bytearray()
    for hand in s.hands:
        _fill(hand, unseen, luck)
    for pile in s.piles:
        _fill(pile, unseen, luck)
    s.unknown = 0
    return s


def redeal(s: State, seat: Seat, luck: Seeded) -> None:
    """Deal all that the seat cannot know anew, in place: whoever holds a hand or a pile of this state holds the new
    one.

    The same luck makes of it what `deal_hidden` makes of the seat's view; only quicker, for thinking ahead does
    little else. Cards of its own that nobody has seen stay a riddle to the seat; what it is asked may depend on them,
    so such a world cannot be made up.
    """
    own = [s.hands[seat], *[s.piles[pile] for pile in s.players[seat].secret_piles()]]
    if any([UNKNOWN in pile for pile in own]):
        raise LawboundError(f"Seat {seat} holds cards that it does not know itself: it cannot think ahead.")
    known = None if not s.unknown and not s.limbo and not any(s.ruin_seen) else view(s, seat).state
    if known is not None:
        dealt = deal_hidden(known, luck)
        for pile, cards in zip((*s.hands, *s.piles), (*dealt.hands, *dealt.piles), strict=True):
            pile[:] = cards
        s.deck[:] = dealt.deck
        s.limbo.clear()
        s.unknown = 0
        s.ruin_items[:] = dealt.ruin_items
        s.ruin_pool[:] = dealt.ruin_pool
        s.ruin_seen[:] = dealt.ruin_seen
        return
    hidden = [s.hands[player.seat] for player in s.players if player.seat != seat]
    for player in s.players:
        if player.seat != seat:
            hidden += [s.piles[pile] for pile in player.secret_piles()]
    unseen = bytearray(sorted(b"".join([s.deck, *hidden])))
    below = luck.below
    for pile in hidden:
        pile[:] = bytes(sorted([unseen.pop(below(len(unseen))) for _ in range(len(pile))]))
    s.deck[:] = unseen


def _fill(pile: bytearray, unseen: bytearray, luck: Seeded) -> None:
    """Put random cards in the place of the unknown ones, which lie at the end of a sorted pile."""
    count = pile.count(UNKNOWN)
    if not count:
        return
    cards = list(pile[: len(pile) - count])
    for _ in range(count):
        cards.append(unseen.pop(luck.below(len(unseen))))
    pile[:] = bytes(sorted(cards))
