"""What the others are to the Vagabond: relationships, allies, hostility and coalitions (Law of Root 9.2.8, 9.2.9)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import pytest
from tests.root.situation import Situation, given, setup
from tests.root.situation import vagabond_field as vagabond

from lawbound.root.position import write
from lawbound.root.rule import rules

RABBITS = "a-visit-to-friends,ambush-rabbit,bake-sale,better-burrow-bank,cobbler,command-warren,root-tea-rabbit"


def at(phase: str, rest: str, luck: Iterable[Any] = ()) -> Situation:
    """The Vagabond's turn, from the start of a phase, in clearing 10 (rabbit) unless his place is named."""
    if "vagabond.place" not in rest:
        rest += " vagabond.place=10"
    return given(f"root seats=marquise,eyrie,alliance,vagabond turn=vagabond phase={phase} {rest}", luck=luck)


def daylight(rest: str, luck: Iterable[Any] = ()) -> Situation:
    return at("daylight", rest, luck)


def attacked(rest: str, luck: Iterable[Any] = ()) -> Situation:
    """The Marquise battles the Vagabond in clearing 10."""
    line = f"root seats=marquise,eyrie,vagabond turn=marquise phase=daylight vagabond.place=10 {rest}"
    table = given(line, luck=luck).until("actions").choose("battle")
    return table.choose("vagabond") if table.prompt == "battle whom" else table


def relation(table: Situation, faction: str) -> str:
    return str(vagabond(table, "relations")[faction])


# The chart


@pytest.mark.law("root 9.2.9")
def test_every_faction_but_the_vagabond_has_a_marker() -> None:
    table = setup("eyrie", "vagabond", "alliance", "vagabond").until("choose a character")
    table.choose("thief", "3_6_11", "ranger", "3_6_11")
    for player in ("vagabond", "vagabond2"):
        relations = write(table.s)["players"][player]["relations"]
        assert relations == {"eyrie": "indifferent", "alliance": "indifferent"}


AIDING = "@10=marquise.warrior*2,eyrie.warrior vagabond.satchel=boots*9"


@pytest.mark.law("root 9.2.9.I", "root 9.2.9.I.a", "root 9.2.9.I.b")
def test_aids_of_one_turn_move_the_marker_at_one_two_and_three_and_score() -> None:
    table = daylight(f"{AIDING} vagabond.hand={RABBITS}")
    steps = []
    for card in RABBITS.split(",")[:6]:
        table.choose("aid", "marquise", card)
        steps.append((relation(table, "marquise"), table.points("vagabond")))
    assert steps == [
        ("amiable", 1),  # one aid
        *(("amiable", 1), ("friendly", 3)),  # two more: an aid pays for one step only
        *(("friendly", 3), ("friendly", 3), ("allied", 5)),  # three more
    ]
    assert relation(table, "eyrie") == "indifferent"


@pytest.mark.law("root 9.2.9.I.b")
def test_the_points_come_at_once_with_the_step() -> None:
    table = daylight(f"{AIDING} vagabond.points=29 vagabond.hand=bake-sale").choose("aid", "marquise")
    assert table.table.over
    assert table.table.result["winners"] == [table.seat("vagabond")]
    assert [e.name for e in table.events][-3:] == ["relationship", "scored", "won"]


@pytest.mark.law("root 9.2.9.I.a")
def test_aids_count_for_one_faction_only() -> None:
    table = daylight(f"{AIDING} vagabond.hand={RABBITS} vagabond.relations.marquise=amiable")
    table.choose("aid", "marquise", "bake-sale", "aid", "eyrie", "cobbler")
    assert relation(table, "marquise") == "amiable"
    assert relation(table, "eyrie") == "amiable"
    table.choose("aid", "marquise", "ambush-rabbit")
    assert relation(table, "marquise") == "friendly"


