"""Each side of the hireling cards in random games: everything is conserved, and journals play again."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest
from tests.root.hirelings.table import of
from tests.root.situation import Luck, Situation
from tests.root.test_properties import cards_seen, play

from lawbound.kernel import Event, Table
from lawbound.root.hirelings.cards import SIDE
from lawbound.root.hirelings.hireling import Hireling
from lawbound.root.map import MAPS
from lawbound.root.pieces import BUILDING, CLEARINGS, WARRIOR, WHERE_PIECES_STAND
from lawbound.root.position_text import dumps, loads
from lawbound.root.rule import find_ruler
from lawbound.root.rules import ROOT
from lawbound.root.setup import cards_in_play
from lawbound.root.state import GROUND, OWNERS, PLAYING, ROW, State

SIDES = tuple(SIDE)
SEATS = (["eyrie", "duchy", "riverfolk", "vagabond"], ["alliance", "corvids", "keepers", "lizards"])
MORE = (["marquise", "hundreds", "corvids", "vagabond"], ["alliance", "eyrie", "marquise", "bot:vagabond"])


def check(s: State) -> None:
    """Pieces are conserved, and what follows from the board does so for every owner in every clearing."""
    box = s.box
    power, others = bytearray(GROUND * OWNERS), bytearray(GROUND * OWNERS)
    for kind, row in enumerate(box.rows):
        assert sum(s.board[row : row + ROW]) == box.limits[kind], box.piece_name(row)
        for clearing in WHERE_PIECES_STAND:
            counted = power if box.sort[kind] in (WARRIOR, BUILDING) else others
            counted[clearing * OWNERS + box.owner[kind]] += s.board[row + clearing]
    assert (s.power, s.others) == (power, others)
    if s.stage == PLAYING:
        assert [s.ruler[c] for c in CLEARINGS] == [find_ruler(s, c) for c in CLEARINGS]


def seats_beside(side: str) -> list[list[str]]:
    """Tables at which nobody plays the faction that the side belongs to."""
    excluded = SIDE[side].excludes
    return [seats for seats in (*SEATS, *MORE) if not any([each.split(":")[-1] in excluded for each in seats])]


@pytest.mark.parametrize("map_", list(MAPS))
@pytest.mark.parametrize("side", SIDES)
def test_a_side_alone_with_four_on_every_map(side: str, map_: str) -> None:
    seats = seats_beside(side)[list(MAPS).index(map_) % len(seats_beside(side))]
    deck = "exiles" if map_ in ("winter", "lake") else "standard"
    setup: dict[str, Any] = {"seats": seats, "map": map_, "deck": deck, "hirelings": [side], "turn_limit": 40}
    table = Table.new(ROOT, setup, seed=f"{side} {map_}")
    luck = random.Random(f"{side} {map_}")
    for n, s in enumerate(play(table, luck, 500)):
        check(s)
        if s.stage != PLAYING or table._answers:
            continue
        if n % 7 == 0:  # somebody hires it now and then, however slow the game
            hireling = s.box.unseated[0]
            assert isinstance(hireling, Hireling)
        assert cards_seen(s) == Counter(cards_in_play(s))
        if n % 11 == 0:
            assert table.copy().state == s
            assert loads(dumps(s)).to_bytes() == s.to_bytes()
    again = Table.replay(ROOT, table.journal)
    assert again.state.to_bytes() == table.state.to_bytes()
    assert repr(again.pending) == repr(table.pending)


# Setting up


def set_up(side: str, *seats: str, **more: Any) -> Situation:
    heard: list[Event] = []
    setup = {"seats": list(seats), "order": "given", "hirelings": [side], **more}
    return Situation(Table.new(ROOT, setup, nature=Luck(()), listener=heard.append), heard)


def where(table: Situation, side: str, piece: str = "warrior") -> dict[int, int]:
    row = of(table, side).row(piece)
    return {c: table.s.board[row + c] for c in CLEARINGS if table.s.board[row + c]}


@pytest.mark.law("root A.6.3")
def test_a_patrol_everywhere_and_a_prophet_at_each_ruin() -> None:
    assert where(set_up("forest-patrol", "eyrie", "alliance"), "forest-patrol") == dict.fromkeys(CLEARINGS, 1)
    table = set_up("warm-sun-prophets", "eyrie", "alliance")
    assert where(table, "warm-sun-prophets") == dict.fromkeys(MAPS["autumn"].ruins, 1)


@pytest.mark.law("root A.6.3")
def test_the_last_player_says_where_the_expedition_starts() -> None:
    table = set_up("sunward-expedition", "eyrie", "alliance")
    assert (table.asked, table.prompt, len(table.offered)) == ("alliance", "place hirelings where", 12)
    table.choose(4)
    assert where(table, "sunward-expedition") == {4: 3} and where(table, "sunward-expedition", "foothold") == {4: 1}


@pytest.mark.law("root A.6.3")
def test_spies_start_in_two_clearings_of_one_suit() -> None:
    table = set_up("corvid-spies", "eyrie", "alliance").choose(1)
    assert table.offered == [6, 8, 12]
    table.choose(8)
    assert where(table, "corvid-spies") == {1: 1, 8: 1}


@pytest.mark.law("root A.6.3", "root 2.2.3")
def test_two_keepers_and_a_vault_start_where_there_is_a_slot() -> None:
    table = set_up("vault-keepers", "eyrie", "alliance").choose(4)
    assert where(table, "vault-keepers") == {4: 2} and where(table, "vault-keepers", "vault") == {4: 1}
    assert table.s.slots[4] == 0


@pytest.mark.law("root A.6.3")
def test_two_bearers_anywhere_and_two_of_the_band_in_two_clearings() -> None:
    assert where(set_up("flame-bearers", "eyrie", "alliance").choose(4, 4), "flame-bearers") == {4: 2}
    table = set_up("popular-band", "eyrie", "alliance").choose(4)
    assert 4 not in table.offered
    assert where(table.choose(5), "popular-band") == {4: 1, 5: 1}


# When hired


def hiring(side: str, clearings: dict[int, Any] | None = None) -> Situation:
    """The Alliance has passed a hireling marker, and ends its turn."""
    from tests.root.situation import given

    here = {1: {"alliance": {"warrior": 1}}, **(clearings or {})}
    tree = {
        "seats": ["alliance", "eyrie"],
        "turn": "alliance",
        "step": "end of evening",
        "hirelings": {side: {"controller": "nobody"}},
        "markers": {"4": "alliance"},
        "clearings": {str(c): pieces for c, pieces in here.items()},
        "players": {"alliance": {"points": 4}, "eyrie": {"leader": "builder", "points": 6}},
    }
    return given(tree, luck=[3])


@pytest.mark.law("root E.2.1")
def test_with_none_on_the_map_a_prophet_anywhere_two_bearers_anywhere_or_one_of_the_band_beside_own_pieces() -> None:
    table = hiring("warm-sun-prophets")
    assert (table.asked, table.prompt, len(table.offered)) == ("alliance", "place hirelings where", 12)
    assert where(table.choose(4), "warm-sun-prophets") == {4: 1}
    assert where(hiring("flame-bearers").choose(4, 5), "flame-bearers") == {4: 1, 5: 1}
    assert where(hiring("popular-band"), "popular-band") == {1: 1}


@pytest.mark.law("root E.2.1", "root 2.2.3")
def test_with_nothing_on_the_map_two_keepers_and_a_vault_where_there_is_a_slot() -> None:
    table = hiring("vault-keepers", {4: {"eyrie": {"roost": 1}}})
    assert 4 not in table.offered
    table.choose(5)
    assert where(table, "vault-keepers") == {5: 2} and where(table, "vault-keepers", "vault") == {5: 1}


@pytest.mark.law("root E.2.1")
@pytest.mark.parametrize("side", ["warm-sun-prophets", "flame-bearers", "popular-band", "vault-keepers"])
def test_who_is_on_the_map_already_is_not_placed_again(side: str) -> None:
    table = hiring(side, {7: {side: {"warrior": 1}}})
    assert where(table, side) == {7: 1} and table.prompt != "place hirelings where"
