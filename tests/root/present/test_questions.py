"""Questions: words for every option, and a thing on the table to click wherever there is one."""

from __future__ import annotations

import random
from typing import Any

import pytest
from pydantic import TypeAdapter
from tests.root.present.engine import constants
from tests.root.present.tables import SETUPS, played
from tests.root.situation import Situation, given
from tests.root.test_properties import reshuffled

from lawbound.kernel import Ask, Asked, Prompt, Table, View
from lawbound.kit.scene import Scene
from lawbound.present.speech import speaking
from lawbound.root.present.kinds import KINDS
from lawbound.root.present.scene import scene
from lawbound.root.rules import ROOT
from lawbound.server import compose
from lawbound.server.course import Course
from lawbound.server.founding import of_wishes
from lawbound.server.messages import Question

QUESTION = TypeAdapter(Question)
PICTURE = Course(of_wishes({"game": "root", "seats": [{"seat": "marquise"}, {"seat": "eyrie"}]})).picture()
"""Of some table: of that a question has no more than its id."""
NOWHERE = {
    "hireling",
    "landmark",
    *(
        "action",
        "bot character",
        "character",
        "column",
        "dice",
        "faction",
        "leader",
        "minister",
        "mood",
        "number",
        "plot",
        "reward",
        "suit",
    ),
    *("suit", "tile", "word", "yes or no"),
}
"""Kinds of options that are no things on the table."""


def question(view: View, ask: Ask) -> Question:
    """The question as the server sends it: what the protocol says, with every option in its place."""
    found = compose.question(PICTURE, view, ask)
    assert QUESTION.validate_python(found, strict=True) == found
    assert (found["id"], found["seat"], found["article"]) == (PICTURE.question, ask.seat, ask.about.article)
    assert [choice["option"] for choice in found["choices"]] == list(range(len(ask.options)))
    return found


def asked(table: Situation) -> Question:
    """The question as the asked seat gets it; what it points at is on that seat's table."""
    view = table.table.view(table.ask.seat)
    found = question(view, table.ask)
    on_table(scene(view), found)
    return found


def places(table: Situation) -> list[str | None]:
    return [choice["place"] for choice in asked(table)["choices"]]


def on_table(drawn: Scene, found: Question) -> None:
    """Everything that the question points at is drawn."""
    for place in (*found["about"], *[choice["place"] for choice in found["choices"]]):
        if place is not None:
            assert is_drawn(drawn, found["seat"], place), (found["text"], place)


def is_drawn(drawn: Scene, seat: int, place: str) -> bool:
    kind, *rest = place.split(":")
    if kind == "clearing":
        return int(rest[0]) in [each["clearing"] for each in drawn["own"]["clearings"]]
    if kind == "forest":
        return rest[0] in [each["forest"] for each in drawn["own"]["forests"]]
    if kind == "seat":
        return int(rest[0]) in [each["seat"] for each in drawn["players"]]
    if kind == "quest":
        return rest[0] in [each["quest"] for each in drawn["own"]["quests"]]
    if kind == "path":
        return rest[0] in ["-".join(map(str, sorted(pair))) for pair in drawn["own"]["closed"]]
    if kind == "card":
        return rest[1] in cards_in(drawn, seat, rest[0])
    owner, what, where = rest
    player = drawn["players"][int(owner)]
    if kind == "piece":
        if where == "board":
            tracks = [widget["place"] for widget in player["board"] if widget["kind"] == "track"]
            return place in tracks and what in [each["piece"] for each in player["own"]["supply"]]
        here = drawn["own"]["clearings"][int(where) - 1]["pieces"]
        return (int(owner), what) in [(each["seat"], each["piece"]) for each in here]
    assert kind == "item"
    if where == "crafted":
        return what in [each["item"] for each in player["own"]["items"]]
    return place in places_of(player["board"])


def places_of(widgets: list[Any]) -> list[str | None]:
    """Where the things of widgets may be clicked."""
    rows = [widget["things"] for widget in widgets if widget["kind"] == "things"]
    rows += [column["things"] for widget in widgets if widget["kind"] == "columns" for column in widget["columns"]]
    return [thing.get("place") for row in rows for thing in row]


