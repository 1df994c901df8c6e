"""Dealing what is hidden: states that a seat could believe in, and that can be played on."""

from __future__ import annotations

import os
import random
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Mapping
from itertools import permutations
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.root.bots.test_bot_games import check, random_setup
from tests.root.test_properties import MIXES, check_cards, check_pieces, items_seen, pick, property_of_games, somewhere

from lawbound.kernel import Seeded, Table
from lawbound.root.cards import CARD, UNKNOWN
from lawbound.root.hidden import deal
from lawbound.root.items import RUIN_ITEMS
from lawbound.root.map import MAPS
from lawbound.root.position_text import dumps, loads
from lawbound.root.rules import ROOT, Root
from lawbound.root.state import PLAYING, State

LONG_GAME = 6000
seeds = st.integers(0, 2**32 - 1)


class FromState(Root):
    """Root, from that state on."""

    def __init__(self, state: State) -> None:
        self.state = state

    def start(self, setup: Mapping[str, Any]) -> State:
        return self.state.copy()


def some_game(luck: random.Random, bots: bool) -> Table[State]:
    """A game of humans, or of humans and bots, on any map; without a turn limit, which no position knows."""
    if bots:
        setup = {key: value for key, value in random_setup(luck, humans=True).items() if key != "turn_limit"}
    else:
        setup = {"seats": list(luck.choice(MIXES)), "map": luck.choice(list(MAPS))}
    return Table.new(ROOT, setup, seed=str(luck.random()))


def dealt_from(known: State, luck: Seeded) -> State:
    """A copy in which all that was unknown is dealt."""
    world = known.copy()
    deal(world, luck)
    return world


def check_dealt(s: State, known: State, dealt: State, seat: int | None, between_actions: bool) -> None:
    """Everything is known and in one place, and nothing has changed for the seat."""
    assert dealt.unknown == 0
    assert not dealt.limbo
    assert not any(UNKNOWN in pile for pile in (*dealt.hands, *dealt.piles))
    assert ROOT.view(dealt, seat).to_bytes() == known.to_bytes()
    assert [len(pile) for pile in (*dealt.hands, *dealt.piles)] == [len(pile) for pile in (*s.hands, *s.piles)]
    assert len(dealt.deck) == len(s.deck)
    check(dealt)
    assert items_seen(dealt) == items_seen(s)
    if s.stage == PLAYING and not any(player.is_bot for player in s.players):
        check_pieces(dealt)
        check_cards(dealt, between_actions)


@pytest.mark.law("root 1.2.1", "root 1.2.2")
@property_of_games(30)
@given(seeds, st.booleans())
def test_a_seat_sees_no_difference_and_no_card_comes_or_goes(seed: int, bots: bool) -> None:
    luck = random.Random(seed)
    table = some_game(luck, bots)
    for n in range(300):
        if table.pending is None:
            break
        if n % 10 == 0:
            s = table.state
            for seat in (None, *range(len(s.players))):
                known = table.view(seat).state
                before = known.to_bytes()
                dealt = dealt_from(known, Seeded(str(seed)))
                check_dealt(s, known, dealt, seat, not table._answers)
                assert known.to_bytes() == before
                assert dealt_from(known, Seeded(str(seed))).to_bytes() == dealt.to_bytes()
        pick(table, luck)


@property_of_games(25)
@given(seeds, st.booleans())
def test_what_was_dealt_is_a_position_and_is_played_on_to_the_end(seed: int, bots: bool) -> None:
    """A practice game starts from the position's text, and goes exactly as one from the state itself."""
    luck = random.Random(seed)
    table = some_game(luck, bots)
    begin = luck.randrange(20, 400)
    for n in range(begin):
        if table.pending is None:
            return
        s = table.safe_state
        if s.stage == PLAYING and n % 10 == 0:
            dealt = dealt_from(ROOT.view(s, luck.randrange(len(s.players))).state, Seeded(str(n)))
            assert loads(dumps(dealt)).to_bytes() == dealt.to_bytes()
        pick(table, luck)
    if table.pending is None or table.safe_state.stage != PLAYING:
        return
    seat = table.pending.seat
    known = ROOT.view(table.safe_state, seat).state
    dealt = dealt_from(known, Seeded("practice"))
    practice: Table[State] = Table.from_position(ROOT, dumps(dealt), seed="luck")
    same = Table.new(FromState(dealt), {}, seed="luck")
    assert practice.pending is not None
    for n in range(LONG_GAME):
        if practice.pending is None:
            break
        assert repr(practice.pending) == repr(same.pending)
        if n % 20 == 0:
            assert practice.state.to_bytes() == same.state.to_bytes()
            check(practice.state)
        choice = luck.randrange(len(practice.pending.options))
        practice.choose_index(choice)
        same.choose_index(choice)
    assert practice.state.to_bytes() == same.state.to_bytes()
    assert practice.result == same.result


