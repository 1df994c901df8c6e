"""The catalogue: everything that the browser names or offers, and all that it offers can be played."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from pydantic import TypeAdapter
from tests.root.present.tables import SETUPS, played

import lawbound.root
from lawbound.kernel import Table
from lawbound.present.speech import LANGUAGES, speaking
from lawbound.root.editions import OPTIONS
from lawbound.root.map import MAPS
from lawbound.root.present.catalogue import WORDING_ONLY, Catalogue, catalogue
from lawbound.root.present.scene import scene
from lawbound.root.rules import ROOT

ENGLISH = catalogue()
PEOPLE = ("marquise", "eyrie")


def keys(several: Any) -> list[str]:
    return [each["key"] for each in several]


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_what_the_protocol_says_in_every_language(language: str) -> None:
    with speaking(language):
        found, again = catalogue(), catalogue()
    assert TypeAdapter(Catalogue).validate_python(found, strict=True) == found
    assert found is again, "it is made only once"
    assert list(found["cards"]) == list(ENGLISH["cards"])


def test_whatever_a_scene_shows_is_in_it() -> None:
    for name in SETUPS:
        for n, table in enumerate(played(name, 9, 200)):
            if n % 20:
                continue
            drawn = scene(table.view(0))
            assert drawn["own"]["map"] in ENGLISH["maps"]
            assert {each["quest"] for each in drawn["own"]["quests"]} <= set(ENGLISH["quests"])
            pieces = {piece["piece"] for clearing in drawn["own"]["clearings"] for piece in clearing["pieces"]}
            for player in drawn["players"]:
                own = player["own"]
                pieces |= {piece["piece"] for piece in own["supply"]}
                assert player["side"] in ENGLISH["factions"]
                assert {*own["crafted"], *(own["hand"] or [])} <= set(ENGLISH["cards"])
                for widget in player["board"]:
                    if widget["kind"] == "track":
                        pieces.add(widget["picture"].removeprefix("piece:"))
                    if widget["kind"] == "things":
                        for thing in widget["things"]:
                            kind, _, id = thing["picture"].partition(":")
                            known = {
                                "quest": {*ENGLISH["quests"]},
                                "card": {*ENGLISH["cards"]},
                                "item": {*ENGLISH["items"]},
                            }
                            assert not id or id.removesuffix(":R") in known[kind]
            assert pieces <= set(ENGLISH["pieces"])


def test_a_card_is_told_as_it_is_printed() -> None:
    anvil = ENGLISH["cards"]["anvil"]
    assert (anvil["name"], anvil["suit"], anvil["kind"]) == ("Anvil", "fox", "item")
    assert (anvil["cost"], anvil["item"], anvil["points"], anvil["count"]) == (["fox"], "hammer", 2, 1)
    claim = ENGLISH["cards"]["royal-claim"]
    assert (claim["suit"], claim["kind"], claim["cost"], claim["item"]) == ("bird", "persistent", ["any"] * 4, None)
    assert all(card["text"] for card in ENGLISH["cards"].values())
    assert sum([card["count"] for card in ENGLISH["cards"].values()]) == 54 + 25  # those of the other deck alone
    assert [entry["key"] for entry in ENGLISH["decks"]] == ["standard", "exiles"]
    bank = ENGLISH["cards"]["better-burrow-bank"]
    assert bank["newer"] not in (None, bank["text"]) and anvil["newer"] is None


def test_quests_and_characters() -> None:
    assert ENGLISH["quests"]["errand-rabbit"] == {"name": "Errand", "suit": "rabbit", "items": ["tea", "boots"]}
    thief = ENGLISH["characters"]["thief"]
    assert (thief["name"], thief["items"], thief["ability"]) == ("Thief", ["boots", "torch", "tea", "sword"], "Steal")


# Maps


@pytest.mark.law("root 2.2", "root 2.3", "root 2.4")
def test_a_map_is_drawn_from_its_geometry() -> None:
    autumn = ENGLISH["maps"]["autumn"]
    assert [clearing["clearing"] for clearing in autumn["clearings"]] == list(range(1, 13))
    sixth = autumn["clearings"][5]
    assert (sixth["suit"], sixth["slots"], sixth["ruin"]) == ("fox", 2, True)
    assert (1, 5) in autumn["paths"] and (5, 10) in autumn["rivers"]
    assert autumn["corners"] == [1, 2, 3, 4]
    for entry in ENGLISH["maps"].values():
        for place in (*entry["clearings"], *entry["forests"]):
            assert all(0 < part < 1000 for part in place["pos"])


def test_what_is_special_about_the_other_maps() -> None:
    lake, mountain = ENGLISH["maps"]["lake"], ENGLISH["maps"]["mountain"]
    assert (lake["ferry"], lake["tower"], ENGLISH["maps"]["autumn"]["ferry"]) == (MAPS["lake"].ferry, None, None)
    assert mountain["tower"] == MAPS["mountain"].tower
    assert {*mountain["closed"]} <= {*mountain["paths"]}
    assert lake["clearings"][0]["suit"] is None


def test_the_first_way_to_lay_out_the_suits_is_the_usual_one() -> None:
    for name, entry in ENGLISH["maps"].items():
        usual = entry["suit_presets"][0]
        assert usual["key"] == ("printed" if name == "autumn" else "random")
        one, other = [
            Table.new(ROOT, {"seats": PEOPLE, "map": name, **suits}, seed="1").state.suits
            for suits in ({}, {"suits": usual["key"]})
        ]
        assert one == other
        for preset in entry["suit_presets"]:
            table = Table.new(ROOT, {"seats": PEOPLE, "map": name, "suits": preset["key"]}, seed="1")
            drawn = [clearing["suit"] for clearing in scene(table.view(None))["own"]["clearings"]]
            assert preset["suits"] is None or preset["suits"] == drawn


# A new game


def test_every_faction_and_bot_that_is_offered_can_be_seated() -> None:
    for entry in ENGLISH["playable"]:
        other = "eyrie" if entry["faction"] == "marquise" else "marquise"
        ROOT.start({"seats": [entry["faction"], other]})
    for bot in ENGLISH["bots"]:
        other = "eyrie" if bot["faction"] == "marquise" else "marquise"
        traits = "".join([f"+{key}" for key in keys(bot["traits"])])
        for level in keys(bot["difficulties"]):
            ROOT.start({"seats": [f"bot:{bot['faction']}@{level}{traits}", other]})
        for character in keys(bot["characters"]):
            ROOT.start({"seats": [f"bot:{bot['faction']}/{character}", other]})
        assert all(each["text"] for each in (*bot["difficulties"], *bot["traits"], *bot["characters"]))
    assert len(ENGLISH["bots"]) == 8


def test_every_setting_that_is_offered_is_known_to_the_rules() -> None:
    settings: list[dict[str, Any]] = [
        *[{"deck": key} for key in keys(ENGLISH["decks"])],
        *[{"order": key} for key in keys(ENGLISH["orders"])],
        *[{"services": key} for key in keys(ENGLISH["services"])],
        *[{"edition": key} for key in keys(ENGLISH["editions"])],
        *[{"options": {each["key"]: value}} for each in ENGLISH["options"] for value in each["values"]],
    ]
    for setting in settings:
        ROOT.start({"seats": PEOPLE, **setting})


@pytest.mark.law("root 5.2")
def test_reach_can_be_added_up() -> None:
    reach = {entry["faction"]: entry["reach"] for entry in ENGLISH["playable"]}
    assert reach["marquise"] + reach["eyrie"] >= ENGLISH["reach_needed"][2]
    assert reach["vagabond2"] < reach["vagabond"]


def test_the_options_offered_are_those_that_change_the_game() -> None:
    source = "".join([path.read_text(encoding="utf-8") for path in Path(lawbound.root.__path__[0]).rglob("*.py")])
    several = {key for key, values in OPTIONS.items() if len(values) > 1}
    read = {key for key in several if f'options["{key}"]' in source}
    assert set(keys(ENGLISH["options"])) == read == several - set(WORDING_ONLY)
    for option in ENGLISH["options"]:
        assert len(option["texts"]) == len(option["values"]) == 2
        assert set(option["editions"]) == {"cs", "pl"}
