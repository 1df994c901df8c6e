"""The Riverfolk Robots: Law of Rootbotics, chapter 9, their difficulties and traits. Sales: `test_riverfolk_sales`.

On the autumn map clearings 1, 6, 8 and 12 are fox, 3, 4, 5 and 10 rabbit, 2, 7, 9 and 11 mouse; 4, 5, 7, 10 and 11 are
on the river. The Marquise comes after the bot and is asked whether she buys a service once the bot's turn is over.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest
from tests.root.situation import Situation, given, setup

from lawbound.kernel import BadSetup
from lawbound.root import services
from lawbound.root.bots.riverfolk_robots import ADDED, SHIELD
from lawbound.root.cards import CARDS
from lawbound.root.naming import PositionError
from lawbound.root.position_text import dumps, loads

PAID = "riverfolk.payments.riverfolk=1"
"""A warrior in the Payments box: no shield."""
LEFT = "armorers,sappers,brutal-tactics,codebreakers"
"""Four cards of the Market that show no item; the order comes to the right of them."""
FOX, RABBIT, MOUSE, BIRD = [f"{LEFT},{card}" for card in ("tax-collector", "cobbler", "scouting-party", "royal-claim")]


def turn(market: str, pieces: str = PAID, luck: Sequence[Any] = (), cards: str = "", map_: str = "") -> Situation:
    """A whole turn of the bot (`cards`: its difficulty and traits)."""
    line = f"root {map_} seats=bot:riverfolk{cards},marquise,eyrie turn=riverfolk riverfolk.market={market} {pieces}"
    table = given(line, luck=luck)
    assert (table.asked, table.prompt) == ("marquise", "buy a service")
    return table


def market(table: Situation) -> list[str]:
    return [CARDS[card].id for card in services.seller_in(table.s).goods(table.s)]


def payments(table: Situation, key: str) -> int:
    return services.seller_in(table.s).payments(table.s, table.seat(key))


def placed(table: Situation, article: str, piece: str = "warrior") -> dict[int, int]:
    """Where the bot placed pieces by that article, and how many."""
    row = table.player("riverfolk").row(piece)
    return {e.args[1]: e.args[2] for e in table.happened("placed", article) if e.args[0] == row}


def battles(table: Situation) -> list[tuple[str, int]]:
    return [(table.s.players[event.args[1]].KEY, event.args[2]) for event in table.happened("battle")]


def scored(table: Situation, article: str) -> int:
    seat = table.seat("riverfolk")
    return sum([event.args[1] for event in table.happened("scored", article) if event.args[0] == seat])


def at_birdsong(pieces: str = "", cards: str = "", buyer: str = "marquise", others: str = "eyrie") -> Situation:
    """The start of a human's Birdsong, with five cards in the Market."""
    seats = f"{buyer},bot:riverfolk{cards},{others}"
    something_to_do = "" if buyer == "vagabond" else f"@12={buyer}.warrior"
    table = given(f"root seats={seats} turn={buyer} riverfolk.market={FOX} {something_to_do} {pieces}")
    assert table.asked == buyer
    return table


# Setup


@pytest.mark.law("rootbotics 9.3", "rootbotics 9.3.1", "rootbotics 9.3.2", "rootbotics 9.3.3", "rootbotics 9.3.4")
def test_setup_of_warriors_trade_posts_and_payments() -> None:
    table = setup("eyrie", "bot:riverfolk", "alliance").until("buy a service")
    assert [c for c in range(1, 13) if table.count("riverfolk", "warrior", c)] == [4, 5, 7, 10, 11]
    assert table.count("riverfolk", "warrior", 4) == 1
    assert payments(table, "riverfolk") == 1
    assert table.count("riverfolk", "warrior", 0) == 15 - 5 - 1
    assert [table.count("riverfolk", f"{suit} trade post", 0) for suit in ("fox", "rabbit", "mouse")] == [3, 3, 3]


