"""The words that numbers stand for: the same in every game of Root, whoever sits at the table.

A number is a place in one of these lists, so nothing may be put between two entries or leave: a policy that was trained
yesterday must mean the same tomorrow. New entries go to the end of their list, and every list has room for them.
"""

from __future__ import annotations

from typing import Final

from lawbound.kit.numbers import Ranges
from lawbound.root.bots import BOTS
from lawbound.root.cards import CARDS, SUIT_NAMES
from lawbound.root.faction import Faction
from lawbound.root.factions import FACTIONS as PEOPLE
from lawbound.root.factions.corvids import PLOTS
from lawbound.root.factions.duchy.ministers import MINISTERS
from lawbound.root.factions.eyrie import COLUMN_NAMES, LEADER_NAMES
from lawbound.root.factions.hundreds import MOODS
from lawbound.root.factions.vagabond import satchel
from lawbound.root.hirelings.bandits import highways
from lawbound.root.hirelings.cards import SIDES
from lawbound.root.items import CHARACTERS, ITEM_NAMES, TILE_NAMES
from lawbound.root.landmarks import LANDMARK_NAMES
from lawbound.root.map import FIRST_FOREST, MAPS
from lawbound.root.quests import QUESTS
from lawbound.root.setup import MOST_SEATS
from lawbound.root.state import ASIDE, BURROW

SEATS: Final = MOST_SEATS

FACTIONS: Final = (
    "marquise",
    "eyrie",
    "alliance",
    "vagabond",
    "vagabond2",
    "lizards",
    "riverfolk",
    "duchy",
    "corvids",
    "hundreds",
    "keepers",
)
FIRST_FACTIONS: Final = 9
"""Those whose pieces stand together in observations; pieces of later ones come after everything else."""

_CLASSES: Final[tuple[type[Faction], ...]] = tuple([PEOPLE[key] if key in PEOPLE else BOTS[key] for key in FACTIONS])
PIECES: Final = tuple([(faction.KEY, piece.name) for faction in _CLASSES for piece in faction.PIECES])
"""Every kind of piece: whose, and its name."""
PIECE_COUNTS: Final = tuple([piece.count for faction in _CLASSES for piece in faction.PIECES])
FIRST_PIECES: Final = sum([len(faction.PIECES) for faction in _CLASSES[:FIRST_FACTIONS]])

HIRELINGS: Final = tuple([side.key for side in SIDES])
PLAYERS: Final = (*FACTIONS, *HIRELINGS)
"""Whoever owns pieces. A faction to come goes after all of these, as its pieces do."""
HIRELING_PIECES: Final = tuple([(side.key, piece.name) for side in SIDES for piece in side.pieces])

MAP_NAMES: Final = ("autumn", "winter", "lake", "mountain")
HIGHWAYS: Final = max([len(highways(map_)) for map_ in MAPS.values()])
"""The most paths that a map has, closed ones among them."""
PATHS: Final = 6
"""The most paths that a map closes with markers."""
FORESTS: Final = max([len(map_.forests) for map_ in MAPS.values()])
PLACES: Final = FIRST_FOREST + FORESTS
BOXES: Final = ("coffin", "payments", "funds", "committed")
"""On faction boards: the places after the forests."""

WORDS: Final = (
    "done",
    "yes",
    "no",
    "go on",
    "hand card",
    "riverboats",
    "mercenaries",
    "an allied warrior",
    "score points",
    "draw cards",
    "moves",
    "battles",
    "a battle",
    "a move",
    "keep the item",
    "score the card",
    "stay",
    "battle once more",
    "faithful retainer",
    "a recovery",
    "slot: move",
    "slot: battle then delve",
    "slot: move or recover",
    "move and battle",
    "place more",
    "take cards",
    "move",
    "battle",
    "rise",
    "gather",
)

