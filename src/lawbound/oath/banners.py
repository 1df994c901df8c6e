"""Powers of the two banners: Law of Oath 2.5, 4.1.1, 5.1.4.I."""

from __future__ import annotations

from typing import Any, Final

from lawbound.kernel import DONE, Ask, Flow, Seat
from lawbound.law import Article, law
from lawbound.oath.acts import WORLD, Act, Search
from lawbound.oath.cards import CARDS, IN_REGION, PEOPLES_FAVOR, REGION, SUITS, Card, Position, Source
from lawbound.oath.powers import power
from lawbound.oath.prompts import BANNER_FAVOR, LEAST_BANK, PLACE, RETURN
from lawbound.oath.rule import banner_holder, holds
from lawbound.oath.search import PILE_COST, search_cost
from lawbound.oath.state import State
from lawbound.oath.tokens import favor_of, place_favor

MOB: Final = 6
"""So much favor turns the People's Favor to its Mob side."""


# The People's Favor


@power("peoples_favor", "wake")
@law("oath 4.1.1", "oath 4.1.1.II", "oath 4.1.1.III")
def peoples_favor(s: State, me: Source, seat: Seat) -> Flow[None]:
    """Whoever holds it adds or returns a favor, on the Mob side twice; with six or more it is turned to that side."""
    if banner_holder(s, me) != seat:
        return
    for _ in range(1 + s.mob):
        yield from place_or_return(s, seat)
    if s.favor_on[me] >= MOB and not s.mob:
        s.mob = 1
        s.tell("mob", "oath 4.1.1.III", (1,))


@law("oath 4.1.1.I")
def place_or_return(s: State, seat: Seat) -> Flow[None]:
    """One favor from the holder, or one to a bank that has the least. The last favor on the banner stays.

    Nobody has to add favor that is not on their board.
    """
    options: list[Any] = [PLACE] if favor_of(s, seat) else []
    if s.favor_on[PEOPLES_FAVOR] > 1:
        options.append(RETURN)
    elif not s.favor[seat]:
        options.append(DONE)
    chosen = yield Ask(seat, BANNER_FAVOR, options)
    if chosen is PLACE:
        place_favor(s, seat, PEOPLES_FAVOR, 1, "oath 4.1.1.I")
    elif chosen is RETURN:
        least = min(s.banks)
        bank = yield Ask(seat, LEAST_BANK, [suit for suit in SUITS if s.banks[suit] == least])
        s.favor_on[PEOPLES_FAVOR] -= 1
        s.banks[bank] += 1
        s.tell("returned favor", "oath 4.1.1.I", (PEOPLES_FAVOR, bank))


def holds_banner(s: State, me: Source, act: Act) -> Article | None:
    return None if holds(s, act.seat, me) else CARDS[me].article


@power("peoples_favor", "modify", act="search", ready=holds_banner)
@law("oath 5.1.4.I")
def whole_region(s: State, me: Source, act: Search) -> Flow[None]:
    """Cards may be played to any site of the region, each after a denizen anywhere in the region was discarded."""
    act.region = True
    return
    yield


@power("peoples_favor", "make_room")
@law("oath 5.1.4.I")
def denizens_of_the_region(s: State, me: Source, act: Search, position: Position) -> list[Card]:
    if me not in act.used:
        return []
    return [card for each in IN_REGION[REGION[act.site]] for card in s.cards_at[each]]


# The Darkest Secret


def why_pay_the_track(s: State, me: Source, act: Search) -> Article | None:
    """Why it is of no use: somebody else holds it, nothing is drawn, or the world deck costs no more anyway."""
    if act.fresh and search_cost(s, WORLD) > PILE_COST:
        return holds_banner(s, me, act)
    return "oath 5.1.1"


@power("darkest_secret", "modify", act="search", ready=why_pay_the_track)
def darkest_secret(s: State, me: Source, act: Search) -> Flow[None]:
    """To search the world deck costs no more than two supply, however many visions have been drawn."""
    return
    yield


@power("darkest_secret", "supply_cost")
def cheap_search(s: State, me: Source, act: Act) -> None:
    if isinstance(act, Search) and me in act.used and act.source == WORLD:
        act.base = PILE_COST