def cards_in(drawn: Scene, seat: int, zone: str) -> list[str | None]:
    player = drawn["players"][seat]
    if zone == "hand":
        return [*(player["own"]["hand"] or [])]
    if zone in ("discard", "available"):
        return [*(drawn["own"]["discard"] if zone == "discard" else drawn["own"]["available"])]
    if zone == "crafted":
        return [*player["own"]["crafted"]]
    owners = [player] if zone == "supporters" else drawn["players"]
    found = [place for owner in owners for place in places_of(owner["board"]) if place]
    return [place.split(":")[2] for place in found if place.startswith(f"card:{zone}:")]


# Every question


@pytest.mark.parametrize("name", SETUPS)
def test_every_question_has_words_and_points_at_what_is_drawn(name: str) -> None:
    for seed in range(6):
        for table in played(name, seed):
            ask = table.pending
            if ask is None:
                break
            view = table.view(ask.seat)
            found = question(view, ask)
            assert found["text"] and all(choice["text"] for choice in found["choices"])
            on_table(scene(view), found)


@pytest.mark.law("root 1.2.1", "root 1.2.2")
@pytest.mark.parametrize("name", SETUPS)
def test_a_question_does_not_change_with_what_its_seat_cannot_know(name: str) -> None:
    luck = random.Random(4)
    for n, table in enumerate(played(name, 4)):
        ask = table.pending
        if ask is not None and n % 3 == 0:
            other = reshuffled(table.state, ask.seat, luck)
            assert question(ROOT.view(other, ask.seat), ask) == question(table.view(ask.seat), ask)


def test_every_kind_of_option_is_a_thing_on_the_table_or_none() -> None:
    kinds = {prompt.kind for prompt in constants(Prompt)}
    somewhere = {name for name, kind in KINDS.items() if kind.place is not None}
    assert kinds <= somewhere | NOWHERE
    assert not somewhere & NOWHERE


def test_luck_at_a_physical_table_has_words_and_no_places() -> None:
    table = Table.new(ROOT, {"seats": ["marquise", "bot:eyrie"]}, nature=Asked())
    for _ in range(60):
        ask = table.pending
        assert ask is not None
        found = question(table.view(None), ask)
        if ask.seat < 0:
            assert not any(choice["place"] for choice in found["choices"])
        table.choose_index(0)


# Questions of a turn


def test_moves_and_battles_are_clicked_on_the_map() -> None:
    line = "root seats=marquise,eyrie turn=marquise phase=daylight @1=marquise.warrior*2 @5=eyrie.warrior,eyrie.roost"
    table = given(line).until("actions").choose("march")
    found = asked(table)
    assert (found["text"], found["article"]) == ("Where do you move to from clearing 1 (fox)?", "root 4.2")
    assert found["about"] == ["clearing:1"]
    assert "clearing:5" in places(table)
    assert all(place and place.startswith("clearing:") for place in places(table))
    table.choose(5)
    assert asked(table)["about"] == ["clearing:1", "clearing:5"]
    assert places(table) == [None, None], "how many is a number"


@pytest.mark.law("root 4.3.1", "root 4.3.4")
def test_an_ambush_is_played_from_the_hand_and_hits_are_taken_by_pieces() -> None:
    line = (
        "root seats=marquise,eyrie,alliance turn=marquise phase=daylight "
        "@5=marquise.warrior*3,alliance.sympathy,alliance.rabbit~base,eyrie.warrior alliance.hand=ambush-bird"
    )
    table = given(line, luck=[(3, 0)]).until("actions")
    table.choose("battle")
    assert places(table) == ["seat:1", "seat:2"]
    table.choose("alliance")
    found = asked(table)
    assert found["seat"] == 2
    assert found["about"] == ["seat:0", "clearing:5"]
    ambush, pass_ = found["choices"]
    assert ambush["place"] == "card:hand:ambush-bird"
    assert (pass_["place"], pass_["ends"], ambush["ends"]) == (None, True, False)
    table.choose("done")
    assert places(table) == [
        "piece:2:rabbit base:5",
        "piece:2:sympathy:5",
    ]


