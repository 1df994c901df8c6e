"""Key terms and concepts at the table: Law of Root, chapter 2. What is printed is in test_components."""

from __future__ import annotations

import pytest
from tests.root.situation import Situation, given

from lawbound.kernel import Table
from lawbound.root.cards import CARD, CARDS, DECK, FOX, MOUSE, RABBIT
from lawbound.root.factions.vagabond import satchel
from lawbound.root.factions.vagabond.belongings import ITEMS
from lawbound.root.items import ITEM_NAMES
from lawbound.root.map import MAPS
from lawbound.root.rules import ROOT
from lawbound.root.state import BOX, State


def all_but(*ids: str) -> str:
    """Every card of a two-player game but these, as a list for a position."""
    names = [CARDS[card].id for card in DECK if not CARDS[card].id.startswith("dominance")]
    for name in ids:
        names.remove(name)
    return ",".join(names)


# 2 Terms mean what the glossary says, and nothing else


@pytest.mark.law("root 2", "root G.1.17")
@pytest.mark.ruling("general", 8)
def test_removed_pieces_return_to_the_supply_and_only_named_ones_go_elsewhere() -> None:
    line = (
        "root seats=marquise,alliance turn=alliance alliance.supporters=anvil,foxfolk-steel "
        "@6=alliance.sympathy,marquise.warrior*3,marquise.sawmill,marquise.wood,marquise.keep"
    )
    table = given(line).choose(6, "anvil")
    assert [table.count("marquise", piece, 0) for piece in ("warrior", "sawmill", "wood", "keep")] == [25, 6, 8, 0]
    assert table.count("marquise", "keep", BOX) == 1


@pytest.mark.law("root 2", "root G.1.17")
def test_removed_items_are_gone_for_good() -> None:
    line = (
        "root seats=marquise,vagabond turn=vagabond phase=daylight vagabond.place=1 vagabond.hand=anvil "
        "vagabond.satchel=boots,boots,torch,sword,sword,crossbow,hammer"
    )
    table = given(line).choose("done", "hammer satchel")
    own = table.s.own[table.seat("vagabond")]
    assert own[ITEMS + satchel.slot(ITEM_NAMES.index("hammer"), satchel.GONE)] == 1
    assert table.s.items[ITEM_NAMES.index("hammer")] == 1  # not back in the supply


@pytest.mark.law("root 2", "root G.1.27")
def test_an_enemy_is_any_other_player_who_is_no_coalition_partner() -> None:
    line = (
        "root seats=marquise,eyrie,alliance,vagabond turn=vagabond phase=daylight vagabond.place=5 "
        "vagabond.satchel=sword,boots vagabond.dominance=dominance-fox vagabond.coalition=eyrie vagabond.hand=anvil "
        "@5=eyrie.warrior"
    )
    table = given(line)
    assert "battle" not in table.offered
    table = given(line.replace("@5=eyrie.warrior", "@5=eyrie.warrior,marquise.warrior"), luck=((0, 0),))
    table.choose("battle")  # only one enemy here, so nobody asks whom
    assert [event.args[1] for event in table.happened("battle")] == [table.seat("marquise")]


@pytest.mark.law("root 2", "root G.1.1", "root G.1.6")
def test_a_pawn_is_no_warrior_and_is_never_removed() -> None:
    line = (
        "root seats=marquise,alliance,vagabond turn=alliance alliance.supporters=anvil,foxfolk-steel "
        "vagabond.place=1 vagabond.satchel=boots @1=alliance.sympathy"
    )
    table = given(line).choose(1, "anvil")
    assert table.count("vagabond", "pawn", 1) == 1
    assert table.points("alliance") == 0


