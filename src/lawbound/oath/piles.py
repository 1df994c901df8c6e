"""Decks and discard piles: drawing, looking, discarding, and who knows what. Law of Oath 2.7.1, 9.4, 10.4, 10.10.

A card is decided when somebody looks at it. Where it then lies, every seat knows that has its bit in `State.seen`.
"""

from __future__ import annotations

from bisect import insort
from typing import Final

from lawbound.kernel import Ask, Chance, Flow, Seat
from lawbound.law import Article, law
from lawbound.oath.acts import AT_BOTTOM, BY_THE_RULES, ON_TOP, Search
from lawbound.oath.cards import (
    CRADLE,
    HINTERLAND,
    NO_SUIT,
    PROVINCES,
    REGION,
    SUIT,
    Card,
    Region,
    is_relic,
    is_vision,
)
from lawbound.oath.powers import bending
from lawbound.oath.prompts import DRAW, DRAW_RELIC, DRAW_VISION, ORDER_OF_DISCARDS, TOP_BACK
from lawbound.oath.state import (
    BACKS,
    DENIZEN_BACK,
    FIRST,
    FIRST_PART,
    FIRST_VISIONS,
    LEAST_MARKER,
    NOWHERE,
    RELIC_BACK,
    SECOND,
    SECOND_PART,
    SECOND_VISIONS,
    VISION_BACK,
    State,
    back,
)
from lawbound.oath.tokens import home_bank

NEXT_REGION: Final = bytes((PROVINCES, HINTERLAND, CRADLE))
"""Where cards go that are discarded in a region."""


# Knowing


def everybody(s: State) -> int:
    """The bits of all seats."""
    return (1 << s.box.seats) - 1


def learn(s: State, card: Card, seat: Seat) -> None:
    """From now on the seat knows where that card is."""
    s.seen[card] |= 1 << seat


def knows(s: State, seat: Seat, card: Card) -> bool:
    """Whether the seat knows which card that is: not if a back is all there is."""
    return card < LEAST_MARKER and bool(s.seen[card] >> seat & 1)


def reveal(s: State, card: Card) -> None:
    """Everybody knows where it is."""
    s.seen[card] = everybody(s)


def forget(s: State, card: Card) -> None:
    """Nobody knows any more; the card goes back to those that are not decided."""
    s.seen[card] = 0
    insort(_pool(s, card), card)


def _pool(s: State, card: Card) -> bytearray:
    if is_relic(card):
        return s.relic_pool
    return s.vision_pool if is_vision(card) else s.pool


# Deciding


@law("oath 10.4")
def decide(s: State, marker: int, seat: Seat | None = None) -> Flow[Card]:
    """Which card that is, of which only the back is known."""
    if marker == DENIZEN_BACK:
        card: Card = yield Chance(DRAW, bytes(s.pool), (seat,))
        s.pool.remove(card)
    elif marker == VISION_BACK:
        card = yield Chance(DRAW_VISION, bytes(s.vision_pool), (seat,))
        s.vision_pool.remove(card)
    else:
        card = yield Chance(DRAW_RELIC, bytes(s.relic_pool), (seat,))
        s.relic_pool.remove(card)
    return card


def decide_at(s: State, cards: bytearray, at: int, seat: Seat | None = None) -> Flow[Card]:
    """Which card lies there, in a pile, among advisers, at a site or in the Reliquary. It lies there from now on."""
    card: Card = cards[at]
    if card >= LEAST_MARKER:
        card = yield from decide(s, card, seat)
        cards[at] = card
    return card


def look_at(s: State, seat: Seat, cards: bytearray, at: int) -> Flow[Card]:
    """Decide it if need be, and let the seat know."""
    card = yield from decide_at(s, cards, at, seat)
    learn(s, card, seat)
    return card


# The world deck


@law("oath 9.4", "oath 2.1.5")
def show_top_back(s: State) -> Flow[None]:
    """The back of the top card is for all to see."""
    deck, parts = s.deck, s.parts
    if not deck or parts[BACKS]:
        return
    yield from _decide_back(s, len(deck) - 1)
    _publish_back(s, deck[-1])


def _publish_back(s: State, card: Card) -> None:
    """The topmost back that was not public is public from now on."""
    parts = s.parts
    parts[BACKS] += 1
    if parts[FIRST]:
        parts[FIRST] -= 1
        parts[FIRST_VISIONS] -= back(card) == VISION_BACK
    elif parts[SECOND]:
        parts[SECOND] -= 1
        parts[SECOND_VISIONS] -= back(card) == VISION_BACK


