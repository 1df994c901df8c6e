"""Search: Law of Oath 5.1.1 to 5.1.3. How a card is played is in `play`."""

from __future__ import annotations

from typing import Any, Final

from lawbound.kernel import DONE, Ask, Flow, Seat
from lawbound.law import Article, law
from lawbound.oath.acts import DISCARDED, FACEUP, WORLD, Search
from lawbound.oath.cards import NONE, REGION, Card
from lawbound.oath.modifiers import POSSIBLE, finish, modify, pay_tolls, price, spend, why_not_act, why_not_tolls
from lawbound.oath.piles import discard, draw_from_pile, draw_from_world, everybody
from lawbound.oath.play import places_for, play_card, play_or_discard
from lawbound.oath.powers import bending
from lawbound.oath.prompts import KEEP, SOURCE, WHERE
from lawbound.oath.state import State

WORLD_COST: Final = bytes((2, 3, 3, 4, 4, 4))
"""By visions drawn, what a search of the world deck costs."""
PILE_COST: Final = 2


def why_not_search(s: State, act: Search, source: int) -> Article | None:
    """Why that deck or pile cannot be searched and paid for."""
    act.source = source
    if source == WORLD:
        if not s.deck or not act.world:
            return "oath 5.1.2"
    elif not s.piles[source] or (source != REGION[act.site] and not act.piles >> source & 1):
        return "oath 5.1.2"
    if price(s, act, search_cost(s, source)) > s.supply[act.seat]:
        return "oath 5.1.1"
    return why_not_act(s, act) or why_not_tolls(s, act)


@law("oath 5.1.1", "oath 2.1.6")
def search_cost(s: State, source: int) -> int:
    """For the world deck it depends on the visions drawn."""
    return WORLD_COST[min(s.visions_drawn, 5)] if source == WORLD else PILE_COST


@law("oath 5.1.2")
def sources(s: State, act: Search) -> list[int]:
    """Where the player may search: the world deck, or the discard pile of their region. An empty one is no choice."""
    found = [source for source in (WORLD, 0, 1, 2) if why_not_search(s, act, source) is None]
    act.source = NONE
    return found


def possible(s: State, act: Search) -> bool:
    """A facedown adviser that is being played needs no source."""
    if not act.fresh:
        return True
    found = False
    for source in (WORLD, 0, 1, 2):
        if why_not_search(s, act, source) is None:
            found = True
            break
    act.source = NONE
    return found


POSSIBLE["search"] = possible


@law("oath 5.1.1", "oath 5.1.2", "oath 5.1.3")
def search(s: State, seat: Seat) -> Flow[None]:
    """The whole action."""
    act = Search(seat, s.pawn[seat])
    s.acts.append(act)
    yield from modify(s, act)
    chosen = yield Ask(seat, SOURCE, sources(s, act))
    act.source = chosen
    price(s, act, search_cost(s, act.source))
    pay_tolls(s, act)
    spend(s, act, "oath 5.1.1")
    s.tell("searched", "oath 5.1.2", (seat, act.source))
    yield from draw(s, act)
    yield from keep_and_play(s, act)
    yield from finish(s, act)


@law("oath 5.1.2")
def draw(s: State, act: Search) -> Flow[None]:
    """Three cards, unless something changes that."""
    n = max(0, act.draw + act.more)
    if act.source == WORLD:
        drawn = yield from draw_from_world(s, act.seat, n)
    else:
        drawn = yield from draw_from_pile(s, act.seat, act.source, n, act.bottom)
    s.tell("drew", "oath 5.1.2", (act.seat, drawn), tuple(s.hands[act.seat]), (act.seat,))
    if act.shown:
        for card in s.hands[act.seat]:
            s.seen[card] = everybody(s)
            s.tell("showed", "oath 10.9", (act.seat, card))
    for bend in bending(s, "drawn"):
        if bend.source in act.used:
            yield from bend.bend(s, bend.source, act)


@law("oath 5.1.3", "oath 5.1.4")
def keep_and_play(s: State, act: Search) -> Flow[None]:
    """Choose the card to keep, discard the others, play it; with some powers, play two of them."""
    seat, hand = act.seat, s.hands[act.seat]
    if not hand:
        return
    kept: list[Card] = []
    options: list[Any] = list(hand)
    while len(kept) < act.plays and options:
        if len(kept) == 1 and not _pair_possible(s, act, kept[0], options):
            break
        card = yield Ask(seat, KEEP, [*options, DONE] if kept else options)
        if card is DONE:
            break
        kept.append(card)
        options.remove(card)
    if act.shown:
        for card in kept:
            s.seen[card] = everybody(s)
            s.tell("showed", "oath 10.9", (seat, card))
    if options:
        yield from discard(s, seat, options, "oath 5.1.3", by_search=True)
    if len(kept) == 1:
        yield from play_or_discard(s, act, kept[0])
    else:
        yield from _play_two(s, act)


def _pair_possible(s: State, act: Search, first: Card, others: list[Card]) -> bool:
    """Of two cards one has to go to a site."""
    return any([where < FACEUP for card in (first, *others) for where in places_for(s, act, card)])


def _play_two(s: State, act: Search) -> Flow[None]:
    """In an order of the player's choice; one of them has to be played to a site.

    The other one waits in the hand: whoever is asked meanwhile may imagine any card there.
    """
    hand = s.hands[act.seat]
    first = yield Ask(act.seat, KEEP, list(hand))
    wheres = places_for(s, act, first)
    if not any([where < FACEUP for card in hand if card != first for where in places_for(s, act, card)]):
        wheres = [where for where in wheres if where < FACEUP]
    where = yield Ask(act.seat, WHERE, [*wheres, DISCARDED], (first,))
    if where == DISCARDED:
        yield from discard(s, act.seat, [first], "oath 5.1.4", by_search=True)
        yield from play_or_discard(s, act, hand[0])
        return
    yield from play_card(s, act, first, where)
    yield from play_or_discard(s, act, hand[0], must_site=where >= FACEUP)