@pytest.mark.law("root 2", "root G.1.31")
def test_a_piece_is_placed_from_its_track_leftmost_first() -> None:
    """The third sawmill costs what its column says, whichever cardboard square it is."""
    line = (
        "root seats=marquise,eyrie turn=marquise phase=daylight @1=marquise.sawmill,marquise.warrior "
        "@5=marquise.sawmill,marquise.warrior,marquise.wood*2"
    )
    table = given(line).choose("build")
    assert table.prompt == "build what"
    table.choose("sawmill")
    assert table.count("marquise", "wood", 0) == 8
    assert table.points("marquise") == 2


# 2.1 Cards


@pytest.mark.law("root 2.1", "root 2.1.1")
def test_a_card_pays_for_its_suit_and_a_bird_for_any() -> None:
    line = (
        "root seats=marquise,eyrie turn=marquise phase=daylight marquise.hand=anvil,armorers,sword "
        "@3=marquise.sawmill,marquise.warrior"
    )
    table = given(line).until("actions").choose("overwork")  # a rabbit clearing: only the bird fits
    assert table.count("marquise", "wood", 3) == 1
    assert table.discarded() == ["armorers"]
    assert "overwork" not in given(line.replace(",armorers", "")).until("actions").offered


@pytest.mark.law("root 2.1.1")
def test_birds_stand_for_a_suit_even_where_several_cards_of_one_suit_are_spent() -> None:
    line = (
        "root seats=marquise,alliance turn=alliance @1=alliance.sympathy,marquise.warrior "
        "alliance.supporters=armorers,sappers"
    )
    table = given(line).choose(1, "armorers")
    assert table.count("alliance", "fox base", 1) == 1
    assert sorted(table.discarded()) == ["armorers", "sappers"]


@pytest.mark.law("root 2.1.1.I")
def test_whoever_must_hand_over_a_suit_must_count_their_birds() -> None:
    """With no fox card the bird has to go: there is no showing of the hand instead."""
    line = (
        "root seats=marquise,alliance turn=marquise phase=daylight marquise.hand=armorers,sword "
        "@5=marquise.warrior*2 @1=alliance.sympathy"
    )
    table = given(line).choose("march", 1, 2)
    assert table.hand("marquise") == ["sword"]
    assert list(table.s.piles[0]) == [CARD["armorers"]]
    assert not table.happened("showed hand")


@pytest.mark.law("root 2.1.1.I", "root 8.2.4")
def test_whoever_must_discard_a_suit_must_discard_their_birds_with_it() -> None:
    line = (
        "root seats=marquise,alliance turn=marquise phase=daylight marquise.hand=investments "
        "alliance.supporters=anvil,armorers,sword @1=marquise.warrior*3,alliance.fox~base"
    )
    table = given(line, luck=((0, 0),)).choose("battle")
    assert list(table.s.piles[0]) == [CARD["sword"]]
    assert sorted(table.discarded()) == ["anvil", "armorers"]


@pytest.mark.law("root 2.1.1.II")
def test_no_other_suit_stands_for_a_bird() -> None:
    line = "root seats=marquise,eyrie turn=marquise phase=daylight marquise.hand={} @1=marquise.warrior"
    assert "bird card for an action" not in given(line.format("anvil,sword,bake-sale")).offered
    assert "bird card for an action" in given(line.format("anvil,ambush-bird")).offered


@pytest.mark.law("root 2.1.2", "root G.1.3")
def test_cards_are_drawn_from_the_shared_deck() -> None:
    line = "root seats=marquise,eyrie turn=marquise phase=daylight @1=marquise.warrior eyrie.hand=cobbler"
    table = given(line, luck=["anvil"])
    assert CARD["anvil"] in table.s.deck
    table.choose("done")
    assert table.hand("marquise") == ["anvil"]
    assert CARD["anvil"] not in table.s.deck


def nearly_empty_deck(in_deck: str, discarded: str) -> Situation:
    elsewhere = all_but(*in_deck.split(","), *discarded.split(","))
    line = (
        f"root seats=marquise,alliance turn=marquise phase=daylight alliance.supporters={elsewhere} "
        f"discard={discarded} @2=alliance.mouse~base @1=marquise.recruiter @5=marquise.recruiter*2,marquise.warrior"
    )
    return given(line).until("actions").choose("done")  # she draws two cards


