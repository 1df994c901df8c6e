"""The Cogwheel Corvids: Law of Rootbotics, chapter 11."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from tests.root.situation import Luck, Situation, given, setup

from lawbound.kernel import Table
from lawbound.root.cards import CARD
from lawbound.root.factions.corvids import PLOTS, CorvidPieces
from lawbound.root.naming import PositionError
from lawbound.root.position_text import dumps, loads
from lawbound.root.rules import ROOT
from lawbound.root.state import ASIDE


def turn(rest: str = "", *luck: Any, bot: str = "", others: str = "marquise", start: str = "") -> Situation:
    """The Corvids' turn, from its start or from a step. A Marquise in clearing 3 is asked something afterwards."""
    where = f"step={start.replace(' ', '~')}" if start else ""
    far = "" if "@3=" in rest else "@3=marquise.warrior"
    return given(f"root seats=bot:corvids{bot},{others} turn=corvids {where} {far} {rest}", luck=luck)


def ordered(card: str, rest: str, *luck: Any, start: str, bot: str = "", others: str = "marquise") -> Situation:
    """The Corvids' turn from a step after the order was revealed."""
    return turn(f"corvids.order={card} {rest}", *luck, bot=bot, others=others, start=start)


def warriors(table: Situation, *clearings: int) -> list[int]:
    return [table.count("corvids", "warrior", clearing) for clearing in clearings]


def face_down(table: Situation) -> list[int]:
    return [clearing for clearing in range(1, 13) if table.count("corvids", "plot", clearing)]


def face_up(table: Situation) -> dict[int, str]:
    return {c: kind for c in range(1, 13) for kind in PLOTS if table.count("corvids", kind, c)}


def scored(table: Situation, article: str) -> list[int]:
    """The points that the Corvids scored by an article."""
    seat = table.seat("corvids")
    return [event.args[1] for event in table.happened("scored", article) if event.args[0] == seat]


# Setup


@pytest.mark.law("rootbotics 11.3", "rootbotics 11.3.1", "rootbotics 11.3.2", "root 13.2.2")
def test_setup_scatters_three_warriors_in_the_last_clearing_of_each_suit() -> None:
    table = setup("bot:corvids", "marquise")
    assert table.prompt == "place the keep"
    table.choose(1).until("actions", None)
    s, corvids = table.s, table.player("corvids")
    supplies = {piece.name: piece.count for piece in corvids.PIECES}
    assert supplies == {"warrior": 15, "plot": 8, "bomb": 2, "snare": 2, "extortion": 2, "raid": 2}
    first = setup("marquise", "bot:corvids").choose(1).until("actions", None)
    placed = [event.args[1:] for event in first.happened("placed", "rootbotics 11.3.2")]
    assert placed == [(12, 1), (10, 1), (11, 1)]
    assert first.count("corvids", "warrior", 0) == 12
    assert not face_down(first) and not face_up(first)
    assert s.board[corvids.row("plot")] + len(face_down(table)) == 8


@pytest.mark.law("rootbotics 11.3.2", "rootbotics 2.3")
def test_setup_does_not_scatter_to_the_keep() -> None:
    """All fox clearings are corners here, and the keep stands in the last of them."""
    suits = ["fox", "fox", "fox", "fox", *["rabbit"] * 4, *["mouse"] * 4]
    table: Table[Any] = Table.new(
        ROOT,
        {"seats": ["marquise", "bot:corvids"], "order": "given", "map": "winter", "suits": "random"},
        nature=Luck(suits),
    )
    sit = Situation(table)
    assert sit.prompt == "place the keep"
    sit.choose(4).until("actions", None)
    assert [event.args[1] for event in sit.happened("placed", "rootbotics 11.3.2")] == [3, 8, 12]


# Abilities


@pytest.mark.law("rootbotics 11.2.1", "root 13.2.3")
def test_nimble_they_move_whoever_rules() -> None:
    rest = "@1=corvids.warrior*3,corvids.raid,marquise.warrior*9 @5=marquise.warrior*3 @9=marquise.warrior*3 "
    table = ordered("ambush-fox", rest + "@10=marquise.warrior*3", start="move")
    assert warriors(table, 1, 5) == [2, 1]


@pytest.mark.law("rootbotics 11.2.2", "root 13.2.5")
@pytest.mark.parametrize(("pieces", "lost"), [("corvids.plot", 1), ("corvids.snare", 0), ("corvids.warrior", 0)])
def test_embedded_agents_deal_a_hit_as_defender_even_alone(pieces: str, lost: int) -> None:
    line = f"root seats=bot:corvids,marquise turn=marquise phase=daylight @1=marquise.warrior*3,{pieces}"
    table = given(line, luck=((0, 0),)).until("actions").choose("battle")
    assert table.count("marquise", "warrior", 1) == 3 - lost


@pytest.mark.law("rootbotics 11.2.2")
def test_embedded_agents_do_nothing_for_an_attacker() -> None:
    rest = "@1=marquise.warrior*3,corvids.plot,corvids.warrior*2"
    table = ordered("ambush-fox", rest, (0, 0), start="battle")
    assert table.happened("battle")
    assert table.count("marquise", "warrior", 1) == 3


