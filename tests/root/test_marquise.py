"""The Marquise de Cat: Law of Root, chapter 6."""

from __future__ import annotations

from typing import Any

import pytest
from tests.root.situation import Situation, given, setup

from lawbound.root.state import BOX

CLEARINGS = range(1, 13)


def marquise(rest: str, luck: tuple[object, ...] = ()) -> Situation:
    """The Marquise at the start of her Daylight."""
    return given(f"root seats=marquise,eyrie,alliance turn=marquise phase=daylight {rest}", luck=luck)


def acting(rest: str, luck: tuple[object, ...] = ()) -> Situation:
    """The Marquise before her actions."""
    return marquise(rest, luck).until("actions")


def attacked(rest: str, luck: tuple[object, ...]) -> Situation:
    """The Eyrie battle the Marquise, the last thing that their Decree asks of them."""
    return given(
        "root seats=eyrie,marquise,alliance turn=eyrie step=the~Decree eyrie.leader=charismatic "
        f"eyrie.resolved.recruit~bird=1 {rest}",
        luck=luck,
    )


def everywhere(table: Situation, piece: str) -> int:
    return sum(table.count("marquise", piece, clearing) for clearing in CLEARINGS)


def wood_in(table: Situation) -> dict[int, int]:
    """Where her wood is."""
    return {c: table.count("marquise", "wood", c) for c in CLEARINGS if table.count("marquise", "wood", c)}


# Crafting


@pytest.mark.law("root 6.2.1")
def test_she_crafts_with_workshops_in_clearings_of_the_suit_and_with_no_other_building() -> None:
    hand = "marquise.hand=anvil,mouse-in-a-sack,a-visit-to-friends"
    table = marquise(f"@8=marquise.workshop @7=marquise.sawmill @5=marquise.recruiter @1=marquise.warrior {hand}")
    assert (table.prompt, table.offered) == ("craft", ["anvil", "done"])
    table.choose("anvil")
    assert table.points("marquise") == 2
    assert table.discarded() == ["anvil"]


@pytest.mark.law("root 6.2.1")
def test_each_workshop_crafts_once_a_turn() -> None:
    table = marquise("@8=marquise.workshop @1=marquise.warrior marquise.hand=anvil,crossbow-mouse")
    table.choose("anvil")
    assert table.prompt == "actions"
    table = marquise("@8=marquise.workshop*2 @1=marquise.warrior marquise.hand=anvil,crossbow-mouse")
    table.choose("anvil")
    assert table.offered == ["crossbow-mouse", "done"]


# The keep


@pytest.mark.law("root 6.2.2")
@pytest.mark.ruling("marquise-de-cat", 1)
def test_others_cannot_recruit_in_the_clearing_with_the_keep() -> None:
    line = (
        "root seats=eyrie,marquise,alliance turn=eyrie phase=daylight @1=eyrie.roost,eyrie.warrior{} @2=eyrie.warrior"
    )
    assert given(line.format(",marquise.keep")).prompt == "choose a new leader"  # turmoil: the recruit is impossible
    assert given(line.format("")).count("eyrie", "warrior", 1) == 2


@pytest.mark.law("root 6.2.2")
def test_others_cannot_place_tokens_or_buildings_in_the_clearing_with_the_keep() -> None:
    line = "root seats=alliance,marquise,eyrie turn=alliance alliance.supporters=anvil {}"
    assert given(line.format("@1=marquise.keep")).offered == [6, 8, 12, "done"]
    assert given(line.format("")).offered == [1, 6, 8, 12, "done"]


@pytest.mark.law("root 6.2.2")
@pytest.mark.ruling("marquise-de-cat", 1)
def test_others_may_move_into_the_clearing_with_the_keep() -> None:
    table = given(
        "root seats=eyrie,marquise,alliance turn=eyrie step=the~Decree eyrie.leader=despot "
        "@5=eyrie.warrior*2 @1=marquise.keep"
    )
    assert (table.prompt, table.offered) == ("move to", [1, 2])
    table.choose(1, 2)
    assert table.count("eyrie", "warrior", 1) == 2


