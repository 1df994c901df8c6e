"""What an observation says, and what it must not say."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.oath.numbers.games import pick, some_setup
from tests.oath.situation import given as situation
from tests.oath.test_properties import property_of_games

from lawbound.games import kit
from lawbound.kernel import LawboundError, Seeded, Table
from lawbound.oath.box import COLORS
from lawbound.oath.cards import CARD, FIRST_SITE, NUMBER, SITE_NUMBER
from lawbound.oath.numbers.actions import CARD_AT
from lawbound.oath.numbers.fields import CARDS, FIELDS, MOST, SIZE
from lawbound.oath.numbers.observe import observe
from lawbound.oath.numbers.questions import WRITE, given_in
from lawbound.oath.numbers.sheet import RELIC_AT
from lawbound.oath.numbers.vocabulary import ACTIONS, MOST_SITES, PROMPTS
from lawbound.oath.position import read, write
from lawbound.oath.present.fields import GIVEN, GIVEN_BY
from lawbound.oath.rules import OATH
from lawbound.oath.state import PLAYING, State

seeds = st.integers(0, 2**32 - 1)

POSITION = (
    "oath seats=chancellor,red,blue oath=people round=3 turn=red title=red usurper=1 visions_drawn=2 citizens=blue "
    "@1=plains:longbows,purple*3,favor*2 @3=mountain:taming_charm,map,?r,red*2 @2=-wastes chancellor.pawn=1 red.pawn=3 "
    "blue.pawn=3 red.favor=4 red.secrets=2 red.flipped=1 red.supply=5 red.warbands=6 red.advisers=-wolves,keep "
    "blue.advisers=?,-elders,?v red.vision=vision_of_faith blue.banners=darkest_secret "
    "chancellor.relics=the_grand_scepter seen.elders=red,blue on.longbows=secret piles.cradle=?v,tents,? seen.tents=red"
)


def field(numbers: bytearray, name: str) -> list[int]:
    return list(numbers[FIELDS[name].start : FIELDS[name].stop])


def one_of(numbers: bytearray, name: str) -> int | None:
    """The place of the one that is marked."""
    marked = field(numbers, name)
    assert sum(marked) <= 1
    return marked.index(1) if 1 in marked else None


def cards(numbers: bytearray, name: str, at: int = 0) -> set[str]:
    """The keys of the cards that are marked."""
    keys = {place: CARD[card].key for card, place in CARD_AT.items()}
    marked = field(numbers, name)[at * CARDS : (at + 1) * CARDS]
    return {keys[place] for place, mark in enumerate(marked) if mark}


def position(line: str = POSITION) -> Table[State]:
    return Table.from_position(OATH, line, seed="1")


def test_fields_follow_one_another() -> None:
    at = 0
    for name, each in FIELDS.items():
        assert (each.name, each.start) == (name, at)
        assert each.size > 0
        assert 0 < each.most < 256
        at = each.stop
    assert at == SIZE == len(MOST)


def test_a_position_in_numbers() -> None:
    numbers = observe(position().view(1), None)
    assert one_of(numbers, "stage") == 1
    assert one_of(numbers, "phase") == 1
    assert one_of(numbers, "oath") == 1
    assert (field(numbers, "round"), field(numbers, "usurper"), field(numbers, "visions drawn")) == ([3], [1], [2])
    assert field(numbers, "faceup sites") == [1, 0, 1, 0, 0, 0, 0, 0]
    sites = field(numbers, "site cards")
    assert [at for at, mark in enumerate(sites) if mark] == [
        SITE_NUMBER["plains"],
        2 * MOST_SITES + SITE_NUMBER["mountain"],
    ]
    assert field(numbers, "site favor")[:3] == [2, 0, 0]
    assert cards(numbers, "cards at sites", 0) == {"longbows"}
    assert cards(numbers, "cards at sites", 2) == {"taming_charm"}
    assert sum(field(numbers, "relics at sites")) == 0, "nobody has looked"
    assert [code for code in field(numbers, "relics in order") if code] == [251, 251]
    assert cards(numbers, "secrets on cards") == {"longbows", "darkest_secret"}
    assert cards(numbers, "favor on cards") == {"peoples_favor"}
    assert field(numbers, "piles")[0] == 3 and field(numbers, "piles visions")[0] == 1
    assert cards(numbers, "piles known", 0) == {"tents"}
    assert field(numbers, "piles order")[:4] == [254, NUMBER["tents"] + 1, 255, 0]
    # Red looks: the Chancellor is the second after them.
    assert [one_of(numbers, f"seat {at} color") for at in range(4)] == [1, 2, 0, None]
    assert [one_of(numbers, f"seat {at} role") for at in range(3)] == [1, 2, 0]
    assert [field(numbers, f"seat {at} present")[0] for at in range(6)] == [1, 1, 1, 0, 0, 0]
    assert [field(numbers, f"seat {at} takes the turn")[0] for at in range(3)] == [1, 0, 0]
    assert [field(numbers, f"seat {at} title")[0] for at in range(3)] == [1, 0, 0]
    assert [one_of(numbers, f"seat {at} pawn") for at in range(3)] == [2, 2, 0]
    own = [field(numbers, f"seat 0 {name}")[0] for name in ("favor", "secrets", "flipped secrets", "supply")]
    assert own == [4, 2, 1, 5]
    assert field(numbers, "seat 0 warbands")[3] == 2 and field(numbers, "seat 0 warbands")[9] == 6
    assert field(numbers, "seat 2 warbands")[1] == 3 and field(numbers, "seat 2 warbands")[11] == 3
    assert cards(numbers, "seat 0 advisers") == {"keep"}
    assert cards(numbers, "seat 0 facedown advisers") == {"wolves"}
    assert cards(numbers, "seat 1 facedown advisers") == {"elders"}
    assert field(numbers, "seat 1 backs") == [1, 1]
    assert field(numbers, "seat 1 advisers in order")[:4] == [255, NUMBER["elders"] + 1, 254, 0]
    assert one_of(numbers, "seat 0 vision") is not None
    assert field(numbers, "seat 1 banners") == [1, 0, 0, 0]
    assert field(numbers, "seat 2 relics")[RELIC_AT[NUMBER["the_grand_scepter"]]] == 1
    rulers = field(numbers, "rulers")
    assert rulers[:7] == [0, 0, 0, 1, 0, 0, 0] and rulers[14:21] == [0, 1, 0, 0, 0, 0, 0]


def test_seats_are_counted_from_whoever_looks() -> None:
    table = position()
    for seat in range(3):
        numbers = observe(table.view(seat), None)
        order = [(seat + after) % 3 for after in range(3)]
        assert [one_of(numbers, f"seat {at} color") for at in range(3)] == [table.state.box.colors[at] for at in order]
        assert [field(numbers, f"seat {at} favor")[0] for at in range(3)] == [table.state.favor[at] for at in order]
    watching = observe(table.view(None), None)
    assert [one_of(watching, f"seat {at} color") for at in range(3)] == [0, 1, 2]
    assert not cards(watching, "seat 1 facedown advisers"), "a spectator sits with the Chancellor, and knows no card"


def test_a_board_is_a_color_and_nothing_more() -> None:
    """Other boards at the same seats: all but the colors is the same."""
    luck, choices = random.Random(3), random.Random(4)
    tables = [Table.new(OATH, {"seats": ["chancellor", *luck.sample(COLORS[1:], 3)]}, seed="2") for _ in range(2)]
    colors = [FIELDS[f"seat {at} color"] for at in range(4)]
    for _ in range(200):
        seen = []
        for table in tables:
            numbers = observe(table.view(2), table.pending)
            for each in colors:
                numbers[each.start : each.stop] = bytes(each.size)
            seen.append(numbers)
        assert seen[0] == seen[1]
        ask = tables[0].pending
        assert ask is not None
        index = pick(ask, choices)
        for table in tables:
            table.choose_index(index)


def test_a_question_is_seen_by_whoever_is_asked_alone() -> None:
    table: Table[State] = Table.new(OATH, {"seats": 2}, seed="3")
    ask = table.pending
    assert ask is not None
    own, other = observe(table.view(ask.seat), ask), observe(table.view(1 - ask.seat), ask)
    assert PROMPTS[one_of(own, "prompt") or 0] == ask.about.name
    assert field(own, "asked") == [1]
    assert field(other, "asked") == [0]
    assert one_of(other, "prompt") is None


def test_a_question_says_what_it_is_about() -> None:
    table = situation(f"{POSITION} deck=dazzle,... turn=red")
    table.choose("search").until("where to play")
    ask = table.table.pending
    assert ask is not None
    numbers = observe(table.table.view(1), ask)
    assert cards(numbers, "about card") == {CARD[ask.given[0]].key}
    assert ACTIONS[one_of(numbers, "act") or 0] == "search"
    assert one_of(numbers, "act seat") == 0
    seen = observe(table.table.view(2), ask)
    assert not cards(seen, "act card") and not cards(seen, "other hands"), "what Red has drawn is hidden from Blue"
    assert field(seen, "seat 2 hand") == field(numbers, "seat 0 hand")


def test_every_kind_of_what_is_given_can_be_written() -> None:
    luck = {"defense die", "attack die", "end die", "draw a site"}
    told = [fields for name, fields in GIVEN.items() if name not in luck] + list(GIVEN_BY.values())
    assert {kind for fields in told for _, kind in fields} <= {*WRITE, "goods"}


@property_of_games(30)
@given(seeds)
def test_no_number_is_too_great_and_nothing_hidden_is_seen(seed: int) -> None:
    """Deal anew what a seat cannot know: its observation stays the same to the last number."""
    luck = random.Random(seed)
    table: Table[State] = Table.new(OATH, some_setup(luck), seed=str(seed))
    for _ in range(800):
        ask = table.pending
        if ask is None:
            break
        assert len(given_in(table.state, ask)) >= len(ask.given), ask
        if luck.random() < 0.04:
            for seat in (None, *range(table.state.box.seats)):
                numbers = observe(table.view(seat), ask)
                assert len(numbers) == SIZE
                assert all([number <= most for number, most in zip(numbers, MOST, strict=True)])
                assert field(numbers, "world deck") == [len(table.state.deck)]
                if seat is None:
                    assert not any(field(numbers, "own hand"))
                    continue
                world = table.state.copy()
                OATH.redeal(world, seat, Seeded(str(luck.random())))
                assert observe(OATH.view(world, seat), ask) == numbers
        table.choose_index(pick(ask, luck))


# Nothing is left out

NOT_IN_NUMBERS = {"options.empty_attack_pool": "left out, it is the usual one"}


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
            yield where, {**tree, key: value[:-1]}
        yield where, {name: other for name, other in tree.items() if name != key}


def unlike(s: State, seat: int) -> Iterator[tuple[str, bool]]:
    """Every field of the position that can be changed, and whether the seat's numbers tell the difference."""
    tree = write(s)
    numbers = observe(OATH.view(read(tree), seat), None)
    for path, changed in changes(tree):
        try:
            other = OATH.view(read(changed), seat)
        except LawboundError:  # there is no such position
            continue
        if write(other.state) != tree and len(other.state.advisers) == len(s.advisers):
            name = ".".join([key for key in path if not key.isdecimal()])
            yield name, observe(other, None) != numbers


