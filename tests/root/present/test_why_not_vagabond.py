"""Why not: the questions of the Vagabond (Law of Root 9 and D)."""

from __future__ import annotations

import pytest
from tests.root.present.why_not import Row, holds

START = "root seats=marquise,eyrie,alliance,vagabond turn=vagabond"
DAY = f"{START} phase=daylight"
KIT = "vagabond.satchel=boots*2,torch,sword,crossbow,hammer"
AT_10 = f"{DAY} vagabond.place=10 {KIT}"
FOREST = f"{DAY} vagabond.place=1_2_5_10 {KIT}"
HOSTILE = f"{DAY} vagabond.place=10 vagabond.satchel=boots,torch vagabond.relations.marquise=hostile"
AID = f"{AT_10} @10=marquise.warrior vagabond.hand=bake-sale,anvil,sword,armorers"
SLIP = f"{START} step=slip vagabond.place=10 {KIT}"
ALLIED = f"{AT_10} vagabond.relations.marquise=allied @10=marquise.warrior,eyrie.warrior"
QUESTS = f"{AT_10} quests=guard-duty-rabbit,expel-bandits-rabbit,escort"
PAIR = "root seats=vagabond,vagabond2,marquise,eyrie turn=vagabond phase=daylight vagabond2.character=tinker"
TINKER = (
    f"{DAY} vagabond.place=10 vagabond.character=tinker vagabond.satchel=torch,hammer discard=bake-sale,anvil,armorers"
)
THIEF = f"{DAY} vagabond.place=10 vagabond.character=thief vagabond.satchel=torch,boots"
TEN = "vagabond.points=10 vagabond.hand=dominance-fox"
ATTACKED = (
    "root seats=marquise,vagabond turn=marquise step=actions @10=marquise.warrior*3 vagabond.place=10 "
    "vagabond.satchel=boots,torch vagabond.damaged=sword"
)
REVOLT = (
    "root seats=alliance,marquise,vagabond turn=alliance step=revolt alliance.supporters=bake-sale,cobbler "
    "@10=alliance.sympathy,marquise.warrior vagabond.place=10 vagabond.satchel=boots*4 vagabond.damaged=sword"
)
COBBLER = f"{START} phase=evening vagabond.crafted=cobbler vagabond.relations.marquise=hostile"
CORVIDS = "root seats=marquise,eyrie,bot:corvids,vagabond turn=vagabond phase=daylight"

VAGRANT = f"{DAY} vagabond.place=10 vagabond.character=vagrant vagabond.satchel=torch,boots"
SCOUNDREL = f"{DAY} vagabond.character=scoundrel vagabond.scorched.10=torch vagabond.satchel=boots,torch"
ADVENTURER = f"{DAY} vagabond.place=10 vagabond.character=adventurer quests=guard-duty-rabbit,errand-fox,escort"
HARRIER = f"{DAY} vagabond.place=10 vagabond.character=harrier vagabond.satchel=torch,boots"

