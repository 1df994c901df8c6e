"""Who gains and loses hirelings, and how they come to the table: Law of Root E.1, E.2, E.3 and A.6."""

from __future__ import annotations

from typing import Any

import pytest
from tests.root.hirelings.table import beside, of
from tests.root.situation import Luck, Situation, given

from lawbound.kernel import BadSetup, Chance, Event, Option, Table
from lawbound.root.hirelings.cards import MARKERS, SIDE
from lawbound.root.hirelings.control import WITH_A_CARD, HirelingMarkers
from lawbound.root.position_text import dump_line, dumps, loads
from lawbound.root.rule import is_enemy
from lawbound.root.rules import ROOT
from lawbound.root.score import score


def new(*seats: str, luck: Any = (), **more: Any) -> Situation:
    heard: list[Event] = []
    setup = {"seats": list(seats), "order": "given", **more}
    return Situation(Table.new(ROOT, setup, nature=Luck(luck), listener=heard.append), heard)


def ending(
    hirelings: dict[str, Any], points: tuple[int, int] = (5, 9), luck: Any = (), markers: Any = None, **more: Any
) -> Situation:
    """The Alliance is at the end of its turn, the Eyrie has more points as a rule."""
    return given(tree_of_ending(hirelings, points, markers, **more), luck=luck)


def tree_of_ending(
    hirelings: dict[str, Any], points: tuple[int, int], markers: Any = None, **more: Any
) -> dict[str, Any]:
    return {
        "seats": ["alliance", "eyrie", "duchy"],
        "turn": "alliance",
        "step": "end of evening",
        "hirelings": hirelings,
        "clearings": {"1": {"alliance": {"warrior": 1}}},
        "players": {
            "alliance": {"points": points[0]},
            "eyrie": {"leader": "builder", "points": points[1]},
            "duchy": {"points": 1},
        },
        **({} if markers is None else {"markers": markers}),
        **more,
    }


def control(table: Situation, side: str) -> int:
    return table.s.own[of(table, side).number][1]


def controller(table: Situation, side: str) -> str | None:
    seat = of(table, side).controller(table.s)
    return None if seat >= len(table.s.players) else table.s.players[seat].KEY


FREE = {"controller": "nobody"}
NOBODY_HIRED = {"otter-divers": FREE, "rat-smugglers": FREE, "raven-sentries": FREE}


# Gaining


@pytest.mark.law("root E.1.1", "root A.6.4")
def test_whoever_passes_a_marker_takes_a_card_of_the_supply_at_the_end_of_the_turn() -> None:
    table = ending(NOBODY_HIRED, markers={"4": "alliance"}, luck=[3])
    assert (table.asked, table.prompt) == ("alliance", "which hireling to take")
    assert table.offered == [SIDE[side].number for side in NOBODY_HIRED]
    table.choose(SIDE["rat-smugglers"].number)
    assert controller(table, "rat-smugglers") == "alliance" and control(table, "rat-smugglers") == 3


@pytest.mark.law("root E.1.1", "root A.6.4")
@pytest.mark.open_question("passing_a_marker")
def test_a_score_that_jumps_over_spaces_enters_them_and_a_marker_is_taken_once() -> None:
    table = ending(NOBODY_HIRED, (3, 3), markers={"12": "card"})
    score(table.s, table.seat("duchy"), 8, "root 3.2")
    duchy = table.seat("duchy") + 1
    track = next(bearer for bearer in table.s.box.remembering if isinstance(bearer, HirelingMarkers))
    assert list(table.s.own[track.number]) == [duchy, duchy, WITH_A_CARD]
    score(table.s, table.seat("eyrie"), 20, "root 3.2")
    assert list(table.s.own[track.number]) == [duchy, duchy, WITH_A_CARD]


@pytest.mark.law("root E.1.1", "root A.6.4")
def test_whoever_scores_the_fourth_point_takes_the_first_marker() -> None:
    here = {clearing: {"marquise": {"warrior": 1}} for clearing in (1, 2, 3)}
    nobles, players = "bluebird-nobles", {"marquise": {"points": 3}}
    seats = ("marquise", "duchy")
    table = beside(nobles, "marquise", here, seats=seats, phase="birdsong", players=players, markers={"8": "card"})
    assert table.points("marquise") == 4
    assert [event.args for event in table.happened("hireling marker")] == [(0, 4)]


