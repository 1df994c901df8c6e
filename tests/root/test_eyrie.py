"""The Eyrie Dynasties: Law of Root, chapter 7."""

from __future__ import annotations

from typing import Any

import pytest
from tests.root.situation import Situation, given, setup

from lawbound.root.cards import CARDS

CLEARINGS = range(1, 13)
COLUMNS = ["recruit", "move", "battle", "build"]
LEADERS = ["builder", "charismatic", "commander", "despot"]

# A leader whose viziers have been resolved
VIZIERS_DONE = "eyrie.leader=despot eyrie.resolved.move~bird=1 eyrie.resolved.build~bird=1"


def eyrie(rest: str, luck: tuple[object, ...] = ()) -> Situation:
    """The Eyrie at the start of their turn, or where the rest says."""
    return given(f"root seats=eyrie,marquise,alliance turn=eyrie {rest}", luck=luck)


def order(column: str, cards: str, rest: str, luck: tuple[object, ...] = ()) -> Situation:
    """The Eyrie with nothing left in the Decree but these cards of that column."""
    return eyrie(f"step=the~Decree {VIZIERS_DONE} eyrie.decree.{column}={cards} {rest}", luck)


def in_turmoil(table: Situation) -> bool:
    return table.prompt == "choose a new leader"


def board(table: Situation) -> dict[str, Any]:
    """The faction board: leader, deposed leaders, Decree."""
    return table.player("eyrie").describe(table.s)


def decree(table: Situation) -> dict[str, list[str]]:
    cards: dict[str, list[str]] = board(table)["decree"]
    return cards


def where(table: Situation, piece: str) -> dict[int, int]:
    return {c: table.count("eyrie", piece, c) for c in CLEARINGS if table.count("eyrie", piece, c)}


def play_on(table: Situation) -> list[str]:
    """Play until the Eyrie have drawn in Evening; returns the columns of the actions that they took."""
    start = len(table.events)
    while not any(e.article == "root 7.6.2" for e in table.events[start:]):
        table.choose("done" if "done" in table.offered else table.offered[0])
    columns = []
    for event in table.events[start:]:
        if event.article == "root 7.6.2":
            break
        if event.name == "battle":
            columns.append("battle")
        elif (event.name, event.article) == ("moved", "root 7.5.2.II"):
            columns.append("move")
        elif (event.name, event.article) == ("placed", "root 7.5.2.I"):
            columns.append("recruit")
        elif (event.name, event.article) == ("built", "root 7.5.2.IV"):
            columns.append("build")
    return columns


# Crafting


@pytest.mark.law("root 7.2.1", "root 7.5.1")
def test_they_craft_with_roosts_in_clearings_of_the_suit() -> None:
    table = eyrie("phase=daylight @8=eyrie.roost @2=eyrie.warrior eyrie.hand=anvil,crossbow-mouse,mouse-in-a-sack")
    assert (table.prompt, table.offered) == ("craft", ["anvil", "crossbow-mouse", "done"])
    table.choose("anvil")
    assert table.prompt != "craft"  # the one roost has been activated


@pytest.mark.law("root 7.2.1", "root 7.5")
def test_they_craft_before_the_decree_and_not_during_it() -> None:
    table = eyrie("phase=daylight @8=eyrie.roost @5=eyrie.roost,eyrie.warrior eyrie.hand=anvil")
    assert (table.prompt, where(table, "warrior")) == ("craft", {5: 1})
    table.choose("done")
    assert (table.prompt, table.offered) == ("recruit where", [5, 8])
    table.choose(8)
    assert table.prompt == "move from"
    assert play_on(table) == ["move"]
    assert "anvil" in table.hand("eyrie")


@pytest.mark.law("root 7.5.1")
def test_crafting_is_optional_and_repeated_while_roosts_are_left() -> None:
    table = eyrie("phase=daylight @8=eyrie.roost @12=eyrie.roost eyrie.hand=anvil,crossbow-mouse,armorers")
    table.choose("anvil")
    assert table.offered == ["crossbow-mouse", "armorers", "done"]
    table.choose("armorers")
    assert table.prompt != "craft"


# Lords of the Forest


@pytest.mark.law("root 7.2.2")
@pytest.mark.parametrize(
    ("pieces", "ruler"),
    [
        ("eyrie.warrior*2,marquise.warrior*2", "eyrie"),
        ("eyrie.roost,marquise.warrior", "eyrie"),
        ("eyrie.warrior,marquise.sawmill", "eyrie"),
        ("eyrie.warrior*2,marquise.warrior*2,alliance.warrior*2", "eyrie"),
        ("eyrie.warrior,marquise.warrior*2", "marquise"),
        ("eyrie.warrior,alliance.warrior,marquise.warrior*2", "marquise"),  # tied, but not for the most
        ("eyrie.warrior,alliance.warrior*2,marquise.warrior*2", None),  # the tie for the most is between the others
        ("marquise.warrior,alliance.warrior", None),
        ("marquise.wood,alliance.sympathy", None),  # no warriors, no buildings
    ],
)
def test_lords_of_the_forest_rule_ties_for_the_most(pieces: str, ruler: str | None) -> None:
    table = given(f"root seats=eyrie,marquise,alliance @5={pieces}")
    assert table.ruler(5) == ruler


