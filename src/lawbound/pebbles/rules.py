"""The rules of pebbles: the smallest game that uses all of the kernel.

Its Law has three articles: `law/pebbles`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, Final

from mypy_extensions import mypyc_attr

from lawbound.kernel.ask import Ask, Chance, Flow, Option, Prompt, Seat
from lawbound.kernel.errors import BadSetup
from lawbound.kernel.game import Game, State
from lawbound.kernel.nature import Seeded
from lawbound.kernel.view import View
from lawbound.law import law

LIKES = Prompt("likes", "pebbles 1", "heap")
ROLL = Prompt("roll", "pebbles 2", "number")
HEAP = Prompt("heap", "pebbles 2", "heap")
NUMBER = Prompt("number", "pebbles 2", "number")

DIE: Final = (1, 2, 3)
FEWEST_SEATS: Final = 2
MOST_SEATS: Final = 4
MOST_HEAPS: Final = 6
MOST_PEBBLES: Final = 20
UNKNOWN: Final = 255


class PebblesState(State):
    __slots__ = ("heaps", "likes", "points", "rolled")

    def __init__(self, heaps: bytearray, likes: bytearray, points: bytearray, turns: int, rolled: int) -> None:
        super().__init__()
        self.heaps = heaps
        self.likes = likes  # the heap that each seat likes
        self.points = points
        self.turns = turns
        self.rolled = rolled  # 0 between turns

    @property
    def turn(self) -> Seat:
        """The seat whose turn it is, or will be next."""
        return (self.turns - bool(self.rolled)) % len(self.points)

    def copy(self) -> PebblesState:
        twin = PebblesState(self.heaps[:], self.likes[:], self.points[:], self.turns, self.rolled)
        twin.names = self.names
        return twin

    def __eq__(self, other: object) -> bool:
        return isinstance(other, PebblesState) and self.to_bytes() == other.to_bytes()

    def __hash__(self) -> int:
        return hash(self.to_bytes())

    def to_bytes(self) -> bytes:
        turns = self.turns.to_bytes(4, "little")
        return bytes((len(self.points), self.rolled)) + turns + self.likes + self.points + self.heaps


@mypyc_attr(allow_interpreted_subclasses=True)
class Pebbles(Game[PebblesState]):
    name: ClassVar[str] = "pebbles"
    packages: ClassVar[tuple[str, ...]] = ("lawbound.pebbles",)

    def start(self, setup: Mapping[str, Any]) -> PebblesState:
        seats, heaps = setup.get("seats", 2), setup.get("heaps", [3, 5, 7])
        if type(seats) is not int or not FEWEST_SEATS <= seats <= MOST_SEATS:
            raise BadSetup(
                "Pebbles is for {least} to {most} seats, not {value}.",
                refusal="seats",
                least=FEWEST_SEATS,
                most=MOST_SEATS,
                value=repr(seats),
            )
        if not isinstance(heaps, list | tuple) or not 1 <= len(heaps) <= MOST_HEAPS:
            raise BadSetup(
                "Pebbles needs a list of 1 to {most} heaps, not {value}.",
                refusal="heaps",
                most=MOST_HEAPS,
                value=repr(heaps),
            )
        for heap in heaps:
            if type(heap) is not int or not 1 <= heap <= MOST_PEBBLES:
                raise BadSetup(
                    "A heap has 1 to {most} pebbles, not {value}.", refusal="heap", most=MOST_PEBBLES, value=repr(heap)
                )
        return PebblesState(bytearray(heaps), bytearray([UNKNOWN] * seats), bytearray(seats), 0, 0)

    def resume(self, state: PebblesState) -> Flow[None] | None:
        return turn(state) if any(state.heaps) else None

    def view(self, state: PebblesState, seat: Seat | None) -> View:
        """Others' likes, and so their points, are UNKNOWN; at the end everything is open."""
        known = state.copy()
        if any(state.heaps):
            self.veil(known, seat)
        return View(seat, known)

    def redeal(self, state: PebblesState, seat: Seat, luck: Seeded) -> None:
        for other in range(len(state.likes)):
            if other != seat and state.likes[other] != UNKNOWN:
                state.likes[other] = luck.below(len(state.heaps))

    def veil(self, state: PebblesState, seat: Seat | None) -> None:
        for other in range(len(state.points)):
            if other != seat:
                state.likes[other] = state.points[other] = UNKNOWN

    def seats(self, setup: Mapping[str, Any]) -> tuple[str, ...]:
        return tuple(f"seat {number + 1}" for number in range(len(self.start(setup).points)))

    def name_of(self, state: PebblesState, about: Prompt, option: Option) -> str:
        return f"heap {option + 1}" if about.kind == "heap" else str(option)

    def result(self, state: PebblesState) -> dict[str, Any]:
        if any(state.heaps):
            return {}
        return {"points": list(state.points), "winners": winners(state)}


@law("pebbles 1")
def draw_liked(s: PebblesState, seat: Seat) -> Flow[None]:
    s.likes[seat] = yield Chance(LIKES, range(len(s.heaps)), (seat,))
    s.tell("liked", "pebbles 1", (seat,), (s.likes[seat],), (seat,))


@law("pebbles 2")
def turn(s: PebblesState) -> Flow[None]:
    seat = s.turn
    if s.likes[seat] == UNKNOWN:
        yield from draw_liked(s, seat)
    s.rolled = yield Chance(ROLL, DIE, (seat,))
    s.turns += 1
    s.tell("rolled", "pebbles 2", (seat, s.rolled, s.turns))
    heap: int = yield Ask(seat, HEAP, [heap for heap in range(len(s.heaps)) if s.heaps[heap]])
    number: int = yield Ask(seat, NUMBER, range(1, min(s.rolled, s.heaps[heap]) + 1), (heap,))
    s.heaps[heap] -= number
    s.points[seat] += number * 2 if heap == s.likes[seat] else number
    s.tell("took", "pebbles 2", (seat, heap, number), (s.points[seat],), (seat,))
    s.rolled = 0
    if not any(s.heaps):
        end(s)


@law("pebbles 3")
def end(s: PebblesState) -> None:
    won = winners(s)
    s.tell("won" if len(won) == 1 else "tied", "pebbles 3", tuple(won))


def winners(s: PebblesState) -> list[Seat]:
    return [seat for seat, points in enumerate(bytes(s.points)) if points == max(s.points)]


PEBBLES = Pebbles()
