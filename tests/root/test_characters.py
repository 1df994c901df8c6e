"""The nine characters of the Vagabond: Law of Root, appendix D."""

from __future__ import annotations

import random
from collections.abc import Iterable
from typing import Any

import pytest
from tests.root.situation import Luck, Situation, fields_of, given
from tests.root.situation import vagabond_field as vagabond

from lawbound.kernel import BadSetup, Event, Table
from lawbound.root.checks import refusals
from lawbound.root.items import CHARACTERS
from lawbound.root.naming import PositionError
from lawbound.root.position import write
from lawbound.root.position_text import dumps, loads
from lawbound.root.rules import ROOT
from lawbound.root.state import PLAYING, State

FOREST = "1_2_5_10"


def daylight(character: str, rest: str, luck: Iterable[Any] = (), seats: str = "marquise,eyrie,alliance") -> Situation:
    """Daylight of the Vagabond, in clearing 10 (rabbit) unless his place is named."""
    if "vagabond.place" not in rest:
        rest += " vagabond.place=10"
    line = f"root seats={seats},vagabond turn=vagabond phase=daylight vagabond.character={character}"
    return given(f"{line} {rest}", luck=luck)


def attack(character: str, rest: str, luck: Iterable[Any] = ()) -> Situation:
    """The Marquise battles in clearing 10, where the Vagabond is."""
    line = f"root seats=marquise,eyrie,vagabond turn=marquise phase=daylight vagabond.character={character}"
    return given(f"{line} vagabond.place=10 {rest}", luck=luck).until("actions").choose("battle")


def why_not(table: Situation, name: str) -> str | None:
    """The article that forbids an action, or what a question does not offer."""
    return next((article for thing, article in refusals(table.s, table.ask) if str(thing) == name), None)


def begun(setup: dict[str, Any], luck: Iterable[Any] = ()) -> Situation:
    heard: list[Event] = []
    return Situation(Table.new(ROOT, {"order": "given", **setup}, nature=Luck(luck), listener=heard.append), heard)


# Who he may be

STARTS = {
    "thief": ["tea", "boots", "sword", "torch"],
    "tinker": ["bag", "boots", "hammer", "torch"],
    "ranger": ["boots", "crossbow", "sword", "torch"],
    "vagrant": ["coins", "boots", "torch"],
    "arbiter": ["boots", "sword", "sword", "torch"],
    "scoundrel": ["boots", "boots", "crossbow", "torch"],
    "adventurer": ["boots", "hammer", "torch"],
    "ronin": ["boots", "boots", "sword", "torch"],
    "harrier": ["coins", "crossbow", "sword", "torch"],
}


@pytest.mark.law("root 9.3.5", "root D.1.1", "root D.2.1", "root D.3.1", "root D.4.1", "root D.5.1", "root D.6.1")
@pytest.mark.law("root D.7.1", "root D.8.1", "root D.9.1")
@pytest.mark.parametrize("character", STARTS)
def test_each_character_starts_with_the_items_of_its_card(character: str) -> None:
    table = begun({"seats": ["marquise", "vagabond"], "characters": "all"}).until("choose a character")
    assert table.offered == list(STARTS)
    table.choose(character, FOREST)
    while table.s.stage != PLAYING:
        table.table.choose_index(0)
    assert vagabond(table, "track") + vagabond(table, "satchel") == STARTS[character]


@pytest.mark.law("root 9.3.1")
def test_the_base_game_has_three_characters_and_a_seat_may_name_any() -> None:
    assert begun({"seats": ["vagabond", "marquise"]}).until("choose a character").offered == [
        "thief",
        "tinker",
        "ranger",
    ]
    table = begun({"seats": ["vagabond/scoundrel", "vagabond", "marquise"], "characters": "all"})
    table.until("choose a character")
    assert table.asked == "vagabond2"
    assert table.offered == [each for each in STARTS if each != "scoundrel"]
    table.choose("harrier", FOREST).until("place the pawn").choose(FOREST)
    assert {fields_of(table, key)["character"] for key in ("vagabond", "vagabond2")} == {"scoundrel", "harrier"}
    for seats in (["vagabond/bard", "marquise"], ["marquise/thief", "eyrie"], ["vagabond/thief", "vagabond/thief"]):
        with pytest.raises(BadSetup):
            begun({"seats": seats})
    with pytest.raises(BadSetup, match="Unknown characters"):
        begun({"seats": ["vagabond", "marquise"], "characters": "some"})


