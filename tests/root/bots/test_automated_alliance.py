"""The Automated Alliance: Law of Rootbotics, chapter 6, with its difficulties and traits.

Autumn map: fox 1 6 8 12, rabbit 3 4 5 10, mouse 2 7 9 11.
"""

from __future__ import annotations

from typing import Any

import pytest
from tests.root.situation import Situation, given, setup

from lawbound.root.position_text import dumps, loads

FOX, RABBIT, MOUSE, BIRD = "tax-collector", "cobbler", "codebreakers", "armorers"  # orders that show no item


def turn(order: str, position: str, bot: str = "", others: str = "marquise", luck: tuple[Any, ...] = ()) -> Situation:
    """The whole turn of the bot, with that order; somebody else is asked after it."""
    line = f"root seats=bot:alliance{bot},{others} turn=alliance {position}"
    return given(line, luck=[order, *luck])


def spread(table: Situation) -> list[int]:
    """Where sympathy tokens were placed, in order."""
    sympathy = table.player("alliance").row("sympathy")
    return [event.args[1] for event in table.happened("placed") if event.args[0] == sympathy]


def where(table: Situation, piece: str) -> dict[int, int]:
    return {c: table.count("alliance", piece, c) for c in range(1, 13) if table.count("alliance", piece, c)}


def scored(table: Situation, article: str) -> list[int]:
    """Points of the bot by that article."""
    seat = table.seat("alliance")
    return [event.args[1] for event in table.happened("scored", article) if event.args[0] == seat]


# Setup and pieces


@pytest.mark.law("rootbotics 6.2.1", "rootbotics 6.3", "rootbotics 6.3.1", "rootbotics 6.3.2", "rootbotics 6.3.3")
def test_ten_warriors_three_bases_and_ten_sympathy_tokens_wait_on_the_board() -> None:
    table = setup("bot:alliance", "marquise")
    table.until("place the keep")
    table.choose(1)
    table.until("actions")
    assert table.asked == "marquise"
    supply = {name: table.count("alliance", name, 0) for name in ("warrior", "fox base", "rabbit base", "mouse base")}
    assert supply == {"warrior": 10, "fox base": 1, "rabbit base": 1, "mouse base": 1}
    assert sum(where(table, "sympathy").values()) + table.count("alliance", "sympathy", 0) == 10
    assert table.hand("alliance") == []
    fresh = setup("marquise", "bot:alliance")
    assert fresh.count("alliance", "sympathy", 0) == 10


# Abilities


def attacked(here: str, dice: tuple[int, int], bot: str = "", rest: str = "") -> Situation:
    """The Marquise battles the bot in clearing 1 (fox) with four warriors."""
    line = f"root seats=bot:alliance{bot},marquise turn=marquise phase=daylight @1=marquise.warrior*4,{here} {rest}"
    return given(line, luck=[dice]).until("actions").choose("battle")


@pytest.mark.law("rootbotics 6.2.2")
def test_a_defender_with_a_warrior_deals_an_extra_hit() -> None:
    table = attacked("alliance.warrior*2", (1, 1))
    assert table.count("marquise", "warrior", 1) == 2  # one rolled, one extra
    assert table.count("alliance", "warrior", 1) == 1
    table = attacked("alliance.warrior", (0, 0))
    assert table.count("marquise", "warrior", 1) == 3


@pytest.mark.law("rootbotics 6.2.2")
def test_without_a_warrior_there_is_no_automated_ambush() -> None:
    table = attacked("alliance.fox~base", (0, 0))
    assert table.count("marquise", "warrior", 1) == 4
    table = attacked("alliance.sympathy", (0, 0), rest="marquise.hand=anvil")
    assert table.count("marquise", "warrior", 1) == 4


@pytest.mark.law("rootbotics 3.3.2")
def test_informants_ambush_for_a_defenseless_sympathy_token_too() -> None:
    table = attacked("alliance.sympathy", (0, 0), "+informants")
    assert table.count("marquise", "warrior", 1) == 3
    table = attacked("alliance.fox~base", (0, 0), "+informants")  # no sympathy, no warrior
    assert table.count("marquise", "warrior", 1) == 4
    table = attacked("alliance.warrior*2,alliance.sympathy", (0, 0), "+informants")
    assert table.count("marquise", "warrior", 1) == 3  # one extra hit, not two


