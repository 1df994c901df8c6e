"""An evening with the real box: what people tell, and what follows from it."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest
from tests.root.companion.beside import Chooser, compare
from tests.root.companion.making import SAMPLE, SOLO

from lawbound.kernel import NATURE, BadSetup, LawboundError
from lawbound.kit.companion import Page
from lawbound.present.refusals import told
from lawbound.present.speech import LANGUAGES, speaking
from lawbound.root.cards import UNKNOWN
from lawbound.root.companion import RootCompanion
from lawbound.root.companion.evening import RootEvening
from lawbound.root.state import PLAYING

LAKE = {
    "seats": ["riverfolk", "bot:lizards@nightmare", "bot:duchy", "bot:corvids"],
    "map": "lake",
    "services": "basic",
    "order": "random",
    "suits": "random",
}
FRIENDS = {"seats": ["alliance", "vagabond", "bot:marquise@challenging", "bot:riverfolk"], "map": "winter"}
HIRED = {
    "seats": ["eyrie", "hundreds", "bot:alliance", "bot:lizards"],
    "hirelings": ["the-exile", "forest-patrol", "highway-bandits"],
    "landmarks": ["black-market", "legendary-forge"],
}
PLOTS = {
    "seats": ["riverfolk", "corvids", "bot:marquise", "bot:eyrie"],
    "map": "lake",
    "hirelings": ["popular-band", "sunward-expedition", "flame-bearers"],
}
TOGETHER = {"seats": ["eyrie", "corvids", "bot:marquise", "bot:vagabond"], "cooperative": True}
LAST = 600


def answer(evening: RootEvening, option: str) -> None:
    evening.act({"do": "answer", "option": option})


def edit(evening: RootEvening, *changes: dict[str, Any]) -> None:
    evening.act({"do": "edit", "set": list(changes)})


def reach(evening: RootEvening, phase: str, kind: str | None = None) -> Page:
    """People take the first answer and show nothing, until there is such a page."""
    for _ in range(LAST):
        page = evening.page("en")
        question = page["question"]
        if page["phase"] == phase and (kind is None or (question is not None and question["kind"] == kind)):
            return page
        if question is None:
            evening.act({"do": "end"})
        else:
            answer(evening, question["options"][0]["option"])
    raise AssertionError(f"there is no {phase}, {kind}")


def play(evening: RootEvening, luck: random.Random, tells: float) -> None:
    """To the end: people change something in each turn, or tell it."""
    for _ in range(LAST):
        page = evening.page(luck.choice(LANGUAGES))
        if page["phase"] == "over":
            return
        if page["question"] is not None:
            answer(evening, luck.choice(page["question"]["options"])["option"])
        elif luck.random() < tells:
            evening.act({"do": "tell"})
        else:
            key = page["turn"]["key"]
            changes: list[dict[str, Any]] = [{"points": key, "by": 1}]
            own = [each["piece"] for each in page["pieces"] if each["owner"] == key and each["left"]]
            if own:
                changes.append({"piece": luck.choice(own), "at": f"clearing:{luck.randint(1, 12)}"})
            if page["players"][page["turn"]["seat"]]["cards"] is None:
                changes.append({"hand": key, "by": 1})
            edit(evening, *changes)
            evening.act({"do": "end"})
    raise AssertionError("this evening does not end")


EVENINGS = {
    "solo": SOLO,
    "lake": LAKE,
    "friends": FRIENDS,
    "together": TOGETHER,
    "hired": HIRED,
    "plots": PLOTS,
}


@pytest.mark.parametrize("setup", EVENINGS.values(), ids=EVENINGS)
@pytest.mark.parametrize("tells", [0.0, 0.5])
def test_an_evening_is_played_to_its_end_and_again_from_its_acts(setup: dict[str, Any], tells: float) -> None:
    evening = RootEvening(setup)
    play(evening, random.Random(7), tells)
    again = RootCompanion().resume(setup, json.loads(json.dumps(evening.acts)))
    assert isinstance(again, RootEvening)
    assert again.state == evening.state and again.lost == 0
    assert again.page("cs") == evening.page("cs")
    record = again.record("en")
    assert record["final"] == list(evening.state.vp) and record["winners"]
    assert [row["turn"] for row in record["points"]] == list(range(1, evening.state.turns + 1))
    json.dumps(again.page("pl"))


@pytest.mark.parametrize("setup", [SOLO, LAKE], ids=["autumn", "lake"])
def test_every_turn_of_a_bot_is_the_engines(setup: dict[str, Any]) -> None:
    """From the board as people brought it up to date, with the same luck: the engine alone does the same."""
    evening, luck, compared = RootEvening(setup), random.Random(11), set()

    def by_chance() -> Chooser:
        rolls = random.Random(evening.state.turns)
        return lambda _, ask: rolls.randrange(len(ask.options))

    while evening.table.pending is not None:
        s = evening.state
        if s.stage == PLAYING and s.acting.is_bot and s.turns not in compared and evening.position is not None:
            assert compare(evening.position, by_chance)
            compared.add(s.turns)
        page = evening.page("en")
        if page["question"] is not None:
            answer(evening, luck.choice(page["question"]["options"])["option"])
        else:
            edit(evening, {"piece": f"{page['turn']['key']}.warrior", "at": f"clearing:{luck.randint(1, 12)}"})
            evening.act({"do": "end"})
    assert len(compared) > 10


def test_the_sample_is_of_today() -> None:
    sample = json.loads(SAMPLE.read_text(encoding="utf-8"))
    page = reach(RootEvening(SOLO), "bot", "dice")
    for found in sample.values():
        assert set(found) == set(page)


# What is asked


def test_only_what_people_must_tell_is_asked() -> None:
    """Hands and supporters stay unknown; order cards and dice are asked for."""
    evening = RootEvening({**FRIENDS, "seats": ["alliance", "eyrie", "bot:marquise", "bot:vagabond"]})
    reach(evening, "human")
    s = evening.state
    assert all([set(s.hands[player.seat]) <= {UNKNOWN} for player in s.players])
    assert sorted([len(hand) for hand in s.hands]) == [0, 0, 3, 3]
    alliance = next(player for player in s.players if player.KEY == "alliance")
    assert list(s.piles[alliance.pile]) == [UNKNOWN] * 3
    page = reach(evening, "bot", "card")
    assert page["question"]["who"] is None and len(page["question"]["options"]) > 30
    assert {option["suit"] for option in page["question"]["options"]} == {"fox", "rabbit", "mouse", "bird"}
    dice = reach(evening, "bot", "dice")["question"]
    assert len(dice["options"]) == 10 and dice["options"][0]["option"] == "0-0"


def test_a_card_from_the_discard_pile_may_be_drawn_by_those_who_have_shuffled() -> None:
    evening = RootEvening(SOLO)
    reach(evening, "bot", "card")
    edit(evening, {"card": "anvil", "to": "discard"})
    assert "anvil" in [option["option"] for option in reach(evening, "bot", "card")["question"]["options"]]
    answer(evening, "anvil")
    assert "shuffled" in [event.name for event in evening.heard]


def test_what_is_no_card_is_not_drawn() -> None:
    evening = RootEvening(SOLO)
    reach(evening, "bot", "card")
    for option in ("3-0", "?", "done", ""):
        with pytest.raises(LawboundError) as refused:
            answer(evening, option)
        assert refused.value.refusal == "companion-no-option"


def test_a_told_turn_offers_what_the_rules_allow() -> None:
    evening = RootEvening(SOLO)
    page = reach(evening, "human")
    assert page["question"] is None
    assert page["can"] == {"undo": True, "edit": True, "tell": True, "show": False, "end": True}
    evening.act({"do": "tell"})
    page = evening.page("en")
    assert page["phase"] == "human" and page["question"]["who"] == "Marquise" and page["can"]["show"]
    assert page["question"]["refused"]
    evening.act({"do": "show"})
    assert evening.page("en")["can"]["end"]


# Corrections


def test_a_board_is_brought_up_to_date() -> None:
    evening = RootEvening(SOLO)
    reach(evening, "human")
    before = evening.page("en")
    edit(
        evening,
        {"piece": "marquise.warrior", "at": "clearing:1", "by": -1},
        {"piece": "marquise.warrior", "at": "clearing:2", "to": "clearing:6", "by": 1},
        {"points": "marquise", "by": 3},
        {"hand": "marquise", "value": 5},
        {"item": "sword", "of": "marquise", "by": 1},
        {"card": "cobbler", "to": "crafted:marquise"},
        {"piece": "vagabond.pawn", "at": "clearing:9"},
    )
    page = evening.page("en")
    player = page["players"][0]
    assert (player["points"], player["hand"], player["items"]) == (3, 5, ["sword"])
    assert player["crafted"] == ["cobbler"] and not page["problems"]
    board, was = evening.state.board, before["scene"]["own"]["clearings"]
    assert board[evening.state.players[0].row("warrior") + 6] == 1 + sum(
        [p["count"] for p in was[5]["pieces"] if p["piece"] == "warrior" and p["seat"] == 0]
    )
    evening.undo()
    assert evening.page("en") == {**before, "fresh": evening.page("en")["fresh"]}


def within_a_step() -> RootEvening:
    """A bot's step in which something has been answered, and something else is asked."""
    evening = RootEvening(SOLO)
    while evening.state.stage != PLAYING or not evening.since:
        question = evening.page("en")["question"]
        if question is None:
            evening.act({"do": "end"})
        else:
            answer(evening, question["options"][-1]["option"])
    return evening


