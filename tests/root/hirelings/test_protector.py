"""The Furious and the Stoic Protector."""

from __future__ import annotations

import pytest
from tests.root.hirelings.table import beside, of

from lawbound.root.pieces import why_not_place


@pytest.mark.law("root E.2.3")
def test_it_moves_whoever_rules_and_every_player_loses_a_warrior_there() -> None:
    here = {
        5: {"marquise": {"warrior": 2}, "eyrie": {"warrior": 3}},
        1: {"eyrie": {"warrior": 9}},
    }
    table = beside("furious-protector", "marquise", here, phase="birdsong", fields={"place": "1"})
    assert table.prompt == "where the pawn moves" and 5 in table.offered
    table.choose(5)
    assert (table.count("marquise", "warrior", 5), table.count("eyrie", "warrior", 5)) == (1, 2)


@pytest.mark.law("root E.2.3", "root 14.2.2")
@pytest.mark.open_question("furious_protector_and_the_warlord")
def test_it_takes_another_warrior_than_the_warlord_who_stays_even_alone() -> None:
    for beside_the_warlord in (0, 1, 2):
        here = {5: {"hundreds": {"warlord": 1, "warrior": beside_the_warlord}, "marquise": {"warrior": 2}}}
        seats = ("marquise", "hundreds")
        table = beside("furious-protector", "marquise", here, seats=seats, phase="birdsong", fields={"place": "1"})
        table.choose(5)
        left = [table.count("hundreds", piece, 5) for piece in ("warlord", "warrior")]
        assert left == [1, max(0, beside_the_warlord - 1)]
        assert table.count("marquise", "warrior", 5) == 1


@pytest.mark.law("root E.2.2")
def test_its_enemies_place_nothing_where_it_stands() -> None:
    table = beside("furious-protector", "marquise", {1: {"marquise": {"warrior": 2}}}, fields={"place": "5"})
    assert why_not_place(table.s, table.seat("marquise"), 5) is None
    assert why_not_place(table.s, table.seat("eyrie"), 5) == "root E.2.2"
    free = beside(
        "furious-protector", "nobody", {1: {"marquise": {"warrior": 2}}}, fields={"place": "5"}, turn="marquise"
    )
    assert why_not_place(free.s, free.seat("marquise"), 5) == "root E.2.2"


@pytest.mark.law("root E.2.2")
def test_nobody_battles_it_nor_beside_the_stoic_one_pieces_of_its_controller() -> None:
    here = {5: {"marquise": {"warrior": 2}, "eyrie": {"warrior": 1}}}
    table = (
        beside("furious-protector", "nobody", here, turn="marquise", fields={"place": "5"})
        .until("actions")
        .choose("battle")
    )
    assert table.happened("battle")[0].args[1] == table.seat("eyrie")
    guarded = beside("stoic-protector", "eyrie", here, turn="marquise", fields={"place": "5"}).until("actions")
    assert "battle" not in guarded.offered


@pytest.mark.law("root E.2.2")
@pytest.mark.open_question("stoic_protector_and_own_losses")
def test_a_favor_spares_what_the_stoic_one_guards() -> None:
    here = {1: {"marquise": {"workshop": 1}}, 6: {"marquise": {"workshop": 1}}, 8: {"marquise": {"workshop": 1}}}
    here[1] = {"marquise": {"workshop": 1}, "eyrie": {"warrior": 2}}
    here[12] = {"eyrie": {"warrior": 2}, "alliance": {"warrior": 1}, "street-band": {"warrior": 1}}
    hand = {"marquise": {"hand": ["favor-of-the-foxes"]}}
    seats, band = ("marquise", "eyrie", "alliance"), {"street-band": {"controller": "eyrie"}}
    fields = {"place": "12"}
    table = beside(
        "stoic-protector", "eyrie", here, turn="marquise", fields=fields, players=hand, seats=seats, hirelings=band
    ).choose("favor-of-the-foxes")
    assert (table.count("eyrie", "warrior", 1), table.count("eyrie", "warrior", 12)) == (0, 2)
    assert table.count("alliance", "warrior", 12) == 0  # everything else goes, a hireling of theirs too
    assert table.s.board[of(table, "street-band").warrior + 12] == 0


@pytest.mark.law("root E.2.3", "root E.2.1")
def test_the_stoic_one_walks_and_removes_nothing() -> None:
    here = {5: {"marquise": {"warrior": 2}, "eyrie": {"warrior": 3}}}
    table = beside("stoic-protector", "marquise", here, phase="birdsong", fields={"place": "1"}).choose(5)
    assert (table.count("marquise", "warrior", 5), table.count("eyrie", "warrior", 5)) == (2, 3)
    assert table.s.board[of(table, "stoic-protector").row("pawn") + 5] == 1


@pytest.mark.law("root E.3.7")
def test_whoever_moves_it_by_ferry_draws_the_card() -> None:
    table = beside(
        "stoic-protector",
        "marquise",
        {1: {"marquise": {"warrior": 2}}},
        phase="birdsong",
        map="lake",
        suits=LAKE,
        fields={"place": "10"},
        ferry=10,
    )
    table.choose(next(c for c in table.offered if c not in table.s.paths[10]))
    assert len(table.hand("marquise")) == 1 and table.s.ferried


LAKE = ["fox", "rabbit", "mouse"] * 4
