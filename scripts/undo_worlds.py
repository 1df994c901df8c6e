"""What can be taken back teaches nobody anything: two worlds that look alike before a choice look alike after it.

Random games of all factions, people and bots. For every choice that its course would let a person take back, a second
world is dealt for each reader: different in everything that neither this reader nor whoever chose can know. The same
choice is made there. What the reader receives has to be the same in both worlds: before the choice, after it, and when
it has been taken back.

    python -m scripts.undo_worlds --choices 200000

prints the leaks it finds, and how many choices it tried.
"""

from __future__ import annotations

import argparse
import copy
import random
import sys
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any

from lawbound.kernel import DONE, Seat, Seeded
from lawbound.root.cards import UNKNOWN
from lawbound.root.factions.alliance import Alliance
from lawbound.root.factions.corvids import Corvids
from lawbound.root.factions.corvids.secrets import KIND
from lawbound.root.kit import KIT
from lawbound.root.pieces import CLEARINGS
from lawbound.root.rules import ROOT
from lawbound.root.state import EMPTY, State
from lawbound.server import compose
from lawbound.server.course import Course, Reader
from lawbound.server.store import GameRecord, SeatRecord

MIXES = (
    ("marquise", "eyrie", "alliance", "vagabond"),
    ("vagabond", "alliance", "eyrie", "marquise"),
    ("vagabond", "vagabond", "eyrie", "alliance"),
    ("marquise", "eyrie", "alliance", "vagabond", "vagabond"),
    ("alliance", "vagabond", "marquise"),
    ("marquise", "alliance"),
    ("alliance", "vagabond"),
    ("marquise", "bot:alliance@nightmare", "eyrie", "bot:duchy+investors"),
    ("marquise", "bot:corvids+gamble", "alliance", "bot:vagabond@nightmare"),
    ("vagabond", "bot:eyrie", "alliance", "bot:lizards"),
    ("eyrie", "alliance", "bot:riverfolk", "bot:marquise"),
    ("vagabond", "marquise", "bot:riverfolk", "alliance"),
    ("corvids", "marquise", "alliance", "vagabond"),
    ("eyrie", "corvids", "bot:duchy"),
    ("hundreds", "vagabond", "vagabond"),
)
LONGEST = 900
"""Choices of one game: random players need not finish."""
WHOLE = 40
"""Of so many choices, one is compared by the very bytes that are sent; the others by what those are made of."""
TAKEN_BACK = 15
"""Of so many choices, one is really taken back."""


@dataclass(frozen=True, slots=True)
class Leak:
    """Somebody saw in one world what they would not have seen in another that they could not tell from it."""

    game: str
    choice: int
    prompt: str
    option: str
    reader: Reader
    what: str

    def __str__(self) -> str:
        eyes = "a spectator" if self.reader is None else f"seat {self.reader}"
        return f"{self.game}, choice {self.choice} ({self.prompt}: {self.option}): {eyes} sees another {self.what}"


def record(mix: tuple[str, ...], seed: str, **setup: Any) -> GameRecord:
    """A game of these seats, with a person wherever no bot sits."""
    kinds = [SeatRecord("bot" if seat.startswith("bot:") else "person", None, None) for seat in mix]
    return GameRecord(
        id="x",
        created=datetime.now(UTC),
        game="root",
        setup={"seats": list(mix), **setup},
        seed=seed,
        ask_forced=False,
        kind="play",
        seats=tuple(kinds),
        links=(),
    )


def twin(course: Course) -> Course:
    """The same course, which goes its own way."""
    other = copy.copy(course)
    other._heard = []
    other.table = course.table.copy()
    other.table.listen(other._heard.append)
    other.chosen = course.chosen.copy()
    other._own = {seat: own.copy() for seat, own in course._own.items()}
    other._back = course._back.copy()
    other.log = course.log.until(len(course.log.batches))
    other.moments = {reader: moments.copy() for reader, moments in course.moments.items()}
    other._last = other.table.state.copy()
    return other


def otherwise(course: Course, known: set[Seat], luck: random.Random) -> Course:
    """The same course in another world: all that none of these seats can know is different."""
    other = twin(course)
    deal(other.table.state, known, luck)
    other._last = other.table.state.copy()
    return other


def deal(s: State, known: set[Seat], luck: random.Random) -> None:
    """Deal anew, in place, whatever none of these seats can know."""
    hidden = [s.deck]
    for player in s.players:
        if player.seat not in known:
            hidden.append(s.hands[player.seat])
            if isinstance(player, Alliance):
                hidden.append(s.piles[player.pile])
            if isinstance(player, Corvids):
                lay_otherwise(s, player, luck)
    cards = [card for pile in hidden for card in pile]
    assert not s.limbo and UNKNOWN not in cards
    luck.shuffle(cards)
    for pile in hidden:
        pile[:], cards = bytes(sorted(cards[: len(pile)])), cards[len(pile) :]
    bits = sum(1 << seat for seat in known)
    unseen = [
        at
        for clearing in range(len(s.ruin_seen))
        if s.ruin_seen[clearing] and not s.ruin_seen[clearing] & bits
        for at in (2 * clearing, 2 * clearing + 1)
        if s.ruin_items[at] not in (EMPTY, UNKNOWN)
    ]
    tiles = [*s.ruin_pool, *[s.ruin_items[at] for at in unseen]]
    luck.shuffle(tiles)
    for at in unseen:
        s.ruin_items[at] = tiles.pop()
    s.ruin_pool[:] = bytes(sorted(tiles))


