"""Tea, coins and bags between their tracks and the Satchel: Law of Root 9.2.5.III.

"Freely" is whenever no other effect is interrupted. What lies on the tracks is read at three moments: tea when Birdsong
starts, coins when he draws, bags and all that fills the Satchel when the capacity is checked. So he moves items among
his actions in Daylight; and before each of those moments he is asked, if something still lies in the Satchel that has
room on its track and would count there. Moving items at other times could bring about nothing else.

Lest items go to and fro for ever, every arrangement of a kind is made once between two of his actions: he may try all
of them, and come back to the first.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from lawbound.kernel import Ask, Flow, Option, Prompt
from lawbound.law import law
from lawbound.root.factions.vagabond import satchel
from lawbound.root.items import COINS, ON_TRACK, TEA, Item
from lawbound.root.state import State

if TYPE_CHECKING:
    from lawbound.root.factions.vagabond.faction import Vagabond

REFRESHED_PER_TEA: Final = 2
REFRESHED: Final = 3

ARRANGE_WHAT: Final = Prompt("arrange which items", "root 9.2.5.III", "item")
ARRANGE_COUNT: Final = Prompt("how many on the track", "root 9.2.5.III", "number")


def arrangements(items: bytearray, item: Item) -> range:
    """How many of the face-up ones may lie on the track."""
    return range(min(satchel.ROOM_ON_TRACK, satchel.count_of(items, item, satchel.READY)) + 1)


def loose(items: bytearray, item: Item) -> bool:
    """Whether one lies face up in the Satchel though its track has room."""
    on_track = satchel.count_of(items, item, (satchel.TRACK,))
    return on_track < satchel.ROOM_ON_TRACK and satchel.count_of(items, item, satchel.READY) > on_track


# Among his actions


def changes(v: Vagabond, s: State, item: Item) -> list[Option]:
    """The arrangements of these items that differ from the present one and were not made since his last action."""
    items, made = v.items(s), v.arrangements_made(s, item)
    now = satchel.count_of(items, item, (satchel.TRACK,))
    return [count for count in arrangements(items, item) if count != now and not made >> count & 1]


def arrangeable(v: Vagabond, s: State) -> list[Option]:
    return [item for item in ON_TRACK if changes(v, s, item)]


def why_not_arrange(v: Vagabond, s: State) -> str | None:
    return None if arrangeable(v, s) else "root 9.2.5.III"


@law("root 9.2.5.III")
def arrange(v: Vagabond, s: State) -> Flow[None]:
    """Move tea, coins or bags between their track and the Satchel."""
    item: Item = yield Ask(v.seat, ARRANGE_WHAT, arrangeable(v, s))
    count: int = yield Ask(v.seat, ARRANGE_COUNT, changes(v, s, item), (item,))
    put_on_track(v, s, item, count)
    v.note_arrangement(s, item, count)


def put_on_track(v: Vagabond, s: State, item: Item, count: int) -> None:
    items = v.items(s)
    if count == satchel.count_of(items, item, (satchel.TRACK,)):
        return
    satchel.arrange(items, item, count)
    v.store(s, items)
    s.tell("arranged", "root 9.2.5.III", (v.seat, item, count))


# Before the tracks are read


@law("root 9.2.5.III")
def settle(v: Vagabond, s: State, item: Item) -> Flow[None]:
    """Ask how many of these lie on their track now."""
    count: int = yield Ask(v.seat, ARRANGE_COUNT, arrangements(v.items(s), item), (item,))
    put_on_track(v, s, item, count)


@law("root 9.2.5.III", "root 9.4.1")
def before_birdsong(v: Vagabond, s: State) -> Flow[None]:
    """Tea that would refresh more: after the start of Birdsong it comes too late."""
    items = v.items(s)
    down = sum([items[at] for at in satchel.slots_in(items, satchel.FACE_DOWN)])
    if loose(items, TEA) and down > REFRESHED + REFRESHED_PER_TEA * satchel.teas(items):
        yield from settle(v, s, TEA)


@law("root 9.2.5.III", "root 9.6.2")
def before_drawing(v: Vagabond, s: State) -> Flow[None]:
    """Coins: each draws a card."""
    if loose(v.items(s), COINS):
        yield from settle(v, s, COINS)


@law("root 9.2.5.III", "root 9.6.4")
def before_capacity(v: Vagabond, s: State) -> Flow[None]:
    """Whatever makes room on its track, and bags, which make more, while he has too many items."""
    for item in ON_TRACK:
        if satchel.over_limit(v.items(s)) and loose(v.items(s), item):
            yield from settle(v, s, item)
