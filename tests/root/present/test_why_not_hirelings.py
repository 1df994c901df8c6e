"""Why not: hirelings, at their set-up, when they are hired and handed over, and whenever their cards ask."""

from __future__ import annotations

from typing import Any

import pytest
from tests.root.present.why_not import Row, holds

from lawbound.root.hirelings.cards import SIDE

SUITS = ",".join(["fox", "mouse", "rabbit"] * 4)
MINE = "@1=marquise.warrior*3"
THEIRS = "@9=eyrie.warrior*2"
FIRST = "marquise,alliance"
ALLIANCE = "alliance,eyrie"
CORNERED = "marquise,lizards,duchy,hundreds"
EXILE = "hirelings.the-exile.place=1_2_5_10"


def set_up(side: str, *choices: Any, others: str = "", seats: str = "marquise,eyrie") -> tuple[str, tuple[Any, ...]]:
    """The last player sets that side up."""
    return f"setup seats={seats} hirelings={side}{others}", (SIDE[side].number, *choices)


def table(side: str, more: str, seats: str = "marquise,eyrie", controller: str = "marquise") -> str:
    """The first player's turn, beside a side that somebody has hired."""
    mine = seats.split(",", maxsplit=1)[0]
    leader = " eyrie.leader=builder" if "eyrie" in seats else ""
    hired = f"hirelings.{side}.controller={controller} hirelings.{side}.control=2"
    return f"root seats={seats} turn={mine} {hired} {more}{leader}"


def day(side: str, more: str, seats: str = "marquise,eyrie", controller: str = "marquise") -> str:
    idle = " alliance.hand=anvil" if seats == ALLIANCE else ""  # something to do in Daylight
    step = "step=actions" if seats.startswith("marquise") else "phase=daylight"
    return table(side, f"{step} {more}{idle}", seats, controller)


def dawn(side: str, more: str, seats: str = "marquise,eyrie", controller: str = "marquise") -> str:
    return table(side, f"phase=birdsong {more}", seats, controller)


def dusk(side: str, more: str, seats: str = "marquise,eyrie") -> str:
    """The first player has passed a marker, and ends the turn."""
    mine, other = seats.split(",")[:2]
    leader = " eyrie.leader=builder" if "eyrie" in seats else ""
    ends = f"turn={mine} step=end~of~evening hirelings.{side}.controller=nobody markers.4={mine}"
    return f"root seats={seats} {ends} {mine}.points=4 {other}.points=6 {more}{leader}"


def hired(side: str, more: str, seats: str = "marquise,eyrie") -> tuple[str, tuple[Any, ...]]:
    return dusk(side, more, seats), (SIDE[side].number,)