def test_an_edit_within_a_bots_turn_keeps_the_answers_that_still_fit() -> None:
    evening = within_a_step()
    answers, page = list(evening.since), evening.page("en")
    edit(evening, {"points": "marquise", "by": 1})
    after = evening.page("en")
    assert after["replayed"] == {"kept": len(answers), "dropped": 0} and evening.since == answers
    assert after["question"] == page["question"] and after["steps"][-1]["text"] == page["steps"][-1]["text"]


def test_answers_that_do_not_fit_the_changed_board_are_asked_again() -> None:
    evening = within_a_step()
    count, answers = len(evening.acts), len(evening.since)
    edit(evening, {"field": "clearings", "value": {"1": {"marquise": {"keep": 1}}}})
    replayed = evening.page("en")["replayed"]
    assert replayed is not None and replayed["dropped"] and sum(replayed.values()) == answers
    evening.undo()
    assert len(evening.acts) == count and len(evening.since) == answers


def test_thirty_points_end_the_game_and_can_be_taken_back() -> None:
    evening = RootEvening(SOLO)
    reach(evening, "human")
    edit(evening, {"points": "marquise", "value": 30})
    page = evening.page("en")
    assert page["phase"] == "over" and page["players"][0]["wins"] and page["record"]["winners"] == [0]
    with pytest.raises(LawboundError):
        edit(evening, {"points": "marquise", "by": -1})
    evening.undo()
    assert evening.page("en")["phase"] == "human"


