"""Every option has one number, and it always means the same."""

from __future__ import annotations

import random
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.env.games import some_setup
from tests.root.present.engine import constants, players, steps
from tests.root.test_properties import property_of_games

from lawbound.kernel import NATURE, Ask, Asked, LawboundError, Prompt, Table, Word
from lawbound.kit.numbers import Ranges
from lawbound.present.speech import slug
from lawbound.root.bots.riverfolk_robots import MARKET
from lawbound.root.companion.rules import END
from lawbound.root.hirelings import HIRELINGS as SIDES_BY_NAME
from lawbound.root.map import MAPS
from lawbound.root.numbers import vocabulary
from lawbound.root.numbers.actions import EVERYTHING, Numbering, meaning
from lawbound.root.numbers.fields import FIELDS
from lawbound.root.numbers.vocabulary import (
    DECIDED,
    DECISIONS,
    FACTIONS,
    FALLEN,
    HIRELING_PIECES,
    HIRELING_PROMPTS,
    HIRELINGS,
    PIECES,
    PROMPTS,
    STARTS,
    TRIGGERS,
    WORDS,
)
from lawbound.root.removal import ORDER, Trigger
from lawbound.root.rules import ROOT
from lawbound.root.speech import has
from lawbound.root.state import State
from lawbound.root.steps import Action

seeds = st.integers(0, 2**32 - 1)


@property_of_games(60)
@given(seeds)
def test_every_option_of_every_question_has_a_number_of_its_own(seed: int) -> None:
    """Chance too: there, outcomes that are equal share their number, and only those."""
    luck = random.Random(seed)
    table: Table[State] = Table.new(ROOT, some_setup(luck), nature=Asked())
    numbering = Numbering(table.state.box)
    for _ in range(800):
        ask = table.pending
        if ask is None:
            break
        options = list(ask.options)
        numbers = numbering.numbers(ask)
        assert len(numbers) == len(options)
        assert len(set(numbers)) == len(set(options)), ask
        assert len(set(zip(numbers, options, strict=True))) == len(set(numbers)), ask
        assert all([0 <= number < (EVERYTHING if ask.seat == NATURE else DECISIONS) for number in numbers])
        if ask.seat != NATURE:
            assert len(set(numbers)) == len(numbers)
            assert ask.about.name in (*PROMPTS, *HIRELING_PROMPTS)
        for number, option in zip(numbers, options, strict=True):
            kind, name = meaning(number)
            if isinstance(option, Word | Action):
                assert (kind, name) == ("word" if isinstance(option, Word) else "action", option.name)
        table.choose_index(luck.randrange(len(options)))


def test_numbers_say_what_was_chosen() -> None:
    table: Table[State] = Table.new(ROOT, {"seats": ["marquise", "eyrie"], "order": "given"}, seed="1")
    numbering = Numbering(table.state.box)
    assert table.pending is not None
    assert [meaning(number) for number in numbering.numbers(table.pending)] == [
        ("place", f"clearing {corner}") for corner in (1, 2, 3, 4)
    ]
    pieces = Ask(1, Prompt("take a hit", "root 4.3.4", "piece"), list(table.state.box.rows))
    assert [meaning(number)[1] for number in numbering.numbers(pieces)] == [
        *[f"marquise {piece}" for piece in ("warrior", "sawmill", "workshop", "recruiter", "wood", "keep")],
        "eyrie warrior",
        "eyrie roost",
    ]
    whom = Ask(0, Prompt("battle whom", "root 4.3", "player"), [0, 1])
    assert [meaning(number) for number in numbering.numbers(whom)] == [("player", "marquise"), ("player", "eyrie")]


def test_effects_at_the_start_of_a_phase_have_numbers_without_a_place() -> None:
    box = ROOT.start({"seats": ["vagabond", "bot:riverfolk", "vagabond"]}).box
    ask = Ask(0, ORDER, [Trigger("services", 1, 0, 1, 0), Trigger("better burrow bank", 0, 0, 1, 0)])
    assert [meaning(number) for number in Numbering(box).numbers(ask)] == [
        ("start", "services of riverfolk"),
        ("start", "better burrow bank of vagabond"),
    ]


def test_effects_that_differ_only_in_their_cause_are_told_apart() -> None:
    box = ROOT.start({"seats": ["alliance", "marquise", "vagabond", "vagabond"]}).box
    triggers = [
        Trigger("outrage", 0, 5, 1, 1),
        Trigger("outrage", 0, 5, 1, 2),
        Trigger("outrage", 0, 6, 1, 1),
        Trigger("full removal", 2, 5, 3, 1),
        Trigger("full removal", 3, 5, 3, 1),
    ]
    numbers = Numbering(box).numbers(Ask(0, ORDER, triggers))
    assert [meaning(number)[1] for number in numbers] == [
        "outrage of alliance, clearing 5",
        "outrage of alliance, clearing 5 (another)",
        "outrage of alliance, clearing 6",
        "full removal of vagabond, clearing 5",
        "full removal of vagabond2, clearing 5",
    ]
    with pytest.raises(LookupError, match="look the same"):
        Numbering(box).numbers(Ask(0, ORDER, [*triggers[:2], Trigger("outrage", 0, 5, 2, 2)]))