@pytest.mark.law("root A.8.1.III")
def test_luck_may_deal_the_characters_and_nobody_is_asked() -> None:
    setup = {"seats": ["vagabond", "vagabond", "marquise"], "characters": "random"}
    table = begun(setup, luck=(0, "ronin", "vagrant")).until("place the pawn").choose(FOREST, FOREST)
    assert [fields_of(table, key)["character"] for key in ("vagabond", "vagabond2")] == ["ronin", "vagrant"]
    assert not [event for event in table.events if event.name == "asked"]


@pytest.mark.law("root 9.7", "root 1.5.1")
@pytest.mark.open_question("two_characters")
def test_two_vagabonds_are_different_characters_in_a_position_too() -> None:
    line = "root seats=vagabond,vagabond,eyrie vagabond.character=ronin vagabond2.character="
    assert loads(f"{line}harrier").stage == PLAYING
    with pytest.raises(PositionError, match="already"):
        loads(f"{line}ronin")


@pytest.mark.law("root 9.5.9")
@pytest.mark.parametrize("character", ["vagrant", "scoundrel", "harrier"])
def test_a_special_action_takes_a_torch_that_is_ready(character: str) -> None:
    here = "@10=marquise.warrior,eyrie.warrior vagabond.satchel=boots"
    assert "special action" in daylight(character, f"{here},torch").offered
    table = daylight(character, f"{here} vagabond.exhausted=torch vagabond.damaged=torch")
    assert why_not(table, "special action") == "root 9.5.9"


# Vagrant


@pytest.mark.law("root D.4.2")
def test_the_vagrant_names_attacker_and_defender_and_scores_for_both() -> None:
    here = "@10=marquise.warrior*2,marquise.sawmill,eyrie.warrior vagabond.satchel=torch,boots"
    table = daylight("vagrant", here, luck=((3, 0),)).choose("special action")
    assert (table.prompt, table.offered) == ("who attacks", ["marquise", "eyrie", "vagabond"])
    table.choose("eyrie")
    assert (table.prompt, table.asked, table.offered) == ("who is attacked", "vagabond", ["marquise", "vagabond"])
    table.choose("marquise")  # one warrior of the Eyrie: one hit; the Marquise deals none
    assert table.count("marquise", "warrior", 10) == 1
    assert vagabond(table, "relations")["marquise"] == "hostile"  # it is he who removes it
    assert table.points("vagabond") == 0
    assert vagabond(table, "exhausted") == ["torch"]


@pytest.mark.law("root D.4.2", "root 9.2.9.III.a")
@pytest.mark.open_question("instigate_sides")
def test_the_vagrant_picks_the_pieces_and_scores_for_buildings_tokens_and_hostile_pieces_of_both() -> None:
    here = "@10=marquise.workshop,marquise.wood,marquise.sawmill,eyrie.warrior*2 vagabond.satchel=torch,boots"
    hostile = "vagabond.relations.eyrie=hostile"
    table = daylight("vagrant", f"{here} {hostile}", luck=((1, 1),)).choose("special action", "eyrie", "marquise")
    # One hit by the roll, one because she is defenseless.
    assert (table.prompt, table.asked) == ("which piece goes", "vagabond")
    assert table.offered == ["sawmill", "workshop", "wood"]
    table.choose("wood", "workshop")
    assert [table.count("marquise", piece, 10) for piece in ("sawmill", "workshop", "wood")] == [1, 0, 0]
    assert table.points("vagabond") == 2
    table = daylight(
        "vagrant", "@10=marquise.warrior*2,eyrie.warrior*2 vagabond.satchel=torch,boots " + hostile, ((2, 2),)
    )
    table.choose("special action", "marquise", "eyrie")
    # Both Eyrie warriors are infamy; the first of the Marquise makes her hostile, the second counts.
    assert table.points("vagabond") == 3


