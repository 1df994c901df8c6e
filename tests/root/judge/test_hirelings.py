"""What hirelings are worth, and what a glance suggests where they ask."""

from __future__ import annotations

import random

import pytest
from tests.root.hirelings.table import beside
from tests.root.present.hired import setups
from tests.root.situation import Situation, given
from tests.root.test_properties import pick

from lawbound.kernel import Table
from lawbound.root.hirelings import HIRELINGS
from lawbound.root.hirelings.cards import SIDE
from lawbound.root.judge import hirelings
from lawbound.root.judge.hunches import EXTRAS, HUNCHES, hunches
from lawbound.root.judge.worth import worth
from lawbound.root.numbers.vocabulary import HIRELING_PROMPTS
from lawbound.root.position_text import loads
from lawbound.root.rules import ROOT
from lawbound.root.steps import Action


def weights(table: Situation) -> dict[object, float]:
    return dict(zip(table.offered, hunches(table.s, table.ask), strict=True))


@pytest.mark.parametrize("side", list(HIRELINGS))
def test_a_hireling_is_worth_something_to_whoever_has_hired_it_and_more_for_longer(side: str) -> None:
    assert side in hirelings.TURN_OF_CONTROL
    seats = [key for key in ("marquise", "eyrie", "alliance") if key not in SIDE[side].excludes][:2]
    line = f"root seats={','.join(seats)} turn={seats[0]} hirelings.{side}.controller="
    lines = [f"{line}nobody", *[f"{line}{seats[0]} hirelings.{side}.control={control}" for control in (1, 3)]]
    worths = [worth(loads(each))[0] for each in lines]
    assert worths[0] < worths[1] < worths[2]


def test_nobles_are_worth_what_they_score() -> None:
    for ruled, more in ((2, False), (6, True)):
        here = {clearing: {"marquise": {"warrior": 1}} for clearing in range(1, ruled + 1)}
        table = beside("bluebird-nobles", "marquise", here, seats=("marquise", "duchy"))
        side = next(owner for owner in table.s.box.unseated)
        assert isinstance(side, HIRELINGS["bluebird-nobles"])
        assert (hirelings.turn_of(table.s, side, 0) > 1) == more


def test_every_question_and_action_of_hirelings_that_has_a_hunch_is_asked() -> None:
    asked: set[str] = set()
    for n, setup in enumerate(setups()):
        luck = random.Random(n)
        game = Table.new(ROOT, setup, seed=str(n))
        for _ in range(900):
            ask = game.pending
            if ask is None:
                break
            asked |= {ask.about.name, *[option.name for option in ask.options if isinstance(option, Action)]}
            found = hunches(game.view(ask.seat).state, ask)
            assert len(found) == len(ask.options) and all(weight > 0 for weight in found)
            pick(game, luck)
    assert set(hirelings.HUNCHES) <= {*HIRELING_PROMPTS} & set(HUNCHES)
    assert set(hirelings.HUNCHES) | set(hirelings.EXTRAS) <= asked
    assert set(hirelings.EXTRAS) <= set(EXTRAS)


def test_the_best_is_taken_and_given_to_whoever_is_behind() -> None:
    line = (
        "root seats=alliance,eyrie,duchy turn=alliance step=end~of~evening eyrie.leader=builder alliance.points=5 "
        "eyrie.points=9 duchy.points=1 @1=alliance.warrior "
    )
    free = "hirelings.flame-bearers.controller=nobody hirelings.otter-divers.controller=nobody markers.4=alliance"
    best = weights(given(line + free))
    assert best[SIDE["flame-bearers"].number] > best[SIDE["otter-divers"].number]
    held = "hirelings.otter-divers.controller=alliance hirelings.otter-divers.control=1"
    receivers = weights(given(line + held))
    assert receivers["duchy"] > receivers["eyrie"]


def test_actions_that_cost_nothing_are_rather_taken_than_left() -> None:
    here = {5: {"eyrie": {"warrior": 1}}, 1: {"marquise": {"warrior": 1}}}
    found = weights(beside("corvid-spies", "marquise", here))
    assert found["the spies come"] > found["done"]


def test_the_uprising_rises_where_it_takes_many_along_and_gathers_where_it_takes_none() -> None:
    for enemies, rises in ((5, True), (0, False)):
        here = {1: {"spring-uprising": {"warrior": 1}, "eyrie": {"warrior": enemies}}}
        found = weights(beside("spring-uprising", "marquise", here, phase="birdsong", luck=["fox"]))
        assert (found["rise"] > found["gather"]) == rises


def test_the_stoic_protector_goes_to_ones_own_and_the_furious_one_to_others() -> None:
    here = {5: {"marquise": {"warrior": 4}}, 9: {"eyrie": {"warrior": 4}}}
    for side, to in (("stoic-protector", 5), ("furious-protector", 9)):
        found = weights(beside(side, "marquise", here, phase="birdsong", fields={"place": "1"}))
        assert max(found, key=lambda option: found[option]) == to


def test_whoever_leads_is_harmed_before_others_and_never_oneself() -> None:
    prophets = {1: {"warm-sun-prophets": {"warrior": 1}, "marquise": {"warrior": 2}, "eyrie": {"warrior": 2}}}
    table = beside("warm-sun-prophets", "marquise", prophets).choose("the prophets preach")
    found = weights(table)
    assert table.prompt == "whom the prophets move" and found["eyrie"] > found["marquise"]