@pytest.mark.law("root 7.2.2")
def test_lords_of_the_forest_do_not_rule_empty_clearings() -> None:
    table = given("root seats=eyrie,marquise,alliance @5=eyrie.warrior,marquise.warrior")
    assert [table.ruler(c) for c in CLEARINGS if c != 5] == [None] * 11
    table = order("move", "bake-sale", "@5=eyrie.warrior").choose(2)
    assert (table.ruler(2), table.ruler(5)) == ("eyrie", None)  # nor those that they leave


@pytest.mark.law("root 7.2.2")
def test_a_tie_is_enough_to_build_and_to_move() -> None:
    table = order("build", "anvil", "@8=eyrie.warrior*2,marquise.warrior*2")
    assert where(table, "roost") == {8: 1}
    table = order("move", "anvil", "@8=eyrie.warrior*2,marquise.warrior*2")
    assert (table.prompt, table.offered) == ("move to", [4, 7])


# Disdain for Trade

CRAFTERS = "phase=daylight @5=eyrie.roost @10=eyrie.roost @8=eyrie.roost eyrie.hand=bake-sale,armorers"


@pytest.mark.law("root 7.2.3")
@pytest.mark.parametrize("leader", ["charismatic", "commander", "despot"])
def test_disdain_for_trade_makes_every_item_worth_one_point(leader: str) -> None:
    table = eyrie(f"{CRAFTERS} eyrie.leader={leader}").choose("bake-sale")
    assert table.points("eyrie") == 1
    assert "bake-sale" in table.discarded()


@pytest.mark.law("root 7.2.3")
def test_a_card_without_an_item_scores_nothing_by_crafting() -> None:
    table = eyrie(f"{CRAFTERS} eyrie.leader=despot").choose("armorers")
    assert table.points("eyrie") == 0


@pytest.mark.law("root 7.8.1")
def test_the_builder_crafts_for_the_printed_points() -> None:
    table = eyrie(f"{CRAFTERS} eyrie.leader=builder").choose("bake-sale")
    assert table.points("eyrie") == 3


# Setup


@pytest.mark.law("root 7.3", "root 7.3.2")
def test_their_setup_places_roost_and_warriors_and_then_asks_for_a_leader() -> None:
    table = setup("marquise", "eyrie", "alliance").choose(2, 2, 5, 6)
    rows = table.player("eyrie").rows
    placed = [(e.article, *e.args[1:]) for e in table.happened("placed") if e.args[0] in rows]
    assert placed == [("root 7.3.2", 4, 1), ("root 7.3.2", 4, 6)]
    assert (where(table, "roost"), where(table, "warrior")) == ({4: 1}, {4: 6})
    assert (table.prompt, table.asked) == ("choose a leader", "eyrie")
    assert table.s.starts[table.seat("eyrie")] == 4


@pytest.mark.law("root 7.3.1")
def test_they_start_with_20_warriors() -> None:
    table = setup("eyrie", "alliance")
    assert table.count("eyrie", "warrior", 0) == 20
    table.choose(1)
    assert table.count("eyrie", "warrior", 0) == 14


@pytest.mark.law("root 7.3.2")
@pytest.mark.parametrize(("keep", "corner"), [(1, 3), (2, 4), (3, 1), (4, 2)])
def test_they_start_diagonally_opposite_another_starting_corner(keep: int, corner: int) -> None:
    table = setup("marquise", "eyrie", "alliance").choose(keep)
    table.until("choose a leader")
    assert where(table, "roost") == {corner: 1}


@pytest.mark.law("root 7.3.2")
def test_with_nobody_in_a_corner_they_start_in_any() -> None:
    table = setup("eyrie", "alliance")
    assert (table.prompt, table.offered) == ("place the first roost", [1, 2, 3, 4])
    table.choose(2)
    assert (where(table, "roost"), where(table, "warrior")) == ({2: 1}, {2: 6})


@pytest.mark.law("root 7.3.3")
def test_they_choose_one_of_four_leaders_and_keep_the_others_face_up() -> None:
    table = setup("eyrie", "alliance").choose(1)
    assert (table.prompt, table.offered) == ("choose a leader", LEADERS)
    table.choose("charismatic")
    assert (board(table)["leader"], board(table)["deposed"]) == ("charismatic", [])
    table.until("choose a new leader")  # nobody to battle on the first turn: turmoil
    assert table.offered == ["builder", "commander", "despot"]


@pytest.mark.law("root 7.3.4")
@pytest.mark.parametrize(
    ("leader", "warriors", "prompt"),
    [
        ("builder", 7, "move to"),  # recruit, then move
        ("charismatic", 8, "choose a new leader"),  # recruit two, then nobody to battle
        ("commander", 6, "move to"),
        ("despot", 6, "move to"),
    ],
)
def test_the_viziers_of_the_first_leader_are_tucked_into_his_columns(leader: str, warriors: int, prompt: str) -> None:
    table = setup("eyrie", "alliance", luck=("anvil", "sword", "bake-sale")).choose(1, leader)
    table.choose("anvil", "build", "done")
    assert (where(table, "warrior"), table.prompt) == ({1: warriors}, prompt)
    if leader == "commander":  # then battle
        table.choose(5, 1)
        assert in_turmoil(table) and where(table, "roost") == {1: 1}