# Birdsong


@pytest.mark.law("rootbotics 11.4", "rootbotics 11.4.1", "rootbotics 11.6.2", "rootbotics 11.6", "rootbotics 11.5")
def test_the_steps_of_a_turn() -> None:
    steps = [step.name for step in turn().player("corvids").turn_steps]
    assert [name for name in steps if not name.startswith(("start of", "end of"))] == [
        *("reveal order", "craft item", "recruit", "flip plots"),
        *("battle", "move", "plot", "the plot thickens"),
        *("score", "discard order", "nightmare"),
    ]
    table = turn("", "ambush-fox")
    assert table.happened("order", "rootbotics 11.4.1")[0].args[0] == table.seat("corvids")
    assert table.discarded() == ["ambush-fox"]


@pytest.mark.law("rootbotics 11.4.2")
def test_they_craft_the_item_of_the_order() -> None:
    table = turn("", "anvil")
    assert table.points("corvids") == 1
    assert [event.article for event in table.happened("crafted")] == ["rootbotics 11.4.2"]
    gone = turn("supply.hammer=0", "anvil")
    assert gone.points("corvids") == 0


@pytest.mark.law("rootbotics 11.4.3")
def test_they_recruit_two_warriors_in_each_of_two_ordered_clearings() -> None:
    table = turn("", "ambush-mouse")
    placed = [event.args[1:] for event in table.happened("placed", "rootbotics 11.4.3")]
    assert placed == [(2, 2), (7, 2)]


@pytest.mark.law("rootbotics 11.4.3.I")
def test_they_recruit_where_no_plot_is_then_where_more_warriors_are() -> None:
    rest = "@1=corvids.raid,corvids.warrior*3 @6=corvids.plot @8=corvids.warrior @12=corvids.warrior*2"
    table = turn(rest, "ambush-fox")
    assert [e.args[1] for e in table.happened("placed", "rootbotics 11.4.3")] == [12, 8]
    crowded = turn("@1=corvids.raid @6=corvids.raid,corvids.warrior @8=corvids.snare @12=corvids.warrior", "ambush-fox")
    assert [e.args[1] for e in crowded.happened("placed", "rootbotics 11.4.3")] == [12, 6]


@pytest.mark.law("rootbotics 11.4.3", "rootbotics 2.3")
def test_they_do_not_recruit_at_the_keep() -> None:
    table = turn("@1=corvids.warrior*3,marquise.keep", "ambush-fox", (0, 0))
    assert [e.args[1] for e in table.happened("placed", "rootbotics 11.4.3")] == [6, 8]


@pytest.mark.law("rootbotics 11.4.3.II")
def test_without_warriors_the_plot_thickens_and_recruiting_goes_on() -> None:
    rest = "@5=corvids.warrior*7 @4=corvids.warrior*4 @10=corvids.warrior*3"
    table = ordered("ambush-mouse", rest, "snare", "snare", "extortion", start="recruit")
    assert [e.args[1:] for e in table.happened("placed", "rootbotics 11.4.3")] == [(2, 1), (2, 1), (7, 1), (7, 1)]
    assert [e.args[1] for e in table.happened("removed", "rootbotics 11.5.4")][:3] == [5, 4, 10]
    table = ordered("ambush-mouse", "@5=corvids.warrior*8 @4=corvids.warrior*7", "snare", "snare", start="recruit")
    assert [e.args[1:] for e in table.happened("placed", "rootbotics 11.4.3")] == [(2, 1), (2, 1)]
    thickened = [e.args[1] for e in table.happened("removed", "rootbotics 11.5.4")]
    assert thickened == [5, 4]  # most warriors first; then nothing is left to thicken
    assert table.count("corvids", "warrior", 7) == 0


@pytest.mark.law("rootbotics 11.4.3.II")
def test_without_warriors_and_without_plot_recruiting_ends() -> None:
    rest = " ".join([f"@{c}=corvids.warrior*2" for c in (4, 5, 8, 9, 10, 11, 12)]) + " @6=corvids.warrior"
    table = ordered("ambush-mouse", rest, start="recruit")
    assert not table.happened("placed", "rootbotics 11.4.3")


# Flipping plots


@pytest.mark.law("rootbotics 11.4.4")
def test_every_plot_is_flipped_by_priority_and_scores_for_all_that_are_face_up() -> None:
    rest = "@2=corvids.raid @8=corvids.plot @5=corvids.plot"
    table = ordered("ambush-fox", rest, "snare", "extortion", start="flip plots")
    assert [e.args[1:] for e in table.happened("plot flipped", "rootbotics 11.4.4")] == [(5, 1), (8, 2)]
    assert scored(table, "rootbotics 11.4.4") == [2, 3]
    assert face_up(table) == {2: "raid", 5: "snare", 8: "extortion"}
    assert not face_down(table)


