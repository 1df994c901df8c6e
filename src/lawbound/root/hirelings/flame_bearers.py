"""The Flame Bearers, and the Rat Smugglers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final

from lawbound.kernel import Ask, Flow, Prompt, Seat
from lawbound.law import law
from lawbound.root.battle import battlefields, initiate_battle, why_not_any_battle
from lawbound.root.bearer import bearer_in
from lawbound.root.cards import CARD_KIND, ITEM_CARD, Card
from lawbound.root.faction import Faction
from lawbound.root.hand import playable, spend
from lawbound.root.hirelings.acting import PLACE_AT_SET_UP, PLACE_IN_BIRDSONG, PLACE_WHEN_HIRED, put
from lawbound.root.hirelings.cards import pieces_of
from lawbound.root.hirelings.hireling import ABILITY, AT_BIRDSONG, CONTROLLER_ALONE, Hireling
from lawbound.root.map import Clearing
from lawbound.root.pieces import CLEARINGS, Piece
from lawbound.root.removal import Removal, Trigger, finish_removals, remove_pieces, why_not_remove
from lawbound.root.rule import is_enemy
from lawbound.root.state import ROW, Row, State
from lawbound.root.steps import BIRDSONG, DAYLIGHT, Action

BURN: Final = Prompt("what the flame bearers burn", AT_BIRDSONG, "piece")
CARD_TO_SMUGGLE: Final = Prompt("card for the smugglers", ABILITY, "card")
BEARERS: Final = "flame bearers"
TWO: Final = 2


# The Flame Bearers


class FlameBearers(Hireling):
    """They burn, and they spread."""

    KEY: ClassVar[str] = "flame-bearers"
    PIECES: ClassVar[tuple[Piece, ...]] = pieces_of("flame-bearers")
    PHASES: ClassVar[tuple[int, ...]] = (BIRDSONG,)
    SETS_UP: ClassVar[bool] = True

    @law("root A.6.3")
    def prepare(self, s: State, seat: Seat) -> Flow[None]:
        """Two among any clearings."""
        yield from self.put_two(s, seat, PLACE_AT_SET_UP)

    @law("root E.2.1")
    def hired(self, s: State, seat: Seat) -> Flow[None]:
        """With none on the map, two among any clearings."""
        if not self.on_map(s):
            yield from self.put_two(s, seat, PLACE_WHEN_HIRED)

    def put_two(self, s: State, seat: Seat, about: Prompt) -> Flow[None]:
        for _ in range(TWO):
            yield from put(s, self, seat, self.warrior, self.sites(s, seat), about)

    def at_start(self, s: State, player: Faction, phase: int) -> list[Trigger]:
        return [Trigger(BEARERS, player.seat, 0, 1, player.seat, self.number)] if self.serves(s, player.seat) else []

    @law("root E.2.3")
    def resolve(self, s: State, trigger: Trigger) -> Flow[None]:
        """First they burn, then one more comes with or next to another; if that is impossible, two come anywhere."""
        seat = trigger.owner
        yield from self.burn(s, seat)
        near = self.near(s, seat)
        if near and s.board[self.warrior]:
            yield from put(s, self, seat, self.warrior, near, PLACE_IN_BIRDSONG)
        else:
            yield from self.put_two(s, seat, PLACE_IN_BIRDSONG)

    def reached(self, s: State) -> list[Clearing]:
        """The clearings with a Bearer, or next to one."""
        camps = self.camps(s)
        near = [*camps, *[clearing for camp in camps for clearing in self.neighbours(s, camp)]]
        return [clearing for clearing in CLEARINGS if clearing in near]

    def near(self, s: State, seat: Seat) -> list[Clearing]:
        """Those of them where one more can come."""
        return self.sites(s, seat, self.reached(s))

    @law("root E.2.3", "root E.3.6", "root 1.1.3")
    def burn(self, s: State, seat: Seat) -> Flow[None]:
        """Each removes an enemy piece of its clearing; first all of them go, then what that triggers."""
        removals: list[Removal] = []
        for clearing in CLEARINGS:
            for _ in range(s.board[self.warrior + clearing]):
                rows = self.combustible(s, clearing)
                if not rows:
                    break
                row: Row = yield Ask(seat, BURN, rows, (clearing,))
                removal = self.removal_of(removals, s.box.owner[row // ROW], clearing)
                remove_pieces(s, removal, row, 1, AT_BIRDSONG)
        yield from finish_removals(s, removals, [], self.number)

    def removal_of(self, removals: list[Removal], owner: int, clearing: Clearing) -> Removal:
        """All that an owner loses in a clearing is one removal."""
        for removal in removals:
            if removal.owner == owner and removal.clearing == clearing:
                return removal
        removals.append(Removal(owner, self.number, clearing))
        return removals[-1]

    @law("root E.2.3")
    def combustible(self, s: State, clearing: Clearing) -> list[Row]:
        """The kinds of enemy pieces that may be removed next: of each owner warriors before all else."""
        found: list[Row] = []
        for owner in s.box.owners:
            if is_enemy(s, self.number, owner.number):
                kinds = [row for row in owner.removable if s.board[row + clearing]]
                kinds = [row for row in kinds if why_not_remove(s, row, clearing, self.number) is None]
                found += [row for row in kinds if row in owner.warriors] or kinds
        return found


# The Rat Smugglers


class RatSmugglers(Hireling):
    """What others would make of a card they trade for haste."""

    KEY: ClassVar[str] = "rat-smugglers"
    PIECES: ClassVar[tuple[Piece, ...]] = pieces_of("rat-smugglers")
    PHASES: ClassVar[tuple[int, ...]] = (DAYLIGHT,)

    def between(self, s: State, player: Faction, phase: int) -> Sequence[Action]:
        return SMUGGLERS if self.serves(s, player.seat) else ()

    def imaginable(self, s: State, player: Faction, phase: int) -> Sequence[Action]:
        return SMUGGLERS


@law("root E.2.2")
def contraband(s: State, seat: Seat) -> list[Card]:
    """The cards in hand that show an item, whether they could be crafted or not."""
    return [card for card in playable(s, s.hands[seat]) if CARD_KIND[card] == ITEM_CARD]


def why_not_smuggle(player: Faction, s: State) -> str | None:
    """They work for their controller, who needs such a card."""
    if not bearer_in(s, RatSmugglers).serves(s, player.seat):
        return CONTROLLER_ALONE
    return None if contraband(s, player.seat) else ABILITY


def why_not_smuggle_move(player: Faction, s: State) -> str | None:
    return why_not_smuggle(player, s) or player.why_not_free_move(s)


@law("root E.2.2")
def smuggle_move(player: Faction, s: State) -> Flow[None]:
    """Discard such a card to move; a Vagabond exhausts nothing for it."""
    yield from spend(s, player.seat, contraband(s, player.seat), CARD_TO_SMUGGLE)
    yield from player.free_move(s, ABILITY, must=True)


def why_not_smuggle_battle(player: Faction, s: State) -> str | None:
    return why_not_smuggle(player, s) or why_not_any_battle(s, player)


@law("root E.2.2")
def smuggle_battle(player: Faction, s: State) -> Flow[None]:
    """Discard such a card to battle."""
    yield from spend(s, player.seat, contraband(s, player.seat), CARD_TO_SMUGGLE)
    yield from initiate_battle(s, player, battlefields(s, player))


SMUGGLERS: Final = (
    Action("move with the smugglers", ABILITY, why_not_smuggle_move, smuggle_move),
    Action("battle with the smugglers", ABILITY, why_not_smuggle_battle, smuggle_battle),
)
