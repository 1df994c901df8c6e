"""Setup: Law of Root, chapter 5."""

from __future__ import annotations

from collections import Counter

import pytest
from tests.root.situation import Situation, setup

from lawbound.kernel import BadSetup, Table
from lawbound.root.boards import BOARDS
from lawbound.root.cards import CARD, DECK, DOMINANCES
from lawbound.root.items import ITEM_NAMES
from lawbound.root.map import AUTUMN
from lawbound.root.rules import ROOT
from lawbound.root.state import PLAYING, State

FOUR = ("marquise", "eyrie", "alliance", "vagabond")


def start(*seats: str, **rest: object) -> Table[State]:
    return Table.new(ROOT, {"seats": list(seats), **rest}, seed="setup")


def finished(table: Situation) -> Situation:
    """Play the setup to its end, always with the first option."""
    while table.s.stage != PLAYING:
        table.table.choose_index(0)
    return table


# 5 Which setup


@pytest.mark.law("root 5")
def test_five_factions_that_start_in_corners_need_the_advanced_setup() -> None:
    five = ("marquise", "eyrie", "lizards", "duchy", "hundreds")
    with pytest.raises(BadSetup, match=r"5 factions start in a corner.*root 5"):
        start(*five)
    with pytest.raises(BadSetup, match=r"6 factions start in a corner.*root 5"):
        start(*five, "keepers")
    # Four in corners are welcome.
    start("marquise", "eyrie", "lizards", "hundreds", "alliance", "vagabond")


@pytest.mark.law("root 5")
def test_factions_without_a_corner_do_not_count() -> None:
    table = start("marquise", "eyrie", "alliance", "vagabond", "vagabond")
    assert [player.KEY for player in table.state.players] == [*FOUR, "vagabond2"]


@pytest.mark.parametrize(
    ("given", "message"),
    [
        ({"seats": ["marquise", "birds"]}, r"Unknown faction 'birds'.*eyrie"),
        ({"seats": ["marquise"]}, "2 to 6 seats; 1 were given"),
        ({"seats": []}, "2 to 6 seats; 0 were given"),
        ({"seats": ["eyrie", "eyrie"]}, "Eyrie.* one seat only"),
        ({"seats": ["vagabond", "vagabond", "vagabond"]}, "one seat only"),
        ({"seats": "marquise"}, "needs `seats`"),
        ({}, "needs `seats`"),
        ({"seats": ["marquise", "eyrie"], "map": "moon"}, "Unknown map 'moon'.*autumn"),
        ({"seats": ["marquise", "eyrie"], "deck": "mine"}, "Unknown deck 'mine'.*standard"),
        ({"seats": ["marquise", "eyrie"], "order": "mine"}, "Unknown order 'mine'"),
        ({"seats": ["marquise", "eyrie"], "colour": "red"}, "Unknown setting 'colour'"),
        ({"seats": ["marquise", "bot:hundreds"]}, "Unknown bot 'hundreds'; known: marquise, "),
    ],
)
def test_an_impossible_setup_says_what_is_wrong(given: dict[str, object], message: str) -> None:
    with pytest.raises(BadSetup, match=message):
        Table.new(ROOT, given)


# 5.1 Standard setup


@pytest.mark.law("root 5.1")
def test_the_standard_setup_ends_with_the_first_turn_of_the_starting_player() -> None:
    table = finished(setup(*FOUR))
    assert table.s.turns == 1
    assert table.s.turn == table.s.order[0]
    assert table.s.acting.KEY == "marquise"
    assert all(len(hand) == 3 for hand in table.s.hands)
    assert sum(table.s.ruins) == 4
    assert sum(table.s.items) == 12


@pytest.mark.law("root 5.1.1")
def test_each_player_takes_one_faction_and_all_its_pieces() -> None:
    table = setup("alliance", "vagabond", "marquise", "eyrie")
    assert [player.KEY for player in table.s.players] == ["alliance", "vagabond", "marquise", "eyrie"]
    for key, piece, count in (
        ("marquise", "warrior", 25),
        ("marquise", "wood", 8),
        ("eyrie", "warrior", 20),
        ("eyrie", "roost", 7),
        ("alliance", "warrior", 10),
        ("alliance", "sympathy", 10),
        ("vagabond", "pawn", 1),
    ):
        assert table.count(key, piece, 0) == count


