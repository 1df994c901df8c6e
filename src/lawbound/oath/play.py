"""Playing a card: Law of Oath 5.1.4, 7.2, 7.3.3, 7.6.4, 10.29."""

from __future__ import annotations

from typing import Any

from lawbound.kernel import DONE, Ask, Flow, Seat
from lawbound.law import Article, law
from lawbound.oath.acts import DISCARDED, FACEDOWN, FACEUP, REVEALED, Search
from lawbound.oath.cards import (
    ADVISER_ONLY,
    CARDS,
    CONSPIRACY,
    FIRST_EDIFICE,
    IN_REGION,
    NONE,
    POSITIONS,
    REGION,
    SITE_ONLY,
    SUIT,
    Card,
    Position,
    is_vision,
)
from lawbound.oath.modifiers import finish, modify, pay_tolls, why_not_tolls
from lawbound.oath.piles import discard, learn, remove, reveal
from lawbound.oath.powers import bending, power_of
from lawbound.oath.prompts import ROOM_AT_SITE, ROOM_FOR_ADVISER, WHERE
from lawbound.oath.rule import capacity, is_imperial, why_locked
from lawbound.oath.state import ADVISER, LEAST_MARKER, State
from lawbound.oath.tokens import gain_favor, gain_secrets

Where = int
"""A position of the map, FACEUP, FACEDOWN, REVEALED or DISCARDED."""


# May it be played there?


@law("oath 5.1.4", "oath 10.29")
def places_for(s: State, act: Search, card: Card) -> list[Where]:
    """Everywhere that the card may be played now."""
    wheres: list[Where] = [where for where in sites_for(act, card) if why_not_play(s, act, card, where) is None]
    faceup = REVEALED if is_vision(card) else FACEUP
    if why_not_play(s, act, card, faceup) is None:
        wheres.append(faceup)
    if act.facedown and why_not_play(s, act, card, FACEDOWN) is None:
        wheres.append(FACEDOWN)
    return wheres


def sites_for(act: Search, card: Card) -> list[Position]:
    """The sites that come into question: one's own, and others if something allows it."""
    if is_vision(card):
        return []
    if act.anywhere >> SUIT[card] & 1:
        return list(POSITIONS)
    return list(IN_REGION[REGION[act.site]]) if act.region else [act.site]


@law("oath 5.1.4.I", "oath 5.1.4.II", "oath 5.1.4.III", "oath 7.2", "oath 7.2.1", "oath 2.6.2")
def why_not_play(s: State, act: Search, card: Card, where: Where) -> Article | None:
    """Why the player cannot play the card there. Restrictions bind faceup cards only."""
    seat = act.seat
    if where < FACEUP:
        if CARDS[card].restriction == ADVISER_ONLY:
            return "oath 7.2.1"
        if not s.faceup >> where & 1:
            return "oath 2.8.1"
        if not has_room(s, where, card) and not room_makers(s, act, where, at_site=True):
            return "oath 5.1.4.I"
    elif where == REVEALED:
        if card != CONSPIRACY and is_imperial(s, seat):
            return "oath 5.1.4.III"
    else:
        if where == FACEUP and CARDS[card].restriction == SITE_ONLY:
            return "oath 7.2.1"
        article = why_not_adviser(s, seat, card, where == FACEUP)
        if article is not None:
            return article
    return why_forbidden(s, seat, card, where)


def why_forbidden(s: State, seat: Seat, card: Card, where: Where) -> Article | None:
    """Whether some card forbids that play, and the card's own words."""
    for bend in bending(s, "why_not_play"):
        article: Article | None = bend.bend(s, bend.source, seat, card, where)
        if article is not None:
            return article
    own = power_of(card, "why_not_play")
    if own is not None and where != FACEDOWN:
        article = own.bend(s, card, seat, card, where)
        if article is not None:
            return article
    return None


# Room at a site


@law("oath 2.8.1")
def has_room(s: State, position: Position, card: Card) -> bool:
    """Whether the site holds fewer cards than its capacity, or the card does not care."""
    if len(s.cards_at[position]) < capacity(s, position):
        return True
    own = power_of(card, "ignores")
    return own is not None and bool(own.bend(s, card, "capacity", card))


