"""The conspiracies of the Lizard Cult: Law of Root, 10.4.3."""

from __future__ import annotations

from typing import Final

from mypy_extensions import trait

from lawbound.kernel import NO, YES, Ask, Flow, Option, Prompt, Word
from lawbound.law import law
from lawbound.root.battle import battle_in, battlefields, initiate_battle, why_not_battle
from lawbound.root.boards import track
from lawbound.root.cards import Suit
from lawbound.root.factions.lizards.pieces import LizardPieces
from lawbound.root.map import Clearing
from lawbound.root.move import Move, origins, take_move
from lawbound.root.owner import Owner
from lawbound.root.pieces import CLEARINGS, to_supply, why_not_place
from lawbound.root.reasons import furthest
from lawbound.root.removal import Removal, exchange, why_not_remove
from lawbound.root.rule import is_enemy
from lawbound.root.state import ASIDE, ROW, Number, Row, State
from lawbound.root.steps import Action
from lawbound.root.suits import is_of

CRUSADE, CONVERT, SANCTIFY = 0, 1, 2
ACOLYTES: Final = track("lizards", "conspiracy_acolytes")

# Their own numbers: the suit of the outcast marker + 1 (0 before it is placed), whether it shows its Hated side, and
# the suits scored by the ritual this turn
OUTCAST, HATED, SCORED = 0, 1, 2
OWN_NUMBERS: Final = SCORED + 3

A_BATTLE: Final = Word("a battle")
A_MOVE: Final = Word("a move")
CRUSADE_HOW: Final = Prompt("battle or move", "root 10.4.3.I", "word")
CRUSADE_WHERE: Final = Prompt("battle where", "root 10.4.3.I", "clearing")
CRUSADE_FROM: Final = Prompt("move from", "root 10.4.3.I", "clearing")
CRUSADE_ON: Final = Prompt("battle there", "root 10.4.3.I", "yes or no")
CONVERT_WHERE: Final = Prompt("convert where", "root 10.4.3.II", "clearing")
CONVERT_WHOM: Final = Prompt("convert whom", "root 10.4.3.II", "player")
SANCTIFY_WHERE: Final = Prompt("sanctify where", "root 10.4.3.III", "clearing")
SANCTIFY_WHAT: Final = Prompt("sanctify what", "root 10.4.3.III", "piece")


