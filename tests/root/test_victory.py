"""Victory: Law of Root, chapter 3."""

from __future__ import annotations

import pytest
from tests.root.situation import Situation, given

from lawbound.kernel import IllegalChoice
from lawbound.root.cards import CARD
from lawbound.root.state import NONE

# 3.1 How to win


def winners(table: Situation) -> list[str]:
    return [table.s.players[seat].KEY for seat in table.table.result["winners"]]


@pytest.mark.law("root 3.1")
def test_reaching_30_points_wins_at_once() -> None:
    line = (
        "root seats=marquise,eyrie,alliance turn=marquise phase=daylight marquise.points=29 marquise.hand=anvil "
        "@1=marquise.workshop,marquise.warrior"
    )
    table = given(line).choose("anvil")
    assert table.table.over
    assert winners(table) == ["marquise"]
    assert table.points("marquise") == 31
    with pytest.raises(IllegalChoice):
        table.table.choose_index(0)


@pytest.mark.law("root 3.1")
def test_29_points_win_nothing() -> None:
    line = (
        "root seats=marquise,eyrie,alliance turn=marquise phase=daylight marquise.points=27 marquise.hand=anvil "
        "@1=marquise.workshop,marquise.warrior"
    )
    table = given(line).choose("anvil")
    assert (table.table.over, table.points("marquise")) == (False, 29)
    assert table.table.result == {}


@pytest.mark.law("root 3.1")
def test_a_player_may_win_in_another_players_turn() -> None:
    line = (
        "root seats=marquise,eyrie turn=marquise phase=daylight marquise.crafted=brutal-tactics eyrie.points=29 "
        "@1=marquise.warrior,eyrie.warrior*3"
    )
    table = given(line, luck=((0, 0),)).choose("battle", "yes")
    assert winners(table) == ["eyrie"]


@pytest.mark.law("root 3.1")
@pytest.mark.parametrize("seats", ["marquise,eyrie", "eyrie,marquise"])
def test_if_both_reach_30_at_once_the_player_taking_the_turn_wins(seats: str) -> None:
    """In one battle each side loses a warrior and a building to the other, and both have 29 points."""
    line = (
        f"root seats={seats} turn=eyrie phase=daylight step=the~Decree eyrie.leader=commander "
        "eyrie.resolved.move~bird=1 eyrie.hand=anvil eyrie.points=29 marquise.points=29 marquise.crafted=sappers "
        "@5=marquise.warrior,marquise.sawmill,eyrie.warrior,eyrie.roost"
    )
    table = given(line, luck=((1, 1),)).choose("yes")
    assert (table.points("marquise"), table.points("eyrie")) == (30, 30)
    assert winners(table) == ["eyrie"]


@pytest.mark.law("root 3.1")
def test_points_scored_one_after_another_are_not_simultaneous() -> None:
    """Brutal Tactics scores for the defender before the hits are dealt: that game is over."""
    line = (
        "root seats=marquise,eyrie turn=marquise phase=daylight marquise.crafted=brutal-tactics eyrie.points=29 "
        "marquise.points=29 @1=marquise.warrior*2,eyrie.roost"
    )
    table = given(line, luck=((2, 2),)).choose("battle", "yes")
    assert winners(table) == ["eyrie"]
    assert table.count("eyrie", "roost", 1) == 1


# 3.2 Scoring


@pytest.mark.law("root 3.2", "root 3.2.1")
def test_each_enemy_building_and_token_removed_scores_a_point_and_warriors_none() -> None:
    line = (
        "root seats=marquise,eyrie,alliance turn=alliance alliance.supporters=anvil,foxfolk-steel @6=alliance.sympathy,"
        "marquise.warrior*3,marquise.sawmill,marquise.wood*2,eyrie.roost,eyrie.warrior"
    )
    table = given(line).choose(6, "anvil")
    assert table.points("alliance") == 4


@pytest.mark.law("root 3.2.1")
@pytest.mark.ruling("general", 3)
def test_the_owner_of_a_removed_building_loses_no_points() -> None:
    line = (
        "root seats=marquise,eyrie turn=marquise phase=daylight eyrie.points=7 marquise.points=5 "
        "@1=marquise.warrior*2,eyrie.roost"
    )
    table = given(line, luck=((1, 0),)).until("actions").choose("battle")
    assert table.count("eyrie", "roost", 1) == 0
    assert (table.points("marquise"), table.points("eyrie")) == (6, 7)


