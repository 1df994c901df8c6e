"""Sentences of the cards, rulings and open questions that no other test of hirelings states."""

from __future__ import annotations

from contextlib import nullcontext
from typing import Any

import pytest
from tests.root.hirelings.table import beside, of, pieces
from tests.root.hirelings.test_sides_in_games import hiring, set_up, where
from tests.root.situation import Luck, Situation, fields_of, given

from lawbound.kernel import Table
from lawbound.root.hirelings.bandits import HighwayBandits, highways
from lawbound.root.hirelings.cards import SIDE
from lawbound.root.hirelings.exile import EXHAUSTED, TheExile
from lawbound.root.hirelings.hireling import CONTROL, CONTROLLER, with_faction_pieces
from lawbound.root.map import MAPS
from lawbound.root.naming import PositionError
from lawbound.root.pieces import why_not_place
from lawbound.root.position import write
from lawbound.root.removal import Removal, remove_pieces, triggers_of
from lawbound.root.rules import ROOT
from lawbound.root.state import ON_PATHS, SUPPLY

AUTUMN = MAPS["autumn"]
WOOD = AUTUMN.forests[0]
NEAR = WOOD.clearings[0]


def setting_up(side: str, *seats: str, luck: Any = ()) -> Situation:
    setup = {"seats": list(seats), "order": "given", "hirelings": [side]}
    return Situation(Table.new(ROOT, setup, nature=Luck(luck)))


def exile_in(table: Situation) -> TheExile:
    exile = of(table, "the-exile")
    assert isinstance(exile, TheExile)
    return exile


# The Uprising and the Scouts


@pytest.mark.law("root A.6.3")
def test_the_uprising_starts_with_two_warriors_each_in_a_clearing_of_the_suit_rolled() -> None:
    table = setting_up("spring-uprising", "marquise", "eyrie", luck=["fox", "mouse"])
    assert (table.asked, table.offered) == ("eyrie", [1, 6, 8, 12])
    table.choose(6)
    assert table.offered == [2, 7, 9, 11]
    assert where(table.choose(9), "spring-uprising") == {6: 1, 9: 1}


@pytest.mark.law("root E.2.1")
def test_with_none_on_the_map_whoever_hires_the_uprising_rolls_and_places_one() -> None:
    tree = {
        "seats": ["marquise", "eyrie"],
        "turn": "marquise",
        "step": "end of evening",
        "hirelings": {"spring-uprising": {"controller": "nobody"}},
        "markers": {"4": "marquise"},
        "clearings": {"1": {"marquise": {"warrior": 1}}},
        "players": {"marquise": {"points": 4}, "eyrie": {"leader": "builder", "points": 6}},
    }
    table = given(tree, luck=[3, "mouse"])
    assert (table.prompt, table.offered) == ("where the Uprising comes", [2, 7, 9, 11])
    assert where(table.choose(9), "spring-uprising") == {9: 1}
    there = {**tree, "clearings": {"7": {"spring-uprising": {"warrior": 1}}}}
    assert where(given(there, luck=[3, "mouse"]), "spring-uprising") == {7: 1}


@pytest.mark.law("root E.2.2")
@pytest.mark.open_question("spring_uprising_and_bots")
def test_a_bot_has_no_card_to_discard_and_leaves_the_uprising_alone() -> None:
    """Open question spring_uprising_and_bots."""
    here = {1: {"spring-uprising": {"warrior": 1}, "marquise": {"warrior": 3}}}
    table = beside("spring-uprising", "eyrie", here, seats=("eyrie", "bot:marquise"), turn="marquise", phase="birdsong")
    number = of(table, "spring-uprising").number
    assert not [event for event in table.happened("battle") if event.args[1] == number]


