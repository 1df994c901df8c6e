"""The chronicle string of the tabletop mod: what is written is read again, and what is broken is told."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.oath.chronicles import NEW, STRINGS, THREE_THREE_ONE, THREE_TWO, TUTORIAL, chronicles, left_by_games

from lawbound.kernel import Seeded
from lawbound.oath.box import COLORS
from lawbound.oath.cards import CARDS, NUMBER, OATH_NAMES, REGION, SITE_NUMBER, VISIONS
from lawbound.oath.chronicle_luck import decided
from lawbound.oath.chronicle_value import BadChronicle, Chronicle, LastGame, Spot
from lawbound.oath.notation import NEWEST, BadString, NeedsLuck, examine, read, versions, write

ANY_LETTER = st.characters(codec=None)


# What is written is read


@settings(deadline=None)
@given(chronicles())
def test_what_is_written_is_read(c: Chronicle) -> None:
    c.check()
    assert read(write(c)) == c


@settings(deadline=None)
@given(chronicles())
def test_what_is_read_is_written(c: Chronicle) -> None:
    text = write(c)
    assert write(read(text)) == text
    assert text.startswith("030303")


@settings(deadline=None)
@given(chronicles(), st.sampled_from(versions()))
def test_older_versions_say_less(c: Chronicle, version: str) -> None:
    at_sites = any([spot.relics for spot in c.positions])
    text = write(c, version)
    assert write(read(text), version) == text
    expected = c
    if version < "3.3.2" and c.last is not None:
        expected = replace(expected, last=replace(c.last, players=()))
        status = c.tabletop.status or None
        expected = replace(expected, tabletop=replace(c.tabletop, status=status))
    if version < "3.3.1":
        expected = replace(expected, last=None)
    if version < "3.1.0":
        if c.number == 1 and not at_sites:
            return  # then the mod deals relics to the sites
        expected = replace(expected, relic_order=None)
    assert read(text) == expected


@settings(deadline=None)
@given(left_by_games(), st.text(max_size=5), st.sampled_from(versions()))
def test_luck_draws_what_is_open_and_always_the_same(c: Chronicle, seed: str, version: str) -> None:
    text = write(c, version, Seeded(seed))
    assert text == write(c, version, Seeded(seed))
    found = read(text)
    assert found.denizens == c.denizens
    assert found.dispossessed == c.dispossessed
    assert found.positions == c.positions or version < "3.1.0"
    order = found.deck_order
    assert order is not None
    assert len([card for card in order[:12] if card in VISIONS]) == 2
    assert len([card for card in order[12:30] if card in VISIONS]) == 3
    if found.relic_order is not None and c.relic_top is not None:
        assert sorted(found.relic_order[: len(c.relic_top)]) == list(c.relic_top)
    with pytest.raises(NeedsLuck, match="seed"):
        write(c, version)


@settings(deadline=None)
@given(chronicles())
def test_luck_changes_nothing_that_is_decided(c: Chronicle) -> None:
    assert decided(c, Seeded("any")) == c


@pytest.mark.parametrize("version", STRINGS)
def test_strings_of_the_mod_are_read_and_written(version: str) -> None:
    text = STRINGS[version]
    reading = examine(f"  {text}\n")
    assert (reading.version, reading.mended) == (version, ())
    assert write(reading.chronicle, version) == text
    assert read(text.lower().replace("empire and exile", "Empire and Exile")).positions == reading.chronicle.positions


def test_what_the_strings_say() -> None:
    c = read(THREE_TWO)
    assert (c.name, c.number, OATH_NAMES[c.oath]) == ("The Horder Order", 2, "supremacy")
    assert [COLORS[color] for color in c.citizens] == ["black"]
    school, rampart, horse = (NUMBER[key] for key in ("wizard_school", "sprawling_rampart", "brass_horse"))
    assert c.positions[1] == Spot(SITE_NUMBER["the_hidden_place"], True, (school, rampart), (horse,))
    assert c.positions[3] == Spot(SITE_NUMBER["wastes"], False)
    assert c.deck_order is not None and c.relic_order is not None and c.dispossessed is not None
    assert [CARDS[card].key for card in c.deck_order[:3]] == ["faithful_friend", "tome_guardians", "curfew"]
    assert [CARDS[card].key for card in c.relic_order[:2]] == ["cup_of_plenty", "book_of_records"]
    assert len(c.dispossessed) == 6
    assert c.last is None

    c = read(THREE_THREE_ONE)
    assert c.last == LastGame(COLORS.index("white"))
    assert [COLORS[color] for color in c.citizens] == ["blue"]
    assert [position for position, spot in enumerate(c.positions) if spot.faceup] == [0, 2, 5]
    assert REGION[5] == 2


def test_the_tutorial_is_the_prescribed_game() -> None:
    c = read(TUTORIAL)
    assert replace(c, tabletop=Chronicle.first().tabletop) == Chronicle.first("prescribed")
    assert c.tabletop.status == 0x16


def test_a_new_chronicle_leaves_everything_to_the_mod() -> None:
    c = read(NEW)
    assert replace(c, tabletop=Chronicle.first().tabletop) == Chronicle.first("open")
    assert write(Chronicle.first("open"), "3.1.0") == NEW.replace("Exile1F", "Exile00")
    assert read(write(Chronicle.first("open"))) == Chronicle.first("open")
    full = read(write(Chronicle.first("open"), luck=Seeded("a")))
    assert all([spot.site is not None and None not in spot.relics for spot in full.positions])
    assert full.relic_order is not None and len(full.relic_order) == 19
    with pytest.raises(NeedsLuck, match="relic deck"):
        write(Chronicle.first())


def test_gaps_raw_bytes_and_odd_names_are_kept() -> None:
    text = THREE_THREE_ONE.replace("0301", "0303", 1).replace("Exile00", "Exile7F").replace("012345", "341520")
    text = text.replace("0CFFFFDF", "0CFFDFFF").replace("07UNKNOWN", "06 Ann😀")
    c = read(text)
    assert c.last is not None
    assert c.last.name == " Ann😀"
    assert [COLORS[color] for color in c.last.players] == list(COLORS)
    assert (c.tabletop.status, c.tabletop.suit_order, c.tabletop.slots[0]) == (0x7F, "341520", (2,))
    assert write(c) == text
    assert read(f"{write(c)}\n") == c


# What the mod mends


def test_relics_are_mended_as_the_mod_does() -> None:
    text = THREE_THREE_ONE.replace("12FFFFFF", "0CFFFFDF").replace("0CFFFFDF", "12FFFFFF", 1)
    assert examine(text).mended == ()  # moved to position 3, which is the Narrow Pass now

    twice = examine(THREE_TWO.replace("0CFFFFE4", "0CFFFFDE"))
    assert twice.mended == (
        "Grand Mask was again in site record 6, card slot 3, and is not there any more.",
        "Put on top of the relic deck, because they were nowhere: Bandit Crown.",
    )
    assert twice.chronicle.positions[5].relics == ()
    assert twice.chronicle.relic_order is not None
    assert twice.chronicle.relic_order[0] == NUMBER["bandit_crown"]

    deck = examine(THREE_TWO.replace("DDE1EAE9EBE7E6E5DAE3EDDFDBE8ECE0", "DEE0EAE9EBE7E6E5DAE3EDDFDBE8ECE0"))
    assert deck.mended == (
        "Cup of Plenty was in the relic deck twice; the upper one stays.",
        "Grand Mask was in the relic deck and on the map; it stays on the map.",
        "Put on top of the relic deck, because they were nowhere: Truthful Harp, Whistle.",
    )
    order = deck.chronicle.relic_order
    assert order is not None
    assert [CARDS[card].key for card in order[:3]] == ["whistle", "truthful_harp", "cup_of_plenty"]
    assert len(order) == 16


def test_a_string_without_relics_has_a_deck_that_is_shuffled_anew() -> None:
    text = THREE_THREE_ONE.replace("0CFFFFDF", "0CFFFFFF").replace("13E0E2E7DBDDDCDEE6E1E9E3EDDAE8E4ECEBE5EA", "00")
    c = read(text)
    assert c.relic_order is None and c.relic_rest is not None and len(c.relic_rest) == 20
    assert write(c, "3.3.1") == text


@pytest.mark.parametrize(("byte", "winner"), [("00", "purple"), ("06", "white"), ("3F", "purple"), ("41", "red")])
def test_several_winners_are_taken_for_one(byte: str, winner: str) -> None:
    reading = examine(THREE_THREE_ONE.replace("000407UNKNOWN", f"00{byte}07UNKNOWN"))
    assert reading.chronicle.last is not None
    assert COLORS[reading.chronicle.last.winner] == winner
    assert f"taken for {winner}" in reading.mended[0]


# What is broken


@pytest.mark.parametrize(
    ("old", "new", "at", "field", "words"),
    [
        ("030301", "030400", 0, "version", "'030400'"),
        ("030301", "0303G1", 4, "version", "'G1'"),
        ("0002", "0000", 6, "game number", "from 0001"),
        ("10Empire", "00Empire", 10, "length of the chronicle name", "from 01 to FF"),
        ("Empire", "Em\nire", 12, "chronicle name", "control characters"),
        ("0002010123", "0042010123", 30, "Citizen bits", "00 to 1F"),
        ("0002010123", "0002040123", 32, "oath", "supremacy, people, devotion, protection"),
        ("012345", "012346", 34, "suit order", "'012346'"),
        ("0CFFFFDF", "17FFFFDF", 40, "site record 1, site", "18 to 2E facedown"),
        ("0CFFFFDF", "24FFFFDF", 40, "site record 1", "no cards can be at a facedown site"),
        ("0CFFFFDF", "24FFFFFF", 40, "site record 1, site", "the Chancellor begins there"),
        ("12FFFFFF", "2AFFFFFF", 56, "site record 3, site", "Provinces: one of its sites has to be faceup"),
        ("0CFFFFDF", "0CD2FFDF", 42, "site record 1, card slot 1", "here stands 'D2'"),
        ("0CFFFFDF", "0C4243DF", 40, "site record 1", "Narrow Pass): 2 cards (Bewitch, Jinx), and its capacity is 1"),
        ("12FFFFFF", "12C6C9FF", 56, "site record 3", "no site has two edifices"),
        ("12FFFFFF", "12FFFFDA", 56, "site record 3", "it has room for 0"),
        ("22FFFFFF", "24FFFFFF", 48, "site record 2, site", "Narrow Pass is already in site record 1"),
        (
            "12FFFFFF",
            "123FFFFF",
            106,
            "world deck, card 1 of 59",
            "Observatory is already in site record 3, card slot 1",
        ),
        ("3B3F67", "3B3F3F", 108, "world deck, card 2 of 59", "Observatory is already in world deck, card 1"),
        ("3B3F67", "3BC667", 106, "world deck, card 1 of 59", "a denizen (00 to C5) or a vision"),
        ("88D6", "8800", 104, "world deck, count", "Vision of Conquest is not in the deck"),
        ("06C39A", "06D29A", 226, "Dispossessed, card 1 of 6", "a denizen"),
        ("13E0E2", "1300E2", 240, "relic deck, card 1 of 19", "a relic (DA to ED)"),
        ("0407UNKNOWN", "0408UNKNOWN", 284, "name of the previous winner", "8 characters are expected"),
        ("0407UNKNOWN", "0406UNKNOWN", 290, "end", "goes on with 'N'"),
        ("0407UNKNOWN", "0407UNKNOW😀", 284, "name of the previous winner", "cut into halves"),
    ],
)
def test_a_broken_string_says_where_and_why(old: str, new: str, at: int, field: str, words: str) -> None:
    assert THREE_THREE_ONE.count(old) >= 1
    with pytest.raises(BadString) as caught:
        read(THREE_THREE_ONE.replace(old, new, 1))
    assert (caught.value.at, caught.value.field) == (at, field)
    assert words in str(caught.value)
    assert str(caught.value).startswith(f"Offset {at} ({field}): ")


def test_both_sides_of_an_edifice_are_one_card() -> None:
    with pytest.raises(BadString, match="Hall of Mockery is already in site record 3, card slot 1"):
        read(THREE_THREE_ONE.replace("12FFFFFF", "12C8FFFF").replace("05FFFFFF", "05C9FFFF"))


def test_an_empty_world_deck_is_for_new_chronicles() -> None:
    with pytest.raises(BadString, match="only for a new chronicle"):
        read(NEW.replace("000110", "000210"))


@pytest.mark.parametrize("text", [*STRINGS.values(), write(read(THREE_THREE_ONE), "2.0.3"), write(read(TUTORIAL))])
def test_every_beginning_of_a_string_is_refused(text: str) -> None:
    for length in range(len(text)):
        with pytest.raises(BadString) as caught:
            read(text[:length])
        assert 0 <= caught.value.at <= length


@settings(deadline=None, max_examples=1500)
@given(
    st.sampled_from([*STRINGS.values(), write(read(THREE_THREE_ONE))]),
    st.lists(
        st.tuples(
            st.integers(0, 300), st.integers(0, 3), st.text("0123456789ABCDEFf", max_size=4) | st.text(ANY_LETTER)
        ),
        min_size=1,
        max_size=3,
    ),
)
def test_whatever_is_edited_is_read_or_refused(text: str, edits: list[tuple[int, int, str]]) -> None:
    for at, length, new in edits:
        text = text[:at] + new + text[at + length :]
    try:
        reading = examine(text)
    except BadString as error:
        assert 0 <= error.at <= len(text)
        return
    reading.chronicle.check()
    again = write(reading.chronicle, reading.version)
    assert read(again) == reading.chronicle


@settings(deadline=None)
@given(st.text(ANY_LETTER))
def test_no_text_is_a_surprise(text: str) -> None:
    with pytest.raises(BadString):
        read(text)


# What cannot be written


def test_what_does_not_fit_is_said() -> None:
    c = read(THREE_THREE_ONE)
    with pytest.raises(BadChronicle, match="Game 65536 does not fit"):
        write(replace(c, number=0x10000))
    with pytest.raises(BadChronicle, match=r"'3\.4\.0' of the chronicle string is not known; known: 1\.6\.0"):
        write(c, "3.4.0")
    with pytest.raises(BadChronicle, match="sealed part of this chronicle is not here"):
        write(c.opened())
    with pytest.raises(BadChronicle, match="sealed part of this chronicle is not here"):
        write(c.opened(), luck=Seeded("a"))
    assert NEWEST == versions()[-1] == "3.3.3"
