"""Nothing hidden leaves the server.

A whole game is recorded as one seat received it, and made again from games in which everything that this seat could not
know was different. The bytes are the same.
"""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from dataclasses import replace
from datetime import UTC, datetime
from itertools import pairwise
from typing import Any

import pytest
from tests.root.test_properties import reshuffled
from tests.server.playing import Json, Player, running

from lawbound.kernel import Ask, Event, Moment
from lawbound.present.speech import speaking
from lawbound.root.cards import CARDS
from lawbound.root.hidden import View
from lawbound.root.rules import ROOT
from lawbound.root.state import PLAYING, State
from lawbound.server import compose
from lawbound.server.ahead import ahead_message
from lawbound.server.course import Course, Picture, Reader
from lawbound.server.log import Batch, Log
from lawbound.server.reel import Reel
from lawbound.server.store import Entry, GameRecord, SeatRecord, Store

RECORDED = 1  # whose neighbours have hands, and one of them supporters
GAME: Json = {
    "game": "root",
    "seats": [
        {"seat": "alliance", "name": "Ann"},
        {"seat": "marquise", "name": "Bob"},
        {"seat": "vagabond", "player": "random"},
        {"seat": "bot:eyrie@nightmare"},
    ],
    "seed": "leaks",
}


class Recording:
    """Everything that was sent to one reader, and the journal of the game."""

    def __init__(self, reader: Reader, heard: list[str], record: GameRecord, entries: list[Entry]) -> None:
        self.reader = reader
        self.heard = heard
        self.record = record
        self.entries = entries


@pytest.fixture(scope="module")
def recordings(tmp_path_factory: pytest.TempPathFactory) -> dict[Reader, Recording]:
    """Two people play at random to the end; one of them, and a spectator, are curious, and recorded."""
    folder = tmp_path_factory.mktemp("leaks")
    luck = random.Random(5)
    with running(folder, messages_per_second=10_000.0) as server:
        created = server.create(GAME)
        ann, bob = server.play(created, seat=0), server.play(created, seat=1)
        eve = server.play(created, "spectator")
        while ann.table["outcome"] is None:
            asked = waits(ann, bob)
            if asked is None:
                continue
            ask_about(bob, luck)
            ask_about(eve, luck)
            question = asked.table["question"]
            assert asked.choose(luck.randrange(len(question["choices"])))["type"] == "ack"
    store = Store.open(f"sqlite:///{folder / 'games.db'}")
    record = store.find(created["game"])
    assert record is not None
    entries = store.entries(created["game"])
    store.close()
    heard = {RECORDED: bob.said, None: eve.said}
    return {reader: Recording(reader, said, record, entries) for reader, said in heard.items()}


@pytest.fixture(params=[RECORDED, None], ids=["seat", "spectator"])
def recording(request: pytest.FixtureRequest, recordings: dict[Reader, Recording]) -> Recording:
    return recordings[request.param]


def waits(*players: Player) -> Player | None:
    """Who is asked; whoever is not reads on for a moment."""
    for player in players:
        if player.table["question"] is not None:
            return player
    for player in players:
        try:
            player.read(0.05)
        except TimeoutError:
            continue
    return None


def ask_about(player: Player, luck: random.Random) -> None:
    """Everything that can be asked for leaves the server too."""
    lines = [line["line"] for line in player.table["log"] if line["traced"]]
    wishes: list[tuple[str, Json]] = [
        ("why", {}),
        ("ahead", {}),
        ("log", {"before": luck.randrange(100)}),
        ("history", {"moment": luck.randrange(player.table["moment"] + 1)}),
        *[("trace", {"line": line}) for line in lines[:1]],
    ]
    looks: list[tuple[str, Json]] = [("look", {"line": line["line"]}) for line in player.table["log"][-40:]]
    for kind, fields in (luck.choice(wishes), *luck.sample(looks, min(2, len(looks)))):
        player.say(kind, **fields)
        player.until("history" if kind == "look" else kind)


def different(picture: Picture, reader: Reader, luck: random.Random) -> Picture:
    """The same picture to that reader: cards, ruins, and whatever events tell others, are different."""
    batches = [
        Batch(tuple([told_otherwise(event, reader, luck) for event in batch.events]), batch.turn)
        for batch in picture.log.batches[: picture.batches]
    ]
    assert isinstance(picture.state, State)
    return replace(picture, state=reshuffled(picture.state, reader, luck), log=Log(picture.kit, picture.state, batches))


def told_otherwise(event: Event, reader: Reader, luck: random.Random) -> Event:
    if event.audience is None or reader in event.audience:
        return event
    if event.name == "looked under ruin":
        secret: tuple[Any, ...] = tuple([luck.randrange(8) for _ in event.secret])
    else:
        secret = tuple([luck.randrange(len(CARDS)) for _ in event.secret])
    return Event(event.name, event.article, event.args, secret, event.audience)


