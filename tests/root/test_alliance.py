"""The Woodland Alliance: Law of Root, chapter 8."""

from __future__ import annotations

from typing import Any

import pytest
from tests.root.situation import Situation, given, setup

from lawbound.root.cards import CARDS

CLEARINGS = range(1, 13)


def alliance(rest: str, luck: tuple[object, ...] = ()) -> Situation:
    """The Alliance at the start of its turn, or where the rest says."""
    return given(f"root seats=alliance,marquise,eyrie turn=alliance {rest}", luck=luck)


def marquise(rest: str, luck: tuple[object, ...] = ()) -> Situation:
    """The Marquise before her actions."""
    line = f"root seats=marquise,alliance,eyrie turn=marquise phase=daylight {rest}"
    return given(line, luck=luck).until("actions")


def board(table: Situation) -> dict[str, Any]:
    """The faction board: supporters and officers."""
    return table.player("alliance").describe(table.s)


def supporters(table: Situation) -> list[str]:
    return sorted(board(table)["supporters"])


def officers(table: Situation) -> int:
    count: int = board(table)["officers"]
    return count


def where(table: Situation, piece: str) -> dict[int, int]:
    return {c: table.count("alliance", piece, c) for c in CLEARINGS if table.count("alliance", piece, c)}


def pay(table: Situation) -> Situation:
    """Spend the supporters that are due, whichever."""
    while table.prompt == "spend a supporter":
        table.choose(table.offered[0])
    return table


# Crafting


@pytest.mark.law("root 8.2.1", "root 8.5.1")
def test_they_craft_with_sympathy_tokens_in_clearings_of_the_suit() -> None:
    position = "phase=daylight @8=alliance.sympathy @5=alliance.warrior,alliance.rabbit~base"
    table = alliance(f"{position} alliance.hand=anvil,crossbow-bird,a-visit-to-friends,mouse-in-a-sack")
    table.choose("craft")
    assert (table.prompt, table.offered) == ("craft", ["crossbow-bird", "anvil"])
    table.choose("anvil")
    assert table.points("alliance") == 2
    assert "craft" not in table.offered  # each token once a turn


@pytest.mark.law("root 8.5.1")
def test_they_craft_again_while_tokens_are_left() -> None:
    table = alliance(
        "phase=daylight @8=alliance.sympathy @12=alliance.sympathy alliance.hand=anvil,crossbow-bird,sword"
    )
    table.choose("craft", "anvil")
    assert "craft" in table.offered
    table.choose("craft")
    assert table.points("alliance") == 3
    table = alliance("phase=daylight @8=alliance.sympathy @12=alliance.sympathy alliance.hand=sword,anvil")
    table.choose("craft", "sword")  # both tokens for one card
    assert "craft" not in table.offered


# Guerrilla war


@pytest.mark.law("root 8.2.2")
def test_as_defender_they_deal_the_higher_number_and_take_the_lower() -> None:
    table = marquise("@8=marquise.warrior*3,alliance.warrior*3", luck=((3, 1),)).choose("battle")
    assert table.count("marquise", "warrior", 8) == 0
    assert table.count("alliance", "warrior", 8) == 2


@pytest.mark.law("root 8.2.2")
def test_as_attacker_they_deal_the_higher_number_like_everybody() -> None:
    position = "phase=evening @8=marquise.warrior*3,alliance.warrior*3 alliance.officers=2"
    table = alliance(position, luck=((3, 1),)).choose("battle")
    assert table.count("marquise", "warrior", 8) == 0
    assert table.count("alliance", "warrior", 8) == 2


# The Supporters stack


@pytest.mark.law("root 8.2.3")
def test_supporters_pay_for_actions_and_cards_in_hand_do_not() -> None:
    table = alliance("alliance.supporters=bake-sale alliance.hand=anvil,sword,armorers")
    assert (table.prompt, table.offered) == ("spread sympathy", [3, 4, 5, 10, "done"])
    table.choose(10)
    assert table.discarded() == ["bake-sale"]
    assert supporters(table) == []


@pytest.mark.law("root 8.2.3")
def test_supporters_are_spent_only_for_their_suit() -> None:
    table = alliance(
        "phase=daylight @8=alliance.sympathy,alliance.fox~base,alliance.warrior alliance.supporters=anvil,armorers "
        "alliance.hand=sword"
    )
    assert table.offered == ["mobilize", "done"]  # supporters are neither crafted nor spent on training
    table = alliance("@8=alliance.sympathy alliance.supporters=ambush-mouse,cobbler,bake-sale,armorers,sappers")
    table.until("spread sympathy").choose(4)
    assert (table.prompt, table.offered) == ("spend a supporter", ["bake-sale", "armorers", "sappers", "cobbler"])


@pytest.mark.law("root 8.2.3")
def test_supporters_do_not_count_towards_the_hand_limit() -> None:
    line = "phase=evening alliance.supporters=anvil,armorers,sappers,sword,cobbler alliance.hand=bake-sale,ambush-fox"
    table = alliance(line)
    assert table.prompt != "discard to the hand limit"
    assert (len(supporters(table)), len(table.hand("alliance"))) == (5, 3)


@pytest.mark.law("root 8.2.3")
def test_supporters_lie_face_down_but_their_owner_may_look() -> None:
    table = alliance("alliance.supporters=anvil,sword alliance.hand=cobbler")
    player = table.player("alliance")
    seen = [player.describe(table.table.view(seat).state)["supporters"] for seat in (0, 1, 2, None)]
    assert sorted(seen[0]) == ["anvil", "sword"]
    assert seen[1:] == [["?", "?"]] * 3


