"""The board as text: a picture of a state for the terminal."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from rich.box import ROUNDED, SIMPLE_HEAD
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from lawbound.kernel import Seat
from lawbound.present import english, names
from lawbound.root.bots.automated_alliance import AutomatedAlliance
from lawbound.root.bots.cogwheel_corvids import CogwheelCorvids
from lawbound.root.bots.drillbit_duchy import MINISTERS, DrillbitDuchy
from lawbound.root.bots.electric_eyrie import BIRD_COLUMN, COLUMNS, ElectricEyrie
from lawbound.root.bots.logical_lizards import MARKER, LogicalLizards
from lawbound.root.bots.mechanical_marquise import MechanicalMarquise
from lawbound.root.bots.riverfolk_robots import RiverfolkRobots
from lawbound.root.bots.vagabot import Vagabot
from lawbound.root.bots.vagabot_items import BROKEN, DAMAGED, EXHAUSTED, READY
from lawbound.root.cards import BIRD, CARD_SUIT, UNKNOWN, Card
from lawbound.root.faction import Faction
from lawbound.root.factions.alliance import SYMPATHY_COST, SYMPATHY_POINTS, Alliance
from lawbound.root.factions.eyrie import NO_LEADER, Eyrie
from lawbound.root.factions.marquise import BUILDINGS_OF_A_KIND, Marquise
from lawbound.root.factions.vagabond import Vagabond, satchel
from lawbound.root.factions.vagabond.relations import NO_RELATION, RELATION
from lawbound.root.factions.vagabond.wanderer import CHARACTER, Wanderer
from lawbound.root.hand import deck_size
from lawbound.root.items import CHARACTERS
from lawbound.root.map import is_forest
from lawbound.root.pieces import CLEARINGS
from lawbound.root.quests import QUESTS
from lawbound.root.state import NOBODY, NONE, SETTING_UP, State

FACTION_COLOURS: Final = {
    "marquise": "dark_orange",
    "eyrie": "deep_sky_blue1",
    "alliance": "green3",
    "vagabond": "grey70",
    "vagabond2": "tan",
    "duchy": "rosy_brown",
    "lizards": "khaki3",
    "corvids": "medium_purple3",
}
SUIT_COLOURS: Final = ("red", "yellow", "orange3", "cyan")
WORD: Final = english.BOARD


def overview(s: State, seat: Seat | None = None) -> RenderableType:
    """The whole table as that seat (None: a spectator) sees it: only its own hand is shown."""
    parts: list[RenderableType] = [clearings_table(s)]
    forests = forests_line(s)
    if forests is not None:
        parts.append(forests)
    parts += [panels(s, seat), *table_lines(s)]
    return Group(*parts)


def clearings_table(s: State) -> Table:
    table = Table(box=SIMPLE_HEAD, padding=(0, 1, 0, 0), pad_edge=False, collapse_padding=True)
    table.add_column(WORD["number"], justify="right", no_wrap=True)
    table.add_column(WORD["suit"], no_wrap=True)
    table.add_column(WORD["paths"], no_wrap=True)
    table.add_column(WORD["slots"], no_wrap=True)
    table.add_column(WORD["ruler"], no_wrap=True)
    table.add_column(WORD["pieces"])
    for clearing in CLEARINGS:
        slots = str(s.slots[clearing])
        if s.ruins[clearing]:
            slots = WORD["ruin"].format(slots=slots)
        table.add_row(
            str(clearing),
            suit_text(s.suits[clearing]),
            " ".join([str(other) for other in s.paths[clearing]]),
            slots,
            ruler_text(s, clearing),
            pieces_text(s, clearing),
        )
    return table


def suit_text(suit: int) -> Text:
    return Text(names.suit(suit), style=SUIT_COLOURS[suit])


def ruler_text(s: State, clearing: int) -> Text:
    seat = s.ruler[clearing]
    if seat == NOBODY:
        return Text("-", style="dim")
    return Text(names.faction(s, seat), style=colour(s.players[seat]))


def pieces_text(s: State, clearing: int) -> Text:
    """What stands in a clearing, in short; each player's pieces in their colour."""
    groups: list[Text] = []
    for player in s.players:
        found: list[str] = []
        for row in player.rows:
            count = s.board[row + clearing]
            if count:
                one, many = english.SHORT_PIECES[s.box.piece_name(row)]
                found.append((one if count == 1 else many).format(n=count))
        if found:
            text = WORD["pieces of"].format(faction=names.faction(s, player.seat), pieces=", ".join(found))
            groups.append(Text(text, style=colour(player)))
    return Text("; ").join(groups)


