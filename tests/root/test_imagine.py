"""Imagined worlds of Root: what a seat cannot know is dealt anew under flows that are running."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.root.test_deal import dealt_from, some_game
from tests.root.test_properties import (
    MIXES,
    check_cards,
    check_pieces,
    new,
    pick,
    property_of_games,
    reshuffled,
    seats,
    seeds,
)

from lawbound.kernel import NATURE, Ask, Asked, LawboundError, Seeded, Table
from lawbound.root.rules import ROOT
from lawbound.root.state import PLAYING, State

LONG_GAME = 6000


def arrays(s: State) -> list[bytearray]:
    return [*s.hands, *s.piles, s.deck, s.limbo, s.ruin_items, s.ruin_pool, s.ruin_seen]


def decisions(table: Table[State], luck: random.Random, most: int, every: int) -> Iterator[int]:
    """The seat that is asked at some of the decisions of a random game."""
    for number in range(most):
        if table.pending is None:
            return
        if number % every == 0:
            yield table.pending.seat
        pick(table, luck)


@pytest.mark.law("root 1.2.1", "root 1.2.2")
@property_of_games(10)
@given(seeds, st.booleans())
def test_dealing_in_place_makes_what_dealing_the_view_makes(seed: int, bots: bool) -> None:
    luck = random.Random(seed)
    table = some_game(luck, bots)
    for _ in decisions(table, luck, 200, 8):
        for player in table.state.players:
            s = table.state.copy()
            same = arrays(s)
            seen = ROOT.view(s, player.seat)
            ROOT.redeal(s, player.seat, Seeded(str(seed)))
            assert ROOT.view(s, player.seat) == seen
            expected = dealt_from(seen.state, Seeded(str(seed)))
            expected.ruin_seen[:] = s.ruin_seen  # of no importance to who has not looked
            assert s == expected
            assert all(before is after for before, after in zip(same, arrays(s), strict=True))


@property_of_games(8)
@given(seats, seeds)
def test_worlds_are_sound_and_are_played_on(mix: tuple[str, ...], seed: int) -> None:
    """At any question, in the middle of an action too."""
    table, luck = new(mix, seed), random.Random(seed)
    for seat in decisions(table, luck, 300, 7):
        view, before = table.view(seat), table.state.to_bytes()
        world = view.imagine(str(seed))
        assert world.view(seat) == view
        assert repr(world.pending) == repr(table.pending)
        for _ in range(30):
            if world.pending is None:
                break
            check_pieces(world.state)
            if world.state.stage == PLAYING:
                check_cards(world.state, world.at_safe_point and world.journal.entries != [])
            pick(world, luck)
        assert table.state.to_bytes() == before
        assert view.imagine(str(seed)).state.to_bytes() == view.imagine(str(seed)).state.to_bytes()


@property_of_games(4)
@given(seeds)
def test_a_world_is_played_to_its_end(seed: int) -> None:
    luck = random.Random(seed)
    table = new(MIXES[0], seed)
    for _ in decisions(table, luck, 100, 100):
        pass
    if table.pending is None:
        return
    world = table.view(table.pending.seat).imagine("to the end")
    for _ in range(LONG_GAME):
        if world.pending is None:
            assert world.result["winners"]
            return
        pick(world, luck)


def elsewhere(table: Table[State], seat: int, luck: random.Random) -> Table[State] | None:
    """The same situation to that seat in another true world: None if what happened since could not have there."""
    other: Table[State] = table.copy()
    s = reshuffled(table.safe_state, seat, luck)
    other.state, other._safe, other._flow = s, s.copy(), ROOT.resume(s)
    assert other._flow is not None
    question = other._flow.send(None)
    for answer in table._answers:
        if answer not in list(question.options if isinstance(question, Ask) else question.outcomes):
            return None  # a card that is elsewhere in that world
        question = other._flow.send(answer)
    assert isinstance(question, Ask)
    other.pending = question
    same = repr(question) == repr(table.pending) and ROOT.view(s, seat) == ROOT.view(table.state, seat)
    return other if same else None


@pytest.mark.law("root 1.2.1")
@property_of_games(12)
@given(seats, seeds)
def test_worlds_do_not_depend_on_what_the_seat_cannot_know(mix: tuple[str, ...], seed: int) -> None:
    """Nothing hidden comes through: neither in the state nor in what running flows remember."""
    table, luck = new(mix, seed), random.Random(seed)
    compared = inside = 0
    for seat in decisions(table, luck, 250, 3):
        other = elsewhere(table, seat, luck)
        if other is None:
            continue
        compared += 1
        inside += not table.at_safe_point
        one, two = table.view(seat).imagine("a seed"), other.view(seat).imagine("a seed")
        assert one.state == two.state
        for _ in range(12):
            if one.pending is None:
                break
            assert repr(one.pending) == repr(two.pending)
            choice = luck.randrange(len(one.pending.options))
            one.choose_index(choice)
            two.choose_index(choice)
        assert one.state == two.state
    assert compared > 5
    assert inside


def test_a_view_imagines_only_while_its_question_waits() -> None:
    table = new(MIXES[0], 1)
    assert table.pending is not None
    view = table.view(table.pending.seat)
    view.imagine("a seed")
    table.choose_index(0)
    with pytest.raises(LawboundError, match="look again"):
        view.imagine("a seed")
    with pytest.raises(LawboundError, match="handed out"):
        table.view(None).imagine("a seed")


@pytest.mark.law("root 1.2.1")
def test_only_who_is_asked_imagines() -> None:
    """What others are offered tells what they hold: their question must not come through an imagined world."""
    table = new(MIXES[0], 1)
    assert table.pending is not None
    seat = table.pending.seat
    table.view(seat).imagine("a seed")
    for other in range(4):
        if other != seat:
            with pytest.raises(LawboundError, match=f"Seat {other} is not asked now"):
                table.view(other).imagine("a seed")
    asked: Table[State] = Table.new(ROOT, {"seats": ["marquise", "eyrie"]}, nature=Asked())
    assert asked.pending is not None and asked.pending.seat == NATURE
    with pytest.raises(LawboundError, match="Seat 0 is not asked now"):
        asked.view(0).imagine("a seed")


def test_views_are_equal_whoever_handed_them_out() -> None:
    table = new(MIXES[0], 1)
    assert table.view(0) == ROOT.view(table.state, 0) == table.copy().view(0)
    assert table.view(0).to_bytes() == ROOT.view(table.state, 0).to_bytes()
    assert hash(table.view(0)) == hash(table.copy().view(0))


def test_a_seat_that_does_not_know_its_own_cards_cannot_imagine() -> None:
    """At a physical table others may hold cards that nobody here has seen; the seat that thinks may not."""
    line = "root seats=marquise,eyrie turn=marquise step=actions marquise.hand=anvil eyrie.hand=?*2"
    table: Table[State] = Table.from_position(ROOT, line, nature=Asked())
    world = table.imagine(0, "a seed")
    assert (world.state.unknown, len(world.state.hands[1])) == (0, 2)
    with pytest.raises(LawboundError, match="does not know itself"):
        table.imagine(1, "a seed")