ACTIONS: Final = (
    "activate dominance",
    "aid",
    "arrange items",
    "battle",
    "bird card for an action",
    "build",
    "codebreakers",
    "craft",
    "explore",
    "march",
    "mobilize",
    "move",
    "open a path",
    "organize",
    "overwork",
    "quest",
    "recruit",
    "repair",
    "royal claim",
    "special action",
    "stand and deliver",
    "strike",
    "take dominance",
    "tax collector",
    "train",
    "dig",
    "crusade",
    "convert",
    "sanctify",
    "score",
    "sacrifice",
    "plot",
    "trick",
    "expose",
    "advance",
    "add to the Retinue",
    "move in the Retinue",
    "swap meet",
    "propaganda bureau",
    "false orders",
    "move with the league",
    "battle with the league",
    "draw",
    "trade post",
    "black market",
    "a bandit lies in wait",
    "the gang swells the ranks",
    "a bandit joins",
    "the spies come",
    "the Dynasty acts",
    "give the Exile an item",
    "the Exile roams",
    "the Brigand searches a ruin",
    "the Brigand robs",
    "move with the smugglers",
    "battle with the smugglers",
    "march the patrol",
    "return the patrol",
    "the band plays",
    "the street band plays",
    "the expedition comes up",
    "the vault keepers build",
    "the prophets preach",
    "place a prophet",
)

ANYBODY: Final = "anybody"
"""Of whoever takes the turn, or has hired somebody."""
TRIGGERS: Final = (
    ("outrage", "alliance"),
    ("base lost", "alliance"),
    ("field hospitals", "marquise"),
    ("full removal", "vagabond"),
    ("full removal", "vagabond2"),
    ("gardens lost", "lizards"),
    ("cost of errors", "duchy"),
    ("raid", "corvids"),
    ("plot uncovered", "corvids"),
    ("backup plans", "corvids"),
    ("ferry card", "marquise"),
    ("ferry card", "eyrie"),
    ("price of failure", "duchy"),
    ("ferry card", "duchy"),
    ("ferry card", "corvids"),
    ("ferry card", "lizards"),
    ("ferry card", "hundreds"),
    ("prized trophies", "keepers"),
    ("ferry card", "keepers"),
    ("trade disruption", "riverfolk"),
    ("ferry card", "riverfolk"),
    ("feline physicians", ANYBODY),
    ("friendly bandits", ANYBODY),
    ("the Flotilla sails", ANYBODY),
    ("the Protector moves", ANYBODY),
    ("the Protector walks", ANYBODY),
)
"""Effects that wait for somebody to say which comes first: their name, and whose they are."""
TRIGGER_PLACES: Final = BURROW + 1
SAME_TRIGGERS: Final = 2
"""How many effects of a kind may wait in one place that differ in who caused them, or by how many pieces."""
STARTS: Final = (
    ("services", "riverfolk"),
    ("better burrow bank", "marquise"),
    ("better burrow bank", "eyrie"),
    ("better burrow bank", "alliance"),
    ("better burrow bank", "vagabond"),
    ("better burrow bank", "vagabond2"),
    ("better burrow bank", "duchy"),
    ("better burrow bank", "lizards"),
    ("better burrow bank", "corvids"),
    ("better burrow bank", "hundreds"),
    ("lavish", "hundreds"),
    ("better burrow bank", "keepers"),
    ("saboteurs", ANYBODY),
    ("coffin makers", ANYBODY),
    ("charm offensive", ANYBODY),
    ("eyrie emigre", ANYBODY),
    ("better burrow bank", "riverfolk"),
    ("lizard envoys", ANYBODY),
    ("flame bearers", ANYBODY),
    ("mole artisans", ANYBODY),
    ("points for the nobles", ANYBODY),
    ("the Uprising stirs", ANYBODY),
)
"""Those that wait at the start or the end of a phase, in no place."""

MOST: Final = 25
"""The highest number that a question offers: there are no more warriors of a kind."""
MARKET: Final = 5
DIE: Final = 4

