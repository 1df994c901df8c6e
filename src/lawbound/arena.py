"""The arena: who is stronger? Players and bots meet over and over, and everybody plays everything equally often.

    >>> result = meet(plan(known_games.names()[-1], ["random", "greedy"], games=4, seed="1"))
    >>> [(one.name, one.played) for one in sorted(result.standings)], result.finished
    ([('greedy', 4), ('random', 4)], 4)

A contender is a player (`greedy`, `ismcts:0.1s`), a bot of one side (`bot:mice@nightmare`) or the bot of whatever side
comes (`bot`, `bot@easy`). The games of a lineup come in blocks: in each, every contender that is not bound to a side
plays each side, and everybody sits at each place in the turn order, equally often. After a few blocks they have played
each side at each place, and luck decides anew who follows whom; but a side that leads every table sits first, whoever
plays it. A run is whole blocks of every lineup, so its number of games is rounded up.
"""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import combinations, combinations_with_replacement
from math import lcm
from typing import Any, Final, NamedTuple

from lawbound import games as known_games
from lawbound import players as known_players
from lawbound.kernel import LawboundError, Seeded
from lawbound.kit.form import Form
from lawbound.lab.engines import carry_out
from lawbound.lab.plan import Match, in_turn
from lawbound.lab.ratings import AVERAGE, Rating, rate
from lawbound.lab.record import CAPPED, ERROR, FINISHED, Row, play_match
from lawbound.lab.stats import Share, wilson
from lawbound.sim import TURNS_CAP, Plan

UNRATED: Final = Rating(AVERAGE, AVERAGE, AVERAGE)
QUICK_CHUNK: Final = 10
"""Games that a worker plays in one go if nobody thinks; else one."""

Watch = Callable[[int], None]
"""Told how many games have been played so far."""


@dataclass(frozen=True, slots=True)
class Contender:
    """Somebody who competes, under one name."""

    name: str
    player: str  # who answers; bots are never asked
    bot: str = ""  # how a bot continues after its side: "@nightmare+swoop"
    is_bot: bool = False
    side: str | None = None  # of a bot that plays no other

    def seat(self, side: str) -> str:
        """Its seat as a setup names it, if it plays that side."""
        return f"{Form.BOT}{side}{self.bot}" if self.is_bot else side


@dataclass(frozen=True, slots=True)
class Pairing:
    """One game of the schedule, and the contender at each seat; the seats are in turn order."""

    index: int
    match: Match
    names: tuple[str, ...]


class Schedule(NamedTuple):
    """Every game of a run, and the lineups that were made of the contenders."""

    game: str
    seed: str
    lineups: list[tuple[str, ...]]
    pairings: list[Pairing]


@dataclass(frozen=True, slots=True, order=True)
class Standing:
    """What became of one contender. `played` counts seats: who sits twice at a table plays twice."""

    name: str
    played: int
    won: Share
    rating: Rating
    points: float | None  # mean; None where nothing is counted
    sides: dict[str, Share]
    places: dict[int, Share]  # in the turn order, from 1


@dataclass(slots=True)
class ArenaResult:
    """Everything that a run of the arena tells: `standings` (the best first), and the `rows` of all games in order."""

    game: str
    seats: int
    seed: str
    lineups: list[tuple[str, ...]]
    games: int = 0
    finished: int = 0
    capped: int = 0
    errors: list[str] = field(default_factory=list)
    seconds: float = 0.0
    standings: list[Standing] = field(default_factory=list)
    rows: list[Row] = field(default_factory=list, repr=False)

    @property
    def par(self) -> float:
        """The share of wins if all were equal."""
        return 1 / self.seats


def meet(schedule: Schedule, *, workers: int = 1, watch: Watch | None = None) -> ArenaResult:
    """Play the games of a schedule and count."""
    pairings = schedule.pairings
    result = ArenaResult(schedule.game, len(schedule.lineups[0]), schedule.seed, schedule.lineups)
    started = time.perf_counter()
    thinking = any([name not in ("", "random") for pairing in pairings for name in pairing.match.plan.players])
    size = 1 if thinking else QUICK_CHUNK
    chunks = [[p.match for p in pairings[at : at + size]] for at in range(0, len(pairings), size)]
    jobs = list(enumerate(chunks))
    found: dict[int, list[Row]] = {}
    for (at, _), rows in carry_out(play_all, jobs, workers=min(workers, len(jobs))):
        found[at] = rows
        result.games += len(rows)
        if watch is not None:
            watch(result.games)
    result.seconds = time.perf_counter() - started
    result.rows = [row for at in sorted(found) for row in found[at]]
    _count(result, pairings)
    return result


def play_all(job: tuple[int, Sequence[Match]]) -> list[Row]:
    return [play_match(match) for match in job[1]]


# The schedule


