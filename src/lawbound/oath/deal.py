"""Binding exchanges: Law of Oath 7.6.3, 9.6, 10.3, 10.26.

One player composes an offer, kind by kind: what they give and what they want. The other accepts, refuses, or says once
what they would agree to instead. Both sides of it are then carried out at once, as gifts: nothing is seized or taken.
What is offered is for all to see, so a facedown adviser is named by its place before its owner.
"""

from __future__ import annotations

from typing import Any, Final

from lawbound.kernel import DONE, NO, YES, Ask, Flow, Seat, Word
from lawbound.law import Article, law
from lawbound.oath import promises, rule
from lawbound.oath.cards import Card, Position, Source
from lawbound.oath.deeds import Deeds, Positions, any_deeds, exchange_sites
from lawbound.oath.gifts import (
    give_adviser,
    give_secrets,
    keep_adviser_limit,
    secrets_to_give,
    why_not_give,
    why_not_hand_over,
)
from lawbound.oath.piles import look_at
from lawbound.oath.promises import record_promise, word_promise
from lawbound.oath.prompts import DEAL_ANSWER, DEAL_GIVE, DEAL_WANT, WHICH_PLAYER
from lawbound.oath.rule import banner_holder, holds, turn_order
from lawbound.oath.state import ADVISER, State
from lawbound.oath.title import settle_title
from lawbound.oath.tokens import favor_of, give_favor
from lawbound.oath.treasures import give_thing

Kind = int
FAVOR, SECRETS, RELICS, BANNERS, ADVISERS, SITES, PROMISES = range(7)
"""What may be exchanged."""
Kinds = tuple[Kind, ...]
Item = tuple[int, ...]
"""A kind and how many; a kind and which relic or banner, the place of which adviser, the position of which site; or
PROMISES and a Promise."""
Goods = tuple[Item, ...]
"""What one side hands over."""

COUNTER: Final = Word("counter")

A_DEAL: Final = 16
"""In `offers`: so much is added for a deal that was made, and one for an offer that was refused."""
MOST_DEALS: Final = 6
"""So often may one player come to terms with another in a turn: no game may hang on haggling."""

due_promises: Final = promises.due_promises
"""At the end of a round."""


# May they deal?


def may_deal(s: State, seat: Seat, other: Seat, goods: Kinds = ()) -> bool:
    """Whether the player may make another offer to that one this turn, and there is something to exchange."""
    made = s.offers[seat * s.box.seats + other]
    if seat == other or made % A_DEAL >= s.box.offers or made // A_DEAL >= MOST_DEALS:
        return False
    return not goods or _anything(s, seat, other, goods)


def partners(s: State, seat: Seat, goods: Kinds) -> list[Seat]:
    """With whom the player may deal in these things, in turn order."""
    return [other for other in turn_order(s, seat) if may_deal(s, seat, other, goods)]


def _anything(s: State, seat: Seat, other: Seat, goods: Kinds) -> bool:
    if PROMISES in goods:
        return True
    amounts = [kind for kind in (FAVOR, SECRETS) if kind in goods]
    for giver in (seat, other):
        if any([amount_of(s, giver, kind) for kind in amounts]) or things_of(s, giver, goods):
            return True
    return SITES in goods and any_deeds(s, seat, other)


def amount_of(s: State, giver: Seat, kind: Kind) -> int:
    """How much favor, or how many secrets, the player could hand over."""
    return favor_of(s, giver) if kind == FAVOR else secrets_to_give(s, giver)


@law("oath 10.26", "oath 2.3")
def things_of(s: State, giver: Seat, goods: Kinds) -> list[Item]:
    """The relics, banners and advisers that the player could hand over: never those of the Reliquary."""
    things: list[Item] = []
    if RELICS in goods:
        things += [(RELICS, card) for card in s.relics[giver] if why_not_hand_over(s, giver, card) is None]
    if BANNERS in goods:
        held = [banner for banner in rule.BANNERS if banner_holder(s, banner) == giver]
        things += [(BANNERS, banner) for banner in held if why_not_give(s, giver, banner) is None]
    if ADVISERS in goods:
        for at, card in enumerate(s.advisers[giver]):
            if s.place[card] != ADVISER + giver or why_not_hand_over(s, giver, card) is None:
                things.append((ADVISERS, at))
    return things


# Making a deal


@law("oath 7.6.3", "oath 10.26", "oath 9.6")
def deal(s: State, seat: Seat, other: Seat, goods: Kinds, article: Article, source: Source) -> Flow[bool]:
    """The player offers, the other answers; whether they came to terms. An empty offer counts as one refused."""
    give, want = yield from compose(s, seat, other, goods, source)
    answer: Any = NO
    if give or want:
        s.tell("offered", article, (seat, other, give, want))
        answer = yield Ask(other, DEAL_ANSWER, (YES, NO, COUNTER), (source, seat, give, want))
    if answer is COUNTER:
        want, give = yield from compose(s, other, seat, goods, source)
        answer = NO
        if give or want:
            s.tell("offered", article, (other, seat, want, give))
            answer = yield Ask(seat, DEAL_ANSWER, (YES, NO), (source, other, want, give))
    if answer is NO:
        refuse(s, seat, other, article)
        return False
    yield from exchange(s, seat, other, give, want, article, source)
    s.offers[seat * s.box.seats + other] += A_DEAL
    yield from settle_title(s)
    return True


