"""Relics and banners change hands: Law of Oath 2.3 to 2.5, 5.4.3, 10.3, 10.27."""

from __future__ import annotations

from lawbound.kernel import Flow, Seat
from lawbound.law import Article, law
from lawbound.oath.cards import (
    DARKEST_SECRET,
    FIRST_TRAIT,
    NONE,
    SCEPTER,
    Card,
    Position,
    is_banner,
)
from lawbound.oath.piles import decide_at, drop_tokens, reveal, under_the_relics
from lawbound.oath.powers import bending
from lawbound.oath.rule import settle_rule, turn_order
from lawbound.oath.state import HELD, NOWHERE, State
from lawbound.oath.title import settle_title
from lawbound.oath.tokens import seize


def hold(s: State, seat: Seat, thing: Card) -> None:
    """Put a relic or banner before that player, faceup; it has left its place already."""
    if is_banner(thing):
        s.holder[thing - DARKEST_SECRET] = seat
    else:
        s.relics[seat].append(thing)
        reveal(s, thing)
    s.place[thing] = HELD + seat
    s.bends = None
    settle_rule(s)


def release(s: State, thing: Card) -> Seat:
    """Take a relic or banner from its holder; who that was."""
    holder = s.place[thing] - HELD if s.place[thing] != NOWHERE else NONE
    if is_banner(thing):
        s.holder[thing - DARKEST_SECRET] = NONE
    elif holder != NONE:
        s.relics[holder].remove(thing)
    s.place[thing] = NOWHERE
    s.bends = None
    settle_rule(s)
    return holder


@law("oath 10.27", "oath 2.4", "oath 10.21")
def take_things(s: State, seat: Seat, things: list[Card], article: Article, recovered: bool = False) -> Flow[None]:
    """Take relics and banners from their holders, or from a hand or draw: all at once, then whoever watches acts.

    What is taken in any way but Recover is seized.
    """
    for thing in things:
        if s.place[thing] != NOWHERE:
            former = release(s, thing)
        else:
            former = NONE
            for hand in s.hands:
                if thing in hand:
                    hand.remove(thing)
        if is_banner(thing) and not recovered:
            seize(s, thing, article)
        if thing == SCEPTER and seat == s.turn:
            s.scepter_taken = 1
        hold(s, seat, thing)
        s.tell("took", article, (seat, thing, former))
    yield from settle_title(s)
    yield from watch_takes(s, seat, [thing for thing in things if not is_banner(thing)])


def watch_takes(s: State, seat: Seat, relics: list[Card]) -> Flow[None]:
    """Whoever may act after somebody took relics does so, in turn order from whoever's turn it is."""
    if relics and bending(s, "taken"):
        for other in turn_order(s, s.turn):
            for bend in bending(s, "taken"):
                if other != seat and s.place[bend.source] in (16 + other, HELD + other):
                    yield from bend.bend(s, bend.source, seat, relics)


@law("oath 10.3")
def give_thing(s: State, seat: Seat, other: Seat, thing: Card, article: Article) -> None:
    """Hand a relic or banner over: giving is no seizure. The title is settled by the caller, when all is done."""
    release(s, thing)
    hold(s, other, thing)
    s.tell("gave", article, (seat, thing, other))


@law("oath 2.8.2", "oath 9.3")
def relic_from_site(s: State, position: Position, at: int) -> Flow[Card]:
    """Lift the relic that lies there facedown: it is decided now, and nowhere until somebody holds it."""
    card = yield from decide_at(s, s.relics_at[position], at)
    del s.relics_at[position][at]
    return card


@law("oath 2.3")
def relic_from_reliquary(s: State, space: int) -> Flow[Card]:
    """Lift a relic off the Reliquary, which uncovers the trait below it."""
    card = yield from decide_at(s, s.reliquary, space)
    s.reliquary[space] = NONE
    s.bends = None
    s.tell("uncovered", "oath 2.3", (FIRST_TRAIT + space,))
    return card


def bury_relic(s: State, seat: Seat, relic: Card, article: Article) -> Flow[None]:
    """A relic goes under the relic deck, from its holder or from nowhere; it is the player who puts it there."""
    for bend in bending(s, "left_play"):
        yield from bend.bend(s, bend.source, relic, None)
    drop_tokens(s, seat, relic)
    release(s, relic)
    under_the_relics(s, relic)
    s.tell("buried", article, (seat, relic))