@pytest.mark.law("root 6.2.2")
def test_she_places_pieces_in_the_clearing_with_her_keep() -> None:
    table = acting("@2=marquise.keep,marquise.recruiter,marquise.wood").choose("recruit")
    assert table.count("marquise", "warrior", 2) == 1
    table.choose("build", "sawmill")
    assert table.count("marquise", "sawmill", 2) == 1


@pytest.mark.law("root 6.2.2")
def test_a_removed_keep_goes_to_the_box_and_guards_its_clearing_no_more() -> None:
    table = attacked("@1=marquise.keep,eyrie.warrior*2 alliance.supporters=anvil", luck=((0, 0),))
    assert table.count("marquise", "keep", BOX) == 1
    assert table.count("marquise", "keep", 0) == everywhere(table, "keep") == 0
    table.until("spread sympathy")
    assert 1 in table.offered


# Field hospitals

LOSING_TWO = "@1=marquise.keep @8=marquise.warrior*3,eyrie.warrior*3"


@pytest.mark.law("root 6.2.3")
def test_field_hospitals_bring_warriors_lost_in_battle_to_the_keep_for_a_card_of_the_suit() -> None:
    table = acting(f"{LOSING_TWO} marquise.hand=anvil,bake-sale,ambush-bird", luck=((2, 2),)).choose("battle")
    assert (table.prompt, table.asked) == ("field hospitals", "marquise")
    assert table.offered == ["ambush-bird", "anvil", "no"]
    table.choose("anvil")
    assert table.count("marquise", "warrior", 8) == 1
    assert table.count("marquise", "warrior", 1) == 2
    assert table.count("marquise", "warrior", 0) == 22
    assert table.discarded() == ["anvil"]
    assert table.hand("marquise") == ["ambush-bird", "bake-sale"]


@pytest.mark.law("root 6.2.3")
def test_field_hospitals_may_be_declined() -> None:
    table = acting(f"{LOSING_TWO} marquise.hand=anvil", luck=((2, 2),)).choose("battle", "no")
    assert table.count("marquise", "warrior", 1) == 0
    assert table.count("marquise", "warrior", 0) == 24
    assert table.hand("marquise") == ["anvil"]


@pytest.mark.law("root 6.2.3")
@pytest.mark.parametrize(
    ("position", "why"),
    [
        (f"{LOSING_TWO} marquise.hand=bake-sale,sword", "no card of the suit"),
        (f"{LOSING_TWO}", "no card"),
        ("@8=marquise.warrior*3,eyrie.warrior*3 marquise.hand=anvil", "no keep"),
    ],
)
def test_no_field_hospitals_without_a_matching_card_or_without_the_keep(position: str, why: str) -> None:
    table = acting(position, luck=((2, 2),)).choose("battle")
    assert table.prompt == "actions", why
    assert table.count("marquise", "warrior", 0) == 24


@pytest.mark.law("root 6.2.3")
def test_no_field_hospitals_where_no_warrior_is_removed() -> None:
    table = acting(f"{LOSING_TWO} marquise.hand=anvil", luck=((2, 0),)).choose("battle")
    assert table.prompt == "actions"


@pytest.mark.law("root 6.2.3")
def test_field_hospitals_serve_the_defender_too() -> None:
    table = attacked("@1=marquise.keep @8=marquise.warrior*2,eyrie.warrior*2 marquise.hand=anvil", luck=((2, 0),))
    assert (table.prompt, table.asked) == ("field hospitals", "marquise")
    table.choose("anvil")
    assert table.count("marquise", "warrior", 1) == 2


@pytest.mark.law("root 6.2.3")
def test_field_hospitals_after_an_ambush_come_before_the_dice() -> None:
    table = acting(f"{LOSING_TWO} marquise.hand=anvil eyrie.hand=ambush-fox", luck=((0, 0),)).choose("battle")
    table.choose("ambush-fox")
    assert (table.prompt, table.ask.given) == ("field hospitals", (8, 2))
    assert not table.happened("rolled")
    table.choose("anvil")
    assert table.count("marquise", "warrior", 1) == 2
    assert table.happened("rolled")