@pytest.mark.law("root 9.2.9.I.a")
def test_aids_of_an_earlier_turn_do_not_count() -> None:
    line = (
        "root seats=marquise,vagabond turn=vagabond phase=daylight @10=marquise.warrior vagabond.place=10 "
        "vagabond.satchel=boots*5 vagabond.hand=bake-sale,cobbler,ambush-rabbit vagabond.relations.marquise=amiable"
    )
    table = given(line, luck=("anvil",)).choose("aid", "bake-sale", "done")
    table.until("actions").choose("done").until("daylight")
    table.choose("aid", "cobbler")
    assert (relation(table, "marquise"), table.points("vagabond")) == ("amiable", 0)
    table.choose("aid")
    assert (relation(table, "marquise"), table.points("vagabond")) == ("friendly", 2)


# Allies


@pytest.mark.law("root 9.2.9.II")
def test_a_faction_becomes_an_ally_when_its_marker_reaches_the_far_right() -> None:
    table = daylight(f"{AIDING} vagabond.hand={RABBITS} vagabond.relations.marquise=friendly")
    table.choose("aid", "marquise", "bake-sale", "aid", "marquise", "cobbler", "move", 12, "move", 10)
    assert relation(table, "marquise") == "friendly"  # and nobody was asked to come along
    table.choose("aid", "marquise", "ambush-rabbit", "move", 12)
    assert relation(table, "marquise") == "allied"
    assert (table.prompt, table.offered) == ("move with an ally", ["marquise", "no"])


@pytest.mark.law("root 9.2.9.II.a")
def test_every_aid_to_an_ally_scores_two() -> None:
    table = daylight(f"{AIDING} vagabond.hand={RABBITS} vagabond.relations.marquise=allied")
    table.choose("aid", "marquise", "bake-sale")
    assert table.points("vagabond") == 2
    table.choose("aid", "marquise", "cobbler")
    assert table.points("vagabond") == 4
    assert relation(table, "marquise") == "allied"
    assert len(table.happened("scored", "root 9.2.9.II.a")) == 2


ALLIES = "vagabond.relations.marquise=allied vagabond.relations.eyrie=allied"


@pytest.mark.law("root 9.2.9.II.b", "root 9.5.1")
def test_any_number_of_warriors_of_one_ally_move_with_him() -> None:
    table = daylight(f"{ALLIES} @10=marquise.warrior*3,marquise.wood,eyrie.warrior*2 vagabond.satchel=boots*2")
    table.choose("move", 12)
    assert (table.prompt, table.offered) == ("move with an ally", ["marquise", "eyrie", "no"])
    table.choose("marquise")
    assert (table.prompt, table.offered) == ("how many allied warriors", [1, 2, 3])
    table.choose(2)
    assert [table.count("marquise", "warrior", c) for c in (10, 12)] == [1, 2]
    assert [table.count("eyrie", "warrior", c) for c in (10, 12)] == [2, 0]
    assert table.count("vagabond", "pawn", 12) == 1
    assert table.ruler(12) == "marquise"
    assert vagabond(table, "exhausted") == ["boots"]


@pytest.mark.law("root 9.2.9.II.b")
def test_allies_may_stay_and_others_never_come_along() -> None:
    table = daylight(f"{ALLIES} @10=marquise.warrior*3,alliance.warrior vagabond.satchel=boots*2")
    table.choose("move", 12, "no")
    assert table.count("marquise", "warrior", 10) == 3
    friends = "vagabond.relations.marquise=friendly vagabond.relations.alliance=hostile"
    table = daylight(f"{friends} @10=marquise.warrior*3,alliance.warrior vagabond.satchel=boots*2").choose("move", 12)
    assert table.prompt == "daylight"


@pytest.mark.law("root 9.2.9.II.b", "root 9.4.2")
def test_allies_slip_along_from_clearing_to_clearing_but_not_into_a_forest() -> None:
    table = at("birdsong", f"{ALLIES} @10=marquise.warrior*3 vagabond.satchel=torch").choose(12, "marquise", 3)
    assert table.count("marquise", "warrior", 12) == 3
    table = at("birdsong", f"{ALLIES} @10=marquise.warrior*3 vagabond.satchel=boots*2").choose("1_9_10_12")
    assert table.prompt == "daylight"
    table.choose("move", 12)  # out of the forest he is alone as well
    assert table.prompt == "daylight"
    assert table.count("marquise", "warrior", 10) == 3


