"""The Lizard Cult: what is theirs whoever plays them (Law of Root, chapter 10; Law of Rootbotics, chapter 8)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, Final

from mypy_extensions import trait

from lawbound.law import law
from lawbound.root.boards import pieces, track
from lawbound.root.cards import SUIT_NAMES, UNKNOWN, Card
from lawbound.root.faction import Faction
from lawbound.root.hand import to_discard_pile
from lawbound.root.map import Clearing
from lawbound.root.naming import PositionError, number, read_cards, write_cards
from lawbound.root.pieces import CLEARINGS, Piece, relocate, set_of_pieces, take_off
from lawbound.root.state import ASIDE, SUPPLY, State
from lawbound.root.suits import is_of

COUNT = pieces("lizards")
GARDENS_OF_A_SUIT: Final = COUNT["fox garden"]
GARDEN_POINTS: Final = track("lizards", "garden_vp")  # by space, the same for the three tracks
STARTING_WARRIORS: Final = 4


@law("root 10.1")
@trait
class LizardPieces(Faction):
    """What is the Lizards' whoever plays them: their pieces, the pilgrims, the Lost Souls and the acolytes.

    The first of their piles is the Lost Souls pile: face up, from the bottom to the top. The second holds the cards
    revealed in Daylight.
    """

    KEY: ClassVar[str] = "lizards"
    PIECES: ClassVar[tuple[Piece, ...]] = set_of_pieces(
        "lizards", buildings=("fox garden", "rabbit garden", "mouse garden")
    )
    PILES: ClassVar[int] = 2
    FIELDS: ClassVar[tuple[str, ...]] = ("souls", "acolytes")

    def find_rows(self) -> None:
        self.gardens = self.buildings  # by suit

    @law("root 10.2.4", "rootbotics 8.2.1")
    def claims_rule(self, s: State, clearing: Clearing) -> bool:
        """Pilgrims: they rule every clearing with a garden, whatever else is there."""
        fox, rabbit, mouse = self.gardens
        board = s.board
        return bool(board[fox + clearing] or board[rabbit + clearing] or board[mouse + clearing])

    @law("root 10.2.6", "rootbotics 8.2.4")
    def lost_souls(self, s: State) -> bytearray:
        """The Lost Souls pile; the last card is the top one. Anybody may look through it."""
        return s.piles[self.pile]

    @law("root 10.2.6", "rootbotics 8.2.4")
    def collects(self, s: State, card: Card) -> bool:
        """Every card that anybody spends or discards goes on top of the Lost Souls, dominance cards too."""
        self.lost_souls(s).append(card)
        s.tell("collected", "rootbotics 8.2.4" if self.is_bot else "root 10.2.6", (self.seat, card))
        return True

    def forsake(self, s: State, card: Card, article: str) -> None:
        """Put a card on the ordinary discard pile (a dominance card beside the map), not on the Lost Souls."""
        s.tell("discarded", article, (self.seat, card))
        to_discard_pile(s, card)

    def revealed(self, s: State) -> bytearray:
        """The cards revealed this turn."""
        return s.piles[self.pile + 1]

    def acolytes(self, s: State) -> int:
        return s.board[self.warrior + ASIDE]

    def gain_acolyte(self, s: State, origin: int, article: str) -> None:
        """A warrior from there (the supply, or a clearing) comes to the Acolytes box."""
        if not s.board[self.warrior + origin]:
            return
        if origin == SUPPLY:
            relocate(s, self.warrior, SUPPLY, ASIDE, 1)
        else:
            take_off(s, self.warrior, origin, 1, article, ASIDE)
        s.tell("acolyte", article, (self.seat, self.acolytes(s)))

    def gardens_on_map(self, s: State, suit: int) -> int:
        return GARDENS_OF_A_SUIT - s.board[self.gardens[suit]]

    # Positions

    def describe(self, s: State) -> dict[str, Any]:
        return {"souls": write_cards(self.lost_souls(s)), "acolytes": self.acolytes(s) or None}

    def restore(self, s: State, fields: Mapping[str, Any]) -> None:
        souls = read_cards(fields.get("souls"), "lizards, souls")
        if UNKNOWN in souls:
            raise PositionError(
                "{where}: these cards lie face up ({article}).",
                refusal="position-face-up",
                where="lizards, souls",
                article="root 10.2.6",
            )
        self.lost_souls(s)[:] = bytes(souls)
        acolytes = number(fields.get("acolytes", 0), "lizards, acolytes", COUNT["warriors"])
        if acolytes > s.board[self.warrior]:
            raise PositionError(
                "{where}: {count} cannot be: {left} warriors are left (root 1.5.1).",
                refusal="position-warriors-left",
                where="lizards, acolytes",
                count=acolytes,
                left=s.board[self.warrior],
            )
        relocate(s, self.warrior, SUPPLY, ASIDE, acolytes)
        for clearing in CLEARINGS:
            for suit, garden in enumerate(self.gardens):
                if s.board[garden + clearing] and not is_of(s, clearing, suit):
                    raise PositionError(
                        "{where}: a {piece} needs a clearing of its suit ({article}).",
                        refusal="position-suit",
                        where=f"clearing {clearing}, lizards",
                        piece=f"{SUIT_NAMES[suit]} garden",
                        article="root 10.5.1",
                    )