@pytest.mark.law("root 6.2.3")
def test_warriors_lost_beside_the_keep_return_to_it() -> None:
    position = "@1=marquise.keep,marquise.warrior*2,eyrie.warrior*3 marquise.hand=anvil"
    table = attacked(position, luck=((2, 0),)).choose("anvil")
    assert table.count("marquise", "warrior", 1) == 2
    assert table.count("marquise", "keep", 1) == 1


@pytest.mark.law("root 6.2.3")
def test_no_field_hospitals_if_the_keep_falls_in_the_same_battle() -> None:
    position = "@1=marquise.keep,marquise.warrior*2,eyrie.warrior*3 marquise.hand=anvil"
    table = attacked(position, luck=((3, 0),))
    assert table.prompt != "field hospitals"
    assert everywhere(table, "warrior") == 0
    assert table.discarded() == []


FAVOR = (
    "root seats=alliance,marquise,eyrie turn=alliance phase=daylight alliance.hand=favor-of-the-foxes "
    "@6=alliance.sympathy,marquise.warrior*2 @8=alliance.sympathy,marquise.warrior @12=alliance.sympathy "
)


@pytest.mark.law("root 6.2.3")
def test_field_hospitals_cost_a_card_for_each_clearing_that_a_favor_empties() -> None:
    table = given(f"{FAVOR} @2=marquise.keep marquise.hand=anvil,foxfolk-steel").choose("craft")
    assert (table.asked, table.offered) == ("alliance", ["field hospitals", "field hospitals"])  # whose turn it is
    table.choose("field hospitals")
    assert (table.asked, table.ask.given, table.offered) == ("marquise", (6, 2), ["foxfolk-steel", "anvil", "no"])
    table.choose("foxfolk-steel")
    assert (table.asked, table.ask.given, table.offered) == ("marquise", (8, 1), ["anvil", "no"])
    table.choose("no")
    assert table.count("marquise", "warrior", 2) == everywhere(table, "warrior") == 2


@pytest.mark.law("root 6.2.3")
def test_no_field_hospitals_if_the_same_favor_removes_the_keep() -> None:
    table = given(f"{FAVOR} @1=marquise.keep marquise.hand=anvil,foxfolk-steel").choose("craft")
    assert table.prompt != "field hospitals"
    assert everywhere(table, "warrior") == 0
    assert table.discarded() == ["favor-of-the-foxes"]


@pytest.mark.law("root 6.2.3")
def test_field_hospitals_for_warriors_swept_away_by_a_revolt() -> None:
    table = given(
        "root seats=alliance,marquise,eyrie turn=alliance alliance.supporters=anvil,ambush-fox "
        "@8=alliance.sympathy,marquise.warrior*2 @2=marquise.keep marquise.hand=foxfolk-steel"
    )
    table.choose(8).until("field hospitals").choose("foxfolk-steel")
    assert table.count("marquise", "warrior", 2) == 2


@pytest.mark.law("root 6.2.3")
def test_field_hospitals_for_a_warrior_that_she_removes_herself() -> None:
    position = "@8=marquise.warrior*2 @1=marquise.keep marquise.crafted=tax-collector marquise.hand=anvil"
    table = acting(position).choose("tax collector").until("field hospitals").choose("anvil")
    assert [table.count("marquise", "warrior", clearing) for clearing in (1, 8)] == [1, 1]


# Setup


@pytest.mark.law("root 6.3")
def test_her_setup_takes_its_steps_in_order() -> None:
    table = setup("marquise", "eyrie", "alliance")
    prompts = []
    for answer in (1, 1, 5, 9):
        prompts.append(table.prompt)
        table.choose(answer)
    assert prompts == [
        "place the keep",
        "place the first sawmill",
        "place the first workshop",
        "place the first recruiter",
    ]
    rows = table.player("marquise").rows
    placed = [table.s.box.piece_name(e.args[0]) for e in table.happened("placed") if e.args[0] in rows]
    assert placed == ["keep"] + ["warrior"] * 11 + ["sawmill", "workshop", "recruiter"]


