"""Battle plans of Order denizens, in the order of their numbers."""

from __future__ import annotations

from typing import Any

from lawbound.kernel import DONE, NO, YES, Ask, Flow
from lawbound.law import Article, law
from lawbound.oath.acts import ALL, NO_LOSSES, Campaign
from lawbound.oath.cards import CARDS, ORDER, SUIT, SUITS, Position, Source, is_relic
from lawbound.oath.empire import become_citizen
from lawbound.oath.handy import pay_out, plus_minus, why_not_alone
from lawbound.oath.losses import attack_size, defending_force, defense_size, kill_some, worsen
from lawbound.oath.plans import change_attack, enemies, friends, plan_cost
from lawbound.oath.powers import power
from lawbound.oath.prompts import TARGET, USE, WHICH_WARBANDS
from lawbound.oath.rule import color, faceup_advisers
from lawbound.oath.state import BANDITS, BOARD, State
from lawbound.oath.tokens import favor_of, gain_supply, give_favor
from lawbound.oath.warbands import gain_warbands

# 0: Wrestlers


def why_no_wrestlers(s: State, me: Source, act: Campaign, user: int) -> Article | None:
    """Bandits can sacrifice nobody, and crowned ones cannot be sacrificed."""
    return None if defending_force(s, act) else CARDS[me].article


@power("wrestlers", "battle_plan", ready=why_no_wrestlers)
@law("oath 10.7")
def wrestlers(s: State, me: Source, act: Campaign, user: int, variant: int) -> Flow[None]:
    """One warband of the defending force, an ally's too, is sacrificed for a defense die. Targets stay targets."""
    groups = [(row, place) for row, place, _ in defending_force(s, act)]
    row, place = yield Ask(user, WHICH_WARBANDS, groups, (me,))
    kill_some(s, act, 1, row, place, 1, CARDS[me].article)
    act.defense += 1


# 1: Battle Honors


@power("battle_honors", "battle_plan")
def battle_honors(s: State, me: Source, act: Campaign, user: int, variant: int) -> Flow[None]:
    """See below."""
    return
    yield


@power("battle_honors", "won")
def honors_of_the_winner(s: State, me: Source, act: Campaign, user: int) -> Flow[None]:
    """Two favor from the Order bank, or what is there."""
    pay_out(s, user, ORDER, 2, CARDS[me].article)
    return
    yield


# 2: Bear Traps


@power("bear_traps", "battle_plan")
def bear_traps(s: State, me: Source, act: Campaign, user: int, variant: int) -> Flow[None]:
    """One attack die fewer, and a warband on the attacker's board dies: that takes no second die from the pool."""
    change_attack(s, act, -1)
    kill_some(s, act, 0, color(s, act.seat), BOARD + act.seat, 1, CARDS[me].article)
    return
    yield


# 3: Longbows


@power("longbows", "battle_plan", variants=2)
def longbows(s: State, me: Source, act: Campaign, user: int, variant: int) -> Flow[None]:
    """An attack die more or fewer."""
    plus_minus(s, act, 1, variant)
    return
    yield


# 4: Keep


def why_no_siege(s: State, me: Source, act: Campaign, user: int) -> Article | None:
    return None if s.place[me] in act.sites else CARDS[me].article


@power("keep", "battle_plan", ready=why_no_siege)
def keep(s: State, me: Source, act: Campaign, user: int, variant: int) -> Flow[None]:
    """Two defense dice, if its own site is a target."""
    act.defense += 2
    return
    yield


# 7: Scouts


@power("scouts", "battle_plan")
def scouts(s: State, me: Source, act: Campaign, user: int, variant: int) -> Flow[None]:
    """One supply, whatever the campaign has cost."""
    gain_supply(s, user, 1, CARDS[me].article)
    return
    yield


# 9: Martial Culture


def why_no_exiles(s: State, me: Source, act: Campaign, user: int) -> Article | None:
    """An Exile has to fight another one."""
    exiles = user != BANDITS and s.is_exile(user) and all([_is_exile(s, enemy) for enemy in enemies(s, act, user)])
    return None if exiles else CARDS[me].article


def _is_exile(s: State, enemy: int) -> bool:
    return enemy != BANDITS and s.is_exile(enemy)


@power("martial_culture", "battle_plan", ready=why_no_exiles)
def martial_culture(s: State, me: Source, act: Campaign, user: int, variant: int) -> Flow[None]:
    """See below."""
    return
    yield


@power("martial_culture", "won")
@law("oath 7.6.1")
def culture_of_the_winner(s: State, me: Source, act: Campaign, user: int) -> Flow[None]:
    """An Exile who has beaten another one may become a Citizen, without a relic; in their own turn that ends acting."""
    if s.is_exile(user) and (yield Ask(user, USE, (YES, NO), (me,))) is YES:
        yield from become_citizen(s, user, None, CARDS[me].article)


# 102: Code of Honor


@power("code_of_honor", "battle_plan", variants=2, act="alone", ready=why_not_alone)
def code_of_honor(s: State, me: Source, act: Campaign, user: int, variant: int) -> Flow[None]:
    """Two attack dice more or fewer, but nobody on the user's side uses any other plan, before or after."""
    plus_minus(s, act, 2, variant)
    act.alone[act.side_of(user)] = 1
    return
    yield


