"""What the terms of the Law mean at the table: Law of Root, appendix G. Terms that chapters 1, 2 and the factions state
have their tests there as well.
"""

from __future__ import annotations

import pytest
from tests.root.situation import given, setup

from lawbound.kernel import Table
from lawbound.root.cards import CARD, CARDS
from lawbound.root.factions.vagabond import satchel
from lawbound.root.factions.vagabond.belongings import ITEMS
from lawbound.root.items import ITEM_NAMES, SUPPLY
from lawbound.root.map import MAPS
from lawbound.root.rules import ROOT
from lawbound.root.state import State

SWORD, BOOTS = ITEM_NAMES.index("sword"), ITEM_NAMES.index("boots")


# Pieces and their kinds


@pytest.mark.law("root G.1.1", "root G.1.6", "root G.1.29", "root G.1.34")
def test_warriors_and_buildings_count_for_rule_but_neither_tokens_nor_pawns() -> None:
    line = (
        "root seats=marquise,alliance,vagabond turn=marquise phase=daylight vagabond.place=5 vagabond.satchel=boots "
        "@1=marquise.warrior*2,marquise.sawmill @5=alliance.sympathy"
    )
    table = given(line).choose("march", 5, 1)
    assert table.ruler(5) == "marquise"  # one warrior, against a token and a pawn
    assert table.ruler(1) == "marquise"
    table.until("move from", "march").choose(1, 9)
    assert (table.count("marquise", "warrior", 1), table.ruler(1)) == (0, "marquise")  # by the building alone


@pytest.mark.law("root G.1.29", "root G.1.34", "root G.1.1")
def test_removing_buildings_and_tokens_scores_and_removing_warriors_does_not() -> None:
    line = (
        "root seats=marquise,alliance turn=alliance alliance.supporters=anvil,foxfolk-steel "
        "@6=alliance.sympathy,marquise.warrior*3{}"
    )
    assert given(line.format("")).choose(6, "anvil").points("alliance") == 0
    assert given(line.format(",marquise.sawmill")).choose(6, "anvil").points("alliance") == 1
    assert given(line.format(",marquise.wood*2")).choose(6, "anvil").points("alliance") == 2
    assert given(line.format(",marquise.wood,marquise.sawmill")).choose(6, "anvil").points("alliance") == 2


@pytest.mark.law("root G.1.22", "root G.1.29", "root G.1.34")
@pytest.mark.ruling("general", 9)
def test_a_slot_holds_one_building_and_no_token_or_warrior_takes_it() -> None:
    line = (
        "root seats=marquise,eyrie turn=marquise phase=daylight @5=marquise.warrior*4,marquise.wood*4 "
        "@1=marquise.sawmill,marquise.warrior"
    )
    table = given(line)
    assert (table.s.box.map.slots[5], table.s.slots[5]) == (2, 2)
    table.choose("build", "workshop")
    assert table.s.slots[5] == 1
    table.choose("build", "workshop")
    assert table.s.slots[5] == 0
    assert "build" not in table.offered


@pytest.mark.law("root G.1.1", "root G.1.6", "root G.1.9")
def test_all_faction_pieces_of_an_enemy_are_removed_and_a_pawn_never() -> None:
    line = (
        "root seats=marquise,eyrie,vagabond turn=marquise phase=daylight marquise.hand=favor-of-the-mice "
        "vagabond.place=2 vagabond.satchel=boots eyrie.items=sword @7=marquise.workshop,marquise.warrior "
        "@9=marquise.workshop @11=marquise.workshop @2=eyrie.warrior*2,eyrie.roost"
    )
    table = given(line).choose("favor-of-the-mice")
    assert (table.count("eyrie", "warrior", 2), table.count("eyrie", "roost", 2)) == (0, 0)
    assert table.count("vagabond", "pawn", 2) == 1
    assert table.s.crafted_items[table.seat("eyrie") * 8 + SWORD] == 1  # an item is no faction piece
    assert table.points("marquise") == 1


@pytest.mark.law("root G.1.8", "root G.1.9")
def test_every_piece_that_is_not_an_item_has_one_owner_and_there_are_no_more_of_it() -> None:
    box = setup("marquise", "eyrie", "alliance", "vagabond").s.box
    owned = {box.piece_name(row): box.players[box.owner[kind]].KEY for kind, row in enumerate(box.rows)}
    assert owned.keys() >= {"sawmill", "wood", "roost", "sympathy", "fox base", "pawn"}
    assert (owned["wood"], owned["roost"], owned["sympathy"], owned["pawn"]) == (
        *("marquise", "eyrie", "alliance", "vagabond"),
    )
    assert not owned.keys() & set(ITEM_NAMES)


