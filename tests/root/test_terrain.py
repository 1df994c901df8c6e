"""The variant maps: Law of Root, appendix C; and how bots treat them: Law of Rootbotics, chapter 12."""

from __future__ import annotations

import re

import pytest
from tests.root.situation import Situation, given

from lawbound.kernel import BadSetup, Seeded, Table
from lawbound.root.map import MAPS
from lawbound.root.position_text import dumps, loads
from lawbound.root.rules import ROOT

MARKERS = "suits=fox*4,rabbit*4,mouse*4"


def on(board: str, line: str, luck: tuple[object, ...] = ()) -> Situation:
    return given(f"root map={board} {MARKERS} {line}", luck=luck)


# Setup


@pytest.mark.law("root A.1")
@pytest.mark.parametrize("board", ["winter", "lake", "mountain"])
def test_twelve_suit_markers_are_drawn_where_no_suits_are_printed(board: str) -> None:
    drawn = set()
    for seed in range(5):
        table = Table.new(ROOT, {"seats": ["marquise", "eyrie"], "map": board}, seed=f"suits {seed}")
        suits = table.state.suits[1:13]
        assert sorted(suits) == [0] * 4 + [1] * 4 + [2] * 4
        drawn.add(suits)
    assert len(drawn) > 1


def test_suits_can_be_set_by_a_preset_and_unknown_ones_are_refused() -> None:
    setup = {"seats": ["marquise", "eyrie"], "map": "lake", "suits": "balanced"}
    assert Table.new(ROOT, setup, seed="x").state.suits == MAPS["lake"].presets["balanced"]
    with pytest.raises(BadSetup, match=r"Unknown suits 'pretty'.*random"):
        Table.new(ROOT, {**setup, "suits": "pretty"}, seed="x")
    with pytest.raises(BadSetup, match="Unknown suits 'printed'"):
        Table.new(ROOT, {**setup, "suits": "printed"}, seed="x")


@pytest.mark.law("root C.2.1")
def test_the_ferry_starts_in_the_coastal_corner() -> None:
    ferry = MAPS["lake"].ferry
    assert ferry in MAPS["lake"].corners
    assert ferry in MAPS["lake"].coastal
    assert Table.new(ROOT, {"seats": ["marquise", "eyrie"], "map": "lake"}, seed="x").state.ferry == ferry


@pytest.mark.law("root C.3.1")
def test_six_paths_start_closed_and_the_tower_stands_in_the_pass() -> None:
    s = Table.new(ROOT, {"seats": ["marquise", "eyrie"], "map": "mountain"}, seed="x").state
    assert len(MAPS["mountain"].closed) == 6
    assert s.closed == 0b111111
    assert MAPS["mountain"].tower == 10


# Winter


@pytest.mark.law("root C.1.1")
def test_the_winter_river_divides_forests() -> None:
    """The forests above and below the river are two, adjacent across it; on the autumn map a river divides nothing."""
    ids = [forest.id for forest in MAPS["winter"].forests]
    above, below = ids.index("1_10_11"), ids.index("4_10_11")
    assert MAPS["winter"].forests[below].place in MAPS["winter"].forests[above].forests
    table = on("winter", "seats=vagabond,eyrie turn=vagabond vagabond.place=1_10_11 @5=eyrie.roost")
    assert table.prompt == "slip"
    assert "4_10_11" in table.offered
    assert 4 not in table.offered  # clearing 4 lies across the river


# Lake


@pytest.mark.law("root C.2.2", "root C.2.3")
def test_the_lake_links_the_coastal_clearings_like_a_river_and_divides_forests() -> None:
    lake = MAPS["lake"]
    for a in lake.coastal:
        assert set(lake.rivers[a]) == set(lake.coastal) - {a}
    assert not any(set(forest.clearings) >= {10, 11, 12} for forest in lake.forests)
    table = on(
        "lake", "seats=marquise,eyrie turn=marquise phase=daylight ferry=1 @10=marquise.warrior*2 @5=eyrie.roost"
    )
    table.choose("march")
    assert table.offered == [2, 7, 8]  # over the lake goes only the ferry
    table = on(
        "lake", "seats=marquise,eyrie turn=marquise phase=daylight ferry=10 @10=marquise.warrior*2 @5=eyrie.roost"
    )
    assert sorted(table.choose("march").offered) == [1, 2, 7, 8, 11, 12]  # every coastal clearing, and no other


