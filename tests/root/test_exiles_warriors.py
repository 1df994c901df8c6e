"""Exiles and Partisans: Propaganda Bureau, False Orders and Coffin Makers, and their rulings."""

from __future__ import annotations

import pytest
from tests.root.hirelings.table import pieces
from tests.root.situation import Situation
from tests.root.situation import fields_of as player
from tests.root.test_cards import crafted
from tests.root.test_exiles import TESTED, card, exiles

from lawbound.root.cards import CARDS
from lawbound.root.position import write
from lawbound.root.position_text import dumps, loads
from lawbound.root.state import ASIDE, BURROW, HELD_BACK

# Propaganda Bureau

BUREAU = "seats=marquise,eyrie,alliance turn=marquise step=actions marquise.crafted=propaganda-bureau"


def coffined(table: Situation, key: str) -> int:
    """How many warriors of that player lie on Coffin Makers."""
    return table.count(key, "warrior", HELD_BACK)


@card("propaganda-bureau")
@pytest.mark.law("root 4.1.3", "root G.1.13")
@pytest.mark.parametrize("printing", ["older", "newer"])
def test_a_card_replaces_an_enemy_warrior_in_a_clearing_of_its_suit(printing: str) -> None:
    line = f"{BUREAU} options.card_printing={printing} marquise.hand=anvil,bake-sale"
    table = exiles(f"{line} @1=eyrie.warrior*2,alliance.warrior @2=eyrie.warrior @5=eyrie.roost @8=eyrie.warrior")
    table.choose("propaganda bureau")
    assert (table.prompt, table.offered) == ("propaganda where", [1, 8])  # a roost is no warrior, no mouse card
    table.choose(1)
    assert (table.prompt, table.offered) == ("propaganda among whom", ["eyrie", "alliance"])
    table.choose("eyrie")
    assert (table.count("eyrie", "warrior", 1), table.count("marquise", "warrior", 1)) == (1, 1)
    assert (table.hand("marquise"), table.discarded()) == (["bake-sale"], ["anvil"])
    assert table.points("marquise") == 0
    assert "propaganda bureau" not in table.offered  # once in a Daylight


@card("propaganda-bureau")
@pytest.mark.law("root 2.1.1")
def test_a_bird_card_persuades_anywhere() -> None:
    table = exiles(f"{BUREAU} marquise.hand=saboteurs @1=eyrie.warrior @2=eyrie.warrior @5=eyrie.warrior")
    assert table.choose("propaganda bureau").offered == [1, 2, 5]


@card("propaganda-bureau")
@pytest.mark.ruling("propaganda-bureau", 1)
@pytest.mark.open_question("propaganda_and_empty_supply")
@pytest.mark.law("root G.1.13", "root 6.2.2", "root 13.7.2", "root 1.5.1")
def test_both_halves_or_nothing() -> None:
    keep = "seats=eyrie,marquise turn=eyrie step=craft eyrie.crafted=propaganda-bureau eyrie.hand=anvil"
    assert "propaganda bureau" not in exiles(f"{keep} @1=marquise.keep,marquise.warrior @3=eyrie.roost").offered
    snare = "seats=marquise,corvids turn=marquise step=actions marquise.crafted=propaganda-bureau marquise.hand=anvil"
    assert "propaganda bureau" not in exiles(f"{snare} @1=corvids.warrior,corvids.snare @5=marquise.warrior").offered
    everywhere = " ".join(f"@{c}=marquise.warrior*5" for c in (2, 3, 4, 5, 6))
    for printing in ("older", "newer"):
        line = f"{BUREAU} options.card_printing={printing} marquise.hand=anvil @1=eyrie.warrior {everywhere}"
        assert "propaganda bureau" not in exiles(line).offered  # no warrior in the supply
    vagabond = "seats=vagabond,marquise turn=vagabond phase=daylight vagabond.crafted=propaganda-bureau"
    table = exiles(f"{vagabond} vagabond.hand=anvil vagabond.place=1 vagabond.satchel=torch @1=marquise.warrior")
    assert "propaganda bureau" not in table.offered  # he has none to place


