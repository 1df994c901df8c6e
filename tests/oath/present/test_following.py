"""The table follows what is told: between two safe points nobody knows more than the events."""

from __future__ import annotations

import random
from itertools import pairwise

import pytest
from tests.oath.present.telling import EVERY_GAME, setup

from lawbound.kernel import Event, Flow, Table
from lawbound.oath.kit import KIT
from lawbound.oath.rules import Oath
from lawbound.oath.state import PLAYING, State


class Watched(Oath):
    """The rules, which keep a copy of the state at every safe point, and how much had happened by then."""

    def __init__(self) -> None:
        self.heard: list[Event] = []
        self.safe: list[tuple[State, int]] = []

    def resume(self, state: State) -> Flow[None] | None:
        self.safe.append((state.copy(), len(self.heard) + len(state.events or ())))
        return super().resume(state)


def watched(name: str, seed: str) -> Watched:
    rules, luck = Watched(), random.Random(seed)
    table = Table.new(rules, setup(name), seed=seed, listener=rules.heard.append)
    while table.pending is not None:
        table.choose_index(luck.randrange(len(table.pending.options)))
    return rules


def on_the_map(s: State) -> object:
    return (
        list(s.pawn),
        s.faceup,
        [sorted(cards) for cards in s.cards_at],
        bytes(s.warbands),
        list(s.ruler),
        list(s.supply),
        s.title,
        s.usurper,
        s.citizens,
        s.visions_drawn,
        list(s.vision),
        [sorted(relics) for relics in s.relics],
        list(s.holder),
        (s.turn, s.round, s.turns),
    )


@pytest.mark.parametrize("name", EVERY_GAME)
def test_what_is_told_leads_from_one_safe_point_to_the_next(name: str) -> None:
    stretches = 0
    for seed in range(6):
        rules = watched(name, str(seed))
        for (before, since), (after, until) in pairwise(rules.safe):
            if before.stage != PLAYING or after.stage != PLAYING:
                continue
            state = before.copy()
            for event in rules.heard[since:until]:
                KIT.stage.follow(state, event)
            assert on_the_map(state) == on_the_map(after), rules.heard[since:until]
            stretches += 1
    assert stretches > 40


@pytest.mark.parametrize("name", EVERY_GAME)
def test_whatever_was_told_there_is_a_scene(name: str) -> None:
    """Also in the set-up and while the chronicle is written, for everybody."""
    rules = watched(name, "scene")
    for (before, since), (_, until) in pairwise(rules.safe):
        state = before.copy()
        for event in rules.heard[since:until]:
            KIT.stage.follow(state, event)
        for seat in (None, 0, 1):
            view = rules.view(state, seat)
            phase = KIT.stage.phase(view)
            assert KIT.stage.scene(view)["players"] and KIT.stage.between(view, phase)["text"]
