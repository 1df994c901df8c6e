"""Names of places on the table: what lies there and options share them, and nobody else looks into them."""

from __future__ import annotations

from lawbound.oath.cards import CARDS, FIRST_SITE, REGION_NAMES, SOURCES, SUIT_NAMES, Card, Position, Source
from lawbound.oath.state import BOARD, LEAST_MARKER, SITE


def site(position: Position) -> str:
    return f"site:{position + 1}"


def card(number: Card) -> str | None:
    """A card that is known; what lies facedown is found by its place."""
    return f"card:{CARDS[number].key}" if number < LEAST_MARKER else None


def source(number: Source) -> str | None:
    return site(number - FIRST_SITE) if FIRST_SITE <= number < SOURCES else card(number)


def player(seat: int) -> str:
    return f"player:{seat}"


def bank(suit: int) -> str:
    return f"bank:{SUIT_NAMES[suit]}"


def pile(number: int) -> str:
    return f"pile:{REGION_NAMES[number]}" if number < len(REGION_NAMES) else "deck:world"


def adviser(seat: int, at: int) -> str:
    return f"adviser:{seat}:{at + 1}"


def relic_at(position: Position, at: int) -> str:
    return f"relic:{position + 1}:{at + 1}"


def space(number: int) -> str:
    return f"space:{number + 1}"


def warbands(place: int) -> str | None:
    """Where warbands are: a site, or a player's board."""
    if SITE <= place < BOARD:
        return site(place - SITE)
    return player(place - BOARD) if BOARD <= place < BOARD + 6 else None
