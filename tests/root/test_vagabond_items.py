"""The Vagabond's items: crafting, tracks, Satchel and Damaged box, and quests (Law of Root, chapter 9)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import pytest
from tests.root.situation import Situation, given
from tests.root.situation import vagabond_field as vagabond

from lawbound.kernel import Table
from lawbound.root.items import ITEM_NAMES
from lawbound.root.position import write
from lawbound.root.position_text import dumps
from lawbound.root.rules import ROOT


def at(phase: str, rest: str, luck: Iterable[Any] = ()) -> Situation:
    """The Vagabond's turn, from the start of a phase."""
    return given(f"root seats=marquise,eyrie,alliance,vagabond turn=vagabond phase={phase} {rest}", luck=luck)


def daylight(rest: str, luck: Iterable[Any] = ()) -> Situation:
    return at("daylight", rest, luck)


def attacked(rest: str, luck: Iterable[Any]) -> Situation:
    """The Marquise battles the Vagabond in clearing 10 (rabbit)."""
    line = f"root seats=marquise,vagabond turn=marquise phase=daylight @10=marquise.warrior*3 vagabond.place=10 {rest}"
    return given(line, luck=luck).until("actions").choose("battle")


def supply(table: Situation, item: str) -> int:
    return table.s.items[ITEM_NAMES.index(item)]


# Crafting


@pytest.mark.law("root 9.2.1", "root 9.5.8")
def test_he_crafts_with_hammers_of_the_suit_of_his_clearing() -> None:
    hand = "anvil,crossbow-bird,root-tea-fox,a-visit-to-friends"
    table = daylight(f"vagabond.place=12 vagabond.satchel=hammer,boots vagabond.hand={hand}")
    table.choose("craft")
    assert sorted(table.offered) == ["anvil", "crossbow-bird"]  # fox; not those that cost mouse and rabbit
    table = daylight(f"vagabond.place=9 vagabond.satchel=hammer,boots vagabond.hand={hand}")
    table.choose("craft")  # mouse: one card only
    assert vagabond(table, "track") == ["tea"]


@pytest.mark.law("root 9.2.1", "root 9.5.8")
def test_he_takes_the_item_that_he_crafts_face_up_and_scores_its_points() -> None:
    table = daylight("vagabond.place=12 vagabond.satchel=hammer,boots vagabond.hand=anvil").choose("craft")
    assert vagabond(table, "exhausted") == ["hammer"]
    assert vagabond(table, "satchel") == ["boots", "hammer"]
    assert supply(table, "hammer") == 0
    assert table.points("vagabond") == 2
    assert table.discarded() == ["anvil"]


@pytest.mark.law("root 9.5.8")
def test_every_symbol_of_a_card_exhausts_a_hammer() -> None:
    one = "vagabond.place=12 vagabond.hand=foxfolk-steel vagabond.satchel=boots,hammer"
    assert "craft" not in daylight(one).offered
    table = daylight(f"{one}*3").choose("craft")
    assert vagabond(table, "exhausted") == ["hammer", "hammer"]
    assert vagabond(table, "satchel") == ["boots", "hammer", "sword"]


@pytest.mark.law("root 9.5.8")
def test_symbols_of_other_suits_cannot_be_paid_but_any_symbol_can() -> None:
    rest = "vagabond.place=12 vagabond.satchel=boots,hammer*4 vagabond.hand="
    assert "craft" not in daylight(f"{rest}tax-collector").offered
    table = daylight(f"{rest}royal-claim").choose("craft")
    assert vagabond(table, "exhausted") == ["hammer"] * 4
    assert vagabond(table, "crafted") == ["royal-claim"]


@pytest.mark.law("root 9.5.8")
def test_damaged_and_exhausted_hammers_craft_nothing() -> None:
    rest = "vagabond.place=12 vagabond.satchel=boots vagabond.hand=anvil"
    assert "craft" not in daylight(f"{rest} vagabond.exhausted=hammer").offered
    assert "craft" not in daylight(f"{rest} vagabond.damaged=hammer").offered