def room_makers(s: State, act: Search, position: Position, at_site: bool = False) -> list[list[Card]]:
    """What may be discarded first, one card for each of these lists; `at_site`: only such as makes room there."""
    makers: list[list[Card]] = []
    for bend in bending(s, "make_room"):
        cards: list[Card] = [
            card
            for card in bend.bend(s, bend.source, act, position)
            if card < FIRST_EDIFICE
            and why_locked(s, act.seat, card) is None
            and (not at_site or s.place[card] == position)
        ]
        if cards:
            makers.append(cards)
    return sorted(makers, key=len)


@law("oath 5.1.4.I")
def make_room(s: State, act: Search, card: Card, position: Position) -> Flow[None]:
    """Before the card is played to a site, the player may discard others, where something lets them, or must."""
    makers = room_makers(s, act, position)
    while makers:
        first = sorted({each for cards in makers for each in cards})
        options: list[Any] = [*first, DONE]
        if not has_room(s, position, card):
            options = [each for each in first if s.place[each] == position]
        chosen = yield Ask(act.seat, ROOM_AT_SITE, options, (card, position))
        if chosen is DONE:
            return
        makers.remove(next(cards for cards in makers if chosen in cards))
        yield from discard(s, act.seat, [chosen], "oath 5.1.4.I", by_search=True)
        makers = [[each for each in cards if each != chosen] for cards in makers]
        makers = [cards for cards in makers if cards]


# Room among advisers


@law("oath 2.2.2", "oath 5.1.4.II", "oath 7.6.4")
def surplus(s: State, seat: Seat, incoming: Card = NONE, faceup: bool = True) -> int:
    """How many advisers would be too many if that card came to them."""
    limit = 3
    place, mark = s.place, ADVISER + seat
    advisers = [(card, place[card] == mark) for card in s.advisers[seat]]
    if incoming != NONE:
        own = power_of(incoming, "ignores") if faceup else None
        if own is not None and own.bend(s, incoming, "adviser limit", incoming):
            return 0
        advisers.append((incoming, faceup))
    for bend in bending(s, "adviser_limit"):
        if place[bend.source] == mark:
            limit = min(limit, bend.bend(s, bend.source, seat))
    if faceup and incoming != NONE:
        own = power_of(incoming, "adviser_limit")
        if own is not None:
            limit = min(limit, own.bend(s, incoming, seat))
    counted = 0
    sources = [bend for bend in bending(s, "counts_as_adviser") if place[bend.source] == mark]
    own = power_of(incoming, "counts_as_adviser") if faceup and incoming != NONE else None
    if own is not None:
        sources.append(own)
    for card, is_faceup in advisers:
        counted += all([bend.bend(s, bend.source, card, is_faceup) for bend in sources])
    return max(0, counted - limit)


def dismissable(s: State, seat: Seat, but: Card = NONE) -> list[Card]:
    """Advisers of the player that may be discarded: facedown ones are never locked."""
    mark = ADVISER + seat
    return [
        card
        for card in s.advisers[seat]
        if card != but and (s.place[card] != mark or why_locked(s, seat, card) is None)
    ]


def why_not_adviser(s: State, seat: Seat, card: Card, faceup: bool) -> Article | None:
    """Why the card cannot come to the player's advisers: there is no room, and none can be made."""
    if len(s.advisers[seat]) < 2 and (not faceup or power_of(card, "adviser_limit") is None):
        return None
    over = surplus(s, seat, card, faceup)
    return "oath 5.1.4.II" if over > len(dismissable(s, seat)) else None


@law("oath 5.1.4.II", "oath 7.6.4")
def dismiss_surplus(
    s: State, seat: Seat, article: Article, incoming: Card = NONE, faceup: bool = True, but: Card = NONE
) -> Flow[None]:
    """Discard advisers until the limit is kept, before that card comes to them; `but` is not touched."""
    while surplus(s, seat, incoming, faceup):
        candidates = dismissable(s, seat, but)
        if not candidates:
            return
        chosen = yield Ask(seat, ROOM_FOR_ADVISER, tuple(sorted(set(candidates))), (incoming,))
        yield from dismiss(s, seat, chosen, article)