FIVE = "alliance.supporters=armorers,sappers,sword,cobbler,bake-sale"


@pytest.mark.law("root 8.2.3.I")
def test_without_a_base_a_sixth_supporter_is_discarded() -> None:
    table = alliance(f"phase=daylight {FIVE} alliance.hand=anvil,codebreakers").choose("mobilize", "anvil")
    assert len(supporters(table)) == 5 and "anvil" not in supporters(table)
    assert table.discarded() == ["anvil"]
    four = "alliance.supporters=armorers,sappers,sword,cobbler"
    table = alliance(f"phase=daylight {four} alliance.hand=anvil,codebreakers").choose("mobilize", "anvil")
    assert len(supporters(table)) == 5 and "anvil" in supporters(table)


@pytest.mark.law("root 8.2.3.I")
def test_without_a_base_a_supporter_gained_by_outrage_is_discarded_too() -> None:
    table = marquise(f"@8=alliance.sympathy @4=marquise.warrior {FIVE} marquise.hand=anvil").choose("march", 8)
    assert "anvil" not in supporters(table) and "anvil" not in table.hand("marquise")
    assert table.discarded() == ["anvil"]


@pytest.mark.law("root 8.2.3.I")
def test_with_a_base_the_stack_is_unlimited() -> None:
    table = alliance(f"phase=daylight {FIVE} @8=alliance.fox~base alliance.hand=anvil,ambush-fox,cobbler")
    table.choose("mobilize", "anvil", "mobilize", "ambush-fox")
    assert len(supporters(table)) == 7
    assert table.discarded() == []


# Losing a base

BASE_IN_8 = "@8=marquise.warrior*4,alliance.fox~base"


@pytest.mark.law("root 8.2.4")
def test_a_lost_base_costs_the_supporters_of_its_suit_and_the_birds() -> None:
    stack = "alliance.supporters=anvil,ambush-fox,armorers,sword,bake-sale"
    table = marquise(f"{BASE_IN_8} {stack}", luck=((0, 0),)).choose("battle")
    assert supporters(table) == ["bake-sale", "sword"]
    assert sorted(table.discarded()) == ["ambush-fox", "anvil", "armorers"]
    assert where(table, "fox base") == {}
    assert table.count("alliance", "fox base", 0) == 1  # back on the board
    assert table.points("marquise") == 1


@pytest.mark.law("root 8.2.4")
@pytest.mark.parametrize(("before", "after"), [(0, 0), (1, 0), (2, 1), (3, 1), (4, 2), (5, 2)])
def test_a_lost_base_costs_half_of_the_officers_rounded_up(before: int, after: int) -> None:
    table = marquise(f"{BASE_IN_8} alliance.officers={before}", luck=((0, 0),)).choose("battle")
    assert officers(table) == after
    assert table.count("alliance", "warrior", 0) == 10 - after


MANY = "alliance.supporters=anvil,armorers,sword,cobbler*2,bake-sale,investments,codebreakers,command-warren"


@pytest.mark.law("root 8.2.4")
def test_with_the_last_base_lost_the_alliance_chooses_five_supporters_to_keep() -> None:
    table = marquise(f"{BASE_IN_8} {MANY}", luck=((0, 0),)).choose("battle")
    assert (table.prompt, table.asked) == ("discard a supporter", "alliance")
    assert table.offered == ["bake-sale", "investments", "sword", "command-warren", "cobbler", "codebreakers"]
    table.choose("investments", "cobbler")
    assert supporters(table) == ["bake-sale", "cobbler", "codebreakers", "command-warren", "sword"]
    assert table.prompt == "actions"


@pytest.mark.law("root 8.2.4")
def test_with_another_base_left_the_stack_stays_unlimited() -> None:
    table = marquise(f"{BASE_IN_8} @7=alliance.mouse~base {MANY}", luck=((0, 0),)).choose("battle")
    assert table.prompt == "actions"
    assert len(supporters(table)) == 7


@pytest.mark.law("root 8.2.4")
def test_a_base_lost_to_a_favor_costs_the_same() -> None:
    table = given(
        "root seats=marquise,alliance,eyrie turn=marquise phase=daylight @8=marquise.workshop @12=marquise.workshop*2 "
        "@1=alliance.fox~base,alliance.warrior marquise.hand=favor-of-the-foxes alliance.officers=3 "
        "alliance.supporters=anvil,armorers,sword"
    )
    table.choose("favor-of-the-foxes")
    assert (supporters(table), officers(table)) == (["sword"], 1)


@pytest.mark.law("root 8.2.4", "root 8.2.6")
def test_the_alliance_orders_what_a_lost_base_and_lost_sympathy_trigger() -> None:
    position = "@8=marquise.warrior*4,alliance.fox~base,alliance.sympathy marquise.hand=anvil alliance.supporters=sword"
    table = marquise(position, luck=((1, 1),)).choose("battle").until("which effect first")
    assert (table.asked, table.offered) == ("alliance", ["base lost", "outrage"])
    table.choose("base lost")
    assert supporters(table) == ["anvil", "sword"]  # the fox card came after the base had gone
    assert table.points("marquise") == 2


# Sympathy

# A path through ten clearings
TRAIL = (1, 5, 2, 10, 12, 9, 4, 8, 7, 3)
COSTS = (1, 1, 1, 2, 2, 2, 3, 3, 3, 3)
POINTS = (0, 1, 1, 1, 2, 2, 3, 4, 4, 4)
BIRDS = "alliance.supporters=ambush-bird*2,armorers*2"