@pytest.mark.law("rootbotics 3.3.2")
def test_veterans_deal_the_higher_roll_as_defender() -> None:
    plain = attacked("alliance.warrior*4", (2, 1))
    assert (plain.count("marquise", "warrior", 1), plain.count("alliance", "warrior", 1)) == (2, 2)
    table = attacked("alliance.warrior*4", (2, 1), "+veterans")
    assert (table.count("marquise", "warrior", 1), table.count("alliance", "warrior", 1)) == (1, 3)


def march_into(hand: str, rest: str = "") -> Situation:
    line = "root seats=bot:alliance,marquise turn=marquise phase=daylight @1=marquise.warrior*2 @5=alliance.sympathy"
    table = given(f"{line} {rest} marquise.hand={hand}" if hand else line).until("actions")
    return table.choose("march").choose(5, 2)


@pytest.mark.law("rootbotics 6.2.3")
def test_a_human_who_moves_into_a_sympathetic_clearing_discards_a_matching_card() -> None:
    table = march_into("cobbler,anvil,armorers")
    assert (table.prompt, table.asked, table.offered) == ("automated outrage", "marquise", ["armorers", "cobbler"])
    table.choose("cobbler")
    assert table.discarded() == ["cobbler"]
    assert table.points("alliance") == 0  # no card was given to it, and there is no stack of supporters
    assert sorted(table.hand("marquise")) == ["anvil", "armorers"]


@pytest.mark.law("rootbotics 6.2.3")
def test_without_a_matching_card_the_alliance_scores_a_point() -> None:
    table = march_into("anvil")
    assert table.points("alliance") == 1
    assert table.hand("marquise") == ["anvil"]
    assert march_into("").points("alliance") == 1


@pytest.mark.law("rootbotics 6.2.3")
def test_only_the_owner_of_an_unknown_hand_can_say_that_nothing_matches() -> None:
    table = march_into("?")
    assert "no" in table.offered and "cobbler" in table.offered and "anvil" not in table.offered
    table.choose("no")
    assert table.points("alliance") == 1


@pytest.mark.law("rootbotics 6.2.3")
def test_a_human_who_removes_sympathy_discards_a_matching_card() -> None:
    table = attacked("alliance.sympathy", (1, 0), rest="marquise.hand=anvil,cobbler")
    assert table.discarded() == ["anvil"]  # the only fox card
    assert (table.points("alliance"), table.points("marquise")) == (0, 1)
    table = attacked("alliance.sympathy", (1, 0), rest="marquise.hand=cobbler")
    assert (table.points("alliance"), table.points("marquise")) == (1, 1)


@pytest.mark.law("rootbotics 6.2.3")
def test_bots_cause_no_outrage() -> None:
    line = "root seats=bot:alliance,bot:marquise,eyrie turn=marquise @1=marquise.warrior*5 eyrie.leader=despot "
    table = given(line + "@5=alliance.sympathy @3=eyrie.roost,eyrie.warrior", luck=[FOX])  # six move to 5
    assert table.count("marquise", "warrior", 5) == 6
    assert table.points("alliance") == 0
    table = given(line + "@1=marquise.warrior*5,alliance.sympathy @3=eyrie.roost,eyrie.warrior", luck=[FOX, (1, 0)])
    assert where(table, "sympathy") == {}
    assert table.points("alliance") == 0


@pytest.mark.law("rootbotics 3.3.2")
def test_popularity_lets_nobody_score_for_sympathy() -> None:
    table = attacked("alliance.sympathy", (1, 0), "+popularity")
    assert table.points("marquise") == 0
    table = attacked("alliance.sympathy,alliance.fox~base", (1, 1), "+popularity")
    assert table.points("marquise") == 1  # for the base


