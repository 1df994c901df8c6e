"""What lies on boards at a real table, told by taps: every field of every faction, by its kind alone."""

from __future__ import annotations

from typing import Any

import pytest
from tests.root.companion.test_evening import edit, reach

from lawbound.kernel import LawboundError
from lawbound.present.speech import LANGUAGES
from lawbound.root.companion import sheets
from lawbound.root.companion.evening import RootEvening
from lawbound.root.position import PLAYER_FIELDS

TABLES: dict[str, dict[str, Any]] = {
    "birds": {"seats": ["eyrie", "alliance", "bot:marquise", "bot:vagabond"]},
    "rats": {"seats": ["vagabond", "hundreds", "bot:eyrie", "bot:lizards"]},
    "otters": {"seats": ["riverfolk", "keepers", "corvids", "bot:duchy"]},
    "moles": {"seats": ["lizards", "duchy", "bot:riverfolk", "bot:corvids"]},
    "two": {"seats": ["vagabond", "vagabond2", "marquise", "bot:alliance"]},
    "hired": {
        "seats": ["eyrie", "hundreds", "bot:alliance", "bot:lizards"],
        "hirelings": ["the-exile", "forest-patrol", "highway-bandits"],
        "landmarks": ["black-market", "legendary-forge"],
    },
}
OF_A_TURN = {
    *("actions left", "recruited", "added", "added bird", "resolved", "operations", "aids", "arranged", "acted"),
    *("revealed", "assembled", "swayed now", "scored", "laid", "exerted", "commanded", "advanced", "bought"),
    *("acted cards", "acted retainers", "column over", "gathered", "returned", "encamped", "decamped", "taken"),
    *("built", "expanded", "revolted", "pitied", "battled", "shield", "sword"),
}
"""What positions remember of the turn that is being taken, and nobody sees on the board."""
ELSEWHERE = {"character", "place", "ruled out", "scorched", "covered", "discarded", "track"}
"""The set-up, pieces on the map, and what follows from the rest."""


def begun(setup: dict[str, Any]) -> RootEvening:
    evening = RootEvening({**setup, "order": "given"})
    reach(evening, "human")
    return evening


def fields(evening: RootEvening) -> dict[str, dict[str, Any]]:
    page = evening.page("en")
    return {field["field"]: field for sheet in (*page["players"], *page["others"]) for field in sheet["fields"]}


def value(evening: RootEvening, path: str) -> Any:
    return fields(evening)[path]["value"]


def changes(field: dict[str, Any], others: list[dict[str, Any]]) -> list[tuple[dict[str, Any], Any]]:
    """What a tap may tell of that field, and what lies there then."""
    now, path = field["value"], field["field"]
    if field["kind"] == "number":
        steps = [by for by in (1, -1) if field["least"] <= now + by <= field["most"]]
        return [({"by": by}, now + by) for by in steps]
    if field["kind"] == "choice":
        return [({"value": each["name"] or None}, each["name"]) for each in field["names"] if each["name"] != now]
    known = ["?"] if field["hidden"] else ["cobbler"]
    if field["kind"] == "names":
        known = [each["name"] for each in field["names"] if not (field["once"] and each["name"] in now)]
    found: list[tuple[dict[str, Any], Any]] = [({"add": name}, [*now, name]) for name in known]
    for name in dict.fromkeys(now):
        left = list(now)
        left.remove(name)
        found.append(({"remove": name}, left))
        beside = [other for other in others if other["group"] == field["group"] and other["field"] != path]
        found += [({"remove": name, "to": other["field"]}, left) for other in beside if field["group"]]
    return found


@pytest.mark.parametrize("table", TABLES)
def test_every_tap_on_a_sheet_is_taken_or_refused_in_words(table: str) -> None:
    evening = begun(TABLES[table])
    taken, refused, kinds = 0, 0, set()
    everything = list(fields(evening).values())
    for field in everything:
        for change, then in changes(field, everything):
            before = len(evening.acts)
            try:
                edit(evening, {"field": field["field"], **change})
            except LawboundError as error:
                assert error.refusal != "companion-stuck", (field["field"], change)
                refused += 1
                continue
            now = value(evening, field["field"])
            assert sorted(now) == sorted(then) if isinstance(then, list) else now == then, (field["field"], change)
            taken += 1
            kinds.add(field["kind"])
            evening.undo(len(evening.acts) - before)
    assert {"number", "choice", "names", "cards"} >= kinds and len(kinds) >= 3
    assert taken > 2 * refused, (taken, refused)


@pytest.mark.parametrize("table", TABLES)
def test_what_lies_on_a_board_can_be_told(table: str) -> None:
    """Whatever a position says of a player lies on a sheet, or is of one turn."""
    s = begun(TABLES[table]).state
    for player in s.players:
        told = {field.path.partition(".")[0] for field in sheets.player_fields(s, player)}
        assert told <= {*player.FIELDS, *PLAYER_FIELDS}
        silent = set(player.FIELDS) - told - OF_A_TURN - ELSEWHERE
        assert not silent - {"plots"}, (player.KEY, silent)  # which have a field each, as soon as there are any


