"""What bots buy from the Riverfolk: Law of Rootbotics 9.7, the three basic and the eight advanced service cards.

A human Vagabond (for the Vagabot an Eyrie) sits after the buying bot and is asked something when its turn is over. On
the autumn map clearings 1, 6, 8 and 12 are fox, 3, 4, 5 and 10 rabbit, 2, 7, 9 and 11 mouse; rivers run 4-7-11-10-5.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import pytest
from tests.root.situation import Situation, given, setup

from lawbound.kernel import BadSetup, Table
from lawbound.root import services
from lawbound.root.cards import CARDS
from lawbound.root.editions import ADVANCED_SERVICES, service_cards
from lawbound.root.position_text import loads
from lawbound.root.rules import ROOT

LAW = pytest.mark.law("rootbotics 9.7")
DULL = "codebreakers,scouting-party,favor-of-the-mice"
"""Cards of one suit that show no item."""


def turn(
    key: str, market: str, pieces: str = "", luck: Iterable[Any] = (), cards: str = "basic", bot: str = ""
) -> Situation:
    """The turn of a bot, up to the first question to the human after it. The Payments box is not empty."""
    human = "eyrie @12=eyrie.warrior*3" if key == "vagabond" else "vagabond vagabond.place=12"
    human, place = human.split(" ", 1)
    line = (
        f"root services={cards} seats=bot:{key}{bot},{human},bot:riverfolk turn={key} {place} "
        f"riverfolk.market={market} {pieces}"
    )
    table = given(line, luck=luck)
    assert table.asked == human
    return table


def bought(table: Situation) -> list[tuple[str, str, int]]:
    """What was bought, whose warriors paid, and how many."""
    return [
        (event.args[1], table.s.players[event.args[2]].KEY, event.args[3])
        for event in table.happened("bought", "rootbotics 9.7")
    ]


def orders(table: Situation) -> list[str]:
    """The order cards of the turn, one after another."""
    return [CARDS[event.args[1]].id for event in table.happened("order")]


def crafted(table: Situation) -> list[str]:
    return [CARDS[event.args[1]].id for event in table.happened("crafted")]


def taken(table: Situation) -> list[str]:
    return [CARDS[event.args[1]].id for event in table.happened("bought card")]


# Basic card 1


@LAW
def test_bots_buy_at_the_price_of_their_score() -> None:
    for points, price in ((0, 2), (10, 3), (20, 4)):
        table = turn("duchy", "anvil", f"duchy.points={points}", luck=["codebreakers"])
        assert bought(table) == [("hand card", "duchy", price)]
        assert services.seller_in(table.s).payments(table.s, table.seat("duchy")) == price


@LAW
def test_a_bot_with_fewer_points_than_the_riverfolk_buys_nothing() -> None:
    assert not bought(turn("duchy", "anvil", "riverfolk.points=1", luck=["codebreakers"]))
    assert bought(turn("duchy", "anvil", "riverfolk.points=1 duchy.points=1", luck=["codebreakers"]))


@LAW
def test_a_bot_must_be_able_to_pay() -> None:
    assert not bought(turn("duchy", "anvil", "duchy.burrow=19", luck=["codebreakers"]))
    assert bought(turn("duchy", "anvil", "duchy.burrow=18", luck=["codebreakers"]))


@LAW
def test_a_bot_buys_any_number_without_trade_posts() -> None:
    line = (
        "root seats=bot:marquise,alliance,bot:riverfolk turn=marquise riverfolk.market=anvil alliance.hand=cobbler "
        "@1=marquise.warrior,riverfolk.warrior,alliance.warrior"
    )
    table = given(line, luck=["codebreakers", (0, 0)])
    assert bought(table) == [("hand card", "marquise", 2), ("mercenaries", "marquise", 2)]


@LAW
def test_without_service_cards_bots_buy_nothing() -> None:
    assert not bought(turn("duchy", "anvil", luck=["codebreakers"], cards="none"))
    with pytest.raises(BadSetup, match="mechanical_marquise"):
        Table.new(ROOT, {"seats": ["bot:duchy", "bot:riverfolk", "eyrie"], "services": ["rowing"]})
    assert service_cards({}) == ()
    assert service_cards({"services": "advanced"}) == tuple(ADVANCED_SERVICES.values())


# Basic card 2


@LAW
@pytest.mark.parametrize("key", ["marquise", "eyrie", "alliance", "vagabond", "duchy", "corvids"])
def test_a_bot_whose_order_offers_nothing_buys_an_item_card_in_its_place(key: str) -> None:
    table = turn(key, f"{DULL},anvil", luck=["cobbler"])
    assert orders(table)[:2] == ["cobbler", "anvil"]  # the Marquise may expand afterwards
    assert crafted(table) == ["anvil"]
    assert "cobbler" in table.discarded()
    assert [CARDS[card].id for card in services.seller_in(table.s).goods(table.s)] == DULL.split(",")


@LAW
def test_a_bot_with_something_to_craft_buys_nothing() -> None:
    table = turn("duchy", "bake-sale", luck=["anvil"])
    assert (bought(table), crafted(table)) == ([], ["anvil"])


@LAW
def test_the_item_must_be_available() -> None:
    assert not bought(turn("duchy", "anvil", "supply.hammer=0", luck=["cobbler"]))


@LAW
def test_of_several_cards_the_highest_printed_points_win_and_then_luck() -> None:
    assert taken(turn("duchy", "anvil,gently-used-knapsack,birdy-bindle", luck=["cobbler"])) == ["anvil"]
    for chosen in ("anvil", "sword", "foxfolk-steel"):
        table = turn("duchy", "anvil,birdy-bindle,sword,foxfolk-steel", luck=["cobbler", chosen])
        assert taken(table) == [chosen]


@LAW
def test_bots_buy_no_riverboats() -> None:
    table = given("root seats=bot:eyrie,bot:marquise,alliance,bot:riverfolk turn=alliance alliance.hand=cobbler")
    for seat in (0, 1):
        table.s.turn = seat
        assert 10 not in table.s.players[seat].neighbours(table.s, 5)


# Basic card 3


BESIDE = "@3=marquise.warrior{},riverfolk.warrior*2,alliance.warrior*4 @9=marquise.warrior alliance.hand=cobbler"
"""And a place to build in clearing 9."""


def battle(own: str = "", pieces: str = BESIDE, points: str = "") -> Situation:
    """The Marquise bot with a rabbit order battles the Alliance in clearing 3, where Riverfolk stand, too."""
    line = f"root seats=bot:marquise,alliance,bot:riverfolk turn=marquise {pieces.format(own)} {points}"
    return given(line, luck=["better-burrow-bank", (2, 2)])


@LAW
def test_mercenaries_are_hired_for_a_battle_with_two_own_warriors_or_fewer() -> None:
    few = battle("*2")
    assert bought(few) == [("mercenaries", "marquise", 2)]
    assert few.count("alliance", "warrior", 3) == 2
    assert not bought(battle("*3"))
    alone = battle()
    assert alone.count("alliance", "warrior", 3) == 2  # two hits, with a single warrior of her own


@LAW
def test_no_mercenaries_where_no_riverfolk_stand_or_against_these() -> None:
    elsewhere = "@9=riverfolk.warrior @12=marquise.warrior"
    assert not bought(
        battle(pieces="@3=marquise.warrior{},alliance.warrior*4 alliance.hand=cobbler {}".format("{}", elsewhere))
    )
    riverfolk = (
        "@3=marquise.warrior{},riverfolk.warrior*2 @9=marquise.warrior alliance.hand=cobbler @12=alliance.warrior"
    )
    table = battle(pieces=riverfolk)
    assert [event.args[1] for event in table.happened("battle")] == [2]
    assert not bought(table)


@LAW
def test_no_mercenaries_in_birdsong_where_they_would_not_count() -> None:
    line = (
        "root services=basic seats=bot:lizards,alliance,bot:riverfolk turn=lizards step=conspire lizards.order=rabbit "
        "lizards.conspiracy=1 lizards.acolytes=1 @3=lizards.warrior*2,riverfolk.warrior,alliance.warrior*3 "
        "alliance.hand=cobbler"
    )
    table = given(line, luck=[(0, 0)])
    assert table.happened("battle")
    assert not bought(table)


@LAW
def test_mercenaries_are_hired_to_open_a_place_for_a_building() -> None:
    """The Marquise holds clearing 8 with the Riverfolk's help only; everywhere else she rules nothing."""
    pieces = "@8=marquise.warrior*3,riverfolk.warrior,alliance.warrior*3 @3=alliance.warrior alliance.hand=cobbler"
    line = f"root seats=bot:marquise,alliance,bot:riverfolk turn=marquise {pieces}"
    table = given(line, luck=["better-burrow-bank", "codebreakers"])
    assert bought(table) == [("mercenaries", "marquise", 2)]
    assert table.count("marquise", "workshop", 8) == 1


