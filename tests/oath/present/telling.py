"""Random games of Oath for the tests of its words: for two to six, in all kinds of worlds, and one that goes on."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache
from typing import Any

from lawbound.kernel import DONE, Ask, Event, Table, View
from lawbound.oath.kit import KIT
from lawbound.oath.prompts import REST
from lawbound.oath.rules import OATH
from lawbound.oath.saga import sequel
from lawbound.oath.state import State

SETUPS: dict[str, dict[str, Any]] = {
    "two in the first world": {"seats": 2},
    "three in a random world": {"seats": 3, "game": "random", "oath": "people"},
    "four by the book": {"seats": 4, "game": "prescribed"},
    "five in the variant": {"seats": 5, "game": "variant", "oath": "devotion"},
    "six in a random world": {"seats": 6, "game": "random", "oath": "protection"},
}
NAMES = ["Anna", "random", "Bo", "greedy", "Cyril", "Dora"]


@cache
def later() -> dict[str, Any]:
    """A game that goes on with what another has left."""
    setup: dict[str, Any] = {"seats": 4}
    return sequel(setup, finished(setup, "before")[0].result)


def setup(name: str) -> dict[str, Any]:
    made = later() if name == "a later game" else SETUPS[name]
    return {**made, "names": NAMES[: made["seats"]]}


EVERY_GAME = [*SETUPS, "a later game"]


def played(setup: dict[str, Any], seed: str) -> Iterator[tuple[Table[State], list[Event]]]:
    """The table at every decision of a random game that goes on rather than stops, and all that has happened by then;
    last, how it is left.
    """
    heard: list[Event] = []
    table, luck = Table.new(OATH, setup, seed=seed, listener=heard.append), random.Random(seed)
    while (ask := table.pending) is not None:
        yield table, heard
        index = luck.randrange(len(ask.options))
        if ask.options[index] in (DONE, REST) and luck.random() < 0.7:
            index = luck.randrange(len(ask.options))
        table.choose_index(index)
    yield table, heard


def finished(setup: dict[str, Any], seed: str) -> tuple[Table[State], list[Event]]:
    """How a random game is left, and all that happened in it."""
    last = None
    for last in played(setup, seed):  # noqa: B007
        pass
    assert last is not None and last[0].pending is None
    return last


def asked(table: Table[State]) -> tuple[View, Ask]:
    """What is asked, and what the asked seat knows."""
    assert table.pending is not None
    return table.view(table.pending.seat), table.pending


def said(view: View, ask: Ask) -> list[str]:
    """All that a question says."""
    words = KIT.words
    options = [words.option(view, ask, option) for option in ask.options]
    return [words.prompt(view, ask), words.phase(view), *options, *[text for text, _ in words.refused(view, ask)]]