def colour(player: Faction) -> str:
    return FACTION_COLOURS.get(player.KEY, "white")


def forests_line(s: State) -> Text | None:
    """Who is in a forest."""
    found: list[str] = []
    for player in s.players:
        if isinstance(player, Wanderer) and is_forest(player.place(s)):
            found.append(
                WORD["forest"].format(pawns=names.faction(s, player.seat), place=names.place(s, player.place(s)))
            )
    return Text(WORD["forests"].format(forests=names.listed(found))) if found else None


def table_lines(s: State) -> list[Text]:
    """What lies on the map besides pieces, and beside it."""
    lines: list[Text] = []
    if s.ferry:
        lines.append(Text(WORD["ferry"].format(clearing=names.clearing(s, s.ferry))))
    if s.box.map.tower:
        shut = [f"{a}-{b}" for i, (a, b) in enumerate(s.box.map.closed) if s.closed >> i & 1]
        clearing = names.clearing(s, s.box.map.tower)
        lines.append(Text(WORD["mountain"].format(clearing=clearing, paths=names.listed(shut))))
    supply = [names.item(item) for item in range(8) for _ in range(s.items[item])]
    lines.append(Text(WORD["table"].format(deck=deck_size(s), discard=len(s.discard), items=names.repeated(supply))))
    if s.available:
        lines.append(Text(WORD["dominance"].format(cards=names.cards(s.available))))
    if s.quests:
        lines.append(Text(WORD["quests"].format(quests="; ".join([names.quest(quest) for quest in s.quests]))))
    return lines


# Players


def panels(s: State, seat: Seat | None) -> Table:
    """A panel for each player in turn order, two in a row."""
    grid = Table.grid(expand=True, padding=(0, 0))
    grid.add_column(ratio=1)
    grid.add_column(ratio=1)
    each = [panel(s, s.players[other], seat) for other in s.order]
    for at in range(0, len(each), 2):
        grid.add_row(*each[at : at + 2])
    return grid


def panel(s: State, player: Faction, seat: Seat | None) -> Panel:
    title = names.player(s, player.seat)
    if player.seat == seat and names.person(s, seat) is None:
        title = WORD["you"].format(player=title)
    lines = [*general_lines(s, player, seat), *own_lines(s, player, seat)]
    return Panel(
        Text("\n").join(lines),
        title=Text(title, style=f"bold {colour(player)}"),
        title_align="left",
        subtitle=Text(score(s, player.seat), style="bold"),
        subtitle_align="right",
        border_style=colour(player),
        box=ROUNDED,
        padding=(0, 1),
    )


def score(s: State, seat: Seat) -> str:
    """Points, or what stands instead of them."""
    if s.coalition[seat] != NOBODY:
        return WORD["has coalition"].format(partner=names.faction(s, s.coalition[seat]))
    if s.dominance[seat] != NONE:
        return WORD["has dominance"].format(suit=names.suit(CARD_SUIT[s.dominance[seat]]))
    return WORD["score"].format(points=names.counted("point", s.vp[seat]))


def general_lines(s: State, player: Faction, seat: Seat | None) -> list[Text]:
    hand = s.hands[player.seat]
    lines: list[Text] = []
    if player.seat == seat:
        lines.append(labelled(WORD["own hand"], "names", cards_text(hand)))
    else:
        lines.append(Text(WORD["hand"].format(cards=names.counted("card", len(hand)))))
    if s.crafted[player.seat]:
        lines.append(labelled(WORD["crafted"], "cards", cards_text(s.crafted[player.seat])))
    made = [names.item(i) for i in range(8) for _ in range(s.crafted_items[player.seat * 8 + i])]
    if made:
        lines.append(Text(WORD["items"].format(items=names.repeated(made))))
    return lines


