"""Beast denizens in campaigns: battle plans and what else bends a campaign, by their numbers."""

from __future__ import annotations

from lawbound.kernel import Ask, Flow, Seat
from lawbound.law import Article, law
from lawbound.oath.acts import Campaign
from lawbound.oath.campaign import campaign, can_campaign
from lawbound.oath.cards import BEAST, CARDS, SUIT, Cost, Position, Source
from lawbound.oath.denizens.beast import beast_sites
from lawbound.oath.handy import campaign_now, distant_campaign, fights_holder, plus_minus
from lawbound.oath.plans import change_attack, friends
from lawbound.oath.powers import power
from lawbound.oath.prompts import WHICH_SITE
from lawbound.oath.rule import (
    adviser_suits,
    advisers_of_suit,
    cards_of_suit_at_sites,
    holder_of,
    holds,
    is_imperial,
    sites_ruled,
)
from lawbound.oath.state import SITE, State
from lawbound.oath.targets import target_dice

# True Names


@power("true_names", "why_not_use")
@law("oath 10.23")
def true_names(s: State, me: Source, seat: int, source: Source, cost: Cost, plan: bool) -> Article | None:
    """The holder's enemy uses no battle plans of the suits of the holder's advisers, so never Beast ones."""
    act = campaign_now(s)
    if not plan or act is None or not fights_holder(s, act, me, seat):
        return None
    return CARDS[me].article if adviser_suits(s, holder_of(s, me)) >> SUIT[source] & 1 else None


# Rangers


@power("rangers", "battle_plan")
def rangers(s: State, me: Source, act: Campaign, user: int, variant: int) -> Flow[None]:
    """Skulls are ignored; two attack dice, if the defense pool has four or more now."""
    act.skulls_ignored = True
    if act.defense >= 4:
        change_attack(s, act, 2)
    return
    yield


# Nature Worship


@power("nature_worship", "battle_plan", variants=2)
@law("oath 5.5.3")
def nature_worship(s: State, me: Source, act: Campaign, user: int, variant: int) -> Flow[None]:
    """An attack die more or fewer for every Beast adviser of the user; in a defense, of the whole side."""
    plus_minus(s, act, sum([advisers_of_suit(s, friend, BEAST) for friend in friends(s, act, user)]), variant)
    return
    yield


# Insect Swarm


@power("insect_swarm", "plan_cost")
@law("oath 7.1.2", "oath 10.23")
def insect_swarm(s: State, me: Source, act: Campaign, user: int, cost: Cost) -> Cost:
    """Every battle plan costs the holder's enemy a burnt favor more; so bandits use none against them."""
    if not fights_holder(s, act, me, user):
        return cost
    return Cost(cost.place_favor, cost.place_secret, cost.burn_favor + 1, cost.burn_secret)


# Vow of Union


@power("vow_of_union", "force")
@law("oath 10.25", "oath 7.6.5")
def united(s: State, me: Source, act: Campaign) -> None:
    """Warbands at all sites that the holder rules join the attack, like it or not; the holder chooses where they die.

    They occupy nothing else. Sites without warbands count too: with the Bandit Crown their bandits join.
    """
    if holds(s, act.seat, me):
        for position in sites_ruled(s, act.seat):
            if SITE + position not in act.places:
                act.places.append(SITE + position)


# Giant Python


@power("giant_python", "why_not_targets")
@law("oath 5.5.2")
def giant_python(s: State, me: Source, act: Campaign) -> Article | None:
    """Whoever attacks the holder needs targets of an even number of dice together; title and plans do not count.

    In a defense of the Empire the Chancellor's works, for the Chancellor always joins; that of a Citizen who may join
    does not.
    """
    holder = holder_of(s, me)
    guarded = holder == act.defender or (holder == 0 and act.seat != 0 and is_imperial(s, act.defender))
    return CARDS[me].article if guarded and target_dice(s, act) % 2 else None


# War Tortoise


@power("war_tortoise", "battle_plan")
@law("oath 5.5.4", "oath 5.5.5")
def war_tortoise(s: State, me: Source, act: Campaign, user: int, variant: int) -> Flow[None]:
    """What the enemy rolls on faces with two swords or two shields counts nothing; the skulls there still kill."""
    act.doubles_ignored[1 - act.side_of(user)] = 1
    return
    yield


# Marsh Spirit


@power("marsh_spirit", "why_not_use")
def marsh_spirit(s: State, me: Source, seat: int, source: Source, cost: Cost, plan: bool) -> Article | None:
    """Whoever targets its site uses no battle plans in that campaign."""
    act = campaign_now(s)
    if not plan or act is None or seat != act.seat:
        return None
    return CARDS[me].article if s.place[me] in act.sites else None


# Walled Garden


def garden_attacked(s: State, me: Source, act: Campaign, user: int) -> Article | None:
    return None if s.place[me] in act.sites else CARDS[me].article


@power("walled_garden", "battle_plan", ready=garden_attacked)
def walled_garden(s: State, me: Source, act: Campaign, user: int, variant: int) -> Flow[None]:
    """A defense die for every Beast card at any site, this one too, if its site is a target."""
    act.defense += len(cards_of_suit_at_sites(s, BEAST))
    return
    yield


# Wild Allies


def wild_sites(s: State, seat: Seat) -> list[Position]:
    """The sites with a Beast card, ruled or not, where the player can campaign."""
    return [position for position in beast_sites(s) if can_campaign(s, distant_campaign(s, seat, position))]


def why_not_wild(s: State, me: Source, seat: Seat) -> Article | None:
    return None if wild_sites(s, seat) else CARDS[me].article


@power("wild_allies", "action", ready=why_not_wild)
@law("oath 10.24", "oath 10.25")
def wild_allies(s: State, me: Source, seat: Seat) -> Flow[None]:
    """The player campaigns there as if the pawn stood there, with the warbands that do, and without supply."""
    sites = wild_sites(s, seat)
    if sites:  # the secret that this cost may have been needed for a toll
        position: Position = yield Ask(seat, WHICH_SITE, sites, (me,))
        yield from campaign(s, seat, distant_campaign(s, seat, position))