@pytest.mark.parametrize("table", TABLES)
def test_sheets_are_said_in_three_languages(table: str) -> None:
    evening = begun(TABLES[table])
    said = {}
    for language in LANGUAGES:
        page = evening.page(language)
        said[language] = [field["label"] for sheet in (*page["players"], *page["others"]) for field in sheet["fields"]]
    assert all(["sheet-" not in label and label for labels in said.values() for label in labels])
    assert said["en"] != said["cs"] != said["pl"]


# What is told goes where it belongs


def test_a_card_that_was_thought_discarded_comes_back_from_there() -> None:
    evening = begun(TABLES["birds"])
    for _ in range(2):
        edit(evening, {"card": "cobbler", "to": "discard"})
    edit(evening, {"field": "players.eyrie.decree.move", "add": "cobbler"})
    assert value(evening, "players.eyrie.decree.move") == ["cobbler"]
    assert len(evening.state.discard) == 1
    edit(evening, {"field": "players.eyrie.decree.build", "add": "cobbler"})
    assert not evening.state.discard
    with pytest.raises(LawboundError) as refused:
        edit(evening, {"field": "players.eyrie.decree.build", "add": "cobbler"})
    assert refused.value.refusal == "position-cards"


def test_an_item_goes_from_place_to_place() -> None:
    evening = begun(TABLES["rats"])
    vagabond = "players.vagabond"
    edit(evening, {"field": f"{vagabond}.satchel", "remove": "sword", "to": f"{vagabond}.damaged"})
    assert value(evening, f"{vagabond}.damaged") == ["sword"] and "sword" not in value(evening, f"{vagabond}.satchel")
    with pytest.raises(LawboundError):
        edit(evening, {"field": f"{vagabond}.satchel", "remove": "sword"})


def test_the_track_of_a_bot_follows_its_items() -> None:
    evening = begun(TABLES["birds"])
    edit(
        evening,
        *[{"field": "players.vagabond.satchel", "add": item} for item in ("sword", "crossbow", "hammer", "bag")],
    )
    satchel = value(evening, "players.vagabond.satchel")
    assert "vagabond.track=satchel" in (evening.position or "")
    moved = [
        {"field": "players.vagabond.satchel", "remove": item, "to": "players.vagabond.damaged"} for item in satchel
    ]
    edit(evening, *moved)
    assert sorted(value(evening, "players.vagabond.damaged")) == sorted(satchel)
    assert value(evening, "players.vagabond.satchel") == []


@pytest.mark.parametrize(("key", "box"), [("vagabond", "satchel"), ("hundreds", "hoard")])
def test_what_is_crafted_lies_where_the_faction_keeps_it(key: str, box: str) -> None:
    evening = begun(TABLES["rats"])
    before, left = value(evening, f"players.{key}.{box}"), value(evening, "supply.bag")
    edit(evening, {"item": "bag", "of": key, "by": 1})
    assert sorted(value(evening, f"players.{key}.{box}")) == sorted([*before, "bag"])
    assert value(evening, "supply.bag") == left - 1
    edit(evening, {"item": "bag", "of": key, "by": -1})
    assert value(evening, f"players.{key}.{box}") == before and value(evening, "supply.bag") == left


def test_a_correction_of_a_board_in_a_bots_turn() -> None:
    """The order card was misread: the bot goes on with the right one."""
    evening = begun(TABLES["birds"])
    reach(evening, "bot", "card")
    evening.act({"do": "answer", "option": "cobbler"})
    edit(evening, {"field": "players.marquise.order", "value": ["anvil"]})
    assert value(evening, "players.marquise.order") == ["anvil"] and "cobbler" not in evening.page("en")["scene"]


def test_dominance_is_activated_by_a_tap() -> None:
    evening = begun({"seats": ["eyrie", "alliance", "marquise", "bot:vagabond"]})
    edit(evening, {"card": "dominance-fox", "to": "available"})
    edit(evening, {"field": "players.eyrie.dominance", "value": "dominance-fox"})
    page = evening.page("en")
    assert "ominance" in page["players"][0]["score"] and not evening.state.available


def test_who_has_hired_whom_can_be_told() -> None:
    evening = begun(TABLES["hired"])
    edit(
        evening,
        {"field": "hirelings.forest-patrol.controller", "value": "eyrie"},
        {"field": "hirelings.forest-patrol.control", "by": 2},
        {"field": "markers.4", "value": "card"},
    )
    names = [sheet["name"] for sheet in evening.page("en")["others"]]
    assert "Forest Patrol" in names and "Legendary Forge" in names and names[-1] == "Beside the map"
    patrol = evening.state.box.unseated[1]
    assert patrol.describe(evening.state)["controller"] == "eyrie"
    assert value(evening, "hirelings.forest-patrol.control") == 2 and value(evening, "markers.4") == "card"


def test_the_pawn_of_a_hireling_is_moved() -> None:
    evening = begun(TABLES["hired"])
    forest = evening.state.box.map.forests[1].id
    edit(evening, {"piece": "the-exile.pawn", "at": f"forest:{forest}"})
    exile = evening.state.box.unseated[0]
    assert exile.describe(evening.state)["place"] == forest
