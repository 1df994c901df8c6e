"""What travels between the server and its clients, version 2.

These types are the protocol: `docs/protocol.schema.json` is made from them, incoming messages are checked against them,
and the tests check outgoing ones. Texts are in the reader's language, and everything is what that seat may know.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Literal, NotRequired

from pydantic import BeforeValidator, Field
from pydantic_core import PydanticCustomError
from typing_extensions import TypedDict

VERSION = 2


def _number(value: object) -> object:
    """Neither a text nor `true` is a number, though both could be taken for one."""
    if isinstance(value, bool | str):
        raise PydanticCustomError("int_type", "Input should be a valid integer")
    return value


Whole = Annotated[int, BeforeValidator(_number)]
Flag = Annotated[bool, Field(strict=True)]
SeatNumber = Whole
CardId = str
Suit = Literal["fox", "rabbit", "mouse", "bird"]
Language = Literal["en", "cs", "pl"]

# --- The table as one seat, or a spectator, may see it ---


class Pieces(TypedDict):
    """Pieces of one kind in one place: `piece` names the picture, `text` is for people ("2 warriors")."""

    seat: SeatNumber
    piece: str  # warrior, sawmill, roost, fox base, sympathy, pawn, plot, ...
    count: int
    text: str


class ClearingScene(TypedDict):
    clearing: int
    suit: Suit | None  # None before the suit markers are laid out
    open_slots: int
    ruin: bool
    ruler: SeatNumber | None
    pieces: list[Pieces]
    items: list[str]  # items that cover building slots (the Vagabot's)
    text: str  # the whole clearing for a screen reader: "Clearing 5 (rabbit), ruled by the Eyrie: ..."


class ForestScene(TypedDict):
    forest: str  # its id, such as 1_2_5_10
    pieces: list[Pieces]
    text: str


class TrackSpace(TypedDict):
    """One space of a track. `filled`: the piece still lies there; what it shows matters when it is gone."""

    filled: bool
    labels: list[str]  # what is printed on it: a cost, points, a card symbol


class TrackWidget(TypedDict):
    kind: Literal["track"]
    title: str
    piece: str  # the picture of what lies on it
    legend: list[str]  # what the labels mean, in their order: ["cost", "points"]
    spaces: list[TrackSpace]


class CardColumn(TypedDict):
    title: str
    suits: list[Suit]  # of the cards, in their order
    cards: list[CardId | None]  # None: a card without a face, such as a Loyal Vizier
    active: bool


class ColumnsWidget(TypedDict):
    """The Decree, and whatever else is cards in columns."""

    kind: Literal["columns"]
    title: str
    columns: list[CardColumn]


class CardsWidget(TypedDict):
    """A row of cards; None is a card that this seat may not see."""

    kind: Literal["cards"]
    title: str
    zone: str  # supporters, market, souls, revealed, order; quests: then the cards are quests
    cards: list[CardId | None]


class ItemTile(TypedDict):
    item: str
    marked: bool  # marked R
    state: Literal["ready", "exhausted", "damaged", "broken"]  # broken: damaged and exhausted


class ItemsWidget(TypedDict):
    kind: Literal["items"]
    title: str
    items: list[ItemTile]


class Fact(TypedDict):
    label: str
    value: str


class FactsWidget(TypedDict):
    kind: Literal["facts"]
    facts: list[Fact]


Widget = Annotated[
    TrackWidget | ColumnsWidget | CardsWidget | ItemsWidget | FactsWidget,
    Field(discriminator="kind"),
]


class ItemCount(TypedDict):
    item: str
    count: int


class PlayerScene(TypedDict):
    seat: SeatNumber
    faction: str  # marquise, eyrie, alliance, vagabond, vagabond2, lizards, riverfolk, duchy, corvids
    name: str  # "Marquise", with the person's name if there is one
    kind: Literal["person", "bot", "computer"]
    style: str  # for a bot its difficulty and traits, for a computer player its name, else ""
    points: int
    score: str  # "12 points", or what stands instead: a dominance card, a coalition
    dominance: CardId | None
    coalition: SeatNumber | None
    hand_size: int
    hand: list[CardId] | None  # None: this seat may not see it
    crafted: list[CardId]
    items: list[ItemCount]  # crafted items
    supply: list[Pieces]  # pieces that are still off the map
    board: list[Widget]
    wins: bool


class Phase(TypedDict):
    stage: Literal["setup", "playing", "over"]
    turn: int
    seat: SeatNumber | None
    phase: Literal["birdsong", "daylight", "evening"] | None
    text: str  # "Turn 7: Eyrie, Daylight, resolve the Decree"


class Quest(TypedDict):
    quest: str
    name: str
    suit: Suit
    items: list[str]
    text: str


class Scene(TypedDict):
    """Everything that is drawn."""

    map: str
    phase: Phase
    order: list[SeatNumber]
    clearings: list[ClearingScene]
    forests: list[ForestScene]
    closed: list[tuple[int, int]]  # paths that are still closed
    ferry: int | None
    players: list[PlayerScene]  # by seat
    deck: int
    discard: list[CardId]
    available: list[CardId]  # dominance cards beside the map
    items: list[ItemCount]  # the supply of items
    quests: list[Quest]


# --- Questions ---


class Choice(TypedDict):
    """One option. `place` names where in the scene it may be clicked; None: only as a button."""

    option: int
    text: str
    place: str | None
    ends: bool  # it ends a step or declines: drawn apart from the others


class Question(TypedDict):
    id: str  # sent back with the choice, so that a second click or another tab cannot answer the next question
    seat: SeatNumber
    text: str
    article: str
    about: list[str]  # the places that the question is about: the clearing of the battle, say
    choices: list[Choice]


class LogLine(TypedDict):
    line: int  # from 0
    turn: int
    seat: SeatNumber | None  # who did it
    text: str
    article: str
    event: str  # the engine's name for what happened: battle, rolled, placed, scored...
    places: list[str]  # where, to be lit up
    dice: tuple[int, int] | None
    traced: bool  # a bot decided this: its reasons can be asked for


class SeatStatus(TypedDict):
    seat: SeatNumber
    kind: Literal["person", "bot", "computer"]
    name: str | None  # the person's name
    connected: bool


class Refusal(TypedDict):
    text: str
    article: str


class Outcome(TypedDict):
    """How the game ended; the seed is told now, so that anybody can check the luck."""

    winners: list[SeatNumber]
    points: list[int]
    text: str
    article: str
    seed: str
    salt: str  # the commitment was to salt and seed; empty in games from before there was one
    commitment: str
    chart: Sequence[Sequence[int]]  # points by seat after each turn, from turn 0


# --- From the server ---


class TableMessage(TypedDict):
    """The table after a change: draw this. Sent after `hello` and whenever this reader's picture changed."""

    type: Literal["table"]
    moment: int  # counts the changes that this reader could see
    seat: SeatNumber | None  # whose eyes: None for a spectator
    scene: Scene
    question: Question | None  # for this seat, now
    waiting: SeatNumber | None  # whom the table waits for, as far as that may be known
    can_undo: bool
    log_start: int  # the number of the first line below
    log: list[LogLine]  # on hello the newest lines, afterwards the new ones
    outcome: Outcome | None


