"""Hirelings among bots: who counts and hires them, whom they fight, and what is owed to them.

On the autumn map clearings 1, 6, 8 and 12 are fox, 3, 4, 5 and 10 rabbit, 2, 7, 9 and 11 mouse; 1 is adjacent to 5, 9
and 10.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import pytest
from tests.root.hirelings.table import of, pieces
from tests.root.situation import Luck, Situation, given

from lawbound.kernel import Table
from lawbound.root.map import MAPS
from lawbound.root.rules import ROOT

FOX, RABBIT, BIRD = "tax-collector", "cobbler", "armorers"  # orders that show no item
DYNASTY = "last-dynasty"
VAULTS = "vault-keepers"


def among(side: str, line: str, luck: Iterable[Any] = ()) -> Situation:
    """Somebody's turn beside the Corvids, who control that side and are asked after a bot."""
    hired = f"hirelings.{side}.controller=corvids hirelings.{side}.control=2 corvids.hand=sappers"
    return given(f"root {line} {hired}", luck=luck)


def moves(table: Situation) -> list[tuple[int, ...]]:
    return [event.args[1:] for event in table.happened("moved")]


def defenders(table: Situation) -> list[str]:
    return [table.s.box.owners[event.args[1]].KEY for event in table.happened("battle")]


# What bots count


@pytest.mark.law("root G.1.10", "rootbotics 4.5.4")
@pytest.mark.open_question("hirelings_as_targets_of_bots")
@pytest.mark.parametrize(("hired", "there"), [(2, 9), (1, 5), (0, 5)])
def test_hirelings_are_enemy_pieces_to_a_bot(hired: int, there: int) -> None:
    """In 5 there is one piece, and the lower number wins ties; nobody controls the second side."""
    line = "seats=bot:marquise,corvids turn=marquise step=move marquise.order=tax-collector marquise.built=1"
    away = f"@1=marquise.warrior*6 @5=corvids.warrior @9=marquise.warrior,{DYNASTY}.warrior*{hired}"
    assert moves(among(DYNASTY, f"{line} {away}")) == [(1, there, 3)]
    unhired = f"hirelings.{DYNASTY}.controller=nobody corvids.hand=anvil"
    assert moves(given(f"root {line} {away} {unhired}")) == [(1, there, 3)]


@pytest.mark.law("root G.1.10", "rootbotics 6.5.1")
@pytest.mark.open_question("hirelings_as_targets_of_bots")
@pytest.mark.parametrize(("hired", "site"), [("", 1), (f"@1={DYNASTY}.warrior", 12)])
def test_hirelings_are_enemy_warriors_to_a_bot(hired: str, site: int) -> None:
    line = "seats=bot:alliance,corvids turn=alliance step=spread~sympathy alliance.order=tax-collector"
    table = among(DYNASTY, f"{line} @10=alliance.sympathy @3=corvids.warrior {hired}")
    assert table.happened("placed", "rootbotics 6.5.1")[0].args[1] == site


@pytest.mark.law("rootbotics 6.2.5", "root G.1.27")
@pytest.mark.open_question("hirelings_as_targets_of_bots")
@pytest.mark.parametrize(("hired", "points"), [(2, 1), (3, 0)])
def test_hirelings_are_a_single_enemy_in_martial_law(hired: int, points: int) -> None:
    line = "seats=bot:alliance,corvids turn=alliance step=spread~sympathy alliance.order=tax-collector"
    table = among(DYNASTY, f"{line} @5=alliance.sympathy @1={DYNASTY}.warrior*{hired}")
    assert table.count("alliance", "sympathy", 1) == 1
    assert table.points("alliance") == points


@pytest.mark.law("root G.1.10", "rootbotics 10.5.1.I")
@pytest.mark.open_question("hirelings_as_targets_of_bots")
@pytest.mark.parametrize(
    ("side", "hired"), [(VAULTS, f"@6={VAULTS}.vault*2"), ("popular-band", "@6=popular-band.warrior*2")]
)
def test_hirelings_have_enemy_buildings_to_a_bot(side: str, hired: str) -> None:
    """With a bird order it digs where there are the most enemy buildings and tokens."""
    line = "seats=bot:duchy,marquise,corvids turn=duchy step=dig duchy.order=armorers duchy.burrow=4"
    table = among(side, f"{line} @1=marquise.sawmill {hired} @3=corvids.warrior")
    assert table.happened("placed", "rootbotics 10.5.1")[0].args[1] == (6 if side == VAULTS else 1)


