"""Pebbles as a yardstick: with rules as small as these, it is the kernel that takes the time."""

from __future__ import annotations

from typing import Any, Final

from lawbound.kit.bench import Bench

SETUP: Final[dict[str, Any]] = {"seats": 4, "heaps": [20] * 6}


class PebblesBench(Bench):
    setup = SETUP
    is_yardstick = True
