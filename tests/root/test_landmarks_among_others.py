"""Landmarks among the Riverfolk, the Hundreds, the Keepers and the Exiles & Partisans deck: what their cards say there.

On the autumn map clearings 1, 6, 8 and 12 are fox, 3, 4, 5 and 10 rabbit, 2, 7, 9 and 11 mouse; 4, 5, 7, 10 and 11 are
on the river; 1 to 4 are corners.
"""

from __future__ import annotations

import pytest
from tests.root.situation import Situation, fields_of, given
from tests.root.test_keepers import board, keepers, moving, recovering

from lawbound.root.cards import CARD, UNKNOWN
from lawbound.root.checks import refusals
from lawbound.root.position_text import dumps, loads
from lawbound.root.rules import ROOT

CITY = "landmarks.lost-city.clearing"
TREETOP = "landmarks.elder-treetop.clearing=1"


def why_not(table: Situation, name: str) -> str | None:
    return next((article for thing, article in refusals(table.s, table.ask) if str(thing) == name), None)


def scored(table: Situation, key: str) -> list[int]:
    return [event.args[1] for event in table.happened("scored") if event.args[0] == table.seat(key)]


# Riverfolk

RIVERFOLK = "root seats=riverfolk,marquise,eyrie turn=riverfolk step=funds riverfolk.funds.riverfolk=6"


@pytest.mark.law("root A.5.3", "root 11.5.6.III")
@pytest.mark.open_question("lost_city_suits")
def test_in_the_lost_city_the_riverfolk_say_of_which_suit_their_trade_post_is() -> None:
    """Open question lost_city_suits: whoever uses the clearing names one suit per use."""
    table = given(f"{RIVERFOLK} {CITY}=5 @5=riverfolk.warrior").choose("trade post")
    assert (table.prompt, table.asked, table.offered) == ("which trade post", "riverfolk", ["fox", "rabbit", "mouse"])
    table.choose("fox")
    assert (table.count("riverfolk", "fox trade post", 5), table.count("riverfolk", "warrior", 5)) == (1, 2)
    assert table.points("riverfolk") == 2
    line = dumps(table.s)
    assert dumps(loads(line)) == line
    table = given(f"{RIVERFOLK} {CITY}=5 @5=riverfolk.warrior riverfolk.lost.fox=3").choose("trade post")
    assert table.offered == ["rabbit", "mouse"]
    assert why_not(table, "0") == "root 1.5.1"
    none = "riverfolk.lost.fox=3 riverfolk.lost.rabbit=3 riverfolk.lost.mouse=3"
    assert why_not(given(f"{RIVERFOLK} {CITY}=5 @5=riverfolk.warrior {none}"), "trade post") == "root 1.5.1"
    assert why_not(given(f"{RIVERFOLK} {CITY}=5 @10=riverfolk.warrior riverfolk.lost.rabbit=3"), "trade post") == (
        "root 1.5.1"
    )
    elsewhere = given(f"{RIVERFOLK} {CITY}=5 @10=riverfolk.warrior").choose("trade post")
    assert elsewhere.count("riverfolk", "rabbit trade post", 10) == 1  # nobody asks where there is one suit


@pytest.mark.law("root A.5.3", "root 11.2.2", "root C.2.5")
@pytest.mark.ruling("ferry", 1)
def test_the_riverfolk_swim_beside_the_ferry_or_take_it_which_asks_for_rule() -> None:
    line = f"{RIVERFOLK} landmarks.ferry.clearing=4"
    table = given(f"{line} @4=riverfolk.warrior").choose("move", 7)
    assert table.prompt == "take the ferry"
    twin = Situation(table.table.copy())
    table.choose("yes")
    assert (table.s.ferry, len(table.hand("riverfolk"))) == (7, 1)
    twin.choose("no")
    assert (twin.s.ferry, twin.hand("riverfolk")) == (4, [])
    table = given(f"{line} @4=riverfolk.warrior,eyrie.warrior*2 @7=eyrie.warrior*2").choose("move")
    assert (table.count("riverfolk", "warrior", 7), table.s.ferry) == (1, 4)  # Swimmers do not free them from it