def plan(
    game: str,
    contenders: Sequence[str],
    *,
    games: int,
    seed: str,
    seats: int | None = None,
    sides: Sequence[str] = (),
    against: str | None = None,
    settings: Mapping[str, Any] | None = None,
    turns_cap: int = TURNS_CAP,
) -> Schedule:
    """At least `games` games for these contenders. LawboundError if there cannot be such games."""
    if games < 1:
        raise LawboundError(f"The number of games must be at least 1, not {games}.")
    if "order" in (settings or {}):
        raise LawboundError("The arena seats everybody at every place in turn: the order cannot be wished for.")
    kit = known_games.kit(game)
    form, table = kit.form, Table(game, kit.form, settings or {}, turns_cap)
    seats = form.usual if seats is None else seats
    known = [read(form, name) for name in contenders]
    lineups = line_up(known, seats, None if against is None else read(form, against))
    whole: list[Iterator[Pairing]] = []
    longest = 0
    for lineup in lineups:
        free = open_sides(form, lineup, sides)
        block = lcm(_cycle(lineup, free, form.leader), seats)
        taken = _seat_all(lineup, free, 0, form.leader)
        kit.game.seats(table.setup([taken[at] for at in form.seated(taken)]))  # BadSetup if this cannot be
        longest = lcm(longest or block, block)
        whole.append(_games(table, lineup, free, block, seed))
    each = -(-games // (longest * len(lineups))) * longest
    pairings: list[Pairing] = []
    for _ in range(each):  # all lineups go forward together, so that a run that is stopped is fair too
        for series in whole:
            pairing = next(series)
            pairings.append(Pairing(len(pairings), pairing.match, pairing.names))
    return Schedule(game, seed, [tuple([one.name for one in lineup]) for lineup in lineups], pairings)


class Table(NamedTuple):
    """What is the same in all games of a run."""

    game: str
    form: Form
    settings: Mapping[str, Any]
    turns_cap: int

    def setup(self, seats: Sequence[str]) -> dict[str, Any]:
        return self.form.setup(seats, self.settings, order="given", turn_limit=self.turns_cap)


def read(form: Form, name: str) -> Contender:
    """A contender by name."""
    if name == "bot" or name.startswith(("bot@", "bot+")):
        if not form.bots:
            raise LawboundError(f"{name!r}: there are no bots in this game.")
        form.seating(form.seat(form.bots[0], name[3:]))  # BadSetup if there is no such difficulty
        return Contender(name, "random", name[3:], True)
    if name.startswith(form.BOT):
        seating = form.seating(name)
        if seating.side not in form.bots:
            raise LawboundError(f"Unknown bot {seating.side!r}; known: {', '.join(form.bots)}.")
        rest = seating.written.removeprefix(form.seat(seating.side, ""))
        return Contender(seating.written, "random", rest, True, seating.side)
    known_players.find(name, "0")
    return Contender(name, name)


def line_up(contenders: Sequence[Contender], seats: int, against: Contender | None) -> list[tuple[Contender, ...]]:
    """Who sits together: as many as there are seats are one lineup; of more, every choice; fewer share the seats in
    every way. With `against`, one contender at a time meets that one at all other seats.
    """
    if not contenders:
        raise LawboundError("Name at least one contender.")
    if against is not None:
        found = [(one, *[against] * (seats - 1)) for one in dict.fromkeys(contenders)]
    elif len(contenders) == seats:
        found = [tuple(contenders)]
    else:
        several = list(dict.fromkeys(contenders))
        if len(several) > seats:
            found = list(combinations(several, seats))
        else:
            found = [line for line in combinations_with_replacement(several, seats) if len(set(line)) > 1]
            found = found or [tuple(several * seats)[:seats]]
    possible = [line for line in found if _distinct([one.side for one in line])]
    if not possible:
        raise LawboundError("These contenders cannot sit together: a side can be played at one seat only.")
    return possible


def _distinct(sides: Sequence[str | None]) -> bool:
    bound = [side for side in sides if side is not None]
    return len(set(bound)) == len(bound)


def open_sides(form: Form, lineup: Sequence[Contender], sides: Sequence[str]) -> list[str]:
    """What those who are not bound to a side play in turn."""
    if not form.sides:
        return [""]
    humans = any([not one.is_bot for one in lineup])
    if len(set(sides)) < len(sides):
        raise LawboundError("A side is named twice.")
    for side in sides:
        if side not in (form.sides if humans else form.bots):
            known = form.sides if humans else form.bots
            raise LawboundError(f"Unknown side {side!r}, or not for players; known: {', '.join(known)}.")
    bound = [one.side for one in lineup]
    free = len([one for one in lineup if one.side is None])
    if not free:
        return []
    pool = [side for side in (sides or form.contested(len(lineup))) if side not in bound]
    if len(pool) < free:
        raise LawboundError(
            f"{len(pool)} sides are left for {free} contenders ({', '.join(pool)}): name more with --sides, "
            "or have fewer seats."
        )
    return pool


def _games(
    table: Table, lineup: tuple[Contender, ...], free: Sequence[str], block: int, seed: str
) -> Iterator[Pairing]:
    """The games of a lineup, without end."""
    label = " ".join([one.name for one in lineup])
    form, seats = table.form, len(lineup)
    number = 0
    cycle = _cycle(lineup, free, form.leader)
    # Every contender with every side at every place; where a side leads, places follow from sides.
    round_ = cycle * seats if free and not form.leader else block
    sides, places = list(free), list(range(seats))
    while True:
        if number % round_ == 0:  # others follow one another now, and sides sit elsewhere
            luck = Seeded(f"{seed}:{label}:{number}")
            sides, places = shuffled(sides, luck), shuffled(places, luck)
        shift, turn = in_turn(number % round_, cycle, seats)
        taken = _seat_all(lineup, sides, shift, form.leader)
        order = sorted(range(seats), key=lambda at: (places[at] + turn) % seats)
        order = [order[at] for at in form.seated([taken[at] for at in order])]
        setup = table.setup([taken[at] for at in order])
        players = tuple([lineup[at].player for at in order])
        play = Plan(table.game, setup, players, f"{seed}:{label}", table.turns_cap)
        yield Pairing(0, Match(play, label, number, None), tuple([lineup[at].name for at in order]))
        number += 1


def _cycle(lineup: Sequence[Contender], free: Sequence[str], leader: str) -> int:
    """After so many shifts those who are not bound have played every open side equally often."""
    if not leader or leader not in free:
        return len(free) or 1
    many, others = len([one for one in lineup if one.side is None]), len(free) - 1
    return many if others < many else many * others


def _seat_all(lineup: Sequence[Contender], free: Sequence[str], shift: int, leader: str) -> list[str]:
    """The seats of a lineup, as a setup names them: those not bound take the open sides from `shift` on.

    A side that leads is never left out: one after another plays it, and those after that one take the others.
    """
    many = len([one for one in lineup if one.side is None])
    if leader and leader in free:
        others = [side for side in free if side != leader]
        start = shift // many
        around = [leader, *[others[(start + at) % len(others)] for at in range(many - 1)]]
        open_ones = [around[(at - shift) % many] for at in range(many)]
    else:
        open_ones = [free[(shift + at) % len(free)] for at in range(many)]
    sides = iter(open_ones)
    return [one.seat(next(sides) if one.side is None else one.side) for one in lineup]


def shuffled(things: Sequence[Any], luck: Seeded) -> list[Any]:
    left = list(things)
    return [left.pop(luck.below(len(left))) for _ in things]


# Counting


def _count(result: ArenaResult, pairings: Sequence[Pairing]) -> None:
    names = sorted({name for pairing in pairings for name in pairing.names})
    played: Counter[tuple[str, str, int]] = Counter()
    tables: Counter[str] = Counter()
    won: Counter[tuple[str, str, int]] = Counter()
    points: Counter[str] = Counter()
    scored: Counter[str] = Counter()
    outcomes: list[tuple[tuple[str, ...], list[int]]] = []
    for pairing, row in zip(pairings, result.rows, strict=True):
        if row["end"] == ERROR:
            result.errors.append(f"{row['seed']}: {row['error']}")
        result.finished += row["end"] == FINISHED
        result.capped += row["end"] == CAPPED
        if row["end"] != FINISHED:
            continue
        outcomes.append((pairing.names, row["winners"]))
        tables.update(set(pairing.names))
        for seat, name in enumerate(pairing.names):
            what = (name, row["sides"][seat], seat + 1)
            played[what] += 1
            won[what] += seat in row["winners"]
            if row["points"]:
                points[name] += row["points"][seat]
                scored[name] += 1
    ratings = rate(outcomes)
    for name in names:
        own = [what for what in played if what[0] == name]
        total = sum([played[what] for what in own])
        result.standings.append(
            Standing(
                name=name,
                played=total,
                won=_share(sum([won[what] for what in own]), total, tables[name]),
                rating=ratings.get(name, UNRATED),
                points=points[name] / scored[name] if scored[name] else None,
                sides=_shares(own, played, won, 1),
                places=_shares(own, played, won, 2),
            )
        )
    result.standings.sort(key=lambda one: (-one.rating.rating, one.name))


def _share(wins: int, seats: int, tables: int) -> Share:
    """Wins by seats, for somebody who sits at so many tables.

    Of several seats at one table one wins, so they are not as many chances as seats at tables apart: the interval is
    that of the share of tables, told in seats.
    """
    if wins > tables:  # coalitions of two of their own
        return wilson(wins, seats)
    at_tables, each = wilson(wins, tables), tables / seats if seats else 1.0
    return Share(wins, seats, at_tables.low * each, at_tables.high * each)


def _shares(
    own: Sequence[tuple[str, str, int]], played: Counter[Any], won: Counter[Any], part: int
) -> dict[Any, Share]:
    """Wins by side or by place."""
    found: dict[Any, Share] = {}
    for key in sorted({what[part] for what in own}):
        these = [what for what in own if what[part] == key]
        found[key] = wilson(sum([won[what] for what in these]), sum([played[what] for what in these]))
    return found