def few_unknown() -> State:
    """Seven cards are not known to be elsewhere, two alike; four of them lie in two hands and among the supporters."""
    s = loads("root seats=marquise,eyrie,alliance eyrie.hand=?*2 alliance.hand=anvil,? alliance.supporters=?")
    left = [CARD["sappers"], CARD["sappers"], *[card for card in dict.fromkeys(s.deck) if s.deck.count(card) == 1][:5]]
    for card in left:
        s.deck.remove(card)
    s.discard[:] = s.deck
    s.deck[:] = bytes(sorted(left))
    return s


def test_every_deal_is_equally_likely() -> None:
    s, luck, deals = few_unknown(), Seeded("fair"), 7000
    first: Counter[int] = Counter()
    places: Counter[tuple[str, int]] = Counter()
    for _ in range(deals):
        dealt = dealt_from(s, luck)
        assert CARD["anvil"] in dealt.hands[2]
        other = bytearray(dealt.hands[2])
        other.remove(CARD["anvil"])
        supporter = dealt.piles[s.players[2].pile]
        assert (len(dealt.hands[1]), len(other), len(supporter), len(dealt.deck)) == (2, 1, 1, 3)
        first.update(other)
        places.update([("hand", card) for card in dealt.hands[1]])
        places.update([("supporters", card) for card in supporter])
        places.update([("deck", card) for card in dealt.deck])
    copies = Counter(s.deck)
    for card, count in copies.items():
        expected = deals * count / 7
        for found, share in (
            (first[card], 1),
            (places["supporters", card], 1),
            (places["hand", card], 2),
            (places["deck", card], 3),
        ):
            assert abs(found - share * expected) < 5 * (share * expected) ** 0.5, card


def test_pairs_are_as_likely_as_they_should_be() -> None:
    """Not only each card: each pair too. Two of seven cards, two of which are alike."""
    s, luck, deals = few_unknown(), Seeded("fair"), 6300
    pairs = Counter([bytes(dealt_from(s, luck).hands[1]) for _ in range(deals)])
    copies = Counter(s.deck)
    assert len(pairs) == 5 * 4 // 2 + 5 + 1
    for (a, b), found in pairs.items():
        expected = deals / 21 * (1 if a == b else copies[a] * copies[b])
        assert abs(found - expected) < 5 * expected**0.5


def test_cards_that_cannot_be_in_the_deck_are_dealt_first() -> None:
    """The deck was shuffled while cards were unknown: those not in it then are among them."""
    s = few_unknown()
    s.limbo[:] = s.deck[:2]
    del s.deck[:2]
    luck, holders = Seeded("limbo"), Counter[int]()
    for _ in range(4000):
        dealt = dealt_from(s, luck)
        assert (dealt.unknown, len(dealt.limbo), len(dealt.deck)) == (0, 0, 3)
        check_cards(dealt, True)
        card = s.limbo[0]
        held = [pile.count(card) for pile in (dealt.hands[1], dealt.hands[2], dealt.piles[s.players[2].pile])]
        assert sum(held) >= 1
        holders.update(dict(enumerate(held)))
    assert abs(holders[0] - 2 * holders[1]) < 400
    assert abs(holders[1] - holders[2]) < 250


def test_a_state_without_secrets_is_dealt_as_it_is() -> None:
    s = somewhere(MIXES[0], 1).state
    assert dealt_from(s, Seeded("any")).to_bytes() == s.to_bytes()


PROGRAM = """
import sys
from lawbound.kernel import Seeded
from lawbound.root.hidden import deal
from lawbound.root.position_text import dumps, loads
s = loads(sys.stdin.read())
deal(s, Seeded("same"))
print(dumps(s))
"""


