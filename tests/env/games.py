"""Seat mixes and random games for the tests of the environments."""

from __future__ import annotations

import random
from typing import Any

from tests.root.bots.test_bot_games import random_setup
from tests.root.test_properties import MIXES

from lawbound.root.map import MAPS

FOUR: dict[str, dict[str, Any]] = {
    "four people": {"seats": ["marquise", "eyrie", "alliance", "vagabond"]},
    "two vagabonds on the lake": {
        "seats": ["vagabond", "bot:riverfolk+involved", "vagabond", "bot:alliance@easy+informants"],
        "map": "lake",
    },
    "people and bots on the mountain": {
        "seats": ["alliance", "marquise", "bot:duchy+investors", "bot:vagabond/scoundrel", "bot:eyrie@challenging"],
        "map": "mountain",
    },
    "one against bots in winter": {
        "seats": ["eyrie", "bot:marquise@nightmare+blitz", "bot:lizards+erratic", "bot:corvids+gamble"],
        "map": "winter",
        "advanced": True,
    },
}


def some_setup(luck: random.Random) -> dict[str, Any]:
    """People alone, or people and bots with any difficulty and traits, on any map."""
    if luck.random() < 0.6:
        setup = random_setup(luck, humans=True)
        return {key: value for key, value in setup.items() if key != "turn_limit"}
    return {"seats": list(luck.choice(MIXES)), "map": luck.choice(list(MAPS)), "advanced": luck.random() < 0.3}
