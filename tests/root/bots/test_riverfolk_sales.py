"""What the Riverfolk Robots sell to humans: Law of Rootbotics 9.2.3, and the same services in Law of Root 11.2.7."""

from __future__ import annotations

import pytest
from tests.root.situation import Situation, given

from lawbound.root import services
from lawbound.root.cards import CARDS
from lawbound.root.state import PAYMENTS

FOX = "armorers,sappers,brutal-tactics,codebreakers,tax-collector"
"""The Market: five cards that show no item, the last of them the order."""


def market(table: Situation) -> list[str]:
    return [CARDS[card].id for card in services.seller_in(table.s).goods(table.s)]


def payments(table: Situation, key: str) -> int:
    return services.seller_in(table.s).payments(table.s, table.seat(key))


def at_birdsong(pieces: str = "", cards: str = "", buyer: str = "marquise", others: str = "eyrie") -> Situation:
    """The start of a human's Birdsong, with five cards in the Market."""
    seats = f"{buyer},bot:riverfolk{cards},{others}"
    something_to_do = "" if buyer == "vagabond" else f"@12={buyer}.warrior"
    table = given(f"root seats={seats} turn={buyer} riverfolk.market={FOX} {something_to_do} {pieces}")
    assert table.asked == buyer
    return table


@pytest.mark.law("rootbotics 9.2.3")
@pytest.mark.parametrize(("points", "price"), [(0, 2), (9, 2), (10, 3), (19, 3), (20, 4), (29, 4)])
def test_the_price_goes_by_the_buyer_s_points(points: int, price: int) -> None:
    table = at_birdsong(f"marquise.points={points}").choose("riverboats")
    assert payments(table, "marquise") == price
    assert table.count("marquise", "warrior", 0) == 24 - price


@pytest.mark.law("rootbotics 9.2.3")
def test_a_buyer_who_cannot_pay_is_not_asked() -> None:
    table = at_birdsong("@2=marquise.warrior*23")
    assert table.prompt != "buy a service"


@pytest.mark.law("rootbotics 9.2.3", "root 11.2.6.II", "root 11.2.7")
def test_one_service_and_one_more_for_each_trade_post_with_the_buyer_s_pieces() -> None:
    assert at_birdsong("marquise.hand=cobbler").choose("riverboats").prompt != "buy a service"
    posts = "@1=riverfolk.fox~trade~post,marquise.wood @2=riverfolk.mouse~trade~post @3=riverfolk.rabbit~trade~post,"
    table = at_birdsong(f"{posts}marquise.warrior")
    assert table.ask.given == (2, 3)
    assert table.offered == ["hand card", "riverboats", "mercenaries", "done"]
    table.choose("riverboats")
    assert table.offered == ["hand card", "mercenaries", "done"]
    table.choose("mercenaries").choose("hand card", "sappers")
    assert table.prompt != "buy a service"


@pytest.mark.law("rootbotics 9.2.3")
def test_a_faction_without_warriors_pays_with_riverfolk_warriors() -> None:
    table = at_birdsong("vagabond.points=12", buyer="vagabond")
    assert table.offered == ["hand card", "riverboats", "done"]
    table.choose("riverboats")
    assert payments(table, "riverfolk") == 3
    assert table.count("riverfolk", "warrior", 0) == 12
    assert table.s.board[table.player("riverfolk").warrior + PAYMENTS] == 3
    broke = at_birdsong("@9=riverfolk.warrior*14", buyer="vagabond")
    assert broke.prompt != "buy a service"


@pytest.mark.law("rootbotics 9.2.3")
def test_whoever_has_a_dominance_card_buys_nothing() -> None:
    line = (
        f"root seats=marquise,bot:riverfolk,eyrie,alliance turn=marquise riverfolk.market={FOX} "
        "marquise.dominance=dominance-fox @12=marquise.warrior"
    )
    table = given(line)
    assert table.asked == "marquise"
    assert table.prompt != "buy a service"


@pytest.mark.law("rootbotics 9.2.3.I", "rootbotics 9.2.1", "root 11.2.7.I")
def test_a_hand_card_is_any_card_of_the_market_which_keeps_its_order() -> None:
    table = at_birdsong().choose("hand card")
    assert table.offered == FOX.split(",")
    table.choose("brutal-tactics")
    assert "brutal-tactics" in table.hand("marquise")
    assert market(table) == ["armorers", "sappers", "codebreakers", "tax-collector"]


@pytest.mark.law("rootbotics 9.2.3.I", "rootbotics 9.2.1")
def test_of_two_cards_alike_the_buyer_chooses_by_place() -> None:
    line = "root seats=marquise,bot:riverfolk turn=marquise riverfolk.market=sappers,cobbler,sappers"
    first = given(line).choose("hand card")
    last = given(line).choose("hand card")
    first.table.choose_index(0)
    last.table.choose_index(2)
    assert (market(first), market(last)) == (["cobbler", "sappers"], ["sappers", "cobbler"])


@pytest.mark.law("rootbotics 9.2.3.II", "root 2.3", "root 11.2.7.II")
def test_riverboats_make_rivers_paths_until_the_turn_ends() -> None:
    line = f"root seats=eyrie,bot:riverfolk,alliance turn=eyrie riverfolk.market={FOX} @5=eyrie.warrior*2,eyrie.roost"
    table = given(line)
    eyrie = table.player("eyrie")
    assert 10 not in eyrie.neighbours(table.s, 5)
    table.choose("riverboats")
    assert sorted(eyrie.neighbours(table.s, 5)) == [1, 2, 10]
    assert 10 not in table.player("alliance").neighbours(table.s, 5)
    while table.s.turn == eyrie.seat:
        table.choose(table.offered[-1])
    assert 10 not in eyrie.neighbours(table.s, 5)
    assert all([10 not in player.neighbours(table.s, 5) for player in table.s.players])


