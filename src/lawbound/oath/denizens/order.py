"""Powers of Order denizens, in the order of their numbers. Their battle plans are in `order_plans`."""

from __future__ import annotations

from typing import Any

from lawbound.kernel import DONE, Ask, Flow, Seat
from lawbound.law import Article, law
from lawbound.oath.acts import REVEALED, WORLD, Act, Muster, Search, Trade, Travel
from lawbound.oath.campaign import campaign, can_campaign
from lawbound.oath.cards import CARDS, DARKEST_SECRET, NONE, Card, Position, Source
from lawbound.oath.handy import (
    distant_campaign,
    drawing,
    gain_from_a_bank,
    groups_at,
    kill_any,
    offer_campaign,
    put_pawn,
    why_no_bank,
)
from lawbound.oath.minor import movable
from lawbound.oath.modifiers import Toll
from lawbound.oath.powers import power
from lawbound.oath.prompts import HOW_MANY, WHICH_PLAYER, WHICH_SITE
from lawbound.oath.rule import (
    color,
    enemy_of_ruler,
    holds,
    is_enemy,
    others_at,
    region_sites,
    ruler_of,
    site_of,
    sites_ruled,
    turn_order,
)
from lawbound.oath.state import BOARD, SITE, State
from lawbound.oath.tokens import take_favor
from lawbound.oath.travel import arrive, consents, destinations, go, reveal_site, who_chooses
from lawbound.oath.warbands import at_site, gain_warbands, on_board, place_warbands, shift, why_not_place

# What several of them ask


def in_its_realm(s: State, me: Source, seat: Seat, position: Position) -> bool:
    """Whether that player is an enemy of whoever rules this card, and the same ruler rules that site."""
    ruler = ruler_of(s, me)
    return s.ruler[position] == ruler and is_enemy(s, seat, ruler)


# 5: Pressgangs


@power("pressgangs", "modify", act="muster")
def pressgangs(s: State, me: Source, act: Muster) -> Flow[None]:
    """A card with favor or secrets on it is as good as an empty one to muster on."""
    act.any_card = True
    return
    yield


# 6: Garrison


@power("garrison", "when_played")
@law("oath 9.3", "oath 10.12")
def garrison(s: State, me: Source, seat: Seat) -> Flow[None]:
    """A warband for each site that the player rules, then one from the board to each; if they run short, by choice."""
    article = CARDS[me].article
    gain_warbands(s, seat, len(sites_ruled(s, seat)), article)
    sites = [position for position in sites_ruled(s, seat) if why_not_place(s, seat, position) is None]
    while sites and on_board(s, seat):
        position = sites[0]
        if on_board(s, seat) < len(sites):
            position = yield Ask(seat, WHICH_SITE, sites, (me,))
        sites.remove(position)
        place_warbands(s, seat, position, 1, article)


# 104: Messenger


def counts_after(s: State, seat: Seat, position: Position) -> list[int]:
    """How many warbands may stand at that site after the player has moved some: never as many as now."""
    here = at_site(s, color(s, seat), position)
    most = here + (on_board(s, seat) if why_not_place(s, seat, position) is None else 0)
    return [n for n in range(here - movable(s, seat, position), most + 1) if n != here]


def why_no_message(s: State, me: Source, seat: Seat) -> Article | None:
    return None if any([counts_after(s, seat, site) for site in sites_ruled(s, seat)]) else CARDS[me].article


@power("messenger", "action", ready=why_no_message)
@law("oath 6.5")
def messenger(s: State, me: Source, seat: Seat) -> Flow[None]:
    """Warbands move between the board and ruled sites, each site once, in an order that the player likes.

    At each they say how many shall stand there; the last one stays. Nobody has to permit it.
    """
    left = sites_ruled(s, seat)
    while open_sites := [position for position in left if counts_after(s, seat, position)]:
        options: list[Any] = [*open_sites, DONE]
        chosen = yield Ask(seat, WHICH_SITE, options, (me,))
        if chosen is DONE:
            return
        left.remove(chosen)
        n: int = yield Ask(seat, HOW_MANY, counts_after(s, seat, chosen), (me, chosen))
        move_to(s, me, seat, chosen, n)


