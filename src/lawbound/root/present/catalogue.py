"""What does not change during a game, in one language: names, cards, maps, bots, and all that a new game may choose."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final, Literal, cast

from typing_extensions import TypedDict

from lawbound.locales import LANGUAGES
from lawbound.present.speech import slug
from lawbound.root.boards import BOARDS, REACH_NEEDED
from lawbound.root.bots import BOTS
from lawbound.root.bots.bot import Bot
from lawbound.root.cards import CARDS, KIND_NAMES, SUIT_NAMES, CardInfo
from lawbound.root.data import load
from lawbound.root.decks import DECKS
from lawbound.root.editions import CHARACTERS_IN_PLAY, EDITIONS, OPTIONS, READINGS
from lawbound.root.factions import FACTIONS
from lawbound.root.hirelings import HIRELINGS
from lawbound.root.hirelings.dealing import WORDS as HIRELING_WORDS
from lawbound.root.items import CHARACTERS, ITEM_NAMES, NO_ITEM
from lawbound.root.landmarks.dealing import COUNTS
from lawbound.root.map import CLEARINGS, MAPS, Map
from lawbound.root.present import names
from lawbound.root.present.boards.keepers import WAYSTATION
from lawbound.root.present.boards.vagabond import ITEM_ON_TRACK
from lawbound.root.present.explain import Explanations, explanations
from lawbound.root.present.widgets import SUITS, Suit, remembered
from lawbound.root.quests import QUESTS
from lawbound.root.seating import DIFFICULTIES
from lawbound.root.setup_cards import VAGABOND_CARDS
from lawbound.root.speech import say

CardKind = Literal["item", "immediate", "persistent", "ambush", "dominance"]

WORDING_ONLY: Final = (*("player_term", "setup_basis", "bot_seats", "spy_cards", "eyrie_build_independent_of_decree"),)
"""Rule options in which the editions differ by words alone: with either value the game is the same."""
REWORDED: Final = (
    *("stand-and-deliver", "tax-collector", "better-burrow-bank"),
    *("eyrie-emigre", "propaganda-bureau", "false-orders", "tunnels", "coffin-makers"),
)
"""Cards that were printed with another text in 2026."""


class Named(TypedDict):
    """Something that can be chosen."""

    key: str
    name: str


class Told(TypedDict):
    """Something that can be chosen, and what it does."""

    key: str
    name: str
    text: str


class FactionEntry(TypedDict):
    name: str  # in a word
    long: str


class CardEntry(TypedDict):
    name: str
    suit: Suit
    text: str
    newer: str | None  # what it says since 2026, if that is something else
    kind: CardKind
    cost: list[str]  # suits of crafting pieces, or "any"
    item: str | None
    points: int
    count: int  # how many of it are in the deck


class QuestEntry(TypedDict):
    name: str
    suit: Suit
    items: list[str]


class CharacterEntry(TypedDict):
    name: str
    items: list[str]
    ability: str
    text: str


class ClearingEntry(TypedDict):
    clearing: int
    suit: Suit | None  # None: suit markers decide
    slots: int  # those under a ruin included
    ruin: bool
    pos: tuple[int, int]  # in thousandths of the board's width and height, from the top left


class ForestEntry(TypedDict):
    id: str
    clearings: list[int]
    pos: tuple[int, int]


class SuitsEntry(TypedDict):
    """A value of the setting `suits`; the first of a map is the usual one."""

    key: str
    name: str
    suits: list[Suit] | None  # of clearings 1 to 12; None: by luck


class MapEntry(TypedDict):
    title: str
    clearings: list[ClearingEntry]
    paths: list[tuple[int, int]]  # closed ones too
    rivers: list[tuple[int, int]]
    forests: list[ForestEntry]
    closed: list[tuple[int, int]]  # those that start closed
    corners: list[int]
    edge: list[int]  # the outer loop, clockwise
    coastal: list[int]
    ferry: int | None
    tower: int | None
    suit_presets: list[SuitsEntry]


class BotEntry(TypedDict):
    faction: str
    key: str
    name: str
    chapter: int
    reach: int
    difficulties: list[Told]
    traits: list[Told]
    characters: list[Told]


class PlayableEntry(TypedDict):
    faction: str
    name: str
    reach: int


class OptionEntry(TypedDict):
    """A rule in which the editions differ; `texts` says what the values mean, in their order."""

    key: str
    article: str
    name: str
    values: list[str]
    texts: list[str]
    editions: dict[str, str]  # the value in each edition


class Catalogue(TypedDict):
    languages: list[str]
    factions: dict[str, FactionEntry]
    suits: dict[str, str]
    items: dict[str, str]
    pieces: dict[str, str]
    explained: Explanations  # what pieces, items and tracks are for
    cards: dict[str, CardEntry]
    quests: dict[str, QuestEntry]
    characters: dict[str, CharacterEntry]
    maps: dict[str, MapEntry]
    bots: list[BotEntry]
    playable: list[PlayableEntry]
    reach_needed: list[int]  # by number of seats, from 0
    decks: list[Named]
    vagabonds: list[Named]  # how many setup cards of the Vagabond
    casts: list[Named]  # whom a Vagabond may be
    landmarks: list[Named]  # how many are drawn
    hirelings: list[Named]  # whether any are drawn
    orders: list[Named]
    services: list[Named]
    discretions: list[Told]  # what a pause tells; the first is the usual one
    editions: list[Told]
    options: list[OptionEntry]


@remembered
def catalogue() -> Catalogue:
    """Everything, made once for each language."""
    return {
        "languages": list(LANGUAGES),
        "factions": {
            key: {"name": say(f"faction-{key}"), "long": say(f"faction-{key}.full")}
            for key in dict.fromkeys([*FACTIONS, *BOTS, *HIRELINGS])
        },
        "suits": {name: str(names.SUITS[suit]) for suit, name in enumerate(SUIT_NAMES)},
        "items": {name: str(names.ITEMS[item]) for item, name in enumerate(ITEM_NAMES)},
        "pieces": {name: say(slug("scene-piece", name)) for name in piece_names()},
        "explained": explanations(),
        "cards": {info.id: _card(info) for info in CARDS},
        "quests": {
            info.id: {
                "name": str(names.QUESTS[quest]),
                "suit": SUITS[info.suit],
                "items": [ITEM_NAMES[item] for item in info.items],
            }
            for quest, info in enumerate(QUESTS)
        },
        "characters": {
            info.id: {
                "name": str(names.CHARACTERS[character]),
                "items": [ITEM_NAMES[item] for item in info.starting_items],
                "ability": str(names.ability(character)),
                "text": say(f"character-{info.id}.text"),
            }
            for character, info in enumerate(CHARACTERS)
        },
        "maps": {name: _map(map_) for name, map_ in MAPS.items()},
        "bots": [_bot(key, bot) for key, bot in BOTS.items()],
        "playable": [
            {"faction": key, "name": say(f"faction-{key}.full"), "reach": BOARDS[key].reach} for key in FACTIONS
        ],
        "reach_needed": list(REACH_NEEDED),
        "decks": _named("scene-deck", tuple(DECKS)),
        "landmarks": _named("choice-landmarks-", tuple(COUNTS)),
        "vagabonds": _named("choice-vagabonds-", VAGABOND_CARDS),
        "hirelings": _named("choice-hirelings-", HIRELING_WORDS),
        "casts": _named("choice-characters-", CHARACTERS_IN_PLAY),
        "orders": _named("scene-order", ("random", "given")),
        "services": _named("scene-services", ("basic", "advanced", "none")),
        "discretions": [
            {"key": key, "name": say(f"scene-discretion-{key}"), "text": say(f"scene-discretion-{key}.text")}
            for key in ("waited", "asked", "open")
        ],
        "editions": [
            {"key": key, "name": say(f"edition-{key}"), "text": say(f"edition-{key}.text")} for key in EDITIONS
        ],
        "options": [_option(key) for key, values in OPTIONS.items() if len(values) > 1 and key not in WORDING_ONLY],
    }


def piece_names() -> Iterable[str]:
    """Every kind of piece that stands on the map or lies on a track."""
    factions = [*FACTIONS.values(), *BOTS.values(), *HIRELINGS.values()]
    return dict.fromkeys([*[piece.name for faction in factions for piece in faction.PIECES], ITEM_ON_TRACK, WAYSTATION])


def _named(table: str, keys: Sequence[str]) -> list[Named]:
    return [{"key": key, "name": say(f"{table}-{key}")} for key in keys]


def _card(info: CardInfo) -> CardEntry:
    fox, rabbit, mouse, anything = info.cost
    name = slug("card", info.id)
    return {
        "name": say(name),
        "suit": SUITS[info.suit],
        "text": say(f"{name}.text"),
        "newer": say(f"{name}.newer") if info.id in REWORDED else None,
        "kind": cast(CardKind, KIND_NAMES[info.kind]),
        "cost": ["fox"] * fox + ["rabbit"] * rabbit + ["mouse"] * mouse + ["any"] * anything,
        "item": None if info.item == NO_ITEM else ITEM_NAMES[info.item],
        "points": info.points,
        "count": info.count,
    }


def _map(map_: Map) -> MapEntry:
    return {
        "title": say(f"map-{map_.name}"),
        "clearings": [
            {
                "clearing": clearing,
                "suit": None if map_.suits is None else SUITS[map_.suits[clearing]],
                "slots": map_.slots[clearing],
                "ruin": clearing in map_.ruins,
                "pos": map_.pos[clearing],
            }
            for clearing in CLEARINGS
        ],
        "paths": _pairs(map_.printed),
        "rivers": _pairs(map_.rivers),
        "forests": [
            {"id": forest.id, "clearings": list(forest.clearings), "pos": forest.pos} for forest in map_.forests
        ],
        "closed": list(map_.closed),
        "corners": list(map_.corners),
        "edge": list(map_.edge),
        "coastal": list(map_.coastal),
        "ferry": map_.ferry or None,
        "tower": map_.tower or None,
        "suit_presets": _suits(map_),
    }


def _pairs(neighbours: Sequence[Sequence[int]]) -> list[tuple[int, int]]:
    return [(a, b) for a in CLEARINGS for b in neighbours[a] if a < b]


def _suits(map_: Map) -> list[SuitsEntry]:
    found: dict[str, bytes | None] = {} if map_.suits is None else {"printed": map_.suits}
    found["random"] = None
    found.update(map_.presets)
    return [
        {
            "key": key,
            "name": say(f"scene-suits-{key}"),
            "suits": None if suits is None else [SUITS[suits[clearing]] for clearing in CLEARINGS],
        }
        for key, suits in found.items()
    ]


def _bot(key: str, bot: type[Bot]) -> BotEntry:
    printed = load("bots")[key]
    traits = [(trait, slug("trait", key, trait)) for trait in bot.TRAITS]
    return {
        "faction": key,
        "key": printed["key"],
        "name": say(f"bot-{key}"),
        "chapter": printed["chapter"],
        "reach": BOARDS[key].reach,
        "difficulties": [
            {"key": level, "name": say(f"difficulty-{level}"), "text": say(slug("difficulty", key, level))}
            for level in DIFFICULTIES
        ],
        "traits": [{"key": trait, "name": say(name), "text": say(f"{name}.text")} for trait, name in traits],
        "characters": [
            {"key": character, "name": say(f"character-{character}"), "text": say(f"character-{character}.bot")}
            for character in bot.CHARACTERS
        ],
    }


def _option(key: str) -> OptionEntry:
    printed = READINGS[key]
    article: str = printed["article"]  # of the bots' Law, unless it says otherwise
    name = slug("option", key)
    return {
        "key": key,
        "article": article if article.startswith("root ") else f"rootbotics {article}",
        "name": say(name),
        "values": list(OPTIONS[key]),
        "texts": [say(f"{name}.{which}") for which in ("first", "second")],
        "editions": {edition: printed[edition] for edition in EDITIONS},
    }
