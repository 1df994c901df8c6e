"""The questions of the Keepers: Law of Root, chapter 15."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from lawbound.kernel import Ask, Option
from lawbound.root import move
from lawbound.root.cards import Card
from lawbound.root.checks.check import Check, Checks, clearings, demanded, hand, question, stopping
from lawbound.root.checks.general import CRAFT
from lawbound.root.factions.keepers import Keepers
from lawbound.root.factions.keepers.faction import DISCARD, RECRUIT_WHERE, RETURN_WHERE, START_BESIDE, START_WHERE
from lawbound.root.factions.keepers.retinue import (
    DELVE_FROM,
    DELVING,
    MOVE_FROM_THERE,
    MOVE_OR_RECOVER_WHERE,
    MOVE_OUT,
    MOVING,
    RECOVER_WHICH,
    RECOVERING,
    SEEK_WHERE,
)
from lawbound.root.map import Clearing
from lawbound.root.pieces import why_not_build, why_not_place
from lawbound.root.state import State
from lawbound.root.suits import is_of


def why_not_corner(player: Keepers, s: State, ask: Ask, clearing: Clearing) -> str | None:
    """An empty corner, opposite another's if possible."""
    if clearing in ask.options:
        return None
    starts = clearing in s.box.map.corners and clearing not in s.starts
    return (why_not_place(s, player.seat, clearing) if starts else None) or "root 15.3.2"


def why_not_beside(player: Keepers, s: State, ask: Ask, clearing: Clearing) -> str | None:
    """On the edge, and adjacent."""
    if clearing not in s.box.map.edge or clearing not in player.neighbours(s, ask.given[0]):
        return "root 15.3.2"
    return why_not_place(s, player.seat, clearing)


def why_not_return(player: Keepers, s: State, ask: Ask, clearing: Clearing) -> str | None:
    """On the edge, where a waystation may be built; only if there is no such clearing, where a warrior may stand."""
    if clearing in ask.options:
        return None
    return "root 15.4.1" if clearing not in s.box.map.edge else why_not_build(s, player.seat, clearing)


def why_not_encamp(player: Keepers, s: State, ask: Ask, clearing: Clearing) -> str | None:
    return player.why_not_encamp(s, clearing)


def why_not_decamp(player: Keepers, s: State, ask: Ask, clearing: Clearing) -> str | None:
    return player.why_not_decamp(s, clearing)


def why_not_recruit(player: Keepers, s: State, ask: Ask, card: Card) -> str | None:
    return player.why_not_recruit_with(s, card)


def why_not_suit(s: State, ask: Ask, clearing: Clearing) -> str | None:
    """The clearing must match the card that acts, or is spent."""
    return None if is_of(s, clearing, ask.given[0]) else ask.about.article


def why_not_recruit_at(player: Keepers, s: State, ask: Ask, clearing: Clearing) -> str | None:
    return why_not_suit(s, ask, clearing) or player.why_not_recruit_at(s, clearing)


def movers(player: Keepers, s: State, ask: Ask) -> Sequence[Option]:
    return player.cards_in(s, MOVING)


def seekers(player: Keepers, s: State, ask: Ask) -> Sequence[Option]:
    return player.cards_in(s, DELVING)


def recoverers(player: Keepers, s: State, ask: Ask) -> Sequence[Option]:
    return player.cards_in(s, RECOVERING)


def why_not_move(player: Keepers, s: State, ask: Ask, card: Option) -> str | None:
    return player.why_not_use(s, MOVING, card)


def why_not_seek(player: Keepers, s: State, ask: Ask, card: Option) -> str | None:
    return player.why_not_use(s, DELVING, card)


def why_not_recover(player: Keepers, s: State, ask: Ask, card: Option) -> str | None:
    return player.why_not_use(s, RECOVERING, card)


def why_not_from(player: Keepers, s: State, ask: Ask, clearing: Clearing) -> str | None:
    return why_not_suit(s, ask, clearing) or move.why_not_start(s, player, clearing)


def why_not_seek_at(player: Keepers, s: State, ask: Ask, clearing: Clearing) -> str | None:
    return why_not_suit(s, ask, clearing) or player.why_not_seek_at(s, clearing)


def near_forests(player: Keepers, s: State, ask: Ask) -> Sequence[Option]:
    return s.box.map.clearing_forests[ask.given[0]]


def relics(player: Keepers, s: State, ask: Ask) -> Sequence[Option]:
    return player.relics_at(s, ask.given[0])


CHECKS: Final[Checks] = {
    question(DISCARD): Check(stopping, demanded),
    question(START_WHERE): Check(clearings, why_not_corner),
    question(START_BESIDE): Check(clearings, why_not_beside),
    question(RETURN_WHERE): Check(clearings, why_not_return),
    question(RECRUIT_WHERE): Check(clearings, why_not_recruit_at),
    question(MOVE_OUT): Check(clearings, why_not_from),
    question(SEEK_WHERE): Check(clearings, why_not_seek_at),
    question(DELVE_FROM): Check(near_forests, demanded),
    question(MOVE_OR_RECOVER_WHERE): Check(clearings, demanded),
    question(MOVE_FROM_THERE): Check(clearings, demanded),
    question(RECOVER_WHICH): Check(relics, demanded),
    ("encamp", "root 15.4.1"): Check(clearings, why_not_encamp),
    ("decamp", "root 15.4.2"): Check(clearings, why_not_decamp),
    ("recruit with a card", "root 15.4.3"): Check(hand, why_not_recruit),
    ("craft", "root 15.5.1"): CRAFT,
    ("retinue: move", "root 15.5.2.I"): Check(movers, why_not_move),
    ("retinue: battle then delve", "root 15.5.2.II"): Check(seekers, why_not_seek),
    ("retinue: move or recover", "root 15.5.2.III"): Check(recoverers, why_not_recover),
}
