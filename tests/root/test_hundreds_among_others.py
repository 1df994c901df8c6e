"""The warlord among other factions, and the Hundreds among bots: Law of Root 14.2.2, and others' articles.

On the autumn map clearings 1, 6, 8 and 12 are fox, 3, 4, 5 and 10 rabbit, 2, 7, 9 and 11 mouse.
"""

from __future__ import annotations

import random
from collections.abc import Iterable
from typing import Any

import pytest
from tests.root.situation import Situation, given

from lawbound.kernel import Event, Table
from lawbound.root.move import origins, why_not_move
from lawbound.root.rules import ROOT
from lawbound.root.state import ASIDE, ROW, State

LORD = "hundreds.warlord"
PIECES = ("warrior", "warlord", "stronghold", "mob")


def against(seats: str, rest: str, luck: Iterable[Any] = ()) -> Situation:
    """The turn of whoever sits first; a Vagabond comes next, who is asked before the Hundreds are."""
    first, _, others = seats.partition(",")
    turn = first.removeprefix("bot:")
    if "vagabond" not in seats:
        seats = f"{first},vagabond,{others}"
        rest = f"{rest} vagabond.place=2"
    return given(f"root seats={seats} turn={turn} {rest}", luck=luck)


def left(table: Situation, clearing: int) -> list[int]:
    """Warriors, warlord, strongholds and mobs there."""
    return [table.count("hundreds", piece, clearing) for piece in PIECES]


# The warlord


@pytest.mark.law("root 14.2.2")
@pytest.mark.ruling("lord-of-the-hundreds", 1)
def test_in_battle_they_choose_whether_a_hit_takes_the_warlord_and_buildings_come_last() -> None:
    """FAQ 14.2.2: the warlord may go before other warriors."""
    rest = f"step=actions @9=marquise.warrior*4,{LORD},hundreds.warrior,hundreds.stronghold hundreds.mood=rowdy"
    table = against("marquise,hundreds", rest, luck=[(3, 0)]).choose("battle")
    assert (table.asked, table.prompt, table.offered) == ("hundreds", "take a hit", ["warrior", "warlord"])
    table.choose("warlord")
    assert left(table, 9) == [0, 0, 0, 0]  # the third took the stronghold, as nobody was left
    assert table.count("hundreds", "warlord", ASIDE) == 1
    assert table.count("hundreds", "warlord", 0) == 0
    assert table.points("marquise") == 1
    fewer = against("marquise,hundreds", rest, luck=[(1, 0)]).choose("battle", "warlord")
    assert left(fewer, 9) == [1, 0, 1, 0]


@pytest.mark.law("root 14.2.2")
def test_the_warlord_counts_as_a_warrior_for_rule_and_in_battle() -> None:
    table = against("marquise,hundreds", f"step=actions @9={LORD},hundreds.warrior,marquise.warrior", luck=[(1, 1)])
    assert table.ruler(9) == "hundreds"
    table.choose("battle")
    assert table.count("marquise", "warrior", 9) == 0
    alone = against("hundreds,marquise", f"step=command~the~Hundreds @9={LORD},marquise.warrior*2", luck=[(2, 0)])
    alone.choose("battle")
    assert alone.count("marquise", "warrior", 9) == 1  # one warrior rolls one hit at most


@pytest.mark.ruling("favor-of-the-foxes", 1)
@pytest.mark.law("root 14.2.2", "root 4.1.2")
@pytest.mark.ruling("lord-of-the-hundreds", 2)
@pytest.mark.open_question("warlord_as_a_target")
def test_the_warlord_stays_when_a_favor_sweeps_its_clearing() -> None:
    """FAQ 14.2.2, interaction 2."""
    rest = (
        f"step=craft @1=marquise.workshop,{LORD},hundreds.warrior*2,hundreds.mob @6=marquise.workshop "
        "@8=marquise.workshop,hundreds.stronghold marquise.hand=favor-of-the-foxes"
    )
    table = against("marquise,hundreds", rest).choose("favor-of-the-foxes")
    assert left(table, 1) == [0, 1, 0, 0]
    assert left(table, 8) == [0, 0, 0, 0]
    assert table.points("marquise") == 2


@pytest.mark.law("root 14.2.2", "root 8.4.1.III")
def test_the_warlord_stays_in_a_revolt() -> None:
    rest = f"@1=alliance.sympathy,{LORD},hundreds.warrior,hundreds.stronghold alliance.supporters=anvil,foxfolk-steel"
    table = against("alliance,hundreds", rest).choose(1, "anvil")
    assert left(table, 1) == [0, 1, 0, 0]
    assert table.count("alliance", "fox base", 1) == 1


