"""What hands have to do at a real table: whole, in the imperative, in three languages."""

from __future__ import annotations

import random
from typing import Any

import pytest
from hypothesis import HealthCheck, settings
from hypothesis import given as whatever
from hypothesis import strategies as st
from tests.present.messages import messages
from tests.root.bots.test_bot_games import random_setup
from tests.root.present.engine import event_names
from tests.root.present.replica import DOING, Replica

from lawbound.kernel import Asked, Event, Table
from lawbound.present.speech import LANGUAGES, slug, speaking
from lawbound.root.present.happenings import lines
from lawbound.root.present.instructions import CHOICE, UNTOLD, Instruction, instructions
from lawbound.root.rules import ROOT
from lawbound.root.speech import SPEECH
from lawbound.root.state import State
from lawbound.root.trials import trial

ONLY_TOLD = {
    *("battle", "chose a faction", "converted", "crusade", "enlisted", "hit ignored", "homeland", "looked under ruin"),
    *("looting", "minister acts", "mob die", "order set", "plot guessed", "plot uncovered", "rolled", "sanctified"),
    *("seated", "showed card"),
    *("showed hand", "stalled", "turmoil", "turn", "turn limit", "won"),
}
"""Events that need no hands: what they lead to is told by others."""
TURNS = 30


# Every change of the table is told


class Hands:
    """A table of the rules, where people answer for luck, and beside it one where hands do what they are told."""

    def __init__(self, setup: dict[str, Any], seed: int) -> None:
        self.luck = random.Random(seed)
        self.events: list[Event] = []
        self.replica = Replica(ROOT.start(setup))
        self.table: Table[State] = Table.new(ROOT, setup, nature=Asked(), listener=self.events.append)

    def follow(self) -> None:
        events, self.events[:] = tuple(self.events), ()
        now = Replica(self.table.state)
        if any([event.name == "seated" for event in events]):  # then the table is laid out for everybody (root 5.1)
            self.replica.items, self.replica.standing = now.items, now.standing
            self.replica.ferry, self.replica.closed = now.ferry, now.closed
        for instruction in instructions(self.table.state, events):
            for event in instruction.events:
                assert instruction.hands == (event.name in DOING), event
                if instruction.hands:
                    self.replica.apply(event)
        assert self.replica.seen() == now.seen()

    def play(self) -> None:
        self.follow()
        while self.table.pending is not None:
            self.table.choose_index(self.luck.randrange(len(self.table.pending.options)))
            self.follow()


@settings(deadline=None, max_examples=25, suppress_health_check=list(HealthCheck))
@whatever(st.integers(0, 10**6))
def test_hands_that_do_as_they_are_told_keep_the_table_of_any_bots(seed: int) -> None:
    Hands({**random_setup(random.Random(seed), humans=False), "turn_limit": TURNS}, seed).play()


@settings(deadline=None, max_examples=15, suppress_health_check=list(HealthCheck))
@whatever(st.integers(0, 10**6), st.booleans())
def test_so_do_they_with_a_human_marquise(seed: int, services: bool) -> None:
    luck = random.Random(seed)
    bots = luck.sample(["bot:eyrie", "bot:alliance", "bot:vagabond", "bot:lizards", "bot:duchy", "bot:corvids"], 2)
    setup = {"seats": ["marquise", *bots, "bot:riverfolk"], "map": luck.choice(["autumn", "lake"]), "turn_limit": 16}
    Hands({**setup, "services": "advanced" if services else "none"}, seed).play()


def test_every_event_is_something_to_do_or_needs_no_hands() -> None:
    said = {id for id in messages(SPEECH, "en") if id.startswith("do-")}
    for name in event_names() - {"chose", *UNTOLD}:
        assert (slug("do", name) in said or name in CHOICE) != (name in ONLY_TOLD), name


# Every game can be told


@pytest.mark.parametrize("number", range(12))
def test_whole_games_can_be_told_in_every_language(number: int) -> None:
    events: list[Event] = []
    table: Table[State] = Table.new(ROOT, trial(number), seed=f"told {number}", listener=events.append)
    luck = random.Random(number)
    for _ in range(60):
        told: list[list[Instruction]] = []
        for language in LANGUAGES:
            with speaking(language):
                told.append(instructions(table.state, events))
        assert len({len(each) for each in told}) == 1
        for each in told:
            for line in each:
                assert line.text and "{" not in line.text and line.article
                assert all([place.startswith("clearing:") for place in line.places])
        kept = [event.name for line in told[0] for event in line.events]
        logged = [event.name for line in lines(table.state, events, None) for event in line.events]
        assert kept == [name for name in logged if name not in UNTOLD]
        events.clear()
        if table.pending is None:
            return
        table.choose_index(luck.randrange(len(table.pending.options)))
