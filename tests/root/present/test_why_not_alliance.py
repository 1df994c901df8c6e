"""Why not: the questions of the Alliance, and outrage, which it asks of others (Law of Root 8)."""

from __future__ import annotations

import pytest
from tests.root.present.why_not import Row, holds

START = "root seats=alliance,marquise,eyrie turn=alliance"
REVOLT = (
    f"{START} step=revolt alliance.supporters=anvil,foxfolk-steel,bake-sale @1=alliance.sympathy @5=alliance.sympathy"
)
SPREAD = f"{START} step=spread~sympathy alliance.supporters=anvil,bake-sale @1=alliance.sympathy"
TOKENS = " ".join([f"@{c}=alliance.sympathy" for c in (1, 2, 3, 4, 5, 6, 7, 8, 9, 10)])
DAY = f"{START} phase=daylight alliance.hand=anvil"
OPERATE = f"{START} step=military~operations alliance.officers=2"
RECRUIT = f"{OPERATE} @1=alliance.fox~base,alliance.warrior @5=alliance.rabbit~base @2=marquise.warrior"
ORGANIZE = f"{OPERATE} @1=alliance.warrior,alliance.sympathy @5=alliance.warrior @8=alliance.warrior"
SNARED = "root seats=alliance,marquise,bot:corvids turn=alliance step=military~operations alliance.officers=2"
ENTER = (
    "root seats=marquise,alliance,eyrie turn=marquise step=actions @1=marquise.warrior*2 @5=alliance.sympathy "
    "marquise.hand=anvil,sword,bake-sale,armorers"
)
OUTRAGED = ("march", 1, 5, 1)
AUTOMATED = ENTER.replace("alliance,eyrie", "bot:alliance,eyrie")

