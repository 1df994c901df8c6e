"""Whoever bends crafting is asked: made-up factions take the place of the Marquise and the Vagabond."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any, Final

import pytest
from tests.root.situation import Situation, fields_of, given
from tests.root.test_properties import cards_seen, check_pieces

from lawbound.kernel import NO, YES, Ask, Flow, Prompt, Table
from lawbound.root.bots import BOTS
from lawbound.root.cards import CARD_ITEM, CARD_POINTS, Card
from lawbound.root.faction import Faction
from lawbound.root.factions import FACTIONS
from lawbound.root.factions.alliance import Alliance
from lawbound.root.factions.marquise import Marquise
from lawbound.root.factions.vagabond import Vagabond
from lawbound.root.hand import draw
from lawbound.root.items import HAMMER, ITEM_NAMES, Item, Tile
from lawbound.root.pieces import relocate, to_supply
from lawbound.root.rules import ROOT
from lawbound.root.score import score
from lawbound.root.setup import cards_in_play
from lawbound.root.state import ASIDE, SUPPLY, State
from lawbound.root.steps import Action

KEEP: Final = Prompt("keep the item", "root 4.1.2", "yes or no")
BOAST: Final = Prompt("boast of it", "root 3.2.2", "yes or no")
ADMIRE: Final = Prompt("admire the item", "root 4.1.2", "yes or no")
PICK_UP: Final = Prompt("pick up the card", "root 4.1.2", "yes or no")
FROM_FORGE: Final = Prompt("take it from the forge", "root 4.1.2", "yes or no")
EXPORT: Final = Prompt("export the card", "root 4.1", "yes or no")
REJOICE: Final = Prompt("rejoice", "root 9.5.3", "yes or no")


class Hoarders(Marquise):
    """Asked whether they keep an item that they gain, and whether they boast: two points more."""

    def gain_item(self, s: State, item: Item) -> Flow[None]:
        if (yield Ask(self.seat, KEEP, (YES, NO), (item,))) is YES:
            yield from super().gain_item(s, item)
        else:
            s.items[item] += 1

    def reward(self, s: State, card: Card) -> Flow[int]:
        points = yield from super().reward(s, card)
        return points + 2 if (yield Ask(self.seat, BOAST, (YES, NO), (card,))) is YES else points


class Admirers(Marquise):
    """Asked whenever anybody has crafted an item whether they draw a card."""

    def item_crafted(self, s: State, player: Faction, card: Card) -> Flow[None]:
        if (yield Ask(self.seat, ADMIRE, (YES, NO), (player.seat, card))) is YES:
            yield from draw(s, self.seat, 1, "root 4.1.2")


class Collectors(Marquise):
    """Asked whether they pick up what anybody has crafted and would discard."""

    def keeps_crafted(self, s: State, player: Faction, card: Card) -> Flow[bool]:
        if (yield Ask(self.seat, PICK_UP, (YES, NO), (player.seat, card))) is NO:
            return False
        s.hands[self.seat][:] = bytes(sorted([*s.hands[self.seat], card]))
        return True


class Smiths(Alliance):
    """For an officer who goes home anybody may craft an item; who could have one from the supply is asked."""

    def offers_item(self, s: State, player: Faction, item: Item) -> bool:
        return self.officers(s) > 0

    def hand_over_item(self, s: State, player: Faction, item: Item) -> Flow[bool]:
        if s.items[item] and (player.is_bot or (yield Ask(player.seat, FROM_FORGE, (YES, NO))) is NO):
            return False
        to_supply(s, self.warrior, ASIDE, 1)
        return True


class Exporters(Marquise):
    """Asked whether they take a point and a warrior instead of a card's effect."""

    def takes_instead(self, s: State, card: Card) -> Flow[bool]:
        if (yield Ask(self.seat, EXPORT, (YES, NO), (card,))) is NO:
            return False
        relocate(s, self.warrior, SUPPLY, ASIDE, 1)
        score(s, self.seat, 1, "root 4.1")
        return True


class Magpie(Vagabond):
    """Asked whether he is glad of an item, whatever he has it from."""

    def gain_item(self, s: State, item: Tile) -> Flow[None]:
        yield from super().gain_item(s, item)
        if (yield Ask(self.seat, REJOICE, (YES, NO), (item,))) is YES:
            score(s, self.seat, 3, "root 9.5.3")


