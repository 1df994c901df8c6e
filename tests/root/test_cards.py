"""Every card of the standard deck, one after another (Law of Root 2.1, 3.3, 4.1 to 4.3 and the cards themselves).

Where a card has had two printings, the older one is in force. The last test asks that no card is left out.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any, TypeVar

import pytest
from tests.root.situation import Situation, given
from tests.root.situation import fields_of as player

from lawbound.root.cards import CARDS, DECK
from lawbound.root.items import ITEM_NAMES
from lawbound.root.position import write

Test = TypeVar("Test", bound=Callable[..., None])

TESTED: Counter[str] = Counter()
"""How many tests name a card."""


def card(*names: str) -> Callable[[Test], Test]:
    """Says which cards a test is about."""
    TESTED.update(names)

    def unchanged(test: Test) -> Test:
        return test

    return unchanged


def each(*rows: tuple[Any, ...]) -> list[Any]:
    """One case for each row, named by the card that it starts with."""
    TESTED.update(row[0] for row in rows)
    return [pytest.param(*row, id=row[0]) for row in rows]


SUITS = ("fox", "rabbit", "mouse")
OF_SUIT = {"fox": (1, 6, 8, 12), "rabbit": (3, 4, 5, 10), "mouse": (2, 7, 9, 11)}
WORKSHOPS = {"fox": (8, 12), "rabbit": (5, 10), "mouse": (2, 11)}  # two slots each


def workshops(suits: Sequence[str]) -> str:
    """A workshop of the Marquise for each suit named, four of a suit at most."""
    words = []
    for suit, count in Counter(suits).items():
        first, second = WORKSHOPS[suit]
        words.append(f"@{first}=marquise.workshop*{min(count, 2)}")
        if count > 2:
            words.append(f"@{second}=marquise.workshop*{count - 2}")
    return " ".join(words)


def crafting(hand: str, suits: Sequence[str], rest: str = "") -> Situation:
    """The Marquise in Daylight with workshops of these suits, and a warrior in clearing 1 so that she can march."""
    line = "root seats=marquise,eyrie,alliance turn=marquise phase=daylight @1=marquise.warrior"
    return given(f"{line} marquise.hand={hand} {workshops(suits)} {rest}")


def craftable(table: Situation) -> set[Any]:
    """The cards in hand that may be crafted now."""
    return set(table.offered) & set(table.hand(table.asked)) if table.prompt == "craft" else set()


def activated(table: Situation) -> Counter[str]:
    """The crafting pieces activated this turn, by suit."""
    found: Counter[str] = Counter()
    for clearing, count in write(table.s).get("activated", {}).items():
        suit = next(suit for suit in SUITS if int(clearing) in OF_SUIT[suit])
        found[suit] += count
    return found


def crafted(table: Situation, key: str) -> list[str]:
    """The persistent effects in that player's play area."""
    cards: list[str] = player(table, key).get("crafted", [])
    return cards


def winners(table: Situation) -> list[str]:
    return [table.s.players[seat].KEY for seat in table.table.result["winners"]]


# Items: 20 cards

ITEMS = each(
    ("birdy-bindle", "bag", 1, ("mouse",)),
    ("woodland-runners", "boots", 1, ("rabbit",)),
    ("arms-trader", "sword", 2, ("fox", "fox")),
    ("crossbow-bird", "crossbow", 1, ("fox",)),
    ("gently-used-knapsack", "bag", 1, ("mouse",)),
    ("root-tea-fox", "tea", 2, ("mouse",)),
    ("travel-gear-fox", "boots", 1, ("rabbit",)),
    ("protection-racket", "coins", 3, ("rabbit", "rabbit")),
    ("foxfolk-steel", "sword", 2, ("fox", "fox")),
    ("anvil", "hammer", 2, ("fox",)),
    ("smugglers-trail", "bag", 1, ("mouse",)),
    ("root-tea-rabbit", "tea", 2, ("mouse",)),
    ("a-visit-to-friends", "boots", 1, ("rabbit",)),
    ("bake-sale", "coins", 3, ("rabbit", "rabbit")),
    ("mouse-in-a-sack", "bag", 1, ("mouse",)),
    ("root-tea-mouse", "tea", 2, ("mouse",)),
    ("travel-gear-mouse", "boots", 1, ("rabbit",)),
    ("investments", "coins", 3, ("rabbit", "rabbit")),
    ("sword", "sword", 2, ("fox", "fox")),
    ("crossbow-mouse", "crossbow", 1, ("fox",)),
)
item_cards = pytest.mark.parametrize(("name", "item", "points", "cost"), ITEMS)


@pytest.mark.law("root 4.1.1", "root 4.1.2", "root 3.2.2")
@item_cards
def test_item_is_crafted(name: str, item: str, points: int, cost: tuple[str, ...]) -> None:
    table = crafting(name, (*cost, *SUITS))  # one crafting piece too many in every suit
    supply = table.s.items[ITEM_NAMES.index(item)]
    assert craftable(table) == {name}
    table.choose(name)
    assert activated(table) == Counter(cost)
    assert player(table, "marquise")["items"] == [item]
    assert table.s.items[ITEM_NAMES.index(item)] == supply - 1
    assert table.points("marquise") == points
    assert (table.hand("marquise"), table.discarded()) == ([], [name])


@pytest.mark.law("root 4.1.1")
@item_cards
def test_item_needs_its_whole_cost(name: str, item: str, points: int, cost: tuple[str, ...]) -> None:
    assert craftable(crafting(name, cost)) == {name}
    others = [suit for suit in SUITS if suit not in cost] * 2
    table = crafting(name, (*cost[1:], *others))
    assert craftable(table) == set()
    assert table.hand("marquise") == [name]


@pytest.mark.law("root 4.1.2")
@item_cards
def test_item_must_be_in_the_supply(name: str, item: str, points: int, cost: tuple[str, ...]) -> None:
    table = crafting(name, (*cost, *SUITS), rest=f"supply.{item}=0")
    assert craftable(table) == set()
    assert table.hand("marquise") == [name]


# Crafting the cards with a lasting effect: 11 kinds

PERSISTENT = each(
    ("armorers", ("fox",)),
    ("sappers", ("mouse",)),
    ("brutal-tactics", ("fox", "fox")),
    ("stand-and-deliver", ("mouse", "mouse", "mouse")),
    ("tax-collector", ("fox", "rabbit", "mouse")),
    ("command-warren", ("rabbit", "rabbit")),
    ("better-burrow-bank", ("rabbit", "rabbit")),
    ("cobbler", ("rabbit", "rabbit")),
    ("scouting-party", ("mouse", "mouse")),
    ("codebreakers", ("mouse",)),
)
persistent_cards = pytest.mark.parametrize(("name", "cost"), PERSISTENT)


