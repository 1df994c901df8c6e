"""Battle plans of the hearth denizens, by their numbers."""

from __future__ import annotations

from lawbound.kernel import Flow
from lawbound.law import Article, law
from lawbound.oath.acts import NO_LOSSES, Campaign
from lawbound.oath.campaign import discard_plan
from lawbound.oath.cards import CARDS, PEOPLES_FAVOR, Source
from lawbound.oath.handy import faces_the_people, plus_minus
from lawbound.oath.losses import worsen
from lawbound.oath.plans import friends
from lawbound.oath.powers import power
from lawbound.oath.rule import banner_holder, rules
from lawbound.oath.state import BANK, SITE, State
from lawbound.oath.warbands import shift, why_not_place


def popular(s: State, me: Source, act: Campaign, user: int) -> Article | None:
    """Not against whoever holds the People's Favor: no part of it works then."""
    return CARDS[me].article if faces_the_people(s, act, user) else None


# Extra Provisions


@power("extra_provisions", "battle_plan")
def extra_provisions(s: State, me: Source, act: Campaign, user: int, variant: int) -> Flow[None]:
    """One defense die, as printed on the card."""
    act.defense += 1
    return
    yield


# Traveling Doctor


@power("traveling_doctor", "battle_plan")
@law("oath 5.5.6")
def traveling_doctor(s: State, me: Source, act: Campaign, user: int, variant: int) -> Flow[None]:
    """In a defeat none of the user's force dies, whatever else says so; skulls and sacrifices still kill."""
    worsen(act, act.side_of(user), NO_LOSSES)
    return
    yield


@power("traveling_doctor", "lost")
@law("oath 5.5.6")
def doctor_leaves(s: State, me: Source, act: Campaign, user: int) -> Flow[None]:
    """After a defeat it is discarded."""
    yield from discard_plan(s, act, me, user)


# Village Constable


@power("village_constable", "battle_plan", variants=2, ready=popular)
def village_constable(s: State, me: Source, act: Campaign, user: int, variant: int) -> Flow[None]:
    """Two attack dice more or fewer."""
    plus_minus(s, act, 2, variant)
    return
    yield


# The Great Levy


@power("the_great_levy", "battle_plan", variants=2, ready=popular)
def the_great_levy(s: State, me: Source, act: Campaign, user: int, variant: int) -> Flow[None]:
    """Three attack dice more or fewer; an attacker who uses it ignores the skulls they roll."""
    plus_minus(s, act, 3, variant)
    if not act.side_of(user):
        act.skulls_ignored = True
    return
    yield


# Hearts and Minds


@power("hearts_and_minds", "battle_plan")
@law("oath 5.5.5")
def hearts_and_minds(s: State, me: Source, act: Campaign, user: int, variant: int) -> Flow[None]:
    """The defender is victorious at once: no dice, and the attacker suffers the defeat."""
    act.decided = 2
    return
    yield


@power("hearts_and_minds", "campaign_end")
def hearts_turn_away(s: State, me: Source, act: Campaign, user: int) -> Flow[None]:
    """It is discarded, unless its side holds the People's Favor."""
    if banner_holder(s, PEOPLES_FAVOR) not in friends(s, act, user):
        act.discards.append(me)
    return
    yield


# Hospital


@power("hospital", "battle_plan")
@law("oath 10.28")
def hospital(s: State, me: Source, act: Campaign, user: int, variant: int) -> Flow[None]:
    """Whoever of the user's side would be killed in this campaign is brought here."""
    act.hospital[act.side_of(user)] = s.place[me]
    return
    yield


@power("hospital", "campaign_end")
def hospital_opens(s: State, me: Source, act: Campaign, user: int) -> Flow[None]:
    """They stand at its site, if the user rules that now; otherwise they are dead, though nobody counts them."""
    side = act.side_of(user)
    position = act.hospital[side]
    saved_here = [saved for saved in act.saved if saved[0] == side]
    open_here = bool(saved_here) and rules(s, user, me) and why_not_place(s, user, position) is None
    for saved in saved_here:
        _, row, n = saved
        if open_here:
            shift(s, row, BANK, SITE + position, n)
            s.tell("healed", CARDS[me].article, (row, position, n))
        else:
            s.tell("killed", CARDS[me].article, (row, SITE + position, n))
        act.saved.remove(saved)
    return
    yield