@pytest.mark.law("rootbotics 9.2.3.II")
def test_a_move_by_riverboat() -> None:
    line = f"root seats=marquise,bot:riverfolk turn=marquise riverfolk.market={FOX} @5=marquise.warrior*2"
    table = given(line).choose("riverboats").until("actions").choose("march", 10, 2)
    assert table.count("marquise", "warrior", 10) == 2


RULED = "@2=marquise.warrior,riverfolk.warrior*2,alliance.warrior*2 @9=riverfolk.warrior marquise.crafted=royal-claim"


@pytest.mark.law("rootbotics 9.2.3.III", "root 11.2.7.III")
def test_mercenaries_count_for_rule_in_daylight_and_evening_only() -> None:
    table = at_birdsong(RULED, others="alliance")
    assert [table.ruler(c) for c in (2, 9)] == [None, "riverfolk"]
    table.choose("mercenaries")
    assert "royal claim" in table.offered  # it is still Birdsong
    assert [table.ruler(c) for c in (2, 9)] == [None, "riverfolk"]
    table.until("actions", answer="go on")
    assert [table.ruler(c) for c in (2, 9)] == ["marquise", "marquise"]
    while table.asked == "marquise":
        table.choose("done" if "done" in table.offered else table.offered[-1])
    assert [table.ruler(c) for c in (2, 9)] == [None, "riverfolk"]


def fight_with_mercenaries(pieces: str, dice: tuple[int, int], whom: str = "") -> Situation:
    line = f"root seats=marquise,bot:riverfolk,eyrie turn=marquise riverfolk.market={FOX} @12=marquise.warrior {pieces}"
    table = given(line, luck=[dice]).choose("mercenaries").until("actions").choose("battle")
    return table.choose(whom) if whom else table


@pytest.mark.law("rootbotics 9.2.3.III", "root 11.2.7.III", "root 11.2.7.III.a")
def test_mercenaries_fight_for_the_buyer_and_take_half_of_the_hits() -> None:
    pieces = "@1=marquise.warrior,marquise.workshop,riverfolk.warrior*3,eyrie.warrior*4"
    table = fight_with_mercenaries(pieces, (3, 1), "eyrie")
    assert table.count("eyrie", "warrior", 1) == 1  # three hits with one warrior of her own
    assert (table.count("marquise", "warrior", 1), table.count("riverfolk", "warrior", 1)) == (0, 3)
    table = fight_with_mercenaries("@1=marquise.warrior*3,riverfolk.warrior*3,eyrie.warrior*4", (3, 3), "eyrie")
    assert (table.count("marquise", "warrior", 1), table.count("riverfolk", "warrior", 1)) == (1, 2)


@pytest.mark.law("root 11.2.7.III.a", "rootbotics 9.2.3.III")
def test_buildings_are_lost_only_after_all_warriors_also_the_hired_ones() -> None:
    pieces = "@1=marquise.workshop,marquise.warrior,riverfolk.warrior*2,eyrie.warrior*4"
    table = fight_with_mercenaries(pieces, (3, 3), "eyrie")
    assert table.count("marquise", "workshop", 1) == 1
    assert (table.count("marquise", "warrior", 1), table.count("riverfolk", "warrior", 1)) == (0, 0)


@pytest.mark.law("rootbotics 9.2.3.III", "root 11.2.7.III")
def test_mercenaries_do_not_fight_against_the_riverfolk() -> None:
    table = fight_with_mercenaries("@1=marquise.warrior,riverfolk.warrior*3,eyrie.warrior", (3, 2), "riverfolk")
    assert table.count("riverfolk", "warrior", 1) == 2
    assert table.count("marquise", "warrior", 1) == 0


@pytest.mark.law("rootbotics 9.2.3.III", "root 11.2.7.III")
def test_mercenaries_alone_can_battle_but_not_their_own_faction() -> None:
    table = fight_with_mercenaries("@1=riverfolk.warrior*3,eyrie.warrior*3", (2, 1))
    assert table.count("eyrie", "warrior", 1) == 1
    assert table.count("riverfolk", "warrior", 1) == 2


@pytest.mark.law("root 11.2.7.III.a", "root 4.3.1.II")
def test_an_ambush_hits_mercenaries_too_and_they_keep_the_battle_going() -> None:
    pieces = "@1=marquise.warrior,riverfolk.warrior*2,eyrie.warrior*2 eyrie.hand=ambush-fox"
    table = fight_with_mercenaries(pieces, (1, 0), "eyrie").choose("ambush-fox")
    assert (table.count("marquise", "warrior", 1), table.count("riverfolk", "warrior", 1)) == (0, 1)
    assert table.count("eyrie", "warrior", 1) == 1


@pytest.mark.law("root 11.2.7.III.b")
def test_a_removed_mercenary_makes_the_buyer_hostile_to_the_vagabond() -> None:
    line = (
        f"root seats=marquise,bot:riverfolk,vagabond turn=marquise riverfolk.market={FOX} @1=riverfolk.warrior*2 "
        "@12=marquise.warrior vagabond.place=1 vagabond.satchel=sword*2,boots,torch"
    )
    table = given(line, luck=[(2, 1)]).choose("mercenaries").until("actions").choose("battle")
    while table.prompt == "damage an item":
        table.choose(table.offered[0])
    assert table.count("riverfolk", "warrior", 1) == 1
    hostile = table.happened("relationship", "root 9.2.9.III")
    assert [table.s.players[event.args[1]].KEY for event in hostile] == ["marquise"]
