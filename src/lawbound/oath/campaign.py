"""Campaign: Law of Oath 5.5."""

from __future__ import annotations

from typing import Any

from lawbound.kernel import DONE, NO, YES, Ask, Flow, Seat
from lawbound.law import law
from lawbound.oath.acts import Campaign
from lawbound.oath.cards import FIRST_EDIFICE, NONE, Source, is_relic
from lawbound.oath.dice import TWO_SWORDS, roll_attack, roll_defense, shields, swords
from lawbound.oath.losses import attack_size, attacking_force, defeat, defense_size, kill_chosen, size
from lawbound.oath.modifiers import POSSIBLE, finish, pay_tolls, price, spend, why_not_act
from lawbound.oath.piles import discard, reveal
from lawbound.oath.plans import use_plans
from lawbound.oath.powers import bending, power_of
from lawbound.oath.prompts import (
    ADMIT,
    AFTERMATH,
    ATTACK_DICE,
    BANISH,
    BURN_HALF,
    DEFENDER,
    JOIN,
    OCCUPY,
    SACRIFICE,
    TARGET,
    WHICH_RELIC,
)
from lawbound.oath.rule import color, is_imperial
from lawbound.oath.state import BANDITS, BOARD, ROW, SITE, State
from lawbound.oath.targets import (
    add,
    bandits_in_defense,
    candidates,
    choose_sides,
    defenders,
    drop,
    forget_sides,
    is_feasible,
    mandatory,
    may_join,
    target_dice,
    title_dice,
    why_not_targets,
)
from lawbound.oath.title import settle_title
from lawbound.oath.tokens import to_shared
from lawbound.oath.travel import forced_travel
from lawbound.oath.treasures import bury_relic, relic_from_site, take_things
from lawbound.oath.warbands import shift, why_not_place

CAMPAIGN_COST = 2


def possible(s: State, act: Campaign) -> bool:
    """Whether somebody can be attacked, and it can be paid."""
    if price(s, act, CAMPAIGN_COST) > s.supply[act.seat] or why_not_act(s, act) is not None:
        return False
    return bool(defenders(s, act))


POSSIBLE["campaign"] = possible


@law("oath 5.5.1")
def campaign(s: State, seat: Seat, act: Campaign | None = None) -> Flow[None]:
    """The whole action; a power may have prepared it: another site, no supply, a certain defender."""
    if act is None:
        act = Campaign(seat, s.pawn[seat])
    s.acts.append(act)
    price(s, act, CAMPAIGN_COST)
    spend(s, act, "oath 5.5.1")
    defender = yield Ask(seat, DEFENDER, defenders(s, act))
    choose_sides(s, act, defender)
    s.tell("campaign", "oath 5.5.1", (seat, defender, act.site))
    yield from declare_targets(s, act)
    yield from form_pools(s, act)
    yield from use_plans(s, act)
    if not act.decided:
        yield from roll_for_defense(s, act)
        yield from roll_for_attack(s, act)
    else:
        act.winner = act.decided
    s.tell("campaign decided", "oath 5.5.5", (seat, defender, act.winner, act.total_attack, act.total_defense))
    yield from resolve_defeat(s, act)
    if act.winner == 1:
        yield from resolve_victory(s, act)
    yield from resolve_plans(s, act)
    forget_sides(s, act)
    yield from finish(s, act)


# Step 2


@law("oath 5.5.2")
def declare_targets(s: State, act: Campaign) -> Flow[None]:
    """Any number of targets, one of them where the attacker stands."""
    for target in mandatory(s, act):
        add(act, target)
    while more := candidates(s, act):
        options: list[Any] = []
        for target in more:
            add(act, target)
            if is_feasible(s, act, [each for each in more if each != target]):
                options.append(target)
            drop(act, target)
        if why_not_targets(s, act) is None:
            options.append(DONE)
        chosen = yield Ask(act.seat, TARGET, options, (act.defender,))
        if chosen is DONE:
            break
        add(act, chosen)
    pay_tolls(s, act)
    s.tell("targets", "oath 5.5.2", (act.seat, act.defender, tuple(act.sites), act.pawn, tuple(act.things)))


