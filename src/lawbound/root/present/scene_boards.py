"""What lies on a faction board, as widgets: tracks, columns of cards, rows of cards, items, facts.

A track shows a space for every piece; a space is filled while its piece still lies there. The numbers come from the
printed boards (`root/data/boards.toml`) and from the chapters of the bots.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache, wraps
from typing import Any, Final, Literal, TypeVar, TypeVarTuple

from lawbound.kernel import Seat
from lawbound.kit.scene import Column, Columns, Fact, Facts, Thing, Things, Track, Widget
from lawbound.present.speech import Names, language, slug
from lawbound.root.boards import track
from lawbound.root.bots import automated_alliance, electric_eyrie, logical_lizards, mechanical_marquise
from lawbound.root.bots.automated_alliance import AutomatedAlliance
from lawbound.root.bots.bot import Bot
from lawbound.root.bots.cogwheel_corvids import CogwheelCorvids
from lawbound.root.bots.drillbit_duchy import MINISTERS, MOLES, DrillbitDuchy
from lawbound.root.bots.electric_eyrie import ElectricEyrie
from lawbound.root.bots.logical_lizards import LogicalLizards
from lawbound.root.bots.mechanical_marquise import MechanicalMarquise
from lawbound.root.bots.riverfolk_robots import RiverfolkRobots
from lawbound.root.bots.vagabot import HITS_AT_FIRST, SPACES_FOR_ROLLED_HITS, Vagabot
from lawbound.root.bots.vagabot_items import SPACES, THRESHOLDS
from lawbound.root.cards import BIRD, CARDS, UNKNOWN, Card
from lawbound.root.faction import Faction
from lawbound.root.factions.alliance import OPERATIONS, SUPPORTERS_WITHOUT_BASE, Alliance, AlliancePieces
from lawbound.root.factions.duchy import BUILDINGS_OF_A_KIND
from lawbound.root.factions.eyrie import DEPOSED, NO_LEADER, Eyrie
from lawbound.root.factions.marquise import ACTIONS_LEFT, Marquise
from lawbound.root.factions.vagabond import SecondVagabond, Vagabond, satchel
from lawbound.root.factions.vagabond.relations import AIDS, NO_RELATION, RELATION
from lawbound.root.factions.vagabond.wanderer import CHARACTER, Wanderer
from lawbound.root.items import BAG, ITEM_NAMES, MARKED, Tile
from lawbound.root.pieces import CLEARINGS
from lawbound.root.present import things
from lawbound.root.quests import QUESTS, Quest
from lawbound.root.services import BOATS, SOLDIERS
from lawbound.root.speech import Name, say
from lawbound.root.state import PLAYING, SETTING_UP, STRIDE, Row, State
from lawbound.root.terrain import MERCENARIES, RIVERBOATS

T = TypeVar("T")
Given = TypeVarTuple("Given")
Suit = Literal["fox", "rabbit", "mouse", "bird"]
ItemState = Literal["ready", "exhausted", "damaged", "broken"]
Printed = tuple[str, tuple[int, ...]]
"""What the numbers on a track mean, and one for every space."""

REMEMBERED: Final = 1 << 13
CARD_IDS: Final = {**{number: info.id for number, info in enumerate(CARDS)}, UNKNOWN: None}
SUITS: Final[tuple[Suit, ...]] = ("fox", "rabbit", "mouse", "bird")
STATES: Final[tuple[ItemState, ...]] = ("ready", "ready", "exhausted", "damaged", "broken")
"""By place on the Vagabond's board."""
BOT_STATES: Final[tuple[ItemState, ...]] = ("ready", "exhausted", "damaged", "broken")

