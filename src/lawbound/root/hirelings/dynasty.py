"""The Last Dynasty, five nobles who go and fight together; or the Bluebird Nobles, who lend their name."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final

from lawbound.kernel import Ask, Flow, Prompt, Seat
from lawbound.law import law
from lawbound.root.battle import defenders
from lawbound.root.bearer import bearer_in
from lawbound.root.faction import Faction
from lawbound.root.hirelings.acting import MOVE_TO, battle_there
from lawbound.root.hirelings.cards import pieces_of
from lawbound.root.hirelings.hireling import (
    AT_BIRDSONG,
    ONCE_A_DAYLIGHT,
    SET_UP,
    Hireling,
    choose,
)
from lawbound.root.map import Clearing
from lawbound.root.move import Move, carry_out, destinations, why_held
from lawbound.root.pieces import CLEARINGS, Piece, place
from lawbound.root.removal import Trigger
from lawbound.root.rule import refresh_rulers, ruled_clearings, rules
from lawbound.root.score import score
from lawbound.root.state import Number, State
from lawbound.root.steps import BIRDSONG, DAYLIGHT, Action

DYNASTY_SITE: Final = Prompt("where the Dynasty stands", SET_UP, "clearing")
DYNASTY_COMES: Final = Prompt("where the Dynasty comes", ONCE_A_DAYLIGHT, "clearing")
ALL_OF_THEM: Final = 5
CLEARINGS_FOR_A_POINT: Final = 3
COURT: Final = "points for the nobles"


class LastDynasty(Hireling):
    KEY: ClassVar[str] = "last-dynasty"
    PIECES: ClassVar[tuple[Piece, ...]] = pieces_of("last-dynasty")
    PHASES: ClassVar[tuple[int, ...]] = (DAYLIGHT,)
    SETS_UP: ClassVar[bool] = True

    @law("root A.6.3")
    def prepare(self, s: State, seat: Seat) -> Flow[None]:
        """All of them in one clearing on the edge of the map."""
        sites = self.sites(s, seat, s.box.map.edge)
        if sites:
            site: Clearing = yield from choose(self, seat, DYNASTY_SITE, sites, (self.face,))
            place(s, self.warrior, site, ALL_OF_THEM, SET_UP)

    def clearing(self, s: State) -> Clearing:
        """Where they are; 0 if nowhere. They are always together."""
        return next((clearing for clearing in CLEARINGS if s.board[self.warrior + clearing]), 0)

    def between(self, s: State, player: Faction, phase: int) -> Sequence[Action]:
        return DYNASTY_ACTIONS if self.is_ready(s, player.seat) else ()

    def imaginable(self, s: State, player: Faction, phase: int) -> Sequence[Action]:
        return DYNASTY_ACTIONS

    def ways(self, s: State, here: Clearing) -> Sequence[Clearing]:
        return () if why_held(s, self.number, here) is not None else destinations(s, self, here)


@law("root E.2.4")
def why_not_court(player: Faction, s: State) -> str | None:
    """What their clearing allows must be possible: to come, to move or battle as its rulers, to battle as guests."""
    dynasty = bearer_in(s, LastDynasty)
    assert isinstance(dynasty, LastDynasty)
    why = dynasty.why_not_use(s, player.seat)
    if why is not None:
        return why
    here = dynasty.clearing(s)
    if not here:
        return None if dynasty.sites(s, player.seat, s.box.map.edge) else ONCE_A_DAYLIGHT
    if defenders(s, dynasty, here) or (rules(s, dynasty.number, here) and dynasty.ways(s, here)):
        return None
    return ONCE_A_DAYLIGHT


@law("root E.2.4", "root E.3.4", "root E.3.1")
def court(player: Faction, s: State) -> Flow[None]:
    """By where they are: nowhere, they come to the edge and battle; ruling, they move together and battle; else they
    battle twice. They rule where their controller does.
    """
    dynasty = bearer_in(s, LastDynasty)
    assert isinstance(dynasty, LastDynasty)
    s.used |= dynasty.done
    here = dynasty.clearing(s)
    if not here:
        sites = dynasty.sites(s, player.seat, s.box.map.edge)
        site: Clearing = yield Ask(player.seat, DYNASTY_COMES, sites, (dynasty.face,))
        place(s, dynasty.warrior, site, ALL_OF_THEM, ONCE_A_DAYLIGHT)
        yield from battle_if_possible(s, dynasty, player.seat)
    elif rules(s, dynasty.number, here):
        ways = dynasty.ways(s, here)
        if ways:
            to: Clearing = yield Ask(player.seat, MOVE_TO, ways, (dynasty.number, here))
            rows = [(dynasty.warrior, s.board[dynasty.warrior + here])]
            yield from carry_out(s, Move(dynasty.number, here, to, rows, ONCE_A_DAYLIGHT))
        yield from battle_if_possible(s, dynasty, player.seat)
    else:
        yield from battle_if_possible(s, dynasty, player.seat)
        yield from battle_if_possible(s, dynasty, player.seat)


def battle_if_possible(s: State, dynasty: LastDynasty, seat: Seat) -> Flow[None]:
    here = dynasty.clearing(s)
    if here and defenders(s, dynasty, here):
        yield from battle_there(s, dynasty, seat, here)


DYNASTY_ACTIONS: Final = (Action("the Dynasty acts", ONCE_A_DAYLIGHT, why_not_court, court),)


class BluebirdNobles(Hireling):
    KEY: ClassVar[str] = "bluebird-nobles"
    PIECES: ClassVar[tuple[Piece, ...]] = pieces_of("bluebird-nobles")
    PHASES: ClassVar[tuple[int, ...]] = (BIRDSONG,)

    def hire(self, s: State, seat: Seat) -> None:
        """Ties are won and lost with them, wherever their controller has pieces."""
        super().hire(s, seat)
        refresh_rulers(s)

    @law("root E.2.2")
    def wins_ties(self, s: State) -> Number:
        """Their controller rules where tied, as Lords of the Forest do: with a piece of their own there."""
        return self.controller(s)

    def at_start(self, s: State, player: Faction, phase: int) -> list[Trigger]:
        points = len(ruled_clearings(s, player.seat)) // CLEARINGS_FOR_A_POINT
        if points and self.serves(s, player.seat):
            return [Trigger(COURT, player.seat, 0, points, player.seat, self.number)]
        return []

    @law("root E.2.3")
    def resolve(self, s: State, trigger: Trigger) -> Flow[None]:
        """A point for every three clearings that the controller rules."""
        score(s, trigger.owner, len(ruled_clearings(s, trigger.owner)) // CLEARINGS_FOR_A_POINT, AT_BIRDSONG)
        return
        yield
