"""Which build runs: the plain one, or the one whose kernel and rules are compiled (`make native`)."""

from __future__ import annotations

from importlib.machinery import EXTENSION_SUFFIXES

from lawbound.kernel import table

PLAIN, COMPILED = "plain", "compiled"


def name() -> str:
    """What runs in this process."""
    return COMPILED if table.__file__.endswith(tuple(EXTENSION_SUFFIXES)) else PLAIN
