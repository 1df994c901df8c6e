"""The Popular Band, and the Street Band: where they play, whoever came to listen stays."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, ClassVar, Final

from lawbound.kernel import DONE, Ask, Flow, Option, Prompt, Seat
from lawbound.law import law
from lawbound.root.bearer import bearer_in
from lawbound.root.faction import Faction
from lawbound.root.force import force_warrior, forced_ways
from lawbound.root.hirelings.acting import (
    PLACE_AT_SET_UP,
    PLACE_IN_DAYLIGHT,
    PLACE_WHEN_HIRED,
    put,
    put_if_wanted,
)
from lawbound.root.hirelings.cards import pieces_of
from lawbound.root.hirelings.hireling import ABILITY, ONCE_A_DAYLIGHT, SIZE, Hireling, with_faction_pieces
from lawbound.root.map import Clearing
from lawbound.root.naming import mapping, names_in, one_of
from lawbound.root.pieces import CLEARINGS, Piece
from lawbound.root.removal import Trigger
from lawbound.root.rule import is_enemy
from lawbound.root.state import Number, Row, State
from lawbound.root.steps import DAYLIGHT, Action

if TYPE_CHECKING:
    from lawbound.root.move import Move

PLAY_WHERE: Final = Prompt("where the band plays", ONCE_A_DAYLIGHT, "clearing")
COME_FROM: Final = Prompt("from where they come to the band", ONCE_A_DAYLIGHT, "clearing")
WHO_COMES: Final = Prompt("who comes to the band", ONCE_A_DAYLIGHT, "player")
WHICH_COMES: Final = Prompt("which warrior comes to the band", ONCE_A_DAYLIGHT, "piece")

BITS: Final = 8
CAME: Final = SIZE  # by clearing, two bytes each: who has moved in this turn, one bit for each owner
LAST_CLEARING: Final = 12


class Band(Hireling):
    """What both sides of the card say."""

    PIECES: ClassVar[tuple[Piece, ...]] = pieces_of("popular-band")
    OWN: ClassVar[int] = CAME + 2 * LAST_CLEARING
    FIELDS: ClassVar[tuple[str, ...]] = (*Hireling.FIELDS, "came")
    PHASES: ClassVar[tuple[int, ...]] = (DAYLIGHT,)

    def has_come(self, s: State, owner: Number, clearing: Clearing) -> bool:
        """Whether that owner has moved into the clearing in this turn."""
        at = CAME + 2 * (clearing - 1) + owner // BITS
        return bool(s.own[self.number][at] >> owner % BITS & 1)

    def note(self, s: State, owner: Number, clearing: Clearing) -> None:
        s.own[self.number][CAME + 2 * (clearing - 1) + owner // BITS] |= 1 << owner % BITS

    def turn_begins(self, s: State) -> None:
        own = s.own[self.number]
        own[CAME:] = bytes(len(own) - CAME)

    def moved(self, s: State, move: Move) -> list[Trigger]:
        """Whoever moves in is noted, for the Band may come later in the turn."""
        if move.destination in CLEARINGS:
            for owner in (move.owner, *move.along):
                self.note(s, owner, move.destination)
        return []

    @law("root E.2.2", "root E.3.2")
    def why_not_leave(self, s: State, owner: Number, clearing: Clearing) -> str | None:
        """Enemies cannot move out of a clearing with the Band in the turn in which they moved in.

        It is counted by player: whoever has moved in with one warrior moves none out.
        """
        if clearing not in CLEARINGS or not s.board[self.warrior + clearing]:
            return None
        held = self.has_come(s, owner, clearing) and is_enemy(s, owner, self.number)
        return ABILITY if held else None

    # Positions

    def describe(self, s: State) -> dict[str, Any]:
        owners = s.box.owners
        came = {str(c): [o.KEY for o in owners if self.has_come(s, o.number, c)] for c in CLEARINGS}
        return {**super().describe(s), "came": {clearing: who for clearing, who in came.items() if who} or None}

    def restore(self, s: State, fields: Mapping[str, Any]) -> None:
        super().restore(s, fields)
        where = f"{self.KEY}, came"
        keys = [owner.KEY for owner in s.box.owners]
        for name, who in mapping(fields.get("came"), where).items():
            clearing = 1 + one_of(name, [str(each) for each in CLEARINGS], where)
            for key in names_in(who, f"{where}, {name}"):
                self.note(s, one_of(key, keys, f"{where}, {name}"), clearing)


# The Popular Band


class PopularBand(Band):
    KEY: ClassVar[str] = "popular-band"
    SETS_UP: ClassVar[bool] = True

    @law("root A.6.3")
    def prepare(self, s: State, seat: Seat) -> Flow[None]:
        """Two in two different clearings."""
        first = yield from put(s, self, seat, self.warrior, self.sites(s, seat), PLACE_AT_SET_UP)
        others = [clearing for clearing in self.sites(s, seat) if clearing != first]
        yield from put(s, self, seat, self.warrior, others, PLACE_AT_SET_UP)

    @law("root E.2.1")
    def hired(self, s: State, seat: Seat) -> Flow[None]:
        """With none on the map, one where the controller has faction pieces."""
        if not self.on_map(s):
            sites = self.sites(s, seat, with_faction_pieces(s, seat))
            yield from put(s, self, seat, self.warrior, sites, PLACE_WHEN_HIRED)

    def between(self, s: State, player: Faction, phase: int) -> Sequence[Action]:
        return POPULAR if self.is_ready(s, player.seat) else ()

    def imaginable(self, s: State, player: Faction, phase: int) -> Sequence[Action]:
        return POPULAR

    def followers(self, s: State, origin: Clearing, stage: Clearing) -> list[Seat]:
        """The players with a warrior there that could move to the stage."""
        return [seat for seat in s.order if warriors_drawn(s, s.players[seat], origin, stage)]


def warriors_drawn(s: State, player: Faction, origin: Clearing, stage: Clearing) -> list[Row]:
    """The kinds of that player's warriors there of which one could move to the stage."""
    kinds = [row for row in player.movable(s, origin) if s.board[row + origin]]
    return kinds if kinds and stage in forced_ways(s, player, origin) else []


