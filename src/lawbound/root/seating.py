"""Who sits where: seats as the setup names them.

A seat is a faction (`eyrie`), of the Vagabond perhaps with his character (`vagabond/ranger`); or its bot: `bot:eyrie`,
`bot:eyrie@nightmare+swoop+nobility`, `bot:vagabond/ranger@easy`; or it is open (`?`): whoever sits there chooses a
faction when the game is set up.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from difflib import get_close_matches
from typing import Final

from lawbound.kernel import BadSetup
from lawbound.law import law

DIFFICULTIES: Final = ("easy", "default", "challenging", "nightmare")
"""Of bots, from the mildest on."""
DEFAULT: Final = "default"
OPEN_SEAT: Final = "?"
_SPEC: Final = re.compile(
    r"(?P<bot>bot:)?(?P<key>[a-z0-9-]+)(?:/(?P<character>[a-z]+))?(?:@(?P<difficulty>[a-z]+))?(?P<traits>(?:\+[a-z_]+)*)"
)


@dataclass(frozen=True, slots=True)
class Seating:
    """One seat: a faction, perhaps its character, and for a bot its difficulty and traits."""

    key: str
    is_bot: bool
    difficulty: str
    traits: tuple[str, ...]
    character: str | None

    @property
    def is_open(self) -> bool:
        """Whether the faction has yet to be chosen."""
        return self.key == OPEN_SEAT

    def __str__(self) -> str:
        character = f"/{self.character}" if self.character else ""
        if not self.is_bot:
            return f"{self.key}{character}"
        difficulty = "" if self.difficulty == DEFAULT else f"@{self.difficulty}"
        return f"bot:{self.key}{character}{difficulty}{''.join([f'+{trait}' for trait in self.traits])}"


@law("rootbotics 3.2", "rootbotics 3.3", "rootbotics 3.3.1", "rootbotics 3.3.2")
def parse_seat(text: object) -> Seating:
    """Read a seat; BadSetup says what is wrong with it. Whether such a faction, trait or character exists is not asked.

    >>> str(parse_seat("bot:eyrie@nightmare+swoop")), parse_seat("alliance").is_bot
    ('bot:eyrie@nightmare+swoop', False)
    """
    if text == OPEN_SEAT:
        return Seating(OPEN_SEAT, False, DEFAULT, (), None)
    found = _SPEC.fullmatch(text) if isinstance(text, str) else None
    if found is None:
        raise BadSetup(
            "{seat} is no seat: write a faction (eyrie) or a bot (bot:eyrie@nightmare+swoop).",
            refusal="no-seat",
            seat=repr(text),
        )
    is_bot = found["bot"] is not None
    difficulty = found["difficulty"] or DEFAULT
    traits = tuple(found["traits"].split("+")[1:])
    if not is_bot and (found["difficulty"] or traits):
        raise BadSetup(
            "{seat}: only a bot has a difficulty or traits; write bot:{key}.",
            refusal="only-bots-have",
            seat=repr(text),
            key=found["key"],
        )
    if difficulty not in DIFFICULTIES:
        near = get_close_matches(difficulty, DIFFICULTIES, 1)
        known = ", ".join(DIFFICULTIES)
        if near:
            raise BadSetup(
                "{seat}: unknown difficulty {name}; known: {known}; did you mean {near}?",
                refusal="unknown-difficulty-near",
                seat=repr(text),
                name=repr(difficulty),
                known=known,
                near=near[0],
            )
        raise BadSetup(
            "{seat}: unknown difficulty {name}; known: {known}",
            refusal="unknown-difficulty",
            seat=repr(text),
            name=repr(difficulty),
            known=known,
        )
    if len(set(traits)) < len(traits):
        raise BadSetup("{seat}: a trait is named twice.", refusal="trait-twice", seat=repr(text))
    return Seating(found["key"], is_bot, difficulty, traits, found["character"])