@pytest.mark.law("root 2.1.2")
def test_an_empty_deck_is_made_anew_from_the_discard_pile_when_a_card_must_be_drawn() -> None:
    table = nearly_empty_deck("anvil", "sword,cobbler")
    assert len(table.happened("shuffled")) == 1
    assert "anvil" in table.hand("marquise")
    assert len(table.hand("marquise")) == 2
    assert not table.discarded()
    assert len(table.s.deck) == 1


@pytest.mark.law("root 2.1.2")
def test_the_discard_pile_stays_while_no_card_must_be_drawn() -> None:
    table = nearly_empty_deck("anvil,codebreakers", "sword,cobbler")
    assert sorted(table.hand("marquise")) == ["anvil", "codebreakers"]
    assert not table.happened("shuffled")
    assert sorted(table.discarded()) == ["cobbler", "sword"]


@pytest.mark.law("root 2.1.3", "root 3.3.3", "root G.1.16", "root G.1.20")
def test_spent_cards_go_to_the_discard_pile_and_dominance_cards_beside_the_map() -> None:
    line = (
        "root seats=marquise,eyrie,alliance turn=marquise phase=daylight marquise.hand=anvil,dominance-fox "
        "@6=marquise.sawmill,marquise.warrior"
    )
    table = given(line).until("actions").choose("overwork", "anvil")
    assert (table.discarded(), list(table.s.available)) == (["anvil"], [])
    table.choose("overwork")
    assert (table.discarded(), list(table.s.available)) == (["anvil"], [CARD["dominance-fox"]])


@pytest.mark.law("root 2.1.3")
def test_cards_over_the_hand_limit_are_discarded_by_their_owners_choice() -> None:
    line = (
        "root seats=marquise,eyrie turn=marquise phase=daylight @1=marquise.warrior "
        "marquise.hand=anvil,cobbler,sword,armorers,sappers"
    )
    table = given(line, luck=["codebreakers"]).until("actions").choose("done")
    assert (table.prompt, table.asked) == ("discard to the hand limit", "marquise")
    assert sorted(table.offered) == ["anvil", "armorers", "cobbler", "codebreakers", "sappers", "sword"]
    table.choose("cobbler")
    assert table.discarded() == ["cobbler"]
    assert "cobbler" not in table.hand("marquise")


@pytest.mark.law("root 2.1.4", "root G.1.15", "root 4.3.1")
def test_a_revealed_card_leaves_the_hand_and_lies_open_in_the_play_area() -> None:
    """An ambush waits there, for all to see, while the attacker thinks about foiling it."""
    line = (
        "root seats=marquise,eyrie turn=marquise phase=daylight marquise.hand=ambush-bird eyrie.hand=ambush-fox,sword "
        "@1=marquise.warrior*3,eyrie.warrior"
    )
    table = given(line).until("actions").choose("battle", "ambush-fox")
    assert table.prompt == "foil the ambush"
    assert table.hand("eyrie") == ["sword"]
    assert table.discarded() == []
    for seat in (0, 1, None):
        assert list(table.table.view(seat).state.crafted[1]) == [CARD["ambush-fox"]]
    table.choose("done")
    assert table.discarded() == ["ambush-fox"]
    assert list(table.s.crafted[1]) == []


@pytest.mark.law("root 2.1.4", "root G.1.7", "root G.1.15")
def test_a_card_put_into_the_play_area_lies_open_and_cannot_be_spent_from_there() -> None:
    line = (
        "root seats=marquise,eyrie turn=marquise phase=daylight marquise.hand=armorers "
        "@6=marquise.sawmill,marquise.workshop,marquise.warrior"
    )
    table = given(line)
    assert "overwork" in given(line).until("actions").offered  # the bird in hand could pay for it
    table.choose("armorers").until("actions")
    assert table.hand("marquise") == []
    for seat in (0, 1, None):
        assert list(table.table.view(seat).state.crafted[0]) == [CARD["armorers"]]
    assert "overwork" not in table.offered
    assert "bird card for an action" not in table.offered


