"""What the browser draws: true to the table, and no more than the seat may know."""

from __future__ import annotations

import json
import random

import pytest
from pydantic import TypeAdapter
from tests.root.present.tables import SETUPS, played, seats, seen
from tests.root.situation import given
from tests.root.test_properties import reshuffled

from lawbound.kernel import Asked, Table
from lawbound.kit.scene import Scene
from lawbound.present.speech import LANGUAGES, speaking
from lawbound.root.cards import RABBIT
from lawbound.root.hidden import View
from lawbound.root.map import FIRST_FOREST, FORESTS_END
from lawbound.root.position_text import loads
from lawbound.root.present import names
from lawbound.root.present.scene import scene
from lawbound.root.present.shapes import Own, PlayerOwn
from lawbound.root.rules import ROOT
from lawbound.root.state import ASIDE
from lawbound.server import compose
from lawbound.server.course import Course
from lawbound.server.founding import found
from lawbound.server.store import SeatRecord

SCENE, OWN, PLAYER_OWN = TypeAdapter(Scene), TypeAdapter(Own), TypeAdapter(PlayerOwn)
FOUR = "seats=marquise,eyrie,alliance,vagabond turn=marquise phase=daylight step=actions"


# Every table


@pytest.mark.parametrize("name", SETUPS)
def test_a_scene_is_what_the_protocol_says(name: str) -> None:
    for n, table in enumerate(played(name, 5)):
        if n % 6 == 0 or table.over:
            for seat in seats(table):
                drawn = scene(table.view(seat))
                assert SCENE.validate_python(drawn, strict=True) == drawn
                assert OWN.validate_python(drawn["own"], strict=True) == drawn["own"]
                for player in drawn["players"]:
                    assert PLAYER_OWN.validate_python(player["own"], strict=True) == player["own"]
                assert json.loads(json.dumps(drawn))["own"]["map"] == table.state.box.map.name


@pytest.mark.law("root E.1.1")
def test_hireling_markers_lie_on_the_track_or_with_whoever_passed_them() -> None:
    line = "root seats=alliance,eyrie turn=alliance eyrie.leader=builder hirelings.popular-band.controller=nobody"
    own = scene(given(f"{line} markers.4=card markers.8=eyrie").table.view(0))["own"]
    assert own["hireling_markers"] == [
        {
            "space": 8,
            "seat": 1,
            "text": "Eyrie has passed the hireling marker at 8, and hires one when the turn ends",
        },
        {"space": 12, "seat": None, "text": "Hireling marker at 12: whoever gets there hires one"},
    ]


@pytest.mark.law("root 1.2.1", "root 1.2.2")
@pytest.mark.parametrize("name", SETUPS)
def test_a_scene_does_not_change_with_what_its_seat_cannot_know(name: str) -> None:
    luck = random.Random(7)
    changed = 0
    for n, table in enumerate(played(name, 7)):
        if n % 12 == 0:
            for seat in seats(table):
                other = reshuffled(table.state, seat, luck)
                changed += other != table.state
                assert scene(ROOT.view(other, seat)) == scene(table.view(seat))
    assert changed


@pytest.mark.law("root 1.2.1")
def test_a_hand_is_seen_by_its_owner_alone() -> None:
    for n, table in enumerate(played("people on autumn", 3, 100)):
        if n % 10 == 0:
            for seat in seats(table):
                for player in scene(table.view(seat))["players"]:
                    hand = table.state.hands[player["seat"]]
                    assert player["own"]["hand_size"] == len(hand)
                    assert (player["own"]["hand"] is None) == (player["seat"] != seat)
                    assert player["own"]["hand"] is None or len(player["own"]["hand"]) == len(hand)


