"""One game of an experiment, played and noted down as a row."""

from __future__ import annotations

from typing import Any, Final

from lawbound import games
from lawbound.lab.plan import Match
from lawbound.sim import play

FINISHED: Final = "finished"
CAPPED: Final = "capped"
ERROR: Final = "error"

Row = dict[str, Any]
"""A game; `parquet.SCHEMA` says what the columns are."""


def play_match(match: Match) -> Row:
    """Play the game. What goes wrong inside it is noted in its row, and nobody else's game suffers."""
    plan = match.plan
    kit = games.kit(plan.game)
    seats = kit.form.seats(plan.setup)
    watcher = kit.almanac.watcher(plan.setup, len(seats))
    played = play(plan, match.number, watcher)
    error = played.error
    return {
        "cell": match.cell,
        "game": match.number,
        "seed": f"{plan.seed}:{match.number}",
        "seats": [seat.written for seat in seats],
        "sides": [seat.side for seat in seats],
        "players": ["" if seat.is_bot else name for seat, name in zip(seats, plan.players, strict=True)],
        "order": watcher.order,
        "subject": match.subject,
        "end": ERROR if error is not None else FINISHED if played.finished else CAPPED,
        "winners": list(played.winners),
        "victory": watcher.victory,
        "points": list(played.points) if played.finished else watcher.points,
        "turns": played.turns,
        "rounds": watcher.round,
        "decisions": played.decisions,
        "points_by_round": [*watcher.rounds, watcher.points],
        **watcher.noted(),
        "error": None if error is None else f"{error.error} ({error.where})",
    }