@pytest.mark.law("rootbotics 9.3.2")
def test_no_starting_warrior_under_the_keep() -> None:
    table = setup("marquise", "bot:riverfolk").choose(4).until("buy a service")
    assert table.count("riverfolk", "warrior", 4) == 0
    assert table.count("riverfolk", "warrior", 7) == 1


@pytest.mark.law("rootbotics 9.3.5", "rootbotics 9.2.1")
def test_setup_stocks_the_market_with_five_cards() -> None:
    table = setup("eyrie", "bot:riverfolk", "alliance").until("buy a service")
    assert len(market(table)) == 5
    assert [CARDS[event.args[1]].id for event in table.happened("stocked", "rootbotics 9.3.5")] == market(table)


# Birdsong


@pytest.mark.law("rootbotics 9.4", "rootbotics 9.4.1")
def test_the_market_is_filled_up_to_five_on_the_right() -> None:
    table = turn("armorers,sappers,codebreakers", luck=("cobbler", "royal-claim"))
    assert [CARDS[event.args[1]].id for event in table.happened("stocked")] == ["cobbler", "royal-claim"]
    assert market(table) == ["sappers", "codebreakers", "cobbler", "royal-claim"]  # the leftmost is gone in Evening


@pytest.mark.law("rootbotics 9.4.2")
def test_the_first_card_added_with_an_available_item_is_crafted_and_discarded() -> None:
    pieces = f"{PAID} supply.sword=0"
    table = turn("anvil,armorers", pieces, luck=("foxfolk-steel", "root-tea-fox", "bake-sale"))
    assert [CARDS[event.args[1]].id for event in table.happened("crafted")] == ["root-tea-fox"]
    assert scored(table, "rootbotics 1.1.2") == 1
    assert "root-tea-fox" in table.discarded()
    assert market(table) == ["armorers", "foxfolk-steel", "bake-sale"]
    assert table.s.crafted_items[5] == 1


@pytest.mark.law("rootbotics 9.4.2")
def test_cards_that_were_there_before_are_not_crafted() -> None:
    table = turn(f"anvil,{FOX.split(',', 1)[1]}")
    assert not table.happened("crafted")


@pytest.mark.law("rootbotics 9.4.3")
def test_the_order_is_the_rightmost_card_after_crafting_and_stays() -> None:
    table = turn("armorers,sappers,codebreakers,cobbler", luck=("anvil",))
    assert placed(table, "rootbotics 9.5.2") == {
        3: 1,
        4: 1,
        5: 1,
        10: 1,
    }  # cobbler is a rabbit; the anvil, a fox, is gone
    assert market(table)[-1] == "cobbler"


# Build and garrison


@pytest.mark.law("rootbotics 9.5", "rootbotics 9.5.1")
def test_a_trade_post_of_its_suit_and_a_warrior_in_an_ordered_clearing_without_one() -> None:
    table = turn(FOX, f"{PAID} @1=riverfolk.fox~trade~post")
    assert placed(table, "rootbotics 9.5.1", "fox trade post") == {6: 1}
    assert placed(table, "rootbotics 9.5.1") == {6: 1}


@pytest.mark.law("rootbotics 9.5.1", "rootbotics 2.3")
def test_a_clearing_whose_trade_posts_are_used_up_is_no_target() -> None:
    three = " ".join([f"@{c}=riverfolk.fox~trade~post" for c in (6, 8, 12)])
    table = turn(BIRD, f"{PAID} {three} @2=riverfolk.mouse~trade~post @1=marquise.warrior")
    assert placed(table, "rootbotics 9.5.1", "rabbit trade post") == {3: 1}


@pytest.mark.law("rootbotics 9.5.1", "rootbotics 2.3")
def test_no_trade_post_under_the_keep() -> None:
    table = turn(FOX, f"{PAID} @1=marquise.keep")
    assert placed(table, "rootbotics 9.5.1", "fox trade post") == {6: 1}
    assert 1 not in placed(table, "rootbotics 9.5.2")


