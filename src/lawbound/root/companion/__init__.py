"""Root beside the real box: evenings in which the bots are run and people play with their hands."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from lawbound.kit.companion import Companion, Evening
from lawbound.root.companion.evening import SETTINGS, RootEvening


class RootCompanion(Companion):
    def form(self) -> dict[str, Any]:
        return {"settings": list(SETTINGS)}

    def begin(self, setup: Mapping[str, Any]) -> Evening:
        return RootEvening(setup)

    def resume(self, setup: Mapping[str, Any], acts: Sequence[object]) -> Evening:
        evening = RootEvening(setup)
        evening.play(acts)
        return evening