def dismiss(s: State, seat: Seat, adviser: Card, article: Article, by: Seat = NONE) -> Flow[None]:
    """Discard an adviser; `by` is who does it, if that is not its owner."""
    yield from discard(s, seat if by == NONE else by, [adviser], article, by_search=by == NONE)


# Playing


@law("oath 5.1.4", "oath 6.1")
def play_or_discard(s: State, act: Search, card: Card, must_site: bool = False) -> Flow[None]:
    """Ask where to play a card of the hand, and play it there, or discard it."""
    wheres: list[Where] = places_for(s, act, card)
    if must_site:
        wheres = [where for where in wheres if where < FACEUP]
    if not act.fresh and why_not_tolls(s, act) is not None:
        wheres = []
    where: Where = yield Ask(act.seat, WHERE, [*wheres, DISCARDED], (card,))
    if where == DISCARDED:
        yield from discard(s, act.seat, [card], "oath 5.1.4", by_search=True)
        return
    if not act.fresh:
        pay_tolls(s, act)
    yield from play_card(s, act, card, where)


@law("oath 6.1")
def as_if_searched(s: State, seat: Seat, card: Card, facedown: bool = True) -> Flow[None]:
    """Play or discard a card of the hand that no search has drawn: modifiers of searches and tolls apply."""
    act = Search(seat, s.pawn[seat], fresh=False)
    act.facedown = facedown
    s.acts.append(act)
    yield from modify(s, act)
    yield from play_or_discard(s, act, card)
    yield from finish(s, act)


def play_card(s: State, act: Search, card: Card, where: Where) -> Flow[None]:
    """Play a card of the hand there: room, placing, favor, what others do about it, its own power."""
    seat = act.seat
    act.where = where
    if where != FACEDOWN:  # all see what is being played
        act.card = card
        reveal(s, card)
    if where < FACEUP:
        yield from make_room(s, act, card, where)
        to_site(s, seat, card, where)
        play_reward(s, act, card)
    elif where == REVEALED:
        yield from reveal_vision(s, seat, card)
    else:
        yield from dismiss_surplus(s, seat, "oath 5.1.4.II", card, where == FACEUP)
        to_advisers(s, seat, card, where == FACEUP)
    if where != FACEDOWN:
        for bend in bending(s, "played").copy():
            yield from bend.bend(s, bend.source, act, card)
        yield from when_played(s, act, card)
    act.card = NONE


def to_site(s: State, seat: Seat, card: Card, position: Position) -> None:
    """Lay a card faceup at a site."""
    remove(s, card)
    s.cards_at[position].append(card)
    s.place[card] = position
    reveal(s, card)
    s.bends = None
    s.tell("played", "oath 5.1.4.I", (seat, card, position))


@law("oath 5.1.4.II", "oath 10.8", "oath 10.9", "oath 10.17")
def to_advisers(s: State, seat: Seat, card: Card, faceup: bool) -> None:
    """Lay a card to the right of the player's board. Facedown it has no suit, no restriction and no power."""
    remove(s, card)
    s.advisers[seat].append(card)
    if faceup:
        s.place[card] = ADVISER + seat
        reveal(s, card)
        s.tell("played", "oath 5.1.4.II", (seat, card, FACEUP))
    else:
        if card < LEAST_MARKER:
            learn(s, card, seat)
        s.tell("played facedown", "oath 5.1.4.II", (seat,), (card,), (seat,))
    s.bends = None


@law("oath 5.1.4.I", "oath 9.3")
def play_reward(s: State, act: Search, card: Card) -> None:
    """One favor from the bank of its suit, for a card played to a site."""
    if act.reward_is_secret:
        gain_secrets(s, act.seat, 1, "oath 5.1.4.I")
    elif SUIT[card] < 6:
        gain_favor(s, act.seat, SUIT[card], 1, "oath 5.1.4.I")