@pytest.mark.law("root D.4.2")
@pytest.mark.edition("card_printing", "newer")
@pytest.mark.open_question("instigate_sides")
@pytest.mark.open_question("card_printing")
def test_by_the_newer_text_whoever_he_sets_to_fight_says_which_pieces_go_and_he_scores() -> None:
    here = "@10=marquise.workshop,marquise.wood,marquise.sawmill,eyrie.warrior*2 vagabond.satchel=torch,boots"
    newer = f"options.card_printing=newer {here}"
    table = daylight("vagrant", newer, luck=((1, 1),)).choose("special action", "eyrie", "marquise")
    assert (table.prompt, table.asked) == ("take a hit", "marquise")
    table.choose("wood", "workshop")
    assert [table.count("marquise", piece, 10) for piece in ("sawmill", "workshop", "wood")] == [1, 0, 0]
    assert (table.points("vagabond"), table.points("eyrie")) == (2, 0)
    bot = daylight("vagrant", newer, ((0, 0),), seats="bot:marquise,eyrie")
    bot.choose("special action", "eyrie", "marquise")  # tokens go first, as a bot loses its pieces
    assert (bot.count("marquise", "wood", 10), bot.points("vagabond")) == (0, 1)


@pytest.mark.law("root D.4.2")
def test_the_vagrant_picks_what_a_bot_loses_too() -> None:
    here = "@10=eyrie.warrior*2,marquise.sawmill,marquise.wood vagabond.satchel=torch,boots"
    table = daylight("vagrant", here, ((0, 0),), seats="bot:marquise,eyrie").choose(
        "special action", "eyrie", "marquise"
    )
    assert (table.prompt, table.asked, table.offered) == ("which piece goes", "vagabond", ["sawmill", "wood"])
    table.choose("sawmill")
    assert (table.count("marquise", "sawmill", 10), table.count("marquise", "wood", 10)) == (0, 1)


@pytest.mark.law("root D.4.2")
@pytest.mark.open_question("instigate_sides")
def test_in_a_battle_of_his_own_the_vagrant_damages_his_items_and_others_keep_their_ambushes() -> None:
    here = "@10=eyrie.warrior*2,eyrie.roost eyrie.hand=ambush-rabbit vagabond.satchel=torch,sword,boots"
    table = daylight("vagrant", here, ((3, 1),)).choose("special action", "vagabond")
    assert (table.prompt, table.asked) == ("ambush", "eyrie")
    table.choose("done")
    assert (table.prompt, table.asked) == ("damage an item", "vagabond")
    table.choose("boots satchel")
    assert table.count("eyrie", "warrior", 10) == 1


@pytest.mark.law("root D.4.2")
@pytest.mark.open_question("instigate_sides")
def test_the_vagrant_needs_two_who_can_battle() -> None:
    ready = "vagabond.satchel=torch,boots"
    assert why_not(daylight("vagrant", ready), "special action") == "root 4.3"
    assert why_not(daylight("vagrant", f"vagabond.place={FOREST} {ready}"), "special action") == "root D.4.2"
    table = daylight("vagrant", f"@10=marquise.sawmill,eyrie.warrior {ready}").choose("special action")
    assert table.offered == ["eyrie", "vagabond"]  # a building does not attack
    assert why_not(table, "0") == "root 4.3"
    table.choose("vagabond")
    assert table.offered == ["marquise", "eyrie"]
    assert why_not(table, "2") == "root D.4.2"


@pytest.mark.law("root D.4.2", "root E.3.4")
@pytest.mark.open_question("instigate_sides")
def test_the_vagrant_sets_players_on_hirelings_and_no_hireling_on_anybody() -> None:
    here = "@10=street-band.warrior*2,marquise.warrior vagabond.satchel=torch,boots hirelings.street-band.controller="
    table = daylight("vagrant", f"{here}nobody", ((1, 1),)).choose("special action")
    assert table.offered == ["marquise", "vagabond"]
    table.choose("marquise")
    assert table.offered == ["vagabond", "street-band"]
    table.choose("street-band")
    assert table.count("marquise", "warrior", 10) == 0
    assert [event.args[:2] for event in table.happened("battle")] == [(0, 4)]
    own = daylight("vagrant", f"{here}marquise").choose("special action")
    assert own.offered == ["marquise", "vagabond"]
    own.choose("marquise")
    assert own.prompt != "who is attacked"  # her own band is no enemy of hers: the Vagabond is left


