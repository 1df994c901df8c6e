"""A landmark: it belongs to nobody, stands in a clearing and bends rules there (Law, appendix F).

It is no piece of anybody's, so nothing that battles, moves or removes pieces ever finds it; the ferry alone moves.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Final

from lawbound.kernel import Flow
from lawbound.law import law
from lawbound.root.bearer import Bearer
from lawbound.root.map import Clearing
from lawbound.root.naming import PositionError, number
from lawbound.root.pieces import CLEARINGS
from lawbound.root.state import State

PLACE: Final = 0
SIZE: Final = 1
LAST_CLEARING: Final = 12
ON_THE_CARD: Final = "root A.5.3"
"""What a landmark does is said on its card alone, by which it is set up."""


class Landmark(Bearer):
    """The general landmark: its own numbers begin with where it stands."""

    OWN: ClassVar[int] = SIZE
    FIELDS: ClassVar[tuple[str, ...]] = ("clearing",)
    NUMBER: ClassVar[int] = 0
    """Its place among the cards."""
    DEALT: ClassVar[bool] = False
    """Whether its card is among those that are drawn (A.5.2), and a player sets it up."""
    KEEPS_AWAY: ClassVar[bool] = True
    """Whether it stands beside no other landmark."""

    def clearing(self, s: State) -> Clearing:
        """Where it stands; 0 if nowhere."""
        return s.own[self.number][PLACE]

    @law("root F.1.1", "root F.1.2")
    def put(self, s: State, clearing: Clearing) -> None:
        """It stands beside the pieces, not among them: nobody owns, battles, moves or removes it."""
        s.own[self.number][PLACE] = clearing

    # Setup

    def suits_it(self, s: State, clearing: Clearing) -> bool:
        """Whether its card lets it stand in such a clearing, other landmarks aside."""
        return True

    def furnish(self, s: State) -> Flow[None]:
        """What else its card says of the setup, once it stands."""
        return
        yield

    def left_out(self, s: State) -> None:
        """Its card was not drawn."""

    def is_out(self, s: State) -> bool:
        return not self.clearing(s)

    # Positions

    def describe(self, s: State) -> dict[str, Any]:
        """One that stands nowhere says so: its card is in the box, and was not drawn."""
        return {"clearing": self.clearing(s)}

    def restore(self, s: State, fields: Mapping[str, Any]) -> None:
        clearing = number(fields.get("clearing", 0), f"{self.KEY}, clearing", LAST_CLEARING)
        if clearing and not self.suits_it(s, clearing):
            raise PositionError(
                "{where}: its card does not let it stand in {clearing} (root A.5.3).",
                refusal="position-landmark",
                where=f"{self.KEY}, clearing",
                clearing=clearing,
            )
        self.put(s, clearing)


def why_not_site(s: State, landmark: Landmark, clearing: Clearing) -> str | None:
    return why_not_beside(s, landmark, clearing, standing(s))


@law("root A.5.3")
def why_not_beside(s: State, landmark: Landmark, clearing: Clearing, taken: Sequence[Clearing]) -> str | None:
    """Such a clearing as its card wants, without a landmark and, as a rule, beside none of those that stand there."""
    beside = landmark.KEEPS_AWAY and any([other in taken for other in s.paths[clearing]])
    return None if landmark.suits_it(s, clearing) and clearing not in taken and not beside else ON_THE_CARD


def sites(s: State, landmark: Landmark) -> list[Clearing]:
    taken = standing(s)
    return [clearing for clearing in CLEARINGS if why_not_beside(s, landmark, clearing, taken) is None]


def standing(s: State) -> Sequence[Clearing]:
    """Where landmarks stand, and the ferry and the tower of the map, which count as such."""
    found = [bearer.clearing(s) for bearer in s.box.remembering if isinstance(bearer, Landmark)]
    found += [bearer.holds_tower(s) for bearer in s.box.holds_tower]
    return [clearing for clearing in (*found, s.ferry) if clearing]
