"""The chronicle string: how the tabletop mod writes down a chronicle, on one line. Read and written in all versions.

All is hexadecimal but two names. Decks are written with their orders: `read` keeps them, and `write` needs them, or
luck that draws them. A string does not say how the last game was won, nor which relics are the top group of their deck.

>>> from lawbound.oath.chronicle_value import Chronicle
>>> text = write(Chronicle.first("prescribed"))
>>> text[:59]
'03030300011BThe Chrysanthemum Chronicle0000000123450403FFFF'
>>> read(text) == Chronicle.first("prescribed")
True
>>> read("")
Traceback (most recent call last):
    ...
lawbound.oath.chronicle_layout.BadString: Offset 0 (version): two hexadecimal digits are expected, and the string ends.
"""

from __future__ import annotations

from dataclasses import dataclass

from lawbound.kernel.nature import Seeded
from lawbound.oath.box import COLORS
from lawbound.oath.cards import (
    DENIZENS,
    EDIFICES,
    IN_REGION,
    NONE,
    OATH_NAMES,
    POSITIONS,
    REGION_NAMES,
    RELICS,
    SITES,
    VISIONS,
    Card,
)
from lawbound.oath.chronicle_check import (
    SLOTS,
    BadChronicle,
    Counted,
    card_name,
    check_spot,
    place_name,
    text_length,
    trouble_in_name,
    trouble_in_region,
    trouble_in_size,
)
from lawbound.oath.chronicle_layout import (
    BOARD_BITS,
    COLOR_BITS,
    FACEDOWN,
    HEX,
    MOST_GAMES,
    NEWEST,
    RECORD,
    SITE_FIELD,
    UNKNOWN_NAME,
    VERSIONS,
    WITH_LAST_GAME,
    WITH_PLAYERS,
    WITH_RELICS,
    BadString,
    NeedsLuck,
    Version,
    bits_of,
    colors_of,
    usual_slots,
    version_name,
    version_named,
    versions,
    with_open_relics,
)
from lawbound.oath.chronicle_luck import decided
from lawbound.oath.chronicle_value import Chronicle, LastGame, Spot, Tabletop, starting_denizens

__all__ = ["NEWEST", "BadString", "NeedsLuck", "Reading", "examine", "read", "versions", "write"]


@dataclass(frozen=True, slots=True)
class Reading:
    """What a string says: the chronicle, the version that wrote it, and what had to be mended, in words."""

    chronicle: Chronicle
    version: str
    mended: tuple[str, ...]


# Reading


def read(text: str) -> Chronicle:
    """The chronicle that a string tells, with the orders of its decks. BadString says where it breaks."""
    return examine(text).chronicle


def examine(text: str) -> Reading:
    """The same, with the version of the string and with what was mended in it."""
    return _Reader(text).read()


