"""The Logical Lizards: Law of Rootbotics, chapter 8."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar, Final

from lawbound.kernel import Flow, Option, Seat
from lawbound.law import law
from lawbound.root.bots import shopping
from lawbound.root.bots.bot import Bot, in_phases
from lawbound.root.cards import BIRD, CARD_SUIT, SUIT_NAMES, UNKNOWN, Card, Suit
from lawbound.root.factions.lizards.pieces import GARDEN_POINTS, STARTING_WARRIORS, LizardPieces
from lawbound.root.hand import discard, draw_one
from lawbound.root.map import Clearing
from lawbound.root.naming import PositionError, number, one_of, read_cards, write_cards
from lawbound.root.pieces import CLEARINGS, place, to_supply, why_not_build
from lawbound.root.removal import Removal, Trigger, exchange, why_not_remove
from lawbound.root.rule import rules
from lawbound.root.score import score, settle_dominance
from lawbound.root.select import Among
from lawbound.root.services import HAND_CARD
from lawbound.root.state import ASIDE, SUPPLY, Row, State
from lawbound.root.steps import Step
from lawbound.root.suits import clearings_of, printed

CONVERT, CRUSADE, SANCTIFY = 0, 1, 2
CONSPIRACIES: Final = (CONVERT, CRUSADE, CONVERT, CRUSADE, SANCTIFY)  # the Conspiracy track, left to right
START: Final = 4  # on Sanctify
RITUALS: Final = {"easy": 3, "default": 4, "challenging": 5, "nightmare": 5}
STARTING_SOULS: Final = 3
CRUSADERS: Final = 2
ENOUGH_SOULS: Final = 5

ORDER, MARKER = 0, 1  # the order's suit + 1 (0 before the first), and the space of the conspiracy marker


@law("rootbotics 8.1")
class LogicalLizards(Bot, LizardPieces):
    """The Logical Lizards. What they reveal lies in that order."""

    OWN: ClassVar[int] = 2
    FIELDS: ClassVar[tuple[str, ...]] = (*LizardPieces.FIELDS, "revealed", "order", "conspiracy")
    TRAITS: ClassVar[tuple[str, ...]] = ("spiteful", "erratic", "fanatics", "martyrs")
    second_expansion: ClassVar[bool] = True

    # Abilities

    @law("rootbotics 8.2.2", "rootbotics 8.2.3")
    def after_losses(self, s: State, removals: Sequence[Removal]) -> list[Trigger]:
        """Robot Revenge: of the warriors that one effect removes outside its turn, one becomes an acolyte.

        And each removed garden costs a Lost Soul.
        """
        removals = [removal for removal in removals if removal.owner == self.seat]
        if s.turn != self.seat and any([removal.warriors for removal in removals]):
            self.gain_acolyte(s, SUPPLY, "rootbotics 8.2.2")
        lost = sum([removal.count(garden) for removal in removals for garden in self.gardens])
        return [Trigger("gardens lost", self.seat, removals[0].clearing, lost, removals[0].by)] if lost else []

    @law("rootbotics 8.2.3")
    def resolve(self, s: State, trigger: Trigger) -> Flow[None]:
        """The top card goes to the ordinary discard pile, else it would come straight back (8.2.4)."""
        for _ in range(trigger.amount):
            if self.lost_souls(s):
                self.forsake(s, self.lost_souls(s).pop(), "rootbotics 8.2.3")
        settle_dominance(s)
        return
        yield

    def add_soul(self, s: State, card: Card, article: str) -> None:
        self.lost_souls(s).append(card)
        s.tell("lost soul", article, (self.seat, card))

    def draw_souls(self, s: State, count: int, article: str) -> Flow[None]:
        """Draw cards straight onto the Lost Souls, as many as there are."""
        for _ in range(count):
            card = yield from draw_one(s, self.seat, article)
            if card != UNKNOWN:
                self.add_soul(s, card, article)

    # Setup

    @law("rootbotics 8.3", "rootbotics 8.3.1", "rootbotics 8.3.3", "rootbotics 8.3.4")
    def setup(self, s: State) -> Flow[None]:
        """Its supply and its tracks are full from the start; what is placed leaves the leftmost spaces."""
        yield from self.place_starting_pieces(s)
        self.set_marker(s, START, "rootbotics 8.3.3")
        yield from self.draw_starting_souls(s)

    @law("rootbotics 8.3.2")
    def place_starting_pieces(self, s: State) -> Flow[None]:
        """In a corner that nobody starts in, opposite another's if possible; priority decides between several."""
        corners = [c for c in s.box.map.corners if c not in s.starts]
        corner = (
            self.among(s, "rootbotics 8.3.2", corners)
            .where("open slot", lambda c: why_not_build(s, self.seat, c) is None, "rootbotics 2.3")
            .prefer("opposite another start", lambda c: s.box.map.opposite[c] in s.starts)
            .by_priority()
        )
        if corner is None:
            return
        s.starts[self.seat] = corner
        place(s, self.warrior, corner, STARTING_WARRIORS, "rootbotics 8.3.2")
        place(s, self.gardens[printed(s, corner)], corner, 1, "rootbotics 8.3.2")
        for clearing in self.neighbours(s, corner):
            if self.can_place(s, clearing):
                place(s, self.warrior, clearing, 1, "rootbotics 8.3.2")
        return
        yield

    @law("rootbotics 8.3.5")
    def draw_starting_souls(self, s: State) -> Flow[None]:
        yield from self.draw_souls(s, STARTING_SOULS, "rootbotics 8.3.5")

    # Turn

    @law("rootbotics 8.4", "rootbotics 8.6")
    def steps(self) -> tuple[Step, ...]:
        bot = LogicalLizards
        return in_phases(
            birdsong={"8.4.1 set order": bot.set_order, "8.4.2 conspire": bot.conspire},
            daylight={"8.5 rituals": bot.perform_rituals},
            evening={
                "8.6.1 score": bot.score,
                "8.6.2 discard lost souls": bot.discard_souls,
                "8.6.3 return revealed cards": bot.return_revealed,
                "8.6.4 craft item": bot.craft,
                "3.3.2 erratic": bot.erratic,
            },
        )

    # The order

    @law("rootbotics 8.4.1")
    def set_order(self, s: State, _: Option) -> Flow[None]:
        """The most common suit of the Lost Souls, birds being a suit of their own; with a tie, or none, bird."""
        counts = [0, 0, 0, 0]
        for card in bytes(self.lost_souls(s)):
            counts[CARD_SUIT[card]] += 1
        most = max(counts)
        suit = counts.index(most) if counts.count(most) == 1 else BIRD
        s.own[self.seat][ORDER] = suit + 1
        s.tell("order set", "rootbotics 8.4.1", (self.seat, suit))
        return
        yield

    def order(self, s: State) -> Card | None:
        """No card gives the order."""
        return None

    @law("rootbotics 8.4.1")
    def order_suit(self, s: State) -> Suit | None:
        order = s.own[self.seat][ORDER]
        return order - 1 if order else None

    # Conspiracies

    @law("rootbotics 8.4.2")
    def conspire(self, s: State, _: Option) -> Flow[None]:
        """Move the marker, conspire, remove an acolyte: until none is left, or a whole round of the track fails."""
        own = s.own[self.seat]
        failed = 0
        while self.acolytes(s) and failed < len(CONSPIRACIES):
            self.set_marker(s, (own[MARKER] + 1) % len(CONSPIRACIES), "rootbotics 8.4.2")
            conspiracy = CONSPIRACIES[own[MARKER]]
            if conspiracy == CONVERT:
                performed = yield from self.convert(s)
            elif conspiracy == CRUSADE:
                performed = yield from self.crusade(s)
            else:
                performed = yield from self.sanctify(s)
            if performed:
                failed = 0
                self.spend_acolyte(s)
            else:
                failed += 1

    def set_marker(self, s: State, space: int, article: str) -> None:
        """The conspiracy marker lies there from now on."""
        s.own[self.seat][MARKER] = space
        s.tell("conspiracy", article, (self.seat, space))

    @law("rootbotics 8.4.2")
    def spend_acolyte(self, s: State) -> None:
        to_supply(s, self.warrior, ASIDE, 1)
        s.tell("acolyte spent", "rootbotics 8.4.2", (self.seat, self.acolytes(s)))

    def highest_scorer(self, s: State, seats: Sequence[Seat], article: str) -> Flow[Seat | None]:
        return (
            self.among(s, article, seats).most("victory points", lambda seat: self.points_of(s, seat)).by_turn_order()
        )
        yield

    def ordered_sites(self, s: State) -> list[Clearing]:
        """The ordered clearings in which it could place a piece."""
        return [c for c in self.ordered(s) if self.can_place(s, c)]

    @law("rootbotics 8.4.2", "rootbotics 8.4.2.I", "rootbotics 8.4.2.I.a", "rootbotics 8.4.2.I.b")
    def convert(self, s: State) -> Flow[bool]:
        """First the player with the most points, then the clearing with the most of their buildings.

        An exchange takes both halves (root G.1.13), so there must be a warrior in the supply. A snare stops the whole
        exchange, but it has been performed all the same (11.8.2).
        """
        sites = self.ordered_sites(s) if s.board[self.warrior] else []
        victim = yield from self.find_target(s, sites, self.convertible_of, "rootbotics 8.4.2.I.a")
        if victim is None:
            return False
        theirs_at = self.among(s, "rootbotics 8.4.2.I", sites)
        theirs_at.where("a warrior of the target", lambda c: self.convertible_of(s, victim, c) > 0)
        theirs_at.most("buildings of the target", lambda c: self.buildings_of(s, victim, c), "rootbotics 8.4.2.I.b")
        clearing = theirs_at.by_priority()
        assert clearing is not None
        if not self.snared(s, clearing):
            s.tell("converted", "rootbotics 8.4.2.I", (self.seat, victim, clearing))
            theirs = self.to_convert(s, victim, clearing)[0]
            yield from exchange(s, Removal(victim, self.seat, clearing), theirs, self.warrior, "rootbotics 8.4.2.I")
            yield from self.fanatic_battle(s, clearing)
        return True

    @law("rootbotics 8.4.2.I")
    def to_convert(self, s: State, seat: Seat, clearing: Clearing) -> list[Row]:
        """The kinds of that player's warriors there that can be removed: nobody keeps them there (root 14.2.2)."""
        here = [row for row in s.players[seat].warriors if s.board[row + clearing]]
        return [row for row in here if why_not_remove(s, row, clearing, self.seat) is None]

    def convertible_of(self, s: State, seat: Seat, clearing: Clearing) -> int:
        """Whether it has anything to convert of that player there, by how many warriors it counts."""
        return self.warriors_of(s, seat, clearing) if self.to_convert(s, seat, clearing) else 0

    @law("rootbotics 8.4.2.I.a", "rootbotics 8.4.2.III.a")
    def find_target(
        self, s: State, sites: Sequence[Clearing], count: Callable[[State, Seat, Clearing], int], article: str
    ) -> Flow[Seat | None]:
        """The player with the most points among those who have such pieces at these sites."""
        owners = [seat for seat in self.rivals(s) if any([count(s, seat, c) for c in sites])]
        target: Seat | None = yield from self.highest_scorer(s, owners, article)
        return target

    @law("rootbotics 3.3.2")
    def fanatic_battle(self, s: State, clearing: Clearing) -> Flow[None]:
        """Fanatics: a battle after converting, with an extra hit; whoever has the most defenseless buildings there.

        The tie of the card is read as the choice of the defender, as no other choice is left at that point.
        """
        if not self.has("fanatics") or not self.can_attack(s, clearing):
            return
        defender = (
            self.among(s, "rootbotics 3.3.2", self.present_rivals(s, clearing))
            .most("defenseless buildings", lambda seat: self.defenseless_buildings(s, seat, clearing))
            .most("victory points", lambda seat: self.points_of(s, seat))
            .by_turn_order()
        )
        if defender is not None:
            yield from self.fight(s, clearing, defender, extra_hits=1)

    def defenseless_buildings(self, s: State, seat: Seat, clearing: Clearing) -> int:
        return self.buildings_of(s, seat, clearing) if s.players[seat].is_defenseless(s, clearing) else 0

    @law("rootbotics 8.4.2.II", "rootbotics 8.4.2.II.a")
    def crusade(self, s: State) -> Flow[bool]:
        """A battle in every ordered clearing with two of its warriors, against the player with the most points."""
        battles = tokens = 0
        for clearing in self.ordered(s):
            if self.own_warriors(s, clearing) < CRUSADERS:
                continue
            defender = yield from self.highest_scorer(s, self.present_rivals(s, clearing), "rootbotics 8.4.2.II.a")
            if defender is not None:
                if not battles:
                    s.tell("crusade", "rootbotics 8.4.2.II", (self.seat,))
                battles += 1
                fight = yield from self.fight(s, clearing, defender)
                tokens += self.tokens_removed(s, fight.lost)
        if tokens and self.has("spiteful"):
            self.score_spite(s)
        return battles > 0

    def tokens_removed(self, s: State, lost: Sequence[Removal]) -> int:
        return sum(
            [
                removal.count(token)
                for removal in lost
                if removal.by == self.seat
                for token in s.players[removal.owner].tokens
            ]
        )

    @law("rootbotics 3.3.2")
    def score_spite(self, s: State) -> None:
        """Spiteful: one point for a crusade that removed tokens, however many."""
        score(s, self.seat, 1, "rootbotics 3.3.2")

    @law("rootbotics 8.4.2", "rootbotics 8.4.2.III", "rootbotics 8.4.2.III.a", "rootbotics 8.4.2.III.b")
    def sanctify(self, s: State) -> Flow[bool]:
        """First the player with the most points, then the clearing with the fewest of their warriors.

        Without a garden of its suit a clearing is no target. The chapter does not say which of several kinds of
        building goes: luck decides, as where a bot loses buildings (1.2.1). A snare stops the exchange, not the cost.
        """
        sites = [c for c in self.ordered_sites(s) if s.board[self.gardens[self.suit_at(s, c)]]]
        victim = yield from self.find_target(s, sites, self.buildings_of, "rootbotics 8.4.2.III.a")
        if victim is None:
            return False
        theirs_at = self.among(s, "rootbotics 8.4.2.III", sites)
        theirs_at.where("a building of the target", lambda c: self.buildings_of(s, victim, c) > 0)
        theirs_at.least("warriors of the target", lambda c: self.warriors_of(s, victim, c), "rootbotics 8.4.2.III.b")
        clearing = theirs_at.by_priority()
        assert clearing is not None
        if not self.snared(s, clearing):
            kinds = [row for row in s.players[victim].buildings if s.board[row + clearing]]
            theirs: Row = yield from self.among(s, "rootbotics 8.4.2.III", kinds).at_random("piece")
            s.tell("sanctified", "rootbotics 8.4.2.III", (self.seat, victim, clearing))
            garden = self.gardens[self.suit_at(s, clearing)]
            yield from exchange(s, Removal(victim, self.seat, clearing), theirs, garden, "rootbotics 8.4.2.III")
        return True

    # Rituals

    @law("rootbotics 8.5")
    def perform_rituals(self, s: State, _: Option) -> Flow[None]:
        """Reveal the top cards of the Lost Souls one by one, four by default, and perform a ritual for each."""
        yield from self.feed_lost_souls(s)
        souls, revealed = self.lost_souls(s), self.revealed(s)
        for _number in range(RITUALS[self.difficulty]):
            if not souls:
                break
            card = souls.pop()
            s.tell("ritual", "rootbotics 8.5", (self.seat, card))
            if CARD_SUIT[card] == BIRD:
                yield from self.bird_ritual(s)
                self.forsake(s, card, "rootbotics 8.5.2")
                settle_dominance(s)
            else:
                revealed.append(card)
                yield from self.suited_ritual(s, CARD_SUIT[card])

    @law("rootbotics 9.7")
    def feed_lost_souls(self, s: State) -> Flow[None]:
        """By its advanced card: cards that are no birds until there are five Lost Souls, even when behind.

        When is not said, nor which cards: before the rituals, where the number matters, and at random. Several services
        at once are one purchase.
        """
        seller = shopping.shop_of(s, self)
        if seller is None or not shopping.advanced(s, self):
            return
        souls = self.lost_souls(s)
        bought = False
        while len(souls) < ENOUGH_SOULS and shopping.can_buy(s, self, seller):
            cards = [card for card in bytes(seller.goods(s)) if CARD_SUIT[card] != BIRD]
            card: Card | None = yield from self.among(s, shopping.SERVICE_CARDS, cards).at_random("card")
            if card is None:
                break
            seller.receive(s, self.seat, HAND_CARD, shopping.SERVICE_CARDS)
            souls.append(shopping.take_card(s, self, seller, card))
            s.tell("collected", shopping.SERVICE_CARDS, (self.seat, card))
            bought = True
        if bought:
            seller.sold(s, self.seat)

    @law("rootbotics 8.5.1", "rootbotics 8.5.1.I")
    def suited_ritual(self, s: State, suit: Suit) -> Flow[None]:
        """A warrior in a clearing of that suit, and a garden if the bot rules it then and a slot is open.

        With no warrior left the clearing is chosen all the same, and may get its garden (root 1.5.4).
        """
        clearing = (
            self.among(s, "rootbotics 8.5.1", clearings_of(s, suit))
            .where("may be placed in", lambda c: self.can_place(s, c), "rootbotics 2.3")
            .prefer("open slot", lambda c: s.slots[c] > 0, "rootbotics 8.5.1.I")
            .most("enemy buildings", lambda c: self.enemy_buildings(s, c), "rootbotics 8.5.1.I")
            .by_priority()
        )
        if clearing is None:
            return
        self.place_warriors(s, clearing, 1, "rootbotics 8.5.1")
        if s.board[self.gardens[suit]] and why_not_build(s, self.seat, clearing) is None:
            shopping.hire_to_build(s, self, (clearing,))
        if rules(s, self.seat, clearing) and why_not_build(s, self.seat, clearing) is None:
            self.place_piece(s, self.gardens[suit], clearing, "rootbotics 8.5.1")
        return
        yield

    @law("rootbotics 8.5.2")
    def bird_ritual(self, s: State) -> Flow[None]:
        """A warrior from where it has the most becomes an acolyte. Martyrs: one from the supply as well."""
        clearing = (
            self.among(s, "rootbotics 8.5.2", CLEARINGS)
            .where("own warriors", lambda c: self.own_warriors(s, c) > 0, "rootbotics 2.3")
            .most("own warriors", lambda c: self.own_warriors(s, c))
            .by_priority()
        )
        if clearing is not None:
            self.gain_acolyte(s, clearing, "rootbotics 8.5.2")
        if self.has("martyrs"):
            self.martyr(s)
        return
        yield

    @law("rootbotics 3.3.2")
    def martyr(self, s: State) -> None:
        self.gain_acolyte(s, SUPPLY, "rootbotics 3.3.2")

    # Evening

    @law("rootbotics 8.6.1")
    def score(self, s: State, _: Option) -> Flow[None]:
        """The ordered track; with a bird order the one with the fewest gardens left on it, which gives the most."""
        suit = self.order_suit(s)
        if suit is not None:
            tracks = (0, 1, 2) if suit == BIRD else (suit,)
            built = max([self.gardens_on_map(s, track) for track in tracks])
            score(s, self.seat, GARDEN_POINTS[built - 1] if built else 0, "rootbotics 8.6.1")
        return
        yield

    @law("rootbotics 8.6.2")
    def discard_souls(self, s: State, _: Option) -> Flow[None]:
        """To the ordinary discard pile, the top card last."""
        souls = self.lost_souls(s)
        for card in bytes(souls):
            self.forsake(s, card, "rootbotics 8.6.2")
        souls.clear()
        return
        yield

    @law("rootbotics 8.6.3")
    def return_revealed(self, s: State, _: Option) -> Flow[None]:
        """The card revealed first lies on top again."""
        revealed = self.revealed(s)
        while revealed:
            self.add_soul(s, revealed.pop(), "rootbotics 8.6.3")
        return
        yield

    @law("rootbotics 8.6.4")
    def craft(self, s: State, _: Option) -> Flow[None]:
        """Reveal the top card of the deck, craft its item if there is one, and add it to the Lost Souls anyway."""
        card = yield from draw_one(s, self.seat, "rootbotics 8.6.4")
        if card != UNKNOWN:
            self.revealed(s).append(card)
            better = yield from shopping.better_card(s, self, card)
            if better != card:
                self.revealed(s).pop()
                discard(s, self.seat, card, shopping.SERVICE_CARDS)
                self.revealed(s).append(better)
            yield from self.craft_item(s, better, "rootbotics 8.6.4")
            self.add_soul(s, self.revealed(s).pop(), "rootbotics 8.6.4")

    @law("rootbotics 9.7")
    def craftable(self, s: State, goods: Sequence[Card]) -> Among:
        """What all bots would craft, but no bird."""
        return Bot.craftable(self, s, goods).where("no bird", lambda card: CARD_SUIT[card] != BIRD)

    @law("rootbotics 3.3.2")
    def erratic(self, s: State, _: Option) -> Flow[None]:
        """Erratic: another card for the Lost Souls at the end of the turn."""
        if self.has("erratic"):
            yield from self.draw_souls(s, 1, "rootbotics 3.3.2")

    # Positions

    def describe(self, s: State) -> dict[str, Any]:
        suit = self.order_suit(s)
        return {
            **LizardPieces.describe(self, s),
            "revealed": write_cards(self.revealed(s)),
            "order": None if suit is None else SUIT_NAMES[suit],
            "conspiracy": s.own[self.seat][MARKER] + 1,
        }

    def restore(self, s: State, fields: Mapping[str, Any]) -> None:
        """The order by its suit, the conspiracy marker by its space (1 to 5)."""
        LizardPieces.restore(self, s, fields)
        own = s.own[self.seat]
        revealed = read_cards(fields.get("revealed"), "lizards, revealed")
        if UNKNOWN in revealed:
            raise PositionError(
                "{where}: these cards lie face up ({article}).",
                refusal="position-face-up",
                where="lizards, revealed",
                article="rootbotics 8.5",
            )
        self.revealed(s)[:] = bytes(revealed)
        if "order" in fields:
            own[ORDER] = one_of(fields["order"], SUIT_NAMES, "lizards, order") + 1
        space = number(fields.get("conspiracy", START + 1), "lizards, conspiracy", len(CONSPIRACIES))
        if not space:
            raise PositionError(
                "{where}: the marker is on one of the spaces 1 to {most} (rootbotics 8.3.3).",
                refusal="position-conspiracy",
                where="lizards, conspiracy",
                most=len(CONSPIRACIES),
            )
        own[MARKER] = space - 1
