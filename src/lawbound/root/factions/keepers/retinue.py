"""The Retinue: cards that act for the Keepers in Daylight (Law of Root, 15.5.2)."""

from __future__ import annotations

from bisect import insort
from typing import Final

from mypy_extensions import trait

from lawbound.kernel import DONE, Ask, Flow, Option, Prompt, Word
from lawbound.law import law
from lawbound.root.battle import battle_in, can_battle, defenders
from lawbound.root.boards import track
from lawbound.root.cards import BIRD, CARD_SUIT, Card, Suit, matches
from lawbound.root.factions.keepers.pieces import ACTED, ENDED, RELIC_TYPES, RETAINERS
from lawbound.root.factions.keepers.relics import Relics
from lawbound.root.hand import discard
from lawbound.root.map import FIRST_FOREST, Clearing, Place
from lawbound.root.move import origins, take_move, why_not_any_move, why_shut
from lawbound.root.pieces import CLEARINGS, relocate, shift
from lawbound.root.reasons import furthest
from lawbound.root.rule import rules
from lawbound.root.score import score
from lawbound.root.state import ASIDE, Row, State
from lawbound.root.suits import clearings_of, suits_at

Column = int

COLUMNS: Final = ("move", "battle then delve", "move or recover")
MOVING, DELVING, RECOVERING = 0, 1, 2
PILES: Final = 2 * len(COLUMNS)
"""The cards of each column, and then those of each that have acted this turn."""
MOST_CARDS: Final = 10
TRIO_POINTS: Final = track("keepers", "trio_vp")  # by the column of the Relics area

RETAINER: Final = Word("faithful retainer")
"""A Faithful Retainer: a bird that is no card of the deck."""
A_MOVE: Final = Word("a move")
A_RECOVERY: Final = Word("a recovery")

MOVE_OUT: Final = Prompt("move from", "root 15.5.2.I", "clearing")
SEEK_WHERE: Final = Prompt("battle then delve where", "root 15.5.2.II", "clearing")
DELVE_FROM: Final = Prompt("delve from", "root 15.5.2.II.a", "place")
DELVE_WHICH: Final = Prompt("delve for which relic", "root 15.5.2.II.a", "piece")
MOVE_OR_RECOVER_WHERE: Final = Prompt("move or recover where", "root 15.5.2.III", "clearing")
MOVE_OR_RECOVER: Final = Prompt("move or recover", "root 15.5.2.III", "word")
MOVE_FROM_THERE: Final = Prompt("move from", "root 15.5.2.III", "clearing")
RECOVER_WHICH: Final = Prompt("recover which relic", "root 15.5.2.III.a", "piece")


