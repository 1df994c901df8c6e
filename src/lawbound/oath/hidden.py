"""What a seat may know, and what it may believe of the rest: Law of Oath 9.4.

A facedown card is known to the seats that have its bit in `State.seen`, a facedown site to those in `site_seen`. To all
others it is its back: the card lies in the pool of all that are not known to be elsewhere. So

- a view is a copy of the state in which every facedown card that the seat does not know is a marker;
- a world that the seat could believe in is dealt from what is left then: what somebody else knows is drawn from the
  pool of its back. What nobody has seen stays undecided, as it is in every game: luck decides it when somebody looks.

What a seat could work out beyond that is forgotten: that is less than some people remember, and never more.
"""

from __future__ import annotations

from typing import Final

from lawbound.kernel import Seat, Seeded
from lawbound.kernel import View as KernelView
from lawbound.law import law
from lawbound.oath.acts import Search
from lawbound.oath.cards import NONE, POSITIONS, Position, is_relic, is_vision
from lawbound.oath.state import (
    ADVISER,
    BACKS,
    DENIZEN_BACK,
    FIRST,
    FIRST_PART,
    FIRST_VISIONS,
    LEAST_MARKER,
    NOWHERE,
    SECOND,
    SECOND_PART,
    SECOND_VISIONS,
    VISION_BACK,
    State,
    back,
)

Covered = list[tuple[bytearray, int, int]]
"""Facedown cards that only others know: where each lies, and the bits of those who know it."""


OWN_BIT: Final = {bit: bytes([bits & bit for bits in range(256)]) for bit in (0, 1, 2, 4, 8, 16, 32)}
"""By the bit of a seat: what is left of all bits if only that one is kept."""
UNSEEN: Final = bytes(256 - LEAST_MARKER)


class View(KernelView):
    """What one seat (None: a spectator) may know of a game of Oath."""

    __slots__ = ()


# Hiding


@law("oath 9.4")
def view(s: State, seat: Seat | None) -> View:
    """Hide what the seat may not see. How many cards lie somewhere, and most of their backs, are for all to see."""
    known = s.copy()
    veil(known, seat)
    return View(seat, known)


@law("oath 9.4", "oath 10.8")
def veil(s: State, seat: Seat | None) -> None:
    """Make unknown, in place, what the seat may not see: a flow that is running goes on with what the seat knows."""
    bit = 0 if seat is None else 1 << seat
    cover(s, bit)
    seen, everybody = s.seen, (1 << s.box.seats) - 1
    seen[:] = seen.translate(OWN_BIT[bit])
    for cards in (*s.cards_at, *s.relics, s.boxed):
        for card in cards:
            seen[card] = everybody
    for owner, cards in enumerate(s.advisers):
        for card in cards:
            if s.place[card] == ADVISER + owner:
                seen[card] = everybody
    for card in s.vision:
        if card != NONE:
            seen[card] = everybody
    seen[LEAST_MARKER:] = UNSEEN
    for position in POSITIONS:
        s.site_seen[position] &= bit
    for act in s.acts:
        if isinstance(act, Search) and act.card < LEAST_MARKER and s.place[act.card] == NOWHERE and not seen[act.card]:
            act.card = back(act.card)


def cover(s: State, bit: int) -> tuple[Covered, list[Position]]:
    """Turn into markers, in place, all facedown cards and sites that the seat with this bit does not know.

    Their cards join the pools. Given back are the cards that others know, and the positions of sites that they know.
    """
    others: Covered = []
    for owner, cards in enumerate(s.advisers):
        _cover_pile(s, cards, bit, others, 1 << owner, ADVISER + owner)
    for owner, cards in enumerate(s.hands):
        _cover_pile(s, cards, bit, others, 1 << owner)
    for cards in (*s.piles, *s.relics_at, s.relic_deck, s.reliquary):
        _cover_pile(s, cards, bit, others)
    _cover_deck(s, bit, others)
    _cover_pile(s, s.dispossessed, bit, others)
    _sort_dispossessed(s, others)
    for pool in (s.pool, s.vision_pool, s.relic_pool):
        pool[:] = bytes(sorted(pool))
    return others, _cover_sites(s, bit)