@pytest.mark.law("root E.2.2")
def test_the_scouts_are_for_a_defender_who_may_decline() -> None:
    here = {1: {"eyrie": {"warrior": 3}, "marquise": {"warrior": 3}}}
    hand = {"eyrie": {"hand": ["foxfolk-steel"]}, "marquise": {"hand": ["anvil"]}}
    table = beside("rabbit-scouts", "eyrie", here, turn="marquise", players=hand, luck=[(3, 0)])
    table.until("actions").choose("battle", "done")
    assert (table.count("eyrie", "warrior", 1), table.hand("eyrie")) == (0, ["foxfolk-steel"])
    attacking = beside("rabbit-scouts", "marquise", here, players=hand, luck=[(3, 0)]).until("actions")
    assert attacking.choose("battle").prompt != "spend a card for the Scouts"


# The Exile and the Brigand


@pytest.mark.law("root A.6.3")
def test_the_exile_starts_in_any_forest_with_three_clubs() -> None:
    table = setting_up("the-exile", "marquise", "eyrie")
    assert table.prompt == "which forest the Exile lives in" and len(table.offered) == len(AUTUMN.forests)
    table.choose(WOOD.id)
    assert exile_in(table).place(table.s) == WOOD.place
    assert (exile_in(table).items(table.s), exile_in(table).ready(table.s)) == (3, 3)


@pytest.mark.law("root E.2.2")
@pytest.mark.parametrize("phase", ["birdsong", "daylight", "evening"])
def test_an_item_may_be_given_at_any_time_of_ones_own_turn(phase: str) -> None:
    here = {NEAR: {"marquise": {"warrior": 1, "workshop": 1}}}
    players = {"marquise": {"items": ["tea"], "hand": ["anvil"] * (phase == "daylight")}}
    table = beside("the-exile", "eyrie", here, turn="marquise", phase=phase, players=players, fields={"place": WOOD.id})
    assert table.asked == "marquise" and "give the Exile an item" in table.offered


@pytest.mark.law("root E.2.2")
def test_giving_takes_faction_pieces_beside_its_forest() -> None:
    far = next(c for c in range(1, 13) if c not in WOOD.clearings)
    here = {far: {"marquise": {"warrior": 1}}, NEAR: {"last-dynasty": {"warrior": 1}}}
    table = beside(
        "the-exile",
        "marquise",
        here,
        seats=("marquise", "duchy"),
        players={"marquise": {"items": ["tea"]}},
        fields={"place": WOOD.id},
        hirelings={"last-dynasty": {"controller": "marquise"}},
    )
    assert "give the Exile an item" not in table.offered  # a hireling's piece is no faction piece (E.3.3)


@pytest.mark.law("root E.2.2", "root E.2.4")
@pytest.mark.ruling("the-exile", 1)
def test_an_item_that_was_given_may_be_exhausted_as_any_other() -> None:
    """FAQ-2025."""
    table = beside("the-exile", "marquise", fields={"place": WOOD.id, "clubs": 1, "gifts": ["tea"]})
    table.choose("the Exile roams", "move")
    if table.prompt == "where the Exile goes":
        table.choose(table.offered[0])
    assert table.prompt == "what the Exile does" and table.ask.given == (1,)
    table.choose("move")
    if table.prompt == "where the Exile goes":
        table.choose(table.offered[0])
    assert table.prompt != "what the Exile does"
    assert table.s.own[exile_in(table).number][EXHAUSTED] == 0  # both are refreshed


@pytest.mark.open_question("league_items")
@pytest.mark.law("root E.2.2", "root 4.1.3")
def test_an_item_exhausted_for_the_league_is_refreshed_by_the_exile() -> None:
    here = {NEAR: {"marquise": {"warrior": 2}}}
    players = {"marquise": {"items": ["boots"], "crafted": ["league-of-adventurous-mice"]}}
    spent = {"league-of-adventurous-mice": {"exhausted": {"marquise": ["boots"]}}}
    table = beside(
        "the-exile", "marquise", here, players=players, fields={"place": WOOD.id}, deck="exiles", effects=spent
    ).choose("give the Exile an item", "the Exile roams", "done")
    assert (exile_in(table).items(table.s), exile_in(table).ready(table.s)) == (4, 4)
    assert "effects" not in write(table.s)


