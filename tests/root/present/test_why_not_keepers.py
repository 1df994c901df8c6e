"""Why not: the questions of the Keepers (Law of Root 15)."""

from __future__ import annotations

import pytest
from tests.root.present.why_not import Row, holds

START = "root seats=keepers,marquise,eyrie turn=keepers"
ENCAMP = (
    f"{START} step=encamp @1=keepers.warrior,marquise.keep @3=keepers.warrior,eyrie.roost @5=keepers.warrior*2 "
    "@2=marquise.warrior keepers.encamped=9 @9=keepers.warrior"
)
STATIONS = "@5=keepers.figure-tablet~waystation @2=keepers.tablet-jewelry~waystation"
DECAMP = f"{START} step=decamp {STATIONS} keepers.decamped=2"
RECRUIT = f"{START} step=recruit~with~a~card {STATIONS} keepers.hand=anvil,ambush-bird,bake-sale"
MOVE = f"{START} step=retinue:~move keepers.retinue.move=anvil,bake-sale @5=keepers.warrior*2"
SEEK = (
    f"{START} step=retinue:~battle~then~delve keepers.retinue.battle~then~delve=anvil,ambush-rabbit "
    "@5=keepers.warrior*2 @3=keepers.warrior @1_2_5_10=keepers.figure~relic~1 @4=marquise.warrior"
)
RECOVER = (
    f"{START} step=retinue:~move~or~recover keepers.retinue.move~or~recover=anvil,bake-sale "
    "@5=keepers.figure-tablet~waystation,keepers.figure~relic~1,keepers.tablet~relic~2"
)
GATHER = f"{START} step=gather~the~Retinue keepers.hand=anvil"
RETAINER = "faithful retainer"
TEN = "anvil,sword,root-tea-fox,root-tea-mouse,root-tea-rabbit,mouse-in-a-sack,birdy-bindle"

ROWS = [
    # Setup
    Row("setup seats=keepers,alliance", (), 5, "root 15.3.2", "corner"),
    Row("setup seats=keepers,alliance", (1,), 10, "root 15.3.2", "edge"),
    Row("setup seats=keepers,alliance", (1,), 7, "root 15.3.2", "adjacent"),
    # Birdsong
    Row(START, (), 10, "root 15.4.1", "edge"),
    Row(f"{START} @1=marquise.sawmill", (), 1, "root 2.2.3", "slot"),
    Row(ENCAMP, (), 2, "root 15.4.1", "warrior"),
    Row(ENCAMP, (), 9, "root 15.4.1", "once"),
    Row(ENCAMP, (), 3, "root 2.2.3", "slot"),
    Row(ENCAMP, (), 1, "root 6.2.2", "keep"),
    Row(
        f"{START} step=encamp {STATIONS} @8=keepers.jewelry-figure~waystation @7=keepers.warrior "
        "keepers.crafted=royal-claim",
        (),
        7,
        "root 1.5.1",
    ),
    Row(DECAMP, (), 2, "root 15.4.2", "once"),
    Row(DECAMP, (), 8, "root 15.4.2", "waystation"),
    Row(f"{DECAMP} @8=keepers.warrior*15 keepers.crafted=royal-claim", (), 5, "root 1.5.1"),
    Row(RECRUIT, (), "anvil", "root 15.4.3", "suit"),
    Row(RECRUIT, ("ambush-bird",), 8, "root 15.4.3", "waystation"),
    Row(RECRUIT, ("bake-sale",), 2, "root 15.4.3", "suit"),
    # Daylight
    Row(f"{START} step=craft keepers.hand=sword,anvil @8=keepers.figure-tablet~waystation", (), "sword", "root 4.1.1"),
    Row(MOVE, (), "anvil", "root 15.5.2.I", "suit"),
    Row(f"{MOVE} @1=keepers.warrior", ("bake-sale",), 1, "root 15.5.2.I", "match"),
    Row(f"{MOVE} @3=keepers.warrior,eyrie.warrior*3", ("bake-sale",), 3, "root 4.2.1"),
    Row(SEEK, (), "anvil", "root 15.5.2.II", "battle"),
    Row(SEEK, ("ambush-rabbit",), 3, "root 15.5.2.II.a", "forest"),
    Row(SEEK, ("ambush-rabbit",), 4, "root 15.5.2.II", "rule"),
    Row(SEEK, ("ambush-rabbit",), 1, "root 15.5.2.II", "match"),
    Row(
        f"{SEEK} @12=keepers.warrior*2 @4_9_12=keepers.tablet~relic~1",
        ("anvil", 12),
        "1_9_10_12",
        "root 15.5.2.II.a",
        "forest",
    ),
    Row(RECOVER, (), "anvil", "root 15.5.2.III", "recovered"),
    Row(RECOVER, (RETAINER,), 8, "root 15.5.2.III", "recover"),
    Row(f"{RECOVER} @8=keepers.warrior", ("anvil", 8), 5, "root 15.5.2.III", "another"),
    Row(RECOVER, ("bake-sale", 5), "tablet relic 2", "root 15.5.2.III.a", "type"),
    Row(
        f"{RECOVER} keepers.column~over=1 keepers.crafted=cobbler,tax-collector @7=keepers.warrior",
        (),
        "bake-sale",
        "root 15.5.2.III.c",
        "column",
    ),
    # Evening
    Row(f"{GATHER} keepers.gathered=added", (), "move in the Retinue", "root 15.6.2", "either"),
    Row(f"{START} step=gather~the~Retinue", (), "add to the Retinue", "root 15.6.2"),
    Row(f"{GATHER} keepers.retinue.move={TEN.replace('anvil', 'bake-sale')}", (), "add to the Retinue", "root 15.6.2"),
    Row(
        f"{START} step=draw~and~discard keepers.hand=anvil,sword,armorers,sappers,bake-sale",
        (),
        "done",
        "root 15.6.3",
        "five",
    ),
]


@pytest.mark.law("root 15.4.1", "root 15.4.2", "root 15.4.3", "root 15.5.2.I", "root 15.5.2.II", "root 15.5.2.III")
@pytest.mark.parametrize("row", ROWS, ids=[f"{n} {row.thing}: {row.article}" for n, row in enumerate(ROWS)])
def test_the_article_that_forbids_it(row: Row) -> None:
    holds(row)
