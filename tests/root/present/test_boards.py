"""Faction boards, whoever shows them: they state what lies on them."""

from __future__ import annotations

from typing import Any

import pytest
from tests.root.present.engine import players
from tests.root.present.tables import seen
from tests.root.situation import given

from lawbound.kernel import Table
from lawbound.root.draft import Newcomer
from lawbound.root.hidden import View
from lawbound.root.present import boards
from lawbound.root.present.questions import answer, option
from lawbound.root.present.scene import scene
from lawbound.root.rules import ROOT

FOUR = "seats=marquise,eyrie,alliance,vagabond turn=marquise phase=daylight step=actions"


def board(view: View, seat: int = 0) -> list[Any]:
    """The widgets of a player."""
    return list(scene(view)["players"][seat]["board"])


def tracks(widgets: list[Any]) -> dict[str, str]:
    """By the piece: a cross for every space that still has one."""
    return {
        widget["picture"].removeprefix("piece:"): "".join(
            ["x" if space["filled"] else "." for space in widget["spaces"]]
        )
        for widget in widgets
        if widget["kind"] == "track"
    }


def labels(widgets: list[Any], piece: str) -> dict[str, str]:
    """What is printed on a track, space by space, by what it means."""
    track = next(widget for widget in widgets if widget["kind"] == "track" and widget["picture"] == f"piece:{piece}")
    return {
        meaning: " ".join([space["labels"][at] or "-" for space in track["spaces"]])
        for at, meaning in enumerate(track["legend"])
    }


def facts(widgets: list[Any]) -> dict[str, str]:
    return {each["label"]: each["value"] for widget in widgets if widget["kind"] == "facts" for each in widget["facts"]}


def pictures(things: list[Any]) -> list[str | None]:
    """Which cards, quests or items they are; None: no face is seen."""
    found = [each["picture"].partition(":") for each in things]
    return [None if kind == "suit" else id or None for kind, _, id in found]


def cards(widgets: list[Any], key: str) -> list[str | None]:
    row = next(widget for widget in widgets if widget["kind"] == "things" and widget["key"] == key)
    assert all(each["text"] for each in row["things"])
    return pictures(row["things"])


def decree(widgets: list[Any]) -> dict[str, list[str | None]]:
    """The cards of each column; None is a vizier."""
    columns = next(widget["columns"] for widget in widgets if widget["kind"] == "columns")
    return {column["title"]: pictures(column["things"]) for column in columns}


def items(widgets: list[Any]) -> dict[str, list[tuple[str, str]]]:
    """What lies where, and how it is."""
    return {
        widget["title"]: [(thing["picture"].removeprefix("item:"), thing["state"]) for thing in widget["things"]]
        for widget in widgets
        if widget["kind"] == "things" and widget["key"] == "items"
    }


def test_every_faction_and_bot_has_a_board() -> None:
    keys = {(player.KEY, player.is_bot) for player in players()}
    keys.add((Newcomer.KEY, False))  # a seat that is still open
    assert keys == {*[(key, False) for key in boards.FACTIONS], *[(key, True) for key in boards.BOTS]}


# Boards of people


@pytest.mark.law("root 6.5.4", "root 6.6")
def test_the_tracks_of_the_marquise() -> None:
    pieces = "@1=marquise.recruiter,marquise.wood*2 @2=marquise.recruiter*2 @5=marquise.sawmill marquise.hand=anvil"
    widgets = board(seen(f"{FOUR} {pieces}", 0))
    assert tracks(widgets) == {"sawmill": ".xxxxx", "workshop": "xxxxxx", "recruiter": "...xxx"}
    assert labels(widgets, "workshop") == {"cost in wood": "0 1 2 3 3 4", "points": "0 2 2 3 4 5"}
    assert labels(widgets, "recruiter") == {
        "cost in wood": "0 1 2 3 3 4",
        "points": "0 1 2 3 3 4",
        "more cards to draw": "- - 1 - 1 -",
    }
    assert facts(widgets) == {"Actions left": "3", "Wood on the map": "2", "Cards to draw in Evening": "2"}


