"""Hired mercenaries are no enemy pieces of whoever hires them: Law of Root G.1.10 and G.1.21.

For as long as they are hired, in Daylight and Evening; trade posts always are. On the autumn map clearings 1, 6, 8 and
12 are fox, 3, 4, 5 and 10 rabbit, 2, 7, 9 and 11 mouse.
"""

from __future__ import annotations

import pytest
from tests.root.situation import Situation, given

LAW = pytest.mark.law("root G.1.10", "root G.1.21", "rootbotics 9.2.3.III")


def bot_turn(bot: str, rest: str, hired: bool = True) -> Situation:
    """The rest of a bot's turn, with mercenaries hired before or not at all. A Vagabond is asked after it."""
    used = "used=mercenaries" if hired else ""
    key = bot.partition("+")[0]
    return given(
        f"root services=none seats=bot:{bot},vagabond,bot:riverfolk turn={key} vagabond.place=2 {used} {rest}",
        luck=[(0, 0)],
    )


def moves(table: Situation) -> list[tuple[int, int]]:
    return [event.args[1:3] for event in table.happened("moved")]


def battles(table: Situation) -> list[tuple[str, int]]:
    return [(table.s.players[event.args[1]].KEY, event.args[2]) for event in table.happened("battle")]


# Favors


CRAFTING = (
    "root seats=marquise,bot:riverfolk,eyrie turn=marquise riverfolk.market=foxfolk-steel "
    "@1=marquise.workshop,riverfolk.warrior*2,riverfolk.fox~trade~post,eyrie.warrior @6=marquise.workshop "
    "@8=marquise.workshop,riverfolk.warrior marquise.hand=favor-of-the-foxes"
)


@LAW
@pytest.mark.law("root 4.1.2")
def test_a_favor_removes_no_mercenaries_of_whoever_hired_them() -> None:
    table = given(CRAFTING).choose("mercenaries").until("craft").choose("favor-of-the-foxes")
    assert [table.count("riverfolk", "warrior", c) for c in (1, 8)] == [2, 1]
    assert table.count("riverfolk", "fox trade post", 1) == 0
    assert table.count("eyrie", "warrior", 1) == 0
    assert table.points("marquise") == 1


@LAW
def test_a_favor_removes_them_if_they_are_not_hired() -> None:
    table = given(CRAFTING).choose("done").until("craft").choose("favor-of-the-foxes")
    assert [table.count("riverfolk", "warrior", c) for c in (1, 8)] == [0, 0]


@LAW
@pytest.mark.law("rootbotics 6.5.2")
def test_a_revolt_in_daylight_removes_none_either() -> None:
    """The Automated Alliance never hires anybody itself; if it had, they would stay, and the trade post go."""
    rest = (
        "alliance.order=ambush-bird step=surprise~revolt "
        "@1=alliance.sympathy,riverfolk.warrior*3,riverfolk.fox~trade~post"
    )
    kept, gone = bot_turn("alliance", rest), bot_turn("alliance", rest, hired=False)
    assert [table.count("riverfolk", "warrior", 1) for table in (kept, gone)] == [3, 0]
    assert [table.count("riverfolk", "fox trade post", 1) for table in (kept, gone)] == [0, 0]


# What bots count

MARQUISE = "marquise.order=ambush-fox marquise.built=1"


@LAW
@pytest.mark.law("rootbotics 4.5.4")
def test_a_bot_does_not_move_to_those_it_has_hired() -> None:
    """From 1 to the most enemy pieces among 5, 9 and 10."""
    rest = f"{MARQUISE} step=move @1=marquise.warrior*5 @9=riverfolk.mouse~trade~post @10=riverfolk.warrior*3"
    assert moves(bot_turn("marquise", rest)) == [(1, 9)]
    assert moves(bot_turn("marquise", rest, hired=False)) == [(1, 10)]


