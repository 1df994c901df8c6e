"""Positions of games of every kind: both decks, hirelings, landmarks, bots, all maps, the advanced setup.

What is written comes back, from a line and from YAML: the same position, the same table, and the same question.
"""

from __future__ import annotations

import random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.root.test_properties import property_of_games

from lawbound.kernel import Asked, Table
from lawbound.present.refusals import told
from lawbound.present.speech import LANGUAGES, speaking
from lawbound.root.naming import PositionError
from lawbound.root.position import write
from lawbound.root.position_text import dump_yaml, dumps, loads
from lawbound.root.rules import ROOT
from lawbound.root.seating import OPEN_SEAT
from lawbound.root.setup_cards import SetupCards
from lawbound.root.state import ROW, SETTING_UP, State
from lawbound.root.trials import trial

STEPS = 260
LANDMARKS = ("black-market", "elder-treetop", "ferry", "legendary-forge", "lost-city", "tower")


def remembered(s: State) -> dict[str, list[int]]:
    """The own numbers of everybody who goes on playing a part; setup cards are put away with the setup."""
    return {
        bearer.KEY: list(own)
        for bearer, own in zip(s.box.remembering, s.own, strict=True)
        if not isinstance(bearer, SetupCards) and bearer.KEY != "elder-treetop"  # it notes a row, and says whose
    }


def pieces(s: State) -> dict[str, list[int]]:
    """Where all pieces are, whichever rows the box has for them."""
    return {
        f"{owner.KEY} {piece.name}": list(s.board[row : row + ROW])
        for owner in s.box.owners
        for row, piece in zip(owner.rows, owner.PIECES, strict=True)
    }


def came_back(s: State) -> None:
    """The position in both forms, and all that the rules know."""
    tree = write(s)
    for text in (dumps(s), dump_yaml(s)):
        again = loads(text)
        assert write(again) == tree
        assert dumps(again) == dumps(s)
        if "setup" not in s.box.setup:
            assert again.to_bytes() == s.to_bytes()
        assert remembered(again) == remembered(s)
        assert pieces(again) == pieces(s)
        for name in ("vp", "ruler", "slots", "power", "others", "deck", "hands", "crafted", "discard", "limbo"):
            assert getattr(again, name) == getattr(s, name), name
        for name in ("items", "crafted_items", "ruin_items", "ruin_pool", "quest_deck", "used", "suits", "paths"):
            assert getattr(again, name) == getattr(s, name), name


def same_question(table: Table[State]) -> None:
    """A table that begins with the position asks what this one asks."""
    again: Table[State] = Table.from_position(ROOT, dumps(table.safe_state), nature=Asked())
    assert repr(again.pending) == repr(table.pending)
    assert dumps(again.state) == dumps(table.state)


def not_written(s: State) -> None:
    """Until the setup is finished there is no position: that is said, and nothing is lost in silence."""
    with pytest.raises(PositionError) as error:
        dumps(s)
    said = set()
    for language in LANGUAGES:
        with speaking(language):
            said.add(told(error.value))
    assert len(said) == len(LANGUAGES)


@property_of_games(25)
@given(st.integers(0, 100_000))
def test_positions_of_games_of_every_kind_come_back(number: int) -> None:
    setup = trial(number)
    table: Table[State] = Table.new(ROOT, setup, nature=Asked())
    luck = random.Random(number)
    for step in range(STEPS):
        if table.pending is None:
            break
        table.choose_index(luck.randrange(len(table.pending.options)))
        if table.state.stage == SETTING_UP:
            if step % 5 == 0:
                not_written(table.state)
        elif step % 11 == 0:
            came_back(table.safe_state)
            if not table._answers:
                same_question(table)
    if table.state.stage != SETTING_UP:
        came_back(table.safe_state if table.pending is not None else table.state)


@pytest.mark.law("root A.5.2")
@pytest.mark.parametrize("map_", ["autumn", "lake", "mountain"])
@pytest.mark.parametrize("count", ["one", "two"])
def test_landmarks_that_were_not_drawn_are_still_in_the_box(map_: str, count: str) -> None:
    setup = {"seats": ["marquise", "eyrie"], "map": map_, "landmarks": count}
    table: Table[State] = Table.new(ROOT, setup, seed=f"{map_} {count}")
    while table.state.stage == SETTING_UP:
        assert table.pending is not None
        table.choose_index(0)
    s = table.state
    line = dumps(s)
    assert all([f"landmarks.{name}.clearing=" in line for name in LANDMARKS])
    again = loads(line)
    assert [bearer.KEY for bearer in again.box.bearers] == [bearer.KEY for bearer in s.box.bearers]
    assert again.to_bytes() == s.to_bytes() == loads(dump_yaml(s)).to_bytes()


def refused(line: str) -> str:
    with pytest.raises(PositionError) as error:
        loads(line)
    return str(error.value)


SUITS = "suits=fox*4,rabbit*4,mouse*4"


@pytest.mark.law("root A.5.3", "root C.2.5")
def test_there_is_one_ferry() -> None:
    lake = f"root seats=marquise,eyrie map=lake {SUITS} landmarks.ferry.clearing"
    assert loads(f"{lake}=10").ferry == loads(f"{lake}=0 ferry=10").ferry == loads(f"{lake}=10 ferry=10").ferry == 10
    assert " ferry=10" in dumps(loads(f"{lake}=10"))
    assert "as a landmark" in refused(f"{lake}=10 ferry=11")


@pytest.mark.law("root A.5.2", "root C.3.4")
def test_a_tower_that_stands_nowhere_does_not_come_back_in_the_pass() -> None:
    line = f"root seats=marquise,eyrie map=mountain {SUITS} landmarks.tower.clearing"
    nowhere = loads(f"{line}=0")
    assert not any([bearer.holds_tower(nowhere) for bearer in nowhere.box.bearers if bearer.KEY == "tower"])
    assert loads(dumps(nowhere)) == nowhere


@pytest.mark.parametrize("seats", ["?,marquise", "marquise,?", "?,?"])
def test_a_seat_whose_faction_is_still_open_has_no_position(seats: str) -> None:
    assert refused(f"root seats={seats}") == "seats: in a position every seat has its faction."
    table: Any = Table.new(ROOT, {"seats": [OPEN_SEAT, OPEN_SEAT], "setup": "advanced"}, seed="draft")
    not_written(table.state)
