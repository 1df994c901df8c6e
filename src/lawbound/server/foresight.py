"""What follows from an option without another question: the table answers whatever has a single option.

An option may thus do more than it says, and whoever is asked shall read that before they choose. It is found out on
what they know (`Table.foresee`), for those who ask.
"""

from __future__ import annotations

from typing import Any, Final

from lawbound.kernel import Ask, Chance, Option, Seat
from lawbound.kernel.game import Game
from lawbound.kernel.nature import Nature
from lawbound.kernel.record import Notes
from lawbound.kernel.table import Table
from lawbound.server import compose
from lawbound.server.course import Picture, Reader
from lawbound.server.messages import Also, ForeseenMessage

MOST_OPTIONS: Final = 60
"""Of a longer list nobody reads more than the names."""


class Follow(Notes):
    """Hears what the table answers for a seat, and says it in words while it is true."""

    def __init__(self, picture: Picture, seat: Seat) -> None:
        super().__init__()
        self._picture = picture
        self._seat = seat
        self.answers: list[str] = []
        self.said: list[str] = []

    def add(self, game: Game[Any], state: Any, question: Ask | Chance, answer: Option, nature: Nature) -> None:
        words = self._picture.kit.words
        if isinstance(question, Ask) and question.seat == self._seat and not words.ends(question, answer):
            view = game.view(state, self._seat)
            told = words.answer(view, question, answer)
            self.answers.append(told)
            self.said.append(f"{words.prompt(view, question)} {told}")


def foreseen_message(picture: Picture, table: Table[Any], reader: Reader) -> ForeseenMessage:
    """What else each option of the question decides; of the game whose table that is."""
    ask, moment = compose.asked(picture, reader), picture.moment
    also: list[Also] = []
    if ask is not None and moment is not None and 1 < len(ask.options) <= MOST_OPTIONS:
        for at, option in enumerate(ask.options):
            if picture.kit.words.ends(ask, option):
                continue
            follow = Follow(picture, ask.seat)
            try:
                table.foresee(moment, option, notes=follow)
            except Exception:  # rules that stumble over what is unknown: nothing can be foreseen then
                continue
            if follow.said:
                short = dict.fromkeys([answer for answer in follow.answers if not answer.isdigit()])
                also.append({"option": at, "text": ", ".join(short), "why": "\n".join(follow.said)})
    return {"type": "foreseen", "question": None if ask is None else picture.question, "also": also}
