"""Positions: read, refused with the piece, card or field that is wrong, and played on."""

from __future__ import annotations

import re

import pytest
from tests.oath.conserved import world
from tests.oath.situation import given, setup

from lawbound.kernel import BadSetup, Table
from lawbound.oath.cards import NONE, NUMBER, SITE_NUMBER, VISIONS
from lawbound.oath.chronicle_value import starting_denizens
from lawbound.oath.naming import PositionError
from lawbound.oath.position import position, read, write
from lawbound.oath.position_text import dump_line, dump_yaml, dumps, loads, parse
from lawbound.oath.rules import OATH
from lawbound.oath.state import ACT, DENIZEN_BACK, FIRST_PART, PLAYING, RELIC_BACK, REST, SECOND_PART, VISION_BACK

TWO = "oath seats=chancellor,red @1=plains:longbows,purple*2"
THREE = "oath seats=chancellor,red,blue @1=plains:longbows,purple*2"


def refused(line: str) -> str:
    with pytest.raises(BadSetup) as error:
        loads(line)
    return str(error.value)


# What a short position says


def test_what_is_not_named_is_as_a_game_begins() -> None:
    s = loads(TWO)
    assert (s.stage, s.phase, s.turn, s.round, s.turns) == (PLAYING, ACT, 0, 1, 1)
    assert (s.title, s.oath, s.visions_drawn) == (0, 0, 0)
    assert list(s.banks) == [3] * 6
    assert (list(s.favor), list(s.secrets), list(s.supply)) == ([2, 1], [1, 1], [7, 7])
    assert list(s.pawn) == [0, 0]
    assert s.shared == 36 - 18 - 1 - 3
    assert s.site[0] == SITE_NUMBER["plains"] and set(s.site[1:]) == {NONE}
    assert list(s.reliquary) == [RELIC_BACK] * 4 and len(s.relic_deck) == 16
    assert bytes(s.relics[0]) == bytes([NUMBER["the_grand_scepter"]])
    assert world(s) == set(starting_denizens())
    assert (s.deck.count(FIRST_PART), s.deck.count(SECOND_PART), s.deck.count(DENIZEN_BACK)) == (12, 18, 28)
    assert loads("oath seats=6 @1=plains").banks == bytes([4] * 6)
    table = given(TWO)
    assert (table.warbands("chancellor"), table.warbands("red"), table.ruler(1)) == (3, 3, "empire")


def test_a_deck_is_named_from_its_top_and_filled_below() -> None:
    s = loads(f"{TWO} deck=wolves,vision_of_faith,?,...")
    assert list(s.deck[-3:][::-1]) == [NUMBER["wolves"], NUMBER["vision_of_faith"], DENIZEN_BACK]
    assert list(s.parts) == [3, 11, 1, 18, 3]
    assert s.visions_drawn == 0
    s = loads(f"{TWO} deck=wolves,keep")
    assert (len(s.deck), len(s.pool), len(s.vision_pool)) == (2, 0, 0)
    assert loads(f"{TWO} deck=none").deck == b""
    s = loads(f"{TWO} relic_deck=map,...")
    assert s.relic_deck[-1] == NUMBER["map"] and len(s.relic_deck) == 16


def test_visions_outside_the_deck_have_been_drawn() -> None:
    s = loads(f"{THREE} red.vision=vision_of_faith blue.advisers=-conspiracy piles.cradle=?v,wolves")
    assert s.visions_drawn == 3
    assert list(s.parts) == [0, 10, 0, 17, 2]
    assert s.piles[0][-1] == VISION_BACK
    assert loads(f"{THREE} red.vision=vision_of_faith visions_drawn=4").visions_drawn == 4


def test_cards_of_the_archive_come_to_the_game_when_they_are_named() -> None:
    s = loads(f"{TWO} red.advisers=relic_thief")
    assert world(s) == {*starting_denizens(), NUMBER["relic_thief"]}
    assert len(s.pool) == 53


def test_players_may_stand_among_the_fields_and_sites_in_short() -> None:
    one = position(
        seats=["chancellor", "red"],
        sites={1: "plains:longbows,purple*2", 3: {"site": "mountain", "relics": ["?"], "warbands": {"red": 1}}},
        red={"pawn": "mountain", "advisers": ["-wolves", "keep"], "warbands": 2},
    )
    line = f"{TWO} @3=mountain:?r,red red.pawn=3 red.advisers=-wolves,keep red.warbands=red*2"
    assert loads(line) == one
    assert read(parse(dump_yaml(one))) == one
    assert loads(line.replace("red.warbands=red*2", "red.warbands.red=2")) == one


