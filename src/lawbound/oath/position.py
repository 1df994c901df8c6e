"""A position of Oath as plain data, written from a state and read back with every impossible thing refused.

Whatever follows from the rest is left out: banks of warbands, favor in the shared bank, who rules, which cards nobody
has seen. What a position does not mention is as a game begins, with a bare table: facedown sites that nobody knows,
three favor in each bank, three warbands on each board, all unnamed denizens of the first game in the world deck.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from lawbound.oath.box import COLORS
from lawbound.oath.cards import (
    CARDS,
    DARKEST_SECRET,
    NONE,
    OATH_NAMES,
    PEOPLES_FAVOR,
    POSITIONS,
    REGION_NAMES,
    SITES,
    SUIT_NAMES,
    Card,
)
from lawbound.oath.chronicle_value import starting_denizens
from lawbound.oath.naming import FACEDOWN, PositionError, Tree, card_name, write_cards
from lawbound.oath.position_reader import Reader
from lawbound.oath.state import ADVISER, BOARD, CAGE, LEAST_MARKER, PLAYING, RELIC_BACK, ROW, SITE, State

PHASE_NAMES: Final = ("wake", "act", "rest")
UNCOVERED: Final = "none"
"""A space of the Reliquary without a relic."""
ALL: Final = "all"
"""Instead of all seats."""


def read(tree: object) -> State:
    """The state of a position; PositionError says which piece, card or field is impossible."""
    return Reader(tree).read()


def position(**fields: Any) -> State:
    """The same from fields by name, players among them.

    >>> s = position(seats=2, sites={1: "plains:longbows,purple*2", 2: "-wastes"}, red={"favor": 4, "hand": ["keep"]})
    >>> s.ruler[0], s.favor[1], len(s.deck)
    (0, 4, 57)
    """
    return read(fields)


# Writing


def write(s: State) -> Tree:
    """The position as plain data. Only a game that is being played has one."""
    if s.stage != PLAYING:
        raise PositionError("A position can be written from the end of the set-up to the end of the game.")
    names = seat_names(s)
    everything: Tree = {
        "seats": names,
        "options": dict(s.box.setup.get("options", {})),
        "citizens": _seats(s, s.citizens),
        "oath": OATH_NAMES[s.oath],
        "round": s.round,
        "turn": names[s.turn],
        "phase": PHASE_NAMES[s.phase],
        "step": s.step or None,
        "turns": s.turns,
        "title": names[s.title],
        "usurper": s.usurper or None,
        "mob": s.mob or None,
        "visions_drawn": s.visions_drawn,
        "sites": _filled({str(at + 1): _filled(_write_site(s, at)) for at in POSITIONS}),
        "on": _filled({card_name(card): _tokens(s, card) for card in range(LEAST_MARKER)}),
        "banks": {suit: s.banks[at] for at, suit in enumerate(SUIT_NAMES)},
        "deck": write_cards(s.deck[::-1]) or ["none"],
        "parts": [str(n) for n in s.parts],
        "piles": _filled({region: write_cards(s.piles[at][::-1]) for at, region in enumerate(REGION_NAMES)}),
        "relic_deck": write_cards(s.relic_deck[::-1], RELIC_BACK) or ["none"],
        "reliquary": [UNCOVERED if relic == NONE else card_name(relic, RELIC_BACK) for relic in s.reliquary],
        "dispossessed": write_cards(s.dispossessed),
        "boxed": write_cards(s.boxed),
        "unseen": _write_pool(s),
        "cage": _write_warbands(s, CAGE),
        "prophet": None if s.prophet[0] == NONE else [names[s.prophet[0]], card_name(s.prophet[1])],
        "discarded": _filled({str(at + 1): _suits(s.discarded[at]) for at in POSITIONS}),
        "moved": s.moved or None,
        "peeked": s.peeked or None,
        "act_over": s.act_over or None,
        "scepter_taken": s.scepter_taken or None,
        "offers": _filled({name: _write_offers(s, at) for at, name in enumerate(names)}),
        "queue": [":".join([str(number) for number in row]) for row in s.queue],
        "promises": [":".join([str(number) for number in promise]) for promise in s.promises],
        "players": {name: _filled(_write_player(s, seat)) for seat, name in enumerate(names)},
    }
    everything["seen"] = _write_seen(s)
    return _filled(everything)


def seat_names(s: State) -> list[str]:
    """What the seats are called."""
    return ["chancellor", *[COLORS[color] for color in s.box.colors[1:]]]


def _filled(tree: Mapping[str, Any]) -> Tree:
    """Without the fields that say nothing."""
    return {key: value for key, value in tree.items() if value not in ({}, [], None)}


def _seats(s: State, bits: int) -> list[str]:
    return [name for seat, name in enumerate(seat_names(s)) if bits >> seat & 1]


def _suits(bits: int) -> list[str]:
    return [name for suit, name in enumerate(SUIT_NAMES) if bits >> suit & 1]


def _write_site(s: State, position: int) -> Tree:
    site = s.site[position]
    if not s.faceup >> position & 1:
        return {} if site == NONE else {"site": FACEDOWN + SITES[site].key}
    return {
        "site": SITES[site].key,
        "cards": write_cards(s.cards_at[position]),
        "relics": write_cards(s.relics_at[position], RELIC_BACK),
        "warbands": _write_warbands(s, SITE + position),
        "favor": s.site_favor[position] or None,
        "secrets": s.site_secrets[position] or None,
    }


def _write_warbands(s: State, place: int) -> dict[str, int]:
    """By color, how many are in that place."""
    counts = {COLORS[color]: s.warbands[row * ROW + place] for row, color in enumerate(s.box.colors)}
    return {color: n for color, n in counts.items() if n}


def _tokens(s: State, card: Card) -> dict[str, int]:
    """Favor and secrets on a card; on banners unless it is as a game begins."""
    favor, secrets = s.favor_on[card], s.secrets_on[card]
    if (card == PEOPLES_FAVOR and (favor, secrets) == (1, 0)) or (
        card == DARKEST_SECRET and (favor, secrets) == (0, 1)
    ):
        return {}
    tokens = {name: n for name, n in (("favor", favor), ("secrets", secrets)) if n}
    if not tokens and card in (PEOPLES_FAVOR, DARKEST_SECRET):
        return {"favor": 0}
    return tokens


def _write_player(s: State, seat: int) -> Tree:
    place = s.place
    banners = [banner for banner in (DARKEST_SECRET, PEOPLES_FAVOR) if s.holder[banner - DARKEST_SECRET] == seat]
    return {
        "pawn": s.pawn[seat] + 1,
        "favor": s.favor[seat],
        "secrets": s.secrets[seat],
        "flipped": s.secrets_down[seat] or None,
        "supply": s.supply[seat],
        "warbands": _write_warbands(s, BOARD + seat) or 0,
        "advisers": [
            card_name(card) if card >= LEAST_MARKER or place[card] == ADVISER + seat else FACEDOWN + card_name(card)
            for card in s.advisers[seat]
        ],
        "relics": write_cards(s.relics[seat]),
        "banners": write_cards(banners),
        "vision": None if s.vision[seat] == NONE else card_name(s.vision[seat]),
        "hand": write_cards(s.hands[seat]),
    }


def _write_offers(s: State, seat: int) -> dict[str, int]:
    row = s.offers[seat * s.box.seats : (seat + 1) * s.box.seats]
    return {name: n for name, n in zip(seat_names(s), row, strict=True) if n}


def located(s: State) -> set[Card]:
    """All cards that lie somewhere and are decided."""
    rows: list[Sequence[int]] = [
        *s.cards_at,
        *s.relics_at,
        *s.advisers,
        *s.relics,
        *s.hands,
        *s.piles,
        *(s.deck, s.relic_deck, s.reliquary, s.dispossessed, s.boxed, s.vision),
    ]
    return {card for row in rows for card in row if card < LEAST_MARKER}


def _write_pool(s: State) -> list[str]:
    """The denizens that nobody has seen, if they are not just those of the first game that are nowhere else."""
    laid = located(s)
    usual = [card for card in starting_denizens() if card not in laid]
    if list(s.pool) == usual:
        return []
    return write_cards(s.pool) or ["none"]


def _write_seen(s: State) -> Tree:
    """Who knows a facedown card or site besides its owner."""
    everybody = (1 << s.box.seats) - 1
    usual: dict[Card, int] = {}
    for seat in range(s.box.seats):
        for card in (*s.advisers[seat], *s.hands[seat]):
            usual[card] = 1 << seat
    for card in range(LEAST_MARKER):
        if s.place[card] != NONE or card in s.vision or card in s.boxed:
            usual[card] = everybody
    tree: Tree = {}
    for card in sorted(located(s)):
        if s.seen[card] != usual.get(card, 0):
            tree[CARDS[card].key] = _knowing(s, s.seen[card])
    for at in POSITIONS:
        if s.site_seen[at] and s.site[at] != NONE:
            tree[SITES[s.site[at]].key] = _knowing(s, s.site_seen[at])
    return tree


def _knowing(s: State, bits: int) -> list[str]:
    return [ALL] if bits == (1 << s.box.seats) - 1 else _seats(s, bits) or ["nobody"]