@pytest.mark.law("rootbotics 9.5.1", "root 1.5.4")
@pytest.mark.parametrize(("level", "warriors"), [("@easy", {}), ("", {12: 1}), ("@challenging", {12: 2})])
def test_without_a_trade_post_of_the_suit_the_warriors_are_placed_alone(level: str, warriors: dict[int, int]) -> None:
    posts = " ".join([f"@{c}=riverfolk.fox~trade~post" for c in (1, 6, 8)])
    table = turn(FOX, f"{PAID} {posts}", cards=level)
    assert placed(table, "rootbotics 9.5.1") == warriors
    assert placed(table, "rootbotics 9.5.1", "fox trade post") == {}


@pytest.mark.law("rootbotics 9.5.1.I")
def test_the_trade_post_goes_where_the_best_payer_has_pieces() -> None:
    paid = "riverfolk.payments.marquise=2 riverfolk.payments.eyrie=3"
    pieces = f"{paid} @6=marquise.warrior @8=eyrie.warrior @12=eyrie.warrior"
    assert placed(turn(FOX, pieces), "rootbotics 9.5.1", "fox trade post") == {8: 1}
    tied = pieces.replace("eyrie=3", "eyrie=2")
    assert placed(turn(FOX, tied), "rootbotics 9.5.1", "fox trade post") == {6: 1}  # first in turn order


@pytest.mark.law("rootbotics 9.5.1.I", "rootbotics 2.3")
def test_a_payer_without_pieces_in_such_a_clearing_gives_way_to_the_next() -> None:
    paid = "riverfolk.payments.marquise=2 riverfolk.payments.eyrie=3"
    table = turn(FOX, f"{paid} @12=marquise.warrior @2=eyrie.warrior")
    assert placed(table, "rootbotics 9.5.1", "fox trade post") == {12: 1}


@pytest.mark.law("rootbotics 3.3.1")
@pytest.mark.parametrize(("level", "warriors"), [("easy", 0), ("default", 1), ("challenging", 2), ("nightmare", 2)])
def test_the_difficulty_decides_how_many_warriors_garrison_the_trade_post(level: str, warriors: int) -> None:
    table = turn(FOX, cards=f"@{level}")
    assert placed(table, "rootbotics 9.5.1", "fox trade post") == {1: 1}
    assert placed(table, "rootbotics 9.5.1") == ({1: warriors} if warriors else {})
    assert scored(table, "rootbotics 3.3.1") == (1 if level == "nightmare" else 0)


# Recruit


@pytest.mark.law("rootbotics 9.5.2")
def test_a_warrior_in_every_ordered_clearing_or_on_every_river() -> None:
    assert placed(turn(FOX), "rootbotics 9.5.2") == {1: 1, 6: 1, 8: 1, 12: 1}
    assert placed(turn(BIRD), "rootbotics 9.5.2") == {4: 1, 5: 1, 7: 1, 10: 1, 11: 1}


@pytest.mark.law("rootbotics 9.5.2.I")
def test_too_few_warriors_go_to_the_highest_priority() -> None:
    table = turn(FOX, f"{PAID} @9=riverfolk.warrior*11")
    assert placed(table, "rootbotics 9.5.1") == {1: 1}
    assert placed(table, "rootbotics 9.5.2") == {1: 1, 6: 1}


@pytest.mark.law("rootbotics 9.5.2.I", "rootbotics 12.2.2")
def test_too_few_warriors_go_to_the_pass_first() -> None:
    suits = "map=mountain suits=fox,rabbit,fox,mouse,mouse,mouse,rabbit,rabbit,rabbit,fox,mouse,fox"
    table = turn(FOX, f"{PAID} @9=riverfolk.warrior*12", map_=suits)
    assert placed(table, "rootbotics 9.5.1") == {10: 1}
    assert placed(table, "rootbotics 9.5.2") == {10: 1}


# Protectionism