def test_somebody_elses_turn_can_be_told() -> None:
    evening = RootEvening(SOLO)
    reach(evening, "human")
    edit(evening, {"turn": "vagabond"})
    assert evening.page("en")["turn"]["key"] == "vagabond"


def test_impossible_boards_are_pointed_out_and_kept() -> None:
    evening = RootEvening(SOLO)
    reach(evening, "human")
    left = evening.state.board[evening.state.players[0].row("warrior")]
    edit(evening, {"piece": "marquise.warrior", "at": "clearing:5", "by": left + 2})
    [problem] = evening.page("en")["problems"]
    assert problem["article"] == "root 1.5.1" and problem["place"] == "clearing:5" and "2 warriors" in problem["text"]
    edit(evening, {"piece": "marquise.warrior", "at": "clearing:1", "by": -1})
    assert "a warrior" in evening.page("en")["problems"][0]["text"]
    edit(evening, {"piece": "marquise.warrior", "at": "clearing:5", "by": -1})
    assert not evening.page("en")["problems"]
    edit(evening, {"piece": "marquise.sawmill", "at": "clearing:11", "by": 3})
    assert evening.page("en")["problems"][0]["article"] == "root 2.2.3"
    evening.act({"do": "end"})
    assert evening.page("en")["problems"]