@pytest.mark.law("root E.1.1")
@pytest.mark.open_question("gained_in_another_turn")
def test_who_passes_a_marker_in_the_turn_of_another_waits_for_the_end_of_their_own() -> None:
    table = ending(NOBODY_HIRED, markers={"4": "duchy"})  # the Duchy has it, and the Alliance ends its turn
    assert table.s.turn == table.seat("eyrie")
    table.until("which hireling to take")
    assert (table.asked, table.s.turn) == ("duchy", table.seat("duchy"))
    table.choose(SIDE["otter-divers"].number)
    assert controller(table, "otter-divers") == "duchy"


@pytest.mark.law("root E.1.1")
@pytest.mark.open_question("bots_gain_hirelings")
def test_a_bot_leaves_the_marker_where_it_is() -> None:
    tree = {"seats": ["alliance", "bot:eyrie"], "hirelings": {"otter-divers": FREE}, "players": {"alliance": {}}}
    table = given(tree)
    score(table.s, table.seat("eyrie"), 5, "root 3.2")
    track = next(bearer for bearer in table.s.box.remembering if isinstance(bearer, HirelingMarkers))
    assert not any(table.s.own[track.number])


@pytest.mark.law("root E.1.1")
@pytest.mark.open_question("passing_a_marker")
def test_several_markers_bring_several_cards() -> None:
    table = ending(NOBODY_HIRED, markers={"4": "alliance", "8": "alliance"})
    table.choose(SIDE["otter-divers"].number)
    assert table.prompt == "which hireling to take" and len(table.offered) == 2
    table.choose(SIDE["raven-sentries"].number)
    assert {controller(table, "otter-divers"), controller(table, "raven-sentries")} == {"alliance"}


@pytest.mark.law("root E.1.2")
@pytest.mark.parametrize(("points", "rolled"), [((5, 9), 4), ((9, 9), 1), ((10, 9), 1)])
def test_only_gold_pips_count_for_whoever_leads_or_is_tied(points: tuple[int, int], rolled: int) -> None:
    table = ending({"otter-divers": FREE}, points, markers={"4": "alliance"}, luck=[rolled])
    assert control(table, "otter-divers") == rolled


@pytest.mark.law("root E.1.2")
@pytest.mark.open_question("lead_at_the_control_roll")
def test_with_a_dominance_card_all_pips_count() -> None:
    players = {
        "alliance": {"points": 20, "dominance": "dominance-fox"},
        "eyrie": {"leader": "builder", "points": 9},
        "duchy": {},
    }
    table = ending({"otter-divers": FREE}, markers={"4": "alliance"}, luck=[4], players=players)
    assert control(table, "otter-divers") == 4


@pytest.mark.law("root E.1.2")
@pytest.mark.open_question("lead_at_the_control_roll")
def test_points_of_whoever_has_activated_a_dominance_card_are_not_compared() -> None:
    players = {
        "alliance": {"points": 5},
        "eyrie": {"leader": "builder", "points": 20, "dominance": "dominance-fox"},
        "duchy": {"points": 1},
    }
    table = ending({"otter-divers": FREE}, markers={"4": "alliance"}, luck=[1], players=players)
    assert control(table, "otter-divers") == 1  # the most of those who have a score marker


@pytest.mark.law("root E.1.2")
@pytest.mark.open_question("lead_at_the_control_roll")
def test_a_vagabond_in_a_coalition_never_leads() -> None:
    tree = {
        "seats": ["vagabond", "alliance", "eyrie", "duchy"],
        "turn": "vagabond",
        "step": "end of evening",
        "hirelings": {"otter-divers": FREE},
        "clearings": {"1": {"alliance": {"warrior": 1}}},
        "players": {
            "vagabond": {"character": "thief", "place": 1, "points": 20, "coalition": "duchy"},
            "alliance": {"points": 5},
            "eyrie": {"leader": "builder", "points": 9},
        },
        "markers": {"4": "vagabond"},
    }
    assert control(given(tree, luck=[4]), "otter-divers") == 4


