"""Powers of visions: Law of Oath 2.7, 3.2 and 5.1.4.IV.

That three visions have to be drawn is part of every goal; `victory.goal_met` asks for it.
"""

from __future__ import annotations

from typing import Any

from lawbound.kernel import DONE, Ask, Flow, Seat
from lawbound.law import law
from lawbound.oath.cards import DARKEST_SECRET, PEOPLES_FAVOR, SUITS, Card, Cost, Source
from lawbound.oath.piles import remove
from lawbound.oath.powers import power
from lawbound.oath.prompts import WHICH_THING
from lawbound.oath.rule import (
    adviser_suits,
    advisers_of_suit,
    banner_holder,
    others_at,
    site_of,
    sites_ruled,
    treasures,
    why_not_take,
)
from lawbound.oath.state import State
from lawbound.oath.tokens import pay, why_not_use
from lawbound.oath.treasures import take_things

BURN: Cost = Cost(burn_secret=1)
MATCHING: int = 2
"""So many own advisers have to match advisers of whoever is robbed."""


@power("vision_of_conquest", "goal")
@law("oath 3.2")
def rules_the_most_sites(s: State, me: Source, seat: Seat) -> bool:
    """More than anyone else, and every Imperial player rules all sites of the Empire."""
    mine = len(sites_ruled(s, seat))
    return all([len(sites_ruled(s, other)) < mine for other in range(s.box.seats) if other != seat])


@power("vision_of_rebellion", "goal")
@law("oath 3.2")
def holds_the_peoples_favor(s: State, me: Source, seat: Seat) -> bool:
    return banner_holder(s, PEOPLES_FAVOR) == seat


@power("vision_of_sanctuary", "goal")
@law("oath 3.2")
def holds_the_most_treasures(s: State, me: Source, seat: Seat) -> bool:
    """More relics and banners than anyone else."""
    mine = len(treasures(s, seat))
    return all([len(treasures(s, other)) < mine for other in range(s.box.seats) if other != seat])


@power("vision_of_faith", "goal")
@law("oath 3.2")
def holds_the_darkest_secret(s: State, me: Source, seat: Seat) -> bool:
    return banner_holder(s, DARKEST_SECRET) == seat


# The Conspiracy


@power("conspiracy", "when_played")
@law("oath 5.1.4.IV", "oath 2.5.3")
def conspire(s: State, me: Source, seat: Seat) -> Flow[None]:
    """Burn a secret to take a relic or banner of somebody here, or do not; then the card leaves the game."""
    things: list[Any] = takeable(s, me, seat)
    if things:
        chosen = yield Ask(seat, WHICH_THING, [*things, DONE], (me,))
        if chosen is not DONE:
            pay(s, seat, me, BURN, "oath 5.1.4.IV")
            yield from take_things(s, seat, [chosen], "oath 5.1.4.IV")
    remove(s, me)
    s.boxed.append(me)
    s.tell("boxed", "oath 5.1.4.IV", (seat, me))


@law("oath 5.1.4.IV")
def takeable(s: State, me: Source, seat: Seat) -> list[Card]:
    """What the player could take with the Conspiracy; nothing if they cannot burn a secret for it."""
    if why_not_use(s, seat, me, BURN) is not None:
        return []
    return [
        thing
        for other in others_at(s, seat, site_of(s, seat))
        if matches(s, seat, other)
        for thing in treasures(s, other)
        if why_not_take(s, seat, other, thing) is None
    ]


@law("oath 5.1.4.IV", "oath 10.11")
def matches(s: State, seat: Seat, other: Seat) -> bool:
    """Whether at least two of the player's own advisers have suits that the other one's advisers have."""
    theirs = adviser_suits(s, other)
    return sum([advisers_of_suit(s, seat, suit) for suit in SUITS if theirs >> suit & 1]) >= MATCHING
