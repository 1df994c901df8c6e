"""What is printed on cards, sites and tiles: Law of Oath 2.3 to 2.10.

Every card is a number, the one that it has in the chronicle string of the tabletop mod: denizens 0 to 197, edifices 198
to 209 (the intact side is even, its ruined side the next number), visions 210 to 214, the Darkest Secret 215, the
People's Favor 216, relics 218 to 237, the Grand Scepter 238. Whatever may bend a rule has such a number too, its
*source*: the four traits of the Reliquary are 239 to 242, and the site at position p of the map is 243 + p.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final, NamedTuple

from lawbound.law import Article, law
from lawbound.oath.data import load

Card = int
Suit = int
Source = int
"""Whatever may bend a rule: a card, a trait of the Reliquary, or the site at a position of the map."""
SiteNumber = int
Position = int
"""A place for a site on the map: 0 and 1 are the Cradle, 2 to 4 the Provinces, 5 to 7 the Hinterland."""
Region = int

DISCORD, ARCANE, ORDER, HEARTH, BEAST, NOMAD = range(6)
SUIT_NAMES: Final = ("discord", "arcane", "order", "hearth", "beast", "nomad")
"""In the order of the favor banks, away from the world deck."""
SUITS: Final = range(6)
NO_SUIT: Final = 6

CRADLE, PROVINCES, HINTERLAND = range(3)
REGION_NAMES: Final = ("cradle", "provinces", "hinterland")
REGION: Final = bytes((0, 0, 1, 1, 1, 2, 2, 2))
"""The region of each position of the map."""
POSITIONS: Final = range(8)
IN_REGION: Final = (range(2), range(2, 5), range(5, 8))
"""The positions of each region."""

DENIZEN, EDIFICE, RUIN, VISION, BANNER, RELIC, TRAIT = range(7)
KIND_NAMES: Final = ("denizen", "edifice", "ruin", "vision", "banner", "relic", "trait")

NONE: Final = 255
"""No card, no site, nobody."""
FIRST_EDIFICE: Final = 198
FIRST_VISION: Final = 210
DARKEST_SECRET: Final = 215
PEOPLES_FAVOR: Final = 216
FIRST_RELIC: Final = 218
SCEPTER: Final = 238
FIRST_TRAIT: Final = 239
FIRST_SITE: Final = 243
"""The source of the site at position 0."""
SOURCES: Final = 251

DENIZENS: Final = range(FIRST_EDIFICE)
EDIFICES: Final = range(FIRST_EDIFICE, FIRST_VISION)
VISIONS: Final = range(FIRST_VISION, DARKEST_SECRET)
RELICS: Final = range(FIRST_RELIC, SCEPTER)
"""Without the Grand Scepter, which no deck ever holds."""

ANYWHERE, SITE_ONLY, ADVISER_ONLY = range(3)
RESTRICTIONS: Final = {"none": ANYWHERE, "site_only": SITE_ONLY, "adviser_only": ADVISER_ONLY}

ATTACKER, DEFENDER, BOTH = 1, 2, 3
SIDES: Final = {"attacker": ATTACKER, "defender": DEFENDER, "both": BOTH}

SUPREMACY, PEOPLE, DEVOTION, PROTECTION = range(4)
OATH_NAMES: Final = ("supremacy", "people", "devotion", "protection")


@law("oath 7.1.2")
class Cost(NamedTuple):
    """What the use of a power costs."""

    place_favor: int = 0
    place_secret: int = 0
    burn_favor: int = 0
    burn_secret: int = 0

    @property
    def favor(self) -> int:
        return self.place_favor + self.burn_favor

    @property
    def secrets(self) -> int:
        return self.place_secret + self.burn_secret


FREE: Final = Cost()


@dataclass(frozen=True, slots=True)
class CardInfo:
    """What is printed on a card."""

    number: Card
    key: str
    name: str
    kind: int
    suit: Suit
    restriction: int
    locked: bool
    cost: Cost
    dice: int  # defense dice of a relic
    side: int  # whose battle plan it is: ATTACKER, DEFENDER or BOTH; 0 if it is none
    first_game: bool

    @property
    def article(self) -> Article:
        """By what the card is cited."""
        return f"oath card {self.key}"

    def __repr__(self) -> str:
        return f"<Card {self.key}>"


@dataclass(frozen=True, slots=True)
class SiteInfo:
    """What is printed on a site."""

    number: SiteNumber
    key: str
    name: str
    capacity: int
    favor: int
    secrets: int
    relics: int
    recover: tuple[int, int, int, int] | None  # favor to a bank, that bank, favor burnt, secrets burnt
    coast: bool
    homeland: Suit  # NO_SUIT: it is none

    @property
    def article(self) -> Article:
        """By what the site is cited."""
        return f"oath site {self.key}"

    def __repr__(self) -> str:
        return f"<Site {self.key}>"


def _side(row: dict[str, Any]) -> int:
    return sum([SIDES[power["side"]] for power in row["powers"] if power["kind"] == "battle_plan"])


def _card(row: dict[str, Any], kind: int, number: int) -> CardInfo:
    suit = row.get("suit", "none")
    return CardInfo(
        number=number,
        key=row["key"],
        name=row["name"],
        kind=kind,
        suit=NO_SUIT if suit == "none" else SUIT_NAMES.index(suit),
        restriction=RESTRICTIONS[row.get("restriction", "none")],
        locked=row.get("locked", False),
        cost=Cost(**row.get("cost", {})),
        dice=row.get("defense_dice", 0),
        side=_side(row),
        first_game=row.get("first_game", False),
    )


def _cards() -> list[CardInfo]:
    tables = load("cards")
    cards = [_card(row, DENIZEN, row["index"]) for row in tables["denizen"]]
    cards += [_card(row, RUIN if row["side"] == "ruined" else EDIFICE, row["index"]) for row in tables["edifice"]]
    cards += [_card(row, VISION, row["index"]) for row in tables["vision"]]
    cards += [_card(row, BANNER, row["index"]) for row in tables["banner"]]
    cards += [_card(row, RELIC, row["index"]) for row in tables["relic"]]
    cards += [_card(row, TRAIT, FIRST_TRAIT + at) for at, row in enumerate(tables["trait"])]
    return sorted(cards, key=lambda card: card.number)


def _site(row: dict[str, Any]) -> SiteInfo:
    cost = row.get("recover")
    bank = SUIT_NAMES.index(cost["to_bank"]) if cost and "to_bank" in cost else 0
    return SiteInfo(
        number=row["index"],
        key=row["key"],
        name=row["name"],
        capacity=row["capacity"],
        favor=row["favor"],
        secrets=row["secrets"],
        relics=row["relics"],
        recover=(cost.get("pay_favor", 0), bank, cost.get("burn_favor", 0), cost.get("burn_secret", 0))
        if cost
        else None,
        coast=row["coast"],
        homeland=SUIT_NAMES.index(row["homeland"]) if "homeland" in row else NO_SUIT,
    )


CARD: Final[dict[Card, CardInfo]] = {card.number: card for card in _cards()}
"""Every card and trait by its number."""
NUMBER: Final[dict[str, Card]] = {card.key: card.number for card in CARD.values()}
"""The number of a card by its key."""
SITES: Final[tuple[SiteInfo, ...]] = tuple([_site(row) for row in load("sites")["site"]])
SITE_NUMBER: Final[dict[str, SiteNumber]] = {site.key: site.number for site in SITES}
OATH_VISIONS: Final = tuple([NUMBER[row["vision"]] for row in load("cards")["oath"]])
"""By oath, the vision with the same goal."""

_NOTHING: Final = CardInfo(NONE, "", "", TRAIT, NO_SUIT, ANYWHERE, False, FREE, 0, 0, False)
CARDS: Final[list[CardInfo]] = [CARD.get(number, _NOTHING) for number in range(256)]
"""The same as a list, for whoever is in a hurry."""
SUIT: Final = bytes([card.suit for card in CARDS])
"""The suit of each card; NO_SUIT for what has none."""
LOCKED: Final = bytes([card.locked for card in CARDS])
IS_PLAN: Final = bytes([bool(card.side) for card in CARDS])
CONSPIRACY: Final = NUMBER["conspiracy"]


def is_vision(card: Card) -> bool:
    return FIRST_VISION <= card < DARKEST_SECRET


def is_relic(card: Card) -> bool:
    return FIRST_RELIC <= card <= SCEPTER


def is_banner(card: Card) -> bool:
    return card in (DARKEST_SECRET, PEOPLES_FAVOR)
