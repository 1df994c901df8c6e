"""Open seats: those who sit there choose their factions while the game is set up (Law A.8)."""

from __future__ import annotations

import os
import random
import subprocess
import sys
from collections import Counter
from collections.abc import Sequence
from typing import Any

import pytest
from tests.root.test_properties import check_items, check_pieces, pick

from lawbound import games
from lawbound.env.openspiel import Game as OpenSpielGame
from lawbound.kernel import BadSetup, Table
from lawbound.kernel.journal_text import load, save
from lawbound.kit.numbers import Numbers
from lawbound.players import find
from lawbound.present.speech import LANGUAGES, speaking
from lawbound.root.cards import UNKNOWN
from lawbound.root.draft import CHOOSE_FACTION, Newcomer
from lawbound.root.position_text import dumps, loads
from lawbound.root.rules import ROOT
from lawbound.root.setup import cards_in_play, check_setup
from lawbound.root.state import PLAYING, State

KIT = games.kit("root")
LATER = ("duchy", "corvids", "riverfolk", "hundreds", "keepers")
DRAFTS: tuple[dict[str, Any], ...] = (
    {"seats": ["?", "?"]},
    {"seats": ["?", "?"], "draft": ["vagabond", "vagabond"]},
    {"seats": ["?", "marquise", "?"]},
    {"seats": ["?", "bot:eyrie", "?", "?"]},
    {"seats": ["?", "?", "?", "?"], "draft": ["alliance", "vagabond", "eyrie", "marquise", "vagabond"]},
    {"seats": ["bot:vagabond", "?", "?", "bot:lizards", "?"], "advanced": True},
    {"seats": ["?", "?", "?", "?", "?"], "order": "given"},
    {"seats": ["?", "bot:duchy", "?", "?", "bot:corvids", "?"], "map": "lake", "options": {}},
    {"seats": ["?", "bot:riverfolk", "bot:eyrie", "?"], "cooperative": True, "team": True},
)


def new(setup: dict[str, Any], seed: int, **others: Any) -> Table[State]:
    return Table.new(ROOT, setup, seed=str(seed), **others)


def factions(table: Table[State]) -> list[str]:
    """The factions on offer, by their keys."""
    ask = table.pending
    assert ask is not None and ask.about is CHOOSE_FACTION
    return [ROOT.name_of(table.state, ask.about, option) for option in ask.options]


def choose(table: Table[State], key: str) -> None:
    table.choose_index(factions(table).index(key))


def asked(table: Table[State]) -> int:
    assert table.pending is not None
    return table.pending.seat


def check_all_cards(s: State) -> None:
    """Every card of the game is somewhere, once: those on the deck included."""
    cards: Counter[int] = Counter()
    for pile in (s.deck, s.limbo, s.discard, s.available, *s.hands, *s.crafted, *s.piles):
        cards.update(pile)
    assert cards.pop(UNKNOWN, 0) == s.unknown
    assert not cards - Counter(cards_in_play(s))


@pytest.mark.law("root A.8.2")
def test_the_last_in_turn_order_chooses_first_and_each_faction_is_chosen_once() -> None:
    table = new({"seats": ["?", "?", "bot:lizards", "?"], "order": "given"}, 1, ask_forced=True)
    assert (asked(table), factions(table)) == (3, ["marquise", "eyrie", "alliance", "vagabond", *LATER])
    choose(table, "eyrie")
    assert (asked(table), factions(table)) == (1, ["marquise", "alliance", "vagabond", *LATER])
    choose(table, "vagabond")
    assert (asked(table), factions(table)) == (0, ["marquise", "alliance", "vagabond2", *LATER])
    choose(table, "vagabond2")
    assert [player.KEY for player in table.state.players] == ["vagabond2", "vagabond", "lizards", "eyrie"]
    assert table.state.box.roster == ("vagabond2", "vagabond", "bot:lizards", "eyrie")


@pytest.mark.law("root A.7", "root 5.1.3")
def test_whoever_chooses_has_a_hand_and_keeps_it() -> None:
    for advanced, cards in ((False, 3), (True, 5)):
        table = new({"seats": ["?", "?", "?"], "advanced": advanced}, 4)
        hands = [bytes(hand) for hand in table.state.hands]
        assert [len(hand) for hand in hands] == [cards] * 3
        assert all(isinstance(player, Newcomer) for player in table.state.players)
        while table.pending is not None and table.pending.about is CHOOSE_FACTION:
            table.choose_index(0)
            assert [bytes(hand) for hand in table.state.hands] == hands


