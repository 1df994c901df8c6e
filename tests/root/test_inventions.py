"""A made-up faction, hireling, landmark and card, each bending many joints: no other module changes."""

from __future__ import annotations

import os
import random
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from tests.root.inventions.table import laid_out
from tests.root.situation import Situation, given
from tests.root.test_properties import cards_seen, play

from lawbound.kernel import Event, Table
from lawbound.root.bearer import JOINTS
from lawbound.root.cards import CARD, CARDS, UNKNOWN
from lawbound.root.hirelings.hireling import Hireling
from lawbound.root.map import FIRST_FOREST, MAPS
from lawbound.root.move import why_not_move
from lawbound.root.pieces import BUILDING, CLEARINGS, WARRIOR, WHERE_PIECES_STAND, place, why_not_place
from lawbound.root.position_text import dumps, loads
from lawbound.root.rule import dominates, find_ruler, ruled_clearings
from lawbound.root.rules import ROOT
from lawbound.root.score import score
from lawbound.root.setup import cards_in_play
from lawbound.root.state import GROUND, OWNERS, PLAYING, ROW, State

ALL = {"hirelings": ["band"], "landmarks": ["bridge"], "deck": "drums"}
MIXES = (
    ["hikers", "eyrie", "marquise"],
    ["hikers", "alliance", "vagabond", "bot:eyrie+war_tax"],
    ["bot:marquise", "hikers", "bot:alliance", "bot:vagabond"],
    ["hikers", "bot:duchy+investors", "bot:lizards", "bot:corvids", "bot:riverfolk"],
)


@pytest.fixture(autouse=True)
def inventions() -> Iterator[None]:
    with laid_out():
        yield


def setup(seats: list[str], map_: str = "autumn", **more: Any) -> dict[str, Any]:
    return {"seats": seats, "map": map_, "turn_limit": 60, **ALL, **more}


def check(s: State) -> None:
    """Pieces are conserved, and what follows from the board does so for every owner in every clearing."""
    box = s.box
    power, others = bytearray(GROUND * OWNERS), bytearray(GROUND * OWNERS)
    for kind, row in enumerate(box.rows):
        assert sum(s.board[row : row + ROW]) == box.limits[kind], box.piece_name(row)
        for clearing in WHERE_PIECES_STAND:
            counted = power if box.sort[kind] in (WARRIOR, BUILDING) else others
            counted[clearing * OWNERS + box.owner[kind]] += s.board[row + clearing]
    assert (s.power, s.others) == (power, others)
    if s.stage == PLAYING:
        assert [s.ruler[c] for c in CLEARINGS] == [find_ruler(s, c) for c in CLEARINGS]


# What is bent


@pytest.mark.parametrize("key", ["hikers", "band", "bridge", "war-drum"])
def test_each_bends_five_joints_at_least_and_the_box_knows(key: str) -> None:
    box = ROOT.start(setup(["hikers", "eyrie"])).box
    bearer = next(bearer for bearer in box.bearers if key == bearer.KEY)
    asked = [joint for joint in JOINTS if key in repr_of(getattr(box, joint, ()))]
    asked += [joint for joint in JOINTS if key in repr_of(getattr(box, f"cards_{joint}", ()))]
    assert len(set(asked)) >= 5, (bearer, asked)


def repr_of(bearers: Any) -> list[str]:
    return [key for bearer in bearers for key in (repr_of(bearer) if isinstance(bearer, tuple) else [bearer.KEY])]


# The faction

TRAIL = "root seats=hikers,eyrie turn=hikers phase=daylight eyrie.leader=builder"


def test_two_kinds_of_warriors_move_together_and_carry_what_lay_in_a_forest() -> None:
    forest = MAPS["autumn"].forests[MAPS["autumn"].clearing_forests[1][0] - FIRST_FOREST].id
    table = given(f"{TRAIL} @1=hikers.warrior*2,hikers.guide @{forest}=hikers.cairn @3=eyrie.warrior")
    assert "pick up" in table.offered
    table.choose("pick up")
    assert table.count("hikers", "cairn", 1) == 1
    table.choose("hike", 5)
    assert (table.prompt, table.offered) == ("how many of these to move", [0, 1, 2])
    table.choose(1, 1)
    assert table.prompt == "carry a cairn along"
    table.choose("yes")
    assert [table.count("hikers", piece, 5) for piece in ("warrior", "guide", "cairn")] == [1, 1, 1]
    assert table.ruler(5) == "hikers"