def labelled(template: str, field: str, value: Text) -> Text:
    """The template with a coloured text in place of its only field."""
    before, _, after = template.partition("{" + field + "}")
    return Text.assemble(before, value, after)


def cards_text(cards: Iterable[Card]) -> Text:
    """Cards in the colours of their suits."""
    each = [Text(names.card(card), style="dim" if card == UNKNOWN else SUIT_COLOURS[CARD_SUIT[card]]) for card in cards]
    return Text(english.LISTS["comma"]).join(each) if each else Text(english.LISTS["none"], style="dim")


def own_lines(s: State, player: Faction, seat: Seat | None) -> Sequence[Text]:
    if isinstance(player, Marquise):
        return marquise_lines(s, player)
    if isinstance(player, Eyrie):
        return eyrie_lines(s, player)
    if isinstance(player, Alliance):
        return alliance_lines(s, player, seat)
    if isinstance(player, Vagabond):
        return vagabond_lines(s, player)
    if isinstance(player, MechanicalMarquise):
        return mechanical_marquise_lines(s, player)
    if isinstance(player, ElectricEyrie):
        return electric_eyrie_lines(s, player)
    if isinstance(player, AutomatedAlliance):
        return automated_alliance_lines(s, player)
    if isinstance(player, Vagabot):
        return vagabot_lines(s, player)
    if isinstance(player, DrillbitDuchy):
        return duchy_lines(s, player)
    if isinstance(player, LogicalLizards):
        return lizard_lines(s, player)
    if isinstance(player, CogwheelCorvids):
        return corvid_lines(s, player)
    if isinstance(player, RiverfolkRobots):
        return riverfolk_lines(s, player)
    return []


def automated_alliance_lines(s: State, player: AutomatedAlliance) -> list[Text]:
    bases = [names.suit(suit) for suit in range(3) if not s.board[player.bases[suit]]]
    pieces = WORD["automated alliance"].format(bases=names.listed(bases), sympathy=player.sympathy_on_map(s))
    return [Text(pieces), Text(WORD["warriors"].format(n=s.board[player.warrior]))]


def marquise_lines(s: State, player: Marquise) -> list[Text]:
    built = [BUILDINGS_OF_A_KIND - s.board[row] for row in (player.sawmill, player.workshop, player.recruiter)]
    wood = sum([s.board[player.wood + clearing] for clearing in CLEARINGS])
    return [
        Text(WORD["marquise buildings"].format(sawmills=built[0], workshops=built[1], recruiters=built[2])),
        Text(WORD["marquise wood"].format(wood=wood, left=s.board[player.wood])),
        Text(WORD["warriors"].format(n=s.board[player.warrior])),
    ]


def eyrie_lines(s: State, player: Eyrie) -> list[Text]:
    roosts = player.roosts(s)
    # Before their setup they have neither a roost nor a leader.
    leader = NO_LEADER if s.stage == SETTING_UP and not roosts else player.leader(s)
    title = english.LISTS["none"] if leader == NO_LEADER else english.LEADERS[leader]
    lines = [
        Text(WORD["eyrie leader"].format(leader=title, roosts=roosts)),
        Text(WORD["warriors"].format(n=s.board[player.warrior])),
    ]
    columns: list[Text] = []
    for column, name in enumerate(english.COLUMNS):
        cards = [suit_text(CARD_SUIT[card]) for card in s.piles[player.pile + column]]
        if leader != NO_LEADER:
            cards += [Text(WORD["vizier"], style=SUIT_COLOURS[BIRD])] * player.viziers(s, column)
        text = Text(english.LISTS["comma"]).join(cards) if cards else Text("-", style="dim")
        columns.append(labelled(WORD["eyrie column"].replace("{column}", name), "cards", text))
    lines.append(labelled(WORD["eyrie decree"], "columns", Text("; ").join(columns)))
    return lines