# 103: Outriders


@power("outriders", "battle_plan")
def outriders(s: State, me: Source, act: Campaign, user: int, variant: int) -> Flow[None]:
    """The attacker's skulls kill nobody."""
    act.skulls_ignored = True
    return
    yield


# 105: Field Promotion


@power("field_promotion", "battle_plan")
def field_promotion(s: State, me: Source, act: Campaign, user: int, variant: int) -> Flow[None]:
    """See below."""
    return
    yield


@power("field_promotion", "won")
def promotion_of_the_winner(s: State, me: Source, act: Campaign, user: int) -> Flow[None]:
    """Three warbands."""
    gain_warbands(s, user, 3, CARDS[me].article)
    return
    yield


# 107: Shield Wall


@power("shield_wall", "battle_plan")
def shield_wall(s: State, me: Source, act: Campaign, user: int, variant: int) -> Flow[None]:
    """Two defense dice, and a defeat costs the whole defending force, unless something else saves it all."""
    act.defense += 2
    worsen(act, 1, ALL)
    return
    yield


# 108: Military Parade


@power("military_parade", "battle_plan")
def military_parade(s: State, me: Source, act: Campaign, user: int, variant: int) -> Flow[None]:
    """See below."""
    return
    yield


@power("military_parade", "won")
def parade_of_the_winner(s: State, me: Source, act: Campaign, user: int) -> Flow[None]:
    """A favor for each faceup adviser of the beaten side, from the bank of its suit. What bandits gain is burnt."""
    beaten = [enemy for enemy in enemies(s, act, user) if enemy != BANDITS]
    suits = [SUIT[card] for enemy in beaten for card in faceup_advisers(s, enemy)]
    for suit in SUITS:
        pay_out(s, user, suit, suits.count(suit), CARDS[me].article)
    return
    yield


# 113: Specialist


@power("specialist", "battle_plan")
def specialist(s: State, me: Source, act: Campaign, user: int, variant: int) -> Flow[None]:
    """Nobody on the defending side uses battle plans."""
    act.barred[1] = 1
    return
    yield


# 123: Encirclement


def why_not_larger(s: State, me: Source, act: Campaign, user: int) -> Article | None:
    """The user's force has to be the larger one now; bandits that belong to it count."""
    attack, defense = attack_size(s, act), defense_size(s, act)
    larger = defense > attack if act.side_of(user) else attack > defense
    return None if larger else CARDS[me].article


@power("encirclement", "battle_plan", variants=2, ready=why_not_larger)
def encirclement(s: State, me: Source, act: Campaign, user: int, variant: int) -> Flow[None]:
    """Two attack dice more or fewer, for the larger force."""
    plus_minus(s, act, 2, variant)
    return
    yield


# 124: Peace Envoy


def why_no_envoy(s: State, me: Source, act: Campaign, user: int) -> Article | None:
    """The enemy's pawn has to be at the user's site, the gift has to be paid in full, and no other plan may be used.

    The enemy of the attacker is the one who is attacked, who alone gets the gift; allies do not count. On an Imperial
    defense the user's site is that of anybody on that side.
    """
    if act.side_of(user):
        meets = any([s.pawn[friend] == act.site for friend in friends(s, act, user)])
    else:
        meets = act.defender != BANDITS and s.pawn[act.defender] == act.site
    if not meets or plan_cost(s, act, me, user).favor + act.defense > favor_of(s, user):
        return CARDS[me].article
    return why_not_alone(s, me, act, user)


@power("peace_envoy", "battle_plan", act="alone", ready=why_no_envoy)
def peace_envoy(s: State, me: Source, act: Campaign, user: int, variant: int) -> Flow[None]:
    """A favor for each defense die is given to the enemy, and the user's side wins: no dice, no kills, but spoils."""
    side = act.side_of(user)
    give_favor(s, user, act.seat if side else act.defender, act.defense, CARDS[me].article)
    act.alone[side] = 1
    act.decided = 1 + side
    worsen(act, 1 - side, NO_LOSSES)
    return
    yield


# 125: Relic Hunter


def relics_at_targets(s: State, act: Campaign) -> list[tuple[Position, int]]:
    """Facedown relics at sites that are targets, and are none themselves yet."""
    places = [(position, at) for position in act.sites for at in range(len(s.relics_at[position]))]
    return [place for place in places if place not in act.relics]


def why_no_hunt(s: State, me: Source, act: Campaign, user: int) -> Article | None:
    """There has to be a relic to be had."""
    return None if relics_at_targets(s, act) or any([is_relic(thing) for thing in act.things]) else CARDS[me].article


@power("relic_hunter", "battle_plan", ready=why_no_hunt)
def relic_hunter(s: State, me: Source, act: Campaign, user: int, variant: int) -> Flow[None]:
    """Facedown relics at target sites may become targets, a defense die each; relics taken may go under their deck."""
    act.bury = True
    while places := relics_at_targets(s, act):
        options: list[Any] = [*places, DONE]
        chosen = yield Ask(user, TARGET, options, (act.defender,))
        if chosen is DONE:
            return
        act.relics.append(chosen)
        act.defense += 1
        s.tell("relic targeted", CARDS[me].article, (user, *chosen))
