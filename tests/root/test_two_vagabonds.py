"""Two Vagabonds in one game: Law of Root 9.7."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import pytest
from tests.root.situation import Situation, given, setup

from lawbound.kernel import BadSetup
from lawbound.root.position import write
from lawbound.root.quests import QUESTS

RUINS = "ruins.6=?*2 ruins.10=?*2 ruins.11=?*2 ruins.12=?*2"


def daylight(rest: str, luck: Iterable[Any] = ()) -> Situation:
    """Daylight of the first Vagabond, in clearing 10 (rabbit); the second is in a forest unless his place is named."""
    line = "root seats=marquise,eyrie,vagabond,vagabond turn=vagabond phase=daylight vagabond.place=10"
    return given(f"{line} {rest}", luck=luck)


def field(table: Situation, player: str, name: str) -> Any:
    """A field of theirs as a position writes it; the items that lie somewhere are a list."""
    return write(table.s)["players"][player].get(name, [])


def ruin(table: Situation, clearing: int) -> list[str] | None:
    """What lies under a ruin, None where it has gone."""
    tiles: list[str] | None = write(table.s).get("ruins", {}).get(str(clearing))
    return tiles


def open_quests(table: Situation) -> list[str]:
    return [QUESTS[quest].id for quest in table.s.quests]


@pytest.mark.law("root 9.7")
@pytest.mark.open_question("two_characters")
def test_two_vagabonds_play_and_no_more() -> None:
    table = setup("marquise", "vagabond", "vagabond")
    assert [player.KEY for player in table.s.players] == ["marquise", "vagabond", "vagabond2"]
    table.until("choose a character").choose("thief", "3_6_11")
    assert table.offered == ["tinker", "ranger"]  # there is one of each character
    table.choose("ranger", "3_6_11")
    assert table.asked == "marquise"
    for player in ("vagabond", "vagabond2"):
        assert field(table, player, "place") == "3_6_11"
        assert field(table, player, "relations") == {"marquise": "indifferent"}
    assert len(table.s.ruin_pool) == 8  # items for both under the ruins
    with pytest.raises(BadSetup):
        setup("marquise", "vagabond", "vagabond", "vagabond")


@pytest.mark.law("root 9.7.1")
@pytest.mark.open_question("two_characters")
@pytest.mark.parametrize(("luck", "first", "second"), [(1, "vagabond", "vagabond2"), (2, "vagabond2", "vagabond")])
def test_luck_decides_which_vagabond_sets_up_first(luck: int, first: str, second: str) -> None:
    table = setup("eyrie", "vagabond", "vagabond", luck=(luck,)).until("choose a character")
    assert table.asked == first
    table.choose("thief", "3_6_11")
    assert (table.prompt, table.asked) == ("choose a character", second)


@pytest.mark.law("root 9.7.1")
def test_two_of_both_sets_of_items_marked_r_lie_under_each_ruin() -> None:
    table = setup("marquise", "vagabond", "vagabond").until("choose a character").choose("thief", "3_6_11")
    position = write(table.choose("tinker", "3_6_11").s)
    assert position["ruins"] == {clearing: ["?", "?"] for clearing in ("6", "10", "11", "12")}
    assert sorted(position["hidden"]) == sorted(["bag-R", "boots-R", "hammer-R", "sword-R"] * 2)


@pytest.mark.law("root 9.7.1")
@pytest.mark.parametrize("items", [("bag-R", "bag-R"), ("sword-R", "boots-R")])
def test_any_two_items_may_lie_under_a_ruin(items: tuple[str, str]) -> None:
    table = daylight(f"{RUINS} vagabond.satchel=torch,crossbow", luck=items).choose("explore")
    if table.prompt == "take which item":
        assert sorted(table.offered) == sorted(items)
        table.choose(items[0])
    assert ruin(table, 10) == [items[1]]
    assert len(write(table.s)["hidden"]) == 6


@pytest.mark.law("root 9.7.2")
def test_three_quests_lie_open_for_both() -> None:
    luck = ("escort", "errand-rabbit", "fundraising")
    table = setup("eyrie", "vagabond", "vagabond", luck=luck).until("choose a character").choose("thief", "3_6_11")
    assert open_quests(table) == [*luck]
    table.choose("tinker", "3_6_11")
    assert open_quests(table) == [*luck]
    assert len(table.s.quest_deck) == 12


@pytest.mark.law("root 9.7.2")
def test_either_vagabond_completes_any_open_quest_and_counts_his_own() -> None:
    line = (
        "root seats=marquise,eyrie,vagabond,vagabond turn=vagabond phase=daylight vagabond.place=10 "
        "vagabond2.place=10 quests=errand-rabbit,expel-bandits-rabbit,escort vagabond.satchel=tea,boots*2 "
        "vagabond2.satchel=sword*2,boots vagabond.completed=guard-duty-rabbit"
    )
    table = given(line, luck=("fundraising", "logistics-help-mouse")).choose("quest", "score points")
    assert open_quests(table) == ["expel-bandits-rabbit", "escort", "fundraising"]
    assert table.points("vagabond") == 2
    table.choose("done")
    table.until("slip").choose("done").choose("quest", "score points")
    assert open_quests(table) == ["escort", "fundraising", "logistics-help-mouse"]
    assert field(table, "vagabond", "completed") == ["errand-rabbit", "guard-duty-rabbit"]
    assert field(table, "vagabond2", "completed") == ["expel-bandits-rabbit"]
    assert table.points("vagabond2") == 1


@pytest.mark.law("root 9.7.3")
def test_he_looks_at_both_items_and_takes_one() -> None:
    table = daylight("ruins.10=bag-R,sword-R vagabond.satchel=torch,boots").choose("explore")
    assert (table.prompt, table.asked, table.offered) == ("take which item", "vagabond", ["bag-R", "sword-R"])
    table.choose("bag-R")
    assert field(table, "vagabond", "track") == ["bag-R"]
    assert table.points("vagabond") == 1
    assert ruin(table, 10) == ["sword-R"]
    assert table.s.slots[10] == 1  # the ruin stays with the second item


@pytest.mark.law("root 9.7.3")
def test_by_two_explores_he_takes_both_items_and_the_ruin_goes() -> None:
    table = daylight("ruins.10=bag-R,sword-R vagabond.satchel=torch*2,boots").choose("explore", "sword-R", "explore")
    assert field(table, "vagabond", "satchel") == ["boots", "sword-R"]
    assert field(table, "vagabond", "track") == ["bag-R"]
    assert field(table, "vagabond", "exhausted") == ["torch", "torch"]
    assert table.points("vagabond") == 2
    assert ruin(table, 10) is None
    assert table.s.slots[10] == 2


@pytest.mark.law("root 9.7.3")
@pytest.mark.parametrize("where", ["satchel", "exhausted", "damaged", "damaged~and~exhausted"])
def test_he_never_takes_a_second_item_marked_r_of_a_kind(where: str) -> None:
    items = "vagabond.satchel=torch,crossbow" + (",sword-R" if where == "satchel" else f" vagabond.{where}=sword-R")
    table = daylight(f"ruins.10=bag-R,sword-R {items}").choose("explore")
    assert field(table, "vagabond", "track") == ["bag-R"]  # he had no choice
    assert ruin(table, 10) == ["sword-R"]


@pytest.mark.law("root 9.7.3")
def test_items_not_marked_and_items_that_have_left_his_board_forbid_nothing() -> None:
    table = daylight("ruins.10=bag-R,sword-R vagabond.satchel=torch,boots,sword vagabond.gone=sword-R")
    assert table.choose("explore").offered == ["bag-R", "sword-R"]
    table.choose("sword-R")
    assert field(table, "vagabond", "satchel") == ["boots", "sword", "sword-R"]


@pytest.mark.law("root 9.7.3")
def test_exploring_without_taking_exhausts_the_torch_and_scores_nothing() -> None:
    items = "vagabond.satchel=torch,boots,sword-R vagabond.track=bag-R"
    table = daylight(f"ruins.10=bag-R,sword-R {items}").choose("explore")
    assert field(table, "vagabond", "exhausted") == ["torch"]
    assert field(table, "vagabond", "satchel") == ["boots", "sword-R"]
    assert table.points("vagabond") == 0
    assert ruin(table, 10) == ["bag-R", "sword-R"]


@pytest.mark.law("root 9.7.3")
def test_the_other_vagabond_may_have_the_same_item() -> None:
    table = daylight("ruins.10=sword-R vagabond.satchel=torch,boots vagabond2.satchel=sword-R").choose("explore")
    assert field(table, "vagabond", "satchel") == ["boots", "sword-R"]
    assert table.points("vagabond") == 1
    assert ruin(table, 10) is None


@pytest.mark.law("root 9.7.3")
def test_what_one_saw_under_a_ruin_stays_hidden_from_the_others() -> None:
    tables = [
        daylight(f"{RUINS} vagabond.satchel=torch,crossbow", luck=("boots-R", left)).choose("explore", "boots-R")
        for left in ("sword-R", "hammer-R")
    ]
    assert [ruin(table, 10) for table in tables] == [["sword-R"], ["hammer-R"]]
    sword, hammer = tables
    seen, other = sword.seat("vagabond"), sword.seat("vagabond2")
    for seat in (other, sword.seat("marquise"), None):
        assert sword.table.view(seat).to_bytes() == hammer.table.view(seat).to_bytes()
    assert sword.table.view(seen).to_bytes() != hammer.table.view(seen).to_bytes()
    [looked] = sword.happened("looked under ruin")
    assert looked.seen_by(seen).secret
    assert not looked.seen_by(other).secret


@pytest.mark.law("root 9.7.3")
def test_what_one_saw_and_could_not_take_stays_hidden_from_the_others() -> None:
    items = "vagabond.satchel=torch,boots-R,sword-R,hammer-R,crossbow"
    tables = [
        daylight(f"{RUINS} {items}", luck=("boots-R", other)).choose("explore") for other in ("sword-R", "hammer-R")
    ]
    for seat in (tables[0].seat("vagabond2"), None):
        assert tables[0].table.view(seat).to_bytes() == tables[1].table.view(seat).to_bytes()


@pytest.mark.law("root 9.2.2.I", "root 9.7")
def test_the_favor_of_one_damages_the_items_of_the_other() -> None:
    items = "vagabond.satchel=hammer*3,boots vagabond.hand=favor-of-the-rabbits vagabond2.satchel=boots*4"
    table = daylight(f"{items} vagabond2.place=10").choose("craft")
    assert field(table, "vagabond2", "damaged") == ["boots"] * 3
    assert table.count("vagabond2", "pawn", 10) == 1
    assert not field(table, "vagabond", "damaged")


@pytest.mark.law("root 9.5.4", "root 9.7")
def test_one_vagabond_aids_the_other_without_a_relationship() -> None:
    items = "vagabond.satchel=boots*2 vagabond.hand=bake-sale,cobbler vagabond2.place=10"
    table = daylight(items).choose("aid", "bake-sale")
    assert table.hand("vagabond2") == ["bake-sale"]
    assert table.points("vagabond") == 0


@pytest.mark.law("root 9.2.4", "root 9.7")
def test_one_vagabond_battles_the_other() -> None:
    items = "vagabond.satchel=sword*2 vagabond2.place=10 vagabond2.satchel=boots*4"
    table = daylight(items, luck=((1, 1),)).choose("battle")
    assert field(table, "vagabond2", "damaged") == ["boots", "boots"]  # defenseless
    assert not field(table, "vagabond", "damaged")
    assert table.points("vagabond") == 0
