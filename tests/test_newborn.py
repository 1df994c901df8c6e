"""No code and no test assumes when a clock began: what looks at one works on a machine that was just switched on."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

TESTS = Path(__file__).parent
NEWBORN = TESTS / "newborn"
CLOCK = "import time; print(time.monotonic())"
CLOCKS = (  # tests of whatever remembers a time
    "tests/server/test_rooms.py::test_empty_rooms_are_closed_and_open_again",
    "tests/server/test_security.py::test_a_bucket_fills_again",
    "tests/server/test_security.py::test_one_address_cannot_create_games_without_end",
    "tests/server/test_app.py::test_it_is_ready",
    "tests/server/test_door.py::test_a_slow_request_is_told_so",
    "tests/server/test_door.py::test_whoever_reads_slowly_gets_everything",
    "tests/server/test_socket.py::test_nobody_stands_in_the_door_for_ever",
    "tests/cli/test_lab.py::test_without_a_terminal_there_is_a_line_now_and_then",
)


def newborn() -> dict[str, str]:
    """The environment in which clocks begin at zero."""
    path = [str(NEWBORN), os.environ.get("PYTHONPATH", "")]
    return {**os.environ, "PYTHONPATH": os.pathsep.join([each for each in path if each])}


def run(*arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, *arguments]
    return subprocess.run(command, env=newborn(), cwd=TESTS.parent, check=False, capture_output=True, text=True)


def test_the_clock_begins_at_zero() -> None:
    assert 0 <= float(run("-c", CLOCK).stdout) < 60
    nested = f"import subprocess, sys; subprocess.run([sys.executable, '-c', {CLOCK!r}])"
    assert 0 <= float(run("-c", nested).stdout) < 60


def test_what_remembers_a_time_works_on_a_machine_that_was_just_switched_on() -> None:
    done = run("-m", "pytest", "-q", "-n", "0", "-p", "no:cacheprovider", *CLOCKS)
    assert done.returncode == 0, done.stdout[-5000:] + done.stderr[-2000:]
    assert re.search(rf"\b{len(CLOCKS)} passed", done.stdout)
