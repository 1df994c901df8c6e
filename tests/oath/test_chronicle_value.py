"""The chronicle as a value: what there is before the first game, what is impossible, and plain data."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any

import pytest
import yaml
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.oath.chronicles import THREE_TWO, chronicles, left_by_games

from lawbound.kernel import BadSetup, Seeded
from lawbound.oath.box import COLORS
from lawbound.oath.cards import (
    CARDS,
    EDIFICES,
    FIRST_RELIC,
    NUMBER,
    RELICS,
    SCEPTER,
    SITE_NUMBER,
    SITES,
    SUIT_NAMES,
    VISIONS,
)
from lawbound.oath.chronicle_luck import random_first
from lawbound.oath.chronicle_value import (
    FIRST_GAMES,
    BadChronicle,
    Chronicle,
    LastGame,
    Spot,
    Tabletop,
    prescribed_deal,
    sequel_of,
    starting_denizens,
)
from lawbound.oath.notation import read

# The first game


@pytest.mark.parametrize("kind", FIRST_GAMES)
def test_the_first_game_has_its_three_sites_and_nine_denizens_of_each_suit(kind: str) -> None:
    c = Chronicle.first(kind)
    c.check()
    assert (c.number, c.oath, c.citizens, c.last, c.is_complete) == (1, 0, (), None, True)
    faceup = [(position, SITES[spot.site].key) for position, spot in enumerate(c.positions) if spot.site is not None]
    assert [each for each in faceup if c.positions[each[0]].faceup] == [
        (0, "plains"),
        (2, "mountain"),
        (5, "rocky_coast"),
    ]
    in_play = [*c.denizens, *c.on_map]
    assert sorted(in_play) == list(range(54)) == list(starting_denizens())
    assert [len([card for card in in_play if CARDS[card].suit == suit]) for suit in range(6)] == [9] * 6
    assert [len(pile) for pile in c.archive] == [24] * 6
    assert c.archive_edifices == tuple(EDIFICES[::2])
    assert len(c.denizens) == 51 and c.dispossessed == ()


def test_the_playbook_names_the_facedown_sites_and_the_relic() -> None:
    c = Chronicle.first()
    assert [SITES[spot.site].key for spot in c.positions if spot.site is not None and not spot.faceup] == [
        "lush_coast",
        "buried_giant",
        "salt_flats",
        "wastes",
        "great_slum",
    ]
    assert c.positions[2].relics == (NUMBER["ivory_eye"],)
    assert len(c.site_deck) == 15 and len(c.relic_rest or ()) == 19
    assert c.deck_order is None and not c.rebuilt


def test_an_open_beginning_leaves_facedown_sites_and_the_relic_to_luck() -> None:
    c = Chronicle.first("open", "Ours")
    assert c.name == "Ours"
    assert [spot.site for spot in c.positions if not spot.faceup] == [None] * 5
    assert c.positions[2].relics == (None,)
    assert len(c.site_deck) == 20 and c.relic_rest == tuple(RELICS)


def test_the_prescribed_game_deals_from_the_bottom_of_its_deck() -> None:
    c = Chronicle.first("prescribed")
    assert c.deck_order is not None and c.relic_order is not None
    bottom = c.deck_order[::-1]
    assert [CARDS[card].key for card in bottom[:3]] == ["ancient_binding", "wayside_inn", "horse_archers"]
    deal = prescribed_deal()
    assert [COLORS[player.color] for player in deal] == ["purple", "red", "blue", "yellow"]
    for number, player in enumerate(deal):
        assert sorted(bottom[3 + 3 * number : 6 + 3 * number]) == sorted([player.adviser, *player.discards])
    assert [SITES[player.pawn].key for player in deal] == ["plains", "mountain", "mountain", "rocky_coast"]
    reliquary = ["ring_of_devotion", "whistle", "cracked_horn", "obsidian_cage"]
    assert [CARDS[card].key for card in c.relic_order[:4]] == reliquary
    assert [len([card for card in c.deck_order[a:b] if card in VISIONS]) for a, b in ((0, 12), (12, 30), (30, 56))] == [
        2,
        3,
        0,
    ]


def test_another_beginning_is_refused() -> None:
    with pytest.raises(BadChronicle, match="'fast'; possible: playbook, prescribed, open"):
        Chronicle.first("fast")


@settings(deadline=None)
@given(st.text(max_size=8))
def test_random_beginnings_are_possible(seed: str) -> None:
    c = random_first(Seeded(seed))
    c.check()
    assert c == random_first(Seeded(seed))
    assert len(c.denizens) + len(c.on_map) == 54
    assert [position for position, spot in enumerate(c.positions) if spot.faceup] == [0, 2, 5]
    assert Chronicle.from_plain(c.to_plain()) == c


# What is impossible

FIRST = Chronicle.first()


def at(position: int, **changes: Any) -> Chronicle:
    spots = list(FIRST.positions)
    spots[position] = replace(spots[position], **changes)
    return replace(FIRST, positions=tuple(spots))


def cards(*keys: str) -> tuple[int, ...]:
    return tuple([NUMBER[key] for key in keys])


@pytest.mark.parametrize(
    ("c", "words"),
    [
        (replace(FIRST, name=""), "name: a name has from 1 to 255 characters, and this has 0"),
        (replace(FIRST, name="😀" * 128), "this has 256"),
        (replace(FIRST, name="a\tb"), r"here is '\t'"),
        (replace(FIRST, number=0), "game 0: games are counted from 1"),
        (replace(FIRST, oath=4), "oath 4: there are four"),
        (replace(FIRST, citizens=(0,)), "the purple board is the Chancellor's"),
        (replace(FIRST, citizens=(6,)), "there is no board 6"),
        (replace(FIRST, citizens=(2, 2)), "named once each"),
        (replace(FIRST, positions=FIRST.positions[:7]), "The map has 7 positions"),
        (at(0, site=23), "position 1: there is no site 23"),
        (at(0, site=SITE_NUMBER["mountain"]), "Mountain cannot be at two places: positions 1 and 3"),
        (at(0, site=None), "position 1: a faceup site has to be named"),
        (at(0, faceup=False, cards=()), "Cradle: its top site has to be faceup"),
        (at(2, faceup=False, cards=(), relics=()), "Provinces: one of its sites has to be faceup"),
        (at(1, cards=cards("jinx")), "position 2 (Lush Coast): no cards can be at a facedown site"),
        (
            at(0, cards=cards("vision_of_faith")),
            "Vision of Faith cannot be one of its cards; only denizens and edifices",
        ),
        (at(0, cards=cards("map")), "Map cannot be one of its cards; relics are named apart"),
        (at(0, cards=(300,)), "card 300 cannot be"),
        (at(0, cards=cards("jinx", "jinx")), "position 1 (Plains): Jinx is there twice"),
        (
            at(0, cards=cards("elders")),
            "Elders cannot be at two places: position 1 (Plains) and position 6 (Rocky Coast)",
        ),
        (
            at(0, cards=cards("garrison")),
            "Garrison cannot be at two places: position 1 (Plains) and the denizens of world",
        ),
        (at(0, cards=cards("great_spire", "ancient_forge")), "no site has two edifices, and here are Great Spire and"),
        (at(0, cards=cards("great_spire", "fallen_spire")), "Fallen Spire (both sides are one card) is there twice"),
        (at(5, cards=cards("elders", "jinx", "bewitch")), "(Elders, Jinx, Bewitch), and its capacity is 2"),
        (at(5, cards=cards("tutor")), "Tutor can only be an adviser (oath 7.2.1)"),
        (at(0, relics=(FIRST_RELIC,)), "1 relics, and it has room for 0"),
        (at(2, relics=(SCEPTER,)), "The Grand Scepter is no relic of the relic deck: the Grand Scepter is the"),
        (at(2, relics=cards("jinx")), "Jinx is no relic"),
        (
            at(2, relics=cards("map")),
            "Map cannot be at two places: position 3 (Mountain) and the rest of the relic deck",
        ),
        (at(2, relics=()), "Ivory Eye is nowhere: map and relic deck together hold all 20"),
        (replace(FIRST, denizens=(*FIRST.denizens, 210)), "Vision of Sanctuary is no denizen (visions are in every"),
        (replace(FIRST, denizens=(*FIRST.denizens, 5)), "Pressgangs is there twice"),
        (replace(FIRST, denizens=FIRST.denizens[::-1]), "in the order of the cards' numbers"),
        (replace(FIRST, denizens=FIRST.denizens[:24]), "world deck: 24 denizens, and 25 are needed"),
        (replace(FIRST, dispossessed=cards("jinx")), "Jinx is not among the denizens outside the Archive"),
        (replace(FIRST, dispossessed=cards("garrison", "garrison")), "the Dispossessed: Garrison is there twice"),
        (replace(FIRST, dispossessed=FIRST.denizens[:30]), "world deck: 21 denizens"),
        (replace(FIRST, deck_order=(1, 2)), "a world deck that was not rebuilt has no order yet"),
        (replace(FIRST, rebuilt=True, deck_order=(1, 1)), "the deck order: Battle Honors is there twice"),
        (replace(FIRST, rebuilt=True, deck_order=(1, 2)), "deck order: Wrestlers is missing"),
        (replace(FIRST, rebuilt=True, deck_order=(99,)), "deck order: Bandit Chief does not belong there"),
        (replace(FIRST, rebuilt=True, deck_order=(1,), dispossessed=None), "knows the Dispossessed too"),
        (replace(FIRST, relic_top=None), "either both its groups are known, or nothing"),
        (replace(FIRST, relic_top=(233,)), "Ivory Eye cannot be at two places"),
        (replace(FIRST, relic_order=(1,)), "relic order: Battle Honors does not belong there"),
        (replace(Chronicle.first("open"), relic_order=()), "cannot be known while relics of the map are not decided"),
        (replace(FIRST, last=LastGame(6)), "last game, winner: there is no board 6"),
        (replace(FIRST, last=LastGame(0, ways=("luck",))), "nobody wins as 'luck'"),
        (replace(FIRST, last=LastGame(0, name="\x00")), "name of the winner"),
        (replace(FIRST, last=LastGame(0, players=(7,))), "last game, players: there is no board 7"),
        (replace(FIRST, tabletop=Tabletop(256)), "tabletop, status: 256"),
        (replace(FIRST, tabletop=Tabletop(suit_order="01234")), "should be six digits"),
        (replace(FIRST, tabletop=Tabletop(slots=((1,),))), "1 positions, and a map has 8"),
        (replace(FIRST, tabletop=Tabletop(slots=((4,),) * 8)), "different numbers from 1 to 3"),
    ],
)
def test_what_is_impossible_is_named(c: Chronicle, words: str) -> None:
    with pytest.raises(BadSetup) as caught:
        c.check()
    assert type(caught.value) is BadChronicle
    assert words in str(caught.value)
    assert str(caught.value).endswith(".")


def test_relics_of_the_top_group_come_first() -> None:
    relics = FIRST.relic_rest or ()
    c = replace(FIRST, relic_top=relics[:2], relic_rest=relics[2:], relic_order=relics)
    c.check()
    with pytest.raises(BadChronicle, match="the top group come first"):
        replace(c, relic_order=relics[::-1]).check()


def test_salt_the_earth_may_lie_beside_what_was_in_use() -> None:
    """A modifier of the very search that played it was not discarded (7.4.3)."""
    at(0, cards=cards("longbows", "salt_the_earth")).check()


def test_salt_the_earth_gives_even_the_drowned_city_room() -> None:
    drowned = Spot(SITE_NUMBER["drowned_city"], True, cards("salt_the_earth"))
    replace(FIRST, positions=(drowned, *FIRST.positions[1:])).check()


# What follows from the rest


@settings(deadline=None)
@given(chronicles())
def test_every_card_is_somewhere(c: Chronicle) -> None:
    c.check()
    archive = [card for pile in c.archive for card in pile]
    denizens = [card for card in c.on_map if card not in EDIFICES]
    assert sorted([*archive, *denizens, *(c.world_deck or ()), *(c.dispossessed or ())]) == list(range(198))
    assert len(c.archive_edifices) + len(c.on_map) - len(denizens) == 6
    assert len(c.site_deck) == 15
    assert all([CARDS[card].suit == suit for suit in range(len(SUIT_NAMES)) for card in c.archive[suit]])


@settings(deadline=None)
@given(left_by_games())
def test_what_is_opened_tells_nothing_that_is_sealed(c: Chronicle) -> None:
    opened = c.opened()
    opened.check()
    assert not opened.is_complete and opened.opened() == opened
    assert "sealed" not in opened.to_plain()
    plain = c.to_plain()
    plain.pop("sealed")
    plain.pop("tabletop", None)
    assert Chronicle.from_plain(plain) == replace(opened, tabletop=Tabletop())
    assert (opened.archive, opened.on_map) == (c.archive, c.on_map)
    assert opened.world_deck is None


@settings(deadline=None)
@given(chronicles())
def test_orders_can_be_forgotten(c: Chronicle) -> None:
    loose = c.forget_orders()
    loose.check()
    assert loose.deck_order is None and loose.relic_order is None
    assert loose.world_deck == c.world_deck


def test_equal_chronicles_are_equal() -> None:
    assert Chronicle.first() == Chronicle.first()
    assert len({Chronicle.first(), Chronicle.first(), Chronicle.first("open")}) == 2
    with pytest.raises(AttributeError):
        FIRST.name = "other"  # type: ignore[misc]


# Plain data


@settings(deadline=None)
@given(chronicles() | left_by_games())
def test_plain_data_says_everything(c: Chronicle) -> None:
    data = c.to_plain()
    assert Chronicle.from_plain(data) == c
    assert json.loads(json.dumps(data)) == data


@pytest.mark.parametrize("c", [*[Chronicle.first(kind) for kind in FIRST_GAMES], read(THREE_TWO)])
def test_plain_data_goes_through_yaml(c: Chronicle) -> None:
    assert Chronicle.from_plain(yaml.safe_load(yaml.safe_dump(c.to_plain()))) == c


def changed(path: str, value: Any) -> Any:
    data: Any = json.loads(json.dumps(FIRST.to_plain()))
    *way, last = path.split(".")
    here = data
    for step in way:
        here = here[int(step)] if isinstance(here, list) else here[step]
    here[int(last) if isinstance(here, list) else last] = value
    return data


@pytest.mark.parametrize(
    ("data", "words"),
    [
        (None, "A chronicle: None should be names with values"),
        ([], "A chronicle: [] should be"),
        ({"name": "A"}, "oath: this is missing"),
        (changed("oathh", 1), "chronicle: 'oathh' is not known here; did you mean 'oath'?"),
        (changed("name", 5), "name: 5 should be a text"),
        (changed("game", "one"), "game: 'one' should be a number from 1 to"),
        (changed("oath", "peopel"), "oath: 'peopel' is not known here; did you mean 'people'?"),
        (changed("oath", "zzz"), "possible: supremacy, people, devotion, protection."),
        (changed("map", [{}]), "map: 1 positions, and a map has 8"),
        (changed("map.0", 3), "map, position 1: 3 should be names with values"),
        (changed("map.0.site", "plain"), "map, position 1, site: 'plain' is not known here; did you mean 'plains'?"),
        (
            changed("map.0.cards", ["longbow"]),
            "position 1, cards: 'longbow' is not known here; did you mean 'longbows'?",
        ),
        (changed("map.0.cards", "longbows"), "position 1, cards: 'longbows' should be a list"),
        (changed("map.0.facedown", "yes"), "position 1, facedown: 'yes' should be true or false"),
        (changed("map.2.relics", 21), "position 3, relics: 21 should be a number from 0 to 20"),
        (changed("map.2.relics", 0), "sealed, relics, position 3: 1 relics do not fit the map, which has 0 there"),
        (changed("map.1.site", "mine"), "sealed, sites, position 2: 'lush_coast' does not fit the map"),
        (changed("sealed.sites.0.position", 9), "sealed, sites, position: 9 should be a number from 1 to 8"),
        (changed("sealed.sites.0.position", 4), "sealed, sites: position 4 is there twice"),
        (changed("sealed.dispossesed", []), "did you mean 'dispossessed'?"),
        (changed("sealed.relic_rest", ["sticky"]), "sealed, relic_rest: 'sticky' is not known here"),
        (changed("citizens", ["rde"]), "citizens: 'rde' is not known here; did you mean 'red'?"),
        (changed("last_game", {}), "last_game, winner: this is missing"),
        (changed("last_game", {"winner": "red", "ways": ["usurp"]}), "did you mean 'usurper'?"),
        (changed("rebuilt", 1), "rebuilt: 1 should be true or false"),
        (changed("tabletop", {"status": 256}), "tabletop, status: 256"),
        (changed("tabletop", {"slots": [1]}), "tabletop, slots: 1 should be a list"),
        (changed("denizens", ["x" * 500]), "..."),
        (changed("denizens", ["jinx"] * 257), "denizens: a list of 257 is longer than all cards together"),
    ],
)
def test_plain_data_that_is_wrong_is_told(data: object, words: str) -> None:
    with pytest.raises(BadChronicle) as caught:
        Chronicle.from_plain(data)
    assert words in str(caught.value)
    assert len(str(caught.value)) < 300


def test_whoever_writes_by_hand_may_name_everything_in_the_map() -> None:
    data = FIRST.to_plain()
    data["map"][1]["site"] = "lush_coast"
    data["map"][2]["relics"] = ["ivory_eye"]
    data["sealed"]["sites"] = data["sealed"]["sites"][1:]
    del data["sealed"]["relics"]
    del data["game"]
    assert Chronicle.from_plain(data) == FIRST


PLAIN = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(max_size=5) | st.sampled_from(["jinx", "plains", "red", "?"]),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=3) | st.integers(), inner, max_size=3),
    max_leaves=8,
)
PATHS = (
    *("name", "game", "oath", "map", "map.0", "map.0.site", "map.2.cards", "map.2.relics", "citizens", "last_game"),
    *("rebuilt", "denizens", "denizens.3", "sealed", "sealed.sites", "sealed.relics", "sealed.relics.0.relics"),
    *("sealed.dispossessed", "sealed.relic_top", "sealed.deck_order", "sealed.relic_order", "tabletop", "last_game"),
)


@settings(deadline=None)
@given(st.sampled_from(PATHS), PLAIN)
def test_no_plain_data_is_a_surprise(path: str, value: Any) -> None:
    try:
        Chronicle.from_plain(changed(path, value)).check()
    except BadChronicle as error:
        assert str(error)


def test_the_sequel_of_a_game_is_in_its_result() -> None:
    assert sequel_of({"chronicle": FIRST.to_plain(), "winner": 0}) == FIRST
    with pytest.raises(BadChronicle, match="left no chronicle"):
        sequel_of({})
