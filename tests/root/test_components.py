"""The printed components: deck, quests, items, maps and boards."""

from collections import Counter
from itertools import pairwise

import pytest

from lawbound.root import boards, cards, items, quests
from lawbound.root.cards import BIRD, CARD, FOX, MOUSE, RABBIT, matches
from lawbound.root.map import (
    AUTUMN,
    CLEARINGS,
    FIRST_FOREST,
    MAPS,
    NO_SUIT,
    Clearing,
    Forest,
    Map,
    forest_neighbours,
    is_forest,
)

Link = tuple[Clearing, Clearing]

every_map = pytest.mark.parametrize("m", MAPS.values(), ids=list(MAPS))

# The lake has no printed line on its shore: these links of neighbouring coastal clearings stand for it.
LAKE_SHORE = {(1, 11), (10, 11), (10, 12), (1, 12)}


def links(table: tuple[tuple[Clearing, ...], ...]) -> set[Link]:
    return {(a, b) for a in CLEARINGS for b in table[a] if a < b}


def printed_paths(m: Map) -> set[Link]:
    return links(m.paths) | set(m.closed)


def dividing_lines(m: Map) -> set[Link]:
    """What encloses forests: paths, open or closed; the river in winter; the shore of the lake."""
    extra = {"winter": links(m.rivers), "lake": LAKE_SHORE}
    return printed_paths(m) | extra.get(m.name, set())


def border(forest: Forest) -> set[Link]:
    loop = (*forest.clearings, forest.clearings[0])
    return {(min(a, b), max(a, b)) for a, b in pairwise(loop)}


# The deck


def test_the_deck_has_54_cards_of_42_kinds() -> None:
    assert len(cards.DECK) == 54
    assert list(cards.DECK) == sorted(cards.DECK)
    assert Counter(cards.DECK) == dict(enumerate(cards.CARD_COUNT[:42]))
    assert len(cards.CARDS) < cards.UNKNOWN
    assert [cards.CARDS[card].id for card in CARD.values()] == list(CARD)


@pytest.mark.law("root 2.1")
def test_every_card_has_one_of_four_suits() -> None:
    by_suit = Counter(cards.CARD_SUIT[card] for card in cards.DECK)
    assert by_suit == {FOX: 14, RABBIT: 13, MOUSE: 13, BIRD: 14}
    for card in set(cards.DECK):
        assert matches(card, cards.CARD_SUIT[card])


@pytest.mark.law("root 2.1")
def test_most_cards_can_be_crafted() -> None:
    by_kind = Counter(cards.CARD_KIND[card] for card in cards.DECK)
    assert by_kind == {
        cards.ITEM_CARD: 20,
        cards.IMMEDIATE: 3,
        cards.PERSISTENT: 22,
        cards.AMBUSH: 5,
        cards.DOMINANCE: 4,
    }
    craftable = [card for card in cards.DECK if sum(cards.CARD_COST[card]) > 0]
    assert len(craftable) == 45
    assert {cards.CARD_KIND[card] for card in craftable} == {
        cards.ITEM_CARD,
        cards.IMMEDIATE,
        cards.PERSISTENT,
    }


@pytest.mark.law("root 2.1.1")
@pytest.mark.parametrize("suit", [FOX, RABBIT, MOUSE])
def test_a_bird_counts_as_any_suit_and_other_suits_do_not(suit: int) -> None:
    accepted = {cards.CARD_SUIT[card] for card in cards.DECK if matches(card, suit)}
    refused = {cards.CARD_SUIT[card] for card in cards.DECK if not matches(card, suit)}
    assert accepted == {suit, BIRD}
    assert refused == {FOX, RABBIT, MOUSE} - {suit}


@pytest.mark.law("root 2.1.1.II")
def test_only_a_bird_counts_as_a_bird() -> None:
    assert {cards.CARD_SUIT[card] for card in cards.DECK if matches(card, BIRD)} == {BIRD}
    assert sum(matches(card, BIRD) for card in cards.DECK) == 14


@pytest.mark.law("root 2.1.5")
def test_five_ambush_cards_spent_for_their_suit_but_never_crafted() -> None:
    ambushes = [card for card in cards.DECK if cards.CARD_KIND[card] == cards.AMBUSH]
    assert Counter(cards.CARD_SUIT[card] for card in ambushes) == {MOUSE: 1, RABBIT: 1, FOX: 1, BIRD: 2}
    assert set(ambushes) == set(cards.AMBUSHES)
    for suit, card in enumerate(cards.AMBUSHES):
        assert matches(card, suit)
        assert cards.CARD_COST[card] == (0, 0, 0, 0)