def test_the_guide_rules_beside_a_cairn_and_keeps_others_out_who_would_move_or_be_placed() -> None:
    line = "root seats=hikers,eyrie turn=eyrie phase=daylight eyrie.leader=builder"
    table = given(f"{line} @1=hikers.guide,hikers.cairn @5=eyrie.warrior*4,eyrie.roost")
    s, eyrie = table.s, table.player("eyrie")
    assert table.ruler(1) == "hikers"

    assert why_not_move(s, eyrie, 5, 1) == why_not_place(s, eyrie.seat, 1) == "root 1.1.2"
    assert why_not_place(s, table.seat("hikers"), 1) is None


def test_cairns_score_at_the_start_of_birdsong_and_nobody_else_has_that() -> None:
    line = "root seats=hikers,eyrie turn=hikers phase=birdsong eyrie.leader=builder @1=hikers.guide,hikers.cairn"
    table = given(f"{line} @3=eyrie.warrior").until("hiking")
    assert table.points("hikers") == 1


def test_an_item_gained_is_asked_about_and_the_hand_is_open() -> None:
    table = given(f"{TRAIL} @8=hikers.lodge*2 @1=hikers.guide hikers.hand=anvil eyrie.hand=sword")
    for seat in (None, 0, 1):
        assert list(table.table.view(seat).state.hands[0]) == [CARD["anvil"]]
    assert list(table.table.view(0).state.hands[1]) == [UNKNOWN]
    table.choose("craft")
    if table.prompt == "craft":
        table.choose("anvil")
    assert (table.prompt, table.asked) == ("keep the item", "hikers")
    table.choose("no")
    assert not any(table.s.crafted_items) and table.points("hikers") == 2


def test_a_favor_leaves_the_guide_and_sends_the_cairn_to_the_woods() -> None:
    table = given(
        "root seats=hikers,marquise turn=marquise phase=daylight marquise.hand=favor-of-the-foxes "
        "@8=marquise.workshop*2 @6=marquise.workshop @1=hikers.guide,hikers.warrior,hikers.cairn"
    )
    table.choose("favor-of-the-foxes")
    assert [table.count("hikers", piece, 1) for piece in ("warrior", "guide", "cairn")] == [0, 1, 0]
    assert table.count("hikers", "cairn", FIRST_FOREST) == 1
    assert table.points("marquise") == 1


# The hireling


def camp(controller: str | None, pieces: dict[str, Any], luck: tuple[Any, ...] = (), **fields: Any) -> Any:
    tree = {
        "seats": ["marquise", "eyrie"],
        "turn": "marquise",
        "phase": "daylight",
        "hirelings": {"band": {"controller": controller or "nobody"}},
        "clearings": pieces,
        "players": {"eyrie": {"leader": "builder"}, **fields},
    }
    return past_crafting(given(tree, luck=luck))


def past_crafting(table: Situation) -> Situation:
    return table.choose("done") if table.prompt == "craft" else table


@pytest.mark.law("root 2.5")
def test_an_uncontrolled_hireling_rules_and_nobody_may_use_it() -> None:
    table = camp(None, {str(c): {"band": {"warrior": 2}, "marquise": {"warrior": 1}} for c in (1, 6, 8)})
    s = table.s
    assert [s.ruler[c] for c in (1, 6, 8)] == [2, 2, 2]
    assert ruled_clearings(s, 0) == ruled_clearings(s, 1) == []
    assert not any(dominates(s, seat, suit) for seat in (0, 1) for suit in range(4))
    band = s.box.unseated[0]
    assert isinstance(band, Hireling)
    band.hire(s, 0)
    assert ruled_clearings(s, 0) == [1, 6, 8]
    assert dominates(s, 0, 0)
    assert [find_ruler(s, c, winning=True) for c in (1, 6, 8)] == [0, 0, 0]


@pytest.mark.law("root 4.3.4", "root 3.2.1")
def test_a_hireling_is_battled_loses_by_luck_and_its_camp_scores_twice() -> None:
    here = {"1": {"band": {"warrior": 1, "camp": 1}, "marquise": {"warrior": 3}}}
    table = camp(None, here, luck=((3, 0),))
    table.choose("battle")
    band = table.s.box.unseated[0]
    assert not any(table.s.board[row + 1] for row in band.rows)
    assert table.points("marquise") == 2
    assert not table.happened("ambush")


