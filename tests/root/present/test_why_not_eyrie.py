"""Why not: the questions of the Eyrie (Law of Root 7)."""

from __future__ import annotations

import pytest
from tests.root.present.why_not import Row, holds

START = "root seats=eyrie,marquise,alliance turn=eyrie"
ADD = f"{START} eyrie.hand=armorers,sappers,anvil @1=eyrie.roost"
CRAFT = f"{START} phase=daylight eyrie.leader=commander @8=eyrie.roost,eyrie.warrior"
DONE = "eyrie.leader=despot eyrie.resolved.move~bird=1 eyrie.resolved.build~bird=1"  # the viziers are resolved
DECREE = f"{START} step=the~Decree {DONE}"
RECRUIT = f"{DECREE} eyrie.decree.recruit=anvil @1=eyrie.roost @8=eyrie.roost @5=eyrie.roost @2=eyrie.warrior"
MOVE = f"{DECREE} eyrie.decree.move=anvil @1=eyrie.warrior*2 @8=eyrie.warrior @5=eyrie.warrior,eyrie.roost"
BATTLE = (
    f"{DECREE} eyrie.decree.battle=anvil @1=eyrie.warrior,marquise.warrior @8=eyrie.warrior,marquise.warrior "
    "@5=eyrie.warrior,marquise.warrior @12=eyrie.warrior @6=marquise.warrior"
)
BUILD = f"{DECREE} eyrie.decree.build=anvil @8=eyrie.warrior @12=eyrie.warrior @5=eyrie.warrior @1=eyrie.roost"
LOST = f"{START} step=a~new~roost @1=marquise.warrior @2=marquise.keep @3=marquise.sawmill"
CROWDED = " ".join([f"@{c}=marquise.warrior" for c in (4, 5, 6, 7, 8, 9, 10)])
SNARED = f"root seats=eyrie,marquise,bot:corvids turn=eyrie step=the~Decree {DONE}"
ALL_ROOSTS = "@1=eyrie.roost @5=eyrie.roost @2=eyrie.roost @7=eyrie.roost @9=eyrie.roost @3=eyrie.roost @4=eyrie.roost"