@pytest.mark.law("root 9.2.1", "root 9.5.8")
def test_hammers_have_no_suit_in_a_forest() -> None:
    hand = "anvil,root-tea-fox,a-visit-to-friends,royal-claim"
    table = daylight(f"vagabond.place=1_9_10_12 vagabond.satchel=boots,hammer*4 vagabond.hand={hand}")
    assert "craft" not in table.offered


# Tracks and Satchel


@pytest.mark.law("root 9.2.5")
def test_to_act_he_turns_undamaged_items_face_down() -> None:
    table = daylight("vagabond.place=10 vagabond.satchel=boots*2,tea vagabond.damaged=boots")
    table.choose("move", 12)
    assert vagabond(table, "satchel") == ["boots", "tea"]
    assert vagabond(table, "exhausted") == ["boots"]
    table.choose("move", 10)
    assert vagabond(table, "exhausted") == ["boots", "boots"]
    assert table.offered == ["arrange items", "done"]


@pytest.mark.law("root 9.2.5")
def test_he_has_no_crafted_items_box() -> None:
    table = daylight("vagabond.place=12 vagabond.satchel=hammer,boots vagabond.hand=anvil").choose("craft")
    assert not vagabond(table, "items")
    assert vagabond(table, "satchel") == ["boots", "hammer"]


@pytest.mark.law("root 9.2.5.I")
@pytest.mark.parametrize("item", ["tea", "coins", "bag"])
def test_tea_coins_and_bags_are_gained_face_up_on_their_track(item: str) -> None:
    aid = f"@10=marquise.warrior marquise.items={item} vagabond.place=10 vagabond.hand=bake-sale"
    table = daylight(f"{aid} vagabond.satchel=boots*2").choose("aid", item)
    assert vagabond(table, "track") == [item]
    assert vagabond(table, "satchel") == ["boots"]


@pytest.mark.law("root 9.2.5.I")
@pytest.mark.parametrize("item", ["tea", "coins", "bag"])
def test_a_track_holds_three_and_the_fourth_goes_to_the_satchel(item: str) -> None:
    aid = f"@10=marquise.warrior marquise.items={item} vagabond.place=10 vagabond.hand=bake-sale"
    table = daylight(f"{aid} vagabond.track={item}*3 vagabond.satchel=boots*2").choose("aid", "boots satchel", item)
    assert vagabond(table, "track") == [item] * 3
    assert sorted(vagabond(table, "satchel")) == sorted(["boots", item])


@pytest.mark.law("root 9.2.5.II")
@pytest.mark.parametrize("item", ["boots", "sword", "crossbow", "hammer"])
def test_other_items_are_gained_face_up_in_the_satchel(item: str) -> None:
    aid = f"@10=marquise.warrior marquise.items={item} vagabond.place=10 vagabond.hand=bake-sale"
    table = daylight(f"{aid} vagabond.satchel=torch*2").choose("aid", item)
    assert vagabond(table, "satchel") == [item, "torch"]
    assert not vagabond(table, "track")
    assert vagabond(table, "exhausted") == ["torch"]


@pytest.mark.law("root 9.5")
def test_an_item_exhausted_on_its_track_moves_to_the_satchel() -> None:
    rest = "quests=fundraising vagabond.place=12 vagabond.track=tea*2,coins vagabond.satchel=boots"
    table = daylight(rest).choose("quest", "score points")
    assert vagabond(table, "track") == ["tea"]
    assert vagabond(table, "exhausted") == ["tea", "coins"]


@pytest.mark.law("root 9.5", "root 9.2.5.III")
def test_he_chooses_whether_to_exhaust_tea_on_the_track_or_in_the_satchel() -> None:
    rest = "quests=errand-rabbit vagabond.place=10 vagabond.track=tea vagabond.satchel=tea,boots*2"
    table = daylight(rest).choose("quest")
    assert (table.prompt, table.offered) == ("exhaust an item", ["tea track", "tea satchel"])
    table.choose("tea satchel", "draw cards")
    assert vagabond(table, "track") == ["tea"]
    assert vagabond(table, "exhausted") == ["boots", "tea"]


