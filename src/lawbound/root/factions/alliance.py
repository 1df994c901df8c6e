"""The Woodland Alliance: Law of Root, chapter 8."""

from __future__ import annotations

from bisect import insort
from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Final

from mypy_extensions import trait

from lawbound.kernel import DONE, NO, Ask, Flow, Option, Prompt, Seat
from lawbound.law import law
from lawbound.root.battle import battlefields, initiate_battle, why_not_any_battle
from lawbound.root.boards import pieces, track
from lawbound.root.cards import EVERY, SUIT_NAMES, UNKNOWN, Card, Suit, matches
from lawbound.root.craft import craft_any, why_not_any_craft
from lawbound.root.faction import Faction
from lawbound.root.hand import (
    discard,
    discard_down,
    draw,
    draw_one,
    in_order,
    matching,
    nothing_to_draw,
    playable,
    show_hand,
    spend,
    take_from,
    unseen_matching,
)
from lawbound.root.hidden import turn_face_down
from lawbound.root.map import Clearing
from lawbound.root.move import Move, origins, take_move, why_not_any_move
from lawbound.root.naming import PositionError, number, read_cards, write_cards
from lawbound.root.owner import Owner
from lawbound.root.pieces import (
    CLEARINGS,
    Piece,
    place,
    relocate,
    set_of_pieces,
    take_off,
    to_supply,
    why_not_place,
)
from lawbound.root.reasons import furthest
from lawbound.root.removal import Removal, Trigger, remove_all_enemy_pieces
from lawbound.root.score import score
from lawbound.root.state import ASIDE, NOBODY, OWNERS, SUPPLY, Row, State
from lawbound.root.steps import BIRDSONG, DAYLIGHT, EVENING, Action, Step, menu
from lawbound.root.suits import clearings_of, is_of, suits_at

COUNT = pieces("alliance")
SYMPATHY_COST: Final = track("alliance", "sympathy_cost")
SYMPATHY_POINTS: Final = track("alliance", "sympathy_vp")
SUPPORTERS_AT_SETUP: Final = 3
SUPPORTERS_WITHOUT_BASE: Final = 5
SUPPORTERS_TO_REVOLT: Final = 2
WARRIORS_OF_MARTIAL_LAW: Final = 3
HAND_LIMIT: Final = 5

OPERATIONS: Final = 0  # military operations taken this turn

DISCARD: Final = Prompt("discard to the hand limit", "root 8.6.2", "card")
BASE_OF_SUIT: Final = Prompt("which base", "root 8.4.1.I", "suit")
REVOLT_SUPPORTER: Final = Prompt("spend a supporter", "root 8.4.1.II", "card")
SYMPATHY_SUPPORTER: Final = Prompt("spend a supporter", "root 8.4.2.II", "card")
DISCARD_SUPPORTER: Final = Prompt("discard a supporter", "root 8.2.4", "card")
OUTRAGE: Final = Prompt("outrage", "root 8.2.6", "card")
MOBILIZE_CARD: Final = Prompt("mobilize", "root 8.5.2", "card")
TRAIN_CARD: Final = Prompt("spend a card", "root 8.5.3", "card")
RECRUIT_AT: Final = Prompt("recruit at a base", "root 8.6.1.III", "clearing")
ORGANIZE_AT: Final = Prompt("organize where", "root 8.6.1.IV", "clearing")


