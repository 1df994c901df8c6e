"""An owner of pieces: what it has on the map, how it fights and what it loses (Law 1.5, 4.3).

A faction is an owner with a seat, a hand and turns (`faction`). An owner without a seat, a hireling say, has a number
all the same: it rules, is battled and loses pieces like everybody else, and somebody decides for it, or luck.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, ClassVar

from mypy_extensions import trait

from lawbound.kernel import Ask, Chance, Flow, Prompt, Seat
from lawbound.law import law
from lawbound.root.bearer import Bearer
from lawbound.root.cards import Card
from lawbound.root.map import Clearing
from lawbound.root.pieces import BUILDING, CLEARINGS, PAWN, TOKEN, WARRIOR, Piece, one_at_random
from lawbound.root.removal import Removal, Trigger, remove_pieces
from lawbound.root.state import ASIDE, NOBODY, ROW, Number, Row, State

if TYPE_CHECKING:
    from lawbound.root.battle import Fight

TAKE_HIT = Prompt("take a hit", "root 4.3.4", "piece")
INSTIGATED_LOSS = Prompt("which piece an instigator removes", "rootbotics 7.7.4.I", "piece")
PICKED_LOSS = Prompt("which piece goes", "root D.4.2", "piece")
UNLED_LOSS = Prompt("which piece nobody decides on", "root 4.3.4", "piece")


@law("root 1.1.1", "root 1.5.2")
@trait
class Owner(Bearer):
    """The general owner."""

    PIECES: ClassVar[tuple[Piece, ...]] = ()
    is_bot: ClassVar[bool] = False
    grounds: ClassVar[range] = CLEARINGS
    """The clearings that its pieces move from: those on the map, and any of its own beside it."""
    board_places: ClassVar[tuple[int, ...]] = (ASIDE,)
    """Where on its own faction board its warriors may lie, outside the supply."""
    lending_article: ClassVar[str] = "root 11.2.7.III"
    """By which article others treat its warriors as their own."""
    sharing_article: ClassVar[str] = "root 11.2.7.III.a"
    """By which article these take hits for them."""

    def __init__(self, number: Number, first: Row) -> None:
        super().__init__()
        self.number = number
        self.seat: Seat = NOBODY  # whoever has one: a faction
        self.called = self.KEY  # as stored games and programs name it
        self.side = number  # who rules and wins together; a team shares the side of its first seat
        self.first = first
        self.room = len(self.PIECES)  # rows kept for it; more where a seat had room for any of several factions
        self.rows: tuple[Row, ...] = tuple([first + i * ROW for i in range(len(self.PIECES))])
        self.warrior: Row = first  # the kind that is recruited and paid; listed first, even if there is none of it
        self.warriors: tuple[Row, ...] = self._rows_of(WARRIOR)  # all kinds
        self.of_one_kind = len(self.warriors) == 1
        self.buildings: tuple[Row, ...] = self._rows_of(BUILDING)
        self.tokens: tuple[Row, ...] = self._rows_of(TOKEN)
        self.removable: tuple[Row, ...] = tuple(
            [row for row, piece in zip(self.rows, self.PIECES, strict=True) if piece.sort != PAWN]
        )

    def _rows_of(self, sort: int) -> tuple[Row, ...]:
        return tuple([row for row, piece in zip(self.rows, self.PIECES, strict=True) if piece.sort == sort])

    def row(self, name: str) -> Row:
        for row, piece in zip(self.rows, self.PIECES, strict=True):
            if piece.name == name:
                return row
        raise KeyError(name)

    def decider(self, s: State) -> Seat:
        """Who decides for it; nobody: luck does."""
        return self.seat

    def stands_with(self, s: State) -> Number:
        """Whose friends and enemies are its own: its own number, or that of whoever controls it."""
        return self.number

    def rules_as(self, s: State) -> Number:
        """The side that rules where its pieces do."""
        return self.side

    def warriors_at(self, s: State, clearing: Clearing) -> int:
        """How many warriors it has there, of all kinds."""
        if self.of_one_kind:
            return s.board[self.warrior + clearing]
        return sum([s.board[row + clearing] for row in self.warriors])

    # Rule

    def rules_ties(self) -> bool:
        """Whether it rules a clearing when tied for the most warriors and buildings there."""
        return False

    # Moving

    @law("root 4.2.1")
    def needs_rule_to_move(self) -> bool:
        return True

    def movable(self, s: State, clearing: Clearing) -> Sequence[Row]:
        """The kinds of warriors there that a move may take along."""
        return self.warriors if self.of_one_kind else [row for row in self.warriors if s.board[row + clearing]]

    @law("root 2.2", "root 2.2.1", "root 2.3", "root G.1.2", "root G.1.12", "root G.1.28")
    def neighbours(self, s: State, clearing: Clearing) -> Sequence[Clearing]:
        """The clearings adjacent to this one, for this owner: along paths, and by what others make paths for it."""
        paths, box = s.paths[clearing], s.box
        if box.links or s.laid & box.linking_cards:
            return linked(s, self.number, clearing, paths)
        return paths

    def paths(self, s: State, clearing: Clearing) -> Sequence[Clearing]:
        """The clearings that a path links to this one, for this owner."""
        return s.paths[clearing]

    # Battle

    def can_attack(self, s: State, clearing: Clearing) -> bool:
        """Whether it has warriors or pawns there."""
        return s.board[self.warrior + clearing] > 0 or (not self.of_one_kind and self.warriors_at(s, clearing) > 0)

    def attack_sites(self, s: State) -> list[Clearing]:
        """Where it can attack."""
        if self.of_one_kind:
            board, row = s.board, self.warrior
            return [clearing for clearing in CLEARINGS if board[row + clearing]]
        return [clearing for clearing in CLEARINGS if self.can_attack(s, clearing)]

    def prepare_attack(self, s: State, fight: Fight) -> Flow[None]:
        """What the attacker decides when initiating the battle."""
        return
        yield

    def attackers_left(self, s: State, fight: Fight) -> bool:
        """Whether a warrior of the attacker remains after an ambush."""
        return self.warriors_at(s, fight.clearing) > 0

    @law("root 4.3.2.I")
    def rolled_maximum(self, s: State, fight: Fight) -> int:
        """The most hits it can deal by rolling: its warriors in the clearing of battle."""
        return self.warriors_at(s, fight.clearing)

    @law("root 4.3.3.II")
    def is_defenseless(self, s: State, clearing: Clearing) -> bool:
        return not (s.board[self.warrior + clearing] or (not self.of_one_kind and self.warriors_at(s, clearing)))

    def fights_defenseless(self, s: State, fight: Fight) -> bool:
        """Whether, as defender in battle, it is defenseless; elsewhere `is_defenseless` tells."""
        return self.is_defenseless(s, fight.clearing)

    def takes_higher_roll(self) -> bool:
        """Whether, as defender, it deals hits by the higher number rolled."""
        return False

    def can_be_ambushed(self, s: State, fight: Fight) -> bool:
        """Whether, as attacker, ambush cards can be played against it."""
        return True

    def laid_ambush(self, s: State, fight: Fight) -> Card | None:
        """An ambush card in its play area that, as defender, it always plays now."""
        return None

    def prepare_defence(self, s: State, fight: Fight) -> Flow[None]:
        """What the defender decides before the battle."""
        return
        yield

    def wants_help(self, s: State, fight: Fight, helper: Number, about: Prompt) -> Flow[bool]:
        """Whether, as defender, it enlists that helper before the roll."""
        return False
        yield

    def help_defender(self, s: State) -> int:
        """What the helper gains for it, and how much it adds to the defender's maximum of rolled hits."""
        return 0

    def attack_bonus(self, s: State, fight: Fight) -> int:
        """Extra hits it always deals as attacker."""
        return 0

    def defence_bonus(self, s: State, fight: Fight) -> int:
        """Extra hits it always deals as defender."""
        return 0

    def defence_ended(self, s: State, fight: Fight) -> Flow[None]:
        """What the defender does when the battle is over."""
        return
        yield

    @law("root 4.3.4")
    def take_hits(self, s: State, fight: Fight, hits: int, by: Number) -> Flow[list[Removal]]:
        """Remove a piece for each hit: warriors first, then buildings and tokens in the owner's order."""
        clearing = fight.clearing
        removal = Removal(self.number, by, clearing, fight)
        if self.of_one_kind:
            remove_pieces(s, removal, self.warrior, hits, "root 4.3.4")
            hits -= removal.warriors
        else:
            hits = yield from self.lose_pieces(s, removal, self.warriors, hits)
        if hits:
            yield from self.lose_pieces(s, removal, self.buildings + self.tokens, hits)
        return [removal]

    @law("root 4.3.4")
    def lose_pieces(self, s: State, removal: Removal, kinds: Sequence[Row], hits: int) -> Flow[int]:
        """Take hits on pieces of these kinds, one after another; returns how many hits are left."""
        fight = removal.fight
        assert fight is not None
        while hits:
            rows = [row for row in kinds if s.board[row + removal.clearing]]
            if not rows:
                break
            row: Row = yield from self.lose_which(s, fight, rows, hits)
            remove_pieces(s, removal, row, 1, "root 4.3.4")
            hits -= 1
        return hits

    @law("root 4.3.4", "root D.4.2", "rootbotics 7.7.4.I")
    def lose_which(self, s: State, fight: Fight, rows: list[Row], hits: int) -> Flow[Row]:
        """The owner's choice, or that of the player who instigated the battle; where a bot did, buildings go before
        tokens, by luck.

        Where nobody decides for the owner luck does, and tokens go before buildings; the Law says nothing of that.
        """
        decider, picker = self.decider(s), fight.picker(s)
        if picker != NOBODY:
            row: Row = yield Ask(picker, PICKED_LOSS, rows, (fight.clearing, hits))
        elif fight.picked:
            first = [row for row in rows if row in self.buildings] or rows
            row = yield Chance(INSTIGATED_LOSS, one_at_random(s, first, fight.clearing), (self.number, fight.clearing))
        elif decider == NOBODY:
            first = [row for row in rows if row in self.tokens] or rows
            row = yield Chance(UNLED_LOSS, one_at_random(s, first, fight.clearing), (self.number, fight.clearing))
        else:
            row = yield Ask(decider, TAKE_HIT, rows, (fight.clearing, hits))
        return row

    def battle_ended(self, s: State, fight: Fight) -> Flow[None]:
        """What the attacker settles when the battle is over."""
        return
        yield

    # Removal

    def removed_destination(self, row: Row, removal: Removal) -> int:
        """Where a piece goes that is being removed: the supply, or the place that its text names."""
        return 0

    def after_losing(self, s: State, removal: Removal) -> list[Trigger]:
        """Effects that the removal of its pieces triggers."""
        return []

    def points_for(self, removal: Removal) -> int:
        """What an enemy scores for removing these pieces of its: a point for each building and token."""
        return removal.points

    def after_removing(self, s: State, removal: Removal) -> None:
        """What changes for the owner who removed another's pieces. Scores here are settled with all the others."""

    def swept(self, s: State, by: Number, clearing: Clearing) -> list[Trigger]:
        """What happens to it when all enemy pieces are removed from a clearing, besides losing its pieces."""
        return []


def linked(s: State, owner: Number, clearing: Clearing, paths: Sequence[Clearing]) -> Sequence[Clearing]:
    """Paths, and what others make adjacent for that owner."""
    places, box = paths, s.box
    for bearer in box.links:
        more = bearer.links(s, owner, clearing)
        if more:
            places = [*places, *[place for place in more if place not in places]]
    if s.laid & box.linking_cards and owner < len(s.crafted):
        area = s.crafted[owner]
        for effect in box.cards_links:
            if effect.card in area:
                more = effect.links(s, owner, clearing)
                if more:
                    places = [*places, *[place for place in more if place not in places]]
    return places