@pytest.mark.law("root 9.2.9.II.b")
@pytest.mark.ruling("woodland-alliance", 4)
def test_allied_warriors_who_come_along_are_not_his_own_and_outrage_nobody() -> None:
    sympathy = "@12=alliance.sympathy,eyrie.warrior*5 vagabond.hand=anvil marquise.hand=investments"
    table = daylight(f"{ALLIES} @10=marquise.warrior*3 vagabond.satchel=boots*2 {sympathy}")
    table.choose("move", 12, "marquise", 1)
    assert table.prompt == "daylight"
    assert table.hand("vagabond") == ["anvil"]
    assert table.hand("marquise") == ["investments"]
    assert not write(table.s)["players"]["alliance"].get("supporters")


WITH_EYRIE = "vagabond.relations.eyrie=allied vagabond.satchel=sword,boots*3"


@pytest.mark.law("root 9.2.9.II.c", "root 9.2.6")
def test_with_an_ally_the_limit_is_his_swords_plus_their_warriors() -> None:
    rest = f"{WITH_EYRIE} @10=marquise.warrior*5,eyrie.warrior*2"
    table = daylight(rest, luck=((3, 0),)).choose("battle", "marquise")
    assert (table.prompt, table.offered) == ("attack with an ally", ["eyrie", "no"])
    table.choose("eyrie")
    assert table.count("marquise", "warrior", 10) == 2
    table = daylight(rest, luck=((3, 0),)).choose("battle", "marquise", "no")
    assert table.count("marquise", "warrior", 10) == 4
    table = daylight(f"{WITH_EYRIE} @10=marquise.warrior*5,eyrie.warrior", luck=((3, 0),))
    table.choose("battle", "marquise", "eyrie")
    assert table.count("marquise", "warrior", 10) == 3


@pytest.mark.law("root 9.2.9.II.c")
def test_only_one_ally_fights_beside_him_and_never_against_themselves() -> None:
    relations = f"{ALLIES} vagabond.relations.alliance=allied vagabond.satchel=sword,boots*3"
    rest = f"{relations} @10=marquise.warrior*3,eyrie.warrior,alliance.warrior @1=eyrie.warrior*9"
    table = daylight(rest, luck=((3, 0),)).choose("battle", "marquise")
    assert table.offered == ["eyrie", "alliance", "no"]
    table.choose("eyrie")
    assert table.count("marquise", "warrior", 10) == 1
    alone = f"{WITH_EYRIE} vagabond.relations.marquise=indifferent @10=eyrie.warrior*3"
    table = daylight(alone, luck=((3, 0),)).choose("battle")
    assert table.happened("rolled")  # nobody was asked to fight themselves
    assert table.count("eyrie", "warrior", 10) == 2


@pytest.mark.law("root 9.2.9.II.c")
def test_factions_that_are_no_allies_do_not_fight_beside_him() -> None:
    rest = "vagabond.relations.eyrie=friendly vagabond.satchel=sword,boots @10=marquise.warrior*3,eyrie.warrior*3"
    table = daylight(rest, luck=((3, 0),)).choose("battle", "marquise")
    assert table.happened("rolled")
    assert table.count("marquise", "warrior", 10) == 2


@pytest.mark.law("root 9.2.9.II.c", "root 9.2.9.II.d")
def test_when_he_is_attacked_allies_neither_fight_nor_take_hits() -> None:
    table = attacked(f"{WITH_EYRIE} @10=marquise.warrior*4,eyrie.warrior*2", luck=((3, 3),))
    assert table.prompt == "damage an item"
    assert table.offered == ["boots satchel", "sword satchel"]
    table.until("actions")
    assert table.count("eyrie", "warrior", 10) == 2
    assert table.count("marquise", "warrior", 10) == 3