@pytest.mark.law("root 6.3.1")
def test_she_starts_with_25_warriors_and_8_wood() -> None:
    table = setup("marquise", "eyrie", "alliance")
    assert table.count("marquise", "warrior", 0) == 25
    assert table.count("marquise", "wood", 0) == 8
    assert everywhere(table, "warrior") == everywhere(table, "wood") == 0


@pytest.mark.law("root 6.3.2")
@pytest.mark.parametrize("corner", [1, 2, 3, 4])
def test_her_keep_goes_to_any_corner_and_makes_it_her_starting_clearing(corner: int) -> None:
    table = setup("marquise", "eyrie", "alliance")
    assert (table.prompt, table.offered) == ("place the keep", [1, 2, 3, 4])
    table.choose(corner)
    assert table.count("marquise", "keep", corner) == 1
    assert table.s.starts[table.seat("marquise")] == corner


@pytest.mark.law("root 6.3.3")
@pytest.mark.parametrize(("corner", "opposite"), [(1, 3), (2, 4), (3, 1), (4, 2)])
def test_a_warrior_garrisons_every_clearing_but_the_opposite_corner(corner: int, opposite: int) -> None:
    table = setup("marquise", "eyrie", "alliance").choose(corner)
    garrison = [table.count("marquise", "warrior", clearing) for clearing in CLEARINGS]
    assert garrison == [0 if clearing == opposite else 1 for clearing in CLEARINGS]


@pytest.mark.law("root 6.3.4")
def test_her_first_buildings_go_to_open_slots_in_and_beside_the_keep() -> None:
    table = setup("marquise", "eyrie", "alliance").choose(1)
    assert table.offered == [1, 5, 9, 10]
    table.choose(1)  # its only slot
    assert table.offered == [5, 9, 10]
    table.choose(10)  # the other slot is under a ruin
    assert table.offered == [5, 9]
    table.choose(9)
    assert table.count("marquise", "sawmill", 1) == 1
    assert table.count("marquise", "workshop", 10) == 1
    assert table.count("marquise", "recruiter", 9) == 1


@pytest.mark.law("root 6.3.4")
def test_her_first_buildings_may_share_a_clearing() -> None:
    table = setup("marquise", "eyrie", "alliance").choose(1, 5, 5)
    assert table.count("marquise", "sawmill", 5) == table.count("marquise", "workshop", 5) == 1


@pytest.mark.law("root 6.3.5")
def test_five_of_each_building_wait_on_the_tracks_with_the_leftmost_space_empty() -> None:
    table = setup("marquise", "eyrie", "alliance").choose(1, 1, 5, 9)
    for building in ("sawmill", "workshop", "recruiter"):
        assert table.count("marquise", building, 0) == 5
    table.choose("builder").until("actions").choose("build", 5, "sawmill")
    assert table.points("marquise") == 1  # the second space, for the one wood of her first Birdsong
    assert wood_in(table) == {}


# Birdsong


@pytest.mark.law("root 6.4")
def test_each_sawmill_gets_a_wood_token_in_birdsong() -> None:
    table = given("root seats=marquise,eyrie,alliance turn=marquise @1=marquise.sawmill @2=marquise.sawmill*2")
    assert wood_in(table) == {1: 1, 2: 2}


@pytest.mark.law("root 6.4")
def test_wood_piles_up_and_comes_only_in_birdsong() -> None:
    position = "@1=marquise.sawmill,marquise.wood*2 @4=marquise.wood"
    assert wood_in(given(f"root seats=marquise,eyrie turn=marquise {position}")) == {1: 3, 4: 1}
    assert wood_in(marquise(position)) == {1: 2, 4: 1}


@pytest.mark.law("root 6.4")
def test_with_too_little_wood_for_all_sawmills_she_chooses_where_it_goes() -> None:
    table = given(
        "root seats=marquise,eyrie,alliance turn=marquise @1=marquise.sawmill @2=marquise.sawmill*2 "
        "@7=marquise.sawmill @12=marquise.wood*6,marquise.warrior"
    )
    assert (table.prompt, table.asked, table.offered) == ("which sawmill gets wood", "marquise", [1, 2, 7])
    table.choose(7)
    assert table.offered == [1, 2]  # the one at 7 has its due
    table.choose(2)
    assert table.prompt == "actions"
    assert wood_in(table) == {2: 1, 7: 1, 12: 6}