@pytest.mark.law("rootbotics 6.2.4")
def test_a_lost_base_takes_the_sympathy_of_its_suit_off_the_map() -> None:
    rest = "@6=alliance.sympathy @12=alliance.sympathy @5=alliance.sympathy marquise.hand=anvil,foxfolk-steel"
    table = attacked("alliance.fox~base", (1, 1), rest=rest)
    assert where(table, "sympathy") == {5: 1}
    assert table.count("alliance", "fox base", 0) == 1
    assert table.points("marquise") == 3  # the base, and two tokens whose removal this caused
    assert table.points("alliance") == 0
    assert len(table.hand("marquise")) == 2  # no outrage over tokens that nobody removed


@pytest.mark.law("rootbotics 6.2.4", "rootbotics 3.3.2")
def test_popularity_holds_in_a_crackdown() -> None:
    table = attacked("alliance.fox~base", (1, 1), "+popularity", "@6=alliance.sympathy")
    assert where(table, "sympathy") == {}
    assert table.points("marquise") == 1


# Birdsong


@pytest.mark.law("rootbotics 6.4", "rootbotics 6.4.1", "rootbotics 6.6.3")
def test_the_order_is_drawn_first_and_discarded_last() -> None:
    table = turn(MOUSE, "@3=marquise.warrior")
    names = [event.name for event in table.events]
    assert names.index("order") < names.index("placed")
    assert MOUSE in table.discarded()
    assert table.s.piles[table.player("alliance").pile] == b""


@pytest.mark.law("rootbotics 6.4.2")
def test_the_item_of_the_order_is_crafted_for_one_point() -> None:
    table = turn("anvil", "@3=marquise.warrior @12=alliance.fox~base")
    assert scored(table, "rootbotics 1.1.2") == [1]  # two are printed
    gone = turn("anvil", "@3=marquise.warrior @12=alliance.fox~base marquise.items=hammer")
    assert scored(gone, "rootbotics 1.1.2") == []


@pytest.mark.law("rootbotics 6.4.3")
@pytest.mark.edition("revolt_base_wording", "ordered_base_available")
@pytest.mark.parametrize("edition", ["cs", "pl"])
def test_revolt_strikes_the_ordered_sympathetic_clearing_with_most_enemy_pieces(edition: str) -> None:
    position = (
        f"edition={edition} @1=alliance.sympathy,marquise.warrior "
        "@6=alliance.sympathy,marquise.warrior*2 "
        "@8=alliance.sympathy,alliance.warrior,marquise.warrior,marquise.sawmill,marquise.wood "
        "@2=alliance.sympathy,marquise.warrior*5"  # more, but not ordered
    )
    table = turn(FOX, position)
    assert where(table, "fox base") == {8: 1}
    assert [table.count("marquise", piece, 8) for piece in ("warrior", "sawmill", "wood")] == [0, 0, 0]
    assert table.count("marquise", "warrior", 2) == 5
    assert table.count("alliance", "warrior", 8) == 2  # its own stays, and one is recruited
    assert scored(table, "root 3.2.1") == [2]
    assert len(spread(table)) == 1  # no pity


@pytest.mark.law("rootbotics 6.4.3", "rootbotics 2.1", "rootbotics 3.1")
@pytest.mark.law("root B.5.2", "root B.6.2")
def test_equal_revolts_go_by_priority_and_no_enemy_is_needed() -> None:
    table = turn(FOX, "@8=alliance.sympathy @6=alliance.sympathy @3=marquise.warrior")
    assert where(table, "fox base") == {6: 1}


@pytest.mark.law("rootbotics 6.4.3", "rootbotics 2.3")
def test_a_revolt_needs_a_slot_for_the_base() -> None:
    """An item of the scoundrel covers the only slot of 1; a full clearing has room once the enemies have gone."""
    rest = "vagabond.place=3_6_11 vagabond.covered.1=hammer @1=alliance.sympathy,marquise.warrior*2"
    full = "@8=alliance.sympathy,marquise.sawmill,marquise.workshop"
    bots = "bot:vagabond/scoundrel,marquise"
    assert where(turn(FOX, f"{rest} {full} @3=marquise.warrior", others=bots), "fox base") == {8: 1}
    alone = turn(FOX, f"{rest} @3=marquise.warrior", others=bots)
    assert where(alone, "fox base") == {}
    assert len(spread(alone)) == 3  # pity


