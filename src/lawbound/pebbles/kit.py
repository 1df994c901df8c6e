"""All that pebbles brings."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from lawbound.kernel import Game
from lawbound.kit import Kit

if TYPE_CHECKING:
    from lawbound.kit.form import Form
    from lawbound.kit.numbers import Numbers
    from lawbound.kit.stage import Stage
    from lawbound.kit.words import Words


class PebblesKit(Kit):
    name = "pebbles"
    title = "Pebbles"
    rank = 1000

    @property
    def game(self) -> Game[Any]:
        from lawbound.pebbles.rules import PEBBLES

        return PEBBLES

    @property
    def words(self) -> Words:
        from lawbound.pebbles.words import PebblesWords

        return PebblesWords(self)

    @property
    def stage(self) -> Stage:
        from lawbound.pebbles.stage import PebblesStage

        return PebblesStage(self)

    @property
    def form(self) -> Form:
        from lawbound.pebbles.form import PebblesForm

        return PebblesForm()

    @property
    def numbers(self) -> Numbers:
        from lawbound.pebbles.numbers import PebblesNumbers

        return PebblesNumbers()


KIT: Final = PebblesKit()