@pytest.mark.law("root C.2.4")
def test_a_coastal_forest_is_adjacent_to_the_two_next_ones_only() -> None:
    lake = MAPS["lake"]
    coastal = [f for f in lake.forests if f.id in ("1_5_11", "1_9_12", "3_8_10_12", "7_10_11")]
    places = {f.place for f in coastal}
    for forest in coastal:
        assert len(places & set(forest.forests)) == 2
    table = on("lake", "seats=vagabond,eyrie turn=vagabond vagabond.place=1_5_11 @8=eyrie.roost")
    assert {"1_9_12", "7_10_11"} <= set(table.offered)
    assert "3_8_10_12" not in table.offered


FERRY = "seats=marquise,eyrie turn=marquise phase=daylight ferry=1 @1=marquise.warrior*3 @7=eyrie.roost"


@pytest.mark.law("root C.2.5")
def test_the_ferry_takes_a_move_to_any_coastal_clearing_and_the_player_draws_a_card() -> None:
    table = on("lake", FERRY).choose("march")
    assert table.offered == [5, 9, 10, 11, 12]
    table.choose(11, 2)
    assert table.s.ferry == 11
    assert table.count("marquise", "warrior", 11) == 2
    assert len(table.hand("marquise")) == 1


@pytest.mark.law("root C.2.5")
def test_the_ferry_is_used_once_a_turn() -> None:
    table = on("lake", FERRY).choose("march", 11, 2)
    assert (table.prompt, table.offered) == ("move from", [1, 11, "done"])
    table.choose(11)
    assert table.offered == [5, 6, 7]
    table.choose(5, 1)
    assert table.s.ferry == 11
    assert table.s.ferried == 1


@pytest.mark.law("root C.2.5")
def test_an_ordinary_move_out_of_the_ferrys_clearing_leaves_it_there() -> None:
    table = on("lake", FERRY).choose("march", 5, 1)
    assert (table.s.ferry, table.s.ferried, table.hand("marquise")) == (1, 0, [])


@pytest.mark.law("root C.2.5")
def test_the_ferry_does_not_free_a_move_from_the_need_to_rule() -> None:
    line = (
        "seats=marquise,eyrie turn=marquise phase=daylight ferry=1 @1=marquise.warrior,eyrie.warrior*2 "
        "@11=marquise.warrior @12=eyrie.warrior"
    )
    table = on("lake", line).choose("march", 1)
    assert table.count("marquise", "warrior", 1) == 0  # 11 is the only clearing of hers that she can reach
    assert table.s.ferry == 11


@pytest.mark.law("root C.2.5")
def test_the_vagabond_takes_the_ferry_for_a_boot_and_the_next_player_may_use_it_too() -> None:
    line = "seats=vagabond,marquise turn=vagabond phase=daylight ferry=1 vagabond.place=1 @12=marquise.warrior*2"
    table = on("lake", line).choose("move", 12)
    assert table.s.ferry == 12
    assert len(table.hand("vagabond")) == 1
    assert "exhausted" in {event.name for event in table.events}
    table.until("actions")
    assert table.s.ferried == 0
    table.choose("march", 10, 2)
    assert table.s.ferry == 10


# Mountain

MOUNTAIN = "seats=marquise,eyrie turn=marquise phase=daylight @8=marquise.warrior*3 @4=eyrie.roost marquise.hand=sword"


@pytest.mark.law("root C.3.2")
def test_a_closed_path_links_nothing() -> None:
    table = on("mountain", MOUNTAIN).until("actions").choose("march")
    assert table.offered == [1, 4]  # 9 lies behind a closed path


@pytest.mark.law("root C.3.2", "root C.3.5")
def test_the_vagabond_slips_across_a_closed_path_and_every_enclosed_area_is_a_forest() -> None:
    assert len(MAPS["mountain"].forests) == 10
    table = on("mountain", "seats=vagabond,eyrie turn=vagabond vagabond.place=1_8_9 @2=eyrie.roost")
    assert "4_8_9_12" in table.offered


