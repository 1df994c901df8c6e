"""Rule options: where the older Polish edition of the bots' Law differs from the Czech one.

A setup names an `edition` (cs, the default, or pl) and may set single options on top of it.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from lawbound.kernel import BadSetup
from lawbound.root.data import load

EDITIONS: Final = ("cs", "pl")
_FILE: Final[dict[str, dict[str, Any]]] = load("editions")

OPTIONS: Final[dict[str, tuple[str, ...]]] = {key: tuple(entry["values"]) for key, entry in _FILE.items()}
"""The values that each option can take."""


def rule_options(setup: Mapping[str, Any]) -> dict[str, str]:
    """The value of every option for a setup."""
    edition = setup.get("edition", "cs")
    if edition not in EDITIONS:
        raise BadSetup(f"Unknown edition {edition!r}; known: {', '.join(EDITIONS)}.")
    chosen: dict[str, str] = {key: entry[edition] for key, entry in _FILE.items()}
    options = setup.get("options", {})
    if not isinstance(options, Mapping):
        raise BadSetup("`options` is a list of rule options with their values.")
    for key, value in options.items():
        if key not in OPTIONS:
            raise BadSetup(f"Unknown rule option {key!r}; known: {', '.join(OPTIONS)}.")
        if value not in OPTIONS[key]:
            raise BadSetup(f"{key}: unknown value {value!r}; known: {', '.join(OPTIONS[key])}.")
        chosen[key] = value
    return chosen