# Daylight

MARCHER = "@1=marquise.warrior*2"


def march_about(table: Situation) -> Situation:
    """One action: a march of one move."""
    table.choose("march").until("move to")
    table.choose(table.offered[0]).until("move from").choose("done")
    return table


@pytest.mark.law("root 6.5")
def test_first_she_crafts_and_then_acts() -> None:
    table = marquise(f"{MARCHER},marquise.workshop marquise.hand=anvil,crossbow-mouse")
    assert (table.prompt, "march" in table.offered) == ("craft", False)
    table.choose("done")
    assert (table.prompt, table.offered) == ("actions", ["march", "done"])


@pytest.mark.law("root 6.5")
def test_three_actions_and_one_more_for_each_bird_card_spent() -> None:
    table = acting(f"{MARCHER} marquise.hand=armorers,ambush-bird,anvil")
    for _ in range(3):
        assert "march" in table.offered
        march_about(table)
    assert table.offered == ["bird card for an action", "done"]
    table.choose("bird card for an action")
    assert table.offered == ["ambush-bird", "armorers"]
    table.choose("armorers")
    assert table.discarded() == ["armorers"]
    march_about(table)
    assert table.offered == ["bird card for an action", "done"]
    march_about(table.choose("bird card for an action"))
    assert table.s.acting.KEY != "marquise"
    assert "anvil" in table.hand("marquise")  # no bird, no action


@pytest.mark.law("root 6.5")
def test_a_bird_card_may_be_spent_before_the_third_action() -> None:
    table = acting(f"{MARCHER} marquise.hand=armorers").choose("bird card for an action")
    for _ in range(4):
        assert "march" in table.offered
        march_about(table)
    assert table.prompt != "actions"


@pytest.mark.law("root 6.5")
def test_she_may_take_fewer_actions() -> None:
    table = acting(MARCHER)
    table.choose("done")
    assert table.s.acting.KEY != "marquise"


@pytest.mark.law("root 6.5")
def test_a_bird_spent_as_part_of_an_action_gives_no_action() -> None:
    table = acting("@8=marquise.sawmill,marquise.warrior marquise.hand=armorers").choose("overwork")
    assert table.discarded() == ["armorers"]
    march_about(march_about(table))
    assert table.prompt != "actions"


@pytest.mark.law("root 6.5")
def test_actions_come_in_any_order_and_combination() -> None:
    table = acting("@8=marquise.warrior*4,eyrie.warrior*4 @2=marquise.recruiter", luck=((0, 0),) * 2)
    table.choose("battle", "recruit", "battle")
    assert len(table.happened("battle")) == 2
    assert table.count("marquise", "warrior", 2) == 1


@pytest.mark.law("root 6.5.1")
def test_battle_is_an_action_wherever_she_has_warriors_and_an_enemy() -> None:
    table = acting(
        "@8=marquise.warrior*2,eyrie.warrior*2 @2=marquise.warrior*2,alliance.sympathy "
        "@5=marquise.recruiter,eyrie.roost",
        luck=((1, 1),),
    )
    table.choose("battle")
    assert (table.prompt, table.offered) == ("battle where", [2, 8])
    table.choose(8)
    assert table.count("eyrie", "warrior", 8) == 1
    assert table.count("marquise", "warrior", 8) == 1


@pytest.mark.law("root 6.5.1")
def test_each_battle_costs_one_action() -> None:
    table = acting("@8=marquise.warrior*4,eyrie.warrior*4", luck=((0, 0),) * 4)
    table.choose("battle", "battle", "battle")
    assert table.prompt != "actions"


