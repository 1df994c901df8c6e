"""Events in words: `event_text` for one, `log_lines` for a stretch of the log."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Final

from lawbound.kernel import Event, Seat
from lawbound.present import english, english_more, names
from lawbound.root.items import CHARACTERS
from lawbound.root.state import STRIDE, State

BUILDING_ARTICLES: Final = ("root 6.5.4.III", "root 7.5.2.IV", "rootbotics 10.5.3")
PAYING_ARTICLES: Final = ("root 6.5.4.II", "rootbotics 10.5.1.II", "rootbotics 10.7.6")

Fields = tuple[tuple[str, str], ...]

ARGS: Final[dict[str, Fields]] = {
    "turn": (("player", "player"), ("turn", "number")),
    "scored": (("player", "faction"), ("points", "points"), ("total", "number")),
    "lost points": (("player", "faction"), ("points", "points"), ("total", "number")),
    "battle": (("attacker", "faction"), ("defender", "faction"), ("clearing", "clearing")),
    "shuffled": (),
    "drew": (("player", "faction"),),
    "ambush": (("player", "faction"), ("card", "card")),
    "arranged": (("player", "faction"), ("item", "item"), ("count", "number")),
    "gave up": (("player", "faction"),),
    "discarded": (("player", "faction"), ("card", "card")),
    "gave": (("giver", "faction"), ("taker", "faction")),
    "took": (("taker", "faction"), ("victim", "faction")),
    "crafted": (("player", "faction"), ("card", "card")),
    "showed hand": (("owner", "faction"), ("viewer", "faction")),
    "activated dominance": (("player", "faction"), ("card", "card")),
    "took dominance": (("player", "faction"), ("card", "card")),
    "appointed": (("player", "faction"), ("leader", "leader")),
    "added to decree": (("player", "faction"), ("card", "card"), ("column", "column")),
    "turmoil": (("player", "faction"),),
    "supporter": (("player", "faction"),),
    "officer": (("player", "faction"), ("officers", "number")),
    "lost officers": (("player", "faction"), ("officers", "officers")),
    "relationship": (("player", "faction"), ("other", "faction"), ("relation", "relation")),
    "completed": (("player", "faction"), ("quest", "quest")),
    "new quest": (("quest", "quest"),),
    "coalition": (("player", "faction"), ("partner", "faction")),
    "character": (("player", "faction"), ("character", "character")),
    "pawn placed": (("player", "faction"), ("place", "place")),
    "pawn moved": (("player", "faction"), ("origin", "place"), ("place", "place")),
    "damaged": (("player", "faction"), ("item", "tile")),
    "refreshed": (("player", "faction"), ("item", "tile")),
    "exhausted": (("player", "faction"), ("item", "tile")),
    "repaired": (("player", "faction"), ("item", "tile")),
    "rested": (("player", "faction"),),
    "item removed": (("player", "faction"), ("item", "tile")),
    "explored": (("player", "faction"), ("clearing", "clearing"), ("item", "tile")),
    "looked under ruin": (("player", "faction"), ("clearing", "clearing")),
    "took item": (("player", "faction"), ("other", "faction"), ("item", "item")),
    "took from discard": (("player", "faction"), ("card", "card")),
}
"""What the arguments of an event are, where each is simply named."""
ARGS.update(english_more.ARGS)

SECRETS: Final[dict[str, tuple[str, str]]] = {
    "drew": ("names", "cards"),
    "gave": ("card", "cards"),
    "took": ("card", "cards"),
    "showed hand": ("cards", "cards"),
    "supporter": ("card", "cards"),
    "looked under ruin": ("items", "tiles"),
}
"""What the secret part is called, for those who may know it."""


@dataclass(frozen=True, slots=True)
class LogLine:
    """A line of the log and the article behind it."""

    text: str
    article: str


def event_text(s: State, event: Event) -> str:
    """What happened, in a sentence; what is secret only where the event still holds it."""
    special = SPECIAL.get(event.name)
    if special is not None:
        return special(s, event)
    fields = {field: NAMED[kind](s, value) for (field, kind), value in zip(ARGS[event.name], event.args, strict=True)}
    key = event.name
    if event.name in SECRETS and event.secret:
        field, kind = SECRETS[event.name]
        fields[field] = NAMED[kind](s, event.secret)
        key = f"{event.name} seen"
    elif event.name == "drew":
        fields["cards"] = names.counted("card", 1)
    return english.EVENTS[key].format_map(fields)


def log_lines(s: State, events: Sequence[Event], seat: Seat | None) -> list[LogLine]:
    """The log as that seat (None: a spectator) may read it; what belongs together stands in one line."""
    lines: list[LogLine] = []
    told = [event for event in events if event.name != "chose"]  # a bot's reasons are for those who ask (`traces`)
    events = [event for at, event in enumerate(told) if not _drawn_as_supporter(event, told[at + 1 : at + 2])]
    at = 0
    while at < len(events):
        end = at + 1
        while end < len(events) and _alike(events[at], events[end]):
            end += 1
        group = [event.seen_by(seat) for event in events[at:end]]
        first = group[0]
        if len(group) > 1 and first.name != "placed":
            text = _cards_of_many(s, group)
        elif len(group) > 1:
            text = _placed_many(s, group)
        elif (
            first.name == "scored"
            and at
            and lines[-1].article == first.article
            and _same_player(s, events[at - 1], first)
        ):
            before = lines.pop().text
            text = english.EVENTS["scored too"].format(
                before=before, points=names.counted("point", first.args[1]), total=first.args[2]
            )
        else:
            text = event_text(s, first)
        lines.append(LogLine(text, first.article))
        at = end
    return lines


def _alike(a: Event, b: Event) -> bool:
    """Cards that one player gains one after another; the same pieces placed in one clearing after another."""
    if a.name != b.name or a.article != b.article:
        return False
    if a.name in ("drew", "supporter"):
        return bool(a.args == b.args)
    if a.name != "placed":
        return False
    (row, clearing, count), (other_row, other_clearing, other_count) = a.args, b.args
    return bool(row == other_row and count == other_count and clearing != other_clearing)


def _same_player(s: State, before: Event, scored: Event) -> bool:
    if before.name in ("placed", "removed", "moved"):
        return bool(s.box.owner[before.args[0] // STRIDE] == scored.args[0])
    about_a_player = bool(ARGS.get(before.name)) and ARGS[before.name][0][1] == "faction"
    return about_a_player and bool(before.args[0] == scored.args[0])


def _drawn_as_supporter(event: Event, after: Sequence[Event]) -> bool:
    """A card drawn for the Supporters stack is told once, as a supporter."""
    return (
        event.name == "drew"
        and bool(after)
        and after[0].name == "supporter"
        and after[0].article == event.article
        and bool(after[0].args == event.args)
    )


def _cards_of_many(s: State, group: Sequence[Event]) -> str:
    """Cards drawn or supporters gained, in one sentence."""
    player = names.faction(s, group[0].args[0])
    cards = [card for event in group for card in event.secret]
    key = "drew" if group[0].name == "drew" else "supporters"
    if cards:
        return english.EVENTS[f"{key} seen"].format(player=player, names=names.cards(cards))
    what = "card" if key == "drew" else "supporter"
    return english.EVENTS[key].format(player=player, cards=names.counted(what, len(group)))


def _placed_many(s: State, group: Sequence[Event]) -> str:
    row, _, count = group[0].args
    return english.EVENTS["placed in several"].format(
        player=_owner(s, row),
        pieces=names.pieces(s, row, count),
        clearings=names.clearings([event.args[1] for event in group]),
    )


def _owner(s: State, row: int) -> str:
    return names.faction(s, s.box.owner[row // STRIDE])


# Events that need more than the names of their arguments


def _seated(s: State, event: Event) -> str:
    return english.EVENTS["seated"].format(players=names.listed([names.player(s, seat) for seat in event.args]))


def _placed(s: State, event: Event) -> str:
    row, clearing, count = event.args
    key = "built" if event.article in BUILDING_ARTICLES else "placed"
    return english.EVENTS[key].format(
        player=_owner(s, row), pieces=names.pieces(s, row, count), clearing=names.clearing(s, clearing)
    )


def _removed(s: State, event: Event) -> str:
    row, clearing, count = event.args
    key = "paid" if event.article in PAYING_ARTICLES else "removed"
    return english.EVENTS[key].format(
        player=_owner(s, row), pieces=names.pieces(s, row, count), clearing=names.clearing(s, clearing)
    )


def _moved(s: State, event: Event) -> str:
    row, origin, destination, count = event.args
    return english.EVENTS["moved"].format(
        player=_owner(s, row),
        pieces=names.pieces(s, row, count),
        origin=names.clearing(s, origin),
        destination=names.clearing(s, destination),
    )


def _rolled(s: State, event: Event) -> str:
    return english.EVENTS["rolled"].format(high=max(event.args), low=min(event.args))


def _won(s: State, event: Event) -> str:
    winners = [names.player(s, player.seat) for player in s.players if event.args[0] >> player.seat & 1]
    key = "won" if len(winners) == 1 else "won together"
    return english.EVENTS[key].format(winners=names.listed(winners))


def _chose(s: State, event: Event) -> str:
    return english.EVENTS["chose"].format(player=names.faction(s, event.args[0]), chosen=event.args[1])


SPECIAL: Final[dict[str, Callable[[State, Event], str]]] = {
    "chose": _chose,
    "seated": _seated,
    "placed": _placed,
    "removed": _removed,
    "moved": _moved,
    "rolled": _rolled,
    "won": _won,
}

NAMED: Final[dict[str, Callable[[State, Any], str]]] = {
    "card": lambda s, value: names.card(value),
    "cards": lambda s, value: names.cards(value),
    "character": lambda s, value: CHARACTERS[value].name,
    "clearing": names.clearing,
    "column": lambda s, value: english.COLUMNS[value],
    "faction": names.faction,
    "item": lambda s, value: names.item(value),
    "leader": lambda s, value: english.LEADERS[value],
    "minister": lambda s, value: english.MINISTERS[value],
    "number": lambda s, value: str(value),
    "officers": lambda s, value: names.counted("officer", value),
    "place": names.place,
    "player": names.player,
    "plot": lambda s, value: english.PLOTS[value],
    "points": lambda s, value: names.counted("point", value),
    "quest": lambda s, value: names.quest(value),
    "relation": lambda s, value: english.RELATIONS[value],
    "service": lambda s, value: english_more.SERVICES[value],
    "suit": lambda s, value: names.suit(value),
    "tile": lambda s, value: names.tile(value),
    "tiles": lambda s, value: names.tiles(value),
}
