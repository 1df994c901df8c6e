"""Whether there can be such a chronicle: every refusal names the thing that is impossible."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Final

from lawbound.kernel import BadSetup
from lawbound.oath.box import COLORS
from lawbound.oath.cards import (
    ADVISER_ONLY,
    CARD,
    CRADLE,
    DENIZENS,
    EDIFICES,
    IN_REGION,
    NUMBER,
    OATH_NAMES,
    POSITIONS,
    REGION_NAMES,
    RELICS,
    SITES,
    VISIONS,
    Card,
)

if TYPE_CHECKING:
    from lawbound.oath.chronicle_value import Chronicle, LastGame, Spot, Tabletop

WAYS: Final = ("usurper", "visionary", "stable", "successor", "exhaustion")
"""The ways to win a game: 3.1, 3.2, 3.3, 3.3.1, 3.4."""
LONGEST_NAME: Final = 255
FIRST_PART: Final = 10
SECOND_PART: Final = 15
"""So many denizens lie with two visions on top of the world deck, and so many with three below them: 8.8."""
SALT_THE_EARTH: Final = NUMBER["salt_the_earth"]
SLOTS: Final = 3
"""So many cards may lie at a site, relics among them, for a string of the tabletop mod."""


class BadChronicle(BadSetup):
    """There can be no such chronicle, or it cannot be read; the message names the card, the place or the field.

    It does so in English: whoever writes chronicles by hand, or brings those of other programs, knows these words.
    """

    def __init__(self, detail: str) -> None:
        super().__init__("{detail}", refusal="chronicle", detail=detail)


def card_name(card: Card) -> str:
    return CARD[card].name if card in CARD else f"card {card}"


def place_name(position: int, spot: Spot | None = None) -> str:
    """A position of the map, counted from 1 as people do.

    >>> place_name(2)
    'position 3'
    """
    if spot is None or spot.site is None or not 0 <= spot.site < len(SITES):
        return f"position {position + 1}"
    return f"position {position + 1} ({SITES[spot.site].name})"


def text_length(text: str) -> int:
    """As the tabletop mod counts: code units of UTF-16."""
    return sum([2 if ord(letter) > 0xFFFF else 1 for letter in text])


def trouble_in_name(text: str, least: int) -> str:
    """What is wrong with a name; empty if nothing is."""
    for letter in text:
        code = ord(letter)
        if code < 32 or 127 <= code < 160 or 0xD800 <= code < 0xE000 or code in (0x2028, 0x2029):
            return f"a name has no control characters, and here is {letter!a}"
    if not least <= text_length(text) <= LONGEST_NAME:
        return f"a name has from {least} to {LONGEST_NAME} characters, and this has {text_length(text)}"
    return ""


class Counted:
    """Where every card has been met so far."""

    def __init__(self) -> None:
        self.where: dict[Card, str] = {}

    def meet(self, card: Card, where: str) -> None:
        """BadChronicle if it has been met before; both sides of an edifice are one card."""
        one = card & ~1 if card in EDIFICES else card
        if one in self.where:
            sides = " (both sides are one card)" if card in EDIFICES else ""
            if where == self.where[one]:
                raise BadChronicle(f"{where}: {card_name(card)}{sides} is there twice.")
            raise BadChronicle(f"{card_name(card)}{sides} cannot be at two places: {self.where[one]} and {where}.")
        self.where[one] = where


def check(c: Chronicle) -> None:
    """BadChronicle if it is impossible."""
    if trouble := trouble_in_name(c.name, 1):
        raise BadChronicle(f"name: {trouble}.")
    if c.number < 1:
        raise BadChronicle(f"game {c.number}: games are counted from 1.")
    if not 0 <= c.oath < len(OATH_NAMES):
        raise BadChronicle(f"oath {c.oath}: there are four, 0 to 3 ({', '.join(OATH_NAMES)}).")
    _check_boards(c.citizens, "citizens")
    if c.last is not None:
        _check_last(c.last)
    met = Counted()
    _check_map(c, met)
    _check_denizens(c, met)
    _check_relics(c, met)
    _check_tabletop(c.tabletop)


def _check_boards(boards: Sequence[int], where: str, least: int = 1) -> None:
    for color in boards:
        if not least <= color < len(COLORS):
            if color == 0:
                raise BadChronicle(f"{where}: the purple board is the Chancellor's, who is no Citizen.")
            raise BadChronicle(f"{where}: there is no board {color}; they are {least} to {len(COLORS) - 1}.")
    if list(boards) != sorted(set(boards)):
        raise BadChronicle(f"{where}: boards are named once each, in their order ({', '.join(COLORS[least:])}).")


def _check_last(last: LastGame) -> None:
    if not 0 <= last.winner < len(COLORS):
        raise BadChronicle(f"last game, winner: there is no board {last.winner}; they are 0 to {len(COLORS) - 1}.")
    if trouble := trouble_in_name(last.name, 0):
        raise BadChronicle(f"last game, name of the winner: {trouble}.")
    for way in last.ways:
        if way not in WAYS:
            raise BadChronicle(f"last game, ways: nobody wins as {way!r}; possible: {', '.join(WAYS)}.")
    _check_boards(last.citizens, "last game, citizens")
    _check_boards(last.players, "last game, players", 0)


def _check_map(c: Chronicle, met: Counted) -> None:
    if len(c.positions) != len(POSITIONS):
        raise BadChronicle(f"The map has {len(c.positions)} positions: two, three and three are needed, 8 in all.")
    sites: dict[int, int] = {}
    for position, spot in enumerate(c.positions):
        if spot.site is not None:
            if not 0 <= spot.site < len(SITES):
                raise BadChronicle(f"{place_name(position)}: there is no site {spot.site}; they are 0 to 22.")
            if spot.site in sites:
                both = f"positions {sites[spot.site] + 1} and {position + 1}"
                raise BadChronicle(f"{SITES[spot.site].name} cannot be at two places: {both}.")
            sites[spot.site] = position
        check_spot(spot, place_name(position, spot), met)
    for region in range(len(IN_REGION)):
        if trouble := trouble_in_region(c.positions, region):
            raise BadChronicle(f"{REGION_NAMES[region].title()}: {trouble}.")


def trouble_in_region(spots: Sequence[Spot], region: int) -> str:
    """What is wrong with the faces of a region's sites; empty if nothing is."""
    if region == CRADLE and not spots[0].faceup:
        return "its top site has to be faceup, for the Chancellor begins there (oath 1.23)"
    if not any([spots[position].faceup for position in IN_REGION[region]]):
        return "one of its sites has to be faceup (oath 8.3.5.7)"
    return ""


