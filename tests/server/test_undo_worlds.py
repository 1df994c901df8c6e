"""Taking back teaches nobody anything: compared in two worlds, over whole random games.

`python -m scripts.undo_worlds --choices 200000` does the same for longer.
"""

from __future__ import annotations

import random
from typing import Any

import pytest
from scripts import undo_worlds
from scripts.undo_worlds import MIXES, Leak, record

from lawbound.kernel import Event, Seat
from lawbound.root.rules import ROOT
from lawbound.server.course import Course

CHOICES = 1500
MOST_GAMES = 40


def leaks(choices: int, **setup: Any) -> list[Leak]:
    found: list[Leak] = []
    tried, _, _ = undo_worlds.search(choices, found.append, **setup)
    assert tried == choices
    return found


@pytest.mark.parametrize("discretion", ["open", "waited"])
def test_what_can_be_taken_back_looks_the_same_in_every_world(discretion: str) -> None:
    assert leaks(CHOICES // 3, discretion=discretion) == []


def test_so_does_what_can_be_taken_back_because_nothing_ends_by_itself() -> None:
    assert leaks(CHOICES // 3, endings="asked") == []


def test_where_nothing_ends_by_itself_the_last_action_of_a_phase_can_be_taken_back() -> None:
    """Else cards would have been drawn by then."""
    reached: dict[bool, int] = {False: 0, True: 0}
    for number, mix in enumerate(MIXES[:6]):
        for asked in reached:
            setup = {"endings": "asked"} if asked else {}
            course, luck = Course(record(mix, f"reach {number}", **setup)), random.Random(number)
            while course.table.pending is not None and len(course.chosen) < 150:
                course.choose(undo_worlds.pick(course, luck))
                reached[asked] += course.is_closing and course.can_undo is not None
    assert reached[False] == 0
    assert reached[True] > 10


def told(event: Event, chooser: Seat) -> bool:
    return bool(event.secret) and event.audience is not None and event.audience != (chooser,)


def test_the_test_would_notice_if_only_luck_and_secret_events_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    """Cards of others that become public without luck, and questions that are not asked, teach as well."""

    def can_undo(course: Course) -> Seat | None:
        if not course._back:
            return None
        seat = course._back[-1][0].ask.seat
        return None if any(told(event, seat) for event in course.log.batches[-1].events) else seat

    monkeypatch.setattr(Course, "can_undo", property(can_undo))
    for first in range(MOST_GAMES):  # about one choice in a thousand
        found = leaks(CHOICES // 5, first=first)
        if found:
            break
    assert len({leak.reader for leak in found}) > 1


def test_rules_never_stumble_over_what_is_unknown() -> None:
    """Whatever is chosen can be tried on what its seat knows; where that decides everything, it decides the same."""
    foreseen = 0
    for number, mix in enumerate(MIXES):
        course, luck = Course(record(mix, f"stumble {number}")), random.Random(number)
        while (ask := course.table.pending) is not None and len(course.chosen) < 120:
            moment = course.table.moment()
            index = undo_worlds.pick(course, luck)
            course.choose(index)
            other = course.table.foresee(moment, ask.options[index])
            if other.pending is not None and other.pending.seat == ask.seat:
                assert course.table.pending is not None
                assert repr(other.pending) == repr(course.table.pending)
                view = ROOT.view(course.table.state, ask.seat)
                foreseen += ROOT.view(other.state, ask.seat) == view
    assert foreseen > 500


def test_taking_back_many_choices_ends_where_somebody_learned_something() -> None:
    """And each choice on the way could be taken back alone when it was made."""
    back = 0
    for number, mix in enumerate(MIXES):
        course, luck = Course(record(mix, f"back {number}")), random.Random(number)
        could: list[bool] = []
        while course.table.pending is not None and len(course.chosen) < 60:
            course.choose(undo_worlds.pick(course, luck))
            could.append(course.can_undo is not None)
        while course.can_undo is not None:
            assert could.pop()
            course.undo()
            back += 1
        assert not could or not could[-1]
    assert back > len(MIXES)