PROMPTS: Final = (
    "battle where",
    "battle whom",
    "ambush",
    "foil the ambush",
    "whose effects first",
    "automated outrage",
    "guess the plot",
    "compensate the investors",
    "craft",
    "activate dominance",
    "take dominance",
    "who else draws",
    "whom to rob",
    "whose hand to look at",
    "which warrior to remove",
    "use armorers",
    "use sappers",
    "use brutal tactics",
    "take a hit",
    "activate a crafting piece",
    "enlist a helper",
    "spend a supporter",
    "discard a supporter",
    "outrage",
    "mobilize",
    "recruit at a base",
    "organize where",
    "place the first roost",
    "choose a leader",
    "choose a new leader",
    "add to the Decree",
    "to which column",
    "place a new roost",
    "recruit where",
    "build a roost where",
    "place the keep",
    "place the first sawmill",
    "place the first workshop",
    "place the first recruiter",
    "which sawmill gets wood",
    "field hospitals",
    "build where",
    "build what",
    "take wood from",
    "overwork where",
    "spend a bird card",
    "move the pawn",
    "take which item",
    "exhaust any item",
    "aid whom",
    "aid with",
    "take an item",
    "which quest",
    "quest reward",
    "strike whom",
    "strike what",
    "repair what",
    "steal from",
    "take from the discard pile",
    "arrange which items",
    "how many on the track",
    "choose a character",
    "place the pawn",
    "damage an item",
    "damage three items",
    "refresh",
    "slip",
    "exhaust an item",
    "move with an ally",
    "how many allied warriors",
    "attack with an ally",
    "remove an item",
    "coalition with",
    "spend a card",
    "discard to the hand limit",
    "move from",
    "move to",
    "how many to move",
    "which effect first",
    "buy a service",
    "which card of the market",
    "return a card",
    "which path to open",
    "effects before the next step",
    "battle with Command Warren",
    "actions",
    "add to the Decree again",
    "the Decree",
    "revolt",
    "spread sympathy",
    "daylight",
    "military operations",
    "who draws first",
    "choose a faction",
    "surface in a corner",
    "assembly",
    "reveal to build",
    "take up a tunnel",
    "dig where",
    "parliament",
    "moves or battles",
    "battle again",
    "bank a card",
    "whose action the Mayor takes",
    "sway",
    "reveal to sway",
    "which minister leaves",
    "place the first garden",
    "choose the Outcast",
    "conspire",
    "battle or move",
    "battle there",
    "convert where",
    "convert whom",
    "sanctify where",
    "sanctify what",
    "rituals",
    "reveal to recruit",
    "spend to score",
    "reveal to sacrifice",
    "scatter",
    "flip plots",
    "recruit with a card",
    "recruit in which suit",
    "plot where",
    "lay which plot",
    "swap which plot",
    "swap with which plot",
    "exert",
    "raid where",
    "what your plot is",
    "is it this plot",
    "expose where",
    "show a card",
    "guess a plot",
    "how many of these to move",
    "which allied warrior takes a hit",
    "place the garrison",
    "plunder which ruin",
    "place a mob where",
    "anoint a warlord where",
    "choose a mood",
    "remove an item of the Hoard",
    "the item or the points",
    "which item leaves the full track",
    "loot the defender",
    "loot which item",
    "advance before commanding",
    "command the Hundreds",
    "build with",
    "advance the warlord",
    "advance to",
    "how many come with the warlord",
    "battle at the warlord",
    "move or battle once more",
    "battle again there",
    "turn a mob into a warrior",
    "incite",
    "incite with",
    "roll the mob die",
    "plunder which item",
    "start in a corner",
    "start beside it",
    "return where",
    "encamp",
    "which side of a waystation",
    "decamp",
    "decamp which waystation",
    "retinue: move",
    "carry a relic",
    "retinue: battle then delve",
    "battle then delve where",
    "delve from",
    "delve for which relic",
    "retinue: move or recover",
    "move or recover where",
    "move or recover",
    "recover which relic",
    "put a trophy where",
    "gather the Retinue",
    "add to the Retinue",
    "to which slot",
    "from which slot",
    "which card of the Retinue",
    "to which other slot",
    "whose effect to sabotage",
    "which effect to sabotage",
    "swap cards with whom",
    "which card to give back",
    "draw for charm",
    "whom to charm",
    "an ambush instead of drawing",
    "use fox partisans",
    "use rabbit partisans",
    "use mouse partisans",
    "discard another suit",
    "which item for the league",
    "propaganda where",
    "propaganda among whom",
    "false orders to whom",
    "false orders where",
    "false orders to go where",
    "buy services",
    "buy which card",
    "exhaust an item to pay",
    "place a starting warrior",
    "set a price",
    "funds",
    "commit whose fund",
    "spend whose fund",
    "lose whose fund",
    "cover a space",
    "export",
    "establish where",
    "take the ferry",
    "who attacks",
    "who is attacked",
    "which piece goes",
    "exhaust for the quest",
    "use swift strike",
    "glide where",
    "which landmark to set up",
    "where the landmark stands",
    "build in the Treetop",
    "craft at the Forge",
    "which card of the Black Market",
    "lay a card in the Black Market",
    "which base",
    "which trade post",
    "choose a setup card",
    "choose a homeland",
    "where one warrior more stands",
)
"""The questions that a seat is asked."""
HIRELING_PROMPTS: Final = (
    "place hirelings where",
    "hirelings move from",
    "hirelings move to",
    "how many hirelings move",
    "hirelings battle where",
    "hirelings battle whom",
    "what hirelings do",
    "which hireling to take",
    "who gets the hireling",
    "which hireling to set up",
    "which path the bandits take",
    "where a bandit lies in wait",
    "which bandit goes elsewhere",
    "which piece the bandits take",
    "a warrior from the bandits",
    "where the gang comes",
    "where a bandit joins",
    "where the gang recruits",
    "where the spies take cards",
    "where the Dynasty stands",
    "where the Dynasty comes",
    "which forest the Exile lives in",
    "which item the Exile gets",
    "what the Exile does",
    "where the Exile goes",
    "where the Exile battles",
    "which ruin the Brigand searches",
    "which item the Brigand takes",
    "which item is exhausted",
    "whom the Brigand robs",
    "what the flame bearers burn",
    "card for the smugglers",
    "where the Flotilla starts",
    "draw a card from the Flotilla",
    "whom the Flotilla battles",
    "card for the physicians",
    "where the physicians bring them",
    "where the pawn moves",
    "where the band plays",
    "from where they come to the band",
    "who comes to the band",
    "which warrior comes to the band",
    "where the Protector stands",
    "where the Protector comes",
    "take up which foothold",
    "how many of the expedition come",
    "keep the card with the artisans",
    "where the Uprising stands",
    "where the Uprising comes",
    "rise or gather",
    "where the Uprising rises",
    "where the Uprising gathers",
    "discard a card to attack",
    "spend a card for the Scouts",
    "where the prophets preach",
    "whom the prophets move",
    "what the prophets demand",
    "where the prophets send them",
    "whom they are sent against",
    "what the envoys find",
    "which card comes next to the pile",
)
"""Those that came with hirelings: in observations they have a field of their own."""


