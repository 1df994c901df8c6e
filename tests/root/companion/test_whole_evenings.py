"""Whole evenings beside the engine alone, as `tests/browser/test_evening.py` plays them on a phone, for many seeds.

The engine is the real table: what happens there is told to the companion, and what the companion says that the bots do
has to be what they did. No page is drawn, so that many evenings can be played.
"""

from __future__ import annotations

from typing import Any

import pytest
from tests.browser.real_table import Change, RealTable, Told, Turn, board_of, discards_between

from lawbound.root.companion.evening import RootEvening

BUYS = "Do you buy a service"
AUTUMN = (["marquise", "bot:eyrie", "bot:alliance", "bot:vagabond"], {"map": "autumn"})
LAKE = (["marquise", "bot:eyrie", "bot:alliance", "bot:riverfolk"], {"map": "lake", "services": "basic"})
SEEDS = "bcdefghijklm"


class Teller:
    """Somebody at the table who tells the companion all that happens there."""

    def __init__(self, real: RealTable) -> None:
        self.real = real
        self.evening = RootEvening(real.setup)

    def play(self) -> int:
        """The whole evening; how many turns of bots were the same."""
        self.follow(self.real.set_up(), None)
        bots = 0
        for turn in self.real.turns():
            if self.real.is_bot(turn.seat):
                bots += 1
                self.follow(list(turn.told), turn.number)
            else:
                self.person(turn)
            board = board_of(self.evening.state)
            assert board.clearings == turn.after.clearings, (turn.number, turn.seat)
            assert board.points == turn.after.points, (turn.number, turn.seat)
        assert bots_in(self.evening.record("en")["log"]) == bots_in(self.real.log())
        return bots

    def person(self, turn: Turn) -> None:
        """A turn in which something is bought is told move by move, any other by how the board looks after it."""
        if any(told.question.startswith(BUYS) and told.option != "done" for told in turn.told):
            self.evening.act({"do": "tell"})
            self.follow(list(turn.told), turn.number)
            return
        for change in [*turn.changes, *self.beside_the_map(turn)]:
            self.evening.act({"do": "edit", "set": [change]})
        if self.evening.is_shown and self.evening.state.turns == turn.number:
            self.evening.act({"do": "end"})

    def beside_the_map(self, turn: Turn) -> list[Change]:
        """Warriors that left the Payments box with a trade post, and which cards came onto the discard pile: nearly all
        of them out of the hand, which is counted last.
        """
        boards = self.real.rules.boards
        if turn.number + 1 not in boards:
            return []
        before, after = boards[turn.number].position, boards[turn.number + 1].position
        told = discards_between(before, after)
        key = self.real.table.state.players[turn.seat].KEY
        hand = {"hand": key, "value": len(after["players"][key].get("hand", ()))}
        paid = [tree["players"].get("riverfolk", {}).get("payments", {}) for tree in (before, after)]
        if paid[0] != paid[1]:
            told.insert(0, {"field": "players.riverfolk.payments", "value": paid[1]})
        return [*[{**each, "from": f"hand:{key}"} if "card" in each else each for each in told], hand]

    def follow(self, queue: list[Told], turn: int | None) -> None:
        """Answer what is asked as it was on the table, until that turn is over (None: the set-up)."""
        while True:
            page = self.evening.page("en")
            question = page["question"]
            if question is None or (page["turn"] or {}).get("number") != turn:
                return
            option = self.due(queue, question)
            at = [told.question == question["text"] and told.option == option for told in queue]
            if any(at):
                del queue[: at.index(True) + 1]
            self.evening.act({"do": "answer", "option": option})

    def due(self, queue: list[Told], question: dict[str, Any]) -> str:
        """What was answered to it on the table."""
        names = [each["option"] for each in question["options"]]
        known = [told.option for told in queue if told.question == question["text"] and told.option in names]
        if known:
            return known[0]
        # Who holds no such card is asked all the same, and luck has no choice with a single one: nobody sees a hand.
        held = self.real.rules.boards[self.evening.state.turns].position["players"]["marquise"].get("hand", [])
        refusing = [str(each["option"]) for each in question["options"] if each["suit"] is None]
        return refusing[-1] if refusing else next(name for name in names if name in held)


def bots_in(log: list[dict[str, object]]) -> dict[str, list[object]]:
    """What happened in each turn of a bot, in words."""
    turns: dict[str, list[object]] = {}
    title = ""
    for line in log:
        if line["begins"]:
            title = str(line["text"])
        elif "(bot)" in title:
            turns.setdefault(title, []).append(line["text"])
    return turns


@pytest.mark.parametrize("setup", [AUTUMN, LAKE], ids=["autumn", "lake"])
@pytest.mark.parametrize("seed", SEEDS)
def test_a_whole_evening_beside_the_engine(seed: str, setup: tuple[list[str], dict[str, Any]]) -> None:
    seats, settings = setup
    assert Teller(RealTable(seats, seed, **settings)).play() > 6
