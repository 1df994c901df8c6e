"""Random games with Exiles and Partisans: all factions and bots, all maps, both printings, effects in every play area.

Few effects are crafted by chance, so these games begin from positions in which most of them lie somewhere already, and
items in Crafted Items boxes. `python -m tests.root.test_exiles_games 300` plays more of them.
"""

from __future__ import annotations

import random
import sys
from collections import Counter
from typing import Any

import pytest
from tests.root.test_inventions import check
from tests.root.test_properties import cards_seen, pick

from lawbound.kernel import BadSetup, LawboundError, Seeded, Table
from lawbound.root.bots import BOTS
from lawbound.root.cards import CARD_KIND, PERSISTENT, UNKNOWN
from lawbound.root.craft import exhausted_items
from lawbound.root.editions import OPTIONS
from lawbound.root.factions import FACTIONS
from lawbound.root.hidden import redeal
from lawbound.root.map import MAPS
from lawbound.root.position_text import dumps, loads
from lawbound.root.rules import ROOT
from lawbound.root.setup import cards_in_play, check_setup
from lawbound.root.state import PLAYING, State

READINGS = ("card_printing", "partisans_and_birds", "tunnels_reach")
GAMES = 16
CHOICES = 250


def some_setup(luck: random.Random) -> dict[str, Any]:
    """Anybody at two to five seats, at least one of them human."""
    people = [key for key in FACTIONS if not key.endswith("2")]
    while True:
        seats = luck.sample([*people, "vagabond", *[f"bot:{key}" for key in BOTS]], luck.randint(2, 5))
        setup: dict[str, Any] = {
            "seats": seats,
            "map": luck.choice(list(MAPS)),
            "deck": "exiles",
            "options": {key: luck.choice(OPTIONS[key]) for key in READINGS},
            "discretion": luck.choice(["open", "asked"]),
        }
        try:
            check_setup(setup)
        except BadSetup:
            continue
        if not all(seat.startswith("bot:") for seat in seats):
            return setup


def some_position(seed: int) -> str | None:
    """A game somewhere after its setup, with effects laid out and items crafted; None if it is over by then."""
    luck = random.Random(seed)
    table: Table[State] = Table.new(ROOT, some_setup(luck), seed=str(seed))
    left = luck.randrange(60)
    while table.pending is not None and (table.state.stage != PLAYING or left or table._answers):
        left -= 1 if left and table.state.stage == PLAYING else 0
        pick(table, luck)
    if table.pending is None:
        return None
    s = loads(dumps(table.state))
    people = [player.seat for player in s.players if not player.is_bot]
    for card in sorted(set(s.deck)):
        seat = luck.choice(people)
        if CARD_KIND[card] == PERSISTENT and card not in s.crafted[seat] and luck.random() < 0.7:
            s.deck.remove(card)
            s.crafted[seat][:] = bytes(sorted([*s.crafted[seat], card]))
    for seat in people:
        for item in range(8):
            if s.items[item] and not s.players[seat].KEY.startswith("vagabond") and luck.random() < 0.3:
                s.items[item] -= 1
                s.crafted_items[seat * 8 + item] += 1
    return dumps(s)


def check_all(s: State) -> None:
    """Pieces and cards are conserved; what is exhausted is there."""
    check(s)
    cards = cards_seen(s)
    assert cards.pop(UNKNOWN, 0) == s.unknown
    every = Counter(cards_in_play(s))
    assert not cards - every and sum((every - cards).values()) <= 1  # a card that is being crafted is nowhere
    for player in s.players:
        spent = Counter(exhausted_items(s, player.seat))
        assert all(s.crafted_items[player.seat * 8 + item] >= count for item, count in spent.items())


def check_secrets(table: Table[State], luck: random.Random) -> None:
    """To a seat nothing changes if all that it cannot know is dealt anew."""
    s = table.state
    for seat in range(len(s.players)):
        world = s.copy()
        try:
            redeal(world, seat, Seeded(str(luck.random())))
        except LawboundError:
            continue  # it holds cards that it does not know itself
        assert ROOT.view(world, seat).state.to_bytes() == table.view(seat).state.to_bytes()


def play_on(line: str, seed: int, most: int = CHOICES) -> Table[State]:
    luck = random.Random(seed)
    table: Table[State] = Table.from_position(ROOT, line, seed=str(seed))
    for n in range(most):
        if table.pending is None:
            break
        check_all(table.state)
        options = table.pending.options
        assert len({repr(option) for option in options}) == len(options)
        if n % 20 == 0:
            if not table._answers:
                assert loads(dumps(table.state)) == table.state
            twin = table.copy()
            assert twin.state == table.state and twin.pending is not None and twin.pending.options == options
            check_secrets(table, luck)
        pick(table, luck)
    check_all(table.state)
    again = Table.replay(ROOT, table.journal)
    assert again.state.to_bytes() == table.state.to_bytes()
    return table


@pytest.mark.parametrize("seed", range(GAMES))
def test_games_with_the_deck_hold_together(seed: int) -> None:
    line = some_position(seed)
    if line is not None:
        play_on(line, seed)


@pytest.mark.parametrize("seed", range(GAMES, GAMES + 4))
def test_play_goes_on_from_what_one_seat_knows(seed: int) -> None:
    """With hands that nobody has seen, as at a physical table."""
    line = some_position(seed)
    if line is None:
        return
    s = loads(line)
    for seat in (None, 0):
        seen = ROOT.view(s, seat).state
        table: Table[State] = Table.from_position(ROOT, dumps(seen), seed=str(seed))
        luck = random.Random(seed)
        for _ in range(80):
            if table.pending is None:
                break
            check_all(table.state)
            pick(table, luck)


if __name__ == "__main__":
    for number in range(int(sys.argv[1])):
        begun = some_position(number)
        if begun is not None:
            finished = play_on(begun, number, 600)
            print(number, len(finished.journal.entries), *finished.state.box.setup["seats"], flush=True)