@pytest.mark.law("root D.4.2")
@pytest.mark.open_question("instigate_sides")
def test_ambush_and_foil_stay_with_those_whom_the_vagrant_sets_on_each_other() -> None:
    here = "@10=marquise.warrior*3,eyrie.warrior vagabond.satchel=torch,boots"
    hands = "marquise.hand=ambush-bird eyrie.hand=ambush-rabbit"
    table = daylight("vagrant", f"{here} {hands}").choose("special action", "marquise", "eyrie")
    assert (table.prompt, table.asked) == ("ambush", "eyrie")
    table.choose("ambush-rabbit")
    assert (table.prompt, table.asked) == ("foil the ambush", "marquise")


@pytest.mark.law("root D.4.2")
def test_the_vagrant_scores_nothing_for_a_partner_in_coalition() -> None:
    """He is no enemy of theirs (FAQ)."""
    here = "@10=eyrie.warrior*2,marquise.workshop vagabond.satchel=torch,boots vagabond.dominance=dominance-fox"
    table = daylight("vagrant", f"{here} vagabond.coalition=marquise", ((0, 0),)).choose("special action", "eyrie")
    table.choose("marquise")
    assert table.count("marquise", "workshop", 10) == 0
    assert not table.happened("scored")


# Arbiter


@pytest.mark.law("root D.5.2")
@pytest.mark.ruling("arbiter", 1)
def test_a_defender_may_enlist_the_arbiter_who_scores_and_adds_his_undamaged_swords() -> None:
    here = "@10=marquise.warrior*3,eyrie.roost vagabond.satchel=sword vagabond.exhausted=sword vagabond.damaged=sword"
    table = attack("arbiter", here, ((3, 2),)).choose("eyrie")
    assert (table.prompt, table.asked) == ("enlist a helper", "eyrie")
    table.choose("yes")
    assert table.points("vagabond") == 1  # nobody asks him
    assert table.count("marquise", "warrior", 10) == 1  # two hits without a warrior of the Eyrie
    table = attack("arbiter", here, ((3, 2),)).choose("eyrie", "no")
    assert (table.points("vagabond"), table.count("marquise", "warrior", 10)) == (0, 3)


@pytest.mark.law("root D.5.2")
def test_the_arbiter_helps_neither_himself_nor_against_himself_nor_from_afar() -> None:
    here = "@10=marquise.warrior*3,eyrie.warrior vagabond.satchel=sword,boots"
    table = attack("arbiter", here, ((0, 0),)).choose("vagabond")
    assert table.prompt == "actions"
    table = daylight("arbiter", "@10=marquise.warrior vagabond.satchel=sword,boots", ((0, 0),)).choose("battle")
    assert table.prompt == "daylight"
    table = attack("arbiter", f"@1=marquise.warrior,eyrie.warrior {here}").choose(1)
    assert table.prompt == "actions"
    assert attack("ronin", here).choose("eyrie").prompt == "actions"  # another character offers no help


@pytest.mark.law("root D.5.2", "root E.3.5")
@pytest.mark.open_question("protector_and_hirelings")
@pytest.mark.parametrize("controller", ["eyrie", "nobody"])
def test_a_hireling_that_defends_enlists_nobody(controller: str) -> None:
    here = "@10=marquise.warrior*3,street-band.warrior*2 vagabond.satchel=sword,boots"
    hired = f"hirelings.street-band.controller={controller}"
    table = attack("arbiter", f"{here} {hired}", ((3, 3),)).choose("street-band")
    assert table.happened("rolled") and not table.happened("enlisted")
    assert (table.count("marquise", "warrior", 10), table.points("vagabond")) == (1, 0)


@pytest.mark.law("root D.5.2", "root 9.5.9")
@pytest.mark.parametrize(
    ("character", "article"), [("arbiter", "root D.5.2"), ("adventurer", "root D.7.2"), ("ronin", "root D.8.2")]
)
def test_three_characters_have_no_action_in_daylight(character: str, article: str) -> None:
    table = daylight(character, "@10=marquise.warrior vagabond.satchel=torch,boots")
    assert "special action" not in table.offered
    assert why_not(table, "special action") == article


