"""The journal as a text file: a header for people to read, then the choices, every line with a checksum.

    lawbound journal 3
    game dice
    rules 1                                (the version of the rules that it began with)
    setup {"rounds":5,"seats":2}
    commitment 3b1f...                     (the hash of salt and seed; only where luck is seeded)
    seed 5d41402abc4b2a76b9719d911017c592  (not in a game published before its end)
    salt 0cc175b9c0f1b6a831c399e269772661  (with the seed)
    forced answered
    luck seeded
    choices ~5f0c1a
      who begins = seat 0 @0/2; roll = 2 @1/6 ~b7d20e #11
    1 seat 0: again = yes ~31f5c7 #12
    0 seat 0: keep = 2 ~a03d44 #13
      roll = 3 @2/6 ~0f5b19 #14
    result {"points":[7,5],"winners":[0]} ~09ac11
    written 0f3c9d2be4a1c577 6e1f80b4d02c97a35be8d41f ~71d0c2
    end 2 ~e31b57

A line of a choice is its place among the options, who was asked what, and what they chose; beneath stands what the
table answered by itself until the next question (`record`). Formats 1 and 2, and games whose seed is withheld, have the
places alone, many in a line. The checksum of a line covers the line and the checksum before it; the one of `choices`
covers the header. They find accidents: a cut file, an edited line. They are no signature.

The line `written` has the mark of the rules that played the game for this text (`sources`), and a checksum of all lines
above. If the rules of today have that mark, and the checksum is right, then these rules make every name and all luck
again: `load` takes the places and plays. Otherwise, and in a text without that line, every name is compared (`recall`).
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from hashlib import blake2b
from math import isfinite
from typing import Any, Final, NoReturn

from lawbound.kernel.ask import NATURE
from lawbound.kernel.errors import BadSetup, LawboundError
from lawbound.kernel.event import Event
from lawbound.kernel.game import Game
from lawbound.kernel.journal import Journal
from lawbound.kernel.recall import Lost, Luck, play_again, recall, record_of
from lawbound.kernel.record import Choice, Given, Notes, Record, read_given, read_name
from lawbound.kernel.sources import rules_of
from lawbound.kernel.table import Listener, Table

VERSION: Final = 3
ENTRIES_PER_LINE: Final = 24
WIDTH: Final = 100
"""About so many letters of what the table answered stand in a line."""

GameLookup = Callable[[str], Game[Any]]

_TITLE: Final = re.compile(r"lawbound journal ([1-9][0-9]{0,8})")
_PLAIN: Final = re.compile(r"[0-9A-Za-z_.-]+")
_COMMITMENT: Final = re.compile(r"[0-9a-f]{64}")
_SALT: Final = re.compile(r"[0-9a-f]{8,64}")
_SEALED: Final = re.compile(r"(.*) ~([0-9a-f]{6})(?: #([0-9]{1,9}))?")
_ENTRIES: Final = re.compile(r"[0-9]{1,9}(?: [0-9]{1,9})*")
_CHOICE: Final = re.compile(r"([0-9]{1,9}) (?:seat ([0-9]{1,3})|luck): (.+)")
_WRITTEN: Final = re.compile(r"written ([0-9a-f]{16}) ([0-9a-f]{24})")
_RULES: Final = re.compile(r"[1-9][0-9]{0,8}")
_END: Final = re.compile(r"end ([0-9]{1,9})")
_CUT: Final = "the file is cut off in this line, or the line has been changed."
_HEADER_KEYS: Final = ("game", "rules", "setup", "commitment", "seed", "salt", "forced", "luck")


class JournalError(LawboundError):
    """A journal that cannot be read or played; `sound` is everything before the error, if anything was."""

    def __init__(self, message: str, line: int, sound: Journal | None = None) -> None:
        super().__init__(f"Line {line}: {message}")
        self.line = line
        self.sound = sound


class Saved:
    """What a journal file holds: the journal, the commitment to its seed, and the result if it is over.

    `record` are its choices with their names, as far as the file has any. Once it has been played, `played` is the same
    by the rules of today, and `luck` is how its luck differs from the seed's, if it does.
    """

    __slots__ = ("commitment", "journal", "line_of_entry", "line_of_header", "luck", "played", "record", "result")

    def __init__(self, journal: Journal, commitment: str | None = None, result: dict[str, Any] | None = None) -> None:
        self.journal = journal
        self.commitment = commitment
        self.result = result
        self.record = Record(None, [])
        self.played: Record | None = None
        self.luck: Luck | None = None
        self.line_of_entry: list[int] = []
        self.line_of_header: dict[str, int] = {}

    @property
    def seed_withheld(self) -> bool:
        """Luck comes from a seed that is not (yet) in the file."""
        return self.commitment is not None and self.journal.seed is None


def write(
    journal: Journal,
    result: dict[str, Any] | None = None,
    reveal_seed: bool = True,
    commitment: str | None = None,
    record: Record | None = None,
) -> str:
    """The text of a journal. `commitment` is for a seed not in the journal; else it is made from the seed.

    Without a `record` there are only places in it, and so there are where the seed is withheld: names tell secrets.
    """
    if not _PLAIN.fullmatch(journal.game):
        raise LawboundError(f"A journal cannot name the game {journal.game!r}.")
    published = journal.commitment if commitment is None else commitment
    salted = published is not None and reveal_seed and journal.seed is not None and journal.salt != ""
    if salted and not _SALT.fullmatch(journal.salt):
        raise LawboundError("A salt is 8 to 64 hexadecimal digits.")
    lines = [
        f"lawbound journal {VERSION}",
        f"game {journal.game}",
        *([f"rules {journal.version}"] if journal.version else []),
        f"setup {dump(journal.setup, 'setup')}",
    ]
    if published is not None:
        lines.append(f"commitment {published}")
        if reveal_seed and journal.seed is not None:
            plain = _PLAIN.fullmatch(journal.seed)
            lines.append(f"seed {journal.seed if plain else json.dumps(journal.seed)}")
            if salted:
                lines.append(f"salt {journal.salt}")
    lines.append(f"forced {'asked' if journal.ask_forced else 'answered'}")
    lines.append(f"luck {'recorded' if published is None else 'seeded'}")

    seal = _seal("\n".join(lines), "choices")
    lines.append(f"choices ~{seal}")
    entries = journal.entries
    withheld = published is not None and (journal.seed is None or not reveal_seed)
    for text in _places(entries) if record is None or withheld else _named(record):
        seal = _seal(seal, text)
        lines.append(f"{text} ~{seal} #{len(lines) + 1}")
    if result is not None:
        text = f"result {dump(result, 'result')}"
        seal = _seal(seal, text)
        lines.append(f"{text} ~{seal}")
    if record is not None and record.rules is not None and not withheld:
        text = f"written {record.rules} {_checksum(lines)}"
        seal = _seal(seal, text)
        lines.append(f"{text} ~{seal}")
    text = f"end {len(entries)}"
    lines.append(f"{text} ~{_seal(seal, text)}")
    return "\n".join(lines) + "\n"


def _places(entries: Sequence[int]) -> Iterator[str]:
    for start in range(0, len(entries), ENTRIES_PER_LINE):
        yield " ".join(map(str, entries[start : start + ENTRIES_PER_LINE]))


def _named(record: Record) -> Iterator[str]:
    yield from _beneath(record.opening)
    for choice in record.choices:
        if not choice.prompt:
            yield str(choice.place)
            continue
        who = "luck" if choice.seat == NATURE else f"seat {choice.seat}"
        yield f"{choice.place} {who}: {choice.name}"
        yield from _beneath(choice.given)


def _beneath(given: Iterable[Given] | None) -> Iterator[str]:
    line = ""
    for each in given or ():
        text = str(each)
        if line and len(line) + len(text) > WIDTH:
            yield line
            line = ""
        line = f"{line}; {text}" if line else f"  {text}"
    if line:
        yield line


def read(text: str | bytes) -> Saved:
    """The journal in a text. JournalError says what is wrong, where, and what was sound before that."""
    return _Reader(text).read()


def save(table: Table[Any]) -> str:
    """The text of a game in progress or, with its result, of a finished one."""
    if table.strayed:
        raise LawboundError("This table is a copy with luck of its own: its journal cannot tell its game.")
    record = record_of(table.game, table.journal)
    return write(table.journal, table.result if table.over else None, record=record)


def load(game_lookup: GameLookup, text: str | bytes, listener: Listener | None = None) -> Table[Any]:
    """Read a journal and play it. JournalError if it cannot be read, or holds a choice not offered."""
    table = _load_own(game_lookup, text, listener)
    if table is not None:
        return table
    saved = read(text)
    journal = saved.journal
    if journal.seed is not None and saved.commitment != journal.commitment:
        raise JournalError(
            "the seed is not the one that was committed to when the game started.",
            saved.line_of_header["seed"],
        )
    return replay(game_lookup, saved, listener)


def _load_own(game_lookup: GameLookup, text: str | bytes, listener: Listener | None) -> Table[Any] | None:
    """Play what these very rules wrote, by its places. None if they did not, or anything is strange about it."""
    heard: list[Event] = []
    told = None if listener is None else heard.append
    try:
        own = _Reader(text).own()
        if own is None:
            return None
        saved, rules = own
        game = game_lookup(saved.journal.game)
        if rules != rules_of(game) or saved.commitment != saved.journal.commitment:
            return None
        table: Table[Any] = Table.replay(game, saved.journal, listener=told)
    except LawboundError:  # whoever looks at everything finds out where, and says it
        return None
    return _heard_by(listener, table, told, heard)


def replay(game_lookup: GameLookup, saved: Saved, listener: Listener | None = None) -> Table[Any]:
    """Play what was read. JournalError names the line and the entry that cannot be played."""
    journal, header = saved.journal, saved.line_of_header
    if saved.seed_withheld:
        raise JournalError(
            "the journal holds the commitment but not the seed, so its luck cannot be made again. "
            "The seed is revealed when the game ends.",
            header.get("commitment", 1),
            journal,
        )
    try:
        game = game_lookup(journal.game)
    except LawboundError as error:
        raise JournalError(str(error), header.get("game", 1), journal) from None
    heard: list[Event] = []
    told = None if listener is None else heard.append
    try:
        table: Table[Any] = Table.replay(game, journal, upto=0, listener=told, notes=Notes())
    except BadSetup as error:
        raise JournalError(f"the game cannot be set up: {error}", header.get("setup", 1)) from None
    saved.played = play_again(table, saved.record)
    if saved.played is None:  # the rules are others than those that wrote it, or somebody else did
        recalled = recall(game, journal, saved.record)
        table, lost, saved.luck, saved.played = recalled.table, recalled.lost, recalled.luck, recalled.record
        if lost is not None:
            line = saved.line_of_entry[lost.choice] if lost.choice < len(saved.line_of_entry) else 1
            raise JournalError(_unplayable(lost), line, table.journal.copy())
        if told is not None:
            heard.clear()
            table = Table.replay(game, table.journal, listener=told)
    table.notes = None
    return _heard_by(listener, table, told, heard)


def _heard_by(listener: Listener | None, table: Table[Any], told: Listener | None, heard: list[Event]) -> Table[Any]:
    """Nobody hears of a game that cannot be played to its end: so it is told afterwards, and then as it goes on."""
    if listener is not None:
        table.unlisten(told)
        for event in heard:
            listener(event)
        table.listen(listener)
    return table


def dump(data: dict[str, Any], what: str) -> str:
    """Plain data as one line of JSON, the same line for the same data."""
    _check_keys(data, what)
    try:
        return json.dumps(data, sort_keys=True, separators=(",", ":"), allow_nan=False)
    except (TypeError, ValueError, RecursionError) as error:
        raise LawboundError(f"The {what} cannot be written to a journal: {error}.") from None


def _check_keys(data: Any, what: str) -> None:
    """JSON would silently turn other keys into text, and the game read back would differ."""
    if isinstance(data, dict):
        for key, value in data.items():
            if not isinstance(key, str):
                raise LawboundError(f"The {what} cannot be written to a journal: its key {key!r} is not text.")
            _check_keys(value, what)
    elif isinstance(data, list | tuple):
        for value in data:
            _check_keys(value, what)


def _unplayable(lost: Lost) -> str:
    what, ask = lost.what, lost.ask
    nth = f"entry {lost.choice + 1} ({what.name or f'option {what.place}, counted from 0'})"
    if ask is None:
        return f"{nth} comes after the end of the game: nothing is being asked any more."
    possible = ", ".join(f"{number} = {option!r}" for number, option in enumerate(ask.options))
    return f"{nth} cannot be chosen for {ask.about.name!r} ({ask.about.article}). Possible: {possible}."


def _seal(before: str, text: str) -> str:
    return blake2b(f"{before}\n{text}".encode("utf-8", "surrogatepass"), digest_size=3).hexdigest()


def _checksum(lines: Iterable[str]) -> str:
    return blake2b("\n".join(lines).encode("utf-8", "surrogatepass"), digest_size=12).hexdigest()


def _no_constant(name: str) -> NoReturn:
    raise ValueError(f"{name} is not plain data")


def _finite(digits: str) -> float:
    """JSON has no largest number, but ours has: what is beyond it could not be written again."""
    number = float(digits)
    return number if isfinite(number) else _no_constant(digits)


class _Reader:
    """One pass over the lines; `self.saved` grows, so that an error can say what was sound before it."""

    def __init__(self, text: str | bytes) -> None:
        if isinstance(text, bytes):
            try:
                text = text.decode("utf-8")
            except UnicodeDecodeError:
                raise JournalError("this is not a Lawbound journal: it is not text.", 1) from None
        self.lines: list[str] = text.removeprefix("\ufeff").replace("\r\n", "\n").rstrip("\r\n").split("\n")
        self.at = 0  # lines read so far, so also the 1-based number of the current line
        self.saved: Saved | None = None
        self.seal = ""

    def error(self, message: str, line: int = 0) -> JournalError:
        line = line or self.at
        if line >= len(self.lines) and self.saved is None and line > 1:
            message = f"the file is cut off in its header ({message.rstrip('.')})."
        return JournalError(message, line, None if self.saved is None else self.saved.journal)

    def next(self, expected: str) -> str:
        if self.at == len(self.lines):
            raise self.error(f"the file is cut off after this line: {expected} should follow.")
        self.at += 1
        return self.lines[self.at - 1]

    def read(self) -> Saved:
        self.title()
        saved = self.header()
        record, entries, written = saved.record, saved.journal.entries, False
        while True:
            text, number = self.sealed()
            beneath = text.startswith("  ")
            places = None if beneath else self.places(text)
            if places is not None or beneath:
                if saved.result is not None or written:
                    raise self.error("there are choices after the result.")
                if number != self.at:
                    if self.at == len(self.lines):
                        raise self.error(_CUT)
                    said = "does not say its number" if number is None else f"says that it is line {number}"
                    raise self.error(f"this line {said}: lines are missing or were added.")
                if places is None:
                    self.beneath(record, text)
                    continue
                if isinstance(places, re.Match):
                    if record.opening is None and not entries:
                        record.opening = ()
                    places = [self.choice(places)]
                record.choices += places
                entries += [each.place for each in places]
                saved.line_of_entry += [self.at] * len(places)
            elif number is not None:
                raise self.error("only a line of choices has a line number.")
            elif text.startswith("result "):
                if saved.result is not None or written:
                    raise self.error("there is a second result.")
                saved.result = self.json("result", text[len("result ") :])
            elif not written and _WRITTEN.fullmatch(text):
                written = True
            elif end := _END.fullmatch(text):
                if int(end[1]) != len(entries):
                    raise self.error(f"the journal should hold {int(end[1])} entries, but holds {len(entries)}.")
                break
            else:
                raise self.error("this is neither a line of choices, nor the result, nor the end.")
        for extra, line in enumerate(self.lines[self.at :], self.at + 1):
            if line.strip():
                raise self.error("there is something after the end of the journal.", extra)
        return saved

    def own(self) -> tuple[Saved, str] | None:
        """The journal by its places alone, and the mark of the rules that wrote it; None if not all of that is here."""
        written, end = [_SEALED.fullmatch(line) for line in ["", "", *self.lines][-2:]]
        mark, count = written and _WRITTEN.fullmatch(written[1]), end and _END.fullmatch(end[1])
        if not mark or not count or mark[2] != _checksum(self.lines[:-2]):
            return None
        self.title()
        saved = self.header()
        choices = [line for line in self.lines[self.at : -2] if not line.startswith(("  ", "result "))]
        places = [line.partition(" ")[0] for line in choices]
        if len(places) != int(count[1]) or (places and not _ENTRIES.fullmatch(" ".join(places))):
            return None
        saved.journal.entries += map(int, places)
        return saved, mark[1]

    def places(self, text: str) -> re.Match[str] | list[Choice] | None:
        """A choice with its name, or many without; None if there are no choices in that line."""
        choice = _CHOICE.fullmatch(text)
        if choice is None and _ENTRIES.fullmatch(text):
            return [Choice(int(entry)) for entry in text.split(" ")]
        return choice

    def choice(self, parts: re.Match[str]) -> Choice:
        place, seat, name = parts.groups()
        try:
            prompt, option = read_name(name)
        except ValueError as error:
            raise self.error(f"{error}.") from None
        return Choice(int(place), NATURE if seat is None else int(seat), prompt, option, ())

    def beneath(self, record: Record, text: str) -> None:
        """What the table answered after the last choice, or before the first."""
        try:
            given = read_given(text[2:])
        except ValueError as error:
            raise self.error(f"{error}.") from None
        if not record.choices:
            record.opening = (*(record.opening or ()), *given)
        else:
            place, seat, prompt, option, before = record.choices[-1]
            record.choices[-1] = Choice(place, seat, prompt, option, (*before, *given) if before else given)

    def title(self) -> None:
        first = self.next("a journal")
        title = _TITLE.fullmatch(first)
        if title is None:
            raise self.error("this is not a Lawbound journal: it should begin with 'lawbound journal 1'.")
        if int(title[1]) > VERSION:
            raise self.error(
                f"this journal has format {int(title[1])}, and this Lawbound reads formats up to {VERSION}: "
                "read it with a newer Lawbound."
            )

    def header(self) -> Saved:
        found: dict[str, str] = {}
        line_of: dict[str, int] = {}
        while True:
            line = self.next("the rest of the header")
            if line.startswith("choices"):
                break
            key, _, value = line.partition(" ")
            if key not in _HEADER_KEYS:
                raise self.error(f"{_short(key)} is not a part of the header: {', '.join(_HEADER_KEYS)}.")
            if key in found:
                raise self.error(f"the header names the {key} twice.")
            found[key], line_of[key] = value, self.at
            self.check(key, value)
        for key in ("game", "setup", "forced", "luck"):
            if key not in found:
                raise self.error(f"the header does not name the {key}.")
        if found["luck"] == "seeded" and "commitment" not in found:
            raise self.error("the luck is seeded, but the header does not name the commitment to the seed.")
        if found["luck"] == "recorded" and ("commitment" in found or "seed" in found):
            raise self.error("the luck is recorded, so there should be no seed and no commitment.")
        if "salt" in found and "seed" not in found:
            raise self.error("the header names a salt, but no seed that it belongs to.")
        self.seal = _seal("\n".join(self.lines[: self.at - 1]), "choices")
        if line != f"choices ~{self.seal}":
            if f"choices ~{self.seal}".startswith(line):
                raise self.error("the line of the checksum is incomplete.")
            raise self.error(f"the header (lines 1 to {self.at}) has been changed: its checksum differs.")
        journal = Journal(
            game=found["game"],
            setup=self.json("setup", found["setup"]),
            seed=self.seed(found["seed"]) if "seed" in found else None,
            ask_forced=found["forced"] == "asked",
            salt=found.get("salt", ""),
            version=int(found.get("rules", 0)),
        )
        self.saved = saved = Saved(journal, found.get("commitment"))
        saved.line_of_header = line_of
        return saved

    def check(self, key: str, value: str) -> None:
        """One line of the header."""
        if key == "game":
            if not _PLAIN.fullmatch(value):
                raise self.error(f"{_short(value)} is not the name of a game.")
        elif key == "rules":
            if not _RULES.fullmatch(value):
                raise self.error(f"{_short(value)} is not the version of rules: a number from 1 on.")
        elif key == "setup":
            self.json("setup", value)
        elif key == "commitment":
            if not _COMMITMENT.fullmatch(value):
                raise self.error("the commitment should be 64 hexadecimal digits.")
        elif key == "seed":
            self.seed(value)
        elif key == "salt":
            if not _SALT.fullmatch(value):
                raise self.error("the salt should be 8 to 64 hexadecimal digits.")
        elif key == "forced":
            if value not in ("asked", "answered"):
                raise self.error("'forced' should say 'asked' or 'answered'.")
        elif value not in ("seeded", "recorded"):
            raise self.error("'luck' should say 'seeded' or 'recorded'.")

    def seed(self, text: str) -> str:
        if _PLAIN.fullmatch(text):
            return text
        try:
            seed = json.loads(text)
            if isinstance(seed, str):
                seed.encode()
                return seed
        except (ValueError, RecursionError):
            pass
        raise self.error(f"{_short(text)} is not a seed.")

    def json(self, what: str, text: str) -> dict[str, Any]:
        try:
            data = json.loads(text, parse_constant=_no_constant, parse_float=_finite)
        except (ValueError, RecursionError) as error:
            raise self.error(f"the {what} is not JSON: {error}.") from None
        if not isinstance(data, dict):
            raise self.error(f"the {what} should be a JSON object: {{...}}.")
        return data

    def sealed(self) -> tuple[str, int | None]:
        """The next line without its checksum and line number, which must be right."""
        line = self.next("more choices, or the line 'end',")
        text, _, rest = line.rpartition(" ~")
        seal = _seal(self.seal, text)
        if rest == f"{seal} #{self.at}":  # as nearly all are
            self.seal = seal
            return text, self.at
        parts = _SEALED.fullmatch(line)
        if parts is None or parts[2] != seal:
            if self.at == len(self.lines):
                raise self.error(_CUT)
            if parts is None:
                raise self.error("this line has no checksum: it has been changed or does not belong here.")
            raise self.error("this line, or one missing before it, has been changed: its checksum differs.")
        self.seal = seal
        return text, int(parts[3]) if parts[3] else None


def _short(text: str) -> str:
    return repr(text if len(text) <= 40 else text[:37] + "...")