@pytest.mark.law("root A.5.3", "root 11.2.3")
def test_all_see_what_comes_to_an_open_hand_from_the_black_market_and_the_card_lies_face_down() -> None:
    line = f"{RIVERFOLK} landmarks.black-market.clearing=1 @1=riverfolk.warrior riverfolk.hand=anvil"
    table = given(line, luck=("sword",)).choose("black market", 2)
    (event,) = table.happened("black market")
    assert event.audience is None
    assert event.secret == (CARD["sword"], CARD["anvil"])
    s = table.table.safe_state
    for seat, seen in ((0, CARD["anvil"]), (1, UNKNOWN), (None, UNKNOWN)):
        view = ROOT.view(s, seat).state
        assert view.piles[-2][0] == seen
        assert list(view.hands[0]) == [CARD["sword"]]


# Hundreds

HUNDREDS = "root seats=hundreds,marquise,eyrie turn=hundreds"


@pytest.mark.law("root A.5.3", "root 14.4.1")
@pytest.mark.parametrize("suit", ["fox", "rabbit", "mouse"])
def test_mobs_spread_to_the_lost_city_whatever_suit_is_rolled(suit: str) -> None:
    rest = f"@2=hundreds.mob @8=hundreds.warlord,hundreds.warrior {CITY}=10"
    table = given(f"{HUNDREDS} {rest}", luck=(suit,))
    if suit == "mouse":  # no other mouse clearing beside it
        assert table.count("hundreds", "mob", 10) == 1
    else:
        assert (table.prompt, table.offered) == ("place a mob where", [6, 10] if suit == "fox" else [5, 10])
        assert why_not(table, "5" if suit == "fox" else "6") == "root 14.4.1"  # beside it, but of another suit


@pytest.mark.law("root A.5.3", "root 14.6.1")
def test_any_card_incites_in_the_lost_city() -> None:
    line = f"{HUNDREDS} step=incite @10=hundreds.warlord hundreds.hand=anvil {CITY}"
    assert 10 in given(f"{line}=10").offered
    assert given(f"{line}=5").prompt != "incite"


@pytest.mark.law("root A.5.3", "root 14.2.3")
@pytest.mark.parametrize(("choice", "points"), [("keep the item", [1]), ("score the card", [2, 1])])
def test_the_forge_pays_the_hundreds_besides_whatever_they_make_of_the_item(choice: str, points: list[int]) -> None:
    rest = "landmarks.legendary-forge.clearing=12 landmarks.legendary-forge.items=hammer supply.hammer=0"
    here = f"{HUNDREDS} step=craft {rest} @1=hundreds.warlord,hundreds.stronghold hundreds.hand=anvil"
    table = given(f"{here} @12=hundreds.mob").choose("anvil", choice)
    assert [n for n in scored(table, "hundreds") if n] == points
    assert len(table.hand("hundreds")) == 1
    assert fields_of(table, "hundreds").get("hoard", []) == (["hammer"] if len(points) == 1 else [])
    assert "anvil" not in given(here).offered  # no piece at the Forge, and no other hammer


@pytest.mark.law("root A.5.3", "root 14.4.1", "root 3.2.1")
@pytest.mark.parametrize(("building", "points"), [("sawmill", 3), ("workshop", 2)])
def test_mobs_that_raze_the_treetop_score_a_point_more(building: str, points: int) -> None:
    rest = f"{TREETOP} landmarks.elder-treetop.building=marquise~sawmill @8=hundreds.warlord"
    there = "@1=hundreds.mob,marquise.sawmill,marquise.wood" if building == "sawmill" else "@1=hundreds.mob"
    if building == "workshop":
        there += ",marquise.workshop,marquise.wood"
        rest = rest.replace(" landmarks.elder-treetop.building=marquise~sawmill", "")
    table = given(f"{HUNDREDS} {rest} {there}", luck=("mouse",))
    assert table.points("hundreds") == points


