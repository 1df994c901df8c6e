"""The Underground Duchy: Law of Root, chapter 12."""

from __future__ import annotations

from typing import Any

import pytest
from tests.root.situation import Situation, given, setup

from lawbound.root.bots import BOTS
from lawbound.root.cards import CARDS
from lawbound.root.naming import PositionError
from lawbound.root.state import BURROW

SEATS = "root seats=duchy,marquise,eyrie turn=duchy"


def duchy(rest: str, luck: tuple[object, ...] = ()) -> Situation:
    """The Duchy at the start of its turn, or where the rest says."""
    return given(f"{SEATS} {rest}", luck=luck)


def marquise(rest: str, luck: tuple[object, ...] = ()) -> Situation:
    """The Marquise before her actions."""
    return given(f"root seats=marquise,duchy,eyrie turn=marquise step=actions {rest}", luck=luck)


def board(table: Situation) -> dict[str, Any]:
    return table.player("duchy").describe(table.s)


def revealed(table: Situation) -> list[str]:
    """All that was revealed since the situation began, in that order."""
    return [CARDS[event.args[1]].id for event in table.events if event.name == "revealed"]


def in_burrow(table: Situation) -> int:
    return table.count("duchy", "warrior", BURROW)


# Setup


@pytest.mark.law("root 12.3", "root 12.3.1", "root 12.3.2", "root 12.3.3", "root 12.3.4", "root 12.3.5", "root 12.3.6")
def test_it_surfaces_in_a_corner_opposite_another_with_its_boards_full() -> None:
    table = setup("marquise", "duchy").until("place the keep").choose(1).until("actions")
    neighbours = table.s.paths[3]
    assert [table.count("duchy", "warrior", c) for c in (3, *neighbours)] == [2] * (1 + len(neighbours))
    assert table.count("duchy", "tunnel", 3) == 1
    assert in_burrow(table) == 0
    assert table.s.starts[1] == 3  # opposite the keep, and nowhere else
    player = table.player("duchy")
    assert table.s.ruler[BURROW] == player.side
    assert [table.s.board[player.row(name)] for name in ("citadel", "market", "tunnel")] == [3, 3, 2]
    assert board(table)["swayed"] == []
    table = setup("duchy", "alliance").until("surface in a corner")
    assert table.offered == [1, 2, 3, 4]  # nobody to be opposite to


# The Burrow


@pytest.mark.law("root 12.2.2")
def test_the_burrow_is_adjacent_to_tunnels_and_always_its_own() -> None:
    table = duchy("step=assembly duchy.burrow=3 @5=duchy.tunnel @1=duchy.warrior")
    table.choose("move")
    assert BURROW in table.offered
    table.choose(BURROW)
    assert table.prompt == "how many to move"  # clearing 5 is the only way out
    table.choose(2)
    assert (table.count("duchy", "warrior", 5), in_burrow(table)) == (2, 1)
    table.choose("move", 5)
    assert BURROW in table.offered  # and back
    without = duchy("step=assembly duchy.burrow=3 @1=duchy.warrior")
    without.choose("move")
    assert BURROW not in without.offered


@pytest.mark.law("root 12.2.2")
def test_nobody_else_goes_into_the_burrow() -> None:
    table = marquise("@5=duchy.tunnel,marquise.warrior*2 duchy.burrow=1").choose("march")
    assert table.prompt == "move to"
    assert BURROW not in table.offered


@pytest.mark.law("root 12.2.2", "root 4.1.3")
@pytest.mark.open_question("burrow_as_a_ruled_clearing")
def test_the_burrow_is_a_clearing_that_it_rules() -> None:
    table = duchy("phase=birdsong duchy.crafted=royal-claim @1=duchy.warrior")
    table.choose("royal claim")
    assert table.points("duchy") == 2  # clearing 1 and the Burrow