def check_spot(spot: Spot, where: str, met: Counted) -> None:
    if spot.site is None and spot.faceup:
        raise BadChronicle(f"{where}: a faceup site has to be named.")
    if not spot.faceup and (spot.cards or spot.relics):
        raise BadChronicle(f"{where}: no cards can be at a facedown site (oath 2.8.1).")
    for card in spot.cards:
        if card not in DENIZENS and card not in EDIFICES:
            kind = "relics are named apart" if card in RELICS else "only denizens and edifices lie there"
            raise BadChronicle(f"{where}: {card_name(card)} cannot be one of its cards; {kind}.")
        if CARD[card].restriction == ADVISER_ONLY:
            raise BadChronicle(f"{where}: {card_name(card)} can only be an adviser (oath 7.2.1).")
        met.meet(card, where)
    edifices = [card for card in spot.cards if card in EDIFICES]
    if len(edifices) > 1:
        both = " and ".join([card_name(card) for card in edifices])
        raise BadChronicle(f"{where}: no site has two edifices, and here are {both} (oath 8.3.1).")
    for relic in spot.relics:
        if relic is not None:
            _check_relic(relic, where)
            met.meet(relic, where)
    if spot.site is None:
        return
    site = SITES[spot.site]
    # Salt the Earth ignores the capacity, and leaves what is in use while it is played (7.4.3).
    capacity = site.capacity + (SALT_THE_EARTH in spot.cards)
    if len(spot.cards) > capacity:
        names = ", ".join([card_name(card) for card in spot.cards])
        raise BadChronicle(f"{where}: {len(spot.cards)} cards ({names}), and its capacity is {capacity} (oath 2.8.1).")
    if len(spot.relics) > site.relics:
        raise BadChronicle(f"{where}: {len(spot.relics)} relics, and it has room for {site.relics} (oath 2.8.2).")


def _check_relic(card: Card, where: str) -> None:
    if card not in RELICS:
        hint = ": the Grand Scepter is the Chancellor's" if card == RELICS.stop else ""
        raise BadChronicle(f"{where}: {card_name(card)} is no relic of the relic deck{hint}.")


