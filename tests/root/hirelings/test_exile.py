"""The Exile and the Brigand."""

from __future__ import annotations

import pytest
from tests.root.hirelings.table import beside, of

from lawbound.root.hirelings.exile import EXHAUSTED, TheExile
from lawbound.root.items import ITEM_NAMES
from lawbound.root.map import MAPS
from lawbound.root.present.scene import scene

WOOD = MAPS["autumn"].forests[0]
NEAR = WOOD.clearings[0]
LEAGUE = "league-of-adventurous-mice"


@pytest.mark.law("root E.2.2")
@pytest.mark.ruling("the-exile", 2)
def test_whoever_is_near_may_give_crafted_items_for_a_card_and_a_point() -> None:
    players = {"eyrie": {}, "marquise": {"items": ["boots", "tea"]}}
    here = {NEAR: {"marquise": {"warrior": 1}}}
    table = beside("the-exile", "eyrie", here, turn="marquise", players=players, fields={"place": WOOD.id})
    table.choose("give the Exile an item", "boots", "give the Exile an item")
    exile = of(table, "the-exile")
    assert isinstance(exile, TheExile) and exile.items(table.s) == 5
    assert table.points("marquise") == 2 and len(table.hand("marquise")) == 2
    assert "give the Exile an item" not in table.offered


@pytest.mark.law("root E.2.2")
@pytest.mark.ruling("the-exile", 1)
def test_an_item_that_its_owner_has_exhausted_may_be_given() -> None:
    """The League of Adventurous Mice exhausts items; on the card it serves like any other."""
    players = {"eyrie": {}, "marquise": {"items": ["boots"], "crafted": [LEAGUE]}}
    spent = {LEAGUE: {"exhausted": {"marquise": ["boots"]}}}
    here = {NEAR: {"marquise": {"warrior": 1}}}
    fields = {"place": WOOD.id}
    table = beside(
        "the-exile", "eyrie", here, turn="marquise", players=players, fields=fields, deck="exiles", effects=spent
    )
    table.choose("give the Exile an item")
    exile = of(table, "the-exile")
    assert isinstance(exile, TheExile) and exile.items(table.s) == 4
    assert (table.points("marquise"), len(table.hand("marquise"))) == (1, 1)


@pytest.mark.law("root E.2.2", "root E.2.4")
def test_it_battles_beside_its_forest_for_two_items_and_takes_hits_on_items() -> None:
    here = {NEAR: {"eyrie": {"warrior": 5}}}
    table = beside("the-exile", "marquise", here, fields={"place": WOOD.id}, luck=[(3, 2)])
    table.choose("the Exile roams", "battle")
    exile = of(table, "the-exile")
    assert isinstance(exile, TheExile)
    assert table.count("eyrie", "warrior", NEAR) == 2
    assert exile.items(table.s) == 2 and table.s.own[exile.number][EXHAUSTED] == 0  # refreshed at the end


@pytest.mark.law("root E.2.2", "root 4.3.1.II")
@pytest.mark.open_question("exile_fights")
@pytest.mark.parametrize(("clubs", "left"), [(2, 0), (3, 2)])
def test_an_ambush_ends_its_battle_only_if_no_item_is_left_on_the_card(clubs: int, left: int) -> None:
    """With two clubs both are exhausted for the battle and the ambush takes them; a third one fights on."""
    here = {NEAR: {"eyrie": {"warrior": 5}}}
    ambush = {"eyrie": {"hand": ["ambush-bird"]}, "marquise": {}}
    fields = {"place": WOOD.id, "clubs": clubs}
    table = beside("the-exile", "marquise", here, fields=fields, players=ambush, luck=[(2, 0)])
    table.choose("the Exile roams", "battle", "ambush-bird")
    exile = of(table, "the-exile")
    assert isinstance(exile, TheExile) and exile.items(table.s) == left
    assert bool(table.happened("rolled")) == bool(left)


@pytest.mark.law("root E.2.2", "root 4.3")
@pytest.mark.open_question("exile_fights")
def test_nobody_battles_it_in_its_forest() -> None:
    here = {clearing: {"marquise": {"warrior": 2}} for clearing in WOOD.clearings}
    table = beside("the-exile", "eyrie", here, turn="marquise", fields={"place": WOOD.id}).until("actions")
    assert "march" in table.offered and "battle" not in table.offered


@pytest.mark.law("root E.2.4")
def test_it_goes_from_forest_to_forest_for_an_item_each() -> None:
    table = beside("the-exile", "marquise", fields={"place": WOOD.id}).choose("the Exile roams")
    for _ in range(3):
        table.choose("move")
        if table.prompt == "where the Exile goes":
            table.choose(table.offered[0])
    assert table.prompt != "what the Exile does"


@pytest.mark.law("root E.2.4")
def test_the_brigand_takes_an_item_out_of_a_ruin_where_the_controller_is() -> None:
    ruin = MAPS["autumn"].ruins[0]
    ruins = {str(c): ["?"] for c in MAPS["autumn"].ruins}
    table = beside("the-brigand", "marquise", {ruin: {"marquise": {"warrior": 1}}}, ruins=ruins, luck=["boots"])
    table.choose("the Brigand searches a ruin")
    assert sum(table.s.crafted_items[table.seat("marquise") * 8 :][:8]) == 1 and not table.s.ruins[ruin]
    assert "the Brigand searches a ruin" not in table.offered


@pytest.mark.law("root E.2.4")
def test_the_brigand_robs_somebody_near_for_an_item_that_is_exhausted_for_good() -> None:
    here = {5: {"marquise": {"warrior": 1}, "eyrie": {"warrior": 1}}}
    players = {"marquise": {"items": ["boots"]}, "eyrie": {"hand": ["ambush-fox"]}}
    table = beside("the-brigand", "marquise", here, players=players).choose("the Brigand robs")
    assert table.hand("marquise") == ["ambush-fox"] and "the Brigand robs" not in table.offered
    (turned,) = table.happened("exhausted")
    assert turned.args == (table.seat("marquise"), ITEM_NAMES.index("boots"))
    assert scene(table.table.view(1))["players"][0]["own"]["exhausted"] == ["boots"]
    again = beside("the-brigand", "marquise", here, players=players, fields={"exhausted": ["marquise boots"]})
    assert "the Brigand robs" not in again.offered
