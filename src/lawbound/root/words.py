"""Root in words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from lawbound.kernel import DONE, NO, Ask, Event, Option, Seat, View, Word
from lawbound.kit.words import Line, Refusal, Words
from lawbound.present.speech import Names, slug
from lawbound.root.present import happenings, names, things, why, words
from lawbound.root.present.board import score
from lawbound.root.present.traces import trace
from lawbound.root.speech import say
from lawbound.root.turn import GO_ON

ENDS: Final = (DONE, NO, GO_ON)


class RootWords(Words):
    def title(self, view: View) -> str:
        """Its map and its factions."""
        s = view.state
        factions = Names([things.faction(s, player.seat) for player in s.players])
        return say("title", map=say(slug("map", s.box.map.name)), factions=factions)

    def player(self, view: View, seat: Seat) -> str:
        return names.player(view.state, seat)

    def score(self, view: View, seat: Seat) -> str:
        return score(view.state, seat)

    def points(self, view: View) -> Sequence[int]:
        points: Sequence[int] = view.state.vp
        return points

    def phase(self, view: View) -> str:
        return words.phase_text(view.state)

    def prompt(self, view: View, ask: Ask) -> str:
        return words.prompt_text(view.state, ask)

    def option(self, view: View, ask: Ask, option: Option) -> str:
        return words.option_text(view.state, ask, option)

    def refused(self, view: View, ask: Ask) -> list[Refusal]:
        return [Refusal(*each) for each in why.refused(view.state, ask)]

    def ends(self, ask: Ask, option: Option) -> bool:
        return isinstance(option, Word) and option in ENDS

    def line_ends(self, state: Any, events: Sequence[Event]) -> list[int]:
        return happenings.line_ends(state, events)

    def lines(self, view: View, events: Sequence[Event]) -> list[Line]:
        return happenings.log_lines(view.state, events, view.seat)

    def event(self, view: View, event: Event) -> str:
        return happenings.event_text(view.state, event)

    def trace(self, view: View, event: Event) -> list[Refusal]:
        return [Refusal(line.text, line.article) for line in trace(view.state, event)]
