"""Games after an advanced setup: nothing is lost, nothing leaks, and every step can be played again and undone."""

from __future__ import annotations

import os
import random
import subprocess
import sys
from collections import Counter
from typing import Any

import pytest
from tests.root.test_draft import check_all_cards
from tests.root.test_properties import check_items, check_pieces, pick

from lawbound import games
from lawbound.kernel import Seeded, Table
from lawbound.kernel.journal_text import load, save
from lawbound.players import find
from lawbound.present.speech import LANGUAGES, speaking
from lawbound.root.cards import UNKNOWN
from lawbound.root.checks import check_of
from lawbound.root.map import MAPS
from lawbound.root.rules import ROOT
from lawbound.root.setup_cards import SETUP_CARDS, cards_on_table
from lawbound.root.state import PLAYING, State
from lawbound.root.trials import trial

KIT = games.kit("root")
BOTS = ("marquise", "eyrie", "alliance", "vagabond", "lizards", "riverfolk", "duchy", "corvids")


def drawn(number: int) -> dict[str, Any]:
    """An advanced setup by luck: two to six seats, some of them bots or agreed on, any map, deck and landmarks."""
    luck = random.Random(number)
    seats = ["?"] * luck.randint(2, 6)
    bots = luck.sample(BOTS, luck.choice([0, 0, 1, 2]))[: len(seats) - 1]
    for place, bot in enumerate(bots):
        seats[place] = f"bot:{bot}"
    if luck.random() < 0.2:
        seats[-1] = luck.choice([key for key in SETUP_CARDS if key not in bots])
    return {
        "seats": seats,
        "setup": "advanced",
        "map": luck.choice(list(MAPS)),
        "deck": luck.choice(["standard", "exiles"]),
        "landmarks": luck.choice(["none", "none", "one", "two"]),
        "vagabonds": luck.choice(["one", "two"]),
        "characters": luck.choice(["base", "all"]),
        "turn_limit": 30,
    }


def new(setup: dict[str, Any], seed: int, **others: Any) -> Table[State]:
    return Table.new(ROOT, setup, seed=str(seed), **others)


@pytest.mark.parametrize("number", range(60))
def test_games_go_on_and_nothing_is_lost(number: int) -> None:
    table, luck = new(drawn(number), number), random.Random(number)
    items: Counter[int] | None = None
    bots = any(player.is_bot for player in table.state.players)
    exiles = drawn(number)["deck"] == "exiles"  # a card of it bends who rules, which the check does not know
    while table.pending is not None:
        s = table.state
        if not bots and not (exiles and s.stage == PLAYING):
            check_pieces(s)
        check_all_cards(s)
        if s.stage == PLAYING and not table._answers and not bots:
            items = check_items(s, items)
        elif s.stage != PLAYING:
            check = check_of(table.pending)
            player = s.players[table.pending.seat]
            for thing in check.things(player, s, table.pending) if check is not None else ():
                forbidden = check is not None and check.why_not(player, s, table.pending, thing) is not None
                assert forbidden != (thing in table.pending.options), (table.pending, thing)
        pick(table, luck)
    assert "?" not in table.result.get("factions", ())


@pytest.mark.parametrize("number", range(30))
def test_replay_copy_and_undo_through_every_pick(number: int) -> None:
    table, luck = new(drawn(number), number, ask_forced=True), random.Random(number)
    states = [table.state.copy()]
    while table.state.stage != PLAYING:
        assert table.pending is not None
        twin = table.copy()
        place = luck.randrange(len(table.pending.options))
        twin.choose_index(place)
        assert table.state == states[-1]
        table.choose_index(place)
        assert twin.state == table.state
        states.append(table.state.copy())
    assert Table.replay(ROOT, table.journal).state == table.state
    text = save(table)
    assert save(load(games.find, text)) == text
    while table.journal.entries:
        table.undo()
        assert table.state == states[len(table.journal.entries)]