@pytest.mark.law("root E.2.2")
@pytest.mark.parametrize(("items", "killed"), [(2, 2), (3, 3)])
def test_it_rolls_no_more_hits_than_items_lie_on_its_card(items: int, killed: int) -> None:
    here = {NEAR: {"eyrie": {"warrior": 5}}}
    fields = {"place": WOOD.id, "clubs": items}
    table = beside("the-exile", "marquise", here, fields=fields, luck=[(3, 0)]).choose("the Exile roams", "battle")
    assert table.count("eyrie", "warrior", NEAR) == 5 - killed


@pytest.mark.law("root A.6.3")
def test_for_the_brigand_an_item_lies_under_every_ruin() -> None:
    table = setting_up("the-brigand", "marquise", "eyrie")
    assert [bool(table.s.ruins[ruin]) for ruin in AUTUMN.ruins] == [True] * 4
    assert len(table.s.ruin_pool) + sum([tile != 255 for tile in bytes(table.s.ruin_items)]) >= 4


@pytest.mark.law("root E.2.4")
def test_the_two_actions_of_the_brigand_are_each_once() -> None:
    ruin = AUTUMN.ruins[0]
    here = {ruin: {"marquise": {"warrior": 1}, "eyrie": {"warrior": 1}}}
    players = {"marquise": {"items": ["tea"]}, "eyrie": {"hand": ["ambush-fox", "ambush-bird"]}}
    ruins = {str(c): ["?"] for c in AUTUMN.ruins}
    table = beside("the-brigand", "marquise", here, players=players, ruins=ruins, luck=["boots"])
    table.choose("the Brigand robs", *(["tea"] if table.prompt == "which item is exhausted" else []))
    assert "the Brigand robs" not in table.offered
    table.choose("the Brigand searches a ruin")
    assert "the Brigand searches a ruin" not in table.offered and len(table.hand("marquise")) == 1


@pytest.mark.law("root E.2.4", "root 14.2.4")
def test_for_the_hundreds_what_is_found_goes_to_the_hoard_and_the_hoard_does_not_serve_to_rob() -> None:
    ruin = AUTUMN.ruins[0]
    here = {ruin: {"hundreds": {"warrior": 1}, "eyrie": {"warrior": 1}}}
    players = {"hundreds": {}, "eyrie": {"hand": ["ambush-fox"]}}
    ruins = {str(c): ["?"] for c in AUTUMN.ruins}
    seats = ("hundreds", "eyrie")
    table = beside("the-brigand", "hundreds", here, seats=seats, players=players, ruins=ruins, luck=["boots"])
    table.choose("the Brigand searches a ruin")
    seat = table.seat("hundreds")
    assert not any(table.s.crafted_items[seat * 8 :][:8]) and fields_of(table, "hundreds")["hoard"]
    assert "the Brigand robs" not in table.offered


@pytest.mark.ruling("league-of-adventurous-mice", 2)
@pytest.mark.open_question("league_items")
@pytest.mark.law("root E.2.4", "root 4.1.3")
@pytest.mark.parametrize(("items", "again"), [(["boots"], False), (["boots", "boots"], True), (["boots", "tea"], True)])
def test_an_item_exhausted_for_the_league_does_not_serve_the_brigand_nor_the_other_way_round(
    items: list[str], again: bool
) -> None:
    here = {5: {"marquise": {"warrior": 1}, "eyrie": {"warrior": 2}}}
    players = {
        "marquise": {"items": items, "crafted": ["league-of-adventurous-mice"]},
        "eyrie": {"hand": ["anvil"]},
    }
    spent = {"league-of-adventurous-mice": {"exhausted": {"marquise": ["boots"]}}}
    table = beside("the-brigand", "marquise", here, players=players, deck="exiles", effects=spent)
    assert ("the Brigand robs" in table.offered) == again
    fields = {"exhausted": ["marquise boots"]}
    table = beside("the-brigand", "marquise", here, players=players, deck="exiles", fields=fields)
    assert ("battle with the league" in table.offered) == again
    if again:
        table.choose("battle with the league")  # the other item is the only one left
        assert "the Brigand robs" not in table.offered


