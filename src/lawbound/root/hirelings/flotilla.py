"""The Riverfolk Flotilla, which goes down the river with goods and guns; or the Otter Divers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final

from lawbound.kernel import DONE, NO, YES, Ask, Flow, Prompt, Seat
from lawbound.law import law
from lawbound.root.battle import Fight, battle, defenders
from lawbound.root.faction import Faction
from lawbound.root.hand import draw_each
from lawbound.root.hirelings.cards import pieces_of
from lawbound.root.hirelings.hireling import AT_BIRDSONG, SET_UP, Hireling, choose
from lawbound.root.hirelings.pawn import LonePawn
from lawbound.root.map import Clearing
from lawbound.root.pieces import CLEARINGS, Piece, present
from lawbound.root.removal import Trigger
from lawbound.root.state import Number, State
from lawbound.root.steps import BIRDSONG

FLOTILLA_SITE: Final = Prompt("where the Flotilla starts", SET_UP, "clearing")
GOODS: Final = Prompt("draw a card from the Flotilla", AT_BIRDSONG, "yes or no")
BROADSIDE: Final = Prompt("whom the Flotilla battles", AT_BIRDSONG, "player")
VOYAGE: Final = "the Flotilla sails"
GUNS: Final = 3


class RiverfolkFlotilla(LonePawn):
    KEY: ClassVar[str] = "riverfolk-flotilla"
    PIECES: ClassVar[tuple[Piece, ...]] = pieces_of("riverfolk-flotilla")
    PHASES: ClassVar[tuple[int, ...]] = (BIRDSONG,)
    SETS_UP: ClassVar[bool] = True

    @law("root A.6.3")
    def prepare(self, s: State, seat: Seat) -> Flow[None]:
        """In a clearing on the edge of the map and on a river."""
        sites = self.sites(s, seat, [clearing for clearing in s.box.map.edge if s.box.map.rivers[clearing]])
        if sites:
            site: Clearing = yield from choose(self, seat, FLOTILLA_SITE, sites, (self.face,))
            self.put(s, site, SET_UP)

    def can_attack(self, s: State, clearing: Clearing) -> bool:
        return s.board[self.pawn + clearing] > 0

    def attack_sites(self, s: State) -> list[Clearing]:
        return [clearing for clearing in CLEARINGS if s.board[self.pawn + clearing]]

    @law("root E.2.2", "root 4.3.2.I")
    def rolled_maximum(self, s: State, fight: Fight) -> int:
        """It has no warriors; its card says how much it can roll."""
        return GUNS

    def ways(self, s: State, clearing: Clearing) -> Sequence[Clearing]:
        return s.box.map.rivers[clearing]

    def at_start(self, s: State, player: Faction, phase: int) -> list[Trigger]:
        if self.serves(s, player.seat) and self.place(s):
            return [Trigger(VOYAGE, player.seat, self.place(s), 1, player.seat, self.number)]
        return []

    @law("root E.2.3", "root E.3.4", "root E.3.6")
    def resolve(self, s: State, trigger: Trigger) -> Flow[None]:
        """Whoever is there may draw a card; then it must move along the river, and may battle.

        It needs no ferry for its way, so it leaves one alone. A bot takes what it may draw.
        """
        yield from self.trade(s)
        yield from self.must_move(s, trigger.owner, AT_BIRDSONG, past_ferry=True)
        here = self.place(s)
        targets = defenders(s, self, here)
        if targets:
            target = yield Ask(trigger.owner, BROADSIDE, [*targets, DONE], (here,))
            if target is not DONE:
                yield from battle(s, self, here, s.box.owners[target])

    @law("root E.2.3")
    def trade(self, s: State) -> Flow[None]:
        """Each player with faction pieces in its clearing, from the one who takes the turn on."""
        first = s.order.index(s.turn)
        drawing: list[Seat] = []
        for i in range(len(s.order)):
            player = s.players[s.order[(first + i) % len(s.order)]]
            if not present(s, player.number, self.place(s)):
                continue
            answer = YES
            if not player.is_bot:
                answer = yield Ask(player.seat, GOODS, (YES, NO), (self.place(s),))
            if answer is YES:
                drawing.append(player.seat)
        yield from draw_each(s, drawing, AT_BIRDSONG)


class OtterDivers(Hireling):
    KEY: ClassVar[str] = "otter-divers"
    PIECES: ClassVar[tuple[Piece, ...]] = pieces_of("otter-divers")

    @law("root E.2.2")
    def waives_rule(self, s: State, owner: Number, origin: Clearing, destination: Clearing) -> bool:
        """Their controller needs no rule for a move into or out of a clearing on a river."""
        rivers = s.box.map.rivers
        return self.serves(s, owner) and any([c in CLEARINGS and rivers[c] for c in (origin, destination)])