# Scoundrel

BURNT = "@10=marquise.warrior*2,marquise.sawmill,eyrie.warrior,alliance.sympathy vagabond.satchel=torch,boots*2"


@pytest.mark.law("root D.6.2")
def test_scorched_earth_removes_all_enemy_pieces_and_the_torch_stays_there() -> None:
    table = daylight("scoundrel", BURNT).choose("special action")
    table.until("daylight")
    assert not any(table.s.power[10 * 10 : 11 * 10])
    assert table.points("vagabond") == 2
    assert table.ruler(10) is None
    assert vagabond(table, "scorched") == {"10": ["torch"]}
    assert "torch" not in vagabond(table, "exhausted") + vagabond(table, "satchel")
    assert vagabond(table, "place") == "10"  # he stays
    assert loads(dumps(table.s)) == loads(dumps(loads(dumps(table.s))))
    assert dumps(loads(dumps(table.s))) == dumps(table.s)


@pytest.mark.law("root D.6.2", "root 9.2.2.I")
@pytest.mark.ruling("scoundrel", 2)
def test_another_vagabond_there_damages_three_items_and_may_leave_but_not_return() -> None:
    line = "root seats=eyrie,vagabond,vagabond turn=vagabond phase=daylight vagabond.character=scoundrel"
    rest = "vagabond.place=10 vagabond.satchel=torch vagabond2.place=10 vagabond2.satchel=boots*4"
    table = given(f"{line} {rest} vagabond2.character=thief").choose("special action")
    assert len(fields_of(table, "vagabond2")["damaged"]) == 3
    table.until("slip").choose(12)
    table.choose("move")
    assert 10 not in table.offered


@pytest.mark.law("root D.6.2")
@pytest.mark.parametrize("place", ["12", FOREST])
def test_once_he_has_left_the_scoundrel_cannot_return(place: str) -> None:
    rest = f"vagabond.scorched.10=torch vagabond.place={place} vagabond.satchel=boots*2"
    table = daylight("scoundrel", rest)
    assert "move" in table.offered
    table.choose("move")
    assert 10 not in table.offered
    assert why_not(table, "10") == "root D.6.2"
    slip = given(f"root seats=marquise,vagabond turn=vagabond vagabond.character=scoundrel {rest}").until(
        "slip"
    )  # Slip ignores what holds him, not this
    assert 10 not in slip.offered
    assert why_not(slip, "10") == "root D.6.2"


SCORCHED = "vagabond.character=scoundrel vagabond.scorched.10=torch vagabond.place=4"


@pytest.mark.law("root D.6.2", "root 1.1.2")
@pytest.mark.open_question("scorched_earth_reach")
def test_nobody_moves_to_scorched_earth() -> None:
    line = f"root seats=marquise,vagabond turn=marquise phase=daylight @1=marquise.warrior*3 {SCORCHED}"
    table = given(line).until("actions").choose("march")
    assert table.offered == [5, 9]
    assert why_not(table, "10") == "root D.6.2"


@pytest.mark.law("root D.6.2", "root 1.1.2")
def test_nothing_is_placed_on_scorched_earth() -> None:
    tree = {
        "seats": ["alliance", "eyrie", "vagabond"],
        "turn": "alliance",
        "step": "spread sympathy",
        "clearings": {"1": {"alliance": {"sympathy": 1}}},
        "players": {
            "alliance": {"supporters": ["anvil", "bake-sale", "root-tea-mouse", "sword", "smugglers-trail"]},
            "vagabond": {"character": "scoundrel", "scorched": {"10": ["torch"]}, "place": "4"},
        },
    }
    table = given(tree)
    assert table.prompt == "spread sympathy"
    assert 9 in table.offered and 5 in table.offered and 10 not in table.offered
    assert why_not(table, "10") == "root D.6.2"


@pytest.mark.law("root D.6.2")
def test_what_the_removal_brings_about_is_not_placed_there() -> None:
    """The torch lies there before the pieces go: the keep is gone, and no hospital brings warriors back."""
    rest = "@10=marquise.warrior*2,marquise.keep marquise.hand=bake-sale vagabond.satchel=torch,boots"
    table = daylight("scoundrel", rest).choose("special action")
    assert table.prompt == "daylight"
    assert table.count("marquise", "warrior", 10) == 0


