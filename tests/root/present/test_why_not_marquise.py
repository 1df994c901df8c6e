"""Why not: the questions of the Marquise, and those of moving and battle that she asks most (Law of Root 4, 6)."""

from __future__ import annotations

import pytest
from tests.root.present.why_not import Row, holds

START = "root seats=marquise,eyrie,alliance turn=marquise"
CRAFT = f"{START} phase=daylight @4=marquise.warrior"
ACT = f"{START} step=actions marquise.hand=armorers"  # a bird, so that there is something to do
NONE_LEFT = f"{ACT} marquise.actions~left=0 @5=marquise.warrior,marquise.recruiter,eyrie.warrior"
RULED = f"{ACT} @1=marquise.warrior*2 @5=marquise.warrior @8=eyrie.warrior"
BUILD = f"{ACT} @1=marquise.warrior*2,marquise.sawmill,marquise.wood*2 @9=marquise.warrior @2=eyrie.warrior"
PAID = f"{BUILD} @3=marquise.workshop @4=marquise.recruiter"  # one of each kind is built: the next costs wood
FIVE = f"{BUILD} @5=marquise.sawmill*2 @7=marquise.sawmill*2 @10=eyrie.warrior @12=eyrie.warrior"
LATE = f"{FIVE} @8=marquise.sawmill"
OVERWORK = f"{START} step=actions marquise.hand=anvil,bake-sale @1=marquise.sawmill @3=marquise.sawmill"
WOOD = f"{START} @8=marquise.sawmill*2 @9=marquise.sawmill*2 @5=marquise.wood*7"
SHORT = f"{ACT} @5=marquise.warrior*23 @1=marquise.recruiter @7=marquise.recruiter*2 @2=eyrie.roost"
SNARED = "root seats=marquise,eyrie,bot:corvids turn=marquise step=actions marquise.hand=armorers,anvil"
FALLEN = (
    "root seats=eyrie,marquise,alliance turn=eyrie step=the~Decree eyrie.leader=charismatic "
    "eyrie.resolved.recruit~bird=1 @1=marquise.keep @5=eyrie.warrior*3,marquise.warrior "
    "marquise.hand=anvil,bake-sale,sword,armorers"
)
HIT = (("bird", 5, "marquise"), ((1, 0),))

