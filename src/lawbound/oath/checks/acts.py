"""The questions of major actions: modifiers, where to search, play, muster, trade, travel; targets and battle plans."""

from __future__ import annotations

from typing import Any, Final

from lawbound.kernel import DONE, Ask
from lawbound.law import Article
from lawbound.oath import muster, plans, recover, search, targets, trade, travel
from lawbound.oath.acts import FACEDOWN, FACEUP, REVEALED, WORLD, Act, Campaign, Muster, Recover, Search, Trade, Travel
from lawbound.oath.cards import FIRST_EDIFICE, FIRST_SITE, POSITIONS, is_vision
from lawbound.oath.checks.check import Checks, Reasons, demanded
from lawbound.oath.checks.turns import everybody, is_near, why_not_attack
from lawbound.oath.modifiers import why_not_tolls
from lawbound.oath.play import sites_for, why_not_play
from lawbound.oath.powers import Bend, article_of, bending
from lawbound.oath.prompts import (
    DEFENDER,
    MODIFIER,
    MUSTER_ON,
    PLAN,
    RECOVER_WHAT,
    ROOM_AT_SITE,
    ROOM_FOR_ADVISER,
    SOURCE,
    TARGET,
    TRADE_WITH,
    TRAVEL_TO,
    WHERE,
)
from lawbound.oath.rule import BANNERS, faceup_advisers, has_access, rules, treasures, why_locked
from lawbound.oath.state import BANDITS, State
from lawbound.oath.tokens import cost_of, why_not_use


def act_of(s: State) -> Any:
    """What is being done."""
    return s.acts[-1]


# Modifiers


def modifiers(s: State, ask: Ask) -> Reasons:
    """All that could modify this action, if they are near; and to do without any."""
    act: Act = act_of(s)
    found = [
        bend
        for bend in bending(s, "modify")
        if bend.act == act.name
        and not bend.mandatory
        and bend.source not in act.used
        and (bend.source in ask.options or is_near(s, ask.seat, bend.source))
    ]
    reasons: Reasons = [(bend.source, why_not_modify(s, ask, act, bend)) for bend in found]
    return [*reasons, *demanded(ask, [DONE], "oath 7.4")]


def why_not_modify(s: State, ask: Ask, act: Act, bend: Bend) -> Article | None:
    """Why that modifier cannot be used: access, what it asks for, its cost; or the action could not be paid with it."""
    source = bend.source
    if source < FIRST_SITE and bend.access and not has_access(s, act.seat, source):
        return "oath 7.1.1"
    article: Article | None = None if bend.ready is None else bend.ready(s, source, act)
    if article is None and source < FIRST_SITE:
        article = why_not_use(s, act.seat, source, cost_of(source))
    return article or (None if source in ask.options else "oath 7.4")


# Search, and playing a card


def sources(s: State, ask: Ask) -> Reasons:
    act: Search = act_of(s)
    return [(source, search.why_not_search(s, act, source)) for source in (WORLD, 0, 1, 2)]


def wheres(s: State, ask: Ask) -> Reasons:
    """Every site, and beside the own board, faceup or facedown. Visions go to no site."""
    act: Search = act_of(s)
    card = ask.given[0]
    places = [REVEALED, FACEDOWN] if is_vision(card) else [*POSITIONS, FACEUP, FACEDOWN]
    return [(where, why_not_there(s, ask, act, card, where)) for where in places]


def why_not_there(s: State, ask: Ask, act: Search, card: int, where: int) -> Article | None:
    if where in POSITIONS and where not in sites_for(act, card):
        return "oath 5.1.4.I"
    if where == FACEDOWN and not act.facedown:
        return "oath 6.1"
    article = why_not_play(s, act, card, where)
    if article is None and not act.fresh:
        article = why_not_tolls(s, act)
    if article is None and where not in ask.options:  # whatever lets play two cards says where one of them has to go
        article = article_of(s, act.used[-1]) if act.used else ask.about.article
    return article


def room_at_site(s: State, ask: Ask) -> Reasons:
    """The other cards there; and to discard none of them."""
    _, position = ask.given
    reasons: Reasons = []
    for card in s.cards_at[position]:
        locked = "oath 5.1.4.I" if card >= FIRST_EDIFICE else why_locked(s, ask.seat, card)
        reasons.append((card, None if card in ask.options else locked or "oath 5.1.4.I"))
    return [*reasons, *demanded(ask, [DONE], "oath 2.8.1")]


