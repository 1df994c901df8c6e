"""Everything that the engine can ask, offer or tell has words."""

from __future__ import annotations

from itertools import pairwise

import pytest
from tests.present.messages import messages, variables
from tests.root.present.engine import constants, criteria, event_names, steps

from lawbound.kernel import DONE, NO, YES, Ask, Event, Prompt, Table, Word
from lawbound.kit.words import Line
from lawbound.law import library
from lawbound.players import find
from lawbound.present.speech import Names, slug, speaking
from lawbound.root.cards import CARD
from lawbound.root.checks import refusals
from lawbound.root.decks.standard import WHICH_WARRIOR
from lawbound.root.factions.eyrie import Eyrie
from lawbound.root.option_names import STEP_OPTIONS
from lawbound.root.present import happenings, names
from lawbound.root.present.fields import ARGS, GIVEN, SECRETS
from lawbound.root.present.happenings import event as event_text
from lawbound.root.present.happenings import line_ends, trace
from lawbound.root.present.happenings import lines as log_lines
from lawbound.root.present.kinds import KINDS
from lawbound.root.present.questions import option as option_text
from lawbound.root.present.questions import phase as phase_text
from lawbound.root.present.questions import prompt as prompt_text
from lawbound.root.present.questions import refused
from lawbound.root.rules import ROOT
from lawbound.root.speech import SPEECH, has
from lawbound.root.state import ASIDE, OVER, State
from lawbound.root.steps import Action

FOUR = ("marquise", "eyrie", "alliance", "vagabond")
MIXES = (
    FOUR,
    ("vagabond", "vagabond", "eyrie", "alliance"),
    ("marquise", "eyrie"),
    ("marquise", "bot:lizards", "bot:riverfolk", "bot:duchy"),
    ("bot:vagabond", "bot:corvids", "alliance", "bot:eyrie"),
    ("keepers", "corvids", "bot:marquise"),
)


def test_every_prompt_has_a_question() -> None:
    prompts = constants(Prompt)
    assert len(prompts) > 80
    for prompt in prompts:
        assert has(slug("prompt", prompt.name)), prompt


def test_every_kind_of_option_has_words() -> None:
    for prompt in constants(Prompt):
        assert prompt.kind in KINDS or prompt.kind in ("action", "yes or no", "reward", "word"), prompt


def test_every_step_has_a_name_and_a_question_where_it_asks() -> None:
    for _, step in steps():
        assert has(slug("step", step.name)), step.name
        if step.options is not None:
            assert has(slug("prompt", step.name)), step.name
            assert step.actions or step.name in STEP_OPTIONS


def test_every_action_has_words() -> None:
    actions = {action.name for action in constants(Action)}
    assert len(actions) > 20
    by_faction = {(player.KEY.rstrip("2"), action.name) for player, step in steps() for action in step.actions}
    for family, name in by_faction:
        assert has(slug("action", family, name)) or has(slug("action", name)), (family, name)
    for name in actions - {name for _, name in by_faction}:
        assert has(slug("action", name)), name


def test_every_word_has_words() -> None:
    for word in (*constants(Word), DONE, YES, NO):
        assert has(slug("word", word.name)), word


def test_every_event_has_a_sentence() -> None:
    told = event_names()
    assert len(told) > 35
    for name in told:
        assert name in happenings.SPECIAL or has(slug("event", name)), name
        assert name in ARGS or name in happenings.SPECIAL, name
    for name in SECRETS:
        assert has(slug("event", f"{name} seen")), name


@pytest.mark.law("rootbotics 2.3")
def test_every_criterion_of_a_bot_has_words() -> None:
    assert len(criteria()) > 60
    for criterion in criteria():
        assert has(slug("criterion", criterion)), criterion


def test_messages_ask_only_for_fields_that_are_given() -> None:
    of_the_turn = {"actions", "advances", "operations", "column", "outcast", "acolytes", "price", "funds"}
    asked = {slug("prompt", name): {field for field, _ in fields} for name, fields in GIVEN.items()}
    for message in messages(SPEECH, "en").values():
        if message.id.name.startswith("prompt-"):
            assert variables(message) <= asked.get(message.id.name, set()) | of_the_turn, message.id.name


def test_every_reason_is_of_an_article_that_exists() -> None:
    known = {slug("", article.citation)[1:] for article in library.articles()}
    for id in messages(SPEECH, "en"):
        if id.startswith("reason-"):
            assert id.removeprefix("reason-").rsplit("--", 1)[-1] in known, id


@pytest.mark.parametrize("seats", MIXES)
@pytest.mark.parametrize(("seed", "language"), [("a", "en"), ("b", "en"), ("c", "cs"), ("d", "pl")])
def test_whole_games_can_be_told(seats: tuple[str, ...], seed: str, language: str) -> None:
    with speaking(language):
        tell_a_game(seats, seed)


def tell_a_game(seats: tuple[str, ...], seed: str) -> None:
    events: list[Event] = []
    table = Table.new(ROOT, {"seats": list(seats)}, seed=f"words {seed}", listener=events.append)
    player = find("random", f"words {seed}")
    while (ask := table.pending) is not None:
        s: State = table.view(ask.seat).state
        before = s.to_bytes()
        texts = [prompt_text(s, ask), phase_text(s), *[option_text(s, ask, option) for option in ask.options]]
        for reason, article in refused(s, ask):
            assert library.exists(article)
            texts.append(reason)
        for text in texts:
            assert text and "{" not in text and "None" not in text, text
        offered = [option_text(s, ask, option) for option in ask.options]
        assert len(set(offered)) == len(offered), f"{ask.about}: {offered}"
        assert s.to_bytes() == before
        table.choose(player.choose(s, ask))
    for event in events:
        for seat in (None, 0, 1):
            text = event_text(table.state, event.seen_by(seat))
            assert text and "{" not in text
        if event.name == "chose":
            assert all(line.text for line in trace(table.state, event))
    lines = log_lines(table.state, events, 0)
    assert 0 < len(lines) < len(events)
    ends = line_ends(table.state, events)
    alone = [log_lines(table.state, events[start:end], 0) for start, end in pairwise([0, *ends])]
    assert [shown(line) for (line,) in alone] == [shown(line) for line in lines]  # each can be read by itself


