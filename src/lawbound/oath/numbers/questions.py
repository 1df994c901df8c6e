"""The question in an observation: which one it is, and what it is about."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from lawbound.kernel import Ask
from lawbound.oath.cards import CARDS, FIRST_SITE, NONE, SITES, Source
from lawbound.oath.deal import ADVISERS, BANNERS, FAVOR, RELICS, SECRETS
from lawbound.oath.deal import SITES as SITES_DEALT
from lawbound.oath.numbers.actions import CARD_AT
from lawbound.oath.numbers.sheet import Sheet
from lawbound.oath.numbers.vocabulary import ACTIONS, PROMPTS
from lawbound.oath.present.fields import GIVEN, GIVEN_BY, POWERS, Fields
from lawbound.oath.promises import CAMPAIGN, NOT_CAMPAIGN, NOT_TRAVEL
from lawbound.oath.state import LEAST_MARKER, State

PROMPT_AT: Final = {name: at for at, name in enumerate(PROMPTS)}

_SOURCE: Final = ("source", "source")
_PLAYER: Final = ("player", "player")
_RECORD: Final[Fields] = (
    _PLAYER,
    ("other", "player"),
    ("promise", "said"),
    ("promise", "what"),
    ("promise", "due"),
    ("promise", "penalty"),
)
NOT_SAID: Final[dict[str, Fields]] = {
    "make room for an adviser": (("card", "card"),),
    "which adviser": (_SOURCE, _PLAYER, ("at", "number")),
    "which card": (_SOURCE, ("n", "number")),
    "how many": (_SOURCE, ("n", "number")),
    "take it": (_SOURCE, ("space", "space")),
    "hand over what was promised": _RECORD,
    "was it kept": _RECORD,
}
"""What is given in questions of which no message says it."""


def given_in(s: State, ask: Ask) -> Fields:
    """What `ask.given` holds: the name and the kind of each."""
    name = ask.about.name
    by_card = GIVEN_BY.get((name, key_of(s, ask.given[0]))) if name in POWERS and ask.given else None
    return by_card or NOT_SAID.get(name) or GIVEN.get(name) or ((_SOURCE,) if name in POWERS else ())


def key_of(s: State, source: Source) -> str:
    """The key of the card or site that has that power."""
    if source >= FIRST_SITE:
        return "" if source == NONE or s.site[source - FIRST_SITE] == NONE else SITES[s.site[source - FIRST_SITE]].key
    return CARDS[source].key


def write_question(sheet: Sheet, s: State, ask: Ask) -> None:
    sheet.put("asked", 1)
    sheet.mark("prompt", PROMPT_AT[ask.about.name])
    met: dict[str, int] = {}
    said = 0
    for (name, kind), value in zip(given_in(s, ask), ask.given, strict=False):
        if kind == "goods":
            write_goods(sheet, name, value)
        elif kind in ("said", "what", "due", "penalty"):
            said = value if kind == "said" else said
            write_promise(sheet, "about promise", said, kind, value)
        else:
            WRITE[kind](sheet, value, met.get(kind, 0))
            met[kind] = met.get(kind, 0) + 1


def _card(sheet: Sheet, card: int, at: int) -> None:
    if card < LEAST_MARKER:
        sheet.mark("about card", CARD_AT[card])
    elif card != NONE:
        sheet.put("about back", card + 1)


def _source(sheet: Sheet, source: int, at: int) -> None:
    sheet.source("about source", source)


def _player(sheet: Sheet, player: int, at: int) -> None:
    sheet.player("about other" if at else "about player", player)


def _place(sheet: Sheet, place: int, at: int) -> None:
    sheet.mark("about goal" if at else "about place", sheet.place(place))


def _number(sheet: Sheet, number: int, at: int) -> None:
    sheet.put("about number", number)


def _promise(sheet: Sheet, promise: tuple[int, ...], at: int) -> None:
    write_promise(sheet, "about promise", promise[0], "said", promise[0])
    write_promise(sheet, "about promise", promise[0], "what", promise[1])


def _action(sheet: Sheet, action: str, at: int) -> None:
    sheet.mark("about action", ACTIONS.index(action))


def _marked(name: str) -> Callable[[Sheet, int, int], None]:
    return lambda sheet, value, at: sheet.mark(name, value)


WRITE: Final[dict[str, Callable[[Sheet, Any, int], None]]] = {
    "action": _action,
    "bank": _marked("about bank"),
    "card": _card,
    "favor": _number,
    "number": _number,
    "owner": _player,
    "pile": _marked("about pile"),
    "place": _place,
    "player": _player,
    "promise": _promise,
    "secrets": _number,
    "site": _marked("about site"),
    "source": _source,
    "space": _marked("about space"),
    "warbands": _number,
}
"""By the kind of what is given; the last argument is how many of that kind came before."""


def write_goods(sheet: Sheet, side: str, goods: tuple[tuple[int, ...], ...]) -> None:
    """One side of a deal: "give" or "want"."""
    for kind, what, *rest in goods:
        if kind in (FAVOR, SECRETS):
            sheet.put(f"{side} favor" if kind == FAVOR else f"{side} secrets", what)
        elif kind in (RELICS, BANNERS):
            sheet.mark(f"{side} cards", CARD_AT[what])
        elif kind == ADVISERS:
            sheet.mark(f"{side} advisers", what)
        elif kind == SITES_DEALT:
            sheet.mark(f"{side} sites", what)
        else:
            about, due, penalty = rest
            for part, value in (("said", what), ("what", about), ("due", due), ("penalty", penalty)):
                write_promise(sheet, f"{side} promise", what, part, value)


def write_promise(sheet: Sheet, name: str, said: int, part: str, value: int) -> None:
    """A part of a promise: what is said, about whom or how much, until when, and the penalty."""
    if part == "said":
        sheet.mark(name, said)
    elif part != "what":
        sheet.put(f"{name} numbers", value, 1 if part == "due" else 2)
    elif said in (NOT_CAMPAIGN, CAMPAIGN):
        sheet.seat(f"{name} player", value)
    elif said == NOT_TRAVEL:
        sheet.mark(f"{name} site", value)
    else:
        sheet.put(f"{name} numbers", value)