@pytest.mark.law("rootbotics 11.4.4", "rootbotics 11.7.1")
def test_points_are_scored_before_the_effect() -> None:
    table = ordered("ambush-fox", "@5=corvids.plot,marquise.sawmill", "bomb", "raid", start="flip plots")
    articles = [event.article for event in table.happened("scored")]
    assert articles == ["rootbotics 11.4.4", "root 3.2.1"]


@pytest.mark.law("rootbotics 11.4.4")
def test_what_lies_face_down_cannot_be_what_lies_face_up_or_went_back() -> None:
    """Both snares and a raid are face up, and a bomb was seen going back."""
    line = (
        "root seats=bot:corvids,marquise turn=corvids step=flip~plots corvids.order=ambush-fox corvids.returned.bomb=1 "
        "@1=corvids.snare @2=corvids.snare @3=corvids.raid,marquise.warrior @5=corvids.plot"
    )
    s = loads(line)
    corvids = s.players[0]
    assert isinstance(corvids, CorvidPieces)
    assert Counter(PLOTS[kind] for kind in corvids.unknown(s)) == {"bomb": 1, "extortion": 2, "raid": 1}
    assert corvids.plots_in_supply(s) == 4
    # Drawn from the supply: the bomb that is there for certain, and of the four unknown ones the three not on the map.
    assert Counter(PLOTS[kind] for kind in corvids.drawn_from_supply(s)) == {"bomb": 7, "extortion": 6, "raid": 3}


# Plots


@pytest.mark.law("rootbotics 11.7.1")
def test_a_bomb_removes_everything_human_and_is_swapped_face_up() -> None:
    rest = (
        "@5=corvids.plot,corvids.warrior,marquise.warrior*4,marquise.sawmill,alliance.sympathy,alliance.warrior "
        "@8=corvids.plot marquise.hand=ambush-bird"
    )
    table = ordered("ambush-mouse", rest, "bomb", "extortion", "raid", start="flip plots", others="marquise,alliance")
    for key, piece in (
        ("marquise", "warrior"),
        ("marquise", "sawmill"),
        ("alliance", "sympathy"),
        ("alliance", "warrior"),
    ):
        assert table.count(key, piece, 5) == 0
    assert warriors(table, 5) == [1]
    assert face_up(table) == {5: "extortion", 8: "raid"}
    assert scored(table, "root 3.2.1") == [1, 1]  # the sawmill and the sympathy token
    assert table.hand("marquise") == ["ambush-bird"]  # the new token has no effect
    assert scored(table, "rootbotics 11.4.4") == [1, 2]


@pytest.mark.law("rootbotics 11.7.1")
def test_a_bomb_may_be_swapped_for_the_other_bomb_which_does_not_explode() -> None:
    table = ordered("ambush-mouse", "@5=corvids.plot", "bomb", "bomb", start="flip plots")
    assert face_up(table) == {5: "bomb"}
    corvids = table.player("corvids")
    assert table.s.board[corvids.row("bomb") + ASIDE] == 1  # the first went back for all to see
    assert len(table.happened("plot swapped")) == 1


@pytest.mark.law("rootbotics 11.7.1")
def test_without_plots_in_the_supply_the_bomb_stays() -> None:
    rest = (
        "@1=corvids.snare @2=corvids.snare @3=corvids.raid,marquise.warrior @4=corvids.raid @5=corvids.bomb "
        "@6=corvids.extortion @7=corvids.extortion @8=corvids.plot"
    )
    table = ordered("ambush-mouse", rest, start="flip plots")
    assert scored(table, "rootbotics 11.4.4") == [8]
    assert not table.happened("plot swapped")
    assert face_up(table)[8] == "bomb"
    assert not table.happened("removed", "rootbotics 11.7.1")


@pytest.mark.law("rootbotics 11.7.1", "root G.1.32")
def test_a_swapped_plot_is_neither_removed_nor_placed() -> None:
    """Nothing tells of a removal or a placement, and the keep, where others place nothing, does not prevent it."""
    rest = "@5=corvids.plot,marquise.keep,marquise.warrior*2"
    table = ordered("ambush-mouse", rest, "bomb", "raid", start="flip plots", others="eyrie,bot:marquise")
    assert (table.count("marquise", "keep", 5), face_up(table)) == (1, {5: "raid"})  # a bot loses two pieces (11.8.1)
    tokens = table.player("corvids").tokens
    flipping = table.events[: table.events.index(table.happened("plot swapped")[0]) + 1]
    assert not [e for e in flipping if e.name in ("removed", "placed") and e.args[0] in tokens]


