"""Changes to the Law: Law of Rootbotics, chapter 1.

Autumn map: fox 1 6 8 12, rabbit 3 4 5 10, mouse 2 7 9 11; 1 and 3, 2 and 4 are opposite corners.
"""

from __future__ import annotations

from typing import Any

import pytest
from tests.root.situation import Situation, given

from lawbound.root.cards import CARDS
from lawbound.root.items import SUPPLY
from lawbound.root.present.questions import refused
from lawbound.root.state import ROW

FOX, MOUSE, BIRD = "tax-collector", "codebreakers", "armorers"  # orders that show no item
SAWMILL, WORKSHOP, WOOD, KEEP = ROW, 2 * ROW, 4 * ROW, 5 * ROW  # rows of a Marquise at the first seat


def marquise(position: str, luck: tuple[Any, ...], others: str = "alliance") -> Situation:
    """A whole turn of the Mechanical Marquise; the Alliance, which holds a card, is asked after it."""
    hand = "alliance.hand=armorers " if "alliance.hand" not in position else ""
    return given(f"root seats=bot:marquise,{others} turn=marquise {hand}{position}", luck=luck)


def winners(table: Situation) -> list[str]:
    return [player.KEY for player in table.s.players if table.s.winners >> player.seat & 1]


@pytest.mark.law("rootbotics 1")
def test_the_ordinary_rules_hold_for_bots() -> None:
    table = marquise("@1=marquise.warrior*2,alliance.warrior,alliance.sympathy", (FOX, (2, 1)))
    # Battle by root 4.3: the attacker deals the higher number, guerrilla war turns that round.
    assert [table.count("alliance", piece, 1) for piece in ("warrior", "sympathy")] == [0, 1]
    assert [event.args[:2] for event in table.happened("removed")] == [(table.player("alliance").warrior, 1), (0, 1)]
    assert table.s.ruler[1] == table.seat("marquise")


# Crafting


@pytest.mark.law("rootbotics 1.1.1", "rootbotics 1.1.2")
@pytest.mark.parametrize("bot", ["marquise", "alliance"])
@pytest.mark.parametrize(("card", "item", "printed"), [("anvil", 3, 2), ("protection-racket", 6, 3), ("sword", 4, 2)])
def test_bots_craft_items_for_nothing_and_score_one_point(bot: str, card: str, item: int, printed: int) -> None:
    line = f"root seats=bot:{bot},eyrie turn={bot} eyrie.leader=despot @3=eyrie.roost,eyrie.warrior eyrie.hand=anvil"
    line = line if card != "anvil" else line.replace("eyrie.hand=anvil", "eyrie.hand=cobbler")
    table = given(line, luck=[card])
    assert [event.args[1] for event in table.happened("scored", "rootbotics 1.1.2")] == [1]
    assert table.s.crafted_items[table.seat(bot) * 8 + item] == 1
    assert table.s.items[item] == SUPPLY[item] - 1
    assert next(info.points for info in CARDS if info.id == card) == printed


@pytest.mark.law("rootbotics 1.1.1")
def test_an_item_that_is_gone_from_the_supply_cannot_be_crafted() -> None:
    table = marquise("alliance.items=hammer", ("anvil",))
    assert not table.happened("crafted")
    assert table.points("marquise") == 0


@pytest.mark.law("rootbotics 1.1.3")
@pytest.mark.parametrize("card", ["royal-claim", "armorers", "cobbler", "favor-of-the-mice"])
def test_bots_craft_no_lasting_effect_and_no_favor(card: str) -> None:
    table = marquise("alliance.hand=sappers @2=alliance.warrior", (card,))
    assert not table.happened("crafted")
    assert table.s.crafted[table.seat("marquise")] == b""
    assert table.count("alliance", "warrior", 2) == 1


# Taking hits


def struck(hits: int, luck: tuple[int, ...]) -> Situation:
    """A Vagabond with three swords strikes the bot in clearing 11, where no warrior is left."""
    line = (
        "root seats=bot:marquise,vagabond turn=vagabond phase=daylight vagabond.place=11 vagabond.satchel=sword*3 "
        "marquise.start=11 @11=marquise.sawmill,marquise.workshop,marquise.wood,marquise.keep"
    )
    return given(line, luck=[(hits - 1, 0), *luck]).choose("battle")  # one more for a defenseless bot


def left(table: Situation) -> list[int]:
    return [table.count("marquise", piece, 11) for piece in ("wood", "keep", "sawmill", "workshop")]


@pytest.mark.law("rootbotics 1.2.1")
def test_a_bot_loses_tokens_before_buildings_and_luck_decides_between_kinds() -> None:
    assert left(struck(1, (WOOD,))) == [0, 1, 1, 1]
    assert left(struck(1, (KEEP,))) == [1, 0, 1, 1]
    assert left(struck(2, (KEEP,))) == [0, 0, 1, 1]
    assert left(struck(3, (KEEP, WORKSHOP))) == [0, 0, 1, 0]
    assert left(struck(3, (KEEP, SAWMILL))) == [0, 0, 0, 1]


@pytest.mark.law("rootbotics 1.2.1")
def test_warriors_still_go_first() -> None:
    line = (
        "root seats=bot:marquise,vagabond turn=vagabond phase=daylight vagabond.place=11 vagabond.satchel=sword*3 "
        "@11=marquise.warrior*2,marquise.sawmill,marquise.wood"
    )
    table = given(line, luck=[(2, 0)]).choose("battle")
    assert [table.count("marquise", piece, 11) for piece in ("warrior", "wood", "sawmill")] == [0, 1, 1]