ROWS = [
    # Setting up
    Row(*set_up("corvid-spies", 1), 1, "root A.6.3", "its card does not let"),
    Row(*set_up("corvid-spies", 1), 2, "root A.6.3"),
    Row(*set_up("popular-band", 4), 4, "root A.6.3"),
    Row(*set_up("furious-protector", seats=CORNERED), 1, "root A.6.3"),
    Row(*set_up("vault-keepers", seats=CORNERED), 1, "root A.6.3"),
    Row(*set_up("last-dynasty", seats=FIRST), 10, "root A.6.3"),
    Row(*set_up("riverfolk-flotilla"), 1, "root A.6.3"),
    Row(*set_up("spring-uprising"), 2, "root A.6.3", luck=("fox",)),
    Row(*set_up("highway-bandits", 0), "1-5", "root A.6.3"),
    Row(
        "setup seats=marquise,eyrie hirelings=corvid-spies,otter-divers", (), "otter-divers", "root A.6.3", "nothing to"
    ),
    Row(
        "setup seats=marquise,eyrie hirelings=furious-protector,popular-band",
        (SIDE["furious-protector"].number, 4, SIDE["popular-band"].number),
        4,
        "root E.2.2",
    ),
    Row(
        "setup seats=marquise,eyrie hirelings=furious-protector,riverfolk-flotilla",
        (SIDE["riverfolk-flotilla"].number, 5),
        "riverfolk-flotilla",
        "root A.6.3",
        "it stands already",
    ),
    # Hired, and handed over
    Row(
        dusk("otter-divers", f"{MINE} hirelings.raven-sentries.controller=eyrie hirelings.raven-sentries.control=2"),
        (),
        "raven-sentries",
        "root E.1.1",
        "not in the supply",
    ),
    Row(
        f"root seats=marquise,eyrie,alliance turn=marquise step=end~of~evening {MINE} eyrie.leader=builder "
        "hirelings.otter-divers.controller=marquise hirelings.otter-divers.control=1",
        (),
        "marquise",
        "root E.1.3",
        "another player",
    ),
    Row(
        f"root seats=marquise,alliance,bot:eyrie turn=marquise step=end~of~evening {MINE} "
        "hirelings.otter-divers.controller=marquise hirelings.otter-divers.control=1",
        (),
        "eyrie",
        "root E.1.3",
        "bots hire nobody",
    ),
    Row(*hired("popular-band", MINE), 5, "root E.2.1", "does not let it be placed"),
    Row(*hired("vault-keepers", f"{MINE} @4=eyrie.roost"), 4, "root 2.2.3"),
    Row(*hired("bandit-gangs", MINE), 5, "root E.2.1"),
    Row(*hired("stoic-protector", MINE), 5, "root E.2.1"),
    Row(*hired("spring-uprising", MINE), 2, "root E.2.1", luck=(3, "fox")),
    # Actions: whose, how often, with what
    Row(day("forest-patrol", "@1=alliance.warrior", ALLIANCE, "eyrie"), (), "march the patrol", "root E.2", "hired it"),
    Row(
        day("forest-patrol", "@1=forest-patrol.warrior used=forest-patrol", ALLIANCE, "alliance"),
        (),
        "march the patrol",
        "root E.2.4",
        "once in Daylight",
    ),
    Row(day("forest-patrol", "@1=alliance.warrior", ALLIANCE, "alliance"), (), "march the patrol", "root 4.3"),
    Row(day("forest-patrol", "@1=forest-patrol.warrior", ALLIANCE, "alliance"), (), "return the patrol", "root E.2.4"),
    Row(day("corvid-spies", MINE, controller="eyrie"), (), "the spies come", "root E.2"),
    Row(day("corvid-spies", MINE), (), "the spies come", "root E.2.4"),
    Row(day("popular-band", f"{MINE} used=popular-band"), (), "the band plays", "root E.2.4"),
    Row(day("street-band", MINE, controller="eyrie"), (), "the street band plays", "root E.2"),
    Row(day("street-band", f"{MINE} @2=street-band.warrior*5"), (), "the street band plays", "root E.2.4"),
    Row(day("sunward-expedition", MINE, controller="nobody"), (), "the expedition comes up", "root E.2"),
    Row(day("sunward-expedition", f"{MINE} used=sunward-expedition"), (), "the expedition comes up", "root E.2.4"),
    Row(day("vault-keepers", MINE, controller="eyrie"), (), "the vault keepers build", "root E.2"),
    Row(day("vault-keepers", f"{MINE} used=vault-keepers"), (), "the vault keepers build", "root E.2.4"),
    Row(day("warm-sun-prophets", MINE), (), "the prophets preach", "root E.2.4"),
    Row(
        day("warm-sun-prophets", f"{MINE} @2=warm-sun-prophets.warrior*4"),
        (),
        "place a prophet",
        "root E.2.4",
    ),
    Row(day("rat-smugglers", MINE, controller="eyrie"), (), "move with the smugglers", "root E.2"),
    Row(day("rat-smugglers", f"{MINE} marquise.hand=cobbler"), (), "battle with the smugglers", "root E.2.2"),
    Row(day("rat-smugglers", f"{MINE} marquise.hand=anvil"), (), "battle with the smugglers", "root 4.3"),
    Row(
        day("last-dynasty", f"{MINE} @5=last-dynasty.warrior used=last-dynasty", FIRST),
        (),
        "the Dynasty acts",
        "root E.2.4",
    ),
    Row(day("last-dynasty", MINE, FIRST, "alliance"), (), "the Dynasty acts", "root E.2"),
    Row(day("highway-bandits", MINE, controller="eyrie"), (), "a bandit lies in wait", "root E.2"),
    Row(day("bandit-gangs", MINE), (), "the gang swells the ranks", "root E.2.4"),
    Row(day("bandit-gangs", f"{MINE} @2=bandit-gangs.warrior*4"), (), "a bandit joins", "root E.2.4"),
    Row(day("the-exile", f"@9=marquise.warrior {EXILE}"), (), "give the Exile an item", "root E.2.2"),
    Row(day("the-exile", f"{MINE} {EXILE} hirelings.the-exile.clubs=0"), (), "the Exile roams", "root E.2.4"),
    Row(day("the-brigand", MINE), (), "the Brigand searches a ruin", "root E.2.4"),
    Row(day("the-brigand", MINE), (), "the Brigand robs", "root E.2.4"),
    Row(day("the-brigand", MINE, controller="eyrie"), (), "the Brigand robs", "root E.2"),
    # Where their pieces come
    Row(
        day("forest-patrol", "@1=forest-patrol.warrior hirelings.forest-patrol.card=2", ALLIANCE, "alliance"),
        ("return the patrol",),
        5,
        "root E.2.4",
    ),
    Row(day("corvid-spies", f"{MINE} {THEIRS}"), ("the spies come",), 1, "root E.2.4"),
    Row(day("warm-sun-prophets", f"{MINE} @5=warm-sun-prophets.warrior"), ("place a prophet",), 5, "root E.2.4"),
    Row(
        day("sunward-expedition", f"{MINE} @5=sunward-expedition.foothold"),
        ("the expedition comes up",),
        5,
        "root E.2.4",
    ),
    Row(day("vault-keepers", f"{MINE} @5=vault-keepers.vault"), ("the vault keepers build",), 12, "root E.2.4"),
    Row(
        day("vault-keepers", f"{MINE} @5=vault-keepers.vault @1=eyrie.roost"),
        ("the vault keepers build",),
        1,
        "root 2.2.3",
    ),
    Row(
        day("vault-keepers", f"{MINE} @5=vault-keepers.vault"),
        ("the vault keepers build", 5, "place more"),
        1,
        "root E.2.4",
    ),
    Row(dawn("flame-bearers", f"{MINE} @5=flame-bearers.warrior"), (), 12, "root E.2.3", "does not let it be placed"),
    Row(dawn("spring-uprising", MINE), ("gather",), 2, "root E.2.3", luck=("fox",)),
    Row(dawn("spring-uprising", f"{MINE} @6=spring-uprising.warrior"), ("rise",), 8, "root E.2.3", luck=("fox",)),
    Row(day("last-dynasty", MINE, FIRST), ("the Dynasty acts",), 12, "root E.2.4"),
    Row(day("bandit-gangs", MINE), ("a bandit joins",), 5, "root E.2.4"),
    Row(
        day("bandit-gangs", "@1=marquise.warrior*24 @5=bandit-gangs.warrior*2"),
        ("the gang swells the ranks",),
        1,
        "root E.2.4",
    ),
    Row(day("highway-bandits", MINE), ("a bandit lies in wait",), "3-7", "root E.2.4"),
    Row(
        day("highway-bandits", f"{MINE} hirelings.highway-bandits.paths=1-5"),
        ("a bandit lies in wait",),
        "1-5",
        "root E.2.4",
    ),
    Row(
        day(
            "highway-bandits",
            f"@5=marquise.warrior map=mountain suits={SUITS} closed=2-5",
        ),
        ("a bandit lies in wait",),
        "2-5",
        "root C.3.2",
    ),
    # Their own moves and battles
    Row(day("forest-patrol", "@1=forest-patrol.warrior", ALLIANCE, "alliance"), ("march the patrol",), 5, "root 4.2"),
    Row(
        day("forest-patrol", "@1=forest-patrol.warrior", ALLIANCE, "alliance"), ("march the patrol", 1), 4, "root 2.2.1"
    ),
    Row(
        day("forest-patrol", "@1=forest-patrol.warrior,eyrie.warrior*3 @5=forest-patrol.warrior", ALLIANCE, "alliance"),
        ("march the patrol", 1),
        9,
        "root 4.2.1",
    ),
    Row(
        day("forest-patrol", "@1=forest-patrol.warrior,eyrie.warrior", ALLIANCE, "alliance"),
        ("march the patrol",),
        5,
        "root 4.3",
    ),
    Row(
        day("forest-patrol", "@1=forest-patrol.warrior,eyrie.warrior,alliance.warrior", ALLIANCE, "alliance"),
        ("march the patrol", "done", 1),
        "alliance",
        "root G.1.27",
    ),
    Row(
        day("corvid-spies", "@1=corvid-spies.warrior,eyrie.warrior*3 @5=corvid-spies.warrior,eyrie.warrior*3"),
        ("the spies come", 1, 1, "battles", 1, "eyrie"),
        1,
        "root E.2.4",
        luck=((0, 0),),
    ),
    Row(dawn("stoic-protector", f"{MINE} hirelings.stoic-protector.place=1"), (), 12, "root 2.2.1"),
    Row(dawn("riverfolk-flotilla", f"{MINE} hirelings.riverfolk-flotilla.place=5"), (), 1, "root E.2.3"),
    Row(
        dawn("riverfolk-flotilla", "@10=eyrie.warrior,marquise.warrior hirelings.riverfolk-flotilla.place=5"),
        (10,),
        "marquise",
        "root G.1.27",
    ),
    # What else they ask
    Row(day("the-exile", f"{MINE} {EXILE}"), ("the Exile roams", "move"), "3_6_11", "root E.2.4"),
    Row(day("the-exile", f"@1=eyrie.warrior {EXILE}"), ("the Exile roams", "battle"), 9, "root E.2.4"),
    Row(day("the-exile", f"@1=eyrie.warrior {EXILE}"), ("the Exile roams", "battle"), 5, "root 4.3"),
    Row(
        day("the-brigand", "@6=marquise.warrior ruins.6=bag ruins.10=boots"),
        ("the Brigand searches a ruin",),
        10,
        "root E.2.4",
    ),
    Row(
        day(
            "the-brigand",
            "@6=marquise.warrior,eyrie.warrior eyrie.hand=anvil marquise.items=boots,tea "
            "hirelings.the-brigand.exhausted=marquise~boots",
        ),
        ("the Brigand robs",),
        "boots",
        "root E.2.4",
    ),
    Row(
        day(
            "the-brigand",
            "@6=marquise.warrior,eyrie.warrior eyrie.hand=anvil marquise.items=boots",
            "marquise,eyrie,alliance",
        ),
        ("the Brigand robs", "boots"),
        "alliance",
        "root E.2.4",
    ),
    Row(
        day(
            "spring-uprising",
            "@1=spring-uprising.warrior,marquise.warrior marquise.hand=ambush-fox,cobbler",
            controller="eyrie",
        ),
        ("battle", 1, "spring-uprising"),
        "cobbler",
        "root E.2.2",
    ),
    Row(
        day("rabbit-scouts", "@1=eyrie.warrior,marquise.warrior eyrie.hand=foxfolk-steel,sword", controller="eyrie"),
        ("battle", 1, "eyrie"),
        "sword",
        "root E.2.2",
    ),
    Row(
        day(
            "feline-physicians",
            "@1=alliance.warrior*3,corvids.warrior*3 @5=alliance.sympathy alliance.hand=anvil,sword",
            "corvids,alliance",
            "alliance",
        ),
        ("battle", 1, "alliance"),
        "sword",
        "root E.2.2",
        luck=((2, 2),),
    ),
    Row(
        day(
            "feline-physicians",
            "@1=alliance.warrior*3,corvids.warrior*3 @5=alliance.sympathy alliance.hand=anvil,sword",
            "corvids,alliance",
            "alliance",
        ),
        ("battle", 1, "alliance", "anvil"),
        12,
        "root E.2.2",
        luck=((2, 2),),
    ),
    Row(
        day("rat-smugglers", f"{MINE} marquise.hand=anvil,cobbler"),
        ("move with the smugglers",),
        "cobbler",
        "root E.2.2",
    ),
    Row(
        day("warm-sun-prophets", "@1=warm-sun-prophets.warrior,marquise.warrior*2"),
        ("the prophets preach",),
        5,
        "root E.2.4",
    ),
    Row(
        day("warm-sun-prophets", "@1=warm-sun-prophets.warrior,marquise.warrior*2"),
        ("the prophets preach", 1),
        "eyrie",
        "root E.2.4",
    ),
    Row(
        day("warm-sun-prophets", "@1=warm-sun-prophets.warrior,marquise.warrior*2"),
        ("the prophets preach", 1, "marquise", "a move"),
        12,
        "root 2.2.1",
    ),
    Row(
        day("warm-sun-prophets", "@1=warm-sun-prophets.warrior,marquise.warrior,eyrie.warrior*9 @9=marquise.warrior"),
        ("the prophets preach", 1, "marquise", "a move"),
        5,
        "root E.2.4",
    ),
    Row(
        day("warm-sun-prophets", "@1=warm-sun-prophets.warrior,marquise.warrior*2,eyrie.warrior"),
        ("the prophets preach", 1, "marquise", "a battle"),
        "warm-sun-prophets",
        "root G.1.27",
    ),
    Row(dawn("lizard-envoys", f"{MINE} discard=anvil,sword,ambush-fox"), (), "ambush-fox", "root E.2.3"),
    Row(
        day(
            "sunward-expedition",
            f"{MINE} @5=sunward-expedition.foothold @6=sunward-expedition.foothold @7=sunward-expedition.foothold",
        ),
        ("the expedition comes up",),
        1,
        "root E.2.4",
    ),
    Row(
        day("corvid-spies", "@1=eyrie.warrior @5=eyrie.warrior eyrie.hand=anvil"),
        ("the spies come", 1, 1, "take cards"),
        5,
        "root E.2.4",
    ),
    Row(
        dawn("flame-bearers", "@1=flame-bearers.warrior,eyrie.warrior,eyrie.roost"),
        (),
        "roost",
        "root E.2.3",
    ),
    Row(day("popular-band", f"{MINE} @9=popular-band.warrior"), ("the band plays",), 1, "root E.2.4"),
    Row(day("popular-band", f"{MINE} @9=popular-band.warrior"), ("the band plays", 9), 4, "root E.2.4"),
    Row(day("popular-band", f"{MINE} @9=popular-band.warrior"), ("the band plays", 9, 1), "eyrie", "root E.2.4"),
    # What their cards forbid others
    Row(
        day("furious-protector", f"{MINE} hirelings.furious-protector.place=1", controller="eyrie"),
        (),
        "battle",
        "root E.2.2",
        "a hireling's card forbids it",
    ),
    Row(
        day("stoic-protector", f"{MINE} @1=eyrie.warrior hirelings.stoic-protector.place=1", controller="eyrie"),
        (),
        "battle",
        "root E.2.2",
    ),
    Row(
        day("bandit-gangs", f"{MINE} @1=eyrie.warrior,bandit-gangs.warrior", controller="eyrie"),
        ("battle", 1),
        "bandit-gangs",
        "root E.2.2",
    ),
    Row(
        day("street-band", f"{MINE} @1=street-band.warrior hirelings.street-band.came.1=marquise", controller="eyrie"),
        (),
        "march",
        "root E.2.2",
    ),
    Row(
        day("vault-keepers", f"{MINE} @1=eyrie.warrior,vault-keepers.vault"),
        ("battle", 1),
        "vault-keepers",
        "root G.1.27",
    ),
    Row(day("popular-band", f"{MINE} @1=eyrie.warrior"), ("battle", 1), "popular-band", "root 4.3"),
]


@pytest.mark.law(
    "root E.1.1", "root E.1.3", "root E.2", "root E.2.1", "root E.2.2", "root E.2.3", "root E.2.4", "root A.6.3"
)
@pytest.mark.parametrize("row", ROWS, ids=[f"{n} {row.thing}: {row.article}" for n, row in enumerate(ROWS)])
def test_why_not(row: Row) -> None:
    holds(row)
