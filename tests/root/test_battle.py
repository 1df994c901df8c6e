"""Battle: Law of Root 4.3."""

from __future__ import annotations

import pytest
from tests.root.situation import Situation, given

from lawbound.root.cards import CARDS


def battle(
    marquise: str = "", eyrie: str = "", luck: tuple[object, ...] = (), clearing: int = 1, rest: str = ""
) -> Situation:
    """The Marquise battles the Eyrie in a clearing (fox, unless another is named)."""
    line = (
        f"root seats=marquise,eyrie,alliance turn=marquise phase=daylight @{clearing}=marquise.warrior*3{marquise},"
        f"eyrie.warrior*3{eyrie} {rest}"
    )
    return given(line, luck=luck).until("actions").choose("battle")


@pytest.mark.law("root 4.3.2")
def test_attacker_deals_the_higher_number_and_defender_the_lower() -> None:
    table = battle(luck=((1, 2),))
    assert table.count("eyrie", "warrior", 1) == 1
    assert table.count("marquise", "warrior", 1) == 2


@pytest.mark.law("root 4.3.2.I")
def test_rolled_hits_are_limited_by_own_warriors_on_both_sides() -> None:
    table = given(
        "root seats=marquise,eyrie turn=marquise phase=daylight @1=marquise.warrior,eyrie.warrior*4", luck=((3, 3),)
    )
    table.until("actions").choose("battle")
    assert table.count("eyrie", "warrior", 1) == 3
    assert table.count("marquise", "warrior", 1) == 0


@pytest.mark.law("root 4.3.1", "root 4.3.1.II")
def test_ambush_deals_two_hits_beyond_the_maximum_and_may_end_the_battle() -> None:
    line = (
        "root seats=marquise,eyrie turn=marquise phase=daylight @1=marquise.warrior*2,eyrie.roost "
        "eyrie.hand=ambush-fox,ambush-rabbit"
    )
    table = given(line).until("actions").choose("battle")
    assert (table.prompt, table.asked, table.offered) == ("ambush", "eyrie", ["ambush-fox", "done"])
    table.choose("ambush-fox")
    assert table.count("marquise", "warrior", 1) == 0
    assert table.count("eyrie", "roost", 1) == 1
    assert not table.happened("rolled")
    assert table.discarded() == ["ambush-fox"]


@pytest.mark.law("root 4.3.1.I")
def test_attacker_may_foil_an_ambush_and_both_cards_are_discarded() -> None:
    table = battle(luck=((0, 0),), rest="eyrie.hand=ambush-bird marquise.hand=ambush-fox,ambush-mouse")
    table.choose("ambush-bird")
    assert (table.prompt, table.asked, table.offered) == ("foil the ambush", "marquise", ["ambush-fox", "done"])
    table.choose("ambush-fox")
    assert table.count("marquise", "warrior", 1) == 3
    assert sorted(table.discarded()) == ["ambush-bird", "ambush-fox"]
    assert table.happened("rolled")


def points(table: Situation) -> list[int]:
    """The points of the Marquise and the Eyrie."""
    return [table.points("marquise"), table.points("eyrie")]


def warriors(table: Situation, clearing: int = 1) -> list[int]:
    """The warriors of the Marquise and the Eyrie in a clearing."""
    return [table.count("marquise", "warrior", clearing), table.count("eyrie", "warrior", clearing)]


# The clearing of battle and the defender


@pytest.mark.law("root 4.3")
def test_the_clearing_of_battle_holds_own_warriors_and_a_piece_of_an_enemy() -> None:
    line = (
        "root seats=marquise,eyrie,alliance turn=marquise phase=daylight "
        "@1=marquise.warrior,eyrie.warrior "  # warriors of both
        "@2=marquise.warrior,eyrie.roost "  # a building is enough for the defender
        "@3=marquise.warrior,alliance.sympathy "  # and so is a token
        "@5=marquise.warrior*3 "  # no enemy
        "@6=eyrie.warrior*3 "  # no warrior of her own
        "@8=marquise.workshop,marquise.wood,eyrie.warrior"  # no warrior of her own either
    )
    table = given(line).until("actions").choose("battle")
    assert (table.prompt, table.asked, table.offered) == ("battle where", "marquise", [1, 2, 3])