def place_name(place: int) -> str:
    """
    >>> place_name(5), place_name(ASIDE), place_name(17), place_name(28)
    ('clearing 5', 'aside', 'forest 2', 'funds')
    """
    if place >= PLACES:
        return BOXES[place - PLACES]
    if place >= FIRST_FOREST:
        return f"forest {place - FIRST_FOREST + 1}"
    return {0: "supply", BURROW: "Burrow", ASIDE: "aside", 15: "box"}.get(place, f"clearing {place}")


def slot_name(slot: int) -> str:
    return f"{TILE_NAMES[satchel.tile_of(slot)]}, {satchel.PLACE_NAMES[satchel.place_of(slot)]}"


def trigger_name(number: int) -> str:
    rest, same = divmod(number, SAME_TRIGGERS)
    kind, place = divmod(rest, TRIGGER_PLACES)
    again = " (another)" if same else ""
    return f"{TRIGGERS[kind][0]} of {TRIGGERS[kind][1]}, {place_name(place)}{again}"


ROOM: Final = {
    "word": 64,
    "action": 256,
    "place": 64,
    "card": 128,
    "suit": 8,
    "player": 64,
    "piece": 256,
    "number": 64,
    "column": 8,
    "leader": 16,
    "character": 32,
    "quest": 32,
    "item": 16,
    "tile": 32,
    "slot": 128,
    "path": 16,
    "plot": 16,
    "market": 64,
    "trigger": 64 * TRIGGER_PLACES * SAME_TRIGGERS,
    "start": 32,
    "seat": 8,
    "minister": 16,
    "mood": 16,
    "landmark": 16,
    "hireling": 64,
    "highway": 32,
}
"""How many there may ever be of each kind: another deck, more factions, hirelings, landmarks."""
DECISIONS: Final = 4096
"""How many numbers there are for what a seat may choose: the kinds above, and kinds to come."""
CHANCE: Final = 64
"""Those after them are for chance alone."""
MOST_FACTIONS: Final = 32
MOST_MAPS: Final = 8
MOST_PROMPTS: Final = 256
MOST_HIRELING_PROMPTS: Final = 128
MOST_FORESTS: Final = 16
MOST_PATHS: Final = 8
MOST_TRAITS: Final = 8
MOST_SERVICES: Final = 16
"""Room in observations, where it is not that of the options."""

