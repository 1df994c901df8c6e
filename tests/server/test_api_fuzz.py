"""Requests made from the description of the interface, wishes and journals, right and wrong ones: nothing fails.

What is created can be opened and looked at by everybody; what is refused is refused with a reason.
"""

from __future__ import annotations

import json
import random
import time
from collections.abc import Iterator
from contextlib import suppress
from functools import cache
from hashlib import blake2b
from typing import Any
from zlib import crc32

import pytest
import schemathesis
from hypothesis import given, settings
from hypothesis import strategies as st
from schemathesis.core.parameters import ParameterLocation
from tests.server.noise import anything
from tests.server.playing import SOLO, Json, Player, Running, bearer, running, token_of
from tests.server.postgres import Postgres
from tests.tools import PROJECT

from lawbound.kernel import Table, commitment
from lawbound.root.bots import BOTS
from lawbound.root.editions import ADVANCED_SERVICES, EDITIONS, OPTIONS
from lawbound.root.factions import FACTIONS
from lawbound.root.map import MAPS
from lawbound.root.position_text import dumps
from lawbound.root.rules import ROOT
from lawbound.root.seating import DIFFICULTIES
from lawbound.root.setup import KNOWN_KEYS
from lawbound.server.store import Store

EXAMPLES = settings(max_examples=30, derandomize=True, deadline=None, database=None)
WITHOUT_LIMITS: Json = {
    "games_at_once": 10**6,
    "games_per_minute": 10**6,
    "checks_at_once": 10**6,
    "requests_at_once": 10**6,
}
MEANINGFUL = ("bad-setup", "bad-journal", "too-long")
"""Refusals of requests that are as the description says and still cannot be carried out."""

described = schemathesis.openapi.from_path(PROJECT / "docs" / "openapi.json")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(tmp_path_factory.mktemp("fuzz"), **WITHOUT_LIMITS) as found:
        yield found


@pytest.fixture(scope="module")
def games(server: Running) -> list[Json]:
    """One that is played, one that is over, and a replay."""
    playing, over = server.create(SOLO), server.create(SOLO)
    ann = server.play(over)
    ann.play(random.Random(3), 2000)
    ann.close()
    path = f"/api/2/games/{over['game']}/journal"
    journal = server.http.get(path, headers=bearer(token_of(over))).content
    replay = server.http.post("/api/2/replays", content=journal, headers={"Content-Type": "text/plain"}).json()
    return [playing, over, replay]


@described.parametrize()
@EXAMPLES
def test_whatever_is_asked_over_http_is_answered_as_described(
    case: schemathesis.Case[Any], server: Running, games: list[Json]
) -> None:
    token = lead_to_a_game(case, games)
    answer = case.call_and_validate(
        base_url=server.address,
        headers=bearer(token) if token else None,
        # Not every list of seats is a game, and not every text a journal: what may be refused is checked below.
        excluded_checks=[schemathesis.checks.positive_data_acceptance],
    )
    assert answer.status_code < 500
    assert case.meta is not None
    if answer.status_code == 422 and case.meta.generation.mode.is_positive:
        assert answer.json()["code"] in MEANINGFUL, answer.text


def lead_to_a_game(case: schemathesis.Case[Any], games: list[Json]) -> str | None:
    """Most of the ids, seats and moments in right requests become existing ones: nobody guesses them. The token."""
    parameters = case.path_parameters
    if "game" not in parameters or case.meta is None:
        return None
    if case.meta.is_negative_at(ParameterLocation.PATH) or case.meta.is_negative_at(ParameterLocation.HEADER):
        return None
    luck = random.Random(crc32(repr((parameters, case.body)).encode()))
    if luck.random() < 0.2:
        return None
    game = luck.choice(games)
    parameters["game"] = game["game"]
    if "seat" in parameters and luck.random() < 0.8:
        parameters["seat"] = luck.randrange(5)
    if case.path.endswith("/practice") and not case.meta.is_negative_at(ParameterLocation.BODY):
        body: dict[str, Any] = case.body  # type: ignore[assignment]
        body["moment"] %= 50
    return str(luck.choice(game["links"])["token"])


# Wishes


def seats(strange: bool) -> st.SearchStrategy[Json]:
    """A seat and who sits there; strange ones only look like one."""
    people = st.fixed_dictionaries(
        {"seat": st.sampled_from(sorted(FACTIONS))},
        optional={"name": st.text(max_size=40), "player": st.none() | st.just("random")},
    )
    bots = st.sampled_from(sorted(BOTS)).flatmap(
        lambda key: st.builds(
            lambda difficulty, traits: {"seat": f"bot:{key}@{difficulty}{''.join([f'+{trait}' for trait in traits])}"},
            st.sampled_from(DIFFICULTIES),
            st.lists(st.sampled_from(BOTS[key].TRAITS), max_size=3, unique=True),
        )
    )
    if not strange:
        return people | bots
    return people | bots | st.fixed_dictionaries({"seat": st.text("abot:eyrie@+/2 ", max_size=12)})


