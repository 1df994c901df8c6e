"""The advanced setup: Law of Root, appendix A, but for the hirelings of A.6."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

import pytest
from tests.root.present.why_not import answers
from tests.root.situation import Situation, fields_of

from lawbound.kernel import BadSetup, Chance, Event, Nature, Option, Seeded, Table
from lawbound.root.cards import CARD, CARDS, DOMINANCES, SUIT_NAMES
from lawbound.root.draft import Newcomer
from lawbound.root.factions.vagabond.relations import INDIFFERENT, NO_RELATION, RELATION
from lawbound.root.homelands import distance
from lawbound.root.items import CHARACTERS, SUPPLY
from lawbound.root.map import MAPS
from lawbound.root.position_text import dumps, loads
from lawbound.root.rules import ROOT
from lawbound.root.setup import check_setup
from lawbound.root.setup_cards import SETUP_CARDS
from lawbound.root.state import ASIDE, PAYMENTS, PLAYING, State

CARDS_OF_THE_BOX = (
    *("marquise", "eyrie", "alliance", "vagabond", "lizards"),
    *("riverfolk", "duchy", "corvids", "hundreds", "keepers"),
)
MILITANTS = ("marquise", "eyrie", "duchy", "hundreds", "keepers")
IDS = [character.id for character in CHARACTERS]


class Fixed(Nature):
    """Setup cards and characters as the test says, by name; everything else by a seed."""

    recorded = True

    def __init__(self, draft: Sequence[str], cards: Sequence[str], characters: Sequence[str], seed: str) -> None:
        self.draft, self.cards, self.characters = list(draft), list(cards), list(characters)
        self.rest = Seeded(seed)
        self.asked: list[Chance] = []

    def answer(self, chance: Chance) -> Option:
        self.asked.append(chance)
        if chance.about.kind == "setup card" and self.cards:
            return self.draft.index(self.cards.pop(0))
        if chance.about.kind == "character" and self.characters:
            return IDS.index(self.characters.pop(0))
        return self.rest.answer(chance)

    def offered(self, kind: str) -> list[list[str]]:
        """What luck decided between, each time it was asked for such a thing."""
        names = {"setup card": self.draft, "character": IDS}[kind]
        return [[names[option] for option in chance.outcomes] for chance in self.asked if chance.about.kind == kind]


def advanced(
    *seats: str, cards: Sequence[str] = (), characters: Sequence[str] = (), seed: str = "1", **rest: Any
) -> Situation:
    """An advanced setup at its first question; in the order given, so that the last seat is asked first."""
    setup = {"seats": list(seats), "setup": "advanced", "order": "given", **rest}
    nature = Fixed(ROOT.start(setup).box.draft, cards, characters, seed)
    heard: list[Event] = []
    return Situation(Table.new(ROOT, setup, nature=nature, listener=heard.append, ask_forced=True), heard)


def luck_of(table: Situation) -> Fixed:
    nature = table.table.nature
    assert isinstance(nature, Fixed)
    return nature


def finished(table: Situation) -> Situation:
    while table.s.stage != PLAYING:
        table.table.choose_index(0)
    return table


def pieces(table: Situation, key: str, piece: str) -> dict[int, int]:
    """How many of that piece are in which clearings."""
    return {c: n for c in range(1, 13) if (n := table.count(key, piece, c))}


def homelands(table: Situation) -> dict[str, list[int]]:
    found: dict[str, list[int]] = {}
    for event in table.happened("homeland", "root A.8.2.I"):
        found.setdefault(table.s.players[event.args[0]].KEY, []).append(event.args[1])
    return found


def refused(table: Situation) -> Mapping[Any, str]:
    """Why the clearings or cards that are not offered are not."""
    return {thing: article for thing, (_, article) in answers(table).items()}


# A.1 to A.5: what is agreed on


@pytest.mark.law("root A.1")
@pytest.mark.parametrize("map_", list(MAPS))
def test_suit_markers_are_shuffled_over_every_map(map_: str) -> None:
    layouts = {bytes(advanced("?", "?", map=map_, seed=str(seed)).s.suits) for seed in range(8)}
    assert len(layouts) == 8
    for suits in layouts:
        assert Counter(SUIT_NAMES[suit] for suit in suits[1:13]) == {"fox": 4, "rabbit": 4, "mouse": 4}
    table = advanced("?", "?", map=map_)
    assert [c for c in range(1, 13) if table.s.ruins[c]] == sorted(MAPS[map_].ruins)
    assert list(table.s.items) == list(SUPPLY)
    with pytest.raises(BadSetup, match="shuffles the suit markers"):
        check_setup({"seats": ["?", "?"], "setup": "advanced", "map": "autumn", "suits": "printed"})


@pytest.mark.law("root A.2")
def test_the_deck_is_replaced_as_a_whole() -> None:
    for deck, cards in (("standard", ("royal-claim",)), ("exiles", ("coffin-makers",))):
        table = advanced("?", "?", "?", deck=deck)
        there = Counter(table.s.deck) + sum([Counter(hand) for hand in table.s.hands], Counter())
        assert there == Counter(table.s.box.deck) and there.total() == 54
        assert CARD[cards[0]] in there
        assert CARD[{"standard": "coffin-makers", "exiles": "royal-claim"}[deck]] not in there


@pytest.mark.law("root A.3", "rootbotics 3.5")
@pytest.mark.edition("advanced_setup_order", "bots_first")
@pytest.mark.edition("advanced_setup_order", "not_covered")
@pytest.mark.open_question("bots_before_the_draft")
def test_bots_are_set_up_before_anybody_is_seated_and_before_people_choose() -> None:
    for options in ({}, {"advanced_setup_order": "not_covered"}):
        table = advanced("?", "bot:duchy", "?", "bot:eyrie", options=options, order="random")
        told = [event.name for event in table.events]
        assert max(n for n, e in enumerate(table.events) if e.article.startswith("rootbotics")) < told.index("seated")
        assert sum(pieces(table, "eyrie", "roost").values()) == 1
        assert sum(pieces(table, "duchy", "tunnel").values()) == 1
        assert table.prompt == "choose a setup card"
        assert not {"duchy", "eyrie"} & set(table.s.box.draft)


@pytest.mark.law("root A.4")
def test_order_and_starting_player_are_random() -> None:
    orders = {tuple(advanced("?", "?", "bot:eyrie", order="random", seed=str(n)).s.order) for n in range(60)}
    assert len(orders) == 6
    assert advanced("?", "?", order="random").happened("seated", "root A.4")
    assert tuple(advanced("?", "?", "?").s.order) == (0, 1, 2)


@pytest.mark.law("root A.5", "root A.5.3")
@pytest.mark.open_question("bots_set_up_nothing")
def test_landmarks_come_before_the_cards_and_the_last_player_sets_up_the_first() -> None:
    table = advanced("?", "?", "bot:eyrie", "?", landmarks="two")
    assert not any(table.s.hands)
    assert (table.prompt, table.ask.seat) == ("which landmark to set up", 3)
    table.choose(table.offered[0])
    table.choose(table.offered[0])
    assert (table.prompt, table.ask.seat) == ("which landmark to set up", 1)  # the second-to-last human
    assert sum(pieces(table, "eyrie", "roost").values()) == 1


# A.7 Cards


@pytest.mark.law("root A.7")
@pytest.mark.open_question("bots_before_the_draft")
@pytest.mark.parametrize(
    ("seats", "dominance"),
    [(("?", "?"), 0), (("?", "?", "?"), 4), (("?", "?", "bot:eyrie"), 0), (("?",) * 6, 4)],
)
def test_everybody_draws_five_and_two_play_without_dominance(seats: tuple[str, ...], dominance: int) -> None:
    table = advanced(*seats)
    assert [len(hand) for hand in table.s.hands] == [0 if seat.startswith("bot:") else 5 for seat in seats]
    cards = Counter(table.s.deck) + sum([Counter(hand) for hand in table.s.hands], Counter())
    assert sum(cards[card] for card in DOMINANCES) == dominance


# A.8.1 The setup cards


@pytest.mark.law("root A.8", "root A.8.1")
def test_one_militant_then_as_many_others_as_there_are_players() -> None:
    assert {key for key, card in SETUP_CARDS.items() if card.militant} == set(MILITANTS)
    for players in (3, 4, 5, 6):
        table = advanced(*["?"] * players)
        first, *others = luck_of(table).offered("setup card")
        assert sorted(first) == sorted(MILITANTS)
        assert len(others) == players
        assert len(others[0]) == len(CARDS_OF_THE_BOX) - 1  # all the rest, militants too
        assert set(others[0]) | set(first) == set(CARDS_OF_THE_BOX)
        assert len(table.happened("setup card", "root A.8.1")) == players + 1
        assert all(isinstance(player, Newcomer) for player in table.s.players)


@pytest.mark.law("root A.8.1")
@pytest.mark.open_question("bots_before_the_draft")
def test_what_is_played_already_has_no_card_and_too_few_cards_are_refused() -> None:
    table = advanced("?", "bot:eyrie", "marquise", "?")
    assert len(table.happened("setup card")) == 3
    assert not {"eyrie", "marquise"} & set(luck_of(table).offered("setup card")[1])
    with pytest.raises(BadSetup, match="3 seats are open, and there are 3 setup cards"):
        check_setup({"seats": ["?"] * 3, "setup": "advanced", "draft": ["eyrie", "alliance", "vagabond"]})
    with pytest.raises(BadSetup, match="Unknown setup 'quick'; known: standard, advanced"):
        check_setup({"seats": ["?"] * 3, "setup": "quick"})
    with pytest.raises(BadSetup, match="leave out `advanced`"):
        check_setup({"seats": ["?"] * 3, "setup": "advanced", "advanced": True})
    with pytest.raises(BadSetup, match="Unknown number of Vagabond cards"):
        check_setup({"seats": ["?"] * 3, "setup": "advanced", "vagabonds": "three"})


@pytest.mark.law("root A.8.1.I")
@pytest.mark.open_question("pool_too_small")
@pytest.mark.open_question("bots_before_the_draft")
def test_two_players_have_no_insurgents_unless_militants_are_too_few() -> None:
    for seed in range(20):
        table = advanced("?", "?", seed=str(seed))
        dealt = [CARDS_OF_THE_BOX.index(key) for key in table.offered]
        assert len(dealt) == 3 and set(table.offered) <= set(MILITANTS)
    with_bot = {key for seed in range(20) for key in advanced("?", "?", "bot:eyrie", seed=str(seed)).offered}
    assert with_bot - set(MILITANTS)  # two people and a bot are three players
    few = advanced("?", "?", draft=["eyrie", "keepers", "alliance", "corvids"])
    assert {"alliance", "corvids"} & {few.s.box.draft[event.args[0]] for event in few.happened("setup card")}


@pytest.mark.law("root A.8.1.II")
@pytest.mark.open_question("locked_card")
def test_a_last_insurgent_is_locked_until_somebody_has_chosen_a_militant() -> None:
    dealt = ("eyrie", "alliance", "riverfolk", "corvids")
    table = advanced("?", "?", "?", cards=dealt)
    assert [event.args[0] for event in table.happened("locked")] == [table.s.box.draft.index("corvids")]
    assert table.offered == ["eyrie", "alliance", "riverfolk"]
    assert refused(table) == {"corvids": "root A.8.1.II"}
    insurgents = advanced("?", "?", "?", cards=dealt).choose("alliance")
    assert insurgents.offered == ["eyrie", "riverfolk"]  # still locked
    table.choose("eyrie")
    table.until("choose a setup card", table.offered[0])
    assert table.offered == ["alliance", "riverfolk", "corvids"]


@pytest.mark.law("root A.8.1.II")
@pytest.mark.open_question("locked_card")
def test_nothing_is_locked_after_a_last_militant_or_with_a_militant_bot() -> None:
    table = advanced("?", "?", "?", cards=("eyrie", "alliance", "riverfolk", "duchy"))
    assert not table.happened("locked") and len(table.offered) == 4
    table = advanced("?", "?", "bot:marquise", "?", cards=("eyrie", "alliance", "riverfolk", "corvids"))
    assert table.happened("locked") and "corvids" in table.offered


@pytest.mark.law("root A.8.1.III")
def test_a_character_lies_beside_a_vagabond_and_must_be_played() -> None:
    table = advanced("?", "?", "?", cards=("eyrie", "vagabond", "riverfolk", "duchy"), characters=("tinker",))
    assert luck_of(table).offered("character") == [["thief", "tinker", "ranger"]]
    table.choose("vagabond")
    assert table.s.box.roster[2] == "vagabond/tinker"
    assert table.prompt == "place the pawn"  # and no character is chosen
    finished(table)
    assert table.happened("character", "root A.8.1.III")[0].args == (2, IDS.index("tinker"))
    assert not luck_of(advanced("?", "?", "?", cards=("eyrie", "duchy", "riverfolk", "keepers"))).offered("character")


@pytest.mark.law("root A.8.1.III", "root 9.7.1")
@pytest.mark.open_question("two_characters")
def test_two_vagabonds_have_different_characters_and_two_sets_of_items() -> None:
    cards = ("hundreds", "vagabond2", "vagabond", "duchy")
    table = advanced("?", "?", "?", cards=cards, characters=("thief", "ranger"), vagabonds="two")
    assert [sorted(offered) for offered in luck_of(table).offered("character")] == [
        ["ranger", "thief", "tinker"],
        ["ranger", "tinker"],
    ]
    table.choose("hundreds").until("choose a setup card", table.offered[0])
    assert len(table.s.ruin_pool) == 4
    table.choose("vagabond2").until("choose a setup card", table.offered[0])
    assert len(table.s.ruin_pool) == 4
    table.choose("vagabond")
    finished(table)
    assert table.s.box.roster == ("vagabond2/ranger", "vagabond/thief", "hundreds")
    assert len(table.s.ruin_pool) == 8
    one = [key for seed in range(30) for key in advanced("?", "?", "?", "?", seed=str(seed)).s.box.draft]
    assert "vagabond2" not in one


@pytest.mark.law("root A.8.1.III")
def test_who_agreed_on_the_vagabond_is_dealt_a_character_that_nobody_else_has() -> None:
    for seed in range(8):
        table = advanced("vagabond", "vagabond/ranger", "alliance", seed=seed_of(seed))
        assert luck_of(table).offered("character") == []
        finished(table)
        assert luck_of(table).offered("character") == [["thief", "tinker"]]
        one, other = table.happened("character")
        assert one.args[1] != other.args[1]


def seed_of(number: int) -> str:
    return f"character {number}"


# A.8.2 Choosing and setting up


@pytest.mark.open_question("setup_letters")
@pytest.mark.law("root A.8.2")
def test_the_last_player_chooses_first_and_sets_up_before_the_next_chooses() -> None:
    table = advanced("?", "?", "bot:marquise", "?", cards=("hundreds", "alliance", "eyrie", "riverfolk"))
    assert (table.ask.seat, table.prompt) == (3, "choose a setup card")
    table.choose("hundreds")
    assert (table.ask.seat, table.prompt) == (3, "choose a homeland")
    table.choose(table.offered[0])
    assert (table.ask.seat, table.prompt) == (1, "choose a setup card")
    assert sum(pieces(table, "hundreds", "stronghold").values()) == 1
    assert "hundreds" not in table.offered
    table.choose("alliance")
    assert (table.ask.seat, table.prompt) == (0, "choose a setup card")
    assert len(table.s.piles[table.player("alliance").pile]) == 3
    table.choose("eyrie")
    assert [player.KEY for player in finished(table).s.players] == ["eyrie", "alliance", "marquise", "hundreds"]


@pytest.mark.law("root A.8", "root A.8.2")
def test_who_agreed_on_a_faction_sets_it_up_by_its_card_in_turn() -> None:
    table = advanced("eyrie", "duchy")
    assert (table.asked, table.prompt) == ("duchy", "choose a homeland")
    assert table.offered == list(range(1, 13))  # no corner is asked for


@pytest.mark.law("root A.8.2")
def test_five_factions_that_start_in_corners_meet() -> None:
    table = finished(advanced(*MILITANTS))
    assert [player.KEY for player in table.s.players] == list(MILITANTS)
    again = loads(dumps(table.s))
    assert dumps(again) == dumps(table.s)


@pytest.mark.law("root A.8.2", "root A.8.2.I")
def test_the_marquise_by_her_card() -> None:
    table = advanced("marquise", "riverfolk").until("choose a homeland", "x")
    assert table.offered == list(range(1, 13))
    table.choose(5)
    assert set(table.offered) == {1, 2, 6, 9, 10}  # in three, each beside another: 1 or 2, or beside these
    table.choose(9)
    assert table.offered == [1]
    table.choose(1)
    assert table.prompt == "place the keep" and table.offered == [1, 5, 9]
    table.choose(9)
    assert table.offered == [1, 5, 9]
    table.choose(1)
    assert table.offered == [5, 9]
    table.choose(9, 5)
    assert homelands(table)["marquise"] == [5, 9, 1]
    assert pieces(table, "marquise", "warrior") == {c: 2 if c in (1, 5, 9) else 1 for c in range(1, 13)}
    assert pieces(table, "marquise", "keep") == {9: 1}
    assert [pieces(table, "marquise", name) for name in ("sawmill", "workshop", "recruiter")] == [
        {1: 1},
        {9: 1},
        {5: 1},
    ]
    assert table.player("marquise").keep_clearing(table.s) == 9


@pytest.mark.law("root A.8.2")
def test_her_keep_stands_beside_no_enemy_homeland_if_possible() -> None:
    table = advanced("marquise", "corvids").choose(4).until("choose a homeland", "x")
    while table.asked == "corvids":
        table.choose(table.offered[0])
    table.choose(9, 1, 5)
    assert table.prompt == "place the keep" and table.offered == [1, 5]  # 9 is beside 4
    assert refused(table)[9] == "root A.8.2"


@pytest.mark.law("root A.8.2", "root A.8.2.II")
def test_the_eyrie_by_its_card() -> None:
    table = advanced("eyrie", "duchy").choose(1)
    while table.asked == "duchy":
        table.choose(table.offered[0])
    autumn = MAPS["autumn"]
    far = [c for c in autumn.edge if distance(table.s, c, [1]) >= 3]
    assert table.offered == sorted(far) == [3, 6, 7, 8]
    assert refused(table)[11] == "root A.8.2"  # not on the edge
    assert refused(table)[2] == refused(table)[5] == refused(table)[4] == "root A.8.2.II"
    assert refused(table)[1] == "root A.8.2.I"
    table.choose(7, "builder")
    assert pieces(table, "eyrie", "warrior") == {7: 6}
    assert pieces(table, "eyrie", "roost") == {7: 1}


@pytest.mark.law("root A.8.2")
def test_the_lizards_by_their_card() -> None:
    table = advanced("lizards", "alliance").choose(12)
    assert table.prompt == "where one warrior more stands"
    assert table.offered == [4, 7, 9, 10, 11]
    table.choose(4)
    assert table.offered == [7, 9, 10, 11]
    table.choose(11, 9, "mouse")
    assert pieces(table, "lizards", "warrior") == {4: 1, 9: 1, 11: 1, 12: 4}
    garden = f"{SUIT_NAMES[table.s.suits[12]]} garden"
    assert pieces(table, "lizards", garden) == {12: 1}
    assert table.count("lizards", "warrior", ASIDE) == 2


@pytest.mark.law("root A.8.2")
def test_the_duchy_by_its_card() -> None:
    table = advanced("duchy", "alliance").choose(1)  # three clearings beside it: 5, 9, 10
    assert table.prompt == "where one warrior more stands" and table.offered == [5, 9, 10]
    table.choose(9)
    assert table.offered == [5, 10]
    table.choose(10)
    assert pieces(table, "duchy", "warrior") == {1: 2, 5: 1, 9: 2, 10: 2}
    assert pieces(table, "duchy", "tunnel") == {1: 1}


@pytest.mark.law("root A.8.2")
def test_the_corvids_by_their_card() -> None:
    table = advanced("corvids", "alliance").choose(6)
    assert table.prompt == "lay which plot" and table.offered == ["bomb", "snare", "extortion", "raid"]
    table.choose("raid")
    assert pieces(table, "corvids", "warrior") == {6: 1} and pieces(table, "corvids", "plot") == {6: 1}
    for suit in range(3):
        assert table.prompt == "scatter"
        table.choose(next(c for c in table.offered if table.s.suits[c] == suit))
    assert sum(pieces(table, "corvids", "warrior").values()) == 4
    other = ROOT.view(table.s, 1).state
    assert other.own[0] != table.s.own[0]  # nobody else knows what it is


@pytest.mark.law("root A.8.2")
def test_the_hundreds_by_their_card() -> None:
    table = advanced("hundreds", "alliance")
    assert table.offered == sorted(MAPS["autumn"].edge)  # 3 and all others have an open slot
    table.choose(5)
    assert pieces(table, "hundreds", "warrior") == {5: 4}
    assert pieces(table, "hundreds", "stronghold") == pieces(table, "hundreds", "warlord") == {5: 1}
    assert len(table.s.ruin_pool) == 4


@pytest.mark.law("root A.8.2", "root A.8.2.II")
def test_the_keepers_by_their_card() -> None:
    table = advanced("keepers", "alliance")
    assert table.offered == sorted(MAPS["autumn"].edge)
    table.choose(4)
    assert table.offered == [8, 9]  # beside it and on the edge, so not 12
    assert refused(table)[12] == refused(table)[1] == "root A.8.2"
    table.choose(8)
    assert pieces(table, "keepers", "warrior") == {4: 4, 8: 4}
    relics = [table.s.board[row + f.place] for f in table.s.box.map.forests for row in table.player("keepers").tokens]
    assert sum(relics) == 12
    around = [f.place for f in table.s.box.map.forests if {4, 8} & set(f.clearings)]
    for forest in around:  # only the one that lies in each forest
        assert sum(table.s.board[row + forest] for row in table.player("keepers").tokens) == 1


@pytest.mark.law("root A.8.2", "root 15.3.3")
@pytest.mark.ruling("setup-keepers-in-iron", 1)
def test_the_other_relics_of_the_card_are_spread_at_random_not_by_choice() -> None:
    laid = set()
    for seed in range(12):
        table = advanced("keepers", "alliance", seed=str(seed)).choose(4, 8)
        assert table.prompt == "return a card"  # nobody was asked where they come
        tokens = table.player("keepers").tokens
        laid.add(tuple(table.s.board[row + f.place] for row in tokens for f in table.s.box.map.forests))
    assert len(laid) > 8


@pytest.mark.law("root A.8.2")
def test_alliance_riverfolk_and_vagabond_need_no_homeland() -> None:
    table = advanced("alliance", "riverfolk", "vagabond", characters=("thief",))
    assert (table.asked, table.prompt) == ("vagabond", "place the pawn")
    table.choose(table.offered[0])
    assert (table.asked, table.prompt) == ("riverfolk", "place a starting warrior")
    table.until("return a card", "x")
    assert len(table.s.piles[table.player("alliance").pile]) == 3
    assert sum(pieces(table, "riverfolk", "warrior").values()) == 4
    assert table.count("riverfolk", "warrior", PAYMENTS) == 3
    assert homelands(table) == {}
    own = table.s.own[table.seat("vagabond")]
    assert list(own[RELATION : RELATION + 3]) == [INDIFFERENT, INDIFFERENT, NO_RELATION]


@pytest.mark.law("root A.8.2", "root 9.3.6")
@pytest.mark.open_question("relationship_markers")
def test_relationship_markers_wait_until_all_factions_are_known() -> None:
    table = advanced("?", "?", "?", cards=("eyrie", "vagabond", "riverfolk", "duchy")).choose("vagabond")
    table.choose(table.offered[0])
    own = table.s.own[2]
    assert set(own[RELATION : RELATION + 3]) == {NO_RELATION}
    finished(table)
    assert list(table.s.own[2][RELATION : RELATION + 3]) == [INDIFFERENT, INDIFFERENT, NO_RELATION]


@pytest.mark.law("root A.8.2", "root 9.3.6", "root E.3.3")
@pytest.mark.open_question("relationship_markers")
def test_there_are_no_relationship_markers_for_hirelings() -> None:
    hirelings = ["last-dynasty", "otter-divers", "street-band"]
    table = finished(advanced("marquise", "duchy", "vagabond", hirelings=hirelings))
    assert set(fields_of(table, "vagabond")["relations"]) == {"marquise", "duchy"}


@pytest.mark.law("root A.8.2.I")
def test_no_homeland_of_an_enemy_and_none_without_room() -> None:
    table = advanced("lizards", "corvids").choose(7)
    while table.asked == "corvids":
        table.choose(table.offered[0])
    assert 7 not in table.offered and refused(table)[7] == "root A.8.2.I"


@pytest.mark.law("root A.8.2.I")
@pytest.mark.open_question("homelands_without_a_slot")
@pytest.mark.parametrize("key", ["eyrie", "lizards", "hundreds", "keepers"])
def test_a_clearing_without_an_open_slot_is_no_homeland_for_who_builds_there(key: str) -> None:
    """Beside the keep of the bot its buildings fill clearings that have a single slot."""
    found = 0
    for seed in range(12):
        table = advanced(key, "bot:marquise", map="winter", seed=str(seed))
        (keep,) = pieces(table, "marquise", "keep")
        full = [c for c in range(1, 13) if not table.s.slots[c] and c != keep]
        for clearing in full:
            found += 1
            assert clearing not in table.offered
            assert refused(table)[clearing] == ("root 2.2.3" if key != "keepers" else "root A.8.2.II")
    assert found


@pytest.mark.law("root A.8.2.I", "root 2.2.3", "root 2.2.4")
@pytest.mark.open_question("homelands_without_a_slot")
@pytest.mark.parametrize("key", ["marquise", "eyrie", "lizards", "hundreds"])
def test_neither_is_one_where_a_ruin_or_a_hirelings_building_takes_the_last_slot(key: str) -> None:
    """A vault beside the ruin in 6, or in 3, which has a single slot."""
    for vault, full in ((6, True), (3, True), (7, False)):
        table = advanced(key, "alliance", hirelings=["vault-keepers"]).until("place hirelings where", "x").choose(vault)
        table.until("choose a homeland", "x")
        assert (vault in table.offered) is not full
        assert refused(table).get(vault) == ("root 2.2.3" if full else None)


@pytest.mark.law("root A.8.2.I")
@pytest.mark.open_question("homelands_of_bots")
def test_the_corner_of_a_bot_is_its_homeland() -> None:
    table = advanced("duchy", "bot:eyrie")
    (corner,) = pieces(table, "eyrie", "roost")
    beside = MAPS["autumn"].paths[corner]
    assert table.offered == [c for c in range(1, 13) if c != corner and c not in beside]
    assert refused(table)[corner] == "root A.8.2.I"
    assert {refused(table)[c] for c in beside} == {"root A.8.2.II"}


@pytest.mark.law("root A.8.2.I")
@pytest.mark.open_question("homelands_of_bots")
@pytest.mark.parametrize("seed", "123")
def test_the_homeland_of_her_bot_is_the_clearing_of_the_keep(seed: str) -> None:
    table = advanced("duchy", "bot:marquise", seed=seed)
    (keep,) = pieces(table, "marquise", "keep")
    beside = MAPS["autumn"].paths[keep]
    assert table.offered == [c for c in range(1, 13) if c != keep and c not in beside]
    assert refused(table)[keep] == "root A.8.2.I"


@pytest.mark.law("root A.8.2.I")
@pytest.mark.open_question("homelands_of_bots")
@pytest.mark.parametrize("bot", ["alliance", "vagabond", "riverfolk", "corvids"])
def test_bots_that_start_in_no_clearing_have_no_homeland(bot: str) -> None:
    assert advanced("duchy", f"bot:{bot}").offered == list(range(1, 13))


@pytest.mark.law("root A.8.2.II")
def test_what_is_too_near_is_given_up_step_by_step() -> None:
    """Two clearings in between; else not adjacent; else anywhere on the edge; only then elsewhere."""
    table = advanced("hundreds", "duchy").choose(12)  # in the middle of the map
    while table.asked == "duchy":
        table.choose(table.offered[0])
    three = [c for c in MAPS["autumn"].edge if distance(table.s, c, [12]) == 3]
    assert table.offered == sorted(three) == [5]
    table = advanced("hundreds", "keepers", "duchy").choose(12)
    while table.asked == "duchy":
        table.choose(table.offered[0])
    assert table.asked == "keepers"
    assert table.offered == [5]  # no two can be so far away, so one at a time: 5 is
    table.choose(5)
    assert table.offered == [1, 2]  # neither is two clearings away from 12; both are beside 10, not beside 12
    table.choose(1)
    assert table.asked == "hundreds"
    assert table.offered == [3, 6, 8]  # adjacent to neither 12 nor 5 nor 1
    assert refused(table)[2] == refused(table)[9] == "root A.8.2.II"


@pytest.mark.law("root A.8.2.II")
@pytest.mark.open_question("edge_demand_impossible")
def test_beside_an_enemy_only_if_nothing_else_is_left() -> None:
    """Five homelands of Marquise and Keepers leave nothing on the edge that is apart."""
    table = advanced("eyrie", "keepers", "marquise", "corvids").choose(8)
    while table.asked == "corvids":
        table.choose(table.offered[0])
    table.choose(1, 5, 10)
    while table.asked == "marquise":
        table.choose(table.offered[0])
    table.choose(table.offered[0]).choose(table.offered[0])
    taken = [c for chosen in homelands(table).values() for c in chosen]
    edge = [c for c in MAPS["autumn"].edge if c not in taken]
    apart = [c for c in edge if not set(MAPS["autumn"].paths[c]) & set(taken)]
    assert not apart
    assert table.asked == "eyrie"
    assert table.offered == sorted(c for c in edge if table.s.slots[c])


@pytest.mark.law("root A.8.2.II")
@pytest.mark.open_question("edge_demand_impossible")
def test_off_the_edge_only_if_nothing_is_left_on_it() -> None:
    """No two adjacent clearings of the edge are left for the Keepers, who come to the middle then."""
    table = advanced("keepers", "marquise", "lizards", "corvids", "duchy")
    taken = {"duchy": [6], "corvids": [5], "lizards": [9], "marquise": [7, 4, 8]}
    while table.asked != "keepers":
        mine = taken[table.asked] if table.prompt == "choose a homeland" else []
        table.choose(mine.pop(0) if mine else table.offered[0])
    assert not set(MAPS["autumn"].paths[1]) & {2, 3} and not set(MAPS["autumn"].paths[2]) & {1, 3}
    assert table.offered == [10]  # the farthest
    table.choose(10)
    assert table.offered == [1, 2, 12]  # beside it, and no nearer to anybody than needs be


@pytest.mark.law("root A.8.2.I")
@pytest.mark.ruling("keepers-in-iron", 5)
@pytest.mark.ruling("setup-keepers-in-iron", 2)
def test_the_keepers_find_two_adjacent_clearings_on_the_edge_of_every_map() -> None:
    for map_ in MAPS.values():
        pairs = {(a, b) for a in map_.edge for b in map_.paths[a] if b in map_.edge}
        assert [pair for pair in pairs if not set(map_.corners) & set(pair)]  # even if bots started in all corners


# A.9, A.10


@pytest.mark.law("root A.9")
def test_all_score_markers_are_on_0() -> None:
    table = advanced("?", "?", "?").until("return a card", "x")
    assert list(table.s.vp) == [0, 0, 0]
    assert list(finished(advanced("?", "?", "?", "?")).s.vp) == [0] * 4


@pytest.mark.law("root A.10")
def test_everybody_keeps_three_of_five_and_two_go_back_unseen() -> None:
    table = advanced("eyrie", "alliance", "duchy").until("return a card", "x")
    hands = [sorted(CARDS[card].id for card in hand) for hand in table.s.hands]
    assert [len(hand) for hand in hands] == [5, 5, 5]
    deck = len(table.s.deck)
    for seat in range(3):
        for left in (2, 1):
            assert (table.prompt, table.ask.seat, table.ask.given) == ("return a card", seat, (left,))
            card = table.offered[-1]
            hands[seat].remove(card)
            table.choose(card)
    assert [sorted(CARDS[card].id for card in hand) for hand in table.s.hands] == hands
    assert len(table.s.deck) == deck + 6
    assert table.s.stage == PLAYING and table.s.turns == 1
    told = [event for event in table.events if event.article == "root A.10"]
    assert not any(event.args[1:] for event in told)  # which cards they were is not told


def test_the_old_switch_means_what_it_meant() -> None:
    table = Table.new(ROOT, {"seats": ["marquise", "eyrie"], "advanced": True, "order": "given"}, seed="1")
    assert table.pending is not None and table.pending.about.name == "place the keep"
    assert len(table.state.hands[0]) == 5


def test_states_of_a_draft_are_read_from_their_bytes() -> None:
    table = advanced("?", "?", "?", vagabonds="two")
    while table.s.stage != PLAYING:
        s = table.s
        assert State.from_bytes(s.box, s.to_bytes()) == s
        table.choose(table.offered[-1])
