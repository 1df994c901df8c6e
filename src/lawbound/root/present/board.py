"""The board as text: a picture of a state for the terminal."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from rich.box import ROUNDED, SIMPLE_HEAD
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from lawbound.kernel import Seat, View
from lawbound.present.speech import Arg, Names
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
from lawbound.root.map import is_forest
from lawbound.root.pieces import CLEARINGS
from lawbound.root.present import names, things
from lawbound.root.quests import QUESTS
from lawbound.root.speech import Name, say
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
MARK: Final = "\ue000"  # stands in a message for what is printed in colours


def overview(s: State, seat: Seat | None = None) -> RenderableType:
    """The whole table as that seat (None: a spectator) sees it: only its own hand is shown."""
    parts: list[RenderableType] = [clearings_table(s)]
    forests = forests_line(s)
    if forests is not None:
        parts.append(forests)
    parts += [panels(s, seat), *table_lines(s)]
    return Group(*parts)


def hand_page(view: View) -> RenderableType:
    """What the cards do that whoever looks has in hand."""
    hand = [] if view.seat is None else sorted(set(view.state.hands[view.seat]) - {UNKNOWN})
    if not hand:
        return Text(say("board-empty-hand"))
    return Group(*[Text(f"{names.card(card)}: {names.card_text(card)}") for card in hand])


def clearings_table(s: State) -> Table:
    table = Table(box=SIMPLE_HEAD, padding=(0, 1, 0, 0), pad_edge=False, collapse_padding=True)
    table.add_column(say("board-number"), justify="right", no_wrap=True)
    table.add_column(say("board-suit"), no_wrap=True)
    table.add_column(say("board-paths"), no_wrap=True)
    table.add_column(say("board-slots"), no_wrap=True)
    table.add_column(say("board-ruler"), no_wrap=True)
    table.add_column(say("board-pieces"))
    for clearing in CLEARINGS:
        slots = say("board-ruin", slots=s.slots[clearing]) if s.ruins[clearing] else str(s.slots[clearing])
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
        found = [things.short_pieces(s, row, n) for row in player.rows if (n := s.board[row + clearing])]
        if found:
            pieces = things.in_a_row(found)
            text = say("board-pieces-of", faction=things.faction(s, player.seat), pieces=pieces)
            groups.append(Text(text, style=colour(player)))
    return Text("; ").join(groups)


def colour(player: Faction) -> str:
    return FACTION_COLOURS.get(player.KEY, "white")


def forests_line(s: State) -> Text | None:
    """Who is in a forest."""
    found = [
        Name("board-forest", pawns=things.faction(s, player.seat), place=things.place(s, player.place(s)))
        for player in s.players
        if isinstance(player, Wanderer) and is_forest(player.place(s))
    ]
    return Text(say("board-forests", forests=Names(found))) if found else None


def table_lines(s: State) -> list[Text]:
    """What lies on the map besides pieces, and beside it."""
    lines: list[Text] = []
    if s.ferry:
        lines.append(Text(say("board-ferry", clearing=things.clearing(s, s.ferry))))
    if s.box.map.tower:
        shut = [f"{a}-{b}" for i, (a, b) in enumerate(s.box.map.closed) if s.closed >> i & 1]
        clearing = things.clearing(s, s.box.map.tower)
        lines.append(Text(say("board-mountain", clearing=clearing, paths=Names(shut))))
    supply = [things.ITEMS[item] for item in range(8) for _ in range(s.items[item])]
    lines.append(Text(say("board-table", deck=deck_size(s), discard=len(s.discard), items=things.repeated(supply))))
    if s.available:
        lines.append(Text(say("board-dominance", cards=things.cards(s.available))))
    if s.quests:
        lines.append(Text(say("board-quests", quests="; ".join([names.quest(quest) for quest in s.quests]))))
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
        title = say("board-you", player=title)
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
        return say("board-has-coalition", partner=things.faction(s, s.coalition[seat]))
    if s.dominance[seat] != NONE:
        return say("board-has-dominance", suit=things.SUITS[CARD_SUIT[s.dominance[seat]]])
    return names.counted("point", s.vp[seat])


def general_lines(s: State, player: Faction, seat: Seat | None) -> list[Text]:
    hand = s.hands[player.seat]
    lines: list[Text] = []
    if player.seat == seat:
        lines.append(labelled("board-own-hand", "names", cards_text(hand)))
    else:
        lines.append(Text(say("board-hand", cards=things.counted("card", len(hand)))))
    if s.crafted[player.seat]:
        lines.append(labelled("board-crafted", "cards", cards_text(s.crafted[player.seat])))
    made = [things.ITEMS[i] for i in range(8) for _ in range(s.crafted_items[player.seat * 8 + i])]
    if made:
        lines.append(Text(say("board-items", items=things.repeated(made))))
    return lines


def labelled(message: str, field: str, value: Text, **others: Arg) -> Text:
    """The message with a coloured text in place of that field."""
    before, _, after = say(message, **{field: MARK}, **others).partition(MARK)
    return Text.assemble(before, value, after)


def cards_text(cards: Iterable[Card]) -> Text:
    """Cards in the colours of their suits."""
    each = [Text(names.card(card), style="dim" if card == UNKNOWN else SUIT_COLOURS[CARD_SUIT[card]]) for card in cards]
    return Text(say("list-comma")).join(each) if each else Text(say("list-none"), style="dim")


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
    bases = [things.SUITS[suit] for suit in range(3) if not s.board[player.bases[suit]]]
    pieces = say("board-automated-alliance", bases=Names(bases), sympathy=player.sympathy_on_map(s))
    return [Text(pieces), Text(say("board-warriors", n=s.board[player.warrior]))]


def marquise_lines(s: State, player: Marquise) -> list[Text]:
    built = [BUILDINGS_OF_A_KIND - s.board[row] for row in (player.sawmill, player.workshop, player.recruiter)]
    wood = sum([s.board[player.wood + clearing] for clearing in CLEARINGS])
    return [
        Text(say("board-marquise-buildings", sawmills=built[0], workshops=built[1], recruiters=built[2])),
        Text(say("board-marquise-wood", wood=wood, left=s.board[player.wood])),
        Text(say("board-warriors", n=s.board[player.warrior])),
    ]


def eyrie_lines(s: State, player: Eyrie) -> list[Text]:
    roosts = player.roosts(s)
    # Before their setup they have neither a roost nor a leader.
    leader = NO_LEADER if s.stage == SETTING_UP and not roosts else player.leader(s)
    title = things.NONE if leader == NO_LEADER else things.LEADERS[leader]
    lines = [
        Text(say("board-eyrie-leader", leader=title, roosts=roosts)),
        Text(say("board-warriors", n=s.board[player.warrior])),
    ]
    columns: list[Text] = []
    for column, name in enumerate(things.COLUMNS):
        cards = [suit_text(CARD_SUIT[card]) for card in s.piles[player.pile + column]]
        if leader != NO_LEADER:
            cards += [Text(say("board-vizier"), style=SUIT_COLOURS[BIRD])] * player.viziers(s, column)
        text = Text(say("list-comma")).join(cards) if cards else Text("-", style="dim")
        columns.append(labelled("board-eyrie-column", "cards", text, column=name))
    lines.append(labelled("board-eyrie-decree", "columns", Text("; ").join(columns)))
    return lines


def alliance_lines(s: State, player: Alliance, seat: Seat | None) -> list[Text]:
    stack = player.supporters(s)
    bases = [things.SUITS[suit] for suit in range(3) if not s.board[player.bases[suit]]]
    placed = player.sympathy_on_map(s)
    fields: dict[str, Arg] = {"officers": player.officers(s), "bases": Names(bases), "sympathy": placed}
    if placed < len(SYMPATHY_COST):
        fields["cost"] = things.counted("supporter", SYMPATHY_COST[placed])
        fields["points"] = things.counted("point", SYMPATHY_POINTS[placed])
        pieces = say("board-alliance-pieces", **fields)
    else:
        pieces = say("board-alliance-full", **fields)
    if player.seat == seat:
        supporters = labelled("board-alliance-own-supporters", "cards", cards_text(stack))
    else:
        supporters = Text(say("board-alliance-supporters", n=len(stack)))
    return [supporters, Text(pieces), Text(say("board-warriors", n=s.board[player.warrior]))]


def vagabond_lines(s: State, player: Vagabond) -> list[Text]:
    at = player.place(s)
    if not at:
        return [Text(say("board-vagabond-unset"), style="dim")]
    character = things.CHARACTERS[player.character(s)]
    lines = [Text(say("board-vagabond", character=character, place=things.place(s, at)))]
    items = player.items(s)
    for key, places in (
        ("board-vagabond-ready", satchel.READY),
        ("board-vagabond-exhausted", (satchel.EXHAUSTED,)),
        ("board-vagabond-damaged", satchel.IN_DAMAGED_BOX),
    ):
        tiles = [
            things.tile(satchel.tile_of(slot))
            for slot, count in enumerate(bytes(items))
            for _ in range(count)
            if satchel.place_of(slot) in places
        ]
        if tiles or places is satchel.READY:
            lines.append(Text(say(key, items=things.repeated(tiles))))
    relations = [
        Name("board-vagabond-relation", player=things.faction(s, other.seat), relation=things.RELATIONS[relation])
        for other in s.players
        if (relation := s.own[player.seat][RELATION + other.seat]) != NO_RELATION
    ]
    lines.append(Text(str(Names(relations))))
    done = [things.QUESTS[quest] for quest in range(len(QUESTS)) if player.completed(s, quest)]
    if done:
        lines.append(Text(say("board-vagabond-quests", quests=things.repeated(done))))
    return lines


def mechanical_marquise_lines(s: State, player: MechanicalMarquise) -> list[Text]:
    built = [BUILDINGS_OF_A_KIND - s.board[row] for row in (player.sawmill, player.workshop, player.recruiter)]
    return [
        Text(say("board-marquise-buildings", sawmills=built[0], workshops=built[1], recruiters=built[2])),
        Text(say("board-warriors", n=s.board[player.warrior])),
    ]


def electric_eyrie_lines(s: State, player: ElectricEyrie) -> list[Text]:
    """The columns of the Decree are suits, so that their numbers of cards say everything."""
    columns = [
        labelled("board-eyrie-column", "cards", suit_text(suit), column=player.cards_in(s, column))
        for column, suit in enumerate(COLUMNS)
        if column == BIRD_COLUMN or player.cards_in(s, column)
    ]
    return [
        Text(say("board-eyrie-bot-roosts", roosts=player.roosts(s))),
        Text(say("board-warriors", n=s.board[player.warrior])),
        labelled("board-eyrie-decree", "columns", Text(say("list-comma")).join(columns)),
    ]


def lizard_lines(s: State, player: LogicalLizards) -> list[Text]:
    """The Lost Souls lie face up, and so does everything else of theirs."""
    fox, rabbit, mouse = [player.gardens_on_map(s, suit) for suit in range(3)]
    gardens = say("board-lizards-gardens", fox=fox, rabbit=rabbit, mouse=mouse, acolytes=player.acolytes(s))
    suit = player.order_suit(s)
    order = things.NONE if suit is None else things.SUITS[suit]
    conspiracy = things.CONSPIRACIES[s.own[player.seat][MARKER]]
    return [
        labelled("board-lizards-souls", "cards", cards_text(reversed(player.lost_souls(s)))),
        Text(gardens),
        Text(say("board-lizards-conspiracy", conspiracy=conspiracy, order=order)),
        Text(say("board-warriors", n=s.board[player.warrior])),
    ]


def riverfolk_lines(s: State, player: RiverfolkRobots) -> list[Text]:
    """The Market, the trade posts still on the board, and who has paid."""
    fox, rabbit, mouse = [s.board[row] for row in player.trade_posts]
    paid = [
        Name("board-riverfolk-payment", player=things.faction(s, seat), n=player.payments(s, seat))
        for seat in s.order
        if player.payments(s, seat)
    ]
    return [
        labelled("board-riverfolk-market", "cards", cards_text(player.goods(s))),
        Text(say("board-riverfolk-posts", fox=fox, rabbit=rabbit, mouse=mouse)),
        Text(say("board-riverfolk-payments", payments=Names(paid))),
        Text(say("board-warriors", n=s.board[player.warrior])),
    ]


def duchy_lines(s: State, player: DrillbitDuchy) -> list[Text]:
    swayed = [things.MINISTERS[minister] for minister in range(len(MINISTERS)) if player.swayed(s, minister)]
    built = {"citadels": player.built(s, player.citadel), "markets": player.built(s, player.market)}
    lines = [
        Text(say("board-duchy-buildings", burrow=player.in_burrow(s), **built)),
        Text(say("board-duchy-ministers", ministers=Names(swayed))),
        Text(say("board-warriors", n=s.board[player.warrior])),
    ]
    order = player.order(s)
    if order is not None:
        lines.append(labelled("board-duchy-order", "card", cards_text([order])))
    return lines


def corvid_lines(s: State, player: CogwheelCorvids) -> list[Text]:
    down = len([clearing for clearing in CLEARINGS if player.is_face_down(s, clearing)])
    plots = {"supply": player.plots_in_supply(s), "down": down, "up": player.all_face_up(s)}
    lines = [Text(say("board-corvids-plots", **plots)), Text(say("board-warriors", n=s.board[player.warrior]))]
    order = player.order(s)
    if order is not None:
        lines.append(labelled("board-corvids-order", "card", cards_text([order])))
    return lines


def vagabot_lines(s: State, player: Vagabot) -> list[Text]:
    at = player.place(s)
    if not at:
        return [Text(say("board-vagabond-unset"), style="dim")]
    character = things.CHARACTERS[s.own[player.seat][CHARACTER]]
    lines = [Text(say("board-vagabond", character=character, place=things.place(s, at)))]
    items = player.items(s)
    for key, states in (
        ("board-vagabond-ready", (READY,)),
        ("board-vagabond-exhausted", (EXHAUSTED,)),
        ("board-vagabond-damaged", (DAMAGED, BROKEN)),
    ):
        tiles = [things.tile(tile) for tile, state in items.tiles() if state in states]
        if tiles or READY in states:
            lines.append(Text(say(key, items=things.repeated(tiles))))
    lines.append(Text(say("board-vagabot-track", n=len(items.track()))))
    quest = player.quest(s)
    if quest is not None:
        lines.append(Text(say("board-vagabot-quest", quest=things.quest(quest))))
    covered = [clearing for clearing in CLEARINGS if player.covers(s, clearing)]
    if covered:
        lines.append(Text(say("board-vagabot-covers", clearings=things.clearings(covered))))
    return lines