@pytest.mark.law("root D.6.2")
def test_bots_stay_away_from_scorched_earth() -> None:
    line = f"root seats=bot:marquise,bot:eyrie,vagabond turn=vagabond {SCORCHED} vagabond.points=3"
    table = given(f"{line} @1=marquise.warrior*9,marquise.keep @12=eyrie.warrior*9,eyrie.roost")
    luck = random.Random(1)
    for _ in range(300):
        if table.table.pending is None:
            break
        table.table.choose_index(luck.randrange(len(table.ask.options)))
        assert not any(table.s.power[100:110]) and not any(table.s.others[100:110])
    assert table.s.turns > 6


@pytest.mark.law("root D.6.2", "root 4.1.2")
@pytest.mark.ruling("scoundrel", 1)
@pytest.mark.ruling("favor-of-the-foxes", 3)
def test_a_favor_removes_neither_the_torch_nor_a_landmark() -> None:
    line = "root seats=marquise,vagabond turn=marquise step=craft marquise.hand=favor-of-the-rabbits"
    line += " landmarks.legendary-forge.clearing=4"
    pieces = "@3=marquise.workshop @4=marquise.workshop @5=marquise.workshop,marquise.warrior"
    table = given(f"{line} {pieces} {SCORCHED}").choose("favor-of-the-rabbits")
    assert table.happened("crafted") and vagabond(table, "scorched") == {"10": ["torch"]}
    assert write(table.s)["landmarks"]["legendary-forge"]["clearing"] == 4
    table.until("actions").choose("march")
    assert table.offered == [1, 2]


@pytest.mark.law("root D.6.2", "root C.2.5")
@pytest.mark.open_question("scorched_earth_reach")
def test_the_ferry_brings_nobody_to_scorched_earth() -> None:
    line = "root seats=marquise,vagabond turn=marquise phase=daylight landmarks.ferry.clearing=5 @5=marquise.warrior"
    assert 10 in given(f"{line} vagabond.place=4").until("actions").choose("march").offered
    table = given(f"{line} {SCORCHED}").until("actions").choose("march")
    assert 10 not in table.offered
    assert why_not(table, "10") == "root D.6.2"


@pytest.mark.law("root D.6.2", "root E.3.4")
@pytest.mark.open_question("scorched_earth_reach")
def test_hirelings_neither_move_to_scorched_earth_nor_are_placed_there() -> None:
    line = "root seats=alliance,vagabond turn=alliance phase=daylight @1=alliance.warrior,forest-patrol.warrior*2"
    hired = "hirelings.forest-patrol.controller=alliance hirelings.street-band.controller=alliance"
    table = given(f"{line} {hired} {SCORCHED}").until("daylight")
    twin = Situation(table.table.copy())
    table.choose("march the patrol", 1)
    assert (table.prompt, table.offered) == ("hirelings move to", [5, 9])
    twin.choose("the street band plays")
    assert twin.offered == [c for c in range(1, 13) if c != 10]


@pytest.mark.law("root D.6.2", "root 2.5")
@pytest.mark.open_question("scorched_earth_reach")
def test_nobody_rules_scorched_earth_not_even_those_who_hired_the_last_who_stood_there() -> None:
    here = "@10=street-band.warrior*2 hirelings.street-band.controller=marquise vagabond.satchel=torch"
    table = daylight("scoundrel", here)
    assert table.ruler(10) == "marquise"
    table.choose("special action")
    assert table.ruler(10) is None and not any(table.s.power[100:110])


@pytest.mark.law("root D.6.2")
def test_scorched_earth_takes_a_clearing_and_nobody_need_be_there() -> None:
    assert "special action" in daylight("scoundrel", "vagabond.satchel=torch").offered
    table = daylight("scoundrel", f"vagabond.place={FOREST} vagabond.satchel=torch,boots")
    assert why_not(table, "special action") == "root D.6.2"


def test_positions_with_impossible_torches_are_refused() -> None:
    line = "root seats=marquise,vagabond vagabond.character=scoundrel vagabond.scorched."
    with pytest.raises(PositionError, match="scorched"):
        loads(f"{line}13=torch")
    for tiles in ("torch*2", "sword"):
        with pytest.raises(PositionError, match="one torch"):
            loads(f"{line}5={tiles}")