@pytest.mark.law("root 6.5.4.I")
def test_a_building_is_taken_from_its_track() -> None:
    line = "root seats=marquise,eyrie turn=marquise phase=daylight @5=marquise.warrior*3,marquise.wood*3"
    table = given(f"{line} @1=marquise.sawmill").until("actions").choose("build").until("build what")
    assert asked(table)["about"] == ["clearing:5"]
    assert "piece:0:workshop:board" in places(table)


@pytest.mark.law("root 7.4.2")
def test_a_card_for_the_decree_is_in_the_hand_until_its_column_is_chosen() -> None:
    table = given("root seats=eyrie,marquise turn=eyrie @1=eyrie.roost,eyrie.warrior eyrie.hand=anvil,sappers")
    assert places(table) == [
        "card:hand:anvil",
        "card:hand:sappers",
    ]
    table.choose("anvil")
    assert asked(table)["about"] == ["card:hand:anvil"]
    assert places(table) == [None] * 4


@pytest.mark.law("root 8.2.3")
def test_supporters_are_spent_from_their_stack() -> None:
    line = "root seats=alliance,marquise turn=alliance @6=alliance.sympathy @1=marquise.warrior"
    table = given(f"{line} alliance.supporters=anvil,foxfolk-steel,sappers").until("revolt").choose(6)
    assert "card:supporters:anvil" in places(table)


@pytest.mark.law("root 3.3.4")
def test_a_dominance_card_is_taken_from_beside_the_map() -> None:
    line = "root seats=marquise,eyrie,alliance turn=marquise phase=daylight @1=marquise.warrior"
    table = (
        given(f"{line} marquise.hand=anvil,sappers available=dominance-fox,dominance-bird")
        .until("actions")
        .choose("take dominance")
    )
    cards = [f"card:available:{card}" for card in table.offered]
    assert len(cards) == 2 and places(table) == cards


@pytest.mark.law("root 4.1.3")
def test_an_effect_in_the_play_area_is_used_by_a_click_on_its_card() -> None:
    line = (
        "root seats=alliance,marquise turn=alliance phase=daylight alliance.crafted=tax-collector alliance.officers=1"
    )
    table = given(f"{line} @1=alliance.warrior alliance.hand=anvil")
    choices = {choice["text"]: choice["place"] for choice in asked(table)["choices"]}
    card = "card:crafted:tax-collector"
    assert card in choices.values()
    table.choose("tax collector")
    found = asked(table)
    assert found["about"] == [card]
    assert [choice["place"] for choice in found["choices"]] == ["clearing:1", None]
    assert found["choices"][1]["text"] == "an officer"


def test_going_on_without_an_effect_ends_the_question() -> None:
    line = (
        "root seats=eyrie,marquise turn=eyrie @1=eyrie.roost,eyrie.warrior eyrie.crafted=royal-claim eyrie.hand=anvil"
    )
    table = given(line)
    assert (table.prompt, table.offered) == ("effects before the next step", ["royal claim", "go on"])
    assert [choice["ends"] for choice in asked(table)["choices"]] == [False, True]


@pytest.mark.law("root C.3.3")
def test_a_closed_path_is_clicked_to_open_it() -> None:
    line = "root map=mountain suits=fox*4,rabbit*4,mouse*4 seats=marquise,eyrie turn=marquise phase=daylight"
    everywhere = " ".join([f"@{clearing}=marquise.warrior" for clearing in range(1, 13)])
    table = given(f"{line} marquise.hand=anvil {everywhere}").until("actions")
    table.choose("open a path").until("which path to open")
    assert all(place and place.startswith("path:") for place in places(table))


# The Vagabond


VAGABOND = "root seats=vagabond,marquise,eyrie turn=vagabond phase=daylight vagabond.place=10"


def test_items_are_clicked_on_the_board() -> None:
    line = f"{VAGABOND} vagabond.satchel=hammer,torch vagabond.damaged=sword vagabond.damaged~and~exhausted=boots"
    table = given(line).until("daylight").choose("repair")
    assert places(table) == [
        "item:0:boots:broken",
        "item:0:sword:damaged",
    ]