def lay_otherwise(s: State, player: Corvids, luck: random.Random) -> None:
    """Other plots lie face down, as far as they may."""
    for clearing in CLEARINGS:
        if player.is_secret(s, clearing):
            s.own[player.seat][KIND + clearing] = UNKNOWN
    player.redeal(s, Seeded(str(luck.random())))


def seen(course: Course, reader: Reader, whole: bool) -> dict[str, object]:
    """All that this reader receives now."""
    ask = course.table.pending
    view = ROOT.view(course.table.state, reader)
    found: dict[str, object] = {
        "table": view.to_bytes(),
        "question": repr((ask, ask.given)) if ask is not None and ask.seat == reader else None,
        "player waited for": None if ask is None else KIT.stage.waits_for(view.state, ask, reader),
        "number of moments": len(course.moments[reader]),
        "log": [event.told_to(reader) for event in course.log.batches[-1].events],
        "right to take back": course.can_undo is not None and course.can_undo == reader,
    }
    if whole:
        picture = course.picture()
        first = picture.log.lines(max(0, picture.batches - 3))
        found["message"] = compose.table_bytes(picture, reader, "en", first)
    return found


def differences(one: dict[str, object], other: dict[str, object]) -> list[str]:
    return [what for what in one if one[what] != other[what]]


def worlds(course: Course, chooser: Seat, luck: random.Random) -> Iterator[tuple[Course, list[Reader]]]:
    """Other worlds, each with the readers to whom it looks the same."""
    players = course.table.state.players
    yield otherwise(course, {chooser}, luck), [chooser, None]
    for player in players:
        if player.seat != chooser and not player.is_bot:
            yield otherwise(course, {chooser, player.seat}, luck), [player.seat]


def pick(course: Course, luck: random.Random) -> int:
    """Choose at random, but go on rather than stop."""
    assert course.table.pending is not None
    options = course.table.pending.options
    index = luck.randrange(len(options))
    if options[index] is DONE and luck.random() < 0.7:
        index = luck.randrange(len(options))
    return index


def play(mix: tuple[str, ...], seed: int, **setup: Any) -> Iterator[list[Leak]]:
    """One game: for each choice that could be taken back, what it leaks."""
    luck = random.Random(f"{mix} {seed}")
    course = Course(record(mix, str(seed), **setup))
    tried = 0
    while (ask := course.table.pending) is not None and len(course.chosen) < LONGEST:
        index, before = pick(course, luck), twin(course)
        course.choose(index)
        if course.can_undo is None:
            continue
        tried += 1
        whole = tried % WHOLE == 0
        leaks: list[Leak] = []
        for other, readers in worlds(before, ask.seat, luck):
            found = {reader: differences(seen(before, reader, whole), seen(other, reader, whole)) for reader in readers}
            other.choose(index)
            for reader in readers:
                found[reader] += differences(seen(course, reader, whole), seen(other, reader, whole))
                leaks += [
                    Leak(f"{mix} {seed}", len(course.chosen), ask.about.name, str(ask.options[index]), reader, what)
                    for what in found[reader][:1]
                ]
        if tried % TAKEN_BACK == 0:
            course.undo()
            for reader in (None, *range(len(mix))):
                leaks += [
                    Leak(f"{mix} {seed}", len(course.chosen), ask.about.name, "taken back", reader, what)
                    for what in differences(seen(before, reader, whole), seen(course, reader, whole))
                    if what != "message"  # the question has a new name
                ]
        yield leaks


def search(choices: int, told: Callable[[Leak], None], first: int = 0, **setup: Any) -> tuple[int, int, int]:
    """Try so many choices; how many were tried, how many of them leak, and how many games that took."""
    tried = leaking = games = 0
    while tried < choices:
        mix = MIXES[games % len(MIXES)]
        for leaks in play(mix, first + games, **setup):
            tried += 1
            leaking += bool(leaks)
            for leak in leaks:
                told(leak)
            if tried >= choices:
                break
        games += 1
    return tried, leaking, games


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="undo_worlds", description=(__doc__ or "").split("\n", 1)[0])
    parser.add_argument("--choices", type=int, default=2000, help="choices that could be taken back, to try")
    parser.add_argument("--first", type=int, default=0, help="the seed of the first game")
    parser.add_argument("--discretion", default="open", help="of the tables: open, asked or waited")
    wishes = parser.parse_args(arguments)
    start = time.perf_counter()
    tried, leaking, games = search(wishes.choices, print, wishes.first, discretion=wishes.discretion)
    seconds = time.perf_counter() - start
    print(f"{tried} choices that could be taken back, in {games} games and {seconds:.0f} s: {leaking} leak.")
    return 1 if leaking else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
