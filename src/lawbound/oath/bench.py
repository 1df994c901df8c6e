"""Oath under the stopwatch: four people in a first game."""

from __future__ import annotations

from typing import Any, Final

from lawbound.kit.bench import Bench

SETUP: Final[dict[str, Any]] = {"seats": 4}


class OathBench(Bench):
    setup = SETUP
    title = "four random players"
    least = 25_000