@card("propaganda-bureau")
@pytest.mark.law("root G.1.27", "root 12.2.2")
def test_friends_and_the_burrow_are_out_of_its_reach() -> None:
    line = "seats=marquise,duchy turn=marquise step=actions marquise.crafted=propaganda-bureau marquise.hand=saboteurs"
    assert "propaganda bureau" not in exiles(f"{line} duchy.burrow=3 @5=marquise.warrior").offered


@card("propaganda-bureau")
@pytest.mark.law("root 6.2.3", "root G.1.13")
def test_the_replaced_warrior_may_be_healed() -> None:
    line = "seats=eyrie,marquise turn=eyrie step=craft eyrie.crafted=propaganda-bureau eyrie.hand=anvil @3=eyrie.roost"
    table = exiles(f"{line} @5=marquise.keep @1=marquise.warrior marquise.hand=foxfolk-steel")
    table.choose("propaganda bureau", "foxfolk-steel")
    assert (table.count("marquise", "warrior", 5), table.count("eyrie", "warrior", 1)) == (1, 1)


@card("propaganda-bureau")
@pytest.mark.law("root 10.2.3")
def test_a_replaced_lizard_is_no_acolyte_for_it_did_not_defend() -> None:
    line = f"{BUREAU.replace('alliance', 'lizards')} marquise.hand=anvil @1=lizards.warrior @5=marquise.warrior"
    table = exiles(line).choose("propaganda bureau")
    assert table.count("marquise", "warrior", 1) == 1
    assert "acolytes" not in player(table, "lizards")


@card("propaganda-bureau")
@pytest.mark.law("rootbotics 2.6")
@pytest.mark.open_question("bots_and_exiles_partisans")
def test_warriors_of_bots_are_persuaded_too() -> None:
    line = "seats=marquise,bot:eyrie turn=marquise step=actions marquise.crafted=propaganda-bureau"
    table = exiles(f"{line} marquise.hand=anvil @1=eyrie.warrior*2 @5=marquise.warrior").choose("propaganda bureau")
    assert (table.count("eyrie", "warrior", 1), table.count("marquise", "warrior", 1)) == (1, 1)


# False Orders

ORDERS = "seats=marquise,eyrie,alliance turn=marquise marquise.crafted=false-orders"


@card("false-orders")
@pytest.mark.ruling("false-orders", 4)
@pytest.mark.law("root 4.1.3", "root 1.5.5", "root 4.2.1")
@pytest.mark.parametrize("printing", ["older", "newer"])
def test_half_of_an_enemy_s_warriors_move_where_the_player_likes(printing: str) -> None:
    line = f"{ORDERS} options.card_printing={printing} @1=eyrie.warrior*3,marquise.warrior*4 @8=alliance.warrior"
    table = exiles(line)
    assert table.offered == ["false orders", "go on"]
    table.choose("false orders")
    assert (table.prompt, table.asked, table.offered) == ("false orders to whom", "marquise", ["eyrie", "alliance"])
    assert (crafted(table, "marquise"), table.discarded()) == ([], ["false-orders"])
    table.choose("eyrie")
    assert (table.prompt, table.asked, table.offered) == ("false orders to go where", "marquise", [5, 9, 10])
    table.choose(9)
    assert (table.count("eyrie", "warrior", 1), table.count("eyrie", "warrior", 9)) == (1, 2)  # rounded up, no rule


