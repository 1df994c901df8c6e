"""A game at one screen: people take turns at the keyboard, players of the computer answer for themselves."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from rich.console import Console
from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text

from lawbound import games
from lawbound.kernel import NATURE, Ask, Event, IllegalChoice, Journal, LawboundError, Seat, Table
from lawbound.kernel.journal_text import JournalError, load, read, save
from lawbound.law import library
from lawbound.players import Player, find, knows
from lawbound.present.speech import Arg, Name, say
from lawbound.root.cards import UNKNOWN
from lawbound.root.position_text import dumps
from lawbound.root.present import log_lines, names, option_text, phase_text, prompt_text, refused, things
from lawbound.root.present.board import clearings_table, overview, score
from lawbound.root.present.happenings import ENDINGS
from lawbound.root.present.traces import trace
from lawbound.root.rules import ROOT
from lawbound.root.state import PLAYING, State

AUTOSAVE: Final = Path("lawbound-autosave.journal")
BEFORE_LOAD: Final = Path("lawbound-before-load.journal")
EXAMPLE: Final = "game.journal"
PROMPT: Final = "> "
LOG_LENGTH: Final = 40
EXIT_INTERRUPTED: Final = 130
ABBREVIATIONS: Final = {"?": "help", "h": "help", "q": "quit", "exit": "quit", "u": "undo", "b": "board", "": "board"}


class Damaged(LawboundError):
    """A saved game of which only a part can be used."""

    def __init__(self, message: str, sound: Journal) -> None:
        super().__init__(message)
        self.sound = sound


class Quit(Exception):
    """The person has had enough."""


def ask_line(console: Console, prompt: str) -> str:
    """A line from the keyboard; one that comes from elsewhere is shown, so that the record can be read."""
    line = console.input(Text(prompt, style="bold")).strip()
    if not sys.stdin.isatty():
        console.print(line, soft_wrap=True)
    return line


def is_number(line: str, most: int) -> bool:
    """Whether the line is a number from 1 to `most`, and not one of thousands of digits."""
    return line.isascii() and line.isdigit() and len(line) < 6 and 1 <= int(line) <= most


def hanging(text: str, indent: int, style: str = "") -> Padding:
    """A paragraph that stays to the right of its margin."""
    return Padding(Text(text, style=style), (0, 0, 0, indent), expand=False)


def choices(n: int) -> Name:
    return things.counted("decision", n)


def means(line: str, answers: str) -> bool:
    """Whether the line is one of the answers that a message lists."""
    return line.lower() in say(answers).split()


def arg(value: object) -> Arg:
    """A field of a message; what is neither a number nor a name is text."""
    return value if isinstance(value, int | Name) else str(value)


def short(article: str) -> str:
    """The number alone, where the book goes without saying."""
    return article.removeprefix("root ")


def cited(text: str, article: str) -> str:
    return f"{text} [{short(article)}]"


def read_game(path: Path) -> Journal:
    """The journal in a file. Damaged if only its beginning can be used, LawboundError if nothing can."""
    try:
        text = path.read_bytes()
    except OSError as error:
        raise LawboundError(say("play-cannot-load", file=str(path), error=error.strerror or str(error))) from None
    try:
        journal = load(games.find, text).journal
    except JournalError as error:
        sound = error.sound
        if sound is None or sound.game != ROOT.name or (sound.seed is None and withholds_seed(text)):
            raise LawboundError(say("play-cannot-load", file=str(path), error=str(error))) from None
        raise Damaged(say("play-damaged", file=str(path), error=str(error)), sound) from None
    if journal.game != ROOT.name:
        raise LawboundError(say("play-other-game", file=str(path), game=journal.game))
    return journal


def withholds_seed(text: bytes) -> bool:
    try:
        return read(text).seed_withheld
    except JournalError:
        return b"\ncommitment " in text


def roles(journal: Journal, given: list[str] | None = None) -> list[str]:
    """Who plays each seat: a kind of player, or the name of a person; if nobody says, the first seat is yours."""
    seats = len(ROOT.seats(journal.setup))
    wanted = given if given is not None else journal.setup.get("names")
    if isinstance(wanted, list) and len(wanted) == seats and all(isinstance(name, str) for name in wanted):
        return list(wanted)
    return ["you"] + ["random"] * (seats - 1)


class HotSeat:
    """One game on one screen."""

    def __init__(self, console: Console, journal: Journal, given: list[str] | None = None) -> None:
        self.console = console
        self.given = given
        self.begin(journal)

    def begin(self, journal: Journal) -> None:
        """Put that game on the table, played as far as the journal goes."""
        self.log: list[Event] = []
        self.marks: list[tuple[Seat, int]] = []  # for every choice: who made it, and the length of the log before it
        self.seen: dict[Seat, int] = {}  # how much of the log each person has read
        self.shown: tuple[Seat, int, int] | None = None  # whose view of which phase was shown last
        self.table: Table[State] = Table.replay(ROOT, journal, upto=0, listener=self.log.append)
        for entry in journal.entries:
            try:
                self.choose(entry)
            except IllegalChoice:
                break
        self.roles = roles(journal, self.given)
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
        return len([p for p in self.table.state.players if not p.is_bot and p.seat not in self.players])

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
        except EOFError:
            self.console.print()
            self.rescue()
            return 0
        except KeyboardInterrupt:
            self.console.print()
            self.rescue()
            return EXIT_INTERRUPTED
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
            path = self.own_file(AUTOSAVE)
            self.write(path)
            self.say("play-engine-failed", error=f"{type(error).__name__}: {error}", file=path)
            if self.table.pending is not None and self.table.pending.seat in self.players:
                raise Quit from None  # the same player would choose the same again

    def ask_person(self, ask: Ask) -> None:
        self.show(ask)
        while self.table.pending is ask:
            line = ask_line(self.console, PROMPT)
            word, _, rest = line.partition(" ")
            word = ABBREVIATIONS.get(word.lower(), word.lower())
            command = COMMANDS.get(word)
            if command is not None:
                command(self, ask, rest.strip())
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

    def view(self, seat: Seat) -> State:
        known = self.table.view(None if seat == NATURE else seat)
        state: State = known.state
        return state

    def show(self, ask: Ask) -> None:
        """The board when the phase is new, what happened, and the question."""
        if self.people > 1 and ask.seat != NATURE and self.screen_of != ask.seat:
            if self.screen_of is not None:
                self.console.clear()
            ask_line(self.console, f"{say('play-pass', player=things.player(self.table.state, ask.seat))} ")
            self.shown = None
        if ask.seat != NATURE:
            self.screen_of = ask.seat
        s = self.view(ask.seat)
        phase = s.acting.turn_steps[s.step].phase if s.stage == PLAYING else 0
        now = (ask.seat, s.turns, phase)
        fresh = self.shown != now
        if fresh:
            self.shown = now
            self.console.print(overview(s, ask.seat))
            self.console.rule(Text(phase_text(s), style="bold"), align="left", characters="-")
        news = self.log[self.seen.get(ask.seat, 0) :]
        self.seen[ask.seat] = len(self.log)
        if news:
            if fresh:
                self.say("play-since")
            self.print_log(s, news, ask.seat)
        self.print_question(s, ask)

    def print_log(self, s: State, events: list[Event], seat: Seat) -> None:
        for line in log_lines(s, events, None if seat == NATURE else seat):
            self.console.print(hanging(cited(line.text, line.article), 2, "dim"))

    def print_question(self, s: State, ask: Ask) -> None:
        who = say("play-nature") if ask.seat == NATURE else names.player(s, ask.seat)
        question = f"{who}: {prompt_text(s, ask)}"
        self.console.print(Text(cited(question, ask.about.article), style="bold"))
        grid = Grid.grid(padding=(0, 2, 0, 0))
        grid.add_column(justify="right", width=3)
        grid.add_column()
        for number, option in enumerate(ask.options, 1):
            grid.add_row(str(number), Text(option_text(s, ask, option)))
        self.console.print(grid)

    def finish(self) -> None:
        """Scores, the winner and how to check that all was fair."""
        s = self.table.state
        self.console.print(overview(s, None))
        self.say("play-over")
        for seat in s.order:
            scored = say("play-score", player=things.player(s, seat), score=score(s, seat))
            self.console.print(hanging(scored, 2))
        for line in log_lines(s, [event for event in self.log if event.name in ENDINGS], None):
            self.console.print(Text(cited(line.text, line.article), style="bold"))
        journal = self.table.journal
        if journal.seed is not None:
            if journal.salt:
                self.say("play-seed", seed=journal.seed, salt=journal.salt, commitment=journal.commitment)
            else:
                self.say("play-seed-unsalted", seed=journal.seed, commitment=journal.commitment)
        self.say("play-audit")
        try:
            while name := ask_line(self.console, f"{say('play-save-finished')} "):
                # A number, yes or no is the answer to another question.
                if means(name, "play-no") or name.isdigit():
                    break
                if not means(name, "play-yes") and self.save_to(Path(name), "play-saved-finished"):
                    break
        except (EOFError, KeyboardInterrupt):
            self.console.print()

    # Saving

    def write(self, path: Path) -> None:
        """Never half a file: the old one stays until the new one is whole."""
        new = path.with_name(path.name + ".new")
        new.write_text(save(self.table), encoding="utf-8")
        os.replace(new, path)

    def own_file(self, path: Path) -> Path:
        """That file, or one beside it if another game is in it."""
        candidate, number = path, 1
        while candidate.exists() and not self.is_this_game(candidate):
            number += 1
            candidate = path.with_stem(f"{path.stem}-{number}")
        return candidate

    def is_this_game(self, path: Path) -> bool:
        journal = self.table.journal
        try:
            other = read(path.read_bytes()).journal
        except (OSError, JournalError):
            return False
        return (other.seed, other.setup) == (journal.seed, journal.setup)

    def save_to(self, path: Path, message: str = "play-saved") -> bool:
        try:
            if path.exists() and not path.read_bytes().startswith(b"lawbound journal "):
                self.say("play-not-a-journal", file=path)
                return False
            self.write(path)
        except (OSError, ValueError) as error:
            self.say("play-cannot-save", file=path, error=getattr(error, "strerror", None) or error)
            return False
        self.say(message, file=path)
        return True

    def rescue(self) -> None:
        """Keep the game when the person is gone."""
        self.save_to(self.own_file(AUTOSAVE), "play-interrupted")

    # Commands

    def show_board(self, ask: Ask, rest: str) -> None:
        s = self.view(ask.seat)
        self.console.print(overview(s, ask.seat))
        self.console.print(Text(phase_text(s), style="bold"))
        self.print_question(s, ask)

    def show_map(self, ask: Ask, rest: str) -> None:
        self.console.print(clearings_table(self.view(ask.seat)))

    def show_why(self, ask: Ask, rest: str) -> None:
        found = refused(self.view(ask.seat), ask)
        self.say("play-refused" if found else "play-nothing-refused")
        for text, article in found:
            self.console.print(hanging(cited(text, article), 2))
        self.show_reasons(ask)

    def show_reasons(self, ask: Ask) -> None:
        """Why the bots chose what they chose since this person's last decision."""
        since = max([at for seat, at in self.marks if seat == ask.seat], default=0)
        chosen = [event for event in self.log[since:] if event.name == "chose"]
        if chosen:
            self.say("play-bots-chose")
        for event in chosen:
            for n, line in enumerate(trace(self.table.state, event)):
                text = cited(line.text, line.article)
                self.console.print(hanging(text, 4 if n else 2, "dim" if n else ""))

    def show_log(self, ask: Ask, rest: str) -> None:
        if not self.log:
            self.say("play-no-log")
            return
        events = self.log if rest.lower() == "all" else self.log[-LOG_LENGTH:]
        self.print_log(self.view(ask.seat), events, ask.seat)

    def show_law(self, ask: Ask, rest: str) -> None:
        if not rest:
            self.say("play-law-how", article=short(ask.about.article))
            return
        try:
            found = library.article(library.normalize(rest))
        except library.UnknownArticle as error:
            self.console.print(str(error))
            return
        self.console.print(Text(f"{found.citation}  {found.title}", style="bold"))
        self.console.print(found.text)
        if found.note:
            self.console.print(Text(found.note, style="italic"))
        below = [f"{short(each.citation)} {each.title}" for each in library.children(found)]
        if below:
            self.say("play-articles-below", articles="; ".join(below))

    def show_cards(self, ask: Ask, rest: str) -> None:
        hand = [] if ask.seat == NATURE else sorted(set(self.view(ask.seat).hands[ask.seat]) - {UNKNOWN})
        if not hand:
            self.say("play-no-cards")
        for card in hand:
            self.console.print(f"{names.card(card)}: {names.card_text(card)}")

    def show_position(self, ask: Ask, rest: str) -> None:
        s = self.view(ask.seat)
        if s.stage != PLAYING:
            self.say("play-no-position")
            return
        self.say("play-position")
        self.console.print(dumps(s), soft_wrap=True)

    def show_help(self, ask: Ask, rest: str) -> None:
        self.console.print(hanging(say("play-help"), 2))

    def undo(self, ask: Ask, rest: str) -> None:
        """Back to the decision that this person made before."""
        own = [at for at, (seat, _) in enumerate(self.marks) if seat == ask.seat]
        if not own:
            self.say("play-nothing-to-undo")
            return
        back = own[-1]
        try:
            self.table.undo(len(self.marks) - back)
        except LawboundError as error:
            self.say("play-cannot-undo", error=error)
            return
        del self.log[self.marks[back][1] :]
        del self.marks[back:]
        self.seen = {seat: min(at, len(self.log)) for seat, at in self.seen.items()}
        self.shown = None
        self.make_players()
        self.say("play-undone")

    def save(self, ask: Ask, rest: str) -> None:
        if rest:
            self.save_to(Path(rest))
        else:
            self.say("play-save-how", file=EXAMPLE)

    def load(self, ask: Ask, rest: str) -> None:
        if not rest:
            self.say("play-load-how", file=EXAMPLE)
            return
        path = Path(rest)
        journal = choose_sound(self.console, path)
        if journal is None:
            self.say("play-kept")
            return
        if self.marks and not self.save_to(self.own_file(BEFORE_LOAD), "play-before-load"):
            self.say("play-kept")
            return
        self.given = None
        self.begin(journal)
        self.say("play-loaded-over" if self.table.over else "play-loaded", file=path, choices=choices(len(self.marks)))

    def quit(self, ask: Ask, rest: str) -> None:
        path = self.own_file(AUTOSAVE)
        while True:
            answer = ask_line(self.console, f"{say('play-quit', file=str(path))} ")
            if means(answer, "play-no") or self.save_to(Path(answer) if answer else path):
                self.say("play-bye")
                raise Quit


def choose_sound(console: Console, path: Path) -> Journal | None:
    """The journal in a file; if it is damaged, what is sound of it, if the person likes."""
    try:
        return read_game(path)
    except Damaged as error:
        console.print(str(error))
        answer = ask_line(console, f"{say('play-use-sound', choices=choices(len(error.sound.entries)))} ")
        return error.sound if means(answer, "play-yes") else None
    except LawboundError as error:
        console.print(str(error))
        return None


Command = Callable[[HotSeat, Ask, str], Any]
COMMANDS: Final[dict[str, Command]] = {
    "board": HotSeat.show_board,
    "map": HotSeat.show_map,
    "why": HotSeat.show_why,
    "position": HotSeat.show_position,
    "log": HotSeat.show_log,
    "law": HotSeat.show_law,
    "cards": HotSeat.show_cards,
    "help": HotSeat.show_help,
    "undo": HotSeat.undo,
    "save": HotSeat.save,
    "load": HotSeat.load,
    "quit": HotSeat.quit,
}
