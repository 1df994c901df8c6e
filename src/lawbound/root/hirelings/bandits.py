"""Bandits: on the highways, where they take toll; or in gangs beside whoever has hired them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Final

from lawbound.kernel import NO, YES, Ask, Flow, Prompt, Seat
from lawbound.law import law
from lawbound.root.bearer import bearer_in
from lawbound.root.faction import Faction
from lawbound.root.hirelings.cards import pieces_of
from lawbound.root.hirelings.hireling import (
    ABILITY,
    ONCE_A_DAYLIGHT,
    SET_UP,
    SIZE,
    WHEN_HIRED,
    Hireling,
    choose,
    with_faction_pieces,
)
from lawbound.root.map import Clearing, Map
from lawbound.root.move import Move
from lawbound.root.naming import PositionError, names_in, one_of
from lawbound.root.pieces import CLEARINGS, Piece, place, place_each, present, relocate, why_not_place
from lawbound.root.removal import Removal, Trigger, finish_removals, remove_pieces, why_not_remove
from lawbound.root.rule import is_enemy
from lawbound.root.state import NOBODY, ON_PATHS, SUPPLY, Number, State
from lawbound.root.steps import DAYLIGHT, Action

BANDIT_PATH: Final = Prompt("which path the bandits take", SET_UP, "highway")
LUCKY_PATH: Final = Prompt("which path luck gives the bandits", SET_UP, "highway")
AMBUSCADE: Final = Prompt("where a bandit lies in wait", ONCE_A_DAYLIGHT, "highway")
FROM_PATH: Final = Prompt("which bandit goes elsewhere", ONCE_A_DAYLIGHT, "highway")
TOLL: Final = Prompt("which piece the bandits take", ABILITY, "piece")
FRIENDS: Final = Prompt("a warrior from the bandits", ABILITY, "yes or no")
GANG_COMES: Final = Prompt("where the gang comes", WHEN_HIRED, "clearing")
GANG_SITE: Final = Prompt("where a bandit joins", ONCE_A_DAYLIGHT, "clearing")
GANG_RECRUITS: Final = Prompt("where the gang recruits", ONCE_A_DAYLIGHT, "clearing")
FRIENDLY: Final = "friendly bandits"
AT_SETUP: Final = 2
PATHS: Final = SIZE  # for each bandit the number of its path, and one more; 0: none


_highways: Final[dict[str, list[tuple[Clearing, Clearing]]]] = {}
"""Of every map that was played."""


def highways(map_: Map) -> list[tuple[Clearing, Clearing]]:
    """The paths of the map, closed ones too, by the numbers of their clearings."""
    found = _highways.get(map_.name)
    if found is None:
        found = [(a, b) for a in CLEARINGS for b in sorted(map_.printed[a]) if a < b]
        _highways[map_.name] = found
    return found


class HighwayBandits(Hireling):
    """They stand on paths, in no clearing: nobody can battle them there."""

    KEY: ClassVar[str] = "highway-bandits"
    PIECES: ClassVar[tuple[Piece, ...]] = pieces_of("highway-bandits")
    OWN: ClassVar[int] = SIZE + PIECES[0].count
    FIELDS: ClassVar[tuple[str, ...]] = (*Hireling.FIELDS, "paths")
    PHASES: ClassVar[tuple[int, ...]] = (DAYLIGHT,)
    SETS_UP: ClassVar[bool] = True

    def held(self, s: State) -> list[int]:
        """The numbers of the paths with a bandit."""
        return sorted([path - 1 for path in bytes(s.own[self.number][PATHS:]) if path])

    def hold(self, s: State, paths: Sequence[int]) -> None:
        """Note the paths with a bandit, in their order: who came where first makes no difference."""
        for at in range(self.PIECES[0].count):
            s.own[self.number][PATHS + at] = sorted(paths)[at] + 1 if at < len(paths) else 0

    @law("root E.2.4", "root E.3.5", "root C.3.2")
    def free(self, s: State, seat: Seat = NOBODY) -> list[int]:
        """Paths without a bandit, and no rivers or closed paths; only those that end at faction pieces of the player,
        if one is named.
        """
        held = self.held(s)
        return [
            i
            for i, (a, b) in enumerate(highways(s.box.map))
            if i not in held and b in s.paths[a] and (seat == NOBODY or present(s, seat, a) or present(s, seat, b))
        ]

    def station(self, s: State, path: int, article: str) -> None:
        """A bandit of the supply takes that path."""
        self.hold(s, [*self.held(s), path])
        relocate(s, self.warrior, SUPPLY, ON_PATHS, 1)
        s.tell("bandit on a path", article, (self.number, *highways(s.box.map)[path]))

    def withdraw(self, s: State, path: int, article: str) -> None:
        self.hold(s, [other for other in self.held(s) if other != path])
        relocate(s, self.warrior, ON_PATHS, SUPPLY, 1)
        s.tell("bandit gone", article, (self.number, *highways(s.box.map)[path]))

    @law("root A.6.3")
    def prepare(self, s: State, seat: Seat) -> Flow[None]:
        """Two of them, each on a path of its own."""
        for _ in range(AT_SETUP):
            path: int = yield from choose(self, seat, BANDIT_PATH, self.free(s), (self.face,), LUCKY_PATH)
            self.station(s, path, SET_UP)

    def watches(self, s: State, move: Move) -> bool:
        """Whether the move goes along a path with a bandit. Where a path leads, that is the way."""
        a, b = sorted((move.origin, move.destination))
        roads = highways(s.box.map)
        return (a, b) in roads and b in s.paths[a] and roads.index((a, b)) in self.held(s)

    @law("root E.2.2")
    def toll(self, s: State, move: Move) -> Flow[None]:
        """An enemy on the way removes one of the pieces that move, before anything arrives; what cannot be removed
        passes. It happens on a path, in no clearing. Those whom a Vagabond brings along pass with him.
        """
        if not self.watches(s, move) or move.by != move.owner or not is_enemy(s, self.number, move.owner):
            return
        owner = s.box.owners[move.owner]
        rows = [
            row
            for row, count in move.rows
            if count and row in owner.warriors and why_not_remove(s, row, move.origin, self.number) is None
        ]
        if not rows:
            return
        row, seat = rows[0], owner.decider(s)
        if len(rows) > 1 and seat != NOBODY and not s.players[seat].is_bot:
            row = yield Ask(seat, TOLL, rows, (move.origin, move.destination))
        removal = Removal(move.owner, self.number, move.origin)
        remove_pieces(s, removal, row, 1, ABILITY)
        removal.clearing = 0
        left = [(kind, count - 1 if kind == row else count) for kind, count in move.rows]
        move.rows[:] = [(kind, count) for kind, count in left if count]
        yield from finish_removals(s, [removal], [], move.owner)

    def moved(self, s: State, move: Move) -> list[Trigger]:
        """A friend of theirs who arrives may place a warrior there; a Vagabond who is none is damaged."""
        if not self.watches(s, move):
            return []
        player = s.box.owners[move.owner]
        if move.by == move.owner and is_enemy(s, self.number, move.owner):
            damaged = player.swept(s, self.number, move.destination)  # a pawn is no warrior, but has items to lose
            return [Trigger(each.name, each.owner, each.clearing, 1, each.cause) for each in damaged]
        if self.serves(s, move.owner):
            clear = why_not_place(s, move.owner, move.destination) is None
            if move.rows and s.board[player.warrior] and clear:
                return [Trigger(FRIENDLY, move.owner, move.destination, 1, move.owner, self.number)]
        return []

    @law("root E.2.2")
    def resolve(self, s: State, trigger: Trigger) -> Flow[None]:
        if trigger.name != FRIENDLY:
            yield from s.box.owners[trigger.owner].resolve(s, trigger)
            return
        answer = yield Ask(trigger.owner, FRIENDS, (YES, NO), (trigger.clearing,))
        if answer is YES:
            place(s, s.box.owners[trigger.owner].warrior, trigger.clearing, 1, ABILITY)

    def between(self, s: State, player: Faction, phase: int) -> Sequence[Action]:
        return HIGHWAY_ACTIONS if self.is_ready(s, player.seat) else ()

    def imaginable(self, s: State, player: Faction, phase: int) -> Sequence[Action]:
        return HIGHWAY_ACTIONS

    # Positions

    def describe(self, s: State) -> dict[str, Any]:
        roads = highways(s.box.map)
        return {**super().describe(s), "paths": [f"{roads[path][0]}-{roads[path][1]}" for path in self.held(s)]}

    def restore(self, s: State, fields: Mapping[str, Any]) -> None:
        super().restore(s, fields)
        names = [f"{a}-{b}" for a, b in highways(s.box.map)]
        chosen = [
            one_of(name, names, f"{self.KEY}, paths") for name in names_in(fields.get("paths"), f"{self.KEY}, paths")
        ]
        if len(set(chosen)) < len(chosen) or len(chosen) > s.board[self.warrior]:
            raise PositionError(
                "{where}: {count} bandits, each on a path of its own.",
                refusal="position-bandits",
                where=f"{self.KEY}, paths",
                count=self.PIECES[0].count,
            )
        self.hold(s, chosen)
        relocate(s, self.warrior, SUPPLY, ON_PATHS, len(chosen))


@law("root E.2.4")
def why_not_lie_in_wait(player: Faction, s: State) -> str | None:
    bandits = bearer_in(s, HighwayBandits)
    assert isinstance(bandits, HighwayBandits)
    return bandits.why_not_use(s, player.seat) or (None if bandits.free(s, player.seat) else ONCE_A_DAYLIGHT)


@law("root E.2.4")
def lie_in_wait(player: Faction, s: State) -> Flow[None]:
    """A bandit of the supply, or with none there one that leaves another path, takes a path to faction pieces."""
    bandits = bearer_in(s, HighwayBandits)
    assert isinstance(bandits, HighwayBandits)
    s.used |= bandits.done
    path: int = yield Ask(player.seat, AMBUSCADE, bandits.free(s, player.seat), (bandits.face,))
    if not s.board[bandits.warrior]:
        other: int = yield Ask(player.seat, FROM_PATH, bandits.held(s), (bandits.face,))
        bandits.withdraw(s, other, ONCE_A_DAYLIGHT)
    bandits.station(s, path, ONCE_A_DAYLIGHT)


HIGHWAY_ACTIONS: Final = (Action("a bandit lies in wait", ONCE_A_DAYLIGHT, why_not_lie_in_wait, lie_in_wait),)


class BanditGangs(Hireling):
    KEY: ClassVar[str] = "bandit-gangs"
    PIECES: ClassVar[tuple[Piece, ...]] = pieces_of("bandit-gangs")
    PHASES: ClassVar[tuple[int, ...]] = (DAYLIGHT,)

    @law("root E.2.1")
    def hired(self, s: State, seat: Seat) -> Flow[None]:
        """With none on the map one comes to faction pieces of whoever hired them."""
        sites = [] if self.on_map(s) else self.sites(s, seat, with_faction_pieces(s, seat))
        if sites:
            site: Clearing = yield Ask(seat, GANG_COMES, sites, (self.face,))
            place(s, self.warrior, site, 1, WHEN_HIRED)

    @law("root E.2.2")
    def why_spared(self, s: State, attacker: Number, defender: Number, clearing: Clearing) -> str | None:
        """Nobody can battle them beside faction pieces of their controller."""
        seat = self.controller(s)
        return ABILITY if defender == self.number and seat != NOBODY and present(s, seat, clearing) else None

    def between(self, s: State, player: Faction, phase: int) -> Sequence[Action]:
        return GANG_ACTIONS if self.is_ready(s, player.seat) else ()

    def imaginable(self, s: State, player: Faction, phase: int) -> Sequence[Action]:
        return GANG_ACTIONS


def gang_of(s: State) -> BanditGangs:
    gangs = bearer_in(s, BanditGangs)
    assert isinstance(gangs, BanditGangs)
    return gangs


def gang_camps(s: State, seat: Seat) -> dict[Clearing, int]:
    """Where the gang stands and that player can place, with the number of bandits there."""
    gangs = gang_of(s)
    camps = [c for c in CLEARINGS if s.board[gangs.warrior + c] and why_not_place(s, seat, c) is None]
    return {c: s.board[gangs.warrior + c] for c in camps}


@law("root E.2.4")
def why_not_swell(player: Faction, s: State) -> str | None:
    """There are warriors to place, and bandits beside whom they may be placed."""
    gangs = gang_of(s)
    possible = s.board[player.warrior] and gang_camps(s, player.seat)
    return gangs.why_not_use(s, player.seat) or (None if possible else ONCE_A_DAYLIGHT)


@law("root E.2.4")
def swell(player: Faction, s: State) -> Flow[None]:
    """A faction warrior of the controller beside every bandit."""
    s.used |= gang_of(s).done
    yield from place_each(s, player.seat, player.warrior, gang_camps(s, player.seat), GANG_RECRUITS, ONCE_A_DAYLIGHT)


@law("root E.2.4")
def why_not_join(player: Faction, s: State) -> str | None:
    gangs = gang_of(s)
    possible = s.board[gangs.warrior] and gangs.sites(s, player.seat, with_faction_pieces(s, player.seat))
    return gangs.why_not_use(s, player.seat) or (None if possible else ONCE_A_DAYLIGHT)


@law("root E.2.4")
def join(player: Faction, s: State) -> Flow[None]:
    """One more of them where the controller has a faction piece."""
    gangs = gang_of(s)
    s.used |= gangs.done
    sites = gangs.sites(s, player.seat, with_faction_pieces(s, player.seat))
    site: Clearing = yield Ask(player.seat, GANG_SITE, sites, (gangs.face,))
    place(s, gangs.warrior, site, 1, ONCE_A_DAYLIGHT)


GANG_ACTIONS: Final = (
    Action("the gang swells the ranks", ONCE_A_DAYLIGHT, why_not_swell, swell),
    Action("a bandit joins", ONCE_A_DAYLIGHT, why_not_join, join),
)
