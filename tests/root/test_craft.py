"""Crafting: Law of Root 4.1 and 3.2.2."""

from __future__ import annotations

from typing import Any

import pytest
from tests.root.situation import Situation, given
from tests.root.situation import fields_of as player

from lawbound.kernel import IllegalChoice
from lawbound.root.cards import CARD
from lawbound.root.items import ITEM_NAMES
from lawbound.root.position_text import dumps, loads


def workshop(hand: str, *pieces: str, rest: str = "") -> Situation:
    """The Marquise at the start of Daylight, with a warrior in clearing 1 so that she can always march."""
    line = f"root seats=marquise,eyrie,alliance turn=marquise phase=daylight @1=marquise.warrior marquise.hand={hand}"
    return given(f"{line} {' '.join(pieces)} {rest}")


def craftable(table: Situation) -> set[Any]:
    """The cards that may be crafted now."""
    return set(table.offered) - {"done"} if table.prompt == "craft" else set()


# Crafting at all


@pytest.mark.law("root 4.1")
def test_a_card_is_crafted_from_the_hand_and_from_nowhere_else() -> None:
    table = workshop("anvil,crossbow-bird", "@8=marquise.workshop", rest="eyrie.hand=armorers discard=sword")
    assert craftable(table) == {"crossbow-bird", "anvil"}
    table.choose("anvil")
    assert table.hand("marquise") == ["crossbow-bird"]
    crafted = table.happened("crafted", "root 4.1")
    assert [event.args for event in crafted] == [(table.seat("marquise"), CARD["anvil"])]


@pytest.mark.law("root 4.1")
def test_crafting_is_optional() -> None:
    table = workshop("anvil", "@8=marquise.workshop")
    assert table.offered == ["anvil", "done"]
    table.choose("done")
    assert (table.prompt, table.hand("marquise"), table.points("marquise")) == ("actions", ["anvil"], 0)


@pytest.mark.law("root 4.1", "root 2.1.5", "root 3.3")
def test_ambush_and_dominance_cards_cannot_be_crafted() -> None:
    hand = "ambush-fox,ambush-rabbit,ambush-mouse,ambush-bird,dominance-fox,dominance-bird,anvil"
    table = workshop(hand, "@8=marquise.workshop*2", "@5=marquise.workshop*2", "@2=marquise.workshop*2")
    assert craftable(table) == {"anvil"}


@pytest.mark.law("root 4.1", "root 4.1.1")
def test_a_card_that_cannot_be_crafted_is_refused_and_nothing_changes() -> None:
    table = workshop("anvil,sword", "@8=marquise.workshop")
    before = table.s.copy()
    with pytest.raises(IllegalChoice):
        table.table.choose(CARD["sword"])
    assert table.s == before
    assert craftable(table) == {"anvil"}


# Cost


@pytest.mark.law("root 4.1.1")
@pytest.mark.parametrize(
    ("clearing", "card"), [(8, "anvil"), (5, "travel-gear-mouse"), (2, "root-tea-fox")], ids=["fox", "rabbit", "mouse"]
)
def test_a_crafting_piece_has_the_suit_of_its_clearing_and_the_suit_of_the_card_does_not_matter(
    clearing: int, card: str
) -> None:
    table = workshop("anvil,travel-gear-mouse,root-tea-fox", f"@{clearing}=marquise.workshop")
    assert craftable(table) == {card}


@pytest.mark.law("root 4.1.1")
def test_every_icon_needs_a_crafting_piece_of_its_suit() -> None:
    assert craftable(workshop("sword", "@8=marquise.workshop")) == set()
    assert craftable(workshop("sword", "@8=marquise.workshop", "@5=marquise.workshop")) == set()
    assert craftable(workshop("sword", "@8=marquise.workshop*2")) == {"sword"}
    assert craftable(workshop("sword", "@8=marquise.workshop", "@12=marquise.workshop")) == {"sword"}


@pytest.mark.law("root 4.1.1")
def test_a_cost_of_three_suits_needs_one_piece_of_each() -> None:
    fox, rabbit, mouse = "@8=marquise.workshop", "@5=marquise.workshop", "@2=marquise.workshop"
    assert craftable(workshop("tax-collector", fox, rabbit, mouse)) == {"tax-collector"}
    assert craftable(workshop("tax-collector", fox + "*2", rabbit)) == set()
    assert craftable(workshop("tax-collector", fox, mouse + "*2")) == set()
    assert craftable(workshop("tax-collector", rabbit, mouse + "*2")) == set()


@pytest.mark.law("root 4.1.1")
def test_each_crafting_piece_is_activated_only_once_per_turn() -> None:
    table = workshop("anvil,crossbow-mouse,armorers", "@8=marquise.workshop", "@12=marquise.workshop")
    table.choose("anvil")
    assert craftable(table) == {"armorers", "crossbow-mouse"}
    table.choose("crossbow-mouse")
    assert table.prompt == "actions"
    assert table.hand("marquise") == ["armorers"]


