"""What happened, in words: one event, a stretch of the log, and why a bot chose so."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from lawbound.kernel import Event, Seat
from lawbound.kit.words import Line, Refusal
from lawbound.present.speech import Arg, Names, slug
from lawbound.root.map import is_forest
from lawbound.root.present import names, places
from lawbound.root.present.fields import ARGS, SECRETS
from lawbound.root.present.kinds import KINDS, candidate
from lawbound.root.speech import Name, say
from lawbound.root.state import ROW, State

ENDINGS: Final = ("won", "stalled", "turn limit")
"""Events that end a game."""
ON_THE_MAP: Final = {"placed": (1,), "built": (1,), "removed": (1,), "paid": (1,), "moved": (1, 2)}
"""Events whose first argument is a kind of piece, and which of the others are clearings."""


def places_of(event: Event) -> list[str]:
    """The places on the map that an event names."""
    if event.name in ON_THE_MAP:
        found = [event.args[n] for n in ON_THE_MAP[event.name]]
    else:
        fields = zip(ARGS.get(event.name, ()), event.args, strict=False)
        found = [value for (_, kind), value in fields if kind in ("clearing", "place")]
    return [name for at in found if (name := places.clearing(at)) is not None]


def event(s: State, happened: Event) -> str:
    """What happened, in a sentence; what is secret only where the event still holds it."""
    name = happened.name
    special = SPECIAL.get(name)
    if special is not None:
        return special(s, happened)
    fields: dict[str, Arg] = {
        field: KINDS[kind].named(s, value) for (field, kind), value in zip(ARGS[name], happened.args, strict=True)
    }
    if name in SECRETS and happened.secret:
        field, kind = SECRETS[name]
        fields[field] = KINDS[kind].named(s, happened.secret)
        return say(slug("event", f"{name} seen"), **fields)
    if name == "drew":
        fields["cards"] = names.counted("card", 1)
    return say(slug("event", name), **fields)


def lines(s: State, events: Sequence[Event], seat: Seat | None) -> list[Line]:
    """The log as that seat (None: a spectator) may read it; what belongs together stands in one line."""
    told, reasons, _ = told_in_lines(events)
    found: list[Line] = []
    for start, end in _together(s, told):
        group = [event.seen_by(seat) for event in told[start:end]]
        chosen = [event for each in reasons[start:end] for event in each]
        found.append(Line(_sentence(s, group), group[0].article, tuple(group), tuple(chosen)))
    return found


def line_ends(s: State, events: Sequence[Event]) -> list[int]:
    """After how many of these events each line of their log is complete: counted without a word being said.

    The events from one end to the next make that one line alone, too; what is left after the last waits for the next.
    """
    told, _, ends = told_in_lines(events)
    return [ends[end - 1] for _, end in _together(s, told)]


def told_in_lines(events: Sequence[Event]) -> tuple[list[Event], list[list[Event]], list[int]]:
    """What is told in lines; for each the "chose" events before it, which are for those who ask (`trace`), and
    how many events there were until then.
    """
    told: list[Event] = []
    reasons: list[list[Event]] = []
    ends: list[int] = []
    chosen: list[Event] = []
    for n, event in enumerate(events, 1):
        if event.name == "chose":
            chosen.append(event)
            continue
        if told and _drawn_as_supporter(told[-1], event):
            told.pop()
            ends.pop()
            chosen = [*reasons.pop(), *chosen]
        told.append(event)
        reasons.append(chosen)
        ends.append(n)
        chosen = []
    return told, reasons, ends


def _together(s: State, told: Sequence[Event]) -> list[tuple[int, int]]:
    """Which of them stand in one line: from where to where."""
    lines: list[tuple[int, int]] = []
    at = 0
    while at < len(told):
        first, end = told[at], at + 1
        while end < len(told) and are_alike(first, told[end]) and not there_again(told[at:end], told[end]):
            end += 1
        if (
            first.name == "scored"
            and lines
            and told[lines[-1][0]].article == first.article
            and _same_player(s, told[at - 1], first)
        ):
            lines[-1] = (lines[-1][0], end)
        else:
            lines.append((at, end))
        at = end
    return lines


def _sentence(s: State, group: Sequence[Event]) -> str:
    """What stands in one line together: what is alike, and the points that were scored for it."""
    first, alike = group[0], 1
    while alike < len(group) and are_alike(first, group[alike]):
        alike += 1
    if alike == 1:
        text = event(s, first)
    elif first.name in ("placed", "built"):
        text = _placed_many(s, group[:alike])
    else:
        text = _cards_of_many(s, group[:alike])
    for scored in group[alike:]:
        points = names.counted("point", scored.args[1])
        text = say("event-scored-too", before=text, points=points, total=scored.args[2])
    return text


def are_alike(a: Event, b: Event) -> bool:
    """Cards that one player gains one after another; the same pieces placed in one clearing after another."""
    if a.name != b.name or a.article != b.article:
        return False
    if a.name in ("drew", "supporter"):
        return bool(a.args == b.args)
    if a.name not in ("placed", "built"):
        return False
    (row, place, count), (other_row, other_place, other_count) = a.args, b.args
    return bool(row == other_row and count == other_count and not (is_forest(place) or is_forest(other_place)))


def there_again(group: Sequence[Event], another: Event) -> bool:
    """Whether one of them has placed the same pieces at that place: then "in each of" would name it twice."""
    return another.name in ("placed", "built") and any(each.args[1] == another.args[1] for each in group)


def _same_player(s: State, before: Event, scored: Event) -> bool:
    if before.name in ON_THE_MAP:
        return bool(s.box.owner[before.args[0] // ROW] == scored.args[0])
    about_a_player = bool(ARGS.get(before.name)) and ARGS[before.name][0][1] == "player"
    return about_a_player and bool(before.args[0] == scored.args[0])


def _drawn_as_supporter(event: Event, after: Event) -> bool:
    """A card drawn for the Supporters stack is told once, as a supporter."""
    return (
        event.name == "drew"
        and after.name == "supporter"
        and after.article == event.article
        and bool(after.args == event.args)
    )


def _cards_of_many(s: State, group: Sequence[Event]) -> str:
    """Cards drawn or supporters gained, in one sentence."""
    player = names.faction(s, group[0].args[0])
    cards = [card for event in group for card in event.secret]
    drew = group[0].name == "drew"
    if cards:
        return say("event-drew-seen" if drew else "event-supporters-seen", player=player, names=names.cards(cards))
    counted = names.counted("card" if drew else "supporter", len(group))
    return say("event-drew" if drew else "event-supporters", player=player, cards=counted)


def _placed_many(s: State, group: Sequence[Event]) -> str:
    row, _, count = group[0].args
    where = names.clearings(sorted([event.args[1] for event in group]))
    return say("event-placed-in-several", player=_owner(s, row), pieces=names.pieces(s, row, count), clearings=where)


def _owner(s: State, row: int) -> Name:
    return names.faction(s, s.box.owner[row // ROW])


# Events that need more than the names of their arguments


def _seated(s: State, event: Event) -> str:
    return say("event-seated", players=Names([names.player(s, seat) for seat in event.args]))


def _pieces_in(message: str) -> Callable[[State, Event], str]:
    def told(s: State, event: Event) -> str:
        row, clearing, count = event.args
        pieces, where = names.pieces(s, row, count), names.place(s, clearing)
        return say(message, player=_owner(s, row), pieces=pieces, clearing=where)

    return told


def _moved(s: State, event: Event) -> str:
    row, origin, destination, count = event.args
    return say(
        "event-moved",
        player=_owner(s, row),
        pieces=names.pieces(s, row, count),
        origin=names.place(s, origin),
        destination=names.place(s, destination),
    )


def _rolled(s: State, event: Event) -> str:
    return say("event-rolled", high=max(event.args), low=min(event.args))


def _won(s: State, event: Event) -> str:
    winners = [names.player(s, player.seat) for player in s.players if event.args[0] >> player.seat & 1]
    return say("event-won" if len(winners) == 1 else "event-won-together", winners=Names(winners))


def _chose(s: State, event: Event) -> str:
    """The choice without its criteria, which `trace` tells."""
    seat, chosen, _, kind = event.args
    player = names.faction(s, seat)
    if chosen is None:
        return say("event-chose-nothing", player=player)
    return say("event-chose", player=player, chosen=candidate(s, kind, chosen))


def _hirelings(s: State, happened: Event) -> str:
    return say("event-hirelings", hirelings=Names([names.HIRELINGS[face] for face in happened.args]))


SPECIAL: Final[dict[str, Callable[[State, Event], str]]] = {
    "hirelings": _hirelings,
    "chose": _chose,
    "seated": _seated,
    "placed": _pieces_in("event-placed"),
    "built": _pieces_in("event-built"),
    "removed": _pieces_in("event-removed"),
    "paid": _pieces_in("event-paid"),
    "moved": _moved,
    "rolled": _rolled,
    "won": _won,
}


# What somebody lost


def loss(s: State, happened: Event, seat: Seat | None) -> str:
    """What that seat lost by it, said to whoever sits there; empty if nothing."""
    name, args = happened.name, happened.args
    if name == "removed":
        row, clearing, count = args
        if s.box.owner[row // ROW] != seat:
            return ""
        return say("loss-removed", pieces=names.pieces(s, row, count), clearing=names.clearing(s, clearing))
    if name not in LOSERS or args[LOSERS[name]] != seat:
        return ""
    fields: dict[str, Arg] = {
        field: KINDS[kind].named(s, value) for (field, kind), value in zip(ARGS[name], args, strict=True)
    }
    if name == "took":
        fields["card"] = names.cards(happened.secret) if happened.secret else names.counted("card", 1)
    return say(slug("loss", name), **fields)


LOSERS: Final = {"lost points": 0, "took": 1, "took item": 1, "damaged": 0, "lost officers": 0, "converted": 1}
"""By which argument these events name whoever loses something."""


# Why


def trace(s: State, chose: Event) -> list[Refusal]:
    """A "chose" event step by step: what was chosen, then criterion by criterion who was left."""
    _, _, steps, kind = chose.args
    told = [Refusal(event(s, chose), chose.article)]
    before: tuple[Any, ...] | None = None
    for criterion, article, left in steps:
        if left != before:  # a criterion that changed nothing decided nothing
            running = Names([candidate(s, kind, each) for each in left])
            text = say("event-criterion", criterion=Name(slug("criterion", criterion)), left=running)
            told.append(Refusal(text, article))
        before = left
    return told
