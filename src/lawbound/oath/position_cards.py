"""Reading a position: cards, each of them met once, and the decks, which follow from the rest where nothing is said."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from lawbound.oath.cards import (
    CARDS,
    EDIFICE,
    EDIFICES,
    NONE,
    REGION_NAMES,
    RELICS,
    RUIN,
    VISIONS,
    Card,
)
from lawbound.oath.chronicle_value import starting_denizens
from lawbound.oath.naming import PositionError, mapping, names_in, number, only, read_cards
from lawbound.oath.setup import PARTS
from lawbound.oath.state import (
    DENIZEN_BACK,
    FIRST_PART,
    LEAST_MARKER,
    RELIC_BACK,
    SECOND_PART,
    VISION_BACK,
    State,
    back,
)

REST: Final = "..."
"""At the end of a deck: below lies what a game begins with."""
NOTHING: Final = "none"
"""Of a deck, an empty one; a space of the Reliquary without a relic."""


class CardReader:
    """Places cards in a state that is being read."""

    def __init__(self, s: State, fields: Mapping[str, Any]) -> None:
        self.s = s
        self.fields = fields
        self.met: dict[Card, str] = {}
        self.everybody = (1 << s.box.seats) - 1

    def meet(self, card: Card, where: str) -> None:
        """PositionError if it has been met before; both sides of an edifice are one card."""
        one = card & ~1 if card in EDIFICES else card
        if one in self.met:
            raise PositionError(f"{CARDS[card].key} cannot be at two places: {self.met[one]} and {where}.")
        self.met[one] = where

    def take(self, value: object, where: str, unknown: int = DENIZEN_BACK) -> bytearray:
        """The cards named there, met."""
        cards = read_cards(value, where, unknown)
        for card in cards:
            if card < LEAST_MARKER:
                self.meet(card, where)
        return bytearray(cards)

    def relics(self, value: object, where: str) -> bytearray:
        """Facedown relics."""
        cards = self.take(value, where, RELIC_BACK)
        for card in cards:
            if back(card) != RELIC_BACK:
                raise PositionError(f"{where}: {CARDS[card].key or '?'} is no relic (oath 2.4).")
        return cards

    def learn(self, cards: Sequence[Card], bits: int) -> None:
        for card in cards:
            if card < LEAST_MARKER:
                self.s.seen[card] = bits

    # Decks and piles

    def read_piles(self) -> None:
        s, fields = self.s, self.fields
        piles = mapping(fields.get("piles"), "piles")
        only(piles, REGION_NAMES, "piles")
        for region, name in enumerate(REGION_NAMES):
            s.piles[region] += self.take(piles.get(name), f"piles, {name}")[::-1]
            self.check_world(s.piles[region], f"piles, {name}")
        s.dispossessed += bytes(sorted(self.take(fields.get("dispossessed"), "dispossessed")))
        s.boxed += self.take(fields.get("boxed"), "boxed")
        self.learn(s.boxed, self.everybody)

    def check_world(self, cards: Sequence[Card], where: str) -> None:
        """Only denizens and visions."""
        for card in cards:
            if back(card) == RELIC_BACK or (card < LEAST_MARKER and CARDS[card].kind in (EDIFICE, RUIN)):
                raise PositionError(f"{where}: {CARDS[card].key or '?r'} is no card of the world deck (oath 2.1.5).")

    def read_relics(self) -> None:
        """The Reliquary and the relic deck; where the position is silent, relics that nobody has seen."""
        s, fields = self.s, self.fields
        spaces = names_in(fields.get("reliquary", ["?"] * 4), "reliquary")
        if len(spaces) != len(s.reliquary):
            raise PositionError("reliquary: it has four spaces; `none` is an uncovered one (oath 2.3).")
        for space, name in enumerate(spaces):
            s.reliquary[space] = NONE if name == NOTHING else self.relics([name], "reliquary")[0]
        named, filled = self.pile(fields.get("relic_deck"), "relic_deck")
        s.relic_deck += self.relics(named, "relic_deck")[::-1]
        s.relic_pool += bytes([card for card in RELICS if card not in self.met])
        lying = sum([cards.count(RELIC_BACK) for cards in (*s.relics_at, *s.hands, s.reliquary, s.relic_deck)])
        missing = len(s.relic_pool) - lying
        if missing < 0 or (missing and not filled):
            raise PositionError(
                f"relics: {lying} unknown ones lie somewhere, and {len(s.relic_pool)} are named nowhere; "
                f"end the relic deck with {REST!r} to put them there."
            )
        s.relic_deck[:0] = bytes([RELIC_BACK]) * missing

    def pile(self, value: object, where: str) -> tuple[list[str], bool]:
        """The names in a deck from its top, and whether below them lies what a game begins with."""
        if value is None:
            return [], True
        names = [] if value == NOTHING or value == [NOTHING] else names_in(value, where)
        return (names[:-1], True) if names and names[-1] == REST else (names, False)

    def read_deck(self) -> None:
        """The world deck; where the position is silent, denizens and visions that nobody has seen."""
        s, fields = self.s, self.fields
        names, filled = self.pile(fields.get("deck"), "deck")
        s.deck += self.take(names, "deck")[::-1]
        self.check_world(s.deck, "deck")
        unseen = fields.get("unseen")
        if unseen is None:
            denizens = [card for card in starting_denizens() if card not in self.met]
        else:
            denizens = sorted(self.take([] if unseen in (NOTHING, [NOTHING]) else unseen, "unseen"))
        visions = [card for card in VISIONS if card not in self.met]
        lying = b"".join([*s.advisers, *s.hands, *s.piles, s.dispossessed, s.deck])
        # So many of them are in the parts of the deck where backs are not known.
        hidden, veiled = len(denizens) - lying.count(DENIZEN_BACK), len(visions) - lying.count(VISION_BACK)
        if filled:
            if "parts" in fields or FIRST_PART in s.deck or SECOND_PART in s.deck:
                raise PositionError(f"deck: with {REST!r} its parts follow from the rest.")
            if hidden >= 0 and veiled >= 0:
                self.fill_deck(hidden, veiled)
        else:
            # Where there is no place for them, all is named, and the rest is out of the game.
            open_places = s.deck.count(FIRST_PART) + s.deck.count(SECOND_PART)
            if not open_places and VISION_BACK not in lying:
                visions, veiled = [], 0
            if not open_places and DENIZEN_BACK not in lying and unseen is None:
                denizens, hidden = [], 0
            self.read_parts(veiled)
            hidden -= open_places - self.open_visions()
            veiled -= self.open_visions()
        if hidden < 0 or veiled < 0 or (not filled and (hidden or veiled)):
            raise PositionError(
                f"deck: {len(denizens)} denizens and {len(visions)} visions are named nowhere, and not as many lie "
                f"unknown; end the deck with {REST!r}, or name in `unseen` the denizens that nobody has seen."
            )
        s.pool += bytes(denizens)
        s.vision_pool += bytes(visions)
        in_deck = self.open_visions() + len([card for card in s.deck if back(card) == VISION_BACK])
        drawn = len(VISIONS) - in_deck if visions or in_deck else 0
        s.visions_drawn = number(fields.get("visions_drawn", drawn), "visions_drawn", 255)

    def fill_deck(self, denizens: int, visions: int) -> None:
        """Put a new world deck below what lies there: ten and two, fifteen and three, the rest, as far as they go."""
        s = self.s
        first_visions = max(0, visions - PARTS[4])
        first = min(PARTS[1] - PARTS[2], denizens)
        second = min(PARTS[3] - PARTS[4], denizens - first)
        s.parts[:] = bytes(
            (
                len(s.deck),
                first + first_visions,
                first_visions,
                second + visions - first_visions,
                visions - first_visions,
            )
        )
        below = bytes([DENIZEN_BACK]) * (denizens - first - second)
        s.deck[:0] = below + bytes([SECOND_PART]) * s.parts[3] + bytes([FIRST_PART]) * s.parts[1]

    def read_parts(self, visions: int) -> None:
        """Where backs are public, and how many cards and visions follow in both parts."""
        s, deck = self.s, self.s.deck
        if "parts" in self.fields:
            parts = [str(n) for n in self.fields["parts"]] if isinstance(self.fields["parts"], list) else []
            if len(parts) != len(PARTS) or not all([n.isdecimal() and len(n) < 4 for n in parts]):
                raise PositionError(
                    "parts: five numbers are needed, as in 1,11,2,18,3 (backs known, first, second part)."
                )
            s.parts[:] = bytes([number(int(n), "parts", 255) for n in parts])
        else:
            first, second = deck.count(FIRST_PART), deck.count(SECOND_PART)
            known = len(deck) - 1 - max(deck.rfind(FIRST_PART), deck.rfind(SECOND_PART)) if first + second else 1
            above = min(first, max(min(PARTS[2], visions), visions - second))
            s.parts[:] = bytes(
                (min(known, len(deck)), first, max(0, above), second, max(0, min(second, visions - above)))
            )
        top = len(deck) - s.parts[0]
        first_from = top - s.parts[1]
        second_from = first_from - s.parts[3]
        for at, card in enumerate(deck):
            part = FIRST_PART if first_from <= at < top else SECOND_PART if second_from <= at < first_from else 0
            if card in (FIRST_PART, SECOND_PART) and card != part:
                raise PositionError(f"parts: the card {len(deck) - at} of the deck is not of that part.")
        if second_from < 0 or s.parts[2] > s.parts[1] or s.parts[4] > s.parts[3]:
            raise PositionError("parts: they are larger than the deck, or have more visions than cards.")

    def open_visions(self) -> int:
        """How many cards of the two parts are visions that nobody has seen."""
        s = self.s
        top = len(s.deck) - s.parts[0]
        second_from = top - s.parts[1] - s.parts[3]
        seen = [card for card in s.deck[max(0, second_from) : top] if back(card) == VISION_BACK]
        return s.parts[2] + s.parts[4] - len(seen)