@pytest.mark.law("rootbotics 11.7.2", "root 13.7.2")
def test_a_snare_keeps_humans_from_placing_and_from_leaving() -> None:
    line = (
        "root seats=bot:corvids,marquise turn=marquise marquise.hand=mouse-in-a-sack @5=corvids.warrior "
        "@11=marquise.warrior*2,marquise.sawmill,marquise.recruiter,corvids.{} @3=marquise.warrior,marquise.sawmill"
    )
    free, snared = given(line.format("raid")), given(line.format("snare"))
    assert [table.count("marquise", "wood", 11) for table in (free, snared)] == [1, 0]
    assert snared.count("marquise", "wood", 3) == 1
    free.until("actions")
    snared.until("actions")
    assert "overwork" in free.offered and "overwork" not in snared.offered
    assert "build" in free.offered and "build" not in snared.offered
    free.choose("recruit")
    snared.choose("recruit")
    assert [table.count("marquise", "warrior", 11) for table in (free, snared)] == [3, 2]
    free.choose("march")
    snared.choose("march")
    assert (free.prompt, free.offered) == ("move from", [3, 11])
    assert snared.prompt == "move to"  # from clearing 3, the only one that she can leave


@pytest.mark.law("rootbotics 11.7.2", "root 13.7.2", "root 9.4.2")
def test_a_pawn_in_a_snare_slips_but_does_not_move() -> None:
    line = (
        "root seats=bot:corvids,vagabond,marquise turn=vagabond vagabond.place=1 vagabond.track=tea "
        "vagabond.satchel=boots,boots,sword @1=corvids.{}"
    )
    assert given(line.format("raid")).prompt == "slip"
    table = given(line.format("snare"))
    assert table.prompt == "slip"  # which no snare prevents
    table.choose("done")
    assert table.prompt == "daylight"
    assert "move" not in table.offered


@pytest.mark.law("rootbotics 11.7.2")
def test_field_hospitals_do_not_reach_a_snared_keep() -> None:
    line = (
        "root seats=bot:corvids,marquise turn=corvids step=battle corvids.order=ambush-fox marquise.hand=foxfolk-steel "
        "@2=marquise.keep,marquise.warrior,corvids.{} @1=corvids.warrior*3,marquise.warrior"
    )
    assert given(line.format("raid"), luck=((1, 0),)).prompt == "field hospitals"
    assert given(line.format("snare"), luck=((1, 0),)).prompt != "field hospitals"


@pytest.mark.law("rootbotics 11.7.3")
def test_an_extortion_costs_everybody_there_a_random_card() -> None:
    rest = (
        "@5=corvids.plot,marquise.warrior,alliance.sympathy marquise.hand=sappers,armorers alliance.hand=cobbler "
        "vagabond.hand=codebreakers vagabond.place=8"
    )
    table = ordered(
        "ambush-mouse", rest, "extortion", "armorers", start="flip plots", others="marquise,alliance,vagabond"
    )
    lost = [(table.s.players[e.args[0]].KEY, e.args[1]) for e in table.happened("discarded", "rootbotics 11.7.3")]
    assert lost == [("marquise", CARD["armorers"]), ("alliance", CARD["cobbler"])]
    assert face_up(table) == {5: "extortion"}


@pytest.mark.law("rootbotics 11.7.3")
def test_an_extortion_decides_a_card_that_nobody_has_seen() -> None:
    rest = "@5=corvids.plot,marquise.warrior marquise.hand=?*2"
    table = ordered("ambush-mouse", rest, "extortion", start="flip plots")
    assert len(table.happened("discarded", "rootbotics 11.7.3")) == 1
    assert table.s.unknown == 1


def strike(pieces: str, *luck: Any, bot: str = "", rest: str = "") -> Situation:
    """The Marquise battles in clearing 2 and hits twice."""
    line = (
        f"root seats=bot:corvids{bot},marquise turn=marquise phase=daylight @2=marquise.warrior*4,{pieces} "
        f"@10=marquise.keep {rest}"
    )
    table = given(line, luck=((2, 0), *luck)).until("actions").choose("battle")
    while table.prompt == "whose effects first":
        table.choose("corvids")
    return table


@pytest.mark.law("rootbotics 11.7.4", "root 13.7.4")
@pytest.mark.parametrize(("plot", "luck"), [("raid", ()), ("plot", ("raid",))])
def test_a_removed_raid_places_a_warrior_in_every_adjacent_clearing(plot: str, luck: tuple[str, ...]) -> None:
    """Clearing 2 is adjacent to 5, 6 and 10, where the keep stands."""
    table = strike(f"corvids.{plot},corvids.warrior", *luck)
    assert warriors(table, 5, 6, 10) == [1, 1, 0]
    assert table.points("marquise") == 1
    assert not face_up(table) and not face_down(table)


@pytest.mark.law("rootbotics 11.7.4")
@pytest.mark.parametrize(("plot", "luck"), [("snare", ()), ("plot", ("snare",))])
def test_no_other_plot_does(plot: str, luck: tuple[str, ...]) -> None:
    table = strike(f"corvids.{plot},corvids.warrior", *luck)
    assert warriors(table, 5, 6) == [0, 0]
    assert table.points("marquise") == 1
    corvids = table.player("corvids")
    assert table.s.board[corvids.row("snare") + ASIDE] == 1  # back in the supply, and all have seen it


@pytest.mark.law("rootbotics 11.7.4", "rootbotics 2.4")
def test_too_few_warriors_for_a_raid_go_by_priority() -> None:
    table = strike("corvids.raid,corvids.warrior", rest="@12=corvids.warrior*14")
    assert warriors(table, 5, 6) == [1, 0]


