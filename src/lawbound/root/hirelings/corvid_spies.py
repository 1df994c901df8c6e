"""The Corvid Spies, and the Raven Sentries."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, ClassVar, Final

from lawbound.kernel import Ask, Flow, Prompt, Seat, Word
from lawbound.law import law
from lawbound.root.bearer import bearer_in
from lawbound.root.cards import EVERY
from lawbound.root.faction import Faction
from lawbound.root.hand import has_cards, take_random
from lawbound.root.hirelings.acting import (
    BATTLES,
    PLACE_AT_SET_UP,
    PLACE_IN_DAYLIGHT,
    battle_in_each,
    choose_what,
    put,
)
from lawbound.root.hirelings.cards import pieces_of
from lawbound.root.hirelings.hireling import ONCE_A_DAYLIGHT, Hireling
from lawbound.root.map import Clearing
from lawbound.root.owner import Owner
from lawbound.root.pieces import CLEARINGS, Piece, present
from lawbound.root.rule import is_enemy
from lawbound.root.state import State
from lawbound.root.steps import DAYLIGHT, Action

if TYPE_CHECKING:
    from lawbound.root.battle import Fight

SPY_WHERE: Final = Prompt("where the spies take cards", ONCE_A_DAYLIGHT, "clearing")
TAKE_CARDS: Final = Word("take cards")
TWO: Final = 2


# The Corvid Spies


class CorvidSpies(Hireling):
    """They turn up beside everybody's pieces but their controller's."""

    KEY: ClassVar[str] = "corvid-spies"
    PIECES: ClassVar[tuple[Piece, ...]] = pieces_of("corvid-spies")
    PHASES: ClassVar[tuple[int, ...]] = (DAYLIGHT,)
    SETS_UP: ClassVar[bool] = True

    @law("root A.6.3")
    def prepare(self, s: State, seat: Seat) -> Flow[None]:
        """One in each of two clearings of the same suit."""
        sites = self.sites(s, seat)
        first = yield from put(s, self, seat, self.warrior, sites, PLACE_AT_SET_UP)
        alike = [clearing for clearing in sites if clearing != first and of_one_suit(s, first, clearing)]
        yield from put(s, self, seat, self.warrior, alike, PLACE_AT_SET_UP)

    def between(self, s: State, player: Faction, phase: int) -> Sequence[Action]:
        return SPIES if self.is_ready(s, player.seat) else ()

    def imaginable(self, s: State, player: Faction, phase: int) -> Sequence[Action]:
        return SPIES

    def watched(self, s: State) -> list[Clearing]:
        """Clearings with enemy pieces, of players or of other hirelings."""
        enemies = [owner.number for owner in s.box.owners if is_enemy(s, self.number, owner.number)]
        return [clearing for clearing in CLEARINGS if any([present(s, enemy, clearing) for enemy in enemies])]

    def covers(self, s: State, seat: Seat) -> list[Clearing]:
        """Those of them where Spies can come."""
        return self.sites(s, seat, self.watched(s))

    def victims(self, s: State, clearing: Clearing) -> list[Seat]:
        """The enemies with faction pieces and a card, where a Spy is."""
        if not s.board[self.warrior + clearing]:
            return []
        there = [seat for seat in s.order if present(s, seat, clearing) and is_enemy(s, self.number, seat)]
        return [seat for seat in there if has_cards(s, seat)]


def of_one_suit(s: State, one: Clearing, other: Clearing) -> bool:
    return s.suits[one] == s.suits[other] or EVERY in (s.suits[one], s.suits[other])


def why_not_spy(player: Faction, s: State) -> str | None:
    spies = bearer_in(s, CorvidSpies)
    possible = spies.camps(s) or (s.board[spies.warrior] and spies.covers(s, player.seat))
    return spies.why_not_use(s, player.seat) or (None if possible else ONCE_A_DAYLIGHT)


@law("root E.2.4")
def spy(player: Faction, s: State) -> Flow[None]:
    """Two more beside enemy pieces; then a battle wherever they are, or a card of everybody at one of these places."""
    spies, seat = bearer_in(s, CorvidSpies), player.seat
    s.used |= spies.done
    for _ in range(TWO):
        yield from put(s, spies, seat, spies.warrior, spies.covers(s, seat), PLACE_IN_DAYLIGHT)
    chosen = yield from choose_what(s, spies, seat, (BATTLES, TAKE_CARDS))
    if chosen is BATTLES:
        yield from battle_in_each(s, spies, seat, spies.camps(s), optional=False)
    else:
        yield from take_cards(s, spies, seat)


@law("root E.2.4", "rootbotics 2.8.1")
def take_cards(s: State, spies: CorvidSpies, seat: Seat) -> Flow[None]:
    """A random card of every enemy with faction pieces in one clearing with Spies."""
    haunts = [clearing for clearing in spies.camps(s) if spies.victims(s, clearing)]
    if not haunts:
        return
    clearing: Clearing = yield Ask(seat, SPY_WHERE, haunts)
    for victim in spies.victims(s, clearing):
        yield from take_random(s, seat, victim, ONCE_A_DAYLIGHT)


SPIES: Final = (Action("the spies come", ONCE_A_DAYLIGHT, why_not_spy, spy),)


# The Raven Sentries


class RavenSentries(Hireling):
    """They watch over what their controller has built."""

    KEY: ClassVar[str] = "raven-sentries"
    PIECES: ClassVar[tuple[Piece, ...]] = pieces_of("raven-sentries")

    @law("root E.2.2", "root E.3.3")
    def extra_hits(self, s: State, fight: Fight, side: Owner) -> int:
        """One hit more in battle where buildings or tokens of the controller's own faction are."""
        if not self.serves(s, side.number):
            return 0
        return int(any([s.board[row + fight.clearing] for row in (*side.buildings, *side.tokens)]))
