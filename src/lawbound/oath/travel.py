"""Travel: Law of Oath 5.6, 7.6.2."""

from __future__ import annotations

from typing import Final

from lawbound.kernel import NO, YES, Ask, Chance, Flow, Seat
from lawbound.law import Article, law
from lawbound.oath.acts import Travel
from lawbound.oath.cards import FIRST_SITE, FREE, NONE, POSITIONS, REGION, SITES, Position, SiteNumber
from lawbound.oath.modifiers import POSSIBLE, finish, modify, pay_tolls, price, spend, tolls, why_not_act, why_not_tolls
from lawbound.oath.powers import bending
from lawbound.oath.prompts import CONSENT, DRAW_SITE, TRAVEL_TO
from lawbound.oath.rule import settle_rule
from lawbound.oath.state import JOURNEY_FAILED, State
from lawbound.oath.tokens import cost_of

COST: Final = (bytes((1, 2, 4)), bytes((2, 2, 2)), bytes((4, 2, 3)))
"""By the regions of origin and destination."""


@law("oath 5.6.1", "oath 10.2")
def travel_cost(origin: Position, to: Position) -> int:
    return COST[REGION[origin]][REGION[to]]


@law("oath 9.2")
def aim(s: State, act: Travel, to: Position) -> None:
    """Have that destination in mind, or none yet; modifiers that were used may ignore the powers of sites then."""
    act.to = to
    act.ignores_sites = False
    for bend in bending(s, "ignores_sites"):
        if bend.source in act.used and bend.bend(s, bend.source, act):
            act.ignores_sites = True


def why_not_travel(s: State, act: Travel, to: Position) -> Article | None:
    """Why the pawn cannot travel there; supply and tolls included. Nobody can be forced to pay a toll."""
    aim(s, act, to)
    if to == act.origin or (act.only and not act.only >> to & 1):
        return "oath 5.6.1"
    if price(s, act, travel_cost(act.origin, to)) > s.supply[act.seat]:
        return "oath 5.6.1"
    return why_not_act(s, act) or why_not_tolls(s, act)


@law("oath 5.6.1")
def destinations(s: State, act: Travel) -> list[Position]:
    """Where the pawn may travel."""
    found = [to for to in POSITIONS if why_not_travel(s, act, to) is None]
    aim(s, act, NONE)
    return found


def possible(s: State, act: Travel) -> bool:
    found = False
    for to in POSITIONS:
        if why_not_travel(s, act, to) is None:
            found = True
            break
    aim(s, act, NONE)
    return found


POSSIBLE["travel"] = possible


@law("oath 5.6.1")
def travel(s: State, seat: Seat) -> Flow[None]:
    """The whole action."""
    act = Travel(seat, s.pawn[seat])
    s.acts.append(act)
    yield from modify(s, act)
    yield from go(s, act, seat)
    yield from finish(s, act)


@law("oath 5.6.1", "oath 9.2")
def go(s: State, act: Travel, chooser: Seat) -> Flow[None]:
    """Choose the destination, pay and move. Somebody else may have the choice; then a toll needs consent."""
    chooser = who_chooses(s, act, chooser)
    sent = chooser != act.seat
    options = destinations_beyond(s, act) if sent and act.forced == NONE else destinations(s, act)
    while options:
        to = yield Ask(chooser, TRAVEL_TO, tuple(options), (act.seat,))
        if not sent or (yield from consents(s, act, to)):
            yield from arrive(s, act, to)
            return
        options.remove(to)
    fail(s, act)


@law("oath 5.5.7.III")
def who_chooses(s: State, act: Travel, chooser: Seat) -> Seat:
    """Who has the choice of the destination, if it is not the one who should."""
    aim(s, act, NONE)
    for bend in bending(s, "chooses_destination"):
        chooser = bend.bend(s, bend.source, act, chooser)
    return chooser


def destinations_beyond(s: State, act: Travel) -> list[Position]:
    """Where somebody else may send a traveler: also where supply does not suffice, and then the journey fails."""
    found = []
    for to in POSITIONS:
        aim(s, act, to)
        if to == act.origin or (act.only and not act.only >> to & 1):
            continue
        price(s, act, travel_cost(act.origin, to))
        if why_not_act(s, act) is None and why_not_tolls(s, act) is None:
            found.append(to)
    aim(s, act, NONE)
    return found


