"""What Root looks like: the map, the faction boards, and how they follow what is told."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final

from lawbound.kernel import NATURE, Ask, Event, Option, Seat, View
from lawbound.kit.scene import Phase, Scene
from lawbound.kit.stage import Page, Scored, Stage
from lawbound.root.faction import Faction
from lawbound.root.present import happenings, questions, scene
from lawbound.root.present.catalogue import catalogue
from lawbound.root.present.fields import ARGS
from lawbound.root.present.following import follow
from lawbound.root.present.happenings import ON_THE_MAP
from lawbound.root.present.terminal import clearings_table, hand_page, overview
from lawbound.root.state import PLAYING, ROW, State
from lawbound.root.turn import BEFORE_STEP

if TYPE_CHECKING:
    from rich.console import RenderableType

FROM_THE_HAND: Final = "card"
"""The kind of option that is a card of whoever is asked."""


class RootStage(Stage):
    def scene(self, view: View) -> Scene:
        return scene.scene(view)

    def phase(self, view: View) -> Phase:
        return scene.phase(view.state)

    def catalogue(self) -> Any:
        return catalogue()

    def seats(self, state: State) -> int:
        return len(state.players)

    def side(self, state: State, seat: Seat) -> str:
        player: Faction = state.players[seat]
        return player.KEY

    def is_bot(self, state: State, seat: Seat) -> bool:
        return bool(state.players[seat].is_bot)

    def order(self, state: State) -> list[Seat]:
        return list(state.order)

    def turn(self, view: View) -> Seat | None:
        s: State = view.state
        return s.turn if s.stage == PLAYING else None

    def waits_for(self, state: State, ask: Ask, reader: Seat | None) -> Seat | None:
        """A question about one's cards is asked only of somebody who holds such cards: an ambush, a card for field
        hospitals, for outrage. Out of turn, being asked would tell that; so the others are told that the player taking
        the turn is waited for.
        """
        if ask.seat == NATURE:
            return None
        if state.stage == PLAYING and ask.about.kind == FROM_THE_HAND and ask.seat != reader:
            return state.turn
        return ask.seat

    def place(self, view: View, ask: Ask, option: Option) -> str | None:
        return questions.place(view.state, ask, option)

    def about(self, view: View, ask: Ask) -> list[str]:
        return questions.about(view.state, ask)

    def opens(self, ask: Ask) -> bool:
        """A step of the turn asks what to do."""
        return ask.about.kind == BEFORE_STEP.kind

    def stands(self, view: View, seat: Seat) -> str | None:
        return questions.stands(view.state, seat)

    def who(self, state: State, event: Event) -> Seat | None:
        """Whoever it names first, or the owner of the pieces."""
        if event.name in ON_THE_MAP:
            return int(state.box.owner[event.args[0] // ROW])
        fields = ARGS.get(event.name, ())
        if not fields or fields[0][1] not in ("player", "seat", "newcomer"):
            return None
        seat: Seat = event.args[0]
        return seat if 0 <= seat < len(state.players) else None

    def places(self, state: State, event: Event) -> list[str]:
        return happenings.places_of(event)

    def dice(self, event: Event) -> tuple[int, ...] | None:
        return event.args if event.name == "rolled" else None

    def begins(self, event: Event) -> int | None:
        return event.args[1] if event.name == "turn" else None

    def scored(self, event: Event) -> Scored | None:
        return Scored(event.args[0], event.args[2]) if event.name in ("scored", "lost points") else None

    def ends(self, event: Event) -> bool:
        return event.name in happenings.ENDINGS

    def points(self, state: State) -> list[int]:
        return list(state.vp)

    def follow(self, state: State, event: Event) -> None:
        follow(state, event)

    def between(self, view: View, phase: Phase) -> Phase:
        """Whose turn it is, and no more: where in the turn that was is not known between two safe points."""
        s: State = view.state
        if s.stage != PLAYING:
            return phase
        turn = happenings.event(s, Event("turn", "root 1.4.1", (s.turn, s.turns)))
        return {**phase, "phase": None, "text": turn}

    def text(self, view: View) -> RenderableType:
        return overview(view)

    def pages(self) -> Mapping[str, Page]:
        return {"map": lambda view: clearings_table(view.state), "cards": hand_page}

    def svg(self, view: View) -> str:
        picture: str = view._repr_svg_()  # type: ignore[attr-defined]
        return picture
