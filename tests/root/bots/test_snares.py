"""What a snare stops, in every way to place and to move: Law of Root 13.7.2, Law of Rootbotics 11.7.2 and 11.8.2.

The principle is written down in `lawbound.root.snares`. On the autumn map clearings 1, 6, 8 and 12 are fox, 3, 4, 5 and
10 rabbit, 2, 7, 9 and 11 mouse; 1 is adjacent to 5, 9 and 10, and has one slot.
"""

from __future__ import annotations

from typing import Any

import pytest
from tests.root.situation import Situation, given

LAKE = "map=lake suits=fox,fox,mouse,rabbit,mouse,fox,mouse,rabbit,fox,mouse,rabbit,rabbit"

ON_THE_MAP = ("placed", "built", "moved")


def sprung(table: Situation) -> list[int]:
    """Where snares came off by 11.8.2."""
    return [event.args[1] for event in table.happened("removed", "rootbotics 11.8.2")]


def snare_at(table: Situation, clearing: int) -> bool:
    return table.count("corvids", "snare", clearing) == 1


# Bots: the snare comes off instead


def bot_turn(bot: str, rest: str, luck: tuple[Any, ...] = (), more: str = "") -> Situation:
    """What is left of a bot's turn. A Vagabond in the far corner is asked after it."""
    key = bot.partition("+")[0].partition("@")[0].partition("/")[0]
    human = "eyrie" if key == "vagabond" else "vagabond"
    far = "@3=eyrie.warrior,eyrie.roost" if key == "vagabond" else "vagabond.place=3"
    return given(f"root {more} services=none seats=bot:{bot},{human},bot:corvids turn={key} {far} {rest}", luck=luck)


STOPPED = {
    "Marquise recruits": ("marquise", "step=recruit marquise.order=ambush-fox @1=marquise.warrior*2", "4.5.2"),
    "Marquise builds": (
        "marquise",
        "step=build marquise.order=ambush-mouse marquise.expanded=1 @1=marquise.warrior*2",
        "4.5.3",
    ),
    "Marquise moves": (
        "marquise",
        "step=move marquise.order=ambush-fox marquise.built=1 @1=marquise.warrior*5",
        "4.5.4",
    ),
    "Marquise escalates": ("marquise", "step=recruit marquise.order=ambush-bird @1=marquise.warrior*2", "4.7.2"),
    "Eyrie recruits": ("eyrie", "step=recruit @1=eyrie.roost @12=eyrie.warrior", "5.5.1.I"),
    "Eyrie moves": ("eyrie", "step=move @1=eyrie.roost,eyrie.warrior*6", "5.5.1.II"),
    "Eyrie builds": ("eyrie", "step=build @1=eyrie.warrior*2 @6=eyrie.roost", "5.5.2"),
    "Eyrie's new roost": ("eyrie", "step=a~new~roost eyrie.ordered=fox", "5.4.4"),
    "Eyrie swoops": ("eyrie+swoop", "step=swoop @2=eyrie.roost", "3.3.2"),
    "Alliance spreads": ("alliance", "step=spread~sympathy alliance.order=ambush-fox @5=alliance.sympathy", "6.5.1"),
    "Alliance recruits": ("alliance", "step=recruit @1=alliance.fox~base", "6.6.2"),
    "Riverfolk build": ("riverfolk", "step=build~and~garrison riverfolk.market=ambush-fox", "9.5.1"),
    "Riverfolk recruit": ("riverfolk", "step=recruit riverfolk.market=ambush-fox", "9.5.2"),
    "Riverfolk organize": (
        "riverfolk",
        "step=organize riverfolk.market=ambush-mouse @1=riverfolk.fox~trade~post",
        "9.5.3",
    ),
    "Duchy digs": (
        "duchy",
        "step=dig duchy.order=ambush-fox duchy.burrow=4 @6=duchy.tunnel @8=duchy.tunnel @12=duchy.market",
        "10.5.1",
    ),
    "Duchy builds": ("duchy", "step=build duchy.order=ambush-mouse @1=duchy.warrior*2", "10.5.3"),
    "Duchy's marshal": (
        "duchy",
        "step=ministers duchy.order=ambush-fox duchy.swayed=marshal @1=duchy.market",
        "10.7.2",
    ),
    "Duchy rallies": ("duchy", "step=rally duchy.order=ambush-fox @1=duchy.warrior @5=duchy.market", "10.6.1"),
    "Duchy rallies home": ("duchy", "step=rally duchy.order=ambush-fox @1=duchy.warrior*2", "10.6.1.II"),
}