def _cover_pile(s: State, cards: bytearray, bit: int, others: Covered, owner: int = 0, faceup: int = NOWHERE) -> None:
    """Cover what lies there; whoever owns it knows it. `faceup` is the place of what lies there for all to see."""
    seen, place = s.seen, s.place
    for at, card in enumerate(cards):
        if card < LEAST_MARKER and not seen[card] & bit and (faceup == NOWHERE or place[card] != faceup):
            knowing = seen[card] | owner
            if knowing:
                others.append((cards, at, knowing))
            cards[at] = back(card)
            _to_pool(s, card)


def _to_pool(s: State, card: int) -> None:
    s.seen[card] = 0
    if is_relic(card):
        s.relic_pool.append(card)
    elif is_vision(card):
        s.vision_pool.append(card)
    else:
        s.pool.append(card)


@law("oath 9.4")
def _cover_deck(s: State, bit: int, others: Covered) -> None:
    """Of the world deck only the topmost backs are public, and those of cards that were put under it."""
    deck, parts, seen = s.deck, s.parts, s.seen
    top = len(deck) - parts[BACKS]
    first = top - parts[FIRST]
    second = first - parts[SECOND]
    for at, card in enumerate(deck):
        if card < LEAST_MARKER:
            if seen[card] & bit:
                continue
            if seen[card]:
                others.append((deck, at, seen[card]))
            _to_pool(s, card)
        deck[at] = back(card) if at >= top or at < second else FIRST_PART if at >= first else SECOND_PART


def _sort_dispossessed(s: State, others: Covered) -> None:
    """Known cards first, then those of which somebody else knows the card, then the others: nobody sees an order."""
    away = s.dispossessed
    if not away:
        return
    knowing = sorted([bits for cards, _, bits in others if cards is away])
    others[:] = [entry for entry in others if entry[0] is not away]
    away[:] = bytes(sorted(away))
    known = len(away) - away.count(DENIZEN_BACK)
    others += [(away, known + number, bits) for number, bits in enumerate(knowing)]


def _cover_sites(s: State, bit: int) -> list[Position]:
    """Cover facedown sites; the positions of those at which others have looked."""
    others: list[Position] = []
    for position in POSITIONS:
        number = s.site[position]
        if number != NONE and not s.faceup >> position & 1 and not s.site_seen[position] & bit:
            s.site[position] = NONE
            s.site_pool.append(number)
            if s.site_seen[position]:
                others.append(position)
    s.site_pool[:] = bytes(sorted(s.site_pool))
    return others


# Dealing


def redeal(s: State, seat: Seat | None, luck: Seeded) -> None:
    """Deal anew, in place, what others know and the seat does not; all deals are equally likely.

    What nobody knows stays undecided. To the seat the state looks exactly the same.
    """
    cards, sites = cover(s, 0 if seat is None else 1 << seat)
    for place, at, knowing in cards:
        marker = place[at]
        if marker in (FIRST_PART, SECOND_PART):
            marker = _deal_back(s, marker, luck)
        pool = s.pool if marker == DENIZEN_BACK else s.vision_pool if marker == VISION_BACK else s.relic_pool
        card = pool.pop(luck.below(len(pool)))
        place[at] = card
        s.seen[card] = knowing
    away = s.dispossessed
    for at, card in enumerate(away):
        if card == DENIZEN_BACK:
            away[at] = s.pool.pop(luck.below(len(s.pool)))
    away[:] = bytes(sorted(away))
    for position in sites:
        s.site[position] = s.site_pool.pop(luck.below(len(s.site_pool)))


def _deal_back(s: State, marker: int, luck: Seeded) -> int:
    """Whether a card of that part of the world deck is a vision: a known number of them are."""
    deck, parts = s.deck, s.parts
    end = len(deck) - parts[BACKS]
    begin, visions = end - parts[FIRST], parts[FIRST_VISIONS]
    if marker == SECOND_PART:
        begin, end, visions = begin - parts[SECOND], begin, parts[SECOND_VISIONS]
    undecided = 0
    for at in range(begin, end):
        if deck[at] == marker:
            undecided += 1
        elif is_vision(deck[at]):
            visions -= 1
    return VISION_BACK if luck.below(undecided) < visions else DENIZEN_BACK
