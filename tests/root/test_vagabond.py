"""The Vagabond: his abilities, setup, turn and characters (Law of Root, chapter 9, and D.1 to D.3).

His items, with crafting and quests, are in `test_vagabond_items`, his relationships and coalitions in
`test_vagabond_relations`, the game with two of him in `test_two_vagabonds`.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import pytest
from tests.root.situation import Situation, given, setup
from tests.root.situation import vagabond_field as vagabond

from lawbound.root.position import write

FORESTS = ["1_2_5_10", "1_9_10_12", "2_6_10_11_12", "3_6_11", "3_7_11_12", "4_7_8_12", "4_9_12"]


def at(phase: str, rest: str, luck: Iterable[Any] = ()) -> Situation:
    """The Vagabond's turn, from the start of a phase."""
    return given(f"root seats=marquise,eyrie,alliance,vagabond turn=vagabond phase={phase} {rest}", luck=luck)


def daylight(rest: str, luck: Iterable[Any] = ()) -> Situation:
    return at("daylight", rest, luck)


def attacked(rest: str, luck: Iterable[Any]) -> Situation:
    """The Marquise battles the Vagabond in clearing 10 (rabbit)."""
    line = f"root seats=marquise,vagabond turn=marquise phase=daylight @10=marquise.warrior*3 vagabond.place=10 {rest}"
    return given(line, luck=luck).until("actions").choose("battle")


def pawn(table: Situation) -> str:
    return str(vagabond(table, "place"))


# Lone wanderer, nimble, defenseless


@pytest.mark.law("root 9.2.2")
def test_the_pawn_rules_nothing_and_keeps_nobody_from_ruling() -> None:
    table = daylight("vagabond.place=10 @10=marquise.warrior")
    assert table.ruler(10) == "marquise"
    table.choose("move", 12)
    assert table.count("vagabond", "pawn", 12) == 1
    assert table.ruler(12) is None
    assert table.ruler(10) == "marquise"


@pytest.mark.law("root 9.2.2")
def test_no_hit_removes_the_pawn() -> None:
    table = attacked("vagabond.satchel=boots", luck=((3, 0),))
    assert vagabond(table, "damaged") == ["boots"]
    assert table.count("vagabond", "pawn", 10) == 1
    assert table.happened("rolled")
    assert not table.happened("removed")


@pytest.mark.law("root 9.2.2")
def test_the_pawn_is_no_warrior_so_an_ambush_that_is_not_foiled_ends_his_battle() -> None:
    rest = "@10=marquise.warrior*3 vagabond.place=10 vagabond.satchel=sword*3,boots*2"
    table = daylight(f"{rest} marquise.hand=ambush-rabbit").choose("battle", "ambush-rabbit")
    table.choose("boots satchel", "boots satchel")
    assert not table.happened("rolled")
    assert table.prompt == "daylight"
    assert table.count("marquise", "warrior", 10) == 3
    table = daylight(f"{rest} marquise.hand=ambush-rabbit vagabond.hand=ambush-bird", luck=((1, 0),))
    table.choose("battle", "ambush-rabbit", "ambush-bird")  # foiled, the battle goes on
    assert table.count("marquise", "warrior", 10) == 2
    assert not vagabond(table, "damaged")


REVOLT = (
    "root seats=marquise,alliance,vagabond turn=alliance phase=birdsong @10=alliance.sympathy,marquise.warrior "
    "alliance.supporters=a-visit-to-friends,bake-sale"
)


@pytest.mark.law("root 9.2.2.I", "root 9.2.2")
def test_a_full_removal_leaves_the_pawn_and_damages_three_items_of_his_choice() -> None:
    items = "vagabond.track=tea vagabond.satchel=boots,torch,sword vagabond.exhausted=crossbow"
    table = given(f"{REVOLT} vagabond.place=10 {items}").choose(10).until("damage three items")
    assert table.asked == "vagabond"
    table.choose("torch satchel", "tea track", "crossbow exhausted")
    assert vagabond(table, "damaged") == ["tea", "torch"]
    assert vagabond(table, "damaged and exhausted") == ["crossbow"]
    assert vagabond(table, "satchel") == ["boots", "sword"]
    assert table.count("vagabond", "pawn", 10) == 1
    assert table.count("marquise", "warrior", 10) == 0
    assert table.count("alliance", "rabbit base", 10) == 1


