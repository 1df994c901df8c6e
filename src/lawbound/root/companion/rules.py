"""Root at a table with the real box: people play their turns with their hands, and hold real cards."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from lawbound.kernel import Ask, Flow, Prompt, Word
from lawbound.law import law
from lawbound.root import dominance
from lawbound.root.rules import Root
from lawbound.root.score import settle_dominance, settle_scores
from lawbound.root.state import PLAYING, State
from lawbound.root.turn import carry_on, extras, next_turn

END: Final = Word("that was the turn")
SHOWN: Final = Prompt("play it on the table", "root 1.4.1", "action")
"""A person's turn that is played without us."""


class RealTable(Root):
    """The same rules, with safe points between the steps of a bot, and turns of people that are only shown.

    A bot's steps leave nothing behind but the state, so it can be brought up to date between any two of them. `told` is
    the number of the turn that its player tells move by move.
    """

    def __init__(self, opening: State, told: int, at_safe_point: Callable[[State], None]) -> None:
        self.opening = opening
        self.told = told
        self.at_safe_point = at_safe_point

    def start(self, setup: Mapping[str, Any]) -> State:
        return self.opening

    def resume(self, state: State) -> Flow[None] | None:
        self.at_safe_point(state)
        if state.stage != PLAYING:
            return super().resume(state)
        if state.acting.is_bot:
            return bot_step(state)
        return super().resume(state) if state.turns == self.told else shown_turn(state)


def bot_step(s: State) -> Flow[None]:
    """One step of a bot's turn, as `turn.carry_on` carries it out."""
    if s.step == 0:
        for bearer in s.box.settle:
            yield from bearer.settle(s)
    settle_scores(s)  # somebody may have been brought to 30 points with hands
    settle_dominance(s)
    player = s.acting
    step = player.turn_steps[s.step]
    if step.options is not None or extras(s, player, step):
        yield from carry_on(s)
        return
    yield from step.flow(player, s, None)
    s.step += 1
    if s.step == len(player.turn_steps):
        next_turn(s)


def shown_turn(s: State) -> Flow[None]:
    """A turn that its player takes without telling: it ends with the board as it is brought up to date meanwhile."""
    settle_scores(s)
    settle_dominance(s)
    if s.step == 0:
        dominance.check_dominance(s, s.acting)
    yield Ask(s.turn, SHOWN, (END,), discreet=True)
    yield from hirelings_change_hands(s)
    next_turn(s)


@law("root E.1.1", "root E.1.3")
def hirelings_change_hands(s: State) -> Flow[None]:
    """Markers that people have passed with points that were only told; then whatever the end of a turn does to cards.

    Nobody is spared the control die, so this is asked for even of those who show no more than how it looks.
    """
    first = s.order.index(s.turn)
    for seat in (*s.order[first:], *s.order[:first]):
        for bearer in s.box.scored:
            bearer.scored(s, seat, 0)
    for bearer in s.box.turn_ended:
        yield from bearer.turn_ended(s, s.acting)
