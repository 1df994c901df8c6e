"""Games of the terminal in files: never half a file, nor over another game; of a damaged one, what is sound."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any, Final

from rich.console import Console

from lawbound import games
from lawbound.cli import screen
from lawbound.kernel import Journal, LawboundError, Table
from lawbound.kernel.journal_text import JournalError, load, read, save
from lawbound.present.refusals import told
from lawbound.present.speech import say

AUTOSAVE: Final = Path("lawbound-autosave.journal")
BEFORE_LOAD: Final = Path("lawbound-before-load.journal")
EXAMPLE: Final = "game.journal"
BEGINNING: Final = b"lawbound journal "


class Damaged(LawboundError):
    """A saved game of which only a part can be used."""

    def __init__(self, message: str, sound: Journal) -> None:
        super().__init__(message)
        self.sound = sound


def read_game(path: Path) -> Journal:
    """The journal in a file. Damaged if only its beginning can be used, LawboundError if nothing can."""
    try:
        text = path.read_bytes()
    except OSError as error:
        raise LawboundError(say("play-cannot-load", file=str(path), error=error.strerror or str(error))) from None
    try:
        return load(games.find, text).journal
    except JournalError as error:
        sound = error.sound
        if sound is None or (sound.seed is None and withholds_seed(text)):
            raise LawboundError(say("play-cannot-load", file=str(path), error=told(error))) from None
        raise Damaged(say("play-damaged", file=str(path), error=told(error)), sound) from None


def withholds_seed(text: bytes) -> bool:
    try:
        return read(text).seed_withheld
    except JournalError:
        return b"\ncommitment " in text


def choose_sound(console: Console, path: Path) -> Journal | None:
    """The journal in a file; if it is damaged, what is sound of it, if the person likes."""
    try:
        return read_game(path)
    except Damaged as error:
        console.print(str(error))
        sound = screen.choices(len(error.sound.entries))
        answer = screen.ask_line(console, f"{say('play-use-sound', choices=sound)} ")
        return error.sound if screen.means(answer, "play-yes") else None
    except LawboundError as error:
        console.print(str(error))
        return None


def write(table: Table[Any], path: Path) -> None:
    """Never half a file: the old one stays until the new one is whole."""
    new = path.with_name(path.name + ".new")
    new.write_text(save(table), encoding="utf-8")
    os.replace(new, path)


def own_file(table: Table[Any], path: Path) -> Path:
    """That file, or one beside it if another game is in it."""
    candidate, number = path, 1
    while candidate.exists() and not is_game(table, candidate):
        number += 1
        candidate = path.with_stem(f"{path.stem}-{number}")
    return candidate


def is_game(table: Table[Any], path: Path) -> bool:
    """Whether the game of that table is in the file."""
    journal = table.journal
    try:
        other = read(path.read_bytes()).journal
    except (OSError, JournalError):
        return False
    return (other.game, other.seed, other.setup) == (journal.game, journal.seed, journal.setup)


def save_to(console: Console, table: Table[Any], path: Path, message: str = "play-saved") -> bool:
    """Save the game and say so with that message; or say why not."""
    try:
        if path.exists() and not path.read_bytes().startswith(BEGINNING):
            console.print(say("play-not-a-journal", file=str(path)))
            return False
        write(table, path)
    except (OSError, ValueError) as error:
        reason = str(getattr(error, "strerror", None) or error)
        console.print(say("play-cannot-save", file=str(path), error=reason))
        return False
    console.print(say(message, file=str(path)))
    return True