@LAW
def test_no_mercenaries_if_they_open_no_place_or_there_is_one() -> None:
    pieces = "@8=marquise.warrior*3,alliance.warrior*5,riverfolk.warrior @3=alliance.warrior alliance.hand=cobbler"
    line = f"root seats=bot:marquise,alliance,bot:riverfolk turn=marquise {pieces}"
    assert not bought(given(line, luck=["better-burrow-bank", "codebreakers"]))
    room = line.replace("@3=alliance.warrior", "@3=alliance.warrior @9=marquise.warrior")
    assert not bought(given(room, luck=["better-burrow-bank", "codebreakers"]))


@LAW
@pytest.mark.parametrize(
    ("key", "pieces", "piece"),
    [
        (
            "eyrie",
            "eyrie.decree.fox=anvil @2=eyrie.roost @3=eyrie.warrior*3,riverfolk.warrior,alliance.warrior*4",
            "roost",
        ),
        ("duchy", "@3=duchy.warrior*3,riverfolk.warrior,alliance.warrior*3 duchy.swayed=captain", "citadel"),
        (
            "duchy",
            "@3=duchy.warrior*3,riverfolk.warrior,alliance.warrior*3 duchy.swayed=banker step=ministers",
            "citadel",
        ),
    ],
)
def test_other_bots_hire_to_build_too(key: str, pieces: str, piece: str) -> None:
    line = f"root seats=bot:{key},alliance,bot:riverfolk turn={key} alliance.hand=cobbler {pieces}"
    if "step=" not in pieces:
        line += " step=build"
    table = given(line, luck=[(0, 0)])
    assert bought(table) == [("mercenaries", key, 2)]
    assert table.count(key, piece, 3) == 1