@pytest.mark.law("root 5")
def test_no_fifth_faction_that_starts_in_a_corner_is_offered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("lawbound.root.boards.CORNERS", 2)
    monkeypatch.setattr("lawbound.root.draft.CORNERS", 2)
    setup = {"seats": ["?", "?", "bot:duchy", "?"], "order": "given"}
    table = new(setup, 1, ask_forced=True)
    assert "marquise" in factions(table)
    choose(table, "eyrie")
    assert factions(table) == ["alliance", "vagabond", "corvids", "riverfolk"]
    with pytest.raises(BadSetup, match="only 1 more may start in a corner"):
        check_setup({**setup, "draft": ["marquise", "eyrie", "alliance"]})


@pytest.mark.parametrize(
    ("seats", "draft", "why"),
    [
        (["?", "?"], ["eyrie"], "2 seats are open, and the draft has 1 factions"),
        (["?", "?"], ["eyrie", "badgers"], "unknown faction 'badgers'"),
        (["?", "?"], ["eyrie", "bot:marquise"], "unknown faction 'bot:marquise'"),
        (["?", "?"], ["eyrie", "eyrie"], "Eyrie Dynasties can be played at one seat only, and is named twice"),
        (["?", "?"], ["vagabond"] * 3, "named twice"),
        (["?", "bot:eyrie"], ["eyrie", "marquise"], "Eyrie Dynasties is played by its bot already"),
        (["?", "marquise"], ["marquise"], "Marquise de Cat can be played at one seat only"),
        (["?", "?"], "eyrie", "is a list of factions"),
        (["?", "?"], [["eyrie"]], "unknown faction"),
        (["eyrie", "marquise"], ["alliance"], "write \\? for at least one seat"),
        (["?"], None, "2 to 6 seats; 1 were given"),
        (
            ["?"] * 6,
            ["marquise", "eyrie", "alliance", "vagabond", "duchy"],
            "6 seats are open, and the draft has 5 factions",
        ),
    ],
)
def test_impossible_drafts_are_refused(seats: list[str], draft: Any, why: str) -> None:
    with pytest.raises(BadSetup, match=why):
        check_setup({"seats": seats} | ({} if draft is None else {"draft": draft}))


@pytest.mark.parametrize("setup", DRAFTS)
def test_drafted_games_go_on_to_their_end_and_nothing_is_lost(setup: dict[str, Any]) -> None:
    for seed in (1, 2):
        table, luck = new({**setup, "turn_limit": 60}, seed), random.Random(seed)
        items: Counter[int] | None = None
        while table.pending is not None:
            s = table.state
            if not any(player.is_bot for player in s.players):
                check_pieces(s)
            check_all_cards(s)
            if s.stage == PLAYING and not table._answers and not any(player.is_bot for player in s.players):
                items = check_items(s, items)
            pick(table, luck)
        played = table.result["factions"]
        assert "?" not in played and len(set(played)) == len(setup["seats"])
        assert ROOT.seats(setup)[0] == ("seat 1" if setup["seats"][0] == "?" else "vagabond")


@pytest.mark.parametrize("setup", DRAFTS)
def test_a_drafted_game_is_the_game_of_its_factions(setup: dict[str, Any]) -> None:
    """Written as a position, without the draft, it is read again; as bytes it is read with its box."""
    table, luck = new(setup, 7), random.Random(7)
    while table.state.stage != PLAYING:
        pick(table, luck)
    for _ in range(30):
        s = table.state
        if table.at_safe_point and table.pending is not None:
            written = dumps(s)
            again = loads(written)
            assert again.box.roster == s.box.roster
            assert not again.box.open_seats
            assert dumps(again) == written
        assert State.from_bytes(s.box, s.to_bytes()) == s
        if table.pending is None:
            break
        pick(table, luck)


@pytest.mark.parametrize("setup", DRAFTS)
def test_replay_copy_undo_and_bookmarks_through_the_choices(setup: dict[str, Any]) -> None:
    for ask_forced in (False, True):
        table, luck = new(setup, 3, ask_forced=ask_forced), random.Random(3)
        states = [table.state.copy()]
        for _ in range(40):
            twin = table.copy()
            assert twin.state == table.state
            place = luck.randrange(len(table.pending.options)) if table.pending else 0
            twin.choose_index(place)
            assert table.state == states[-1]  # the original has not noticed
            table.choose_index(place)
            assert twin.state == table.state
            assert repr(twin.pending) == repr(table.pending)
            states.append(table.state.copy())
        again = Table.replay(ROOT, table.journal)
        assert again.state == table.state and again.state.box is not table.state.box
        text = save(table)
        assert load(games.find, text).state == table.state
        assert save(load(games.find, text)) == text
        for made in range(0, 41, 3):
            assert table.past(made).state == states[made]
        while table.journal.entries:
            table.undo()
            assert table.state == states[len(table.journal.entries)]
        opened = [seat for seat, name in enumerate(setup["seats"]) if name == "?"]
        if ask_forced:
            assert [player.seat for player in table.state.players if isinstance(player, Newcomer)] == opened


