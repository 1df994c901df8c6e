"""A machine that was switched on this moment: clocks that count from nowhere in particular begin at zero.

Python imports this by itself when this folder is on its path, before anything else looks at a clock; so do the
processes that it starts. `make test-newborn` runs all tests like that.
"""

from __future__ import annotations

import time
from collections.abc import Callable

CLOCKS = ("monotonic", "monotonic_ns", "perf_counter", "perf_counter_ns")


def from_zero(clock: Callable[[], float]) -> Callable[[], float]:
    began = clock()
    return lambda: clock() - began


if __name__ == "sitecustomize":  # and not, say, looked at for doctests
    for name in CLOCKS:
        setattr(time, name, from_zero(getattr(time, name)))