@pytest.mark.law("root 7.3.5")
def test_six_roosts_wait_on_the_track_with_the_leftmost_space_empty() -> None:
    table = setup("eyrie", "alliance").choose(1)
    assert table.count("eyrie", "roost", 0) == 6
    table.choose("despot")
    assert table.count("eyrie", "roost", 0) == 6
    table = eyrie("phase=evening @1=eyrie.roost")
    assert table.points("eyrie") == 0  # the leftmost space shows 0


# Birdsong


@pytest.mark.law("root 7.4")
def test_birdsong_is_emergency_orders_then_the_decree_then_a_new_roost() -> None:
    table = eyrie("", luck=("anvil",))
    assert table.hand("eyrie") == ["anvil"]
    assert (table.prompt, where(table, "roost")) == ("to which column", {})
    table.choose("recruit")
    assert table.prompt == "place a new roost"


@pytest.mark.law("root 7.4.1")
def test_emergency_orders_draw_a_card_into_an_empty_hand() -> None:
    table = eyrie("@1=eyrie.roost", luck=("anvil",))
    assert table.hand("eyrie") == ["anvil"]
    table = eyrie("@1=eyrie.roost eyrie.hand=sword")
    assert table.hand("eyrie") == ["sword"]


@pytest.mark.law("root 7.4.2")
def test_one_card_must_be_added_to_the_decree_and_a_second_may_be() -> None:
    table = eyrie("@8=eyrie.roost eyrie.hand=anvil,sword,bake-sale")
    assert (table.prompt, table.offered) == ("add to the Decree", ["anvil", "bake-sale", "sword"])  # no "done"
    table.choose("anvil")
    assert table.offered == COLUMNS
    table.choose("recruit")
    assert (table.prompt, table.offered) == ("add to the Decree again", ["bake-sale", "sword", "done"])
    table.choose("sword", "build")
    assert table.prompt not in ("add to the Decree again", "to which column")  # two are enough
    assert decree(table) == {"recruit": ["anvil"], "build": ["sword"]}
    assert table.hand("eyrie") == ["bake-sale"]


@pytest.mark.law("root 7.4.2")
def test_the_second_card_may_be_kept() -> None:
    table = eyrie("@8=eyrie.roost eyrie.hand=anvil,sword").choose("sword", "move", "done")
    assert decree(table) == {"move": ["sword"]}
    assert table.hand("eyrie") == ["anvil"]


@pytest.mark.law("root 7.4.2")
@pytest.mark.parametrize("column", COLUMNS)
def test_a_card_may_go_to_any_column_and_join_others_there(column: str) -> None:
    table = eyrie(f"@5=eyrie.roost,eyrie.warrior eyrie.hand=anvil,sword eyrie.decree.{column}=bake-sale,cobbler*2")
    table.choose("anvil", column, "sword", column)
    cards = {"anvil", "bake-sale", "cobbler", "sword"}
    assert set(decree(table)[column]) == cards and len(decree(table)[column]) == 5


@pytest.mark.law("root 7.4.2")
def test_only_one_of_the_added_cards_may_be_a_bird() -> None:
    table = eyrie("@8=eyrie.roost eyrie.hand=armorers,sappers,anvil").choose("armorers", "recruit")
    assert table.offered == ["anvil", "done"]
    table = eyrie("@8=eyrie.roost eyrie.hand=armorers,sappers,anvil").choose("anvil", "recruit")
    assert table.offered == ["armorers", "sappers", "done"]
    table = eyrie("@8=eyrie.roost @5=eyrie.roost eyrie.hand=armorers,sappers").choose("armorers", "build")
    assert table.prompt != "add to the Decree again"


def crowded(fields: dict[int, dict[str, dict[str, int]]]) -> dict[str, Any]:
    """The Eyrie without a roost; two Marquise warriors in every clearing that is not named."""
    clearings = {str(c): fields.get(c, {"marquise": {"warrior": 2}}) for c in CLEARINGS}
    return {
        "seats": ["eyrie", "marquise", "alliance"],
        "turn": "eyrie",
        "clearings": clearings,
        "players": {"eyrie": {"hand": ["anvil"]}},
    }


@pytest.mark.law("root 7.4.3")
def test_a_new_roost_comes_where_the_fewest_warriors_of_all_players_are() -> None:
    position = crowded(
        {
            1: {"marquise": {"keep": 1}},  # no warriors, but the keep
            3: {"marquise": {"sawmill": 1}},  # no warriors, but no slot
            5: {"marquise": {"warrior": 1}, "alliance": {"warrior": 1}},
            7: {"marquise": {"warrior": 1}},
            9: {"alliance": {"warrior": 1}},
            10: {"eyrie": {"warrior": 1}},
        }
    )
    table = given(position).choose("recruit")
    assert (table.prompt, table.asked, table.offered) == (
        "place a new roost",
        "eyrie",
        [7, 9, 10],
    )  # a tie: their choice
    table.choose(9)
    assert where(table, "roost") == {9: 1}
    assert table.happened("placed", "root 7.4.3")[1].args[1:] == (9, 3)


