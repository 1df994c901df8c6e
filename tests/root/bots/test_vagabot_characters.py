"""The Vagabot's characters (Law of Rootbotics 7.7) and traits (3.3.2)."""

from __future__ import annotations

import random

import pytest
from tests.root.bots.test_vagabot import (
    AID,
    BIRD,
    FOX,
    MOUSE,
    QUIET,
    RABBIT,
    aid_points,
    aided,
    bot,
    counts,
    done,
    path,
    place,
    spent,
    tiles,
    track,
    turn,
)
from tests.root.situation import Situation, given

from lawbound.kernel import Table
from lawbound.root.bots.vagabot import Vagabot
from lawbound.root.bots.vagabot_items import BROKEN, DAMAGED, READY
from lawbound.root.map import FIRST_FOREST
from lawbound.root.position_text import dumps, loads
from lawbound.root.rules import ROOT
from lawbound.root.state import State

THREE = "alliance,marquise,eyrie"
FEW = "vagabond.place=5 vagabond.satchel=boots*3 "
ONE_BATTLE = "vagabond.place=5 vagabond.satchel=boots*2 vagabond.exhausted=sword*3 "
"""An item for a battle, and one that is too few for another."""


def thief(pieces: str, option: str = "", others: str = THREE) -> Situation:
    """A rabbit order leaves the Thief an item after one battle."""
    return turn(ONE_BATTLE + pieces + option, RABBIT, [QUIET], "/thief", others)


def robbed(table: Situation) -> list[str]:
    victims = [event.args[0] for event in table.happened("discarded", "rootbotics 7.7.1")]
    return [table.s.players[seat].KEY for seat in victims]


# Thief


@pytest.mark.edition("thief_target", "any_enemy")
@pytest.mark.law("rootbotics 7.7.1", "rootbotics 7.5.6")
def test_the_thief_robs_the_one_with_the_most_points_then_the_most_pieces_here() -> None:
    hands = "alliance.hand=armorers marquise.hand=anvil eyrie.hand=sword "
    points = "alliance.points=1 marquise.points=2 eyrie.points=2 "
    table = thief(hands + points + "@5=alliance.warrior*2,marquise.warrior*3,eyrie.warrior*4")
    assert robbed(table) == ["eyrie"]
    assert (table.hand("eyrie"), table.points("vagabond"), spent(table, "7.5.6")) == ([], 1, 1)
    assert "sword" in table.discarded()
    assert robbed(thief(hands + points + "@5=alliance.warrior*2,marquise.warrior*4,eyrie.warrior*3")) == ["marquise"]
    assert robbed(thief(hands + points + "@5=alliance.warrior*2,marquise.warrior*3,eyrie.warrior*3")) == ["marquise"]
    assert robbed(thief(hands.replace("eyrie.hand=sword", "") + points + "@5=alliance.warrior,eyrie.warrior*3")) == [
        "alliance"
    ]


@pytest.mark.law("rootbotics 7.5.6")
def test_a_special_action_without_effect_is_skipped_and_costs_nothing() -> None:
    table = thief("eyrie.points=9 alliance.hand=armorers @5=eyrie.warrior*4 @1=alliance.warrior")
    assert (robbed(table), spent(table, "7.5.6")) == ([], 0)


@pytest.mark.edition("thief_target", "any_enemy")
@pytest.mark.edition("thief_target", "humans_only")
@pytest.mark.parametrize(("option", "points", "victims"), [("any_enemy", 1, []), ("humans_only", 1, ["alliance"])])
@pytest.mark.law("rootbotics 7.7.1")
def test_a_robbed_bot_loses_nothing_and_the_polish_thief_robs_humans_only(
    option: str, points: int, victims: list[str]
) -> None:
    pieces = "alliance.hand=armorers,sappers marquise.points=5 @5=alliance.warrior,marquise.warrior*3 "
    table = thief(pieces, f"options.thief_target={option}", "alliance,bot:marquise")
    assert (table.points("vagabond"), robbed(table)) == (points, victims)


# Tinker