def pictures(recording: Recording) -> Iterator[tuple[Course, Picture]]:
    """The game as it was after every choice."""
    course = Course(recording.record)
    yield course, course.picture()
    for entry in recording.entries:
        course.choose(entry.value, entry.note)
        yield course, course.picture()


def made_again(recording: Recording, luck: random.Random) -> int:
    """Make every recorded message from a different game; how many were tables. AssertionError if one differs."""
    course_of = iter(pictures(recording))
    course, picture = next(course_of)
    tables, reader = 0, recording.reader
    other = different(picture, reader, luck)
    for text in recording.heard:
        message = json.loads(text)
        kind = message["type"]
        if kind == "table":
            tables += 1
            while compose.table_bytes(other, reader, "en", message["log_start"]) != text.encode():
                following = next(course_of, None)
                assert following is not None, f"table {tables} cannot be made without what is hidden"
                course, picture = following
                other = different(picture, reader, luck)
        elif kind == "ahead":
            assert answered_ahead(course, picture, reader, luck) == text
        elif kind in ("welcome", "why", "log", "history", "trace"):
            assert answer(recording, course, other, message, luck) == text
        else:
            assert kind in ("seats", "ack")
    return tables


def answered_ahead(course: Course, picture: Picture, reader: Reader, luck: random.Random) -> str:
    """The same from a state in which all that this seat cannot know is different, at the last safe point already."""
    moment = picture.moment
    if moment is not None:
        moment = Moment(reshuffled(moment.safe, reader, luck), moment.answers, moment.ask)
    with speaking("en"):
        return compose.encode(
            ahead_message(replace(different(picture, reader, luck), moment=moment), course.table, reader)
        )


def answer(recording: Recording, course: Course, picture: Picture, message: Json, luck: random.Random) -> str:
    reader = recording.reader
    with speaking("en"):
        if message["type"] == "welcome":
            role = "spectator" if reader is None else "seat"
            (link,) = [link for link in recording.record.links if (link.role, link.seat) == (role, reader)]
            return compose.encode(compose.welcome_message(recording.record, picture, link))
        if message["type"] == "why":
            return compose.encode(compose.why_message(picture, reader))
        if message["type"] == "trace":
            return compose.encode(compose.trace_message(picture, reader, message["line"]))
        if message["type"] == "history" and "safe" in message:
            return looked(course, picture, reader, message["log_end"] - 1, luck)
        if message["type"] == "history":
            moment = message["moment"]
            at = course.at_moment(reader, moment)
            assert at is not None
            past = reshuffled(course.past(at).state, reader, luck)
            return compose.encode(compose.history_message(picture, past, reader, moment, at + 1))
        before = message["start"] + len(message["lines"])
        return compose.encode(compose.earlier_log(picture, reader, before))


def looked(course: Course, picture: Picture, reader: Reader, line: int, luck: random.Random) -> str:
    """The table after that line, of a reel on which all that this reader cannot know is different."""
    reached = picture.log.reached(picture.batches, line)
    assert reached is not None
    reel = Reel(course.kit, course.table, course.log, reached.choices, len(course.chosen))
    reel.points = [point._replace(state=reshuffled(point.state, reader, luck)) for point in reel.points]
    reel.events = [told_otherwise(event, reader, luck) for event in reel.events]
    moment, safe = course.moment_of(reader, reached.choices), reel.safe_at(reached) is not None
    return compose.encode(compose.look_message(picture, reel.at(reached, reader), reader, moment, line, safe))


def test_whatever_a_seat_is_sent_can_be_made_without_what_it_may_not_know(recording: Recording) -> None:
    tables = made_again(recording, random.Random(1))
    assert tables > 50
    said = [json.loads(text) for text in recording.heard]
    assert {message["type"] for message in said} >= {"table", "why", "ahead", "log", "history", "trace"}
    assert len([message for message in said if "safe" in message]) > 50


