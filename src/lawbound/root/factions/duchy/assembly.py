"""The Assembly of the Duchy: Law of Root, 12.5.1."""

from __future__ import annotations

from bisect import insort
from collections.abc import Sequence
from typing import Final

from mypy_extensions import trait

from lawbound.kernel import Ask, Flow, Prompt
from lawbound.law import law
from lawbound.root.battle import battlefields, initiate_battle, why_not_any_battle
from lawbound.root.cards import Card
from lawbound.root.factions.duchy.ministers import MINISTERS
from lawbound.root.factions.duchy.pieces import DIGGERS, DuchyPieces
from lawbound.root.hand import matching, playable, spend_card, take_from
from lawbound.root.map import Clearing
from lawbound.root.move import Move, carry_out, origins, take_move, why_not_any_move, why_shut
from lawbound.root.pieces import CLEARINGS, place, take_off, why_not_build, why_not_place
from lawbound.root.reasons import furthest
from lawbound.root.state import BURROW, Row, State
from lawbound.root.steps import Action

ASSEMBLY_ACTIONS: Final = 2

BUILD_WHERE: Final = Prompt("build where", "root 12.5.1.I", "clearing")
BUILD_WHAT: Final = Prompt("build what", "root 12.5.1.I", "piece")
REVEAL_TO_BUILD: Final = Prompt("reveal to build", "root 12.5.1.I", "card")
FOREMOLE_BUILDS: Final = Prompt("build where", "root 12.5.2.I", "clearing")
FOREMOLE_REVEALS: Final = Prompt("reveal to build", "root 12.5.2.I", "card")
TAKE_UP: Final = Prompt("take up a tunnel", "root 12.2.4", "clearing")
DIG_WHERE: Final = Prompt("dig where", "root 12.5.1.V", "clearing")
DIG_CARD: Final = Prompt("spend a card", "root 12.5.1.V", "card")
HOW_MANY_DIG: Final = Prompt("how many to move", "root 12.5.1.V", "number")

# The Duchy's own numbers: for each minister, for each rank, and what it has done this turn
SWAYED, CROWNS_LOST, ASSEMBLED, SWAYED_NOW, ACTED = 0, 9, 12, 13, 14
OWN_NUMBERS: Final = ACTED + len(MINISTERS)


