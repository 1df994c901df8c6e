"""Computer players of somebody else's, who think until they are allowed to choose: in whatever process that is."""

from __future__ import annotations

import sys
import time
from pathlib import Path

import pytest

PATIENCE = 20.0
MODULE = """
import os, time
from pathlib import Path
from lawbound.players import Player

HERE = Path(__file__).parent

def note(line):
    with open(HERE / "notes", "a") as file:
        file.write(line + "\\n")

class Patient(Player):
    name = "patient"

    def choose_index(self, view, ask):
        assert view is not None
        note(f"{self.name} began in {os.getpid()}")
        while not (HERE / f"{self.name} may choose").exists():
            time.sleep(0.005)
        note(f"{self.name} chose")
        return 0

class Ponderous(Patient):
    name = "ponderous"
    slow = True
"""


class Patience:
    """What they have noted down, and how they are allowed to go on."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    def notes(self, words: str = "") -> list[str]:
        notes = self._folder / "notes"
        lines = notes.read_text().splitlines() if notes.exists() else []
        return [line for line in lines if words in line]

    def wait(self, words: str, times: int = 1) -> list[str]:
        """Until so many notes say that."""
        until = time.monotonic() + PATIENCE
        while len(found := self.notes(words)) < times:
            assert time.monotonic() < until, self.notes()
            time.sleep(0.005)
        return found

    def allow(self, name: str = "patient") -> None:
        (self._folder / f"{name} may choose").touch()

    def process(self, name: str = "patient") -> int:
        """In which process the last of them began to think."""
        return int(self.wait(f"{name} began")[-1].rpartition(" ")[2])


@pytest.fixture
def patience(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Patience:
    """A distribution with these players, as an installer leaves it."""
    folder = tmp_path / "installed"
    info = folder / "patient_players-1.0.dist-info"
    info.mkdir(parents=True)
    (folder / "patient_players.py").write_text(MODULE)
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: patient-players\nVersion: 1.0\n")
    players = "[lawbound.players]\npatient = patient_players:Patient\nponderous = patient_players:Ponderous\n"
    (info / "entry_points.txt").write_text(players)
    monkeypatch.syspath_prepend(str(folder))
    monkeypatch.delitem(sys.modules, "patient_players", raising=False)
    return Patience(folder)