@pytest.mark.law("rootbotics 11.7.4", "rootbotics 12.2.1")
def test_a_raid_crosses_closed_paths() -> None:
    mountain = "map=mountain suits=" + ",".join(["fox,rabbit,mouse"] * 4)
    s = loads(f"root {mountain} seats=bot:corvids,marquise")
    a, b = s.box.map.closed[0]
    line = (
        f"root {mountain} seats=bot:corvids,marquise turn=marquise phase=daylight @{a}=marquise.warrior*4,corvids.raid"
    )
    table = given(line, luck=((2, 0),)).until("actions").choose("battle")
    assert warriors(table, b) == [1]


# Plots against bots


@pytest.mark.law("rootbotics 11.8", "rootbotics 11.8.1")
@pytest.mark.parametrize(
    ("pieces", "left"),
    [
        ("marquise.warrior*3,marquise.sawmill,marquise.wood", (1, 1, 1)),
        ("marquise.warrior,marquise.sawmill,marquise.wood*2", (0, 1, 1)),
        ("marquise.sawmill,marquise.wood", (0, 0, 0)),
    ],
)
def test_a_bomb_takes_two_pieces_of_each_bot(pieces: str, left: tuple[int, int, int]) -> None:
    rest = f"@5=corvids.plot,{pieces},eyrie.warrior*3 @3=eyrie.warrior,eyrie.roost"
    table = ordered("ambush-mouse", rest, "bomb", "raid", start="flip plots", others="bot:marquise,eyrie")
    removed = [e.args for e in table.happened("removed", "rootbotics 11.7.1")]
    rows = [table.player("marquise").row(piece) for piece in ("warrior", "sawmill", "wood")]
    given_ = {"warrior": 0, "sawmill": 0, "wood": 0}
    for entry in pieces.split(","):
        name, _, count = entry.removeprefix("marquise.").partition("*")
        given_[name] = int(count or 1)
    gone = [sum(args[2] for args in removed if args[0] == row) for row in rows]
    assert tuple(n - g for n, g in zip(given_.values(), gone, strict=True)) == left
    eyrie = table.player("eyrie").row("warrior")
    assert sum(args[2] for args in removed if args[0] == eyrie) == 3
    lost = gone[1] + gone[2]
    assert scored(table, "root 3.2.1") == ([lost] if lost else [])


@pytest.mark.law("rootbotics 11.8", "rootbotics 11.8.2")
def test_a_bot_that_would_leave_a_snare_removes_it_instead() -> None:
    """The Mechanical Marquise moves all but three from every ordered clearing."""
    line = (
        "root seats=bot:marquise,bot:corvids,eyrie turn=marquise step=move marquise.order=ambush-fox marquise.built=1 "
        "@1=marquise.warrior*5,corvids.{} @9=eyrie.warrior,eyrie.roost"
    )
    moved = given(line.format("raid"))
    assert moved.count("marquise", "warrior", 1) == 3
    held = given(line.format("snare"))
    assert held.count("marquise", "warrior", 1) == 5
    assert [e.args[1:] for e in held.happened("removed", "rootbotics 11.8.2")] == [(1, 1)]
    assert 1 not in face_up(held)
    assert held.points("marquise") == 0


@pytest.mark.law("rootbotics 11.8.2")
def test_a_bot_that_would_place_in_a_snare_removes_it_instead() -> None:
    """The Mechanical Marquise recruits in the ordered clearings that it rules, snare or no snare."""
    line = (
        "root seats=bot:marquise,bot:corvids,eyrie turn=marquise step=recruit marquise.order=ambush-fox "
        "marquise.built=1 @1=marquise.warrior*3,corvids.snare @9=eyrie.warrior,eyrie.roost"
    )
    table = given(line)
    assert not table.happened("placed", "rootbotics 4.5.2")
    assert table.happened("removed", "rootbotics 11.8.2")
    assert table.points("marquise") == 0


@pytest.mark.law("rootbotics 11.8.2")
def test_the_vagabot_goes_on_for_a_further_item() -> None:
    """It explores the ruin in clearing 10, one move away."""
    line = (
        "root seats=bot:vagabond,bot:corvids,marquise turn=vagabond vagabond.place=1 ruins.10=sword "
        "@1=corvids.snare @3=marquise.warrior,marquise.sawmill"
    )
    table = given(line, luck=["ambush-fox"])
    told = [e.name for e in table.events if e.name in ("exhausted", "removed", "pawn moved", "explored")]
    assert told[:5] == ["exhausted", "removed", "exhausted", "pawn moved", "exhausted"]
    assert table.happened("removed")[0].article == "rootbotics 11.8.2"
    assert table.points("vagabond") == 0