@pytest.mark.law("root 9.2.9.II.d")
def test_an_ally_may_take_as_many_hits_as_his_items_do() -> None:
    rest = f"{WITH_EYRIE} @10=marquise.warrior*4,eyrie.warrior*2"
    table = daylight(rest, luck=((2, 2),)).choose("battle", "marquise", "eyrie")
    assert (table.prompt, table.asked) == ("damage an item", "vagabond")
    assert table.offered == ["boots satchel", "sword exhausted", "an allied warrior"]
    table.choose("an allied warrior", "boots satchel")
    assert table.count("eyrie", "warrior", 10) == 1
    assert vagabond(table, "damaged") == ["boots"]
    assert relation(table, "eyrie") == "allied"


@pytest.mark.law("root 9.2.9.II.d")
def test_an_ally_who_takes_more_hits_than_his_items_becomes_hostile_when_the_battle_ends() -> None:
    rest = f"{WITH_EYRIE} @10=marquise.warrior*4,eyrie.warrior*2"
    table = daylight(rest, luck=((2, 2),)).choose("battle", "marquise", "eyrie", "an allied warrior")
    assert relation(table, "eyrie") == "allied"
    table.choose("an allied warrior")
    assert table.count("eyrie", "warrior", 10) == 0
    assert relation(table, "eyrie") == "hostile"
    assert table.events[-1].article == "root 9.2.9.II.d"
    assert table.happened("relationship", "root 9.2.9.III")[0].args[1] == table.seat("marquise")
    assert len(table.happened("relationship", "root 9.2.9.III")) == 1  # this rule goes before that one
    assert table.points("vagabond") == 1  # the second Marquise warrior; none for those of the Eyrie


@pytest.mark.law("root 9.2.9.II.d")
def test_he_never_has_to_give_allied_warriors() -> None:
    rest = "vagabond.relations.eyrie=allied vagabond.satchel=sword @10=marquise.warrior*4,eyrie.warrior*2"
    table = daylight(rest, luck=((2, 2),)).choose("battle", "marquise", "eyrie", "sword exhausted")
    assert table.offered == ["no", "an allied warrior"]
    table.choose("no")
    assert table.count("eyrie", "warrior", 10) == 2
    assert relation(table, "eyrie") == "allied"


@pytest.mark.law("root 9.2.9.II.d")
def test_hits_of_an_ambush_count_and_allied_warriors_keep_the_battle_going() -> None:
    rest = f"{WITH_EYRIE} @10=marquise.warrior*4,eyrie.warrior*2 marquise.hand=ambush-rabbit"
    table = daylight(rest, luck=((1, 1),)).choose("battle", "marquise", "eyrie", "ambush-rabbit")
    table.choose("an allied warrior", "boots satchel")
    assert table.happened("rolled")
    assert table.count("marquise", "warrior", 10) == 3
    table.choose("boots satchel")
    assert relation(table, "eyrie") == "allied"
    table = daylight(rest).choose("battle", "marquise", "eyrie", "ambush-rabbit")
    table.choose("an allied warrior", "an allied warrior")
    assert not table.happened("rolled")  # no warrior is left
    assert relation(table, "eyrie") == "hostile"


# Hostility and infamy


@pytest.mark.law("root 9.2.9.III", "root 9.2.9.III.a")
@pytest.mark.parametrize("before", ["indifferent", "amiable", "friendly", "allied"])
def test_removing_a_warrior_makes_its_faction_hostile_and_that_warrior_scores_nothing(before: str) -> None:
    rest = f"vagabond.relations.marquise={before} @10=marquise.warrior*5 vagabond.satchel=sword*3,boots"
    table = daylight(rest, luck=((1, 0),)).choose("battle")
    assert relation(table, "marquise") == "hostile"
    assert table.points("vagabond") == 0
    assert relation(table, "eyrie") == "indifferent"
    table = daylight(rest, luck=((3, 0),)).choose("battle")
    assert table.points("vagabond") == 2


