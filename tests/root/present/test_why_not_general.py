"""Why not: setup, ambushes, dominance, crafted effects, maps, and what bots ask of people or forbid them."""

from __future__ import annotations

import pytest
from tests.root.present.why_not import Row, holds

FOUR = "setup seats=marquise,eyrie,alliance,vagabond"
MOUNTAIN = "setup seats=marquise,eyrie map=mountain"
PAIR = "setup seats=vagabond,vagabond,marquise"
DAY = "root seats=marquise,eyrie,alliance turn=marquise step=actions @4=marquise.warrior"
DAWN = "root seats=marquise,eyrie,alliance turn=marquise phase=daylight @4=marquise.warrior"
DOMINANCE = f"{DAY} marquise.hand=dominance-fox,anvil,bake-sale"
AVAILABLE = f"{DAY} available=dominance-fox,dominance-mouse,dominance-bird marquise.hand=anvil,bake-sale"
AMBUSHED = (
    "root seats=marquise,eyrie,alliance turn=marquise step=actions @5=marquise.warrior*3,eyrie.warrior*2 "
    "eyrie.hand=ambush-rabbit,ambush-fox,anvil marquise.hand=ambush-bird,ambush-mouse"
)
BATTLE = ("battle", 5, "eyrie")
CRAFTED = f"{DAY} marquise.crafted="
ROB = "root seats=marquise,eyrie,alliance turn=marquise @4=marquise.warrior marquise.crafted=stand-and-deliver"
SUITS = "suits=fox,rabbit,fox,mouse,mouse,mouse,rabbit,rabbit,rabbit,fox,mouse,fox"
LAKE = f"root map=lake {SUITS} seats=marquise,eyrie turn=marquise step=actions ferry=1 @1=marquise.warrior*3"
PEAKS = f"root map=mountain {SUITS} seats=marquise,eyrie,vagabond turn=marquise step=actions"
WANDER = (
    f"root map=mountain {SUITS} seats=marquise,eyrie,vagabond turn=vagabond vagabond.place=9 vagabond.satchel=boots"
)
RIVER = "root seats=marquise,eyrie,bot:riverfolk turn=marquise riverfolk.market=anvil,sword"
VAGRANT = "root seats=vagabond,marquise,bot:riverfolk turn=vagabond riverfolk.market=anvil vagabond.place=10"
HIRED = "root seats=marquise,eyrie,bot:riverfolk turn=marquise step=actions used=mercenaries"
BOTS = "root seats=marquise,bot:eyrie,alliance turn=marquise step=actions @4=marquise.warrior"
INVESTORS = (
    "root seats=marquise,bot:duchy+investors turn=marquise step=actions @5=marquise.warrior*3,duchy.citadel "
    "marquise.hand=bake-sale,anvil,armorers"
)
COALITION = (
    "root seats=marquise,eyrie,alliance,vagabond turn=marquise step=actions vagabond.dominance=dominance-fox "
    "vagabond.coalition=marquise vagabond.place=5 @5=marquise.warrior"
)

LANDMARK = "setup seats=marquise,eyrie landmarks=one"
CITY = (
    "root seats=marquise,alliance turn=alliance step=revolt landmarks.lost-city.clearing=10 @10=alliance.sympathy "
    "@1=alliance.fox~base alliance.supporters=anvil,bake-sale"
)
MARKET = "root seats=marquise,eyrie turn=marquise step=actions @9=marquise.warrior landmarks.black-market.clearing=1"

