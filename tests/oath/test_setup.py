"""Setting up a game: Law of Oath 1."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

import pytest
from tests.oath.conserved import check, world
from tests.oath.situation import Situation, numbers, setup

from lawbound.kernel import BadSetup, Table
from lawbound.oath import notation
from lawbound.oath.cards import (
    ADVISER_ONLY,
    CARDS,
    DENIZENS,
    NONE,
    OATH_NAMES,
    RELICS,
    SITE_NUMBER,
    SITES,
    VISIONS,
    is_vision,
)
from lawbound.oath.chronicle_value import Chronicle, Spot, prescribed_deal, starting_denizens
from lawbound.oath.naming import card_name
from lawbound.oath.rules import OATH
from lawbound.oath.state import (
    DENIZEN_BACK,
    LEAST_MARKER,
    PLAYING,
    RELIC_BACK,
    ROW,
    SETTING_UP,
    VISION_BACK,
    WAKE,
    State,
    back,
)


def entered(table: Situation) -> Situation:
    """The same when all have come to the map, each by their first choice."""
    while table.s.stage == SETTING_UP:
        check(table.s, not table.table._answers)
        table.choose(table.offered[0])
    return table


def keys(cards: bytes | bytearray) -> list[str]:
    return [card_name(card) for card in cards]


def spot(site: str, *cards: str, relics: tuple[int | None, ...] = ()) -> Spot:
    return Spot(SITE_NUMBER[site], True, tuple(numbers(*cards)), relics)


def down(site: str | None = None) -> Spot:
    return Spot(None if site is None else SITE_NUMBER[site], False)


def chronicle(*spots: Spot, **changes: Any) -> Chronicle:
    """The chronicle before a first game, with another map."""
    laid = [card for each in spots for card in each.cards]
    relics = [relic for each in spots for relic in each.relics]
    return replace(
        Chronicle.first(),
        positions=spots,
        denizens=tuple([card for card in starting_denizens() if card not in laid]),
        relic_rest=tuple([card for card in RELICS if card not in relics and card not in changes.get("relic_top", ())]),
        **changes,
    )


SMALL = (spot("plains", "longbows"), down(), spot("mine"), down(), down(), spot("river"), down(), down())


# What was asked for


@pytest.mark.parametrize(
    ("wrong", "words"),
    [
        ({}, "needs `seats`"),
        ({"seats": "red"}, "needs `seats`"),
        ({"seats": True}, "needs `seats`"),
        ({"seats": 1}, "2 to 6 seats; 1"),
        ({"seats": 7}, "2 to 6 seats; 7"),
        ({"seats": ["red", "chancellor"]}, "Chancellor sits first"),
        ({"seats": ["chancellor", "purple"]}, "one Chancellor"),
        ({"seats": ["chancellor", "red", "red"]}, "one red board"),
        ({"seats": ["chancellor", "green"]}, "Unknown seat 'green'"),
        ({"seats": ["chancellor", "citizen"]}, "No board is left on its Citizen side"),
        ({"seats": ["chancellor", "yelow"]}, "did you mean 'yellow'"),
        ({"seats": 4, "map": "autumn"}, "Unknown setting 'map'"),
        ({"seats": 4, "game": "second"}, "Unknown game 'second'"),
        ({"seats": 4, "oath": "poverty"}, "Unknown oath 'poverty'"),
        ({"seats": 3, "game": "prescribed"}, "prescribed game is for four"),
        ({"seats": ["chancellor", "red", "blue", "black"], "game": "prescribed"}, "prescribed game is for four"),
        ({"seats": 4, "options": {"dice": 3}}, "Unknown option 'dice'"),
        ({"seats": 4, "options": {"keep_order": 1}}, "Unknown keep_order 1"),
        ({"seats": 4, "options": {"empty_attack_pool": "all"}}, "Unknown empty_attack_pool 'all'"),
        ({"seats": 4, "options": ["keep_order"]}, "`options` are names"),
        ({"seats": 4, "names": "Ann"}, "`names` is a list"),
        ({"seats": 4, "chronicle": 7}, "`chronicle` is a chronicle string"),
        ({"seats": 4, "chronicle": "03"}, "Offset 2"),
        ({"seats": 4, "chronicle": {}, "oath": "people"}, "`oath` is for a first game"),
        ({"seats": 4, "chronicle": {}, "game": "first"}, "`game` is for a first game"),
    ],
)
def test_a_setup_that_is_wrong_says_why(wrong: Mapping[str, Any], words: str) -> None:
    with pytest.raises(BadSetup) as error:
        OATH.start(wrong)
    assert words in str(error.value)


def test_a_chronicle_that_cannot_be_played_says_why() -> None:
    opened = Chronicle.first().opened().to_plain()
    with pytest.raises(BadSetup, match="sealed part"):
        OATH.start({"seats": 4, "chronicle": opened})
    with pytest.raises(BadSetup, match="does not tell the orders"):
        OATH.start({"seats": 4, "chronicle": Chronicle.first().to_plain(), "options": {"keep_order": True}})
    fixed = Chronicle.first("prescribed")
    assert fixed.deck_order is not None
    strange = replace(fixed, deck_order=(*sorted(fixed.deck_order, reverse=True),))
    with pytest.raises(BadSetup, match="2 visions should be among the first 12"):
        OATH.start({"seats": 4, "chronicle": strange.to_plain(), "options": {"keep_order": True}})


@pytest.mark.law("oath 1.7", "oath 1.9")
def test_the_chancellor_sits_first_and_others_have_any_boards() -> None:
    assert OATH.seats({"seats": 3}) == ("chancellor", "red", "blue")
    assert OATH.seats({"seats": ["purple", "white", "red"]}) == ("chancellor", "white", "red")
    assert OATH.seats({"seats": ["chancellor", "exile", "red", "exile"]}) == ("chancellor", "blue", "red", "yellow")
    assert setup(["chancellor", "black"]).s.box.colors == (0, 5)


@pytest.mark.law("oath 1.9", "oath 1.15")
def test_the_side_of_a_board_makes_a_citizen() -> None:
    past = replace(Chronicle.first(), citizens=(2, 4)).to_plain()
    table = setup(["chancellor", "red", "white", "citizen"], chronicle=past)
    assert OATH.seats({"seats": ["chancellor", "red", "white", "citizen"], "chronicle": past})[3] == "blue"
    s = table.s
    assert [s.is_imperial(seat) for seat in range(4)] == [True, False, True, True]
    assert table.on_board("red") == {"red": 3}
    assert table.on_board("white") == table.on_board("blue") == {"purple": 3}
    assert s.warbands[2 * ROW] == 14
    assert (table.favor("white"), table.secrets("white")) == (1, 1)


# The map, the banks, the boards


@pytest.mark.law("oath 1", "oath 1.1", "oath 1.3")
def test_a_first_game_has_the_map_of_the_playbook() -> None:
    table = setup(4)
    s = table.s
    assert [SITES[site].key for site in s.site] == [
        *("plains", "lush_coast", "mountain", "buried_giant", "salt_flats", "rocky_coast", "wastes", "great_slum"),
    ]
    assert [position for position in range(8) if s.is_faceup(position)] == [0, 2, 5]
    assert [table.at(site) for site in (1, 3, 6)] == [["longbows"], ["taming_charm"], ["elders"]]
    assert keys(s.relics_at[2]) == ["ivory_eye"]
    assert len(s.site_pool) == 15
    assert OATH_NAMES[s.oath] == "supremacy"
    assert world(s) == set(starting_denizens())


def test_the_variant_leaves_facedown_sites_and_the_relic_to_luck() -> None:
    s = setup(4, game="variant").s
    assert [site == NONE for site in s.site] == [False, True, False, True, True, False, True, True]
    assert len(s.site_pool) == 20
    assert list(s.relics_at[2]) == [RELIC_BACK]
    assert len(s.relic_pool) == 20


def test_a_random_world_has_random_sites_and_denizens() -> None:
    worlds = set()
    for seed in range(6):
        s = setup(3, game="random", seed=str(seed)).s
        check(s, False)
        assert s.faceup == 0b00100101
        assert len(world(s)) == 54
        for position in (0, 2, 5):
            site = SITES[s.site[position]]
            assert len(s.cards_at[position]) == min(1, site.capacity)
            assert len(s.relics_at[position]) == site.relics
        worlds.add(frozenset(world(s)))
    assert len(worlds) == 6
    assert len(set().union(*worlds)) > 120


@pytest.mark.law("oath 1", "oath 1.1", "oath 1.3", "oath 1.13")
def test_a_chronicle_brings_its_map_and_its_oath() -> None:
    spots = (
        spot("plains", "wolves", "keep"),
        down("river"),
        spot("mountain", relics=tuple(numbers("map"))),
        *(down(), down()),
        spot("ancient_city", "hall_of_debate", relics=(None,)),
        *(down(), down("mine")),
    )
    table = setup(3, chronicle=chronicle(*spots, oath=2).to_plain())
    s = table.s
    assert table.at("plains") == ["wolves", "keep"]
    assert keys(s.relics_at[2]) == ["map"] and list(s.relics_at[5]) == [RELIC_BACK]
    assert SITES[s.site[1]].key == "river" and s.site[3] == NONE
    assert OATH_NAMES[s.oath] == "devotion"
    assert table.ruler("ancient_city") == "empire" and table.ruler("mountain") == "bandits"
    assert table.s.holder[0] == 0
    check(s, False)


def test_a_chronicle_string_is_read_and_shuffled() -> None:
    text = notation.write(Chronicle.first("prescribed"))
    s = setup(4, chronicle=text).s
    assert [SITES[site].key for site in s.site][:3] == ["plains", "lush_coast", "mountain"]
    assert all([card >= LEAST_MARKER for card in s.deck])
    kept = setup(4, chronicle=text, options={"keep_order": True}).s
    assert keys(kept.deck[::-1])[:3] == ["garrison", "faithful_friend", "fire_talkers"]


@pytest.mark.law("oath 1.2", "oath 1.10")
def test_markers_stand_at_the_start() -> None:
    s = setup(5).s
    assert (s.round, s.visions_drawn) == (1, 0)
    assert list(s.supply) == [7] * 5


@pytest.mark.law("oath 1.4", "oath 1.5", "oath 1.6", "oath 1.11", "oath 1.15")
@pytest.mark.parametrize(("seats", "bank"), [(2, 3), (3, 3), (4, 3), (5, 4), (6, 4)])
def test_favor_and_secrets_are_placed(seats: int, bank: int) -> None:
    table = setup(seats)
    s = table.s
    assert list(s.banks) == [bank] * 6
    assert list(s.favor) == [2] + [1] * (seats - 1)
    assert list(s.secrets) == [1] * seats
    assert (table.favor("peoples_favor"), table.secrets("darkest_secret"), s.mob) == (1, 1, 0)
    assert s.shared == 36 - 6 * bank - 1 - 2 - (seats - 1)
    assert list(s.holder) == [NONE, NONE]


@pytest.mark.law("oath 1.8", "oath 1.9", "oath 1.14")
def test_the_chancellor_has_the_scepter_and_the_title() -> None:
    table = setup(3)
    assert table.relics("chancellor") == ["the_grand_scepter"]
    assert (table.s.title, table.s.usurper) == (0, 0)
    assert [sum(table.s.warbands[row * ROW : (row + 1) * ROW]) for row in range(3)] == [24, 14, 14]


@pytest.mark.law("oath 1.12")
def test_the_chancellor_garrisons_sites_with_cards() -> None:
    table = setup(4)
    assert table.warbands("purple") == 3
    assert [table.warbands("purple", site) for site in range(1, 9)] == [2, 0, 1, 0, 0, 1, 0, 0]
    assert table.s.warbands[0] == 17
    assert [table.ruler(site) for site in (1, 2, 3)] == ["empire", "nobody", "empire"]


@pytest.mark.law("oath 1.12")
def test_a_ruin_alone_is_not_garrisoned_and_the_topmost_site_always_is() -> None:
    ruin = CARDS[numbers("hall_of_debate")[0] + 1].key
    spots = (
        spot("mine"),
        spot("river", "wolves", "keep"),
        spot("steppe", ruin),
        spot("plains"),
        spot("mountain", "forest_temple"),
        spot("great_slum", CARDS[numbers("great_spire")[0] + 1].key, "longbows"),
        *(down(), down()),
    )
    table = setup(2, chronicle=chronicle(*spots).to_plain())
    assert [table.warbands("purple", site) for site in range(1, 9)] == [2, 1, 0, 0, 1, 1, 0, 0]


@pytest.mark.law("oath 1.12", "oath 1.15", "oath 9.3")
def test_citizens_take_purple_warbands_as_long_as_there_are_any() -> None:
    named = ["plains", "steppe", "mountain", "river", "mine", "rocky_coast", "salt_flats", "ancient_city"]
    cards = ["wolves", "keep", "longbows", "elders", "garrison", "scouts", "tents", "dazzle"]
    spots = [spot(site, card) for site, card in zip(named, cards, strict=True)]
    table = setup(6, chronicle=chronicle(*spots, citizens=(1, 2, 3, 4, 5)).to_plain())
    boards = [table.on_board(key).get("purple", 0) for key in ("red", "blue", "yellow", "white", "black")]
    assert boards == [3, 3, 3, 3, 0]
    assert table.s.warbands[0] == 0


@pytest.mark.law("oath 1.13")
@pytest.mark.parametrize(
    ("oath", "holders"),
    [("supremacy", [NONE, NONE]), ("people", [NONE, 0]), ("devotion", [0, NONE]), ("protection", [NONE, NONE])],
)
def test_two_oaths_bring_a_banner(oath: str, holders: list[int]) -> None:
    table = setup(4, oath=oath)
    assert list(table.s.holder) == holders
    assert (table.favor("peoples_favor"), table.secrets("darkest_secret"), table.s.mob) == (1, 1, 0)
    assert bool(table.happened("took", "oath 1.13")) == (holders != [NONE, NONE])


@pytest.mark.law("oath 1.16", "oath 2.8.2")
def test_sites_get_their_tokens_but_no_more_relics() -> None:
    table = setup(4, chronicle=chronicle(*SMALL).to_plain())
    assert (table.favor("mine"), table.secrets("mine")) == (3, 0)
    assert [len(relics) for relics in table.s.relics_at] == [0] * 8
    secret = next(site for site in SITES if site.secrets)
    spots = (SMALL[0], SMALL[1], spot(secret.key), *SMALL[3:])
    table = setup(4, chronicle=chronicle(*spots).to_plain())
    assert table.secrets(secret.key) == secret.secrets
    assert table.happened("tokens at site", "oath 1.16")


@pytest.mark.law("oath 1.16", "oath 9.3")
def test_where_favor_is_short_the_chancellor_says_who_gets_it() -> None:
    spots = (SMALL[0], SMALL[1], spot("mine"), down(), down(), spot("salt_flats"), down(), down())
    table = setup(6, chronicle=chronicle(*spots).to_plain())
    assert (table.asked, table.prompt, table.offered) == ("chancellor", "favor for sites", ["mine", "salt_flats"])
    check(table.s, False)
    table.choose("salt_flats", "mine", "salt_flats")  # the last one can only go to the mine
    assert (table.favor("mine"), table.favor("salt_flats"), table.s.shared) == (2, 2, 0)


# Decks


@pytest.mark.law("oath 1.17", "oath 1.18")
def test_four_relics_lie_in_the_reliquary_and_nobody_knows_them() -> None:
    s = setup(4).s
    assert list(s.reliquary) == [RELIC_BACK] * 4
    assert list(s.relic_deck) == [RELIC_BACK] * 15
    assert len(s.relic_pool) == 19


@pytest.mark.law("oath 1.17", "oath 1.18")
def test_the_top_group_of_the_relic_deck_comes_first() -> None:
    top = tuple(sorted(numbers("map", "whistle", "brass_horse", "cracked_horn", "horned_mask")))
    found: set[tuple[int, ...]] = set()
    for seed in range(8):
        past = chronicle(*SMALL, relic_top=top).to_plain()
        s = setup(3, chronicle=past, seed=str(seed)).s
        check(s, False)
        assert sorted([*s.reliquary, s.relic_deck[-1]]) == list(top)
        assert list(s.relic_deck[:-1]) == [RELIC_BACK] * 15
        assert not any([s.seen[card] for card in top])
        assert OATH.view(s, 0).state.reliquary == bytes([RELIC_BACK] * 4)
        found.add(tuple(s.reliquary))
    assert len(found) > 4


@pytest.mark.law("oath 1.17", "oath 9.3")
def test_a_small_top_group_is_filled_from_below() -> None:
    top = tuple(numbers("map"))
    s = setup(3, chronicle=chronicle(*SMALL, relic_top=top).to_plain()).s
    assert list(s.reliquary) == [top[0], RELIC_BACK, RELIC_BACK, RELIC_BACK]


@pytest.mark.law("oath 1.19", "oath 1.20", "oath 1.21", "oath 1.24")
@pytest.mark.parametrize("seats", [2, 4, 6])
def test_cards_come_from_the_bottom_of_the_world_deck(seats: int) -> None:
    table = setup(seats)
    s = table.s
    assert [list(pile) for pile in s.piles] == [[DENIZEN_BACK]] * 3
    assert [len(hand) for hand in s.hands] == [3] * seats
    assert all([s.seen[card] == 1 << seat for seat, hand in enumerate(s.hands) for card in hand])
    assert len(s.deck) == 56 - 3 - 3 * seats
    assert list(s.parts) in ([1, 11, 2, 18, 3], [1, 11, 1, 18, 3])
    assert s.deck[-1] in (DENIZEN_BACK, VISION_BACK)
    for seat, event in enumerate(table.happened("dealt", "oath 1.20")):
        assert (event.args, event.secret) == ((seat, 3), tuple(s.hands[seat]))
        assert event.seen_by(None).secret == event.seen_by((seat + 1) % seats).secret == ()
    check(s, False)


FULL = [
    *("plains", "steppe", "mountain", "river", "mine", "rocky_coast", "ancient_city", "great_slum"),
]


@pytest.mark.open_question("visions_in_setup_discards")
@pytest.mark.law("oath 1.19", "oath 1.20", "oath 1.22", "oath 2.7.1")
def test_visions_that_leave_the_deck_in_the_setup_are_counted() -> None:
    counted = 0
    for seed in range(12):
        left = iter([card for card in starting_denizens() if CARDS[card].restriction != ADVISER_ONLY])
        spots = [
            Spot(SITE_NUMBER[site], True, tuple([next(left) for _ in range(SITES[SITE_NUMBER[site]].capacity)]))
            for site in FULL
        ]
        table = setup(6, chronicle=chronicle(*spots).to_plain(), seed=str(seed))
        while table.prompt == "favor for sites":
            table.choose(table.offered[0])
        s = table.s
        check(s, False)
        gone = [card for pile in (*s.piles, *s.hands) for card in pile if is_vision(card) or card == VISION_BACK]
        assert s.visions_drawn == len(gone)
        told = table.happened("vision drawn", "oath 2.7.1")
        assert len(told) == len(gone)
        counted += len(gone)
    assert counted


@pytest.mark.law("oath 1.24")
def test_a_deck_of_the_least_size_is_built_all_the_same() -> None:
    few = starting_denizens()[:25]
    past = replace(chronicle(*SMALL), positions=(spot("plains"), *SMALL[1:]), denizens=few).to_plain()
    s = setup(6, chronicle=past).s
    check(s, False)
    assert len(s.deck) == 30 - 3 - 18
    assert sum(s.parts[at] for at in (0, 1, 3)) == 9


def test_what_is_sealed_is_in_the_state_and_nowhere_else() -> None:
    away = tuple(sorted(starting_denizens()[30:40]))
    past = replace(chronicle(*SMALL, relic_top=tuple(numbers("map"))), dispossessed=away)
    past = replace(past, positions=(*past.positions[:7], down("wastes")))
    table = setup(4, chronicle=past.to_plain())
    s = table.s
    assert bytes(s.dispossessed) == bytes(away)
    told = s.box.setup["chronicle"]
    assert "sealed" not in told
    assert "wastes" not in repr(told) and "'map'" not in repr(told["denizens"])
    for seat in (None, *range(4)):
        seen = table.table.view(seat).state
        assert list(seen.dispossessed) == [DENIZEN_BACK] * 10
        assert seen.site[7] == NONE
        assert set(away) <= set(seen.pool)
    check(s, False)


# Coming to the map


@pytest.mark.law("oath 1.23", "oath 10.8", "oath 10.10")
def test_players_enter_in_turn_order() -> None:
    table = setup(3)
    assert (table.asked, table.prompt) == ("chancellor", "first adviser")  # their pawn has one place to go
    assert table.pawn("chancellor") == 1
    first, second, third = [card_name(card) for card in table.ask.options]
    table.choose(first)
    assert table.offered in ([second, third], [third, second])
    table.choose(second)
    assert table.advisers("chancellor") == [f"-{first}"]
    assert table.pile("provinces")[:2] == [third, second]
    assert table.knows("chancellor", first) and not table.knows("red", first)
    assert table.knows("chancellor", third) and not table.knows("blue", third)
    assert (table.asked, table.prompt, table.offered) == ("red", "first site", ["plains", "mountain", "rocky_coast"])
    table.choose("rocky_coast")
    table.choose(table.offered[2], table.offered[0])
    assert table.pawn("red") == 6
    assert len(table.pile("cradle")) == 3
    (told,) = [event for event in table.happened("played facedown", "oath 1.23") if event.args == (1,)]
    assert told.seen_by(1).secret and not told.seen_by(2).secret
    table.choose("mountain")
    entered(table)
    assert len(table.pile("hinterland")) == 3


@pytest.mark.law("oath 1", "oath 1.23")
def test_then_the_first_turn_begins() -> None:
    table = setup(2)
    assert table.s.stage == SETTING_UP
    while table.s.stage == SETTING_UP:
        table.choose(table.offered[0])
    s = table.s
    assert (s.stage, s.turn, s.turns, s.round, s.step) == (PLAYING, 0, 1, 1, 0)
    assert table.happened("turn", "oath 4")[0].args == (0, 1, 1)
    assert not any(s.hands)
    check(s)


def test_each_player_enters_between_safe_points() -> None:
    table = setup(3)
    for _ in range(40):
        if table.s.stage != SETTING_UP:
            return
        if table.table.at_safe_point:
            again = State.from_bytes(table.s.box, table.s.to_bytes())
            assert again == table.s
        table.choose(table.offered[0])
    raise AssertionError("nobody plays")


# The prescribed game


@pytest.mark.law("oath 1.17", "oath 1.19", "oath 1.20", "oath 1.21", "oath 1.23")
def test_the_prescribed_game_is_laid_out_card_for_card() -> None:
    table = setup(4, game="prescribed", luck=())
    s = table.s
    assert table.s.box.prescribed
    for dealt in prescribed_deal():
        if dealt.color:
            table.choose(SITES[dealt.pawn].key)
        table.choose(CARDS[dealt.adviser].key)
        table.choose(CARDS[dealt.discards[0]].key)
    assert [table.pawn(key) for key in ("chancellor", "red", "blue", "yellow")] == [1, 3, 3, 6]
    assert [table.advisers(key) for key in ("chancellor", "red", "blue", "yellow")] == [
        ["-forest_paths"],
        ["-animal_playmates"],
        ["-naysayers"],
        ["-a_small_favor"],
    ]
    assert keys(s.piles[0]) == ["ancient_binding", "wrestlers", "tinkers_fair"]
    assert keys(s.piles[1]) == ["wayside_inn", "wolves", "spirit_snare"]
    assert keys(s.piles[2]) == ["horse_archers", "key_to_the_city", "sleight_of_hand", "keep", "battle_honors"]
    assert keys(s.deck[::-1]) == [
        *("garrison", "faithful_friend", "fire_talkers", "errand_boy", "the_old_oak", "inquisitor", "alchemist"),
        *("vision_of_conquest", "long_lost_heir", "roving_terror", "vision_of_sanctuary", "tents", "bear_traps"),
        *("true_names", "warning_signals", "vision_of_faith", "book_burning", "great_herd", "welcoming_party"),
        *("rangers", "vision_of_rebellion", "scouts", "the_gathering", "conspiracy", "pressgangs", "second_wind"),
        *("dazzle", "memory_of_home", "disgraced_captain", "storyteller", "magicians_code", "armed_mob"),
        *("mercenaries", "tavern_songs", "scryer", "acting_troupe", "extra_provisions", "traveling_doctor"),
        *("rain_boots", "martial_culture", "wizard_school"),
    ]
    assert keys(s.reliquary) == ["ring_of_devotion", "whistle", "cracked_horn", "obsidian_cage"]
    assert keys(s.relic_deck[::-1]) == [
        *("cursed_cauldron", "book_of_records", "grand_mask", "dowsing_sticks", "horned_mask", "map", "bandit_crown"),
        *("skeleton_key", "dragonskin_drum", "sticky_fire", "brass_horse", "truthful_harp", "cup_of_plenty"),
        *("oracular_pig", "circlet_of_command"),
    ]
    assert [table.warbands("purple", site) for site in (1, 3, 6)] == [2, 1, 1]
    assert s.warbands[0] == 17
    assert not s.pool and not s.vision_pool and not s.relic_pool
    assert s.phase != WAKE or s.stage == PLAYING
    check(s)


def test_the_prescribed_game_leaves_nothing_to_luck() -> None:
    games = [entered(setup(4, game="prescribed", seed=seed)).s.to_bytes() for seed in "ab"]
    assert games[0] == games[1]


@pytest.mark.law("oath 9.4")
def test_the_prescribed_deck_is_as_hidden_as_any_other() -> None:
    table = entered(setup(4, game="prescribed"))
    for seat in (None, *range(4)):
        seen = table.table.view(seat).state
        assert list(seen.deck) == [DENIZEN_BACK] * 11 + [251] * 18 + [252] * 11 + [DENIZEN_BACK]
        assert [back(card) for card in seen.relic_deck] == [RELIC_BACK] * 15
        assert len(seen.vision_pool) == len(VISIONS)
        check(seen, all_known=False)


# Every game


@pytest.mark.open_question("players_at_a_table_of_two")
@pytest.mark.parametrize("seats", range(2, 7))
@pytest.mark.parametrize("game", ["first", "variant", "random"])
@pytest.mark.parametrize("oath", OATH_NAMES)
def test_every_first_game_begins_and_nothing_is_lost(seats: int, game: str, oath: str) -> None:
    table = entered(setup(seats, game=game, oath=oath, seed=f"{seats} {game}"))
    assert table.s.stage == PLAYING
    assert len(world(table.s)) == 54 and world(table.s) <= set(DENIZENS)
    check(table.s)


def test_the_same_seed_is_the_same_game() -> None:
    setups: list[dict[str, Any]] = [{"seats": 4, "game": "random"}, {"seats": 2}]
    for each in setups:
        states = [Table.new(OATH, each, seed="again").state.to_bytes() for _ in range(2)]
        assert states[0] == states[1]
