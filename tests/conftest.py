"""Tests hear English, whatever the machine speaks; and the rules are watched while tests run them."""

from __future__ import annotations

import gc
import os
import sys
from pathlib import Path

import pytest

from lawbound import build
from lawbound.law import played

os.environ["LC_ALL"] = "C.UTF-8"
if os.environ.pop("PYTHONDONTWRITEBYTECODE", ""):
    # Whoever wants no bytecode among the sources has it beside them: the servers and commands that tests start by the
    # hundred would else compile them all, which is half of what a start takes.
    os.environ["PYTHONPYCACHEPREFIX"] = sys.pycache_prefix = str(Path(__file__).parents[1] / ".pytest_cache/bytecode")
    sys.dont_write_bytecode = False
gc.set_threshold(20_000, 20, 20)  # thousands of tests in one process: to look for garbage took a sixth of the time

COMPILED = build.name() == build.COMPILED  # make test-native
EXTENDING = [
    "law/test_played.py",
    *[f"root/test_{each}.py" for each in ("bent_crafting", "beside_hirelings", "hidden", "inventions")],
]
"""What needs the plain build: watching it, and extending rules, which are traits there."""

collect_ignore = ["newborn", *(EXTENDING if COMPILED else ["native"])]
WATCH = None if COMPILED else played.watch()  # before any test imports the rules


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--played-to", metavar="FILE", help="write what tables reached to this file, and do not judge it")


def pytest_configure(config: pytest.Config) -> None:
    from tests.played import Gathering

    if WATCH is not None:
        config.pluginmanager.register(Gathering(WATCH, config), "lawbound played")