@pytest.mark.law("root 3.2.1")
def test_a_hit_that_makes_an_enemy_remove_a_token_scores_for_the_one_who_dealt_it() -> None:
    line = (
        "root seats=marquise,eyrie,alliance turn=marquise phase=daylight @5=marquise.warrior,marquise.wood,"
        "alliance.warrior*2,alliance.sympathy marquise.hand=anvil"
    )
    table = given(line, luck=((0, 2),)).choose("battle")  # the defenders take the higher die: two hits
    assert table.count("marquise", "wood", 5) == 0
    assert table.points("alliance") == 1
    assert table.points("marquise") == 0


@pytest.mark.law("root 3.2.1")
def test_removing_ones_own_tokens_scores_nothing() -> None:
    line = (
        "root seats=marquise,eyrie turn=marquise phase=daylight @5=marquise.warrior,marquise.wood*2 "
        "@1=marquise.sawmill,marquise.warrior"
    )
    table = given(line).choose("build", "sawmill")
    assert table.count("marquise", "wood", 5) == 1
    assert table.points("marquise") == 1  # the space of the second sawmill, and nothing for the wood


@pytest.mark.law("root 3.2.2", "root 3.2")
@pytest.mark.parametrize(("card", "points"), [("anvil", 2), ("crossbow-mouse", 1)])
def test_crafting_an_item_scores_what_the_card_shows(card: str, points: int) -> None:
    line = (
        f"root seats=marquise,eyrie turn=marquise phase=daylight marquise.hand={card} "
        "@1=marquise.workshop,marquise.warrior"
    )
    table = given(line).choose(card)
    assert table.points("marquise") == points
    assert [event.args for event in table.happened("scored", "root 3.2.2")] == [(0, points, points)]


@pytest.mark.law("root 3.2.2")
def test_crafting_an_effect_scores_nothing() -> None:
    line = "root seats=marquise,eyrie turn=marquise phase=daylight marquise.hand=armorers @1=marquise.workshop"
    assert given(line).choose("armorers").points("marquise") == 0


# 3.3 Dominance


DAYLIGHT = "root seats=marquise,eyrie,alliance turn=marquise phase=daylight @2=marquise.warrior*2 "


@pytest.mark.law("root 3.3", "root 3.3.1")
@pytest.mark.parametrize(("points", "offered"), [(9, False), (10, True), (20, True)])
def test_a_dominance_card_is_activated_with_ten_points_or_more(points: int, offered: bool) -> None:
    table = given(f"{DAYLIGHT} marquise.points={points} marquise.hand=dominance-fox")
    assert ("activate dominance" in table.offered) == offered


@pytest.mark.law("root 3.3.1")
def test_a_dominance_card_is_activated_in_daylight_only() -> None:
    line = (
        "root seats=marquise,eyrie,alliance turn=alliance {} alliance.points=12 alliance.hand=dominance-fox "
        "alliance.officers=1 alliance.supporters=anvil @1=alliance.warrior"
    )
    for phase, offered in (("birdsong", False), ("daylight", True), ("evening", False)):
        table = given(line.format(f"phase={phase}"))
        assert table.s.acting.turn_steps[table.s.step].phase == ("birdsong", "daylight", "evening").index(phase) + 1
        assert ("activate dominance" in table.offered) == offered


@pytest.mark.law("root 3.3.1")
def test_an_activated_card_lies_in_the_play_area_and_its_player_scores_no_more() -> None:
    line = (
        f"{DAYLIGHT} marquise.points=12 marquise.hand=dominance-fox,anvil @1=marquise.workshop,marquise.warrior "
        "@5=marquise.warrior*2,alliance.sympathy step=actions"
    )
    table = given(line, luck=((0, 0),)).choose("activate dominance")
    assert table.hand("marquise") == ["anvil"]
    for seat in (0, 1, None):
        assert table.table.view(seat).state.dominance[0] == CARD["dominance-fox"]
    table.choose("battle")
    assert table.count("alliance", "sympathy", 5) == 0
    assert not table.happened("scored")
    assert table.points("marquise") == 12


@pytest.mark.law("root 3.3.1")
def test_points_that_would_be_scored_after_activation_win_nothing() -> None:
    line = (
        "root seats=marquise,eyrie,alliance turn=marquise phase=daylight marquise.points=29 marquise.hand=anvil "
        "marquise.dominance=dominance-fox @1=marquise.workshop,marquise.warrior"
    )
    table = given(line).choose("anvil")
    assert not table.table.over


def birdsong(dominance: str, board: str, rest: str = "") -> Situation:
    """The Alliance ends its turn; then the Birdsong of the Marquise starts."""
    line = (
        "root seats=marquise,eyrie,alliance turn=alliance phase=evening alliance.officers=1 @7=alliance.warrior "
        f"marquise.dominance=dominance-{dominance} {board} {rest}"
    )
    return given(line).choose("done")


def warriors(*clearings: int) -> str:
    return " ".join(f"@{c}=marquise.warrior" for c in clearings)


