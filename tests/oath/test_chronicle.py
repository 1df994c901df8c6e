"""Writing the chronicle: Law of Oath 8."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest
from tests.oath.endings import MAP, Ending, Place, archive, conserved, keys_of

from lawbound.oath import chronicle
from lawbound.oath.cards import (
    ADVISER_ONLY,
    CARDS,
    DENIZENS,
    NONE,
    NUMBER,
    OATH_NAMES,
    POSITIONS,
    RELICS,
    SITE_NUMBER,
    SITES,
    SUIT,
    SUIT_NAMES,
    VISIONS,
    Card,
)
from lawbound.oath.chronicle_value import starting_denizens
from lawbound.oath.setup import new_state
from lawbound.oath.state import (
    BANK,
    BOARD,
    EXHAUSTION,
    OVER,
    RELIC_BACK,
    ROW,
    SITE,
    STABLE,
    SUCCESSOR,
    USURPER,
    VISIONARY,
)

FULL: list[Place] = [
    ("plains", "longbows"),
    ("river", "wolves"),
    ("mountain", "taming_charm"),
    ("steppe", ""),
    ("great_slum", ""),
    ("rocky_coast", "elders"),
    ("marshes", ""),
    ("fertile_valley", "scryer"),
]
"""All sites faceup."""


# 8


@pytest.mark.law("oath 8")
def test_the_winner_performs_the_steps_in_order_and_the_game_is_over() -> None:
    game = Ending().rule("red", 0, 2).rule("blue", 5).adviser("red", "wolves").won("red", USURPER)
    assert (game.prompt, game.asked) == ("vow an oath", "red")
    game.choose("people")
    assert (game.prompt, game.asked) == ("offer citizenship", "red")
    game.choose("blue")
    assert (game.prompt, game.asked) == ("accept citizenship", "blue")
    game.choose("yes").write()
    articles = [event.article for event in game.events if event.article.startswith("oath 8.")]
    numbers = [[int(part) for part in article.split()[1].split(".")] for article in articles]
    assert numbers == sorted(numbers)
    assert {number[1] for number in numbers} == set(range(1, 9))
    assert (game.events[-1].name, game.s.stage, game.table.pending) == ("chronicle written", OVER, None)


@pytest.mark.law("oath 8")
def test_every_step_ends_at_a_safe_point_from_which_the_state_alone_goes_on() -> None:
    game = Ending(FULL, seats=5).rule("red", 0, 3).rule("blue", 1).won("red", USURPER)
    steps = {game.s.step}
    while game.table.pending is not None:
        twin = game.table.copy()
        game.table.choose_index(0)
        twin.choose_index(0)
        assert twin.state == game.table.state
        steps.add(game.table.state.step)
    assert steps == {0, 1, 3, 8}
    assert game.table.state.stage == OVER


@pytest.mark.law("oath 8", "oath 1")
def test_what_one_game_leaves_is_where_the_next_one_begins() -> None:
    game = Ending().rule("purple", 0, 2).won("purple", STABLE).choose("devotion").write()
    value = game.value
    assert (value.name, value.number, value.oath) == ("A test", 8, OATH_NAMES.index("devotion"))
    assert value.last is not None
    assert (value.last.winner, value.last.ways, value.last.players) == (0, ("stable",), (0, 1, 2, 3))
    s = new_state({"seats": 4, "chronicle": chronicle.sequel(game.s)})
    conserved(s)
    assert [s.site[position] for position in POSITIONS if s.is_faceup(position)] == [
        spot.site for spot in value.positions if spot.faceup
    ]
    assert bytes(s.dispossessed) == bytes(value.dispossessed or ())


@pytest.mark.law("oath 8", "oath 9.4")
def test_nobody_learns_what_is_sealed() -> None:
    game = Ending(relic_top="truthful_harp map").rule("red", 0, 2, 5).discard("wolves rangers scryer keep")
    game.won("red", USURPER).write()
    value = game.value
    assert value.is_complete
    for seat in (None, *range(4)):
        seen = chronicle.next_chronicle(game.table.view(seat).state)
        assert not seen.is_complete
        assert seen == value.opened()
        for event in game.events:
            if event.name in ("dispossessed", "recalled"):
                assert not event.seen_by(seat).secret


# 8.1

ANY_BUT = {oath: [other for other in OATH_NAMES if other != oath] for oath in OATH_NAMES}
VISION_OATHS = {
    "vision_of_conquest": "supremacy",
    "vision_of_rebellion": "people",
    "vision_of_faith": "devotion",
    "vision_of_sanctuary": "protection",
}


def visionary(vision: str, oath: str = "supremacy") -> Ending:
    """Red meets the goal of that vision, and only of that one."""
    game = Ending(oath=oath).vision("red", vision)
    game.s.visions_drawn = 3
    if vision == "vision_of_conquest":
        game.rule("red", 0)
    elif vision == "vision_of_sanctuary":
        game.hold("red", "truthful_harp map book_of_records")
    else:
        game.hold("red", "peoples_favor" if vision == "vision_of_rebellion" else "darkest_secret")
    return game


@pytest.mark.law("oath 8.1")
@pytest.mark.parametrize("vision, oath", VISION_OATHS.items())
@pytest.mark.parametrize("before", OATH_NAMES)
def test_a_win_by_vision_alone_brings_the_oath_of_that_vision(vision: str, oath: str, before: str) -> None:
    game = visionary(vision, before).wake("red")
    assert game.prompt == "offer citizenship"
    assert game.told("vowed") == [(1, OATH_NAMES.index(oath))]
    assert game.write().value.oath == OATH_NAMES.index(oath)


@pytest.mark.law("oath 8.1")
@pytest.mark.parametrize("oath", OATH_NAMES)
@pytest.mark.parametrize("color, way", [("red", USURPER), ("purple", STABLE)])
def test_another_winner_chooses_any_other_oath(color: str, way: int, oath: str) -> None:
    game = Ending(oath=oath).won(color, way)
    assert (game.prompt, game.asked, game.offered) == ("vow an oath", color, ANY_BUT[oath])
    chosen = game.offered[1]
    game.choose(chosen)
    assert game.s.oath == OATH_NAMES.index(oath)  # until the game is over
    assert game.write().value.oath == OATH_NAMES.index(chosen)


@pytest.mark.law("oath 8.1")
def test_who_won_in_more_than_one_way_chooses_too() -> None:
    game = visionary("vision_of_faith", "people").title("red", usurper=True).wake("red")
    assert game.offered == ANY_BUT["people"]


@pytest.mark.law("oath 8.1", "oath 3.4.3")
def test_a_win_by_vision_after_the_last_round_is_by_vision_alone() -> None:
    game = visionary("vision_of_faith", "people").hold("blue", "peoples_favor").title("blue").end_round(8)
    assert game.s.way == 1 << EXHAUSTION | 1 << VISIONARY
    assert game.told("vowed") == [(1, OATH_NAMES.index("devotion"))]


@pytest.mark.law("oath 8.1")
def test_who_won_by_two_visions_chooses_between_their_oaths() -> None:
    game = visionary("vision_of_faith").vision("blue", "vision_of_rebellion").hold("red", "peoples_favor")
    game.s.prophet[:] = bytes((1, NUMBER["vision_of_rebellion"]))
    game.s.warbands[ROW] -= 1
    game.wake("red")
    assert (game.prompt, game.offered) == ("vow an oath", ["people", "devotion"])
    game.write()


# 8.2


@pytest.mark.law("oath 8.2", "oath 8.7.2")
@pytest.mark.parametrize("winner, way", [("purple", STABLE), ("red", SUCCESSOR)])
def test_after_a_win_of_the_empire_all_boards_keep_their_sides(winner: str, way: int) -> None:
    game = Ending(citizens=["red", "yellow", "black"]).won(winner, way).choose("people")
    assert not game.told("exiled")
    assert game.write().value.citizens == (1, 3, 5)  # the black board was in the box


@pytest.mark.law("oath 8.2", "oath 8.7.2")
def test_an_exile_who_wins_turns_all_citizens_boards_those_in_the_box_too() -> None:
    game = Ending(citizens=["blue", "black"]).won("red", USURPER).choose("people")
    assert game.offered == ["yellow", "done"]  # blue became an Exile only now
    game.choose("done")
    assert game.write().value.citizens == ()


@pytest.mark.law("oath 8.2")
def test_every_other_exile_may_be_asked_once_and_may_refuse() -> None:
    game = Ending(seats=5).rule("blue", 2).won("red", USURPER).choose("people")
    assert game.offered == ["blue", "yellow", "white", "done"]
    game.choose("yellow")
    assert (game.prompt, game.asked, game.offered) == ("accept citizenship", "yellow", ["yes", "no"])
    game.choose("no")
    assert game.offered == ["blue", "white", "done"]
    game.choose("white", "yes", "blue", "no").write()
    assert game.value.citizens == (4,)
    assert not game.told("replaced warbands")


@pytest.mark.law("oath 8.2", "oath 8.3.2")
def test_the_sites_of_a_new_citizen_become_the_winners_with_one_warband_each() -> None:
    game = Ending(FULL).rule("red", 0).rule("blue", 2, n=3).rule("blue", 5).rule("purple", 1).won("red", USURPER)
    game.choose("people", "blue")
    before = game.s.copy()
    game.choose("yes")
    assert game.told("replaced warbands") == [(2, 1, 2), (2, 1, 5)]
    assert before.warbands[2 * ROW + SITE + 2] == 3
    game.choose("done").write()
    assert game.map[:3] == ["plains longbows", "mountain taming_charm", "rocky_coast elders"]
    assert game.value.citizens == (2,)


@pytest.mark.law("oath 8.2")
def test_the_sites_of_an_exile_who_refuses_are_not_the_winners() -> None:
    game = Ending(FULL).rule("red", 0).rule("blue", 2).won("red", USURPER)
    game.choose("people", "blue", "no", "done").write()
    assert game.map[1] is None


@pytest.mark.law("oath 8.2")
@pytest.mark.parametrize("on_board", [True, False])
def test_the_winners_warband_comes_from_elsewhere_if_the_bank_is_empty(on_board: bool) -> None:
    game = Ending(FULL).rule("red", 0, n=2).rule("blue", 2)
    s = game.s
    rest = s.warbands[ROW + BANK]
    s.warbands[ROW + BANK] = 0
    s.warbands[ROW + (BOARD + 1 if on_board else SITE)] += rest
    if not on_board:
        s.warbands[ROW + SITE] += s.warbands[ROW + BOARD + 1]
        s.warbands[ROW + BOARD + 1] = 0
    game.won("red", USURPER).choose("people", "blue", "yes", "done").write()
    assert game.map[:2] == ["plains longbows", "mountain taming_charm"]


@pytest.mark.law("oath 8.2")
@pytest.mark.ruling("bandit_crown", 5)
def test_a_new_citizen_with_the_bandit_crown_brings_empty_sites() -> None:
    game = Ending().rule("red", 0).hold("blue", "bandit_crown").won("red", USURPER)
    game.choose("people", "blue", "yes").write()
    assert game.map[:3] == ["plains longbows", "mountain taming_charm", "rocky_coast elders"]
    game = Ending(citizens=["red"]).rule("purple", 0).hold("red", "bandit_crown").won("purple", STABLE)
    game.write()
    assert game.map[:3] == ["plains longbows", "mountain taming_charm", "rocky_coast elders"]


# 8.3


@pytest.mark.law("oath 8.3", "oath 8.3.2", "oath 8.3.3", "oath 8.3.5")
def test_the_worked_example_of_a_map() -> None:
    """The winner rules 1, 4 and 7; 3 has an intact edifice; 6 has none; 2, 5 and 8 are facedown."""
    places: list[Place] = [
        ("plains", "longbows"),
        None,
        ("mountain", "great_spire taming_charm", 1),
        ("river", "wolves"),
        None,
        ("rocky_coast", "elders"),
        ("marshes", "", 1),
        None,
    ]
    game = Ending(places).rule("red", 0, 3, 6).rule("purple", 5).won("red", USURPER).write()
    assert game.map == [
        *("plains longbows", "river wolves", "marshes"),
        *(None, None, None, None),
        "mountain fallen_spire",
    ]
    assert not game.told("revealed site")


# 8.3.1


@pytest.mark.law("oath 8.3.1")
def test_an_imperial_winner_may_build_at_a_site_that_they_rule() -> None:
    game = Ending(FULL).rule("purple", 0, 2).rule("red", 1).won("purple", STABLE).choose("people")
    assert (game.prompt, game.asked, game.offered) == (
        "build or repair",
        "purple",
        ["longbows", "taming_charm", "done"],
    )
    game.choose("longbows").write()
    assert game.map[:2] == ["plains sprawling_rampart", "mountain taming_charm"]
    assert NUMBER["longbows"] in (game.value.world_deck or ())
    assert game.value.archive_edifices == tuple([NUMBER[key] for key in EDIFICE_KEYS if key != "sprawling_rampart"])


EDIFICE_KEYS = (
    *("sprawling_rampart", "hall_of_debate", "forest_temple", "festival_district", "great_spire", "ancient_forge"),
)


@pytest.mark.law("oath 8.3.1")
def test_building_is_a_choice_and_one_edifice_is_all() -> None:
    game = Ending(FULL).rule("purple", 0, 2).won("purple", STABLE).choose("people", "done")
    assert game.prompt != "build or repair"
    assert game.write().map[:2] == ["plains longbows", "mountain taming_charm"]
    game = Ending(FULL).rule("purple", 0, 2).won("purple", STABLE).choose("people", "longbows")
    assert game.prompt != "build or repair"


@pytest.mark.law("oath 8.3.1")
def test_a_citizen_who_wins_rules_the_sites_of_the_empire_and_may_build() -> None:
    game = Ending(FULL, citizens=["red"]).rule("purple", 0).won("red", SUCCESSOR).choose("people")
    assert (game.asked, game.offered) == ("red", ["longbows", "done"])
    assert game.choose("longbows").write().map[0] == "plains sprawling_rampart"


@pytest.mark.law("oath 8.3.1")
def test_an_exile_who_wins_builds_nothing() -> None:
    game = Ending(FULL).rule("red", 0, 2).won("red", USURPER).choose("people", "done")
    assert game.prompt != "build or repair"
    assert game.write().map[:2] == ["plains longbows", "mountain taming_charm"]


@pytest.mark.law("oath 8.3.1", "oath 2.9")
def test_there_is_one_edifice_of_each_suit_and_one_at_each_site() -> None:
    places: list[Place] = [
        ("plains", "longbows keep"),
        None,
        ("mountain", "bandit_rampart wolves"),
        ("river", "great_spire rangers"),
        None,
        ("rocky_coast", "elders alchemist"),
        None,
        None,
    ]
    game = Ending(places).rule("purple", 0, 2, 3, 5).won("purple", STABLE).choose("people")
    # The Order's and the Arcane edifice are on the map; beside an edifice or a ruin none is built.
    assert game.offered == ["bandit_rampart", "elders", "done"]


@pytest.mark.law("oath 8.3.1")
def test_a_ruin_at_a_ruled_site_may_be_repaired_instead() -> None:
    places: list[Place] = [("plains", "longbows"), None, ("mountain", "fallen_spire"), *MAP[3:]]
    game = Ending(places).rule("purple", 0, 2).won("purple", STABLE).choose("people", "fallen_spire").write()
    assert game.map[:2] == ["plains longbows", "mountain great_spire"]
    game = Ending(places).rule("purple", 0).won("purple", STABLE).choose("people")
    assert game.offered == ["longbows", "done"]


@pytest.mark.law("oath 8.3.1", "oath 7.2.2")
def test_a_locked_denizen_may_be_replaced() -> None:
    locked = next(card for card in DENIZENS if CARDS[card].locked and CARDS[card].restriction != ADVISER_ONLY)
    game = Ending([("plains", keys_of([locked])[0]), *MAP[1:]]).rule("purple", 0).won("purple", STABLE).choose("people")
    assert game.offered == [*keys_of([locked]), "done"]


@pytest.mark.law("oath 8.3.1", "oath 2.8.1")
@pytest.mark.ruling("salt_the_earth", 2)
@pytest.mark.ruling("festival_district", 1)
def test_what_gives_a_site_its_room_cannot_be_replaced() -> None:
    places: list[Place] = [("plains", "longbows"), ("drowned_city", "salt_the_earth"), *MAP[2:]]
    game = Ending(places).rule("purple", 0, 1).won("purple", STABLE).choose("people")
    assert game.offered == ["longbows", "done"]
    places[1] = ("river", "salt_the_earth")
    game = Ending(places).rule("purple", 0, 1).won("purple", STABLE).choose("people")
    assert game.offered == ["longbows", "salt_the_earth", "done"]


@pytest.mark.law("oath 8.3.1", "oath 8.5")
def test_a_replaced_denizen_is_in_the_world_deck_and_is_not_dispossessed() -> None:
    game = Ending().rule("purple", 0).won("purple", STABLE).choose("people", "longbows")
    game.write()
    assert all([NUMBER["longbows"] not in chance.outcomes for chance in game.luck.asked if chance.about.kind == "card"])
    assert NUMBER["longbows"] in (game.value.world_deck or ())


# 8.3.2


@pytest.mark.law("oath 8.3.2")
def test_sites_that_the_winner_does_not_rule_are_removed_with_all_that_lies_there() -> None:
    places: list[Place] = [
        ("plains", "longbows"),
        ("river", "wolves fallen_spire"),
        ("mountain", "taming_charm", 1),
        *MAP[3:],
    ]
    game = Ending(places).rule("purple", 0).rule("red", 1, 2).discard("keep", 1)
    relic = NUMBER["map"]
    game.s.relics_at[2][0] = relic
    game.s.relic_pool.remove(relic)
    game.won("purple", STABLE).choose("people", "done").write()
    value = game.value
    assert game.map[0] == "plains longbows"
    assert game.told("removed site") == [
        (1, SITE_NUMBER["river"]),
        (2, SITE_NUMBER["mountain"]),
        *[(position, NONE) for position in (3, 4)],
        (5, SITE_NUMBER["rocky_coast"]),
        *[(position, NONE) for position in (6, 7)],
    ]
    faceup = [spot.site for spot in value.positions if spot.faceup]
    assert SITE_NUMBER["plains"] in faceup
    assert len(value.site_deck) == len(SITES) - len(faceup)
    for key in ("wolves", "taming_charm", "elders"):
        assert NUMBER[key] in value.denizens
    assert NUMBER["great_spire"] in value.archive_edifices
    assert value.relic_rest is not None
    assert relic in value.relic_rest


@pytest.mark.law("oath 8.3.2")
def test_a_site_with_an_intact_edifice_stays_whoever_rules_it() -> None:
    places: list[Place] = [("plains", "longbows"), ("river", "great_spire"), ("mountain", "bandit_rampart"), *MAP[3:]]
    game = Ending(places).rule("purple", 0).rule("red", 2).won("purple", STABLE).choose("people").write()
    assert game.map[0] == "plains longbows"
    assert "river fallen_spire" in game.map
    assert not any([spot.site == SITE_NUMBER["mountain"] for spot in game.value.positions])


@pytest.mark.law("oath 8.3.2")
@pytest.mark.ruling("forest_temple", 1)
def test_the_forest_temple_keeps_sites_with_beasts_but_does_not_save_edifices() -> None:
    places: list[Place] = [
        ("plains", "longbows"),
        ("river", "wolves"),
        ("mountain", "forest_temple"),
        ("great_slum", "great_spire rangers"),
        None,
        ("rocky_coast", "elders"),
        None,
        None,
    ]
    game = Ending(places).rule("red", 0, 2).won("red", USURPER).write()
    assert game.map[:3] == ["plains longbows", "river wolves", "mountain forest_temple"]
    assert game.map[7] == "great_slum fallen_spire"
    assert not any([spot.site == SITE_NUMBER["rocky_coast"] for spot in game.value.positions])


@pytest.mark.law("oath 8.3.2", "oath 8.3.1")
@pytest.mark.ruling("forest_temple", 2)
def test_the_forest_temple_keeps_sites_as_soon_as_it_is_built() -> None:
    places: list[Place] = [("plains", "rangers"), ("river", "wolves"), *MAP[2:]]
    game = Ending(places).rule("purple", 0).won("purple", STABLE).choose("people", "rangers").write()
    assert game.map[:2] == ["plains forest_temple", "river wolves"]


# 8.3.3


@pytest.mark.law("oath 8.3.3")
def test_edifices_that_the_winner_does_not_rule_fall_into_ruin_and_their_denizens_leave() -> None:
    places: list[Place] = [("plains", "great_spire keep"), ("river", "sprawling_rampart wolves"), *MAP[2:]]
    game = Ending(places).rule("red", 0).rule("purple", 1).won("red", USURPER).write()
    assert game.map[0] == "plains great_spire keep"
    assert game.map[7] == "river bandit_rampart"
    assert NUMBER["wolves"] in game.value.denizens
    assert game.told("ruined") == [(NUMBER["bandit_rampart"], 1)]


@pytest.mark.law("oath 8.3.3", "oath 8.3.5.4")
def test_a_ruled_site_with_an_old_ruin_is_set_aside_with_its_denizens_and_relics() -> None:
    places: list[Place] = [("mountain", "fallen_spire keep", 1), ("plains", "longbows"), ("river", ""), *MAP[3:]]
    game = Ending(places).rule("red", 0, 1).won("red", USURPER).write()
    assert game.map[0] == "plains longbows"
    assert game.map[7] == "mountain fallen_spire keep"
    assert len(game.value.positions[7].relics) == 1


# 8.3.4


@pytest.mark.law("oath 8.3.4")
def test_the_map_is_cleared() -> None:
    game = Ending(FULL).rule("purple", 0, n=2).rule("red", 1, 2).won("purple", STABLE)
    s = game.table.state
    s.favor_on[NUMBER["longbows"]], s.shared = 2, s.shared - 2
    s.site_favor[3], s.shared = 1, s.shared - 1
    s.site_secrets[3] = s.secrets_on[NUMBER["longbows"]] = 1
    game.choose("people", "done").write()
    s = game.s
    assert set(s.pawn) == {NONE}
    assert not any([any(s.warbands[seat * ROW + SITE : seat * ROW + BOARD]) for seat in range(4)])
    assert not any([*s.site_favor, *s.site_secrets, *s.banks])
    assert not s.favor_on[NUMBER["longbows"]] and not s.secrets_on[NUMBER["longbows"]]


# 8.3.5


def filled(*ruled: int, places: list[Place] = FULL) -> list[str | None]:
    """The map after red has won, ruling those positions: by the site's key, None if it is facedown."""
    game = Ending(places).rule("red", *ruled).won("red", USURPER, luck=["mine", "wastes", "narrow_pass"]).write()
    return [None if not site else site.split()[0] for site in game.map]


