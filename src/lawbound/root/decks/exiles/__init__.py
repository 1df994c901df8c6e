"""Persistent effects of the Exiles and Partisans deck (Law 4.1.3)."""

from __future__ import annotations

from typing import Final

from lawbound.root.decks.effect import Effect
from lawbound.root.decks.exiles import always, fighting, intrigue, warriors

EFFECTS: Final[tuple[type[Effect], ...]] = (
    *intrigue.EFFECTS,
    *warriors.EFFECTS,
    *fighting.EFFECTS,
    *always.EFFECTS,
)
"""In the order in which they are offered."""