@pytest.mark.law("root 7.2", "root 7.5.2", "root 7.6", "root 7.8.2")
def test_the_decree_of_the_eyrie() -> None:
    line = (
        "seats=eyrie,marquise turn=eyrie phase=daylight step=the~Decree @1=eyrie.roost,eyrie.warrior @5=eyrie.roost "
        "@9=eyrie.roost eyrie.leader=charismatic eyrie.deposed=despot eyrie.decree.recruit=anvil "
        "eyrie.decree.build=sappers,cobbler eyrie.resolved.recruit~fox=1 eyrie.resolved.recruit~bird=1"
    )
    widgets = board(seen(line))
    assert decree(widgets) == {
        "Recruit": ["anvil", None],
        "Move": [],
        "Battle": [None],
        "Build": ["sappers", "cobbler"],
    }
    columns = next(widget["columns"] for widget in widgets if widget["kind"] == "columns")
    assert [column["active"] for column in columns] == [False, False, True, False]
    assert [thing["text"] for thing in columns[0]["things"]] == ["Anvil (fox)", "vizier"]
    assert tracks(widgets) == {"roost": "...xxxx"}
    assert labels(widgets, "roost") == {"points": "0 1 2 3 4 4 5", "more cards to draw": "- - 1 - - 1 -"}
    assert facts(widgets) == {
        "Leader": "Charismatic (recruits two warriors at a time)",
        "Deposed leaders": "Despot",
        "Cards to draw in Evening": "2",
    }


def test_before_their_setup_the_eyrie_have_no_leader() -> None:
    table = Table.new(ROOT, {"seats": ["marquise", "eyrie"]}, seed="1")
    widgets = board(table.view(1), 1)
    assert facts(widgets)["Leader"] == "none"
    assert decree(widgets) == {"Recruit": [], "Move": [], "Battle": [], "Build": []}


@pytest.mark.law("root 8.2.3", "root 8.2.5", "root 8.4.2.II.a")
def test_the_board_of_the_alliance() -> None:
    line = (
        "seats=alliance,marquise turn=marquise @1=alliance.sympathy,alliance.fox~base @5=alliance.sympathy "
        "@3=marquise.warrior*3 alliance.supporters=anvil,sappers alliance.officers=2"
    )
    widgets = board(seen(line, 0))
    assert tracks(widgets) == {"sympathy": "..xxxxxxxx"}
    assert labels(widgets, "sympathy") == {
        "cost in supporters": "1 1 1 2 2 2 3 3 3 3",
        "points": "0 1 1 1 2 2 3 4 4 4",
    }
    assert sorted(map(str, cards(widgets, "supporters"))) == ["anvil", "sappers"]
    assert facts(widgets) == {
        "Bases on the map": "fox",
        "Officers": "2",
        "Cards to draw in Evening": "2",
        "Martial law in clearings": "3",
    }
    for seat in (1, None):
        assert cards(board(seen(line, seat)), "supporters") == [None, None]


@pytest.mark.law("root 8.2.4", "root 8.6.1")
def test_the_alliance_without_a_base_and_in_its_evening() -> None:
    line = "seats=alliance,marquise turn=alliance phase=evening @5=alliance.warrior alliance.officers=3"
    told = facts(board(seen(f"{line} step=military~operations")))
    assert (told["Supporters that fit without a base"], told["Operations left"]) == ("5", "3")


@pytest.mark.law("root 9.2.5", "root 9.2.9", "root 9.6.4")
def test_the_board_of_the_vagabond() -> None:
    line = (
        "seats=vagabond,marquise,eyrie,alliance turn=vagabond vagabond.place=4 vagabond.character=tinker "
        "vagabond.track=bag,tea vagabond.satchel=torch vagabond.exhausted=boots,tea vagabond.damaged=sword "
        "vagabond.damaged~and~exhausted=hammer vagabond.relations.marquise=hostile vagabond.relations.eyrie=friendly "
        "vagabond.aids.eyrie=2 vagabond.completed=escort"
    )
    widgets = board(seen(line))
    assert items(widgets) == {
        "Ready on their tracks": [("bag", "ready"), ("tea", "ready")],
        "Satchel": [("boots", "exhausted"), ("tea", "exhausted"), ("torch", "ready")],
        "Damaged, of no use until repaired": [("hammer", "broken"), ("sword", "damaged")],
    }
    assert cards(widgets, "quests") == ["escort"]
    assert facts(widgets) == {
        "Marquise": "hostile",
        "Eyrie": "friendly, aided 2 times this turn",
        "Alliance": "indifferent",
        "Character": "Tinker",
        "Special action": "Day Labor",
        "Where the pawn is": "clearing 4 (rabbit)",
        "Items in Satchel and Damaged box": "5, at most 8",
    }


