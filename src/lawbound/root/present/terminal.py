"""The table for a terminal: the clearings, and what lies before the players as the browser has it."""

from __future__ import annotations

from typing import Final

from rich.box import SIMPLE_HEAD
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from lawbound.kernel import View
from lawbound.kit.scene import Columns, PlayerScene, Thing, Widget
from lawbound.present import plain
from lawbound.present.speech import Names
from lawbound.root.cards import CARD, CARD_SUIT, SUIT_NAMES, UNKNOWN
from lawbound.root.faction import Faction
from lawbound.root.hand import deck_size
from lawbound.root.hirelings.hireling import hirelings
from lawbound.root.hirelings.pawn import LonePawn
from lawbound.root.landmarks.legendary_forge import LegendaryForge
from lawbound.root.map import is_forest
from lawbound.root.pieces import CLEARINGS
from lawbound.root.present import boards, hired, names, widgets
from lawbound.root.present.scene import homelands, landmarks_of, scene, setup_card_scene, supply, tokens_in_forests
from lawbound.root.setup_cards import cards_on_table
from lawbound.root.speech import Name, say
from lawbound.root.state import NOBODY, SETTING_UP, State
from lawbound.root.suits import printed

SUIT_COLOURS: Final = ("red", "yellow", "orange3", "cyan")
UNSEEN: Final = "dim"


def overview(view: View) -> RenderableType:
    """The whole table as the view's seat (None: a spectator) sees it: only its own hand is shown."""
    s: State = view.state
    players = plain.panels(
        scene(view),
        view.seat,
        paint,
        lambda player: colour(s.players[player["seat"]]),
        lambda player: before(view, player),
    )
    return Group(clearings_table(s), *forest_lines(s), players, *table_lines(s))


def hand_page(view: View) -> RenderableType:
    """What the cards do that whoever looks has in hand."""
    held = [] if view.seat is None else sorted(set(view.state.hands[view.seat]) - {UNKNOWN})
    if not held:
        return Text(say("board-empty-hand"))
    return Group(*[Text(f"{names.card(card)}: {names.card_text(card)}") for card in held])


# The map


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
        suit = printed(s, clearing)
        table.add_row(
            str(clearing),
            Text(str(names.SUITS[s.suits[clearing]]), style=SUIT_COLOURS[suit]),
            " ".join([str(other) for other in s.paths[clearing]]),
            slots,
            ruler_text(s, clearing),
            pieces_text(s, clearing),
        )
    return table


def ruler_text(s: State, clearing: int) -> Text:
    seat = s.ruler[clearing]
    if seat == NOBODY:
        return Text("-", style="dim")
    return Text(str(names.faction(s, seat)), style=owner_colour(s, seat))


def pieces_text(s: State, clearing: int) -> Text:
    """What stands in a clearing, in short; each player's pieces in their colour, hirelings in none."""
    groups: list[Text] = []
    for owner in s.box.owners:
        found = [names.short_pieces(s, row, n) for row in owner.rows if (n := s.board[row + clearing])]
        if found:
            text = say("board-pieces-of", faction=names.faction(s, owner.number), pieces=names.in_a_row(found))
            groups.append(Text(text, style=owner_colour(s, owner.number)))
    return Text("; ").join(groups)


def forest_lines(s: State) -> list[Text]:
    """Who is in a forest, and which tokens lie there."""
    found = [
        Name("board-forest", pawns=names.faction(s, player.seat), place=names.place(s, at))
        for player in s.players
        if is_forest(at := boards.of(player).pawn(s, player))
    ]
    found += [
        Name("board-forest", pawns=names.HIRELINGS[hireling.face], place=names.place(s, hireling.place(s)))
        for hireling in hirelings(s)
        if isinstance(hireling, LonePawn) and is_forest(hireling.place(s))
    ]
    lines = [Text(say("board-forests", forests=Names(found)))] if found else []
    lying: dict[int, list[Name]] = {}
    for forest, row, count in tokens_in_forests(s):
        lying.setdefault(forest.place, []).append(names.short_pieces(s, row, count))
    if lying:
        each = [Name("board-relics-in", place=names.place(s, at), pieces=names.in_a_row(lying[at])) for at in lying]
        lines.append(Text(say("board-relics", forests="; ".join([str(one) for one in each]))))
    return lines