# The Flotilla


@pytest.mark.law("root A.6.3")
def test_the_flotilla_starts_on_the_edge_and_on_a_river() -> None:
    table = setting_up("riverfolk-flotilla", "marquise", "eyrie")
    assert sorted(table.offered) == [4, 5, 7]


@pytest.mark.law("root E.2.3")
def test_everybody_who_is_there_may_draw_the_controller_too_or_decline() -> None:
    here = {5: {"marquise": {"warrior": 1}, "eyrie": {"warrior": 1}}}
    table = beside("riverfolk-flotilla", "marquise", here, phase="birdsong", fields={"place": "5"})
    assert (table.asked, table.prompt) == ("marquise", "draw a card from the Flotilla")
    table.choose("no")
    assert table.asked == "eyrie"
    table.choose("yes")
    assert (len(table.hand("marquise")), len(table.hand("eyrie"))) == (0, 1)
    assert where_pawn(table, "riverfolk-flotilla") == 10  # it must move, and there is one way


@pytest.mark.law("root E.2.2", "root E.2.3")
def test_nothing_removes_the_flotilla_and_it_loses_nothing_in_battle() -> None:
    here = {10: {"eyrie": {"warrior": 3}}}
    table = beside("riverfolk-flotilla", "marquise", here, phase="birdsong", fields={"place": "5"}, luck=[(3, 3)])
    table.choose("eyrie")
    assert table.count("eyrie", "warrior", 10) == 0 and where_pawn(table, "riverfolk-flotilla") == 10


def where_pawn(table: Situation, side: str) -> int:
    row = of(table, side).row("pawn")
    return next((place for place in range(1, 28) if table.s.board[row + place]), 0)


# Bandits


@pytest.mark.law("root A.6.3")
def test_two_bandits_start_each_on_a_path_of_its_own() -> None:
    table = setting_up("highway-bandits", "marquise", "eyrie")
    roads = highways(AUTUMN)
    assert len(table.offered) == len(roads)
    table.choose(0)
    assert 0 not in table.offered
    table.choose(3)
    bandits = of(table, "highway-bandits")
    assert isinstance(bandits, HighwayBandits) and bandits.held(table.s) == [0, 3]
    assert (table.s.board[bandits.warrior + ON_PATHS], table.s.board[bandits.warrior + SUPPLY]) == (2, 2)


@pytest.mark.law("root E.2.4")
def test_with_an_empty_supply_a_bandit_of_another_path_comes() -> None:
    paths = {"paths": ["1-5", "1-9", "1-10", "3-7"]}
    table = beside("highway-bandits", "marquise", {4: {"marquise": {"warrior": 1}}}, fields=paths)
    table.choose("a bandit lies in wait")
    roads = highways(AUTUMN)
    table.choose(roads.index((4, 8)), roads.index((3, 7)))
    bandits = of(table, "highway-bandits")
    assert isinstance(bandits, HighwayBandits)
    assert [roads[path] for path in bandits.held(table.s)] == [(1, 5), (1, 9), (1, 10), (4, 8)]


@pytest.mark.ruling("boat-builders", 1)
@pytest.mark.law("root E.3.5", "root C.3.2")
@pytest.mark.ruling("highway-bandits", 1)
def test_bandits_take_no_river_even_with_boat_builders() -> None:
    players = {"marquise": {"crafted": ["boat-builders"]}}
    table = beside("highway-bandits", "marquise", {10: {"marquise": {"warrior": 1}}}, players=players, deck="exiles")
    table.choose("a bandit lies in wait")
    roads = highways(AUTUMN)
    assert [roads[path] for path in table.offered] == [(1, 10), (2, 10), (10, 12)]  # and not 5 or 11