@pytest.mark.law("root 14.2.2", "root 13.7.1")
def test_the_warlord_stays_when_a_bomb_explodes() -> None:
    rest = f"@1=corvids.warrior,corvids.plot,{LORD},hundreds.warrior*2,hundreds.stronghold corvids.plots.1=bomb"
    table = against("corvids,hundreds", f"step=flip~plots {rest}").choose(1)
    assert left(table, 1) == [0, 1, 0, 0]


@pytest.mark.law("root 14.2.2", "root 10.4.3.II")
@pytest.mark.open_question("warlord_as_a_target")
def test_warlord_as_a_target_convert_needs_another_warrior() -> None:
    """Open question warlord_as_a_target."""
    rest = "step=conspire lizards.acolytes=3 lizards.outcast=fox"
    alone = against("lizards,hundreds", f"{rest} @1={LORD}")
    assert "convert" not in alone.offered
    table = against("lizards,hundreds", f"{rest} @1={LORD},hundreds.warrior").choose("convert")
    assert left(table, 1) == [0, 1, 0, 0]
    assert table.count("lizards", "warrior", 1) == 1


@pytest.mark.law("root 14.2.2", "root 9.5.6")
def test_a_strike_takes_another_warrior_and_never_the_warlord_nor_what_it_guards() -> None:
    rest = "phase=daylight vagabond.place=1 vagabond.satchel=crossbow*2,boots"
    table = against("vagabond,hundreds", f"{rest} @1={LORD},hundreds.warrior,hundreds.stronghold").choose("strike")
    assert left(table, 1) == [0, 1, 1, 0]
    assert "strike" not in table.offered
    unguarded = against("vagabond,hundreds", f"{rest} @1=hundreds.stronghold,hundreds.mob").choose("strike")
    assert unguarded.offered == ["stronghold", "mob"]


@pytest.mark.law("root 14.2.2", "root 4.1.3")
def test_a_tax_collector_takes_no_warlord() -> None:
    rest = f"step=command~the~Hundreds @1={LORD} hundreds.crafted=tax-collector"
    assert "tax collector" not in against("hundreds,eyrie", rest).offered
    rest = rest.replace(LORD, f"{LORD},hundreds.warrior")
    table = against("hundreds,eyrie", rest).choose("tax collector")
    assert left(table, 1) == [0, 1, 0, 0]


@pytest.mark.ruling("propaganda-bureau", 1)
@pytest.mark.open_question("warlord_as_a_target")
@pytest.mark.law("root 14.2.2", "root 4.1.3", "root G.1.13")
def test_warlord_as_a_target_propaganda_needs_another_warrior() -> None:
    rest = "step=actions deck=exiles marquise.crafted=propaganda-bureau marquise.hand=anvil @5=marquise.warrior"
    assert "propaganda bureau" not in against("marquise,hundreds", f"{rest} @1={LORD}").offered
    table = against("marquise,hundreds", f"{rest} @1={LORD},hundreds.warrior").choose("propaganda bureau")
    assert left(table, 1) == [0, 1, 0, 0]
    assert table.count("marquise", "warrior", 1) == 1


@pytest.mark.ruling("false-orders", 3)
@pytest.mark.open_question("warlord_as_a_target")
@pytest.mark.law("root 14.2.2", "root 4.1.3")
def test_warlord_as_a_target_false_orders_move_the_others_of_whom_half_must_go() -> None:
    rest = "phase=birdsong deck=exiles marquise.crafted=false-orders @5=marquise.warrior"
    assert "false orders" not in against("marquise,hundreds", f"{rest} @1={LORD}").offered
    table = against("marquise,hundreds", f"{rest} @1={LORD},hundreds.warrior*2").choose("false orders", 9)
    assert (left(table, 1), left(table, 9)) == ([0, 1, 0, 0], [2, 0, 0, 0])  # two of three


@pytest.mark.law("root 14.2.2")
@pytest.mark.open_question("warlord_as_a_target")
def test_the_warlord_moves_only_in_the_turn_of_the_hundreds() -> None:
    for turn in ("hundreds", "eyrie"):
        s = given(f"root seats=hundreds,eyrie turn={turn} @1={LORD} @9={LORD.replace('lord', 'rior')} @2=eyrie.roost").s
        player = s.players[0]
        theirs = turn == "hundreds"
        assert (1 in origins(s, player)) == theirs
        assert (why_not_move(s, player, 1, 5) is None) == theirs
        assert 9 in origins(s, player)


@pytest.mark.law("root 14.2.2", "root 9.2.9.II.b")
def test_a_vagabond_takes_allied_warriors_along_but_never_the_warlord() -> None:
    rest = "phase=daylight vagabond.place=1 vagabond.satchel=boots*2 vagabond.relations.hundreds=allied"
    table = against("vagabond,hundreds", f"{rest} @1={LORD},hundreds.warrior").choose("move", 5, "hundreds")
    assert left(table, 1) == [0, 1, 0, 0]
    alone = against("vagabond,hundreds", f"{rest} @1={LORD}").choose("move", 5)
    assert left(alone, 1) == [0, 1, 0, 0]