@pytest.mark.law("root A.5.3", "root 14.2.2")
def test_a_warlord_alone_holds_the_tower() -> None:
    line = "step=draw~and~discard @12=hundreds.warlord @1=hundreds.warrior landmarks.tower.clearing=12"
    table = given(f"{HUNDREDS} {line}")
    assert table.happened("scored", "root A.5.3")
    tied = given(f"{HUNDREDS} {line.replace('@12=', '@12=marquise.warrior,')}")
    assert not tied.happened("scored", "root A.5.3")


@pytest.mark.law("root A.5.3", "root 2.2.3", "root 14.5.2.III")
def test_strongholds_may_stand_in_the_treetop() -> None:
    line = f"{HUNDREDS} step=command~the~Hundreds {TREETOP} hundreds.hand=anvil @1=hundreds.warlord"
    table = given(line).choose("build")
    assert (table.prompt, table.asked) == ("build in the Treetop", "hundreds")
    table.choose("yes")
    assert "landmarks.elder-treetop.building=hundreds~stronghold" in dumps(table.s)


# Keepers


@pytest.mark.law("root A.5.3", "root 15.5.2", "root 15.5.2.I")
def test_every_card_of_the_retinue_acts_in_the_lost_city() -> None:
    line = "keepers.retinue.move=anvil,ambush-mouse @5=keepers.warrior*2 @12=keepers.warrior"
    table = moving(f"{line} {CITY}=5")
    assert set(table.offered) == {"anvil", "ambush-mouse", "faithful retainer", "done"}
    table.choose("anvil")
    assert table.offered == [5, 12]
    assert why_not(table, "2") == "root 15.5.2.I"
    assert moving(f"{line} {CITY}=10").offered == ["anvil", "faithful retainer", "done"]


@pytest.mark.law("root A.5.3", "root 15.5.2.III.c")
@pytest.mark.open_question("lost_city_suits")
@pytest.mark.parametrize(
    ("city", "ruled", "kept"),
    [
        (5, "@8=keepers.warrior @12=keepers.warrior", True),  # as fox: 8, 12 and the city
        (5, "@8=keepers.warrior @2=keepers.warrior", False),  # two of a suit at most
        (11, "@3=keepers.warrior @11=keepers.warrior", True),  # rabbit: 3, 5 and the city
        (7, "@3=keepers.warrior @11=keepers.warrior", False),
    ],
)
def test_in_the_lost_city_a_recovery_counts_the_suit_that_serves_best(city: int, ruled: str, kept: bool) -> None:
    """Open question lost_city_suits: for counting clearings of a suit it counts for each."""
    line = "keepers.retinue.move~or~recover=boat-builders @5=keepers.figure-tablet~waystation,keepers.figure~relic~3"
    table = recovering(f"deck=exiles {line} {ruled} {CITY}={city}").choose("boat-builders", 5)
    assert table.points("keepers") == 3
    assert (board(table).get("acted cards") is not None) is kept
    assert table.discarded() == ([] if kept else ["boat-builders"])


