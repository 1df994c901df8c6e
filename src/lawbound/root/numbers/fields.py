"""What an observation holds: a row of whole numbers, field by field.

A field is a few numbers with a name. Where it says "one of", exactly one of its numbers is 1, or none; the others are
counts, or 1 for yes. No number is greater than its field's `most`: dividing by that brings everything between 0 and 1.

>>> FIELDS["own hand"].size, FIELDS["seat 0 points"].most
(128, 60)

Seats are counted from whoever looks: seat 0 is their own, seat 1 the next in turn order. What belongs to a faction is
found under its name, whoever plays it; a faction that does not take part has zeros.
"""

from __future__ import annotations

from typing import Final

from lawbound.kit.numbers import Row, layout
from lawbound.root.bots.logical_lizards import CONSPIRACIES
from lawbound.root.bots.vagabot_items import SLOTS as BOT_SLOTS
from lawbound.root.bots.vagabot_items import SPACES
from lawbound.root.factions.corvids.pieces import EVERY_PLOT, PLOTS
from lawbound.root.factions.duchy.assembly import ASSEMBLY_ACTIONS
from lawbound.root.factions.duchy.ministers import CROWNS_OF_A_RANK, MINISTERS, RANK_NAMES
from lawbound.root.factions.hundreds.hoard import SPACES as HOARD_SPACES
from lawbound.root.factions.keepers.pieces import FACES, RELIC_TYPES, RELICS_OF_A_TYPE
from lawbound.root.factions.keepers.retinue import COLUMNS, MOST_CARDS
from lawbound.root.factions.riverfolk.funds import POSTS_OF_A_SUIT
from lawbound.root.factions.riverfolk.sales import PRICES
from lawbound.root.factions.vagabond import satchel
from lawbound.root.factions.vagabond.relations import RELATION_NAMES
from lawbound.root.hirelings.cards import CONTROL_MARKERS, SIDES
from lawbound.root.items import ITEM_NAMES
from lawbound.root.landmarks import LANDMARK_NAMES
from lawbound.root.numbers.vocabulary import (
    FIRST_PIECES,
    MARKET,
    MOST_FACTIONS,
    MOST_FORESTS,
    MOST_HIRELING_PROMPTS,
    MOST_MAPS,
    MOST_PATHS,
    MOST_PROMPTS,
    MOST_SERVICES,
    MOST_TRAITS,
    PIECE_COUNTS,
    PIECES,
    ROOM,
    SEATS,
)
from lawbound.root.seating import DIFFICULTIES
from lawbound.root.services import SERVICES

CLEARINGS: Final = 12
SUITS: Final = 4
PLACES: Final = 16
"""Supply, clearings 1 to 12, Burrow, aside, box."""
CARDS: Final = ROOM["card"]
QUESTS: Final = ROOM["quest"]
DOMINANCES: Final = 8
ANY: Final = 255
EACH_CARD: Final = 8
EACH_ITEM: Final = 8
POINTS: Final = 60
MOST_WARRIORS: Final = 25
ALL_CARDS: Final = 64

