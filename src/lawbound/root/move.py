"""Moving: Law of Root 4.2."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from lawbound.kernel import DONE, Ask, Flow, Option, Prompt
from lawbound.law import law
from lawbound.root.map import Clearing
from lawbound.root.pieces import shift
from lawbound.root.reasons import first, furthest
from lawbound.root.removal import Trigger, resolve_triggers
from lawbound.root.score import settle_dominance
from lawbound.root.state import BURROW, NOBODY, Number, Row, State

if TYPE_CHECKING:
    from lawbound.root.owner import Owner

MOVE_FROM: Final = Prompt("move from", "root 4.2", "clearing")
MOVE_TO: Final = Prompt("move to", "root 4.2", "clearing")
MOVE_REASONS: Final = ("root 4.2.1", "root 2.2.1", "root 4.2")
"""What a move may lack, from the last on; only what somebody forbids comes after."""
MOVE_COUNT: Final = Prompt("how many to move", "root 4.2", "number")
MOVE_COUNT_OF: Final = Prompt("how many of these to move", "root 4.2", "number")


class Move:
    """One move: whose pieces, who moves them, from where to where, and how many of each kind."""

    __slots__ = ("along", "article", "by", "destination", "origin", "owner", "past_ferry", "rows")

    def __init__(
        self,
        owner: Number,
        origin: Clearing,
        destination: Clearing,
        rows: list[tuple[Row, int]],
        article: str,
        by: Number = NOBODY,
        along: Sequence[Number] = (),
    ) -> None:
        self.owner = owner
        self.by = owner if by == NOBODY else by
        self.origin = origin
        self.destination = destination
        self.rows = rows  # warriors, and what they carry
        self.article = article
        self.along = along  # others whose warriors come along
        self.past_ferry = False  # it leaves alone the ferry that would go the same way


def has_movers(s: State, player: Owner, origin: Clearing) -> bool:
    """Whether there are warriors that a move may take along now."""
    if player.of_one_kind:
        return s.board[player.warrior + origin] > 0
    return bool(player.movable(s, origin))


def why_not_move(s: State, player: Owner, origin: Clearing, destination: Clearing) -> str | None:
    """Why that player cannot move warriors from one clearing to the other."""
    if not has_movers(s, player, origin):
        return "root 4.2"
    why = why_not_reach(s, player, origin, destination)
    if why is not None:
        return why
    ruled = player.rules_as(s) in (s.ruler[origin], s.ruler[destination])
    if not ruled and player.needs_rule_to_move() and not is_waived(s, player, origin, destination):
        return "root 4.2.1"
    return why_held(s, player.number, origin) or why_shut(s, player.number, destination)


def reachable(s: State, player: Owner, origin: Clearing) -> Sequence[Clearing]:
    """Where a move from here can lead, who rules aside: the adjacent clearings, and those that a ferry, say, serves."""
    places = player.neighbours(s, origin)
    if s.box.only_adjacent:
        return places
    for bearer in s.box.ports:
        more = bearer.ports(s, player.number, origin)
        if more:
            places = [*places, *[place for place in more if place not in places]]
    if s.box.why_not_enter:
        return [place for place in places if why_shut(s, player.number, place) is None]
    return places


def is_waived(s: State, player: Owner, origin: Clearing, destination: Clearing) -> bool:
    """Whether something lets that owner move there without ruling either clearing."""
    box = s.box
    for bearer in box.waives_rule:
        if bearer.waives_rule(s, player.number, origin, destination):
            return True
    if s.laid & box.waiving_cards:
        for effect in box.cards_waives_rule:
            if effect.waives_rule(s, player.number, origin, destination):
                return True
    return False


def may_be_waived(s: State) -> bool:
    """Whether anything in the game may let anybody move without rule now."""
    return bool(s.box.waives_rule or s.laid & s.box.waiving_cards)


@law("root 2.2.1")
def why_not_reach(s: State, player: Owner, origin: Clearing, destination: Clearing) -> str | None:
    """Why the one clearing is not adjacent to the other, nor to be reached in another way."""
    if destination in reachable(s, player, origin):
        return None
    why = why_shut(s, player.number, destination)
    if why is not None:
        return why
    return why_apart(s, player.number, origin, destination) or "root 2.2.1"


def why_apart(s: State, owner: Number, origin: Clearing, destination: Clearing) -> str | None:
    """The article by which that way does not lead there now, although it may at another time."""
    return first([bearer.why_apart(s, owner, origin, destination) for bearer in s.box.why_apart])


def why_held(s: State, owner: Number, clearing: Clearing) -> str | None:
    """The article by which somebody keeps that owner's pieces from moving out of the clearing."""
    for bearer in s.box.why_not_leave:
        article = bearer.why_not_leave(s, owner, clearing)
        if article is not None:
            return article
    return None


def why_shut(s: State, owner: Number, clearing: Clearing) -> str | None:
    """The article by which somebody keeps that owner's pieces from moving into the clearing."""
    for bearer in s.box.why_not_enter:
        article = bearer.why_not_enter(s, owner, clearing)
        if article is not None:
            return article
    return None


