"""Discretion: at such a table, whoever holds cards is asked about them, and a pause tells nothing."""

from __future__ import annotations

import random
from typing import Any

import pytest
from scripts.undo_worlds import MIXES, deal
from tests.root.situation import Situation, given

from lawbound.kernel import BadSetup, Event, Table
from lawbound.root.position_text import dumps, loads
from lawbound.root.rules import ROOT
from lawbound.root.state import PLAYING, State

BATTLE = "@1=marquise.warrior*3,eyrie.warrior*3"


def battle(rest: str, discretion: str = "asked", luck: tuple[object, ...] = ()) -> Situation:
    """The Marquise battles the Eyrie in clearing 1 (fox)."""
    line = f"root seats=marquise,eyrie,alliance discretion={discretion} turn=marquise phase=daylight {BATTLE} {rest}"
    return given(line, luck=luck).until("actions").choose("battle")


@pytest.mark.law("root 4.3.1", "root 1.2.1")
@pytest.mark.parametrize("discretion", ["asked", "waited"])
def test_a_defender_who_holds_any_card_is_asked_for_an_ambush(discretion: str) -> None:
    table = battle("eyrie.hand=sword", discretion)
    assert (table.prompt, table.asked, table.offered) == ("ambush", "eyrie", ["done"])
    table.choose("done")
    assert table.happened("rolled")


@pytest.mark.law("root 4.3.1")
def test_a_defender_without_cards_is_not_asked_which_everybody_can_see() -> None:
    assert battle("").happened("rolled")


@pytest.mark.law("root 4.3.1")
def test_at_an_open_table_only_who_can_ambush_is_asked() -> None:
    assert battle("eyrie.hand=sword", "open").happened("rolled")
    assert battle("eyrie.hand=ambush-fox", "open").prompt == "ambush"


@pytest.mark.law("root 4.3.1.I")
def test_an_attacker_who_holds_any_card_is_asked_whether_to_foil() -> None:
    table = battle("eyrie.hand=ambush-fox marquise.hand=sword").choose("ambush-fox")
    assert (table.prompt, table.asked, table.offered) == ("foil the ambush", "marquise", ["done"])


@pytest.mark.law("root 6.2.3")
def test_she_is_asked_for_field_hospitals_with_any_card() -> None:
    table = battle("@3=marquise.keep marquise.hand=sword", luck=((1, 1),))
    assert (table.prompt, table.asked, table.offered) == ("field hospitals", "marquise", ["no"])
    assert battle("@3=marquise.keep", luck=((1, 1),)).prompt == "actions"
    assert battle("marquise.hand=sword", luck=((1, 1),)).prompt == "actions"  # no keep, for all to see


@pytest.mark.law("root 8.2.6")
def test_whoever_has_a_single_card_for_outrage_is_asked_which_too() -> None:
    line = (
        "root seats=marquise,alliance,eyrie discretion=asked turn=marquise phase=daylight @1=marquise.warrior*3 "
        "@5=alliance.sympathy marquise.hand=bake-sale,anvil"
    )
    table = given(line).until("actions").choose("march").until("outrage")
    assert table.asked == "marquise" and len(table.offered) == 1


def test_the_setting_is_part_of_a_setup_and_of_a_position() -> None:
    table: Table[State] = Table.new(ROOT, {"seats": ["marquise", "eyrie"], "discretion": "waited"}, seed="x")
    while table.state.stage != PLAYING:
        table.choose_index(0)
    line = dumps(table.safe_state)
    assert " discretion=waited " in line and loads(line).box.discreet
    with pytest.raises(BadSetup, match="shy"):
        ROOT.start({"seats": ["marquise", "eyrie"], "discretion": "shy"})
    assert not ROOT.start({"seats": ["marquise", "eyrie"]}).box.discreet


# Whoever chooses learns nothing from the next pause

SHOWN_BY_THE_LAW = ("outrage", "automated outrage", "compensate the investors", "discard a supporter")
"""Whoever holds no such card shows it by what happens instead; that the cards are discarded, all can see."""


def pauses(table: Table[State], index: int) -> tuple[object, list[Event]]:
    """Who is asked about their hand next, after that choice, if anybody is; and what happened."""
    heard: list[Event] = []
    table.listen(heard.append)
    seat = table.pending.seat if table.pending is not None else None
    table.choose_index(index)
    ask = table.pending
    hidden = ask is not None and ask.about.kind == "card" and ask.seat != seat and table.state.stage == PLAYING
    return (ask.seat, ask.about.name) if hidden and ask is not None else None, heard


def told_apart(discretion: str, choices: int) -> int:
    """How often a pause, or its lack, told whoever chose what another player holds."""
    tried = apart = 0
    for number, mix in enumerate(MIXES * 20):
        setup: dict[str, Any] = {"seats": list(mix), "discretion": discretion}
        table: Table[State] = Table.new(ROOT, setup, seed=f"apart {number}")
        luck = random.Random(number)
        while (ask := table.pending) is not None and len(table.journal.entries) < 500:
            index, other = luck.randrange(len(ask.options)), table.copy()
            deal(other.state, {ask.seat}, luck)
            found, heard = pauses(table, index)
            believed, elsewhere = pauses(other, index)
            asked = [pause for pause in (found, believed) if pause is not None]
            drawn = any(event.name in ("drew", "took") for event in (*heard, *elsewhere))
            if not asked or drawn or any(pause[1] in SHOWN_BY_THE_LAW for pause in asked):  # type: ignore[index]
                continue
            tried += 1
            apart += found != believed
            if tried == choices:
                return apart
    raise AssertionError("too few games")


def test_at_a_discreet_table_no_pause_tells_anything() -> None:
    assert told_apart("asked", 120) == 0


def test_the_test_would_notice_an_open_table() -> None:
    assert told_apart("open", 60) > 20