@pytest.mark.law("rootbotics 11.8.2")
@pytest.mark.parametrize(("bot", "rest", "article"), STOPPED.values(), ids=STOPPED)
def test_the_snare_comes_off_instead_of_what_a_bot_would_place_or_move_out(bot: str, rest: str, article: str) -> None:
    """With another plot in its place it happens; with a snare that comes off, and nobody scores for it."""
    key = bot.partition("+")[0]
    rest = lay(rest, "raid")
    carried_out = bot_turn(bot, rest)
    about = [e for e in carried_out.events if e.name in ON_THE_MAP and e.article == f"rootbotics {article}"]
    assert 1 in [event.args[1] for event in about]
    stopped = bot_turn(bot, rest.replace("corvids.raid", "corvids.snare"))
    about = [e for e in stopped.events if e.name in ON_THE_MAP and e.article == f"rootbotics {article}"]
    assert 1 not in [event.args[1] for event in about]
    assert sprung(stopped) == [1] and not snare_at(stopped, 1)
    assert not [e for e in stopped.happened("scored", "root 3.2.1") if e.args[0] == stopped.seat(key)]


def lay(rest: str, plot: str) -> str:
    """A plot in clearing 1, beside what is there."""
    return rest.replace("@1=", f"@1=corvids.{plot},") if "@1=" in rest else f"{rest} @1=corvids.{plot}"


@pytest.mark.law("rootbotics 11.8.2", "rootbotics 3.3.2")
@pytest.mark.parametrize(("plot", "patients", "off"), [("raid", 2, []), ("snare", 0, [1])])
def test_hospitals_in_another_s_turn_spring_it_too(plot: str, patients: int, off: list[int]) -> None:
    line = (
        "root services=none seats=alliance,bot:marquise+hospitals,bot:corvids turn=alliance phase=evening "
        f"alliance.officers=1 @2=marquise.warrior*2,alliance.warrior*4 @1=marquise.keep,corvids.{plot}"
    )
    table = given(line, luck=[(2, 2)]).choose("battle")
    assert (table.count("marquise", "warrior", 1), sprung(table)) == (patients, off)


@pytest.mark.law("rootbotics 11.8.2", "rootbotics 12.1.1")
def test_a_bot_is_held_on_the_ferry_too() -> None:
    """On the lake map clearing 1, with the ferry, is coastal like 10, 11 and 12; only a path leads to 5 and 9."""
    rest = "step=move marquise.order=ambush-fox marquise.built=1 @1=marquise.warrior*5,corvids.{} @11=eyrie.warrior"
    line = f"root {LAKE} services=none seats=bot:marquise,eyrie,bot:corvids turn=marquise @3=eyrie.roost {rest}"
    free, held = given(line.format("raid")), given(line.format("snare"))
    assert [event.args[1:] for event in free.happened("moved")] == [(1, 11, 2)]
    assert (held.happened("moved"), sprung(held), held.s.ferry, held.points("marquise")) == ([], [1], 1, 0)


@pytest.mark.law("rootbotics 11.8.2", "rootbotics 12.1.1", "rootbotics 7.5")
def test_so_is_the_vagabot_which_then_goes_by_ferry() -> None:
    rest = "step=daylight vagabond.order=ambush-rabbit vagabond.place=1 vagabond.satchel=boots*3 @1=corvids.snare"
    line = (
        f"root {LAKE} services=none seats=bot:vagabond,eyrie,bot:corvids turn=vagabond eyrie.points=3 @11=eyrie.roost"
    )
    table = given(f"{line} {rest}", luck=[(0, 0)])
    assert ([event.args[1:] for event in table.happened("pawn moved")], sprung(table)) == ([(1, 11)], [1])
    assert (exhausted(table), table.s.ferry) == (["7.5", "7.5", "7.5.4"], 11)


@pytest.mark.law("rootbotics 11.8.2", "rootbotics 12.2.1")
def test_a_bot_is_held_on_a_closed_path_too() -> None:
    """On the mountain map a closed path leads from 2 to 5, where the enemy is."""
    suits = "suits=rabbit,fox,rabbit,rabbit,mouse,rabbit,fox,fox,fox,mouse,mouse,mouse"
    line = (
        f"root map=mountain {suits} services=none seats=bot:marquise,eyrie,bot:corvids turn=marquise step=move "
        "marquise.order=ambush-fox marquise.built=1 @2=marquise.warrior*5,corvids.{} @5=eyrie.warrior,eyrie.roost"
    )
    free, held = given(line.format("raid")), given(line.format("snare"))
    assert [event.args[1:] for event in free.happened("moved")] == [(2, 5, 2)]
    assert (held.happened("moved"), sprung(held)) == ([], [2])


