"""The turn: Birdsong, Daylight, Evening (Law 1.4).

A turn is a list of steps. Between two actions nothing is remembered but the state: that is the safe point where a
game can be saved, copied and resumed.
"""

from __future__ import annotations

from typing import Final

from lawbound.kernel import DONE, Ask, Flow, Option, Prompt, Word
from lawbound.law import law
from lawbound.root import dominance
from lawbound.root.box import Box
from lawbound.root.faction import Faction
from lawbound.root.removal import Trigger, resolve_triggers
from lawbound.root.rule import refresh_rulers
from lawbound.root.score import settle_dominance
from lawbound.root.state import State
from lawbound.root.steps import BIRDSONG, DAYLIGHT, EVENING, Action, Step

GO_ON: Final = Word("go on")
BEFORE_STEP: Final = Prompt("effects before the next step", "root 1.4.2", "action")


@law("root 1.4.1")
def whole_turn(player: Faction, box: Box) -> tuple[Step, ...]:
    """The steps of a turn: what happens at the start of a phase comes before everything else in it."""
    own = player.steps()
    steps: list[Step] = []
    for phase, start in ((BIRDSONG, START_BIRDSONG), (DAYLIGHT, START_DAYLIGHT), (EVENING, START_EVENING)):
        steps.append(start)
        steps += [step for step in own if step.phase == phase]
        if phase != EVENING and steps[-1].options is None:
            steps.append(END_BIRDSONG if phase == BIRDSONG else END_DAYLIGHT)
        elif phase != EVENING and box.at_end[phase]:
            steps.append(LAST_OF_BIRDSONG if phase == BIRDSONG else LAST_OF_DAYLIGHT)
    steps.append(END_EVENING)
    return tuple(steps)


@law("root 1.1.3", "root 1.4.1")
def _start_birdsong(player: Faction, s: State, _: Option) -> Flow[None]:
    """The win by dominance is checked first; all else that happens now comes in the order that the player likes."""
    yield from player.before_birdsong(s)
    dominance.check_dominance(s, player)
    waiting = starting(s, player, BIRDSONG)
    if waiting:
        yield from resolve_triggers(s, waiting, player.seat)


@law("root G.1.5")
def starting(s: State, player: Faction, phase: int) -> list[Trigger]:
    """What happens at the start of a phase; of cards only those in the player's area count."""
    waiting: list[Trigger] = []
    for bearer in s.box.at_start[phase]:
        waiting += bearer.at_start(s, player, phase)
    if s.crafted[player.seat]:
        for bearer in s.box.cards_at_start[phase]:
            waiting += bearer.at_start(s, player, phase)
    return waiting


def ending(s: State, player: Faction, phase: int) -> list[Trigger]:
    """What happens at the end of a phase."""
    waiting: list[Trigger] = []
    for bearer in s.box.at_end[phase]:
        waiting += bearer.at_end(s, player, phase)
    return waiting


@law("root 1.4.1")
def _start_daylight(player: Faction, s: State, _: Option) -> Flow[None]:
    """From now on other warriors may count for rule."""
    if s.box.fights_for:  # hired warriors count for part of a turn
        refresh_rulers(s)
    waiting = starting(s, player, DAYLIGHT)
    if waiting:
        yield from resolve_triggers(s, waiting, player.seat)


@law("root 1.4.1")
def _start_evening(player: Faction, s: State, _: Option) -> Flow[None]:
    if s.box.fights_for:  # hired warriors count for part of a turn
        refresh_rulers(s)
    waiting = starting(s, player, EVENING)
    if waiting:
        yield from resolve_triggers(s, waiting, player.seat)


def _end_birdsong(player: Faction, s: State, _: Option) -> Flow[None]:
    waiting = ending(s, player, BIRDSONG)
    if waiting:
        yield from resolve_triggers(s, waiting, player.seat)


def _end_daylight(player: Faction, s: State, _: Option) -> Flow[None]:
    waiting = ending(s, player, DAYLIGHT)
    if waiting:
        yield from resolve_triggers(s, waiting, player.seat)


def _end_evening(player: Faction, s: State, _: Option) -> Flow[None]:
    waiting = ending(s, player, EVENING)
    if waiting:
        yield from resolve_triggers(s, waiting, player.seat)
    for bearer in s.box.turn_ended:
        yield from bearer.turn_ended(s, player)


