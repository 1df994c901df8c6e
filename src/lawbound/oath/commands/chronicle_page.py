"""A chronicle on the screen."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.markup import escape
from rich.table import Table

from lawbound.oath.box import COLORS
from lawbound.oath.cards import CARDS, OATH_NAMES, REGION, REGION_NAMES, SITES, SUIT, SUIT_NAMES, Card
from lawbound.oath.chronicle_value import Chronicle, LastGame, Spot

WAYS: Final = {
    "usurper": "as Usurper",
    "visionary": "by a vision",
    "stable": "by a stable regime",
    "successor": "as Successor",
    "exhaustion": "by war exhaustion",
}


def print_chronicle(c: Chronicle, sealed: bool) -> None:
    """Its open part; what is sealed only for whoever asks."""
    shown = c if sealed else c.opened()
    console = Console(highlight=False, emoji=False)
    console.print(f"[bold]{escape(c.name)}[/bold], game {c.number}")
    facts = Table(show_header=False, box=None, padding=(0, 2, 0, 2), pad_edge=True)
    facts.add_column(no_wrap=True)
    facts.add_column()
    facts.add_row("oath", OATH_NAMES[c.oath].title())
    facts.add_row("citizens", _boards(c.citizens))
    if c.last is not None:
        facts.add_row("last game", escape(_last(c.last)))
    console.print(facts)
    console.print(_map(shown))
    more = Table(show_header=False, box=None, padding=(0, 2, 0, 2), pad_edge=True)
    more.add_column(no_wrap=True)
    more.add_column()
    state = "" if c.rebuilt else "; the world deck has still to be built (1.24)"
    more.add_row("denizens", f"{len(c.denizens)} in world deck and Dispossessed: {_suits(c.denizens)}{state}")
    more.add_row("Archive", _suits([card for pile in c.archive for card in pile]))
    more.add_row("edifices", f"in the Archive: {_names(c.archive_edifices)}")
    if sealed:
        _add_sealed(more, c)
    console.print(more)


def _add_sealed(table: Table, c: Chronicle) -> None:
    if not c.is_complete:
        table.add_row("sealed", "not in this chronicle")
        return
    table.add_row("Dispossessed", _names(c.dispossessed or ()))
    if c.relic_order is not None:
        table.add_row("relic deck", f"from the top: {_names(c.relic_order)}")
    else:
        top = f"on top, shuffled: {_names(c.relic_top)}; then, shuffled: " if c.relic_top else "shuffled: "
        table.add_row("relic deck", top + _names(c.relic_rest or ()))
    if c.deck_order is not None:
        table.add_row("world deck", f"from the top: {_names(c.deck_order)}")
    else:
        table.add_row("world deck", f"shuffled, with five visions: {_names(c.world_deck or ())}")


def _map(c: Chronicle) -> Table:
    table = Table(box=SIMPLE_HEAD, padding=(0, 1, 0, 0), pad_edge=True)
    for column in ("region", "", "site", "cards", "relics"):
        table.add_column(column)
    for position, spot in enumerate(c.positions):
        region = REGION_NAMES[REGION[position]].title()
        first = position == 0 or REGION[position] != REGION[position - 1]
        table.add_row(region if first else "", str(position + 1), _site(spot), _names(spot.cards, ""), _relics(spot))
    return table


def _site(spot: Spot) -> str:
    name = "" if spot.site is None else SITES[spot.site].name
    if spot.faceup:
        return name
    return f"facedown ({name})" if name else "facedown"


def _relics(spot: Spot) -> str:
    known = [relic for relic in spot.relics if relic is not None]
    open_ones = len(spot.relics) - len(known)
    return ", ".join([*[CARDS[card].name for card in known], *([f"{open_ones} facedown"] if open_ones else [])])


def _last(last: LastGame) -> str:
    name = f" ({last.name})" if last.name else ""
    ways = f", {' and '.join([WAYS[way] for way in last.ways])}" if last.ways else ""
    players = f"; played: {_boards(last.players)}" if last.players else ""
    return f"{COLORS[last.winner]} won{name}{ways}{players}"


def _boards(boards: Iterable[int]) -> str:
    return ", ".join([COLORS[board] for board in boards]) or "none"


def _names(cards: Iterable[Card], none: str = "none") -> str:
    return ", ".join([CARDS[card].name for card in cards]) or none


def _suits(cards: Iterable[Card]) -> str:
    """How many of each suit."""
    suits = [SUIT[card] for card in cards]
    return ", ".join([f"{name} {suits.count(suit)}" for suit, name in enumerate(SUIT_NAMES)])