def sympathetic(count: int) -> str:
    return " ".join(f"@{c}=alliance.sympathy" for c in TRAIL[:count])


@pytest.mark.law("root 8.2.5")
def test_there_are_ten_sympathy_tokens() -> None:
    table = alliance(f"{sympathetic(10)} {BIRDS} alliance.hand=sword,anvil")
    assert table.count("alliance", "sympathy", 0) == 0
    assert table.until("revolt").choose("done").prompt == "daylight"  # none left to spread
    table = alliance(f"{sympathetic(9)} {BIRDS} alliance.hand=sword,anvil").until("revolt").choose("done")
    assert table.prompt == "spread sympathy"


@pytest.mark.law("root 8.2.5.I")
def test_a_clearing_takes_one_sympathy_token() -> None:
    table = alliance(f"@8=alliance.sympathy @4=alliance.sympathy {BIRDS}").until("spread sympathy", "done")
    assert table.offered == [7, 9, 12, "done"]
    table = alliance("phase=evening @8=alliance.sympathy,alliance.warrior @4=alliance.warrior alliance.officers=1")
    assert "organize" in table.offered
    table.choose("organize")
    assert where(table, "sympathy") == {4: 1, 8: 1}


@pytest.mark.law("root 8.2.5.II")
def test_a_clearing_is_sympathetic_with_a_token_and_only_with_one() -> None:
    # Alliance warriors or a base do not make a clearing sympathetic: no revolt there, and it may gain sympathy.
    table = alliance(f"@8=alliance.sympathy @1=alliance.warrior*2 @7=alliance.mouse~base {BIRDS}")
    assert (table.prompt, table.offered) == ("revolt", [8, "done"])
    table.choose("done")
    assert (table.prompt, table.offered) == ("spread sympathy", [4, 7, "done"])


# Outrage

MOVING_IN = "@8=alliance.sympathy @4=marquise.warrior*2"


@pytest.mark.law("root 8.2.6")
def test_whoever_moves_warriors_into_a_sympathetic_clearing_gives_a_card_of_their_choice() -> None:
    table = marquise(f"{MOVING_IN} marquise.hand=anvil,bake-sale,ambush-bird").choose("march", 8, 2)
    assert (table.prompt, table.asked) == ("outrage", "marquise")
    assert table.offered == ["ambush-bird", "anvil"]  # a bird counts; there is no way out
    table.choose("ambush-bird")
    assert supporters(table) == ["ambush-bird"]
    assert table.hand("marquise") == ["anvil", "bake-sale"]
    assert table.discarded() == []


@pytest.mark.law("root 8.2.6")
def test_a_lone_bird_card_must_be_given() -> None:
    table = marquise(f"{MOVING_IN} marquise.hand=bake-sale,armorers").choose("march", 8, 1)
    assert supporters(table) == ["armorers"]
    assert table.hand("marquise") == ["bake-sale"]


@pytest.mark.law("root 8.2.6")
def test_only_alliance_and_giver_know_the_card_given() -> None:
    table = marquise(f"{MOVING_IN} marquise.hand=anvil").choose("march", 8, 1)
    (event,) = table.happened("supporter", "root 8.2.6")
    assert sorted(event.audience or ()) == sorted([table.seat("marquise"), table.seat("alliance")])
    assert event.seen_by(table.seat("eyrie")).secret == ()


@pytest.mark.law("root 8.2.6")
def test_without_a_suitable_card_the_hand_is_shown_and_the_alliance_draws_a_supporter() -> None:
    table = marquise(f"{MOVING_IN} marquise.hand=bake-sale,sword", luck=("cobbler",)).choose("march", 8, 1)
    assert supporters(table) == ["cobbler"]
    assert table.hand("alliance") == []
    assert table.hand("marquise") == ["bake-sale", "sword"]
    (shown,) = table.happened("showed hand", "root 8.2.6")
    assert shown.args == (table.seat("marquise"), table.seat("alliance"))
    assert sorted(CARDS[card].id for card in shown.secret) == ["bake-sale", "sword"]
    assert shown.seen_by(table.seat("alliance")).secret == shown.secret
    assert shown.seen_by(table.seat("eyrie")).secret == ()


@pytest.mark.law("root 8.2.6", "root 8.2.3.I")
def test_a_supporter_drawn_for_outrage_finds_no_room_in_a_full_stack() -> None:
    table = marquise(f"{MOVING_IN} {FIVE} marquise.hand=root-tea-mouse", luck=("ambush-fox",)).choose("march", 8, 1)
    assert len(supporters(table)) == 5
    assert table.discarded() == ["ambush-fox"]


@pytest.mark.law("root 8.2.6")
def test_an_empty_hand_draws_a_supporter_too() -> None:
    table = marquise(MOVING_IN, luck=("cobbler",)).choose("march", 8, 1)
    assert supporters(table) == ["cobbler"]


@pytest.mark.law("root 8.2.6")
def test_no_hand_is_shown_where_a_card_is_given() -> None:
    table = marquise(f"{MOVING_IN} marquise.hand=anvil").choose("march", 8, 1)
    assert not table.happened("showed hand")
    assert not table.happened("drew")