ROWS = [
    # Adding to the Decree
    Row(ADD, (), "done", "root 7.4.2", "at least one card"),
    Row(ADD, ("armorers", "recruit"), "sappers", "root 7.4.2", "one bird"),
    Row(f"{ADD} eyrie.hand=armorers,ambush-bird,anvil", ("armorers", "move"), "ambush-bird", "root 7.4.2"),
    Row(f"{ADD} eyrie.hand=armorers,dominance-bird,anvil", ("armorers", "build"), "dominance-bird", "root 7.4.2"),
    # A new roost
    Row(f"{LOST} {CROWDED}", (), 4, "root 7.4.3", "fewest warriors"),
    Row(f"{LOST} {CROWDED}", (), 1, "root 7.4.3"),
    Row(f"{LOST} {CROWDED}", (), 3, "root 2.2.3", "slot"),
    Row(f"{LOST} {CROWDED}", (), 2, "root 6.2.2", "keep"),
    # Crafting
    Row(f"{CRAFT} eyrie.hand=anvil,ambush-fox", (), "ambush-fox", "root 2.1.5"),
    Row(f"{CRAFT} eyrie.hand=anvil,dominance-mouse", (), "dominance-mouse", "root 3.3"),
    Row(f"{CRAFT} eyrie.hand=anvil,crossbow-mouse supply.crossbow=0", (), "crossbow-mouse", "root 4.1.2"),
    Row(f"{CRAFT} eyrie.hand=anvil,armorers eyrie.crafted=armorers", (), "armorers", "root 4.1.4"),
    Row(f"{CRAFT} eyrie.hand=anvil,sword", (), "sword", "root 4.1.1"),
    Row(f"{CRAFT} eyrie.hand=anvil,favor-of-the-foxes", (), "favor-of-the-foxes", "root 4.1.1"),
    # The Decree as a whole
    Row(RECRUIT, (), "done", "root 7.5.2", "every card"),
    Row(f"{RECRUIT} eyrie.decree.move=sword", (), "move mouse", "root 7.5.2", "left to right"),
    Row(f"{RECRUIT} eyrie.decree.build=bake-sale", (), "build rabbit", "root 7.5.2"),
    Row(f"{DECREE} eyrie.decree.recruit=sword @1=eyrie.roost", (), "recruit mouse", "root 7.5.2.I", "roost"),
    Row(
        f"{DECREE} eyrie.decree.recruit=anvil @1=eyrie.roost,eyrie.warrior*20",
        (),
        "recruit fox",
        "root 1.5.1",
        "supply",
    ),
    Row(f"{DECREE} eyrie.decree.recruit=anvil @1=eyrie.roost,marquise.keep", (), "recruit fox", "root 6.2.2", "keep"),
    Row(
        f"{DECREE} eyrie.decree.move=sword @1=eyrie.warrior", (), "move mouse", "root 4.2", "no warriors in a clearing"
    ),
    Row(
        f"{DECREE} eyrie.decree.move=anvil @1=eyrie.warrior,marquise.warrior*2",
        (),
        "move fox",
        "root 4.2.1",
        "rule",
    ),
    Row(
        f"{DECREE} eyrie.decree.battle=anvil @1=eyrie.warrior @5=eyrie.warrior,marquise.warrior",
        (),
        "battle fox",
        "root 4.3",
    ),
    Row(f"{DECREE} eyrie.decree.battle=sword @2=marquise.warrior", (), "battle mouse", "root 4.3", "enemy"),
    Row(f"{DECREE} eyrie.decree.build=sword @1=eyrie.warrior", (), "build mouse", "root 7.5.2.IV", "rule"),
    Row(f"{DECREE} eyrie.decree.build=sword @2=eyrie.roost", (), "build mouse", "root 7.5.2.IV", "no roost yet"),
    Row(
        f"{DECREE} eyrie.decree.build=anvil @1=eyrie.warrior*2,marquise.sawmill", (), "build fox", "root 2.2.3", "slot"
    ),
    Row(f"{DECREE} eyrie.decree.build=anvil @8=eyrie.warrior {ALL_ROOSTS}", (), "build fox", "root 1.5.1", "supply"),
    Row(f"{DECREE} eyrie.decree.build=anvil @8=eyrie.warrior,marquise.keep", (), "build fox", "root 6.2.2"),
    # Recruiting
    Row(RECRUIT, ("fox",), 5, "root 7.5.2.I", "suit"),
    Row(RECRUIT, ("fox",), 12, "root 7.5.2.I", "roost"),
    Row(f"{RECRUIT} @8=eyrie.roost,marquise.keep @6=eyrie.roost", ("fox",), 8, "root 6.2.2", "Marquise"),
    Row(RECRUIT, ("fox",), 2, "root 7.5.2.I"),
    # Moving
    Row(MOVE, ("fox",), 5, "root 7.5.2.II", "suit"),
    Row(MOVE, ("fox",), 6, "root 4.2", "no warriors there"),
    Row(f"{MOVE} @12=eyrie.warrior,marquise.warrior*2", ("fox",), 12, "root 4.2.1", "rule"),
    Row(MOVE, ("fox", 1), 8, "root 2.2.1", "path"),
    Row(f"{MOVE} @12=eyrie.warrior,marquise.warrior*2 @10=eyrie.roost", ("fox", 12), 4, "root 4.2.1"),
    Row(f"{MOVE} eyrie.decree.move=armorers @9=marquise.warrior", ("bird",), 9, "root 4.2"),  # a bird fits everywhere
    # Battle
    Row(BATTLE, ("fox",), 5, "root 7.5.2.III", "suit"),
    Row(BATTLE, ("fox",), 12, "root 4.3", "enemy"),
    Row(BATTLE, ("fox",), 6, "root 4.3", "warrior"),
    Row(BATTLE, ("fox", 1), "alliance", "root 4.3", "no piece there"),
    # Building
    Row(BUILD, ("fox",), 5, "root 7.5.2.IV", "suit"),
    Row(BUILD, ("fox",), 1, "root 7.5.2.IV", "no roost yet"),
    Row(BUILD, ("fox",), 6, "root 7.5.2.IV", "rule"),
    Row(f"{BUILD} @6=eyrie.warrior*3,marquise.sawmill*2", ("fox",), 6, "root 2.2.3", "slot"),
    Row(f"{BUILD} @6=eyrie.warrior,marquise.keep", ("fox",), 6, "root 6.2.2", "keep"),
    Row(
        f"{SNARED} eyrie.decree.build=anvil @8=eyrie.warrior @12=eyrie.warrior,corvids.snare",
        ("fox",),
        12,
        "rootbotics 11.7.2",
    ),
    Row(
        f"{SNARED} eyrie.decree.move=anvil @8=eyrie.warrior @12=eyrie.warrior,corvids.snare",
        ("fox",),
        12,
        "rootbotics 11.7.2",
    ),
    Row(
        f"{SNARED} eyrie.decree.recruit=anvil @8=eyrie.roost @12=eyrie.roost,corvids.snare",
        ("fox",),
        12,
        "rootbotics 11.7.2",
    ),
    # Turmoil, and the hand
    Row(
        f"{DECREE} eyrie.deposed=builder eyrie.decree.recruit=sword @1=eyrie.roost",
        ("mouse",),
        "builder",
        "root 7.7.3",
        "deposed",
    ),
    Row(f"{DECREE} eyrie.decree.recruit=sword @1=eyrie.roost", ("mouse",), "despot", "root 7.7.3"),
    Row(
        f"{START} phase=evening eyrie.hand=anvil,sword,bake-sale,armorers,sappers,cobbler",
        (),
        "done",
        "root 7.6.2",
        "five",
    ),
]


@pytest.mark.law("root 7.4.2", "root 7.5.2")
@pytest.mark.parametrize("row", ROWS, ids=[f"{n} {row.thing}: {row.article}" for n, row in enumerate(ROWS)])
def test_the_article_that_forbids_it(row: Row) -> None:
    holds(row)