@pytest.mark.law("root G.1.10", "rootbotics 6.4.3", "rootbotics 2.3")
@pytest.mark.open_question("hirelings_as_targets_of_bots")
def test_a_revolt_makes_room_where_hirelings_have_built() -> None:
    """The one slot of 1 is taken by a vault, which goes with all enemy pieces."""
    line = "seats=bot:alliance,corvids turn=alliance phase=birdsong"
    table = among(VAULTS, f"{line} @1=alliance.sympathy,{VAULTS}.vault @3=corvids.warrior", (FOX,))
    assert (pieces(table, VAULTS, 1, "vault"), table.count("alliance", "fox base", 1)) == (0, 1)


@pytest.mark.law("root E.2.2", "rootbotics 6.4.3", "rootbotics 2.3")
@pytest.mark.parametrize(("there", "base"), [("1", 0), ("5", 1)])
def test_there_is_no_revolt_where_the_only_slot_belongs_to_those_whom_the_protector_guards(
    there: str, base: int
) -> None:
    line = (
        "seats=bot:alliance,corvids,marquise turn=alliance phase=birdsong hirelings.stoic-protector.controller=marquise"
    )
    guarded = f"hirelings.stoic-protector.place={there} @1=alliance.sympathy,marquise.sawmill @3=corvids.warrior"
    table = given(f"root {line} {guarded}", luck=(FOX,))
    assert (table.count("alliance", "fox base", 1), table.count("marquise", "sawmill", 1)) == (base, 1 - base)


@pytest.mark.law("root G.1.10", "root E.3.6", "rootbotics 3.3.2")
@pytest.mark.open_question("hirelings_as_targets_of_bots")
def test_relentless_removes_defenseless_buildings_of_hirelings() -> None:
    line = "seats=bot:eyrie+relentless,corvids turn=eyrie step=relentless @3=eyrie.roost"
    left = f"@5=eyrie.warrior,{VAULTS}.vault @6=eyrie.warrior,{VAULTS}.vault,{VAULTS}.warrior"
    table = among(VAULTS, f"{line} {left}")
    assert [pieces(table, VAULTS, clearing, "vault") for clearing in (5, 6)] == [0, 1]
    assert [event.args[:2] for event in table.happened("scored", "root 3.2.1")] == [(0, 1)]


@pytest.mark.law("rootbotics 5.5.1.III.b", "root G.1.10")
@pytest.mark.open_question("hirelings_as_targets_of_bots")
@pytest.mark.parametrize(("vault", "where"), [("", 12), (f"@6=corvids.warrior,eyrie.warrior,{VAULTS}.vault", 6)])
def test_vaults_without_guards_are_defenseless_buildings(vault: str, where: int) -> None:
    """The Eyrie battle for the fox column where most of these are, else at the lowest priority."""
    line = "seats=bot:eyrie,corvids turn=eyrie step=battle eyrie.decree.fox=anvil @3=eyrie.roost"
    here = "@8=corvids.warrior,eyrie.warrior @12=corvids.warrior,eyrie.warrior"
    table = among(VAULTS, f"{line} {here} {vault}", [(0, 0)])
    assert table.happened("battle")[0].args[1:] == (table.seat("corvids"), where)


@pytest.mark.law("rootbotics 7.7.5", "root G.1.10")
@pytest.mark.open_question("hirelings_as_targets_of_bots")
@pytest.mark.parametrize(("hired", "scorched"), [("vault,warrior*2", True), ("warrior*3", False), ("vault*2", False)])
def test_a_scoundrel_scorches_hirelings_as_it_does_players(hired: str, scorched: bool) -> None:
    here = ",".join(f"{VAULTS}.{piece}" for piece in hired.split(","))
    line = "seats=bot:vagabond/scoundrel+questing,corvids turn=vagabond step=daylight vagabond.order=tax-collector"
    table = among(VAULTS, f"{line} vagabond.place=5 vagabond.satchel=torch @5={here} @3=corvids.warrior")
    assert bool(table.happened("removed", "rootbotics 7.7.5")) == scorched


# Whom bots choose