@pytest.mark.law("root 2.1.5")
def test_an_ambush_card_is_spent_for_its_suit_but_never_crafted() -> None:
    line = (
        "root seats=marquise,eyrie turn=marquise phase=daylight marquise.hand=ambush-fox "
        "@6=marquise.sawmill,marquise.workshop,marquise.warrior"
    )
    table = given(line)
    assert table.prompt == "actions"  # nothing to craft
    table.choose("overwork")
    assert table.count("marquise", "wood", 6) == 1
    assert table.discarded() == ["ambush-fox"]


# 2.2 Clearings and paths


@pytest.mark.law("root 2.2", "root 2.2.1", "root 2.3")
def test_a_move_follows_a_path_and_never_a_river() -> None:
    line = "root seats=marquise,eyrie turn=marquise phase=daylight @5=marquise.warrior @10=marquise.warrior"
    table = given(line).choose("march", 5)
    assert table.offered == [1, 2]  # the river to 10 is no path


@pytest.mark.law("root 2.2.2")
def test_a_card_matches_the_suit_of_a_clearing() -> None:
    line = "root seats=marquise,alliance turn=alliance alliance.supporters={} alliance.hand=cobbler"
    assert given(line.format("anvil")).offered == [1, 6, 8, 12, "done"]
    assert given(line.format("bake-sale")).offered == [3, 4, 5, 10, "done"]
    assert given(line.format("sword")).offered == [2, 7, 9, 11, "done"]


@pytest.mark.law("root 2.2.2")
@pytest.mark.parametrize("name", MAPS)
def test_when_the_map_is_laid_out_every_clearing_has_one_of_three_suits(name: str) -> None:
    table: Table[State] = Table.new(ROOT, {"seats": ["marquise", "eyrie"], "map": name}, seed="suits")
    suits = {suit: [c for c in range(1, 13) if table.state.suits[c] == suit] for suit in (FOX, RABBIT, MOUSE)}
    assert [len(clearings) for clearings in suits.values()] == [4, 4, 4]
    if name == "autumn":
        assert suits == {FOX: [1, 6, 8, 12], RABBIT: [3, 4, 5, 10], MOUSE: [2, 7, 9, 11]}


@pytest.mark.law("root 2.2.3")
def test_a_building_needs_an_open_slot() -> None:
    line = (
        "root seats=marquise,eyrie turn=marquise phase=daylight @1=marquise.sawmill,marquise.warrior,marquise.wood*3 "
        "@5=marquise.warrior,marquise.recruiter @10=marquise.warrior,eyrie.roost,marquise.workshop"
    )
    table = given(line).choose("build")
    assert table.prompt == "build what"  # 1 and 10 are full: only 5 is left
    table.choose("workshop")
    assert table.count("marquise", "workshop", 5) == 1
    assert table.s.slots[5] == 0
    assert table.happened("built", "root 6.5.4.III")


@pytest.mark.law("root 2.2.3")
def test_the_eyrie_need_an_open_slot_too() -> None:
    line = (
        "root seats=marquise,eyrie turn=eyrie phase=daylight eyrie.leader=builder eyrie.hand=cobbler "
        "eyrie.decree.build=anvil eyrie.resolved.recruit~bird=1 eyrie.resolved.move~bird=1 step=the~Decree "
        "@1=marquise.sawmill,eyrie.warrior*3 @3=eyrie.roost {}"
    )
    assert given(line.format("")).prompt == "choose a new leader"  # turmoil: the slot of 1 is taken
    assert given(line.format("@8=eyrie.warrior")).count("eyrie", "roost", 8) == 1


# 2.2.4 Ruins