@pytest.mark.law("rootbotics 11.8.2", "rootbotics 4.7.4")
def test_where_it_has_not_moved_it_does_not_battle() -> None:
    """Escalated Daylight ends with battles in the clearings into which it has moved."""
    rest = "step=move marquise.order=ambush-bird @1=marquise.warrior*5,corvids.{} @5=corvids.warrior*2"
    free, held = bot_turn("marquise", rest.format("raid"), ((0, 0),)), bot_turn("marquise", rest.format("snare"))
    assert [event.args[2] for event in free.happened("battle")] == [5]
    assert (held.happened("battle"), sprung(held)) == ([], [1])


@pytest.mark.law("rootbotics 11.8.2", "rootbotics 8.4.2.I", "rootbotics 8.4.2.III")
@pytest.mark.parametrize("marker", [5, 4])
def test_an_exchange_is_stopped_as_a_whole_but_costs_the_acolyte(marker: int) -> None:
    """Convert is on space 1, Sanctify on space 5."""
    line = (
        f"root services=none seats=bot:lizards,marquise,bot:corvids turn=lizards lizards.acolytes=1 "
        f"lizards.conspiracy={marker} lizards.souls=ambush-fox @3=marquise.warrior "
        "@1=marquise.warrior,marquise.sawmill,corvids.snare"
    )
    table = given(line)
    assert [table.count("marquise", piece, 1) for piece in ("warrior", "sawmill")] == [1, 1]
    assert (sprung(table), len(table.happened("acolyte spent"))) == ([1], 1)


@pytest.mark.law("rootbotics 11.8.2", "rootbotics 8.5.1")
def test_after_the_part_that_a_snare_stopped_the_rest_goes_on() -> None:
    """No warrior of the ritual, but then the garden, for the Lizards rule the clearing already."""
    rest = "step=rituals lizards.order=fox lizards.souls=ambush-fox @1=lizards.warrior,corvids.snare"
    filled = " ".join([f"@{c}=lizards.fox~garden*2" for c in (6, 8)]) + " @12=corvids.warrior"
    table = bot_turn("lizards", f"{rest} {filled}")
    assert sprung(table) == [1]
    assert [event.args[1] for event in table.happened("placed", "rootbotics 8.5.1")] == [1]
    assert [table.count("lizards", piece, 1) for piece in ("warrior", "fox garden")] == [1, 1]


# What follows from that


@pytest.mark.law("rootbotics 11.8.2", "rootbotics 10.5.3", "rootbotics 6.5.1.II")
@pytest.mark.parametrize("case", ["Duchy builds", "Alliance spreads"])
def test_there_was_a_place_so_nobody_is_paid_for_the_lack_of_one(case: str) -> None:
    bot, rest, _ = STOPPED[case]
    table = bot_turn(bot, lay(rest, "snare"))
    assert (sprung(table), table.points(bot)) == ([1], 0)


@pytest.mark.law("rootbotics 11.8.2", "rootbotics 5.5.2", "rootbotics 5.7")
@pytest.mark.parametrize("case", ["Eyrie builds", "Eyrie's new roost"])
def test_but_for_whatever_reason_no_roost_was_placed(case: str) -> None:
    bot, rest, _ = STOPPED[case]
    assert [len(bot_turn(bot, lay(rest, plot)).happened("turmoil")) for plot in ("raid", "snare")] == [0, 1]


@pytest.mark.law("rootbotics 11.8.2", "rootbotics 4.5.5")
def test_no_building_was_placed_so_the_marquise_expands() -> None:
    rest = "step=build marquise.order=ambush-mouse @1=marquise.warrior*2"
    for plot, orders in (("raid", 0), ("snare", 1)):
        assert len(bot_turn("marquise", lay(rest, plot)).happened("order", "rootbotics 4.5.5")) == orders


