"""A turn of a bot beside a real table: `lawbound bots turn`."""

from __future__ import annotations

from rich.console import Console
from rich.text import Text

from lawbound.cli.screen import ask_line, is_number
from lawbound.kernel import NATURE, Ask, Event, Table
from lawbound.root import position_text
from lawbound.root.present import happenings, names, questions
from lawbound.root.speech import say
from lawbound.root.state import State


class Companion:
    """One turn of a bot beside a real table: people answer for luck, the screen says what to do."""

    def __init__(self, console: Console, table: Table[State], events: list[Event], why: bool) -> None:
        self.console = console
        self.table = table
        self.events = events
        self.why = why
        self.steps = 0

    def run(self, seat: int, turns: int) -> int:
        while self.table.pending is not None and (self.table.state.turn, self.table.state.turns) == (seat, turns):
            self.tell()
            try:
                if not self.ask(self.table.pending):
                    self.console.print(say("companion-not-finished"))
                    return 1
            except EOFError:
                self.console.print()
                self.console.print(say("companion-not-finished"))
                return 1
        self.tell()
        over = "companion-turn-over" if self.table.pending is not None else "companion-game-over"
        self.console.print(say(over))
        self.console.print(say("companion-position"))
        self.console.print(position_text.dumps(self.table.state), soft_wrap=True)
        return 0

    def tell(self) -> None:
        """What has happened since, as instructions; with its reasons before each, if they are wanted."""
        events, self.events[:] = [event for event in self.events if event.name != "turn"], []
        stretch: list[Event] = []
        for event in events:
            if event.name == "chose" and self.why:
                self.instruct(stretch)
                stretch = []
                for n, line in enumerate(happenings.trace(self.table.state, event)):
                    text = f"{'      ' if n else '    '}{line.text} [{line.article}]"
                    self.console.print(Text(text, style="dim"), soft_wrap=True)
            else:
                stretch.append(event)
        self.instruct(stretch)

    def instruct(self, events: list[Event]) -> None:
        for line in happenings.lines(self.table.state, events, None):
            self.steps += 1
            self.console.print(Text(f"{self.steps:3}. {line.text} [{line.article}]"), soft_wrap=True)

    def ask(self, ask: Ask) -> bool:
        """One question, with what is alike listed once; False if the person wants to stop."""
        s = self.table.state
        who = "" if ask.seat == NATURE else f"{names.player(s, ask.seat)}: "
        words: dict[str, int] = {}
        for index, option in enumerate(ask.options):
            if ask.about.kind != "dice" or option[0] >= option[1]:  # the dice are not told apart
                words.setdefault(questions.option(s, ask, option), index)
        listed = list(words)
        for number, text in enumerate(listed, 1):
            self.console.print(f"{number:4}  {text}", soft_wrap=True)
        self.console.print(Text(f"{who}{questions.prompt(s, ask)} [{ask.about.article}]", style="bold"))
        while True:
            line = ask_line(self.console, "> ").lower()
            if line in ("quit", "q", "exit"):
                return False
            if line in ("undo", "u"):
                self.undo()
                return True
            meant = self.find(ask, line, words)
            if meant is not None:
                self.table.choose_index(meant)
                return True
            near = [text for text in listed if line and line in text.lower()]
            if line not in ("help", "h", "?", "") and near:
                self.console.print(say("companion-could-be", options="; ".join(near)), soft_wrap=True)
            else:
                dice = ask.about.kind == "dice"
                message = "companion-a-number-or-dice-please" if dice else "companion-a-number-please"
                self.console.print(say(message, n=len(listed)))

    def find(self, ask: Ask, line: str, words: dict[str, int]) -> int | None:
        """The option that the line means: two dice, a number of the list, or words that fit one option only."""
        if ask.about.kind == "dice":
            digits = [int(digit) for digit in line if digit.isdecimal()]
            if len(digits) == 2 and (max(digits), min(digits)) in ask.options:
                return ask.options.index((max(digits), min(digits)))
        listed = list(words)
        if is_number(line, len(listed)):
            return words[listed[int(line) - 1]]
        exact = [text for text in listed if text.lower() == line]
        near = exact or [text for text in listed if line and line in text.lower()]
        return words[near[0]] if len(near) == 1 else None

    def undo(self) -> None:
        """Back before the last answer; what followed from it is told again."""
        if not self.table.journal.entries:
            self.console.print(say("companion-nothing-answered"))
            return
        self.table.undo()
        self.events.clear()
        self.console.print(say("companion-taken-back"))
