"""The Corvid Conspiracy: Law of Root, chapter 13."""

from __future__ import annotations

import random
from typing import Any

import pytest
from hypothesis import given as examples
from hypothesis import strategies as st
from tests.root.situation import Situation, given, setup
from tests.root.test_hidden import check_agreement
from tests.root.test_properties import pick, property_of_games, seeds

from lawbound.kernel import LawboundError, Seeded, Table
from lawbound.root.battle import why_not_any_battle
from lawbound.root.cards import UNKNOWN
from lawbound.root.factions.corvids import PLOTS, Corvids
from lawbound.root.factions.corvids.secrets import KIND
from lawbound.root.naming import PositionError
from lawbound.root.pieces import CLEARINGS
from lawbound.root.position_text import dumps, loads
from lawbound.root.removal import Removal
from lawbound.root.rules import ROOT
from lawbound.root.state import State

SEATS = "root seats=corvids,marquise,eyrie turn=corvids"


def corvids(rest: str, luck: tuple[object, ...] = ()) -> Situation:
    """The Corvids at the start of their turn, or where the rest says."""
    return given(f"{SEATS} {rest}", luck=luck)


def marquise(rest: str, luck: tuple[object, ...] = ()) -> Situation:
    """The Marquise before her actions."""
    return given(f"root seats=marquise,corvids,eyrie turn=marquise step=actions {rest}", luck=luck)


def board(table: Situation) -> dict[str, Any]:
    return table.player("corvids").describe(table.s)


def warriors(table: Situation, *clearings: int) -> list[int]:
    return [table.count("corvids", "warrior", clearing) for clearing in clearings]


def lying(table: Situation, clearing: int) -> list[str]:
    """What lies there, as all see it."""
    return [name for name in ("plot", *PLOTS) if table.count("corvids", name, clearing)]


# Setup


@pytest.mark.law("root 13.3", "root 13.3.1", "root 13.3.2", "root 13.2.2")
def test_they_scatter_a_warrior_in_a_clearing_of_each_suit() -> None:
    table = setup("corvids", "alliance").until("scatter")
    assert table.offered == [1, 6, 8, 12]
    table.choose(8)
    assert table.offered == [3, 4, 5, 10]
    table.choose(5)
    assert table.offered == [2, 7, 9, 11]
    table.choose(11)
    assert warriors(table, 0, 5, 8, 11) == [12, 1, 1, 1]
    assert [table.count("corvids", name, 0) for name in ("plot", *PLOTS)] == [8, 2, 2, 2, 2]


@pytest.mark.law("root 13.3.2", "root 6.2.2")
def test_they_do_not_scatter_to_the_keep() -> None:
    table = setup("marquise", "corvids").until("place the keep").choose(1).until("scatter", None)
    assert table.offered == [6, 8, 12]


# Crafting


@pytest.mark.law("root 13.2.1", "root 13.4.1", "root 13.4")
def test_they_craft_first_of_all_with_plots_of_either_facing() -> None:
    table = corvids("@8=corvids.plot,corvids.warrior @12=corvids.snare corvids.hand=sword corvids.plots.8=raid")
    assert (table.prompt, table.offered) == ("craft", ["sword", "done"])
    table.choose("sword")
    assert table.points("corvids") == 2
    assert table.prompt == "flip plots"
    assert corvids("@8=corvids.plot corvids.hand=sword").prompt != "craft"  # it takes two foxes


# Plot tokens


@pytest.mark.law("root 13.5.2", "root 13.2.2.II", "root 13.2.2.I")
def test_a_plot_of_their_choice_costs_a_warrior_and_lies_face_down() -> None:
    rest = "step=daylight @1=corvids.warrior*2 @2=corvids.warrior,corvids.plot @5=corvids.warrior,corvids.snare"
    table = corvids(rest).choose("plot")
    assert table.prompt == "lay which plot"  # clearing 1 is the only one without a plot
    assert table.offered == ["bomb", "snare", "extortion", "raid"]
    table.choose("raid")
    assert (lying(table, 1), board(table)["plots"]) == (["plot"], {"1": "raid", "2": "?"})
    assert warriors(table, 0, 1) == [12, 1]
    (placed,) = table.happened("placed", "root 13.5.2")
    assert table.s.box.piece_name(placed.args[0]) == "plot"


