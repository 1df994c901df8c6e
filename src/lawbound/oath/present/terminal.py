"""The table for a terminal: the map as a table of sites, what lies beside it, and the players' boards."""

from __future__ import annotations

from typing import Final

from rich.box import SIMPLE_HEAD
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from lawbound.kernel import Seat, View
from lawbound.kit.scene import PlayerScene, Scene, Thing, Widget
from lawbound.law import Article, library
from lawbound.oath.box import COLORS
from lawbound.oath.cards import CARDS, FIRST_SITE, IN_REGION, NONE, NUMBER, POSITIONS, SUIT, Card, Position
from lawbound.oath.powers import article_of
from lawbound.oath.present import names, widgets
from lawbound.oath.present.happenings import tokens
from lawbound.oath.rule import BANNERS, facedown_advisers
from lawbound.oath.speech import say
from lawbound.oath.state import BANDITS, LEAST_MARKER, ROW, SITE, State
from lawbound.present import plain
from lawbound.present.speech import language

SUIT_COLOURS: Final = ("red", "magenta", "blue", "yellow", "green", "orange3", "default")
PLAYER_COLOURS: Final = {
    "purple": "magenta",
    "red": "red",
    "blue": "blue",
    "yellow": "yellow",
    "white": "white",
    "black": "bright_black",
}
UNSEEN: Final = "dim"


def overview(view: View, scene: Scene) -> RenderableType:
    """The whole table as the view's seat (None: a spectator) sees it."""
    s: State = view.state
    told = view.seat is not None and s.names[view.seat : view.seat + 1] == ("you",)  # the name says so already
    seat = None if told else view.seat
    players = plain.panels(scene, seat, paint, lambda player: colour(s, player["seat"]), before)
    rows = [widgets.banks(s), widgets.decks(s), widgets.piles(s), widgets.reliquary(s), *widgets.free_banners(s)]
    beside = [line for widget in [*rows, *widgets.promises(s)] for line in plain.widget_lines(widget, paint)]
    return Group(plain.facts_line(widgets.standing(s)["facts"]), map_table(s), *beside, players)


def before(player: PlayerScene) -> list[Widget]:
    return player["board"]


def colour(s: State, seat: Seat) -> str:
    return PLAYER_COLOURS[COLORS[s.box.colors[seat]]]


def paint(thing: Thing) -> str:
    """Cards in the colours of their suits."""
    kind, _, key = thing.get("place", "").partition(":")
    if kind == "card" and key in NUMBER:
        return SUIT_COLOURS[SUIT[NUMBER[key]]]
    return UNSEEN if kind in ("relic", "space", "adviser") else ""


# The map


def map_table(s: State) -> Table:
    """A line for each site, from the top of the map."""
    table = Table(box=SIMPLE_HEAD, padding=(0, 1, 0, 0), pad_edge=False, collapse_padding=True, expand=True)
    table.add_column(say("board-region"), no_wrap=True)
    table.add_column(say("board-site"), ratio=2)
    table.add_column(say("board-ruler"), no_wrap=True)
    table.add_column(say("board-here"), ratio=3)
    table.add_column(say("board-cards"), ratio=5)
    for number, positions in enumerate(IN_REGION):
        for position in positions:
            first = str(names.REGIONS[number]) if position == positions[0] else ""
            table.add_row(first, site(s, position), ruler(s, position), here(s, position), cards(s, position))
    return table


def site(s: State, position: Position) -> Text:
    if s.is_faceup(position) or s.site[position] != NONE:
        return Text(str(names.site_name(s, position)))
    return Text(say("board-facedown"), style=UNSEEN)


def ruler(s: State, position: Position) -> Text:
    seat = s.ruler[position]
    if seat == NONE:
        return Text("-", style=UNSEEN)
    if seat == BANDITS:
        return Text(str(names.player(s, seat)), style=UNSEEN)
    return Text(owner(s, seat), style=colour(s, seat))


def here(s: State, position: Position) -> Text:
    """Pawns and warbands, in the colours of their players; favor and secrets of the site."""
    parts = [
        Text(say("board-pawn", player=names.player(s, seat)), style=f"bold {colour(s, seat)}")
        for seat in range(s.box.seats)
        if s.pawn[seat] == position
    ]
    parts += [
        Text(say("board-bands", n=s.warbands[row * ROW + SITE + position], owner=owner(s, row)), style=colour(s, row))
        for row in widgets.rows_at(s, SITE + position)
    ]
    if s.site_favor[position] or s.site_secrets[position]:
        parts.append(Text(str(tokens(s.site_favor[position], s.site_secrets[position]))))
    return Text(", ").join(parts)


def owner(s: State, row: int) -> str:
    return str(names.player(s, row)) if row else say("owner-empire.short")


def cards(s: State, position: Position) -> Text:
    """The cards at the site, and its relics."""
    shown = [widgets.faceup(s, card) for card in s.cards_at[position]]
    parts = [Text(thing["text"], style=paint(thing)) for thing in shown]
    parts += [Text(str(widgets.relic(card)), style=UNSEEN) for card in s.relics_at[position]]
    return Text(", ").join(parts)


# What cards do


def cards_page(view: View) -> RenderableType:
    """What the Law says of the cards in play, one's own first, and of one's own facedown ones."""
    s: State = view.state
    found: list[Text] = []
    for title, several in groups(s, view.seat):
        if several:
            found.append(Text(title, style="bold"))
            found += [card_text(card) for card in several]
    found.append(Text(say("board-cards-more"), style="dim"))
    return Group(*found)


def groups(s: State, seat: Seat | None) -> list[tuple[str, list[Card]]]:
    """Cards that the viewer knows, by where they are: each once."""
    mine: list[Card] = []
    if seat is not None:
        held = [*s.hands[seat], *s.advisers[seat], *s.relics[seat]]
        held += [banner for banner in BANNERS if s.holder[banner - BANNERS[0]] == seat]
        mine = [card for card in [*held, s.vision[seat]] if card < LEAST_MARKER]
    here = [] if seat is None or s.pawn[seat] == NONE else list(s.cards_at[s.pawn[seat]])
    seen = {*mine, *here}
    sites = [card for position in POSITIONS for card in s.cards_at[position] if card not in seen]
    others = [
        card
        for other in range(s.box.seats)
        if other != seat
        for card in (*s.advisers[other], *s.relics[other], s.vision[other])
        if card < LEAST_MARKER and (card not in facedown_advisers(s, other) or seat is not None)
    ]
    return [
        (say("board-cards-own"), mine),
        (say("board-cards-here"), here),
        (say("board-cards-sites"), sites),
        (say("board-cards-others"), [card for card in others if card not in seen]),
    ]


def card_text(card: Card) -> Text:
    return Text.assemble((f"{names.card(card)}: ", SUIT_COLOURS[SUIT[card]]), _text_of(CARDS[card].article))


def _text_of(article: Article) -> str:
    """What the Law says there, in one line."""
    return " ".join(library.in_language(library.article(article), language()).text.split())


def sites_page(view: View) -> RenderableType:
    """The map, and what the Law says of its faceup sites."""
    s: State = view.state
    texts = [
        Text.assemble((f"{names.site_name(s, position)}: ", "bold"), _text_of(article))
        for position in POSITIONS
        if s.is_faceup(position)
        for article in [article_of(s, FIRST_SITE + position)]
    ]
    return Group(map_table(s), *texts)
