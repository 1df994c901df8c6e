"""Lessons: tables at which somebody learns a game by playing it, with a few words at the right moment.

Whatever is explained is a function of what the learner sees: the view of their seat, the question, and what has been
explained before, which follows from the journal. So a lesson tells nothing hidden, and a page that is loaded again says
the same as before.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import NamedTuple

from lawbound.kernel import Ask, View
from lawbound.kit.form import Preset


class Words(NamedTuple):
    """What a tutor says, and the article that says more."""

    text: str
    article: str


class Lessons:
    """What a game teaches. One that brings nothing has no lessons."""

    mentor: str = "greedy"
    """The computer player whose choice is recommended where a lesson has no plan of its own."""
    tables: tuple[Preset, ...] = ()
    """A table for each lesson, that for beginners first; in words the messages `lesson-KEY` and `lesson-KEY-text`."""

    def topics(self, view: View) -> Sequence[str]:
        """All that the seat of this view can be told once in a game."""
        return ()

    def topic(self, view: View, ask: Ask, told: Collection[str]) -> str | None:
        """What to explain at this question; None if all that belongs here has been told before."""
        return None

    def plan(self, view: View, ask: Ask, topic: str) -> int | None:
        """The place of the option by which the topic is shown; None if any option is as good for that."""
        return None

    def explain(self, view: View, ask: Ask, topic: str) -> Words:
        """The topic in a few words."""
        raise NotImplementedError  # a game that has topics says what they are

    def advise(self, view: View, ask: Ask, option: int) -> Words:
        """In a few words what that option is good for."""
        raise NotImplementedError  # so has whoever offers lessons to say something of their options