@trait
class Assembly(DuchyPieces):
    """Its two actions. The cards revealed this turn are its one pile."""

    @law("root 12.5.1")
    def why_not_assemble(self, s: State) -> str | None:
        """Two actions a turn."""
        return None if s.own[self.seat][ASSEMBLED] < ASSEMBLY_ACTIONS else "root 12.5.1"

    def assemble(self, s: State) -> None:
        s.own[self.seat][ASSEMBLED] += 1

    @law("root 12.5.1.I", "root 12.5.2.I")
    def why_not_build_at(self, s: State, clearing: Clearing, any_suit: bool) -> str | None:
        """It rules the clearing, and has a building and a card to reveal, which the Foremole does not compare."""
        demanded = "root 12.5.2.I" if any_suit else "root 12.5.1.I"
        if s.ruler[clearing] != self.side:
            return demanded
        why = why_not_build(s, self.seat, clearing)
        if why is not None:
            return why
        if not (s.board[self.citadel] or s.board[self.market]):
            return "root 1.5.1"
        return None if self.to_reveal(s, clearing, any_suit) else demanded

    def to_reveal(self, s: State, clearing: Clearing, any_suit: bool) -> Sequence[Card]:
        hand = s.hands[self.seat]
        return playable(s, hand) if any_suit else matching(s, hand, s.suits[clearing])

    def building_sites(self, s: State, any_suit: bool = False) -> list[Clearing]:
        return [c for c in CLEARINGS if self.why_not_build_at(s, c, any_suit) is None]

    def why_not_building(self, s: State, any_suit: bool) -> str | None:
        """Why it can build nowhere; what lacks only the card comes furthest."""
        if self.building_sites(s, any_suit):
            return None
        demanded = "root 12.5.2.I" if any_suit else "root 12.5.1.I"
        reasons = [self.why_not_build_at(s, c, any_suit) for c in CLEARINGS if s.ruler[c] == self.side]
        return furthest(reasons, (demanded, "root 1.5.1"), ("root 2.2.3",)) if reasons else demanded

    def why_not_build(self, s: State) -> str | None:
        return self.why_not_assemble(s) or self.why_not_building(s, any_suit=False)

    @law("root 12.5.1.I")
    def build(self, s: State) -> Flow[None]:
        self.assemble(s)
        yield from self.place_building(s, any_suit=False)

    @law("root 12.5.1.I", "root 12.5.2.I")
    def place_building(self, s: State, any_suit: bool) -> Flow[None]:
        """Reveal a card and place a citadel or a market."""
        clearing: Clearing = yield Ask(
            self.seat, FOREMOLE_BUILDS if any_suit else BUILD_WHERE, self.building_sites(s, any_suit)
        )
        kinds = [row for row in self.buildings if s.board[row]]
        row: Row = yield Ask(self.seat, BUILD_WHAT, kinds, (clearing,))
        cards = self.to_reveal(s, clearing, any_suit)
        card: Card = yield Ask(self.seat, FOREMOLE_REVEALS if any_suit else REVEAL_TO_BUILD, cards, (clearing,))
        article = "root 12.5.2.I" if any_suit else "root 12.5.1.I"
        self.reveal(s, card, article)
        place(s, row, clearing, 1, article, built=True)

    @law("root 2.1.4")
    def reveal(self, s: State, card: Card, article: str) -> None:
        """What is revealed lies open until the Evening, and is not in the hand."""
        take_from(s, s.hands[self.seat], card)
        insort(s.piles[self.pile], card)
        s.tell("revealed", article, (self.seat, card))

    def why_not_recruit(self, s: State) -> str | None:
        return self.why_not_assemble(s) or (None if s.board[self.warrior] else "root 1.5.1")

    @law("root 12.5.1.II")
    def recruit(self, s: State) -> Flow[None]:
        self.assemble(s)
        place(s, self.warrior, BURROW, 1, "root 12.5.1.II")
        return
        yield

    def why_not_moving(self, s: State) -> str | None:
        return None if origins(s, self) else why_not_any_move(s, self)

    def why_not_move(self, s: State) -> str | None:
        return self.why_not_assemble(s) or self.why_not_moving(s)

    @law("root 12.5.1.III")
    def move(self, s: State) -> Flow[None]:
        self.assemble(s)
        yield from take_move(s, self, "root 12.5.1.III")

    def why_not_battle(self, s: State) -> str | None:
        return self.why_not_assemble(s) or why_not_any_battle(s, self)

    @law("root 12.5.1.IV")
    def battle(self, s: State) -> Flow[None]:
        self.assemble(s)
        yield from initiate_battle(s, self, battlefields(s, self))

    @law("root 12.5.1.V")
    def why_not_dig_at(self, s: State, clearing: Clearing) -> str | None:
        """No tunnel yet, and a card of its suit to spend; it need not be ruled.

        With all tunnels on the map one has to be taken up first, and then its clearing has none any more.
        """
        if s.board[self.tunnel + clearing] and s.board[self.tunnel]:
            return "root 12.5.1.V"
        why = why_not_place(s, self.seat, clearing)
        if why is not None:
            return why
        return None if matching(s, s.hands[self.seat], s.suits[clearing]) else "root 12.5.1.V"

    def places_to_dig(self, s: State) -> list[Clearing]:
        return [c for c in CLEARINGS if self.why_not_dig_at(s, c) is None]

    def why_not_dig(self, s: State) -> str | None:
        why = self.why_not_assemble(s)
        if why is not None:
            return why
        return furthest([self.why_not_dig_at(s, c) for c in CLEARINGS], ("root 12.5.1.V",))

    @law("root 12.5.1.V", "root 12.2.4")
    def dig(self, s: State) -> Flow[None]:
        """Take up a tunnel if none is left, spend a card, place the tunnel; then up to four come through it.

        That none may come is the reading of the Czech Law; the newest English one wants at least one.
        """
        self.assemble(s)
        if not s.board[self.tunnel]:
            old: Clearing = yield Ask(self.seat, TAKE_UP, self.tunnels_to_take_up(s))
            take_off(s, self.tunnel, old, 1, "root 12.2.4", paid=True)
        clearing: Clearing = yield Ask(self.seat, DIG_WHERE, self.places_to_dig(s))
        cards = matching(s, s.hands[self.seat], s.suits[clearing])
        card: Card = yield Ask(self.seat, DIG_CARD, cards)
        spend_card(s, self.seat, card, "root 12.5.1.V")
        place(s, self.tunnel, clearing, 1, "root 12.5.1.V")
        most = min(DIGGERS, self.in_burrow(s)) if why_shut(s, self.number, clearing) is None else 0
        if most:
            count: int = yield Ask(self.seat, HOW_MANY_DIG, range(most + 1), (BURROW, clearing))
            if count:
                yield from carry_out(s, Move(self.number, BURROW, clearing, [(self.warrior, count)], "root 12.5.1.V"))

    def tunnels_to_take_up(self, s: State) -> list[Clearing]:
        """Those after whose removal there is a place to dig: all of them, unless only that very place is left."""
        others = [c for c in self.places_to_dig(s) if not s.board[self.tunnel + c]]
        return self.tunnelled(s) if others else [c for c in self.tunnelled(s) if self.why_not_dig_at(s, c) is None]


ASSEMBLY: Final = (
    Action("build", "root 12.5.1.I", Assembly.why_not_build, Assembly.build),
    Action("recruit", "root 12.5.1.II", Assembly.why_not_recruit, Assembly.recruit),
    Action("move", "root 12.5.1.III", Assembly.why_not_move, Assembly.move),
    Action("battle", "root 12.5.1.IV", Assembly.why_not_battle, Assembly.battle),
    Action("dig", "root 12.5.1.V", Assembly.why_not_dig, Assembly.dig),
)
