"""The questions of the Eyrie: Law of Root, chapter 7."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from lawbound.kernel import DONE, Ask, Option
from lawbound.root import battle, move
from lawbound.root.checks.check import Check, Checks, clearings, demanded, hand, question, stopping
from lawbound.root.checks.general import CRAFT
from lawbound.root.factions.eyrie import (
    ADD_CARD,
    BATTLE_AT,
    BUILD_AT,
    CHOOSE_CORNER,
    DISCARD,
    LEADER_NAMES,
    MOVE_FROM,
    NEW_LEADER,
    NEW_ROOST,
    RECRUIT_AT,
    RESOLVED,
    Eyrie,
)
from lawbound.root.map import Clearing
from lawbound.root.pieces import why_not_build
from lawbound.root.state import State
from lawbound.root.suits import is_of


def why_not_corner(player: Eyrie, s: State, ask: Ask, clearing: Clearing) -> str | None:
    """An empty corner, opposite another's if possible."""
    if clearing in ask.options:
        return None
    starts = clearing in s.box.map.corners and clearing not in s.starts
    return (why_not_build(s, player.seat, clearing) if starts else None) or "root 7.3.2"


def leaders(player: Eyrie, s: State, ask: Ask) -> Sequence[Option]:
    return range(len(LEADER_NAMES))


def cards_and_none(player: Eyrie, s: State, ask: Ask) -> Sequence[Option]:
    return [*hand(player, s, ask), DONE]


def why_not_add(player: Eyrie, s: State, ask: Ask, card: Option) -> str | None:
    """One card at least must be added."""
    if card is DONE:
        return None if DONE in ask.options else "root 7.4.2"
    return player.why_not_add(s, card)


def why_not_new_roost(player: Eyrie, s: State, ask: Ask, clearing: Clearing) -> str | None:
    if clearing in player.new_roost_sites(s):
        return None
    return why_not_build(s, player.seat, clearing) or "root 7.4.3"


def why_not_recruit(player: Eyrie, s: State, ask: Ask, clearing: Clearing) -> str | None:
    return why_not_suit(s, ask, clearing) or player.why_not_recruit_site(s, clearing)


def why_not_move(player: Eyrie, s: State, ask: Ask, clearing: Clearing) -> str | None:
    return why_not_suit(s, ask, clearing) or move.why_not_start(s, player, clearing)


def why_not_battle(player: Eyrie, s: State, ask: Ask, clearing: Clearing) -> str | None:
    return why_not_suit(s, ask, clearing) or battle.why_not_battle(s, player, clearing)


def why_not_roost(player: Eyrie, s: State, ask: Ask, clearing: Clearing) -> str | None:
    return why_not_suit(s, ask, clearing) or player.why_not_roost_at(s, clearing)


def why_not_suit(s: State, ask: Ask, clearing: Clearing) -> str | None:
    """The clearing must match the card of the Decree that is being resolved."""
    return None if is_of(s, clearing, ask.given[0]) else ask.about.article


def decree(player: Eyrie, s: State, ask: Ask) -> Sequence[Option]:
    """The cards that are left, by column and suit, and stopping here."""
    own = s.own[player.seat]
    cards: list[Option] = [DONE]
    for column in range(4):
        counts = player.suits_in(s, column)
        cards += [(column, suit) for suit in range(4) if counts[suit] > own[RESOLVED + 4 * column + suit]]
    return cards


def why_not_resolve(player: Eyrie, s: State, ask: Ask, card: Option) -> str | None:
    """A card that cannot be resolved in full may be chosen, but only turmoil comes of it."""
    if card is DONE:
        return None if DONE in ask.options else "root 7.5.2"
    return player.why_not_resolve(s, card[0], card[1])


ADD: Final = Check(cards_and_none, why_not_add)
CHECKS: Final[Checks] = {
    question(DISCARD): Check(stopping, demanded),
    question(CHOOSE_CORNER): Check(clearings, why_not_corner),
    question(NEW_LEADER): Check(leaders, demanded),
    question(ADD_CARD): ADD,
    question(NEW_ROOST): Check(clearings, why_not_new_roost),
    question(RECRUIT_AT): Check(clearings, why_not_recruit),
    question(MOVE_FROM): Check(clearings, why_not_move),
    question(BATTLE_AT): Check(clearings, why_not_battle),
    question(BUILD_AT): Check(clearings, why_not_roost),
    ("add to the Decree again", "root 7.4.2"): ADD,
    ("craft", "root 7.5.1"): CRAFT,
    ("the Decree", "root 7.5.2"): Check(decree, why_not_resolve),
}