@pytest.mark.law("root 9.2.5.III")
def test_he_moves_face_up_items_freely_between_track_and_satchel() -> None:
    items = "vagabond.track=tea vagabond.satchel=tea*3,coins,boots vagabond.exhausted=bag,tea vagabond.damaged=tea"
    table = daylight(f"vagabond.place=10 {items}").choose("arrange items")
    assert (table.prompt, table.offered) == ("arrange which items", ["tea", "coins"])  # no face-up bag, no boots
    table.choose("tea")
    assert (table.prompt, table.offered) == ("how many on the track", [0, 2, 3])  # one is there; of four, three fit
    table.choose(3)
    assert vagabond(table, "track") == ["tea"] * 3
    assert vagabond(table, "satchel") == ["boots", "tea", "coins"]
    assert vagabond(table, "exhausted") == ["bag", "tea"]
    assert vagabond(table, "damaged") == ["tea"]
    table.choose("arrange items", "coins")
    assert vagabond(table, "track") == ["tea", "tea", "tea", "coins"]
    assert [event.article for event in table.happened("arranged")] == ["root 9.2.5.III"] * 2


@pytest.mark.law("root 9.2.5.III")
def test_he_may_arrange_the_same_items_again_and_come_back() -> None:
    table = daylight("vagabond.place=10 vagabond.track=coins*2 vagabond.satchel=boots*2")
    table.choose("arrange items", 0)
    assert vagabond(table, "satchel") == ["boots", "boots", "coins", "coins"]
    table.choose("arrange items", 1, "arrange items")  # only 2 is left to try: where they lay at first
    assert vagabond(table, "track") == ["coins", "coins"]
    assert [event.args[2] for event in table.happened("arranged")] == [0, 1, 2]


@pytest.mark.law("root 9.2.5.III")
def test_items_do_not_go_to_and_fro_for_ever() -> None:
    """Every arrangement once between two actions, whatever a player does who never says done."""
    line = "vagabond.place=10 vagabond.track=tea,bag vagabond.satchel=coins*2,boots"
    table = daylight(line)
    moves = 0
    while "arrange items" in table.offered:
        table.choose("arrange items")
        while table.prompt != "daylight":
            table.choose(table.offered[-1])
        moves += 1
    assert moves == 2 + 2 + 3
    table.choose("move", 12)
    assert "arrange items" in table.offered


@pytest.mark.law("root 9.2.5.III")
def test_arrangements_made_are_part_of_a_position() -> None:
    table = daylight("vagabond.place=10 vagabond.track=coins vagabond.satchel=boots*2").choose("arrange items")
    assert vagabond(table, "arranged") == ["0 coins"]
    again = Situation(Table.from_position(ROOT, dumps(table.s), seed="again"))
    assert again.s.to_bytes() == table.s.to_bytes()
    again.choose("arrange items")
    assert "arrange items" not in again.offered


# Where the tracks are read


@pytest.mark.law("root 9.2.5.III", "root 9.6.2")
@pytest.mark.parametrize("count", [0, 1, 2])
def test_before_he_draws_he_says_how_many_coins_lie_on_their_track(count: int) -> None:
    table = at("evening", "vagabond.place=10 vagabond.track=coins vagabond.satchel=coins,boots")
    assert (table.prompt, table.asked, table.offered) == ("how many on the track", "vagabond", [0, 1, 2])
    table.choose(count)
    assert vagabond(table, "track") == ["coins"] * count
    assert len(table.hand("vagabond")) == 1 + count


@pytest.mark.law("root 9.2.5.III")
def test_nothing_is_asked_where_nothing_could_be_put_on_a_track() -> None:
    """Coins on their track, a full track, and coins face down or damaged."""
    for items in ("track=coins*2", "track=coins*3 vagabond.satchel=coins", "exhausted=coins vagabond.damaged=coins"):
        assert at("evening", f"vagabond.place=10 vagabond.{items}").asked != "vagabond"
    tea = "vagabond.satchel=tea vagabond.exhausted=boots*{}"
    assert at("birdsong", f"vagabond.place=10 {tea.format(3)}").prompt == "refresh"  # three are turned up anyway
    assert at("birdsong", f"vagabond.place=10 {tea.format(4)}").prompt == "how many on the track"


