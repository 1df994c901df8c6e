"""A turn of a bot beside a real table: `lawbound bots turn`.

It ends exactly with that turn: of the next player's nothing has happened yet, not even what leaves them no choice, so
that the position it leaves is a safe point from which the game goes on.
"""

from __future__ import annotations

from rich.console import Console
from rich.text import Text

from lawbound.cli.screen import ask_line, is_number
from lawbound.kernel import NATURE, Ask, Event, Flow, Table
from lawbound.root import position_text
from lawbound.root.present import happenings, names, questions
from lawbound.root.present.instructions import instructions
from lawbound.root.rules import Root
from lawbound.root.speech import say
from lawbound.root.state import OVER, State


class OneTurn(Root):
    """The rules until a turn is over: there the table stops, before anything of the next turn happens."""

    def __init__(self, turns: int) -> None:
        super().__init__()
        self.turns = turns  # the number of that turn

    def resume(self, state: State) -> Flow[None] | None:
        return super().resume(state) if state.turns == self.turns else None


class Companion:
    """One turn of a bot beside a real table: people answer for luck, the screen says what to do."""

    def __init__(
        self, console: Console, table: Table[State], events: list[Event], why: bool, form: str = "line"
    ) -> None:
        self.console = console
        self.table = table  # by the rules of `OneTurn`
        self.events = events
        self.why = why
        self.form = form
        self.steps = 0

    def run(self) -> int:
        while self.table.pending is not None:
            self.tell()
            try:
                if not self.ask(self.table.pending):
                    return self.break_off()
            except EOFError:
                self.console.print()
                return self.break_off()
        self.tell()
        s = self.table.state
        self.console.print(say("companion-game-over" if s.stage == OVER else "companion-turn-over"))
        self.console.print(say("companion-position"))
        text = position_text.dump_yaml(s) if self.form == "yaml" else position_text.dumps(s)
        self.console.print(Text(text.rstrip("\n")), soft_wrap=True)
        return 0

    def break_off(self) -> int:
        """In the middle of a turn there is no position to go on from: the one it began with holds."""
        self.console.print(say("companion-not-finished"))
        return 1

    def tell(self) -> None:
        """What has happened since, as instructions; each with its reasons before it, if they are wanted."""
        events, self.events[:] = self.events[:], []
        s = self.table.state
        for line in instructions(s, [event for event in events if event.name != "turn"]):
            for chose in line.reasons if self.why else ():
                for n, reason in enumerate(happenings.trace(s, chose)):
                    text = f"{'      ' if n else '    '}{reason.text} [{reason.article}]"
                    self.console.print(Text(text, style="dim"), soft_wrap=True)
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
        dice = ask.about.kind == "dice"
        for number, text in enumerate(listed, 1):
            mark = "   " if dice else f"{number:4}"  # dice are typed as they lie: there is no number to mistake
            self.console.print(Text(f"{mark}  {text}"), soft_wrap=True)
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
            if line not in ("help", "h", "?", "") and near and not dice:
                self.console.print(say("companion-could-be", options="; ".join(near)), soft_wrap=True)
            else:
                message = "companion-dice-please" if dice else "companion-a-number-please"
                self.console.print(say(message, n=len(listed)))

    def find(self, ask: Ask, line: str, words: dict[str, int]) -> int | None:
        """The option that the line means: two dice, or a number of the list, or words that fit one option only."""
        if ask.about.kind == "dice":
            return self.find_dice(ask, line)
        listed = list(words)
        if is_number(line, len(listed)):
            return words[listed[int(line) - 1]]
        exact = [text for text in listed if text.lower() == line]
        near = exact or [text for text in listed if line and line in text.lower()]
        return words[near[0]] if len(near) == 1 else None

    def find_dice(self, ask: Ask, line: str) -> int | None:
        """Two dice as they lie, in either order: `3 1`, `31`, `3 and 1`. A single number is no answer."""
        digits = [int(letter) for letter in line if letter in "0123456789"]
        if len(digits) != 2 or (max(digits), min(digits)) not in ask.options:
            return None
        return ask.options.index((max(digits), min(digits)))

    def undo(self) -> None:
        """Back before the last answer; what followed from it is told again."""
        if not self.table.journal.entries:
            self.console.print(say("companion-nothing-answered"))
            return
        self.table.undo()
        self.events.clear()
        self.console.print(say("companion-taken-back"))