@pytest.mark.law("rootbotics 9.2.4", "rootbotics 9.5.3")
def test_shield_holds_while_the_payments_box_is_empty() -> None:
    table = turn(FOX, "@2=riverfolk.warrior,eyrie.warrior*2 @3=riverfolk.warrior,eyrie.warrior", luck=[(0, 0)] * 3)
    assert scored(table, "rootbotics 9.5.3") == 1
    assert placed(table, "rootbotics 9.5.3") == {2: 2}


@pytest.mark.law("rootbotics 9.2.4", "rootbotics 9.5.3")
def test_without_shield_and_sword_it_organizes_nothing_and_does_not_battle() -> None:
    table = turn(FOX, f"{PAID} @2=riverfolk.warrior*5,eyrie.warrior*2 @1=eyrie.warrior")
    assert scored(table, "rootbotics 9.5.3") == 0
    assert not placed(table, "rootbotics 9.5.3")
    assert not battles(table)
    assert table.count("riverfolk", "warrior", 2) == 5


@pytest.mark.law("rootbotics 9.2.4", "rootbotics 9.5.3", "rootbotics 9.5.4")
def test_sword_holds_with_an_empty_supply_and_battles_in_ordered_clearings() -> None:
    pieces = f"{PAID} @9=riverfolk.warrior*10,eyrie.warrior @6=eyrie.warrior*4 @1=eyrie.warrior*4"
    table = turn(FOX, pieces, luck=[(0, 0), (0, 0)])
    assert table.s.own[0][ADDED:] == bytes([0, 0, 1])
    assert scored(table, "rootbotics 9.5.3") == 1
    assert battles(table) == [("eyrie", 1), ("eyrie", 6)]


@pytest.mark.law("rootbotics 9.2.4", "rootbotics 9.6.2")
def test_the_conditions_stay_as_checked_for_the_rest_of_the_turn() -> None:
    """The last warriors are placed, so sword holds; the battle brings some home, and the rackets go on all the same."""
    pieces = f"{PAID} @9=riverfolk.warrior*7 @1=eyrie.warrior*2 @8=riverfolk.warrior*3"
    table = turn(FOX, pieces, luck=[(2, 2)])
    assert table.happened("removed")
    assert table.count("riverfolk", "warrior", 9) == 2


# Battle


@pytest.mark.law("rootbotics 9.5.4")
def test_with_shield_it_battles_in_every_clearing() -> None:
    pieces = (
        "@2=riverfolk.warrior,eyrie.warrior @3=riverfolk.warrior,marquise.warrior @12=eyrie.warrior @9=eyrie.warrior"
    )
    table = turn(FOX, pieces, luck=[(0, 0)] * 3)
    assert battles(table) == [("eyrie", 2), ("marquise", 3), ("eyrie", 12)]


@pytest.mark.law("rootbotics 9.5.4")
def test_with_shield_and_sword_every_clearing_is_battled_in_once() -> None:
    pieces = "@2=riverfolk.warrior*14,eyrie.warrior*2 @1=eyrie.warrior*2"
    table = turn(FOX, pieces, luck=[(0, 0), (0, 0)])
    assert table.s.own[0][SHIELD:] == bytes([1, 1])
    assert battles(table) == [("eyrie", 1), ("eyrie", 2)]


@pytest.mark.law("rootbotics 9.5.4.I")
def test_the_defender_is_who_has_paid_the_fewest_warriors() -> None:
    paid = "riverfolk.payments.marquise=1 riverfolk.payments.eyrie=2"
    pieces = f"{paid} @9=riverfolk.warrior*13 @1=eyrie.warrior,marquise.warrior"
    assert battles(turn(FOX, pieces, luck=[(0, 0)])) == [("marquise", 1)]
    swapped = pieces.replace("marquise=1", "marquise=3")
    assert battles(turn(FOX, swapped, luck=[(0, 0)])) == [("eyrie", 1)]
    tied = pieces.replace("marquise=1", "marquise=2")
    assert battles(turn(FOX, tied, luck=[(0, 0)])) == [("marquise", 1)]


