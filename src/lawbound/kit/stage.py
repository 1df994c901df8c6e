"""The stage of a game: what it looks like, made of a view alone."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from rich.console import RenderableType


class Stage:
    """A game as people see it. Where nothing is overridden there is nothing to see but words."""

    def text(self, view: Any) -> RenderableType:
        """The table for a terminal."""
        return repr(view)

    def svg(self, view: Any) -> str | None:
        """The table as a picture; None if there is no picture of this game."""
        return None