@pytest.mark.law("root 3.3", "root 3.3.1.I")
@pytest.mark.parametrize(
    ("suit", "clearings", "won"),
    [
        ("fox", (1, 6, 8), True),
        ("fox", (1, 6, 8, 12), True),
        ("fox", (1, 6, 3, 4, 5), False),
        ("rabbit", (3, 4, 10), True),
        ("rabbit", (3, 4, 1, 6, 8), False),
        ("mouse", (2, 9, 11), True),
        ("mouse", (2, 9, 1), False),
    ],
)
def test_three_clearings_of_the_suit_win_at_the_start_of_birdsong(
    suit: str, clearings: tuple[int, ...], won: bool
) -> None:
    table = birdsong(suit, warriors(*clearings))
    assert table.table.over == won
    if won:
        assert winners(table) == ["marquise"]
        assert table.points("marquise") == 0


@pytest.mark.law("root 3.3.1.I")
def test_the_condition_is_checked_only_at_the_start_of_birdsong() -> None:
    line = (
        "root seats=marquise,eyrie,alliance turn=marquise phase=daylight marquise.points=12 "
        "marquise.hand=dominance-fox @1=marquise.warrior @6=marquise.warrior @8=marquise.warrior"
    )
    table = given(line).choose("activate dominance")
    assert not table.table.over
    table.choose("done")  # the turns of the others pass first
    for _ in range(20):
        if table.table.over:
            break
        table.choose("done" if "done" in table.offered else table.offered[0])
    assert winners(table) == ["marquise"]
    assert table.s.turn == table.seat("marquise")


@pytest.mark.law("root 3.3.1.II")
@pytest.mark.parametrize(
    ("clearings", "won"),
    [((1, 3), True), ((2, 4), True), ((1, 2), False), ((1, 4), False), ((2, 3), False), ((5, 9, 12), False)],
)
def test_bird_dominance_wins_with_two_opposite_corners(clearings: tuple[int, ...], won: bool) -> None:
    assert birdsong("bird", warriors(*clearings)).table.over == won


@pytest.mark.law("root 3.3.1.I", "root 2.5")
def test_presence_without_rule_is_not_dominance() -> None:
    assert not birdsong("fox", "@1=marquise.warrior @6=marquise.warrior @8=marquise.warrior,eyrie.warrior").table.over


@pytest.mark.law("root 3.3.2")
def test_an_activated_card_cannot_be_replaced_by_another() -> None:
    line = f"{DAYLIGHT} marquise.points=12 marquise.dominance=dominance-fox marquise.hand=dominance-mouse"
    table = given(line)
    assert "activate dominance" not in table.offered
    # The one in the play area cannot be spent either; the one in hand can.
    line = f"{DAYLIGHT} marquise.dominance=dominance-fox @6=marquise.sawmill"
    assert "overwork" not in given(line).offered


@pytest.mark.ruling("dominance-bird", 1)
@pytest.mark.law("root 3.3.2")
def test_an_activated_card_does_not_count_towards_the_hand_limit() -> None:
    line = f"{DAYLIGHT} marquise.points=12 marquise.dominance=dominance-fox marquise.hand=anvil,sword,cobbler,sappers"
    table = given(line).until("actions").choose("done")
    assert len(table.hand("marquise")) == 5
    assert table.prompt != "discard to the hand limit"
    assert not table.happened("discarded")


@pytest.mark.ruling("dominance-bird", 1)
@pytest.mark.law("root 3.3.2")
def test_removing_all_pieces_of_a_player_leaves_their_dominance_card() -> None:
    line = (
        "root seats=marquise,eyrie,alliance turn=alliance alliance.supporters=anvil,foxfolk-steel "
        "marquise.dominance=dominance-fox @1=alliance.sympathy,marquise.warrior,marquise.keep"
    )
    table = given(line).choose(1, "anvil")
    assert table.s.dominance[0] == CARD["dominance-fox"]
    assert not table.s.available


@pytest.mark.law("root 3.3.3")
def test_a_dominance_card_is_spent_for_its_suit_and_then_available_to_all() -> None:
    line = f"{DAYLIGHT} marquise.hand=dominance-fox @6=marquise.sawmill,marquise.warrior"
    table = given(line).until("actions").choose("overwork")
    assert table.count("marquise", "wood", 6) == 1
    for seat in (0, 1, 2, None):
        assert list(table.table.view(seat).state.available) == [CARD["dominance-fox"]]
    assert table.discarded() == []


