"""How tables of Root show themselves in notebooks: the rules know that there are pictures, and no more of them."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

from lawbound.kernel import Seat

if TYPE_CHECKING:
    from lawbound.root.state import State


def picture(s: State, seat: Seat | None = None) -> str:
    """The table as SVG, with the hand of that seat. What draws it is imported only when somebody looks."""
    drawn: str = import_module("lawbound.root.present.svg").table_svg(s, seat)
    return drawn