def test_the_same_seed_deals_the_same_in_every_process() -> None:
    text = dumps(few_unknown())
    printed = [
        subprocess.run(
            [sys.executable, "-c", PROGRAM],
            input=text,
            env={**os.environ, "PYTHONHASHSEED": hash_seed},
            capture_output=True,
            text=True,
            timeout=60,
            check=True,
        ).stdout.strip()
        for hash_seed in ("1", "2")
    ]
    assert printed == [dumps(dealt_from(few_unknown(), Seeded("same")))] * 2


def test_dealing_is_quick() -> None:
    known = somewhere(MIXES[0], 3).view(0).state
    luck, took = Seeded("quick"), []
    for _ in range(20):
        begun = time.perf_counter()
        for _ in range(50):
            dealt_from(known, luck)
        took.append((time.perf_counter() - begun) / 50)
    assert min(took) < 200e-6  # about a tenth of that on a quiet machine


# Every deal, one by one


def tiny(looked: bool) -> State:
    """Eight cards, two pairs of them alike, in three hands, among the supporters and in the deck; all are known.

    The Vagabond may have looked under a ruin.
    """
    s = loads(
        "root seats=marquise,eyrie,alliance,vagabond marquise.hand=anvil eyrie.hand=sappers,cobbler "
        "alliance.hand=sword alliance.supporters=sappers vagabond.hand=codebreakers"
    )
    left = [CARD["armorers"], CARD["armorers"], CARD["royal-claim"]]
    for card in left:
        s.deck.remove(card)
    s.discard[:] = s.deck
    s.deck[:] = bytes(sorted(left))
    s.ruin_pool[:] = RUIN_ITEMS
    for clearing in s.box.map.ruins:
        s.ruins[clearing], s.ruin_items[2 * clearing] = 1, UNKNOWN
    if looked:
        clearing = s.box.map.ruins[0]
        s.ruin_items[2 * clearing] = s.ruin_pool.pop()
        s.ruin_seen[clearing] = 1 << 3
    return s


def where_cards_are(s: State) -> tuple[bytes, ...]:
    return tuple([bytes(sorted(pile)) for pile in (*s.hands[1:], s.piles[s.players[2].pile], s.deck)])


@pytest.mark.law("root 1.2.1")
@pytest.mark.parametrize("looked", [False, True], ids=["in place", "through the view"])
def test_dealing_anew_makes_every_deal_as_likely_as_shuffling_does(looked: bool) -> None:
    """Against all orders of the cards that the seat cannot know, counted out."""
    s = tiny(looked)
    unseen = b"".join(where_cards_are(s))
    sizes = [len(pile) for pile in where_cards_are(s)]
    expected: Counter[tuple[bytes, ...]] = Counter()
    for order in permutations(unseen):
        cards = iter(order)
        expected[tuple([bytes(sorted([next(cards) for _ in range(size)])) for size in sizes])] += 1
    luck, deals = Seeded("every deal"), 12_000
    found: Counter[tuple[bytes, ...]] = Counter()
    for _ in range(deals):
        world = s.copy()
        ROOT.redeal(world, 0, luck)
        assert bytes(world.hands[0]) == bytes(s.hands[0])
        found[where_cards_are(world)] += 1
    assert set(found) <= set(expected)
    total = expected.total()
    chi_squared = sum([(found[deal] - deals * n / total) ** 2 / (deals * n / total) for deal, n in expected.items()])
    freedom = len(expected) - 1
    assert freedom > 200
    assert abs(chi_squared - freedom) < 4 * (2 * freedom) ** 0.5


@pytest.mark.law("root 1.2.1")
def test_items_that_another_has_seen_may_lie_under_any_ruin() -> None:
    """The seat that has not looked believes in each of them equally; the one that has keeps what it saw."""
    s = tiny(looked=True)
    clearing = s.box.map.ruins[0]
    items = Counter([*s.ruin_pool, s.ruin_items[2 * clearing]])
    world = s.copy()
    ROOT.redeal(world, 0, Seeded("ruins"))
    assert Counter(world.ruin_pool) == items
    assert world.ruin_items[2 * clearing] == UNKNOWN and not any(world.ruin_seen)
    world = s.copy()
    ROOT.redeal(world, 3, Seeded("ruins"))
    assert world.ruin_items == s.ruin_items and world.ruin_seen == s.ruin_seen and world.ruin_pool == s.ruin_pool