@pytest.mark.law("root 13.2.2", "root 13.2.2.I")
def test_they_choose_among_the_kinds_that_are_left() -> None:
    gone = "@2=corvids.bomb @3=corvids.bomb @5=corvids.snare @6=corvids.plot corvids.plots.6=snare"
    table = corvids(f"step=daylight @1=corvids.warrior {gone}").choose("plot")
    assert table.offered == ["extortion", "raid"]
    known = " ".join([f"@{c}=corvids.plot corvids.plots.{c}={PLOTS[c % 4]}" for c in range(2, 10)])
    table = corvids(f"step=daylight @1=corvids.warrior {known}")
    assert "plot" not in table.offered  # all eight lie on the map


@pytest.mark.law("root 13.2.2.I")
def test_what_came_back_to_the_supply_can_be_laid_again() -> None:
    all_but_one = "@2=corvids.bomb @3=corvids.snare @5=corvids.snare @6=corvids.extortion @8=corvids.extortion"
    raids = "@9=corvids.raid @10=corvids.raid"
    table = corvids(f"step=daylight corvids.returned.bomb=1 @1=corvids.warrior {all_but_one} {raids}").choose("plot")
    assert board(table)["plots"] == {"1": "bomb"}
    assert board(table)["returned"] == {}  # nobody else can tell any more what lies in the supply


@pytest.mark.law("root 13.5.2")
def test_every_further_plot_of_a_turn_costs_a_warrior_more() -> None:
    rest = "step=daylight @1=corvids.warrior @2=corvids.warrior @5=corvids.warrior*2 @6=corvids.warrior*3"
    table = corvids(rest).choose("plot")
    assert table.offered == [1, 2, 5, 6]
    table.choose(1, "bomb").choose("plot")
    assert table.offered == [5, 6]
    table.choose(5, "bomb").choose("plot", "raid")
    assert warriors(table, 1, 2, 5, 6) == [0, 1, 0, 0]
    assert (lying(table, 6), board(table)["laid"]) == (["plot"], 3)
    exerting = corvids("step=exert corvids.laid=1 @1=corvids.warrior*2 @2=corvids.warrior").choose("plot", "raid")
    assert (lying(exerting, 1), warriors(exerting, 1, 2)) == (["plot"], [0, 1])


@pytest.mark.law("root 13.5.2", "root 6.2.2")
def test_no_plot_is_laid_at_the_keep() -> None:
    table = corvids("step=daylight @1=corvids.warrior,marquise.keep @5=corvids.warrior").choose("plot", "bomb")
    assert (lying(table, 1), lying(table, 5)) == ([], ["plot"])


# Nimble, and embedded agents


@pytest.mark.law("root 13.2.3", "root 13.5.1")
def test_nimble_they_move_whoever_rules() -> None:
    table = corvids("step=daylight @1=corvids.warrior*2,marquise.warrior*5 @5=marquise.warrior*5").choose("move", 5, 2)
    assert warriors(table, 1, 5) == [0, 2]


@pytest.mark.law("root 13.2.5")
@pytest.mark.parametrize(("pieces", "lost"), [("corvids.plot", 1), ("corvids.snare", 0), ("corvids.warrior", 0)])
def test_embedded_agents_deal_a_hit_as_defender_even_alone(pieces: str, lost: int) -> None:
    table = marquise(f"@1=marquise.warrior*3,{pieces}", luck=((0, 0),)).choose("battle")
    assert table.count("marquise", "warrior", 1) == 3 - lost


@pytest.mark.law("root 13.2.5", "root 13.5.3")
def test_embedded_agents_do_nothing_for_an_attacker() -> None:
    rest = "step=daylight @1=marquise.warrior*3,corvids.plot,corvids.warrior*2 corvids.plots.1=raid"
    table = corvids(rest, luck=((0, 0),)).choose("battle")
    assert table.happened("battle")
    assert table.count("marquise", "warrior", 1) == 3


# Exposure

PLOT_AT_1 = "@1=corvids.plot,marquise.warrior corvids.plots.1"


@pytest.mark.law("root 13.2.4")
def test_a_right_guess_removes_the_plot_for_a_point_and_keeps_the_card() -> None:
    table = marquise(f"{PLOT_AT_1}=snare marquise.hand=anvil").choose("expose")
    assert (table.prompt, table.offered) == ("guess a plot", ["bomb", "snare", "extortion", "raid"])
    table.choose("snare")
    assert lying(table, 1) == []
    assert (table.points("marquise"), table.hand("marquise")) == (1, ["anvil"])
    assert board(table)["returned"] == {"snare": 1}  # all have seen it
    (shown,) = table.happened("showed card")
    assert shown.audience == (0, 1)