@pytest.mark.law("rootbotics 2.2", "rootbotics 2.6", "root G.1.27")
@pytest.mark.open_question("hirelings_as_targets_of_bots")
def test_bots_choose_no_hireling_as_defender() -> None:
    line = "seats=bot:marquise,corvids turn=marquise step=battle marquise.order=tax-collector"
    alone = among(DYNASTY, f"{line} @1=marquise.warrior*3,{DYNASTY}.warrior @3=corvids.warrior")
    assert defenders(alone) == []
    both = among(DYNASTY, f"{line} @1=marquise.warrior*3,{DYNASTY}.warrior*4,corvids.warrior", [(0, 0)])
    assert defenders(both) == ["corvids"]


@pytest.mark.law("rootbotics 3.3.2", "rootbotics 2.6", "rootbotics 2.3")
@pytest.mark.open_question("hirelings_as_targets_of_bots")
def test_a_berserker_goes_where_a_player_is_among_most_pieces() -> None:
    line = "seats=bot:vagabond+berserker,corvids turn=vagabond step=daylight vagabond.order=tax-collector"
    satchel = "vagabond.place=5 vagabond.satchel=boots*6"
    stands = f"@5={DYNASTY}.warrior*3 @1={DYNASTY}.warrior*2,corvids.warrior @2=corvids.warrior*2"
    table = among(DYNASTY, f"{line} {satchel} {stands}", [(0, 0)])
    (first, *_) = table.happened("battle")
    assert (table.s.box.owners[first.args[1]].KEY, first.args[2]) == ("corvids", 1)


@pytest.mark.law("rootbotics 8.4.2.I.a", "rootbotics 2.6")
@pytest.mark.open_question("hirelings_as_targets_of_bots")
def test_bots_choose_no_hireling_as_target_player() -> None:
    line = "seats=bot:lizards,corvids turn=lizards step=conspire lizards.order=fox lizards.conspiracy=5"
    table = among(DYNASTY, f"{line} lizards.acolytes=1 @1={DYNASTY}.warrior @3=corvids.warrior", [BIRD])
    assert not table.happened("converted")
    assert pieces(table, DYNASTY, 1) == 1


# Hirelings against bots


@pytest.mark.law("root E.3.2", "root 4.3.4", "rootbotics 1.2.1")
@pytest.mark.open_question("hirelings_against_bots")
def test_hirelings_fight_bots_as_they_fight_people() -> None:
    line = "seats=corvids,bot:marquise turn=corvids phase=daylight"
    here = f"@1={DYNASTY}.warrior*3 @5=marquise.warrior*2,marquise.sawmill"
    table = among(DYNASTY, f"{line} {here}", [(3, 0)]).choose("the Dynasty acts", 5)
    assert defenders(table) == ["marquise"]
    assert [table.count("marquise", piece, 5) for piece in ("warrior", "sawmill")] == [0, 0]
    assert table.points("corvids") == 0


@pytest.mark.law("rootbotics 2.8.2", "root E.3.5")
@pytest.mark.open_question("hirelings_against_bots")
def test_neither_hirelings_nor_bots_are_ambushed_by_the_other() -> None:
    """The Prophets, whom the Eyrie control, may send the Marquise against the Bandits of the Corvids."""
    line = "seats=marquise,bot:duchy turn=marquise phase=daylight marquise.hand=ambush-rabbit,ambush-bird"
    here = f"@1={DYNASTY}.warrior*3,marquise.warrior @5=duchy.warrior*2"
    table = given(f"root {line} {here} hirelings.{DYNASTY}.controller=marquise", luck=[(0, 0)])
    table.choose("the Dynasty acts", 5)
    assert (defenders(table), table.prompt) == (["duchy"], "actions")
    line = "seats=eyrie,bot:marquise,corvids turn=eyrie phase=daylight eyrie.leader=builder"
    hands = "corvids.hand=ambush-bird eyrie.hand=ambush-fox"
    here = "@1=warm-sun-prophets.warrior,bandit-gangs.warrior,marquise.warrior*2 @3=eyrie.roost"
    hired = "hirelings.warm-sun-prophets.controller=eyrie hirelings.bandit-gangs.controller=corvids"
    table = given(f"root {line} {hands} {here} {hired}", luck=[(1, 0)]).choose("the prophets preach", "a battle")
    table.choose("bandit-gangs")
    assert defenders(table) == ["bandit-gangs"]
    assert pieces(table, "bandit-gangs", 1) == 0
    assert not table.happened("ambush")


