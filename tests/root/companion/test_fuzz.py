"""Whatever people tell, nobody meets a traceback and no evening is lost."""

from __future__ import annotations

import random
from typing import Any

import pytest
from tests.root.companion.making import SOLO
from tests.root.companion.test_evening import LAKE

from lawbound.kernel import LawboundError
from lawbound.root.companion.evening import RootEvening
from lawbound.root.position import FIELDS

TRIES = 2500
"""Of each evening; with positions of the same kind in the readers' tests, 10,000 and more in all."""
JUNK: tuple[Any, ...] = (
    *(None, True, False, 0, -1, 3, 10**30, 1.5, float("nan"), "", "?", "x" * 500, "\ud800", "5", [], {}, [[]]),
    *([1, 2], {"a": {}}, {"": None}, ["?"] * 300, "clearing:5", "clearing:99", "eyrie", "marquise.warrior", "5.5"),
)
KEYS = (
    *("piece", "at", "to", "by", "points", "value", "hand", "item", "of", "card", "from", "ruin", "turn", "field"),
    *("add", "remove"),
)
WORDS = ("marquise", "eyrie", "riverfolk", "lizards", "clearing:3", "clearing:12", "anvil", "sword", "discard", "deck")


OWN = ("hand", "decree.fox", "order", "satchel", "souls", "payments.eyrie", "swayed", "burrow", "acolytes", "points")


def value(luck: random.Random) -> Any:
    if luck.random() < 0.5:
        return luck.choice(JUNK)
    if luck.random() < 0.5:
        return luck.choice(WORDS)
    return luck.randint(-70, 70)


def change(luck: random.Random, evening: RootEvening) -> Any:
    """A change that is nearly right, or not at all."""
    key = luck.choice([player.KEY for player in evening.state.players])
    piece = f"{key}.{luck.choice(evening.state.players[luck.randrange(4)].PIECES).name}"
    at = f"clearing:{luck.randint(1, 12)}"
    found: Any = luck.choice(
        [
            {"piece": piece, "at": at, "by": luck.randint(-4, 30)},
            {"piece": piece, "at": at, "to": f"clearing:{luck.randint(1, 12)}", "by": 1},
            {"points": key, "by": luck.randint(-40, 5)},
            {"hand": key, "value": luck.randint(0, 80)},
            {"item": luck.choice(["sword", "bag", "torch"]), "of": key, "by": luck.randint(-2, 3)},
            {"card": luck.choice(["anvil", "ambush-bird", "cobbler"]), "to": luck.choice(["discard", f"hand:{key}"])},
            {"ruin": at, "by": luck.choice([-1, 1])},
            {"turn": key},
            {"shuffle": True},
            {"field": luck.choice(FIELDS), "value": value(luck)},
            {"field": f"players.{key}.{luck.choice(['place', 'decree', 'leader', 'souls'])}", "value": value(luck)},
            {"field": f"players.{key}.{luck.choice(OWN)}", luck.choice(["add", "remove", "by", "to"]): value(luck)},
            {"field": f"players.{key}.{luck.choice(OWN)}", "remove": value(luck), "to": f"players.{key}.satchel"},
            {"field": f"clearings.{luck.choice(['5', '99', ''])}.{key}", "value": value(luck)},
            {luck.choice(KEYS): value(luck), luck.choice(KEYS): value(luck)},
        ]
    )
    if luck.random() < 0.2:
        found[luck.choice(KEYS)] = value(luck)
    return found if luck.random() < 0.95 else value(luck)


def act(luck: random.Random, evening: RootEvening) -> Any:
    sort = luck.random()
    if sort < 0.5:
        return {"do": "edit", "set": [change(luck, evening) for _ in range(luck.randint(1, 3))]}
    if sort < 0.6:
        return {"do": "answer", "option": value(luck)}
    if sort < 0.7:
        return {luck.choice(["do", "option", "set", ""]): value(luck), "do": luck.choice([*JUNK, "edit", "tell"])}
    if sort < 0.75:
        return value(luck)
    if sort < 0.8:
        return {"do": luck.choice(["tell", "show", "end"])}
    ask = evening.table.pending
    if ask is None or evening.is_shown:
        return {"do": "end"}
    return {"do": "answer", "option": luck.choice(evening.page("en")["question"]["options"])["option"]}


@pytest.mark.parametrize("seed", range(4))
def test_nothing_that_is_told_breaks_an_evening(seed: int) -> None:
    luck = random.Random(seed)
    evening = RootEvening((SOLO, LAKE)[seed % 2])
    refused = 0
    for n in range(TRIES):
        before, count = evening.state.to_bytes(), len(evening.acts)
        try:
            evening.act(act(luck, evening))
        except LawboundError as error:
            refused += 1
            assert str(error) and evening.state.to_bytes() == before and len(evening.acts) == count
        if n % 25 == 0:
            evening.page(luck.choice(["en", "cs", "pl"]))
        if evening.table.pending is None or len(evening.acts) > 120:
            evening.undo(luck.randint(1, len(evening.acts)))
        assert evening.lost == 0
    again = RootEvening(evening.setup)
    again.play(evening.acts)
    assert again.lost == 0 and again.state == evening.state and again.claims == evening.claims
    assert refused > TRIES / 4