@pytest.mark.law("rootbotics 7.7.2")
def test_the_tinker_crafts_the_topmost_item_of_the_discard_pile() -> None:
    line = FEW + "discard=bake-sale,anvil,sword,cobbler "
    table = turn(line + "supply.sword=0", FOX, spec="/tinker")
    assert table.points("vagabond") == 1
    assert [event.args for event in table.happened("crafted", "rootbotics 7.7.2")] == [(0, 17)]
    assert table.discarded() == ["bake-sale", "anvil", "sword", "cobbler", FOX]
    assert (counts(table), spent(table, "7.5.6")) == ([4, 0, 0, 0], 1)
    table = turn(FEW + "discard=cobbler", FOX, spec="/tinker")
    assert (counts(table), spent(table, "7.5.6")) == ([3, 0, 0, 0], 0)


# Ranger


@pytest.mark.law("rootbotics 7.7.3")
def test_the_ranger_hides_with_three_damaged_items() -> None:
    table = turn(FEW + "vagabond.damaged=tea*3", FOX, spec="/ranger")
    assert (place(table), spent(table, "7.5.6")) == ("1_2_5_10", 1)
    assert counts(table) == [6, 0, 0, 0]  # it rests there
    table = turn(FEW + "vagabond.damaged=tea*2", FOX, spec="/ranger")
    assert (place(table), spent(table, "7.5.6")) == (5, 0)
    line = FEW.replace("=5", "=4_9_12") + "vagabond.damaged=tea*3"
    assert place(turn(line, FOX, [FIRST_FOREST + 5], "/ranger")) == "4_7_8_12"
    assert place(turn(line, FOX, [FIRST_FOREST + 1], "/ranger")) == "1_9_10_12"


# Vagrant


def vagrant(pieces: str, dice: tuple[int, int] = QUIET, others: str = THREE) -> Situation:
    """Questing: with a rabbit order the Special action comes first; an item is left for it alone."""
    line = "vagabond.place=11 vagabond.satchel=boots vagabond.exhausted=tea*3 " + pieces
    return turn(line, RABBIT, [dice], "/vagrant+questing", others)


def fights(table: Situation) -> list[tuple[str, str]]:
    keys = [player.KEY for player in table.s.players]
    return [(keys[event.args[0]], keys[event.args[1]]) for event in table.happened("battle")]


@pytest.mark.law("rootbotics 7.7.4", "rootbotics 7.7.4.I")
def test_the_vagrant_makes_the_largest_attack_the_second_largest() -> None:
    assert fights(vagrant("@11=alliance.warrior,marquise.warrior*3,eyrie.warrior*2")) == [("marquise", "eyrie")]
    assert fights(vagrant("@11=alliance.warrior*2,marquise.warrior*2,eyrie.warrior")) == [("alliance", "marquise")]
    # Whoever has no warrior cannot attack, but be attacked.
    assert fights(vagrant("@11=marquise.workshop*2,eyrie.warrior")) == [("eyrie", "marquise")]


@pytest.mark.law("rootbotics 7.7.4.I")
def test_the_vagrant_attacks_only_if_nobody_else_can() -> None:
    assert fights(vagrant("@11=marquise.warrior*2")) == [("vagabond", "marquise")]
    assert fights(vagrant("@11=marquise.workshop,alliance.sympathy")) == [("vagabond", "alliance")]
    table = turn(
        "vagabond.place=11 vagabond.satchel=boots @5=eyrie.warrior", RABBIT, (), "/vagrant+questing", "alliance,eyrie"
    )
    assert spent(table, "7.5.6") == 0


@pytest.mark.law("rootbotics 7.7.4", "rootbotics 7.7.4.I")
def test_the_vagrant_removes_for_both_buildings_before_tokens_and_scores() -> None:
    """A human is not asked, and a bot loses a building before a token (against 1.2.1)."""
    pieces = "@11=eyrie.warrior*4,marquise.warrior,marquise.workshop,marquise.wood "
    table = vagrant(pieces, (2, 0))
    assert [table.count("marquise", piece, 11) for piece in ("warrior", "workshop", "wood")] == [0, 0, 1]
    assert (table.points("vagabond"), table.points("eyrie")) == (1, 0)
    table = vagrant(pieces, (2, 0), "alliance,bot:marquise,eyrie")
    assert [table.count("marquise", piece, 11) for piece in ("warrior", "workshop", "wood")] == [0, 0, 1]
    assert table.happened("scored", "root 3.2.1")[0].args == (0, 1, 1)
    assert not table.happened("scored", "rootbotics 7.5.4")  # no points for warriors of others' battles


