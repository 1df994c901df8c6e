"""The characters of the Vagabond among the Riverfolk, the Hundreds and the Keepers: Law of Root, appendix D.

On the autumn map clearing 10 is rabbit, has a river and a ruin, and touches the forest 1_2_5_10.
"""

from __future__ import annotations

import pytest
from tests.root.situation import Situation, fields_of, given
from tests.root.test_characters import daylight, why_not

from lawbound.root.state import BOX, OWNERS

READY = "vagabond.satchel=torch,boots"
SCORCHED = "vagabond.scorched.10=torch vagabond.character=scoundrel vagabond.place=9"


def trophies(table: Situation) -> list[tuple[str, int]]:
    """Which relics lie in forests."""
    row = table.player("keepers").tokens
    return [(table.s.box.piece_name(at), place) for at in row for place in range(16, 23) if table.s.board[at + place]]


# Vagrant


@pytest.mark.law("root D.4.2", "root 14.2.2")
def test_the_vagrant_says_whether_the_warlord_takes_a_hit() -> None:
    """Which pieces go is for him to say: a warlord is among the warriors (FAQ 14.2.2)."""
    here = f"@10=hundreds.warrior,hundreds.warlord,eyrie.warrior*3 hundreds.mood=lavish {READY}"
    table = daylight("vagrant", here, ((1, 0),), seats="hundreds,eyrie").choose("special action", "eyrie", "hundreds")
    assert (table.prompt, table.asked, table.offered) == ("which piece goes", "vagabond", ["warrior", "warlord"])
    table.choose("warlord")
    assert [table.count("hundreds", piece, 10) for piece in ("warrior", "warlord")] == [1, 0]
    assert fields_of(table, "vagabond")["relations"]["hundreds"] == "hostile"


@pytest.mark.law("root D.4.2", "root 14.2.5")
def test_whom_the_vagrant_lets_attack_may_loot() -> None:
    here = f"@10=hundreds.warlord,hundreds.warrior*2,eyrie.warrior eyrie.items=sword {READY}"
    table = daylight("vagrant", here, ((1, 0),), seats="hundreds,eyrie").choose("special action", "hundreds", "eyrie")
    assert (table.prompt, table.asked) == ("loot the defender", "hundreds")
    table.choose("yes")
    assert fields_of(table, "hundreds")["hoard"] == ["sword"]
    assert table.count("eyrie", "warrior", 10) == 1


@pytest.mark.law("root D.4.2", "root 15.2.4", "root 15.2.5")
def test_relics_that_the_vagrant_removes_are_his_trophies() -> None:
    here = f"@10=keepers.figure~relic~2,keepers.tablet~relic~1,eyrie.warrior*3 {READY}"
    table = daylight("vagrant", here, ((1, 0),), seats="keepers,eyrie").choose("special action", "eyrie", "keepers")
    # One hit by the roll, one because they are defenseless.
    assert (table.prompt, table.asked) == ("which piece goes", "vagabond")
    table.choose("figure relic 2")
    assert (table.prompt, table.asked) == ("put a trophy where", "vagabond")
    table.choose("4_9_12")
    table.until("daylight")
    assert table.points("vagabond") == 4
    assert len(trophies(table)) == 2
    knights = here.replace("tablet~relic~1", "warrior")
    table = daylight("vagrant", knights, ((1, 0),), seats="keepers,eyrie").choose("special action", "eyrie", "keepers")
    assert (table.prompt, table.count("keepers", "warrior", 10)) == ("daylight", 1)  # devout knights


@pytest.mark.law("root D.4.2", "root 15.2.5")
@pytest.mark.ruling("keepers-in-iron", 4)
@pytest.mark.ruling("vagrant", 1)
def test_a_vagrant_in_coalition_with_the_keepers_wins_no_trophies() -> None:
    """He is no enemy of theirs (FAQ)."""
    here = f"@10=keepers.figure~relic~2,eyrie.warrior*3 {READY} vagabond.dominance=dominance-fox"
    table = daylight("vagrant", f"{here} vagabond.coalition=keepers", ((0, 0),), seats="keepers,eyrie,marquise")
    table.choose("special action", "eyrie", "keepers")
    assert (table.prompt, trophies(table)) == ("daylight", [])
    assert table.count("keepers", "figure relic 2", BOX) == 1
    assert not table.happened("scored")


@pytest.mark.law("root D.4.2", "root 11.2.5.I")
def test_a_trade_post_that_goes_by_the_vagrant_scores_for_him_and_disrupts_trade() -> None:
    here = f"@10=riverfolk.rabbit~trade~post,eyrie.warrior riverfolk.funds.riverfolk=3 {READY}"
    table = daylight("vagrant", here, ((0, 0),), seats="riverfolk,eyrie")
    if table.prompt == "buy services":
        table.until("daylight")
    table.choose("special action", "eyrie", "riverfolk").until("daylight")
    assert table.points("vagabond") == 1
    assert fields_of(table, "riverfolk")["lost"] == {"rabbit": 1}
    assert fields_of(table, "riverfolk")["funds"] == {"riverfolk": 1}


# Arbiter


