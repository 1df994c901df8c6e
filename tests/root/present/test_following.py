"""The map follows what is told: between two safe points nobody knows more than the events."""

from __future__ import annotations

from itertools import pairwise

import pytest

from lawbound.root.pieces import CLEARINGS
from lawbound.root.present.following import follow
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
