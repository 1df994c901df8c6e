"""What things are called, as text: clearings, cards, players, pieces, items.

Inside a sentence use the names of `things`, which can be declined.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from lawbound.kernel import Seat
from lawbound.present.speech import Names, slug
from lawbound.root.cards import CARDS, Card
from lawbound.root.faction import Faction
from lawbound.root.factions.vagabond import satchel
from lawbound.root.items import Item, Tile
from lawbound.root.map import Clearing, Place
from lawbound.root.present import things
from lawbound.root.quests import Quest
from lawbound.root.speech import say
from lawbound.root.state import Row, State


def counted(what: str, n: int) -> str:
    """A number of things.

    >>> counted("point", 1), counted("point", 2)
    ('1 point', '2 points')
    """
    return str(things.counted(what, n))


def listed(each: Iterable[things.Thing], empty: str = "none") -> str:
    """Several things in a row.

    >>> listed(["a", "b", "c"]), listed([])
    ('a, b and c', 'none')
    """
    return str(Names(each, empty))


def repeated(each: Iterable[things.Thing]) -> str:
    """Several things in a row, equal ones counted.

    >>> repeated(["sword", "tea", "tea"])
    'sword, tea x2'
    """
    return str(things.repeated(each))


def family(player: Faction) -> str:
    """The faction, whichever of its boards the player uses."""
    return things.family(player)


def person(s: State, seat: Seat) -> str | None:
    """What the person at that seat is called, if the setup says so."""
    return things.person(s, seat)


def faction(s: State, seat: Seat) -> str:
    """The faction in a word."""
    return str(things.faction(s, seat))


def player(s: State, seat: Seat) -> str:
    """The faction and who plays it."""
    return str(things.player(s, seat))


def suit(number: int) -> str:
    return str(things.SUITS[number])


def clearing(s: State, number: Clearing) -> str:
    return str(things.clearing(s, number))


def clearings(numbers: Sequence[Clearing]) -> str:
    return str(things.clearings(numbers))


def place(s: State, at: Place) -> str:
    """A clearing or a forest."""
    return str(things.place(s, at))


def card(number: Card) -> str:
    return str(things.card(number))


def cards(numbers: Iterable[Card], empty: str = "none") -> str:
    return str(things.cards(numbers, empty))


def card_to_craft(s: State, maker: Faction, number: Card) -> str:
    """The card, what it does and what it costs."""
    return str(things.card_to_craft(s, maker, number))


def pieces(s: State, row: Row, n: int) -> str:
    """A number of pieces of a kind, without their owner."""
    return str(things.pieces(s, row, n))


def item(number: Item) -> str:
    return str(things.ITEMS[number])


def tile(number: Tile) -> str:
    """An item of the Vagabond; those from a second set of ruins are marked."""
    return str(things.tile(number))


def tiles(numbers: Iterable[Tile]) -> str:
    return str(things.tiles(numbers))


def slot(at: satchel.Slot) -> str:
    return str(things.slot(at))


def quest(number: Quest) -> str:
    return str(things.quest(number))


def character(number: int) -> str:
    """A character card: what it is, has and does."""
    return str(things.character(number))


# What is printed on cards, and on the boxes of bots


def board(key: str) -> str:
    """The full name of a faction.

    >>> board("marquise")
    'Marquise de Cat'
    """
    return say(f"{slug('faction', key)}.full")


def map_title(key: str) -> str:
    return say(slug("map", key))


def card_text(number: Card) -> str:
    """What the card does."""
    return say(f"{slug('card', CARDS[number].id)}.text")


def character_name(key: str) -> str:
    return say(slug("character", key))


def character_text(key: str) -> str:
    """What the special action of the character does."""
    return say(f"{slug('character', key)}.text")


def bot(faction: str) -> str:
    """What the bot of a faction is called.

    >>> bot("vagabond")
    'Vagabot'
    """
    return say(slug("bot", faction))


def bot_character_text(key: str) -> str:
    """What the Vagabot does as that character."""
    return say(f"{slug('character', key)}.bot")


def difficulty(level: str) -> str:
    return say(slug("difficulty", level))


def difficulty_text(faction: str, level: str) -> str:
    """What that difficulty changes for the bot."""
    return say(slug("difficulty", faction, level))


def trait(faction: str, key: str) -> str:
    return say(slug("trait", faction, key))


def trait_text(faction: str, key: str) -> str:
    """What the trait changes for the bot."""
    return say(f"{slug('trait', faction, key)}.text")