@pytest.mark.law("root E.1.2")
@pytest.mark.open_question("control_die")
@pytest.mark.parametrize(("points", "faces"), [((5, 9), [2, 2, 3, 3, 3, 4]), ((9, 5), [1, 1, 1, 2, 2, 2])])
def test_the_six_faces_of_the_control_die(points: tuple[int, int], faces: list[int]) -> None:
    """All pips, and the gold ones alone for whoever leads."""
    rolled: list[list[Any]] = []

    class Watched(Luck):
        def answer(self, chance: Chance) -> Option:
            if chance.about.name == "control die":
                rolled.append(sorted(chance.outcomes))
            return super().answer(chance)

    tree = tree_of_ending({"otter-divers": FREE}, points, {"4": "alliance"})
    Table.from_position(ROOT, dump_line(tree), nature=Watched(()))
    assert rolled == [faces]


# Losing


@pytest.mark.law("root E.1.3")
def test_a_marker_goes_from_each_card_and_cards_without_go_to_others_who_roll_at_once() -> None:
    held = {
        "otter-divers": {"controller": "alliance", "control": 1},
        "rat-smugglers": {"controller": "alliance", "control": 3},
    }
    table = ending(held, luck=[2])
    assert (table.asked, table.prompt, table.offered) == ("alliance", "who gets the hireling", ["eyrie", "duchy"])
    table.choose("duchy")
    assert controller(table, "otter-divers") == "duchy" and control(table, "otter-divers") == 2
    assert controller(table, "rat-smugglers") == "alliance" and control(table, "rat-smugglers") == 2


@pytest.mark.law("root E.1.1", "root E.1.3")
@pytest.mark.open_question("end_of_turn_order")
def test_cards_are_handed_over_before_new_ones_come_and_a_new_one_loses_nothing() -> None:
    held = {"otter-divers": {"controller": "alliance", "control": 1}, "rat-smugglers": FREE}
    table = ending(held, markers={"4": "card", "8": "alliance"}, luck=[2, 3])
    assert table.prompt == "who gets the hireling"
    table.choose("eyrie")
    assert controller(table, "rat-smugglers") == "alliance" and control(table, "rat-smugglers") == 3


@pytest.mark.law("root E.1.3")
@pytest.mark.open_question("bots_gain_hirelings")
def test_with_no_other_human_the_card_goes_back_to_the_supply() -> None:
    tree = {
        "seats": ["alliance", "bot:eyrie"],
        "turn": "alliance",
        "step": "end of evening",
        "hirelings": {"otter-divers": {"controller": "alliance", "control": 1}},
        "players": {"alliance": {"points": 5}},
    }
    table = given(tree)
    assert controller(table, "otter-divers") is None and table.happened("hireling returned")


@pytest.mark.law("root E.2.1")
@pytest.mark.open_question("receiver_of_a_hireling")
def test_who_gets_a_hireling_does_what_it_says_of_being_hired() -> None:
    table = ending(
        {
            "stoic-protector": {"controller": "eyrie", "control": 2},
            "bandit-gangs": {"controller": "alliance", "control": 1},
        },
        clearings={"5": {"duchy": {"warrior": 2}}, "1": {"alliance": {"warrior": 1}}},
    )
    table.choose("duchy")
    gangs = of(table, "bandit-gangs")
    assert table.s.board[gangs.warrior + 5] == 1
    names = [event.name for event in table.events]
    assert names.index("hired") < names.index("placed")  # the roll comes first


# Actions and abilities


@pytest.mark.law("root E.2", "root E.2.4")
def test_the_action_is_for_the_controller_and_once_in_a_daylight() -> None:
    here = {5: {"marquise": {"warrior": 1}}}
    assert "a bandit joins" not in beside("bandit-gangs", "eyrie", here, turn="marquise").offered
    table = beside("bandit-gangs", "marquise", here).choose("a bandit joins")
    assert "a bandit joins" not in table.offered


# Rule, enemies, pieces


