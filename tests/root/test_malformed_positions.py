"""Positions that people mistype: refused in words that say where, in every language, and never with a traceback."""

from __future__ import annotations

import pytest
from scripts.fuzz_positions import fuzz, in_english, real_positions

from lawbound.kernel import BadSetup
from lawbound.present.refusals import told
from lawbound.present.speech import LANGUAGES, speaking
from lawbound.root.naming import PositionError
from lawbound.root.position_reader import read, with_ruins
from lawbound.root.position_text import dump_yaml, dumps, loads

SEATS = "seats: [marquise, vagabond]\n"


@pytest.mark.parametrize(
    ("text", "where"),
    [
        ("clearings: {5: {marquise: {warrior: many}}}", "clearings.5.marquise.warrior: 'many' should be a number"),
        ("clearings: {5: {marquise: {warrior: -1}}}", "clearings.5.marquise.warrior: -1 should be a number"),
        ("clearings: {5: {marquise: [warrior]}}", "clearings.5.marquise: ['warrior'] should be a list of names with"),
        ("clearings: {5: [marquise]}", "clearings.5: ['marquise'] should be a list of names with values"),
        ("clearings: [1, 2]", "clearings: [1, 2] should be a list of names with values"),
        ("clearings: {5: {marquise: {warior: 1}}}", "clearings.5.marquise: 'warior' is not known here; did you mean"),
        ("players: [marquise]", "players: ['marquise'] should be"),
        ("players: {marquise: [5]}", "marquise: [5] should be"),
        ("players: {marquise: {points: 1_0}}", "marquise.points: '1_0' should be a number"),
        ("players: {marquise: {points: 99999999999999999999}}", "marquise.points: '99999999999999999999' should be"),
        ("players: {marquise: {points: yes}}", "marquise.points: 'yes' should be a number"),
        ("players: {marquise: {points: true}}", "marquise.points: True should be a number"),
        ("players: {marquise: {points: 2001-01-01}}", "marquise.points: '2001-01-01' should be a number"),
        ("players: {marquise: {hand: {anvil: 1}}}", "marquise.hand: {'anvil': 1} should be a list of names"),
        ("players: {marquise: {hand: [[anvil]]}}", "marquise.hand: [['anvil']] should be a list of names"),
        ("players: {vagabond: {place: 4_9}}", "vagabond.place: '4_9' is not known here"),
        ("map: [autumn, winter]", "map: ['autumn', 'winter'] should be a single name"),
        ("turn: {a: 1}", "turn: {'a': 1} is not known here"),
        ("cooperative: maybe", "cooperative: 'maybe' should be a number from 0 to 1"),
        ("options: {a: [1, 2]}", "options.a: [1, 2] should be a single name"),
        ("turns: 1\nturns: 2", "Line 3: 'turns' is there twice"),
        ("discard: &a [anvil]\navailable: *a", "no anchors"),
        ("discard: !!python/object:os.system [x]", "Line 2: a position has no tags"),
        ("discard: !mine [x]", "Line 2: a position has no tags"),
        ("? [a, b]\n: c", "Line 2: a name is expected before the colon"),
        ("discard: [anvil", "something is wrong in line"),
        (f"discard: {'[' * 50}{']' * 50}", "lists in lists without end"),
        (f"discard: {'[' * 5000}", "without end"),
    ],
)
def test_what_is_wrong_is_said_with_its_place(text: str, where: str) -> None:
    with pytest.raises(PositionError) as error:
        loads(SEATS + text)
    assert where in str(error.value)
    for language in LANGUAGES:
        with speaking(language):
            said = told(error.value)
            assert said and (language == "en" or "should be" not in said)
    assert not in_english(error.value)


def test_bytes_are_no_position() -> None:
    with pytest.raises(PositionError, match="A position is text"):
        loads(b"root seats=marquise,eyrie")


def test_details_are_said_in_the_language_of_the_reader() -> None:
    with pytest.raises(PositionError) as error:
        loads(SEATS + "clearings: {5: {marquise: {warrior: 26}}}")
    with speaking("cs"):
        assert told(error.value).startswith("clearings.5.marquise: 26 warrior tu být nemůže: celkem jich je 25")
    with speaking("pl"):
        assert "zostało 25" in told(error.value)


