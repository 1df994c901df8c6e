"""The Hoard of the Hundreds, Contempt for Trade and looting: Law of Root, 14.2.3 to 14.2.5.

On the autumn map clearings 1, 6, 8 and 12 are fox, 3, 4, 5 and 10 rabbit, 2, 7, 9 and 11 mouse.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import pytest
from tests.root.situation import Situation, fields_of
from tests.root.test_hundreds import COMMANDING, hundreds

from lawbound.root.items import HAMMER, ITEM_NAMES, SWORD

CRAFTING = "@1=hundreds.warlord,hundreds.stronghold step=craft"


def hoard(table: Situation) -> list[str]:
    items: list[str] = fields_of(table, "hundreds").get("hoard", [])
    return items


# Contempt for Trade


@pytest.mark.law("root 14.2.3")
def test_a_crafted_item_is_kept_without_points_or_leaves_the_game_for_its_points() -> None:
    kept = hundreds(f"{CRAFTING} hundreds.hand=anvil").choose("anvil")
    assert (kept.prompt, kept.offered) == ("the item or the points", ["keep the item", "score the card"])
    kept.choose("keep the item")
    assert (kept.points("hundreds"), hoard(kept), kept.s.items[HAMMER]) == (0, ["hammer"], 0)
    scored = hundreds(f"{CRAFTING} hundreds.hand=anvil").choose("anvil", "score the card")
    assert (scored.points("hundreds"), hoard(scored), scored.s.items[HAMMER]) == (2, [], 0)
    assert scored.happened("item left the game")[0].args == (0, HAMMER)
    assert scored.discarded() == ["anvil"]


# The Hoard


@pytest.mark.law("root 14.2.4", "root 14.2.4.I")
def test_each_item_goes_to_its_own_track() -> None:
    """Coins lie on the Command track: note at 14.2.4."""
    tracks = {"boots": "command", "bag": "command", "coins": "command"}
    tracks |= {"hammer": "prowess", "tea": "prowess", "sword": "prowess", "crossbow": "prowess"}
    for item in ITEM_NAMES[:7]:
        table = hundreds(f"@1=hundreds.mob @6=hundreds.mob,hundreds.warlord ruins.6={item}", luck=("fox",))
        values = (table.player("hundreds").command(table.s), table.player("hundreds").prowess(table.s))  # type: ignore[attr-defined]
        assert hoard(table) == [item]
        assert values == ((2, 1) if tracks[item] == "command" else (1, 2))


@pytest.mark.law("root 14.2.4.II")
def test_no_item_is_worth_one_one_or_two_items_two_three_three_four_four() -> None:
    for items, value in (("", 1), ("sword", 2), ("sword,tea", 2), ("sword,tea*2", 3), ("sword*2,tea*2", 4)):
        table = hundreds(f"@1=hundreds.warlord hundreds.hoard={items}")
        assert table.count("hundreds", "warrior", 1) == value


@pytest.mark.law("root 14.2.4.I")
def test_from_a_full_track_an_item_leaves_the_game_for_a_point() -> None:
    rest = f"{CRAFTING} hundreds.hand=anvil hundreds.hoard=sword*3,tea,boots"
    table = hundreds(rest).choose("anvil", "keep the item")
    assert table.prompt == "which item leaves the full track"
    assert table.offered == ["hammer", "sword", "tea"]  # the new one or another of that track, no boots
    table.choose("sword")
    assert hoard(table) == ["boots", "hammer", "sword", "sword", "tea"]
    assert table.points("hundreds") == 1
    new = hundreds(rest).choose("anvil", "keep the item", "hammer")
    assert hoard(new) == ["boots", "sword", "sword", "sword", "tea"]
    assert new.points("hundreds") == 1
    room = hundreds(rest.replace("sword*3", "sword*2")).choose("anvil", "keep the item")
    assert room.points("hundreds") == 0


@pytest.mark.law("root 14.2.4.I")
def test_the_point_for_a_full_track_may_win_the_game_while_crafting() -> None:
    rest = f"{CRAFTING} hundreds.hand=anvil hundreds.hoard=sword*3,tea hundreds.points=29"
    table = hundreds(rest).choose("anvil", "keep the item", "tea")
    assert table.table.over
    assert table.discarded() == ["anvil"]


# Looters


def attack(rest: str, luck: Iterable[Any] = ((2, 0),), others: str = "marquise,eyrie") -> Situation:
    """They attack the Marquise in clearing 9, where the warlord is not."""
    return hundreds(f"{COMMANDING} {rest}", luck=luck, others=others).choose("battle")


@pytest.mark.law("root 14.2.5")
def test_who_loots_deals_no_rolled_hits_and_takes_an_item_if_they_rule_at_the_end() -> None:
    rest = "@9=hundreds.warrior*4,marquise.warrior*2 marquise.items=sword,boots"
    table = attack(rest)
    assert (table.prompt, table.offered) == ("loot the defender", ["yes", "no"])
    table.choose("yes")
    assert table.count("marquise", "warrior", 9) == 2
    assert (table.prompt, table.offered) == ("loot which item", ["boots", "sword"])
    table.choose("sword")
    assert hoard(table) == ["sword"]
    assert table.s.crafted_items[table.seat("marquise") * 8 + SWORD] == 0
    fought = attack(rest).choose("no")
    assert fought.count("marquise", "warrior", 9) == 0
    assert hoard(fought) == []


@pytest.mark.law("root 14.2.5")
def test_who_does_not_rule_at_the_end_loots_nothing_and_the_defender_hits_as_ever() -> None:
    rest = "@9=hundreds.warrior*2,marquise.warrior*2 marquise.items=sword"
    table = attack(rest, luck=[(3, 1)]).choose("yes")
    assert table.count("hundreds", "warrior", 9) == 1
    assert hoard(table) == []


@pytest.mark.law("root 14.2.5")
def test_extra_hits_are_dealt_when_looting_too() -> None:
    defenceless = attack("@9=hundreds.warrior*2,marquise.sawmill marquise.items=sword").choose("yes")
    assert defenceless.count("marquise", "sawmill", 9) == 0
    brutal = "@9=hundreds.warrior*4,marquise.warrior*2 marquise.items=sword hundreds.crafted=brutal-tactics"
    table = attack(brutal).choose("yes").until("use brutal tactics").choose("yes")
    assert table.count("marquise", "warrior", 9) == 1


@pytest.mark.law("root 14.2.5")
@pytest.mark.ruling("lord-of-the-hundreds", 3)
@pytest.mark.open_question("loot_without_a_battle_left")
def test_looting_is_declared_before_the_ambush_and_may_follow_one_that_ends_the_battle() -> None:
    """FAQ 14.2.5, open question loot_without_a_battle_left, interaction 3."""
    rest = "@9=hundreds.warrior*2,hundreds.stronghold*2,marquise.warrior marquise.items=sword"
    table = attack(f"{rest} marquise.hand=ambush-mouse hundreds.hoard=sword*2,tea*2")
    assert (table.asked, table.prompt) == ("hundreds", "loot the defender")
    table.choose("yes")
    assert (table.asked, table.prompt) == ("marquise", "ambush")
    table.choose("ambush-mouse")
    assert table.count("hundreds", "warrior", 9) == 0
    assert not table.happened("rolled")
    assert table.prompt == "which item leaves the full track"  # they still rule, by strongholds
    table.choose("tea")
    assert (hoard(table), table.points("hundreds")) == (["sword", "sword", "sword", "tea"], 1)


@pytest.mark.law("root 14.2.5")
@pytest.mark.open_question("whom_to_loot")
def test_whom_to_loot_only_who_has_an_item_in_a_crafted_items_box_bots_too() -> None:
    """Open question whom_to_loot: not the Vagabond, whose items lie elsewhere, and not the Vagabot."""
    bare = attack("@9=hundreds.warrior*2,marquise.warrior*2")
    assert bare.prompt != "loot the defender"
    vagabond = attack("@9=hundreds.warrior*2 vagabond.place=9 vagabond.satchel=sword,boots", others="vagabond,eyrie")
    assert vagabond.happened("rolled")
    vagabot = attack("@9=hundreds.warrior*2 vagabond.place=9", others="bot:vagabond,eyrie")
    assert vagabot.happened("rolled")
    bot = attack("@9=hundreds.warrior*3,marquise.warrior marquise.items=sword", others="bot:marquise,eyrie")
    assert bot.prompt == "loot the defender"
    bot.choose("yes")
    assert hoard(bot) == ["sword"]


@pytest.mark.law("root 14.2.5")
def test_as_defenders_they_loot_nobody_and_are_looted_by_nobody() -> None:
    table = hundreds(
        "@9=hundreds.warrior*3,marquise.warrior*3 turn=marquise step=actions marquise.items=sword hundreds.hoard=tea",
    )
    table.choose("battle")
    assert "loot" not in " ".join(event.name for event in table.events)
    assert hoard(table) == ["tea"]


@pytest.mark.law("root 14.2.5", "root 11.2.7.III")
def test_mercenaries_roll_no_hits_for_looters_either() -> None:
    rest = "@9=hundreds.warrior,riverfolk.warrior*2,marquise.warrior used=mercenaries marquise.items=sword"
    table = attack(rest, luck=[(3, 0)], others="bot:riverfolk,marquise").choose("marquise", "yes")
    assert table.count("marquise", "warrior", 9) == 1
    assert hoard(table) == ["sword"]