ASKED: Final[list[Row]] = [
    ("asked", 1, 1, "whether this seat is asked something now; if not, what follows up to `about number` is zero"),
    ("prompt", MOST_PROMPTS, 1, "the question, one of `vocabulary.PROMPTS`"),
    ("about place", PLACES, 1, "the clearing that it is about, one of the places 0 to 15 (13: the Burrow)"),
    ("about destination", PLACES, 1, "the second clearing that it is about, if there are two"),
    ("about faction", MOST_FACTIONS, 1, "one of the factions"),
    ("about card", CARDS, 1, "one of the cards"),
    ("about suit", SUITS, 1, "one of fox, rabbit, mouse, bird"),
    ("about item", len(ITEM_NAMES), 1, "one of the items"),
    ("about quest", QUESTS, 1, "one of the quests"),
    ("about number", 1, ALL_CARDS, "how many hits, cards, warriors... are left to choose for"),
]
TABLE: Final[list[Row]] = [
    ("own hand", CARDS, EACH_CARD, "the seat's own cards, by kind"),
    ("map", MOST_MAPS, 1, "one of autumn, winter, lake, mountain"),
    ("stage", 3, 1, "one of setting up, playing, over"),
    ("phase", 3, 1, "one of Birdsong, Daylight, Evening, of the turn that is being taken"),
    ("turn", 1, ANY, "how many turns have begun, at most 255"),
    ("suits", CLEARINGS * 3, 1, "by clearing, one of fox, rabbit, mouse"),
    ("open slots", CLEARINGS, 3, "building slots that are open, by clearing"),
    ("ruins", CLEARINGS, 1, "where a ruin stands"),
    ("rulers", CLEARINGS * SEATS, 1, "by clearing, one of the seats"),
    ("closed paths", MOST_PATHS, 1, "on the mountain, which paths are still closed"),
    ("ferry", CLEARINGS, 1, "on the lake, one of the clearings"),
    ("ferry used", 1, 1, "whether the ferry was used this turn"),
    (
        "ruin items",
        CLEARINGS * len(ITEM_NAMES),
        EACH_ITEM,
        "by clearing, items under its ruin that this seat has seen",
    ),
    ("unseen ruin items", len(ITEM_NAMES), EACH_ITEM, "the items under ruins that it has not seen"),
    ("deck", 1, ALL_CARDS, "cards in the deck"),
    ("unseen cards", CARDS, EACH_CARD, "cards in the deck and in other hands, by kind: nobody can tell which"),
    ("discard pile", CARDS, EACH_CARD, "by kind"),
    ("available dominance", DOMINANCES, 1, "dominance cards beside the map: fox, rabbit, mouse, bird"),
    ("item supply", len(ITEM_NAMES), EACH_ITEM, "items that can be crafted"),
    ("open quests", QUESTS, 1, "quests that lie open"),
    ("quest deck", QUESTS, 1, "quests that have not appeared"),
    ("effects used", CARDS, 1, "cards whose effect was used this turn"),
    (
        "services",
        MOST_SERVICES,
        1,
        "this turn: a path was opened, Riverboats, Mercenaries were bought, cards were drawn in Evening",
    ),
    ("crafting pieces activated", CLEARINGS, 6, "this turn, by clearing"),
]
SEAT: Final[list[Row]] = [
    ("present", 1, 1, "whether there is such a seat"),
    ("faction", MOST_FACTIONS, 1, "one of the factions"),
    ("bot", 1, 1, "whether a bot plays there"),
    ("difficulty", len(DIFFICULTIES), 1, "of a bot: one of easy, default, challenging, nightmare"),
    ("traits", MOST_TRAITS, 1, "of a bot, in the order of its TRAITS"),
    ("takes the turn", 1, 1, "whether it is its turn"),
    ("points", 1, POINTS, "at most 60; only a cooperative game goes on after 30"),
    ("dominance", DOMINANCES, 1, "the dominance card activated: one of fox, rabbit, mouse, bird"),
    ("coalition", SEATS, 1, "with whom: one of the seats"),
    ("hand", 1, ALL_CARDS, "how many cards"),
    ("crafted", CARDS, EACH_CARD, "cards in the play area, by kind"),
    ("items", len(ITEM_NAMES), EACH_ITEM, "crafted items, by kind"),
    ("order", CARDS, 1, "the order card of a bot, one of the cards"),
]
OWN: Final[list[Row]] = [
    ("marquise actions", 1, ALL_CARDS, "actions left this turn"),
    ("marquise recruited", 1, 1, "whether she has recruited this turn"),
    ("marquise bot", 2, ANY, "whether the bot has built, how often it has expanded this turn"),
    ("eyrie leader", 4, 1, "one of builder, charismatic, commander, despot"),
    ("eyrie deposed", 4, 1, "leaders that were deposed"),
    ("eyrie added", 2, ALL_CARDS, "cards added to the Decree this turn; whether a bird was among them"),
    ("eyrie decree", 4 * SUITS, ALL_CARDS, "cards with viziers: recruit, move, battle, build, each by suit"),
    ("eyrie resolved", 4 * SUITS, ALL_CARDS, "those of them resolved this turn"),
    ("eyrie bot decree", SUITS, ALL_CARDS, "cards in the columns fox, mouse, rabbit, bird of the bot"),
    ("eyrie bot order", SUITS, 1, "the suit of its order once the card lies in the Decree: one of the suits"),
    ("alliance supporters", 1, ALL_CARDS, "how many"),
    ("alliance own supporters", CARDS, EACH_CARD, "by kind, for the Alliance itself"),
    ("alliance operations", 1, 10, "military operations taken this turn"),
    ("alliance bot", 2, 1, "whether the bot has revolted, and spread sympathy out of pity, this turn"),
]
VAGABOND: Final[list[Row]] = [
    ("character", ROOM["character"], 1, "one of the characters"),
    ("forest", MOST_FORESTS, 1, "the forest where the pawn is: one of the forests of the map"),
    ("relations", SEATS * len(RELATION_NAMES), 1, "by seat, one of indifferent, amiable, friendly, allied, hostile"),
    ("aids", SEATS, 3, "aids of this turn, by seat"),
    ("quests", QUESTS, 1, "quests completed"),
    ("slots", satchel.SLOTS, EACH_ITEM, "items: the numbers of the actions of kind `slot`"),
    ("arranged", len(ITEM_NAMES), 15, "by item, how many lay on its track in arrangements since the last action: bits"),
]
BOTS: Final[list[Row]] = [
    ("vagabond bot quest", QUESTS, 1, "one of the quests"),
    ("vagabond bot battled", 1, 1, "whether it has attacked this turn"),
    ("vagabond bot discarded", QUESTS, 1, "quests that it has put away"),
    ("vagabond bot covers", CLEARINGS, 3, "items of its that cover building slots, by clearing"),
    ("vagabond bot items", BOT_SLOTS, EACH_ITEM, "by tile, each ready, exhausted, damaged, both"),
    ("vagabond bot track", SPACES, 4, "the Battle Track: 1 + the state of the item on each space"),
    ("lizards souls", SUITS, ALL_CARDS, "Lost Souls by suit"),
    ("lizards revealed", SUITS, ALL_CARDS, "revealed cards by suit"),
    ("lizards order", SUITS, 1, "the suit of the order: one of the suits"),
    ("lizards conspiracy", len(CONSPIRACIES), 1, "the space of the marker"),
    ("riverfolk market", MARKET * CARDS, 1, "by place, one of the cards"),
    ("riverfolk payments", SEATS, MOST_WARRIORS, "warriors in the Payments box, by seat"),
    ("riverfolk bot", 3, MARKET, "cards added to the Market this turn; whether its shield and its sword are out"),
    ("duchy ministers", len(MINISTERS), 1, "those swayed"),
]