@pytest.mark.law("oath 8.3.5", "oath 8.3.5.1")
def test_the_cradle_is_filled_by_its_own_sites_first_sliding_upward() -> None:
    assert filled(1, 2)[:2] == ["river", "mountain"]
    assert filled(1, 0)[:2] == ["plains", "river"]
    assert filled(1)[:2] == ["river", None]


@pytest.mark.law("oath 8.3.5.1")
def test_then_by_sites_of_the_provinces_and_then_of_the_hinterland_from_the_top() -> None:
    assert filled(3, 4, 6)[:3] == ["steppe", "great_slum", "marshes"]
    assert filled(4, 6)[:2] == ["great_slum", "marshes"]
    assert filled(0, 6, 7)[:3] == ["plains", "marshes", "fertile_valley"]


@pytest.mark.law("oath 8.3.5.2")
def test_the_provinces_are_filled_by_their_own_sites_and_then_from_the_hinterland() -> None:
    assert filled(0, 1, 4, 7)[2:5] == ["great_slum", "fertile_valley", None]
    assert filled(0, 1, 3, 4, 6)[2:5] == ["steppe", "great_slum", "marshes"]


@pytest.mark.law("oath 8.3.5.3")
def test_the_hinterland_is_filled_by_its_own_sites_sliding_upward() -> None:
    assert filled(0, 1, 2, 3, 4, 7)[5:] == ["fertile_valley", None, None]
    assert filled(0, 1, 2, 3, 4, 6, 7)[5:] == ["marshes", "fertile_valley", None]