@law("oath 5.5.2", "oath 2.8.3")
def form_pools(s: State, act: Campaign) -> Flow[None]:
    """Both pools of dice, and the allies of an Imperial defender: the Chancellor always joins, Citizens may."""
    for bend in bending(s, "force"):
        bend.bend(s, bend.source, act)
    act.defense = target_dice(s, act) + title_dice(s, act)
    if act.defender == BANDITS:
        act.bandits = bandits_in_defense(s, act)
    elif is_imperial(s, act.defender):
        yield from gather_allies(s, act)
    most = attack_size(s, act)
    act.attack = yield Ask(act.seat, ATTACK_DICE, range(most, -1, -1))
    for bend in bending(s, "declared"):
        bend.bend(s, bend.source, act)


@law("oath 5.5.2")
def gather_allies(s: State, act: Campaign) -> Flow[None]:
    """Each Citizen who may join is asked, then the defender."""
    if act.defender and act.seat:
        act.allies.append(0)
    for seat in may_join(s, act):
        if (yield Ask(seat, JOIN, (YES, NO), (act.seat, act.defender))) is NO:
            continue
        if (yield Ask(act.defender, ADMIT, (YES, NO), (seat,))) is YES:
            act.allies.append(seat)
            s.tell("joined", "oath 5.5.2", (seat, act.defender))


# Steps 4 and 5


@law("oath 5.5.4")
def roll_for_defense(s: State, act: Campaign) -> Flow[None]:
    """Shields, and the warbands or bandits of the defending force."""
    rolled = yield from roll_defense(s, act.defender, act.defense)
    rolled_shields = shields(rolled, not act.singles_ignored, not act.doubles_ignored[1])
    act.total_defense = rolled_shields + defense_size(s, act)


