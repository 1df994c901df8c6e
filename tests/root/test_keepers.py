"""The Keepers in Iron: Law of Root, chapter 15.

On the autumn map clearings 1, 6, 8 and 12 are fox, 3, 4, 5 and 10 rabbit, 2, 7, 9 and 11 mouse. Forests are named by
the clearings around them.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any

import pytest
from tests.root.situation import Situation, given, setup

from lawbound.kernel import Chance, Nature, Option, Table
from lawbound.root.factions.keepers import RELIC_TYPES, Keepers
from lawbound.root.map import MAPS
from lawbound.root.naming import PositionError
from lawbound.root.position_text import dumps, loads
from lawbound.root.removal import Removal, finish_removals, remove_pieces
from lawbound.root.rules import ROOT
from lawbound.root.state import ASIDE, BOX, PLAYING, State

WOODS = {forest.id: forest.place for forest in MAPS["autumn"].forests}


def row(name: str) -> int:
    """The number of a piece of the Keepers where they sit first: what luck says of relics."""
    return [piece.name for piece in Keepers.PIECES].index(name) * 32


def keepers(rest: str, luck: Iterable[Any] = (), others: str = "marquise,eyrie") -> Situation:
    """The Keepers at the start of their turn, or where the rest says; relics that luck names are pieces."""
    return given(f"root seats=keepers,{others} turn=keepers {rest}", luck=luck)


def moving(rest: str, **more: Any) -> Situation:
    return keepers(f"step=retinue:~move {rest}", **more)


def delving(rest: str, luck: Iterable[Any] = (), **more: Any) -> Situation:
    return keepers(f"step=retinue:~battle~then~delve {rest}", luck, **more)


def recovering(rest: str, **more: Any) -> Situation:
    return keepers(f"step=retinue:~move~or~recover {rest}", **more)


def marquise(rest: str, luck: Iterable[Any] = ()) -> Situation:
    """The Marquise before her actions, with the Keepers first in their seat."""
    return given(f"root seats=keepers,marquise,eyrie turn=marquise step=actions {rest}", luck=luck)


def order(table: Situation) -> Keepers:
    player = table.player("keepers")
    assert isinstance(player, Keepers)
    return player


def board(table: Situation) -> dict[str, Any]:
    return {key: value for key, value in order(table).describe(table.s).items() if value not in (None, [], {})}


def relic_at(table: Situation, place: int) -> list[str]:
    return [table.s.box.piece_name(row) for row in order(table).relics_at(table.s, place)]


def check_relics(s: State) -> None:
    """Four of each type, and no value more often than there is."""
    player = next(player for player in s.players if isinstance(player, Keepers))
    for kind in range(3):
        down = 4 - s.board[player.face_down[kind]]
        unseen = len(player.hidden_values(s, kind))
        assert down == unseen, "each relic that lies face down has one of the values that nobody has seen"


# Setup


@pytest.mark.law("root 15.3", "root 15.3.1", "root 15.3.2", "root 15.3.3", "root 15.3.4", "root 15.3.5")
def test_relics_come_first_then_warriors_then_the_other_relics_far_from_them() -> None:
    table = setup("marquise", "keepers").until("place the keep").choose(1).until("start beside it")
    assert table.s.starts[1] == 3  # opposite the keep, and nowhere else
    assert table.offered == [6, 7]  # on the edge and adjacent, unlike 11
    assert [len(relic_at(table, place)) for place in WOODS.values()] == [1] * 7
    assert sum(table.s.board[row] for row in order(table).face_down) == 5
    table.choose(7)
    assert [table.count("keepers", "warrior", c) for c in (3, 7, 6, 11, 0)] == [4, 4, 0, 0, 7]
    laid = {name: sum(table.s.board[row + place] for row in order(table).tokens) for name, place in WOODS.items()}
    near = {name for name in WOODS if {"3", "7"} & set(name.split("_"))}
    assert all(laid[name] == 1 for name in near)
    far = sorted(laid[name] for name in WOODS if name not in near)
    assert far == [2, 2, 2, 3]  # five more in four forests, as evenly as possible
    assert board(table)["retainers"] == {"move": 1, "battle then delve": 1, "move or recover": 1}
    assert len(order(table).sides_left(table.s)) == 6
    check_relics(table.s)


@pytest.mark.law("root 15.3.2")
def test_any_free_corner_where_nobody_is_to_be_opposite_of() -> None:
    table = setup("keepers", "alliance").until("start in a corner")
    assert table.offered == [1, 2, 3, 4]


@pytest.mark.law("root 15.3.1", "root 15.3.3")
@pytest.mark.parametrize(("name", "forests"), [("autumn", 7), ("winter", 8), ("lake", 9), ("mountain", 10)])
def test_twelve_relics_lie_on_every_map(name: str, forests: int) -> None:
    for seed in range(6):
        table: Table[State] = Table.new(ROOT, {"seats": ["keepers", "alliance"], "map": name}, seed=f"relics {seed}")
        while table.state.stage == 0:
            assert table.pending is not None
            table.choose_index(seed % len(table.pending.options))
        s = table.state
        player = s.players[0]
        assert isinstance(player, Keepers)
        counts = [sum(s.board[row + f.place] for row in player.face_down) for f in s.box.map.forests]
        assert (len(counts), sum(counts)) == (forests, 12)
        far = player.far_forests(s)
        more = [count - 1 for f, count in zip(s.box.map.forests, counts, strict=True) if f.place in far]
        assert max(more) - min(more) <= 1
        assert sum(more) == 12 - forests


@pytest.mark.law("root 15.3.3")
@pytest.mark.ruling("keepers-in-iron", 1)
def test_the_remaining_relics_are_spread_at_random_not_by_choice() -> None:
    """FAQ 15.3.3: which relics, and which forests have one more, is luck."""
    table = setup("keepers", "alliance").until("start in a corner").choose(1)
    table.choose(5)
    assert table.s.stage == PLAYING  # nobody is asked anything more
    seen = set()
    for seed in range(12):
        plain: Table[State] = Table.new(ROOT, {"seats": ["keepers", "alliance"], "order": "given"}, seed=f"s{seed}")
        while plain.state.stage == 0:
            assert plain.pending is not None
            plain.choose_index(0)
        seen.add(bytes(plain.state.board[: 19 * 32]))
    assert len(seen) > 8


@pytest.mark.law("root 15.3.3")
@pytest.mark.open_question("too_few_far_forests")
def test_without_a_far_forest_the_rest_is_spread_over_all() -> None:
    """Open question too_few_far_forests."""
    table = keepers("@12=keepers.warrior @3=keepers.warrior @2=keepers.warrior")
    assert order(table).far_forests(table.s) == list(WOODS.values())
    table = keepers("@12=keepers.warrior")
    assert order(table).far_forests(table.s) == [WOODS["1_2_5_10"], WOODS["3_6_11"]]


# Relics and waystations


@pytest.mark.law("root 15.2.1")
def test_four_relics_of_each_type_worth_1_2_3_and_3() -> None:
    pieces = {piece.name: piece.count for piece in Keepers.PIECES}
    for kind in RELIC_TYPES:
        assert [pieces[f"{kind} relic{face}"] for face in ("", " 1", " 2", " 3")] == [4, 1, 1, 2]
    table = delving("@1=keepers.warrior @1_2_5_10=keepers.figure~relic @3_6_11=keepers.figure~relic~3")
    heard: list[Counter[str]] = []

    class Watch(Nature):
        def answer(self, chance: Chance) -> Option:
            heard.append(Counter(table.s.box.piece_name(outcome) for outcome in chance.outcomes))
            return chance.outcomes[0]

    table.table.nature = Watch()
    table.choose("faithful retainer", "1_2_5_10")
    assert heard == [Counter({"figure relic 1": 1, "figure relic 2": 1, "figure relic 3": 1})]


@pytest.mark.law("root 15.2.2", "root 15.4.1")
def test_a_waystation_has_two_sides_and_lies_with_either_up() -> None:
    table = keepers("step=encamp @5=keepers.warrior*2 @11=keepers.warrior*2").choose(5)
    assert table.offered == [
        *("figure-tablet waystation", "tablet-figure waystation"),
        *("tablet-jewelry waystation", "jewelry-tablet waystation"),
        *("jewelry-figure waystation", "figure-jewelry waystation"),
    ]
    table.choose("tablet-figure waystation")
    assert order(table).types_at(table.s, 5) == [RELIC_TYPES.index("tablet")]
    assert (table.count("keepers", "warrior", 5), table.count("keepers", "warrior", 0)) == (1, 12)
    table.choose(11)
    assert "figure-tablet waystation" not in table.offered
    assert len(table.offered) == 4


@pytest.mark.law("root 15.2.3", "root 15.5", "root 15.5.1")
def test_waystations_of_any_type_craft_in_daylight() -> None:
    table = keepers(
        "phase=daylight keepers.hand=anvil,tax-collector,bake-sale keepers.retainers.move=0 "
        "@6=keepers.figure-tablet~waystation @5=keepers.jewelry-figure~waystation"
    )
    assert table.prompt == "craft"
    assert table.offered == ["anvil", "done"]  # a fox; of two rabbits there is one, and no mouse
    table.choose("anvil")
    assert table.points("keepers") == 2
    # Before the Retinue acts, not after.
    table = keepers("phase=daylight keepers.hand=anvil @6=keepers.figure-tablet~waystation,keepers.warrior")
    table.choose("done")
    assert table.prompt == "retinue: move"


# Devout knights


@pytest.mark.law("root 15.2.4")
def test_with_a_relic_the_first_hit_is_ignored() -> None:
    table = marquise("@5=marquise.warrior*4,keepers.warrior*3,keepers.figure~relic~1", luck=((3, 0),)).choose("battle")
    assert table.count("keepers", "warrior", 5) == 1
    assert [event.args for event in table.happened("hit ignored", "root 15.2.4")] == [(0, 5)]
    table = marquise("@5=marquise.warrior*4,keepers.warrior*3", luck=((3, 0),)).choose("battle")
    assert table.count("keepers", "warrior", 5) == 0
    # As attackers too, but only hits on the Keepers.
    table = delving("@5=marquise.warrior*4,keepers.warrior*3,keepers.figure~relic~1", luck=((2, 2),)).choose(
        "faithful retainer"
    )
    assert (table.count("keepers", "warrior", 5), table.count("marquise", "warrior", 5)) == (2, 2)


@pytest.mark.law("root 15.2.4")
def test_without_warriors_a_relic_protects_nobody() -> None:
    table = marquise("@5=marquise.warrior*4,keepers.figure~relic~1", luck=((0, 0),)).choose("battle")
    assert relic_at(table, 5) == []
    assert not table.happened("hit ignored")


@pytest.mark.law("root 15.2.4")
def test_of_an_ambush_the_first_hit_is_ignored_and_no_further_one() -> None:
    table = delving(
        "marquise.hand=ambush-rabbit @5=marquise.warrior*4,keepers.warrior*3,keepers.figure~relic~1", luck=((1, 1),)
    )
    table.choose("faithful retainer", "ambush-rabbit")
    assert table.count("keepers", "warrior", 5) == 1  # one of two by the ambush, and one by the roll
    assert len(table.happened("hit ignored")) == 1


@pytest.mark.law("root 15.2.4")
def test_a_roll_without_hits_uses_nothing_up_and_several_battles_are_several() -> None:
    line = "@5=marquise.warrior*4,keepers.warrior*3,keepers.figure~relic~1"
    table = marquise(line, luck=((1, 0), (1, 0))).choose("battle").choose("battle")
    assert table.count("keepers", "warrior", 5) == 3
    assert len(table.happened("hit ignored")) == 2


@pytest.mark.law("root 15.2.4")
def test_each_warrior_that_moves_may_take_a_relic_along() -> None:
    table = moving("@1=keepers.warrior*3,keepers.figure~relic~1,keepers.tablet~relic~3*2 @5=keepers.warrior")
    table.choose("faithful retainer", 1, 5, 2)
    assert table.prompt == "carry a relic"
    assert table.offered == ["figure relic 1", "tablet relic 3", "done"]
    table.choose("tablet relic 3")
    assert table.offered == ["figure relic 1", "tablet relic 3", "done"]
    table.choose("tablet relic 3")
    assert relic_at(table, 5) == ["tablet relic 3"]
    assert table.count("keepers", "tablet relic 3", 5) == 2
    assert relic_at(table, 1) == ["figure relic 1"]  # two warriors, two relics
    table = moving("@1=keepers.warrior*3,keepers.figure~relic~1 @5=keepers.warrior")
    table.choose("faithful retainer", 1, 5, 2, "done")
    assert relic_at(table, 1) == ["figure relic 1"]


@pytest.mark.law("root 15.2.4")
def test_a_warrior_whom_a_vagabond_moves_carries_a_relic_if_the_keepers_like() -> None:
    """A forced move is carried out as if the Keepers took it (1.5.5): they decide."""
    table = given(
        "root seats=vagabond,keepers turn=vagabond phase=daylight vagabond.place=1 vagabond.satchel=boots*2 "
        "vagabond.relations.keepers=allied @1=keepers.warrior*2,keepers.jewelry~relic~2"
    )
    table.choose("move", 5, "keepers", 1)
    assert (table.prompt, table.asked) == ("carry a relic", "keepers")
    table.choose("jewelry relic 2")
    assert (relic_at(table, 5), relic_at(table, 1)) == (["jewelry relic 2"], [])
    assert table.count("keepers", "warrior", 5) == 1


@pytest.mark.law("root 15.2.4", "root 15.5.2.II")
def test_a_snare_holds_warriors_with_their_relics_but_not_delving_and_recovering() -> None:
    """Interaction 5: no warrior leaves, so no relic; delving moves one in, recovering is no move; encamping places."""
    line = (
        "keepers.retinue.move~or~recover=anvil @5=keepers.warrior*3,corvids.snare,keepers.figure-tablet~waystation "
        "@1_2_5_10=keepers.figure~relic~1 @1=keepers.warrior"
    )
    table = keepers(f"step=encamp {line}", others="corvids,eyrie")
    assert table.offered == [1, "done"]
    table = moving(line, others="corvids,eyrie").choose("faithful retainer")
    assert table.prompt == "move to"  # out of clearing 1, without a question where from
    assert table.ask.given == (1,)
    table = delving(f"{line} @5=corvids.snare", others="corvids,eyrie", luck=((0, 0),))
    table.choose("faithful retainer")
    if table.prompt == "battle then delve where":
        table.choose(5)
    assert table.prompt == "delve from"  # after the battle with the plot's owners
    table = recovering(f"{line} @5=keepers.figure~relic~2", others="corvids,eyrie")
    table.choose("faithful retainer", 5)
    assert board(table)["recovered"] == ["figure relic 2"]


# Prized trophies


@pytest.mark.law("root 15.2.5")
def test_who_removes_a_relic_puts_it_in_any_forest_face_up_and_scores_two() -> None:
    table = marquise("@5=marquise.warrior*4,keepers.figure~relic~3", luck=((0, 0),)).choose("battle")
    assert table.points("marquise") == 2
    assert (table.prompt, table.asked) == ("put a trophy where", "marquise")
    assert table.offered == list(WOODS)
    table.choose("4_9_12")
    assert relic_at(table, WOODS["4_9_12"]) == ["figure relic 3"]
    assert relic_at(table, 5) == []


@pytest.mark.law("root 15.2.5")
def test_a_favor_removes_all_first_and_the_relics_are_put_down_together() -> None:
    """Interaction 6: all pieces, then two points for each relic, then the forests."""
    table = given(
        "root seats=keepers,marquise,eyrie turn=marquise step=craft marquise.hand=favor-of-the-mice "
        "@2=marquise.workshop,keepers.warrior*2,keepers.figure~relic~3 @7=marquise.workshop @9=marquise.workshop "
        "@11=keepers.tablet~relic~1,keepers.jewelry-figure~waystation"
    ).choose("favor-of-the-mice")
    assert table.points("marquise") == 5
    assert table.prompt == "put a trophy where"
    table.choose("3_6_11", "1_2_5_10")
    assert relic_at(table, WOODS["3_6_11"]) == ["figure relic 3"]
    assert relic_at(table, WOODS["1_2_5_10"]) == ["tablet relic 1"]
    assert len(order(table).sides_left(table.s)) == 6


@pytest.mark.law("root 15.2.5")
def test_who_is_no_enemy_wins_no_trophies() -> None:
    """FAQ 15.2.5: a Vagabond in coalition with the Keepers; the relic leaves the game, for no rule brings it back."""
    table = given(
        "root seats=vagabond,keepers,eyrie turn=eyrie vagabond.coalition=keepers vagabond.dominance=dominance-fox "
        "@5=keepers.figure~relic~3,eyrie.warrior eyrie.decree.move=anvil"
    )
    removal = Removal(1, 0, 5)
    remove_pieces(table.s, removal, order(table).tokens[3], 1, "root 15.2.5")
    assert list(finish_removals(table.s, [removal], [], 0)) == []
    assert list(table.s.vp) == [0, 0, 0]
    assert board(table)["gone"] == ["figure relic 3"]
    assert table.count("keepers", "figure relic 3", BOX) == 1


@pytest.mark.law("root 15.2.5")
@pytest.mark.open_question("bots_and_relics")
def test_a_bot_scores_and_the_forest_is_random() -> None:
    """Open question bots_and_relics."""
    found = set()
    for seed in range(12):
        table = given(
            "root seats=keepers,bot:marquise turn=keepers step=encamp @5=keepers.figure~relic~1,keepers.warrior"
        )
        removal = Removal(0, 1, 5)
        s = table.s
        remove_pieces(s, removal, order(table).tokens[1], 1, "root 4.3.4")
        flow = finish_removals(s, [removal], [], 1)
        chance = next(flow)
        assert isinstance(chance, Chance)
        assert list(chance.outcomes) == list(WOODS.values())
        with pytest.raises(StopIteration):
            flow.send(chance.outcomes[seed % 7])
        found.add(next(name for name, place in WOODS.items() if relic_at(table, place)))
        assert table.points("marquise") == 2
    assert found == set(WOODS)


# Birdsong


@pytest.mark.law("root 15.4", "root 15.4.1")
def test_encamp_once_for_each_clearing_where_a_slot_is_open() -> None:
    table = keepers("step=encamp @5=keepers.warrior*4 @1=keepers.warrior,marquise.sawmill @2=keepers.warrior")
    assert table.offered == [2, 5, "done"]  # the only slot of clearing 1 is taken
    table.choose(5, "figure-tablet waystation")
    assert table.offered == [2, "done"]  # there was a second slot and there were warriors, but only once
    table.choose(2, "jewelry-tablet waystation")
    assert table.count("keepers", "warrior", 2) == 0
    assert table.prompt == "decamp"


@pytest.mark.law("root 15.4.1")
@pytest.mark.open_question("encamp_at_a_full_clearing")
def test_a_full_clearing_or_a_keep_lets_nobody_encamp() -> None:
    """Open question encamp_at_a_full_clearing: replacing needs both halves (G.1.13)."""
    table = keepers("step=encamp @1=keepers.warrior,marquise.keep @3=keepers.warrior,eyrie.roost @5=keepers.warrior")
    assert table.offered == [5, "done"]


@pytest.mark.law("root 15.4.1")
def test_with_nothing_on_the_map_they_come_back_on_its_edge() -> None:
    table = keepers("@1=marquise.sawmill @3_6_11=keepers.figure~relic")
    assert table.prompt == "return where"
    assert table.offered == [2, 3, 4, 5, 6, 7, 8, 9]
    table.choose(7, "jewelry-figure waystation")
    assert (table.count("keepers", "warrior", 7), order(table).on_map(table.s)) == (1, 1)
    assert table.prompt == "decamp"  # instead of encamping, not before it
    # A relic in a clearing is neither a warrior nor a waystation; a waystation alone is on the map.
    assert keepers("@5=keepers.tablet~relic~1").prompt == "return where"
    assert keepers("@5=keepers.figure-tablet~waystation").prompt == "decamp"


@pytest.mark.law("root 15.4.1")
def test_where_every_slot_of_the_edge_is_taken_the_warrior_comes_alone() -> None:
    """As much as is possible (1.5.4)."""
    full = (
        "@1=marquise.sawmill @2=marquise.sawmill*2 @3=marquise.sawmill @4=eyrie.roost @5=marquise.workshop*2 "
        "@6=marquise.workshop*2 @7=marquise.recruiter*2 @8=marquise.recruiter*2 @9=marquise.workshop*2"
    )
    table = keepers(full).choose(4)
    assert table.count("keepers", "warrior", 4) == 1
    assert order(table).on_map(table.s) == 0


@pytest.mark.law("root 15.4.2")
def test_decamp_once_for_each_clearing() -> None:
    table = keepers(
        "step=decamp @5=keepers.figure-tablet~waystation,keepers.jewelry-tablet~waystation "
        "@2=keepers.figure-jewelry~waystation"
    )
    assert table.offered == [2, 5, "done"]
    table.choose(5, "figure-tablet waystation")
    assert order(table).waystations_at(table.s, 5) == [order(table).row("jewelry-tablet waystation")]
    assert table.count("keepers", "warrior", 5) == 1
    assert table.offered == [2, "done"]
    table.choose(2)
    assert table.prompt != "decamp"


@pytest.mark.law("root 15.4.2")
def test_without_a_warrior_in_the_supply_nobody_decamps() -> None:
    table = keepers("step=decamp @5=keepers.figure-tablet~waystation,keepers.warrior*15 keepers.hand=anvil")
    assert table.prompt not in ("decamp", "recruit with a card")


@pytest.mark.law("root 15.4.3")
def test_a_card_recruits_two_at_a_waystation_of_its_suit() -> None:
    table = keepers(
        "step=recruit~with~a~card keepers.hand=anvil,ambush-bird,bake-sale,ambush-mouse "
        "@5=keepers.figure-tablet~waystation @1=keepers.jewelry-figure~waystation"
    )
    assert sorted(table.offered) == sorted(["anvil", "ambush-bird", "bake-sale", "done"])  # no mouse
    table.choose("anvil")
    assert table.count("keepers", "warrior", 1) == 2
    table.choose("ambush-bird", 5)
    assert table.count("keepers", "warrior", 5) == 2
    table.choose("bake-sale")
    assert table.count("keepers", "warrior", 5) == 4
    assert table.discarded() == ["anvil", "ambush-bird", "bake-sale"]
    table = keepers(
        "step=recruit~with~a~card keepers.hand=bake-sale,ambush-rabbit "
        "@5=keepers.figure-tablet~waystation,keepers.warrior*14"
    ).choose("bake-sale")
    assert table.count("keepers", "warrior", 5) == 15  # as many as there are
    assert table.hand("keepers") == ["ambush-rabbit"]


# Daylight: the Retinue


@pytest.mark.law("root 15.5.2", "root 15.5.2.I")
def test_each_card_of_a_column_acts_once_from_left_to_right() -> None:
    table = moving("keepers.retinue.move=anvil,bake-sale @1=keepers.warrior*3 @5=keepers.warrior*3 @2=keepers.warrior")
    assert table.offered == ["anvil", "bake-sale", "faithful retainer", "done"]
    table.choose("anvil")
    assert table.ask.given == (1,)  # out of the one fox clearing that they can leave
    table.choose(5, 1)
    assert table.offered == ["bake-sale", "faithful retainer", "done"]
    table.choose("faithful retainer")
    assert table.offered == [1, 2, 5]  # a retainer is a bird
    table.choose(2, 5)
    assert table.offered == ["bake-sale", "done"]
    table.choose("done")
    assert table.prompt != "retinue: move"
    assert board(table)["acted cards"] == {"move": ["anvil"]}


@pytest.mark.law("root 15.5.2.I")
def test_a_card_without_a_clearing_of_its_suit_to_leave_does_not_act() -> None:
    table = moving("keepers.retinue.move=anvil,ambush-mouse @1=keepers.warrior*3")
    assert table.offered == ["anvil", "faithful retainer", "done"]


@pytest.mark.law("root 15.5.2.II", "root 15.5.2.II.a", "root 15.5.2.II.b")
@pytest.mark.open_question("relics_in_forests")
def test_a_relic_is_delved_from_a_forest_beside_and_flipped() -> None:
    table = delving(
        "@5=keepers.warrior @1_2_5_10=keepers.figure~relic,keepers.tablet~relic~1 @3_6_11=keepers.jewelry~relic",
        luck=(row("figure relic 1"),),
    )
    table.choose("faithful retainer")
    assert (table.prompt, table.offered) == ("delve from", ["1_2_5_10", "done"])
    table.choose("1_2_5_10")
    assert table.offered == ["figure relic", "tablet relic 1"]
    table.choose("figure relic")
    assert relic_at(table, 5) == ["figure relic 1"]
    assert relic_at(table, WOODS["1_2_5_10"]) == ["tablet relic 1"]
    assert table.happened("relic flipped", "root 15.5.2.II.a")
    assert board(table)["retainers"]["battle then delve"] == 1  # one clearing around it, worth one


@pytest.mark.law("root 15.5.2.II.a", "root 15.2.1")
@pytest.mark.open_question("relics_in_forests")
def test_a_relic_that_is_flipped_has_a_value_that_no_other_of_its_type_has() -> None:
    """Of each type there are a 1, a 2 and two of 3; here the 2 is left, whatever luck would like."""
    seen = "@3_6_11=keepers.figure~relic~1,keepers.figure~relic~3 keepers.recovered=figure~relic~3"
    line = f"@5=keepers.warrior @1_2_5_10=keepers.figure~relic {seen}"
    for liked in (1, 3):
        table = delving(line, luck=(row(f"figure relic {liked}"),)).choose("faithful retainer", "1_2_5_10")
        assert relic_at(table, 5) == ["figure relic 2"]


@pytest.mark.law("root 15.5.2.II.b")
@pytest.mark.parametrize(
    ("others", "kept"), [("", False), ("@1=keepers.warrior", False), ("@10=keepers.warrior @2=keepers.warrior", True)]
)
def test_the_card_is_discarded_if_fewer_clearings_around_are_ruled_than_the_relic_is_worth(
    others: str, kept: bool
) -> None:
    table = delving(
        f"keepers.retinue.battle~then~delve=bake-sale @5=keepers.warrior {others} @1_2_5_10=keepers.tablet~relic",
        luck=(row("tablet relic 3"),),
    )
    table.choose("bake-sale")
    if table.prompt == "battle then delve where":
        table.choose(5)
    table.choose("1_2_5_10")
    assert relic_at(table, 5) == ["tablet relic 3"]
    assert table.discarded() == ([] if kept else ["bake-sale"])
    assert ("bake-sale" in board(table).get("acted cards", {}).get("battle then delve", [])) is kept


@pytest.mark.law("root 15.5.2.II.b")
@pytest.mark.open_question("retinue_cards_discarded")
def test_a_faithful_retainer_that_is_discarded_leaves_the_game() -> None:
    """Open question retinue_cards_discarded."""
    table = delving("@5=keepers.warrior @1_2_5_10=keepers.tablet~relic~3").choose("faithful retainer", "1_2_5_10")
    assert board(table)["retainers"] == {"move": 1, "battle then delve": 0, "move or recover": 1}
    assert table.discarded() == []
    assert table.happened("retainer lost", "root 15.5.2.II.b")


@pytest.mark.law("root 15.5.2.II.b")
@pytest.mark.open_question("retinue_cards_discarded")
def test_other_cards_of_the_retinue_go_to_the_lost_souls() -> None:
    """Open question retinue_cards_discarded: as every discarded card does (10.2.6)."""
    table = delving(
        "keepers.retinue.battle~then~delve=bake-sale @5=keepers.warrior @1_2_5_10=keepers.tablet~relic~3",
        others="lizards,eyrie",
    ).choose("bake-sale", "1_2_5_10")
    assert table.player("lizards").describe(table.s)["souls"] == ["bake-sale"]


@pytest.mark.law("root 15.5.2.II")
@pytest.mark.ruling("keepers-in-iron", 2)
def test_where_enemies_stand_a_battle_comes_first_and_rule_is_needed_only_to_delve() -> None:
    """FAQ 15.5.2.II."""
    line = "@5=keepers.warrior*2,marquise.warrior*3 @1_2_5_10=keepers.figure~relic~1"
    table = delving(line, luck=((1, 0),)).choose("faithful retainer")
    assert len(table.happened("battle")) == 1  # two against three: they do not rule there, and battle
    assert table.prompt != "delve from"
    table = delving(line, luck=((3, 0),)).choose("faithful retainer")
    assert table.prompt == "delve from"  # two against one that is left
    table.choose("done")
    assert relic_at(table, 5) == []  # they may


@pytest.mark.law("root 15.5.2.II")
def test_without_a_warrior_or_rule_there_is_no_delving() -> None:
    table = delving("@5=keepers.figure-tablet~waystation @1_2_5_10=keepers.figure~relic~1 @3=keepers.warrior")
    assert table.prompt != "retinue: battle then delve"
    table = delving("@5=keepers.warrior @3_6_11=keepers.figure~relic~1")
    assert table.prompt != "retinue: battle then delve"  # no relic beside


@pytest.mark.law("root 15.5.2.II")
def test_a_pawn_is_an_enemy_piece() -> None:
    table = delving(
        "vagabond.place=5 @5=keepers.warrior*2 @1_2_5_10=keepers.figure~relic~1", luck=((0, 0),), others="vagabond"
    ).choose("faithful retainer")
    assert len(table.happened("battle")) == 1
    assert table.prompt == "delve from"


@pytest.mark.law("root 15.5.2.II")
@pytest.mark.open_question("delve_beside_enemies_that_cannot_be_battled")
def test_enemies_who_cannot_be_battled_stop_nobody_from_delving() -> None:
    """Open question delve_beside_enemies_that_cannot_be_battled, interaction 8: a coalition partner say."""
    table = delving(
        "vagabond.place=5 vagabond.coalition=keepers vagabond.dominance=dominance-fox @5=keepers.warrior*2 "
        "@1_2_5_10=keepers.figure~relic~1",
        others="vagabond,eyrie",
    ).choose("faithful retainer")
    assert not table.happened("battle")
    assert table.prompt == "delve from"


@pytest.mark.law("root 15.5.2.II")
def test_they_choose_whom_to_battle() -> None:
    table = delving("@5=keepers.warrior*2,marquise.warrior,eyrie.warrior").choose("faithful retainer")
    assert (table.prompt, table.offered) == ("battle whom", ["marquise", "eyrie"])


@pytest.mark.law("root 15.5.2.III", "root 15.5.2.III.a", "root 15.5.2.III.b", "root 15.5.2.III.c")
def test_a_relic_is_recovered_at_a_waystation_of_its_type() -> None:
    table = recovering(
        "keepers.retinue.move~or~recover=bake-sale @5=keepers.figure-tablet~waystation,keepers.figure~relic~1,"
        "keepers.tablet~relic~3,keepers.jewelry~relic~2"
    )
    assert table.offered == ["bake-sale", "faithful retainer", "done"]
    table.choose("bake-sale")
    assert board(table)["recovered"] == ["figure relic 1"]
    assert table.points("keepers") == 1
    assert relic_at(table, 5) == ["tablet relic 3", "jewelry relic 2"]
    assert board(table)["retinue"] == {"move or recover": ["bake-sale"]}  # one rabbit clearing, worth one
    assert table.discarded() == []
    assert table.prompt != "retinue: move or recover"  # nothing else to recover, and nobody to move


@pytest.mark.law("root 15.5.2.III")
def test_they_move_out_of_the_clearing_or_recover_in_it() -> None:
    line = "@5=keepers.figure-tablet~waystation,keepers.figure~relic~1,keepers.warrior"
    table = recovering(line).choose("faithful retainer")
    assert table.offered == ["a recovery", "a move"]
    table.choose("a move", 1, "figure relic 1")
    assert relic_at(table, 1) == ["figure relic 1"]
    assert table.points("keepers") == 0
    table = recovering(line).choose("faithful retainer", "a recovery")
    assert table.points("keepers") == 1


@pytest.mark.law("root 15.5.2.III")
def test_the_clearing_matches_the_card_of_the_third_column() -> None:
    line = "@5=keepers.figure-tablet~waystation,keepers.figure~relic~1 @6=keepers.warrior"
    table = recovering(f"keepers.retinue.move~or~recover=anvil,ambush-mouse {line}")
    assert table.offered == ["anvil", "faithful retainer", "done"]
    table.choose("faithful retainer")
    assert table.offered == [5, 6]


@pytest.mark.law("root 15.5.2.III.b")
def test_a_whole_trio_scores_two_more() -> None:
    line = "@5=keepers.figure-tablet~waystation,keepers.figure~relic~1"
    one = recovering(f"keepers.recovered=tablet~relic~2,jewelry~relic~3 {line}").choose("faithful retainer")
    assert one.points("keepers") == 3
    none = recovering(f"keepers.recovered=tablet~relic~2 {line}").choose("faithful retainer")
    assert none.points("keepers") == 1
    # The second figure fills the second column only with a second tablet and a second piece of jewelry.
    seen = "figure~relic~2,tablet~relic~2,jewelry~relic~3"
    assert recovering(f"keepers.recovered={seen} {line}").choose("faithful retainer").points("keepers") == 1
    seen += ",tablet~relic~1,jewelry~relic~1"
    assert recovering(f"keepers.recovered={seen} {line}").choose("faithful retainer").points("keepers") == 3


@pytest.mark.law("root 15.5.2.III.c")
def test_whoever_rules_enough_clearings_of_the_suit_may_go_on() -> None:
    line = "@5=keepers.figure-tablet~waystation,keepers.figure~relic~1,keepers.figure~relic~2 @3=keepers.warrior"
    table = recovering(line).choose("faithful retainer", 5)
    assert table.offered == ["figure relic 1", "figure relic 2"]
    table.choose("figure relic 1")
    assert table.offered == ["figure relic 2", "done"]
    table.choose("figure relic 2")
    assert table.points("keepers") == 3
    assert board(table)["retainers"]["move or recover"] == 1  # two rabbit clearings
    table = recovering(line).choose("faithful retainer", 5, "figure relic 1", "done")
    assert table.points("keepers") == 1


COLUMN = (
    "keepers.retinue.move~or~recover=bake-sale,anvil @5=keepers.figure-tablet~waystation,keepers.figure~relic~3 "
    "@1=keepers.warrior*2"
)


@pytest.mark.law("root 15.5.2.III.c")
@pytest.mark.open_question("recover_failure")
@pytest.mark.edition("recover_failure", "ends_column")
def test_a_recovery_beyond_their_rule_costs_the_card_and_ends_the_column() -> None:
    table = recovering(COLUMN).choose("bake-sale")
    assert table.points("keepers") == 3
    assert table.discarded() == ["bake-sale"]
    assert table.prompt != "retinue: move or recover"
    table = recovering(f"keepers.column~over=1 {COLUMN}")
    assert table.prompt != "retinue: move or recover"


@pytest.mark.law("root 15.5.2.III.c")
@pytest.mark.open_question("recover_failure")
@pytest.mark.edition("recover_failure", "ends_action")
def test_elsewhere_it_ends_that_recovery_alone() -> None:
    """Open question recover_failure."""
    for rules in ("options.recover_failure=ends_action", "edition=pl"):
        table = recovering(f"{rules} {COLUMN}").choose("bake-sale")
        assert table.discarded() == ["bake-sale"]
        assert (table.prompt, table.offered) == ("retinue: move or recover", ["anvil", "faithful retainer", "done"])


@pytest.mark.law("root 15.5.2")
def test_what_has_acted_acts_again_in_the_next_turn() -> None:
    table = moving("keepers.retinue.move=anvil @1=keepers.warrior*2 @5=keepers.warrior").choose("anvil", 5, 1)
    table.choose("faithful retainer").choose(table.offered[0]).choose(table.offered[0])
    if table.prompt in ("how many to move",):
        table.choose(1)
    table.until("gather the Retinue")
    assert "acted cards" not in board(table)
    assert "acted retainers" not in board(table)
    assert board(table)["retinue"] == {"move": ["anvil"]}


# Evening


@pytest.mark.law("root 15.6", "root 15.6.1")
def test_where_four_or_more_stand_one_goes() -> None:
    table = keepers("phase=evening @5=keepers.warrior*4 @1=keepers.warrior*3 @2=keepers.warrior*6 keepers.hand=anvil")
    assert table.prompt == "gather the Retinue"
    assert [table.count("keepers", "warrior", c) for c in (5, 1, 2)] == [3, 3, 5]
    assert len(table.happened("removed", "root 15.6.1")) == 2


@pytest.mark.law("root 15.6.2")
def test_they_add_any_number_of_cards() -> None:
    table = keepers("step=gather~the~Retinue keepers.hand=anvil,bake-sale,sword")
    assert table.offered == ["add to the Retinue", "move in the Retinue", "done"]
    table.choose("add to the Retinue", "anvil", "slot: move")
    assert table.offered == ["add to the Retinue", "done"]  # one or the other
    table.choose("add to the Retinue", "bake-sale", "slot: move or recover")
    assert board(table)["retinue"] == {"move": ["anvil"], "move or recover": ["bake-sale"]}
    table.choose("done")
    assert "sword" in table.hand("keepers")


@pytest.mark.law("root 15.6.2")
def test_or_move_one_card_from_slot_to_slot_a_retainer_too() -> None:
    line = "step=gather~the~Retinue keepers.hand=anvil keepers.retinue.move=bake-sale"
    table = keepers(line).choose("move in the Retinue")
    assert table.offered == ["slot: move", "slot: battle then delve", "slot: move or recover"]
    table.choose("slot: move")
    assert table.offered == ["bake-sale", "faithful retainer"]
    table.choose("bake-sale")
    assert table.offered == ["slot: battle then delve", "slot: move or recover"]
    table.choose("slot: battle then delve")
    assert board(table)["retinue"] == {"battle then delve": ["bake-sale"]}
    assert table.prompt != "gather the Retinue"  # one card, and none is added
    table = keepers(line).choose("move in the Retinue", "slot: move", "faithful retainer", "slot: move or recover")
    assert board(table)["retainers"] == {"move": 0, "battle then delve": 1, "move or recover": 2}


@pytest.mark.law("root 15.6.2")
def test_never_more_than_ten_cards() -> None:
    six = "anvil,bake-sale,sword,root-tea-fox,root-tea-rabbit,root-tea-mouse"
    table = keepers(f"step=gather~the~Retinue keepers.hand=crossbow-mouse*1,arms-trader keepers.retinue.move={six}")
    table.choose("add to the Retinue", "arms-trader", "slot: move")
    assert table.prompt != "gather the Retinue"
    assert "crossbow-mouse" in table.hand("keepers")


@pytest.mark.law("root 15.6.3")
def test_one_card_and_one_for_each_waystation_on_the_map_and_five_stay() -> None:
    for stations, drawn in (("", 1), ("@5=keepers.figure-tablet~waystation", 2)):
        table = keepers(f"step=draw~and~discard @1=keepers.warrior {stations}")
        assert len(table.hand("keepers")) == drawn
    table = keepers(
        "step=draw~and~discard keepers.hand=anvil,sword,bake-sale @5=keepers.figure-tablet~waystation "
        "@2=keepers.jewelry-tablet~waystation @1=keepers.jewelry-figure~waystation"
    )
    assert table.prompt == "discard to the hand limit"
    assert len(table.hand("keepers")) == 7
    table.choose("anvil", "sword")
    assert len(table.hand("keepers")) == 5


# Secrets and positions


@pytest.mark.law("root 15.2.1")
@pytest.mark.open_question("relics_in_forests")
def test_nobody_knows_a_value_before_it_is_seen_and_a_table_of_people_says_it() -> None:
    """Open question relics_in_forests: the value is decided when the relic is first flipped."""
    line = "root seats=keepers,marquise turn=keepers step=retinue:~battle~then~delve @5=keepers.warrior "
    table = given(
        f"{line} @1_2_5_10=keepers.figure~relic*2 @4_9_12=keepers.figure~relic~3 @3_6_11=keepers.figure~relic"
    )
    assert len(order(table).hidden_values(table.s, 0)) == 3
    for seat in (None, 0, 1):
        assert ROOT.view(table.s, seat).state.board == table.s.board


def test_a_position_tells_everything_and_reads_it_again() -> None:
    line = (
        "root seats=keepers,marquise turn=keepers step=retinue:~move~or~recover "
        "@5=keepers.warrior,keepers.figure-tablet~waystation,keepers.figure~relic~1 @3_6_11=keepers.tablet~relic "
        "keepers.retinue.move=anvil keepers.retinue.move~or~recover=sword keepers.acted~cards.move=bake-sale "
        "keepers.retainers.move=1 keepers.retainers.battle~then~delve=0 keepers.acted~retainers.move=1 "
        "keepers.encamped=5 keepers.decamped=1,2 keepers.recovered=jewelry~relic~3*2 keepers.gone=jewelry~relic~1"
    )
    table = given(line)
    told = board(table)
    assert told["encamped"] == ["5"]
    assert told["recovered"] == ["jewelry relic 3", "jewelry relic 3"]
    assert loads(dumps(table.s)) == table.s


@pytest.mark.parametrize(
    ("fields", "why"),
    [
        ("@5=keepers.figure-tablet~waystation @2=keepers.tablet-figure~waystation", "two sides of one tile"),
        ("@5=keepers.figure~relic", "value up"),
        ("@1_2_5_10=keepers.figure~relic*3,keepers.figure~relic~3*2", "only 2 are not seen elsewhere"),
        ("keepers.recovered=figure~relic", "cannot be here"),
        ("keepers.recovered=figure~relic~1*2", "cannot be here"),
        ("keepers.retainers.move=2 keepers.retainers.battle~then~delve=2", "there are 3 of them"),
        ("keepers.retinue.move=?", "lie face up"),
        ("keepers.retinue.dance=anvil", "possible: move|did you mean"),
        ("keepers.retinue.move=root-tea-fox*2,root-tea-mouse*2,root-tea-rabbit*2,anvil,sword", "10 at most"),
        ("@1_2_5_10=keepers.warrior", "forest"),
        ("keepers.encamped=13", "is not known here"),
    ],
)
def test_an_impossible_position_says_what_is_wrong(fields: str, why: str) -> None:
    with pytest.raises(PositionError, match=why):
        keepers(fields)


def test_relics_recovered_lie_aside() -> None:
    table = recovering("@5=keepers.figure-tablet~waystation,keepers.figure~relic~1").choose("faithful retainer")
    assert table.count("keepers", "figure relic 1", ASIDE) == 1