@trait
class Retinue(Relics):
    """Three columns of cards, open to all. What acted this turn lies apart until the Evening."""

    def column(self, s: State, column: Column) -> bytearray:
        """The cards of a column that have not acted."""
        return s.piles[self.pile + column]

    def acted(self, s: State, column: Column) -> bytearray:
        return s.piles[self.pile + len(COLUMNS) + column]

    def retainers(self, s: State, column: Column) -> int:
        """The Faithful Retainers of a column, whether they have acted or not."""
        return s.own[self.seat][RETAINERS + column]

    def size(self, s: State) -> int:
        """All cards of the Retinue."""
        return sum(
            [
                len(self.column(s, column)) + len(self.acted(s, column)) + self.retainers(s, column)
                for column in range(len(COLUMNS))
            ]
        )

    def cards_in(self, s: State, column: Column) -> list[Option]:
        """The different cards of a column that have not acted."""
        cards: list[Option] = sorted(set(self.column(s, column)))
        if self.retainers(s, column) > s.own[self.seat][ACTED + column]:
            cards.append(RETAINER)
        return cards

    @law("root 15.5.2", "root 2.1.1.I")
    def fits(self, card: Option, suit: Suit) -> bool:
        """Whether the card lets them act in a clearing of the suit: birds do anywhere, and so do retainers."""
        return card is RETAINER or matches(card, suit)

    def suit_of(self, card: Option) -> Suit:
        return BIRD if card is RETAINER else CARD_SUIT[card]

    # Acting

    @law("root 15.5.2")
    def why_not_use(self, s: State, column: Column, card: Option) -> str | None:
        """Why a card of that column cannot act now."""
        if column == MOVING:
            return self.why_not_move(s, card)
        if column == DELVING:
            return self.why_not_seek(s, card)
        return self.why_not_move_or_recover(s, card)

    def usable(self, s: State, column: Column) -> list[Option]:
        return [card for card in self.cards_in(s, column) if self.why_not_use(s, column, card) is None]

    @law("root 15.5.2")
    def use(self, s: State, column: Column, card: Option) -> None:
        """Each card acts once a turn."""
        if card is RETAINER:
            s.own[self.seat][ACTED + column] += 1
        else:
            self.column(s, column).remove(card)
            insort(self.acted(s, column), card)

    @law("root 15.5.2.II.b", "root 15.5.2.III.c")
    def lose_card(self, s: State, column: Column, card: Option, article: str) -> None:
        """Discard the card that has just acted; a Faithful Retainer leaves the game."""
        if card is RETAINER:
            s.own[self.seat][ACTED + column] -= 1
            s.own[self.seat][RETAINERS + column] -= 1
            s.tell("retainer lost", article, (self.seat,))
            return
        number: Card = card
        self.acted(s, column).remove(number)
        discard(s, self.seat, number, article)

    def rest(self, s: State) -> None:
        """Whoever has acted may act again in the next turn."""
        for column in range(len(COLUMNS)):
            acted = self.acted(s, column)
            for card in bytes(acted):
                insort(self.column(s, column), card)
            acted.clear()
            s.own[self.seat][ACTED + column] = 0

    # Move

    def starts(self, s: State, card: Option) -> list[Clearing]:
        return [c for c in origins(s, self) if self.fits(card, s.suits[c])]

    @law("root 15.5.2.I")
    def why_not_move(self, s: State, card: Option) -> str | None:
        """A move out of a clearing that matches the card."""
        if self.starts(s, card):
            return None
        if origins(s, self):
            return "root 15.5.2.I"
        return why_not_any_move(s, self)

    def movers(self, s: State) -> list[Option]:
        return self.usable(s, MOVING)

    @law("root 15.5.2", "root 15.5.2.I")
    def move_with(self, s: State, card: Option) -> Flow[None]:
        self.use(s, MOVING, card)
        yield from take_move(
            s, self, "root 15.5.2.I", self.starts(s, card), about=MOVE_OUT, given=(self.suit_of(card),)
        )

    # Battle, then delve

    def has_to_battle(self, s: State, clearing: Clearing) -> bool:
        return can_battle(s, self, clearing) and bool(defenders(s, self, clearing))

    def near_relics(self, s: State, clearing: Clearing) -> list[Place]:
        """The forests beside the clearing in which a relic lies."""
        return [forest for forest in s.box.map.clearing_forests[clearing] if self.relics_at(s, forest)]

    @law("root 15.5.2.II", "root 15.5.2.II.a")
    def why_not_delve(self, s: State, clearing: Clearing) -> str | None:
        """A clearing that they rule with a warrior, and a relic in a forest beside it.

        To delve is to move the relic: what keeps pieces from entering keeps relics out, what forbids placing does not.
        """
        if not s.board[self.warrior + clearing] or not rules(s, self.number, clearing):
            return "root 15.5.2.II"
        if not self.near_relics(s, clearing):
            return "root 15.5.2.II.a"
        return why_shut(s, self.number, clearing)

    @law("root 15.5.2.II")
    def why_not_seek_at(self, s: State, clearing: Clearing) -> str | None:
        """A battle, for which they need not rule; where there is nobody to fight, a relic to delve for.

        Enemies who cannot be battled stop nobody from delving.
        """
        return None if self.has_to_battle(s, clearing) else self.why_not_delve(s, clearing)

    def sites(self, s: State, card: Option) -> list[Clearing]:
        return [c for c in CLEARINGS if self.fits(card, s.suits[c]) and self.why_not_seek_at(s, c) is None]

    @law("root 15.5.2.II")
    def why_not_seek(self, s: State, card: Option) -> str | None:
        if self.sites(s, card):
            return None
        reasons = [self.why_not_seek_at(s, c) for c in CLEARINGS if self.fits(card, s.suits[c])]
        return furthest(reasons, ("root 15.5.2.II.a",), ("root 15.5.2.II",))

    def seekers(self, s: State) -> list[Option]:
        return self.usable(s, DELVING)

    @law("root 15.5.2", "root 15.5.2.II")
    def seek_with(self, s: State, card: Option) -> Flow[None]:
        """Whoever of the enemies there they like to battle; then, if they rule, they may delve."""
        self.use(s, DELVING, card)
        clearing: Clearing = yield Ask(self.seat, SEEK_WHERE, self.sites(s, card), (self.suit_of(card),))
        if self.has_to_battle(s, clearing):
            yield from battle_in(s, self, clearing)
        if self.why_not_delve(s, clearing) is None:
            yield from self.delve(s, clearing, card)

    @law("root 15.5.2.II.a")
    def delve(self, s: State, clearing: Clearing, card: Option) -> Flow[None]:
        """Any relic of a forest beside the clearing, face up or not."""
        chosen: Option = yield Ask(self.seat, DELVE_FROM, [*self.near_relics(s, clearing), DONE], (clearing,))
        if chosen is DONE:
            return
        forest: Place = chosen
        relic: Row = yield Ask(self.seat, DELVE_WHICH, self.relics_at(s, forest), (forest, clearing))
        shift(s, relic, forest, clearing, 1, "root 15.5.2.II.a")
        face = yield from self.turn_up(s, relic, clearing)
        self.check_delve(s, forest, self.value_of(face), card)

    @law("root 15.5.2.II.b")
    def check_delve(self, s: State, forest: Place, value: int, card: Option) -> None:
        """The card goes unless they rule as many clearings around the forest as the relic is worth."""
        around = s.box.map.forests[forest - FIRST_FOREST].clearings
        if len([c for c in around if rules(s, self.number, c)]) < value:
            self.lose_card(s, DELVING, card, "root 15.5.2.II.b")

    # Move or recover

    def recoverable(self, s: State, clearing: Clearing) -> list[Row]:
        types = self.types_at(s, clearing)
        return [row for row in self.relics_at(s, clearing) if self.type_of(row) in types]

    @law("root 15.5.2.III.a")
    def why_not_recover_at(self, s: State, clearing: Clearing) -> str | None:
        """A relic of the type that a waystation there shows."""
        return None if self.recoverable(s, clearing) else "root 15.5.2.III.a"

    def choices(self, s: State, card: Option) -> list[Clearing]:
        """Where the card lets them move or recover."""
        able = origins(s, self)
        fitting = [c for c in CLEARINGS if self.fits(card, s.suits[c])]
        return [c for c in fitting if c in able or self.why_not_recover_at(s, c) is None]

    @law("root 15.5.2.III", "root 15.5.2.III.c")
    def why_not_move_or_recover(self, s: State, card: Option) -> str | None:
        """Not once a recovery has ended the column."""
        if s.own[self.seat][ENDED]:
            return "root 15.5.2.III.c"
        return None if self.choices(s, card) else "root 15.5.2.III"

    def recoverers(self, s: State) -> list[Option]:
        return self.usable(s, RECOVERING)

    @law("root 15.5.2", "root 15.5.2.III")
    def move_or_recover_with(self, s: State, card: Option) -> Flow[None]:
        clearing: Clearing = yield Ask(self.seat, MOVE_OR_RECOVER_WHERE, self.choices(s, card), (self.suit_of(card),))
        self.use(s, RECOVERING, card)
        if not self.recoverable(s, clearing):
            how: Option = A_MOVE
        elif clearing not in origins(s, self):
            how = A_RECOVERY
        else:
            how = yield Ask(self.seat, MOVE_OR_RECOVER, (A_RECOVERY, A_MOVE), (clearing,))
        if how is A_MOVE:
            yield from take_move(s, self, "root 15.5.2.III", [clearing], about=MOVE_FROM_THERE)
        else:
            yield from self.recover(s, clearing, card)

    @law("root 15.5.2.III.a", "root 15.5.2.III.b", "root 15.5.2.III.c")
    def recover(self, s: State, clearing: Clearing, card: Option) -> Flow[None]:
        """One relic after another, for as long as they rule enough clearings of the suit and like to go on."""
        offered: list[Option] = [*self.recoverable(s, clearing)]
        while offered:
            chosen: Option = yield Ask(self.seat, RECOVER_WHICH, offered, (clearing,))
            if chosen is DONE:
                return
            relic: Row = chosen
            relocate(s, relic, clearing, ASIDE, 1)
            s.tell("recovered", "root 15.5.2.III.a", (self.seat, clearing, relic))
            self.score_relic(s, relic)
            if not self.keeps_card(s, clearing, self.value_of(relic)):
                if s.box.options["recover_failure"] == "ends_column":
                    s.own[self.seat][ENDED] = 1
                self.lose_card(s, RECOVERING, card, "root 15.5.2.III.c")
                return
            left = self.recoverable(s, clearing)
            offered = [*left, DONE] if left else []

    @law("root 15.5.2.III.b")
    def score_relic(self, s: State, relic: Row) -> None:
        """Its value, and more if it was the last of a trio: its column of the Relics area is full now."""
        kind = self.type_of(relic)
        column = self.recovered(s, kind)
        points = self.value_of(relic)
        if all([self.recovered(s, other) >= column for other in range(len(RELIC_TYPES))]):
            points += TRIO_POINTS[column - 1]
        score(s, self.seat, points, "root 15.5.2.III.b")

    @law("root 15.5.2.III.c")
    def keeps_card(self, s: State, clearing: Clearing, value: int) -> bool:
        """Whether they rule as many clearings of that suit as the relic is worth.

        Of several suits that the clearing has they name the one that serves them best.
        """
        ruled = [[c for c in clearings_of(s, suit) if rules(s, self.number, c)] for suit in suits_at(s, clearing)]
        return max([len(clearings) for clearings in ruled]) >= value