@pytest.mark.law("root 9.2.2.I")
def test_with_fewer_than_three_items_a_full_removal_damages_them_all() -> None:
    table = given(f"{REVOLT} vagabond.place=10 vagabond.satchel=boots vagabond.damaged=sword,torch").choose(10)
    table.until("daylight")
    assert vagabond(table, "damaged") == ["boots", "sword", "torch"]
    assert len(table.happened("damaged", "root 9.2.2.I")) == 1


@pytest.mark.ruling("favor-of-the-foxes", 2)
@pytest.mark.law("root 9.2.2.I")
def test_a_favor_damages_three_items_only_where_the_pawn_stands() -> None:
    line = (
        "root seats=marquise,vagabond turn=marquise phase=daylight @5=marquise.workshop*2 @10=marquise.workshop "
        "marquise.hand=favor-of-the-rabbits vagabond.satchel=boots*4 vagabond.place="
    )
    assert vagabond(given(f"{line}10").choose("favor-of-the-rabbits"), "damaged") == ["boots"] * 3
    assert not vagabond(given(f"{line}12").choose("favor-of-the-rabbits"), "damaged")
    assert not vagabond(given(f"{line}1_2_5_10").choose("favor-of-the-rabbits"), "damaged")


@pytest.mark.law("root 9.2.2.I")
def test_a_revolt_of_his_partner_damages_nothing() -> None:
    line = f"{REVOLT} vagabond.place=10 vagabond.satchel=boots*4".replace(
        "marquise,alliance", "marquise,eyrie,alliance"
    )
    enemy = given(line).choose(10, "bake-sale")
    assert vagabond(enemy, "damaged") == ["boots"] * 3
    partner = given(f"{line} vagabond.dominance=dominance-fox vagabond.coalition=alliance").choose(10, "bake-sale")
    assert partner.count("marquise", "warrior", 10) == 0
    assert not vagabond(partner, "damaged")


@pytest.mark.law("root 9.2.2.I")
def test_his_own_favor_damages_nothing() -> None:
    rest = "@10=marquise.warrior*2 vagabond.place=10 vagabond.satchel=hammer*3,boots*2"
    table = daylight(f"{rest} vagabond.hand=favor-of-the-rabbits").choose("craft")
    assert table.count("marquise", "warrior", 10) == 0
    assert not vagabond(table, "damaged")


@pytest.mark.law("root 9.2.3")
def test_nimble_he_moves_whoever_rules() -> None:
    table = daylight("vagabond.place=10 @10=eyrie.warrior*3 @1=eyrie.warrior*3 @2=marquise.warrior")
    table.choose("move")
    assert table.offered == [1, 2, 12]
    assert pawn(table.choose(1)) == "1"


@pytest.mark.law("root 9.2.4")
def test_he_is_defenseless_without_an_undamaged_sword() -> None:
    table = attacked("vagabond.satchel=boots*5 vagabond.damaged=sword", luck=((1, 0),))
    assert vagabond(table, "damaged") == ["boots", "boots", "sword"]
    table = attacked("vagabond.satchel=boots*5 vagabond.exhausted=sword", luck=((1, 0),)).choose("boots satchel")
    assert vagabond(table, "damaged") == ["boots"]  # face down it still defends
    assert table.prompt == "actions"


# Setup


def set_up(character: str = "thief", forest: str = "3_6_11", luck: Iterable[Any] = ()) -> Situation:
    table = setup("marquise", "eyrie", "alliance", "vagabond", luck=luck).until("choose a character")
    return table.choose(character, forest)


@pytest.mark.law("root 9.3")
def test_his_setup_follows_its_steps_in_order() -> None:
    table = set_up()
    steps = [e.article for e in table.events if e.article.startswith("root 9.3")]
    assert steps == ["root 9.3.1", "root 9.3.2", "root 9.3.3", "root 9.3.3", "root 9.3.3", "root 9.3.4"]
    assert len(write(table.s)["hidden"]) == 4
    assert vagabond(table, "satchel")
    assert vagabond(table, "relations")