def _decide_back(s: State, at: int) -> Flow[None]:
    """Whether a vision or a denizen lies there: in each part of the deck a known number of cards are visions."""
    deck, parts = s.deck, s.parts
    marker = deck[at]
    if marker not in (FIRST_PART, SECOND_PART):
        return
    top = len(deck) - parts[BACKS]
    if marker == FIRST_PART:
        begin, end, visions = top - parts[FIRST], top, parts[FIRST_VISIONS]
    else:
        end = top - parts[FIRST]
        begin, visions = end - parts[SECOND], parts[SECOND_VISIONS]
    open_places = 0
    for place in range(begin, end):
        open_places += deck[place] == marker
        visions -= back(deck[place]) == VISION_BACK
    backs = bytes([VISION_BACK]) * visions + bytes([DENIZEN_BACK]) * (open_places - visions)
    deck[at] = yield Chance(TOP_BACK, backs)


def decide_in_deck(s: State, at: int, seat: Seat | None = None) -> Flow[Card]:
    """Which card lies there in the world deck."""
    yield from _decide_back(s, at)
    return (yield from decide_at(s, s.deck, at, seat))


def take_from_top(s: State, seat: Seat | None) -> Flow[Card]:
    """The top card leaves the world deck, and the back of the next one is seen."""
    yield from show_top_back(s)
    card = yield from decide_at(s, s.deck, len(s.deck) - 1, seat)
    s.deck.pop()
    s.parts[BACKS] -= 1
    s.seen[card] = 0
    yield from show_top_back(s)
    return card


def take_from_bottom(s: State) -> Flow[int]:
    """The lowest card leaves the world deck: in the set-up. It stays undecided; its back is seen."""
    yield from _decide_back(s, 0)
    card: int = s.deck.pop(0)
    parts = s.parts
    if len(s.deck) < parts[BACKS] + parts[FIRST] + parts[SECOND]:
        part = SECOND if parts[SECOND] else FIRST if parts[FIRST] else BACKS
        parts[part] -= 1
        if part != BACKS:
            parts[part + 1] -= back(card) == VISION_BACK
    return card


@law("oath 5.1.2", "oath 2.7.1", "oath 2.1.6", "oath 10.4")
def draw_from_world(s: State, seat: Seat, n: int) -> Flow[int]:
    """Draw into the hand one by one, until a vision is drawn; how many were drawn."""
    drawn = 0
    while drawn < n and s.deck:
        card = yield from take_from_top(s, seat)
        s.hands[seat].append(card)
        learn(s, card, seat)
        drawn += 1
        if is_vision(card):
            vision_drawn(s, seat)
            break
    return drawn


def has_vision(s: State) -> bool:
    """Whether there is a vision in the world deck: how many are in its parts is for all to see."""
    deck, parts = s.deck, s.parts
    if parts[FIRST_VISIONS] or parts[SECOND_VISIONS]:
        return True
    mixed = parts[FIRST] + parts[SECOND]
    top = len(deck) - parts[BACKS]
    return any([back(card) == VISION_BACK for card in (*deck[top:], *deck[: top - mixed])])


@law("oath 9.4", "oath 2.7.1", "oath 10.4")
def draw_next_vision(s: State, seat: Seat) -> Flow[Card]:
    """Draw the vision nearest the top of the world deck into the hand; only where there is one.

    All see how deep it lay, and so the backs above it. The cards there keep their order.
    """
    deck, parts = s.deck, s.parts
    at = len(deck) - 1
    while True:
        if at < len(deck) - parts[BACKS]:
            yield from _decide_back(s, at)
            _publish_back(s, deck[at])
        if back(deck[at]) == VISION_BACK:
            break
        at -= 1
    card = yield from decide_at(s, deck, at, seat)
    del deck[at]
    parts[BACKS] -= 1
    s.seen[card] = 1 << seat
    s.hands[seat].append(card)
    vision_drawn(s, seat)
    yield from show_top_back(s)
    return card


@law("oath 2.7.1", "oath 2.1.6")
def vision_drawn(s: State, seat: Seat | None) -> None:
    """The marker of visions drawn moves one space."""
    s.visions_drawn += 1
    s.tell("vision drawn", "oath 2.7.1", (seat, s.visions_drawn))


@law("oath 2.1.2", "oath 10.4")
def draw_from_pile(s: State, seat: Seat, region: Region, n: int, bottom: bool = False) -> Flow[int]:
    """Draw from a discard pile into the hand."""
    pile, drawn = s.piles[region], 0
    while drawn < n and pile:
        at = 0 if bottom else len(pile) - 1
        card = yield from look_at(s, seat, pile, at)
        del pile[at]
        s.seen[card] = 1 << seat
        s.hands[seat].append(card)
        drawn += 1
    return drawn


def under_the_world(s: State, card: Card) -> None:
    """Put a card on the bottom of the world deck; its knowledge goes with it."""
    s.deck.insert(0, card)
    if len(s.deck) == 1:
        s.parts[BACKS] = 1


# Relics


def draw_relic(s: State, seat: Seat) -> Flow[Card]:
    """The top relic, into the hand; only where the deck is not empty."""
    card = yield from look_at(s, seat, s.relic_deck, len(s.relic_deck) - 1)
    s.relic_deck.pop()
    s.seen[card] = 1 << seat
    s.hands[seat].append(card)
    return card


