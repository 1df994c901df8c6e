"""Everything that the engine can ask, offer or tell has words."""

from __future__ import annotations

import ast
import importlib
import pkgutil
import random
import re
from itertools import pairwise
from pathlib import Path
from typing import TypeVar

import pytest
from tests.oath.present.telling import EVERY_GAME, asked, finished, played, said, setup
from tests.present.messages import messages, unsaid, variables

import lawbound.oath
from lawbound.kernel import DONE, NATURE, NO, YES, Ask, Asked, Event, Prompt, Table, Word
from lawbound.law import library
from lawbound.oath.cards import CARDS, FIRST_SITE, NUMBER, PEOPLES_FAVOR, SITE_NUMBER, SITES, SUIT_NAMES
from lawbound.oath.checks import reasons
from lawbound.oath.kit import KIT
from lawbound.oath.present import happenings, names, questions
from lawbound.oath.present.fields import ARGS, GIVEN, GIVEN_BY, NUMBERS_OF, POWERS, SEEN
from lawbound.oath.present.kinds import KINDS
from lawbound.oath.prompts import SACRIFICE
from lawbound.oath.rules import OATH
from lawbound.oath.speech import SPEECH, has
from lawbound.oath.state import ADVISER, BANDITS, BOARD, CHRONICLE, State
from lawbound.present.speech import slug, speaking

T = TypeVar("T")
SOURCE = Path(lawbound.oath.__path__[0])
KEYS = {card.key for card in CARDS if card.key} | {site.key for site in SITES}
WORDS = KIT.words


def constants(kind: type[T]) -> list[T]:
    """All constants of that type in the modules of the game."""
    found: list[T] = []
    for module in pkgutil.walk_packages(lawbound.oath.__path__, "lawbound.oath."):
        loaded = importlib.import_module(module.name)
        found += [value for value in vars(loaded).values() if isinstance(value, kind)]
    return list(dict.fromkeys(found))


def event_names() -> set[str]:
    """Everything that the rules tell."""
    told: set[str] = set()
    for path in SOURCE.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "tell":
                assert isinstance(node.args[0], ast.Constant), path
                told.add(str(node.args[0].value))
    return told


# As the engine has it


def test_every_prompt_has_a_question() -> None:
    prompts = constants(Prompt)
    assert len(prompts) > 85
    for prompt in prompts:
        assert has(slug("prompt", prompt.name)), prompt
        assert prompt.kind in KINDS or prompt.kind == "word", prompt


def test_every_word_has_words() -> None:
    for word in (*constants(Word), DONE, YES, NO):
        assert has(slug("word", word.name)), word


def test_every_event_has_a_sentence() -> None:
    told = event_names()
    assert len(told) > 110
    for name in told:
        assert (name in ARGS) != (name in happenings.SPECIAL), name
        if name in ARGS:
            assert has(slug("event", name)) != has(slug("deed", name)), name
    for name in (*ARGS, *happenings.SPECIAL):
        assert name in told, name
    for name in SEEN:
        assert has(slug("deed", f"{name} seen")), name


def test_deeds_are_told_of_the_player_whom_they_name_first() -> None:
    for name, fields in ARGS.items():
        if has(slug("deed", name)):
            assert fields[0][0] == "player", name


def test_powers_that_ask_are_those_of_cards() -> None:
    assert {prompt.name for prompt in constants(Prompt) if prompt.article == "oath 7.1.3"} <= POWERS
    assert {key for _, key in GIVEN_BY} <= KEYS
    assert set(NUMBERS_OF) <= {"", *KEYS}
    special = [id for id in messages(SPEECH, "en") if id.startswith("prompt-") and "--" in id]
    keys, prompts = {slug("", key)[1:] for key in KEYS}, {slug("", name)[1:] for name in POWERS}
    for id in special:
        key, name, *second = id.removeprefix("prompt-").split("--")
        assert (key in keys and name in prompts and second in ([], ["second"])) or not second, id


def test_messages_ask_only_for_fields_that_are_given() -> None:
    of_the_moment = {"supply", "attack", "defense", "source", "player", "other", "promise", "card"}
    given = {slug("prompt", name): {field for field, _ in fields} for name, fields in GIVEN.items()}
    for id, message in messages(SPEECH, "en").items():
        if id.startswith("prompt-") and id in given:
            assert variables(message) <= given[id] | of_the_moment, id