def alliance_lines(s: State, player: Alliance, seat: Seat | None) -> list[Text]:
    stack = player.supporters(s)
    bases = [names.suit(suit) for suit in range(3) if not s.board[player.bases[suit]]]
    placed = player.sympathy_on_map(s)
    fields = {
        "officers": str(player.officers(s)),
        "bases": names.listed(bases),
        "sympathy": str(placed),
    }
    if placed < len(SYMPATHY_COST):
        fields["cost"] = names.counted("supporter", SYMPATHY_COST[placed])
        fields["points"] = names.counted("point", SYMPATHY_POINTS[placed])
        pieces = WORD["alliance pieces"].format_map(fields)
    else:
        pieces = WORD["alliance full"].format_map(fields)
    if player.seat == seat:
        supporters = labelled(WORD["alliance own supporters"], "cards", cards_text(stack))
    else:
        supporters = Text(WORD["alliance supporters"].format(n=len(stack)))
    return [supporters, Text(pieces), Text(WORD["warriors"].format(n=s.board[player.warrior]))]


def vagabond_lines(s: State, player: Vagabond) -> list[Text]:
    at = player.place(s)
    if not at:
        return [Text(WORD["vagabond unset"], style="dim")]
    character = CHARACTERS[player.character(s)].name
    lines = [Text(WORD["vagabond"].format(character=character, place=names.place(s, at)))]
    items = player.items(s)
    for key, places in (
        ("vagabond ready", satchel.READY),
        ("vagabond exhausted", (satchel.EXHAUSTED,)),
        ("vagabond damaged", satchel.IN_DAMAGED_BOX),
    ):
        tiles = [
            names.tile(satchel.tile_of(slot))
            for slot, count in enumerate(bytes(items))
            for _ in range(count)
            if satchel.place_of(slot) in places
        ]
        if tiles or places is satchel.READY:
            lines.append(Text(WORD[key].format(items=names.repeated(tiles))))
    relations = [
        WORD["vagabond relation"].format(player=names.faction(s, other.seat), relation=english.RELATIONS[relation])
        for other in s.players
        if (relation := s.own[player.seat][RELATION + other.seat]) != NO_RELATION
    ]
    lines.append(Text(WORD["vagabond relations"].format(relations=names.listed(relations))))
    done = [QUESTS[quest].name for quest in range(len(QUESTS)) if player.completed(s, quest)]
    if done:
        lines.append(Text(WORD["vagabond quests"].format(quests=names.repeated(done))))
    return lines


def mechanical_marquise_lines(s: State, player: MechanicalMarquise) -> list[Text]:
    built = [BUILDINGS_OF_A_KIND - s.board[row] for row in (player.sawmill, player.workshop, player.recruiter)]
    return [
        Text(WORD["marquise buildings"].format(sawmills=built[0], workshops=built[1], recruiters=built[2])),
        Text(WORD["warriors"].format(n=s.board[player.warrior])),
    ]


def electric_eyrie_lines(s: State, player: ElectricEyrie) -> list[Text]:
    """The columns of the Decree are suits, so that their numbers of cards say everything."""
    columns = [
        labelled(WORD["eyrie column"].replace("{column}", str(player.cards_in(s, column))), "cards", suit_text(suit))
        for column, suit in enumerate(COLUMNS)
        if column == BIRD_COLUMN or player.cards_in(s, column)
    ]
    return [
        Text(WORD["eyrie bot roosts"].format(roosts=player.roosts(s))),
        Text(WORD["warriors"].format(n=s.board[player.warrior])),
        labelled(WORD["eyrie decree"], "columns", Text(english.LISTS["comma"]).join(columns)),
    ]


