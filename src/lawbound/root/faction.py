"""A faction: its pieces, its three phases, and the joints where it bends a general rule.

A joint is a named place where the Law lets a faction change a general rule. Here every joint has its general form;
a faction overrides what its chapter changes. General rules ask the joints and never name a faction.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, ClassVar

from mypy_extensions import trait

from lawbound.kernel import NO, YES, Ask, Chance, Flow, Option, Prompt, Seat
from lawbound.law import law
from lawbound.root.boards import BOARDS, BoardInfo
from lawbound.root.cards import CARD_POINTS, Card, Cost
from lawbound.root.map import Clearing
from lawbound.root.move import take_move
from lawbound.root.pieces import BUILDING, CLEARINGS, PAWN, TOKEN, Piece, one_at_random
from lawbound.root.removal import Removal, Trigger, remove_pieces
from lawbound.root.seating import Seating
from lawbound.root.state import NOBODY, STRIDE, Row, State
from lawbound.root.terrain import RIVERBOATS, with_rivers

if TYPE_CHECKING:
    from lawbound.root.battle import Fight

SETUP, BIRDSONG, DAYLIGHT, EVENING = 0, 1, 2, 3
PHASE_NAMES = ("setup", "birdsong", "daylight", "evening")

TAKE_HIT = Prompt("take a hit", "root 4.3.4", "piece")
ACTIVATE = Prompt("activate a crafting piece", "root 4.1.1", "suit")
ENLIST = Prompt("enlist a helper", "rootbotics 7.7.6", "yes or no")
INSTIGATED_LOSS = Prompt("which piece an instigator removes", "rootbotics 7.7.4.I", "piece")


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

    __slots__ = ("actions", "article", "flow", "name", "optional", "options", "phase", "prompt")

    def __init__(
        self,
        name: str,
        phase: int,
        article: str,
        flow: Callable[[Any, State, Option], Flow[None]],
        options: Callable[[Any, State], list[Option]] | None = None,
        optional: bool = True,
        actions: tuple[Action, ...] = (),
    ) -> None:
        self.name = name
        self.phase = phase
        self.actions = actions  # everything that the step may offer, for those who ask why it does not
        self.article = article
        self.flow = flow
        self.options = options
        self.optional = optional
        self.prompt = Prompt(name, article, "action")


def _no_flow(player: Faction, s: State, choice: Option) -> Flow[None]:
    raise AssertionError("a step whose options are actions leaves the rest to the action")
    yield


def menu(name: str, phase: int, article: str, actions: tuple[Action, ...], optional: bool = True) -> Step:
    """A step that offers actions, as often as they are possible."""

    def options(player: Faction, s: State) -> list[Option]:
        return [action for action in actions if action.why_not(player, s) is None]

    return Step(name, phase, article, _no_flow, options, optional, actions)


@law("root 1.1.1", "root 1.5.2")
@trait
class Faction:
    """The general faction: every joint in its general form.

    It is a trait, and so is what a faction has whoever plays it: compiled classes have one base, and traits besides.
    """

    KEY: ClassVar[str] = ""
    PIECES: ClassVar[tuple[Piece, ...]] = ()
    OWN: ClassVar[int] = 0
    """How many numbers of its own the faction keeps in the state."""
    PILES: ClassVar[int] = 0
    """How many piles of cards of its own."""

    FIELDS: ClassVar[tuple[str, ...]] = ()
    """What it adds to the fields of a player in a position."""

    vetoes_placing: ClassVar[bool] = False
    """Whether `why_not_placed` ever says anything."""
    watches_moves: ClassVar[bool] = False
    """Whether `entered` ever does anything."""
    claims: ClassVar[bool] = False
    """Whether `claims_rule` ever says yes."""
    lends: ClassVar[bool] = False
    """Whether `lend_power` ever does anything."""
    sells: ClassVar[bool] = False
    """Whether others buy from it at the start of their Birdsong."""
    vetoes_leaving: ClassVar[bool] = False
    """Whether `why_not_leave` ever says anything."""
    collecting: ClassVar[bool] = False
    """Whether `collects` ever takes a discarded card."""
    pools_losses: ClassVar[bool] = False
    """Whether `after_losses` ever says anything."""
    helps: ClassVar[bool] = False
    """Whether `offers_help` ever says yes."""
    witnesses: ClassVar[bool] = False
    """Whether `witnessed` ever says anything."""
    is_bot: ClassVar[bool] = False
    crafting_article: ClassVar[str] = "root 4.1.1"
    """By which article it pays for what it crafts."""

    def __init__(self, seat: Seat, first: Row, pile: int) -> None:
        self.seat = seat
        self.side = seat  # who rules and wins together; a team shares the side of its first seat
        self.spec = self.KEY  # as the setup names it
        self.first = first
        self.pile = pile
        self.warrior: Row = first  # every faction lists its warriors first, even if it has none
        self.rows: tuple[Row, ...] = tuple([first + i * STRIDE for i in range(len(self.PIECES))])
        self.buildings: tuple[Row, ...] = self._rows_of(BUILDING)
        self.tokens: tuple[Row, ...] = self._rows_of(TOKEN)
        self.removable: tuple[Row, ...] = tuple(
            [first + i * STRIDE for i, piece in enumerate(self.PIECES) if piece.sort != PAWN]
        )
        self.crafting_rows: tuple[Row, ...] = ()
        self.board_info: BoardInfo = BOARDS[self.KEY]
        self.turn_steps: tuple[Step, ...] = ()  # set by `turn.whole_turn`
        self.find_rows()

    def find_rows(self) -> None:
        """Learn where its pieces are counted; the warriors, and the buildings and tokens together, are known."""

    def _rows_of(self, sort: int) -> tuple[Row, ...]:
        return tuple([self.first + i * STRIDE for i, piece in enumerate(self.PIECES) if piece.sort == sort])

    def row(self, name: str) -> Row:
        for i, piece in enumerate(self.PIECES):
            if piece.name == name:
                return self.first + i * STRIDE
        raise KeyError(name)

    def configure(self, seating: Seating) -> None:
        """Take what the setup says of this seat."""
        self.spec = str(seating)

    def check_options(self, options: Mapping[str, str]) -> None:
        """Refuse, with BadSetup, what the edition in force does not know."""

    # Setup and turn

    def setup(self, s: State) -> Flow[None]:
        """Carry out the setup instructions of the faction."""
        raise NotImplementedError

    def before_dealing(self, s: State) -> None:
        """Take what belongs to it out of the deck, before that is shuffled and the hands are dealt."""

    def steps(self) -> tuple[Step, ...]:
        """The steps of its turn, in order."""
        raise NotImplementedError

    def turn_begins(self, s: State) -> None:
        """Reset what the faction counts by turn."""

    def before_birdsong(self, s: State) -> Flow[None]:
        """What it may still do before its Birdsong starts."""
        return
        yield

    # Rule

    def rules_ties(self) -> bool:
        """Whether it rules a clearing when tied for the most warriors and buildings there."""
        return False

    def claims_rule(self, s: State, clearing: Clearing) -> bool:
        """Whether it rules that clearing whatever is there."""
        return False

    def lend_power(self, s: State, clearing: Clearing, powers: bytearray) -> None:
        """Count its pieces for whoever may treat them as their own for rule."""

    def fights_for(self, s: State, seat: Seat, clearing: Clearing) -> bool:
        """Whether it has warriors here that this player treats as their own, for rule and in battle."""
        return False

    def held_pieces(self, s: State, row: Row) -> int:
        """How many pieces of that kind, another player's, lie on its faction board."""
        return 0

    # Battle

    def can_attack(self, s: State, clearing: Clearing) -> bool:
        """Whether it has warriors or pawns there."""
        return s.board[self.warrior + clearing] > 0

    def prepare_attack(self, s: State, fight: Fight) -> Flow[None]:
        """What the attacker decides when initiating the battle."""
        return
        yield

    def attackers_left(self, s: State, fight: Fight) -> bool:
        """Whether a warrior of the attacker remains after an ambush."""
        return s.board[self.warrior + fight.clearing] > 0

    @law("root 4.3.2.I")
    def rolled_maximum(self, s: State, fight: Fight) -> int:
        """The most hits it can deal by rolling: its warriors in the clearing of battle."""
        return s.board[self.warrior + fight.clearing]

    @law("root 4.3.3.II")
    def is_defenseless(self, s: State, clearing: Clearing) -> bool:
        return not s.board[self.warrior + clearing]

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

    def offers_help(self, s: State, clearing: Clearing) -> bool:
        """Whether a defender may enlist it in a battle there."""
        return False

    @law("rootbotics 7.7.6")
    def wants_help(self, s: State, fight: Fight, helper: Seat) -> Flow[bool]:
        """Whether, as defender, it enlists that helper before the roll."""
        answer = yield Ask(self.seat, ENLIST, (YES, NO), (helper, fight.clearing))
        return answer is YES

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
    def take_hits(self, s: State, fight: Fight, hits: int, by: Seat) -> Flow[list[Removal]]:
        """Remove a piece for each hit: warriors first, then buildings and tokens in the owner's order."""
        clearing = fight.clearing
        removal = Removal(self.seat, by, clearing, fight)
        remove_pieces(s, removal, self.warrior, hits, "root 4.3.4")
        hits -= removal.warriors
        while hits:
            rows = [row for row in self.buildings + self.tokens if s.board[row + clearing]]
            if not rows:
                break
            row: Row = yield from self.lose_which(s, fight, rows, hits)
            remove_pieces(s, removal, row, 1, "root 4.3.4")
            hits -= 1
        return [removal]

    @law("root 4.3.4", "rootbotics 7.7.4.I")
    def lose_which(self, s: State, fight: Fight, rows: list[Row], hits: int) -> Flow[Row]:
        """The owner's choice; in a battle that somebody instigated buildings go before tokens, by luck."""
        if fight.instigator == NOBODY:
            row: Row = yield Ask(self.seat, TAKE_HIT, rows, (fight.clearing, hits))
        else:
            first = [row for row in rows if row in self.buildings] or rows
            lost = one_at_random(s, first, fight.clearing)
            row = yield Chance(INSTIGATED_LOSS, lost, (self.seat, fight.clearing))
        return row

    def battle_ended(self, s: State, fight: Fight) -> None:
        """What the attacker settles when the battle is over."""

    # Removal

    def removed_destination(self, row: Row) -> int:
        """Where a removed piece goes: the supply, or the place that the faction's chapter names."""
        return 0

    def after_losing(self, s: State, removal: Removal) -> list[Trigger]:
        """Effects that the removal of its pieces triggers."""
        return []

    def after_losses(self, s: State, removals: Sequence[Removal]) -> list[Trigger]:
        """Effects that everything it loses at the same time triggers together, in whatever clearings it was."""
        return []

    def points_for(self, removal: Removal) -> int:
        """What an enemy scores for removing these pieces of its: a point for each building and token."""
        return removal.points

    def after_removing(self, s: State, removal: Removal) -> None:
        """What changes for the player who removed another's pieces. Scores here are settled with all the others."""

    def swept(self, s: State, by: Seat, clearing: Clearing) -> list[Trigger]:
        """What happens to it when all enemy pieces are removed from a clearing, besides losing its pieces."""
        return []

    def witnessed(self, s: State, removals: Sequence[Removal]) -> list[Trigger]:
        """What happens to it when an effect, not a battle, removes pieces of others."""
        return []

    def resolve(self, s: State, trigger: Trigger) -> Flow[None]:
        """Resolve an effect of its own that was triggered."""
        raise NotImplementedError

    # Movement and placing

    @law("root 2.2.1", "root 11.2.7.II", "rootbotics 9.2.3.II")
    @law("root 2.2", "root 2.2.1", "root 2.3")
    def neighbours(self, s: State, clearing: Clearing) -> Sequence[Clearing]:
        """The clearings adjacent to this one, for this faction: along paths; with Riverboats along rivers too."""
        if s.used & RIVERBOATS and s.turn == self.seat:
            return with_rivers(s, clearing, s.paths[clearing])
        return s.paths[clearing]

    def paths(self, s: State, clearing: Clearing) -> Sequence[Clearing]:
        """The clearings that a path links to this one, for this faction."""
        return s.paths[clearing]

    @law("root 4.2.1")
    def needs_rule_to_move(self) -> bool:
        return True

    def why_not_placed(self, s: State, seat: Seat, clearing: Clearing) -> str | None:
        """The article by which it keeps that player from placing pieces in the clearing."""
        return None

    def free_move(self, s: State, article: str) -> Flow[None]:
        """A move that an effect lets it take, if it likes."""
        yield from take_move(s, self, article, optional=True)

    def why_not_leave(self, s: State, seat: Seat, clearing: Clearing) -> str | None:
        """The article by which it keeps that player's pieces from moving out of the clearing."""
        return None

    def spring_snare(self, s: State, clearing: Clearing, by: Seat) -> bool:
        """Give up what would keep that bot from placing here or leaving; True if there was such a thing."""
        return False

    def collects(self, s: State, card: Card) -> bool:
        """Take a card that would go to the discard pile; True if taken."""
        return False

    def has_offer(self, s: State, buyer: Seat) -> bool:
        """Whether it has anything to sell to that player at the start of their Birdsong."""
        return False

    def sell(self, s: State, buyer: Seat) -> Flow[None]:
        """Offer services to a player at the start of their Birdsong."""
        return
        yield

    def shop(self, s: State, moment: str) -> Flow[None]:
        """Buy services as a bot does, when its turn begins or before the step with that article."""
        return
        yield

    def entered(self, s: State, mover: Seat, clearing: Clearing) -> list[Trigger]:
        """Effects triggered when another player's warriors move into the clearing."""
        return []

    def brought_in(self, s: State, owner: Seat, clearing: Clearing) -> list[Trigger]:
        """Effects triggered when somebody else moves that player's warriors into the clearing."""
        return []

    # Crafting

    @law("root 4.1.1")
    def crafting_pieces(self, s: State) -> list[int]:
        """Its crafting pieces not yet activated this turn, by suit."""
        left = [0, 0, 0]
        board, activated, suits = s.board, s.activated, s.suits
        for row in self.crafting_rows:
            for clearing in CLEARINGS:
                count = board[row + clearing]
                if count > activated[clearing]:
                    left[suits[clearing]] += count - activated[clearing]
        return left

    @law("root 4.1.1")
    def pay_for_craft(self, s: State, cost: Cost) -> Flow[None]:
        """Activate crafting pieces of the suits shown; for "any" the player chooses."""
        for suit in range(3):
            for _ in range(cost[suit]):
                self.activate(s, suit)
        for _ in range(cost[3]):
            left = self.crafting_pieces(s)
            choice = yield Ask(self.seat, ACTIVATE, [suit for suit in range(3) if left[suit]])
            self.activate(s, choice)

    def activate(self, s: State, suit: int) -> None:
        """Activate one crafting piece of the suit; which of several makes no difference."""
        for row in self.crafting_rows:
            for clearing in CLEARINGS:
                if s.suits[clearing] == suit and s.board[row + clearing] > s.activated[clearing]:
                    s.activated[clearing] += 1
                    return
        raise AssertionError("no crafting piece left")

    @law("root 3.2.2")
    def craft_points(self, s: State, card: Card) -> int:
        """Points for crafting a card that shows an item."""
        return CARD_POINTS[card]

    @law("root 4.1.2")
    def gain_item(self, s: State, item: int) -> None:
        """Put a crafted item where it belongs: the Crafted Items box."""
        s.crafted_items[self.seat * 8 + item] += 1

    # Dominance

    def why_not_dominance(self, s: State) -> str | None:
        """Why it cannot activate a dominance card, whatever the card."""
        return None

    def activate_dominance(self, s: State) -> Flow[None]:
        """What else happens when it activates one."""
        return
        yield

    def wins_by_dominance(self) -> bool:
        return True

    # What others may see

    def secret_piles(self) -> Sequence[int]:
        """Its piles that lie face down: indices into `s.piles`."""
        return ()

    # Positions

    def describe(self, s: State) -> dict[str, Any]:
        """Its own fields of a position."""
        return {}

    def restore(self, s: State, fields: Mapping[str, Any]) -> None:
        """Read its own fields; the general ones, and the pieces in clearings, have been read."""

    def quests_kept(self, s: State) -> Sequence[int]:
        """Quests that lie with it."""
        return ()

    def open_quests(self, s: State) -> Sequence[int]:
        """Quests that lie open for it alone."""
        return ()