@pytest.mark.parametrize("lost", ["workshop", "sawmill"])
@pytest.mark.law("rootbotics 7.7.4.I")
def test_luck_chooses_between_buildings(lost: str) -> None:
    """The only hit is the one that a defenseless Marquise takes."""
    row = loads("root seats=bot:vagabond,alliance,marquise,eyrie").players[2].row(lost)
    line = "vagabond.place=11 vagabond.satchel=boots vagabond.exhausted=tea*3 @11=eyrie.warrior*4,marquise.workshop"
    table = turn(line + ",marquise.sawmill,marquise.wood*2", RABBIT, [QUIET, row], "/vagrant+questing", THREE)
    assert {piece: table.count("marquise", piece, 11) for piece in ("workshop", "sawmill", "wood")} == {
        "workshop": int(lost != "workshop"),
        "sawmill": int(lost != "sawmill"),
        "wood": 2,
    }


@pytest.mark.law("rootbotics 7.7.4.I")
def test_no_token_of_a_human_goes_before_a_building() -> None:
    line = (
        "root seats=bot:vagabond/vagrant+questing,alliance,marquise,eyrie turn=vagabond phase=daylight "
        "vagabond.order=cobbler vagabond.place=11 vagabond.satchel=boots vagabond.exhausted=tea*3 "
        "alliance.hand=armorers @11=eyrie.warrior*4,marquise.workshop,marquise.wood,marquise.keep"
    )
    for seed in range(20):
        table = Situation(Table.from_position(ROOT, line, seed=str(seed)))
        lost = [1 - table.count("marquise", piece, 11) for piece in ("workshop", "wood", "keep")]
        assert lost[0] == 1, f"seed {seed}"  # a defenseless one loses a piece at least


# Scoundrel


@pytest.mark.law("rootbotics 7.7.5")
def test_the_scoundrel_scorches_a_clearing_and_covers_a_slot() -> None:
    line = "vagabond.place=1 vagabond.satchel=boots*2,tea "
    table = turn(line + "@1=marquise.warrior*2,marquise.workshop", RABBIT, (), "/scoundrel+questing")
    assert [table.count("marquise", piece, 1) for piece in ("warrior", "workshop")] == [0, 0]
    assert table.points("vagabond") == 2
    assert table.s.slots[1] == 0
    assert tiles(table, "covered", "7.7.5") == ["boots"]
    assert bot(table).covers(table.s, 1) == [0]
    assert sum(counts(table)) == 2
    assert loads(dumps(table.s)).to_bytes() == table.s.to_bytes()


@pytest.mark.parametrize(
    "pieces", ["@1=marquise.warrior*3", "@1=marquise.warrior,marquise.wood", "@5=marquise.warrior*3,marquise.wood"]
)
@pytest.mark.law("rootbotics 7.7.5")
def test_the_scoundrel_needs_three_enemy_pieces_and_a_building_or_token(pieces: str) -> None:
    table = turn("vagabond.place=1 vagabond.satchel=boots " + pieces, RABBIT, (), "/scoundrel+questing")
    assert (table.happened("covered"), spent(table, "7.5.6")) == ([], 0)


@pytest.mark.law("rootbotics 7.7.5")
def test_nothing_can_be_built_on_a_covered_slot() -> None:
    line = "root seats=marquise,bot:vagabond/scoundrel turn=marquise phase=daylight marquise.hand=anvil "
    line += "@1=marquise.warrior*3,marquise.wood*3 @9=marquise.warrior*3 "
    assert given(line).until("actions").choose("build").offered == [1, 9]
    table = given(line + "vagabond.covered.1=tea").until("actions").choose("build")
    assert table.prompt == "build what" and table.ask.given == (9,)


# Arbiter


def attacked(
    warriors: int = 1, attackers: int = 8, character: str = "arbiter", rest: str = "", marquise: str = "marquise"
) -> Situation:
    """The Alliance attacks the Marquise where the Vagabot is, with two items on its Battle Track and two points."""
    line = (
        f"root seats=alliance,bot:vagabond/{character},{marquise} turn=alliance phase=evening alliance.officers=2 "
        f"vagabond.place=12 vagabond.satchel=boots*8,sword vagabond.points=2 alliance.hand=armorers "
        f"@12=alliance.warrior*{attackers},marquise.warrior*{warriors} {rest}"
    )
    table = given(line, luck=[(3, 3)]).until("military operations").choose("battle")
    return table.choose("marquise") if table.prompt == "battle whom" else table


