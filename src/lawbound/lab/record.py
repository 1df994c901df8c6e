"""One game of an experiment, played and noted down as a row."""

from __future__ import annotations

from typing import Any, Final

from lawbound.kernel import Event
from lawbound.lab.plan import Match
from lawbound.sim import play

FINISHED: Final = "finished"
CAPPED: Final = "capped"
ERROR: Final = "error"

Row = dict[str, Any]
"""A game; `parquet.SCHEMA` says what the columns are."""


class Watcher:
    """Hears a game and keeps what the statistics need: points after each round, and who fought whom where and when.

    A round is as many turns as there are seats. What happens before the first turn belongs to the first round.
    """

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.order: list[int] = []
        self.points = [0] * seats
        self.rounds: list[list[int]] = []  # points of every seat after each round
        self.round = 1
        self.battles: list[dict[str, int]] = []
        self.victory: str | None = None

    def __call__(self, event: Event) -> None:
        name = event.name
        if name == "scored" or name == "lost points":
            seat, _, total = event.args
            self.points[seat] = total
        elif name == "turn":
            turn: int = event.args[1]
            if turn > 1 and turn % self.seats == 1:
                self.rounds.append(self.points.copy())
                self.round += 1
        elif name == "battle":
            attacker, defender, clearing = event.args
            battle = {"round": self.round, "clearing": clearing, "attacker": attacker, "defender": defender}
            self.battles.append(battle)
        elif name == "seated":
            self.order = list(event.args)
        elif name == "won":
            self.victory = event.article


def play_match(match: Match) -> Row:
    """Play the game. What goes wrong inside it is noted in its row, and nobody else's game suffers."""
    plan = match.plan
    seats: list[str] = plan.setup["seats"]
    watcher = Watcher(len(seats))
    played = play(plan, match.number, watcher)
    error = played.error
    return {
        "cell": match.cell,
        "game": match.number,
        "seed": f"{plan.seed}:{match.number}",
        "map": plan.setup.get("map", "autumn"),
        "seats": seats,
        "players": ["" if seat.startswith("bot:") else name for seat, name in zip(seats, plan.players, strict=True)],
        "order": watcher.order,
        "subject": match.subject,
        "end": ERROR if error is not None else FINISHED if played.points else CAPPED,
        "winners": list(played.winners),
        "victory": watcher.victory,
        "points": list(played.points) if played.points else watcher.points,
        "turns": played.turns,
        "rounds": watcher.round,
        "decisions": played.decisions,
        "points_by_round": [*watcher.rounds, watcher.points],
        "battles": watcher.battles,
        "error": None if error is None else f"{error.error} ({error.where})",
    }
