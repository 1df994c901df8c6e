"""The turn: Birdsong, Daylight, Evening (Law 1.4).

A turn is a list of steps. Between two actions nothing is remembered but the state: that is the safe point where a
game can be saved, copied and resumed.
"""

from __future__ import annotations

from typing import Final

from lawbound.kernel import DONE, Ask, Flow, Option, Prompt, Word
from lawbound.law import law
from lawbound.root import dominance, effects, terrain
from lawbound.root.battle import battlefields, initiate_battle
from lawbound.root.faction import BIRDSONG, DAYLIGHT, EVENING, Action, Faction, Step
from lawbound.root.removal import Trigger, resolve_triggers
from lawbound.root.rule import refresh_rulers
from lawbound.root.score import settle_dominance
from lawbound.root.state import State

GO_ON: Final = Word("go on")
BEFORE_STEP: Final = Prompt("effects before the next step", "root 1.4.2", "action")
COMMAND_WARREN: Final = Prompt("battle with Command Warren", effects.ARTICLE, "clearing")
CHOSEN_FIELD: Final = Prompt("battle where", effects.ARTICLE, "clearing")  # asked only where forced choices are, too


@law("root 1.4.1")
def whole_turn(player: Faction) -> tuple[Step, ...]:
    """The steps of a turn: what happens at the start of a phase comes before everything else in it."""
    own = player.steps()
    steps: list[Step] = []
    for phase, start in ((BIRDSONG, START_BIRDSONG), (DAYLIGHT, START_DAYLIGHT), (EVENING, START_EVENING)):
        steps.append(start)
        steps += [step for step in own if step.phase == phase]
        if phase != EVENING and steps[-1].options is None:
            steps.append(END_BIRDSONG if phase == BIRDSONG else END_DAYLIGHT)
    steps.append(END_EVENING)
    return tuple(steps)


@law("root 1.1.3", "root 1.4.1")
def _start_birdsong(player: Faction, s: State, _: Option) -> Flow[None]:
    """The win by dominance is checked first; all else that happens now comes in the order that the player likes."""
    yield from player.before_birdsong(s)
    dominance.check_dominance(s, player)
    waiting: list[Trigger] = [
        Trigger(SERVICES, seller.seat, 0, 1, player.seat)
        for seller in s.box.sellers
        if seller.has_offer(s, player.seat)
    ]
    if effects.has(s, player.seat, effects.BETTER_BURROW_BANK):
        waiting.append(Trigger(BANK, player.seat, 0, 1, player.seat))
    yield from resolve_triggers(s, waiting, player.seat, STARTS)


def _sell(s: State, trigger: Trigger) -> Flow[None]:
    yield from s.players[trigger.owner].sell(s, trigger.cause)


def _bank(s: State, trigger: Trigger) -> Flow[None]:
    yield from effects.better_burrow_bank(s, s.players[trigger.owner])


SERVICES: Final = "services"
BANK: Final = "better burrow bank"
STARTS: Final = {SERVICES: _sell, BANK: _bank}
"""What may happen at the start of Birdsong, whoever takes the turn."""


@law("root 1.4.1", "root 4.1.3")
def _start_daylight(player: Faction, s: State, _: Option) -> Flow[None]:
    """Mercenaries count from now on. Command Warren: a battle before anything else in Daylight."""
    if s.box.lenders:
        refresh_rulers(s)
    if effects.has(s, player.seat, effects.COMMAND_WARREN):
        fields = battlefields(s, player)
        if fields:
            clearing = yield Ask(player.seat, COMMAND_WARREN, [*fields, DONE])
            if clearing is not DONE:
                yield from initiate_battle(s, player, [clearing], CHOSEN_FIELD)


@law("root 1.4.1", "root 4.1.3")
def _start_evening(player: Faction, s: State, _: Option) -> Flow[None]:
    """Cobbler: a move before anything else in Evening."""
    if s.box.lenders:
        refresh_rulers(s)
    if effects.has(s, player.seat, effects.COBBLER):
        yield from player.free_move(s, effects.ARTICLE)


def _end_evening(player: Faction, s: State, _: Option) -> Flow[None]:
    terrain.score_pass(s, player)
    return
    yield


def _nothing(player: Faction, s: State, _: Option) -> Flow[None]:
    return
    yield


