"""Widgets of faction boards: tracks, columns of cards, rows of cards and items, facts.

A track shows a space for every piece; a space is filled while its piece still lies there.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache, wraps
from typing import Any, Final, Literal, TypeVar, TypeVarTuple

from lawbound.kernel import Seat
from lawbound.kit.scene import Column, Columns, Fact, Facts, Thing, Things, Track
from lawbound.present.speech import language, slug
from lawbound.root.cards import BIRD, Card
from lawbound.root.items import ITEM_NAMES, MARKED, Tile
from lawbound.root.present import names, places
from lawbound.root.present.places import CARD_IDS, ItemState
from lawbound.root.quests import QUESTS, Quest
from lawbound.root.speech import Name, say
from lawbound.root.state import PLAYING, ROW, Row, State

T = TypeVar("T")
Given = TypeVarTuple("Given")
Suit = Literal["fox", "rabbit", "mouse", "bird"]
Printed = tuple[str, tuple[int, ...]]
"""What the numbers on a track mean, and one for every space."""

REMEMBERED: Final = 1 << 13
SUITS: Final[tuple[Suit, ...]] = ("fox", "rabbit", "mouse", "bird")
STATES: Final[dict[ItemState, Name]] = {
    "exhausted": names.ITEM_PLACES[2],
    "damaged": names.ITEM_PLACES[3],
    "broken": names.ITEM_PLACES[4],
}
"""How an item lies there, unless it is ready."""


def remembered(make: Callable[[*Given], T]) -> Callable[[*Given], T]:
    """Make the same thing only once in each language, for most of a table stays as it is from choice to choice."""

    @lru_cache(REMEMBERED)
    def made(language: str, *given: *Given) -> T:
        return make(*given)

    @wraps(make)
    def recall(*given: *Given) -> T:
        return made(language(), *given)

    return recall


def track(s: State, row: Row, *printed: Printed) -> Track:
    """The track of a piece."""
    return track_with(
        s.box.piece_name(row), s.box.limits[row // ROW], s.board[row], printed, places.piece(s, row, None)
    )


@remembered
def track_with(piece: str, size: int, left: int, printed: tuple[Printed, ...], place: str) -> Track:
    """What leaves a track leaves from the left. A space that gives no card shows no card."""
    return {
        "kind": "track",
        "title": say(slug("scene-track", piece)),
        "picture": f"piece:{piece}",
        "place": place,
        "legend": [say(f"scene-legend-{what}") for what, _ in printed],
        "spaces": [
            {
                "filled": at >= size - left,
                "labels": [
                    "" if what == "cards" and not numbers[at] else str(numbers[at]) for what, numbers in printed
                ],
            }
            for at in range(size)
        ],
    }


def card(number: Card, zone: str = "") -> Thing:
    return card_in(number, zone)


@remembered
def card_in(number: Card, zone: str) -> Thing:
    """A card; one that this seat may not see is a card all the same."""
    id = CARD_IDS[number]
    if id is None:
        return {"text": say("name-unknown-card"), "picture": "card"}
    thing: Thing = {"text": str(names.card(number)), "picture": f"card:{id}"}
    return {**thing, "place": places.card(number, zone)} if zone else thing


def cards(zone: str, several: Iterable[Card], title: str | None = None) -> Things:
    return row(title or zone, zone, [card(number, zone) for number in several])


def row(title: str, key: str, things: list[Thing]) -> Things:
    return {"kind": "things", "title": say(f"scene-{title}"), "key": key, "things": things}


def quests(title: str, several: Iterable[Quest], named: Callable[[Quest], Name]) -> Things:
    things: list[Thing] = [{"text": str(named(quest)), "picture": f"quest:{QUESTS[quest].id}"} for quest in several]
    return row(title, "quests", things)


@remembered
def item(owner: Seat, tile: Tile, state: ItemState) -> Thing:
    """An item; those marked R are pictures of their own."""
    name = names.tile(tile)
    if state in STATES:
        name = Name("scene-item-state", item=name, state=STATES[state])
    return {
        "text": str(name),
        "picture": f"item:{ITEM_NAMES[tile % MARKED]}{':R' if tile >= MARKED else ''}",
        "place": places.item(owner, tile, state),
        "state": state,
    }


def items(title: str, owner: Seat, tiles: Iterable[tuple[Tile, ItemState]]) -> Things:
    return row(title, "items", [item(owner, tile, state) for tile, state in tiles])


def fact(label: str, value: Any) -> Fact:
    return {"label": say(f"scene-fact-{label}"), "value": str(value)}


def facts(*each: Fact) -> Facts:
    return {"kind": "facts", "facts": list(each)}


def columns(title: str, each: Iterable[Column]) -> Columns:
    return {"kind": "columns", "title": say(f"scene-{title}"), "columns": list(each)}


def column(title: Name, several: Sequence[Card], viziers: int, active: bool = False) -> Column:
    """Cards of a Decree; a vizier is a bird without a face."""
    vizier: Thing = {"text": say("scene-vizier"), "picture": f"suit:{SUITS[BIRD]}"}
    return {
        "title": str(title),
        "things": [*[card(number) for number in several], *[vizier] * viziers],
        "active": active,
    }


def in_turn(s: State, seat: Seat, step: str) -> bool:
    """Whether that player is at that step of their turn."""
    return s.stage == PLAYING and s.turn == seat and s.acting.turn_steps[s.step].name == step