def test_the_test_would_notice_a_table_made_from_the_true_state(
    recording: Recording, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(compose, "eyes", lambda picture, reader: View(reader, picture.state))
    with pytest.raises(AssertionError):
        made_again(recording, random.Random(1))


def test_the_test_would_notice_a_log_that_tells_everything(
    recording: Recording, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Event, "seen_by", lambda event, seat: event)
    with pytest.raises(AssertionError):
        made_again(recording, random.Random(1))


def test_the_test_would_notice_a_line_looked_at_with_eyes_that_see_everything(
    recording: Recording, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(compose, "past_view", lambda picture, past, reader: View(reader, past))
    with pytest.raises(AssertionError):
        made_again(recording, random.Random(1))


def test_no_table_is_sent_that_tells_nothing_new(recording: Recording) -> None:
    tables = [json.loads(text) for text in recording.heard if json.loads(text)["type"] == "table"]
    for before, after in pairwise(tables):
        same = all(before[key] == after[key] for key in before if key not in ("log", "log_start"))
        assert not same or after["log"]


def test_the_seed_and_the_numbers_of_choices_are_told_only_at_the_end(recording: Recording) -> None:
    last = max(n for n, text in enumerate(recording.heard) if '"outcome":null' in text)
    for text in recording.heard[: last + 1]:
        assert "leaks" not in text
    ids = [json.loads(text)["question"] for text in recording.heard if json.loads(text)["type"] == "ack"]
    assert len(set(ids)) == len(ids)
    assert all(len(each) == 24 for each in ids)


def test_what_a_seat_is_offered_does_not_depend_on_what_it_may_not_know() -> None:
    """At the start of an action the same question is asked in every game that looks the same."""
    luck = random.Random(2)
    table = Course(stored(("marquise", "eyrie", "alliance", "vagabond"), "offered")).table
    compared = 0
    while table.pending is not None and compared < 150:
        ask = table.pending
        if table.state.stage == PLAYING and table.at_safe_point:
            flow = ROOT.resume(reshuffled(table.state, ask.seat, luck))
            assert flow is not None
            other = flow.send(None)
            assert isinstance(other, Ask)
            if len(other.options) > 1:
                assert (other.seat, repr(other.options)) == (ask.seat, repr(ask.options))
                compared += 1
        table.choose_index(luck.randrange(len(ask.options)))
    assert compared > 50


# Whom the table waits for

HIDDEN = (
    *("ambush", "foil the ambush", "field hospitals", "outrage", "automated outrage", "discard a supporter"),
    "compensate the investors",
)
"""Asked only of those who hold such cards."""
OPEN = (
    *("take a hit", "damage an item", "damage three items", "which effect first", "whose effects first"),
    *("use armorers", "use sappers", "guess the plot", "enlist a helper", "which piece an instigator removes"),
    "lose whose fund",
)
"""Asked for reasons that all can see."""


@pytest.mark.parametrize(
    "seats",
    [
        ("marquise", "eyrie", "alliance", "vagabond"),
        ("marquise", "bot:alliance@nightmare", "eyrie", "bot:duchy+investors"),
        ("marquise", "bot:corvids+gamble", "alliance", "bot:vagabond@nightmare"),
        ("hundreds", "vagabond", "vagabond"),
        ("riverfolk", "marquise", "eyrie", "vagabond"),
    ],
)
def test_being_asked_about_ones_cards_out_of_turn_is_told_to_nobody_else(seats: tuple[str, ...]) -> None:
    met: set[str] = set()
    for seed in range(12):
        course = Course(stored(seats, str(seed)))
        luck = random.Random(seed)
        while (ask := course.table.pending) is not None and len(course.chosen) < 700:
            s = course.table.state
            if s.stage == PLAYING and ask.seat != s.turn:
                met.add(ask.about.name)
                hidden = ask.about.kind == "card"
                assert ask.about.name in (HIDDEN if hidden else OPEN)
                picture = course.picture()
                for reader in (None, *range(len(seats))):
                    expected = ask.seat if not hidden or reader == ask.seat else s.turn
                    assert compose.waiting(picture, compose.eyes(picture, reader), reader) == expected
            course.choose(luck.randrange(len(ask.options)))
    assert met


def stored(seats: tuple[str, ...], seed: str) -> GameRecord:
    kinds = [SeatRecord("bot" if seat.startswith("bot:") else "person", None, None) for seat in seats]
    return GameRecord(
        id="x",
        created=datetime.now(UTC),
        game="root",
        setup={"seats": list(seats)},
        seed=seed,
        ask_forced=False,
        kind="play",
        seats=tuple(kinds),
        links=(),
    )


def test_lines_have_the_same_numbers_for_everybody(recording: Recording) -> None:
    *_, (_, picture) = pictures(recording)
    lines = compose.lines(picture)
    seen = [compose.log(picture, reader, 0, lines) for reader in (None, 0, 1, 2, 3)]
    for line in zip(*seen, strict=True):
        assert len({(each["line"], each["turn"], each["event"], each["article"]) for each in line}) == 1


def test_a_log_line_says_the_same_whenever_it_is_read(recording: Recording) -> None:
    last = list(pictures(recording))[-1][1]
    then: list[Any] = []
    for _, picture in pictures(recording):
        start = len(then)
        then += compose.log(picture, recording.reader, start, compose.lines(picture))
    assert compose.log(last, recording.reader, 0, len(then)) == then
