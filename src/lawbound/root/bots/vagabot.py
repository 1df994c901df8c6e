"""The Vagabot: Law of Rootbotics, chapter 7.

Here are its abilities, setup, Birdsong and Evening; `vagabot_daylight` holds its actions (7.5), `vagabot_characters`
what the six characters do (7.7), `vagabot_items` its items (7.2.3 to 7.2.5).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Final

from lawbound.kernel import BadSetup, Chance, Flow, GameOver, Option, Prompt, Seat
from lawbound.law import law
from lawbound.root.battle import Fight, suffer_hits
from lawbound.root.bots import vagabot_daylight
from lawbound.root.bots.bot import Bot, in_phases
from lawbound.root.bots.vagabot_items import BROKEN, DAMAGED, EXHAUSTED, READY, SPACES, STATE_NAMES, Items
from lawbound.root.bots.vagabot_items import SIZE as ITEMS_SIZE
from lawbound.root.cards import Card
from lawbound.root.factions.vagabond import wanderer
from lawbound.root.factions.vagabond.wanderer import CHARACTER, Wanderer
from lawbound.root.items import BOOTS, CHARACTERS, SWORD, TEA, TILE_NAMES, TORCH, Tile
from lawbound.root.map import Clearing, Place, forest_neighbours, is_forest
from lawbound.root.naming import PositionError, mapping, names_in, number, one_of, write_cards
from lawbound.root.pieces import CLEARINGS
from lawbound.root.quests import QUESTS, Quest
from lawbound.root.removal import Removal, Trigger, finish_removals
from lawbound.root.score import score
from lawbound.root.state import State
from lawbound.root.steps import EVENING, Step
from lawbound.root.turn import skip_to

STARTING_ITEMS: Final = (BOOTS, TORCH, TEA, SWORD)
ITEMS_OF_THE_TINKER: Final = 3
FEW_ITEMS: Final = 2
REFRESHED_WITH_DAMAGE: Final = 4
REFRESHED_WITHOUT: Final = 6
HITS_AT_FIRST: Final = 1
SPACES_FOR_ROLLED_HITS: Final = 2
SLOTS_OF_A_CLEARING: Final = 3

# What it keeps on its board
QUEST: Final = wanderer.SIZE  # 1 + the quest that lies before it, 0 for none
BATTLED: Final = QUEST + 1  # 1 once it has attacked this turn
DISCARDED: Final = BATTLED + 1  # one per quest
COVERED: Final = DISCARDED + len(QUESTS)  # three by clearing: 1 + the tile that covers a building slot
ITEMS: Final = COVERED + SLOTS_OF_A_CLEARING * (len(CLEARINGS) + 1)

WHICH_CHARACTER: Final = Prompt("which character the bot is", "rootbotics 7.3.1", "bot character")


@law("rootbotics 7.1")
class Vagabot(Bot, Wanderer):
    """The Vagabot.

    No article of its chapter speaks of being defenseless, so the general one holds (Law of Root 4.3.3.II): it never has
    a warrior, and whoever attacks it deals an extra hit.
    """

    OWN: ClassVar[int] = ITEMS + ITEMS_SIZE
    PILES: ClassVar[int] = 1  # the order card
    CRAFTED_ITEMS: ClassVar[str] = "satchel"
    FIELDS: ClassVar[tuple[str, ...]] = (
        *("character", "place", *STATE_NAMES, "track", "quest", "discarded", "covered", "battled", "order"),
    )
    TRAITS: ClassVar[tuple[str, ...]] = ("adventurer", "berserker", "helper", "marksman", "questing")
    CHARACTERS: ClassVar[tuple[str, ...]] = ("thief", "tinker", "ranger", "vagrant", "scoundrel", "arbiter")
    takes_boats: ClassVar[bool] = True

    def items(self, s: State) -> Items:
        return Items(s.own[self.seat], ITEMS, self.has("questing"))

    def who(self, s: State) -> str:
        """Its character."""
        return CHARACTERS[s.own[self.seat][CHARACTER]].id

    @law("rootbotics 7.7")
    def check_options(self, options: Mapping[str, str]) -> None:
        """The Polish edition knows the three characters of the first expansion only."""
        known = options["vagabot_characters"].split("+")
        if self.character is not None and self.character not in known:
            raise BadSetup(
                "This edition does not know the character {character}; known: {known}.",
                refusal="no-character-in-edition",
                character=repr(self.character),
                known=", ".join(known),
            )

    # Items in use

    @law("rootbotics 7.2.3")
    def exhaust(self, s: State, count: int, article: str) -> bool:
        """Exhaust so many items; False, and none is exhausted, if it has not enough."""
        items = self.items(s)
        if items.usable < count:
            return False
        for _ in range(count):
            tile = items.exhaust()
            s.tell("exhausted", article, (self.seat, tile))
        return True

    def tell_track(self, s: State, before: list[int]) -> None:
        """What lies on the Battle Track now, if that is not what lay there before: how many, exhausted, damaged."""
        track = self.items(s).track()
        if track != before:
            exhausted = len([state for state in track if state in (EXHAUSTED, BROKEN)])
            damaged = len([state for state in track if state in (DAMAGED, BROKEN)])
            s.tell("battle track", "rootbotics 7.2.4", (self.seat, len(before), len(track), exhausted, damaged))

    @law("rootbotics 9.7")
    def can_exert(self, s: State) -> bool:
        """A service of the Riverfolk costs it an item besides the price."""
        return self.items(s).usable > 0

    @law("rootbotics 9.7")
    def exert(self, s: State, article: str) -> None:
        self.exhaust(s, 1, article)

    def damage(self, s: State, count: int, article: str) -> None:
        """Damage so many items, or all that are left."""
        items = self.items(s)
        for _ in range(min(count, items.undamaged)):
            before = items.track()
            tile = items.damage()
            s.tell("damaged", article, (self.seat, tile))
            self.tell_track(s, before)

    def repair(self, s: State, count: int, article: str) -> None:
        """Repair so many items, or all that are damaged: unexhausted ones before exhausted ones."""
        for _ in range(min(count, self.items(s).damaged)):
            self.repair_item(s, DAMAGED if self.items(s).count(DAMAGED) else BROKEN, article)

    def repair_item(self, s: State, state: int, article: str, tile: Tile | None = None) -> None:
        before = self.items(s).track()
        tile = self.items(s).repair(state, tile)
        s.tell("repaired", article, (self.seat, tile))
        self.tell_track(s, before)

    def craft_item(self, s: State, card: Card | None, article: str) -> Flow[None]:
        """As every bot does; what comes to lie on the Battle Track is told, even if the point for it wins the game."""
        before = self.items(s).track()
        try:
            yield from Bot.craft_item(self, s, card, article)
        except GameOver:
            self.tell_track(s, before)
            raise
        self.tell_track(s, before)

    @law("rootbotics 7.2.3", "rootbotics 7.4.2")
    def gain_item(self, s: State, item: Tile) -> Flow[None]:
        """Whatever it crafts, finds or receives lies face up in its Satchel."""
        self.items(s).gain(item)
        return
        yield

    # Battle

    @law("rootbotics 7.2.4")
    def rolled_maximum(self, s: State, fight: Fight) -> int:
        """One, and one more for each of the first two items on the Battle Track. Swords count for nothing."""
        return HITS_AT_FIRST + min(len(self.items(s).track()), SPACES_FOR_ROLLED_HITS)

    @law("rootbotics 7.2.4")
    def attack_bonus(self, s: State, fight: Fight) -> int:
        """The third item on the Battle Track is an extra hit."""
        return 1 if len(self.items(s).track()) == SPACES else 0

    @law("rootbotics 7.2.1", "rootbotics 7.2.5")
    def take_hits(self, s: State, fight: Fight, hits: int, by: Seat) -> Flow[list[Removal]]:
        """An item is damaged for each hit; without any left the hit does nothing. The pawn stays."""
        self.damage(s, hits, "rootbotics 7.2.5")
        return []
        yield

    @law("rootbotics 3.3.2")
    def prepare_attack(self, s: State, fight: Fight) -> Flow[None]:
        """Marksman: a hit before the dice are rolled."""
        s.own[self.seat][BATTLED] = 1
        if self.has("marksman"):
            removals = yield from suffer_hits(s, fight, fight.defender, 1, self.seat)
            fight.lost += removals
            yield from finish_removals(s, removals, [], fight.defender.number)

    @law("rootbotics 7.5.4")
    def after_removing(self, s: State, removal: Removal) -> None:
        """As attacker it scores a point for every warrior removed; never as defender, and not for others' battles."""
        if removal.fight is not None and removal.fight.attacker is self:
            score(s, self.seat, removal.warriors, "rootbotics 7.5.4", settle=False)

    @law("rootbotics 7.2.1.I")
    def witnessed(self, s: State, removals: Sequence[Removal]) -> list[Trigger]:
        """In the Polish edition an effect that removes pieces of others here is enough, even if not all of them."""
        if s.box.options["full_removal_trigger"] == "effect_removes":
            for removal in removals:
                by = removal.by
                if removal.fight is None and not removal.empty and by not in (self.seat, removal.owner):
                    triggers = self.swept(s, by, removal.clearing)
                    if triggers:
                        return triggers
        return []

    @law("rootbotics 7.2.1.I")
    def resolve(self, s: State, trigger: Trigger) -> Flow[None]:
        """Damage three items, chosen as for hits."""
        self.damage(s, trigger.amount, "rootbotics 7.2.1.I")
        return
        yield

    @law("rootbotics 7.7.6")
    def offers_help(self, s: State, clearing: Clearing) -> bool:
        return self.place(s) == clearing and self.who(s) == "arbiter"

    @law("rootbotics 7.7.6")
    def help_defender(self, s: State) -> int:
        """The Arbiter scores a point, and each item on the Battle Track is a rolled hit more."""
        score(s, self.seat, 1, "rootbotics 7.7.6")
        return len(self.items(s).track())

    # Setup

    @law("rootbotics 7.3")
    def setup(self, s: State) -> Flow[None]:
        yield from self.choose_character(s)
        yield from self.place_pawn(s)
        self.form_quest_deck(s)
        yield from self.reveal_quest(s, "rootbotics 7.3.3")
        self.populate_ruins(s)
        self.take_starting_items(s)

    @law("rootbotics 7.3.1")
    def choose_character(self, s: State) -> Flow[None]:
        """The one that the setup names, else one at random of those that the edition knows."""
        ids = [character.id for character in CHARACTERS]
        if self.character is not None:
            character = ids.index(self.character)
        else:
            known = s.box.options["vagabot_characters"].split("+")
            character = yield Chance(WHICH_CHARACTER, tuple([ids.index(name) for name in known]), (self.seat,))
        s.own[self.seat][CHARACTER] = character
        s.tell("character", "rootbotics 7.3.1", (self.seat, character))

    @law("rootbotics 7.3.2")
    def place_pawn(self, s: State) -> Flow[None]:
        """In the forest that borders the most clearings."""
        forests = {forest.place: forest for forest in s.box.map.forests}
        chosen: Place = yield from (
            self.among(s, "rootbotics 7.3.2", list(forests))
            .most("clearings around", lambda place: len(forests[place].clearings))
            .at_random("place")
        )
        self.put_pawn(s, chosen, "rootbotics 7.3.2")

    def has_battled(self, s: State) -> bool:
        """Whether it has attacked this turn."""
        return s.own[self.seat][BATTLED] == 1

    def quest(self, s: State) -> Quest | None:
        """The quest that only it can complete."""
        quest = s.own[self.seat][QUEST]
        return quest - 1 if quest else None

    @law("rootbotics 7.3.3", "rootbotics 7.5.2")
    def reveal_quest(self, s: State, article: str) -> Flow[None]:
        """A new quest. Its quests are discarded, so when the deck is empty they are shuffled into a new one."""
        own = s.own[self.seat]
        if not s.quest_deck:
            s.quest_deck[:] = bytes(self.quests_kept(s))
            own[DISCARDED : DISCARDED + len(QUESTS)] = bytes(len(QUESTS))
            s.tell("quests shuffled", article, (self.seat,))
        quest = yield from self.draw_quest(s, article)
        own[QUEST] = 0 if quest is None else quest + 1

    @law("rootbotics 7.5.2")
    def discard_quest(self, s: State) -> None:
        own = s.own[self.seat]
        own[DISCARDED + own[QUEST] - 1] = 1
        own[QUEST] = 0

    @law("rootbotics 7.3.5")
    def take_starting_items(self, s: State) -> None:
        """Any four, face up; the Tinker has three. Which ones makes no difference to it."""
        count = ITEMS_OF_THE_TINKER if self.who(s) == "tinker" else len(STARTING_ITEMS)
        for item in STARTING_ITEMS[:count]:
            self.items(s).gain(item)
        s.tell("starting items", "rootbotics 7.3.5", (self.seat, STARTING_ITEMS[:count]))

    # Turn

    def turn_begins(self, s: State) -> None:
        s.own[self.seat][BATTLED] = 0

    @law("rootbotics 7.4", "rootbotics 7.5", "rootbotics 7.6")
    def steps(self) -> tuple[Step, ...]:
        bot = Vagabot
        return in_phases(
            birdsong={"7.4.1 reveal order": bot.reveal, "7.4.2 craft item": bot.craft, "7.4.3 slip": bot.slip},
            daylight={"7.5 daylight": bot.daylight},
            evening={
                "7.6.1 refresh": bot.refresh,
                "7.6.2 repair": bot.evening_repair,
                "7.6.3 discard order": bot.end_order,
                "3.3.2 berserker's repair": bot.berserk_repair,
            },
        )

    @law("rootbotics 7.4.3")
    def slip(self, s: State, _: Option) -> Flow[None]:
        """With two or fewer undamaged items into any forest but the one it is in, and straight on to Evening.

        In the Polish edition into an adjacent forest; luck decides which.
        """
        if self.items(s).undamaged > FEW_ITEMS:
            return
        if s.box.options["vagabot_slip_destination"] == "any_adjacent_forest":
            forests = self.adjacent_forests(s)
        else:
            forests = [forest.place for forest in s.box.map.forests if forest.place != self.place(s)]
        yield from self.slip_into(s, forests, "rootbotics 7.4.3")
        skip_to(s, self, EVENING)
        s.step -= 1  # the turn goes on to the next step

    def adjacent_forests(self, s: State) -> list[Place]:
        clearing = self.clearing(s)
        if clearing:
            return list(s.box.map.clearing_forests[clearing])
        return [place for place in forest_neighbours(s.box.map, self.place(s)) if is_forest(place)]

    @law("rootbotics 7.4.3", "rootbotics 7.7.3", "rootbotics 11.8.2")
    def slip_into(self, s: State, forests: Sequence[Place], article: str) -> Flow[None]:
        """Move into one of these forests at random; where a snare held it, only for a further item."""
        clearing = self.clearing(s)
        if forests and clearing and self.snared(s, clearing) and not self.exhaust(s, 1, "rootbotics 11.8.2"):
            return
        forest: Place | None = yield from self.among(s, article, forests).at_random("place")
        if forest is not None:
            yield from self.move_pawn(s, forest, article)

    @law("rootbotics 7.5", "rootbotics 3.3.2")
    def daylight(self, s: State, _: Option) -> Flow[None]:
        """The actions of the order. The Adventurer then spends what is left on quests, as long as it completes one."""
        for action in vagabot_daylight.actions(self, s):
            yield from action(self, s)
        if self.has("adventurer"):
            while (yield from vagabot_daylight.complete_quest(self, s)):
                pass

    # Evening

    @law("rootbotics 7.6.1", "rootbotics 3.3.1")
    def refresh(self, s: State, _: Option) -> Flow[None]:
        """Four items, or six without damaged ones; one fewer when easy, one more when challenging."""
        items = self.items(s)
        count = REFRESHED_WITH_DAMAGE if items.damaged else REFRESHED_WITHOUT
        if self.difficulty == "easy":
            count -= 1
        elif self.hard:
            count += 1
        for _count in range(min(count, items.count(EXHAUSTED))):
            before = items.track()
            tile = items.refresh()
            s.tell("refreshed", "rootbotics 7.6.1", (self.seat, tile))
            self.tell_track(s, before)
        return
        yield

    @law("rootbotics 7.6.2")
    def evening_repair(self, s: State, _: Option) -> Flow[None]:
        """Everything in a forest, else one item; unexhausted ones before exhausted ones."""
        self.repair(s, self.items(s).damaged if is_forest(self.place(s)) else 1, "rootbotics 7.6.2")
        return
        yield

    @law("rootbotics 3.3.2")
    def berserk_repair(self, s: State, _: Option) -> Flow[None]:
        """Berserker: one more item at the end of the turn."""
        if self.has("berserker"):
            self.repair(s, 1, "rootbotics 3.3.2")
        return
        yield

    # Covered slots

    @law("rootbotics 7.7.5")
    def cover_slot(self, s: State, clearing: Clearing, tile: Tile) -> None:
        """An item lies on a building slot from now on: nothing can be built there."""
        own = s.own[self.seat]
        at = COVERED + SLOTS_OF_A_CLEARING * clearing
        while own[at]:
            at += 1
        own[at] = tile + 1
        s.slots[clearing] -= 1

    def covers(self, s: State, clearing: Clearing) -> list[Tile]:
        """The items on the building slots of a clearing."""
        at = COVERED + SLOTS_OF_A_CLEARING * clearing
        return [tile - 1 for tile in bytes(s.own[self.seat][at : at + SLOTS_OF_A_CLEARING]) if tile]

    # Positions

    def describe(self, s: State) -> dict[str, Any]:
        own, items, quest = s.own[self.seat], self.items(s), self.quest(s)
        tree: dict[str, Any] = {"character": self.who(s), "place": self.place_name(s)}
        for state, name in enumerate(STATE_NAMES):
            tree[name] = [TILE_NAMES[tile] for tile, its in items.tiles() if its == state]
        tree["track"] = [STATE_NAMES[state] for state in items.track()]
        tree["quest"] = [] if quest is None else [QUESTS[quest].id]
        tree["discarded"] = [QUESTS[quest].id for quest in self.quests_kept(s)]
        covered = {str(c): [TILE_NAMES[tile] for tile in self.covers(s, c)] for c in CLEARINGS}
        tree["covered"] = {clearing: tiles for clearing, tiles in covered.items() if tiles}
        tree["battled"] = own[BATTLED] or None
        tree["order"] = write_cards(s.piles[self.order_pile])
        return tree

    def restore(self, s: State, fields: Mapping[str, Any]) -> None:
        own, key = s.own[self.seat], self.KEY
        ids, known = [character.id for character in CHARACTERS], s.box.options["vagabot_characters"].split("+")
        named = known[one_of(fields.get("character", self.character or known[0]), known, f"{key}, character")]
        if self.character not in (None, named):
            raise PositionError(
                "{where}: the seat says {character}.",
                refusal="position-seat-character",
                where=f"{key}, character",
                character=self.character,
            )
        own[CHARACTER] = ids.index(named)
        self.restore_pawn(s, fields)
        quests = [quest.id for quest in QUESTS]
        if "quest" in fields:
            own[QUEST] = 1 + one_of(fields["quest"], quests, f"{key}, quest")
        for name in names_in(fields.get("discarded"), f"{key}, discarded"):
            own[DISCARDED + one_of(name, quests, f"{key}, discarded")] = 1
        for name, tiles in mapping(fields.get("covered"), f"{key}, covered").items():
            clearing = 1 + one_of(name, [str(c) for c in CLEARINGS], f"{key}, covered")
            for tile in names_in(tiles, f"{key}, covered"):
                if not s.slots[clearing]:
                    raise PositionError(
                        "{where}: no slot is left in clearing {clearing} (root 2.2.3).",
                        refusal="position-covered",
                        where=f"{key}, covered",
                        clearing=clearing,
                    )
                self.cover_slot(s, clearing, one_of(tile, TILE_NAMES, f"{key}, covered"))
        own[BATTLED] = number(fields.get("battled", 0), f"{key}, battled", 1)
        self.restore_order(s, fields)
        self.restore_items(s, fields)

    def restore_items(self, s: State, fields: Mapping[str, Any]) -> None:
        """Without a word about items, those it starts with; without one about the Battle Track, as it fills."""
        if not any([field in fields for field in STATE_NAMES]):
            self.take_starting_items(s)
            return
        key, items = self.KEY, self.items(s)
        for state, field in enumerate(STATE_NAMES):
            for name in names_in(fields.get(field), f"{key}, {field}"):
                items.put(one_of(name, TILE_NAMES, f"{key}, {field}"), state)
        track = [one_of(name, STATE_NAMES, f"{key}, track") for name in names_in(fields.get("track"), f"{key}, track")]
        if len(track) > SPACES or any([track.count(state) > items.count(state) for state in (READY, EXHAUSTED)]):
            raise PositionError(
                "{where}: there are no such items to lie there (rootbotics 7.2.4).",
                refusal="position-battle-track",
                where=f"{key}, track",
            )
        items.lay_track(track)
        items.fill_track()

    def quests_kept(self, s: State) -> Sequence[int]:
        return [quest for quest in range(len(QUESTS)) if s.own[self.seat][DISCARDED + quest]]

    def open_quests(self, s: State) -> Sequence[int]:
        quest = self.quest(s)
        return () if quest is None else (quest,)
