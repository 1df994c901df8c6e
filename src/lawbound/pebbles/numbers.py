"""Pebbles in numbers, for programs that learn."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from lawbound.kernel import Ask, Seat
from lawbound.kit.numbers import Numbering, Numbers, Ranges, layout
from lawbound.pebbles.rules import DIE, MOST_HEAPS, MOST_PEBBLES, PEBBLES, UNKNOWN

OPTIONS: Final = Ranges(
    {
        "heap": ([f"heap {heap + 1}" for heap in range(MOST_HEAPS)], 16),
        "number": ([str(number) for number in range(max(DIE) + 1)], 16),
    }
)
PROMPTS: Final = ("heap", "number")
FIELDS: Final = layout(
    [
        ("asked", len(PROMPTS), 1, "which question the seat is asked: one of them, or none"),
        ("heap asked", MOST_HEAPS, 1, "the heap that it is about, if it is about one"),
        ("heaps", MOST_HEAPS, MOST_PEBBLES, "pebbles in each heap"),
        ("rolled", 1, max(DIE), "how many pebbles may be taken this turn"),
        ("likes", MOST_HEAPS, 1, "the heap that the seat likes: one of them, once it is known"),
        ("points", 1, 255, "of the seat itself"),
    ]
)


class PebblesNumbers(Numbers, Numbering):
    decisions = everything = OPTIONS.size
    most = bytes([field.most for field in FIELDS.values() for _ in range(field.size)])

    def agents(self, setup: Mapping[str, Any]) -> dict[Seat, str]:
        return dict(enumerate(PEBBLES.seats(setup)))

    def numbering(self, setup: Mapping[str, Any]) -> Numbering:
        return self

    def numbers(self, ask: Ask) -> list[int]:
        first = OPTIONS[ask.about.kind].start
        return [first + option for option in ask.options]

    def meaning(self, number: int) -> tuple[str, str]:
        found = OPTIONS.meaning(number)
        if found is None:
            raise ValueError(f"{number} is no action of pebbles.")
        return found

    def observe(self, view: Any, ask: Ask | None) -> bytearray:
        row, s, me = bytearray(len(self.most)), view.state, view.seat
        if ask is not None and ask.seat == me:
            row[FIELDS["asked"].start + PROMPTS.index(ask.about.name)] = 1
            if ask.given:
                row[FIELDS["heap asked"].start + ask.given[0]] = 1
        heaps = FIELDS["heaps"].start
        row[heaps : heaps + len(s.heaps)] = s.heaps
        row[FIELDS["rolled"].start] = s.rolled
        if me is not None:
            if s.likes[me] != UNKNOWN:
                row[FIELDS["likes"].start + s.likes[me]] = 1
            row[FIELDS["points"].start] = s.points[me]
        return row

    def written(self, view: Any) -> str:
        return f"pebbles {view.to_bytes().hex()}"

    def turns(self, state: Any) -> int:
        turns: int = state.turns
        return turns
