"""The stage of a game: what it looks like, made of views, and how that follows what happens.

A game that brings nothing has a plain table: its players, its widgets, and every option as a button.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, NamedTuple

from lawbound.kernel import NATURE, Ask, Event, Option, Seat, View
from lawbound.kit.scene import Phase, PlayerScene, Scene, Widget

if TYPE_CHECKING:
    from rich.console import RenderableType

    from lawbound.kit import Kit


Page = Callable[[View], "RenderableType"]
"""Something to look at."""


class Scored(NamedTuple):
    """A seat has so many points now."""

    seat: Seat
    total: int


class Stage:
    """A game as people see it."""

    def __init__(self, kit: Kit) -> None:
        self.kit = kit

    # The scene

    def scene(self, view: View) -> Scene:
        """Everything on the table. A scene may share its parts with others: read it, and write nothing into it."""
        return {
            "phase": self.phase(view),
            "order": self.order(view.state),
            "players": [self.player(view, seat) for seat in range(self.seats(view.state))],
            "board": self.board(view),
            "own": self.own(view),
        }

    def phase(self, view: View) -> Phase:
        turn = self.turn(view)
        return {
            "stage": "over" if self.kit.game.result(view.state) else "playing",
            "turn": view.state.turns,
            "seat": turn,
            "phase": None,
            "text": self.kit.words.phase(view),
        }

    def player(self, view: View, seat: Seat) -> PlayerScene:
        words, points = self.kit.words, self.kit.words.points(view)
        result = self.kit.game.result(view.state)
        return {
            "seat": seat,
            "side": self.side(view.state, seat),
            "name": str(words.player(view, seat)),
            "kind": "bot" if self.is_bot(view.state, seat) else "person",
            "style": "",
            "points": None if points is None else points[seat],
            "score": words.score(view, seat),
            "wins": seat in result.get("winners", ()),
            "board": self.panel(view, seat),
            "own": None,
        }

    def board(self, view: View) -> list[Widget]:
        """What lies in the middle."""
        return []

    def panel(self, view: View, seat: Seat) -> list[Widget]:
        """What lies before that seat."""
        return []

    def own(self, view: View) -> Any:
        """What only the game's own drawing understands."""
        return None

    def catalogue(self) -> Any:
        """What the game's own drawing has to know once, in the language spoken now: what is printed on cards, say."""
        return None

    # Who sits there

    def seats(self, state: Any) -> int:
        """How many seats there are: as many as somebody has told the names of, unless the game knows better."""
        return len(state.names)

    def side(self, state: Any, seat: Seat) -> str:
        """What is played there; empty where all seats are alike."""
        return ""

    def is_bot(self, state: Any, seat: Seat) -> bool:
        """Whether the rules play that seat by themselves."""
        return False

    def order(self, state: Any) -> list[Seat]:
        """The seats in the order of their turns."""
        return list(range(self.seats(state)))

    def turn(self, view: View) -> Seat | None:
        """Whose turn it is; None before the first turn, and when the game is over."""
        return None

    def waits_for(self, state: Any, ask: Ask, reader: Seat | None) -> Seat | None:
        """Whom the table waits for, as far as that reader may know: that somebody is asked may tell what they hold."""
        return None if ask.seat == NATURE else ask.seat

    # Places

    def place(self, view: View, ask: Ask, option: Option) -> str | None:
        """Where in the scene the option may be clicked; None: nowhere but in the list of options."""
        return None

    def about(self, view: View, ask: Ask) -> list[str]:
        """The places that the question is about."""
        return []

    def opens(self, ask: Ask) -> bool:
        """Whether it asks what to do: something new begins with it. Then places tell what can be done there, before
        anybody has said what they want to do (`server/ahead.py`).
        """
        return False

    def stands(self, view: View, seat: Seat) -> str | None:
        """Where that seat is, if it is in one place: what it does without naming a place, it does there."""
        return None

    # What happens

    def who(self, state: Any, event: Event) -> Seat | None:
        """Who did it."""
        return None

    def places(self, state: Any, event: Event) -> list[str]:
        """Where it happened, to be lit up."""
        return []

    def dice(self, event: Event) -> tuple[int, ...] | None:
        """What was rolled, if that is what happened."""
        return None

    def begins(self, event: Event) -> int | None:
        """The number of the turn that begins with it, if one does."""
        return None

    def scored(self, event: Event) -> Scored | None:
        """Whose points it changed."""
        return None

    def ends(self, event: Event) -> bool:
        """Whether it ended the game."""
        return False

    def points(self, state: Any) -> list[int]:
        """Everybody's points, for the chart of a game; empty where nothing is counted."""
        return []

    def follow(self, state: Any, event: Event) -> None:
        """Change, as far as the event tells, what is seen of the state: between two safe points nobody knows more."""

    def between(self, view: View, phase: Phase) -> Phase:
        """The phase as it is told where the state only follows events."""
        return {**phase, "phase": None}

    # For those who have no browser

    def text(self, view: View) -> RenderableType:
        """The table for a terminal."""
        from lawbound.present.plain import table

        return table(self.scene(view))

    def pages(self) -> Mapping[str, Page]:
        """What a person at a terminal may look at besides the table, by the word that is typed.

        The game's message `page-WORD` says what is there.
        """
        return {}

    def svg(self, view: View) -> str | None:
        """The table as a picture; None if there is no picture of this game."""
        return None