START_BIRDSONG: Final = Step("start of birdsong", BIRDSONG, "root 1.4.1", _start_birdsong)
START_DAYLIGHT: Final = Step("start of daylight", DAYLIGHT, "root 1.4.1", _start_daylight)
START_EVENING: Final = Step("start of evening", EVENING, "root 1.4.1", _start_evening)
# Effects of a phase may still be used after its last step where that step is not itself a choice.
END_BIRDSONG: Final = Step("end of birdsong", BIRDSONG, "root 1.4.1", _nothing)
END_EVENING: Final = Step("end of evening", EVENING, "root 1.4.1", _end_evening)
OPEN_PATH: Final = Action("open a path", "root C.3.3", terrain.why_not_open, terrain.open_path)
END_DAYLIGHT: Final = Step("end of daylight", DAYLIGHT, "root 1.4.1", _nothing)


@law("root 1.4.2")
def extras(s: State, player: Faction, step: Step) -> list[Action]:
    """Effects that may be used between two actions of the phase, never in the middle of one.

    At the very start of a phase only what happens "at the start" happens.
    """
    if step is START_BIRDSONG or step is START_DAYLIGHT:
        return []
    phase = step.phase
    if phase == BIRDSONG:
        return effects.usable(s, player, BIRDSONG)
    if phase == DAYLIGHT:
        usable = effects.usable(s, player, DAYLIGHT) + dominance.usable(s, player)
        if s.closed and terrain.why_not_open(player, s) is None:
            usable.append(OPEN_PATH)
        return usable
    return []


def imaginable(s: State, player: Faction, step: Step) -> list[Action]:
    """What may be offered between two actions of the phase, possible now or not, for those who ask why it is not."""
    if step is START_BIRDSONG or step is START_DAYLIGHT:
        return []
    crafted = s.crafted[player.seat]
    actions = [action for card, action in effects.PHASE_EFFECTS.get(step.phase, ()) if card in crafted]
    if step.phase == DAYLIGHT:
        actions.append(dominance.ACTIVATE_DOMINANCE)
        if s.available:
            actions.append(dominance.TAKE_DOMINANCE)
        if s.closed:
            actions.append(OPEN_PATH)
    return actions


@law("root 1.4.1")
def begin_turn(s: State) -> None:
    s.turns += 1
    s.step = 0
    s.used = 0
    s.ferried = 0
    s.activated[:] = bytes(len(s.activated))
    s.acting.turn_begins(s)
    if s.box.lenders:
        refresh_rulers(s)
    s.tell("turn", "root 1.4.1", (s.turn, s.turns))


@law("root 1.4.1")
def next_turn(s: State) -> None:
    """The next player in order begins."""
    s.turn = s.order[(s.order.index(s.turn) + 1) % len(s.order)]
    begin_turn(s)


@law("root 1", "root 1.3.1", "root 1.4.1")
def carry_on(s: State) -> Flow[None]:
    """From this safe point to the next: the steps that leave no choice, then one action of a step that does, or the end
    of the turn.

    Every Ask offers exactly what no rule forbids, to the one player whose choice it is: no opponent's consent is
    ever asked for, nothing happens that no rule says, and nothing that players agreed on takes an option away.
    """
    while True:
        settle_dominance(s)
        player = s.acting
        step = player.turn_steps[s.step]
        more = extras(s, player, step)
        if step.options is None:
            if more:
                choice = yield Ask(player.seat, BEFORE_STEP, [*more, GO_ON], (step.name,))
                if choice is not GO_ON:
                    yield from choice.flow(player, s)
                    return
            yield from step.flow(player, s, None)
            if _advance(s, player):
                return
            continue
        options = step.options(player, s)
        if not options and not more:
            if _advance(s, player):
                return
            continue
        if step.optional or not options:
            choice = yield Ask(player.seat, step.prompt, [*options, *more, DONE])
        else:
            choice = yield Ask(player.seat, step.prompt, [*options, *more])
        if choice is DONE:
            if _advance(s, player):
                return
            continue
        if isinstance(choice, Action):
            yield from choice.flow(player, s)
        else:
            yield from step.flow(player, s, choice)
        return


def _advance(s: State, player: Faction) -> bool:
    """Go on to the next step; True if that begins another turn, which is a safe point too."""
    s.step += 1
    if s.step < len(player.turn_steps):
        return False
    next_turn(s)
    return True


def skip_to(s: State, player: Faction, phase: int) -> None:
    """End the current phase at once: the next step is the first of `phase`."""
    for i, step in enumerate(player.turn_steps):
        if step.phase == phase:
            s.step = i
            return