@pytest.mark.law("root 9.3.1")
def test_he_chooses_a_character() -> None:
    table = setup("marquise", "vagabond").until("choose a character")
    assert (table.asked, table.offered) == ("vagabond", ["thief", "tinker", "ranger"])
    assert vagabond(table.choose("tinker", "3_6_11"), "character") == "tinker"


@pytest.mark.law("root 9.3.2")
def test_his_pawn_starts_in_any_forest() -> None:
    table = setup("marquise", "vagabond").until("choose a character").choose("thief")
    assert (table.prompt, table.offered) == ("place the pawn", FORESTS)
    table.choose("4_7_8_12")
    assert pawn(table) == "4_7_8_12"
    assert sum(table.count("vagabond", "pawn", clearing) for clearing in range(1, 13)) == 0


@pytest.mark.law("root 9.3.3")
def test_three_random_quests_lie_open() -> None:
    table = set_up(luck=("escort", "errand-fox", "fundraising"))
    assert write(table.s)["quests"] == ["escort", "errand-fox", "fundraising"]
    assert len(table.s.quest_deck) == 12
    assert table.table.view(None).state.quests == table.s.quests


@pytest.mark.law("root 9.3.4")
def test_one_of_the_four_items_marked_r_lies_under_each_ruin_unseen() -> None:
    table = set_up()
    position = write(table.s)
    assert position["ruins"] == {"6": ["?"], "10": ["?"], "11": ["?"], "12": ["?"]}
    assert sorted(position["hidden"]) == ["bag", "boots", "hammer", "sword"]
    assert "supply" not in position  # the items of the supply are others


@pytest.mark.law("root 9.3.4")
@pytest.mark.parametrize("item", ["bag", "boots", "hammer", "sword"])
def test_which_item_lies_under_a_ruin_is_luck(item: str) -> None:
    ruins = "ruins.6=? ruins.10=? ruins.11=? ruins.12=?"
    table = daylight(f"{ruins} vagabond.place=10 vagabond.satchel=torch,crossbow", luck=(item,)).choose("explore")
    assert item in vagabond(table, "satchel") + vagabond(table, "track")
    assert item not in write(table.s)["hidden"]


@pytest.mark.law("root 9.3.5")
@pytest.mark.parametrize(
    ("character", "satchel", "track"),
    [
        pytest.param("thief", ["boots", "sword", "torch"], ["tea"], marks=pytest.mark.law("root D.1.1")),
        pytest.param("tinker", ["boots", "hammer", "torch"], ["bag"], marks=pytest.mark.law("root D.2.1")),
        pytest.param("ranger", ["boots", "crossbow", "sword", "torch"], [], marks=pytest.mark.law("root D.3.1")),
    ],
)
def test_he_starts_with_the_items_of_his_character_face_up(
    character: str, satchel: list[str], track: list[str]
) -> None:
    table = set_up(character)
    assert vagabond(table, "satchel") == satchel
    assert vagabond(table, "track") == track
    for other in ("exhausted", "damaged", "damaged and exhausted"):
        assert not vagabond(table, other)


@pytest.mark.law("root 9.3.6")
def test_every_other_faction_starts_indifferent() -> None:
    relations = vagabond(set_up(), "relations")
    assert relations == {"marquise": "indifferent", "eyrie": "indifferent", "alliance": "indifferent"}


# Birdsong


@pytest.mark.law("root 9.4")
def test_birdsong_is_refresh_then_slip() -> None:
    table = at("birdsong", "vagabond.place=10 vagabond.satchel=boots vagabond.exhausted=torch,sword")
    assert table.prompt == "refresh"
    table.choose("done")
    assert table.prompt == "slip"
    table.choose("done")
    assert table.prompt == "daylight"


@pytest.mark.law("root 9.4.2")
def test_he_slips_to_adjacent_clearings_and_forests_for_nothing() -> None:
    table = at("birdsong", "vagabond.place=10 vagabond.satchel=torch vagabond.exhausted=boots").choose("done")
    assert table.offered == [1, 2, 12, "1_2_5_10", "1_9_10_12", "2_6_10_11_12", "done"]
    assert pawn(table.choose("1_9_10_12")) == "1_9_10_12"
    assert vagabond(table, "exhausted") == ["boots"]
    assert table.happened("pawn moved", "root 9.4.2")