@pytest.mark.law("rootbotics 11.8.2", "rootbotics 3.3.2")
@pytest.mark.parametrize(("bot", "points"), [("eyrie", 5), ("eyrie+war_tax", 4)])
def test_the_bot_removes_the_snare_so_war_tax_is_due(bot: str, points: int) -> None:
    """Nobody scores for it, but its owner loses a point to War Tax."""
    table = bot_turn(bot, "step=recruit corvids.points=5 @1=eyrie.roost,corvids.snare @12=eyrie.warrior")
    assert (sprung(table), table.points("corvids")) == ([1], points)
    assert not table.happened("scored", "root 3.2.1")


# The Vagabot goes on


VAGABOT = "vagabond.satchel=boots*5 ruins.10=tea"


def exhausted(table: Situation) -> list[str]:
    return [event.article.removeprefix("rootbotics ") for event in table.happened("exhausted")]


@pytest.mark.law("rootbotics 11.8.2", "rootbotics 7.5")
def test_the_vagabot_moves_on_for_a_further_item() -> None:
    rest = f"step=daylight vagabond.order=ambush-fox vagabond.place=5 {VAGABOT} @5=corvids.snare"
    table = bot_turn("vagabond", rest)
    assert [event.args[1:] for event in table.happened("pawn moved")][:2] == [(5, 1), (1, 10)]
    assert (exhausted(table)[:4], sprung(table)) == (["7.5", "7.5", "7.5", "7.5.1"], [5])


@pytest.mark.law("rootbotics 11.8.2", "rootbotics 7.5")
def test_without_a_further_item_the_vagabot_stays() -> None:
    rest = (
        "step=daylight vagabond.order=ambush-fox vagabond.place=5 vagabond.satchel=boots ruins.10=tea @5=corvids.snare"
    )
    table = bot_turn("vagabond", rest)
    assert (table.happened("pawn moved"), sprung(table)) == ([], [5])


@pytest.mark.law("rootbotics 11.8.2", "rootbotics 7.4.3")
@pytest.mark.parametrize(("items", "moves", "cost"), [("satchel=boots", 1, ["11.8.2"]), ("exhausted=boots", 0, [])])
def test_a_vagabot_that_slips_out_of_a_snare_exhausts_an_item(items: str, moves: int, cost: list[str]) -> None:
    """Slipping costs nothing in itself; going on after the snare does."""
    table = bot_turn(
        "vagabond", f"step=slip vagabond.order=ambush-fox vagabond.place=5 vagabond.{items} @5=corvids.snare"
    )
    assert (len(table.happened("pawn moved")), sprung(table), exhausted(table)) == (moves, [5], cost)
    free = bot_turn(
        "vagabond", f"step=slip vagabond.order=ambush-fox vagabond.place=5 vagabond.{items} @5=corvids.raid"
    )
    assert (len(free.happened("pawn moved")), exhausted(free)) == (1, [])


@pytest.mark.law("rootbotics 11.8.2", "rootbotics 7.7.3")
@pytest.mark.parametrize(("ready", "moves"), [(3, 1), (2, 0)])
def test_a_ranger_hides_out_of_a_snare_for_a_further_item(ready: int, moves: int) -> None:
    """An item for the Adventurer's only battle, one for the action, one to go on."""
    rest = (
        f"step=daylight vagabond.order=ambush-fox vagabond.place=5 vagabond.satchel=boots*{ready} "
        "vagabond.damaged=sword*4 eyrie.points=3 @5=eyrie.warrior*3,corvids.snare"
    )
    table = bot_turn("vagabond/ranger+adventurer", rest, luck=((0, 0),))
    assert exhausted(table) == ["7.5.4", "7.5.6", "11.8.2"][:ready]
    assert [event.article for event in table.happened("pawn moved")] == ["rootbotics 7.7.3"] * moves
    assert sprung(table) == [5]


@pytest.mark.law("rootbotics 11.8.2", "rootbotics 9.7")
def test_even_by_boat_the_vagabot_goes_on_for_an_item() -> None:
    """The card of the Vagabot waives the item for the move along a river, not the one that a snare costs."""
    rest = (
        "step=daylight vagabond.order=better-burrow-bank vagabond.place=5 vagabond.satchel=boots*4 "
        "@10=eyrie.warrior*4 eyrie.points=3 @5=corvids.{}"
    )
    line = f"root services=vagabot seats=bot:vagabond,eyrie,bot:riverfolk,bot:corvids turn=vagabond {rest}"
    free, held = given(line.format("raid"), luck=[(0, 0)]), given(line.format("snare"), luck=[(0, 0)])
    assert [exhausted(table)[:2] for table in (free, held)] == [["9.7", "7.5.4"], ["9.7", "7.5"]]
    assert [event.args[1:] for event in held.happened("pawn moved")] == [(5, 10)]