@pytest.mark.law("root 4.3")
def test_without_such_a_clearing_there_is_no_battle() -> None:
    line = "root seats=marquise,eyrie turn=marquise phase=daylight @1=marquise.warrior @5=eyrie.warrior"
    table = given(line + " @8=marquise.workshop,eyrie.warrior").until("actions")
    assert "battle" not in table.offered


@pytest.mark.law("root 4.3")
def test_the_attacker_chooses_one_enemy_and_the_others_are_left_alone() -> None:
    line = (
        "root seats=marquise,eyrie,alliance,vagabond turn=marquise phase=daylight vagabond.place=1 "
        "@1=marquise.warrior*3,eyrie.warrior*3,alliance.warrior*2,alliance.sympathy"
    )
    table = given(line, luck=((2, 1),)).until("actions").choose("battle")
    assert (table.prompt, table.asked) == ("battle whom", "marquise")
    assert table.offered == ["eyrie", "alliance", "vagabond"]
    table.choose("eyrie")
    assert warriors(table) == [2, 1]
    assert (table.count("alliance", "warrior", 1), table.count("alliance", "sympathy", 1)) == (2, 1)


@pytest.mark.law("root 4.3", "root 9.5.2", "root 9.2.2")
def test_a_pawn_can_start_a_battle_and_be_its_target() -> None:
    line = "root seats=vagabond,eyrie turn=vagabond phase=daylight vagabond.place=1 vagabond.satchel=sword,torch*2 "
    table = given(line + "@1=eyrie.warrior", luck=((1, 0),)).choose("battle")
    assert table.count("eyrie", "warrior", 1) == 0
    line = "root seats=vagabond,marquise turn=marquise phase=daylight vagabond.place=1 vagabond.satchel=sword,torch*2 "
    table = given(line + "@1=marquise.warrior", luck=((1, 0),)).until("actions").choose("battle")
    assert (table.prompt, table.asked) == ("damage an item", "vagabond")


@pytest.mark.law("root 4.3", "root G.1.27")
@pytest.mark.ruling("general", 7)
def test_a_coalition_partner_is_no_enemy() -> None:
    line = (
        "root seats=marquise,eyrie,alliance,vagabond turn=marquise phase=daylight vagabond.place=1 "
        "vagabond.dominance=dominance-fox vagabond.coalition=marquise @1=marquise.warrior*2"
    )
    assert "battle" not in given(line).until("actions").offered
    table = given(line + ",eyrie.warrior*2", luck=((0, 0),)).until("actions").choose("battle")
    assert [event.args for event in table.happened("battle")] == [(0, 1, 1)]  # the Eyrie, the only enemy there


# Ambush


@pytest.mark.law("root 4.3.1")
def test_the_defender_need_not_ambush() -> None:
    table = battle(luck=((0, 0),), rest="eyrie.hand=ambush-fox").choose("done")
    assert warriors(table) == [3, 3]
    assert table.hand("eyrie") == ["ambush-fox"]
    assert table.happened("rolled")


@pytest.mark.law("root 4.3.1")
@pytest.mark.parametrize(("clearing", "suit"), [(1, "fox"), (5, "rabbit"), (2, "mouse")])
def test_an_ambush_card_must_match_the_clearing_of_battle(clearing: int, suit: str) -> None:
    hand = "eyrie.hand=ambush-fox,ambush-rabbit,ambush-mouse,ambush-bird,sappers,anvil"
    table = battle(clearing=clearing, rest=hand)
    assert (table.prompt, table.asked) == ("ambush", "eyrie")
    assert set(table.offered) == {f"ambush-{suit}", "ambush-bird", "done"}


@pytest.mark.law("root 4.3.1")
def test_without_a_matching_card_nobody_is_asked() -> None:
    table = battle(luck=((2, 1),), rest="eyrie.hand=ambush-rabbit,ambush-mouse alliance.hand=ambush-fox")
    assert table.prompt == "actions"
    assert warriors(table) == [2, 1]


@pytest.mark.law("root 4.3.1")
def test_the_attacker_does_not_ambush() -> None:
    table = battle(luck=((1, 0),), rest="marquise.hand=ambush-fox,ambush-bird")
    assert table.prompt == "actions"
    assert sorted(table.hand("marquise")) == ["ambush-bird", "ambush-fox"]


@pytest.mark.ruling("ambush-bird", 1)
@pytest.mark.law("root 4.3.1")
@pytest.mark.ruling("general", 5)
def test_one_ambush_in_a_battle() -> None:
    table = battle(luck=((0, 0),), rest="eyrie.hand=ambush-bird*2,ambush-fox").choose("ambush-bird")
    assert table.prompt == "actions"
    assert warriors(table) == [1, 3]
    assert sorted(table.hand("eyrie")) == ["ambush-bird", "ambush-fox"]


