"""Situations in which two rules meet: each was once decided wrongly."""

from __future__ import annotations

import pytest
from tests.root.situation import Luck, Situation, given

from lawbound.kernel import BadSetup, Table
from lawbound.root.position_text import loads
from lawbound.root.rules import ROOT
from lawbound.root.setup import cards_in_play


def battles(table: Situation, key: str) -> int:
    return len([event for event in table.happened("battle") if event.args[0] == table.seat(key)])


def setup_advanced(*seats: str) -> Situation:
    setup = {"seats": list(seats), "order": "given", "advanced": True}
    return Situation(Table.new(ROOT, setup, nature=Luck(())))


@pytest.mark.law("rootbotics 3.3.2", "rootbotics 6.5.2")
def test_steadfast_takes_pity_or_a_surprise_revolt_never_both() -> None:
    line = "root seats=bot:alliance{},marquise turn=alliance @1=marquise.warrior @3=marquise.warrior"
    both = given(line.format(""), luck=["ambush-bird"])
    one = given(line.format("+steadfast"), luck=["ambush-bird"])
    assert [bool(table.happened("placed", "rootbotics 6.5.2")) for table in (both, one)] == [True, False]


@pytest.mark.law("rootbotics 6.2.4", "rootbotics 3.3.2")
def test_war_tax_is_not_charged_for_tokens_that_a_crackdown_removes() -> None:
    line = (
        "root seats=bot:eyrie+war_tax,marquise,bot:alliance turn=eyrie phase=daylight alliance.points=9 "
        "@1=eyrie.warrior*4,alliance.fox~base @6=alliance.sympathy @8=alliance.sympathy @2=eyrie.roost "
        "eyrie.decree.fox=anvil marquise.hand=sword"
    )
    table = given(line, luck=[(3, 0)])
    assert len(table.happened("removed", "rootbotics 6.2.4")) == 2
    assert len(table.happened("lost points", "rootbotics 3.3.2")) == 1  # for the base alone


@pytest.mark.law("rootbotics 4.7.1", "rootbotics 4.7.3", "rootbotics 4.7.4")
def test_escalated_daylight_cites_its_own_articles() -> None:
    line = "root seats=bot:marquise,eyrie turn=marquise @1=marquise.warrior*6 @5=eyrie.warrior*2 eyrie.hand=anvil"
    articles = {event.article for event in given(line, luck=["ambush-bird"]).events}
    assert {"rootbotics 4.7.2", "rootbotics 4.7.3", "rootbotics 4.7.4"} <= articles
    assert not {"rootbotics 4.5.1", "rootbotics 4.5.3", "rootbotics 4.5.4"} & articles


@pytest.mark.law("rootbotics 2.7")
@pytest.mark.parametrize("key", ["marquise", "eyrie", "alliance", "vagabond", "duchy", "corvids"])
@pytest.mark.parametrize("order", ["anvil,cobbler", "?"])
def test_an_order_is_a_single_open_card(key: str, order: str) -> None:
    other = "eyrie" if key == "marquise" else "marquise"
    with pytest.raises(BadSetup, match="a single card, and it lies open"):
        loads(f"root seats=bot:{key},{other} {key}.order={order}")


@pytest.mark.law("rootbotics 4.5.5")
def test_what_a_bot_has_done_this_turn_holds_at_the_start_of_a_phase() -> None:
    line = "root seats=bot:marquise,eyrie turn=marquise phase=daylight marquise.order=tax-collector eyrie.hand=anvil{}"
    once = given(line.format(" @3=eyrie.warrior"))
    assert once.happened("order", "rootbotics 4.5.5")
    assert not given(line.format(" @3=eyrie.warrior marquise.expanded=1")).happened("order", "rootbotics 4.5.5")


@pytest.mark.law("rootbotics 9.2.3.III")
def test_a_bot_battles_with_hired_warriors_alone() -> None:
    line = (
        "root seats=bot:marquise,eyrie,bot:riverfolk turn=marquise step=battle marquise.order=tax-collector "
        "riverfolk.market=sword eyrie.hand=anvil @1=riverfolk.warrior*2,eyrie.warrior{}"
    )
    assert battles(given(line.format("")), "marquise") == 0
    assert battles(given(line.format(" used=mercenaries")), "marquise") == 1


@pytest.mark.law("rootbotics 3.3.2", "rootbotics 9.7")
def test_several_services_bought_at_once_are_one_purchase_to_the_greedy() -> None:
    line = (
        "root services=advanced seats=bot:lizards,bot:riverfolk+greedy,eyrie turn=lizards phase=daylight "
        "lizards.points=3 riverfolk.market=anvil,sword,cobbler,investments @1=lizards.warrior eyrie.hand=bake-sale"
    )
    table = given(line)
    assert len(table.happened("bought card")) > 1
    assert len([e for e in table.happened("scored", "rootbotics 3.3.2") if e.args[0] == table.seat("riverfolk")]) == 1


@pytest.mark.law("rootbotics 3.3.2", "rootbotics 7.7.4")
def test_an_adventurous_vagrant_attacks_once_a_turn() -> None:
    line = (
        "root seats=bot:vagabond/vagrant+adventurer+questing,marquise turn=vagabond vagabond.place=5 "
        "vagabond.satchel=boots*5 @5=marquise.warrior*3 marquise.hand=anvil"
    )
    assert battles(given(line, luck=["cobbler"]), "vagabond") == 1