def test_everything_is_written_and_read() -> None:
    line = (
        "oath seats=chancellor,blue,black citizens=blue options.empty_attack_pool=defense~die oath=devotion round=5 "
        "turn=black phase=rest title=black usurper=1 mob=1 visions_drawn=3 "
        "@1=plains:wolves,keep,purple*2,favor,secret*2 @2=-wastes @3=mountain:map,?r,black*2 @4=- "
        "@5=ancient_city:broken_forge on.wolves=favor*2,secret on.peoples_favor=favor*4 on.darkest_secret.secrets=3 "
        "banks.order=1 deck=?,elders,?1*4,?2*17,?*26 parts=1,5,1,17,2 piles.cradle=tents,?v piles.hinterland=? "
        "relic_deck=whistle,?*13 reliquary=?,none,brass_horse,? dispossessed=dazzle,relic_thief "
        "chancellor.banners=peoples_favor blue.pawn=plains blue.warbands=2 blue.secrets=0 blue.flipped=2 "
        "blue.relics=ivory_eye black.pawn=3 black.vision=vision_of_faith black.advisers=scouts,-garrison,? "
        "black.supply=2 cage.purple=1 prophet=black,vision_of_faith discarded.1=beast,order moved=1 act_over=1 "
        "scepter_taken=1 offers.black.blue=2 queue=12:1:0 promises=1:2:0:3:5:1 seen.tents=all seen.wastes=blue "
        "seen.brass_horse=chancellor seen.garrison=blue,black"
    )
    s = loads(line)
    assert s.phase == REST and s.round == 5 and s.turn == 2 and s.usurper and s.mob
    assert s.is_imperial(1) and s.box.empty_attack_pool
    assert s.warbands[1 * 16] == 14 and s.prophet == bytes((2, NUMBER["vision_of_faith"]))
    assert s.queue == [(12, 1, 0)] and s.promises == [(1, 2, 0, 3, 5, 1)]
    assert s.seen[NUMBER["garrison"]] == 0b110 and s.site_seen[1] == 0b010
    assert loads(dumps(s)) == s
    assert loads(dump_yaml(s)) == s
    assert dump_line(write(s)) == dumps(s)


# What is refused, and in which words


