"""The services of the Riverfolk Company in human hands: Law of Root 11.2.6 and 11.2.7; to bots, Rootbotics 9.7.

On the autumn map clearings 1, 6, 8 and 12 are fox, 3, 4, 5 and 10 rabbit, 2, 7, 9 and 11 mouse; the river links 4 with
7, 5 with 10, 7 with 11 and 10 with 11.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import pytest
from tests.root.situation import Situation, fields_of, given, vagabond_field

from lawbound.root.rule import dominates, rules
from lawbound.root.state import PAYMENTS

DEAR = "riverfolk.prices.hand~card=4 riverfolk.prices.riverboats=4 riverfolk.prices.mercenaries=4"


def buyer(rest: str, luck: Iterable[Any] = (), seats: str = "marquise,riverfolk,eyrie") -> Situation:
    """A human at the start of Birdsong, the first of the seats."""
    return given(f"root seats={seats} turn={seats.partition(',')[0]} {rest}", luck=luck)


def hired(rest: str, luck: Iterable[Any] = (), seats: str = "marquise,riverfolk,eyrie") -> Situation:
    """Later in the turn of the Marquise, or whoever sits first, who has hired mercenaries."""
    return buyer(f"used=mercenaries {rest}", luck, seats)


def paid(table: Situation, key: str) -> int:
    return table.count(key, "warrior", PAYMENTS)


# Buying


@pytest.mark.law("root 11.2.6", "root 11.2.6.I", "root 11.2.7")
def test_others_buy_at_the_prices_of_the_tracks_from_their_own_supply() -> None:
    prices = "riverfolk.prices.hand~card=2 riverfolk.prices.riverboats=3 riverfolk.prices.mercenaries=1"
    table = buyer(f"{prices} riverfolk.hand=anvil,sword @2=marquise.warrior")
    assert (table.asked, table.prompt, table.ask.given) == ("marquise", "buy services", (2, 3, 1, 1))
    assert table.offered == ["hand card", "riverboats", "mercenaries", "done"]
    table.choose("riverboats")
    assert (paid(table, "marquise"), table.count("marquise", "warrior", 0)) == (3, 25 - 1 - 3)
    assert table.prompt != "buy services"
    poor = buyer(f"{prices} riverfolk.hand=anvil @1=marquise.warrior*23")
    assert poor.offered == ["hand card", "mercenaries", "done"]


@pytest.mark.law("root 11.2.6")
@pytest.mark.ruling("general", 2)
@pytest.mark.ruling("riverfolk-company", 1)
def test_the_riverfolk_neither_buy_nor_refuse() -> None:
    """FAQ: nobody who pays can be refused, so the buyer alone is asked; and it is another player."""
    assert given("root seats=riverfolk,marquise turn=riverfolk riverfolk.hand=anvil").prompt == "funds"
    table = buyer("riverfolk.hand=anvil @2=marquise.warrior").choose("hand card")
    assert (table.asked, table.hand("marquise")) == ("marquise", ["anvil"])


@pytest.mark.law("root 11.2.6.II")
def test_one_service_and_one_more_for_each_clearing_shared_with_a_trade_post() -> None:
    shared = (
        "@1=riverfolk.fox~trade~post,marquise.wood @2=riverfolk.mouse~trade~post,eyrie.warrior "
        "@5=riverfolk.rabbit~trade~post,marquise.warrior @6=marquise.warrior"
    )
    table = buyer(f"{shared} riverfolk.hand=anvil,sword,armorers")
    assert table.ask.given[-1] == 3
    table.choose("hand card", "anvil").choose("hand card", "sword").choose("riverboats")
    assert table.prompt != "buy services"
    assert table.hand("marquise") == ["anvil", "sword"]


@pytest.mark.law("root 11.2.6", "root 3.3.1")
def test_whoever_has_a_dominance_card_may_buy_from_a_human() -> None:
    table = buyer("marquise.dominance=dominance-fox", seats="marquise,riverfolk,eyrie,alliance")
    assert table.prompt == "buy services"


@pytest.mark.law("root 11.2.6", "root 1.1.3")
@pytest.mark.open_question("services_and_other_starts_of_birdsong")
def test_services_come_in_the_order_that_the_buyer_likes() -> None:
    """Open question services_and_other_starts_of_birdsong: here a card of the bank comes to an empty hand first."""
    table = buyer("marquise.crafted=better-burrow-bank @2=marquise.warrior", luck=["anvil", "sword"])
    assert table.offered == ["services", "better burrow bank"]
    table.choose("better burrow bank", "riverfolk")
    assert "hand card" in table.offered


@pytest.mark.law("root 1.4.1", "root 3.3.1", "root 11.2.6")
@pytest.mark.open_question("services_and_other_starts_of_birdsong")
def test_whoever_wins_by_dominance_has_won_before_the_bank_and_any_service() -> None:
    line = (
        "root seats=eyrie,marquise,riverfolk turn=eyrie phase=evening eyrie.leader=builder riverfolk.hand=anvil "
        "marquise.dominance=dominance-fox marquise.crafted=better-burrow-bank @1=marquise.warrior @6=marquise.warrior "
        "@2=eyrie.roost {}"
    )
    table = given(line.format("@8=marquise.warrior"))
    assert table.table.result["winners"] == [table.seat("marquise")]
    assert table.hand("marquise") == []
    assert given(line.format("")).offered == ["services", "better burrow bank"]


@pytest.mark.law("root 11.2.6.III", "root 11.2.7.III.b")
def test_the_vagabond_pays_with_items_and_riverfolk_warriors_come_to_the_box() -> None:
    line = "vagabond.satchel=boots,sword,torch vagabond.track=tea vagabond.exhausted=hammer vagabond.damaged=sword"
    table = buyer(f"{line} riverfolk.prices.riverboats=2", seats="vagabond,riverfolk,eyrie")
    assert table.offered == ["riverboats", "done"]  # no card is there, and no mercenaries for him
    table.choose("riverboats")
    assert (table.prompt, table.ask.given) == ("exhaust an item to pay", (2,))
    assert table.offered == ["boots satchel", "sword satchel", "tea track", "torch satchel"]
    table.choose("torch satchel", "tea track")
    assert vagabond_field(table, "exhausted") == ["hammer", "tea", "torch"]
    assert (paid(table, "riverfolk"), table.count("riverfolk", "warrior", 0)) == (2, 13)


@pytest.mark.law("root 11.2.6.III", "root 1.5.4")
def test_items_pay_even_when_the_riverfolk_have_no_warrior_left() -> None:
    """Interaction 10: as many warriors as there are."""
    line = "vagabond.satchel=boots,sword riverfolk.prices.riverboats=2 @5=riverfolk.warrior*14"
    table = buyer(line, seats="vagabond,riverfolk,eyrie").choose("riverboats", "boots satchel")
    assert vagabond_field(table, "exhausted") == ["boots", "sword"]
    assert paid(table, "riverfolk") == 1


@pytest.mark.law("root 11.2.6.III")
def test_he_needs_as_many_items_as_the_price() -> None:
    table = buyer(f"vagabond.satchel=boots,sword,torch {DEAR}", seats="vagabond,riverfolk,eyrie")
    assert table.prompt != "buy services"


# Hand card and riverboats


@pytest.mark.law("root 11.2.7.I", "root 11.2.3")
def test_any_card_of_the_open_hand_goes_to_the_buyer() -> None:
    table = buyer("riverfolk.hand=anvil,ambush-bird,ambush-bird").choose("hand card")
    assert (table.prompt, table.offered) == ("buy which card", ["ambush-bird", "anvil"])
    table.choose("ambush-bird")
    assert (table.hand("riverfolk"), table.hand("marquise")) == (["ambush-bird", "anvil"], ["ambush-bird"])


@pytest.mark.law("root 11.2.7.II")
def test_riverboats_make_rivers_paths_until_the_end_of_the_turn_but_do_not_waive_rule() -> None:
    line = "seats=marquise,riverfolk,eyrie turn=marquise"
    field = "@10=marquise.warrior @11=eyrie.warrior*2"
    table = given(f"root {line} step=actions used=riverboats {field}").choose("march")
    assert 11 in table.offered
    held = "@10=marquise.warrior,eyrie.warrior*2 @11=eyrie.warrior*2 @1=marquise.warrior"
    table = given(f"root {line} step=actions used=riverboats {held}").choose("march")
    if table.prompt == "move from":
        table.choose(10)
    assert 11 not in table.offered
    table = buyer(field).choose("riverboats").until("actions").choose("march")
    assert 11 in table.offered


@pytest.mark.law("root 11.2.7.II", "root 11.2.7.III")
def test_in_birdsong_riverboats_hold_and_mercenaries_do_not_yet() -> None:
    """Interaction 11: a crusade in Birdsong."""
    line = "lizards.outcast=rabbit lizards.acolytes=2 @10=lizards.warrior @5=riverfolk.warrior*2,marquise.warrior"
    shops = "@1=riverfolk.fox~trade~post,lizards.warrior"
    table = buyer(f"{line} {shops}", seats="lizards,riverfolk,marquise").choose("riverboats", "mercenaries")
    table.until("conspire").choose("crusade")
    assert table.prompt == "move to"  # there is no battle to be had: nobody fights for the Cult in 5
    assert {5, 11} <= set(table.offered)


# Mercenaries


@pytest.mark.law("root 11.2.7.III")
def test_mercenaries_rule_for_the_buyer_in_daylight_and_evening() -> None:
    table = buyer("@5=riverfolk.warrior*3,eyrie.warrior*2 marquise.hand=anvil").choose("mercenaries")
    assert table.ruler(5) == "marquise"
    assert table.prompt in ("actions", "craft")
    birdsong = buyer("@5=riverfolk.warrior*3 marquise.crafted=royal-claim @1=marquise.warrior").choose("mercenaries")
    assert birdsong.ruler(5) == "riverfolk"
    next_turn = hired("phase=evening @5=riverfolk.warrior*3 @1=marquise.warrior")
    while next_turn.asked == "marquise":
        next_turn.choose(next_turn.offered[-1])
    assert next_turn.ruler(5) == "riverfolk"


@pytest.mark.law("root 11.2.7.III")
def test_a_player_without_pieces_may_build_where_mercenaries_rule() -> None:
    """FAQ at 6.5.4. But the buyer cannot move them."""
    line = "step=actions @5=riverfolk.warrior @10=riverfolk.warrior,marquise.wood"
    table = hired(line)
    assert "build" in table.offered
    assert "march" not in table.offered


@pytest.mark.law("root 11.2.7.III", "root 6.5.4")
@pytest.mark.ruling("marquise-de-cat", 6)
def test_whoever_has_nothing_left_on_the_map_comes_back_where_mercenaries_rule() -> None:
    """FAQ at 6.5.4: the first building of a kind costs no wood."""
    table = hired("step=actions @5=riverfolk.warrior").choose("build", "sawmill")
    assert table.count("marquise", "sawmill", 5) == 1
    assert given("root seats=marquise,riverfolk turn=marquise step=craft @5=riverfolk.warrior").asked != "marquise"


@pytest.mark.ruling("dominance-bird", 6)
@pytest.mark.law("root 11.2.7.III", "root 3.3.1.I")
def test_mercenaries_do_not_count_for_dominance() -> None:
    """Interaction 13. Checked in the buyer's Daylight through the rule that a win asks for."""
    table = hired("step=actions @1=riverfolk.warrior @6=riverfolk.warrior @8=riverfolk.warrior")
    assert all(rules(table.s, 0, clearing) for clearing in (1, 6, 8))
    assert not dominates(table.s, 0, 0)


