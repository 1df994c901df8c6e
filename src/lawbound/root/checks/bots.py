"""The questions that bots ask of people."""

from __future__ import annotations

from typing import Final

from lawbound.root.bots import automated_alliance, drillbit_duchy, riverfolk_robots
from lawbound.root.checks.check import Check, Checks, demanded, hand_or_nothing, question
from lawbound.root.checks.general import BUY

CHECKS: Final[Checks] = {
    question(automated_alliance.OUTRAGE): Check(hand_or_nothing, demanded),
    question(drillbit_duchy.INVESTORS): Check(hand_or_nothing, demanded),
    question(riverfolk_robots.BUY): BUY,
}