LATER: Final[list[Row]] = [
    ("duchy crowns lost", len(RANK_NAMES), CROWNS_OF_A_RANK, "crowns that have gone to the box, by rank"),
    ("duchy assembly", 1, ASSEMBLY_ACTIONS, "actions of the Assembly taken this turn"),
    ("duchy swayed now", 1, 1, "whether a minister was swayed this turn"),
    ("duchy acted", len(MINISTERS), 1, "ministers that have acted this turn"),
    ("duchy revealed", CARDS, EACH_CARD, "cards revealed this turn, by kind"),
    ("lizards outcast", SUITS, 1, "the suit of the outcast marker: one of the suits"),
    ("lizards hated", 1, 1, "whether the Outcast is hated"),
    ("lizards scored", SUITS, 1, "suits scored by a ritual this turn"),
    ("lizards lost souls", CARDS, EACH_CARD, "Lost Souls, by kind"),
    ("lizards revealed cards", CARDS, EACH_CARD, "cards revealed this turn, by kind"),
    (
        "corvids own plots",
        CLEARINGS * len(PLOTS),
        1,
        "face-down plots for the Corvids alone, by clearing and kind",
    ),
    ("corvids ruled out", CLEARINGS * len(PLOTS), 1, "what face-down plots are not, by clearing and kind"),
    ("corvids turn", 4, EVERY_PLOT, "actions taken, plots placed, whether they recruited, and exerted, this turn"),
    ("riverfolk hand", CARDS, EACH_CARD, "their hand, which lies open, by kind"),
    ("riverfolk funds", SEATS, MOST_WARRIORS, "funds, by the seat that they belong to"),
    ("riverfolk committed", SEATS, MOST_WARRIORS, "committed funds, those that cover spaces too, by seat"),
    ("riverfolk prices", len(SERVICES), PRICES[-1], "of the hand card, Riverboats, Mercenaries"),
    ("riverfolk covered", 3, POSTS_OF_A_SUIT, "spaces of the Trade Posts tracks that funds cover, by suit"),
    ("riverfolk bought", 1, CLEARINGS + 1, "services bought this turn"),
]
"""What people play that only bots played before."""
HUNDREDS: Final[list[Row]] = [
    ("hundreds hoard", len(ITEM_NAMES), EACH_ITEM, "items in the Hoard, by kind"),
    ("hundreds mood", ROOM["mood"], 1, "one of the moods"),
    ("hundreds turn", 2, HOARD_SPACES, "actions of Command, and advances, taken this turn"),
]
KEEPERS: Final[list[Row]] = [
    (
        "keepers relics in forests",
        MOST_FORESTS * len(RELIC_TYPES) * FACES,
        RELICS_OF_A_TYPE,
        "by forest and type: face down, then of value 1, 2 and 3",
    ),
    ("keepers retinue", len(COLUMNS) * CARDS, EACH_CARD, "cards that have not acted this turn, by column and kind"),
    ("keepers acted", len(COLUMNS) * CARDS, EACH_CARD, "those that have, by column and kind"),
    ("keepers retainers", len(COLUMNS), MOST_CARDS, "Faithful Retainers by column"),
    ("keepers retainers acted", len(COLUMNS), MOST_CARDS, "those of them that have acted this turn"),
    (
        "keepers turn",
        3,
        2,
        "whether the last column is over; 1 added to the Retinue, 2 moved in it; came back to the map",
    ),
    ("keepers encamped", CLEARINGS, 1, "where they have encamped this turn"),
    ("keepers decamped", CLEARINGS, 1, "where they have decamped this turn"),
]
"""What nobody played before, after the fields of its pieces."""
DECKS: Final[list[Row]] = [
    ("coffins", MOST_FACTIONS, MOST_WARRIORS, "warriors kept from their supply by Coffin Makers, by faction"),
    ("exhausted items", SEATS * len(ITEM_NAMES), EACH_ITEM, "of the crafted items, by seat and kind"),
]
"""What came with another deck."""
LANDMARKS: Final[list[Row]] = [
    ("vagabond scorched", CLEARINGS, 1, "where the Scoundrel's torch lies, by clearing"),
    ("vagabond2 scorched", CLEARINGS, 1, "where the second Vagabond's lies"),
    ("improvised", 1, 1, "whether an item has stood for another in a quest this turn"),
    *[(f"landmark {name}", CLEARINGS, 1, "where it stands: one of the clearings") for name in LANDMARK_NAMES],
    ("forge items", len(ITEM_NAMES), 2, "items on the card of the Legendary Forge"),
    ("treetop built", 1, 1, "whether a building stands in the Elder Treetop"),
    ("market traded", 1, 1, "whether the Black Market was used this turn"),
    ("market known", 3 * CARDS, 1, "cards of the Black Market that the seat has laid, by place"),
]
"""What came with more characters and with landmarks."""
ADVANCED: Final[list[Row]] = [
    ("setup cards", MOST_FACTIONS, 1, "the setup cards that may still be chosen or are locked, by faction"),
    ("locked setup card", MOST_FACTIONS, 1, "the card that is locked, if it still is: one of the factions"),
    ("setup card characters", 2 * ROOM["character"], 1, "who lies beside a Vagabond's card and a second one's"),
    ("homelands", SEATS * CLEARINGS, 1, "that players have chosen, by seat and clearing"),
]
"""What came with the advanced setup."""
HIRED: Final[list[Row]] = [
    ("hireling prompt", MOST_HIRELING_PROMPTS, 1, "the question, one of `vocabulary.HIRELING_PROMPTS`"),
    ("about hireling", ROOM["hireling"], 1, "one of the hirelings"),
    ("hirelings", ROOM["hireling"], 1, "which are in the game"),
    ("hirelings acted", ROOM["hireling"], 1, "whose action of this Daylight has been taken"),
    ("hirelings rule", CLEARINGS, 1, "where a hireling rules that nobody controls, by clearing"),
    ("hireling markers", 3, 2, "0 on the score track, 1 with a player, 2 with a card"),
    ("control markers", ROOM["hireling"], CONTROL_MARKERS, "by hireling"),
    ("controllers", SEATS * ROOM["hireling"], 1, "by seat and hireling"),
    ("bandits on paths", ROOM["highway"], 1, "by path"),
    ("items of the Exile", len(ITEM_NAMES) + 2, EACH_ITEM, "by kind; then the clubs, then how many are exhausted"),
    ("come to the band", SEATS * CLEARINGS, 1, "who has moved in this turn, by seat and clearing"),
    *[
        (f"{side.key} {piece.name}", PLACES, max(piece.count, 1), "by place, as of factions; on paths and cards: aside")
        for side in SIDES
        for piece in side.pieces
    ],
]
"""What came with hirelings."""
HIRED_SINCE: Final[list[Row]] = [
    ("hireling markers taken", SEATS * 3, 1, "who has passed one and takes a card for it, by seat and marker"),
    ("exhausted for the Brigand", SEATS * len(ITEM_NAMES), EACH_ITEM, "crafted items, by seat and kind"),
    ("the Brigand robbed", 1, 1, "the second action of this Daylight has been taken"),
]
"""What was missing of them."""


