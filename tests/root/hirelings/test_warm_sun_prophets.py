"""The Warm Sun Prophets and the Lizard Envoys."""

from __future__ import annotations

from typing import Any

import pytest
from tests.root.hirelings.table import beside, pieces
from tests.root.situation import Situation

PROPHETS = "warm-sun-prophets"


def preaching(clearings: dict[int, Any], **more: Any) -> Situation:
    return beside(PROPHETS, "marquise", clearings, **more).choose("the prophets preach")


@pytest.mark.law("root E.2.4", "root 1.5.5", "root E.3.6")
@pytest.mark.ruling("warm-sun-prophets", 2)
def test_a_player_is_made_to_battle_and_scores_for_it() -> None:
    """The controller names the defender, who may be themselves; all else is decided by whoever fights."""
    here = {1: {PROPHETS: {"warrior": 1}, "eyrie": {"warrior": 3}, "marquise": {"sawmill": 1}}}
    table = preaching(here, luck=[(1, 0)])
    assert (table.prompt, table.offered) == ("what the prophets demand", ["a battle", "a move"])
    table.choose("a battle")
    assert table.prompt == "whom they are sent against"
    assert table.offered == ["marquise", PROPHETS]
    table.choose("marquise")
    assert table.count("marquise", "sawmill", 1) == 0
    assert (table.points("eyrie"), table.points("marquise")) == (1, 0)


@pytest.mark.law("root E.2.4", "root 1.5.5")
@pytest.mark.ruling("warm-sun-prophets", 1)
def test_whoever_is_made_to_battle_decides_on_foiling_and_the_defender_may_ambush() -> None:
    here = {1: {PROPHETS: {"warrior": 1}, "eyrie": {"warrior": 4}, "alliance": {"warrior": 1}}}
    players = {"eyrie": {"hand": ["ambush-fox"]}, "alliance": {"hand": ["ambush-bird"]}}
    seats = ("marquise", "eyrie", "alliance")
    table = preaching(here, seats=seats, players=players).choose("eyrie", "a battle", "alliance")
    assert (table.prompt, table.asked) == ("ambush", "alliance")
    table.choose("ambush-bird")
    assert (table.prompt, table.asked) == ("foil the ambush", "eyrie")


@pytest.mark.law("root E.2.4", "root 1.5.5")
@pytest.mark.ruling("warm-sun-prophets", 1)
def test_whoever_is_made_to_battle_says_which_of_their_pieces_go() -> None:
    """The controller is the defender here, and still decides for their own side alone."""
    alliance = {"warrior": 1, "sympathy": 1, "fox base": 1}
    here = {1: {PROPHETS: {"warrior": 1}, "marquise": {"warrior": 3}, "alliance": alliance}}
    table = preaching(here, seats=("marquise", "alliance"), luck=[(2, 2)])
    table.choose("alliance", "marquise")
    assert (table.prompt, table.asked, table.offered) == ("take a hit", "alliance", ["fox base", "sympathy"])
    table.choose("sympathy")
    assert table.count("alliance", "fox base", 1) == 1


@pytest.mark.law("root E.2.4", "root 1.5.5")
@pytest.mark.open_question("prophets_chosen_clearing")
def test_rule_is_needed_for_the_forced_move_as_ever() -> None:
    here = {1: {PROPHETS: {"warrior": 2}, "alliance": {"warrior": 1}}, 9: {"alliance": {"warrior": 1}}}
    table = preaching(here, seats=("marquise", "alliance")).choose("a move")
    assert table.count("alliance", "warrior", 9) == 2  # the only clearing next to 1 that they rule


@pytest.mark.law("root E.2.4")
def test_the_battle_after_the_move_is_as_the_controller_wishes() -> None:
    here = {1: {PROPHETS: {"warrior": 1}, "eyrie": {"warrior": 3}}, 9: {"marquise": {"warrior": 1}}}
    for answer, left in (("no", 1), ("marquise", 0)):
        table = preaching(here, luck=[(1, 0)]).choose("a move", 9)
        assert (table.count("eyrie", "warrior", 9), table.prompt) == (3, "whom they are sent against")
        assert table.offered == ["marquise", "no"]
        table.choose(answer)
        assert table.count("marquise", "warrior", 9) == left


@pytest.mark.law("root E.2.4")
def test_the_controller_may_be_chosen_too() -> None:
    here = {1: {PROPHETS: {"warrior": 1}, "marquise": {"warrior": 3}, "eyrie": {"warrior": 1}}}
    table = preaching(here, luck=[(1, 0)])
    assert table.prompt == "whom the prophets move" and table.offered == ["marquise", "eyrie"]
    table.choose("marquise", "a battle")
    assert table.count("eyrie", "warrior", 1) == 0


@pytest.mark.law("root E.2.4")
@pytest.mark.open_question("prophets_and_vagabond")
def test_who_can_neither_battle_nor_move_is_no_legal_choice() -> None:
    """Open question prophets_and_vagabond."""
    here = {1: {PROPHETS: {"warrior": 1}, "alliance": {"sympathy": 1}}}
    table = beside(PROPHETS, "marquise", here, seats=("marquise", "alliance"))
    assert "the prophets preach" not in table.offered and "place a prophet" in table.offered


