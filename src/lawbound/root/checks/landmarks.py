"""The questions of landmarks: Law of Root A.5, and what their cards say."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from lawbound.kernel import Ask, Option
from lawbound.root.checks.check import Check, Checks, clearings, demanded, question
from lawbound.root.checks.general import suits
from lawbound.root.factions import alliance
from lawbound.root.landmarks import LANDMARK_NAMES, dealing

Player = Any


def landmarks(player: Player, s: Any, ask: Ask) -> Sequence[Option]:
    """All that there are."""
    return range(len(LANDMARK_NAMES))


CHECKS: Final[Checks] = {
    question(dealing.WHICH): Check(landmarks, demanded),
    question(dealing.WHERE): Check(clearings, demanded),
    question(alliance.BASE_OF_SUIT): Check(suits, demanded),
}
