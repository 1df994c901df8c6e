"""Discord denizens in campaigns: Law of Oath 5.5 and 7.5."""

from __future__ import annotations

from lawbound.kernel import DONE, Ask, Flow, Seat
from lawbound.law import Article, law
from lawbound.oath.acts import Act, Campaign, Travel
from lawbound.oath.cards import ARCANE, BEAST, CARDS, NOMAD, ORDER, SUIT, Cost, Source
from lawbound.oath.handy import campaign_now, fights_holder, keep_one_secret, offer_campaign, plus_minus
from lawbound.oath.losses import attack_size, defense_size
from lawbound.oath.modifiers import can_begin
from lawbound.oath.plans import change_attack, enemies
from lawbound.oath.powers import power
from lawbound.oath.prompts import FOLLOW_UP, TRAVEL
from lawbound.oath.rule import advisers_of_suit, has_suit, holder_of, holds
from lawbound.oath.state import BANDITS, State
from lawbound.oath.travel import free_travel

# Dice


@power("mercenaries", "battle_plan", variants=2)
def mercenaries(s: State, me: Source, act: Campaign, user: int, variant: int) -> Flow[None]:
    """Three attack dice more or fewer."""
    plus_minus(s, act, 3, variant)
    return
    yield


@power("mercenaries", "lost")
@law("oath 7.4.3")
def mercenaries_desert(s: State, me: Source, act: Campaign, user: int) -> Flow[None]:
    """Discarded if they did not help, when the campaign is over."""
    act.discards.append(me)
    return
    yield


def order_at_a_target(s: State, me: Source, act: Campaign, user: int) -> Article | None:
    """An Order card at a site that is itself a target; a pawn there is not enough."""
    return None if any([has_suit(s, position, ORDER) for position in act.sites]) else CARDS[me].article


@power("disgraced_captain", "battle_plan", ready=order_at_a_target)
def disgraced_captain(s: State, me: Source, act: Campaign, user: int, variant: int) -> Flow[None]:
    """Four attack dice, once, however many Order cards there are."""
    change_attack(s, act, 4)
    return
    yield


@law("oath 10.23", "oath 10.11")
def arcane_enemy(s: State, me: Source, act: Campaign, user: int) -> Article | None:
    """The enemy has a faceup Arcane adviser: of defenders, any of them."""
    found = [seat for seat in enemies(s, act, user) if seat != BANDITS and advisers_of_suit(s, seat, ARCANE)]
    return None if found else CARDS[me].article


@power("cracked_sage", "battle_plan", ready=arcane_enemy, variants=2)
def cracked_sage(s: State, me: Source, act: Campaign, user: int, variant: int) -> Flow[None]:
    """Four attack dice more or fewer."""
    plus_minus(s, act, 4, variant)
    return
    yield


def outnumbered(s: State, me: Source, act: Campaign, user: int) -> Article | None:
    """The defending force is larger now; what happens later makes no difference."""
    return None if defense_size(s, act) > attack_size(s, act) else CARDS[me].article


@power("zealots", "battle_plan", ready=outnumbered)
def zealots(s: State, me: Source, act: Campaign, user: int, variant: int) -> Flow[None]:
    """Each sacrifice is worth three swords."""
    act.sacrifice_worth = 3
    return
    yield


# What a pawn loses


def pawn_is_target(s: State, me: Source, act: Campaign, user: int) -> Article | None:
    return None if act.pawn else CARDS[me].article


@power("book_burning", "battle_plan", ready=pawn_is_target)
def book_burning(s: State, me: Source, act: Campaign, user: int, variant: int) -> Flow[None]:
    """It pays out after a victory."""
    return
    yield


@power("book_burning", "won")
def books_burn(s: State, me: Source, act: Campaign, user: int) -> Flow[None]:
    """The defender burns all secrets but one of their choice."""
    yield from keep_one_secret(s, me, act.defender)


@power("slander", "battle_plan", ready=pawn_is_target)
def slander(s: State, me: Source, act: Campaign, user: int, variant: int) -> Flow[None]:
    """All favor of the banished defender burns instead of half."""
    act.burn_all = True
    return
    yield


# Beast Tamer


@power("beast_tamer", "why_not_use")
def beast_tamer(s: State, me: Source, seat: int, source: Source, cost: Cost, plan: bool) -> Article | None:
    """Whoever fights against the holder, on whichever side, uses no Beast or Nomad battle plans."""
    act = campaign_now(s)
    if not plan or act is None or SUIT[source] not in (BEAST, NOMAD):
        return None
    return CARDS[me].article if fights_holder(s, act, me, seat) else None


# After a campaign: Second Wind, Sneak Attack


@power("second_wind", "battle_plan")
def second_wind(s: State, me: Source, act: Campaign, user: int, variant: int) -> Flow[None]:
    """It comes when the campaign is over."""
    return
    yield


@power("second_wind", "after")
@law("oath 10.13")
def second_wind_after(s: State, me: Source, act: Act) -> tuple[Seat, Seat] | None:
    """After a victory, when everything else about the campaign is done; others come first."""
    won = isinstance(act, Campaign) and me in act.plans and act.winner == 1
    return (act.seat, act.seat) if won else None


@power("second_wind", "follow_up")
def second_wind_goes_on(s: State, me: Source, seat: Seat, other: Seat) -> Flow[None]:
    """The player may travel, and may campaign again, without supply; not if their Act phase is over."""
    if s.act_over and seat == s.turn:
        return
    journey = Travel(seat, s.pawn[seat])
    journey.waived = True
    if can_begin(s, journey) and (yield Ask(seat, FOLLOW_UP, (TRAVEL, DONE), (me,))) is TRAVEL:
        yield from free_travel(s, seat)
    yield from offer_campaign(s, me, seat)


@power("sneak_attack", "after")
@law("oath 10.13")
def sneak_attack_after(s: State, me: Source, act: Act) -> tuple[Seat, Seat] | None:
    """After somebody else's campaign, against whomever and whoever won."""
    holder = holder_of(s, me)
    return (holder, act.seat) if isinstance(act, Campaign) and holder != act.seat else None


@power("sneak_attack", "follow_up")
def sneak_attack(s: State, me: Source, seat: Seat, other: Seat) -> Flow[None]:
    """The holder may attack whoever has just campaigned, if they could otherwise."""
    if holds(s, seat, me):
        yield from offer_campaign(s, me, seat, other)