@pytest.mark.law("root 4.1.1", "root 4.1.3")
@persistent_cards
def test_lasting_effect_is_crafted(name: str, cost: tuple[str, ...]) -> None:
    table = crafting(name, (*cost, *SUITS)).choose(name)
    assert activated(table) == Counter(cost)
    assert crafted(table, "marquise") == [name]
    assert (table.hand("marquise"), table.discarded(), table.points("marquise")) == ([], [], 0)


@pytest.mark.law("root 4.1.1")
@persistent_cards
def test_lasting_effect_needs_its_whole_cost(name: str, cost: tuple[str, ...]) -> None:
    assert craftable(crafting(name, cost)) == {name}
    others = [suit for suit in SUITS if suit not in cost] * 2
    assert craftable(crafting(name, (*cost[1:], *others))) == set()


@pytest.mark.law("root 4.1.4")
@persistent_cards
def test_lasting_effect_is_not_crafted_twice(name: str, cost: tuple[str, ...]) -> None:
    table = crafting(name, (*cost, *SUITS), rest=f"marquise.crafted={name}")
    assert craftable(table) == set()


# Favors: 3 cards

FAVORS = each(
    ("favor-of-the-foxes", "fox", 6, 1),
    ("favor-of-the-rabbits", "rabbit", 3, 4),
    ("favor-of-the-mice", "mouse", 7, 9),
)
favors = pytest.mark.parametrize(("name", "suit", "roost", "base"), FAVORS)


@pytest.mark.ruling("favor-of-the-foxes", 1)
@pytest.mark.ruling("favor-of-the-foxes", 2)
@pytest.mark.ruling("favor-of-the-foxes", 4)
@pytest.mark.law("root 4.1.2", "root 1.1.3", "root 3.2.1", "root 9.2.2.I")
@favors
def test_favor_sweeps_every_clearing_of_its_suit(name: str, suit: str, roost: int, base: int) -> None:
    everywhere = [clearing for clearings in OF_SUIT.values() for clearing in clearings]
    both = " ".join(f"@{clearing}=eyrie.warrior,marquise.warrior" for clearing in everywhere)
    elsewhere = {"fox": 9, "rabbit": 6, "mouse": 3}[suit]
    line = (
        f"root seats=marquise,eyrie,alliance,vagabond turn=marquise phase=daylight marquise.hand={name} {both} "
        f"{workshops([suit] * 3)} @{roost}=eyrie.roost,alliance.sympathy @{base}=alliance.{suit}~base "
        f"@{elsewhere}=eyrie.roost,alliance.sympathy vagabond.place={roost} vagabond.satchel=torch*4 "
        "alliance.officers=3"
    )
    table = given(line)
    assert craftable(table) == {name}
    table.choose(name)
    assert activated(table) == Counter({suit: 3})

    # First everything goes, and scores; only then comes what that triggers, in the order of the player on turn.
    assert (table.prompt, table.asked) == ("which effect first", "marquise")
    assert sorted(table.offered) == ["base lost", "full removal", "outrage"]
    for clearing in everywhere:
        assert table.count("eyrie", "warrior", clearing) == (clearing not in OF_SUIT[suit])
        assert table.count("marquise", "warrior", clearing) == 1
    assert (table.count("eyrie", "roost", roost), table.count("alliance", "sympathy", roost)) == (0, 0)
    assert table.count("alliance", f"{suit} base", base) == 0
    assert (table.count("eyrie", "roost", elsewhere), table.count("alliance", "sympathy", elsewhere)) == (1, 1)
    assert table.points("marquise") == 3
    assert player(table, "alliance")["officers"] == 3

    table.choose("full removal")
    assert (table.prompt, table.asked) == ("which effect first", "marquise")
    table.choose("outrage")
    assert len(table.happened("damaged", "root 9.2.2.I")) == 3
    assert table.count("vagabond", "pawn", roost) == 1
    assert player(table, "alliance")["officers"] == 1
    assert table.discarded()[-1] == name


@pytest.mark.law("root 4.1.2")
@favors
def test_favor_costs_three_crafting_pieces_of_its_suit(name: str, suit: str, roost: int, base: int) -> None:
    others = [other for other in SUITS if other != suit]
    assert craftable(crafting(name, [suit] * 3)) == {name}
    assert craftable(crafting(name, [suit, suit, *others, *others])) == set()


@pytest.mark.law("root 4.1.2", "root G.1.27")
@favors
def test_favor_spares_a_coalition_partner(name: str, suit: str, roost: int, base: int) -> None:
    line = (
        "root seats=marquise,eyrie,alliance,vagabond turn=marquise phase=daylight @1=marquise.warrior "
        f"marquise.hand={name} {workshops([suit] * 3)} @{roost}=eyrie.warrior vagabond.place={roost} "
        "vagabond.satchel=torch*4 vagabond.dominance=dominance-fox vagabond.coalition=marquise"
    )
    table = given(line).choose(name)
    assert table.count("eyrie", "warrior", roost) == 0
    assert not table.happened("damaged")


@card("favor-of-the-foxes")
@pytest.mark.law("root 4.1.2", "root 6.2.3")
def test_favor_removes_warriors_clearing_by_clearing_for_field_hospitals() -> None:
    roosts = "@6=eyrie.roost @8=eyrie.roost @12=eyrie.roost"
    line = f"root seats=marquise,eyrie turn=eyrie phase=daylight eyrie.hand=favor-of-the-foxes {roosts}"
    table = given(f"{line} @5=marquise.keep @1=marquise.warrior*3 @8=marquise.warrior*2 marquise.hand=anvil,sword")
    table.choose("favor-of-the-foxes")
    assert (table.prompt, table.asked, table.offered) == ("which effect first", "eyrie", ["field hospitals"] * 2)
    table.choose("field hospitals")
    assert (table.prompt, table.asked, table.offered) == ("field hospitals", "marquise", ["anvil", "no"])
    table.choose("anvil")
    assert table.count("marquise", "warrior", 5) == 3


# Dominance: 4 cards

DOMINANCE = each(
    ("dominance-fox", (1, 6, 8), (1, 6, 5), "fox"),
    ("dominance-rabbit", (3, 4, 10), (3, 4, 12), "rabbit"),
    ("dominance-mouse", (2, 9, 11), (2, 9, 1), "mouse"),
    ("dominance-bird", (2, 4), (1, 2), "fox"),
)
dominance_cards = pytest.mark.parametrize(("name", "met", "unmet", "suit"), DOMINANCE)