@pytest.mark.law("root 12.2.2", "root 12.5.1.IV", "root 12.5.3.II")
@pytest.mark.open_question("burrow_as_a_ruled_clearing")
def test_the_burrow_has_neither_slots_nor_suit() -> None:
    table = duchy("step=assembly duchy.burrow=4 duchy.hand=anvil,armorers")
    assert "build" not in table.offered
    built = duchy("step=assembly duchy.burrow=4 duchy.hand=anvil,armorers @1=duchy.warrior @2=duchy.warrior")
    built.choose("build")
    assert built.offered == [1, 2]
    swaying = "step=sway duchy.hand=sappers,armorers duchy.burrow=4 @1=duchy.warrior"
    assert duchy(f"{swaying} @2=duchy.warrior").prompt == "sway"
    assert duchy(swaying).prompt != "sway"


# The price of failure


@pytest.mark.law("root 12.2.3")
def test_lost_buildings_cost_a_random_card_and_a_minister_of_the_highest_rank() -> None:
    table = marquise(
        "@5=marquise.warrior*3,duchy.market,duchy.citadel duchy.hand=anvil duchy.swayed=captain,banker,brigadier",
        luck=((2, 0),),
    ).choose("battle")
    while table.prompt == "take a hit":
        table.choose(table.offered[0])
    assert (table.asked, table.prompt, table.offered) == ("duchy", "which minister leaves", ["brigadier", "banker"])
    table.choose("banker")
    assert table.hand("duchy") == []
    assert board(table)["swayed"] == ["captain", "brigadier"]  # one penalty for both buildings
    assert board(table)["crowns lost"] == {"noble": 1}


@pytest.mark.law("root 12.2.3", "root 12.5.3.I")
def test_a_crown_that_was_lost_is_gone_for_good() -> None:
    hand = "duchy.hand=anvil,protection-racket,foxfolk-steel"
    stands = "@1=duchy.warrior @6=duchy.warrior @8=duchy.warrior @12=duchy.warrior"
    table = duchy(f"step=sway {stands} {hand} duchy.swayed=mayor duchy.crowns~lost.noble=2")
    assert not {"brigadier", "banker"} & set(table.offered)
    table = duchy(f"step=sway {stands} {hand} duchy.swayed=mayor duchy.crowns~lost.noble=1")
    assert {"brigadier", "banker"} <= set(table.offered)


@pytest.mark.law("root 12.2.3")
def test_other_pieces_cost_nothing() -> None:
    table = marquise("@5=marquise.warrior*3,duchy.tunnel duchy.hand=anvil duchy.swayed=captain", luck=((2, 0),)).choose(
        "battle"
    )
    assert (table.hand("duchy"), board(table)["swayed"]) == (["anvil"], ["captain"])


# Birdsong


@pytest.mark.law("root 12.4")
def test_warriors_come_to_the_burrow_more_with_citadels() -> None:
    assert in_burrow(duchy("")) == 1
    assert in_burrow(duchy("@1=duchy.citadel")) == 2
    assert in_burrow(duchy("@1=duchy.citadel @5=duchy.citadel")) == 4
    assert in_burrow(duchy("@1=duchy.citadel @5=duchy.citadel @3=duchy.citadel")) == 6


# Assembly


@pytest.mark.law("root 12.5.1", "root 12.5.1.II", "root 12.5")
def test_two_actions_in_any_mix() -> None:
    table = duchy("step=assembly @1=duchy.warrior*2 @5=duchy.tunnel")
    table.choose("recruit", "recruit")
    assert in_burrow(table) == 2
    assert table.prompt != "assembly"


@pytest.mark.law("root 12.5.1.I", "root 2.1.4")
def test_it_builds_where_it_rules_for_a_card_of_the_suit_that_comes_back() -> None:
    table = duchy("step=assembly @1=duchy.warrior @5=duchy.warrior @2=duchy.warrior duchy.hand=anvil,armorers")
    table.choose("build")
    assert table.offered == [1, 2, 5]  # the bird is of every suit
    table.choose(5, "market")
    assert table.count("duchy", "market", 5) == 1
    assert (table.hand("duchy"), board(table)["revealed"]) == (["anvil"], ["armorers"])
    table.choose("build")  # only clearing 1 is left to a fox card
    assert table.prompt == "build what"
    table.choose("citadel")
    assert revealed(table) == ["armorers", "anvil"]
    assert table.points("duchy") == 0


