"""The Vagabot: Law of Rootbotics, chapter 7, but for its characters (7.7).

On the autumn map clearings 1, 6, 8 and 12 are fox, 3, 4, 5 and 10 rabbit, 2, 7, 9 and 11 mouse; 6, 10, 11 and 12 have a
ruin. The Alliance comes after the bot and holds a card, so that there is a question as soon as the bot's turn is over.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest
from tests.root.situation import Luck, Situation, given, setup

from lawbound.kernel import BadSetup, Table
from lawbound.root.bots.vagabot import Vagabot
from lawbound.root.bots.vagabot_items import BROKEN, DAMAGED, EXHAUSTED, READY
from lawbound.root.items import TILE_NAMES
from lawbound.root.map import FIRST_FOREST
from lawbound.root.naming import PositionError
from lawbound.root.position_text import dumps, loads
from lawbound.root.rules import ROOT
from lawbound.root.setup import new_state

FOX, RABBIT, MOUSE, BIRD = "tax-collector", "cobbler", "codebreakers", "sappers"  # orders that show no item
FORESTS = ("1_2_5_10", "1_9_10_12", "2_6_10_11_12", "3_6_11", "3_7_11_12", "4_7_8_12", "4_9_12")
QUIET = (0, 0)
READY_FIVE = "vagabond.satchel=boots*5 "


def turn(
    pieces: str,
    order: str = FOX,
    luck: Sequence[Any] = (),
    spec: str = "/arbiter",
    others: str = "alliance,marquise",
    phase: str = "daylight",
) -> Situation:
    """A turn of the bot from a phase on, with that order; the script of luck must be used up.

    The Arbiter has no Special action, so he is the one who does the least.
    """
    nature = Luck(luck)
    card = f"vagabond.order={order}" if order and phase != "birdsong" else ""
    line = f"root seats=bot:vagabond{spec},{others} turn=vagabond phase={phase} {card} {pieces}"
    if "alliance.hand" not in line and "alliance" in others:
        line += " alliance.hand=armorers"
    events: list[Any] = []
    table = Situation(Table.from_position(ROOT, line, nature=nature, listener=events.append))
    table.events = events
    assert not nature.script, f"never happened: {nature.script}"
    assert not table.s.players[table.ask.seat].is_bot
    return table


def bot(table: Situation) -> Vagabot:
    player = table.player("vagabond")
    assert isinstance(player, Vagabot)
    return player


def counts(table: Situation) -> list[int]:
    """Its items: ready, exhausted, damaged, damaged and exhausted."""
    items = bot(table).items(table.s)
    return [items.count(state) for state in (READY, EXHAUSTED, DAMAGED, BROKEN)]


def track(table: Situation) -> list[int]:
    return bot(table).items(table.s).track()


def place(table: Situation) -> Any:
    at = bot(table).place(table.s)
    return FORESTS[at - FIRST_FOREST] if at >= FIRST_FOREST else at


def spent(table: Situation, article: str) -> int:
    """How many items it has exhausted by that article."""
    return len(table.happened("exhausted", f"rootbotics {article}"))


def path(table: Situation) -> list[int]:
    """Where it has moved in Daylight."""
    return [event.args[2] for event in table.happened("pawn moved", "rootbotics 7.5")]


def tiles(table: Situation, name: str, article: str) -> list[str]:
    return [TILE_NAMES[event.args[-1]] for event in table.happened(name, f"rootbotics {article}")]


def done(table: Situation) -> list[str]:
    """The Daylight actions it has taken, in order."""
    names = {
        "rootbotics 7.5.1": "explore",
        "rootbotics 7.5.2": "quest",
        "rootbotics 7.5.3": "aid",
        "rootbotics 7.5.4": "battle",
        "rootbotics 7.5.5": "repair",
        "rootbotics 7.5.6": "special",
    }
    seen = [names[e.article] for e in table.events if e.name == "exhausted" and e.article in names]
    return list(dict.fromkeys(seen))


# Abilities


@pytest.mark.law("rootbotics 7.2.1")
def test_the_pawn_rules_nothing_keeps_nobody_from_ruling_and_is_never_removed() -> None:
    line = "root seats=alliance,bot:vagabond,marquise vagabond.place=5 @5=alliance.warrior alliance.hand=armorers"
    assert given(line).ruler(5) == "alliance"
    assert given(line.replace("@5=alliance.warrior", "")).ruler(5) is None
    table = given(
        "root seats=marquise,bot:vagabond turn=marquise phase=daylight vagabond.place=5 vagabond.damaged=sword "
        "@5=marquise.warrior*3",
        luck=[(3, 3)],
    )
    table.until("actions").choose("battle")
    assert place(table) == 5 and table.count("vagabond", "pawn", 5) == 1


def revolt(items: str) -> Situation:
    """The Alliance revolts where the bot is."""
    line = (
        "root seats=alliance,bot:vagabond,marquise turn=alliance phase=birdsong @1=alliance.sympathy vagabond.place=1 "
        f"alliance.supporters=anvil,foxfolk-steel {items}"
    )
    return given(line).until("revolt").choose(1, "anvil")


@pytest.mark.edition("full_removal_trigger", "effect_removes_all")
@pytest.mark.law("rootbotics 7.2.1.I")
def test_three_items_are_damaged_where_all_enemy_pieces_are_removed() -> None:
    table = revolt("vagabond.satchel=boots*4 vagabond.exhausted=tea,torch")
    assert tiles(table, "damaged", "7.2.1.I") == ["tea", "torch", "boots"]
    assert counts(table) == [3, 0, 1, 2]
    assert place(table) == 1
    assert counts(revolt("vagabond.satchel=boots*2")) == [0, 0, 2, 0]  # there are no more
    assert counts(revolt("vagabond.satchel=boots*4 vagabond.place=5")) == [4, 0, 0, 0]


@pytest.mark.edition("full_removal_trigger", "effect_removes_all")
@pytest.mark.edition("full_removal_trigger", "effect_removes")
@pytest.mark.parametrize(("option", "damaged"), [("effect_removes_all", 0), ("effect_removes", 3)])
@pytest.mark.law("rootbotics 7.2.1.I")
def test_an_effect_that_removes_some_pieces_hurts_it_in_the_polish_edition_only(option: str, damaged: int) -> None:
    """The Relentless Eyrie remove the defenseless sympathy token where the bot is."""
    line = (
        "root seats=bot:eyrie+relentless,bot:vagabond,alliance turn=eyrie phase=daylight step=relentless "
        f"@4=eyrie.roost @5=eyrie.warrior,alliance.sympathy vagabond.place=5 options.full_removal_trigger={option} "
        "alliance.hand=armorers"
    )
    events: list[Any] = []
    Table.from_position(ROOT, line, nature=Luck([]), listener=events.append)
    assert [e for e in events if e.name == "removed" and e.article == "rootbotics 3.3.2"]
    assert len([e for e in events if e.name == "damaged" and e.article == "rootbotics 7.2.1.I"]) == damaged


@pytest.mark.edition("full_removal_trigger", "effect_removes")
@pytest.mark.law("rootbotics 7.2.1.I")
def test_a_full_removal_hurts_it_once_in_the_polish_edition_too() -> None:
    table = revolt(
        "vagabond.satchel=boots*8 @1=alliance.sympathy,marquise.warrior*2 options.full_removal_trigger=effect_removes"
    )
    assert counts(table) == [5, 0, 3, 0]


@pytest.mark.law("rootbotics 7.2.2")
def test_it_moves_wherever_others_rule() -> None:
    table = turn("vagabond.place=5 vagabond.satchel=boots*2 @5=marquise.warrior*3 @1=alliance.warrior*3 ruins.12=sword")
    assert path(table) == [1, 9]


@pytest.mark.edition("item_facing", "face_down_is_exhausted")
@pytest.mark.law("rootbotics 7.2.3")
def test_any_undamaged_unexhausted_item_can_be_exhausted_and_no_other() -> None:
    table = turn(
        "vagabond.place=12 vagabond.satchel=tea vagabond.exhausted=boots*3 vagabond.damaged=hammer*5 ruins.12=sword"
    )
    assert tiles(table, "exhausted", "7.5.1") == ["tea"]
    table = turn("vagabond.place=12 vagabond.exhausted=boots*3 vagabond.damaged=hammer*5 ruins.12=sword")
    assert not table.happened("explored")


@pytest.mark.law("rootbotics 7.2.3")
def test_a_new_item_is_face_up_in_the_satchel() -> None:
    """Both the sword found and the hammer crafted can be used at once: two items for two battles more."""
    table = turn("vagabond.place=12 vagabond.satchel=boots*2 ruins.12=sword @12=alliance.warrior", luck=[QUIET])
    assert done(table) == ["explore", "battle"]
    assert spent(table, "7.5.4") == 1
    assert sorted(tiles(table, "exhausted", "7.5.1") + tiles(table, "exhausted", "7.5.4")) == ["boots", "boots"]


# Battle Track


@pytest.mark.parametrize(
    ("items", "spaces"),
    [
        ("satchel=boots*5", 0),
        ("satchel=boots*5 vagabond.damaged=sword*7", 0),
        ("satchel=boots*6", 1),
        ("satchel=boots*8", 1),
        ("satchel=boots*2 vagabond.exhausted=sword*7", 2),
        ("satchel=boots*4,sword*7 vagabond.damaged=bag*3", 2),
        ("satchel=boots*5,sword*7", 3),
    ],
)
@pytest.mark.law("rootbotics 7.2.4")
def test_items_on_the_battle_track(items: str, spaces: int) -> None:
    assert len(track(given(f"root seats=alliance,bot:vagabond alliance.hand=armorers vagabond.{items}"))) == spaces


@pytest.mark.parametrize(
    ("items", "hits"),
    [("sword*5", 1), ("boots*6", 2), ("bag*5,coins*3", 2), ("bag*5,coins*4", 3), ("sword*7,bag*5", 3)],
)
@pytest.mark.law("rootbotics 7.2.4")
def test_the_battle_track_raises_the_maximum_of_rolled_hits(items: str, hits: int) -> None:
    """As attacker and as defender. The twelfth item is an extra hit for the attacker only."""
    table = turn(
        f"vagabond.place=5 vagabond.satchel={items} @5=marquise.warrior*9", luck=[(3, 0)], spec="/arbiter+adventurer"
    )
    assert table.count("marquise", "warrior", 5) == 9 - hits - (1 if items == "sword*7,bag*5" else 0)
    line = f"root seats=marquise,bot:vagabond turn=marquise phase=daylight vagabond.place=5 vagabond.satchel={items} "
    table = given(line + "@5=marquise.warrior*9", luck=[(3, 3)]).until("actions").choose("battle")
    assert table.count("marquise", "warrior", 5) == 9 - hits


@pytest.mark.law("rootbotics 7.2.4")
def test_an_item_on_the_battle_track_cannot_be_exhausted_but_an_exhausted_one_goes_there_first() -> None:
    """Six items, one of them on the track: five battles would take 1 + 2 + 2 of the five others, and there they end."""
    luck = [QUIET, QUIET, QUIET]
    table = turn("vagabond.place=5 vagabond.satchel=sword*6 @5=alliance.warrior*3", luck=luck)
    assert spent(table, "7.5.4") == 5
    table = turn("vagabond.place=5 vagabond.satchel=sword*7 @5=alliance.warrior*3", luck=luck)
    assert spent(table, "7.5.4") == 5  # the sixth could be, but two are needed
    table = turn(
        "vagabond.place=5 vagabond.satchel=sword*7 vagabond.exhausted=tea @5=alliance.warrior*3", luck=[*luck, QUIET]
    )
    assert spent(table, "7.5.4") == 7
    line = "root seats=alliance,bot:vagabond alliance.hand=armorers vagabond.satchel=sword*7,bag vagabond.exhausted=tea"
    assert track(given(line)) == [EXHAUSTED, READY]


@pytest.mark.law("rootbotics 7.2.4", "rootbotics 7.2.5")
def test_damage_takes_items_off_the_battle_track_and_repair_puts_them_back() -> None:
    line = "root seats=marquise,bot:vagabond turn=marquise phase=daylight vagabond.place=5 @5=marquise.warrior*9 "
    table = given(line + "vagabond.satchel=sword*7,bag*2", luck=[(2, 0)]).until("actions").choose("battle")
    assert counts(table) == [6, 0, 3, 0]  # two rolled hits and one because it has no warrior
    assert track(table) == [READY]
    items = bot(table).items(table.s)
    for _ in range(3):
        items.repair(DAMAGED)
    assert items.track() == [READY, READY]


@pytest.mark.law("rootbotics 7.2.5")
def test_hits_damage_exhausted_items_first_even_those_on_the_battle_track() -> None:
    line = "root seats=marquise,bot:vagabond turn=marquise phase=daylight vagabond.place=5 @5=marquise.warrior*9 "
    table = given(line + "vagabond.satchel=sword*7,bag vagabond.exhausted=tea", luck=[(1, 0)]).until("actions")
    assert track(table) == [EXHAUSTED, READY]
    table.choose("battle")
    assert counts(table) == [7, 0, 1, 1]
    assert track(table) == [READY]
    table = given(line + "vagabond.satchel=sword vagabond.damaged=tea", luck=[(3, 0)]).until("actions").choose("battle")
    assert counts(table) == [0, 0, 2, 0]  # what is damaged already takes no hit


@pytest.mark.law("rootbotics 7.2.5")
def test_it_has_no_warrior_so_it_is_defenseless() -> None:
    line = "root seats=marquise,bot:vagabond turn=marquise phase=daylight vagabond.place=5 @5=marquise.warrior*9 "
    table = given(line + "vagabond.satchel=sword*4", luck=[QUIET]).until("actions").choose("battle")
    assert counts(table) == [3, 0, 1, 0]


# Setup


@pytest.mark.edition("vagabot_characters", "thief+tinker+ranger+vagrant+scoundrel+arbiter")
@pytest.mark.law("rootbotics 7.3", "rootbotics 7.3.1", "rootbotics 7.7")
def test_its_character_is_the_one_named_or_a_random_one() -> None:
    table = setup("alliance", "bot:vagabond/ranger")
    assert bot(table).who(table.s) == "ranger"
    for character in Vagabot.CHARACTERS:
        table = setup("alliance", "bot:vagabond", luck=[character])
        assert bot(table).who(table.s) == character
    with pytest.raises(BadSetup, match="known: thief, tinker"):
        new_state({"seats": ["alliance", "bot:vagabond/harrier"]})


@pytest.mark.edition("vagabot_characters", "thief+tinker+ranger")
@pytest.mark.law("rootbotics 7.3.1", "rootbotics 7.7")
def test_the_polish_edition_knows_three_characters() -> None:
    new_state({"seats": ["alliance", "bot:vagabond/ranger"], "edition": "pl"})
    for character in ("vagrant", "scoundrel", "arbiter"):
        with pytest.raises(BadSetup, match="known: thief, tinker, ranger"):
            new_state({"seats": ["alliance", f"bot:vagabond/{character}"], "edition": "pl"})
    seats = {"seats": ["alliance", "bot:vagabond"], "edition": "pl", "order": "given"}
    drawn = set()
    for seed in range(25):
        table = Situation(Table.new(ROOT, seats, seed=str(seed)))
        drawn.add(bot(table).who(table.s))
    assert drawn == {"thief", "tinker", "ranger"}


@pytest.mark.law("rootbotics 7.3.2")
def test_it_starts_in_the_forest_with_the_most_clearings_around() -> None:
    table = setup("alliance", "bot:vagabond")
    assert place(table) == "2_6_10_11_12"
    found = set()
    for seed in range(20):
        table = Situation(Table.new(ROOT, {"seats": ["alliance", "bot:vagabond"], "map": "mountain"}, seed=str(seed)))
        at = bot(table).place(table.s)
        forests = {forest.place: forest for forest in table.s.box.map.forests}
        if at in forests:
            found.add(forests[at].id)
    assert found == {"3_7_11_12", "4_8_9_12"}


@pytest.mark.law("rootbotics 7.3.3")
def test_it_has_one_quest_of_its_own() -> None:
    table = setup("alliance", "bot:vagabond", luck=["thief", "escort"])
    assert table.s.players[1].open_quests(table.s) == (10,)
    assert not table.s.quests
    assert len(table.s.quest_deck) == 14 and 10 not in table.s.quest_deck


@pytest.mark.law("rootbotics 7.3.4")
def test_the_items_marked_r_lie_under_the_ruins() -> None:
    s = setup("alliance", "bot:vagabond").s
    assert [TILE_NAMES[tile] for tile in s.ruin_pool] == ["boots", "bag", "hammer", "sword"]
    assert [c for c in range(1, 13) if s.ruin_items[2 * c] == 255] == [6, 10, 11, 12]


@pytest.mark.parametrize("character", Vagabot.CHARACTERS)
@pytest.mark.law("rootbotics 7.3.5")
def test_it_starts_with_four_items_but_the_tinker_with_three(character: str) -> None:
    table = setup("alliance", f"bot:vagabond/{character}")
    assert counts(table) == [3 if character == "tinker" else 4, 0, 0, 0]


# Birdsong


@pytest.mark.law("rootbotics 7.4", "rootbotics 7.4.1", "rootbotics 7.6.3")
def test_the_order_is_drawn_at_the_start_and_discarded_at_the_end() -> None:
    table = turn(READY_FIVE, luck=[FOX], phase="birdsong")
    assert len(table.happened("order", "rootbotics 7.4.1")) == 1
    assert table.discarded() == [FOX]
    assert [step.name for step in bot(table).turn_steps if step.article.startswith("rootbotics 7")] == [
        *("reveal order", "craft item", "slip", "daylight", "refresh", "repair", "discard order")
    ]


@pytest.mark.law("rootbotics 7.4.2")
def test_it_crafts_the_item_of_the_order_into_its_satchel_for_a_point() -> None:
    table = turn(READY_FIVE, luck=["anvil"], phase="birdsong")
    assert table.points("vagabond") == 1
    assert counts(table) == [6, 0, 0, 0]
    assert table.s.items[3] == 0 and not table.s.crafted_items[:8].count(1)
    table = turn(READY_FIVE + "supply.hammer=0", luck=["anvil"], phase="birdsong")
    assert table.points("vagabond") == 0
    assert counts(table) == [5, 0, 0, 0]


def slip(pieces: str, destination: str) -> Situation:
    return turn(pieces, luck=[MOUSE, FIRST_FOREST + FORESTS.index(destination)], phase="birdsong")


@pytest.mark.edition("vagabot_slip_destination", "random_forest")
@pytest.mark.law("rootbotics 7.4.3")
def test_with_two_undamaged_items_it_slips_into_any_forest_and_skips_daylight() -> None:
    items = (
        "vagabond.place=5 vagabond.satchel=boots vagabond.exhausted=tea vagabond.damaged=sword*3 @5=alliance.warrior"
    )
    table = slip(items, "4_7_8_12")
    assert place(table) == "4_7_8_12"
    assert not table.happened("battle")
    assert table.discarded() == [MOUSE]
    table = turn(items.replace("tea", "tea*2"), luck=[MOUSE, QUIET], phase="birdsong")
    assert place(table) == 5
    for _ in range(5):  # never the forest it is in
        assert place(turn(items.replace("=5", "=4_9_12"), luck=[MOUSE], phase="birdsong")) != "4_9_12"


@pytest.mark.edition("vagabot_slip_destination", "any_adjacent_forest")
@pytest.mark.law("rootbotics 7.4.3")
def test_in_the_polish_edition_it_slips_into_an_adjacent_forest() -> None:
    edition = "options.vagabot_slip_destination=any_adjacent_forest vagabond.satchel=boots "
    assert place(turn(edition + "vagabond.place=5", luck=[MOUSE], phase="birdsong")) == "1_2_5_10"
    assert place(slip(edition + "vagabond.place=4_9_12", "4_7_8_12")) == "4_7_8_12"
    assert place(slip(edition + "vagabond.place=4_9_12", "1_9_10_12")) == "1_9_10_12"


# Daylight: which actions, and the nearest clearing

EVERYTHING = (
    "vagabond.place=12 vagabond.satchel=boots*5,sword*5 vagabond.damaged=tea vagabond.quest=errand-fox "
    "alliance.items=bag ruins.12=sword @12=alliance.warrior marquise.hand=cobbler @5=marquise.warrior"
)


@pytest.mark.parametrize(
    ("order", "expected"),
    [
        pytest.param(BIRD, ["explore", "quest", "aid", "battle"], marks=pytest.mark.law("rootbotics 7.5.I")),
        pytest.param(FOX, ["explore", "battle", "special"], marks=pytest.mark.law("rootbotics 7.5.II")),
        pytest.param(RABBIT, ["battle", "repair", "special"], marks=pytest.mark.law("rootbotics 7.5.III")),
        pytest.param(MOUSE, ["quest", "aid", "battle", "repair"], marks=pytest.mark.law("rootbotics 7.5.IV")),
    ],
)
@pytest.mark.law("rootbotics 7.5")
def test_the_order_decides_the_actions(order: str, expected: list[str]) -> None:
    """The Marquise leads and is elsewhere, once the rest is done; the Alliance has the card for the Thief."""
    pieces = EVERYTHING.replace("@12=alliance.warrior", "@12=alliance.warrior,marquise.warrior marquise.points=3")
    table = turn(pieces, order, luck=[(1, 0)], spec="/thief")
    assert done(table) == expected


@pytest.mark.law("rootbotics 7.5")
def test_it_takes_the_nearest_clearing_then_priority_and_a_move_costs_an_item() -> None:
    table = turn("vagabond.place=5 vagabond.satchel=boots*5 ruins.12=sword ruins.10=tea")
    assert (path(table), spent(table, "7.5"), spent(table, "7.5.1")) == ([1, 10], 2, 1)
    table = turn("vagabond.place=2 vagabond.satchel=boots*5 ruins.12=sword ruins.10=tea ruins.6=bag")
    assert path(table) == [6]  # as near as 10
    table = turn("vagabond.place=10 vagabond.satchel=boots*5 ruins.12=sword ruins.10=tea ruins.6=bag")
    assert (path(table), place(table)) == ([], 10)


@pytest.mark.law("rootbotics 7.5")
def test_from_a_forest_a_move_leads_to_a_clearing_around_it() -> None:
    table = turn("vagabond.place=4_9_12 vagabond.satchel=boots*5 ruins.10=tea")
    assert (path(table), spent(table, "7.5")) == ([12, 10], 2)


@pytest.mark.law("rootbotics 7.5")
def test_it_moves_even_if_no_item_is_left_for_the_action_or_for_the_whole_way() -> None:
    table = turn("vagabond.place=1 vagabond.satchel=boots vagabond.exhausted=coins*4 ruins.10=tea")
    assert (path(table), spent(table, "7.5.1")) == ([10], 0)
    table = turn("vagabond.place=5 vagabond.satchel=boots vagabond.exhausted=coins*4 ruins.12=tea")
    assert path(table) == [1]


@pytest.mark.law("rootbotics 7.5", "rootbotics 12.1.1")
def test_the_ferry_is_a_way_and_gives_a_point() -> None:
    line = "map=lake suits=fox*4,rabbit*4,mouse*4 vagabond.satchel=boots*4 ruins.10=tea "
    table = turn(line + "vagabond.place=1 ferry=1")
    assert (path(table), table.points("vagabond"), table.s.ferry) == ([10], 1, 10)
    table = turn(line + "vagabond.place=9 ferry=12")
    assert path(table) == [12, 10]


@pytest.mark.law("rootbotics 7.5", "rootbotics 12.2.1", "rootbotics 12.2.2")
def test_closed_paths_are_ways_and_the_pass_wins_ties() -> None:
    suits = "suits=fox*4,rabbit*4,mouse*4 vagabond.satchel=boots*4 "
    table = turn("map=mountain " + suits + "vagabond.place=8 ruins.9=tea")
    assert path(table) == [9]
    table = turn("map=mountain " + suits + "vagabond.place=12 ruins.9=tea ruins.10=sword")
    assert path(table) == [10]


@pytest.mark.law("rootbotics 11.8.2")
def test_a_snare_costs_an_item_and_then_it_goes_on() -> None:
    table = turn(
        "vagabond.place=5 vagabond.satchel=boots*5 ruins.10=tea @5=corvids.snare", others="alliance,bot:corvids"
    )
    assert (path(table), spent(table, "7.5")) == ([1, 10], 3)
    assert table.count("corvids", "snare", 5) == 0


# Explore


@pytest.mark.law("rootbotics 7.5.1")
def test_exploring_takes_the_item_for_an_item_and_scores_nothing() -> None:
    table = turn("vagabond.place=12 vagabond.satchel=boots*5 ruins.12=sword ruins.10=tea")
    assert [event.args for event in table.happened("explored")] == [(0, 12, 4)]
    assert (spent(table, "7.5.1"), table.points("vagabond")) == (1, 0)
    assert not table.s.ruins[12] and table.s.slots[12] == 2  # the last item: the ruin is gone
    assert table.s.ruins[10]
    assert counts(table) == [6, 0, 0, 0]


@pytest.mark.law("rootbotics 7.5.1")
def test_what_nobody_has_seen_is_found_at_random_and_a_second_item_stays() -> None:
    line = "vagabond.place=12 vagabond.satchel=boots*5 "
    table = turn(line + "ruins.12=? ruins.10=? ruins.6=? ruins.11=?", luck=["hammer"])
    assert tiles(table, "explored", "7.5.1") == ["hammer"]
    assert len(table.s.ruin_pool) == 3
    table = turn(line + "ruins.12=sword-R,bag-R", luck=["bag-R"])
    assert tiles(table, "explored", "7.5.1") == ["bag-R"]
    assert table.s.ruins[12] and table.s.ruin_items[24] == TILE_NAMES.index("sword-R")


@pytest.mark.law("rootbotics 7.5.1")
def test_without_a_ruin_there_is_nothing_to_explore() -> None:
    assert not done(turn("vagabond.place=12 vagabond.satchel=boots*5"))


# Quest


@pytest.mark.law("rootbotics 7.5.2")
def test_a_quest_takes_any_two_items_in_the_nearest_clearing_of_its_suit() -> None:
    table = turn("vagabond.place=5 vagabond.satchel=boots*5 vagabond.quest=escort", MOUSE, luck=["fundraising"])
    assert path(table) == [2]
    assert spent(table, "7.5.2") == 2
    assert table.points("vagabond") == 1
    assert bot(table).quest(table.s) == 1
    assert bot(table).quests_kept(table.s) == [10]
    assert table.hand("alliance") == ["armorers"]


@pytest.mark.law("rootbotics 7.5.2")
def test_with_one_item_a_quest_cannot_be_completed() -> None:
    table = turn(
        "vagabond.place=5 vagabond.satchel=boots*2 vagabond.exhausted=tea*3 vagabond.quest=escort @1=alliance.warrior",
        MOUSE,
    )
    assert path(table)[0] == 2
    assert not table.happened("completed")
    assert bot(table).quest(table.s) == 10


@pytest.mark.law("rootbotics 7.5.2")
def test_discarded_quests_make_a_new_deck() -> None:
    discarded = "errand-fox,fundraising,give-a-speech-fox,logistics-help-fox,repair-a-shed,errand-rabbit"
    discarded += ",expel-bandits-rabbit,fend-off-a-bear-rabbit,give-a-speech-rabbit,guard-duty-rabbit"
    discarded += ",expel-bandits-mouse,fend-off-a-bear-mouse,guard-duty-mouse,logistics-help-mouse"
    line = f"vagabond.place=2 vagabond.satchel=boots*5 vagabond.quest=escort vagabond.discarded={discarded}"
    table = turn(line, MOUSE, luck=["escort"])
    assert bot(table).quest(table.s) == 10
    assert len(table.s.quest_deck) == 14 and not bot(table).quests_kept(table.s)


# Aid

AID = "vagabond.place=5 vagabond.satchel=boots*5 "


def aid_points(table: Situation) -> int:
    return sum([event.args[1] for event in table.happened("scored", "rootbotics 7.5.3") if event.args[0] == 0])


def aided(table: Situation) -> list[str]:
    """From whom it has taken items."""
    return [table.s.players[event.args[1]].KEY for event in table.happened("took item")]


@pytest.mark.law("rootbotics 7.5.3")
def test_it_trades_items_for_cards_and_points() -> None:
    table = turn(
        AID + "alliance.items=bag,tea @5=alliance.sympathy @1=marquise.warrior alliance.points=0", MOUSE, luck=["tea"]
    )
    assert tiles(table, "took item", "7.5.3") == ["tea", "bag"]
    assert (spent(table, "7.5.3"), aid_points(table)) == (2, 2)
    assert len(table.hand("alliance")) == 3
    assert not any(table.s.crafted_items)


@pytest.mark.law("rootbotics 7.5.3")
def test_it_takes_no_more_than_it_can_exhaust_items_for() -> None:
    table = turn(
        "vagabond.place=5 vagabond.satchel=boots vagabond.exhausted=sword*5 alliance.items=bag,tea @5=alliance.warrior",
        MOUSE,
        luck=["bag"],
    )
    assert (spent(table, "7.5.3"), aid_points(table), len(table.hand("alliance"))) == (1, 1, 2)


@pytest.mark.edition("aid_target_filter", "fewest_vp_among_item_holders")
@pytest.mark.law("rootbotics 7.5.3")
def test_it_aids_the_one_with_the_fewest_points_of_those_with_items_here() -> None:
    items = "alliance.items=bag marquise.items=tea eyrie.items=coins "
    line = AID + items + "alliance.points=4 marquise.points=3 eyrie.points=1 @5=alliance.warrior,marquise.warrior "
    three = "alliance,marquise,eyrie"
    assert aided(turn(line + "@1=eyrie.warrior", MOUSE, others=three)) == ["marquise"]
    assert aided(turn(line.replace("marquise.items=tea", ""), MOUSE, others=three)) == ["alliance"]
    assert aided(turn(line.replace("points=4", "points=3"), MOUSE, others=three)) == ["alliance"]  # turn order
    assert not aided(turn(AID + items + "@1=alliance.warrior,marquise.warrior", MOUSE, others=three))  # no move for it


@pytest.mark.edition("aid_target_filter", "fewest_vp_of_all_present")
@pytest.mark.law("rootbotics 7.5.3")
def test_in_the_polish_edition_the_last_of_all_here_must_have_an_item() -> None:
    option = "options.aid_target_filter=fewest_vp_of_all_present "
    line = AID + option + "alliance.items=bag alliance.points=4 @5=alliance.warrior,marquise.warrior "
    assert not aided(turn(line + "marquise.points=3", MOUSE))
    assert aided(turn(line + "marquise.points=4", MOUSE)) == ["alliance"]


@pytest.mark.edition("aid_bot_reward", "one_vp_per_card")
@pytest.mark.edition("aid_bot_reward", "one_vp")
@pytest.mark.parametrize(("option", "points"), [("one_vp_per_card", 2), ("one_vp", 1)])
@pytest.mark.law("rootbotics 7.5.3")
def test_an_aided_bot_scores_instead_of_drawing(option: str, points: int) -> None:
    line = AID + f"marquise.items=bag,tea @5=marquise.warrior options.aid_bot_reward={option}"
    table = turn(line, MOUSE, others="alliance,bot:marquise")
    assert (table.points("vagabond") >= 2, table.points("marquise")) == (True, points)


# Battle


@pytest.mark.law("rootbotics 7.5.4")
def test_it_battles_the_leader_in_the_nearest_clearing() -> None:
    line = "vagabond.place=5 vagabond.satchel=boots*5 alliance.points=3 marquise.points=7 "
    table = turn(line + "@5=alliance.warrior*3 @9=marquise.warrior @12=marquise.warrior*2", RABBIT, luck=[QUIET])
    assert path(table) == [1, 9]
    assert [event.args for event in table.happened("battle")] == [(0, 2, 9), (0, 2, 9)]
    table = turn(line.replace("points=3", "points=7") + "@5=alliance.warrior @1=marquise.warrior", RABBIT, luck=[QUIET])
    assert table.happened("battle")[0].args == (0, 1, 5)  # turn order
    table = turn(line + "@5=alliance.warrior", RABBIT, luck=[QUIET])
    assert table.happened("battle")[0].args == (0, 1, 5)  # the leader is nowhere on the map


@pytest.mark.law("rootbotics 7.5.4")
def test_one_item_for_the_first_battle_and_two_for_each_further_one() -> None:
    line = "vagabond.place=5 @5=alliance.warrior*3 "
    table = turn(line + "vagabond.satchel=boots*4", RABBIT, luck=[QUIET, QUIET])
    assert (len(table.happened("battle")), spent(table, "7.5.4")) == (2, 3)
    table = turn(line + "vagabond.satchel=boots*5", RABBIT, luck=[QUIET] * 3)
    assert (len(table.happened("battle")), spent(table, "7.5.4")) == (3, 5)
    table = turn("vagabond.place=5 @5=marquise.warrior vagabond.satchel=boots*5", RABBIT, luck=[(1, 0)])
    assert len(table.happened("battle")) == 1  # nobody is left


@pytest.mark.law("rootbotics 7.5.4")
def test_a_point_for_every_warrior_as_attacker_and_the_usual_ones_for_tokens() -> None:
    line = "vagabond.place=5 vagabond.satchel=boots*4 vagabond.exhausted=tea*2 "
    table = turn(line + "@5=marquise.warrior,marquise.wood", RABBIT, luck=[(2, 0)])
    assert table.points("vagabond") == 2
    assert [event.args[1] for event in table.happened("scored", "rootbotics 7.5.4")] == [1]
    line = "root seats=marquise,bot:vagabond turn=marquise phase=daylight vagabond.place=5 @5=marquise.warrior*4 "
    table = given(line + "vagabond.satchel=boots*8,sword", luck=[(3, 3)]).until("actions").choose("battle")
    assert table.count("marquise", "warrior", 5) == 1
    assert table.points("vagabond") == 0


@pytest.mark.law("rootbotics 7.5.4", "rootbotics 7.5")
def test_of_equal_leaders_it_battles_the_one_that_is_near() -> None:
    """Between the Marquise and the Alliance, as far ahead as each other, turn order decides only at equal distance."""
    seats = "root seats=bot:vagabond,alliance,marquise turn=vagabond step=daylight"
    items = f"vagabond.order={RABBIT} vagabond.satchel=boots*4"

    def attacked(place: int, points: str) -> tuple[str, int]:
        pieces = f"vagabond.place={place} @5=alliance.sympathy*1 @3=marquise.warrior*3 {points}"
        table = given(f"{seats} {items} {pieces}", luck=[QUIET])
        _, defender, clearing = table.happened("battle")[0].args
        return table.s.players[defender].KEY, clearing

    tied = "alliance.points=7 marquise.points=7"
    assert attacked(5, tied) == ("alliance", 5)
    assert attacked(3, tied) == ("marquise", 3)
    assert attacked(6, tied) == ("marquise", 3)  # one move against two
    assert attacked(2, tied) == ("alliance", 5)
    assert attacked(5, "alliance.points=6 marquise.points=7") == ("marquise", 3)


@pytest.mark.law("rootbotics 7.5.4.I", "rootbotics 7.5.4.II")
def test_ties_for_the_clearing_of_battle() -> None:
    line = "vagabond.place=5 vagabond.satchel=boots*4 "
    table = turn(line + "@1=alliance.warrior @2=alliance.warrior*2,alliance.sympathy", RABBIT, luck=[QUIET])
    assert path(table) == [2]
    table = turn(line + "@1=alliance.warrior*2 @2=alliance.warrior", RABBIT, luck=[QUIET])
    assert path(table) == [2]
    table = turn(line + "@1=alliance.warrior @2=alliance.warrior", RABBIT, luck=[QUIET])
    assert path(table) == [1]
    table = turn(line + "@1=alliance.warrior @6=alliance.sympathy", RABBIT, luck=[QUIET])
    assert path(table) == [1]  # nearer


# Repair


@pytest.mark.edition("daylight_repair_preference", "unexhausted_first")
@pytest.mark.law("rootbotics 7.5.5")
def test_an_item_for_a_repair_of_an_unexhausted_one_if_possible() -> None:
    line = "vagabond.place=5 vagabond.satchel=boots*3 vagabond.damaged~and~exhausted=bag "
    table = turn(line + "vagabond.damaged=tea", RABBIT)
    assert (spent(table, "7.5.5"), tiles(table, "repaired", "7.5.5")) == (1, ["tea"])
    table = turn(line, RABBIT)
    assert tiles(table, "repaired", "7.5.5") == ["bag"]
    assert len(table.happened("refreshed")) == 2  # it came back exhausted, like the one that paid for it
    assert "repair" not in done(turn("vagabond.place=5 vagabond.satchel=boots*3", RABBIT))
    assert not table.happened("repaired", "rootbotics 7.6.2")


@pytest.mark.edition("daylight_repair_preference", "unspecified")
@pytest.mark.law("rootbotics 7.5.5")
def test_in_the_polish_edition_any_item_may_be_repaired() -> None:
    line = "vagabond.place=5 vagabond.satchel=boots*3 vagabond.damaged=tea vagabond.damaged~and~exhausted=bag "
    line += "options.daylight_repair_preference=unspecified"
    for item, name in (("bag damaged and exhausted", "bag"), ("tea damaged", "tea")):
        assert tiles(turn(line, RABBIT, luck=[item]), "repaired", "7.5.5") == [name]


# Evening


def evening(items: str, spec: str = "", at: str = "5") -> Situation:
    return turn(f"vagabond.place={at} {items}", FOX, spec=f"/arbiter{spec}", phase="evening")


@pytest.mark.law("rootbotics 7.6", "rootbotics 7.6.1")
def test_four_items_are_refreshed_six_without_damage_and_damaged_ones_never() -> None:
    table = evening("vagabond.exhausted=bag*5,coins*2 vagabond.damaged~and~exhausted=tea*2")
    assert counts(table) == [4, 4, 0, 1]
    table = evening("vagabond.exhausted=bag*5,coins*2")
    assert counts(table) == [6, 1, 0, 0]
    assert counts(evening("vagabond.exhausted=tea*2")) == [2, 0, 0, 0]
    assert counts(evening("vagabond.exhausted=bag*5,coins*2 vagabond.damaged=tea")) == [5, 3, 0, 0]  # before the repair


@pytest.mark.parametrize(
    ("difficulty", "damaged", "whole", "points"),
    [("easy", 3, 5, 0), ("default", 4, 6, 0), ("challenging", 5, 7, 0), ("nightmare", 5, 7, 1)],
)
@pytest.mark.law("rootbotics 3.3.1")
def test_difficulty_is_how_much_it_refreshes(difficulty: str, damaged: int, whole: int, points: int) -> None:
    table = evening("vagabond.exhausted=bag*5,coins*4 vagabond.damaged=tea", f"@{difficulty}")
    assert len(table.happened("refreshed", "rootbotics 7.6.1")) == damaged
    table = evening("vagabond.exhausted=bag*5,coins*4", f"@{difficulty}")
    assert len(table.happened("refreshed", "rootbotics 7.6.1")) == whole
    assert table.points("vagabond") == points


@pytest.mark.law("rootbotics 7.6.2")
def test_one_item_is_repaired_in_a_clearing_and_all_in_a_forest() -> None:
    items = "vagabond.damaged~and~exhausted=bag*2 vagabond.damaged=tea"
    assert counts(evening(items)) == [1, 0, 0, 2]
    assert counts(evening(items, at="4_9_12")) == [1, 2, 0, 0]


# Positions


@pytest.mark.law("rootbotics 7.2.3", "rootbotics 7.2.4")
def test_a_position_says_everything_about_it() -> None:
    line = (
        "root seats=alliance,bot:vagabond/scoundrel@easy+questing vagabond.place=3 vagabond.satchel=boots*3,torch "
        "vagabond.exhausted=tea vagabond.damaged=sword vagabond.damaged~and~exhausted=bag*2 vagabond.track=satchel "
        "vagabond.quest=escort vagabond.discarded=errand-fox vagabond.covered.1=hammer vagabond.battled=1"
    )
    s = loads(line)
    vagabot = s.players[1]
    assert isinstance(vagabot, Vagabot)
    assert (vagabot.who(s), vagabot.place(s), vagabot.quest(s)) == ("scoundrel", 3, 10)
    assert vagabot.items(s).track() == [READY]
    assert s.slots[1] == 0
    assert loads(dumps(s)) == s == s.copy()


@pytest.mark.parametrize(
    ("field", "why"),
    [
        ("vagabond.character=tinker", "the seat says thief"),
        ("vagabond.character=harrier", "character"),
        ("vagabond.covered.1=tea,bag", "no slot is left"),
        ("vagabond.satchel=bag*5,coins vagabond.track=exhausted", "no such items"),
        ("vagabond.quest=lunch", "quest"),
        ("vagabond.satchel=spoon", "spoon"),
    ],
)
def test_an_impossible_position_is_refused(field: str, why: str) -> None:
    with pytest.raises(PositionError, match=why):
        loads(f"root seats=alliance,bot:vagabond/thief {field}")
