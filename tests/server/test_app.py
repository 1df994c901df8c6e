"""The server over HTTP: games, seats, journals, practice, replays, the Law, and the files of the client."""

from __future__ import annotations

import json
import random
import re
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from hashlib import blake2s
from pathlib import Path

import httpx
import pytest
from tests.server.playing import SOLO, Json, Player, Running, bearer, running, token_of

from lawbound import games
from lawbound.cli import UserError
from lawbound.cli.main import main
from lawbound.cli.serve import listen
from lawbound.kernel import Journal, commitment
from lawbound.kernel.fairness import audit
from lawbound.kernel.journal_text import read, write
from lawbound.locales import LANGUAGES
from lawbound.server.settings import default_store
from lawbound.server.store import Store

ALL_COMPUTERS: Json = {
    "game": "root",
    "seats": [{"seat": "marquise", "name": "Ann"}, {"seat": "eyrie", "player": "random"}, {"seat": "bot:alliance"}],
    "seed": "http",
}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(tmp_path_factory.mktemp("app"), games_at_once=1000) as found:
        yield found


@pytest.fixture(scope="module")
def finished(server: Running) -> Json:
    """A game that is over."""
    created = server.create(SOLO)
    ann = server.play(created)
    ann.play(random.Random(3), 2000)
    assert ann.table["outcome"] is not None
    ann.close()
    return {**created, "table": ann.table, "log": ann.log}


def problem(answer: httpx.Response, status: int, code: str) -> str:
    """It is refused so; the sentence."""
    assert (answer.status_code, answer.json()["code"]) == (status, code), answer.text
    text = answer.json()["text"]
    assert isinstance(text, str) and text
    return text


# Service


def test_it_is_well(server: Running) -> None:
    assert server.http.get("/healthz").json() == {"status": "ok"}


def test_it_is_ready(server: Running) -> None:
    assert server.http.get("/readyz").json() == {"status": "ok"}


def test_it_is_not_well_without_its_store(tmp_path: Path) -> None:
    store = Store.open(str(tmp_path / "games.db"))
    with running(tmp_path, store) as server:
        with sqlite3.connect(tmp_path / "games.db") as database:
            database.execute("DROP TABLE lawbound_games")
            database.execute("DROP TABLE lawbound_schema")
        problem(server.http.get("/healthz"), 503, "store")
        problem(server.http.get("/readyz"), 503, "store")
        problem(server.http.post("/api/2/games", json=SOLO), 503, "store")


def test_what_is_counted(server: Running, finished: Json) -> None:
    server.http.get("/api/2/games/nowhere", headers=bearer("x"))
    text = server.http.get("/metrics").text
    figures = {line.rpartition(" ")[0]: float(line.rpartition(" ")[2]) for line in text.splitlines() if line[0] != "#"}
    assert figures["lawbound_games_live"] >= 1
    assert figures['lawbound_games_created_total{kind="play"}'] >= 1
    assert figures['lawbound_choices_total{by="person"}'] >= 20
    assert figures["lawbound_choice_seconds_count"] >= 20
    assert figures["lawbound_store_seconds_count"] >= 20
    assert figures["lawbound_store_appends_total"] >= 20
    assert figures['lawbound_errors_total{code="no-such-game"}'] >= 1
    assert "lawbound_connections" in figures


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_catalogue_is_sent_once(server: Running, language: str) -> None:
    first = server.http.get("/api/2/kits/root/catalogue", params={"lang": language})
    assert first.json()["languages"] == list(LANGUAGES)
    assert first.headers["content-language"] == language
    again = server.http.get(
        "/api/2/kits/root/catalogue", params={"lang": language}, headers={"If-None-Match": first.headers["etag"]}
    )
    assert (again.status_code, again.content) == (304, b"")


# Games


def test_a_new_game_has_a_link_for_everybody(server: Running) -> None:
    created = server.create(ALL_COMPUTERS)
    assert [(link["role"], link["seat"]) for link in created["links"]] == [
        ("host", None),
        ("seat", 0),
        ("spectator", None),
    ]
    assert len({link["token"] for link in created["links"]}) == 3
    assert all(len(link["token"]) == 32 for link in created["links"])
    assert re.fullmatch("[0-9a-f]{64}", created["commitment"]) and created["commitment"] != commitment("http")