@pytest.mark.law("root 5.1.1")
def test_starting_player_and_seating_are_random() -> None:
    orders = Counter(bytes(start_with_seed(str(seed)).state.order) for seed in range(300))
    assert len(orders) == 6
    assert all(sorted(order) == [0, 1, 2] for order in orders)
    assert min(orders.values()) > 25
    given = Table.new(ROOT, {"seats": ["eyrie", "marquise", "alliance"], "order": "given"}, seed="x")
    assert given.state.order == bytes([0, 1, 2])


def start_with_seed(seed: str) -> Table[State]:
    return Table.new(ROOT, {"seats": ["marquise", "eyrie", "alliance"]}, seed=seed)


@pytest.mark.law("root 5.1.1", "root 1.4.1")
def test_the_first_turn_is_the_starting_players_and_the_next_follows_the_seating() -> None:
    for seed in range(12):
        table = Situation(start_with_seed(str(seed)))
        while not table.happened("turn"):
            table.table.choose_index(0)
        assert table.happened("turn")[0].args == (table.s.order[0], 1)


@pytest.mark.law("root 5.1.2")
def test_every_score_marker_starts_on_0() -> None:
    table = finished(setup(*FOUR))
    assert list(table.s.vp) == [0, 0, 0, 0]


@pytest.mark.law("root 5.1.3")
def test_each_player_is_dealt_three_cards() -> None:
    table = setup(*FOUR)  # the first question of the faction setups: hands have been dealt
    assert [len(hand) for hand in table.s.hands] == [3, 3, 3, 3]
    assert Counter(table.s.deck) + sum([Counter(hand) for hand in table.s.hands], Counter()) == Counter(DECK)


@pytest.mark.ruling("dominance-bird", 7)
@pytest.mark.law("root 5.1.3")
@pytest.mark.parametrize("seats", [("marquise", "eyrie"), ("alliance", "vagabond"), ("vagabond", "vagabond")])
def test_two_players_play_without_the_dominance_cards(seats: tuple[str, ...]) -> None:
    table = setup(*seats)
    cards = Counter(table.s.deck) + sum([Counter(hand) for hand in table.s.hands], Counter())
    cards += sum([Counter(pile) for pile in table.s.piles], Counter())
    assert not set(cards) & set(DOMINANCES)
    assert cards == Counter(card for card in DECK if card not in DOMINANCES)
    assert cards.total() == 50


@pytest.mark.ruling("dominance-bird", 7)
@pytest.mark.law("root 5.1.3")
def test_three_players_keep_the_dominance_cards() -> None:
    table = setup("marquise", "eyrie", "alliance", luck=["dominance-fox"])
    assert CARD["dominance-fox"] in table.s.hands[0]


@pytest.mark.law("root 5.1.3")
def test_hands_are_dealt_at_random() -> None:
    hands = {bytes(start_with_seed(str(seed)).state.hands[0]) for seed in range(30)}
    assert len(hands) > 20


@pytest.mark.law("root 2.2.4", "root 5.1.4")
@pytest.mark.parametrize("seats", [("marquise", "eyrie"), FOUR, ("vagabond", "vagabond")])
def test_a_ruin_stands_on_each_of_the_four_places_marked_r(seats: tuple[str, ...]) -> None:
    table = setup(*seats)
    assert [c for c in range(16) if table.s.ruins[c]] == [6, 10, 11, 12]
    for clearing in range(1, 13):
        buildings = sum(table.s.board[row + clearing] for player in table.s.players for row in player.buildings)
        assert table.s.slots[clearing] == AUTUMN.slots[clearing] - table.s.ruins[clearing] - buildings


@pytest.mark.law("root 5.1.5")
@pytest.mark.parametrize("seats", [("marquise", "eyrie"), FOUR, ("vagabond", "vagabond")])
def test_the_item_supply_holds_twelve_items(seats: tuple[str, ...]) -> None:
    table = setup(*seats)
    supply = {name: table.s.items[item] for item, name in enumerate(ITEM_NAMES) if table.s.items[item]}
    assert supply == {"boots": 2, "bag": 2, "crossbow": 1, "hammer": 1, "sword": 2, "tea": 2, "coins": 2}


