"""Battle plans: Law of Oath 5.5.3 and 7.5."""

from __future__ import annotations

from lawbound.kernel import DONE, Ask, Flow, Seat
from lawbound.law import Article, law
from lawbound.oath.acts import Campaign
from lawbound.oath.cards import ATTACKER, CARDS, DEFENDER, FIRST_SITE, FREE, Cost, Source
from lawbound.oath.powers import Bend, article_of, bending
from lawbound.oath.prompts import FIRST_TO_PLAN, PLAN
from lawbound.oath.rule import ruler_of, rules, turn_order
from lawbound.oath.state import BANDITS, State
from lawbound.oath.tokens import cost_of, pay, why_not_use

Option = int
"""A battle plan and the way to use it: four times its source, and the way. Of two ways the first adds dice."""


@law("oath 7.1.2")
def plan_cost(s: State, act: Campaign, source: Source, user: int) -> Cost:
    """What the plan costs that user in this campaign."""
    cost = cost_of(source) if source < FIRST_SITE else FREE
    for bend in bending(s, "plan_cost"):
        cost = bend.bend(s, bend.source, act, user, cost)
    return cost


@law("oath 5.5.3", "oath 7.5", "oath 7.5.1", "oath 7.5.3")
def why_not_plan(s: State, act: Campaign, bend: Bend, user: Seat) -> Article | None:
    """Why the player cannot use that battle plan now: each once, only those they rule, only those of their side."""
    side, source = act.side_of(user), bend.source
    if source in act.plans or act.barred[side] or act.alone[side]:
        return "oath 5.5.3"
    if not CARDS[source].side & (DEFENDER if side else ATTACKER):
        return "oath 7.5"
    if not rules(s, user, source):
        return "oath 7.5.1"
    if bend.ready is not None:
        article: Article | None = bend.ready(s, source, act, user)
        if article is not None:
            return article
    return why_not_use(s, user, source, plan_cost(s, act, source, user), plan=True)


def usable_plans(s: State, act: Campaign, user: Seat) -> list[Option]:
    """All that the player may do now."""
    return [
        4 * bend.source + variant
        for bend in bending(s, "battle_plan")
        if why_not_plan(s, act, bend, user) is None
        for variant in range(bend.variants)
    ]


@law("oath 5.5.3", "oath 7.5.2")
def use_plans(s: State, act: Campaign) -> Flow[None]:
    """First the attacker, then the defender with all allies."""
    yield from _plan(s, act, act.seat)
    if act.decided:
        return
    if act.defender == BANDITS:
        yield from bandits_plan(s, act)
    else:
        yield from _defenders_plan(s, act)


def _plan(s: State, act: Campaign, user: Seat) -> Flow[None]:
    """One player uses battle plans until they have had enough."""
    while not act.decided:
        options = usable_plans(s, act, user)
        if not options:
            return
        chosen = yield Ask(user, PLAN, [*options, DONE])
        if chosen is DONE:
            return
        yield from use_plan(s, act, chosen >> 2, user, chosen & 3)


@law("oath 5.5.3")
def _defenders_plan(s: State, act: Campaign) -> Flow[None]:
    """The defender, then each ally; the defender decides on the order where several have plans."""
    waiting = [act.defender, *[seat for seat in turn_order(s, act.defender) if seat in act.allies]]
    while waiting and not act.decided:
        able = [seat for seat in waiting if usable_plans(s, act, seat)]
        if not able:
            return
        user = able[0]
        if len(able) > 1:
            user = yield Ask(act.defender, FIRST_TO_PLAN, able)
        waiting.remove(user)
        yield from _plan(s, act, user)


@law("oath 5.5.3")
def bandits_plan(s: State, act: Campaign) -> Flow[None]:
    """Bandits use all battle plans they rule that have no cost, from the top of the map; they remove attack dice."""
    plans = [bend for bend in bending(s, "battle_plan") if ruler_of(s, bend.source) == BANDITS]
    loners = [bend for bend in plans if bend.variants == 2 and bend.act == "alone"]
    for bend in loners or plans:
        if (
            CARDS[bend.source].side & DEFENDER
            and not act.barred[1]
            and plan_cost(s, act, bend.source, BANDITS) == FREE
            and why_not_use(s, BANDITS, bend.source, FREE, plan=True) is None
            and (bend.ready is None or bend.ready(s, bend.source, act, BANDITS) is None)
        ):
            yield from use_plan(s, act, bend.source, BANDITS, 1 if bend.variants > 1 else 0)


@law("oath 5.5.3", "oath 7.5.4")
def use_plan(s: State, act: Campaign, source: Source, user: int, variant: int) -> Flow[None]:
    """Pay for a plan, and carry it out."""
    article = article_of(s, source)
    if user != BANDITS:
        pay(s, user, source, plan_cost(s, act, source, user), article)
    act.plans.append(source)
    act.plan_users.append(user)
    act.used.append(source)
    s.tell("planned", article, (user, source, variant))
    for bend in bending(s, "battle_plan"):
        if bend.source == source:
            yield from bend.bend(s, source, act, user, variant)
            return


@law("oath 7.5.4")
def change_attack(s: State, act: Campaign, n: int) -> None:
    """Add attack dice, or remove them as far as there are any; by an option others are turned into defense dice."""
    left = act.attack + n
    if left < 0 and s.box.empty_attack_pool:
        act.defense -= left
    act.attack = max(0, left)


def enemies(s: State, act: Campaign, user: int) -> list[int]:
    """Whom a user of a plan fights: the defender and all allies, or the attacker."""
    return [act.seat] if act.side_of(user) else act.defending


def friends(s: State, act: Campaign, user: int) -> list[int]:
    """The whole side of the user: that is what "you" means on a plan of the defending side."""
    return act.defending if act.side_of(user) else [act.seat]