@law("oath 5.5.5", "oath 9.5", "oath 10.7")
def roll_for_attack(s: State, act: Campaign) -> Flow[None]:
    """Swords, then skulls kill; and the attacker may sacrifice exactly as many warbands as are needed to win."""
    dice = act.attack // 2 if act.halved else act.attack
    rolled = yield from roll_attack(s, act.seat, dice)
    rolled = rolled * act.attack_factor  # every symbol counts so often, hollow swords and skulls too
    act.total_attack = swords(rolled, not act.hollow_ignored, not act.doubles_ignored[0])
    skulls = rolled.count(TWO_SWORDS)
    if skulls and not act.skulls_ignored:
        yield from kill_chosen(s, act, 0, skulls, "oath 5.5.5", act.seat)
    missing = act.total_defense + 1 - act.total_attack
    if missing > 0 and not act.no_sacrifice:
        needed = -(-missing // act.sacrifice_worth)
        able = needed <= size(attacking_force(s, act))
        if able and (yield Ask(act.seat, SACRIFICE, (YES, NO), (needed,))) is YES:
            yield from kill_chosen(s, act, 0, needed, "oath 5.5.5", act.seat)
            act.total_attack += needed * act.sacrifice_worth
            s.tell("sacrificed", "oath 5.5.5", (act.seat, needed))
    act.winner = 1 if act.total_attack > act.total_defense else 2


# Steps 6 and 7


@law("oath 5.5.6")
def resolve_defeat(s: State, act: Campaign) -> Flow[None]:
    """The beaten side loses warbands, and carries out its plans that say "if you are defeated"."""
    beaten = 1 if act.winner == 1 else 0
    yield from defeat(s, act, beaten)
    yield from _carry_out(s, act, "lost", beaten)


@law("oath 5.5.7")
def resolve_victory(s: State, act: Campaign) -> Flow[None]:
    """The attacker takes over sites, takes relics and banners, and banishes the pawn, in this order."""
    yield from occupy(s, act)
    yield from settle_title(s)
    yield from take_targets(s, act)
    if act.pawn:
        yield from banish(s, act)


@law("oath 5.5.7.I")
def occupy(s: State, act: Campaign) -> Flow[None]:
    """At each target site any number of warbands of the force, even none: then bandits rule it."""
    row = color(s, act.seat)
    origins = [BOARD + act.seat, *act.places[: act.movable]]
    for position in act.sites:
        if why_not_place(s, act.seat, position) is not None:
            continue
        for origin in origins:
            have = s.warbands[row * ROW + origin]
            if have and origin != SITE + position:
                n = yield Ask(act.seat, OCCUPY, range(have + 1), (position, origin))
                shift(s, row, origin, SITE + position, n)
                if n and origin == BOARD + act.seat:
                    s.tell("placed warbands", "oath 5.5.7.I", (act.seat, position, n))
                elif n:
                    s.tell("moved warbands", "oath 5.5.7.I", (act.seat, row, origin, SITE + position, n))


@law("oath 5.5.7.II")
def take_targets(s: State, act: Campaign) -> Flow[None]:
    """All relics and banners that were targets, at once; a banner is seized."""
    things, hand = list(act.things), s.hands[act.seat]
    for position, at in sorted(act.relics, reverse=True):
        relic = yield from relic_from_site(s, position, at)
        reveal(s, relic)  # whoever takes a relic shows it
        s.tell("showed", "oath 10.9", (act.seat, relic))
        hand.append(relic)
        things.append(relic)
    if act.bury:
        for relic in [thing for thing in things if is_relic(thing)]:
            if (yield Ask(act.seat, WHICH_RELIC, (relic, DONE), (relic,))) is DONE:
                things.remove(relic)
                if relic in hand:
                    hand.remove(relic)
                yield from bury_relic(s, act.seat, relic, "oath 5.5.7.II")
    if things:
        yield from take_things(s, act.seat, things, "oath 5.5.7.II")


@law("oath 5.5.7.III", "oath 7.6.2")
def banish(s: State, act: Campaign) -> Flow[None]:
    """The pawn may be moved by free travel, and half of the loser's favor burnt, rounded down."""
    loser = act.defender
    if (yield Ask(act.seat, BANISH, (YES, NO), (loser,))) is YES:
        yield from forced_travel(s, loser, act.seat)
    favor = s.favor[loser] if act.burn_all else s.favor[loser] // 2
    if favor and (yield Ask(act.seat, BURN_HALF, (YES, NO), (loser, favor))) is YES:
        s.favor[loser] -= favor
        s.tell("burnt favor", "oath 5.5.7.III", (loser, favor))
        to_shared(s, favor, "oath 5.5.7.III")


# Step 8


@law("oath 5.5.8")
def resolve_plans(s: State, act: Campaign) -> Flow[None]:
    """Plans that say "if you win", in an order of the winner's choice; then what ends the campaign, and discards."""
    yield from _carry_out(s, act, "won", 0 if act.winner == 1 else 1)
    for side in (0, 1):
        yield from _carry_out(s, act, "campaign_end", side)
    used = list(zip(act.plans, act.plan_users, strict=True))
    for user in dict.fromkeys(act.plan_users):
        done = [source for source, who in used if who == user and source in act.discards]
        done = [source for source in done if s.place[source] != NONE and source < FIRST_EDIFICE]
        yield from discard_plans(s, act, done, user)
    act.discards.clear()


@law("oath 5.5.8", "oath 10.10")
def discard_plans(s: State, act: Campaign, done: list[Source], user: int) -> Flow[None]:
    """Modifiers that have done their work are discarded by their user, those of bandits by whoever attacked."""
    for source in done:
        act.used.remove(source)
    if done:
        yield from discard(s, act.seat if user == BANDITS else user, done, "oath 5.5.8")


def discard_plan(s: State, act: Campaign, source: Source, user: int) -> Flow[None]:
    """The same for a single one, before the end."""
    yield from discard_plans(s, act, [source], user)


def _carry_out(s: State, act: Campaign, joint: str, side: int) -> Flow[None]:
    """What the used plans of one side still do; where several do something, their user orders them."""
    waiting = [
        (source, user)
        for source, user in zip(act.plans, act.plan_users, strict=True)
        if act.side_of(user) == side and power_of(source, joint) is not None
    ]
    while waiting:
        at = 0
        users = {user for _, user in waiting}
        if len(waiting) > 1 and BANDITS not in users:
            chosen = yield Ask(act.defender if side else act.seat, AFTERMATH, [source for source, _ in waiting])
            at = [source for source, _ in waiting].index(chosen)
        source, user = waiting.pop(at)
        bend = power_of(source, joint)
        if bend is not None:
            yield from bend.bend(s, source, act, user)
            yield from settle_title(s)


# Campaigns by powers


def can_campaign(s: State, act: Campaign) -> bool:
    """Whether a prepared campaign can be carried out."""
    s.acts.append(act)
    able = possible(s, act)
    s.acts.pop()
    return able