@pytest.mark.law("root 13.2.4")
def test_a_wrong_guess_costs_the_card_and_rules_the_kind_out() -> None:
    table = marquise(f"{PLOT_AT_1}=snare marquise.hand=anvil,foxfolk-steel").choose("expose", "anvil", "raid")
    assert (lying(table, 1), table.points("marquise")) == (["plot"], 0)
    assert (table.hand("marquise"), table.hand("corvids")) == (["foxfolk-steel"], ["anvil"])
    assert board(table)["ruled out"] == {"1": ["raid"]}


@pytest.mark.law("root 13.2.4", "root 1.4.2")
@pytest.mark.open_question("exposure_again_and_again")
def test_exposure_may_be_tried_as_often_as_there_are_cards() -> None:
    table = marquise(f"{PLOT_AT_1}=snare marquise.hand=anvil,foxfolk-steel,bake-sale @5=marquise.warrior")
    table.choose("expose", "anvil", "raid").choose("expose")
    assert table.prompt == "guess a plot"  # one card of its suit is left
    table.choose("bomb")
    assert "expose" not in table.offered
    assert board(table)["ruled out"] == {"1": ["bomb", "raid"]}


@pytest.mark.law("root 13.2.4", "root 1.4.2")
@pytest.mark.open_question("exposure_again_and_again")
def test_no_exposure_comes_inside_an_action() -> None:
    table = marquise(f"{PLOT_AT_1}=snare marquise.hand=anvil @5=marquise.warrior*2")
    assert "expose" in table.offered
    table.choose("march")
    while table.prompt != "actions":
        assert "expose" not in table.offered
        table.choose(table.offered[0])
    assert table.happened("moved")
    assert "expose" in table.offered


@pytest.mark.law("root 13.2.4", "root 2.1.1.I")
def test_a_bird_is_a_card_of_any_suit() -> None:
    table = marquise(f"{PLOT_AT_1}=snare marquise.hand=armorers").choose("expose", "snare")
    assert table.points("marquise") == 1


@pytest.mark.law("root 13.2.4", "root 13.7.4")
def test_a_raid_that_is_exposed_has_no_effect() -> None:
    table = marquise(f"{PLOT_AT_1}=raid marquise.hand=anvil").choose("expose", "raid")
    assert warriors(table, 0, 5, 9, 10) == [15, 0, 0, 0]
    player = table.player("corvids")
    exposed = Removal(player.seat, 0, 1)
    exposed.add(player.row("plot"), 1)
    assert player.after_losing(table.s, exposed) == []  # nothing waits that somebody would have to put in order


@pytest.mark.law("root 13.2.4")
@pytest.mark.parametrize(
    "rest",
    [
        "@1=corvids.plot marquise.hand=anvil",  # no piece there
        "@1=corvids.plot,marquise.warrior marquise.hand=bake-sale",  # no card of the suit
        "@1=corvids.snare,marquise.warrior @5=corvids.plot marquise.hand=anvil",  # face up: there is nothing to guess
    ],
)
def test_it_takes_a_face_down_plot_a_piece_and_a_card(rest: str) -> None:
    assert "expose" not in marquise(f"{rest} @2=marquise.warrior*2").offered


@pytest.mark.law("root 13.2.4")
@pytest.mark.open_question("exposure_with_hirelings")
def test_the_pawn_of_a_vagabond_is_a_piece() -> None:
    line = "root seats=vagabond,corvids turn=vagabond step=daylight vagabond.place=1 vagabond.hand=anvil"
    table = given(f"{line} vagabond.character=thief vagabond.satchel=boots @1=corvids.plot corvids.plots.1=bomb")
    assert table.choose("expose", "bomb").points("vagabond") == 1


@pytest.mark.law("root 13.2.4")
def test_a_building_or_token_is_a_piece() -> None:
    table = marquise("@1=corvids.plot,marquise.wood corvids.plots.1=bomb marquise.hand=anvil @2=marquise.warrior")
    assert "expose" in table.offered


@pytest.mark.law("root 13.2.4", "root 1.4.1")
@pytest.mark.open_question("exposure_again_and_again")
def test_exposure_is_possible_in_every_phase_until_cards_are_drawn_in_the_evening() -> None:
    rest = "@1=corvids.plot,alliance.sympathy corvids.plots.1=bomb alliance.hand=anvil"
    line = f"root seats=alliance,corvids turn=alliance {rest}"
    table = given(line)
    phases = []
    while table.asked == "alliance":
        if "expose" in table.offered:
            phases.append(table.s.acting.turn_steps[table.s.step].name)
        table.choose("go on" if "go on" in table.offered else "done")
    assert phases[0] == "revolt"
    assert phases[-1] == "draw and discard"  # before it, not after
    assert "daylight" in phases