@pytest.mark.law("root 7.4.3")
def test_the_new_roost_has_no_choice_where_one_clearing_has_the_fewest() -> None:
    table = given(crowded({7: {"marquise": {"warrior": 1}}})).choose("build")
    assert table.happened("placed", "root 7.4.3")[0].args[1] == 7
    assert (where(table, "roost"), where(table, "warrior")) == ({7: 1}, {7: 4})  # a vizier has recruited the fourth


@pytest.mark.law("root 7.4.3")
def test_a_new_roost_comes_with_fewer_warriors_if_fewer_are_left() -> None:
    table = given(crowded({7: {}, 8: {"eyrie": {"warrior": 18}}})).choose("build")
    assert where(table, "warrior") == {7: 2, 8: 18}


@pytest.mark.law("root 7.4.3")
def test_no_new_roost_while_one_is_on_the_map() -> None:
    table = eyrie("@8=eyrie.roost eyrie.hand=anvil").choose("recruit")
    assert table.prompt != "place a new roost"
    assert where(table, "roost") == {8: 1}
    assert not table.happened("placed", "root 7.4.3")


# The Decree

ALL_POSSIBLE = (
    "@8=eyrie.roost,eyrie.warrior*4 @12=eyrie.roost @6=eyrie.warrior*4,marquise.warrior "
    "@2=eyrie.roost,eyrie.warrior*3,marquise.warrior"
)


@pytest.mark.law("root 7.5.2", "root 7.5")
def test_the_decree_is_resolved_from_left_to_right() -> None:
    table = eyrie(
        f"phase=daylight {ALL_POSSIBLE} eyrie.hand=codebreakers eyrie.leader=despot eyrie.decree.recruit=anvil "
        "eyrie.decree.battle=ambush-fox eyrie.decree.move=foxfolk-steel eyrie.decree.build=root-tea-fox",
        luck=((0, 0),),
    )
    assert table.prompt == "craft"
    assert play_on(table) == ["recruit", "move", "move", "battle", "build", "build"]


@pytest.mark.law("root 7.5.2")
def test_the_cards_of_a_column_are_resolved_in_any_order() -> None:
    position = "phase=daylight @8=eyrie.roost @5=eyrie.roost eyrie.leader=builder eyrie.decree.recruit=anvil,bake-sale"
    table = eyrie(position)
    assert (table.prompt, table.offered) == ("the Decree", ["fox", "rabbit", "bird"])
    table.choose("rabbit")
    assert (where(table, "warrior"), table.offered) == ({5: 1}, ["fox", "bird"])
    table.choose("fox")
    assert where(table, "warrior") == {5: 1, 8: 1}
    assert table.prompt == "recruit where"  # the vizier


@pytest.mark.law("root 7.5.2")
def test_every_card_of_a_column_is_resolved_once() -> None:
    cards = "anvil,ambush-fox,foxfolk-steel"
    table = eyrie(f"phase=daylight {ALL_POSSIBLE} eyrie.hand=codebreakers eyrie.decree.recruit={cards}")
    assert play_on(table) == ["recruit"] * 4 + ["move"]


@pytest.mark.law("root 7.5.2")
def test_the_decree_cannot_be_declined() -> None:
    table = eyrie("phase=daylight @8=eyrie.roost @5=eyrie.roost eyrie.leader=builder eyrie.decree.recruit=anvil")
    assert table.offered == ["fox", "bird"]


@pytest.mark.law("root 7.5.2", "root 7.7")
def test_an_unlucky_order_ends_in_turmoil_before_the_rest_is_resolved() -> None:
    table = eyrie("phase=daylight @5=eyrie.roost eyrie.leader=builder eyrie.decree.recruit=anvil,bake-sale")
    table.choose("fox")
    assert in_turmoil(table)
    assert where(table, "warrior") == {}


@pytest.mark.law("root 7.5.2", "root 7.7")
@pytest.mark.ruling("eyrie-dynasties", 2)
def test_one_card_that_cannot_be_resolved_is_enough_for_turmoil() -> None:
    """Another card of its column has been resolved before."""
    table = eyrie("phase=daylight @5=eyrie.roost eyrie.leader=builder eyrie.decree.recruit=anvil,bake-sale")
    table.choose("rabbit")
    assert (in_turmoil(table), where(table, "warrior")) == (False, {5: 1})
    table.choose("fox")
    assert in_turmoil(table)


@pytest.mark.law("root 7.5.2", "root 7.7")
@pytest.mark.ruling("eyrie-dynasties", 1)
def test_empty_columns_of_the_decree_bring_no_turmoil() -> None:
    """No warriors move, nobody is there to battle, and nothing could be built; nor is anything asked for."""
    table = order("recruit", "anvil", "@1=eyrie.roost")
    assert where(table, "warrior") == {1: 1}
    assert not table.happened("turmoil")
    assert decree(table) == {"recruit": ["anvil"]}
    bare = eyrie(f"step=the~Decree {VIZIERS_DONE} @1=eyrie.roost,eyrie.warrior")
    assert not bare.happened("turmoil")
    assert bare.happened("turn")  # nothing was left to decide, but for the others