@pytest.mark.law("root 9.4.2")
def test_he_slips_from_a_forest_to_clearings_and_forests() -> None:
    table = at("birdsong", "vagabond.place=4_9_12 vagabond.satchel=torch")
    assert table.offered == [4, 9, 12, "1_9_10_12", "4_7_8_12", "done"]
    assert pawn(table.choose("4_7_8_12")) == "4_7_8_12"
    table = at("birdsong", "vagabond.place=4_9_12 vagabond.satchel=sword @9=marquise.warrior")
    table.choose(9)
    assert pawn(table) == "9"
    assert table.count("vagabond", "pawn", 9) == 1


@pytest.mark.law("root 9.4.2")
def test_a_slip_may_lead_into_a_hostile_clearing_without_a_boot() -> None:
    rest = "vagabond.place=10 vagabond.satchel=sword vagabond.relations.marquise=hostile @1=marquise.warrior*3"
    table = at("birdsong", rest).choose(1)
    assert pawn(table) == "1"
    assert vagabond(table, "satchel") == ["sword"]


# Daylight


@pytest.mark.law("root 9.5")
def test_he_acts_in_any_order_as_often_as_items_last() -> None:
    rest = "@10=marquise.warrior*9 vagabond.place=12 vagabond.satchel=boots*2,sword*2,crossbow ruins.10=bag"
    table = daylight(rest, luck=((0, 0), (0, 0)))
    table.choose("move", 10, "battle", "strike", "battle", "move", 1, "done")
    assert vagabond(table, "exhausted") == ["boots", "boots", "crossbow", "sword", "sword"]
    assert table.asked != "vagabond"


@pytest.mark.law("root 9.5")
def test_face_down_and_damaged_items_allow_no_action() -> None:
    clearing = "@10=marquise.warrior,eyrie.warrior vagabond.place=10 ruins.10=bag quests=guard-duty-rabbit"
    hand = "marquise.hand=? vagabond.hand=bake-sale,a-visit-to-friends"
    items = "boots,sword,torch,crossbow,hammer"
    # A tea in the Satchel keeps Daylight open: it can be arranged, and given for an aid.
    tea = "vagabond.satchel=tea"
    everything = daylight(f"{clearing} {hand} {tea},{items} vagabond.damaged=bag").offered
    assert everything == [
        *("move", "battle", "explore", "aid", "quest", "strike", "repair", "craft", "special action"),
        *("arrange items", "done"),
    ]
    for where in ("exhausted", "damaged", "damaged~and~exhausted"):
        assert daylight(f"{clearing} {hand} {tea} vagabond.{where}={items}").offered == ["aid", "arrange items", "done"]


@pytest.mark.law("root 9.5.1")
def test_a_move_exhausts_one_boot() -> None:
    table = daylight("vagabond.place=10 vagabond.satchel=boots*3").choose("move")
    assert (table.prompt, table.offered) == ("move the pawn", [1, 2, 12])  # never a forest
    assert pawn(table.choose(12)) == "12"
    assert vagabond(table, "exhausted") == ["boots"]


@pytest.mark.law("root 9.5.1")
def test_from_a_forest_he_moves_only_to_adjacent_clearings() -> None:
    table = daylight("vagabond.place=3_6_11 vagabond.satchel=boots,torch").choose("move")
    assert table.offered == [3, 6, 11]
    assert pawn(table.choose(6)) == "6"


@pytest.mark.law("root 9.5.1")
def test_without_a_boot_he_does_not_move() -> None:
    assert "move" not in daylight("vagabond.place=10 vagabond.satchel=torch vagabond.track=tea").offered


@pytest.mark.law("root 9.5.2")
def test_a_battle_exhausts_one_sword() -> None:
    rest = "@10=marquise.warrior*2,eyrie.warrior,alliance.sympathy vagabond.place=10"
    table = daylight(f"{rest} vagabond.satchel=sword*2", luck=((0, 0),)).choose("battle")
    assert (table.prompt, table.offered) == ("battle whom", ["marquise", "eyrie", "alliance"])
    table.choose("marquise")
    assert vagabond(table, "exhausted") == ["sword"]
    assert table.happened("battle")
    assert table.happened("rolled")


