"""Why not: the questions of the Duchy (Law of Root 12)."""

from __future__ import annotations

import pytest
from tests.root.present.why_not import Row, holds

from lawbound.root.state import BURROW

START = "root seats=duchy,marquise,eyrie turn=duchy"
ASSEMBLY = f"{START} step=assembly"
BUILD = f"{ASSEMBLY} @1=duchy.warrior @5=duchy.warrior @2=marquise.warrior duchy.hand=anvil,armorers"
DIG = f"{ASSEMBLY} @1=duchy.tunnel,duchy.warrior duchy.hand=anvil,foxfolk-steel"
ALL_DUG = f"{ASSEMBLY} @1=duchy.tunnel @2=duchy.tunnel @3=duchy.tunnel duchy.hand=anvil"
PARLIAMENT = f"{START} step=parliament duchy.swayed=banker,mayor,earl~of~stone duchy.hand=anvil,sword,bake-sale"
SWAY = f"{START} step=sway @1=duchy.warrior @5=duchy.warrior duchy.hand=anvil,foxfolk-steel,bake-sale"
LORDS = f"{START} step=parliament duchy.swayed=captain,duchess~of~mud,baron~of~dirt,earl~of~stone"
FIGHT = f"{LORDS} @1=duchy.warrior,marquise.warrior"
FOREMOLE = f"{START} step=parliament duchy.swayed=foremole @1=duchy.warrior @5=duchy.warrior @2=marquise.warrior"
BRIGADIER = (
    f"{START} step=parliament duchy.swayed=brigadier @1=duchy.warrior*3,marquise.warrior "
    "@5=duchy.warrior*3,marquise.warrior"
)
FAILURE = (
    "root seats=marquise,duchy,eyrie turn=marquise step=actions @5=marquise.warrior*3,duchy.market "
    "duchy.swayed=captain,banker,brigadier"
)

ROWS = [
    # Setup
    Row("setup seats=duchy,marquise", (1, 1, 5, 5), 5, "root 12.3.3", "corner"),
    # The Assembly
    Row(f"{ASSEMBLY} duchy.assembled=1 @1=duchy.warrior duchy.crafted=royal-claim", (), "build", "root 12.5.1.I"),
    Row(f"{ASSEMBLY} @2=marquise.warrior duchy.hand=anvil", (), "build", "root 12.5.1.I", "rule a clearing"),
    Row(f"{ASSEMBLY} @5=duchy.warrior duchy.hand=anvil", (), "build", "root 12.5.1.I", "card of its suit"),
    Row(f"{ASSEMBLY} duchy.hand=bake-sale @1=duchy.warrior", (), "battle", "root 4.3"),
    Row(f"{ASSEMBLY} duchy.burrow=2", (), "move", "root 12.2.2", "no tunnel"),
    Row(ASSEMBLY, (), "dig", "root 12.5.1.V", "card"),
    Row(BUILD, ("build",), 2, "root 12.5.1.I", "rule"),
    Row(BUILD.replace(",armorers", ""), ("build",), 5, "root 12.5.1.I", "card of its suit"),
    Row(f"{BUILD} @8=duchy.warrior,duchy.citadel*2", ("build",), 8, "root 2.2.3", "slot"),
    Row(f"{BUILD} @12=marquise.keep,duchy.warrior", ("build",), 12, "root 6.2.2", "keep"),
    Row(f"{BUILD} @3=duchy.citadel @8=duchy.citadel*2", ("build", 5), "citadel", "root 1.5.1"),
    Row(BUILD, ("build", 5, "market"), "anvil", "root 12.5.1.I"),
    # Moving through tunnels
    Row(f"{DIG} duchy.burrow=1", ("move", 1), 12, "root 2.2.1"),
    Row(f"{ASSEMBLY} @1=duchy.warrior @5=duchy.tunnel", ("move", 1), BURROW, "root 12.2.2", "no tunnel"),
    # Digging
    Row(DIG, ("dig",), 1, "root 12.5.1.V", "without a tunnel"),
    Row(DIG, ("dig",), 5, "root 12.5.1.V", "card of its suit"),
    Row(f"{DIG} @8=marquise.keep", ("dig",), 8, "root 6.2.2", "keep"),
    Row(f"{DIG.replace(',foxfolk-steel', ',sword')} @6=marquise.warrior", ("dig", 8), "sword", "root 12.5.1.V"),
    Row(ALL_DUG, ("dig",), 4, "root 12.2.4", "no tunnel"),
    # The Parliament
    Row(PARLIAMENT, (), "captain", "root 12.5.2", "swayed"),
    Row(f"{PARLIAMENT} duchy.acted=banker", (), "banker", "root 12.5.2", "once a turn"),
    Row(PARLIAMENT, (), "earl of stone", "root 12.5.2.IX", "citadel"),
    Row(FIGHT, (), "duchess of mud", "root 12.5.2.VII", "tunnels"),
    Row(FIGHT, (), "baron of dirt", "root 12.5.2.VIII", "market"),
    Row(f"{PARLIAMENT} duchy.acted=banker", ("mayor",), "earl of stone", "root 12.5.2.VI", "noble or squire"),
    Row(f"{START} step=parliament duchy.swayed=mayor,earl~of~stone @5=duchy.citadel", (), "mayor", "root 12.5.2.VI"),
    Row(f"{PARLIAMENT},root-tea-fox", ("banker", "anvil"), "sword", "root 12.5.2.V", "suit"),
    Row(FOREMOLE.replace("foremole", "foremole,earl~of~stone") + " @3=duchy.citadel", (), "foremole", "root 12.5.2.I"),
    Row(f"{FOREMOLE} duchy.hand=anvil", ("foremole",), 2, "root 12.5.2.I", "rule"),
    Row(BRIGADIER, ("brigadier", "battles", 1, "marquise"), 2, "root 4.3", luck=((0, 0),)),
    # Swaying
    Row(SWAY, (), "mayor", "root 12.5.3.II", "clearing of its suit"),
    Row(f"{SWAY} duchy.swayed=captain", (), "captain", "root 12.5.3.I", "already"),
    Row(f"{SWAY} duchy.crowns~lost.lord=3", (), "earl of stone", "root 12.5.3.I", "crown"),
    Row(SWAY, ("captain", "anvil"), "foxfolk-steel", "root 12.5.3.II"),
    # The price of failure
    Row(FAILURE, ("battle", 5, "duchy", "market"), "captain", "root 12.2.3", "highest rank", luck=((1, 0),)),
    # The Evening
    Row(
        f"{START} phase=evening duchy.hand=anvil,sword,armorers @8=duchy.citadel", (), "sword", "root 4.1.1", "crafting"
    ),
    Row(
        f"{START} phase=evening step=draw~and~discard duchy.hand=anvil,sword,armorers,sappers,bake-sale",
        (),
        "done",
        "root 12.6.3",
        "five",
    ),
]


@pytest.mark.law("root 12.5.1", "root 12.5.2", "root 12.5.3")
@pytest.mark.parametrize("row", ROWS, ids=[f"{n} {row.thing}: {row.article}" for n, row in enumerate(ROWS)])
def test_the_article_that_forbids_it(row: Row) -> None:
    holds(row)
