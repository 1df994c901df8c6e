"""What is hidden is declared where it lives: made-up factions that hide things no other rule knows of.

Each of them keeps something of its own kind hidden by its joints alone. Whoever may not see it has the same view
whatever it is, and believes in every way it may be as the Law makes it likely.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Hashable, Iterator, Mapping, Sequence
from itertools import permutations, product
from typing import Any, ClassVar, Final

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.root.situation import given as situation
from tests.root.test_properties import check_cards, pick, property_of_games, seeds

from lawbound.kernel import LawboundError, Seat, Seeded, Table
from lawbound.root.cards import CARD, UNKNOWN
from lawbound.root.faction import Faction
from lawbound.root.factions import FACTIONS
from lawbound.root.factions.alliance import Alliance
from lawbound.root.factions.eyrie import Eyrie
from lawbound.root.factions.marquise import Marquise
from lawbound.root.hand import to_discard_pile
from lawbound.root.hidden import deal, turn_face_down, veil
from lawbound.root.pieces import CLEARINGS
from lawbound.root.position_text import loads
from lawbound.root.rules import ROOT
from lawbound.root.state import GROUND, PLAYING, State

# Plots: known to their owner alone, two of each kind; a wrong guess rules a kind out for all to see.

BOMB, SNARE, EXTORTION, RAID = PLOTS = (1, 2, 3, 4)
OF_EACH: Final = 2


class Plotters(Alliance):
    """Their own numbers go on with the kind of plot by clearing, kinds ruled out by clearing, and plots turned up."""

    KINDS: ClassVar[int] = Alliance.OWN
    RULED_OUT: ClassVar[int] = KINDS + GROUND
    TURNED_UP: ClassVar[int] = RULED_OUT + GROUND
    OWN: ClassVar[int] = TURNED_UP + len(PLOTS) + 1

    def hide(self, s: State, seat: Seat | None) -> None:
        super().hide(s, seat)
        if seat != self.seat:
            own = s.own[self.seat]
            for clearing in CLEARINGS:
                if own[self.KINDS + clearing]:
                    own[self.KINDS + clearing] = UNKNOWN

    def redeal(self, s: State, luck: Seeded) -> None:
        own = s.own[self.seat]
        laid = [clearing for clearing in CLEARINGS if own[self.KINDS + clearing] == UNKNOWN]
        if laid:
            ways = [way for way in product(PLOTS, repeat=len(laid)) if self.is_possible(own, laid, way)]
            for clearing, kind in zip(laid, ways[luck.below(len(ways))], strict=True):
                own[self.KINDS + clearing] = kind

    def is_possible(self, own: bytearray, laid: Sequence[int], way: Sequence[int]) -> bool:
        return all([way.count(kind) + own[self.TURNED_UP + kind] <= OF_EACH for kind in PLOTS]) and not any(
            [own[self.RULED_OUT + clearing] >> kind & 1 for clearing, kind in zip(laid, way, strict=True)]
        )

    def turn_begins(self, s: State) -> None:
        """In games: they lay what they still have, in one clearing after another, and take some up again."""
        super().turn_begins(s)
        own = s.own[self.seat]
        clearing, kind = 1 + s.turns * 5 % 12, 1 + s.turns // len(s.players) % 4
        own[self.KINDS + clearing] = own[self.RULED_OUT + clearing] = 0
        if bytes(own[self.KINDS : self.KINDS + GROUND]).count(kind) < OF_EACH:
            own[self.KINDS + clearing] = kind
            own[self.RULED_OUT + clearing] = 1 << (kind % 4 + 1)

    def restore(self, s: State, fields: Mapping[str, Any]) -> None:
        """In situations: a raid and a snare lie face down; both bombs and the other snare have been seen."""
        super().restore(s, fields)
        own = s.own[self.seat]
        own[self.KINDS + 3], own[self.KINDS + 8] = RAID, SNARE
        own[self.TURNED_UP + BOMB], own[self.TURNED_UP + SNARE] = 2, 1
        own[self.RULED_OUT + 8] = 1 << EXTORTION


# Relics: what nobody has looked at is undecided; what somebody has is known to them alone.

VALUES: Final = (1, 1, 2, 3)


class Seekers(Marquise):
    """Their own numbers go on with the value of each relic (UNKNOWN: undecided), and who has looked at it."""

    RELICS: ClassVar[int] = Marquise.OWN
    SEEN: ClassVar[int] = RELICS + len(VALUES)
    OWN: ClassVar[int] = SEEN + len(VALUES)

    def hide(self, s: State, seat: Seat | None) -> None:
        super().hide(s, seat)
        own, bit = s.own[self.seat], 0 if seat is None else 1 << seat
        for relic in range(len(VALUES)):
            if not own[self.SEEN + relic] & bit:
                own[self.RELICS + relic] = UNKNOWN

    def redeal(self, s: State, luck: Seeded) -> None:
        """Somebody who has looked at a relic knows its value; the others stay undecided."""
        own = s.own[self.seat]
        for relic in range(len(VALUES)):
            if own[self.SEEN + relic] and own[self.RELICS + relic] == UNKNOWN:
                left = self.left(own)
                own[self.RELICS + relic] = left[luck.below(len(left))]

    def left(self, own: bytearray) -> list[int]:
        seen = Counter(own[self.RELICS : self.SEEN])
        return sorted((Counter(VALUES) - seen).elements())

    def turn_begins(self, s: State) -> None:
        """In games: somebody looks at a relic, and in the end all have been put back."""
        super().turn_begins(s)
        own, relic = s.own[self.seat], s.turns // len(s.players) % len(VALUES)
        if not relic:
            own[self.RELICS : self.SEEN], own[self.SEEN : self.OWN] = bytes([UNKNOWN]) * len(VALUES), bytes(len(VALUES))
        own[self.RELICS + relic] = self.left(own)[0]
        own[self.SEEN + relic] = 1 << s.turns % 3

    def restore(self, s: State, fields: Mapping[str, Any]) -> None:
        """In situations: seat 1 has seen a relic of value 3, seats 0 and 2 one of value 1; two are undecided."""
        super().restore(s, fields)
        own = s.own[self.seat]
        own[self.RELICS : self.SEEN] = bytes((3, 1, UNKNOWN, UNKNOWN))
        own[self.SEEN : self.OWN] = bytes((1 << 1, 1 << 0 | 1 << 2, 0, 0))


# A hand that lies open


class Shopkeepers(Eyrie):
    def hide(self, s: State, seat: Seat | None) -> None:
        """All see their hand."""


# Places in a pile that somebody may know


class Seers(Marquise):
    """The top cards of the deck: each is a pile of its own, and their own numbers go on with who has seen it."""

    SEEN: ClassVar[int] = Marquise.OWN
    PLACES: ClassVar[int] = 3
    OWN: ClassVar[int] = SEEN + PLACES
    PILES: ClassVar[int] = PLACES

    def hide(self, s: State, seat: Seat | None) -> None:
        super().hide(s, seat)
        for place in range(self.PLACES):
            if seat is None or not s.own[self.seat][self.SEEN + place] >> seat & 1:
                turn_face_down(s, s.piles[self.pile + place])

    def turn_begins(self, s: State) -> None:
        """In games: one player after another looks at the card on top, then at the next; some are left unseen."""
        super().turn_begins(s)
        place = s.turns // len(s.players) % self.PLACES
        pile, own = s.piles[self.pile + place], s.own[self.seat]
        if pile and own[self.SEEN + place]:
            to_discard_pile(s, pile.pop())
            own[self.SEEN + place] = 0
        elif not pile and s.deck and not s.unknown:
            pile.append(s.deck.pop(s.turns % len(s.deck)))
            own[self.SEEN + place] = s.turns % 4


MADE_UP: Final = (Plotters, Seekers, Shopkeepers, Seers)


@pytest.fixture
def play_with(monkeypatch: pytest.MonkeyPatch) -> Callable[..., None]:
    """Let these made-up factions play in the place of the ones they are made of."""

    def put(*factions: type[Faction]) -> None:
        for faction in factions:
            monkeypatch.setitem(FACTIONS, faction.KEY, faction)

    return put


def all_seats(s: State) -> tuple[Seat | None, ...]:
    return (None, *range(len(s.players)))


def look_alike(one: State, other: State) -> set[Seat | None]:
    """The seats, None for spectators, that see no difference."""
    assert one != other
    return {seat for seat in all_seats(one) if ROOT.view(one, seat).to_bytes() == ROOT.view(other, seat).to_bytes()}


def check_agreement(s: State, seat: Seat | None, luck: Seeded) -> None:
    """To the seat, what is veiled and what is dealt anew look as the true state does; whoever holds a pile keeps it."""
    seen = ROOT.view(s, seat)
    assert ROOT.view(seen.state, seat) == seen
    world = s.copy()
    same = [*world.hands, *world.piles, *world.own, world.deck, world.limbo]
    if seat is None:
        veil(world, seat)
        deal(world, luck)
    else:
        ROOT.redeal(world, seat, luck)
    assert ROOT.view(world, seat).to_bytes() == seen.to_bytes()
    assert not world.unknown and not world.limbo
    assert not any([UNKNOWN in pile for pile in (*world.hands, *world.piles)])
    now = [*world.hands, *world.piles, *world.own, world.deck, world.limbo]
    assert all([before is after for before, after in zip(same, now, strict=True)])


def worlds(s: State, seat: Seat, look: Callable[[State], Hashable], deals: int = 6000) -> Counter[Hashable]:
    """How often each way comes up in the worlds that the seat believes in; its view is the same in all of them."""
    luck, seen, found = Seeded("worlds"), ROOT.view(s, seat), Counter[Hashable]()
    for number in range(deals):
        world = s.copy()
        ROOT.redeal(world, seat, luck)
        if number % 50 == 0:
            assert ROOT.view(world, seat) == seen
        found[look(world)] += 1
    return found


def check_chances(found: Counter[Hashable], expected: Mapping[Any, int]) -> None:
    """By chi squared; `expected` are shares."""
    assert set(found) <= set(expected)
    deals, total = found.total(), sum(expected.values())
    if len(expected) == 1:
        return
    means = {way: deals * share / total for way, share in expected.items()}
    freedom = len(expected) - 1
    assert min(means.values()) > 5
    assert sum([(found[way] - mean) ** 2 / mean for way, mean in means.items()]) < freedom + 4 * (2 * freedom) ** 0.5


@pytest.mark.law("root 1.2.1", "root 1.2.2")
@property_of_games(12)
@given(seeds, st.sampled_from([(Plotters, Seekers, Shopkeepers), (Plotters, Seers), (Shopkeepers, Seers)]))
def test_views_veils_and_worlds_agree_in_every_game(seed: int, made_up: tuple[type[Faction], ...]) -> None:
    luck = random.Random(seed)
    with pytest.MonkeyPatch.context() as patch:
        for faction in made_up:
            patch.setitem(FACTIONS, faction.KEY, faction)
        table = Table.new(ROOT, {"seats": ["marquise", "eyrie", "alliance", "vagabond"]}, seed=str(seed))
    for number in range(200):
        ask = table.pending
        if ask is None:
            break
        if number % 8 == 0:
            for seat in all_seats(table.state):
                check_agreement(table.state, seat, Seeded(str(seed)))
            world = table.view(ask.seat).imagine(str(seed))
            assert repr(world.pending) == repr(ask)
            for _ in range(15):
                if world.pending is None:
                    break
                if world.state.stage == PLAYING and world.at_safe_point:
                    check_cards(world.state, between_actions=False)
                pick(world, luck)
        pick(table, luck)


# Plots


def plotting() -> State:
    return loads("root seats=marquise,eyrie,alliance marquise.hand=anvil eyrie.hand=sword alliance.supporters=sappers")


def plots(s: State) -> tuple[int, ...]:
    return tuple([s.own[2][Plotters.KINDS + clearing] for clearing in (3, 8)])


@pytest.mark.law("root 1.2.1")
def test_only_their_owner_sees_what_plots_are(play_with: Callable[..., None]) -> None:
    play_with(Plotters)
    s = plotting()
    for way in ((RAID, RAID), (EXTORTION, SNARE), (SNARE, RAID)):
        other = s.copy()
        other.own[2][Plotters.KINDS + 3], other.own[2][Plotters.KINDS + 8] = way
        assert look_alike(s, other) == {None, 0, 1}
    assert plots(ROOT.view(s, 2).state) == (RAID, SNARE)
    assert plots(ROOT.view(s, None).state) == (UNKNOWN, UNKNOWN)
    for seat in all_seats(s):
        check_agreement(s, seat, Seeded("plots"))


@pytest.mark.law("root 1.2.1")
def test_every_way_that_plots_may_lie_is_equally_likely(play_with: Callable[..., None]) -> None:
    """No bomb is left and one snare; the second is no extortion, for somebody has guessed wrong."""
    play_with(Plotters)
    s = plotting()
    ways = [(SNARE, RAID), (EXTORTION, SNARE), (EXTORTION, RAID), (RAID, SNARE), (RAID, RAID)]
    check_chances(worlds(s, 0, plots), dict.fromkeys(ways, 1))
    check_chances(worlds(s, 2, plots, 100), {(RAID, SNARE): 1})


@pytest.mark.law("root 1.2.1")
def test_a_choice_teaches_nothing_of_plots_that_it_does_not_touch(play_with: Callable[..., None]) -> None:
    """What was foreseen with the plots unknown looks, to whoever chose, as what happened."""
    play_with(Plotters)
    table = situation(
        "root seats=marquise,eyrie,alliance turn=marquise step=actions marquise.hand=anvil @1=marquise.warrior*3 "
        "@5=marquise.warrior*2"
    ).choose("march", 1)
    moment = table.table.moment()
    table.events.clear()
    option = table.ask.options[table.offered.index(5)]
    foreseen = table.table.foresee(moment, option).state
    assert plots(foreseen) == (UNKNOWN, UNKNOWN)
    table.choose(5)
    assert not table.table.teaches(moment, option, table.events)
    assert plots(table.s) == (RAID, SNARE)


# Relics


def seeking() -> State:
    return loads("root seats=marquise,eyrie,alliance marquise.hand=anvil eyrie.hand=sword alliance.hand=sappers")


def relics(s: State) -> tuple[int, ...]:
    return tuple(s.own[0][Seekers.RELICS : Seekers.SEEN])


@pytest.mark.law("root 1.2.1")
def test_only_who_has_looked_sees_what_a_relic_is_worth(play_with: Callable[..., None]) -> None:
    """Their owner is no exception."""
    play_with(Seekers)
    s = seeking()
    other = s.copy()
    other.own[0][Seekers.RELICS] = 2
    assert look_alike(s, other) == {None, 0, 2}
    other = s.copy()
    other.own[0][Seekers.RELICS + 1] = 2
    assert look_alike(s, other) == {None, 1}
    assert relics(ROOT.view(s, 0).state) == (UNKNOWN, 1, UNKNOWN, UNKNOWN)
    for seat in all_seats(s):
        check_agreement(s, seat, Seeded("relics"))


@pytest.mark.law("root 1.2.1")
def test_a_relic_that_another_has_seen_may_have_any_value_that_is_left(play_with: Callable[..., None]) -> None:
    """What nobody has seen stays undecided, so that luck decides it when it is turned up."""
    play_with(Seekers)
    s = seeking()
    rest = (UNKNOWN, UNKNOWN)
    check_chances(worlds(s, 0, relics), {(1, 1, *rest): 1, (2, 1, *rest): 1, (3, 1, *rest): 1})
    check_chances(worlds(s, 1, relics), {(3, 1, *rest): 2, (3, 2, *rest): 1})
    s.own[0][Seekers.SEEN + 1] = 1 << 2
    both = Counter([(a, b, *rest) for a, b in permutations(VALUES, 2)])
    check_chances(worlds(s, 0, relics), both)


# Hands


def trading() -> State:
    """Seven cards are in three hands and in the deck, two of them alike; all others are discarded."""
    s = loads("root seats=marquise,eyrie,alliance marquise.hand=anvil eyrie.hand=sword,cobbler alliance.hand=sappers")
    return with_deck(s, "sappers", "armorers", "royal-claim")


def with_deck(s: State, *names: str) -> State:
    left = bytes(sorted([CARD[name] for name in names]))
    for card in left:
        s.deck.remove(card)
    s.discard[:], s.deck[:] = s.deck, left
    return s


def all_deals(cards: Sequence[int], sizes: Sequence[int]) -> Counter[tuple[bytes, ...]]:
    """How many orders of these cards make each deal into piles of those sizes."""
    found: Counter[tuple[bytes, ...]] = Counter()
    for order in permutations(cards):
        rest = iter(order)
        found[tuple([bytes(sorted([next(rest) for _ in range(size)])) for size in sizes])] += 1
    return found


@pytest.mark.law("root 1.2.1")
def test_a_hand_that_lies_open_is_seen_by_all_and_stays_as_it_is(play_with: Callable[..., None]) -> None:
    play_with(Shopkeepers)
    s = trading()
    for seat in all_seats(s):
        assert bytes(ROOT.view(s, seat).state.hands[1]) == bytes(s.hands[1])
        check_agreement(s, seat, Seeded("open"))
    other = s.copy()
    other.hands[1][0], other.deck[0] = other.deck[0], other.hands[1][0]
    assert look_alike(s, other) == set()
    other = s.copy()
    other.hands[2][:], other.deck[:] = other.deck[:1], sorted([*other.deck[1:], *other.hands[2]])
    assert look_alike(s, other) == {None, 0, 1}


@pytest.mark.law("root 1.2.1")
def test_other_cards_are_dealt_around_an_open_hand(play_with: Callable[..., None]) -> None:
    play_with(Shopkeepers)
    s = trading()
    hand = bytes(s.hands[1])
    deals = {(hand, *way): n for way, n in all_deals([*s.hands[2], *s.deck], (1, 3)).items()}
    check_chances(worlds(s, 0, lambda world: (bytes(world.hands[1]), bytes(world.hands[2]), bytes(world.deck))), deals)


@pytest.mark.law("root 1.2.1", "root 4.1.3")
def test_a_hand_that_was_shown_once_is_not_remembered() -> None:
    """A view is the table as it is: the event has told what there was to see."""
    table = situation(
        "root seats=marquise,eyrie turn=marquise step=actions marquise.crafted=codebreakers eyrie.hand=sword,anvil "
        "@1=marquise.warrior"
    )
    before = ROOT.view(table.s, 0).state
    table.choose("codebreakers")
    (shown,) = table.happened("showed hand")
    assert len(shown.seen_by(0).secret) == 2
    after = ROOT.view(table.s, 0).state
    assert bytes(after.hands[1]) == bytes([UNKNOWN]) * 2
    assert (after.deck, after.hands, after.piles) == (before.deck, before.hands, before.piles)


# Places in a pile


def foretelling() -> State:
    """Seat 1 has seen the card on top, seats 0 and 2 the next; nobody has seen the third."""
    s = loads(
        "root seats=marquise,eyrie,alliance turn=eyrie marquise.hand=anvil eyrie.hand=sword alliance.hand=sappers"
    )
    for place, name in enumerate(("cobbler", "sappers", "codebreakers")):
        s.deck.remove(CARD[name])
        s.piles[s.players[0].pile + place].append(CARD[name])
    s.own[0][Seers.SEEN : Seers.OWN] = bytes((1 << 1, 1 << 0 | 1 << 2, 0))
    return with_deck(s, "armorers", "royal-claim")


def tops(s: State) -> list[bytearray]:
    first = s.players[0].pile
    return s.piles[first : first + Seers.PLACES]


@pytest.mark.law("root 1.2.1")
def test_only_who_has_looked_knows_a_place_in_a_pile(play_with: Callable[..., None]) -> None:
    play_with(Seers)
    s = foretelling()
    for place, sees_no_difference in enumerate(({None, 0, 2}, {None, 1}, {None, 0, 1, 2})):
        other = s.copy()
        tops(other)[place][:], other.deck[:] = other.deck[:1], sorted([*other.deck[1:], *tops(other)[place]])
        assert look_alike(s, other) == sees_no_difference
    swapped = s.copy()
    tops(swapped)[0][:], tops(swapped)[2][:] = tops(s)[2], tops(s)[0]
    assert look_alike(s, swapped) == {None, 0, 2}
    for seat in all_seats(s):
        check_agreement(s, seat, Seeded("top"))


@pytest.mark.law("root 1.2.1")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_a_known_place_stays_true_and_all_others_are_dealt_together(seat: Seat, play_with: Callable[..., None]) -> None:
    play_with(Seers)
    s = foretelling()
    known = {0: [1], 1: [0], 2: [1]}[seat]

    def hidden(world: State) -> Iterator[bytes]:
        yield from [bytes(world.hands[other]) for other in range(3) if other != seat]
        yield from [bytes(pile) for place, pile in enumerate(tops(world)) if place not in known]
        yield bytes(world.deck)

    def look(world: State) -> Hashable:
        assert [tops(world)[place] for place in known] == [tops(s)[place] for place in known]
        return tuple(hidden(world))

    piles = list(hidden(s))
    check_chances(worlds(s, seat, look, 9000), all_deals(b"".join(piles), [len(pile) for pile in piles]))


@pytest.mark.law("root 1.2.1")
def test_a_place_that_nobody_has_seen_may_be_undecided(play_with: Callable[..., None]) -> None:
    """Everybody can think ahead then, the owner too; not so with a card that somebody may look at, and has not."""
    play_with(Seers)
    s = foretelling()
    s.deck.append(tops(s)[2][0])
    s.deck[:], tops(s)[2][:], s.unknown = sorted(s.deck), bytes([UNKNOWN]), 1
    for seat in all_seats(s):
        check_agreement(s, seat, Seeded("undecided"))
    expected = all_deals([*s.deck, *s.hands[1], *s.hands[2], *tops(s)[0]], (1, 1, 1, 1, 2))
    check_chances(
        worlds(
            s, 0, lambda world: tuple([bytes(pile) for pile in (*world.hands[1:], *tops(world)[::2], world.deck)]), 9000
        ),
        expected,
    )
    s.own[0][Seers.SEEN + 2] = 1 << 0
    with pytest.raises(LawboundError, match="Seat 0 holds cards that it does not know itself"):
        ROOT.redeal(s.copy(), 0, Seeded("undecided"))
    check_agreement(s, 1, Seeded("undecided"))
