"""Victory points and victory: Law of Root 3.1 and 3.2."""

from __future__ import annotations

from typing import Final

from lawbound.kernel import GameOver, Seat
from lawbound.law import law
from lawbound.root.cards import CARD_SUIT
from lawbound.root.rule import dominates
from lawbound.root.state import NOBODY, NONE, OVER, PLAYING, State

POINTS_TO_WIN: Final = 30
MOST_POINTS: Final = 255


@law("root 3.1", "root 3.2")
def score(s: State, seat: Seat, points: int, article: str, *, settle: bool = True) -> None:
    """Score points; whoever reaches 30 wins at once. Points scored at the same time are settled together.

    An owner without a seat has no marker on the track.
    """
    if not points or seat == NOBODY or s.dominance[seat] != NONE:  # 3.3.1: the score marker has left the track
        return
    before = s.vp[seat]
    s.vp[seat] = min(before + points, MOST_POINTS)  # only a cooperative game goes on beyond 30
    s.tell("scored", article, (seat, points, s.vp[seat]))
    for bearer in s.box.scored:
        bearer.scored(s, seat, before)
    if settle and s.vp[seat] >= POINTS_TO_WIN:
        reach_goal(s, seat)


def lose(s: State, seat: Seat, points: int, article: str) -> None:
    """Lose points, never below 0. An owner without a seat has none."""
    if seat == NOBODY:
        return
    points = min(points, s.vp[seat])
    if points and s.dominance[seat] == NONE:
        s.vp[seat] -= points
        s.tell("lost points", article, (seat, points, s.vp[seat]))


@law("root 3.1")
def settle_scores(s: State) -> None:
    """After points scored simultaneously: the player taking the turn wins before the others.

    The Law is silent about two others reaching 30 at once; the one who comes first in turn order after them wins.
    """
    seats = s.order
    first = seats.index(s.turn)
    for i in range(len(seats)):
        seat = seats[(first + i) % len(seats)]
        if s.vp[seat] >= POINTS_TO_WIN and s.dominance[seat] == NONE:
            reach_goal(s, seat)


@law("root 3.1", "rootbotics 3.coop.1")
def reach_goal(s: State, seat: Seat) -> None:
    """With 30 points a player wins. In the cooperative game the humans win together, once all of them have 30."""
    players = s.box.players
    if not s.box.cooperative or players[seat].is_bot:
        win(s, seat, "root 3.1")
    elif all_humans_there(s):
        s.winners = sum([1 << player.seat for player in players if not player.is_bot])
        end_game(s, "rootbotics 3.coop.1")


def all_humans_there(s: State) -> bool:
    """Whether every human has 30 points."""
    return all([s.vp[player.seat] >= POINTS_TO_WIN for player in s.box.players if not player.is_bot])


@law("rootbotics 1.3.1")
def settle_dominance(s: State) -> None:
    """Bot dominance variant: a bot that meets the condition of a dominance card beside the board wins at once.

    Asked whenever an effect is complete: after a battle's hits or another removal, after a move, after a bot places
    something, and after every action and step. Of several bots the one that comes first from the turn on wins.
    """
    if not s.available or not s.box.bot_dominance or s.stage != PLAYING:
        return
    first = s.order.index(s.turn)
    for i in range(len(s.order)):
        seat = s.order[(first + i) % len(s.order)]
        if s.box.players[seat].is_bot:
            for card in bytes(s.available):
                if dominates(s, seat, CARD_SUIT[card]):
                    win(s, seat, "rootbotics 1.3.1")


@law("root 3.1", "root 9.2.8")
def win(s: State, seat: Seat, article: str) -> None:
    """That player wins, and with them whoever formed a coalition with a winner."""
    s.winners = 1 << seat
    for _ in range(len(s.coalition)):
        for other in range(len(s.coalition)):
            partner = s.coalition[other]
            if partner != NOBODY and s.winners >> partner & 1:
                s.winners |= 1 << other
    end_game(s, article)


def end_game(s: State, article: str) -> None:
    s.stage = OVER
    s.tell("won", article, (s.winners,))
    raise GameOver