@pytest.mark.law("root 9.2.9.III")
def test_a_warrior_removed_in_his_defense_makes_hostile_without_infamy() -> None:
    table = attacked("@10=marquise.warrior*4 vagabond.satchel=sword*3", luck=((2, 2),)).until("actions")
    assert relation(table, "marquise") == "hostile"
    assert table.count("marquise", "warrior", 10) == 2
    assert table.points("vagabond") == 0


@pytest.mark.law("root 9.2.9.III")
def test_his_ambush_makes_hostile_as_well() -> None:
    rest = "@10=marquise.warrior*2 vagabond.satchel=sword*3 vagabond.hand=ambush-rabbit"
    table = attacked(rest).choose("ambush-rabbit")
    assert relation(table, "marquise") == "hostile"
    assert table.count("marquise", "warrior", 10) == 0
    assert table.points("vagabond") == 0


@pytest.mark.law("root 9.2.9.III", "root 9.5.6")
@pytest.mark.ruling("vagabond", 5)
def test_a_strike_makes_hostile_without_infamy() -> None:
    table = daylight("@10=marquise.warrior*3 vagabond.satchel=crossbow*2,boots").choose("strike")
    assert relation(table, "marquise") == "hostile"
    table.choose("strike")  # this is not a battle
    assert table.count("marquise", "warrior", 10) == 1
    assert table.points("vagabond") == 0


@pytest.mark.law("root 9.2.9.III", "root 9.2.9.III.a")
def test_a_favor_makes_hostile_and_scores_buildings_and_tokens_but_no_infamy() -> None:
    pieces = "@10=marquise.warrior*3,marquise.sawmill,eyrie.roost @5=marquise.warrior*2,alliance.sympathy"
    rest = f"{pieces} vagabond.satchel=hammer*3,boots vagabond.hand=favor-of-the-rabbits,bake-sale"
    table = daylight(rest).choose("craft", "favor-of-the-rabbits")
    assert table.prompt == "daylight"
    assert relation(table, "marquise") == "hostile"
    assert relation(table, "eyrie") == "indifferent"  # only buildings were removed
    assert relation(table, "alliance") == "indifferent"  # only a token was removed
    assert table.points("vagabond") == 3
    assert not table.happened("scored", "root 9.2.9.III.a")


@pytest.mark.law("root 9.2.9.III")
@pytest.mark.ruling("vagabond", 2)
def test_removing_a_building_makes_nobody_hostile() -> None:
    table = daylight("@10=marquise.sawmill,marquise.wood vagabond.satchel=sword*3,boots", luck=((1, 0),))
    table.choose("battle", "sawmill")  # defenseless: both are removed
    assert table.count("marquise", "wood", 10) == 0
    assert relation(table, "marquise") == "indifferent"
    assert table.points("vagabond") == 2


@pytest.mark.law("root 9.2.9.III.a")
def test_every_piece_of_a_hostile_faction_scores_infamy_on_top_of_buildings_and_tokens() -> None:
    rest = "@10=marquise.warrior*2,marquise.sawmill vagabond.satchel=sword*3,boots"
    table = daylight(rest, luck=((3, 0),)).choose("battle")
    assert table.points("vagabond") == 3  # a warrior and the sawmill for infamy, the sawmill as a building
    table = daylight(f"{rest} vagabond.relations.marquise=hostile", luck=((3, 0),)).choose("battle")
    assert table.points("vagabond") == 4
    assert [e.args[1] for e in table.happened("scored", "root 9.2.9.III.a")] == [3]
    assert [e.args[1] for e in table.happened("scored", "root 3.2.1")] == [1]


@pytest.mark.law("root 9.2.9.III.a")
def test_a_battle_that_costs_no_sword_brings_infamy_as_well() -> None:
    rest = "vagabond.crafted=command-warren @10=marquise.warrior*3 vagabond.satchel=boots vagabond.exhausted=sword*3"
    table = daylight(rest, luck=((2, 0),))
    assert (table.prompt, table.offered) == ("battle with Command Warren", [10, "done"])
    assert table.choose(10).points("vagabond") == 1