@law("root E.2.4")
def why_not_play(player: Faction, s: State) -> str | None:
    band = bearer_in(s, PopularBand)
    possible = band.camps(s) or (s.board[band.warrior] and band.sites(s, player.seat))
    return band.why_not_use(s, player.seat) or (None if possible else ONCE_A_DAYLIGHT)


@law("root E.2.4")
def play(player: Faction, s: State) -> Flow[None]:
    """Draw warriors to one clearing with the Band; then place a warrior of it anywhere, if wanted."""
    band, seat = bearer_in(s, PopularBand), player.seat
    s.used |= band.done
    if band.camps(s):
        stage: Clearing = yield Ask(seat, PLAY_WHERE, band.camps(s))
        yield from draw_warriors(s, player, band, stage)
    yield from put_if_wanted(s, band, seat, band.warrior, band.sites(s, seat), PLACE_IN_DAYLIGHT)


@law("root E.2.4", "root 1.5.5")
def draw_warriors(s: State, player: Faction, band: PopularBand, stage: Clearing) -> Flow[None]:
    """From each clearing next to it one faction warrior, of any player, may be made to move in.

    Next to it for the controller, whose action it is; and whoever is moved must be able to move there themselves.
    """
    seat = player.seat
    left = [clearing for clearing in CLEARINGS if clearing in player.neighbours(s, stage)]
    while True:
        origins = [clearing for clearing in left if band.followers(s, clearing, stage)]
        if not origins:
            return
        chosen: Option = yield Ask(seat, COME_FROM, [*origins, DONE], (stage,))
        if chosen is DONE:
            return
        origin: Clearing = chosen
        left.remove(origin)
        whose: Seat = yield Ask(seat, WHO_COMES, band.followers(s, origin, stage), (origin, stage))
        other = s.players[whose]
        rows = warriors_drawn(s, other, origin, stage)
        row: Row = yield Ask(seat, WHICH_COMES, rows, (origin, stage))
        yield from force_warrior(s, other, row, origin, stage, ONCE_A_DAYLIGHT)


POPULAR: Final = (Action("the band plays", ONCE_A_DAYLIGHT, why_not_play, play),)


# The Street Band


class StreetBand(Band):
    KEY: ClassVar[str] = "street-band"

    def between(self, s: State, player: Faction, phase: int) -> Sequence[Action]:
        return STREET if self.is_ready(s, player.seat) else ()

    def imaginable(self, s: State, player: Faction, phase: int) -> Sequence[Action]:
        return STREET


@law("root E.2.4")
def why_not_join(player: Faction, s: State) -> str | None:
    band = bearer_in(s, StreetBand)
    possible = s.board[band.warrior] and band.sites(s, player.seat)
    return band.why_not_use(s, player.seat) or (None if possible else ONCE_A_DAYLIGHT)


@law("root E.2.4")
def join(player: Faction, s: State) -> Flow[None]:
    """One more, in any clearing."""
    band = bearer_in(s, StreetBand)
    s.used |= band.done
    yield from put(s, band, player.seat, band.warrior, band.sites(s, player.seat), PLACE_IN_DAYLIGHT)


STREET: Final = (Action("the street band plays", ONCE_A_DAYLIGHT, why_not_join, join),)