@pytest.mark.law("root 7.5.2.II")
@pytest.mark.ruling("eyrie-dynasties", 3)
def test_several_cards_to_move_may_move_one_warrior_to_and_fro() -> None:
    line = "@8=eyrie.warrior*3 @1=marquise.warrior"
    table = order("move", "anvil,ambush-fox,foxfolk-steel", line).choose(7, 1, 7, 1, 7)
    assert not in_turmoil(table)
    assert where(table, "warrior") == {7: 3}  # one after another
    back = order("move", "armorers,sappers", "@8=eyrie.warrior").choose(7, 8)
    assert not in_turmoil(back)
    assert where(back, "warrior") == {8: 1}
    assert len(back.happened("moved", "root 7.5.2.II")) == 2


ROOSTS = "@8=eyrie.roost @12=eyrie.roost @5=eyrie.roost @2=eyrie.roost @6=eyrie.warrior*2"


@pytest.mark.law("root 7.5.2.I")
def test_recruit_places_a_warrior_at_a_roost_in_a_clearing_of_the_suit() -> None:
    table = order("recruit", "anvil", ROOSTS)
    assert (table.prompt, table.offered) == ("recruit where", [8, 12])
    table.choose(12)
    assert where(table, "warrior") == {6: 2, 12: 1}


@pytest.mark.law("root 7.5.2.I")
def test_a_bird_recruits_at_any_roost() -> None:
    assert order("recruit", "armorers", ROOSTS).offered == [2, 5, 8, 12]


MOVERS = "@8=eyrie.warrior*3 @6=eyrie.warrior*2 @5=eyrie.warrior @2=eyrie.warrior"


@pytest.mark.law("root 7.5.2.II")
def test_move_takes_at_least_one_warrior_out_of_a_clearing_of_the_suit() -> None:
    table = order("move", "anvil", f"{MOVERS} @12=eyrie.roost")
    assert (table.prompt, table.offered) == ("move from", [6, 8])
    table.choose(8)
    assert table.offered == [4, 7]  # wherever they go
    table.choose(7)
    assert table.offered == [1, 2, 3]
    table.choose(2)
    assert where(table, "warrior") == {2: 1, 5: 1, 6: 2, 7: 2, 8: 1}


@pytest.mark.law("root 7.5.2.II")
def test_a_bird_moves_out_of_any_clearing() -> None:
    assert order("move", "armorers", MOVERS).offered == [2, 5, 6, 8]


FOES = (
    "@8=eyrie.warrior*2,marquise.warrior*2 @6=eyrie.warrior*2,alliance.sympathy @12=eyrie.warrior "
    "@1=eyrie.roost,marquise.warrior @5=eyrie.warrior,marquise.sawmill"
)


@pytest.mark.law("root 7.5.2.III")
def test_battle_is_initiated_in_a_clearing_of_the_suit() -> None:
    table = order("battle", "anvil", FOES, luck=((1, 0),))
    assert (table.prompt, table.offered) == ("battle where", [6, 8])
    table.choose(8)
    assert [e.args[2] for e in table.happened("battle")] == [8]
    assert table.count("marquise", "warrior", 8) == 1


@pytest.mark.law("root 7.5.2.III")
def test_a_bird_battles_in_any_clearing() -> None:
    assert order("battle", "armorers", FOES).offered == [5, 6, 8]


SITES = (
    "@8=eyrie.warrior @6=eyrie.warrior,marquise.warrior*2 @12=eyrie.warrior @1=eyrie.roost,eyrie.warrior "
    "@5=eyrie.warrior @2=eyrie.roost,eyrie.warrior @4=eyrie.warrior*2,marquise.sawmill"
)


@pytest.mark.law("root 7.5.2.IV")
def test_build_places_a_roost_in_a_ruled_clearing_of_the_suit_without_one() -> None:
    table = order("build", "anvil", SITES)
    assert (table.prompt, table.offered) == ("build a roost where", [8, 12])
    table.choose(12)
    assert where(table, "roost") == {1: 1, 2: 1, 12: 1}


@pytest.mark.law("root 7.5.2.IV")
def test_a_bird_builds_in_any_ruled_clearing_with_a_slot_and_without_a_roost() -> None:
    assert order("build", "armorers", SITES).offered == [5, 8, 12]  # 2 has a roost and a slot, 4 no slot


ALL_ROOSTS = " ".join(f"@{c}=eyrie.roost,eyrie.warrior" for c in (1, 2, 3, 4, 5, 6, 7))


