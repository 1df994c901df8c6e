"""Why not: the cards of Exiles and Partisans, and the newer printings of the standard deck."""

from __future__ import annotations

import pytest
from tests.root.present.why_not import Row, holds

DAWN = "root deck=exiles seats=marquise,eyrie,alliance turn=marquise @4=marquise.warrior marquise.crafted="
DAY = "root deck=exiles seats=marquise,eyrie,alliance turn=marquise step=actions @4=marquise.warrior marquise.crafted="
BUREAU = f"{DAY}propaganda-bureau marquise.hand=anvil,bake-sale @1=eyrie.warrior @8=eyrie.warrior,alliance.warrior"
ORDERS = f"{DAWN}false-orders @1=eyrie.warrior*2 @5=eyrie.warrior"
BANK = (
    "root seats=marquise,eyrie,alliance,vagabond turn=marquise @4=marquise.warrior options.card_printing=newer "
    "marquise.crafted=better-burrow-bank vagabond.dominance=dominance-fox vagabond.coalition=marquise"
)

ROWS = [
    Row(f"{DAWN}saboteurs eyrie.crafted=tunnels", (), "alliance", "root 4.1.3", "no lasting effect"),
    Row(f"{DAWN}swap-meet,false-orders @1=eyrie.warrior", (), "swap meet", "root 4.1.3", "nothing for it"),
    Row(f"{DAWN}swap-meet eyrie.hand=anvil", ("swap meet",), "alliance", "root 4.1.3", "no card"),
    Row(BUREAU, ("propaganda bureau",), 2, "root 4.1.3", "enemy warrior"),
    Row(f"{BUREAU} used=propaganda-bureau", (), "propaganda bureau", "root 4.1.3", "used already"),
    Row(BUREAU, ("propaganda bureau", 1), "alliance", "root 4.1.3", "no enemy warrior"),
    Row(BUREAU, ("propaganda bureau", 1, "eyrie"), "bake-sale", "root 4.1.3", "match"),
    Row(ORDERS, ("false orders",), "alliance", "root 4.1.3", "no warriors"),
    Row(ORDERS, ("false orders", "eyrie"), 8, "root 4.1.3", "no warriors there"),
    Row(ORDERS, ("false orders", "eyrie", 1), 8, "root 2.2.1", "path"),
    Row(
        f"{DAY}league-of-adventurous-mice marquise.items=boots,coins @4=eyrie.warrior "
        "effects.league-of-adventurous-mice.exhausted.marquise=boots",
        ("battle with the league",),
        "boots",
        "root 4.1.3",
        "exhausted",
    ),
    Row(f"{DAY}league-of-adventurous-mice", (), "move with the league", "root 4.1.3", "nothing for it"),
    Row(f"{DAY}league-of-adventurous-mice marquise.items=boots", (), "battle with the league", "root 4.3"),
    Row(BANK, (), "vagabond", "root 4.1.3", "no enemy"),
]


@pytest.mark.parametrize("row", ROWS, ids=[f"{n} {row.thing}: {row.article}" for n, row in enumerate(ROWS)])
def test_why_not(row: Row) -> None:
    holds(row)