@law("oath 9.2")
def consents(s: State, act: Travel, to: Position) -> Flow[bool]:
    """Whether the traveler agrees to the tolls of a journey that somebody else directs; nobody can be forced to."""
    aim(s, act, to)
    agreed = not tolls(s, act) or (yield Ask(act.seat, CONSENT, (YES, NO), (to,))) is YES
    aim(s, act, NONE)
    return agreed


def fail(s: State, act: Travel) -> None:
    """Nothing happens. If nothing was paid for it either, Travel is not offered again at once."""
    if act.forced == NONE and all([source >= FIRST_SITE or cost_of(source) == FREE for source in act.used]):
        s.moved |= JOURNEY_FAILED
    s.tell("travel failed", "oath 5.6.1", (act.seat,))


def arrive(s: State, act: Travel, to: Position) -> Flow[None]:
    """Pay for the journey and end it. Where it cannot be paid, it fails."""
    if why_not_travel(s, act, to) is not None:
        fail(s, act)
        return
    pay_tolls(s, act)
    spend(s, act, "oath 5.6.1")
    yield from move_pawn(s, act.seat, to)
    act.site = to
    for bend in bending(s, "traveled").copy():
        yield from bend.bend(s, bend.source, act)


@law("oath 5.5.7.III", "oath 7.6.2", "oath 9.2")
def forced_travel(s: State, seat: Seat, by: Seat, only: int = 0) -> Flow[bool]:
    """Somebody makes the player's pawn travel without supply, if it can; whether it did."""
    act = Travel(seat, s.pawn[seat], by)
    act.waived = True
    act.only = only
    s.acts.append(act)
    if destinations(s, act):
        yield from go(s, act, by)
    s.acts.pop()
    return s.pawn[seat] != act.origin


@law("oath 7.6.2")
def free_travel(s: State, seat: Seat, only: int = 0) -> Flow[bool]:
    """The player travels by a power, without spending supply; whether they did."""
    act = Travel(seat, s.pawn[seat])
    act.waived = True
    act.only = only
    s.acts.append(act)
    yield from modify(s, act)
    if destinations(s, act):
        yield from go(s, act, seat)
    yield from finish(s, act)
    return s.pawn[seat] != act.origin


@law("oath 5.6.2")
def move_pawn(s: State, seat: Seat, to: Position) -> Flow[None]:
    """The pawn arrives; a facedown site is revealed."""
    s.pawn[seat] = to
    s.tell("traveled", "oath 5.6.2", (seat, to))
    if not s.faceup >> to & 1:
        yield from reveal_site(s, to)


def decide_site(s: State, position: Position) -> Flow[SiteNumber]:
    """Which site lies there facedown. It lies there from now on."""
    if s.site[position] == NONE:
        number = yield Chance(DRAW_SITE, bytes(s.site_pool), (position,))
        s.site_pool.remove(number)
        s.site[position] = number
    return s.site[position]


@law("oath 5.6.2", "oath 2.8.2", "oath 9.3", "oath 10.9")
def reveal_site(s: State, position: Position) -> Flow[None]:
    """Turn a site faceup and do what its corner says: relics from the deck, favor and secrets from the shared bank."""
    yield from decide_site(s, position)
    s.faceup |= 1 << position
    s.bends = None
    info = SITES[s.site[position]]
    s.tell("revealed site", "oath 5.6.2", (position, info.number))
    fill_site(s, position, info.relics)
    place_site_tokens(s, position, info.favor, info.secrets)
    settle_rule(s)


def fill_site(s: State, position: Position, n: int) -> None:
    """Facedown relics, as many as there are."""
    n = min(n, len(s.relic_deck))
    for _ in range(n):
        s.relics_at[position].append(s.relic_deck.pop())
    if n:
        s.tell("relics at site", "oath 2.8.2", (position, n))


def place_site_tokens(s: State, position: Position, favor: int, secrets: int) -> None:
    """Favor as much as the shared bank has; secrets never run out."""
    favor = min(favor, s.shared)
    s.shared -= favor
    s.site_favor[position] += favor
    s.site_secrets[position] += secrets
    if favor or secrets:
        s.tell("tokens at site", "oath 2.8.2", (position, favor, secrets))
