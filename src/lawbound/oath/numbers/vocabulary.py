"""The words that numbers stand for: the same in every game of Oath, whoever sits at the table.

A number is a place in one of these lists, so nothing may be put between two entries or leave: a policy that was trained
yesterday must mean the same tomorrow. New entries go to the end of their list, and every list has room for them.

Players are counted from whoever is asked: to all seats the same number is the next player in turn order. Boards differ
in nothing but their colors, so what is learned at one seat is good at another.
"""

from __future__ import annotations

from typing import Final

from lawbound.kit.numbers import Ranges
from lawbound.oath.cards import CARD, OATH_NAMES, POSITIONS, REGION_NAMES, RELICS, SCEPTER, SITES, SUIT_NAMES, VISIONS
from lawbound.oath.naming import MARKER_NAMES
from lawbound.oath.option_names import ATTACK_FACES, DEFENSE_FACES, WHERE_NAMES
from lawbound.oath.promises import MOST_FAVOR, MOST_SECRETS
from lawbound.oath.setup import MOST_SEATS
from lawbound.oath.state import BOARD, CAGE, SITE

SEATS: Final = MOST_SEATS

CARD_NUMBERS: Final = tuple(sorted(CARD))
"""Cards and traits, in the order of the numbers that they have in the rules."""
CARD_KEYS: Final = tuple([CARD[card].key for card in CARD_NUMBERS])
RELIC_NUMBERS: Final = (*RELICS, SCEPTER)
"""Relics alone, the Grand Scepter last."""
VISION_NUMBERS: Final = tuple(VISIONS)
BACKS: Final = tuple(sorted(MARKER_NAMES, reverse=True))
"""Cards that somebody does not know, by their backs."""
BACK_NAMES: Final = ("a denizen", "a vision", "one of the first part", "one of the second part", "a relic")
SITE_KEYS: Final = tuple([site.key for site in SITES])

WORDS: Final = (
    "done",
    "yes",
    "no",
    "search",
    "muster",
    "trade",
    "recover",
    "travel",
    "campaign",
    "play facedown adviser",
    "peek at relic",
    "peek at reliquary",
    "move warbands",
    "offer citizenship",
    "exile a citizen",
    "exile yourself",
    "rest",
    "place",
    "burn",
    "return",
    "favor",
    "secret",
    "faceup",
    "facedown",
    "site",
    "adviser",
    "relic",
    "top",
    "bottom",
    "kept",
    "broken",
    "counter",
)

ACTIONS: Final = ("search", "muster", "trade", "recover", "travel", "campaign")
"""Major actions, as their records are named."""

PROMPTS: Final = (
    "first site",
    "first adviser",
    "favor for sites",
    "people's favor",
    "least bank",
    "site token",
    "act",
    "rest power",
    "modifier",
    "new oathkeeper",
    "search where",
    "keep",
    "where to play",
    "make room at a site",
    "make room for an adviser",
    "discard next",
    "muster on",
    "trade with",
    "recover",
    "pay for the banner",
    "first bank",
    "travel to",
    "consent to pay",
    "defender",
    "target",
    "attack dice",
    "join as ally",
    "admit ally",
    "battle plan",
    "whose plans next",
    "sacrifice",
    "losses",
    "occupy",
    "banish",
    "burn favor",
    "next battle plan",
    "facedown adviser",
    "peek at",
    "peek at reliquary",
    "move warbands",
    "permission",
    "exile whom",
    "offer to",
    "offered relic",
    "show relic",
    "answer the offer of citizenship",
    "give in the deal",
    "want in the deal",
    "answer the deal",
    "warbands replaced",
    "promise",
    "until which round",
    "penalty",
    "hand over what was promised",
    "was it kept",
    "use the power",
    "which way",
    "which player",
    "which site",
    "which card",
    "which adviser",
    "which relic",
    "which relic at the site",
    "which relic or banner",
    "which space of the reliquary",
    "which bank",
    "which suit",
    "which pile",
    "which warbands",
    "how many",
    "take it",
    "pay instead",
    "reroll",
    "follow up",
    "which power first",
    "vow an oath",
    "offer citizenship",
    "accept citizenship",
    "build or repair",
    "suit of the new cards",
)
"""The questions that a seat is asked."""

MOST_NUMBER: Final = 63
"""More than a question ever offers: there are 36 favor, 24 warbands of a color and fewer secrets."""
RELICS_HERE: Final = 8
ADVISERS_HERE: Final = 16
"""More than ever lie at one site, or at one player's side."""
WAYS: Final = 4
"""In which a battle plan may be used."""
SPACES: Final = 4
PLACES: Final = CAGE + 1
"""Where warbands are: the bank, the sites, the boards, the Obsidian Cage."""


def player_name(after: int) -> str:
    """A player, counted from whoever is asked.

    >>> player_name(0), player_name(1), player_name(3)
    ('oneself', 'the next player', 'the 3rd player on')
    """
    if after < 2:
        return "the next player" if after else "oneself"
    return f"the {after}{'nd' if after == 2 else 'rd' if after == 3 else 'th'} player on"