MADE_UP: Final = (Hoarders, Admirers, Collectors, Smiths, Exporters, Magpie)


@pytest.fixture
def play(monkeypatch: pytest.MonkeyPatch) -> Any:
    """Lets a made-up faction play under the name of the one that it is made from."""

    def seat(faction: type[Faction]) -> None:
        monkeypatch.setitem(FACTIONS, faction.KEY, faction)

    return seat


def workshop(hand: str, rest: str = "") -> Situation:
    """The faction in the place of the Marquise at the start of Daylight, able to craft for two foxes."""
    seats = "seats=marquise,eyrie,alliance turn=marquise phase=daylight"
    return given(f"root {seats} @1=marquise.warrior @8=marquise.workshop*2 marquise.hand={hand} {rest}")


def test_nobody_in_the_box_bends_what_only_others_hear_of() -> None:
    for seats in ([*FACTIONS][:4], *[[f"bot:{key}", "marquise" if key != "marquise" else "eyrie"] for key in BOTS]):
        box = Table.new(ROOT, {"seats": seats}, seed="box").state.box
        assert (box.offers_item, box.keeps_crafted, box.item_crafted) == ((), (), ())


@pytest.mark.law("root 4.1.2", "root 3.2.2")
@pytest.mark.parametrize(("keep", "boast"), [("yes", "no"), ("no", "yes")])
def test_questions_when_an_item_is_gained_and_when_it_is_scored(play: Any, keep: str, boast: str) -> None:
    play(Hoarders)
    table = workshop("anvil").choose("anvil")
    assert (table.prompt, table.asked, table.ask.given) == ("keep the item", "marquise", (HAMMER,))
    assert not table.happened("scored") and not table.happened("discarded")
    table.choose(keep)
    assert (table.prompt, table.asked) == ("boast of it", "marquise")
    table.choose(boast)
    assert table.s.items[HAMMER] == (keep == "no")
    assert fields_of(table, "marquise").get("items", []) == (["hammer"] if keep == "yes" else [])
    assert table.points("marquise") == 2 + 2 * (boast == "yes")
    names = [event.name for event in table.events if event.name in ("crafted", "discarded", "scored")]
    assert names == ["crafted", "discarded", "scored"]


@pytest.mark.law("root 4.1.2")
def test_another_hears_of_a_crafted_item_after_it_was_scored(play: Any) -> None:
    play(Admirers)
    line = "root seats=marquise,eyrie turn=eyrie phase=daylight @8=eyrie.roost eyrie.leader=builder eyrie.hand=anvil"
    table = given(line).choose("anvil")
    assert (table.prompt, table.asked, table.points("eyrie")) == ("admire the item", "marquise", 2)
    table.choose("yes")
    assert len(table.hand("marquise")) == 1


@pytest.mark.law("root 4.1.2")
def test_no_word_of_a_card_without_an_item(play: Any) -> None:
    play(Admirers)
    assert workshop("armorers").choose("armorers").prompt != "admire the item"


@pytest.mark.law("rootbotics 1.1.2")
def test_another_hears_of_what_a_bot_crafts(play: Any) -> None:
    play(Admirers)
    table = given("root seats=bot:eyrie,marquise turn=eyrie @1=eyrie.roost,eyrie.warrior", luck=["anvil"])
    assert (table.prompt, table.asked) == ("admire the item", "marquise")
    assert [event.args[1:] for event in table.happened("scored", "rootbotics 1.1.2")] == [(1, 1)]


@pytest.mark.law("root 4.1.2")
def test_a_crafted_card_may_go_elsewhere_than_the_discard_pile(play: Any) -> None:
    play(Collectors)
    line = "root seats=marquise,eyrie turn=eyrie phase=daylight @8=eyrie.roost eyrie.leader=despot eyrie.hand=anvil"
    table = given(line).choose("anvil")
    assert (table.prompt, table.asked, table.points("eyrie")) == ("pick up the card", "marquise", 0)
    table.choose("yes")
    assert (table.hand("marquise"), table.discarded()) == (["anvil"], [])
    assert len(table.happened("scored", "root 3.2.2")) == 1
    table = given(line).choose("anvil", "no")
    assert (table.hand("marquise"), table.discarded()) == ([], ["anvil"])