def test_every_reason_is_of_an_article_that_exists() -> None:
    known = {slug("", article.citation)[1:] for article in library.articles("oath")}
    found = [
        id.removeprefix("reason-").rsplit("--", 1)[-1] for id in messages(SPEECH, "en") if id.startswith("reason-")
    ]
    assert len(found) > 60
    assert {id for id in found if id not in known} == {"card", "itself", "article"}


def test_there_is_no_message_that_nobody_says() -> None:
    """By a table and a key: keys are names of prompts, events, cards, articles, and what is in the data."""
    ids = [id for id in messages(SPEECH, "en") if not id.startswith(FROM_FORMS)]
    cited = [article.citation for article in library.articles("oath")]
    more = [slug("", text)[1:] for text in (*KEYS, *SUIT_NAMES, *event_names(), *cited, *constants_by_name())]
    more += [side for article in library.articles("oath") for side in article.different_for]
    more += [*[f"{slug('', name)[1:]}-seen" for name in SEEN], "rolled-attack-die", "rolled-defense-die"]
    unused = unsaid(ids, [*sorted(SOURCE.rglob("*.py")), Path(library.__file__)], more)
    assert not unused, f"{len(unused)} unused: {' '.join(unused)}"


FROM_FORMS = ("game-", "preset-", "field-", "choice-", "side-", "page-", "book-", "refusal-")


def constants_by_name() -> list[str]:
    return [*[prompt.name for prompt in constants(Prompt)], *[word.name for word in constants(Word)]]


# As people hear it


@pytest.mark.parametrize("name", EVERY_GAME)
@pytest.mark.parametrize("language", ["en", "cs", "pl"])
def test_whole_games_can_be_told(name: str, language: str) -> None:
    with speaking(language):
        for number in range(2):
            tell_a_game(name, f"{language} {number}")


def tell_a_game(name: str, seed: str) -> None:
    for table, _ in played(setup(name), seed):
        if table.pending is None:
            break
        view, ask = asked(table)
        before = view.state.to_bytes()
        for text in said(view, ask):
            assert sound(text) or ask.about is SACRIFICE, text
        offered = [WORDS.option(view, ask, option) for option in ask.options]
        assert len(set(offered)) == len(offered), f"{ask.about}: {offered}"
        assert WORDS.prompt(view, ask)[0] == WORDS.prompt(view, ask)[0].upper()
        for seat in range(table.state.box.seats):
            assert sound(WORDS.score(view, seat)) and sound(str(WORDS.player(view, seat)))
        assert view.state.to_bytes() == before
    table, heard = finished(setup(name), seed)
    for reader in (None, 0, 1):
        view = table.view(reader)
        for event in heard:
            text = WORDS.event(view, event.seen_by(reader))
            assert sound(text) or event.name == "campaign decided", text  # dice may double and double
    assert sound(WORDS.title(view))
    lines = WORDS.lines(view, heard)
    assert 0 < len(lines) < len(heard) and all(line.text for line in lines)
    ends = WORDS.line_ends(view.state, heard)
    alone = [WORDS.lines(view, heard[start:end]) for start, end in pairwise([0, *ends])]
    assert [line.text for (line,) in alone] == [line.text for line in lines]  # each can be read by itself


def sound(text: str) -> bool:
    """Nothing in it is a message that is missing, or a number that only the engine knows."""
    return bool(text) and "{" not in text and "None" not in text and not re.search(r"\d{3}|<|_", text)


@pytest.mark.parametrize("name", EVERY_GAME)
def test_what_is_offered_is_what_no_check_forbids(name: str) -> None:
    refused = 0
    for table, _ in played(setup(name), "why not"):
        if table.pending is None:
            break
        view, ask = asked(table)
        for thing, article in reasons(view.state, ask):
            assert (article is None) == (thing in ask.options), f"{ask}: {thing!r} {article}"
            assert article is None or library.exists(article)
            refused += article is not None
    assert refused > 500


# What random games seldom come to


