"""A made-up hireling: a band with camps, which rules for itself until somebody with four points hires it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final

from lawbound.kernel import Chance, Flow, Prompt, Seat
from lawbound.root.battle import battlefields, initiate_battle, why_not_any_battle
from lawbound.root.faction import Faction
from lawbound.root.hirelings.hireling import Hireling
from lawbound.root.map import Clearing
from lawbound.root.marks import mark
from lawbound.root.move import take_move, why_not_any_move
from lawbound.root.pieces import BUILDING, CLEARINGS, TOKEN, WARRIOR, Piece, place, why_not_place
from lawbound.root.removal import Removal, Trigger
from lawbound.root.state import NOBODY, Number, State
from lawbound.root.steps import BIRDSONG, DAYLIGHT, Action

CAMP_SITE: Final = Prompt("where the band camps", "root A.6.3", "clearing")
HIRED_AT: Final = 4
CAMPS: Final = 2
MANY: Final = 3


def band_of(s: State, player: Faction) -> Band:
    return next(o for o in s.box.unseated if isinstance(o, Band) and o.controller(s) == player.seat)


def why_not_march(player: Faction, s: State) -> str | None:
    band = band_of(s, player)
    return "root E.2.4" if s.used & mark(band.KEY) else why_not_any_move(s, band)


def march(player: Faction, s: State) -> Flow[None]:
    band = band_of(s, player)
    s.used |= mark(band.KEY)
    yield from take_move(s, band, "root E.3.4")


def why_not_raid(player: Faction, s: State) -> str | None:
    band = band_of(s, player)
    return "root E.2.4" if s.used & mark(band.KEY) else why_not_any_battle(s, band)


def raid(player: Faction, s: State) -> Flow[None]:
    band = band_of(s, player)
    s.used |= mark(band.KEY)
    yield from initiate_battle(s, band, battlefields(s, band))


MARCH: Final = Action("march the band", "root E.3.4", why_not_march, march)
RAID: Final = Action("raid with the band", "root E.3.4", why_not_raid, raid)


class Band(Hireling):
    KEY: ClassVar[str] = "band"
    PIECES: ClassVar[tuple[Piece, ...]] = (Piece("warrior", WARRIOR, 8), Piece("camp", TOKEN, 3))
    PHASES: ClassVar[tuple[int, ...]] = (BIRDSONG, DAYLIGHT)

    def set_up(self, s: State) -> Flow[None]:
        """A camp with three warriors in each of two clearings that luck decides."""
        for _ in range(CAMPS):
            free = [c for c in CLEARINGS if not s.board[self.row("camp") + c]]
            site: Clearing = yield Chance(CAMP_SITE, tuple(free), (self.number,))
            place(s, self.row("camp"), site, 1, "root A.6.3")
            place(s, self.warrior, site, 3, "root A.6.3")

    def scored(self, s: State, seat: Seat, before: int) -> None:
        """The first human with four points hires it."""
        if self.controller(s) == NOBODY and s.vp[seat] >= HIRED_AT and not s.players[seat].is_bot:
            self.hire(s, seat)

    def at_start(self, s: State, player: Faction, phase: int) -> list[Trigger]:
        if phase == BIRDSONG and self.controller(s) == player.seat and s.board[self.warrior]:
            camps = [c for c in CLEARINGS if s.board[self.row("camp") + c]]
            return [Trigger("recruits", player.seat, camp, 1, player.seat, self.number) for camp in camps[:1]]
        return []

    def resolve(self, s: State, trigger: Trigger) -> Flow[None]:
        if why_not_place(s, self.number, trigger.clearing, trigger.owner) is None:
            place(s, self.warrior, trigger.clearing, 1, "root E.2.3")
        return
        yield

    def between(self, s: State, player: Faction, phase: int) -> Sequence[Action]:
        return (MARCH, RAID) if phase == DAYLIGHT and self.controller(s) == player.seat else ()

    def why_not_leave(self, s: State, owner: Number, clearing: Clearing) -> str | None:
        """While nobody pays them, many of them let nobody go."""
        if owner == self.number or self.controller(s) != NOBODY or clearing not in CLEARINGS:
            return None
        return "root E.2.2" if s.board[self.warrior + clearing] > MANY else None

    def why_spared(self, s: State, attacker: Number, defender: Number, clearing: Clearing) -> str | None:
        """A camp without a warrior beside it is left alone."""
        return "root E.2.2" if defender == self.number and not s.board[self.warrior + clearing] else None

    def extra_points(self, s: State, removal: Removal) -> int:
        """A camp is worth two."""
        return removal.count(self.row("camp")) if removal.owner == self.number else 0


class Twins(Band):
    """Another of its kind, so that many owners meet."""

    KEY: ClassVar[str] = "twins"


class Triplets(Band):
    KEY: ClassVar[str] = "triplets"


class Settlers(Hireling):
    """With pieces of every sort."""

    KEY: ClassVar[str] = "settlers"
    PIECES: ClassVar[tuple[Piece, ...]] = (
        Piece("warrior", WARRIOR, 2),
        Piece("hut", BUILDING, 2),
        Piece("fence", TOKEN, 2),
        Piece("flag", TOKEN, 2),
    )
