"""Root in words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from lawbound.kernel import DONE, NO, Ask, Event, Option, Seat, View, Word
from lawbound.kit.words import Forbidden, Line, Refusal, Words
from lawbound.present.speech import Names, slug
from lawbound.root.present import happenings, names, questions
from lawbound.root.speech import Name, say
from lawbound.root.turn import GO_ON

ENDS: Final = (DONE, NO, GO_ON)


class RootWords(Words):
    def title(self, view: View) -> str:
        """Its map and its factions."""
        s = view.state
        factions = Names([names.faction(s, player.seat) for player in s.players])
        return say("title", map=say(slug("map", s.box.map.name)), factions=factions)

    def player(self, view: View, seat: Seat) -> Name:
        return names.player(view.state, seat)

    def score(self, view: View, seat: Seat) -> str:
        return str(names.score(view.state, seat))

    def points(self, view: View) -> Sequence[int]:
        points: Sequence[int] = view.state.vp
        return points

    def phase(self, view: View) -> str:
        return questions.phase(view.state)

    def prompt(self, view: View, ask: Ask) -> str:
        return questions.prompt(view.state, ask)

    def option(self, view: View, ask: Ask, option: Option) -> str:
        return questions.option(view.state, ask, option)

    def brief(self, view: View, ask: Ask, option: Option) -> str:
        return questions.brief(view.state, ask, option)

    def refused(self, view: View, ask: Ask) -> list[Refusal]:
        return questions.refused(view.state, ask)

    def forbidden(self, view: View, ask: Ask) -> list[Forbidden]:
        return questions.forbidden(view.state, ask)

    def ends(self, ask: Ask, option: Option) -> bool:
        return isinstance(option, Word) and option in ENDS

    def leaves(self, view: View, ask: Ask, option: Option) -> str:
        return questions.leaves(view.state, ask) if self.ends(ask, option) else ""

    def answer(self, view: View, ask: Ask, option: Option) -> str:
        return questions.answer(view.state, ask, option)

    def sweep(self, view: View, ask: Ask) -> str:
        return questions.sweep(view.state, ask)

    def line_ends(self, state: Any, events: Sequence[Event]) -> list[int]:
        return happenings.line_ends(state, events)

    def lines(self, view: View, events: Sequence[Event]) -> list[Line]:
        return happenings.lines(view.state, events, view.seat)

    def event(self, view: View, event: Event) -> str:
        return happenings.event(view.state, event)

    def loss(self, view: View, event: Event) -> str:
        return happenings.loss(view.state, event, view.seat)

    def trace(self, view: View, event: Event) -> list[Refusal]:
        return happenings.trace(view.state, event)
