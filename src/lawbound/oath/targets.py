"""Whom to attack, and for what: Law of Oath 5.5.1 and 5.5.2."""

from __future__ import annotations

from typing import Final

from lawbound.kernel import Seat
from lawbound.law import Article, law
from lawbound.oath.acts import Campaign
from lawbound.oath.cards import CARDS, FIRST_RELIC, NONE, POSITIONS, SUPREMACY
from lawbound.oath.modifiers import why_not_act, why_not_tolls
from lawbound.oath.powers import bending
from lawbound.oath.rule import (
    bandits_at,
    is_imperial,
    rules_site,
    settle_rule,
    treasures,
    why_not_take,
)
from lawbound.oath.state import BANDITS, State
from lawbound.oath.tokens import tokens_on

Target = int
"""A position of the map, PAWN, or the number of a relic or banner."""
PAWN: Final = 8


# The defender


@law("oath 5.5.1")
def defenders(s: State, act: Campaign) -> list[int]:
    """Everybody else who rules the attacker's site or stands there; bandits, where no player rules."""
    found: list[int] = []
    ruled = False
    for seat in range(s.box.seats):
        rules_it = rules_site(s, seat, act.site)
        ruled |= rules_it
        if seat != act.seat and (rules_it or s.pawn[seat] == act.site):
            found.append(seat)
    if not ruled:
        found.append(BANDITS)
    if act.only != NONE:
        found = [seat for seat in found if seat == act.only]
    return [seat for seat in found if may_attack(s, act, seat)]


@law("oath 5.5.1", "oath 10.5")
def choose_sides(s: State, act: Campaign, defender: int) -> None:
    """A Citizen who attacks the Empire is none of it in this campaign, nor a Citizen whom the Chancellor attacks."""
    act.defender = defender
    s.outsider = NONE
    if defender != BANDITS and is_imperial(s, act.seat) and is_imperial(s, defender):
        s.outsider = act.seat or defender
        if bending(s, "rules_site"):
            settle_rule(s)


def forget_sides(s: State, act: Campaign) -> None:
    """The campaign is over, or was only thought of."""
    if s.outsider != NONE:
        s.outsider = NONE
        if bending(s, "rules_site"):
            settle_rule(s)


def may_attack(s: State, act: Campaign, defender: int) -> bool:
    """Whether there are targets that may be declared against that defender."""
    choose_sides(s, act, defender)
    able = why_not_act(s, act) is None
    if able:
        forced = mandatory(s, act)
        for target in forced:
            if why_not_target(s, act, target) is not None:
                able = False
            add(act, target)
        able = able and is_feasible(s, act, candidates(s, act))
        clear(act)
    forget_sides(s, act)
    act.defender = NONE
    return able


# Targets


@law("oath 5.5.2")
def mandatory(s: State, act: Campaign) -> list[Target]:
    """If the defender rules the attacker's site, that has to be a target."""
    return [act.site] if defender_rules(s, act, act.site) and not act.exempt else []


def defender_rules(s: State, act: Campaign, position: int) -> bool:
    return s.ruler[position] == BANDITS if act.defender == BANDITS else rules_site(s, act.defender, position)


@law("oath 5.5.2", "oath 2.3")
def candidates(s: State, act: Campaign) -> list[Target]:
    """What may still be declared: sites that the defender rules; with their pawn here, it, their relics and banners."""
    found = [position for position in POSITIONS if position not in act.sites and defender_rules(s, act, position)]
    if act.defender != BANDITS and s.pawn[act.defender] == act.site:
        if not act.pawn:
            found.append(PAWN)
        found += [thing for thing in treasures(s, act.defender) if thing not in act.things]
    return [target for target in found if why_not_target(s, act, target) is None]


def why_not_target(s: State, act: Campaign, target: Target) -> Article | None:
    """Why that cannot be a target."""
    article: Article | None = None
    if target > PAWN:
        article = why_not_take(s, act.seat, act.defender, target)
        if article is not None:
            return article
    for bend in bending(s, "why_not_target"):
        article = bend.bend(s, bend.source, act, target)
        if article is not None:
            return article
    return None


@law("oath 5.5.2")
def why_not_targets(s: State, act: Campaign) -> Article | None:
    """Why that cannot be all: one target at least has to be at the attacker's site, the pawn or the site itself."""
    if not act.pawn and act.site not in act.sites:
        return "oath 5.5.2"
    for bend in bending(s, "why_not_targets"):
        article: Article | None = bend.bend(s, bend.source, act)
        if article is not None:
            return article
    return why_not_tolls(s, act)


def is_feasible(s: State, act: Campaign, more: list[Target]) -> bool:
    """Whether the targets declared so far can be all, or can become so with some of these."""
    if why_not_targets(s, act) is None:
        return True
    for at, target in enumerate(more):
        add(act, target)
        feasible = is_feasible(s, act, more[at + 1 :])
        drop(act, target)
        if feasible:
            return True
    return False


def add(act: Campaign, target: Target) -> None:
    if target < PAWN:
        act.sites.append(target)
    elif target == PAWN:
        act.pawn = True
    else:
        act.things.append(target)


def drop(act: Campaign, target: Target) -> None:
    if target < PAWN:
        act.sites.remove(target)
    elif target == PAWN:
        act.pawn = False
    else:
        act.things.remove(target)


def clear(act: Campaign) -> None:
    act.sites.clear()
    act.things.clear()
    act.pawn = False


# Defense dice


@law("oath 5.5.2", "oath 2.4.2", "oath 2.5.2", "oath 2.8.3")
def dice_of(s: State, act: Campaign, target: Target) -> int:
    """The defense dice that a target adds."""
    if target < PAWN:
        n = 1
    elif target == PAWN:
        n = 2
    else:
        n = CARDS[target].dice if target >= FIRST_RELIC else tokens_on(s, target)
    for bend in bending(s, "target_dice"):
        n = bend.bend(s, bend.source, act, target, n)
    return n


def target_dice(s: State, act: Campaign) -> int:
    """All dice that targets add."""
    targets = [*act.sites, *act.things]
    if act.pawn:
        targets.append(PAWN)
    return sum([dice_of(s, act, target) for target in targets])


@law("oath 2.11", "oath 5.5.2")
def title_dice(s: State, act: Campaign) -> int:
    """The title defends its holder: one die, two for the Usurper.

    While the Empire is Oathkeeper of Supremacy all Imperial defenders share it. With the other oaths only the holder
    gets it, and only for an own defense.
    """
    if act.defender == BANDITS:
        return 0
    shared = s.oath == SUPREMACY and s.title == 0 and is_imperial(s, act.defender)
    return 1 + s.usurper if s.title == act.defender or shared else 0


def may_join(s: State, act: Campaign) -> list[Seat]:
    """Citizens who may be allies of an Imperial defender: their pawns are at a target site or where the attacker is."""
    return [
        seat
        for seat in range(1, s.box.seats)
        if seat not in (act.seat, act.defender)
        and is_imperial(s, seat)
        and (s.pawn[seat] == act.site or s.pawn[seat] in act.sites)
    ]


def bandits_in_defense(s: State, act: Campaign) -> int:
    """One for each target site, or as many as there are."""
    return sum([bandits_at(s, position) for position in act.sites])
