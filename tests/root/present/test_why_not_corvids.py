"""Why not: the questions of the Corvids, and of those who would expose them (Law of Root 13)."""

from __future__ import annotations

import pytest
from tests.root.present.why_not import Row, holds

START = "root seats=corvids,marquise,eyrie turn=corvids"
DAYLIGHT = f"{START} step=daylight @1=corvids.warrior*2"
PLOT = f"{DAYLIGHT} @2=corvids.warrior,corvids.plot corvids.plots.2=raid @5=marquise.warrior"
TRICK = f"{DAYLIGHT} @2=corvids.plot @5=corvids.plot @6=corvids.snare"
FLIP = f"{START} @1=corvids.warrior,corvids.plot @2=corvids.plot @5=corvids.warrior corvids.plots.1=raid"
EXPOSE = (
    "root seats=marquise,corvids,eyrie turn=marquise step=actions @1=corvids.plot,marquise.warrior @2=corvids.plot "
    "@6=marquise.warrior @9=corvids.plot,marquise.warrior marquise.hand=anvil,foxfolk-steel,bake-sale"
)
SNARED = "root seats=marquise,corvids,eyrie turn=marquise step=actions @1=marquise.warrior*2,corvids.snare"

ROWS = [
    # Setup
    Row("setup seats=corvids,alliance", (), 5, "root 13.3.2", "suit"),
    # Birdsong
    Row(f"{START} corvids.hand=sword,anvil @8=corvids.plot @1=corvids.warrior", (), "sword", "root 4.1.1", "crafting"),
    Row(FLIP, (), 2, "root 13.4.2", "warrior"),
    Row(FLIP, (), 5, "root 13.4.2", "face-down plot"),
    Row(
        f"{START} step=recruit~with~a~card corvids.recruited=1 corvids.crafted=royal-claim corvids.hand=anvil",
        (),
        "anvil",
        "root 13.4.3",
        "once a turn",
    ),
    # Daylight
    Row(f"{DAYLIGHT} corvids.acted=3 corvids.crafted=command-warren,tax-collector", (), "plot", "root 13.5", "three"),
    Row(f"{DAYLIGHT} corvids.laid=2", (), "plot", "root 13.5.2", "warriors"),
    Row(DAYLIGHT, (), "battle", "root 4.3"),
    Row(DAYLIGHT, (), "trick", "root 13.5.4", "two plots"),
    Row(f"{START} step=daylight @2=corvids.warrior,corvids.plot", (), "plot", "root 13.5.2", "warriors"),
    Row(PLOT, ("plot",), 2, "root 13.2.2.II", "already"),
    Row(PLOT, ("plot",), 5, "root 13.5.2", "warriors"),
    Row(f"{PLOT} @8=corvids.warrior,marquise.keep", ("plot",), 8, "root 6.2.2", "keep"),
    Row(f"{DAYLIGHT} @6=corvids.bomb @8=corvids.bomb", ("plot", 1), "bomb", "root 1.5.1", "supply"),
    Row(TRICK, ("trick",), 6, "root 13.5.4", "two plots"),
    Row(TRICK, ("trick", 2), 6, "root 13.5.4", "two plots"),
    # Evening
    Row(f"{START} step=exert @1=corvids.warrior", (), "battle", "root 4.3"),
    Row(
        f"{START} step=draw~and~discard corvids.hand=anvil,sword,armorers,sappers,bake-sale",
        (),
        "done",
        "root 13.6.2",
        "five",
    ),
    # Exposure
    Row(EXPOSE.replace("bake-sale", "sword").replace(",marquise.warrior", ""), (), "expose", "root 13.2.4", "piece"),
    Row(EXPOSE, ("expose",), 2, "root 13.2.4", "piece of yours"),
    Row(EXPOSE, ("expose",), 6, "root 13.2.4", "face-down plot"),
    Row(EXPOSE, ("expose",), 9, "root 13.2.4", "card of the suit"),
    Row(EXPOSE, ("expose", 1), "bake-sale", "root 13.2.4", "suit"),
    # Snares
    Row(f"{SNARED} @2=marquise.warrior*2", ("march",), 1, "root 13.7.2", "snare"),
    Row(f"{SNARED},marquise.wood*3 @5=marquise.warrior", ("build",), 1, "root 13.7.2", "snare"),
]


@pytest.mark.law("root 13.2.4", "root 13.5.2", "root 13.5.4")
@pytest.mark.parametrize("row", ROWS, ids=[f"{n} {row.thing}: {row.article}" for n, row in enumerate(ROWS)])
def test_the_article_that_forbids_it(row: Row) -> None:
    holds(row)
