"""Battle plans of Arcane denizens, and what else concerns campaigns and dice, in the order of their numbers."""

from __future__ import annotations

from lawbound.kernel import NO, YES, Ask, Flow
from lawbound.law import Article, law
from lawbound.oath.acts import NO_LOSSES, Campaign
from lawbound.oath.cards import (
    ARCANE,
    CARDS,
    DARKEST_SECRET,
    SUITS,
    Cost,
    Source,
    is_relic,
)
from lawbound.oath.handy import (
    fights_holder,
    plus_minus,
    ruled_by_side,
)
from lawbound.oath.losses import worsen
from lawbound.oath.plans import friends
from lawbound.oath.powers import power
from lawbound.oath.prompts import (
    HOW_MANY,
    REROLL,
)
from lawbound.oath.rule import (
    banner_holder,
    holder_of,
    rules,
)
from lawbound.oath.state import BANDITS, State
from lawbound.oath.targets import Target
from lawbound.oath.tokens import (
    cost_of,
    pay,
    why_not_use,
)

# What several of them ask


def why_no_darkest_secret(s: State, me: Source, act: Campaign, user: int) -> Article | None:
    """Somebody on the user's side has to hold the Darkest Secret: on an Imperial defense anyone of that side."""
    return None if banner_holder(s, DARKEST_SECRET) in friends(s, act, user) else CARDS[me].article


# 30: Fire Talkers


@power("fire_talkers", "battle_plan", variants=2, ready=why_no_darkest_secret)
def fire_talkers(s: State, me: Source, act: Campaign, user: int, variant: int) -> Flow[None]:
    """Three attack dice more or fewer, with the Darkest Secret."""
    plus_minus(s, act, 3, variant)
    return
    yield


# 56: Rusting Ray


@power("rusting_ray", "battle_plan", ready=why_no_darkest_secret)
def rusting_ray(s: State, me: Source, act: Campaign, user: int, variant: int) -> Flow[None]:
    """The attacker's hollow swords count nothing, if the defending side holds the Darkest Secret."""
    act.hollow_ignored = True
    return
    yield


# 58: Billowing Fog


@power("billowing_fog", "battle_plan")
def billowing_fog(s: State, me: Source, act: Campaign, user: int, variant: int) -> Flow[None]:
    """The user's side loses nothing by a defeat, whatever else would kill it all. Skulls and sacrifices still kill."""
    worsen(act, act.side_of(user), NO_LOSSES)
    return
    yield


# 59: Kindred Warriors


def kindred_suits(s: State, act: Campaign, user: int) -> int:
    """How many suits but Arcane there are among the cards that the user's side rules."""
    return sum([suit != ARCANE and bool(ruled_by_side(s, act, user, suit)) for suit in SUITS])


def why_no_kindred(s: State, me: Source, act: Campaign, user: int) -> Article | None:
    """A defender rolls no skulls, and needs another suit."""
    return None if not act.side_of(user) or kindred_suits(s, act, user) else CARDS[me].article


@power("kindred_warriors", "battle_plan", variants=2, ready=why_no_kindred)
def kindred_warriors(s: State, me: Source, act: Campaign, user: int, variant: int) -> Flow[None]:
    """The user's own skulls are ignored, and up to so many dice come or go as they rule other suits."""
    if not act.side_of(user):
        act.skulls_ignored = True
    most = kindred_suits(s, act, user)
    n: int = yield Ask(user, HOW_MANY, range(most, -1, -1), (me, variant))
    plus_minus(s, act, n, variant)


# 65: Gleaming Armor


@power("gleaming_armor", "plan_cost")
@law("oath 10.23")
def gleaming_armor(s: State, me: Source, act: Campaign, user: int, cost: Cost) -> Cost:
    """A secret more for every plan of an enemy: of a Citizen who has it, only if they take part."""
    if not fights_holder(s, act, me, user):
        return cost
    return Cost(cost.place_favor, cost.place_secret + 1, cost.burn_favor, cost.burn_secret)


# 67: Jinx


@power("jinx", "reroll")
def jinx(s: State, me: Source, roller: int) -> Flow[bool]:
    """Whoever has rolled dice and rules it may pay to roll all of them again. It is no battle plan."""
    if roller == BANDITS or not rules(s, roller, me) or why_not_use(s, roller, me, cost_of(me)) is not None:
        return False
    if (yield Ask(roller, REROLL, (YES, NO), (me,))) is NO:
        return False
    s.tell("used", CARDS[me].article, (roller, me))
    pay(s, roller, me, cost_of(me), CARDS[me].article)
    return True


# 70: Cracking Ground


def why_no_ground(s: State, me: Source, act: Campaign, user: int) -> Article | None:
    return None if act.sites else CARDS[me].article


@power("cracking_ground", "battle_plan", variants=2, ready=why_no_ground)
def cracking_ground(s: State, me: Source, act: Campaign, user: int, variant: int) -> Flow[None]:
    """An attack die more or fewer for each site that is a target."""
    plus_minus(s, act, len(act.sites), variant)
    return
    yield


# 71: Sealing Ward


@power("sealing_ward", "target_dice")
def sealing_ward(s: State, me: Source, act: Campaign, target: Target, n: int) -> int:
    """A die more for each relic of the holder."""
    return n + 1 if is_relic(target) and holder_of(s, target) == holder_of(s, me) else n