@pytest.mark.law("root 14.2.2", "root 9.2.9.II.c", "root 9.2.9.II.d")
def test_an_allied_warlord_fights_beside_a_vagabond_and_may_fall_there() -> None:
    rest = "phase=daylight vagabond.place=1 vagabond.satchel=sword*2 vagabond.relations.hundreds=allied"
    pieces = f"@1={LORD},hundreds.warrior,marquise.warrior*4"
    table = against("vagabond,hundreds,marquise", f"{rest} {pieces}", luck=[(3, 1)])
    table.choose("battle", "marquise", "hundreds")
    assert table.count("marquise", "warrior", 1) == 1  # two warriors and a ready sword, three hits
    table.choose("an allied warrior")
    assert (table.prompt, table.offered) == ("which allied warrior takes a hit", ["warrior", "warlord"])
    table.choose("warlord")
    assert left(table, 1) == [1, 0, 0, 0]


@pytest.mark.law("root 14.2.2", "root 9.2.9.III.b")
def test_a_hostile_warlord_costs_a_vagabond_another_boot() -> None:
    rest = "phase=daylight vagabond.place=1 vagabond.satchel=boots vagabond.relations.hundreds=hostile"
    assert 5 not in against("vagabond,hundreds", f"{rest} @5={LORD}").choose("move").offered


@pytest.mark.law("root 14.2.2", "root 7.4.3")
def test_the_warlord_is_among_the_warriors_that_a_new_roost_avoids() -> None:
    full = " ".join(f"@{c}=hundreds.warrior" for c in range(4, 13))
    table = against("eyrie,hundreds", f"{full} @1={LORD} eyrie.hand=anvil").until("place a new roost")
    assert table.offered == [2, 3]


@pytest.mark.law("root 14.2.2", "root 11.2.6.I")
@pytest.mark.open_question("warlord_off_the_map")
def test_warlord_off_the_map_is_never_a_payment() -> None:
    """Open question warlord_off_the_map: it waits beside the board, not in the supply that pays."""
    warriors = " ".join(f"@{c}=hundreds.warrior*5" for c in (1, 2, 5, 9))
    table = against("hundreds,bot:riverfolk", f"{warriors} riverfolk.market=anvil")
    assert table.prompt == "anoint a warlord where"  # the supply is empty, so nothing was offered for sale
    assert table.count("hundreds", "warlord", ASIDE) == 1


@pytest.mark.law("root 14.2.3")
def test_the_hundreds_give_nothing_out_of_the_hoard_for_aid() -> None:
    rest = "phase=daylight vagabond.place=1 vagabond.satchel=boots vagabond.hand=anvil hundreds.hoard=sword"
    table = against("vagabond,hundreds", f"{rest} @1={LORD}").choose("aid")
    assert table.prompt != "take an item"


# Bots


@pytest.mark.law("root 14.2.2", "rootbotics 8.4.2.I")
@pytest.mark.open_question("bots_and_the_warlord")
def test_bots_and_the_warlord_the_logical_lizards_convert_another_warrior() -> None:
    """Open question bots_and_the_warlord."""
    conspiring = "step=conspire lizards.order=mouse lizards.conspiracy=5 lizards.acolytes=1"
    for pieces, converts in ((f"{LORD},hundreds.warrior*2", True), (LORD, False)):
        table = against("bot:lizards,hundreds", f"{conspiring} @9={pieces}", luck=["armorers"])
        assert bool(table.happened("converted")) == converts
        assert left(table, 9) == [1 if converts else 0, 1, 0, 0]


@pytest.mark.law("root 14.2.2", "rootbotics 6.4.3")
@pytest.mark.open_question("bots_and_the_warlord")
def test_bots_and_the_warlord_a_revolt_of_the_automated_alliance_passes_it_by() -> None:
    line = f"@8=alliance.sympathy,{LORD},hundreds.warrior,hundreds.stronghold"
    table = against("bot:alliance,hundreds", line, luck=["anvil"])
    assert table.count("alliance", "fox base", 8) == 1
    assert left(table, 8) == [0, 1, 0, 0]


@pytest.mark.law("root 14.2.2", "rootbotics 11.7.1")
@pytest.mark.open_question("bots_and_the_warlord")
def test_bots_and_the_warlord_a_bomb_of_the_cogwheel_corvids_passes_it_by() -> None:
    line = f"@1=corvids.warrior,corvids.plot,{LORD},hundreds.warrior,hundreds.stronghold"
    rest = f"step=flip~plots corvids.order=ambush-fox {line}"
    table = against("bot:corvids,hundreds", rest, luck=["bomb"])
    assert left(table, 1) == [0, 1, 0, 0]


