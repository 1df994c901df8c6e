"""The Riverfolk Company: its pieces (Law of Root, chapter 11)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from mypy_extensions import trait

from lawbound.law import law
from lawbound.root.cards import SUIT_NAMES
from lawbound.root.map import Clearing
from lawbound.root.naming import PositionError, mapping, number, one_of
from lawbound.root.pieces import CLEARINGS, Piece, set_of_pieces
from lawbound.root.services import Seller
from lawbound.root.state import State
from lawbound.root.suits import is_of


@law("root 11.1")
@trait
class RiverfolkPieces(Seller):
    """What is the Riverfolk's whoever plays them: their pieces, and the Payments box with what lies in it."""

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

    def describe(self, s: State) -> dict[str, Any]:
        paid = {player.KEY: self.payments(s, player.seat) for player in s.players}
        return {"payments": {key: count for key, count in paid.items() if count}}

    def restore(self, s: State, fields: Mapping[str, Any]) -> None:
        """Trade posts only in clearings of their suit; payments come out of the supplies of those who paid."""
        for clearing in CLEARINGS:
            for suit in range(3):
                if s.board[self.trade_posts[suit] + clearing] and not is_of(s, clearing, suit):
                    raise PositionError(
                        f"clearing {clearing}, riverfolk: a {SUIT_NAMES[suit]} trade post needs a clearing of its suit "
                        "(root 11.5.6.III)."
                    )
        keys = [player.KEY for player in s.players]
        for key, count in mapping(fields.get("payments"), "riverfolk, payments").items():
            seat = one_of(key, keys, "riverfolk, payments")
            most = s.board[s.players[seat].warrior]
            self.put_in(s, seat, number(count, f"riverfolk, payments, {key}", most))