@pytest.mark.law("root 8.2.6")
def test_every_move_into_sympathy_outrages_again() -> None:
    table = marquise(f"{MOVING_IN} @7=alliance.sympathy marquise.hand=anvil,sword").choose("march", 8, 2)
    assert supporters(table) == ["anvil"]
    table.choose(8, 7, 1)  # on from a fox clearing to a mouse clearing
    assert supporters(table) == ["anvil", "sword"]


@pytest.mark.law("root 8.2.6")
def test_a_move_of_the_decree_outrages_as_well() -> None:
    table = given(
        "root seats=eyrie,alliance,marquise turn=eyrie step=the~Decree eyrie.leader=despot @4=eyrie.warrior "
        "@8=alliance.sympathy eyrie.hand=anvil,ambush-fox"
    )
    table.choose(8)
    assert (table.prompt, table.asked, table.offered) == ("outrage", "eyrie", ["ambush-fox", "anvil"])


@pytest.mark.law("root 8.2.6")
@pytest.mark.ruling("woodland-alliance", 1)
def test_neither_moving_out_nor_moving_elsewhere_nor_placing_outrages() -> None:
    position = "@8=alliance.sympathy,marquise.warrior*2,marquise.recruiter marquise.hand=anvil,ambush-bird"
    table = marquise(position).choose("march", 4, 1, "done", "recruit")
    assert table.prompt == "actions"
    assert table.count("marquise", "warrior", 8) == 2
    assert supporters(table) == []


@pytest.mark.law("root 8.2.6", "root 9.1")
@pytest.mark.ruling("woodland-alliance", 3)
def test_a_vagabond_outrages_by_removing_sympathy_but_not_by_moving() -> None:
    line = (
        "root seats=vagabond,alliance turn=vagabond phase=daylight vagabond.place=5 vagabond.satchel=boots,sword "
        "vagabond.hand=anvil @1=alliance.sympathy"
    )
    table = given(line, luck=((1, 0),)).choose("move", 1)
    assert (table.hand("vagabond"), supporters(table)) == (["anvil"], [])
    table.choose("battle")
    assert (where(table, "sympathy"), supporters(table)) == ({}, ["anvil"])


@pytest.mark.law("root 8.2.6")
def test_the_alliance_does_not_outrage_itself() -> None:
    position = "phase=evening @8=alliance.sympathy @4=alliance.warrior*2 alliance.officers=2 alliance.hand=anvil"
    table = alliance(position).choose("move", 8, 2)
    assert table.prompt == "military operations"
    assert (supporters(table), table.hand("alliance")) == ([], ["anvil"])


@pytest.mark.law("root 8.2.6")
@pytest.mark.ruling("general", 6)
def test_an_attacker_who_removes_sympathy_gives_a_card() -> None:
    table = marquise("@8=alliance.sympathy,marquise.warrior*2 marquise.hand=anvil,armorers", luck=((0, 0),))
    table.choose("battle")
    assert (table.prompt, table.asked, table.offered) == ("outrage", "marquise", ["anvil", "armorers"])
    assert table.points("marquise") == 1
    table.choose("anvil")
    assert (supporters(table), where(table, "sympathy")) == (["anvil"], {})


@pytest.mark.law("root 8.2.6")
def test_a_defender_who_removes_sympathy_gives_a_card() -> None:
    table = alliance(
        "phase=evening @8=alliance.sympathy,alliance.warrior,marquise.warrior*3 alliance.officers=2 "
        "marquise.hand=anvil",
        luck=((2, 2),),
    )
    table.choose("battle")
    assert (supporters(table), where(table, "sympathy")) == (["anvil"], {})
    assert table.points("marquise") == 1


@pytest.mark.law("root 8.2.6")
def test_an_ambush_that_removes_sympathy_costs_another_card() -> None:
    table = alliance(
        "phase=evening @8=alliance.sympathy,alliance.warrior,marquise.warrior alliance.officers=2 "
        "marquise.hand=ambush-fox,anvil"
    )
    table.choose("battle", "ambush-fox")
    assert (supporters(table), where(table, "sympathy")) == (["anvil"], {})
    assert table.discarded() == ["ambush-fox"]


@pytest.mark.law("root 8.2.6")
def test_a_battle_in_which_sympathy_stands_outrages_nobody() -> None:
    position = "@8=alliance.sympathy,alliance.warrior*2,marquise.warrior*3 marquise.hand=anvil"
    table = marquise(position, luck=((2, 2),)).choose("battle")
    assert table.prompt == "actions"
    assert (supporters(table), where(table, "sympathy")) == ([], {8: 1})


@pytest.mark.law("root 8.2.6")
def test_a_favor_outrages_in_every_clearing_where_it_removes_sympathy() -> None:
    table = given(
        "root seats=marquise,alliance,eyrie turn=marquise phase=daylight @8=marquise.workshop @12=marquise.workshop*2 "
        "@1=alliance.sympathy @6=alliance.sympathy @5=alliance.sympathy "
        "marquise.hand=favor-of-the-foxes,anvil,ambush-fox,armorers,sword"
    )
    table.choose("favor-of-the-foxes").until("outrage")
    assert (table.asked, table.offered) == ("marquise", ["ambush-fox", "anvil", "armorers"])
    table.choose("anvil")
    assert (table.prompt, table.offered) == ("outrage", ["ambush-fox", "armorers"])
    table.choose("armorers")
    assert supporters(table) == ["anvil", "armorers"]
    assert where(table, "sympathy") == {5: 1}
    assert table.points("marquise") == 2


# Setup


