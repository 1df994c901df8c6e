"""The script that fits prospects to games."""

from __future__ import annotations

import numpy as np
import pytest
from scripts import fit_prospects
from scripts.fit_prospects import FACTIONS, Moment, Played

from lawbound.root.judge.worth import SOFTNESS


def game(luck: np.random.Generator, bonus: float) -> Played:
    """Two bots of equal worth, the first of which really is better by a bonus."""
    worths = list(luck.normal(20, 4, 2))
    odds = np.exp((worths[1] - worths[0] - bonus) / SOFTNESS)
    winner = int(luck.random() >= 1 / (1 + odds))
    return Played([Moment(["bot:eyrie", "bot:duchy"], worths, 1.0, [0.0, 0.5])], [winner])


def test_what_is_true_of_the_games_is_found() -> None:
    luck = np.random.default_rng(1)
    known, won = fit_prospects.rows([game(luck, 6.0) for _ in range(4000)])
    prices = fit_prospects.fit(known, won, 1.0)
    gap = [0.0] * len(prices)
    for faction, sign in (("bot:eyrie", 1.0), ("bot:duchy", -1.0)):
        at = 2 + FACTIONS.index(faction)
        gap[at] = gap[at + len(FACTIONS)] = sign
    gap[1] = -0.5
    assert 1 / prices[0] == pytest.approx(SOFTNESS, rel=0.15)
    assert np.dot(prices, gap) / prices[0] == pytest.approx(6.0, rel=0.15)
    as_used = fit_prospects.as_used()
    assert fit_prospects.surprise(known, won, prices) < fit_prospects.surprise(known, won, as_used) - 0.02


def test_it_plays_and_reports(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.argv", ["fit_prospects", "--games", "4", "--worlds", "1"])
    fit_prospects.main()
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].startswith("4 games, ")
    assert [line.split()[0] for line in lines[-len(FACTIONS) :]] == list(FACTIONS)
