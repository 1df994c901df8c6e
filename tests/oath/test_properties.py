"""What holds in every game of Oath, whatever is chosen: random games of two to six, first ones and later ones."""

from __future__ import annotations

import os
import random
import subprocess
import sys
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from tests.oath.conserved import check, world

from lawbound import games
from lawbound.kernel import DONE, Event, Seeded, Table
from lawbound.kernel.journal_text import load, save
from lawbound.oath.cards import (
    ADVISER_ONLY,
    CARDS,
    DENIZENS,
    EDIFICES,
    NONE,
    NUMBER,
    OATH_NAMES,
    POSITIONS,
    RELICS,
    SITES,
)
from lawbound.oath.chronicle_value import Chronicle, Spot
from lawbound.oath.position_text import dump_yaml, dumps, loads
from lawbound.oath.prompts import REST
from lawbound.oath.rules import OATH
from lawbound.oath.state import (
    CHRONICLE,
    EXHAUSTION,
    OVER,
    PLAYING,
    STABLE,
    SUCCESSOR,
    USURPER,
    VISIONARY,
    State,
)
from lawbound.oath.victory import successor, visions_met

Setup = dict[str, Any]

seeds = st.integers(0, 2**32 - 1)
first_games: st.SearchStrategy[Setup] = st.fixed_dictionaries(
    {
        "seats": st.integers(2, 6),
        "game": st.sampled_from(["first", "variant", "random"]),
        "oath": st.sampled_from(OATH_NAMES),
    }
) | st.just({"seats": 4, "game": "prescribed"})


def chronicle(seed: int) -> Chronicle:
    """What some game may have left: cards of the whole Archive, edifices, Citizens, Dispossessed, a group of relics."""
    luck = random.Random(seed)
    faces = [position in (0, 2, 5) or luck.random() < 0.5 for position in POSITIONS]
    denizens, relics = luck.sample(DENIZENS, len(DENIZENS)), luck.sample(RELICS, len(RELICS))
    settled = [card for card in denizens if CARDS[card].restriction != ADVISER_ONLY]
    edifices = [card + luck.getrandbits(1) for card in luck.sample(EDIFICES[::2], 6)]
    spots: list[Spot] = []
    for site, faceup in zip(luck.sample(range(len(SITES)), len(faces)), faces, strict=True):
        info = SITES[site]
        if not faceup:
            spots.append(Spot(site, False))
            continue
        cards = [settled.pop() for _ in range(luck.randint(0, info.capacity))]
        if cards and luck.random() < 0.3:
            cards[-1] = edifices.pop() if edifices else cards[-1]
        if NUMBER["salt_the_earth"] in cards:
            cards = [NUMBER["salt_the_earth"]]
        spots.append(Spot(site, True, tuple(cards), tuple([relics.pop() for _ in range(luck.randint(0, info.relics))])))
    laid = {card for spot in spots for card in spot.cards}
    apart = [card for card in denizens if card not in laid][: luck.randint(40, 90)]
    top = luck.randrange(8)
    return Chronicle(
        name="Somewhere Else",
        number=2,
        oath=luck.randrange(4),
        positions=tuple(spots),
        denizens=tuple(sorted(apart)),
        citizens=tuple(sorted(luck.sample(range(1, 6), luck.randrange(6)))),
        dispossessed=tuple(sorted(apart[36 : 36 + luck.randrange(40)])),
        relic_top=tuple(sorted(relics[:top])),
        relic_rest=tuple(sorted(relics[top:])),
    )


later_games: st.SearchStrategy[Setup] = st.builds(
    lambda seats, seed: {"seats": seats, "chronicle": chronicle(seed).to_plain()}, st.integers(2, 6), seeds
)
setups = first_games | later_games


def property_of_games(max_examples: int) -> Callable[[Callable[..., None]], Callable[..., None]]:
    return settings(
        deadline=None,
        max_examples=max_examples,
        phases=[Phase.explicit, Phase.reuse, Phase.generate],  # a smaller seed is no simpler game
        suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
        print_blob=True,
    )