def test_the_vocabulary_is_the_engines() -> None:
    """What the rules can offer, and nothing else. Only beside the real box is it said that a turn is over."""
    assert set(vocabulary.ACTIONS) == {action.name for action in constants(Action)}
    assert set(WORDS) == {word.name for word in constants(Word)} - {END.name}
    assert {f"{faction} {piece}" for faction, piece in PIECES} == {
        f"{player.KEY} {piece.name}" for player in players() for piece in player.PIECES
    }
    assert set(FACTIONS) == {player.KEY for player in players()}
    assert set(HIRELINGS) == set(SIDES_BY_NAME)
    assert set(HIRELING_PIECES) == {(key, piece.name) for key, side in SIDES_BY_NAME.items() for piece in side.PIECES}
    assert set(HIRELING_PROMPTS) <= {prompt.name for prompt in constants(Prompt)}
    assert set(vocabulary.MAP_NAMES) == set(MAPS)
    assert max([len(map_.closed) for map_ in MAPS.values()]) == vocabulary.PATHS
    assert vocabulary.MARKET == MARKET
    assert all([has(slug("trigger", name)) for name, _ in (*TRIGGERS, *STARTS)])
    for name in {player.KEY for player in players()}:
        assert [key for key, _ in PIECES].index(name) >= 0
    of_steps = {step.name for _, step in steps() if step.options is not None}
    assert of_steps <= set(PROMPTS)
    assert set(PROMPTS) - of_steps <= {prompt.name for prompt in constants(Prompt)}
    for names in (*DECIDED.kinds.values(), (*PROMPTS, *HIRELING_PROMPTS)):
        assert len(set(names)) == len(names)


PINNED = Path(__file__).parent / "pinned.txt"
"""Every number that ever had a meaning: `kind name number`, tab by tab. Lines are only added, by `pinned_lines`."""


def pinned_lines() -> list[str]:
    """What the numbers mean now."""
    meanings = [
        (kind, name, ranges[kind][at])
        for ranges in (DECIDED, FALLEN)
        for kind, names in ranges.kinds.items()
        for at, name in enumerate(names)
    ]
    meanings += [("prompt", name, at) for at, name in enumerate(PROMPTS)]
    meanings += [("hireling prompt", name, at) for at, name in enumerate(HIRELING_PROMPTS)]
    meanings += [
        ("field", f"{each.name}, {each.size} numbers up to {each.most}", each.start) for each in FIELDS.values()
    ]
    return [f"{kind}\t{name}\t{number}" for kind, name, number in meanings]


def test_numbers_never_change_their_meaning() -> None:
    """A policy that was trained with these numbers means the same with today's.

    If lines are missing here, new entries have come: add them to the file. If lines of the file are missing in the
    code, something moved or left: put it back, and what is new at the end of its list.
    """
    pinned, now = PINNED.read_text(encoding="utf-8").splitlines(), pinned_lines()
    assert [line for line in pinned if line not in set(now)] == []
    assert [line for line in now if line not in set(pinned)] == []


def test_new_words_move_nothing() -> None:
    """Every kind has room: with as many more names as it holds, all other numbers are what they were."""
    room = vocabulary.ROOM
    fuller = Ranges(
        {kind: ([*names, *_new(kind, room[kind] - len(names))], room[kind]) for kind, names in DECIDED.kinds.items()}
    )
    for kind, names in DECIDED.kinds.items():
        assert [fuller.meaning(number) for number in DECIDED[kind]] == [(kind, name) for name in names]
        assert len(names) < room[kind]
    assert fuller.size <= DECISIONS
    with pytest.raises(LawboundError, match="There is room for 64 numbers of the kind 'word', not for 65"):
        Ranges({"word": ([*WORDS, *_new("word", 65 - len(WORDS))], room["word"])})


def _new(kind: str, count: int) -> list[str]:
    return [f"new {kind} {number}" for number in range(count)]


def test_a_number_that_is_no_action_is_refused() -> None:
    assert DECIDED["word"].start == 0
    for number in (EVERYTHING, DECISIONS - 1, DECIDED["word"].stop, -1):
        with pytest.raises(ValueError, match="no action"):
            meaning(number)