@pytest.mark.law("root 7.7", "root 7.5.2", "root 7.5.2.I", "root 7.5.2.II", "root 7.5.2.III", "root 7.5.2.IV")
@pytest.mark.parametrize(
    ("column", "position", "possible"),
    [
        ("recruit", "@5=eyrie.roost", "@8=eyrie.roost"),  # no roost in a clearing of the suit
        ("recruit", "@8=eyrie.roost,eyrie.warrior*20", "@8=eyrie.roost,eyrie.warrior*19"),  # no warriors left
        ("recruit", "@1=eyrie.roost,marquise.keep", "@1=eyrie.roost"),  # the keep forbids it
        ("move", "@5=eyrie.warrior*2", "@8=eyrie.warrior*2"),  # no warriors in a clearing of the suit
        ("move", "@8=eyrie.roost", "@8=eyrie.roost,eyrie.warrior"),  # no warriors
        (  # rule neither of where they are nor of where they could go
            "move",
            "@8=eyrie.warrior,marquise.warrior*2 @4=marquise.warrior",
            "@8=eyrie.warrior,marquise.warrior*2 @4=eyrie.warrior",
        ),
        ("battle", "@8=eyrie.warrior*2", "@8=eyrie.warrior*2,marquise.wood"),  # no enemy
        ("battle", "@5=eyrie.warrior,marquise.wood", "@8=eyrie.warrior,marquise.wood"),  # an enemy in another suit
        ("battle", "@8=eyrie.roost,marquise.wood", "@8=eyrie.roost,eyrie.warrior,marquise.wood"),  # no warriors
        ("build", "@8=eyrie.warrior,marquise.warrior*2", "@8=eyrie.warrior,marquise.warrior"),  # no rule
        ("build", "@1=eyrie.warrior*2,marquise.sawmill", "@8=eyrie.warrior*2,marquise.sawmill"),  # no slot
        ("build", "@8=eyrie.warrior,eyrie.roost", "@8=eyrie.warrior"),  # a roost already
        ("build", f"{ALL_ROOSTS} @8=eyrie.warrior", "@8=eyrie.warrior"),  # no roost left
        ("build", "@1=eyrie.warrior,marquise.keep", "@1=eyrie.warrior"),  # the keep forbids it
    ],
)
def test_an_action_that_cannot_be_taken_brings_turmoil(column: str, position: str, possible: str) -> None:
    table = order(column, "anvil", f"{position} eyrie.points=9")
    assert in_turmoil(table)
    assert decree(table) == {}
    table = order(column, "anvil", f"{possible} eyrie.points=9", luck=((0, 0),))
    assert not in_turmoil(table)
    assert decree(table) == {column: ["anvil"]}


# Evening


@pytest.mark.law("root 7.6")
def test_in_the_evening_they_score_and_then_draw() -> None:
    table = eyrie("phase=daylight @8=eyrie.roost @1=eyrie.roost @5=eyrie.roost,eyrie.warrior eyrie.hand=anvil")
    play_on(table)
    evening = [e.article for e in table.events if e.article.startswith("root 7.6")]
    assert evening == ["root 7.6.1", "root 7.6.2", "root 7.6.2"]


def with_roosts(roosts: int, fields: str = "") -> Situation:
    clearings = " ".join(f"@{c}=eyrie.roost" for c in range(1, roosts + 1))
    return eyrie(f"phase=evening {clearings} {fields}")


@pytest.mark.law("root 7.6.1")
@pytest.mark.parametrize(("roosts", "points"), [(0, 0), (1, 0), (2, 1), (3, 2), (4, 3), (5, 4), (6, 4), (7, 5)])
def test_they_score_the_rightmost_empty_space_of_the_roosts_track(roosts: int, points: int) -> None:
    assert with_roosts(roosts, "eyrie.points=6").points("eyrie") == 6 + points


@pytest.mark.law("root 7.6.2")
@pytest.mark.parametrize(("roosts", "cards"), [(0, 1), (1, 1), (2, 1), (3, 2), (4, 2), (5, 2), (6, 3), (7, 3)])
def test_they_draw_a_card_and_one_for_each_uncovered_bonus(roosts: int, cards: int) -> None:
    assert len(with_roosts(roosts).hand("eyrie")) == cards


@pytest.mark.law("root 7.6.2")
def test_they_discard_cards_of_their_choice_down_to_five() -> None:
    table = with_roosts(3, "eyrie.hand=anvil,sword,bake-sale,armorers,cobbler")
    assert (table.prompt, table.asked, len(table.offered)) == ("discard to the hand limit", "eyrie", 7)
    table.choose("sword", "armorers")
    assert len(table.hand("eyrie")) == 5
    assert table.discarded() == ["sword", "armorers"]
    table = with_roosts(1, "eyrie.hand=anvil,sword,bake-sale,armorers")
    assert (len(table.hand("eyrie")), table.discarded()) == (5, [])


# Turmoil

# The roost is in a rabbit clearing: the fox card of the first column cannot be resolved
DOOMED = "phase=daylight @5=eyrie.roost,eyrie.warrior eyrie.decree.recruit=anvil"


@pytest.mark.law("root 7.7", "root 7.7.4")
def test_turmoil_takes_its_steps_in_order_and_ends_daylight() -> None:
    table = eyrie(f"{DOOMED} eyrie.decree.build=bake-sale eyrie.points=9", luck=("sword",)).choose("fox")
    assert in_turmoil(table)
    table.choose("despot")
    after = [(e.name, e.article) for e in table.events]
    assert after[:6] == [
        ("turmoil", "root 7.7"),
        ("lost points", "root 7.7.1"),
        ("discarded", "root 7.7.2"),
        ("discarded", "root 7.7.2"),
        ("appointed", "root 7.7.3"),
        ("drew", "root 7.6.2"),
    ]


@pytest.mark.law("root 7.7.1")
@pytest.mark.parametrize(("points", "left"), [(9, 4), (5, 0), (3, 0), (0, 0)])
def test_humiliation_costs_a_point_for_each_bird_viziers_included_but_never_below_zero(points: int, left: int) -> None:
    birds = "eyrie.decree.battle=armorers*2,sword eyrie.decree.move=sappers"
    table = eyrie(f"{DOOMED} {birds} eyrie.points={points}").choose("fox")
    assert table.points("eyrie") == left