def shown(line: Line) -> object:
    return line.text, line.article, list(map(repr, line.events)), list(map(repr, line.reasons))


def test_the_end_is_told() -> None:
    s = ROOT.start({"seats": list(FOUR)})
    assert event_text(s, Event("won", "root 3.1", (2,))) == "Eyrie wins"
    assert event_text(s, Event("won", "root 3.1", (0b1010,))) == "Eyrie and Vagabond win together"
    s.stage = OVER
    assert phase_text(s) == "The game is over"


def test_a_secret_is_told_only_to_those_who_may_know_it() -> None:
    s = ROOT.start({"seats": list(FOUR)})
    anvil = CARD["anvil"]
    drew = Event("drew", "root 2.1.2", (1,), (anvil,), (1,))
    assert event_text(s, drew.seen_by(1)) == "Eyrie draws Anvil (fox)"
    assert event_text(s, drew.seen_by(0)) == "Eyrie draws 1 card"
    assert [line.text for line in log_lines(s, [drew, drew], 0)] == ["Eyrie draws 2 cards"]
    supporter = Event("supporter", "root 8.5.2", (2,), (anvil,), (2,))
    assert event_text(s, supporter.seen_by(None)) == "Alliance gains a supporter"


def test_what_belongs_together_stands_in_one_line() -> None:
    s = ROOT.start({"seats": list(FOUR)})
    sawmill = s.players[0].row("sawmill")
    events = [
        Event("built", "root 6.5.4.III", (sawmill, 5, 1)),
        Event("scored", "root 6.5.4.III", (0, 2, 7)),
        Event("scored", "root 6.5.4.III", (1, 1, 3)),
    ]
    assert [line.text for line in log_lines(s, events, None)] == [
        "Marquise builds a sawmill in clearing 5 (rabbit), +2 points, now 7",
        "Eyrie scores 1 point, now 3",
    ]


def test_an_officer_may_be_taxed() -> None:
    s = ROOT.start({"seats": list(FOUR)})
    ask = Ask(2, WHICH_WARRIOR, (3, ASIDE))
    assert [option_text(s, ask, option) for option in ask.options] == ["clearing 3 (rabbit): empty", "an officer"]


def test_numbers_of_things() -> None:
    assert str(names.counted("point", 0)) == "0 points"
    assert str(names.counted("supporter", 1)) == "1 supporter"
    assert str(Names(["fox", "mouse"])) == "fox and mouse"


def first_ask(table: Table[State], name: str, choose: str = "random") -> Ask:
    """Play on until that question comes."""
    player = find(choose, "first ask")
    while table.pending is not None and table.pending.about.name != name:
        table.choose(player.choose(None, table.pending))
    assert table.pending is not None
    return table.pending


@pytest.mark.law("root 7.7")
def test_a_card_of_the_decree_that_brings_turmoil_is_marked() -> None:
    for number in range(20):
        table = Table.new(ROOT, {"seats": list(FOUR)}, seed=f"decree {number}")
        ask = first_ask(table, "the Decree")
        marked = [o for o in ask.options if "turmoil" in option_text(table.state, ask, o)]
        if marked:
            option = marked[0]
            eyrie = table.state.players[ask.seat]
            assert isinstance(eyrie, Eyrie)
            assert (eyrie.unresolved(table.state)[0], option) in [thing for thing, _ in refusals(table.state, ask)]
            heard: list[Event] = []
            table.listen(heard.append)
            table.choose(option)
            assert table.pending is not None and table.pending.about.name == "choose a new leader"
            return
    raise AssertionError("no turmoil in twenty games")


@pytest.mark.law("root 4.2.1", "root 2.2.1")
def test_why_not_move_there() -> None:
    table = Table.new(ROOT, {"seats": list(FOUR), "order": "given"}, seed="why")
    ask = first_ask(table, "move to")
    articles = {article for _, article in refused(table.state, ask)}
    assert "root 2.2.1" in articles
    assert all(text.startswith(("clearing ", "clearings ")) for text, _ in refused(table.state, ask))


@pytest.mark.parametrize(
    ("language", "first", "second"),
    [
        ("en", "in each of clearings 1, 2, 5 and 12", "in clearing 2"),
        ("cs", "na každou z mýtin 1, 2, 5 a 12", "na mýtinu 2"),
        ("pl", "na każdej z polan 1, 2, 5 i 12", "na polanie 2"),
    ],
)
def test_no_line_names_a_clearing_twice(language: str, first: str, second: str) -> None:
    """The same pieces in one clearing after another are one line, until they come to a clearing again."""
    s = Table.new(ROOT, {"seats": ["marquise", "eyrie"]}, seed="placed").view(None).state
    (warriors,) = s.box.players[0].warriors
    events = [Event("placed", "root 6.3.2", (warriors, clearing, 1)) for clearing in (2, 1, 5, 12, 2)]
    with speaking(language):
        told = [line.text for line in log_lines(s, events, None)]
    assert len(told) == 2
    assert first in told[0] and second in told[1]
    assert line_ends(s, events) == [4, 5]