@pytest.mark.law("root C.3.2", "root C.3.3")
def test_a_closed_path_is_opened_for_a_card_and_a_point_once_a_turn() -> None:
    table = on("mountain", MOUNTAIN + ",anvil @6=marquise.warrior").until("actions")
    table.choose("open a path")
    assert table.prompt == "which path to open"  # from 8 to 9, or from 6 to 11
    table.table.choose_index(1)
    table.choose("anvil")
    assert table.points("marquise") == 1
    assert table.hand("marquise") == ["sword"]
    assert table.s.paths[8] == (1, 4, 9)
    assert "open a path" not in table.offered  # not even the other one
    table.choose("march", 8)
    assert table.offered == [1, 4, 9]
    table.choose(9, 2, 9)
    assert table.offered == [1, 8, 10, 12]  # the one from 9 to 5 stays closed


@pytest.mark.law("root C.3.3")
@pytest.mark.parametrize(
    ("line", "offered"),
    [
        ("@8=marquise.warrior marquise.hand=sword", True),
        ("@8=marquise.warrior", False),  # nothing to spend
        ("@4=marquise.warrior marquise.hand=sword", False),  # no closed path there
        ("@6=marquise.wood marquise.hand=sword", True),  # any piece will do
    ],
)
def test_opening_a_path_needs_a_card_and_a_piece_at_either_end(line: str, offered: bool) -> None:
    table = on("mountain", f"seats=marquise,eyrie turn=marquise phase=daylight @1=eyrie.roost {line}")
    while table.asked == "marquise" and table.prompt not in ("actions", "craft"):
        table.choose(table.offered[-1])
    assert (table.asked == "marquise" and "open a path" in table.offered) == offered


@pytest.mark.law("root C.3.4")
@pytest.mark.parametrize(("piece", "points"), [("marquise.warrior*2", 1), ("marquise.warrior,eyrie.warrior", 0)])
def test_whoever_rules_the_pass_at_the_end_of_evening_scores_a_point(piece: str, points: int) -> None:
    table = on("mountain", f"seats=marquise,eyrie turn=marquise phase=evening @10={piece} eyrie.hand=anvil")
    assert table.asked == "eyrie"
    assert table.points("marquise") == points


def test_what_changes_on_a_map_is_part_of_a_position() -> None:
    line = f"root map=mountain {MARKERS} closed=2-5,8-9 seats=marquise,eyrie @8=marquise.warrior"
    s = loads(line)
    assert s.paths[8] == (1, 4)
    assert s.paths[9] == (1, 5, 10, 12)
    assert loads(dumps(s)) == s
    s = loads(f"root map=lake {MARKERS} ferry=12 ferried=1 seats=marquise,eyrie")
    assert (s.ferry, s.ferried) == (12, 1)
    assert loads(dumps(s)) == s


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("map=lake seats=marquise,eyrie", "suits: the lake map needs the suits"),
        ("map=lake suits=fox*12 seats=marquise,eyrie", "four of each suit"),
        (f"map=lake {MARKERS} ferry=5 seats=marquise,eyrie", "clearing 5 is not on the coast"),
        (f"map=mountain {MARKERS} closed=1-2 seats=marquise,eyrie", "closed: '1-2' is not known here"),
    ],
)
def test_an_impossible_map_is_refused(line: str, message: str) -> None:
    with pytest.raises(BadSetup, match=re.escape(message)):
        loads(f"root {line}")


# Bots


def bots_turn(board: str, line: str, luck: tuple[object, ...]) -> Situation:
    return on(board, f"seats=bot:marquise,eyrie turn=marquise eyrie.hand=anvil {line}", luck)


@pytest.mark.law("rootbotics 12.1.1")
def test_a_bot_takes_the_ferry_as_if_it_were_a_path_and_scores_instead_of_drawing() -> None:
    table = bots_turn("lake", "ferry=1 @1=marquise.warrior*5 @12=eyrie.warrior*9", ("tax-collector",))
    assert table.count("marquise", "warrior", 12) == 6  # five and four recruits, less three that stay
    assert table.s.ferry == 12
    assert table.hand("marquise") == []
    assert table.points("marquise") == 1


