"""The questions of the Vagabond: Law of Root, chapter 9 and appendix D."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from lawbound.kernel import DONE, Ask, Option, Seat
from lawbound.root.battle import why_not_battle
from lawbound.root.checks.check import Check, Checks, clearings, demanded, hand, known, others, question, stopping
from lawbound.root.factions.vagabond import Vagabond, daylight, faction, relations, satchel
from lawbound.root.factions.vagabond.characters import first_box, riverfolk_expansion, vagabond_pack
from lawbound.root.factions.vagabond.characters.vagabond_pack import Adventurer, Harrier
from lawbound.root.items import BOOTS, ON_TRACK, Tile
from lawbound.root.map import CLEARINGS, Clearing, Place, is_forest
from lawbound.root.move import why_apart, why_held, why_shut
from lawbound.root.quests import Quest
from lawbound.root.ruins import UNSEEN
from lawbound.root.state import EMPTY, State


def places(v: Vagabond, s: State, ask: Ask) -> Sequence[Option]:
    """Clearings and forests other than where he is."""
    forests = [forest.place for forest in s.box.map.forests]
    return [place for place in (*CLEARINGS, *forests) if place != v.place(s)]


def why_not_move_to(v: Vagabond, s: State, ask: Ask, place: Place) -> str | None:
    return daylight.why_not_go(v, s, place, satchel.count_of(v.items(s), BOOTS, satchel.READY))


def why_not_free_move_to(v: Vagabond, s: State, ask: Ask, place: Place) -> str | None:
    """A move that costs nothing."""
    if place in ask.options:
        return None
    return daylight.why_not_go(v, s, place, None)


def under_the_ruin(v: Vagabond, s: State, ask: Ask) -> Sequence[Option]:
    at = 2 * v.clearing(s)
    return sorted({tile for tile in bytes(s.ruin_items[at : at + 2]) if tile not in (EMPTY, UNSEEN)})


def why_not_take(v: Vagabond, s: State, ask: Ask, tile: Tile) -> str | None:
    return None if daylight.may_take(v, s, tile) else "root 9.7.3"


def all_items(v: Vagabond, s: State, ask: Ask) -> Sequence[Option]:
    """Whatever lies on his board."""
    items = v.items(s)
    return [at for at in range(satchel.SLOTS) if items[at] and satchel.place_of(at) != satchel.GONE]


def why_not_exhaust(v: Vagabond, s: State, ask: Ask, at: satchel.Slot) -> str | None:
    """Only what lies face up and undamaged can be turned down."""
    return None if satchel.place_of(at) in satchel.READY else "root 9.2.5"


def quests(v: Vagabond, s: State, ask: Ask) -> Sequence[Option]:
    return sorted(s.quests)


def why_not_quest(v: Vagabond, s: State, ask: Ask, chosen: Quest) -> str | None:
    return daylight.why_not_complete(v, s, chosen)


def why_not_strike(v: Vagabond, s: State, ask: Ask, other: Seat) -> str | None:
    return daylight.why_not_target(v, s, other)


def seats(v: Vagabond, s: State, ask: Ask) -> Sequence[Option]:
    """All players, himself included."""
    return range(len(s.players))


def why_not_attacker(v: Vagabond, s: State, ask: Ask, attacker: Seat) -> str | None:
    return why_not_battle(s, s.players[attacker], ask.given[0])


def why_not_improvise(v: Vagabond, s: State, ask: Ask, at: satchel.Slot) -> str | None:
    character = v.special(s)
    assert isinstance(character, Adventurer)
    return character.why_not_slot(s, at, ask.given[0], ask.given[1:])


def why_not_glide(v: Vagabond, s: State, ask: Ask, clearing: Clearing) -> str | None:
    character = v.special(s)
    assert isinstance(character, Harrier)
    return character.why_not_glide(s, clearing)


def discarded(v: Vagabond, s: State, ask: Ask) -> Sequence[Option]:
    return known(s.discard)


def on_tracks(v: Vagabond, s: State, ask: Ask) -> Sequence[Option]:
    """The kinds of items with a track that he has."""
    items = v.items(s)
    return [item for item in ON_TRACK if any([items[satchel.slot(item, p)] for p in range(satchel.GONE)])]


def characters(v: Vagabond, s: State, ask: Ask) -> Sequence[Option]:
    return list(v.specials)


def why_not_character(v: Vagabond, s: State, ask: Ask, character: int) -> str | None:
    """There is one card of each, and the other Vagabond may have it."""
    return None if character in ask.options else "root 1.5.1"


def why_not_slip(v: Vagabond, s: State, ask: Ask, place: Place) -> str | None:
    if place in v.beside(s):
        return None
    shut = None if is_forest(place) else why_shut(s, v.number, place)
    return shut or why_apart(s, v.number, v.clearing(s), place) or "root 9.4.2"


def why_not_along(v: Vagabond, s: State, ask: Ask, other: Seat) -> str | None:
    """An ally with warriors here; something may hold these."""
    if other in ask.options:
        return None
    origin = ask.given[0]
    comes = other in relations.allies(s, v.seat) and s.board[s.players[other].warrior + origin]
    return (why_held(s, other, origin) if comes else None) or "root 9.2.9.II.b"


def items_and_none(v: Vagabond, s: State, ask: Ask) -> Sequence[Option]:
    return [*all_items(v, s, ask), DONE]


def of_that_item(v: Vagabond, s: State, ask: Ask) -> Sequence[Option]:
    """The items of the kind that is to be exhausted."""
    return [at for at in all_items(v, s, ask) if satchel.item_of(satchel.tile_of(at)) == ask.given[0]]


CHECKS: Final[Checks] = {
    question(faction.DISCARD): Check(stopping, demanded),
    question(daylight.MOVE_TO): Check(places, why_not_move_to),
    question(daylight.FREE_MOVE_TO): Check(places, why_not_free_move_to),
    question(daylight.TAKE_RUIN_ITEM): Check(under_the_ruin, why_not_take),
    question(daylight.AID_WHOM): Check(others, demanded),
    question(daylight.AID_WITH): Check(all_items, why_not_exhaust),
    question(daylight.AID_CARD): Check(hand, demanded),
    question(daylight.WHICH_QUEST): Check(quests, why_not_quest),
    question(daylight.STRIKE_WHOM): Check(others, why_not_strike),
    question(daylight.REPAIR_WHAT): Check(all_items, demanded),
    question(first_box.HIDEOUT_WHAT): Check(all_items, demanded),
    question(first_box.STEAL_FROM): Check(others, demanded),
    question(first_box.LABOR_CARD): Check(discarded, demanded),
    question(riverfolk_expansion.WHO_ATTACKS): Check(seats, why_not_attacker),
    question(riverfolk_expansion.WHO_IS_ATTACKED): Check(seats, demanded),
    question(vagabond_pack.EXHAUST_FOR_QUEST): Check(all_items, why_not_improvise),
    question(vagabond_pack.GLIDE_TO): Check(clearings, why_not_glide),
    ("arrange which items", "root 9.2.5.III"): Check(on_tracks, demanded),
    question(faction.CHOOSE_CHARACTER): Check(characters, why_not_character),
    question(faction.CHOOSE_FOREST): Check(clearings, demanded),
    question(faction.TAKE_HIT): Check(all_items, demanded),
    question(faction.FULL_REMOVAL_DAMAGE): Check(all_items, demanded),
    question(faction.REFRESH): Check(items_and_none, demanded),
    question(faction.EXHAUST): Check(of_that_item, why_not_exhaust),
    question(faction.SLIP): Check(places, why_not_slip),
    question(faction.ALONG): Check(others, why_not_along),
    question(faction.WITH_ALLY): Check(others, demanded),
    question(faction.REMOVE_ITEM): Check(all_items, demanded),
    question(faction.COALITION): Check(others, demanded),
}
