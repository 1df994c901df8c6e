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
    taken-back seat 0: 2, back to 41       (format 4, and only where somebody did: who, how many, how far, with whom)
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
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any, Final

from lawbound.kernel.ask import NATURE
from lawbound.kernel.errors import BadSetup, LawboundError
from lawbound.kernel.event import Event
from lawbound.kernel.game import Game
from lawbound.kernel.journal import Journal
from lawbound.kernel.journal_reader import PLAIN, SALT, VERSION, JournalError, Reader, Saved, checksum, seal_of
from lawbound.kernel.recall import Lost, play_again, recall, record_of
from lawbound.kernel.record import Given, Notes, Record
from lawbound.kernel.sources import rules_of
from lawbound.kernel.table import Listener, Table

__all__ = ["GameLookup", "JournalError", "Saved", "dump", "load", "read", "replay", "save", "write"]

WITHOUT_TAKEBACKS: Final = 3
"""A game in which nothing was taken back is written so that an older Lawbound reads it, too."""
ENTRIES_PER_LINE: Final = 24
WIDTH: Final = 100
"""About so many letters of what the table answered stand in a line."""

GameLookup = Callable[[str], Game[Any]]


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
    if not PLAIN.fullmatch(journal.game):
        raise LawboundError(f"A journal cannot name the game {journal.game!r}.")
    published = journal.commitment if commitment is None else commitment
    salted = published is not None and reveal_seed and journal.seed is not None and journal.salt != ""
    if salted and not SALT.fullmatch(journal.salt):
        raise LawboundError("A salt is 8 to 64 hexadecimal digits.")
    lines = [
        f"lawbound journal {VERSION if journal.takebacks else WITHOUT_TAKEBACKS}",
        f"game {journal.game}",
        *([f"rules {journal.version}"] if journal.version else []),
        f"setup {dump(journal.setup, 'setup')}",
    ]
    if published is not None:
        lines.append(f"commitment {published}")
        if reveal_seed and journal.seed is not None:
            plain = PLAIN.fullmatch(journal.seed)
            lines.append(f"seed {journal.seed if plain else json.dumps(journal.seed)}")
            if salted:
                lines.append(f"salt {journal.salt}")
    lines.append(f"forced {'asked' if journal.ask_forced else 'answered'}")
    lines.append(f"luck {'recorded' if published is None else 'seeded'}")
    if journal.takebacks:
        lines.append(f"taken-back {'; '.join(map(str, journal.takebacks))}")

    seal = seal_of("\n".join(lines), "choices")
    lines.append(f"choices ~{seal}")
    entries = journal.entries
    withheld = published is not None and (journal.seed is None or not reveal_seed)
    for text in _places(entries) if record is None or withheld else _named(record):
        seal = seal_of(seal, text)
        lines.append(f"{text} ~{seal} #{len(lines) + 1}")
    if result is not None:
        text = f"result {dump(result, 'result')}"
        seal = seal_of(seal, text)
        lines.append(f"{text} ~{seal}")
    if record is not None and record.rules is not None and not withheld:
        text = f"written {record.rules} {checksum(lines)}"
        seal = seal_of(seal, text)
        lines.append(f"{text} ~{seal}")
    text = f"end {len(entries)}"
    lines.append(f"{text} ~{seal_of(seal, text)}")
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
    return Reader(text).read()


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
        why = LawboundError(
            "the seed is not the one that was committed to when the game started.", refusal="journal-other-seed"
        )
        raise JournalError(why, saved.line_of_header["seed"])
    return replay(game_lookup, saved, listener)


def _load_own(game_lookup: GameLookup, text: str | bytes, listener: Listener | None) -> Table[Any] | None:
    """Play what these very rules wrote, by its places. None if they did not, or anything is strange about it."""
    heard: list[Event] = []
    told = None if listener is None else heard.append
    try:
        own = Reader(text).own()
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
        why = LawboundError(
            "the journal holds the commitment but not the seed, so its luck cannot be made again. The seed is revealed "
            "when the game ends.",
            refusal="journal-seed-withheld",
        )
        raise JournalError(why, header.get("commitment", 1), journal)
    try:
        game = game_lookup(journal.game)
    except LawboundError as error:
        raise JournalError(error, header.get("game", 1), journal) from None
    heard: list[Event] = []
    told = None if listener is None else heard.append
    try:
        table: Table[Any] = Table.replay(game, journal, upto=0, listener=told, notes=Notes())
    except BadSetup as error:
        why = LawboundError("the game cannot be set up: {why}", refusal="journal-setup", why=error)
        raise JournalError(why, header.get("setup", 1)) from None
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


def _unplayable(lost: Lost) -> LawboundError:
    what, ask = lost.what, lost.ask
    name = str(what.name or f"option {what.place}, counted from 0")
    if ask is None:
        return LawboundError(
            "entry {n} ({name}) comes after the end of the game: nothing is being asked any more.",
            refusal="journal-after-end",
            n=lost.choice + 1,
            name=name,
        )
    possible = ", ".join(f"{number} = {option!r}" for number, option in enumerate(ask.options))
    return LawboundError(
        "entry {n} ({name}) cannot be chosen for {prompt} ({article}). Possible: {possible}.",
        refusal="journal-cannot-choose",
        n=lost.choice + 1,
        name=name,
        prompt=repr(ask.about.name),
        article=ask.about.article,
        possible=possible,
    )
