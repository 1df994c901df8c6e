"""Stores that earlier versions made: their games are where they were left, and go on.

`stores/schema-N.db` was written by a server with that schema; beside it stands what was to be seen then. They are kept
as they are: what fails here is an upgrade that loses games.
"""

from __future__ import annotations

import json
import random
import shutil
from contextlib import ExitStack, closing
from pathlib import Path
from typing import Any

import pytest
from tests.server.playing import Player, Running, bearer, running, settle, token_of

STORES = sorted((Path(__file__).parent / "stores").glob("*.db"))
KEPT = [(store, told) for store in STORES for told in json.loads(store.with_suffix(".json").read_text())]
MORE = 40  # choices
LONGEST = 3000


def people(told: dict[str, Any]) -> list[int]:
    return [link["seat"] for link in told["links"] if link["role"] == "seat"]


def go_on(players: list[Player], luck: random.Random, most: int) -> int:
    """Whoever is asked chooses at random, until the game is over or so many choices are made."""
    for made in range(most):
        settle(lambda: any(each.table["question"] or each.table["outcome"] for each in players), *players)
        asked = next((each for each in players if each.table["question"]), None)
        if asked is None:
            return made
        assert asked.choose(luck.randrange(len(asked.table["question"]["choices"])))["type"] == "ack"
    return most


@pytest.mark.parametrize(("store", "told"), KEPT, ids=[f"{store.stem}: {told['name']}" for store, told in KEPT])
def test_a_game_is_where_it_was_left_and_goes_on(store: Path, told: dict[str, Any], tmp_path: Path) -> None:
    shutil.copy(store, tmp_path / "games.db")
    with running(tmp_path, face_seconds=0, computer_face_seconds=0) as server, ExitStack() as stack:
        watching = stack.enter_context(closing(seated(server, told, "spectator", None)))
        scene = watching.table["scene"]
        assert [each["points"] for each in scene["players"]] == told["points"]
        assert (scene["phase"]["turn"], scene["phase"]["text"]) == (told["turn"], told["text"])
        assert (watching.table["outcome"] is not None) == told["over"]
        players = {at: stack.enter_context(closing(seated(server, told, "seat", at))) for at in people(told)}
        for seat, text in told["asked"].items():
            assert players[int(seat)].table["question"]["text"] == text
        if not told["over"]:
            made = go_on(list(players.values()), random.Random(1), MORE)
            assert made == MORE or (made and any([each.table["outcome"] for each in players.values()]))


def test_a_game_that_was_kept_is_played_to_its_end_and_its_luck_is_fair(tmp_path: Path) -> None:
    for store in STORES:
        shutil.copy(store, tmp_path / "games.db")
        told = next(each for each in json.loads(store.with_suffix(".json").read_text()) if "alone" in each["name"])
        with running(tmp_path) as server, closing(seated(server, told, "seat", 0)) as ann:
            assert go_on([ann], random.Random(2), LONGEST) < LONGEST
            assert ann.table["outcome"]["points"]
            audit = server.http.get(f"/api/2/games/{told['game']}/audit", headers=bearer(token_of(told)))
            assert audit.json()["ok"]


def seated(server: Running, told: dict[str, Any], role: str, seat: int | None) -> Player:
    return Player(server, told["game"], token_of(told, role, seat))
