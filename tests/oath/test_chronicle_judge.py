"""Somebody else's parser of chronicle strings reads what we write, and we read what it reads.

It knows the layout of 3.1.0 and calls some cards by their former names. Of later versions it skips the winner's name,
and it looks for the last game at a wrong place: strings of 3.1.1 to 3.1.3, which have none, are too short for it.
"""

from __future__ import annotations

import json
import shutil
import subprocess
from pathlib import Path
from typing import Any, Final

import pytest
from hatch_build import found_node
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from tests.oath.chronicles import NEW, STRINGS, chronicles, left_by_games
from tests.tools import PROJECT, MissingTool

from lawbound.kernel import Seeded
from lawbound.oath.box import COLORS
from lawbound.oath.cards import CARDS, DENIZENS, EDIFICES, OATH_NAMES, RELICS, SITES, VISIONS, Card
from lawbound.oath.chronicle_value import Chronicle
from lawbound.oath.notation import read, versions, write

SCRIPT: Final = Path(__file__).with_name("chronicle_judge.mjs")
VERSIONS: Final = ("3.1.0", "3.2.0", "3.3.0", "3.3.1", "3.3.2", "3.3.3")
FORMER_NAMES: Final = {
    "Charlatan": "Charlatans",
    "Forced Labor": "Secret Police",
    "Secret Police": "Forced Labor",
    "Herald": "Squires",
    "Resettle": "Homesick",
    "Vow of Beastkin": "Vow of Beast-kin",
    "Hall of Mockery": "Hall of Liberation",
    "Vision of Sanctuary": "Dynasty",
    "Vision of Rebellion": "Rebellion",
    "Vision of Faith": "Faith",
    "Vision of Conquest": "Conquest",
}
SUITS: Final = ("Discord", "Hearth", "Nomad", "Arcane", "Order", "Beast")
SAMPLES: Final = (
    *STRINGS.values(),
    "030100000710Empire and Exile00180234152011FFFFFF21FFFFFF0AFFFFFF25FFFFFF1FFFFFFF05FFFFFF2EFFFFFF2AFFFFFF4107D313A9"
    "0BC301411BD4B96FBF0509399EA684173132A89AD6D223D53F107F481214751F438CA3352F2A64614B080AAFA20F1D8A727D1EC0332D55605B2C"
    "8B3E211E110C222E201A290D261502242803192B2718253004341606000E4A971CAB02E8DE",
)
"""Strings of the mod. The last one, of an early version, has lost most of its relics."""


def judge(texts: list[str]) -> list[dict[str, Any]]:
    if not (PROJECT / "web" / "node_modules" / "@seiyria" / "oath-parser").is_dir():
        raise MissingTool("oath-parser is not installed: run 'npm ci' in web/, or 'make test', which does.")
    node = shutil.which("node", path=found_node().path)
    assert node is not None
    done = subprocess.run(
        [node, str(SCRIPT)], input=json.dumps(texts), capture_output=True, encoding="utf-8", timeout=120, check=False
    )
    assert done.returncode == 0, done.stderr
    answers: list[dict[str, Any]] = json.loads(done.stdout)
    return answers


def name(card: Card) -> dict[str, str]:
    return {"name": FORMER_NAMES.get(CARDS[card].name, CARDS[card].name)}


def as_judged(c: Chronicle, version: str) -> dict[str, Any]:
    """What the judge should say, without the order of slots and without what it misreads."""
    major, minor, patch = version.split(".")
    sites = []
    for spot in c.positions:
        here = [name(card) for card in [*spot.cards, *spot.relics] if card is not None]
        sites.append(
            {
                "name": "NONE" if spot.site is None else SITES[spot.site].name,
                "ruined": not spot.faceup,
                "cards": by_name([*here, *[{"name": "NONE"}] * (3 - len(here))]),
            }
        )
    boards = {"brown" if color == "black" else color: n for n, color in enumerate(COLORS) if n}
    return {
        "version": {"major": major, "minor": minor, "patch": patch},
        "gameCount": c.number,
        "chronicleName": c.name,
        "playerCitizenship": {
            color.title(): "Citizen" if n in c.citizens else "Exile" for color, n in sorted(boards.items())
        },
        "oath": OATH_NAMES[c.oath].title(),
        "sites": sites,
        "world": [name(card) for card in c.deck_order or ()],
        "dispossessed": [name(card) for card in c.dispossessed or ()],
        "relics": [name(card) for card in (c.relic_order or ())[::-1]],
    }


def by_name(cards: list[dict[str, str]]) -> list[dict[str, str]]:
    return sorted(cards, key=lambda card: card["name"])


def comparable(answer: dict[str, Any]) -> dict[str, Any]:
    assert "error" not in answer, answer["error"]
    wanted = {
        key: value for key, value in answer.items() if key not in ("suitOrder", "prevPlayerCitizenship", "winner")
    }
    wanted["sites"] = [{**site, "cards": by_name(site["cards"])} for site in answer["sites"]]
    wanted["playerCitizenship"] = dict(sorted(answer["playerCitizenship"].items()))
    return wanted


@settings(max_examples=25, deadline=None, suppress_health_check=list(HealthCheck))
@given(st.lists(st.tuples(chronicles(), st.sampled_from(VERSIONS)), min_size=1, max_size=30))
def test_the_judge_reads_what_we_write(written: list[tuple[Chronicle, str]]) -> None:
    texts = [write(c, version) for c, version in written]
    for (c, version), text, answer in zip(written, texts, judge(texts), strict=True):
        assert comparable(answer) == as_judged(c, version)
        assert as_judged(read(text), version) == as_judged(c, version)
        if c.tabletop.suit_order == "012345":
            assert answer["suitOrder"] == list(SUITS)


@settings(max_examples=10, deadline=None, suppress_health_check=list(HealthCheck))
@given(st.lists(left_by_games(), min_size=1, max_size=20))
def test_the_judge_reads_what_luck_has_drawn(left: list[Chronicle]) -> None:
    texts = [write(c, luck=Seeded("judge")) for c in left]
    for text, answer in zip(texts, judge(texts), strict=True):
        assert comparable(answer) == as_judged(read(text), "3.3.3")


def test_we_read_what_the_judge_reads() -> None:
    for text, answer in zip(SAMPLES, judge(list(SAMPLES)), strict=True):
        ours = as_judged(read(text), ".".join([answer["version"][part] for part in ("major", "minor", "patch")]))
        theirs = comparable(answer)
        if text == SAMPLES[-1]:  # as the mod does, we put its missing relics on top, and it leaves them out
            assert ours["relics"][: len(theirs["relics"])] == theirs["relics"]
            ours["relics"] = theirs["relics"]
        if text == NEW:
            assert theirs["world"] == theirs["relics"] == []
        assert ours == theirs


def test_every_card_has_the_same_number_for_both() -> None:
    """One string for each card at a time: in the world deck, where the judge asks no questions."""
    numbers = [*DENIZENS, *EDIFICES, *VISIONS, *RELICS]
    head = "03020000010" + "1X" + "000000" + "012345" + "FFFFFFFF" * 8
    answers = judge([f"{head}01{number:02X}0000" for number in numbers])
    assert [answer["world"] for answer in answers] == [[name(number)] for number in numbers]


@pytest.mark.parametrize("version", sorted(set(versions()) - set(VERSIONS)))
def test_other_versions_are_beyond_the_judge(version: str) -> None:
    text = write(read(STRINGS["3.3.1"]), version)
    assert "error" in judge([text])[0]
