"""What whoever is asked can foresee, and what an answer teaches."""

from __future__ import annotations

import pytest
from tests.kernel.helpers import new, play
from tests.kernel.test_imagine import half_way

from lawbound.kernel import NATURE, Ask, Event, Flow, Game, LawboundError, Prompt, Seat, State, Table
from lawbound.pebbles.rules import PEBBLES, UNKNOWN, PebblesState

GUESS = Prompt("guess", "coin 1", "number")


def at_a_heap() -> Table[PebblesState]:
    """Somebody is asked for a heap, and then for a number; everybody likes a heap already."""
    table = new({"seats": 3, "heaps": [9, 9, 9]}, seed="foresee")
    while UNKNOWN in table.state.likes or table.state.rolled < 2 or table.pending.about.name != "heap":  # type: ignore[union-attr]
        play(table, 1)
    return table


def test_an_answer_whose_consequences_are_known_teaches_nothing() -> None:
    table = at_a_heap()
    told: list[Event] = []
    table.listen(told.append)
    moment = table.moment()
    assert table.pending is not None
    option = table.pending.options[0]
    table.choose(option)
    assert not table.teaches(moment, option, told)


def test_where_luck_decides_the_answer_stands() -> None:
    table = half_way()
    told: list[Event] = []
    table.listen(told.append)
    moment = table.moment()
    table.choose(1)
    foreseen = table.foresee(moment, 1)
    assert foreseen.pending is not None and foreseen.pending.seat == NATURE
    assert table.teaches(moment, 1, told)


def test_what_is_foreseen_knows_nothing_of_others_and_changes_nothing() -> None:
    table = at_a_heap()
    assert table.pending is not None
    seat = table.pending.seat
    before, entries = table.state.to_bytes(), list(table.journal.entries)
    foreseen = table.foresee(table.moment(), table.pending.options[0])
    assert {foreseen.state.likes[other] for other in range(3) if other != seat} == {UNKNOWN}
    assert foreseen.state.likes[seat] == table.state.likes[seat]
    assert (table.state.to_bytes(), table.journal.entries) == (before, entries)
    assert foreseen.strayed and foreseen.journal.seed is None


def test_what_others_are_told_in_secret_stays_told() -> None:
    table = at_a_heap()
    moment = table.moment()
    assert table.pending is not None
    seat, option = table.pending.seat, table.pending.options[0]
    table.choose(option)
    whisper = Event("whispered", "pebbles 1", (), (1,), ((seat + 1) % 3,))
    assert table.teaches(moment, option, [whisper])


def test_what_the_seat_itself_is_told_must_be_what_it_could_foresee() -> None:
    table = at_a_heap()
    moment = table.moment()
    assert table.pending is not None
    option = table.pending.options[0]
    table.choose(option)
    assert table.teaches(moment, option, [Event("learned", "pebbles 1", (), (1,), (moment.ask.seat,))])


def test_a_game_that_is_over_or_keeps_no_snapshots_has_no_moments() -> None:
    for table in (play(new()), new(snapshots=False)):
        with pytest.raises(LawboundError, match="moments"):
            table.moment()


class Coin(State):
    __slots__ = ("guesses", "side")

    def __init__(self, side: int = 1, guesses: int = 0) -> None:
        self.events = None
        self.side = side
        self.guesses = guesses

    def copy(self) -> Coin:
        return Coin(self.side, self.guesses)


class Guessing(Game[Coin]):
    """A coin lies covered; whoever guesses wrong is asked again. It does not say what a veil is."""

    name = "coin"

    def start(self, setup: object) -> Coin:
        return Coin()

    def resume(self, state: Coin) -> Flow[None] | None:
        return self.guess(state)

    def guess(self, s: Coin) -> Flow[None]:
        yield Ask(0, GUESS, (0, 1))
        s.guesses += 1

    def view(self, state: Coin, seat: Seat | None) -> int:
        return state.guesses


def test_in_a_game_without_a_veil_every_answer_stands() -> None:
    table = Table.new(Guessing(), {}, seed="x")
    moment = table.moment()
    table.choose(0)
    with pytest.raises(LawboundError, match="coin"):
        table.foresee(moment, 0)
    assert table.teaches(moment, 0, [])


def test_pebbles_is_veiled_as_its_view_says() -> None:
    table = half_way()
    for seat in range(3):
        veiled = table.state.copy()
        PEBBLES.veil(veiled, seat)
        assert PEBBLES.view(veiled, seat) == PEBBLES.view(table.state, seat)


class Discreet(Guessing):
    """The coin is known, and yet somebody is asked."""

    def guess(self, s: Coin) -> Flow[None]:
        yield Ask(0, GUESS, (1,))
        yield Ask(0, GUESS, (1,), (), True)
        s.guesses += 1


def test_a_discreet_question_is_asked_even_if_a_single_option_is_left() -> None:
    table = Table.new(Discreet(), {}, seed="x")
    assert table.pending is not None and table.pending.forced and table.pending.discreet
    assert table.journal.entries == []  # the first question answered itself
    table.choose(1)
    assert table.journal.entries == [0] and table.state.guesses == 1
    assert table.copy().pending is not None
