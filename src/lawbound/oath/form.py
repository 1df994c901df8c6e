"""What may be wished for when a game of Oath is set up."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from lawbound.kernel import BadSetup, Seat, Seeded
from lawbound.kernel.endings import endings_of, with_endings
from lawbound.kit.form import Field, Form, Preset, Seating
from lawbound.oath.box import COLORS
from lawbound.oath.cards import OATH_NAMES
from lawbound.oath.hidden import redeal
from lawbound.oath.position_text import HEADER, dumps
from lawbound.oath.rules import OATH
from lawbound.oath.setup import CHANCELLOR, GAMES, MOST_SEATS, OPTIONS
from lawbound.oath.state import PLAYING, State

LONGEST_POSITION: Final = 20_000
LONGEST_CHRONICLE: Final = 4_000


class OathForm(Form):
    fewest = 2
    most = MOST_SEATS
    usual = 4
    sides = (CHANCELLOR, *COLORS[1:])
    leader = CHANCELLOR
    solo_sides = (CHANCELLOR, COLORS[1])  # all Exiles are alike but for their colors
    fields = (
        Field("game", "choice", "how a first game begins", tuple(GAMES)),
        Field("oath", "choice", "the oath of a first game", OATH_NAMES),
        Field("chronicle", "choice", "the chronicle that the game goes on with, as a chronicle string"),
        Field("options", "table", "rule options", tuple(OPTIONS)),
    )
    presets = (
        Preset("solo", (CHANCELLOR, "red", "blue", "yellow"), ("greedy", None, "greedy", "greedy")),
        Preset("friends", (CHANCELLOR, "red", "blue", "yellow")),
        Preset("prescribed", (CHANCELLOR, "red", "blue", "yellow"), settings={"game": "prescribed"}),
        Preset("duel", (CHANCELLOR, "red"), (None, "greedy")),
    )

    def setup(
        self,
        seats: Sequence[str],
        settings: Mapping[str, Any] | None = None,
        *,
        order: str | None = None,
        turn_limit: int | None = None,
    ) -> dict[str, Any]:
        """The Chancellor begins and eight rounds are the most: there is nothing to say of order and limit."""
        return {**(settings or {}), "seats": list(seats)}

    def seats(self, setup: Mapping[str, Any]) -> list[Seating]:
        return [Seating(name, name, is_bot=False) for name in OATH.seats(setup)]

    def hosted(self, setup: dict[str, Any], people: int) -> dict[str, Any]:
        """Where people play, no turn ends by itself."""
        return with_endings(setup)

    def check_brought(self, setup: Mapping[str, Any]) -> None:
        """A position is read only if it is a line as we write it, and a chronicle only if it is a short string."""
        position = setup.get("position")
        if position is not None and (
            not isinstance(position, str) or not position.startswith(f"{HEADER} ") or len(position) > LONGEST_POSITION
        ):
            raise BadSetup("The position is not a line as Lawbound writes it.", refusal="position-line")
        chronicle = setup.get("chronicle")
        if isinstance(chronicle, str) and len(chronicle) > LONGEST_CHRONICLE:
            raise BadSetup("The chronicle is too long to be a chronicle string.", refusal="chronicle-too-long")

    def practice(self, setup: Mapping[str, Any], state: State, seat: Seat | None, luck: Seeded) -> dict[str, Any]:
        if state.stage != PLAYING:
            return dict(setup)
        world = state.copy()
        redeal(world, seat, luck)
        return {"position": dumps(world), **endings_of(setup)}

    def position(self, state: State) -> str | None:
        return dumps(state) if state.stage == PLAYING else None

    def contested(self, count: int) -> tuple[str, ...]:
        """Boards differ in their colors alone."""
        return self.sides[:count]

    def trial(self, number: int) -> dict[str, Any]:
        """All numbers of players, all oaths, all kinds of first games."""
        seats = 2 + number % 5
        kind = tuple(GAMES)[number // 20 % len(GAMES)]
        if kind == "prescribed":
            seats = 4
        return {"seats": [CHANCELLOR, *COLORS[1:seats]], "game": kind, "oath": OATH_NAMES[number // 5 % 4]}