def _pieces(first: int, last: int) -> list[Row]:
    kinds = zip(PIECES[first:last], PIECE_COUNTS[first:last], strict=True)
    text = "by place: supply, clearings 1 to 12, Burrow, aside, box"
    return [(f"{faction} {piece}", PLACES, max(count, 1), text) for (faction, piece), count in kinds]


def _rows() -> list[Row]:
    rows = ASKED + TABLE
    rows += [(f"seat {seat} {name}", *rest) for seat in range(SEATS) for name, *rest in SEAT]  # type: ignore[misc]
    rows += _pieces(0, FIRST_PIECES)
    rows += OWN
    rows += [(f"{who} {name}", *rest) for who in ("vagabond", "vagabond2") for name, *rest in VAGABOND]  # type: ignore[misc]
    rows += BOTS + LATER  # what comes later stands after all of these
    rows += _pieces(FIRST_PIECES, len(PIECES)) + HUNDREDS + KEEPERS + DECKS + LANDMARKS
    return rows + ADVANCED + HIRED + HIRED_SINCE


FIELDS: Final = layout(_rows())
SIZE: Final = max([field.stop for field in FIELDS.values()])
MOST: Final = bytes([field.most for field in FIELDS.values() for _ in range(field.size)])
"""The greatest value of every number."""