# What no snare stops


@pytest.mark.law("rootbotics 11.8.2")
def test_moving_into_a_snare_is_not_stopped() -> None:
    rest = "step=move marquise.order=ambush-fox marquise.built=1 @1=marquise.warrior*5 @5=corvids.snare,corvids.warrior"
    table = bot_turn("marquise", rest)
    assert [event.args[1:] for event in table.happened("moved")] == [(1, 5, 2)]
    assert snare_at(table, 5)


NOT_STOPPED = {
    "a battle": ("marquise", "step=battle marquise.order=ambush-fox @1=marquise.warrior*3,corvids.warrior*3"),
    "racketeering": (
        "riverfolk",
        "step=racketeering riverfolk.sword=1 riverfolk.market=sappers @1=riverfolk.warrior*5",
    ),
    "a bird ritual": ("lizards", "step=rituals lizards.order=fox lizards.souls=ambush-bird @1=lizards.warrior*3"),
    "the surplus of a rally": ("duchy", "step=rally duchy.order=ambush-mouse @1=duchy.warrior*6"),
    "the mayor": ("duchy", "step=ministers duchy.order=ambush-mouse duchy.swayed=mayor @1=duchy.warrior*3"),
}


@pytest.mark.law("rootbotics 11.8.2", "root 1")
@pytest.mark.parametrize(("bot", "rest"), NOT_STOPPED.values(), ids=NOT_STOPPED)
def test_what_neither_places_nor_moves_is_not_stopped(bot: str, rest: str) -> None:
    """Warriors leave the clearing, to a board, to the supply or by hits, and the snare stays."""
    table = bot_turn(bot, f"{lay(rest, 'snare')} @12=corvids.warrior", luck=((0, 0),))
    if bot == "marquise":
        assert table.happened("battle")
    else:
        row = table.player(bot).warrior
        assert [e for e in table.events if e.name in ("removed", "paid", "moved") and e.args[:2] == (row, 1)]
    assert snare_at(table, 1) and not sprung(table)


@pytest.mark.law("rootbotics 11.8.2", "rootbotics 6.6.1", "rootbotics 6.6.2")
def test_organizing_takes_warriors_out_of_a_snare_but_recruiting_brings_none_in() -> None:
    rest = "step=organize alliance.order=ambush-mouse @1=alliance.fox~base,alliance.warrior*3,corvids.snare"
    table = bot_turn("alliance", rest)
    assert [event.args[1:] for event in table.happened("removed", "rootbotics 6.6.1")] == [(1, 3)]
    assert (table.happened("placed", "rootbotics 6.6.2"), sprung(table)) == ([], [1])


@pytest.mark.law("rootbotics 11.8.2", "rootbotics 6.4.3")
def test_a_bot_s_revolt_removes_the_snare_before_it_places_the_base() -> None:
    table = bot_turn("alliance", "step=revolt alliance.order=ambush-fox @1=alliance.sympathy,corvids.snare")
    assert (table.count("alliance", "fox base", 1), sprung(table)) == (1, [])
    assert [event.args[:2] for event in table.happened("scored", "root 3.2.1")] == [(0, 1)]  # an enemy token


# Humans are not offered it


@pytest.mark.law("root 13.7.2", "rootbotics 11.7.2", "root 8.4.1.III")
def test_a_human_s_revolt_does_so_too() -> None:
    line = (
        "root seats=alliance,bot:corvids,marquise turn=alliance alliance.supporters=ambush-fox,anvil "
        "@1=alliance.sympathy,corvids.snare"
    )
    table = given(line).choose(1, "anvil")
    assert [table.count("alliance", piece, 1) for piece in ("fox base", "warrior")] == [1, 1]
    assert not snare_at(table, 1)


