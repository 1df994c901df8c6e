"""`lawbound oath chronicle`: chronicles in files and strings, and what is said when something is wrong with them."""

from __future__ import annotations

import argparse
import io
import json
import re
from pathlib import Path

import pytest
import yaml
from tests.oath.chronicles import THREE_THREE_ONE, THREE_TWO, TUTORIAL

from lawbound.cli import UserError
from lawbound.kernel import LawboundError, Table
from lawbound.kernel.journal_text import save
from lawbound.oath import commands
from lawbound.oath.chronicle_value import Chronicle
from lawbound.oath.commands import chronicle as command
from lawbound.oath.notation import NEWEST, read, versions, write
from lawbound.pebbles.form import PebblesForm
from lawbound.pebbles.rules import Pebbles


def run(*words: str) -> int:
    parser = argparse.ArgumentParser(prog="lawbound")
    commands.add(parser.add_subparsers())
    args = parser.parse_args(["oath", *words])
    code: int = args.run(args)
    return code


def refused(*words: str) -> str:
    with pytest.raises((UserError, LawboundError)) as caught:
        run("chronicle", *words)
    message = str(caught.value)
    assert "\n" not in message
    return message


@pytest.fixture
def said(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> pytest.CaptureFixture[str]:
    monkeypatch.setenv("COLUMNS", "120")
    return capsys


Said = pytest.CaptureFixture[str]


def test_without_a_subcommand_there_is_help(said: Said) -> None:
    assert run() == 0
    assert "chronicle" in said.readouterr().out
    assert run("chronicle") == 0
    out = said.readouterr().out
    assert all([word in out for word in ("show", "new", "export", "import", "next")])
    assert command.NEWEST == NEWEST


def test_a_new_chronicle_is_printed_as_yaml_or_json(said: Said) -> None:
    run("chronicle", "new")
    assert Chronicle.from_plain(yaml.safe_load(said.readouterr().out)) == Chronicle.first()
    run("chronicle", "new", "--json", "--kind", "prescribed", "--name", "Říše")
    assert Chronicle.from_plain(json.loads(said.readouterr().out)) == Chronicle.first("prescribed", "Říše")


def test_a_random_world_follows_from_its_seed(said: Said) -> None:
    found = []
    for seed in ("a", "a", "b"):
        run("chronicle", "new", "--kind", "random", "--seed", seed)
        found.append(said.readouterr().out)
    assert found[0] == found[1] != found[2]
    Chronicle.from_plain(yaml.safe_load(found[2])).check()


@pytest.mark.parametrize("suffix", [".yaml", ".json"])
def test_files_are_written_and_read(tmp_path: Path, said: Said, suffix: str) -> None:
    path = tmp_path / f"ours{suffix}"
    run("chronicle", "new", "--kind", "open", "-o", str(path))
    assert said.readouterr().out == f"Game 1 of 'Empire and Exile' is in {path}.\n"
    assert path.read_text(encoding="utf-8").startswith("{" if suffix == ".json" else "name: Empire")
    assert command.load(str(path)) == (Chronicle.first("open"), ())
    assert "exists already" in refused("new", "-o", str(path))
    run("chronicle", "new", "--force", "-o", str(path))
    assert command.load(str(path))[0] == Chronicle.first()
    assert list(tmp_path.iterdir()) == [path]
    assert "No such file" in refused("new", "-o", str(tmp_path / "no" / "folder.yaml"))


def test_a_chronicle_is_shown_without_what_is_sealed(said: Said) -> None:
    run("chronicle", "show", THREE_TWO)
    out = said.readouterr().out
    for words in ("The Horder Order, game 2", "Supremacy", "black", "The Hidden Place", "Wizard School", "1 facedown"):
        assert words in out
    for words in ("Brass Horse", "Wastes", "Gambling Hall", "Truthful Harp"):
        assert words not in out
    run("chronicle", "show", THREE_TWO, "--sealed")
    out = said.readouterr().out
    for words in ("Brass Horse", "facedown (Wastes)", "from the top: Faithful Friend, Tome Guardians"):
        assert words in re.sub(r"\s+", " ", out)


def test_show_speaks_json(said: Said) -> None:
    run("chronicle", "show", THREE_TWO, "--json")
    assert Chronicle.from_plain(json.loads(said.readouterr().out)) == read(THREE_TWO).opened()
    run("chronicle", "show", THREE_TWO, "--json", "--sealed")
    assert Chronicle.from_plain(json.loads(said.readouterr().out)) == read(THREE_TWO)


def test_the_last_game_and_a_name_with_brackets_are_shown(said: Said) -> None:
    text = THREE_THREE_ONE.replace("Empire and Exile", "[b]of[/b]  Exile").replace("07UNKNOWN", "07[i]Anna")
    run("chronicle", "show", text)
    out = said.readouterr().out
    assert "[b]of[/b]  Exile, game 2" in out
    assert "white won ([i]Anna)" in out
    run("chronicle", "show", TUTORIAL, "--sealed")
    assert "Dispossessed" in said.readouterr().out


def test_a_string_in_a_file_or_on_stdin(tmp_path: Path, said: Said, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "chronicle.txt"
    path.write_text(f"{THREE_TWO}\n", encoding="utf-8")
    run("chronicle", "export", str(path), "--version", "3.2.0")
    assert said.readouterr().out == f"{THREE_TWO}\n"
    monkeypatch.setattr("sys.stdin", io.StringIO(f"{THREE_TWO}\n"))
    run("chronicle", "export", "-", "--version", "3.2.0", "--json")
    assert json.loads(said.readouterr().out) == {"version": "3.2.0", "string": THREE_TWO}


def test_import_and_export(tmp_path: Path, said: Said) -> None:
    path = tmp_path / "ours.yaml"
    run("chronicle", "import", THREE_THREE_ONE, "--keep-order", "-o", str(path))
    said.readouterr()
    run("chronicle", "export", str(path), "--version", "3.3.1")
    assert said.readouterr().out == f"{THREE_THREE_ONE}\n"
    run("chronicle", "export", str(path))
    assert said.readouterr().out == f"{write(read(THREE_THREE_ONE))}\n"


def test_decks_that_are_imported_are_shuffled_unless_their_order_is_kept(tmp_path: Path, said: Said) -> None:
    path = tmp_path / "ours.yaml"
    run("chronicle", "import", THREE_THREE_ONE, "-o", str(path))
    assert command.load(str(path))[0] == read(THREE_THREE_ONE).forget_orders()
    found = []
    for words in (("--seed", "a"), ("--seed", "a"), ("--seed", "b"), ()):
        said.readouterr()
        run("chronicle", "export", str(path), *words)
        found.append(said.readouterr().out)
    assert found[0] == found[1] != found[2] != found[3]
    assert read(found[3]).forget_orders() == command.load(str(path))[0]


def test_what_was_mended_is_told_apart(said: Said) -> None:
    broken = THREE_TWO.replace("0CFFFFE4", "0CFFFFDE")
    run("chronicle", "import", broken)
    both = said.readouterr()
    assert "mended: Grand Mask was again in site record 6" in both.err
    Chronicle.from_plain(yaml.safe_load(both.out))


# What is wrong


def test_bad_sources_are_told(tmp_path: Path) -> None:
    assert refused("show", "nothing.yaml").startswith(
        "nothing.yaml: there is no such file, and it is no chronicle string"
    )
    assert refused("show", THREE_TWO[:20]).startswith("the string: Offset 12 (chronicle name)")
    assert refused("import", f"{THREE_TWO}zz").startswith("Offset 264 (end)")
    assert "is a directory" in refused("show", str(tmp_path)).lower()
    assert "no such file" in refused("show", "x" * 5000)
    assert "no such file" in refused("show", "a\0b")
    for name, content, words in (
        ("a.yaml", b"\xff\xfe\x00", "this is no text"),
        ("b.yaml", b"name: [", "this is no YAML: something is wrong in line 1"),
        ("c.yaml", b"- 1\n", "this is neither a chronicle (YAML or JSON) nor a chronicle string"),
        ("d.yaml", b"name: 2001-13-45\n", "this is no YAML"),
        ("e.yaml", b"name: A\n", "oath: this is missing from the chronicle"),
        ("f.json", b"{", "this is no JSON"),
        ("g.json", b"[" * 100_000, "this is no JSON"),
        ("h.yaml", b"[" * 5_000, "this is no YAML"),
        ("i.txt", THREE_TWO[:40].encode(), "Offset 40 (site record 1, site): two hexadecimal digits are expected"),
        ("j.yaml", b"", "this is neither"),
    ):
        path = tmp_path / name
        path.write_bytes(content)
        message = refused("show", str(path))
        assert message.startswith(f"{path}: ") and words in message


def test_bad_wishes_are_told() -> None:
    assert (
        refused("new", "--kind", "fast") == "--kind fast: a chronicle begins as playbook, prescribed, open or random."
    )
    assert "--seed is for --kind random" in refused("new", "--seed", "a")
    assert "name: a name has from 1 to 255 characters" in refused("new", "--name", "")
    assert f"known: {', '.join(versions())}" in refused("export", THREE_TWO, "--version", "9")


def test_a_chronicle_without_its_sealed_part_cannot_be_exported(tmp_path: Path) -> None:
    path = tmp_path / "open.json"
    path.write_text(json.dumps(read(THREE_TWO).opened().to_plain()), encoding="utf-8")
    assert "sealed part of this chronicle is not here" in refused("export", str(path))


# The next game


def test_the_chronicle_of_a_finished_game(tmp_path: Path, said: Said, monkeypatch: pytest.MonkeyPatch) -> None:
    left = read(THREE_TWO)
    monkeypatch.setattr(command, "result_of", lambda path: {"winner": 1, "chronicle": left.to_plain()})
    run("chronicle", "next", "game.journal", "--json")
    assert Chronicle.from_plain(json.loads(said.readouterr().out)) == left


def test_games_that_leave_no_chronicle(tmp_path: Path) -> None:
    assert refused("next", str(tmp_path / "none.journal")).startswith("cannot read")
    path = tmp_path / "game.journal"
    path.write_text("no journal", encoding="utf-8")
    assert "Line 1" in refused("next", str(path))
    form = PebblesForm()
    table = Table.new(Pebbles(), form.setup(form.usual_seats()), seed="a")
    path.write_text(save(table), encoding="utf-8")
    assert "a game of pebbles; only games of Oath leave a chronicle" in refused("next", str(path))