def new(setup: Setup, seed: int) -> Table[State]:
    return Table.new(OATH, setup, seed=str(seed))


def pick(table: Table[State], luck: random.Random) -> None:
    """Choose at random, but go on rather than stop."""
    assert table.pending is not None
    options = table.pending.options
    index = luck.randrange(len(options))
    if options[index] in (DONE, REST) and luck.random() < 0.7:
        index = luck.randrange(len(options))
    table.choose_index(index)


def play(table: Table[State], luck: random.Random, most: int) -> Iterator[State]:
    """The state at every decision, up to that many."""
    for _ in range(most):
        if table.pending is None:
            return
        yield table.state
        pick(table, luck)


def somewhere(setup: Setup, seed: int, most: int = 500) -> Table[State]:
    """A game that has gone on for a random number of decisions."""
    table, luck = new(setup, seed), random.Random(seed)
    for _ in play(table, luck, luck.randrange(20, most)):
        pass
    return table


# Conservation


@property_of_games(30)
@given(setups, seeds)
def test_nothing_comes_and_nothing_goes(setup: Setup, seed: int) -> None:
    table, luck = new(setup, seed), random.Random(seed)
    denizens: set[int] | None = None
    for s in play(table, luck, 1500):
        check(s, table.at_safe_point)
        if s.stage == PLAYING and table.at_safe_point:
            denizens = world(s) if denizens is None else denizens
            assert world(s) == denizens
    check(table.state, table.over)


# Options


@property_of_games(20)
@given(setups, seeds)
def test_options_are_never_empty_never_double_and_all_can_be_chosen(setup: Setup, seed: int) -> None:
    table, luck = new(setup, seed), random.Random(seed)
    for n, s in enumerate(play(table, luck, 400)):
        ask = table.pending
        assert ask is not None
        options = list(ask.options)
        assert len(options) > 1 or ask.discreet  # a single one is no question
        assert len(set(options)) == len(options)
        names = [OATH.name_of(s, ask.about, option) for option in options]
        assert len(set(names)) == len(names), (ask, names)
        assert 0 <= ask.seat < s.box.seats
        if n % 9 == seed % 9:
            before = s.to_bytes()
            for option in options:
                twin = table.copy()
                assert twin.pending is not None
                assert list(twin.pending.options) == options
                twin.choose(option)
                check(twin.state, twin.at_safe_point)
            assert table.state.to_bytes() == before


# Journals, copies, undo


@property_of_games(12)
@given(setups, seeds)
def test_replaying_the_journal_gives_the_same_state_at_every_point(setup: Setup, seed: int) -> None:
    table, luck = new(setup, seed), random.Random(seed)
    past: dict[int, bytes] = {}
    for n, s in enumerate(play(table, luck, 600)):
        if luck.random() < 0.01:
            past[n] = s.to_bytes()
    again = Table.replay(OATH, table.journal)
    assert again.state.to_bytes() == table.state.to_bytes()
    assert repr(again.pending) == repr(table.pending)
    assert again.result == table.result
    for upto, then in past.items():
        assert Table.replay(OATH, table.journal, upto=upto, snapshots=False).state.to_bytes() == then


@property_of_games(20)
@given(setups, seeds)
def test_a_copy_goes_on_as_the_original_does(setup: Setup, seed: int) -> None:
    table = somewhere(setup, seed)
    for _ in range(4):
        twin = table.copy()
        assert twin.state.to_bytes() == table.state.to_bytes()
        here = table.state.to_bytes()
        for _ in play(twin, random.Random(seed), 25):
            pass
        assert table.state.to_bytes() == here  # the original has not noticed
        for _ in play(table, random.Random(seed), 25):
            pass
        assert twin.state.to_bytes() == table.state.to_bytes()
        assert twin.journal.entries == table.journal.entries
        assert repr(twin.pending) == repr(table.pending)


