"""Oath as the kernel sees it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, Final

from mypy_extensions import mypyc_attr

from lawbound.kernel import Flow, Game, LawboundError, Option, Prompt, Seat, Seeded
from lawbound.oath import chronicle, powers
from lawbound.oath.box import COLORS
from lawbound.oath.cards import NONE, OATH_NAMES
from lawbound.oath.chronicle_check import WAYS
from lawbound.oath.hidden import View, redeal, veil, view
from lawbound.oath.option_names import option_name
from lawbound.oath.position_text import loads
from lawbound.oath.setup import CHANCELLOR, new_state, set_up
from lawbound.oath.state import (
    CHRONICLE,
    EXHAUSTION,
    OVER,
    SETTING_UP,
    STABLE,
    SUCCESSOR,
    USURPER,
    VISIONARY,
    State,
)
from lawbound.oath.turn import carry_on

powers.load_powers()

WON_BY: Final = {
    EXHAUSTION: "oath 3.4",
    USURPER: "oath 3.1",
    VISIONARY: "oath 3.2",
    SUCCESSOR: "oath 3.3.1",
    STABLE: "oath 3.3",
}
"""The articles by which a game is won; of several that of the first one here is named."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Oath(Game[State]):
    """The rules of Oath.

    A setup names `seats` (how many, or "chancellor" and then colors, "exile" or "citizen") and, if it shall be another
    than the usual first game, `game`, `oath` and `options`, or the `chronicle` that it goes on with; or, instead of all
    these, a `position`. BadSetup says what is wrong with one.
    """

    name: ClassVar[str] = "oath"
    packages: ClassVar[tuple[str, ...]] = ("lawbound.oath",)

    def start(self, setup: Mapping[str, Any]) -> State:
        """The map and the decks, or the position that the setup names."""
        if "position" in setup:
            return loads(setup["position"])
        return new_state(setup)

    def resume(self, state: State) -> Flow[None] | None:
        if state.stage == SETTING_UP:
            return set_up(state)
        if state.stage == CHRONICLE:
            return chronicle.carry_on(state)
        return None if state.stage == OVER else carry_on(state)

    def stall(self, state: State) -> None:
        """Nobody is asked any more: no rule of Oath comes to that."""
        state.stage = OVER
        state.winner = NONE
        state.tell("stalled", "oath 3", (state.turns,))

    def view(self, state: State, seat: Seat | None) -> View:
        if seat is not None and not 0 <= seat < state.box.seats:
            raise LawboundError(f"There is no seat {seat}: the seats are 0 to {state.box.seats - 1}, None a spectator.")
        return view(state, seat)

    def redeal(self, state: State, seat: Seat, luck: Seeded) -> None:
        redeal(state, seat, luck)

    def veil(self, state: State, seat: Seat) -> None:
        veil(state, seat)

    def seats(self, setup: Mapping[str, Any]) -> tuple[str, ...]:
        """The Chancellor, and the others by the colors of their boards."""
        return seat_names(self.start(setup))

    def result(self, state: State) -> dict[str, Any]:
        """The seat of the winner in `winners`, the `way` they won by as an article and all `ways` by their names, how
        many `rounds` were played, the `oath` of this game, and the `chronicle` that it leaves to the next.

        Nobody has won a game that was ended because it would never have ended.
        """
        if state.stage != OVER:
            return {}
        result: dict[str, Any] = {
            "winners": [] if state.winner == NONE else [state.winner],
            "way": next((article for way, article in WON_BY.items() if state.way >> way & 1), None),
            "ways": [name for way, name in enumerate(WAYS, 1) if state.way >> way & 1],
            "rounds": state.round,
            "oath": OATH_NAMES[state.oath],
        }
        if state.winner != NONE:
            result["chronicle"] = chronicle.next_chronicle(state).to_plain()
        return result

    def name_of(self, state: State, about: Prompt, option: Option) -> str:
        return option_name(state, about, option)


def seat_names(state: State) -> tuple[str, ...]:
    """What the seats are called."""
    return (CHANCELLOR, *[COLORS[color] for color in state.box.colors[1:]])


OATH: Final = Oath()
"""The rules, to hand to a table: `Table.new(OATH, {"seats": 4})`."""