@pytest.mark.law("rootbotics 12.2.1")
def test_a_closed_path_is_a_path_for_a_bot() -> None:
    table = bots_turn("mountain", "@2=marquise.warrior*5 @5=eyrie.warrior*9", ("tax-collector",))
    assert table.count("marquise", "warrior", 5) == 6
    assert table.s.closed == 0b111111


@pytest.mark.law("rootbotics 12.2.2", "rootbotics 2.1")
def test_the_pass_wins_every_tie_of_priority() -> None:
    """A bird order recruits in the two ruled clearings of lowest priority: the pass comes first, then 11."""
    line = "@3=marquise.warrior @10=marquise.warrior @11=marquise.warrior @1=eyrie.roost"
    table = bots_turn("mountain", line, ("ambush-bird",))
    assert [table.count("marquise", "warrior", c) for c in (3, 10, 11)] == [1, 3, 3]
    table = bots_turn("mountain", line.replace("@11", "@12"), ("ambush-bird",))
    assert [table.count("marquise", "warrior", c) for c in (3, 10, 12)] == [1, 3, 3]
    line = "@1=marquise.warrior*2 @10=marquise.warrior*2 @3=eyrie.roost"  # a build, by highest priority
    table = bots_turn("mountain", line, ("command-warren",))
    assert table.count("marquise", "workshop", 10) == 1


def test_random_games_on_every_map_end() -> None:
    for board in MAPS:
        table = Table.new(ROOT, {"seats": ["marquise", "eyrie", "alliance", "vagabond"], "map": board}, seed=board)
        luck = Seeded(board)
        while table.pending is not None and table.state.turns < 400:
            table.choose_index(luck.below(len(table.pending.options)))
        assert table.over


@pytest.mark.law("root C.2.5")
def test_riverboats_do_not_take_the_ferry_away() -> None:
    line = (
        "seats=marquise,bot:riverfolk turn=marquise phase=daylight ferry=1 @1=marquise.warrior*3 @7=riverfolk.warrior "
        "riverfolk.market=anvil"
    )
    table = on("lake", f"{line} used=riverboats").until("actions").choose("march")
    assert table.offered == [5, 9, 10, 11, 12]
    table.choose(12, 2)
    assert table.s.ferry == 12
    assert len(table.hand("marquise")) == 1


@pytest.mark.law("root 7.2.2")
def test_lords_of_the_forest_need_a_piece_of_their_own() -> None:
    """Warriors that are only hired do not win the Eyrie a tie, nor do those of a team."""
    line = "seats=eyrie,marquise,bot:riverfolk turn=eyrie phase=daylight used=mercenaries riverfolk.market=sword"
    pieces = "@1=riverfolk.warrior*2,marquise.warrior*2"
    assert given(f"root {line} {pieces} eyrie.hand=anvil @3=eyrie.roost").ruler(1) is None
    with_one = given(
        f"root {line} @1=riverfolk.warrior,eyrie.warrior,marquise.warrior*2 @3=eyrie.roost eyrie.hand=anvil"
    )
    assert with_one.ruler(1) == "eyrie"
    team = "root cooperative=1 team=1 seats=marquise,eyrie,bot:duchy @1=marquise.warrior*2,duchy.warrior*2"
    assert given(f"{team} @3=eyrie.roost eyrie.hand=anvil").ruler(1) is None


@pytest.mark.law("rootbotics 1.3.1", "root 11.2.7.III")
def test_mercenaries_do_not_count_for_dominance() -> None:
    line = (
        "root options.bot_dominance_variant=on seats=bot:marquise,eyrie,bot:riverfolk turn=marquise step=move "
        "used=mercenaries available=dominance-fox marquise.order=investments eyrie.hand=anvil @3=eyrie.roost "
        "riverfolk.market=sword @1={0} @6={0} @8={0}"
    )
    assert given(line.format("riverfolk.warrior,marquise.warrior,eyrie.warrior")).s.winners == 0
    assert given(line.format("marquise.warrior*2,eyrie.warrior")).s.winners == 1