def test_every_piece_on_the_map_or_in_a_supply_is_drawn() -> None:
    for name in SETUPS:
        for n, table in enumerate(played(name, 2, 120)):
            s = table.state
            if n % 30 == 0:
                drawn = scene(table.view(None))
                here = [each for clearing in drawn["own"]["clearings"] for each in clearing["pieces"]]
                here += [each for forest in drawn["own"]["forests"] for each in forest["pieces"]]
                for player in s.players:
                    off = {each["piece"]: each["count"] for each in drawn["players"][player.seat]["own"]["supply"]}
                    for row, piece in zip(player.rows, player.PIECES, strict=True):
                        on_map = sum([e["count"] for e in here if (e["seat"], e["piece"]) == (player.seat, piece.name)])
                        in_forest = sum(s.board[row + FIRST_FOREST : row + FORESTS_END])
                        assert on_map == sum(s.board[row + 1 : row + 13]) + in_forest
                        if player.KEY not in ("corvids", "keepers"):
                            beside = s.board[row + ASIDE] if piece.name == "warlord" else 0
                            assert off.get(piece.name, 0) == s.board[row] + beside


def test_before_the_suit_markers_are_drawn_a_clearing_has_no_suit() -> None:
    table = Table.new(ROOT, {"seats": ["marquise", "eyrie"], "map": "winter"}, nature=Asked())
    clearing = scene(table.view(None))["own"]["clearings"][4]
    assert clearing["suit"] is None
    assert clearing["text"].startswith("Clearing 5 (no suit yet), ruled by nobody")
    table = Table.new(ROOT, {"seats": ["marquise", "eyrie"], "map": "winter"}, seed="1")
    assert scene(table.view(None))["own"]["clearings"][4]["suit"] in ("fox", "rabbit", "mouse")


# The map


def test_a_clearing_is_drawn_with_all_that_is_in_it() -> None:
    pieces = "@10=marquise.warrior*3,marquise.wood,eyrie.roost,eyrie.warrior*3 vagabond.place=10 ruins.10=? hidden=bag"
    clearing = scene(seen(f"{FOUR} {pieces}"))["own"]["clearings"][9]
    assert {(each["seat"], each["piece"]): each["count"] for each in clearing["pieces"]} == {
        (0, "warrior"): 3,
        (0, "wood"): 1,
        (1, "warrior"): 3,
        (1, "roost"): 1,
        (3, "pawn"): 1,
    }
    assert (clearing["suit"], clearing["open_slots"], clearing["ruin"], clearing["ruler"]) == ("rabbit", 0, True, 1)
    assert clearing["text"] == (
        "Clearing 10 (rabbit), ruled by Eyrie: Marquise (3 warriors, one wood), Eyrie (3 warriors, a roost), "
        "Vagabond (the pawn), no open slot, a ruin"
    )
    assert [each["text"] for each in clearing["pieces"]][:2] == ["3 warriors", "one wood"]


@pytest.mark.law("root 9.7.3")
def test_only_who_has_looked_under_a_ruin_knows_what_lies_there() -> None:
    line = "seats=vagabond,vagabond2,marquise turn=vagabond @3=marquise.warrior ruins.6=boots-R,bag-R seen.6=vagabond2"
    known, unknown = [scene(seen(line, seat))["own"]["clearings"][5]["text"] for seat in (1, 0)]
    assert "a ruin with boots (from a ruin) and bag (from a ruin) under it" in known
    assert "a ruin" in unknown and "boots" not in unknown


def test_a_pawn_is_drawn_in_its_forest() -> None:
    forests = {each["forest"]: each for each in scene(seen(f"{FOUR} vagabond.place=3_6_11"))["own"]["forests"]}
    assert [each["piece"] for each in forests["3_6_11"]["pieces"]] == ["pawn"]
    assert forests["3_6_11"]["text"] == "Forest between clearings 3, 6 and 11: Vagabond (the pawn)"
    assert not any(each["pieces"] for key, each in forests.items() if key != "3_6_11")


