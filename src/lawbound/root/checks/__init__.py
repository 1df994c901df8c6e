"""Why not: everything that a question does not offer, and the article that forbids it.

The rules decide what is offered, by checks that return the article (`why_not_...`); a table for each faction says, by
question, what somebody may think of there and which check answers. So that the two cannot differ, tests compare them at
every question of random games. Nothing here is asked while a game is played: only when somebody wants to know.
"""

from __future__ import annotations

from typing import Final

from lawbound.kernel import NATURE, Ask, Option
from lawbound.root import turn
from lawbound.root.checks import (
    advanced,
    alliance,
    bots,
    corvids,
    duchy,
    exiles,
    eyrie,
    general,
    hireling_sides,
    hundreds,
    keepers,
    landmarks,
    lizards,
    marquise,
    riverfolk,
    vagabond,
)
from lawbound.root.checks.check import Check, Checks, question
from lawbound.root.state import PLAYING, State
from lawbound.root.steps import Action, Step

Refusal = tuple[Option, str]
"""Something that is not offered, and the article that forbids it."""

CHECKS: Final[Checks] = {
    **general.CHECKS,
    **marquise.CHECKS,
    **eyrie.CHECKS,
    **alliance.CHECKS,
    **vagabond.CHECKS,
    **duchy.CHECKS,
    **lizards.CHECKS,
    **corvids.CHECKS,
    **hundreds.CHECKS,
    **keepers.CHECKS,
    **exiles.CHECKS,
    **riverfolk.CHECKS,
    **bots.CHECKS,
    **landmarks.CHECKS,
    **advanced.CHECKS,
    **hireling_sides.CHECKS,
}


def check_of(ask: Ask) -> Check | None:
    """The check of a question; None where there is nothing to say but what is offered."""
    return CHECKS.get(question(ask.about))


def step_of(s: State, ask: Ask) -> Step | None:
    """The step of the turn that asks this question itself, between two actions or before it is carried out.

    A question that is asked while a step is carried out, be it named as that step is, offers no actions.
    """
    if s.stage != PLAYING or ask.seat != s.turn or ask.about.kind != turn.BEFORE_STEP.kind:
        return None
    step = s.acting.turn_steps[s.step]
    return step if question(ask.about) in (question(step.prompt), question(turn.BEFORE_STEP)) else None


def actions_of(s: State, ask: Ask) -> list[Action]:
    """Actions of the step, and what the play area and the map let a player do between them, possible now or not."""
    step = step_of(s, ask)
    return [] if step is None else [*step.actions, *turn.imaginable(s, s.players[ask.seat], step)]


def refusals(s: State, ask: Ask) -> list[Refusal]:
    """Everything that may be thought of at the question and is not offered."""
    if ask.seat == NATURE:
        return []
    player = s.players[ask.seat]
    reasons: list[tuple[Option, str | None]] = [(action, action.why_not(player, s)) for action in actions_of(s, ask)]
    check = check_of(ask)
    if check is not None:
        reasons += [(thing, check.why_not(player, s, ask, thing)) for thing in check.things(player, s, ask)]
    return [(thing, article) for thing, article in reasons if article is not None]