@pytest.mark.law("root G.1.8", "root G.1.23", "root 1.5.1")
def test_an_item_is_a_piece_too_so_it_runs_out_and_belongs_to_whoever_has_it() -> None:
    line = (
        "root seats=marquise,eyrie turn=marquise phase=daylight marquise.hand=sword,foxfolk-steel,arms-trader "
        "@6=marquise.workshop,marquise.warrior @8=marquise.workshop*2 @12=marquise.workshop*2"
    )
    table = given(line)
    before = table.s.items[SWORD]
    table.choose("foxfolk-steel")
    assert (before, table.s.items[SWORD]) == (SUPPLY[SWORD], SUPPLY[SWORD] - 1)
    assert table.s.crafted_items[table.seat("marquise") * 8 + SWORD] == 1
    table.choose("arms-trader")
    assert table.s.items[SWORD] == 0
    assert table.prompt != "craft" or "sword" not in table.offered


# Where pieces are


@pytest.mark.law("root G.1.23", "root G.1.33", "root 5.1.5")
def test_the_item_supply_lies_at_the_map_and_no_faction_owns_it() -> None:
    table: Table[State] = Table.new(ROOT, {"seats": ["marquise", "eyrie"]}, seed="items")
    assert dict(zip(ITEM_NAMES, table.state.items, strict=True)) == {
        "boots": 2,
        "bag": 2,
        "crossbow": 1,
        "hammer": 1,
        "sword": 2,
        "tea": 2,
        "coins": 2,
        "torch": 0,
    }
    assert not any(table.state.crafted_items)


@pytest.mark.law("root G.1.17", "root G.1.31", "root G.1.33")
def test_what_is_placed_comes_from_its_supply_and_what_is_removed_goes_back_there() -> None:
    line = (
        "root seats=marquise,eyrie turn=marquise phase=daylight @1=marquise.recruiter,marquise.warrior*2 "
        "@5=marquise.recruiter,eyrie.warrior"
    )
    table = given(line, luck=((1, 0),))
    assert (table.count("marquise", "warrior", 0), table.count("eyrie", "warrior", 0)) == (23, 19)
    table.choose("recruit")
    assert (table.count("marquise", "warrior", 0), table.count("marquise", "warrior", 5)) == (21, 1)
    table.choose("battle")
    assert (table.count("eyrie", "warrior", 0), table.count("eyrie", "warrior", 5)) == (20, 0)


@pytest.mark.law("root G.1.17")
def test_an_item_that_is_removed_is_out_of_the_game() -> None:
    line = (
        "root seats=marquise,vagabond turn=vagabond phase=daylight vagabond.place=1 vagabond.hand=anvil "
        "vagabond.satchel=boots,boots,torch,sword,sword,crossbow,hammer"
    )
    table = given(line)
    supply = bytes(table.s.items)
    table.choose("done", "sword satchel")
    own = table.s.own[table.seat("vagabond")]
    assert own[ITEMS + satchel.slot(SWORD, satchel.GONE)] == 1
    assert bytes(table.s.items) == supply


@pytest.mark.law("root G.1.24")
def test_a_ruin_covers_the_slot_marked_r_and_is_gone_with_what_lay_under_it() -> None:
    table: Table[State] = Table.new(ROOT, {"seats": ["marquise", "eyrie"]}, seed="ruins")
    s = table.state
    marked = s.box.map.ruins
    assert [clearing for clearing in range(1, 13) if s.ruins[clearing]] == sorted(marked)
    assert all(s.slots[clearing] == s.box.map.slots[clearing] - 1 for clearing in marked)
    line = (
        "root seats=marquise,vagabond turn=vagabond phase=daylight vagabond.place=10 vagabond.satchel=torch "
        "vagabond.hand=anvil ruins.6=? ruins.10=? ruins.11=? ruins.12=?"
    )
    explored = given(line)
    before = explored.s.slots[10]
    explored.choose("explore")
    assert (explored.s.ruins[10], explored.s.slots[10]) == (0, before + 1)


# The map


