"""Whether phases and turns end by themselves: a setting that every game may have in its set-up.

An ask that is `held` ends a phase or a turn. Where a single option is left the table answers it, as any other; unless
the set-up wants endings to be asked, as servers do for people: nobody's turn ends under their hands, then.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

ENDINGS: Final = "endings"
ASKED: Final = "asked"


def waits_for_endings(setup: Mapping[str, Any]) -> bool:
    """Whether they end only when somebody says so. In games from before that was a setting they do not wait."""
    return setup.get(ENDINGS) == ASKED


def with_endings(setup: dict[str, Any]) -> dict[str, Any]:
    """The same game, in which endings are asked."""
    return {ENDINGS: ASKED, **setup}


def endings_of(setup: Mapping[str, Any]) -> dict[str, Any]:
    """What a set-up says of endings, for another that goes on from it."""
    return {ENDINGS: ASKED} if waits_for_endings(setup) else {}
