"""Names of options: what is stored by them is found by them."""

from __future__ import annotations

import random

import pytest
from tests.root.situation import given

from lawbound.kernel import Table
from lawbound.kernel.recall import recall, record_of
from lawbound.kernel.record import name_of, read_given, written
from lawbound.root.rules import ROOT
from lawbound.root.trials import trial

TRIALS = 60


@pytest.mark.parametrize("first", range(0, TRIALS, 20))
def test_different_options_have_different_names(first: int) -> None:
    kinds: dict[str, set[str]] = {}
    for number in range(first, first + 20):
        table, luck = Table.new(ROOT, trial(number), seed=str(number)), random.Random(number)
        while (ask := table.pending) is not None:
            named: dict[str, object] = {}
            for option in ask.options:
                name = name_of(ROOT, table.state, ask.about, option)
                assert named.setdefault(name, option) == option, f"{ask}: two options are called {name}"
                kinds.setdefault(ask.about.kind, set()).add(name)
            table.choose_index(luck.randrange(len(ask.options)))
    assert len(kinds) > 10
    for kind in ("card", "clearing", "player", "piece"):
        assert not any(name.isdigit() for name in kinds[kind]), kind
    for name in set.union(*kinds.values()):
        assert read_given(f"prompt = {written(name)}")[0].option == name


def test_a_card_of_the_retinue_is_not_what_is_done_with_a_crafted_one() -> None:
    line = "seats=keepers,eyrie turn=keepers step=retinue:~move keepers.crafted=codebreakers eyrie.hand=sword"
    table = given(f"root {line} keepers.retinue.move=codebreakers,anvil @1=keepers.warrior @2=keepers.warrior").table
    assert table.pending is not None
    names = [name_of(ROOT, table.state, table.pending.about, option) for option in table.pending.options]
    assert {"codebreakers of the Retinue", "codebreakers", "anvil"} < set(names)


@pytest.mark.parametrize("number", range(12))
def test_a_game_is_recalled_by_its_names(number: int) -> None:
    table, luck = Table.new(ROOT, trial(number), seed=str(number)), random.Random(number)
    for _ in range(150):
        if table.pending is None:
            break
        table.choose_index(luck.randrange(len(table.pending.options)))
    record = record_of(ROOT, table.journal)
    found = recall(ROOT, table.journal, record)
    assert (found.lost, found.luck.plain) == (None, True)
    assert found.table.journal.entries == table.journal.entries
    assert found.table.state == table.state
    assert (found.record.opening, found.record.choices) == (record.opening, record.choices)
