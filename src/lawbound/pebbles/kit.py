"""All that pebbles brings."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from lawbound.kernel import Game
from lawbound.kit import Kit

if TYPE_CHECKING:
    from lawbound.kit.form import Form
    from lawbound.kit.numbers import Numbers


class PebblesKit(Kit):
    name = "pebbles"
    title = "Pebbles"
    rank = 1000

    @property
    def game(self) -> Game[Any]:
        from lawbound.pebbles.rules import PEBBLES

        return PEBBLES

    @property
    def form(self) -> Form:
        from lawbound.pebbles.form import PebblesForm

        return PebblesForm()

    @property
    def numbers(self) -> Numbers:
        from lawbound.pebbles.numbers import PebblesNumbers

        return PebblesNumbers()


KIT: Final = PebblesKit()