@pytest.mark.law("rootbotics 6.4.3", "rootbotics 6.4.3.box", "rootbotics 6.4.4")
@pytest.mark.parametrize(
    ("order", "position"),
    [
        (BIRD, "@1=alliance.sympathy"),
        (FOX, "@1=alliance.sympathy @12=alliance.fox~base"),
        (FOX, "@2=alliance.sympathy"),
    ],
)
def test_three_things_stop_a_revolt_and_each_brings_pity(order: str, position: str) -> None:
    table = turn(order, f"{position} @3=marquise.warrior")
    removed = [event for event in table.happened("removed") if event.article == "rootbotics 6.4.3"]
    assert not removed
    assert len(spread(table)) == 3  # twice out of pity, once in Daylight


@pytest.mark.law("rootbotics 6.4.4")
@pytest.mark.parametrize(("tokens", "times"), [(0, 2), (4, 2), (5, 1), (9, 1)])
def test_pity_spreads_twice_up_to_four_tokens_and_once_from_five(tokens: int, times: int) -> None:
    sites = " ".join(f"@{c}=alliance.sympathy" for c in (2, 7, 9, 11, 3, 4, 5, 10, 6)[:tokens])
    table = turn(FOX, f"{sites} step=public~pity alliance.order={FOX} @8=marquise.warrior", luck=())
    spreads = len(spread(table)) + len(scored(table, "rootbotics 6.5.1.II"))
    assert spreads == times + 1  # and once in Daylight


@pytest.mark.law("rootbotics 6.4.4")
def test_after_a_revolt_there_is_no_pity_wherever_the_game_is_taken_up() -> None:
    line = f"@5=alliance.sympathy step=public~pity alliance.order={MOUSE} @3=marquise.warrior"
    assert len(spread(turn(MOUSE, line))) == 3
    assert len(spread(turn(MOUSE, line + " alliance.revolted=1"))) == 1


# Sympathy


@pytest.mark.law("rootbotics 6.5", "rootbotics 6.5.1", "rootbotics 6.2.1.I", "rootbotics 6.2.1.II")
def test_sympathy_goes_to_ordered_unsympathetic_clearings_beside_sympathetic_ones() -> None:
    table = turn(MOUSE, "@5=alliance.sympathy @3=marquise.warrior")
    # 2 is the only mouse clearing beside 5; then none is, so 1 by priority; then 9 is beside 1.
    assert spread(table) == [2, 1, 9]
    assert where(table, "sympathy") == {5: 1, 2: 1, 1: 1, 9: 1}
    assert scored(table, "rootbotics 6.5.1") == [1, 1, 1]


@pytest.mark.law("rootbotics 6.5.1")
def test_the_fewest_enemy_warriors_decide_not_the_fewest_pieces() -> None:
    position = (
        "@12=alliance.sympathy @7=marquise.warrior*2 @11=marquise.warrior*2 "
        "@9=marquise.warrior,marquise.sawmill,marquise.wood*3"
    )
    assert spread(turn(MOUSE, position))[:2] == [9, 7]


@pytest.mark.law("rootbotics 6.5.1")
def test_each_token_scores_the_space_it_uncovers() -> None:
    track = [0, 1, 1, 1, 1, 2, 2, 3, 3, 4]
    sites = (2, 7, 9, 11, 3, 4, 5, 10, 6, 1)
    for tokens, points in enumerate(track):
        line = " ".join(f"@{c}=alliance.sympathy" for c in sites[:tokens])
        table = turn(FOX, f"{line} step=spread~sympathy alliance.order={FOX} @8=marquise.warrior")
        assert sum(scored(table, "rootbotics 6.5.1")) == points
        assert len(spread(table)) == 1


