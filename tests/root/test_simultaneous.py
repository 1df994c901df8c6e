"""Effects that occur at the same time: Law of Root 1.1.3, wherever it is not a removal alone that brings them about."""

from __future__ import annotations

from collections import Counter

import pytest
from tests.root.situation import Situation, given

from lawbound.root.cards import CARD, CARDS, DECK, DOMINANCE


def rest_of_the_deck(*elsewhere: str) -> str:
    """All cards but these, so that whoever holds them leaves the deck empty. Dominance cards cannot be supporters."""
    left = Counter(DECK) - Counter([CARD[name] for name in elsewhere])
    return ",".join(CARDS[card].id for card in left.elements() if CARDS[card].kind != DOMINANCE)


def dominances() -> str:
    return ",".join(info.id for info in CARDS if info.kind == DOMINANCE)


# The ambush


def ambushed_alliance(discarded: str) -> Situation:
    """The Alliance attacks, loses a warrior and the sympathy to an ambush, and the Marquise has no fox card to give.

    The deck is empty: all other cards are supporters, or lie beside the map.
    """
    cards = ["ambush-fox", *discarded.split(",")] if discarded else ["ambush-fox"]
    line = (
        "root seats=alliance,marquise,eyrie turn=alliance phase=evening alliance.officers=3 "
        f"alliance.supporters={rest_of_the_deck(*cards)} available={dominances()} discard={discarded} "
        "marquise.hand=ambush-fox @1=alliance.warrior,alliance.sympathy,marquise.warrior*3 @2=alliance.mouse~base"
    )
    return given(line, luck=("ambush-fox",)).choose("battle", "ambush-fox")


@pytest.mark.law("root 4.3.1.II", "root 4.3.4", "root 8.2.6")
def test_the_ambush_card_is_discarded_after_what_its_hits_trigger() -> None:
    """So outrage over sympathy that the ambush removed can never draw the ambush card itself."""
    table = ambushed_alliance("bake-sale")
    names = [event.name for event in table.events]
    assert names.index("ambush") < names.index("showed hand") < names.index("shuffled") < names.index("discarded")
    (supporter,) = table.happened("supporter")
    assert supporter.secret == (CARD["bake-sale"],)
    assert table.discarded() == ["ambush-fox"]


@pytest.mark.law("root 4.3.1.II", "root 2.1.2")
def test_outrage_finds_nothing_to_draw_while_the_ambush_card_still_lies_there() -> None:
    table = ambushed_alliance("")
    assert table.happened("showed hand")
    assert not table.happened("supporter")
    assert table.discarded() == ["ambush-fox"]


@pytest.mark.law("root 4.3.1.II")
def test_the_ambush_card_lies_open_while_its_effects_are_resolved() -> None:
    line = (
        "root seats=marquise,eyrie turn=marquise phase=daylight @1=marquise.warrior*3,eyrie.warrior*3 @5=marquise.keep "
        "eyrie.hand=ambush-fox marquise.hand=foxfolk-steel"
    )
    table = given(line).until("actions").choose("battle", "ambush-fox")
    assert table.prompt == "field hospitals"
    assert table.s.crafted[table.seat("eyrie")] == bytes([CARD["ambush-fox"]])
    assert not table.discarded()
    table.choose("foxfolk-steel")
    assert table.discarded() == ["foxfolk-steel", "ambush-fox"]


# Both sides of a battle


BOTH = (
    "root seats={seats} turn={turn} phase=daylight @1=marquise.warrior*3,alliance.fox~base,alliance.sympathy,"
    "alliance.warrior @5=marquise.keep marquise.hand=foxfolk-steel,anvil"
)


@pytest.mark.law("root 1.1.3", "root 4.3.4")
def test_whoever_takes_the_turn_says_after_each_effect_which_side_comes_next() -> None:
    """Base and sympathy of the Alliance, the hospitals of the Marquise: the hospitals may come between the two."""
    line = BOTH.format(seats="marquise,alliance", turn="marquise")
    table = given(line, luck=((3, 3),)).until("actions").choose("battle", "fox base")
    assert (table.prompt, table.asked, table.offered) == ("whose effects first", "marquise", ["marquise", "alliance"])
    table.choose("alliance")
    assert (table.prompt, table.asked, table.offered) == ("which effect first", "alliance", ["base lost", "outrage"])
    table.choose("outrage", "anvil")
    assert (table.prompt, table.asked) == ("whose effects first", "marquise")
    table.choose("marquise")
    assert table.prompt == "field hospitals"
    assert not table.happened("discarded", "root 8.2.4")  # the base is lost with all supporters, but not yet
    table.choose("foxfolk-steel")
    assert table.happened("discarded", "root 8.2.4")


# The ferry


