"""Where on the table something happened, to be lit up."""

from __future__ import annotations

from lawbound.kernel import Event
from lawbound.oath.cards import NONE, POSITIONS
from lawbound.oath.present import places
from lawbound.oath.present.fields import ARGS
from lawbound.oath.present.happenings import NEW_MAP
from lawbound.oath.state import CHRONICLE, OVER, State

SPECIAL = {
    "played": (("card", "card"), ("where", "where")),
    "moved card": (("card", "card"), ("where", "where")),
    "took": (("card", "card"), ("other", "player")),
    "recovered": (("card", "card"),),
    "planned": (("source", "source"),),
    "campaign decided": (("other", "player"),),
    "took from site": (("site", "site"),),
}
"""Fields after the player, of events that are not simply named."""


def places_of(s: State, event: Event) -> list[str]:
    """The sites, cards, banks and players that it names; nothing of a map that is gone."""
    if s.stage in (CHRONICLE, OVER) and not event.article.startswith(NEW_MAP):
        return []
    if event.name in SPECIAL:
        named = zip(SPECIAL[event.name], event.args[1:], strict=False)
    else:
        named = zip(ARGS.get(event.name, ()), event.args, strict=False)
    found = [_place(s, kind, value) for (_, kind), value in named]
    return list(dict.fromkeys([place for place in found if place is not None]))


def _place(s: State, kind: str, value: object) -> str | None:
    if not isinstance(value, int) or value == NONE:
        return None
    if kind == "site" or (kind == "where" and value in POSITIONS):
        return places.site(value)
    if kind == "card":
        return places.card(value)
    if kind == "source":
        return places.source(value)
    if kind == "place":
        return places.warbands(value)
    if kind == "bank":
        return places.bank(value)
    if kind == "pile":
        return places.pile(value)
    return places.player(value) if kind == "player" and 0 <= value < s.box.seats else None
