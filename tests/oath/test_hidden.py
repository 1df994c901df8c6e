"""What a seat may know: Law of Oath 9.4. Whatever it cannot know may change, and its view does not by a byte."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Hashable, Mapping
from typing import Any

import pytest
from hypothesis import given
from tests.oath.conserved import check, zones
from tests.oath.situation import Situation, setup
from tests.oath.situation import given as situation
from tests.oath.test_properties import Setup, new, play, property_of_games, seeds, setups

from lawbound.kernel import Event, LawboundError, Seat, Seeded, Table
from lawbound.oath.acts import Search
from lawbound.oath.cards import NONE, NUMBER, POSITIONS, SITE_NUMBER, is_vision
from lawbound.oath.rules import OATH
from lawbound.oath.state import (
    BACKS,
    DENIZEN_BACK,
    FIRST_PART,
    LEAST_MARKER,
    NOWHERE,
    RELIC_BACK,
    SECOND_PART,
    VISION_BACK,
    State,
    back,
)

Slot = tuple[bytearray, int]


def all_seats(s: State) -> tuple[Seat | None, ...]:
    return (None, *range(s.box.seats))


# Shuffling what a seat cannot know, written down once more: by places, not by cards


def covered(s: State, seat: Seat | None) -> list[Slot]:
    """All places where a card lies facedown that the seat does not know."""
    bit = 0 if seat is None else 1 << seat
    rows = [*s.advisers, *s.hands, *s.piles, *s.relics_at, s.relic_deck, s.reliquary, s.deck, s.dispossessed]
    return [
        (row, at)
        for row in rows
        for at, card in enumerate(row)
        if card < LEAST_MARKER and s.place[card] == NOWHERE and not s.seen[card] & bit
    ]


def reshuffled(s: State, seat: Seat | None, luck: random.Random) -> State:
    """The same state to that seat: everything that it cannot know is otherwise."""
    other = s.copy()
    _swap_in_parts(other, seat, luck)
    bits = {card: other.seen[card] for card in range(LEAST_MARKER)}
    slots = covered(other, seat)
    for marker, pool in ((DENIZEN_BACK, other.pool), (VISION_BACK, other.vision_pool), (RELIC_BACK, other.relic_pool)):
        here = [(row, at) for row, at in slots if back(row[at]) == marker]
        knowing = [bits[row[at]] for row, at in here]
        cards = [*[row[at] for row, at in here], *pool]
        for card in cards:
            other.seen[card] = 0
        luck.shuffle(cards)
        for (row, at), known in zip(here, knowing, strict=True):
            card = cards.pop()
            if row in (*other.piles, other.relic_deck, other.deck) and not known and luck.random() < 0.3:
                cards.append(card)  # nobody has seen it, so it need not be decided
                row[at] = _marker(other, row, at, marker)
                continue
            row[at] = card
            other.seen[card] = known
        pool[:] = bytes(sorted(cards))
    other.dispossessed[:] = bytes(sorted(other.dispossessed))
    _shuffle_sites(other, seat, luck)
    _shuffle_knowledge(other, seat, luck)
    return other


def _marker(s: State, row: bytearray, at: int, marker: int) -> int:
    if row is not s.deck:
        return marker
    public, first, second, _ = zones(s)
    depth = len(row) - 1 - at
    if depth < len(public) or depth >= len(public) + len(first) + len(second):
        return marker
    return FIRST_PART if depth < len(public) + len(first) else SECOND_PART


def _swap_in_parts(s: State, seat: Seat | None, luck: random.Random) -> None:
    """In each part of the world deck, what the seat cannot know lies in another order."""
    bit = 0 if seat is None else 1 << seat
    public, first, second, _ = zones(s)
    top = len(s.deck) - len(public)
    for begin, end in ((top - len(first), top), (top - len(first) - len(second), top - len(first))):
        places = [at for at in range(begin, end) if s.deck[at] >= LEAST_MARKER or not s.seen[s.deck[at]] & bit]
        cards = [s.deck[at] for at in places]
        luck.shuffle(cards)
        for at, card in zip(places, cards, strict=True):
            s.deck[at] = card


def _shuffle_sites(s: State, seat: Seat | None, luck: random.Random) -> None:
    bit = 0 if seat is None else 1 << seat
    places = [
        position
        for position in POSITIONS
        if not s.is_faceup(position) and not s.site_seen[position] & bit and s.site[position] != NONE
    ]
    sites = [*s.site_pool, *[s.site[position] for position in places]]
    luck.shuffle(sites)
    for position in places:
        if s.site_seen[position] or luck.random() < 0.5:
            s.site[position] = sites.pop()
        else:
            s.site[position] = NONE
    s.site_pool[:] = bytes(sorted(sites))


def _shuffle_knowledge(s: State, seat: Seat | None, luck: random.Random) -> None:
    """Whether others know what this seat knows is nothing that it sees."""
    bit = 0 if seat is None else 1 << seat
    for row in (*s.piles, s.relic_deck, s.deck, *s.relics_at, s.reliquary):
        for card in row:
            if card < LEAST_MARKER and s.seen[card]:
                s.seen[card] = s.seen[card] & bit or luck.randrange(1, 1 << s.box.seats) & ~bit
                if seat is not None and s.seen[card] & bit:
                    s.seen[card] |= luck.randrange(1 << s.box.seats)


@pytest.mark.law("oath 9.4")
@property_of_games(25)
@given(setups, seeds)
def test_a_view_does_not_change_with_what_its_seat_cannot_know(setup: Setup, seed: int) -> None:
    table, luck = new(setup, seed), random.Random(seed)
    changed = 0
    for n, s in enumerate(play(table, luck, 500)):
        if n % 8:
            continue
        for seat in all_seats(s):
            other = reshuffled(s, seat, luck)
            changed += other != s
            assert OATH.view(other, seat).to_bytes() == OATH.view(s, seat).to_bytes()
    assert changed


@pytest.mark.law("oath 9.4")
@property_of_games(20)
@given(setups, seeds)
def test_views_veils_and_worlds_agree_in_every_game(setup: Setup, seed: int) -> None:
    table, luck = new(setup, seed), random.Random(seed)
    for n, s in enumerate(play(table, luck, 500)):
        if n % 8:
            continue
        for seat in all_seats(s):
            check_agreement(s, seat, Seeded(str(n)), table.at_safe_point)


def arrays(s: State) -> list[bytearray]:
    rows = [*s.advisers, *s.hands, *s.piles, *s.relics_at, *s.cards_at, *s.relics, s.deck, s.relic_deck, s.reliquary]
    return [*rows, s.pool, s.vision_pool, s.relic_pool, s.site_pool, s.site, s.dispossessed, s.seen, s.parts]


def check_agreement(s: State, seat: Seat | None, luck: Seeded, between: bool) -> None:
    """To the seat, what is veiled and what is dealt anew look as the true state does; whoever holds a pile keeps it."""
    seen = OATH.view(s, seat)
    assert OATH.view(seen.state, seat) == seen
    check(seen.state, between, all_known=False)
    if seat is None:
        return
    world = s.copy()
    same = arrays(world)
    OATH.redeal(world, seat, luck)
    assert OATH.view(world, seat).to_bytes() == seen.to_bytes()
    assert all([before is after for before, after in zip(same, arrays(world), strict=True)])
    check(world, between)
    for row, at in covered(s, seat):
        twin = arrays(world)[[each is row for each in arrays(s)].index(True)]
        if row is s.dispossessed:
            assert twin[at] < LEAST_MARKER
        elif s.seen[row[at]]:  # somebody knows what lies there, and does in every world
            assert world.seen[twin[at]] == s.seen[row[at]]
        else:  # nobody does, and nobody will before luck decides
            assert twin[at] >= LEAST_MARKER
    veiled = s.copy()
    same = arrays(veiled)
    OATH.veil(veiled, seat)
    assert veiled == seen.state
    assert all([before is after for before, after in zip(same, arrays(veiled), strict=True)])


@property_of_games(15)
@given(setups, seeds)
def test_whoever_is_asked_can_play_on_in_a_world_of_their_own(setup: Setup, seed: int) -> None:
    table, luck = new(setup, seed), random.Random(seed)
    for n, _ in enumerate(play(table, luck, 400)):
        ask = table.pending
        assert ask is not None
        if n % 40 != seed % 40:
            continue
        world: Table[State] = table.view(ask.seat).imagine(str(n))
        assert world.pending is not None
        assert list(world.pending.options) == list(ask.options)
        assert OATH.view(world.state, ask.seat) == OATH.view(table.state, ask.seat)
        for s in play(world, luck, 60):
            check(s, False)


# Whatever happens is told to those who may know it


def hidden_from(event: Event, seat: Seat | None) -> bool:
    return event.audience is not None and seat not in event.audience


@property_of_games(12)
@given(setups, seeds)
def test_what_is_told_in_secret_is_known_then(setup: Setup, seed: int) -> None:
    """A card in a secret is one that its audience knows when all is done, or has seen."""
    events: list[Event] = []
    table = Table.new(OATH, setup, seed=str(seed), listener=events.append)
    for _ in play(table, random.Random(seed), 500):
        pass
    assert {event.name for event in events} >= {"dealt", "turn", "played facedown"}
    for event in events:
        for seat in all_seats(table.state):
            assert bool(event.seen_by(seat).secret) == (bool(event.secret) and not hidden_from(event, seat))
        if event.secret:
            assert event.audience is not None
            assert event.seen_by(None).secret == ()


# Who knows what


def look_alike(one: State, other: State) -> set[Seat | None]:
    """The seats, None for spectators, that see no difference."""
    assert one != other
    return {seat for seat in all_seats(one) if OATH.view(one, seat).to_bytes() == OATH.view(other, seat).to_bytes()}


BASE = "oath seats=chancellor,red,blue @1=plains:longbows,purple*2 @3=mountain:taming_charm,map,purple @2=-wastes"


def pair(one: str, other: str) -> set[Seat | None]:
    return look_alike(situation(f"{BASE} {one}").s, situation(f"{BASE} {other}").s)


@pytest.mark.law("oath 9.4", "oath 10.8")
def test_a_facedown_adviser_is_known_to_its_owner() -> None:
    assert pair("red.advisers=-wolves", "red.advisers=-keep") == {None, 0, 2}
    assert pair("red.advisers=-wolves", "red.advisers=wolves") == set()
    assert pair("red.advisers=-wolves", "red.advisers=-vision_of_faith") == set()  # its back shows that it is a vision
    shown = "seen.wolves=red,blue seen.keep=red,blue"
    assert pair(f"red.advisers=-wolves {shown.split(maxsplit=1)[0]}", f"red.advisers=-keep {shown.split()[1]}") == {
        None,
        0,
    }


@pytest.mark.law("oath 9.4")
def test_of_two_advisers_everybody_knows_which_is_which() -> None:
    one, other = "red.advisers=-wolves,-keep seen.wolves=all", "red.advisers=-keep,-wolves seen.wolves=all"
    assert pair(one, other) == {None}


@pytest.mark.law("oath 9.4")
def test_fronts_in_discard_piles_are_private_and_backs_are_not() -> None:
    assert pair("piles.cradle=wolves,keep", "piles.cradle=keep,wolves") == {None, 0, 1, 2}
    assert pair("piles.cradle=wolves seen.wolves=blue", "piles.cradle=keep seen.keep=blue") == {None, 0, 1}
    assert pair("piles.cradle=wolves", "piles.provinces=wolves") == set()
    assert pair("piles.cradle=?v,?", "piles.cradle=?,?v") == set()


@pytest.mark.law("oath 9.4")
def test_of_the_world_deck_only_the_back_of_the_top_card_is_public() -> None:
    assert pair("deck=wolves,...", "deck=keep,...") == {None, 0, 1, 2}
    assert pair("deck=wolves,...", "deck=vision_of_faith,...") == set()
    below = "parts=1,11,2,18,3"
    one = f"deck=?,wolves,?1*10,?2*18,?*27 {below}"
    assert pair(one, f"deck=?,?1*4,vision_of_faith,?1*6,?2*18,?*27 {below}") == {None, 0, 1, 2}
    known = "seen.vision_of_faith=blue"
    assert pair(one, f"deck=?,?1*4,vision_of_faith,?1*6,?2*18,?*27 {below} {known}") == {None, 0, 1}


@pytest.mark.law("oath 9.4")
def test_relics_are_known_to_whoever_has_looked() -> None:
    other = BASE.replace("map", "whistle")
    assert look_alike(situation(BASE).s, situation(other).s) == {None, 0, 1, 2}
    assert look_alike(situation(f"{BASE} seen.map=red").s, situation(f"{other} seen.whistle=red").s) == {None, 0, 2}
    spaces = ("reliquary=whistle,?,?,?", "reliquary=?,?,whistle,?")
    assert pair(*spaces) == {None, 0, 1, 2}
    assert pair(*[f"{space} seen.whistle=chancellor" for space in spaces]) == {None, 1, 2}
    assert pair("reliquary=none,?,?,?", "reliquary=?,?,none,?") == set()


@pytest.mark.law("oath 9.4")
def test_a_facedown_site_is_known_to_whoever_has_looked() -> None:
    other = BASE.replace("wastes", "mine")
    assert look_alike(situation(BASE).s, situation(other).s) == {None, 0, 1, 2}
    assert look_alike(situation(f"{BASE} seen.wastes=blue").s, situation(f"{other} seen.mine=blue").s) == {None, 0, 1}


@pytest.mark.law("oath 9.4")
def test_nobody_knows_the_dispossessed() -> None:
    assert pair("dispossessed=wolves,keep", "dispossessed=wolves,tents") == {None, 0, 1, 2}
    assert pair("dispossessed=wolves", "dispossessed=wolves,tents") == set()
    assert pair("dispossessed=wolves seen.wolves=red", "dispossessed=tents seen.tents=red") == {None, 0, 2}


@pytest.mark.law("oath 9.4")
def test_numbers_are_public() -> None:
    for one, other in (
        ("red.favor=2", "red.favor=3"),
        ("red.secrets=2", "red.secrets=3"),
        ("red.flipped=2", "red.flipped=1"),
        ("red.warbands=2", "red.warbands=3"),
        ("visions_drawn=1", "visions_drawn=2"),
        ("on.longbows=favor", "on.longbows=secret"),
    ):
        assert pair(one, other) == set()


@pytest.mark.law("oath 9.4", "oath 5.1.2")
def test_what_is_drawn_is_hidden_from_others_while_it_is_in_the_hand() -> None:
    table = situation(f"{BASE} deck=wolves,keep,tents,... turn=red")
    table.choose("search")
    assert table.hand("red") == ["wolves", "keep", "tents"]
    assert table.sees("blue")["players"]["red"]["hand"] == ["?", "?", "?"]
    assert table.sees(None)["players"]["red"]["hand"] == ["?", "?", "?"]
    assert table.sees("red")["players"]["red"]["hand"] == ["wolves", "keep", "tents"]


def test_the_record_of_a_facedown_play_tells_its_back_alone() -> None:
    table = situation(f"{BASE} red.advisers=garrison,scouts,-keep deck=wolves,... turn=red red.pawn=plains")
    table.choose("search").choose("wolves").until("where to play")
    table.choose("facedown adviser")
    assert table.prompt == "make room for an adviser"
    for seat in (0, 2, None):
        (seen,) = table.table.view(seat).state.acts
        assert isinstance(seen, Search) and seen.card in (NONE, DENIZEN_BACK)


def test_a_card_on_its_way_from_the_hand_is_not_shown_before_it_lies_there() -> None:
    table = situation(f"{BASE} piles.cradle=wolves,keep turn=red red.pawn=plains")
    table.choose("search")
    if table.prompt == "search where":
        table.choose("cradle")
    (act,) = table.s.acts
    assert isinstance(act, Search)
    act.card = NUMBER["wolves"]
    for seat, card in ((1, NUMBER["wolves"]), (0, DENIZEN_BACK), (None, DENIZEN_BACK)):
        (seen,) = table.table.view(seat).state.acts
        assert isinstance(seen, Search) and seen.card == card


def test_there_is_no_view_for_a_seat_that_does_not_exist() -> None:
    table = setup(3)
    with pytest.raises(LawboundError, match="no seat 3"):
        table.table.view(3)


# Worlds are as likely as the Law makes them


def worlds(s: State, seat: Seat, look: Callable[[State], Hashable], deals: int = 4000) -> Counter[Hashable]:
    """How often each way comes up in the worlds that the seat believes in; its view is the same in all of them."""
    luck, seen, found = Seeded("worlds"), OATH.view(s, seat), Counter[Hashable]()
    for number in range(deals):
        world = s.copy()
        OATH.redeal(world, seat, luck)
        if number % 100 == 0:
            assert OATH.view(world, seat) == seen
        found[look(world)] += 1
    return found


def check_chances(found: Counter[Hashable], expected: Mapping[Any, float]) -> None:
    """By chi squared; `expected` are shares."""
    assert set(found) <= set(expected)
    deals, total = found.total(), sum(expected.values())
    means = {way: deals * share / total for way, share in expected.items()}
    freedom = len(expected) - 1
    assert min(means.values()) > 5
    assert sum([(found[way] - mean) ** 2 / mean for way, mean in means.items()]) < freedom + 4 * (2 * freedom) ** 0.5


def test_an_adviser_of_somebody_else_may_be_any_card_that_nobody_sees() -> None:
    table = situation(f"{BASE} red.advisers=-wolves piles.cradle=keep seen.keep=blue deck=tents,dazzle,? unseen=elders")
    found = worlds(table.s, 0, lambda s: (s.advisers[1][0], s.piles[0][0]))
    hidden = [NUMBER[key] for key in ("wolves", "keep", "tents", "dazzle", "elders")]
    check_chances(found, {(one, other): 1 for one in hidden for other in hidden if one != other})


def test_a_card_that_others_know_in_the_deck_is_a_vision_as_often_as_the_part_has_some() -> None:
    table = situation(f"{BASE} deck=?,keep,wolves,?1*9,?2*18,?*27 parts=1,11,2,18,3 seen.keep=red,blue seen.wolves=red")
    s = table.s
    assert s.parts[BACKS] == 1
    found = worlds(s, 0, lambda world: (is_vision(world.deck[-2]), is_vision(world.deck[-3])))
    check_chances(found, {(True, True): 2, (True, False): 18, (False, True): 18, (False, False): 72})
    found = worlds(s, 2, lambda world: (world.deck[-2] == NUMBER["keep"], is_vision(world.deck[-3])))
    check_chances(found, {(True, True): 2, (True, False): 8})


def test_a_site_that_somebody_has_peeked_at_may_be_any_that_is_not_on_the_map() -> None:
    s = situation(f"{BASE} seen.wastes=red").s
    found = worlds(s, 0, lambda world: world.site[1])
    check_chances(
        found, {site: 1 for site in range(23) if site not in (SITE_NUMBER["plains"], SITE_NUMBER["mountain"])}
    )
    s = situation(BASE).s
    assert set(worlds(s, 0, lambda world: world.site[1], 20)) == {NONE}


def test_the_dispossessed_are_dealt_with_all_else() -> None:
    s = situation(f"{BASE} dispossessed=wolves,keep seen.keep=blue deck=tents,elders unseen=none").s
    found = worlds(s, 0, lambda world: tuple(world.dispossessed))
    hidden = sorted([NUMBER[key] for key in ("wolves", "keep", "tents", "elders")])
    check_chances(found, {(one, other): 1 for one in hidden for other in hidden if one < other})
    found = worlds(s, 2, lambda world: tuple(world.dispossessed))
    pairs = [tuple(sorted([NUMBER["keep"], NUMBER[key]])) for key in ("wolves", "tents", "elders")]
    check_chances(found, dict.fromkeys(pairs, 1))


# Positions in which somebody knows nothing


def test_an_unknown_adviser_is_decided_when_it_is_played() -> None:
    table: Situation = situation(f"{BASE} red.advisers=? turn=red", luck=["wolves"])
    table.choose("play facedown adviser")
    assert table.hand("red") == ["wolves"]
    assert table.knows("red", "wolves") and not table.knows("blue", "wolves")
    assert table.prompt == "where to play"
