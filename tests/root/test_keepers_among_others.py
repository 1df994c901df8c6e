"""The Keepers among others: every bot on every map, hirelings, tables of people, and what seats may believe."""

from __future__ import annotations

import random
from collections import Counter

import pytest
from tests.root.situation import given
from tests.root.test_keepers import WOODS, check_relics, relic_at

from lawbound.kernel import NATURE, Asked, Event, Table
from lawbound.root.bots import BOTS
from lawbound.root.map import MAPS
from lawbound.root.rules import ROOT
from lawbound.root.state import PLAYING, ROW, State


def check(s: State) -> None:
    for kind, row in enumerate(s.box.rows):
        assert sum(s.board[row : row + ROW]) == s.box.limits[kind], s.box.piece_name(row)


@pytest.mark.parametrize("name", MAPS)
@pytest.mark.parametrize("bot", BOTS)
def test_every_bot_meets_them_on_every_map(bot: str, name: str) -> None:
    """Open question bots_and_the_two_factions: a human faction like any other, whose relics and waystations are tokens
    and buildings.
    """
    fought = 0
    for seed in range(3):
        heard: list[Event] = []
        other = "eyrie" if bot == "alliance" else "alliance"
        setup = {"seats": [f"bot:{bot}", "keepers", other], "map": name, "turn_limit": 90}
        table: Table[State] = Table.new(ROOT, setup, seed=f"{bot} {name} {seed}", listener=heard.append)
        luck = random.Random(seed)
        while table.pending is not None:
            table.choose_index(luck.randrange(len(table.pending.options)))
            if table.at_safe_point and table.state.stage == PLAYING:
                check(table.state)
                check_relics(table.state)
        fought += len([event for event in heard if event.name == "battle" and event.args[1] == 1])
    assert fought or bot == "alliance"  # which mostly revolts


@pytest.mark.law("root 15.2.5", "rootbotics 3.3.2")
@pytest.mark.open_question("bots_and_the_two_factions")
def test_a_relentless_bot_takes_relics_without_guards_as_tokens() -> None:
    table = given(
        "root seats=bot:eyrie+relentless,keepers,marquise turn=eyrie step=relentless eyrie.order=ambush-fox "
        "@5=eyrie.warrior*2,eyrie.roost,keepers.figure~relic~3 @1=keepers.warrior*3 "
        "@10=eyrie.warrior,keepers.warrior,keepers.tablet~relic~1 @3_6_11=keepers.jewelry~relic"
    )
    trophies = table.happened("trophy", "root 15.2.5")
    assert [event.args[:2] for event in trophies] == [(1, 0)]
    assert table.happened("scored", "root 3.2.1")[0].args[:2] == (0, 2)
    assert relic_at(table, trophies[0].args[3]) != []
    assert relic_at(table, 10) == ["tablet relic 1"]  # a warrior guards it
    assert relic_at(table, WOODS["3_6_11"]).count("jewelry relic") == 1  # in a forest it counts for nothing


@pytest.mark.law("rootbotics 2.6", "rootbotics 10.5.1.I")
@pytest.mark.open_question("bots_and_the_two_factions")
@pytest.mark.parametrize(
    ("there", "dug"),
    [
        ("@6=keepers.jewelry~relic~2", 6),
        ("@6=keepers.figure-tablet~waystation @2=keepers.warrior*3", 6),
        ("@6=keepers.figure-tablet~waystation @2=keepers.jewelry~relic~1,keepers.figure~relic~1", 2),
        ("@2_6_10_11_12=keepers.jewelry~relic*2", 1),
    ],
)
def test_bots_count_relics_and_waystations_in_clearings_alone(there: str, dug: int) -> None:
    """With a bird order the Duchy digs where there are most enemy buildings and tokens, else by priority."""
    line = "root seats=bot:duchy,vagabond,keepers turn=duchy step=dig duchy.order=armorers duchy.burrow=4"
    table = given(f"{line} vagabond.place=2 @9=keepers.warrior {there}")
    assert [event.args[1] for event in table.happened("placed", "rootbotics 10.5.1")] == [dug]


@pytest.mark.law("root 15.3.1", "root 15.5.2.II.a")
def test_at_a_table_of_people_they_say_which_relics_lie_where_and_what_they_are_worth() -> None:
    table: Table[State] = Table.new(ROOT, {"seats": ["keepers", "alliance"], "order": "given"}, nature=Asked())
    said: Counter[str] = Counter()
    luck = random.Random(5)
    while table.pending is not None and table.state.turns < 14:
        ask = table.pending
        if ask.seat == NATURE:
            said[ask.about.name] += 1
            if ask.about.name == "which relic it is":
                kind = {table.state.box.piece_name(row).rpartition(" ")[0] for row in ask.options}
                assert len(kind) == 1
        table.choose_index(luck.randrange(len(ask.options)))
    assert said["which relic lies here"] >= 10  # what the last ones are goes without saying
    assert said["which relic it is"]


@pytest.mark.law("root 15.2.1")
def test_what_a_seat_believes_of_relics_is_what_it_sees() -> None:
    """The Retinue and the faces of relics are open; values that nobody has seen stay undecided in every world."""
    table: Table[State] = Table.new(ROOT, {"seats": ["keepers", "marquise", "eyrie"]}, seed="worlds")
    luck = random.Random(3)
    for _ in range(400):
        ask = table.pending
        if ask is None:
            break
        view = table.view(ask.seat)
        world = view.imagine(f"{luck.random()}").state
        assert world.board == table.state.board
        assert world.piles == table.state.piles
        table.choose_index(luck.randrange(len(ask.options)))