def under_the_relics(s: State, card: Card) -> None:
    """Put a relic on the bottom of the relic deck; who knew it still does."""
    s.relic_deck.insert(0, card)


def top_relic(s: State) -> int:
    """The top of the relic deck as it lies there, decided or not; RELIC_BACK if nobody has looked at it."""
    return s.relic_deck.pop() if s.relic_deck else RELIC_BACK


# Discarding


@law("oath 10.10")
def pile_for(s: State, seat: Seat, place: int) -> Region:
    """Where a card goes that the player discards: by the region of their pawn, or of a card that lies elsewhere."""
    return NEXT_REGION[REGION[place] if place < 8 else REGION[s.pawn[seat]]]


@law("oath 10.10")
def discard(s: State, seat: Seat, cards: list[Card], article: Article, by_search: bool = False) -> Flow[None]:
    """Discard cards at sites, advisers, or cards of a hand, in an order of the player's choice.

    `by_search`: these are discards of a search, which may go elsewhere.
    """
    cards = cards.copy()
    piles = [_destination(s, seat, card, by_search) for card in cards]
    shared = 0  # a seat that did not know all cards of a pile does not know which of them lies where
    for pile in set(piles):
        batch = [card for card, to in zip(cards, piles, strict=True) if to == pile]
        known = everybody(s)
        for card in batch:
            known &= everybody(s) if s.place[card] != NOWHERE else s.seen[card]
        for card in batch:
            if card < LEAST_MARKER:
                s.seen[card] = known | 1 << seat
        shared |= len(batch) > 1
    while cards:
        at = 0
        if len(cards) > 1 and shared:
            chosen = yield Ask(seat, ORDER_OF_DISCARDS, tuple(cards))
            at = cards.index(chosen)
        card = cards.pop(at)
        pile = piles.pop(at)
        yield from _discard_one(s, seat, card, pile, article, by_search)


def _destination(s: State, seat: Seat, card: Card, by_search: bool) -> int:
    """The pile, or UNDER_THE_WORLD counted behind them."""
    act = s.acts[-1] if by_search and s.acts else None
    if isinstance(act, Search) and act.discards != BY_THE_RULES:
        return act.pile if act.discards in (ON_TOP, AT_BOTTOM) else UNDER
    return pile_for(s, seat, s.place[card])


UNDER: Final = 3
"""Instead of a pile: under the world deck."""


def _discard_one(s: State, seat: Seat, card: Card, pile: int, article: Article, by_search: bool) -> Flow[None]:
    position = s.place[card]
    was_faceup = position != NOWHERE
    vision_owner = owner_of_vision(s, card)
    remove(s, card, seat)
    drop_tokens(s, seat, card)
    if position < 8 and seat == s.turn and SUIT[card] != NO_SUIT:
        s.discarded[position] |= 1 << SUIT[card]
    if was_faceup or vision_owner is not None:
        s.tell("discarded", article, (seat, card, pile))
    else:
        s.tell("discarded facedown", article, (seat, back(card), pile), (card,), _knowing(s, card))
    for bend in bending(s, "left_play"):
        if (yield from bend.bend(s, bend.source, card, vision_owner)):
            return  # somebody has it now
    act = s.acts[-1] if by_search and s.acts else None
    if pile == UNDER:
        under_the_world(s, card)
    elif isinstance(act, Search) and act.discards == AT_BOTTOM:
        s.piles[pile].insert(0, card)
    else:
        s.piles[pile].append(card)


def _knowing(s: State, card: Card) -> tuple[Seat, ...]:
    return tuple([seat for seat in range(s.box.seats) if s.seen[card] >> seat & 1])


def owner_of_vision(s: State, card: Card) -> Seat | None:
    """Who has revealed that vision."""
    at = s.vision.find(card)
    return at if at >= 0 else None


@law("oath 10.10")
def drop_tokens(s: State, seat: Seat, card: Card) -> None:
    """Favor on a card that leaves goes to its bank, secrets go facedown to whoever caused it."""
    if s.favor_on[card]:
        home_bank(s, card, s.favor_on[card])
        s.favor_on[card] = 0
    if s.secrets_on[card]:
        s.secrets_down[seat] += s.secrets_on[card]
        s.secrets_on[card] = 0


def remove(s: State, card: Card, seat: Seat = 0) -> None:
    """Take a card from wherever it lies on the table or in a hand: a site, advisers, a revealed vision, a hand.

    What nobody knows lies in several places; then that seat's own advisers and hand are meant.
    """
    place = s.place[card]
    s.bends = None
    if place != NOWHERE:
        s.place[card] = NOWHERE
        if place < 8:
            s.cards_at[place].remove(card)
            return
    for owned in (s.advisers[seat], s.hands[seat], *s.advisers, *s.hands):
        if card in owned:
            owned.remove(card)
            return
    at = s.vision.find(card)
    if at >= 0:
        s.vision[at] = 255