@pytest.mark.law("root 13.7.2", "rootbotics 11.7.2")
@pytest.mark.parametrize(
    ("position", "action"),
    [
        ("turn=alliance phase=evening alliance.officers=1 @1=alliance.warrior*2 @8=alliance.fox~base", "move"),
        ("turn=alliance phase=evening alliance.officers=1 @1=alliance.fox~base @8=alliance.warrior", "recruit"),
        ("turn=alliance phase=evening alliance.officers=1 @1=alliance.warrior @8=alliance.fox~base", "organize"),
        ("turn=marquise phase=daylight @1=marquise.warrior*3 @6=marquise.recruiter", "march"),
    ],
)
def test_an_action_that_a_snare_stops_is_not_offered(position: str, action: str) -> None:
    line = f"root seats=alliance,marquise,bot:corvids {position}"
    free, held = given(lay(line, "raid")), given(lay(line, "snare"))
    if action == "march":
        free.until("actions")
        held.until("actions")
    assert free.prompt == held.prompt
    assert (action in free.offered, action in held.offered) == (True, False)


@pytest.mark.law("root 13.7.2", "root C.2.5")
def test_the_ferry_takes_nobody_out_of_a_snare() -> None:
    line = (
        f"root {LAKE} seats=marquise,bot:corvids,eyrie turn=marquise phase=daylight @1=marquise.warrior*3,corvids.{{}}"
    )
    free, held = given(line.format("raid")).until("actions"), given(line.format("snare"))
    free.choose("march")
    assert (free.prompt, free.offered) == ("move to", [5, 9, 10, 11, 12])
    assert "march" not in held.until("actions").offered


@pytest.mark.law("root 13.7.2", "root 11.2.7.II")
def test_riverboats_take_nobody_out_of_a_snare() -> None:
    line = (
        "root seats=marquise,bot:corvids,bot:riverfolk turn=marquise phase=daylight used=riverboats "
        "@4=marquise.warrior*3,corvids.{} @7=riverfolk.warrior"
    )
    assert "march" in given(line.format("raid")).until("actions").offered
    assert "march" not in given(line.format("snare")).until("actions").offered


@pytest.mark.law("root 13.7.2", "root 7.5.2.I", "root 7.5.2.II", "root 7.5.2.IV")
@pytest.mark.parametrize(
    ("column", "pieces"),
    [
        ("recruit", "@1=eyrie.roost @2=eyrie.warrior"),
        ("move", "@1=eyrie.warrior*2 @2=eyrie.roost"),
        ("build", "@1=eyrie.warrior @2=eyrie.roost"),
    ],
)
def test_a_decree_that_a_snare_stops_is_turmoil(column: str, pieces: str) -> None:
    line = (
        "root seats=eyrie,marquise,bot:corvids turn=eyrie step=the~Decree eyrie.leader=despot "
        f"eyrie.resolved.move~bird=1 eyrie.resolved.build~bird=1 eyrie.decree.{column}=ambush-fox {pieces} "
        "@3=marquise.warrior"
    )
    free, held = given(lay(line, "raid")), given(lay(line, "snare"))
    assert [len(table.happened("turmoil")) for table in (free, held)] == [0, 1]


# Whose piece it is


@pytest.mark.law("root 13.7.2", "root 9.2.9.II.b", "root 9.4.2")
@pytest.mark.parametrize(("plot", "along"), [("raid", True), ("snare", False)])
def test_warriors_taken_along_are_held_where_their_owner_is(plot: str, along: bool) -> None:
    """The Vagabond has joined the Corvids, so that their snare does not hold him; it holds the Marquise, his ally."""
    line = (
        "root seats=vagabond,marquise,bot:corvids,eyrie turn=vagabond phase=daylight vagabond.place=1 "
        "vagabond.dominance=dominance-fox vagabond.coalition=corvids vagabond.relations.marquise=allied "
        f"vagabond.satchel=boots*2 @1=marquise.warrior*2,corvids.{plot} @3=eyrie.roost"
    )
    table = given(line).until("daylight").choose("move", 5)
    if table.prompt == "exhaust":
        table.choose(table.offered[0])
    assert (table.prompt == "move with an ally") is along


@pytest.mark.law("rootbotics 11.8.2", "root 9.2.9.II.b")
def test_a_bot_s_warriors_taken_along_stay_and_the_snare_comes_off() -> None:
    line = (
        "root seats=vagabond,bot:marquise,bot:corvids,eyrie,alliance turn=vagabond phase=daylight vagabond.place=1 "
        "vagabond.dominance=dominance-fox vagabond.coalition=corvids vagabond.relations.marquise=allied "
        "vagabond.satchel=boots*2 @1=marquise.warrior*2,corvids.snare @3=eyrie.roost"
    )
    table = given(line).until("daylight").choose("move", 5)
    table.choose("marquise", 2)
    assert (table.count("marquise", "warrior", 1), sprung(table)) == (2, [1])