@pytest.mark.law("root 12.5.1.III", "root 12.5.1.IV")
def test_it_moves_and_battles() -> None:
    table = duchy("step=assembly @1=duchy.warrior*3 @5=marquise.warrior", luck=((1, 0),))
    table.choose("move", 5, 3, "battle")
    assert table.count("marquise", "warrior", 5) == 0
    assert board(table)["assembled"] == 2


@pytest.mark.law("root 12.5.1.V")
def test_it_digs_with_a_card_of_the_suit_and_up_to_four_come_through() -> None:
    table = duchy("step=assembly duchy.burrow=6 @1=duchy.tunnel duchy.hand=anvil @8=marquise.warrior*2")
    table.choose("dig")
    assert table.offered == [6, 8, 12]  # fox clearings without a tunnel, ruled or not
    table.choose(8)
    assert (table.prompt, table.offered) == ("how many to move", [0, 1, 2, 3, 4])
    table.choose(4)
    assert (table.count("duchy", "tunnel", 8), table.count("duchy", "warrior", 8), in_burrow(table)) == (1, 4, 2)
    assert table.discarded() == ["anvil"]


@pytest.mark.law("root 12.5.1.V")
@pytest.mark.open_question("dig_without_warriors")
def test_it_may_dig_and_send_nobody() -> None:
    table = duchy("step=assembly duchy.burrow=2 duchy.hand=anvil").choose("dig", 8, 0)
    assert (table.count("duchy", "tunnel", 8), in_burrow(table)) == (1, 2)


@pytest.mark.law("root 12.2.4", "root 12.5.1.V")
def test_a_fourth_tunnel_takes_one_from_the_map_first() -> None:
    tunnels = "@1=duchy.tunnel @2=duchy.tunnel,marquise.warrior @3=duchy.tunnel"
    table = duchy(f"step=assembly {tunnels} duchy.hand=anvil").choose("dig")
    assert (table.prompt, table.offered) == ("take up a tunnel", [1, 2, 3])
    table.choose(1)
    assert table.offered == [1, 6, 8, 12]  # clearing 1 has none now
    table.choose(6)
    assert [c for c in range(1, 13) if table.count("duchy", "tunnel", c)] == [2, 3, 6]
    assert all(table.points(key) == 0 for key in ("duchy", "marquise"))  # nobody scores for it


@pytest.mark.law("root 8.2.6", "root 12.5.1.V")
def test_who_comes_through_a_tunnel_moves() -> None:
    table = given(
        "root seats=duchy,alliance turn=duchy step=assembly duchy.burrow=2 @8=alliance.sympathy "
        "duchy.hand=anvil,foxfolk-steel"
    ).choose("dig", 8)
    table.choose("anvil", 2)
    assert table.prompt != "how many to move"
    assert "foxfolk-steel" not in table.hand("duchy")  # outrage


# Parliament


def parliament(swayed: str, rest: str, luck: tuple[object, ...] = ()) -> Situation:
    return duchy(f"step=parliament duchy.swayed={swayed} {rest}", luck=luck)


@pytest.mark.law("root 12.5.2", "root 12.5.2.VIII", "root 12.5.2.IX")
def test_each_swayed_minister_acts_once_in_any_order() -> None:
    table = parliament("baron~of~dirt,earl~of~stone", "@1=duchy.market @5=duchy.citadel,duchy.market")
    assert table.offered == ["earl of stone", "baron of dirt", "done"]
    table.choose("baron of dirt")
    assert table.points("duchy") == 2
    assert table.offered == ["earl of stone", "done"]
    table.choose("earl of stone")
    assert table.points("duchy") == 3
    assert table.prompt != "parliament"