ROWS = [
    # Landmarks
    Row(LANDMARK, (), 0, "root A.5.3", "not drawn", (5,)),
    Row(LANDMARK, (5,), 1, "root A.5.3", "does not let it", (5,)),
    Row(MARKET, (), "black market", "root A.5.3", "once a turn"),
    Row(CITY, (10, "anvil", "bake-sale"), "fox", "root 8.4.1.I"),
    # Setup
    Row(FOUR, (), 5, "root 6.3.2", "corner"),
    Row(FOUR, (), 12, "root 6.3.2"),
    Row(FOUR, (1,), 2, "root 6.3.4", "beside"),
    Row(FOUR, (1,), 12, "root 6.3.4"),
    Row(FOUR, (1, 1), 1, "root 2.2.3", "slot"),
    Row(FOUR, (1, 5, 5), 5, "root 2.2.3"),
    Row(FOUR, (1, 1, 5, 9), 5, "root 7.3.2", "corner"),
    Row(FOUR, (1, 1, 5, 9), 1, "root 7.3.2", "empty"),
    Row(FOUR, (1, 1, 5, 9), 2, "root 7.3.2", "opposite"),
    Row(FOUR, (1, 1, 5, 9, 3, "builder", "thief"), 5, "root 9.3.2", "forest"),
    Row(MOUNTAIN, (2,), 5, "root C.3.2", "closed"),
    Row(PAIR, (1, 1, 5, 9, "thief", "1_2_5_10"), "thief", "root 1.5.1", "taken", ("vagabond",)),
    # Ambushes
    Row(AMBUSHED, BATTLE, "ambush-fox", "root 4.3.1", "match the clearing"),
    Row(AMBUSHED, (*BATTLE, "ambush-rabbit"), "ambush-mouse", "root 4.3.1.I", "match the clearing"),
    # Dominance
    Row(f"{DOMINANCE} marquise.points=9", (), "activate dominance", "root 3.3.1", "10 points"),
    Row(f"{DAY} marquise.points=12 marquise.hand=anvil", (), "activate dominance", "root 3.3.1", "in hand"),
    Row(f"{DOMINANCE} marquise.dominance=dominance-mouse", (), "activate dominance", "root 3.3.2", "already"),
    Row(AVAILABLE, ("take dominance",), "dominance-mouse", "root 3.3.4", "suit"),
    Row(AVAILABLE, ("take dominance",), "dominance-bird", "root 3.3.4"),
    Row(AVAILABLE, ("take dominance", "dominance-fox"), "bake-sale", "root 3.3.4", "suit of the dominance card"),
    Row(f"{DAY} available=dominance-mouse marquise.hand=anvil", (), "take dominance", "root 3.3.4"),
    Row(f"{DAY} available=dominance-bird marquise.hand=anvil,bake-sale", (), "take dominance", "root 3.3.4"),
    Row(
        "root seats=marquise,bot:eyrie,bot:alliance turn=marquise step=actions @4=marquise.warrior marquise.points=12 "
        "marquise.hand=dominance-fox options.bot_dominance_variant=on",
        (),
        "activate dominance",
        "rootbotics 1.3.1",
        "variant",
    ),
    # Crafted effects
    Row(f"{CRAFTED}codebreakers used=codebreakers eyrie.hand=?", (), "codebreakers", "root 4.1.3", "used already"),
    Row(f"{CRAFTED}codebreakers", (), "codebreakers", "root 4.1.3", "nothing for it"),
    Row(f"{CRAFTED}codebreakers eyrie.hand=?", ("codebreakers",), "alliance", "root 4.1.3", "no card"),
    Row(f"{BOTS} marquise.crafted=codebreakers alliance.hand=?", ("codebreakers",), "eyrie", "rootbotics 2.8.1", "bot"),
    Row(f"{CRAFTED}tax-collector used=tax-collector", (), "tax collector", "root 4.1.3"),
    Row(f"{CRAFTED}tax-collector", ("tax collector",), 5, "root 4.1.3", "no warrior there"),
    Row(f"{ROB} alliance.hand=?", ("stand and deliver",), "eyrie", "root 4.1.3", "no card"),
    Row(
        f"{DAWN} marquise.crafted=command-warren @5=marquise.warrior,eyrie.warrior",
        (),
        4,
        "root 4.3",
    ),
    # The lake
    Row(LAKE, ("march", 1), 4, "root 2.2.1", "path"),
    Row(f"{LAKE} ferried=1", ("march", 1), 11, "root C.2.5", "ferry"),
    Row(LAKE, ("march", 1, 11, 1, 11), 1, "root C.2.5"),
    Row(f"{LAKE} @10=marquise.warrior", ("march", 10), 11, "root 2.2.1"),  # the ferry is elsewhere
    # The mountain
    Row(f"{PEAKS} @9=marquise.warrior*2", ("march", 9), 5, "root C.3.2", "closed"),
    Row(f"{PEAKS} @5=marquise.warrior*2", ("march", 5), 2, "root C.3.2"),
    Row(f"{WANDER} phase=daylight", ("move",), 8, "root C.3.2"),
    Row(f"{WANDER} step=slip", (), 5, "root C.3.2"),
    Row(
        f"{PEAKS} @9=marquise.warrior marquise.hand=anvil used=open~a~path",
        (),
        "open a path",
        "root C.3.3",
        "one path a turn",
    ),
    Row(f"{PEAKS} @9=marquise.warrior", (), "open a path", "root C.3.3", "card"),
    Row(f"{PEAKS} @10=marquise.warrior marquise.hand=armorers", (), "open a path", "root C.3.3", "beside a piece"),
    Row(f"{PEAKS} @9=marquise.warrior marquise.hand=anvil", ("open a path",), "2-5", "root C.3.3", "either end"),
    # The services of the Riverfolk
    Row(VAGRANT, (), "mercenaries", "root 11.2.7.III.b", "Vagabond"),
    Row(f"{RIVER} used=riverboats", (), "riverboats", "rootbotics 9.2.3.II", "end of this turn"),
    Row(f"{RIVER} used=mercenaries", (), "mercenaries", "rootbotics 9.2.3.III", "hired"),
    Row(RIVER.replace(" riverfolk.market=anvil,sword", ""), (), "hand card", "rootbotics 9.2.3.I", "Market"),
    Row(
        f"{HIRED} @5=riverfolk.warrior*2 @4=marquise.warrior,eyrie.warrior",
        ("battle",),
        5,
        "rootbotics 9.2.3.III",
        "own faction",
    ),
    Row(
        f"{HIRED} @5=riverfolk.warrior*2,eyrie.warrior @4=marquise.warrior",
        ("battle", 5),
        "riverfolk",
        "rootbotics 9.2.3.III",
    ),
    # Partners, and what bots ask
    Row(COALITION, (), "battle", "root G.1.27", "enemy"),
    Row(f"{COALITION} @5=marquise.warrior,eyrie.warrior", ("battle", 5), "vagabond", "root G.1.27"),
    Row(INVESTORS, ("battle", 5, "duchy"), "anvil", "rootbotics 3.3.2", "no building was lost", ((1, 0),)),
    Row(INVESTORS, ("battle", 5, "duchy"), "no", "rootbotics 3.3.2", "must be discarded", ((1, 0),)),
]


@pytest.mark.law("root 3.3", "root 4.1.3", "root C.3.3")
@pytest.mark.parametrize("row", ROWS, ids=[f"{n} {row.thing}: {row.article}" for n, row in enumerate(ROWS)])
def test_the_article_that_forbids_it(row: Row) -> None:
    holds(row)