@pytest.mark.law("root A.5.3", "root 15.4.1", "root 15.4.2")
@pytest.mark.open_question("treetop_slot")
def test_a_waystation_that_decamps_leaves_the_treetop_open() -> None:
    line = f"step=encamp {TREETOP} @1=keepers.warrior*2"
    table = keepers(line).choose(1, "figure-tablet waystation")
    assert (table.prompt, table.asked) == ("build in the Treetop", "keepers")
    table.choose("yes")
    assert "landmarks.elder-treetop.building=keepers~figure-tablet~waystation" in dumps(table.s)
    table.until("decamp").choose(1)
    assert table.count("keepers", "figure-tablet waystation", 1) == 0
    assert "landmarks.elder-treetop.building" not in dumps(table.s)
    line = f"root seats=keepers,marquise,eyrie turn=keepers step=decamp {TREETOP} @1=keepers.figure-tablet~waystation"
    there = "landmarks.elder-treetop.building=keepers~figure-tablet~waystation"
    table = given(f"{line},marquise.warrior*3,marquise.wood*3 {there}").choose(1)
    table.until("actions").choose("build", "sawmill")
    assert (table.prompt, table.asked) == ("build in the Treetop", "marquise")  # it is not where the other stood


@pytest.mark.law("root A.5.3", "root 15.2.5", "root 3.2.1")
def test_relics_are_no_buildings_of_the_treetop() -> None:
    line = f"root seats=keepers,vagabond turn=vagabond phase=daylight {TREETOP} vagabond.place=1"
    there = "@1=keepers.figure-tablet~waystation,keepers.figure~relic~1 vagabond.satchel=crossbow*2"
    building = "landmarks.elder-treetop.building=keepers~figure-tablet~waystation"
    table = given(f"{line} {there} {building}").choose("strike", "figure relic 1").until("daylight")
    assert table.points("vagabond") == 2
    table.choose("strike")
    assert table.points("vagabond") == 4


@pytest.mark.law("root A.5.3")
def test_the_keepers_hold_the_tower() -> None:
    table = keepers("step=draw~and~discard @12=keepers.warrior landmarks.tower.clearing=12")
    assert table.happened("scored", "root A.5.3")


# The deck


@pytest.mark.law("root A.5.3", "root 4.3.3.I")
@pytest.mark.parametrize(("suit", "left"), [("fox", "anvil"), ("rabbit", "bake-sale"), ("mouse", "sword")])
def test_partisans_of_every_suit_fight_in_the_lost_city_and_keep_their_own(suit: str, left: str) -> None:
    line = "root deck=exiles seats=marquise,eyrie turn=marquise step=actions @10=marquise.warrior*3,eyrie.warrior*3"
    rest = f"marquise.crafted={suit}-partisans marquise.hand=anvil,bake-sale,sword {CITY}"
    table = given(f"{line} {rest}=10", luck=((0, 0),)).choose("battle")
    assert table.prompt == f"use {suit} partisans"
    table.choose("yes")
    assert (table.hand("marquise"), table.count("eyrie", "warrior", 10)) == ([left], 2)


@pytest.mark.law("root A.5.3", "root 4.1.3")
def test_any_card_is_propaganda_in_the_lost_city() -> None:
    line = "root deck=exiles seats=marquise,eyrie turn=marquise phase=daylight @10=eyrie.warrior @9=marquise.warrior"
    rest = f"marquise.crafted=propaganda-bureau marquise.hand=anvil {CITY}"
    table = given(f"{line} {rest}=10").until("actions").choose("propaganda bureau")
    assert (table.count("eyrie", "warrior", 10), table.count("marquise", "warrior", 10)) == (0, 1)
    assert "propaganda bureau" not in given(f"{line} {rest}=5").until("actions").offered


# Bots

FOX, BIRD = "tax-collector", "armorers"  # orders that show no item
ORDERS = {"fox": FOX, "rabbit": "cobbler", "mouse": "codebreakers", "bird": BIRD}
MARQUISE = "root seats=bot:marquise,eyrie turn=marquise eyrie.leader=despot eyrie.hand=sappers @3=eyrie.roost"


def where_placed(table: Situation, key: str, piece: str, article: str) -> list[int]:
    row = table.player(key).row(piece)
    return [event.args[1] for event in table.happened("placed", article) if event.args[0] == row]