ROWS = [
    # The characters of the expansions
    Row(VAGRANT, (), "special action", "root 4.3", "nobody here"),
    Row(
        f"{DAY} vagabond.place=1_2_5_10 vagabond.character=vagrant vagabond.satchel=torch,boots",
        (),
        "special action",
        "root D.4.2",
        "in a clearing",
    ),
    Row(
        f"{VAGRANT} @10=marquise.sawmill,eyrie.warrior",
        ("special action", "torch satchel"),
        "marquise",
        "root 4.3",
        "a warrior or pawn",
    ),
    Row(
        f"{VAGRANT} @10=marquise.sawmill,eyrie.warrior",
        ("special action", "torch satchel", "eyrie"),
        "alliance",
        "root D.4.2",
        "not here",
    ),
    Row(f"{DAY} vagabond.place=10 vagabond.character=arbiter {KIT}", (), "special action", "root D.5.2", "enlist you"),
    Row(f"{SCOUNDREL} vagabond.place=1", ("move",), 10, "root D.6.2", "scorched"),
    Row(f"{SCOUNDREL} vagabond.place=1_2_5_10", (), "special action", "root D.6.2", "in a clearing"),
    Row(f"{SCOUNDREL} vagabond.place=1_2_5_10", ("move",), 10, "root D.6.2", "scorched"),
    Row(f"{ADVENTURER} {KIT}", (), "special action", "root D.7.2", "stands for another"),
    Row(
        f"{ADVENTURER} vagabond.satchel=sword,hammer,boots",
        ("quest", "guard-duty-rabbit"),
        "sword satchel",
        "root D.7.2",
        "only one item",
    ),
    Row(
        f"{ADVENTURER} vagabond.satchel=sword,hammer,boots vagabond.exhausted=torch",
        ("quest", "guard-duty-rabbit"),
        "torch exhausted",
        "root 9.2.5",
    ),
    Row(f"{DAY} vagabond.place=10 vagabond.character=ronin {KIT}", (), "special action", "root D.8.2", "a sword"),
    Row(HARRIER, ("special action", "torch satchel"), 10, "root D.9.2", "already"),
    # Moving
    Row(f"{DAY} vagabond.place=10 vagabond.satchel=torch,sword @10=marquise.warrior", (), "move", "root 9.5.1", "boot"),
    Row(f"{AT_10} vagabond.satchel=sword vagabond.exhausted=boots @10=eyrie.warrior", (), "move", "root 9.5.1"),
    Row(AT_10, ("move",), 5, "root 2.2.1", "no path"),
    Row(AT_10, ("move",), 7, "root 2.2.1"),
    Row(AT_10, ("move",), "1_2_5_10", "root 9.5.1", "never into a forest"),
    Row(AT_10, ("move",), "4_9_12", "root 9.5.1"),
    Row(FOREST, ("move",), 12, "root 9.5.1", "adjacent clearing"),
    Row(FOREST, ("move",), "1_9_10_12", "root 9.5.1", "forest"),
    Row(f"{HOSTILE} @1=marquise.warrior", ("move",), 1, "root 9.2.9.III.b", "one boot more"),
    Row(
        f"{HOSTILE} @1=marquise.warrior @2=marquise.warrior @12=marquise.warrior @10=eyrie.warrior "
        "vagabond.hand=bake-sale",
        (),
        "move",
        "root 9.2.9.III.b",
        "everywhere around",
    ),
    Row(f"{CORVIDS} vagabond.place=10 {KIT} @10=corvids.snare", (), "move", "rootbotics 11.7.2", "snare"),
    Row(f"{COBBLER} vagabond.place=10 vagabond.satchel=torch", (), 8, "root 2.2.1"),
    Row(f"{COBBLER} vagabond.place=10 vagabond.satchel=torch", (), "1_2_5_10", "root 9.5.1"),
    # Slipping, refreshing
    Row(SLIP, (), 7, "root 9.4.2", "adjacent"),
    Row(SLIP, (), "4_9_12", "root 9.4.2"),
    Row(f"{START} step=slip vagabond.place=1_2_5_10 {KIT}", (), 12, "root 9.4.2"),
    Row(
        f"{START} vagabond.satchel=boots vagabond.exhausted=torch,sword",
        (),
        "boots satchel",
        "root 9.4.1",
        "not exhausted",
    ),
    Row(f"{START} vagabond.track=tea vagabond.exhausted=torch,sword,boots", (), "done", "root 9.4.1", "tea"),
    Row(f"{START} vagabond.track=tea vagabond.exhausted=torch,sword,boots", (), "tea track", "root 9.4.1"),
    # Battle
    Row(FOREST, (), "battle", "root 4.3", "enemy"),
    Row(AT_10, (), "battle", "root 4.3"),
    Row(f"{AT_10} @12=eyrie.warrior", (), "battle", "root 4.3"),
    Row(f"{DAY} vagabond.place=10 vagabond.satchel=boots @10=eyrie.warrior", (), "battle", "root 9.5.2", "sword"),
    Row(
        f"{DAY} vagabond.place=10 vagabond.satchel=boots vagabond.damaged=sword @10=eyrie.warrior",
        (),
        "battle",
        "root 9.5.2",
    ),
    Row(f"{AT_10} vagabond.exhausted=sword @10=eyrie.warrior", ("battle",), "sword exhausted", "root 9.2.5", "face up"),
    Row(f"{AT_10} @10=eyrie.warrior", ("battle", "sword satchel"), "alliance", "root 4.3", "no piece there"),
    Row(
        f"{AT_10} vagabond.dominance=dominance-fox vagabond.coalition=eyrie @10=eyrie.warrior,marquise.warrior",
        ("battle", "sword satchel"),
        "eyrie",
        "root G.1.27",
        "not your enemy",
    ),
    Row(
        f"{AT_10} vagabond.dominance=dominance-fox vagabond.coalition=eyrie @10=eyrie.warrior",
        (),
        "battle",
        "root G.1.27",
    ),
    Row(ALLIED, ("battle", "sword satchel", "eyrie"), "alliance", "root 9.2.9.II.c", "allies"),
    Row(ALLIED, ("battle", "sword satchel", "eyrie"), "eyrie", "root 9.2.9.II.c", "defender"),
    Row(f"{ALLIED} vagabond.relations.eyrie=allied", ("battle", "sword satchel", "eyrie"), "eyrie", "root 9.2.9.II.c"),
    Row(ALLIED, ("move", 1, "boots satchel"), "eyrie", "root 9.2.9.II.b", "allies"),
    Row(f"{ALLIED} vagabond.relations.alliance=allied", ("move", 1, "boots satchel"), "alliance", "root 9.2.9.II.b"),
    Row(ATTACKED, ("battle", 10, "vagabond"), "sword damaged", "root 9.2.7", "damaged already", ((2, 0),)),
    Row(REVOLT, (10, "bake-sale", "cobbler"), "sword damaged", "root 9.2.2.I", "damaged already"),
    # Exploring
    Row(FOREST, (), "explore", "root 9.5.3", "ruin"),
    Row(f"{DAY} vagabond.place=1 {KIT}", (), "explore", "root 9.5.3"),
    Row(f"{DAY} vagabond.place=10 vagabond.satchel=boots ruins.10=bag", (), "explore", "root 9.5.3", "torch"),
    Row(
        f"{PAIR} vagabond.place=10 vagabond.satchel=torch,boots-R ruins.10=boots-R,sword-R",
        ("explore", "torch satchel"),
        "boots-R",
        "root 9.7.3",
        "marked R",
    ),
    # Aid
    Row(f"{AT_10} @10=marquise.warrior vagabond.hand=anvil", (), "aid", "root 9.5.4", "card of its suit"),
    Row(f"{AT_10} vagabond.hand=bake-sale", (), "aid", "root 9.5.4", "somebody in your clearing"),
    Row(f"{FOREST} vagabond.hand=bake-sale", (), "aid", "root 9.5.4"),
    Row(
        f"{START} step=daylight vagabond.place=10 vagabond.exhausted=boots vagabond.hand=bake-sale,dominance-fox "
        "vagabond.points=10 marquise.points=3 @10=marquise.warrior",
        (),
        "aid",
        "root 9.5.4",
        "ready item",
    ),
    Row(AID, ("aid",), "eyrie", "root 9.5.4", "no piece in your clearing"),
    Row(AID, ("aid", "marquise", "torch satchel"), "anvil", "root 9.5.4", "match your clearing"),
    Row(AID, ("aid", "marquise", "torch satchel"), "sword", "root 9.5.4"),
    Row(f"{AID} vagabond.exhausted=tea", ("aid", "marquise"), "tea exhausted", "root 9.2.5", "face up"),
    Row(f"{AID} vagabond.damaged=bag", ("aid", "marquise"), "bag damaged", "root 9.2.5", "undamaged"),
    # Quests
    Row(QUESTS, ("quest",), "escort", "root 9.5.5", "clearing of its suit"),
    Row(QUESTS, ("quest",), "expel-bandits-rabbit", "root 9.5.5", "items ready"),
    Row(f"{QUESTS} vagabond.satchel=boots vagabond.exhausted=torch,sword", (), "quest", "root 9.5.5", "items ready"),
    Row(f"{FOREST} quests=guard-duty-rabbit,escort", (), "quest", "root 9.5.5"),
    # Strike and repair
    Row(AT_10, (), "strike", "root 9.5.6", "enemy piece"),
    Row(f"{DAY} vagabond.place=10 vagabond.satchel=boots @10=eyrie.warrior", (), "strike", "root 9.5.6", "crossbow"),
    Row(f"{AT_10} @10=eyrie.warrior", ("strike", "crossbow satchel"), "alliance", "root 9.5.6", "no piece"),
    Row(
        f"{AT_10} vagabond.dominance=dominance-fox vagabond.coalition=eyrie @10=eyrie.warrior,marquise.warrior",
        ("strike", "crossbow satchel"),
        "eyrie",
        "root G.1.27",
    ),
    Row(f"{PAIR} vagabond.place=10 vagabond2.place=10 {KIT}", (), "strike", "root 9.2.2", "pawn"),
    Row(
        f"{PAIR} vagabond.place=10 vagabond2.place=10 {KIT} @10=eyrie.warrior",
        ("strike", "crossbow satchel"),
        "vagabond2",
        "root 9.2.2",
    ),
    Row(AT_10, (), "repair", "root 9.5.7", "damaged item"),
    Row(f"{DAY} vagabond.place=10 vagabond.satchel=boots vagabond.damaged=sword", (), "repair", "root 9.5.7", "hammer"),
    Row(f"{AT_10} vagabond.damaged=bag", ("repair", "hammer satchel"), "torch satchel", "root 9.5.7", "not damaged"),
    Row(
        f"{AT_10} vagabond.character=ranger vagabond.damaged=bag,tea",
        ("special action", "torch satchel"),
        "boots satchel",
        "root D.3.2",
        "not damaged",
    ),
    # Crafting
    Row(f"{AT_10} vagabond.hand=anvil", (), "craft", "root 9.5.8", "hammers"),
    Row(f"{FOREST} vagabond.hand=a-visit-to-friends", (), "craft", "root 9.5.8"),
    Row(f"{AT_10} vagabond.hand=bake-sale", (), "craft", "root 9.5.8"),
    Row(AT_10, (), "craft", "root 4.1", "no card"),
    Row(f"{AT_10} vagabond.hand=a-visit-to-friends supply.boots=0", (), "craft", "root 4.1.2"),
    Row(f"{AT_10} vagabond.hand=ambush-rabbit", (), "craft", "root 2.1.5"),
    Row(f"{AT_10} vagabond.hand=a-visit-to-friends,bake-sale", ("craft",), "bake-sale", "root 9.5.8"),
    Row(f"{AT_10} vagabond.hand=a-visit-to-friends,anvil", ("craft",), "anvil", "root 9.5.8", "suit"),
    # Special actions
    Row(f"{THIEF} @10=marquise.warrior", (), "special action", "root D.1.2", "card to steal"),
    Row(f"{THIEF} marquise.hand=?*3", (), "special action", "root D.1.2"),
    Row(
        f"{THIEF} vagabond.satchel=boots marquise.hand=?*3 @10=marquise.warrior",
        (),
        "special action",
        "root 9.5.9",
        "torch",
    ),
    Row(
        f"{THIEF} marquise.hand=?*3 @10=marquise.warrior,eyrie.warrior",
        ("special action", "torch satchel"),
        "eyrie",
        "root D.1.2",
        "no card",
    ),
    Row(
        f"{THIEF} marquise.hand=?*3 alliance.hand=?*3 @10=marquise.warrior",
        ("special action", "torch satchel"),
        "alliance",
        "root D.1.2",
        "not in your clearing",
    ),
    Row(TINKER, ("special action", "torch satchel"), "anvil", "root D.2.2", "match your clearing"),
    Row(f"{TINKER} vagabond.damaged=bag discard=anvil,sword", (), "special action", "root D.2.2", "discard pile"),
    # Coalition
    Row(
        f"{AT_10} {TEN} marquise.points=3 eyrie.points=4",
        ("activate dominance", "dominance-fox"),
        "eyrie",
        "root 9.2.8",
        "fewest",
    ),
    Row(
        "root seats=marquise,eyrie,vagabond turn=vagabond phase=daylight vagabond.place=10 vagabond.satchel=boots "
        "vagabond.points=10 vagabond.hand=dominance-fox",
        (),
        "activate dominance",
        "root 9.2.8",
        "four players",
    ),
    Row(f"{AT_10} vagabond.points=9 vagabond.hand=dominance-fox", (), "activate dominance", "root 3.3.1"),
    # Evening
    Row(
        f"{START} phase=evening vagabond.hand=anvil,sword,bake-sale,armorers,sappers,cobbler",
        (),
        "done",
        "root 9.6.3",
        "five",
    ),
    Row(
        f"{START} step=item~capacity vagabond.track=tea vagabond.satchel=boots*4,sword*2,torch",
        (),
        "tea track",
        "root 9.6.4",
        "does not count",
    ),
]


@pytest.mark.law("root 9.4.2", "root 9.5")
@pytest.mark.parametrize("row", ROWS, ids=[f"{n} {row.thing}: {row.article}" for n, row in enumerate(ROWS)])
def test_the_article_that_forbids_it(row: Row) -> None:
    holds(row)
