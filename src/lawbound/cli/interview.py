"""What somebody is asked who has not said what to play. Enter is always a good answer."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from rich.console import Console

from lawbound import games
from lawbound.cli.hotseat import YOU
from lawbound.cli.screen import ask_number, numbered
from lawbound.kit import Kit
from lawbound.kit.form import Form, Preset
from lawbound.present.speech import GENERAL, say, slug

BOT = "bot"
"""What stands in place of a name where the rules play."""


class Wanted(NamedTuple):
    """A table: its seats, who plays them, and whatever else was wished for."""

    seats: list[str]
    names: list[str]
    settings: Mapping[str, Any]


class Rival(NamedTuple):
    """Somebody to play against: a computer player, or bots with what follows their names."""

    player: str
    bot: str | None


def ask_game(console: Console) -> str:
    """The name of a game."""
    known = games.names()
    console.print(say("play-welcome"))
    console.print(numbered([games.kit(name).words.name for name in known]))
    return known[ask_number(console, "play-which-game", len(known), 1) - 1]


def ask_table(console: Console, kit: Kit) -> Wanted:
    """One of the tables that the game proposes, or one's own."""
    presets = [preset for preset in kit.form.presets if people_at(kit.form, preset)]
    if not presets:
        return ask_seats(console, kit)
    titles = [kit.speech.say(slug("preset", preset.key)) for preset in presets]
    console.print(numbered([*titles, say("play-own-table")]))
    number = ask_number(console, "play-which-table", len(presets) + 1, 1)
    return ask_seats(console, kit) if number > len(presets) else seated(kit.form, presets[number - 1])


def seated(form: Form, preset: Preset) -> Wanted:
    """The table of a preset. Whoever is alone needs no name; several are told apart by their seats."""
    players = [*preset.players, *[None] * len(preset.seats)][: len(preset.seats)]
    person = YOU if len(people_at(form, preset)) == 1 else ""
    names = [
        BOT if form.seating(seat).is_bot else player or person
        for seat, player in zip(preset.seats, players, strict=True)
    ]
    return Wanted(list(preset.seats), names, preset.settings)


def people_at(form: Form, preset: Preset) -> list[str]:
    """The seats for people."""
    players = [*preset.players, *[None] * len(preset.seats)]
    return [
        seat
        for seat, player in zip(preset.seats, players, strict=False)
        if player is None and not form.seating(seat).is_bot
    ]


def ask_seats(console: Console, kit: Kit) -> Wanted:
    """What to play, against how many, and against whom."""
    form = kit.form
    sides = list(form.sides) or form.usual_seats(form.most)
    own = sides[0]
    if form.sides:
        console.print(numbered([side_name(kit, side) for side in sides]))
        own = sides[ask_number(console, "play-which-side", len(sides), 1) - 1]
    others = [side for side in sides if side != own][: form.most - 1]
    fewest, usual = form.fewest - 1, min(form.usual - 1, len(others))
    count = usual
    if len(others) > fewest:
        count = max(ask_number(console, "play-how-many", len(others), usual), fewest)
    chosen = others[:count]
    found = rivals(form, chosen)
    console.print(numbered([rival_name(kit, rival) for rival in found]))
    rival = found[ask_number(console, "play-how-strong", len(found), first_choice(found)) - 1]
    if rival.bot is None:
        return Wanted([own, *chosen], [YOU, *[rival.player] * count], {})
    return Wanted([own, *[form.seat(side, rival.bot) for side in chosen]], [YOU, *[BOT] * count], {})


def rivals(form: Form, sides: Sequence[str]) -> list[Rival]:
    """The players of the computer; and bots from weak to strong, if these sides have them."""
    from lawbound.players import PLAYERS

    levels = form.levels if all([side in form.bots for side in sides]) else ()
    return [*[Rival(player, None) for player in PLAYERS], *[Rival(BOT, level) for level in levels]]


def first_choice(found: Sequence[Rival]) -> int:
    """The weakest bots; where there are none, the weakest player."""
    return next((number for number, rival in enumerate(found, 1) if rival.bot is not None), 1)


def side_name(kit: Kit, side: str) -> str:
    return kit.speech.say_or(slug("side", side), side)


def rival_name(kit: Kit, rival: Rival) -> str:
    if rival.bot is not None:
        return kit.speech.say(slug("level", rival.bot or "default"))
    return GENERAL.say_or(slug("play-rival", rival.player), rival.player)