@pytest.mark.law("root 8.3", "root 8.3.1", "root 8.3.2", "root 8.3.3")
def test_they_start_with_10_warriors_3_bases_and_10_sympathy_and_nothing_on_the_map() -> None:
    table = setup("marquise", "eyrie", "alliance").choose(1, 1, 5, 9, "builder")
    assert table.count("alliance", "warrior", 0) == 10
    assert table.count("alliance", "sympathy", 0) == 10
    for piece in ("fox base", "rabbit base", "mouse base"):
        assert table.count("alliance", piece, 0) == 1
    for piece in ("warrior", "sympathy", "fox base", "rabbit base", "mouse base"):
        assert where(table, piece) == {}
    assert officers(table) == 0


@pytest.mark.law("root 8.3", "root 8.3.4")
def test_they_start_with_three_supporters_drawn_besides_their_hand() -> None:
    table = setup("eyrie", "alliance").choose(1, "builder")
    hand, stack = table.hand("alliance"), supporters(table)
    assert (len(hand), len(stack)) == (3, 3)
    gained = table.happened("supporter", "root 8.3.4")
    assert sorted(CARDS[e.secret[0]].id for e in gained) == stack
    assert {e.audience for e in gained} == {(table.seat("alliance"),)}  # face down


# Birdsong: revolt


@pytest.mark.law("root 8.4")
def test_birdsong_is_revolt_and_then_spreading_sympathy() -> None:
    table = alliance(f"@8=alliance.sympathy {BIRDS} alliance.hand=sword")
    assert (table.prompt, table.offered) == ("revolt", [8, "done"])
    table.choose("done")
    assert (table.prompt, table.offered) == ("spread sympathy", [4, 7, "done"])
    pay(table.choose(4))
    assert table.prompt == "spread sympathy"  # no revolt any more
    assert table.offered == [7, 9, 12, "done"]


@pytest.mark.law("root 8.4.1")
def test_they_revolt_as_often_as_they_like_or_not_at_all() -> None:
    position = "@8=alliance.sympathy @4=alliance.sympathy @7=alliance.sympathy alliance.hand=sword"
    table = alliance(f"{position} {BIRDS}")
    assert table.offered == [4, 7, 8, "done"]
    pay(table.choose(8))
    assert (table.prompt, table.offered) == ("revolt", [4, 7, "done"])
    pay(table.choose(7))
    assert (where(table, "fox base"), where(table, "mouse base"), officers(table)) == ({8: 1}, {7: 1}, 2)
    table = alliance(f"{position} {BIRDS}").choose("done")
    assert table.prompt == "spread sympathy"


@pytest.mark.law("root 8.4.1.I")
@pytest.mark.ruling("woodland-alliance", 6)
def test_a_revolt_needs_a_sympathetic_clearing_whose_base_is_unbuilt() -> None:
    table = alliance(f"@8=alliance.sympathy @12=alliance.fox~base @4=alliance.sympathy @5=alliance.sympathy {BIRDS}")
    assert (table.prompt, table.offered) == ("revolt", [4, 5, "done"])
    pay(table.choose(5))
    assert table.prompt != "revolt"  # the rabbit base is built now


@pytest.mark.law("root 8.4.1.II")
def test_a_revolt_costs_two_supporters_of_the_suit() -> None:
    table = alliance("@8=alliance.sympathy alliance.supporters=anvil,ambush-fox,armorers,sword alliance.hand=cobbler")
    assert (table.prompt, table.offered) == ("revolt", [8, "done"])
    table.choose(8)
    assert (table.prompt, table.offered) == ("spend a supporter", ["ambush-fox", "anvil", "armorers"])
    table.choose("anvil")
    assert table.offered == ["ambush-fox", "armorers"]
    table.choose("armorers")
    assert supporters(table) == ["ambush-fox", "sword"]
    assert table.discarded() == ["anvil", "armorers"]


@pytest.mark.law("root 8.4.1.II")
@pytest.mark.parametrize("stack", ["anvil", "anvil,sword,bake-sale,cobbler*2", "armorers,sword"])
def test_no_revolt_without_two_supporters_of_the_suit(stack: str) -> None:
    table = alliance(f"@8=alliance.sympathy alliance.supporters={stack} alliance.hand=ambush-fox,foxfolk-steel")
    assert table.prompt != "revolt"


REVOLT = "alliance.supporters=anvil,ambush-fox @8=alliance.sympathy"


@pytest.mark.law("root 8.4.1.III")
def test_a_revolt_sweeps_the_clearing_and_scores_for_buildings_and_tokens() -> None:
    table = alliance(
        f"{REVOLT},alliance.warrior,marquise.warrior*2,marquise.sawmill,marquise.wood*2,eyrie.roost,eyrie.warrior "
        "@12=marquise.warrior"
    )
    pay(table.choose(8))
    for key, piece in (
        ("marquise", "warrior"),
        ("marquise", "sawmill"),
        ("marquise", "wood"),
        ("eyrie", "warrior"),
        ("eyrie", "roost"),
    ):
        assert table.count(key, piece, 8) == 0
    assert table.count("marquise", "warrior", 12) == 1
    assert table.points("alliance") == 4  # the sawmill, two wood, the roost
    assert where(table, "sympathy") == {8: 1}
    assert where(table, "warrior") == {8: 2}  # the one that was there and a new one
    assert where(table, "fox base") == {8: 1}


@pytest.mark.law("root 8.4.1.III")
def test_a_revolt_makes_room_for_its_base() -> None:
    table = alliance("alliance.supporters=anvil,ambush-fox @1=alliance.sympathy,marquise.sawmill")  # the only slot
    pay(table.choose(1))
    assert where(table, "fox base") == {1: 1}


