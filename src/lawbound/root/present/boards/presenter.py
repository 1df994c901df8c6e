"""What a faction shows of itself, written once for browser, terminal and notebook: the base of all presenters."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar, Generic, TypeVar

from lawbound.kernel import Ask, Event, Option
from lawbound.kit.scene import Things, Widget
from lawbound.present.speech import Arg, slug
from lawbound.root.bots.bot import Bot
from lawbound.root.faction import Faction
from lawbound.root.items import Tile
from lawbound.root.map import Clearing, Place
from lawbound.root.pieces import relocate
from lawbound.root.present import lying, names, widgets
from lawbound.root.present.lying import Field
from lawbound.root.present.names import Thing
from lawbound.root.seating import DEFAULT
from lawbound.root.speech import Name
from lawbound.root.state import SUPPLY, Row, State

P = TypeVar("P", bound=Faction)
B = TypeVar("B", bound=Bot)


class Presenter(Generic[P]):
    """A faction as people see it, as far as the state shows it. A faction's own presenter tells what is its own."""

    COLOUR: ClassVar[str] = "white"
    """At a terminal."""

    # Its board

    def widgets(self, s: State, player: P) -> list[Widget]:
        """Everything on its board."""
        return []

    def supply(self, s: State, player: P) -> list[tuple[str, int]]:
        """Its pieces off the map, by their names."""
        return [(piece.name, s.board[row]) for row, piece in zip(player.rows, player.PIECES, strict=True)]

    def style(self, player: P) -> str:
        """How it is played, if the rules play it."""
        return ""

    # On the map

    def pawn(self, s: State, player: P) -> Place:
        """Where its pawn is; 0: it has none, or not yet."""
        return 0

    def covers(self, s: State, player: P) -> Mapping[Clearing, Sequence[Tile]]:
        """The items with which it covers building slots, by clearing."""
        return {}

    def scorches(self, s: State, player: P) -> Mapping[Clearing, Sequence[Tile]]:
        """The items that it has left in clearings where nothing can come any more, by clearing."""
        return {}

    def follow(self, s: State, player: P, event: Event) -> None:
        """Change what is seen of it as one of its own events tells."""

    # Its questions

    def fields(self, s: State, player: P, ask: Ask) -> dict[str, Arg]:
        """What sentences of its questions tell besides what is given with them."""
        return {}

    def option(self, s: State, player: P, ask: Ask, option: Option) -> Thing | None:
        """An option that it tells better than its kind does."""
        return None

    def answer(self, s: State, player: P, ask: Ask, chosen: Option) -> Thing | None:
        """An answer that says nothing by the name of its kind alone."""
        return None

    def left(self, s: State, player: P, step: str) -> Name | None:
        """What is left to do in this step of its turn, if that is counted."""
        return None

    # With the real box

    def sheet(self, s: State, player: P) -> list[Field]:
        """What lies on its board besides the pieces on the map, and may be told."""
        return []


class BotPresenter(Presenter[B]):
    """A bot as people see it."""

    def style(self, player: B) -> str:
        """That it plays as usual goes without saying."""
        parts = [] if player.difficulty == DEFAULT else [Name(slug("difficulty", player.difficulty))]
        parts += [Name(slug("trait", names.family(player), trait)) for trait in player.traits]
        return str(names.in_a_row(parts)) if parts else ""

    def order(self, s: State, player: B) -> Things:
        card = player.order(s)
        return widgets.cards("order", () if card is None else (card,))

    def sheet(self, s: State, player: B) -> list[Field]:
        return [lying.cards("order", "scene-order", 1)]


def carry(s: State, row: Row, origin: int, destination: int, count: int) -> None:
    """Take pieces from place to place, as an event tells.

    Of what is off the map events do not tell everything; how much lies there is counted anew at a safe point.
    """
    if s.board[row + origin] < count:
        if origin != SUPPLY:
            return
        s.board[row] = count
    relocate(s, row, origin, destination, count)