@pytest.mark.law("root 9.2.5.III", "root 9.4.1")
def test_tea_may_go_to_its_track_before_birdsong_starts() -> None:
    table = at("birdsong", "vagabond.place=10 vagabond.satchel=tea*2 vagabond.exhausted=boots*4,sword*4")
    assert (table.prompt, table.offered) == ("how many on the track", [0, 1, 2])
    table.choose(2)
    for _ in range(4):
        assert "done" not in table.offered  # two for each tea
        table.choose("boots exhausted") if "boots exhausted" in table.offered else table.choose("sword exhausted")
    assert "done" in table.offered


@pytest.mark.law("root 9.2.5.III", "root 9.4.1", "root 1.4.1")
def test_tea_is_settled_before_anything_happens_at_the_start_of_birdsong() -> None:
    table = at(
        "birdsong",
        "vagabond.place=10 vagabond.satchel=tea vagabond.exhausted=boots*4 vagabond.crafted=better-burrow-bank",
    )
    assert table.prompt == "how many on the track"
    assert table.choose(1).prompt == "who else draws"


@pytest.mark.law("root 9.2.5.III", "root 9.6.4")
def test_before_the_capacity_is_checked_items_may_go_to_their_tracks() -> None:
    items = "vagabond.satchel=bag,tea,boots*2 vagabond.exhausted=sword*5"
    table = at("evening", f"vagabond.place=10 {items}")
    assert (table.prompt, table.ask.given) == ("how many on the track", (ITEM_NAMES.index("bag"),))
    table.choose(1)  # eight are left beside it, and it makes room for eight
    assert table.asked != "vagabond"
    assert (vagabond(table, "track"), vagabond(table, "satchel")) == (["bag"], ["boots", "boots", "tea"])
    table = at("evening", f"vagabond.place=10 {items}").choose(0)
    assert table.ask.given == (ITEM_NAMES.index("tea"),)  # still too many
    assert table.choose(1).prompt == "remove an item"


@pytest.mark.law("root 9.2.5.III", "root D.3.2")
def test_coins_mended_in_a_hideout_may_stay_off_their_track() -> None:
    """Daylight is over with it, and with it his actions."""
    rest = "vagabond.place=10 vagabond.character=ranger vagabond.satchel=torch vagabond.damaged=coins"
    table = daylight(rest).choose("special action")
    assert (table.prompt, table.offered) == ("how many on the track", [0, 1])
    assert len(table.choose(0).hand("vagabond")) == 1
    assert len(daylight(rest).choose("special action", 1).hand("vagabond")) == 2


# Battle


@pytest.mark.law("root 9.2.6")
def test_his_rolled_hits_are_limited_by_his_undamaged_swords_on_either_side() -> None:
    rest = "@10=marquise.warrior*5 vagabond.place=10 vagabond.damaged=sword*2 vagabond.satchel=boots,sword"
    table = daylight(rest, luck=((3, 0),)).choose("battle")
    assert table.count("marquise", "warrior", 10) == 4
    table = daylight(f"{rest} vagabond.exhausted=sword", luck=((3, 0),)).choose("battle")
    assert table.count("marquise", "warrior", 10) == 3
    table = daylight(f"{rest}*5", luck=((3, 0),)).choose("battle")
    assert table.count("marquise", "warrior", 10) == 2


@pytest.mark.law("root 9.2.6")
def test_the_limit_holds_when_he_defends_too() -> None:
    table = attacked("vagabond.satchel=boots*3 vagabond.exhausted=sword*2 vagabond.damaged=sword", luck=((3, 3),))
    table.until("actions")
    assert table.count("marquise", "warrior", 10) == 1
    table = attacked("vagabond.satchel=boots*5 vagabond.damaged=sword", luck=((3, 3),))
    assert table.count("marquise", "warrior", 10) == 3


@pytest.mark.law("root 9.2.7")
def test_each_hit_damages_an_undamaged_item_of_his_choice_and_it_keeps_its_side() -> None:
    items = "vagabond.track=tea vagabond.satchel=boots,sword vagabond.exhausted=torch vagabond.damaged=bag"
    table = attacked(items, luck=((3, 0),))
    assert (table.prompt, table.asked) == ("damage an item", "vagabond")
    assert table.offered == ["boots satchel", "sword satchel", "tea track", "torch exhausted"]
    table.choose("tea track", "torch exhausted", "boots satchel")
    assert vagabond(table, "damaged") == ["boots", "bag", "tea"]
    assert vagabond(table, "damaged and exhausted") == ["torch"]
    assert vagabond(table, "satchel") == ["sword"]
    assert not vagabond(table, "track")