@pytest.mark.ruling("ambush-bird", 1)
@pytest.mark.law("root 4.3.1", "root 4.3.1.I")
def test_after_a_foil_neither_side_has_another_ambush() -> None:
    hands = "eyrie.hand=ambush-fox,ambush-bird marquise.hand=ambush-bird"
    table = battle(luck=((0, 0),), rest=hands).choose("ambush-bird", "ambush-bird")
    assert (table.prompt, warriors(table)) == ("actions", [3, 3])
    assert (table.hand("marquise"), table.hand("eyrie")) == ([], ["ambush-fox"])
    hands = "eyrie.hand=ambush-bird marquise.hand=ambush-fox,ambush-bird"
    table = battle(luck=((0, 0),), rest=hands).choose("ambush-bird", "ambush-fox")
    assert (table.prompt, warriors(table)) == ("actions", [3, 3])
    assert (table.hand("marquise"), table.hand("eyrie")) == (["ambush-bird"], [])


@pytest.mark.law("root 4.3.1.I")
def test_the_attacker_need_not_foil() -> None:
    table = battle(luck=((0, 0),), rest="eyrie.hand=ambush-fox marquise.hand=ambush-bird")
    table.choose("ambush-fox").choose("done")
    assert warriors(table) == [1, 3]
    assert table.discarded() == ["ambush-fox"]
    assert table.hand("marquise") == ["ambush-bird"]


@pytest.mark.law("root 4.3.1.I")
def test_a_card_of_another_suit_does_not_foil() -> None:
    table = battle(luck=((0, 0),), rest="eyrie.hand=ambush-fox marquise.hand=ambush-rabbit,ambush-mouse")
    table.choose("ambush-fox")
    assert table.prompt == "actions"
    assert warriors(table) == [1, 3]


@pytest.mark.ruling("ambush-bird", 2)
@pytest.mark.law("root 4.3.1.I")
def test_the_foil_matches_the_clearing_not_the_card_of_the_defender() -> None:
    table = battle(luck=((1, 0),), rest="eyrie.hand=ambush-fox marquise.hand=ambush-bird")
    table.choose("ambush-fox", "ambush-bird")
    assert warriors(table) == [3, 2]  # no hits from the ambush, and the battle went on
    assert sorted(table.discarded()) == ["ambush-bird", "ambush-fox"]
    assert (table.hand("marquise"), table.hand("eyrie")) == ([], [])


@pytest.mark.law("root 4.3.1.II")
def test_the_battle_goes_on_while_a_warrior_of_the_attacker_remains() -> None:
    table = battle(luck=((3, 0),), rest="eyrie.hand=ambush-fox").choose("ambush-fox")
    assert table.happened("rolled")
    assert warriors(table) == [1, 2]  # the one that is left deals one hit at most


@pytest.mark.law("root 4.3.1.II")
def test_an_ambush_is_over_before_the_dice_are_rolled() -> None:
    table = battle(luck=((0, 0),), rest="eyrie.hand=ambush-fox").choose("ambush-fox")
    names = [event.name for event in table.events]
    assert names.index("removed") < names.index("discarded") < names.index("rolled")


@pytest.mark.law("root 4.3.1.II", "root 4.3.2.I")
def test_ambush_hits_are_not_limited_by_the_warriors_of_the_defender() -> None:
    line = (
        "root seats=marquise,eyrie turn=marquise phase=daylight @12=marquise.warrior*3,eyrie.roost "
        "eyrie.hand=ambush-fox"
    )
    table = given(line, luck=((0, 0),)).until("actions").choose("battle").choose("ambush-fox")
    assert table.count("marquise", "warrior", 12) == 1


@pytest.mark.law("root 4.3.1.II", "root 4.3.4", "root 3.2.1")
def test_ambush_hits_reach_buildings_and_score_for_the_defender() -> None:
    line = (
        "root seats=marquise,eyrie turn=marquise phase=daylight @8=marquise.warrior,marquise.workshop,marquise.wood,"
        "eyrie.warrior eyrie.hand=ambush-fox"
    )
    table = given(line).until("actions").choose("battle").choose("ambush-fox")
    assert (table.prompt, table.asked, table.offered) == ("take a hit", "marquise", ["workshop", "wood"])
    table.choose("wood")
    assert points(table) == [0, 1]
    assert table.count("marquise", "workshop", 8) == 1
    assert not table.happened("rolled")


