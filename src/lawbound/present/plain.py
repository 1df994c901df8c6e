"""A scene as text: widgets as lines, players as panels. Any game can be shown like this at a terminal."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from rich.box import ROUNDED
from rich.console import RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from lawbound.kernel import Seat
from lawbound.kit.scene import Column, Columns, Fact, PlayerScene, Scene, Space, Thing, Things, Track, Widget
from lawbound.present.speech import Arg, say

Paint = Callable[[Thing], str]
"""In which style a thing is printed."""
Colour = Callable[[PlayerScene], str]
"""In which colour a player is printed."""

MARK: Final = "\ue000"  # stands in a message for what is printed in colours


def plainly(thing: Thing) -> str:
    """Everything in the colour of the terminal."""
    return ""


def uncoloured(player: PlayerScene) -> str:
    """Everybody alike."""
    return "default"


# Widgets


def widget_lines(widget: Widget, paint: Paint = plainly) -> list[Text]:
    """What a widget shows, in lines as short as they can be; a row without anything in it is not shown."""
    if widget["kind"] == "facts":
        return [facts_line(widget["facts"])] if widget["facts"] else []
    if widget["kind"] == "things":
        return [things_line(widget, paint)] if widget["things"] else []
    if widget["kind"] == "columns":
        return [columns_line(widget, paint)]
    return [track_line(widget)]


def facts_line(facts: Sequence[Fact]) -> Text:
    each = [say("plain-fact", label=fact["label"], value=fact["value"]) for fact in facts]
    return Text(say("plain-between").join(each))


def things_line(row: Things, paint: Paint = plainly) -> Text:
    return labelled("plain-things", "things", things_text(row["things"], paint), title=row["title"])


def columns_line(widget: Columns, paint: Paint = plainly) -> Text:
    """Every column, the empty ones as well: that nothing lies there says something."""
    columns = Text(say("plain-between")).join([column_text(column, paint) for column in widget["columns"]])
    return labelled("plain-things", "things", columns, title=widget["title"])


def column_text(column: Column, paint: Paint = plainly) -> Text:
    text = labelled("plain-column", "things", things_text(column["things"], paint), title=column["title"])
    if column["active"]:
        text.stylize("bold")
    return text


def track_line(track: Track) -> Text:
    """How much lies there, and what is printed on the space whose turn comes next."""
    spaces = track["spaces"]
    left = len([space for space in spaces if space["filled"]])
    fields: dict[str, Arg] = {"title": track["title"], "left": left, "total": len(spaces)}
    labels = [
        say("plain-label", label=label, meaning=meaning)
        for meaning, label in zip(track["legend"], next_labels(spaces), strict=False)
        if label
    ]
    if not labels:
        return Text(say("plain-track", **fields))
    return Text(say("plain-track-next", labels=say("list-comma").join(labels), **fields))


def next_labels(spaces: Sequence[Space]) -> Sequence[str]:
    """Of the space where what lies there ends or begins, whether pieces are taken from the track or put on it."""
    for space in spaces:
        if space["filled"] != spaces[0]["filled"]:
            return space["labels"]
    return spaces[0]["labels"] if spaces and spaces[0]["filled"] else ()


def things_text(things: Sequence[Thing], paint: Paint = plainly) -> Text:
    """Things in a row, equal ones counted."""
    counts: dict[tuple[str, str], int] = {}
    for thing in things:
        printed = thing["text"], paint(thing)
        counts[printed] = counts.get(printed, 0) + thing.get("count", 1)
    each = [
        Text(text if n == 1 else say("plain-many", what=text, n=n), style=style) for (text, style), n in counts.items()
    ]
    return Text(say("list-comma")).join(each) if each else Text("-", style="dim")


def labelled(message: str, field: str, value: Text, **others: str) -> Text:
    """The message with a coloured text in place of that field."""
    before, _, after = say(message, **{field: MARK}, **others).partition(MARK)
    return Text.assemble(before, value, after)


# Players


def panels(
    scene: Scene,
    seat: Seat | None,
    paint: Paint = plainly,
    colour: Colour = uncoloured,
    widgets: Callable[[PlayerScene], Sequence[Widget]] = lambda player: player["board"],
) -> Table:
    """A panel for each player in turn order, two in a row."""
    grid = Table.grid(expand=True, padding=(0, 0))
    grid.add_column(ratio=1)
    grid.add_column(ratio=1)
    players = [scene["players"][other] for other in scene["order"]]
    each = [panel(player, widgets(player), player["seat"] == seat, paint, colour) for player in players]
    for at in range(0, len(each), 2):
        grid.add_row(*each[at : at + 2])
    return grid


def panel(
    player: PlayerScene,
    widgets: Sequence[Widget],
    yours: bool = False,
    paint: Paint = plainly,
    colour: Colour = uncoloured,
) -> RenderableType:
    lines = [line for widget in widgets for line in widget_lines(widget, paint)]
    name, style = player["name"], colour(player)
    return Panel(
        Text("\n").join(lines),
        title=Text(say("plain-you", player=name) if yours else name, style=f"bold {style}"),
        title_align="left",
        subtitle=Text(player["score"], style="bold"),
        subtitle_align="right",
        border_style=style,
        box=ROUNDED,
        padding=(0, 1),
    )