@pytest.mark.law("root 13.2.4")
def test_whoever_took_something_in_place_of_drawing_may_still_guess() -> None:
    """The Informants card does so; what counts is whether cards were drawn."""
    rest = "@1=corvids.plot,alliance.sympathy corvids.plots.1=bomb alliance.hand=anvil @2=corvids.warrior"
    line = f"root seats=alliance,corvids turn=alliance phase=evening step=end~of~evening {rest}"
    assert "expose" in given(line).offered
    assert given(f"{line} used=drew~in~Evening").asked == "corvids"


@pytest.mark.law("root 13.2.4", "rootbotics 11.8")
@pytest.mark.open_question("human_corvids_and_bots")
def test_bots_never_try_exposure() -> None:
    line = "root seats=bot:lizards,corvids turn=lizards @1=corvids.plot,lizards.warrior @2=corvids.warrior"
    table = given(f"{line} corvids.plots.1=bomb")
    assert (table.asked, lying(table, 1)) == ("corvids", ["plot"])
    assert not table.happened("plot guessed")


@pytest.mark.law("root 13.2.4", "root G.1.27")
def test_a_coalition_partner_is_no_enemy() -> None:
    line = "root seats=vagabond,corvids,marquise turn=vagabond step=daylight vagabond.place=1 vagabond.hand=anvil"
    rest = "vagabond.character=thief vagabond.satchel=boots @1=corvids.plot vagabond.coalition=corvids"
    assert "expose" not in given(f"{line} {rest} vagabond.dominance=dominance-fox").offered


# Flipping


@pytest.mark.law("root 13.4.2")
def test_a_flip_scores_a_point_for_every_plot_face_up() -> None:
    rest = "@1=corvids.warrior,corvids.plot @2=corvids.plot @5=corvids.snare @6=corvids.warrior,corvids.plot"
    table = corvids(f"{rest} corvids.plots.1=raid corvids.plots.6=snare corvids.plots.2=bomb")
    assert (table.prompt, table.offered) == ("flip plots", [1, 6, "done"])  # nobody stands at 2
    table.choose(1)
    assert (lying(table, 1), table.points("corvids")) == (["raid"], 2)
    table.choose(6)
    assert (lying(table, 6), table.points("corvids")) == (["snare"], 5)
    assert table.prompt != "flip plots"
    assert board(table)["plots"] == {"2": "bomb"}


@pytest.mark.law("root 13.2.2.I")
def test_of_a_plot_that_the_table_does_not_know_its_owner_says_what_it_is() -> None:
    rest = "@1=corvids.warrior,corvids.plot @2=corvids.plot corvids.ruled~out.1=bomb corvids.plots.2=raid"
    table = corvids(f"{rest} @5=corvids.raid").choose(1)
    assert (table.prompt, table.offered) == ("what your plot is", ["snare", "extortion"])
    table.choose("snare")
    assert lying(table, 1) == ["snare"]


@pytest.mark.law("root 13.2.2.I", "root 13.2.4", "root 13.7.4")
def test_whether_an_unknown_plot_was_guessed_or_is_a_raid_its_owner_says() -> None:
    table = marquise("@1=corvids.plot,marquise.warrior marquise.hand=anvil").choose("expose", "raid")
    assert (table.prompt, table.asked, table.offered) == ("is it this plot", "corvids", ["yes", "no"])
    assert board(table.choose("no"))["ruled out"] == {"1": ["raid"]}
    table = marquise("@1=corvids.plot,marquise.warrior*4", luck=((2, 0),)).choose("battle")
    assert (table.prompt, table.asked) == ("is it this plot", "corvids")
    assert warriors(table.choose("yes"), 5, 9, 10) == [1, 1, 1]


# The four plots


@pytest.mark.law("root 13.7.1", "root 3.2.1")
def test_a_bomb_removes_all_enemy_pieces_and_then_itself() -> None:
    rest = "@1=corvids.warrior,corvids.plot,marquise.warrior*3,marquise.sawmill,eyrie.warrior corvids.plots.1=bomb"
    table = corvids(rest).choose(1)
    assert table.points("corvids") == 2  # the flip and the sawmill
    assert [table.count(*piece, 1) for piece in (("marquise", "warrior"), ("marquise", "sawmill"))] == [0, 0]
    assert (table.count("eyrie", "warrior", 1), lying(table, 1), warriors(table, 1)) == (0, [], [1])
    assert board(table)["returned"] == {"bomb": 1}