@pytest.mark.law("root 9.5.2")
def test_no_battle_against_nobody() -> None:
    assert "battle" not in daylight("@1=marquise.warrior vagabond.place=10 vagabond.satchel=sword,boots").offered
    rest = "@1=marquise.warrior vagabond.place=1_9_10_12 vagabond.satchel=sword,boots"
    assert "battle" not in daylight(rest).offered


@pytest.mark.law("root 9.5.3")
def test_exploring_takes_the_item_scores_a_point_and_removes_the_ruin() -> None:
    table = daylight("ruins.10=sword vagabond.place=10 vagabond.satchel=torch,boots")
    assert table.s.slots[10] == 1
    table.choose("explore")
    assert vagabond(table, "exhausted") == ["torch"]
    assert vagabond(table, "satchel") == ["boots", "sword"]
    assert table.points("vagabond") == 1
    assert "ruins" not in write(table.s)
    assert table.s.slots[10] == 2  # the slot is open now


@pytest.mark.law("root 9.5.3")
def test_an_explored_bag_goes_to_its_track() -> None:
    table = daylight("ruins.10=bag vagabond.place=10 vagabond.satchel=torch,boots").choose("explore")
    assert vagabond(table, "track") == ["bag"]


@pytest.mark.law("root 9.5.3")
def test_only_a_ruin_in_his_own_clearing_can_be_explored() -> None:
    assert "explore" not in daylight("ruins.10=bag vagabond.place=12 vagabond.satchel=torch,boots").offered
    assert "explore" not in daylight("ruins.10=bag vagabond.place=1_2_5_10 vagabond.satchel=torch,boots").offered


@pytest.mark.law("root 9.5.4")
def test_an_aid_gives_a_card_of_the_suit_for_any_item_and_takes_a_crafted_item() -> None:
    rest = (
        "@10=marquise.warrior,alliance.sympathy @1=eyrie.warrior vagabond.place=10 vagabond.track=tea "
        "vagabond.satchel=boots vagabond.exhausted=sword vagabond.damaged=torch "
        "vagabond.hand=anvil,bake-sale,sappers,root-tea-mouse alliance.items=coins,sword marquise.items=bag"
    )
    table = daylight(rest).choose("aid")
    assert (table.prompt, table.offered) == ("aid whom", ["marquise", "alliance"])
    table.choose("alliance")
    assert (table.prompt, table.offered) == ("exhaust any item", ["boots satchel", "tea track"])
    table.choose("tea track")
    assert (table.prompt, sorted(table.offered)) == ("aid with", ["bake-sale", "sappers"])  # the suit, or a bird
    table.choose("sappers")
    assert (table.prompt, table.offered) == ("take an item", ["sword", "coins", "no"])
    table.choose("coins")
    assert table.hand("alliance") == ["sappers"]
    assert "sappers" not in table.hand("vagabond")
    assert vagabond(table, "track") == ["coins"]
    assert vagabond(table, "exhausted") == ["sword", "tea"]
    assert write(table.s)["players"]["alliance"]["items"] == ["sword"]
    assert write(table.s)["players"]["marquise"]["items"] == ["bag"]


@pytest.mark.law("root 9.5.4")
def test_he_need_not_take_an_item_for_his_aid() -> None:
    rest = "@10=marquise.warrior vagabond.place=10 vagabond.satchel=boots*2 vagabond.hand=bake-sale marquise.items=bag"
    table = daylight(rest).choose("aid", "no")
    assert table.hand("marquise") == ["bake-sale"]
    assert write(table.s)["players"]["marquise"]["items"] == ["bag"]
    assert not vagabond(table, "track")


@pytest.mark.law("root 9.5.4")
@pytest.mark.parametrize(
    "rest",
    [
        "@10=marquise.warrior vagabond.hand=anvil,root-tea-mouse",  # no card of the suit
        "@1=marquise.warrior vagabond.hand=bake-sale",  # nobody here
    ],
)
def test_no_aid_without_a_card_of_the_suit_and_somebody_to_aid(rest: str) -> None:
    assert "aid" not in daylight(f"{rest} vagabond.place=10 vagabond.satchel=boots").offered