@pytest.mark.law("root E.2.4", "root 1.5.5")
@pytest.mark.open_question("prophets_and_vagabond")
@pytest.mark.open_question("effects_that_let_the_vagabond_move_or_battle")
def test_the_vagabond_goes_alone_and_exhausts_nothing() -> None:
    """Open questions prophets_and_vagabond, effects_that_let_the_vagabond_move_or_battle."""
    here = {1: {PROPHETS: {"warrior": 1}, "marquise": {"warrior": 4}}}
    thief = {
        "vagabond": {
            "character": "thief",
            "relations": {"marquise": "allied"},
            "satchel": ["boots", "sword"],
            "place": 1,
        }
    }
    table = preaching(here, seats=("marquise", "vagabond"), players=thief).choose("vagabond", "a move")
    assert table.prompt == "where the prophets send them" and table.offered == [5, 9, 10]
    table.choose(9)
    assert table.count("marquise", "warrior", 9) == 0 and table.count("vagabond", "pawn", 9) == 1
    assert not table.happened("exhausted")


@pytest.mark.law("root E.2.4", "root 14.2.2")
@pytest.mark.open_question("warlord_as_a_target")
def test_the_warlord_stays_out_of_its_own_turn() -> None:
    """Open question warlord_as_a_target."""
    here = {1: {PROPHETS: {"warrior": 1}, "hundreds": {"warlord": 1, "warrior": 3}}}
    table = preaching(here, seats=("marquise", "hundreds"))
    table.choose("a move", 9)
    assert (table.count("hundreds", "warlord", 1), table.count("hundreds", "warrior", 9)) == (1, 3)


@pytest.mark.law("root E.2.4", "root 8.2.6")
def test_outrage_falls_on_whoever_is_moved() -> None:
    here = {1: {PROPHETS: {"warrior": 1}, "eyrie": {"warrior": 3}}, 9: {"alliance": {"sympathy": 1}}}
    seats = ("marquise", "eyrie", "alliance")
    table = preaching(here, seats=seats, players={"eyrie": {"hand": ["sword"]}}).choose("a move", 9)
    assert "sword" not in table.hand("eyrie")


@pytest.mark.law("root E.2.4")
def test_or_a_prophet_is_placed_where_there_is_none_once_a_daylight() -> None:
    here = {1: {PROPHETS: {"warrior": 1}, "eyrie": {"warrior": 3}}}
    table = beside(PROPHETS, "marquise", here).choose("place a prophet")
    assert table.offered == list(range(2, 13))
    table.choose(9)
    assert pieces(table, PROPHETS, 9) == 1
    assert not {"place a prophet", "the prophets preach"} & set(table.offered)
    full = {c: {PROPHETS: {"warrior": 1}} for c in (1, 2, 3, 4)}
    assert "place a prophet" not in beside(PROPHETS, "marquise", full).offered


@pytest.mark.law("root E.2.4", "rootbotics 11.8.2")
def test_a_bot_can_be_made_to_move_and_to_battle() -> None:
    here = {1: {PROPHETS: {"warrior": 1}, "eyrie": {"warrior": 3}, "marquise": {"sawmill": 1}}}
    table = preaching(here, seats=("marquise", "bot:eyrie"), players={}, luck=[(1, 0)])
    table.choose("a battle", "marquise")
    assert table.count("marquise", "sawmill", 1) == 0


# The Lizard Envoys

ENVOYS = "lizard-envoys"


def searching(*discard: str) -> Situation:
    return beside(ENVOYS, "marquise", {1: {"marquise": {"warrior": 1}}}, phase="birdsong", discard=list(discard))


@pytest.mark.ruling("ambush-bird", 6)
@pytest.mark.law("root E.2.3")
def test_a_card_of_the_most_frequent_suit_of_the_top_five_but_no_ambush() -> None:
    table = searching(
        "crossbow-mouse", "sword", "anvil", "ambush-fox", "protection-racket", "birdy-bindle", "bake-sale"
    )
    assert (table.prompt, table.asked) == ("what the envoys find", "marquise")
    assert table.offered == ["protection-racket", "anvil", "no"]
    table.choose("anvil")
    assert "anvil" in table.hand("marquise") and "anvil" not in table.discarded()


@pytest.mark.law("root E.2.3")
def test_birds_are_birds_and_the_controller_settles_ties() -> None:
    table = searching("sword", "anvil", "birdy-bindle", "bake-sale", "royal-claim", "protection-racket")
    assert table.offered == ["birdy-bindle", "protection-racket", "anvil", "royal-claim", "no"]


@pytest.mark.law("root E.2.3")
def test_they_need_not_take_any_and_find_nothing_where_only_ambushes_are_most() -> None:
    table = searching("anvil").choose("no")
    assert table.discarded() == ["anvil"]
    assert searching("ambush-fox").prompt != "what the envoys find"
    assert searching().prompt != "what the envoys find"


