"""Names of options: what is stored by them is found by them."""

from __future__ import annotations

import random
from typing import Any

import pytest
from tests.oath.test_properties import chronicle

from lawbound.kernel import Table
from lawbound.kernel.recall import recall, record_of
from lawbound.kernel.record import name_of, read_given, written
from lawbound.oath.cards import OATH_NAMES
from lawbound.oath.rules import OATH
from lawbound.oath.state import State

TRIALS = 48


def trial(number: int) -> Table[State]:
    setup: dict[str, Any] = {"seats": 2 + number % 5}
    if number % 3 == 0:
        setup["chronicle"] = chronicle(number).to_plain()
    else:
        setup.update(game=("first", "random")[number % 2], oath=OATH_NAMES[number % 4])
    return Table.new(OATH, setup, seed=str(number))


@pytest.mark.parametrize("first", range(0, TRIALS, 16))
def test_different_options_have_different_names(first: int) -> None:
    kinds: dict[str, set[str]] = {}
    for number in range(first, first + 16):
        table, luck = trial(number), random.Random(number)
        while (ask := table.pending) is not None:
            named: dict[str, object] = {}
            for option in ask.options:
                name = name_of(OATH, table.state, ask.about, option)
                assert named.setdefault(name, option) == option, f"{ask}: two options are called {name}"
                kinds.setdefault(ask.about.kind, set()).add(name)
            table.choose_index(luck.randrange(len(ask.options)))
    assert len(kinds) > 15
    for kind, names in kinds.items():
        assert kind in ("number", "word") or not any(name.isdigit() for name in names), (kind, names)
    for name in set.union(*kinds.values()):
        assert read_given(f"prompt = {written(name)}")[0].option == name


@pytest.mark.parametrize("number", range(12))
def test_a_game_is_recalled_by_its_names(number: int) -> None:
    table, luck = trial(number), random.Random(number)
    for _ in range(200):
        if table.pending is None:
            break
        table.choose_index(luck.randrange(len(table.pending.options)))
    record = record_of(OATH, table.journal)
    found = recall(OATH, table.journal, record)
    assert (found.lost, found.luck.plain) == (None, True)
    assert found.table.journal.entries == table.journal.entries
    assert found.table.state == table.state
    assert (found.record.opening, found.record.choices) == (record.opening, record.choices)
