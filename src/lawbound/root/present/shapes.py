"""What the browser draws of Root: the parts of a scene that are the game's own (`own` in `kit.scene`)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

from typing_extensions import TypedDict

from lawbound.kernel import Seat

CardId = str
Suit = Literal["fox", "rabbit", "mouse", "bird"]


class Pieces(TypedDict):
    """Pieces of one kind in one place: `piece` names the picture, `text` is for people ("2 warriors")."""

    seat: Seat
    piece: str  # warrior, sawmill, roost, fox base, sympathy, pawn, plot, ...
    count: int
    text: str


class ClearingScene(TypedDict):
    clearing: int
    suit: Suit | None  # None before the suit markers are laid out
    open_slots: int
    ruin: bool
    ruler: Seat | None
    pieces: list[Pieces]
    items: list[str]  # items that cover building slots (the Vagabot's)
    text: str  # the whole clearing for a screen reader: "Clearing 5 (rabbit), ruled by the Eyrie: ..."


class ForestScene(TypedDict):
    forest: str  # its id, such as 1_2_5_10
    pieces: list[Pieces]
    text: str


class ItemCount(TypedDict):
    item: str
    count: int


class Quest(TypedDict):
    quest: str
    name: str
    suit: Suit
    items: list[str]
    text: str


class LandmarkScene(TypedDict):
    landmark: str  # its key: black-market, lost-city, ...
    clearing: int
    name: str
    text: str  # what it does
    article: str


class SetupCardScene(TypedDict):
    """A setup card that nobody has chosen yet."""

    place: str
    faction: str  # its key; both Vagabonds have the same
    title: str  # all of it in one line
    name: str
    militant: bool
    kind: str  # militant or insurgent, in words
    locked: str | None  # why it cannot be chosen yet, if it lies sideways
    reach: int
    text: str  # how the faction is set up
    character: str | None  # the one beside it
    character_name: str | None


class HomelandScene(TypedDict):
    clearing: int
    seat: int
    text: str


class HirelingScene(TypedDict):
    hireling: str  # the key of the side: otter-divers, ...
    number: int  # what its pieces have for a seat
    name: str
    text: str  # what it does
    article: str
    controller: Seat | None
    control: int  # control markers on the card
    status: str  # who controls it, in words
    paths: list[tuple[int, int]]  # where bandits lie in wait


class HirelingMarker(TypedDict):
    space: int  # of the score track
    seat: Seat | None  # whose it is until their turn ends; None while it lies there
    text: str


class Own(TypedDict):
    """The map, and what lies beside it."""

    map: str
    clearings: list[ClearingScene]
    forests: list[ForestScene]
    closed: list[tuple[int, int]]  # paths that are still closed
    ferry: int | None
    tower: int | None
    landmarks: list[LandmarkScene]
    setup_cards: list[SetupCardScene]  # those of the draft, while it goes on
    homelands: list[HomelandScene]  # while factions are set up
    hirelings: list[HirelingScene]
    hireling_markers: list[HirelingMarker]  # those that have brought no card yet
    deck: int
    discard: list[CardId]
    available: list[CardId]  # dominance cards beside the map
    items: list[ItemCount]  # the supply of items
    quests: list[Quest]
    newer: bool  # cards say what they say since 2026


class Note(TypedDict):
    """A few words about something, and the article that says more."""

    text: str
    article: str


class PlayerOwn(TypedDict):
    """What lies before a player, besides the faction board."""

    dominance: CardId | None
    coalition: Seat | None
    hand_size: int
    hand: list[CardId] | None  # None: this seat may not see it
    notes: Mapping[CardId, Note]  # what cards of the seen hand cannot do now
    crafted: list[CardId]
    items: list[ItemCount]  # crafted items
    exhausted: list[str]  # those of them that are
    supply: list[Pieces]  # pieces that are still off the map