@pytest.mark.ruling("boat-builders", 1)
@pytest.mark.law("root E.2.4", "root 4.1.3")
def test_no_more_items_are_exhausted_than_lie_in_the_box() -> None:
    """One tea is in it, whatever it may have served."""
    players = {"marquise": {"items": ["boots", "tea"], "crafted": ["league-of-adventurous-mice"]}}
    spent = {"league-of-adventurous-mice": {"exhausted": {"marquise": ["tea"]}}}
    for item, effects, possible in (
        ("boots", spent, True),
        ("tea", {}, True),
        ("tea", spent, False),
        ("bag", {}, False),
    ):
        fields = {"exhausted": [f"marquise {item}"]}
        with nullcontext() if possible else pytest.raises(PositionError, match=f"no such {item}"):
            beside("the-brigand", "marquise", {}, players=players, deck="exiles", fields=fields, effects=effects)


@pytest.mark.law("root E.3.4", "root 2.3")
def test_boat_builders_build_no_boats_for_hirelings() -> None:
    players = {"alliance": {"crafted": ["boat-builders"]}}
    here = {5: {"forest-patrol": {"warrior": 2}}}
    seats = ("alliance", "eyrie")
    table = beside("forest-patrol", "alliance", here, seats=seats, players=players, deck="exiles")
    table.choose("march the patrol", 5)
    assert (table.prompt, table.offered) == ("hirelings move to", [1, 2])  # and not 10


@pytest.mark.law("root E.2.2")
@pytest.mark.open_question("bandits_on_the_way")
def test_a_move_along_the_river_passes_the_bandits_by() -> None:
    """Open question bandits_on_the_way: moves without a path pass them by."""
    players = {"marquise": {"crafted": ["boat-builders"]}}
    here = {10: {"marquise": {"warrior": 2}}}
    fields = {"paths": ["1-10", "2-10", "10-12"]}
    table = beside(
        "highway-bandits", "eyrie", here, turn="marquise", players=players, deck="exiles", fields=fields
    ).until("actions")
    table.choose("march", 5, 2)
    assert table.count("marquise", "warrior", 5) == 2


@pytest.mark.law("root E.2.2", "root 14.2.2")
@pytest.mark.open_question("bandits_and_the_warlord_alone")
def test_the_warlord_alone_passes_the_bandits_unharmed() -> None:
    """Open question bandits_and_the_warlord_alone."""
    here = {1: {"hundreds": {"warlord": 1}}}
    table = beside(
        "highway-bandits", "eyrie", here, seats=("hundreds", "eyrie"), turn="hundreds", fields={"paths": ["1-5"]}
    ).until("command the Hundreds")
    table.choose("move", 5)
    assert table.count("hundreds", "warlord", 5) == 1


# The Protectors


@pytest.mark.law("root A.6.3")
def test_the_furious_protector_starts_in_any_clearing() -> None:
    table = setting_up("furious-protector", "marquise", "eyrie")
    assert table.offered == list(range(1, 13))
    assert where_pawn(table.choose(7), "furious-protector") == 7


@pytest.mark.law("root E.2.3")
def test_its_fury_spares_hirelings() -> None:
    here = {5: {"eyrie": {"warrior": 1}, "popular-band": {"warrior": 1}}}
    hirelings = {"popular-band": {"controller": "eyrie"}}
    table = beside(
        "furious-protector", "marquise", here, phase="birdsong", fields={"place": "1"}, hirelings=hirelings
    ).choose(5)
    assert (table.count("eyrie", "warrior", 5), pieces(table, "popular-band", 5)) == (0, 1)


@pytest.mark.law("root E.2.1")
def test_the_stoic_protector_comes_to_faction_pieces_unless_it_is_there() -> None:
    table = hiring("stoic-protector", {5: {"alliance": {"sympathy": 1}}})
    assert (table.prompt, table.offered) == ("where the Protector comes", [1, 5])
    assert where_pawn(table.choose(5), "stoic-protector") == 5