@LAW
def test_the_lizards_hire_for_a_garden() -> None:
    line = (
        "root seats=bot:lizards,alliance,bot:riverfolk turn=lizards step=rituals lizards.order=fox "
        "lizards.souls=cobbler @3=riverfolk.warrior,alliance.warrior alliance.hand=codebreakers"
    )
    table = given(line, luck=["armorers"])
    assert bought(table) == [("mercenaries", "lizards", 2)]
    assert table.count("lizards", "rabbit garden", 3) == 1


@LAW
def test_the_vagabot_exhausts_an_item_and_pays_in_riverfolk_warriors() -> None:
    items = "vagabond.satchel=boots,torch,tea vagabond.place=12"
    table = turn("vagabond", "anvil", items, luck=["armorers"])
    assert bought(table) == [("hand card", "riverfolk", 2)]
    assert len(table.happened("exhausted", "rootbotics 9.7")) == 1
    assert services.seller_in(table.s).payments(table.s, table.seat("riverfolk")) == 2
    tired = items.replace("vagabond.satchel", "vagabond.exhausted")
    assert not bought(turn("vagabond", "anvil", tired, luck=["armorers"]))


@LAW
def test_the_vagabot_hires_no_mercenaries() -> None:
    items = "vagabond.satchel=boots,torch,tea vagabond.place=12 @12=eyrie.warrior*3,riverfolk.warrior"
    line = f"root seats=bot:vagabond,eyrie,bot:riverfolk turn=vagabond {items}"
    table = given(line, luck=["better-burrow-bank", (0, 0)])
    assert table.happened("battle")
    assert not bought(table)


