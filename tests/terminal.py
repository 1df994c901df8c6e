"""The command `lawbound` with somebody's typing, in this process: to start another takes longer than most evenings.

That a process of its own does the same, `tests/cli/test_play.py` states where bytes and letters matter.
"""

from __future__ import annotations

import contextlib
import io
import os
from pathlib import Path
from subprocess import CompletedProcess
from unittest.mock import patch

from lawbound.cli.main import main


def lawbound(*words: str, typed: str = "", folder: Path | None = None, columns: int = 80) -> CompletedProcess[str]:
    """What that command says to whoever types that, in that folder and on a screen of that width."""
    said, complained = (io.TextIOWrapper(io.BytesIO(), encoding="utf-8") for _ in range(2))
    keyboard = io.TextIOWrapper(io.BytesIO(typed.encode()), encoding="utf-8")

    with (
        contextlib.chdir(folder or Path.cwd()),
        patch.dict(os.environ, COLUMNS=str(columns)),
        patch("sys.stdin", keyboard),
        contextlib.redirect_stdout(said),
        contextlib.redirect_stderr(complained),
    ):
        try:
            code = main(words)
        except SystemExit as leaving:  # words that the command does not know
            code = leaving.code if isinstance(leaving.code, int) else 1
    texts = [_written(stream) for stream in (said, complained)]
    assert "Traceback" not in "".join(texts)
    return CompletedProcess(["lawbound", *words], code, *texts)


def _written(stream: io.TextIOWrapper) -> str:
    stream.seek(0)
    return stream.read()
