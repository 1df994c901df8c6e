"""The lasting effects of Exiles and Partisans that meddle with cards, fight, or always hold, one after another.

Each ruling about a card is a test. The cards that it shares with the standard deck are in `test_cards`; those that deal
with others' warriors in `test_exiles_warriors`. The last test asks that no card is left out.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import TypeVar

import pytest
from tests.root.situation import Situation, given
from tests.root.situation import fields_of as player
from tests.root.test_cards import activated, craftable, crafted, workshops

from lawbound.root.cards import (
    AMBUSH,
    CARD,
    CARD_COUNT,
    CARD_KIND,
    CARD_SUIT,
    CARDS,
    DECK,
    DOMINANCE,
    EXILES,
    ITEM_CARD,
)
from lawbound.root.position import write
from lawbound.root.position_text import dumps, loads
from lawbound.root.rules import ROOT

Test = TypeVar("Test", bound=Callable[..., None])
TESTED: Counter[str] = Counter()


def card(*names: str) -> Callable[[Test], Test]:
    """Says which cards a test is about."""
    TESTED.update(names)

    def unchanged(test: Test) -> Test:
        return test

    return unchanged


def exiles(line: str, luck: tuple[object, ...] = ()) -> Situation:
    """A position with the deck of Exiles and Partisans."""
    return given(f"root deck=exiles {line}", luck=luck)


# The deck


def test_the_deck_has_54_cards_and_shares_29_with_the_standard_deck() -> None:
    assert len(EXILES) == 54
    shared = [card for card in EXILES if card in DECK]
    assert len(shared) == 29
    assert shared == [card for card in DECK if CARD_KIND[card] in (ITEM_CARD, AMBUSH, DOMINANCE)]
    assert Counter(CARD_SUIT[card] for card in EXILES) == {0: 14, 1: 13, 2: 13, 3: 14}
    assert {card: CARD_COUNT[card] for card in set(EXILES)} == Counter(EXILES)


def test_old_numbers_stay() -> None:
    assert [info.id for info in CARDS[:2]] == ["ambush-bird", "ambush-fox"]
    assert (CARDS[41].id, CARDS[42].id) == ("favor-of-the-mice", "saboteurs")
    assert len(CARDS) == 60


COSTS = {
    "saboteurs": ("any",),
    "soup-kitchens": ("fox", "rabbit", "mouse"),
    "boat-builders": ("any", "any"),
    "corvid-planners": ("any", "any"),
    "eyrie-emigre": ("fox", "fox"),
    "fox-partisans": ("fox",),
    "propaganda-bureau": ("any", "any", "any"),
    "false-orders": ("fox",),
    "informants": ("fox", "fox"),
    "rabbit-partisans": ("rabbit",),
    "tunnels": ("rabbit",),
    "charm-offensive": ("rabbit",),
    "swap-meet": ("rabbit",),
    "coffin-makers": ("rabbit", "rabbit"),
    "mouse-partisans": ("mouse",),
    "league-of-adventurous-mice": ("mouse",),
    "murine-broker": ("mouse", "mouse"),
    "master-engravers": ("mouse", "mouse"),
}


@pytest.mark.law("root 4.1.1", "root 4.1.3", "root 4.1.4")
@pytest.mark.parametrize("name", COSTS)
def test_each_is_crafted_at_its_cost_stays_and_lies_there_once(name: str) -> None:
    suits = ["mouse" if suit == "any" else suit for suit in COSTS[name]]
    line = "seats=marquise,eyrie,alliance turn=marquise phase=daylight @1=marquise.warrior"
    assert craftable(exiles(f"{line} marquise.hand={name} {workshops(suits[1:])}")) == set()
    table = exiles(f"{line} marquise.hand={name} {workshops(suits)}").choose(name)
    assert activated(table) == Counter(suits)
    assert (crafted(table, "marquise"), table.hand("marquise"), table.discarded()) == ([name], [], [])
    if CARD_COUNT[CARD[name]] > 1:
        again = exiles(f"{line} marquise.hand={name} marquise.crafted={name} {workshops(suits)}")
        assert craftable(again) == set()


# Saboteurs

NIGHT = "seats=marquise,eyrie,alliance turn=marquise @1=marquise.warrior marquise.crafted=saboteurs"


@card("saboteurs")
@pytest.mark.law("root 4.1.3", "root 1.4.1")
def test_saboteurs_discard_themselves_and_an_effect_of_an_enemy() -> None:
    table = exiles(f"{NIGHT} @8=marquise.sawmill eyrie.crafted=tunnels,swap-meet alliance.crafted=informants")
    assert (table.prompt, table.asked) == ("whose effect to sabotage", "marquise")
    assert table.offered == ["eyrie", "alliance", "done"]
    assert table.count("marquise", "wood", 8) == 0  # before everything else in Birdsong
    table.choose("eyrie")
    assert (table.prompt, table.offered) == ("which effect to sabotage", ["tunnels", "swap-meet"])
    table.choose("swap-meet")
    assert (crafted(table, "marquise"), crafted(table, "eyrie")) == ([], ["tunnels"])
    assert table.discarded() == ["saboteurs", "swap-meet"]


@card("saboteurs")
@pytest.mark.law("root 4.1.3")
def test_saboteurs_may_wait() -> None:
    table = exiles(f"{NIGHT} eyrie.crafted=tunnels").choose("done")
    assert (crafted(table, "marquise"), crafted(table, "eyrie")) == (["saboteurs"], ["tunnels"])


@card("saboteurs")
@pytest.mark.ruling("saboteurs", 1)
@pytest.mark.law("root 4.1.3", "root 3.3.2", "root G.1.27")
@pytest.mark.open_question("bots_and_exiles_partisans")
def test_saboteurs_find_neither_dominance_nor_a_partner_s_effect_nor_what_a_bot_laid_out() -> None:
    assert exiles(f"{NIGHT} eyrie.dominance=dominance-fox eyrie.points=12").prompt == "actions"
    line = "seats=marquise,eyrie,alliance,vagabond turn=marquise @1=marquise.warrior marquise.crafted=saboteurs"
    partner = f"{line} vagabond.dominance=dominance-fox vagabond.coalition=marquise vagabond.crafted=tunnels"
    assert exiles(partner).prompt == "actions"
    bots = "seats=marquise,bot:corvids turn=marquise @1=marquise.warrior marquise.crafted=saboteurs"
    assert exiles(f"{bots} corvids.crafted=ambush-fox").prompt == "actions"


# Soup Kitchens


@card("soup-kitchens")
@pytest.mark.law("root 4.1.3", "root 2.5")
def test_tokens_rule_as_two_pieces_each() -> None:
    line = "seats=marquise,alliance turn=marquise phase=daylight @1=alliance.sympathy,marquise.warrior"
    assert exiles(line).ruler(1) == "marquise"
    assert exiles(f"{line} alliance.crafted=soup-kitchens").ruler(1) == "alliance"
    tied = line.replace("marquise.warrior", "marquise.warrior*2")
    assert exiles(f"{tied} alliance.crafted=soup-kitchens").ruler(1) is None
    wood = "seats=marquise,eyrie turn=marquise phase=daylight @1=marquise.wood*2,eyrie.warrior*3"
    assert exiles(f"{wood} marquise.crafted=soup-kitchens").ruler(1) == "marquise"
    assert exiles(f"{wood} eyrie.crafted=soup-kitchens").ruler(1) == "eyrie"  # they are not the Eyrie's


@card("soup-kitchens")
@pytest.mark.law("root 4.1.3", "root 2.5")
def test_rule_follows_the_card_and_every_token() -> None:
    line = "seats=marquise,eyrie turn=marquise phase=daylight marquise.hand=soup-kitchens @2=marquise.warrior"
    table = exiles(f"{line} {workshops(['fox', 'rabbit', 'mouse'])} @1=marquise.keep,eyrie.warrior")
    assert table.ruler(1) == "eyrie"
    table.choose("soup-kitchens")
    assert table.ruler(1) == "marquise"
    # an overworked sawmill places one more; a battle takes tokens away
    wood = "@8=marquise.sawmill,eyrie.warrior*3 @1=marquise.warrior marquise.hand=anvil marquise.crafted=soup-kitchens"
    table = exiles(f"seats=marquise,eyrie turn=marquise step=actions {wood}")
    assert table.ruler(8) == "eyrie"
    table.choose("overwork")
    assert table.count("marquise", "wood", 8) == 1
    assert table.ruler(8) == "eyrie"  # three all, and ties are theirs
    table = exiles(f"{NIGHT} alliance.crafted=soup-kitchens @3=alliance.sympathy,eyrie.warrior")
    assert table.ruler(3) == "alliance"
    table.choose("alliance")
    assert table.ruler(3) == "eyrie"  # sabotaged


@card("soup-kitchens")
@pytest.mark.ruling("soup-kitchens", 1)
@pytest.mark.law("root 2.5", "root 4.3.2.I")
def test_pawns_do_not_count_nor_do_tokens_fight() -> None:
    line = "seats=vagabond,eyrie turn=vagabond phase=daylight vagabond.crafted=soup-kitchens vagabond.place=1"
    assert exiles(f"{line} vagabond.satchel=torch").ruler(1) is None
    line = "seats=marquise,eyrie turn=marquise step=actions @1=marquise.warrior,marquise.wood*3,eyrie.warrior*4"
    table = exiles(f"{line} marquise.crafted=soup-kitchens", luck=((3, 0),)).choose("battle")
    assert table.count("eyrie", "warrior", 1) == 3  # one hit, for one warrior


@card("soup-kitchens")
@pytest.mark.law("root 10.2.4")
def test_pilgrims_rule_against_any_number_of_tokens() -> None:
    line = "seats=corvids,lizards turn=corvids phase=daylight @1=lizards.fox~garden,corvids.plot,corvids.warrior*3"
    table = exiles(f"{line} corvids.crafted=soup-kitchens corvids.plots.1=bomb")
    assert table.ruler(1) == "lizards"


@card("soup-kitchens")
@pytest.mark.law("root 2.5", "root 11.2.7.III")
def test_tokens_count_beside_hired_warriors() -> None:
    line = "seats=marquise,alliance,bot:riverfolk turn=alliance phase=daylight used=mercenaries alliance.hand=anvil"
    pieces = "@1=alliance.sympathy,riverfolk.warrior,marquise.warrior*2"
    assert exiles(f"{line} {pieces} alliance.crafted=soup-kitchens").ruler(1) == "alliance"
    assert exiles(f"{line} {pieces}").ruler(1) == "marquise"


@card("soup-kitchens")
@pytest.mark.law("root 3.3.1.I")
def test_tokens_count_for_dominance() -> None:
    line = "seats=marquise,eyrie,alliance turn=alliance phase=birdsong alliance.dominance=dominance-fox"
    tokens = "@1=alliance.sympathy,marquise.warrior @6=alliance.sympathy @8=alliance.sympathy"
    table = exiles(f"{line} {tokens} alliance.crafted=soup-kitchens")
    assert table.table.over and table.table.result["winners"] == [table.seat("alliance")]


# Boat Builders, Corvid Planners, Tunnels

MARCH = "seats=marquise,eyrie turn=marquise step=actions"


def way(line: str, origin: int) -> list[int]:
    """Where a march leads from there."""
    table = exiles(line).choose("march")
    if table.prompt == "move from":
        table.choose(origin)
    return [c for c in table.offered if isinstance(c, int)] if table.prompt == "move to" else []


@card("boat-builders")
@pytest.mark.law("root 2.3", "root 4.2.1")
def test_rivers_are_paths_for_the_boat_builders() -> None:
    line = f"{MARCH} @5=marquise.warrior*2 @8=marquise.warrior"
    assert way(line, 5) == [1, 2]
    assert way(f"{line} marquise.crafted=boat-builders", 5) == [1, 2, 10]
    assert way(f"{line} eyrie.crafted=boat-builders", 5) == [1, 2]


@card("boat-builders")
@pytest.mark.ruling("boat-builders", 2)
@pytest.mark.law("root 4.2.1")
def test_rule_is_needed_along_a_river() -> None:
    line = f"{MARCH} marquise.crafted=boat-builders @5=marquise.warrior,eyrie.warrior*2 @8=marquise.warrior"
    assert way(f"{line} @10=marquise.warrior @2=marquise.warrior", 5) == [2, 10]
    table = exiles(line).choose("march")
    assert 5 not in table.offered


@card("boat-builders")
@pytest.mark.law("root 6.5.4.II", "root 2.3")
def test_rivers_connect_her_wood() -> None:
    line = f"{MARCH} @5=marquise.warrior @10=marquise.warrior,marquise.wood @1=eyrie.warrior @2=eyrie.warrior"
    built = "@8=marquise.sawmill,marquise.workshop @3=marquise.recruiter"  # so that the next one costs wood
    assert exiles(f"{line} {built} marquise.crafted=boat-builders").choose("build").offered == [5, 10]
    assert exiles(f"{line} {built}").choose("build").prompt == "build what"  # in 10 alone


@card("corvid-planners")
@pytest.mark.law("root 4.2.1")
def test_planners_need_no_rule_to_move() -> None:
    line = f"{MARCH} @5=marquise.warrior,eyrie.warrior*2 @8=marquise.sawmill"
    assert "march" not in exiles(line).offered
    assert way(f"{line} marquise.crafted=corvid-planners", 5) == [1, 2]
    assert "march" not in exiles(f"{line} eyrie.crafted=corvid-planners").offered


@card("corvid-planners")
@pytest.mark.law("root 4.2.1", "root 13.7.2")
def test_planners_do_not_escape_a_snare() -> None:
    line = "seats=marquise,corvids turn=marquise step=actions marquise.crafted=corvid-planners"
    table = exiles(f"{line} @5=marquise.warrior,corvids.snare @8=marquise.warrior").choose("march")
    assert 5 not in (table.offered if table.prompt == "move from" else [])


@card("tunnels")
@pytest.mark.law("root 2.2.1", "root 4.2")
def test_clearings_with_crafting_pieces_are_adjacent() -> None:
    line = f"{MARCH} @5=marquise.warrior,marquise.workshop @8=marquise.workshop @3=marquise.sawmill"
    assert way(line, 5) == [1, 2]
    assert way(f"{line} marquise.crafted=tunnels", 5) == [1, 2, 8]
    assert way(f"{line} eyrie.crafted=tunnels", 5) == [1, 2]
    bare = f"{MARCH} @5=marquise.warrior @8=marquise.workshop*2 marquise.crafted=tunnels"
    assert way(bare, 5) == [1, 2]  # none where the move starts


@card("tunnels")
@pytest.mark.law("root 2.2.1", "root 4.2.1")
def test_tunnels_serve_used_pieces_and_need_rule() -> None:
    line = f"{MARCH} marquise.crafted=tunnels @8=marquise.workshop @5=marquise.workshop,marquise.warrior"
    assert 8 in way(f"{line} activated.5=1 activated.8=1", 5)
    outnumbered = f"{line} @5=eyrie.warrior*3 @8=eyrie.warrior*2"
    assert "march" not in exiles(outnumbered).offered


@card("tunnels")
@pytest.mark.edition("tunnels_reach", "adjacency")
@pytest.mark.edition("tunnels_reach", "moves")
@pytest.mark.open_question("tunnels_and_other_adjacency")
@pytest.mark.law("root 8.4.2", "root 2.2.1")
def test_tunnels_are_for_other_effects_too_unless_an_option_says_no() -> None:
    line = (
        "seats=marquise,alliance turn=alliance step=spread~sympathy alliance.crafted=tunnels "
        "@1=alliance.sympathy @3=alliance.sympathy alliance.supporters=anvil,bake-sale,sword,saboteurs*2"
    )
    usual = exiles(line).offered
    moves = exiles(f"{line} options.tunnels_reach=moves").offered
    assert [c for c in usual if isinstance(c, int)] == [c for c in moves if isinstance(c, int)] == [5, 6, 7, 9, 10, 11]
    pieces = "@5=marquise.workshop,marquise.wood,marquise.warrior @8=marquise.workshop @11=marquise.sawmill"
    build = f"{MARCH} marquise.crafted=tunnels {pieces},marquise.recruiter @1=eyrie.warrior"
    assert exiles(build).choose("build").offered == [5, 8]  # wood comes through the tunnel
    assert exiles(f"{build} options.tunnels_reach=moves").choose("build").prompt == "build what"  # in 5 alone
    assert way(f"{build} options.tunnels_reach=moves", 5) == [1, 2, 8]


@card("tunnels")
@pytest.mark.ruling("tunnels", 2)
@pytest.mark.law("root 13.7.4")
def test_a_removed_raid_uses_no_tunnel() -> None:
    line = "seats=marquise,corvids turn=marquise step=actions corvids.crafted=tunnels corvids.plots.5=raid"
    pieces = "@5=corvids.plot,marquise.warrior*3 @8=corvids.plot @12=marquise.warrior"
    table = exiles(f"{line} corvids.plots.8=bomb {pieces}", luck=((2, 0),)).choose("battle")
    placed = [event.args[1] for event in table.happened("placed")]
    assert sorted(placed) == [1, 2]


@card("tunnels")
@pytest.mark.ruling("tunnels", 1)
@pytest.mark.law("root 2.2.1", "root 11.2.2")
def test_tunnels_lead_nowhere_for_the_riverfolk() -> None:
    """Funds craft for them, and trade posts only say where."""
    line = "seats=riverfolk,marquise turn=riverfolk step=funds riverfolk.crafted=tunnels riverfolk.funds.riverfolk=3"
    pieces = "@1=riverfolk.warrior*2,riverfolk.fox~trade~post @8=riverfolk.fox~trade~post"
    table = exiles(f"{line} {pieces}").choose("move")
    assert (table.prompt, table.offered) == ("move to", [5, 9, 10])


@card("tunnels")
@pytest.mark.law("root 12.2.2", "root 9.2.1")
def test_tunnels_reach_neither_the_burrow_nor_a_vagabond() -> None:
    line = "seats=duchy,marquise turn=duchy phase=daylight duchy.crafted=tunnels duchy.burrow=2 duchy.hand=anvil"
    table = exiles(f"{line} @5=duchy.citadel,duchy.warrior @8=duchy.market")
    duchy = table.player("duchy")
    assert list(duchy.neighbours(table.s, 5)) == [1, 2, 8]
    assert list(duchy.neighbours(table.s, 13)) == []
    line = "seats=vagabond,marquise turn=vagabond phase=daylight vagabond.crafted=tunnels vagabond.place=5"
    table = exiles(f"{line} vagabond.satchel=hammer,boots")
    assert list(table.player("vagabond").neighbours(table.s, 5)) == [1, 2]


# Murine Broker, Master Engravers

CRAFT = "seats=marquise,eyrie,alliance turn=marquise phase=daylight @8=marquise.workshop marquise.hand=anvil"


@card("murine-broker")
@pytest.mark.law("root 4.1.3", "root 4.1.2")
def test_broker_draws_when_another_crafts_an_item() -> None:
    table = exiles(f"{CRAFT} @1=marquise.warrior eyrie.crafted=murine-broker").choose("anvil")
    assert [len(table.hand(key)) for key in ("marquise", "eyrie", "alliance")] == [0, 1, 0]
    table = exiles(f"{CRAFT} @1=marquise.warrior marquise.crafted=murine-broker").choose("anvil")
    assert table.hand("marquise") == []  # not for one's own
    lasting = CRAFT.replace("anvil", "fox-partisans")
    table = exiles(f"{lasting} @1=marquise.warrior eyrie.crafted=murine-broker").choose("fox-partisans")
    assert table.hand("eyrie") == []  # nor for what is no item


@card("murine-broker", "master-engravers")
@pytest.mark.law("rootbotics 1.1.1", "rootbotics 1.1.2")
@pytest.mark.open_question("bots_and_exiles_partisans")
def test_broker_sees_the_items_of_bots() -> None:
    line = "seats=bot:marquise,eyrie turn=marquise phase=birdsong eyrie.crafted=murine-broker,master-engravers"
    table = exiles(f"{line} @1=marquise.warrior,marquise.keep @3=eyrie.roost", luck=("anvil",))
    assert table.happened("crafted", "rootbotics 4.4.2")
    assert [event.args for event in table.happened("drew", "root 4.1.3")] == [(table.seat("eyrie"),)]
    assert not table.happened("scored", "root 4.1.3")  # the engravers work for the Eyrie


@card("coffin-makers")
@pytest.mark.law("rootbotics 1.1.3", "rootbotics 2.7")
@pytest.mark.open_question("bots_and_exiles_partisans")
def test_bots_play_with_the_deck_and_craft_its_items_alone() -> None:
    """Coffin Makers is a rabbit card."""
    line = "seats=bot:marquise,eyrie turn=marquise eyrie.hand=anvil @3=eyrie.roost @5=marquise.warrior,eyrie.warrior"
    table = exiles(line, luck=("coffin-makers", (0, 0)))
    assert not table.happened("crafted") and crafted(table, "marquise") == []
    assert [event.args[2] for event in table.happened("battle")][:1] == [5]


@card("master-engravers")
@pytest.mark.ruling("master-engravers", 1)
@pytest.mark.law("root 3.2.2", "root 7.2.3")
def test_engravers_score_one_more_even_for_those_who_disdain_trade() -> None:
    table = exiles(f"{CRAFT} @1=marquise.warrior marquise.crafted=master-engravers").choose("anvil")
    assert table.points("marquise") == 3
    table = exiles(f"{CRAFT} @1=marquise.warrior eyrie.crafted=master-engravers").choose("anvil")
    assert (table.points("marquise"), table.points("eyrie")) == (2, 0)
    line = "seats=eyrie,marquise turn=eyrie phase=daylight eyrie.leader=despot @8=eyrie.roost eyrie.hand=anvil"
    table = exiles(f"{line} eyrie.crafted=master-engravers").choose("anvil")
    assert [event.args[1] for event in table.happened("scored")][:2] == [1, 1]
    line = "seats=hundreds,marquise turn=hundreds step=craft hundreds.crafted=master-engravers hundreds.hand=anvil"
    table = exiles(f"{line} @1=hundreds.warlord @8=hundreds.stronghold").choose("anvil", "keep the item")
    assert table.points("hundreds") == 1


@card("master-engravers", "murine-broker")
@pytest.mark.law("root 7.2.3", "root 3.2.2")
def test_engravers_and_another_s_broker_both_see_one_item() -> None:
    line = "seats=eyrie,marquise turn=eyrie phase=daylight eyrie.leader=despot @8=eyrie.roost eyrie.hand=anvil"
    table = exiles(f"{line} eyrie.crafted=master-engravers marquise.crafted=murine-broker").choose("anvil")
    assert [event.args[:2] for event in table.happened("scored")][:2] == [(0, 1), (0, 1)]
    assert [event.args for event in table.happened("drew", "root 4.1.3")] == [(1,)]


@card("murine-broker", "master-engravers")
@pytest.mark.law("root 11.5.3.I")
@pytest.mark.open_question("export_is_not_an_item")
def test_neither_sees_an_item_in_what_the_riverfolk_export() -> None:
    line = "seats=riverfolk,eyrie turn=riverfolk step=funds riverfolk.funds.riverfolk=6 @1=riverfolk.fox~trade~post"
    line += " riverfolk.hand=anvil riverfolk.crafted=master-engravers eyrie.crafted=murine-broker"
    for export, points, drawn in (("yes", 0, 0), ("no", 3, 1)):
        table = exiles(line).choose("craft", export)
        assert (table.points("riverfolk"), len(table.hand("eyrie"))) == (points, drawn)


@card("master-engravers")
@pytest.mark.law("root 3.1")
def test_engravers_can_win_the_game() -> None:
    table = exiles(f"{CRAFT} @1=marquise.warrior marquise.crafted=master-engravers marquise.points=27").choose("anvil")
    assert table.table.over


# Swap Meet

SWAP = "seats=marquise,eyrie,alliance turn=marquise @1=marquise.warrior marquise.crafted=swap-meet"


@card("swap-meet")
@pytest.mark.law("root 4.1.3", "root 1.3.2")
def test_swap_meet_takes_a_random_card_and_gives_one_of_choice() -> None:
    table = exiles(f"{SWAP} marquise.hand=anvil eyrie.hand=sword,bake-sale alliance.hand=tunnels", luck=("sword",))
    table.choose("swap meet")
    assert (table.prompt, table.offered) == ("swap cards with whom", ["eyrie", "alliance"])
    table.choose("eyrie")
    assert (table.prompt, table.asked, table.offered) == ("which card to give back", "marquise", ["anvil", "sword"])
    table.choose("anvil")
    assert (table.hand("marquise"), table.hand("eyrie")) == (["sword"], ["anvil", "bake-sale"])
    assert "swap meet" not in table.offered  # once in a Birdsong


@card("swap-meet")
@pytest.mark.ruling("swap-meet", 1)
@pytest.mark.law("root 4.1.3", "root 1.2.1")
def test_the_card_just_taken_may_go_back_and_only_two_know_it() -> None:
    table = exiles(f"{SWAP} marquise.hand=anvil eyrie.hand=sword").choose("swap meet", "sword")
    assert (table.hand("marquise"), table.hand("eyrie")) == (["anvil"], ["sword"])
    for name in ("took", "gave"):
        (event,) = table.happened(name)
        assert [bool(event.seen_by(seat).secret) for seat in (0, 1, 2, None)] == [True, True, False, False]


@card("swap-meet")
@pytest.mark.law("root 4.1.3")
def test_swap_meet_needs_another_with_cards_and_is_for_birdsong() -> None:
    assert exiles(f"{SWAP} marquise.hand=anvil").prompt == "actions"
    table = exiles(f"{SWAP} marquise.hand=anvil eyrie.hand=sword").choose("go on", "go on")
    assert table.prompt == "actions" and "swap meet" not in table.offered


@card("swap-meet")
@pytest.mark.law("rootbotics 2.8.1")
@pytest.mark.open_question("stand_and_deliver_and_swap_meet")
def test_with_a_bot_the_card_is_drawn_and_for_the_one_given_it_scores() -> None:
    line = "seats=marquise,bot:eyrie turn=marquise @1=marquise.warrior marquise.crafted=swap-meet"
    table = exiles(f"{line} marquise.hand=anvil", luck=("sword",)).choose("swap meet", "anvil")
    assert (table.hand("marquise"), table.discarded(), table.points("eyrie")) == (["sword"], ["anvil"], 1)


# Charm Offensive

CHARM = "seats=marquise,eyrie,bot:alliance turn=marquise phase=evening @1=marquise.warrior"


@card("charm-offensive")
@pytest.mark.law("root 4.1.3", "root 1.4.1")
@pytest.mark.open_question("bots_and_exiles_partisans")
def test_charm_offensive_draws_and_another_player_scores() -> None:
    table = exiles(f"{CHARM} marquise.crafted=charm-offensive", luck=("anvil", "sword"))
    assert (table.prompt, table.asked, table.offered) == ("draw for charm", "marquise", ["yes", "no"])
    table.choose("yes")
    assert table.hand("marquise") == ["anvil"]
    assert (table.prompt, table.offered) == ("whom to charm", ["eyrie", "alliance"])
    table.choose("alliance")
    assert (table.points("eyrie"), table.points("alliance")) == (0, 1)
    assert table.s.turn != 0  # the Evening went on, with its own draw
    assert sorted(table.hand("marquise")) == ["anvil", "sword"]


@card("charm-offensive")
@pytest.mark.law("root 4.1.3")
def test_charm_offensive_is_optional_and_for_ones_own_evening() -> None:
    table = exiles(f"{CHARM} marquise.crafted=charm-offensive").choose("no")
    assert not table.happened("scored", "root 4.1.3")
    table = exiles(f"{CHARM} eyrie.crafted=charm-offensive")
    assert table.prompt != "draw for charm"


@card("charm-offensive")
@pytest.mark.law("root G.1.27")
def test_a_partner_may_be_charmed() -> None:
    line = "seats=marquise,eyrie,alliance,vagabond turn=marquise phase=evening @1=marquise.warrior"
    line += " vagabond.dominance=dominance-fox vagabond.coalition=marquise marquise.crafted=charm-offensive"
    assert exiles(line).choose("yes").offered == ["eyrie", "alliance", "vagabond"]


# Informants

EVENING = "seats=marquise,eyrie turn=marquise step=draw~and~discard @1=marquise.warrior marquise.crafted=informants"


@card("informants")
@pytest.mark.ruling("informants", 1)
@pytest.mark.law("root 4.1.3", "root 2.1.5")
def test_informants_take_an_ambush_in_place_of_the_whole_draw() -> None:
    line = f"{EVENING} @8=marquise.recruiter @12=marquise.recruiter*2 discard=ambush-bird,anvil,ambush-fox"
    table = exiles(line)
    assert (table.prompt, table.asked) == ("an ambush instead of drawing", "marquise")
    assert table.offered == ["ambush-fox", "ambush-bird", "done"]
    table.choose("ambush-fox")
    assert (table.hand("marquise"), table.discarded()) == (["ambush-fox"], ["ambush-bird", "anvil"])
    assert not [event for event in table.happened("drew") if event.args == (0,)]
    table = exiles(line).choose("done")  # asked once, whatever the number of cards
    assert len([event for event in table.happened("drew") if event.args == (0,)]) == 2


@card("informants")
@pytest.mark.open_question("informants_and_several_draws")
@pytest.mark.law("root 4.1.3")
def test_informants_are_optional_and_need_an_ambush_in_the_discard_pile() -> None:
    table = exiles(f"{EVENING} discard=ambush-bird").choose("done")
    assert len(table.hand("marquise")) == 1 and table.discarded()[:1] == ["ambush-bird"]
    assert exiles(f"{EVENING} discard=anvil").prompt != "an ambush instead of drawing"
    souls = EVENING.replace("marquise,eyrie", "marquise,lizards")
    table = exiles(f"{souls} lizards.souls=ambush-bird")
    assert table.prompt != "an ambush instead of drawing"  # the Lost Souls are no discard pile


@card("informants", "charm-offensive")
@pytest.mark.ruling("informants", 2)
@pytest.mark.open_question("informants_and_several_draws")
@pytest.mark.law("root 4.1.3")
def test_each_draw_of_an_evening_may_be_replaced() -> None:
    line = f"{CHARM} marquise.crafted=charm-offensive,informants discard=ambush-bird,ambush-fox"
    table = exiles(line).choose("yes")
    assert (table.prompt, table.offered) == ("an ambush instead of drawing", ["ambush-fox", "ambush-bird", "done"])
    table.choose("ambush-bird")
    assert table.prompt == "whom to charm"
    table.choose("eyrie")
    assert (table.prompt, table.offered) == ("an ambush instead of drawing", ["ambush-fox", "done"])
    table.choose("ambush-fox")
    assert table.hand("marquise") == ["ambush-bird", "ambush-fox"]


@card("informants", "murine-broker")
@pytest.mark.law("root 4.1.3")
def test_informants_are_for_ones_own_evening_only() -> None:
    line = f"{CRAFT} @1=marquise.warrior eyrie.crafted=murine-broker,informants discard=ambush-bird"
    table = exiles(line).choose("anvil")
    assert len(table.hand("eyrie")) == 1 and "ambush-bird" in table.discarded()


@card("informants", "murine-broker")
@pytest.mark.law("root 4.1.3")
def test_informants_say_nothing_in_the_evening_of_another_nor_in_other_phases() -> None:
    """The Duchy crafts in its Evening, so that a broker draws then; a card is drawn for the ferry in Daylight."""
    line = "seats=duchy,marquise turn=duchy step=craft @8=duchy.citadel duchy.hand=anvil discard=ambush-bird"
    table = exiles(f"{line} @1=marquise.warrior marquise.crafted=murine-broker,informants").choose("anvil")
    assert table.happened("drew", "root 4.1.3") and table.prompt != "an ambush instead of drawing"
    line = "seats=marquise,eyrie turn=marquise step=actions map=lake suits=fox*4,rabbit*4,mouse*4 ferry=1"
    table = exiles(f"{line} @1=marquise.warrior marquise.crafted=informants discard=ambush-bird").choose("march", 11)
    assert table.happened("drew", "root C.2.5") and table.prompt != "an ambush instead of drawing"


@card("informants")
@pytest.mark.ruling("informants", 3)
@pytest.mark.law("root 13.2.4")
@pytest.mark.ruling("corvid-conspiracy", 1)
def test_whoever_used_informants_has_not_drawn_and_may_still_expose_a_plot() -> None:
    line = (
        "seats=vagabond,corvids turn=vagabond step=draw~cards vagabond.crafted=informants vagabond.place=1 "
        "vagabond.satchel=torch vagabond.hand=anvil,sword,bake-sale,investments,tunnels @1=corvids.plot "
        "corvids.plots.1=bomb discard=ambush-bird"
    )
    table = exiles(line).choose("go on", "ambush-bird")
    assert "expose" in table.offered
    table = exiles(line).choose("go on", "done")
    assert table.prompt == "discard to the hand limit"


# Partisans


def battle(
    suit: str, hand: str = "", side: str = "marquise", rest: str = "", luck: tuple[object, ...] = ((0, 0),)
) -> Situation:
    """The Marquise battles the Eyrie in a fox clearing with partisans of that suit on that side."""
    line = "seats=marquise,eyrie turn=marquise step=actions @1=marquise.warrior*3,eyrie.warrior*3"
    return exiles(f"{line} {side}.crafted={suit}-partisans {side}.hand={hand} {rest}", luck=luck).choose("battle")


@card("fox-partisans")
@pytest.mark.edition("partisans_and_birds", "discarded")
@pytest.mark.ruling("fox-partisans", 1)
@pytest.mark.ruling("fox-partisans", 2)
@pytest.mark.open_question("partisans_and_birds")
@pytest.mark.law("root 4.3.3.I", "root 2.1.1.I")
def test_partisans_hit_once_more_and_their_player_keeps_only_their_suit() -> None:
    table = battle("fox", "anvil,sword,bake-sale,boat-builders")
    assert (table.prompt, table.asked, table.offered) == ("use fox partisans", "marquise", ["yes", "no"])
    table.choose("yes")
    assert (table.count("marquise", "warrior", 1), table.count("eyrie", "warrior", 1)) == (3, 2)
    assert table.hand("marquise") == ["anvil"]  # birds count as a suit to be discarded
    assert sorted(table.discarded()) == ["bake-sale", "boat-builders", "sword"]
    assert crafted(table, "marquise") == ["fox-partisans"]
    assert table.prompt == "actions"  # once in a battle


@card("fox-partisans")
@pytest.mark.edition("partisans_and_birds", "kept")
@pytest.mark.open_question("partisans_and_birds")
@pytest.mark.law("root 2.1.1.I")
def test_by_the_other_reading_birds_stay() -> None:
    table = battle("fox", "anvil,sword,boat-builders", rest="options.partisans_and_birds=kept").choose("yes")
    assert table.hand("marquise") == ["anvil", "boat-builders"]


@card("fox-partisans")
@pytest.mark.law("root 4.3.3.I")
def test_partisans_fight_for_a_defender_too_and_need_not() -> None:
    table = battle("fox", "anvil,sword", side="eyrie")
    assert (table.prompt, table.asked) == ("use fox partisans", "eyrie")
    table.choose("yes")
    assert (table.count("marquise", "warrior", 1), table.hand("eyrie")) == (2, ["anvil"])
    table = battle("fox", "anvil,sword").choose("no")
    assert (table.hand("marquise"), table.count("eyrie", "warrior", 1)) == (["anvil", "sword"], 3)


@card("fox-partisans", "rabbit-partisans", "mouse-partisans")
@pytest.mark.law("root 4.3.3.I")
@pytest.mark.parametrize(
    ("suit", "clearing", "kept"), [("fox", 1, "anvil"), ("rabbit", 5, "bake-sale"), ("mouse", 2, "sword")]
)
def test_partisans_fight_in_clearings_of_their_suit_alone(suit: str, clearing: int, kept: str) -> None:
    for where in (1, 5, 2):
        line = f"seats=marquise,eyrie turn=marquise step=actions @{where}=marquise.warrior*3,eyrie.warrior*3"
        table = exiles(f"{line} marquise.crafted={suit}-partisans marquise.hand=anvil,bake-sale,sword", luck=((0, 0),))
        table.choose("battle")
        assert (table.prompt == f"use {suit} partisans") == (where == clearing)
        if where == clearing:
            assert table.choose("yes").hand("marquise") == [kept]


@card("fox-partisans")
@pytest.mark.law("root 2.1.3", "root 10.2.6")
def test_what_partisans_cost_goes_where_discarded_cards_go() -> None:
    line = "seats=marquise,eyrie,lizards turn=marquise step=actions @1=marquise.warrior*3,eyrie.warrior*3"
    table = exiles(f"{line} marquise.crafted=fox-partisans marquise.hand=anvil,sword,dominance-mouse", luck=((0, 0),))
    table.choose("battle", "yes")
    assert player(table, "lizards")["souls"] == ["dominance-mouse", "sword"]
    assert table.discarded() == []


@card("fox-partisans")
@pytest.mark.law("root 2.1.1.I")
def test_of_unknown_cards_their_owner_says_which_go() -> None:
    table = battle("fox", "anvil,?*2").choose("yes")
    assert (table.prompt, table.asked) == ("discard another suit", "marquise")
    assert "foxfolk-steel" not in table.offered and {"sword", "saboteurs", "done"} <= set(table.offered)
    table.choose("sword", "done")
    assert table.hand("marquise") == ["anvil", "?"]
    assert table.discarded() == ["sword"]


# Eyrie Émigré

DAWN = "seats=marquise,eyrie,alliance turn=marquise phase=birdsong marquise.crafted=eyrie-emigre"


@card("eyrie-emigre")
@pytest.mark.ruling("eyrie-emigre", 1)
@pytest.mark.ruling("eyrie-emigre", 2)
@pytest.mark.law("root 4.1.3", "root 1.4.2")
@pytest.mark.parametrize("printing", ["older", "newer"])
def test_the_emigre_moves_and_battles_there_at_the_end_of_birdsong(printing: str) -> None:
    line = f"{DAWN} @8=marquise.sawmill @1=marquise.warrior*3 @5=eyrie.warrior,alliance.warrior @9=eyrie.warrior"
    table = exiles(f"{line} options.card_printing={printing}", luck=((1, 0),))
    assert (table.prompt, table.asked) == ("move to", "marquise")  # one clearing to move from, and no way to decline
    assert table.count("marquise", "wood", 8) == 1  # the end of Birdsong
    table.choose(5, 2)
    assert (table.prompt, table.offered) == ("battle whom", ["eyrie", "alliance"])
    table.choose("eyrie")
    assert table.count("eyrie", "warrior", 5) == 0
    assert crafted(table, "marquise") == ["eyrie-emigre"]


@card("eyrie-emigre")
@pytest.mark.ruling("eyrie-emigre", 2)
@pytest.mark.open_question("emigre_without_a_move")
@pytest.mark.law("root 4.1.3")
def test_the_emigre_goes_unless_both_happened() -> None:
    table = exiles(f"{DAWN} @1=marquise.warrior*2").choose(5, 2)
    assert (crafted(table, "marquise"), table.discarded()) == ([], ["eyrie-emigre"])  # nobody to battle there
    table = exiles(f"{DAWN} @8=marquise.sawmill")
    assert (crafted(table, "marquise"), table.discarded()) == ([], ["eyrie-emigre"])  # nothing to move


@card("eyrie-emigre")
@pytest.mark.ruling("eyrie-emigre", 1)
@pytest.mark.law("root 4.1.3", "root 8.2.6", "root 1.4.2")
def test_only_what_the_move_brings_about_comes_between() -> None:
    line = f"{DAWN},swap-meet @1=marquise.warrior*3 @5=alliance.sympathy,eyrie.warrior marquise.hand=bake-sale"
    table = exiles(f"{line} eyrie.hand=sword", luck=((1, 0),))
    assert table.offered == ["swap meet", "go on"]
    table.choose("go on", "go on")
    assert (table.prompt, table.offered) == ("move to", [5, 9, 10])
    table.choose(5, 3)
    assert player(table, "alliance")["supporters"] == ["bake-sale"]
    assert (table.prompt, table.offered) == ("battle whom", ["eyrie", "alliance"])


@card("eyrie-emigre")
@pytest.mark.open_question("emigre_without_a_move")
@pytest.mark.law("root 9.2.2", "root 9.5")
@pytest.mark.open_question("effects_that_let_the_vagabond_move_or_battle")
def test_the_vagabond_exhausts_nothing_for_it_and_may_come_out_of_a_forest() -> None:
    line = (
        "seats=vagabond,eyrie turn=vagabond step=slip vagabond.crafted=eyrie-emigre "
        "vagabond.satchel=sword,boots,torch @1=eyrie.warrior"
    )
    table = exiles(line, luck=((1, 0),)).choose("done")
    assert (table.prompt, table.offered) == ("move the pawn", [1, 2, 5, 10])
    table.choose(1)
    assert table.count("eyrie", "warrior", 1) == 0
    assert "exhausted" not in player(table, "vagabond")
    assert crafted(table, "vagabond") == ["eyrie-emigre"]


@card("eyrie-emigre")
@pytest.mark.law("root 1.4.1")
def test_the_emigre_comes_last_even_where_birdsong_ends_with_choices() -> None:
    line = "seats=alliance,marquise turn=alliance phase=birdsong alliance.crafted=eyrie-emigre,false-orders"
    table = exiles(f"{line} @1=alliance.warrior*3 @5=marquise.warrior alliance.supporters=anvil")
    table.until("move to")
    table.choose(5, 3)
    assert table.happened("battle")
    assert player(table, "alliance")["crafted"] == ["eyrie-emigre", "false-orders"]


# League of Adventurous Mice

LEAGUE = "seats=marquise,eyrie,vagabond turn=marquise step=actions marquise.crafted=league-of-adventurous-mice"


@card("league-of-adventurous-mice")
@pytest.mark.law("root 4.1.3", "root 4.2")
def test_an_item_buys_a_move_once_in_a_daylight() -> None:
    table = exiles(f"{LEAGUE} marquise.items=boots,coins @1=marquise.warrior marquise.actions~left=1")
    assert "move with the league" in table.offered and "battle with the league" not in table.offered
    table.choose("move with the league")
    assert (table.prompt, table.offered) == ("which item for the league", ["boots", "coins"])
    table.choose("coins", 5)
    assert table.count("marquise", "warrior", 5) == 1
    assert "move with the league" not in table.offered
    assert player(table, "marquise")["actions left"] == 1
    assert write(table.s)["effects"] == {"league-of-adventurous-mice": {"exhausted": {"marquise": ["coins"]}}}
    assert loads(dumps(table.s)) == table.s


@card("league-of-adventurous-mice")
@pytest.mark.law("root 4.1.3", "root 4.3")
def test_or_a_battle() -> None:
    table = exiles(f"{LEAGUE} marquise.items=boots @1=marquise.warrior*2,eyrie.warrior", luck=((1, 0),))
    table.choose("battle with the league")
    assert table.count("eyrie", "warrior", 1) == 0
    assert player(table, "marquise")["items"] == ["boots"]


@card("league-of-adventurous-mice")
@pytest.mark.ruling("league-of-adventurous-mice", 2)
@pytest.mark.law("root 4.1.3")
def test_an_exhausted_item_serves_no_more() -> None:
    spent = "effects.league-of-adventurous-mice.exhausted.marquise=boots"
    line = f"{LEAGUE} @1=marquise.warrior {spent}"
    assert "move with the league" not in exiles(f"{line} marquise.items=boots").offered
    assert "move with the league" in exiles(f"{line} marquise.items=boots*2").offered
    with pytest.raises(Exception, match="no such boots"):
        exiles(line)


@card("league-of-adventurous-mice")
@pytest.mark.open_question("league_items")
@pytest.mark.law("root 9.5.4", "root 9.2.5")
def test_an_exhausted_item_taken_by_aid_comes_face_up() -> None:
    line = (
        "seats=vagabond,marquise turn=vagabond phase=daylight vagabond.place=1 vagabond.satchel=torch "
        "vagabond.hand=anvil marquise.items=boots*2 marquise.crafted=league-of-adventurous-mice @1=marquise.warrior "
        "effects.league-of-adventurous-mice.exhausted.marquise=boots"
    )
    table = exiles(line).choose("aid", "boots")
    assert player(table, "vagabond")["satchel"] == ["boots"]
    assert player(table, "marquise")["items"] == ["boots"]
    assert "effects" not in write(table.s)  # of two alike the exhausted one went


@card("league-of-adventurous-mice")
@pytest.mark.open_question("league_items")
@pytest.mark.law("root 14.2.5")
def test_an_exhausted_item_is_looted_like_any_other() -> None:
    line = (
        "seats=hundreds,marquise turn=hundreds step=command~the~Hundreds @1=hundreds.warrior*3,marquise.warrior "
        "marquise.items=boots marquise.crafted=league-of-adventurous-mice "
        "effects.league-of-adventurous-mice.exhausted.marquise=boots"
    )
    table = exiles(line, luck=((0, 0),)).choose("battle", "yes")
    assert player(table, "hundreds")["hoard"] == ["boots"]
    assert "effects" not in write(table.s)


@card("league-of-adventurous-mice")
@pytest.mark.ruling("league-of-adventurous-mice", 1)
@pytest.mark.law("root 9.2.5")
def test_a_vagabond_has_no_item_for_the_league() -> None:
    line = "seats=vagabond,marquise turn=vagabond phase=daylight vagabond.crafted=league-of-adventurous-mice"
    table = exiles(f"{line} vagabond.place=1 vagabond.satchel=sword,boots @1=marquise.warrior")
    assert not {"move with the league", "battle with the league"} & set(table.offered)


@card("league-of-adventurous-mice")
@pytest.mark.ruling("league-of-adventurous-mice", 1)
@pytest.mark.law("root 14.2.4")
def test_the_hoard_has_no_item_for_the_league() -> None:
    line = "seats=hundreds,marquise turn=hundreds step=command~the~Hundreds hundreds.hoard=boots,sword"
    table = exiles(f"{line} hundreds.crafted=league-of-adventurous-mice @1=hundreds.warrior*2,marquise.warrior")
    assert not {"move with the league", "battle with the league"} & set(table.offered)


@card("league-of-adventurous-mice")
@pytest.mark.ruling("league-of-adventurous-mice", 2)
@pytest.mark.open_question("league_items")
@pytest.mark.law("root 4.1.3")
def test_nothing_refreshes_an_item_that_served_the_league() -> None:
    table = exiles(f"{LEAGUE.replace('vagabond', 'alliance')} marquise.items=boots @1=marquise.warrior @12=eyrie.roost")
    table.choose("move with the league", 5)
    turn = table.s.turns
    while table.asked != "marquise" or table.s.turns == turn:
        table.choose("done" if "done" in table.offered else table.offered[0])
    table.until("actions")
    assert "move with the league" not in table.offered


# What cannot be


def test_cards_of_the_other_deck_are_refused() -> None:
    with pytest.raises(Exception, match="this game has 0 of it"):
        given("root seats=marquise,eyrie marquise.hand=saboteurs")
    with pytest.raises(Exception, match="this game has 0 of it"):
        exiles("seats=marquise,eyrie marquise.hand=armorers")


def test_a_game_with_the_deck_starts_from_it() -> None:
    s = ROOT.start({"seats": ["marquise", "eyrie", "alliance"], "deck": "exiles"})
    assert s.box.deck == EXILES