class WelcomeMessage(TypedDict):
    """The answer to `hello`, before the first table."""

    type: Literal["welcome"]
    version: int
    game: str
    role: Literal["host", "seat", "spectator"]
    seat: SeatNumber | None
    practice: bool
    replay: bool  # a journal that somebody brought: nobody chooses, and everybody may look from any seat
    commitment: str
    named_seed: bool  # a person named the seed, and may foresee the luck
    title: str


class SeatsMessage(TypedDict):
    type: Literal["seats"]
    seats: list[SeatStatus]


class LogMessage(TypedDict):
    """Older lines of the log, as asked for."""

    type: Literal["log"]
    start: int
    lines: list[LogLine]


class TraceMessage(TypedDict):
    """Why the bot decided so: line by line, candidates and the criterion that decided."""

    type: Literal["trace"]
    line: int
    steps: list[Refusal]


class WhyMessage(TypedDict):
    """What is not possible now, and the article that forbids it."""

    type: Literal["why"]
    question: str | None
    refused: list[Refusal]


class HistoryMessage(TypedDict):
    """The table as it was at an earlier moment, or after a line of the log, as this reader saw it."""

    type: Literal["history"]
    moment: int
    scene: Scene
    log_end: int  # the first line of the log that had not happened yet


class AckMessage(TypedDict):
    """The choice (or undo) is stored for good."""

    type: Literal["ack"]
    question: str


class ErrorMessage(TypedDict):
    """Something could not be done; the game is as it was. `closing`: the connection ends."""

    type: Literal["error"]
    code: str  # stale, illegal, not-your-turn, bad-message, too-fast, too-large, no-such-game, store, cannot-undo, ...
    text: str
    closing: bool


class PongMessage(TypedDict):
    type: Literal["pong"]


ServerMessage = Annotated[
    WelcomeMessage
    | TableMessage
    | SeatsMessage
    | LogMessage
    | TraceMessage
    | WhyMessage
    | HistoryMessage
    | AckMessage
    | ErrorMessage
    | PongMessage,
    Field(discriminator="type"),
]