SAMPLES: dict[str, object] = {
    "player": 1,
    "seat": 1,
    "card": NUMBER["wolves"],
    "source": NUMBER["wolves"],
    "site": 0,
    "bank": 2,
    "pile": 1,
    "place": BOARD + 1,
    "owner": 0,
    "space": 2,
    "oath": 1,
    "action": "search",
    "promise": (0, 1),
    "goods": ((0, 2), (2, NUMBER["whistle"]), (4, 0), (5, 0), (6, 2, 3, 4, 1)),
}
"""A value of each kind; of all others a number."""
SPECIAL: dict[str, tuple[object, ...]] = {
    "vision drawn": (None, 2),
    "played": (1, NUMBER["wolves"], 0),
    "moved card": (1, NUMBER["wolves"], ADVISER + 1),
    "took": (1, NUMBER["whistle"], 0),
    "recovered": (1, PEOPLES_FAVOR, 3),
    "burnt from banner": (PEOPLES_FAVOR, 0),
    "added to banner": (1, PEOPLES_FAVOR, 1),
    "planned": (1, NUMBER["mountain_giant"], 3),
    "rolled": (1, "attack die", 0, 0, 2),
    "targets": (1, 0, (0,), True, (NUMBER["whistle"],)),
    "campaign decided": (1, 0, 2, 3, 4),
    "tokens at site": (0, 1, 1),
    "took from site": (1, 0, 1, 0),
    "revealed site": (0, 3),
    "removed site": (1, 255),
    "moved site": (3, 5, 1),
    "peeked at adviser": (1, 0),
    "peeked at pile": (1, 0, 3),
    "recolored": (1, 0, BOARD + 1, 2, 1),
    "promised": (1, 0, 2, 3, 4, 1),
    "promise settled": (1, 0, 2, 3, 4, 1, 0),
    "won": (1, 0b110),
    "exiled": (1, 2),
    "archived": (NUMBER["wolves"],),
    "added": (NUMBER["wolves"], NUMBER["elders"]),
    "laid sites": (1, 2, 3),
    "dispossessed": (1, NUMBER["wolves"]),
    "swapped with dispossessed": (1, 2),
    "stored map": (3, 255, 4),
    "stored boards": (1, 3),
}


@pytest.mark.parametrize("language", ["en", "cs", "pl"])
def test_every_event_can_be_told(language: str) -> None:
    s = OATH.start({"seats": 3})
    assert set(SPECIAL) == set(happenings.SPECIAL)
    with speaking(language):
        for name in event_names():
            args = SPECIAL.get(name) or tuple([SAMPLES.get(kind, 2) for _, kind in ARGS[name]])
            secret = (NUMBER["elders"],) if SEEN.get(name, ("", ""))[1] != "first site" else (4,)
            for event in (Event(name, "oath 4", args), Event(name, "oath 4", args, secret if name in SEEN else ())):
                assert sound(happenings.event(s, event)), event
                assert happenings.lines(s, [event], None)


@pytest.mark.parametrize("language", ["en", "cs", "pl"])
def test_every_question_of_a_power_can_be_asked(language: str) -> None:
    s = OATH.start({"seats": 3})
    prompts = {prompt.name: prompt for prompt in constants(Prompt)}
    special = [id.removeprefix("prompt-").split("--") for id in messages(SPEECH, "en") if id.startswith("prompt-")]
    by_slug = {slug("", text)[1:]: text for text in (*KEYS, *POWERS)}
    asked = 0
    with speaking(language):
        for key, name in [
            (by_slug[parts[0]], by_slug[parts[1]]) for parts in special if parts[0] in by_slug and parts[1:]
        ]:
            source = NUMBER.get(key, FIRST_SITE)
            if key in SITE_NUMBER:
                s.site[0] = SITE_NUMBER[key]
            fields = GIVEN_BY.get((name, key)) or GIVEN.get(name) or (("source", "source"),)
            values = [SAMPLES.get(kind, 2) for _, kind in fields[1:]]
            for given in {(source, *values), (source,)}:
                ask = Ask(1, prompts[name], (YES, DONE), given)
                if len(given) == len(fields) or (name, key) in (
                    ("which card", "horned_mask"),
                    ("which bank", "levelers"),
                ):
                    assert sound(questions.prompt(s, ask)), ask
                    asked += 1
    assert asked > 70