def test_one_dominance_card_of_each_suit() -> None:
    assert [cards.CARD_SUIT[card] for card in cards.DOMINANCES] == [FOX, RABBIT, MOUSE, BIRD]
    assert {cards.CARD_KIND[card] for card in cards.DOMINANCES} == {cards.DOMINANCE}


def test_item_cards_show_an_item_and_points_and_no_other_card_does() -> None:
    for card, info in enumerate(cards.CARDS):
        shows_item = cards.CARD_ITEM[card] != items.NO_ITEM
        assert shows_item == (info.kind == cards.ITEM_CARD) == (cards.CARD_POINTS[card] > 0)
        assert info.text
    shown = Counter(cards.CARD_ITEM[card] for card in cards.DECK)
    assert items.TORCH not in shown
    assert all(shown[item] >= items.SUPPLY[item] for item in range(8))


def test_costs_count_fox_rabbit_mouse_and_any() -> None:
    assert cards.CARD_COST[CARD["tax-collector"]] == (1, 1, 1, 0)
    assert cards.CARD_COST[CARD["royal-claim"]] == (0, 0, 0, 4)
    assert cards.CARD_COST[CARD["favor-of-the-mice"]] == (0, 0, 3, 0)


# Quests, items, characters


def test_fifteen_quests_five_of_each_suit() -> None:
    assert len(quests.QUESTS) == 15
    assert Counter(quests.QUEST_SUIT) == {FOX: 5, RABBIT: 5, MOUSE: 5}
    assert all(0 <= item < 8 for pair in quests.QUEST_ITEMS for item in pair)


def test_twelve_items_in_the_supply_and_four_in_the_ruins() -> None:
    supply = dict(zip(items.ITEM_NAMES, items.SUPPLY, strict=True))
    assert supply == {
        "boots": 2,
        "bag": 2,
        "crossbow": 1,
        "hammer": 1,
        "sword": 2,
        "tea": 2,
        "coins": 2,
        "torch": 0,
    }
    assert list(items.RUIN_ITEMS) == sorted([items.BAG, items.BOOTS, items.HAMMER, items.SWORD])
    assert items.ON_TRACK == (items.BAG, items.TEA, items.COINS)


def test_nine_characters_who_all_carry_a_torch() -> None:
    assert len(items.CHARACTERS) == 9
    assert [character.id for character in items.BASE_CHARACTERS] == ["thief", "tinker", "ranger"]
    assert all(character.starting_items.count(items.TORCH) == 1 for character in items.CHARACTERS)
    assert all(character.text and character.ability for character in items.CHARACTERS)


# Maps


def test_four_maps() -> None:
    assert list(MAPS) == ["autumn", "winter", "lake", "mountain"]
    assert {m.name: len(printed_paths(m)) for m in MAPS.values()} == {
        "autumn": 18,
        "winter": 16,
        "lake": 17,
        "mountain": 21,
    }
    assert {m.name: len(m.forests) for m in MAPS.values()} == {
        "autumn": 7,
        "winter": 8,
        "lake": 9,
        "mountain": 10,
    }


@every_map
@pytest.mark.law("root 2.2")
def test_twelve_clearings_all_linked_by_paths(m: Map) -> None:
    reached, frontier = {1}, [1]
    while frontier:
        for to in m.paths[frontier.pop()]:
            if to not in reached:
                reached.add(to)
                frontier.append(to)
    assert reached == set(CLEARINGS)
    assert all(not m.paths[nowhere] for nowhere in (0, 13, 14, 15))


@every_map
@pytest.mark.law("root 2.2.1")
def test_clearings_are_adjacent_when_an_open_path_links_them(m: Map) -> None:
    for a in CLEARINGS:
        assert a not in m.paths[a]
        assert all(a in m.paths[b] for b in m.paths[a])


@pytest.mark.law("root 2.2.1")
def test_autumn_paths_as_printed() -> None:
    assert links(AUTUMN.paths) == {
        *((1, 5), (1, 9), (1, 10), (2, 5), (2, 6), (2, 10), (3, 6), (3, 7), (3, 11)),
        *((4, 8), (4, 9), (4, 12), (6, 11), (7, 8), (7, 12), (9, 12), (10, 12), (11, 12)),
    }


@pytest.mark.law("root 2.2.1")
def test_the_six_closed_paths_of_the_mountain_link_nothing_yet() -> None:
    mountain = MAPS["mountain"]
    assert mountain.closed == ((2, 5), (3, 7), (5, 9), (6, 11), (8, 9), (11, 12))
    assert not links(mountain.paths) & set(mountain.closed)
    assert all(not m.closed for m in MAPS.values() if m is not mountain)


