"""Moving: Law of Root 4.2."""

from __future__ import annotations

import pytest
from tests.root.situation import Situation, given

from lawbound.kernel import IllegalChoice


def march(*pieces: str) -> Situation:
    """The Marquise marches."""
    line = f"root seats=marquise,eyrie,alliance turn=marquise phase=daylight {' '.join(pieces)}"
    return given(line).until("actions").choose("march")


# What moves, and where


@pytest.mark.law("root 4.2")
def test_any_number_of_warriors_greater_than_zero_moves_together() -> None:
    table = march("@1=marquise.warrior*4").choose(5)
    assert (table.prompt, table.offered) == ("how many to move", [1, 2, 3, 4])
    table.choose(3)
    assert table.count("marquise", "warrior", 1) == 1
    assert table.count("marquise", "warrior", 5) == 3


@pytest.mark.law("root 4.2")
def test_all_warriors_may_leave() -> None:
    table = march("@1=marquise.warrior*4").choose(5, 4)
    assert table.count("marquise", "warrior", 1) == 0
    assert table.count("marquise", "warrior", 5) == 4


@pytest.mark.law("root 4.2", "root 2.2.1")
def test_warriors_move_along_a_path_to_an_adjacent_clearing() -> None:
    assert march("@1=marquise.warrior").offered == [5, 9, 10]
    assert march("@12=marquise.warrior").offered == [4, 7, 9, 10, 11]


@pytest.mark.law("root 4.2", "root 2.3")
@pytest.mark.parametrize(
    ("origin", "across", "paths"), [(5, 10, [1, 2]), (4, 7, [8, 9, 12]), (7, 11, [3, 8, 12]), (10, 11, [1, 2, 12])]
)
def test_a_river_is_not_a_path(origin: int, across: int, paths: list[int]) -> None:
    table = march(f"@{origin}=marquise.warrior*2", f"@{across}=marquise.warrior*2").choose(origin)
    assert table.prompt == "move to"
    assert table.offered == paths


@pytest.mark.law("root 4.2")
def test_only_own_warriors_move_from_one_clearing_of_choice() -> None:
    table = march(
        "@1=marquise.warrior", "@8=marquise.workshop,marquise.wood*2", "@2=eyrie.warrior", "@6=marquise.warrior"
    )
    assert (table.prompt, table.offered) == ("move from", [1, 6])


@pytest.mark.law("root 4.2")
def test_buildings_and_tokens_stay() -> None:
    table = march("@8=marquise.warrior*2,marquise.workshop,marquise.wood,marquise.keep").choose(4)
    assert table.offered == [1, 2]
    table.choose(2)
    assert [table.count("marquise", piece, 8) for piece in ("workshop", "wood", "keep")] == [1, 1, 1]
    assert [table.count("marquise", piece, 4) for piece in ("workshop", "wood", "keep")] == [0, 0, 0]


@pytest.mark.law("root 4.2")
def test_a_move_to_a_clearing_that_is_not_adjacent_is_refused_and_nothing_changes() -> None:
    table = march("@1=marquise.warrior")
    before = table.s.copy()
    with pytest.raises(IllegalChoice):
        table.table.choose(2)
    assert table.s == before
    assert table.offered == [5, 9, 10]


@pytest.mark.law("root 4.2", "root 9.2.3", "root 9.5.1")
def test_a_pawn_moves_to_an_adjacent_clearing_wherever_it_is_ruled_from() -> None:
    line = (
        "root seats=vagabond,marquise,eyrie turn=vagabond phase=daylight vagabond.place=1 vagabond.satchel=boots*2 "
        "@1=marquise.warrior*3 @5=eyrie.warrior*3 @9=marquise.warrior @10=marquise.warrior"
    )
    table = given(line).choose("move")
    assert table.offered == [5, 9, 10]
    table.choose(5)
    assert [table.count("vagabond", "pawn", clearing) for clearing in (1, 5)] == [0, 1]
    assert table.ruler(5) == "eyrie"


# Rule


@pytest.mark.law("root 4.2.1")
def test_whoever_rules_the_origin_may_move_to_any_neighbour() -> None:
    table = march("@1=marquise.warrior*2,eyrie.warrior", "@5=eyrie.warrior*5", "@9=eyrie.roost")
    assert (table.prompt, table.offered) == ("move to", [5, 9, 10])


@pytest.mark.law("root 4.2.1")
def test_whoever_rules_only_the_destination_may_move_there_and_nowhere_else() -> None:
    table = march("@1=marquise.warrior,eyrie.warrior*3", "@9=marquise.workshop", "@10=marquise.warrior")
    table.choose(1)
    assert (table.prompt, table.offered) == ("move to", [9, 10])