@card("false-orders")
@pytest.mark.law("root 4.1.3")
def test_false_orders_are_for_birdsong_and_for_enemies_with_warriors() -> None:
    table = exiles(f"{ORDERS} @1=eyrie.warrior @5=marquise.warrior").choose("go on")
    assert table.offered == ["false orders", "go on"]  # until it ends
    table.choose("go on")
    assert "false orders" not in table.offered
    assert exiles(f"{ORDERS} @1=eyrie.roost,alliance.sympathy @5=marquise.warrior").prompt == "actions"
    line = "seats=marquise,eyrie,alliance,vagabond turn=vagabond step=slip vagabond.crafted=false-orders"
    line += " vagabond.dominance=dominance-fox vagabond.coalition=marquise vagabond.satchel=torch"
    table = exiles(f"{line} @1=marquise.warrior*2 @8=eyrie.warrior").choose("false orders")
    assert table.prompt == "false orders to go where"  # only the Eyrie: no partner is an enemy


@card("false-orders")
@pytest.mark.ruling("false-orders", 2)
@pytest.mark.law("root 4.1.3", "root E.3.3", "root E.3.4")
def test_hirelings_of_an_enemy_follow_no_false_orders() -> None:
    line = f"{ORDERS} hirelings.sunward-expedition.controller=eyrie @1=sunward-expedition.warrior*4"
    assert exiles(f"{line} @5=marquise.warrior").prompt == "actions"
    table = exiles(f"{line},eyrie.warrior*2 @5=marquise.warrior").choose("false orders", 9)
    assert [event.args[-1] for event in table.happened("moved")] == [1]  # half of the two Eyrie warriors
    assert pieces(table, "sunward-expedition", 1) == 4


@card("false-orders")
@pytest.mark.ruling("false-orders", 4)
@pytest.mark.law("root 4.1.3", "root 1.5.5")
@pytest.mark.parametrize("printing", ["older", "newer"])
def test_origin_and_destination_are_chosen_by_whoever_gives_false_orders(printing: str) -> None:
    line = f"{ORDERS} options.card_printing={printing} @1=eyrie.warrior @5=eyrie.warrior*2 @9=marquise.warrior"
    table = exiles(line).choose("false orders")
    assert (table.prompt, table.asked, table.offered) == ("false orders where", "marquise", [1, 5])
    table.choose(5)
    assert (table.prompt, table.asked, table.offered) == ("false orders to go where", "marquise", [1, 2])


@card("false-orders")
@pytest.mark.ruling("false-orders", 1)
@pytest.mark.law("root 1.5.5", "root 8.2.6")
def test_the_moved_player_pays_for_outrage() -> None:
    table = exiles(f"{ORDERS} @1=eyrie.warrior*2 @5=alliance.sympathy eyrie.hand=bake-sale marquise.hand=investments")
    table.choose("false orders", 5)
    assert player(table, "alliance")["supporters"] == ["bake-sale"]


@card("false-orders")
@pytest.mark.ruling("false-orders", 1)
@pytest.mark.law("root 1.5.5", "root 13.7.2", "root 2.3")
def test_ways_and_snares_are_those_of_the_moved_player() -> None:
    line = "seats=marquise,eyrie,corvids turn=marquise marquise.crafted=false-orders"
    snared = exiles(f"{line} @1=eyrie.warrior*2,corvids.snare @5=eyrie.warrior*2").choose("false orders")
    assert (snared.prompt, snared.offered) == ("false orders to go where", [1, 2])  # from 5 alone
    boats = exiles(f"{line} @5=eyrie.warrior*2 eyrie.crafted=boat-builders").choose("false orders")
    assert boats.offered == [1, 2, 10]
    mine = exiles(f"{line},boat-builders @5=eyrie.warrior*2").choose("false orders")
    assert mine.offered == [1, 2]


@card("false-orders")
@pytest.mark.law("root 1.5.5", "root 12.2.2")
def test_the_burrow_is_a_clearing_that_moles_are_sent_out_of() -> None:
    line = "seats=marquise,duchy turn=marquise marquise.crafted=false-orders duchy.burrow=3"
    table = exiles(f"{line} @5=duchy.tunnel @8=duchy.tunnel").choose("false orders")
    assert (table.prompt, table.offered) == ("false orders to go where", [5, 8])
    table.choose(8)
    assert [event.args[1:] for event in table.happened("moved")] == [(13, 8, 2)]


