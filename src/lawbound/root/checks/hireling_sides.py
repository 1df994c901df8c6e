"""The questions that hirelings ask of whoever controls them: Law of Root E.2, E.3.4."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from lawbound.kernel import Ask, Option
from lawbound.root import battle, move
from lawbound.root.checks.check import Check, Checks, clearings, demanded, hand, question
from lawbound.root.hirelings import acting, corvid_spies, flame_bearers, forest_patrol, popular_band
from lawbound.root.hirelings import sunward_expedition as expedition
from lawbound.root.hirelings import warm_sun_prophets as prophets
from lawbound.root.map import Clearing
from lawbound.root.owner import Owner
from lawbound.root.state import Number, State

Player = Any


def hireling(s: State, ask: Ask) -> Owner:
    """Whose action it is."""
    number: Number = ask.given[0]
    return s.box.owners[number]


def why_not_from(player: Player, s: State, ask: Ask, origin: Clearing) -> str | None:
    return move.why_not_start(s, hireling(s, ask), origin)


def other_clearings(player: Player, s: State, ask: Ask) -> Sequence[Option]:
    return [clearing for clearing in clearings(player, s, ask) if clearing != ask.given[1]]


def why_not_to(player: Player, s: State, ask: Ask, destination: Clearing) -> str | None:
    return move.why_not_move(s, hireling(s, ask), ask.given[1], destination)


def why_not_there(player: Player, s: State, ask: Ask, clearing: Clearing) -> str | None:
    """Where it has battled already in this action it does so once only."""
    return None if clearing in ask.options else battle.why_not_battle(s, hireling(s, ask), clearing) or "root E.2.4"


def everybody_else(player: Player, s: State, ask: Ask) -> Sequence[Option]:
    return [owner.number for owner in s.box.owners if owner.number != ask.given[0] and owner.PIECES[0].count]


def why_not_them(player: Player, s: State, ask: Ask, other: Number) -> str | None:
    return battle.why_not_defend(s, hireling(s, ask), ask.given[1], other)


def players(player: Player, s: State, ask: Ask) -> Sequence[Option]:
    return range(len(s.players))


def all_grounds(player: Player, s: State, ask: Ask) -> Sequence[Option]:
    grounds: Sequence[Option] = player.grounds
    return grounds


ON_THE_CARD: Final = Check(clearings, demanded)
CHECKS: Final[Checks] = {
    question(acting.MOVE_FROM): Check(clearings, why_not_from),
    question(acting.MOVE_TO): Check(other_clearings, why_not_to),
    question(acting.BATTLE_WHERE): Check(clearings, why_not_there),
    question(acting.BATTLE_WHOM): Check(everybody_else, why_not_them),
    question(acting.PLACE_AT_SET_UP): ON_THE_CARD,
    question(acting.PLACE_WHEN_HIRED): ON_THE_CARD,
    question(acting.PLACE_IN_BIRDSONG): ON_THE_CARD,
    question(acting.PLACE_IN_DAYLIGHT): ON_THE_CARD,
    question(forest_patrol.CARD_FOR_PHYSICIANS): Check(hand, demanded),
    question(forest_patrol.WHERE_HEALED): Check(all_grounds, demanded),
    question(prophets.PREACH_WHERE): ON_THE_CARD,
    question(prophets.PREACH_TO): Check(players, demanded),
    question(prophets.SENT_TO): ON_THE_CARD,
    question(prophets.SENT_AGAINST): Check(players, demanded),
    question(expedition.FOOTHOLD_FROM): ON_THE_CARD,
    question(corvid_spies.SPY_WHERE): ON_THE_CARD,
    question(flame_bearers.CARD_TO_SMUGGLE): Check(hand, demanded),
    question(popular_band.PLAY_WHERE): ON_THE_CARD,
    question(popular_band.COME_FROM): ON_THE_CARD,
    question(popular_band.WHO_COMES): Check(players, demanded),
}
