"""The Riverfolk Company: Law of Root, chapter 11. What they sell, and to whom: `test_riverfolk_services`.

On the autumn map clearings 1, 6, 8 and 12 are fox, 3, 4, 5 and 10 rabbit, 2, 7, 9 and 11 mouse; 4, 5, 7, 10 and 11 are
on the river, which links 4 with 7, 5 with 10, 7 with 11 and 10 with 11.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import pytest
from tests.root.situation import Situation, fields_of, given, setup

from lawbound.root.cards import UNKNOWN
from lawbound.root.hidden import view
from lawbound.root.naming import PositionError
from lawbound.root.position_text import dumps, loads
from lawbound.root.state import BOX, COMMITTED, FUNDS, PAYMENTS


def riverfolk(rest: str, luck: Iterable[Any] = (), others: str = "marquise,eyrie") -> Situation:
    """The Riverfolk at the start of their turn, or where the rest says."""
    return given(f"root seats=riverfolk,{others} turn=riverfolk {rest}", luck=luck)


def daylight(rest: str, luck: Iterable[Any] = (), own: int = 6, others: str = "marquise,eyrie") -> Situation:
    """Before they use their funds, of which so many are their own."""
    return riverfolk(f"step=funds riverfolk.funds.riverfolk={own} {rest}", luck, others)


def lying(table: Situation, box: int, key: str = "riverfolk") -> int:
    return table.count(key, "warrior", box)


# Setup


@pytest.mark.law("root 11.3", "root 11.3.1", "root 11.3.2", "root 11.3.3", "root 11.3.4", "root 11.3.5")
def test_they_start_on_rivers_with_three_payments_and_prices_of_their_choice() -> None:
    table = setup("riverfolk", "marquise").until("place the keep").choose(4).until("place a starting warrior")
    assert table.offered == [5, 7, 10, 11]  # not where the keep stands
    table.choose(5, 5, 5, 11)
    assert [table.count("riverfolk", "warrior", c) for c in (5, 11)] == [3, 1]
    assert (lying(table, PAYMENTS), lying(table, 0)) == (3, 15 - 4 - 3)
    assert [table.count("riverfolk", f"{suit} trade post", 0) for suit in ("fox", "rabbit", "mouse")] == [3, 3, 3]
    assert (table.prompt, table.offered) == ("set a price", [1, 2, 3, 4])
    table.choose(4, 1, 3)
    assert fields_of(table, "riverfolk")["prices"] == {"hand card": 4, "riverboats": 1, "mercenaries": 3}


@pytest.mark.law("root 11.3.2", "root C.2.2")
def test_on_the_lake_map_they_start_on_the_coast() -> None:
    table = given("root map=lake seats=riverfolk,alliance turn=riverfolk suits=fox*4,rabbit*4,mouse*4")
    player = table.player("riverfolk")
    assert player.on_river(table.s) == [1, 10, 11, 12]  # type: ignore[attr-defined]


# Birdsong


@pytest.mark.law("root 11.4", "root 11.4.1", "root 11.4.3")
def test_protectionism_puts_two_warriors_in_an_empty_payments_box_which_are_gathered() -> None:
    table = riverfolk("riverfolk.committed.riverfolk=1 riverfolk.funds.eyrie=2")
    assert [lying(table, box) for box in (PAYMENTS, FUNDS, COMMITTED)] == [0, 3, 0]
    assert lying(table, FUNDS, "eyrie") == 2
    paid = riverfolk("riverfolk.payments.marquise=1")
    assert (lying(paid, FUNDS), lying(paid, FUNDS, "marquise")) == (0, 1)
    short = riverfolk("@5=riverfolk.warrior*14")
    assert lying(short, FUNDS) == 1  # as many as there are


@pytest.mark.law("root 11.4.3", "root 11.5.3")
def test_funds_come_back_from_the_tracks_too() -> None:
    board = "@1=riverfolk.fox~trade~post riverfolk.committed.riverfolk=2 riverfolk.covered.fox=1"
    table = riverfolk(f"riverfolk.payments.eyrie=1 {board}")
    assert [lying(table, box) for box in (FUNDS, COMMITTED)] == [2, 0]
    assert "covered" not in fields_of(table, "riverfolk")


@pytest.mark.law("root 11.4.2")
@pytest.mark.parametrize(("own", "others", "post", "points"), [(4, 1, 1, 2), (3, 3, 1, 3), (1, 0, 1, 0), (6, 2, 0, 0)])
def test_dividends_are_a_point_for_two_funds_if_a_trade_post_is_on_the_map(
    own: int, others: int, post: int, points: int
) -> None:
    posts = "@1=riverfolk.fox~trade~post" if post else ""
    boxes = "riverfolk.payments.riverfolk=3 riverfolk.committed.marquise=3"  # these do not count
    table = riverfolk(f"riverfolk.funds.riverfolk={own} riverfolk.funds.eyrie={others} {boxes} {posts}")
    assert table.points("riverfolk") == points


# Swimmers


@pytest.mark.ruling("boat-builders", 2)
@pytest.mark.law("root 11.2.2", "root 11.5", "root 11.5.1", "root 11.2.4")
def test_they_move_along_rivers_whoever_rules_and_along_paths_as_others() -> None:
    table = daylight("@5=riverfolk.warrior,marquise.warrior*3 @10=marquise.warrior*3").choose("move")
    # The paths to 1 and 2 lead from where they do not rule to where nobody does; only the river is left.
    assert table.count("riverfolk", "warrior", 10) == 1
    assert [lying(table, box) for box in (FUNDS, COMMITTED)] == [5, 1]
    free = daylight("@5=riverfolk.warrior").choose("move")
    assert sorted(free.offered) == [1, 2, 10]


@pytest.mark.law("root 11.2.2", "root C.2.5")
def test_over_the_lake_they_swim_or_take_the_ferry_which_asks_for_rule() -> None:
    lake = "map=lake suits=fox*4,rabbit*4,mouse*4 ferry=1 step=funds riverfolk.funds.riverfolk=3"
    line = f"root seats=riverfolk,marquise,eyrie turn=riverfolk {lake}"
    table = given(f"{line} @1=riverfolk.warrior").choose("move", 11)
    assert table.prompt == "take the ferry"
    table.choose("yes")
    assert (table.s.ferry, len(table.hand("riverfolk"))) == (11, 1)
    table = given(f"{line} @1=riverfolk.warrior").choose("move", 11, "no")
    assert (table.s.ferry, table.s.ferried, table.hand("riverfolk")) == (1, 0, [])
    crowd = "@1=riverfolk.warrior,marquise.warrior*2 @11=marquise.warrior"
    table = given(f"{line} {crowd}").choose("move", 11)
    assert (table.prompt, table.s.ferry) == ("funds", 1)  # no rule, no ferry
    assert table.count("riverfolk", "warrior", 11) == 1


# The public hand


@pytest.mark.law("root 11.2.3")
def test_everybody_sees_their_hand_and_what_comes_to_it() -> None:
    table = daylight("riverfolk.hand=anvil,sword").choose("draw")
    for seat in (1, 2, None):
        assert UNKNOWN not in view(table.s, seat).state.hands[0]
    drawn = table.happened("drew")[-1]
    assert drawn.seen_by(1).secret == drawn.secret != ()
    theirs = given("root seats=marquise,riverfolk turn=riverfolk marquise.hand=anvil step=funds")
    assert view(theirs.s, 1).state.hands[0] == bytes([UNKNOWN])


@pytest.mark.ruling("stand-and-deliver", 1)
@pytest.mark.law("root 11.2.3")
def test_a_random_card_taken_from_them_or_by_them_is_seen_by_all() -> None:
    robbed = given(
        "root seats=marquise,riverfolk,eyrie turn=marquise step=place~wood marquise.crafted=stand-and-deliver "
        "riverfolk.hand=anvil,sword @5=marquise.warrior eyrie.hand=crossbow-bird",
        luck=["sword"],
    ).choose("stand and deliver", "riverfolk")
    taken = robbed.happened("took")[0]
    assert taken.seen_by(2).secret == taken.secret != ()
    assert robbed.hand("riverfolk") == ["anvil"]
    line = "riverfolk.crafted=stand-and-deliver eyrie.hand=anvil step=protectionism"
    taken = riverfolk(line).choose("stand and deliver").happened("took")[0]  # the Eyrie's only card
    assert taken.seen_by(1).secret == taken.secret != ()


@pytest.mark.law("root 11.2.3")
def test_at_a_discreet_table_an_open_hand_is_not_asked_for_nothing() -> None:
    line = "root seats=marquise,riverfolk,eyrie turn=marquise step=actions discretion=asked"
    field = "@5=marquise.warrior*2,riverfolk.warrior @6=marquise.warrior*2,eyrie.warrior riverfolk.hand=anvil"
    table = given(f"{line} {field} eyrie.hand=sword").choose("battle", 5)
    assert table.prompt != "ambush"
    table = given(f"{line} {field} eyrie.hand=sword").choose("battle", 6)
    assert table.prompt == "ambush"


# Trade posts


@pytest.mark.law("root 11.2.5", "root 11.5.6", "root 11.5.6.I", "root 11.5.6.II", "root 11.5.6.III")
def test_a_trade_post_takes_two_funds_of_whoever_rules_there() -> None:
    ruled = "@1=marquise.warrior @5=riverfolk.warrior @2=eyrie.warrior @6=marquise.warrior,riverfolk.fox~trade~post"
    table = daylight(f"{ruled} riverfolk.funds.marquise=3 riverfolk.funds.eyrie=1", own=2).choose("trade post")
    assert table.offered == [1, 5]  # too few of the Eyrie; a trade post in 6; nobody rules elsewhere
    table.choose(1)
    assert [lying(table, FUNDS, key) for key in ("riverfolk", "marquise", "eyrie")] == [2, 1, 1]
    assert table.count("marquise", "warrior", 0) == 25 - 2 - 1
    assert (table.count("riverfolk", "fox trade post", 1), table.count("riverfolk", "warrior", 1)) == (1, 1)
    assert table.points("riverfolk") == 2
    table.choose("trade post")  # 5, their own
    assert lying(table, FUNDS) == 0
    assert table.points("riverfolk") == 4


@pytest.mark.law("root 11.5.6.III")
@pytest.mark.open_question("third_trade_post")
def test_every_trade_post_scores_two_points() -> None:
    """The third of a suit as the first: open question third_trade_post."""
    posts = "@1=riverfolk.fox~trade~post @6=riverfolk.fox~trade~post"
    table = daylight(f"{posts} @8=riverfolk.warrior").choose("trade post")
    assert table.points("riverfolk") == 2
    assert table.count("riverfolk", "fox trade post", 0) == 0
    assert "trade post" not in daylight(f"{posts} @8=riverfolk.fox~trade~post @12=riverfolk.warrior").offered


@pytest.mark.law("root 11.5.6.III", "root 1.5.4")
def test_without_a_warrior_left_the_post_stands_alone_and_the_keep_forbids_both() -> None:
    ruled = "@1=marquise.warrior @5=riverfolk.warrior*15 riverfolk.funds.marquise=2"
    table = riverfolk(f"step=funds {ruled}").choose("trade post")
    assert (table.count("riverfolk", "fox trade post", 1), table.count("riverfolk", "warrior", 1)) == (1, 0)
    assert "trade post" not in daylight("@1=marquise.warrior,marquise.keep riverfolk.funds.marquise=2").offered


@pytest.mark.law("root 11.2.5.I")
@pytest.mark.open_question("which_funds_go")
def test_a_removed_trade_post_leaves_the_game_and_half_of_the_funds_go() -> None:
    """Which funds, the Riverfolk choose (open question which_funds_go); foreign warriors go home."""
    line = (
        "root seats=marquise,riverfolk,eyrie turn=marquise step=actions @1=marquise.warrior*2,riverfolk.fox~trade~post "
        "riverfolk.funds.riverfolk=2 riverfolk.funds.eyrie=3 riverfolk.payments.riverfolk=4"
    )
    table = given(line, luck=[(1, 0)]).choose("battle")
    assert (table.asked, table.prompt, table.ask.given) == ("riverfolk", "lose whose fund", (3,))
    table.choose("eyrie", "eyrie", "riverfolk")
    assert [lying(table, FUNDS, key) for key in ("riverfolk", "eyrie")] == [1, 1]
    assert (lying(table, PAYMENTS), table.count("eyrie", "warrior", 0)) == (4, 20 - 1)
    assert (table.count("riverfolk", "fox trade post", BOX), table.count("riverfolk", "fox trade post", 0)) == (1, 2)
    assert table.points("marquise") == 1


@pytest.mark.law("root 11.2.5.I")
def test_several_posts_lost_at_once_halve_the_funds_one_after_another() -> None:
    """Half of the funds for each post, and half of what is left for the next: interaction 22."""
    line = (
        "root seats=marquise,riverfolk turn=marquise step=craft marquise.hand=favor-of-the-foxes "
        "@1=marquise.workshop,riverfolk.fox~trade~post @6=marquise.workshop "
        "@8=marquise.workshop,riverfolk.fox~trade~post riverfolk.funds.riverfolk=7"
    )
    table = given(line).choose("favor-of-the-foxes")
    if table.prompt == "which effect first":
        table.choose("trade disruption")
    assert lying(table, FUNDS) == 1  # 7, 3, 1
    assert table.points("marquise") == 2


# Other actions


@pytest.mark.law("root 11.5.2")
def test_a_battle_takes_a_fund_of_their_choice() -> None:
    table = daylight("riverfolk.funds.eyrie=1 @5=riverfolk.warrior*2,marquise.warrior*2", luck=[(1, 0)], own=1)
    table.choose("battle")
    assert (table.prompt, table.offered) == ("commit whose fund", ["riverfolk", "eyrie"])
    table.choose("eyrie")
    assert (lying(table, COMMITTED, "eyrie"), table.count("marquise", "warrior", 5)) == (1, 1)


@pytest.mark.law("root 11.5.4", "root 11.5")
def test_a_card_is_drawn_for_a_fund_and_without_funds_nothing_is_done() -> None:
    table = daylight("", own=2).choose("draw", "draw")
    assert len(table.hand("riverfolk")) == 2
    assert table.prompt != "funds"  # neither action nor question is left
    assert lying(table, COMMITTED) == 2


@pytest.mark.law("root 11.5.5", "root 11.5")
def test_recruiting_spends_a_fund_for_a_warrior_on_any_river() -> None:
    table = daylight("@5=marquise.warrior*4 riverfolk.funds.marquise=1", own=1).choose("recruit", "marquise")
    assert table.offered == [4, 5, 7, 10, 11]
    table.choose(5)
    assert table.count("riverfolk", "warrior", 5) == 1
    assert (lying(table, FUNDS, "marquise"), table.count("marquise", "warrior", 0)) == (0, 25 - 4)


@pytest.mark.law("root 11.5.5", "root 1.5.1")
def test_with_an_empty_supply_only_an_own_fund_recruits() -> None:
    table = riverfolk("step=funds riverfolk.funds.riverfolk=1 riverfolk.funds.eyrie=1 @5=riverfolk.warrior*14")
    table.choose("recruit", 5)
    assert (lying(table, FUNDS), lying(table, FUNDS, "eyrie")) == (0, 1)
    assert "recruit" not in riverfolk("step=funds riverfolk.funds.eyrie=1 @5=riverfolk.warrior*15").offered


# Crafting


POSTS = "@1=riverfolk.fox~trade~post @6=riverfolk.fox~trade~post @5=riverfolk.rabbit~trade~post"


@pytest.mark.law("root 11.2.1", "root 11.5.3")
def test_funds_on_empty_spaces_of_the_tracks_craft() -> None:
    table = daylight(f"{POSTS} riverfolk.hand=bake-sale,anvil,root-tea-rabbit,foxfolk-steel").choose("craft")
    assert set(table.offered) == {"foxfolk-steel", "anvil"}  # two rabbits or a mouse are not there
    table.choose("anvil", "no")
    assert fields_of(table, "riverfolk")["covered"] == {"fox": 1}
    assert [lying(table, box) for box in (FUNDS, COMMITTED)] == [5, 1]
    assert table.points("riverfolk") == 2
    assert fields_of(table, "riverfolk")["items"] == ["hammer"]


@pytest.mark.law("root 11.5.3", "root 11.2.5.I")
def test_the_space_of_a_lost_trade_post_crafts_and_each_space_once() -> None:
    table = daylight("riverfolk.lost.fox=1 riverfolk.hand=anvil,armorers").choose("craft", "anvil", "no")
    assert "craft" not in table.offered


@pytest.mark.law("root 11.5.3")
def test_every_space_takes_a_fund_and_for_any_suit_they_choose() -> None:
    posts = f"{POSTS} @2=riverfolk.mouse~trade~post"
    assert "craft" not in daylight(f"{posts} riverfolk.hand=royal-claim", own=3).offered
    table = daylight(f"{posts} riverfolk.hand=royal-claim", own=4).choose("craft")
    assert (table.prompt, table.offered) == ("cover a space", ["fox", "rabbit", "mouse"])
    table.choose("mouse", "fox", "fox", "no")
    assert fields_of(table, "riverfolk")["covered"] == {"fox": 2, "rabbit": 1, "mouse": 1}
    assert fields_of(table, "riverfolk")["crafted"] == ["royal-claim"]


@pytest.mark.law("root 11.5.3.I")
def test_an_exported_card_is_discarded_for_a_warrior_in_the_payments_box() -> None:
    """No item, no points, and nobody hears of an item crafted: open question export_is_not_an_item."""
    table = daylight(f"{POSTS} riverfolk.hand=anvil").choose("craft", "yes")
    assert (lying(table, PAYMENTS), lying(table, COMMITTED)) == (1, 1)
    assert table.discarded() == ["anvil"]
    assert table.points("riverfolk") == 0
    assert table.s.items[3] == 1  # the hammer is still there
    lasting = daylight(f"{POSTS} riverfolk.hand=armorers").choose("craft", "yes")
    assert (list(lasting.s.crafted[0]), lasting.discarded()) == ([], ["armorers"])


@pytest.mark.law("root 11.5.3.I", "root 4.1.2", "root 4.1.4")
@pytest.mark.ruling("riverfolk-company", 4)
def test_only_what_could_be_crafted_can_be_exported() -> None:
    """FAQ: not a card whose item is gone, nor one whose effect is in play."""
    assert "craft" not in daylight(f"{POSTS} riverfolk.hand=anvil supply.hammer=0").offered
    twice = "riverfolk.hand=armorers riverfolk.crafted=armorers"
    assert "craft" not in daylight(f"{POSTS} {twice}").offered


# Evening


@pytest.mark.law("root 11.6", "root 11.6.1", "root 11.6.2")
def test_in_the_evening_they_discard_to_five_and_may_set_new_prices() -> None:
    hand = "anvil,sword,ambush-fox,ambush-rabbit,ambush-mouse,ambush-bird"
    table = riverfolk(f"phase=evening riverfolk.hand={hand} riverfolk.prices.riverboats=2")
    assert table.prompt == "discard to the hand limit"
    table.choose("anvil")
    assert len(table.hand("riverfolk")) == 5
    assert (table.prompt, table.offered, table.ask.given) == ("set a price", [1, 2, 3, 4], (0,))
    table.choose(3, 2, 4)
    assert fields_of(table, "riverfolk")["prices"] == {"hand card": 3, "riverboats": 2, "mercenaries": 4}
    assert table.asked == "marquise"


# Effects that meet them


@pytest.mark.law("root 4.1.3")
def test_the_tax_collector_may_take_a_warrior_off_their_board() -> None:
    table = daylight("riverfolk.crafted=tax-collector riverfolk.payments.riverfolk=1", own=1).choose("tax collector")
    assert table.offered == [PAYMENTS, FUNDS]
    table.choose(FUNDS)
    assert (lying(table, FUNDS), lying(table, PAYMENTS), len(table.hand("riverfolk"))) == (0, 1, 1)


# Positions


def test_a_position_keeps_their_board() -> None:
    line = (
        f"{POSTS} riverfolk.payments.marquise=2 riverfolk.committed.eyrie=1 riverfolk.covered.fox=1 riverfolk.bought=1 "
        "riverfolk.lost.mouse=2 riverfolk.prices.hand~card=3 riverfolk.hand=anvil"
    )
    table = daylight(line)
    assert loads(dumps(table.s)) == table.s
    assert fields_of(table, "riverfolk")["lost"] == {"mouse": 2}


def test_positions_name_what_cannot_be() -> None:
    for wrong, says in (
        ("riverfolk.funds.riverfolk=16", "funds"),
        ("riverfolk.funds.vagabond=1", "funds"),
        ("riverfolk.payments.marquise=26", "payments"),
        ("riverfolk.committed.nobody=1", "committed"),
        ("riverfolk.covered.fox=1", "covered"),
        ("riverfolk.lost.fox=1 riverfolk.covered.fox=1", "covered"),
        ("riverfolk.lost.fox=4", "lost"),
        ("riverfolk.lost.bird=1", "lost"),
        ("riverfolk.prices.hand~card=5", "prices"),
        ("riverfolk.prices.riverboats=0", "prices"),
        ("riverfolk.prices.boats=1", "prices"),
        ("riverfolk.bought=14", "bought"),
        ("riverfolk.hand=?", "hand"),
        ("@1=riverfolk.mouse~trade~post", "trade post"),
    ):
        with pytest.raises(PositionError, match=says):
            riverfolk(wrong)