@property_of_games(15)
@given(setups, seeds, st.integers(1, 30))
def test_undo_and_redo_come_back_to_the_same_state(setup: Setup, seed: int, steps: int) -> None:
    table = somewhere(setup, seed)
    steps = min(steps, len(table.journal.entries))
    there, asked = table.state.to_bytes(), repr(table.pending)
    earlier = Table.replay(OATH, table.journal, upto=len(table.journal.entries) - steps)
    undone = table.undo(steps)
    assert len(undone) == steps
    assert table.state.to_bytes() == earlier.state.to_bytes()
    for entry in undone:
        table.choose_index(entry)
    assert (table.state.to_bytes(), repr(table.pending)) == (there, asked)


@property_of_games(8)
@given(setups, seeds, st.integers(0, 10))
def test_every_moment_is_found_again_from_the_bookmark_before_it(setup: Setup, seed: int, first: int) -> None:
    table = somewhere(setup, seed, 1000)
    for made in range(first, len(table.journal.entries) + 1, 37):
        past, replayed = table.past(made), Table.replay(OATH, table.journal, upto=made)
        assert past.state.to_bytes() == replayed.state.to_bytes()
        assert repr(past.pending) == repr(replayed.pending)
        assert isinstance(past.nature, Seeded) and isinstance(replayed.nature, Seeded)
        assert past.nature.at == replayed.nature.at


@property_of_games(12)
@given(first_games, seeds)
def test_a_saved_game_is_loaded_as_it_was(setup: Setup, seed: int) -> None:
    table = somewhere(setup, seed, 1000)
    text = save(table)
    again = load(games.find, text)
    assert again.state.to_bytes() == table.state.to_bytes()
    assert again.journal.entries == table.journal.entries
    assert save(again) == text


@property_of_games(25)
@given(setups, seeds)
def test_a_state_survives_as_bytes(setup: Setup, seed: int) -> None:
    table = somewhere(setup, seed)
    luck = random.Random(seed)
    for _ in range(200):
        if table.over or table.at_safe_point:
            break
        pick(table, luck)
    s = table.state
    data = s.to_bytes()
    again = State.from_bytes(s.box, data)
    assert again == s
    assert again.to_bytes() == data
    apart = ("act", "bends", "events", "names")  # what is being done, what follows from the rest, who listens and sits
    fields = [name for name in dir(s) if not name.startswith("_") and name not in apart]
    fields = [name for name in fields if not callable(getattr(s, name))]
    assert "deck" in fields
    for field in fields:
        assert getattr(again, field) == getattr(s, field), field
    assert not s.acts
    assert hash(again) == hash(s)
    assert len(data) < 4096


# Positions


@property_of_games(20)
@given(setups, seeds)
def test_a_position_is_read_back_as_it_was_written(setup: Setup, seed: int) -> None:
    table, luck = new(setup, seed), random.Random(seed)
    for n, s in enumerate(play(table, luck, 500)):
        if s.stage != PLAYING or n % 7 or not table.at_safe_point:
            continue
        assert loads(dumps(s)).to_bytes() == s.to_bytes()
        assert loads(dump_yaml(s)).to_bytes() == s.to_bytes()
        for seat in (luck.randrange(s.box.seats), None):
            seen = table.view(seat).state
            assert loads(dumps(seen)).to_bytes() == seen.to_bytes()


@property_of_games(20)
@given(setups, seeds)
def test_play_goes_on_with_what_one_seat_knows(setup: Setup, seed: int) -> None:
    """What nobody has seen, and what only others have, is decided when somebody looks."""
    table = somewhere(setup, seed)
    luck = random.Random(seed)
    for _ in range(200):
        if table.pending is None or (table.state.stage == PLAYING and table.at_safe_point):
            break
        pick(table, luck)
    if table.pending is None or table.state.stage != PLAYING:
        return
    for seat in (None, *range(table.state.box.seats)):
        seen: State = table.view(seat).state
        again: Table[State] = Table.from_position(OATH, dumps(seen), seed=str(seed))
        for s in play(again, luck, 60):
            check(s, again.at_safe_point, all_known=False)


