"""The scene of a game: what is on the table as one seat, or a spectator, may see it, as data.

The general rooms know the frame: who plays, whose turn it is, and widgets, which anybody can draw as panels and lists.
What only the game's own drawing understands is in `own`, and nobody else looks into it. A `place` is a name that things
in the scene and options share, such as `space:2`: whoever clicks there means one of these options.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal, NotRequired

from pydantic import Field
from typing_extensions import TypedDict

from lawbound.kernel import Seat


class Thing(TypedDict):
    """Something that lies somewhere: a card, an item, pieces. `text` is for people, whatever the drawing shows."""

    text: str
    picture: NotRequired[str]  # what the game's drawing shows, such as "card:anvil"
    place: NotRequired[str]  # where it may be clicked
    count: NotRequired[int]  # how many of them, if that is not one
    state: NotRequired[str]  # how it lies there: "exhausted", say


class Facts(TypedDict):
    """Labels with values."""

    kind: Literal["facts"]
    facts: list[Fact]


class Fact(TypedDict):
    label: str
    value: str


class Things(TypedDict):
    """Things in a row."""

    kind: Literal["things"]
    title: str
    key: NotRequired[str]  # what this row is to the game's drawing
    things: list[Thing]


class Column(TypedDict):
    title: str
    things: list[Thing]
    active: bool  # it is being dealt with now


class Columns(TypedDict):
    """Things in columns."""

    kind: Literal["columns"]
    title: str
    columns: list[Column]


class Space(TypedDict):
    """One space of a track. `filled`: the piece still lies there; what it shows matters when it is gone."""

    filled: bool
    labels: list[str]  # what is printed on it: a cost, points


class Track(TypedDict):
    """Spaces in a row, from which pieces are taken."""

    kind: Literal["track"]
    title: str
    picture: NotRequired[str]  # of what lies on it
    place: NotRequired[str]  # where it may be clicked
    legend: list[str]  # what the labels mean, in their order
    spaces: list[Space]


Widget = Annotated[Facts | Things | Columns | Track, Field(discriminator="kind")]
"""Part of a board that any room can draw."""


class PlayerScene(TypedDict):
    seat: Seat
    side: str  # what is played there; empty where all seats are alike
    name: str  # of the side, with that of the person if there is one
    kind: Literal["person", "bot", "computer"]  # bot: the rules play; computer: a program chooses
    style: str  # how a bot plays, or the computer player's name; else empty
    points: int | None  # None: nothing is counted, or this seat may not know
    score: str  # the same in words, or what stands instead
    wins: bool
    board: list[Widget]
    own: Any  # for the game's drawing


class Phase(TypedDict):
    stage: Literal["setup", "playing", "over"]
    turn: int
    seat: Seat | None  # whose turn it is
    phase: str | None  # the game's name for the part of the turn
    text: str  # all that in words


class Scene(TypedDict):
    phase: Phase
    order: list[Seat]  # of turns
    players: list[PlayerScene]  # by seat
    board: list[Widget]  # what lies in the middle, unless the game's drawing shows it
    own: Any  # for the game's drawing