@pytest.mark.law("root 11.2.7.III")
@pytest.mark.ruling("riverfolk-company", 2)
def test_mercenaries_alone_may_start_a_battle_but_not_against_the_riverfolk() -> None:
    """FAQ: the hits then have nobody to be split with."""
    field = "@5=riverfolk.warrior*3,riverfolk.rabbit~trade~post,eyrie.warrior*3 @1=marquise.warrior"
    table = hired(f"step=actions {field}", luck=[(2, 2)]).choose("battle")
    assert [event.args[:3] for event in table.happened("battle")] == [(0, 2, 5)]
    assert (table.count("eyrie", "warrior", 5), table.count("riverfolk", "warrior", 5)) == (1, 1)
    assert "battle" not in hired("step=actions @5=riverfolk.warrior*3,riverfolk.rabbit~trade~post").offered


@pytest.mark.law("root 11.2.7.III")
def test_against_the_riverfolk_mercenaries_fight_for_them() -> None:
    table = hired("step=actions @5=riverfolk.warrior*2,marquise.warrior*3", luck=[(2, 2)]).choose("battle")
    assert (table.count("marquise", "warrior", 5), table.count("riverfolk", "warrior", 5)) == (1, 0)


@pytest.mark.law("root 11.2.7.III.a")
@pytest.mark.open_question("splitting_hits")
@pytest.mark.parametrize(
    ("own", "theirs", "dice", "left"),
    [(3, 3, 2, (2, 2)), (3, 3, 3, (1, 2)), (1, 3, 3, (0, 1)), (3, 1, 3, (1, 0)), (3, 3, 1, (2, 3))],
)
def test_hits_are_split_evenly_the_odd_one_on_own_warriors(
    own: int, theirs: int, dice: int, left: tuple[int, int]
) -> None:
    """What one kind of warriors cannot take falls on the other: open question splitting_hits."""
    field = f"@5=marquise.warrior*{own},riverfolk.warrior*{theirs},eyrie.warrior*5,marquise.wood"
    table = hired(f"step=actions {field}", luck=[(dice, dice)]).choose("battle", "eyrie")
    assert (table.count("marquise", "warrior", 5), table.count("riverfolk", "warrior", 5)) == left
    assert table.count("marquise", "wood", 5) == 1
    assert table.happened("removed", "root 11.2.7.III.a") or dice == 1


