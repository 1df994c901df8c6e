"""What things are called: clearings, cards, players, pieces, items.

A name becomes text in the sentence that uses it, in the case that the sentence asks for; alone, `str` makes text of it.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache, lru_cache
from typing import Final

from lawbound.kernel import NATURE, Seat
from lawbound.kit.words import LONGEST_NAME, SEATED
from lawbound.present.speech import Names, slug
from lawbound.root.boards import family as family_of
from lawbound.root.cards import CARD_SUIT, CARDS, IMMEDIATE, ITEM_CARD, SUIT_NAMES, UNKNOWN, Card
from lawbound.root.draft import Newcomer
from lawbound.root.faction import Faction
from lawbound.root.factions.duchy.ministers import MINISTERS as SWAYED_MINISTERS
from lawbound.root.factions.hundreds import MOODS as MOOD_CARDS
from lawbound.root.factions.hundreds import Mood
from lawbound.root.factions.keepers import COLUMNS as RETINUE_COLUMNS
from lawbound.root.factions.keepers import RELIC_TYPES
from lawbound.root.factions.vagabond import satchel
from lawbound.root.hirelings.cards import SIDES
from lawbound.root.items import CHARACTERS as CHARACTER_CARDS
from lawbound.root.items import ITEM_NAMES, MARKED, Item, Tile
from lawbound.root.landmarks import LANDMARK_NAMES
from lawbound.root.map import Clearing, Place, is_forest
from lawbound.root.quests import QUESTS as QUEST_CARDS
from lawbound.root.quests import Quest
from lawbound.root.setup_cards import the_cards
from lawbound.root.speech import Name, say
from lawbound.root.state import ASIDE, BURROW, COMMITTED, FUNDS, NOBODY, PAYMENTS, Number, Row, State
from lawbound.root.state import NONE as NO_CARD

Thing = Name | Names | str

REMEMBERED: Final = 1 << 10


def _all(table: str, keys: Iterable[str]) -> tuple[Name, ...]:
    return tuple([Name(slug(table, key)) for key in keys])


SUITS: Final = _all("suit", (*SUIT_NAMES, "every"))
LANDMARKS: Final = _all("landmark", LANDMARK_NAMES)
HIRELINGS: Final = _all("faction", [side.key for side in SIDES])
ITEMS: Final = _all("item", ITEM_NAMES)
PHASES: Final = _all("phase", ("setup", "birdsong", "daylight", "evening"))
COLUMNS: Final = _all("column", ("recruit", "move", "battle", "build"))
LEADERS: Final = _all("leader", ("builder", "charismatic", "commander", "despot"))
RELATIONS: Final = _all("relation", ("indifferent", "amiable", "friendly", "allied", "hostile"))
ITEM_PLACES: Final = _all("item-place", ("track", "satchel", "exhausted", "damaged", "broken", "gone"))
PLOTS: Final = _all("plot", ("bomb", "snare", "extortion", "raid"))
CONSPIRACIES: Final = _all("conspiracy", ("convert", "crusade", "convert 2", "crusade 2", "sanctify"))
MINISTERS: Final = _all("minister", SWAYED_MINISTERS)
MOODS: Final = _all("mood", MOOD_CARDS)
RETINUE: Final = _all("retinue", RETINUE_COLUMNS)
RELICS: Final = _all("relic", RELIC_TYPES)
CARD_NAMES: Final = _all("card", [info.id for info in CARDS])
QUESTS: Final = _all("quest", [info.id for info in QUEST_CARDS])
CHARACTERS: Final = _all("character", [info.id for info in CHARACTER_CARDS])

NOBODY_AT_ALL: Final = Name("faction-nobody")
NONE: Final = Name("list-none")


@lru_cache(REMEMBERED)
def counted(what: str, n: int) -> Name:
    return Name(slug("counted", what), n=n)


def in_a_row(each: Iterable[Thing], empty: str = "none") -> Names:
    """Several things without an "and" before the last."""
    return Names(each, empty, "comma")


def repeated(each: Iterable[Thing]) -> Names:
    """Several things in a row, equal ones counted."""
    counts: dict[Thing, int] = {}
    for thing in each:
        counts[thing] = counts.get(thing, 0) + 1
    return in_a_row([thing if n == 1 else Name("name-many", what=thing, n=n) for thing, n in counts.items()])


def family(player: Faction) -> str:
    """The faction, whichever of its boards the player uses."""
    return player.KEY.rstrip("2")


def faction(s: State, seat: Number) -> Name:
    """The faction in a word; so for hirelings, who have no seat."""
    if seat in (NOBODY, NATURE):
        return NOBODY_AT_ALL
    key = s.box.owners[seat].KEY
    return open_seat(seat) if key == Newcomer.KEY else faction_named(key)


@cache
def open_seat(seat: Seat) -> Name:
    """A seat whose faction has yet to be chosen."""
    return Name("faction-newcomer", n=seat + 1)


@cache
def faction_named(key: str) -> Name:
    """A faction, at the table or not."""
    return Name(slug("faction", key))


def setup_card(s: State, card: int) -> Name:
    """A faction's setup card, and the character beside it."""
    named, character = faction_named(family_of(s.box.draft[card])), the_cards(s).beside(s, card)
    return named if character is None else Name("name-card-beside", faction=named, character=CHARACTERS[character])