@pytest.mark.law("root E.2.2")
@pytest.mark.open_question("stoic_protector_and_own_losses")
def test_beside_the_stoic_protector_own_losses_stay_allowed() -> None:
    """Hits of a battle that the controller starts are taken, and own warriors go for an own effect."""
    here = {5: {"marquise": {"warrior": 2}, "eyrie": {"warrior": 2}}}
    players = {"marquise": {"crafted": ["tax-collector"]}}
    table = beside("stoic-protector", "marquise", here, fields={"place": "5"}, luck=[(1, 1)], players=players)
    table.until("actions").choose("battle")
    assert table.count("marquise", "warrior", 5) == 1
    table.choose("tax collector")
    assert table.count("marquise", "warrior", 5) == 0


# What all of them share


@pytest.mark.law("root E.3.3", "root 6.2.2")
@pytest.mark.ruling("marquise-de-cat", 2)
def test_the_marquise_may_place_hirelings_at_the_keep_and_nobody_else() -> None:
    """FAQ."""
    here: dict[int, Any] = {1: {"marquise": {"keep": 1, "warrior": 1}}}
    table = beside("street-band", "marquise", here)
    number = of(table, "street-band").number
    assert why_not_place(table.s, number, 1, table.seat("marquise")) is None
    assert why_not_place(table.s, number, 1, table.seat("eyrie")) == "root 6.2.2"
    table.choose("the street band plays", 1)
    assert pieces(table, "street-band", 1) == 1


@pytest.mark.law("root E.3.3", "root 6.2.3")
def test_no_field_hospitals_for_hirelings() -> None:
    here = {
        1: {"street-band": {"warrior": 2}, "eyrie": {"warrior": 4}},
        9: {"marquise": {"keep": 1, "warrior": 1}},
    }
    table = beside("street-band", "marquise", here, players={"marquise": {"hand": ["anvil"]}})
    assert with_faction_pieces(table.s, table.seat("marquise")) == [9]
    band = of(table, "street-band")
    removal = Removal(band.number, table.seat("eyrie"), 1)
    s = table.s.copy()
    remove_pieces(s, removal, band.warrior, 2, "root 4.3")
    assert not triggers_of(s, [removal])


@pytest.mark.law("root E.3.2", "root 9.2.9")
@pytest.mark.ruling("vagabond", 3)
def test_a_vagabond_is_hostile_to_nobody_for_a_hireling_that_he_removes() -> None:
    """FAQ."""
    here = {1: {"street-band": {"warrior": 1}}}
    thief = {"vagabond": {"character": "thief", "place": 1, "satchel": ["sword"]}}
    seats = ("vagabond", "marquise")
    table = beside("street-band", "marquise", here, seats=seats, turn="vagabond", players=thief, luck=[(1, 0)])
    table.choose("battle")
    assert pieces(table, "street-band", 1) == 0
    assert table.points("vagabond") == 0 and "hostile" not in str(fields_of(table, "vagabond").get("relations", {}))


@pytest.mark.law("root E.3.4", "root 9.2.9.III", "root 9.2.9.III.a")
@pytest.mark.ruling("vagabond", 4)
@pytest.mark.parametrize(("relation", "after"), [("indifferent", "indifferent"), ("hostile", "hostile")])
def test_battles_of_a_hireling_make_nobody_hostile_to_the_vagabond_and_earn_no_infamy(
    relation: str, after: str
) -> None:
    """FAQ."""
    here = {1: {"last-dynasty": {"warrior": 3}}, 5: {"marquise": {"warrior": 1, "sawmill": 1}}}
    thief = {"vagabond": {"character": "thief", "place": 3, "relations": {"marquise": relation}}}
    seats = ("vagabond", "marquise")
    table = beside("last-dynasty", "vagabond", here, seats=seats, players=thief, luck=[(2, 0)])
    table.choose("the Dynasty acts", 5)
    assert [table.count("marquise", piece, 5) for piece in ("warrior", "sawmill")] == [0, 0]
    assert (table.points("vagabond"), fields_of(table, "vagabond")["relations"]["marquise"]) == (0, after)


