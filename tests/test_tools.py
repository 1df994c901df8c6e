"""The test set-up finds its programs, or says exactly what to install."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests import tools


@pytest.fixture
def nothing_installed(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.delenv("CHROMIUM", raising=False)
    monkeypatch.delenv("POSTGRES_BIN", raising=False)
    monkeypatch.setattr(tools, "BROWSERS", ("chromium",))
    monkeypatch.setattr(tools, "POSTGRES_FOLDERS", "nowhere/*/bin")


@pytest.mark.usefixtures("nothing_installed")
def test_what_is_missing_is_named_with_the_command_that_installs_it(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(tools, "may_install", lambda: False)
    assert tools.main() == 1
    said = capsys.readouterr().err
    assert "sudo apt-get install chromium-headless-shell fonts-dejavu-core" in said
    assert "sudo apt-get install postgresql" in said


@pytest.mark.usefixtures("nothing_installed")
def test_what_may_be_installed_is_installed(monkeypatch: pytest.MonkeyPatch) -> None:
    packages: list[str] = []
    monkeypatch.setattr(tools, "may_install", lambda: True)
    monkeypatch.setattr(tools, "install", packages.extend)
    tools.main()
    assert packages == ["chromium-headless-shell", "fonts-dejavu-core", "postgresql"]


@pytest.mark.usefixtures("nothing_installed")
def test_a_wrong_variable_is_named_and_nothing_installed_instead(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("CHROMIUM", "/no/browser")
    monkeypatch.setenv("POSTGRES_BIN", "/no/server")
    assert tools.wanted_packages() == []
    assert tools.main() == 1
    said = capsys.readouterr().err
    assert "CHROMIUM=/no/browser" in said
    assert "POSTGRES_BIN=/no/server" in said


def test_with_a_browser_and_a_server_there_is_nothing_to_do() -> None:
    assert tools.missing() == []
    assert tools.main() == 0
