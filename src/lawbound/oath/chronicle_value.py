"""The chronicle: what one game leaves to the next (Law of Oath, 1 and 8), as a value of its own.

Its **open part** is what everybody saw when the chronicle was written: name, oath, map, boards, and which denizens are
outside the Archive. The **sealed part** is what nobody saw, or only some: which of those denizens are dispossessed, the
relics, the facedown sites. `opened()` is a chronicle without it.

`None` for a site or a relic at a site says that it is not decided: where the sealed part is there, luck decides it when
the game is set up, among the sites and relics that are left; else somebody else keeps the secret.

>>> new = Chronicle.first()
>>> new.name, new.number, SITES[new.positions[0].site].name, len(new.denizens), len(new.archive[ARCANE])
('Empire and Exile', 1, 'Plains', 51, 24)
>>> Chronicle.from_plain(new.to_plain()) == new
True
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from functools import lru_cache
from typing import Any, Final

from lawbound.oath import chronicle_check
from lawbound.oath.box import COLORS
from lawbound.oath.cards import (
    ARCANE,
    DENIZENS,
    EDIFICES,
    NUMBER,
    OATH_NAMES,
    RELICS,
    SITE_NUMBER,
    SITES,
    SUIT,
    SUITS,
    Card,
    SiteNumber,
)
from lawbound.oath.chronicle_check import WAYS, BadChronicle
from lawbound.oath.data import load

__all__ = [
    "ARCANE",
    "FIRST_GAMES",
    "OPEN",
    "PLAYBOOK",
    "PRESCRIBED",
    "SITES",
    "WAYS",
    "BadChronicle",
    "Chronicle",
    "Dealt",
    "LastGame",
    "Spot",
    "Tabletop",
    "prescribed_deal",
    "sequel_of",
    "starting_denizens",
]

PLAYBOOK: Final = "playbook"
PRESCRIBED: Final = "prescribed"
OPEN: Final = "open"
FIRST_GAMES: Final = (PLAYBOOK, PRESCRIBED, OPEN)
"""How a chronicle may begin: with the layout of the Playbook and shuffled decks; with its game for four, in which all
is fixed; or, as at the tabletop, with facedown sites and a relic that luck decides."""


@dataclass(frozen=True, slots=True)
class Spot:
    """A position of the map."""

    site: SiteNumber | None
    faceup: bool
    cards: tuple[Card, ...] = ()  # denizens and edifices; a ruin is the odd number of its card
    relics: tuple[Card | None, ...] = ()


@dataclass(frozen=True, slots=True)
class LastGame:
    """How the game before ended. Boards are places in COLORS."""

    winner: int
    name: str = ""  # of whoever won; empty if nobody knows
    ways: tuple[str, ...] = ()  # of WAYS; none if nobody knows
    citizens: tuple[int, ...] = ()  # the boards that were Citizens when that game began
    players: tuple[int, ...] = ()  # the boards that took part; none if nobody knows


@dataclass(frozen=True, slots=True)
class Tabletop:
    """What only the string of the tabletop mod says: without effect, kept so that the same string is written again."""

    status: int | None = None  # None: as `players` of the last game tell
    suit_order: str = "012345"
    slots: tuple[tuple[int, ...], ...] = ()
    """By position, the slots of its cards and then of its relics, 1 to 3. Usual ones are not named."""


@dataclass(frozen=True, slots=True)
class Chronicle:
    """What one game leaves to the next. Nothing is checked until somebody calls `check`."""

    name: str
    number: int  # of the game to come; the first one is 1
    oath: int
    positions: tuple[Spot, ...]  # eight, from the top of the Cradle to the bottom of the Hinterland
    denizens: tuple[Card, ...]  # of world deck and Dispossessed together, by their numbers
    citizens: tuple[int, ...] = ()  # the boards on their Citizen side, places in COLORS; all others are Exiles
    last: LastGame | None = None
    rebuilt: bool = False  # the world deck, by 8.8; else 1.24 does it
    # Sealed; None: not known here
    dispossessed: tuple[Card, ...] | None = None
    relic_top: tuple[Card, ...] | None = None  # the relics of the winner and of the Reliquary, by their numbers
    relic_rest: tuple[Card, ...] | None = None  # those below them; and those at sites that are not decided
    deck_order: tuple[Card, ...] | None = None  # the world deck with its visions, top first
    relic_order: tuple[Card, ...] | None = None  # the relic deck, top first
    tabletop: Tabletop = field(default_factory=Tabletop)

    @classmethod
    def first(cls, kind: str = PLAYBOOK, name: str | None = None) -> Chronicle:
        """What there is before the first game: one of FIRST_GAMES."""
        if kind not in FIRST_GAMES:
            raise BadChronicle(f"A chronicle cannot begin as {kind!r}; possible: {', '.join(FIRST_GAMES)}.")
        return _first(kind, name)

    def check(self) -> None:
        """BadChronicle if it is impossible; the message names what is."""
        chronicle_check.check(self)

    @property
    def is_complete(self) -> bool:
        """Whether the sealed part is here: only then can a game be set up."""
        return self.dispossessed is not None and self.relic_top is not None and self.relic_rest is not None

    # What follows from the rest

    @property
    def on_map(self) -> tuple[Card, ...]:
        """The denizens and edifices at sites."""
        return tuple([card for spot in self.positions for card in spot.cards])

    @property
    def archive(self) -> tuple[tuple[Card, ...], ...]:
        """By suit, the denizens in the Archive, without the Dispossessed."""
        away = {*self.on_map, *self.denizens}
        return tuple([tuple([card for card in DENIZENS if SUIT[card] == suit and card not in away]) for suit in SUITS])

    @property
    def archive_edifices(self) -> tuple[Card, ...]:
        """The edifices in the Archive, by their intact sides."""
        built = {card & ~1 for card in self.on_map}
        return tuple([card for card in EDIFICES[::2] if card not in built])

    @property
    def site_deck(self) -> tuple[SiteNumber, ...]:
        """The sites that are not on the map. Those that lie there and are not decided are among them."""
        laid = {spot.site for spot in self.positions}
        return tuple([site for site in range(len(SITES)) if site not in laid])

    @property
    def world_deck(self) -> tuple[Card, ...] | None:
        """The denizens of the world deck, by their numbers; None if nobody here knows the Dispossessed."""
        if self.dispossessed is None:
            return None
        gone = set(self.dispossessed)
        return tuple([card for card in self.denizens if card not in gone])

    @property
    def is_new(self) -> bool:
        """Whether the coming game is a first one with the usual denizens."""
        laid = self.on_map
        usual = tuple([card for card in starting_denizens() if card not in laid])
        return self.number == 1 and not self.dispossessed and self.denizens == usual

    # Otherwise

    def opened(self) -> Chronicle:
        """What everybody knows of it."""
        return replace(
            self,
            positions=tuple([_opened(spot) for spot in self.positions]),
            dispossessed=None,
            relic_top=None,
            relic_rest=None,
            deck_order=None,
            relic_order=None,
        )

    def forget_orders(self) -> Chronicle:
        """The same decks, shuffled when the game is set up."""
        gone = None if self.dispossessed is None else tuple(sorted(self.dispossessed))
        return replace(self, dispossessed=gone, deck_order=None, relic_order=None)

    # As plain data

    def to_plain(self) -> dict[str, Any]:
        """Names, numbers, lists and mappings, for YAML and JSON. What is sealed is all under `sealed`."""
        from lawbound.oath.chronicle_plain import to_plain

        return to_plain(self)

    @classmethod
    def from_plain(cls, data: object) -> Chronicle:
        """What `to_plain` wrote, or somebody by hand. BadChronicle names the field and the value that are wrong."""
        from lawbound.oath.chronicle_plain import from_plain

        return from_plain(data)


def _opened(spot: Spot) -> Spot:
    if not spot.faceup:
        return Spot(None, False)
    return Spot(spot.site, True, spot.cards, (None,) * len(spot.relics))


def sequel_of(result: Mapping[str, Any]) -> Chronicle:
    """The chronicle that a finished game left, from the game's result."""
    if "chronicle" not in result:
        raise BadChronicle("This game has left no chronicle: it is not over, or its chronicle was not written.")
    return Chronicle.from_plain(result["chronicle"])