MARQUISE: Final[tuple[tuple[Printed, ...], ...]] = tuple(
    [
        (("wood", track("marquise", "cost")), *[(what, track("marquise", f"{piece}_{name}")) for what, name in rows])
        for piece, rows in (
            ("sawmill", (("points", "vp"),)),
            ("workshop", (("points", "vp"),)),
            ("recruiter", (("points", "vp"), ("cards", "cards"))),
        )
    ]
)
RECRUITER_CARDS: Final = track("marquise", "recruiter_cards")
EYRIE: Final[tuple[Printed, ...]] = (
    ("points", track("eyrie", "roost_vp")),
    ("cards", track("eyrie", "roost_cards")),
)
ROOST_CARDS: Final = track("eyrie", "roost_cards")
ALLIANCE: Final[tuple[Printed, ...]] = (
    ("supporters", track("alliance", "sympathy_cost")),
    ("points", track("alliance", "sympathy_vp")),
)
CITADELS: Final = tuple([MOLES[n + 1] - MOLES[n] for n in range(len(MOLES) - 1)])
ITEM_ON_TRACK: Final = "item"
"""What lies on the Vagabot's Battle Track: any item."""
MARKETS: Final = (1,) * BUILDINGS_OF_A_KIND


def board(s: State, player: Faction) -> list[Widget]:
    """Everything on the board of that player, as far as the state shows it."""
    return BOARDS[type(player)](s, player)


# Widgets


def remembered(make: Callable[[*Given], T]) -> Callable[[*Given], T]:
    """Make the same thing only once in each language, for most of a table stays as it is from choice to choice."""

    @lru_cache(REMEMBERED)
    def made(language: str, *given: *Given) -> T:
        return make(*given)

    @wraps(make)
    def recall(*given: *Given) -> T:
        return made(language(), *given)

    return recall


