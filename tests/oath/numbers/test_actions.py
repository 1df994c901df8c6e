"""Every option has one number, and it always means the same."""

from __future__ import annotations

import importlib
import pkgutil
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.oath.numbers.games import pick, some_setup
from tests.oath.test_properties import property_of_games

import lawbound.oath
from lawbound.games import kit
from lawbound.kernel import NATURE, Ask, Asked, LawboundError, Prompt, Table, Word
from lawbound.kit.numbers import Ranges
from lawbound.oath import prompts
from lawbound.oath.acts import DISCARDED, FACEDOWN
from lawbound.oath.cards import CARD, FIRST_SITE, NUMBER, POSITIONS
from lawbound.oath.deal import ADVISERS, FAVOR
from lawbound.oath.deal import SITES as SITES_DEALT
from lawbound.oath.minor import GIVE, TAKE, TO_SITE
from lawbound.oath.numbers import vocabulary
from lawbound.oath.numbers.actions import EVERYTHING, KINDS, Numbering, meaning
from lawbound.oath.numbers.fields import FIELDS
from lawbound.oath.numbers.vocabulary import ACTIONS, DECIDED, DECISIONS, FALLEN, PROMPTS, WORDS
from lawbound.oath.option_names import KINDS as NAMED
from lawbound.oath.option_names import option_name
from lawbound.oath.position_text import loads
from lawbound.oath.promises import CAMPAIGN, GIVE_SECRETS, NOT_TRAVEL
from lawbound.oath.rules import OATH
from lawbound.oath.state import BANDITS, BOARD, CAGE, DENIZEN_BACK, RELIC_BACK, SITE, State
from lawbound.oath.targets import PAWN

seeds = st.integers(0, 2**32 - 1)


@property_of_games(60)
@given(seeds)
def test_every_option_of_every_question_has_a_number_of_its_own(seed: int) -> None:
    """Chance too: there, outcomes that are equal share their number, and only those."""
    luck = random.Random(seed)
    setup = some_setup(luck)
    table: Table[State] = Table.new(OATH, setup, nature=Asked())
    numbering = kit("oath").numbers.numbering(setup)
    for _ in range(1200):
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
            assert ask.about.name in PROMPTS
        for number, option in zip(numbers, options, strict=True):
            kind, name = meaning(number)
            assert name
            if isinstance(option, Word):
                assert (kind, name) == ("word", option.name)
        table.choose_index(pick(ask, luck))


def meant(kind: str, options: list[Any], seat: int = 1, seats: int = 3) -> list[tuple[str, str]]:
    ask = Ask(seat, Prompt("something", "oath 1", kind), options)
    return [meaning(number) for number in Numbering(seats).numbers(ask)]


def test_numbers_say_what_was_chosen() -> None:
    card, cage = NUMBER["longbows"], CAGE
    assert meant("card", [card, DENIZEN_BACK, RELIC_BACK]) == [
        ("card", "longbows"),
        ("back", "a denizen"),
        ("back", "a relic"),
    ]
    assert meant("act", [card, FIRST_SITE, FIRST_SITE + 7]) == [
        ("card", "longbows"),
        ("site", "position 1"),
        ("site", "position 8"),
    ]
    assert meant("where", [3, FACEDOWN, DISCARDED]) == [
        ("site", "position 4"),
        ("play as", "facedown adviser"),
        ("play as", "discard"),
    ]
    assert meant("target", [3, PAWN, NUMBER["the_grand_scepter"], (3, 1)]) == [
        ("site", "position 4"),
        ("pawn", "pawn and favor"),
        ("card", "the_grand_scepter"),
        ("relic at", "relic 2 at position 4"),
    ]
    assert meant("thing", [1, NUMBER["peoples_favor"]]) == [("relic here", "relic 2 here"), ("card", "peoples_favor")]
    assert meant("deal", [2 * card, 2 * card + 1]) == [
        ("trade", "longbows for favor"),
        ("trade", "longbows for secrets"),
    ]
    assert meant("plan", [4 * card, 4 * card + 3]) == [("plan", "longbows"), ("plan", "longbows 4")]
    assert meant("goods", [(FAVOR, 5), (ADVISERS, 1), (SITES_DEALT, 2)]) == [
        ("favor", "5"),
        ("adviser here", "adviser 2"),
        ("site", "position 3"),
    ]
    assert meant("promise", [(NOT_TRAVEL, 7), (GIVE_SECRETS, 2)]) == [
        ("promise no travel to", "position 8"),
        ("promise secrets", "2"),
    ]
    assert meant("warbands place", [cage, SITE + 1]) == [("warbands place", "cage"), ("warbands place", "position 2")]