class _Reader:
    """Goes through a string from its first character to its last."""

    def __init__(self, text: str) -> None:
        self.text = text.lstrip().removeprefix("\ufeff")
        self.at = 0
        self.met: dict[Card, str] = {}
        self.mended: list[str] = []
        self.spots: list[Spot] = []
        self.slots: list[tuple[int, ...]] = []

    # Letters

    def expected(self, at: int, field: str, what: str) -> BadString:
        """That is expected there, and this stands there."""
        if at >= len(self.text):
            return BadString(at, field, f"{what} expected, and the string ends")
        return BadString(at, field, f"{what} expected, and here stands {self.text[at : self.at]!a}")

    def hexadecimal(self, digits: int, field: str) -> int:
        start = self.at
        part = self.text[start : start + digits]
        self.at += digits
        if len(part) < digits or any([digit not in HEX for digit in part]):
            count = {1: "a hexadecimal digit is", 2: "two hexadecimal digits are", 4: "four hexadecimal digits are"}
            raise self.expected(start, field, count[digits])
        return int(part, 16)

    def byte(self, field: str) -> int:
        return self.hexadecimal(2, field)

    def name(self, field: str) -> str:
        """A text behind its length, which counts code units of UTF-16."""
        start = self.at
        length = self.byte(f"length of the {field}")
        if not length:
            raise self.expected(start, f"length of the {field}", "a length from 01 to FF is")
        start, units = self.at, 0
        while units < length:
            if self.at >= len(self.text):
                raise BadString(start, field, f"{length} characters are expected, and the string has only {units} more")
            units += text_length(self.text[self.at])
            self.at += 1
        if units > length:
            raise BadString(start, field, f"{length} characters are expected, and the last one is cut into halves")
        name = self.text[start : self.at]
        if trouble := trouble_in_name(name, 1):
            raise BadString(start, field, trouble)
        return name

    # Fields

    def read(self) -> Reading:
        version = self.version()
        number = self.hexadecimal(4, "game number")
        if not number:
            raise self.expected(6, "game number", "a number from 0001 is")
        name = self.name("chronicle name")
        status = self.byte("status byte")
        citizens = self.boards("Citizen bits")
        start = self.at
        oath = self.byte("oath")
        if oath >= len(OATH_NAMES):
            raise self.expected(start, "oath", f"00 to 03 ({', '.join(OATH_NAMES)}) is")
        suit_order = self.suit_order()
        self.map()
        at_deck = self.at
        deck = self.deck("world deck", (DENIZENS, VISIONS), "a denizen (00 to C5) or a vision (D2 to D6) is")
        gone = self.deck("Dispossessed", (DENIZENS,), "a denizen (00 to C5) is")
        relics = self.relic_deck() if version >= WITH_RELICS else None
        last, raw = self.last_game(version, number, status)
        if self.text[self.at :].strip():
            rest = self.text[self.at :]
            raise BadString(self.at, "end", f"the string should end here, and goes on with {rest[:20]!a}")
        self.check_deck(at_deck, deck, number, gone)
        laid = [card for spot in self.spots for card in spot.cards]
        denizens = [card for card in (deck or starting_denizens()) if card in DENIZENS and card not in laid]
        order = self.mend_relics(relics)
        if order is None and number == 1 and not self.relics_at_sites():
            self.spots = [with_open_relics(spot) for spot in self.spots]
        at_sites = self.relics_at_sites()
        chronicle = Chronicle(
            name=name,
            number=number,
            oath=oath,
            positions=tuple(self.spots),
            denizens=tuple(sorted([*denizens, *gone])),
            citizens=citizens,
            last=last,
            rebuilt=bool(deck),
            dispossessed=tuple(gone),
            relic_top=(),
            relic_rest=tuple([card for card in RELICS if card not in at_sites]),
            deck_order=tuple(deck) if deck else None,
            relic_order=order,
            tabletop=Tabletop(raw, suit_order, tuple(self.slots) if self.has_gaps() else ()),
        )
        chronicle.check()
        return Reading(chronicle, version_name(version), tuple(self.mended))

    def version(self) -> Version:
        version = (self.byte("version"), self.byte("version"), self.byte("version"))
        if version not in VERSIONS:
            raise self.expected(0, "version", f"a version of the mod ({', '.join(versions())}) is")
        return version

    def boards(self, field: str) -> tuple[int, ...]:
        start = self.at
        bits = self.byte(field)
        if bits > BOARD_BITS:
            raise self.expected(start, field, "00 to 1F, a bit for each of five boards, is")
        return colors_of(bits)

    def suit_order(self) -> str:
        start = self.at
        digits = [self.hexadecimal(1, "suit order") for _ in range(6)]
        if max(digits) > 5:
            raise self.expected(start, "suit order", "six digits from 0 to 5 are")
        return "".join([str(digit) for digit in digits])

    def map(self) -> None:
        start = self.at
        for position in POSITIONS:
            self.site_record(position)
        for region, positions in enumerate(IN_REGION):
            if trouble := trouble_in_region(self.spots, region):
                at, field = start + RECORD * positions[0], f"site record {positions[0] + 1}, site"
                raise BadString(at, field, f"{REGION_NAMES[region].title()}: {trouble}")

    def site_record(self, position: int) -> None:
        field = f"site record {position + 1}"
        start = self.at
        code = self.byte(f"{field}, site")
        number = code if code < FACEDOWN else code - FACEDOWN
        if code != NONE and number >= len(SITES):
            raise self.expected(start, f"{field}, site", f"{SITE_FIELD} is")
        site = None if code == NONE else number
        for before, spot in enumerate(self.spots):
            if site is not None and spot.site == site:
                twice = f"{SITES[site].name} is already in site record {before + 1}"
                raise BadString(start, f"{field}, site", twice)
        cards: list[tuple[int, Card]] = []
        relics: list[tuple[int, Card]] = []
        for slot in range(1, SLOTS + 1):
            where = f"{field}, card slot {slot}"
            at = self.at
            card = self.byte(where)
            if card in RELICS:
                if card in self.met:
                    self.mended.append(f"{card_name(card)} was again in {where}, and is not there any more.")
                else:
                    self.met[card] = where
                    relics.insert(0, (slot, card))
            elif card in DENIZENS or card in EDIFICES:
                self.meet(card, where, at)
                cards.append((slot, card))
            elif card != NONE:
                what = "a denizen, edifice or ruin (00 to D1), a relic (DA to ED) or FF is"
                raise self.expected(at, where, what)
        spot = Spot(site, code < FACEDOWN, tuple([card for _, card in cards]), tuple([card for _, card in relics]))
        try:
            check_spot(spot, place_name(position, spot), Counted())
        except BadChronicle as error:
            raise BadString(start, field, str(error).removesuffix(".")) from None
        self.spots.append(spot)
        self.slots.append(tuple([slot for slot, _ in [*cards, *relics]]))

    def meet(self, card: Card, where: str, at: int) -> None:
        """BadString if the card has been met before; both sides of an edifice are one card."""
        one = card & ~1 if card in EDIFICES else card
        if one in self.met:
            raise BadString(at, where, f"{card_name(card)} is already in {self.met[one]}")
        self.met[one] = where

    def deck(self, field: str, kinds: tuple[range, ...], what: str) -> list[Card]:
        count = self.byte(f"{field}, count")
        cards: list[Card] = []
        for number in range(1, count + 1):
            where = f"{field}, card {number} of {count}"
            at = self.at
            card = self.byte(where)
            if all([card not in kind for kind in kinds]):
                raise self.expected(at, where, what)
            self.meet(card, where, at)
            cards.append(card)
        return cards

    def relic_deck(self) -> list[Card]:
        """Bottom first, as it stands there; what is wrong with it is mended later."""
        count = self.byte("relic deck, count")
        cards: list[Card] = []
        for number in range(1, count + 1):
            where = f"relic deck, card {number} of {count}"
            at = self.at
            card = self.byte(where)
            if card not in RELICS:
                raise self.expected(at, where, "a relic (DA to ED) is")
            cards.append(card)
        return cards

    def last_game(self, version: Version, number: int, status: int) -> tuple[LastGame | None, int | None]:
        """How the last game ended, and the status byte if it says anything else."""
        if version < WITH_LAST_GAME:
            return None, status or None
        citizens = self.boards("previous Citizen bits")
        bits = self.byte("previous winner")
        colors = colors_of(bits)
        winner = max(colors, key=lambda color: COLOR_BITS[color], default=0)
        if bits != COLOR_BITS[winner]:
            said = " and ".join([COLORS[color] for color in colors]) or "nobody"
            self.mended.append(f"The previous winner, {bits:02X}, was {said}; taken for {COLORS[winner]}.")
        name = self.name("name of the previous winner")
        known = "" if name == UNKNOWN_NAME else name
        if number == 1 and not (winner or known or citizens):
            return None, status or None
        players = colors_of(status) if version >= WITH_PLAYERS else ()
        raw = None if status == bits_of(players) else status
        return LastGame(winner, known, (), citizens, players), raw

    def check_deck(self, at: int, deck: list[Card], number: int, gone: list[Card]) -> None:
        """It has all visions and enough denizens. None at all: the mod builds it before a first game."""
        field = "world deck, count"
        if not deck:
            if number != 1 or gone:
                trouble = (
                    "no cards; that is only for a new chronicle, in which game 1 comes and nothing is dispossessed"
                )
                raise BadString(at, field, trouble)
            return
        for vision in VISIONS:
            if vision not in deck:
                raise BadString(at, field, f"{card_name(vision)} is not in the deck, which holds all five visions")
        if trouble := trouble_in_size(len(deck) - len(VISIONS)):
            raise BadString(at, field, trouble)

    # Relics, as the mod mends them

    def relics_at_sites(self) -> list[Card]:
        return [relic for spot in self.spots for relic in spot.relics if relic is not None]

    def mend_relics(self, stored: list[Card] | None) -> tuple[Card, ...] | None:
        """The relic deck, top first: no relic twice, none missing. None if the string has no relic at all."""
        at_sites = self.relics_at_sites()
        if stored is None or not (stored or at_sites):
            return None
        order: list[Card] = []
        for card in reversed(stored):
            if card in at_sites:
                self.mended.append(f"{card_name(card)} was in the relic deck and on the map; it stays on the map.")
            elif card in order:
                self.mended.append(f"{card_name(card)} was in the relic deck twice; the upper one stays.")
            else:
                order.append(card)
        missing = [card for card in RELICS if card not in at_sites and card not in order]
        if missing:
            names = ", ".join([card_name(card) for card in missing])
            self.mended.append(f"Put on top of the relic deck, because they were nowhere: {names}.")
        return (*reversed(missing), *order)

    def has_gaps(self) -> bool:
        usual = [usual_slots(spot) for spot in self.spots]
        return self.slots != usual