@pytest.mark.law("root 4.1.1")
def test_pieces_of_other_suits_stay_ready() -> None:
    table = workshop("anvil,root-tea-fox,crossbow-mouse", "@8=marquise.workshop", "@2=marquise.workshop")
    table.choose("anvil")
    assert craftable(table) == {"root-tea-fox"}


@pytest.mark.law("root 4.1.1")
@pytest.mark.ruling("general", 4)
def test_crafting_pieces_are_ready_again_the_next_turn() -> None:
    table = workshop("anvil,crossbow-mouse", "@8=marquise.workshop", rest="eyrie.hand=sappers,cobbler @2=eyrie.roost")
    table.choose("anvil")
    assert table.prompt == "actions"
    for _ in range(60):
        if table.prompt == "craft" and table.asked == "marquise":
            break
        table.choose("done" if "done" in table.offered else table.offered[0])
    assert craftable(table) == {"crossbow-mouse"}


@pytest.mark.law("root 4.1.1")
def test_any_is_paid_with_pieces_of_any_suit_which_the_player_chooses() -> None:
    pieces = ("@8=marquise.workshop*2", "@5=marquise.workshop*2", "@2=marquise.workshop")
    table = workshop("royal-claim,anvil,root-tea-fox,protection-racket", *pieces).choose("royal-claim")
    for suit in ("rabbit", "fox", "mouse"):
        assert (table.prompt, table.offered) == ("activate a crafting piece", ["fox", "rabbit", "mouse"])
        table.choose(suit)
    assert (table.prompt, table.offered) == ("activate a crafting piece", ["fox", "rabbit"])
    table.choose("rabbit")
    assert craftable(table) == {"anvil"}


@pytest.mark.law("root 4.1.1")
def test_any_counts_every_crafting_piece_whatever_its_suit() -> None:
    assert craftable(workshop("royal-claim", "@8=marquise.workshop*2", "@5=marquise.workshop")) == set()
    fox_only = workshop("royal-claim", "@8=marquise.workshop*2", "@12=marquise.workshop*2")
    assert craftable(fox_only) == {"royal-claim"}
    fox_only.choose("royal-claim")
    assert player(fox_only, "marquise")["crafted"] == ["royal-claim"]


@pytest.mark.law("root 4.1.1", "root 6.2.1")
def test_other_buildings_and_tokens_craft_nothing() -> None:
    table = workshop("anvil", "@8=marquise.sawmill,marquise.recruiter,marquise.wood*2", "@12=eyrie.roost")
    assert craftable(table) == set()


@pytest.mark.law("root 4.1.1", "root 7.2.1")
def test_the_eyrie_craft_with_roosts() -> None:
    line = "root seats=marquise,eyrie turn=eyrie phase=daylight @8=eyrie.roost @12=eyrie.roost,marquise.workshop "
    table = given(line + "@5=marquise.workshop eyrie.hand=sword,travel-gear-fox")
    assert craftable(table) == {"sword"}


@pytest.mark.law("root 4.1.1", "root 8.2.1")
def test_the_alliance_crafts_with_sympathy() -> None:
    line = "root seats=marquise,alliance turn=alliance phase=daylight @8=alliance.sympathy @2=alliance.sympathy "
    table = given(line + "alliance.hand=anvil,codebreakers,root-tea-fox,crossbow-mouse").choose("craft")
    assert craftable(table) == {"anvil", "codebreakers", "root-tea-fox", "crossbow-mouse"}
    table.choose("root-tea-fox").choose("craft")
    assert craftable(table) == {"anvil", "crossbow-mouse"}
    table.choose("anvil")
    assert (table.prompt, table.offered) == ("daylight", ["mobilize", "done"])


# The Vagabond's hammers


def vagabond(hand: str, hammers: int, place: str = "8") -> Situation:
    """The Vagabond in Daylight, with hammers and a sword, in a fox clearing unless another place is named."""
    line = (
        "root seats=vagabond,marquise,eyrie turn=vagabond phase=daylight "
        f"vagabond.satchel=sword,hammer*{hammers} vagabond.place={place} vagabond.hand={hand}"
    )
    return given(line)


@pytest.mark.law("root 4.1.1", "root 9.2.1", "root 9.5.8")
def test_the_vagabond_pays_hammers_of_the_suit_of_his_clearing() -> None:
    table = vagabond("anvil,root-tea-fox,foxfolk-steel,crossbow-mouse", 2).choose("craft")
    assert craftable(table) == {"anvil", "foxfolk-steel", "crossbow-mouse"}
    table.choose("foxfolk-steel")
    assert "craft" not in table.offered  # both hammers are exhausted
    assert player(table, "vagabond")["exhausted"] == ["hammer", "hammer"]
    assert player(table, "vagabond")["satchel"] == ["sword", "sword"]
    assert table.points("vagabond") == 2


