"""Malformed positions through the public loader and the command: never a traceback.

python -m scripts.fuzz_positions --count 10000 [--seed N] [--turns N]

Positions of real games are mutated: types swapped, names misspelt, numbers negative or huge, text cut, oddities of YAML
put in. Each must load, or be refused with words; every so many go through `lawbound bots turn`, too.
"""

from __future__ import annotations

import argparse
import contextlib
import io
import random
import sys
import tempfile
import traceback
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

import yaml

from lawbound.cli.main import main as lawbound
from lawbound.kernel import LawboundError, Table
from lawbound.present.refusals import told
from lawbound.present.speech import LANGUAGES, speaking
from lawbound.root.bots import BOTS
from lawbound.root.position import write
from lawbound.root.position_reader import read
from lawbound.root.position_text import dump_line, loads
from lawbound.root.rules import ROOT
from lawbound.root.trials import trial

Tree = dict[str, Any]
ODD: tuple[Any, ...] = (
    *(None, True, False, -1, -(10**30), 10**30, 256, 3.5, float("nan"), "", "?", "none", "marquise", "no such thing"),
    *([], {}, [[]], [None], [1, 2], {"a": 1}, {1: 2}, {None: None}, {"warrior": "many"}, b"bytes", "\x00", "ÿ" * 90),
    *("4_9_12", "2001-01-01", "1e5", "0x1f", [["deep"] * 3] * 3, {"x": {"y": {"z": {}}}}),
)
YAML_ODDITIES = (
    *(
        "a: &a [*a]",
        "x: &x 1\ny: *x",
        "? [a, b]\n: c",
        "map: !!python/object:os.system x",
        "map: !!binary aGk=",
        "- a\n- b",
    ),
    *("seats: [marquise", "{", "%", "\t", "---\na: 1\n---\nb: 2", "map: autumn\nmap: winter", "<<: {a: 1}", "[" * 3000),
    *("map: 2001-01-01", "turn: yes", "turns: 1_0", "turns: 99999999999999999999", "\x07", "seats: !x [a]", "~", "5"),
)


def real_positions(count: int, seed: int) -> list[Tree]:
    """Positions of games in progress, of every kind."""
    luck = random.Random(seed)
    found: list[Tree] = []
    for number in range(count):
        table = Table.new(ROOT, trial(seed * 1000 + number), seed=str(number), snapshots=False)
        for _ in range(luck.randrange(20, 90)):
            if table.pending is None:
                break
            table.choose_index(luck.randrange(len(table.pending.options)))
        with contextlib.suppress(LawboundError):  # the setup is not finished
            found.append(write(table.state))
    return found


def mutated(tree: Any, luck: random.Random) -> Any:
    """One change somewhere in the tree."""
    if isinstance(tree, dict) and tree and luck.random() < 0.85:
        key = luck.choice(list(tree))
        change = luck.random()
        if change < 0.08:
            return {each: value for each, value in tree.items() if each != key}
        if change < 0.16:
            return {(_misspelt(each, luck) if each == key else each): value for each, value in tree.items()}
        if change < 0.2:
            return {**tree, luck.choice((None, 5, True, "extra", "5", ("a",))): luck.choice(ODD)}
        return {**tree, key: mutated(tree[key], luck)}
    if isinstance(tree, list) and tree and luck.random() < 0.7:
        at = luck.randrange(len(tree))
        return [*tree[:at], mutated(tree[at], luck), *tree[at + luck.randrange(2) :]]
    if isinstance(tree, str) and tree and luck.random() < 0.5:
        return _misspelt(tree, luck)
    if isinstance(tree, int) and luck.random() < 0.5:
        return luck.choice((-tree, tree + 1, tree * 1000, -1, str(tree), [tree], tree / 2))
    return luck.choice(ODD)


def _misspelt(name: Any, luck: random.Random) -> Any:
    text = str(name)
    at = luck.randrange(len(text) + 1)
    return text[:at] + luck.choice(("", "x", " ", ".", "é", "*", "@")) + text[at + luck.randrange(2) :]


def as_text(tree: Any, luck: random.Random) -> str:
    """As YAML or as a line, and that perhaps cut or changed."""
    try:
        text = dump_line(tree) if luck.random() < 0.4 else str(yaml.dump(tree, sort_keys=False, allow_unicode=True))
    except Exception:  # no tree that could be written down
        text = repr(tree)
    change = luck.random()
    if change < 0.15:
        return text[: luck.randrange(len(text) + 1)]
    if change < 0.25:
        return text + "\n" + luck.choice(YAML_ODDITIES)
    if change < 0.3:
        return luck.choice(YAML_ODDITIES)
    if change < 0.45:
        at = luck.randrange(len(text) + 1)
        return (
            text[:at]
            + luck.choice(("[", "}", ":", "&a ", "*a", "!", "=", ",", "@", "*9", "- ", "'", "\\", "\x85"))
            + text[at:]
        )
    return text


def attempt(load: Callable[[], object], seen: Counter[str]) -> str:
    """What came of it; empty if it was loaded or refused in words."""
    try:
        load()
    except LawboundError as error:
        seen["refused"] += 1
        for language in LANGUAGES:
            with speaking(language):
                if not told(error):
                    return f"no words in {language}: {error!r}"
        return ""
    except Exception:
        return traceback.format_exc(limit=-4)
    seen["loaded"] += 1
    return ""


def command(text: str, folder: Path, luck: random.Random) -> str:
    """The command with that position; whatever it answers, it is no traceback."""
    file = folder / "position"
    file.write_text(text, encoding="utf-8", errors="surrogateescape")
    before, sys.stdin = sys.stdin, io.StringIO("anvil\n1 1\n1\nquit\n")
    out = io.StringIO()
    try:
        with contextlib.redirect_stdout(out), contextlib.redirect_stderr(out):
            lawbound(["bots", "turn", "--position", str(file), "--bot", luck.choice(list(BOTS))])
    except SystemExit:
        pass
    except Exception:
        return traceback.format_exc(limit=-4)
    finally:
        sys.stdin = before
    return out.getvalue() if "Traceback" in out.getvalue() else ""


def fuzz(count: int, seed: int = 1, turns: int = 20) -> tuple[Counter[str], list[str]]:
    """So many positions, every `turns`-th through the command; what was seen, and what went wrong."""
    luck = random.Random(seed)
    real = real_positions(max(5, min(count // 50, 60)), seed)
    seen: Counter[str] = Counter()
    wrong: list[str] = []
    for one in real:
        assert not attempt(lambda one=one: loads(dump_line(one)), seen), one  # type: ignore[misc]
    seen.clear()
    with tempfile.TemporaryDirectory() as folder:
        for number in range(count):
            tree: Any = luck.choice(real)
            for _ in range(luck.randrange(1, 4)):
                tree = mutated(tree, luck)
            text = as_text(tree, luck)
            problems = [
                attempt(lambda tree=tree: read(tree), Counter()),  # type: ignore[misc]
                attempt(lambda text=text: loads(text), seen),  # type: ignore[misc]
                command(text, Path(folder), luck) if turns and number % turns == 0 else "",
            ]
            wrong += [f"{problem}\n{text[:2000]}" for problem in problems if problem]
    return seen, wrong


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--count", type=int, default=10_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--turns", type=int, default=20, help="every so many go through the command, too; 0: none")
    args = parser.parse_args()
    seen, wrong = fuzz(args.count, args.seed, args.turns)
    for problem in wrong[:20]:
        print(problem, end="\n\n")
    print(f"{args.count} positions: {seen['loaded']} loaded, {seen['refused']} refused, {len(wrong)} went wrong.")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
