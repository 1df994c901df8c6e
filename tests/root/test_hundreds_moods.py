"""The moods of the warlord: Law of Root, 14.7.

On the autumn map clearings 1, 6, 8 and 12 are fox, 3, 4, 5 and 10 rabbit, 2, 7, 9 and 11 mouse.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import pytest
from tests.root.situation import Situation, fields_of, given
from tests.root.test_hundreds import ADVANCING, COMMANDING, hundreds


def at_war(mood: str, rest: str, luck: Iterable[Any] = ((0, 0),), others: str = "marquise,eyrie") -> Situation:
    """They command a battle, in that mood."""
    return hundreds(f"{COMMANDING} hundreds.mood={mood} {rest}", luck=luck, others=others).choose("battle")


def attacked(mood: str, rest: str, luck: Iterable[Any] = ((0, 0),)) -> Situation:
    """The Marquise attacks them, in that mood."""
    line = f"root seats=marquise,hundreds,eyrie turn=marquise step=actions hundreds.mood={mood} {rest}"
    return given(line, luck=luck).choose("battle")


# Lavish


@pytest.mark.law("root 14.7.1")
def test_lavish_at_the_end_of_birdsong_items_leave_the_game_for_two_warriors_each() -> None:
    table = hundreds("@1=hundreds.warlord hundreds.hoard=boots,sword*2 hundreds.mood=bitter")
    before = table.choose("lavish").count("hundreds", "warrior", 1)
    assert (table.prompt, table.offered) == ("remove an item of the Hoard", ["boots", "sword", "done"])
    table.choose("sword")
    assert table.count("hundreds", "warrior", 1) == before + 2
    table.choose("boots", "done")
    assert table.count("hundreds", "warrior", 1) == before + 4
    assert fields_of(table, "hundreds")["hoard"] == ["sword"]
    assert table.player("hundreds").prowess(table.s) == 2  # type: ignore[attr-defined]
    assert table.points("hundreds") == 0
    other = hundreds("@1=hundreds.warlord hundreds.hoard=boots hundreds.mood=bitter").choose("wrathful")
    assert other.prompt != "remove an item of the Hoard"


@pytest.mark.law("root 14.7.1")
def test_lavish_is_nothing_in_the_turn_of_others() -> None:
    table = given(
        "root seats=marquise,hundreds turn=marquise @1=marquise.warrior hundreds.mood=lavish hundreds.hoard=boots"
    )
    assert (table.asked, table.prompt) == ("marquise", "actions")
    assert not [event for event in table.events if event.article == "root 14.7.1"]


# Relentless


@pytest.mark.law("root 14.7.2")
def test_relentless_after_a_move_and_a_battle_they_move_or_battle_once_more() -> None:
    rest = f"{ADVANCING} hundreds.mood=relentless @1=hundreds.warlord,hundreds.warrior*3 @5=marquise.warrior*2"
    table = hundreds(rest, luck=[(1, 0), (1, 0)]).choose("advance", 5, 3, "marquise")
    assert (table.prompt, table.offered) == ("move or battle once more", [1, 2, "battle once more", "done"])
    table.choose("battle once more")
    assert table.count("marquise", "warrior", 5) == 0
    assert len(table.happened("battle")) == 2
    moved = hundreds(rest, luck=[(1, 0)]).choose("advance", 5, 3, "marquise", 2, 1)
    assert [moved.count("hundreds", "warrior", c) for c in (2, 5)] == [1, 2]
    assert moved.count("hundreds", "warlord", 2) == 1
    assert len(moved.happened("battle")) == 1  # a move is all


@pytest.mark.law("root 14.7.2")
def test_relentless_needs_both_a_move_and_a_battle_and_the_warlord_to_move() -> None:
    rest = f"{ADVANCING} hundreds.mood=relentless @1=hundreds.warlord,hundreds.warrior*3,eyrie.warrior*2"
    stayed = hundreds(rest, luck=[(1, 0)]).choose("advance", "stay")
    assert stayed.prompt != "move or battle once more"
    rest = f"{ADVANCING} hundreds.mood=relentless @1=hundreds.warlord,hundreds.warrior*3 @5=marquise.warrior*2"
    not_fought = hundreds(rest).choose("advance", 5, 3, "done")
    assert not_fought.prompt != "move or battle once more"
    fallen = hundreds(rest, luck=[(1, 1)]).choose("advance", 5, 3, "marquise").choose("warlord")
    assert (fallen.prompt, fallen.offered) == ("move or battle once more", ["battle once more", "done"])


# Rowdy


@pytest.mark.law("root 14.7.3")
def test_rowdy_draws_a_card_more_or_two_among_three_enemy_pieces() -> None:
    for enemies, cards in (
        ("", 2),
        ("@1=marquise.warrior,marquise.wood", 2),
        ("@1=marquise.warrior,marquise.wood,eyrie.warrior", 3),
        ("@2=marquise.warrior*3", 2),
    ):
        rest = f"step=draw~and~discard hundreds.mood=rowdy {enemies}"
        rest = rest.replace("@1=", "@1=hundreds.warlord,") if "@1=" in rest else f"{rest} @1=hundreds.warlord"
        assert len(hundreds(rest).hand("hundreds")) == cards, enemies
    assert len(hundreds("step=draw~and~discard hundreds.mood=rowdy").hand("hundreds")) == 2  # no warlord
    assert len(hundreds("step=draw~and~discard hundreds.mood=bitter").hand("hundreds")) == 1


@pytest.mark.law("root 14.7.3")
def test_rowdy_adds_nothing_to_other_draws() -> None:
    """FAQ 14.7.3: only to the draw step of Evening."""
    table = hundreds("hundreds.crafted=better-burrow-bank hundreds.mood=rowdy @1=hundreds.warlord")
    table.until("choose a mood", "marquise")
    assert len(table.hand("hundreds")) == 1


@pytest.mark.ruling("charm-offensive", 1)
@pytest.mark.ruling("lord-of-the-hundreds", 5)
@pytest.mark.law("root 14.7.3", "root 14.6.3")
def test_rowdy_adds_nothing_to_the_card_of_a_charm_offensive() -> None:
    rest = "phase=evening deck=exiles hundreds.crafted=charm-offensive hundreds.mood=rowdy"
    table = hundreds(f"{rest} @1=hundreds.warlord,marquise.warrior*3").until("draw for charm").choose("yes")
    assert (table.prompt, len(table.hand("hundreds"))) == ("whom to charm", 1)
    table.choose("eyrie")
    assert len(table.hand("hundreds")) == 4  # and three in the draw of Evening


@pytest.mark.law("root 14.7.3", "root G.1.10")
def test_rowdy_does_not_count_hired_mercenaries() -> None:
    rest = "step=draw~and~discard hundreds.mood=rowdy @1=hundreds.warlord,riverfolk.warrior*3 used="
    hired = hundreds(f"{rest}mercenaries", others="bot:riverfolk,eyrie")
    assert len(hired.hand("hundreds")) == 2
    assert len(hundreds(rest, others="bot:riverfolk,eyrie").hand("hundreds")) == 3


# Grandiose


@pytest.mark.law("root 14.7.4", "root 14.5")
def test_grandiose_advances_before_commanding() -> None:
    rest = "step=craft @1=hundreds.warlord,hundreds.warrior"
    table = hundreds(f"{rest} hundreds.mood=grandiose")
    assert table.prompt == "advance before commanding"
    table.choose("advance", 5, 1)
    assert table.prompt == "command the Hundreds"
    table.choose("done")
    assert table.prompt != "advance the warlord"
    assert [event.args[1:] for event in table.happened("moved")] == [(1, 5, 1), (1, 5, 1)]
    other = hundreds(f"{rest} hundreds.mood=bitter")
    assert other.prompt == "command the Hundreds"


# Jubilant


@pytest.mark.law("root 14.7.5")
def test_jubilant_inciting_at_the_warlord_rolls_the_mob_die_up_to_four_times() -> None:
    rest = "step=incite hundreds.mood=jubilant @12=hundreds.warlord @9=hundreds.warrior hundreds.hand=anvil,sword"
    table = hundreds(rest, luck=("mouse", "fox", "rabbit", "mouse")).choose(12)
    assert (table.prompt, table.offered) == ("roll the mob die", ["yes", "no"])
    table.choose("yes")
    assert table.offered == [7, 9, 11]
    table.choose(7, "yes", "yes", 4, "yes")
    assert table.count("hundreds", "mob", 8) == 1  # fox: beside 7, where the first came
    assert table.count("hundreds", "mob", 4) == 1
    assert table.prompt == "place a mob where"
    table.choose(11)
    assert table.prompt != "roll the mob die"  # four times at most
    assert sum(table.count("hundreds", "mob", c) for c in range(1, 13)) == 5


@pytest.mark.law("root 14.7.5")
def test_jubilant_may_stop_and_is_nothing_away_from_the_warlord() -> None:
    rest = "step=incite hundreds.mood=jubilant @12=hundreds.warlord @9=hundreds.warrior hundreds.hand=anvil,sword"
    stopped = hundreds(rest).choose(12, "no")
    assert not stopped.happened("mob die")
    elsewhere = hundreds(rest).choose(9)
    assert elsewhere.prompt == "incite"
    other = hundreds(rest.replace("jubilant", "bitter")).choose(12)
    assert other.prompt == "incite"


@pytest.mark.law("root 14.7.5")
@pytest.mark.open_question("mob_die_target")
def test_a_roll_without_a_clearing_of_its_suit_places_nothing() -> None:
    rest = "step=incite hundreds.mood=jubilant @1=hundreds.warlord hundreds.hand=anvil"
    table = hundreds(rest, luck=("fox",)).choose(1, "yes")  # 5, 9 and 10 are beside it
    assert table.happened("mob die")
    assert sum(table.count("hundreds", "mob", c) for c in range(1, 13)) == 1
    assert table.prompt == "roll the mob die"


# Wrathful


@pytest.mark.law("root 14.7.6")
def test_wrathful_deals_a_hit_more_in_an_attack_at_the_warlord() -> None:
    here = at_war("wrathful", "@9=hundreds.warlord,marquise.warrior*3")
    assert here.count("marquise", "warrior", 9) == 2
    elsewhere = at_war("wrathful", "@9=hundreds.warrior,marquise.warrior*3 @1=hundreds.warlord")
    assert elsewhere.count("marquise", "warrior", 9) == 3
    looting = at_war("wrathful", "@9=hundreds.warlord,marquise.warrior*3 marquise.items=tea", [(3, 0)]).choose("yes")
    assert looting.count("marquise", "warrior", 9) == 2
    defending = attacked("wrathful", "@9=hundreds.warlord,marquise.warrior*3")
    assert defending.count("marquise", "warrior", 9) == 3


# Stubborn


@pytest.mark.law("root 14.7.7")
@pytest.mark.open_question("bitter_and_stubborn_in_defence")
def test_stubborn_ignores_the_first_hit_at_the_warlord_as_attacker_and_defender() -> None:
    """Open question bitter_and_stubborn_in_defence."""
    attacking = at_war("stubborn", "@9=hundreds.warlord,hundreds.warrior,marquise.warrior*3", [(2, 2)]).choose(
        "warrior"
    )
    assert [attacking.count("hundreds", piece, 9) for piece in ("warrior", "warlord")] == [0, 1]
    defending = attacked("stubborn", "@9=hundreds.warlord,hundreds.warrior,marquise.warrior*3", [(2, 0)])
    assert (defending.asked, defending.prompt) == ("hundreds", "take a hit")
    defending.choose("warlord")
    assert [defending.count("hundreds", piece, 9) for piece in ("warrior", "warlord")] == [1, 0]
    elsewhere = attacked("stubborn", "@9=hundreds.warrior*2,marquise.warrior*3 @1=hundreds.warlord", [(2, 0)])
    assert elsewhere.count("hundreds", "warrior", 9) == 0
    spared = attacked("stubborn", "@9=hundreds.warlord,marquise.warrior*3", [(1, 0)])
    assert spared.count("hundreds", "warlord", 9) == 1


@pytest.mark.law("root 14.7.7")
def test_stubborn_in_an_ambush_ignores_one_hit_of_it_and_none_after() -> None:
    rest = "@9=hundreds.warlord,hundreds.warrior*3,marquise.warrior*3 marquise.hand=ambush-mouse"
    table = at_war("stubborn", rest, [(1, 1)]).choose("ambush-mouse", "warrior")
    assert table.prompt == "take a hit"  # one of two in the ambush, and this one in the battle
    table.choose("warrior")
    assert [table.count("hundreds", piece, 9) for piece in ("warrior", "warlord")] == [1, 1]
    plain = at_war("bitter", rest, [(1, 1)]).choose("ambush-mouse", "warrior", "warrior", "warrior")
    assert plain.count("hundreds", "warrior", 9) == 0


@pytest.mark.law("root 14.7.7", "root 11.2.7.III.a")
def test_stubborn_with_mercenaries_one_hit_is_ignored_and_the_rest_are_split() -> None:
    """Interaction 1: the odd one falls on own warriors, the warlord one of these as they like."""
    rest = "@9=hundreds.warlord,hundreds.warrior,riverfolk.warrior*2,marquise.warrior*3 used=mercenaries"
    table = at_war("stubborn", rest, [(3, 3)], "marquise,bot:riverfolk")
    table.choose("marquise", "warlord")
    assert [table.count("hundreds", piece, 9) for piece in ("warrior", "warlord")] == [1, 0]
    assert table.count("riverfolk", "warrior", 9) == 1


# Bitter


@pytest.mark.law("root 14.7.8")
@pytest.mark.open_question("bitter_and_stubborn_in_defence")
def test_bitter_turns_mobs_there_and_around_into_warriors_before_the_roll() -> None:
    rest = "@9=hundreds.warlord,hundreds.mob,marquise.warrior*4 @1=hundreds.mob @4=hundreds.mob @7=hundreds.mob"
    table = at_war("bitter", rest, [(3, 0)])
    assert (table.prompt, table.offered) == ("turn a mob into a warrior", [1, 4, 9, "done"])  # 7 is not adjacent
    table.choose(1, 9, "done")
    assert table.count("hundreds", "warrior", 9) == 2
    assert table.count("marquise", "warrior", 9) == 1  # three of theirs strike now
    assert [table.count("hundreds", "mob", c) for c in (1, 4, 7, 9)] == [0, 1, 1, 0]
    assert not table.happened("scored")
    defending = attacked("bitter", rest, [(0, 0)])
    assert (defending.asked, defending.prompt) == ("hundreds", "turn a mob into a warrior")
    elsewhere = at_war("bitter", rest.replace("@9=hundreds.warlord", "@9=hundreds.warrior"), [(0, 0)])
    assert elsewhere.happened("rolled")
    calm = at_war("rowdy", rest, [(0, 0)])
    assert calm.happened("rolled")


@pytest.mark.law("root 14.7.8")
@pytest.mark.open_question("bitter_and_stubborn_in_defence")
def test_bitter_comes_after_the_ambush_and_only_as_far_as_placing_allows() -> None:
    rest = "@9=hundreds.warlord,hundreds.warrior,hundreds.mob,marquise.warrior*4 marquise.hand=ambush-mouse"
    table = at_war("bitter", rest)
    assert table.prompt == "ambush"
    table.choose("ambush-mouse")
    assert not table.happened("rolled")  # both fell in the ambush: nobody to be bitter
    kept = at_war("bitter", "@9=hundreds.warlord,hundreds.mob,marquise.keep,marquise.warrior").choose(9)
    assert kept.count("hundreds", "warrior", 9) == 0