# Evening


@pytest.mark.law("rootbotics 9.6", "rootbotics 9.6.1")
def test_the_largest_group_of_payments_scores_and_goes_home() -> None:
    table = turn(FOX, "riverfolk.payments.marquise=2 riverfolk.payments.eyrie=4 riverfolk.payments.riverfolk=1")
    assert scored(table, "rootbotics 9.6.1") == 4
    assert [payments(table, key) for key in ("marquise", "eyrie", "riverfolk")] == [2, 0, 1]
    assert table.count("eyrie", "warrior", 0) == 20
    assert table.count("marquise", "warrior", 0) == 23


@pytest.mark.law("rootbotics 9.6.1", "rootbotics 9.6.1.I")
def test_a_tie_of_payments_goes_to_the_earlier_player_who_can_be_the_bot_itself() -> None:
    table = turn(FOX, "riverfolk.payments.marquise=2 riverfolk.payments.riverfolk=2")
    assert scored(table, "rootbotics 9.6.1") == 2
    assert [payments(table, key) for key in ("marquise", "riverfolk")] == [2, 0]
    table = turn(FOX, "order=marquise,eyrie,riverfolk riverfolk.payments.marquise=2 riverfolk.payments.riverfolk=2")
    assert [payments(table, key) for key in ("marquise", "riverfolk")] == [0, 2]


@pytest.mark.law("rootbotics 9.6.2")
def test_racketeering_takes_all_warriors_but_two_from_every_clearing() -> None:
    table = turn(FOX, "@2=riverfolk.warrior*5 @3=riverfolk.warrior*2")
    assert [table.count("riverfolk", "warrior", c) for c in (1, 2, 3)] == [2, 2, 2]
    assert payments(table, "riverfolk") == 3 + 2  # two organized in clearing 1, where it has pieces and nobody else
    quiet = turn(FOX, f"{PAID} @2=riverfolk.warrior*5")
    assert quiet.count("riverfolk", "warrior", 2) == 5


@pytest.mark.law("rootbotics 9.6.3")
def test_the_leftmost_card_is_discarded_and_with_shield_another() -> None:
    quiet = turn(FOX)
    assert (quiet.discarded(), market(quiet)) == (["armorers"], FOX.split(",")[1:])
    shield = turn(FOX, "")
    assert (shield.discarded(), market(shield)) == (["armorers", "sappers"], FOX.split(",")[2:])


# Trade posts


def lose_trade_posts(posts: str, paid: dict[str, int], settings: str = "", luck: Any = (1, 1)) -> Situation:
    """The Marquise battles for trade posts in clearing 1."""
    payments_ = " ".join([f"riverfolk.payments.{key}={count}" for key, count in paid.items()])
    line = (
        f"root seats=marquise,bot:riverfolk,eyrie {settings} turn=marquise phase=daylight "
        f"@1=marquise.warrior*3,{posts} {payments_} riverfolk.market=cobbler"
    )
    return given(line, luck=[luck]).until("actions").choose("battle")


ONE_POST = "riverfolk.fox~trade~post"


@pytest.mark.edition("trade_post_loss", "whole_box")
@pytest.mark.law("rootbotics 9.2.2", "rootbotics 2.2")
def test_a_removed_trade_post_goes_back_and_half_of_the_payments_box_is_lost() -> None:
    """Seven warriors, so four: those of the first in turn order first, to their owners' supplies."""
    paid = {"marquise": 1, "riverfolk": 2, "eyrie": 4}
    table = lose_trade_posts(ONE_POST, paid)
    assert table.count("riverfolk", "fox trade post", 0) == 3
    assert [payments(table, key) for key in paid] == [0, 0, 3]
    supplies = [table.count(key, "warrior", 0) for key in paid]
    assert supplies == [25 - 3, 15, 20 - 3]
    assert table.points("marquise") == 1
    table = lose_trade_posts(ONE_POST, paid, "order=eyrie,riverfolk,marquise")
    assert [payments(table, key) for key in paid] == [1, 2, 0]