# The first game


@dataclass(frozen=True, slots=True)
class Dealt:
    """What a player of the prescribed game begins with."""

    color: int
    pawn: SiteNumber
    adviser: Card
    discards: tuple[Card, ...]


def cards_named(keys: list[str]) -> tuple[Card, ...]:
    return tuple([NUMBER[key] for key in keys])


@lru_cache(1)
def prescribed_deal() -> tuple[Dealt, ...]:
    """The players of the prescribed game, in turn order."""
    return tuple(
        [
            Dealt(
                COLORS.index(row["color"]),
                SITE_NUMBER[row["pawn"]],
                NUMBER[row["adviser"]],
                cards_named(row["discards"]),
            )
            for row in load("first_game")["prescribed"]["player"]
        ]
    )


@lru_cache(1)
def starting_denizens() -> tuple[Card, ...]:
    """The 54 denizens of a first game, those that begin at sites among them."""
    facts = load("first_game")
    piles = [*facts["world_deck"].values(), *[row["cards"] for row in facts["position"]]]
    return tuple(sorted([card for pile in piles for card in cards_named(pile)]))


def _first(kind: str, name: str | None) -> Chronicle:
    facts = load("first_game")
    prescribed = facts["prescribed"] if kind == PRESCRIBED else {}
    spots: list[Spot] = []
    for row in facts["position"]:
        faceup: bool = row["faceup"]
        relics = cards_named(row["relics"])
        if kind == OPEN:
            site = SITE_NUMBER[row["site"]] if faceup else None
            spots.append(Spot(site, faceup, cards_named(row["cards"]), (None,) * len(relics)))
        else:
            spots.append(Spot(SITE_NUMBER[row["site"]], faceup, cards_named(row["cards"]), relics))
    at_sites = [relic for spot in spots for relic in spot.relics]
    laid = [card for spot in spots for card in spot.cards]
    return Chronicle(
        name=prescribed.get("name", facts["name"]) if name is None else name,
        number=1,
        oath=OATH_NAMES.index(facts["oath"]),
        positions=tuple(spots),
        denizens=tuple([card for card in starting_denizens() if card not in laid]),
        rebuilt=kind == PRESCRIBED,
        dispossessed=(),
        relic_top=(),
        relic_rest=tuple([card for card in RELICS if card not in at_sites]),
        deck_order=cards_named(prescribed["world_deck"]) if prescribed else None,
        relic_order=cards_named(prescribed["relic_deck"]) if prescribed else None,
    )