@pytest.mark.law("root 13.7.1", "rootbotics 11.8.1")
@pytest.mark.open_question("mobs_against_bots")
def test_a_bomb_takes_two_pieces_of_a_bot() -> None:
    line = "root seats=corvids,bot:marquise,eyrie turn=corvids corvids.plots.1=bomb"
    table = given(f"{line} @1=corvids.warrior,corvids.plot,marquise.warrior*3,eyrie.warrior*3").choose(1)
    assert [table.count(key, "warrior", 1) for key in ("marquise", "eyrie")] == [1, 0]


@pytest.mark.law("root 13.7.1", "root 9.2.2.I")
def test_a_bomb_damages_items_of_a_vagabond() -> None:
    line = "root seats=corvids,vagabond turn=corvids vagabond.place=1 vagabond.character=thief"
    rest = "vagabond.satchel=boots,torch,sword,tea @1=corvids.warrior,corvids.plot corvids.plots.1=bomb"
    assert given(f"{line} {rest}").choose(1).prompt == "damage three items"


@pytest.mark.law("root 13.7.2")
def test_a_snare_lets_enemies_neither_place_nor_leave() -> None:
    table = marquise("@1=marquise.warrior*5,corvids.snare @2=marquise.warrior*2").choose("march")
    assert table.offered == [5, 6, 10] and table.prompt == "move to"  # from 2 alone
    table.choose(5, 1).choose(5)
    assert 1 in table.offered  # in it goes
    mine = corvids("step=daylight @1=corvids.warrior,corvids.snare").choose("move")
    assert mine.prompt == "move to"


@pytest.mark.law("rootbotics 11.8.2", "root 13.7.2")
def test_a_bot_removes_the_snare_of_a_person_instead() -> None:
    line = "root seats=corvids,bot:alliance turn=alliance step=recruit @1=alliance.fox~base,corvids.snare"
    table = given(f"{line} @2=corvids.warrior")
    assert (lying(table, 1), table.count("alliance", "warrior", 1)) == ([], 0)
    assert table.happened("removed", "rootbotics 11.8.2")
    assert not table.happened("scored")


@pytest.mark.law("root 13.7.3")
def test_an_extortion_takes_a_random_card_of_everybody_there() -> None:
    rest = "@1=corvids.warrior,corvids.plot,marquise.warrior corvids.plots.1=extortion"
    table = corvids(f"{rest} marquise.hand=anvil eyrie.hand=sword").choose(1)
    assert (table.hand("marquise"), table.hand("eyrie"), table.hand("corvids")) == ([], ["sword"], ["anvil"])
    (took,) = table.happened("took", "root 13.7.3")
    assert took.args == (0, 1)


@pytest.mark.law("root 13.7.3", "rootbotics 2.8.1")
@pytest.mark.open_question("human_corvids_and_bots")
def test_for_a_bot_that_is_extorted_they_draw_a_card() -> None:
    line = "root seats=corvids,bot:marquise turn=corvids @1=corvids.warrior,corvids.plot,marquise.warrior"
    table = given(f"{line} corvids.plots.1=extortion").choose(1)
    assert len(table.hand("corvids")) == 1
    assert table.happened("drew", "root 13.7.3")
    elsewhere = line.replace(",marquise.warrior", " @5=marquise.warrior")
    assert given(f"{elsewhere} corvids.plots.1=extortion").choose(1).hand("corvids") == []


@pytest.mark.law("root 13.7.3", "root 9.2.8")
def test_a_coalition_partner_is_extorted_too() -> None:
    line = "root seats=corvids,vagabond,marquise turn=corvids vagabond.place=1 vagabond.character=thief"
    rest = "vagabond.coalition=corvids vagabond.dominance=dominance-fox vagabond.hand=anvil"
    table = given(f"{line} {rest} @1=corvids.warrior,corvids.plot corvids.plots.1=extortion").choose(1)
    assert table.hand("corvids") == ["anvil"]


@pytest.mark.law("root 13.7.4")
@pytest.mark.parametrize("plot", ["corvids.plot corvids.plots.1=raid", "corvids.raid"])
def test_a_raid_that_is_removed_places_a_warrior_in_every_adjacent_clearing(plot: str) -> None:
    token, *fields = plot.split()
    table = marquise(f"@1=marquise.warrior*4,{token} {' '.join(fields)}", luck=((2, 0),)).choose("battle")
    assert (lying(table, 1), warriors(table, 1, 5, 9, 10)) == ([], [0, 1, 1, 1])
    assert table.points("marquise") == 1