def dominant(name: str, clearings: Sequence[int], rest: str = "") -> Situation:
    """The Marquise begins her Birdsong with an active dominance card and a warrior in each of these clearings."""
    held = " ".join(f"@{clearing}=marquise.warrior" for clearing in clearings)
    line = f"root seats=marquise,eyrie,alliance turn=marquise phase=birdsong marquise.dominance={name} {held}"
    return given(f"{line} {rest}")


@pytest.mark.law("root 3.3", "root 3.3.1.I", "root 3.3.1.II")
@dominance_cards
def test_dominance_wins_at_the_start_of_birdsong(
    name: str, met: tuple[int, ...], unmet: tuple[int, ...], suit: str
) -> None:
    table = dominant(name, met)
    assert table.table.over
    assert winners(table) == ["marquise"]


@pytest.mark.law("root 3.3.1.I", "root 3.3.1.II")
@dominance_cards
def test_dominance_does_not_win_while_its_condition_is_not_met(
    name: str, met: tuple[int, ...], unmet: tuple[int, ...], suit: str
) -> None:
    assert not dominant(name, unmet).table.over
    assert not dominant(name, met[1:]).table.over
    tied = dominant(name, met, rest=f"@{met[0]}=alliance.warrior")
    assert not tied.table.over  # a clearing where somebody has as many is not ruled


@pytest.mark.ruling("dominance-bird", 1)
@pytest.mark.law("root 3.3.1")
@dominance_cards
def test_dominance_is_activated_in_daylight_with_ten_points(
    name: str, met: tuple[int, ...], unmet: tuple[int, ...], suit: str
) -> None:
    held = " ".join(f"@{clearing}=marquise.warrior" for clearing in met)
    rest = f"{held} marquise.crafted=royal-claim"
    table = crafting(f"{name},anvil", ("fox",), rest=f"{rest} marquise.points=9")
    assert "activate dominance" not in table.offered
    table = crafting(f"{name},anvil", ("fox",), rest=f"{rest} marquise.points=10")
    assert "activate dominance" in table.offered
    table.choose("activate dominance")
    assert player(table, "marquise")["dominance"] == name
    assert table.hand("marquise") == ["anvil"]
    assert not table.table.over  # the condition counts at the start of Birdsong only

    # The score marker has left the track: no points for an item.
    table.choose("anvil")
    assert player(table, "marquise")["items"] == ["hammer"]
    assert not table.happened("scored")
    assert "activate dominance" not in table.offered


@pytest.mark.law("root 3.3.1")
@dominance_cards
def test_dominance_is_not_activated_in_birdsong(
    name: str, met: tuple[int, ...], unmet: tuple[int, ...], suit: str
) -> None:
    line = "root seats=marquise,eyrie,alliance turn=marquise phase=birdsong @1=marquise.warrior marquise.points=20"
    table = given(f"{line} marquise.hand={name} marquise.crafted=royal-claim")
    assert table.offered == ["royal claim", "go on"]
    table.choose("go on").choose("go on")
    assert (table.prompt, "activate dominance" in table.offered) == ("craft", True)


@pytest.mark.law("root 3.3", "root 3.3.1")
@dominance_cards
def test_dominance_wins_in_the_next_birdsong(
    name: str, met: tuple[int, ...], unmet: tuple[int, ...], suit: str
) -> None:
    held = " ".join(f"@{clearing}=marquise.warrior*4" for clearing in met)
    table = crafting(name, (), rest=f"{held} marquise.points=12 @7=eyrie.roost").choose("activate dominance")
    while not table.table.over:
        assert table.s.turns <= 4  # her own turn, one of each of the others, and her next
        table.choose("done" if "done" in table.offered else table.offered[0])
    assert (table.s.turns, winners(table), table.points("marquise")) == (4, ["marquise"], 12)


@pytest.mark.ruling("dominance-bird", 1)
@pytest.mark.law("root 3.3.2")
@dominance_cards
def test_an_active_dominance_card_is_not_replaced(
    name: str, met: tuple[int, ...], unmet: tuple[int, ...], suit: str
) -> None:
    other = "dominance-mouse" if name != "dominance-mouse" else "dominance-fox"
    table = crafting(other, (), rest=f"marquise.dominance={name} marquise.points=15")
    assert table.prompt == "actions"
    assert "activate dominance" not in table.offered


@pytest.mark.ruling("dominance-bird", 2)
@pytest.mark.law("root 3.3.3", "root 3.3.4")
@dominance_cards
def test_a_spent_dominance_card_is_available_to_whoever_spends_its_suit(
    name: str, met: tuple[int, ...], unmet: tuple[int, ...], suit: str
) -> None:
    table = crafting(name, (), rest=f"@{WORKSHOPS[suit][0]}=marquise.sawmill").choose("overwork")
    assert write(table.s)["available"] == [name]
    assert table.discarded() == []

    for paid, of_suit in (("anvil", "fox"), ("bake-sale", "rabbit"), ("sword", "mouse")):
        table = crafting(paid, (), rest=f"available={name}")
        assert ("take dominance" in table.offered) == (name == f"dominance-{of_suit}")
    table = crafting("armorers", (), rest=f"available={name}").choose("take dominance")  # a bird goes for any suit
    assert (table.hand("marquise"), table.discarded()) == ([name], ["armorers"])
    assert "available" not in write(table.s)


@card("dominance-bird")
@pytest.mark.law("root 3.3.1.II")
@pytest.mark.parametrize(
    ("corners", "wins"),
    [((1, 3), True), ((2, 4), True), ((1, 2), False), ((2, 3), False), ((3, 4), False), ((1, 4), False)],
)
def test_opposite_corners_are_diagonal(corners: tuple[int, int], wins: bool) -> None:
    assert dominant("dominance-bird", corners).table.over == wins


@card("dominance-fox", "dominance-rabbit", "dominance-mouse")
@pytest.mark.law("root 3.3.1.I")
@pytest.mark.parametrize("suit", SUITS)
def test_three_clearings_or_more(suit: str) -> None:
    assert dominant(f"dominance-{suit}", OF_SUIT[suit]).table.over
    assert not dominant(f"dominance-{suit}", OF_SUIT[suit][:2]).table.over


# Ambush: 4 kinds, the bird one twice


AMBUSHES = each(
    ("ambush-fox", ("fox",)),
    ("ambush-rabbit", ("rabbit",)),
    ("ambush-mouse", ("mouse",)),
    ("ambush-bird", ("fox", "rabbit", "mouse")),
)


