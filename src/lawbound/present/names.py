"""What things are called: clearings, cards, players, pieces, items."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from lawbound.kernel import NATURE, Seat
from lawbound.present import english
from lawbound.root.cards import CARDS, IMMEDIATE, ITEM_CARD, UNKNOWN, Card
from lawbound.root.faction import Faction
from lawbound.root.factions.vagabond import satchel
from lawbound.root.items import CHARACTERS, MARKED, Item, Tile
from lawbound.root.map import Clearing, Place, is_forest
from lawbound.root.quests import QUESTS, Quest
from lawbound.root.state import BURROW, NOBODY, Row, State

LONGEST_NAME: Final = 30


def counted(what: str, n: int) -> str:
    """A number of things.

    >>> counted("point", 1), counted("point", 2)
    ('1 point', '2 points')
    """
    one, many = english.COUNTED[what]
    return (one if n == 1 else many).format(n=n)


def listed(things: Iterable[str], empty: str = "none") -> str:
    """Several things in a row.

    >>> listed(["a", "b", "c"]), listed([])
    ('a, b and c', 'none')
    """
    texts = list(things)
    if not texts:
        return english.LISTS[empty]
    if len(texts) == 1:
        return texts[0]
    return english.LISTS["comma"].join(texts[:-1]) + english.LISTS["and"] + texts[-1]


def repeated(texts: Iterable[str]) -> str:
    """Several things in a row, equal ones counted.

    >>> repeated(["sword", "tea", "tea"])
    'sword, tea x2'
    """
    counts: dict[str, int] = {}
    for text in texts:
        counts[text] = counts.get(text, 0) + 1
    each = [text if n == 1 else english.BOARD["many"].format(n=n, what=text) for text, n in counts.items()]
    return english.LISTS["comma"].join(each) or english.LISTS["none"]


def family(player: Faction) -> str:
    """The faction, whichever of its boards the player uses."""
    return player.KEY.rstrip("2")


def faction(s: State, seat: Seat) -> str:
    """The faction in a word."""
    if seat in (NOBODY, NATURE):
        return english.NOBODY
    return english.FACTIONS[s.players[seat].KEY]


def person(s: State, seat: Seat) -> str | None:
    """What the person at that seat is called, if the setup says so."""
    names = s.box.setup.get("names")
    if isinstance(names, Sequence) and not isinstance(names, str) and 0 <= seat < len(names):
        return "".join([c for c in str(names[seat]) if c.isprintable()])[:LONGEST_NAME]
    return None


def player(s: State, seat: Seat) -> str:
    """The faction and who plays it."""
    if s.players[seat].is_bot:
        return english.NAMES["bot"].format(faction=faction(s, seat))
    name = person(s, seat)
    if name is None:
        return faction(s, seat)
    return english.NAMES["named player"].format(faction=faction(s, seat), name=name)


def suit(number: int) -> str:
    return english.SUITS[number]


def clearing(s: State, number: Clearing) -> str:
    if number == BURROW:
        return english.NAMES["burrow"]
    return english.NAMES["clearing"].format(number=number, suit=suit(s.suits[number]))


def clearings(numbers: Sequence[Clearing]) -> str:
    one, many = english.COUNTED["clearing"]
    return (one if len(numbers) == 1 else many).format(list=listed([str(number) for number in numbers]))


def place(s: State, at: Place) -> str:
    """A clearing or a forest."""
    if not is_forest(at):
        return clearing(s, at)
    for forest in s.box.map.forests:
        if forest.place == at:
            return english.NAMES["forest"].format(clearings=listed([str(c) for c in sorted(forest.clearings)]))
    raise KeyError(at)


def card(number: Card) -> str:
    if number == UNKNOWN:
        return english.NAMES["unknown card"]
    info = CARDS[number]
    return english.NAMES["card"].format(name=info.name, suit=suit(info.suit))


def cards(numbers: Iterable[Card], empty: str = "none") -> str:
    return listed([card(number) for number in numbers], empty)


def card_to_craft(s: State, maker: Faction, number: Card) -> str:
    """The card, what it does and what it costs."""
    info = CARDS[number]
    if info.kind == ITEM_CARD:
        points = counted("point", maker.craft_points(s, number))
        effect = english.NAMES["crafts an item"].format(item=english.ITEMS[info.item], points=points)
    else:
        effect = english.NAMES["immediate effect" if info.kind == IMMEDIATE else "lasting effect"]
    cost = [
        english.NAMES["cost of suit"].format(n=info.cost[each], suit=suit(each)) for each in range(3) if info.cost[each]
    ]
    if info.cost[3]:
        cost.append(english.NAMES["cost of any"].format(n=info.cost[3]))
    return english.NAMES["card to craft"].format(
        name=info.name, suit=suit(info.suit), effect=effect, cost=listed(cost, "nothing")
    )


def pieces(s: State, row: Row, n: int) -> str:
    """A number of pieces of a kind, without their owner.

    The names of the pieces are those of `english.PIECES`.
    """
    one, many = english.PIECES[s.box.piece_name(row)]
    return (one if n == 1 else many).format(n=n)


def item(number: Item) -> str:
    return english.ITEMS[number]


def tile(number: Tile) -> str:
    """An item of the Vagabond; those from a second set of ruins are marked."""
    name = item(satchel.item_of(number))
    return english.MARKED_ITEM.format(item=name) if number >= MARKED else name


def tiles(numbers: Iterable[Tile]) -> str:
    return listed([tile(number) for number in numbers], "nothing")


def slot(at: satchel.Slot) -> str:
    return english.NAMES["slot"].format(item=tile(satchel.tile_of(at)), place=english.ITEM_PLACES[satchel.place_of(at)])


def quest(number: Quest) -> str:
    info = QUESTS[number]
    items = listed([item(each) for each in info.items])
    return english.NAMES["quest"].format(name=info.name, suit=suit(info.suit), items=items)


def character(number: int) -> str:
    """A character card: what it is, has and does."""
    info = CHARACTERS[number]
    items = listed([item(each) for each in info.starting_items])
    return english.NAMES["character"].format(name=info.name, items=items, ability=info.ability)
