"""Why not: the questions of the Lizard Cult (Law of Root 10)."""

from __future__ import annotations

import pytest
from tests.root.present.why_not import Row, holds

START = "root seats=lizards,marquise,eyrie turn=lizards"
CONSPIRE = f"{START} step=conspire lizards.acolytes=3 lizards.hand=anvil"
FEW = f"{START} step=conspire lizards.acolytes=2 lizards.hand=anvil"
CRUSADE = f"{CONSPIRE} @1=lizards.warrior*2,marquise.warrior @5=lizards.warrior*2,marquise.warrior"
CONVERT = f"{CONSPIRE} @1=marquise.warrior*2,eyrie.warrior @6=marquise.warrior @5=marquise.warrior"
SANCTIFY = f"{CONSPIRE} @8=marquise.sawmill,lizards.fox~garden @1=marquise.sawmill @5=marquise.sawmill"
RITUALS = f"{START} step=rituals"
BUILD = f"{RITUALS} @1=lizards.warrior @5=lizards.warrior @6=lizards.warrior @12=marquise.warrior"
SOME = "lizards.hand=anvil,foxfolk-steel,armorers,bake-sale"
NO_GARDEN = "@1=lizards.fox~garden @8=lizards.fox~garden*2 @6=lizards.fox~garden @12=lizards.fox~garden"
EVENING = f"{START} phase=evening"

ROWS = [
    # Setup
    Row("setup seats=lizards,marquise", (1, 1, 5, 5), 5, "root 10.3.2", "corner"),
    # Conspiracies
    Row(f"{FEW} @6=marquise.warrior @1=marquise.sawmill", (), "sanctify", "root 10.4.3", "acolytes"),
    Row(CONVERT, (), "crusade", "root 10.4.3.I", "fight or move"),
    Row(f"{CRUSADE} @1=lizards.warrior", (), "sanctify", "root 10.4.3.III", "building"),
    Row(f"{SANCTIFY} @6=lizards.warrior", (), "convert", "root 10.4.3.II", "warrior"),
    Row(f"{CONSPIRE} @1=marquise.keep,marquise.warrior @8=lizards.warrior", (), "convert", "root 6.2.2", "keep"),
    Row(CRUSADE, ("crusade", "a battle"), 5, "root 10.4.3.I", "Outcast"),
    Row(CRUSADE, ("crusade", "a battle"), 6, "root 4.3"),
    Row(CRUSADE, ("crusade", "a move"), 5, "root 10.4.3.I", "Outcast"),
    Row(CRUSADE, ("crusade", "a move"), 8, "root 4.2"),
    Row(CONVERT, ("convert",), 5, "root 10.4.3.II", "Outcast"),
    Row(CONVERT, ("convert",), 8, "root 10.4.3.II", "warrior"),
    Row(f"{CONVERT} @12=marquise.keep,marquise.warrior", ("convert",), 12, "root 6.2.2", "keep"),
    Row(CONVERT, ("convert", 6), "eyrie", "root 10.4.3.II", "warrior"),
    Row(SANCTIFY, ("sanctify",), 5, "root 10.4.3.III", "Outcast"),
    Row(SANCTIFY, ("sanctify",), 6, "root 10.4.3.III", "building"),
    Row(SANCTIFY, ("sanctify", 8), "fox garden", "root 10.4.3.III", "enemy"),
    Row(
        f"{CONSPIRE} lizards.outcast=mouse @2=lizards.mouse~garden*2 @7=lizards.mouse~garden*2 @9=lizards.mouse~garden "
        "@11=marquise.sawmill,marquise.warrior",
        (),
        "sanctify",
        "root 1.5.1",
    ),
    # Rituals
    Row(f"{RITUALS} @2=marquise.warrior lizards.hand=anvil", (), "build", "root 10.5.1", "rule a clearing"),
    Row(f"{RITUALS} @5=lizards.warrior lizards.hand=anvil", (), "build", "root 10.5.1", "card of its suit"),
    Row(f"{RITUALS} @1=lizards.fox~garden lizards.hand=anvil", (), "build", "root 2.2.3", "slot"),
    Row(f"{RITUALS} lizards.hand=armorers", (), "recruit", "root 10.5.2", "card"),
    Row(f"{RITUALS} lizards.hand=anvil", (), "score", "root 10.5.3", "garden"),
    Row(f"{RITUALS} @1=lizards.fox~garden lizards.hand=anvil lizards.scored=fox", (), "score", "root 10.5.3", "once"),
    Row(f"{RITUALS} lizards.hand=anvil", (), "sacrifice", "root 10.5.4", "bird"),
    Row(f"{RITUALS} @2=lizards.warrior*25 lizards.hand=armorers,sword", (), "sacrifice", "root 1.5.1"),
    Row(f"{BUILD} {SOME}", ("build",), 12, "root 10.5.1", "rule"),
    Row(f"{BUILD} lizards.hand=anvil,armorers", ("build",), 5, "root 10.5.1", "card of its suit"),
    Row(f"{BUILD} {SOME} @8=lizards.warrior,lizards.fox~garden*2", ("build",), 8, "root 2.2.3", "slot"),
    Row(
        f"{RITUALS} {NO_GARDEN.replace('@6=lizards.fox~garden', '@6=lizards.warrior')} {SOME}",
        ("build",),
        1,
        "root 2.2.3",
    ),
    Row(f"{BUILD} {SOME}", ("build", 1), "armorers", "root 10.2.2", "birds"),
    Row(f"{BUILD} {SOME}", ("build", 1), "bake-sale", "root 10.5.1"),
    Row(f"{BUILD} lizards.hand=anvil", ("recruit",), 5, "root 10.5.2", "match"),
    Row(f"{BUILD} lizards.hand=anvil @8=marquise.keep", ("recruit",), 8, "root 6.2.2", "keep"),
    Row(f"{BUILD} {SOME}", ("recruit", 1), "armorers", "root 10.2.2", "birds"),
    Row(f"{BUILD} {SOME}", ("recruit", 1), "bake-sale", "root 10.5.2"),
    Row(f"{RITUALS} @1=lizards.fox~garden {SOME}", ("score",), "armorers", "root 10.2.2", "birds"),
    Row(f"{RITUALS} @1=lizards.fox~garden {SOME}", ("score",), "bake-sale", "root 10.5.3", "garden"),
    Row(f"{RITUALS} {SOME}", ("sacrifice",), "anvil", "root 10.5.4", "bird"),
    # The Evening
    Row(
        f"{EVENING} @1=lizards.fox~garden @5=lizards.rabbit~garden lizards.hand=anvil,travel-gear-fox",
        (),
        "travel-gear-fox",
        "root 10.2.1",
        "Outcast",
    ),
    Row(
        f"{EVENING} @1=lizards.fox~garden @8=lizards.fox~garden*2 @6=lizards.fox~garden lizards.hand=royal-claim",
        ("royal-claim",),
        "mouse",
        "root 4.1.1",
    ),
    Row(
        f"{EVENING} step=draw~and~discard lizards.hand=anvil,sword,armorers,sappers,bake-sale",
        (),
        "done",
        "root 10.6.3",
        "five",
    ),
]


@pytest.mark.law("root 10.4.3", "root 10.5", "root 10.2.1", "root 10.2.2")
@pytest.mark.parametrize("row", ROWS, ids=[f"{n} {row.thing}: {row.article}" for n, row in enumerate(ROWS)])
def test_the_article_that_forbids_it(row: Row) -> None:
    holds(row)
