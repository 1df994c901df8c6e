"""Moving: Law of Root 4.2."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from lawbound.kernel import DONE, Ask, Flow, Option, Prompt, Seat
from lawbound.law import law
from lawbound.root import terrain
from lawbound.root.map import Clearing
from lawbound.root.pieces import CLEARINGS, shift
from lawbound.root.reasons import furthest
from lawbound.root.removal import Trigger, resolve_triggers
from lawbound.root.score import settle_dominance
from lawbound.root.state import Row, State

if TYPE_CHECKING:
    from lawbound.root.faction import Faction

MOVE_FROM: Final = Prompt("move from", "root 4.2", "clearing")
MOVE_TO: Final = Prompt("move to", "root 4.2", "clearing")
MOVE_REASONS: Final = ("root 4.2.1", "root 2.2.1", "root 4.2")
"""What a move may lack, from the last on; only what somebody forbids comes after."""
MOVE_COUNT: Final = Prompt("how many to move", "root 4.2", "number")

ARRIVAL: Final = {terrain.FERRY_CARD: terrain.draw_ferry_card}
"""What a move brings about for any player."""


def why_not_move(s: State, player: Faction, origin: Clearing, destination: Clearing) -> str | None:
    """Why that player cannot move warriors from one clearing to the other."""
    if not s.board[player.warrior + origin]:
        return "root 4.2"
    why = why_not_reach(s, player, origin, destination)
    if why is not None:
        return why
    if player.needs_rule_to_move() and s.ruler[origin] != player.side and s.ruler[destination] != player.side:
        return "root 4.2.1"
    return why_held(s, player.seat, origin)


def reachable(s: State, player: Faction, origin: Clearing) -> Sequence[Clearing]:
    """Where a move from here can lead, who rules aside: the adjacent clearings, and those that the ferry serves."""
    places = player.neighbours(s, origin)
    if s.ferry == origin and not s.ferried:
        return [*places, *terrain.ferry_ports(s, origin, places)]
    return places


@law("root 2.2.1", "root C.3.2", "root C.2.5")
def why_not_reach(s: State, player: Faction, origin: Clearing, destination: Clearing) -> str | None:
    """Why the one clearing is not adjacent to the other, nor the ferry's next port."""
    if destination in reachable(s, player, origin):
        return None
    if terrain.is_closed(s, origin, destination):
        return "root C.3.2"
    if s.ferried and s.ferry == origin and destination in s.box.map.coastal:
        return "root C.2.5"
    return "root 2.2.1"


def why_held(s: State, seat: Seat, clearing: Clearing) -> str | None:
    """The article by which somebody keeps that player's pieces from moving out of the clearing."""
    for other in s.box.leaving_vetoes:
        why = other.why_not_leave(s, seat, clearing)
        if why is not None:
            return why
    return None


def why_not_start(s: State, player: Faction, origin: Clearing) -> str | None:
    """Why no move of that player can start in the clearing."""
    if not s.board[player.warrior + origin]:
        return "root 4.2"
    reasons = [why_not_move(s, player, origin, to) for to in reachable(s, player, origin)]
    return furthest(reasons or ["root 2.2.1"], (), MOVE_REASONS)


def why_not_any_move(s: State, player: Faction, starts: Sequence[Clearing] = CLEARINGS) -> str | None:
    """Why the player cannot move from any of these clearings."""
    return furthest([why_not_start(s, player, origin) for origin in starts], (), MOVE_REASONS)


def is_held(s: State, seat: Seat, clearing: Clearing) -> bool:
    """Whether something keeps that player's pieces from moving out of the clearing."""
    return why_held(s, seat, clearing) is not None


@law("root 4.2", "root 4.2.1")
def origins(s: State, player: Faction) -> list[Clearing]:
    """Where the player can move from: the clearings from which `why_not_move` forbids some move not."""
    board, warrior, side, ruler = s.board, player.warrior, player.side, s.ruler
    nimble = not player.needs_rule_to_move()
    found: list[Clearing] = []
    for clearing in CLEARINGS:
        if board[warrior + clearing]:
            if s.box.leaving_vetoes and is_held(s, player.seat, clearing):
                continue
            if nimble or ruler[clearing] == side:
                found.append(clearing)
                continue
            for neighbour in reachable(s, player, clearing):
                if ruler[neighbour] == side:
                    found.append(clearing)
                    break
    return found


@law("root 4.2", "root 4.2.1")
def destinations(s: State, player: Faction, origin: Clearing) -> Sequence[Clearing]:
    """Where the player can move to from a clearing with their warriors."""
    places = reachable(s, player, origin)
    if s.ruler[origin] == player.side or not player.needs_rule_to_move():
        return places
    return [clearing for clearing in places if s.ruler[clearing] == player.side]


@law("root 4.2", "root 4.2.2")
def take_move(
    s: State,
    player: Faction,
    article: str,
    starts: Sequence[Clearing] | None = None,
    optional: bool = False,
    about: Prompt = MOVE_FROM,
    given: tuple[Option, ...] = (),
) -> Flow[bool]:
    """Take one move with any number of warriors, moved before or not; False if the player declined or cannot.

    Whoever limits where it starts asks a question of their own, with what it is about.
    """
    choices = origins(s, player) if starts is None else starts
    if not choices:
        return False
    chosen = yield Ask(player.seat, about, [*choices, DONE] if optional else choices, given)
    if chosen is DONE:
        return False
    origin: Clearing = chosen
    destination: Clearing = yield Ask(player.seat, MOVE_TO, destinations(s, player, origin), (origin,))
    most = s.board[player.warrior + origin]
    count: int = yield Ask(player.seat, MOVE_COUNT, range(1, most + 1), (origin, destination))
    yield from carry_out(s, player.seat, player.warrior, origin, destination, count, article)
    return True


def carry_out(
    s: State, mover: Seat, row: Row, origin: Clearing, destination: Clearing, count: int, article: str
) -> Flow[None]:
    """Move the warriors, by ferry if no path leads there; then the ferry's card, and whoever watches that clearing."""
    shift(s, row, origin, destination, count, article)
    triggers: list[Trigger] = []
    if terrain.board_ferry(s, mover, origin, destination):
        triggers.append(terrain.ferry_card(mover, destination))
    settle_dominance(s)
    for watcher in s.box.watchers:
        if watcher.seat != mover:
            triggers += watcher.entered(s, mover, destination)
    if triggers:
        yield from resolve_triggers(s, triggers, s.turn, ARRIVAL)