@pytest.mark.law("root A.5.3", "root C.2.5", "rootbotics 12.1.1")
@pytest.mark.open_question("ferry_landmark_and_bots")
@pytest.mark.open_question("bots_draw_a_card")
@pytest.mark.parametrize(("ferry", "to", "points"), [(5, 10, [1]), (4, 2, [])])
def test_a_bot_takes_the_ferry_to_the_next_clearing_on_the_river(ferry: int, to: int, points: list[int]) -> None:
    """The Eyrie have most pieces in 11, which lies two clearings down the river, then in 10, then in 2."""
    line = f"{MARQUISE} step=move marquise.order=cobbler marquise.built=1 landmarks.ferry.clearing={ferry}"
    table = given(f"{line} @5=marquise.warrior*6 @2=eyrie.warrior @10=eyrie.warrior*2 @11=eyrie.warrior*3")
    assert [event.args[1:] for event in table.happened("moved")] == [(5, to, 3)]
    assert [event.args[1] for event in table.happened("scored", "rootbotics 2.8.1")] == points
    assert (table.s.ferry, table.hand("marquise")) == (to if points else ferry, [])


@pytest.mark.law("root A.5.3", "rootbotics 12.2.2")
@pytest.mark.open_question("tower_landmark_and_bots")
@pytest.mark.parametrize(("map_", "tower", "without"), [("autumn", 12, 6), ("mountain", 11, 10)])
def test_the_tower_wins_every_tie_of_priority_on_any_map(map_: str, tower: int, without: int) -> None:
    """On the mountain map it has left the pass, in 10."""
    line = f"{MARQUISE} map={map_} suits=fox*4,rabbit*4,mouse*4 step=build marquise.order={FOX} marquise.expanded=1"
    stands = f"@6=marquise.warrior @10=marquise.warrior @{tower}=marquise.warrior"
    for landmark, site in ((f"landmarks.tower.clearing={tower}", tower), ("", without)):
        table = given(f"{line} {stands} {landmark}")
        assert where_placed(table, "marquise", "sawmill", "rootbotics 4.5.3") == [site]


@pytest.mark.law("root A.5.3", "root C.3.4")
@pytest.mark.open_question("tower_landmark_and_bots")
@pytest.mark.parametrize(("guests", "points"), [("", [1]), (",eyrie.warrior*2", [])])
def test_a_bot_that_rules_the_tower_scores_as_its_evening_ends(guests: str, points: list[int]) -> None:
    line = f"{MARQUISE} phase=evening marquise.order={FOX} landmarks.tower.clearing=12"
    table = given(f"{line} @12=marquise.warrior{guests}")
    assert [event.args[1] for event in table.happened("scored", "root A.5.3")] == points


@pytest.mark.law("root A.5.3", "rootbotics 2.7")
@pytest.mark.open_question("lost_city_and_bots")
@pytest.mark.parametrize("order", ORDERS.values())
def test_every_order_orders_the_lost_city(order: str) -> None:
    line = f"{MARQUISE} step=battle marquise.order={order} marquise.expanded=1 {CITY}=10"
    table = given(f"{line} @10=marquise.warrior,eyrie.warrior", luck=((0, 0),))
    assert [event.args[2] for event in table.happened("battle")] == [10]


@pytest.mark.law("root A.5.3", "rootbotics 2.7", "rootbotics 8.4.2.III")
@pytest.mark.open_question("lost_city_and_bots")
@pytest.mark.parametrize(("order", "garden"), [("fox", "fox"), ("mouse", "mouse"), ("bird", "rabbit")])
def test_a_bot_sanctifies_the_lost_city_to_the_suit_of_its_order(order: str, garden: str) -> None:
    line = "root seats=bot:lizards,eyrie turn=lizards step=conspire eyrie.leader=despot eyrie.hand=sappers"
    there = f"lizards.order={order} lizards.conspiracy=4 lizards.acolytes=3 {CITY}=10 @10=eyrie.roost"
    table = given(f"{line} {there}", luck=(BIRD,))
    assert [table.count("lizards", f"{suit} garden", 10) for suit in ("fox", "rabbit", "mouse")] == [
        int(suit == garden) for suit in ("fox", "rabbit", "mouse")
    ]


