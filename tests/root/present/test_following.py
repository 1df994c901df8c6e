"""The map follows what is told: between two safe points nobody knows more than the events."""

from __future__ import annotations

import random
from itertools import pairwise

import pytest

from lawbound.kernel import Event, Table
from lawbound.root.map import FIRST_FOREST
from lawbound.root.pieces import CLEARINGS
from lawbound.root.present.following import follow
from lawbound.root.rules import ROOT
from lawbound.root.state import ROW, SETTING_UP, State
from lawbound.server.course import Course
from lawbound.server.founding import of_wishes
from lawbound.server.reel import Reel


@pytest.mark.parametrize("map", ["autumn", "winter", "lake", "mountain"])
@pytest.mark.parametrize(
    "seats",
    [
        ("bot:marquise", "bot:eyrie", "bot:alliance", "bot:vagabond"),
        ("bot:lizards", "bot:riverfolk", "bot:duchy", "bot:corvids"),
        ("bot:vagabond@nightmare", "bot:corvids+gamble", "bot:marquise", "bot:riverfolk", "bot:lizards", "bot:duchy"),
    ],
)
def test_what_is_told_leads_from_one_safe_point_to_the_next(seats: tuple[str, ...], map: str) -> None:
    stretches = 0
    for seed in range(3):
        reel = reel_of(bots(seats, map, str(seed)), 0)
        for (_, since, before, _), (_, until, after, _) in pairwise(reel.points):
            state = before.copy()
            for event in reel.events[since:until]:
                follow(state, event)
            if before.stage != SETTING_UP:  # the setup lays out the ferry and the markers of closed paths silently
                assert on_the_map(state) == on_the_map(after)
                stretches += 1
    assert stretches > 60


def test_what_is_told_of_relics_leads_on_too() -> None:
    """People are asked between two safe points; what happens meanwhile is told all the same."""
    stretches = 0
    for seed in range(8):
        heard: list[Event] = []
        setup = {"seats": ["keepers", "bot:marquise", "alliance", "bot:eyrie"], "turn_limit": 60}
        table: Table[State] = Table.new(ROOT, setup, seed=f"relics {seed}", listener=heard.append)
        luck = random.Random(seed)
        before: State | None = None
        while table.pending is not None and table.state.turns < 40:
            table.choose_index(luck.randrange(len(table.pending.options)))
            if not table.at_safe_point or table.state.stage == SETTING_UP:
                continue
            if before is not None:
                for event in heard:
                    follow(before, event)
                assert on_the_map(before) == on_the_map(table.state)
                assert in_forests(before) == in_forests(table.state)
                stretches += 1
            heard.clear()
            before = table.state.copy()
    assert stretches > 60


def in_forests(s: State) -> list[bytes]:
    return [bytes(s.board[row + FIRST_FOREST : row + FIRST_FOREST + 10]) for row in s.players[0].tokens]


def bots(seats: tuple[str, ...], map: str, seed: str) -> Course:
    return Course(
        of_wishes(
            {
                "game": "root",
                "seats": [{"seat": seat} for seat in seats],
                "settings": {"map": map, "services": "advanced"},
                "seed": seed,
            }
        )
    )


def reel_of(course: Course, choice: int) -> Reel:
    return Reel(course.kit, course.table, course.log, choice, len(course.chosen))


def on_the_map(s: State) -> object:
    pieces = [bytes(s.board[row + 1 : row + len(CLEARINGS) + 1]) for row in range(0, len(s.board), ROW)]
    rulers = [] if s.box.lend_power else list(s.ruler[1 : len(CLEARINGS) + 1])  # mercenaries rule for a phase
    return pieces, list(s.vp), rulers, s.ferry, s.closed