@pytest.mark.law("rootbotics 11.8.2")
def test_the_lizards_give_up_the_acolyte_all_the_same() -> None:
    line = (
        "root seats=bot:lizards,bot:corvids,marquise turn=lizards lizards.acolytes=1 lizards.souls=ambush-fox "
        "@1=corvids.snare,marquise.warrior,marquise.sawmill @3=marquise.warrior"
    )
    table = given(line)
    assert not table.happened("converted")
    assert [e.args[1] for e in table.happened("removed", "rootbotics 11.8.2")] == [1]
    assert len(table.happened("acolyte spent")) == 1


@pytest.mark.law("rootbotics 11.8.1", "rootbotics 7.2.1.I")
def test_a_bomb_damages_items_of_the_vagabot_whose_pawn_stays() -> None:
    rest = "@5=corvids.plot vagabond.place=5"
    table = ordered("ambush-mouse", rest, "bomb", "raid", start="flip plots", others="bot:vagabond,marquise")
    assert len(table.happened("damaged", "rootbotics 7.2.1.I")) == 3


@pytest.mark.law("rootbotics 11.7.2", "rootbotics 11.8.2")
def test_their_own_snare_is_nothing_to_the_corvids() -> None:
    table = ordered("ambush-fox", "@1=corvids.warrior*4,corvids.snare", start="move")
    assert warriors(table, 1, 5) == [2, 2]
    assert face_up(table) == {1: "snare"}


# Daylight


@pytest.mark.law("rootbotics 11.5.1")
def test_they_battle_in_every_ordered_clearing_with_two_warriors() -> None:
    rest = (
        "@1=corvids.warrior*2,marquise.warrior @6=corvids.warrior,marquise.warrior @8=corvids.warrior*3,marquise.wood "
        "@5=corvids.warrior*2,marquise.warrior @12=corvids.warrior*2"
    )
    table = ordered("ambush-fox", rest, (0, 0), (0, 0), start="battle")
    assert [e.args[2] for e in table.happened("battle")] == [1, 8]


@pytest.mark.law("rootbotics 11.5.1.I")
def test_they_attack_the_most_buildings_and_tokens_then_the_most_points() -> None:
    rest = "@1=corvids.warrior*2,marquise.warrior*5,eyrie.warrior,eyrie.roost,alliance.sympathy {}"
    points = "alliance.points=5 eyrie.points=3 marquise.points=9"
    others = "marquise,eyrie,alliance"

    def attacked(line: str) -> str:
        table = ordered("ambush-fox", line, (0, 0), start="battle", others=others)
        defender: int = table.happened("battle")[0].args[1]
        return table.s.players[defender].KEY

    assert attacked(rest.format(points)) == "alliance"
    assert attacked(rest.format("alliance.points=2 eyrie.points=3 marquise.points=9")) == "eyrie"
    assert attacked(rest.format("")) == "eyrie"  # turn order
    assert attacked(rest.format(points) + " @2=eyrie.roost").startswith("alliance")
    assert attacked(rest.replace("marquise.warrior*5", "marquise.wood*2").format(points)) == "marquise"


@pytest.mark.law("rootbotics 11.5.2")
def test_all_but_two_leave_ordered_clearings_with_a_face_up_plot() -> None:
    rest = (
        "@1=corvids.warrior*4,corvids.raid @6=corvids.warrior*3,corvids.plot @8=corvids.warrior*2,corvids.snare "
        "@5=corvids.raid @4=corvids.warrior*3,corvids.snare"
    )
    table = ordered("ambush-fox", rest, start="move")
    assert [e.args[1:] for e in table.happened("moved", "rootbotics 11.5.2")] == [(1, 9, 2)]


@pytest.mark.law("rootbotics 11.5.2.I")
def test_they_move_to_the_most_corvid_warriors() -> None:
    rest = "@1=corvids.warrior*4,corvids.raid @5=corvids.warrior @10=corvids.warrior*2"
    table = ordered("ambush-fox", rest, start="move")
    assert [e.args[1:] for e in table.happened("moved", "rootbotics 11.5.2")] == [(1, 10, 2)]


@pytest.mark.law("rootbotics 11.5.2.II")
def test_with_plots_all_around_they_move_to_the_lowest_priority() -> None:
    rest = "@1=corvids.warrior*4,corvids.raid @5=corvids.snare,corvids.warrior*2 @9=corvids.plot @10=corvids.plot"
    table = ordered("ambush-fox", rest, start="move")
    assert [e.args[1:] for e in table.happened("moved", "rootbotics 11.5.2")] == [(1, 10, 2)]
    assert warriors(table, 1) == [2]


@pytest.mark.law("rootbotics 11.5.3", "root 13.2.2.II")
def test_they_plot_in_the_ordered_clearing_with_the_most_warriors_and_no_plot() -> None:
    rest = "@1=corvids.warrior*2,corvids.raid @6=corvids.warrior @12=corvids.warrior*2 @5=corvids.warrior*2"
    table = ordered("ambush-fox", rest, start="plot")
    assert face_down(table) == [12]
    assert warriors(table, 12, 0) == [1, 9]
    nobody = ordered("ambush-mouse", rest, start="plot")
    assert face_down(nobody) == []