@pytest.mark.law("root 9.2.7")
def test_hits_beyond_his_undamaged_items_are_ignored() -> None:
    table = attacked("vagabond.satchel=boots vagabond.exhausted=sword vagabond.damaged=tea", luck=((3, 0),))
    table.until("actions")
    assert vagabond(table, "damaged") == ["boots", "tea"]
    assert vagabond(table, "damaged and exhausted") == ["sword"]
    assert table.count("vagabond", "pawn", 10) == 1
    assert len(table.happened("damaged", "root 9.2.7")) == 2


# Refresh


@pytest.mark.law("root 9.4.1")
def test_he_turns_up_two_items_for_each_tea_and_then_up_to_three() -> None:
    table = at("birdsong", "vagabond.place=10 vagabond.track=tea vagabond.exhausted=boots*4,sword*4")
    for _ in range(2):
        assert table.offered == ["boots exhausted", "sword exhausted"]  # for the tea: no stopping
        table.choose("boots exhausted")
    for _ in range(3):
        assert table.offered == ["boots exhausted", "sword exhausted", "done"]
        table.choose("sword exhausted")
    assert table.prompt == "slip"
    assert vagabond(table, "satchel") == ["boots", "boots", "sword", "sword", "sword"]
    assert vagabond(table, "exhausted") == ["boots", "boots", "sword"]


@pytest.mark.law("root 9.4.1")
def test_he_may_stop_after_those_for_the_tea() -> None:
    table = at("birdsong", "vagabond.place=10 vagabond.track=tea*2 vagabond.exhausted=boots*4,sword*4")
    table.choose("boots exhausted", "boots exhausted", "boots exhausted", "boots exhausted", "done")
    assert table.prompt == "slip"
    assert vagabond(table, "satchel") == ["boots"] * 4
    assert vagabond(table, "exhausted") == ["sword"] * 4


@pytest.mark.law("root 9.4.1")
def test_only_tea_on_the_track_at_the_start_of_birdsong_counts() -> None:
    items = "vagabond.satchel=tea vagabond.exhausted=tea,boots*4,sword*4 vagabond.damaged=tea"
    table = at("birdsong", f"vagabond.place=10 {items}").choose(0)
    assert "done" in table.offered
    table.choose("tea exhausted", "boots exhausted", "boots exhausted")
    assert table.prompt == "slip"
    assert vagabond(table, "satchel") == ["boots", "boots", "tea", "tea"]  # it stays where it was turned up
    assert not vagabond(table, "track")


@pytest.mark.law("root 9.4.1")
def test_a_damaged_item_may_be_turned_up_and_stays_damaged() -> None:
    items = "vagabond.exhausted=boots vagabond.damaged~and~exhausted=sword"
    table = at("birdsong", f"vagabond.place=10 {items}").choose("sword damaged and exhausted", "done")
    assert vagabond(table, "damaged") == ["sword"]
    assert vagabond(table, "exhausted") == ["boots"]


@pytest.mark.law("root 9.4.1", "root 9.2.5.III")
@pytest.mark.ruling("vagabond", 8)
def test_damaged_tea_coins_and_bags_that_are_turned_up_come_to_no_track() -> None:
    table = at("birdsong", "vagabond.place=10 vagabond.track=tea vagabond.damaged~and~exhausted=tea,coins,bag")
    while table.prompt == "refresh":
        table.choose(table.offered[0])
    assert vagabond(table, "damaged") == ["bag", "tea", "coins"]
    assert (vagabond(table, "track"), vagabond(table, "satchel")) == (["tea"], [])


@pytest.mark.law("root 9.4.1")
def test_refresh_ends_when_nothing_is_face_down() -> None:
    table = at("birdsong", "vagabond.place=10 vagabond.track=tea*3 vagabond.exhausted=boots,sword")
    table.choose("boots exhausted")  # the sword, the last one, is turned up without a choice
    assert table.prompt == "slip"
    assert vagabond(table, "satchel") == ["boots", "sword"]