@pytest.mark.law("root E.2.2")
@pytest.mark.open_question("hirelings_against_bots")
def test_a_bot_on_a_path_with_bandits_loses_a_warrior() -> None:
    line = "seats=bot:marquise,corvids turn=marquise step=move marquise.order=tax-collector marquise.built=1"
    paths = "@1=marquise.warrior*6 @5=corvids.warrior hirelings.highway-bandits.paths=1-5"
    table = among("highway-bandits", f"{line} {paths}")
    assert [table.count("marquise", "warrior", clearing) for clearing in (1, 5)] == [3, 2]


@pytest.mark.law("root E.2.2", "rootbotics 2.8")
@pytest.mark.open_question("spring_uprising_and_bots")
def test_nobody_can_send_a_bot_against_the_uprising() -> None:
    line = "seats=eyrie,{},corvids turn=eyrie phase=daylight eyrie.leader=builder"
    here = "@1=warm-sun-prophets.warrior,spring-uprising.warrior,marquise.warrior*2 @3=eyrie.roost"
    hired = "hirelings.warm-sun-prophets.controller=eyrie hirelings.spring-uprising.controller=corvids"

    human = given(f"root {line.format('marquise')} {here} {hired} marquise.hand=ambush-fox")
    assert human.choose("the prophets preach", "a battle").offered == ["warm-sun-prophets", "spring-uprising"]
    bot = given(f"root {line.format('bot:marquise')} {here} {hired}", luck=[(0, 0)])
    assert defenders(bot.choose("the prophets preach", "a battle")) == ["warm-sun-prophets"]


@pytest.mark.law("root E.3.7", "rootbotics 6.2.3")
@pytest.mark.open_question("automated_outrage_and_hirelings")
@pytest.mark.parametrize(("hand", "points"), [("anvil,bake-sale,cobbler", 0), ("anvil,bake-sale", 1), ("anvil", 2)])
def test_outrage_of_the_bot_falls_on_who_moves_hirelings(hand: str, points: int) -> None:
    """Once as they enter, once for the token that they remove: a matching card, or a point for the Alliance."""
    line = f"seats=marquise,bot:alliance turn=marquise phase=daylight hirelings.{DYNASTY}.controller=marquise"
    here = f"@1={DYNASTY}.warrior*3,marquise.warrior @5=alliance.sympathy marquise.hand={hand}"
    table = given(f"root {line} {here}", luck=[(0, 0)]).choose("the Dynasty acts", 5)
    if points == 0:
        assert (table.prompt, table.offered) == ("automated outrage", ["bake-sale", "cobbler"])
        table.choose("cobbler")
    assert table.count("alliance", "sympathy", 5) == 0
    assert (table.hand("marquise"), table.points("alliance")) == (["anvil"], points)


# Hiring


@pytest.mark.law("root E.1.1", "rootbotics 2.6")
@pytest.mark.open_question("bots_gain_hirelings")
def test_hirelings_come_to_bots_only_where_a_setup_says_so() -> None:
    for hirelings, count in (({}, 0), ({"hirelings": "random"}, 3)):
        setup = {"seats": ["marquise", "bot:eyrie", "bot:alliance"], **hirelings}
        assert len(Table.new(ROOT, setup, nature=Luck(())).state.box.unseated) == count


@pytest.mark.law("root E.1.3", "rootbotics 2.6")
@pytest.mark.open_question("bots_gain_hirelings")
def test_a_card_is_handed_to_people_alone() -> None:
    line = "seats=alliance,bot:marquise,vagabond,corvids turn=alliance step=end~of~evening @1=alliance.warrior"
    hired = f"hirelings.{DYNASTY}.controller=alliance hirelings.{DYNASTY}.control=1 vagabond.place=2"
    table = given(f"root {line} {hired}")
    assert (table.prompt, table.offered) == ("who gets the hireling", ["vagabond", "corvids"])


@pytest.mark.law("root E.2.3", "rootbotics 2.8.1")
@pytest.mark.open_question("bots_draw_a_card")
def test_a_bot_beside_the_flotilla_scores_and_is_not_asked() -> None:
    start = next(c for c in MAPS["autumn"].edge if MAPS["autumn"].rivers[c])
    line = f"seats=corvids,bot:marquise turn=corvids phase=birdsong @{start}=marquise.warrior"
    table = among("riverfolk-flotilla", f"{line} hirelings.riverfolk-flotilla.place={start}")
    assert (table.points("marquise"), table.hand("marquise"), table.asked) == (1, [], "corvids")
    assert of(table, "riverfolk-flotilla").controller(table.s) == table.seat("corvids")