def fight(
    pieces: str = "marquise.warrior*3,eyrie.warrior*3",
    attacker: str = "",
    defender: str = "",
    luck: tuple[object, ...] = ((0, 0),),
    clearing: int = 1,
    rest: str = "",
) -> Situation:
    """The Marquise battles the Eyrie in a fox clearing, with these effects in the play areas."""
    line = (
        f"root seats=marquise,eyrie,alliance turn=marquise phase=daylight @{clearing}={pieces} "
        f"marquise.crafted={attacker} eyrie.crafted={defender} {rest}"
    )
    return given(line, luck=luck).until("actions").choose("battle")


def warriors(table: Situation, clearing: int = 1) -> list[int]:
    """The warriors of the Marquise and the Eyrie in the clearing."""
    return [table.count("marquise", "warrior", clearing), table.count("eyrie", "warrior", clearing)]


@pytest.mark.law("root 4.3.1", "root 4.3.1.II", "root 2.1.5")
@pytest.mark.parametrize("suit", SUITS)
@pytest.mark.parametrize(("name", "suits"), AMBUSHES)
def test_ambush_in_a_clearing_of_its_suit(name: str, suits: tuple[str, ...], suit: str) -> None:
    clearing = WORKSHOPS[suit][0]
    table = fight(clearing=clearing, rest=f"eyrie.hand={name}")
    if suit in suits:
        assert (table.prompt, table.asked, table.offered) == ("ambush", "eyrie", [name, "done"])
        table.choose(name)
        assert warriors(table, clearing) == [1, 3]
        assert (table.hand("eyrie"), table.discarded()) == ([], [name])
    else:
        assert table.prompt == "actions"
        assert warriors(table, clearing) == [3, 3]
        assert (table.hand("eyrie"), table.discarded()) == ([name], [])


@pytest.mark.law("root 4.3.1.I")
@pytest.mark.parametrize("suit", SUITS)
@pytest.mark.parametrize(("name", "suits"), AMBUSHES)
def test_ambush_foils_in_a_clearing_of_its_suit(name: str, suits: tuple[str, ...], suit: str) -> None:
    clearing = WORKSHOPS[suit][0]
    table = fight(clearing=clearing, rest=f"eyrie.hand=ambush-bird marquise.hand={name}").choose("ambush-bird")
    if suit in suits:
        assert (table.prompt, table.asked, table.offered) == ("foil the ambush", "marquise", [name, "done"])
        table.choose(name)
        assert warriors(table, clearing) == [3, 3]
        assert sorted(table.discarded()) == sorted([name, "ambush-bird"])
    else:
        assert warriors(table, clearing) == [1, 3]
        assert table.hand("marquise") == [name]


@pytest.mark.ruling("ambush-bird", 6)
@pytest.mark.law("root 2.1.5")
@pytest.mark.parametrize(("name", "suits"), AMBUSHES)
def test_ambush_is_not_crafted_but_spent_for_its_suit(name: str, suits: tuple[str, ...]) -> None:
    for suit in SUITS:
        table = crafting(name, SUITS, rest=f"@{WORKSHOPS[suit][1]}=marquise.sawmill")
        assert table.prompt == "actions"
        assert ("overwork" in table.offered) == (suit in suits)


# Armorers


@card("armorers")
@pytest.mark.law("root 4.1.3", "root 4.3.3")
def test_armorers_saves_the_defender_from_rolled_hits() -> None:
    table = fight(defender="armorers", luck=((3, 1),))
    assert (table.prompt, table.asked, table.offered) == ("use armorers", "eyrie", ["yes", "no"])
    table.choose("yes")
    assert warriors(table) == [2, 3]
    assert (crafted(table, "eyrie"), table.discarded()) == ([], ["armorers"])


@card("armorers")
@pytest.mark.law("root 4.1.3", "root 4.3.3")
def test_armorers_saves_the_attacker_from_rolled_hits() -> None:
    table = fight(attacker="armorers", luck=((3, 2),))
    assert (table.prompt, table.asked) == ("use armorers", "marquise")
    table.choose("yes")
    assert warriors(table) == [3, 0]
    assert (crafted(table, "marquise"), table.discarded()) == ([], ["armorers"])


@card("armorers")
@pytest.mark.law("root 4.1.3")
def test_armorers_may_be_kept() -> None:
    table = fight(defender="armorers", luck=((2, 1),)).choose("no")
    assert warriors(table) == [2, 1]
    assert (crafted(table, "eyrie"), table.discarded()) == (["armorers"], [])


@card("armorers")
@pytest.mark.ruling("armorers", 1)
@pytest.mark.law("root 4.1.3", "root 4.3.3.I")
def test_armorers_does_not_stop_extra_hits() -> None:
    table = fight(attacker="brutal-tactics", defender="armorers", luck=((2, 0),))
    table.choose("marquise").choose("yes").choose("yes")
    assert warriors(table) == [3, 2]
    # nor the extra hit on the defenseless
    table = fight("marquise.warrior*3,eyrie.roost", defender="armorers", luck=((2, 0),)).choose("yes")
    assert table.count("eyrie", "roost", 1) == 0
    # nor, for the attacker, that of the sappers
    table = fight(attacker="armorers", defender="sappers", luck=((2, 2),))
    table.choose("eyrie").choose("yes").choose("yes")
    assert warriors(table) == [2, 1]


@card("armorers")
@pytest.mark.ruling("armorers", 1)
@pytest.mark.law("root 4.1.3", "root 4.3.1.II")
def test_armorers_does_not_stop_an_ambush() -> None:
    table = fight(attacker="armorers", luck=((1, 1),), rest="eyrie.hand=ambush-fox").choose("ambush-fox")
    assert warriors(table) == [1, 3]
    assert table.prompt == "use armorers"  # it comes after the roll
    table.choose("yes")
    assert warriors(table) == [1, 2]


# Sappers


@card("sappers")
@pytest.mark.law("root 4.1.3", "root 4.3.3.I")
def test_sappers_deal_an_extra_hit_for_the_defender() -> None:
    table = fight(defender="sappers", luck=((1, 1),))
    assert (table.prompt, table.asked, table.offered) == ("use sappers", "eyrie", ["yes", "no"])
    table.choose("yes")
    assert warriors(table) == [1, 2]
    assert (crafted(table, "eyrie"), table.discarded()) == ([], ["sappers"])


@card("sappers")
@pytest.mark.ruling("sappers", 1)
@pytest.mark.law("root 4.1.3", "root 4.3.3.I")
def test_sappers_hit_even_without_warriors() -> None:
    table = fight("marquise.warrior*3,eyrie.roost", defender="sappers", luck=((3, 3),)).choose("yes")
    assert warriors(table) == [2, 0]