def person(s: State, seat: Seat) -> str | None:
    """What the person at that seat is called, if the setup says so."""
    if not 0 <= seat < len(s.names):
        return None
    name = "".join([c for c in s.names[seat] if c.isprintable()])[:LONGEST_NAME]
    return say(SEATED[name]) if name in SEATED else name or None


def score(s: State, seat: Seat) -> Name:
    """Points, or what stands instead of them."""
    if s.coalition[seat] != NOBODY:
        return Name("name-has-coalition", partner=faction(s, s.coalition[seat]))
    if s.dominance[seat] != NO_CARD:
        return Name("name-has-dominance", suit=SUITS[CARD_SUIT[s.dominance[seat]]])
    return counted("point", s.vp[seat])


def player(s: State, seat: Number) -> Name:
    """The faction and who plays it, if anybody does."""
    if s.box.owners[seat].is_bot:
        return Name("name-bot", faction=faction(s, seat))
    return _with_person(s, seat, faction(s, seat))


def newcomer(s: State, seat: Seat) -> Name:
    """The seat, whatever is played there by now, and who sits there."""
    return _with_person(s, seat, open_seat(seat))


def _with_person(s: State, seat: Seat, named: Name) -> Name:
    name = person(s, seat)
    return named if name is None else Name("name-named-player", faction=named, name=name)


BESIDE: Final = {"lizards": Name("name-acolyte")}
"""Who stands in no clearing, and may be asked for by whoever takes the turn; the Alliance's officers elsewhere."""


IN_BOXES: Final = {
    PAYMENTS: Name("name-paid-warrior"),
    FUNDS: Name("name-fund"),
    COMMITTED: Name("name-committed-fund"),
}
"""Who lies in the boxes of whoever sells services."""


def clearing(s: State, number: Clearing) -> Name:
    """A clearing; the Burrow is one too, and officers, acolytes and funds stand in none."""
    if number in IN_BOXES:
        return IN_BOXES[number]
    if number == ASIDE:
        return BESIDE.get(s.acting.KEY, Name("name-officer"))
    if number == BURROW:
        return Name("name-burrow")
    return Name("name-clearing", number=number, suit=SUITS[s.suits[number]])


def numbers(clearings: Iterable[Clearing]) -> Names:
    return Names([str(number) for number in clearings])


def clearings(several: Sequence[Clearing]) -> Name:
    return Name("name-clearings", n=len(several), list=numbers(several))


def place(s: State, at: Place) -> Name:
    """A clearing or a forest."""
    if not is_forest(at):
        return clearing(s, at)
    for forest in s.box.map.forests:
        if forest.place == at:
            return Name("name-forest", clearings=numbers(sorted(forest.clearings)))
    raise KeyError(at)


def place_briefly(s: State, at: Place) -> Name:
    """The same where it is clear that it is about places on the map: a clearing by its number and suit."""
    if at >= BURROW:
        return place(s, at)
    return Name("brief-clearing", number=at, suit=SUITS[s.suits[at]])


def card(number: Card) -> Name:
    if number == UNKNOWN:
        return Name("name-unknown-card")
    return Name("name-card", name=CARD_NAMES[number], suit=SUITS[CARDS[number].suit])


def cards(several: Iterable[Card], empty: str = "none") -> Names:
    return Names([card(number) for number in several], empty)


