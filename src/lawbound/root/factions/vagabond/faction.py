"""The Vagabond's abilities, setup, Birdsong and Evening: Law of Root, chapter 9."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Final

from lawbound.kernel import DONE, NO, Ask, BadSetup, Chance, Flow, Option, Prompt, Seat, Word
from lawbound.law import law
from lawbound.root import snares
from lawbound.root.battle import Fight
from lawbound.root.bearer import Bearer, bent_by
from lawbound.root.cards import EVERY, Cost
from lawbound.root.editions import character_cards, dealt_by_luck
from lawbound.root.factions.vagabond import arranging, by_card, records, relations, satchel, trading
from lawbound.root.factions.vagabond.arranging import REFRESHED, REFRESHED_PER_TEA
from lawbound.root.factions.vagabond.belongings import ITEMS, Belongings
from lawbound.root.factions.vagabond.characters import SPECIALS, Special
from lawbound.root.factions.vagabond.daylight import DAYLIGHT_ACTIONS, FREE_MOVE_TO
from lawbound.root.factions.vagabond.relations import HOSTILE, RELATION
from lawbound.root.factions.vagabond.wanderer import CHARACTER, PLACE
from lawbound.root.hand import discard_down, draw
from lawbound.root.items import CHARACTER as CHARACTER_NUMBER
from lawbound.root.items import CHARACTERS, HAMMER, Tile
from lawbound.root.map import FIRST_FOREST, Clearing, Place, forest_neighbours, is_forest
from lawbound.root.move import Move, bring, reachable, why_held
from lawbound.root.removal import Removal, Trigger, remove_pieces
from lawbound.root.score import score
from lawbound.root.seating import Seating
from lawbound.root.services import Seller
from lawbound.root.state import Row, State
from lawbound.root.steps import BIRDSONG, DAYLIGHT, EVENING, Step, menu

OPEN_QUESTS: Final = 3
HAND_LIMIT: Final = 5
LEAST_PLAYERS_FOR_COALITION: Final = 4

ALLY_WARRIOR: Final = Word("an allied warrior")

DISCARD: Final = Prompt("discard to the hand limit", "root 9.6.3", "card")
CHOOSE_CHARACTER: Final = Prompt("choose a character", "root 9.3.1", "character")
CHOOSE_FOREST: Final = Prompt("place the pawn", "root 9.3.2", "place")
TAKE_HIT: Final = Prompt("damage an item", "root 9.2.7", "slot")
FULL_REMOVAL_DAMAGE: Final = Prompt("damage three items", "root 9.2.2.I", "slot")
REFRESH: Final = Prompt("refresh", "root 9.4.1", "slot")
SLIP: Final = Prompt("slip", "root 9.4.2", "place")
EXHAUST: Final = Prompt("exhaust an item", "root 9.5", "slot")
ALONG: Final = Prompt("move with an ally", "root 9.2.9.II.b", "player")
ALONG_COUNT: Final = Prompt("how many allied warriors", "root 9.2.9.II.b", "number")
WITH_ALLY: Final = Prompt("attack with an ally", "root 9.2.9.II.c", "player")
REMOVE_ITEM: Final = Prompt("remove an item", "root 9.6.4", "slot")
COALITION: Final = Prompt("coalition with", "root 9.2.8", "player")


@law("root 9.1")
class Vagabond(Belongings):
    """The Vagabond."""

    OWN: ClassVar[int] = ITEMS + satchel.SLOTS
    crafting_article: ClassVar[str] = "root 9.5.8"
    has_characters: ClassVar[bool] = True

    def __init__(self, seat: Seat, first: Row, pile: int) -> None:
        super().__init__(seat, first, pile)
        self.specials: dict[int, Special] = {}  # what the characters can do that he may be, by their numbers
        self.given_character: str | None = None

    def configure(self, seating: Seating) -> None:
        """The seat may name the character."""
        super().configure(seating)
        self.given_character = seating.character
        if seating.character is not None and seating.character not in CHARACTER_NUMBER:
            raise BadSetup(
                "{character} is no character of the Vagabond; known: {known}.",
                refusal="no-vagabond",
                character=repr(seating.character),
                known=", ".join(CHARACTER_NUMBER),
            )

    def brings(self, setup: Mapping[str, Any]) -> Sequence[Bearer]:
        """The characters that he may be, as far as they bend rules."""
        if self.given_character is None:
            numbers = character_cards(setup)
        else:
            numbers = (CHARACTER_NUMBER[self.given_character],)
        self.specials = {number: SPECIALS[number](self) for number in numbers}
        return [special for special in self.specials.values() if bent_by(type(special))]

    def character(self, s: State) -> int:
        return s.own[self.seat][CHARACTER]

    def special(self, s: State) -> Special:
        """What his character can do."""
        return self.specials[s.own[self.seat][CHARACTER]]

    # Abilities

    @law("root 9.2.2.I")
    def resolve(self, s: State, trigger: Trigger) -> Flow[None]:
        for left in range(trigger.amount, 0, -1):
            items = self.items(s)
            slots = satchel.undamaged(items)
            if not slots:
                return
            at = yield Ask(self.seat, FULL_REMOVAL_DAMAGE, slots, (left,))
            self.damage(s, at, "root 9.2.2.I")

    def damage(self, s: State, at: satchel.Slot, article: str) -> None:
        items = self.items(s)
        satchel.damage(items, at)
        self.store(s, items)
        s.tell("damaged", article, (self.seat, satchel.tile_of(at)))

    @law("root 9.2.4")
    def is_defenseless(self, s: State, clearing: Clearing) -> bool:
        return not satchel.undamaged_swords(self.items(s))

    @law("root 9.2.6", "root 9.2.9.II.c")
    def rolled_maximum(self, s: State, fight: Fight) -> int:
        """His undamaged swords, and the warriors of the ally who fights beside him."""
        return satchel.undamaged_swords(self.items(s)) + relations.allied_warriors(s, self.seat, fight)

    def attackers_left(self, s: State, fight: Fight) -> bool:
        """Only warriors keep a battle going after an ambush: those of the ally that he treats as his own."""
        return relations.allied_warriors(s, self.seat, fight) > 0

    @law("root 9.2.9.II.c")
    def prepare_attack(self, s: State, fight: Fight) -> Flow[None]:
        """He may treat the warriors of one ally in the clearing as his own, unless that ally is the defender."""
        allies = [
            seat
            for seat in relations.allies(s, self.seat)
            if seat != fight.defender.seat and s.players[seat].warriors_at(s, fight.clearing)
        ]
        if allies:
            ally = yield Ask(self.seat, WITH_ALLY, [*allies, NO], (fight.clearing,))
            if ally is not NO:
                fight.ally = ally

    @law("root 9.2.7", "root 9.2.9.II.d")
    def take_hits(self, s: State, fight: Fight, hits: int, by: Seat) -> Flow[list[Removal]]:
        """An item damaged for each hit, or a warrior of the ally at his side removed; with neither, it is ignored."""
        lost: Removal | None = None
        for left in range(hits, 0, -1):
            options: list[Option] = [*satchel.undamaged(self.items(s))]
            if relations.allied_warriors(s, self.seat, fight):
                if not options:
                    options.append(NO)
                options.append(ALLY_WARRIOR)
            if not options:
                break
            choice = yield Ask(self.seat, TAKE_HIT, options, (fight.clearing, left))
            if choice is ALLY_WARRIOR:
                if lost is None:
                    lost = Removal(fight.ally, by, fight.clearing, fight)
                row = yield from relations.which_warrior(s, self.seat, fight, left)
                remove_pieces(s, lost, row, 1, "root 9.2.9.II.d")
                fight.sacrificed += 1
            elif choice is not NO:
                self.damage(s, choice, "root 9.2.7")
                if fight.attacker is self:
                    fight.damaged += 1
        return [] if lost is None else [lost]

    @law("root 9.2.9.II.d")
    def battle_ended(self, s: State, fight: Fight) -> Flow[None]:
        """An ally whose warriors took more hits than his items did becomes hostile."""
        if fight.sacrificed > fight.damaged:
            relations.make_hostile(s, self.seat, fight.ally, "root 9.2.9.II.d")
        return
        yield

    @law("root 9.2.9.III", "root 9.2.9.III.a")
    def after_removing(self, s: State, removal: Removal) -> None:
        """Removing a warrior makes its faction hostile; in a battle on his turn every further piece is infamy."""
        own = s.own[self.seat]
        if removal.side >= len(s.players):  # a hireling has no relationship marker
            return
        at = RELATION + removal.side
        if own[at] == relations.NO_RELATION:
            return
        pieces = removal.warriors + removal.points
        if own[at] != HOSTILE:
            if not removal.warriors:
                return
            relations.make_hostile(s, self.seat, removal.side, "root 9.2.9.III")
            pieces -= 1
        if removal.fight is not None and s.turn == self.seat:
            score(s, self.seat, pieces, "root 9.2.9.III.a", settle=False)

    # Dominance

    @law("root 9.2.8")
    def why_not_dominance(self, s: State) -> str | None:
        """He forms a coalition instead, in a game of four or more, with a player who has the fewest points."""
        if len(s.players) < LEAST_PLAYERS_FOR_COALITION or not relations.partners(s, self.seat):
            return "root 9.2.8"
        return None

    @law("root 9.2.8", "root 9.2.9.III.d")
    def activate_dominance(self, s: State) -> Flow[None]:
        partner: Seat = yield Ask(self.seat, COALITION, relations.partners(s, self.seat))
        s.coalition[self.seat] = partner
        s.tell("coalition", "root 9.2.8", (self.seat, partner))
        if s.own[self.seat][RELATION + partner] == HOSTILE:
            s.own[self.seat][RELATION + partner] = relations.INDIFFERENT
            s.tell("relationship", "root 9.2.9.III.d", (self.seat, partner, relations.INDIFFERENT))

    @law("root 9.2.8")
    def wins_by_dominance(self) -> bool:
        return False

    # Crafting

    @law("root 9.2.1", "root 9.5.8")
    def crafting_pieces(self, s: State) -> list[int]:
        """His hammers, all of the suit of the clearing he is in. In a forest they have no suit and craft nothing."""
        pieces = [0, 0, 0]
        clearing = self.clearing(s)
        if clearing:
            items = self.items(s)
            hammers = sum([items[at] for at in satchel.ready(items, HAMMER)])
            if s.suits[clearing] == EVERY:
                return [0, 0, 0, hammers]
            pieces[s.suits[clearing]] = hammers
        return pieces

    @law("root 9.5.8")
    def pay_for_craft(self, s: State, cost: Cost) -> Flow[None]:
        yield from self.exhaust(s, [HAMMER] * sum(cost), "root 9.5.8")

    @law("root 9.2.1", "root 9.5.8")
    def gain_item(self, s: State, item: Tile) -> Flow[None]:
        """Items that he crafts or receives go face up to their track or the Satchel."""
        items = self.items(s)
        satchel.gain(items, item)
        self.store(s, items)
        return
        yield

    # Setup

    @law("root 9.3")
    def setup(self, s: State) -> Flow[None]:
        yield from self.choose_character(s)
        yield from self.place_pawn(s)
        yield from self.get_quests(s)
        self.populate_ruins(s)
        self.take_starting_items(s)
        relations.set_up(s, self.seat)

    @law("root A.8.2")
    def setup_by_card(self, s: State) -> Flow[None]:
        """As whoever lies beside the card. What the others are to him is known when all factions are."""
        yield from by_card.become(s, self)
        yield from self.place_pawn(s)
        yield from self.get_quests(s)
        self.populate_ruins(s)
        self.take_starting_items(s)
        relations.none_yet(s, self.seat)

    def all_set_up(self, s: State) -> None:
        relations.set_up(s, self.seat)

    @law("root 9.3.1", "root A.8.1.III", "root B.1.4", "root B.2.4", "root B.9.3")
    def choose_character(self, s: State) -> Flow[None]:
        """One that the other Vagabond is not, nor shall be; where luck deals the characters, as it likes."""
        others = [v for v in self.vagabonds(s) if v is not self]
        taken = [s.own[v.seat][CHARACTER] for v in others if s.own[v.seat][PLACE] and not v.is_bot]
        taken += [CHARACTER_NUMBER[v.given_character] for v in others if isinstance(v, Vagabond) and v.given_character]
        characters = [character for character in self.specials if character not in taken]
        character: int
        if dealt_by_luck(s.box.setup) and self.given_character is None:
            character = yield Chance(by_card.DEALT_CHARACTER, tuple(characters), (self.seat,))
        else:
            character = yield Ask(self.seat, CHOOSE_CHARACTER, characters)
        s.own[self.seat][CHARACTER] = character
        s.tell("character", "root 9.3.1", (self.seat, character))

    @law("root 9.3.2")
    def place_pawn(self, s: State) -> Flow[None]:
        forest: Place = yield Ask(self.seat, CHOOSE_FOREST, [forest.place for forest in s.box.map.forests])
        self.put_pawn(s, forest, "root 9.3.2")

    @law("root 9.3.3", "root 9.7.2")
    def get_quests(self, s: State) -> Flow[None]:
        """Three open quests; a second Vagabond shares them."""
        if not s.quests:
            self.form_quest_deck(s)
            for _ in range(OPEN_QUESTS):
                yield from self.open_quest(s, "root 9.3.3")

    def open_quest(self, s: State, article: str) -> Flow[None]:
        quest = yield from self.draw_quest(s, article)
        if quest is not None:
            s.quests.append(quest)

    @law(
        "root 9.3.5",
        "root D.1.1",
        "root D.2.1",
        "root D.3.1",
        "root D.4.1",
        "root D.5.1",
        "root D.6.1",
        "root D.7.1",
        "root D.8.1",
        "root D.9.1",
        "root B.1.2",
        "root B.2.2",
        "root B.9.1",
    )
    def take_starting_items(self, s: State) -> None:
        items = bytearray(satchel.SLOTS)
        for item in CHARACTERS[s.own[self.seat][CHARACTER]].starting_items:
            satchel.gain(items, item)
        self.store(s, items)

    # Turn

    @law("root 9.2.9.I.a")
    def turn_begins(self, s: State) -> None:
        """Aids of an earlier turn count no more."""
        relations.forget_aids(s, self.seat)
        self.forget_arrangements(s)

    @law("root 9.4", "root 9.5", "root 9.6")
    def steps(self) -> tuple[Step, ...]:
        return (
            Step("refresh", BIRDSONG, "root 9.4.1", Vagabond.refresh),
            Step("slip", BIRDSONG, "root 9.4.2", Vagabond.slip),
            menu("daylight", DAYLIGHT, "root 9.5", DAYLIGHT_ACTIONS),
            Step("evening's rest", EVENING, "root 9.6.1", Vagabond.rest),
            Step("draw cards", EVENING, "root 9.6.2", Vagabond.draw_cards),
            Step("discard cards", EVENING, "root 9.6.3", Vagabond.discard_cards),
            Step("item capacity", EVENING, "root 9.6.4", Vagabond.check_capacity),
        )

    def before_birdsong(self, s: State) -> Flow[None]:
        yield from arranging.before_birdsong(self, s)

    @law("root 9.4.1")
    def refresh(self, s: State, _: Option) -> Flow[None]:
        """Two items for each tea on its track, then up to three more, damaged ones among them if he likes."""
        due = REFRESHED_PER_TEA * satchel.teas(self.items(s))
        for count in range(due + REFRESHED):
            items = self.items(s)
            down: list[Option] = [*satchel.slots_in(items, satchel.FACE_DOWN)]
            if not down:
                return
            at = yield Ask(self.seat, REFRESH, down if count < due else [*down, DONE], (due + REFRESHED - count,))
            if at is DONE:
                return
            satchel.turn_up(items, at)
            self.store(s, items)
            s.tell("refreshed", "root 9.4.1", (self.seat, satchel.tile_of(at)))

    @law("root 9.4.2")
    def slip(self, s: State, _: Option) -> Flow[None]:
        """A move to an adjacent clearing or forest that costs nothing, whoever is there; no snare holds him."""
        place = yield Ask(self.seat, SLIP, [*self.beside(s), DONE])
        if place is not DONE:
            yield from self.go(s, place, "root 9.4.2", held=False)

    def beside(self, s: State) -> Sequence[Place]:
        """The clearings and forests adjacent to where he is; Slip ignores what holds him, not what shuts him out."""
        clearing = self.clearing(s)
        if not clearing:
            return self.admitted(s, forest_neighbours(s.box.map, self.place(s)))
        return (*self.admitted(s, self.neighbours(s, clearing)), *s.box.map.clearing_forests[clearing])

    def go(self, s: State, place: Place, article: str, held: bool = True) -> Flow[None]:
        """Move the pawn, and with it, from clearing to clearing, warriors of an ally, unless something holds them.

        When he slips, nothing does.
        """
        origin, destination = self.clearing(s), place if place < FIRST_FOREST else 0
        along: list[Seat] = []
        if origin and destination:
            along = yield from self.take_along(s, origin, destination, held)
        yield from self.move_pawn(s, place, article, along)

    @law("root 9.2.9.II.b")
    def take_along(self, s: State, origin: Clearing, destination: Clearing, held: bool) -> Flow[list[Seat]]:
        """Any number of warriors of one ally, by ferry too; they are not his own, so he causes no outrage (8.2.6)."""
        allies = [a for a in relations.allies(s, self.seat) if s.board[s.players[a].warrior + origin]]
        if held:
            allies = [ally for ally in allies if why_held(s, ally, origin) is None]
        if not allies:
            return []
        ally = yield Ask(self.seat, ALONG, [*allies, NO], (origin, destination))
        if ally is NO:
            return []
        row = s.players[ally].warrior
        count: int = yield Ask(self.seat, ALONG_COUNT, range(1, s.board[row + origin] + 1), (ally,))
        if held and snares.stops(s, ally, origin):
            return []
        yield from bring(s, Move(ally, origin, destination, [(row, count)], "root 9.2.9.II.b", self.number))
        return [ally]

    @law("root 4.2")
    def free_move(self, s: State, article: str, must: bool = False) -> Flow[Clearing]:
        """A move that an effect gives him costs nothing: items are the price of his own actions (9.5)."""
        places = self.ways(s)
        if not places:
            return 0
        place = yield Ask(self.seat, FREE_MOVE_TO, places if must else [*places, DONE])
        if place is DONE:
            return 0
        yield from self.go(s, place, article)
        return self.clearing(s)

    def why_not_free_move(self, s: State) -> str | None:
        return None if self.ways(s) else why_held(s, self.seat, self.clearing(s)) or "root 2.2.1"

    # Items in use

    def exhaust(self, s: State, wanted: Sequence[int], article: str) -> Flow[list[Tile]]:
        """Exhaust these items, one after another; he chooses where the same item lies in several places."""
        tiles: list[Tile] = []
        for item in wanted:
            items = self.items(s)
            at: satchel.Slot = yield Ask(self.seat, EXHAUST, satchel.ready(items, item), (item,))
            self.turn_down(s, at, article)
            tiles.append(satchel.tile_of(at))
        return tiles

    def purse(self, s: State) -> int:
        return trading.purse(self.items(s))

    def pay_service(self, s: State, seller: Seller, price: int) -> Flow[tuple[Seat, int]]:
        return (yield from trading.pay(s, self, seller, price))

    def turn_down(self, s: State, at: satchel.Slot, article: str) -> None:
        items = self.items(s)
        satchel.exhaust(items, at)
        self.store(s, items)
        self.forget_arrangements(s)
        s.tell("exhausted", article, (self.seat, satchel.tile_of(at)))

    @law("root 9.2.3", "root 9.5.1")
    def ways(self, s: State) -> list[Clearing]:
        """The clearings he can move to, whoever rules them, by ferry too: never a forest."""
        clearing = self.clearing(s)
        if clearing:
            return [] if why_held(s, self.seat, clearing) is not None else [*reachable(s, self, clearing)]
        return self.out_of_forest(s, self.place(s))

    @law("root 9.5.1", "root 9.2.9.III.b")
    def boots_to(self, s: State, clearing: Clearing) -> int:
        """One boot, and one more into a clearing with a hostile warrior."""
        for seat in relations.hostile(s, self.seat):
            if s.players[seat].warriors_at(s, clearing):
                return 2
        return 1

    # Evening

    @law("root 9.6.1")
    def rest(self, s: State, _: Option) -> Flow[None]:
        """In a forest all damaged items return, face up."""
        if is_forest(self.place(s)):
            items = self.items(s)
            satchel.rest(items)
            self.store(s, items)
            s.tell("rested", "root 9.6.1", (self.seat,))
        return
        yield

    @law("root 9.6.2")
    def draw_cards(self, s: State, _: Option) -> Flow[None]:
        yield from arranging.before_drawing(self, s)
        yield from draw(s, self.seat, 1 + satchel.coins(self.items(s)), "root 9.6.2")

    @law("root 9.6.3")
    def discard_cards(self, s: State, _: Option) -> Flow[None]:
        yield from discard_down(s, self.seat, HAND_LIMIT, DISCARD)

    @law("root 9.6.4", "root G.1.17")
    def check_capacity(self, s: State, _: Option) -> Flow[None]:
        """Items beyond the limit leave the Satchel or the Damaged box for good."""
        yield from arranging.before_capacity(self, s)
        items = self.items(s)
        while satchel.over_limit(items):
            slots = satchel.slots_in(items, satchel.COUNTED)
            at: satchel.Slot = yield Ask(self.seat, REMOVE_ITEM, slots, (satchel.over_limit(items),))
            satchel.move_item(items, at, satchel.GONE)
            self.store(s, items)
            s.tell("item removed", "root 9.6.4", (self.seat, satchel.tile_of(at)))

    # Positions

    CRAFTED_ITEMS: ClassVar[str] = "satchel"
    FIELDS: ClassVar[tuple[str, ...]] = records.FIELDS

    def describe(self, s: State) -> dict[str, Any]:
        return records.describe(self, s)

    def restore(self, s: State, fields: Mapping[str, Any]) -> None:
        records.restore(self, s, fields)


@law("root 9.7")
class SecondVagabond(Vagabond):
    """The Vagabond of the Riverfolk expansion (9.7): the same in all but his letter and his reach."""

    KEY: ClassVar[str] = "vagabond2"