def wishes(strange: bool) -> st.SearchStrategy[Json]:
    """Games that somebody might wish for; most of those that are not strange are possible."""
    noise = st.text(max_size=8) if strange else st.nothing()
    options = st.sampled_from(sorted(OPTIONS)).flatmap(
        lambda key: st.tuples(st.just(key), st.sampled_from(OPTIONS[key]))
    )
    chosen = st.fixed_dictionaries(
        {},
        optional={
            "map": st.sampled_from(sorted(MAPS)) | noise,
            "suits": st.sampled_from(["random", "balanced"]) | noise,
            "deck": st.just("standard") | noise,
            "order": st.sampled_from(["random", "given"]),
            "edition": st.sampled_from(EDITIONS) | noise,
            "options": st.lists(options, max_size=3).map(dict) | noise.map(lambda word: {word: word}),
            "services": st.sampled_from(["none", "basic", "advanced", *ADVANCED_SERVICES]) | noise,
            "advanced": st.booleans(),
            "cooperative": st.booleans(),
            "team": st.booleans() if strange else st.just(False),
        },
    )
    return st.fixed_dictionaries(
        {
            "game": st.just("root") | (st.sampled_from(["pebbles", "chess"]) | noise if strange else st.nothing()),
            "seats": st.lists(
                seats(strange),
                min_size=2,
                max_size=6,
                unique_by=lambda wish: wish["seat"].removeprefix("bot:").partition("@")[0],
            ),
        },
        optional={
            "settings": chosen | st.dictionaries(noise, noise | st.booleans()),
            "seed": st.none() | st.text(min_size=1, max_size=20),
        },
    )


@given(wished=st.booleans().flatmap(wishes))
@settings(EXAMPLES, max_examples=150)
def test_every_wish_is_a_game_or_refused_with_a_reason(wished: Json, server: Running) -> None:
    answer = server.http.post("/api/2/games", json=wished)
    if answer.status_code == 201:
        look_at(server, answer.json())
    else:
        assert answer.status_code == 422
        assert answer.json()["code"] in MEANINGFUL and answer.json()["text"]


def look_at(server: Running, created: Json) -> None:
    """Everybody who has a link sees the table."""
    for link in created["links"]:
        info = server.http.get(f"/api/2/games/{created['game']}", headers=bearer(link["token"]))
        assert info.status_code == 200, info.text
        Player(server, created["game"], link["token"]).close()


# Journals that somebody brings


@cache
def played(*seats: str) -> tuple[str, tuple[int, ...]]:
    """The position in the midst of such a game, and choices that can be made from there."""
    luck = random.Random(1)
    table = Table.new(ROOT, {"seats": list(seats)}, seed="fuzz")
    while table.state.turns < 3:
        assert table.pending is not None
        table.choose_index(luck.randrange(len(table.pending.options)))
    position = dumps(table.safe_state)
    table = Table.new(ROOT, {"position": position}, seed="fuzz")
    choices = []
    for _ in range(20):
        assert table.pending is not None
        choices.append(luck.randrange(len(table.pending.options)))
        table.choose_index(choices[-1])
    return position, tuple(choices)


@st.composite
def journals(draw: st.DrawFn) -> bytes:
    """A journal of ours, after somebody has been at it."""
    group = draw(st.sampled_from([("marquise", "bot:eyrie", "alliance"), ("vagabond", "bot:riverfolk", "bot:lizards")]))
    position, choices = played(*group)
    setup: Json = {"position": position} if draw(st.booleans()) else {"seats": list(group)}
    if "position" in setup and draw(st.booleans()):
        words = position.split(" ")
        place = draw(st.integers(0, len(words) - 1))
        field, _, value = words[place].partition("=")
        changed = draw(
            st.sampled_from(["", "0", "255", "256", "99999", "-1", "?", "?*99", "?*99999999999", "x" * 50, value])
        )
        words[place] = draw(st.sampled_from([f"{field}={changed}", f"{field}={value},{changed}", changed]))
        setup["position"] = " ".join(words)
    keys = st.sampled_from(KNOWN_KEYS) | st.text(max_size=5)
    setup |= draw(st.dictionaries(keys, anything(), max_size=2))
    if draw(st.booleans()):
        setup["names"] = draw(st.lists(anything(), min_size=len(group), max_size=len(group)))
    entries = [*choices[: draw(st.integers(0, len(choices)))], *draw(st.lists(st.integers(0, 99), max_size=2))]
    return sealed(setup, draw(st.sampled_from(["fuzz", "", "\ud800", "x" * 1000])), entries)