def card_to_craft(s: State, maker: Faction, number: Card, item: str = "name-crafts-an-item") -> Name:
    """The card, what it does and what it costs; an item and points are told by that message."""
    info = CARDS[number]
    if info.kind == ITEM_CARD:
        points = counted("point", maker.craft_points(s, number))
        effect = Name(item, item=ITEMS[info.item], points=points)
    else:
        effect = Name("name-immediate-effect" if info.kind == IMMEDIATE else "name-lasting-effect")
    cost = [Name("name-cost-of-suit", n=info.cost[each], suit=SUITS[each]) for each in range(3) if info.cost[each]]
    if info.cost[3]:
        cost.append(Name("name-cost-of-any", n=info.cost[3]))
    return Name(
        "name-card-to-craft",
        name=CARD_NAMES[number],
        suit=SUITS[info.suit],
        effect=effect,
        cost=Names(cost, "nothing"),
    )


def pieces(s: State, row: Row, n: int) -> Name:
    """A number of pieces of a kind, without their owner."""
    return Name(slug("piece", s.box.piece_name(row)), n=n)


def short_pieces(s: State, row: Row, n: int) -> Name:
    """The same where room is short."""
    return Name(slug("short-piece", s.box.piece_name(row)), n=n)


def pieces_at(s: State, number: Clearing) -> list[Name]:
    """Who has what in a clearing."""
    groups: list[Name] = []
    for owner in s.box.owners:
        found = [pieces(s, row, s.board[row + number]) for row in owner.rows if s.board[row + number]]
        if found:
            groups.append(Name("name-pieces-of", faction=faction(s, owner.number), pieces=in_a_row(found)))
    return groups


def with_pieces(s: State, number: Clearing, named: Name) -> Name:
    """A clearing, however it is named, and what stands there."""
    found = pieces_at(s, number)
    if not found:
        return Name("name-clearing-empty", clearing=named)
    return Name("name-clearing-with", clearing=named, pieces=in_a_row(found))


def warriors(n: int) -> Name:
    return Name("piece-warrior", n=n)


def tile(number: Tile) -> Name:
    """An item of the Vagabond; those from a second set of ruins are marked."""
    name = ITEMS[satchel.item_of(number)]
    return Name("name-marked-item", item=name) if number >= MARKED else name


def tiles(several: Iterable[Tile]) -> Names:
    return Names([tile(number) for number in several], "nothing")


def slot(at: satchel.Slot) -> Name:
    return Name("name-slot", item=tile(satchel.tile_of(at)), place=ITEM_PLACES[satchel.place_of(at)])


def items(several: Iterable[Item]) -> Names:
    return Names([ITEMS[number] for number in several])


def quest(number: Quest) -> Name:
    info = QUEST_CARDS[number]
    return Name("name-quest", name=QUESTS[number], suit=SUITS[info.suit], items=items(info.items))


def ability(number: int) -> Name:
    """The special action of a character."""
    return Name(f"{CHARACTERS[number].id}.ability")


def character(number: int) -> Name:
    """A character card: what it is, has and does."""
    starting = items(CHARACTER_CARDS[number].starting_items)
    return Name("name-character", name=CHARACTERS[number], items=starting, ability=ability(number))


def leader(number: int, viziers: Iterable[int]) -> Name:
    """A leader of the Eyrie: what it does, and the columns of its viziers."""
    name = LEADERS[number]
    columns = Names([COLUMNS[column] for column in viziers])
    return Name("name-leader", leader=name, effect=Name(f"{name.id}.effect"), columns=columns)


def mood(number: Mood) -> Name:
    """A mood of the warlord, and what it does."""
    name = MOODS[number]
    return Name("name-mood", mood=name, effect=Name(f"{name.id}.effect"))


def decree_card(column: int, suit: int, possible: bool = True) -> Name:
    key = "name-decree-card" if possible else "name-decree-card-impossible"
    return Name(key, action=COLUMNS[column], suit=SUITS[suit])


def step(name: str) -> Name:
    return Name(slug("step", name))


def service(name: str) -> Name:
    return Name(slug("service", name))


# What is printed on boards and cards


def board(key: str) -> str:
    """The full name of a faction.

    >>> board("marquise")
    'Marquise de Cat'
    """
    return say(f"{slug('faction', key)}.full")


def card_text(number: Card) -> str:
    """What the card does."""
    return say(f"{CARD_NAMES[number].id}.text")


def character_name(key: str) -> str:
    return say(slug("character", key))


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
