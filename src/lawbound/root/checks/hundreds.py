"""The questions of the Hundreds: Law of Root, chapter 14."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from lawbound.kernel import Ask, Option
from lawbound.root import move
from lawbound.root.checks.check import Check, Checks, clearings, demanded, hand, others, question, stopping
from lawbound.root.checks.general import CRAFT, other_clearings, why_not_them, why_not_to
from lawbound.root.factions.hundreds import Hundreds
from lawbound.root.factions.hundreds.command import (
    ADVANCE_BATTLE,
    ADVANCE_TO,
    BATTLE_AGAIN,
    BUILD_WHERE,
    BUILD_WITH,
    PRESS_ON,
)
from lawbound.root.factions.hundreds.faction import ANOINT, DISCARD, GARRISON
from lawbound.root.factions.hundreds.mobs import INCITE_WITH, MOB_WHERE
from lawbound.root.factions.hundreds.mood_cards import EVERY_MOOD, Mood
from lawbound.root.factions.hundreds.moods import CALL_MOBS, CHOOSE_MOOD
from lawbound.root.map import Clearing
from lawbound.root.pieces import why_not_build, why_not_place
from lawbound.root.state import State
from lawbound.root.suits import is_of


def moods(player: Hundreds, s: State, ask: Ask) -> Sequence[Option]:
    return EVERY_MOOD


def why_not_corner(player: Hundreds, s: State, ask: Ask, clearing: Clearing) -> str | None:
    """An empty corner, opposite another's if possible."""
    if clearing in ask.options:
        return None
    starts = clearing in s.box.map.corners and clearing not in s.starts
    return (why_not_build(s, player.seat, clearing) if starts else None) or "root 14.3.1"


def why_not_spread(player: Hundreds, s: State, ask: Ask, clearing: Clearing) -> str | None:
    """A clearing of the suit rolled without a mob, beside one with a mob."""
    beside = any([s.board[player.mob + other] for other in player.neighbours(s, clearing)])
    if not is_of(s, clearing, ask.given[0]) or s.board[player.mob + clearing] or not beside:
        return "root 14.4.1"
    return why_not_place(s, player.seat, clearing)


def why_not_anoint(player: Hundreds, s: State, ask: Ask, clearing: Clearing) -> str | None:
    """In the stead of a warrior, if there is one anywhere."""
    if clearing in ask.options:
        return None
    return "root 14.4.3" if not s.board[player.warrior + clearing] else why_not_place(s, player.seat, clearing)


def why_not_mood(player: Hundreds, s: State, ask: Ask, mood: Mood) -> str | None:
    return player.why_not_mood(s, mood)


def why_not_site(player: Hundreds, s: State, ask: Ask, clearing: Clearing) -> str | None:
    return player.why_not_build_at(s, clearing)


def why_not_press_on(player: Hundreds, s: State, ask: Ask, clearing: Clearing) -> str | None:
    """To move on it takes the warlord."""
    return move.why_not_move(s, player, ask.given[0], clearing) if player.leads(s, ask.given[0]) else "root 14.7.2"


def why_not_incite(player: Hundreds, s: State, ask: Ask, clearing: Clearing) -> str | None:
    return player.why_not_incite(s, clearing)


CHECKS: Final[Checks] = {
    question(DISCARD): Check(stopping, demanded),
    question(GARRISON): Check(clearings, why_not_corner),
    question(MOB_WHERE): Check(clearings, why_not_spread),
    question(ANOINT): Check(clearings, why_not_anoint),
    question(CHOOSE_MOOD): Check(moods, why_not_mood),
    question(BUILD_WHERE): Check(clearings, why_not_site),
    question(BUILD_WITH): Check(hand, demanded),
    question(ADVANCE_TO): Check(other_clearings, why_not_to),
    question(ADVANCE_BATTLE): Check(others, why_not_them),
    question(PRESS_ON): Check(other_clearings, why_not_press_on),
    question(BATTLE_AGAIN): Check(others, why_not_them),
    question(CALL_MOBS): Check(clearings, demanded),
    question(INCITE_WITH): Check(hand, demanded),
    ("incite", "root 14.6.1"): Check(clearings, why_not_incite),
    ("craft", "root 14.5.1"): CRAFT,
}