# Writing


def write(c: Chronicle, version: str = NEWEST, luck: Seeded | None = None) -> str:
    """The string of a chronicle. What is not decided is drawn by luck; without any, NeedsLuck says what that is.

    A new chronicle can be written without luck: the mod then draws what is missing.
    """
    layout = version_named(version)
    c.check()
    if luck is not None:
        c = decided(c, luck)
    if c.number > MOST_GAMES:
        raise BadChronicle(f"Game {c.number} does not fit into a chronicle string: {MOST_GAMES} is the last one.")
    if not c.is_complete:
        raise BadChronicle("The sealed part of this chronicle is not here: whoever keeps it can write the string.")
    last = LastGame(0) if c.last is None else c.last
    status = c.tabletop.status
    if status is None:
        status = bits_of(last.players) if layout >= WITH_PLAYERS else 0
    parts = [
        _bytes(layout),
        f"{c.number:04X}",
        _name(c.name),
        _bytes((status, bits_of(c.citizens), c.oath)),
        c.tabletop.suit_order,
        *[_site_record(c, position) for position in POSITIONS],
        _deck(_world_deck(c)),
        _deck(c.dispossessed or ()),
    ]
    if layout >= WITH_RELICS:
        parts.append(_deck(_relic_deck(c)[::-1]))
    elif not _are_relics_open(c):
        _need_relics(c)
    if layout >= WITH_LAST_GAME:
        parts += [_bytes((bits_of(last.citizens), COLOR_BITS[last.winner])), _name(last.name or UNKNOWN_NAME)]
    return "".join(parts)


