"""What stands where in a chronicle string, and since which version of the tabletop mod."""

from __future__ import annotations

from typing import Final

from lawbound.oath.box import COLORS
from lawbound.oath.cards import SITES
from lawbound.oath.chronicle_check import SLOTS, BadChronicle
from lawbound.oath.chronicle_value import Spot

Version = tuple[int, int, int]

VERSIONS: Final[tuple[Version, ...]] = (
    *((1, 6, 0), (1, 6, 1), (1, 6, 2), (1, 7, 0), (1, 7, 1), (1, 7, 2), (1, 8, 0), (1, 9, 0), (1, 9, 1), (1, 9, 2)),
    *((2, 0, 0), (2, 0, 3)),
    *((3, 1, 0), (3, 1, 1), (3, 1, 2), (3, 1, 3), (3, 2, 0), (3, 3, 0), (3, 3, 1), (3, 3, 2), (3, 3, 3)),
)
WITH_RELICS: Final = (3, 1, 0)
WITH_LAST_GAME: Final = (3, 3, 1)
WITH_PLAYERS: Final = (3, 3, 2)
"""Since when the relic deck is there, the last game, and who played it."""

RECORD: Final = 8
"""So many characters tell of a site and its cards."""
FACEDOWN: Final = 24
"""The byte of a facedown site is so much more than its number."""
UNKNOWN_NAME: Final = "UNKNOWN"
COLOR_BITS: Final = (0x20, 0x01, 0x02, 0x08, 0x04, 0x10)
"""By board, as in COLORS."""
BOARD_BITS: Final = 0x1F
MOST_GAMES: Final = 0xFFFF
SITE_FIELD: Final = "a site (00 to 16 faceup, 18 to 2E facedown, FF for none)"
HEX: Final = "0123456789ABCDEFabcdef"


class BadString(BadChronicle):
    """A chronicle string that cannot be read: where it breaks, what was expected there and what stands there."""

    def __init__(self, at: int, field: str, trouble: str) -> None:
        super().__init__(f"Offset {at} ({field}): {trouble}.")
        self.at = at
        self.field = field


class NeedsLuck(BadChronicle):
    """The chronicle leaves open what a string has to say; luck can decide it."""


def versions() -> tuple[str, ...]:
    """The versions of the mod whose strings are known, the newest last.

    >>> versions()[0], versions()[-1]
    ('1.6.0', '3.3.3')
    """
    return tuple([version_name(version) for version in VERSIONS])


def version_name(version: Version) -> str:
    return ".".join([str(number) for number in version])


NEWEST: Final = version_name(VERSIONS[-1])


def version_named(name: str) -> Version:
    if name not in versions():
        raise BadChronicle(f"Version {name!r} of the chronicle string is not known; known: {', '.join(versions())}.")
    return VERSIONS[versions().index(name)]


def colors_of(bits: int) -> tuple[int, ...]:
    """The boards of those bits."""
    return tuple([color for color in range(len(COLORS)) if bits & COLOR_BITS[color]])


def bits_of(colors: tuple[int, ...]) -> int:
    return sum([COLOR_BITS[color] for color in colors])


def usual_slots(spot: Spot) -> tuple[int, ...]:
    """Cards from the left, relics from the right."""
    relics = len([relic for relic in spot.relics if relic is not None])
    return (*range(1, len(spot.cards) + 1), *range(SLOTS, SLOTS - relics, -1))


def with_open_relics(spot: Spot) -> Spot:
    """Before a first game the mod deals relics to faceup sites."""
    if not spot.faceup or spot.site is None:
        return spot
    return Spot(spot.site, True, spot.cards, (None,) * SITES[spot.site].relics)