@pytest.mark.law("root G.1.2", "root G.1.12", "root G.1.25", "root G.1.28")
def test_a_path_links_clearings_for_everybody_and_a_river_for_those_whom_a_rule_lets_use_it() -> None:
    line = (
        "root seats=marquise,riverfolk turn={} phase=daylight riverfolk.funds.riverfolk=3 @5={}.warrior*2 "
        "@4={}.warrior*2"
    )
    walking = given(line.format("marquise", "marquise", "riverfolk"))
    assert walking.choose("march").offered == [1, 2]
    alone = given("root seats=marquise,eyrie turn=marquise phase=daylight @5=marquise.warrior*2")
    assert alone.choose("march").offered == [1, 2]
    swimming = given(line.format("riverfolk", "riverfolk", "marquise"))
    assert sorted(swimming.choose("move").offered) == [1, 2, 10]


@pytest.mark.law("root G.1.11", "root G.1.28")
def test_a_forest_is_adjacent_to_what_surrounds_it_and_to_forests_across_one_path() -> None:
    line = "root seats=marquise,vagabond turn=vagabond vagabond.place={} vagabond.satchel=boots"
    assert given(line.format("1_2_5_10")).offered == [1, 2, 5, 10, "1_9_10_12", "2_6_10_11_12", "done"]
    assert given(line.format("9")).offered == [1, 4, 12, "1_9_10_12", "4_9_12", "done"]


@pytest.mark.law("root G.1.18", "root 15.4.1")
@pytest.mark.parametrize("name", MAPS)
def test_the_map_edge_is_its_outer_loop_closed_paths_too(name: str) -> None:
    suits = "" if name == "autumn" else " suits=fox,rabbit,mouse,fox,rabbit,mouse,fox,rabbit,mouse,fox,rabbit,mouse"
    line = f"root seats=keepers,marquise map={name} turn=keepers @1=marquise.warrior{suits}"
    table = given(line)
    inner = {"autumn": {10, 11, 12}, "winter": {11, 12}, "lake": {10, 11, 12}, "mountain": {10, 11}}[name]
    assert set(table.offered) == set(range(1, 13)) - inner
    if name == "mountain":  # 5 lies on the edge between two closed paths
        assert {(5, 9), (2, 5)} <= set(table.s.box.map.closed)


# Cards


@pytest.mark.law("root G.1.3")
def test_a_drawn_card_comes_from_the_deck_into_the_hand() -> None:
    line = "root seats=marquise,eyrie turn=marquise phase=daylight @1=marquise.warrior discard=sword eyrie.hand=anvil"
    table = given(line, luck=["cobbler"])
    size = len(table.s.deck)
    table.choose("done")
    assert (table.hand("marquise"), len(table.s.deck)) == (["cobbler"], size - 1)
    assert table.discarded() == ["sword"]


@pytest.mark.law("root G.1.16", "root G.1.20")
def test_to_spend_a_card_is_to_discard_it_after_a_choice() -> None:
    line = (
        "root seats=marquise,eyrie,alliance turn=marquise phase=daylight marquise.hand=anvil,foxfolk-steel "
        "@6=marquise.sawmill,marquise.warrior"
    )
    table = given(line).until("actions").choose("overwork")
    assert sorted(table.offered) == ["anvil", "foxfolk-steel"]
    table.choose("foxfolk-steel")
    assert (table.discarded(), table.hand("marquise")) == (["foxfolk-steel"], ["anvil"])


@pytest.mark.law("root G.1.7", "root G.1.15")
def test_what_is_revealed_lies_open_in_the_play_area_and_leaves_it_only_where_a_rule_says_so() -> None:
    line = (
        "root seats=marquise,eyrie turn=marquise phase=daylight marquise.hand=sappers "
        "@7=marquise.workshop,marquise.warrior,eyrie.warrior @8=marquise.sawmill"
    )
    table = given(line, luck=((1, 1),)).choose("sappers").until("actions")
    assert list(table.table.view(None).state.crafted[0]) == [CARD["sappers"]]
    assert "overwork" not in table.offered  # a bird, but not in hand
    assert "bird card for an action" not in table.offered
    defended = given(
        "root seats=marquise,eyrie turn=eyrie phase=daylight marquise.crafted=sappers eyrie.leader=commander "
        "eyrie.hand=cobbler eyrie.decree.battle=anvil eyrie.resolved.recruit~bird=1 eyrie.resolved.move~bird=1 "
        "step=the~Decree @1=eyrie.warrior*2,marquise.warrior @3=eyrie.roost",
        luck=((0, 0),),
    ).until("use sappers", "anvil")
    defended.choose("yes")
    assert defended.discarded()[0] == "sappers"  # its own text discards it
    assert not defended.s.crafted[defended.seat("marquise")]


