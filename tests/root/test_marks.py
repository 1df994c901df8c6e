"""Marks of what was used this turn: as many as anybody declares, stored and written by name."""

from __future__ import annotations

import ast
import json
import random
import subprocess
import sys
from collections.abc import Iterator
from typing import Any

import pytest
from tests.root.present.engine import calls, modules
from tests.root.situation import given

from lawbound.kernel import BadSetup
from lawbound.root.cards import CARD, CARDS
from lawbound.root.hirelings.cards import SIDES
from lawbound.root.marks import CARD_MARK, PRINTED, mark, mark_names, marked
from lawbound.root.position_text import dump_yaml, dumps, loads
from lawbound.root.state import State
from lawbound.root.terrain import MERCENARIES, PATH_OPENED, RIVERBOATS

LINE = "root seats=marquise,eyrie,bot:riverfolk turn=marquise phase=daylight @1=marquise.warrior"


@pytest.fixture
def many() -> Iterator[list[int]]:
    """A hundred more marks, for the time of a test."""
    names = mark_names()
    assert isinstance(names, list)
    before = len(names)
    yield [mark(f"made up {number}") for number in range(100)]
    del names[before:]


def test_every_card_has_a_mark_and_so_has_what_else_holds_for_a_turn() -> None:
    assert [mark(card) for card in CARD] == list(CARD_MARK)
    assert len({*CARD_MARK, PATH_OPENED, RIVERBOATS, MERCENARIES}) == len(CARDS) + 3
    assert marked(PATH_OPENED | CARD_MARK[CARD["codebreakers"]]) == ["codebreakers", "open a path"]


def test_marks_keep_their_bits_when_others_are_declared(many: list[int]) -> None:
    assert (mark("open a path"), mark("riverboats"), mark("mercenaries")) == (PATH_OPENED, RIVERBOATS, MERCENARIES)
    assert [mark(f"made up {number}") for number in range(100)] == many
    assert len({*CARD_MARK, PATH_OPENED, RIVERBOATS, MERCENARIES, *many}) == len(CARDS) + 103


def test_a_hundred_more_marks_are_stored_copied_compared_and_written(many: list[int]) -> None:
    luck = random.Random(1)
    for number in range(20):
        s = given(LINE).s.copy()
        for each in luck.sample([*many, RIVERBOATS, PATH_OPENED, CARD_MARK[CARD["codebreakers"]]], 5 * number):
            s.used |= each
        s.used |= many[-1]
        for again in (s.copy(), State.from_bytes(s.box, s.to_bytes()), loads(dumps(s)), loads(dump_yaml(s))):
            assert again == s and again.used == s.used
        other = s.copy()
        other.used ^= many[-1]
        assert other != s and hash(other) != hash(s)


def test_without_marks_nothing_is_stored_of_them() -> None:
    s = given(LINE).s.copy()
    bare = len(s.to_bytes())
    s.used = RIVERBOATS
    assert len(s.to_bytes()) - bare == (RIVERBOATS.bit_length() + 7) // 8


def test_a_mark_that_nobody_declared_is_refused() -> None:
    with pytest.raises(BadSetup, match="used: 'made up 7' is not known here"):
        loads("root seats=marquise,eyrie used=made~up~7")


def test_all_marks_of_the_boxes_stand_in_one_list() -> None:
    """A mark that a module of the rules declared by itself would have its bit from the order of imports."""
    list(modules())
    assert {side.key for side in SIDES} | set(CARD) < set(mark_names()[:PRINTED])
    for _, call in calls():
        if isinstance(call.func, ast.Name) and call.func.id == "mark" and isinstance(call.args[0], ast.Constant):
            assert call.args[0].value in mark_names()[:PRINTED]


GAMES = """
import hashlib, importlib, json, random, sys
first, setups = json.loads(sys.argv[1])
for module in first:
    importlib.import_module(module)
from lawbound.kernel import Table
from lawbound.root.marks import PRINTED, mark_names
from lawbound.root.rules import ROOT
heard = {}
for setup in setups:
    table, luck, seen, used = Table.new(ROOT, setup, seed="marks"), random.Random("marks"), hashlib.sha256(), 0
    for _ in range(700):
        if table.pending is None:
            break
        table.choose_index(luck.randrange(len(table.pending.options)))
        seen.update(table.state.to_bytes())
        used |= table.state.used
    heard[json.dumps(setup)] = (seen.hexdigest(), used)
assert len(mark_names()) == PRINTED, mark_names()[PRINTED:]
print(json.dumps(heard, sort_keys=True))
"""


def test_states_are_the_same_bytes_whatever_was_imported_and_played_before() -> None:
    """Two processes of their own import the rules and set games up in opposite orders."""
    early = ["lawbound.root.terrain", "lawbound.root.hirelings.exile", "lawbound.root.decks.exiles.warriors"]
    early += ["lawbound.root.landmarks.black_market", "lawbound.root.factions.corvids.exposure"]
    setups: list[dict[str, Any]] = [
        {"seats": ["marquise", "eyrie", "corvids", "vagabond"], "deck": "standard"},
        {"seats": ["marquise", "eyrie", "alliance"], "deck": "exiles", "landmarks": ["black-market"]},
        {"seats": ["marquise", "duchy", "lizards"], "hirelings": ["the-brigand", "street-band", "corvid-spies"]},
        {"seats": ["marquise", "eyrie", "lizards"], "hirelings": ["corvid-spies", "popular-band"], "deck": "exiles"},
    ]
    heard = []
    for order in ([early, setups], [early[::-1], setups[::-1]]):
        asked = [sys.executable, "-c", GAMES, json.dumps(order)]
        heard.append(subprocess.run(asked, check=True, capture_output=True, text=True).stdout)
    assert heard[0] == heard[1]
    assert all([used for _, used in json.loads(heard[0]).values()])  # in every game something has been used