@pytest.mark.law("root 9.5.4")
def test_no_aid_from_a_forest() -> None:
    rest = "@1=marquise.warrior @10=marquise.warrior vagabond.place=1_9_10_12"
    assert "aid" not in daylight(f"{rest} vagabond.satchel=boots vagabond.hand=bake-sale,sappers").offered


# Strike


@pytest.mark.law("root 9.5.6")
def test_a_strike_exhausts_a_crossbow_and_removes_a_warrior() -> None:
    rest = "@10=marquise.warrior*2,marquise.sawmill,eyrie.warrior vagabond.place=10 vagabond.satchel=crossbow,boots"
    table = daylight(rest).choose("strike")
    assert (table.prompt, table.offered) == ("strike whom", ["marquise", "eyrie"])
    table.choose("marquise")  # the warriors come first
    assert table.count("marquise", "warrior", 10) == 1
    assert table.count("marquise", "sawmill", 10) == 1
    assert vagabond(table, "exhausted") == ["crossbow"]
    assert not table.happened("battle")
    assert table.points("vagabond") == 0


@pytest.mark.law("root 9.5.6")
def test_a_strike_removes_a_building_or_token_only_where_there_is_no_warrior() -> None:
    rest = "@10=marquise.sawmill,marquise.wood*2 vagabond.place=10 vagabond.satchel=crossbow,boots"
    table = daylight(rest).choose("strike")
    assert (table.prompt, table.offered) == ("strike what", ["sawmill", "wood"])
    table.choose("wood")
    assert table.count("marquise", "wood", 10) == 1
    assert table.count("marquise", "sawmill", 10) == 1
    assert table.points("vagabond") == 1


@pytest.mark.law("root 9.5.6")
def test_no_strike_without_a_crossbow_or_a_target() -> None:
    assert "strike" not in daylight("@1=marquise.warrior vagabond.place=10 vagabond.satchel=crossbow,boots").offered
    assert "strike" not in daylight("@10=marquise.warrior vagabond.place=10 vagabond.satchel=boots").offered


# Special actions


@pytest.mark.law("root 9.5.9", "root D.1.2")
def test_the_thief_takes_a_random_card_from_a_player_in_his_clearing() -> None:
    rest = (
        "@10=marquise.warrior,eyrie.warrior @1=alliance.sympathy vagabond.place=10 vagabond.satchel=torch,boots "
        "marquise.hand=anvil,bake-sale,sword eyrie.hand=sappers alliance.hand=cobbler"
    )
    table = daylight(rest, luck=("sword",)).choose("special action")
    assert (table.prompt, table.offered) == ("steal from", ["marquise", "eyrie"])
    table.choose("marquise")
    assert table.hand("vagabond") == ["sword"]
    assert sorted(table.hand("marquise")) == ["anvil", "bake-sale"]
    assert vagabond(table, "exhausted") == ["torch"]


@pytest.mark.law("root 9.5.9")
@pytest.mark.parametrize("character", ["thief", "tinker", "ranger"])
def test_the_special_action_needs_a_torch(character: str) -> None:
    rest = f"vagabond.character={character} @10=marquise.warrior marquise.hand=anvil discard=bake-sale"
    table = daylight(f"{rest} vagabond.place=10 vagabond.satchel=boots vagabond.exhausted=torch vagabond.damaged=sword")
    assert "special action" not in table.offered


@pytest.mark.law("root D.1.2")
def test_the_thief_steals_from_nobody_elsewhere_and_nobody_without_cards() -> None:
    rest = "vagabond.satchel=torch,boots marquise.hand=anvil @1=marquise.warrior @10=eyrie.warrior"
    assert "special action" not in daylight(f"{rest} vagabond.place=10").offered
    assert "special action" not in daylight(f"{rest} vagabond.place=1_9_10_12").offered


@pytest.mark.law("root 9.5.9", "root D.2.2")
def test_the_tinker_takes_a_card_of_the_clearings_suit_or_a_bird_from_the_discard_pile() -> None:
    rest = "vagabond.character=tinker vagabond.place=10 vagabond.satchel=torch,boots"
    table = daylight(f"{rest} discard=anvil,bake-sale,sappers,sword").choose("special action")
    assert sorted(table.offered) == ["bake-sale", "sappers"]
    table.choose("sappers")
    assert table.hand("vagabond") == ["sappers"]
    assert table.discarded() == ["anvil", "bake-sale", "sword"]
    assert vagabond(table, "exhausted") == ["torch"]
    assert "special action" not in daylight(f"{rest} discard=anvil,sword").offered