@pytest.mark.law("root E.3.1", "root E.3.3")
def test_its_pieces_rule_for_the_controller_alone_and_for_nothing_else() -> None:
    here = {5: {"last-dynasty": {"warrior": 2}, "duchy": {"warrior": 1}}, 1: {"marquise": {"warrior": 1}}}
    table = beside("last-dynasty", "marquise", here, seats=("marquise", "duchy"), players={"duchy": {}})
    assert table.ruler(5) == "marquise"
    free = beside("last-dynasty", "nobody", here, seats=("marquise", "duchy"), players={"duchy": {}}, turn="marquise")
    assert free.ruler(5) is None and free.s.ruler[5] == of(free, "last-dynasty").number


@pytest.mark.law("root E.3.1", "root 7.2.2")
@pytest.mark.open_question("lords_of_the_forest_and_hirelings")
@pytest.mark.parametrize(("eyrie", "band", "ruler"), [(0, 2, None), (1, 1, "eyrie"), (1, 0, "marquise")])
def test_hirelings_count_in_a_tie_of_the_eyrie_but_one_piece_must_be_its_own(
    eyrie: int, band: int, ruler: str | None
) -> None:
    here = {5: {"eyrie": {"warrior": eyrie}, "street-band": {"warrior": band}, "marquise": {"warrior": 2}}}
    assert beside("street-band", "eyrie", here, turn="marquise").ruler(5) == ruler


@pytest.mark.law("root E.3.2")
def test_an_enemy_of_all_but_its_controller_and_those_in_coalition() -> None:
    seats = ("marquise", "alliance", "vagabond")
    coalition = {"vagabond": {"coalition": "marquise"}}
    table = beside("last-dynasty", "marquise", seats=seats, players=coalition)
    dynasty = of(table, "last-dynasty").number
    assert [is_enemy(table.s, dynasty, table.seat(key)) for key in seats] == [False, True, False]


@pytest.mark.law("root E.3.4")
def test_its_pieces_do_not_move_with_the_controllers() -> None:
    table = beside(
        "last-dynasty",
        "marquise",
        {5: {"last-dynasty": {"warrior": 2}}, 1: {"marquise": {"warrior": 2}}},
        seats=("marquise", "duchy"),
    )
    table.until("actions").choose("march")
    assert table.prompt == "move to"  # there is one clearing to move from


@pytest.mark.law("root E.3.5", "root E.3.6")
def test_no_ambush_for_the_hireling_and_no_points_for_what_it_removes() -> None:
    here = {5: {"marquise": {"sawmill": 1}}, 1: {"alliance": {"warrior": 1}}}
    players = {"alliance": {"hand": ["ambush-rabbit", "ambush-bird"]}, "marquise": {"hand": ["ambush-fox"]}}
    table = beside("last-dynasty", "alliance", here, seats=("alliance", "marquise"), players=players, luck=[(3, 0)])
    table.choose("the Dynasty acts", 5)
    assert table.count("marquise", "sawmill", 5) == 0 and table.points("alliance") == 0
    assert len(table.hand("alliance")) == 2


@pytest.mark.ruling("ambush-bird", 4)
@pytest.mark.law("root E.3.5", "root E.3.6")
def test_the_controller_cannot_ambush_for_a_hireling_and_whoever_removes_its_buildings_scores() -> None:
    here = {5: {"vault-keepers": {"vault": 1, "warrior": 1}, "marquise": {"warrior": 3}}}
    players = {"marquise": {}, "alliance": {"hand": ["ambush-bird", "ambush-rabbit"]}}
    seats = ("marquise", "alliance")
    table = beside("vault-keepers", "alliance", here, seats=seats, turn="marquise", players=players, luck=[(3, 0)])
    table.until("actions").choose("battle")
    assert table.points("marquise") == 1 and len(table.hand("alliance")) == 2


@pytest.mark.law("root E.3.7")
def test_hireling_warriors_moved_into_sympathy_cost_their_controller_a_card() -> None:
    here = {1: {"last-dynasty": {"warrior": 3}}, 5: {"alliance": {"sympathy": 1}}}
    players = {"marquise": {"hand": ["ambush-bird"]}, "alliance": {}}
    table = beside("last-dynasty", "marquise", here, seats=("marquise", "alliance"), players=players)
    table.choose("the Dynasty acts", 5)
    assert table.hand("marquise") == []


# Advanced setup


