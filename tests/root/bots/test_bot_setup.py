"""Setup with bots, and the cooperative game: Law of Rootbotics, chapter 3."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from tests.root.situation import Luck, Situation, given

from lawbound.kernel import BadSetup, Event, Table
from lawbound.root.bots import BOTS
from lawbound.root.cards import CARDS, DOMINANCES, SUIT_NAMES
from lawbound.root.map import MAPS
from lawbound.root.present.questions import option as option_text
from lawbound.root.present.questions import prompt as prompt_text
from lawbound.root.rules import ROOT
from lawbound.root.setup import cards_in_play, check_setup
from lawbound.root.state import OVER, PLAYING, State

FOX, MOUSE, BIRD = "tax-collector", "codebreakers", "armorers"  # orders that show no item


def new(*seats: str, seed: str = "setup", **settings: Any) -> Table[State]:
    return Table.new(ROOT, {"seats": list(seats), **settings}, seed=seed)


def start(*seats: str, luck: tuple[Any, ...] = (), **settings: Any) -> Situation:
    heard: list[Event] = []
    setup = {"seats": list(seats), "order": "given", **settings}
    return Situation(Table.new(ROOT, setup, nature=Luck(luck), listener=heard.append), heard)


def begun(table: Table[State]) -> State:
    """Choose the first option until the setup is finished."""
    for _ in range(100):
        if table.state.stage != PLAYING and table.pending is not None:
            table.choose_index(0)
    assert table.state.stage in (PLAYING, OVER)
    return table.state


# The basis


@pytest.mark.law("rootbotics 3")
@pytest.mark.edition("setup_basis", "variant_A3_and_5_1")
@pytest.mark.edition("setup_basis", "standard_5_1")
def test_bots_are_set_up_by_the_standard_setup_whatever_the_edition_refers_to() -> None:
    """Both editions mean 5.1 with bots among the players; A.3 only says that they may be."""
    states = []
    for value in ("variant_A3_and_5_1", "standard_5_1"):
        table = new("bot:marquise", "alliance", "bot:eyrie", options={"setup_basis": value})
        states.append(begun(table))
    assert states[0].to_bytes() == states[1].to_bytes()
    s = states[0]
    assert sum(s.items) + sum(s.crafted_items) == 12 and sum(s.ruins) == 4  # 5.1.4, 5.1.5
    assert sorted(s.order) == [0, 1, 2]  # 5.1.1
    assert s.starts[0] and s.starts[2] and s.starts[0] != s.starts[2]  # 5.1.7


PRIORITIES = {
    "autumn": "5,9,10 5,6,10 6,7,11 8,9,12 1,2 2,3,11 3,8,12 4,7 1,4,12 1,2,12 3,6,12 4,7,9,10,11",
    "winter": "5,10,11 6,7,12 7,8,12 9,10,11 1,6 2,5 2,3 3,9,12 4,8,11 1,4 1,4,9 2,3,8",
    "lake": "5,9 7,8,10 8,9,12 5,6 1,4,11 4,7,11 2,6,10,11 2,3,10 1,3,12 2,7,8 5,6,7 3,9",
    "mountain": "8,9 6,11 6,11 8,12 10,11 2,3 12 1,4 1,10,12 5,9,11,12 2,3,5,10 4,7,9,10",  # without the closed paths
}
"""The charts of the priority markers: for each from 1 to 12, the markers that a path leads to."""


@pytest.mark.law("rootbotics 3.1")
@pytest.mark.parametrize("name", PRIORITIES)
def test_the_priority_markers_lie_there_once_the_map_is_laid_out(name: str) -> None:
    """The Corvids begin in the clearing of lowest priority of each suit, but always in the Pass (12.2.2)."""
    table = start("bot:corvids", "eyrie", "alliance", map=name)
    begun(table.table)
    suits = [[c for c in range(1, 13) if table.s.suits[c] == suit] for suit in range(3)]
    lowest = [MAPS[name].tower if MAPS[name].tower in clearings else max(clearings) for clearings in suits]
    assert [event.args[1] for event in table.happened("placed", "rootbotics 11.3.2")] == lowest


@pytest.mark.law("rootbotics 3.1")
@pytest.mark.parametrize("name", PRIORITIES)
def test_every_clearing_bears_the_number_of_its_priority_marker(name: str) -> None:
    map_ = MAPS[name]
    assert " ".join(",".join(map(str, sorted(map_.paths[c]))) for c in range(1, 13)) == PRIORITIES[name]
    assert sorted(map_.corners) == [1, 2, 3, 4]
    if name == "mountain":
        assert sorted(map_.closed) == [(2, 5), (3, 7), (5, 9), (6, 11), (8, 9), (11, 12)]
    if name == "autumn":
        assert map_.suits is not None
        suits = {suit: [c for c in range(1, 13) if map_.suits[c] == suit] for suit in range(3)}
        assert suits == {0: [1, 6, 8, 12], 1: [3, 4, 5, 10], 2: [2, 7, 9, 11]}
    if name == "lake":
        assert sorted(map_.coastal) == [1, 10, 11, 12]


# Seats, difficulty, traits


@pytest.mark.law("rootbotics 3.2")
@pytest.mark.edition("bot_seats", "replace_players")
@pytest.mark.edition("bot_seats", "replace_factions")
@pytest.mark.parametrize("value", ["replace_players", "replace_factions"])
def test_any_number_of_seats_may_be_bots(value: str) -> None:
    """A player replaced by a bot-run faction, or a faction exchanged for its bot: the same seats either way."""
    for bots in range(1, 4):
        seats = [f"bot:{key}" if at < bots else key for at, key in enumerate(("marquise", "eyrie", "alliance"))]
        s = new(*seats, options={"bot_seats": value}).state
        assert [player.is_bot for player in s.players] == [seat.startswith("bot:") for seat in seats]


@pytest.mark.law("rootbotics 3.2")
def test_a_table_of_bots_plays_by_itself() -> None:
    table = new("bot:marquise", "bot:eyrie", "bot:alliance", seed="robots")
    assert table.over
    assert table.state.stage == OVER and max(table.state.vp) >= 30


@pytest.mark.law("rootbotics 3.3", "rootbotics 3.3.1", "rootbotics 3.3.2")
def test_each_bot_has_a_difficulty_and_any_number_of_traits() -> None:
    s = new("bot:marquise", "bot:eyrie@easy", "bot:alliance@nightmare+wildfire+veterans", "vagabond").state
    assert [player.spec for player in s.players] == [
        "bot:marquise",
        "bot:eyrie@easy",
        "bot:alliance@nightmare+wildfire+veterans",
        "vagabond",
    ]
    for key, bot in BOTS.items():
        for difficulty in ("easy", "default", "challenging", "nightmare"):
            other = "eyrie" if key != "eyrie" else "marquise"
            assert check_setup({"seats": [f"bot:{key}@{difficulty}+{'+'.join(bot.TRAITS)}", other]})


@pytest.mark.law("rootbotics 3.3.2")
@pytest.mark.edition("trait_count", "any_number")
@pytest.mark.edition("trait_count", "0_to_4")
@pytest.mark.parametrize(
    ("key", "fifth"),
    [("marquise", "overwhelming"), ("eyrie", "focused"), ("alliance", "steadfast"), ("vagabond", "questing")],
)
def test_the_polish_edition_has_four_traits_for_each_bot(key: str, fifth: str) -> None:
    other = "eyrie" if key != "eyrie" else "marquise"
    four = "+".join(trait for trait in BOTS[key].TRAITS if trait != fifth)
    assert four.count("+") == 3
    few: dict[str, Any] = {"options": {"trait_count": "0_to_4"}}
    for settings in ({}, few, {"edition": "pl"}):
        assert new(f"bot:{key}+{four}", other, **settings)
    assert new(f"bot:{key}+{fifth}", other)
    for settings in (few, {"edition": "pl"}):
        with pytest.raises(BadSetup, match=fifth):
            new(f"bot:{key}+{fifth}", other, **settings)


@pytest.mark.law("rootbotics 3.2")
@pytest.mark.edition("second_expansion_bots", "logical_lizards+riverfolk_robots+drillbit_duchy+cogwheel_corvids")
@pytest.mark.edition("second_expansion_bots", "none")
@pytest.mark.parametrize("key", ["lizards", "riverfolk", "duchy", "corvids"])
def test_the_polish_edition_has_no_bots_of_the_second_expansion(key: str) -> None:
    assert new(f"bot:{key}", "marquise")
    for settings in ({"edition": "pl"}, {"options": {"second_expansion_bots": "none"}}):
        with pytest.raises(BadSetup, match="second_expansion_bots"):
            new(f"bot:{key}", "marquise", **settings)


@pytest.mark.law("rootbotics 3.2", "rootbotics 3.3.1", "rootbotics 3.3.2")
@pytest.mark.parametrize(
    ("settings", "reason"),
    [
        ({"seats": ["eyrie", "bot:eyrie"]}, "one seat only"),
        ({"seats": ["bot:eyrie", "eyrie"]}, "one seat only"),
        ({"seats": ["bot:eyrie", "bot:eyrie"]}, "one seat only"),
        ({"seats": ["bot:vagabond", "vagabond"]}, "one seat only"),
        ({"seats": ["vagabond", "bot:vagabond"]}, "one seat only"),
        ({"seats": ["bot:eyrie+wildfire", "marquise"]}, "'wildfire' is no trait of the Eyrie Dynasties bot"),
        ({"seats": ["bot:eyrie@hard", "marquise"]}, "unknown difficulty 'hard'"),
        ({"seats": ["bot:eyrie@nightmar", "marquise"]}, "did you mean nightmare"),
        ({"seats": ["bot:alliance+veterans+veterans", "marquise"]}, "named twice"),
        ({"seats": ["bot:alliance/ranger", "marquise"]}, "no character of the Woodland Alliance bot"),
        ({"seats": ["eyrie@easy", "marquise"]}, "only a bot"),
        ({"seats": ["bot:owls", "marquise"]}, "Unknown bot 'owls'"),
        ({"seats": ["bot:hundreds", "marquise"]}, "Unknown bot 'hundreds'"),
        ({"seats": ["Eyrie Dynasties", "marquise"]}, "is no seat"),
        ({"seats": ["bot:marquise"]}, "2 to 6 seats"),
        ({"seats": ["bot:marquise", "bot:eyrie", "bot:lizards", "bot:duchy", "hundreds"]}, "start in a corner"),
        ({"seats": ["bot:marquise", "eyrie"], "map": "desert"}, "Unknown map 'desert'"),
        ({"seats": ["bot:marquise", "eyrie"], "edition": "fr"}, "Unknown edition 'fr'"),
        ({"seats": ["bot:marquise", "eyrie"], "options": {"speed": "high"}}, "Unknown rule option 'speed'"),
        ({"seats": ["bot:marquise", "eyrie"], "options": {"expand_limit": "twice"}}, "unknown value 'twice'"),
        ({"seats": ["bot:marquise", "eyrie"], "map": ["lake"]}, "Unknown map"),
        ({"seats": ["bot:marquise", "eyrie"], "advanced": "very"}, "`advanced` is true or false"),
        ({"seats": ["bot:marquise", "eyrie"], "cooperative": "false"}, "`cooperative` is true or false"),
        ({"seats": ["bot:marquise", "eyrie"], "cooperative": True, "team": 2}, "`team` is true or false"),
        ({"seats": ["marquise", "eyrie"], "cooperative": True}, "needs humans and bots"),
        ({"seats": ["bot:marquise", "bot:eyrie"], "cooperative": True}, "needs humans and bots"),
        ({"seats": ["bot:marquise", "eyrie"], "team": True}, "belongs to the cooperative game"),
    ],
)
def test_a_bad_setup_is_refused_with_the_reason(settings: dict[str, Any], reason: str) -> None:
    with pytest.raises(BadSetup, match=reason):
        Table.new(ROOT, settings, seed="bad")


# Starting hands


@pytest.mark.law("rootbotics 3.4")
@pytest.mark.parametrize(
    ("seats", "dominance"),
    [
        (("marquise", "bot:eyrie"), 0),
        (("marquise", "bot:eyrie", "bot:alliance", "bot:lizards"), 0),
        (("marquise", "alliance", "bot:eyrie"), 0),
        (("marquise", "alliance", "vagabond", "bot:eyrie"), 4),
        (("marquise", "alliance", "vagabond"), 4),
    ],
)
def test_with_at_most_two_humans_dominance_cards_stay_in_the_box(seats: tuple[str, ...], dominance: int) -> None:
    s = begun(new(*seats))
    assert len([card for card in cards_in_play(s) if card in DOMINANCES]) == dominance


@pytest.mark.law("rootbotics 3.4")
def test_each_human_is_dealt_three_cards_and_bots_none() -> None:
    table = new("marquise", "bot:eyrie", "vagabond", "bot:alliance")
    assert [len(hand) for hand in table.state.hands] == [3, 0, 3, 0]
    assert list(table.state.vp) == [0, 0, 0, 0]  # nor do they score for cards they do not draw


@pytest.mark.law("rootbotics 3.4")
@pytest.mark.edition("spy_cards", "excluded")
@pytest.mark.edition("spy_cards", "not_removed")
@pytest.mark.parametrize("value", ["excluded", "not_removed"])
def test_there_are_no_spy_cards_in_the_deck(value: str) -> None:
    """They belong to no deck that can be chosen here, so nothing has to be taken out in either edition."""
    s = begun(new("marquise", "bot:alliance", options={"spy_cards": value}))
    assert len(cards_in_play(s)) == 50
    assert not any("spy" in info.id for info in CARDS)


@pytest.mark.law("rootbotics 3.4", "rootbotics 1.3.1")
def test_the_dominance_variant_keeps_the_dominance_cards() -> None:
    s = begun(new("marquise", "bot:alliance", options={"bot_dominance_variant": "on"}))
    assert len(cards_in_play(s)) == 54


# Advanced setup


@pytest.mark.law("rootbotics 3.5", "root A.3", "root A.8")
@pytest.mark.edition("advanced_setup_order", "bots_first")
@pytest.mark.edition("advanced_setup_order", "not_covered")
def test_in_the_advanced_setup_all_bots_are_set_up_before_the_humans() -> None:
    def roosts(**settings: Any) -> int:
        """Roosts of the bot on the map when the Marquise, whose letter comes first, is asked for the keep."""
        table = start("marquise", "bot:eyrie", **settings)
        assert table.prompt == "place the keep"
        return 7 - table.count("eyrie", "roost", 0)

    assert roosts() == 0
    assert roosts(advanced=True) == 1
    assert roosts(advanced=True, options={"advanced_setup_order": "not_covered"}) == 0
    assert roosts(advanced=True, edition="pl") == 0


@pytest.mark.law("root A.4")
def test_in_the_advanced_setup_luck_decides_who_begins_and_who_follows() -> None:
    orders = {tuple(new("marquise", "eyrie", "alliance", seed=str(n), advanced=True).state.order) for n in range(40)}
    assert len(orders) == 6


@pytest.mark.law("root A.7", "root A.10")
def test_in_the_advanced_setup_everyone_draws_five_cards_and_keeps_three() -> None:
    table = start("marquise", "bot:eyrie", "alliance", advanced=True)
    assert [len(hand) for hand in table.s.hands] == [5, 0, 5]
    table.until("return a card")
    assert table.asked == "marquise"
    ask = table.ask
    assert prompt_text(table.s, ask) and option_text(table.s, ask, ask.options[0])
    hand = table.hand("marquise")
    table.choose(hand[0]).choose(hand[1])
    assert sorted(table.hand("marquise")) == sorted(hand[2:])
    assert table.asked == "alliance"
    table.choose(table.offered[0]).choose(table.offered[0])
    assert table.s.stage == PLAYING
    assert len(table.hand("alliance")) == 3
    s = table.s
    everywhere = Counter([*s.deck, *s.discard, *s.available, *b"".join(s.hands), *b"".join(s.piles)])
    assert everywhere == Counter(cards_in_play(s))


@pytest.mark.law("root A.1")
def test_in_the_advanced_setup_suit_markers_cover_the_printed_suits() -> None:
    plain, advanced = start("marquise", "bot:eyrie"), start("marquise", "bot:eyrie", advanced=True)
    assert plain.s.suits == MAPS["autumn"].suits
    assert advanced.s.suits != MAPS["autumn"].suits
    drawn = Counter(SUIT_NAMES[suit] for suit in advanced.s.suits[1:13])
    assert drawn == {"fox": 4, "rabbit": 4, "mouse": 4}


# The cooperative game

COOP = "root seats=marquise,eyrie,bot:alliance cooperative=1 eyrie.leader=despot @3=eyrie.roost,eyrie.warrior "


def strike(points: str) -> Situation:
    """The Marquise removes a sympathy token: one point."""
    line = f"{COOP} turn=marquise phase=daylight {points} marquise.hand=anvil @1=marquise.warrior*2,alliance.sympathy"
    return given(line, luck=[(1, 0)]).until("actions").choose("battle")


def winners(table: Situation) -> list[str]:
    return [player.KEY for player in table.s.players if table.s.winners >> player.seat & 1]


@pytest.mark.law("rootbotics 3.coop")
def test_in_the_cooperative_game_there_are_no_dominance_cards() -> None:
    s = begun(new("marquise", "alliance", "vagabond", "bot:eyrie", cooperative=True))
    assert len(cards_in_play(s)) == 50


@pytest.mark.law("rootbotics 3.coop.1")
def test_a_human_with_thirty_points_waits_for_the_others() -> None:
    table = strike("marquise.points=29 eyrie.points=12")
    assert not table.table.over
    assert table.points("marquise") == 30
    assert not given(f"{COOP} turn=eyrie marquise.points=31 eyrie.points=3").table.over


@pytest.mark.law("rootbotics 3.coop.1")
def test_the_humans_win_together_when_all_of_them_have_thirty() -> None:
    table = strike("marquise.points=29 eyrie.points=30")
    assert table.table.over
    assert winners(table) == ["marquise", "eyrie"]


@pytest.mark.law("rootbotics 3.coop.1")
def test_the_first_bot_with_thirty_points_beats_all_humans() -> None:
    line = f"{COOP} turn=alliance alliance.points=29 marquise.points=30 @12=alliance.sympathy"
    table = given(line, luck=[MOUSE])
    assert table.table.over
    assert winners(table) == ["alliance"]


def bots_move(rest: str, luck: tuple[Any, ...]) -> Situation:
    line = "root seats=bot:marquise,bot:alliance,eyrie turn=marquise eyrie.leader=despot @3=eyrie.roost,eyrie.warrior "
    return given(line + rest, luck=luck)


@pytest.mark.law("rootbotics 3.coop.2")
def test_bots_do_not_battle_each_other_nor_count_each_others_pieces() -> None:
    rest = "@1=marquise.warrior*6,alliance.warrior*3,eyrie.warrior @5=alliance.warrior*2 @9=eyrie.warrior"

    def seen(table: Situation) -> tuple[list[Any], list[Any]]:
        mine = [e.args[1] for e in table.happened("battle") if e.args[0] == 0]
        return mine, [e.args[1:3] for e in table.happened("moved") if e.args[0] == 0]

    rivals = bots_move(rest, (FOX, (0, 0)))
    assert seen(rivals)[0][:1] == [1]  # the Alliance, with the most pieces
    assert seen(rivals)[1][:1] == [(1, 5)]
    friends = bots_move(f"{rest} cooperative=1", (FOX, (0, 0)))
    assert seen(friends)[0][:1] == [2]  # the Eyrie, the only enemy
    assert seen(friends)[1][:1] == [(1, 9)]
    alone = bots_move("@1=marquise.warrior*6,alliance.warrior*3 cooperative=1", (FOX,))
    assert seen(alone)[0] == []


@pytest.mark.law("rootbotics 3.coop.2")
def test_a_revolt_removes_pieces_of_other_bots_all_the_same() -> None:
    line = (
        "root seats=bot:marquise,bot:alliance,eyrie turn=alliance cooperative=1 eyrie.leader=despot @3=eyrie.roost "
        "@1=alliance.sympathy,marquise.warrior*3 @6=alliance.sympathy,eyrie.warrior"
    )
    table = given(line, luck=[FOX])
    assert table.count("alliance", "fox base", 6) == 1  # most enemy pieces: the bot's three do not count
    line = line.replace(" @6=alliance.sympathy,eyrie.warrior", "")
    assert given(line, luck=[FOX]).count("marquise", "warrior", 1) == 0


@pytest.mark.law("rootbotics 3.coop.3")
def test_humans_remain_enemies_of_each_other() -> None:
    line = f"{COOP} turn=marquise phase=daylight @1=marquise.warrior*3,eyrie.roost"
    table = given(line, luck=[(1, 0)]).until("actions").choose("battle")
    assert table.count("eyrie", "roost", 1) == 0
    assert table.points("marquise") == 1


@pytest.mark.law("rootbotics 3.coop.4")
def test_as_a_team_the_humans_rule_together() -> None:
    line = f"{COOP} turn=marquise phase=daylight @1=marquise.warrior*2,eyrie.warrior*2,alliance.warrior*3 "
    alone = given(line)
    assert alone.ruler(1) == "alliance"
    team = given(line + "team=1")
    assert team.s.ruler[1] == team.player("marquise").side == team.player("eyrie").side
    assert "march" in team.until("actions").offered and "march" not in alone.until("actions").offered