ROWS = [
    # Revolt
    Row(REVOLT, (), 2, "root 8.4.1.I", "sympathetic"),
    Row(REVOLT, (), 12, "root 8.4.1.I"),
    Row(REVOLT, (), 5, "root 8.4.1.II", "two supporters"),
    Row(
        f"{REVOLT} @8=alliance.fox~base,alliance.sympathy @7=alliance.sympathy "
        "alliance.supporters=anvil,foxfolk-steel,sword,root-tea-mouse",
        (),
        1,
        "root 8.4.1.I",
        "not yet built",
    ),
    Row(
        f"{REVOLT} alliance.supporters=anvil,foxfolk-steel,sword,bake-sale @2=alliance.sympathy", (), 2, "root 8.4.1.II"
    ),
    Row(
        f"{REVOLT} alliance.supporters=anvil,foxfolk-steel,sword",
        (1,),
        "sword",
        "root 8.4.1.II",
        "clearing of the revolt",
    ),
    Row(REVOLT, (1,), "bake-sale", "root 8.4.1.II"),
    # Spreading sympathy
    Row(SPREAD, (), 1, "root 8.2.5.I", "already"),
    Row(SPREAD, (), 2, "root 8.4.2.I", "beside"),
    Row(SPREAD, (), 8, "root 8.4.2.I"),
    Row(SPREAD, (), 9, "root 8.4.2.II", "too few supporters"),
    Row(f"{SPREAD} @5=marquise.warrior*3", (), 5, "root 8.4.2.II.a", "three warriors"),
    Row(f"{SPREAD} @5=marquise.warrior*2,eyrie.warrior*3", (), 5, "root 8.4.2.II.a"),
    Row(f"{SPREAD} @9=marquise.warrior*3", (), 9, "root 8.4.2.II"),  # two are missing, not only the one
    Row(f"{SPREAD} @5=marquise.keep", (), 5, "root 6.2.2", "keep"),
    Row(f"{SPREAD} @9=marquise.keep", (), 9, "root 6.2.2"),  # before what it costs
    Row(f"{START} step=spread~sympathy alliance.supporters=anvil,bake-sale @3=marquise.keep", (), 3, "root 6.2.2"),
    Row(f"{START} step=spread~sympathy alliance.supporters=anvil,bake-sale", (), 2, "root 8.4.2.II"),
    Row(f"{SPREAD} alliance.supporters=anvil,bake-sale,sword", (10,), "anvil", "root 8.4.2.II", "match the clearing"),
    Row(f"{SPREAD} alliance.supporters=anvil,bake-sale,sword", (5,), "sword", "root 8.4.2.II"),
    Row(
        f"{SPREAD} @5=alliance.sympathy @2=alliance.sympathy alliance.supporters=anvil,foxfolk-steel,bake-sale",
        (),
        10,
        "root 8.4.2.II",
    ),
    # Daylight
    Row(
        f"{DAY} alliance.crafted=codebreakers alliance.hand= marquise.hand=?",
        (),
        "mobilize",
        "root 8.5.2",
        "no card",
    ),
    Row(DAY, (), "train", "root 8.5.3", "base"),
    Row(f"{DAY} @5=alliance.rabbit~base", (), "train", "root 8.5.3", "card"),
    Row(
        f"{DAY} alliance.hand=anvil,bake-sale,sword @5=alliance.rabbit~base", ("train",), "sword", "root 8.5.3", "base"
    ),
    Row(f"{DAY} alliance.hand=anvil,bake-sale,sword @1=alliance.fox~base", ("train",), "bake-sale", "root 8.5.3"),
    Row(DAY, (), "craft", "root 4.1.1", "crafting pieces"),
    Row(f"{DAY} alliance.hand=ambush-fox @1=alliance.sympathy", (), "craft", "root 2.1.5", "ambush"),
    Row(f"{DAY} @1=alliance.sympathy supply.hammer=0", (), "craft", "root 4.1.2", "no longer in the supply"),
    Row(f"{DAY} alliance.hand=armorers @1=alliance.sympathy alliance.crafted=armorers", (), "craft", "root 4.1.4"),
    Row(f"{DAY} alliance.hand=dominance-fox @1=alliance.sympathy", (), "craft", "root 3.3"),
    Row(f"{DAY} alliance.hand=anvil,sword @1=alliance.sympathy", ("craft",), "sword", "root 4.1.1"),
    Row(f"{DAY} alliance.hand=anvil,ambush-fox @1=alliance.sympathy", ("craft",), "ambush-fox", "root 2.1.5"),
    Row(
        f"{DAY} alliance.hand=anvil,armorers @1=alliance.sympathy alliance.crafted=armorers",
        ("craft",),
        "armorers",
        "root 4.1.4",
    ),
    Row(
        f"{DAY} alliance.hand=anvil,crossbow-bird @1=alliance.sympathy supply.crossbow=0",
        ("craft",),
        "crossbow-bird",
        "root 4.1.2",
    ),
    # Evening
    Row(f"{OPERATE} alliance.operations=1 @5=alliance.rabbit~base", (), "move", "root 4.2", "no warriors on the map"),
    Row(f"{OPERATE} @3=alliance.rabbit~base @1=alliance.warrior,marquise.warrior*2", (), "move", "root 4.2.1"),
    Row(RECRUIT, (), "battle", "root 4.3"),
    Row(f"{RECRUIT} @2=alliance.warrior,marquise.warrior", ("battle",), 1, "root 4.3"),
    Row(f"{OPERATE} @1=alliance.warrior", (), "recruit", "root 8.6.1.III", "no base on the map"),
    Row(f"{OPERATE} @1=alliance.fox~base,marquise.keep @5=alliance.warrior", (), "recruit", "root 6.2.2"),
    Row(f"{OPERATE} @1=alliance.fox~base,alliance.warrior*8", (), "recruit", "root 1.5.1", "supply"),
    Row(RECRUIT, ("recruit",), 2, "root 8.6.1.III", "no base"),
    Row(RECRUIT, ("recruit",), 8, "root 8.6.1.III"),
    Row(f"{RECRUIT} @5=alliance.rabbit~base,marquise.keep", ("recruit",), 5, "root 6.2.2", "Marquise"),
    Row(f"{OPERATE} @1=alliance.fox~base", (), "organize", "root 8.6.1.IV", "no warriors"),
    Row(f"{OPERATE} @1=alliance.warrior,alliance.sympathy", (), "organize", "root 8.2.5.I", "sympathetic already"),
    Row(f"{OPERATE} @1=alliance.warrior,marquise.keep", (), "organize", "root 6.2.2"),
    Row(ORGANIZE, ("organize",), 1, "root 8.2.5.I", "one token"),
    Row(ORGANIZE, ("organize",), 2, "root 8.6.1.IV", "no warrior there"),
    Row(f"{ORGANIZE} @5=alliance.warrior,marquise.keep", ("organize",), 5, "root 6.2.2"),
    Row(ORGANIZE, ("move",), 2, "root 4.2"),
    Row(ORGANIZE, ("move", 5), 10, "root 2.2.1"),
    Row(f"{SNARED} @1=alliance.warrior,corvids.snare @5=alliance.warrior", ("organize",), 1, "rootbotics 11.7.2"),
    Row(f"{SNARED} @1=alliance.warrior,corvids.snare @5=alliance.warrior", ("move",), 1, "rootbotics 11.7.2"),
    Row(
        f"{START} phase=evening alliance.hand=anvil,sword,bake-sale,armorers,sappers,cobbler", (), "done", "root 8.6.2"
    ),
    # Outrage
    Row(ENTER, OUTRAGED, "anvil", "root 8.2.6", "match the clearing"),
    Row(ENTER, OUTRAGED, "sword", "root 8.2.6"),
    Row(ENTER, OUTRAGED, "no", "root 8.2.6", "must be given"),
    Row(AUTOMATED, OUTRAGED, "anvil", "rootbotics 6.2.3", "match the clearing"),
    Row(AUTOMATED, OUTRAGED, "no", "rootbotics 6.2.3", "must be discarded"),
]


@pytest.mark.law("root 8.4.1", "root 8.4.2", "root 8.6.1")
@pytest.mark.parametrize("row", ROWS, ids=[f"{n} {row.thing}: {row.article}" for n, row in enumerate(ROWS)])
def test_the_article_that_forbids_it(row: Row) -> None:
    holds(row)