@pytest.mark.ruling("ambush-bird", 3)
@pytest.mark.law("root 4.3.1.II", "root 6.2.3")
@pytest.mark.ruling("marquise-de-cat", 3)
def test_warriors_back_at_the_keep_in_the_clearing_of_battle_fight_on() -> None:
    line = (
        "root seats=marquise,eyrie turn=marquise phase=daylight @1=marquise.keep,marquise.warrior*2,eyrie.warrior*3 "
        "eyrie.hand=ambush-fox marquise.hand=anvil"
    )
    table = given(line, luck=((2, 0),)).until("actions").choose("battle").choose("ambush-fox")
    assert (table.prompt, table.asked) == ("field hospitals", "marquise")
    table.choose("anvil")
    assert table.happened("rolled")
    assert warriors(table) == [2, 1]


@pytest.mark.ruling("ambush-bird", 5)
@pytest.mark.law("root 4.3.1.II")
def test_an_ambush_ends_the_battle_of_a_pawn_without_warriors() -> None:
    line = (
        "root seats=vagabond,eyrie turn=vagabond phase=daylight vagabond.place=1 vagabond.satchel=sword*3,torch*3 "
        "@1=eyrie.warrior eyrie.hand=ambush-fox"
    )
    table = given(line).choose("battle").until("ambush").choose("ambush-fox")
    table.choose("torch satchel", "torch satchel")
    assert table.prompt == "daylight"
    assert not table.happened("rolled")
    assert table.count("eyrie", "warrior", 1) == 1


@pytest.mark.law("root 4.3.1.II", "root 9.2.9.II.c")
def test_warriors_of_an_ally_keep_the_battle_of_a_pawn_going() -> None:
    line = (
        "root seats=vagabond,eyrie,marquise turn=vagabond phase=daylight vagabond.place=1 "
        "vagabond.satchel=sword*3,torch*3 vagabond.relations.marquise=allied "
        "@1=eyrie.warrior,marquise.warrior eyrie.hand=ambush-fox"
    )
    table = given(line, luck=((1, 0),)).choose("battle").choose("eyrie", "marquise").choose("ambush-fox")
    table.choose("torch satchel", "torch satchel")
    assert table.happened("rolled")
    assert table.count("eyrie", "warrior", 1) == 0


# The roll


@pytest.mark.law("root 4.3.2")
@pytest.mark.parametrize(
    ("dice", "left"), [((3, 0), [3, 0]), ((0, 3), [3, 0]), ((2, 1), [2, 1]), ((0, 0), [3, 3]), ((1, 1), [2, 2])]
)
def test_the_higher_number_is_for_the_defender_to_take_and_equal_numbers_for_both(
    dice: tuple[int, int], left: list[int]
) -> None:
    assert warriors(battle(luck=(dice,))) == left


@pytest.mark.law("root 4.3.2", "root 8.2.2")
def test_against_the_alliance_the_attacker_deals_the_lower_number() -> None:
    line = "root seats=marquise,alliance turn=marquise phase=daylight @1=marquise.warrior*4,alliance.warrior*4"
    table = given(line, luck=((3, 1),)).until("actions").choose("battle")
    assert table.count("marquise", "warrior", 1) == 1
    assert table.count("alliance", "warrior", 1) == 3


@pytest.mark.law("root 4.3.2.I")
@pytest.mark.parametrize(("attackers", "defenders"), [(1, 4), (2, 4), (4, 1), (4, 2)])
def test_nobody_deals_more_by_rolling_than_they_have_warriors(attackers: int, defenders: int) -> None:
    pieces = f"@1=marquise.warrior*{attackers},eyrie.warrior*{defenders}"
    table = given(f"root seats=marquise,eyrie turn=marquise phase=daylight {pieces}", luck=((3, 3),))
    table.until("actions").choose("battle")
    assert warriors(table) == [max(0, attackers - min(3, defenders)), max(0, defenders - min(3, attackers))]


@pytest.mark.law("root 4.3.2.I")
def test_buildings_and_warriors_elsewhere_do_not_raise_the_maximum() -> None:
    line = (
        "root seats=marquise,eyrie turn=marquise phase=daylight @5=marquise.warrior*5 "
        "@8=marquise.warrior,marquise.workshop,marquise.wood*2,eyrie.warrior*4,eyrie.roost"
    )
    table = given(line, luck=((3, 0),)).until("actions").choose("battle")
    assert warriors(table, 8) == [1, 3]