def test_what_is_refused_changes_nothing_and_says_why() -> None:
    evening = RootEvening(SOLO)
    page = reach(evening, "human")
    for act in (
        {"do": "answer", "option": "anvil"},
        {"do": "answer", "option": "3-0"},
        {"do": "edit", "set": [{"piece": "marquise.warrior", "at": "clearing:5", "by": -9}]},
        {"do": "edit", "set": [{"points": "marquise", "by": 1}, {"piece": "dragon", "at": "clearing:5"}]},
        {"do": "edit", "set": [{"field": "players.eyrie.decree.fox", "value": {"a": [1]}}]},
        {"do": "edit", "set": [{"field": "seats", "value": ["eyrie"]}]},
        {"do": "show"},
        {"do": "fly"},
        {},
        7,
    ):
        with pytest.raises(LawboundError) as refused:
            evening.act(act)
        texts = set()
        for language in LANGUAGES:
            with speaking(language):
                texts.add(told(refused.value))
        assert len(texts) == 3 or refused.value.refusal == "position", refused.value
        assert evening.page("en") == page
    with pytest.raises(LawboundError):
        evening.undo(len(evening.acts) + 1)


@pytest.mark.parametrize("setup", [{}, {"seats": ["?", "eyrie"]}, {"seats": [3]}, {"moon": 1}, {**SOLO, "map": {}}])
def test_a_setup_that_cannot_be_is_refused(setup: dict[str, Any]) -> None:
    with pytest.raises(BadSetup):
        RootEvening(setup)


def test_acts_that_cannot_be_played_any_more_are_left_out() -> None:
    evening = RootEvening(SOLO)
    reach(evening, "bot", "dice")
    acts: list[Any] = [*evening.acts[:3], {"do": "answer", "option": "of another version"}, "?", *evening.acts[3:]]
    again = RootEvening(SOLO)
    again.play(acts)
    assert again.lost == 2 and again.state == evening.state
    assert again.page("en")["lost"] == 2


# Steps


def test_steps_have_places_reasons_and_articles() -> None:
    evening = RootEvening(SOLO)
    page = reach(evening, "bot", "dice")
    steps = page["steps"]
    assert [step["n"] for step in steps] == list(range(1, len(steps) + 1)) and 0 <= page["fresh"] <= len(steps)
    assert any([step["places"] for step in steps]) and any([step["why"] for step in steps])
    assert all([step["article"] for step in steps])
    assert evening.table.pending is not None and evening.table.pending.seat == NATURE


def test_only_what_moves_has_a_way() -> None:
    """Warriors placed in two clearings come from neither of them."""
    evening = RootEvening(SOLO)
    steps: list[dict[str, Any]] = []
    for _ in range(60):
        page = evening.page("en")
        steps += [step for step in page["steps"] if len(step["places"]) == 2]
        if page["phase"] == "over":
            break
        if page["question"] is None:
            evening.act({"do": "end"})
        else:
            answer(evening, page["question"]["options"][0]["option"])
    assert {(step["text"].split()[0], step["way"]) for step in steps} == {("Move", True), ("Place", False)}


@pytest.mark.law("root A.5.3")
def test_a_ferry_that_is_a_landmark_is_told_to_have_moved_as_any_other() -> None:
    evening = RootEvening({"position": "root seats=marquise,bot:eyrie turn=marquise landmarks.ferry.clearing=5"})
    evening.act({"do": "edit", "set": [{"field": "ferry", "value": 10}]})
    assert evening.state.ferry == 10
    with pytest.raises(LawboundError, match="does not let it stand"):
        evening.act({"do": "edit", "set": [{"field": "ferry", "value": 3}]})
    without = RootEvening({"position": "root seats=marquise,bot:eyrie turn=marquise"})
    with pytest.raises(LawboundError, match="not on the coast"):
        without.act({"do": "edit", "set": [{"field": "ferry", "value": 10}]})