def move_to(s: State, me: Source, seat: Seat, position: Position, n: int) -> None:
    """Have so many of the player's warbands at the site; the others are on the board."""
    row = color(s, seat)
    more = n - at_site(s, row, position)
    origin, goal = (BOARD + seat, SITE + position) if more > 0 else (SITE + position, BOARD + seat)
    shift(s, row, origin, goal, abs(more))
    s.tell("moved warbands", CARDS[me].article, (seat, row, origin, goal, abs(more)))


# 106: Palanquin


def carried(s: State, seat: Seat, other: Seat) -> Travel:
    """The journey on which the player takes that one along."""
    act = Travel(other, s.pawn[other], seat)
    act.waived = True
    return act


def passengers(s: State, seat: Seat) -> list[Seat]:
    """Others at the player's site who can travel anywhere."""
    return [other for other in others_at(s, seat, site_of(s, seat)) if _can_travel(s, carried(s, seat, other))]


def _can_travel(s: State, act: Travel) -> bool:
    s.acts.append(act)
    able = bool(destinations(s, act))
    s.acts.pop()
    return able


def why_no_passenger(s: State, me: Source, seat: Seat) -> Article | None:
    return None if passengers(s, seat) else CARDS[me].article


@power("palanquin", "action", ready=why_no_passenger)
@law("oath 7.6.2", "oath 9.2")
def palanquin(s: State, me: Source, seat: Seat) -> Flow[None]:
    """The own pawn is put where somebody here could travel, and they travel there, too, without supply.

    A toll on the way needs their consent, before anybody moves. Where somebody has the choice of their destination, as
    in the Shrouded Wood, only the own pawn surely goes where the user likes.
    """
    other: Seat = yield Ask(seat, WHICH_PLAYER, passengers(s, seat), (me,))
    act = carried(s, seat, other)
    s.acts.append(act)
    parted = who_chooses(s, act, other) != other
    sites = destinations(s, act)
    while sites:
        to: Position = yield Ask(seat, WHICH_SITE, sites, (me, other))
        if parted or (yield from consents(s, act, to)):
            hidden = not s.is_faceup(to)
            put_pawn(s, seat, to, CARDS[me].article)
            if hidden:
                yield from reveal_site(s, to)
            if parted:
                yield from go(s, act, seat)
            elif not hidden or (yield from consents(s, act, to)):
                yield from arrive(s, act, to)
            break
        sites.remove(to)
    s.acts.pop()


# 109: Tome Guardians


@power("tome_guardians", "why_not_take")
def tome_guardians(s: State, me: Source, seat: Seat, holder: Seat, thing: Card) -> Article | None:
    """Enemies of its ruler can neither target nor take the Darkest Secret: if bandits rule it, nobody can."""
    return CARDS[me].article if thing == DARKEST_SECRET and enemy_of_ruler(s, seat, me) else None


# 110: Tyrant


@power("tyrant", "traveled")
def tyrant(s: State, me: Source, act: Travel) -> Flow[None]:
    """Wherever its holder comes a warband dies, if there is any: even the last of their own. Bandits are none."""
    if holds(s, act.seat, me):
        yield from kill_any(s, me, act.seat, [SITE + act.to], 1)


# 111: Forced Labor


@power("forced_labor", "toll")
def forced_labor(s: State, me: Source, act: Act) -> Toll | None:
    """An enemy at a site of its ruler pays a favor for every search, and for every facedown adviser that is played."""
    if isinstance(act, Search) and in_its_realm(s, me, act.seat, act.site):
        return Toll(me, ruler_of(s, me), favor=1)
    return None


# 112: Secret Police


@power("secret_police", "why_not_play")
def secret_police(s: State, me: Source, seat: Seat, card: Card, where: int) -> Article | None:
    """An enemy at a site of its ruler cannot play visions faceup, nor the Conspiracy."""
    return CARDS[me].article if where == REVEALED and in_its_realm(s, me, seat, site_of(s, seat)) else None


# 114: Captains


def fronts(s: State, seat: Seat) -> list[Position]:
    """Sites that the player rules and where they could campaign."""
    return [position for position in sites_ruled(s, seat) if can_campaign(s, distant_campaign(s, seat, position))]


def why_no_front(s: State, me: Source, seat: Seat) -> Article | None:
    return None if fronts(s, seat) else CARDS[me].article


@power("captains", "action", ready=why_no_front)
@law("oath 5.5.1", "oath 10.24", "oath 10.25")
def captains(s: State, me: Source, seat: Seat) -> Flow[None]:
    """A campaign at a ruled site as if the own pawn were there, without supply, and with the warbands there.

    A Citizen may turn them against the Empire.
    """
    position: Position = yield Ask(seat, WHICH_SITE, fronts(s, seat), (me,))
    yield from campaign(s, seat, distant_campaign(s, seat, position))