RUINS: list[Place] = [
    ("plains", "great_spire"),
    ("river", "sprawling_rampart"),
    ("mountain", ""),
    ("steppe", "hall_of_debate"),
    ("great_slum", "festival_district"),
    ("rocky_coast", "forest_temple"),
    ("marshes", "ancient_forge"),
    ("fertile_valley", ""),
]


@pytest.mark.law("oath 8.3.5.4", "oath 8.3.3")
def test_ruins_fill_the_hinterland_from_the_bottom_beginning_with_the_last_one() -> None:
    assert filled(0, 1, 2, 3, places=RUINS) == [
        *("plains", "river", "mountain", "steppe", None),
        *("great_slum", "rocky_coast", "marshes"),
    ]
    assert filled(0, 1, 2, 4, 5, 6, places=RUINS)[5:] == ["marshes", None, "steppe"]


@pytest.mark.law("oath 8.3.5.5")
def test_ruins_that_find_no_room_there_fill_the_provinces_from_the_bottom() -> None:
    assert filled(2, 7, places=RUINS) == [
        *("mountain", "fertile_valley"),
        *("plains", "river", "steppe"),
        *("great_slum", "rocky_coast", "marshes"),
    ]
    assert filled(0, 1, 2, places=RUINS)[2:] == [
        *("mountain", None, "steppe"),
        *("great_slum", "rocky_coast", "marshes"),
    ]