# Dominance


@pytest.mark.law("rootbotics 1.3")
def test_a_bot_never_plays_a_dominance_card() -> None:
    line = "marquise.points=15 eyrie.leader=despot @3=eyrie.roost,eyrie.warrior @6=marquise.warrior*3"
    table = marquise(line, ("dominance-fox",), others="alliance,eyrie,vagabond")
    assert [CARDS[card].id for card in table.s.available] == ["dominance-fox"]
    assert table.s.dominance[table.seat("marquise")] == 255
    assert table.points("marquise") >= 15


VARIANT = "options.bot_dominance_variant=on"


@pytest.mark.law("rootbotics 1.3.1")
@pytest.mark.edition("bot_dominance_variant", "on")
@pytest.mark.edition("bot_dominance_variant", "off")
def test_in_the_variant_no_human_uses_a_dominance_card() -> None:
    line = (
        "root seats=marquise,bot:alliance,eyrie,vagabond turn=marquise phase=daylight marquise.points=12 "
        "marquise.hand=dominance-fox,dominance-mouse,sword available=dominance-rabbit @1=marquise.warrior "
        "marquise.crafted=royal-claim eyrie.leader=despot @3=eyrie.roost "
    )
    table = given(line).until("actions")
    assert "activate dominance" in table.offered
    with_birds = given(line.replace(",sword", ",sappers")).until("actions")
    assert "take dominance" in with_birds.offered
    table = given(line.replace(",sword", ",sappers") + VARIANT).until("actions")
    assert "activate dominance" not in table.offered and "take dominance" not in table.offered
    assert "rootbotics 1.3.1" in [article for _, article in refused(table.s, table.ask)]


RULES_FOXES = "@1=marquise.warrior*3 @6=marquise.warrior*3 @8=marquise.warrior*3"


@pytest.mark.law("rootbotics 1.3.1")
@pytest.mark.edition("bot_dominance_variant", "on")
@pytest.mark.edition("bot_dominance_variant", "off")
def test_a_dominance_card_spent_for_its_suit_is_laid_beside_the_board_and_lets_a_bot_win() -> None:
    line = (
        "root seats=bot:marquise,alliance,eyrie,vagabond turn=alliance phase=daylight alliance.hand=dominance-fox "
        f"@2=alliance.mouse~base eyrie.leader=despot @3=eyrie.roost,eyrie.warrior {RULES_FOXES} "
    )
    on = given(f"{line}{VARIANT} @12=alliance.fox~base")
    on.choose("train")
    assert on.table.over
    assert winners(on) == ["marquise"]
    assert on.happened("won", "rootbotics 1.3.1")
    off = given(f"{line} @12=alliance.fox~base").choose("train")
    assert not off.table.over


@pytest.mark.law("rootbotics 1.3.1")
def test_a_bot_wins_the_moment_it_rules_the_third_clearing() -> None:
    position = f"{VARIANT} available=dominance-fox @1=marquise.warrior*2 @6=marquise.warrior*2 @8=alliance.sympathy"
    # A mouse order: it moves from 7 to 8, and nothing has changed among the foxes before.
    table = marquise(f"{position} @7=marquise.warrior*5", (MOUSE,))
    assert table.table.over
    assert winners(table) == ["marquise"]
    assert table.s.turn == table.seat("marquise")
    assert table.events[-2].name == "moved"  # at once: no score, no discard after the move


@pytest.mark.law("rootbotics 1.3.1")
def test_a_battle_may_decide_it_only_when_all_hits_are_dealt() -> None:
    position = f"{VARIANT} available=dominance-fox @1=marquise.warrior*4 @6=marquise.warrior*4 "
    table = marquise(position + "@8=marquise.warrior,alliance.sympathy,alliance.fox~base", (FOX, (1, 1)))
    table.choose("sympathy")
    assert winners(table) == ["marquise"]
    assert table.points("marquise") == 2  # for the token and the base: points come before the victory


@pytest.mark.law("rootbotics 1.3.1")
def test_the_bird_card_needs_two_opposite_corners() -> None:
    order, corners = MOUSE, "@2=marquise.warrior*2 @4=marquise.warrior*2"
    assert marquise(f"{VARIANT} available=dominance-bird {corners}", (order,)).table.over
    beside = "@1=marquise.warrior*2 @4=marquise.warrior*2"
    assert not marquise(f"{VARIANT} available=dominance-bird {beside}", (order,)).table.over


@pytest.mark.law("rootbotics 1.3.1")
def test_a_human_who_meets_the_condition_does_not_win() -> None:
    line = f"root seats=marquise,bot:alliance turn=marquise {VARIANT} available=dominance-fox {RULES_FOXES}"
    assert not given(line).table.over


@pytest.mark.law("rootbotics 1.3.1")
@pytest.mark.parametrize(("turn", "winner"), [("marquise", "marquise"), ("eyrie", "eyrie")])
def test_of_two_bots_the_one_whose_turn_it_is_wins(turn: str, winner: str) -> None:
    line = (
        f"root seats=bot:marquise,bot:eyrie,alliance turn={turn} {VARIANT} available=dominance-fox,dominance-mouse "
        f"{RULES_FOXES} @2=eyrie.warrior @7=eyrie.warrior @9=eyrie.warrior"
    )
    assert winners(given(line)) == [winner]
