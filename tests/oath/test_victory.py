"""How a game ends: Law of Oath 3."""

from __future__ import annotations

from typing import Any

import pytest
from tests.oath.endings import Ending, Place

from lawbound.oath.state import CHRONICLE, EXHAUSTION, PLAYING, STABLE, SUCCESSOR, USURPER, VISIONARY

OPEN: list[Place] = [
    ("plains", ""),
    ("mountain", ""),
    ("rocky_coast", ""),
    ("marshes", ""),
    None,
    ("salt_flats", ""),
    None,
    None,
]
"""Five faceup sites without cards."""


def ways(*won: int) -> int:
    return sum([1 << way for way in won])


def exile_with(vision: str, drawn: int = 3, **more: Any) -> Ending:
    """Red has that vision revealed, and so many were drawn."""
    game = Ending(OPEN, **more).vision("red", vision)
    game.s.visions_drawn = drawn
    return game


# 3.1


@pytest.mark.law("oath 3", "oath 3.1", "oath 4.1.2")
def test_a_usurper_wins_in_their_wake_phase_and_the_chronicle_is_written() -> None:
    game = Ending().title("red", usurper=True).wake("red")
    assert (game.winner, game.s.way, game.s.stage) == ("red", ways(USURPER), CHRONICLE)
    assert game.told("won") == [(1, ways(USURPER))]
    assert (game.prompt, game.asked) == ("vow an oath", "red")


@pytest.mark.law("oath 3.1", "oath 4.1.3")
def test_an_exile_who_is_only_oathkeeper_becomes_usurper_and_does_not_win() -> None:
    game = Ending().title("red").wake("red")
    assert (game.winner, game.s.usurper, game.s.stage) == ("", 1, PLAYING)


@pytest.mark.law("oath 3.1")
def test_nobody_wins_by_the_usurpers_title_in_anothers_wake_phase() -> None:
    game = Ending().title("red", usurper=True).wake("blue")
    assert game.winner == ""


@pytest.mark.law("oath 3.1", "oath 3.2", "oath 4.1.2")
@pytest.mark.parametrize("color", ["purple", "red"])
def test_imperial_players_win_neither_as_usurper_nor_as_visionary(color: str) -> None:
    game = Ending(citizens=["red"]).vision(color, "vision_of_rebellion").title(color, usurper=True)
    game.s.visions_drawn = 3
    game.hold(color, "peoples_favor").wake(color)
    assert game.winner == ""


# 3.2


def meets(game: Ending, vision: str, color: str = "red") -> Ending:
    """That player comes to meet the goal of that vision."""
    if vision == "vision_of_conquest":
        return game.rule(color, 0, 1)
    if vision == "vision_of_rebellion":
        return game.hold(color, "peoples_favor")
    if vision == "vision_of_faith":
        return game.hold(color, "darkest_secret")
    return game.hold(color, "cursed_cauldron truthful_harp")


VISIONS = ["vision_of_conquest", "vision_of_rebellion", "vision_of_sanctuary", "vision_of_faith"]


@pytest.mark.law("oath 3.2", "oath 4.1.2")
@pytest.mark.parametrize("vision", VISIONS)
def test_a_visionary_wins_by_the_goal_of_the_revealed_vision(vision: str) -> None:
    game = meets(exile_with(vision), vision).wake("red")
    assert (game.winner, game.s.way) == ("red", ways(VISIONARY))


@pytest.mark.law("oath 3.2")
@pytest.mark.parametrize("vision", VISIONS)
def test_no_goal_is_met_before_three_visions_are_drawn(vision: str) -> None:
    assert meets(exile_with(vision, drawn=2), vision).wake("red").winner == ""


@pytest.mark.law("oath 3.2")
@pytest.mark.parametrize("vision", VISIONS)
def test_another_vision_than_the_revealed_one_does_not_count(vision: str) -> None:
    for other in VISIONS:
        if other != vision:
            assert meets(exile_with(vision), other).wake("red").winner == ""


@pytest.mark.law("oath 3.2")
def test_a_tie_for_the_most_sites_is_not_enough_and_bandits_are_nobody() -> None:
    assert exile_with("vision_of_conquest").rule("red", 0, 1).rule("blue", 2, 3).wake("red").winner == ""
    assert exile_with("vision_of_conquest").rule("red", 0, 1).rule("blue", 2).wake("red").winner == "red"
    assert exile_with("vision_of_conquest").rule("red", 0).wake("red").winner == "red"  # bandits have four sites
    assert exile_with("vision_of_conquest").wake("red").winner == ""


@pytest.mark.law("oath 3.2", "oath 6.6.3")
def test_the_sites_of_the_empire_count_together() -> None:
    game = exile_with("vision_of_conquest", citizens=["blue", "yellow"])
    assert game.rule("red", 0, 1).rule("purple", 2, 3).wake("red").winner == ""


