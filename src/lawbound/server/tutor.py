"""The tutor of a lesson: what is explained at which question, and what is recommended.

What has been explained follows from the choices that stand, so a game that is opened again is taught on as it was. All
that is said is made of the view of the seat that is asked. The advice of a computer player is found only when somebody
asks for it, once for each question, by the scribe, who lets nobody else wait (`house.compose`); how much it thinks is
bounded by the game's choice of its mentor.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

from lawbound.kernel import Ask, Seat, Table, View
from lawbound.kit import Kit
from lawbound.players import find
from lawbound.present.speech import language
from lawbound.server.messages import Hint


class Tutor:
    """Whoever explains a game."""

    def __init__(self, kit: Kit) -> None:
        self._kit = kit
        self._told: dict[tuple[Seat, str], int] = {}  # what was explained to whom, after how many choices

    def note(self, view: View, ask: Ask, made: int) -> None:
        """After so many choices that is asked: what has to be explained for the first time?"""
        before = [topic for (seat, topic), at in self._told.items() if seat == ask.seat and at < made]
        topic = self._kit.lessons.topic(view, ask, before)
        if topic is not None:
            self._told[ask.seat, topic] = made

    def forget(self, made: int) -> None:
        """All choices after so many were taken back."""
        self._told = {told: at for told, at in self._told.items() if at <= made}

    def at(self, table: Table[Any], made: int) -> Tutored:
        """The question that is asked at that table now. The table has to be a copy: its owner goes on."""
        seat = None if table.pending is None else table.pending.seat
        told = {topic: at for (to, topic), at in self._told.items() if to == seat}
        now = [topic for topic, at in told.items() if at == made]
        return Tutored(self._kit, table, now[0] if now else None, len(told))


@dataclass
class Tutored:
    """A question, and what there is to say about it."""

    kit: Kit
    table: Table[Any]
    topic: str | None
    told: int
    _hints: dict[str, Hint] = field(default_factory=dict)  # by language

    def hint(self) -> Hint:
        """In the language spoken now."""
        spoken = language()
        if spoken not in self._hints:
            self._hints[spoken] = self._make()
        return self._hints[spoken]

    def _make(self) -> Hint:
        view, ask, lessons = self._view, self._ask, self.kit.lessons
        option, topic = self.option, self.topic
        words = lessons.advise(view, ask, option) if topic is None else lessons.explain(view, ask, topic)
        return {
            "text": words.text,
            "article": words.article,
            "option": option,
            "place": self.kit.stage.place(view, ask, ask.options[option]),
            "explains": topic is not None,
            "step": self.told,
            "steps": len(lessons.topics(view)),
        }

    @cached_property
    def option(self) -> int:
        """The place of what is recommended: what shows the topic best, else what the mentor would choose."""
        view, ask = self._view, self._ask
        planned = None if self.topic is None else self.kit.lessons.plan(view, ask, self.topic)
        if planned is not None:
            return planned
        return find(self.kit.lessons.mentor, "lesson").choose_index(view, ask)

    @property
    def _ask(self) -> Ask:
        assert self.table.pending is not None
        return self.table.pending

    @cached_property
    def _view(self) -> View:
        view: View = self.table.view(self._ask.seat)
        return view