@pytest.mark.law("oath 8.3.5.6")
def test_empty_spaces_get_facedown_sites_that_nobody_knows() -> None:
    game = Ending(FULL).rule("red", 0, 2, 5, 6).won("red", USURPER).write()
    assert game.map[4] is None
    facedown = [spot for spot in game.value.positions if not spot.faceup]
    assert facedown
    assert all([spot.site is None and not spot.cards and not spot.relics for spot in facedown])
    assert game.told("laid sites") == [(4, 5, 6, 7)]
    assert len(game.value.positions) == 8


@pytest.mark.law("oath 8.3.5.7")
def test_in_each_region_without_a_faceup_site_the_top_one_is_revealed() -> None:
    assert filled() == ["mine", None, "wastes", None, None, "narrow_pass", None, None]
    assert filled(0, 1, 2) == ["plains", "river", "mountain", None, None, "mine", None, None]
    assert filled(0, 1, places=RUINS)[:2] == ["plains", "river"]


@pytest.mark.law("oath 8.3.5.7", "oath 8.3.2")
def test_a_site_revealed_then_may_be_one_that_was_removed_but_none_of_the_map() -> None:
    game = Ending(FULL).rule("red", 0).won("red", USURPER, luck=["river"]).write()
    drawn = [chance for chance in game.luck.asked if chance.about.kind == "site card"]
    assert [len(chance.outcomes) for chance in drawn] == [22, 21]
    assert SITE_NUMBER["plains"] not in drawn[0].outcomes
    assert game.map[2] == "river"


