"""Which games there are, over HTTP: what a front page and a form of any game need. And games that others bring."""

from __future__ import annotations

import logging
import random
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from tests.server.playing import Json, Running, running, token_of
from websockets.sync.client import connect

from lawbound import games
from lawbound.kit import Kit
from lawbound.players import PLAYERS
from lawbound.present.speech import LANGUAGES


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(tmp_path_factory.mktemp("store"), games_at_once=1000) as made:
        yield made


def get(server: Running, path: str, **params: str) -> Any:
    answer = server.http.get(f"/api/2/{path}", params=params)
    assert answer.status_code == 200, answer.text
    return answer.json()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_preset_is_a_game(server: Running, lang: str) -> None:
    kits = get(server, "kits", lang=lang)["kits"]
    assert [kit["kit"] for kit in kits] == games.names()
    for kit in kits:
        assert kit["title"] and kit["text"] and kit["presets"]
        for preset in kit["presets"]:
            assert preset["title"] != preset["key"] and preset["text"]
            server.create({"game": kit["kit"], "seats": preset["seats"], "settings": preset["settings"]})


@pytest.mark.parametrize("lang", LANGUAGES)
def test_alone_against_all_others_as_whom_one_likes_to_be(server: Running, lang: str) -> None:
    for kit in get(server, "kits", lang=lang)["kits"]:
        form = games.kit(kit["kit"]).form
        assert [each["key"] for each in kit["solo"]] == list(form.solo_sides)
        for solo in kit["solo"]:
            assert solo["title"] != solo["key"]
            created = server.create({"game": kit["kit"], "seats": solo["seats"], "settings": solo["settings"]})
            answer = server.http.get(
                f"/api/2/games/{created['game']}", headers={"Authorization": f"Bearer {token_of(created)}"}
            )
            people = [seat["side"] for seat in answer.json()["seats"] if seat["kind"] == "person"]
            assert people == [solo["key"]]


def test_every_faction_of_root_can_be_played_alone() -> None:
    form = games.kit("root").form
    assert form.solo_sides == form.sides
    for side in form.solo_sides:
        assert len(form.solo(side).seats) == 4
        assert all([seat.startswith(form.BOT) for seat in form.solo(side).seats if seat != side])


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", games.names())
def test_a_form_says_all_that_may_be_wished_for(server: Running, name: str, lang: str) -> None:
    made, form = get(server, f"kits/{name}", lang=lang), games.kit(name).form
    assert made["seats"] == {"fewest": form.fewest, "most": form.most, "usual": form.usual}
    assert [side["key"] for side in made["sides"]] == list(form.sides)
    assert [bot["key"] for bot in made["bots"]] == list(form.bots)
    assert all([each["name"] != each["key"] for each in (*made["sides"], *made["bots"])])
    assert [field["key"] for field in made["fields"]] == [field.key for field in form.fields]
    for field in made["fields"]:
        assert field["text"] and (lang == "en" or field["text"] not in [each.text for each in form.fields])
        if field["kind"] == "choice":
            assert all([lang == "en" or choice["text"] != choice["key"] for choice in field["choices"]])
    assert [player["key"] for player in made["players"]] == list(PLAYERS)
    assert all([player["name"] and player["text"] for player in made["players"]])
    assert made["books"] == list(games.kit(name).law)


def test_a_game_that_is_not_there_has_neither_form_nor_catalogue(server: Running) -> None:
    for path in ("kits/chess", "kits/chess/catalogue"):
        answer = server.http.get(f"/api/2/{path}")
        assert (answer.status_code, answer.json()["code"]) == (404, "no-such-kit")


def test_books_say_whose_they_are(server: Running) -> None:
    for book in get(server, "law")["books"]:
        assert book["book"] in games.kit(book["kit"]).law and book["title"] != book["book"]


# Pages that were left open when the server became newer


def test_an_older_page_is_told_to_load_anew(server: Running) -> None:
    for method, path in (("GET", "catalogue"), ("POST", "games"), ("PUT", "games/x/seats/0"), ("GET", "none")):
        answer = server.http.request(method, f"/api/1/{path}", json={} if method != "GET" else None)
        assert (answer.status_code, answer.json()["code"]) == (410, "wrong-version")
        assert "Load the page again" in answer.json()["text"]


def test_an_older_page_that_connects_is_told_to_load_anew(server: Running) -> None:
    created = server.create({"game": "pebbles", "seats": [{"seat": "1"}, {"seat": "2"}]})
    old = server.play(created, greet=False)
    old.say("hello", version=1, token=token_of(created), lang="en")
    assert old.gone()["code"] == "wrong-version"
    with connect(f"ws://127.0.0.1:{server.port}/api/1/games/{created['game']}/ws") as socket:
        assert '"wrong-version"' in str(socket.recv(5))


# Games that others bring

MODULE = """
from lawbound.kit import Kit
from lawbound.kit.form import Field
from lawbound.kit.stage import Stage
from lawbound.pebbles.form import PebblesForm
from lawbound.pebbles.rules import Pebbles


class Borrowed(Pebbles):
    name = "borrowed"


class Seen(Stage):
    def seats(self, state):
        return len(state.points)


class BorrowedKit(Kit):
    name = "borrowed"
    title = "Borrowed stones"
    game = Borrowed()
    form = PebblesForm()

    @property
    def stage(self):
        return Seen(self)


KIT = BorrowedKit()
"""


@pytest.fixture
def brought(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Kit]:
    """A distribution with a game that has nothing but rules, a form and seats; and one that cannot be loaded."""
    folder = tmp_path / "installed"
    info = folder / "borrowed_stones-1.0.dist-info"
    info.mkdir(parents=True)
    (folder / "borrowed_stones.py").write_text(MODULE)
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: borrowed-stones\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text("[lawbound.games]\nborrowed = borrowed_stones:KIT\nlost = not_there:KIT\n")
    monkeypatch.syspath_prepend(str(folder))
    monkeypatch.delitem(sys.modules, "borrowed_stones", raising=False)
    yield games.kit("borrowed")


def test_a_game_that_somebody_brings_is_played(brought: Kit, server: Running, caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.WARNING):
        assert [kit["kit"] for kit in get(server, "kits")["kits"]] == [*games.names()[:-2], "borrowed"]
    assert "The game lost is left out" in caplog.text
    assert get(server, "kits/borrowed")["title"] == "Borrowed stones"
    assert get(server, "kits/borrowed/catalogue") is None
    seats: list[Json] = [{"seat": "1", "name": "Ann"}, {"seat": "2", "player": "greedy"}]
    created = server.create({"game": "borrowed", "seats": seats, "seed": "b"})
    ann = server.play(created)
    assert ann.table["scene"]["players"][0]["name"] == "Ann"
    assert ann.asked()["text"] == "heap" and ann.table["question"]["choices"][0]["place"] is None
    ann.play(random.Random(1), 1000)
    assert ann.table["outcome"]["winners"] and ann.log


def test_a_game_that_cannot_be_loaded_is_not_played(brought: Kit, server: Running) -> None:
    answer = server.http.post("/api/2/games", json={"game": "lost", "seats": [{"seat": "1"}, {"seat": "2"}]})
    assert (answer.status_code, answer.json()["code"]) == (422, "bad-setup")
