"""What pebbles looks like: a row of heaps."""

from __future__ import annotations

from lawbound.kernel import Ask, Event, Option, Seat, View
from lawbound.kit.scene import Widget
from lawbound.kit.stage import Scored, Stage
from lawbound.pebbles.rules import UNKNOWN, PebblesState


class PebblesStage(Stage):
    def board(self, view: View) -> list[Widget]:
        """The heaps, and what was rolled."""
        s, say = view.state, self.kit.speech.say
        heaps: Widget = {
            "kind": "things",
            "title": say("heaps"),
            "things": [
                {"text": say("heap", n=heap + 1, pebbles=pebbles), "place": heap_place(heap), "count": pebbles}
                for heap, pebbles in enumerate(s.heaps)
            ],
        }
        rolled: Widget = {"kind": "facts", "facts": [{"label": say("die"), "value": str(s.rolled)}]}
        return [heaps, rolled] if s.rolled else [heaps]

    def panel(self, view: View, seat: Seat) -> list[Widget]:
        """The heap that they like, as far as the reader may know."""
        liked = view.state.likes[seat]
        if liked == UNKNOWN:
            return []
        return [{"kind": "facts", "facts": [{"label": self.kit.speech.say("likes"), "value": str(liked + 1)}]}]

    def seats(self, state: PebblesState) -> int:
        return len(state.points)

    def turn(self, view: View) -> Seat | None:
        turn: Seat = view.state.turn
        return turn if any(view.state.heaps) else None

    def place(self, view: View, ask: Ask, option: Option) -> str | None:
        return heap_place(int(option)) if ask.about.kind == "heap" else None

    def about(self, view: View, ask: Ask) -> list[str]:
        return [heap_place(heap) for heap in ask.given]

    def who(self, state: PebblesState, event: Event) -> Seat | None:
        seat: Seat = event.args[0]
        return None if event.name == "tied" else seat

    def places(self, state: PebblesState, event: Event) -> list[str]:
        if event.name == "took":
            return [heap_place(event.args[1])]
        return [heap_place(heap) for heap in event.secret] if event.name == "liked" else []

    def dice(self, event: Event) -> tuple[int, ...] | None:
        return (event.args[1],) if event.name == "rolled" else None

    def begins(self, event: Event) -> int | None:
        return event.args[2] if event.name == "rolled" else None

    def scored(self, event: Event) -> Scored | None:
        return Scored(event.args[0], event.secret[0]) if event.name == "took" and event.secret else None

    def ends(self, event: Event) -> bool:
        return event.name in ("won", "tied")

    def points(self, state: PebblesState) -> list[int]:
        return list(state.points)


def heap_place(heap: int) -> str:
    return f"heap:{heap + 1}"
