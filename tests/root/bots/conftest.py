"""Every situation of the bots is run through the companion, too: it does what the engine does."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from tests.root.companion.beside import by_luck, compare
from tests.root.situation import Luck

from lawbound.kernel import LawboundError, Table
from lawbound.root.rules import ROOT


@pytest.fixture(autouse=True)
def beside_the_real_box(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    original = Table.from_position

    def from_position(game: Any, position: str, **rest: Any) -> Any:
        nature = rest.get("nature")
        script = list(nature.script) if isinstance(nature, Luck) else None
        table = original(game, position, **rest)
        if game is ROOT and script is not None and position.startswith("root "):
            with monkeypatch.context() as patch:
                patch.setattr(Table, "from_position", original)
                try:
                    compare(position, lambda: by_luck(Luck(script).answer))
                except LawboundError as error:
                    raise AssertionError(f"{position}: {error}") from error
        return table

    monkeypatch.setattr(Table, "from_position", from_position)
    yield
