"""The Riverfolk Company: what is theirs whoever plays them (Law of Root, chapter 11; Law of Rootbotics, chapter 9)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, Final

from mypy_extensions import trait

from lawbound.law import law
from lawbound.root.cards import SUIT_NAMES
from lawbound.root.map import Clearing
from lawbound.root.naming import PositionError, mapping, number, one_of
from lawbound.root.pieces import CLEARINGS, Piece, relocate, set_of_pieces
from lawbound.root.services import BOUGHT, Seller
from lawbound.root.state import PAYMENTS, SUPPLY, State
from lawbound.root.suits import is_of

MOST_SERVICES: Final = 1 + len(CLEARINGS)


@law("root 11.1")
@trait
class RiverfolkPieces(Seller):
    """What is the Riverfolk's whoever plays them: their pieces, and who has paid them."""

    KEY: ClassVar[str] = "riverfolk"
    PIECES: ClassVar[tuple[Piece, ...]] = set_of_pieces(
        "riverfolk", tokens=("fox trade post", "rabbit trade post", "mouse trade post")
    )

    def find_rows(self) -> None:
        self.trade_posts = self.tokens  # by suit

    def trade_posts_at(self, s: State, clearing: Clearing) -> int:
        return sum([s.board[row + clearing] for row in self.trade_posts])

    def on_river(self, s: State) -> list[Clearing]:
        """The clearings on a river, on the lake map those on the lake."""
        return [c for c in CLEARINGS if s.box.map.rivers[c]]

    # Positions

    FIELDS: ClassVar[tuple[str, ...]] = ("payments", "bought")

    def describe(self, s: State) -> dict[str, Any]:
        return {"payments": self.describe_box(s, PAYMENTS), "bought": s.own[self.seat][BOUGHT] or None}

    def describe_box(self, s: State, box: int) -> dict[str, int]:
        """Whose warriors lie in that box of their board, and how many."""
        lying = {player.KEY: s.board[player.warrior + box] for player in s.players}
        return {key: count for key, count in lying.items() if count}

    def restore(self, s: State, fields: Mapping[str, Any]) -> None:
        """Trade posts only in clearings of their suit; payments come out of the supplies of those who paid."""
        for clearing in CLEARINGS:
            for suit in range(3):
                if s.board[self.trade_posts[suit] + clearing] and not is_of(s, clearing, suit):
                    raise PositionError(
                        "{where}: a {piece} needs a clearing of its suit ({article}).",
                        refusal="position-suit",
                        where=f"clearing {clearing}, riverfolk",
                        piece=f"{SUIT_NAMES[suit]} trade post",
                        article="root 11.5.6.III",
                    )
        self.restore_box(s, fields, "payments", PAYMENTS)
        s.own[self.seat][BOUGHT] = number(fields.get("bought", 0), "riverfolk, bought", MOST_SERVICES)

    def restore_box(self, s: State, fields: Mapping[str, Any], name: str, box: int) -> None:
        keys = [player.KEY for player in s.players]
        for key, count in mapping(fields.get(name), f"riverfolk, {name}").items():
            row = s.players[one_of(key, keys, f"riverfolk, {name}")].warrior
            relocate(s, row, SUPPLY, box, number(count, f"riverfolk, {name}, {key}", s.board[row]))