@pytest.mark.law("root 9.5.4")
def test_aid_points_at_the_player_the_item_the_card_and_what_is_taken() -> None:
    line = f"{VAGABOND} vagabond.satchel=torch,boots vagabond.hand=cobbler,sappers @10=marquise.warrior,eyrie.warrior"
    table = given(f"{line} marquise.items=tea,sword").until("daylight").choose("aid")
    assert places(table) == ["seat:1", "seat:2"]
    table.choose("marquise")
    assert "item:0:torch:ready" in places(table)
    table.choose("torch satchel")
    assert asked(table)["about"] == ["seat:1"]
    assert "card:hand:cobbler" in places(table)
    table.choose("cobbler")
    assert places(table) == [
        "item:1:sword:crafted",
        "item:1:tea:crafted",
        None,
    ]


@pytest.mark.law("root 9.5.6")
def test_a_strike_hits_pieces_in_the_clearing_of_the_pawn() -> None:
    line = f"{VAGABOND} vagabond.satchel=crossbow,torch @10=marquise.sawmill,marquise.wood"
    table = given(line).until("daylight").choose("strike")
    assert asked(table)["about"] == ["seat:1", "clearing:10"]
    assert places(table) == [
        "piece:1:sawmill:10",
        "piece:1:wood:10",
    ]


@pytest.mark.law("root 9.5.5")
def test_quests_are_clicked_beside_the_map() -> None:
    line = f"{VAGABOND} vagabond.satchel=boots,torch,sword,hammer vagabond.track=tea"
    table = given(f"{line} quests=errand-rabbit,guard-duty-rabbit,fundraising").until("daylight").choose("quest")
    assert places(table) == [f"quest:{quest}" for quest in ("errand-rabbit", "guard-duty-rabbit")]


@pytest.mark.law("root 9.4.2")
def test_he_slips_to_clearings_and_forests() -> None:
    table = given("root seats=vagabond,marquise turn=vagabond vagabond.place=3 step=slip")
    kinds = [place and place.partition(":")[0] for place in places(table)]
    assert set(kinds) == {"clearing", "forest", None}
    assert "forest:3_6_11" in places(table)


@pytest.mark.law("root D.2.2")
def test_day_labor_takes_a_card_from_the_discard_pile() -> None:
    line = f"{VAGABOND} vagabond.character=tinker vagabond.satchel=torch discard=cobbler,sappers,anvil"
    table = given(line).until("daylight").choose("special action")
    assert {tuple(reversed(str(place).split(":")[1:])) for place in places(table)} == {
        ("cobbler", "discard"),
        ("sappers", "discard"),
    }


@pytest.mark.law("rootbotics 9.2.3.I")
def test_a_bought_card_is_taken_from_the_market() -> None:
    line = "root seats=marquise,bot:riverfolk turn=marquise @1=marquise.warrior riverfolk.market=anvil,cobbler,sword"
    table = given(line).choose("hand card")
    assert places(table) == [f"card:market:{card}" for card in ("anvil", "cobbler", "sword")]


@pytest.mark.law("root 1.1.3")
def test_effects_to_be_ordered_are_clicked_where_they_happen() -> None:
    line = (
        "root seats=marquise,alliance,eyrie turn=marquise phase=daylight "
        "@1=marquise.warrior*3,alliance.fox~base,alliance.sympathy "
        "alliance.supporters=anvil,sword marquise.hand=foxfolk-steel,investments"
    )
    table = given(line, luck=[(1, 1)]).until("actions").choose("battle").until("which effect first")
    assert places(table) == ["clearing:1"] * 2


@pytest.mark.law("root 1.1.3", "root 1.4.1")
@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", ["Riverfolk: services", "Marquise: Better Burrow Bank"]),
        ("cs", ["Říční lid: nákup služeb", "Markýza: Banka U Lepší nory"]),
        ("pl", ["Kompania: zakup Usług", "Markiza: Bank Lepszej Nory"]),
    ],
)
def test_effects_at_the_start_of_birdsong_happen_nowhere(language: str, words: list[str]) -> None:
    line = (
        "root seats=marquise,bot:riverfolk turn=marquise @1=marquise.warrior marquise.crafted=better-burrow-bank "
        "riverfolk.market=sword"
    )
    table = given(line)
    assert table.prompt == "which effect first"
    assert places(table) == [None, None]
    with speaking(language):
        choices = question(table.table.view(0), table.ask)["choices"]
    assert [each["text"] for each in choices] == words