@pytest.mark.law("root 2.2.4")
def test_a_ruin_takes_up_its_slot_until_the_vagabond_explores_it() -> None:
    line = (
        "root seats=marquise,vagabond turn=vagabond phase=daylight vagabond.place=6 vagabond.satchel=torch,boots "
        "ruins.6=? ruins.10=? ruins.11=? ruins.12=? @6=marquise.sawmill vagabond.hand=anvil"
    )
    table = given(line)
    assert table.s.slots[6] == 0
    table.choose("explore")
    assert table.s.ruins[6] == 0
    assert table.s.slots[6] == 1


@pytest.mark.law("root 2.2.4")
def test_no_other_removal_takes_a_ruin_away() -> None:
    line = (
        "root seats=marquise,alliance turn=alliance alliance.supporters=anvil,foxfolk-steel "
        "ruins.6=? ruins.10=? ruins.11=? ruins.12=? @6=alliance.sympathy,marquise.sawmill"
    )
    table = given(line).choose(6, "anvil")
    assert table.s.ruins[6] == 1
    assert table.count("alliance", "fox base", 6) == 1
    assert table.s.slots[6] == 0


@pytest.mark.law("root 2.2.3", "root 2.2.4")
def test_nothing_can_be_built_on_a_ruin() -> None:
    line = (
        "root seats=marquise,eyrie turn=marquise phase=daylight {} @6=marquise.sawmill,marquise.warrior,marquise.wood*2"
    )
    ruins = "ruins.6=? ruins.10=? ruins.11=? ruins.12=?"
    assert "build" not in given(line.format(ruins)).offered
    assert "build" in given(line.format("")).offered


# 2.4 Forests


@pytest.mark.law("root 2.4", "root 2.4.1")
def test_the_vagabond_slips_into_adjacent_forests_and_from_forest_to_forest() -> None:
    line = "root seats=marquise,vagabond turn=vagabond vagabond.place={} vagabond.satchel=boots"
    assert given(line.format("1")).offered == [5, 9, 10, "1_2_5_10", "1_9_10_12", "done"]
    assert given(line.format("3_6_11")).offered == [3, 6, 11, "2_6_10_11_12", "3_7_11_12", "done"]


# 2.5 Rule


@pytest.mark.law("root 2.5")
@pytest.mark.parametrize(
    ("pieces", "ruler"),
    [
        ("marquise.warrior*2,alliance.warrior", "marquise"),
        ("marquise.warrior,alliance.warrior", None),  # tied
        ("marquise.warrior,marquise.sawmill,alliance.warrior", "marquise"),  # buildings count
        ("marquise.warrior,marquise.wood*3,alliance.warrior", None),  # tokens do not
        ("alliance.sympathy,marquise.warrior", "marquise"),
        ("alliance.sympathy", None),
        ("marquise.warrior*3,eyrie.warrior,alliance.warrior", "marquise"),  # a tie below the highest changes nothing
        ("marquise.warrior*2,alliance.warrior*2,eyrie.warrior", None),
    ],
)
def test_the_most_warriors_and_buildings_rule(pieces: str, ruler: str | None) -> None:
    table = given(f"root seats=marquise,alliance,eyrie turn=marquise @5={pieces} @1=marquise.warrior")
    assert table.ruler(5) == ruler


@pytest.mark.law("root 2.5")
def test_a_pawn_does_not_count_for_rule() -> None:
    table = given("root seats=marquise,vagabond turn=vagabond vagabond.place=5 @5=marquise.warrior")
    assert table.ruler(5) == "marquise"
    table = given("root seats=marquise,vagabond turn=vagabond vagabond.place=5")
    assert table.ruler(5) is None


@pytest.mark.law("root 2.5")
def test_rule_changes_hands_as_pieces_come_and_go() -> None:
    line = "root seats=marquise,alliance turn=marquise phase=daylight @5=marquise.warrior*2 @1=alliance.warrior"
    table = given(line)
    assert table.ruler(1) == "alliance"
    table.choose("march", 1, 1)
    assert table.ruler(1) is None
    table.choose(5, 1)
    assert (table.ruler(1), table.ruler(5)) == ("marquise", None)