@pytest.mark.edition("trade_post_loss", "whole_box")
@pytest.mark.law("rootbotics 9.2.2")
def test_the_payments_of_others_are_lost_too_and_nothing_out_of_an_empty_box() -> None:
    assert payments(lose_trade_posts(ONE_POST, {"eyrie": 5}), "eyrie") == 2
    assert not lose_trade_posts(ONE_POST, {}).happened("payments returned")


@pytest.mark.law("rootbotics 9.2.2")
def test_each_removed_trade_post_halves_what_is_left() -> None:
    table = lose_trade_posts(f"{ONE_POST}*2", {"eyrie": 7}, luck=(2, 0))
    assert [event.args[1] for event in table.happened("payments returned", "rootbotics 9.2.2")] == [4, 2]


@pytest.mark.edition("trade_post_loss", "remover")
@pytest.mark.law("rootbotics 9.2.2")
def test_by_the_printed_board_only_the_remover_s_payments_are_halved() -> None:
    table = lose_trade_posts(ONE_POST, {"marquise": 5, "eyrie": 3}, "options.trade_post_loss=remover")
    assert [payments(table, key) for key in ("marquise", "eyrie")] == [2, 3]
    assert table.count("marquise", "warrior", 0) == 25 - 3 - 2


# Traits


@pytest.mark.law("rootbotics 3.3.2")
def test_greedy_scores_once_for_a_purchase_of_the_leader() -> None:
    posts = "@1=riverfolk.fox~trade~post,marquise.wood marquise.hand=cobbler"
    leading = at_birdsong(f"{posts} marquise.points=5 eyrie.points=5", "+greedy").choose("riverboats", "mercenaries")
    assert leading.points("riverfolk") == 1
    behind = at_birdsong(f"{posts} marquise.points=5 eyrie.points=6", "+greedy").choose("riverboats", "mercenaries")
    assert behind.points("riverfolk") == 0
    modest = at_birdsong(f"{posts} marquise.points=5").choose("riverboats", "mercenaries")
    assert modest.points("riverfolk") == 0


@pytest.mark.law("rootbotics 3.3.2")
def test_involved_warriors_fight_for_the_enemies_of_a_human_who_has_not_hired_them() -> None:
    pieces = "@1=marquise.warrior*4,riverfolk.warrior*3,eyrie.roost"
    line = f"root seats=marquise,bot:riverfolk{{}},eyrie turn=marquise riverfolk.market={FOX} {pieces}"

    def attack(cards: str, buy: str) -> Situation:
        table = given(line.format(cards), luck=[(2, 2)]).choose(buy).until("actions")
        assert table.ruler(1) == ("eyrie" if cards and buy == "done" else "marquise")
        return table.choose("battle", "eyrie")

    involved = attack("+involved", "done")
    assert (involved.count("riverfolk", "warrior", 1), involved.count("eyrie", "roost", 1)) == (1, 1)
    assert involved.count("marquise", "warrior", 1) == 2
    for table in (attack("", "done"), attack("+involved", "mercenaries")):
        assert table.count("eyrie", "roost", 1) == 0
        assert table.count("marquise", "warrior", 1) + table.count("riverfolk", "warrior", 1) == 7


@pytest.mark.law("rootbotics 3.3.2", "root 11.2.7.III.b")
def test_involved_lets_a_vagabond_buy_mercenaries_for_nothing_but_peace() -> None:
    pieces = "@1=riverfolk.warrior*3,eyrie.warrior vagabond.place=1"
    table = at_birdsong(pieces, "+involved", buyer="vagabond")
    assert table.offered == ["hand card", "riverboats", "mercenaries", "done"]
    table.choose("mercenaries").until("daylight")
    assert table.ruler(1) == "riverfolk"
    assert at_birdsong(pieces, "+involved", buyer="vagabond").choose("done").until("daylight").ruler(1) == "eyrie"