@pytest.mark.law("rootbotics 6.5.1.I")
@pytest.mark.edition("sympathy_fallback_adjacency", "adjacent_to_sympathy")
@pytest.mark.edition("sympathy_fallback_adjacency", "anywhere")
def test_without_a_suitable_clearing_the_fewest_enemy_pieces_decide() -> None:
    position = (
        "@5=alliance.sympathy @2=alliance.sympathy @11=alliance.mouse~base "
        "@1=marquise.sawmill,marquise.wood @6=marquise.warrior @10=marquise.warrior*2"
    )
    assert spread(turn(MOUSE, position))[0] == 6  # beside sympathy: 1, 6 and 10; 1 has fewer warriors, but more pieces
    anywhere = turn(MOUSE, f"options.sympathy_fallback_adjacency=anywhere {position}")
    assert spread(anywhere)[0] == 3


@pytest.mark.law("rootbotics 6.5.1.I")
def test_the_first_sympathy_goes_to_the_emptiest_clearing_of_the_map() -> None:
    table = turn(MOUSE, "@1=marquise.warrior")
    assert spread(table)[0] == 2
    assert spread(turn(RABBIT, "@1=marquise.warrior @2=marquise.wood @3=marquise.warrior"))[0] == 4


@pytest.mark.law("rootbotics 6.5.1", "rootbotics 2.3")
def test_sympathy_cannot_go_where_pieces_may_not_be_placed() -> None:
    position = "marquise.start=2 @2=marquise.keep @5=alliance.sympathy @3=marquise.warrior"
    assert spread(turn(MOUSE, position))[0] == 1  # 2 would be ordered, but there is the keep


@pytest.mark.law("rootbotics 6.5.1.II")
def test_with_an_empty_track_each_spread_scores_five_points() -> None:
    sites = " ".join(f"@{c}=alliance.sympathy" for c in (1, 2, 3, 4, 5, 6, 7, 9, 10, 11))
    table = turn(FOX, f"{sites} @12=alliance.fox~base @8=marquise.warrior")
    assert spread(table) == []
    assert scored(table, "rootbotics 6.5.1.II") == [5, 5]


@pytest.mark.law("rootbotics 6.2.5")
def test_martial_law_takes_a_point_and_never_more_than_there_are() -> None:
    line = "step=spread~sympathy @5=alliance.sympathy"
    watched = turn(MOUSE, f"{line} alliance.order={MOUSE} @2=marquise.warrior*3")
    assert (spread(watched), watched.points("alliance")) == ([2], 0)
    split = turn(
        MOUSE,
        f"{line} alliance.order={MOUSE} @2=marquise.warrior*2,eyrie.warrior*2 eyrie.leader=despot",
        others="marquise,eyrie",
    )
    assert (spread(split), split.points("alliance")) == ([2], 1)  # no single enemy has three
    everywhere = " ".join(f"@{c}=marquise.warrior*2" for c in range(2, 12))
    first = turn(MOUSE, f"step=spread~sympathy alliance.order={MOUSE} {everywhere} @1=marquise.warrior*3,marquise.wood")
    assert first.points("alliance") == 0


@pytest.mark.law("rootbotics 3.3.2", "rootbotics 6.2.5")
def test_steadfast_ignores_martial_law() -> None:
    line = f"step=spread~sympathy alliance.order={MOUSE} @5=alliance.sympathy @2=marquise.warrior*3"
    assert turn(MOUSE, line, "+steadfast").points("alliance") == 1


# Surprise revolt

SURPRISE = "@1=alliance.sympathy,marquise.warrior @2=alliance.sympathy,marquise.warrior*3 @9=alliance.mouse~base"


@pytest.mark.law("rootbotics 6.5.2")
@pytest.mark.edition("surprise_revolt_places_base", "place_base")
@pytest.mark.edition("surprise_revolt_removes", "enemy_pieces")
def test_a_bird_order_brings_a_surprise_revolt_where_a_base_can_be_placed() -> None:
    table = turn(BIRD, SURPRISE)
    assert where(table, "fox base") == {1: 1}  # in 2 there are more enemies, but the mouse base is on the map
    assert (table.count("marquise", "warrior", 1), table.count("marquise", "warrior", 2)) == (0, 3)
    assert table.count("alliance", "sympathy", 1) == 1  # its own pieces stay
    assert table.count("alliance", "warrior", 1) == 1  # recruited in Evening