@pytest.mark.law("root 8.4.1.III")
def test_a_revolt_brings_a_warrior_for_each_sympathetic_clearing_of_the_suit_and_an_officer() -> None:
    table = alliance(f"{REVOLT} @12=alliance.sympathy @6=alliance.sympathy @4=alliance.sympathy @1=alliance.warrior")
    pay(table.choose(8))
    assert where(table, "warrior") == {1: 1, 8: 3}
    assert officers(table) == 1
    assert table.count("alliance", "warrior", 0) == 10 - 1 - 3 - 1


@pytest.mark.law("root 8.4.1.III")
@pytest.mark.parametrize(("on_map", "warriors", "trained"), [(6, 3, 1), (7, 3, 0), (8, 2, 0), (10, 0, 0)])
def test_a_revolt_places_as_many_warriors_as_are_left(on_map: int, warriors: int, trained: int) -> None:
    table = alliance(
        f"{REVOLT} @12=alliance.sympathy @6=alliance.sympathy @2=alliance.warrior*{on_map} alliance.hand=sword"
    )
    pay(table.choose(8))
    assert table.count("alliance", "warrior", 8) == warriors
    assert officers(table) == trained
    assert where(table, "fox base") == {8: 1}


# Birdsong: spread sympathy


@pytest.mark.law("root 8.4.2")
def test_they_spread_sympathy_as_often_as_they_can_pay_or_not_at_all() -> None:
    table = alliance("alliance.supporters=anvil,sword,cobbler alliance.hand=bake-sale")
    table.choose(8, 7, 4)
    assert where(table, "sympathy") == {4: 1, 7: 1, 8: 1}
    assert supporters(table) == []
    assert table.prompt == "daylight"
    table = alliance("alliance.supporters=anvil alliance.hand=bake-sale").choose("done")
    assert (table.prompt, supporters(table)) == ("daylight", ["anvil"])


@pytest.mark.law("root 8.4.2.I")
def test_sympathy_spreads_to_adjacent_clearings_and_from_nowhere_to_any() -> None:
    table = alliance("alliance.supporters=armorers")
    assert table.offered == [*CLEARINGS, "done"]
    table = alliance("@8=alliance.sympathy alliance.supporters=armorers")
    assert table.offered == [4, 7, "done"]
    table = alliance("@8=alliance.sympathy @1=alliance.sympathy alliance.supporters=armorers")
    assert table.offered == [4, 5, 7, 9, 10, "done"]


@pytest.mark.law("root 8.4.2.II")
@pytest.mark.parametrize("count", range(10))
def test_sympathy_costs_what_stands_above_its_space(count: int) -> None:
    table = alliance(f"{sympathetic(count)} {BIRDS} alliance.hand=sword").until("spread sympathy")
    pay(table.choose(TRAIL[count]))
    assert TRAIL[count] in where(table, "sympathy")
    assert len(supporters(table)) == 4 - COSTS[count]
    assert len(table.discarded()) == COSTS[count]


@pytest.mark.law("root 8.4.2.II")
def test_supporters_spent_on_sympathy_match_the_clearing() -> None:
    table = alliance("@8=alliance.sympathy alliance.supporters=anvil,sword,root-tea-mouse,armorers")
    table.until("spread sympathy")
    assert table.offered == [4, 7, "done"]  # rabbit: with the bird; mouse
    table.choose(7)
    assert (table.prompt, table.offered) == ("spend a supporter", ["root-tea-mouse", "sword", "armorers"])
    table.choose("sword")
    assert supporters(table) == ["anvil", "armorers", "root-tea-mouse"]
    table = alliance("@8=alliance.sympathy alliance.supporters=anvil alliance.hand=sword")
    assert table.prompt == "daylight"  # nothing adjacent is a fox clearing


@pytest.mark.law("root 8.4.2.II")
def test_with_too_few_matching_supporters_a_clearing_cannot_be_chosen() -> None:
    # The fourth token costs two: enough mice for 9, one rabbit only for 4.
    table = alliance(
        "@12=alliance.sympathy @7=alliance.sympathy @8=alliance.sympathy alliance.supporters=sword,codebreakers,cobbler"
    )
    table.until("spread sympathy")
    assert table.offered == [9, 11, "done"]


@pytest.mark.law("root 8.4.2.II.a")
@pytest.mark.parametrize(
    ("garrison", "cost"),
    [
        ("", 1),
        (",marquise.warrior*2", 1),
        (",marquise.warrior*3", 2),
        (",marquise.warrior*7", 2),
        (",eyrie.warrior*3", 2),
        (",marquise.warrior*2,eyrie.warrior*2", 1),  # three of a single player are needed
        (",marquise.warrior*3,eyrie.warrior*3", 2),  # one more, not two
        (",alliance.warrior*3", 1),  # another player's
        (",marquise.sawmill,marquise.wood*2,marquise.warrior", 1),  # warriors
    ],
)
def test_martial_law_costs_one_more_supporter(garrison: str, cost: int) -> None:
    table = alliance(f"@8=alliance.sympathy @4={garrison[1:]} {BIRDS} alliance.hand=sword").until("spread sympathy")
    pay(table.choose(4))
    assert len(supporters(table)) == 4 - cost
    assert where(table, "sympathy") == {4: 1, 8: 1}