LAKE = "root map=lake suits=fox*4,rabbit*4,mouse*4"
CROSSING = (
    f"{LAKE} seats=marquise,eyrie,alliance turn=marquise phase=daylight ferry=1 @1=marquise.warrior*3 "
    "@11=alliance.sympathy @7=eyrie.roost"
)


@pytest.mark.law("root 1.1.3", "root C.2.5", "root 8.2.6")
@pytest.mark.ruling("woodland-alliance", 5)
def test_the_player_on_turn_orders_the_ferrys_card_and_outrage() -> None:
    """Clearing 11 is a mouse clearing: the card of the ferry may be the one to give, or stay out of it."""
    table = given(f"{CROSSING} marquise.hand=sword", luck=("codebreakers",)).choose("march", 11, 2)
    assert (table.prompt, table.asked, table.offered) == ("which effect first", "marquise", ["ferry card", "outrage"])
    table.choose("ferry card")
    assert table.hand("marquise") == ["sword", "codebreakers"]
    assert (table.prompt, table.offered) == ("outrage", ["sword", "codebreakers"])
    table.choose("codebreakers")
    assert table.hand("marquise") == ["sword"]

    table = given(f"{CROSSING} marquise.hand=sword", luck=("codebreakers",)).choose("march", 11, 2, "outrage")
    assert table.hand("marquise") == ["codebreakers"]
    (supporter,) = table.happened("supporter")
    assert supporter.secret == (CARD["sword"],)


@pytest.mark.law("root C.2.5")
def test_alone_the_ferrys_card_asks_nothing() -> None:
    table = given(f"{CROSSING} marquise.hand=sword", luck=("codebreakers",)).choose("march", 12, 2)
    assert table.prompt == "move from"
    assert table.hand("marquise") == ["sword", "codebreakers"]


ALLIES = (
    f"{LAKE} seats=vagabond,marquise turn=vagabond phase=daylight ferry=1 vagabond.place=1 @1=marquise.warrior*2 "
    "vagabond.relations.marquise=allied vagabond.satchel=boots*2"
)


@pytest.mark.law("root C.2.5", "root 9.2.9.II.b")
@pytest.mark.ruling("vagabond", 7)
def test_an_ally_whose_warriors_come_along_by_ferry_draws_a_card_too() -> None:
    table = given(ALLIES, luck=("sword", "anvil")).choose("move", 12, "marquise", 2)
    assert table.hand("vagabond") == ["sword"]
    assert table.hand("marquise") == ["anvil"]
    assert table.count("marquise", "warrior", 12) == 2
    alone = given(ALLIES, luck=("sword", "anvil")).choose("move", 12, "no")
    assert (alone.hand("vagabond"), alone.hand("marquise")) == (["sword"], [])


@pytest.mark.law("root C.2.5", "rootbotics 2.8.1")
def test_an_allied_bot_scores_for_the_ferry_instead() -> None:
    line = ALLIES.replace("vagabond,marquise", "vagabond,bot:eyrie").replace("marquise", "eyrie")
    table = given(line, luck=("sword",)).choose("move", 12, "eyrie", 1)
    assert (table.hand("vagabond"), table.points("eyrie")) == (["sword"], 1)


@pytest.mark.law("root 1.1.3", "root 1.5.4", "root C.2.5")
@pytest.mark.parametrize(("first", "hands"), [("vagabond", ([1, 0])), ("marquise", ([0, 1]))])
def test_with_one_card_left_the_player_on_turn_says_who_draws_it(first: str, hands: list[int]) -> None:
    cards = rest_of_the_deck("anvil")
    line = ALLIES.replace("seats=vagabond,marquise", "seats=vagabond,marquise,alliance")
    line += f" alliance.supporters={cards} available={dominances()} @12=alliance.mouse~base"
    table = given(line).choose("move", 12, "marquise", 2)
    assert (table.prompt, table.asked, table.offered) == ("who draws first", "vagabond", ["vagabond", "marquise"])
    table.choose(first)
    assert [len(table.hand(key)) for key in ("vagabond", "marquise")] == hands


@pytest.mark.law("root 1.1.3", "root C.2.5", "rootbotics 6.2.3")
@pytest.mark.parametrize(("outrage_first", "points", "hand"), [(True, 1, ["mouse-in-a-sack"]), (False, 0, [])])
def test_cards_of_the_ferry_and_outrage_over_an_ally_come_in_the_order_of_the_player_on_turn(
    outrage_first: bool, points: int, hand: list[str]
) -> None:
    """The Vagabond brings the Marquise's warriors to sympathy: with the card of the ferry she can pay for it."""
    line = ALLIES.replace("seats=vagabond,marquise", "seats=vagabond,marquise,bot:alliance") + " @12=alliance.sympathy"
    table = given(line, luck=("sword", "mouse-in-a-sack")).choose("move", 12, "marquise", 2)
    assert (table.prompt, table.asked) == ("which effect first", "vagabond")
    assert table.offered == ["ferry card", "ferry card", "outrage"]
    if outrage_first:
        table.choose("outrage")
    while table.prompt == "which effect first":
        table.choose("ferry card")
    assert (table.points("alliance"), table.hand("marquise")) == (points, hand)


