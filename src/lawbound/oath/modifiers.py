"""Modifiers of major actions, their price, and how an action begins and ends: Law of Oath 7.4, 9.2, 10.13.

Modifiers come before everything else that is decided about an action. So one is offered only if the action can still be
carried out and paid with it, perhaps with more of them.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from lawbound.kernel import DONE, Ask, Chance, Flow, Seat
from lawbound.law import Article, law
from lawbound.oath.acts import Act
from lawbound.oath.cards import FIRST_SITE, Source
from lawbound.oath.powers import Bend, article_of, bending
from lawbound.oath.prompts import MODIFIER
from lawbound.oath.rule import Ruler, has_access, turn_order
from lawbound.oath.state import State
from lawbound.oath.title import settle_title
from lawbound.oath.tokens import cost_of, favor_of, flip_secret, pay, pay_ruler, spend_supply, why_not_use

POSSIBLE: Final[dict[str, Callable[[State, Any], bool]]] = {}
"""By the name of an action: whether it can be carried out and paid as it is modified now."""


class Toll:
    """What somebody asks for letting others act: favor for the ruler, or a secret turned facedown."""

    __slots__ = ("favor", "flips", "ruler", "source")

    def __init__(self, source: Source, ruler: Ruler, favor: int = 0, flips: int = 0) -> None:
        self.source = source
        self.ruler = ruler
        self.favor = favor
        self.flips = flips


# What is possible


@law("oath 9.2")
def why_not_act(s: State, act: Act) -> Article | None:
    """Why it cannot be done to the target chosen so far: "cannot" prevails."""
    for bend in bending(s, "why_not_act"):
        article: Article | None = bend.bend(s, bend.source, act)
        if article is not None:
            return article
    return None


def price(s: State, act: Act, base: int) -> int:
    """The supply that the action costs with the target chosen so far: its base, what is added, and what waives all."""
    act.base = base
    act.plus = 0
    act.free = act.waived
    for bend in bending(s, "supply_cost"):
        bend.bend(s, bend.source, act)
    return act.supply


def tolls(s: State, act: Act) -> list[Toll]:
    """What others ask for it."""
    asked = [bend.bend(s, bend.source, act) for bend in bending(s, "toll")]
    return [toll for toll in asked if toll is not None]


def why_not_tolls(s: State, act: Act, favor: int = 0, secrets: int = 0) -> Article | None:
    """Why the player cannot pay the tolls, besides so much favor and so many secrets that they need."""
    for toll in tolls(s, act):
        favor += toll.favor
        secrets += toll.flips
        if (toll.favor and favor > favor_of(s, act.seat)) or (toll.flips and secrets > s.secrets[act.seat]):
            return article_of(s, toll.source)
    return None


def pay_tolls(s: State, act: Act) -> None:
    for toll in tolls(s, act):
        article = article_of(s, toll.source)
        if toll.favor:
            pay_ruler(s, act.seat, toll.ruler, toll.favor, article)
        for _ in range(toll.flips):
            flip_secret(s, act.seat, article)


def spend(s: State, act: Act, article: Article) -> None:
    spend_supply(s, act.seat, act.supply, article)


@law("oath 7.4")
def completable(s: State, act: Act) -> bool:
    """Whether the action can be carried out, with modifiers if need be."""
    if POSSIBLE[act.name](s, act):
        return True
    return any([_ways(s, act, bend, []) for bend in _usable(s, act)])


def can_begin(s: State, act: Act) -> bool:
    """The same for an action that has not begun."""
    s.acts.append(act)
    for bend in _mandatory(s, act):
        act.used.append(bend.source)
        bend.bend(s, bend.source, act)
    able = completable(s, act)
    s.acts.pop()
    return able


def _ways(s: State, act: Act, bend: Bend, answers: list[Any]) -> list[list[Any]]:
    """How the questions of a modifier may be answered, the first ones like this, if the action is to be carried out.

    Tried out on copies of the state. What luck decides nobody can know before.
    """
    trial = s.copy()
    twin = trial.acts[-1]
    flow = use_modifier(trial, twin, bend)
    given = 0
    try:
        question = next(flow)
        while not isinstance(question, Chance) and given < len(answers):
            question = flow.send(answers[given])
            given += 1
    except StopIteration:
        return [answers] if completable(trial, twin) else []
    if isinstance(question, Chance):
        return [answers]
    return [way for option in question.options for way in _ways(s, act, bend, [*answers, option])]


# Choosing modifiers


@law("oath 7.4.1", "oath 7.4.2")
def _usable(s: State, act: Act) -> list[Bend]:
    """Modifiers that the player has access to, can pay for, and has not used in this action."""
    return [
        bend
        for bend in bending(s, "modify")
        if bend.act == act.name
        and not bend.mandatory
        and bend.source not in act.used
        and (bend.source >= FIRST_SITE or not bend.access or has_access(s, act.seat, bend.source))
        and (bend.ready is None or bend.ready(s, bend.source, act) is None)
        and (bend.source >= FIRST_SITE or why_not_use(s, act.seat, bend.source, cost_of(bend.source)) is None)
    ]


@law("oath 7.4.1")
def _mandatory(s: State, act: Act) -> list[Bend]:
    """Modifiers that have to be applied; whom they bind `ready` says. They are no flows: they only change the act."""
    return [
        bend
        for bend in bending(s, "modify")
        if bend.mandatory
        and bend.act == act.name
        and bend.source not in act.used
        and (bend.ready is None or bend.ready(s, bend.source, act) is None)
    ]


def apply_mandatory(s: State, act: Act) -> None:
    for bend in _mandatory(s, act):
        act.used.append(bend.source)
        bend.bend(s, bend.source, act)


@law("oath 7.4.2")
def use_modifier(s: State, act: Act, bend: Bend) -> Flow[None]:
    """Pay for a modifier and apply it, once in this action."""
    source = bend.source
    if source < FIRST_SITE:
        pay(s, act.seat, source, cost_of(source), article_of(s, source))
    act.used.append(source)
    s.tell("modified", "oath 7.4", (act.seat, source))
    yield from bend.bend(s, source, act)


@law("oath 7.4", "oath 7.4.1")
def modify(s: State, act: Act) -> Flow[None]:
    """The player may use any modifiers, in any order; what "must" be applied is."""
    apply_mandatory(s, act)
    while usable := [(bend, ways) for bend in _usable(s, act) if (ways := _ways(s, act, bend, []))]:
        sources: list[Any] = [bend.source for bend, _ in usable]
        if POSSIBLE[act.name](s, act):
            sources.append(DONE)
        chosen = yield Ask(act.seat, MODIFIER, sources, (act.name,))
        if chosen is DONE:
            return
        bend, ways = usable[sources.index(chosen)]
        yield from _guided(use_modifier(s, act, bend), ways)


def _guided(flow: Flow[None], ways: list[list[Any]]) -> Flow[None]:
    """Use a modifier; its questions are answered in one of these ways, so that the action can still be carried out."""
    answers: list[Any] = []
    try:
        question = next(flow)
        while True:
            if isinstance(question, Ask):
                at = len(answers) + 1
                begun = [way[:at] for way in ways]
                options = [option for option in question.options if [*answers, option] in begun]
                if options:  # none: luck has decided something before
                    question = Ask(question.seat, question.about, options, question.given, question.discreet)
                answers.append((yield question))
                question = flow.send(answers[-1])
            else:
                question = flow.send((yield question))
    except StopIteration:
        return


# The end of an action


@law("oath 10.13")
def finish(s: State, act: Act) -> Flow[None]:
    """Whatever happens after the action is queued, in turn order; the action is over."""
    follow: list[tuple[int, int, int]] = []
    for bend in bending(s, "after"):
        queued: tuple[Seat, Seat] | None = bend.bend(s, bend.source, act)
        if queued is not None:
            follow.append((bend.source, queued[0], queued[1]))
    order = turn_order(s, s.turn)
    # What the one who acted may do themselves comes behind what others may.
    follow.sort(key=lambda entry: (entry[1] == act.seat, order.index(entry[1])))
    s.queue[:0] = follow  # before what still waits from an earlier action
    s.acts.pop()
    yield from settle_title(s)