# Effects


def effects(attacker: str = "", defender: str = "", pieces: str = "", luck: tuple[object, ...] = ()) -> Situation:
    """The Marquise battles the Eyrie, both with effects in their play areas."""
    line = (
        "root seats=marquise,eyrie turn=marquise phase=daylight "
        f"@1={pieces or 'marquise.warrior*3,eyrie.warrior*3'} marquise.crafted={attacker} eyrie.crafted={defender}"
    )
    return given(line, luck=luck).until("actions").choose("battle")


@pytest.mark.law("root 4.3.3", "root 1.1.3")
@pytest.mark.parametrize(
    ("first", "prompts"),
    [("marquise", ["use brutal tactics", "use sappers"]), ("eyrie", ["use sappers", "use brutal tactics"])],
)
def test_if_both_have_effects_the_attacker_chooses_who_is_first(first: str, prompts: list[str]) -> None:
    table = effects("brutal-tactics", "sappers", luck=((0, 0),))
    assert (table.prompt, table.asked, table.offered) == ("whose effects first", "marquise", ["marquise", "eyrie"])
    table.choose(first)
    assert table.prompt == prompts[0]
    table.choose("yes")
    assert table.prompt == prompts[1]
    table.choose("yes")
    assert warriors(table) == [2, 2]


@pytest.mark.law("root 4.3.3")
def test_effects_are_optional_and_come_after_the_roll() -> None:
    table = effects("brutal-tactics", luck=((0, 0),))
    assert (table.prompt, table.asked, table.offered) == ("use brutal tactics", "marquise", ["yes", "no"])
    assert table.happened("rolled")
    table.choose("no")
    assert warriors(table) == [3, 3]
    assert points(table) == [0, 0]


@pytest.mark.law("root 4.3.3")
def test_effects_are_used_before_any_hit_is_dealt() -> None:
    table = effects("brutal-tactics", luck=((2, 1),))
    assert table.prompt == "use brutal tactics"
    assert warriors(table) == [3, 3]
    table.choose("yes")
    assert warriors(table) == [2, 0]


@pytest.mark.law("root 4.3.3.I")
def test_extra_hits_of_the_attacker_are_not_limited_by_warriors() -> None:
    table = effects("brutal-tactics", pieces="marquise.warrior,eyrie.warrior*4", luck=((3, 0),)).choose("yes")
    assert warriors(table) == [1, 2]


@pytest.mark.law("root 4.3.3.I")
def test_extra_hits_of_the_defender_are_not_limited_by_warriors() -> None:
    table = effects("", "sappers", pieces="marquise.warrior*3,eyrie.roost", luck=((0, 0),)).choose("yes")
    assert table.count("marquise", "warrior", 1) == 2


@pytest.mark.law("root 4.3.3.II")
def test_a_defender_without_warriors_takes_an_extra_hit() -> None:
    table = effects(pieces="marquise.warrior*3,eyrie.roost", luck=((0, 0),))
    assert table.count("eyrie", "roost", 1) == 0
    assert points(table) == [1, 0]


@pytest.mark.law("root 4.3.3.II")
def test_a_defender_with_a_warrior_is_not_defenseless() -> None:
    table = effects(pieces="marquise.warrior*3,eyrie.warrior,eyrie.roost", luck=((0, 0),))
    assert (table.count("eyrie", "warrior", 1), table.count("eyrie", "roost", 1)) == (1, 1)
    table = effects(pieces="marquise.warrior*3,eyrie.warrior,eyrie.roost", luck=((1, 0),))
    assert (table.count("eyrie", "warrior", 1), table.count("eyrie", "roost", 1)) == (0, 1)


@pytest.mark.law("root 4.3.3.II", "root 4.3.3.I", "root 4.3.4")
def test_the_extra_hit_is_added_to_those_rolled() -> None:
    line = "root seats=marquise,eyrie,alliance turn=eyrie step=the~Decree eyrie.resolved.recruit~bird=1 "
    line += "eyrie.leader=charismatic @8=eyrie.warrior,marquise.workshop,marquise.recruiter,marquise.wood*2"
    table = given(line, luck=((3, 3),))
    assert (table.prompt, table.asked) == ("take a hit", "marquise")
    table.choose("wood", "wood")  # one hit by one warrior, one more for the defenseless
    assert [table.count("marquise", piece, 8) for piece in ("workshop", "recruiter", "wood")] == [1, 1, 0]
    assert points(table) == [0, 2]