@card("sappers")
@pytest.mark.law("root 4.1.3")
def test_sappers_may_be_kept_and_do_nothing_for_an_attacker() -> None:
    table = fight(defender="sappers").choose("no")
    assert (warriors(table), crafted(table, "eyrie")) == ([3, 3], ["sappers"])
    table = fight(attacker="sappers")
    assert table.prompt == "actions"
    assert (warriors(table), crafted(table, "marquise")) == ([3, 3], ["sappers"])


# Brutal Tactics


@card("brutal-tactics")
@pytest.mark.ruling("brutal-tactics", 1)
@pytest.mark.law("root 4.1.3", "root 4.3.3.I")
def test_brutal_tactics_deal_an_extra_hit_and_the_defender_scores() -> None:
    table = fight("marquise.warrior,eyrie.warrior*3", attacker="brutal-tactics", luck=((2, 0),))
    assert (table.prompt, table.asked, table.offered) == ("use brutal tactics", "marquise", ["yes", "no"])
    table.choose("yes")
    assert table.prompt == "actions"  # once in a battle
    assert warriors(table) == [1, 1]
    assert (table.points("marquise"), table.points("eyrie")) == (0, 1)
    assert (crafted(table, "marquise"), table.discarded()) == (["brutal-tactics"], [])
    table.choose("battle")
    assert table.prompt == "use brutal tactics"  # and again in the next


@card("brutal-tactics")
@pytest.mark.ruling("brutal-tactics", 2)
@pytest.mark.law("root 4.1.3")
def test_brutal_tactics_need_not_be_used_and_do_nothing_for_a_defender() -> None:
    table = fight(attacker="brutal-tactics").choose("no")
    assert (warriors(table), table.points("eyrie")) == ([3, 3], 0)
    table = fight(defender="brutal-tactics")
    assert (table.prompt, warriors(table)) == ("actions", [3, 3])


@card("brutal-tactics")
@pytest.mark.law("root 4.1.3", "root 3.1")
def test_brutal_tactics_can_win_the_game_for_the_defender() -> None:
    table = fight(attacker="brutal-tactics", rest="eyrie.points=29").choose("yes")
    assert table.table.over
    assert winners(table) == ["eyrie"]


# Royal Claim


@card("royal-claim")
@pytest.mark.law("root 4.1.1", "root 4.1.3")
def test_royal_claim_costs_any_four_crafting_pieces() -> None:
    assert craftable(crafting("royal-claim", ("fox", "rabbit", "mouse"))) == set()
    table = crafting("royal-claim", ("fox", "rabbit", "mouse", "mouse"))
    table.choose("royal-claim")
    while table.prompt == "activate a crafting piece":
        table.choose(table.offered[0])
    assert activated(table) == Counter({"fox": 1, "rabbit": 1, "mouse": 2})
    assert crafted(table, "marquise") == ["royal-claim"]
    assert craftable(crafting("royal-claim", ("mouse",) * 4)) == {"royal-claim"}


def claim(rest: str = "") -> Situation:
    """The Marquise in Birdsong with Royal Claim; she rules clearings 1, 5 and 8, and is tied in 6."""
    line = (
        "root seats=marquise,eyrie,alliance turn=marquise phase=birdsong marquise.crafted=royal-claim "
        "@1=marquise.warrior @5=marquise.warrior*2,alliance.warrior @8=marquise.sawmill "
        "@6=marquise.warrior,alliance.warrior @2=eyrie.roost @9=marquise.wood,marquise.keep"
    )
    return given(f"{line} {rest}")


@card("royal-claim")
@pytest.mark.law("root 4.1.3", "root 2.5")
def test_royal_claim_scores_the_clearings_ruled() -> None:
    table = claim()
    assert table.offered == ["royal claim", "go on"]
    table.choose("royal claim")
    assert table.points("marquise") == 3
    assert (crafted(table, "marquise"), table.discarded()) == ([], ["royal-claim"])


@card("royal-claim")
@pytest.mark.ruling("royal-claim", 1)
@pytest.mark.law("root 4.1.3", "root 1.4.2")
def test_royal_claim_may_wait_until_the_end_of_birdsong_but_not_longer() -> None:
    table = claim()
    assert table.count("marquise", "wood", 8) == 0
    table.choose("go on")
    assert table.count("marquise", "wood", 8) == 1
    assert table.offered == ["royal claim", "go on"]
    late = claim().choose("go on", "go on")
    assert late.prompt == "actions"
    assert "royal claim" not in late.offered
    table.choose("royal claim")
    assert table.points("marquise") == 3


@card("royal-claim")
@pytest.mark.law("root 4.1.3", "root 1.4.2")
def test_royal_claim_counts_at_the_moment_of_its_use() -> None:
    line = (
        "root seats=marquise,alliance turn=alliance phase=birdsong alliance.crafted=royal-claim "
        "@1=alliance.sympathy,marquise.warrior alliance.supporters=anvil,foxfolk-steel"
    )
    table = given(line)
    assert set(table.offered) >= {1, "royal claim"}
    table.choose(1)  # the revolt takes the clearing, with a base and a warrior
    while "royal claim" not in table.offered:
        table.choose(table.offered[0])
    table.choose("royal claim")
    assert [event.args[1] for event in table.happened("scored", "root 4.1.3")] == [1]


@card("royal-claim")
@pytest.mark.ruling("royal-claim", 1)
@pytest.mark.law("root 4.1.3", "root 11.2.7.III")
def test_royal_claim_counts_no_clearing_that_mercenaries_would_rule() -> None:
    """They count for rule in Daylight and Evening only."""
    line = "root seats=marquise,riverfolk turn=marquise phase=birdsong marquise.crafted=royal-claim"
    table = given(f"{line} @1=marquise.warrior @5=riverfolk.warrior*3 @2=marquise.warrior,riverfolk.warrior*2")
    table.choose("mercenaries", "royal claim")
    assert table.points("marquise") == 1


@card("royal-claim")
@pytest.mark.law("root 4.1.3", "root 3.1")
def test_royal_claim_can_win_the_game() -> None:
    table = claim("marquise.points=27").choose("royal claim")
    assert table.table.over
    assert winners(table) == ["marquise"]


# Stand and Deliver!


def robbery(luck: tuple[str, ...] = (), rest: str = "") -> Situation:
    line = (
        "root seats=marquise,eyrie,alliance turn=marquise phase=birdsong marquise.crafted=stand-and-deliver "
        "@1=marquise.warrior eyrie.hand=anvil,sword alliance.hand=cobbler"
    )
    return given(f"{line} {rest}", luck=luck)