def sealed(setup: Json, seed: str, entries: list[int]) -> bytes:
    """As a journal is written, but whatever is in it."""
    promise = commitment(seed) if seed.isascii() else "0" * 64
    lines = [
        "lawbound journal 1",
        "game root",
        f"setup {json.dumps(setup).replace('Infinity', '1e999')}",
        f"commitment {promise}",
        f"seed {json.dumps(seed)}",
        "forced answered",
        "luck seeded",
    ]
    seal = blake2b("\n".join([*lines, "choices"]).encode(), digest_size=3).hexdigest()
    lines.append(f"choices ~{seal}")
    for text in [" ".join(map(str, entries))] * bool(entries) + [f"end {len(entries)}"]:
        seal = blake2b(f"{seal}\n{text}".encode(), digest_size=3).hexdigest()
        lines.append(f"{text} ~{seal}" + ("" if text.startswith("end") else f" #{len(lines) + 1}"))
    return "\n".join([*lines, ""]).encode()


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory, postgres: Postgres) -> Iterator[Running]:
    """A server whose database takes less than the other one."""
    store = Store.open(postgres.new_database())
    with running(tmp_path_factory.mktemp("fuzz"), store, **WITHOUT_LIMITS) as found:
        yield found


@given(journal=journals())
@settings(EXAMPLES, max_examples=200)
def test_every_journal_is_a_replay_or_refused_with_a_reason(journal: bytes, strict: Running) -> None:
    answer = strict.http.post("/api/2/replays", content=journal, headers={"Content-Type": "text/plain"})
    if answer.status_code != 201:
        assert (answer.status_code, answer.json()["code"]) == (422, "bad-journal"), answer.text
        assert 0 < len(answer.json()["text"]) < 1000
        return
    created = answer.json()
    look_at(strict, created)
    token = created["links"][0]["token"]
    path, link = f"/api/2/games/{created['game']}", bearer(token)
    for what in ("journal", "audit"):
        assert strict.http.get(f"{path}/{what}", headers=link).status_code == 200
    seats = strict.http.get(path, headers=link).json()["seats"]
    for seat in seats:
        looking = Player(strict, created["game"], token, seat=seat["seat"])
        assert len(looking.said[-1]) < 200_000
        looking.close()
    practice = strict.http.post(f"{path}/practice", headers=link, json={"moment": 0})
    assert practice.status_code in (201, 409), practice.text


@pytest.mark.parametrize(
    "position",
    [
        "root seats=marquise,eyrie marquise.hand=?*999999999",
        "root seats=marquise,eyrie marquise.hand=" + ",".join(["?*999"] * 1000),
        "root seats=marquise,eyrie marquise.hand=?*" + "9" * 5000,
        "a: &a [x, x]\nb: &b [*a, *a]\nseats: [*b, *b]",
        "root " + "x=1 " * 100_000,
    ],
)
def test_a_small_journal_cannot_mean_a_huge_game(position: str, server: Running) -> None:
    started = time.monotonic()
    journal = sealed({"position": position}, "fuzz", [])
    answer = server.http.post("/api/2/replays", content=journal, headers={"Content-Type": "text/plain"})
    assert (answer.status_code, answer.json()["code"]) == (422, "bad-journal")
    assert time.monotonic() - started < 5


def test_a_journal_cannot_say_how_long_our_computer_players_think(server: Running) -> None:
    setup = {"seats": ["marquise", "eyrie"], "names": ["x" * 10_000, "ismcts:1000000s"]}
    journal = sealed(setup, "fuzz", [])
    created = server.http.post("/api/2/replays", content=journal, headers={"Content-Type": "text/plain"}).json()
    path, link = f"/api/2/games/{created['game']}", bearer(created["links"][0]["token"])
    seats = server.http.get(path, headers=link).json()["seats"]
    assert [(seat["name"], seat["player"]) for seat in seats] == [("x" * 40, None), (None, "ismcts:1000000s")]
    practice = server.http.post(f"{path}/practice", headers=link, json={"moment": 0, "seat": 0}).json()
    host = bearer(token_of(practice, "host"))
    seats = server.http.get(f"/api/2/games/{practice['game']}", headers=host).json()["seats"]
    assert [seat["player"] for seat in seats] == [None, "ismcts"]


@pytest.mark.parametrize("seat", ["-1", "4", "1000000", "9" * 400, "9" * 5000, "1.0", "true", "\u0663"])
def test_a_seat_that_is_not_there_is_refused(seat: str, server: Running, games: list[Json]) -> None:
    host = bearer(token_of(games[0], "host"))
    path = f"/api/2/games/{games[0]['game']}"
    answer = server.http.put(f"{path}/seats/{seat}", headers=host, json={"player": "random"})
    assert answer.status_code in (404, 409, 422), answer.text
    with suppress(ValueError):
        answer = server.http.post(f"{path}/practice", headers=host, json={"moment": 0, "seat": int(seat)})
        assert answer.status_code in (201, 404, 422), answer.text