# Repair, rest and capacity


@pytest.mark.law("root 9.5.7")
def test_a_hammer_repairs_an_item_that_keeps_its_side() -> None:
    rest = "vagabond.place=10 vagabond.satchel=hammer*3 vagabond.damaged=coins,boots vagabond.damaged~and~exhausted=tea"
    table = daylight(rest).choose("repair")
    assert (table.prompt, table.offered) == (
        "repair what",
        ["boots damaged", "tea damaged and exhausted", "coins damaged"],
    )
    table.choose("coins damaged")
    assert vagabond(table, "track") == ["coins"]
    assert vagabond(table, "exhausted") == ["hammer"]
    table.choose("repair", "tea damaged and exhausted")
    assert vagabond(table, "exhausted") == ["hammer", "hammer", "tea"]  # face down: in the Satchel
    table.choose("repair")
    assert vagabond(table, "satchel") == ["boots"]
    assert not vagabond(table, "damaged")


@pytest.mark.law("root 9.5.7")
def test_a_repaired_item_whose_track_is_full_goes_to_the_satchel() -> None:
    rest = "vagabond.place=10 vagabond.satchel=hammer vagabond.track=tea*3 vagabond.damaged=tea"
    table = daylight(rest).choose("repair")
    assert vagabond(table, "track") == ["tea"] * 3
    assert vagabond(table, "satchel") == ["tea"]


@pytest.mark.law("root 9.5.7")
def test_no_repair_without_a_damaged_item_or_a_hammer() -> None:
    assert "repair" not in daylight("vagabond.place=10 vagabond.satchel=hammer,boots vagabond.exhausted=sword").offered
    rest = "vagabond.place=10 vagabond.satchel=boots vagabond.damaged=sword,hammer vagabond.exhausted=hammer"
    assert "repair" not in daylight(rest).offered


@pytest.mark.law("root 9.6.1")
def test_in_a_forest_every_damaged_item_returns_face_up_in_the_evening() -> None:
    items = "vagabond.satchel=boots vagabond.damaged=sword,coins vagabond.damaged~and~exhausted=tea,torch"
    table = at("evening", f"vagabond.place=4_9_12 {items} vagabond.exhausted=hammer").choose(1)
    assert vagabond(table, "satchel") == ["boots", "sword", "torch"]
    assert vagabond(table, "track") == ["tea", "coins"]
    assert vagabond(table, "exhausted") == ["hammer"]  # only damaged items rest
    assert not vagabond(table, "damaged") + vagabond(table, "damaged and exhausted")


@pytest.mark.law("root 9.6.1")
def test_in_a_clearing_there_is_no_rest() -> None:
    table = at("evening", "vagabond.place=10 vagabond.satchel=boots vagabond.damaged=sword,coins")
    assert vagabond(table, "damaged") == ["sword", "coins"]


@pytest.mark.law("root 9.6.4")
def test_beyond_six_items_he_returns_some_to_the_box_for_good() -> None:
    items = "vagabond.satchel=boots*3 vagabond.exhausted=sword*2 vagabond.damaged=torch,hammer vagabond.track=tea,coins"
    table = at("evening", f"vagabond.place=10 {items} vagabond.damaged~and~exhausted=crossbow")
    assert (table.prompt, table.asked) == ("remove an item", "vagabond")
    assert table.offered == [
        *("boots satchel", "crossbow damaged and exhausted", "hammer damaged"),
        *("sword exhausted", "torch damaged"),  # nothing that lies on a track
    ]
    before = bytes(table.s.items)
    table.choose("torch damaged", "sword exhausted")
    assert table.asked != "vagabond"
    assert vagabond(table, "gone") == ["sword", "torch"]
    assert vagabond(table, "exhausted") == ["sword"]
    assert bytes(table.s.items) == before  # they do not return to the supply


@pytest.mark.law("root 9.6.4")
def test_six_items_may_stay_and_tracks_do_not_count() -> None:
    items = "vagabond.satchel=boots*3 vagabond.exhausted=sword*2 vagabond.damaged=torch vagabond.track=tea*3,coins*3"
    table = at("evening", f"vagabond.place=10 {items}")
    assert table.asked != "vagabond"
    assert not vagabond(table, "gone")