@card("false-orders")
@pytest.mark.law("root 1.5.5", "rootbotics 12.2.1", "rootbotics 11.8.2")
@pytest.mark.open_question("bots_and_exiles_partisans")
@pytest.mark.open_question("false_orders_on_a_bot")
def test_a_bot_moves_as_the_player_says_along_closed_paths_and_springs_a_snare() -> None:
    line = "seats=marquise,bot:eyrie turn=marquise marquise.crafted=false-orders map=mountain"
    suits = "suits=fox*4,rabbit*4,mouse*4"
    table = exiles(f"{line} {suits} @9=eyrie.warrior*4").choose("false orders")
    assert table.offered == [1, 5, 8, 10, 12]  # 5 and 8 along closed paths
    line = "seats=marquise,bot:eyrie,corvids turn=marquise marquise.crafted=false-orders"
    table = exiles(f"{line} @1=eyrie.warrior*4,corvids.snare").choose("false orders", 5)
    assert (table.count("eyrie", "warrior", 1), table.count("corvids", "snare", 1)) == (4, 0)


@card("false-orders")
@pytest.mark.law("root 1.5.5", "rootbotics 10.2.2")
@pytest.mark.open_question("false_orders_on_a_bot")
def test_all_is_chosen_by_the_player_and_a_bot_moves_as_it_can() -> None:
    """Moles go by tunnel to the Burrow, and out of it to another."""
    line = (
        "seats=marquise,bot:duchy turn=marquise marquise.crafted=false-orders marquise.hand=anvil @1=marquise.warrior"
    )
    rest = "duchy.burrow=3 @5=duchy.warrior*3,duchy.tunnel @8=duchy.tunnel"
    table = exiles(f"{line} {rest}").choose("false orders")
    assert (table.asked, table.prompt, table.offered) == ("marquise", "false orders where", [5, BURROW])
    out = Situation(table.table.copy())
    table.choose(5)
    assert (table.asked, table.offered) == ("marquise", [1, 2, BURROW])
    table.choose(BURROW)
    assert (table.count("duchy", "warrior", 5), table.count("duchy", "warrior", BURROW)) == (1, 5)
    assert out.choose(BURROW, 8).count("duchy", "warrior", 8) == 2


@card("false-orders")
@pytest.mark.law("root C.2.5", "root 1.5.5")
def test_the_moved_player_draws_for_the_ferry() -> None:
    line = "seats=marquise,eyrie turn=marquise marquise.crafted=false-orders map=lake suits=fox*4,rabbit*4,mouse*4"
    table = exiles(f"{line} ferry=1 @1=eyrie.warrior*2").choose("false orders", 11)
    assert [event.args for event in table.happened("drew", "root C.2.5")] == [(table.seat("eyrie"),)]
    assert table.s.ferry == 11


# Coffin Makers

COFFINS = "seats=marquise,eyrie,alliance turn=marquise step=actions alliance.crafted=coffin-makers"


@card("coffin-makers")
@pytest.mark.law("root 4.1.3")
@pytest.mark.parametrize("printing", ["older", "newer"])
def test_removed_warriors_of_anybody_lie_on_the_card(printing: str) -> None:
    line = f"{COFFINS} options.card_printing={printing} @1=marquise.warrior*3,eyrie.warrior*3"
    table = exiles(line, luck=((2, 1),)).choose("battle")
    assert (coffined(table, "marquise"), coffined(table, "eyrie")) == (1, 2)
    assert table.count("eyrie", "warrior", 0) == 17  # twenty, less one on the map and two in coffins
    assert write(table.s)["effects"] == {"coffin-makers": {"warriors": {"marquise": 1, "eyrie": 2}}}
    assert loads(dumps(table.s)) == table.s


