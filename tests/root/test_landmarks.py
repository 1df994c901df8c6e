"""The six landmarks and their setup: Law of Root, appendix F, A.5 and their cards."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Iterable
from itertools import combinations
from typing import Any

import pytest
from tests.root.situation import Luck, Situation, given
from tests.root.test_properties import cards_seen

from lawbound.kernel import BadSetup, Event, Seeded, Table
from lawbound.root.cards import CARD, EVERY, UNKNOWN
from lawbound.root.checks import refusals
from lawbound.root.hand import deck_size
from lawbound.root.hidden import deal
from lawbound.root.items import ITEM_NAMES
from lawbound.root.landmarks import LANDMARK_NAMES
from lawbound.root.landmarks.landmark import Landmark
from lawbound.root.map import MAPS, Map
from lawbound.root.naming import PositionError
from lawbound.root.position_text import dumps, loads
from lawbound.root.rule import dominates
from lawbound.root.rules import ROOT
from lawbound.root.setup import cards_in_play
from lawbound.root.state import PLAYING, State

FOUR = ("marquise", "eyrie", "alliance", "vagabond")
LINE = "root seats=marquise,eyrie,alliance,vagabond"


def begun(*seats: str, luck: Iterable[Any] = (), **rest: Any) -> Situation:
    heard: list[Event] = []
    setup = {"seats": list(seats or FOUR), "order": "given", **rest}
    return Situation(Table.new(ROOT, setup, nature=Luck(luck), listener=heard.append), heard)


def names(table: Situation) -> list[str]:
    return [LANDMARK_NAMES[number] for number in table.ask.options]


def where(s: State, key: str) -> int:
    landmark = next(bearer for bearer in s.box.remembering if isinstance(bearer, Landmark) and key == bearer.KEY)
    return landmark.clearing(s)


def why_not(table: Situation, name: str) -> str | None:
    return next((article for thing, article in refusals(table.s, table.ask) if str(thing) == name), None)


# Setup


@pytest.mark.law("root A.5", "root A.5.3")
@pytest.mark.open_question("which_hireling_to_set_up")
def test_the_last_player_sets_up_one_landmark_and_the_one_before_them_the_other() -> None:
    table = begun(landmarks=["black-market", "tower"])
    assert (table.prompt, table.asked, names(table)) == (
        "which landmark to set up",
        "vagabond",
        ["black-market", "tower"],
    )
    table.choose(5)
    assert (table.prompt, table.offered) == ("where the landmark stands", [6, 10, 11, 12])
    table.choose(12)
    assert (table.prompt, table.asked, table.offered) == ("where the landmark stands", "alliance", [1, 3])
    assert why_not(table, "4") == "root A.5.3"  # beside the tower
    table.choose(3)
    assert (where(table.s, "tower"), where(table.s, "black-market")) == (12, 3)
    assert table.hand("marquise")  # only now are the hands dealt


@pytest.mark.law("root A.5.1", "root A.5.2")
def test_luck_draws_one_or_two_of_the_landmarks_that_were_chosen() -> None:
    table = begun(landmarks="one", luck=("lost-city", 4))
    assert table.prompt == "where the landmark stands"
    drawn = [LANDMARK_NAMES[event.args[0]] for event in table.choose(table.offered[0]).happened("landmark")]
    assert len(drawn) == 1
    table = begun(landmarks=["tower", "ferry", "lost-city"])
    assert table.prompt == "which landmark to set up"
    assert len(names(table)) == 2
    assert begun(landmarks="none").prompt == begun().prompt
    for wrong in ("three", ["volcano"], ["tower", "tower"]):
        with pytest.raises(BadSetup):
            begun(landmarks=wrong)


@pytest.mark.law("root A.5.3")
@pytest.mark.open_question("bots_set_up_nothing")
def test_bots_set_up_nothing_and_where_they_are_alone_luck_does() -> None:
    table = begun("marquise", "bot:eyrie", "bot:alliance", landmarks=["tower", "ferry"])
    assert table.asked == "marquise"
    table.choose(2, 4)
    assert (table.prompt, table.asked) == ("where the landmark stands", "marquise")
    alone = begun("bot:marquise", "bot:eyrie", landmarks=["tower"], turn_limit=5)
    assert where(alone.s, "tower") in MAPS["autumn"].ruins


SITES: dict[str, Callable[[Map], list[int]]] = {
    "black-market": lambda map_: [c for c in range(1, 13) if map_.slots[c] == 1 and c not in map_.ruins],
    "elder-treetop": lambda map_: list(map_.corners),
    "ferry": lambda map_: [c for c in range(1, 13) if map_.rivers[c]],
    "legendary-forge": lambda map_: list(range(1, 13)),
    "lost-city": lambda map_: [c for c in range(1, 13) if map_.rivers[c]],
    "tower": lambda map_: list(map_.ruins),
}


@pytest.mark.law("root A.5", "root A.5.3")
@pytest.mark.open_question("map_pieces_as_landmarks")
@pytest.mark.parametrize("name", SITES)
@pytest.mark.parametrize("map_", MAPS)
def test_each_landmark_stands_where_its_card_says_and_away_from_others(name: str, map_: str) -> None:
    board = MAPS[map_]
    table = begun(map=map_, landmarks=[name])
    others = {board.ferry if name != "ferry" else 0, board.tower if name != "tower" else 0} - {0}
    near = {c for other in others for c in (other, *board.paths[other])} if name != "tower" else others
    assert table.offered == [c for c in SITES[name](board) if c not in near]


@pytest.mark.law("root A.5")
@pytest.mark.open_question("map_pieces_as_landmarks")
def test_the_card_places_the_ferry_and_the_tower_of_the_map_elsewhere() -> None:
    table = begun(map="lake", landmarks=["ferry"]).choose(12)
    assert table.s.ferry == 12
    table = begun(map="mountain", landmarks=["tower"]).choose(11)
    assert where(table.s, "tower") == 11
    undrawn = begun(map="mountain", landmarks=["tower", "ferry", "lost-city"], luck=("ferry", "lost-city"))
    assert where(undrawn.s, "tower") in (0, 10)


@pytest.mark.law("root A.5")
@pytest.mark.open_question("map_pieces_as_landmarks")
def test_ferry_and_tower_of_the_map_stay_unless_their_card_is_drawn() -> None:
    ferry, city, tower = [LANDMARK_NAMES.index(name) for name in ("ferry", "lost-city", "tower")]
    three = ["ferry", "lost-city", "tower"]
    mountain = begun(map="mountain", landmarks=three, luck=(ferry, city))
    assert names(mountain) == ["ferry", "lost-city"]
    assert where(mountain.s, "tower") == 10
    assert where(begun(map="mountain", landmarks=three, luck=(tower, city)).s, "tower") == 0  # it waits for its card
    lake = begun(map="lake", landmarks=three, luck=(city, tower))
    assert names(lake) == ["lost-city", "tower"]
    assert lake.s.ferry == 1
    assert begun(map="lake", landmarks=["black-market"]).s.ferry == 1


@pytest.mark.law("root A.5.3")
@pytest.mark.open_question("no_place_for_a_landmark")
@pytest.mark.parametrize("map_", MAPS)
def test_every_pair_finds_its_places_on_every_map_in_every_order(map_: str) -> None:
    for pair in combinations(LANDMARK_NAMES, 2):
        for first in range(2):
            table = begun(map=map_, landmarks=list(pair))
            table.table.choose_index(first)
            for site in range(len(table.offered)):
                twin = Situation(table.table.copy())
                twin.table.choose_index(site)
                assert (
                    twin.prompt == "where the landmark stands"
                    or len(twin.happened("landmark"))
                    or where(twin.s, pair[1 - first])
                ), (pair, site)


# What they are


@pytest.mark.ruling("favor-of-the-foxes", 3)
@pytest.mark.law("root F.1.1", "root F.1.2")
def test_landmarks_are_nobodys_pieces_and_stay_where_they_stand() -> None:
    """A Favor sweeps the clearing, and nobody is offered a battle with one."""
    rest = "@12=eyrie.warrior @6=marquise.workshop*2 @8=marquise.workshop landmarks.tower.clearing=12"
    table = given(f"{LINE} turn=marquise step=craft {rest} marquise.hand=favor-of-the-foxes,anvil")
    table.choose("favor-of-the-foxes")
    assert table.count("eyrie", "warrior", 12) == 0
    assert where(table.s, "tower") == 12
    alone = given(f"{LINE} turn=marquise phase=daylight @12=marquise.warrior*3 landmarks.tower.clearing=12")
    assert "battle" not in alone.until("actions").offered
    game, luck = begun(landmarks=["tower"]).choose(12), random.Random(1)
    for _ in range(300):
        if game.table.pending is None:
            break
        game.table.choose_index(luck.randrange(len(game.ask.options)))
        assert where(game.s, "tower") == 12


@pytest.mark.law("root F.1.1")
@pytest.mark.ruling("ferry", 4)
@pytest.mark.parametrize(
    ("name", "clearing", "way", "there"),
    [
        ("black-market", 4, 8, 4),
        ("elder-treetop", 4, 8, 4),
        ("legendary-forge", 4, 8, 4),
        ("lost-city", 4, 8, 4),
        ("tower", 12, 4, 12),
        ("ferry", 4, 7, 7),
    ],
)
def test_of_the_landmarks_the_ferry_alone_moves(name: str, clearing: int, way: int, there: int) -> None:
    line = f"root seats=marquise,eyrie turn=marquise phase=daylight landmarks.{name}.clearing={clearing}"
    table = given(f"{line} @{clearing}=marquise.warrior*3").until("actions").choose("march")
    assert (7 in table.offered) is (name == "ferry" or clearing == 12)
    table.choose(way, 3)
    assert table.count("marquise", "warrior", way) == 3
    assert where(table.s, name) == there


@pytest.mark.law("root A.5.3")
def test_a_position_names_only_places_that_the_card_allows() -> None:
    for wrong in ("tower.clearing=1", "elder-treetop.clearing=12", "ferry.clearing=8", "tower.clearing=13"):
        with pytest.raises(PositionError):
            loads(f"{LINE} landmarks.{wrong}")
    for wrong in ("black-market.cards=anvil black-market.clearing=1", "legendary-forge.items=torch"):
        first, *more = wrong.split()
        with pytest.raises(PositionError):
            loads(f"{LINE} landmarks.{first} {' '.join([f'landmarks.{each}' for each in more])}")


# Tower


@pytest.mark.law("root F.1", "root A.5.3")
def test_whoever_rules_the_tower_at_the_end_of_their_evening_scores_a_point() -> None:
    rest = "phase=evening @12=marquise.warrior landmarks.tower.clearing=12"
    table = given(
        f"root seats=marquise,eyrie turn=marquise {rest} marquise.points=4 eyrie.leader=despot @3=eyrie.roost"
    )
    assert table.points("marquise") == 5
    assert table.happened("scored", "root A.5.3")
    tied = rest.replace("@12=marquise.warrior", "@12=marquise.warrior,alliance.warrior")
    table = given(f"root seats=marquise,alliance turn=marquise {tied}")
    assert not table.happened("scored", "root A.5.3")


# Ferry


@pytest.mark.law("root F.1", "root A.5.3")
def test_the_ferry_crosses_the_river_once_a_turn_and_brings_a_card() -> None:
    line = "root seats=marquise,eyrie turn=marquise phase=daylight @4=marquise.warrior*3 landmarks.ferry.clearing=4"
    table = given(f"{line} @7=marquise.warrior").until("actions").choose("march")
    table.choose(4) if table.prompt == "move from" else None
    assert 7 in table.offered  # along the river
    table.choose(7, 2)
    assert (table.s.ferry, len(table.hand("marquise"))) == (7, 1)
    table.choose(7) if table.prompt == "move from" else None
    assert 11 not in table.offered  # once a turn
    assert dumps(loads(dumps(table.table.safe_state))) == dumps(table.table.safe_state)


@pytest.mark.law("root A.5.3", "root 4.2.1")
def test_whoever_takes_the_ferry_still_needs_rule() -> None:
    line = "root seats=marquise,eyrie turn=marquise phase=daylight landmarks.ferry.clearing=4"
    table = given(f"{line} @4=marquise.warrior,eyrie.warrior*2 @9=marquise.warrior").until("actions").choose("march")
    table.choose(4) if table.prompt == "move from" else None
    assert 7 not in table.offered


@pytest.mark.law("root A.5.3", "root 1.1.3")
@pytest.mark.ruling("ferry", 3)
def test_the_card_of_the_ferry_and_outrage_come_in_the_order_that_the_player_likes() -> None:
    line = "root seats=marquise,alliance turn=marquise phase=daylight landmarks.ferry.clearing=4 @7=alliance.sympathy"
    table = given(f"{line} @4=marquise.warrior*2 marquise.hand=anvil").until("actions").choose("march")
    table.choose(4) if table.prompt == "move from" else None
    table.choose(7, 1)
    assert (table.prompt, sorted(table.offered)) == ("which effect first", ["ferry card", "outrage"])


@pytest.mark.law("root A.5.3")
@pytest.mark.ruling("ferry", 2)
def test_the_vagabond_takes_allies_along_who_draw_too() -> None:
    rest = "vagabond.place=4 vagabond.satchel=boots*3 vagabond.relations.marquise=allied @4=marquise.warrior"
    table = given(f"root seats=marquise,vagabond turn=vagabond phase=daylight {rest} landmarks.ferry.clearing=4")
    table.choose("move", 7, "marquise")
    assert (len(table.hand("vagabond")), len(table.hand("marquise")), table.s.ferry) == (1, 1, 7)


# Elder Treetop

TREETOP = (
    "root seats=marquise,eyrie turn=marquise phase=daylight landmarks.elder-treetop.clearing=1 @1=marquise.warrior*2"
)


@pytest.mark.law("root F.1", "root A.5.3", "root 2.2.3")
@pytest.mark.open_question("treetop_slot")
def test_the_treetop_is_one_slot_more_and_its_builder_says_what_stands_there() -> None:
    table = given(f"{TREETOP},marquise.wood*3").until("actions")
    assert table.s.slots[1] == 2
    table.choose("build", "sawmill")
    assert (table.prompt, table.asked) == ("build in the Treetop", "marquise")
    table.choose("no")
    assert "landmarks.elder-treetop.building" not in dumps(table.table.safe_state)
    table.choose("build", "workshop")  # the last slot: no question
    assert table.prompt == "actions"
    line = dumps(table.table.safe_state)
    assert "landmarks.elder-treetop.building=marquise~workshop" in line
    assert dumps(loads(line)) == line


@pytest.mark.law("root F.1", "root A.5.3", "root 3.2.1")
@pytest.mark.parametrize(("there", "points"), [("yes", 2), ("no", 1)])
def test_removing_a_building_from_the_treetop_scores_a_point_more(there: str, points: int) -> None:
    building = "landmarks.elder-treetop.building=marquise~sawmill" if there == "yes" else ""
    line = f"root seats=marquise,vagabond turn=vagabond phase=daylight landmarks.elder-treetop.clearing=1 {building}"
    table = given(f"{line} @1=marquise.sawmill vagabond.place=1 vagabond.satchel=crossbow,boots").choose("strike")
    assert table.count("marquise", "sawmill", 1) == 0
    assert table.points("vagabond") == points
    again = given(f"{line} @1=marquise.sawmill*2 vagabond.place=1 vagabond.satchel=sword*2,boots", luck=((1, 0),))
    again.choose("battle")  # two hits: both go, one of them from the Treetop
    assert again.points("vagabond") == points + 1


@pytest.mark.law("root A.5.3", "root G.1.13")
def test_what_is_exchanged_for_a_building_in_the_treetop_stands_there() -> None:
    line = "root seats=marquise,lizards turn=lizards step=conspire landmarks.elder-treetop.clearing=1"
    rest = (
        "landmarks.elder-treetop.building=marquise~sawmill @1=marquise.sawmill lizards.acolytes=3 lizards.outcast=fox"
    )
    table = given(f"{line} {rest}")
    table.until("conspire").choose("sanctify")
    assert table.count("lizards", "fox garden", 1) == 1
    assert sum(event.args[1] for event in table.happened("scored", "root 3.2.1")) == 2
    assert "landmarks.elder-treetop.building=lizards~fox~garden" in dumps(table.table.safe_state)


# Legendary Forge

FORGE = "root seats=marquise,eyrie turn=marquise step=craft landmarks.legendary-forge.clearing=12"


@pytest.mark.law("root F.1", "root A.5.3")
@pytest.mark.parametrize(
    ("clearing", "items"),
    [
        (12, ["crossbow", "hammer", "sword", "sword"]),
        (10, ["boots", "boots", "coins", "coins"]),
        (9, ["bag", "bag", "tea", "tea"]),
    ],
)
def test_four_items_of_the_supply_lie_at_the_forge_by_its_suit(clearing: int, items: list[str]) -> None:
    table = begun("marquise", "eyrie", landmarks=["legendary-forge"]).choose(clearing)
    supply = {name: table.s.items[at] for at, name in enumerate(ITEM_NAMES)}
    assert sum(supply.values()) == 8
    assert all(not supply[item] for item in items)
    while table.s.stage != PLAYING:
        table.table.choose_index(0)
    line = dumps(table.s)
    assert dumps(loads(line)) == line


@pytest.mark.law("root F.1", "root A.5.3", "root 4.1.2")
def test_items_of_the_forge_take_a_piece_there_and_bring_a_card_and_a_point_more() -> None:
    rest = "landmarks.legendary-forge.items=hammer supply.hammer=0 @8=marquise.workshop marquise.hand=anvil"
    table = given(f"{FORGE} {rest} @12=marquise.warrior")
    assert table.offered == ["anvil", "done"]
    table.choose("anvil")
    assert table.points("marquise") == 2 + 1
    assert len(table.hand("marquise")) == 1
    absent = given(f"{FORGE} {rest} @11=marquise.warrior")
    assert not absent.happened("crafted") and "anvil" not in absent.offered


@pytest.mark.law("root A.5.3", "root 4.1.1", "root 4.1.2")
@pytest.mark.ruling("legendary-forge", 1)
@pytest.mark.parametrize(
    ("hand", "workshop", "crafted"),
    [
        ("anvil", "@8=marquise.workshop", True),
        ("anvil", "@10=marquise.workshop", False),  # a rabbit clearing, and the anvil costs a fox
        ("anvil", "", False),
        ("cobbler", "@8=marquise.workshop", False),
        ("foxfolk-steel", "@8=marquise.workshop*2", False),  # it shows a sword
    ],
)
def test_a_card_that_shows_the_item_and_crafting_pieces_for_it_are_needed_at_the_forge(
    hand: str, workshop: str, crafted: bool
) -> None:
    rest = "landmarks.legendary-forge.items=hammer supply.hammer=0 supply.sword=0 @12=marquise.warrior"
    table = given(f"{FORGE} {rest} {workshop} marquise.hand={hand},royal-claim")
    assert (hand in table.offered) is crafted


@pytest.mark.law("root A.5.3", "root 7.2.3")
@pytest.mark.open_question("forge_or_supply")
def test_the_forge_pays_even_those_who_disdain_trade_and_the_crafter_chooses_where_from() -> None:
    line = "root seats=marquise,eyrie turn=eyrie step=craft landmarks.legendary-forge.clearing=12 eyrie.leader=despot"
    rest = (
        "landmarks.legendary-forge.items=sword @8=eyrie.roost @12=eyrie.roost eyrie.hand=foxfolk-steel supply.sword=1"
    )
    table = given(f"{line} {rest}").choose("foxfolk-steel")
    assert (table.prompt, table.asked) == ("craft at the Forge", "eyrie")
    twin = Situation(table.table.copy())
    table.choose("yes")
    assert [event.args[1] for event in table.happened("scored") if event.args[0] == 1][:2] == [1, 1]
    assert "legendary-forge.items" not in dumps(table.table.safe_state)
    twin.choose("no")
    assert not twin.happened("scored", "root A.5.3")


# Black Market

MARKET = "root seats=marquise,eyrie turn=marquise phase=daylight landmarks.black-market.clearing=1"


@pytest.mark.law("root F.1", "root A.5.3", "root 1.2.1")
@pytest.mark.open_question("black_market_cards")
def test_whoever_is_at_the_market_exchanges_a_card_unseen_once_a_turn() -> None:
    table = given(f"{MARKET} @1=marquise.warrior marquise.hand=anvil", luck=("sword",)).until("actions")
    assert "black market" in table.offered
    table.choose("black market", 2)
    assert table.hand("marquise") == ["sword"]
    assert "black market" not in table.offered
    assert why_not(table, "black market") == "root A.5.3"
    s = table.table.safe_state
    for seat, seen in ((0, CARD["anvil"]), (1, UNKNOWN), (None, UNKNOWN)):
        assert ROOT.view(s, seat).state.piles[-2][0] == seen  # its layer knows it, nobody else
    line = dumps(s)
    assert "landmarks.black-market.laid.2=marquise" in line
    assert dumps(loads(line)) == line


@pytest.mark.law("root A.5.3", "root 2.1.2")
@pytest.mark.open_question("black_market_cards")
def test_cards_of_the_market_are_in_neither_deck_nor_discard_pile() -> None:
    table = begun("marquise", "eyrie", "alliance", landmarks=["black-market"])
    s = table.choose(table.offered[0]).s
    assert deck_size(s) == len(cards_in_play(s)) - 3 - 3 * 3  # hands are dealt, too
    assert not s.discard and [list(pile) for pile in s.piles[-3:]] == [[UNKNOWN]] * 3


@pytest.mark.law("root A.5.3")
def test_the_market_wants_a_piece_there_and_a_card() -> None:
    for rest in (
        "@9=marquise.warrior marquise.hand=anvil",
        "@1=marquise.warrior",
        "@1=eyrie.warrior marquise.hand=anvil",
    ):
        table = given(f"{MARKET} @5=marquise.recruiter {rest}").until("actions")
        assert why_not(table, "black market") == "root A.5.3"


@pytest.mark.law("root 1.2.1", "root A.5.3")
def test_what_lies_in_the_market_is_dealt_anew_for_whoever_thinks_ahead() -> None:
    table = given(f"{MARKET} @1=marquise.warrior marquise.hand=anvil,sword").until("actions")
    table.choose("black market", 1, "anvil")
    for seat in (0, 1):
        known = ROOT.view(table.table.safe_state, seat).state
        world = known.copy()
        deal(world, Seeded("market"))
        assert UNKNOWN not in {card for pile in world.piles for card in pile}
        assert ROOT.view(world, seat).to_bytes() == known.to_bytes()


# Lost City

CITY = "landmarks.lost-city.clearing"


@pytest.mark.law("root F.1", "root A.5.3", "root 2.2.2")
@pytest.mark.open_question("lost_city_suits")
def test_the_lost_city_is_of_every_suit() -> None:
    s = loads(f"{LINE} {CITY}=10 @10=marquise.warrior @5=marquise.warrior @3=marquise.warrior @6=marquise.warrior")
    assert s.suits[10] == EVERY
    assert "suits" not in dumps(s)  # the printed ones are as ever
    seat = 0
    assert dominates(s, seat, 1)  # rabbit: 3, 5 and the city
    assert not dominates(s, seat, 0)
    assert loads(dumps(s)) == s


@pytest.mark.law("root A.5.3", "root 4.1.1")
def test_crafting_pieces_in_the_lost_city_serve_as_different_suits() -> None:
    line = f"root seats=marquise,eyrie turn=marquise step=craft {CITY}=10 marquise.hand="
    two = "@10=marquise.workshop*2"
    assert "foxfolk-steel" in given(f"{line}foxfolk-steel,anvil {two}").offered  # two foxes
    assert "foxfolk-steel" not in given(f"{line}foxfolk-steel,anvil @10=marquise.workshop").offered
    mixed = given(f"{line}foxfolk-steel,anvil @10=marquise.workshop @8=marquise.workshop")
    mixed.choose("foxfolk-steel")
    assert [event.args[1] for event in mixed.happened("crafted")] == [CARD["foxfolk-steel"]]
    one = given(f"{line}anvil,bake-sale,sword @10=marquise.workshop @8=marquise.workshop").choose("anvil")
    assert one.s.activated[8] == 1 and not one.s.activated[10]  # what can be of any suit is kept


@pytest.mark.law("root A.5.3", "root 4.1.1")
@pytest.mark.ruling("lost-city", 1)
def test_two_crafting_pieces_in_the_lost_city_serve_as_two_suits() -> None:
    """The Tax Collector costs a fox, a rabbit and a mouse; the city gives two of them."""
    line = "root seats=marquise,eyrie turn=marquise step=craft marquise.hand=tax-collector"
    pieces = "@7=marquise.workshop*2 @8=marquise.workshop"
    table = given(f"{line} {pieces} {CITY}=7").choose("tax-collector")
    assert (table.s.activated[7], table.s.activated[8]) == (2, 1)
    assert "tax-collector" not in given(f"{line} {pieces} {CITY}=10").offered


@pytest.mark.law("root A.5.3", "root 8.2.6")
@pytest.mark.ruling("lost-city", 2)
def test_outrage_in_the_lost_city_takes_any_card() -> None:
    line = (
        f"root seats=marquise,alliance turn=marquise phase=daylight {CITY}=10 @10=alliance.sympathy @1=marquise.warrior"
    )
    table = given(f"{line} marquise.hand=anvil,bake-sale,sword").until("actions").choose("march")
    table.choose(1) if table.prompt == "move from" else None
    table.choose(10)
    assert (table.prompt, len(table.offered)) == ("outrage", 3)


@pytest.mark.law("root A.5.3", "root 8.4.1.I", "root 8.2.4")
@pytest.mark.ruling("lost-city", 3)
def test_the_alliance_revolts_in_the_lost_city_with_mixed_suits_and_names_the_base() -> None:
    tree: dict[str, Any] = {
        "seats": ["marquise", "alliance"],
        "turn": "alliance",
        "step": "revolt",
        "landmarks": {"lost-city": {"clearing": 10}},
        "clearings": {"10": {"alliance": {"sympathy": 1}}},
        "players": {"alliance": {"supporters": ["anvil", "bake-sale"]}},
    }
    table = given(tree).choose(10, "anvil")
    assert (table.prompt, table.offered) == ("which base", ["fox", "rabbit", "mouse"])
    table.choose("mouse")
    assert table.count("alliance", "mouse base", 10) == 1
    line = dumps(table.table.safe_state)
    assert dumps(loads(line)) == line


@pytest.mark.law("root A.5.3", "root 8.4.1.I", "root 1.5.4")
@pytest.mark.ruling("woodland-alliance", 8)
@pytest.mark.ruling("lost-city", 4)
@pytest.mark.parametrize(
    ("bases", "enemies", "placed"),
    [
        (["fox base"], {}, 1),  # a slot is open
        (["fox base"], {"sawmill": 1}, 1),  # it will be
        (["fox base", "rabbit base"], {}, 0),  # all of the revolt but the base
    ],
)
def test_the_alliance_revolts_there_again_while_a_base_is_on_its_board(
    bases: list[str], enemies: dict[str, int], placed: int
) -> None:
    own = {"sympathy": 1, **dict.fromkeys(bases, 1)}
    tree: dict[str, Any] = {
        "seats": ["marquise", "alliance"],
        "turn": "alliance",
        "step": "revolt",
        "landmarks": {"lost-city": {"clearing": 10}},
        "clearings": {"10": {"alliance": own, "marquise": {"warrior": 1, **enemies}}},
        "players": {"alliance": {"supporters": ["anvil", "bake-sale"]}},
    }
    table = given(tree)
    assert table.offered == [10, "done"]
    table.choose(10, "anvil")
    table.choose("mouse") if table.prompt == "which base" else None
    assert table.count("alliance", "mouse base", 10) == placed
    assert (table.count("alliance", "warrior", 10), table.count("marquise", "warrior", 10)) == (1, 0)
    elsewhere = {"3": "rabbit base", "9": "mouse base"}
    tree["clearings"] |= {c: {"alliance": {base: 1}} for c, base in elsewhere.items() if base not in bases}
    assert given(tree).prompt != "revolt"  # all three are on the map


@pytest.mark.law("root A.5.3", "root 8.2.4")
@pytest.mark.ruling("lost-city", 3)
def test_a_base_lost_in_the_city_costs_supporters_of_all_suits() -> None:
    tree: dict[str, Any] = {
        "seats": ["marquise", "alliance"],
        "turn": "marquise",
        "phase": "daylight",
        "landmarks": {"lost-city": {"clearing": 10}},
        "clearings": {"10": {"marquise": {"warrior": 4}, "alliance": {"mouse base": 1}}},
        "players": {"alliance": {"supporters": ["anvil", "bake-sale", "sword", "mouse-in-a-sack"]}},
    }
    table = given(tree, luck=((3, 0),)).until("actions").choose("battle")
    assert table.count("alliance", "mouse base", 10) == 0
    assert not table.s.piles[table.player("alliance").pile]


@pytest.mark.law("root A.5.3", "root 4.3.1")
def test_any_ambush_matches_the_lost_city() -> None:
    line = f"root seats=marquise,eyrie turn=marquise phase=daylight {CITY}=10 @10=marquise.warrior*2,eyrie.warrior"
    table = given(f"{line} eyrie.hand=ambush-fox,ambush-mouse").until("actions").choose("battle")
    assert (table.prompt, table.offered) == ("ambush", ["ambush-fox", "ambush-mouse", "done"])


@pytest.mark.ruling("ambush-bird", 2)
@pytest.mark.ruling("lost-city", 7)
@pytest.mark.law("root A.5.3", "root 4.3.1.I")
def test_in_the_lost_city_an_ambush_is_foiled_by_one_of_another_suit() -> None:
    line = f"root seats=marquise,eyrie turn=marquise phase=daylight {CITY}=10 @10=marquise.warrior*2,eyrie.warrior"
    table = given(f"{line} eyrie.hand=ambush-fox marquise.hand=ambush-mouse", luck=((0, 0),)).until("actions")
    table.choose("battle", "ambush-fox")
    assert (table.prompt, table.offered) == ("foil the ambush", ["ambush-mouse", "done"])
    table.choose("ambush-mouse")
    assert table.count("marquise", "warrior", 10) == 2


@pytest.mark.law("root A.5.3", "root 12.5.3.II")
@pytest.mark.ruling("lost-city", 6)
def test_the_duchy_counts_the_lost_city_once() -> None:
    line = f"root seats=duchy,eyrie turn=duchy step=sway {CITY}=10 @10=duchy.warrior @1=duchy.warrior duchy.hand="
    assert given(f"{line}bake-sale,anvil").prompt == "sway"  # fox, and the city as rabbit
    assert given(f"{line}bake-sale,cobbler").prompt != "sway"  # two rabbits, one clearing
    alone = line.replace("@1=duchy.warrior ", "")
    assert given(f"{alone}bake-sale,anvil").prompt != "sway"  # one clearing stands for one card


@pytest.mark.law("root A.5.3", "root 10.2.1")
@pytest.mark.ruling("lost-city", 5)
@pytest.mark.open_question("lost_city_gardens")
def test_gardens_in_the_lost_city_are_of_the_suit_revealed() -> None:
    line = f"root seats=lizards,eyrie turn=lizards step=rituals {CITY}=10 @10=lizards.warrior*2 lizards.hand="
    table = given(f"{line}anvil,bake-sale,mouse-in-a-sack").choose("build")
    table.choose(10) if table.prompt == "build where" else None
    assert (table.prompt, sorted(table.offered)) == ("reveal to build", ["anvil", "bake-sale", "mouse-in-a-sack"])
    table.choose("anvil")
    assert table.count("lizards", "fox garden", 10) == 1


@pytest.mark.law("root A.5.3", "root 10.2.1", "root 10.6.1")
@pytest.mark.ruling("lost-city", 5)
@pytest.mark.open_question("lost_city_gardens")
def test_a_garden_in_the_lost_city_crafts_for_its_printed_suit_alone() -> None:
    costs = {"anvil": "fox", "a-visit-to-friends": "rabbit"}
    line = f"root seats=lizards,eyrie turn=lizards step=craft {CITY}=10 lizards.hand={','.join(costs)}"
    for garden in ("fox", "rabbit"):
        for outcast in ("fox", "rabbit"):
            table = given(f"{line} @10=lizards.{garden}~garden lizards.outcast={outcast}")
            crafts = [card for card, suit in costs.items() if suit == garden == outcast]
            assert [card for card in costs if card in table.offered] == crafts


# All of them


@pytest.mark.parametrize("map_", MAPS)
@pytest.mark.parametrize("pair", list(combinations(LANDMARK_NAMES, 2)), ids=" ".join)
def test_games_with_every_pair_on_every_map(map_: str, pair: tuple[str, str]) -> None:
    """Cards are conserved, positions are read as they were written, replay is play, and views hide what they must."""
    seed = f"{map_} {pair}"
    luck = random.Random(seed)
    mixes = (
        ["marquise", "eyrie", "alliance", "vagabond"],
        ["duchy", "bot:marquise", "lizards", "corvids"],
        ["alliance", "bot:eyrie", "bot:vagabond", "marquise"],
        ["bot:lizards", "bot:riverfolk", "eyrie", "bot:alliance"],
    )
    setup = {"seats": luck.choice(mixes), "map": map_, "landmarks": list(pair)}
    table: Table[State] = Table.new(ROOT, setup, seed=seed)
    for at in range(450):
        if table.pending is None:
            break
        table.choose_index(luck.randrange(len(table.pending.options)))
        s = table.state
        if at % 30 == 0 and s.stage == PLAYING:
            cards = cards_seen(s)
            assert cards.pop(UNKNOWN, 0) == s.unknown
            assert table._answers or cards == Counter(cards_in_play(s))
            line = dumps(s)
            assert dumps(loads(line)) == line
            for seat in (None, *range(4)):
                known = ROOT.view(s, seat).state
                world = known.copy()
                deal(world, Seeded(f"{at}"))
                assert ROOT.view(world, seat).to_bytes() == known.to_bytes()
            if table.pending is not None:
                refusals(s, table.pending)
    assert Table.replay(ROOT, table.journal).state.to_bytes() == table.state.to_bytes()
    assert State.from_bytes(table.state.box, table.state.to_bytes()) == table.state