@pytest.mark.law("root 9.2.9.III.a")
def test_no_infamy_outside_his_turn() -> None:
    rest = "vagabond.relations.marquise=hostile @10=marquise.warrior,marquise.sawmill vagabond.satchel=sword*3"
    table = attacked(rest, luck=((3, 3),)).until("actions")
    assert table.count("marquise", "sawmill", 10) == 0
    assert table.points("vagabond") == 1  # for the building alone


@pytest.mark.law("root 9.2.9.III.a")
def test_no_infamy_outside_battle() -> None:
    rest = "vagabond.relations.marquise=hostile @10=marquise.warrior,marquise.sawmill vagabond.satchel=crossbow*2,boots"
    table = daylight(rest).choose("strike")
    assert table.points("vagabond") == 0
    assert table.choose("strike").points("vagabond") == 1


@pytest.mark.law("root 9.2.9.III.b", "root 9.5.1")
def test_into_a_clearing_with_hostile_warriors_he_needs_a_second_boot() -> None:
    rest = "vagabond.relations.marquise=hostile @1=marquise.warrior @2=marquise.sawmill @12=eyrie.warrior"
    table = daylight(f"{rest} vagabond.satchel=boots,torch vagabond.exhausted=boots").choose("move")
    assert table.offered == [2, 12]  # only warriors of a hostile faction bar the way
    table = daylight(f"{rest} vagabond.satchel=boots*3,torch").choose("move", 1)
    assert vagabond(table, "place") == "1"
    assert vagabond(table, "exhausted") == ["boots", "boots"]
    table = daylight(f"{rest} vagabond.satchel=boots*3,torch").choose("move", 12)
    assert vagabond(table, "exhausted") == ["boots"]
    table = daylight("@1=marquise.warrior vagabond.satchel=boots,torch vagabond.relations.marquise=hostile")
    table.choose("move", 2)


@pytest.mark.law("root 9.2.9.III.b")
def test_leaving_hostile_warriors_costs_nothing_more() -> None:
    rest = "vagabond.relations.marquise=hostile @10=marquise.warrior vagabond.satchel=boots*2"
    assert vagabond(daylight(rest).choose("move", 1), "exhausted") == ["boots"]


@pytest.mark.law("root 9.2.9.III.b")
def test_a_move_by_cobbler_costs_no_boot_at_all() -> None:
    rest = "vagabond.relations.marquise=hostile @1=marquise.warrior vagabond.crafted=cobbler vagabond.satchel=torch"
    table = at("evening", rest)
    assert table.offered == [1, 2, 12, "done"]
    table.choose(1)
    assert vagabond(table, "place") == "1"
    assert not vagabond(table, "exhausted")


@pytest.mark.law("root 9.2.9.III.c", "root 9.5.4")
def test_aiding_a_hostile_faction_takes_its_items_but_mends_nothing() -> None:
    rest = "vagabond.relations.marquise=hostile @10=marquise.warrior marquise.items=sword vagabond.satchel=boots*5"
    table = daylight(f"{rest} vagabond.hand=bake-sale,cobbler,ambush-rabbit")
    table.choose("aid", "bake-sale", "sword", "aid", "boots satchel", "cobbler", "aid", "boots satchel")
    assert relation(table, "marquise") == "hostile"
    assert table.points("vagabond") == 0
    assert vagabond(table, "satchel") == ["boots", "boots", "sword"]
    assert sorted(table.hand("marquise")) == ["ambush-rabbit", "bake-sale", "cobbler"]


# Coalitions


def coalition(rest: str, seats: str = "marquise,eyrie,alliance,vagabond", luck: Iterable[Any] = ()) -> Situation:
    """Daylight of a Vagabond with ten points, or more, and a dominance card in hand."""
    points = "" if "vagabond.points" in rest else "vagabond.points=10"
    line = f"root seats={seats} turn=vagabond phase=daylight vagabond.satchel=boots*3 {points} {rest}"
    return given(f"{line} vagabond.hand=dominance-fox", luck=luck)