# Adventurer

QUEST = "quests=guard-duty-rabbit,errand-fox,escort"


@pytest.mark.law("root D.7.2")
def test_the_adventurer_completes_a_quest_with_another_item_which_is_damaged() -> None:
    table = daylight("adventurer", f"{QUEST} vagabond.satchel=torch,hammer").choose("quest")  # torch and sword
    assert table.prompt == "quest reward"  # each had one way to be paid
    assert vagabond(table, "damaged and exhausted") == ["hammer"]
    assert vagabond(table, "exhausted") == ["torch"]


@pytest.mark.law("root D.7.2")
def test_he_may_improvise_without_need_and_with_either_item() -> None:
    table = daylight("adventurer", f"{QUEST} vagabond.satchel=torch,sword,hammer").choose("quest")
    assert (table.prompt, table.offered) == ("exhaust for the quest", ["hammer satchel", "torch satchel"])
    table.choose("hammer satchel")  # for the torch: so the sword must be the sword, and could not be the torch
    assert vagabond(table, "damaged and exhausted") == ["hammer"]
    assert vagabond(table, "exhausted") == ["sword"]
    assert vagabond(table, "satchel") == ["torch"]


@pytest.mark.law("root D.7.2")
def test_only_one_item_stands_for_another_and_only_once_a_turn() -> None:
    nothing_right = daylight("adventurer", f"{QUEST} vagabond.satchel=boots,hammer*3")
    assert "quest" not in nothing_right.offered
    two = "quests=guard-duty-rabbit,fend-off-a-bear-rabbit,escort vagabond.satchel=torch*2,hammer*2"
    table = daylight("adventurer", two).choose("quest", "guard-duty-rabbit", "torch satchel", "score points")
    assert "quest" not in table.offered
    assert why_not(table, "quest") == "root 9.5.5"
    assert "used=improvise" in dumps(table.s)
    assert "quest" not in given(dumps(table.s)).offered
    nothing_exhausted = f"{QUEST} vagabond.satchel=torch vagabond.exhausted=hammer vagabond.damaged=hammer"
    assert "quest" not in daylight("adventurer", nothing_exhausted).offered
    assert "quest" not in daylight("thief", f"{QUEST} vagabond.satchel=torch,hammer").offered


@pytest.mark.law("root D.7.2")
def test_why_an_item_cannot_stand_for_another() -> None:
    rest = f"{QUEST} vagabond.satchel=sword,hammer,boots vagabond.exhausted=torch"
    table = daylight("adventurer", rest).choose("quest")  # for the torch any but the sword, which is needed
    assert table.offered == ["boots satchel", "hammer satchel"]
    found = {article for _, article in refusals(table.s, table.ask)}
    assert found == {"root D.7.2", "root 9.2.5"}


# Ronin


@pytest.mark.law("root D.8.2")
@pytest.mark.open_question("swift_strike_times")
@pytest.mark.edition("swift_strike_times", "once")
def test_the_ronin_exhausts_a_sword_for_an_extra_hit_as_attacker() -> None:
    here = "@10=marquise.warrior*4 vagabond.satchel=sword*3,boots"
    table = daylight("ronin", here, ((0, 0),)).choose("battle")
    assert (table.prompt, table.asked) == ("use swift strike", "vagabond")
    table.choose("yes")
    assert table.count("marquise", "warrior", 10) == 3
    assert vagabond(table, "exhausted") == ["sword", "sword"]
    assert table.prompt == "daylight"  # once in a battle
    assert daylight("ronin", here, ((0, 0),)).choose("battle", "no").count("marquise", "warrior", 10) == 4


@pytest.mark.law("root D.8.2")
@pytest.mark.open_question("swift_strike_times")
@pytest.mark.edition("swift_strike_times", "each_sword")
def test_by_the_rule_option_the_ronin_strikes_as_often_as_a_sword_is_ready() -> None:
    here = "@10=marquise.warrior*4 vagabond.satchel=sword*3,boots options.swift_strike_times=each_sword"
    table = daylight("ronin", here, ((0, 0),)).choose("battle", "yes")  # one sword pays for the battle
    assert (table.prompt, table.asked) == ("use swift strike", "vagabond")
    twin = Situation(table.table.copy())
    table.choose("yes")
    assert (table.count("marquise", "warrior", 10), vagabond(table, "exhausted")) == (2, ["sword"] * 3)
    assert table.prompt == "daylight"
    twin.choose("no")
    assert (twin.count("marquise", "warrior", 10), vagabond(twin, "exhausted")) == (3, ["sword"] * 2)


