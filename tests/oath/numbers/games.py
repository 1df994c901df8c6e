"""Set-ups of all kinds for the tests of numbers: two to six seats, first games and later ones."""

from __future__ import annotations

import random
from typing import Any

from tests.oath.test_properties import chronicle

from lawbound.kernel import NATURE, Ask, Option, Word
from lawbound.oath.box import COLORS
from lawbound.oath.cards import OATH_NAMES

FEW: dict[str, dict[str, Any]] = {
    "two in the first game": {"seats": 2},
    "four as the Playbook says": {"seats": 4, "game": "prescribed"},
    "three in a random world": {"seats": ["chancellor", "black", "red"], "game": "random", "oath": "people"},
    "six with a past": {"seats": 6, "chronicle": chronicle(5).to_plain()},
}


def some_setup(luck: random.Random) -> dict[str, Any]:
    """Any number of seats with boards of any color, any oath; half of them go on with a chronicle."""
    boards = luck.sample(COLORS[1:], luck.randint(1, 5))
    setup: dict[str, Any] = {"seats": ["chancellor", *boards]}
    if luck.random() < 0.5:
        return {**setup, "chronicle": chronicle(luck.getrandbits(32)).to_plain()}
    options = {"empty_attack_pool": luck.choice(["nothing", "defense die"])}
    kind = luck.choice(["first", "variant", "random"])
    return {**setup, "game": kind, "oath": luck.choice(OATH_NAMES), "options": options}


def pick(ask: Ask, luck: random.Random) -> int:
    """At random, but rather go on than stop: more happens then."""
    index = luck.randrange(len(ask.options))
    if ask.seat != NATURE and is_end(ask.options[index]) and luck.random() < 0.7:
        index = luck.randrange(len(ask.options))
    return index


def is_end(option: Option) -> bool:
    return isinstance(option, Word) and option.name in ("done", "rest")
