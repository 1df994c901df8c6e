"""A faction: its pieces, its three phases, and the joints where it bends a general rule.

A joint is a named place where the Law lets a faction change a general rule. Here every joint has its general form;
a faction overrides what its chapter changes. General rules ask the joints and never name a faction.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, ClassVar

from mypy_extensions import trait

from lawbound.kernel import NO, YES, Ask, BadSetup, Flow, Prompt, Seat
from lawbound.law import law
from lawbound.root.bearer import Bearer
from lawbound.root.boards import BOARDS, NO_BOARD, BoardInfo, called
from lawbound.root.cards import CARD_ITEM, CARD_POINTS, EVERY, Card, Cost
from lawbound.root.hidden import turn_face_down
from lawbound.root.items import Item
from lawbound.root.map import Clearing
from lawbound.root.move import Move, carry_out, destinations, has_movers, origins, take_move, why_not_any_move
from lawbound.root.owner import Owner
from lawbound.root.pieces import CLEARINGS, why_not_place
from lawbound.root.seating import Seating
from lawbound.root.state import Number, Row, State
from lawbound.root.steps import Step

if TYPE_CHECKING:
    from lawbound.root.battle import Fight
    from lawbound.root.services import Seller

WILD = 3  # among crafting pieces by suit: the place of those of every suit
ACTIVATE = Prompt("activate a crafting piece", "root 4.1.1", "suit")


@law("root 1.1.1")
@trait
class Faction(Owner):
    """The general faction: an owner with a seat, a hand and turns.

    It is a trait, and so is what a faction has whoever plays it: compiled classes have one base, and traits besides.
    """

    has_characters: ClassVar[bool] = False
    """Whether a seat may say which of several characters plays it."""
    sells: ClassVar[bool] = False
    """Whether others buy from it at the start of their Birdsong."""
    pays_in_kind: ClassVar[bool] = False
    """Whether warriors of the seller, not its own, pay for what it buys."""
    shows_hand: ClassVar[bool] = False
    """Whether its hand lies open, for all to see."""
    CRAFTED_ITEMS: ClassVar[str] = "items"
    """Where the items that it crafts come to lie, as positions name it."""
    crafting_article: ClassVar[str] = "root 4.1.1"
    """By which article it pays for what it crafts."""

    def __init__(self, seat: Seat, first: Row, pile: int) -> None:
        super().__init__(seat, first)
        self.seat = seat
        self.spec = self.KEY  # as the setup names it
        self.pile = pile
        self.pile_room = self.PILES  # piles kept for it
        self.crafting_rows: tuple[Row, ...] = ()
        self.board_info: BoardInfo = BOARDS.get(self.KEY, NO_BOARD)
        self.turn_steps: tuple[Step, ...] = ()  # set by `turn.whole_turn`
        self.find_rows()

    def find_rows(self) -> None:
        """Learn where its pieces are counted; the warriors, and the buildings and tokens together, are known."""

    def configure(self, seating: Seating) -> None:
        """Take what the setup says of this seat."""
        self.spec = str(seating)
        if seating.character is not None and not (self.has_characters or seating.is_bot):
            raise BadSetup(
                "{name} has no characters: {character} is nobody there.",
                refusal="no-characters",
                name=called(self.KEY),
                character=repr(seating.character),
            )

    def check_options(self, options: Mapping[str, str]) -> None:
        """Refuse, with BadSetup, what the edition in force does not know."""

    def brings(self, setup: Mapping[str, Any]) -> Sequence[Bearer]:
        """What else bends rules because it sits at the table, besides itself: characters that it may be."""
        return ()

    # Setup and turn

    def setup(self, s: State) -> Flow[None]:
        """Carry out the setup instructions of the faction."""
        raise NotImplementedError

    @law("root A.8.2")
    def setup_by_card(self, s: State) -> Flow[None]:
        """Carry out its setup card: the instructions of the faction, unless the card has others."""
        yield from self.setup(s)

    def why_not_homeland(self, s: State, clearing: Clearing) -> str | None:
        """Why it cannot place there all that its setup card lists for a homeland."""
        return why_not_place(s, self.seat, clearing)

    def all_set_up(self, s: State) -> None:
        """What is left to set up once all factions are known."""

    def before_dealing(self, s: State) -> None:
        """Take what belongs to it out of the deck, before that is shuffled and the hands are dealt."""

    def steps(self) -> tuple[Step, ...]:
        """The steps of its turn, in order."""
        raise NotImplementedError

    def free_corners(
        self, s: State, why_not: Callable[[State, Number, Clearing], str | None] = why_not_place
    ) -> list[Clearing]:
        """Corners that nobody starts in and where it may place what it starts with, diagonally opposite another
        player's if possible.
        """
        taken = [clearing for clearing in bytes(s.starts) if clearing]
        free = [c for c in s.box.map.corners if c not in taken and why_not(s, self.seat, c) is None]
        return [c for c in free if s.box.map.opposite[c] in taken] or free

    def before_birdsong(self, s: State) -> Flow[None]:
        """What it may still do before its Birdsong starts."""
        return
        yield

    def keep_clearing(self, s: State) -> Clearing:
        """Where its keep stands; 0 if it has none."""
        return 0

    # Battle

    @law("rootbotics 7.7.6", "root D.5.2")
    def wants_help(self, s: State, fight: Fight, helper: Number, about: Prompt) -> Flow[bool]:
        """Whether, as defender, it enlists that helper before the roll."""
        answer = yield Ask(self.seat, about, (YES, NO), (helper, fight.clearing))
        return answer is YES

    # Movement

    def free_move(self, s: State, article: str, must: bool = False) -> Flow[Clearing]:
        """A move that an effect lets it take, or makes it take; returns where it led, 0 for nowhere."""
        move = yield from take_move(s, self, article, optional=not must)
        return 0 if move is None else move.destination

    def why_not_free_move(self, s: State) -> str | None:
        """Why it cannot take a move that an effect lets it take."""
        return None if origins(s, self) else why_not_any_move(s, self)

    @law("root 1.5.5")
    def forced_ways(self, s: State, origin: Clearing) -> Sequence[Clearing]:
        """Where all that it can move out of that clearing can be made to go: who rules matters as ever."""
        return destinations(s, self, origin) if has_movers(s, self, origin) else ()

    @law("root 1.5.5")
    def forced_out(self, s: State, origin: Clearing, destination: Clearing, article: str) -> Flow[None]:
        """All that it can move goes there, as if it moved them itself."""
        rows = [(row, s.board[row + origin]) for row in self.movable(s, origin)]
        yield from carry_out(s, Move(self.number, origin, destination, rows, article))

    # Services of others

    @law("root 11.2.6.I")
    def purse(self, s: State) -> int:
        """How much it can pay for a service: the warriors in its supply."""
        return s.board[self.warrior]

    @law("root 11.2.6.I")
    def pay_service(self, s: State, seller: Seller, price: int) -> Flow[tuple[Seat, int]]:
        """Pay the price; returns whose warriors came to the Payments box, and how many."""
        return self.seat, seller.put_in(s, self.seat, price)
        yield

    def shop(self, s: State) -> Flow[None]:
        """Buy services as a bot does, when its turn begins."""
        return
        yield

    # Crafting

    @law("root 4.1.1", "root A.5.3")
    def crafting_pieces(self, s: State) -> list[int]:
        """Its crafting pieces not yet activated this turn, by suit; after those the ones of every suit, which may each
        serve as any other, if there are such.
        """
        board, activated, suits, rows = s.board, s.activated, s.suits, self.crafting_rows
        left = [0] * (EVERY + 1)
        for clearing in CLEARINGS:
            count = 0
            for row in rows:
                count += board[row + clearing]
            if count > activated[clearing]:
                left[suits[clearing]] += count - activated[clearing]
        return [*left[:3], left[EVERY]] if left[EVERY] else left[:3]

    @law("root 4.1.1")
    def covers_cost(self, s: State, cost: Cost, pieces: list[int]) -> bool:
        """Whether these crafting pieces (fox, rabbit, mouse, perhaps every suit) are enough to pay that cost."""
        fox, rabbit, mouse, anything = cost
        if len(pieces) > WILD:  # some are of every suit, and make up for what is missing
            missing = max(0, fox - pieces[0]) + max(0, rabbit - pieces[1]) + max(0, mouse - pieces[2])
            return missing <= pieces[WILD] and fox + rabbit + mouse + anything <= sum(pieces)
        if fox > pieces[0] or rabbit > pieces[1] or mouse > pieces[2]:
            return False
        return anything <= pieces[0] + pieces[1] + pieces[2]

    @law("root 4.1.1")
    def pay_for_craft(self, s: State, cost: Cost) -> Flow[None]:
        """Activate crafting pieces of the suits shown; for "any" the player chooses."""
        for suit in range(3):
            for _ in range(cost[suit]):
                self.activate(s, suit)
        for _ in range(cost[3]):
            left = self.crafting_pieces(s)
            suits = [suit for suit in range(3) if left[suit]]
            choice = (yield Ask(self.seat, ACTIVATE, suits)) if suits else EVERY
            self.activate(s, choice)

    def activate(self, s: State, suit: int) -> None:
        """Activate one crafting piece of the suit; which of several makes no difference.

        One in a clearing of every suit only if there is no other: it can do all that another can.
        """
        for wanted in (suit, EVERY):
            for clearing in CLEARINGS:
                if s.suits[clearing] == wanted:
                    count = sum([s.board[row + clearing] for row in self.crafting_rows])
                    if count > s.activated[clearing]:
                        s.activated[clearing] += 1
                        return
        raise AssertionError("no crafting piece left")

    @law("root 3.2.2")
    def craft_points(self, s: State, card: Card) -> int:
        """Points for crafting a card that shows an item."""
        return CARD_POINTS[card]

    def takes_instead(self, s: State, card: Card) -> Flow[bool]:
        """Take something else instead of the effect of the card it has paid for; if it did, the card is discarded."""
        return False
        yield

    @law("root 4.1.2")
    def reward(self, s: State, card: Card) -> Flow[int]:
        """What it has from crafting an item: the item, and the points that it scores once the card is put away."""
        yield from self.gain_item(s, CARD_ITEM[card])
        return self.craft_points(s, card)

    @law("root 4.1.2")
    def gain_item(self, s: State, item: Item) -> Flow[None]:
        """Put an item where it belongs: a crafted one into the Crafted Items box."""
        s.crafted_items[self.seat * 8 + item] += 1
        return
        yield

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

    @law("root 1.2.1")
    def hide(self, s: State, seat: Seat | None) -> None:
        """Its hand is for itself."""
        if seat != self.seat:
            turn_face_down(s, s.hands[self.seat])

    # Positions

    def quests_kept(self, s: State) -> Sequence[int]:
        """Quests that lie with it."""
        return ()

    def open_quests(self, s: State) -> Sequence[int]:
        """Quests that lie open for it alone."""
        return ()