@pytest.mark.law("root 11.2.7.III.a")
def test_buildings_and_tokens_go_only_after_all_warriors() -> None:
    field = "@5=marquise.warrior,riverfolk.warrior,eyrie.warrior*5,marquise.wood"
    table = hired(f"step=actions {field}", luck=[(3, 3)]).choose("battle", "eyrie")
    counts = [table.count("marquise", "warrior", 5), table.count("riverfolk", "warrior", 5)]
    assert (counts, table.count("marquise", "wood", 5)) == ([0, 0], 0)


@pytest.mark.law("root 11.2.7.III.a", "root 4.3.1.II")
@pytest.mark.open_question("splitting_hits")
def test_an_ambush_is_split_by_itself() -> None:
    """Open question splitting_hits: each packet of hits by itself."""
    field = "@5=marquise.warrior*2,riverfolk.warrior*2,eyrie.warrior*5 eyrie.hand=ambush-bird"
    table = hired(f"step=actions {field}", luck=[(0, 0)]).choose("battle", "eyrie", "ambush-bird")
    assert (table.count("marquise", "warrior", 5), table.count("riverfolk", "warrior", 5)) == (1, 1)


@pytest.mark.law("root 11.2.7.III", "root 6.2.3")
def test_field_hospitals_do_not_save_mercenaries() -> None:
    field = "@1=marquise.keep @5=riverfolk.warrior*2,eyrie.warrior*5 marquise.hand=ambush-rabbit"
    table = hired(f"step=actions {field}", luck=[(1, 1)]).choose("battle")
    assert table.prompt != "field hospitals"
    assert table.count("riverfolk", "warrior", 5) == 1