# --- From the client, over the WebSocket. The first message is `hello`. ---

Count = Annotated[int, Field(ge=0, le=1_000_000), BeforeValidator(_number)]


class Hello(TypedDict):
    type: Literal["hello"]
    version: Whole
    token: Annotated[str, Field(max_length=100)]  # from the fragment of the link; never part of an address
    lang: Language
    seat: NotRequired[Count | None]  # a finished game may be looked at from any seat


class Choose(TypedDict):
    type: Literal["choose"]
    question: Annotated[str, Field(max_length=64)]
    option: Count


class Undo(TypedDict):
    type: Literal["undo"]


class Why(TypedDict):
    type: Literal["why"]


class Trace(TypedDict):
    type: Literal["trace"]
    line: Count


class EarlierLog(TypedDict):
    type: Literal["log"]
    before: Count


class History(TypedDict):
    type: Literal["history"]
    moment: Count


class Look(TypedDict):
    """The table as it was after that line of the log: in a game that is over, in a replay, or where no person plays."""

    type: Literal["look"]
    line: Count


class Speak(TypedDict):
    """Another language, or in a finished game other eyes: the server sends the table anew."""

    type: Literal["speak"]
    lang: Language
    seat: NotRequired[Count | None]


class Ping(TypedDict):
    type: Literal["ping"]


ClientMessage = Annotated[
    Hello | Choose | Undo | Why | Trace | EarlierLog | History | Look | Speak | Ping,
    Field(discriminator="type"),
]

# --- HTTP ---


class SeatWish(TypedDict):
    """A seat of a new game. `seat` as in a setup: `eyrie`, `bot:eyrie@nightmare+swoop`, `bot:vagabond/ranger`."""

    seat: Annotated[str, Field(max_length=200)]
    player: NotRequired[Annotated[str, Field(max_length=50)] | None]  # a computer player (random); None: a person
    name: NotRequired[Annotated[str, Field(max_length=40)] | None]


class NewGame(TypedDict):
    """The settings are those of a setup; whatever is left out has its usual value."""

    seats: Annotated[list[SeatWish], Field(min_length=1, max_length=6)]
    map: NotRequired[Annotated[str, Field(max_length=50)]]
    suits: NotRequired[Annotated[str, Field(max_length=50)]]
    deck: NotRequired[Annotated[str, Field(max_length=50)]]
    order: NotRequired[Annotated[str, Field(max_length=50)]]
    cooperative: NotRequired[Flag]
    team: NotRequired[Flag]
    edition: NotRequired[Annotated[str, Field(max_length=50)]]
    options: NotRequired[dict[str, str]]
    services: NotRequired[Annotated[str, Field(max_length=50)]]
    advanced: NotRequired[Flag]
    discretion: NotRequired[Annotated[str, Field(max_length=50)]]  # open, waited (the usual one) or asked
    seed: NotRequired[Annotated[str, Field(min_length=1, max_length=200)] | None]


class Link(TypedDict):
    role: Literal["host", "seat", "spectator"]
    seat: SeatNumber | None
    token: str


class SeatInfo(TypedDict):
    seat: SeatNumber
    faction: str
    kind: Literal["person", "bot", "computer"]
    name: str | None
    player: str | None
    connected: bool
    token: str | None  # of this seat's link, for the host only


class GameInfo(TypedDict):
    game: str
    role: Literal["host", "seat", "spectator"]
    practice: bool
    replay: bool
    over: bool
    map: str
    commitment: str
    named_seed: bool
    created: str  # ISO 8601, UTC
    seats: list[SeatInfo]
    spectator: str | None  # the token of the spectators' link, for the host only


class CreatedGame(TypedDict):
    game: str
    commitment: str
    links: list[Link]  # the host's, one for each person, the spectators'


class ReplaceSeat(TypedDict):
    """Hand a seat to a computer player, or (`player` None) to another person: the old link ends."""

    player: Annotated[str, Field(max_length=50)] | None
    name: NotRequired[Annotated[str, Field(max_length=40)] | None]


class Practice(TypedDict):
    """Branch a practice game from a moment as this reader saw it; what is hidden is dealt anew."""

    moment: Count
    seat: NotRequired[Count | None]  # whose eyes counted the moments, in a finished game or a replay


class AuditCheck(TypedDict):
    name: str
    ok: bool
    sentence: str


class Audit(TypedDict):
    ok: bool
    checks: list[AuditCheck]


class Problem(TypedDict):
    """Every refusal over HTTP."""

    code: str
    text: str
