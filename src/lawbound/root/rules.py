"""Root as the kernel sees it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, Final

from mypy_extensions import mypyc_attr

from lawbound.kernel import Flow, Game, LawboundError, Option, Prompt, Seat, Seeded
from lawbound.kernel.endings import waits_for_endings
from lawbound.root.advanced import set_up_advanced
from lawbound.root.hidden import View, redeal, veil, view
from lawbound.root.option_names import option_name
from lawbound.root.position_text import loads
from lawbound.root.setup import new_state, set_up
from lawbound.root.setup_cards import is_advanced
from lawbound.root.state import OVER, SETTING_UP, State
from lawbound.root.turn import carry_on

MOST_TURNS: Final = 65_000
"""The last turn of any game: more than a position may begin with, and no more than a state can count."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Root(Game[State]):
    """The rules of Root.

    A setup names `seats` ("marquise", "bot:eyrie@nightmare+swoop"; "?" is open, and `draft` lists the factions that may
    be chosen there) and, if they shall be others than usual, `setup` ("advanced"), `map`, `order`, `deck`, `suits`,
    `edition`, `options`, `services`, `cooperative`, `team`, `advanced`, `discretion` and `turn_limit`; or, instead of
    all these, a `position`. BadSetup says what is wrong with one.
    """

    name: ClassVar[str] = "root"
    packages: ClassVar[tuple[str, ...]] = ("lawbound.root",)

    def start(self, setup: Mapping[str, Any]) -> State:
        """An empty table, or the position that the setup names."""
        if "position" in setup:
            state = loads(setup["position"])
            state.box.asks_ends = waits_for_endings(setup)
            return state
        return new_state(setup)

    def resume(self, state: State) -> Flow[None] | None:
        limit = state.box.setup.get("turn_limit")
        if state.stage != OVER and state.turns > (MOST_TURNS if limit is None else min(limit, MOST_TURNS)):
            self._end_undecided(state)
            state.tell("turn limit", "root 3.1", (state.turns - 1,))
        if state.stage == OVER:
            return None
        if state.stage == SETTING_UP:
            return set_up_advanced(state) if is_advanced(state.box.setup) else set_up(state)
        return carry_on(state)

    def stall(self, state: State) -> None:
        """Bots alone go on, and none of them can win: with dominance cards that nobody fulfils, say."""
        self._end_undecided(state)
        state.tell("stalled", "root 3.1", (state.turns,))

    def _end_undecided(self, state: State) -> None:
        state.stage = OVER
        state.winners = 0

    def view(self, state: State, seat: Seat | None) -> View:
        if seat is not None and not 0 <= seat < len(state.players):
            raise LawboundError(
                f"There is no seat {seat}: the seats are 0 to {len(state.players) - 1}, None a spectator."
            )
        return view(state, seat)

    def redeal(self, state: State, seat: Seat, luck: Seeded) -> None:
        redeal(state, seat, luck)

    def veil(self, state: State, seat: Seat) -> None:
        veil(state, seat)

    def seats(self, setup: Mapping[str, Any]) -> tuple[str, ...]:
        """The factions by their keys; a seat that is open is named by its number, whoever comes to play there."""
        return tuple([player.called for player in self.start(setup).players])

    def result(self, state: State) -> dict[str, Any]:
        """The seats of the `winners`, the `points` by seat, and how many `turns` were begun.

        Where seats were open, also the `factions` that were played there, by seat.

        Nobody has won a game that was ended because it had become too long, or would never have ended.
        """
        if state.stage != OVER:
            return {}
        result = {
            "winners": [p.seat for p in state.players if state.winners >> p.seat & 1],
            "points": list(state.vp),
            "turns": state.turns,
        }
        if state.box.open_seats:
            result["factions"] = list(state.box.roster)
        return result

    def name_of(self, state: State, about: Prompt, option: Option) -> str:
        return option_name(state, about, option)

    def picture(self, view: View) -> str:
        return view._repr_svg_()


ROOT: Final = Root()
"""The rules, to hand to a table: `Table.new(ROOT, {"seats": ["marquise", "eyrie"]})`."""
