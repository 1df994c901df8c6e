"""All that pebbles brings."""

from __future__ import annotations

from typing import ClassVar, Final

from lawbound.kit import Kit


class PebblesKit(Kit):
    name = "pebbles"
    title = "Pebbles"
    rank = 1000
    parts: ClassVar = {
        "game": "lawbound.pebbles.rules:PEBBLES",
        "words": "lawbound.pebbles.words:PebblesWords",
        "stage": "lawbound.pebbles.stage:PebblesStage",
        "form": "lawbound.pebbles.form:PebblesForm",
        "numbers": "lawbound.pebbles.numbers:PebblesNumbers",
        "bench": "lawbound.pebbles.bench:PebblesBench",
    }


KIT: Final = PebblesKit()