@pytest.mark.law("root 9.6.4")
def test_each_bag_on_the_track_makes_room_for_two() -> None:
    items = "vagabond.exhausted=sword*4 vagabond.damaged=torch*3"
    table = at("evening", f"vagabond.place=10 vagabond.satchel=boots*3 {items} vagabond.track=bag*2")
    assert table.asked != "vagabond"
    table = at("evening", f"vagabond.place=10 vagabond.satchel=boots*4 {items} vagabond.track=bag*2")
    assert table.prompt == "remove an item"
    assert vagabond(table.choose("boots satchel"), "gone") == ["boots"]
    assert table.asked != "vagabond"


@pytest.mark.law("root 9.6.4")
def test_a_bag_in_the_satchel_makes_no_room_but_counts() -> None:
    table = at("evening", "vagabond.place=10 vagabond.satchel=bag,boots*2 vagabond.exhausted=bag,sword*3").choose(0)
    assert table.prompt == "remove an item"


# Quests


QUESTS = "quests=errand-rabbit,expel-bandits-rabbit,errand-fox"


@pytest.mark.law("root 9.5.5")
def test_a_quest_of_the_clearings_suit_is_completed_by_exhausting_its_two_items() -> None:
    rest = f"{QUESTS} vagabond.place=10 vagabond.track=tea vagabond.satchel=boots*2,sword*2"
    table = daylight(rest, luck=("escort",)).choose("quest")
    assert (table.prompt, table.offered) == ("which quest", ["errand-rabbit", "expel-bandits-rabbit"])
    table.choose("errand-rabbit", "score points")
    assert vagabond(table, "exhausted") == ["boots", "tea"]
    assert not vagabond(table, "track")
    assert vagabond(table, "completed") == ["errand-rabbit"]
    assert write(table.s)["quests"] == ["expel-bandits-rabbit", "errand-fox", "escort"]
    assert table.points("vagabond") == 1


@pytest.mark.law("root 9.5.5")
def test_a_quest_that_lists_an_item_twice_needs_two_of_it() -> None:
    rest = f"{QUESTS} vagabond.place=10 vagabond.satchel=boots,sword"
    assert "quest" not in daylight(rest).offered
    assert "quest" not in daylight(f"{rest} vagabond.exhausted=sword").offered
    table = daylight(f"{rest}*2").choose("quest", "score points")
    assert vagabond(table, "exhausted") == ["sword", "sword"]
    assert vagabond(table, "completed") == ["expel-bandits-rabbit"]


@pytest.mark.law("root 9.5.5")
def test_no_quest_of_another_suit_and_none_in_a_forest() -> None:
    rest = f"{QUESTS} vagabond.track=tea vagabond.satchel=boots,sword*2 vagabond.place="
    assert "quest" not in daylight(f"{rest}9").offered
    assert "quest" not in daylight(f"{rest}1_9_10_12").offered
    assert vagabond(daylight(f"{rest}12").choose("quest", "score points"), "completed") == ["errand-fox"]


@pytest.mark.law("root 9.5.5")
def test_a_quest_scores_a_point_for_each_completed_quest_of_its_suit() -> None:
    completed = "vagabond.completed=give-a-speech-rabbit,guard-duty-rabbit,fundraising,escort"
    table = daylight(f"{QUESTS} {completed} vagabond.place=10 vagabond.satchel=boots,sword*2")
    table.choose("quest")
    assert (table.prompt, table.offered) == ("quest reward", ["score points", "draw cards"])
    assert table.choose("score points").points("vagabond") == 3
    assert not table.hand("vagabond")


@pytest.mark.law("root 9.5.5")
def test_instead_of_points_a_quest_gives_two_cards() -> None:
    completed = "vagabond.completed=give-a-speech-rabbit"
    table = daylight(f"{QUESTS} {completed} vagabond.place=10 vagabond.satchel=boots,sword*2")
    table.choose("quest", "draw cards")
    assert len(table.hand("vagabond")) == 2
    assert table.points("vagabond") == 0