@LAW
def test_the_alliance_pays_in_riverfolk_warriors() -> None:
    table = turn("alliance", "anvil", luck=["armorers"])
    assert bought(table) == [("hand card", "riverfolk", 2)]
    assert table.count("alliance", "warrior", 0) == 10


@LAW
def test_the_lizards_craft_a_bought_card_but_never_a_bird() -> None:
    rest = "step=craft~item lizards.order=fox"
    table = turn("lizards", "birdy-bindle,gently-used-knapsack", rest, luck=["armorers"])
    assert (taken(table), crafted(table)) == (["gently-used-knapsack"], ["gently-used-knapsack"])
    souls = [CARDS[card].id for card in table.s.piles[table.player("lizards").pile]]
    assert souls == ["armorers", "gently-used-knapsack"]
    assert not bought(turn("lizards", "birdy-bindle", rest, luck=["armorers"]))


# Advanced cards


@LAW
def test_advanced_cards_take_precedence_for_their_own_bot_only() -> None:
    """The introduction."""
    for cards, chosen in (("basic", "anvil"), ("automated_alliance", "anvil"), ("mechanical_marquise", "birdy-bindle")):
        table = turn("marquise", "anvil,birdy-bindle", luck=["cobbler"], cards=cards)
        assert taken(table) == [chosen]


@LAW
@pytest.mark.parametrize(("key", "card"), [("marquise", "mechanical_marquise"), ("alliance", "automated_alliance")])
def test_marquise_and_alliance_prefer_birds(key: str, card: str) -> None:
    assert taken(turn(key, "anvil,birdy-bindle,arms-trader", luck=["cobbler"], cards=card)) == ["arms-trader"]
    for chosen in ("sappers", "royal-claim"):
        table = turn(key, "cobbler,sappers,royal-claim", luck=["codebreakers", chosen], cards=card)
        assert orders(table)[:2] == ["codebreakers", chosen]
    assert not bought(turn(key, "cobbler,sappers", luck=["armorers"], cards=card))
    assert not bought(turn(key, "cobbler,sappers", luck=["codebreakers"]))


@LAW
def test_the_eyrie_buys_a_suit_that_its_decree_lacks() -> None:
    decree = "eyrie.decree.fox=tax-collector @1=eyrie.roost"
    for chosen in ("cobbler", "codebreakers"):
        luck = ["stand-and-deliver", chosen]
        table = turn("eyrie", "anvil,cobbler,codebreakers", decree, luck=luck, cards="electric_eyrie")
        assert orders(table) == ["stand-and-deliver", chosen]
        assert "stand-and-deliver" in table.discarded()
    new = turn("eyrie", "anvil,codebreakers", decree, luck=["cobbler"], cards="electric_eyrie")
    assert taken(new) == ["anvil"]  # the order's suit is new, so the basic card holds
    full = turn("eyrie", "anvil,sappers", decree, luck=["stand-and-deliver"], cards="electric_eyrie")
    assert taken(full) == ["anvil"]
    bird = turn("eyrie", "codebreakers", decree, luck=["royal-claim"], cards="electric_eyrie")
    assert taken(bird) == ["codebreakers"]  # the viziers are birds
    assert not bought(turn("eyrie", "codebreakers", decree, luck=["stand-and-deliver"]))


