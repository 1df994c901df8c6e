"""An observation while it is being written, by one who sits at a table of so many."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from lawbound.kernel import Seat
from lawbound.oath.cards import FIRST_SITE, NONE, Source
from lawbound.oath.numbers.actions import CARD_AT
from lawbound.oath.numbers.fields import CARDS, FIELDS, SIZE
from lawbound.oath.numbers.vocabulary import RELIC_NUMBERS
from lawbound.oath.state import BANDITS, BOARD, LEAST_MARKER

RELIC_AT: Final = {relic: at for at, relic in enumerate(RELIC_NUMBERS)}


class Sheet:
    """Numbers are never below 0 nor greater than their fields can hold, and seats are counted from whoever looks."""

    __slots__ = ("data", "me", "seats")

    def __init__(self, me: Seat | None, seats: int) -> None:
        self.data = bytearray(SIZE)
        self.me = me or 0  # a spectator sits with the first
        self.seats = seats

    # Numbers

    def put(self, name: str, value: int, at: int = 0) -> None:
        """One number."""
        field = FIELDS[name]
        self.data[field.start + at] = max(0, min(value, field.most))

    def row(self, name: str, values: Iterable[int], base: int = 0) -> None:
        """As many numbers as there are."""
        for at, value in enumerate(values, base):
            self.put(name, value, at)

    def mark(self, name: str, at: int) -> None:
        """One of, or one of those that are there."""
        self.data[FIELDS[name].start + at] = 1

    def bits(self, name: str, bits: int, base: int = 0) -> None:
        at = base
        while bits:
            if bits & 1:
                self.mark(name, at)
            bits >>= 1
            at += 1

    # Cards

    def cards(self, name: str, cards: Iterable[int], base: int = 0) -> None:
        """Those of them that are known."""
        start = FIELDS[name].start + base
        for card in cards:
            if card < LEAST_MARKER:
                self.data[start + CARD_AT[card]] = 1

    def relics(self, name: str, cards: Iterable[int], base: int = 0) -> None:
        start = FIELDS[name].start + base
        for card in cards:
            if card < LEAST_MARKER:
                self.data[start + RELIC_AT[card]] = 1

    def codes(self, name: str, cards: Iterable[int], most: int, base: int = 0) -> None:
        """Cards and backs in their order, so many of them."""
        for at, card in enumerate(list(cards)[:most], base):
            self.put(name, card + 1, at)

    def source(self, name: str, source: Source) -> None:
        if source >= FIRST_SITE:
            if source != NONE:
                self.mark(name, CARDS + source - FIRST_SITE)
        else:
            self.mark(name, CARD_AT[source])

    # Players

    def after(self, seat: Seat) -> int:
        """How far the seat comes after whoever looks."""
        return (seat - self.me) % self.seats

    def seat(self, name: str, seat: Seat) -> None:
        """One of the seats, or nobody."""
        if seat < self.seats:
            self.mark(name, self.after(seat))

    def player(self, name: str, player: int, base: int = 0) -> None:
        """One of bandits and the seats, or nobody."""
        if player == BANDITS:
            self.mark(name, base)
        elif player < self.seats:
            self.mark(name, base + 1 + self.after(player))

    def number_of(self, seat: int) -> int:
        """1 + how far after whoever looks; 0 for nobody."""
        return 1 + self.after(seat) if seat < self.seats else 0

    def place(self, place: int) -> int:
        """A place of warbands; boards are counted as seats are."""
        return BOARD + self.after(place - BOARD) if BOARD <= place < BOARD + self.seats else place