@pytest.mark.law("rootbotics 6.5.2")
@pytest.mark.edition("surprise_revolt_places_base", "not_stated")
def test_in_the_polish_edition_a_surprise_revolt_places_no_base() -> None:
    table = turn(BIRD, f"edition=pl {SURPRISE}")
    assert where(table, "fox base") == {}
    assert table.count("marquise", "warrior", 1) == 0


@pytest.mark.law("rootbotics 6.5.2", "rootbotics 2.1")
def test_equal_surprise_revolts_go_by_priority_and_need_a_bird() -> None:
    position = "@8=alliance.sympathy,marquise.warrior @6=alliance.sympathy,marquise.warrior @3=marquise.warrior"
    step = "step=surprise~revolt"
    assert where(turn(BIRD, f"{step} alliance.order={BIRD} {position}"), "fox base") == {6: 1}
    assert where(turn(FOX, f"{step} alliance.order={FOX} {position}"), "fox base") == {}


@pytest.mark.law("rootbotics 3.3.2", "rootbotics 6.4.4")
def test_steadfast_has_no_pity_in_a_turn_with_a_surprise_revolt() -> None:
    assert len(spread(turn(BIRD, SURPRISE, "+steadfast"))) == 1
    assert len(spread(turn(BIRD, SURPRISE))) == 3
    nowhere = "@2=alliance.sympathy @9=alliance.mouse~base @3=marquise.warrior"  # no base for the only sympathy
    assert len(spread(turn(BIRD, nowhere, "+steadfast"))) == 3
    suited = "@5=alliance.sympathy @3=marquise.warrior"
    assert len(spread(turn(MOUSE, suited, "+steadfast"))) == 3


# Evening


@pytest.mark.law("rootbotics 6.6", "rootbotics 6.6.1", "rootbotics 6.6.2")
def test_every_base_with_three_warriors_organizes_and_every_base_recruits() -> None:
    position = (
        f"phase=evening alliance.order={MOUSE} @1=alliance.fox~base,alliance.warrior*3 "
        "@2=alliance.mouse~base,alliance.warrior*4,alliance.sympathy @4=alliance.rabbit~base,alliance.warrior*2 "
        "@6=alliance.warrior @8=marquise.warrior"
    )
    table = turn(MOUSE, position)
    assert where(table, "warrior") == {1: 1, 2: 1, 4: 3, 6: 1}
    assert len(spread(table)) == 2
    assert scored(table, "rootbotics 6.5.1") == [1, 1]


@pytest.mark.law("rootbotics 6.6.1")
def test_warriors_without_a_base_do_not_organize() -> None:
    table = turn(MOUSE, f"phase=evening alliance.order={MOUSE} @6=alliance.warrior*5 @8=marquise.warrior")
    assert where(table, "warrior") == {6: 5}
    assert spread(table) == []


@pytest.mark.law("rootbotics 3.3.1", "rootbotics 6.6.1")
@pytest.mark.parametrize(("difficulty", "needed"), [("easy", 4), ("default", 3), ("challenging", 2), ("nightmare", 2)])
def test_organizing_takes_more_warriors_when_easy_and_fewer_when_hard(difficulty: str, needed: int) -> None:
    for warriors in (needed - 1, needed):
        position = f"phase=evening alliance.order={MOUSE} @1=alliance.fox~base,alliance.warrior*{warriors}"
        table = turn(MOUSE, f"{position} @8=marquise.warrior", f"@{difficulty}")
        assert where(table, "warrior") == {1: 1 if warriors == needed else needed}
        assert len(spread(table)) == (1 if warriors == needed else 0)


@pytest.mark.law("rootbotics 3.3.1")
@pytest.mark.parametrize(("difficulty", "points"), [("easy", 0), ("default", 0), ("challenging", 0), ("nightmare", 1)])
def test_nightmare_scores_a_point_at_the_end_of_evening(difficulty: str, points: int) -> None:
    table = turn(MOUSE, f"phase=evening alliance.order={MOUSE} @8=marquise.warrior", f"@{difficulty}")
    assert table.points("alliance") == points


