"""What hands have to do at a real table, made of what happened: one line for each thing, in the imperative.

What needs no hands (an attack, a choice) is told in between as the log tells it. Two events that are one thing to do (a
card is drawn, and it is the order card) stand in one line. All that lies on the table follows from the events of the
lines with `hands`, in their order.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from lawbound.kernel import Event
from lawbound.kit.words import Line
from lawbound.present.speech import Arg, Names, slug
from lawbound.root.cards import CARD_ITEM, CARD_KIND, DOMINANCE, ITEM_CARD, PERSISTENT, UNKNOWN
from lawbound.root.factions.vagabond.wanderer import Wanderer
from lawbound.root.present import happenings, names
from lawbound.root.present.fields import ARGS
from lawbound.root.present.happenings import ON_THE_MAP, are_alike, places_of, there_again, told_in_lines
from lawbound.root.present.kinds import KINDS
from lawbound.root.speech import Name, has, say
from lawbound.root.state import ROW, Row, State

UNTOLD: Final = ("low reach",)
"""What nobody at the table needs to know now."""
IN_ONE_GO: Final = {
    ("drew", "order"): "do-drew-an-order",
    ("drew", "stocked"): "do-drew-for-the-market",
    ("drew", "lost soul"): "do-drew-a-soul",
    ("drew", "discarded"): "do-drew-and-discarded",
    ("discarded", "collected"): "do-discarded-to-the-souls",
    ("bought card", "collected"): "do-bought-a-soul",
    ("bought card", "laid out"): "do-bought-and-laid-out",
    ("removed", "acolyte"): "do-removed-to-the-acolytes",
    ("removed", "to payments"): "do-removed-to-payments",
    ("from the forge", "crafted"): "do-crafted-from-the-forge",
}
"""Two events, one after the other, that are one thing to do."""


@dataclass(frozen=True, slots=True)
class Instruction(Line):
    """A line that says what to do, and the places on the map where; without `hands` it is only told."""

    places: tuple[str, ...] = ()
    hands: bool = True


def instructions(s: State, events: Sequence[Event]) -> list[Instruction]:
    """What to do so that the table becomes as these events left it; each with what happened and why."""
    told, reasons, _ = told_in_lines([event for event in events if event.name not in UNTOLD])
    found: list[Instruction] = []
    at = 0
    while at < len(told):
        end = _end(s, told, at)
        group = [_open(s, event) for event in told[at:end]]
        text = _sentence(s, group)
        where = [place for event in group for place in places_of(event)]
        found.append(
            Instruction(
                text or happenings.event(s, group[0]),
                group[0].article,
                tuple(group),
                tuple([event for each in reasons[at:end] for event in each]),
                tuple(dict.fromkeys(where)),
                bool(text),
            )
        )
        at = end
    return found


def _open(s: State, event: Event) -> Event:
    """As everybody at the table sees it: what a bot draws lies open."""
    return event if event.name == "drew" and s.players[event.args[0]].is_bot else event.seen_by(None)


def _end(s: State, told: Sequence[Event], at: int) -> int:
    """How far the events go that are one thing to do."""
    first, end = told[at], at + 1
    if end < len(told) and _in_one_go(s, first, told[end]):
        return end + 1
    if first.name == "drew" and s.players[first.args[0]].is_bot:
        return end
    while first.name == "conspiracy" and end < len(told) and told[end].name == first.name:
        end += 1  # the marker passes what cannot be performed
    while end < len(told) and are_alike(first, told[end]) and not there_again(told[at:end], told[end]):
        end += 1
    return end


def _in_one_go(s: State, first: Event, then: Event) -> bool:
    """Whether both are about the same card, item or warriors."""
    if (first.name, then.name) not in IN_ONE_GO:
        return False
    if first.name == "removed":
        row, _, _ = first.args
        return bool(first.article == then.article and s.box.owner[row // ROW] == then.args[0])
    if first.name == "drew":
        return bool(s.players[first.args[0]].is_bot and then.args == (*first.args, *first.secret))
    if then.name == "crafted":
        return bool(first.args == (then.args[0], CARD_ITEM[then.args[1]]))
    return bool(first.args[1] == then.args[1])


# Sentences


def _sentence(s: State, group: Sequence[Event]) -> str:
    """What to do for these events, which belong together; empty if nothing."""
    first, last = group[0], group[-1]
    if first.name == "conspiracy":
        return say("do-conspiracy", **_fields(s, [last]))
    if first.name != last.name:
        return say(IN_ONE_GO[first.name, last.name], **_fields(s, [first]), **_fields(s, [last], _known(s, first)))
    message = "do-placed-in-several" if len(group) > 1 and first.name in ON_THE_MAP else _message(s, first)
    return say(message, **_fields(s, group)) if has(message) else ""


def _message(s: State, event: Event) -> str:
    return CHOICE.get(event.name, _by_name)(s, event)


def _known(s: State, event: Event) -> tuple[str, ...]:
    """The fields that an event has already."""
    return tuple(_fields(s, [event]))


def _fields(s: State, group: Sequence[Event], known: Sequence[str] = ()) -> dict[str, Arg]:
    """What the message of these events, which are alike, may use."""
    first = group[0]
    if first.name in ON_THE_MAP:
        fields = _on_the_map(s, group)
    else:
        fields = {
            field: KINDS[kind].named(s, value)
            for (field, kind), value in zip(ARGS.get(first.name, ()), first.args, strict=False)
        }
    if first.name in ("drew", "supporter"):
        fields["cards"] = names.counted("card", len(group))
        if first.secret:
            fields["card"] = names.card(first.secret[0])
    elif first.name == "crafted" and CARD_KIND[first.args[1]] == ITEM_CARD:
        fields["item"] = names.ITEMS[CARD_ITEM[first.args[1]]]
    elif first.name == "hirelings":
        fields["hirelings"] = Names([names.HIRELINGS[face] for face in first.args])
    return {field: value for field, value in fields.items() if field not in known}


def _on_the_map(s: State, group: Sequence[Event]) -> dict[str, Arg]:
    first = group[0]
    row, count = first.args[0], first.args[-1]
    fields: dict[str, Arg] = {"player": _owner(s, row), "pieces": owned(s, row, count)}
    if len(group) > 1:
        fields["clearings"] = names.clearings(sorted([event.args[1] for event in group]))
    where = [names.place(s, first.args[n]) for n in ON_THE_MAP[first.name]]
    fields.update(zip(("origin", "destination") if len(where) > 1 else ("clearing",), where, strict=True))
    return fields


def _owner(s: State, row: Row) -> Name:
    return names.faction(s, s.box.owner[row // ROW])


def owned(s: State, row: Row, n: int) -> Name:
    """A number of pieces of a kind, and whose they are."""
    if s.box.piece_name(row) == "warrior":
        return Name("name-owned-warriors", n=n, faction=_owner(s, row))
    return Name("name-owned-pieces", pieces=names.pieces(s, row, n), faction=_owner(s, row))


# Events that ask for different things


def _by_name(s: State, event: Event) -> str:
    return slug("do", event.name)


def _placed(s: State, event: Event) -> str:
    """A plot is laid so that nobody sees it; a bot does not know it either."""
    row = event.args[0]
    if s.box.piece_name(row) != "plot":
        return "do-placed"
    is_bot = s.players[s.box.owner[row // ROW]].is_bot
    return "do-placed-an-unseen-plot" if is_bot else "do-placed-a-plot"


def _drew(s: State, event: Event) -> str:
    return "do-drew-open" if event.secret and s.players[event.args[0]].is_bot else "do-drew"


def _discarded(s: State, event: Event) -> str:
    """A dominance card goes beside the map; that a card is collected stands in the next event."""
    card = event.args[1]
    is_dominance = card != UNKNOWN and CARD_KIND[card] == DOMINANCE
    return "do-discarded-beside-the-map" if is_dominance else "do-discarded"


def _crafted(s: State, event: Event) -> str:
    """An item is taken, a lasting effect stays on the table; what another effect does is told by what follows."""
    kind = CARD_KIND[event.args[1]]
    if kind == ITEM_CARD:
        wanders = isinstance(s.players[event.args[0]], Wanderer)
        return "do-crafted-for-the-satchel" if wanders else "do-crafted-an-item"
    return "do-crafted" if kind == PERSISTENT else "do-crafted-for-its-effect"


def _completed(s: State, event: Event) -> str:
    return "do-completed-by-a-bot" if s.players[event.args[0]].is_bot else "do-completed"


def _battle_track(s: State, event: Event) -> str:
    _, before, now, _, _ = event.args
    if before == now:
        return "do-battle-track-turned"
    return "do-battle-track-more" if now > before else "do-battle-track-fewer"


CHOICE: Final[dict[str, Callable[[State, Event], str]]] = {
    "placed": _placed,
    "drew": _drew,
    "discarded": _discarded,
    "crafted": _crafted,
    "completed": _completed,
    "battle track": _battle_track,
}
"""Which message says what to do, where that depends on more than the event's name."""