@pytest.mark.law("root 14.4.1")
@pytest.mark.open_question("mobs_against_bots")
def test_mobs_against_bots_they_lose_what_humans_lose() -> None:
    """Open question mobs_against_bots."""
    rest = f"@9=hundreds.mob,marquise.sawmill,marquise.workshop,marquise.warrior @1={LORD}"
    table = against("hundreds,bot:marquise", rest, luck=["fox"])
    assert [table.count("marquise", piece, 9) for piece in ("sawmill", "workshop", "warrior")] == [0, 0, 1]
    assert table.points("hundreds") == 2


@pytest.mark.law("rootbotics 7.5.3")
@pytest.mark.open_question("vagabot_and_the_hoard")
def test_vagabot_and_the_hoard_it_aids_nobody_for_hoarded_items() -> None:
    """Open question vagabot_and_the_hoard: with a mouse order it aids the Marquise, who has more points."""
    rest = "vagabond.place=1 @1=hundreds.warlord,marquise.warrior hundreds.hoard=sword,tea marquise.points=3"
    table = against("bot:vagabond,hundreds,marquise", f"{rest} marquise.items=bag", luck=["codebreakers"])
    assert [table.s.players[event.args[1]].KEY for event in table.happened("took item")] == ["marquise"]
    alone = against("bot:vagabond,hundreds,marquise", rest, luck=["codebreakers"])
    assert not alone.happened("took item")


@pytest.mark.law("rootbotics 2.6", "rootbotics 4.5.1")
@pytest.mark.open_question("bots_and_the_two_factions")
def test_bots_and_the_two_factions_mobs_and_strongholds_are_pieces_like_any_others() -> None:
    """Open question bots_and_the_two_factions: the Marquise attacks where there are only a stronghold and a mob."""
    rest = "@9=marquise.warrior*3,hundreds.stronghold,hundreds.mob"
    table = against("bot:marquise,hundreds", rest, luck=["sword", (1, 0)])
    assert ("hundreds", 9) in [
        (table.s.players[event.args[1]].KEY, event.args[2]) for event in table.happened("battle")
    ]
    assert (table.asked, table.prompt, table.offered) == ("hundreds", "take a hit", ["stronghold", "mob"])
    table.choose("mob")
    assert left(table, 9) == [0, 0, 0, 0]
    assert table.points("marquise") == 3  # and one for crafting


@pytest.mark.law("rootbotics 2.6", "rootbotics 10.5.1.I")
@pytest.mark.open_question("bots_and_the_two_factions")
@pytest.mark.parametrize(("there", "dug"), [("mob", 6), ("stronghold", 6), ("warrior*3", 1), ("warlord", 1)])
def test_bots_count_mobs_as_tokens_and_strongholds_as_buildings(there: str, dug: int) -> None:
    """With a bird order the Duchy digs where there are most enemy buildings and tokens, else by priority."""
    line = f"step=dig duchy.order=armorers duchy.burrow=4 @6=hundreds.{there} @9=hundreds.warrior"
    table = against("bot:duchy,hundreds", line)
    assert [event.args[1] for event in table.happened("placed", "rootbotics 10.5.1")] == [dug]


def check_rows(s: State) -> None:
    """No piece comes or goes."""
    for kind, row in enumerate(s.box.rows):
        assert sum(s.board[row : row + ROW]) == s.box.limits[kind], s.box.piece_name(row)


@pytest.mark.parametrize(
    "bot", ("marquise", "eyrie", "alliance", "vagabond", "lizards", "riverfolk", "duchy", "corvids")
)
@pytest.mark.parametrize("map_", ("autumn", "winter", "lake", "mountain"))
def test_every_bot_meets_them_on_every_map(bot: str, map_: str) -> None:
    """A game of each bot with the Hundreds goes on without a fault, and no effect but a battle takes the warlord."""
    luck = random.Random(f"{bot} {map_}")
    heard: list[Event] = []
    table = Table.new(
        ROOT, {"seats": ["hundreds", f"bot:{bot}"], "map": map_, "turn_limit": 40}, seed=map_, listener=heard.append
    )
    warlord = table.state.players[0].row("warlord")
    for n in range(700):
        if table.pending is None:
            break
        table.choose_index(luck.randrange(len(table.pending.options)))
        if n % 9 == 0:
            check_rows(table.state)
    lost = [event for event in heard if event.name == "removed" and event.args[0] == warlord]
    assert {event.article for event in lost} <= {"root 4.3.4"}