ROWS = [
    # Crafting
    Row(f"{CRAFT} @8=marquise.workshop*2 marquise.hand=anvil,sword supply.hammer=0", (), "anvil", "root 4.1.2", "item"),
    Row(f"{CRAFT} @8=marquise.workshop*2 marquise.hand=anvil,sword supply.sword=0", (), "sword", "root 4.1.2"),
    Row(f"{CRAFT} @8=marquise.workshop marquise.hand=anvil,ambush-fox", (), "ambush-fox", "root 2.1.5", "ambush"),
    Row(f"{CRAFT} @8=marquise.workshop marquise.hand=anvil,ambush-bird", (), "ambush-bird", "root 2.1.5"),
    Row(f"{CRAFT} @8=marquise.workshop marquise.hand=anvil,dominance-fox", (), "dominance-fox", "root 3.3"),
    Row(
        f"{CRAFT} @8=marquise.workshop marquise.hand=anvil,armorers marquise.crafted=armorers",
        (),
        "armorers",
        "root 4.1.4",
        "such an effect",
    ),
    Row(f"{CRAFT} @8=marquise.workshop marquise.hand=anvil,sword", (), "sword", "root 4.1.1", "too few"),
    Row(f"{CRAFT} @8=marquise.workshop marquise.hand=anvil,codebreakers", (), "codebreakers", "root 4.1.1"),
    Row(f"{CRAFT} @8=marquise.workshop*2 activated.8=1 marquise.hand=anvil,sword", (), "sword", "root 4.1.1"),
    Row(f"{CRAFT} @8=marquise.workshop marquise.hand=anvil,royal-claim", (), "royal-claim", "root 4.1.1"),
    Row(
        f"{CRAFT} @8=marquise.workshop*2 @5=marquise.workshop*2 marquise.hand=royal-claim",
        ("royal-claim",),
        "mouse",
        "root 4.1.1",
        "of that suit",
    ),
    # Whether an action is left
    Row(NONE_LEFT, (), "march", "root 6.5", "no action is left"),
    Row(NONE_LEFT, (), "battle", "root 6.5"),
    Row(NONE_LEFT, (), "recruit", "root 6.5"),
    Row(NONE_LEFT, (), "build", "root 6.5"),
    Row(NONE_LEFT, (), "overwork", "root 6.5"),
    Row(
        f"{START} step=actions @5=marquise.warrior marquise.hand=anvil",
        (),
        "bird card for an action",
        "root 6.5",
        "bird",
    ),
    Row(f"{RULED} marquise.hand=armorers,anvil", ("bird card for an action",), "anvil", "root 6.5", "only a bird"),
    Row(f"{RULED} marquise.hand=armorers,ambush-fox", ("bird card for an action",), "ambush-fox", "root 6.5"),
    # March
    Row(ACT, (), "march", "root 4.2", "no warriors on the map"),
    Row(f"{ACT} @1=marquise.sawmill,marquise.wood", (), "march", "root 4.2"),
    Row(
        f"{ACT} @5=marquise.warrior,eyrie.warrior*2 @1=eyrie.warrior @2=eyrie.warrior",
        (),
        "march",
        "root 4.2.1",
        "rule",
    ),
    Row(f"{ACT} @5=marquise.warrior,alliance.warrior", (), "march", "root 4.2.1"),  # a tie is nobody's
    Row(RULED, ("march",), 9, "root 4.2", "no warriors there"),
    Row(RULED, ("march",), 8, "root 4.2"),
    Row(f"{RULED} @7=marquise.sawmill,marquise.wood", ("march",), 7, "root 4.2"),
    Row(f"{RULED} @8=eyrie.warrior,marquise.warrior", ("march",), 8, "root 4.2.1", "rule"),
    Row(RULED, ("march", 1), 2, "root 2.2.1", "no path"),
    Row(RULED, ("march", 5), 10, "root 2.2.1"),  # only a river
    Row(f"{RULED} @9=marquise.warrior,eyrie.warrior*2 @4=eyrie.warrior", ("march", 9), 4, "root 4.2.1"),
    Row(f"{RULED} @9=marquise.warrior,eyrie.warrior*2", ("march", 9), 12, "root 4.2.1"),  # nobody rules there
    # Battle
    Row(f"{ACT} @5=marquise.warrior", (), "battle", "root 4.3", "enemy"),
    Row(f"{ACT} @5=marquise.warrior @6=eyrie.warrior", (), "battle", "root 4.3"),
    Row(f"{ACT} @6=marquise.sawmill,marquise.keep,eyrie.warrior", (), "battle", "root 4.3"),
    Row(f"{RULED} @1=marquise.warrior,eyrie.warrior", ("battle",), 5, "root 4.3"),
    Row(f"{RULED} @1=marquise.warrior,eyrie.warrior", ("battle",), 8, "root 4.3", "warrior"),
    Row(f"{RULED} @1=marquise.warrior,eyrie.warrior", ("battle", 1), "alliance", "root 4.3", "no piece there"),
    # Recruit
    Row(f"{ACT} marquise.recruited=1 @5=marquise.recruiter", (), "recruit", "root 6.5.3", "once a turn"),
    Row(ACT, (), "recruit", "root 6.5.3", "recruiters"),
    Row(f"{ACT} @5=marquise.warrior*25 @1=marquise.recruiter", (), "recruit", "root 1.5.1", "supply"),
    Row(SHORT, ("recruit",), 2, "root 6.5.3", "recruiters"),
    Row(SHORT, ("recruit", 1), 1, "root 6.5.3", "one at each"),
    # Build
    Row(BUILD, ("build",), 2, "root 6.5.4.I", "rule"),
    Row(BUILD, ("build",), 12, "root 6.5.4.I"),
    Row(BUILD, ("build",), 1, "root 2.2.3", "slot"),
    Row(f"{PAID} @7=marquise.warrior", ("build",), 7, "root 6.5.4.II", "wood"),
    Row(
        f"{ACT} @1=marquise.warrior,marquise.sawmill,marquise.wood",
        (),
        "build",
        "root 2.2.3",
        "no clearing that you rule",
    ),
    Row(
        f"{ACT} @9=marquise.warrior @1=marquise.sawmill @3=marquise.workshop @4=marquise.recruiter",
        (),
        "build",
        "root 6.5.4.II",
        "wood",
    ),
    Row(f"{ACT} @9=marquise.wood*2", (), "build", "root 6.5.4.I", "rule no clearing"),
    Row(f"{ACT} @9=marquise.warrior,marquise.wood,eyrie.warrior*2", (), "build", "root 6.5.4.I"),
    Row(LATE, ("build", 9), "sawmill", "root 1.5.1", "supply"),
    Row(FIVE, ("build", 9), "sawmill", "root 6.5.4.II", "wood"),
    Row(f"{PAID} @6=marquise.wood,marquise.warrior", ("build", 9, "workshop"), 6, "root 6.5.4.II", "connected"),
    Row(f"{PAID} @10=marquise.wood,eyrie.warrior", ("build", 9, "workshop"), 10, "root 6.5.4.II"),
    # Overwork
    Row(OVERWORK, ("overwork",), 9, "root 6.5.5", "sawmill"),
    Row(f"{OVERWORK} @7=marquise.sawmill", ("overwork",), 7, "root 6.5.5", "card"),
    Row(OVERWORK, ("overwork", 1), "bake-sale", "root 6.5.5", "match the clearing"),
    Row(OVERWORK, ("overwork", 3), "anvil", "root 6.5.5", "match the clearing"),
    Row(f"{START} step=actions marquise.hand=anvil @9=marquise.sawmill,marquise.warrior", (), "overwork", "root 6.5.5"),
    Row(f"{ACT} @9=marquise.warrior", (), "overwork", "root 6.5.5", "sawmill"),
    # Wood, field hospitals, the hand
    Row(WOOD, (), 1, "root 6.4", "sawmills"),
    Row(WOOD, (), 5, "root 6.4"),
    Row(FALLEN, HIT[0], "anvil", "root 6.2.3", "must match the clearing", HIT[1]),
    Row(FALLEN, HIT[0], "sword", "root 6.2.3", "removed from", HIT[1]),
    Row(
        f"{START} phase=evening marquise.hand=anvil,sword,bake-sale,armorers,sappers,cobbler",
        (),
        "done",
        "root 6.6",
        "five cards",
    ),
    # Somebody else's veto
    Row(f"{SNARED} @8=marquise.warrior,corvids.snare @1=marquise.warrior", ("march",), 8, "rootbotics 11.7.2", "snare"),
    Row(f"{SNARED} @8=marquise.warrior,corvids.snare", (), "march", "rootbotics 11.7.2", "snares"),
    Row(
        f"{SNARED} @8=marquise.warrior,corvids.snare @9=marquise.warrior,marquise.wood",
        ("build",),
        8,
        "rootbotics 11.7.2",
        "snare",
    ),
    Row(f"{SNARED} @8=marquise.sawmill,corvids.snare @1=marquise.sawmill", ("overwork",), 8, "rootbotics 11.7.2"),
]


@pytest.mark.law("root 4.2", "root 4.3", "root 6.5")
@pytest.mark.parametrize("row", ROWS, ids=[f"{n} {row.thing}: {row.article}" for n, row in enumerate(ROWS)])
def test_the_article_that_forbids_it(row: Row) -> None:
    holds(row)
