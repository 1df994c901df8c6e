"""Why not: the questions of the Hundreds (Law of Root 14)."""

from __future__ import annotations

import pytest
from tests.root.present.why_not import Row, holds

START = "root seats=hundreds,marquise,eyrie turn=hundreds"
SOME = "hundreds.hand=anvil,armorers,bake-sale"
COMMAND = f"{START} step=command~the~Hundreds"
ADVANCE = f"{START} step=advance~the~warlord"
AT_1 = "@1=hundreds.warlord,hundreds.warrior*2"
BUILD = f"{COMMAND} {AT_1} @12=marquise.warrior,hundreds.warrior @5=hundreds.warrior"
TAXES = "hundreds.crafted=tax-collector"
INCITE = f"{START} step=incite {AT_1} @9=hundreds.warrior,hundreds.mob @5=hundreds.warrior"
RELENTLESS = f"{ADVANCE} hundreds.mood=relentless {AT_1} @5=marquise.warrior*3"
BITTER = f"{COMMAND} hundreds.mood=bitter @1=hundreds.warlord,hundreds.mob,marquise.warrior @9=hundreds.mob"
ALL_MOBS = " ".join(f"@{clearing}=hundreds.mob" for clearing in (2, 3, 4, 6, 7))
ALL_BUILT = "@9=hundreds.stronghold*2 @8=hundreds.stronghold*2 @7=hundreds.stronghold*2"

ROWS = [
    # Setup
    Row("setup seats=hundreds,alliance,marquise", (1, 1, 5, 5), 5, "root 14.3.1", "corner"),
    Row("setup seats=hundreds,alliance,marquise", (1, 1, 5, 5), 1, "root 14.3.1", "empty"),
    # Birdsong
    Row(f"{START} @12=hundreds.mob,hundreds.warlord", (), 2, "root 14.4.1", "beside", luck=("mouse",)),
    Row(f"{START} @12=hundreds.mob,hundreds.warlord", (), 4, "root 14.4.1", "suit", luck=("mouse",)),
    Row(f"{START} @12=hundreds.mob @7=marquise.keep", (), 7, "root 6.2.2", "keep", luck=("mouse",)),
    Row(f"{START} @5=hundreds.warrior @9=hundreds.warrior", (), 2, "root 14.4.3", "stead"),
    Row(f"{START} @5=hundreds.warrior @9=hundreds.warrior,marquise.keep", (), 9, "root 6.2.2", "keep"),
    Row(f"{START} {AT_1} hundreds.hoard=sword", (), "wrathful", "root 14.4.4", "Hoard"),
    Row(f"{START} {AT_1} hundreds.mood=rowdy", (), "rowdy", "root 14.4.4", "change"),
    # Crafting
    Row(f"{START} step=craft @1=hundreds.stronghold {SOME}", (), "bake-sale", "root 4.1.1"),
    Row(
        f"{START} step=craft @1=hundreds.stronghold @8=hundreds.stronghold*2 @6=hundreds.stronghold "
        "hundreds.hand=royal-claim",
        ("royal-claim",),
        "mouse",
        "root 4.1.1",
    ),
    # Command
    Row(f"{COMMAND} {AT_1} hundreds.commanded=1 {TAXES}", (), "move", "root 14.5.2", "Command"),
    Row(f"{COMMAND} @9=hundreds.stronghold hundreds.hand=sword", (), "move", "root 4.2"),
    Row(f"{COMMAND} {AT_1}", (), "battle", "root 4.3"),
    Row(f"{COMMAND} {AT_1}", (), "build", "root 14.5.2.III", "card of its suit"),
    Row(f"{COMMAND} {AT_1} {ALL_BUILT} {SOME}", (), "build", "root 1.5.1"),
    Row(f"{BUILD} {SOME}", ("build",), 12, "root 14.5.2.III", "rule"),
    Row(f"{BUILD} hundreds.hand=anvil", ("build",), 5, "root 14.5.2.III", "card of its suit"),
    Row(f"{BUILD} {SOME} @3=hundreds.stronghold", ("build",), 3, "root 2.2.3", "slot"),
    Row(f"{BUILD} {SOME}", ("build", 1), "bake-sale", "root 14.5.2.III", "suit of the clearing"),
    # The warlord
    Row(f"{ADVANCE} @5=hundreds.warrior {TAXES}", (), "advance", "root 14.5.3", "warlord"),
    Row(f"{ADVANCE} {AT_1} hundreds.advanced=1 {TAXES}", (), "advance", "root 14.5.3", "Prowess"),
    Row(
        f"{START} step=advance~before~commanding {AT_1} {TAXES} hundreds.mood=rowdy",
        (),
        "advance",
        "root 14.7.4",
        "Grandiose",
    ),
    Row(f"{ADVANCE} {AT_1} {TAXES} hundreds.mood=grandiose", (), "advance", "root 14.7.4", "Grandiose"),
    Row(f"{ADVANCE} {AT_1}", ("advance",), 2, "root 2.2.1"),
    Row(f"{ADVANCE} @1=hundreds.warlord,marquise.warrior*2 @5=hundreds.warrior", ("advance",), 9, "root 4.2.1"),
    Row(f"{ADVANCE} {AT_1} @5=marquise.warrior", ("advance", 5, 0), "eyrie", "root 4.3", "no piece"),
    Row(RELENTLESS, ("advance", 5, 2, "marquise"), 9, "root 2.2.1", luck=((0, 0),)),
    Row(RELENTLESS, ("advance", 5, 2, "marquise", "warlord"), 2, "root 14.7.2", "warlord", luck=((1, 1),)),
    Row(RELENTLESS, ("advance", 5, 2, "marquise", "battle once more"), "eyrie", "root 4.3", luck=((0, 0),)),
    Row(BITTER, ("battle", 1, "marquise"), 2, "root 14.7.8", "mob"),
    Row(BITTER, ("battle", 1, "marquise"), 5, "root 14.7.8", "mob"),
    # The Evening
    Row(f"{INCITE} {SOME}", (), 9, "root 14.6.1", "no mob"),
    Row(f"{INCITE} {SOME}", (), 2, "root 14.6.1", "warrior"),
    Row(f"{INCITE} hundreds.hand=anvil", (), 5, "root 14.6.1", "card"),
    Row(f"{INCITE} {SOME} @8=hundreds.warrior,marquise.keep", (), 8, "root 6.2.2", "keep"),
    Row(f"{INCITE} {SOME}", (1,), "bake-sale", "root 14.6.1", "suit"),
    Row(
        f"{START} step=draw~and~discard hundreds.hand=anvil,sword,armorers,sappers,bake-sale",
        (),
        "done",
        "root 14.6.3",
        "five",
    ),
    # Others
    Row(
        "root seats=vagabond,hundreds turn=vagabond phase=daylight vagabond.place=1 vagabond.satchel=crossbow,boots "
        "@1=hundreds.warlord",
        (),
        "strike",
        "root 14.2.2",
        "battle",
    ),
]


@pytest.mark.law("root 14.3.1", "root 14.4.1", "root 14.4.3", "root 14.4.4", "root 14.5.2", "root 14.5.2.III")
@pytest.mark.law("root 14.5.3", "root 14.6.1", "root 14.7.2", "root 14.7.4", "root 14.7.8", "root 14.2.2")
@pytest.mark.parametrize("row", ROWS, ids=[f"{n} {row.thing}: {row.article}" for n, row in enumerate(ROWS)])
def test_the_article_that_forbids_it(row: Row) -> None:
    holds(row)
