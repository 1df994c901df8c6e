"""Whole games with bots: any bots, difficulties, traits, maps and seats, alone or with humans."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from tests.root.test_properties import reshuffled

from lawbound.kernel import BadSetup, Event, Table
from lawbound.root.bot_cards import BOT_CARDS
from lawbound.root.bots import BOTS
from lawbound.root.cards import UNKNOWN
from lawbound.root.landmarks.black_market import BlackMarket
from lawbound.root.map import MAPS
from lawbound.root.position_text import dumps, loads
from lawbound.root.present.happenings import event as event_text
from lawbound.root.rules import ROOT, Root
from lawbound.root.seating import DIFFICULTIES
from lawbound.root.setup import cards_in_play
from lawbound.root.state import NONE, PLAYING, ROW, State

HUMANS = ("marquise", "eyrie", "alliance", "vagabond")


def random_bot(luck: random.Random, key: str) -> str:
    info = BOT_CARDS[key]
    traits = [trait for trait in info.traits if luck.random() < 0.35]
    character = f"/{luck.choice(list(info.characters))}" if info.characters else ""
    return f"bot:{key}{character}@{luck.choice(DIFFICULTIES)}" + "".join(f"+{trait}" for trait in traits)


def random_setup(luck: random.Random, humans: bool) -> dict[str, Any]:
    """A setup that the rules allow."""
    while True:
        keys = luck.sample(list(BOTS), luck.randint(2, 4))
        if humans and luck.random() < 0.2:
            keys[luck.randrange(len(keys))] = "keepers"  # which no bot plays
        if luck.random() < 0.15:
            keys = luck.sample(list(BOTS), luck.randint(5, 6))
        seats = [
            key if key not in BOTS or (humans and key in HUMANS and luck.random() < 0.6) else random_bot(luck, key)
            for key in keys
        ]
        if humans and all(seat.startswith("bot:") for seat in seats):
            continue
        setup: dict[str, Any] = {"seats": seats, "map": luck.choice(list(MAPS)), "turn_limit": 400}
        if humans and any(seat.startswith("bot:") for seat in seats) and luck.random() < 0.3:
            setup["cooperative"] = True
            setup["team"] = luck.random() < 0.5
        if luck.random() < 0.5:
            setup["services"] = luck.choice(["none", "basic", "advanced"])
        try:
            ROOT.start(setup)
        except BadSetup:
            continue  # five corner factions, say
        return setup


def market_stands(s: State) -> bool:
    return any([isinstance(each, BlackMarket) and each.clearing(s) for each in s.box.remembering])


def check(s: State) -> None:
    """Pieces and cards are conserved."""
    box = s.box
    for kind, row in enumerate(box.rows):
        assert sum(s.board[row : row + ROW]) == box.limits[kind], box.piece_name(row)
    if s.stage == PLAYING:
        cards: Counter[int] = Counter()
        for pile in (s.deck, s.limbo, s.discard, s.available, *s.hands, *s.crafted, *s.piles):
            cards.update(pile)
        cards.update([card for card in s.dominance if card != NONE])
        assert not any([UNKNOWN in pile for pile in (s.deck, s.limbo, s.discard, *s.hands, *s.crafted)])
        assert cards.pop(UNKNOWN, 0) == s.unknown  # in the Black Market alone
        assert not s.unknown or market_stands(s)
        missing = Counter(cards_in_play(s)) - cards
        assert not cards - Counter(cards_in_play(s))
        assert missing.total() <= 1  # the one that is being played


@settings(deadline=None, max_examples=40, suppress_health_check=list(HealthCheck))
@given(st.integers(0, 10**6))
def test_games_of_bots_alone_end_without_a_question(seed: int) -> None:
    setup = random_setup(random.Random(seed), humans=False)
    table = Table.new(ROOT, setup, seed=str(seed), snapshots=False)
    assert table.pending is None
    assert table.journal.entries == []
    check(table.state)
    assert table.result or table.state.turns > 400


@settings(deadline=None, max_examples=25, suppress_health_check=list(HealthCheck))
@given(st.integers(0, 10**6))
def test_humans_among_bots_are_asked_and_bots_never(seed: int) -> None:
    luck = random.Random(seed)
    table = Table.new(ROOT, random_setup(luck, humans=True), seed=str(seed))
    for n in range(250):
        ask = table.pending
        if ask is None:
            break
        s = table.state
        assert not s.players[ask.seat].is_bot
        check(s)
        if n % 25 == 0 and s.stage == PLAYING:
            assert State.from_bytes(s.box, s.to_bytes()).to_bytes() == s.to_bytes()
            if not table._answers:
                assert loads(dumps(s)).to_bytes() == s.to_bytes()
            for seat in (*range(len(s.players)), None):
                view = table.view(seat)
                hidden = reshuffled(s, seat, luck)
                assert ROOT.view(hidden, seat).to_bytes() == view.to_bytes()
            twin = table.copy()
            assert twin.pending is not None
            assert list(twin.pending.options) == list(ask.options)
        table.choose_index(luck.randrange(len(ask.options)))


def test_a_game_of_bots_stops_at_its_turn_limit() -> None:
    setup = {"seats": ["bot:marquise@easy", "bot:eyrie@easy"], "turn_limit": 3}
    events: list[Event] = []
    table = Table.new(ROOT, setup, seed="short", listener=events.append)
    assert table.pending is None
    assert (table.result["winners"], table.result["turns"]) == ([], 4)
    assert (events[-1].name, events[-1].args) == ("turn limit", (3,))
    assert event_text(table.state, events[-1]) == "The game is stopped after turn 3 without a winner"


ENDLESS = (
    "root seats=bot:marquise,bot:vagabond turn=marquise marquise.dominance=dominance-bird "
    "vagabond.dominance=dominance-fox options.bot_dominance_variant=on"
)


def test_a_game_of_bots_that_cannot_end_ends_with_a_reason() -> None:
    """Both have given up their points for a dominance card, by which a bot does not win."""
    events: list[Event] = []
    table = Table.from_position(ROOT, ENDLESS, seed="for ever", listener=events.append)
    assert table.pending is None and table.stalled
    assert table.result["winners"] == []
    assert events[-1].name == "stalled"
    assert "nobody could win" in event_text(table.state, events[-1])
    again = Table.replay(ROOT, table.journal)
    assert again.state == table.state and again.result == table.result


def test_a_game_ends_before_its_turns_can_be_counted_no_more() -> None:
    table = Table.from_position(ROOT, f"{ENDLESS} turns=60000", seed="for ever")
    assert table.pending is None and table.state.turns > 60_000
    assert State.from_bytes(table.state.box, table.state.to_bytes()) == table.state
    position = "root seats=marquise,eyrie turn=marquise turns=60000"
    table = Table.from_position(ROOT, position, seed="on and on")
    table.state.turns = 65_000
    while table.pending is not None:
        table.choose_index(0)
    assert table.result["winners"] == [] and table.state.turns == 65_001


class Impatient(Root):
    longest_stretch = Root.longest_stretch // 10


def test_games_of_bots_that_can_end_are_far_from_being_ended() -> None:
    """The longest stretch without a question that was measured in 4,700 games of bots had 262 steps."""
    luck = random.Random("how long")
    for number in range(10):
        seats = [f"bot:{key}" for key in luck.sample(list(BOTS), luck.randrange(2, 7))]
        table = Table.new(Impatient(), {"seats": seats, "turn_limit": 400}, seed=f"how long {number}")
        assert table.result["winners"] and not table.stalled