# The start of Birdsong


BANK = (
    "root seats=marquise,eyrie,alliance turn=marquise @1=marquise.sawmill,marquise.warrior "
    "marquise.crafted=better-burrow-bank"
)


@pytest.mark.law("root 1.1.3", "root 1.5.4", "root 4.1.3")
def test_of_the_last_card_the_bank_lets_the_player_on_turn_dispose() -> None:
    cards = rest_of_the_deck("anvil", "better-burrow-bank")
    line = f"{BANK} alliance.supporters={cards} available={dominances()} @2=alliance.mouse~base"
    table = given(line).choose("eyrie")
    assert (table.prompt, table.asked, table.offered) == ("who draws first", "marquise", ["marquise", "eyrie"])
    table.choose("eyrie")
    assert (table.hand("marquise"), table.hand("eyrie")) == ([], ["anvil"])
    none = line.replace("@2=alliance", "discard= eyrie.hand=anvil @2=alliance")
    assert given(none).choose("eyrie").prompt == "actions"  # no card, nothing to dispose of


@pytest.mark.law("root 1.1.3", "root 1.4.1", "root 4.1.3", "rootbotics 9.2.3")
def test_services_and_the_bank_come_in_the_order_that_the_player_likes() -> None:
    line = BANK.replace("eyrie,alliance", "bot:riverfolk") + " riverfolk.market=sword,anvil"
    table = given(line, luck=("codebreakers",))
    assert (table.prompt, table.asked) == ("which effect first", "marquise")
    assert table.offered == ["services", "better burrow bank"]
    table.choose("better burrow bank")
    assert table.hand("marquise") == ["codebreakers"]
    assert table.prompt == "buy a service"
    table = given(line, luck=("codebreakers",)).choose("services", "hand card", "sword")
    assert table.hand("marquise") == ["sword", "codebreakers"]


@pytest.mark.law("root 1.1.3")
def test_services_that_cannot_be_paid_for_are_no_effect_to_order() -> None:
    line = BANK.replace("eyrie,alliance", "bot:riverfolk").replace("marquise.warrior", "marquise.warrior*25")
    table = given(f"{line} riverfolk.market=sword,anvil")
    assert table.prompt == "actions"
    assert len(table.hand("marquise")) == 1


# Bots


@pytest.mark.law("root 1.1.3", "rootbotics 2.2")
@pytest.mark.parametrize(
    ("order", "first", "then"),
    [
        ("alliance,marquise,vagabond", "field hospitals", "damage three items"),
        ("alliance,vagabond,marquise", "damage three items", "field hospitals"),
    ],
)
def test_a_bot_on_turn_begins_with_the_faction_that_comes_first_in_turn_order(
    order: str, first: str, then: str
) -> None:
    """A revolt of the bot sweeps a clearing in which the Marquise has warriors and the Vagabond stands."""
    line = (
        f"root seats=bot:alliance,vagabond,marquise order={order} turn=alliance "
        "@1=alliance.sympathy,marquise.warrior*2 @5=marquise.keep marquise.hand=anvil vagabond.place=1 "
        "vagabond.satchel=boots*4,sword"
    )
    table = given(line, luck=["foxfolk-steel"])
    assert table.prompt == first
    table.until(then)


@pytest.mark.law("root 1.1.3", "root 4.3.4", "rootbotics 2.2")
@pytest.mark.parametrize(("order", "outraged"), [("alliance,marquise", 1), ("marquise,alliance", 0)])
def test_in_a_battle_on_its_turn_a_bot_lets_the_faction_go_first_that_comes_first_in_turn_order(
    order: str, outraged: int
) -> None:
    """The Vagabot makes the Marquise attack the Alliance: the hospitals, and outrage at who instigated the battle."""
    line = (
        f"root seats=bot:vagabond/vagrant+questing,marquise,alliance order=vagabond,{order} turn=vagabond "
        "@11=marquise.warrior*3,alliance.warrior,alliance.sympathy @5=marquise.keep vagabond.place=11 "
        "vagabond.satchel=boots vagabond.exhausted=tea*3 marquise.hand=sword"
    )
    table = given(line, luck=["cobbler", (3, 3)])
    assert table.prompt == "field hospitals"
    assert len(table.happened("supporter")) == outraged
