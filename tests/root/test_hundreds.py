"""The Lord of the Hundreds: Law of Root, chapter 14 (setup and turn).

On the autumn map clearings 1, 6, 8 and 12 are fox, 3, 4, 5 and 10 rabbit, 2, 7, 9 and 11 mouse; 6, 10, 11 and 12 have
ruins.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any

import pytest
from tests.root.situation import Situation, fields_of, given, setup

from lawbound.kernel import Seeded, Table
from lawbound.root.naming import PositionError
from lawbound.root.position_text import loads
from lawbound.root.rules import ROOT
from lawbound.root.state import ASIDE

AT_1 = "@1=hundreds.warlord,hundreds.warrior*2"
COMMANDING = "step=command~the~Hundreds"
ADVANCING = "step=advance~the~warlord"


def hundreds(rest: str, luck: Iterable[Any] = (), others: str = "marquise,eyrie") -> Situation:
    """The Hundreds at the start of their turn, or where the rest says."""
    return given(f"root seats=hundreds,{others} turn=hundreds {rest}", luck=luck)


def mood(table: Situation) -> str:
    word: str = fields_of(table, "hundreds")["mood"]
    return word


# Setup


@pytest.mark.law("root 14.3", "root 14.3.1", "root 14.3.3")
def test_they_start_with_a_garrison_in_a_corner_opposite_another_and_stubborn() -> None:
    table = setup("marquise", "hundreds").until("place the keep").choose(1).until("actions")
    assert table.s.starts[1] == 3  # opposite the keep, and nowhere else
    assert [table.count("hundreds", piece, 3) for piece in ("warrior", "warlord", "stronghold", "mob")] == [4, 1, 1, 0]
    assert [table.count("hundreds", piece, 0) for piece in ("warrior", "stronghold", "mob")] == [16, 5, 5]
    assert mood(table) == "stubborn"
    free = setup("hundreds", "alliance").until("place the garrison")
    assert free.offered == [1, 2, 3, 4]  # nobody to be opposite to
    taken = setup("marquise", "eyrie", "hundreds").until("place the keep").choose(1).until("place the garrison")
    assert taken.offered == [2, 4]  # the corners of others are taken


@pytest.mark.law("root 14.3.2")
@pytest.mark.open_question("vagabot_and_the_hoard")
def test_one_set_of_items_lies_under_the_ruins_whoever_put_it_there() -> None:
    table = setup("hundreds", "marquise").until("choose a mood")
    assert sorted(table.s.ruin_pool) == [0, 1, 3, 4]  # boots, bag, hammer, sword
    with_vagabond = setup("hundreds", "vagabond").until("choose a mood")
    assert sorted(with_vagabond.s.ruin_pool) == [0, 1, 3, 4]
    with_vagabot = setup("hundreds", "bot:vagabond").until("choose a mood")
    assert len(with_vagabot.s.ruin_pool) == 4
    with_two = setup("hundreds", "vagabond", "vagabond").until("choose a mood")
    assert len(with_two.s.ruin_pool) == 8


# Birdsong


@pytest.mark.law("root 14.4")
def test_birdsong_razes_then_recruits_then_anoints_then_chooses_a_mood() -> None:
    """The warlord is anointed after recruiting, so nobody comes to it this turn."""
    table = hundreds("@9=hundreds.stronghold,hundreds.mob,marquise.sawmill hundreds.mood=lavish", luck=("rabbit",))
    assert table.prompt == "choose a mood"
    assert table.count("hundreds", "mob", 4) == 1  # the only rabbit clearing beside it
    assert [table.count("hundreds", piece, 9) for piece in ("warrior", "warlord")] == [0, 1]
    articles = [event.article for event in table.events if event.name in ("removed", "placed")]
    assert articles == ["root 14.4.1", "root 14.4.1", "root 14.4.2", "root 14.4.3", "root 14.4.3"]


@pytest.mark.law("root 14.4.1")
def test_mobs_remove_enemy_buildings_and_tokens_and_no_warriors() -> None:
    rest = f"{AT_1},hundreds.mob,marquise.sawmill,marquise.warrior,marquise.wood @9=marquise.workshop"
    table = hundreds(f"{rest} @5=hundreds.mob,eyrie.roost,eyrie.warrior", luck=("fox",))
    assert [table.count("marquise", piece, 1) for piece in ("sawmill", "wood", "warrior")] == [0, 0, 1]
    assert [table.count("eyrie", piece, 5) for piece in ("roost", "warrior")] == [0, 1]
    assert table.count("marquise", "workshop", 9) == 1  # no mob there
    assert table.count("hundreds", "warlord", 1) == 1
    assert table.points("hundreds") == 3
    assert table.prompt == "choose a mood"  # no fox clearing beside a mob: nothing was placed
    assert table.count("hundreds", "mob", 0) == 3


@pytest.mark.law("root 14.4.1")
@pytest.mark.open_question("order_of_razing")
def test_order_of_razing_all_removals_come_before_what_they_trigger_and_the_ruins_after() -> None:
    """Open question order_of_razing; the Hundreds order the effects, and the ruins."""
    table = hundreds(
        "@6=hundreds.mob,alliance.sympathy @12=hundreds.mob,alliance.sympathy ruins.6=sword ruins.12=bag "
        "hundreds.hand=anvil,sword,bake-sale",
        others="alliance,eyrie",
    )
    assert [table.count("alliance", "sympathy", c) for c in (6, 12)] == [0, 0]
    assert (table.asked, table.prompt) == ("hundreds", "which effect first")
    assert "hoard" not in fields_of(table, "hundreds")
    table.until("plunder which ruin")
    assert table.offered == [6, 12]
    table.choose(12).until("choose a mood")
    assert fields_of(table, "hundreds")["hoard"] == ["bag", "sword"]
    assert [table.s.ruins[c] for c in (6, 12)] == [0, 0]
    assert table.s.slots[12] == 2  # its slot is open now
    assert [event.args[1] for event in table.happened("plundered")] == [12, 6]


@pytest.mark.law("root 14.4.1", "root 9.7.3")
def test_of_two_items_under_a_ruin_they_choose_one_even_of_a_kind_they_have() -> None:
    ruins = "ruins.6=bag-R,sword-R hundreds.hoard=sword"
    table = hundreds(f"@6=hundreds.mob {ruins}", others="vagabond,vagabond", luck=("mouse",))
    assert table.prompt == "plunder which item"
    assert table.offered == ["bag-R", "sword-R"]
    table.choose("sword-R").until("choose a mood")
    assert fields_of(table, "hundreds")["hoard"] == ["sword", "sword"]
    assert table.s.ruins[6] == 1  # an item is left, which the Hundreds alone know
    assert table.table.view(table.seat("hundreds")).state.ruin_items[12] == 9
    assert table.table.view(table.seat("vagabond")).state.ruin_items[12] == 255


@pytest.mark.law("root 14.4.1")
def test_ruins_without_a_mob_or_without_an_item_stay() -> None:
    table = hundreds("@1=hundreds.warlord @6=hundreds.mob ruins.10=bag ruins.6=", luck=("mouse",))
    assert [table.s.ruins[c] for c in (6, 10)] == [1, 1]
    assert "hoard" not in fields_of(table, "hundreds")


@pytest.mark.law("root 14.4.1")
@pytest.mark.open_question("mob_die_target")
def test_mob_die_target_they_choose_among_clearings_of_the_suit_beside_a_mob() -> None:
    """Open question mob_die_target; a mob is placed where none is."""
    table = hundreds("@12=hundreds.mob @9=hundreds.mob", luck=("mouse",))
    assert (table.prompt, table.offered) == ("place a mob where", [7, 11])  # not 9, which has one, nor 2
    table.choose(11)
    assert table.count("hundreds", "mob", 11) == 1
    kept = hundreds("@12=hundreds.mob @7=marquise.keep", luck=("mouse",))
    assert kept.offered == [9, 11]  # a veto holds for mobs too
    five = "@12=hundreds.mob,hundreds.warlord @9=hundreds.mob @4=hundreds.mob @1=hundreds.mob @5=hundreds.mob"
    table = hundreds(five)
    assert table.prompt == "choose a mood"  # all five are on the map
    assert not table.happened("mob die")


@pytest.mark.law("root 14.4.2", "root 14.2.4.II")
def test_recruits_come_to_the_warlord_by_prowess_and_to_every_stronghold() -> None:
    rest = "@1=hundreds.warlord @9=hundreds.stronghold*2 @12=hundreds.stronghold"
    table = hundreds(f"{rest} hundreds.hoard=sword,hammer,tea")
    assert [table.count("hundreds", "warrior", c) for c in (1, 9, 12)] == [3, 2, 1]
    assert table.count("hundreds", "warlord", 1) == 1


@pytest.mark.law("root 14.4.2")
def test_with_too_few_recruits_the_warlord_comes_first_and_then_they_choose() -> None:
    rest = "@5=hundreds.warrior*18 @1=hundreds.warlord @9=hundreds.stronghold @12=hundreds.stronghold"
    table = hundreds(rest)
    assert table.count("hundreds", "warrior", 1) == 1
    assert (table.prompt, table.offered) == ("recruit where", [9, 12])
    table.choose(12)
    assert table.count("hundreds", "warrior", 12) == 1


@pytest.mark.law("root 14.4.2")
def test_nobody_is_recruited_where_nothing_may_be_placed() -> None:
    table = hundreds("@1=hundreds.warlord,marquise.keep @9=hundreds.stronghold")
    assert [table.count("hundreds", "warrior", c) for c in (1, 9)] == [0, 1]


@pytest.mark.law("root 14.4.3", "root 14.2.2")
def test_a_warlord_is_anointed_in_the_stead_of_a_warrior() -> None:
    table = hundreds("@5=hundreds.warrior*2 @9=hundreds.warrior @2=hundreds.mob @1=hundreds.warrior,marquise.keep")
    table.until("anoint a warlord where")
    assert table.offered == [5, 9]  # not at the keep, where nothing of theirs can be placed
    assert table.count("hundreds", "warlord", ASIDE) == 1
    table.choose(5)
    assert [table.count("hundreds", piece, 5) for piece in ("warrior", "warlord")] == [1, 1]
    assert table.count("hundreds", "warlord", ASIDE) == 0
    assert not table.happened("scored")


@pytest.mark.law("root 14.4.3")
def test_without_warriors_the_warlord_is_placed_in_any_clearing() -> None:
    table = hundreds("@1=marquise.keep")
    assert (table.prompt, table.offered) == ("anoint a warlord where", list(range(2, 13)))
    table.choose(7)
    assert table.count("hundreds", "warlord", 7) == 1
    there = hundreds(AT_1)
    assert there.prompt == "choose a mood"  # a warlord on the map is not anointed anew


@pytest.mark.law("root 14.4.4", "root 14.3.3")
def test_the_mood_changes_to_one_whose_item_is_not_in_the_hoard() -> None:
    table = hundreds(f"{AT_1} hundreds.hoard=boots,sword,bag hundreds.mood=rowdy")
    assert table.offered == ["lavish", "grandiose", "stubborn", "bitter"]
    table.choose("bitter")
    assert mood(table) == "bitter"


@pytest.mark.law("root 14.4.4")
def test_who_is_lavish_and_has_no_other_mood_stays_so() -> None:
    everything = "hundreds.hoard=boots,bag,coins,crossbow,hammer,sword,tea"
    table = hundreds(f"{AT_1} {everything} hundreds.mood=lavish")
    assert mood(table) == "lavish"
    assert table.prompt == "remove an item of the Hoard"
    other = hundreds(f"{AT_1} {everything} hundreds.mood=bitter")
    assert mood(other) == "lavish"  # the only choice


@pytest.mark.law("root 14.4.4")
@pytest.mark.open_question("mood_and_items_gained_later")
def test_mood_and_items_gained_later_an_item_does_not_end_the_mood() -> None:
    """Open question mood_and_items_gained_later."""
    rest = "@1=hundreds.stronghold,hundreds.warlord step=craft hundreds.mood=bitter hundreds.hand=anvil"
    table = hundreds(rest).choose("anvil", "keep the item")
    assert fields_of(table, "hundreds")["hoard"] == ["hammer"]
    assert mood(table) == "bitter"


# Daylight


@pytest.mark.law("root 14.5", "root 14.5.1", "root 14.2.1")
def test_daylight_crafts_with_strongholds_then_commands_then_advances() -> None:
    hand = "hundreds.hand=anvil,armorers,codebreakers"
    table = hundreds(f"{AT_1},hundreds.stronghold @5=marquise.warrior {hand} step=craft")
    assert table.offered == ["anvil", "armorers", "done"]  # one fox stronghold, no mouse
    table.choose("anvil", "keep the item")
    assert table.prompt == "command the Hundreds"  # the stronghold is used
    table.choose("done")
    assert (table.prompt, table.offered) == ("advance the warlord", ["advance", "done"])
    table.choose("done")
    assert table.prompt == "incite"


@pytest.mark.law("root 14.5.2", "root 14.2.4.II")
def test_command_is_the_number_of_actions() -> None:
    for hoard, value in (("", 1), ("boots", 2), ("boots,bag", 2), ("boots,bag,coins", 3), ("boots*2,bag*2", 4)):
        table = hundreds(f"@1=hundreds.warlord {COMMANDING} hundreds.hoard={hoard}")
        for number in range(value):
            assert table.prompt == "command the Hundreds"
            table.choose("move", 5 if number % 2 == 0 else 1)
        assert table.prompt == "advance the warlord"


@pytest.mark.law("root 14.5.2.I")
def test_a_move_takes_warriors_and_the_warlord_as_they_like() -> None:
    table = hundreds(f"{AT_1} {COMMANDING}").choose("move")
    assert table.prompt == "move to"  # from 1, the only clearing
    table.choose(5)
    assert (table.prompt, table.offered) == ("how many of these to move", [0, 1, 2])
    table.choose(0)  # so the warlord goes
    assert [table.count("hundreds", "warlord", c) for c in (1, 5)] == [0, 1]
    assert table.happened("moved")[0].article == "root 14.5.2.I"


@pytest.mark.law("root 14.5.2.II")
def test_a_battle_of_command_is_anywhere_they_have_warriors() -> None:
    rest = f"{COMMANDING} @9=hundreds.warrior*2,marquise.warrior @1=hundreds.warlord,eyrie.warrior @4=eyrie.warrior"
    table = hundreds(rest, luck=[(1, 0)]).choose("battle")
    assert table.offered == [1, 9]
    table.choose(9)
    assert table.count("marquise", "warrior", 9) == 0
    assert table.prompt == "advance the warlord"


@pytest.mark.law("root 14.5.2.III")
def test_a_stronghold_costs_a_card_of_the_suit_of_a_clearing_they_rule() -> None:
    rest = "@1=hundreds.warrior @9=hundreds.warrior @5=marquise.warrior,hundreds.warrior @2=hundreds.warrior"
    table = hundreds(f"{COMMANDING} {rest} hundreds.hand=anvil,sword,bake-sale").choose("build")
    assert table.offered == [1, 2, 9]  # 5 is not ruled
    table.choose(9)
    assert table.discarded() == ["sword"]
    assert table.count("hundreds", "stronghold", 9) == 1
    bird = hundreds(f"{COMMANDING} {rest} hundreds.hand=royal-claim").choose("build")
    assert bird.offered == [1, 2, 9]
    full = hundreds(f"{COMMANDING} @1=hundreds.stronghold @9=hundreds.warrior hundreds.hand=anvil")
    assert "build" not in full.offered  # no slot in the fox clearing, no card for the mouse


@pytest.mark.law("root 14.5.3", "root 14.2.4.II")
def test_the_warlord_advances_as_often_as_prowess_says() -> None:
    for hoard, value in (("", 1), ("hundreds.hoard=sword,tea", 2), ("hundreds.hoard=sword,tea,hammer,crossbow", 4)):
        table = hundreds(f"{AT_1} {ADVANCING} {hoard}")
        for number in range(value):
            assert table.prompt == "advance the warlord"
            table.choose("advance", 5 if number % 2 == 0 else 1, 2)
        assert table.prompt != "advance the warlord"


@pytest.mark.law("root 14.5.3")
def test_an_advance_is_a_move_with_any_warriors_and_then_a_battle_or_one_of_both() -> None:
    rest = f"{AT_1},eyrie.warrior @5=marquise.warrior {ADVANCING} hundreds.mood=bitter"
    both = hundreds(rest, luck=[(0, 0)]).choose("advance")
    assert both.offered == [5, 9, 10, "stay"]
    both.choose(5)
    assert (both.prompt, both.offered) == ("how many come with the warlord", [0, 1, 2])
    both.choose(1)
    assert (both.prompt, both.offered) == ("battle at the warlord", ["marquise", "done"])
    both.choose("marquise")
    assert both.happened("battle")[0].args[2] == 5
    assert [both.count("hundreds", "warlord", 5), both.count("hundreds", "warrior", 1)] == [1, 1]
    assert both.prompt != "move or battle once more"  # not relentless
    moved = hundreds(rest).choose("advance", 5, 0, "done")
    assert not moved.happened("battle")
    stayed = hundreds(rest, luck=[(1, 0)]).choose("advance", "stay")
    assert stayed.happened("battle")[0].args[2] == 1
    quiet = hundreds(f"{AT_1} {ADVANCING}").choose("advance")
    assert quiet.offered == [5, 9, 10]  # nobody to stay for
    gone = hundreds(f"@5=hundreds.warrior {ADVANCING}")
    assert gone.prompt != "advance the warlord"


@pytest.mark.law("root 14.5.3")
def test_who_advances_needs_rule_and_no_snare() -> None:
    rest = f"@1=hundreds.warlord,marquise.warrior*3 {ADVANCING}"
    table = hundreds(rest)
    assert table.offered == ["advance", "done"]  # to battle; no clearing to move to is ruled
    table.choose("advance")
    assert not table.happened("moved")
    snared = hundreds(f"{AT_1},corvids.snare {ADVANCING}", others="corvids,eyrie").choose("advance")
    assert not snared.happened("moved")


# Evening


@pytest.mark.law("root 14.6", "root 14.6.1")
def test_they_incite_for_cards_where_they_have_warriors_and_no_mob() -> None:
    rest = "@1=hundreds.warlord @9=hundreds.warrior,hundreds.mob @12=hundreds.warrior @8=marquise.warrior"
    table = hundreds(f"step=incite {rest} @6=hundreds.stronghold hundreds.hand=anvil,foxfolk-steel,sword,tax-collector")
    assert table.offered == [1, 12, "done"]  # 9 has a mob, 6 no warrior, 8 is another's
    table.choose(1)
    assert (table.prompt, table.offered) == ("incite with", ["foxfolk-steel", "anvil", "tax-collector"])
    table.choose("anvil")
    assert table.count("hundreds", "mob", 1) == 1
    assert table.offered == [12, "done"]  # any number of cards
    table.choose("done")
    assert [event.article for event in table.happened("scored")] == ["root 14.6.2"]
    assert table.asked != "hundreds"


@pytest.mark.law("root 14.6.1")
def test_no_mob_without_one_in_the_supply() -> None:
    mobs = " ".join(f"@{c}=hundreds.mob" for c in (2, 3, 4, 5, 6))
    table = hundreds(f"step=incite {mobs} @1=hundreds.warlord hundreds.hand=anvil")
    assert not table.happened("discarded")
    assert table.asked != "hundreds"


@pytest.mark.law("root 14.6.2")
def test_oppression_scores_by_clearings_ruled_without_enemy_pieces() -> None:
    sites = (1, 2, 3, 4, 5, 7, 8)
    for count, points in enumerate((0, 1, 1, 2, 2, 3, 4, 4)):
        ruled = " ".join(f"@{c}=hundreds.warrior" for c in sites[:count])
        table = hundreds(f"step=oppress {ruled} @9=hundreds.warrior*2,marquise.warrior @12=hundreds.mob")
        assert table.points("hundreds") == points, count


@pytest.mark.law("root 14.6.2")
def test_any_enemy_piece_spoils_oppression() -> None:
    """Interaction 4: a token or a Vagabond's pawn is an enemy piece."""
    for piece in ("@1=hundreds.warrior*3,marquise.wood", "@1=hundreds.warrior*3 vagabond.place=1"):
        table = hundreds(f"step=oppress {piece}", others="marquise,vagabond")
        assert table.points("hundreds") == 0
    partner = "vagabond.place=1 vagabond.coalition=hundreds"
    friend = hundreds(f"step=oppress @1=hundreds.warrior*3 {partner}", others="marquise,eyrie,vagabond")
    assert friend.points("hundreds") == 1


