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

from lawbound.kit.scene import Scene

VERSION = 2


def _number(value: object) -> object:
    """Neither a text nor `true` is a number, though both could be taken for one."""
    if isinstance(value, bool | str):
        raise PydanticCustomError("int_type", "Input should be a valid integer")
    return value


Whole = Annotated[int, BeforeValidator(_number)]
Flag = Annotated[bool, Field(strict=True)]
SeatNumber = Whole
Language = Literal["en", "cs", "pl"]

# --- Questions ---


class Choice(TypedDict):
    """One option. `place` names where in the scene it may be clicked; None: only as a button."""

    option: int
    text: str
    place: str | None
    ends: bool  # it ends a step or declines: drawn apart from the others
    leaves: NotRequired[str]  # what is lost with it, in a sentence, where something that is counted is left


class Question(TypedDict):
    id: str  # sent back with the choice, so that a second click or another tab cannot answer the next question
    seat: SeatNumber
    text: str
    article: str
    about: list[str]  # the places that the question is about: where something was begun, say
    choices: list[Choice]
    closing: NotRequired[Flag]  # the only choice ends a phase or the turn, and waits for a word
    sweep: NotRequired[str]  # one choice for all that do not end: what to call it


class LogLine(TypedDict):
    line: int  # from 0
    turn: int
    seat: SeatNumber | None  # who did it
    text: str
    article: str
    event: str  # the engine's name for what happened: battle, rolled, placed, scored...
    places: list[str]  # where, to be lit up
    dice: Sequence[int] | None
    traced: bool  # a bot decided this: its reasons can be asked for
    loss: str  # what this reader lost by it, said to them; empty if nothing


class SeatStatus(TypedDict):
    seat: SeatNumber
    kind: Literal["person", "bot", "computer"]
    name: str | None  # the person's name
    connected: bool


class PetitionStatus(TypedDict):
    """Somebody wishes to take back choices after something has been seen, and asks the others."""

    seat: SeatNumber
    choices: int  # so many of their own
    agreed: list[SeatNumber]
    waiting: list[SeatNumber]  # who has to agree, too


class TakeBackOffer(TypedDict):
    """What this reader may take back though something has been seen; everybody will read that they did."""

    choices: int  # so many of their own at most
    turn: int  # so many of them in their last turn
    asks: bool  # other people play, and have to agree


class Refusal(TypedDict):
    text: str
    article: str


class Way(TypedDict):
    """Something that can be begun at a place: an option that is nowhere, and the answers to what is asked after it."""

    path: list[int]  # the option, and the options after it, as far as they are known: `option` and `then` of `choose`
    text: str  # what is begun
    more: str  # what the answers add to that and to the place; perhaps nothing
    place: str
    to: str | None  # the place that it leads to, if it leads from place to place


class Forbidden(TypedDict):
    """What cannot be done at these places (none: anywhere), and the article that says so."""

    text: str
    article: str
    places: list[str]


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
    take_back: NotRequired[TakeBackOffer]  # beyond `can_undo`
    log_start: int  # the number of the first line below
    log: list[LogLine]  # on hello the newest lines, afterwards the new ones
    outcome: Outcome | None


class WelcomeMessage(TypedDict):
    """The answer to `hello`, before the first table."""

    type: Literal["welcome"]
    version: int
    kit: str  # which game it is: what draws its scenes
    game: str
    role: Literal["host", "seat", "spectator"]
    seat: SeatNumber | None
    practice: bool
    replay: bool  # a journal that somebody brought: nobody chooses, and everybody may look from any seat
    commitment: str
    named_seed: bool  # a person named the seed, and may foresee the luck
    origin: str | None  # of a practice game: the game that it was branched from, if that is known
    title: str
    lesson: bool  # a tutor explains it: `hint` may be asked for


class SeatsMessage(TypedDict):
    type: Literal["seats"]
    seats: list[SeatStatus]
    petition: NotRequired[PetitionStatus]


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


class AheadMessage(TypedDict):
    """What can be begun at which place while that question waits, and what cannot."""

    type: Literal["ahead"]
    question: str | None
    ways: list[Way]
    refused: list[Forbidden]


class Also(TypedDict):
    """What else an option decides, because nothing else is left to choose."""

    option: int
    text: str  # in a few words, to stand beside the option; empty if these would say nothing by themselves
    why: str  # the questions that nobody asks, with their answers


class ForeseenMessage(TypedDict):
    """Which options of the question do more than they say."""

    type: Literal["foreseen"]
    question: str | None
    also: list[Also]


class Hint(TypedDict):
    """What a tutor says at a question: a few words, and the option that is recommended."""

    text: str
    article: str
    option: int
    place: str | None  # where that option may be clicked
    explains: bool  # the words explain something for the first time in this game; else they are about the option
    step: int  # how much has been explained so far,
    steps: int  # of how much there is


class HintMessage(TypedDict):
    """The tutor's word on the question that this seat is asked in a lesson; None where nobody teaches or asks."""

    type: Literal["hint"]
    question: str | None
    hint: Hint | None