@pytest.mark.law("root C.2.2")
def test_the_ferry_is_drawn_where_it_is() -> None:
    drawn = scene(
        seen("map=lake suits=fox*4,rabbit*4,mouse*4 seats=marquise,eyrie turn=marquise @1=marquise.warrior ferry=11")
    )
    assert drawn["own"]["ferry"] == 11
    assert drawn["own"]["clearings"][10]["text"].endswith("the ferry")
    assert scene(seen(FOUR))["own"]["ferry"] is None


@pytest.mark.law("root C.3.2")
def test_closed_paths_are_drawn_until_they_are_opened() -> None:
    line = "map=mountain suits=fox*4,rabbit*4,mouse*4 seats=marquise,eyrie turn=marquise @1=marquise.warrior"
    every = scene(seen(line))["own"]["closed"]
    assert len(every) == 6
    first = "-".join([str(clearing) for clearing in every[0]])
    assert scene(seen(f"{line} closed={first}"))["own"]["closed"] == [every[0]]


@pytest.mark.law("rootbotics 7.7.5")
def test_items_of_the_vagabot_cover_slots() -> None:
    line = "seats=marquise,bot:vagabond/scoundrel turn=marquise @3=marquise.warrior vagabond.covered.9=torch,sword"
    clearing = scene(seen(line))["own"]["clearings"][8]
    assert (clearing["items"], clearing["open_slots"]) == (["torch", "sword"], 0)
    assert "slots covered with torch and sword" in clearing["text"]


# Beside the map


def test_what_lies_beside_the_map() -> None:
    line = f"{FOUR} discard=anvil,sword available=dominance-fox quests=escort,errand-fox,fundraising"
    drawn = scene(seen(line))
    assert (drawn["own"]["discard"], drawn["own"]["available"]) == (["anvil", "sword"], ["dominance-fox"])
    assert {each["item"]: each["count"] for each in drawn["own"]["items"]}["sword"] == 2
    escort = next(each for each in drawn["own"]["quests"] if each["quest"] == "escort")
    assert (escort["name"], escort["suit"], escort["items"]) == ("Escort", "mouse", ["boots", "boots", "boots"][:2])
    assert drawn["order"] == [0, 1, 2, 3]


def test_the_phase_says_whose_turn_it_is() -> None:
    phase = scene(seen(f"{FOUR} turns=7"))["phase"]
    assert (phase["stage"], phase["turn"], phase["seat"], phase["phase"]) == ("playing", 7, 0, "daylight")
    assert phase["text"] == "Turn 7: Marquise, Daylight, actions (3 actions left)"
    start = scene(Table.new(ROOT, SETUPS["people on autumn"], seed="1").view(0))["phase"]
    assert (start["stage"], start["seat"], start["phase"]) == ("setup", None, None)


@pytest.mark.parametrize(
    "line",
    [f"{FOUR} marquise.actions~left=0", "seats=alliance,eyrie turn=alliance phase=evening step=military~operations"],
)
def test_nothing_is_counted_while_the_last_action_is_carried_out(line: str) -> None:
    assert "left" not in scene(seen(line))["phase"]["text"]


@pytest.mark.law("root 3.1")
def test_the_winners_are_named_when_the_game_is_over() -> None:
    drawn = scene(seen("seats=marquise,eyrie turn=eyrie winners=eyrie eyrie.points=30"))
    assert [player["wins"] for player in drawn["players"]] == [False, True]
    assert drawn["phase"]["stage"] == "over"


# Who plays