@pytest.mark.law("root D.2.2")
@pytest.mark.ruling("tinker", 1)
def test_dominance_cards_beside_the_map_are_not_in_the_discard_pile() -> None:
    rest = "vagabond.character=tinker vagabond.place=10 vagabond.satchel=torch,boots"
    assert "special action" not in daylight(f"{rest} available=dominance-rabbit,dominance-bird").offered


@pytest.mark.law("root 9.5.9", "root D.3.2")
def test_the_ranger_repairs_three_items_and_daylight_ends() -> None:
    rest = "vagabond.character=ranger vagabond.place=10 vagabond.satchel=torch,boots"
    table = daylight(f"{rest} vagabond.damaged=sword,tea,hammer vagabond.damaged~and~exhausted=crossbow,boots")
    table.choose("special action")
    assert table.prompt == "repair what"
    table.choose("crossbow damaged and exhausted", "tea damaged", "sword damaged")
    assert vagabond(table, "damaged") == ["hammer"]
    assert vagabond(table, "damaged and exhausted") == ["boots"]
    assert vagabond(table, "track") == ["tea"]
    assert vagabond(table, "satchel") == ["boots", "sword"]
    assert vagabond(table, "exhausted") == ["crossbow", "torch"]  # each keeps its side
    assert table.asked != "vagabond"  # nothing was left to choose in Evening
    assert table.happened("drew", "root 9.6.2")


@pytest.mark.law("root D.3.2")
def test_the_ranger_repairs_fewer_where_fewer_are_damaged() -> None:
    rest = "vagabond.character=ranger vagabond.place=10 vagabond.satchel=torch,boots vagabond.damaged=sword,hammer"
    table = daylight(rest).choose("special action", "hammer damaged")
    assert not vagabond(table, "damaged")
    assert table.asked != "vagabond"


# Evening


@pytest.mark.law("root 9.6")
def test_evening_is_rest_draw_discard_and_capacity_in_this_order() -> None:
    hand = "vagabond.hand=anvil,bake-sale,sword,sappers,cobbler"
    items = "vagabond.satchel=boots*3,sword*3 vagabond.damaged=torch,coins"
    table = at("evening", f"vagabond.place=1_9_10_12 {hand} {items}").choose(1)
    # Coins mended by the rest count on their track when he draws; what he draws counts when he discards.
    assert len(table.hand("vagabond")) == 7
    assert table.prompt == "discard to the hand limit"
    table.choose("anvil", "sword")
    assert table.prompt == "remove an item"  # the torch came back to a full Satchel
    assert len(table.choose("boots satchel").hand("vagabond")) == 5
    assert table.asked != "vagabond"


@pytest.mark.law("root 9.6.2")
def test_he_draws_a_card_and_one_for_each_coins_on_the_track() -> None:
    rest = "vagabond.place=10 vagabond.satchel=boots"
    assert len(at("evening", rest).hand("vagabond")) == 1
    assert len(at("evening", f"{rest} vagabond.track=coins*3,tea,bag").hand("vagabond")) == 4
    elsewhere = f"{rest},coins vagabond.exhausted=coins vagabond.damaged=coins"
    assert len(at("evening", elsewhere).choose(0).hand("vagabond")) == 1


@pytest.mark.law("root 9.6.3")
def test_he_keeps_five_cards_of_his_choice() -> None:
    hand = "vagabond.hand=anvil,bake-sale,sword,sappers,cobbler,armorers"
    table = at("evening", f"vagabond.place=10 vagabond.satchel=boots {hand}", luck=("investments",))
    assert table.asked == "vagabond"
    table.choose("armorers", "cobbler")
    assert sorted(table.hand("vagabond")) == ["anvil", "bake-sale", "investments", "sappers", "sword"]
    assert table.discarded() == ["armorers", "cobbler"]
    table = at("evening", "vagabond.place=10 vagabond.satchel=boots vagabond.hand=anvil,bake-sale,sword,sappers")
    assert table.asked != "vagabond"  # five may stay
