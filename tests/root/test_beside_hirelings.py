"""Factions of people beside a hireling that is in no box yet: rules that are extended need the plain build."""

from __future__ import annotations

from typing import Any

import pytest
from tests.root.inventions.table import laid_out
from tests.root.situation import Situation, fields_of, given

from lawbound.kernel import Chance
from lawbound.root.factions.keepers import Keepers
from lawbound.root.removal import Removal, finish_removals, remove_pieces


@pytest.mark.law("root 11.5.6.I", "root 11.5.6.II")
@pytest.mark.open_question("trade_post_where_hirelings_rule")
def test_where_hirelings_rule_their_controller_pays_and_without_one_nobody() -> None:
    """Open question trade_post_where_hirelings_rule."""
    with laid_out():
        for controller, sites in (("marquise", True), ("nobody", False)):
            tree: dict[str, Any] = {
                "seats": ["riverfolk", "marquise"],
                "turn": "riverfolk",
                "step": "funds",
                "hirelings": {"band": {"controller": controller}},
                "clearings": {"1": {"band": {"warrior": 2}}},
                "players": {"riverfolk": {"funds": {"marquise": 2, "riverfolk": 2}}, "marquise": {}},
            }
            table = given(tree)
            assert ("trade post" in table.offered) is sites
            if sites:
                table.choose("trade post")
                assert fields_of(table, "riverfolk")["funds"] == {"riverfolk": 2}


@pytest.mark.law("root 11.2.7.III")
@pytest.mark.ruling("riverfolk-company", 3)
def test_mercenaries_fight_hirelings_that_the_riverfolk_control() -> None:
    """FAQ; interaction 12."""
    with laid_out():
        tree: dict[str, Any] = {
            "seats": ["marquise", "riverfolk"],
            "turn": "marquise",
            "step": "actions",
            "used": ["mercenaries"],
            "hirelings": {"band": {"controller": "riverfolk"}},
            "clearings": {"1": {"band": {"warrior": 2}, "riverfolk": {"warrior": 3}}},
            "players": {"marquise": {}, "riverfolk": {}},
        }
        table = given(tree, luck=[(2, 1)]).choose("battle")
        band = table.s.box.unseated[0]
        assert (table.s.board[band.warrior + 1], table.count("riverfolk", "warrior", 1)) == (0, 2)


@pytest.mark.law("root 13.2.4", "root E.3.3")
@pytest.mark.open_question("exposure_with_hirelings")
def test_hired_pieces_do_not_serve_for_exposure() -> None:
    """They are not the guesser's own."""
    line = (
        "root seats=marquise,corvids turn=marquise step=actions hirelings.band.controller=marquise marquise.hand=anvil "
        "@5=marquise.warrior @1=corvids.plot,band.warrior*2{}"
    )
    with laid_out():
        assert "expose" not in given(line.format("")).offered
        assert "expose" in given(line.format(",marquise.warrior")).offered


@pytest.mark.law("root 14.2.5")
@pytest.mark.open_question("whom_to_loot")
def test_a_hireling_is_not_looted() -> None:
    """It has no box, whatever lies in that of its controller."""
    line = (
        "root seats=hundreds,marquise turn=hundreds step=command~the~Hundreds hirelings.band.controller=marquise "
        "marquise.items=sword @1=hundreds.stronghold,hundreds.warlord,hundreds.warrior*2,{}.warrior"
    )
    with laid_out():
        assert given(line.format("band"), luck=[(1, 0)]).choose("battle").happened("rolled")
        assert given(line.format("marquise")).choose("battle").prompt == "loot the defender"


@pytest.mark.law("root 15.2.5")
@pytest.mark.ruling("keepers-in-iron", 3)
def test_a_relic_that_a_hireling_removes_earns_nobody_points() -> None:
    """FAQ 15.2.5: its controller names the forest; if nobody controls it, whoever takes the turn."""
    line = (
        "root seats=keepers,marquise,eyrie turn=marquise step=actions @1=marquise.warrior "
        "@5=keepers.figure~relic~3,band.warrior"
    )
    with laid_out():
        for controller, asked in (("eyrie", 2), ("nobody", 1)):
            s = given(f"{line} hirelings.band.controller={controller}").s
            keepers, band = s.players[0], s.box.unseated[0]
            assert isinstance(keepers, Keepers)
            removal = Removal(0, band.number, 5)
            remove_pieces(s, removal, keepers.tokens[3], 1, "root E.3.6")
            question = next(finish_removals(s, [removal], [], band.number))
            assert not isinstance(question, Chance)
            assert (question.about.name, question.seat) == ("put a trophy where", asked), controller
            assert list(s.vp) == [0, 0, 0]


def besieged(controller: str, high: int, luck: tuple[str, ...] = ()) -> Situation:
    """The Marquise battles settlers, who have a warrior left, a hut, a fence and a flag."""
    tree: dict[str, Any] = {
        "seats": ["marquise", "alliance"],
        "turn": "marquise",
        "step": "actions",
        "hirelings": {"settlers": {"controller": controller}},
        "clearings": {"1": {"settlers": {"warrior": 1, "hut": 1, "fence": 1, "flag": 1}, "marquise": {"warrior": 3}}},
        "players": {"marquise": {}},
    }
    settlers = given(tree).s.box.unseated[0]
    return given(tree, luck=[(high, 0), *[settlers.row(name) for name in luck]]).choose("battle")


def standing(table: Situation) -> list[str]:
    settlers = table.s.box.unseated[0]
    return [piece.name for piece, row in zip(settlers.PIECES, settlers.rows, strict=True) if table.s.board[row + 1]]


@pytest.mark.law("root E.3.4", "root 4.3.4")
@pytest.mark.open_question("hireling_battle_decisions")
@pytest.mark.parametrize(
    ("hits", "luck", "left"),
    [
        (1, (), ["hut", "fence", "flag"]),
        (2, ("flag",), ["hut", "fence"]),
        (2, ("fence",), ["hut", "flag"]),
        (3, ("flag",), ["hut"]),
    ],
)
def test_a_hireling_that_nobody_controls_loses_warriors_then_tokens_then_buildings(
    hits: int, luck: tuple[str, ...], left: list[str]
) -> None:
    """Luck decides among tokens."""
    with laid_out():
        assert standing(besieged("nobody", hits, luck)) == left


@pytest.mark.law("root E.3.4", "root 4.3.4")
@pytest.mark.open_question("hireling_battle_decisions")
def test_for_a_hireling_under_attack_its_controller_decides() -> None:
    with laid_out():
        table = besieged("alliance", 2)
        assert (table.prompt, table.asked, table.offered) == ("take a hit", "alliance", ["hut", "fence", "flag"])
        assert standing(table.choose("hut")) == ["fence", "flag"]