def why_not_start(s: State, player: Owner, origin: Clearing) -> str | None:
    """Why no move of that player can start in the clearing."""
    if not has_movers(s, player, origin):
        return "root 4.2"
    reasons = [why_not_move(s, player, origin, to) for to in reachable(s, player, origin)]
    alone = why_apart(s, player.number, origin, origin) or "root 2.2.1"  # where nothing is adjacent
    return furthest(reasons or [alone], (), MOVE_REASONS)


def why_not_any_move(s: State, player: Owner, starts: Sequence[Clearing] | None = None) -> str | None:
    """Why the player cannot move from any of these clearings; from any at all, if none are named."""
    origins = player.grounds if starts is None else starts
    return furthest([why_not_start(s, player, origin) for origin in origins], (), MOVE_REASONS)


@law("root 4.2", "root 4.2.1")
def origins(s: State, player: Owner) -> list[Clearing]:
    """Where the player can move from: the clearings from which `why_not_move` forbids some move not."""
    board, warrior, side, ruler, box = s.board, player.warrior, player.rules_as(s), s.ruler, s.box
    held, shut, waived = box.why_not_leave, box.why_not_enter, may_be_waived(s)
    nimble = not player.needs_rule_to_move()
    several = not player.of_one_kind
    found: list[Clearing] = []
    for clearing in player.grounds:
        if board[warrior + clearing] or (several and player.movable(s, clearing)):
            if held and why_held(s, player.number, clearing) is not None:
                continue
            if shut:
                if destinations(s, player, clearing):
                    found.append(clearing)
                continue
            if nimble or ruler[clearing] == side:
                if clearing < BURROW or reachable(s, player, clearing):  # on the map some path leads from everywhere
                    found.append(clearing)
                continue
            for neighbour in reachable(s, player, clearing):
                if ruler[neighbour] == side or (waived and is_waived(s, player, clearing, neighbour)):
                    found.append(clearing)
                    break
    return found


@law("root 4.2", "root 4.2.1")
def destinations(s: State, player: Owner, origin: Clearing) -> Sequence[Clearing]:
    """Where the player can move to from a clearing with their warriors."""
    places = reachable(s, player, origin)
    side = player.rules_as(s)
    if s.ruler[origin] == side or not player.needs_rule_to_move():
        return places
    ruled = [clearing for clearing in places if s.ruler[clearing] == side]
    if may_be_waived(s):
        return [place for place in places if place in ruled or is_waived(s, player, origin, place)]
    return ruled


@law("root 4.2", "root 4.2.2")
def take_move(
    s: State,
    player: Owner,
    article: str,
    starts: Sequence[Clearing] | None = None,
    optional: bool = False,
    about: Prompt = MOVE_FROM,
    given: tuple[Option, ...] = (),
) -> Flow[Move | None]:
    """Take one move with any number of warriors, moved before or not; None if the player declined or cannot.

    Whoever limits where it starts asks a question of their own, with what it is about.
    """
    choices = origins(s, player) if starts is None else starts
    if not choices:
        return None
    seat = player.decider(s)
    chosen = yield Ask(seat, about, [*choices, DONE] if optional else choices, given)
    if chosen is DONE:
        return None
    origin: Clearing = chosen
    destination: Clearing = yield Ask(seat, MOVE_TO, destinations(s, player, origin), (origin,))
    if player.of_one_kind:
        most = s.board[player.warrior + origin]
        count: int = yield Ask(seat, MOVE_COUNT, range(1, most + 1), (origin, destination))
        rows = [(player.warrior, count)]
    else:
        rows = yield from choose_warriors(s, player, origin, destination)
    move = Move(player.number, origin, destination, rows, article)
    yield from carry_out(s, move)
    return move


@law("root 4.2")
def choose_warriors(s: State, player: Owner, origin: Clearing, destination: Clearing) -> Flow[list[tuple[Row, int]]]:
    """Of several kinds, how many of each that can move: at least one warrior in all."""
    kinds = player.movable(s, origin)
    seat, given = player.decider(s), (origin, destination)
    if len(kinds) == 1:
        count: int = yield Ask(seat, MOVE_COUNT, range(1, s.board[kinds[0] + origin] + 1), given)
        return [(kinds[0], count)]
    rows: list[tuple[Row, int]] = []
    for at, row in enumerate(kinds):
        least = 1 if at == len(kinds) - 1 and not rows else 0
        some: int = yield Ask(seat, MOVE_COUNT_OF, range(least, s.board[row + origin] + 1), (*given, row))
        if some:
            rows.append((row, some))
    return rows


def carry_out(s: State, move: Move) -> Flow[None]:
    """Move the pieces with what they carry; then what the way brings about, and whoever watches that clearing."""
    box = s.box
    yield from bring(s, move)
    if not move.rows:  # nothing has arrived
        return
    triggers: list[Trigger] = []
    for bearer in box.moved:
        triggers += bearer.moved(s, move)
    settle_dominance(s)
    for bearer in box.entered:
        if bearer.number != move.by:
            triggers += bearer.entered(s, move)
    if triggers:
        yield from resolve_triggers(s, triggers, s.turn)


def bring(s: State, move: Move) -> Flow[None]:
    """The pieces move, and what they carry goes along, whoever moves them."""
    for bearer in s.box.carries:
        yield from bearer.carries(s, move)
    for watcher in s.box.toll:
        yield from watcher.toll(s, move)
    for row, count in move.rows:
        shift(s, row, move.origin, move.destination, count, move.article)