@pytest.mark.law("rootbotics 11.5.3", "rootbotics 2.3")
def test_they_do_not_plot_at_the_keep_or_without_tokens() -> None:
    table = ordered("ambush-fox", "@1=corvids.warrior*2,marquise.keep @6=corvids.warrior", start="plot")
    assert face_down(table) == [6]
    rest = (
        "@1=corvids.snare @2=corvids.snare @3=corvids.raid,marquise.warrior @4=corvids.raid @5=corvids.bomb "
        "@6=corvids.extortion @7=corvids.extortion @9=corvids.bomb @8=corvids.warrior*4"
    )
    full = ordered("ambush-fox", rest, start="plot")
    assert face_down(full) == []
    assert warriors(full, 8) == [4]


@pytest.mark.law("rootbotics 11.5.4", "rootbotics 11.5.4.I")
def test_the_plot_thickens_where_three_warriors_are() -> None:
    rest = "@2=corvids.warrior*3 @5=corvids.warrior*4 @8=corvids.warrior*5,corvids.raid"
    table = ordered("ambush-fox", rest, start="the plot thickens")
    assert face_down(table) == [5]
    assert warriors(table, 2, 5) == [3, 3]
    thin = ordered("ambush-fox", "@2=corvids.warrior*2", start="the plot thickens")
    assert face_down(thin) == []


@pytest.mark.law("rootbotics 11.5.4", "rootbotics 11.5.3")
def test_what_went_back_is_mixed_in_when_a_plot_is_drawn() -> None:
    table = ordered("ambush-fox", "@2=corvids.warrior*3 corvids.returned.bomb=2", start="the plot thickens")
    corvids = table.player("corvids")
    assert isinstance(corvids, CorvidPieces)
    assert Counter(PLOTS[kind] for kind in corvids.unknown(table.s))["bomb"] == 2


# Evening


@pytest.mark.law("rootbotics 11.6.1")
def test_they_score_for_face_up_extortion() -> None:
    table = ordered("ambush-fox", "@1=corvids.extortion @2=corvids.extortion @5=corvids.raid", start="score")
    assert scored(table, "rootbotics 11.6.1") == [2]


# Difficulties


@pytest.mark.law("rootbotics 3.3.1", "rootbotics 11.4.3")
@pytest.mark.parametrize(
    ("difficulty", "recruits", "points"),
    [("", 2, 0), ("@easy", 1, 0), ("@challenging", 3, 0), ("@nightmare", 3, 1)],
)
def test_difficulty(difficulty: str, recruits: int, points: int) -> None:
    table = turn("", "ambush-mouse", bot=difficulty)
    assert [e.args[2] for e in table.happened("placed", "rootbotics 11.4.3")] == [recruits, recruits]
    assert table.points("corvids") == points


# Traits


def gamble(rest: str, *luck: Any, others: str = "marquise", bot: str = "+gamble") -> Situation:
    return ordered("ambush-mouse", rest, *luck, start="flip plots", bot=bot, others=others)


@pytest.mark.law("rootbotics 3.3.2")
def test_gamble_the_human_with_the_most_pieces_guesses() -> None:
    rest = "@5=corvids.plot,marquise.warrior*2,eyrie.warrior*3,alliance.warrior*4 @8=corvids.plot,alliance.warrior"
    table = gamble(rest, others="marquise,eyrie,bot:alliance")
    assert (table.prompt, table.asked, table.offered) == ("guess the plot", "eyrie", list(PLOTS))
    table.choose("bomb")
    assert table.prompt != "guess the plot"  # in clearing 8 there is no human
    assert len(table.happened("plot flipped")) == 2
    tie = gamble("@5=corvids.plot,marquise.warrior,eyrie.warrior order=corvids,eyrie,marquise", others="marquise,eyrie")
    assert tie.asked == "eyrie"
    assert gamble("@5=corvids.plot,marquise.warrior", bot="").prompt != "guess the plot"


@pytest.mark.law("rootbotics 3.3.2")
def test_gamble_a_right_guess_removes_the_plot_for_a_point() -> None:
    table = gamble("@5=corvids.plot,marquise.warrior @8=corvids.raid", "bomb").choose("bomb")
    assert scored(table, "rootbotics 11.4.4") == [2]
    assert table.count("marquise", "warrior", 5) == 1  # no bomb
    assert table.points("marquise") == 1
    assert face_up(table) == {8: "raid"}
    assert table.points("corvids") == 2


@pytest.mark.law("rootbotics 3.3.2")
def test_gamble_a_raid_guessed_right_is_still_a_raid_removed() -> None:
    table = gamble("@5=corvids.plot,marquise.warrior", "raid").choose("raid")
    assert [e.args[1:] for e in table.happened("placed", "rootbotics 11.7.4")] == [(1, 1), (2, 1)]


@pytest.mark.law("rootbotics 3.3.2")
def test_gamble_a_wrong_guess_is_a_point_and_the_plot_takes_effect() -> None:
    table = gamble("@5=corvids.plot,marquise.warrior", "bomb", "raid").choose("snare")
    assert scored(table, "rootbotics 3.3.2") == [1]
    assert scored(table, "rootbotics 11.4.4") == [1]
    assert table.count("marquise", "warrior", 5) == 0
    assert face_up(table) == {5: "raid"}


