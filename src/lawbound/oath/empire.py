"""Citizens and exiles: Law of Oath 6.6, 6.7, 6.8, 7.6.1.

Whoever holds the Grand Scepter offers citizenship and sends Citizens into exile; some powers make Citizens without an
offer. An offer is one relic of the Reliquary and whatever else both agree on, as in a deal.
"""

from __future__ import annotations

from typing import Final

from lawbound.kernel import DONE, NO, YES, Ask, Flow, Prompt, Seat
from lawbound.law import Article, law
from lawbound.oath.cards import CARDS, NONE, PEOPLES_FAVOR, SCEPTER
from lawbound.oath.deal import BANNERS, COUNTER, FAVOR, RELICS, SECRETS, Goods, compose, exchange, may_deal, refuse
from lawbound.oath.piles import discard, knows, look_at
from lawbound.oath.powers import bending
from lawbound.oath.prompts import EXILE_WHOM, FEWER_WARBANDS, OFFER_TO, OFFERED_RELIC, SHOW_RELIC
from lawbound.oath.rule import banner_holder, holder_of, holds, settle_rule
from lawbound.oath.state import BANK, BOARD, ROW, State
from lawbound.oath.title import settle_title
from lawbound.oath.tokens import all_secrets, favor_of, give_favor, refresh_supply, secrets_on_cards
from lawbound.oath.treasures import hold, relic_from_reliquary, take_things
from lawbound.oath.warbands import on_board, places_of, recolor, shift

OFFERED_GOODS: Final = (FAVOR, SECRETS, BANNERS, RELICS)
EXILE_PRICE: Final = 5

ANSWER_OFFER: Final = Prompt("answer the offer of citizenship", "oath 6.6.1", "word")
"""Given: who offered, the space of the Reliquary, what they give besides, and what they want."""


# The Grand Scepter


@law("oath 2.4", "oath card the_grand_scepter")
def why_not_wield(s: State, seat: Seat) -> Article | None:
    """Why the player cannot use the Grand Scepter: they do not hold it, or have taken it this turn."""
    if not holds(s, seat, SCEPTER):
        return "oath 2.4"
    return CARDS[SCEPTER].article if s.scepter_taken and seat == s.turn else None


def spaces(s: State) -> list[int]:
    """The spaces of the Reliquary where a relic lies."""
    return [space for space in range(4) if s.reliquary[space] != NONE]


# Offering citizenship


@law("oath 6.6.1")
def candidates(s: State, seat: Seat) -> list[Seat]:
    """The Exiles to whom the player may still make an offer, themselves among them."""
    return [other for other in range(s.box.seats) if s.is_exile(other) and (other == seat or may_deal(s, seat, other))]


@law("oath 6.6.1", "oath 2.3")
def why_not_offer(s: State, seat: Seat) -> Article | None:
    """Why the player can offer citizenship to nobody: every offer has to include a relic of the Reliquary."""
    article = why_not_wield(s, seat)
    if article is not None:
        return article
    if not spaces(s):
        return "oath 2.3"
    return None if candidates(s, seat) else "oath 6.6.1"


@law("oath 6.6.1")
def offer_citizenship(s: State, seat: Seat) -> Flow[None]:
    """The whole action. An Exile who holds the Grand Scepter may make the offer to themselves."""
    exile: Seat = yield Ask(seat, OFFER_TO, candidates(s, seat))
    if exile == seat:
        space = yield Ask(seat, OFFERED_RELIC, spaces(s), (exile,))
        yield from accept(s, seat, exile, space, (), ())
        return
    yield from show_relics(s, seat, exile)
    space = yield Ask(seat, OFFERED_RELIC, spaces(s), (exile,))
    give, want = yield from compose(s, seat, exile, OFFERED_GOODS, SCEPTER)
    s.tell("offered citizenship", "oath 6.6.1", (seat, exile, space, give, want))
    answer = yield Ask(exile, ANSWER_OFFER, (YES, NO, COUNTER), (seat, space, give, want))
    if answer is COUNTER:
        # What the Exile would accept instead: another relic, other goods. It is the holder's offer if they agree.
        space = yield Ask(exile, OFFERED_RELIC, spaces(s), (exile,))
        want, give = yield from compose(s, exile, seat, OFFERED_GOODS, SCEPTER)
        s.tell("asked for citizenship", "oath 6.6.1", (exile, seat, space, want, give))
        answer = yield Ask(seat, ANSWER_OFFER, (YES, NO), (exile, space, want, give))
    if answer is NO:
        refuse(s, seat, exile, "oath 6.6.1")
    else:
        yield from accept(s, seat, exile, space, give, want)


