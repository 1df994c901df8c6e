"""The form of a game: what may be wished for when a game is set up, described as data.

Browser, terminal, laboratory and API all read the same form, and what is impossible is refused by the same words:
BadSetup, from the form or from the game itself.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from difflib import get_close_matches
from typing import Any, NamedTuple

from lawbound.kernel import BadSetup, Seat, Seeded


class Seating(NamedTuple):
    """One seat of a set-up."""

    written: str  # as a set-up names it
    side: str  # what is played there; empty where all seats are alike
    is_bot: bool  # the rules play it by themselves


@dataclass(frozen=True, slots=True)
class Field:
    """Something that may be wished for besides the seats."""

    key: str
    kind: str  # "choice", "switch", "numbers" or "table"
    text: str  # what it is, in a few words; in other languages the game's message `field-KEY`
    choices: tuple[str, ...] = ()  # the usual one first; in words the game's messages `choice-KEY--CHOICE`

    def check(self, value: object) -> None:
        """BadSetup if nobody can wish for that. Whether it goes with everything else, the rules say."""
        if self.kind == "switch":
            fits = isinstance(value, bool)
        elif self.kind == "numbers":
            fits = isinstance(value, list | tuple) and all([type(each) is int for each in value])
        elif self.kind == "table":
            fits = isinstance(value, Mapping) and all([isinstance(each, str) for each in (*value, *value.values())])
        else:
            fits = isinstance(value, str)
        if not fits:
            refusal, text = EXPECTED[self.kind]
            raise BadSetup(text, refusal=refusal, key=self.key, value=repr(value))


EXPECTED = {
    "switch": ("expected-switch", "{key}: true or false is expected, not {value}."),
    "numbers": ("expected-numbers", "{key}: a list of whole numbers is expected, not {value}."),
    "table": ("expected-table", "{key}: names with values is expected, not {value}."),
    "choice": ("expected-choice", "{key}: a word is expected, not {value}."),
}


@dataclass(frozen=True, slots=True)
class Preset:
    """A table that one click sets up; in words the game's messages `preset-KEY` and `preset-KEY-text`.

    `players` says who sits at each seat: None a person, else a computer player; at a bot's seat None too.
    """

    key: str
    seats: tuple[str, ...]
    players: tuple[str | None, ...] = ()
    settings: Mapping[str, Any] = field(default_factory=dict)


class Form:
    """What may be wished for. `BOT` before a side makes a seat that the rules play."""

    BOT = "bot:"

    fewest: int = 2
    most: int = 2
    usual: int = 2
    """How many seats there may be, and how many there usually are."""
    sides: tuple[str, ...] = ()
    """What people may play, the usual ones first; empty where all seats are alike."""
    leader: str = ""
    """The side that every table needs, and that takes the first turn: it sits first. Empty where none does."""
    bots: tuple[str, ...] = ()
    """The sides that the rules can play by themselves."""
    levels: tuple[str, ...] = ("",)
    """How strong bots may be, from weak to strong: what follows their names; in words the messages `level-LEVEL`."""
    fields: tuple[Field, ...] = ()
    presets: tuple[Preset, ...] = ()
    """The first one is what somebody plays who has just come."""
    solo_sides: tuple[str, ...] = ()
    """What one may be alone against all others, with one click; empty where all seats are alike."""
    SOLO_PLAYER = "greedy"
    """Who sits at the other seats where the rules do not play them: worth playing against, and quick to answer."""

    def seating(self, written: str) -> Seating:
        """Read a seat. BadSetup if nobody writes one like that; whether it can be played is not asked here."""
        if written.startswith(self.BOT):
            raise BadSetup("{seat}: there are no bots in this game.", refusal="no-bots", seat=repr(written))
        return Seating(written, written, is_bot=False)

    def seat(self, side: str, bot: str | None = None) -> str:
        """The seat for that side: a person's, or that of a bot with what follows its name."""
        return side if bot is None else f"{self.BOT}{side}{bot}"

    def solo(self, side: str) -> Preset:
        """A person as that side, and as many others as usual, who need nobody; the preset is called after the side.

        >>> form = Form()
        >>> form.sides, form.leader, form.usual = ("queen", "red", "blue", "green"), "queen", 3
        >>> form.solo("green").seats, form.solo("green").players
        (('queen', 'red', 'green'), ('greedy', 'greedy', None))
        """
        others = [each for each in self.sides if each != side][: self.usual - 1]
        seats = [each for each in self.sides if each == side or each in others]
        players = [None if each == side else self.SOLO_PLAYER for each in seats]
        return Preset(side, tuple(seats), tuple(players))

    def usual_seats(self, count: int | None = None) -> list[str]:
        """So many seats, or as many as usual: of the usual sides, or by their numbers."""
        count = self.usual if count is None else count
        return list(self.sides[:count]) or [str(number + 1) for number in range(count)]

    def can_meet(self, seats: Sequence[str]) -> bool:
        """Whether these seats can be at one table: nothing is played twice."""
        sides = [self.seating(seat).side for seat in seats]
        return all([not side or sides.count(side) == 1 for side in sides])

    def check(self, settings: Mapping[str, Any]) -> None:
        """BadSetup if there is no such setting, or it cannot have such a value."""
        known = {field.key: field for field in self.fields}
        for key, value in settings.items():
            if key not in known:
                near = get_close_matches(str(key), known, 1)
                if near:
                    raise BadSetup(
                        "There is no setting {key} in this game; did you mean {near}?",
                        refusal="no-setting-near",
                        key=repr(key),
                        near=repr(near[0]),
                    )
                raise BadSetup(
                    "There is no setting {key} in this game; there are: {known}.",
                    refusal="no-setting",
                    key=repr(key),
                    known=", ".join(known) or "-",
                )
            known[key].check(value)

    def setup(
        self,
        seats: Sequence[str],
        settings: Mapping[str, Any] | None = None,
        *,
        order: str | None = None,
        turn_limit: int | None = None,
    ) -> dict[str, Any]:
        """A set-up of these seats. `order` is "random" (if the rules know such luck) or "given": as they are listed."""
        more = {"order": order, "turn_limit": turn_limit}
        return {
            **(settings or {}),
            "seats": list(seats),
            **{key: value for key, value in more.items() if value is not None},
        }

    def seats(self, setup: Mapping[str, Any]) -> list[Seating]:
        """Who sits where."""
        raise NotImplementedError

    # At a server

    def hosted(self, setup: dict[str, Any], people: int) -> dict[str, Any]:
        """The set-up as a server plays it; `people` sit there, or programs in their stead, besides bots."""
        return setup

    def answers_for_show(self, setup: Mapping[str, Any]) -> bool:
        """Whether a server answers, after a while, a discreet question that leaves no choice."""
        return True

    def check_brought(self, setup: Mapping[str, Any]) -> None:
        """BadSetup if a stranger's set-up should not even be looked at: because reading it might take very long."""

    def practice(self, setup: Mapping[str, Any], state: Any, seat: Seat | None, luck: Seeded) -> dict[str, Any] | None:
        """A set-up that begins in that state (at a safe point) as that seat saw it; all else is dealt anew by luck.

        None if nobody can practise in this game.
        """
        return None

    def position(self, state: Any) -> str | None:
        """The state in the game's own notation; None if it has none, or not for such a state."""
        return None

    # At the laboratory

    def contested(self, count: int) -> tuple[str, ...]:
        """The sides that contenders take in turn at tables of so many seats: all, fewer where some are alike."""
        return self.sides

    def seated(self, seats: Sequence[str]) -> list[int]:
        """In which order these seats take their turns: as they are listed, or from whoever leads on.

        >>> form = Form()
        >>> form.leader = "queen"
        >>> form.seated(["red", "queen", "blue"])
        [1, 2, 0]
        """
        around = list(range(len(seats)))
        leads = [at for at in around if self.leader and self.seating(seats[at]).side == self.leader]
        return around[leads[0] :] + around[: leads[0]] if leads else around

    def trial(self, number: int) -> dict[str, Any]:
        """A set-up for trying out everything: the numbers from 0 up go through all that there is."""
        return self.setup(self.usual_seats())
