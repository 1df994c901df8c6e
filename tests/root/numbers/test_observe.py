"""What an observation says, and what it must not say."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

from hypothesis import given
from hypothesis import strategies as st
from tests.env.games import some_setup
from tests.root.test_properties import property_of_games

from lawbound.kernel import LawboundError, Table
from lawbound.root.cards import CARD
from lawbound.root.items import HAMMER, SWORD
from lawbound.root.numbers.fields import FIELDS, MOST, SIZE
from lawbound.root.numbers.observe import observe
from lawbound.root.numbers.vocabulary import FACTIONS, PROMPTS
from lawbound.root.position import write
from lawbound.root.position_reader import read
from lawbound.root.quests import QUESTS
from lawbound.root.rules import ROOT
from lawbound.root.state import PLAYING, State

seeds = st.integers(0, 2**32 - 1)

POSITION = """
root seats=marquise,vagabond,eyrie map=autumn turn=eyrie order=marquise,vagabond,eyrie
@1=marquise.warrior*3,marquise.keep @3=eyrie.warrior*6,eyrie.roost @5=eyrie.warrior
marquise.points=7 marquise.hand=armorers*2,sappers marquise.crafted=cobbler marquise.items=hammer
eyrie.leader=despot eyrie.decree.move=anvil eyrie.hand=?*3 eyrie.points=2
vagabond.place=5 vagabond.satchel=sword*2,torch vagabond.relations.eyrie=allied vagabond.character=thief
"""


def field(numbers: bytearray, name: str) -> list[int]:
    return list(numbers[FIELDS[name].start : FIELDS[name].stop])


def one_of(numbers: bytearray, name: str) -> int | None:
    """The place of the one that is marked."""
    marked = field(numbers, name)
    assert sum(marked) <= 1
    return marked.index(1) if 1 in marked else None


def test_fields_follow_one_another() -> None:
    at = 0
    for name, each in FIELDS.items():
        assert (each.name, each.start) == (name, at)
        assert each.size > 0
        assert 0 < each.most < 256
        at = each.stop
    assert at == SIZE == len(MOST) == 9642


def test_a_position_in_numbers() -> None:
    table: Table[State] = Table.from_position(ROOT, " ".join(POSITION.split()), seed="1")
    numbers = observe(table.view(0), table.pending)
    assert one_of(numbers, "map") == 0
    assert one_of(numbers, "stage") == 1
    assert field(numbers, "own hand")[CARD["armorers"]] == 2
    assert sum(field(numbers, "own hand")) == 3
    assert field(numbers, "marquise warrior")[:3] == [22, 3, 0]
    assert field(numbers, "marquise keep")[1] == 1
    assert field(numbers, "eyrie roost")[3] == 1
    assert field(numbers, "vagabond pawn")[5] == 1
    assert one_of(numbers, "vagabond forest") is None
    assert one_of(numbers, "eyrie leader") == 3
    assert field(numbers, "eyrie decree")[4:8] == [1, 0, 0, 1]  # the anvil is a fox card; a vizier is a bird
    assert field(numbers, "eyrie decree")[12:] == [0, 0, 0, 1]
    assert field(numbers, "vagabond slots")[SWORD * 6 + 1] == 2
    assert field(numbers, "seat 0 points") == [7]
    assert field(numbers, "seat 0 items")[HAMMER] == 1
    assert field(numbers, "seat 0 crafted")[CARD["cobbler"]] == 1
    assert field(numbers, "seat 2 hand") == [3]
    assert field(numbers, "seat 3 present") == [0]
    rulers = field(numbers, "rulers")
    assert rulers[0:6] == [1, 0, 0, 0, 0, 0]
    assert rulers[12:18] == [0, 0, 1, 0, 0, 0]
    assert sum(field(numbers, "suits")) == 12
    assert sum(field(numbers, "open quests")) + sum(field(numbers, "quest deck")) <= len(QUESTS)


def test_seats_are_counted_from_whoever_looks() -> None:
    table: Table[State] = Table.from_position(ROOT, " ".join(POSITION.split()), seed="1")
    for seat in range(3):
        numbers = observe(table.view(seat), table.pending)
        factions = [one_of(numbers, f"seat {at} faction") for at in range(3)]
        order = list(table.state.order)
        order = order[order.index(seat) :] + order[: order.index(seat)]
        assert factions == [FACTIONS.index(table.state.players[other].KEY) for other in order]
        eyrie = order.index(2)
        assert [field(numbers, f"seat {at} takes the turn")[0] for at in range(3)].index(1) == eyrie
        assert field(numbers, "vagabond relations")[5 * eyrie : 5 * eyrie + 5] == [0, 0, 0, 1, 0]


def test_a_question_is_seen_by_whoever_is_asked_alone() -> None:
    table: Table[State] = Table.new(ROOT, {"seats": ["marquise", "eyrie"], "order": "given"}, seed="3")
    ask = table.pending
    assert ask is not None
    own, other = observe(table.view(ask.seat), ask), observe(table.view(1 - ask.seat), ask)
    assert PROMPTS[one_of(own, "prompt") or 0] == ask.about.name
    assert field(own, "asked") == [1]
    assert field(other, "asked") == [0]
    assert one_of(other, "prompt") is None


def test_a_question_says_what_it_is_about() -> None:
    table: Table[State] = Table.new(ROOT, {"seats": ["marquise", "eyrie", "vagabond"]}, seed="5")
    luck = random.Random(1)
    met: set[str] = set()
    while table.pending is not None and {"move to", "how many to move", "to which column"} - met:
        ask = table.pending
        numbers = observe(table.view(ask.seat), ask)
        if ask.about.name in ("move to", "how many to move"):
            assert one_of(numbers, "about place") == ask.given[0]
        if ask.about.name == "how many to move":
            assert one_of(numbers, "about destination") == ask.given[1]
        if ask.about.name == "to which column":
            assert one_of(numbers, "about card") == ask.given[0]
        met.add(ask.about.name)
        table.choose_index(luck.randrange(len(ask.options)))
    assert {"move to", "how many to move", "to which column"} <= met


@property_of_games(30)
@given(seeds)
def test_no_number_is_too_great_and_nothing_hidden_is_seen(seed: int) -> None:
    """Deal anew what a seat cannot know: its observation stays the same to the last number."""
    luck = random.Random(seed)
    table: Table[State] = Table.new(ROOT, some_setup(luck), seed=str(seed))
    for _ in range(400):
        ask = table.pending
        if ask is None:
            break
        if luck.random() < 0.1:
            for seat in (None, *range(len(table.state.players))):
                numbers = observe(table.view(seat), ask)
                assert all([number <= most for number, most in zip(numbers, MOST, strict=True)])
                assert field(numbers, "deck") == [len(table.state.deck)]  # not those that lie hidden elsewhere
                if seat is None:
                    assert not any(field(numbers, "own hand"))
                    continue
                world = table.imagine(seat, str(luck.random()))
                assert observe(world.view(seat), world.pending) == numbers
        table.choose_index(luck.randrange(len(ask.options)))


# Nothing is left out

NOT_IN_NUMBERS = {
    "step": "within the phase; who is asked knows it from the question",
    "order": "counted from whoever looks, so where the round begins does not matter",
    "start": "the corner of a faction: only its setup needs it",
    "seen": "who has looked under a ruin: the numbers are of the one who looks",
    "cooperative": "as the environment was made",
    "team": "as the environment was made",
    "services": "as the environment was made",
}


def changes(tree: dict[str, Any], path: tuple[str, ...] = ()) -> Iterator[tuple[tuple[str, ...], dict[str, Any]]]:
    """The position with one thing changed, in every way: a number more or less, a list shorter, a field left out."""
    for key, value in tree.items():
        where = (*path, key)
        if isinstance(value, dict):
            for place, inner in changes(value, where):
                yield place, {**tree, key: inner}
            continue
        if isinstance(value, int):
            yield where, {**tree, key: value + 1}
            yield where, {**tree, key: value - 1}
        elif isinstance(value, list) and len(value) > 1:
            yield where, {**tree, key: value[1:]}
        yield where, {name: other for name, other in tree.items() if name != key}


def unlike(s: State, seat: int) -> Iterator[tuple[str, bool]]:
    """Every field of the position that can be changed, and whether the seat's numbers tell the difference."""
    tree = write(s)
    numbers = observe(ROOT.view(read(tree), seat), None)
    assert ("birdsong", "daylight", "evening")[one_of(numbers, "phase") or 0] == tree["phase"]
    for path, changed in changes(tree):
        try:
            other = read(changed)
        except LawboundError:  # there is no such position
            continue
        if write(other) != tree:
            name = ".".join([key for key in path if not key.isdecimal()])
            yield name, observe(ROOT.view(other, seat), None) != numbers


def test_whatever_is_on_the_table_is_in_the_numbers() -> None:
    met: set[str] = set()
    for number in range(36):
        luck = random.Random(number)
        table: Table[State] = Table.new(ROOT, some_setup(luck), seed=str(number))
        look = {luck.randrange(20, 300) for _ in range(3)}
        for at in range(600):
            ask = table.pending
            if ask is None:
                break
            if at in look and table.state.stage == PLAYING:
                for name, told in unlike(ROOT.view(table.state, ask.seat).state, ask.seat):
                    met.add(name)
                    assert told or name.rpartition(".")[2] in NOT_IN_NUMBERS, (number, at, name)
            table.choose_index(luck.randrange(len(ask.options)))
    assert {"closed", "used", "quests", "players.marquise.actions left", "players.vagabond.completed"} <= met
    assert len(met) > 80