OPPRESSING = "step=oppress used=mercenaries @1=riverfolk.warrior"


@pytest.mark.law("root 14.6.2")
@pytest.mark.ruling("lord-of-the-hundreds", 4)
@pytest.mark.open_question("oppress_needs_a_piece")
@pytest.mark.edition("oppress_needs_a_piece", "needed")
def test_a_mercenary_beside_a_mob_oppresses_a_mercenary_alone_does_not_nor_beside_a_trade_post() -> None:
    """FAQ 14.6.2, interaction 4, open question oppress_needs_a_piece."""
    for rest, points in (
        (f"{OPPRESSING},hundreds.mob", 1),
        (OPPRESSING, 0),
        (f"{OPPRESSING},hundreds.mob,riverfolk.fox~trade~post", 0),
    ):
        assert hundreds(rest, others="bot:riverfolk,eyrie").points("hundreds") == points


@pytest.mark.law("root 14.6.2")
@pytest.mark.open_question("oppress_needs_a_piece")
@pytest.mark.edition("oppress_needs_a_piece", "not_needed")
def test_by_the_letter_a_mercenary_alone_oppresses() -> None:
    table = hundreds(f"{OPPRESSING} options.oppress_needs_a_piece=not_needed", others="bot:riverfolk,eyrie")
    assert table.points("hundreds") == 1