@pytest.mark.law("root 6.5.2")
def test_a_march_is_two_moves_for_one_action() -> None:
    table = acting("@1=marquise.warrior*3").choose("march", 5, 3)
    assert (table.prompt, table.offered) == ("move from", [5, "done"])
    table.choose(5, 2, 2)
    assert table.prompt == "actions"  # two moves, and no third
    assert [table.count("marquise", "warrior", c) for c in (1, 5, 2)] == [0, 1, 2]
    assert len(table.happened("moved", "root 6.5.2")) == 2
    march_about(march_about(table))
    assert table.prompt != "actions"


@pytest.mark.law("root 6.5.2")
def test_a_march_may_be_a_single_move() -> None:
    table = acting("@1=marquise.warrior*3").choose("march", 5, 1, "done")
    assert table.prompt == "actions"
    assert [table.count("marquise", "warrior", c) for c in (1, 5)] == [2, 1]


@pytest.mark.law("root 6.5.3")
def test_recruiting_places_a_warrior_at_each_recruiter() -> None:
    table = acting("@2=marquise.recruiter*2 @8=marquise.recruiter @1=marquise.warrior").choose("recruit")
    assert [table.count("marquise", "warrior", c) for c in (1, 2, 8)] == [1, 2, 1]


@pytest.mark.law("root 6.5.3")
def test_she_recruits_once_a_turn_and_again_in_the_next() -> None:
    table = acting("@2=marquise.recruiter marquise.hand=ambush-bird").choose("recruit")
    assert "recruit" not in table.offered
    table.choose("bird card for an action")
    assert "recruit" not in table.offered
    table.choose("done").until("actions")
    assert "recruit" in table.offered


@pytest.mark.law("root 6.5.3")
def test_with_too_few_warriors_for_all_recruiters_she_chooses_where_they_go() -> None:
    table = acting("@2=marquise.recruiter*2 @8=marquise.recruiter @1=marquise.warrior*23").choose("recruit")
    assert (table.prompt, table.offered) == ("recruit where", [2, 8])
    table.choose(8)
    assert [table.count("marquise", "warrior", c) for c in (0, 2, 8)] == [0, 1, 1]


# Building

COSTS = (0, 1, 2, 3, 3, 4)
POINTS = {"sawmill": (0, 1, 2, 3, 4, 5), "workshop": (0, 2, 2, 3, 4, 5), "recruiter": (0, 1, 2, 3, 3, 4)}