def test_people_may_answer_for_luck() -> None:
    luck = random.Random("asked")
    table = Table.new(OATH, {"seats": 3, "game": "random"}, nature=Asked())
    asked = set()
    for _ in range(3000):
        ask = table.pending
        if ask is None:
            break
        if ask.seat == NATURE:
            view = table.view(None)
            asked.add(ask.about.name)
            for text in (WORDS.prompt(view, ask), *[WORDS.option(view, ask, option) for option in ask.options]):
                assert sound(text), text
            assert WORDS.refused(view, ask) == [] and KIT.stage.place(view, ask, ask.options[0]) is None
        table.choose_index(luck.randrange(len(ask.options)))
    assert {"draw", "draw a site", "attack die", "defense die", "at random"} <= asked


# Single sentences


def test_what_a_player_pays_and_gains_stands_in_one_line() -> None:
    s = OATH.start({"seats": 3})
    wolves = NUMBER["wolves"]
    events = [
        Event("spent supply", "oath 5.2.1", (1, 1)),
        Event("placed favor", "oath 5.2.1", (1, 1, wolves)),
        Event("gained warbands", "oath 5.2.2", (1, 2)),
        Event("gained warbands", "oath 5.2.2", (2, 2)),
        Event("traveled", "oath 5.6.2", (2, 0)),
    ]
    assert [line.text for line in happenings.lines(s, events, None)] == [
        "Red spends 1 supply, places 1 favor on Wolves and gains 2 warbands",
        "Blue gains 2 warbands",
        "Blue travels to Plains",
    ]
    with speaking("cs"):
        first = happenings.lines(s, events, None)[0].text
        assert first == "Červený utrácí 1 zásobu, umisťuje 1 přízeň na kartu Wolves a získává 2 družiny"
    with speaking("pl"):
        first = happenings.lines(s, events, None)[0].text
        assert first == "Czerwony wydaje 1 zapas, kładzie 1 przychylność na kartę Wolves i zyskuje 2 oddziały"


def test_bandits_are_many() -> None:
    s = OATH.start({"seats": 3})
    rolled = Event("rolled", "oath 5.5.4", (BANDITS, "defense die", 1, 1, 3))
    assert happenings.event(s, rolled) == "The bandits roll defense dice: shield x2, doubling"


def test_a_secret_is_told_only_to_those_who_may_know_it() -> None:
    s = OATH.start({"seats": 3})
    drew = Event("drew", "oath 5.1.2", (1, 2), (NUMBER["wolves"], NUMBER["elders"]), (1,))
    assert happenings.event(s, drew.seen_by(1)) == "Red draws Wolves and Elders"
    assert happenings.event(s, drew.seen_by(None)) == "Red draws 2 cards"
    away = Event("discarded facedown", "oath 5.1.3", (1, 254, 0), (NUMBER["wolves"],), (1,))
    told = happenings.lines(s, [away, away], 0)
    assert [line.text for line in told] == ["Red discards 2 cards facedown to the discard pile of the Cradle"]
    assert "Wolves and Wolves" in happenings.lines(s, [away, away], 1)[0].text


@pytest.mark.law("oath 8.3.5")
def test_what_happened_is_told_of_the_map_on_which_it_was_played() -> None:
    """The chronicle lays out another one."""
    before: list[str] = []
    for table, heard in played({"seats": 3}, "map"):
        if table.state.stage < CHRONICLE:
            before = journeys(table.state, heard)
    table, heard = finished({"seats": 3}, "map")
    assert len(before) > 5 and journeys(table.state, heard)[: len(before)] == before


def journeys(s: State, heard: list[Event]) -> list[str]:
    return [happenings.event(s, event) for event in heard if event.name == "traveled"]


def test_names_follow_the_language_where_there_is_one() -> None:
    mine, wolves = SITES[0], NUMBER["wolves"]
    assert str(names.Printed(mine.key)) == "Mine" and str(names.card(wolves)) == "Wolves"
    with speaking("cs"):
        assert str(names.Printed(mine.key)) == "Důl" and str(names.card(wolves)) == "Wolves"
        assert str(names.card(NUMBER["tyrant"])) == "Tyran"