@pytest.mark.law("root 4.3.3.II", "root 9.2.4")
def test_the_vagabond_is_defenseless_without_an_undamaged_sword() -> None:
    line = "root seats=vagabond,marquise turn=marquise phase=daylight vagabond.place=1 @1=marquise.warrior "
    table = given(line + "vagabond.satchel=torch*3 vagabond.damaged=sword", luck=((0, 0),))
    table.until("actions").choose("battle")
    assert len(table.happened("damaged")) == 1
    table = given(line + "vagabond.satchel=torch*3 vagabond.exhausted=sword", luck=((0, 0),))
    table.until("actions").choose("battle")
    assert not table.happened("damaged")


# Dealing hits


@pytest.mark.law("root 4.3.4")
def test_hits_are_dealt_at_the_same_time() -> None:
    table = effects(pieces="marquise.warrior,eyrie.warrior", luck=((1, 1),))
    assert warriors(table) == [0, 0]


@pytest.mark.law("root 4.3.4")
def test_each_hit_removes_one_piece_from_the_clearing_of_battle_to_the_supply() -> None:
    table = battle(luck=((2, 1),), rest="@5=eyrie.warrior*4 @9=marquise.warrior*4")
    assert warriors(table) == [2, 1]
    assert warriors(table, 5) == [0, 4]
    assert warriors(table, 9) == [4, 0]
    assert [table.count("eyrie", "warrior", 0), table.count("marquise", "warrior", 0)] == [20 - 5, 25 - 6]


@pytest.mark.law("root 4.3.4")
def test_warriors_are_removed_before_buildings_and_tokens() -> None:
    table = effects(pieces="marquise.warrior*3,eyrie.warrior*2,eyrie.roost", luck=((2, 0),))
    assert (table.count("eyrie", "warrior", 1), table.count("eyrie", "roost", 1)) == (0, 1)
    assert points(table) == [0, 0]
    table = effects(pieces="marquise.warrior*3,eyrie.warrior*2,eyrie.roost", luck=((3, 0),))
    assert (table.count("eyrie", "warrior", 1), table.count("eyrie", "roost", 1)) == (0, 0)
    assert points(table) == [1, 0]


def eyrie_attack(pieces: str, luck: tuple[object, ...], rest: str = "") -> Situation:
    """The Eyrie battle in clearing 8 under the Commander, who deals an extra hit."""
    line = "root seats=marquise,eyrie,alliance turn=eyrie step=the~Decree eyrie.leader=commander"
    return given(f"{line} eyrie.resolved.move~bird=1 @8={pieces} {rest}", luck=luck)


@pytest.mark.law("root 4.3.4", "root 3.2.1")
def test_who_takes_the_hits_chooses_among_buildings_and_tokens() -> None:
    pieces = "eyrie.warrior*3,marquise.warrior,marquise.workshop,marquise.recruiter,marquise.wood*2,marquise.keep"
    table = eyrie_attack(pieces, luck=((3, 0),))
    assert (table.prompt, table.asked) == ("take a hit", "marquise")
    assert table.offered == ["workshop", "recruiter", "wood", "keep"]
    table.choose("wood", "workshop")
    assert table.offered == ["recruiter", "wood", "keep"]
    table.choose("wood")
    assert [table.count("marquise", piece, 8) for piece in ("recruiter", "workshop", "wood", "keep")] == [1, 0, 0, 1]
    assert [event.args[:2] for event in table.happened("scored", "root 3.2.1")] == [(table.seat("eyrie"), 3)]


@pytest.mark.law("root 4.3.4")
def test_hits_beyond_the_last_piece_are_lost() -> None:
    table = eyrie_attack("eyrie.warrior*3,marquise.warrior,marquise.wood", luck=((3, 0),))
    assert warriors(table, 8) == [0, 3]
    assert table.count("marquise", "wood", 8) == 0
    assert points(table) == [0, 1]


