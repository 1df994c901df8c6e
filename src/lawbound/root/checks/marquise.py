"""The questions of the Marquise: Law of Root, chapter 6."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from lawbound.kernel import Ask, Option
from lawbound.root.checks.check import Check, Checks, clearings, demanded, hand, question, stopping
from lawbound.root.checks.general import CRAFT
from lawbound.root.factions.marquise import (
    BIRD_CARD,
    BUILD_WHAT,
    BUILD_WHERE,
    DISCARD,
    FIELD_HOSPITALS,
    OVERWORK_CARD,
    OVERWORK_WHERE,
    PLACE_KEEP,
    RECRUIT_WHERE,
    START_RECRUITER,
    START_SAWMILL,
    START_WORKSHOP,
    WHERE_WOOD,
    WOOD_FROM,
    Marquise,
)
from lawbound.root.map import CLEARINGS, Clearing
from lawbound.root.pieces import why_not_place
from lawbound.root.state import Row, State


def why_not_wood(player: Marquise, s: State, ask: Ask, clearing: Clearing) -> str | None:
    """Each sawmill gets its share and no more."""
    if clearing in ask.options:
        return None
    sawmill = s.board[player.sawmill + clearing]
    return (why_not_place(s, player.seat, clearing) if sawmill else None) or "root 6.4"


def why_not_recruit(player: Marquise, s: State, ask: Ask, clearing: Clearing) -> str | None:
    """Each recruiter gets one warrior and no more."""
    if clearing in ask.options:
        return None
    recruiter = s.board[player.recruiter + clearing]
    return (why_not_place(s, player.seat, clearing) if recruiter else None) or "root 6.5.3"


def why_not_first(player: Marquise, s: State, ask: Ask, clearing: Clearing) -> str | None:
    return player.why_not_start_in(s, clearing)


def why_not_site(player: Marquise, s: State, ask: Ask, clearing: Clearing) -> str | None:
    return player.why_not_build_here(s, clearing)


def buildings(player: Marquise, s: State, ask: Ask) -> Sequence[Option]:
    return player.buildings


def why_not_building(player: Marquise, s: State, ask: Ask, row: Row) -> str | None:
    return player.why_not_build_at(s, ask.given[0], row)


def with_wood(player: Marquise, s: State, ask: Ask) -> Sequence[Option]:
    return [c for c in CLEARINGS if s.board[player.wood + c]]


def why_not_overwork(player: Marquise, s: State, ask: Ask, clearing: Clearing) -> str | None:
    return player.why_not_overwork_at(s, clearing)


CHECKS: Final[Checks] = {
    question(DISCARD): Check(stopping, demanded),
    question(PLACE_KEEP): Check(clearings, demanded),
    question(START_SAWMILL): Check(clearings, why_not_first),
    question(START_WORKSHOP): Check(clearings, why_not_first),
    question(START_RECRUITER): Check(clearings, why_not_first),
    question(WHERE_WOOD): Check(clearings, why_not_wood),
    question(FIELD_HOSPITALS): Check(hand, demanded),
    question(RECRUIT_WHERE): Check(clearings, why_not_recruit),
    question(BUILD_WHERE): Check(clearings, why_not_site),
    question(BUILD_WHAT): Check(buildings, why_not_building),
    question(WOOD_FROM): Check(with_wood, demanded),
    question(OVERWORK_WHERE): Check(clearings, why_not_overwork),
    question(OVERWORK_CARD): Check(hand, demanded),
    question(BIRD_CARD): Check(hand, demanded),
    ("craft", "root 6.2.1"): CRAFT,
}