@pytest.mark.law("root 2.2.2")
def test_every_clearing_of_autumn_has_a_fox_rabbit_or_mouse_suit() -> None:
    assert AUTUMN.suits is not None
    suits = {suit: [c for c in CLEARINGS if AUTUMN.suits[c] == suit] for suit in (FOX, RABBIT, MOUSE)}
    assert suits == {FOX: [1, 6, 8, 12], RABBIT: [3, 4, 5, 10], MOUSE: [2, 7, 9, 11]}


@every_map
@pytest.mark.law("root 2.2.2")
def test_suits_are_four_of_each_however_they_are_given(m: Map) -> None:
    assert (m.suits is None) == (m is not AUTUMN)
    for suits in (*m.presets.values(), *([m.suits] if m.suits is not None else [])):
        assert Counter(suits[c] for c in CLEARINGS) == {FOX: 4, RABBIT: 4, MOUSE: 4}
        assert [suits[nowhere] for nowhere in (0, 13, 14, 15)] == [NO_SUIT] * 4


@every_map
def test_slots_and_ruins(m: Map) -> None:
    assert sum(m.slots) == (23 if m.name == "mountain" else 22)
    assert len(m.slots) == 16
    assert all(1 <= m.slots[c] <= 3 for c in CLEARINGS)
    assert len(m.ruins) == 4
    assert all(m.slots[ruin] >= 2 for ruin in m.ruins)


@every_map
def test_corners_have_an_opposite_and_lie_on_the_edge(m: Map) -> None:
    assert m.corners == (1, 2, 3, 4)
    for c in range(16):
        if c in m.corners:
            assert m.opposite[m.opposite[c]] == c != m.opposite[c]
            assert m.opposite[c] not in m.paths[c]
            assert c in m.edge
        else:
            assert m.opposite[c] == 0


@every_map
def test_the_edge_is_a_loop_of_printed_paths(m: Map) -> None:
    for a, b in pairwise((*m.edge, m.edge[0])):
        assert (min(a, b), max(a, b)) in printed_paths(m)


@every_map
@pytest.mark.law("root 2.3")
def test_rivers_link_clearings_but_are_not_paths(m: Map) -> None:
    rivers = links(m.rivers)
    assert rivers
    for a, b in rivers:
        assert b in m.rivers[a] and a in m.rivers[b]
        assert b not in m.paths[a]
        assert b not in m.adjacent_places[a]


@pytest.mark.law("root 2.3")
def test_the_river_of_autumn_divides_no_forest() -> None:
    assert links(AUTUMN.rivers) == {(4, 7), (5, 10), (7, 11), (10, 11)}
    for a, b in links(AUTUMN.rivers):
        assert any({a, b} <= set(forest.clearings) for forest in AUTUMN.forests)
        assert not any((a, b) in border(forest) for forest in AUTUMN.forests)


@every_map
@pytest.mark.law("root 2.4")
def test_forests_are_the_areas_enclosed_by_paths_and_clearings(m: Map) -> None:
    for i, forest in enumerate(m.forests):
        assert forest.place == FIRST_FOREST + i
        assert is_forest(forest.place)
        assert forest.id == "_".join(str(c) for c in sorted(forest.clearings))
        assert border(forest) <= dividing_lines(m)
    assert not any(is_forest(c) for c in CLEARINGS)
    # A planar map, V - E + F = 2: the faces are the forests, the outside and, on one map, the lake.
    faces = len(m.forests) + (2 if m.name == "lake" else 1)
    assert len(CLEARINGS) - len(dividing_lines(m)) + faces == 2
    # Every line has two sides: one forest on the outer edge or the shore, two anywhere else.
    sides = Counter(line for forest in m.forests for line in border(forest))
    outside = {(min(a, b), max(a, b)) for a, b in pairwise((*m.edge, m.edge[0]))}
    shore = LAKE_SHORE if m.name == "lake" else set()
    assert sides == {line: 1 if line in outside | shore else 2 for line in dividing_lines(m)}


@every_map
@pytest.mark.law("root 2.4.1")
def test_a_forest_is_adjacent_to_its_clearings_and_to_forests_across_one_line(m: Map) -> None:
    for forest in m.forests:
        across = {other.place for other in m.forests if other is not forest and border(other) & border(forest)}
        if m.name == "lake":  # coastal forests also meet at the coastal clearing between them
            across |= {
                other.place
                for other in m.forests
                if other is not forest
                and border(other) & LAKE_SHORE
                and any(
                    set(ours) & set(theirs)
                    for ours in border(forest) & LAKE_SHORE
                    for theirs in border(other) & LAKE_SHORE
                )
            }
        assert set(forest.forests) == across
        assert forest_neighbours(m, forest.place) == (*sorted(forest.clearings), *sorted(across))


