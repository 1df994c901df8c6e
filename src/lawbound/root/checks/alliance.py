"""The questions of the Alliance: Law of Root, chapter 8."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from lawbound.kernel import Ask, Option
from lawbound.root.checks.check import (
    Check,
    Checks,
    clearings,
    demanded,
    hand,
    hand_or_nothing,
    known,
    question,
    stopping,
)
from lawbound.root.factions.alliance import (
    DISCARD,
    DISCARD_SUPPORTER,
    ORGANIZE_AT,
    OUTRAGE,
    RECRUIT_AT,
    REVOLT_SUPPORTER,
    SYMPATHY_SUPPORTER,
    TRAIN_CARD,
    Alliance,
)
from lawbound.root.map import Clearing
from lawbound.root.state import State


def why_not_revolt(player: Alliance, s: State, ask: Ask, clearing: Clearing) -> str | None:
    return player.why_not_revolt(s, clearing)


def why_not_spread(player: Alliance, s: State, ask: Ask, clearing: Clearing) -> str | None:
    return player.why_not_spread(s, clearing)


def supporters(player: Alliance, s: State, ask: Ask) -> Sequence[Option]:
    return known(player.supporters(s))


def why_not_recruit(player: Alliance, s: State, ask: Ask, clearing: Clearing) -> str | None:
    return player.why_not_recruit_at(s, clearing)


def why_not_organize(player: Alliance, s: State, ask: Ask, clearing: Clearing) -> str | None:
    return player.why_not_organize_at(s, clearing)


CHECKS: Final[Checks] = {
    question(DISCARD): Check(stopping, demanded),
    question(REVOLT_SUPPORTER): Check(supporters, demanded),
    question(SYMPATHY_SUPPORTER): Check(supporters, demanded),
    question(DISCARD_SUPPORTER): Check(supporters, demanded),
    question(OUTRAGE): Check(hand_or_nothing, demanded),
    question(TRAIN_CARD): Check(hand, demanded),
    question(RECRUIT_AT): Check(clearings, why_not_recruit),
    question(ORGANIZE_AT): Check(clearings, why_not_organize),
    ("revolt", "root 8.4.1"): Check(clearings, why_not_revolt),
    ("spread sympathy", "root 8.4.2"): Check(clearings, why_not_spread),
}
