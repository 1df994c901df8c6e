"""The questions of the Duchy: Law of Root, chapter 12."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from lawbound.kernel import Ask, Option
from lawbound.root.checks.check import Check, Checks, clearings, demanded, hand, question, stopping
from lawbound.root.checks.general import CRAFT, why_not_there
from lawbound.root.factions.duchy import Duchy
from lawbound.root.factions.duchy.assembly import (
    BUILD_WHAT,
    BUILD_WHERE,
    DIG_CARD,
    DIG_WHERE,
    FOREMOLE_BUILDS,
    REVEAL_TO_BUILD,
    TAKE_UP,
)
from lawbound.root.factions.duchy.faction import DISCARD, SURFACE, WHO_LEAVES
from lawbound.root.factions.duchy.ministers import EVERY_MINISTER, Minister
from lawbound.root.factions.duchy.parliament import BANK, REVEAL_TO_SWAY, SECOND_BATTLE, WHO_ACTS
from lawbound.root.map import Clearing
from lawbound.root.state import Row, State


def ministers(player: Duchy, s: State, ask: Ask) -> Sequence[Option]:
    return EVERY_MINISTER


def swayed(player: Duchy, s: State, ask: Ask) -> Sequence[Option]:
    return player.all_swayed(s)


def buildings(player: Duchy, s: State, ask: Ask) -> Sequence[Option]:
    return player.buildings


def why_not_site(player: Duchy, s: State, ask: Ask, clearing: Clearing) -> str | None:
    return player.why_not_build_at(s, clearing, any_suit=False)


def why_not_foremoles_site(player: Duchy, s: State, ask: Ask, clearing: Clearing) -> str | None:
    return player.why_not_build_at(s, clearing, any_suit=True)


def why_not_building(player: Duchy, s: State, ask: Ask, row: Row) -> str | None:
    return None if s.board[row] else "root 1.5.1"


def why_not_dig(player: Duchy, s: State, ask: Ask, clearing: Clearing) -> str | None:
    return player.why_not_dig_at(s, clearing)


def why_not_act(player: Duchy, s: State, ask: Ask, minister: Minister) -> str | None:
    return player.why_not_act(s, minister)


def why_not_sway(player: Duchy, s: State, ask: Ask, minister: Minister) -> str | None:
    return player.why_not_sway(s, minister)


CHECKS: Final[Checks] = {
    question(DISCARD): Check(stopping, demanded),
    question(SURFACE): Check(clearings, demanded),
    question(BUILD_WHERE): Check(clearings, why_not_site),
    question(FOREMOLE_BUILDS): Check(clearings, why_not_foremoles_site),
    question(BUILD_WHAT): Check(buildings, why_not_building),
    question(REVEAL_TO_BUILD): Check(hand, demanded),
    question(TAKE_UP): Check(clearings, demanded),
    question(DIG_WHERE): Check(clearings, why_not_dig),
    question(DIG_CARD): Check(hand, demanded),
    question(SECOND_BATTLE): Check(clearings, why_not_there),
    question(BANK): Check(hand, demanded),
    question(WHO_ACTS): Check(swayed, demanded),
    question(REVEAL_TO_SWAY): Check(hand, demanded),
    question(WHO_LEAVES): Check(swayed, demanded),
    ("parliament", "root 12.5.2"): Check(ministers, why_not_act),
    ("sway", "root 12.5.3"): Check(ministers, why_not_sway),
    ("craft", "root 12.6.2"): CRAFT,
}