@pytest.mark.law("root 4.1.2")
@pytest.mark.parametrize(("answer", "supply", "officers"), [("yes", 1, 0), ("no", 0, 1)])
def test_an_item_may_come_from_elsewhere_than_the_supply(play: Any, answer: str, supply: int, officers: int) -> None:
    play(Smiths)
    table = workshop("anvil", "alliance.officers=1").choose("anvil")
    assert (table.prompt, table.asked) == ("take it from the forge", "marquise")
    table.choose(answer)
    assert fields_of(table, "marquise")["items"] == ["hammer"]
    assert (table.s.items[HAMMER], fields_of(table, "alliance")["officers"]) == (supply, officers)


@pytest.mark.law("root 4.1.2")
@pytest.mark.parametrize("officers", [0, 1])
def test_what_the_supply_has_no_more_can_be_crafted_from_elsewhere(play: Any, officers: int) -> None:
    play(Smiths)
    table = workshop("anvil,armorers", f"supply.hammer=0 alliance.officers={officers}")
    assert ("anvil" in table.offered) == bool(officers)
    line = f"seats=bot:eyrie,alliance turn=eyrie supply.hammer=0 alliance.officers={officers} @1=eyrie.roost"
    table = given(f"root {line}", luck=["anvil"])
    assert table.s.crafted_items[HAMMER] == len(table.happened("scored", "rootbotics 1.1.2")) == officers
    assert fields_of(table, "alliance")["officers"] == 0


@pytest.mark.law("root 4.1")
@pytest.mark.parametrize("card", ["anvil", "armorers"])
def test_something_else_instead_of_the_effect(play: Any, card: str) -> None:
    play(Exporters)
    table = workshop(card).choose(card)
    assert table.prompt == "export the card"
    table.choose("yes")
    assert (table.discarded(), table.hand("marquise"), table.points("marquise")) == ([card], [], 1)
    assert not table.s.crafted[0] and not any(table.s.crafted_items)
    table = workshop(card).choose(card, "no")
    assert table.points("marquise") == CARD_POINTS[table.happened("crafted")[0].args[1]]


@pytest.mark.law("root 9.5.3", "root 9.5.4")
def test_the_vagabond_may_be_asked_whatever_he_has_an_item_from(play: Any) -> None:
    play(Magpie)
    line = (
        "root seats=marquise,vagabond turn=vagabond phase=daylight @10=marquise.warrior marquise.items=tea "
        "ruins.10=bag vagabond.place=10 vagabond.satchel=torch,hammer,hammer,boots vagabond.hand=bake-sale"
    )
    table = given(line).choose("explore")
    assert (table.prompt, table.points("vagabond")) == ("rejoice", 0)
    assert table.choose("yes").points("vagabond") == 3 + 1
    table = given(line).choose("aid")
    for _ in range(10):
        if table.prompt == "rejoice":
            break
        table.choose(table.offered[0])
    assert (table.prompt, table.ask.given) == ("rejoice", (ITEM_NAMES.index("tea"),))
    table = given(line).choose("craft").until("rejoice")
    assert table.ask.given == (CARD_ITEM[table.happened("crafted")[0].args[1]],)


def eager(ask: Ask, luck: random.Random) -> int:
    """Craft and explore whatever is possible; the rest at random."""
    if ask.about.name == "craft":
        return 0
    for place, option in enumerate(ask.options):
        if isinstance(option, Action) and option.name in ("craft", "explore"):
            return place
    return luck.randrange(len(ask.options))


@pytest.mark.parametrize("faction", MADE_UP)
def test_whole_games_with_them_are_played_and_replayed(play: Any, faction: type[Faction]) -> None:
    play(faction)
    asked = 0
    for number in range(4):
        seats = ["marquise", "alliance", "vagabond", "bot:duchy"]
        luck = random.Random(number)
        table = Table.new(ROOT, {"seats": seats, "turn_limit": 60}, seed=f"bent {number}")
        while table.pending is not None:
            asked += table.pending.about in (KEEP, BOAST, ADMIRE, PICK_UP, FROM_FORGE, EXPORT, REJOICE)
            table.choose_index(eager(table.pending, luck))
            check_pieces(table.state)
        assert cards_seen(table.state) == Counter(cards_in_play(table.state))
        assert Table.replay(ROOT, table.journal).state == table.state == table.state.copy()
    assert asked
