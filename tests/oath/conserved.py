"""What holds in every state of Oath: nothing comes, nothing goes, and what is derived follows from the rest."""

from __future__ import annotations

from collections import Counter

from lawbound.oath.cards import (
    CARDS,
    DARKEST_SECRET,
    DENIZENS,
    EDIFICES,
    NONE,
    PEOPLES_FAVOR,
    POSITIONS,
    RELICS,
    SCEPTER,
    SITES,
    VISIONS,
    Card,
    is_vision,
)
from lawbound.oath.powers import gather
from lawbound.oath.rule import settle_rule
from lawbound.oath.state import (
    ADVISER,
    BACKS,
    DENIZEN_BACK,
    FIRST,
    FIRST_PART,
    FIRST_VISIONS,
    HELD,
    LEAST_MARKER,
    NOWHERE,
    PLAYING,
    RELIC_BACK,
    ROW,
    SECOND,
    SECOND_PART,
    SECOND_VISIONS,
    SETTING_UP,
    VISION_BACK,
    State,
    back,
)


def name(card: Card) -> str:
    return CARDS[card].key or str(card)


def world(s: State) -> set[Card]:
    """The denizens outside the Archive."""
    return {card for card in [*lying(s), *s.pool] if card in DENIZENS}


def piles(s: State) -> list[bytearray]:
    """Wherever cards lie, faceup or not."""
    single = [s.deck, s.relic_deck, s.reliquary, s.dispossessed, s.boxed, s.vision]
    return [*s.cards_at, *s.relics_at, *s.advisers, *s.relics, *s.hands, *s.piles, *single]


def lying(s: State) -> list[Card]:
    """All cards that lie somewhere and are decided."""
    return [card for pile in piles(s) for card in pile if card < LEAST_MARKER]


def check(s: State, between_actions: bool = True, all_known: bool = True) -> None:
    """Everything. While an action goes on, a card may be on its way from one place to another.

    In a game that goes on from what one seat knew, others do not know all of their own: it is not `all_known`.
    """
    check_cards(s, between_actions)
    check_sites(s)
    if s.stage in (SETTING_UP, PLAYING):
        check_favor(s)
        check_warbands(s)
        check_places(s)
        check_knowledge(s, between_actions, all_known)
        check_parts(s)
        check_derived(s)


def check_cards(s: State, between_actions: bool = True) -> None:
    """Every card is in one place, or in the pool of its back; and as many places are open as cards are in the pools."""
    counted = Counter([*lying(s), *s.pool, *s.vision_pool, *s.relic_pool])
    twice = [name(card) for card, n in counted.items() if n > 1]
    assert not twice, twice
    for edifice in EDIFICES[::2]:
        assert not (edifice in counted and edifice + 1 in counted), name(edifice)
    for kind, cards in (("visions", VISIONS), ("relics", (*RELICS, SCEPTER))):
        missing = [name(card) for card in cards if card not in counted]
        assert not missing or not between_actions, (kind, missing)
    assert all([card in DENIZENS for card in s.pool])
    assert all([card in VISIONS for card in s.vision_pool])
    assert all([card in RELICS for card in s.relic_pool])
    for pool in (s.pool, s.vision_pool, s.relic_pool, s.site_pool, s.dispossessed):
        assert list(pool) == sorted(pool)
    backs = Counter([card for pile in piles(s) for card in pile if card >= LEAST_MARKER and card != NONE])
    in_parts = backs[FIRST_PART] + backs[SECOND_PART]
    visions = open_visions(s)
    assert len(s.pool) == backs[DENIZEN_BACK] + in_parts - visions, (len(s.pool), backs, visions)
    assert len(s.vision_pool) == backs[VISION_BACK] + visions, (len(s.vision_pool), backs, visions)
    assert len(s.relic_pool) == backs[RELIC_BACK], (len(s.relic_pool), backs)


def zones(s: State) -> tuple[bytearray, bytearray, bytearray, bytearray]:
    """The world deck: where backs are public, the first part, the second part, the rest."""
    deck, parts = s.deck, s.parts
    top = len(deck) - parts[BACKS]
    first = top - parts[FIRST]
    second = first - parts[SECOND]
    assert second >= 0, (len(deck), list(parts))
    return deck[top:], deck[first:top], deck[second:first], deck[:second]


def open_visions(s: State) -> int:
    """The visions in the parts of the world deck that are not decided."""
    _, first, second, _ = zones(s)
    known = [card for card in first + second if is_vision(card) or card == VISION_BACK]
    return s.parts[FIRST_VISIONS] + s.parts[SECOND_VISIONS] - len(known)


