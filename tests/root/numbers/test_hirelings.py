"""Hirelings as numbers: every option has its own, and an observation can be written at every question."""

from __future__ import annotations

import random

import pytest

from lawbound.kernel import Table
from lawbound.root.numbers.actions import Numbering
from lawbound.root.numbers.fields import FIELDS, MOST, SIZE
from lawbound.root.numbers.observe import observe
from lawbound.root.numbers.vocabulary import HIRELING_PROMPTS, PROMPTS
from lawbound.root.rules import ROOT

TABLES = (
    (["alliance", "corvids", "keepers", "eyrie"], ["warm-sun-prophets", "popular-band", "mole-artisans"]),
    (["riverfolk", "lizards", "duchy", "vagabond"], ["forest-patrol", "vault-keepers", "raven-sentries"]),
    (["marquise", "hundreds", "alliance", "corvids"], ["sunward-expedition", "lizard-envoys", "street-band"]),
    (["eyrie", "marquise", "keepers", "vagabond"], ["corvid-spies", "flame-bearers", "feline-physicians"][:2]),
    (["eyrie", "marquise", "corvids", "vagabond"], ["rat-smugglers", "badger-bodyguards"]),
    (["duchy", "vagabond", "eyrie", "alliance"], ["feline-physicians", "flame-bearers", "corvid-spies"]),
)


@pytest.mark.parametrize(("seats", "hirelings"), TABLES)
def test_every_option_has_a_number_and_every_view_is_written(seats: list[str], hirelings: list[str]) -> None:
    luck = random.Random(repr(hirelings))
    table = Table.new(ROOT, {"seats": seats, "hirelings": hirelings, "deck": "exiles"}, seed=repr(hirelings))
    numbering = Numbering(table.state.box)
    for _ in range(900):
        ask = table.pending
        if ask is None:
            break
        numbers = numbering.numbers(ask)
        assert len(set(numbers)) == len(ask.options), ask
        assert ask.about.name in (*PROMPTS, *HIRELING_PROMPTS)
        seen = observe(table.view(ask.seat), ask)
        assert len(seen) == SIZE and all([value <= most for value, most in zip(seen, MOST, strict=True)])
        table.choose_index(luck.randrange(len(ask.options)))
    field = FIELDS["hirelings"]
    assert sum(observe(table.view(0), None)[field.start : field.stop]) == len(hirelings)