@pytest.mark.law("root 13.7.4", "root 13.2.2.I")
def test_what_is_removed_face_down_shows_itself_only_as_a_raid() -> None:
    rest = "@1=marquise.warrior*4,corvids.plot corvids.plots.1"
    other = marquise(f"{rest}=snare", luck=((2, 0),)).choose("battle")
    assert (lying(other, 1), warriors(other, 5, 9, 10)) == ([], [0, 0, 0])
    assert not other.happened("plot uncovered") and board(other)["returned"] == {}
    raid = marquise(f"{rest}=raid", luck=((2, 0),)).choose("battle")
    assert raid.happened("plot uncovered") and board(raid)["returned"] == {"raid": 1}


@pytest.mark.law("root 13.7.4", "root 1.5.4")
@pytest.mark.open_question("raid_with_too_few_warriors")
def test_with_too_few_warriors_they_choose_where_the_raid_comes() -> None:
    rest = "@1=marquise.warrior*4,corvids.raid @2=corvids.warrior*13"
    table = marquise(rest, luck=((2, 0),)).choose("battle")
    assert (table.prompt, table.asked, table.offered) == ("raid where", "corvids", [5, 9, 10])
    table.choose(9, 10)
    assert warriors(table, 0, 5, 9, 10) == [0, 0, 1, 1]


@pytest.mark.law("root 13.7.4", "root 6.2.2")
def test_a_raid_does_not_come_to_the_keep() -> None:
    table = marquise("@1=marquise.warrior*4,corvids.raid @5=marquise.keep", luck=((2, 0),)).choose("battle")
    assert warriors(table, 5, 9, 10) == [0, 1, 1]


# Recruiting


@pytest.mark.law("root 13.4.3")
def test_they_recruit_once_for_a_card_in_all_clearings_of_its_suit() -> None:
    table = corvids("corvids.hand=anvil,bake-sale @1=corvids.warrior")
    assert (table.prompt, table.offered) == ("recruit with a card", ["anvil", "bake-sale", "done"])
    table.choose("anvil")
    assert warriors(table, 1, 6, 8, 12) == [2, 1, 1, 1]
    assert table.discarded() == ["anvil"]
    assert table.prompt == "daylight"


@pytest.mark.law("root 13.4.3", "root 2.1.1.I")
def test_with_a_bird_they_choose_the_suit() -> None:
    table = corvids("corvids.hand=armorers").choose("armorers")
    assert (table.prompt, table.offered) == ("recruit in which suit", ["fox", "rabbit", "mouse"])
    assert warriors(table.choose("mouse"), 2, 7, 9, 11) == [1, 1, 1, 1]


@pytest.mark.law("root 13.4.3", "root 1.5.4")
def test_with_too_few_warriors_they_choose_where_to_recruit() -> None:
    table = corvids("corvids.hand=anvil @2=corvids.warrior*12").choose("anvil")
    assert (table.prompt, table.offered) == ("recruit where", [1, 6, 8, 12])
    assert warriors(table.choose(6, 12, 1), 0, 1, 6, 8, 12) == [0, 1, 1, 0, 1]


# Daylight


@pytest.mark.law("root 13.5")
def test_three_actions_and_no_more() -> None:
    table = corvids("step=daylight @1=corvids.warrior*4")
    assert table.offered == ["move", "plot", "done"]
    table.choose("move", 5, 1).choose("plot", 1, "raid").choose("move", 1, 9, 1)
    assert table.prompt == "exert"


@pytest.mark.law("root 13.5.4", "root G.1.32")
def test_a_trick_swaps_two_plots_of_the_same_facing_with_all_that_is_known() -> None:
    rest = "@1=corvids.plot @2=corvids.plot,marquise.keep @5=corvids.snare @6=corvids.raid @8=corvids.warrior"
    known = "corvids.plots.1=bomb corvids.plots.2=raid corvids.ruled~out.1=snare,extortion"
    table = corvids(f"step=daylight {rest} {known}").choose("trick")
    assert table.offered == [1, 2, 5, 6]
    table.choose(1)  # and 2, the only other one face down
    assert board(table)["plots"] == {"1": "raid", "2": "bomb"}
    assert board(table)["ruled out"] == {"2": ["snare", "extortion"]}
    table.choose("trick", 5)
    assert (lying(table, 5), lying(table, 6)) == (["raid"], ["snare"])
    assert not table.happened("removed") and not table.happened("placed")


@pytest.mark.law("root 13.5.4")
def test_a_trick_takes_two_plots_of_the_same_facing() -> None:
    table = corvids("step=daylight @1=corvids.plot @5=corvids.snare @8=corvids.warrior")
    assert "trick" not in table.offered


