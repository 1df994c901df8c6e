"""What still stands of a stored game: the choices that were not taken back, by name as far as names are known."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from lawbound.kernel import Table, TakeBack
from lawbound.kernel.game import State
from lawbound.kernel.recall import Recalled, place_of
from lawbound.kernel.record import Choice, Record, choice_of, given_text, read_given, read_name
from lawbound.server.petition import Petition, after
from lawbound.server.store import Entry


@dataclass(slots=True)
class Blanks:
    """What the store does not know yet of a game that it has: the luck before the first choice, and names."""

    opening: str | None = None
    names: dict[int, Entry] = field(default_factory=dict)  # by the place of the entry in the game

    def __bool__(self) -> bool:
        return self.opening is not None or bool(self.names)


class Standing:
    """The choices that stand, where each is stored, and what was lost on the way."""

    def __init__(self, opening: str | None, entries: Iterable[Entry]) -> None:
        self.opening = opening
        self.choices: list[Entry] = []
        self.stored_at: list[int] = []
        self.lost: dict[int, int] = {}  # by the number of choices made: how many had to be given up then
        self.takebacks: list[TakeBack] = []  # after something had been seen, in their order
        self.told_at: list[int] = []  # after how many of the choices that stand the log tells of each of them
        self.petition: Petition | None = None
        self.serial = 0  # how often somebody chose or took back
        for seq, entry in enumerate(entries):
            if entry.kind == "choice":
                self.choices.append(entry)
                self.stored_at.append(seq)
            elif entry.kind == "undo":
                del self.choices[entry.value :], self.stored_at[entry.value :]
                self.lost = {made: lost for made, lost in self.lost.items() if made <= entry.value}
                self.told_at = [min(made, entry.value) for made in self.told_at]
            elif entry.kind == "lost":
                self.lost[len(self.choices)] = entry.value
            elif entry.kind == "retract":
                agreed = tuple([int(seat) for seat in entry.note.split()])
                self.takebacks.append(TakeBack(entry.seat, entry.value, len(self.choices), agreed))
                self.told_at.append(len(self.choices))
            self.petition = after(self.petition, entry)
            self.serial += entry.kind in ("choice", "undo")

    def record(self) -> Record:
        """For `recall`."""
        opening = None if self.opening is None else read_given(self.opening)
        return Record(opening, [_choice(entry) for entry in self.choices])


def _choice(entry: Entry) -> Choice:
    if not entry.name:
        return Choice(entry.value)
    return Choice(entry.value, entry.seat, *read_name(entry.name), read_given(entry.given))


def place_in(table: Table[State], entry: Entry) -> int | None:
    """Where a stored choice stands among the options now; None if it is not offered."""
    ask, place = table.pending, entry.value
    if ask is None:
        return None
    if 0 <= place < len(ask.options):
        if not entry.name:
            return place
        if ask.seat == entry.seat and choice_of(table.game, table.state, ask, place).name == entry.name:
            return place
    return place_of(table, _choice(entry)) if entry.name else None


def mending(standing: Standing, recalled: Recalled[State], by: Sequence[str]) -> list[Entry]:
    """What has to be stored after the rules have changed: the choices from the first that is not as it was."""
    same, choices, lost = recalled.unchanged(standing.record()), recalled.record.choices, recalled.lost
    if same == len(choices) == len(standing.choices):
        return []
    again = [
        Entry("choice", choice.seat, choice.place, who, choice.name, given_text(choice.given or ()))
        for choice, who in zip(choices[same:], by[same:], strict=True)
    ]
    return [Entry("undo", 0, same), *again, *([Entry("lost", 0, lost.choices)] if lost is not None else [])]