@card("coffin-makers")
@pytest.mark.law("root 14.2.2")
@pytest.mark.open_question("warlord_off_the_map")
def test_a_warlord_who_falls_waits_beside_the_board_and_lies_in_no_coffin() -> None:
    line = COFFINS.replace("eyrie", "hundreds") + " hundreds.mood=rowdy"
    table = exiles(f"{line} @1=marquise.warrior*3,hundreds.warlord,hundreds.warrior", luck=((2, 0),)).choose("battle")
    table.choose("warlord")
    assert table.count("hundreds", "warlord", ASIDE) == 1
    assert coffined(table, "hundreds") == 1
    assert write(table.s)["effects"] == {"coffin-makers": {"warriors": {"hundreds": 1}}}


@card("coffin-makers")
@pytest.mark.ruling("coffin-makers", 2)
@pytest.mark.law("root 4.1.3", "root 1.4.1")
@pytest.mark.parametrize(("marquise", "eyrie", "points"), [(4, 0, 0), (4, 1, 1), (9, 0, 1), (7, 4, 2)])
def test_every_five_score_and_all_go_home(marquise: int, eyrie: int, points: int) -> None:
    line = "seats=marquise,eyrie,alliance turn=alliance phase=birdsong alliance.crafted=coffin-makers"
    line += f" effects.coffin-makers.warriors.marquise={marquise} effects.coffin-makers.warriors.eyrie={eyrie}"
    table = exiles(f"{line} @1=alliance.warrior alliance.officers=1")
    assert table.points("alliance") == points
    assert (coffined(table, "marquise"), coffined(table, "eyrie")) == (0, 0)
    assert (table.count("marquise", "warrior", 0), table.count("eyrie", "warrior", 0)) == (25, 20)
    assert crafted(table, "alliance") == ["coffin-makers"]


@card("coffin-makers")
@pytest.mark.ruling("coffin-makers", 1)
@pytest.mark.open_question("coffin_makers_and_savers")
@pytest.mark.law("root 4.1.3", "root 6.2.3")
@pytest.mark.ruling("marquise-de-cat", 4)
def test_field_hospitals_come_first() -> None:
    line = f"{COFFINS} @1=marquise.warrior*3,eyrie.warrior*3 @5=marquise.keep marquise.hand=anvil"
    table = exiles(line, luck=((2, 2),)).choose("battle")
    assert table.prompt == "field hospitals"
    table.choose("anvil")
    assert (table.count("marquise", "warrior", 5), coffined(table, "marquise")) == (2, 0)
    assert coffined(table, "eyrie") == 2
    table = exiles(line, luck=((2, 2),)).choose("battle", "no")
    assert (table.count("marquise", "warrior", 5), coffined(table, "marquise")) == (0, 2)


@card("coffin-makers")
@pytest.mark.ruling("coffin-makers", 4)
@pytest.mark.open_question("coffin_makers_and_savers")
@pytest.mark.law("root 4.1.3", "root 10.2.3")
def test_who_goes_elsewhere_is_not_on_the_way_to_a_supply() -> None:
    line = "seats=marquise,lizards,alliance turn=marquise step=actions alliance.crafted=coffin-makers"
    table = exiles(f"{line} @1=marquise.warrior*3,lizards.warrior*3", luck=((2, 0),)).choose("battle")
    assert (coffined(table, "lizards"), player(table, "lizards")["acolytes"]) == (0, 2)


@card("coffin-makers", "saboteurs")
@pytest.mark.ruling("coffin-makers", 3)
@pytest.mark.law("root 4.1.3")
def test_if_the_card_leaves_play_its_warriors_go_home_and_nobody_scores() -> None:
    line = "seats=marquise,eyrie,alliance turn=marquise marquise.crafted=saboteurs alliance.crafted=coffin-makers"
    table = exiles(f"{line} effects.coffin-makers.warriors.eyrie=6 @1=marquise.warrior").choose("alliance")
    assert (coffined(table, "eyrie"), table.count("eyrie", "warrior", 0)) == (0, 20)
    assert table.points("alliance") == 0
    assert [event.args for event in table.happened("left the coffins")] == [(1, 6)]