@law("oath 6.6.1", "oath 10.14")
def show_relics(s: State, seat: Seat, exile: Seat) -> Flow[None]:
    """The holder may let the Exile look at relics of the Reliquary, known to themselves or not; none is shown twice."""
    while unseen := [space for space in spaces(s) if not knows(s, exile, s.reliquary[space])]:
        space = yield Ask(seat, SHOW_RELIC, [*unseen, DONE], (exile,))
        if space is DONE:
            return
        card = yield from look_at(s, exile, s.reliquary, space)
        s.tell("showed relic", "oath 6.6.1", (seat, exile, space), (card,), (exile,))


@law("oath 6.6.2", "oath 10.3")
def accept(s: State, seat: Seat, exile: Seat, space: int, give: Goods, want: Goods) -> Flow[None]:
    """The Exile becomes a Citizen, and both hand over what they promised: nothing of it is taken."""
    yield from join_empire(s, exile, "oath 6.6.2")
    relic = yield from relic_from_reliquary(s, space)
    hold(s, exile, relic)
    s.tell("gave", "oath 6.6.2", (seat, relic, exile))
    if give or want:
        yield from exchange(s, seat, exile, give, want, "oath 6.6.2", SCEPTER)
    yield from settle_title(s)


# Becoming a Citizen


@law("oath 7.6.1", "oath 6.6.2")
def become_citizen(s: State, seat: Seat, relic_space: int | None, article: Article) -> Flow[None]:
    """By a power, without an offer; with some of them the player takes the relic of a space of the Reliquary."""
    yield from join_empire(s, seat, article)
    if relic_space is not None:
        relic = yield from relic_from_reliquary(s, relic_space)
        yield from take_things(s, seat, [relic], article)
    yield from settle_title(s)


@law("oath 6.6.2", "oath 6.6.3", "oath 2.2.1")
def join_empire(s: State, seat: Seat, article: Article) -> Flow[None]:
    """All that an Exile does who becomes a Citizen, but for the relic. A False Prophet's warband stays where it is."""
    s.citizens |= 1 << seat
    s.tell("became citizen", article, (seat,))
    yield from turn_purple(s, seat)
    settle_rule(s)
    if s.vision[seat] != NONE:
        yield from discard(s, seat, [s.vision[seat]], "oath 6.6.2")
    if s.title == seat and s.usurper:
        s.usurper = 0
        s.tell("no usurper", "oath 6.6.2", (seat,))
    if s.turn == seat:
        s.act_over = 1
    refresh_supply(s, seat, "oath 6.6.2")


@law("oath 6.6.2", "oath 9.3")
def turn_purple(s: State, seat: Seat) -> Flow[None]:
    """Replace the player's own warbands on board and map by purple ones; where these run short, the player chooses.

    Those in the Obsidian Cage are neither on the board nor on the map, and keep their color.
    """
    places = places_of(s, seat)
    later = sum([s.warbands[seat * ROW + place] for place in places])
    for place in places:
        here = s.warbands[seat * ROW + place]
        later -= here
        purple = s.warbands[BANK]
        least, most = min(here, max(0, purple - later)), min(here, purple)
        n = most if least == most else (yield Ask(seat, FEWER_WARBANDS, range(least, most + 1), (place,)))
        shift(s, seat, place, BANK, here)
        shift(s, 0, BANK, place, n)
        s.tell("recolored", "oath 6.6.2", (seat, 0, place, n, here - n))