def test_people_bots_and_computer_players_are_told_apart() -> None:
    line = "seats=marquise,eyrie,alliance,bot:corvids@nightmare+gamble+mastermind,bot:duchy turn=marquise"
    sitting = [
        *(SeatRecord("person", None, "Ada"), SeatRecord("computer", "random", None), SeatRecord("person", None, None)),
        *(SeatRecord("bot", None, "nobody"), SeatRecord("bot", None, None)),
    ]
    picture = Course(found("root", {"position": f"root {line}"}, sitting, "a seed", "play")).picture()
    drawn = compose.scene(picture, compose.eyes(picture, None))["players"]
    assert [(player["kind"], player["name"], player["style"]) for player in drawn] == [
        ("person", "Marquise (Ada)", ""),
        ("computer", "Eyrie (random)", "Random"),
        ("person", "Alliance", ""),
        ("bot", "Corvids (bot)", "nightmare, Gamble, Mastermind"),
        ("bot", "Duchy (bot)", ""),
    ]


def test_the_usual_difficulty_of_a_bot_is_not_worth_a_word() -> None:
    drawn = scene(seen("seats=marquise,bot:corvids+gamble,bot:duchy@default,bot:lizards@easy turn=marquise"))["players"]
    assert [player["style"] for player in drawn] == ["", "Gamble", "", "easy"]


@pytest.mark.law("root 3.3.1", "root 9.2.8")
def test_a_dominance_card_or_a_coalition_stands_in_place_of_points() -> None:
    line = f"{FOUR} marquise.points=12 eyrie.points=11 eyrie.dominance=dominance-mouse vagabond.coalition=alliance"
    drawn = scene(seen(f"{line} vagabond.dominance=dominance-fox"))["players"]
    assert [player["score"] for player in drawn] == [
        "12 points",
        "dominance: mouse",
        "0 points",
        "coalition with Alliance",
    ]
    assert [player["own"]["dominance"] for player in drawn] == [None, "dominance-mouse", None, "dominance-fox"]
    assert [player["own"]["coalition"] for player in drawn] == [None, None, None, 2]
    assert drawn[0]["points"] == 12


def test_crafted_cards_and_items_lie_before_their_player() -> None:
    drawn = scene(seen(f"{FOUR} eyrie.crafted=armorers,cobbler eyrie.items=tea,tea,sword"))["players"][1]
    assert drawn["own"]["crafted"] == ["armorers", "cobbler"]
    assert {each["item"]: each["count"] for each in drawn["own"]["items"]} == {"tea": 2, "sword": 1}


def test_a_scene_is_the_same_whoever_made_it_before() -> None:
    """Parts are remembered between scenes; none may remember another table, or another language."""
    one, two = [f"seats={seats} turn=marquise @3=marquise.warrior" for seats in ("marquise,eyrie", "eyrie,marquise")]
    first = json.dumps(scene(View(0, loads(f"root {one}"))))
    second = scene(View(0, loads(f"root {two}")))
    assert second["own"]["clearings"][2]["pieces"][0]["seat"] == 1
    assert json.dumps(scene(View(0, loads(f"root {one}")))) == first
    for language in LANGUAGES:
        with speaking(language):
            told = scene(View(0, loads(f"root {one}")))["own"]["clearings"][2]["text"]
            assert str(names.SUITS[RABBIT]) in told


def test_what_lies_on_cards_and_what_is_exhausted_is_on_the_board() -> None:
    line = (
        "root deck=exiles seats=marquise,eyrie turn=marquise step=actions @1=marquise.warrior marquise.items=boots*2 "
        "marquise.crafted=coffin-makers,league-of-adventurous-mice effects.coffin-makers.warriors.eyrie=3 "
        "effects.league-of-adventurous-mice.exhausted.marquise=boots options.card_printing=newer"
    )
    shown = scene(given(line).table.view(1))
    marquise, eyrie = shown["players"]
    facts = [fact for widget in marquise["board"] if widget["kind"] == "facts" for fact in widget["facts"]]
    assert {fact["label"]: fact["value"] for fact in facts}.items() >= {
        ("Coffins", "Eyrie (3 warriors)"),
        ("Exhausted items", "boots"),
    }
    assert (marquise["own"]["exhausted"], eyrie["own"]["exhausted"]) == (["boots"], [])
    assert shown["own"]["newer"]
