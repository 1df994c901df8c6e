"""What a seat may know, as a row of numbers: `fields.FIELDS` says which is which.

Everything comes from the seat's view and from the question that it is asked, so nothing can be seen here that is hidden
there.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Final

from lawbound.kernel import Ask, Seat
from lawbound.root.bots.automated_alliance import AutomatedAlliance
from lawbound.root.bots.bot import Bot
from lawbound.root.bots.drillbit_duchy import DrillbitDuchy
from lawbound.root.bots.electric_eyrie import ElectricEyrie
from lawbound.root.bots.logical_lizards import MARKER, LogicalLizards
from lawbound.root.bots.mechanical_marquise import MechanicalMarquise
from lawbound.root.bots.riverfolk_robots import ADDED as MARKET_ADDED
from lawbound.root.bots.riverfolk_robots import RiverfolkRobots
from lawbound.root.bots.vagabot import BATTLED, DISCARDED, QUEST, Vagabot
from lawbound.root.bots.vagabot import ITEMS as BOT_ITEMS
from lawbound.root.bots.vagabot_items import SLOTS as BOT_SLOTS
from lawbound.root.bots.vagabot_items import SPACES
from lawbound.root.cards import CARD_SUIT, DOMINANCES, UNKNOWN
from lawbound.root.craft import exhausted_items
from lawbound.root.decks.exiles.warriors import in_coffins
from lawbound.root.draft import Newcomer
from lawbound.root.faction import Faction
from lawbound.root.factions.alliance import OPERATIONS, Alliance
from lawbound.root.factions.corvids import PLOTS, Corvids
from lawbound.root.factions.corvids import secrets as plot_secrets
from lawbound.root.factions.corvids.exposure import DREW
from lawbound.root.factions.duchy import Duchy
from lawbound.root.factions.duchy.assembly import ACTED, ASSEMBLED, CROWNS_LOST, SWAYED, SWAYED_NOW
from lawbound.root.factions.eyrie import ADDED, DEPOSED, LEADER, NO_LEADER, RESOLVED, Eyrie
from lawbound.root.factions.hundreds import Hundreds
from lawbound.root.factions.hundreds.pieces import COMMANDED, HOARD, MOOD, OWN_NUMBERS
from lawbound.root.factions.keepers import Keepers
from lawbound.root.factions.keepers import pieces as keeper_pieces
from lawbound.root.factions.keepers.retinue import COLUMNS as RETINUE
from lawbound.root.factions.lizards import Lizards
from lawbound.root.factions.lizards.conspiracies import HATED, OUTCAST, SCORED
from lawbound.root.factions.marquise import ACTIONS_LEFT, RECRUITED, Marquise
from lawbound.root.factions.riverfolk import Riverfolk
from lawbound.root.factions.riverfolk.funds import COVERED
from lawbound.root.factions.riverfolk.sales import PRICE
from lawbound.root.factions.vagabond import Vagabond, satchel
from lawbound.root.factions.vagabond.belongings import COMPLETED, ITEMS
from lawbound.root.factions.vagabond.characters.vagabond_pack import IMPROVISED
from lawbound.root.factions.vagabond.relations import AIDS, NO_RELATION, RELATION, RELATION_NAMES
from lawbound.root.factions.vagabond.wanderer import CHARACTER, Wanderer
from lawbound.root.hand import deck_size
from lawbound.root.hidden import View
from lawbound.root.items import ITEM_NAMES, MARKED, ON_TRACK
from lawbound.root.map import FIRST_FOREST
from lawbound.root.marks import CARD_MARK
from lawbound.root.numbers.advanced import write_setup_cards
from lawbound.root.numbers.fields import CLEARINGS, FIELDS, SIZE, SUITS
from lawbound.root.numbers.hirelings import write_hirelings
from lawbound.root.numbers.landmarks import write_landmarks
from lawbound.root.numbers.vocabulary import FACTIONS, HIRELING_PROMPTS, MAP_NAMES, PLAYERS, PROMPTS, ROOM, SEATS
from lawbound.root.present.fields import GIVEN
from lawbound.root.quests import QUESTS
from lawbound.root.seating import DIFFICULTIES
from lawbound.root.services import BOUGHT
from lawbound.root.state import (
    ASIDE,
    COMMITTED,
    EMPTY,
    FUNDS,
    GROUND,
    HELD_BACK,
    NOBODY,
    NONE,
    PAYMENTS,
    PLAYING,
    ROW,
    SETTING_UP,
    State,
)
from lawbound.root.steps import BIRDSONG
from lawbound.root.suits import suits_at
from lawbound.root.terrain import MERCENARIES, PATH_OPENED, RIVERBOATS

ITEM_KINDS: Final = len(ITEM_NAMES)
SERVICES: Final = (PATH_OPENED, RIVERBOATS, MERCENARIES, DREW)


class Sheet:
    """An observation while it is being written."""

    __slots__ = ("data",)

    def __init__(self) -> None:
        self.data = bytearray(SIZE)

    def put(self, name: str, value: int, at: int = 0) -> None:
        """One number, but never more than the field can hold."""
        field = FIELDS[name]
        self.data[field.start + at] = min(value, field.most)

    def mark(self, name: str, at: int) -> None:
        """One of."""
        self.data[FIELDS[name].start + at] = 1

    def copy(self, name: str, values: bytes | bytearray) -> None:
        """As many numbers as there are, none of which can be too great."""
        start = FIELDS[name].start
        self.data[start : start + len(values)] = values

    def bits(self, name: str, bits: int) -> None:
        field = FIELDS[name]
        for at in range(field.size):
            self.data[field.start + at] = bits >> at & 1

    def count(self, name: str, things: Iterable[int], base: int = 0) -> None:
        """How often each thing is there."""
        start = FIELDS[name].start + base
        for thing in things:
            self.data[start + thing] += 1


def observe(view: View, ask: Ask | None) -> bytearray:
    """The numbers of that seat's view. The question counts only if it is the seat's own."""
    s, seat = view.state, view.seat
    sheet = Sheet()
    if ask is not None and ask.seat == seat:
        write_question(sheet, s, ask)
    write_table(sheet, s)
    if s.box.setup.get("landmarks"):
        write_landmarks(s, seat, sheet.put)
    seats = from_seat(s, seat)
    write_setup_cards(s, seats, sheet.put)
    if s.box.unseated:
        write_hirelings(s, seats, sheet.put)
    for at, other in enumerate(seats):
        write_seat(sheet, s, seats, at, s.players[other])
    for clearing in range(CLEARINGS):
        ruler = s.ruler[clearing + 1]
        if ruler < len(s.players):
            sheet.mark("rulers", clearing * SEATS + seats.index(ruler))
    if seat is not None:
        sheet.count("own hand", known(s.hands[seat]))
    for player in s.players:
        if not isinstance(player, Newcomer):
            write_pieces(sheet, s, player)
            write_own(sheet, s, seats, player)
    write_effects(sheet, s, seats)
    return sheet.data


def from_seat(s: State, seat: Seat | None) -> list[Seat]:
    """The seats in turn order, from that one on; for a spectator from the first."""
    order = list(s.order)
    if seat is None:
        return order
    at = order.index(seat)
    return order[at:] + order[:at]


def known(cards: bytearray) -> list[int]:
    return [card for card in bytes(cards) if card != UNKNOWN]


# The question


def write_question(sheet: Sheet, s: State, ask: Ask) -> None:
    sheet.put("asked", 1)
    name = ask.about.name
    if name in HIRELING_PROMPTS:
        sheet.mark("hireling prompt", HIRELING_PROMPTS.index(name))
    else:
        sheet.mark("prompt", PROMPTS.index(name))
    places = 0
    for (_, kind), value in zip(GIVEN.get(ask.about.name, ()), ask.given, strict=False):
        if kind == "clearing":
            sheet.mark("about destination" if places else "about place", value)
            places += 1
        elif kind == "player":
            whose = PLAYERS.index(s.box.owners[value].KEY)
            if whose < len(FACTIONS):
                sheet.mark("about faction", whose)
            else:
                sheet.mark("about hireling", whose - len(FACTIONS))
        elif kind == "hireling":
            sheet.mark("about hireling", value)
        elif kind in ("card", "suit", "item", "quest"):
            sheet.mark(f"about {kind}", value)
        elif kind != "step":
            sheet.put("about number", value)


# The table


def write_table(sheet: Sheet, s: State) -> None:
    sheet.mark("map", MAP_NAMES.index(s.box.map.name))
    sheet.mark("stage", s.stage)
    if s.stage == PLAYING:
        sheet.mark("phase", s.acting.turn_steps[s.step].phase - BIRDSONG)
    sheet.put("turn", s.turns)
    for clearing in range(CLEARINGS):
        for suit in suits_at(s, clearing + 1):
            if suit < 3 and (s.box.map.suits is not None or s.stage != SETTING_UP or s.step):
                sheet.mark("suits", 3 * clearing + suit)
    sheet.copy("open slots", s.slots[1 : CLEARINGS + 1])
    sheet.copy("ruins", s.ruins[1 : CLEARINGS + 1])
    sheet.copy("crafting pieces activated", s.activated[1 : CLEARINGS + 1])
    sheet.bits("closed paths", s.closed)
    if s.ferry:
        sheet.mark("ferry", s.ferry - 1)
    sheet.put("ferry used", s.ferried)
    for clearing in range(CLEARINGS):
        seen = s.ruin_items[2 * clearing + 2 : 2 * clearing + 4]
        sheet.count(
            "ruin items",
            [tile % MARKED for tile in bytes(seen) if tile not in (EMPTY, UNKNOWN)],
            clearing * ITEM_KINDS,
        )
    sheet.count("unseen ruin items", [tile % MARKED for tile in bytes(s.ruin_pool)])
    sheet.put("deck", deck_size(s))
    sheet.count("unseen cards", s.deck)
    sheet.count("discard pile", s.discard)
    for card in bytes(s.available):
        sheet.mark("available dominance", DOMINANCES.index(card))
    sheet.copy("item supply", s.items)
    sheet.count("open quests", s.quests)
    sheet.count("quest deck", s.quest_deck)
    for card, effect in enumerate(CARD_MARK):
        if s.used & effect:
            sheet.mark("effects used", card)
    for at, service in enumerate(SERVICES):
        if s.used & service:
            sheet.mark("services", at)


# Seats


def write_seat(sheet: Sheet, s: State, seats: list[Seat], at: int, player: Faction) -> None:
    seat, name = player.seat, f"seat {at}"
    sheet.put(f"{name} present", 1)
    if not isinstance(player, Newcomer):
        sheet.mark(f"{name} faction", FACTIONS.index(player.KEY))
    if isinstance(player, Bot):
        sheet.put(f"{name} bot", 1)
        sheet.mark(f"{name} difficulty", DIFFICULTIES.index(player.difficulty))
        for trait in player.traits:
            sheet.mark(f"{name} traits", player.TRAITS.index(trait))
        order = player.order(s)
        if order is not None and order != UNKNOWN:
            sheet.mark(f"{name} order", order)
    if s.stage == PLAYING and s.turn == seat:
        sheet.put(f"{name} takes the turn", 1)
    sheet.put(f"{name} points", s.vp[seat])
    if s.dominance[seat] != NONE:
        sheet.mark(f"{name} dominance", DOMINANCES.index(s.dominance[seat]))
    if s.coalition[seat] != NOBODY:
        sheet.mark(f"{name} coalition", seats.index(s.coalition[seat]))
    sheet.put(f"{name} hand", len(s.hands[seat]))
    sheet.count(f"{name} crafted", s.crafted[seat])
    sheet.copy(f"{name} items", s.crafted_items[ITEM_KINDS * seat : ITEM_KINDS * (seat + 1)])


def write_effects(sheet: Sheet, s: State, seats: list[Seat]) -> None:
    """What lies on cards, or was used for them."""
    for at, seat in enumerate(seats):
        player = s.players[seat]
        if not isinstance(player, Newcomer):
            sheet.put("coffins", in_coffins(s, player), FACTIONS.index(player.KEY))
        sheet.count("exhausted items", exhausted_items(s, seat), at * ITEM_KINDS)


def write_pieces(sheet: Sheet, s: State, player: Faction) -> None:
    for row, piece in zip(player.rows, player.PIECES, strict=True):
        places = s.board[row : row + GROUND]
        places[ASIDE] += sum(s.board[row + GROUND : row + HELD_BACK])  # in a forest
        if player.sells:  # what others keep of theirs is told of these others
            places[ASIDE] += sum(s.board[row + PAYMENTS : row + ROW])
        sheet.copy(f"{player.KEY} {piece.name}", places)


# Faction boards


def write_own(sheet: Sheet, s: State, seats: list[Seat], player: Faction) -> None:
    if isinstance(player, Wanderer):
        write_pawn(sheet, s, player)
    for kind, write in OWN_BOARDS.items():
        if isinstance(player, kind):
            write(sheet, s, seats, player)


def marquise(sheet: Sheet, s: State, seats: list[Seat], player: Marquise) -> None:
    own = s.own[player.seat]
    sheet.put("marquise actions", own[ACTIONS_LEFT])
    sheet.put("marquise recruited", own[RECRUITED])


def marquise_bot(sheet: Sheet, s: State, seats: list[Seat], player: MechanicalMarquise) -> None:
    sheet.copy("marquise bot", s.own[player.seat])


def eyrie(sheet: Sheet, s: State, seats: list[Seat], player: Eyrie) -> None:
    own = s.own[player.seat]
    if s.stage == SETTING_UP and not player.roosts(s):  # their numbers mean nothing before their setup
        return
    if own[LEADER] != NO_LEADER:
        sheet.mark("eyrie leader", own[LEADER])
        for column in range(4):
            for suit, count in enumerate(player.suits_in(s, column)):
                sheet.put("eyrie decree", count, SUITS * column + suit)
    sheet.bits("eyrie deposed", own[DEPOSED])
    sheet.copy("eyrie added", own[ADDED : ADDED + 2])
    sheet.copy("eyrie resolved", own[RESOLVED:])


def eyrie_bot(sheet: Sheet, s: State, seats: list[Seat], player: ElectricEyrie) -> None:
    for column in range(SUITS):
        sheet.put("eyrie bot decree", player.cards_in(s, column), column)
    suit = player.order_suit(s)
    if suit is not None:
        sheet.mark("eyrie bot order", suit)


def alliance(sheet: Sheet, s: State, seats: list[Seat], player: Alliance) -> None:
    stack = player.supporters(s)
    sheet.put("alliance supporters", len(stack))
    sheet.count("alliance own supporters", known(stack))
    sheet.put("alliance operations", s.own[player.seat][OPERATIONS])


def alliance_bot(sheet: Sheet, s: State, seats: list[Seat], player: AutomatedAlliance) -> None:
    sheet.copy("alliance bot", s.own[player.seat])


def write_pawn(sheet: Sheet, s: State, player: Wanderer) -> None:
    """His character, and the forest that he is in; in a clearing he stands among the pieces."""
    place = player.place(s)
    if place:
        sheet.mark(f"{player.KEY} character", s.own[player.seat][CHARACTER])
    if place >= FIRST_FOREST:
        sheet.mark(f"{player.KEY} forest", place - FIRST_FOREST)


def vagabond(sheet: Sheet, s: State, seats: list[Seat], player: Vagabond) -> None:
    own, key = s.own[player.seat], player.KEY
    if not player.place(s):
        return
    for at, other in enumerate(seats):
        relation = own[RELATION + other]
        if relation != NO_RELATION:
            sheet.mark(f"{key} relations", at * len(RELATION_NAMES) + relation)
        sheet.put(f"{key} aids", own[AIDS + other], at)
    for clearing in range(1, CLEARINGS + 1):
        sheet.put(f"{key} scorched", player.is_scorched(s, clearing), clearing - 1)
    sheet.put("improvised", s.used & IMPROVISED > 0)
    sheet.copy(f"{key} quests", own[COMPLETED : COMPLETED + len(QUESTS)])
    sheet.copy(f"{key} slots", own[ITEMS : ITEMS + satchel.SLOTS])
    for item in ON_TRACK:
        sheet.put(f"{key} arranged", player.arrangements_made(s, item), item)


def vagabond_bot(sheet: Sheet, s: State, seats: list[Seat], player: Vagabot) -> None:
    own = s.own[player.seat]
    if own[QUEST]:
        sheet.mark("vagabond bot quest", own[QUEST] - 1)
    sheet.put("vagabond bot battled", own[BATTLED])
    sheet.copy("vagabond bot discarded", own[DISCARDED : DISCARDED + len(QUESTS)])
    for clearing in range(CLEARINGS):
        sheet.put("vagabond bot covers", len(player.covers(s, clearing + 1)), clearing)
    sheet.copy("vagabond bot items", own[BOT_ITEMS : BOT_ITEMS + BOT_SLOTS])
    sheet.copy("vagabond bot track", own[BOT_ITEMS + BOT_SLOTS : BOT_ITEMS + BOT_SLOTS + SPACES])


def lizards_bot(sheet: Sheet, s: State, seats: list[Seat], player: LogicalLizards) -> None:
    sheet.count("lizards souls", [CARD_SUIT[card] for card in known(player.lost_souls(s))])
    sheet.count("lizards revealed", [CARD_SUIT[card] for card in known(player.revealed(s))])
    suit = player.order_suit(s)
    if suit is not None:
        sheet.mark("lizards order", suit)
    sheet.mark("lizards conspiracy", s.own[player.seat][MARKER])


def lizards(sheet: Sheet, s: State, seats: list[Seat], player: Lizards) -> None:
    own = s.own[player.seat]
    sheet.count("lizards souls", [CARD_SUIT[card] for card in known(player.lost_souls(s))])
    sheet.count("lizards revealed", [CARD_SUIT[card] for card in known(player.revealed(s))])
    if own[OUTCAST]:
        sheet.mark("lizards outcast", player.outcast(s))
    sheet.put("lizards hated", own[HATED])
    sheet.copy("lizards scored", own[SCORED:])
    sheet.count("lizards lost souls", known(player.lost_souls(s)))
    sheet.count("lizards revealed cards", known(player.revealed(s)))


def riverfolk_bot(sheet: Sheet, s: State, seats: list[Seat], player: RiverfolkRobots) -> None:
    for at, card in enumerate(known(player.goods(s))):
        sheet.mark("riverfolk market", at * ROOM["card"] + card)
    for at, other in enumerate(seats):
        sheet.put("riverfolk payments", player.payments(s, other), at)
    sheet.copy("riverfolk bot", s.own[player.seat][MARKET_ADDED:])
    sheet.put("riverfolk bought", s.own[player.seat][BOUGHT])


def duchy_bot(sheet: Sheet, s: State, seats: list[Seat], player: DrillbitDuchy) -> None:
    sheet.copy("duchy ministers", s.own[player.seat])


def duchy(sheet: Sheet, s: State, seats: list[Seat], player: Duchy) -> None:
    own = s.own[player.seat]
    sheet.copy("duchy ministers", own[SWAYED:CROWNS_LOST])
    sheet.copy("duchy crowns lost", own[CROWNS_LOST:ASSEMBLED])
    sheet.put("duchy assembly", own[ASSEMBLED])
    sheet.put("duchy swayed now", own[SWAYED_NOW])
    sheet.copy("duchy acted", own[ACTED:])
    sheet.count("duchy revealed", known(s.piles[player.pile]))


def corvids(sheet: Sheet, s: State, seats: list[Seat], player: Corvids) -> None:
    """What lies face down only for those who know it."""
    for clearing in range(CLEARINGS):
        if player.is_face_down(s, clearing + 1):
            kind = player.kind_at(s, clearing + 1)
            if kind != UNKNOWN:
                sheet.mark("corvids own plots", len(PLOTS) * clearing + kind)
            for ruled_out in player.ruled_out(s, clearing + 1):
                sheet.mark("corvids ruled out", len(PLOTS) * clearing + ruled_out)
    sheet.copy("corvids turn", s.own[player.seat][plot_secrets.ACTED :])


def hundreds(sheet: Sheet, s: State, seats: list[Seat], player: Hundreds) -> None:
    own = s.own[player.seat]
    sheet.copy("hundreds hoard", own[HOARD:MOOD])
    if own[MOOD]:
        sheet.mark("hundreds mood", player.mood(s))
    sheet.copy("hundreds turn", own[COMMANDED:OWN_NUMBERS])


def keepers(sheet: Sheet, s: State, seats: list[Seat], player: Keepers) -> None:
    own = s.own[player.seat]
    for at, forest in enumerate(s.box.map.forests):
        for kind, row in enumerate(player.tokens):
            sheet.put("keepers relics in forests", s.board[row + forest.place], at * len(player.tokens) + kind)
    for column in range(len(RETINUE)):
        sheet.count("keepers retinue", known(player.column(s, column)), column * ROOM["card"])
        sheet.count("keepers acted", known(player.acted(s, column)), column * ROOM["card"])
    sheet.copy("keepers retainers", own[: keeper_pieces.ACTED])
    sheet.copy("keepers retainers acted", own[keeper_pieces.ACTED : keeper_pieces.ENDED])
    sheet.copy("keepers turn", own[keeper_pieces.ENDED : keeper_pieces.ENCAMPED])
    for name, first in (("keepers encamped", keeper_pieces.ENCAMPED), ("keepers decamped", keeper_pieces.DECAMPED)):
        sheet.copy(name, own[first + 1 : first + 1 + CLEARINGS])


def riverfolk(sheet: Sheet, s: State, seats: list[Seat], player: Riverfolk) -> None:
    own = s.own[player.seat]
    sheet.count("riverfolk hand", known(player.goods(s)))
    for at, other in enumerate(seats):
        row = s.players[other].warrior
        for name, box in (("payments", PAYMENTS), ("funds", FUNDS), ("committed", COMMITTED)):
            sheet.put(f"riverfolk {name}", s.board[row + box], at)
    sheet.copy("riverfolk prices", own[PRICE:COVERED])
    sheet.copy("riverfolk covered", own[COVERED:])
    sheet.put("riverfolk bought", own[BOUGHT])


OWN_BOARDS: Final[dict[type[Faction], Callable[[Sheet, State, list[Seat], Any], None]]] = {
    Marquise: marquise,
    MechanicalMarquise: marquise_bot,
    Eyrie: eyrie,
    ElectricEyrie: eyrie_bot,
    Alliance: alliance,
    AutomatedAlliance: alliance_bot,
    Vagabond: vagabond,
    Vagabot: vagabond_bot,
    LogicalLizards: lizards_bot,
    RiverfolkRobots: riverfolk_bot,
    DrillbitDuchy: duchy_bot,
    Duchy: duchy,
    Lizards: lizards,
    Corvids: corvids,
    Hundreds: hundreds,
    Keepers: keepers,
    Riverfolk: riverfolk,
}