@card("coffin-makers")
@pytest.mark.open_question("coffin_makers_reach")
@pytest.mark.law("root 4.1.3", "root 8.2.4")
@pytest.mark.parametrize(("printing", "officers"), [("older", 1), ("newer", 0)])
def test_officers_count_by_the_older_text_alone(printing: str, officers: int) -> None:
    line = "seats=marquise,eyrie,alliance turn=marquise step=actions eyrie.crafted=coffin-makers alliance.officers=2"
    line += f" options.card_printing={printing} @1=marquise.warrior*3,alliance.fox~base"
    table = exiles(line, luck=((2, 0),)).choose("battle")
    assert player(table, "alliance")["officers"] == 1
    assert coffined(table, "alliance") == officers


@card("coffin-makers")
@pytest.mark.open_question("coffin_makers_reach")
@pytest.mark.law("root 4.1.3", "root 10.4.3")
@pytest.mark.parametrize(("printing", "acolytes", "converted"), [("older", 2, 1), ("newer", 0, 0)])
def test_acolytes_and_replaced_warriors_count_by_the_older_text_alone(
    printing: str, acolytes: int, converted: int
) -> None:
    line = "seats=lizards,marquise,eyrie turn=lizards step=conspire lizards.outcast=fox lizards.acolytes=2"
    line += f" eyrie.crafted=coffin-makers options.card_printing={printing} @1=marquise.warrior*2 @5=lizards.warrior"
    table = exiles(line).choose("convert")
    assert table.count("lizards", "warrior", 1) == 1
    assert (coffined(table, "lizards"), coffined(table, "marquise")) == (acolytes, converted)


@card("coffin-makers", "propaganda-bureau")
@pytest.mark.ruling("propaganda-bureau", 2)
@pytest.mark.open_question("coffin_makers_reach")
@pytest.mark.law("root 4.1.3", "root G.1.13")
@pytest.mark.parametrize(("printing", "count"), [("older", 1), ("newer", 0)])
def test_the_warrior_that_propaganda_replaces_counts_by_the_older_text_alone(printing: str, count: int) -> None:
    line = f"{BUREAU} alliance.crafted=coffin-makers options.card_printing={printing} marquise.hand=anvil"
    table = exiles(f"{line} @1=eyrie.warrior*2").choose("propaganda bureau")
    assert coffined(table, "eyrie") == count
    assert table.count("eyrie", "warrior", 0) == 19 - count


@card("coffin-makers")
@pytest.mark.law("root 4.1.3", "root 8.6.1.IV")
@pytest.mark.parametrize("printing", ["older", "newer"])
def test_a_warrior_that_its_own_player_takes_off_the_map_counts(printing: str) -> None:
    line = "seats=marquise,alliance turn=alliance step=military~operations alliance.officers=1"
    line += f" alliance.crafted=coffin-makers options.card_printing={printing} @1=alliance.warrior @5=marquise.warrior"
    table = exiles(line).choose("organize")
    assert coffined(table, "alliance") == 1


@card("coffin-makers")
@pytest.mark.law("root 4.1.3", "rootbotics 1.2.1")
@pytest.mark.open_question("bots_and_exiles_partisans")
def test_warriors_of_bots_lie_on_the_card_too() -> None:
    line = COFFINS.replace("eyrie", "bot:duchy")
    table = exiles(f"{line} @1=marquise.warrior*3,duchy.warrior*3", luck=((2, 1),)).choose("battle")
    assert (coffined(table, "marquise"), coffined(table, "duchy")) == (1, 2)


