"""Nature: seeded, scripted and asked luck."""

from __future__ import annotations

from hashlib import sha256

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.kernel.helpers import SETUP, fields, play

from lawbound.kernel import (
    NATURE,
    Asked,
    BadScript,
    Chance,
    Nature,
    Prompt,
    Scripted,
    Seeded,
    Table,
    commitment,
    new_salt,
    new_seed,
)
from lawbound.pebbles.rules import PEBBLES

DIE = Chance(Prompt("die", "test 1", "number"), (1, 2, 3, 4, 5, 6))


# The stream is part of the journal format: if one of these values changes, every saved game is lost.


def test_the_stream_never_changes() -> None:
    nature = Seeded("golden")
    assert [nature.below(6) for _ in range(24)] == [
        *(4, 5, 5, 4, 2, 5, 4, 1),
        *(3, 0, 0, 1, 1, 3, 3, 4),
        *(5, 1, 2, 1, 3, 0, 2, 4),
    ]
    assert [nature.below(2**64) for _ in range(3)] == [
        8868473629675138342,
        15317280274174549170,
        9096492169697092761,
    ]


@pytest.mark.parametrize(
    ("seed", "words"),
    [
        ("", [16295478586615866396, 2214038905826032050]),
        ("0", [17195940286156630993, 15075648524191293616]),
        ("čeština", [16243436431278205932, 1432499630846755348]),
    ],
)
def test_the_stream_never_changes_for_any_seed(seed: str, words: list[int]) -> None:
    nature = Seeded(seed)
    assert [nature.below(2**64) for _ in words] == words


def test_the_commitment_never_changes() -> None:
    assert commitment("golden") == "de78b66b3867a1d5d9d35ce76a6802676880c143fa507f16792700a3e6b18af4"
    salted = commitment("golden", "0123456789abcdef")
    assert salted == sha256(b"lawbound seed 2\n0123456789abcdef\ngolden").hexdigest()
    assert salted == "2b5b67118ba2633578a36a6e97e8faf7da327127390fe431b77016dc7062c842"


def test_a_seed_cannot_be_guessed_from_its_salted_commitment() -> None:
    salt = new_salt()
    assert len(salt) == 32 and salt != new_salt()
    assert commitment("golden", salt) not in [commitment(word) for word in ("golden", "silver", f"{salt}\ngolden")]


def test_a_seeded_game_never_changes() -> None:
    table = play(Table.new(PEBBLES, {"seats": 3, "heaps": [20, 20]}, seed="golden"))
    assert table.result == {"points": [26, 19, 15], "winners": [0]}
    assert len(table.journal.entries) == 38


def test_outcomes_are_equally_likely() -> None:
    nature = Seeded("uniform")
    counts = dict.fromkeys(DIE.outcomes, 0)
    for _ in range(12_000):
        counts[nature.answer(DIE)] += 1
    assert all(1_850 < count < 2_150 for count in counts.values())  # 2000, plus or minus 3.7 deviations


@given(st.text(st.characters(codec="utf-8"), max_size=8), st.integers(1, 2**40))
def test_a_number_is_below_its_bound(seed: str, bound: int) -> None:
    nature = Seeded(seed)
    assert all(0 <= nature.below(bound) < bound for _ in range(9))


@pytest.mark.parametrize("at", range(20))
def test_a_stream_resumes_anywhere(at: int) -> None:
    first = Seeded("resume")
    for _ in range(at):
        first.below(6)
    assert first.at == at
    for later in (Seeded("resume", at=at), first.copy()):
        assert later.at == at
        mark = first.copy()
        assert [later.below(2**64) for _ in range(20)] == [mark.below(2**64) for _ in range(20)]


def test_a_copy_of_seeded_luck_is_independent() -> None:
    nature = Seeded("copy")
    twin = nature.copy()
    drawn = [nature.below(100) for _ in range(10)]
    assert twin.at == 0
    assert [twin.below(100) for _ in range(10)] == drawn


def test_new_seeds_differ_and_different_seeds_have_different_commitments() -> None:
    made = {new_seed() for _ in range(50)}
    assert len(made) == 50
    assert len({commitment(seed) for seed in made}) == 50


# Scripted


def test_a_script_is_told_in_order() -> None:
    nature = Scripted([6, 1, 3])
    assert [nature.answer(DIE) for _ in range(3)] == [6, 1, 3]


def test_a_script_that_has_ended_says_what_has_to_be_decided() -> None:
    nature = Scripted([6])
    nature.answer(DIE)
    with pytest.raises(BadScript, match=r"script has ended, but die \(test 1\) has to be decided"):
        nature.answer(DIE)


def test_an_impossible_outcome_is_named_with_its_place_and_not_used_up() -> None:
    nature = Scripted([6, 7])
    nature.answer(DIE)
    for _ in range(2):
        with pytest.raises(BadScript, match=r"outcome 2, 7, cannot happen for die \(test 1\). Possible: 1, 2, 3"):
            nature.answer(DIE)


def test_after_the_script_another_nature_takes_over() -> None:
    nature = Scripted([6], after=Seeded("golden"))
    assert [nature.answer(DIE) for _ in range(4)] == [6, 5, 6, 6]


def test_a_copy_of_a_script_is_independent() -> None:
    nature = Scripted([6, 5], after=Seeded("golden"))
    nature.answer(DIE)
    twin = nature.copy()
    assert [nature.answer(DIE) for _ in range(4)] == [twin.answer(DIE) for _ in range(4)]


# Asked


def test_asked_luck_is_a_question_to_the_seat_of_nature_and_stands_in_the_journal() -> None:
    table = Table.new(PEBBLES, SETUP, nature=Asked())
    assert table.journal.seed is None
    assert table.journal.commitment is None
    asked: list[tuple[int, str]] = []
    for choice in (2, 3, 1, 2):
        assert table.pending is not None
        asked.append((table.pending.seat, table.pending.about.name))
        table.choose(choice)
    assert asked == [(NATURE, "likes"), (NATURE, "roll"), (0, "heap"), (0, "number")]
    assert table.journal.entries == [2, 2, 1, 1]
    assert table.state.likes[0] == 2


def test_asked_luck_tells_the_same_game_as_the_seed_that_made_it() -> None:
    seeded = play(Table.new(PEBBLES, SETUP, seed="golden"))
    luck, choices = Seeded("golden"), iter(seeded.journal.entries)
    asked = Table.new(PEBBLES, SETUP, nature=Asked())
    while (ask := asked.pending) is not None:
        asked.choose_index(luck.below(len(ask.options)) if ask.seat == NATURE else next(choices))
    assert asked.state == seeded.state
    assert len(asked.journal.entries) > len(seeded.journal.entries)
    again = Table.replay(PEBBLES, asked.journal)
    assert again.state == seeded.state
    assert fields(again.journal) == fields(asked.journal)


def test_asked_luck_copies_in_the_middle_of_a_turn() -> None:
    table = Table.new(PEBBLES, SETUP, nature=Asked())
    table.choose(2)
    twin = table.copy()
    assert twin.pending is not None
    assert (twin.pending.seat, list(twin.pending.options)) == (NATURE, [1, 2, 3])
    twin.choose(3)
    assert table.state.rolled == 0
    assert twin.state.rolled == 3


def test_a_nature_that_asks_people_does_not_answer_by_itself() -> None:
    assert Asked().copy().asks
    with pytest.raises(LookupError):
        Nature().answer(DIE)