@pytest.mark.law("root 14.6.3")
def test_they_draw_a_card_and_keep_five() -> None:
    table = hundreds(f"{AT_1} step=draw~and~discard hundreds.hand=anvil,sword,bake-sale,armorers,sappers")
    assert table.prompt == "discard to the hand limit"
    table.choose("anvil")
    assert len(table.hand("hundreds")) == 5
    assert len(hundreds(f"{AT_1} step=draw~and~discard").hand("hundreds")) == 1


# Positions


@pytest.mark.parametrize(
    ("rest", "error"),
    [
        ("hundreds.hoard=torch", "hundreds.hoard: 'torch' is not known here"),
        ("hundreds.hoard=boots*3,bag*2", "4 items at most on the command track"),
        ("hundreds.hoard=sword*4,tea", "4 items at most on the prowess track"),
        ("hundreds.hoard=crossbow*2", "there are only 1 crossbow in the game"),
        ("hundreds.mood=happy", "hundreds.mood: 'happy' is not known here"),
        ("hundreds.commanded=5", "hundreds.commanded: 5 should be a number from 0 to 4"),
        ("@1=hundreds.mob*2", "clearings.1.hundreds: one mob at most"),
        ("@1=hundreds.warlord*2", "2 warlord cannot be here: of 1 in all"),
    ],
)
def test_impossible_positions_say_what_is_wrong(rest: str, error: str) -> None:
    with pytest.raises(PositionError, match=error):
        loads(f"root seats=hundreds,eyrie {rest}")