@pytest.mark.law("rootbotics 6.6.2")
def test_recruiting_ends_with_the_supply() -> None:
    position = f"phase=evening alliance.order={MOUSE} @1=alliance.fox~base,alliance.warrior @2=alliance.mouse~base "
    table = turn(MOUSE, position + "@6=alliance.warrior*8 @8=marquise.warrior")
    assert where(table, "warrior") == {1: 2, 6: 8}


@pytest.mark.law("rootbotics 3.3.2")
def test_wildfire_spreads_once_more_and_scores_nothing_for_it() -> None:
    position = f"phase=evening alliance.order={MOUSE} @5=alliance.sympathy @8=marquise.warrior"
    plain, table = turn(MOUSE, position), turn(MOUSE, position, "+wildfire")
    assert spread(plain) == []
    assert (spread(table), table.points("alliance")) == ([2], 0)  # ordered: the card is still there
    sites = " ".join(f"@{c}=alliance.sympathy" for c in (1, 2, 3, 4, 5, 6, 7, 9, 10, 11))
    full = turn(MOUSE, f"phase=evening alliance.order={MOUSE} {sites} @8=marquise.warrior", "+wildfire")
    assert full.points("alliance") == 0


# Positions


def test_order_and_revolt_are_part_of_a_position() -> None:
    line = (
        "root seats=bot:alliance@easy+wildfire+veterans,marquise turn=alliance step=public~pity "
        f"alliance.order={FOX} alliance.revolted=1 @1=alliance.fox~base,alliance.sympathy @3=marquise.warrior"
    )
    s = loads(line)
    assert loads(dumps(s)) == s
    assert "alliance.revolted=1" in dumps(s) and f"alliance.order={FOX}" in dumps(s)
    assert "bot:alliance@easy+veterans+wildfire" in dumps(s) or "bot:alliance@easy+wildfire+veterans" in dumps(s)


@pytest.mark.law("rootbotics 6.2.3", "root 9.2.9.II.b")
@pytest.mark.parametrize(("ally", "points"), [("marquise", 1), ("bot:marquise", 0)])
def test_the_article_names_whose_warriors_move_in_even_if_a_vagabond_takes_them_along(ally: str, points: int) -> None:
    """The Marquise holds no matching card, so the Alliance scores; a bot causes no outrage. Nor does his pawn."""
    line = (
        f"root seats=vagabond,{ally},bot:alliance turn=vagabond phase=daylight vagabond.place=1 "
        "vagabond.relations.marquise=allied vagabond.satchel=boots*2 vagabond.hand=cobbler "
        "@1=marquise.warrior*2 @5=alliance.sympathy"
    )
    table = given(line).until("daylight").choose("move", 5).choose("marquise", 2)
    assert table.count("marquise", "warrior", 5) == 2
    assert table.points("alliance") == points
    assert table.hand("vagabond") == ["cobbler"]


@pytest.mark.law("rootbotics 6.2.2", "rootbotics 9.2.3.III", "root G.1.21")
@pytest.mark.parametrize(("trait", "lost", "sympathy"), [("", 0, 0), ("+involved", 1, 1)])
def test_warriors_that_fight_for_it_make_an_automated_ambush_too(trait: str, lost: int, sympathy: int) -> None:
    """Involved: in the turn of a Marquise who hired nobody, the Riverfolk fight for the Alliance as its own."""
    line = (
        f"root services=none seats=marquise,bot:alliance,bot:riverfolk{trait} turn=marquise phase=daylight "
        "@5=marquise.warrior*3,alliance.sympathy,riverfolk.warrior marquise.hand=sappers"
    )
    table = given(line, luck=[(0, 0)]).until("actions").choose("battle", "alliance")
    assert table.count("marquise", "warrior", 5) == 3 - lost
    assert table.count("alliance", "sympathy", 5) == sympathy