def test_names_that_yaml_takes_for_something_else_are_names() -> None:
    s = loads(SEATS + "players: {vagabond: {place: 1_2_5_10, character: thief}}\nclearings: {5: {marquise: {wood: 1}}}")
    assert loads(dump_yaml(s)) == s
    five = loads(SEATS + "players: {vagabond: {place: 5}}")
    assert "vagabond.place=5" in dumps(five)


@pytest.mark.law("root 2.2.4")
def test_ruins_of_which_nothing_is_said_stand_as_after_setup() -> None:
    tree = with_ruins({"seats": ["marquise", "bot:vagabond"], "clearings": {"10": {"marquise": {"sawmill": 2}}}})
    assert sorted(tree["ruins"]) == ["11", "12", "6"]  # two sawmills leave no room in clearing 10
    whole = read(with_ruins({"seats": ["marquise", "bot:vagabond"]}))
    assert [c for c in range(13) if whole.ruins[c]] == [6, 10, 11, 12]
    assert len(whole.ruin_pool) == 4
    cleared = read({"seats": ["marquise", "eyrie"]})
    assert "ruins=none" in dumps(cleared)
    assert with_ruins({"seats": ["marquise", "eyrie"], "ruins": "none"})["ruins"] == "none"


def test_positions_of_real_games_are_read_back_from_both_forms() -> None:
    for tree in real_positions(8, 11):
        s = read(tree)
        assert loads(dump_yaml(s)) == s == loads(dumps(s))


def test_nothing_malformed_is_answered_with_a_traceback_or_in_english() -> None:
    """Positions, what is typed at the questions of a turn, and acts of an evening, through the commands themselves."""
    seen, wrong = fuzz(250, seed=6)
    assert not wrong, wrong[0]
    assert seen["refused"] > 120
    assert min(seen["bots 0"], seen["bots 1"], seen["bots 2"], seen["companion 0"], seen["companion 2"]) > 5


def test_a_detail_in_english_would_be_found() -> None:
    detail = BadSetup("{detail}", refusal="position", detail="the cards of the Decree lie open.")
    assert "within a sentence" in in_english(detail)
    assert "no words in cs" in in_english(BadSetup("Nobody has translated this."))
    around = BadSetup("{seat}: {reason}", refusal="no-bots", seat="eyrie", reason=detail)
    assert in_english(around)


IMPOSSIBLE = {
    "root seats=marquise,eyrie phase=birdsong step=actions": "step",
    "root seats=marquise,eyrie map=lake": "suits",
    "root seats=marquise,eyrie map=lake suits=fox*12": "suits",
    "root seats=marquise,eyrie map=lake suits=fox*4,rabbit*4,mouse*4 ferry=2": "ferry",
    "root seats=marquise,eyrie marquise.crafted=cobbler*2": "marquise.crafted",
    "root seats=marquise,eyrie marquise.dominance=anvil": "marquise.dominance",
    "root seats=marquise,eyrie marquise.items=sword*3": "marquise.items",
    "root seats=marquise,vagabond vagabond.relations.vagabond=allied": "vagabond.relations",
    "root seats=marquise,vagabond vagabond.aids.marquise=many": "vagabond.aids.marquise",
    "root seats=marquise,lizards @1=lizards.mouse~garden": "clearings.1.lizards",
    "root seats=marquise,eyrie hirelings.highway-bandits.paths=1-5*2": "highway-bandits.paths",
    "root seats=marquise,eyrie hirelings.popular-band.came.5=nobody~here": "popular-band.came.5",
    "root seats=marquise,eyrie landmarks.black-market.cards=?": "black-market.cards",
    "root seats=marquise,eyrie landmarks.legendary-forge.items=sword*9": "legendary-forge.items",
    "root seats=marquise,eyrie landmarks.elder-treetop.building=tent": "elder-treetop.building",
    "root seats=marquise,eyrie deck=exiles effects.coffin-makers.warriors.eyrie=1": "coffin-makers.warriors",
}


@pytest.mark.parametrize(("line", "where"), IMPOSSIBLE.items())
def test_what_others_than_the_table_refuse_has_its_place_in_every_language(line: str, where: str) -> None:
    with pytest.raises(PositionError) as error:
        loads(line)
    assert not in_english(error.value)
    for language in LANGUAGES:
        with speaking(language):
            assert told(error.value).startswith(f"{where}: ")