@LAW
@pytest.mark.law("rootbotics 3.3.2")
def test_a_clearing_with_hired_warriors_has_no_enemy_pieces_for_a_blitz() -> None:
    rest = f"{MARQUISE} step=move @6=marquise.warrior*3,riverfolk.warrior @7=marquise.warrior*3"
    assert [origin for origin, _ in moves(bot_turn("marquise+blitz", rest))] == [6]
    assert [origin for origin, _ in moves(bot_turn("marquise+blitz", rest, hired=False))] == [7]


@LAW
@pytest.mark.law("rootbotics 4.5.1")
def test_a_bot_does_not_battle_those_it_has_hired() -> None:
    rest = f"{MARQUISE} step=battle @1=marquise.warrior*4,riverfolk.warrior*3 @6=marquise.warrior,riverfolk.warrior"
    assert battles(bot_turn("marquise", rest)) == []
    assert battles(bot_turn("marquise", rest, hired=False)) == [("riverfolk", 1), ("riverfolk", 6)]


@LAW
@pytest.mark.law("rootbotics 4.5.1")
def test_hired_warriors_do_not_make_their_faction_the_one_with_the_most_pieces() -> None:
    rest = f"{MARQUISE} step=battle vagabond.place=1 @1=marquise.warrior*4,riverfolk.warrior*3"
    assert battles(bot_turn("marquise", rest)) == [("vagabond", 1)]
    assert battles(bot_turn("marquise", rest, hired=False)) == [("riverfolk", 1)]


@LAW
@pytest.mark.law("rootbotics 4.5.1")
def test_a_trade_post_is_an_enemy_piece_and_then_they_fight_for_their_own_faction() -> None:
    rest = f"{MARQUISE} step=battle @1=marquise.warrior*4,riverfolk.warrior*3,riverfolk.fox~trade~post"
    line = f"root services=none seats=bot:marquise,vagabond,bot:riverfolk turn=marquise vagabond.place=2 {rest}"
    table = given(f"{line} used=mercenaries", luck=[(3, 1)])
    assert battles(table) == [("riverfolk", 1)]
    assert [table.count("riverfolk", piece, 1) for piece in ("warrior", "fox trade post")] == [0, 1]
    assert table.count("marquise", "warrior", 1) == 3


@LAW
@pytest.mark.law("rootbotics 5.5.1.I.a", "rootbotics 5.5.1.II.a")
def test_the_eyrie_counts_none_when_it_recruits_and_moves() -> None:
    """It recruits at the most enemy pieces, and moves to the fewest: from 1 to 5, 9 or 10."""
    rest = "step=recruit @1=eyrie.roost,riverfolk.warrior*2 @2=eyrie.roost @3=eyrie.roost"
    recruited = [bot_turn("eyrie", rest, hired).happened("placed", "rootbotics 5.5.1.I") for hired in (True, False)]
    assert [events[0].args[1] for events in recruited] == [2, 1]  # the Vagabond is in 2
    rest = "step=move @1=eyrie.roost,eyrie.warrior*6 @10=riverfolk.warrior"
    assert [moves(bot_turn("eyrie", rest, hired))[0] for hired in (True, False)] == [(1, 10), (1, 9)]


@LAW
@pytest.mark.law("rootbotics 10.5.1.I")
def test_the_duchy_digs_beside_those_it_has_hired() -> None:
    """Of 6, 8 and 12, which have as many slots, where the fewest enemy warriors are."""
    rest = "duchy.order=ambush-fox step=dig duchy.burrow=4 @6=riverfolk.warrior*3"
    dug = [bot_turn("duchy", rest, hired).happened("placed", "rootbotics 10.5.1") for hired in (True, False)]
    assert [events[0].args[1] for events in dug] == [6, 8]


# For as long as they are hired


@LAW
@pytest.mark.law("rootbotics 8.4.2.I")
def test_in_birdsong_they_are_enemy_pieces_still() -> None:
    """The Lizards convert in Birdsong, when nobody treats them as their own yet."""
    table = bot_turn("lizards", "lizards.acolytes=1 lizards.souls=ambush-fox @1=riverfolk.warrior*2")
    assert [table.s.players[event.args[1]].KEY for event in table.happened("converted")] == ["riverfolk"]