def built(building: str, count: int, **fields: Any) -> dict[str, Any]:
    """She rules the whole map, has that many buildings of a kind on it and all her wood beside an empty clearing."""
    clearings: dict[str, Any] = {str(c): {"marquise": {"warrior": 1}} for c in CLEARINGS}
    for i in range(count):
        here = clearings[str((5, 8, 9)[i // 2])]["marquise"]
        here[building] = here.get(building, 0) + 1
    clearings["11"]["marquise"]["wood"] = 8
    return {"seats": ["marquise", "eyrie"], "turn": "marquise", "phase": "daylight", "clearings": clearings, **fields}


@pytest.mark.law("root 6.5.4", "root 6.5.4.II", "root 6.5.4.III")
@pytest.mark.parametrize("building", list(POINTS))
@pytest.mark.parametrize("count", range(6))
def test_a_building_costs_the_wood_and_scores_the_points_of_its_space(building: str, count: int) -> None:
    table = given(built(building, count)).until("actions")
    table.choose("build", 12, building)
    assert table.count("marquise", building, 12) == 1
    assert table.count("marquise", "wood", 11) == 8 - COSTS[count]
    assert table.count("marquise", "wood", 0) == COSTS[count]
    assert table.points("marquise") == POINTS[building][count]


@pytest.mark.law("root 6.5.4")
def test_building_places_one_building_for_one_action() -> None:
    table = given(built("sawmill", 1)).until("actions")
    for _ in range(3):
        before = everywhere(table, "recruiter")
        table.choose("build", 11 if before else 12, "recruiter")
        assert everywhere(table, "recruiter") == before + 1
    assert table.prompt != "actions"


@pytest.mark.law("root 6.5.4.I")
def test_she_builds_only_in_clearings_that_she_rules_with_an_open_slot() -> None:
    table = acting(
        "@12=marquise.warrior*2,marquise.wood "  # hers
        "@4=marquise.warrior*2,eyrie.roost "  # hers, without a slot
        "@9=marquise.warrior*2,eyrie.warrior*3 "  # not hers
        "@7=marquise.warrior*2,alliance.warrior*2 "  # nobody's
        "@10=marquise.wood "  # nobody's
        "@11=marquise.warrior @3=marquise.sawmill @1=marquise.workshop @2=marquise.recruiter"
    )
    table.choose("build")
    assert table.offered == [11, 12]


@pytest.mark.law("root 6.5.4.I")
def test_she_chooses_among_the_buildings_that_she_can_pay_for() -> None:
    rest = (
        "@5=marquise.sawmill @8=marquise.workshop*2 @9=marquise.recruiter*2 @7=marquise.recruiter @12=marquise.warrior"
    )
    table = acting(f"{rest},marquise.wood*2").choose("build", 12)
    assert (table.prompt, table.offered) == ("build what", ["sawmill", "workshop"])
    table = acting(f"{rest},marquise.wood*3").choose("build", 12)
    assert table.offered == ["sawmill", "workshop", "recruiter"]
    table = acting(f"{rest} marquise.hand=ambush-bird")
    assert "build" not in table.offered


@pytest.mark.law("root 6.5.4.I")
def test_a_kind_of_building_that_is_all_built_cannot_be_chosen() -> None:
    table = given(built("recruiter", 6)).until("actions").choose("build", 12)
    assert table.offered == ["sawmill", "workshop"]


ONE_OF_EACH = "@3=marquise.sawmill @8=marquise.workshop,marquise.recruiter"


@pytest.mark.law("root 6.5.4.II")
def test_wood_comes_through_a_chain_of_clearings_that_she_rules() -> None:
    line = f"{ONE_OF_EACH} @1=marquise.warrior @2=marquise.warrior,marquise.wood "
    table = acting(f"{line} @5=marquise.warrior").choose("build")
    assert table.offered == [1, 2, 5]
    table.choose(1, "sawmill")
    assert wood_in(table) == {}
    assert table.count("marquise", "wood", 0) == 8


@pytest.mark.law("root 6.5.4.II")
@pytest.mark.parametrize("between", ["", "@5=eyrie.warrior", "@5=marquise.warrior,eyrie.warrior"])
def test_wood_does_not_come_through_a_clearing_that_she_does_not_rule(between: str) -> None:
    table = acting(f"{ONE_OF_EACH} @1=marquise.warrior @2=marquise.warrior,marquise.wood {between}").choose("build")
    assert (table.prompt, table.ask.given) == ("build what", (2,))  # 2 is the only clearing to build in


@pytest.mark.law("root 6.5.4.II")
def test_wood_in_an_adjacent_clearing_that_she_does_not_rule_does_not_count() -> None:
    line = f"{ONE_OF_EACH} @1=marquise.warrior marquise.hand=ambush-bird "
    assert "build" not in acting(f"{line} @5=marquise.wood,eyrie.warrior").offered
    assert "build" not in acting(f"{line} @5=marquise.wood").offered
    assert "build" in acting(f"{line} @5=marquise.wood,marquise.warrior").offered


@pytest.mark.law("root 6.5.4.II")
def test_she_chooses_which_wood_she_pays_with() -> None:
    table = acting(
        "@3=marquise.sawmill @8=marquise.workshop,marquise.recruiter @7=marquise.workshop "
        "@1=marquise.warrior,marquise.wood @5=marquise.warrior,marquise.wood @2=marquise.warrior*2,marquise.wood*2 "
        "@6=marquise.wood"
    )
    table.choose("build", 1, "workshop")
    assert (table.prompt, table.offered) == ("take wood from", [1, 2, 5])
    table.choose(5)
    assert table.offered == [1, 2]
    table.choose(2)
    assert wood_in(table) == {1: 1, 2: 1, 6: 1}
    assert table.count("marquise", "workshop", 1) == 1


# Overwork


@pytest.mark.law("root 6.5.5")
def test_overwork_turns_a_card_of_the_suit_of_a_sawmill_into_wood_there() -> None:
    table = acting(
        "@8=marquise.sawmill @7=marquise.sawmill @5=marquise.workshop "
        "marquise.hand=anvil,ambush-fox,sword,bake-sale,armorers"
    )
    table.choose("overwork")
    assert (table.prompt, table.offered) == ("overwork where", [7, 8])
    table.choose(8)
    assert (table.prompt, table.offered) == ("spend a card", ["ambush-fox", "anvil", "armorers"])
    table.choose("anvil")
    assert wood_in(table) == {8: 1}
    assert table.discarded() == ["anvil"]


@pytest.mark.law("root 6.5.5")
def test_overwork_places_a_single_token_and_may_be_repeated() -> None:
    table = acting("@8=marquise.sawmill*2 marquise.hand=anvil,ambush-fox")
    table.choose("overwork", "anvil")
    assert wood_in(table) == {8: 1}
    table.choose("overwork")
    assert wood_in(table) == {8: 2}
    assert table.discarded() == ["anvil", "ambush-fox"]


@pytest.mark.law("root 6.5.5")
@pytest.mark.parametrize(
    "position",
    [
        "@8=marquise.sawmill marquise.hand=bake-sale",  # no card of the suit
        "@8=marquise.workshop marquise.hand=ambush-fox",  # no sawmill
    ],
)
def test_no_overwork_without_sawmill_and_card(position: str) -> None:
    assert "overwork" not in acting(f"{position} @1=marquise.warrior").offered


@pytest.mark.law("root 6.5.5", "root 1.5.4")
def test_overwork_with_no_wood_left_spends_the_card_for_none() -> None:
    table = acting("@8=marquise.sawmill @12=marquise.wood*8 @1=marquise.warrior marquise.hand=ambush-fox,sword")
    table.choose("overwork")
    assert wood_in(table) == {12: 8}
    assert (table.hand("marquise"), table.discarded()) == (["sword"], ["ambush-fox"])
    assert table.s.own[table.seat("marquise")][0] == 2  # an action has been taken


# Evening


@pytest.mark.law("root 6.6")
@pytest.mark.parametrize(("recruiters", "cards"), [(0, 1), (1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (6, 3)])
def test_she_draws_a_card_and_one_for_each_bonus_that_her_recruiters_uncover(recruiters: int, cards: int) -> None:
    table = given(built("recruiter", recruiters, phase="evening"))
    assert len(table.hand("marquise")) == cards


@pytest.mark.law("root 6.6")
@pytest.mark.parametrize("building", ["sawmill", "workshop"])
def test_sawmills_and_workshops_bring_no_cards(building: str) -> None:
    assert len(given(built(building, 6, phase="evening")).hand("marquise")) == 1


@pytest.mark.law("root 6.6")
def test_she_discards_cards_of_her_choice_down_to_five() -> None:
    table = given(
        "root seats=marquise,eyrie,alliance turn=marquise phase=evening @5=marquise.recruiter*2 @7=marquise.recruiter "
        "marquise.hand=anvil,sword,bake-sale,armorers,ambush-fox",
        luck=("cobbler", "ambush-mouse"),
    )
    assert (table.prompt, table.asked) == ("discard to the hand limit", "marquise")
    everything = ["ambush-fox", "ambush-mouse", "anvil", "bake-sale", "sword", "armorers", "cobbler"]
    assert table.offered == table.hand("marquise") == everything
    table.choose("sword", "ambush-fox")
    assert table.hand("marquise") == ["ambush-mouse", "anvil", "bake-sale", "armorers", "cobbler"]
    assert table.discarded() == ["sword", "ambush-fox"]
    assert table.s.acting.KEY == "eyrie"


@pytest.mark.law("root 6.6")
def test_five_cards_after_drawing_are_all_kept() -> None:
    table = given("root seats=marquise,eyrie turn=marquise phase=evening marquise.hand=anvil,sword,bake-sale,armorers")
    assert len(table.hand("marquise")) == 5
    assert table.discarded() == []
