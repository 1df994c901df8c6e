"""Relics in the forests, and trophies (Law of Root, 15.2.5, 15.3.1, 15.3.3)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from mypy_extensions import trait

from lawbound.kernel import Ask, Chance, Flow, Prompt, Seat
from lawbound.law import law
from lawbound.root.factions.keepers.pieces import TAKEN, KeeperPieces
from lawbound.root.map import Forest, Place
from lawbound.root.pieces import relocate
from lawbound.root.removal import Removal, Trigger
from lawbound.root.rule import is_enemy
from lawbound.root.state import BOX, NOBODY, SUPPLY, Row, State

NEXT_RELIC: Final = Prompt("which relic lies here", "root 15.3.1", "piece")
MORE_RELICS: Final = Prompt("where another relic lies", "root 15.3.3", "place")
WHICH_VALUE: Final = Prompt("which relic it is", "root 15.5.2.II.a", "piece")
TROPHY_WHERE: Final = Prompt("put a trophy where", "root 15.2.5", "place")
TROPHY_FALLS: Final = Prompt("where a trophy lies", "root 15.2.5", "place")


@trait
class Relics(KeeperPieces):
    """Where relics lie that are not the Keepers' yet, or no more."""

    # Setup

    @law("root 15.3.1")
    def scatter_relics(self, s: State) -> Flow[None]:
        """A random one in each forest: its type is seen, its value is not."""
        for forest in s.box.map.forests:
            yield from self.lay_relic(s, forest.place, "root 15.3.1")

    def lay_relic(self, s: State, forest: Place, article: str) -> Flow[None]:
        """One of those still in the supply, face down."""
        pool = [row for row in self.face_down for _ in range(s.board[row])]
        if not pool:
            return
        relic: Row = yield Chance(NEXT_RELIC, pool, (forest,))
        relocate(s, relic, SUPPLY, forest, 1)
        s.tell("placed", article, (relic, forest, 1))

    @law("root 15.3.3")
    def scatter_rest(self, s: State) -> Flow[None]:
        """As evenly as possible; luck says which forests have one more, and which relics lie where."""
        forests = self.far_forests(s)
        laid = dict.fromkeys(forests, 0)
        left = sum([s.board[row] for row in self.face_down])
        while left:
            fewest = min(laid.values())
            open_ones = [forest for forest in forests if laid[forest] == fewest]
            forest: Place = open_ones[0]
            if left < len(open_ones):
                forest = yield Chance(MORE_RELICS, open_ones)
            yield from self.lay_relic(s, forest, "root 15.3.3")
            laid[forest] += 1
            left -= 1

    @law("root 15.3.3")
    def far_forests(self, s: State) -> list[Place]:
        """Those that touch no clearing with warriors of theirs; if there is none, all of them."""
        far = [forest.place for forest in s.box.map.forests if not self.stand_around(s, forest)]
        return far or [forest.place for forest in s.box.map.forests]

    def stand_around(self, s: State, forest: Forest) -> bool:
        return any([s.board[self.warrior + clearing] for clearing in forest.clearings])

    # Turning up

    @law("root 15.5.2.II.a", "root 15.2.1")
    def turn_up(self, s: State, relic: Row, place: Place) -> Flow[Row]:
        """See the value of a relic there, if nobody has; what it is now. Only now luck decides which it is."""
        if self.value_of(relic):
            return relic
        face: Row = yield Chance(WHICH_VALUE, self.hidden_values(s, self.type_of(relic)), (place,))
        relocate(s, relic, place, SUPPLY, 1)
        relocate(s, face, SUPPLY, place, 1)
        s.tell("relic flipped", "root 15.5.2.II.a", (self.seat, place, face))
        return face

    # Prized trophies

    def removed_destination(self, row: Row, removal: Removal) -> int:
        """A relic is in the hand of whoever removed it."""
        return TAKEN if row in self.tokens else SUPPLY

    def relics_in(self, removal: Removal) -> int:
        return sum([removal.count(row) for row in self.tokens])

    @law("root 15.2.5")
    def points_for(self, removal: Removal) -> int:
        """For each relic one more."""
        return removal.points + self.relics_in(removal)

    @law("root 15.2.5")
    def after_losses(self, s: State, removals: Sequence[Removal]) -> list[Trigger]:
        """All relics that one effect removes are put in forests together. Whoever is no enemy wins no trophies."""
        lost = [removal for removal in removals if removal.owner == self.number and self.relics_in(removal)]
        if not lost:
            return []
        count, by = sum([self.relics_in(removal) for removal in lost]), lost[0].by
        if is_enemy(s, self.number, by):
            return [Trigger("prized trophies", self.number, lost[0].clearing, count, by)]
        for row in self.tokens:
            relocate(s, row, TAKEN, BOX, s.board[row + TAKEN])
        return []

    @law("root 15.2.5")
    def resolve(self, s: State, trigger: Trigger) -> Flow[None]:
        """Each in any forest, value up, where whoever removed it says.

        For a hireling its controller does; where nobody leads it, whoever takes the turn. A bot leaves it to luck.
        """
        seat: Seat = s.box.owners[trigger.cause].decider(s)
        if seat == NOBODY:
            seat = s.turn
        forests = [forest.place for forest in s.box.map.forests]
        for row in self.tokens:
            for _ in range(s.board[row + TAKEN]):
                if s.players[seat].is_bot:
                    forest: Place = yield Chance(TROPHY_FALLS, forests, (row,))
                else:
                    forest = yield Ask(seat, TROPHY_WHERE, forests, (row,))
                relocate(s, row, TAKEN, forest, 1)
                s.tell("trophy", "root 15.2.5", (self.seat, seat, row, forest))
