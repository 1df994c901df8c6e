"""Removing pieces from the map, scoring for it, and the effects it triggers (Law 1.1.3, 3.2.1)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

from lawbound.kernel import Ask, Flow, Prompt, Seat
from lawbound.law import law
from lawbound.root.map import Clearing
from lawbound.root.pieces import WARRIOR, place, take_off
from lawbound.root.reasons import first
from lawbound.root.rule import is_enemy, treated_as_own
from lawbound.root.score import score, settle_dominance, settle_scores
from lawbound.root.select import among
from lawbound.root.state import NOBODY, ROW, SUPPLY, Number, Row, State

if TYPE_CHECKING:
    from lawbound.root.battle import Fight


class Trigger(NamedTuple):
    """An effect waiting to be resolved."""

    name: str
    owner: Number  # whose it is
    clearing: Clearing  # 0: nowhere on the map
    amount: int  # how many pieces, or whatever else the effect counts
    cause: Number  # who brought it about
    bearer: Number = NOBODY  # who resolves it, if not the owner: a card, say, or the map


ORDER = Prompt("which effect first", "root 1.1.3", "trigger")


class Removal:
    """Pieces of one owner that left one clearing at once."""

    __slots__ = ("by", "caused", "clearing", "fight", "home", "owner", "pieces", "replaced", "side", "warriors")

    def __init__(self, owner: Number, by: Number, clearing: Clearing, fight: Fight | None = None) -> None:
        self.owner = owner
        self.side = owner  # for whom they stood there: mercenaries fight for another player
        self.by = by
        self.caused = False  # `by` did not remove them, but brought it about: points for it are all that follows
        self.replaced = False  # another piece is placed in their stead
        self.clearing = clearing
        self.fight = fight  # the battle in which it happened, if any
        self.warriors = 0
        self.home = 0  # how many of the warriors are on their way to their supply, not to another place
        self.pieces: list[tuple[Row, int]] = []  # buildings and tokens

    def add(self, row: Row, count: int) -> None:
        self.pieces.append((row, count))

    def count(self, row: Row) -> int:
        """How many of that kind of building or token were removed."""
        return sum([count for kind, count in self.pieces if kind == row])

    @property
    def points(self) -> int:
        return sum([count for _, count in self.pieces])

    @property
    def empty(self) -> bool:
        return not self.warriors and not self.pieces


@law("root 3.2.1")
def score_removals(s: State, removals: Sequence[Removal]) -> None:
    """One point for each enemy building and token, to whoever removed it or caused its removal.

    An owner without a seat scores nothing, nor does anybody for what it removes (E.3.6).
    """
    box = s.box
    for removal in removals:
        if removal.empty:
            continue
        by = box.owners[removal.by]
        if by.seat != NOBODY and is_enemy(s, removal.by, removal.owner):
            points = box.owners[removal.owner].points_for(removal)
            for bearer in box.extra_points:
                points += bearer.extra_points(s, removal)
            score(s, by.seat, points, "root 3.2.1", settle=False)
        if removal.by != removal.owner and not removal.caused:
            by.after_removing(s, removal)
    settle_scores(s)
    settle_dominance(s)


def triggers_of(s: State, removals: Sequence[Removal]) -> list[Trigger]:
    triggers: list[Trigger] = []
    for removal in removals:
        if not removal.empty:
            triggers += s.box.owners[removal.owner].after_losing(s, removal)
    if s.box.after_losses:
        lost = [removal for removal in removals if not removal.empty]
        for bearer in s.box.after_losses if lost else ():
            triggers += bearer.after_losses(s, lost)
    return triggers


@law("root 1.1.3", "root G.1.5")
def resolve_triggers(s: State, triggers: list[Trigger], chooser: Number) -> Flow[None]:
    """Resolve effects that occur at the same time one after another, in the order that the chooser likes."""
    while triggers:
        yield from resolve_one(s, triggers, chooser)


@law("root 1.1.3")
def resolve_one(s: State, triggers: list[Trigger], chooser: Number) -> Flow[None]:
    """Resolve the one that the chooser wants first; for an owner whom nobody leads, whoever takes the turn says."""
    trigger = triggers[0]
    if len(triggers) > 1:
        seat = s.box.owners[chooser].decider(s)
        if seat == NOBODY:
            seat = s.turn
        if s.players[seat].is_bot:
            trigger = first_for_a_bot(s, triggers, seat)
        else:
            trigger = yield Ask(seat, ORDER, tuple(dict.fromkeys(triggers)))
    triggers.remove(trigger)
    bearer = trigger.owner if trigger.bearer == NOBODY else trigger.bearer
    yield from s.box.bearers[bearer].resolve(s, trigger)


@law("rootbotics 2.4", "rootbotics 2.2")
def first_for_a_bot(s: State, triggers: Sequence[Trigger], bot: Seat) -> Trigger:
    """A bot begins with the clearing of highest priority, and there with the faction that comes first in turn order."""
    clearing = min([trigger.clearing for trigger in triggers])
    here = [trigger for trigger in triggers if trigger.clearing == clearing]
    owners = list(dict.fromkeys([trigger.owner for trigger in here]))
    if len(owners) == 1:
        return here[0]
    owner = among(s, bot, "root 1.1.3", owners).by_turn_order()
    return next(trigger for trigger in here if trigger.owner == owner)


@law("root G.1.29", "root G.1.34")
def remove_pieces(s: State, removal: Removal, row: Row, count: int, article: str) -> None:
    """Take pieces of one kind off the map, as many as there are, and note them in the removal."""
    owner = s.box.owners[removal.owner]
    to = owner.removed_destination(row, removal)
    count = take_off(s, row, removal.clearing, count, article, to, replaced=removal.replaced)
    if s.box.sort[row // ROW] == WARRIOR:
        removal.warriors += count
        if to == SUPPLY:
            removal.home += count
    elif count:
        removal.add(row, count)


@law("root 1.1.3", "root 3.2.1")
def finish_removals(s: State, removals: Sequence[Removal], extra: list[Trigger], chooser: Number) -> Flow[None]:
    """After all pieces of one effect have gone: score, then resolve what was triggered."""
    score_removals(s, removals)
    triggers = triggers_of(s, removals) + extra
    for bearer in s.box.witnessed:
        triggers += [trigger for trigger in bearer.witnessed(s, removals) if trigger not in extra]
    yield from resolve_triggers(s, triggers, chooser)


@law("root G.1.13")
def exchange(s: State, removal: Removal, theirs: Row, ours: Row, article: str) -> Flow[None]:
    """Remove one piece and place another in its stead; only then what that triggers."""
    removal.replaced = True
    remove_pieces(s, removal, theirs, 1, article)
    place(s, ours, removal.clearing, 1, article)
    yield from finish_removals(s, [removal], [], removal.by)


@law("root G.1.10", "root G.1.1", "root G.1.6", "root G.1.9")
def remove_enemy_pieces(s: State, removal: Removal, article: str) -> None:
    """Take off everything of one owner in one clearing that is an enemy piece of whoever removes it."""
    owner, clearing = s.box.owners[removal.owner], removal.clearing
    own = treated_as_own(s, removal.by, owner.number, clearing)
    for row in owner.removable:
        count = s.board[row + clearing] - (own if row == owner.warrior else 0)
        if count > 0 and (not s.box.why_not_removed or why_not_remove(s, row, clearing, removal.by) is None):
            remove_pieces(s, removal, row, count, article)


def why_not_remove(s: State, row: Row, clearing: Clearing, by: Number) -> str | None:
    """The article by which pieces of that kind stay where an effect removes pieces."""
    return first([bearer.why_not_removed(s, row, clearing, by) for bearer in s.box.why_not_removed])


@law("root 1.1.3")
def remove_all_enemy_pieces(s: State, by: Number, clearings: Sequence[Clearing], article: str) -> Flow[None]:
    """Remove all enemy pieces from these clearings: first every piece, only then the effects that this triggers."""
    removals: list[Removal] = []
    extra: list[Trigger] = []
    for clearing in clearings:
        for owner in s.box.owners:
            if not is_enemy(s, by, owner.number):
                continue
            removal = Removal(owner.number, by, clearing)
            remove_enemy_pieces(s, removal, article)
            removals.append(removal)
            extra += owner.swept(s, by, clearing)
    yield from finish_removals(s, removals, extra, s.turn)