def lizard_lines(s: State, player: LogicalLizards) -> list[Text]:
    """The Lost Souls lie face up, and so does everything else of theirs."""
    fox, rabbit, mouse = [player.gardens_on_map(s, suit) for suit in range(3)]
    gardens = WORD["lizards gardens"].format(fox=fox, rabbit=rabbit, mouse=mouse, acolytes=player.acolytes(s))
    suit = player.order_suit(s)
    order = english.LISTS["none"] if suit is None else names.suit(suit)
    conspiracy = english.CONSPIRACIES[s.own[player.seat][MARKER]]
    return [
        labelled(WORD["lizards souls"], "cards", cards_text(reversed(player.lost_souls(s)))),
        Text(gardens),
        Text(WORD["lizards conspiracy"].format(conspiracy=conspiracy, order=order)),
        Text(WORD["warriors"].format(n=s.board[player.warrior])),
    ]


def riverfolk_lines(s: State, player: RiverfolkRobots) -> list[Text]:
    """The Market, the trade posts still on the board, and who has paid."""
    fox, rabbit, mouse = [s.board[row] for row in player.trade_posts]
    paid = [
        WORD["riverfolk payment"].format(player=names.faction(s, seat), n=player.payments(s, seat))
        for seat in s.order
        if player.payments(s, seat)
    ]
    return [
        labelled(WORD["riverfolk market"], "cards", cards_text(player.goods(s))),
        Text(WORD["riverfolk posts"].format(fox=fox, rabbit=rabbit, mouse=mouse)),
        Text(WORD["riverfolk payments"].format(payments=names.listed(paid))),
        Text(WORD["warriors"].format(n=s.board[player.warrior])),
    ]


def duchy_lines(s: State, player: DrillbitDuchy) -> list[Text]:
    swayed = [english.MINISTERS[minister] for minister in range(len(MINISTERS)) if player.swayed(s, minister)]
    built = {"citadels": player.built(s, player.citadel), "markets": player.built(s, player.market)}
    lines = [
        Text(WORD["duchy buildings"].format(burrow=player.in_burrow(s), **built)),
        Text(WORD["duchy ministers"].format(ministers=names.listed(swayed))),
        Text(WORD["warriors"].format(n=s.board[player.warrior])),
    ]
    order = player.order(s)
    if order is not None:
        lines.append(labelled(WORD["duchy order"], "card", cards_text([order])))
    return lines


def corvid_lines(s: State, player: CogwheelCorvids) -> list[Text]:
    down = len([clearing for clearing in CLEARINGS if player.is_face_down(s, clearing)])
    plots = {"supply": player.plots_in_supply(s), "down": down, "up": player.all_face_up(s)}
    lines = [Text(WORD["corvids plots"].format(**plots)), Text(WORD["warriors"].format(n=s.board[player.warrior]))]
    order = player.order(s)
    if order is not None:
        lines.append(labelled(WORD["corvids order"], "card", cards_text([order])))
    return lines


def vagabot_lines(s: State, player: Vagabot) -> list[Text]:
    at = player.place(s)
    if not at:
        return [Text(WORD["vagabond unset"], style="dim")]
    character = CHARACTERS[s.own[player.seat][CHARACTER]].name
    lines = [Text(WORD["vagabond"].format(character=character, place=names.place(s, at)))]
    items = player.items(s)
    for key, states in (
        ("vagabond ready", (READY,)),
        ("vagabond exhausted", (EXHAUSTED,)),
        ("vagabond damaged", (DAMAGED, BROKEN)),
    ):
        tiles = [names.tile(tile) for tile, state in items.tiles() if state in states]
        if tiles or READY in states:
            lines.append(Text(WORD[key].format(items=names.repeated(tiles))))
    lines.append(Text(WORD["vagabot track"].format(n=len(items.track()))))
    quest = player.quest(s)
    if quest is not None:
        lines.append(Text(WORD["vagabot quest"].format(quest=names.quest(quest))))
    covered = [clearing for clearing in CLEARINGS if player.covers(s, clearing)]
    if covered:
        lines.append(Text(WORD["vagabot covers"].format(clearings=names.clearings(covered))))
    return lines