def test_players_are_counted_from_whoever_is_asked() -> None:
    assert meant("player", [0, 1, 2, BANDITS]) == [
        ("player", "the 2nd player on"),
        ("player", "oneself"),
        ("player", "the next player"),
        ("player", "bandits"),
    ]
    assert meant("warbands", [TO_SITE, GIVE + 2, TAKE]) == [
        ("movement", "to the site"),
        ("give warbands to", "the next player"),
        ("take warbands from", "the 2nd player on"),
    ]
    assert meant("adviser", [(1, 0), (0, 2)]) == [
        ("adviser", "adviser 1 of oneself"),
        ("adviser", "adviser 3 of the 2nd player on"),
    ]
    assert meant("promise", [(CAMPAIGN, 2)], seat=0) == [("promise a campaign against", "the 2nd player on")]
    assert meant("warbands place", [(1, BOARD + 1), BOARD + 2]) == [
        ("warbands", "those of oneself, board of oneself"),
        ("warbands place", "board of the next player"),
    ]
    for seats in range(2, 7):
        everybody = [meant("player", list(range(seats)), seat, seats) for seat in range(seats)]
        assert all([sorted(names) == sorted(everybody[0]) for names in everybody])


def test_every_kind_of_option_is_known() -> None:
    kinds = {prompt.kind for prompt in constants(Prompt)}
    assert kinds <= set(KINDS)
    assert set(NAMED) <= set(KINDS), "what has a name in a journal has a number too"


def test_a_power_of_the_last_site_is_named_after_it() -> None:
    """Its source has the same number as the back of a relic."""
    s = loads("oath seats=chancellor,red @1=plains @8=the_tribunal")
    assert FIRST_SITE + POSITIONS[-1] == RELIC_BACK
    for kind in (prompts.ACT, prompts.MODIFIER, prompts.REST_POWER):
        assert option_name(s, kind, FIRST_SITE + POSITIONS[-1]) == "the_tribunal"
    assert option_name(s, prompts.FACEDOWN, RELIC_BACK) == "?r"


# Nothing is left out


def constants(kind: type) -> list[Any]:
    """All constants of that type in the modules of the rules."""
    return [value for module in modules() for value in vars(module).values() if isinstance(value, kind)]


def modules() -> Iterator[Any]:
    for info in pkgutil.walk_packages(lawbound.oath.__path__, "lawbound.oath."):
        yield importlib.import_module(info.name)


LUCK = {
    *("draw", "draw a vision", "draw a relic", "draw a site", "back of the top card", "defense die", "attack die"),
    *("end die", "coin", "at random", "suit at random"),
}


def test_every_question_and_every_word_has_a_number() -> None:
    asked = {prompt.name for prompt in constants(Prompt)} - LUCK
    assert asked == set(PROMPTS)
    assert {word.name for word in constants(Word)} == set(WORDS)


def test_no_name_is_there_twice() -> None:
    for names in (WORDS, PROMPTS, ACTIONS, vocabulary.CARD_KEYS, *DECIDED.kinds.values(), *FALLEN.kinds.values()):
        assert len(set(names)) == len(names)
    assert len(vocabulary.CARD_KEYS) == len(CARD)
    assert len(vocabulary.PROMPTS) < vocabulary.MOST_PROMPTS


PINNED = Path(__file__).parent / "pinned.txt"
"""Every number that ever had a meaning: `kind name number`, tab by tab. Lines are only added, by `pinned_lines`."""


def pinned_lines() -> list[str]:
    """What the numbers mean now."""
    meanings = [
        (kind, name, ranges[kind][at])
        for ranges in (DECIDED, FALLEN)
        for kind, names in ranges.kinds.items()
        for at, name in enumerate(names)
        if kind not in ("trade", "plan")  # they follow from the cards
    ]
    meanings += [(kind, "first", DECIDED[kind].start) for kind in ("trade", "plan")]
    meanings += [("prompt", name, at) for at, name in enumerate(PROMPTS)]
    meanings += [("act", name, at) for at, name in enumerate(ACTIONS)]
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
    assert fuller.size <= DECISIONS
    with pytest.raises(LawboundError, match="There is room for 128 numbers of the kind 'word', not for 129"):
        Ranges({"word": ([*WORDS, *_new("word", 129 - len(WORDS))], room["word"])})


def _new(kind: str, count: int) -> list[str]:
    return [f"new {kind} {number}" for number in range(count)]


def test_a_number_that_is_no_action_is_refused() -> None:
    assert DECIDED["word"].start == 0
    for number in (EVERYTHING, DECISIONS - 1, DECIDED["word"].stop, -1):
        with pytest.raises(ValueError, match="no action"):
            kit("oath").numbers.meaning(number)