@pytest.mark.law("root 4.1.1", "root 9.5.8")
@pytest.mark.ruling("vagabond", 1)
def test_the_vagabond_cannot_craft_a_mixed_cost() -> None:
    assert "craft" not in vagabond("tax-collector", 3).offered


@pytest.mark.law("root 4.1.1", "root 9.5.8")
def test_the_vagabond_pays_any_with_any_hammer() -> None:
    assert "craft" not in vagabond("royal-claim", 3).offered
    table = vagabond("royal-claim", 4, place="2").choose("craft")
    assert player(table, "vagabond")["crafted"] == ["royal-claim"]
    assert player(table, "vagabond")["exhausted"] == ["hammer"] * 4


# Immediate effects and items


@pytest.mark.law("root 4.1.2")
def test_an_item_goes_from_the_supply_to_the_crafted_items_box_and_the_card_is_discarded() -> None:
    table = workshop("root-tea-fox", "@2=marquise.workshop", rest="discard=sappers").choose("root-tea-fox")
    assert player(table, "marquise")["items"] == ["tea"]
    supply = {name: table.s.items[item] for item, name in enumerate(ITEM_NAMES)}
    assert supply == {"boots": 2, "bag": 2, "crossbow": 1, "hammer": 1, "sword": 2, "tea": 1, "coins": 2, "torch": 0}
    assert table.discarded() == ["sappers", "root-tea-fox"]


@pytest.mark.law("root 4.1.2")
def test_a_card_whose_item_is_gone_cannot_be_crafted() -> None:
    table = workshop("anvil,armorers", "@8=marquise.workshop", rest="supply.hammer=0")
    assert craftable(table) == {"armorers"}


@pytest.mark.law("root 4.1.2")
def test_the_last_item_is_crafted_once() -> None:
    hand = "birdy-bindle,mouse-in-a-sack,smugglers-trail"
    table = workshop(hand, "@2=marquise.workshop*2", "@11=marquise.workshop*2")
    table.choose("birdy-bindle", "mouse-in-a-sack")
    assert player(table, "marquise")["items"] == ["bag", "bag"]
    assert (table.prompt, table.hand("marquise")) == ("actions", ["smugglers-trail"])


@pytest.mark.law("root 4.1.2")
def test_an_item_in_another_players_box_is_not_in_the_supply() -> None:
    table = workshop("anvil,armorers", "@8=marquise.workshop", rest="eyrie.items=hammer")
    assert craftable(table) == {"armorers"}


@pytest.mark.law("root 4.1.2")
def test_an_immediate_effect_is_resolved_before_the_card_is_discarded() -> None:
    foxes = ("@8=marquise.workshop*2", "@12=marquise.workshop")
    table = workshop("favor-of-the-foxes", *foxes, rest="@6=eyrie.warrior*2").choose("favor-of-the-foxes")
    assert table.count("eyrie", "warrior", 6) == 0
    assert table.discarded() == ["favor-of-the-foxes"]
    assert "crafted" not in player(table, "marquise")
    happened = [event.name for event in table.events if event.name in ("crafted", "removed", "discarded")]
    assert happened == ["crafted", "removed", "discarded"]


@pytest.mark.law("root 4.1.2", "root 9.2.1")
def test_the_vagabond_has_no_box_and_takes_the_item_face_up() -> None:
    table = vagabond("root-tea-mouse", 1, place="2").choose("craft")
    assert player(table, "vagabond")["track"] == ["tea"]
    assert "items" not in player(table, "vagabond")
    assert table.discarded() == ["root-tea-mouse"]


# Persistent effects


@pytest.mark.law("root 4.1.3")
def test_a_persistent_card_lies_in_the_play_area_and_is_not_discarded() -> None:
    table = workshop("armorers", "@8=marquise.workshop").choose("armorers")
    assert player(table, "marquise")["crafted"] == ["armorers"]
    assert (table.hand("marquise"), table.discarded(), table.points("marquise")) == ([], [], 0)


@pytest.mark.law("root 4.1.3")
def test_the_effect_may_be_used_from_then_on() -> None:
    table = workshop("codebreakers", "@2=marquise.workshop", rest="eyrie.hand=anvil").choose("codebreakers")
    assert "codebreakers" in table.offered
    table.choose("codebreakers")
    assert len(table.happened("showed hand", "root 4.1.3")) == 1


@pytest.mark.law("root 4.1.3")
def test_only_its_owner_uses_an_effect() -> None:
    table = workshop("anvil", "@8=marquise.workshop", rest="alliance.crafted=codebreakers eyrie.hand=sword")
    assert table.offered == ["anvil", "done"]


