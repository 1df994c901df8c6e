"""`lawbound companion`: an evening with the real box, at a terminal."""

from __future__ import annotations

import argparse
import io
import json
import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from lawbound.cli import UserError
from lawbound.cli.language import add_language, wanted_language

if TYPE_CHECKING:
    from rich.console import Console

    from lawbound.cli import Subparsers
    from lawbound.kit.companion import Page
    from lawbound.root.companion.evening import RootEvening

USUAL: Final = "marquise,bot:eyrie,bot:alliance,bot:vagabond"
ABBREVIATIONS: Final = {
    "?": "help",
    "h": "help",
    "q": "quit",
    "exit": "quit",
    "u": "undo",
    "e": "edit",
    "p": "problems",
}
HOW_TO_EDIT: Final = (
    *("+2 eyrie.warrior 5", "-1 marquise.sawmill 3", "move 3 marquise.warrior 5 10", "points eyrie +1"),
    *("hand marquise 5", "item sword marquise", "card cobbler crafted:marquise", "pawn vagabond 9", "ruin 6"),
    *("turn eyrie", "shuffle", 'players.eyrie.leader = "despot"'),
)


def add(subparsers: Subparsers) -> None:
    parser = subparsers.add_parser(
        "companion",
        help="an evening with the real box: the bots are run, people play with their hands",
        description="An evening with the real box. The bots' turns are lists of things to do; you are asked for cards, "
        "dice and what opponents decide. All that you tell is kept in FILE, and the evening goes on from it.",
    )
    parser.add_argument("file", nargs="?", metavar="FILE", type=Path, help="what was told; made if there is none yet")
    parser.add_argument("--seats", metavar="LIST", default=USUAL, help=f"who plays (default: {USUAL})")
    parser.add_argument("--map", metavar="MAP", help="autumn, winter, lake, mountain")
    parser.add_argument("--set", metavar="KEY=VALUE", action="append", default=[], help="another setting of the game")
    add_language(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    from rich.console import Console

    from lawbound.present.speech import speaking

    for stream in (sys.stdin, sys.stdout):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")
    with speaking(wanted_language(args)):
        return Terminal(Console(markup=False, highlight=False, emoji=False), args).run()


def begin(args: argparse.Namespace) -> RootEvening:
    """The evening in the file, or a new one."""
    from lawbound.kernel import LawboundError
    from lawbound.present.refusals import told
    from lawbound.root.companion.evening import RootEvening
    from lawbound.root.speech import say

    try:
        if args.file is not None and args.file.exists():
            kept = json.loads(args.file.read_text(encoding="utf-8"))
            evening = RootEvening(kept["setup"])
            evening.play(kept["acts"])
            return evening
        return RootEvening(setup_of(args))
    except LawboundError as error:
        raise UserError(told(error)) from None
    except OSError as error:
        raise UserError(say("bots-cannot-read", file=str(args.file), error=error.strerror or str(error))) from None
    except (ValueError, TypeError, KeyError, AttributeError, RecursionError):
        raise UserError(say("evening-no-evening", file=str(args.file))) from None


def setup_of(args: argparse.Namespace) -> dict[str, Any]:
    from lawbound.root.companion.wording import value
    from lawbound.root.speech import say

    setup: dict[str, Any] = {"seats": [seat.strip() for seat in args.seats.split(",")], "order": "given"}
    if args.map is None:
        setup["suits"] = "printed"
    else:
        setup["map"] = args.map
    for each in args.set:
        key, equals, text = each.partition("=")
        if not equals:
            raise UserError(say("evening-key-value", given=each))
        setup[key.strip()] = value(text.strip())
    return setup


class Terminal:
    """The conversation: what to do is listed once, then a question waits, or a person's turn."""

    def __init__(self, console: Console, args: argparse.Namespace) -> None:
        self.console = console
        self.file: Path | None = args.file
        self.evening = begin(args)
        self.steps: list[dict[str, Any]] = []

    def run(self) -> int:
        from lawbound.present.speech import language
        from lawbound.root.speech import say

        tells = True
        while True:
            page = self.evening.page(language())
            if tells:
                self.print_page(page)
            if page["phase"] == "over":
                self.console.print(say("companion-game-over"))
                return 0
            try:
                line = self.ask(page)
                command, _, rest = line.partition(" ")
                command = ABBREVIATIONS.get(command.lower(), command.lower())
                if command == "quit":
                    return self.leave()
                tells = self.obey(page, command, rest.strip(), line)
            except EOFError:
                self.console.print()
                return self.leave()

    def leave(self) -> int:
        from lawbound.root.speech import say

        if self.file is None:
            self.console.print(say("evening-not-kept"))
        else:
            self.console.print(say("evening-kept", file=str(self.file)))
        return 0

    def print_page(self, page: Page) -> None:
        """What to do since the last answer, and what waits now."""
        from lawbound.root.speech import say

        self.console.print()
        self.steps = page["steps"]
        for step in page["steps"][page["fresh"] :]:
            number = f"{step['n']:3}. " if step["kind"] == "step" else "     "
            self.console.print(f"{number}{step['text']} [{step['article']}]", soft_wrap=True)
        for problem in page["problems"]:
            self.console.print(say("evening-problem", text=problem["text"]), soft_wrap=True)
        if page["replayed"] is not None and page["replayed"]["dropped"]:
            self.console.print(say("evening-replayed", n=page["replayed"]["dropped"]))
        self.console.print(", ".join([f"{player['name']}: {player['score']}" for player in page["players"]]))

    def ask(self, page: Page) -> str:
        from rich.text import Text

        from lawbound.cli.screen import ask_line
        from lawbound.root.speech import say

        question = page["question"]
        if question is None:
            text = say("evening-your-turn", player=page["turn"]["name"])
        else:
            for number, option in enumerate(question["options"], 1):
                if question["kind"] != "dice":
                    self.console.print(f"{number:4}  {option['text']}", soft_wrap=True)
            who = f"{question['who']}: " if question["who"] else ""
            text = f"{who}{question['text']} [{question['article']}]"
            if question["kind"] == "dice":
                text = f"{text} {say('evening-dice')}"
        self.console.print(Text(text, style="bold"))
        return ask_line(self.console, "> ")

    def obey(self, page: Page, command: str, rest: str, line: str) -> bool:
        """Whether something has changed, so that it is worth telling."""
        from lawbound.kernel import LawboundError
        from lawbound.present.refusals import told
        from lawbound.root.companion.wording import change
        from lawbound.root.speech import say

        try:
            if command == "undo":
                self.evening.undo()
            elif command in ("end", "tell", "show"):
                self.evening.act({"do": command})
            elif command == "edit":
                changes = [change(each) for each in rest.split(";") if each.strip()]
                if not changes or None in changes:
                    self.console.print(say("evening-how-to-edit", examples="; ".join(HOW_TO_EDIT)))
                    return False
                self.evening.act({"do": "edit", "set": changes})
            elif command in ("why", "problems", "map", "help", ""):
                self.look(page, command, rest)
                return False
            else:
                option = meant(page["question"], line)
                if option is None:
                    self.console.print(say("evening-help" if page["question"] is None else "evening-no-such-answer"))
                    return False
                self.evening.act({"do": "answer", "option": option})
        except LawboundError as error:
            self.console.print(told(error), soft_wrap=True)
            return False
        self.keep()
        return True

    def look(self, page: Page, command: str, rest: str) -> None:
        from lawbound.root.kit import KIT
        from lawbound.root.speech import say

        if command == "why":
            wanted = [step for step in self.steps if step["why"] and (not rest or str(step["n"]) == rest)]
            for step in wanted[-1:] if not rest else wanted:
                self.console.print(f"{step['n']:3}. {step['text']}", soft_wrap=True)
                for reason in step["why"]:
                    self.console.print(f"       {reason['text']} [{reason['article']}]", soft_wrap=True)
            if not wanted:
                self.console.print(say("evening-no-reason"))
            for refused in (page["question"] or {"refused": []})["refused"] if not rest else []:
                self.console.print(f"     {refused['text']} [{refused['article']}]", soft_wrap=True)
        elif command == "problems":
            for problem in page["problems"]:
                self.console.print(f"{problem['text']} [{problem['article']}]", soft_wrap=True)
            if not page["problems"]:
                self.console.print(say("evening-no-problems"))
        elif command == "map":
            self.console.print(KIT.stage.text(KIT.game.view(self.evening.state, None)))
        else:
            self.console.print(say("evening-help"))

    def keep(self) -> None:
        """Never half a file: the old one stays until the new one is whole."""
        from lawbound.root.speech import say

        if self.file is None:
            return
        text = json.dumps({"game": "root", "setup": self.evening.setup, "acts": self.evening.acts}, indent=1)
        new = self.file.with_name(self.file.name + ".new")
        try:
            new.write_text(text + "\n", encoding="utf-8")
            os.replace(new, self.file)
        except OSError as error:
            reason = error.strerror or str(error)
            self.console.print(say("evening-cannot-keep", file=str(self.file), error=reason))


def meant(question: dict[str, Any] | None, line: str) -> str | None:
    """The option that the line means: two dice, a number of the list, its name, or words that fit one option only."""
    if question is None:
        return None
    options: list[dict[str, Any]] = question["options"]
    line = line.strip().lower()
    if question["kind"] == "dice":
        digits = [digit for digit in line if digit in "0123456789"]
        wanted = "-".join(sorted(digits, reverse=True))
        return wanted if len(digits) == 2 and wanted in [option["option"] for option in options] else None
    if line.isascii() and line.isdigit() and len(line) < 5:
        return options[int(line) - 1]["option"] if 0 < int(line) <= len(options) else None
    exact = [option for option in options if line in (option["text"].lower(), option["option"].lower())]
    near = exact or [option for option in options if line and line in option["text"].lower()]
    return near[0]["option"] if len(near) == 1 else None
