"""Battle plans of the Nomads. Most of them are discarded when the campaign is over."""

from __future__ import annotations

from typing import Any

from lawbound.kernel import DONE, Ask, Flow
from lawbound.oath.acts import Campaign
from lawbound.oath.cards import BEAST, CARDS, NOMAD, SUIT, Source
from lawbound.oath.handy import plus_minus, ruled_by_side
from lawbound.oath.minor import movable
from lawbound.oath.piles import discard
from lawbound.oath.plans import enemies, friends
from lawbound.oath.powers import power
from lawbound.oath.prompts import HOW_MANY, WHICH_CARD
from lawbound.oath.rule import advisers_of_suit, sites_ruled, why_locked
from lawbound.oath.state import BANDITS, BOARD, SITE, State
from lawbound.oath.warbands import on_board, place_warbands, why_not_place, withdraw

HERD = 2
"""So many Nomad cards are worth a Beast card to bandits."""


@power("rain_boots", "battle_plan")
def rain_boots(s: State, me: Source, act: Campaign, user: int, variant: int) -> Flow[None]:
    """Single shields of the defense roll count for nothing; faces with two, and doublings, do."""
    act.singles_ignored = True
    act.discards.append(me)
    return
    yield


@power("horse_archers", "battle_plan", variants=2)
def horse_archers(s: State, me: Source, act: Campaign, user: int, variant: int) -> Flow[None]:
    """Three attack dice more or less."""
    plus_minus(s, act, 3, variant)
    act.discards.append(me)
    return
    yield


@power("warning_signals", "battle_plan")
def warning_signals(s: State, me: Source, act: Campaign, user: int, variant: int) -> Flow[None]:
    """Move warbands from sites to the board, then from the board to sites; forces change by that, dice do not.

    Nobody has to permit it. As on every plan of the defending side "you" are all of them (5.5.3): the boards of allies
    take part too. Bandits have nothing to move.
    """
    act.discards.append(me)
    if user == BANDITS:
        return
    boards, article = friends(s, act, user), CARDS[me].article
    for position in sites_ruled(s, user):
        for seat in boards:
            if most := movable(s, user, position):
                n = yield Ask(user, HOW_MANY, range(most + 1), (me, SITE + position, BOARD + seat))
                withdraw(s, seat, position, n, article)
    for position in sites_ruled(s, user):
        for seat in boards:
            if (most := on_board(s, seat)) and why_not_place(s, user, position) is None:
                n = yield Ask(user, HOW_MANY, range(most + 1), (me, BOARD + seat, SITE + position))
                place_warbands(s, seat, position, n, article)


@power("wild_mounts", "battle_plan")
def wild_mounts(s: State, me: Source, act: Campaign, user: int, variant: int) -> Flow[None]:
    """What it does it does at the end of the campaign; it is not discarded itself."""
    return
    yield


@power("wild_mounts", "campaign_end")
def wild_mounts_at_the_end(s: State, me: Source, act: Campaign, user: int) -> Flow[None]:
    """One Beast card that the side rules may be discarded instead of all its Nomad plans.

    Bandits do so for two plans or more, with the first Beast card from the top of the map.
    """
    side = act.side_of(user)
    plans = [plan for plan in act.discards if SUIT[plan] == NOMAD and side == _side_that_used(act, plan)]
    beasts: list[Any] = [card for card in ruled_by_side(s, act, user, BEAST) if why_locked(s, user, card) is None]
    if not beasts or len(plans) < (HERD if user == BANDITS else 1):
        return
    chosen: Any = beasts[0]
    if user != BANDITS:
        chosen = yield Ask(user, WHICH_CARD, [*beasts, DONE], (me,))
        if chosen is DONE:
            return
    for plan in plans:
        act.discards.remove(plan)
    yield from discard(s, act.seat if user == BANDITS else user, [chosen], CARDS[me].article)


def _side_that_used(act: Campaign, plan: Source) -> int:
    return act.side_of(act.plan_users[act.plans.index(plan)])


@power("lancers", "battle_plan")
def lancers(s: State, me: Source, act: Campaign, user: int, variant: int) -> Flow[None]:
    """All that the attack dice show counts twice, skulls and hollow swords too."""
    act.attack_factor *= 2
    act.discards.append(me)
    return
    yield


@power("mountain_giant", "battle_plan", variants=4)
def mountain_giant(s: State, me: Source, act: Campaign, user: int, variant: int) -> Flow[None]:
    """One attack die more or less (ways 0 and 1); or three (2 and 3), and it is discarded."""
    if variant < 2:
        plus_minus(s, act, 1, variant)
    else:
        plus_minus(s, act, 3, variant - 2)
        act.discards.append(me)
    return
    yield


@power("rival_khan", "battle_plan", variants=2)
def rival_khan(s: State, me: Source, act: Campaign, user: int, variant: int) -> Flow[None]:
    """Four attack dice more or less, if an enemy in this campaign has a Nomad adviser; it is discarded in any case."""
    if any([seat != BANDITS and advisers_of_suit(s, seat, NOMAD) for seat in enemies(s, act, user)]):
        plus_minus(s, act, 4, variant)
    act.discards.append(me)
    return
    yield


@power("mounted_patrol", "battle_plan")
def mounted_patrol(s: State, me: Source, act: Campaign, user: int, variant: int) -> Flow[None]:
    """The attacker rolls half of the final pool, rounded down."""
    act.halved = True
    act.discards.append(me)
    return
    yield


@power("great_crusade", "battle_plan", variants=2)
def great_crusade(s: State, me: Source, act: Campaign, user: int, variant: int) -> Flow[None]:
    """As many attack dice more or less as the side rules Nomad cards, this one among them."""
    plus_minus(s, act, len(ruled_by_side(s, act, user, NOMAD)), variant)
    act.discards.append(me)
    return
    yield


@power("storm_caller", "battle_plan")
def storm_caller(s: State, me: Source, act: Campaign, user: int, variant: int) -> Flow[None]:
    """Two defense dice more."""
    act.defense += 2
    act.discards.append(me)
    return
    yield