@pytest.mark.law("root A.5.3", "rootbotics 6.4.3", "rootbotics 6.5.2")
@pytest.mark.open_question("lost_city_and_bots")
@pytest.mark.parametrize(("order", "base"), [("fox", "fox"), ("mouse", "mouse"), ("bird", "rabbit")])
def test_a_bot_that_revolts_in_the_lost_city_founds_the_base_of_its_order(order: str, base: str) -> None:
    line = "root seats=bot:alliance,eyrie turn=alliance eyrie.leader=despot eyrie.hand=sappers"
    table = given(f"{line} {CITY}=10 @10=alliance.sympathy,eyrie.roost,eyrie.warrior", luck=(ORDERS[order],))
    assert [table.count("alliance", f"{suit} base", 10) for suit in ("fox", "rabbit", "mouse")] == [
        int(suit == base) for suit in ("fox", "rabbit", "mouse")
    ]


FORGE = "landmarks.legendary-forge.clearing=12 landmarks.legendary-forge.items=hammer"


@pytest.mark.law("root A.5.3", "rootbotics 1.1.1", "rootbotics 1.1.2", "rootbotics 2.8.1")
@pytest.mark.open_question("forge_and_bots")
@pytest.mark.open_question("bots_draw_a_card")
@pytest.mark.parametrize(
    ("piece", "supply", "points", "left"),
    [(True, 0, [1, 1, 1], []), (False, 0, [], ["hammer"]), (True, 1, [1], ["hammer"])],
)
def test_a_bot_crafts_at_the_forge_what_the_supply_has_no_more(
    piece: bool, supply: int, points: list[int], left: list[str]
) -> None:
    here = f"@{12 if piece else 1}=marquise.wood supply.hammer={supply}"
    line = f"{MARQUISE} step=craft~item marquise.order=anvil marquise.expanded=1"
    table = given(f"{line} {FORGE} {here}")
    assert [event.args[1] for event in table.happened("scored") if event.args[0] == 0] == points
    assert bool(table.happened("crafted")) == bool(points)
    forge = next(bearer for bearer in table.s.box.remembering if bearer.KEY == "legendary-forge")
    assert forge.describe(table.s)["items"] == left


@pytest.mark.law("root A.5.3", "root 2.2.3")
@pytest.mark.open_question("treetop_and_black_market_and_bots")
@pytest.mark.parametrize(("buildings", "in_it"), [(0, []), (1, ["marquise sawmill"])])
def test_bots_fill_other_slots_before_that_of_the_treetop(buildings: int, in_it: list[str]) -> None:
    """In 1 there is one slot besides."""
    line = f"{MARQUISE} step=build marquise.order={FOX} marquise.expanded=1 {TREETOP}"
    table = given(f"{line} @1=marquise.warrior,marquise.workshop*{buildings}")
    assert (table.count("marquise", "sawmill", 1), table.asked) == (1, "eyrie")
    treetop = next(bearer for bearer in table.s.box.remembering if bearer.KEY == "elder-treetop")
    assert treetop.describe(table.s).get("building", []) == in_it


@pytest.mark.law("root A.5.3")
@pytest.mark.open_question("treetop_and_black_market_and_bots")
def test_bots_leave_the_black_market_alone() -> None:
    line = f"{MARQUISE} landmarks.black-market.clearing=1 landmarks.black-market.cards=anvil,?,? @1=marquise.warrior*3"
    table = given(line, luck=(FOX,))
    assert table.asked == "eyrie"
    assert not table.happened("black market")
    market = next(bearer for bearer in table.s.box.remembering if bearer.KEY == "black-market")
    assert market.describe(table.s)["cards"] == ["anvil", "?", "?"]