@pytest.mark.law("root 4.3.1")
def test_at_a_discreet_table_a_hireling_is_not_asked_for_an_ambush() -> None:
    here = {"1": {"band": {"warrior": 1, "camp": 1}, "marquise": {"warrior": 3}}}
    tree = {
        "seats": ["marquise", "eyrie"],
        "turn": "marquise",
        "phase": "daylight",
        "hirelings": {"band": {"controller": "nobody"}},
    }
    table = given({**tree, "discretion": "asked", "clearings": here, "players": {"eyrie": {"leader": "builder"}}})
    table.choose("battle")
    assert table.happened("rolled")


def test_its_controller_marches_and_raids_with_it_and_scores_nothing_for_that() -> None:
    here = {"1": {"band": {"warrior": 3}, "eyrie": {"roost": 1}}}
    table = camp("marquise", here, luck=((3, 0),))
    assert {"march the band", "raid with the band"} <= set(table.offered)
    table.choose("raid with the band")
    assert table.count("eyrie", "roost", 1) == 0
    assert table.points("marquise") == 0
    assert "march the band" not in table.offered


def test_four_points_hire_it_and_many_of_them_hold_whoever_is_there_till_then() -> None:
    table = camp(None, {"1": {"band": {"warrior": 4}, "marquise": {"warrior": 1}}, "5": {"marquise": {"warrior": 2}}})

    marquise = table.player("marquise")
    assert why_not_move(table.s, marquise, 1, 5) == "root E.2.2"
    score(table.s, 0, 4, "root 3.2")
    assert table.s.box.unseated[0].decider(table.s) == 0
    assert why_not_move(table.s, marquise, 1, 5) is None


def test_a_camp_alone_is_spared() -> None:
    table = camp(None, {"1": {"band": {"camp": 1}, "marquise": {"warrior": 3}}})
    assert "battle" not in table.offered


def test_it_sets_itself_up_before_the_factions() -> None:
    events: list[Event] = []
    table = Table.new(ROOT, setup(["hikers", "eyrie"]), seed="camps", listener=events.append)
    s = table.state
    band = s.box.unseated[0]
    assert sum([s.board[band.row("camp") + c] for c in CLEARINGS]) == 2
    assert sum([s.board[band.warrior + c] for c in CLEARINGS]) == 6


def test_nine_owners_have_their_own_numbers_in_every_clearing() -> None:
    seats = ["hikers", "eyrie", "alliance", "vagabond", "vagabond", "marquise"]
    more = setup(seats, hirelings=["band", "twins", "triplets"])
    for seed in range(3):
        table = Table.new(ROOT, more, seed=f"nine {seed}")
        assert len(table.state.box.owners) == 9
        for s in play(table, random.Random(seed), 500):
            check(s)


# The landmark


def bridge(clearing: int, pieces: dict[str, Any], **fields: Any) -> Any:
    tree = {"seats": ["marquise", "eyrie"], "turn": "marquise", "phase": "daylight", "clearings": pieces}
    tree |= {"landmarks": {"bridge": {"clearing": clearing}}, "players": {"eyrie": {"leader": "builder"}}, **fields}
    return past_crafting(given(tree))


def test_the_bridge_links_two_clearings_and_counts_visits() -> None:
    table = bridge(1, {"1": {"marquise": {"warrior": 1}}, "7": {"marquise": {"warrior": 2}}})
    table.choose("march", 7)
    assert 1 in table.offered
    table.choose(1)
    table.choose(1)
    assert table.s.box.bearers[2].KEY == "bridge"
    assert table.s.own[2][1] == 1


def test_what_is_built_at_the_bridge_is_counted_and_its_ruler_has_a_point_in_the_evening() -> None:
    table = bridge(1, {"1": {"marquise": {"warrior": 3}}})

    place(table.s, table.player("marquise").row("workshop"), 1, 1, "root 2.2.3")
    assert table.s.own[2][2] == 1
    while table.s.turn == 0:
        table.choose("done" if "done" in table.offered else "go on" if "go on" in table.offered else table.offered[0])
    assert table.happened("scored", "root F.1")


def test_no_hireling_enters_and_what_falls_at_the_bridge_is_worth_less() -> None:
    here = {"1": {"eyrie": {"roost": 1}, "marquise": {"warrior": 3}}, "5": {"band": {"warrior": 3}}}
    table = bridge(1, here, hirelings={"band": {"controller": "marquise"}})

    assert why_not_move(table.s, table.s.box.unseated[0], 5, 1) == "root F.1"
    table.choose("battle")
    assert table.count("eyrie", "roost", 1) == 0
    assert table.points("marquise") == 0


# The card


def drum(line: str, luck: tuple[Any, ...] = ()) -> Any:
    return past_crafting(given(f"root seats=marquise,eyrie deck=drums eyrie.leader=builder {line}", luck=luck))