def refuse(s: State, seat: Seat, other: Seat, article: Article) -> None:
    """They do not come to terms: after so many times the player makes that one no more offers this turn."""
    s.offers[seat * s.box.seats + other] += 1
    s.tell("no deal", article, (seat, other))


@law("oath card the_gathering", "oath 7.6.3")
def gathering(s: State, position: Position, goods: Kinds, article: Article, source: Source) -> Flow[None]:
    """Those whose pawns are at the site propose deals, in turn order from the Chancellor, each until they pass."""
    present = [seat for seat in turn_order(s, 0) if s.pawn[seat] == position]
    bidding = present
    while bidding:
        going_on = []
        for seat in bidding:
            options: list[Any] = [other for other in present if may_deal(s, seat, other, goods)]
            other: Any = (yield Ask(seat, WHICH_PLAYER, [*options, DONE], (source,))) if options else DONE
            if other is not DONE:
                yield from deal(s, seat, other, goods, article, source)
                going_on.append(seat)
        bidding = going_on


# Composing an offer


@law("oath 10.26")
def compose(s: State, seat: Seat, other: Seat, goods: Kinds, source: Source) -> Flow[tuple[Goods, Goods]]:
    """What the player would give and what they want. Only what there is can be named, so that both are able to."""
    give: list[Item] = []
    want: list[Item] = []
    for kind in (FAVOR, SECRETS):
        if kind in goods:
            yield from _name_amount(s, seat, other, kind, source, give, want)
    for prompt, giver, named in ((DEAL_GIVE, seat, give), (DEAL_WANT, other, want)):
        left = things_of(s, giver, goods)
        while left:
            item = yield Ask(seat, prompt, [*left, DONE], (source, other, tuple(give), tuple(want)))
            if item is DONE:
                break
            left.remove(item)
            named.append(item)
    if SITES in goods:
        yield from _name_sites(s, seat, other, source, give, want)
    if PROMISES in goods:
        for maker, named in ((seat, give), (other, want)):
            promise = yield from word_promise(s, seat, maker, source)
            if promise is not None:
                named.append((PROMISES, *promise))
    return tuple(give), tuple(want)


def _name_amount(
    s: State, seat: Seat, other: Seat, kind: Kind, source: Source, give: list[Item], want: list[Item]
) -> Flow[None]:
    """Nobody gives favor for favor, nor secrets for secrets."""
    for prompt, giver, named in ((DEAL_GIVE, seat, give), (DEAL_WANT, other, want)):
        most = amount_of(s, giver, kind)
        if most:
            options = [(kind, n) for n in range(most + 1)]
            item: Item = yield Ask(seat, prompt, options, (source, other, tuple(give), tuple(want)))
            if item[1]:
                named.append(item)
                return


@law("oath card deed_writer")
def _name_sites(s: State, seat: Seat, other: Seat, source: Source, give: list[Item], want: list[Item]) -> Flow[None]:
    """Such sites that both can rule what they get."""
    deeds = Deeds(s, seat, other)
    while options := deeds.to_give(_sites(give)):
        items: list[Any] = [(SITES, position) for position in options]
        item = yield Ask(seat, DEAL_GIVE, [*items, DONE], (source, other, tuple(give), tuple(want)))
        if item is DONE:
            break
        give.append(item)
    while options := deeds.to_want(_sites(give), _sites(want)):
        items = [(SITES, position) for position in options]
        if deeds.fits(_sites(give), _sites(want)):
            items.append(DONE)
        item = yield Ask(seat, DEAL_WANT, items, (source, other, tuple(give), tuple(want)))
        if item is DONE:
            break
        want.append(item)


def _sites(goods: list[Item] | Goods) -> Positions:
    return tuple([item[1] for item in goods if item[0] == SITES])


# Carrying it out


@law("oath 7.6.3", "oath 10.3", "oath 10.26")
def exchange(
    s: State, seat: Seat, other: Seat, give: Goods, want: Goods, article: Article, source: Source
) -> Flow[None]:
    """Both hand over what they agreed on, as far as they are able; the title is settled by the caller."""
    s.tell("exchanged", article, (seat, other, give, want))
    sides = ((seat, other, give), (other, seat, want))
    moving: list[tuple[Seat, Seat, Card]] = []
    for giver, getter, goods in sides:
        for kind, at in [item[:2] for item in goods]:
            if kind == ADVISERS:
                card = yield from look_at(s, getter, s.advisers[giver], at)
                moving.append((giver, getter, card))
    for giver, getter, goods in sides:
        for item in goods:
            _hand_over(s, giver, getter, item, article)
    for giver, getter, card in moving:
        give_adviser(s, giver, getter, card, article)
    if SITES in [item[0] for item in (*give, *want)]:
        yield from exchange_sites(s, seat, other, _sites(give), _sites(want), article, source)
    rule.settle_rule(s)
    if moving:
        for party in turn_order(s, s.turn):
            if party in (seat, other):
                got = [card for _, getter, card in moving if getter == party]
                yield from keep_adviser_limit(s, party, got)


def _hand_over(s: State, giver: Seat, getter: Seat, item: Item, article: Article) -> None:
    kind, what = item[:2]
    if kind == FAVOR:
        give_favor(s, giver, getter, min(what, favor_of(s, giver)), article)
    elif kind == SECRETS:
        give_secrets(s, giver, getter, min(what, s.secrets[giver]), article)
    elif kind in (RELICS, BANNERS):
        if holds(s, giver, what):
            give_thing(s, giver, getter, what, article)
    elif kind == PROMISES:
        record_promise(s, giver, getter, item[1:], article)