START_BIRDSONG: Final = Step("start of birdsong", BIRDSONG, "root 1.4.1", _start_birdsong, quiet=True)
START_DAYLIGHT: Final = Step("start of daylight", DAYLIGHT, "root 1.4.1", _start_daylight, quiet=True)
START_EVENING: Final = Step("start of evening", EVENING, "root 1.4.1", _start_evening)
# Effects of a phase may still be used after its last step where that step is not itself a choice.
END_BIRDSONG: Final = Step("end of birdsong", BIRDSONG, "root 1.4.1", _end_birdsong)
END_DAYLIGHT: Final = Step("end of daylight", DAYLIGHT, "root 1.4.1", _end_daylight)
END_EVENING: Final = Step("end of evening", EVENING, "root 1.4.1", _end_evening)
# Where it is a choice nothing more is offered, but something may happen.
LAST_OF_BIRDSONG: Final = Step("last of birdsong", BIRDSONG, "root 1.4.1", _end_birdsong, quiet=True)
LAST_OF_DAYLIGHT: Final = Step("last of daylight", DAYLIGHT, "root 1.4.1", _end_daylight, quiet=True)


@law("root 1.4.2")
def extras(s: State, player: Faction, step: Step) -> list[Action]:
    """Effects that may be used between two actions of the phase, never in the middle of one.

    At the very start of a phase only what happens "at the start" happens.
    """
    usable: list[Action] = []
    if step.quiet:
        return usable
    phase = step.phase
    area = s.crafted[player.seat]
    if area:
        for effect in s.box.cards_between[phase]:
            if effect.card in area:
                for action in effect.between(s, player, phase):
                    if action.why_not(player, s) is None:
                        usable.append(action)
    for bearer in s.box.between[phase]:
        for action in bearer.between(s, player, phase):
            if action.why_not(player, s) is None:
                usable.append(action)
    return usable


def imaginable(s: State, player: Faction, step: Step) -> list[Action]:
    """What may be offered between two actions of the phase, possible now or not, for those who ask why it is not."""
    if step.quiet:
        return []
    bearers = (*s.box.cards_between[step.phase], *s.box.between[step.phase])
    return [action for bearer in bearers for action in bearer.imaginable(s, player, step.phase)]


@law("root 1.4.1")
def begin_turn(s: State) -> None:
    s.turns += 1
    s.step = 0
    s.used = 0
    s.activated[:] = bytes(len(s.activated))
    s.acting.turn_begins(s)
    for bearer in s.box.turn_begins:
        bearer.turn_begins(s)
    if s.box.fights_for:  # hired warriors count for part of a turn
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
    of the turn. Where endings are asked, a phase whose player might think of something else waits for their word.

    Every Ask offers exactly what no rule forbids, to the one player whose choice it is: no opponent's consent is
    ever asked for, nothing happens that no rule says, and nothing that players agreed on takes an option away.
    """
    for bearer in s.box.settle:
        yield from bearer.settle(s)
    ran_out = False  # whoever has just acted did the last that was possible in this phase
    begun = s.step == 0
    while True:
        settle_dominance(s)
        player = s.acting
        step = player.turn_steps[s.step]
        more = extras(s, player, step)
        if step.options is None:
            if more or is_closing(s, player, step, ran_out):
                choice = yield Ask(player.seat, BEFORE_STEP, [*more, GO_ON], (step.name,), held=True)
                if choice is not GO_ON:
                    yield from choice.flow(player, s)
                    return
            yield from step.flow(player, s, None)
            if _advance(s, player):
                return
            continue
        options = step.options(player, s)
        if not options and not more:
            ran_out = ran_out or not begun
            if is_closing(s, player, step, ran_out):
                yield Ask(player.seat, step.prompt, (DONE,), held=True)
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


def is_closing(s: State, player: Faction, step: Step, ran_out: bool) -> bool:
    """Whether that step ends a phase, or the turn, which waits for the player's word.

    Daylight and the turn do, whatever was possible in them: with them opportunities go, and cards come. Birdsong does
    if its player has just done the last that was possible; whoever said done, or was not asked, is not asked again.
    """
    if not s.box.asks_ends or player.is_bot or step.quiet:
        return False
    if step is END_EVENING:
        return True
    following = player.turn_steps[s.step + 1]
    return (following.phase != step.phase or following.quiet) and (step.phase != BIRDSONG or ran_out)


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