@card("stand-and-deliver")
@pytest.mark.ruling("stand-and-deliver", 1)
@pytest.mark.law("root 4.1.3", "root 1.3.2")
def test_stand_and_deliver_takes_a_random_card_and_its_owner_scores() -> None:
    table = robbery(("sword",)).choose("stand and deliver")
    assert (table.prompt, table.asked, table.offered) == ("whom to rob", "marquise", ["eyrie", "alliance"])
    table.choose("eyrie")
    assert (table.hand("marquise"), table.hand("eyrie")) == (["sword"], ["anvil"])
    assert [table.points(key) for key in ("marquise", "eyrie", "alliance")] == [0, 1, 0]
    assert crafted(table, "marquise") == ["stand-and-deliver"]
    assert robbery(("anvil",)).choose("stand and deliver", "eyrie").hand("marquise") == ["anvil"]


@card("stand-and-deliver")
@pytest.mark.law("root 4.1.3", "root 1.2.1")
def test_only_robber_and_robbed_know_the_card() -> None:
    table = robbery(("sword",)).choose("stand and deliver", "eyrie")
    (taken,) = table.happened("took", "root 4.1.3")
    assert [bool(taken.seen_by(seat).secret) for seat in (0, 1, 2, None)] == [True, True, False, False]


@card("stand-and-deliver")
@pytest.mark.law("root 4.1.3")
def test_stand_and_deliver_works_once_in_a_birdsong_and_not_in_daylight() -> None:
    table = robbery().choose("stand and deliver", "eyrie")
    assert table.prompt == "actions"  # nothing more to use before Daylight
    table = robbery().choose("go on", "go on")
    assert table.prompt == "actions"
    assert "stand and deliver" not in table.offered
    assert table.hand("marquise") == []


@card("stand-and-deliver")
@pytest.mark.law("root 4.1.3")
def test_stand_and_deliver_asks_for_another_player_with_cards_partner_or_not() -> None:
    line = (
        "root seats=marquise,eyrie,alliance,vagabond turn=marquise phase=birdsong @1=marquise.warrior "
        "marquise.crafted=stand-and-deliver vagabond.dominance=dominance-fox vagabond.coalition=marquise"
    )
    table = given(f"{line} vagabond.hand=anvil eyrie.hand=sword").choose("stand and deliver")
    assert table.offered == ["eyrie", "vagabond"]  # the older printing does not speak of enemies
    assert given(line).prompt == "actions"  # nobody has a card


# Tax Collector


@card("tax-collector")
@pytest.mark.law("root 4.1.3")
def test_tax_collector_gives_up_a_warrior_for_a_card() -> None:
    table = crafting("", (), rest="marquise.crafted=tax-collector @5=marquise.warrior*2,eyrie.warrior @6=eyrie.warrior")
    assert "tax collector" in table.offered
    table.choose("tax collector")
    assert (table.prompt, table.asked, table.offered) == ("which warrior to remove", "marquise", [1, 5])
    table.choose(5)
    assert [table.count("marquise", "warrior", clearing) for clearing in (1, 5, 0)] == [1, 1, 23]
    assert len(table.hand("marquise")) == 1
    assert [table.points(key) for key in ("marquise", "eyrie", "alliance")] == [0, 0, 0]
    assert crafted(table, "marquise") == ["tax-collector"]
    assert "tax collector" not in table.offered  # once in a turn


@card("tax-collector")
@pytest.mark.law("root 4.1.3")
def test_tax_collector_is_for_any_moment_of_daylight_and_for_no_other_phase() -> None:
    table = crafting("", (), rest="marquise.crafted=tax-collector @5=marquise.warrior").choose("done")
    assert table.prompt == "actions"
    table.choose("march").choose(1, 10)
    assert (table.prompt, table.offered) == ("move from", [5, 10, "done"])  # no action is interrupted
    table.choose("done")
    assert "tax collector" in table.offered
    line = "root seats=marquise,eyrie turn=marquise @1=marquise.warrior marquise.crafted=tax-collector"
    table = given(f"{line},royal-claim phase=birdsong")
    assert table.offered == ["royal claim", "go on"]


@card("tax-collector")
@pytest.mark.law("root 4.1.3")
def test_tax_collector_takes_an_officer_too() -> None:
    line = (
        "root seats=marquise,alliance turn=alliance phase=daylight alliance.crafted=tax-collector "
        "alliance.officers=2 @1=alliance.sympathy"
    )
    table = given(line).choose("tax collector")
    assert (player(table, "alliance")["officers"], table.count("alliance", "warrior", 0)) == (1, 9)
    assert len(table.hand("alliance")) == 1


@card("tax-collector")
@pytest.mark.law("root 4.1.3")
def test_tax_collector_lets_the_alliance_choose_between_officer_and_warrior() -> None:
    line = (
        "root seats=marquise,alliance turn=alliance phase=daylight alliance.crafted=tax-collector "
        "alliance.officers=1 @3=alliance.warrior"
    )
    table = given(line).choose("tax collector")
    assert len(table.offered) == 2
    table.choose(3)
    assert (player(table, "alliance")["officers"], table.count("alliance", "warrior", 3)) == (1, 0)


@card("tax-collector")
@pytest.mark.law("root 4.1.3", "root 6.2.3")
def test_tax_collector_calls_the_field_hospitals() -> None:
    table = crafting("anvil,sword", (), rest="marquise.crafted=tax-collector @5=marquise.keep")
    table.choose("tax collector")
    assert (table.prompt, table.asked, table.offered) == ("field hospitals", "marquise", ["anvil", "no"])
    table.choose("anvil")
    assert [table.count("marquise", "warrior", clearing) for clearing in (1, 5)] == [0, 1]
    assert len(table.hand("marquise")) == 2  # one spent, one drawn


@card("tax-collector")
@pytest.mark.law("root 4.1.3", "root 9.2.2")
def test_tax_collector_needs_a_warrior() -> None:
    line = "root seats=vagabond,eyrie turn=vagabond phase=daylight vagabond.crafted=tax-collector vagabond.place=1"
    assert "tax collector" not in given(line).offered  # a pawn is no warrior
    line = "root seats=marquise,eyrie turn=marquise phase=daylight marquise.crafted=tax-collector marquise.hand=anvil"
    table = given(f"{line} @8=marquise.workshop,marquise.wood @6=eyrie.warrior")
    assert table.offered == ["anvil", "done"]