@every_map
@pytest.mark.law("root 2.4.1")
def test_places_are_adjacent_both_ways(m: Map) -> None:
    assert len(m.adjacent_places) == FIRST_FOREST + len(m.forests)
    for place, others in enumerate(m.adjacent_places):
        assert len(set(others)) == len(others)
        assert all(place in m.adjacent_places[other] for other in others)
    for c in CLEARINGS:
        assert m.adjacent_places[c] == m.paths[c] + m.clearing_forests[c]
        assert m.clearing_forests[c] == tuple(f.place for f in m.forests if c in f.clearings)


@every_map
def test_positions_lie_on_the_board(m: Map) -> None:
    spots = [m.pos[c] for c in CLEARINGS] + [forest.pos for forest in m.forests]
    assert len(set(spots)) == len(spots)
    assert all(0 < x < 1000 and 0 < y < 1000 for x, y in spots)


# Boards


@pytest.mark.open_question("setup_letters")
def test_boards_in_setup_order() -> None:
    assert list(boards.BOARDS) == [
        *("marquise", "eyrie", "alliance", "vagabond", "vagabond2"),
        *("lizards", "riverfolk", "duchy", "corvids", "hundreds", "keepers"),
    ]
    assert "".join(board.setup_letter for board in boards.BOARDS.values()) == "ABCDEFGHIJK"
    assert [board.reach for board in boards.BOARDS.values()] == [10, 7, 3, 5, 2, 2, 5, 8, 3, 9, 8]
    assert [board.law_chapter for board in boards.BOARDS.values()] == [6, 7, 8, 9, 9, 10, 11, 12, 13, 14, 15]
    assert {board.hand_limit for board in boards.BOARDS.values()} == {5}
    assert [key for key, board in boards.BOARDS.items() if board.corner] == [
        *("marquise", "eyrie", "lizards", "duchy", "hundreds", "keepers"),
    ]
    assert boards.REACH_NEEDED[2:] == (17, 18, 21, 25, 28)


def test_every_piece_that_stands_on_a_track_has_its_space() -> None:
    for building in ("sawmill", "workshop", "recruiter"):
        count = boards.pieces("marquise")[building]
        assert len(boards.track("marquise", f"{building}_vp")) == count
        assert len(boards.track("marquise", f"{building}_cards")) == count
        assert len(boards.track("marquise", "cost")) == count
    assert len(boards.track("eyrie", "roost_vp")) == boards.pieces("eyrie")["roost"]
    assert len(boards.track("eyrie", "roost_cards")) == boards.pieces("eyrie")["roost"]
    assert len(boards.track("alliance", "sympathy_cost")) == boards.pieces("alliance")["sympathy"]
    assert len(boards.track("alliance", "sympathy_vp")) == boards.pieces("alliance")["sympathy"]
    assert len(boards.track("alliance", "base_cards")) == 3
    for vagabond in ("vagabond", "vagabond2"):
        for name in ("tea_refresh", "coins_cards", "bag_limit", "relationship_aids", "relationship_vp"):
            assert len(boards.track(vagabond, name)) == 3


def test_tracks_as_printed() -> None:
    assert boards.track("marquise", "cost") == (0, 1, 2, 3, 3, 4)
    assert boards.track("marquise", "workshop_vp") == (0, 2, 2, 3, 4, 5)
    assert boards.track("marquise", "recruiter_cards") == (0, 0, 1, 0, 1, 0)
    assert boards.track("eyrie", "roost_cards") == (0, 0, 1, 0, 0, 1, 0)
    assert boards.track("alliance", "sympathy_cost") == (1, 1, 1, 2, 2, 2, 3, 3, 3, 3)
    assert boards.track("alliance", "sympathy_vp") == (0, 1, 1, 1, 2, 2, 3, 4, 4, 4)
    assert boards.track("vagabond", "relationship_vp") == (1, 2, 2)


def test_pieces_of_a_faction_are_a_copy() -> None:
    assert boards.pieces("marquise") == {
        "warriors": 25,
        "sawmill": 6,
        "workshop": 6,
        "recruiter": 6,
        "wood": 8,
        "keep": 1,
    }
    boards.pieces("marquise")["wood"] = 0
    assert boards.pieces("marquise")["wood"] == 8