# 8.4


def new_cards(game: Ending) -> list[str]:
    """The suits of the cards that came, in order."""
    ((*cards,),) = game.told("added")
    assert all([NUMBER[key] in (game.value.world_deck or ()) for key in keys_of(cards)])
    return [SUIT_NAMES[SUIT[card]] for card in cards]


@pytest.mark.law("oath 8.4")
@pytest.mark.parametrize(
    "advisers, suits",
    [
        ("wolves rangers keep", ("beast", "nomad", "discord")),
        ("tents the_gathering keep", ("nomad", "discord", "arcane")),
        ("scryer", ("discord", "arcane", "order")),
        ("keep", ("order", "hearth", "beast")),
    ],
)
def test_three_two_and_one_cards_come_by_the_most_common_suit_of_the_winners_advisers(
    advisers: str, suits: tuple[str, str, str]
) -> None:
    game = Ending().adviser("red", advisers).adviser("blue", "dazzle alchemist").won("red", USURPER).choose("people")
    before = set(archive(game.s))
    game.choose("done")
    assert game.prompt != "suit of the new cards"
    game.write()
    assert new_cards(game) == [suits[0]] * 3 + [suits[1]] * 2 + [suits[2]]
    ((*cards,),) = game.told("added")
    assert set(keys_of(cards)) <= before
    assert len(set(cards)) == 6