@pytest.mark.law("rootbotics 7.7.6")
def test_a_human_defender_may_enlist_the_arbiter() -> None:
    """Two rolled hits more for a single warrior."""
    table = attacked()
    assert (table.prompt, table.asked, table.offered) == ("enlist a helper", "marquise", ["yes", "no"])
    assert not table.happened("rolled")
    table.choose("yes")
    assert (table.count("alliance", "warrior", 12), table.points("vagabond")) == (5, 3)
    table = attacked().choose("no")
    assert (table.count("alliance", "warrior", 12), table.points("vagabond")) == (7, 2)


@pytest.mark.law("rootbotics 7.7.6")
def test_he_must_be_the_arbiter_and_be_there() -> None:
    assert attacked(rest="vagabond.place=9").prompt == "military operations"
    assert attacked(character="ranger").prompt == "military operations"


@pytest.mark.law("rootbotics 7.7.6")
def test_the_arbiter_helps_nobody_against_himself_and_not_himself() -> None:
    table = turn(
        "vagabond.place=5 vagabond.satchel=boots*2 vagabond.exhausted=coins*4 @5=marquise.warrior*2", RABBIT, [QUIET]
    )
    assert table.happened("rolled") and table.asked == "alliance"
    line = (
        "root seats=marquise,bot:vagabond/arbiter turn=marquise phase=daylight vagabond.place=5 @5=marquise.warrior*4 "
    )
    table = given(line, luck=[QUIET]).until("actions").choose("battle")
    assert table.happened("rolled") and not table.happened("enlisted")


def bot_defends(warriors: int, attackers: int, points: int) -> bool:
    """Whether the Mechanical Marquise enlists the Arbiter."""
    table = attacked(warriors, attackers, rest=f"marquise.points={points}", marquise="bot:marquise")
    return bool(table.happened("enlisted"))


@pytest.mark.law("rootbotics 7.7.6", "rootbotics 7.7.6.I", "rootbotics 7.7.6.II", "rootbotics 7.7.6.III")
def test_a_bot_enlists_him_if_it_is_weak_outnumbered_and_ahead_of_him() -> None:
    assert bot_defends(2, 3, 3)
    assert not bot_defends(3, 4, 3)  # three rolled hits
    assert not bot_defends(2, 2, 3)  # not outnumbered
    assert not bot_defends(2, 3, 2)  # not ahead


# Traits


@pytest.mark.law("rootbotics 3.3.2")
def test_the_adventurer_battles_once_and_then_completes_quests() -> None:
    line = "vagabond.place=5 vagabond.satchel=boots*5 vagabond.quest=errand-rabbit @5=marquise.warrior*3 "
    table = turn(line, RABBIT, [QUIET, "errand-fox"], "/arbiter+adventurer")
    assert len(table.happened("battle")) == 1
    assert done(table) == ["battle", "quest"]
    assert path(table) == [1]  # on to the next quest, and no item is left for it
    assert len(table.happened("completed")) == 1
    table = turn(line, RABBIT, [QUIET], "/arbiter")
    assert (len(table.happened("battle")), table.happened("completed")) == (3, [])


@pytest.mark.law("rootbotics 3.3.2")
def test_an_adventurous_vagrant_battles_once() -> None:
    line = "vagabond.place=11 vagabond.satchel=boots*3 @11=marquise.warrior*3"
    table = turn(line, FOX, [QUIET], "/vagrant+adventurer")
    assert (len(table.happened("battle")), spent(table, "7.5.6")) == (1, 0)
    table = turn(line + ",alliance.warrior", FOX, [QUIET, QUIET], "/vagrant+adventurer")
    assert (len(table.happened("battle")), spent(table, "7.5.6")) == (2, 1)