def _check_sorted(cards: Sequence[Card], where: str) -> None:
    if list(cards) != sorted(cards):
        raise BadChronicle(f"{where}: has to be in the order of the cards' numbers.")


def _check_denizens(c: Chronicle, met: Counted) -> None:
    for card in c.denizens:
        if card not in DENIZENS:
            hint = " (visions are in every world deck, and are not named)" if card in VISIONS else ""
            raise BadChronicle(f"denizens: {card_name(card)} is no denizen{hint}.")
        met.meet(card, "the denizens of world deck and Dispossessed")
    _check_sorted(c.denizens, "denizens")
    gone = c.dispossessed or ()
    among = set(c.denizens)
    apart = Counted()
    for card in gone:
        if card not in among:
            raise BadChronicle(f"dispossessed: {card_name(card)} is not among the denizens outside the Archive.")
        apart.meet(card, "the Dispossessed")
    if trouble := trouble_in_size(len(c.denizens) - len(gone)):
        raise BadChronicle(f"world deck: {trouble}.")
    if c.deck_order is not None:
        if not c.rebuilt:
            raise BadChronicle("deck order: a world deck that was not rebuilt has no order yet (oath 1.24).")
        if c.dispossessed is None:
            raise BadChronicle("deck order: whoever knows it knows the Dispossessed too, and they are missing.")
        check_same(c.deck_order, [*[card for card in c.denizens if card not in gone], *VISIONS], "deck order")


def trouble_in_size(denizens: int) -> str:
    """What is wrong with a world deck of so many denizens; empty if nothing is."""
    least = FIRST_PART + SECOND_PART
    return f"{denizens} denizens, and {least} are needed to build it (oath 8.8)" if denizens < least else ""


def _check_relics(c: Chronicle, met: Counted) -> None:
    undecided = sum([spot.relics.count(None) for spot in c.positions])
    if c.relic_top is None or c.relic_rest is None:
        if c.relic_top is not None or c.relic_rest is not None or c.relic_order is not None:
            raise BadChronicle("relic deck: either both its groups are known, or nothing of it.")
        return
    for group, where in ((c.relic_top, "top group of the relic deck"), (c.relic_rest, "rest of the relic deck")):
        for card in group:
            _check_relic(card, where)
            met.meet(card, f"the {where}")
        _check_sorted(group, where)
    for card in RELICS:
        if card not in met.where:
            raise BadChronicle(f"{card_name(card)} is nowhere: map and relic deck together hold all 20 relics.")
    if undecided > len(c.relic_rest):
        raise BadChronicle(f"{undecided} relics of the map are not decided, and {len(c.relic_rest)} are left for them.")
    if c.relic_order is not None:
        if undecided:
            raise BadChronicle("relic order: it cannot be known while relics of the map are not decided.")
        check_same(c.relic_order, [*c.relic_top, *c.relic_rest], "relic order")
        if sorted(c.relic_order[: len(c.relic_top)]) != list(c.relic_top):
            raise BadChronicle("relic order: the relics of the top group come first.")


def check_same(cards: Iterable[Card], wanted: Sequence[Card], where: str) -> None:
    """BadChronicle unless the cards are those, in whatever order."""
    met = Counted()
    for card in cards:
        if card not in wanted:
            raise BadChronicle(f"{where}: {card_name(card)} does not belong there.")
        met.meet(card, f"the {where}")
    for card in wanted:
        if card not in met.where:
            raise BadChronicle(f"{where}: {card_name(card)} is missing.")


def _check_tabletop(tabletop: Tabletop) -> None:
    if tabletop.status is not None and not 0 <= tabletop.status <= 255:
        raise BadChronicle(f"tabletop, status: {tabletop.status} is no number from 0 to 255.")
    order = tabletop.suit_order
    if len(order) != 6 or any([digit not in "012345" for digit in order]):
        raise BadChronicle(f"tabletop, suit order: {order!r} should be six digits from 0 to 5.")
    for slots in tabletop.slots:
        if len(set(slots)) != len(slots) or any([not 1 <= slot <= SLOTS for slot in slots]):
            raise BadChronicle(f"tabletop, slots: {list(slots)} should be different numbers from 1 to {SLOTS}.")
    if len(tabletop.slots) not in (0, len(POSITIONS)):
        raise BadChronicle(f"tabletop, slots: {len(tabletop.slots)} positions, and a map has 8 (or none is named).")