@pytest.mark.law("root 8.4.2.II.a")
def test_martial_law_must_be_paid_with_a_matching_supporter() -> None:
    position = "@8=alliance.sympathy @4=marquise.warrior*3 alliance.hand=sword"
    assert alliance(f"{position} alliance.supporters=cobbler,anvil").prompt == "daylight"
    table = alliance(f"{position} alliance.supporters=cobbler,bake-sale")
    assert table.offered == [4, "done"]


@pytest.mark.law("root 8.4.2.III")
@pytest.mark.parametrize("count", range(10))
def test_sympathy_scores_the_points_of_the_space_it_uncovers(count: int) -> None:
    table = alliance(f"{sympathetic(count)} {BIRDS} alliance.points=7 alliance.hand=sword").until("spread sympathy")
    pay(table.choose(TRAIL[count]))
    assert sorted(where(table, "sympathy")) == sorted(TRAIL[: count + 1])
    assert table.points("alliance") == 7 + POINTS[count]


# Daylight


@pytest.mark.law("root 8.5")
def test_daylight_actions_come_in_any_order_and_combination() -> None:
    table = alliance(
        "phase=daylight @8=alliance.sympathy,alliance.fox~base @12=alliance.sympathy "
        "alliance.hand=anvil,crossbow-bird,ambush-fox,foxfolk-steel,sword"
    )
    assert table.offered == ["craft", "mobilize", "train", "done"]
    table.choose("train", "ambush-fox", "craft", "anvil", "mobilize", "sword", "train", "foxfolk-steel", "craft")
    assert (officers(table), supporters(table), table.points("alliance")) == (2, ["sword"], 3)


@pytest.mark.law("root 8.5.2")
def test_mobilizing_adds_any_card_from_the_hand_to_the_supporters() -> None:
    table = alliance("phase=daylight alliance.hand=anvil,armorers,sword alliance.supporters=cobbler").choose("mobilize")
    assert (table.prompt, table.offered) == ("mobilize", ["anvil", "sword", "armorers"])
    table.choose("sword")
    assert supporters(table) == ["cobbler", "sword"]
    assert table.hand("alliance") == ["anvil", "armorers"]
    assert table.discarded() == []
    table.choose("mobilize", "anvil")
    assert supporters(table) == ["anvil", "cobbler", "sword"]


@pytest.mark.law("root 8.5.3")
def test_training_spends_a_card_of_the_suit_of_a_built_base_for_an_officer() -> None:
    table = alliance(
        "phase=daylight @8=alliance.fox~base @7=alliance.mouse~base alliance.hand=anvil,sword,bake-sale,armorers"
    )
    table.choose("train")
    assert (table.prompt, table.offered) == ("spend a card", ["anvil", "sword", "armorers"])
    table.choose("anvil")
    assert officers(table) == 1
    assert table.count("alliance", "warrior", 0) == 9
    assert table.discarded() == ["anvil"]


@pytest.mark.law("root 8.5.3")
@pytest.mark.parametrize(
    "position",
    [
        "alliance.hand=anvil,armorers",  # no base
        "@8=alliance.fox~base alliance.hand=sword",  # no card of the suit
    ],
)
def test_no_training_without_base_and_card(position: str) -> None:
    assert alliance(f"phase=daylight {position}").offered == ["mobilize", "done"]


@pytest.mark.law("root 8.5.3", "root 1.5.4")
def test_training_with_no_warrior_left_spends_the_card_for_none() -> None:
    table = alliance("phase=daylight @8=alliance.fox~base,alliance.warrior*10 alliance.hand=dominance-fox,sword")
    assert "train" in table.offered
    table.choose("train")
    assert officers(table) == 0
    assert table.hand("alliance") == ["sword"]
    assert [CARDS[card].id for card in table.s.available] == ["dominance-fox"]  # a way to be rid of a card
    assert not table.happened("officer")


# Evening


@pytest.mark.law("root 8.6")
def test_in_the_evening_they_operate_and_then_draw() -> None:
    table = alliance("phase=evening @8=alliance.fox~base alliance.officers=1")
    assert (table.prompt, table.hand("alliance")) == ("military operations", [])
    table.choose("recruit")
    assert len(table.hand("alliance")) == 2


@pytest.mark.law("root 8.6.1")
def test_they_operate_as_often_as_they_have_officers_in_any_combination() -> None:
    table = alliance(
        "phase=evening @8=alliance.fox~base,alliance.warrior*2,marquise.warrior alliance.officers=3", luck=((0, 0),)
    )
    assert table.offered == ["move", "battle", "recruit", "organize", "done"]
    table.choose("recruit", "battle", "recruit")
    assert table.count("alliance", "warrior", 8) == 4
    assert table.prompt != "military operations"  # three officers, three operations


@pytest.mark.law("root 8.6.1")
def test_operations_are_optional_and_none_come_without_officers() -> None:
    table = alliance("phase=evening @8=alliance.fox~base,alliance.warrior alliance.officers=2").choose("done")
    assert table.s.acting.KEY != "alliance"
    table = alliance("phase=evening @8=alliance.fox~base,alliance.warrior,marquise.warrior")
    assert table.s.acting.KEY != "alliance"


@pytest.mark.law("root 8.6.1", "root 8.6.1.I", "root 8.6.1.II", "root 8.6.1.III", "root 8.6.1.IV")
@pytest.mark.parametrize("choices", [("move", 7, 1), ("battle",), ("recruit",), ("organize",)])
def test_each_of_the_four_operations_takes_an_officer(choices: tuple[object, ...]) -> None:
    position = "phase=evening @8=alliance.fox~base,alliance.warrior*2,marquise.warrior alliance.officers=1"
    table = alliance(position, luck=((0, 0),)).choose(*choices)
    assert table.prompt != "military operations"
    assert len(table.hand("alliance")) == 2  # they have drawn already


