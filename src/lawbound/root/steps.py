"""The steps of a turn, and the actions that a player may take in them (Law 1.4)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from lawbound.kernel import Flow, Option, Prompt
from lawbound.root.state import State

if TYPE_CHECKING:
    from lawbound.root.faction import Faction

SETUP, BIRDSONG, DAYLIGHT, EVENING = 0, 1, 2, 3
PHASE_NAMES = ("setup", "birdsong", "daylight", "evening")


class Action:
    """Something a player may do at a point of the turn: offered when `why_not` knows no article against it."""

    __slots__ = ("article", "flow", "name", "why_not")

    def __init__(
        self,
        name: str,
        article: str,
        why_not: Callable[[Any, State], str | None],
        flow: Callable[[Any, State], Flow[None]],
    ) -> None:
        self.name = name
        self.article = article
        self.why_not = why_not
        self.flow = flow

    def __repr__(self) -> str:
        return self.name


class Step:
    """One step of a phase.

    Without `options` it is carried out once. With `options` the player chooses among them, again and again, until
    none is left or, where the step is optional, until they say done.
    """

    __slots__ = ("actions", "article", "flow", "name", "optional", "options", "phase", "prompt", "quiet")

    def __init__(
        self,
        name: str,
        phase: int,
        article: str,
        flow: Callable[[Any, State, Option], Flow[None]],
        options: Callable[[Any, State], list[Option]] | None = None,
        optional: bool = True,
        actions: tuple[Action, ...] = (),
        quiet: bool = False,
    ) -> None:
        self.name = name
        self.phase = phase
        self.actions = actions  # everything that the step may offer, for those who ask why it does not
        self.article = article
        self.flow = flow
        self.options = options
        self.optional = optional
        self.quiet = quiet  # nothing is offered before it: it is the very start or end of a phase
        self.prompt = Prompt(name, article, "action")


def _no_flow(player: Faction, s: State, choice: Option) -> Flow[None]:
    raise AssertionError("a step whose options are actions leaves the rest to the action")
    yield


def menu(name: str, phase: int, article: str, actions: tuple[Action, ...], optional: bool = True) -> Step:
    """A step that offers actions, as often as they are possible."""

    def options(player: Faction, s: State) -> list[Option]:
        return [action for action in actions if action.why_not(player, s) is None]

    return Step(name, phase, article, _no_flow, options, optional, actions)