@pytest.mark.law("root 11.2.7.III")
def test_mercenaries_sway_no_minister() -> None:
    """They remain Riverfolk pieces."""
    line = "step=sway duchy.hand=anvil,foxfolk-steel @1=riverfolk.warrior @6=riverfolk.warrior"
    table = hired(line, seats="duchy,riverfolk,marquise")
    assert table.prompt != "sway"


@pytest.mark.law("root 11.2.7.III", "root G.1.10", "root G.1.21")
def test_a_favor_of_the_buyer_leaves_mercenaries_and_takes_trade_posts() -> None:
    """Interaction 12."""
    line = (
        "step=craft marquise.hand=favor-of-the-foxes @1=marquise.workshop,riverfolk.warrior*2,riverfolk.fox~trade~post "
        "@6=marquise.workshop @8=marquise.workshop,riverfolk.warrior"
    )
    table = hired(line).choose("favor-of-the-foxes")
    assert [table.count("riverfolk", "warrior", c) for c in (1, 8)] == [2, 1]
    assert table.count("riverfolk", "fox trade post", 1) == 0


@pytest.mark.law("root 11.2.7.III.b", "root 9.2.9.III.a")
def test_the_buyer_is_hostile_to_a_vagabond_who_removes_a_mercenary() -> None:
    line = "step=actions vagabond.place=5 vagabond.satchel=sword,sword,boots @5=riverfolk.warrior*3"
    table = hired(line, luck=[(1, 1)], seats="marquise,riverfolk,vagabond").choose("battle")
    table.choose(table.offered[0])
    assert table.count("riverfolk", "warrior", 5) == 2
    assert fields_of(table, "vagabond")["relations"] == {"marquise": "hostile", "riverfolk": "indifferent"}


