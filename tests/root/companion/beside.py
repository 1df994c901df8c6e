"""The same turn of a bot by the engine alone and through the companion, with the same luck and the same answers."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from lawbound.kernel import NATURE, Ask, Asked, Chance, Event, Table
from lawbound.root.companion.evening import RootEvening
from lawbound.root.option_names import option_name
from lawbound.root.rules import ROOT, Root
from lawbound.root.state import PLAYING, State

Chooser = Callable[[State, Ask], int]
"""Which option is taken: luck, and whoever is asked."""


class RealCards(Root):
    """The engine where people hold real cards, and nothing else is different."""

    def start(self, setup: Mapping[str, Any]) -> State:
        s = ROOT.start(setup)
        s.box.real_cards = True
        return s


def by_luck(answer: Callable[[Chance], Any]) -> Chooser:
    """That luck; whoever is asked takes the first option."""

    def choose(_: State, ask: Ask) -> int:
        if ask.seat != NATURE:
            return 0
        return list(ask.options).index(answer(Chance(ask.about, ask.options, ask.given)))

    return choose


def told(events: list[Event]) -> list[Any]:
    return [(event.name, event.article, event.args, event.secret) for event in events]


def engine_turn(position: str, choose: Chooser, turns: int) -> list[Any]:
    """What happens until the bot's turn is over."""
    events: list[Event] = []
    table = Table.from_position(RealCards(), position, nature=Asked(), listener=events.append)
    while table.pending is not None and table.state.turns == turns and table.state.acting.is_bot:
        ask = table.pending
        if ask.seat == NATURE and all([option == ask.options[0] for option in ask.options]):
            table.choose_index(0)
        else:
            table.choose_index(choose(table.state, ask))
    return until_next_turn(events, turns)


def companion_turn(position: str, choose: Chooser, turns: int) -> list[Any]:
    evening = RootEvening({"position": position})
    while (ask := evening.table.pending) is not None and evening.state.turns == turns and not evening.is_shown:
        s = evening.state
        name = option_name(s, ask.about, ask.options[choose(s, ask)])
        evening.act({"do": "answer", "option": name})
    again = RootEvening(evening.setup)
    again.play(evening.acts)
    assert again.lost == 0 and again.state == evening.state
    return until_next_turn(evening.heard, turns)


def until_next_turn(events: list[Event], turns: int) -> list[Any]:
    """What was told until the turn was over."""
    ends = [n for n, event in enumerate(events) if event.name == "turn" and event.args[1] > turns]
    return told(events[: ends[0]] if ends else events)


def compare(position: str, choose: Callable[[], Chooser]) -> int:
    """Both give the same events; how many."""
    s = ROOT.start({"position": position})
    if s.stage != PLAYING or not s.acting.is_bot:
        return 0
    alone = engine_turn(position, choose(), s.turns)
    beside = companion_turn(position, choose(), s.turns)
    assert alone == beside
    return len(alone)