def test_states_with_others_at_the_table_are_not_equal() -> None:
    table = new({"seats": ["?", "?"], "draft": ["marquise", "eyrie", "alliance"]}, 1)
    one, other = table.copy(), table.copy()
    choose(one, "marquise")
    choose(other, "eyrie")
    assert one.state != other.state
    other.undo()
    choose(other, "marquise")
    assert one.state == other.state
    assert one.state.box is other.state.box  # whoever thinks ahead finds it again


def test_others_see_the_same_whatever_somebody_holds() -> None:
    table, luck = new({"seats": ["?", "?", "bot:duchy", "?"]}, 5), random.Random(5)
    for n in range(25):
        assert table.pending is not None
        seat = table.pending.seat
        world = table.imagine(seat, str(n))
        assert ROOT.view(world.state, seat) == ROOT.view(table.state, seat)
        assert ROOT.view(table.state, None).state.hands[seat] == bytearray([UNKNOWN]) * len(table.state.hands[seat])
        for _ in range(8):
            if world.pending is not None:
                world.choose_index(luck.randrange(len(world.pending.options)))
        pick(table, luck)


def test_players_that_think_can_choose() -> None:
    for name in ("greedy", "ismcts:20"):
        table = new({"seats": ["?", "?", "bot:eyrie"]}, 2)
        player = find(name, "1")
        while table.pending is not None and table.state.stage != PLAYING:
            ask = table.pending
            table.choose(player.choose(table.view(ask.seat), ask))


SCRIPT = """
import random
from tests.root.test_draft import DRAFTS, new, pick
for setup in DRAFTS:
    table, luck = new({**setup, "turn_limit": 12}, 9), random.Random(9)
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


# Around the rules


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_open_seat_and_its_choice_can_be_shown(language: str) -> None:
    with speaking(language):
        for seat in (0, None):
            events: list[Any] = []
            table = new({"seats": ["?", "bot:eyrie", "?"], "names": ["Anna", "", ""]}, 8, listener=events.append)
            luck = random.Random(1)
            for _ in range(12):
                ask = table.pending
                assert ask is not None
                view, mine = table.view(seat), table.view(ask.seat)
                scene = KIT.stage.scene(view)
                assert scene["players"][0]["side"] == table.state.players[0].KEY
                assert KIT.stage.svg(view) and KIT.stage.text(view) and KIT.words.title(view)
                assert KIT.words.prompt(mine, ask)
                assert [KIT.words.option(mine, ask, option) for option in ask.options]
                KIT.words.refused(mine, ask)
                KIT.stage.about(mine, ask)
                pick(table, luck)
            lines = [line.text for line in KIT.words.lines(table.view(seat), events)]
            start = new({"seats": ["?", "bot:eyrie", "?"]}, 8).state
            assert len(KIT.words.line_ends(start, events)) == len(lines)  # a log knows the first state alone
            if language == "en":
                told = [line for line in lines if "chooses a faction" in line]
                assert len(told) == 2
                assert any(line.startswith("Seat 1 (Anna) chooses a faction: ") for line in told)


def test_the_choice_has_numbers() -> None:
    numbers: Numbers = KIT.numbers
    setup = {"seats": ["?", "bot:eyrie", "?"], "draft": ["vagabond", "marquise", "alliance"]}
    assert numbers.agents(setup) == {0: "seat 1", 2: "seat 3"}
    numbering = numbers.numbering(setup)
    table, luck = new(setup, 6), random.Random(6)
    assert table.pending is not None
    meant = [numbers.meaning(number) for number in numbering.numbers(table.pending)]
    assert meant == [("player", "vagabond"), ("player", "marquise"), ("player", "alliance")]
    for _ in range(150):
        if table.pending is None:
            break
        numbering = numbers.renumbered(numbering, table.state)
        found = numbering.numbers(table.pending)
        assert len(set(found)) == len(found)
        assert len(numbers.observe(table.view(table.pending.seat), table.pending)) == len(numbers.most)
        pick(table, luck)


def test_luck_seats_newcomers_by_number() -> None:
    state = OpenSpielGame("root", seats=["?", "?", "?"]).new_initial_state()
    luck = random.Random(1)
    meant: list[Sequence[str]] = []
    for _ in range(60):
        action = luck.choice(state.legal_actions())
        meant.append(KIT.numbers.meaning(action))
        state.apply_action(action)
    assert ("seat", "seat 2") in meant
    assert any(kind == "player" for kind, _ in meant)