# The end


@property_of_games(30)
@given(setups, seeds)
def test_every_game_ends_as_the_law_says(setup: Setup, seed: int) -> None:
    events: list[Event] = []
    table = Table.new(OATH, setup, seed=str(seed), listener=events.append)
    luck = random.Random(seed)
    while table.state.stage != CHRONICLE and table.pending is not None:
        assert table.state.winner == NONE and not table.result
        pick(table, luck)
    s = table.safe_state if table.state.stage == CHRONICLE else table.state
    (won,) = [event for event in events if event.name == "won"]
    winner, way = won.args[0], s.way
    assert s.winner == winner and 1 <= s.round <= 8
    if way & (1 << USURPER | 1 << VISIONARY):
        assert not s.citizens >> winner & 1 and winner
    elif way & 1 << SUCCESSOR:
        assert winner
    else:
        assert winner == 0 and way & (1 << STABLE | 1 << EXHAUSTION)
    assert bool(way & 1 << EXHAUSTION) == (won.article.startswith("oath 3.4") or (s.round == 8 and s.turn == 0))
    while table.pending is not None:
        pick(table, luck)
    assert table.state.stage == OVER and not table.stalled
    result = table.result
    assert result["winners"] == [winner]
    assert result["way"].startswith("oath 3.")
    assert result["rounds"] == table.state.round
    Chronicle.from_plain(result["chronicle"]).check()


@property_of_games(15)
@given(first_games, seeds)
def test_who_wins_when_a_round_ends_meets_what_is_asked(setup: Setup, seed: int) -> None:
    table, luck = new(setup, seed), random.Random(seed)
    before: State | None = None
    while table.state.stage != CHRONICLE and table.pending is not None:
        before = table.state.copy()
        pick(table, luck)
    assert before is not None
    s = table.state
    if s.way & 1 << VISIONARY and not s.way & 1 << EXHAUSTION and s.stage == CHRONICLE:
        assert visions_met(s, s.winner)
    if s.way & 1 << USURPER and s.stage == CHRONICLE:
        assert s.title == s.winner and s.usurper
    if s.way & 1 << SUCCESSOR and s.stage == CHRONICLE:
        assert successor(s) == s.winner


@pytest.mark.parametrize("seats", [2, 4, 6])
def test_a_chronicle_goes_on_for_many_games(seats: int) -> None:
    setup: Setup = {"seats": seats}
    for number in range(1, 6):
        table, luck = new(setup, number), random.Random(number)
        for s in play(table, luck, 5000):
            check(s, table.at_safe_point)
        assert table.over
        past = table.result["chronicle"]
        assert past["game"] == number + 1
        setup = {"seats": seats, "chronicle": past}


# Every process


PROGRAM = """
import sys
from lawbound import games
from lawbound.kernel.journal_text import load
events = []
table = load(games.find, sys.stdin.read(), listener=lambda event: events.append(repr(event)))
print(table.state.to_bytes().hex(), repr(table.pending), events)
"""


def test_the_same_journal_is_the_same_game_under_every_hash_seed() -> None:
    text = save(somewhere({"seats": 5, "game": "random"}, 7, 1500))
    printed = [
        subprocess.run(
            [sys.executable, "-c", PROGRAM],
            input=text,
            env={**os.environ, "PYTHONHASHSEED": hash_seed},
            capture_output=True,
            text=True,
            timeout=120,
            check=True,
        ).stdout
        for hash_seed in ("1", "2")
    ]
    assert printed[0] == printed[1]
    assert printed[0].startswith(load(games.find, text).state.to_bytes().hex())
