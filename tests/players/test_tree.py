"""The tree of a search: plans that depend on what luck is seen to do, and on nothing that is hidden."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from random import Random
from typing import Any

import pytest
from tests.root.test_properties import MIXES, new

from lawbound.games import kit
from lawbound.kernel import Ask, Chance, Flow, Game, Prompt, Seat, Seeded, State, Table
from lawbound.kit.judge import Judge
from lawbound.players.tree import Node, Search
from lawbound.root.battle import DICE

PLAY_OR_PASS = Prompt("play or pass", "coin 1", "word")
TOSS = Prompt("toss", "coin 2", "side")
NAME_IT = Prompt("name it", "coin 3", "side")
PLAY, PASS = 1, 0
TRIES = 300


class CoinState(State):
    __slots__ = ("over", "won")

    def __init__(self, over: bool = False, won: bool = False) -> None:
        super().__init__()
        self.over, self.won = over, won

    def copy(self) -> CoinState:
        return CoinState(self.over, self.won)


class Coin(Game[CoinState]):
    """Pass, and win by luck three times in four; or play: a coin is tossed, and who then names its side wins."""

    name = "coin"

    def start(self, setup: Mapping[str, Any]) -> CoinState:
        return CoinState()

    def resume(self, state: CoinState) -> Flow[None] | None:
        return None if state.over else toss(state)

    def redeal(self, state: CoinState, seat: Seat, luck: Seeded) -> None:
        """Nothing is hidden."""

    def seats(self, setup: Mapping[str, Any]) -> tuple[str, ...]:
        return ("alone",)

    def result(self, state: CoinState) -> dict[str, Any]:
        return {"winners": [0] if state.won else []} if state.over else {}


def toss(s: CoinState) -> Flow[None]:
    if (yield Ask(0, PLAY_OR_PASS, (PASS, PLAY))) == PASS:
        s.won = bool((yield Chance(TOSS, (0, 1, 1, 1))))
    else:
        side = yield Chance(TOSS, (0, 1))
        s.won = (yield Ask(0, NAME_IT, (0, 1))) == side
    s.over = True


class Blindfolded(Judge):
    """Sees no luck."""

    def moment(self, table: Table[Any]) -> int:
        return 0

    def is_open(self, chance: Chance) -> bool:
        return False


@pytest.mark.parametrize(("judge", "chosen"), [(Judge(), PLAY), (Blindfolded(), PASS)])
def test_a_plan_may_depend_on_luck_that_is_seen(judge: Judge, chosen: int) -> None:
    table = Table.new(Coin(), {}, seed="a coin")
    search = Search(judge, 0, 1, Random("a coin"))
    for number in range(TRIES):
        search.try_out(table.imagine(0, str(number)))
    assert table.pending is not None
    visits = [node.visits for node in search.children(table.pending)]
    assert visits.index(max(visits)) == chosen


def below(node: Node) -> Iterator[Node]:
    yield node
    for after in node.fell.values():
        yield from below(after)
    for children in node.next.values():
        for child in children.values():
            yield from below(child)


def test_in_root_only_open_luck_is_in_the_tree() -> None:
    """Dice are rolled in the open and make chance nodes; what cards are drawn does not."""
    judge, luck = kit("root").judge, Random("tree")
    outcomes: set[Any] = set()
    table = new(MIXES[0], 3)
    for _ in range(160):
        ask = table.pending
        assert ask is not None
        if ask.about.name == "actions":
            search = Search(judge, ask.seat, judge.moment(table) + 1, Random("tree"))
            for number in range(60):
                search.try_out(table.imagine(ask.seat, str(number)))
            for node in below(search.top):
                assert sum([after.visits for after in node.fell.values()]) <= node.visits
                outcomes.update([each for seen in node.fell for each in seen])
        table.choose_index(luck.randrange(len(ask.options)))
    assert outcomes
    assert outcomes <= set(DICE)


def test_a_kept_plan_is_continued_as_if_the_search_had_begun_there() -> None:
    """Every try is one visit to the root, and one to one of its options."""
    judge, luck = kit("root").judge, Random("plan")
    table = new(MIXES[0], 5)
    continued = 0
    while continued < 12:
        ask = table.pending
        assert ask is not None
        root, moment = Node(1.0), judge.moment(table)
        search = Search(judge, ask.seat, moment + 1, Random("plan"), root)
        for number in range(25):
            search.try_out(table.imagine(ask.seat, str(number)))
        at = luck.randrange(len(ask.options))
        kept = search.children(ask)[at]
        table.choose_index(at)
        then = table.pending
        assert then is not None
        if then.seat != ask.seat or judge.moment(table) != moment or judge.is_petty(then) or not kept.visits:
            continue
        again = Search(judge, then.seat, moment + 1, Random("again"), kept)
        before, visits = kept.visits, sum([node.visits for node in again.children(then)])
        for number in range(5):
            again.try_out(table.imagine(then.seat, f"again {number}"))
        assert kept.visits == before + 5
        assert sum([node.visits for node in again.children(then)]) == visits + 5
        continued += 1
