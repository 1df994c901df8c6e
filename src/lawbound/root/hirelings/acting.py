"""What hirelings do by themselves, with their own pieces and nobody else's: be placed, move, battle (Law E.3.4)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from lawbound.kernel import DONE, Ask, Flow, Option, Prompt, Seat, Word
from lawbound.law import law
from lawbound.root.battle import battle, battlefields, defenders, why_not_any_battle
from lawbound.root.hirelings.hireling import (
    AT_BIRDSONG,
    ONCE_A_DAYLIGHT,
    SET_UP,
    WHEN_HIRED,
    Hireling,
    choose,
)
from lawbound.root.map import Clearing
from lawbound.root.move import Move, carry_out, destinations, origins, why_not_any_move
from lawbound.root.pieces import place
from lawbound.root.state import Number, Row, State

SEPARATE: Final = "root E.3.4"
MOVE_FROM: Final = Prompt("hirelings move from", SEPARATE, "clearing")
MOVE_TO: Final = Prompt("hirelings move to", SEPARATE, "clearing")
MOVE_COUNT: Final = Prompt("how many hirelings move", SEPARATE, "number")
BATTLE_WHERE: Final = Prompt("hirelings battle where", SEPARATE, "clearing")
BATTLE_WHOM: Final = Prompt("hirelings battle whom", SEPARATE, "player")
PLACE_AT_SET_UP: Final = Prompt("place hirelings where", SET_UP, "clearing")
PLACE_WHEN_HIRED: Final = Prompt("place hirelings where", WHEN_HIRED, "clearing")
PLACE_IN_BIRDSONG: Final = Prompt("place hirelings where", AT_BIRDSONG, "clearing")
PLACE_IN_DAYLIGHT: Final = Prompt("place hirelings where", ONCE_A_DAYLIGHT, "clearing")
WHAT_NOW: Final = Prompt("what hirelings do", ONCE_A_DAYLIGHT, "word")

MOVE_AND_BATTLE: Final = Word("move and battle")
PLACE_MORE: Final = Word("place more")
BATTLES: Final = Word("battles")


# Placing


@law("root A.6.3", "root E.2.1", "root E.2.3", "root E.2.4")
def put(s: State, side: Hireling, seat: Seat, row: Row, sites: Sequence[Clearing], about: Prompt) -> Flow[Clearing]:
    """Place one piece of that kind where the player likes among these clearings; returns where, 0 if nowhere."""
    if not sites or not s.board[row]:
        return 0
    site: Clearing = yield from choose(side, seat, about, sites, (side.number, row))
    place(s, row, site, 1, about.article)
    return site


def put_if_wanted(
    s: State, side: Hireling, seat: Seat, row: Row, sites: Sequence[Clearing], about: Prompt
) -> Flow[Clearing]:
    """The same, if the player wants it at all."""
    if not sites or not s.board[row]:
        return 0
    site: Option = yield Ask(seat, about, [*sites, DONE], (side.number, row))
    if site is DONE:
        return 0
    chosen: Clearing = site
    place(s, row, chosen, 1, about.article)
    return chosen


def standing(s: State, row: Row, clearings: Sequence[Clearing]) -> list[Clearing]:
    """Where such pieces stand, a clearing as often as there are of them."""
    return [clearing for clearing in clearings for _ in range(s.board[row + clearing])]


@law("root 1.5.4", "root E.2.4")
def put_at_each(s: State, side: Hireling, seat: Seat, at: Sequence[Clearing], optional: bool) -> Flow[None]:
    """One warrior at each of these, in as many clearings as there are warriors; the player chooses if too few."""
    left = side.sites(s, seat, at)
    if not optional and len(left) <= s.board[side.warrior]:
        for site in left:
            place(s, side.warrior, site, 1, ONCE_A_DAYLIGHT)
        return
    while left and s.board[side.warrior]:
        options = list(dict.fromkeys(left))
        flow = put_if_wanted if optional else put
        chosen = yield from flow(s, side, seat, side.warrior, options, PLACE_IN_DAYLIGHT)
        if not chosen:
            return
        left.remove(chosen)


# Moving and battle


@law("root E.3.4", "root 4.2")
def move_if_wanted(s: State, side: Hireling, seat: Seat) -> Flow[None]:
    """A move of its warriors, if the player wants one."""
    starts = origins(s, side)
    if not starts:
        return
    chosen: Option = yield Ask(seat, MOVE_FROM, [*starts, DONE], (side.number,))
    if chosen is DONE:
        return
    origin: Clearing = chosen
    destination: Clearing = yield Ask(seat, MOVE_TO, destinations(s, side, origin), (side.number, origin))
    most = s.board[side.warrior + origin]
    count: int = yield Ask(seat, MOVE_COUNT, range(1, most + 1), (side.number, origin, destination))
    yield from carry_out(s, Move(side.number, origin, destination, [(side.warrior, count)], SEPARATE))


@law("root E.3.4", "root 4.3")
def battle_if_wanted(s: State, side: Hireling, seat: Seat) -> Flow[None]:
    """A battle with its warriors, if the player wants one."""
    fields = battlefields(s, side)
    if not fields:
        return
    chosen: Option = yield Ask(seat, BATTLE_WHERE, [*fields, DONE], (side.number,))
    if chosen is not DONE:
        yield from battle_there(s, side, seat, chosen)


def battle_there(s: State, side: Hireling, seat: Seat, clearing: Clearing) -> Flow[None]:
    foe: Number = yield Ask(seat, BATTLE_WHOM, defenders(s, side, clearing), (side.number, clearing))
    yield from battle(s, side, clearing, s.box.owners[foe])


@law("root E.3.4", "root 4.3")
def battle_in_each(s: State, side: Hireling, seat: Seat, at: Sequence[Clearing], optional: bool) -> Flow[None]:
    """A battle in each of these clearings where one can be, in the player's order."""
    left = list(at)
    while True:
        fields = [clearing for clearing in battlefields(s, side) if clearing in left]
        if not fields:
            return
        chosen: Option = yield Ask(seat, BATTLE_WHERE, [*fields, DONE] if optional else fields, (side.number,))
        if chosen is DONE:
            return
        left.remove(chosen)
        yield from battle_there(s, side, seat, chosen)


def why_not_act(s: State, side: Hireling) -> str | None:
    """Why its warriors can neither move nor battle."""
    return why_not_any_move(s, side) and why_not_any_battle(s, side)


def move_and_battle(s: State, side: Hireling, seat: Seat) -> Flow[None]:
    """A move, then a battle, each if wanted."""
    yield from move_if_wanted(s, side, seat)
    yield from battle_if_wanted(s, side, seat)


def choose_what(s: State, side: Hireling, seat: Seat, words: Sequence[Word]) -> Flow[Word]:
    """Which of the things that its card lets the player choose from."""
    chosen: Word = yield Ask(seat, WHAT_NOW, words, (side.number,))
    return chosen