@card("tax-collector")
@pytest.mark.ruling("tax-collector", 1)
@pytest.mark.law("root 4.1.3", "root 11.2.7.III", "root E.3.3")
def test_tax_collector_takes_neither_mercenaries_nor_hirelings() -> None:
    line = "root seats=marquise,riverfolk,eyrie turn=marquise phase=daylight marquise.crafted=tax-collector"
    line += " used=mercenaries hirelings.sunward-expedition.controller=marquise marquise.hand=anvil"
    hired = "@8=marquise.workshop @1=riverfolk.warrior*2 @5=sunward-expedition.warrior*2"
    assert "tax collector" not in given(f"{line} {hired}").offered
    table = given(f"{line} {hired} @9=marquise.warrior").choose("tax collector")
    assert (table.count("marquise", "warrior", 9), table.count("riverfolk", "warrior", 1)) == (0, 2)


# Command Warren


@card("command-warren")
@pytest.mark.law("root 4.1.3", "root 1.4.1")
def test_command_warren_battles_before_anything_else_in_daylight() -> None:
    rest = "marquise.crafted=command-warren,codebreakers eyrie.hand=sword @1=eyrie.warrior*2 @5=marquise.warrior*2"
    table = crafting("anvil", ("fox",), rest=f"{rest} @5=eyrie.warrior")
    assert (table.prompt, table.asked, table.offered) == ("battle with Command Warren", "marquise", [1, 5, "done"])
    table.choose(5)
    assert [event.args for event in table.happened("battle")] == [(0, 1, 5)]
    assert (table.prompt, set(table.offered)) == ("craft", {"anvil", "codebreakers", "done"})
    assert set(crafted(table, "marquise")) == {"codebreakers", "command-warren"}


@card("command-warren")
@pytest.mark.law("root 4.1.3", "root 6.5")
def test_command_warren_is_optional_and_costs_no_action() -> None:
    table = crafting("", (), rest="marquise.crafted=command-warren @1=eyrie.warrior").choose("done")
    assert (table.prompt, table.happened("battle")) == ("actions", [])
    table = crafting("", (), rest="marquise.crafted=command-warren @1=eyrie.warrior @12=marquise.warrior").choose(1)
    assert table.happened("battle")
    assert (table.prompt, player(table, "marquise")["actions left"]) == ("actions", 3)


@card("command-warren")
@pytest.mark.law("root 4.1.3", "root 4.3")
def test_command_warren_needs_a_clearing_to_battle_in() -> None:
    table = crafting("anvil", ("fox",), rest="marquise.crafted=command-warren @5=eyrie.warrior")
    assert table.prompt == "craft"


@card("command-warren")
@pytest.mark.law("root 4.1.3", "root 9.2.2")
@pytest.mark.open_question("effects_that_let_the_vagabond_move_or_battle")
def test_command_warren_lets_the_vagabond_battle_without_exhausting_a_sword() -> None:
    line = (
        "root seats=vagabond,eyrie turn=vagabond phase=daylight vagabond.crafted=command-warren vagabond.place=1 "
        "vagabond.satchel=sword,torch*3 @1=eyrie.warrior"
    )
    table = given(line, luck=((1, 0),))
    assert (table.prompt, table.offered) == ("battle with Command Warren", [1, "done"])
    table.choose(1)
    assert table.count("eyrie", "warrior", 1) == 0
    assert "exhausted" not in player(table, "vagabond")


# Better Burrow Bank


@card("better-burrow-bank")
@pytest.mark.law("root 4.1.3", "root 1.4.1")
def test_better_burrow_bank_is_mandatory_at_the_start_of_birdsong() -> None:
    line = (
        "root seats=marquise,eyrie,alliance,vagabond turn=marquise phase=birdsong @8=marquise.sawmill "
        "marquise.crafted=better-burrow-bank,royal-claim vagabond.dominance=dominance-fox vagabond.coalition=marquise"
    )
    table = given(line)
    assert (table.prompt, table.asked) == ("who else draws", "marquise")
    assert table.offered == ["eyrie", "alliance", "vagabond"]  # anybody else, and no way to decline
    assert table.count("marquise", "wood", 8) == 0
    table.choose("alliance")
    hands = [len(table.hand(key)) for key in ("marquise", "eyrie", "alliance", "vagabond")]
    assert hands == [1, 0, 1, 0]
    drew = table.happened("drew", "root 4.1.3")
    assert [event.args for event in drew] == [(0,), (2,)]
    assert (table.prompt, table.offered) == ("effects before the next step", ["royal claim", "go on"])
    assert "better-burrow-bank" in crafted(table, "marquise")


@card("better-burrow-bank")
@pytest.mark.law("root 4.1.3")
def test_better_burrow_bank_with_a_single_other_player_just_happens() -> None:
    line = "root seats=marquise,eyrie turn=marquise phase=birdsong @1=marquise.warrior"
    table = given(f"{line} marquise.crafted=better-burrow-bank")
    assert [len(table.hand(key)) for key in ("marquise", "eyrie")] == [1, 1]


@card("better-burrow-bank")
@pytest.mark.law("root 4.1.3")
def test_better_burrow_bank_is_for_its_owners_birdsong_only() -> None:
    line = "root seats=marquise,eyrie,alliance turn=marquise phase=birdsong @1=marquise.warrior"
    table = given(f"{line} alliance.crafted=better-burrow-bank")
    assert table.prompt == "actions"
    assert [len(table.hand(key)) for key in ("marquise", "eyrie", "alliance")] == [0, 0, 0]


# Cobbler


def cobbler(pieces: str) -> Situation:
    return given(f"root seats=marquise,eyrie turn=marquise phase=evening marquise.crafted=cobbler {pieces}")


@card("cobbler")
@pytest.mark.law("root 4.1.3", "root 1.4.1", "root 4.2")
def test_cobbler_moves_at_the_start_of_evening() -> None:
    table = cobbler("@1=marquise.warrior*3 @8=marquise.warrior")
    assert (table.prompt, table.asked, table.offered) == ("move from", "marquise", [1, 8, "done"])
    assert table.hand("marquise") == []  # before the cards are drawn
    table.choose(1)
    assert table.offered == [5, 9, 10]
    table.choose(5)
    assert table.offered == [1, 2, 3]
    table.choose(2)
    assert [table.count("marquise", "warrior", clearing) for clearing in (1, 5)] == [1, 2]
    assert (table.asked, len(table.hand("marquise"))) == ("eyrie", 1)  # a single move, and the turn is over
    assert crafted(table, "marquise") == ["cobbler"]


@card("cobbler")
@pytest.mark.law("root 4.1.3")
def test_cobbler_is_optional() -> None:
    table = cobbler("@1=marquise.warrior*3").choose("done")
    assert table.count("marquise", "warrior", 1) == 3
    assert not table.happened("moved")