def check_parts(s: State) -> None:
    """Backs lie where they may: in each part as many visions as are told."""
    public, first, second, rest = zones(s)
    if s.stage == PLAYING and s.deck:
        assert public, "the back of the top card is public"
    for zone in (public, rest):
        assert not {FIRST_PART, SECOND_PART} & set(zone)
    for zone, marker, visions in (
        (first, FIRST_PART, s.parts[FIRST_VISIONS]),
        (second, SECOND_PART, s.parts[SECOND_VISIONS]),
    ):
        assert not {FIRST_PART, SECOND_PART} - {marker} & set(zone)
        known = len([card for card in zone if back(card) == VISION_BACK])
        assert known <= visions <= known + zone.count(marker)


def check_sites(s: State) -> None:
    known = [site for site in s.site if site != NONE]
    assert sorted([*known, *s.site_pool]) == list(range(len(SITES)))
    for position in POSITIONS:
        if not s.faceup >> position & 1:
            assert not s.cards_at[position] and not s.relics_at[position]
            assert not s.site_favor[position] and not s.site_secrets[position]
        else:
            assert s.site[position] != NONE


def check_favor(s: State) -> None:
    """There are 36."""
    total = s.shared + sum(s.banks) + sum(s.favor) + sum(s.favor_on) + sum(s.site_favor)
    assert total == 36, total


def check_warbands(s: State) -> None:
    """24 purple ones, 14 of each other color; one may lie on a vision."""
    missing = 0
    for row in range(s.box.seats):
        missing += (14 if row else 24) - sum(s.warbands[row * ROW : (row + 1) * ROW])
    assert missing == (s.prophet[0] != NONE), missing


def check_places(s: State) -> None:
    """`place` says where every faceup card is, and tokens lie on such cards alone."""
    place = bytearray([NOWHERE]) * 256
    for position, cards in enumerate(s.cards_at):
        for card in cards:
            place[card] = position
    for seat, cards in enumerate(s.advisers):
        for card in cards:
            if card < LEAST_MARKER and s.place[card] != NOWHERE:
                place[card] = ADVISER + seat
    for seat, cards in enumerate(s.relics):
        for card in cards:
            place[card] = HELD + seat
    for banner in (DARKEST_SECRET, PEOPLES_FAVOR):
        if s.holder[banner - DARKEST_SECRET] != NONE:
            place[banner] = HELD + s.holder[banner - DARKEST_SECRET]
    wrong = [(name(card), s.place[card], place[card]) for card in range(256) if s.place[card] != place[card]]
    assert not wrong, wrong
    for card in range(256):
        if (s.favor_on[card] or s.secrets_on[card]) and card not in (DARKEST_SECRET, PEOPLES_FAVOR):
            assert place[card] != NOWHERE, name(card)


def check_knowledge(s: State, between_actions: bool = True, all_known: bool = True) -> None:
    """All know faceup cards, owners their facedown advisers and hands, and nobody what is not decided."""
    everybody = (1 << s.box.seats) - 1
    there = set(lying(s))
    for card in range(256):
        if card in (DARKEST_SECRET, PEOPLES_FAVOR):
            assert not s.seen[card]
        elif s.place[card] != NOWHERE or (card in s.vision and card != NONE) or card in s.boxed:
            assert s.seen[card] == everybody, (name(card), s.seen[card])
        elif card not in there and between_actions:
            assert not s.seen[card], (name(card), s.seen[card])
        assert s.seen[card] <= everybody
    for pool in (s.pool, s.vision_pool, s.relic_pool):
        for card in pool:
            assert not s.seen[card], (name(card), s.seen[card])
    for seat in range(s.box.seats):
        for card in (*s.advisers[seat], *s.hands[seat]):
            if card < LEAST_MARKER and all_known:
                assert s.seen[card] >> seat & 1, (name(card), s.seen[card])
    assert all([0 <= s.site_seen[position] <= everybody for position in POSITIONS])


def check_derived(s: State) -> None:
    """Who rules, and which powers are in force, follows from the rest."""
    if s.bends is not None:
        kept = {joint: [bend.source for bend in bends] for joint, bends in s.bends.items()}
        found = {joint: [bend.source for bend in bends] for joint, bends in gather(s.copy()).items()}
        assert kept == found, {joint for joint in {*kept, *found} if kept.get(joint) != found.get(joint)}
    again = s.copy()
    again.bends = None
    settle_rule(again)
    assert again.ruler == s.ruler, (list(again.ruler), list(s.ruler))