def track_widget(s: State, row: Row, *printed: Printed) -> Track:
    """The track of a piece."""
    return track_with(s.box.piece_name(row), s.box.limits[row // STRIDE], s.board[row], printed)


@remembered
def track_with(piece: str, size: int, left: int, printed: tuple[Printed, ...]) -> Track:
    """What leaves a track leaves from the left. A space that gives no card shows no card."""
    return {
        "kind": "track",
        "title": say(slug("scene-track", piece)),
        "picture": f"piece:{piece}",
        "legend": [say(f"scene-legend-{what}") for what, _ in printed],
        "spaces": [
            {
                "filled": at >= size - left,
                "labels": [
                    "" if what == "cards" and not numbers[at] else str(numbers[at]) for what, numbers in printed
                ],
            }
            for at in range(size)
        ],
    }


@remembered
def card_thing(card: Card, zone: str = "") -> Thing:
    """A card; one that this seat may not see is a card all the same."""
    id = CARD_IDS[card]
    if id is None:
        return {"text": say("name-unknown-card"), "picture": "card"}
    thing: Thing = {"text": str(things.card(card)), "picture": f"card:{id}"}
    return {**thing, "place": f"card:{zone}:{id}"} if zone else thing


def cards_widget(zone: str, cards: Iterable[Card], title: str | None = None) -> Things:
    return {
        "kind": "things",
        "title": say(f"scene-{title or zone}"),
        "key": zone,
        "things": [card_thing(card, zone) for card in cards],
    }


def quests_widget(quests: Iterable[Quest], title: str) -> Things:
    return {
        "kind": "things",
        "title": say(f"scene-{title}"),
        "key": "quests",
        "things": [{"text": str(things.QUESTS[quest]), "picture": f"quest:{QUESTS[quest].id}"} for quest in quests],
    }


def order_widget(s: State, bot: Bot) -> Things:
    card = bot.order(s)
    return cards_widget("order", () if card is None else (card,))


@remembered
def item_thing(tile: Tile, state: ItemState) -> Thing:
    """An item; those marked R are pictures of their own."""
    item = ITEM_NAMES[tile % MARKED]
    return {"text": str(things.tile(tile)), "picture": f"item:{item}{':R' if tile >= MARKED else ''}", "state": state}


def items_widget(title: str, tiles: Iterable[tuple[Tile, ItemState]]) -> Things:
    return {
        "kind": "things",
        "title": say(f"scene-{title}"),
        "key": "items",
        "things": [item_thing(tile, state) for tile, state in tiles],
    }


def fact(label: str, value: Any) -> Fact:
    return {"label": say(f"scene-fact-{label}"), "value": str(value)}


def facts(*each: Fact) -> Facts:
    return {"kind": "facts", "facts": list(each)}


def column(title: str, cards: Sequence[Card], viziers: int, active: bool) -> Column:
    """Cards of a Decree; a vizier is a bird without a face."""
    vizier: Thing = {"text": say("board-vizier"), "picture": f"suit:{SUITS[BIRD]}"}
    return {"title": title, "things": [*[card_thing(card) for card in cards], *[vizier] * viziers], "active": active}


def in_turn(s: State, seat: Seat, step: str) -> bool:
    """Whether that player is at that step of their turn."""
    return s.stage == PLAYING and s.turn == seat and s.acting.turn_steps[s.step].name == step


# People


def marquise(s: State, player: Marquise) -> list[Widget]:
    wood = sum([s.board[player.wood + clearing] for clearing in CLEARINGS])
    recruiters = len(RECRUITER_CARDS) - s.board[player.recruiter]
    told = [fact("wood", wood), fact("draw", 1 + sum(RECRUITER_CARDS[:recruiters]))]
    if in_turn(s, player.seat, "actions"):
        told.insert(0, fact("actions", s.own[player.seat][ACTIONS_LEFT]))
    rows = (player.sawmill, player.workshop, player.recruiter)
    return [*[track_widget(s, row, *printed) for row, printed in zip(rows, MARQUISE, strict=True)], facts(*told)]


def eyrie(s: State, player: Eyrie) -> list[Widget]:
    roosts = player.roosts(s)
    # Before their setup they have neither a roost nor a leader.
    leader = NO_LEADER if s.stage == SETTING_UP and not roosts else player.leader(s)
    name: Name = things.NONE
    if leader != NO_LEADER:
        named = things.LEADERS[leader]
        name = Name("scene-value-leader", leader=named, effect=Name(f"{named.id}.effect"))
    told = [fact("leader", name), fact("draw", 1 + sum(ROOST_CARDS[:roosts]))]
    deposed = [things.LEADERS[i] for i in range(4) if s.own[player.seat][DEPOSED] >> i & 1]
    if deposed:
        told.append(fact("deposed", Names(deposed)))
    resolving = player.unresolved(s)[0] if in_turn(s, player.seat, "the Decree") else None
    decree: Columns = {
        "kind": "columns",
        "title": say("scene-decree"),
        "columns": [
            column(
                str(title),
                s.piles[player.pile + at],
                0 if leader == NO_LEADER else player.viziers(s, at),
                resolving == at,
            )
            for at, title in enumerate(things.COLUMNS)
        ],
    }
    return [decree, track_widget(s, player.roost, *EYRIE), facts(*told)]


def bases(s: State, player: AlliancePieces) -> Fact:
    return fact("bases", Names([things.SUITS[suit] for suit in range(3) if not s.board[player.bases[suit]]]))


def martial_law(s: State, player: AlliancePieces) -> list[Fact]:
    """Where the next sympathy token is dearer, or worth less."""
    where = [c for c in CLEARINGS if not player.is_sympathetic(s, c) and player.martial_law(s, c)]
    return [fact("martial-law", things.numbers(where))] if where else []


def alliance(s: State, player: Alliance) -> list[Widget]:
    on_map = player.bases_on_map(s)
    told = [bases(s, player), fact("officers", player.officers(s)), fact("draw", 1 + on_map)]
    if in_turn(s, player.seat, "military operations"):
        told.append(fact("operations", player.officers(s) - s.own[player.seat][OPERATIONS]))
    if not on_map:
        told.append(fact("limit", SUPPORTERS_WITHOUT_BASE))
    return [
        track_widget(s, player.sympathy, *ALLIANCE),
        cards_widget("supporters", player.supporters(s)),
        facts(*told, *martial_law(s, player)),
    ]


def pawn(s: State, player: Wanderer) -> Fact:
    at = player.place(s)
    return fact("place", things.place(s, at) if at else Name("scene-value-no-place"))


def vagabond(s: State, player: Vagabond) -> list[Widget]:
    if not player.place(s):
        return [facts(pawn(s, player))]
    items = player.items(s)
    lying: list[list[tuple[Tile, ItemState]]] = [[], [], []]
    counted = 0
    for slot, count in enumerate(bytes(items)):
        place = satchel.place_of(slot)
        if count and place != satchel.GONE:
            group = 0 if place == satchel.TRACK else 1 if place in satchel.UNDAMAGED else 2
            lying[group] += [(satchel.tile_of(slot), STATES[place])] * count
            counted += count if group else 0
    limit = satchel.ITEM_LIMIT + satchel.LIMIT_PER_BAG * satchel.count_of(items, BAG, (satchel.TRACK,))
    character = player.character(s)
    own = s.own[player.seat]
    relations: list[Fact] = []
    for other in s.players:
        relation = own[RELATION + other.seat]
        if relation != NO_RELATION:
            name, aids = things.RELATIONS[relation], own[AIDS + other.seat]
            value = Name("scene-value-relation-aided", relation=name, aids=aids) if aids else name
            relations.append({"label": str(things.faction(s, other.seat)), "value": str(value)})
    return [
        *[
            items_widget(title, tiles)
            for title, tiles in zip(("item-tracks", "satchel", "damaged-box"), lying, strict=True)
            if tiles or title == "satchel"
        ],
        facts(*relations),
        quests_widget([quest for quest in range(len(QUESTS)) if player.completed(s, quest)], "quests-done"),
        facts(
            fact("character", things.CHARACTERS[character]),
            fact("ability", things.ability(character)),
            pawn(s, player),
            fact("item-limit", Name("scene-value-of", n=counted, limit=limit)),
        ),
    ]


# Bots


def marquise_bot(s: State, player: MechanicalMarquise) -> list[Widget]:
    rows = (player.sawmill, player.workshop, player.recruiter)
    points = ("points", mechanical_marquise.TRACK)
    return [order_widget(s, player), *[track_widget(s, row, points) for row in rows]]


def eyrie_bot(s: State, player: ElectricEyrie) -> list[Widget]:
    """The columns of its Decree are suits."""
    decree: Columns = {
        "kind": "columns",
        "title": say("scene-decree"),
        "columns": [
            column(
                str(things.SUITS[suit]),
                s.piles[player.pile + at],
                player.viziers() if at == electric_eyrie.BIRD_COLUMN else 0,
                False,
            )
            for at, suit in enumerate(electric_eyrie.COLUMNS)
        ],
    }
    roosts = track_widget(s, player.roost, ("points", electric_eyrie.ROOST_POINTS))
    suit = player.order_suit(s)  # known even when its card has gone to the Decree
    return [
        order_widget(s, player),
        decree,
        roosts,
        facts(fact("suit", things.NONE if suit is None else things.SUITS[suit])),
    ]


def alliance_bot(s: State, player: AutomatedAlliance) -> list[Widget]:
    sympathy = track_widget(s, player.sympathy, ("points", automated_alliance.TRACK))
    law = [] if player.has("steadfast") else martial_law(s, player)
    return [order_widget(s, player), sympathy, facts(bases(s, player), *law)]


def vagabond_bot(s: State, player: Vagabot) -> list[Widget]:
    if not player.place(s):
        return [facts(pawn(s, player))]
    items = player.items(s)
    on_track = len(items.track())
    battle: Track = {
        "kind": "track",
        "title": say("scene-track-battle"),
        "picture": f"piece:{ITEM_ON_TRACK}",
        "legend": [say("scene-legend-items"), say("scene-legend-hits")],
        "spaces": [{"filled": at < on_track, "labels": [str(THRESHOLDS[at]), "1"]} for at in range(SPACES)],
    }
    quest = player.quest(s)
    character = s.own[player.seat][CHARACTER]
    widgets: list[Widget] = [
        order_widget(s, player),
        items_widget("satchel", [(tile, BOT_STATES[state]) for tile, state in items.tiles()]),
        battle,
    ]
    if quest is not None:
        widgets.append(quests_widget((quest,), "quest"))
    widgets.append(
        facts(
            fact("character", things.CHARACTERS[character]),
            pawn(s, player),
            fact("maximum", HITS_AT_FIRST + min(on_track, SPACES_FOR_ROLLED_HITS)),
        )
    )
    return widgets


def lizards_bot(s: State, player: LogicalLizards) -> list[Widget]:
    """The Lost Souls lie face up, and so does everything else of theirs."""
    points = ("points", logical_lizards.GARDEN_POINTS)
    suit = player.order_suit(s)
    widgets: list[Widget] = [cards_widget("souls", reversed(player.lost_souls(s)))]
    if player.revealed(s):
        widgets.append(cards_widget("revealed", player.revealed(s)))
    return [
        *widgets,
        *[track_widget(s, row, points) for row in player.gardens],
        facts(
            fact("suit", things.NONE if suit is None else things.SUITS[suit]),
            fact("conspiracy", things.CONSPIRACIES[s.own[player.seat][logical_lizards.MARKER]]),
            fact("acolytes", player.acolytes(s)),
        ),
    ]


def riverfolk_bot(s: State, player: RiverfolkRobots) -> list[Widget]:
    """The Market, the trade posts still on the board, who has paid and what a service costs."""
    paid = [
        Name("scene-value-payment", player=things.faction(s, seat), n=player.payments(s, seat))
        for seat in s.order
        if player.payments(s, seat)
    ]
    prices = [
        Name("scene-value-price", player=things.faction(s, seat), n=player.price(s, seat))
        for seat in s.order
        if seat != player.seat
    ]
    hired = [
        things.service(name) for bit, name in ((RIVERBOATS, BOATS.name), (MERCENARIES, SOLDIERS.name)) if s.used & bit
    ]
    bought = [fact("bought", Names(hired))] if hired else []
    return [
        cards_widget("market", player.goods(s), "goods"),
        *[track_widget(s, row) for row in player.trade_posts],
        facts(fact("payments", things.in_a_row(paid)), fact("price", things.in_a_row(prices)), *bought),
    ]


def duchy_bot(s: State, player: DrillbitDuchy) -> list[Widget]:
    swayed = [things.MINISTERS[minister] for minister in range(len(MINISTERS)) if player.swayed(s, minister)]
    waiting = [things.MINISTERS[minister] for minister in player.unswayed(s)]
    return [
        order_widget(s, player),
        track_widget(s, player.citadel, ("recruits", CITADELS)),
        track_widget(s, player.market, ("points", MARKETS)),
        facts(
            fact("burrow", player.in_burrow(s)),
            fact("swayed", Names(swayed)),
            fact("unswayed", Names(waiting)),
        ),
    ]


def corvids_bot(s: State, player: CogwheelCorvids) -> list[Widget]:
    down = len([clearing for clearing in CLEARINGS if player.is_face_down(s, clearing)])
    return [
        order_widget(s, player),
        facts(
            fact("plots-supply", player.plots_in_supply(s)),
            fact("plots-down", down),
            fact("plots-up", player.all_face_up(s)),
            fact("plots-unknown", things.repeated([things.PLOTS[kind] for kind in player.unknown(s)])),
        ),
    ]


BOARDS: Final[dict[type[Faction], Callable[[State, Any], list[Widget]]]] = {
    Marquise: marquise,
    Eyrie: eyrie,
    Alliance: alliance,
    Vagabond: vagabond,
    SecondVagabond: vagabond,
    MechanicalMarquise: marquise_bot,
    ElectricEyrie: eyrie_bot,
    AutomatedAlliance: alliance_bot,
    Vagabot: vagabond_bot,
    LogicalLizards: lizards_bot,
    RiverfolkRobots: riverfolk_bot,
    DrillbitDuchy: duchy_bot,
    CogwheelCorvids: corvids_bot,
}