def partners(table: Situation) -> list[str]:
    """With whom he may form a coalition; the table chooses for him if there is one partner only."""
    table.choose("activate dominance")
    if table.prompt == "coalition with":
        return [str(name) for name in table.offered]
    return [str(vagabond(table, "coalition"))]


@pytest.mark.ruling("dominance-bird", 4)
@pytest.mark.law("root 9.2.8")
def test_he_joins_the_player_with_the_fewest_points_himself_apart() -> None:
    assert partners(coalition("marquise.points=12 eyrie.points=11 alliance.points=13")) == ["eyrie"]


@pytest.mark.ruling("dominance-bird", 4)
@pytest.mark.law("root 9.2.8")
def test_he_chooses_among_players_tied_for_the_fewest() -> None:
    table = coalition("marquise.points=3 eyrie.points=4 alliance.points=3")
    assert partners(table) == ["marquise", "alliance"]
    table.choose("alliance")
    assert vagabond(table, "coalition") == "alliance"
    assert vagabond(table, "dominance") == "dominance-fox"
    assert not table.hand("vagabond")


@pytest.mark.ruling("dominance-bird", 4)
@pytest.mark.law("root 9.2.8")
def test_coalitions_are_for_four_players_or_more() -> None:
    table = coalition("marquise.points=1", seats="marquise,eyrie,vagabond")
    assert "activate dominance" not in table.offered


@pytest.mark.law("root 9.2.8")
def test_a_coalition_needs_ten_points() -> None:
    assert "activate dominance" not in coalition("vagabond.points=9").offered


@pytest.mark.ruling("dominance-bird", 4)
@pytest.mark.law("root 9.2.8")
def test_nobody_joins_a_player_who_is_in_a_coalition() -> None:
    seats = "marquise,eyrie,vagabond,vagabond"
    other = "vagabond2.coalition=marquise vagabond2.dominance=dominance-rabbit"
    assert partners(coalition(f"{other} marquise.points=3 eyrie.points=3", seats)) == ["eyrie"]
    # She has the fewest points, so nobody else can be chosen in her place.
    table = coalition(f"{other} marquise.points=3 eyrie.points=4", seats)
    assert "activate dominance" not in table.offered


@pytest.mark.ruling("dominance-bird", 5)
@pytest.mark.law("root 9.2.8")
@pytest.mark.ruling("vagabond", 6)
def test_a_player_whose_score_marker_is_gone_cannot_be_joined() -> None:
    rest = "marquise.points=0 marquise.dominance=dominance-mouse eyrie.points=11 alliance.points=12"
    assert partners(coalition(rest)) == ["eyrie"]


@pytest.mark.law("root 9.2.8")
def test_in_a_coalition_he_scores_no_more() -> None:
    explore = "vagabond.place=10 ruins.10=bag vagabond.track=tea vagabond.satchel=torch,boots vagabond.points=12"
    line = f"root seats=marquise,eyrie,alliance,vagabond turn=vagabond phase=daylight {explore}"
    table = given(f"{line} eyrie.points=1 alliance.points=1 vagabond.hand=dominance-fox").choose("activate dominance")
    [joined] = table.happened("coalition", "root 9.2.8")
    assert joined.args == (table.seat("vagabond"), table.seat("marquise"))
    table.choose("explore")
    assert vagabond(table, "track") == ["bag", "tea"]
    assert not table.happened("scored")