class HistoryMessage(TypedDict):
    """The table as it was at an earlier moment, or after a line of the log, as this reader saw it."""

    type: Literal["history"]
    moment: int
    scene: Scene
    log_end: int  # the first line of the log that had not happened yet
    safe: NotRequired[bool]  # after a line: it lies between two actions, so that a practice game can begin right there


class AckMessage(TypedDict):
    """The choice (or undo) of this very connection is stored for good: several devices may have chosen at one seat."""

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
    | AheadMessage
    | ForeseenMessage
    | HintMessage
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
    then: NotRequired[Annotated[list[Count], Field(max_length=4)]]  # answers to what follows, if that is as foreseen
    sweep: NotRequired[Flag]  # and all the others after it, where the question has one choice for all


class Undo(TypedDict):
    type: Literal["undo"]


class TakeBack(TypedDict):
    """Take back so many of one's own choices, whatever has been seen since; among people, ask them to agree."""

    type: Literal["take_back"]
    choices: Annotated[int, Field(ge=1, le=1_000_000), BeforeValidator(_number)]


class Consent(TypedDict):
    """The answer to a petition; whoever asked withdraws it with `false`."""

    type: Literal["consent"]
    agree: Flag


class Why(TypedDict):
    type: Literal["why"]


class Ahead(TypedDict):
    type: Literal["ahead"]


class Foresee(TypedDict):
    """What else do the options decide?"""

    type: Literal["foresee"]


class AskHint(TypedDict):
    """What does the tutor say? In a lesson, for the seat that is asked."""

    type: Literal["hint"]


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
    """The table as it was after that line of the log, as this reader saw it."""

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
    Hello
    | Choose
    | Undo
    | TakeBack
    | Consent
    | Why
    | AskHint
    | Ahead
    | Foresee
    | Trace
    | EarlierLog
    | History
    | Look
    | Speak
    | Ping,
    Field(discriminator="type"),
]

# --- HTTP ---


Word = Annotated[str, Field(max_length=200)]
Setting = (
    Annotated[list[Whole], Field(max_length=20)] | Annotated[dict[Word, Word], Field(max_length=100)] | Flag | Word
)
"""What a field of a form may hold: a word, a switch, numbers, or names with values."""


class SeatWish(TypedDict):
    """A seat of a new game. `seat` is written as in a set-up of that game."""

    seat: Annotated[str, Field(max_length=200)]
    player: NotRequired[Annotated[str, Field(max_length=50)] | None]  # a computer player (random); None: a person
    name: NotRequired[Annotated[str, Field(max_length=40)] | None]


class NewGame(TypedDict):
    """Which game, who sits there, and what else is wished for: the fields of the game's form.

    Whatever is left out has its usual value.
    """

    game: Annotated[str, Field(max_length=50)]
    seats: Annotated[list[SeatWish], Field(min_length=1, max_length=12)]
    settings: NotRequired[dict[Annotated[str, Field(max_length=50)], Setting]]
    seed: NotRequired[Annotated[str, Field(min_length=1, max_length=200)] | None]
    lesson: NotRequired[Flag]  # a tutor explains it; only games that have lessons


class Link(TypedDict):
    role: Literal["host", "seat", "spectator"]
    seat: SeatNumber | None
    token: str


class SeatInfo(TypedDict):
    seat: SeatNumber
    side: str
    kind: Literal["person", "bot", "computer"]
    name: str | None
    player: str | None
    connected: bool
    token: str | None  # of this seat's link, for the host only
    title: str  # what the table calls whoever sits there
    points: int | None  # None in games without points


class GameInfo(TypedDict):
    kit: str  # which game it is
    game: str
    role: Literal["host", "seat", "spectator"]
    practice: bool
    replay: bool
    over: bool
    title: str
    commitment: str
    named_seed: bool
    created: str  # ISO 8601, UTC
    seats: list[SeatInfo]
    spectator: str | None  # the token of the spectators' link, for the host only
    seat: SeatNumber | None  # of the link that asks
    origin: str | None  # of a practice game: the game that it was branched from, if that is known
    turn: int
    text: str  # which turn and phase it is
    waiting: SeatNumber | None  # whom the table waits for, as far as this link may know
    winners: list[SeatNumber]  # once it is over


class CreatedGame(TypedDict):
    game: str
    commitment: str
    links: list[Link]  # the host's, one for each person, the spectators'


class ReplaceSeat(TypedDict):
    """Hand a seat to a computer player, or (`player` None) to another person: the old link ends."""

    player: Annotated[str, Field(max_length=50)] | None
    name: NotRequired[Annotated[str, Field(max_length=40)] | None]


class Practice(TypedDict):
    """Branch a practice game from a moment as this reader saw it; what is hidden is dealt anew.

    With a line of the log it begins exactly when that was written, or is refused.
    """

    moment: Count
    line: NotRequired[Count | None]
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