@pytest.mark.law("root 13.5.4", "root 13.7.2")
def test_a_snare_that_is_swapped_binds_its_new_clearing_at_once() -> None:
    table = corvids("step=daylight @1=corvids.snare @5=corvids.raid,marquise.warrior @8=corvids.warrior")
    assert table.player("corvids").why_not_leave(table.s, 1, 5) is None
    table.choose("trick", 1)
    assert table.player("corvids").why_not_leave(table.s, 1, 5) == "root 13.7.2"


@pytest.mark.law("root 13.5.3")
def test_they_battle() -> None:
    table = corvids("step=daylight @1=corvids.warrior*2,marquise.warrior", luck=((1, 0),)).choose("battle")
    assert table.count("marquise", "warrior", 1) == 0
    assert why_not_any_battle(table.s, table.player("corvids")) == "root 4.3"


# Evening


@pytest.mark.law("root 13.6", "root 13.6.1", "root 13.6.2")
def test_whoever_exerts_acts_once_more_and_draws_nothing() -> None:
    table = corvids("step=exert @1=corvids.warrior*2 @2=corvids.extortion")
    assert table.offered == ["move", "plot", "done"]
    table.choose("move", 5, 1)
    assert (table.s.turn, table.hand("corvids")) == (2, [])
    drawn = corvids("step=exert @1=corvids.warrior*2 @2=corvids.extortion").choose("done")
    assert len(drawn.hand("corvids")) == 2


@pytest.mark.law("root 13.6.2", "root 13.7.3")
def test_they_draw_more_for_extortions_face_up_and_keep_five() -> None:
    assert len(corvids("step=draw~and~discard").hand("corvids")) == 1
    more = "@1=corvids.extortion @2=corvids.extortion @5=corvids.plot corvids.plots.5=raid"
    assert len(corvids(f"step=draw~and~discard {more}").hand("corvids")) == 3
    table = corvids("step=draw~and~discard corvids.hand=ambush-fox,ambush-rabbit,ambush-mouse,ambush-bird,ambush-bird")
    assert (table.prompt, len(table.offered)) == ("discard to the hand limit", 5)


# What others may know

SECRET = (
    "root seats=marquise,corvids,eyrie turn=marquise step=actions @1=corvids.plot,marquise.warrior @2=corvids.plot "
    "@5=corvids.bomb corvids.plots.1=raid corvids.plots.2=snare corvids.ruled~out.2=extortion marquise.hand=anvil"
)


@pytest.mark.law("root 13.2.2.I", "root 1.2.1")
def test_only_the_corvids_see_what_lies_face_down() -> None:
    s = loads(SECRET)
    for one, other in (("snare", "raid"), ("bomb", "snare"), ("extortion", "bomb")):
        world = loads(SECRET.replace("1=raid", f"1={one}").replace("2=snare", f"2={other}"))
        for seat in (None, 0, 2):
            assert ROOT.view(world, seat).to_bytes() == ROOT.view(s, seat).to_bytes()
        assert ROOT.view(world, 1).to_bytes() != ROOT.view(s, 1).to_bytes()
    seen = ROOT.view(s, 0).state
    assert seen.players[1].describe(seen)["plots"] == {"1": "?", "2": "?"}
    assert "raid" not in dumps(seen)


@pytest.mark.law("root 13.2.2", "root 13.2.4", "root 1.2.1")
def test_others_believe_in_every_way_that_plots_may_lie() -> None:
    """One bomb is left for both, and the second is no extortion: a guess has shown that."""
    s, luck = loads(SECRET), Seeded("plots")
    player = s.players[1]
    assert isinstance(player, Corvids)
    found = set()
    for _ in range(600):
        world = s.copy()
        ROOT.redeal(world, 0, luck)
        found.add((player.kind_at(world, 1), player.kind_at(world, 2)))
        assert ROOT.view(world, 0) == ROOT.view(s, 0)
    every = {(one, other) for one in range(4) for other in (0, 1, 3)} - {(0, 0)}
    assert found == every
    world = s.copy()
    ROOT.redeal(world, 1, luck)
    assert (player.kind_at(world, 1), player.kind_at(world, 2)) == (3, 1)  # they know


@pytest.mark.law("root 13.2.4")
def test_while_somebody_guesses_nothing_depends_on_what_is_guessed() -> None:
    table = given(SECRET).choose("expose")
    for seed in range(20):
        world = table.table.view(0).imagine(str(seed))
        assert repr(world.pending) == repr(table.ask)
        kind = world.state.players[1].kind_at(world.state, 1)
        world.choose_index(kind)
        assert world.state.vp[0] == 1  # whatever it is there, that guess is right there