def test_only_the_host_sees_the_links(server: Running) -> None:
    created = server.create(ALL_COMPUTERS)
    path = f"/api/2/games/{created['game']}"
    by_role = {link["role"]: link["token"] for link in created["links"]}
    assert server.http.get(path, headers=bearer(by_role["host"])).headers["cache-control"] == "no-store"
    seen = {role: server.http.get(path, headers=bearer(token)).json() for role, token in by_role.items()}
    assert seen["host"]["seats"][0]["token"] == by_role["seat"]
    assert seen["host"]["spectator"] == by_role["spectator"]
    for role in ("seat", "spectator"):
        assert by_role["seat"] not in str(seen[role])
        assert by_role["spectator"] not in str(seen[role])
        assert seen[role]["role"] == role
    info = seen["spectator"]
    assert [(seat["side"], seat["kind"], seat["name"], seat["player"]) for seat in info["seats"]] == [
        ("marquise", "person", "Ann", None),
        ("eyrie", "computer", None, "random"),
        ("alliance", "bot", None, None),
    ]
    assert (info["kit"], info["over"], info["practice"], info["replay"]) == ("root", False, False, False)
    assert re.fullmatch(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+00:00", info["created"])


@pytest.mark.parametrize(
    ("wishes", "code"),
    [
        ({"game": "root", "seats": [{"seat": "marquise"}]}, "bad-setup"),
        ({"game": "root", "seats": [{"seat": "marquise"}, {"seat": "marquise"}]}, "bad-setup"),
        ({"game": "root", "seats": [{"seat": "dragons"}, {"seat": "eyrie"}]}, "bad-setup"),
        ({"game": "root", "seats": [{"seat": "marquise"}, {"seat": "eyrie", "player": "deep thought"}]}, "bad-setup"),
        ({"game": "root", "seats": [{"seat": "marquise"}, {"seat": "bot:eyrie", "player": "random"}]}, "bad-setup"),
        (
            {"game": "root", "seats": [{"seat": "marquise"}, {"seat": "eyrie"}], "settings": {"map": "moon"}},
            "bad-setup",
        ),
        (
            {
                "game": "root",
                "seats": [{"seat": "marquise"}, {"seat": "eyrie"}],
                "settings": {"options": {"no such": "option"}},
            },
            "bad-setup",
        ),
        ({"game": "root", "seats": []}, "bad-request"),
        ({"game": "root", "seats": "marquise"}, "bad-request"),
        ({"game": "root", "seats": [{"seat": "marquise"}, {"seat": "eyrie"}], "seed": ""}, "bad-request"),
        ({"game": "root", "seats": [{"seat": "x" * 300}, {"seat": "eyrie"}]}, "bad-request"),
        ({}, "bad-request"),
        ([], "bad-request"),
    ],
)
def test_impossible_wishes_are_refused_with_the_reason(server: Running, wishes: object, code: str) -> None:
    problem(server.http.post("/api/2/games", json=wishes), 422, code)


def test_what_rules_and_journals_refuse_is_said_in_the_language_of_the_reader(server: Running) -> None:
    wishes = {"game": "root", "seats": [{"seat": "marquise"}, {"seat": "eyrie"}], "settings": {"map": "moon"}}
    said = server.http.post("/api/2/games", json=wishes, params={"lang": "cs"}).json()["text"]
    assert said.startswith("Neznámá mapa 'moon'; známé:")
    plain = {"Content-Type": "text/plain"}
    cut = server.http.post("/api/2/replays", content="lawbound journal 3\n", headers=plain, params={"lang": "pl"})
    assert cut.json()["text"].startswith("Wiersz 1: plik jest urwany")


def test_settings_reach_the_game(server: Running) -> None:
    created = server.create(
        {
            "game": "root",
            "seats": [{"seat": "marquise"}, {"seat": "bot:eyrie@easy"}],
            "settings": {
                "map": "winter",
                "suits": "balanced",
                "cooperative": True,
                "edition": "pl",
                "order": "given",
            },
        }
    )
    ann = server.play(created)
    assert ann.table["scene"]["own"]["map"] == "winter"
    assert ann.table["scene"]["order"] == [0, 1]
    ann.close()


def test_names_are_shown_without_what_cannot_be_shown(server: Running) -> None:
    created = server.create(
        {
            "game": "root",
            "seats": [{"seat": "marquise", "name": "  A\u0000n\u202en\n "}, {"seat": "eyrie", "name": " "}],
        }
    )
    seats = server.http.get(f"/api/2/games/{created['game']}", headers=bearer(token_of(created, "host"))).json()[
        "seats"
    ]
    assert [seat["name"] for seat in seats] == ["A n n", None]


def test_a_seat_is_replaced_by_the_host_alone(server: Running, finished: Json) -> None:
    created = server.create(ALL_COMPUTERS)
    path, host = f"/api/2/games/{created['game']}/seats", bearer(token_of(created, "host"))
    put = server.http.put
    problem(put(f"{path}/0", headers=bearer(token_of(created)), json={"player": "random"}), 403, "not-host")
    problem(put(f"{path}/0", headers=bearer("nobody"), json={"player": "random"}), 401, "not-invited")
    problem(put(f"{path}/0", json={"player": "random"}), 401, "not-invited")
    problem(put(f"{path}/7", headers=host, json={"player": "random"}), 404, "no-such-seat")
    problem(put(f"{path}/2", headers=host, json={"player": "random"}), 409, "bot-seat")
    problem(put(f"{path}/0", headers=host, json={"player": "nobody"}), 422, "bad-setup")
    problem(put(f"{path}/0", headers=host, json={}), 422, "bad-request")
    answer = put(f"{path}/1", headers=host, json={"player": None, "name": "Bob"}).json()
    bob = Player(server, created["game"], answer["seats"][1]["token"])
    assert bob.table["scene"]["players"][1]["name"] == "Eyrie (Bob)"
    bob.close()
    over = f"/api/2/games/{finished['game']}/seats/0"
    problem(put(over, headers=bearer(token_of(finished, "host")), json={"player": "random"}), 409, "over")


# The end of a game


def test_the_journal_and_the_audit_are_for_the_end(server: Running, finished: Json) -> None:
    created = server.create(SOLO)
    for what in ("journal", "audit"):
        path = f"/api/2/games/{created['game']}/{what}"
        problem(server.http.get(path, headers=bearer(token_of(created, "host"))), 409, "not-over")
        problem(server.http.get(path), 401, "not-invited")
    path, link = f"/api/2/games/{finished['game']}", bearer(token_of(finished, "spectator"))
    journal = server.http.get(f"{path}/journal", headers=link)
    assert journal.headers["content-type"].startswith("text/plain")
    report = audit(read(journal.content), games.find, finished["commitment"])
    assert report.ok
    answer = server.http.get(f"{path}/audit", headers=link).json()
    assert answer["ok"]
    assert [(check["name"], check["ok"]) for check in answer["checks"]] == [
        (name, True) for name in ("commitment", "choices", "luck", "over", "result")
    ]
    assert finished["commitment"] in answer["checks"][0]["sentence"]


def test_a_game_from_before_there_was_a_salt_still_verifies(tmp_path: Path, server: Running, finished: Json) -> None:
    """As it was stored and as it was saved."""
    link = bearer(token_of(finished, "spectator"))
    journal = read(server.http.get(f"/api/2/games/{finished['game']}/journal", headers=link).content).journal
    assert journal.salt
    journal.salt = ""
    with running(tmp_path) as other:
        made = other.create(SOLO)
        with sqlite3.connect(tmp_path / "games.db") as database:
            change = (
                "UPDATE lawbound_games SET salt = '', named_seed = NULL, setup = ?, seed = ?, seats = ?, length = ?"
            )
            seats = 4 * [{"kind": "person", "player": None, "name": None}]
            given = (journal.setup, journal.seed, seats)
            database.execute(change, (*[json.dumps(each) for each in given], len(journal.entries)))
            rows = [(made["game"], at, "choice", 0, entry, "") for at, entry in enumerate(journal.entries)]
            columns = "game, seq, kind, seat, value, note"
            database.executemany(f"INSERT INTO lawbound_entries ({columns}) VALUES (?, ?, ?, ?, ?, ?)", rows)
        path, host = f"/api/2/games/{made['game']}", bearer(token_of(made, "host"))
        assert other.http.get(f"{path}/audit", headers=host).json()["ok"]
        info = other.http.get(path, headers=host).json()
        assert (info["commitment"], info["named_seed"]) == (commitment(str(journal.seed)), True)
        text = other.http.get(f"{path}/journal", headers=host).text
        assert text.startswith("lawbound journal 3\n") and "salt" not in text
        replayed = other.http.post("/api/2/replays", content=text.encode()).json()
        assert replayed["commitment"] == commitment(str(journal.seed))


def test_everybody_is_told_if_a_person_named_the_seed(server: Running) -> None:
    for seed, named in (("word", True), (None, False)):
        created = server.create({**SOLO, "seed": seed})
        for role in ("seat", "host", "spectator"):
            with closing(server.play(created, role)) as reader:
                assert reader.heard[0]["named_seed"] is named
            info = server.http.get(f"/api/2/games/{created['game']}", headers=bearer(token_of(created, role))).json()
            assert info["named_seed"] is named


def test_a_list_of_words_does_not_find_a_named_seed(server: Running) -> None:
    """Neither what is published nor the ids of questions tell whether a guess is right."""
    one, other = server.create(SOLO), server.create(SOLO)
    assert one["commitment"] != other["commitment"]
    assert commitment(str(SOLO["seed"])) not in (one["commitment"], other["commitment"])
    with closing(server.play(one)) as ann:
        key = blake2s(f"lawbound questions {one['game']} {SOLO['seed']}".encode()).digest()
        guessed = blake2s((0).to_bytes(8, "little"), key=key, digest_size=12).hexdigest()
        assert ann.table["question"]["id"] != guessed


def test_a_replay_can_be_looked_at_from_every_seat(server: Running, finished: Json) -> None:
    link = bearer(token_of(finished))
    journal = server.http.get(f"/api/2/games/{finished['game']}/journal", headers=link).content
    created = server.http.post("/api/2/replays", content=journal, headers={"Content-Type": "text/plain"}).json()
    assert [link["role"] for link in created["links"]] == ["spectator"]
    looking = Player(server, created["game"], created["links"][0]["token"], seat=0)
    assert looking.heard[0]["replay"] and not looking.heard[0]["practice"]
    assert looking.table["outcome"] == finished["table"]["outcome"]
    assert looking.table["scene"] == finished["table"]["scene"]
    assert looking.log == finished["log"][-100:]
    looking.say("history", moment=5)
    assert looking.until("history")["scene"]["players"][0]["own"]["hand"] is not None
    assert looking.choose(0, "x")["code"] == "replay"
    looking.close()
    info = server.http.get(f"/api/2/games/{created['game']}", headers=bearer(created["links"][0]["token"])).json()
    assert info["replay"] and info["over"]
    assert info["seats"][0]["name"] == "Ann"


def test_an_unfinished_journal_is_a_replay_too(server: Running, finished: Json) -> None:
    link = bearer(token_of(finished))
    whole = read(server.http.get(f"/api/2/games/{finished['game']}/journal", headers=link).content).journal
    whole.entries = whole.entries[:15]
    created = server.http.post("/api/2/replays", content=write(whole), headers={"Content-Type": "text/plain"}).json()
    looking = Player(server, created["game"], created["links"][0]["token"])
    assert looking.table["outcome"] is None and looking.table["question"] is None
    assert looking.table["scene"]["players"][0]["own"]["hand"] is None
    looking.say("speak", lang="en", seat=0)
    assert looking.until("table", seat=0)["scene"]["players"][0]["own"]["hand"] is not None
    assert looking.table["question"] is None
    looking.close()


def test_a_journal_that_cannot_be_played_is_refused(server: Running, finished: Json) -> None:
    link = bearer(token_of(finished))
    good = server.http.get(f"/api/2/games/{finished['game']}/journal", headers=link).text
    illegal = Journal("root", {"seats": ["marquise", "eyrie"]}, "x", entries=[999])
    chess = Journal("chess", {"seats": 2}, "x")
    strange = Journal("root", {"seats": ["marquise", "eyrie"], "turn_limit": "long"}, "x")
    impossible = Journal("root", {"seats": ["dragons"]}, "x")
    for text in (
        "",
        "hello",
        good[:-20],
        good.replace("seed solo", "seed sold"),
        re.sub(r'"points":\[(\d+)', r'"points":[9\1', good),
        write(illegal),
        write(chess),
        write(strange),
        write(impossible),
        write(illegal, reveal_seed=False),
    ):
        answer = server.http.post("/api/2/replays", content=text, headers={"Content-Type": "text/plain"})
        assert answer.status_code == 422, text[:200]
        assert answer.json()["code"] in ("bad-journal", "bad-request")
    raw = server.http.post("/api/2/replays", content=b"\xff\xfe\x00", headers={"Content-Type": "text/plain"})
    assert raw.status_code == 422


def test_a_list_of_games_is_told_how_each_stands(server: Running, finished: Json) -> None:
    created = server.create(SOLO)
    path = f"/api/2/games/{created['game']}"

    def told(made: Json, role: str, **params: str) -> Json:
        link = bearer(token_of(made, role))
        info: Json = server.http.get(f"/api/2/games/{made['game']}", headers=link, params=params).json()
        return info

    with closing(server.play(created)) as ann:
        ann.choose(0)
        info, table = told(created, "seat"), ann.table
    assert (info["seat"], info["waiting"], info["over"], info["winners"]) == (0, 0, False, [])
    assert (info["turn"], info["text"]) == (table["scene"]["phase"]["turn"], table["scene"]["phase"]["text"])
    assert [(seat["title"], seat["points"]) for seat in info["seats"]] == [
        (player["name"], player["points"]) for player in table["scene"]["players"]
    ]
    assert info["origin"] is None
    assert told(created, "seat", lang="cs")["text"] != info["text"]
    assert told(created, "spectator")["seat"] is None
    over = told(finished, "seat")
    assert (over["over"], over["waiting"]) == (True, None)
    assert [seat["points"] for seat in over["seats"] if seat["seat"] in over["winners"]]

    branched = server.http.post(f"{path}/practice", headers=bearer(token_of(created)), json={"moment": 1}).json()
    assert told(branched, "seat")["origin"] == created["game"]
    with closing(server.play(branched)) as again:
        assert again.heard[0]["origin"] == created["game"]


def test_practice_from_any_moment(server: Running, finished: Json) -> None:
    path, link = f"/api/2/games/{finished['game']}/practice", bearer(token_of(finished))
    last = finished["table"]["moment"]
    for moment in (0, last // 2, last):
        created = server.http.post(path, headers=link, json={"moment": moment}).json()
        assert [each["role"] for each in created["links"]] == ["host", "seat", "spectator"]
        ann = server.play(created)
        assert ann.heard[0]["practice"]
        assert ann.asked() is not None
        assert ann.choose(0)["type"] == "ack"
        ann.close()
    looking = bearer(token_of(finished, "spectator"))
    assert server.http.post(path, headers=looking, json={"moment": 3}).status_code == 201
    assert server.http.post(path, headers=looking, json={"moment": 3, "seat": 0}).status_code == 201
    problem(server.http.post(path, headers=looking, json={"moment": 3, "seat": 1}), 409, "no-practice")
    problem(server.http.post(path, headers=looking, json={"moment": 3, "seat": 9}), 404, "no-such-seat")
    problem(server.http.post(path, headers=link, json={"moment": 99_999}), 404, "no-such-moment")


# The Law


def test_the_law_can_be_read(server: Running) -> None:
    books = server.http.get("/api/2/law").json()["books"]
    assert [book["book"] for book in books] == ["root", "rootbotics", "oath", "pebbles"]
    assert [chapter["chapter"] for chapter in books[0]["chapters"]][:4] == ["1", "2", "3", "4"]
    assert books[0]["title"] == "The Law of Root"
    article = server.http.get("/api/2/law/root/4.3.2").json()
    assert article["citation"] == "root 4.3.2"
    assert article["parent"]["citation"] == "root 4.3"
    assert article["children"][0]["citation"] == "root 4.3.2.I"
    assert set(article) == {
        *("citation", "title", "kind", "text", "note", "language", "terms", "different_for"),
        *("parent", "children", "references", "referred_from"),
    }
    assert article["language"] == "en"
    czech = server.http.get("/api/2/law/root/4.3.2", params={"lang": "cs"}).json()
    assert czech["title"] != article["title"]
    assert (czech["text"] == article["text"]) == (czech["language"] == "en")
    assert [each["citation"] for each in czech["references"]] == [each["citation"] for each in article["references"]]
    problem(server.http.get("/api/2/law/root/99.9"), 404, "no-such-article")
    problem(server.http.get("/api/2/law/chess/1"), 404, "no-such-article")


def test_an_article_has_the_terms_that_its_text_uses(server: Running) -> None:
    for lang, word in (("en", "warriors"), ("cs", "bojovníků"), ("pl", "wojowników")):
        article = server.http.get("/api/2/law/root/2.5", params={"lang": lang}).json()
        (term,) = [each for each in article["terms"] if each["citation"] == "root G.1.1"]
        assert article["text"][term["start"] : term["end"]] == word
        defining = server.http.get("/api/2/law/root/G.1.1", params={"lang": lang}).json()
        assert (term["title"], term["definition"]) == (defining["title"], defining["text"])


def test_the_law_is_read_in_the_language_of_its_reader(server: Running) -> None:
    article = server.http.get("/api/2/law/pebbles/1", params={"lang": "cs"}).json()
    assert (article["title"], article["language"]) == ("Tajná obliba", "cs")
    assert "hromádku" in article["text"]
    different = server.http.get("/api/2/law/root/4.1.1", params={"lang": "pl"}).json()["different_for"]
    assert different == ["Włóczęga", "Kompania Plemion Rzecznych", "Jaszczurzy Kultyści"]
    found = server.http.get("/api/2/law/search", params={"q": "HROMADKAMI", "lang": "cs"}).json()["results"]
    first = found[0]
    assert (first["citation"], first["language"]) == ("pebbles 1", "cs")
    assert "hromádku" in first["excerpt"]


def test_the_law_can_be_searched(server: Running) -> None:
    found = server.http.get("/api/2/law/search", params={"q": "ambush"}).json()["results"]
    assert found[0]["citation"] == "root 4.3.1" or "ambush" in found[0]["title"].lower()
    assert all(set(each) == {"citation", "title", "excerpt", "language"} for each in found)
    bots = server.http.get("/api/2/law/search", params={"q": "ambush", "book": "rootbotics"}).json()["results"]
    assert {each["citation"].split()[0] for each in bots} == {"rootbotics"}
    assert server.http.get("/api/2/law/search", params={"q": "xyzzy"}).json() == {"results": []}
    problem(server.http.get("/api/2/law/search", params={"q": "a", "book": "chess"}), 404, "no-such-article")
    problem(server.http.get("/api/2/law/search"), 422, "bad-request")


def test_refusals_speak_the_language_of_the_reader(server: Running) -> None:
    english = problem(server.http.get("/api/2/law/root/99"), 404, "no-such-article")
    asked = problem(server.http.get("/api/2/law/root/99", params={"lang": "en"}), 404, "no-such-article")
    preferred = server.http.get("/api/2/law/root/99", headers={"Accept-Language": "de, en;q=0.5, cs;q=0.1"})
    assert english == asked == problem(preferred, 404, "no-such-article")


# The files of the client


@pytest.fixture
def built(tmp_path: Path) -> Path:
    client = tmp_path / "client"
    (client / "assets").mkdir(parents=True)
    (client / "index.html").write_text("<!doctype html><title>Root</title>", encoding="utf-8")
    (client / "assets" / "index-abc123.js").write_text("let a = 1;" * 100, encoding="utf-8")
    (client / "assets" / "index-abc123.js.br").write_bytes(b"brotli")
    (client / "assets" / "index-abc123.js.gz").write_bytes(b"gzip")
    (client / "manifest.webmanifest").write_text("{}", encoding="utf-8")
    (tmp_path / "secret.txt").write_text("secret", encoding="utf-8")
    return client


def test_the_client_is_served(tmp_path: Path, built: Path) -> None:
    with running(tmp_path, client=built) as server:
        get = server.http.get
        for path in ("/", "/new", "/g/abc123", "/replay", "/law", "/law/root/4.3.2"):
            page = get(path)
            assert (page.status_code, page.headers["cache-control"]) == (200, "no-cache"), path
            assert page.text.startswith("<!doctype html>")
        script = get("/assets/index-abc123.js", headers={"Accept-Encoding": "identity"})
        assert script.headers["cache-control"] == "public, max-age=31536000, immutable"
        assert script.headers["content-type"].startswith("text/javascript")
        assert script.text.startswith("let a")
        for accepted, encoding, content in (("gzip, br", "br", b"brotli"), ("gzip;q=0.5", "gzip", b"gzip")):
            with server.http.stream("GET", "/assets/index-abc123.js", headers={"Accept-Encoding": accepted}) as answer:
                assert answer.headers["content-encoding"] == encoding
                assert b"".join(answer.iter_raw()) == content
        assert get("/manifest.webmanifest").headers["content-type"] == "application/manifest+json"
        etag = get("/").headers["etag"]
        assert get("/", headers={"If-None-Match": etag}).status_code == 304
        assert server.http.head("/").status_code == 200
        for path in ("/assets/none.js", "/secret.txt", "/../secret.txt", "/%2e%2e/secret.txt", "/api/2/none", "/x.php"):
            problem(get(path), 404, "no-such-page")
        problem(get("/api/2/replays"), 405, "no-such-method")
        problem(server.http.post("/api/2/law"), 405, "no-such-method")


def test_a_client_that_is_built_anew_is_served_without_a_restart(tmp_path: Path, built: Path) -> None:
    with running(tmp_path, client=built) as server:
        assert server.http.head("/assets/index-abc123.js").status_code == 200
        for old in (built / "assets").iterdir():
            old.unlink()
        problem(server.http.get("/assets/index-abc123.js"), 404, "no-such-page")
        (built / "assets" / "index-def456.js").write_text("let b = 2;", encoding="utf-8")
        assert server.http.get("/assets/index-def456.js").text == "let b = 2;"
        problem(server.http.get("/assets/index-abc123.js"), 404, "no-such-page")


def test_without_a_built_client_the_page_says_how_to_build_it(tmp_path: Path) -> None:
    with running(tmp_path, client=tmp_path / "nothing") as server:
        page = server.http.get("/")
        assert "make client" in page.text
        assert page.headers["content-type"].startswith("text/html")


# The command


def test_a_taken_port_is_said_so(capsys: pytest.CaptureFixture[str]) -> None:
    taken = listen("127.0.0.1", 0)
    port = taken.getsockname()[1]
    assert main(["serve", "--port", str(port), "--no-browser"]) == 2
    assert f"Port {port} is taken" in capsys.readouterr().err
    taken.close()
    with pytest.raises(UserError):
        listen("256.256.256.256", 0)


@pytest.mark.parametrize("port", ["99999", "65536", "-1", "eight", "²"])
def test_what_is_no_port_is_said_so_in_one_line(port: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["serve", f"--port={port}", "--no-browser", "--lang", "en"]) == 2
    (line,) = capsys.readouterr().err.splitlines()
    assert line.startswith(f"lawbound: {port} is no port")


@pytest.mark.parametrize("prefix", ["", "sqlite:///"])
def test_a_store_in_a_folder_that_is_not_there_is_said_so(
    prefix: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = tmp_path / "mistyped"
    store = f"{prefix}{folder / 'games.db'}"
    assert main(["serve", "--port", "0", "--no-browser", "--lang", "en", "--store", store]) == 2
    (line,) = capsys.readouterr().err.splitlines()
    assert f"There is no folder {folder}" in line
    assert not folder.exists()


def test_a_store_that_cannot_be_opened_is_said_so(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    foreign = tmp_path / "foreign.db"
    foreign.write_bytes(b"not a database at all" * 100)
    assert main(["serve", "--port", "0", "--no-browser", "--store", str(foreign)]) == 2
    assert "store" in capsys.readouterr().err


def test_games_are_kept_in_the_data_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert default_store() == f"sqlite:///{tmp_path}/lawbound/games.db"
    Store.open(default_store()).close()
    monkeypatch.delenv("XDG_DATA_HOME")
    monkeypatch.setenv("HOME", str(tmp_path))
    assert default_store() == f"sqlite:///{tmp_path}/.local/share/lawbound/games.db"
