"""A game at one screen: people take turns at the keyboard, players of the computer answer for themselves."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from rich.console import Console
from rich.text import Text

from lawbound import games
from lawbound.cli import saving, screen
from lawbound.cli.commands import ABBREVIATIONS, COMMANDS, Quit
from lawbound.cli.screen import arg, choices, hanging, means, numbered
from lawbound.kernel import NATURE, Ask, Event, IllegalChoice, Journal, LawboundError, Seat, Table, View
from lawbound.players import Player, find, knows
from lawbound.present.speech import Names, say

PROMPT: Final = "> "
EXIT_INTERRUPTED: Final = 130
YOU: Final = "you"


class HotSeat:
    """One game on one screen. `given` says who plays each seat; if nobody does, the set-up says."""

    def __init__(self, console: Console, journal: Journal, given: list[str] | None = None) -> None:
        self.console = console
        self.given = given
        self.begin(journal)

    def begin(self, journal: Journal) -> None:
        """Put that game on the table, played as far as the journal goes."""
        self.kit = games.kit(journal.game)
        self.words = self.kit.words
        self.pages = self.kit.stage.pages()
        self.book = next(iter(self.kit.law), None)  # goes without saying
        self.log: list[Event] = []
        self.marks: list[tuple[Seat, int]] = []  # for every choice: who made it, and the length of the log before it
        self.seen: dict[Seat, int] = {}  # how much of the log each person has read
        self.shown: tuple[Any, ...] | None = None  # whose view of which phase was shown last
        self.table: Table[Any] = Table.replay(self.kit.game, journal, upto=0, listener=self.log.append)
        for entry in journal.entries:
            try:
                self.choose(entry)
            except IllegalChoice:
                break
        self.seats = self.kit.form.seats(journal.setup)
        self.roles = roles(journal, len(self.seats), self.given)
        self.screen_of: Seat | None = None
        self.make_players()

    def make_players(self) -> None:
        """The players of the computer; made anew from the same point they choose the same again."""
        entries = self.table.journal.entries
        self.players: dict[Seat, Player] = {
            seat: find(role, f"{self.table.journal.seed} seat {seat} choice {len(entries)}")
            for seat, role in enumerate(self.roles)
            if knows(role)
        }

    @property
    def people(self) -> int:
        """How many people play: bots and players of the computer are none."""
        return len([seat for seat, each in enumerate(self.seats) if not each.is_bot and seat not in self.players])

    def choose(self, index: int) -> None:
        ask = self.table.pending
        if ask is None:
            raise IllegalChoice(index, None)
        self.marks.append((ask.seat, len(self.log)))
        try:
            self.table.choose_index(index)
        except IllegalChoice:
            self.marks.pop()
            raise

    # The game

    def play(self) -> int:
        """Play to the end, or until the person leaves; the exit code."""
        try:
            while self.table.pending is not None:
                ask = self.table.pending
                player = self.players.get(ask.seat)
                if player is None:
                    self.ask_person(ask)
                else:
                    option = player.choose(self.table.view(ask.seat), ask)
                    self.try_choose(ask.options.index(option))
            self.finish()
        except Quit:
            return 0
        except (EOFError, KeyboardInterrupt) as gone:
            self.console.print()
            path = saving.own_file(self.table, saving.AUTOSAVE)
            saving.save_to(self.console, self.table, path, "play-interrupted")
            return 0 if isinstance(gone, EOFError) else EXIT_INTERRUPTED
        return 0

    def try_choose(self, index: int) -> None:
        """Choose; should the rules fail, the game is still there."""
        try:
            self.choose(index)
        except LawboundError:
            raise
        except Exception as error:
            journal = self.table.journal.copy()
            journal.entries.pop()
            seen = self.seen
            self.begin(journal)
            self.seen = {seat: min(at, len(self.log)) for seat, at in seen.items()}
            path = saving.own_file(self.table, saving.AUTOSAVE)
            saving.write(self.table, path)
            self.say("play-engine-failed", error=f"{type(error).__name__}: {error}", file=path)
            if self.table.pending is not None and self.table.pending.seat in self.players:
                raise Quit from None  # the same player would choose the same again

    def take_back(self, back: int) -> None:
        """Back to the choice of that number. LawboundError if that cannot be."""
        self.table.undo(len(self.marks) - back)
        del self.log[self.marks[back][1] :]
        del self.marks[back:]
        self.seen = {seat: min(at, len(self.log)) for seat, at in self.seen.items()}
        self.shown = None
        self.make_players()

    def ask_person(self, ask: Ask) -> None:
        self.show(ask)
        while self.table.pending is ask:
            line = screen.ask_line(self.console, PROMPT)
            word, _, rest = line.partition(" ")
            word = ABBREVIATIONS.get(word.lower(), word.lower())
            if word in COMMANDS:
                COMMANDS[word](self, ask, rest.strip())
            elif word in self.pages:
                self.console.print(self.pages[word](self.view(ask.seat)))
            elif line.isascii() and line.isdigit():
                number = int(line[:9])
                if 1 <= number <= len(ask.options):
                    self.seen[ask.seat] = len(self.log)
                    self.try_choose(number - 1)
                else:
                    self.say("play-not-offered", number=line[:9], n=len(ask.options))
            else:
                self.say("play-unknown", line=line[:40], n=len(ask.options))

    # What a person sees

    def say(self, message: str, **fields: object) -> None:
        self.console.print(say(message, **{key: arg(value) for key, value in fields.items()}))

    def tell_loaded(self, path: Path) -> None:
        self.say("play-loaded-over" if self.table.over else "play-loaded", file=path, choices=choices(len(self.marks)))

    def short(self, article: str) -> str:
        """The number alone, where the book goes without saying."""
        return article.removeprefix(f"{self.book} ")

    def cited(self, text: str, article: str) -> str:
        return f"{text} [{self.short(article)}]"

    def view(self, seat: Seat) -> View:
        view: View = self.table.view(None if seat == NATURE else seat)
        return view

    def show(self, ask: Ask) -> None:
        """The board when the phase is new, what happened, and the question."""
        if self.people > 1 and ask.seat != NATURE and self.screen_of != ask.seat:
            if self.screen_of is not None:
                self.console.clear()
            player = self.words.player(self.view(ask.seat), ask.seat)
            screen.ask_line(self.console, f"{say('play-pass', player=player)} ")
            self.shown = None
        if ask.seat != NATURE:
            self.screen_of = ask.seat
        view = self.view(ask.seat)
        phase = self.kit.stage.phase(view)
        now = (ask.seat, phase["turn"], phase["phase"])
        fresh = self.shown != now
        if fresh:
            self.shown = now
            self.console.print(self.kit.stage.text(view))
            self.console.rule(Text(phase["text"], style="bold"), align="left", characters="-")
        news = self.log[self.seen.get(ask.seat, 0) :]
        self.seen[ask.seat] = len(self.log)
        if news:
            if fresh:
                self.say("play-since")
            self.print_log(view, news)
        self.print_question(view, ask)

    def print_log(self, view: View, events: Sequence[Event]) -> None:
        for line in self.words.lines(view, events):
            self.console.print(hanging(self.cited(line.text, line.article), 2, "dim"))

    def print_question(self, view: View, ask: Ask) -> None:
        who = say("play-nature") if ask.seat == NATURE else self.words.player(view, ask.seat)
        question = f"{who}: {self.words.prompt(view, ask)}"
        self.console.print(Text(self.cited(question, ask.about.article), style="bold"))
        self.console.print(numbered([self.words.option(view, ask, option) for option in ask.options]))

    def finish(self) -> None:
        """Scores, the winners and how to check that all was fair."""
        view = self.table.view(None)
        self.console.print(self.kit.stage.text(view))
        self.say("play-over")
        for seat in self.kit.stage.order(view.state):
            score = self.words.score(view, seat)
            if score:
                text = say("play-score", player=self.words.player(view, seat), score=score)
                self.console.print(hanging(text, 2))
        ends = [event for event in self.log if self.kit.stage.ends(event)]
        for line in self.words.lines(view, ends):
            self.console.print(Text(self.cited(line.text, line.article), style="bold"))
        if not ends:
            winners = [self.words.player(view, seat) for seat in (self.table.result or {}).get("winners", ())]
            self.say("play-winners", n=len(winners), players=Names(winners))
        journal = self.table.journal
        if journal.seed is not None:
            if journal.salt:
                self.say("play-seed", seed=journal.seed, salt=journal.salt, commitment=journal.commitment)
            else:
                self.say("play-seed-unsalted", seed=journal.seed, commitment=journal.commitment)
        self.say("play-audit")
        self.ask_to_save()

    def ask_to_save(self) -> None:
        try:
            while name := screen.ask_line(self.console, f"{say('play-save-finished')} "):
                # A number, yes or no is the answer to another question.
                if means(name, "play-no") or name.isdigit():
                    break
                if not means(name, "play-yes") and saving.save_to(
                    self.console, self.table, Path(name), "play-saved-finished"
                ):
                    break
        except (EOFError, KeyboardInterrupt):
            self.console.print()


def roles(journal: Journal, seats: int, given: list[str] | None = None) -> list[str]:
    """Who plays each seat: a kind of player, or the name of a person; if nobody says, the first seat is yours."""
    wanted = given if given is not None else journal.setup.get("names")
    if isinstance(wanted, list) and len(wanted) == seats and all(isinstance(name, str) for name in wanted):
        return list(wanted)
    return [YOU] + ["random"] * (seats - 1)