@card("cobbler")
@pytest.mark.ruling("cobbler", 1)
@pytest.mark.law("root 4.1.3", "root 4.2.1")
def test_cobbler_moves_by_the_rules_of_moving() -> None:
    table = cobbler("@1=marquise.warrior,eyrie.warrior*2 @5=eyrie.warrior @8=marquise.warrior @9=marquise.warrior")
    assert table.offered == [1, 8, 9, "done"]
    table.choose(1)  # she rules clearing 9 only, so the warrior goes there
    assert table.count("marquise", "warrior", 9) == 2
    table = cobbler("@1=marquise.warrior,eyrie.warrior*2")
    assert table.asked == "eyrie"  # nothing could move


@card("cobbler")
@pytest.mark.law("root 4.1.3", "root 1.4.1")
def test_cobbler_comes_before_military_operations() -> None:
    line = "root seats=marquise,alliance turn=alliance phase=evening alliance.crafted=cobbler alliance.officers=1"
    table = given(f"{line} @3=alliance.warrior,alliance.rabbit~base")
    assert table.prompt == "move from"
    table.choose("done")
    assert table.prompt == "military operations"


def cobbler_of_vagabond(satchel: str) -> Situation:
    """Clearing 5 holds an Eyrie warrior; the Eyrie are hostile to him."""
    line = (
        "root seats=vagabond,eyrie,marquise turn=vagabond phase=evening vagabond.crafted=cobbler vagabond.place=1 "
        f"vagabond.satchel={satchel} vagabond.relations.eyrie=hostile @5=eyrie.warrior @9=marquise.warrior*3"
    )
    return given(line)


@card("cobbler")
@pytest.mark.law("root 4.1.3", "root 9.2.3", "root 9.5")
@pytest.mark.open_question("effects_that_let_the_vagabond_move_or_battle")
@pytest.mark.parametrize("satchel", ["torch", "boots*2"])
@pytest.mark.parametrize("clearing", [5, 9, 10])
def test_cobbler_costs_the_vagabond_nothing_wherever_he_goes(satchel: str, clearing: int) -> None:
    """Items are the price of his own actions, not of moving as such."""
    table = cobbler_of_vagabond(satchel)
    assert (table.asked, table.offered) == ("vagabond", [5, 9, 10, "done"])
    table.choose(clearing)
    assert table.count("vagabond", "pawn", clearing) == 1
    assert not table.happened("exhausted")


# Scouting Party


@card("scouting-party")
@pytest.mark.ruling("scouting-party", 1)
@pytest.mark.law("root 4.1.3", "root 4.3.1.II")
def test_scouting_party_makes_an_ambush_do_nothing() -> None:
    table = fight(attacker="scouting-party", luck=((2, 1),), rest="eyrie.hand=ambush-fox")
    assert (table.prompt, table.asked) == ("ambush", "eyrie")  # it may be used all the same
    table.choose("ambush-fox")
    assert table.happened("rolled")
    assert warriors(table) == [2, 1]
    assert (table.hand("eyrie"), table.discarded()) == ([], ["ambush-fox"])
    assert crafted(table, "marquise") == ["scouting-party"]


@card("scouting-party")
@pytest.mark.law("root 4.1.3", "root 4.3.1.II")
def test_scouting_party_keeps_the_battle_of_a_pawn_going() -> None:
    line = (
        "root seats=vagabond,eyrie turn=vagabond phase=daylight vagabond.crafted=scouting-party vagabond.place=1 "
        "vagabond.satchel=sword,torch*3 @1=eyrie.warrior eyrie.hand=ambush-fox"
    )
    table = given(line, luck=((1, 0),)).choose("battle", "ambush-fox")
    assert not table.happened("damaged")
    assert table.count("eyrie", "warrior", 1) == 0


@card("scouting-party")
@pytest.mark.law("root 4.1.3", "root 4.3.1.I")
def test_scouting_party_is_for_the_attacker_only() -> None:
    table = fight(defender="scouting-party", rest="eyrie.hand=ambush-fox marquise.hand=ambush-bird")
    table.choose("ambush-fox", "ambush-bird")
    assert warriors(table) == [3, 3]  # the defender's ambush is foiled as any other
    table = fight(rest="eyrie.hand=ambush-fox alliance.crafted=scouting-party").choose("ambush-fox")
    assert warriors(table) == [1, 3]  # and the card of a third player helps nobody


# Codebreakers


@card("codebreakers")
@pytest.mark.law("root 4.1.3", "root 1.2.1")
def test_codebreakers_show_a_hand_to_one_player_and_nobody_else() -> None:
    rest = "marquise.crafted=codebreakers eyrie.hand=anvil,sword alliance.hand=cobbler"
    table = crafting("", (), rest=rest).choose("codebreakers")
    assert (table.prompt, table.asked, table.offered) == ("whose hand to look at", "marquise", ["eyrie", "alliance"])
    table.choose("eyrie")
    (shown,) = table.happened("showed hand", "root 4.1.3")
    for seat in (table.seat("marquise"), table.seat("eyrie")):
        assert sorted(CARDS[number].id for number in shown.seen_by(seat).secret) == ["anvil", "sword"]
    for outsider in (table.seat("alliance"), None):
        assert shown.seen_by(outsider).secret == ()
    assert sorted(table.hand("eyrie")) == ["anvil", "sword"]  # nothing was taken
    assert crafted(table, "marquise") == ["codebreakers"]
    assert "codebreakers" not in table.offered  # once in a turn


@card("codebreakers")
@pytest.mark.law("root 4.1.3")
def test_codebreakers_are_optional_and_for_daylight_only() -> None:
    table = crafting("", (), rest="marquise.crafted=codebreakers eyrie.hand=anvil").choose("done")
    assert "codebreakers" in table.offered  # among the actions too
    line = "root seats=marquise,eyrie turn=marquise @1=marquise.warrior eyrie.hand=anvil"
    table = given(f"{line} marquise.crafted=codebreakers,royal-claim phase=birdsong")
    assert table.offered == ["royal claim", "go on"]
    table = given(f"{line} marquise.crafted=codebreakers,cobbler phase=evening")
    assert (table.prompt, table.offered) == ("move from", [1, "done"])


# No card is left out


def test_every_card_of_the_deck_has_its_test() -> None:
    deck = {CARDS[number].id for number in DECK}
    assert len(deck) == 42
    assert sorted(deck - set(TESTED)) == []
    assert sorted(set(TESTED) - deck) == []