@pytest.mark.law("rootbotics 7.7.4.I", "rootbotics 3.coop.2")
def test_in_the_cooperative_game_a_vagrant_makes_another_bot_attack_the_humans() -> None:
    line = (
        "root cooperative=1 seats=bot:vagabond/vagrant,bot:marquise,alliance turn=vagabond phase=daylight "
        "vagabond.order=tax-collector vagabond.place=5 vagabond.satchel=boots*3 "
        "@5=marquise.warrior*3,alliance.warrior*2"
    )
    table = given(f"{line} alliance.hand=anvil")
    assert battles(table, "marquise") == 1


@pytest.mark.law("rootbotics 1.3.1")
def test_a_dominance_card_goes_beside_the_board_before_it_can_be_a_lost_soul() -> None:
    line = (
        "root options.bot_dominance_variant=on seats=bot:marquise,bot:lizards,eyrie turn=marquise "
        "@3=eyrie.roost eyrie.hand=anvil @1=marquise.warrior*2 @6=marquise.warrior*2 @8=marquise.warrior*2"
    )
    table = given(line, luck=["dominance-fox"])
    assert table.s.winners == 1


@pytest.mark.law("rootbotics 1.3.1", "rootbotics 8.5.2")
def test_a_bot_wins_by_dominance_between_two_rituals() -> None:
    """The bird ritual leaves the Marquise a third fox clearing; the ritual after it would take that away."""
    line = (
        "root seats=bot:lizards,vagabond,bot:marquise options.bot_dominance_variant=on turn=lizards step=rituals "
        "lizards.order=mouse lizards.souls=tax-collector,sappers available=dominance-fox vagabond.place=5 "
        "@1=marquise.warrior*2 @6=marquise.warrior*2 @8=lizards.warrior*2,marquise.warrior,marquise.sawmill"
    )
    assert given(line).s.winners == 0b100


@pytest.mark.law("rootbotics 7.7.6.I", "rootbotics 9.2.3.III")
@pytest.mark.parametrize(("trait", "enlisted"), [("", 1), ("+involved", 0)])
def test_hired_warriors_count_for_a_bot_that_may_enlist_the_arbiter(trait: str, enlisted: int) -> None:
    line = (
        f"root seats=alliance,bot:vagabond/arbiter,bot:marquise,bot:riverfolk{trait} turn=alliance phase=evening "
        "alliance.officers=2 alliance.hand=armorers vagabond.place=12 vagabond.satchel=boots*8,sword vagabond.points=2 "
        "marquise.points=5 @12=alliance.warrior*8,marquise.warrior,riverfolk.warrior*4"
    )
    table = given(line, luck=[(3, 3)]).until("military operations").choose("battle", "marquise")
    assert len(table.happened("enlisted")) == enlisted


@pytest.mark.law("rootbotics 7.7.6.II", "root E.3.4")
@pytest.mark.parametrize(("warriors", "enlisted"), [(4, 1), (1, 0)])
def test_a_bot_that_hirelings_attack_counts_them_before_it_enlists_the_arbiter(warriors: int, enlisted: int) -> None:
    line = (
        "root seats=alliance,bot:vagabond/arbiter,bot:marquise turn=alliance phase=daylight alliance.hand=armorers "
        "vagabond.place=5 vagabond.satchel=boots*8,sword vagabond.points=2 marquise.points=5 "
        "hirelings.last-dynasty.controller=alliance hirelings.last-dynasty.control=2 "
        f"@1=last-dynasty.warrior*{warriors} @5=marquise.warrior*2"
    )
    table = given(line, luck=[(0, 0)]).choose("the Dynasty acts", 5)
    if table.prompt == "hirelings battle whom":
        table.choose("marquise")
    assert len(table.happened("enlisted")) == enlisted


@pytest.mark.law("rootbotics 9.7", "rootbotics 10.5.3")
@pytest.mark.parametrize(("burrow", "hired"), [(8, 1), (10, 0)])
def test_the_duchy_hires_nobody_for_a_building_that_the_price_rules_out(burrow: int, hired: int) -> None:
    """A citadel is due from nine warriors in the supply; all markets are built, so below nine nothing is."""
    line = (
        "root services=basic seats=bot:duchy,marquise,bot:riverfolk turn=duchy step=build duchy.order=ambush-fox "
        f"riverfolk.market=codebreakers duchy.burrow={burrow} marquise.hand=anvil "
        "@2=duchy.market,marquise.warrior*6 @7=duchy.market,marquise.warrior*6 @9=duchy.market,marquise.warrior*6 "
        "@12=riverfolk.warrior*2,marquise.warrior"
    )
    table = given(line)
    first = [event for event in table.events[: [e.name for e in table.events].index("turn")] if event.name == "bought"]
    assert len(first) == hired


@pytest.mark.law("root A.10", "root 1.2.1")
def test_cards_that_go_back_at_setup_are_in_the_deck_and_nobody_can_tell_which() -> None:
    table = setup_advanced("marquise", "eyrie")
    for _ in range(60):
        s = table.s
        if table.prompt == "return a card" and len(s.hands[s.order[0]]) == 3:
            break
        table.choose(table.offered[0])
    assert len(s.deck) + sum(len(hand) for hand in s.hands) == len(cards_in_play(s))
    view = table.table.view(s.order[1]).state
    assert len(view.deck) + len(view.hands[s.order[1]]) == len(cards_in_play(s))
