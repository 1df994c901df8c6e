"""Nature: the seat that answers for dice, draws and everything "at random"."""

from __future__ import annotations

import secrets
from collections.abc import Iterable, Sequence
from hashlib import blake2b, sha256
from typing import ClassVar, NamedTuple

from mypy_extensions import mypyc_attr

from lawbound.kernel.ask import Chance, Option
from lawbound.kernel.errors import BadScript

WORDS_PER_BLOCK = 8
WORD_BITS = 64


@mypyc_attr(allow_interpreted_subclasses=True)
class Nature:
    """Answers Chances.

    `recorded` says whether its answers belong in the journal (they cannot be made again).
    """

    recorded: ClassVar[bool] = False
    asks: ClassVar[bool] = False  # True: people answer, the table turns a Chance into an Ask

    def answer(self, chance: Chance) -> Option:
        """One of the outcomes."""
        raise LookupError("this Nature asks people")

    def copy(self) -> Nature:
        """The same luck from here on."""
        return self


def new_seed() -> str:
    """A seed that nobody can guess."""
    return secrets.token_hex(16)


def new_salt() -> str:
    """What makes the commitment to a seed unlike any other, so that a seed that somebody named cannot be guessed."""
    return secrets.token_hex(16)


def commitment(seed: str, salt: str = "") -> str:
    """What is published when the game starts; the seed itself is revealed when it ends, and the salt with it.

    Without a salt, whoever has a list of words can try which of them the seed is.
    """
    if not salt:  # as games were begun before there was one
        return sha256(b"lawbound seed 1\n" + seed.encode()).hexdigest()
    return sha256(b"lawbound seed 2\n" + salt.encode() + b"\n" + seed.encode()).hexdigest()


class Seeded(Nature):
    """Fair luck made from a seed: BLAKE2b in counter mode, so outcomes seen do not foretell the next.

    The stream is part of the journal format and never changes: block k is BLAKE2b-512 of k (8 bytes, little
    endian) under the key BLAKE2b-512(seed), read as eight 64-bit little-endian words; an outcome among n is
    word * n >> 64 (bias under n / 2**64).
    """

    def __init__(self, seed: str, at: int = 0) -> None:
        self.seed = seed
        self._key = blake2b(seed.encode(), digest_size=64).digest()
        self._at = at  # words used so far
        self._block = 0  # the words not yet used of the current block, as one integer
        self._left = 0
        if at:
            self._seek(at)

    def _seek(self, at: int) -> None:
        """Go on from that word."""
        self._at = at
        self._left = 0
        if at % WORDS_PER_BLOCK:
            self._refill(at // WORDS_PER_BLOCK)
            self._block >>= WORD_BITS * (at % WORDS_PER_BLOCK)
            self._left = WORDS_PER_BLOCK - at % WORDS_PER_BLOCK

    def _refill(self, block: int) -> None:
        digest = blake2b(block.to_bytes(8, "little"), key=self._key).digest()
        self._block = int.from_bytes(digest, "little")
        self._left = WORDS_PER_BLOCK

    def below(self, n: int) -> int:
        """A number from 0 to n-1."""
        if not self._left:
            self._refill(self._at // WORDS_PER_BLOCK)
        word = self._block & 0xFFFF_FFFF_FFFF_FFFF
        self._block >>= WORD_BITS
        self._left -= 1
        self._at += 1
        return (word * n) >> WORD_BITS

    def answer(self, chance: Chance) -> Option:
        outcomes = chance.outcomes
        return outcomes[self.below(len(outcomes))]

    @property
    def at(self) -> int:
        """How many words have been used: with the seed, the whole state of this Nature."""
        return self._at

    def copy(self) -> Seeded:
        twin = Seeded(self.seed)
        twin._at, twin._block, twin._left = self._at, self._block, self._left
        return twin


class Draw(NamedTuple):
    """What luck gave: a place among the outcomes, and the word of the stream that gave it, among so many."""

    place: int  # -1: no rule asks for it any more; only the stream goes on behind it
    at: int  # beside the seed's stream, in the one that answers what was not foreseen: -1 - the word there
    of: int


class Recited(Seeded):
    """The seed's luck for those who keep a record: it tells its last draw, and recites those that it is given.

    Where a rule was mended in the middle of a game the seed alone does not tell the luck of that game any more: these
    draws do (`Journal.luck`). When they are used up luck is again what the seed gives, behind all that it gave.
    """

    def __init__(self, seed: str, draws: Sequence[Draw] = ()) -> None:
        super().__init__(seed)
        self.draws = draws
        self.next = 0
        self.last = Draw(0, 0, 1)
        self.passed: list[Draw] = []  # over, since somebody noted it
        self._pass_over()

    def _pass_over(self) -> None:
        """Luck that no rule asks for any more."""
        while self.next < len(self.draws) and self.draws[self.next].place < 0:
            draw = self.draws[self.next]
            self.next += 1
            self.passed.append(draw)
            if draw.at >= self._at:
                self._seek(draw.at + 1)

    def answer(self, chance: Chance) -> Option:
        outcomes = chance.outcomes
        if self.next < len(self.draws):
            self.last = draw = self.draws[self.next]
            self.next += 1
            if draw.at >= self._at:
                self._seek(draw.at + 1)
            self._pass_over()
            return outcomes[draw.place]
        at = self._at
        self.last = Draw(self.below(len(outcomes)), at, len(outcomes))
        return outcomes[self.last.place]

    def copy(self) -> Recited:
        twin = Recited(self.seed, self.draws)
        twin._at, twin._block, twin._left = self._at, self._block, self._left
        twin.next, twin.last, twin.passed = self.next, self.last, []
        return twin


class Scripted(Nature):
    """Luck that follows a script, for worked examples and recorded games; then `after`, if there is one."""

    recorded: ClassVar[bool] = True

    def __init__(self, script: Iterable[Option], after: Nature | None = None) -> None:
        self.script = list(script)
        self.next = 0
        self.after = after

    def answer(self, chance: Chance) -> Option:
        if self.next == len(self.script):
            if self.after is None:
                raise BadScript(f"The script has ended, but {chance.about} has to be decided.")
            return self.after.answer(chance)
        outcome = self.script[self.next]
        if outcome not in list(chance.outcomes):
            raise BadScript(
                f"The script's outcome {self.next + 1}, {outcome!r}, cannot happen for {chance.about}. "
                f"Possible: {', '.join(map(repr, chance.outcomes))}."
            )
        self.next += 1
        return outcome

    def copy(self) -> Scripted:
        twin = Scripted(self.script, self.after.copy() if self.after else None)
        twin.next = self.next
        return twin


class Asked(Nature):
    """Luck that happens on a physical table: the people there are asked what they rolled and drew."""

    recorded: ClassVar[bool] = True
    asks: ClassVar[bool] = True
