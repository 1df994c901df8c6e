"""What may be explained once, and the moment for it."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from lawbound.kernel import Ask
from lawbound.root.state import State
from lawbound.root.steps import Action

Moment = Callable[[State, Ask], bool]
"""Whether something belongs to this question, for what its seat sees of the state."""


class Topic(NamedTuple):
    """`key` names its message (`topic-KEY`); `shown_by` the action that shows it, if one does.

    Without an article of its own it has that of the question.
    """

    key: str
    article: str
    moment: Moment
    shown_by: str = ""


def asked(prompt: str, article: str = "") -> Moment:
    """At that question; there may be several of the name, under articles of their own."""
    return lambda s, ask: ask.about.name == prompt and (not article or ask.about.article == article)


def offered(action: str) -> Moment:
    """Where that action may be taken."""
    return lambda s, ask: place_of(ask, action) is not None


def either(*moments: Moment) -> Moment:
    """Where one of them is."""
    return lambda s, ask: any([moment(s, ask) for moment in moments])


def place_of(ask: Ask, action: str) -> int | None:
    """Where the action of that name is among the options."""
    found = [at for at, option in enumerate(ask.options) if isinstance(option, Action) and option.name == action]
    return found[0] if found else None