def room_for_adviser(s: State, ask: Ask) -> Reasons:
    """Own advisers that are locked."""
    return [
        (card, None if card in ask.options else why_locked(s, ask.seat, card) or "oath 7.6.4")
        for card in faceup_advisers(s, ask.seat)
    ]


# Muster, trade, recover, travel


def cards_to_muster_on(s: State, ask: Ask) -> Reasons:
    act: Muster = act_of(s)
    return [(card, muster.why_not_muster_on(s, act, card)) for card in s.cards_at[act.site]]


def trades(s: State, ask: Ask) -> Reasons:
    act: Trade = act_of(s)
    return [
        (2 * card + for_secrets, trade.why_not_trade(s, act, card, bool(for_secrets)))
        for position in trade.positions(act)
        for card in s.cards_at[position]
        for for_secrets in (0, 1)
    ]


def recoverable(s: State, ask: Ask) -> Reasons:
    act: Recover = act_of(s)
    reasons: Reasons = [(at, recover.why_not_recover_relic(s, act, at)) for at in range(len(s.relics_at[act.site]))]
    return [*reasons, *[(banner, recover.why_not_recover_banner(s, act, banner)) for banner in BANNERS]]


def destinations(s: State, ask: Ask) -> Reasons:
    """Somebody else who sends the traveler may also choose what these cannot pay, but no toll that they refuse."""
    act: Travel = act_of(s)
    reasons: Reasons = []
    for to in POSITIONS:
        article = travel.why_not_travel(s, act, to)
        if ask.seat != act.seat:
            article = None if to in ask.options else article or "oath 9.2"
        reasons.append((to, article))
    return reasons


# Campaign


def defenders(s: State, ask: Ask) -> Reasons:
    act: Campaign = act_of(s)
    return [(defender, why_not_attack(s, act, defender)) for defender in everybody(s, ask.seat)]


def targets_of(s: State, ask: Ask) -> Reasons:
    """Sites, the pawn, relics and banners of the defender, as far as they are no targets yet; and no more of them."""
    act: Campaign = act_of(s)
    if any([isinstance(option, tuple) for option in ask.options]):
        return []  # a power asks for relics at target sites
    things = [position for position in POSITIONS if position not in act.sites and s.is_faceup(position)]
    if act.defender != BANDITS:
        things += [] if act.pawn else [targets.PAWN]
        things += [thing for thing in treasures(s, act.defender) if thing not in act.things]
    reasons: Reasons = [(target, why_no_target(s, ask, act, target)) for target in things]
    return [*reasons, (DONE, targets.why_not_targets(s, act))]


def why_no_target(s: State, ask: Ask, act: Campaign, target: int) -> Article | None:
    if target < targets.PAWN:
        if not targets.defender_rules(s, act, target):
            return "oath 5.5.2"
    elif s.pawn[act.defender] != act.site:
        return "oath 5.5.2"
    article = targets.why_not_target(s, act, target)
    if article is None and target not in ask.options:
        targets.add(act, target)
        article = targets.why_not_targets(s, act) or "oath 5.5.2"
        targets.drop(act, target)
    return article


def battle_plans(s: State, ask: Ask) -> Reasons:
    """All that the player rules, or that lie where the campaign is; each refused once, whatever ways there are."""
    act: Campaign = act_of(s)
    reasons: Reasons = []
    for bend in bending(s, "battle_plan"):
        if rules(s, ask.seat, bend.source) or s.place[bend.source] == act.site:
            article = plans.why_not_plan(s, act, bend, ask.seat)
            ways = range(bend.variants if article is None else 1)
            reasons += [(4 * bend.source + variant, article) for variant in ways]
    return reasons


CHECKS: Final[Checks] = {
    MODIFIER.name: modifiers,
    SOURCE.name: sources,
    WHERE.name: wheres,
    ROOM_AT_SITE.name: room_at_site,
    ROOM_FOR_ADVISER.name: room_for_adviser,
    MUSTER_ON.name: cards_to_muster_on,
    TRADE_WITH.name: trades,
    RECOVER_WHAT.name: recoverable,
    TRAVEL_TO.name: destinations,
    DEFENDER.name: defenders,
    TARGET.name: targets_of,
    PLAN.name: battle_plans,
}