@pytest.mark.law("oath 3.2")
def test_a_tie_for_the_most_relics_and_banners_is_not_enough() -> None:
    game = exile_with("vision_of_sanctuary").hold("red", "cursed_cauldron peoples_favor")
    game.hold("blue", "truthful_harp darkest_secret")
    assert game.wake("red").winner == ""
    game = exile_with("vision_of_sanctuary").hold("red", "cursed_cauldron peoples_favor").hold("blue", "darkest_secret")
    assert game.wake("red").winner == "red"


@pytest.mark.law("oath 3.2")
def test_who_has_a_warband_on_anothers_vision_wins_by_it_too() -> None:
    game = exile_with("vision_of_faith").hold("blue", "darkest_secret")
    game.s.prophet[:] = bytes((2, game.s.vision[1]))
    game.s.warbands[2 * 16] -= 1
    assert game.wake("blue").winner == "blue"


@pytest.mark.law("oath 3.2")
def test_a_citizen_does_not_win_by_the_vision_that_their_warband_lies_on() -> None:
    game = exile_with("vision_of_faith", oath="protection", citizens=["blue"]).hold("blue", "darkest_secret")
    game.s.prophet[:] = bytes((2, game.s.vision[1]))
    game.s.warbands[2 * 16] -= 1
    twin = game.s.copy()
    assert game.wake("blue").winner == ""
    game.s = twin
    assert game.hold("yellow", "map truthful_harp").title("yellow").end_round(8).winner == "purple"


@pytest.mark.law("oath 4.1.2", "oath 3.1", "oath 3.2")
def test_both_ways_may_be_met_at_once() -> None:
    game = exile_with("vision_of_faith").hold("red", "darkest_secret").title("red", usurper=True).wake("red")
    assert (game.winner, game.s.way) == ("red", ways(USURPER, VISIONARY))


# 3.3


@pytest.mark.law("oath 3.3")
@pytest.mark.parametrize("number, enough", [(5, 6), (6, 5), (7, 3)])
@pytest.mark.parametrize("roll", range(1, 7))
def test_the_end_die_decides_after_rounds_five_to_seven(number: int, enough: int, roll: int) -> None:
    game = Ending().end_round(number, luck=[roll])
    assert game.told("rolled end die") == [(number, roll)]
    if roll >= enough:
        assert (game.winner, game.s.way, game.s.round) == ("purple", ways(STABLE), number)
    else:
        assert (game.winner, game.s.round, game.s.turn) == ("", number + 1, 0)


@pytest.mark.law("oath 3.3")
def test_the_die_is_not_rolled_before_the_fifth_round_nor_for_an_exile() -> None:
    assert not Ending().end_round(4).told("rolled end die")
    game = Ending(oath="people").hold("red", "peoples_favor").title("red").end_round(6)
    assert (game.winner, game.told("rolled end die"), game.s.round) == ("", [], 7)


@pytest.mark.law("oath 3.3")
def test_the_chancellor_wins_where_a_citizen_is_oathkeeper() -> None:
    game = Ending(oath="people", citizens=["red"]).hold("red", "peoples_favor").title("red").end_round(7, luck=[3])
    assert (game.winner, game.s.way) == ("purple", ways(STABLE))


DISTRICT: list[Place] = [("plains", "squalid_district"), *OPEN[1:]]


@pytest.mark.law("oath 3.3")
@pytest.mark.ruling("squalid_district", 1)
def test_the_result_of_the_end_die_may_be_changed_after_the_roll() -> None:
    for roll, change, winner in ((5, 6, "purple"), (5, 5, ""), (6, 5, ""), (6, 6, "purple")):
        game = Ending(DISTRICT).rule("red", 0).rule("purple", 1, 2).end_round(5, luck=[roll])
        assert (game.asked, game.told("rolled end die")) == ("red", [(5, roll)])
        assert game.choose(change).winner == winner


@pytest.mark.law("oath 3.3")
@pytest.mark.ruling("squalid_district", 2)
def test_a_six_raised_by_one_still_ends_the_game() -> None:
    game = Ending(DISTRICT).rule("red", 0).rule("purple", 1, 2).end_round(5, luck=[6]).choose(7)
    assert (game.winner, game.s.way) == ("purple", ways(STABLE))


# 3.3.1


@pytest.mark.law("oath 3.3.1")
@pytest.mark.parametrize(
    "oath, thing",
    [("people", "darkest_secret"), ("protection", "peoples_favor"), ("devotion", "the_grand_scepter")],
)
def test_a_citizen_with_the_successor_goal_wins_instead(oath: str, thing: str) -> None:
    for holder, winner in (("red", "red"), ("blue", "purple")):  # blue is an Exile
        game = Ending(oath=oath, citizens=["red"]).title("purple")
        game.hold("purple", "truthful_harp cursed_cauldron ring_of_devotion").hold(holder, thing)
        game.end_round(7, luck=[6])
        assert (game.winner, game.s.way) == (winner, ways(SUCCESSOR) if winner == "red" else ways(STABLE))


