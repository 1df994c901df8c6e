"""The questions that bots ask of people."""

from __future__ import annotations

from typing import Final

from lawbound.root.bots import automated_alliance, drillbit_duchy
from lawbound.root.checks.check import Check, Checks, demanded, hand_or_nothing, question

CHECKS: Final[Checks] = {
    question(automated_alliance.OUTRAGE): Check(hand_or_nothing, demanded),
    question(drillbit_duchy.INVESTORS): Check(hand_or_nothing, demanded),
}