@pytest.mark.parametrize("number", range(30))
def test_nobody_sees_what_another_holds_or_returns(number: int) -> None:
    """Whatever a seat cannot know is dealt anew, and its view does not change by a byte; nor does its question."""
    table, luck = new(drawn(number), number), random.Random(number)
    for n in range(40):
        if table.pending is None or table.state.stage == PLAYING:
            break
        for seat in range(len(table.state.players)):
            if table.state.players[seat].is_bot:
                continue
            world = table.state.copy()
            ROOT.redeal(world, seat, Seeded(f"{number} {n}"))
            assert ROOT.view(world, seat) == ROOT.view(table.state, seat)
            others = ROOT.view(table.state, None).state
            assert set(others.hands[seat]) <= {UNKNOWN} or table.state.players[seat].shows_hand
        pick(table, luck)


@pytest.mark.law("root A.10")
def test_what_two_players_return_is_unknown_to_the_others() -> None:
    table = new({"seats": ["eyrie", "alliance", "duchy"], "setup": "advanced"}, 5)
    while table.pending is not None and table.pending.about.name != "return a card":
        table.choose_index(0)
    assert table.pending is not None
    seat = table.pending.seat
    other = next(each for each in table.state.order if each != seat)
    views = []
    for option in table.pending.options:
        twin = table.copy()
        twin.choose(option)
        views.append(ROOT.view(twin.state, other).state.to_bytes())
    assert len(set(views)) == 1


def test_players_that_think_choose_and_keep_what_they_can_craft() -> None:
    for name in ("greedy", "ismcts:20"):
        table = new({"seats": ["?", "?", "bot:eyrie", "?"], "setup": "advanced"}, 2)
        player = find(name, "1")
        while table.pending is not None and table.state.stage != PLAYING:
            ask = table.pending
            hunches = KIT.judge.hunches(table, ask)
            assert len(hunches) == len(ask.options) and min(hunches) > 0
            table.choose(player.choose(table.view(ask.seat), ask))


@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_and_homelands_can_be_shown(language: str) -> None:
    with speaking(language):
        for number in (1, 4, 7):
            events: list[Any] = []
            table, luck = new(drawn(number), number, listener=events.append), random.Random(1)
            numbers = KIT.numbers
            numbering = numbers.numbering(drawn(number))
            laid_out = homelands = 0
            while table.pending is not None and table.state.stage != PLAYING:
                ask, cards = table.pending, cards_on_table(table.state)
                assert cards is not None
                own = KIT.stage.scene(table.view(None))["own"]
                assert len(own["setup_cards"]) == len(cards.laid_out(table.state))
                laid_out, homelands = max(laid_out, len(own["setup_cards"])), max(homelands, len(own["homelands"]))
                assert KIT.stage.text(table.view(ask.seat)) and KIT.words.prompt(table.view(ask.seat), ask)
                said = [KIT.words.option(table.view(ask.seat), ask, option) for option in ask.options]
                assert len(set(said)) == len(said)
                KIT.words.refused(table.view(ask.seat), ask)
                numbering = numbers.renumbered(numbering, table.state)
                assert len(set(numbering.numbers(ask))) == len(ask.options)
                assert len(numbers.observe(table.view(ask.seat), ask)) == len(numbers.most)
                pick(table, luck)
            assert laid_out and homelands
            assert KIT.words.lines(table.view(None), events)
            own = KIT.stage.scene(table.view(None))["own"]
            assert not own["setup_cards"] and not own["homelands"]


def test_trials_draw_advanced_setups() -> None:
    setups = [trial(number) for number in range(80)]
    advanced = [setup for setup in setups if setup.get("setup") == "advanced"]
    assert len(advanced) > 8
    for setup in advanced[:6]:
        table, luck = new({**setup, "turn_limit": 8}, 1), random.Random(1)
        while table.pending is not None:
            pick(table, luck)


SCRIPT = """
import random
from tests.root.test_advanced_games import drawn, new, pick
for number in range(8):
    table, luck = new({**drawn(number), "turn_limit": 8}, number), random.Random(number)
    while table.pending is not None:
        pick(table, luck)
    print(table.journal.entries, table.state.to_bytes().hex(), table.result)
"""


def test_the_same_under_every_hash_seed() -> None:
    def run(seed: str) -> str:
        environment = {**os.environ, "PYTHONHASHSEED": seed}
        return subprocess.run(
            [sys.executable, "-c", SCRIPT], env=environment, capture_output=True, text=True, check=True
        ).stdout

    assert run("1") == run("2") != ""
