"""What may be wished for when a game of pebbles is set up."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from lawbound.kit.form import Field, Form, Preset, Seating
from lawbound.pebbles.rules import FEWEST_SEATS, MOST_SEATS, PEBBLES


class PebblesForm(Form):
    fewest = FEWEST_SEATS
    most = MOST_SEATS
    usual = FEWEST_SEATS
    fields = (Field("heaps", "numbers", "pebbles in each heap"),)
    presets = (Preset("alone", ("1", "2"), (None, "greedy")), Preset("duel", ("1", "2")))

    def seating(self, written: str) -> Seating:
        """All seats are alike, whatever they are called."""
        return super().seating(written)._replace(side="")

    def setup(
        self,
        seats: Sequence[str],
        settings: Mapping[str, Any] | None = None,
        *,
        order: str | None = None,
        turn_limit: int | None = None,
    ) -> dict[str, Any]:
        """The first seat begins, and no game lasts: there is nothing to say of order and limit."""
        return {**(settings or {}), "seats": len(seats)}

    def seats(self, setup: Mapping[str, Any]) -> list[Seating]:
        return [Seating(name, "", is_bot=False) for name in PEBBLES.seats(setup)]