@pytest.mark.law("oath 8.4")
def test_the_winner_chooses_among_tied_suits() -> None:
    game = Ending().adviser("red", "wolves keep").won("red", USURPER).choose("people", "done")
    assert (game.prompt, game.asked, game.offered) == ("suit of the new cards", "red", ["order", "beast"])
    assert new_cards(game.choose("beast").write())[0] == "beast"


@pytest.mark.law("oath 8.4", "oath 5.1.4.II")
def test_without_a_faceup_adviser_the_winner_chooses_any_suit() -> None:
    game = Ending().adviser("red", "wolves keep rangers", faceup=False).won("red", USURPER).choose("people", "done")
    assert game.offered == list(SUIT_NAMES)
    assert new_cards(game.choose("hearth").write())[0] == "hearth"


@pytest.mark.law("oath 8.4", "oath 10.11")
def test_marriage_counts_as_two_advisers() -> None:
    game = Ending(more="marriage").adviser("red", "marriage keep").won("red", USURPER).choose("people", "done")
    assert game.prompt != "suit of the new cards"
    assert new_cards(game.write())[0] == "hearth"


@pytest.mark.law("oath 8.4")
def test_the_cards_are_drawn_at_random_from_the_archive() -> None:
    game = Ending().adviser("red", "wolves").won("red", USURPER).choose("people").write()
    drawn = [chance for chance in game.luck.asked if chance.about.name == "at random"][:6]
    beasts = [card for card in DENIZENS if SUIT[card] == SUIT[NUMBER["wolves"]] and card not in starting_denizens()]
    assert list(drawn[0].outcomes) == beasts
    assert [len(chance.outcomes) for chance in drawn] == [24, 23, 22, 24, 23, 24]


def exhausted(*sizes: int) -> Ending:
    """An Archive that has two Beast cards and nothing else; so many of each suit are dispossessed, at least."""
    gone: list[Card] = []
    for suit, size in enumerate(sizes):
        left = [card for card in DENIZENS if SUIT[card] == suit and card not in starting_denizens()]
        gone += left[:size]
    return Ending(dispossessed=gone).adviser("red", "wolves")


@pytest.mark.law("oath 8.4")
def test_if_the_archive_lacks_one_of_them_six_of_the_largest_dispossessed_suit_come() -> None:
    game = exhausted(8, 10, 9, 7, 22, 8).won("red", USURPER).choose("people")
    gone = set(game.s.dispossessed)
    game.write()
    assert not game.told("added")
    assert game.told("recalled") == [(SUIT_NAMES.index("beast"), 6)]
    (event,) = [event for event in game.events if event.name == "recalled"]
    assert (len(event.secret), event.audience) == (6, ())  # the others are seen in the Archive, these are not
    deck, away = set(game.value.world_deck or ()), set(game.value.dispossessed or ())
    came = gone & (deck | away)
    assert len(came & deck) == 6
    assert {SUIT_NAMES[SUIT[card]] for card in came & deck} == {"beast"}
    assert not came & away  # they were not in the game when six cards went
    assert len(away) == 6
    assert len(gone) - 6 == sum([len(args) for args in game.told("archived")])
    assert {card for cards in game.value.archive for card in cards} >= gone - came


@pytest.mark.law("oath 8.4")
def test_the_archive_is_enough_if_it_has_just_those_six() -> None:
    game = exhausted(23, 24, 24, 24, 21, 22).won("red", USURPER).choose("people").write()
    assert new_cards(game) == ["beast"] * 3 + ["nomad"] * 2 + ["discord"]
    game = exhausted(24, 24, 24, 24, 21, 22).won("red", USURPER).choose("people").write()
    assert game.told("recalled")


@pytest.mark.law("oath 8.4")
@pytest.mark.open_question("largest_dispossessed_suit_tied")
def test_luck_decides_which_of_tied_suits_is_the_largest() -> None:
    game = exhausted(22, 0, 3, 0, 22, 0).won("red", USURPER, luck=["discord"]).choose("people").write()
    (chance,) = [chance for chance in game.luck.asked if chance.about.name == "suit at random"]
    assert [SUIT_NAMES[suit] for suit in chance.outcomes] == ["discord", "beast"]
    assert game.told("recalled") == [(SUIT_NAMES.index("discord"), 6)]


# 8.5


def away(game: Ending) -> set[str]:
    return set(keys_of(game.value.dispossessed or ()))