@pytest.mark.law("rootbotics 3.3.2")
def test_the_berserker_battles_where_the_most_pieces_are_and_repairs_one_more() -> None:
    line = "vagabond.place=5 vagabond.satchel=boots*5 marquise.points=9 @5=marquise.warrior "
    pieces = "@1=alliance.warrior*2,marquise.warrior @9=alliance.warrior*2,marquise.warrior @4=eyrie.warrior*2"
    table = turn(line + pieces, RABBIT, [QUIET], "/arbiter+berserker", "alliance,marquise,eyrie")
    assert (path(table), fights(table)[0]) == ([1], ("vagabond", "alliance"))
    assert path(turn(line + pieces, RABBIT, [QUIET], others="alliance,marquise,eyrie")) == []
    items = "vagabond.place=5 vagabond.satchel=boots*3 vagabond.damaged=coins*4"
    assert counts(turn(items, BIRD, (), "/arbiter+berserker")) == [5, 0, 2, 0]
    assert counts(turn(items, BIRD)) == [4, 0, 3, 0]


@pytest.mark.law("rootbotics 3.3.2", "rootbotics 7.5.4.I", "rootbotics 7.5.4.II")
def test_ties_of_the_berserker() -> None:
    line = "vagabond.place=5 vagabond.satchel=boots*5 "
    table = turn(
        line + "@1=marquise.warrior*2 @2=marquise.warrior,marquise.wood", RABBIT, [QUIET], "/arbiter+berserker"
    )
    assert path(table) == [2]


@pytest.mark.law("rootbotics 3.3.2")
def test_the_helper_scores_one_more_and_gives_two_cards_for_one() -> None:
    line = AID + "alliance.items=bag,tea @5=alliance.sympathy @1=marquise.warrior"
    table = turn(line, MOUSE, spec="/arbiter+helper")
    assert (aid_points(table), len(table.hand("alliance"))) == (3, 5)
    table = turn(line, MOUSE)
    assert (aid_points(table), len(table.hand("alliance"))) == (2, 3)


@pytest.mark.law("rootbotics 3.3.2")
def test_the_marksman_hits_before_the_dice_are_rolled() -> None:
    line = "vagabond.place=5 vagabond.satchel=boots*3 "
    table = turn(line + "@5=marquise.warrior", RABBIT, [(3, 3)], "/arbiter+marksman")
    names = [event.name for event in table.events if event.name in ("removed", "rolled")]
    assert names == ["removed", "rolled"]
    assert table.points("vagabond") == 1
    assert not table.happened("damaged")  # nobody is left to strike back
    table = turn(ONE_BATTLE + "@5=marquise.warrior", RABBIT, [QUIET])
    assert not table.happened("removed")
    line = "root seats=marquise,bot:vagabond/arbiter+marksman turn=marquise phase=daylight vagabond.place=5 "
    table = given(line + "@5=marquise.warrior*4", luck=[QUIET]).until("actions").choose("battle")
    assert table.count("marquise", "warrior", 5) == 4  # as defender it is no marksman


@pytest.mark.law("rootbotics 3.3.2")
def test_questing_counts_damaged_items_for_a_battle_track_that_lasts() -> None:
    line = "root seats=marquise,bot:vagabond{} turn=marquise phase=daylight vagabond.place=5 @5=marquise.warrior*9 "
    items = "vagabond.satchel=boots*4 vagabond.damaged=tea*2"
    assert track(given(line.format("") + items)) == []
    assert track(given(line.format("+questing") + items)) == [READY]
    table = given(line.format("+questing") + "vagabond.satchel=boots*6", luck=[(3, 0)]).until("actions")
    table.choose("battle")
    assert (counts(table), track(table)) == ([2, 0, 4, 0], [READY])
    bot(table).damage(table.s, 2, "rootbotics 7.2.5")
    assert (counts(table), track(table)) == ([0, 0, 6, 0], [DAMAGED])
    assert bot(table).items(table.s).usable == 0
    table = given(line.format("+questing") + "vagabond.satchel=boots*5 vagabond.exhausted=tea", luck=[QUIET])
    table.until("actions").choose("battle")
    assert (counts(table), track(table)) == ([5, 0, 0, 1], [BROKEN])  # the exhausted one lies there, damaged
    assert bot(table).items(table.s).usable == 5


@pytest.mark.law("rootbotics 3.3.2")
def test_with_questing_the_battle_track_of_the_scoundrel_lasts() -> None:
    line = "vagabond.place=1 vagabond.satchel=boots vagabond.damaged=bag*5 @1=marquise.warrior*2,marquise.workshop"
    table = turn(line + " vagabond.track=damaged", RABBIT, (), "/scoundrel+questing")
    assert (sum(counts(table)), len(track(table))) == (5, 1)


