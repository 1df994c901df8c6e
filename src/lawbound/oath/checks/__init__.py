"""Why not: everything that a question does not offer, and the article that forbids it.

The rules decide what is offered, by checks that return the article (`why_not_...`); the tables here say, by question,
what somebody may think of there and which check answers. So that the two cannot differ, tests compare them at every
question of random games. Nothing here is asked while a game is played: only when somebody wants to know.
"""

from __future__ import annotations

from typing import Final

from lawbound.kernel import NATURE, Ask, Option
from lawbound.law import Article
from lawbound.oath.checks import acts, chronicle, turns
from lawbound.oath.checks.check import Checks, Reasons
from lawbound.oath.state import State

CHECKS: Final[Checks] = {**turns.CHECKS, **acts.CHECKS, **chronicle.CHECKS}


def reasons(s: State, ask: Ask) -> Reasons:
    """Everything that may be thought of at the question, each with the article that forbids it, or None."""
    check = CHECKS.get(ask.about.name)
    return [] if check is None or ask.seat == NATURE else check(s.copy(), ask)


def refusals(s: State, ask: Ask) -> list[tuple[Option, Article]]:
    """Everything that may be thought of at the question and is not offered."""
    return [(thing, article) for thing, article in reasons(s, ask) if article is not None]