@pytest.mark.law("root 4.2.1")
def test_whoever_rules_neither_end_cannot_move() -> None:
    enemy = "@1=marquise.warrior*2,eyrie.warrior*3"
    table = given(f"root seats=marquise,eyrie turn=marquise phase=daylight {enemy} @5=eyrie.warrior").until("actions")
    assert "march" not in table.offered
    table = march(enemy, "@5=eyrie.warrior", "@8=marquise.warrior*2")
    assert table.offered == [4, 7]  # from clearing 8, the only possible origin


@pytest.mark.law("root 4.2.1", "root 2.5")
def test_a_tie_is_no_rule() -> None:
    table = march("@1=marquise.warrior*2,alliance.warrior*2", "@8=marquise.warrior")
    assert (table.prompt, table.offered) == ("move to", [4, 7])


@pytest.mark.law("root 4.2.1", "root 7.2.2")
def test_the_eyrie_rule_when_tied() -> None:
    line = (
        "root seats=marquise,eyrie turn=eyrie step=the~Decree eyrie.leader=commander "
        "@1=marquise.warrior*2,eyrie.warrior*2 @5=marquise.warrior*2"
    )
    table = given(line)
    assert (table.prompt, table.asked, table.offered) == ("move to", "eyrie", [5, 9, 10])


@pytest.mark.law("root 4.2.1", "root 2.5")
def test_tokens_give_no_rule_and_buildings_do() -> None:
    line = "root seats=marquise,alliance turn=alliance phase=evening alliance.officers=1"
    pieces = "@1=alliance.warrior,marquise.warrior*2"
    table = given(f"{line} {pieces} @9=alliance.sympathy @5=marquise.warrior")
    assert "move" not in table.offered
    table = given(f"{line} {pieces} @10=alliance.rabbit~base @5=marquise.warrior")
    table.choose("move")
    assert table.count("alliance", "warrior", 10) == 1  # the only move there is


@pytest.mark.law("root 4.2.1")
def test_rule_is_judged_at_the_moment_of_the_move() -> None:
    # Once two of three warriors have left clearing 1, the Eyrie rule it; the last may follow only to where she rules.
    table = march("@1=marquise.warrior*3,eyrie.warrior*2").choose(5, 2)
    assert (table.prompt, table.offered) == ("move from", [1, 5, "done"])
    table.choose(1)  # there is one way to go, and one warrior left to go it
    assert table.count("marquise", "warrior", 5) == 3


@pytest.mark.law("root 4.2", "root 6.2.2", "root 1")
def test_moving_is_not_placing_so_the_keep_does_not_stop_it() -> None:
    line = "root seats=marquise,eyrie turn=eyrie step=the~Decree eyrie.leader=commander"
    table = given(f"{line} @1=marquise.keep,marquise.warrior @5=eyrie.warrior*2").choose(1, 2)
    assert [event.args[1:] for event in table.happened("moved")] == [(5, 1, 2)]


# No limits


@pytest.mark.law("root 4.2.2")
def test_the_same_warriors_may_move_again_and_again_in_one_turn() -> None:
    table = march("@1=marquise.warrior*2").choose(9, 2)  # the first move of the march
    table.choose(9, 4, 2)
    assert table.prompt == "actions"
    table.choose("march").choose(8, 2)
    table.choose(8, 7, 2)
    assert table.count("marquise", "warrior", 7) == 2


@pytest.mark.law("root 4.2.2")
def test_another_group_may_move_instead() -> None:
    table = march("@1=marquise.warrior*2", "@6=marquise.warrior*2").choose(1, 5, 1)
    assert (table.prompt, table.offered) == ("move from", [1, 5, 6, "done"])
    table.choose(6, 2, 2)
    assert [table.count("marquise", "warrior", clearing) for clearing in (1, 5, 6, 2)] == [1, 1, 0, 2]


@pytest.mark.law("root 4.2.2")
def test_groups_may_join_and_part_between_moves() -> None:
    table = march("@1=marquise.warrior*2", "@9=marquise.warrior*2").choose(1, 9, 1)
    table.choose(9, 12)
    assert table.offered == [1, 2, 3]
    table.choose(3)
    assert [table.count("marquise", "warrior", clearing) for clearing in (1, 9, 12)] == [1, 0, 3]


@pytest.mark.law("root 4.2.2")
def test_a_warrior_may_go_back_where_it_came_from() -> None:
    table = march("@1=marquise.warrior*2").choose(5, 2)
    table.choose(5, 1, 2)
    assert [table.count("marquise", "warrior", clearing) for clearing in (1, 5)] == [2, 0]
