"""Oath in words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from lawbound.kernel import DONE, NO, Ask, Event, Option, Seat, View, Word
from lawbound.kit.words import Forbidden, Line, Refusal, Words
from lawbound.oath.present import happenings, names, questions, refusals
from lawbound.oath.prompts import CAMPAIGN, MUSTER, RECOVER, REST, SEARCH, TRADE, TRAVEL
from lawbound.oath.speech import Name, say
from lawbound.present.speech import Names

ENDS: Final = (DONE, NO, REST)
MAJOR: Final = (SEARCH, MUSTER, TRADE, RECOVER, CAMPAIGN, TRAVEL)
"""Actions that spend supply."""


class OathWords(Words):
    def title(self, view: View) -> str:
        """Its oath and who plays."""
        s = view.state
        players = Names([names.player(s, seat) for seat in range(s.box.seats)])
        return say("title", oath=names.OATHS[s.oath], players=players)

    def player(self, view: View, seat: Seat) -> Name:
        return names.seated(view.state, seat)

    def score(self, view: View, seat: Seat) -> str:
        """Nothing is counted: what they are, and the title if they hold it."""
        return str(names.standing(view.state, seat))

    def phase(self, view: View) -> str:
        return questions.phase(view.state)

    def prompt(self, view: View, ask: Ask) -> str:
        return questions.prompt(view.state, ask)

    def option(self, view: View, ask: Ask, option: Option) -> str:
        return questions.option(view.state, ask, option)

    def brief(self, view: View, ask: Ask, option: Option) -> str:
        return questions.brief(view.state, ask, option)

    def refused(self, view: View, ask: Ask) -> list[Refusal]:
        return refusals.refused(view.state, ask)

    def forbidden(self, view: View, ask: Ask) -> list[Forbidden]:
        return refusals.forbidden(view.state, ask)

    def ends(self, ask: Ask, option: Option) -> bool:
        return isinstance(option, Word) and option in ENDS

    def leaves(self, view: View, ask: Ask, option: Option) -> str:
        """Supply that an action could still spend."""
        supply = view.state.supply[ask.seat] if option is REST else 0
        could = supply and any([each in MAJOR for each in ask.options])
        return say("question-leaves", what=names.counted("supply", supply)) if could else ""

    def line_ends(self, state: Any, events: Sequence[Event]) -> list[int]:
        return happenings.line_ends(state, events)

    def lines(self, view: View, events: Sequence[Event]) -> list[Line]:
        return happenings.lines(view.state, events, view.seat)

    def event(self, view: View, event: Event) -> str:
        return happenings.event(view.state, event)

    def loss(self, view: View, event: Event) -> str:
        return happenings.loss(view.state, event, view.seat)
