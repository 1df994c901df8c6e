"""A bot: what all bots have in common (Law of Rootbotics, chapters 1 and 2).

A bot never asks its own seat anything: what its chapter leaves open goes by `among` or by luck. Each bot is a module
that reads as its chapter; its class puts `Bot` before the class with the pieces of its faction.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar, Final

from lawbound.kernel import Ask, BadSetup, Chance, Flow, Option, Prompt, Seat
from lawbound.law import law
from lawbound.root import snares
from lawbound.root.battle import Fight, ambushes_at, battle, can_battle, mercenaries
from lawbound.root.boards import called
from lawbound.root.bots import shopping
from lawbound.root.cards import BIRD, CARD_SUIT, EVERY, UNKNOWN, Card, Suit
from lawbound.root.craft import item_crafted, make_item
from lawbound.root.faction import Faction
from lawbound.root.hand import discard, draw_one
from lawbound.root.map import Clearing
from lawbound.root.move import Move, carry_out, is_waived, may_be_waived, reachable, why_held
from lawbound.root.naming import PositionError, read_cards
from lawbound.root.owner import PICKED_LOSS, linked
from lawbound.root.pieces import CLEARINGS, one_at_random, place, why_not_build, why_not_place
from lawbound.root.removal import Removal, remove_pieces
from lawbound.root.rule import enemies_among, is_enemy, treated_as_own
from lawbound.root.score import score, settle_dominance
from lawbound.root.seating import Seating
from lawbound.root.select import Among, among
from lawbound.root.state import NOBODY, NONE, OWNERS, Number, Row, State
from lawbound.root.steps import BIRDSONG, DAYLIGHT, EVENING, Step
from lawbound.root.suits import clearings_of, printed
from lawbound.root.terrain import with_rivers

FEW_HITS: Final = 3
BOT_LOSES: Final = Prompt("which piece the bot loses", "rootbotics 1.2.1", "piece")


@law("rootbotics 1")
class Bot(Faction):
    """What all bots have in common. The last of a bot's piles holds its order card."""

    is_bot: ClassVar[bool] = True
    TRAITS: ClassVar[tuple[str, ...]] = ()
    CHARACTERS: ClassVar[tuple[str, ...]] = ()
    second_expansion: ClassVar[bool] = False
    """Whether the second expansion brought it."""
    seeks_birds: ClassVar[bool] = False
    """Whether its advanced service card has it buy birds before other cards."""
    takes_boats: ClassVar[bool] = False
    """Whether its advanced service card has it buy Riverboats."""

    def __init__(self, seat: Seat, first: Row, pile: int) -> None:
        super().__init__(seat, first, pile)
        self.difficulty = "default"
        self.traits: tuple[str, ...] = ()
        self.character: str | None = None
        self.order_pile = pile + self.PILES - 1

    @law("rootbotics 3.3.1", "rootbotics 3.3.2", "root B.5.3", "root B.6.3")
    def configure(self, seating: Seating) -> None:
        """Its difficulty and traits; a trait of another bot is refused."""
        super().configure(seating)
        for trait in seating.traits:
            if trait not in self.TRAITS:
                raise BadSetup(
                    "{trait} is no trait of the {name} bot; its traits: {known}.",
                    refusal="no-trait",
                    trait=repr(trait),
                    name=called(self.KEY),
                    known=", ".join(self.TRAITS),
                )
        if seating.character is not None and seating.character not in self.CHARACTERS:
            raise BadSetup(
                "{character} is no character of the {name} bot; known: {known}.",
                refusal="no-character",
                character=repr(seating.character),
                name=called(self.KEY),
                known=", ".join(self.CHARACTERS) or "-",
            )
        self.difficulty = seating.difficulty
        self.traits = seating.traits
        self.character = seating.character

    def has(self, trait: str) -> bool:
        return trait in self.traits

    @property
    def hard(self) -> bool:
        """Nightmare does everything that challenging does."""
        return self.difficulty in ("challenging", "nightmare")

    # Enemies and their pieces

    @law("rootbotics 2.6", "rootbotics 3.coop.2")
    def rivals(self, s: State) -> list[Seat]:
        """The players it counts as enemies when it chooses: all enemies, but in the cooperative game no bots."""
        return [p.seat for p in s.players if is_enemy(s, self.seat, p.seat) and not (s.box.cooperative and p.is_bot)]

    @law("root G.1.10", "root G.1.27", "root E.3.2")
    def enemies(self, s: State) -> list[Number]:
        """Whose pieces are enemy pieces to it: its rivals', and hirelings', whom it neither battles nor chooses."""
        rivals: list[Number] = self.rivals(s)
        if s.box.unseated:
            rivals += enemies_among(s, self.seat, [owner.number for owner in s.box.unseated])
        return rivals

    @law("root G.1.10", "root G.1.21")
    def pieces_of(self, s: State, owner: Number, clearing: Clearing) -> int:
        """What counts as that player's or hireling's when it chooses: not the warriors that it treats as its own."""
        at = clearing * OWNERS + owner
        count = s.power[at] + s.others[at]
        return count - treated_as_own(s, self.seat, owner, clearing) if s.box.fights_for else count

    @law("root G.1.10", "root G.1.21")
    def warriors_of(self, s: State, owner: Number, clearing: Clearing) -> int:
        """Likewise."""
        count = s.box.owners[owner].warriors_at(s, clearing)
        return count - treated_as_own(s, self.seat, owner, clearing) if s.box.fights_for else count

    def buildings_of(self, s: State, owner: Number, clearing: Clearing) -> int:
        return s.power[clearing * OWNERS + owner] - s.box.owners[owner].warriors_at(s, clearing)

    def tokens_of(self, s: State, owner: Number, clearing: Clearing) -> int:
        return sum([s.board[row + clearing] for row in s.box.owners[owner].tokens])

    def own_warriors(self, s: State, clearing: Clearing) -> int:
        return s.board[self.warrior + clearing]

    def enemy_pieces(self, s: State, clearing: Clearing) -> int:
        return sum([self.pieces_of(s, owner, clearing) for owner in self.enemies(s)])

    def enemy_warriors(self, s: State, clearing: Clearing) -> int:
        return sum([self.warriors_of(s, owner, clearing) for owner in self.enemies(s)])

    def enemy_buildings(self, s: State, clearing: Clearing) -> int:
        return sum([self.buildings_of(s, owner, clearing) for owner in self.enemies(s)])

    def points_of(self, s: State, seat: Seat) -> int:
        """Victory points; whoever has activated a dominance card has none, for their marker has left the track."""
        return s.vp[seat] if s.dominance[seat] == NONE else 0

    def present_rivals(self, s: State, clearing: Clearing) -> list[Seat]:
        """The enemies that it battles in a clearing, those with enemy pieces there.

        So it does not go for warriors that it has hired; and with these alone it fights nothing of their faction.
        """
        found = [seat for seat in self.rivals(s) if self.pieces_of(s, seat, clearing)]
        if s.box.fights_for and not self.can_attack(s, clearing):
            return [seat for seat in found if not s.players[seat].fights_for(s, self.seat, clearing)]
        return found

    # The order card

    @law("rootbotics 2.7")
    def reveal_order(self, s: State, article: str) -> Flow[None]:
        """Draw the order card and turn it face up."""
        card = yield from draw_one(s, self.seat, article)
        if card != UNKNOWN:
            s.piles[self.order_pile].append(card)
            s.tell("order", article, (self.seat, card))

    def order(self, s: State) -> Card | None:
        pile = s.piles[self.order_pile]
        return pile[-1] if pile else None

    @law("rootbotics 2.7")
    def order_suit(self, s: State) -> Suit | None:
        card = self.order(s)
        return None if card is None else CARD_SUIT[card]

    @law("rootbotics 2.7", "rootbotics 2.4")
    def ordered(self, s: State) -> list[Clearing]:
        """The clearings of the order's suit, every clearing for a bird, from the highest priority to the lowest."""
        suit = self.order_suit(s)
        if suit is None:
            return []
        return list(clearings_of(s, suit))

    @law("rootbotics 2.7")
    def suit_at(self, s: State, clearing: Clearing) -> Suit:
        """The suit of the clearing; where that is every suit, the order's, or with a bird the printed one."""
        suit = s.suits[clearing]
        if suit != EVERY:
            return suit
        order = self.order_suit(s)
        return printed(s, clearing) if order is None or order == BIRD else order

    @law("rootbotics 1.3")
    def discard_order(self, s: State, article: str) -> None:
        """A dominance card goes beside the map like any other: no bot plays one."""
        pile = s.piles[self.order_pile]
        while pile:
            discard(s, self.seat, pile.pop(), article)

    @law("rootbotics 1.1.1", "rootbotics 1.1.3")
    def craft_item(self, s: State, card: Card | None, article: str) -> Flow[None]:
        """Craft the item that the card shows, if there is one: no cost; nothing else is crafted."""
        if card is None or not shopping.shows_item(s, self, card):
            return
        points = yield from make_item(s, self, card)
        s.tell("crafted", article, (self.seat, card))
        score(s, self.seat, points, "rootbotics 1.1.2")
        yield from item_crafted(s, self, card)

    @law("rootbotics 1.1.2")
    def craft_points(self, s: State, card: Card) -> int:
        """One point, whatever is printed."""
        return 1

    # Choosing, placing, moving, fighting

    def among(self, s: State, article: str, candidates: Sequence[Option]) -> Among:
        return among(s, self.seat, article, candidates)

    @law("rootbotics 2.3")
    def can_place(self, s: State, clearing: Clearing) -> bool:
        """Snares do not count: a bot ignores them when it chooses (11.8.2)."""
        return why_not_place(s, self.seat, clearing) is None

    @law("rootbotics 11.8.2")
    def snared(self, s: State, clearing: Clearing) -> bool:
        """Whether a snare stops what the bot is about to place here or to move out; the snare is gone then."""
        return bool(s.box.why_not_leave) and snares.stops(s, self.seat, clearing)

    def place_warriors(self, s: State, clearing: Clearing, count: int, article: str) -> int:
        """Place warriors unless a snare is sprung; returns how many."""
        if not count or not s.board[self.warrior] or self.snared(s, clearing):
            return 0
        placed = place(s, self.warrior, clearing, count, article)
        settle_dominance(s)
        return placed

    def place_piece(self, s: State, row: Row, clearing: Clearing, article: str, built: bool = False) -> bool:
        """Place a building or token unless a snare is sprung."""
        if not s.board[row] or self.snared(s, clearing):
            return False
        place(s, row, clearing, 1, article, built)
        settle_dominance(s)
        return True

    @law("rootbotics 12.2.1")
    def paths(self, s: State, clearing: Clearing) -> Sequence[Clearing]:
        """Closed paths are paths for bots. The Polish edition does not say so: there they wait until one is opened."""
        return s.box.map.printed[clearing] if s.box.map_interactions else s.paths[clearing]

    @law("rootbotics 12.1.1", "rootbotics 12.2.1")
    def neighbours(self, s: State, clearing: Clearing) -> Sequence[Clearing]:
        """The clearings along paths, and along rivers if it sails."""
        paths = self.paths(s, clearing)
        if s.box.links or s.box.cards_links:  # sellers are among those who link clearings
            paths = linked(s, self.number, clearing, paths)
            if s.box.sellers and shopping.sails(s, self, clearing):
                return with_rivers(s, clearing, paths)
        return paths

    def reach(self, s: State, origin: Clearing) -> Sequence[Clearing]:
        """Where a move from here can lead; with the ferry here, every other coastal clearing too."""
        return reachable(s, self, origin)

    @law("rootbotics 2.3")
    def can_move(self, s: State, origin: Clearing, destination: Clearing) -> bool:
        """Whether a move of its warriors is legal; snares do not count."""
        if not s.board[self.warrior + origin] or destination not in reachable(s, self, origin):
            return False
        if not self.needs_rule_to_move() or self.side in (s.ruler[origin], s.ruler[destination]):
            return True
        return may_be_waived(s) and is_waived(s, self, origin, destination)

    def move_warriors(self, s: State, origin: Clearing, destination: Clearing, count: int, article: str) -> Flow[int]:
        """Move warriors unless a snare is sprung; returns how many."""
        if count <= 0 or self.snared(s, origin) or why_held(s, self.number, origin) is not None:
            return 0
        shopping.board_boats(s, self, origin, destination)
        yield from carry_out(s, Move(self.number, origin, destination, [(self.warrior, count)], article))
        return count

    def fight(self, s: State, clearing: Clearing, defender: Seat, extra_hits: int = 0) -> Flow[Fight]:
        if s.box.sellers:
            shopping.hire_for_battle(s, self, clearing, defender)
        return (yield from battle(s, self, clearing, s.players[defender], extra_hits))

    @law("rootbotics 2.4")
    def battle_in(self, s: State, clearings: Sequence[Clearing]) -> Flow[None]:
        """Initiate a battle in each of these clearings where it has warriors, or hired ones, and finds a defender."""
        for clearing in clearings:
            if can_battle(s, self, clearing):
                defender = yield from self.choose_defender(s, clearing)
                if defender is not None:
                    yield from self.fight(s, clearing, defender)

    def choose_defender(self, s: State, clearing: Clearing) -> Flow[Seat | None]:
        """Whom it battles in a clearing, by the criteria of its chapter."""
        return self.among(s, "rootbotics 2.2", self.present_rivals(s, clearing)).by_turn_order()
        yield

    @law("rootbotics 2.8", "rootbotics 2.8.2")
    def can_be_ambushed(self, s: State, fight: Fight) -> bool:
        """Hates surprises."""
        return False

    @law("rootbotics 7.7.6", "rootbotics 7.7.6.I", "rootbotics 7.7.6.II", "rootbotics 7.7.6.III")
    def wants_help(self, s: State, fight: Fight, helper: Seat, about: Prompt) -> Flow[bool]:
        """A bot enlists a helper if it is weak, weaker than the attacker is numerous, and ahead of the helper."""
        most = self.rolled_maximum(s, fight) + mercenaries(s, fight, self) + fight.enlisted
        numbers = self.pieces_of(s, fight.attacker.number, fight.clearing)
        return most < FEW_HITS and most < numbers and self.points_of(s, self.seat) > self.points_of(s, helper)
        yield

    @law("rootbotics 1.2.1", "rootbotics 7.7.4.I", "root D.4.2")
    def take_hits(self, s: State, fight: Fight, hits: int, by: Seat) -> Flow[list[Removal]]:
        """Warriors first, then tokens, then buildings; luck decides which, every piece being as likely.

        A player who instigated the battle picks them instead.
        """
        clearing = fight.clearing
        removal = Removal(self.seat, by, clearing, fight)
        remove_pieces(s, removal, self.warrior, hits, "root 4.3.4")
        hits -= removal.warriors
        picker = fight.picker(s)
        order: tuple[tuple[Row, ...], ...] = (self.tokens, self.buildings)
        if picker != NOBODY:
            order = (self.buildings + self.tokens,)
        elif fight.picked:  # 7.7.4.I turns the order round
            order = (self.buildings, self.tokens)
        for rows in order:
            while hits:
                here = one_at_random(s, rows, clearing)
                if not here:
                    break
                row: Row
                if picker != NOBODY:
                    row = yield Ask(picker, PICKED_LOSS, list(dict.fromkeys(here)), (clearing, hits))
                else:
                    row = yield Chance(BOT_LOSES, here, (self.seat, clearing))
                hits -= self.hits_for(row, hits)
                if hits < 0:
                    hits = 0
                    break
                remove_pieces(s, removal, row, 1, "root 4.3.4")
        return [removal]

    def hits_for(self, row: Row, hits: int) -> int:
        """How many hits it takes to remove that building or token; more than there are if it holds."""
        return 1

    # Services of the Riverfolk: what the service cards say of this bot

    @law("rootbotics 9.7")
    def craftable(self, s: State, goods: Sequence[Card]) -> Among:
        """The cards of the Market that it would craft: those with an available item."""
        cards = self.among(s, shopping.SERVICE_CARDS, goods)
        return cards.where("an available item", lambda card: shopping.shows_item(s, self, card))

    @law("rootbotics 9.7")
    def wanted_instead(self, s: State, goods: Sequence[Card], card: Card) -> Flow[Card | None]:
        """The card of the Market that it wants in place of this one: something to craft, if this offers nothing.

        A bot that seeks birds by its advanced card wants any bird if there is no such thing, and this is none.
        """
        if shopping.shows_item(s, self, card):
            return None
        wanted = yield from shopping.best_to_craft(s, self, goods)
        if wanted is None and self.seeks_birds and CARD_SUIT[card] != BIRD and shopping.advanced(s, self):
            wanted = yield from shopping.any_bird(s, self, goods)
        return wanted

    def can_exert(self, s: State) -> bool:
        """Whether it can do what a service asks of it besides the price."""
        return True

    def exert(self, s: State, article: str) -> None:
        """What a service asks of it besides the price."""

    def building_due(self, s: State) -> Row | None:
        """The building that it would place now in a clearing it rules, if it has one left."""
        return None

    def building_sites(self, s: State) -> list[Clearing]:
        """The clearings in which that building could stand, whoever rules them."""
        return [c for c in CLEARINGS if why_not_build(s, self.seat, c) is None]

    @law("rootbotics 9.7")
    def laid_ambush(self, s: State, fight: Fight) -> Card | None:
        """An ambush card in front of it that matches the clearing, a suited one before a bird."""
        laid = s.crafted[self.seat]
        return next((card for card in ambushes_at(s, fight.clearing) if card in laid), None)

    # Positions

    def restore_order(self, s: State, fields: Mapping[str, Any]) -> None:
        """The order card of a position: one at most, and it lies open."""
        pile = s.piles[self.order_pile]
        pile[:] = bytes(read_cards(fields.get("order"), f"{self.KEY}, order"))
        if len(pile) > 1 or UNKNOWN in pile:
            raise PositionError(
                "{where}: a single card, and it lies open (rootbotics 2.7).",
                refusal="position-order-card",
                where=f"{self.KEY}, order",
            )

    # Turn

    def step_article(self, s: State) -> str:
        """The article of the step that is carried out now."""
        return self.turn_steps[s.step].article

    @law(
        "rootbotics 4.4.1",
        "rootbotics 5.4.1",
        "rootbotics 6.4.1",
        "rootbotics 7.4.1",
        "rootbotics 10.4.1",
        "rootbotics 11.4.1",
    )
    def reveal(self, s: State, _: Option) -> Flow[None]:
        """The order of this turn."""
        yield from self.reveal_order(s, self.step_article(s))

    @law(
        "rootbotics 4.4.2",
        "rootbotics 5.4.2",
        "rootbotics 6.4.2",
        "rootbotics 7.4.2",
        "rootbotics 10.4.2",
        "rootbotics 11.4.2",
    )
    def craft(self, s: State, _: Option) -> Flow[None]:
        """What the order shows."""
        if s.box.sellers:
            yield from shopping.improve_order(s, self)
        yield from self.craft_item(s, self.order(s), self.step_article(s))

    @law("rootbotics 4.6.2", "rootbotics 6.6.3", "rootbotics 7.6.3", "rootbotics 10.6.4", "rootbotics 11.6.2")
    def end_order(self, s: State, _: Option) -> Flow[None]:
        self.discard_order(s, self.step_article(s))
        return
        yield

    def nightmare(self, s: State, _: Option) -> Flow[None]:
        """Every nightmare card gives a point at the end of Evening."""
        if self.difficulty == "nightmare":
            score(s, self.seat, 1, "rootbotics 3.3.1")
        return
        yield


Page = Mapping[str, Callable[[Any, State, Option], Flow[None]]]
"""The steps of a phase as a bot's chapter lists them: by article and name, and what carries each of them out."""

NIGHTMARE: Final = Step("nightmare", EVENING, "rootbotics 3.3.1", Bot.nightmare)


def in_phases(birdsong: Page, daylight: Page, evening: Page) -> tuple[Step, ...]:
    """The steps of a bot's turn; the point of a nightmare card is the last."""
    steps: list[Step] = []
    for phase, page in ((BIRDSONG, birdsong), (DAYLIGHT, daylight), (EVENING, evening)):
        for title, flow in page.items():
            number, name = title.split(" ", 1)
            steps.append(Step(name, phase, f"rootbotics {number}", flow))
    return (*steps, NIGHTMARE)
