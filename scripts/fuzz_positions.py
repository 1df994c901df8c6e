"""Malformed positions, answers and evenings through the loader and the commands: never a traceback.

python -m scripts.fuzz_positions --count 10000 [--seed N]

Positions of real games are mutated: types swapped, names misspelt, numbers negative or huge, text cut, oddities of YAML
put in. Each must load, or be refused with words of every language. Each also goes through the commands that people
type, in this process: most of them through `lawbound bots turn` with answers that are nearly right or not at all,
others as the evening of `lawbound companion`, with acts of that kind in its file.
"""

from __future__ import annotations

import argparse
import contextlib
import io
import json
import random
import re
import sys
import tempfile
import traceback
from collections import Counter
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any
from unittest.mock import patch

import yaml

from lawbound.cli import main as cli
from lawbound.kernel import LawboundError, Table
from lawbound.present.refusals import Told, told
from lawbound.present.speech import LANGUAGES, speaking
from lawbound.root.bots import BOTS
from lawbound.root.cards import CARD
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


TYPED = (
    *(
        "1",
        "2",
        "7",
        "99",
        "0",
        "-1",
        "1 1",
        "3 0",
        "31",
        "0 3",
        "4 4",
        "3",
        "",
        " ",
        "?",
        "help",
        "undo",
        "u",
        "why",
        "map",
    ),
    *(
        "done",
        "yes",
        "no",
        "anvil",
        "ambush",
        "quit now",
        "ÿ",
        "\x00",
        "\x1b[A",
        "9" * 5000,
        "x" * 3000,
        "٣ ١",
        "½",
        "nan",
    ),
    *(
        "end",
        "tell",
        "show",
        "problems",
        "edit",
        "edit +2 eyrie.warrior 5",
        "edit points marquise 99",
        "edit turn eyrie",
    ),
    *("edit hand marquise -5", "edit move 3 marquise.warrior 5 10", "edit players.eyrie.leader = [[]]", "edit ruin 6"),
    *(
        "edit card cobbler crafted:marquise",
        "edit item sword marquise; shuffle",
        "edit clearings = 5",
        "edit ferry = {}",
    ),
)
CHANGES: tuple[Any, ...] = (
    *({"piece": "eyrie.warrior", "at": "clearing:5", "by": 2}, {"piece": "vagabond.pawn", "at": "forest:1_2_5_10"}),
    *({"points": "eyrie", "by": 1}, {"points": "marquise", "value": 99}, {"hand": "marquise", "value": 5}),
    *({"item": "sword", "of": "eyrie"}, {"card": "cobbler", "to": "crafted:eyrie"}, {"ruin": "clearing:6", "by": -1}),
    *({"shuffle": True}, {"turn": "eyrie"}, {"turn": "marquise"}, {"field": "players.eyrie.leader", "value": "despot"}),
    *({"field": "clearings.5", "value": {"marquise": {"warrior": 3}}}, {"field": "landmarks", "value": []}),
)
WORD = re.compile(r"[a-z]{4,}")
THE_SAME = frozenset(
    (
        *("root", "rootbotics", "birdsong", "daylight", "evening", "hidden", "order", "tags", "marquise", "eyrie"),
        *("warrior", "nightmare", "swoop", "none", "basic", "advanced", "coop"),
    )
)
"""Words that every language has: of books, and what positions call things."""
SENTENCE = re.compile(r"^[^'\"\[{]*[a-z]{2,} [a-z]{2,} [a-z]{2,}.*\.$")


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
        return in_english(error)
    except Exception:
        return traceback.format_exc(limit=-4)
    seen["loaded"] += 1
    return ""


def in_english(error: LawboundError) -> str:
    """What of an error is said in English to people who speak another language; empty if nothing is."""
    bare = Told(error)
    bare.fields = tuple((name, 0 if isinstance(value, int) else "") for name, value in bare.fields)
    with speaking("en"):
        english = set(WORD.findall(bare.said())) - THE_SAME
    for language in LANGUAGES[1:]:
        with speaking(language):
            if not told(error) or english & set(WORD.findall(bare.said())):
                return f"no words in {language}: {error!r} {told(error)!r}"
    for value in error.fields.values():
        wrong = in_english(value) if isinstance(value, LawboundError) else ""
        if wrong or (isinstance(value, str) and SENTENCE.search(value)):
            return wrong or f"a sentence within a sentence: {error!r}"
    return ""


def typed(luck: random.Random) -> str:
    """What somebody types at the questions of a turn: right, nearly right, or anything."""
    lines = [
        luck.choice(TYPED) if luck.random() < 0.5 else luck.choice(list(CARD)) if luck.random() < 0.5 else _dice(luck)
        for _ in range(luck.randrange(24))
    ]
    return "\n".join([*lines, *luck.choice(((), ("quit",), ("1",) * 30))]) + "\n"