@pytest.mark.law("root D.8.2")
def test_the_ronin_strikes_as_defender_too_and_his_sword_still_counts_for_the_roll() -> None:
    table = attack("ronin", "@10=marquise.warrior*4 vagabond.satchel=sword,boots*3", ((1, 1),))
    assert (table.prompt, table.asked) == ("use swift strike", "vagabond")
    table.choose("yes", "boots satchel")
    assert table.count("marquise", "warrior", 10) == 2
    table = attack("ronin", "@10=marquise.warrior*4 vagabond.exhausted=sword vagabond.satchel=boots*3", ((1, 1),))
    assert table.prompt != "use swift strike"  # no sword is ready


@pytest.mark.law("root D.8.2")
def test_the_ronin_says_which_sword() -> None:
    table = daylight("ronin", "@10=marquise.warrior*4 vagabond.satchel=sword*2,sword-R", ((0, 0),))
    table.choose("battle", "sword satchel", "yes")
    assert (table.prompt, table.offered) == ("exhaust an item", ["sword satchel", "sword-R satchel"])


# Harrier


@pytest.mark.law("root D.9.2")
def test_the_harrier_glides_anywhere_without_boots_and_alone() -> None:
    allies = (
        "@10=marquise.warrior*2 @7=eyrie.warrior vagabond.relations.marquise=allied vagabond.relations.eyrie=hostile"
    )
    table = daylight("harrier", f"{allies} vagabond.satchel=torch,boots").choose("special action")
    assert table.offered == [c for c in range(1, 13) if c != 10]
    assert why_not(table, "10") == "root D.9.2"
    table.choose(7)
    assert (vagabond(table, "place"), vagabond(table, "satchel")) == ("7", ["boots"])
    assert table.count("marquise", "warrior", 10) == 2
    table = daylight("harrier", f"vagabond.place={FOREST} vagabond.satchel=torch").choose("special action")
    assert len(table.offered) == 12


@pytest.mark.law("root D.9.2")
@pytest.mark.open_question("glide_and_snares")
def test_a_snare_holds_the_harrier_and_the_ferry_stays() -> None:
    table = daylight("harrier", "@10=corvids.snare,eyrie.warrior vagabond.satchel=torch,sword", seats="corvids,eyrie")
    assert why_not(table, "special action") == "root 13.7.2"
    suits = ",".join(["fox", "rabbit", "mouse"] * 4)
    table = daylight("harrier", f"map=lake suits={suits} ferry=10 vagabond.satchel=torch,boots")
    table.choose("special action", 12)
    assert (table.s.ferry, table.s.ferried, table.hand("vagabond")) == (10, 0, [])


# All of them


@pytest.mark.parametrize("number", range(len(CHARACTERS)))
def test_games_with_each_character_are_played_copied_and_replayed(number: int) -> None:
    """With two others, and beside a second Vagabond; replay is play, and a position is read as it was written."""
    other = CHARACTERS[(number + 1) % len(CHARACTERS)].id
    seats = [f"vagabond/{CHARACTERS[number].id}", "marquise", "bot:eyrie", f"vagabond/{other}"]
    for count in (3, 4):
        luck = random.Random(number)
        table: Table[State] = Table.new(ROOT, {"seats": seats[:count], "map": "lake"}, seed=str(number))
        for at in range(900):
            if table.pending is None:
                break
            table.choose_index(luck.randrange(len(table.pending.options)))
            if at % 90 == 0 and table.state.stage == PLAYING:
                assert dumps(loads(dumps(table.state))) == dumps(table.state)
                refusals(table.state, table.pending) if table.pending else None
        assert Table.replay(ROOT, table.journal).state.to_bytes() == table.state.to_bytes()
        assert table.copy().state.to_bytes() == table.state.to_bytes()