@pytest.mark.law("root 7.7.1")
def test_humiliation_counts_the_two_viziers_alone_too() -> None:
    table = eyrie(f"{DOOMED} eyrie.points=9").choose("fox")
    assert table.points("eyrie") == 7


@pytest.mark.law("root 7.7.2")
def test_the_purge_discards_the_decree_and_dominance_cards_go_beside_the_map() -> None:
    cards = "eyrie.decree.move=sword,dominance-mouse eyrie.decree.battle=armorers eyrie.decree.build=bake-sale"
    table = eyrie(f"{DOOMED} {cards}").choose("fox")
    assert decree(table) == {}
    assert sorted(table.discarded()) == ["anvil", "armorers", "bake-sale", "sword"]
    assert [CARDS[card].id for card in table.s.available] == ["dominance-mouse"]


@pytest.mark.law("root 7.7.2", "root 7.7.3")
def test_the_viziers_survive_the_purge_and_serve_the_new_leader() -> None:
    table = eyrie(
        "phase=daylight @5=eyrie.roost,eyrie.warrior*3,marquise.warrior eyrie.decree.recruit=anvil "
        "eyrie.decree.build=armorers eyrie.leader=builder",
        luck=("bake-sale", (0, 0)),
    )
    table.choose("fox", "commander").until("to which column").choose("recruit")
    assert decree(table) == {"recruit": ["bake-sale"]}
    assert play_on(table) == ["move", "battle"]
    assert board(table)["leader"] == "commander"


@pytest.mark.law("root 7.7.3")
def test_a_new_leader_is_chosen_among_those_face_up() -> None:
    table = eyrie(f"{DOOMED} eyrie.leader=builder eyrie.deposed=despot").choose("fox")
    assert (table.asked, table.offered) == ("eyrie", ["charismatic", "commander"])
    table.choose("commander")
    assert (board(table)["leader"], board(table)["deposed"]) == ("commander", ["builder", "despot"])


@pytest.mark.law("root 7.7.3.I")
def test_with_no_leader_face_up_all_are_turned_up_again() -> None:
    table = eyrie(f"{DOOMED} eyrie.leader=builder eyrie.deposed=charismatic,commander,despot").choose("fox")
    assert table.offered == LEADERS  # the one just deposed among them
    table.choose("builder")
    assert (board(table)["leader"], board(table)["deposed"]) == ("builder", [])


@pytest.mark.law("root 7.7.3.I")
def test_while_one_leader_is_face_up_he_must_be_chosen() -> None:
    table = eyrie(f"{DOOMED} eyrie.leader=builder eyrie.deposed=charismatic,commander").choose("fox")
    assert (board(table)["leader"], board(table)["deposed"]) == ("despot", ["builder", "charismatic", "commander"])


@pytest.mark.law("root 7.7.4")
def test_after_turmoil_nothing_more_of_daylight_happens_but_evening_does() -> None:
    position = "@8=eyrie.roost,eyrie.warrior*3 @12=eyrie.roost @2=eyrie.roost,eyrie.warrior eyrie.hand=armorers"
    table = eyrie(f"phase=daylight {position} eyrie.decree.recruit=bake-sale eyrie.points=9", luck=("cobbler", "sword"))
    assert table.prompt == "craft"
    table.choose("done", "rabbit", "despot")
    assert table.points("eyrie") == 9 - 2 + 2  # two viziers; three roosts
    assert table.hand("eyrie") == ["sword", "armorers", "cobbler"]
    assert where(table, "warrior") == {2: 1, 8: 3}
    assert not table.happened("moved") and not table.happened("placed")


# Leaders


@pytest.mark.law("root 7.8")
def test_there_are_four_leaders() -> None:
    assert setup("eyrie", "alliance").choose(1).offered == LEADERS


@pytest.mark.law("root 7.8.1", "root 7.8.2", "root 7.8.3", "root 7.8.4", "root 7.3.4")
@pytest.mark.parametrize(
    ("leader", "columns"),
    [
        ("builder", ["recruit", "move"]),
        ("charismatic", ["recruit", "battle"]),
        ("commander", ["move", "battle"]),
        ("despot", ["move", "build"]),
    ],
)
def test_the_viziers_stand_in_the_columns_that_the_leader_names(leader: str, columns: list[str]) -> None:
    hand = "eyrie.hand=codebreakers"
    table = eyrie(f"phase=daylight {ALL_POSSIBLE} eyrie.leader={leader} {hand}", luck=((0, 0),))
    assert play_on(table.choose("done")) == columns
    assert not table.happened("turmoil")


@pytest.mark.law("root 7.8.2")
def test_the_charismatic_recruits_two() -> None:
    table = eyrie("phase=daylight @8=eyrie.roost,eyrie.warrior @5=eyrie.roost eyrie.leader=charismatic").choose(5)
    assert where(table, "warrior")[5] == 2


@pytest.mark.law("root 7.8.2", "root 7.5.2", "root 1.5.4")
@pytest.mark.ruling("eyrie-dynasties", 5)
@pytest.mark.parametrize(("on_map", "turmoil"), [(18, False), (19, True), (20, True)])
def test_the_charismatic_must_place_both_warriors(on_map: int, turmoil: bool) -> None:
    table = eyrie(
        f"phase=daylight @8=eyrie.roost,eyrie.warrior*{on_map},marquise.warrior @5=marquise.warrior "
        "eyrie.leader=charismatic eyrie.points=5",
        luck=((0, 0),),
    )
    assert in_turmoil(table) is turmoil
    assert sum(where(table, "warrior").values()) == 20  # the last one is placed before turmoil comes