@law("root 8.1")
@trait
class AlliancePieces(Faction):
    """What is the Alliance's whoever plays it: its pieces, sympathy and martial law."""

    KEY: ClassVar[str] = "alliance"
    PIECES: ClassVar[tuple[Piece, ...]] = set_of_pieces(
        "alliance", buildings=("fox base", "rabbit base", "mouse base"), tokens=("sympathy",)
    )

    def find_rows(self) -> None:
        self.bases = self.buildings  # by suit
        self.sympathy = self.row("sympathy")

    @law("root 8.2.5", "rootbotics 6.2.1")
    def sympathy_on_map(self, s: State) -> int:
        return COUNT["sympathy"] - s.board[self.sympathy]

    @law("root 8.2.5.II", "rootbotics 6.2.1.II")
    def is_sympathetic(self, s: State, clearing: Clearing) -> bool:
        return s.board[self.sympathy + clearing] > 0

    def lost_bases(self, removal: Removal) -> list[Trigger]:
        """What is to be resolved for each base that was removed."""
        return [
            Trigger("base lost", self.seat, removal.clearing, suit, removal.by)
            for suit in range(3)
            if removal.count(self.bases[suit])
        ]

    @law("root 8.4.2.II.a", "rootbotics 6.2.5")
    def martial_law(self, s: State, clearing: Clearing) -> int:
        """One more to pay, or a point less, where a single one of these has three warriors or more."""
        at, enough = clearing * OWNERS, WARRIORS_OF_MARTIAL_LAW
        for other in self.garrisons(s):
            strong = s.power[at + other.number] >= enough and other.warriors_at(s, clearing) >= enough
            if strong and other.number != self.number:
                return 1
        return 0

    @law("root 8.4.2.II.a")
    def garrisons(self, s: State) -> Sequence[Owner]:
        """Who may bring martial law: players. Hirelings are none, and count as one's own for rule alone (E.3.1)."""
        return s.players

    def restore(self, s: State, fields: Mapping[str, Any]) -> None:
        """One sympathy token in a clearing at most, and bases only in clearings of their suit."""
        for clearing in CLEARINGS:
            if s.board[self.sympathy + clearing] > 1:
                raise PositionError(
                    "{where}: one {piece} at most ({article}).",
                    refusal="position-one",
                    where=f"clearing {clearing}, alliance",
                    piece="sympathy",
                    article="root 8.2.5.I",
                )
            for suit in range(3):
                if s.board[self.bases[suit] + clearing] and not is_of(s, clearing, suit):
                    raise PositionError(
                        "{where}: a {piece} needs a clearing of its suit ({article}).",
                        refusal="position-suit",
                        where=f"clearing {clearing}, alliance",
                        piece=f"{SUIT_NAMES[suit]} base",
                        article="root 8.4.1.I",
                    )