@pytest.mark.law("root 12.5.2.I")
def test_the_foremole_builds_for_any_card() -> None:
    table = parliament("foremole", "@5=duchy.warrior duchy.hand=anvil")
    table.choose("foremole")
    assert table.prompt == "build what"
    table.choose("citadel")
    assert table.count("duchy", "citadel", 5) == 1
    assert revealed(table) == ["anvil"]


@pytest.mark.law("root 12.5.2.II", "root 12.5.2.III")
def test_the_captain_battles_and_the_marshal_moves() -> None:
    table = parliament("captain,marshal", "@1=duchy.warrior*2 @5=marquise.warrior", luck=((1, 0),))
    assert table.offered == ["marshal", "done"]  # nobody to battle yet
    table.choose("marshal", 5, 2, "captain")
    assert table.count("marquise", "warrior", 5) == 0


@pytest.mark.law("root 12.5.2.IV")
def test_the_brigadier_moves_or_battles_twice() -> None:
    table = parliament("brigadier", "@1=duchy.warrior*4 @5=marquise.warrior @2=duchy.warrior")
    table.choose("brigadier")
    assert table.prompt == "move from"  # nobody to battle: moves alone
    table.choose(1, 5, 4)
    assert (table.prompt, table.offered[-1]) == ("move from", "done")
    stands = "@1=duchy.warrior*3,marquise.warrior @5=duchy.warrior*3,marquise.warrior"
    table = parliament("brigadier", stands, luck=((1, 0), (1, 0)))
    table.choose("brigadier")
    assert table.offered == ["moves", "battles"]
    table.choose("battles", 1)
    assert (table.prompt, table.offered) == ("battle again", [5, "done"])
    table.choose(5)
    assert [table.count("marquise", "warrior", c) for c in (1, 5)] == [0, 0]


@pytest.mark.law("root 12.5.2.IV")
def test_the_second_of_the_brigadier_is_optional() -> None:
    stands = "@1=duchy.warrior*3,marquise.warrior @5=duchy.warrior*3,marquise.warrior"
    table = parliament("brigadier", stands, luck=((1, 0),)).choose("brigadier", "battles", 1, "done")
    assert table.count("marquise", "warrior", 5) == 1


@pytest.mark.law("root 12.5.2.V")
def test_the_banker_takes_cards_of_one_suit_with_birds() -> None:
    table = parliament("banker", "duchy.hand=anvil,foxfolk-steel,armorers,bake-sale")
    table.choose("banker", "armorers")
    assert table.offered == ["foxfolk-steel", "anvil", "bake-sale", "done"]  # a bird alone binds to nothing
    table.choose("anvil")
    assert table.offered == ["foxfolk-steel", "done"]
    assert table.points("duchy") == 0
    table.choose("done")
    assert table.points("duchy") == 2
    assert sorted(table.discarded()) == ["anvil", "armorers"]


@pytest.mark.law("root 12.5.2.VI")
def test_the_mayor_takes_the_action_of_a_noble_or_squire_even_twice() -> None:
    table = parliament("mayor,banker,duchess~of~mud,marshal", "duchy.hand=anvil,sword,bake-sale")
    assert table.offered == ["banker", "mayor", "done"]
    table.choose("banker", "anvil")
    assert table.points("duchy") == 1  # no other card is of that suit
    table.choose("mayor", "sword")
    assert table.points("duchy") == 2  # the Banker again, the only one whose action he can take


@pytest.mark.law("root 12.5.2.VI")
def test_the_mayor_takes_no_action_of_a_lord() -> None:
    table = parliament(
        "mayor,banker,foremole,earl~of~stone", "@5=duchy.citadel @1=duchy.warrior duchy.hand=anvil,sword"
    )
    table.choose("mayor")
    assert table.offered == ["foremole", "banker"]  # though the Earl could score


