"""The Lizard Cult: Law of Root, chapter 10.

On the autumn map clearings 1, 6, 8 and 12 are fox, 3, 4, 5 and 10 rabbit, 2, 7, 9 and 11 mouse.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import pytest
from tests.root.situation import Situation, given, setup

from lawbound.kernel import Chance
from lawbound.root.cards import CARDS, UNKNOWN
from lawbound.root.factions.lizards import Lizards
from lawbound.root.naming import PositionError
from lawbound.root.removal import Removal, finish_removals, remove_pieces
from lawbound.root.state import ASIDE


def lizards(rest: str, luck: Iterable[Any] = (), others: str = "marquise,eyrie") -> Situation:
    """The Cult at the start of its turn, or where the rest says."""
    return given(f"root seats=lizards,{others} turn=lizards {rest}", luck=luck)


def conspire(rest: str, acolytes: int, luck: Iterable[Any] = (), others: str = "marquise,eyrie") -> Situation:
    return lizards(f"step=conspire lizards.acolytes={acolytes} {rest}", luck, others)


def rituals(rest: str) -> Situation:
    return lizards(f"step=rituals {rest}")


def marquise(rest: str, luck: Iterable[Any] = ()) -> Situation:
    """The Marquise before her actions."""
    return given(f"root seats=marquise,lizards,eyrie turn=marquise step=actions {rest}", luck=luck)


def board(table: Situation) -> dict[str, Any]:
    return table.player("lizards").describe(table.s)


def cult(table: Situation) -> Lizards:
    player = table.player("lizards")
    assert isinstance(player, Lizards)
    return player


def acolytes(table: Situation) -> int:
    return table.count("lizards", "warrior", ASIDE)


def revealed(table: Situation) -> list[str]:
    """All that was revealed since the situation began, in that order."""
    return [CARDS[event.args[1]].id for event in table.events if event.name == "revealed"]


# Setup


@pytest.mark.law("root 10.3", "root 10.3.1", "root 10.3.2", "root 10.3.3", "root 10.3.4")
def test_it_starts_in_a_corner_opposite_another_and_chooses_the_outcast() -> None:
    table = setup("marquise", "lizards").until("place the keep").choose(1).until("choose the Outcast")
    assert table.s.starts[1] == 3  # opposite the keep, and nowhere else
    assert table.count("lizards", "warrior", 3) == 4
    assert table.count("lizards", "rabbit garden", 3) == 1
    assert [table.count("lizards", "warrior", c) for c in (6, 7, 11)] == [1, 1, 1]
    assert table.count("lizards", "warrior", 0) == 25 - 7
    assert [table.count("lizards", f"{suit} garden", 0) for suit in ("fox", "rabbit", "mouse")] == [5, 4, 5]
    assert table.offered == ["fox", "rabbit", "mouse"]
    table.choose("mouse")
    assert (board(table)["outcast"], board(table)["hated"]) == ("mouse", 0)
    table = setup("lizards", "alliance").until("place the first garden")
    assert table.offered == [1, 2, 3, 4]  # nobody to be opposite to


@pytest.mark.law("root 10.3.2")
def test_every_starting_garden_is_of_the_suit_of_its_corner() -> None:
    for corner, suit in ((1, "fox"), (2, "mouse"), (3, "rabbit"), (4, "rabbit")):
        table = setup("lizards", "alliance").until("place the first garden").choose(corner)
        assert table.count("lizards", f"{suit} garden", corner) == 1


# Revenge


@pytest.mark.law("root 10.2.3")
def test_warriors_lost_as_defender_become_acolytes() -> None:
    table = marquise("@5=marquise.warrior*4,lizards.warrior*3", luck=((2, 0),)).choose("battle")
    assert (table.count("lizards", "warrior", 5), acolytes(table)) == (1, 2)
    assert table.count("lizards", "warrior", 0) == 25 - 3


@pytest.mark.law("root 10.2.3")
def test_warriors_lost_as_attacker_or_outside_battle_do_not() -> None:
    table = conspire("@1=lizards.warrior*3,marquise.warrior*3", 2, luck=((1, 1),)).choose("crusade")
    assert (table.count("lizards", "warrior", 1), acolytes(table)) == (2, 0)
    table = given(
        "root seats=marquise,lizards,eyrie turn=marquise step=craft marquise.hand=favor-of-the-mice "
        "@2=marquise.workshop,lizards.warrior @7=marquise.workshop @9=marquise.workshop"
    ).choose("favor-of-the-mice")
    assert (table.count("lizards", "warrior", 2), acolytes(table)) == (0, 0)


# Pilgrims


@pytest.mark.law("root 10.2.4")
def test_a_garden_rules_its_clearing_whatever_else_is_there() -> None:
    table = marquise("@5=marquise.warrior*6,lizards.rabbit~garden @2=marquise.warrior*2,lizards.warrior")
    assert (table.ruler(5), table.ruler(2)) == ("lizards", "marquise")
    table = marquise("@5=eyrie.warrior*4,lizards.warrior*3,lizards.rabbit~garden @1=eyrie.warrior,lizards.warrior")
    assert (table.ruler(5), table.ruler(1)) == ("lizards", "eyrie")  # a tie is the Eyrie's where no garden stands


# Fear of the faithful


@pytest.mark.law("root 10.2.5")
def test_a_lost_garden_costs_a_random_card() -> None:
    table = marquise("@5=marquise.warrior*3,lizards.rabbit~garden lizards.hand=anvil", luck=((0, 0),)).choose("battle")
    assert table.points("marquise") == 1
    assert table.hand("lizards") == []
    assert board(table)["souls"] == ["anvil"]


@pytest.mark.law("root 10.2.5")
def test_one_effect_that_takes_several_gardens_costs_a_card_for_each() -> None:
    table = given(
        "root seats=marquise,lizards,eyrie turn=marquise step=craft marquise.hand=favor-of-the-mice "
        "lizards.hand=anvil,sword,bake-sale "
        "@2=marquise.workshop,lizards.mouse~garden @7=marquise.workshop @9=marquise.workshop @11=lizards.mouse~garden*2"
    ).choose("favor-of-the-mice")
    assert table.points("marquise") == 3
    assert len(table.hand("lizards")) == 0
    assert len(board(table)["souls"]) == 4  # and the Favor


@pytest.mark.law("root 10.2.5", "root 10.5")
@pytest.mark.open_question("cards_taken_while_revealed")
def test_what_is_revealed_is_not_in_hand() -> None:
    """A garden lost in Daylight takes no card that lies revealed."""
    line = "phase=daylight lizards.crafted=command-warren lizards.revealed=anvil @1=lizards.warrior,lizards.fox~garden"
    for hand in ("", "lizards.hand=sword"):
        table = lizards(f"{line} @1=marquise.warrior*3 {hand}", luck=((2, 2),)).choose(1)
        assert table.points("marquise") == 1
        assert "anvil" not in board(table)["souls"]
        assert ("sword" in board(table)["souls"]) == bool(hand)


@pytest.mark.law("root 10.2.5")
@pytest.mark.open_question("garden_removed_by_the_cult")
def test_a_garden_that_the_cult_itself_removes_costs_a_card_too() -> None:
    """No agent is named."""
    table = rituals("lizards.hand=anvil,sword @1=lizards.fox~garden")
    player, s = cult(table), table.s.copy()
    removal = Removal(player.seat, player.seat, 1)
    remove_pieces(s, removal, player.row("fox garden"), 1, "root 10.2.5")
    demand = next(finish_removals(s, [removal], [], player.seat))
    assert isinstance(demand, Chance)
    assert demand.about.name == "random card"
    assert s.vp[player.seat] == 0


# The Lost Souls


@pytest.mark.ruling("dominance-bird", 3)
@pytest.mark.law("root 10.2.6")
def test_whatever_anybody_spends_or_discards_lies_on_the_lost_souls() -> None:
    table = marquise("marquise.hand=dominance-bird,armorers @5=marquise.warrior").choose("bird card for an action")
    table.choose("dominance-bird")
    assert (board(table)["souls"], table.discarded(), list(table.s.available)) == (["dominance-bird"], [], [])
    table.choose("bird card for an action")
    assert board(table)["souls"] == ["dominance-bird", "armorers"]  # the top card last


@pytest.mark.law("root 10.2.6")
@pytest.mark.open_question("human_cult_and_bots")
def test_order_cards_of_bots_lie_there_too_but_not_what_the_eyrie_bot_keeps() -> None:
    table = given("root seats=bot:marquise,eyrie,lizards turn=marquise eyrie.leader=despot eyrie.hand=anvil")
    order = [CARDS[event.args[1]].id for event in table.happened("order")]
    assert table.asked == "eyrie"
    assert board(table)["souls"][: len(order)] == order
    table = given(
        "root seats=bot:eyrie,marquise,lizards turn=eyrie @5=eyrie.roost,eyrie.warrior*6 @7=marquise.warrior*2"
    )
    assert table.asked == "marquise"
    assert len(table.happened("order to decree")) == 1
    assert board(table)["souls"] == []


@pytest.mark.law("root 10.2.6", "root 1.2.1")
def test_anybody_sees_the_lost_souls_and_what_is_revealed_but_not_the_hand() -> None:
    table = rituals("lizards.souls=anvil,sword lizards.hand=bake-sale,armorers lizards.revealed=root-tea-fox")
    seen = table.table.view(table.seat("eyrie")).state
    player = cult(table)
    assert [CARDS[card].id for card in player.lost_souls(seen)] == ["anvil", "sword"]
    assert [CARDS[card].id for card in player.revealed(seen)] == ["root-tea-fox"]
    assert list(seen.hands[player.seat]) == [UNKNOWN, UNKNOWN]


@pytest.mark.law("root 10.2.6")
def test_the_lost_souls_are_no_discard_pile() -> None:
    """The Tinker finds nothing there."""
    line = "root seats=vagabond,lizards,marquise turn=vagabond step=daylight vagabond.character=tinker vagabond.place=5"
    line += " vagabond.satchel=torch,boots"
    assert "special action" not in given(f"{line} lizards.souls=bake-sale").offered
    assert "special action" in given(f"{line} discard=bake-sale").offered


# Birdsong


@pytest.mark.law("root 10.4", "root 10.4.1")
@pytest.mark.parametrize(
    ("souls", "hated", "after"),
    [
        ("bake-sale,smugglers-trail,anvil", 0, ("rabbit", 0)),
        ("bake-sale,smugglers-trail,anvil", 1, ("rabbit", 0)),
        ("armorers,sappers,armorers,bake-sale", 0, ("rabbit", 0)),  # birds aside
        ("sword,investments,anvil,bake-sale", 0, ("mouse", 0)),  # the most, not the half
        ("anvil,foxfolk-steel,sword", 0, ("fox", 1)),
        ("anvil,foxfolk-steel,sword", 1, ("fox", 1)),
        ("anvil,bake-sale", 0, ("fox", 1)),
        ("sword,bake-sale", 0, ("fox", 1)),
        ("armorers", 0, ("fox", 1)),
        ("", 0, ("fox", 1)),
        ("", 1, ("fox", 1)),
    ],
)
def test_the_suit_with_the_most_lost_souls_is_the_outcast(souls: str, hated: int, after: tuple[str, int]) -> None:
    lost = f"lizards.souls={souls}" if souls else ""
    table = lizards(f"lizards.outcast=fox lizards.hated={hated} {lost}")
    assert (board(table)["outcast"], board(table)["hated"]) == after


@pytest.mark.ruling("dominance-bird", 3)
@pytest.mark.law("root 10.4.2", "root 3.3.3")
def test_the_lost_souls_are_discarded_and_dominance_cards_become_available() -> None:
    table = lizards("lizards.souls=anvil,dominance-fox,sword @1=lizards.warrior lizards.hand=bake-sale")
    assert table.prompt == "rituals"
    assert table.discarded() == ["anvil", "sword"]
    assert [CARDS[card].id for card in table.s.available] == ["dominance-fox"]
    assert board(table)["souls"] == []


# Conspiracies


@pytest.mark.law("root 10.4.3")
def test_conspiracies_cost_acolytes_fewer_while_the_outcast_is_hated() -> None:
    stands = "@1=marquise.sawmill @6=marquise.warrior"
    for count, hated, possible in (
        (1, 0, []),
        (1, 1, ["convert"]),
        (2, 0, ["convert"]),
        (2, 1, ["convert", "sanctify"]),
        (3, 0, ["convert", "sanctify"]),
    ):
        table = conspire(f"{stands} lizards.hated={hated} lizards.hand=anvil", count)
        assert [each for each in table.offered if each in ("convert", "sanctify")] == possible
    table = conspire(f"{stands} lizards.hated=1", 3).choose("sanctify", "convert")
    assert acolytes(table) == 0
    assert table.count("lizards", "warrior", 0) == 24  # they come back to the supply


@pytest.mark.law("root 10.4.3", "root 10.4.3.I")
def test_a_crusade_is_a_battle_in_a_clearing_of_the_outcast() -> None:
    stands = "@1=lizards.warrior*2,marquise.warrior @5=lizards.warrior*2,marquise.warrior"
    table = conspire(stands, 2, luck=((1, 0),)).choose("crusade")
    assert table.offered == ["a battle", "a move"]
    table.choose("a battle")
    assert [table.count("marquise", "warrior", c) for c in (1, 5)] == [0, 1]
    assert acolytes(table) == 0


@pytest.mark.law("root 10.4.3.I")
@pytest.mark.parametrize("answer", ["yes", "no"])
def test_a_crusade_is_a_move_out_of_such_a_clearing_and_perhaps_a_battle_there(answer: str) -> None:
    table = conspire("@1=lizards.warrior*3 @5=marquise.warrior @2=lizards.warrior*3", 2, luck=((1, 0),))
    table.choose("crusade")
    assert (table.prompt, table.offered) == ("move to", [5, 9, 10])  # out of clearing 1, the only one of the suit
    table.choose(5, 3)
    assert (table.prompt, table.offered) == ("battle there", ["yes", "no"])
    table.choose(answer)
    assert table.count("marquise", "warrior", 5) == (0 if answer == "yes" else 1)


@pytest.mark.law("root 10.4.3.I")
def test_where_nobody_is_a_crusade_ends_with_the_move() -> None:
    table = conspire("@1=lizards.warrior*3 lizards.hand=anvil", 2).choose("crusade", 5, 1)
    assert table.prompt == "rituals"
    assert [table.count("lizards", "warrior", c) for c in (1, 5)] == [2, 1]


@pytest.mark.law("root 10.4.3.I", "root 11.2.7.II", "root 11.2.7.III")
def test_riverboats_hold_in_birdsong_but_mercenaries_do_not() -> None:
    stands = "riverfolk.market=sword @12=riverfolk.warrior*2,marquise.warrior @8=lizards.warrior*2"
    table = conspire(f"{stands} used=mercenaries lizards.hand=anvil", 2, others="marquise,bot:riverfolk")
    table.choose("crusade")
    assert table.prompt == "move to"  # no battle in clearing 12
    stands = "riverfolk.market=sword lizards.outcast=rabbit @5=lizards.warrior*2"
    for used, reached in (("", [1, 2]), ("used=riverboats", [1, 2, 10])):
        table = conspire(f"{stands} {used} lizards.hand=anvil", 2, others="marquise,bot:riverfolk").choose("crusade")
        assert table.offered == reached


@pytest.mark.law("root 10.4.3.II", "root G.1.13")
def test_converting_exchanges_an_enemy_warrior() -> None:
    table = conspire("@1=marquise.warrior*2,eyrie.warrior @5=marquise.warrior", 2).choose("convert")
    assert (table.prompt, table.offered) == ("convert whom", ["marquise", "eyrie"])  # clearing 1 alone is of the suit
    table.choose("marquise")
    assert table.count("marquise", "warrior", 1) == 1
    assert table.count("lizards", "warrior", 1) == 1
    assert table.points("lizards") == 0


@pytest.mark.law("root 10.4.3.II", "root G.1.13")
def test_the_acolytes_that_pay_are_there_to_be_placed() -> None:
    table = conspire("@2=lizards.warrior*23 @1=marquise.warrior", 2).choose("convert")
    assert table.count("lizards", "warrior", 1) == 1


@pytest.mark.law("root 10.4.3.II", "root 10.4.3.III", "root G.1.13", "root 6.2.2")
@pytest.mark.ruling("lizard-cult", 1)
def test_where_nothing_may_be_placed_nothing_is_exchanged() -> None:
    keep = "@1=marquise.keep,marquise.warrior*2,marquise.sawmill lizards.hand=anvil @8=lizards.warrior"
    assert not {"convert", "sanctify"} & set(conspire(keep, 5).offered)
    snare = "@1=corvids.snare,marquise.warrior,marquise.sawmill lizards.hand=anvil @8=lizards.warrior"
    assert not {"convert", "sanctify"} & set(conspire(snare, 5, others="marquise,bot:corvids").offered)
    other = snare.replace("snare", "extortion")
    assert {"convert", "sanctify"} <= set(conspire(other, 5, others="marquise,bot:corvids").offered)


@pytest.mark.law("root 10.4.3.II", "root 6.2.3")
def test_what_an_exchange_triggers_comes_after_it() -> None:
    line = "@1=marquise.warrior @2=marquise.keep marquise.hand=anvil"
    table = conspire(line, 2).choose("convert")
    assert (table.asked, table.prompt) == ("marquise", "field hospitals")
    table.choose("anvil")
    assert table.count("marquise", "warrior", 2) == 1
    assert table.count("lizards", "warrior", 1) == 1


@pytest.mark.law("root 10.4.3.III", "root 3.2.1")
def test_sanctifying_makes_a_garden_of_an_enemy_building() -> None:
    table = conspire("@1=marquise.sawmill,marquise.warrior*3 @5=marquise.workshop lizards.hand=anvil", 3)
    table.choose("sanctify")
    assert table.count("marquise", "sawmill", 1) == 0
    assert table.count("lizards", "fox garden", 1) == 1  # in the very slot
    assert table.points("lizards") == 1
    assert table.ruler(1) == "lizards"
    table = conspire("@8=marquise.sawmill,eyrie.roost", 3).choose("sanctify")
    assert (table.prompt, table.offered) == ("sanctify what", ["sawmill", "roost"])


@pytest.mark.law("root 10.4.3.III", "root G.1.13")
@pytest.mark.ruling("lizard-cult", 1)
def test_without_a_garden_of_the_suit_nothing_is_sanctified() -> None:
    gardens = "@2=lizards.mouse~garden*2 @7=lizards.mouse~garden*2 @9=lizards.mouse~garden{}"
    line = f"lizards.outcast=mouse {gardens} @11=marquise.sawmill lizards.hand=sword,anvil"
    assert "sanctify" not in conspire(line.format(""), 3).offered
    assert "sanctify" in conspire(line.replace("@9=lizards.mouse~garden{}", ""), 3).offered


@pytest.mark.law("root 10.4.3.III", "root 8.2.4", "root 10.2.6")
def test_a_sanctified_base_costs_supporters_that_become_lost_souls() -> None:
    line = "@8=alliance.fox~base,alliance.sympathy alliance.supporters=anvil,foxfolk-steel,sword"
    table = conspire(line, 3, others="alliance,eyrie").choose("sanctify")
    assert sorted(board(table)["souls"]) == ["anvil", "foxfolk-steel"]


# Rituals


@pytest.mark.law("root 10.5", "root 10.5.1", "root 10.2.2")
def test_it_builds_where_it_rules_for_a_card_of_that_very_suit() -> None:
    stands = "@1=lizards.warrior @6=lizards.warrior @5=lizards.warrior @12=lizards.warrior,marquise.warrior"
    table = rituals(f"{stands} lizards.hand=anvil,armorers")
    table.choose("build")
    assert (table.prompt, table.offered) == ("build where", [1, 6])  # the bird is no rabbit; 12 is nobody's
    table.choose(6)
    assert table.count("lizards", "fox garden", 6) == 1
    assert (table.hand("lizards"), board(table)["revealed"]) == (["armorers"], ["anvil"])
    assert "build" not in table.offered
    assert table.points("lizards") == 0


@pytest.mark.law("root 10.5.1", "root 2.2.3")
def test_a_garden_needs_an_open_slot_and_a_garden() -> None:
    table = rituals("@1=lizards.fox~garden @8=lizards.warrior lizards.hand=anvil").choose("build")
    assert table.count("lizards", "fox garden", 8) == 1  # clearing 1 has one slot
    full = "@1=lizards.fox~garden @6=lizards.fox~garden @8=lizards.fox~garden*2 @12=lizards.fox~garden"
    assert "build" not in rituals(f"{full} lizards.hand=anvil").offered


@pytest.mark.law("root 10.5.2", "root 10.2.2")
def test_it_recruits_in_any_clearing_of_the_suit() -> None:
    table = rituals("@1=marquise.warrior*3 lizards.hand=anvil,armorers").choose("recruit")
    assert table.offered == [1, 6, 8, 12]  # ruled or not; birds are not wild
    table.choose(1)
    assert table.count("lizards", "warrior", 1) == 1
    assert revealed(table) == ["anvil"]
    table = rituals("@1=marquise.keep lizards.hand=anvil").choose("recruit")
    assert table.offered == [6, 8, 12]


@pytest.mark.law("root 10.5", "root 10.5.2")
def test_each_card_is_revealed_once_for_one_ritual() -> None:
    table = rituals("lizards.hand=anvil,foxfolk-steel").choose("recruit", 1, "anvil", "recruit", 1)
    assert table.count("lizards", "warrior", 1) == 2
    assert revealed(table) == ["anvil", "foxfolk-steel"]
    assert table.prompt != "rituals"


@pytest.mark.law("root 10.5.3")
@pytest.mark.parametrize(("built", "points"), [(1, 0), (2, 2), (3, 2), (4, 3), (5, 4)])
def test_it_scores_the_rightmost_empty_space_of_a_track(built: int, points: int) -> None:
    sites = (
        "@2=lizards.mouse~garden",
        "@7=lizards.mouse~garden",
        "@9=lizards.mouse~garden",
        "@11=lizards.mouse~garden",
    )
    gardens = " ".join(sites[: min(built, 4)]) + ("*2" if built == 5 else "")
    table = rituals(f"{gardens} lizards.hand=sword,armorers").choose("score")
    assert table.points("lizards") == points
    assert board(table)["souls"] == ["sword"]  # spent, not revealed
    assert revealed(table) == []


@pytest.mark.law("root 10.5.3", "root 10.2.2")
def test_it_scores_once_a_turn_for_each_suit_with_a_garden() -> None:
    gardens = "@1=lizards.fox~garden @6=lizards.fox~garden @5=lizards.rabbit~garden*2"
    table = rituals(f"{gardens} lizards.hand=anvil,foxfolk-steel,bake-sale,sword,armorers").choose("score")
    assert table.offered == ["foxfolk-steel", "anvil", "bake-sale"]  # no mouse garden, and a bird has no track
    table.choose("anvil", "score")
    assert table.points("lizards") == 4  # the rabbit card was all that was left for it
    assert "score" not in table.offered
    assert board(table)["scored"] == ["fox", "rabbit"]


@pytest.mark.law("root 10.5.3", "root 1.4.1")
def test_next_turn_it_scores_again() -> None:
    line = "@1=lizards.fox~garden @6=lizards.fox~garden lizards.hand=anvil lizards.scored=fox"
    table = lizards(f"step=rituals {line}", others="marquise")
    assert "score" not in table.offered
    assert "score" in table.choose("done").until("rituals").offered


@pytest.mark.law("root 10.5.4")
def test_a_bird_makes_an_acolyte_of_a_warrior_in_the_supply() -> None:
    table = rituals("@1=lizards.warrior*2 lizards.hand=armorers,anvil").choose("sacrifice")
    assert (acolytes(table), table.count("lizards", "warrior", 1), table.count("lizards", "warrior", 0)) == (1, 2, 22)
    assert revealed(table) == ["armorers"]
    everybody = "@1=lizards.warrior*10 @2=lizards.warrior*15 lizards.hand=armorers,anvil"
    assert "sacrifice" not in rituals(everybody).offered


# Evening


@pytest.mark.law("root 10.6", "root 10.6.1")
def test_all_revealed_cards_come_back() -> None:
    table = lizards("phase=evening lizards.revealed=anvil,armorers,ambush-fox")
    assert {"anvil", "armorers", "ambush-fox"} <= set(table.hand("lizards"))
    assert board(table)["revealed"] == []


@pytest.mark.law("root 10.2.1", "root 10.6.2")
def test_it_crafts_in_the_evening_with_gardens_of_the_outcast() -> None:
    line = "phase=evening @1=lizards.fox~garden @5=lizards.rabbit~garden lizards.hand=anvil,travel-gear-fox"
    table = lizards(f"{line} lizards.outcast=fox")
    assert (table.prompt, table.offered) == ("craft", ["anvil", "done"])
    table.choose("anvil")
    assert table.points("lizards") == 2
    assert table.prompt != "craft"
    assert lizards(f"{line} lizards.outcast=rabbit").offered == ["travel-gear-fox", "done"]
    assert lizards(f"{line} lizards.outcast=mouse").prompt != "craft"


@pytest.mark.law("root 10.2.1", "root 4.1.1")
def test_each_garden_is_activated_once() -> None:
    gardens = "@1=lizards.fox~garden @8=lizards.fox~garden*2"
    table = lizards(f"phase=evening {gardens} lizards.hand=anvil,foxfolk-steel,sword")
    table.choose("foxfolk-steel")
    assert table.offered == ["anvil", "done"]  # one garden is left
    table.choose("anvil")
    assert table.prompt != "craft"


@pytest.mark.law("root 10.2.1")
def test_the_printed_suit_of_a_garden_counts() -> None:
    """Only in a clearing of several suits do the two differ; here a garden is put where it could not be built."""
    table = lizards("step=craft phase=evening @1=lizards.fox~garden lizards.hand=anvil")
    player, s = cult(table), table.s.copy()
    s.board[player.gardens[0] + 5] += 1
    assert player.crafting_pieces(s) == [2, 0, 0]
    player.activate(s, 0)
    player.activate(s, 0)
    assert player.crafting_pieces(s) == [0, 0, 0]


@pytest.mark.law("root 10.6.3")
@pytest.mark.parametrize(
    ("gardens", "cards"),
    [
        ("", 1),
        ("@1=lizards.fox~garden @5=lizards.rabbit~garden", 1),
        ("@8=lizards.fox~garden*2", 2),
        ("@8=lizards.fox~garden*2 @1=lizards.fox~garden @5=lizards.rabbit~garden*2", 3),
        ("@8=lizards.fox~garden*2 @7=lizards.mouse~garden*2 @5=lizards.rabbit~garden*2", 4),
    ],
)
def test_it_draws_more_with_second_gardens(gardens: str, cards: int) -> None:
    assert len(lizards(f"phase=evening {gardens}").hand("lizards")) == cards


@pytest.mark.law("root 10.6.3")
def test_five_cards_may_stay() -> None:
    table = lizards("phase=evening lizards.hand=ambush-fox,ambush-rabbit,ambush-mouse,ambush-bird,ambush-bird")
    assert (table.prompt, len(table.offered)) == ("discard to the hand limit", 5)
    table.choose("ambush-fox")
    assert board(table)["souls"] == ["ambush-fox"]


# Effects that meet it


@pytest.mark.law("root 4.1.3")
def test_the_tax_collector_may_take_an_acolyte() -> None:
    table = rituals("lizards.crafted=tax-collector lizards.acolytes=1 @1=lizards.warrior").choose("tax collector")
    assert table.offered == [1, ASIDE]
    table.choose(ASIDE)
    assert acolytes(table) == 0
    assert len(table.hand("lizards")) == 1


# Positions


@pytest.mark.law("root 10.5.1", "root 10.2.6")
def test_positions_name_what_cannot_be() -> None:
    for wrong, says in (
        ("lizards.outcast=bird", "outcast"),
        ("lizards.hated=2", "hated"),
        ("lizards.scored=bird", "scored"),
        ("lizards.revealed=?", "revealed"),
        ("lizards.souls=?", "souls"),
        ("lizards.acolytes=26", "acolytes"),
        ("@1=lizards.mouse~garden", "garden"),
    ):
        with pytest.raises(PositionError, match=says):
            lizards(wrong)