@pytest.mark.law("root 4.3.4", "root 3.2.1")
def test_both_sides_score_for_what_the_other_has_to_remove() -> None:
    table = eyrie_attack(
        "eyrie.warrior,eyrie.roost,marquise.warrior,marquise.sawmill",
        luck=((1, 1),),
        rest="marquise.crafted=sappers marquise.points=3 eyrie.points=5",
    )
    table.choose("yes")
    assert warriors(table, 8) == [0, 0]
    assert (table.count("eyrie", "roost", 8), table.count("marquise", "sawmill", 8)) == (0, 0)
    scored = [event.args for event in table.happened("scored", "root 3.2.1")]
    assert sorted(scored) == [(table.seat("marquise"), 1, 4), (table.seat("eyrie"), 1, 6)]


@pytest.mark.law("root 4.3.4", "root 3.1")
def test_if_both_reach_thirty_at_once_the_player_taking_the_turn_wins() -> None:
    table = eyrie_attack(
        "eyrie.warrior,eyrie.roost,marquise.warrior,marquise.sawmill",
        luck=((1, 1),),
        rest="marquise.crafted=sappers marquise.points=29 eyrie.points=29",
    )
    table.choose("yes")
    assert table.table.over
    assert points(table) == [30, 30]  # the hits are simultaneous, so both have scored
    assert table.table.result["winners"] == [table.seat("eyrie")]


@pytest.mark.law("root 4.3.4", "root 3.1")
def test_a_defender_who_alone_reaches_thirty_wins() -> None:
    table = eyrie_attack(
        "eyrie.warrior,eyrie.roost,marquise.warrior,marquise.sawmill",
        luck=((1, 1),),
        rest="marquise.crafted=sappers marquise.points=29 eyrie.points=28",
    )
    table.choose("yes")
    assert table.table.over
    assert table.table.result["winners"] == [table.seat("marquise")]


# What the hits trigger


@pytest.mark.law("root 4.3.4", "root 1.1.3")
@pytest.mark.parametrize("first", ["base lost", "outrage"])
def test_who_takes_the_hits_orders_the_effects_they_trigger(first: str) -> None:
    line = (
        "root seats=marquise,alliance,eyrie turn=marquise phase=daylight "
        "@1=marquise.warrior*3,alliance.fox~base,alliance.sympathy "
        "alliance.supporters=anvil,sword marquise.hand=foxfolk-steel,investments"
    )
    table = given(line, luck=((1, 1),)).until("actions").choose("battle")
    assert (table.prompt, table.asked, table.offered) == ("take a hit", "alliance", ["fox base", "sympathy"])
    table.choose("sympathy")  # the base goes with the second hit
    assert table.points("marquise") == 2
    assert (table.prompt, table.asked) == ("which effect first", "alliance")
    assert sorted(table.offered) == ["base lost", "outrage"]
    table.choose(first)
    # The fox card of the outrage joins the stack either before the fox supporters are discarded or after.
    kept = {"base lost": ["foxfolk-steel", "sword"], "outrage": ["sword"]}[first]
    stack = table.s.piles[0]
    assert sorted(CARDS[card].id for card in stack) == kept
    assert table.hand("marquise") == ["investments"]


@pytest.mark.law("root 4.3.4", "root 1.1.3")
def test_all_pieces_of_a_battle_are_removed_before_an_effect_is_resolved() -> None:
    line = (
        "root seats=marquise,eyrie turn=marquise phase=daylight @1=marquise.keep @5=marquise.warrior*3,eyrie.warrior*2,"
        "eyrie.roost marquise.hand=bake-sale"
    )
    table = given(line, luck=((3, 1),)).until("actions").choose("battle")
    assert (table.prompt, table.asked) == ("field hospitals", "marquise")
    assert (table.count("eyrie", "warrior", 5), table.count("eyrie", "roost", 5)) == (0, 0)
    assert table.points("marquise") == 1


@pytest.mark.law("root 4.3.4", "root 1.1.3")
@pytest.mark.parametrize("first", ["marquise", "alliance"])
def test_if_both_sides_trigger_effects_the_player_taking_the_turn_says_whose_are_first(first: str) -> None:
    line = (
        "root seats=marquise,alliance turn=marquise phase=daylight @5=marquise.keep @1=marquise.warrior*3,"
        "alliance.warrior,alliance.sympathy marquise.hand=anvil,foxfolk-steel"
    )
    table = given(line, luck=((2, 2),)).until("actions").choose("battle")
    assert (table.prompt, table.asked) == ("whose effects first", "marquise")
    table.choose(first)
    assert table.prompt == {"marquise": "field hospitals", "alliance": "outrage"}[first]