@pytest.mark.law("root A.6", "root A.6.5")
@pytest.mark.open_question("excluded_bots")
def test_three_at_most_one_side_of_a_card_and_nobody_plays_their_faction() -> None:
    for names, refusal in (
        (["otter-divers", "rat-smugglers", "street-band", "mole-artisans"], "how-many-hirelings"),
        (["otter-divers", "riverfolk-flotilla"], "hireling-card-twice"),
        (["bluebird-nobles"], "hireling-of-faction"),
    ):
        for eyrie in ("eyrie", "bot:eyrie"):
            with pytest.raises(BadSetup) as error:
                new("marquise", eyrie, hirelings=names)
            assert error.value.refusal == refusal


@pytest.mark.law("root A.6.1", "root A.6.2")
@pytest.mark.open_question("demotion_with_bots")
@pytest.mark.parametrize(("seats", "demoted"), [(2, 0), (3, 1), (4, 2), (5, 3), (6, 3)])
def test_three_cards_are_drawn_and_turned_by_the_number_of_players(seats: int, demoted: int) -> None:
    names = ("marquise", "alliance", "vagabond", "bot:eyrie", "corvids", "bot:duchy")[:seats]
    drawn = [SIDE[key] for key in new(*names, hirelings="random").s.box.hirelings]
    assert len(drawn) == 3 and len({side.card for side in drawn}) == 3
    assert len([side for side in drawn if side.demoted]) == demoted


@pytest.mark.law("root A.6.5")
@pytest.mark.open_question("excluded_bots")
def test_cards_that_belong_to_those_at_the_table_are_not_drawn_and_later_factions_stay_away() -> None:
    for seed in range(40):
        table = Table.new(ROOT, {"seats": ["bot:marquise", "eyrie", "?"], "hirelings": "random"}, seed=str(seed))
        excluded = {key for name in table.state.box.hirelings for key in SIDE[name].excludes}
        assert not excluded & {"marquise", "eyrie"}
        while table.pending is not None and table.pending.about.name != "choose a faction":
            table.choose_index(0)
        assert table.pending is not None
        offered = {table.state.box.draft[option].rstrip("2") for option in table.pending.options}
        assert not offered & excluded


@pytest.mark.law("root A.6.3")
@pytest.mark.open_question("which_hireling_to_set_up")
def test_in_reverse_order_each_sets_up_one_of_those_that_are_left() -> None:
    table = new("marquise", "alliance", hirelings=["furious-protector", "last-dynasty", "otter-divers"])
    assert (table.asked, table.prompt) == ("alliance", "which hireling to set up")
    assert table.offered == [SIDE[side].number for side in ("furious-protector", "last-dynasty")]
    table.choose(SIDE["last-dynasty"].number, 1)
    assert (table.asked, table.prompt) == ("marquise", "where the Protector stands")


@pytest.mark.law("root A.6.3", "rootbotics 2.6")
@pytest.mark.open_question("bots_set_up_nothing")
@pytest.mark.parametrize(
    ("seats", "others"), [(("marquise", "alliance", "bot:duchy"), "marquise"), (("alliance", "bot:duchy"), "alliance")]
)
def test_the_last_people_set_hirelings_up_and_one_alone_all_of_them(seats: tuple[str, ...], others: str) -> None:
    table = new(*seats, hirelings=["furious-protector", "last-dynasty"])
    assert (table.asked, table.prompt) == ("alliance", "which hireling to set up")
    table.choose(SIDE["last-dynasty"].number, 1)
    assert (table.asked, table.prompt) == (others, "where the Protector stands")


@pytest.mark.law("root A.6.4")
def test_the_markers_wait_on_the_track() -> None:
    assert MARKERS == (4, 8, 12)
    table = new("marquise", "alliance", hirelings="random")
    assert all(
        bearer.KEY != "hireling-markers" or not any(table.s.own[bearer.number]) for bearer in table.s.box.remembering
    )


def test_a_position_keeps_markers_and_control() -> None:
    held = {"otter-divers": {"controller": "duchy", "control": 2}, "rat-smugglers": FREE}
    table = ending(held, markers={"4": "card", "8": "eyrie"})
    again = loads(dumps(table.s))
    assert again.to_bytes() == table.s.to_bytes()