@pytest.mark.law("root 12.5.2.VII")
def test_the_duchess_scores_two_for_three_tunnels() -> None:
    tunnels = "@1=duchy.tunnel @2=duchy.tunnel"
    assert parliament("duchess~of~mud", tunnels).prompt != "parliament"
    table = parliament("duchess~of~mud", f"{tunnels} @3=duchy.tunnel").choose("duchess of mud")
    assert table.points("duchy") == 2


# Sway


@pytest.mark.law("root 12.5.3", "root 12.5.3.I", "root 12.5.3.II", "root 12.5.3.III")
def test_it_sways_one_minister_for_cards_that_its_clearings_match() -> None:
    table = duchy("step=sway @1=duchy.warrior @5=duchy.tunnel duchy.hand=anvil,foxfolk-steel,bake-sale,smugglers-trail")
    assert table.offered == ["captain", "marshal", "foremole", "done"]  # two clearings, two cards
    table.choose("captain")
    assert table.offered == ["foxfolk-steel", "anvil", "smugglers-trail", "bake-sale"]
    table.choose("anvil")
    assert table.offered == ["smugglers-trail", "bake-sale"]  # clearing 1 stands for the first card
    table.choose("bake-sale")
    assert board(table)["swayed"] == ["captain"]
    assert revealed(table) == ["anvil", "bake-sale"]
    assert table.points("duchy") == 1
    assert table.prompt != "sway"


@pytest.mark.law("root 12.5.3.III")
@pytest.mark.parametrize(("minister", "cards", "points"), [("captain", 2, 1), ("mayor", 3, 2), ("earl of stone", 4, 3)])
def test_a_crown_scores_by_rank(minister: str, cards: int, points: int) -> None:
    everywhere = " ".join([f"@{c}=duchy.warrior" for c in (1, 6, 8, 12)])
    table = duchy(f"step=sway {everywhere} duchy.hand=anvil,foxfolk-steel,armorers,sappers").choose(minister)
    while table.prompt == "reveal to sway":
        table.choose(table.offered[0])
    assert (len(revealed(table)), table.points("duchy")) == (cards, points)


@pytest.mark.law("root 12.5.3.II")
@pytest.mark.open_question("sway_with_the_burrow")
def test_the_burrow_lets_no_card_be_revealed() -> None:
    table = duchy("step=sway duchy.burrow=4 @1=duchy.warrior duchy.hand=armorers,sappers")
    assert table.prompt != "sway"


@pytest.mark.law("root 12.5.3.II")
def test_what_is_revealed_first_leaves_room_for_the_rest() -> None:
    table = duchy("step=sway @1=duchy.warrior @5=duchy.warrior duchy.hand=anvil,foxfolk-steel,bake-sale")
    table.choose("captain", "bake-sale")
    assert table.offered == ["foxfolk-steel", "anvil"]
    table = duchy("step=sway @1=duchy.warrior @5=duchy.warrior duchy.hand=anvil,foxfolk-steel,armorers")
    table.choose("captain")
    assert set(table.offered) == {"anvil", "foxfolk-steel", "armorers"}
    table.choose("anvil")
    assert table.prompt != "reveal to sway"  # the bird is all that can stand for clearing 5
    assert revealed(table) == ["anvil", "armorers"]


# Evening


@pytest.mark.law("root 12.6", "root 12.6.1")
def test_revealed_birds_are_discarded_and_the_rest_comes_back() -> None:
    table = duchy("phase=evening duchy.revealed=anvil,armorers,bake-sale")
    assert {"anvil", "bake-sale"} <= set(table.hand("duchy"))
    assert table.discarded() == ["armorers"]
    assert board(table)["revealed"] == []


@pytest.mark.law("root 12.2.1", "root 12.6.2")
def test_it_crafts_in_the_evening_with_citadels_and_markets_alike() -> None:
    table = duchy("phase=evening @8=duchy.citadel,duchy.market duchy.hand=sword,anvil")
    assert (table.prompt, table.offered) == ("craft", ["anvil", "sword", "done"])
    table.choose("sword")  # both buildings for two foxes
    assert table.points("duchy") == 2
    assert table.prompt != "craft"
    table = duchy("phase=evening @8=duchy.citadel,duchy.market duchy.hand=foxfolk-steel,anvil").choose("anvil")
    assert table.prompt != "craft" or "foxfolk-steel" not in table.offered  # it takes two


