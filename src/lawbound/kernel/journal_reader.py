"""Reading the text of a journal: what `journal_text` describes, line by line, with what is wrong where."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable
from hashlib import blake2b
from math import isfinite
from typing import Any, Final, NoReturn

from lawbound.kernel.ask import NATURE
from lawbound.kernel.errors import LawboundError
from lawbound.kernel.journal import Journal, TakeBack
from lawbound.kernel.recall import Luck
from lawbound.kernel.record import Choice, Record, read_given, read_name

VERSION: Final = 4

_TITLE: Final = re.compile(r"lawbound journal ([1-9][0-9]{0,8})")
PLAIN: Final = re.compile(r"[0-9A-Za-z_.-]+")
_COMMITMENT: Final = re.compile(r"[0-9a-f]{64}")
SALT: Final = re.compile(r"[0-9a-f]{8,64}")
_SEALED: Final = re.compile(r"(.*) ~([0-9a-f]{6})(?: #([0-9]{1,9}))?")
_ENTRIES: Final = re.compile(r"[0-9]{1,9}(?: [0-9]{1,9})*")
_CHOICE: Final = re.compile(r"([0-9]{1,9}) (?:seat ([0-9]{1,3})|luck): (.+)")
_WRITTEN: Final = re.compile(r"written ([0-9a-f]{16}) ([0-9a-f]{24})")
_RULES: Final = re.compile(r"[1-9][0-9]{0,8}")
_END: Final = re.compile(r"end ([0-9]{1,9})")
_HEADER_KEYS: Final = ("game", "rules", "setup", "commitment", "seed", "salt", "forced", "luck", "taken-back")


class JournalError(LawboundError):
    """A journal that cannot be read or played; `sound` is everything before the error, if anything was."""

    def __init__(self, why: LawboundError, line: int, sound: Journal | None = None) -> None:
        super().__init__("Line {line}: {why}", refusal="journal-line", line=line, why=why)
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


def seal_of(before: str, text: str) -> str:
    return blake2b(f"{before}\n{text}".encode("utf-8", "surrogatepass"), digest_size=3).hexdigest()


def checksum(lines: Iterable[str]) -> str:
    return blake2b("\n".join(lines).encode("utf-8", "surrogatepass"), digest_size=12).hexdigest()


def _no_constant(name: str) -> NoReturn:
    raise ValueError(f"{name} is not plain data")


def _finite(digits: str) -> float:
    """JSON has no largest number, but ours has: what is beyond it could not be written again."""
    number = float(digits)
    return number if isfinite(number) else _no_constant(digits)


class Reader:
    """One pass over the lines; `self.saved` grows, so that an error can say what was sound before it."""

    def __init__(self, text: str | bytes) -> None:
        if isinstance(text, bytes):
            try:
                text = text.decode("utf-8")
            except UnicodeDecodeError:
                why = LawboundError("this is not a Lawbound journal: it is not text.", refusal="journal-no-text")
                raise JournalError(why, 1) from None
        self.lines: list[str] = text.removeprefix("\ufeff").replace("\r\n", "\n").rstrip("\r\n").split("\n")
        self.at = 0  # lines read so far, so also the 1-based number of the current line
        self.saved: Saved | None = None
        self.seal = ""

    def error(self, text: str, refusal: str, line: int = 0, **fields: object) -> JournalError:
        line = line or self.at
        if line >= len(self.lines) and self.saved is None and line > 1:
            inside = LawboundError(text.rstrip("."), refusal=refusal, **fields)
            text, refusal, fields = "the file is cut off in its header ({why}).", "journal-cut-header", {"why": inside}
        why = LawboundError(text, refusal=refusal, **fields)
        return JournalError(why, line, None if self.saved is None else self.saved.journal)

    def cut(self) -> JournalError:
        return self.error("the file is cut off in this line, or the line has been changed.", "journal-cut-here")

    def next(self) -> str:
        """The next line, of which there must be one."""
        if self.at == len(self.lines):
            if self.at == 0:
                raise self.error("the file is cut off after this line: a journal should follow.", "journal-cut-all")
            if self.saved is None:
                raise self.error(
                    "the file is cut off after this line: the rest of the header should follow.", "journal-cut-before"
                )
            raise self.error(
                "the file is cut off after this line: more choices, or the line 'end', should follow.",
                "journal-cut-after",
            )
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
                    raise self.error("there are choices after the result.", "journal-after-result")
                if number != self.at:
                    if self.at == len(self.lines):
                        raise self.cut()
                    if number is None:
                        raise self.error(
                            "this line does not say its number: lines are missing or were added.", "journal-no-number"
                        )
                    raise self.error(
                        "this line says that it is line {n}: lines are missing or were added.",
                        "journal-other-number",
                        n=number,
                    )
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
                raise self.error("only a line of choices has a line number.", "journal-numbered")
            elif text.startswith("result "):
                if saved.result is not None or written:
                    raise self.error("there is a second result.", "journal-second-result")
                saved.result = self.json("result", text[len("result ") :])
            elif not written and _WRITTEN.fullmatch(text):
                written = True
            elif end := _END.fullmatch(text):
                if int(end[1]) != len(entries):
                    raise self.error(
                        "the journal should hold {n} entries, but holds {found}.",
                        "journal-entries",
                        n=int(end[1]),
                        found=len(entries),
                    )
                break
            else:
                raise self.error(
                    "this is neither a line of choices, nor the result, nor the end.", "journal-strange-line"
                )
        for extra, line in enumerate(self.lines[self.at :], self.at + 1):
            if line.strip():
                raise self.error("there is something after the end of the journal.", "journal-after-all", extra)
        return saved

    def own(self) -> tuple[Saved, str] | None:
        """The journal by its places alone, and the mark of the rules that wrote it; None if not all of that is here."""
        written, end = [_SEALED.fullmatch(line) for line in ["", "", *self.lines][-2:]]
        mark, count = written and _WRITTEN.fullmatch(written[1]), end and _END.fullmatch(end[1])
        if not mark or not count or mark[2] != checksum(self.lines[:-2]):
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
            raise self.error("{detail}.", "journal-detail", detail=str(error)) from None
        return Choice(int(place), NATURE if seat is None else int(seat), prompt, option, ())

    def beneath(self, record: Record, text: str) -> None:
        """What the table answered after the last choice, or before the first."""
        try:
            given = read_given(text[2:])
        except ValueError as error:
            raise self.error("{detail}.", "journal-detail", detail=str(error)) from None
        if not record.choices:
            record.opening = (*(record.opening or ()), *given)
        else:
            place, seat, prompt, option, before = record.choices[-1]
            record.choices[-1] = Choice(place, seat, prompt, option, (*before, *given) if before else given)

    def title(self) -> None:
        first = self.next()
        title = _TITLE.fullmatch(first)
        if title is None:
            raise self.error(
                "this is not a Lawbound journal: it should begin with 'lawbound journal 1'.", "journal-no-journal"
            )
        if int(title[1]) > VERSION:
            raise self.error(
                "this journal has format {format}, and this Lawbound reads formats up to {newest}: "
                "read it with a newer Lawbound.",
                "journal-newer",
                format=int(title[1]),
                newest=VERSION,
            )

    def header(self) -> Saved:
        found: dict[str, str] = {}
        line_of: dict[str, int] = {}
        while True:
            line = self.next()
            if line.startswith("choices"):
                break
            key, _, value = line.partition(" ")
            if key not in _HEADER_KEYS:
                raise self.error(
                    "{key} is not a part of the header: {known}.",
                    "journal-no-header-part",
                    key=_short(key),
                    known=", ".join(_HEADER_KEYS),
                )
            if key in found:
                raise self.error("the header names the {key} twice.", "journal-header-twice", key=key)
            found[key], line_of[key] = value, self.at
            self.check(key, value)
        for key in ("game", "setup", "forced", "luck"):
            if key not in found:
                raise self.error("the header does not name the {key}.", "journal-header-lacks", key=key)
        if found["luck"] == "seeded" and "commitment" not in found:
            raise self.error(
                "the luck is seeded, but the header does not name the commitment to the seed.", "journal-no-commitment"
            )
        if found["luck"] == "recorded" and ("commitment" in found or "seed" in found):
            raise self.error(
                "the luck is recorded, so there should be no seed and no commitment.", "journal-luck-recorded"
            )
        if "salt" in found and "seed" not in found:
            raise self.error("the header names a salt, but no seed that it belongs to.", "journal-salt-alone")
        self.seal = seal_of("\n".join(self.lines[: self.at - 1]), "choices")
        if line != f"choices ~{self.seal}":
            if f"choices ~{self.seal}".startswith(line):
                raise self.error("the line of the checksum is incomplete.", "journal-checksum-cut")
            raise self.error(
                "the header (lines 1 to {n}) has been changed: its checksum differs.",
                "journal-header-changed",
                n=self.at,
            )
        journal = Journal(
            game=found["game"],
            setup=self.json("setup", found["setup"]),
            seed=self.seed(found["seed"]) if "seed" in found else None,
            ask_forced=found["forced"] == "asked",
            salt=found.get("salt", ""),
            version=int(found.get("rules", 0)),
            takebacks=self.takebacks(found["taken-back"]) if "taken-back" in found else (),
        )
        self.saved = saved = Saved(journal, found.get("commitment"))
        saved.line_of_header = line_of
        return saved

    def check(self, key: str, value: str) -> None:
        """One line of the header."""
        if key == "game":
            if not PLAIN.fullmatch(value):
                raise self.error("{value} is not the name of a game.", "journal-no-game-name", value=_short(value))
        elif key == "rules":
            if not _RULES.fullmatch(value):
                raise self.error(
                    "{value} is not the version of rules: a number from 1 on.",
                    "journal-no-version",
                    value=_short(value),
                )
        elif key == "setup":
            self.json("setup", value)
        elif key == "commitment":
            if not _COMMITMENT.fullmatch(value):
                raise self.error("the commitment should be 64 hexadecimal digits.", "journal-bad-commitment")
        elif key == "seed":
            self.seed(value)
        elif key == "salt":
            if not SALT.fullmatch(value):
                raise self.error("the salt should be 8 to 64 hexadecimal digits.", "journal-bad-salt")
        elif key == "forced":
            if value not in ("asked", "answered"):
                raise self.error("'forced' should say 'asked' or 'answered'.", "journal-bad-forced")
        elif key == "taken-back":
            self.takebacks(value)
        elif value not in ("seeded", "recorded"):
            raise self.error("'luck' should say 'seeded' or 'recorded'.", "journal-bad-luck")

    def takebacks(self, text: str) -> tuple[TakeBack, ...]:
        try:
            return tuple([TakeBack.read(each) for each in text.split("; ")])
        except ValueError:
            raise self.error(
                "{value} does not tell what was taken back.", "journal-bad-taken-back", value=_short(text)
            ) from None

    def seed(self, text: str) -> str:
        if PLAIN.fullmatch(text):
            return text
        try:
            seed = json.loads(text)
            if isinstance(seed, str):
                seed.encode()
                return seed
        except (ValueError, RecursionError):
            pass
        raise self.error("{value} is not a seed.", "journal-bad-seed", value=_short(text))

    def json(self, what: str, text: str) -> dict[str, Any]:
        try:
            data = json.loads(text, parse_constant=_no_constant, parse_float=_finite)
        except (ValueError, RecursionError) as error:
            raise self.error(
                "the {what} is not JSON: {detail}.", "journal-no-json", what=what, detail=str(error)
            ) from None
        if not isinstance(data, dict):
            raise self.error("the {what} should be a JSON object.", "journal-no-object", what=what)
        return data

    def sealed(self) -> tuple[str, int | None]:
        """The next line without its checksum and line number, which must be right."""
        line = self.next()
        text, _, rest = line.rpartition(" ~")
        seal = seal_of(self.seal, text)
        if rest == f"{seal} #{self.at}":  # as nearly all are
            self.seal = seal
            return text, self.at
        parts = _SEALED.fullmatch(line)
        if parts is None or parts[2] != seal:
            if self.at == len(self.lines):
                raise self.cut()
            if parts is None:
                raise self.error(
                    "this line has no checksum: it has been changed or does not belong here.", "journal-no-checksum"
                )
            raise self.error(
                "this line, or one missing before it, has been changed: its checksum differs.", "journal-changed"
            )
        self.seal = seal
        return text, int(parts[3]) if parts[3] else None


def _short(text: str) -> str:
    return repr(text if len(text) <= 40 else text[:37] + "...")