DECIDED: Final = Ranges(
    {
        "word": (WORDS, ROOM["word"]),
        "action": (ACTIONS, ROOM["action"]),
        "place": (tuple([place_name(place) for place in range(PLACES + len(BOXES))]), ROOM["place"]),
        "card": (tuple([card.id for card in CARDS]), ROOM["card"]),
        "suit": (SUIT_NAMES, ROOM["suit"]),
        "player": (PLAYERS, ROOM["player"]),
        "piece": (tuple([f"{owner} {piece}" for owner, piece in (*PIECES, *HIRELING_PIECES)]), ROOM["piece"]),
        "number": (tuple([str(number) for number in range(MOST + 1)]), ROOM["number"]),
        "column": (COLUMN_NAMES, ROOM["column"]),
        "leader": (LEADER_NAMES, ROOM["leader"]),
        "character": (tuple([character.id for character in CHARACTERS]), ROOM["character"]),
        "quest": (tuple([quest.id for quest in QUESTS]), ROOM["quest"]),
        "item": (ITEM_NAMES, ROOM["item"]),
        "tile": (TILE_NAMES, ROOM["tile"]),
        "slot": (tuple([slot_name(slot) for slot in range(satchel.SLOTS)]), ROOM["slot"]),
        "path": (tuple([f"closed path {number + 1}" for number in range(PATHS)]), ROOM["path"]),
        "plot": (PLOTS, ROOM["plot"]),
        "market": (tuple([f"card {number + 1} of the Market" for number in range(MARKET)]), ROOM["market"]),
        "trigger": (
            tuple([trigger_name(at) for at in range(len(TRIGGERS) * TRIGGER_PLACES * SAME_TRIGGERS)]),
            ROOM["trigger"],
        ),
        "start": (tuple([f"{name} of {faction}" for name, faction in STARTS]), ROOM["start"]),
        "seat": (tuple([f"seat {number + 1}" for number in range(SEATS)]), ROOM["seat"]),
        "minister": (MINISTERS, ROOM["minister"]),
        "mood": (MOODS, ROOM["mood"]),
        "landmark": (LANDMARK_NAMES, ROOM["landmark"]),
        "hireling": (HIRELINGS, ROOM["hireling"]),
        "highway": (tuple([f"path {number + 1}" for number in range(HIGHWAYS)]), ROOM["highway"]),
    }
)
"""What a seat may choose."""
FALLEN: Final = Ranges({"dice": (tuple([f"{at // DIE} and {at % DIE}" for at in range(DIE * DIE)]), CHANCE)}, DECISIONS)
"""What only luck decides."""

KIND_OF: Final = {
    "clearing": "place",
    "card to craft": "card",
    "decree card": "suit",
    "sympathy site": "place",
    "bot character": "character",
    "faction": "player",
    "setup card": "player",
}
"""Kinds of prompts that are written with the numbers of another kind."""
