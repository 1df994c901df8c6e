"""The laboratory: many games as an experiment, on one process, all cores or a cluster, with the same rows everywhere.

`experiment` reads the TOML file, `plan` makes cells, games and chunks of it, `record` plays a game and notes what
happened, `engines` carry chunks out, `storage` keeps what is finished, `run` ties them together; `study` counts the
rows, `report` shows them.
"""

from __future__ import annotations

from importlib.util import find_spec
from typing import Final

from lawbound.kernel import LawboundError

NEEDS_ARROW: Final = "Rows are kept as Parquet files, which needs pyarrow: pip install 'lawbound[lab]'"


def check_parquet() -> None:
    """Before anything is played: can rows be kept?"""
    if find_spec("pyarrow") is None:
        raise LawboundError(NEEDS_ARROW)
