"""The Eyrie Dynasties: Law of Root, chapter 7."""

from __future__ import annotations

from bisect import insort
from collections.abc import Mapping
from typing import Any, ClassVar, Final

from mypy_extensions import trait

from lawbound.kernel import Ask, Flow, Option, Prompt, Seat
from lawbound.law import law
from lawbound.root.battle import Fight, battlefields, initiate_battle, why_not_any_battle
from lawbound.root.boards import pieces, track
from lawbound.root.cards import BIRD, CARD_SUIT, SUIT_NAMES, UNKNOWN, Card, Suit
from lawbound.root.craft import craft, craftable
from lawbound.root.faction import Faction
from lawbound.root.hand import discard, discard_down, draw, in_order, playable, take_from
from lawbound.root.homelands import choose_homelands
from lawbound.root.map import Clearing
from lawbound.root.move import origins, take_move, why_not_any_move
from lawbound.root.naming import PositionError, mapping, names_in, number, one_of, read_cards, write_cards
from lawbound.root.pieces import CLEARINGS, Piece, place, set_of_pieces, why_not_build, why_not_place
from lawbound.root.reasons import furthest
from lawbound.root.removal import Removal
from lawbound.root.score import lose, score
from lawbound.root.state import Row, State
from lawbound.root.steps import BIRDSONG, DAYLIGHT, EVENING, Step
from lawbound.root.suits import clearings_of
from lawbound.root.turn import skip_to

COUNT = pieces("eyrie")
ROOST_POINTS: Final = track("eyrie", "roost_vp")
ROOST_CARDS: Final = track("eyrie", "roost_cards")
HAND_LIMIT: Final = 5

RECRUIT, MOVE, BATTLE, BUILD = 0, 1, 2, 3
COLUMN_NAMES: Final = ("recruit", "move", "battle", "build")
COLUMN_ARTICLES: Final = ("root 7.5.2.I", "root 7.5.2.II", "root 7.5.2.III", "root 7.5.2.IV")

BUILDER, CHARISMATIC, COMMANDER, DESPOT = 0, 1, 2, 3
LEADER_NAMES: Final = ("builder", "charismatic", "commander", "despot")
VIZIERS: Final = ((RECRUIT, MOVE), (RECRUIT, BATTLE), (MOVE, BATTLE), (MOVE, BUILD))
ALL_LEADERS: Final = 0b1111

# What they keep on their board: the leader, the deposed ones (one bit each); by turn: cards added and birds among
# them, and how many cards of each suit are resolved in each column
LEADER, DEPOSED, ADDED, ADDED_BIRD, RESOLVED = 0, 1, 2, 3, 4
NO_LEADER: Final = 255

DISCARD: Final = Prompt("discard to the hand limit", "root 7.6.2", "card")
CHOOSE_CORNER: Final = Prompt("place the first roost", "root 7.3.2", "clearing")
CHOOSE_LEADER: Final = Prompt("choose a leader", "root 7.3.3", "leader")
NEW_LEADER: Final = Prompt("choose a new leader", "root 7.7.3", "leader")
ADD_CARD: Final = Prompt("add to the Decree", "root 7.4.2", "card")
ADD_COLUMN: Final = Prompt("to which column", "root 7.4.2", "column")
NEW_ROOST: Final = Prompt("place a new roost", "root 7.4.3", "clearing")
RECRUIT_AT: Final = Prompt("recruit where", "root 7.5.2.I", "clearing")
BUILD_AT: Final = Prompt("build a roost where", "root 7.5.2.IV", "clearing")
MOVE_FROM: Final = Prompt("move from", "root 7.5.2.II", "clearing")
BATTLE_AT: Final = Prompt("battle where", "root 7.5.2.III", "clearing")

STARTING_WARRIORS: Final = 6