@law("oath 5.1.4.III", "oath 2.2.1", "oath 2.7.2")
def reveal_vision(s: State, seat: Seat, card: Card) -> Flow[None]:
    """Lay a vision on the space for a revealed vision; one that lies there is discarded. The Conspiracy is not laid."""
    if card == CONSPIRACY:
        reveal(s, card)
        s.tell("played", "oath 5.1.4.IV", (seat, card, REVEALED))
        return
    while s.vision[seat] != NONE:  # a discarded one may come back, once
        yield from discard(s, seat, [s.vision[seat]], "oath 5.1.4.III", by_search=True)
    remove(s, card)
    s.vision[seat] = card
    reveal(s, card)
    s.tell("played", "oath 5.1.4.III", (seat, card, REVEALED))


@law("oath 7.3.3", "oath 7.1.3")
def when_played(s: State, act: Search, card: Card) -> Flow[None]:
    """The power of a card that begins with WHEN PLAYED."""
    own = power_of(card, "when_played")
    if own is not None:
        yield from own.bend(s, card, act.seat)


# Moving and swapping: no play, so no favor and no power, but room and restrictions count


@law("oath 10.16", "oath 7.2.1", "oath 2.8.1")
def why_not_move_to_site(s: State, seat: Seat, card: Card, position: Position) -> Article | None:
    """Why the player cannot move a faceup card to that site: it may be that room has to be made there first."""
    if CARDS[card].restriction == ADVISER_ONLY:
        return "oath 7.2.1"
    if not s.faceup >> position & 1:
        return "oath 2.8.1"
    if len(s.cards_at[position]) >= capacity(s, position) and not room_makers(s, _move(s, seat), position, True):
        return "oath 2.8.1"
    return why_locked(s, seat, card)


def _move(s: State, seat: Seat) -> Search:
    """A move is no play and has no modifiers, but where a site lets room be made it does so for moves as well."""
    return Search(seat, s.pawn[seat], fresh=False)


@law("oath 10.16")
def move_to_site(s: State, seat: Seat, card: Card, position: Position, article: Article) -> Flow[None]:
    """The player moves a faceup card to a site; where they may, they discard another card there first."""
    yield from make_room(s, _move(s, seat), card, position)
    put_at_site(s, card, position, article, seat)


def put_at_site(s: State, card: Card, position: Position, article: Article, seat: Seat) -> None:
    """Move a faceup card to a site, tokens and all."""
    remove(s, card)
    s.cards_at[position].append(card)
    s.place[card] = position
    s.bends = None
    s.tell("moved card", article, (seat, card, position))


def put_with_advisers(s: State, card: Card, owner: Seat, article: Article, seat: Seat) -> None:
    """Move a faceup card to a player's advisers, tokens and all."""
    remove(s, card)
    s.advisers[owner].append(card)
    s.place[card] = ADVISER + owner
    s.bends = None
    s.tell("moved card", article, (seat, card, ADVISER + owner))


@law("oath 10.15", "oath 7.2.1")
def why_not_swap(s: State, seat: Seat, one: Card, other: Card) -> Article | None:
    """Why two faceup cards cannot change places: locks, and what each may lie beside."""
    for card, place in ((one, s.place[other]), (other, s.place[one])):
        article = why_locked(s, seat, card)
        if article is not None:
            return article
        if CARDS[card].restriction == (SITE_ONLY if place >= ADVISER else ADVISER_ONLY):
            return "oath 7.2.1"
    return None


@law("oath 10.15")
def swap(s: State, seat: Seat, one: Card, other: Card, article: Article) -> None:
    """Two faceup cards change places; limits are settled by the caller."""
    first, second = s.place[one], s.place[other]
    for card, place in ((one, second), (other, first)):
        remove(s, card)
        if place < ADVISER:
            s.cards_at[place].append(card)
        else:
            s.advisers[place - ADVISER].append(card)
        s.place[card] = place
    s.bends = None
    s.tell("swapped", article, (seat, one, other))