def site_name(position: int) -> str:
    return f"position {position + 1}"


def place_name(place: int) -> str:
    """Where warbands are, boards counted from whoever is asked.

    >>> place_name(0), place_name(1), place_name(9), place_name(15)
    ('bank', 'position 1', 'board of oneself', 'cage')
    """
    if place == CAGE:
        return "cage"
    if place >= BOARD:
        return f"board of {player_name(place - BOARD)}"
    return site_name(place - SITE) if place else "bank"


def _plan_name(at: int) -> str:
    card, way = divmod(at, WAYS)
    return f"{CARD_KEYS[card]} {way + 1}" if way else CARD_KEYS[card]


PLAYERS: Final = tuple([player_name(after) for after in range(SEATS)])
POSITION_NAMES: Final = tuple([site_name(position) for position in POSITIONS])
PLACE_NAMES: Final = tuple([place_name(place) for place in range(PLACES)])
COUNTS: Final = tuple([str(number) for number in range(MOST_NUMBER + 1)])

ROOM: Final = {
    "word": 128,
    "card": 320,
    "back": 16,
    "site": 16,
    "play as": 16,
    "player": 16,
    "bank": 16,
    "number": 64,
    "pile": 8,
    "pawn": 8,
    "relic here": 16,
    "relic at": 16 * RELICS_HERE,
    "adviser": 8 * ADVISERS_HERE,
    "adviser here": ADVISERS_HERE,
    "space": 8,
    "movement": 8,
    "give warbands to": 8,
    "take warbands from": 8,
    "warbands place": 32,
    "warbands": 8 * PLACES,
    "favor": 64,
    "secrets": 64,
    "promise no campaign against": 8,
    "promise a campaign against": 8,
    "promise no travel to": 16,
    "promise favor": 16,
    "promise secrets": 16,
    "oath": 16,
    "trade": 2 * 320,
    "plan": WAYS * 320,
}
"""How many there may ever be of each kind: new cards, more sites, another player."""
DECISIONS: Final = 4096
"""How many numbers there are for what a seat may choose: the kinds above, and kinds to come."""
MOST_PROMPTS: Final = 256
MOST_ACTIONS: Final = 16
MOST_RELICS: Final = 48
MOST_VISIONS: Final = 16
MOST_SITES: Final = 64
MOST_COLORS: Final = 8
MOST_SUITS: Final = 8
MOST_PILES: Final = 8
MOST_SPACES: Final = 8
MOST_OATHS: Final = 8
"""Room in observations, where it is not that of the options."""

DECIDED: Final = Ranges(
    {
        kind: (names, ROOM[kind])
        for kind, names in {
            "word": WORDS,
            "card": CARD_KEYS,
            "back": BACK_NAMES,
            "site": POSITION_NAMES,
            "play as": tuple(WHERE_NAMES.values()),
            "player": ("bandits", *PLAYERS),
            "bank": SUIT_NAMES,
            "number": COUNTS,
            "pile": (*REGION_NAMES, "world deck"),
            "pawn": ("pawn and favor",),
            "relic here": tuple([f"relic {at + 1} here" for at in range(RELICS_HERE)]),
            "relic at": tuple([f"relic {at + 1} at {site}" for site in POSITION_NAMES for at in range(RELICS_HERE)]),
            "adviser": tuple([f"adviser {at + 1} of {player}" for player in PLAYERS for at in range(ADVISERS_HERE)]),
            "adviser here": tuple([f"adviser {at + 1}" for at in range(ADVISERS_HERE)]),
            "space": tuple([f"space {at + 1}" for at in range(SPACES)]),
            "movement": ("to the board", "to the site"),
            "give warbands to": PLAYERS,
            "take warbands from": PLAYERS,
            "warbands place": PLACE_NAMES,
            "warbands": tuple([f"those of {player}, {place}" for player in PLAYERS for place in PLACE_NAMES]),
            "favor": COUNTS,
            "secrets": COUNTS,
            "promise no campaign against": PLAYERS,
            "promise a campaign against": PLAYERS,
            "promise no travel to": POSITION_NAMES,
            "promise favor": COUNTS[: MOST_FAVOR + 1],
            "promise secrets": COUNTS[: MOST_SECRETS + 1],
            "oath": OATH_NAMES,
            "trade": tuple([f"{key} for {what}" for key in CARD_KEYS for what in ("favor", "secrets")]),
            "plan": tuple([_plan_name(at) for at in range(WAYS * len(CARD_KEYS))]),
        }.items()
    }
)
"""What a seat may choose."""
FALLEN: Final = Ranges(
    {"site card": (SITE_KEYS, MOST_SITES), "defense die": (DEFENSE_FACES, 16), "attack die": (ATTACK_FACES, 16)},
    DECISIONS,
)
"""What only luck decides."""
