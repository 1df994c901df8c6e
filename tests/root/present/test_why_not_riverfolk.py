"""Why not: the questions of the Riverfolk Company and of its customers (Law of Root 11)."""

from __future__ import annotations

import pytest
from tests.root.present.why_not import Row, holds

START = "root seats=riverfolk,marquise,eyrie turn=riverfolk"
FUNDS = f"{START} step=funds riverfolk.funds.riverfolk=3"
BROKE = f"{START} step=funds riverfolk.crafted=royal-claim,tax-collector @5=riverfolk.warrior,marquise.warrior"
SOME = f"{FUNDS} @5=riverfolk.warrior*2,marquise.warrior @1=marquise.warrior @2=eyrie.warrior"
POSTS = "@6=riverfolk.fox~trade~post @10=riverfolk.rabbit~trade~post"
ALL_FOX = "@1=riverfolk.fox~trade~post @6=riverfolk.fox~trade~post @8=riverfolk.fox~trade~post @12=riverfolk.warrior"
TWO = "riverfolk.funds.eyrie=1"
BUY = "root seats=marquise,riverfolk,eyrie turn=marquise @1=marquise.warrior"
SHOP = "@1=riverfolk.fox~trade~post @1=marquise.warrior"
VAGABOND = "root seats=vagabond,riverfolk,eyrie turn=vagabond vagabond.satchel=boots,torch vagabond.exhausted=sword"

ROWS = [
    # Setup
    Row("setup seats=riverfolk,alliance", (), 1, "root 11.3.2", "river"),
    # Daylight
    Row(BROKE, (), "move", "root 11.5", "no funds"),
    Row(BROKE, (), "battle", "root 11.5", "no funds"),
    Row(BROKE, (), "draw", "root 11.5", "no funds"),
    Row(BROKE, (), "recruit", "root 11.5", "no funds"),
    Row(FUNDS, (), "move", "root 4.2"),
    Row(FUNDS, (), "battle", "root 4.3"),
    Row(f"{SOME} riverfolk.hand=anvil", (), "craft", "root 11.5.3", "space"),
    Row(FUNDS, (), "trade post", "root 11.5.6.I", "rules"),
    Row(f"{FUNDS} @1=marquise.warrior", (), "trade post", "root 11.5.6.II", "two funds"),
    Row(f"{FUNDS} @1=marquise.warrior,marquise.keep", (), "trade post", "root 6.2.2", "keep"),
    Row(f"{FUNDS} {ALL_FOX}", (), "trade post", "root 1.5.1"),
    Row(f"{START} step=funds riverfolk.funds.eyrie=1 @5=riverfolk.warrior*15", (), "recruit", "root 1.5.1"),
    # Whose fund
    Row(f"{SOME} {TWO}", ("move",), "marquise", "root 11.5", "fund"),
    Row(f"{SOME} {TWO}", ("recruit",), "marquise", "root 11.5.5", "fund"),
    Row(
        f"{START} step=funds riverfolk.funds.riverfolk=1 {TWO} @5=riverfolk.warrior*14",
        ("recruit",),
        "eyrie",
        "root 1.5.1",
    ),
    Row(
        "root seats=riverfolk,marquise,bot:eyrie cooperative=1 team=1 turn=riverfolk step=funds "
        "riverfolk.funds.riverfolk=1 riverfolk.funds.marquise=1 riverfolk.funds.eyrie=1 @5=riverfolk.warrior",
        ("trade post", 5),
        "eyrie",
        "root 11.5.6.II",
    ),
    # Where
    Row(f"{SOME} {TWO}", ("recruit", "riverfolk"), 1, "root 11.5.5", "river"),
    Row(f"{SOME} @4=marquise.keep,marquise.warrior", ("recruit", "riverfolk"), 4, "root 6.2.2", "keep"),
    Row(f"{SOME} {POSTS}", ("trade post",), 6, "root 11.5.6.I", "without"),
    Row(f"{SOME} {POSTS} @3=riverfolk.warrior", ("trade post",), 1, "root 11.5.6.II", "two funds"),
    Row(f"{SOME} {POSTS} @3=riverfolk.warrior", ("trade post",), 9, "root 11.5.6.I", "rules"),
    Row(f"{FUNDS} {ALL_FOX} @5=riverfolk.warrior @3=riverfolk.warrior", ("trade post",), 12, "root 1.5.1"),
    # Crafting
    Row(f"{FUNDS} {POSTS} riverfolk.hand=anvil,armorers,bake-sale", ("craft",), "bake-sale", "root 11.5.3", "space"),
    Row(
        f"{START} step=funds riverfolk.funds.riverfolk=5 riverfolk.lost.fox=3 riverfolk.lost.rabbit=2 "
        "riverfolk.hand=royal-claim",
        ("craft", "royal-claim"),
        "mouse",
        "root 11.5.3",
    ),
    # A trade post in the Lost City
    Row(
        f"{START} step=funds riverfolk.funds.riverfolk=5 landmarks.lost-city.clearing=5 @5=riverfolk.warrior "
        "riverfolk.lost.fox=3",
        ("trade post", 5, "riverfolk", "riverfolk"),
        "fox",
        "root 1.5.1",
        "supply",
    ),
    # Trade disruption
    Row(
        "root seats=marquise,riverfolk,eyrie turn=marquise step=actions @1=marquise.warrior*2,riverfolk.fox~trade~post "
        "riverfolk.funds.riverfolk=2 riverfolk.funds.eyrie=3",
        ("battle", 1, "riverfolk", "fox trade post"),
        "marquise",
        "root 11.2.5.I",
        luck=((1, 0),),
    ),
    # The Evening
    Row(
        f"{START} phase=evening riverfolk.hand=anvil,sword,armorers,sappers,bake-sale,foxfolk-steel",
        (),
        "done",
        "root 11.6.1",
        "five",
    ),
    # Buying
    Row(BUY, (), "hand card", "root 11.2.7.I", "card"),
    Row(f"{BUY} @2=marquise.warrior*22 riverfolk.prices.riverboats=3", (), "riverboats", "root 11.2.6.I", "price"),
    Row(f"{BUY} {SHOP} used=riverboats", (), "riverboats", "root 11.2.7.II", "this turn"),
    Row(f"{BUY} {SHOP} used=mercenaries", (), "mercenaries", "root 11.2.7.III", "this turn"),
    Row(VAGABOND, (), "mercenaries", "root 11.2.7.III.b", "Vagabond"),
    Row(VAGABOND, ("riverboats",), "sword exhausted", "root 9.2.5"),
    Row(
        "root seats=marquise,riverfolk,eyrie turn=marquise step=actions used=mercenaries "
        "@5=riverfolk.warrior*3,riverfolk.rabbit~trade~post @1=marquise.warrior,eyrie.warrior",
        ("battle",),
        5,
        "root 11.2.7.III",
        "Riverfolk",
    ),
]


@pytest.mark.law("root 11.2.6", "root 11.2.7", "root 11.5", "root 11.5.6")
@pytest.mark.parametrize("row", ROWS, ids=[f"{n} {row.thing}: {row.article}" for n, row in enumerate(ROWS)])
def test_the_article_that_forbids_it(row: Row) -> None:
    holds(row)