def test_the_second_vagabond_has_a_board_and_marked_items() -> None:
    line = "seats=vagabond,vagabond2 turn=vagabond vagabond.place=4 vagabond2.place=5 vagabond2.satchel=sword-R"
    assert items(board(seen(line), 1)) == {"Satchel": [("sword:R", "ready")]}


# Boards of bots

BOT = "turn=marquise @2=marquise.warrior"


@pytest.mark.law("rootbotics 4.6.1")
def test_the_board_of_the_mechanical_marquise() -> None:
    line = "seats=bot:marquise,eyrie turn=eyrie @1=marquise.sawmill*1 @5=marquise.workshop*2 marquise.order=anvil"
    widgets = board(seen(line))
    assert tracks(widgets) == {"sawmill": ".xxxxx", "workshop": "..xxxx", "recruiter": "xxxxxx"}
    assert labels(widgets, "recruiter") == {"points": "0 1 2 3 4 5"}
    assert cards(widgets, "order") == ["anvil"]


@pytest.mark.law("rootbotics 5.3.3", "rootbotics 5.4.3", "rootbotics 5.6")
def test_the_board_of_the_electric_eyrie() -> None:
    line = f"seats=bot:eyrie,marquise {BOT} @1=eyrie.roost eyrie.decree.fox=anvil,foxfolk-steel eyrie.ordered=fox"
    widgets = board(seen(line))
    assert decree(widgets) == {"fox": ["foxfolk-steel", "anvil"], "mouse": [], "rabbit": [], "bird": [None, None]}
    assert tracks(widgets) == {"roost": ".xxxxxx"}
    assert labels(widgets, "roost") == {"points": "0 1 2 3 4 5 6"}
    assert facts(widgets) == {"Suit of the order card": "fox"}
    assert decree(board(seen(line.replace("bot:eyrie", "bot:eyrie@easy"))))["bird"] == [None]


@pytest.mark.law("rootbotics 6.2.5", "rootbotics 6.5.1")
def test_the_board_of_the_automated_alliance() -> None:
    line = f"seats=bot:alliance,marquise {BOT}*4 @1=alliance.sympathy @5=alliance.rabbit~base alliance.order=cobbler"
    widgets = board(seen(line))
    assert tracks(widgets) == {"sympathy": ".xxxxxxxxx"}
    assert labels(widgets, "sympathy") == {"points": "0 1 1 1 1 2 2 3 3 4"}
    assert facts(widgets) == {"Bases on the map": "rabbit", "Martial law in clearings": "2"}
    assert cards(widgets, "order") == ["cobbler"]
    steadfast = board(seen(line.replace("bot:alliance", "bot:alliance+steadfast")))
    assert facts(steadfast) == {"Bases on the map": "rabbit"}


@pytest.mark.law("rootbotics 7.2.3", "rootbotics 7.2.4")
def test_the_board_of_the_vagabot() -> None:
    line = (
        f"seats=bot:vagabond/thief,marquise {BOT} vagabond.place=4 vagabond.satchel=boots,torch*4 "
        "vagabond.exhausted=tea vagabond.damaged=sword vagabond.quest=escort vagabond.order=sappers"
    )
    widgets = board(seen(line))
    assert items(widgets)["Satchel"] == [
        ("boots", "ready"),
        ("sword", "damaged"),
        ("tea", "exhausted"),
        *[("torch", "ready")] * 4,
    ]
    assert tracks(widgets) == {"item": "x.."}
    assert labels(widgets, "item") == {"items needed": "6 9 12", "extra hits in battle": "1 1 1"}
    assert cards(widgets, "quests") == ["escort"]
    assert cards(widgets, "order") == ["sappers"]
    assert facts(widgets) == {
        "Character": "Thief",
        "Where the pawn is": "clearing 4 (rabbit)",
        "Most hits it can deal by dice": "2",
    }


@pytest.mark.law("rootbotics 8.2.4", "rootbotics 8.4.1", "rootbotics 8.6.1")
def test_the_board_of_the_logical_lizards() -> None:
    line = (
        f"seats=bot:lizards,marquise {BOT} @1=lizards.fox~garden @6=lizards.fox~garden "
        "lizards.souls=anvil,sword,cobbler lizards.revealed=sappers lizards.acolytes=2 "
        "lizards.order=mouse lizards.conspiracy=3"
    )
    widgets = board(seen(line))
    assert cards(widgets, "souls") == ["cobbler", "sword", "anvil"]
    assert cards(widgets, "revealed") == ["sappers"]
    assert tracks(widgets) == {"fox garden": "..xxx", "rabbit garden": "xxxxx", "mouse garden": "xxxxx"}
    assert labels(widgets, "fox garden") == {"points": "0 2 2 3 4"}
    assert facts(widgets) == {
        "Suit of the order card": "mouse",
        "Conspiracy marker": "convert (2)",
        "Acolytes, for its conspiracies": "2",
    }