@pytest.mark.law("oath 3.3.1")
@pytest.mark.parametrize(
    "purple, red, blue, winner",
    [
        ("", "truthful_harp cursed_cauldron", "", "red"),  # the Grand Scepter is one of the Chancellor's
        ("", "truthful_harp", "", "purple"),
        ("cursed_cauldron", "truthful_harp darkest_secret", "", "purple"),
        ("", "truthful_harp darkest_secret", "cursed_cauldron ring_of_devotion", "purple"),
        ("", "truthful_harp darkest_secret peoples_favor", "cursed_cauldron ring_of_devotion", "red"),
    ],
)
def test_the_successor_of_supremacy_holds_more_than_the_rest_of_the_empire(
    purple: str, red: str, blue: str, winner: str
) -> None:
    game = Ending(citizens=["red", "blue"]).hold("purple", purple).hold("red", red).hold("blue", blue)
    game.hold("yellow", "ivory_eye oracular_pig book_of_records dragonskin_drum map")  # an Exile does not count
    assert game.end_round(7, luck=[6]).winner == winner


# 3.4


@pytest.mark.law("oath 3.4", "oath 3.4.1")
@pytest.mark.parametrize("keeper, citizens", [("purple", []), ("red", ["red"])])
def test_after_the_eighth_round_an_imperial_oathkeeper_means_that_the_chancellor_wins(
    keeper: str, citizens: list[str]
) -> None:
    game = Ending(oath="people", citizens=citizens).hold(keeper, "peoples_favor").title(keeper)
    game.vision("blue", "vision_of_faith").hold("blue", "darkest_secret")
    game.s.visions_drawn = 5
    game.end_round(8)
    assert not game.told("rolled end die")
    assert (game.winner, game.s.way, game.s.round) == ("purple", ways(EXHAUSTION), 8)


@pytest.mark.law("oath 3.4.1", "oath 3.3.1")
def test_after_the_eighth_round_a_successor_wins_instead() -> None:
    game = Ending(oath="people", citizens=["red"]).hold("red", "darkest_secret").end_round(8)
    assert (game.winner, game.s.way) == ("red", ways(EXHAUSTION, SUCCESSOR))


@pytest.mark.law("oath 3.4", "oath 3.4.2")
def test_after_the_eighth_round_a_usurper_comes_before_visionaries() -> None:
    game = Ending(oath="people").hold("red", "peoples_favor").title("red", usurper=True)
    game.vision("blue", "vision_of_faith").hold("blue", "darkest_secret")
    game.s.visions_drawn = 3
    game.end_round(8)
    assert (game.winner, game.s.way) == ("red", ways(EXHAUSTION, USURPER))


@pytest.mark.law("oath 3.4.2", "oath 3.4.4")
def test_after_the_eighth_round_an_exile_who_is_only_oathkeeper_does_not_win() -> None:
    game = Ending(oath="people").hold("red", "peoples_favor").title("red").end_round(8)
    assert (game.winner, game.s.way) == ("purple", ways(EXHAUSTION))


@pytest.mark.law("oath 3.4", "oath 8.1")
@pytest.mark.open_question("several_ways_at_round_eight")
def test_the_first_condition_that_fits_decides_how_the_game_was_won() -> None:
    game = Ending(oath="people").hold("red", "peoples_favor darkest_secret").title("red", usurper=True)
    game.vision("red", "vision_of_faith")
    game.s.visions_drawn = 3
    game.end_round(8)
    assert (game.winner, game.s.way) == ("red", ways(EXHAUSTION, USURPER))
    assert game.offered == ["supremacy", "devotion", "protection"]  # not as if by the vision alone


@pytest.mark.law("oath 3.4.3")
@pytest.mark.parametrize("first", range(4))
@pytest.mark.parametrize("second", range(4))
def test_among_visionaries_conquest_comes_before_rebellion_sanctuary_and_faith(first: int, second: int) -> None:
    if first == second:
        return
    game = Ending(OPEN, oath="people").title("yellow")  # an Exile who is no Usurper
    for color, number in (("red", first), ("blue", second)):
        meets(game.vision(color, VISIONS[number]), VISIONS[number], color)
    if "vision_of_rebellion" not in (VISIONS[first], VISIONS[second]):
        game.hold("yellow", "peoples_favor")
    game.s.visions_drawn = 3
    game.end_round(8)
    assert game.s.title != 0
    assert (game.winner, game.s.way) == ("red" if first < second else "blue", ways(EXHAUSTION, VISIONARY))


@pytest.mark.law("oath 3.4.3", "oath 3.4.4", "oath 3.2")
def test_after_the_eighth_round_too_three_visions_are_needed() -> None:
    game = Ending(OPEN, oath="people").hold("yellow", "peoples_favor").title("yellow")
    game.vision("red", "vision_of_faith").hold("red", "darkest_secret")
    game.s.visions_drawn = 2
    assert game.end_round(8).winner == "purple"


@pytest.mark.law("oath 3.4.4", "oath 3.3.1")
def test_otherwise_the_chancellor_wins_or_a_successor() -> None:
    game = Ending(oath="people", citizens=["blue"]).hold("red", "peoples_favor").title("red")
    game.hold("blue", "darkest_secret").end_round(8)
    assert (game.winner, game.s.way) == ("blue", ways(EXHAUSTION, SUCCESSOR))