@pytest.mark.law("oath 8.5")
def test_six_random_cards_of_discard_piles_and_losers_advisers_are_dispossessed() -> None:
    game = Ending().rule("red", 0, 2, 5).adviser("red", "scryer").adviser("blue", "wolves", faceup=True)
    game.adviser("yellow", "keep", faceup=False).discard("rangers", 0).discard("alchemist", 1).discard("tents", 2)
    game.won("red", USURPER, luck=["wolves", "keep", "rangers", "alchemist", "tents"]).choose("people").write()
    assert away(game) >= {"wolves", "keep", "rangers", "alchemist", "tents"}
    assert len(away(game)) == 6
    assert game.told("dispossessed") == [(6,)]


@pytest.mark.law("oath 8.5")
def test_neither_the_winners_advisers_nor_cards_at_sites_nor_the_world_deck_are_among_them() -> None:
    game = Ending().rule("red", 0, 2, 5).adviser("red", "scryer").adviser("red", "keep", faceup=False)
    piled = {card for pile in game.s.piles for card in pile} | {
        card for seat in (0, 2, 3) for card in game.s.advisers[seat]
    }
    game.won("red", USURPER).choose("people").write()
    drawn = [chance for chance in game.luck.asked if chance.about.name == "at random"][6:]
    assert set(drawn[0].outcomes) == piled - set(VISIONS)
    assert [len(chance.outcomes) for chance in drawn] == list(
        range(len(drawn[0].outcomes), len(drawn[0].outcomes) - 6, -1)
    )


@pytest.mark.law("oath 8.5", "oath 8.8")
def test_all_visions_are_set_aside_first_wherever_they_are() -> None:
    game = Ending().vision("blue", "vision_of_faith").adviser("yellow", "vision_of_conquest", faceup=False)
    game.discard("conspiracy", 1)
    game.s.piles[1].remove(NUMBER["conspiracy"])
    game.s.boxed.append(NUMBER["conspiracy"])
    game.s.prophet[:] = bytes((3, NUMBER["vision_of_faith"]))
    game.s.warbands[3 * ROW] -= 1
    game.discard("vision_of_sanctuary", 2)
    game.won("red", USURPER).choose("people").write()
    for chance in game.luck.asked:
        if chance.about.name == "at random":
            assert not set(chance.outcomes) & set(VISIONS)
    assert bytes(game.s.vision_pool) == bytes(VISIONS)
    assert set(game.s.vision) == {NONE}
    assert bytes(game.s.prophet) == bytes((NONE, NONE))


@pytest.mark.law("oath 8.5", "oath 7.2.2")
def test_locked_advisers_are_not_protected() -> None:
    game = Ending(more="marriage").adviser("blue", "marriage").won("red", USURPER, luck=["marriage"]).choose("people")
    assert "marriage" in away(game.write())


@pytest.mark.law("oath 8.5", "oath 9.3")
def test_with_fewer_than_six_cards_all_of_them_go() -> None:
    game = Ending(seats=2).rule("red", 0, 2, 5)
    s = game.s
    for pile in (*s.piles, s.advisers[0]):
        for card in pile:
            s.deck.insert(0, card)
        pile.clear()
    game.discard("wolves keep").won("red", USURPER).choose("people").write()
    assert away(game) == {"wolves", "keep"}


@pytest.mark.law("oath 8.5")
def test_nobody_looks_at_them() -> None:
    game = Ending().won("red", USURPER).choose("people").write()
    assert not any([game.s.seen[card] for card in game.s.dispossessed])
    (event,) = [event for event in game.events if event.name == "dispossessed"]
    assert (len(event.secret), event.audience) == (6, ())


# 8.6


@pytest.mark.law("oath 8.6.1")
def test_losers_relics_go_to_the_relic_deck_and_the_scepter_leaves() -> None:
    game = Ending().rule("red", 0).hold("blue", "truthful_harp").hold("yellow", "map the_grand_scepter")
    game.hold("red", "book_of_records").won("red", USURPER).choose("people").write()
    value = game.value
    assert value.relic_rest is not None and value.relic_top is not None
    assert {NUMBER["truthful_harp"], NUMBER["map"]} <= set(value.relic_rest)
    held = [relic for spot in value.positions for relic in spot.relics if relic is not None]
    assert sorted([*value.relic_rest, *value.relic_top, *held]) == list(RELICS)


@pytest.mark.law("oath 8.6.1")
def test_a_relic_that_lay_at_a_kept_site_is_none_of_those_that_somebody_held() -> None:
    places: list[Place] = [("mountain", "", 1), None, ("marshes", "", 1), *MAP[3:]]
    game = Ending(places).rule("red", 0).hold("blue", "truthful_harp").hold("red", "map").won("red", USURPER)
    game.choose("people").write()
    value = game.value
    kept = value.positions[0].relics
    assert len(kept) == 1 and kept[0] is not None  # decided now; what is dealt from here on is not
    drawn = [chance for chance in game.luck.asked if chance.about.name == "draw a relic"]
    for chance in drawn:
        assert not {NUMBER["truthful_harp"], NUMBER["map"]} & set(chance.outcomes)
    assert len(drawn) == 5  # with the four of the Reliquary


@pytest.mark.law("oath 8.6.2")
def test_faceup_sites_are_filled_up_with_relics() -> None:
    places: list[Place] = [("mountain", "", 1), ("marshes", ""), ("plains", ""), *MAP[3:]]
    game = Ending(places).rule("red", 0, 1, 2).won("red", USURPER, luck=["drowned_city"]).choose("people").write()
    assert [len(spot.relics) for spot in game.value.positions] == [1, 1, 0, 0, 0, 2, 0, 0]
    assert game.told("relics at site") == [(1, 1), (5, 2)]
    assert game.value.positions[1].relics == (None,)