# Exiling a Citizen


@law("oath 6.7")
def exile_price(s: State, holder: Seat, citizen: Seat) -> int:
    """Five favor; more for a Citizen, less for a holder who is the Oathkeeper or has the People's Favor."""
    return EXILE_PRICE + _standing(s, citizen) - _standing(s, holder)


def _standing(s: State, seat: Seat) -> int:
    return (s.title == seat) + (banner_holder(s, PEOPLES_FAVOR) == seat)


@law("oath 6.7")
def why_not_exile(s: State, seat: Seat, citizen: Seat) -> Article | None:
    """Why the player cannot send that one into exile."""
    article = why_not_wield(s, seat)
    if article is not None:
        return article
    if citizen == seat or not s.citizens >> citizen & 1:
        return "oath 6.7"
    return why_safe(s, citizen) or (None if exile_price(s, seat, citizen) <= favor_of(s, seat) else "oath 6.7")


def why_safe(s: State, citizen: Seat) -> Article | None:
    """What keeps a Citizen from being exiled, by whomever."""
    for bend in bending(s, "why_not_exile"):
        article: Article | None = bend.bend(s, bend.source, citizen)
        if article is not None:
            return article
    return None


@law("oath 6.7")
def why_not_exile_anyone(s: State, seat: Seat) -> Article | None:
    """Why the player can exile nobody; if only a card protects somebody, that card."""
    found: Article | None = why_not_wield(s, seat)
    if found is not None:
        return found
    found = "oath 6.7"
    for citizen in range(s.box.seats):
        article = why_not_exile(s, seat, citizen)
        if article is None:
            return None
        if article != "oath 6.7":
            found = article
    return found


@law("oath 6.7", "oath 10.3")
def exile_citizen(s: State, seat: Seat) -> Flow[None]:
    """The whole action: choose a Citizen and pay them."""
    options = [citizen for citizen in range(s.box.seats) if why_not_exile(s, seat, citizen) is None]
    citizen: Seat = yield Ask(seat, EXILE_WHOM, options)
    give_favor(s, seat, citizen, exile_price(s, seat, citizen), "oath 6.7")
    yield from become_exile(s, citizen, "oath 6.7")


@law("oath 6.7", "oath 6.8", "oath 9.3")
def become_exile(s: State, seat: Seat, article: Article) -> Flow[None]:
    """Only warbands on the board change their color, as many as there are own ones; sites stay the Empire's.

    The Oathkeeper goal is checked again. Whoever keeps the title keeps its Oathkeeper side until they wake.
    """
    s.citizens &= ~(1 << seat)
    s.tell("became exile", article, (seat,))
    recolor(s, 0, seat, BOARD + seat, article)
    refresh_supply(s, seat, article)
    settle_rule(s)
    yield from settle_title(s)


# Exiling oneself


@law("oath 6.8")
def self_exile_price(s: State, seat: Seat) -> int:
    """Favor for each warband and secret on the board, and each secret on a card: in their turn all these are theirs."""
    return on_board(s, seat) + all_secrets(s, seat) + secrets_on_cards(s)


@law("oath 6.8")
def why_not_self_exile(s: State, seat: Seat) -> Article | None:
    """Why the player cannot exile themselves. Where nobody holds the Grand Scepter, there is nobody to be paid."""
    holder = holder_of(s, SCEPTER)
    if not s.citizens >> seat & 1 or holder in (seat, NONE):
        return "oath 6.8"
    return why_safe(s, seat) or (None if self_exile_price(s, seat) <= favor_of(s, seat) else "oath 6.8")


@law("oath 6.8", "oath 10.3")
def self_exile(s: State, seat: Seat) -> Flow[None]:
    """The whole action: pay whoever holds the Grand Scepter. It is the last one of this turn."""
    give_favor(s, seat, holder_of(s, SCEPTER), self_exile_price(s, seat), "oath 6.8")
    s.act_over = 1
    yield from become_exile(s, seat, "oath 6.8")