@pytest.mark.parametrize(
    ("line", "message"),
    [
        # words
        ("oath seats", r"'seats': a position is a list of"),
        ("oath: [", r"neither an `oath \.\.\.` line nor YAML"),
        (f"{TWO} color=red", r"position: 'color' is not known here|players: 'color'"),
        (f"{TWO} red.gold=3", r"red: 'gold' is not known here"),
        (f"{TWO} red=3 red.favor=1", r"'red' has a value already|should be a list of names"),
        (f"{TWO} red.advisers=wolves*x", r"after `\*` comes a number"),
        (f"{TWO} red.advisers=?*2000", r"no field has so many entries"),
        ("oath seats=7 @1=plains", r"2 to 6 seats"),
        ("oath seats=red @1=plains", r"Chancellor sits first|2 to 6 seats"),
        (f"{TWO} blue.favor=1", r"players: 'blue' is not known here"),
        (f"{TWO} options.luck=none", r"Unknown option 'luck'"),
        # who and when
        (f"{TWO} turn=blue", r"turn: 'blue' is not known here"),
        (f"{TWO} phase=evening", r"phase: 'evening' is not known here; possible: wake, act, rest"),
        (f"{TWO} round=9", r"round: 9 should be a number from 1 to 8"),
        (f"{TWO} oath=poverty", r"oath: 'poverty' is not known here"),
        (f"{TWO} citizens=chancellor", r"citizens: the Chancellor is none"),
        (f"{TWO} usurper=1", r"usurper: only an Exile"),
        (f"{TWO} usurper=2", r"usurper: 2 should be a number from 0 to 1"),
        # the map
        (f"{TWO} @9=mountain", r"sites: 9 should be a number from 1 to 8"),
        (f"{TWO} @x=mountain", r"sites: 'x' should be a number"),
        (f"{TWO} @2=plains", r"plains cannot be at two places: site 1 and site 2"),
        (f"{TWO} @2=plain", r"site 2: 'plain' is not known here; did you mean"),
        (f"{TWO} @2=-mine:wolves", r"site 2, cards: nothing can be at a facedown site .oath 2\.8\.1"),
        (f"{TWO} @2=mine:map,map", r"map cannot be at two places: site 2 and site 2"),
        (f"{TWO} @2=mine:vision_of_faith", r"site 2: vision_of_faith is no denizen and no edifice"),
        (f"{TWO} @2=mine:?v", r"site 2: .* is no denizen"),
        (f"{TWO} @2=mine:wolves*z", r"site 2: after `\*` comes a number"),
        (f"{TWO} @2=mine:purple*30", r"site 2: 30 purple warbands cannot be here: of 24, 22 are left"),
        (f"{TWO} @2=mine:blue", r"site 2: 'blue' is not known here"),
        (f"{TWO} @2=mine:red*12", r"red, warbands: 3 red warbands cannot be here: of 14, 2 are left"),
        # cards
        (f"{TWO} red.advisers=wolves red.hand=wolves", r"wolves cannot be at two places: red, advisers and red, hand"),
        (f"{TWO} red.advisers=longbows", r"longbows cannot be at two places: site 1 and red, advisers"),
        (f"{TWO} @2=mine:great_spire @3=river:fallen_spire", r"fallen_spire cannot be at two places"),
        (f"{TWO} red.advisers=wolfs", r"red, advisers: 'wolfs' is not known here; did you mean 'wolves'"),
        (f"{TWO} red.advisers=vision_of_faith", r"vision_of_faith cannot be an adviser faceup"),
        (f"{TWO} red.advisers=-map", r"map cannot be an adviser"),
        (f"{TWO} red.relics=wolves", r"red, relics: wolves is no relic"),
        (f"{TWO} red.relics=?", r"held relics lie faceup"),
        (f"{TWO} red.banners=map", r"red, banners: map is no banner"),
        (f"{TWO} red.vision=wolves", r"red, vision: one vision may lie there"),
        (f"{TWO} chancellor.vision=vision_of_faith", r"chancellor, vision: only Exiles"),
        (f"{TWO} piles.north=wolves", r"piles: 'north' is not known here"),
        (f"{TWO} piles.cradle=map", r"piles, cradle: map is no card of the world deck"),
        (f"{TWO} deck=great_spire,...", r"deck: great_spire is no card of the world deck"),
        (f"{TWO} deck=?1,...", r"deck: with '\.\.\.' its parts follow"),
        (f"{TWO} deck=?*3", r"deck: 53 denizens and 0 visions are named nowhere"),
        (f"{TWO} deck=?v", r"deck: .* 5 visions are named nowhere"),
        (f"{TWO} deck=?,?1*11 parts=1,2", r"parts: five numbers are needed"),
        (f"{TWO} deck=?,?2*11 parts=1,11,2,0,0", r"parts: the card \d+ of the deck is not of that part"),
        (f"{TWO} deck=?,?1*11 parts=1,11,2,90,3", r"parts: they are larger than the deck"),
        (f"{TWO} piles.cradle=?*60", r"deck: 53 denizens and 5 visions are named nowhere"),
        (f"{TWO} reliquary=?,?", r"reliquary: it has four spaces"),
        (f"{TWO} reliquary=wolves,?,?,?", r"reliquary: wolves is no relic"),
        (f"{TWO} relic_deck=?*3", r"relics: 7 unknown ones lie somewhere, and 20 are named nowhere"),
        (f"{TWO} relic_deck=?*30", r"relics: 34 unknown ones"),
        # tokens, pawns, marks
        (f"{TWO} red.favor=30", r"favor: 51 in the position, and there are 36"),
        (f"{TWO} banks.sun=3", r"banks: 'sun' is not known here"),
        (f"{TWO} on.wolves=favor", r"on, wolves: tokens lie on faceup cards"),
        (f"{TWO} on.longbows=gold", r"on, longbows: 'gold' is not known here"),
        (f"{TWO} red.supply=8", r"red, supply: 8 should be a number from 0 to 7"),
        (f"{TWO} red.pawn=2", r"red, pawn: the site at 2 is facedown"),
        (f"{TWO} red.pawn=mine", r"red, pawn: mine is not on the map"),
        ("oath seats=2", r"chancellor, pawn: the site at 1 is facedown"),
        (f"{TWO} prophet=red", r"prophet: "),
        (f"{TWO} prophet=red,vision_of_faith", r"prophet: a player, and the revealed vision"),
        (f"{TWO} queue=1:2", r"queue: each entry is"),
        (f"{TWO} promises=1:x", r"promises: '1:x' should be numbers"),
        (f"{TWO} seen.longbows=red", r"seen: longbows does not lie facedown"),
        (f"{TWO} seen.wolves=red", r"seen: wolves does not lie facedown"),
        (f"{TWO} seen.mine=red", r"seen: mine is not on the map"),
        (f"{TWO} red.advisers=-keep seen.keep=green", r"seen, keep: 'green' is not known here"),
    ],
)
def test_what_is_impossible_is_named(line: str, message: str) -> None:
    said = refused(line)
    assert re.search(message, said), said


def test_a_position_is_written_while_the_game_is_played() -> None:
    table = setup(3)
    with pytest.raises(PositionError, match="from the end of the set-up"):
        write(table.s)


# Playing on


def test_a_game_goes_on_from_a_position_with_what_was_known() -> None:
    table = given(f"{THREE} red.advisers=-wolves piles.cradle=keep,elders seen.keep=red turn=red")
    line = dumps(table.table.view(1).state)
    again = Table.from_position(OATH, line, seed="again")
    assert again.view(1) == table.table.view(1)
    assert again.state.box.colors == (0, 1, 2)
    hidden = loads(dumps(table.table.view(0).state))
    assert list(hidden.advisers[1]) == [DENIZEN_BACK]
    assert set(hidden.pool) >= {NUMBER["wolves"], NUMBER["keep"], NUMBER["elders"]}
    assert len(hidden.vision_pool) == len(VISIONS)


def test_the_set_up_of_a_position_holds_nothing_hidden() -> None:
    s = loads(f"{THREE} red.advisers=-wolves")
    assert "wolves" not in repr(s.box.setup)
