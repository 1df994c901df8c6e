"""Set-ups for trying out the rules: with time, every faction, bot, trait, map and rule option comes to the table."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any, Final

from lawbound.kernel import BadSetup
from lawbound.root.bots import BOTS
from lawbound.root.decks import DECKS
from lawbound.root.editions import ADVANCED_SERVICES, OPTIONS
from lawbound.root.factions import FACTIONS
from lawbound.root.map import MAPS
from lawbound.root.seating import DIFFICULTIES, OPEN_SEAT
from lawbound.root.setup import MOST_SEATS, check_setup
from lawbound.root.setup_cards import ADVANCED, VAGABOND_CARDS

TURNS: Final = 80
"""After so many a trial has seen enough, and nobody waits for bots that cannot win."""


def trial(number: int) -> dict[str, Any]:
    """The set-up of that number: always the same.

    >>> trial(7) == trial(7) != trial(8)
    True
    """
    luck = random.Random(number)
    while True:
        setup = draw(luck)
        try:
            check_setup(setup)
        except BadSetup:
            continue
        return setup


def draw(luck: random.Random, fewest: int = 2, most: int = MOST_SEATS) -> dict[str, Any]:
    """Somebody at some seats, by some rules; it may not fit together."""
    people = [faction for faction in FACTIONS if not faction.endswith("2")]
    names = luck.sample([*people, "vagabond", *[f"bot:{key}" for key in BOTS]], luck.randint(fewest, most))
    seats = [_equip(name, luck) if name.startswith("bot:") else name for name in names]
    services = luck.choice(["none", "basic", "advanced", luck.sample(list(ADVANCED_SERVICES), 3)])
    cooperative = luck.random() < 0.2
    setup: dict[str, Any] = {
        "seats": seats,
        "map": luck.choice(list(MAPS)),
        "edition": "cs",
        "options": {key: luck.choice(values) for key, values in OPTIONS.items() if luck.random() < 0.2},
        "advanced": luck.random() < 0.2,
        "cooperative": cooperative,
        "team": cooperative and luck.random() < 0.5,
        "services": services,
        "deck": luck.choice(list(DECKS)),
        "turn_limit": TURNS,
        **luck.choice([{}, {"characters": "all"}, {"characters": "random"}]),
        **luck.choice([{}, {}, {"landmarks": "one"}, {"landmarks": "two"}]),
        **luck.choice([{}, {"hirelings": "random"}]),
    }
    if luck.random() < 0.25:  # drawn last, so that all else is as it was
        setup.update(_by_cards(seats, luck))
    return setup


def _by_cards(seats: Sequence[str], luck: random.Random) -> dict[str, Any]:
    """The same by the advanced setup: people at open seats, or some of them with what they agreed on."""
    agreed = luck.random() < 0.2
    return {
        "seats": [name if name.startswith("bot:") or (agreed and luck.random() < 0.5) else OPEN_SEAT for name in seats],
        "setup": ADVANCED,
        "advanced": False,
        "vagabonds": luck.choice(VAGABOND_CARDS),
    }


def _equip(name: str, luck: random.Random) -> str:
    """A bot with a difficulty and, at times, traits."""
    bot = BOTS[name.removeprefix("bot:")]
    traits = luck.sample(bot.TRAITS, luck.choice([0, 0, 1, 2]))
    return f"{name}@{luck.choice(DIFFICULTIES)}{''.join([f'+{trait}' for trait in traits])}"