@pytest.mark.law("root 7.8.2", "root 1.5.4")
def test_where_the_charismatics_last_warrior_goes_is_theirs_to_say() -> None:
    line = (
        "phase=daylight @8=eyrie.roost,eyrie.warrior*19 @5=eyrie.roost @1=marquise.warrior eyrie.leader=charismatic "
        "eyrie.points=5"
    )
    table = eyrie(line)
    assert (table.prompt, table.offered) == ("recruit where", [5, 8])
    table.choose(5)
    assert where(table, "warrior") == {5: 1, 8: 19}
    assert in_turmoil(table)
    names = [event.name for event in table.events]
    assert names.index("placed") < names.index("turmoil")


def fight(leader: str, warriors: int, dice: tuple[int, int]) -> Situation:
    """A battle against four Marquise warriors in 8, for the vizier in the battle column."""
    resolved = {"commander": "move", "charismatic": "recruit"}[leader]
    return eyrie(
        f"step=the~Decree @8=eyrie.warrior*{warriors},marquise.warrior*4 eyrie.leader={leader} "
        f"eyrie.resolved.{resolved}~bird=1",
        luck=(dice,),
    )


@pytest.mark.law("root 7.8.3")
@pytest.mark.parametrize(("leader", "hits"), [("commander", 3), ("charismatic", 2)])
def test_the_commander_deals_an_extra_hit_as_attacker(leader: str, hits: int) -> None:
    assert fight(leader, 2, (2, 0)).count("marquise", "warrior", 8) == 4 - hits


@pytest.mark.law("root 7.8.3")
def test_the_extra_hit_of_the_commander_does_not_depend_on_his_warriors() -> None:
    table = fight("commander", 1, (3, 0))
    assert table.count("marquise", "warrior", 8) == 2  # one rolled, one extra


@pytest.mark.law("root 7.8.3")
def test_the_commander_deals_no_extra_hit_as_defender() -> None:
    table = given(
        "root seats=marquise,eyrie,alliance turn=marquise phase=daylight @8=marquise.warrior*3,eyrie.warrior*3 "
        "eyrie.leader=commander",
        luck=((1, 1),),
    )
    table.until("actions").choose("battle")
    assert table.count("marquise", "warrior", 8) == 2


def battle_in_8(pieces: str, dice: tuple[int, int]) -> Situation:
    """The Despot's battle against the Marquise."""
    return order("battle", "anvil", f"@8={pieces}", luck=(dice,))


@pytest.mark.law("root 7.8.4")
@pytest.mark.ruling("eyrie-dynasties", 4)
@pytest.mark.parametrize(
    ("pieces", "dice", "points"),
    [
        ("eyrie.warrior*3,marquise.sawmill", (0, 0), 2),  # defenseless: one building
        ("eyrie.warrior*3,marquise.wood", (0, 0), 2),  # a token
        ("eyrie.warrior*3,marquise.wood*3", (2, 0), 4),  # three tokens, one additional point
        ("eyrie.warrior*3,marquise.warrior*2", (2, 0), 0),  # warriors only
        ("eyrie.warrior*3,marquise.warrior*2,marquise.sawmill", (2, 0), 0),  # the building stands
    ],
)
def test_the_despot_scores_one_more_for_removing_buildings_or_tokens_in_battle(
    pieces: str, dice: tuple[int, int], points: int
) -> None:
    assert battle_in_8(pieces, dice).points("eyrie") == points


@pytest.mark.law("root 7.8.4")
def test_other_leaders_score_nothing_more_in_battle() -> None:
    table = eyrie(
        "step=the~Decree @8=eyrie.warrior*3,marquise.sawmill eyrie.leader=charismatic eyrie.resolved.recruit~bird=1",
        luck=((0, 0),),
    )
    assert table.points("eyrie") == 1


@pytest.mark.law("root 7.8.4")
def test_the_despot_scores_as_defender_too() -> None:
    table = given(
        "root seats=marquise,eyrie,alliance turn=marquise phase=daylight eyrie.leader=despot "
        "@8=marquise.warrior,marquise.wood*2,eyrie.warrior*3",
        luck=((2, 2),),
    )
    table.until("actions").choose("battle")
    assert table.points("eyrie") == 2  # one for the wood, one for the Despot


@pytest.mark.law("root 7.8.4")
def test_the_despot_scores_again_in_another_battle_and_nothing_outside_battle() -> None:
    table = order("battle", "anvil,ambush-fox", "@8=eyrie.warrior*3,marquise.wood*2", luck=((0, 0), (0, 0)))
    assert table.points("eyrie") == 4
    table = eyrie(
        "phase=daylight @8=eyrie.roost @12=eyrie.roost @6=eyrie.roost @1=marquise.wood*2 eyrie.leader=despot "
        "eyrie.hand=favor-of-the-foxes"
    )
    table.choose("favor-of-the-foxes")
    assert [e.args[1] for e in table.happened("scored")][:1] == [2]
    assert not table.happened("scored", "root 7.8.4")