# 115: Siege Engines


def besieged(s: State, seat: Seat) -> list[Position]:
    """Sites of the player's region with warbands."""
    return [position for position in region_sites(s, seat) if groups_at(s, [SITE + position])]


def why_no_siege(s: State, me: Source, seat: Seat) -> Article | None:
    return None if besieged(s, seat) else CARDS[me].article


@power("siege_engines", "action", ready=why_no_siege)
def siege_engines(s: State, me: Source, seat: Seat) -> Flow[None]:
    """Two warbands at one site of the region die, whosesoever they are."""
    position: Position = yield Ask(seat, WHICH_SITE, besieged(s, seat), (me,))
    yield from kill_any(s, me, seat, [SITE + position], 2)


# 116: Royal Tax


@power("royal_tax", "when_played")
@law("oath 10.27")
def royal_tax(s: State, me: Source, seat: Seat) -> Flow[None]:
    """Two favor from everybody else at the sites of the region that the player rules: from their boards."""
    taxed = [position for position in region_sites(s, seat) if position in sites_ruled(s, seat)]
    for other in turn_order(s, seat):
        if other != seat and s.pawn[other] in taxed:
            take_favor(s, seat, other, 2, CARDS[me].article)
    return
    yield


# 117: Toll Roads


@power("toll_roads", "toll")
def toll_roads(s: State, me: Source, act: Act) -> Toll | None:
    """An enemy pays a favor for every journey to a site of its ruler; a facedown site has none."""
    if isinstance(act, Travel) and act.to != NONE and in_its_realm(s, me, act.seat, act.to):
        return Toll(me, ruler_of(s, me), favor=1)
    return None


# 118: Curfew


@power("curfew", "toll")
def curfew(s: State, me: Source, act: Act) -> Toll | None:
    """An enemy pays a favor for every trade with a card of its ruler."""
    if isinstance(act, Trade) and act.card != NONE and ruler_of(s, act.card) == ruler_of(s, me):
        return Toll(me, ruler_of(s, me), favor=1) if enemy_of_ruler(s, act.seat, me) else None
    return None


# 119: Knights Errant


@power("knights_errant", "modify", act="muster")
def knights_errant(s: State, me: Source, act: Muster) -> Flow[None]:
    """See below."""
    return
    yield


@power("knights_errant", "after")
def after_the_muster(s: State, me: Source, act: Act) -> tuple[Seat, Seat] | None:
    return (act.seat, NONE) if isinstance(act, Muster) and me in act.used else None


@power("hunting_party", "follow_up")
@power("knights_errant", "follow_up")
def ride_out(s: State, me: Source, seat: Seat, other: Seat) -> Flow[None]:
    """The user may campaign without spending supply."""
    yield from offer_campaign(s, me, seat)


# 120: Vow of Obedience


@power("vow_of_obedience", "why_not_play")
def vow_of_obedience(s: State, me: Source, seat: Seat, card: Card, where: int) -> Article | None:
    """Its holder cannot play visions faceup, nor the Conspiracy. One that is revealed already stays."""
    return CARDS[me].article if where == REVEALED and holds(s, seat, me) else None


@power("vow_of_obedience", "rest", ready=why_no_bank)
def reward_of_obedience(s: State, me: Source, seat: Seat) -> Flow[None]:
    """One favor from any bank."""
    yield from gain_from_a_bank(s, me, seat, 1)


# 121: Hunting Party: what follows is that of the Knights Errant


@power("hunting_party", "modify", act="search", ready=drawing)
def hunting_party(s: State, me: Source, act: Search) -> Flow[None]:
    """See below."""
    return
    yield


@power("hunting_party", "after")
def after_the_hunt(s: State, me: Source, act: Act) -> tuple[Seat, Seat] | None:
    """Only if the world deck was searched."""
    return (act.seat, NONE) if isinstance(act, Search) and me in act.used and act.source == WORLD else None


# 122: Council Seat


@power("council_seat", "why_not_exile")
def council_seat(s: State, me: Source, seat: Seat) -> Article | None:
    """Its holder cannot be exiled, not even by themselves."""
    return CARDS[me].article if holds(s, seat, me) else None