@pytest.mark.parametrize("first", range(0, 12, 4))
def test_whatever_is_on_the_table_is_in_the_numbers(first: int) -> None:
    met: set[str] = set()
    for number in range(first, first + 4):
        luck = random.Random(number)
        table: Table[State] = Table.new(OATH, some_setup(luck), seed=str(number))
        look = {luck.randrange(30, 300) for _ in range(2)}
        for at in range(300):
            ask = table.pending
            if ask is None:
                break
            if at in look and table.state.stage == PLAYING:
                for name, told in unlike(OATH.view(table.state, ask.seat).state, ask.seat):
                    met.add(name)
                    assert told or name in NOT_IN_NUMBERS, (number, at, name)
            table.choose_index(pick(ask, luck))
    assert len(met) > 40


def test_powers_of_sites_are_sources_too() -> None:
    table = situation("oath seats=chancellor,red,blue @1=plains @8=the_tribunal turn=red red.pawn=8 blue.pawn=8")
    ask = table.table.pending
    assert ask is not None and FIRST_SITE + 7 in ask.options
    table.table.choose(FIRST_SITE + 7)
    ask = table.table.pending
    assert ask is not None
    numbers = observe(table.table.view(ask.seat), ask)
    assert one_of(numbers, "about source") == CARDS + 7


def test_writing_of_a_view() -> None:
    numbers = kit("oath").numbers
    table: Table[State] = Table.new(OATH, {"seats": 2}, seed="3")
    assert numbers.written(table.view(0)).startswith("oath ")
    assert numbers.written(table.view(0)) != numbers.written(table.view(1))
    assert numbers.written(position().view(1)).startswith("oath seats=chancellor,red,blue")
    assert numbers.turns(position().state) == position().state.turns