def test_their_hidden_ruin_looks_the_same_to_all_others_whatever_lies_there() -> None:
    """Of two items under a ruin the one that they left is for them alone."""
    views = []
    for other in ("bag-R", "boots-R"):
        line = f"@6=hundreds.mob ruins.6={other},sword-R hidden=hammer-R ruins.10=?"
        table = hundreds(line, others="vagabond,vagabond", luck=("mouse",))
        table.choose("sword-R").until("choose a mood")
        seen = table.table.view(table.seat("vagabond")).state
        views.append((bytes(seen.ruin_items), len(seen.ruin_pool)))
        own = table.table.view(table.seat("hundreds")).state
        assert own.ruin_items[12] != 255
    assert views[0] == views[1]


@pytest.mark.law("root 14.4.1", "root 14.7.5")
def test_the_mob_die_shows_each_suit_as_often() -> None:
    rolled: Counter[int] = Counter()
    for seed in range(90):
        table = Table.from_position(
            ROOT, "root seats=hundreds,eyrie turn=hundreds @12=hundreds.mob,hundreds.warlord", nature=Seeded(str(seed))
        )
        assert table.pending is not None
        spread = table.pending.about.name == "place a mob where"  # for fox there is no clearing beside it
        rolled[table.state.suits[table.pending.options[0]] if spread else 0] += 1
    assert sorted(rolled) == [0, 1, 2]
    assert min(rolled.values()) > 15