@pytest.mark.law("root 3.3.3")
def test_a_dominance_card_purged_from_the_decree_is_available_too() -> None:
    line = (
        "root seats=marquise,eyrie,alliance turn=eyrie phase=daylight eyrie.leader=despot eyrie.hand=cobbler "
        "eyrie.decree.recruit=dominance-mouse,anvil @3=eyrie.warrior*3,eyrie.roost"
    )
    table = given(line).choose("fox")  # no roost in a fox clearing: turmoil
    table.choose("builder")
    assert list(table.s.available) == [CARD["dominance-mouse"]]
    assert table.discarded() == ["anvil"]


@pytest.mark.ruling("dominance-bird", 2)
@pytest.mark.law("root 3.3.3")
def test_a_dominance_card_discarded_over_the_hand_limit_is_available_too() -> None:
    line = f"{DAYLIGHT} marquise.hand=anvil,sword,cobbler,sappers,dominance-bird"
    table = given(line).until("actions").choose("done", "dominance-bird")
    assert list(table.s.available) == [CARD["dominance-bird"]]


@pytest.mark.law("root 3.3.4")
def test_an_available_card_is_taken_in_daylight_for_a_card_of_its_suit() -> None:
    table = given(f"{DAYLIGHT} available=dominance-fox,dominance-mouse marquise.hand=anvil,armorers,bake-sale")
    table.choose("take dominance")
    assert table.offered == ["dominance-fox", "dominance-mouse"]
    table.choose("dominance-fox")
    assert sorted(table.offered) == ["anvil", "armorers"]
    table.choose("anvil")
    assert sorted(table.hand("marquise")) == ["armorers", "bake-sale", "dominance-fox"]
    assert list(table.s.available) == [CARD["dominance-mouse"]]
    assert table.discarded() == ["anvil"]


@pytest.mark.ruling("dominance-bird", 2)
@pytest.mark.law("root 3.3.4")
def test_the_bird_dominance_card_costs_a_bird() -> None:
    line = f"{DAYLIGHT} available=dominance-bird marquise.hand="
    assert "take dominance" not in given(f"{line}anvil,sword,bake-sale").offered
    table = given(f"{line}anvil,armorers").choose("take dominance")
    assert table.discarded() == ["armorers"]


@pytest.mark.law("root 3.3.4", "root 2.1.1")
def test_the_bird_dominance_card_pays_for_no_other_suit_though_other_birds_do() -> None:
    line = f"{DAYLIGHT} available=dominance-fox,dominance-mouse marquise.hand=dominance-bird"
    assert "take dominance" not in given(line).offered
    assert "take dominance" not in given(f"{line},bake-sale").offered  # a rabbit card
    table = given(f"{line},anvil,armorers").choose("take dominance", "dominance-fox")
    assert sorted(table.offered) == ["anvil", "armorers"]
    table = given(f"{line},armorers").choose("take dominance", "dominance-mouse")
    assert (table.hand("marquise"), table.discarded()) == (["dominance-bird", "dominance-mouse"], ["armorers"])


@pytest.mark.law("root 3.3.3", "root 3.3.4", "root 2.1.1")
def test_only_for_taking_dominance_cards_is_the_bird_dominance_card_no_wild_card() -> None:
    line = f"{DAYLIGHT} marquise.hand=dominance-bird @1=marquise.sawmill available=dominance-fox"
    table = given(line).choose("overwork")
    assert list(table.s.available) == [CARD["dominance-bird"], CARD["dominance-fox"]]


@pytest.mark.law("root 3.3.4")
def test_a_hand_that_nobody_has_seen_does_not_pay_with_the_bird_dominance_card() -> None:
    table = given(f"{DAYLIGHT} available=dominance-fox marquise.hand=?*3").choose("take dominance")
    assert {"anvil", "armorers"} <= set(table.offered)
    assert "dominance-bird" not in table.offered


@pytest.mark.law("root 3.3.4")
def test_available_cards_are_not_taken_outside_daylight() -> None:
    line = (
        "root seats=marquise,eyrie,alliance turn=alliance {} available=dominance-fox alliance.hand=anvil "
        "alliance.officers=1 alliance.supporters=foxfolk-steel @1=alliance.warrior"
    )
    assert "take dominance" not in given(line.format("phase=birdsong")).offered
    assert "take dominance" in given(line.format("phase=daylight")).offered
    assert "take dominance" not in given(line.format("phase=evening")).offered


@pytest.mark.law("root 3.3.4", "root 3.3.1")
def test_a_taken_card_is_in_hand_and_activated_from_there() -> None:
    table = given(f"{DAYLIGHT} available=dominance-fox marquise.hand=anvil marquise.points=10")
    assert "activate dominance" not in table.offered  # beside the map it is nobody's
    table.choose("take dominance", "activate dominance")
    assert table.s.dominance[0] == CARD["dominance-fox"]
    assert table.s.dominance[1] == NONE
    assert table.hand("marquise") == []