@pytest.mark.law("rootbotics 3.3.2")
def test_questing_makes_a_quest_worth_one_point_more() -> None:
    line = "vagabond.place=5 vagabond.satchel=boots*3 vagabond.quest=errand-rabbit"
    assert turn(line, MOUSE, spec="/arbiter+questing").points("vagabond") == 2
    assert turn(line, MOUSE).points("vagabond") == 1


@pytest.mark.law("rootbotics 3.3.2")
def test_questing_goes_to_aid_but_exchanges_one_item() -> None:
    table = turn(ONE_BATTLE + "alliance.items=bag,tea @1=alliance.sympathy", MOUSE, ["tea"], "/arbiter+questing")
    assert (path(table), aided(table), aid_points(table)) == ([1], ["alliance"], 1)
    table = turn(AID + "alliance.items=bag,tea @5=alliance.sympathy", MOUSE, ["tea"], "/arbiter+questing")
    assert (aided(table), len(table.hand("alliance"))) == (["alliance"], 2)


@pytest.mark.parametrize(
    ("order", "expected"),
    [
        (FOX, ["explore", "special", "battle"]),
        (RABBIT, ["special", "aid", "battle"]),
        (MOUSE, ["quest", "aid", "battle"]),
        (BIRD, ["explore", "quest", "battle"]),
    ],
)
@pytest.mark.law("rootbotics 3.3.2")
def test_questing_changes_the_orders(order: str, expected: list[str]) -> None:
    line = (
        "vagabond.place=12 vagabond.satchel=boots*5,sword*5 vagabond.damaged=tea vagabond.quest=errand-fox "
        "alliance.items=bag ruins.12=sword @12=alliance.warrior,marquise.warrior marquise.points=3 "
        "marquise.hand=cobbler"
    )
    assert done(turn(line, order, [(1, 0)], "/thief+questing")) == expected


# Whole games


def check(s: State, items: list[int] | None) -> list[int]:
    """Its items, covered slots and quests are all somewhere; returns the item tiles of the game."""
    vagabot = s.players[0]
    assert isinstance(vagabot, Vagabot)
    now = [s.items[i] + sum([s.crafted_items[8 * p.seat + i] for p in s.players]) for i in range(8)]
    covered = [tile for clearing in range(1, 13) for tile in vagabot.covers(s, clearing)]
    hidden = [tile for tile in (*s.ruin_items, *s.ruin_pool) if tile < 16]
    for tile in (*[tile for tile, _ in vagabot.items(s).tiles()], *covered, *hidden):
        now[tile % 8] += 1
    assert items is None or now == items
    quests = [*s.quest_deck, *vagabot.quests_kept(s), *vagabot.open_quests(s)]
    assert sorted(quests) == list(range(15))
    for clearing in range(1, 13):
        built = sum([s.board[row + clearing] for p in s.players for row in p.buildings])
        free = s.box.map.slots[clearing] - built - s.ruins[clearing] - len(vagabot.covers(s, clearing))
        assert s.slots[clearing] == free
    lying = vagabot.items(s).track()
    assert all(lying.count(state) <= vagabot.items(s).count(state) for state in lying)
    return now


@pytest.mark.parametrize("seed", range(12))
def test_whole_games_keep_every_item_quest_and_slot(seed: int) -> None:
    luck = random.Random(seed)
    character = Vagabot.CHARACTERS[seed % 6]
    difficulty = luck.choice(["easy", "default", "challenging", "nightmare"])
    traits = "".join([f"+{trait}" for trait in Vagabot.TRAITS if luck.random() < 0.4])
    seats = [
        f"bot:vagabond/{character}@{difficulty}{traits}",
        "marquise",
        "eyrie",
        luck.choice(["alliance", "bot:alliance"]),
    ]
    setup = {"seats": seats, "map": luck.choice(["autumn", "winter", "lake", "mountain"])}
    table = Table.new(ROOT, setup, seed=f"vagabot {seed}")
    items: list[int] | None = None
    for _ in range(900):
        if table.pending is None:
            break
        s = table.state
        assert not s.players[table.pending.seat].is_bot
        if s.turns:
            items = check(s, items)
        if s.turns and not table._answers and luck.random() < 0.05:
            assert loads(dumps(s)).to_bytes() == s.to_bytes()
        table.choose_index(luck.randrange(len(table.pending.options)))
    check(table.state, items)