@card("coffin-makers")
@pytest.mark.open_question("coffin_makers_reach")
@pytest.mark.law("root 4.1.3", "rootbotics 9.2.2")
@pytest.mark.parametrize(("printing", "count"), [("older", 2), ("newer", 0)])
def test_payments_that_the_riverfolk_give_back_count_by_the_older_text_alone(printing: str, count: int) -> None:
    line = "seats=marquise,bot:riverfolk,eyrie turn=marquise step=actions eyrie.crafted=coffin-makers"
    line += f" options.card_printing={printing} @1=marquise.warrior*3,riverfolk.fox~trade~post"
    table = exiles(f"{line} riverfolk.payments.marquise=4", luck=((2, 0),)).choose("battle")
    assert (coffined(table, "marquise"), table.count("marquise", "warrior", 0)) == (count, 20 - count)


@card("coffin-makers")
@pytest.mark.open_question("coffin_makers_reach")
@pytest.mark.law("root 4.1.3", "root 11.5.5")
@pytest.mark.parametrize(("printing", "count"), [("older", 1), ("newer", 0)])
def test_funds_that_the_riverfolk_spend_count_by_the_older_text_alone(printing: str, count: int) -> None:
    line = "seats=riverfolk,marquise,eyrie turn=riverfolk step=funds eyrie.crafted=coffin-makers"
    table = exiles(f"{line} options.card_printing={printing} riverfolk.funds.marquise=2").choose("recruit", 5)
    assert (coffined(table, "marquise"), table.count("marquise", "warrior", 0)) == (count, 24 - count)


@card("coffin-makers")
@pytest.mark.ruling("coffin-makers", 4)
@pytest.mark.open_question("coffin_makers_reach")
@pytest.mark.law("root 4.1.3", "root E.2.2")
@pytest.mark.parametrize("printing", ["older", "newer"])
def test_warriors_of_hirelings_count_by_both_texts(printing: str) -> None:
    line = f"{COFFINS} options.card_printing={printing} hirelings.sunward-expedition.controller=eyrie"
    table = exiles(f"{line} @1=marquise.warrior*3,sunward-expedition.warrior*3", luck=((2, 0),)).choose("battle")
    assert pieces(table, "sunward-expedition", HELD_BACK) == 2


@card("coffin-makers")
@pytest.mark.law("root 4.1.3")
def test_without_the_card_in_play_warriors_go_home() -> None:
    line = "seats=marquise,eyrie turn=marquise step=actions eyrie.hand=coffin-makers"
    table = exiles(f"{line} @1=marquise.warrior*3,eyrie.warrior*3", luck=((2, 0),)).choose("battle")
    assert (coffined(table, "eyrie"), table.count("eyrie", "warrior", 0)) == (0, 19)


def test_coffins_that_cannot_be_are_refused() -> None:
    line = "seats=marquise,eyrie effects.coffin-makers.warriors.eyrie={}"
    with pytest.raises(Exception, match="nobody has crafted the card"):
        exiles(line.format(3))
    with pytest.raises(Exception, match=r"coffin-makers\.warriors\.eyrie"):
        exiles(f"{line.format(21)} marquise.crafted=coffin-makers")


@card("coffin-makers", "saboteurs")
@pytest.mark.law("root 1.1.3", "root 1.4.1")
def test_several_starts_come_in_the_order_that_the_player_likes() -> None:
    line = "seats=marquise,eyrie turn=marquise marquise.crafted=coffin-makers,saboteurs eyrie.crafted=tunnels"
    table = exiles(f"{line} effects.coffin-makers.warriors.eyrie=5 @1=marquise.warrior")
    assert (table.prompt, table.offered) == ("which effect first", ["saboteurs", "coffin makers"])


# No card is left out


def test_every_card_of_the_deck_has_its_test() -> None:
    own = {info.id for info in CARDS[42:60]}
    assert sorted(own - set(TESTED)) == []
    assert sorted(set(TESTED) - own) == []
