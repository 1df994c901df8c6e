"""What a person may type at the table besides the number of an option."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from rich.text import Text

from lawbound.cli import saving, screen
from lawbound.cli.screen import hanging
from lawbound.kernel import Ask, LawboundError
from lawbound.law import library
from lawbound.present.refusals import told
from lawbound.present.speech import language, say

if TYPE_CHECKING:
    from lawbound.cli.hotseat import HotSeat

LOG_LENGTH: Final = 40
ABBREVIATIONS: Final = {"?": "help", "h": "help", "q": "quit", "exit": "quit", "u": "undo", "b": "board", "": "board"}


class Quit(Exception):
    """The person has had enough."""


# Looking


def show_board(game: HotSeat, ask: Ask, rest: str) -> None:
    view = game.view(ask.seat)
    game.console.print(game.kit.stage.text(view))
    game.console.print(Text(game.words.phase(view), style="bold"))
    game.print_question(view, ask)


def show_why(game: HotSeat, ask: Ask, rest: str) -> None:
    found = game.words.refused(game.view(ask.seat), ask)
    game.say("play-refused" if found else "play-nothing-refused")
    for text, article in found:
        game.console.print(hanging(game.cited(text, article), 2))
    show_reasons(game, ask)


def show_reasons(game: HotSeat, ask: Ask) -> None:
    """Why the rules chose what they chose since this person's last decision."""
    since = max([at for seat, at in game.marks if seat == ask.seat], default=0)
    view = game.view(ask.seat)
    chosen = [event for line in game.words.lines(view, game.log[since:]) for event in line.reasons]
    if chosen:
        game.say("play-bots-chose")
    for event in chosen:
        for n, (text, article) in enumerate(game.words.trace(view, event)):
            game.console.print(hanging(game.cited(text, article), 4 if n else 2, "dim" if n else ""))


def show_log(game: HotSeat, ask: Ask, rest: str) -> None:
    if not game.log:
        game.say("play-no-log")
        return
    game.print_log(game.view(ask.seat), game.log if rest.lower() == "all" else game.log[-LOG_LENGTH:])


def show_law(game: HotSeat, ask: Ask, rest: str) -> None:
    if not rest:
        game.say("play-law-how", article=game.short(ask.about.article))
        return
    try:
        found = library.article(library.normalize(rest, game.book or game.kit.name))
    except library.UnknownArticle as error:
        game.console.print(str(error))
        return
    read = library.in_language(found, language())
    game.console.print(Text(f"{found.citation}  {read.title}", style="bold"))
    game.console.print(read.text)
    if read.note:
        game.console.print(Text(read.note, style="italic"))
    titles = [(each.citation, library.in_language(each, language()).title) for each in library.children(found)]
    below = [f"{game.short(citation)} {title}" for citation, title in titles]
    if below:
        game.say("play-articles-below", articles="; ".join(below))


def show_position(game: HotSeat, ask: Ask, rest: str) -> None:
    """From the last safe point: whoever goes on from there misses nothing of an action that is half done."""
    position = game.kit.form.position(game.kit.game.view(game.table.safe_state, ask.seat).state)
    if position is None:
        game.say("play-no-position")
        return
    game.say("play-position")
    game.console.print(position, soft_wrap=True)


def show_help(game: HotSeat, ask: Ask, rest: str) -> None:
    game.console.print(hanging(say("play-help"), 2))
    for name in game.pages:
        game.console.print(hanging(f"{name:<10} {game.words.say(f'page-{name}')}", 2))


# Changing


def undo(game: HotSeat, ask: Ask, rest: str) -> None:
    """Back to the decision that this person made before."""
    own = [at for at, (seat, _) in enumerate(game.marks) if seat == ask.seat]
    if not own:
        game.say("play-nothing-to-undo")
        return
    try:
        game.take_back(own[-1])
    except LawboundError as error:
        game.say("play-cannot-undo", error=told(error))
        return
    game.say("play-undone")


def save(game: HotSeat, ask: Ask, rest: str) -> None:
    if rest:
        saving.save_to(game.console, game.table, Path(rest))
    else:
        game.say("play-save-how", file=saving.EXAMPLE)


def load(game: HotSeat, ask: Ask, rest: str) -> None:
    if not rest:
        game.say("play-load-how", file=saving.EXAMPLE)
        return
    path = Path(rest)
    journal = saving.choose_sound(game.console, path)
    before = saving.own_file(game.table, saving.BEFORE_LOAD)
    if journal is None or (game.marks and not saving.save_to(game.console, game.table, before, "play-before-load")):
        game.say("play-kept")
        return
    game.given = None
    game.begin(journal)
    game.tell_loaded(path)


def leave(game: HotSeat, ask: Ask, rest: str) -> None:
    path = saving.own_file(game.table, saving.AUTOSAVE)
    while True:
        answer = screen.ask_line(game.console, f"{say('play-quit', file=str(path))} ")
        no = screen.means(answer, "play-no")
        if no or saving.save_to(game.console, game.table, Path(answer) if answer else path):
            game.say("play-bye")
            raise Quit


Command = Callable[["HotSeat", Ask, str], Any]
COMMANDS: Final[dict[str, Command]] = {
    "board": show_board,
    "why": show_why,
    "position": show_position,
    "log": show_log,
    "law": show_law,
    "help": show_help,
    "undo": undo,
    "save": save,
    "load": load,
    "quit": leave,
}