@pytest.mark.law("root G.1.30")
def test_what_is_shown_is_seen_by_the_opponent_named_and_stays_where_it_is() -> None:
    line = (
        "root seats=marquise,eyrie,alliance turn=marquise phase=daylight marquise.crafted=codebreakers "
        "eyrie.hand=anvil,sword alliance.hand=cobbler @1=marquise.warrior"
    )
    table = given(line).until("actions").choose("codebreakers", "eyrie")
    (shown,) = table.happened("showed hand")
    seen = {key: shown.seen_by(table.seat(key)).secret for key in ("marquise", "eyrie", "alliance")}
    assert sorted(CARDS[card].id for card in seen["marquise"]) == ["anvil", "sword"]
    assert seen["alliance"] == ()
    assert table.hand("eyrie") == ["anvil", "sword"]


# Rules about rules


@pytest.mark.law("root G.1.4", "root 1.5.5")
def test_whoever_is_forced_to_do_something_is_bound_by_all_that_binds_them() -> None:
    """A move that false orders force on the Eyrie is their move: it outrages as theirs, and they lose the card."""
    line = (
        "root seats=marquise,eyrie,alliance turn=marquise marquise.crafted=false-orders deck=exiles "
        "eyrie.hand=anvil marquise.hand=investments @5=eyrie.warrior*2 @1=alliance.sympathy"
    )
    table = given(line)
    assert "false orders" in table.offered
    table.choose("false orders", 1)
    assert (table.count("eyrie", "warrior", 5), table.count("eyrie", "warrior", 1)) == (1, 1)
    assert list(table.s.piles[table.player("alliance").pile]) == [CARD["anvil"]]
    assert "investments" in table.hand("marquise")


@pytest.mark.law("root G.1.14", "root 1.1.2")
def test_what_cannot_be_done_is_not_offered_whatever_else_allows_it() -> None:
    """Nobody but the Marquise places pieces where her keep stands, by whatever effect."""
    line = "root seats=marquise,alliance turn=alliance alliance.supporters=anvil,sword,cobbler alliance.hand=cobbler {}"
    assert 1 in given(line.format("")).offered
    assert 1 not in given(line.format("@1=marquise.keep")).offered


@pytest.mark.law("root G.1.5", "root 1.1.3")
def test_what_happens_at_one_time_is_an_effect_whether_a_card_or_a_faction_brings_it_about() -> None:
    line = (
        "root seats=marquise,eyrie turn=eyrie eyrie.crafted=stand-and-deliver,better-burrow-bank,royal-claim "
        "eyrie.leader=builder eyrie.hand=anvil @3=eyrie.roost,eyrie.warrior marquise.hand=sword @1=marquise.warrior"
    )
    table = given(line)
    assert table.happened("drew", "root 4.1.3")  # the bank, which nobody chooses to use
    assert {"stand and deliver", "royal claim"} <= set(table.offered)


@pytest.mark.law("root G.1.19", "root 2.5")
def test_the_ruler_has_the_most_warriors_and_buildings() -> None:
    line = "root seats=marquise,alliance turn=marquise phase=daylight @5=marquise.warrior*3 @1=alliance.warrior"
    table = given(line).choose("march", 1, 2)
    assert (table.ruler(1), table.ruler(5)) == ("marquise", "marquise")


@pytest.mark.law("root G.1.26", "root 7.2.2")
def test_an_ability_holds_from_the_first_turn_to_the_last_without_being_used() -> None:
    line = "root seats=marquise,{} turn=marquise phase=daylight @5=marquise.warrior*2 @1={}.warrior"
    tied = given(line.format("eyrie", "eyrie")).choose("march", 1, 1)
    assert tied.ruler(1) == "eyrie"
    assert given(line.format("alliance", "alliance")).choose("march", 1, 1).ruler(1) is None


@pytest.mark.law("root G.1.26", "root 6.2.2", "root 10.2.4")
def test_the_abilities_of_all_at_the_table_bend_the_rules_of_all_others() -> None:
    box = setup("marquise", "lizards", "vagabond").s.box
    assert [bearer.KEY for bearer in box.why_not_placed] == ["marquise"]
    assert [bearer.KEY for bearer in box.claims_rule] == ["lizards"]
    assert [bearer.KEY for bearer in box.collects] == ["lizards"]
    assert not setup("eyrie", "vagabond").s.box.why_not_placed