@pytest.mark.law("root E.2.3")
@pytest.mark.open_question("lizard_envoys_pile")
def test_of_two_alike_the_upper_one_is_taken() -> None:
    """Open question lizard_envoys_pile: the discard pile is an ordered list."""
    table = searching("cobbler", "anvil", "cobbler").choose("cobbler")
    assert table.discarded() == ["cobbler", "anvil"]


@pytest.mark.law("root E.2.3", "root 1.2.2")
@pytest.mark.open_question("lizard_envoys_pile")
def test_cards_lie_in_the_order_in_which_their_owner_discarded_them() -> None:
    hand = ["anvil", "sword", "bake-sale", "birdy-bindle", "smugglers-trail", "crossbow-mouse", "cobbler"]
    tree: dict[str, Any] = {"phase": "evening", "players": {"marquise": {"hand": hand}}, "discard": ["ambush-fox"]}
    for first, second in (("sword", "anvil"), ("anvil", "sword")):
        table = beside(ENVOYS, "eyrie", {1: {"eyrie": {"warrior": 1}}}, turn="marquise", **tree)
        table.until("discard to the hand limit").choose(first, second)
        assert table.discarded()[:3] == ["ambush-fox", first, second]


@pytest.mark.law("root E.2.3", "root 8.2.4")
@pytest.mark.open_question("lizard_envoys_pile")
def test_who_discards_several_cards_together_says_how_they_lie() -> None:
    """Supporters that go with a base; nobody is asked where no Envoys are about."""
    here = {1: {"marquise": {"warrior": 4}, "alliance": {"fox base": 1}}}
    players = {"alliance": {"supporters": ["anvil", "royal-claim", "protection-racket", "sword"]}}
    seats = ("marquise", "alliance")
    for side, asked in ((ENVOYS, True), ("otter-divers", False)):
        table = beside(side, "nobody", here, seats=seats, turn="marquise", players=players, luck=[(3, 0)])
        table.until("actions").choose("battle")
        if asked:
            assert (table.prompt, table.asked) == ("which card comes next to the pile", "alliance")
            table.choose("royal-claim", "protection-racket")
        lying = ["royal-claim", "protection-racket", "anvil"]
        assert table.discarded() == (lying if asked else ["protection-racket", "anvil", "royal-claim"])


@pytest.mark.law("root E.2.3", "root 7.7.2")
@pytest.mark.open_question("lizard_envoys_pile")
def test_so_do_the_eyrie_in_turmoil_the_duchy_with_its_birds_and_whoever_calls_partisans() -> None:
    decree = {"move": ["anvil"], "build": ["sword", "cobbler"]}
    here = {9: {"eyrie": {"roost": 1}}, 1: {"marquise": {"warrior": 1}}}
    players = {"eyrie": {"leader": "despot", "decree": decree}}
    table = beside(ENVOYS, "nobody", here, turn="eyrie", players=players).until("which card comes next to the pile")
    assert table.asked == "eyrie" and set(table.offered) == {"anvil", "sword", "cobbler"}
    table.choose("sword", "cobbler")
    assert table.discarded() == ["sword", "cobbler", "anvil"]
    swayed = {"duchy": {"revealed": ["anvil", "royal-claim", "birdy-bindle"]}}
    moles, seats = {1: {"duchy": {"warrior": 1}}}, ("duchy", "eyrie")
    table = beside(ENVOYS, "nobody", moles, seats=seats, turn="duchy", players=swayed, phase="evening")
    table.choose("royal-claim")
    assert (table.discarded(), "anvil" in table.hand("duchy")) == (["royal-claim", "birdy-bindle"], True)
    hand = {"marquise": {"hand": ["bake-sale", "sword", "anvil"], "crafted": ["fox-partisans"]}}
    fought = {1: {"marquise": {"warrior": 2}, "eyrie": {"warrior": 2}}}
    table = beside(ENVOYS, "nobody", fought, turn="marquise", players=hand, deck="exiles", luck=[(0, 0)])
    table.until("actions").choose("battle", "yes", "sword")
    assert (table.discarded(), table.hand("marquise")) == (["sword", "bake-sale"], ["anvil"])


@pytest.mark.law("root E.2.3", "root E.2")
def test_only_at_the_start_of_the_controllers_own_birdsong() -> None:
    here = {1: {"marquise": {"warrior": 1}}}
    table = beside(ENVOYS, "eyrie", here, turn="marquise", phase="birdsong", discard=["anvil"])
    assert table.asked == "marquise" and table.prompt != "what the envoys find"


@pytest.mark.law("root E.2.4", "root 1.5.5")
def test_what_holds_a_player_holds_them_against_the_prophets_too() -> None:
    here = {1: {PROPHETS: {"warrior": 1}, "street-band": {"warrior": 1}, "eyrie": {"warrior": 3}}}
    band = {"street-band": {"controller": "marquise", "came": {"1": ["eyrie"]}}}
    table = preaching(here, hirelings=band)
    assert table.prompt == "whom they are sent against"  # a battle is all that is left