@pytest.mark.law("root E.3.1", "root 2.5")
@pytest.mark.open_question("rule_of_uncontrolled_hirelings")
def test_a_hireling_that_nobody_controls_counts_by_itself_and_a_tie_with_it_is_a_tie() -> None:
    """Open question rule_of_uncontrolled_hirelings."""
    here = {5: {"last-dynasty": {"warrior": 1}, "popular-band": {"warrior": 1}, "duchy": {"warrior": 1}}}
    free = {"popular-band": {"controller": "nobody"}}
    seats = ("marquise", "duchy")
    table = beside("last-dynasty", "nobody", here, seats=seats, turn="marquise", hirelings=free)
    assert table.ruler(5) is None
    hired = beside("last-dynasty", "duchy", here, seats=seats, turn="marquise", hirelings=free)
    assert hired.ruler(5) == "duchy"


@pytest.mark.law("root E.3.1", "root 8.4.2.II.a")
@pytest.mark.ruling("woodland-alliance", 9)
def test_martial_law_counts_no_hirelings() -> None:
    """The Czech Law, which decides, against a ruling."""
    here: dict[int, Any] = {
        1: {"street-band": {"warrior": 4}, "alliance": {"warrior": 1}},
        9: {"alliance": {"sympathy": 1}},
    }
    supporters = {"alliance": {"supporters": ["anvil"]}}
    table = beside(
        "street-band",
        "eyrie",
        here,
        seats=("alliance", "eyrie"),
        turn="alliance",
        phase="birdsong",
        players=supporters,
    ).until("spread sympathy")
    assert 1 in table.offered
    table.choose(1)
    assert table.count("alliance", "sympathy", 1) == 1


@pytest.mark.law("root E.3.1", "root 4.2.1", "root 6.5.4")
@pytest.mark.ruling("marquise-de-cat", 6)
def test_a_player_without_pieces_comes_back_by_a_clearing_that_a_hireling_rules_for_them() -> None:
    """FAQ."""
    here = {5: {"last-dynasty": {"warrior": 2}}}
    table = beside("last-dynasty", "marquise", here, seats=("marquise", "duchy"))
    assert table.ruler(5) == "marquise" and not with_faction_pieces(table.s, table.seat("marquise"))
    table.until("actions").choose("build", "sawmill")
    assert table.count("marquise", "sawmill", 5) == 1


@pytest.mark.law("root E.1.2", "root E.1.3")
@pytest.mark.open_question("receiver_of_a_hireling")
def test_who_gets_a_hireling_keeps_its_markers_until_the_end_of_their_own_turn() -> None:
    """Open question receiver_of_a_hireling."""
    tree = {
        "seats": ["marquise", "eyrie"],
        "turn": "marquise",
        "step": "end of evening",
        "hirelings": {"otter-divers": {"controller": "marquise", "control": 1}},
        "clearings": {"1": {"marquise": {"warrior": 1}}, "9": {"eyrie": {"warrior": 2, "roost": 1}}},
        "players": {"marquise": {"points": 4}, "eyrie": {"leader": "builder", "points": 3, "hand": ["anvil"]}},
    }
    table = given(tree, luck=[3])
    own = table.s.own[of(table, "otter-divers").number]
    assert (own[CONTROLLER], own[CONTROL]) == (table.seat("eyrie") + 1, 3)
    while table.s.turn == table.seat("eyrie"):
        table.choose("done" if "done" in table.offered else table.offered[0])
    own = table.s.own[of(table, "otter-divers").number]
    assert (own[CONTROLLER], own[CONTROL]) == (table.seat("eyrie") + 1, 2)


@pytest.mark.law("root A.6.3")
@pytest.mark.parametrize("side", [key for key in SIDE if SIDE[key].demoted and key != "the-brigand"])
def test_demoted_sides_start_with_nothing_on_the_map(side: str) -> None:
    seats = [key for key in ("eyrie", "alliance", "marquise") if key not in SIDE[side].excludes][:2]
    assert not of(set_up(side, *seats), side).on_map(set_up(side, *seats).s)
