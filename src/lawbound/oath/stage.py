"""What Oath looks like: the map, the players' boards, and how they follow what is told."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from lawbound.kernel import Ask, Event, Option, Seat, View
from lawbound.kit.scene import Phase, Widget
from lawbound.kit.stage import Page, Stage
from lawbound.oath.cards import NONE
from lawbound.oath.present import happenings, lit, places, questions, widgets
from lawbound.oath.present.following import follow
from lawbound.oath.present.terminal import cards_page, overview, sites_page
from lawbound.oath.prompts import ACT
from lawbound.oath.rules import seat_names
from lawbound.oath.state import OVER, PLAYING, SETTING_UP, State

if TYPE_CHECKING:
    from rich.console import RenderableType

PHASES: Final = ("wake", "act", "rest")


class OathStage(Stage):
    def phase(self, view: View) -> Phase:
        s: State = view.state
        return {
            "stage": "over" if s.stage == OVER else "setup" if s.stage == SETTING_UP else "playing",
            "turn": s.turns,
            "seat": self.turn(view),
            "phase": PHASES[s.phase] if s.stage == PLAYING else None,
            "text": questions.phase(s),
        }

    def board(self, view: View) -> list[Widget]:
        return widgets.board(view.state)

    def panel(self, view: View, seat: Seat) -> list[Widget]:
        return widgets.panel(view, seat)

    def seats(self, state: State) -> int:
        seats: int = state.box.seats
        return seats

    def side(self, state: State, seat: Seat) -> str:
        return seat_names(state)[seat]

    def turn(self, view: View) -> Seat | None:
        s: State = view.state
        return s.turn if s.stage == PLAYING else None

    def place(self, view: View, ask: Ask, option: Option) -> str | None:
        return questions.place(view.state, ask, option)

    def about(self, view: View, ask: Ask) -> list[str]:
        return questions.about(view.state, ask)

    def opens(self, ask: Ask) -> bool:
        """The turn asks what to do."""
        return ask.about.kind == ACT.kind

    def stands(self, view: View, seat: Seat) -> str | None:
        """The site of the pawn."""
        site = view.state.pawn[seat]
        return None if site == NONE else places.site(site)

    def who(self, state: State, event: Event) -> Seat | None:
        return happenings.who(state, event)

    def places(self, state: State, event: Event) -> list[str]:
        return lit.places_of(state, event)

    def dice(self, event: Event) -> tuple[int, ...] | None:
        """What the end die shows; the faces of others are no numbers."""
        return (event.args[1],) if event.name == "rolled end die" else None

    def begins(self, event: Event) -> int | None:
        return event.args[2] if event.name == "turn" else None

    def ends(self, event: Event) -> bool:
        return event.name in happenings.ENDINGS

    def follow(self, state: State, event: Event) -> None:
        follow(state, event)

    def text(self, view: View) -> RenderableType:
        return overview(view, self.scene(view))

    def pages(self) -> Mapping[str, Page]:
        return {"map": sites_page, "cards": cards_page}