@pytest.mark.law("root 5.1.6")
def test_the_two_dice_are_at_hand_from_the_first_battle_on() -> None:
    """Two dice of four faces, 0 to 3: each pair of numbers is rolled, and none more than another by much."""
    seen: Counter[tuple[int, int]] = Counter()
    for seed in range(160):
        line = "root seats=marquise,eyrie turn=marquise phase=daylight @1=marquise.warrior*4,eyrie.warrior*4"
        table = Situation(Table.from_position(ROOT, line, seed=str(seed))).choose("battle")
        (rolled,) = table.happened("rolled")
        seen[rolled.args[0], rolled.args[1]] += 1
    assert set(seen) == {(a, b) for a in range(4) for b in range(4)}
    assert max(seen.values()) < 30


@pytest.mark.open_question("setup_letters")
@pytest.mark.law("root 5.1.7")
@pytest.mark.parametrize("seats", [FOUR, tuple(reversed(FOUR)), ("eyrie", "vagabond", "alliance", "marquise")])
def test_factions_set_up_in_the_order_of_their_letters_whatever_the_seating(seats: tuple[str, ...]) -> None:
    table = setup(*seats)
    asked: list[str] = []
    while table.s.stage != PLAYING:
        if not asked or asked[-1] != table.asked:
            asked.append(table.asked)
        if table.asked == "vagabond" and table.prompt == "choose a character":
            assert len(table.s.piles[table.player("alliance").pile]) == 3  # the supporters lie there already
        table.table.choose_index(0)
    assert asked == ["marquise", "eyrie", "vagabond"]  # the Alliance has nothing to choose


@pytest.mark.law("root 5.1.7", "root 7.3.2")
def test_who_sets_up_later_goes_by_what_stands_already() -> None:
    table = setup("eyrie", "marquise").choose(2)
    while table.asked == "marquise":
        table.table.choose_index(0)
    assert table.prompt == "choose a leader"  # the corner opposite 2 is 4: nothing to choose
    assert table.count("eyrie", "roost", 4) == 1


# 5.2 Reach


@pytest.mark.law("root 5.2")
@pytest.mark.parametrize(
    ("seats", "told"),
    [
        (("marquise", "eyrie"), []),  # 17, just enough for two
        (("marquise", "alliance"), [(13, 17)]),
        (("marquise", "eyrie", "alliance"), []),
        (("eyrie", "alliance", "vagabond"), [(15, 18)]),
        (FOUR, []),
        (("eyrie", "alliance", "vagabond", "vagabond"), [(17, 21)]),  # the second Vagabond counts for less
        ((*FOUR, "vagabond"), []),
        (("marquise", "alliance", "vagabond", "vagabond", "bot:lizards"), [(22, 25)]),
        ((*FOUR, "vagabond", "bot:lizards"), []),
        (("eyrie", "alliance", "vagabond", "vagabond", "bot:corvids", "bot:lizards"), [(22, 28)]),
    ],
)
def test_a_mix_with_less_reach_than_recommended_is_told(seats: tuple[str, ...], told: list[tuple[int, int]]) -> None:
    assert [event.args for event in setup(*seats).happened("low reach", "root 5.2")] == told


@pytest.mark.law("root 5.2")
def test_reach_values_as_printed() -> None:
    assert {key: board.reach for key, board in BOARDS.items()} == {
        "marquise": 10,
        "hundreds": 9,
        "keepers": 8,
        "duchy": 8,
        "eyrie": 7,
        "vagabond": 5,
        "riverfolk": 5,
        "alliance": 3,
        "corvids": 3,
        "vagabond2": 2,
        "lizards": 2,
    }


@pytest.mark.law("root 5.2")
def test_reach_is_a_recommendation_and_keeps_nobody_from_playing() -> None:
    table = setup("alliance", "vagabond")
    assert table.happened("low reach")
    assert finished(table).s.stage == PLAYING