@LAW
def test_the_eyrie_moves_along_rivers_and_buys_riverboats_for_that() -> None:
    pieces = (
        "step=move eyrie.decree.rabbit=cobbler @5=eyrie.roost,eyrie.warrior*6 @1=eyrie.roost,alliance.warrior "
        "@2=eyrie.roost,alliance.warrior @6=eyrie.roost"
    )
    line = f"root services={{}} seats=bot:eyrie,alliance,bot:riverfolk turn=eyrie alliance.hand=armorers {pieces}"
    table = given(line.format("electric_eyrie"))
    assert ("riverboats", "eyrie", 2) in bought(table)
    assert table.happened("moved")[0].args[1:3] == (5, 10)
    assert not [service for service in bought(given(line.format("basic"))) if service[0] == "riverboats"]


@LAW
def test_the_eyrie_buys_no_riverboats_for_a_move_along_a_path() -> None:
    line = (
        "root services=electric_eyrie seats=bot:eyrie,alliance,bot:riverfolk turn=eyrie alliance.hand=armorers "
        "step=move eyrie.decree.rabbit=cobbler @3=eyrie.roost,eyrie.warrior*6"
    )
    table = given(line)
    assert table.happened("moved")
    assert not [service for service in bought(table) if service[0] == "riverboats"]


@LAW
def test_the_ferry_needs_no_riverboats() -> None:
    suits = "fox,fox,mouse,rabbit,mouse,fox,mouse,rabbit,fox,mouse,rabbit,rabbit"
    seats = "seats=bot:vagabond,eyrie,bot:riverfolk turn=eyrie"
    s = loads(f"root map=lake suits={suits} services=vagabot {seats} vagabond.place=1")
    s.turn = 0
    assert 10 not in s.players[0].neighbours(s, 1)
    s.ferried = 1
    assert 10 in s.players[0].neighbours(s, 1)


@LAW
def test_the_vagabot_takes_the_river_without_exhausting_an_item_for_the_move() -> None:
    """From 5 along the river to 10, where the leader stands: an item for the service and one for the battle."""
    pieces = "vagabond.place=5 vagabond.satchel=boots,torch,tea @10=eyrie.warrior*4 vagabond.order=better-burrow-bank"
    line = f"root services={{}} seats=bot:vagabond,eyrie,bot:riverfolk turn=vagabond step=daylight {pieces}"
    table = given(line.format("vagabot"), luck=[(0, 0)])
    assert bought(table) == [("riverboats", "riverfolk", 2)]
    assert [event.args[1:] for event in table.happened("pawn moved")] == [(5, 10)]
    assert len(table.happened("exhausted", "rootbotics 9.7")) == 1
    assert not table.happened("exhausted", "rootbotics 7.5")
    on_foot = given(line.format("basic"))
    assert len(on_foot.happened("exhausted", "rootbotics 7.5")) == 2
    assert not bought(on_foot)


@LAW
def test_the_lizards_fill_the_lost_souls_up_to_five_even_when_behind() -> None:
    rest = "step=start~of~daylight lizards.order=bird lizards.souls=armorers*2,sappers riverfolk.points=9"
    goods = "royal-claim,anvil,bake-sale,investments"
    table = turn("lizards", goods, rest, luck=["anvil", "investments", "brutal-tactics"], cards="logical_lizards")
    assert taken(table) == ["anvil", "investments"]
    assert bought(table) == [("hand card", "lizards", 2)] * 2
    assert [CARDS[event.args[1]].id for event in table.happened("ritual")][:2] == ["investments", "anvil"]
    assert not bought(turn("lizards", goods, rest, luck=["brutal-tactics"]))
    birds = turn("lizards", "royal-claim", rest, luck=["brutal-tactics"], cards="logical_lizards")
    assert not bought(birds)


