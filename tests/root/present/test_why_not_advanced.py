"""Why not: the advanced setup, its cards and homelands."""

from __future__ import annotations

import pytest
from tests.root.present.why_not import Row, holds

THREE = "setup seats=?,?,? setup=advanced"
MARQUISE = "setup seats=marquise,alliance setup=advanced"
EYRIE = "setup seats=eyrie,alliance setup=advanced"
LIZARDS = "setup seats=lizards,alliance setup=advanced"
DUCHY_FIRST = "setup seats=eyrie,duchy setup=advanced"
SURFACED = (1, 5, 9)
AT_HOME = (1, 5, 9)

ROWS = [
    Row(THREE, (), "corvids", "root A.8.1.II", "locked", ("marquise", "alliance", "riverfolk", "corvids")),
    Row(EYRIE, (), 12, "root A.8.2", "edge"),
    Row(EYRIE, (), 10, "root A.8.2"),
    Row(MARQUISE, (1,), 8, "root A.8.2", "beside your other homelands"),
    Row(MARQUISE, (1, 5), 5, "root A.8.2.I", "homeland already"),
    Row(MARQUISE, AT_HOME, 4, "root A.8.2", "only in a homeland"),
    Row(MARQUISE, (*AT_HOME, 1), 4, "root A.8.2"),
    Row(MARQUISE, (*AT_HOME, 1, 1), 1, "root A.8.2"),
    Row(MARQUISE, (*AT_HOME, 1, 1, 5), 5, "root A.8.2"),
    Row(DUCHY_FIRST, SURFACED, 1, "root A.8.2.I", "homeland already"),
    Row(DUCHY_FIRST, SURFACED, 5, "root A.8.2.II", "too near"),
    Row(LIZARDS, (12,), 1, "root A.8.2", "beside your homeland"),
]


@pytest.mark.law("root A.8.1.II", "root A.8.2", "root A.8.2.I", "root A.8.2.II")
@pytest.mark.parametrize("row", ROWS, ids=[f"{n} {row.thing}: {row.article}" for n, row in enumerate(ROWS)])
def test_why_not(row: Row) -> None:
    holds(row)
