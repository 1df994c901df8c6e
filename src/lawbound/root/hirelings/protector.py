"""The Protector: the Furious one strikes wherever it comes, the Stoic one stands beside those who hired it."""

from __future__ import annotations

from typing import ClassVar, Final

from lawbound.kernel import Ask, Flow, Prompt, Seat
from lawbound.law import law
from lawbound.root.faction import Faction
from lawbound.root.hirelings.cards import pieces_of
from lawbound.root.hirelings.hireling import (
    ABILITY,
    AT_BIRDSONG,
    SET_UP,
    WHEN_HIRED,
    choose,
    not_in_the_way,
    with_faction_pieces,
)
from lawbound.root.hirelings.pawn import LonePawn
from lawbound.root.map import Clearing
from lawbound.root.owner import TAKE_HIT
from lawbound.root.pieces import CLEARINGS, Piece
from lawbound.root.removal import Removal, Trigger, finish_removals, remove_pieces, why_not_remove
from lawbound.root.rule import is_enemy
from lawbound.root.state import NOBODY, ROW, Number, Row, State
from lawbound.root.steps import BIRDSONG

PROTECTOR_SITE: Final = Prompt("where the Protector stands", SET_UP, "clearing")
PROTECTOR_COMES: Final = Prompt("where the Protector comes", WHEN_HIRED, "clearing")
FURY: Final = "the Protector moves"
VIGIL: Final = "the Protector walks"


class FuriousProtector(LonePawn):
    KEY: ClassVar[str] = "furious-protector"
    PIECES: ClassVar[tuple[Piece, ...]] = pieces_of("furious-protector")
    PHASES: ClassVar[tuple[int, ...]] = (BIRDSONG,)
    SETS_UP: ClassVar[bool] = True

    @law("root A.6.3")
    def prepare(self, s: State, seat: Seat) -> Flow[None]:
        """In any clearing, but not where somebody could not start for it."""
        sites = not_in_the_way(s, self.sites(s, seat))
        site: Clearing = yield from choose(self, seat, PROTECTOR_SITE, sites, (self.face,))
        self.put(s, site, SET_UP)

    @law("root E.2.2")
    def why_not_placed(self, s: State, owner: Number, clearing: Clearing, by: Number) -> str | None:
        """Where it stands its enemies place nothing; while nobody controls it these are all."""
        if clearing in CLEARINGS and s.board[self.pawn + clearing] and owner != self.number:
            return ABILITY if is_enemy(s, self.number, owner) else None
        return None

    def at_start(self, s: State, player: Faction, phase: int) -> list[Trigger]:
        if self.serves(s, player.seat):
            return [Trigger(FURY, player.seat, self.place(s), 1, player.seat, self.number)]
        return []

    @law("root E.2.3")
    def resolve(self, s: State, trigger: Trigger) -> Flow[None]:
        """Move it; then every player loses a faction warrior there, the controller too. Hirelings are spared."""
        yield from self.must_move(s, trigger.owner, AT_BIRDSONG)
        here, removals = self.place(s), list[Removal]()
        if here not in CLEARINGS:
            return
        for player in s.players:
            rows = [
                row
                for row in player.warriors
                if s.board[row + here] and why_not_remove(s, row, here, self.number) is None
            ]
            if rows:
                removal = Removal(player.number, self.number, here)
                row = rows[0]
                if len(rows) > 1 and not player.is_bot:
                    row = yield Ask(player.seat, TAKE_HIT, rows, (here, 1))
                remove_pieces(s, removal, row, 1, AT_BIRDSONG)
                removals.append(removal)
        yield from finish_removals(s, removals, [], s.turn)


class StoicProtector(LonePawn):
    KEY: ClassVar[str] = "stoic-protector"
    PIECES: ClassVar[tuple[Piece, ...]] = pieces_of("stoic-protector")
    PHASES: ClassVar[tuple[int, ...]] = (BIRDSONG,)

    @law("root E.2.1")
    def hired(self, s: State, seat: Seat) -> Flow[None]:
        """If it is not on the map it comes to a clearing with faction pieces of whoever hired it."""
        sites = self.sites(s, seat, with_faction_pieces(s, seat))
        if not self.place(s) and sites:
            site: Clearing = yield Ask(seat, PROTECTOR_COMES, sites, (self.face,))
            self.put(s, site, WHEN_HIRED)

    @law("root E.2.2")
    def why_spared(self, s: State, attacker: Number, defender: Number, clearing: Clearing) -> str | None:
        """Nobody can battle it, nor an enemy of its controller their faction pieces beside it."""
        return super().why_spared(s, attacker, defender, clearing) or self.guards(s, defender, clearing, attacker)

    @law("root E.2.2")
    def why_not_removed(self, s: State, row: Row, clearing: Clearing, by: Number) -> str | None:
        """Nor can an enemy remove these. Hits of a battle that the controller starts are taken: whoever is dealt hits
        removes pieces of their own (4.3.4); and items are no pieces, so a Vagabond is damaged.
        """
        return self.guards(s, s.box.owner[row // ROW], clearing, by)

    def guards(self, s: State, owner: Number, clearing: Clearing, by: Number) -> str | None:
        seat = self.controller(s)
        if seat == NOBODY or owner != seat or clearing not in CLEARINGS or not s.board[self.pawn + clearing]:
            return None
        return ABILITY if is_enemy(s, by, seat) else None

    def at_start(self, s: State, player: Faction, phase: int) -> list[Trigger]:
        if self.serves(s, player.seat):
            return [Trigger(VIGIL, player.seat, self.place(s), 1, player.seat, self.number)]
        return []

    @law("root E.2.3")
    def resolve(self, s: State, trigger: Trigger) -> Flow[None]:
        """Move it."""
        yield from self.must_move(s, trigger.owner, AT_BIRDSONG)