@pytest.mark.law("root 10.2.6", "root 10.4.1", "root 10.5.3", "root 10.6.3")
def test_the_board_of_the_lizard_cult() -> None:
    line = (
        "seats=lizards,marquise turn=lizards step=rituals @1=lizards.fox~garden @6=lizards.fox~garden "
        "lizards.souls=anvil,sword,cobbler lizards.revealed=sappers lizards.acolytes=2 lizards.outcast=mouse "
        "lizards.hated=1 lizards.scored=fox"
    )
    widgets = board(seen(line))
    assert cards(widgets, "souls") == ["cobbler", "sword", "anvil"]
    assert cards(widgets, "revealed") == ["sappers"]
    assert tracks(widgets) == {"fox garden": "..xxx", "rabbit garden": "xxxxx", "mouse garden": "xxxxx"}
    assert labels(widgets, "fox garden") == {"points": "0 2 2 3 4", "more cards to draw": "- 1 - - -"}
    assert facts(widgets) == {
        "Outcast": "mouse, hated",
        "Acolytes, for its conspiracies": "2",
        "Cards to draw in Evening": "2",
        "Scored this turn": "fox",
    }


@pytest.mark.law("root 15.2.1", "root 15.5.2", "root 15.6.3")
def test_the_board_of_the_keepers() -> None:
    line = (
        "seats=keepers,marquise turn=keepers step=retinue:~battle~then~delve @5=keepers.figure-tablet~waystation "
        "keepers.retinue.move=anvil keepers.acted~cards.move=sword keepers.retainers.move=1 "
        "keepers.retainers.battle~then~delve=1 keepers.recovered=tablet~relic~3 "
        "@1=keepers.warrior,keepers.jewelry~relic~2"
    )
    drawn = scene(seen(line))
    widgets = list(drawn["players"][0]["board"])
    columns = next(widget["columns"] for widget in widgets if widget["kind"] == "columns")
    assert [[thing["text"] for thing in column["things"]] for column in columns] == [
        ["Anvil (fox)", "Faithful Retainer", "Sword (mouse), has acted"],
        ["Faithful Retainer"],
        [],
    ]
    assert [column["active"] for column in columns] == [False, True, False]
    assert tracks(widgets) == {"waystation": ".xx"}
    assert labels(widgets, "waystation") == {"more cards to draw": "1 1 1"}
    assert cards(widgets, "recovered") == ["tablet relic 3"]
    assert facts(widgets) == {
        "Cards in the Retinue": "4",
        "Cards to draw in Evening": "2",
        "Values still unseen": "figures: 1 2 3 3, tablets: 1 2 3 and jewelry: 1 3 3",
    }
    assert {each["piece"]: each["count"] for each in drawn["players"][0]["own"]["supply"]} == {
        "warrior": 14,
        "waystation": 2,
    }


@pytest.mark.law("root 15.3.1")
def test_relics_lie_in_forests_for_all_to_see() -> None:
    line = (
        "seats=keepers,marquise turn=keepers @3_6_11=keepers.figure~relic*2,keepers.tablet~relic~1 @1=keepers.warrior"
    )
    forest = next(each for each in scene(seen(line))["own"]["forests"] if each["forest"] == "3_6_11")
    assert [(each["piece"], each["count"]) for each in forest["pieces"]] == [("figure relic", 2), ("tablet relic 1", 1)]
    assert "2 face-down figures" in forest["text"]