@pytest.mark.law("root 13.7.4", "root 1.1.3")
def test_nobody_can_tell_a_raid_before_it_is_resolved() -> None:
    """The Eyrie take two plots by a Favor; which effect comes first is asked before anybody sees what they are."""
    line = "root seats=eyrie,corvids,alliance turn=eyrie phase=daylight @1=corvids.plot,eyrie.roost,eyrie.warrior"
    rest = "@6=corvids.plot,eyrie.roost @8=eyrie.roost @12=alliance.sympathy eyrie.hand=favor-of-the-foxes"
    tables = []
    for one, other in (("raid", "snare"), ("snare", "raid"), ("bomb", "bomb")):
        table = given(f"{line} {rest} corvids.plots.1={one} corvids.plots.6={other} eyrie.leader=builder")
        table.until("craft").choose("favor-of-the-foxes")
        assert table.prompt == "which effect first"
        tables.append((ROOT.view(table.s, 0).to_bytes(), table.offered))
    assert tables[0] == tables[1] == tables[2]


@pytest.mark.law("root 13.2.2.I")
def test_who_does_not_know_the_own_plots_cannot_think_ahead() -> None:
    table = corvids("step=daylight @1=corvids.plot,corvids.warrior")
    with pytest.raises(LawboundError, match="does not know itself"):
        ROOT.redeal(table.s.copy(), 0, Seeded("riddle"))
    ROOT.redeal(table.s.copy(), 1, Seeded("riddle"))


def shuffle_plots(s: State, luck: random.Random) -> State:
    """The same table with other plots face down, as they may be too."""
    player = next(player for player in s.players if isinstance(player, Corvids))
    other = s.copy()
    secret = [clearing for clearing in CLEARINGS if player.is_secret(s, clearing)]
    for clearing in secret:
        other.own[player.seat][KIND + clearing] = UNKNOWN
    ways = player.ways(other, secret, player.hidden_pool(other))
    for clearing, kind in zip(secret, luck.choice(ways), strict=True):
        other.own[player.seat][KIND + clearing] = kind + 1
    return other


@pytest.mark.law("root 13.2.2.I", "root 1.2.1", "root 1.2.2")
@property_of_games(8)
@examples(seeds, st.sampled_from([("corvids", "eyrie", "alliance", "vagabond"), ("marquise", "corvids", "bot:duchy")]))
def test_no_view_tells_in_any_game_what_lies_face_down(seed: int, mix: tuple[str, ...]) -> None:
    luck = random.Random(seed)
    table = Table.new(ROOT, {"seats": list(mix)}, seed=str(seed))
    seat = mix.index("corvids")
    for number in range(400):
        ask = table.pending
        if ask is None:
            break
        if number % 5 == 0:
            other = shuffle_plots(table.state, luck)
            for each in (None, *range(len(mix))):
                if each != seat:
                    assert ROOT.view(other, each).to_bytes() == ROOT.view(table.state, each).to_bytes()
            for each in range(len(mix)):
                check_agreement(table.state, each, Seeded(str(seed)))
            world = table.view(ask.seat).imagine(str(number))
            assert repr(world.pending) == repr(ask)
            for _ in range(12):
                if world.pending is not None:
                    pick(world, luck)
        pick(table, luck)


# Positions


@pytest.mark.law("root 13.2.2", "root 13.2.2.II", "root 13.2.4")
def test_positions_name_what_cannot_be() -> None:
    for wrong, says in (
        ("corvids.plots.1=bomb", "plots"),
        ("@1=corvids.plot corvids.plots.1=trap", "trap"),
        ("@1=corvids.plot,corvids.raid", "one plot at most"),
        ("@1=corvids.plot @2=corvids.bomb @5=corvids.bomb corvids.plots.1=bomb", "two of each kind"),
        ("@1=corvids.plot corvids.plots.1=bomb corvids.ruled~out.1=bomb", "ruled out"),
        ("@1=corvids.plot corvids.ruled~out.1=bomb,snare,extortion,raid", "two of each kind"),
        ("corvids.acted=4", "acted"),
    ):
        with pytest.raises(PositionError, match=says):
            corvids(wrong)


@pytest.mark.law("root 13.2.2.I")
def test_a_position_says_what_lies_face_down_and_what_is_unknown() -> None:
    line = f"{SEATS} @1=corvids.plot @2=corvids.plot corvids.plots.1=bomb corvids.ruled~out.2=raid corvids.exerted=1"
    again = loads(dumps(loads(line)))
    assert again == loads(line)
    player = again.players[0]
    fields = player.describe(again)
    assert (fields["plots"], fields["ruled out"], fields["exerted"]) == ({"1": "bomb", "2": "?"}, {"2": ["raid"]}, 1)
