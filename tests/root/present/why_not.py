"""Situations for "why not": a position, the choices that lead to a question, something that is not offered there, and
the article that forbids it, read off the Law.

Forced questions are asked too, so the choices name them all. Things are named as in `tests.root.situation`; a card of
the Decree by column and suit ("move fox"), a path by its ends ("2-5"), a hireling
by its key.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from tests.root.situation import Luck, Situation, named

from lawbound.kernel import Option, Table
from lawbound.present.speech import LANGUAGES, speaking
from lawbound.root.cards import SUIT_NAMES
from lawbound.root.checks import refusals
from lawbound.root.factions.eyrie import COLUMN_NAMES
from lawbound.root.hirelings.bandits import highways
from lawbound.root.hirelings.cards import SIDES
from lawbound.root.present.kinds import of_options as kind_of
from lawbound.root.present.questions import reason, refused
from lawbound.root.rules import ROOT

Choice = str | int


class Row(NamedTuple):
    """One situation. `says` is a part of the English sentence."""

    line: str
    choices: tuple[Any, ...]
    thing: Choice
    article: str
    says: str = ""
    luck: tuple[Any, ...] = ()


def reach(line: str, choices: tuple[Any, ...], luck: tuple[Any, ...] = ()) -> Situation:
    """The question to which these choices lead, from a position or, after `setup`, from the start of a game."""
    first, *words = line.split()
    setup: dict[str, Any] = {"position": line}
    if first == "setup":
        setup = {"order": "given", **dict([word.split("=") for word in words])}
        setup["seats"] = setup["seats"].split(",")
        if "hirelings" in setup:
            setup["hirelings"] = setup["hirelings"].split(",")
    table = Table.new(ROOT, setup, nature=Luck(luck), ask_forced=True)
    return Situation(table).choose(*choices)


def name_of(table: Situation, thing: Option) -> Choice:
    """What a situation calls the thing."""
    ask, s = table.ask, table.s
    if isinstance(thing, tuple) and kind_of(ask) == "decree card":
        return f"{COLUMN_NAMES[thing[0]]} {SUIT_NAMES[thing[1]]}"
    if ask.about.kind == "path":
        return "-".join([str(end) for end in s.box.map.closed[thing]])
    if ask.about.kind == "highway":
        return "-".join([str(end) for end in highways(s.box.map)[thing]]) if isinstance(thing, int) else thing.name
    if ask.about.kind == "hireling":
        return SIDES[thing].key
    kind = "place" if kind_of(ask) == "clearing" else ask.about.kind  # a pawn may think of forests
    name: Choice = named(kind, thing, s, ask.about.name)
    return name


def answers(table: Situation) -> dict[Choice, tuple[Option, str]]:
    """Every answer at the question: the thing and the article that forbids it, by the thing's name."""
    seen = table.table.view(table.ask.seat).state  # whoever asks sees only what they may
    return {name_of(table, thing): (thing, article) for thing, article in refusals(seen, table.ask)}


def holds(row: Row) -> None:
    table = reach(row.line, row.choices, row.luck)
    found = answers(table)
    assert row.thing in found, f"{table.prompt}: nothing is said of {row.thing!r}; offered: {table.offered}; {found}"
    assert row.thing not in table.offered
    thing, article = found[row.thing]
    assert article == row.article, f"{table.prompt}: {row.thing!r} – {reason(table.ask, thing, article)}"
    assert row.says in str(reason(table.ask, thing, article))
    for language in LANGUAGES:
        with speaking(language):
            why = str(reason(table.ask, thing, article))
            assert any(text.endswith(f" – {why}") for text, cited in refused(table.s, table.ask) if cited == article)
