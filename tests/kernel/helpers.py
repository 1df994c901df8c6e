"""Pebbles, played at random: the game that the kernel is tested with."""

from __future__ import annotations

import random
from typing import Any

from hypothesis import strategies as st

from lawbound.kernel import Journal, Table
from lawbound.pebbles.rules import PEBBLES, PebblesState

SETUP: dict[str, Any] = {"seats": 3, "heaps": [3, 5, 7]}

setups = st.fixed_dictionaries(
    {"seats": st.integers(2, 4), "heaps": st.lists(st.integers(1, 20), min_size=1, max_size=6)}
)
seeds = st.text(st.characters(codec="utf-8"), max_size=12)
steps = st.integers(0, 60)


def new(setup: dict[str, Any] = SETUP, seed: str = "golden", **options: Any) -> Table[PebblesState]:
    return Table.new(PEBBLES, setup, seed=seed, **options)


def play(table: Table[PebblesState], upto: int = 10_000, luck: int = 1) -> Table[PebblesState]:
    """Answer up to so many questions at random."""
    rng = random.Random(luck)
    for _ in range(upto):
        if table.pending is None:
            break
        table.choose_index(rng.randrange(len(table.pending.options)))
    return table


def situation(table: Table[PebblesState]) -> tuple[object, ...]:
    """Everything that makes two tables the same."""
    ask = table.pending
    question = None if ask is None else (ask.seat, ask.about, list(ask.options), ask.given)
    return table.state.to_bytes(), question, fields(table.journal), getattr(table.nature, "at", None)


def fields(journal: Journal) -> tuple[object, ...]:
    return journal.game, journal.setup, journal.seed, journal.ask_forced, journal.entries
