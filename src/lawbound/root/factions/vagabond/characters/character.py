"""What a character of the Vagabond can do that the others cannot: Law of Root 9.5.9 and appendix D."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, ClassVar

from lawbound.kernel import Flow
from lawbound.root.bearer import Bearer
from lawbound.root.items import Item, Tile
from lawbound.root.state import State

if TYPE_CHECKING:
    from lawbound.root.factions.vagabond.faction import Vagabond


class Special(Bearer):
    """One character of one Vagabond: his special action in Daylight, and the joints that it bends.

    Those that bend none are never asked at a joint. Whether a Vagabond who may be this character is, `plays` says.
    """

    NUMBER: ClassVar[int] = 0
    """Its place among the character cards."""

    def __init__(self, player: Vagabond) -> None:
        super().__init__()
        self.player = player

    def plays(self, s: State) -> bool:
        """Whether its Vagabond is in play, as this character."""
        return self.player.character(s) == self.NUMBER and self.player.place(s) > 0

    def why_not(self, s: State) -> str | None:
        """Why the action would do nothing now, or is none; a torch is asked for besides (9.5.9)."""
        return None

    def act(self, s: State, torch: Tile) -> Flow[None]:
        """The action, once that torch has been exhausted for it."""
        raise NotImplementedError
        yield

    # Quests

    def can_stand_in(self, s: State, wanted: Sequence[Item]) -> bool:
        """Whether other items may be exhausted for a quest than those that it shows."""
        return False

    def pay_for_quest(self, s: State, wanted: Sequence[Item]) -> Flow[None]:
        """Exhaust the items of a quest."""
        yield from self.player.exhaust(s, wanted, "root 9.5.5")

    # Positions: its fields are among those of its player

    def described(self, s: State) -> dict[str, Any]:
        return {}

    def restored(self, s: State, fields: Mapping[str, Any]) -> None:
        """Read what it alone has."""
