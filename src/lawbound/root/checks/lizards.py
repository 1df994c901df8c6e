"""The questions of the Lizard Cult: Law of Root, chapter 10."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from lawbound.kernel import Ask, Option
from lawbound.root import battle, move
from lawbound.root.cards import BIRD, CARD_SUIT, Card
from lawbound.root.checks.check import Check, Checks, clearings, demanded, hand, others, question, stopping
from lawbound.root.checks.general import CRAFT
from lawbound.root.factions.lizards import Lizards
from lawbound.root.factions.lizards.conspiracies import (
    CONVERT_WHERE,
    CONVERT_WHOM,
    CRUSADE_FROM,
    CRUSADE_WHERE,
    SANCTIFY_WHAT,
    SANCTIFY_WHERE,
)
from lawbound.root.factions.lizards.faction import DISCARD, FIRST_GARDEN
from lawbound.root.factions.lizards.rituals import (
    BUILD_WHERE,
    RECRUIT_WHERE,
    REVEAL_TO_BUILD,
    REVEAL_TO_RECRUIT,
    REVEAL_TO_SACRIFICE,
    SPEND_TO_SCORE,
)
from lawbound.root.map import Clearing
from lawbound.root.pieces import why_not_build
from lawbound.root.state import State


def why_not_corner(player: Lizards, s: State, ask: Ask, clearing: Clearing) -> str | None:
    """An empty corner, opposite another's if possible."""
    if clearing in ask.options:
        return None
    starts = clearing in s.box.map.corners and clearing not in s.starts
    return (why_not_build(s, player.seat, clearing) if starts else None) or "root 10.3.2"


def why_not_outcast(player: Lizards, s: State, ask: Ask, clearing: Clearing) -> str | None:
    """A conspiracy takes place in a clearing of the Outcast."""
    return None if player.of_outcast(s, clearing) else ask.about.article


def why_not_move(player: Lizards, s: State, ask: Ask, clearing: Clearing) -> str | None:
    return why_not_outcast(player, s, ask, clearing) or move.why_not_start(s, player, clearing)


def why_not_battle(player: Lizards, s: State, ask: Ask, clearing: Clearing) -> str | None:
    return why_not_outcast(player, s, ask, clearing) or battle.why_not_battle(s, player, clearing)


def why_not_convert(player: Lizards, s: State, ask: Ask, clearing: Clearing) -> str | None:
    return player.why_not_convert_at(s, clearing)


def why_not_sanctify(player: Lizards, s: State, ask: Ask, clearing: Clearing) -> str | None:
    return player.why_not_sanctify_at(s, clearing)


def buildings(player: Lizards, s: State, ask: Ask) -> Sequence[Option]:
    """All that stand there, their own too."""
    return [row for owner in s.box.owners for row in owner.buildings if s.board[row + ask.given[0]]]


def why_not_garden(player: Lizards, s: State, ask: Ask, clearing: Clearing) -> str | None:
    return player.why_not_garden_at(s, clearing)


def why_not_recruit(player: Lizards, s: State, ask: Ask, clearing: Clearing) -> str | None:
    return player.why_not_recruit_at(s, clearing)


def why_not_reveal(player: Lizards, s: State, ask: Ask, card: Card) -> str | None:
    """Birds are not wild here."""
    if card in ask.options:
        return None
    return "root 10.2.2" if CARD_SUIT[card] == BIRD else ask.about.article


def why_not_score(player: Lizards, s: State, ask: Ask, card: Card) -> str | None:
    return player.why_not_score_with(s, card)


CHECKS: Final[Checks] = {
    question(DISCARD): Check(stopping, demanded),
    question(FIRST_GARDEN): Check(clearings, why_not_corner),
    question(CRUSADE_FROM): Check(clearings, why_not_move),
    question(CRUSADE_WHERE): Check(clearings, why_not_battle),
    question(CONVERT_WHERE): Check(clearings, why_not_convert),
    question(CONVERT_WHOM): Check(others, demanded),
    question(SANCTIFY_WHERE): Check(clearings, why_not_sanctify),
    question(SANCTIFY_WHAT): Check(buildings, demanded),
    question(BUILD_WHERE): Check(clearings, why_not_garden),
    question(REVEAL_TO_BUILD): Check(hand, why_not_reveal),
    question(RECRUIT_WHERE): Check(clearings, why_not_recruit),
    question(REVEAL_TO_RECRUIT): Check(hand, why_not_reveal),
    question(SPEND_TO_SCORE): Check(hand, why_not_score),
    question(REVEAL_TO_SACRIFICE): Check(hand, demanded),
    ("craft", "root 10.6.2"): CRAFT,
}