@pytest.mark.law("root 12.6.3")
def test_it_draws_more_with_markets_and_keeps_five() -> None:
    assert len(duchy("phase=evening").hand("duchy")) == 1
    assert len(duchy("phase=evening @1=duchy.market @5=duchy.market,duchy.citadel").hand("duchy")) == 3
    table = duchy("phase=evening duchy.hand=ambush-fox,ambush-rabbit,ambush-mouse,ambush-bird,ambush-bird")
    assert (table.prompt, len(table.offered)) == ("discard to the hand limit", 5)


# Bots


@pytest.mark.law("root 12.2.2", "rootbotics 2.3")
@pytest.mark.open_question("human_duchy_and_bots")
def test_the_burrow_is_no_clearing_for_a_bot_that_moves() -> None:
    line = "root seats=bot:marquise,duchy turn=marquise step=move marquise.order=cobbler marquise.built=1"
    table = given(f"{line} duchy.burrow=9 duchy.hand=anvil @5=marquise.warrior*6,duchy.tunnel @2=duchy.warrior")
    assert [event.args[1:] for event in table.happened("moved")] == [(5, 2, 3)]


@pytest.mark.law("root 12.2.2", "rootbotics 7.5.4")
@pytest.mark.open_question("human_duchy_and_bots")
@pytest.mark.parametrize(("mole", "battled"), [("", "eyrie"), ("@2=duchy.warrior", "duchy")])
def test_whoever_hides_in_the_burrow_is_on_no_map_for_a_bot(mole: str, battled: str) -> None:
    """The Vagabot goes for the leader among those who have a piece on the map."""
    line = "root seats=bot:vagabond,duchy,eyrie turn=vagabond step=daylight vagabond.order=tax-collector"
    rest = "vagabond.place=2 vagabond.satchel=boots*6 duchy.points=9 eyrie.points=5 duchy.burrow=6 duchy.hand=anvil"
    table = given(f"{line} {rest} @2=eyrie.roost {mole}", luck=((0, 0),))
    assert battled == table.s.players[table.happened("battle")[0].args[1]].KEY


@pytest.mark.law("root 12.2.2", "rootbotics 2.4")
@pytest.mark.open_question("human_duchy_and_bots")
@pytest.mark.parametrize("key", [key for key in BOTS if key != "duchy"])
def test_no_bot_ever_weighs_the_burrow(key: str) -> None:
    own = {"vagabond": "vagabond.place=5 vagabond.satchel=boots*4", "lizards": "lizards.souls=anvil @5=lizards.warrior"}
    line = f"root seats=bot:{key},duchy turn={key} duchy.hand=sappers duchy.burrow=9 duchy.points=5"
    stands = own.get(key, f"@5={key}.warrior*5")
    rest = "@1=duchy.tunnel,duchy.market @12=duchy.tunnel,duchy.warrior*2"
    table = given(f"{line} {stands} {rest}", luck=("armorers",))
    weighed = [event.args[2][0][2] for event in table.happened("chose") if event.args[3] in ("clearing", "place")]
    assert weighed and BURROW not in [clearing for candidates in weighed for clearing in candidates]


# Positions


@pytest.mark.law("root 12.2.3")
def test_positions_name_what_cannot_be() -> None:
    for wrong, says in (
        ("duchy.swayed=king", "king"),
        ("duchy.burrow=21", "burrow"),
        ("duchy.swayed=captain,marshal,foremole duchy.crowns~lost.squire=1", "crowns lost"),
        ("duchy.revealed=?", "revealed"),
        ("duchy.assembled=3", "assembled"),
    ):
        with pytest.raises(PositionError, match=says):
            duchy(wrong)