def _dice(luck: random.Random) -> str:
    return f"{luck.randrange(5)} {luck.randrange(4)}"


def command(words: Sequence[str], answers: str, seen: Counter[str]) -> str:
    """The command with what is typed at it; whatever it answers, it is no traceback."""
    before, sys.stdin = sys.stdin, io.StringIO(answers)
    out = io.StringIO()
    try:
        with contextlib.redirect_stdout(out), contextlib.redirect_stderr(out):
            seen[f"{words[0]} {cli.main(words)}"] += 1
    except SystemExit:
        seen[f"{words[0]} not understood"] += 1
    except Exception:
        return traceback.format_exc(limit=-6)
    finally:
        sys.stdin = before
    return out.getvalue() if "Traceback" in out.getvalue() else ""


def turn_words(text: str, tree: Any, file: Path, luck: random.Random) -> list[str]:
    """One turn of a bot from that position: as a rule of one that is there."""
    file.write_text(text, encoding="utf-8", errors="surrogateescape")
    seats = tree.get("seats") if isinstance(tree, dict) else None
    there = [key for key in BOTS if f"bot:{key}" in str(seats)]
    bot = luck.choice(there if there and luck.random() < 0.9 else [*BOTS, "dragon", ""])
    more = [*luck.choice(([], ["--why"])), *luck.choice(([], ["--format", "yaml"]))]
    return ["bots", "turn", "--position", str(file), "--bot", bot, "--lang", luck.choice(LANGUAGES), *more]


def evening_words(text: str, file: Path, luck: random.Random) -> list[str]:
    """An evening that goes on from that position, with acts that its file tells."""
    acts: list[Any] = [_act(luck) for _ in range(luck.randrange(8))]
    kept: Any = {"game": "root", "setup": {"position": text}, "acts": acts}
    if luck.random() < 0.2:
        kept = mutated(kept, luck)
    written = json.dumps(kept, default=repr, skipkeys=True)
    file.write_text(written if luck.random() < 0.95 else written[: luck.randrange(len(written))], encoding="utf-8")
    return ["companion", str(file), "--lang", luck.choice(LANGUAGES)]


def _act(luck: random.Random) -> Any:
    act: Any = {"do": "answer", "option": luck.choice([*CARD, "3-1", "0-0", "done", "clearing:5"])}
    if luck.random() < 0.6:
        act = {"do": "edit", "set": [luck.choice(CHANGES) for _ in range(luck.randrange(1, 3))]}
    elif luck.random() < 0.4:
        act = {"do": luck.choice(["end", "tell", "show", "undo"])}
    return mutated(act, luck) if luck.random() < 0.5 else act


def fuzz(count: int, seed: int = 1) -> tuple[Counter[str], list[str]]:
    """So many of them; what was seen, and what went wrong."""
    luck = random.Random(seed)
    real = real_positions(max(5, min(count // 50, 60)), seed)
    seen: Counter[str] = Counter()
    wrong: list[str] = []
    for one in real:
        assert not attempt(lambda one=one: loads(dump_line(one)), seen), one  # type: ignore[misc]
    seen.clear()
    parser = cli.build_parser()  # once: what it reads is always the same
    with tempfile.TemporaryDirectory() as folder, patch.object(cli, "build_parser", lambda: parser):
        file = Path(folder) / "position"
        for number in range(count):
            tree: Any = luck.choice(real)
            evening = number % 5 == 0
            right = luck.random() < (0.6 if evening else 0.2)  # the position is; what is told from there on is not
            for _ in range(0 if right else luck.randrange(1, 4)):
                tree = mutated(tree, luck)
            text = dump_line(tree) if right else as_text(tree, luck)
            words = evening_words(text, file, luck) if evening else turn_words(text, tree, file, luck)
            answers = typed(luck)
            problems = [
                attempt(lambda tree=tree: read(tree), Counter()),  # type: ignore[misc]
                attempt(lambda text=text: loads(text), seen),  # type: ignore[misc]
                command(words, answers, seen),
            ]
            wrong += [f"{problem}\n{' '.join(words)}\n{answers!r}\n{text[:3000]}" for problem in problems if problem]
    return seen, wrong


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--count", type=int, default=10_000)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    seen, wrong = fuzz(args.count, args.seed)
    for problem in wrong[:20]:
        print(problem, end="\n\n")
    print(f"{args.count} positions: {seen['loaded']} loaded, {seen['refused']} refused, {len(wrong)} went wrong.")
    for way, times in sorted(seen.items()):
        print(f"  {way}: {times}")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