def attacked(cards: str) -> Situation:
    line = (
        f"root seats=marquise,bot:riverfolk{cards} turn=marquise phase=daylight @1=marquise.warrior*3,"
        f"riverfolk.fox~trade~post riverfolk.market={FOX}"
    )
    return given(line, luck=[(1, 1)]).until("actions").choose("battle")


@pytest.mark.law("rootbotics 3.3.2")
def test_garrison_is_never_defenseless_and_its_trade_posts_strike_back() -> None:
    plain, garrison = attacked(""), attacked("+garrison")
    assert (plain.count("marquise", "warrior", 1), garrison.count("marquise", "warrior", 1)) == (3, 2)
    line = (
        "root seats=marquise,bot:riverfolk{} turn=marquise phase=daylight "
        f"@1=marquise.warrior*3,riverfolk.fox~trade~post riverfolk.market={FOX}"
    )
    quiet = given(line.format("+garrison"), luck=[(0, 0)]).until("actions").choose("battle")
    assert quiet.count("riverfolk", "fox trade post", 1) == 1
    helpless = given(line.format(""), luck=[(0, 0)]).until("actions").choose("battle")
    assert helpless.count("riverfolk", "fox trade post", 1) == 0


@pytest.mark.law("rootbotics 3.3.2")
def test_ferocious_deals_up_to_three_hits_as_attacker_only() -> None:
    pieces = "@2=riverfolk.warrior,eyrie.warrior*5"
    assert turn(FOX, pieces, luck=[(3, 0)], cards="+ferocious").count("eyrie", "warrior", 2) == 2
    assert turn(FOX, pieces, luck=[(3, 0)]).count("eyrie", "warrior", 2) == 2  # two organized warriors are there, too
    pieces = f"{PAID} @9=riverfolk.warrior*9 @6=eyrie.warrior*4 @8=riverfolk.warrior"
    assert turn(FOX, pieces, luck=[(3, 0)], cards="+ferocious").count("eyrie", "warrior", 6) == 1
    assert turn(FOX, pieces, luck=[(3, 0)]).count("eyrie", "warrior", 6) == 3
    line = (
        "root seats=marquise,bot:riverfolk+ferocious turn=marquise phase=daylight "
        f"@1=marquise.warrior*3,riverfolk.warrior riverfolk.market={FOX}"
    )
    assert given(line, luck=[(3, 3)]).until("actions").choose("battle").count("marquise", "warrior", 1) == 2


def test_a_trait_of_another_bot_is_refused() -> None:
    with pytest.raises(BadSetup, match="greedy, involved, garrison, ferocious"):
        setup("bot:riverfolk+blitz", "marquise")


# Positions


def test_a_position_keeps_market_payments_and_services() -> None:
    line = (
        "root services=vagabot seats=marquise,bot:riverfolk@easy+greedy,eyrie turn=marquise phase=daylight "
        f"step=actions used=riverboats,mercenaries riverfolk.market={FOX} riverfolk.payments.marquise=2 "
        "riverfolk.payments.riverfolk=1 riverfolk.shield=1 @1=riverfolk.warrior*2"
    )
    s = loads(line)
    assert s.ruler[1] == 0
    assert loads(dumps(s)) == s
    assert "services=vagabot" in dumps(s)


@pytest.mark.parametrize(
    ("fields", "what"),
    [
        ("riverfolk.payments.marquise=26", "payments"),
        ("riverfolk.market=?", "market"),
        ("riverfolk.market=sappers*2,armorers*2,cobbler*2", "market"),
        ("@2=riverfolk.fox~trade~post", "trade post"),
        ("services=rowing", "service card"),
    ],
)
def test_what_is_wrong_with_a_position_is_named(fields: str, what: str) -> None:
    with pytest.raises((PositionError, BadSetup), match=what):
        loads(f"root seats=marquise,bot:riverfolk {fields}")