@pytest.mark.law("root 4.1.3", "root G.1.7")
def test_a_card_in_the_play_area_is_no_card_of_the_hand() -> None:
    table = workshop("cobbler,anvil", rest="marquise.crafted=sappers,armorers @8=marquise.sawmill")
    table.choose("overwork")  # the bird cards in the play area cannot be spent for it
    assert (table.hand("marquise"), table.discarded()) == (["cobbler"], ["anvil"])
    assert player(table, "marquise")["crafted"] == ["armorers", "sappers"]


# No duplicates


@pytest.mark.law("root 4.1.4")
def test_an_effect_already_in_play_cannot_be_crafted_again() -> None:
    table = workshop("armorers,anvil", "@8=marquise.workshop", rest="marquise.crafted=armorers")
    assert craftable(table) == {"anvil"}


@pytest.mark.law("root 4.1.4")
def test_two_copies_in_hand_are_crafted_once() -> None:
    table = workshop("codebreakers*2,root-tea-fox", "@2=marquise.workshop*2").choose("codebreakers")
    assert craftable(table) & {"codebreakers", "root-tea-fox"} == {"root-tea-fox"}
    assert table.hand("marquise").count("codebreakers") == 1


@pytest.mark.law("root 4.1.4")
def test_the_same_effect_of_another_player_does_not_matter() -> None:
    table = workshop("armorers", "@8=marquise.workshop", rest="eyrie.crafted=armorers")
    assert craftable(table) == {"armorers"}


@pytest.mark.law("root 4.1.4")
def test_once_discarded_the_effect_can_be_crafted_again() -> None:
    line = (
        "root seats=marquise,eyrie turn=marquise phase=daylight @1=marquise.warrior*2,eyrie.warrior*2 "
        "@8=marquise.workshop marquise.crafted=armorers,command-warren marquise.hand=armorers"
    )
    table = given(line, luck=((1, 1),)).choose(1)  # a battle with Command Warren, before crafting
    assert table.prompt == "use armorers"
    table.choose("yes")
    assert craftable(table) == {"armorers"}


@pytest.mark.law("root 4.1.4")
def test_items_may_be_crafted_of_a_kind_that_one_has() -> None:
    table = workshop("root-tea-fox,root-tea-mouse", "@2=marquise.workshop*2")
    table.choose("root-tea-fox", "root-tea-mouse")
    assert player(table, "marquise")["items"] == ["tea", "tea"]


# Points for items


@pytest.mark.law("root 3.2.2")
def test_crafting_an_item_scores_what_the_card_shows() -> None:
    table = workshop("bake-sale,anvil", "@5=marquise.workshop*2", "@8=marquise.workshop", rest="marquise.points=4")
    table.choose("bake-sale")
    assert table.points("marquise") == 7
    table.choose("anvil")
    assert table.points("marquise") == 9
    assert len(table.happened("scored", "root 3.2.2")) == 2


@pytest.mark.law("root 3.2.2", "root 7.2.3", "root 7.8.1")
@pytest.mark.parametrize(("leader", "points"), [("builder", 3), ("despot", 1), ("commander", 1), ("charismatic", 1)])
def test_the_eyrie_score_one_unless_the_builder_leads(leader: str, points: int) -> None:
    line = f"root seats=marquise,eyrie turn=eyrie phase=daylight @5=eyrie.roost @10=eyrie.roost eyrie.leader={leader} "
    table = given(line + "eyrie.hand=bake-sale").choose("bake-sale")
    assert [event.args[1] for event in table.happened("scored", "root 3.2.2")] == [points]


@pytest.mark.law("root 3.2.2")
def test_a_card_without_an_item_scores_nothing() -> None:
    table = workshop("cobbler", "@5=marquise.workshop*2").choose("cobbler")
    assert table.points("marquise") == 0


@pytest.mark.law("root 3.2.2", "root 3.1")
def test_an_item_can_win_the_game() -> None:
    table = workshop("bake-sale", "@5=marquise.workshop*2", rest="marquise.points=27").choose("bake-sale")
    assert table.table.over
    assert table.table.result["winners"] == [table.seat("marquise")]


@pytest.mark.law("root 4.1.2", "root 3.1", "root 1.5.1")
@pytest.mark.parametrize(
    ("card", "crafted_with"),
    [("bake-sale", "@5=marquise.workshop*2"), ("favor-of-the-mice", "@11=marquise.workshop*3")],
)
def test_the_card_that_wins_the_game_is_not_lost(card: str, crafted_with: str) -> None:
    roosts = "@2=eyrie.roost @7=eyrie.roost @9=eyrie.roost"
    table = workshop(card, crafted_with, rest=f"{roosts} marquise.points=27").choose(card)
    assert table.table.over
    assert loads(dumps(table.s)) == table.s  # a card that is nowhere would be read back into the deck