@pytest.mark.law("root D.5.2", "root 14.7.7")
def test_the_hundreds_may_enlist_the_arbiter_and_are_stubborn_besides() -> None:
    line = "@10=hundreds.warlord,hundreds.warrior,marquise.warrior*3 vagabond.place=10 vagabond.satchel=sword*2"
    table = given(
        f"root seats=hundreds,marquise,vagabond turn=marquise step=actions vagabond.character=arbiter {line}",
        luck=((3, 3),),
    ).choose("battle", "hundreds")
    assert (table.prompt, table.asked) == ("enlist a helper", "hundreds")
    table.choose("yes").until("actions")
    assert table.points("vagabond") == 1
    assert table.count("marquise", "warrior", 10) == 0  # two and a sword: the roll was three
    assert table.happened("hit ignored", "root 14.7.7")


# Scoundrel


@pytest.mark.law("root D.6.2", "root 14.2.2")
def test_scorched_earth_burns_mobs_and_strongholds_but_no_warlord() -> None:
    here = f"@10=hundreds.warlord,hundreds.warrior*2,hundreds.stronghold,hundreds.mob {READY}"
    table = daylight("scoundrel", here, seats="hundreds,eyrie").choose("special action")
    left = [table.count("hundreds", piece, 10) for piece in ("warrior", "stronghold", "mob", "warlord")]
    assert left == [0, 0, 0, 1]  # only a battle removes it
    assert table.points("vagabond") == 2


@pytest.mark.law("root D.6.2", "root 14.4.1", "root 14.4.2", "root 14.6.1")
def test_neither_mobs_nor_warriors_come_to_a_warlord_on_scorched_earth() -> None:
    line = f"root seats=hundreds,eyrie,vagabond turn=hundreds {SCORCHED}"
    table = given(f"{line} @10=hundreds.warlord @1=hundreds.mob", luck=("rabbit",))
    assert table.count("hundreds", "warrior", 10) == 0  # nobody is recruited there
    assert (table.count("hundreds", "mob", 10), table.count("hundreds", "mob", 5)) == (0, 1)
    incite = given(f"{line} step=incite @10=hundreds.warlord @5=hundreds.warrior hundreds.hand=bake-sale,anvil")
    assert incite.offered == [5, "done"]
    assert why_not(incite, "10") == "root D.6.2"
    fallen = given(f"{line} step=anoint @5=hundreds.warrior*2")
    assert fallen.count("hundreds", "warlord", 5) == 1
    leaving = given(f"{line} step=advance~the~warlord @10=hundreds.warlord,hundreds.warrior").choose("advance", 1, 1)
    leaving.until("advance the warlord") if leaving.prompt != "incite" else None
    assert leaving.count("hundreds", "warlord", 1) == 1  # it may leave


@pytest.mark.law("root D.6.2", "root 15.2.5")
def test_scorched_earth_wins_trophies() -> None:
    here = f"@10=keepers.figure~relic~2,keepers.figure-tablet~waystation,keepers.warrior*2 {READY}"
    table = daylight("scoundrel", here, seats="keepers,eyrie").choose("special action")
    assert (table.prompt, table.asked) == ("put a trophy where", "vagabond")
    table.choose("1_2_5_10")
    assert not any(table.s.power[10 * OWNERS : 11 * OWNERS])
    assert table.points("vagabond") == 3


@pytest.mark.law("root D.6.2", "root 15.5.2.II.a", "root 15.4.1")
def test_the_keepers_neither_delve_nor_encamp_nor_carry_relics_on_scorched_earth() -> None:
    """Warriors stand there only in a position; they show that nothing else refuses."""
    line = f"root seats=keepers,eyrie,vagabond turn=keepers {SCORCHED} @1_2_5_10=keepers.figure~relic~1"
    delve = given(f"{line} step=retinue:~battle~then~delve @10=keepers.warrior @5=keepers.warrior")
    delve.choose("faithful retainer")
    assert delve.prompt == "delve from"  # from 5, which is the only place left
    encamp = given(f"{line} step=encamp @10=keepers.warrior @2=keepers.warrior")
    assert encamp.offered == [2, "done"]
    assert why_not(encamp, "10") == "root D.6.2"
    moving = given(f"{line} step=retinue:~move @1=keepers.warrior,keepers.tablet~relic~1").choose("faithful retainer")
    assert 10 not in moving.offered
    assert why_not(moving, "10") == "root D.6.2"


@pytest.mark.law("root D.6.2", "root 11.5.5", "root 11.5.6")
def test_the_riverfolk_neither_recruit_nor_trade_on_scorched_earth() -> None:
    line = f"root seats=riverfolk,eyrie,vagabond turn=riverfolk step=funds riverfolk.funds.riverfolk=6 {SCORCHED}"
    table = given(f"{line} @10=riverfolk.warrior @5=riverfolk.warrior")
    twin = Situation(table.table.copy())
    table.choose("recruit")
    assert table.offered == [4, 5, 7, 11]
    assert why_not(table, "10") == "root D.6.2"
    twin.choose("trade post")
    assert twin.count("riverfolk", "rabbit trade post", 5) == 1  # the only place left