@pytest.mark.law("rootbotics 3.3.2")
@pytest.mark.parametrize("plot", ["snare", "plot", "raid"])
def test_backup_plans_a_warrior_where_a_plot_was_removed(plot: str) -> None:
    table = strike(f"corvids.{plot},corvids.warrior", bot="+backup_plans")
    assert warriors(table, 2) == [1]
    assert warriors(strike(f"corvids.{plot},corvids.warrior"), 2) == [0]


@pytest.mark.law("rootbotics 3.3.2")
def test_backup_plans_not_for_warriors_alone() -> None:
    assert warriors(strike("corvids.warrior*2", bot="+backup_plans"), 2) == [0]


@pytest.mark.law("rootbotics 3.3.2", "rootbotics 11.8.2", "rootbotics 11.7.1")
def test_backup_plans_for_a_sprung_snare_but_not_for_a_swapped_bomb() -> None:
    line = (
        "root seats=bot:marquise,bot:corvids+backup_plans,eyrie turn=marquise step=move marquise.order=ambush-fox "
        "marquise.built=1 "
        "@1=marquise.warrior*5,corvids.snare @9=eyrie.warrior,eyrie.roost"
    )
    assert [e.args[1:] for e in given(line).happened("placed", "rootbotics 3.3.2")] == [(1, 1)]
    bomb = gamble("@5=corvids.plot", "bomb", "snare", bot="+backup_plans")
    assert (face_up(bomb), warriors(bomb, 5)) == ({5: "snare"}, [0])


@pytest.mark.law("rootbotics 3.3.2")
def test_mastermind_plots_twice() -> None:
    rest = "@1=corvids.warrior*2 @6=corvids.warrior"
    assert face_down(ordered("ambush-fox", rest, start="plot", bot="+mastermind")) == [1, 6]
    assert face_down(ordered("ambush-fox", rest, start="plot")) == [1]


@pytest.mark.law("rootbotics 3.3.2")
def test_vendetta_every_plot_is_a_bomb_besides() -> None:
    rest = "@5=corvids.plot,marquise.warrior*2 marquise.hand=sappers"
    table = gamble(rest, "extortion", "snare", bot="+vendetta")
    assert table.count("marquise", "warrior", 5) == 0
    assert face_up(table) == {5: "snare"}
    assert "sappers" in table.discarded()
    plain = gamble(rest, "extortion", bot="")
    assert plain.count("marquise", "warrior", 5) == 2
    raid = gamble(rest, "raid", "snare", bot="+vendetta")
    assert face_up(raid) == {5: "snare"}
    assert not raid.happened("placed", "rootbotics 11.7.4")  # the raid was swapped, not removed


@pytest.mark.law("rootbotics 3.3.2")
def test_all_traits_together() -> None:
    bot = "@nightmare+gamble+backup_plans+mastermind+vendetta"
    table = turn("@5=corvids.plot,marquise.warrior", "ambush-rabbit", "raid", bot=bot)
    table.choose("raid")
    assert warriors(table, 1) == [1]  # the raid
    assert table.points("marquise") == 1
    assert len(table.happened("placed", "rootbotics 11.5.3")) == 2


# Positions and views


@pytest.mark.law("root 13.2.2", "root 13.2.2.II")
def test_impossible_plots_are_refused() -> None:
    head = "root seats=bot:corvids,marquise"
    with pytest.raises(PositionError, match=r"13\.2\.2\.II"):
        loads(f"{head} @1=corvids.plot,corvids.raid")
    with pytest.raises(PositionError, match="face down"):
        loads(
            f"{head} corvids.returned.bomb=2 corvids.returned.raid=2 "
            + " ".join(f"@{c}=corvids.plot" for c in range(1, 6))
        )
    with pytest.raises(PositionError, match="returned"):
        loads(f"{head} corvids.returned.bomb=2 @1=corvids.bomb")


def test_a_position_with_plots_is_read_back() -> None:
    line = (
        "root seats=bot:corvids@easy+gamble,marquise turn=corvids step=battle corvids.order=ambush-fox "
        "corvids.returned.bomb=1 @1=corvids.plot @2=corvids.bomb @3=corvids.raid,marquise.warrior"
    )
    s = loads(line)
    assert loads(dumps(s)) == s
    assert "corvids.returned.bomb=1" in dumps(s)


@pytest.mark.law("rootbotics 11.5.3")
def test_nobody_can_know_a_face_down_plot() -> None:
    """What it is stands nowhere: luck is not asked before it is turned up, and no view can tell more than the state."""
    table = ordered("ambush-fox", "@6=corvids.warrior*2", "raid", start="plot")
    assert face_down(table) == [6]
    assert isinstance(table.table.nature, Luck) and table.table.nature.script == ["raid"]
    table.until("actions").choose("done")
    assert table.happened("plot flipped") and table.table.nature.script == []