@pytest.mark.law("root 8.6.1.I")
def test_an_operation_is_one_move() -> None:
    table = alliance("phase=evening @8=alliance.warrior*3 alliance.officers=2").choose("move", 7, 2)
    assert where(table, "warrior") == {7: 2, 8: 1}
    assert table.prompt == "military operations"
    table.choose("move")
    assert (table.prompt, table.offered) == ("move from", [7, 8])


@pytest.mark.law("root 8.6.1.II")
def test_an_operation_is_a_battle() -> None:
    table = alliance(
        "phase=evening @8=alliance.warrior*2,marquise.warrior*2 @4=alliance.warrior,eyrie.roost @7=alliance.mouse~base,"
        "eyrie.warrior alliance.officers=2",
        luck=((2, 1),),
    )
    table.choose("battle")
    assert (table.prompt, table.offered) == ("battle where", [4, 8])
    table.choose(8)
    assert (table.count("marquise", "warrior", 8), table.count("alliance", "warrior", 8)) == (0, 1)


@pytest.mark.law("root 8.6.1.III")
def test_an_operation_places_a_warrior_at_a_base() -> None:
    table = alliance(
        "phase=evening @8=alliance.fox~base @7=alliance.mouse~base @4=alliance.sympathy,alliance.warrior "
        "alliance.officers=2"
    )
    table.choose("recruit")
    assert (table.prompt, table.offered) == ("recruit at a base", [7, 8])
    table.choose(7)
    assert where(table, "warrior") == {4: 1, 7: 1}


@pytest.mark.law("root 8.6.1.III")
@pytest.mark.parametrize("position", ["@4=alliance.warrior", "@8=alliance.fox~base,alliance.warrior*8"])
def test_no_recruiting_without_a_base_or_a_warrior(position: str) -> None:
    assert "recruit" not in alliance(f"phase=evening {position} alliance.officers=2").offered


@pytest.mark.law("root 8.6.1.IV")
def test_organizing_turns_a_warrior_into_sympathy_and_scores() -> None:
    table = alliance(
        "phase=evening @8=alliance.warrior*2 @4=alliance.warrior,marquise.warrior*3 "
        "@7=alliance.warrior,alliance.sympathy @1=alliance.sympathy alliance.officers=2 alliance.supporters=cobbler "
        "alliance.points=5"
    )
    table.choose("organize")
    assert (table.prompt, table.offered) == ("organize where", [4, 8])
    table.choose(4)
    assert where(table, "warrior") == {7: 1, 8: 2}
    assert where(table, "sympathy") == {1: 1, 4: 1, 7: 1}
    assert table.points("alliance") == 6  # the third space
    assert supporters(table) == ["cobbler"]  # no supporters, no martial law


@pytest.mark.law("root 8.6.1.IV")
@pytest.mark.parametrize("count", range(10))
def test_organizing_scores_the_points_of_the_space_it_uncovers(count: int) -> None:
    table = alliance(f"phase=evening {sympathetic(count)} @11=alliance.warrior*2 alliance.officers=2")
    table.choose("organize")
    assert table.count("alliance", "sympathy", 11) == table.count("alliance", "warrior", 11) == 1
    assert table.points("alliance") == POINTS[count]


@pytest.mark.law("root 8.6.1.IV")
def test_organizing_needs_no_sympathy_nearby() -> None:
    table = alliance("phase=evening @8=alliance.sympathy @1=alliance.warrior alliance.officers=1").choose("organize")
    assert where(table, "sympathy") == {1: 1, 8: 1}


@pytest.mark.law("root 8.6.1.IV", "root 1.5.4")
def test_organizing_with_no_token_left_removes_the_warrior_and_uncovers_nothing() -> None:
    """Which may be wanted: the warrior is in the supply again."""
    line = f"phase=evening {sympathetic(10)} @11=alliance.warrior*2 alliance.officers=2 alliance.points=9"
    table = alliance(line).choose("organize")
    assert table.count("alliance", "warrior", 11) == 1
    assert table.count("alliance", "sympathy", 11) == 0
    assert table.points("alliance") == 9


@pytest.mark.law("root 8.6.2")
@pytest.mark.parametrize(
    ("bases", "cards"),
    [
        ("", 1),
        ("@8=alliance.fox~base", 2),
        ("@8=alliance.fox~base @7=alliance.mouse~base", 3),
        ("@8=alliance.fox~base @7=alliance.mouse~base @5=alliance.rabbit~base", 4),
    ],
)
def test_they_draw_a_card_and_one_for_each_base_on_the_map(bases: str, cards: int) -> None:
    table = alliance(f"phase=evening {bases}")
    assert len(table.hand("alliance")) == cards


@pytest.mark.law("root 8.6.2")
def test_they_discard_cards_of_their_choice_down_to_five() -> None:
    table = alliance("phase=evening @8=alliance.fox~base alliance.hand=anvil,sword,bake-sale,armorers,cobbler")
    assert (table.prompt, table.asked, len(table.offered)) == ("discard to the hand limit", "alliance", 7)
    table.choose("sword", "armorers")
    assert len(table.hand("alliance")) == 5
    assert table.discarded() == ["sword", "armorers"]
