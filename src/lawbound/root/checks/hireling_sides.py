"""The questions of hirelings: who has them, and what their cards ask (Law of Root E.1, E.2, E.3.4, A.6).

Where their pieces may be placed is in `hireling_places`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from lawbound.kernel import Ask, Option, Seat
from lawbound.root import battle, move
from lawbound.root.bearer import bearer_in
from lawbound.root.checks import hireling_places
from lawbound.root.checks.check import Check, Checks, clearings, demanded, foes_of, hand, known, others, question
from lawbound.root.checks.hireling_places import with_face, with_number
from lawbound.root.hirelings import (
    acting,
    bandits,
    control,
    corvid_spies,
    dealing,
    exile,
    flame_bearers,
    flotilla,
    forest_patrol,
    pawn,
    popular_band,
    uprising,
)
from lawbound.root.hirelings import sunward_expedition as expedition
from lawbound.root.hirelings import warm_sun_prophets as prophets
from lawbound.root.hirelings.hireling import hirelings
from lawbound.root.map import Clearing
from lawbound.root.pieces import present, why_not_place
from lawbound.root.removal import why_not_remove
from lawbound.root.state import ROW, Number, Row, State

Player = Any


# Who has them


def in_the_game(player: Player, s: State, ask: Ask) -> Sequence[Option]:
    return [hireling.face for hireling in hirelings(s)]


def players(player: Player, s: State, ask: Ask) -> Sequence[Option]:
    return range(len(s.players))


# Moves and battles of their own


def why_not_from(player: Player, s: State, ask: Ask, origin: Clearing) -> str | None:
    return move.why_not_start(s, with_number(s, ask), origin)


def other_clearings(player: Player, s: State, ask: Ask) -> Sequence[Option]:
    return [clearing for clearing in clearings(player, s, ask) if clearing != ask.given[1]]


def why_not_to(player: Player, s: State, ask: Ask, destination: Clearing) -> str | None:
    return move.why_not_move(s, with_number(s, ask), ask.given[1], destination)


def why_not_there(player: Player, s: State, ask: Ask, clearing: Clearing) -> str | None:
    """Where it has battled already in this action it does so once only."""
    return None if clearing in ask.options else battle.why_not_battle(s, with_number(s, ask), clearing) or "root E.2.4"


def everybody_else(player: Player, s: State, ask: Ask) -> Sequence[Option]:
    return foes_of(s, s.box.owners[ask.given[0]])


def why_not_them(player: Player, s: State, ask: Ask, other: Number) -> str | None:
    return battle.why_not_defend(s, s.box.owners[ask.given[0]], ask.given[1], other)


def why_not_pawn_to(player: Player, s: State, ask: Ask, clearing: Clearing) -> str | None:
    """Along paths, whoever rules; the Flotilla along the river, as its card says."""
    side = with_face(s, ask)
    assert isinstance(side, pawn.LonePawn)
    if clearing in side.destinations(s):
        return None
    if isinstance(side, flotilla.RiverfolkFlotilla) and clearing not in side.ways(s, side.place(s)):
        return ask.about.article
    return move.why_not_reach(s, side, side.place(s), clearing)


def prey(player: Player, s: State, ask: Ask) -> Sequence[Option]:
    return foes_of(s, bearer_in(s, flotilla.RiverfolkFlotilla))


def why_not_broadside(player: Player, s: State, ask: Ask, other: Number) -> str | None:
    return battle.why_not_defend(s, bearer_in(s, flotilla.RiverfolkFlotilla), ask.given[0], other)


# The Exile and the Brigand


def forests(player: Player, s: State, ask: Ask) -> Sequence[Option]:
    return [forest.place for forest in s.box.map.forests]


def why_not_exile_there(player: Player, s: State, ask: Ask, clearing: Clearing) -> str | None:
    """Beside its forest, where there is an enemy."""
    side = exile.exile_of(s)
    return battle.why_not_battle(s, side, clearing) if clearing in side.around(s) else ask.about.article


def crafted(player: Player, s: State, ask: Ask) -> Sequence[Option]:
    return exile.crafted(s, ask.seat)


# Highway Bandits


def highways(player: Player, s: State, ask: Ask) -> Sequence[Option]:
    return range(len(bandits.highways(s.box.map)))


def why_not_path(player: Player, s: State, ask: Ask, path: int) -> str | None:
    """An open path without a bandit; in Daylight one that ends at faction pieces."""
    a, b = bandits.highways(s.box.map)[path]
    if path in ask.options:
        return None
    side = with_face(s, ask)
    assert isinstance(side, bandits.HighwayBandits)
    ends = ask.about is bandits.BANDIT_PATH or present(s, ask.seat, a) or present(s, ask.seat, b)
    return "root C.3.2" if ends and path not in side.held(s) else ask.about.article


# Others


def all_grounds(player: Player, s: State, ask: Ask) -> Sequence[Option]:
    grounds: Sequence[Option] = player.grounds
    return grounds


def why_not_healed(player: Player, s: State, ask: Ask, clearing: Clearing) -> str | None:
    """Where the controller has faction pieces."""
    return why_not_place(s, ask.seat, clearing) if present(s, ask.seat, clearing) else ask.about.article


def top_of_the_pile(player: Player, s: State, ask: Ask) -> Sequence[Option]:
    return known(s.discard[-prophets.TOP :])


def combustible(player: Player, s: State, ask: Ask) -> Sequence[Option]:
    """Every kind of piece of somebody else that lies there."""
    bearers = next(each for each in hirelings(s) if isinstance(each, flame_bearers.FlameBearers))
    rows = [row for owner in s.box.owners if owner is not bearers for row in owner.rows]
    return [row for row in rows if s.board[row + ask.given[0]]]


def why_not_burn(player: Player, s: State, ask: Ask, row: Row) -> str | None:
    """Enemy pieces that can be removed, of each owner the warriors first."""
    bearers = next(each for each in hirelings(s) if isinstance(each, flame_bearers.FlameBearers))
    if row in ask.options:
        return None
    owner = s.box.owners[s.box.owner[row // ROW]]
    return (why_not_remove(s, row, ask.given[0], bearers.number) if row in owner.removable else None) or "root E.2.3"


def sent_against(player: Player, s: State, ask: Ask) -> Sequence[Option]:
    return foes_of(s, s.players[ask.given[0]])


def why_not_sent_to(player: Player, s: State, ask: Ask, clearing: Clearing) -> str | None:
    """A way of the player who is sent, as if it were their own move."""
    if clearing in ask.options:
        return None
    whom: Seat = ask.given[0]
    return move.why_not_reach(s, s.players[whom], ask.given[1], clearing) or ask.about.article


ON_THE_CARD: Final = Check(clearings, demanded)
CHECKS: Final[Checks] = {
    **hireling_places.CHECKS,
    question(control.TAKE): Check(in_the_game, demanded),
    question(control.RECEIVER): Check(players, demanded),
    question(dealing.WHICH): Check(in_the_game, demanded),
    question(acting.MOVE_FROM): Check(clearings, why_not_from),
    question(acting.MOVE_TO): Check(other_clearings, why_not_to),
    question(acting.BATTLE_WHERE): Check(clearings, why_not_there),
    question(acting.BATTLE_WHOM): Check(everybody_else, why_not_them),
    question(pawn.PAWN_TO): Check(clearings, why_not_pawn_to),
    question(flotilla.BROADSIDE): Check(prey, why_not_broadside),
    question(exile.EXILE_MOVES): Check(forests, demanded),
    question(exile.EXILE_BATTLES): Check(clearings, why_not_exile_there),
    question(exile.RUIN): ON_THE_CARD,
    question(exile.EXHAUSTED_ITEM): Check(crafted, demanded),
    question(exile.VICTIM): Check(others, demanded),
    question(bandits.BANDIT_PATH): Check(highways, why_not_path),
    question(bandits.AMBUSCADE): Check(highways, why_not_path),
    question(uprising.PRICE): Check(hand, demanded),
    question(uprising.SCOUTS): Check(hand, demanded),
    question(forest_patrol.CARD_FOR_PHYSICIANS): Check(hand, demanded),
    question(forest_patrol.WHERE_HEALED): Check(all_grounds, why_not_healed),
    question(prophets.PREACH_WHERE): ON_THE_CARD,
    question(prophets.PREACH_TO): Check(players, demanded),
    question(prophets.SENT_TO): Check(other_clearings, why_not_sent_to),
    question(prophets.SENT_AGAINST): Check(sent_against, why_not_them),
    question(prophets.FROM_THE_PILE): Check(top_of_the_pile, demanded),
    question(expedition.FOOTHOLD_FROM): ON_THE_CARD,
    question(corvid_spies.SPY_WHERE): ON_THE_CARD,
    question(flame_bearers.BURN): Check(combustible, why_not_burn),
    question(flame_bearers.CARD_TO_SMUGGLE): Check(hand, demanded),
    question(popular_band.PLAY_WHERE): ON_THE_CARD,
    question(popular_band.COME_FROM): ON_THE_CARD,
    question(popular_band.WHO_COMES): Check(players, demanded),
}