@pytest.mark.law("root 9.2.8")
@pytest.mark.ruling("general", 2)
def test_his_partner_is_no_enemy_any_more() -> None:
    rest = "@10=eyrie.warrior,marquise.warrior vagabond.place=10 marquise.points=5 alliance.points=5"
    line = f"root seats=marquise,eyrie,alliance,vagabond turn=vagabond phase=daylight vagabond.points=10 {rest}"
    table = given(f"{line} vagabond.satchel=sword,boots vagabond.hand=dominance-fox", luck=((1, 0),))
    table.choose("activate dominance", "battle")  # the Marquise is the only enemy left here
    assert table.count("marquise", "warrior", 10) == 0
    assert table.count("eyrie", "warrior", 10) == 1


@pytest.mark.ruling("dominance-bird", 4)
@pytest.mark.law("root 9.2.8")
def test_he_wins_with_his_partner() -> None:
    line = (
        "root seats=marquise,eyrie,alliance,vagabond turn=marquise phase=daylight marquise.points=29 "
        "@1=marquise.warrior*2,eyrie.roost vagabond.coalition=marquise vagabond.dominance=dominance-fox"
    )
    table = given(line, luck=((1, 0),)).until("actions").choose("battle")
    assert table.table.over
    assert table.table.result["winners"] == [table.seat("marquise"), table.seat("vagabond")]
    table = given(line.replace("coalition=marquise", "coalition=alliance"), luck=((1, 0),)).until("actions")
    table.choose("battle")
    assert table.table.result["winners"] == [table.seat("marquise")]


@pytest.mark.ruling("dominance-bird", 5)
@pytest.mark.law("root 9.2.8")
@pytest.mark.ruling("vagabond", 6)
def test_he_wins_with_a_partner_who_wins_by_dominance() -> None:
    line = (
        "root seats=marquise,eyrie,alliance,vagabond turn=vagabond phase=daylight vagabond.points=10 "
        "@1=marquise.warrior @6=marquise.warrior @8=marquise.warrior marquise.hand=dominance-fox marquise.points=10 "
        "eyrie.points=11 alliance.points=11 vagabond.satchel=boots*3 vagabond.hand=dominance-mouse"
    )
    table = given(line).choose("activate dominance", "done").until("actions").choose("activate dominance")
    for _ in range(100):
        if table.table.over:
            break
        table.choose("done" if "done" in table.offered else table.offered[0])
    assert table.table.result["winners"] == [table.seat("marquise"), table.seat("vagabond")]


@pytest.mark.ruling("dominance-bird", 4)
@pytest.mark.law("root 9.2.8", "root E.3.1")
@pytest.mark.parametrize("key", ["vagabond", "marquise"])
def test_he_never_wins_by_the_condition_of_the_card(key: str) -> None:
    """A hireling may rule for him what others would win with."""
    tree: dict[str, Any] = {
        "seats": ["marquise", "eyrie", "alliance", "vagabond"],
        "turn": key,
        "hirelings": {"popular-band": {"controller": key}},
        "clearings": {clearing: {"popular-band": {"warrior": 1}} for clearing in ("1", "6", "8")},
        "players": {key: {"dominance": "dominance-fox"}},
    }
    tree["players"].setdefault("vagabond", {}).update({"place": "2", "satchel": ["torch"]})
    if key == "vagabond":
        tree["players"][key]["coalition"] = "eyrie"
    table = given(tree)
    assert all(rules(table.s, table.seat(key), clearing) for clearing in (1, 6, 8))
    assert table.table.over == (key == "marquise")


@pytest.mark.law("root 9.2.9.III.d")
def test_a_hostile_partner_becomes_indifferent() -> None:
    rest = "vagabond.relations.eyrie=hostile vagabond.relations.marquise=hostile vagabond.relations.alliance=friendly"
    table = coalition(f"{rest} marquise.points=5 eyrie.points=2 alliance.points=5").choose("activate dominance")
    assert vagabond(table, "coalition") == "eyrie"
    assert relation(table, "eyrie") == "indifferent"
    assert relation(table, "marquise") == "hostile"
    table = coalition(f"{rest} marquise.points=5 eyrie.points=5 alliance.points=2").choose("activate dominance")
    assert relation(table, "alliance") == "friendly"  # only Hostile is left behind
    assert relation(table, "eyrie") == "hostile"