def table_lines(s: State) -> list[Text]:
    """What lies on the map besides pieces, and beside it."""
    lines: list[Text] = []
    for landmark in landmarks_of(s):
        clearing = names.clearing(s, landmark.clearing(s))
        lines.append(Text(say("board-landmark", landmark=names.LANDMARKS[landmark.NUMBER], clearing=clearing)))
        if isinstance(landmark, LegendaryForge):
            forged = [names.ITEMS[item] for item in landmark.items_left(s)]
            lines.append(Text(say("board-forge", items=names.repeated(forged))))
    lines += setup_lines(s)
    lines += [Text(hired.status(s, hireling)) for hireling in hirelings(s)]
    lines += [Text(line) for line in hired.marker_lines(s)]
    if s.ferry and s.box.map.ferry:
        lines.append(Text(say("board-ferry", clearing=names.clearing(s, s.ferry))))
    if s.box.map.closed:
        shut = [f"{a}-{b}" for i, (a, b) in enumerate(s.box.map.closed) if s.closed >> i & 1]
        clearing = names.clearing(s, s.box.map.tower)
        lines.append(Text(say("board-mountain", clearing=clearing, paths=Names(shut))))
    items = [names.ITEMS[item] for item in range(8) for _ in range(s.items[item])]
    lines.append(Text(say("board-table", deck=deck_size(s), discard=len(s.discard), items=names.repeated(items))))
    if s.available:
        lines.append(Text(say("board-dominance", cards=names.cards(s.available))))
    if s.quests:
        lines.append(Text(say("board-quests", quests="; ".join([str(names.quest(quest)) for quest in s.quests]))))
    return lines


def setup_lines(s: State) -> list[Text]:
    """The setup cards that lie there, and who has chosen which homelands."""
    cards = cards_on_table(s)
    if cards is None or s.stage != SETTING_UP:
        return []
    lines: list[Text] = []
    if laid_out := [setup_card_scene(s, cards, card) for card in cards.laid_out(s)]:
        lines.append(Text(say("board-setup-cards", cards="; ".join([each["title"] for each in laid_out]))))
    lines += [Text(homeland["text"]) for homeland in homelands(s)]
    return lines


# Players


def before(view: View, player: PlayerScene) -> list[Widget]:
    """What lies before a player: cards and crafted items, the faction board, and what is off the map."""
    s, seat = view.state, player["seat"]
    board = player["board"]
    on_tracks = [widget.get("picture") for widget in board if widget["kind"] == "track"]
    off: list[Thing] = [
        {"text": each["text"]} for each in supply(s, s.players[seat]) if f"piece:{each['piece']}" not in on_tracks
    ]
    crafted: list[Thing] = [
        {"text": str(names.ITEMS[item]), "count": count}
        for item in range(8)
        if (count := s.crafted_items[8 * seat + item])
    ]
    rows = [widgets.cards("crafted", s.crafted[seat]), widgets.row("crafted-items", "items", crafted)]
    return [
        hand(view, seat),
        *[row for row in rows if row["things"]],
        *[by_suit(widget) if widget["kind"] == "columns" else widget for widget in board],
        *([widgets.row("supply", "supply", off)] if off else []),
    ]


def hand(view: View, seat: int) -> Widget:
    cards = view.state.hands[seat]
    if view.seat == seat and cards:
        return widgets.cards("hand", cards)
    return widgets.facts({"label": say("scene-hand"), "value": str(names.counted("card", len(cards)))})


def by_suit(decree: Columns) -> Columns:
    """Of a Decree only the suits matter."""
    columns = decree["columns"]
    return {**decree, "columns": [{**each, "things": [suit_of(thing) for thing in each["things"]]} for each in columns]}


def suit_of(thing: Thing) -> Thing:
    kind, _, id = thing.get("picture", "").partition(":")
    return {**thing, "text": str(names.SUITS[CARD_SUIT[CARD[id]]])} if kind == "card" and id else thing


def owner_colour(s: State, owner: int) -> str:
    """That of a player; a hireling is of nobody's colour."""
    return colour(s.players[owner]) if owner < len(s.players) else ""


def colour(player: Faction) -> str:
    return boards.of(player).COLOUR


def paint(thing: Thing) -> str:
    """Cards in the colours of their suits."""
    kind, _, id = thing.get("picture", "").partition(":")
    if kind == "suit":
        return SUIT_COLOURS[SUIT_NAMES.index(id)]
    if kind != "card":
        return ""
    return SUIT_COLOURS[CARD_SUIT[CARD[id]]] if id else UNSEEN
