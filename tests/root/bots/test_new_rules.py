"""New rules: Law of Rootbotics, chapter 2.

Autumn map: fox 1 6 8 12, rabbit 3 4 5 10, mouse 2 7 9 11.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest
from tests.root.situation import Situation, given

from lawbound.kernel import Event
from lawbound.root.cards import CARD
from lawbound.root.select import decided_by

FOX, RABBIT, MOUSE, BIRD = "tax-collector", "cobbler", "codebreakers", "armorers"  # orders that show no item


def marquise(position: str, luck: Sequence[Any], others: str = "alliance", rest: str = "") -> Situation:
    """A whole turn of the Mechanical Marquise; the Alliance, which holds a card, is asked after it."""
    hand = "" if "alliance.hand" in position or "bot:alliance" in others else "alliance.hand=sappers"
    return given(f"root seats=bot:marquise,{others} turn=marquise {hand} {position} {rest}", luck=luck)


def battles(table: Situation) -> list[tuple[int, str]]:
    """Where and against whom the bot battled, in order."""
    return [(event.args[2], table.s.players[event.args[1]].KEY) for event in table.happened("battle")]


def moves(table: Situation) -> list[tuple[int, int]]:
    return [event.args[1:3] for event in table.happened("moved")]


def choices(table: Situation, article: str) -> list[Event]:
    return table.happened("chose", article)


# Clearings and players


@pytest.mark.law("rootbotics 2.1")
def test_among_equals_the_clearing_of_highest_priority_is_chosen() -> None:
    table = marquise("@5=marquise.warrior @10=marquise.warrior @3=marquise.warrior*2", (FOX,))
    assert table.count("marquise", "sawmill", 3) == 1  # the most warriors decide before any priority
    table = marquise("@5=marquise.warrior @10=marquise.warrior @4=marquise.warrior", (FOX,))
    assert table.count("marquise", "sawmill", 4) == 1  # 4 before 5 and 10


THREE = "eyrie.leader=despot @3=eyrie.roost @1=marquise.warrior*3,eyrie.warrior,alliance.warrior"


@pytest.mark.law("rootbotics 2.2")
@pytest.mark.edition("faction_tiebreak", "turn_order")
@pytest.mark.edition("faction_tiebreak", "setup_order")
def test_among_equal_factions_the_first_in_turn_order_or_setup_order_is_chosen() -> None:
    def target(rest: str) -> list[tuple[int, str]]:
        return battles(marquise(THREE, (FOX, (0, 0)), "eyrie,alliance", rest))

    assert target("order=eyrie,alliance,marquise") == [(1, "eyrie")]
    assert target("order=alliance,eyrie,marquise") == [(1, "alliance")]
    # Counted from the starting player, not from the bot whose turn it is.
    assert target("order=alliance,marquise,eyrie") == [(1, "alliance")]
    assert target("order=alliance,eyrie,marquise options.faction_tiebreak=setup_order") == [(1, "eyrie")]
    assert target("order=alliance,eyrie,marquise edition=pl")[0] == (1, "eyrie")


@pytest.mark.law("rootbotics 2.3")
def test_what_is_not_legal_gives_way_to_the_next_best() -> None:
    # The Eyrie rules 1 and 5, so no move leads from 1 to 5, where most enemies are; 9 is ruled by the bot.
    position = (
        "eyrie.leader=despot @1=marquise.warrior*5,eyrie.warrior*6 @5=eyrie.warrior*4 "
        "@9=marquise.warrior*2,eyrie.warrior @10=marquise.warrior*2"
    )
    table = marquise(position, (FOX, (0, 0)), "alliance,eyrie")
    assert moves(table) == [(1, 9)]
    ruled = marquise(position.replace("eyrie.warrior*6", "eyrie.warrior"), (FOX, (0, 0)), "alliance,eyrie")
    assert moves(ruled) == [(1, 5)]


@pytest.mark.law("rootbotics 2.4")
def test_actions_are_taken_from_the_highest_priority_down() -> None:
    here = "marquise.warrior*5,alliance.warrior"
    table = marquise(f"@11={here} @2={here} @9={here} @7={here}", (MOUSE, (0, 0), (0, 0), (0, 0), (0, 0)))
    assert [clearing for clearing, _ in battles(table)] == [2, 7, 9, 11]
    assert [origin for origin, _ in moves(table)] == sorted(origin for origin, _ in moves(table))
    assert [destination for _, destination in moves(table)] != sorted(destination for _, destination in moves(table))


@pytest.mark.law("rootbotics 2.5")
def test_each_criterion_looks_only_at_those_that_the_earlier_ones_left() -> None:
    position = (
        "eyrie.leader=despot eyrie.points=20 alliance.points=1 vagabond.points=25 vagabond.place=2 "
        "@1=marquise.warrior*3,eyrie.warrior,alliance.warrior*2"
    )
    table = marquise(position, (FOX, (0, 0)), "eyrie,alliance,vagabond")
    assert battles(table) == [(1, "alliance")]  # most pieces; the Eyrie's points do not matter then
    position = position.replace("alliance.warrior*2", "alliance.warrior")
    tied = marquise(position, (FOX, (0, 0)), "eyrie,alliance,vagabond")
    assert battles(tied) == [(1, "eyrie")]


@pytest.mark.law("rootbotics 2.3", "rootbotics 2.5")
def test_a_choice_is_told_with_candidates_criteria_and_the_article_that_decided() -> None:
    table = marquise("@5=marquise.warrior @10=marquise.warrior @4=marquise.warrior @1=marquise.warrior", (FOX,))
    event = choices(table, "rootbotics 4.5.3")[0]
    seat, chosen, steps, kind = event.args
    assert (seat, chosen, kind) == (table.seat("marquise"), 1, "clearing")
    # In 1 four warriors were recruited, so it has the most.
    assert steps[0] == ("candidates", "rootbotics 4.5.3", (1, 4, 5, 10))
    assert [(article, left) for _, article, left in steps[1:]] == [
        ("rootbotics 2.3", (1, 4, 5, 10)),
        ("rootbotics 4.5.3", (1,)),
        ("rootbotics 2.1", (1,)),
    ]
    assert "own warriors" in steps[2][0]
    assert decided_by(steps)[1] == "rootbotics 4.5.3"
    tie = marquise("@5=marquise.warrior @10=marquise.warrior @4=marquise.warrior", (FOX,))
    assert decided_by(choices(tie, "rootbotics 4.5.3")[0].args[2]) == ("highest priority", "rootbotics 2.1")


def test_a_choice_without_candidates_is_told_too() -> None:
    table = marquise("@2=alliance.warrior", (FOX,))
    event = choices(table, "rootbotics 4.5.3")[0]
    assert event.args[1] is None
    assert decided_by(event.args[2]) == ("candidates", "rootbotics 4.5.3")


# Players, humans, bots


@pytest.mark.law("rootbotics 2.6")
@pytest.mark.edition("player_term", "player_includes_bots")
@pytest.mark.edition("player_term", "player_means_human")
@pytest.mark.parametrize("term", ["player_includes_bots", "player_means_human"])
def test_bots_and_humans_alike_are_enemies_of_a_bot(term: str) -> None:
    """The word alone changes nothing: what the Polish edition rules otherwise has options of its own."""
    position = f"options.player_term={term} eyrie.leader=despot @3=eyrie.roost,eyrie.warrior "
    position += "@1=marquise.warrior*3,"
    bot = marquise(position + "alliance.warrior*2,eyrie.warrior", (FOX, (0, 0)), "bot:alliance,eyrie")
    assert battles(bot)[0] == (1, "alliance")
    human = marquise(position + "alliance.warrior,eyrie.warrior*2", (FOX, (0, 0)), "bot:alliance,eyrie")
    assert battles(human)[0] == (1, "eyrie")


# The order card


@pytest.mark.law("rootbotics 2.7")
def test_the_order_card_is_drawn_face_up_and_decides_the_clearings() -> None:
    here = "marquise.warrior,alliance.warrior"
    position = f"@1={here} @5={here} @2={here} @3=marquise.warrior*2"
    for order, clearings in ((FOX, [1]), (RABBIT, [5]), (MOUSE, [2]), (BIRD, [1, 2, 5])):
        table = marquise(position, (order, (0, 0), (0, 0), (0, 0)))
        assert [event.args[1] for event in table.happened("order")] == [CARD[order]]
        assert sorted({clearing for clearing, _ in battles(table)}) == clearings


@pytest.mark.law("rootbotics 2.7")
def test_everybody_sees_the_order_card() -> None:
    line = "root seats=bot:marquise,alliance turn=marquise step=battle marquise.order=tax-collector "
    table = given(line + "@1=marquise.warrior*3,alliance.warrior*3,alliance.sympathy,alliance.fox~base", luck=[(3, 3)])
    pile = table.player("marquise").pile
    for seat in (None, 0, 1):
        assert list(table.table.view(seat).state.piles[pile]) == list(table.s.piles[pile])


# Poor manual dexterity


@pytest.mark.law("rootbotics 2.8", "rootbotics 2.8.1")
@pytest.mark.open_question("stand_and_deliver_and_swap_meet")
def test_whoever_takes_a_card_from_a_bot_draws_one_instead() -> None:
    line = "root seats=marquise,bot:alliance,eyrie turn=marquise phase=birdsong marquise.crafted=stand-and-deliver "
    line += "eyrie.leader=despot @3=eyrie.roost eyrie.hand=anvil @1=marquise.warrior"
    table = given(line, luck=["sword"]).choose("stand and deliver")
    assert table.offered == ["alliance", "eyrie"]
    table.choose("alliance")
    assert table.hand("marquise") == ["sword"]
    assert table.points("alliance") == 1  # the card's own point for the victim
    assert table.hand("alliance") == []


@pytest.mark.law("rootbotics 2.8.1", "root D.1.2")
@pytest.mark.open_question("stand_and_deliver_and_swap_meet")
def test_a_thief_who_steals_from_a_bot_draws_a_card() -> None:
    line = "root seats=vagabond,bot:marquise turn=vagabond phase=daylight vagabond.character=thief vagabond.place=1"
    table = given(f"{line} vagabond.satchel=torch,boots @1=marquise.warrior", luck=["sword"]).choose("special action")
    assert (table.hand("vagabond"), table.points("marquise")) == (["sword"], 0)


@pytest.mark.law("root 4.1.3", "rootbotics 2.8")
@pytest.mark.open_question("bots_and_exiles_partisans")
def test_codebreakers_find_no_hand_of_a_bot() -> None:
    line = "root seats=marquise,bot:alliance,eyrie turn=marquise phase=daylight marquise.crafted=codebreakers "
    line += "eyrie.leader=despot @3=eyrie.roost @1=marquise.warrior"
    assert "codebreakers" not in given(line).offered
    table = given(f"{line} eyrie.hand=anvil").choose("codebreakers")
    assert [event.args[0] for event in table.happened("showed hand")] == [table.seat("eyrie")]


@pytest.mark.law("rootbotics 2.8.1")
def test_a_card_given_to_a_bot_is_discarded_and_the_bot_scores_a_point() -> None:
    line = (
        "root seats=vagabond,bot:marquise turn=vagabond phase=daylight vagabond.place=1 vagabond.satchel=boots*2,sword "
        "vagabond.hand=foxfolk-steel marquise.items=hammer @1=marquise.warrior"
    )
    table = given(line).choose("aid")
    while table.table.pending is not None and "hammer" not in table.offered:
        table.choose(table.offered[0])
    assert table.discarded() == ["foxfolk-steel"]
    assert table.points("marquise") == 1
    table.choose("hammer")
    assert sum(table.s.crafted_items) == 0  # the Vagabond has taken it


@pytest.mark.law("rootbotics 2.8.1")
@pytest.mark.open_question("bots_draw_a_card")
def test_a_bot_that_should_draw_scores_a_point_instead() -> None:
    line = "root seats=marquise,bot:alliance,eyrie turn=marquise marquise.crafted=better-burrow-bank "
    table = given(line + "eyrie.leader=despot @3=eyrie.roost @1=marquise.warrior", luck=["sword"]).choose("alliance")
    assert table.hand("marquise") == ["sword"]
    assert (table.points("alliance"), table.hand("alliance")) == (1, [])


@pytest.mark.law("rootbotics 2.8.1")
@pytest.mark.edition("bot_gives_card_to_bot", "receiver_scores")
@pytest.mark.edition("bot_gives_card_to_bot", "not_covered")
@pytest.mark.parametrize(("value", "points"), [("receiver_scores", 1), ("not_covered", 0)])
def test_a_bot_that_should_give_a_bot_a_card_gives_nothing_but_the_other_may_score(value: str, points: int) -> None:
    """A thief with a single item steals from a bot; in a questing order that comes before any battle."""
    line = (
        f"root seats=bot:vagabond/thief+questing,bot:alliance,marquise turn=vagabond phase=daylight "
        f"options.bot_gives_card_to_bot={value} vagabond.order=tax-collector vagabond.place=2 vagabond.satchel=torch "
        "@2=alliance.sympathy,alliance.warrior @3=marquise.warrior marquise.hand=sappers"
    )
    table = given(line, luck=[(0, 0)])
    assert [event.args[:2] for event in table.happened("scored", "rootbotics 2.8.1")] == [(0, 1)] * points
    assert table.hand("marquise") == ["sappers"]


# Hates surprises


@pytest.mark.law("rootbotics 2.8", "rootbotics 2.8.2")
def test_ambush_cards_cannot_be_played_against_bots() -> None:
    position = "@1=marquise.warrior*3,alliance.warrior alliance.hand=ambush-fox,ambush-bird"
    table = marquise(position, (FOX, (0, 0)))
    assert battles(table) == [(1, "alliance")]
    assert not table.happened("ambush")
    assert table.prompt != "ambush"
    human = given(
        "root seats=marquise,alliance turn=marquise phase=daylight @1=marquise.warrior*3,alliance.warrior "
        "alliance.hand=ambush-fox"
    )
    assert human.until("actions").choose("battle").prompt == "ambush"