@pytest.mark.law("oath 8.6.2", "oath 9.3")
@pytest.mark.open_question("relic_deck_runs_out")
def test_as_many_relics_are_placed_as_there_are() -> None:
    places: list[Place] = [("mountain", ""), ("marshes", ""), ("steppe", ""), *MAP[3:]]
    game = Ending(places).rule("red", 0, 1, 2)
    relics = " ".join(keys_of(bytes(game.s.relic_pool)[: len(game.s.relic_deck) - 2]))
    game.hold("red", relics).won("red", USURPER, luck=["plains"]).choose("people").write()
    assert [len(spot.relics) for spot in game.value.positions] == [1, 1, 0, 0, 0, 0, 0, 0]


@pytest.mark.law("oath 8.6.3", "oath 1.17")
def test_the_winners_relics_and_those_of_the_reliquary_are_on_top_of_the_relic_deck() -> None:
    game = Ending(relic_top="ivory_eye cursed_cauldron ring_of_devotion oracular_pig")
    game.hold("red", "truthful_harp map").hold("blue", "book_of_records").won("red", USURPER).choose("people").write()
    top = set(keys_of(game.value.relic_top or ()))
    assert top == {"ivory_eye", "cursed_cauldron", "ring_of_devotion", "oracular_pig", "truthful_harp", "map"}
    assert bytes(game.s.relic_deck[-6:]) == bytes(game.value.relic_top or ())
    s = new_state({"seats": 2, "chronicle": chronicle.sequel(game.s)})
    assert set(s.relic_deck[-6:]) == set(game.value.relic_top or ())
    assert s.relic_deck.count(RELIC_BACK) == len(s.relic_deck) - 6


# 8.7


@pytest.mark.law("oath 8.7.1")
def test_all_cards_of_each_site_are_kept_with_it_from_the_cradle_to_the_hinterland() -> None:
    places: list[Place] = [
        ("plains", "keep longbows wolves"),
        ("mountain", "taming_charm", 1),
        ("river", ""),
        *MAP[3:],
    ]
    game = Ending(places).rule("red", 0, 1, 2).won("red", USURPER).write()
    first, second, third = game.value.positions[:3]
    assert keys_of(first.cards) == ["keep", "longbows", "wolves"]
    assert (keys_of(second.cards), len(second.relics)) == (["taming_charm"], 1)
    assert (third.site, third.cards) == (SITE_NUMBER["river"], ())


@pytest.mark.law("oath 8.7.2")
def test_boards_are_kept_by_their_colors_on_their_current_sides() -> None:
    game = Ending(seats=3, citizens=["blue", "white"]).won("purple", STABLE).choose("people").write()
    assert game.value.citizens == (2, 4)
    assert game.value.last is not None
    assert game.value.last.citizens == (2, 4)


# 8.8


@pytest.mark.law("oath 8.8")
def test_the_world_deck_is_rebuilt_of_all_denizens_that_have_remained_in_the_game() -> None:
    game = Ending().rule("purple", 0).adviser("purple", "scryer wolves").adviser("red", "tents").discard("keep")
    game.won("purple", STABLE).choose("people", "longbows").write()
    value, s = game.value, game.s
    world = value.world_deck or ()
    assert value.rebuilt
    assert len(world) == 54  # no denizen is left on the map
    (new,) = game.told("added")
    expected = {*starting_denizens(), *new} - {*(value.dispossessed or ())}
    assert set(world) == expected
    assert bytes(s.pool) == bytes(world)
    assert (len(s.deck), bytes(s.parts)) == (59, bytes((0, 12, 2, 18, 3)))
    assert not any([*s.piles, *s.advisers])
    assert not any([s.seen[card] for card in (*world, *VISIONS)])


@pytest.mark.law("oath 8.8")
def test_denizens_at_sites_are_not_in_the_world_deck() -> None:
    game = Ending().rule("red", 0, 2).won("red", USURPER).choose("people").write()
    world = set(game.value.world_deck or ())
    assert not {NUMBER["longbows"], NUMBER["taming_charm"]} & world
    assert NUMBER["elders"] in set(game.value.denizens)
    assert len(world) == 52


# Many games


@pytest.mark.law("oath 8", "oath 8.4", "oath 8.5", "oath 8.8")
@pytest.mark.parametrize("number", range(4))
def test_ten_and_more_chronicles_in_a_row_keep_every_card(number: int) -> None:
    luck = Random(number)
    value = None
    for _ in range(25):
        game = Ending(seats=luck.randint(2, 6), value=value)
        seats, s = game.s.box.seats, game.s
        for position in POSITIONS:
            if s.is_faceup(position) and luck.random() < 0.7:
                color = luck.randrange(seats)
                s.warbands[color * ROW + BANK] -= 1
                s.warbands[color * ROW + SITE + position] += 1
        game.change()
        winner = luck.randrange(seats)
        game.win(winner, USURPER if s.is_exile(winner) else STABLE)
        table = game.table
        while table.pending is not None:
            table.choose_index(luck.randrange(len(table.pending.options)))
            conserved(table.state)
        value = chronicle.next_chronicle(table.state)
        world = [*(value.world_deck or ()), *[card for card in value.on_map if card in DENIZENS]]
        assert len(world) == 54
        assert Counter(world).most_common(1)[0][1] == 1
        assert sorted(
            [*world, *(value.dispossessed or ()), *[card for cards in value.archive for card in cards]]
        ) == list(DENIZENS)
