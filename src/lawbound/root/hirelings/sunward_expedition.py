"""The Sunward Expedition, and the Mole Artisans."""

from __future__ import annotations

from bisect import insort
from collections.abc import Sequence
from typing import ClassVar, Final

from lawbound.kernel import NO, YES, Ask, Flow, Prompt, Seat
from lawbound.law import law
from lawbound.root.bearer import bearer_in
from lawbound.root.cards import CARD_KIND, ITEM_CARD, Card
from lawbound.root.faction import Faction
from lawbound.root.hirelings.acting import (
    MOVE_AND_BATTLE,
    PLACE_AT_SET_UP,
    PLACE_IN_DAYLIGHT,
    PLACE_MORE,
    choose_what,
    move_and_battle,
    put,
    put_at_each,
)
from lawbound.root.hirelings.cards import pieces_of
from lawbound.root.hirelings.hireling import ABILITY, ONCE_A_DAYLIGHT, SET_UP, Hireling
from lawbound.root.map import Clearing
from lawbound.root.pieces import CLEARINGS, Piece, place, take_off
from lawbound.root.removal import Trigger
from lawbound.root.state import State
from lawbound.root.steps import DAYLIGHT, EVENING, Action

FOOTHOLD_FROM: Final = Prompt("take up which foothold", ONCE_A_DAYLIGHT, "clearing")
HOW_MANY: Final = Prompt("how many of the expedition come", ONCE_A_DAYLIGHT, "number")
KEEP_IT: Final = Prompt("keep the card with the artisans", ABILITY, "yes or no")
ARTISANS: Final = "mole artisans"
TROOP: Final = 3


# The Sunward Expedition


class SunwardExpedition(Hireling):
    """They come up wherever they like."""

    KEY: ClassVar[str] = "sunward-expedition"
    PIECES: ClassVar[tuple[Piece, ...]] = pieces_of("sunward-expedition")
    PHASES: ClassVar[tuple[int, ...]] = (DAYLIGHT,)
    SETS_UP: ClassVar[bool] = True

    @law("root A.6.3")
    def prepare(self, s: State, seat: Seat) -> Flow[None]:
        """A foothold with three warriors in any clearing."""
        site = yield from put(s, self, seat, self.tokens[0], self.sites(s, seat), PLACE_AT_SET_UP)
        if site:
            place(s, self.warrior, site, TROOP, SET_UP)

    def between(self, s: State, player: Faction, phase: int) -> Sequence[Action]:
        return EXPEDITION if self.is_ready(s, player.seat) else ()

    def imaginable(self, s: State, player: Faction, phase: int) -> Sequence[Action]:
        return EXPEDITION

    def footholds(self, s: State) -> list[Clearing]:
        return [clearing for clearing in CLEARINGS if s.board[self.tokens[0] + clearing]]

    def new_sites(self, s: State, seat: Seat) -> list[Clearing]:
        """Clearings without a foothold."""
        return self.sites(s, seat, [clearing for clearing in CLEARINGS if not s.board[self.tokens[0] + clearing]])

    @law("root E.2.4")
    def come_up(self, s: State, seat: Seat) -> Flow[None]:
        """A foothold and up to three warriors where there is none; if all are on the map, one of them comes there."""
        foothold = self.tokens[0]
        if not s.board[foothold]:
            old: Clearing = yield Ask(seat, FOOTHOLD_FROM, self.footholds(s), (self.number,))
            take_off(s, foothold, old, 1, ONCE_A_DAYLIGHT)
        site = yield from put(s, self, seat, foothold, self.new_sites(s, seat), PLACE_IN_DAYLIGHT)
        most = min(TROOP, s.board[self.warrior])
        if site and most:
            count: int = yield Ask(seat, HOW_MANY, range(most + 1), (self.number, site))
            place(s, self.warrior, site, count, ONCE_A_DAYLIGHT)


def why_not_explore(player: Faction, s: State) -> str | None:
    expedition = bearer_in(s, SunwardExpedition)
    return expedition.why_not_use(s, player.seat) or (None if expedition.new_sites(s, player.seat) else ONCE_A_DAYLIGHT)


@law("root E.2.4")
def explore(player: Faction, s: State) -> Flow[None]:
    """Come up; then either a move and a battle, each if wanted, or a warrior at each foothold."""
    expedition, seat = bearer_in(s, SunwardExpedition), player.seat
    s.used |= expedition.done
    yield from expedition.come_up(s, seat)
    chosen = yield from choose_what(s, expedition, seat, (MOVE_AND_BATTLE, PLACE_MORE))
    if chosen is MOVE_AND_BATTLE:
        yield from move_and_battle(s, expedition, seat)
    else:
        yield from put_at_each(s, expedition, seat, expedition.footholds(s), optional=False)


EXPEDITION: Final = (Action("the expedition comes up", ONCE_A_DAYLIGHT, why_not_explore, explore),)


# The Mole Artisans


class MoleArtisans(Hireling):
    """What they made once they can make again."""

    KEY: ClassVar[str] = "mole-artisans"
    PIECES: ClassVar[tuple[Piece, ...]] = pieces_of("mole-artisans")
    PHASES: ClassVar[tuple[int, ...]] = (EVENING,)

    @law("root E.2.2")
    def keeps_crafted(self, s: State, player: Faction, card: Card) -> Flow[bool]:
        """An item card that the controller has crafted may stay in their play area; it is not discarded then."""
        if CARD_KIND[card] != ITEM_CARD or not self.serves(s, player.seat):
            return False
        answer = yield Ask(player.seat, KEEP_IT, (YES, NO), (card,))
        if answer is NO:
            return False
        insort(s.crafted[player.seat], card)
        s.note_areas()
        s.tell("kept by the artisans", ABILITY, (player.seat, card))
        return True

    def at_end(self, s: State, player: Faction, phase: int) -> list[Trigger]:
        if self.serves(s, player.seat) and kept_cards(s, player.seat):
            return [Trigger(ARTISANS, player.seat, 0, 1, player.seat, self.number)]
        return []

    @law("root E.2.2")
    def resolve(self, s: State, trigger: Trigger) -> Flow[None]:
        """At the end of Evening they come back to the hand, however many cards it has then."""
        seat = trigger.owner
        for card in kept_cards(s, seat):
            s.crafted[seat].remove(card)
            s.note_areas()
            insort(s.hands[seat], card)
            s.tell("back from the artisans", ABILITY, (seat, card))
        return
        yield


def kept_cards(s: State, seat: Seat) -> list[Card]:
    """Cards with items in that play area: nothing else lets any lie there."""
    return [card for card in bytes(s.crafted[seat]) if CARD_KIND[card] == ITEM_CARD]