def _bytes(numbers: tuple[int, ...]) -> str:
    return "".join([f"{number:02X}" for number in numbers])


def _name(name: str) -> str:
    return f"{text_length(name):02X}{name}"


def _deck(cards: tuple[Card, ...]) -> str:
    return _bytes((len(cards), *cards))


def _site_record(c: Chronicle, position: int) -> str:
    spot = c.positions[position]
    if spot.site is None:
        return _bytes((NONE,) * (1 + SLOTS))
    cards = [*spot.cards, *[relic for relic in spot.relics if relic is not None]]
    slots = c.tabletop.slots[position] if c.tabletop.slots else ()
    row = [NONE] * SLOTS
    for slot, card in zip(slots if len(slots) == len(cards) else usual_slots(spot), cards, strict=True):
        row[slot - 1] = card
    return _bytes((spot.site if spot.faceup else spot.site + FACEDOWN, *row))


def _world_deck(c: Chronicle) -> tuple[Card, ...]:
    if c.deck_order is not None:
        return c.deck_order
    if c.is_new:
        return ()
    raise NeedsLuck("The order of the world deck is not known: give luck (a seed) to draw it.")


def _relic_deck(c: Chronicle) -> tuple[Card, ...]:
    _need_relics(c)
    if c.relic_order is not None:
        return c.relic_order
    if _are_relics_open(c):
        return ()
    raise NeedsLuck("The order of the relic deck is not known: give luck (a seed) to draw it.")


def _need_relics(c: Chronicle) -> None:
    if not _are_relics_open(c) and any([None in spot.relics for spot in c.positions]):
        raise NeedsLuck("Which relics are at sites is not decided: give luck (a seed) to draw them.")


def _are_relics_open(c: Chronicle) -> bool:
    """Whether the mod deals all relics anew when it reads the string, and just as many to each site."""
    if any([relic is not None for spot in c.positions for relic in spot.relics]) or c.relic_order is not None:
        return False
    if c.number > 1:
        return not c.relic_top and not any([spot.relics for spot in c.positions])
    return not c.relic_top and all([with_open_relics(spot) == spot for spot in c.positions])