# Bots


def bot(rest: str, bot: str = "marquise", luck: Iterable[Any] = ()) -> Situation:
    """The whole turn of a bot, and then the Riverfolk."""
    return given(f"root seats=bot:{bot},riverfolk,eyrie turn={bot} {rest}", luck=luck)


@pytest.mark.law("root 11.2.6", "rootbotics 9.7")
@pytest.mark.open_question("human_riverfolk_and_bots")
def test_a_bot_buys_out_of_the_open_hand_at_the_price_of_its_points() -> None:
    """Open question human_riverfolk_and_bots; interaction 9: not at the price on the track."""
    order = "marquise.order=ambush-fox step=craft~item @1=marquise.warrior"
    table = bot(f"{order} marquise.points=10 riverfolk.hand=anvil,sappers {DEAR}")
    assert [event.args for event in table.happened("bought")] == [(0, "hand card", 0, 3)]
    assert table.hand("riverfolk") == ["sappers"]
    behind = bot(f"{order} riverfolk.points=11 marquise.points=10 riverfolk.hand=anvil,sappers")
    assert behind.hand("riverfolk") == ["anvil", "sappers"]
    assert bot(f"services=none {order} riverfolk.hand=anvil").hand("riverfolk") == ["anvil"]


@pytest.mark.law("root 11.2.6.II", "rootbotics 9.7")
def test_a_bot_buys_from_a_human_no_more_than_the_limit_in_its_whole_turn() -> None:
    souls = "services=logical_lizards lizards.souls=anvil lizards.acolytes=0 @1=lizards.warrior"
    hand = "riverfolk.hand=ambush-fox,ambush-rabbit,ambush-mouse,armorers"
    once = bot(f"{souls} {hand}", "lizards")
    assert len(once.happened("bought")) == 1
    twice = bot(f"{souls} {hand} @6=lizards.warrior,riverfolk.fox~trade~post", "lizards")
    assert len(twice.happened("bought")) == 2


@pytest.mark.law("rootbotics 9.7")
def test_a_riverfolk_with_a_dominance_card_has_no_points_to_be_ahead_by() -> None:
    line = "marquise.order=ambush-fox step=craft~item @1=marquise.warrior riverfolk.points=12 riverfolk.hand=anvil"
    assert bot(line).hand("riverfolk") == ["anvil"]
    assert bot(f"{line} riverfolk.dominance=dominance-fox options.bot_dominance_variant=on").hand("riverfolk") == []