@LAW
def test_the_corvids_buy_a_favor_at_the_start_of_their_turn_and_resolve_it() -> None:
    pieces = "@1=eyrie.warrior*2,eyrie.roost @2=eyrie.warrior @12=corvids.warrior"
    line = (
        "root services={} seats=bot:corvids,eyrie,bot:riverfolk turn=corvids "
        f"riverfolk.market=cobbler,favor-of-the-foxes eyrie.hand=armorers {pieces}"
    )
    table = given(line.format("cogwheel_corvids"), luck=["better-burrow-bank"])
    assert taken(table) == ["favor-of-the-foxes"]
    assert [table.count("eyrie", "warrior", c) for c in (1, 2)] == [0, 1]
    assert "favor-of-the-foxes" in table.discarded()
    assert table.happened("bought card")[0].args[0] == 0
    names = [event.name for event in table.events]
    assert names.index("bought card") < names.index("order")
    assert not taken(given(line.format("basic"), luck=["better-burrow-bank"]))
    behind = line.format("cogwheel_corvids") + " riverfolk.points=1"
    assert not taken(given(behind, luck=["better-burrow-bank"]))


@LAW
def test_the_duchy_buys_an_ambush_and_lays_it_in_front_of_itself() -> None:
    table = turn("duchy", "cobbler,ambush-fox", luck=["codebreakers"], cards="drillbit_duchy")
    assert taken(table) == ["ambush-fox"]
    assert [CARDS[card].id for card in table.s.crafted[0]] == ["ambush-fox"]
    assert not taken(turn("duchy", "cobbler,ambush-fox", luck=["codebreakers"]))


def attack_duchy(laid: str, hand: str, luck: Iterable[Any] = ((0, 0),)) -> Situation:
    line = (
        "root seats=marquise,bot:duchy,bot:riverfolk turn=marquise phase=daylight @1=marquise.warrior*3,duchy.warrior "
        f"duchy.crafted={laid} marquise.hand={hand}"
    )
    return given(line, luck=luck).until("actions").choose("battle")


@LAW
def test_the_duchy_plays_its_ambush_as_defender_a_suited_one_first() -> None:
    table = attack_duchy("ambush-bird*2,ambush-fox", "cobbler")
    assert table.count("marquise", "warrior", 1) == 1
    assert table.discarded() == ["ambush-fox"]
    other = attack_duchy("ambush-bird,ambush-mouse", "cobbler")
    assert other.discarded() == ["ambush-bird"]
    assert not attack_duchy("ambush-mouse", "cobbler").discarded()


@LAW
def test_the_attacker_may_cancel_the_duchy_s_ambush() -> None:
    table = attack_duchy("ambush-fox", "ambush-bird")
    assert (table.prompt, table.offered) == ("foil the ambush", ["ambush-bird", "done"])
    table.choose("ambush-bird")
    assert table.count("marquise", "warrior", 1) == 3
    assert sorted(table.discarded()) == ["ambush-bird", "ambush-fox"]


@LAW
def test_the_duchy_s_ambush_is_not_played_against_bots() -> None:
    line = (
        "root seats=bot:marquise,alliance,bot:duchy turn=marquise @3=marquise.warrior*3,duchy.warrior "
        "duchy.crafted=ambush-rabbit alliance.hand=cobbler"
    )
    table = given(line, luck=["better-burrow-bank", (0, 0)])
    assert table.happened("battle")
    assert not table.happened("ambush")


@LAW
@pytest.mark.law("rootbotics 3.3.2")
def test_greedy_scores_when_the_leading_bot_buys() -> None:
    line = "root seats=bot:duchy,vagabond,bot:riverfolk+greedy turn=duchy riverfolk.market=anvil vagabond.place=12 {}"
    assert given(line.format("duchy.points=3"), luck=["codebreakers"]).points("riverfolk") == 1
    assert given(line.format("duchy.points=3 vagabond.points=4"), luck=["codebreakers"]).points("riverfolk") == 0


def test_the_services_are_part_of_the_setup() -> None:
    table = setup("bot:duchy", "bot:riverfolk", "eyrie")
    assert table.s.box.services == ()