def test_a_new_kind_comes_after_all_others_is_crafted_and_used_once() -> None:
    assert CARDS[CARD["war-drum"]].id == "war-drum" and CARD["war-drum"] == 60
    line = "turn=marquise phase=daylight @1=marquise.workshop marquise.hand=war-drum"
    table = given(f"root seats=marquise,eyrie deck=drums eyrie.leader=builder {line}").choose("war-drum")
    table.choose("beat the drum")
    assert table.points("marquise") == 1
    assert "beat the drum" not in table.offered


def test_the_drum_lets_move_without_rule_and_draws_at_the_start() -> None:
    line = "turn=marquise phase={} @1=marquise.warrior,eyrie.warrior*2 @5=eyrie.warrior {}"
    assert "march" not in drum(line.format("daylight", "")).offered
    table = drum(line.format("daylight", "marquise.crafted=war-drum"))
    assert "march" in table.offered
    table = drum(line.format("birdsong", "marquise.crafted=war-drum"))
    assert len(table.s.hands[0]) == 1


def test_the_drum_is_heard_in_battle_by_either_side() -> None:
    line = "turn=marquise phase=daylight @1=marquise.warrior*4,eyrie.warrior*4 {}"
    table = drum(line.format("marquise.crafted=war-drum eyrie.hand=ambush-bird"), luck=((0, 0),)).choose("battle")
    table.choose("ambush-bird")
    assert table.prompt == "beat the war drum"
    table.choose("yes")
    assert (table.count("eyrie", "warrior", 1), table.count("marquise", "warrior", 1)) == (3, 4)
    table = drum(line.format("eyrie.crafted=war-drum"), luck=((0, 0),)).choose("battle", "no")
    assert table.count("marquise", "warrior", 1) == 3


# All at once


@pytest.mark.parametrize("map_", list(MAPS))
@pytest.mark.parametrize("seats", MIXES, ids="-".join)
def test_all_four_on_every_map_with_everything_conserved(seats: list[str], map_: str) -> None:
    table = Table.new(ROOT, setup(seats, map_), seed=f"{seats} {map_}")
    for n, s in enumerate(play(table, random.Random(map_), 350)):
        check(s)
        if s.stage != PLAYING or table._answers:
            continue
        assert cards_seen(s) == Counter(cards_in_play(s))
        if n % 5 == 0:
            twin = table.copy()
            assert twin.state == s and twin.state is not s
            assert loads(dumps(s)).to_bytes() == s.to_bytes()
    again = Table.replay(ROOT, table.journal)
    assert again.state.to_bytes() == table.state.to_bytes()
    assert repr(again.pending) == repr(table.pending)


def test_a_view_shows_the_open_hand_and_nothing_else() -> None:
    table, luck = Table.new(ROOT, setup(["hikers", "eyrie", "marquise"]), seed="views"), random.Random(1)
    changed = 0
    for s in play(table, luck, 300):
        for seat in (None, 0, 1, 2):
            other = s.copy()
            hidden = [other.deck, other.limbo, *[other.hands[each] for each in (1, 2) if each != seat]]
            cards = [card for pile in hidden for card in pile]
            luck.shuffle(cards)
            for pile in hidden:
                pile[:], cards = bytes(sorted(cards[: len(pile)])), cards[len(pile) :]
            changed += other != s
            assert cards_seen(other) == cards_seen(s)
            assert ROOT.view(other, seat).to_bytes() == ROOT.view(s, seat).to_bytes()
            assert ROOT.view(s, seat).state.hands[0] == s.hands[0]
    assert changed


PROGRAM = """
import random
from tests.root.inventions.table import laid_out
from tests.root.test_inventions import MIXES, setup
from tests.root.test_properties import play
from lawbound.kernel import Table
from lawbound.root.rules import ROOT
with laid_out():
    events = []
    table = Table.new(ROOT, setup(MIXES[1]), seed="hash", listener=lambda event: events.append(repr(event)))
    for _ in play(table, random.Random(5), 400):
        pass
    print(table.state.to_bytes().hex(), repr(table.pending), events)
"""


def test_the_same_game_under_every_hash_seed() -> None:
    root = str(Path(__file__).parents[2])
    printed = [
        subprocess.run(
            [sys.executable, "-c", PROGRAM],
            env={**os.environ, "PYTHONHASHSEED": seed, "PYTHONPATH": os.pathsep.join([root, *sys.path])},
            capture_output=True,
            text=True,
            timeout=60,
            check=True,
        ).stdout
        for seed in ("1", "2")
    ]
    assert printed[0] == printed[1] != ""
