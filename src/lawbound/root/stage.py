"""What Root looks like."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from lawbound.kit.stage import Stage
from lawbound.present.board import overview

if TYPE_CHECKING:
    from rich.console import RenderableType


class RootStage(Stage):
    """The map and the boards."""

    def text(self, view: Any) -> RenderableType:
        return overview(view.state, view.seat)

    def svg(self, view: Any) -> str:
        picture: str = view._repr_svg_()
        return picture