@trait
class Conspiracies(LizardPieces):
    """What they spend acolytes on, in clearings of the Outcast."""

    def outcast(self, s: State) -> Suit:
        """The suit of the Outcast; -1 before it is chosen."""
        return s.own[self.seat][OUTCAST] - 1

    def hated(self, s: State) -> bool:
        return bool(s.own[self.seat][HATED])

    @law("root 10.4.3")
    def price(self, s: State, conspiracy: int) -> int:
        """How many acolytes it costs: one fewer while the Outcast is hated."""
        return ACOLYTES[conspiracy] - s.own[self.seat][HATED]

    @law("root 10.4.3")
    def why_not_afford(self, s: State, conspiracy: int) -> str | None:
        return None if self.acolytes(s) >= self.price(s, conspiracy) else "root 10.4.3"

    @law("root 10.4.3")
    def pay(self, s: State, conspiracy: int) -> None:
        """Acolytes go back to the supply, from where what is placed may come."""
        price = self.price(s, conspiracy)
        to_supply(s, self.warrior, ASIDE, price)
        s.tell("acolytes spent", "root 10.4.3", (self.seat, price, self.acolytes(s)))

    def of_outcast(self, s: State, clearing: Clearing) -> bool:
        return is_of(s, clearing, self.outcast(s))

    # Crusade

    def crusade_fields(self, s: State) -> list[Clearing]:
        return [c for c in battlefields(s, self) if self.of_outcast(s, c)]

    def crusade_starts(self, s: State) -> list[Clearing]:
        return [c for c in origins(s, self) if self.of_outcast(s, c)]

    @law("root 10.4.3.I")
    def why_not_crusade(self, s: State) -> str | None:
        """Some warrior must be able to fight in a clearing of the Outcast, or to move out of one."""
        if not self.crusade_fields(s) and not self.crusade_starts(s):
            return "root 10.4.3.I"
        return self.why_not_afford(s, CRUSADE)

    @law("root 10.4.3.I")
    def crusade(self, s: State) -> Flow[None]:
        """A battle, or a move and then, if they like, a battle where it led."""
        self.pay(s, CRUSADE)
        s.tell("crusade", "root 10.4.3.I", (self.seat,))
        fields, starts = self.crusade_fields(s), self.crusade_starts(s)
        ways: list[Option] = []
        if fields:
            ways.append(A_BATTLE)
        if starts:
            ways.append(A_MOVE)
        way = yield Ask(self.seat, CRUSADE_HOW, ways)
        if way is A_BATTLE:
            yield from initiate_battle(s, self, fields, CRUSADE_WHERE)
            return
        move: Move | None = yield from take_move(s, self, "root 10.4.3.I", starts, about=CRUSADE_FROM)
        if move is not None and why_not_battle(s, self, move.destination) is None:
            answer = yield Ask(self.seat, CRUSADE_ON, (YES, NO), (move.destination,))
            if answer is YES:
                yield from battle_in(s, self, move.destination)

    # Convert

    def to_convert(self, s: State, owner: Owner, clearing: Clearing) -> list[Row]:
        """The kinds of that owner's warriors there that can be removed."""
        if not is_enemy(s, self.number, owner.number):
            return []
        return [row for row in owner.warriors if self.can_go(s, row, clearing)]

    def can_go(self, s: State, row: Row, clearing: Clearing) -> bool:
        """Whether there is such a piece, and nobody keeps it there: an exchange takes both halves."""
        return s.board[row + clearing] > 0 and why_not_remove(s, row, clearing, self.number) is None

    def convertible(self, s: State, clearing: Clearing) -> list[Number]:
        """Whose warriors can be converted there."""
        return [owner.number for owner in s.box.owners if self.to_convert(s, owner, clearing)]

    @law("root 10.4.3.II", "root G.1.13")
    def why_not_convert_at(self, s: State, clearing: Clearing) -> str | None:
        """An enemy warrior in a clearing of the Outcast, where they may place one; those paid are in the supply."""
        if not self.of_outcast(s, clearing) or not self.convertible(s, clearing):
            return "root 10.4.3.II"
        return why_not_place(s, self.seat, clearing)

    def convert_sites(self, s: State) -> list[Clearing]:
        return [c for c in CLEARINGS if self.why_not_convert_at(s, c) is None]

    def why_not_convert(self, s: State) -> str | None:
        reasons = [self.why_not_convert_at(s, c) for c in CLEARINGS]
        return furthest(reasons, (), ("root 10.4.3.II",)) or self.why_not_afford(s, CONVERT)

    @law("root 10.4.3.II")
    def convert(self, s: State) -> Flow[None]:
        self.pay(s, CONVERT)
        clearing: Clearing = yield Ask(self.seat, CONVERT_WHERE, self.convert_sites(s))
        victim: Number = yield Ask(self.seat, CONVERT_WHOM, self.convertible(s, clearing), (clearing,))
        theirs = self.to_convert(s, s.box.owners[victim], clearing)[0]
        s.tell("converted", "root 10.4.3.II", (self.seat, victim, clearing))
        yield from exchange(s, Removal(victim, self.seat, clearing), theirs, self.warrior, "root 10.4.3.II")

    # Sanctify

    def to_sanctify(self, s: State, clearing: Clearing) -> list[Row]:
        """The kinds of enemy buildings there that can be removed."""
        return [
            row
            for owner in s.box.owners
            if is_enemy(s, self.number, owner.number)
            for row in owner.buildings
            if self.can_go(s, row, clearing)
        ]

    @law("root 10.4.3.III", "root G.1.13")
    def why_not_sanctify_at(self, s: State, clearing: Clearing) -> str | None:
        """An enemy building in a clearing of the Outcast, whose slot takes the garden, and a garden of that suit."""
        if not self.of_outcast(s, clearing) or not self.to_sanctify(s, clearing):
            return "root 10.4.3.III"
        why = why_not_place(s, self.seat, clearing)
        if why is not None:
            return why
        return None if s.board[self.gardens[self.outcast(s)]] else "root 1.5.1"

    def sanctify_sites(self, s: State) -> list[Clearing]:
        return [c for c in CLEARINGS if self.why_not_sanctify_at(s, c) is None]

    def why_not_sanctify(self, s: State) -> str | None:
        reasons = [self.why_not_sanctify_at(s, c) for c in CLEARINGS]
        why = furthest(reasons, ("root 1.5.1",), ("root 10.4.3.III",))
        return why or self.why_not_afford(s, SANCTIFY)

    @law("root 10.4.3.III")
    def sanctify(self, s: State) -> Flow[None]:
        """The garden is of the Outcast's suit."""
        self.pay(s, SANCTIFY)
        clearing: Clearing = yield Ask(self.seat, SANCTIFY_WHERE, self.sanctify_sites(s))
        theirs: Row = yield Ask(self.seat, SANCTIFY_WHAT, self.to_sanctify(s, clearing), (clearing,))
        victim = s.box.owner[theirs // ROW]
        s.tell("sanctified", "root 10.4.3.III", (self.seat, victim, clearing))
        garden = self.gardens[self.outcast(s)]
        yield from exchange(s, Removal(victim, self.seat, clearing), theirs, garden, "root 10.4.3.III")


CONSPIRACIES: Final = (
    Action("crusade", "root 10.4.3.I", Conspiracies.why_not_crusade, Conspiracies.crusade),
    Action("convert", "root 10.4.3.II", Conspiracies.why_not_convert, Conspiracies.convert),
    Action("sanctify", "root 10.4.3.III", Conspiracies.why_not_sanctify, Conspiracies.sanctify),
)