@law("root 7.1")
@trait
class EyriePieces(Faction):
    """What is the Eyrie's whoever plays them: their pieces, and rule in ties."""

    KEY: ClassVar[str] = "eyrie"
    PIECES: ClassVar[tuple[Piece, ...]] = set_of_pieces("eyrie", buildings=("roost",))

    def find_rows(self) -> None:
        self.roost = self.row("roost")

    @law("root 7.2.2", "rootbotics 5.2.1")
    def rules_ties(self) -> bool:
        """Lords of the Forest: a tie for the most is theirs; an empty clearing is nobody's."""
        return True

    def roosts(self, s: State) -> int:
        """How many roosts are on the map."""
        return COUNT["roost"] - s.board[self.roost]

    def restore(self, s: State, fields: Mapping[str, Any]) -> None:
        """Never two roosts in a clearing."""
        for clearing in CLEARINGS:
            if s.board[self.roost + clearing] > 1:
                raise PositionError(
                    "{where}: one {piece} at most ({article}).",
                    refusal="position-one",
                    where=f"clearing {clearing}, eyrie",
                    piece="roost",
                    article="root 7.5.2.IV",
                )


@law("root 7.1")
class Eyrie(EyriePieces):
    """The Eyrie Dynasties."""

    OWN: ClassVar[int] = RESOLVED + 16
    PILES: ClassVar[int] = 4  # the columns of the Decree, the viziers not among them

    def __init__(self, seat: Seat, first: Row, pile: int) -> None:
        super().__init__(seat, first, pile)
        self.crafting_rows = self._roosts()

    @law("root 7.2.1")
    def _roosts(self) -> tuple[Row, ...]:
        """They craft with roosts."""
        return (self.roost,)

    # Abilities

    @law("root 7.2.3", "root 7.8.1")
    def craft_points(self, s: State, card: Card) -> int:
        """One point for an item, whatever is printed; under the Builder what is printed."""
        return super().craft_points(s, card) if self.leader(s) == BUILDER else 1

    @law("root 7.8.3")
    def attack_bonus(self, s: State, fight: Fight) -> int:
        """The Commander deals an extra hit as attacker."""
        return 1 if self.leader(s) == COMMANDER else 0

    @law("root 7.8.4")
    def after_removing(self, s: State, removal: Removal) -> None:
        """The Despot scores one more point in a battle that removes an enemy building or token."""
        fight = removal.fight
        if fight is not None and removal.pieces and self.leader(s) == DESPOT and not fight.bonus_scored:
            fight.bonus_scored = True
            score(s, self.seat, 1, "root 7.8.4", settle=False)

    def leader(self, s: State) -> int:
        return s.own[self.seat][LEADER]

    # Setup

    @law("root 7.3", "root 7.3.1", "root 7.3.5", "root 7.8", "root B.1.4")
    def setup(self, s: State) -> Flow[None]:
        """Their supply and their track are full from the start; the roost that is placed leaves the leftmost space."""
        s.own[self.seat][LEADER] = NO_LEADER
        corner: Clearing = yield Ask(self.seat, CHOOSE_CORNER, self.starting_corners(s))
        place(s, self.roost, corner, 1, "root 7.3.2")
        place(s, self.warrior, corner, STARTING_WARRIORS, "root 7.3.2")
        s.starts[self.seat] = corner
        leader: int = yield Ask(self.seat, CHOOSE_LEADER, range(4))
        self.appoint(s, leader, "root 7.3.3")

    @law("root A.8.2")
    def setup_by_card(self, s: State) -> Flow[None]:
        """In a homeland instead of a corner."""
        s.own[self.seat][LEADER] = NO_LEADER
        for homeland in (yield from choose_homelands(s, self)):
            place(s, self.roost, homeland, 1, "root A.8.2")
            place(s, self.warrior, homeland, STARTING_WARRIORS, "root A.8.2")
            s.starts[self.seat] = homeland
        leader: int = yield Ask(self.seat, CHOOSE_LEADER, range(4))
        self.appoint(s, leader, "root A.8.2")

    @law("root A.8.2.I")
    def why_not_homeland(self, s: State, clearing: Clearing) -> str | None:
        """It has room for the roost."""
        return why_not_build(s, self.seat, clearing)

    @law("root 7.3.2")
    def starting_corners(self, s: State) -> list[Clearing]:
        """They need an open slot for the roost."""
        return self.free_corners(s, why_not_build)

    @law("root 7.3.3", "root 7.3.4")
    def appoint(self, s: State, leader: int, article: str) -> None:
        """Put the leader in the slot; the viziers go to the columns that the card names."""
        s.own[self.seat][LEADER] = leader
        s.tell("appointed", article, (self.seat, leader))

    @law("root 7.8.1", "root 7.8.2", "root 7.8.3", "root 7.8.4", "root B.1.4")
    def viziers(self, s: State, column: int) -> int:
        """The Loyal Viziers in that column."""
        leader = self.leader(s)
        return 1 if leader != NO_LEADER and column in VIZIERS[leader] else 0

    # Turn

    def turn_begins(self, s: State) -> None:
        own = s.own[self.seat]
        own[ADDED:] = bytes(self.OWN - ADDED)

    @law("root 7.4", "root 7.5", "root 7.6")
    def steps(self) -> tuple[Step, ...]:
        return (
            Step("emergency orders", BIRDSONG, "root 7.4.1", Eyrie.emergency_orders),
            Step("add to the Decree", BIRDSONG, "root 7.4.2", Eyrie.add_first),
            Step("add to the Decree again", BIRDSONG, "root 7.4.2", Eyrie.add_card, Eyrie.addable),
            Step("a new roost", BIRDSONG, "root 7.4.3", Eyrie.new_roost),
            Step("craft", DAYLIGHT, "root 7.5.1", Eyrie.craft, Eyrie.craftable),
            Step("the Decree", DAYLIGHT, "root 7.5.2", Eyrie.resolve_decree, Eyrie.decree_left, optional=False),
            Step("score points", EVENING, "root 7.6.1", Eyrie.score_points),
            Step("draw and discard", EVENING, "root 7.6.2", Eyrie.evening),
        )

    @law("root 7.4.1")
    def emergency_orders(self, s: State, _: Option) -> Flow[None]:
        if not s.hands[self.seat]:
            yield from draw(s, self.seat, 1, "root 7.4.1")

    @law("root 7.4.2")
    def addable(self, s: State) -> list[Option]:
        """Cards that may still be added: two in all, one bird at most."""
        own = s.own[self.seat]
        if own[ADDED] >= 2:
            return []
        return [c for c in playable(s, s.hands[self.seat]) if self.why_not_add(s, c) is None]

    @law("root 7.4.2")
    def why_not_add(self, s: State, card: Card) -> str | None:
        return "root 7.4.2" if CARD_SUIT[card] == BIRD and s.own[self.seat][ADDED_BIRD] else None

    @law("root 7.4.2")
    def add_first(self, s: State, _: Option) -> Flow[None]:
        """At least one card must be added. With no card to draw or to hold there is none to add."""
        cards = self.addable(s)
        if cards:
            card: Card = yield Ask(self.seat, ADD_CARD, cards)
            yield from self.add_card(s, card)

    @law("root 7.4.2")
    def add_card(self, s: State, card: Card) -> Flow[None]:
        """Put the card into any column."""
        column: int = yield Ask(self.seat, ADD_COLUMN, range(4), (card,))
        take_from(s, s.hands[self.seat], card)
        insort(s.piles[self.pile + column], card)
        own = s.own[self.seat]
        own[ADDED] += 1
        if CARD_SUIT[card] == BIRD:
            own[ADDED_BIRD] = 1
        s.tell("added to decree", "root 7.4.2", (self.seat, card, column))

    @law("root 7.4.3")
    def new_roost(self, s: State, _: Option) -> Flow[None]:
        """Without a roost: one, and three warriors, where the fewest warriors are of those where they can be placed.

        All players' warriors count; among clearings with equally few the Eyrie choose.
        """
        if s.board[self.roost] < COUNT["roost"]:
            return
        sites = self.new_roost_sites(s)
        if not sites:
            return
        clearing: Clearing = yield Ask(self.seat, NEW_ROOST, sites)
        place(s, self.roost, clearing, 1, "root 7.4.3")
        place(s, self.warrior, clearing, 3, "root 7.4.3")

    def new_roost_sites(self, s: State) -> list[Clearing]:
        """Of the clearings where it can be placed those with the fewest warriors."""
        open_ = [c for c in CLEARINGS if why_not_build(s, self.seat, c) is None]
        warriors = [sum([player.warriors_at(s, c) for player in s.players]) for c in open_]
        return [c for c, count in zip(open_, warriors, strict=True) if count == min(warriors)]

    @law("root 7.5.1")
    def craftable(self, s: State) -> list[Option]:
        return [*craftable(s, self)]

    @law("root 7.5.1", "root 7.2.1")
    def craft(self, s: State, card: Card) -> Flow[None]:
        """Before the Decree."""
        yield from craft(s, self, card)

    # The Decree

    def suits_in(self, s: State, column: int) -> list[int]:
        """How many cards of each suit, viziers included, stand in the column."""
        counts = [0, 0, 0, self.viziers(s, column)]
        for card in bytes(s.piles[self.pile + column]):
            counts[CARD_SUIT[card]] += 1
        return counts

    @law("root 7.5.2")
    def unresolved(self, s: State) -> tuple[int, list[Option]]:
        """The leftmost column that is not finished, and the suits of the cards still to resolve in it."""
        own = s.own[self.seat]
        for column in range(4):
            counts = self.suits_in(s, column)
            at = RESOLVED + 4 * column
            left: list[Option] = [suit for suit in range(4) if counts[suit] > own[at + suit]]
            if left:
                return column, left
        return 4, []

    def decree_left(self, s: State) -> list[Option]:
        """Any order within the column."""
        return self.unresolved(s)[1]

    @law("root 7.5.2", "root 7.7")
    def resolve_decree(self, s: State, suit: Suit) -> Flow[None]:
        """Take the column's action for one card of that suit; if it cannot be taken, turmoil."""
        own = s.own[self.seat]
        column, _ = self.unresolved(s)
        clearings = self.decree_clearings(s, column, suit)
        if not clearings:
            if column == RECRUIT:
                yield from self.recruit_in_part(s, suit)
            yield from self.turmoil(s)
            return
        own[RESOLVED + 4 * column + suit] += 1
        if column == RECRUIT:
            yield from self.recruit(s, clearings, suit)
        elif column == MOVE:
            yield from take_move(s, self, "root 7.5.2.II", clearings, about=MOVE_FROM, given=(suit,))
        elif column == BATTLE:
            yield from initiate_battle(s, self, clearings, BATTLE_AT, (suit,))
        else:
            yield from self.build(s, clearings, suit)

    @law("root 7.5.2.I", "root 7.5.2.II", "root 7.5.2.III", "root 7.5.2.IV")
    def decree_clearings(self, s: State, column: int, suit: Suit) -> list[Clearing]:
        """Where the column's action can be taken in full for a card of that suit."""
        if column == RECRUIT:
            clearings = [c for c in CLEARINGS if self.why_not_recruit_at(s, c) is None]
        elif column == MOVE:
            clearings = origins(s, self)
        elif column == BATTLE:
            clearings = battlefields(s, self)
        else:
            clearings = [c for c in CLEARINGS if self.why_not_roost_at(s, c) is None]
        if suit == BIRD:
            return clearings
        fitting = clearings_of(s, suit)
        return [c for c in clearings if c in fitting]

    def recruits(self, s: State) -> int:
        return 2 if self.leader(s) == CHARISMATIC else 1

    @law("root 7.5.2.I", "root 7.8.2")
    def why_not_recruit_at(self, s: State, clearing: Clearing) -> str | None:
        """A roost there, and as many warriors in the supply as must be placed."""
        why = self.why_not_recruit_site(s, clearing)
        return "root 1.5.1" if why is None and s.board[self.warrior] < self.recruits(s) else why

    @law("root 7.5.2.I")
    def why_not_recruit_site(self, s: State, clearing: Clearing) -> str | None:
        """A roost there, whatever the supply holds."""
        return why_not_place(s, self.seat, clearing) if s.board[self.roost + clearing] else "root 7.5.2.I"

    @law("root 7.5.2.I", "root 7.8.2")
    def recruit(self, s: State, clearings: list[Clearing], suit: Suit) -> Flow[None]:
        """A warrior at a roost; two under the Charismatic."""
        clearing: Clearing = yield Ask(self.seat, RECRUIT_AT, clearings, (suit,))
        place(s, self.warrior, clearing, self.recruits(s), "root 7.5.2.I")

    @law("root 1.5.4", "root 7.5.2.I", "root 7.8.2")
    def recruit_in_part(self, s: State, suit: Suit) -> Flow[None]:
        """With fewer warriors than must be placed, those are placed before turmoil comes."""
        fits = clearings_of(s, suit)
        sites = [c for c in fits if self.why_not_recruit_site(s, c) is None]
        if sites and s.board[self.warrior]:
            yield from self.recruit(s, sites, suit)

    @law("root 7.5.2.IV")
    def why_not_roost_at(self, s: State, clearing: Clearing) -> str | None:
        """They must rule the clearing, with an open slot and no roost yet, and have a roost left."""
        if s.ruler[clearing] != self.side or s.board[self.roost + clearing]:
            return "root 7.5.2.IV"
        why = why_not_build(s, self.seat, clearing)
        return "root 1.5.1" if why is None and not s.board[self.roost] else why

    @law("root 7.5.2.IV")
    def build(self, s: State, clearings: list[Clearing], suit: Suit) -> Flow[None]:
        clearing: Clearing = yield Ask(self.seat, BUILD_AT, clearings, (suit,))
        place(s, self.roost, clearing, 1, "root 7.5.2.IV", built=True)

    def why_not_resolve(self, s: State, column: int, suit: Suit) -> str | None:
        """Why a card of that suit cannot be resolved in full, or not yet."""
        if column != self.unresolved(s)[0]:
            return "root 7.5.2"
        fits = clearings_of(s, suit)
        if not fits:
            return COLUMN_ARTICLES[column]
        if column == MOVE:
            return why_not_any_move(s, self, fits)
        if column == BATTLE:
            return why_not_any_battle(s, self, fits)
        if column == RECRUIT:
            return furthest([self.why_not_recruit_at(s, c) for c in fits], ("root 1.5.1",), ("root 7.5.2.I",))
        sites = [self.why_not_roost_at(s, c) for c in fits]
        return furthest(sites, ("root 1.5.1",), ("root 2.2.3", "root 7.5.2.IV"))

    # Turmoil

    @law("root 7.7")
    def turmoil(self, s: State) -> Flow[None]:
        s.tell("turmoil", "root 7.7", (self.seat,))
        self.humiliate(s)
        yield from self.purge(s)
        yield from self.depose(s)
        self.rest(s)

    @law("root 7.7.1")
    def humiliate(self, s: State) -> None:
        """Lose a point for each bird in the Decree, the viziers included; the score stops at 0."""
        birds = sum([self.suits_in(s, column)[BIRD] for column in range(4)])
        lose(s, self.seat, birds, "root 7.7.1")

    @law("root 7.7.2")
    def purge(self, s: State) -> Flow[None]:
        """Discard the Decree except the viziers."""
        columns = [s.piles[self.pile + column] for column in range(4)]
        for card in (yield from in_order(s, self.seat, [card for pile in columns for card in bytes(pile)])):
            discard(s, self.seat, card, "root 7.7.2")
        for pile in columns:
            pile.clear()

    @law("root 7.7.3", "root 7.7.3.I")
    def depose(self, s: State) -> Flow[None]:
        """The leader is turned face down and another appointed; with none face up left, all are turned up again."""
        own = s.own[self.seat]
        own[DEPOSED] |= 1 << own[LEADER]
        if own[DEPOSED] == ALL_LEADERS:
            own[DEPOSED] = 0
        leader: int = yield Ask(self.seat, NEW_LEADER, [i for i in range(4) if not own[DEPOSED] >> i & 1])
        self.appoint(s, leader, "root 7.7.3")

    @law("root 7.7.4")
    def rest(self, s: State) -> None:
        """Daylight ends."""
        skip_to(s, self, EVENING)

    # Evening

    @law("root 7.6.1")
    def score_points(self, s: State, _: Option) -> Flow[None]:
        """The points of the rightmost empty space of the track; with no roost on the map there is none."""
        roosts = self.roosts(s)
        if roosts:
            score(s, self.seat, ROOST_POINTS[roosts - 1], "root 7.6.1")
        return
        yield

    @law("root 7.6.2")
    def evening(self, s: State, _: Option) -> Flow[None]:
        yield from draw(s, self.seat, 1 + sum(ROOST_CARDS[: self.roosts(s)]), "root 7.6.2")
        yield from discard_down(s, self.seat, HAND_LIMIT, DISCARD)

    # Positions

    FIELDS: ClassVar[tuple[str, ...]] = ("leader", "deposed", "decree", "added", "added bird", "resolved")

    def describe(self, s: State) -> dict[str, Any]:
        own = s.own[self.seat]
        return {
            "leader": LEADER_NAMES[own[LEADER]],
            "deposed": [LEADER_NAMES[i] for i in range(4) if own[DEPOSED] >> i & 1],
            "decree": {
                name: write_cards(s.piles[self.pile + column])
                for column, name in enumerate(COLUMN_NAMES)
                if s.piles[self.pile + column]
            },
            "added": own[ADDED],
            "added bird": own[ADDED_BIRD],
            "resolved": {
                f"{COLUMN_NAMES[column]} {SUIT_NAMES[suit]}": own[RESOLVED + 4 * column + suit]
                for column in range(4)
                for suit in range(4)
                if own[RESOLVED + 4 * column + suit]
            },
        }

    def restore(self, s: State, fields: Mapping[str, Any]) -> None:
        own = s.own[self.seat]
        own[LEADER] = one_of(fields.get("leader", LEADER_NAMES[BUILDER]), LEADER_NAMES, "eyrie, leader")
        for name in names_in(fields.get("deposed"), "eyrie, deposed"):
            own[DEPOSED] |= 1 << one_of(name, LEADER_NAMES, "eyrie, deposed")
        for name, cards in mapping(fields.get("decree"), "eyrie, decree").items():
            column = one_of(name, COLUMN_NAMES, "eyrie, decree")
            s.piles[self.pile + column][:] = bytes(sorted(read_cards(cards, f"eyrie, decree, {name}")))
            if UNKNOWN in s.piles[self.pile + column]:
                raise PositionError(
                    "{where}: these cards lie face up ({article}).",
                    refusal="position-face-up",
                    where=f"eyrie, decree, {name}",
                    article="root 7.4.2",
                )
        own[ADDED] = number(fields.get("added", 0), "eyrie, added", 2)
        own[ADDED_BIRD] = number(fields.get("added bird", 0), "eyrie, added bird", 1)
        spots = [f"{column} {suit}" for column in COLUMN_NAMES for suit in SUIT_NAMES]
        for name, count in mapping(fields.get("resolved"), "eyrie, resolved").items():
            own[RESOLVED + one_of(name, spots, "eyrie, resolved")] = number(count, "eyrie, resolved", 54)
        EyriePieces.restore(self, s, fields)