def test_the_board_of_the_hundreds() -> None:
    """The Hoard, what it is worth, and a warlord who waits beside the board."""
    line = (
        "seats=hundreds,marquise turn=hundreds step=command~the~Hundreds hundreds.hoard=boots,sword*2 "
        "@1=hundreds.stronghold,hundreds.warrior @9=hundreds.warrior,marquise.warrior hundreds.mood=rowdy"
    )
    drawn = scene(seen(line))
    widgets = list(drawn["players"][0]["board"])
    hoard = [thing["picture"] for widget in widgets if widget["kind"] == "things" for thing in widget["things"]]
    assert hoard == ["item:boots", "item:sword", "item:sword"]
    assert tracks(widgets) == {"stronghold": ".xxxxx"}
    assert facts(widgets) == {
        "Actions left": "2",
        "Mood": "Rowdy",
        "Command": "2",
        "Prowess": "2",
        "Oppressed clearings": "1",
        "Cards to draw in Evening": "2",
    }
    supply = {each["piece"]: each["count"] for each in drawn["players"][0]["own"]["supply"]}
    assert supply == {"warrior": 18, "warlord": 1, "stronghold": 5, "mob": 5}


@pytest.mark.law("root 14.2.3")
def test_what_they_craft_is_told_as_item_or_points() -> None:
    line = "root seats=hundreds,marquise turn=hundreds step=craft @1=hundreds.stronghold hundreds.hand=anvil"
    table = given(line)
    assert "hammer, or 2 points" in option(table.s, table.ask, table.ask.options[0])


@pytest.mark.law("root 11.5")
def test_a_fund_that_is_used_is_told_by_whose_it_is() -> None:
    line = "root seats=riverfolk,eyrie turn=riverfolk step=funds riverfolk.funds.riverfolk=2 riverfolk.funds.eyrie=1"
    table = given(line).choose("draw")
    told = [answer(table.s, table.ask, each) for each in table.ask.options]
    assert told == ["a warrior of: Riverfolk", "a warrior of: Eyrie"]


@pytest.mark.law("rootbotics 9.2.1", "rootbotics 9.2.3")
def test_the_board_of_the_riverfolk_robots() -> None:
    line = (
        f"seats=bot:riverfolk,marquise,eyrie {BOT} @5=riverfolk.rabbit~trade~post riverfolk.market=anvil,sword "
        "riverfolk.payments.marquise=3 riverfolk.payments.riverfolk=1 eyrie.points=10 used=riverboats"
    )
    widgets = board(seen(line))
    assert cards(widgets, "market") == ["anvil", "sword"]
    assert tracks(widgets) == {"fox trade post": "xxx", "rabbit trade post": ".xx", "mouse trade post": "xxx"}
    assert facts(widgets) == {
        "Warriors that others have paid": "Riverfolk 1, Marquise 3",
        "Price of a service": "Marquise 2, Eyrie 3",
        "Bought for this turn": "Riverboats",
    }


@pytest.mark.law("rootbotics 10.2.2", "rootbotics 10.4.3", "rootbotics 10.6.2", "rootbotics 10.2.3")
def test_the_board_of_the_drillbit_duchy() -> None:
    line = (
        f"seats=bot:duchy,marquise {BOT} @1=duchy.citadel @5=duchy.citadel,duchy.market duchy.burrow=4 "
        "duchy.swayed=captain,mayor duchy.order=anvil"
    )
    widgets = board(seen(line))
    assert tracks(widgets) == {"citadel": "..x", "market": ".xx"}
    assert labels(widgets, "citadel") == {"more warriors to recruit": "1 1 2"}
    assert labels(widgets, "market") == {"points": "1 1 1"}
    told = facts(widgets)
    assert (told["Warriors in the Burrow"], told["Swayed ministers"]) == ("4", "Captain and Mayor")
    assert told["Ministers to sway"].startswith("Marshal, Foremole")
    assert cards(widgets, "order") == ["anvil"]


@pytest.mark.law("root 13.2.2", "rootbotics 11.2.2")
def test_nobody_sees_what_a_face_down_plot_of_the_corvids_is() -> None:
    line = f"seats=bot:corvids,marquise {BOT} @1=corvids.plot @5=corvids.raid corvids.returned.bomb=1"
    drawn = scene(seen(line))
    assert [each["piece"] for each in drawn["own"]["clearings"][0]["pieces"]] == ["plot"]
    assert [each["piece"] for each in drawn["own"]["clearings"][4]["pieces"]] == ["raid"]
    corvids = drawn["players"][0]
    assert {each["piece"]: each["count"] for each in corvids["own"]["supply"]} == {"warrior": 15, "plot": 6}
    assert facts(list(corvids["board"])) == {
        "Plots in the supply": "6",
        "Plots face down on the map": "1",
        "Plots face up on the map": "1",
        "Plots that nobody has seen yet": "bomb, snare x2, extortion x2, raid",
    }