@law("root 8.1")
class Alliance(AlliancePieces):
    """The Woodland Alliance."""

    OWN: ClassVar[int] = 1
    PILES: ClassVar[int] = 1  # the Supporters stack

    def __init__(self, seat: Seat, first: Row, pile: int) -> None:
        super().__init__(seat, first, pile)
        self.crafting_rows = self._sympathy()

    @law("root 8.2.1")
    def _sympathy(self) -> tuple[Row, ...]:
        """They craft with sympathy tokens."""
        return (self.sympathy,)

    # Abilities

    @law("root 8.2.2")
    def takes_higher_roll(self) -> bool:
        """Guerrilla war."""
        return True

    @law("root 8.2.3")
    def supporters(self, s: State) -> bytearray:
        """The Supporters stack: no part of the hand."""
        return s.piles[self.pile]

    @law("root 8.2.3")
    def hide(self, s: State, seat: Seat | None) -> None:
        """Supporters lie face down."""
        super().hide(s, seat)
        if seat != self.seat:
            turn_face_down(s, self.supporters(s))

    def bases_on_map(self, s: State) -> int:
        return sum([COUNT["fox base"] - s.board[base] for base in self.bases])

    def officers(self, s: State) -> int:
        return s.board[self.warrior + ASIDE]

    def is_full(self, s: State) -> bool:
        """Whether a further supporter would be discarded."""
        return len(self.supporters(s)) >= SUPPORTERS_WITHOUT_BASE and not self.bases_on_map(s)

    @law("root 8.2.3.I")
    def add_supporter(self, s: State, card: Card, article: str, known_to: tuple[Seat, ...]) -> None:
        """Add a card that has left its pile; without a base the stack holds five, and what is more is discarded."""
        stack = self.supporters(s)
        if self.is_full(s):
            discard(s, self.seat, card, "root 8.2.3.I")
            return
        insort(stack, card)
        s.tell("supporter", article, (self.seat,), (card,), known_to)

    @law("root 8.2.3")
    def supporters_matching(self, s: State, suit: Suit) -> int:
        """How many supporters can be spent for that suit; an unknown one may be any card that fits and is unseen."""
        stack = self.supporters(s)
        known = len([card for card in bytes(stack) if card != UNKNOWN and matches(card, suit)])
        unknown = stack.count(UNKNOWN)
        return known + unseen_matching(s, suit, unknown) if unknown else known

    @law("root 8.2.3")
    def spend_supporters(self, s: State, suit: Suit, count: int, about: Prompt) -> Flow[None]:
        stack = self.supporters(s)
        for left in range(count, 0, -1):
            card: Card = yield Ask(self.seat, about, matching(s, stack, suit), (left,))
            take_from(s, stack, card)
            discard(s, self.seat, card, about.article)

    @law("root 8.2.4", "root 8.2.6")
    def after_losing(self, s: State, removal: Removal) -> list[Trigger]:
        """A lost base, and outrage over a lost sympathy token."""
        triggers = self.lost_bases(removal)
        offender = s.box.owners[removal.by].decider(s)
        if removal.count(self.sympathy) and offender not in (self.seat, NOBODY):
            triggers.append(Trigger("outrage", self.seat, removal.clearing, 1, offender))
        return triggers

    @law("root 8.2.6")
    def entered(self, s: State, move: Move) -> list[Trigger]:
        """Outrage over warriors that another player moved into a sympathetic clearing."""
        offender = s.box.owners[move.by].decider(s)
        if self.is_sympathetic(s, move.destination) and offender not in (self.seat, NOBODY):
            return [Trigger("outrage", self.seat, move.destination, 1, offender)]
        return []

    def resolve(self, s: State, trigger: Trigger) -> Flow[None]:
        if trigger.name == "outrage":
            yield from self.outrage(s, s.suits[trigger.clearing], trigger.cause)
        else:
            every = trigger.clearing and s.suits[trigger.clearing] == EVERY  # then the base was of all suits, too
            yield from self.lose_base(s, EVERY if every else trigger.amount)

    @law("root 8.2.4")
    def lose_base(self, s: State, suit: Suit) -> Flow[None]:
        """Discard the supporters of the base's suit and the birds, and half the officers, rounded up.

        Of unknown supporters only their owner can say which match.
        """
        stack = self.supporters(s)
        lost = [card for card in bytes(stack) if card != UNKNOWN and matches(card, suit)]
        for card in (yield from in_order(s, self.seat, lost)):
            take_from(s, stack, card)
            discard(s, self.seat, card, "root 8.2.4")
        while UNKNOWN in stack:
            chosen = yield Ask(self.seat, DISCARD_SUPPORTER, [*matching(s, stack, suit), DONE])
            if chosen is DONE:
                break
            take_from(s, stack, chosen)
            discard(s, self.seat, chosen, "root 8.2.4")
        dismissed = (self.officers(s) + 1) // 2
        if dismissed:
            to_supply(s, self.warrior, ASIDE, dismissed)
            s.tell("lost officers", "root 8.2.4", (self.seat, dismissed))
        if not self.bases_on_map(s):
            while len(stack) > SUPPORTERS_WITHOUT_BASE:
                extra: Card = yield Ask(self.seat, DISCARD_SUPPORTER, playable(s, stack), (), s.box.discreet)
                take_from(s, stack, extra)
                discard(s, self.seat, extra, "root 8.2.4")

    @law("root 8.2.6", "root 1.5.5", "root 2.1.1.I", "root G.1.4")
    def outrage(self, s: State, suit: Suit, offender: Seat) -> Flow[None]:
        """The offender must add a matching card of their own choice, a bird if need be, to the stack.

        Whoever has none shows the hand, and the Alliance draws a card for the stack instead.
        """
        hand = s.hands[offender]
        cards: list[Option] = [*matching(s, hand, suit)]
        if UNKNOWN in hand and not any([card != UNKNOWN and matches(card, suit) for card in bytes(hand)]):
            cards.append(NO)  # only the owner of an unknown hand knows whether it holds such a card
        if cards:
            card = yield Ask(offender, OUTRAGE, cards, (suit,), s.box.discreet)
            if card is not NO:
                take_from(s, hand, card)
                self.add_supporter(s, card, "root 8.2.6", (self.seat, offender))
                return
        show_hand(s, offender, self.seat, "root 8.2.6")
        if not nothing_to_draw(s):
            card = yield from draw_one(s, self.seat, "root 8.2.6", shown=self.is_full(s))
            self.add_supporter(s, card, "root 8.2.6", (self.seat,))

    # Setup

    @law("root 8.3", "root 8.3.1", "root 8.3.2", "root 8.3.3", "root 8.3.4")
    def setup(self, s: State) -> Flow[None]:
        """Warriors, bases and sympathy wait in their places from the start; three cards become supporters."""
        for _ in range(SUPPORTERS_AT_SETUP):
            card = yield from draw_one(s, self.seat, "root 8.3.4")
            self.add_supporter(s, card, "root 8.3.4", (self.seat,))

    # Turn

    def turn_begins(self, s: State) -> None:
        s.own[self.seat][OPERATIONS] = 0

    @law("root 8.4", "root 8.5", "root 8.6")
    def steps(self) -> tuple[Step, ...]:
        return (
            Step("revolt", BIRDSONG, "root 8.4.1", Alliance.revolt, Alliance.revolt_sites),
            Step("spread sympathy", BIRDSONG, "root 8.4.2", Alliance.spread_sympathy, Alliance.sympathy_sites),
            menu("daylight", DAYLIGHT, "root 8.5", DAYLIGHT_ACTIONS),
            menu("military operations", EVENING, "root 8.6.1", OPERATION_ACTIONS),
            Step("draw and discard", EVENING, "root 8.6.2", Alliance.evening),
        )

    @law("root 8.4.1.I", "root 8.4.1.II")
    def why_not_revolt(self, s: State, clearing: Clearing) -> str | None:
        """A sympathetic clearing, the base of its suit unbuilt, and two supporters of that suit."""
        if not self.is_sympathetic(s, clearing) or not self.bases_for(s, clearing):
            return "root 8.4.1.I"
        if self.supporters_matching(s, s.suits[clearing]) < SUPPORTERS_TO_REVOLT:
            return "root 8.4.1.II"
        return None

    def bases_for(self, s: State, clearing: Clearing) -> list[Suit]:
        """The suits of the clearing whose base is still unbuilt; which of several, the Alliance names."""
        return [suit for suit in suits_at(s, clearing) if s.board[self.bases[suit]]]

    @law("root 8.4.1")
    def revolt_sites(self, s: State) -> list[Option]:
        if len(self.supporters(s)) < SUPPORTERS_TO_REVOLT:
            return []
        return [c for c in CLEARINGS if self.why_not_revolt(s, c) is None]

    @law("root 8.4.1", "root 8.4.1.I", "root 8.4.1.II", "root 8.4.1.III")
    def revolt(self, s: State, clearing: Clearing) -> Flow[None]:
        """Spend two supporters, sweep the clearing, place the base and its warriors, train an officer."""
        suit: Suit = s.suits[clearing]
        yield from self.spend_supporters(s, suit, SUPPORTERS_TO_REVOLT, REVOLT_SUPPORTER)
        yield from remove_all_enemy_pieces(s, self.seat, (clearing,), "root 8.4.1.III")
        if suit == EVERY:
            suit = yield Ask(self.seat, BASE_OF_SUIT, self.bases_for(s, clearing), (clearing,))
        if s.slots[clearing]:
            place(s, self.bases[suit], clearing, 1, "root 8.4.1.III")
        friends = [c for c in clearings_of(s, suit) if self.is_sympathetic(s, c)]
        place(s, self.warrior, clearing, len(friends), "root 8.4.1.III")
        self.add_officer(s, "root 8.4.1.III")

    def add_officer(self, s: State, article: str) -> None:
        """Put a warrior in the Officers box, if there is one."""
        if s.board[self.warrior]:
            relocate(s, self.warrior, SUPPLY, ASIDE, 1)
            s.tell("officer", article, (self.seat, self.officers(s)))

    def sympathy_price(self, s: State, clearing: Clearing) -> int:
        """Supporters to spend for the next token in that clearing."""
        return SYMPATHY_COST[self.sympathy_on_map(s)] + self.martial_law(s, clearing)

    @law("root 8.2.5.I", "root 8.4.2.I", "root 8.4.2.II", "root 8.4.2.II.a")
    def why_not_spread(self, s: State, clearing: Clearing) -> str | None:
        """An unsympathetic clearing beside a sympathetic one (any, if there is none), and supporters to pay with."""
        if self.is_sympathetic(s, clearing):
            return "root 8.2.5.I"
        on_map = self.sympathy_on_map(s)
        if on_map and not any([self.is_sympathetic(s, c) for c in self.neighbours(s, clearing)]):
            return "root 8.4.2.I"
        why = why_not_place(s, self.seat, clearing)
        if why is not None:
            return why
        if on_map == COUNT["sympathy"]:
            return "root 1.5.1"
        lacking = self.sympathy_price(s, clearing) - self.supporters_matching(s, s.suits[clearing])
        if lacking > 0:
            return "root 8.4.2.II.a" if lacking <= self.martial_law(s, clearing) else "root 8.4.2.II"
        return None

    @law("root 8.4.2")
    def sympathy_sites(self, s: State) -> list[Option]:
        if not self.supporters(s):
            return []
        return [c for c in CLEARINGS if self.why_not_spread(s, c) is None]

    @law("root 8.4.2", "root 8.4.2.I", "root 8.4.2.II")
    def spread_sympathy(self, s: State, clearing: Clearing) -> Flow[None]:
        yield from self.spend_supporters(s, s.suits[clearing], self.sympathy_price(s, clearing), SYMPATHY_SUPPORTER)
        self.place_sympathy(s, clearing, "root 8.4.2.III")

    @law("root 8.4.2.III", "root 8.6.1.IV")
    def place_sympathy(self, s: State, clearing: Clearing, article: str) -> None:
        """Place a token and score the points of the space just uncovered; with no token left nothing is."""
        uncovered = self.sympathy_on_map(s)
        if place(s, self.sympathy, clearing, 1, article):
            score(s, self.seat, SYMPATHY_POINTS[uncovered], article)

    # Daylight

    @law("root 8.5.1", "root 8.2.1")
    def craft(self, s: State) -> Flow[None]:
        yield from craft_any(s, self)

    def why_not_mobilize(self, s: State) -> str | None:
        return None if s.hands[self.seat] else "root 8.5.2"

    @law("root 8.5.2")
    def mobilize(self, s: State) -> Flow[None]:
        """Add a card from the hand to the Supporters stack."""
        hand = s.hands[self.seat]
        card: Card = yield Ask(self.seat, MOBILIZE_CARD, playable(s, hand))
        take_from(s, hand, card)
        self.add_supporter(s, card, "root 8.5.2", (self.seat,))

    def training_cards(self, s: State) -> list[Card]:
        """Cards in hand that match the suit of a built base."""
        suits = [suit for suit in range(3) if not s.board[self.bases[suit]]]
        return [c for c in playable(s, s.hands[self.seat]) if any([matches(c, suit) for suit in suits])]

    @law("root 8.5.3")
    def why_not_train(self, s: State) -> str | None:
        return None if self.training_cards(s) else "root 8.5.3"

    @law("root 8.5.3", "root 1.5.4")
    def train(self, s: State) -> Flow[None]:
        """Spend a card of the suit of a built base to make a warrior an officer, if there is one."""
        yield from spend(s, self.seat, self.training_cards(s), TRAIN_CARD)
        self.add_officer(s, "root 8.5.3")

    # Evening

    @law("root 8.6.1")
    def why_not_operate(self, s: State) -> str | None:
        """As many operations as there are officers."""
        return None if s.own[self.seat][OPERATIONS] < self.officers(s) else "root 8.6.1"

    def operate(self, s: State) -> None:
        s.own[self.seat][OPERATIONS] += 1

    def why_not_move(self, s: State) -> str | None:
        return self.why_not_operate(s) or (None if origins(s, self) else why_not_any_move(s, self))

    @law("root 8.6.1.I")
    def move(self, s: State) -> Flow[None]:
        self.operate(s)
        yield from take_move(s, self, "root 8.6.1.I")

    def why_not_battle(self, s: State) -> str | None:
        return self.why_not_operate(s) or why_not_any_battle(s, self)

    @law("root 8.6.1.II")
    def battle(self, s: State) -> Flow[None]:
        self.operate(s)
        yield from initiate_battle(s, self, battlefields(s, self))

    def base_clearings(self, s: State) -> list[Clearing]:
        fox, rabbit, mouse = self.bases
        return [c for c in CLEARINGS if s.board[fox + c] or s.board[rabbit + c] or s.board[mouse + c]]

    @law("root 8.6.1.III")
    def why_not_recruit_at(self, s: State, clearing: Clearing) -> str | None:
        """A base there, and a warrior to place."""
        if not any([s.board[base + clearing] for base in self.bases]):
            return "root 8.6.1.III"
        why = why_not_place(s, self.seat, clearing)
        return "root 1.5.1" if why is None and not s.board[self.warrior] else why

    def recruit_sites(self, s: State) -> list[Clearing]:
        return [c for c in self.base_clearings(s) if self.why_not_recruit_at(s, c) is None]

    def why_not_recruit(self, s: State) -> str | None:
        why = self.why_not_operate(s)
        if why is not None:
            return why
        reasons = [self.why_not_recruit_at(s, c) for c in self.base_clearings(s)]
        return furthest(reasons, ("root 1.5.1",)) if reasons else "root 8.6.1.III"

    @law("root 8.6.1.III")
    def recruit(self, s: State) -> Flow[None]:
        self.operate(s)
        clearing: Clearing = yield Ask(self.seat, RECRUIT_AT, self.recruit_sites(s))
        place(s, self.warrior, clearing, 1, "root 8.6.1.III")

    @law("root 8.6.1.IV", "root 8.2.5.I")
    def why_not_organize_at(self, s: State, clearing: Clearing) -> str | None:
        """A warrior of theirs, and no sympathy yet; without a token left there is still a warrior to remove (1.5.4)."""
        if not s.board[self.warrior + clearing]:
            return "root 8.6.1.IV"
        if self.is_sympathetic(s, clearing):
            return "root 8.2.5.I"
        return why_not_place(s, self.seat, clearing)

    def organize_sites(self, s: State) -> list[Clearing]:
        return [c for c in CLEARINGS if self.why_not_organize_at(s, c) is None]

    def why_not_organize(self, s: State) -> str | None:
        why = self.why_not_operate(s)
        if why is not None:
            return why
        stands = [c for c in CLEARINGS if s.board[self.warrior + c]]
        reasons = [self.why_not_organize_at(s, c) for c in stands]
        return furthest(reasons, ("root 8.2.5.I",)) if stands else "root 8.6.1.IV"

    @law("root 8.6.1.IV", "root 1.5.4")
    def organize(self, s: State) -> Flow[None]:
        """Remove a warrior from an unsympathetic clearing and place a sympathy token there, if there is one."""
        self.operate(s)
        clearing: Clearing = yield Ask(self.seat, ORGANIZE_AT, self.organize_sites(s))
        take_off(s, self.warrior, clearing, 1, "root 8.6.1.IV")
        self.place_sympathy(s, clearing, "root 8.6.1.IV")

    @law("root 8.6.2")
    def evening(self, s: State, _: Option) -> Flow[None]:
        """Draw a card and one for each base on the map, then discard down to five."""
        yield from draw(s, self.seat, 1 + self.bases_on_map(s), "root 8.6.2")
        yield from discard_down(s, self.seat, HAND_LIMIT, DISCARD)

    # Positions

    FIELDS: ClassVar[tuple[str, ...]] = ("supporters", "officers", "operations")

    def describe(self, s: State) -> dict[str, Any]:
        return {
            "supporters": write_cards(self.supporters(s)),
            "officers": self.officers(s),
            "operations": s.own[self.seat][OPERATIONS],
        }

    def restore(self, s: State, fields: Mapping[str, Any]) -> None:
        self.supporters(s)[:] = bytes(sorted(read_cards(fields.get("supporters"), "alliance, supporters")))
        officers = number(fields.get("officers", 0), "alliance, officers", COUNT["warriors"])
        if officers > s.board[self.warrior]:
            raise PositionError(
                "{where}: {count} cannot be: {left} warriors are left (root 1.5.1).",
                refusal="position-warriors-left",
                where="alliance, officers",
                count=officers,
                left=s.board[self.warrior],
            )
        relocate(s, self.warrior, SUPPLY, ASIDE, officers)
        s.own[self.seat][OPERATIONS] = number(fields.get("operations", 0), "alliance, operations", 255)
        if len(self.supporters(s)) > SUPPORTERS_WITHOUT_BASE and not self.bases_on_map(s):
            raise PositionError(
                "{where}: without a base there are {most} at most (root 8.2.3.I).",
                refusal="position-supporters",
                where="alliance, supporters",
                most=SUPPORTERS_WITHOUT_BASE,
            )
        AlliancePieces.restore(self, s, fields)


DAYLIGHT_ACTIONS: Final = (
    Action("craft", "root 8.5.1", why_not_any_craft, Alliance.craft),
    Action("mobilize", "root 8.5.2", Alliance.why_not_mobilize, Alliance.mobilize),
    Action("train", "root 8.5.3", Alliance.why_not_train, Alliance.train),
)
OPERATION_ACTIONS: Final = (
    Action("move", "root 8.6.1.I", Alliance.why_not_move, Alliance.move),
    Action("battle", "root 8.6.1.II", Alliance.why_not_battle, Alliance.battle),
    Action("recruit", "root 8.6.1.III", Alliance.why_not_recruit, Alliance.recruit),
    Action("organize", "root 8.6.1.IV", Alliance.why_not_organize, Alliance.organize),
)
