"""The golden rules: Law of Root, chapter 1."""

from __future__ import annotations

import random
from collections import Counter

import pytest
from tests.root.situation import Situation, given, setup

from lawbound.kernel import Event, Table
from lawbound.law import library
from lawbound.root.boards import pieces
from lawbound.root.cards import CARD, CARDS, DECK, UNKNOWN
from lawbound.root.position_text import dumps
from lawbound.root.rules import ROOT
from lawbound.root.state import ASIDE, BOX, PLAYING, ROW, State

FOUR = ("marquise", "eyrie", "alliance", "vagabond")


# 1 How to read the Law


@pytest.mark.law("root 1", "root 6.2.2")
@pytest.mark.ruling("general", 1)
def test_moving_is_not_placing_so_the_keep_does_not_stop_a_move() -> None:
    line = (
        "root seats=marquise,eyrie turn=eyrie phase=daylight eyrie.leader=commander eyrie.hand=anvil "
        "@1=marquise.keep @5=eyrie.warrior*4,eyrie.roost"
    )
    table = given(line)
    assert table.prompt == "move to"
    assert 1 in table.offered
    table.choose(1, 4)
    assert table.count("eyrie", "warrior", 1) == 4


@pytest.mark.law("root 1")
def test_a_rule_about_warriors_says_nothing_about_a_pawn() -> None:
    """Outrage names warriors; however much it feels like one, a pawn that walks in is no outrage."""
    line = (
        "root seats=marquise,alliance,vagabond turn=vagabond phase=daylight vagabond.place=5 vagabond.hand=anvil "
        "vagabond.satchel=boots,torch @1=alliance.sympathy"
    )
    table = given(line).choose("move", 1)
    assert table.count("vagabond", "pawn", 1) == 1
    assert table.hand("vagabond") == ["anvil"]
    assert not table.happened("supporter")
    assert not table.happened("showed hand")


@pytest.mark.law("root 1")
@pytest.mark.ruling("general", 2)
def test_no_action_needs_the_consent_of_an_opponent() -> None:
    """The one who is aided gets the card and gives up the item without being asked."""
    line = (
        "root seats=marquise,eyrie,vagabond turn=vagabond phase=daylight vagabond.place=5 vagabond.hand=bake-sale "
        "vagabond.satchel=boots,torch @5=eyrie.warrior eyrie.items=sword"
    )
    table = given(line).choose("aid", "boots satchel")
    asked = [table.asked]
    table.choose("sword")
    asked.append(table.asked)
    assert asked == ["vagabond", "vagabond"]
    assert table.hand("eyrie") == ["bake-sale"]
    assert table.s.crafted_items[table.seat("eyrie") * 8 : table.seat("eyrie") * 8 + 8] == bytes(8)


@pytest.mark.law("root 1")
def test_what_no_rule_forbids_may_be_done() -> None:
    """Nothing forbids moving the same warriors out and back again in one March."""
    line = "root seats=marquise,eyrie turn=marquise phase=daylight @1=marquise.warrior*2,marquise.sawmill"
    table = given(line).choose("march", 5, 2)
    assert 5 in table.offered
    table.choose(5, 1, 2)
    assert table.count("marquise", "warrior", 1) == 2


# 1.1 Rules conflicts


def eyrie_crafts_coins(leader: str) -> int:
    line = (
        f"root seats=marquise,eyrie turn=eyrie phase=daylight eyrie.leader={leader} eyrie.hand=bake-sale "
        "@3=eyrie.roost,eyrie.warrior @5=eyrie.roost,eyrie.warrior"
    )
    return given(line).choose("bake-sale").points("eyrie")


@pytest.mark.law("root 1.1.1")
def test_a_faction_rule_prevails_over_a_general_rule_and_a_card_over_both() -> None:
    assert eyrie_crafts_coins("despot") == 1  # 7.2.3 against 3.2.2, which would score the three printed
    assert eyrie_crafts_coins("builder") == 3  # the leader card against 7.2.3


@pytest.mark.law("root 1.1.1")
@pytest.mark.parametrize("officers", [0, 1])
def test_a_card_prevails_where_it_says_less_than_the_law_would(officers: int) -> None:
    """The older Tax Collector asks for any warrior, not for one in a clearing: an officer will do."""
    line = (
        "root seats=marquise,alliance turn=alliance phase=daylight alliance.crafted=tax-collector "
        f"alliance.hand=anvil alliance.officers={officers} @1=marquise.warrior"
    )
    table = given(line)
    assert ("tax collector" in table.offered) == bool(officers)
    if officers:
        table.choose("tax collector")
        assert table.count("alliance", "warrior", ASIDE) == 0
        assert table.count("alliance", "warrior", 0) == 10
        assert len(table.hand("alliance")) == 2


@pytest.mark.law("root 1.1.1", "root 8.2.2", "root 4.3.2.I")
def test_a_general_and_a_faction_rule_are_both_obeyed_where_that_is_possible() -> None:
    """Guerrilla war gives the defender the higher die; the maximum by warriors still holds for it."""
    line = "root seats=marquise,alliance turn=marquise phase=daylight @1=marquise.warrior*4,alliance.warrior*2"
    table = given(line, luck=((0, 3),)).choose("battle")
    assert table.count("marquise", "warrior", 1) == 2
    assert table.count("alliance", "warrior", 1) == 2


KEEP_AT_1 = "@1=marquise.keep " + " ".join(f"@{c}=marquise.warrior" for c in range(2, 13))


@pytest.mark.law("root 1.1.2", "root 6.2.2", "root 7.4.3")
def test_only_the_marquise_can_place_at_the_keep_and_a_new_roost_does_not_lift_that() -> None:
    line = f"root seats=marquise,eyrie turn=eyrie eyrie.hand=anvil {KEEP_AT_1}"
    table = given(line).choose("move")
    assert table.prompt == "place a new roost"
    assert table.offered == list(range(2, 13))
    # Without the keep the empty clearing is the one, and there is nothing to choose.
    table = given(line.replace("marquise.keep", "")).choose("move")
    assert table.count("eyrie", "roost", 1) == 1


@pytest.mark.law("root 1.1.2", "root 6.2.2", "root 8.4.2.I")
@pytest.mark.ruling("woodland-alliance", 7)
def test_any_clearing_for_the_first_sympathy_is_not_the_clearing_of_the_keep() -> None:
    line = "root seats=marquise,alliance turn=alliance alliance.supporters=anvil,foxfolk-steel"
    assert given(line + " @1=marquise.keep").offered == [6, 8, 12, "done"]
    assert given(line).offered == [1, 6, 8, 12, "done"]


@pytest.mark.law("root 1.1.2", "root 6.2.2", "root 7.5.2.I")
def test_the_decree_does_not_lift_the_veto_of_the_keep() -> None:
    line = (
        "root seats=marquise,eyrie turn=eyrie phase=daylight eyrie.leader=charismatic eyrie.hand=anvil "
        "@2=marquise.keep,marquise.warrior,eyrie.roost,eyrie.warrior*4"
    )
    table = given(line)
    assert table.prompt == "choose a new leader"  # turmoil
    assert table.count("eyrie", "warrior", 2) == 4


@pytest.mark.law("root 1.1.2", "root 6.2.2", "root 8.6.1.III", "root 8.6.1.IV")
def test_military_operations_do_not_lift_the_veto_of_the_keep() -> None:
    line = (
        "root seats=marquise,alliance turn=alliance phase=evening alliance.officers=2 alliance.hand=anvil "
        "@2=marquise.keep,alliance.mouse~base,alliance.warrior*2"
    )
    assert given(line).offered == ["move", "battle", "done"]
    assert given(line.replace("marquise.keep", "marquise.warrior")).offered == [
        *("move", "battle", "recruit", "organize", "done")
    ]


@pytest.mark.law("root 1.1.2", "root 8.4.1.III", "root 6.2.2")
def test_a_revolt_places_its_base_only_because_it_has_removed_the_keep_first() -> None:
    line = (
        "root seats=marquise,alliance turn=alliance alliance.supporters=anvil,foxfolk-steel "
        "@1=marquise.keep,marquise.warrior*3,alliance.sympathy"
    )
    table = given(line).choose(1, "anvil")
    assert table.count("marquise", "keep", BOX) == 1
    assert table.count("alliance", "fox base", 1) == 1
    assert table.count("alliance", "warrior", 1) == 1


def favor_of_the_mice(rest: str, marquise_hand: str = "sword") -> Situation:
    line = (
        "root seats=marquise,eyrie,alliance turn=eyrie phase=daylight eyrie.leader=builder "
        f"marquise.hand={marquise_hand} eyrie.hand=favor-of-the-mice,codebreakers "
        f"@7=eyrie.roost @9=eyrie.roost @11=eyrie.roost {rest}"
    )
    return given(line).choose("favor-of-the-mice")


@pytest.mark.law("root 1.1.3")
def test_the_player_whose_turn_it_is_orders_simultaneous_effects() -> None:
    table = favor_of_the_mice("@1=marquise.keep @2=marquise.warrior*2,alliance.mouse~base,alliance.sympathy")
    assert (table.prompt, table.asked) == ("which effect first", "eyrie")
    assert table.offered == ["field hospitals", "base lost", "outrage"]
    # All pieces have gone before any of this is resolved.
    for key, piece in (("marquise", "warrior"), ("alliance", "mouse base"), ("alliance", "sympathy")):
        assert table.count(key, piece, 2) == 0
    assert not table.happened("supporter")
    table.choose("outrage")
    assert (table.prompt, table.asked) == ("which effect first", "eyrie")
    assert table.offered == ["field hospitals", "base lost"]
    # Resolved one after another: the supporter that outrage just brought is lost with the base.
    assert len(table.happened("supporter")) == 1
    table.choose("base lost")
    assert "codebreakers" in table.discarded()


@pytest.mark.law("root 1.1.3", "root 6.2.3")
def test_all_pieces_of_one_effect_go_before_what_their_removal_triggers() -> None:
    """The keep falls with the warriors, so no hospital is left to bring them to."""
    table = favor_of_the_mice("@2=marquise.warrior @11=marquise.keep", "sword,crossbow-mouse")
    assert table.asked == "eyrie"
    assert table.count("marquise", "warrior", 2) == 0
    assert table.hand("marquise") == ["sword", "crossbow-mouse"]


@pytest.mark.law("root 1.1.3", "root 4.3.4")
def test_in_battle_another_rule_governs_the_order_of_effects() -> None:
    """Whoever takes the hits orders what they trigger, not the player whose turn it is."""
    line = (
        "root seats=marquise,eyrie,alliance turn=marquise phase=daylight @1=marquise.warrior*3,alliance.fox~base,"
        "alliance.sympathy marquise.hand=anvil"
    )
    table = given(line, luck=((1, 1),)).choose("battle", "fox base")  # two hits: they are defenseless
    assert (table.prompt, table.asked) == ("which effect first", "alliance")


# 1.2 Public and private information


@pytest.mark.law("root 1.2.1")
def test_hands_are_private_and_their_sizes_public() -> None:
    line = (
        "root seats=marquise,eyrie,alliance turn=marquise phase=daylight marquise.hand=anvil,sword "
        "eyrie.hand=armorers,sappers,cobbler alliance.supporters=ambush-fox,tax-collector @1=marquise.warrior"
    )
    table = given(line).table
    for seat in (0, 1, 2, None):
        known: State = table.view(seat).state
        assert [len(hand) for hand in known.hands] == [2, 3, 0]
        for other, hand in enumerate(known.hands):
            assert hand == (table.state.hands[other] if other == seat else bytes([UNKNOWN]) * len(hand))
    assert table.view(2).state.piles == table.state.piles
    assert bytes([UNKNOWN, UNKNOWN]) in [bytes(pile) for pile in table.view(0).state.piles]
    # What is unknown is somewhere in the deck, for all that the others can say.
    assert CARD["armorers"] in table.view(0).state.deck
    assert CARD["armorers"] not in [card for hand in table.view(0).state.hands for card in hand]


@pytest.mark.law("root 1.2.1")
def test_a_hand_is_shown_only_where_a_rule_says_so_and_only_to_whom_it_says() -> None:
    line = (
        "root seats=marquise,eyrie,alliance turn=marquise phase=daylight marquise.crafted=codebreakers "
        "eyrie.hand=armorers,sappers alliance.hand=cobbler @1=marquise.warrior"
    )
    table = given(line)
    assert not table.happened("showed hand")
    table.choose("codebreakers", "eyrie")
    (shown,) = table.happened("showed hand")
    cards = tuple(sorted([CARD["armorers"], CARD["sappers"]]))
    assert [shown.seen_by(seat).secret for seat in (0, 1, 2, None)] == [cards, cards, (), ()]


@pytest.mark.law("root 1.2.1")
def test_a_drawn_card_is_seen_by_nobody_else() -> None:
    table = given("root seats=marquise,eyrie turn=marquise phase=daylight @1=marquise.warrior", luck=["anvil"])
    table.choose("done")
    drawn = table.happened("drew", "root 6.6")[0]
    assert drawn.args == (0,)
    assert [drawn.seen_by(seat).secret for seat in (0, 1, None)] == [(CARD["anvil"],), (), ()]


@pytest.mark.law("root 1.2.2")
@pytest.mark.ruling("tinker", 1)
def test_anybody_may_inspect_the_discard_pile() -> None:
    line = "root seats=marquise,eyrie turn=marquise phase=daylight discard=anvil,sword,cobbler @1=marquise.warrior"
    table = given(line).table
    for seat in (0, 1, None):
        assert [CARDS[card].id for card in table.view(seat).state.discard] == ["anvil", "sword", "cobbler"]


# 1.3 Negotiation and deals


def random_steps(table: Table[State], luck: random.Random, most: int) -> None:
    for _ in range(most):
        if table.pending is None:
            return
        table.choose_index(luck.randrange(len(table.pending.options)))


@pytest.mark.law("root 1.3.1")
def test_nothing_said_or_agreed_before_changes_what_a_player_may_choose() -> None:
    """The options follow from the position alone: the same position reached without any talk offers the same ones."""
    compared = 0
    for seed in ("a", "b", "c", "d", "e"):
        luck = random.Random(seed)
        table: Table[State] = Table.new(ROOT, {"seats": list(FOUR)}, seed=seed)
        for _ in range(100):
            random_steps(table, luck, luck.randrange(1, 6))
            if table.pending is None:
                break
            assert library.exists(table.pending.about.article)
            if table._answers or table.state.stage != PLAYING:
                continue
            fresh: Table[State] = Table.from_position(ROOT, dumps(table.state), seed=seed)
            assert fresh.pending is not None
            assert (fresh.pending.seat, repr(fresh.pending.about)) == (table.pending.seat, repr(table.pending.about))
            assert list(fresh.pending.options) == list(table.pending.options)
            compared += 1
    assert compared > 25


GIVING = {"root 9.5.4", "root D.1.2", "root 4.1.3"}  # Aid, the Thief's Steal, Stand and Deliver
DRAWING = ("drew", "took dominance", "took from discard")


@pytest.mark.law("root 1.3.2")
@pytest.mark.parametrize("seed", range(8))
def test_cards_pass_from_hand_to_hand_only_where_a_rule_says_so(seed: int) -> None:
    """Every card that appears in a hand was drawn or taken by its owner, or given under an article that says so."""
    events: list[Event] = []
    seats = FOUR if seed % 2 else ("vagabond", "vagabond", "eyrie", "alliance")
    table: Table[State] = Table.new(ROOT, {"seats": list(seats)}, seed=str(seed), listener=events.append)
    luck = random.Random(seed)
    for _ in range(3000):
        if table.pending is None:
            break
        before = [Counter(hand) for hand in table.state.hands]
        events.clear()
        table.choose_index(luck.randrange(len(table.pending.options)))
        for seat, hand in enumerate(table.state.hands):
            allowed: Counter[int] = Counter()
            for event in events:
                if event.name in DRAWING and event.args[0] == seat:
                    allowed.update([event.secret[0] if event.secret else event.args[1]])
                elif event.name in ("gave", "took") and event.args[event.name == "gave"] == seat:
                    assert event.article in GIVING
                    allowed.update(event.secret)
            assert not Counter(hand) - before[seat] - allowed


@pytest.mark.law("root 1.3.2")
def test_a_player_is_offered_no_way_to_hand_over_a_card_outside_the_rules() -> None:
    """Two allies in one clearing: a card of another suit cannot be given, however much both would like it."""
    line = (
        "root seats=marquise,eyrie,vagabond turn=vagabond phase=daylight vagabond.place=5 vagabond.hand={} "
        "vagabond.satchel=torch,hammer vagabond.damaged=boots vagabond.relations.eyrie=allied @5=eyrie.warrior"
    )
    assert given(line.format("investments")).offered == ["repair", "done"]
    table = given(line.format("bake-sale"))
    assert table.offered == ["aid", "repair", "done"]
    table.choose("aid", "torch satchel")
    assert (table.hand("vagabond"), table.hand("eyrie")) == ([], ["bake-sale"])


# 1.4 Game structure


@pytest.mark.law("root 1.4.1")
def test_turns_pass_in_order_and_each_has_birdsong_then_daylight_then_evening() -> None:
    line = "root seats=marquise,eyrie,alliance order=eyrie,marquise,alliance turn=eyrie @1=marquise.warrior "
    table = given(line + "@3=eyrie.warrior*3,eyrie.roost @5=marquise.warrior*2,marquise.sawmill")
    phases: dict[int, list[int]] = {}
    while len(table.happened("turn")) < 9:
        s = table.s
        phases.setdefault(s.turns, []).append(s.acting.turn_steps[s.step].phase)
        table.choose("done" if "done" in table.offered else table.offered[0])
    assert [event.args[0] for event in table.happened("turn")][:8] == [0, 2, 1, 0, 2, 1, 0, 2]
    assert any(len(set(seen)) > 1 for seen in phases.values())
    for seen in phases.values():
        assert seen == sorted(seen)
    for player in table.s.players:
        steps = [step.phase for step in player.turn_steps]
        assert steps == sorted(steps)
        assert set(steps) == {1, 2, 3}


@pytest.mark.law("root 1.4.1")
def test_what_happens_at_the_start_of_birdsong_comes_before_everything_else_in_it() -> None:
    """The bank gives the Eyrie a card before emergency orders look for an empty hand."""
    line = (
        "root seats=marquise,eyrie turn=eyrie eyrie.crafted=better-burrow-bank "
        "@3=eyrie.roost,eyrie.warrior @1=marquise.warrior"
    )
    table = given(line)
    assert table.prompt == "to which column"  # of the only card
    assert len(table.hand("eyrie")) == 1
    assert len(table.hand("marquise")) == 1


@pytest.mark.law("root 1.4.1")
def test_what_happens_at_the_start_of_daylight_and_evening_comes_first_too() -> None:
    line = (
        "root seats=marquise,eyrie turn=marquise marquise.crafted=command-warren,cobbler,codebreakers "
        "marquise.hand=anvil eyrie.hand=sword @1=marquise.warrior*3,marquise.workshop,eyrie.warrior"
    )
    table = given(line)
    assert (table.prompt, table.offered) == ("battle with Command Warren", [1, "done"])
    table.choose("done")
    assert table.prompt == "craft"
    table.until("actions").choose("done")
    assert (table.prompt, table.offered) == ("move from", [1, "done"])
    assert table.hand("marquise") == ["anvil"]  # the cards of Evening have not been drawn yet
    table.choose(1, 5, 2)
    assert table.count("marquise", "warrior", 5) == 2


@pytest.mark.law("root 1.4.1")
@pytest.mark.open_question("services_and_other_starts_of_birdsong")
def test_dominance_is_won_at_the_start_of_birdsong_before_anything_can_be_chosen() -> None:
    line = (
        "root seats=marquise,eyrie,alliance turn=alliance phase=evening marquise.dominance=dominance-fox "
        "marquise.crafted=royal-claim,stand-and-deliver eyrie.hand=anvil alliance.hand=sword alliance.officers=1 "
        "@1=marquise.warrior @6=marquise.warrior @8=marquise.warrior{} @2=alliance.warrior"
    )
    table = given(line.format(",alliance.warrior")).choose("done")
    assert table.asked == "marquise"  # she rules only two fox clearings: her Birdsong goes on
    assert table.offered == ["stand and deliver", "royal claim", "go on"]
    table = given(line.format("")).choose("done")
    assert table.table.result["winners"] == [0]


DAYLIGHT_EFFECTS = (
    "root seats=marquise,eyrie,alliance turn=marquise phase=daylight marquise.points=12 "
    "marquise.crafted=tax-collector,codebreakers marquise.hand=dominance-fox eyrie.hand=sword "
    "@1=marquise.warrior*3 @5=marquise.warrior*3,eyrie.warrior"
)
EFFECTS = {"tax collector", "codebreakers", "activate dominance"}


@pytest.mark.law("root 1.4.2")
def test_nothing_interrupts_a_march() -> None:
    table = given(DAYLIGHT_EFFECTS).until("actions")
    assert set(table.offered) >= EFFECTS
    table.choose("march")
    assert not set(table.offered) & EFFECTS
    table.choose(1)
    assert not set(table.offered) & EFFECTS
    table.choose(9)
    assert not set(table.offered) & EFFECTS
    table.choose(1)
    assert table.prompt == "move from"  # between the two moves
    assert table.offered == [1, 5, 9, "done"]
    table.choose("done")
    assert set(table.offered) >= EFFECTS


@pytest.mark.ruling("armorers", 2)
@pytest.mark.law("root 1.4.2")
def test_a_battle_is_interrupted_only_by_what_says_so() -> None:
    line = DAYLIGHT_EFFECTS.replace("codebreakers", "codebreakers,armorers")
    table = given(line, luck=((1, 1),)).until("actions").choose("battle")
    assert (table.prompt, table.offered) == ("use armorers", ["yes", "no"])
    table.choose("yes")
    assert table.count("marquise", "warrior", 5) == 3
    assert table.count("eyrie", "warrior", 5) == 0


@pytest.mark.law("root 1.4.2")
def test_nothing_interrupts_a_revolt_or_the_spending_of_supporters() -> None:
    line = (
        "root seats=marquise,alliance turn=alliance alliance.crafted=royal-claim,stand-and-deliver marquise.hand=sword "
        "alliance.supporters=anvil,foxfolk-steel,protection-racket @1=alliance.sympathy,marquise.warrior"
    )
    table = given(line)
    assert table.offered == [1, "stand and deliver", "royal claim", "done"]
    table.choose(1)
    assert table.prompt == "spend a supporter"
    assert sorted(table.offered) == ["anvil", "foxfolk-steel", "protection-racket"]
    table.choose("anvil")
    assert sorted(table.offered) == ["foxfolk-steel", "protection-racket"]


# 1.5 Pieces


@pytest.mark.law("root 1.5.1")
def test_when_a_kind_of_piece_has_run_out_nothing_stands_in_for_it() -> None:
    line = (
        "root seats=marquise,eyrie turn=marquise marquise.hand=anvil "
        "@1=marquise.wood*8,marquise.sawmill,marquise.warrior*25 @5=marquise.recruiter"
    )
    table = given(line).until("actions")
    assert sum(table.count("marquise", "wood", c) for c in range(1, 13)) == 8
    assert "recruit" not in table.offered
    table.choose("overwork")
    assert sum(table.count("marquise", "wood", c) for c in range(1, 13)) == 8
    fewer = given(line.replace("wood*8", "wood*6").replace("*25", "*24")).until("actions")
    assert fewer.count("marquise", "wood", 1) == 7
    assert {"overwork", "recruit"} <= set(fewer.offered)


@pytest.mark.law("root 1.5.1", "root 7.7")
def test_a_recruit_of_the_decree_without_warriors_left_cannot_be_taken() -> None:
    line = (
        "root seats=marquise,eyrie turn=eyrie phase=daylight eyrie.leader=builder eyrie.hand=anvil "
        "@3=eyrie.roost,eyrie.warrior*20 @1=marquise.warrior"
    )
    assert given(line).prompt == "choose a new leader"
    assert given(line.replace("*20", "*19")).count("eyrie", "warrior", 3) == 20


@pytest.mark.law("root 1.5.2")
@pytest.mark.parametrize("seats", [FOUR, tuple(reversed(FOUR)), ("vagabond", "vagabond", "alliance", "eyrie")])
def test_each_player_controls_the_pieces_of_their_faction_and_no_items(seats: tuple[str, ...]) -> None:
    table = setup(*seats)
    for seat, player in enumerate(table.s.players):
        assert player.seat == seat
        printed = list(pieces(player.KEY).values())
        held = [table.s.box.limits[row // ROW] for row in player.rows]
        assert held == (printed if printed != [0] else [0, 1])  # a pawn instead of warriors
        for row in player.rows:
            assert table.s.box.owner[row // ROW] == seat
            assert sum(table.s.board[row : row + ROW]) == table.s.box.limits[row // ROW]
    names = {table.s.box.piece_name(row) for row in table.s.box.rows}
    assert not names & {"sword", "boots", "bag", "torch"}


@pytest.mark.law("root 1.5.2", "root G.1.9")
def test_items_are_no_faction_pieces_so_a_favor_leaves_them() -> None:
    table = favor_of_the_mice("@2=marquise.warrior*2 marquise.items=sword,boots")
    assert table.count("marquise", "warrior", 2) == 0
    assert sum(table.s.crafted_items[0:8]) == 2


@pytest.mark.law("root 1.5.3", "root 6.2.3")
def test_warriors_treated_as_ones_own_still_belong_to_their_faction() -> None:
    """The Vagabond lets an allied cat take a hit: it goes to her supply, and the hospital is hers to offer."""
    line = (
        "root seats=marquise,eyrie,vagabond turn=vagabond phase=daylight vagabond.place=5 vagabond.relations.marquise="
        "allied vagabond.satchel=sword,boots marquise.hand=bake-sale @1=marquise.keep "
        "@5=marquise.warrior*2,eyrie.warrior*2"
    )
    table = given(line, luck=((1, 1),)).choose("battle", "eyrie", "marquise", "an allied warrior")
    assert (table.prompt, table.asked, table.offered) == ("field hospitals", "marquise", ["bake-sale", "no"])
    assert table.count("marquise", "warrior", 5) == 1
    table.choose("bake-sale")
    assert table.count("marquise", "warrior", 1) == 1
    # While they fight beside him they rule for her, not for him.
    assert table.ruler(1) == "marquise"


@pytest.mark.law("root 1.5.3")
def test_the_owner_of_a_piece_never_changes() -> None:
    table: Table[State] = Table.new(ROOT, {"seats": list(FOUR)}, seed="owners")
    owners, limits = table.state.box.owner, table.state.box.limits
    random_steps(table, random.Random("owners"), 2000)
    assert (table.state.box.owner, table.state.box.limits) == (owners, limits)
    for row in table.state.box.rows:
        assert sum(table.state.board[row : row + ROW]) == limits[row // ROW]


@pytest.mark.law("root 1.5.4")
def test_as_many_as_possible_are_placed_and_the_player_chooses_where() -> None:
    line = (
        "root seats=marquise,eyrie turn=marquise phase=daylight @1=marquise.recruiter,marquise.warrior*23 "
        "@5=marquise.recruiter*2"
    )
    table = given(line).until("actions").choose("recruit")
    assert (table.prompt, table.offered) == ("recruit where", [1, 5])
    table.choose(5)
    assert table.offered == [1, 5]  # no fewer than possible: there is no "done"
    table.choose(5)
    assert table.count("marquise", "warrior", 5) == 2
    assert table.count("marquise", "warrior", 0) == 0


@pytest.mark.law("root 1.5.4", "root 8.4.1.III")
@pytest.mark.parametrize(("on_map", "placed"), [(7, 3), (8, 2), (9, 1), (10, 0)])
def test_an_effect_places_the_pieces_that_are_left(on_map: int, placed: int) -> None:
    """A revolt with three sympathetic fox clearings would place three warriors."""
    line = (
        "root seats=marquise,alliance turn=alliance alliance.supporters=anvil,foxfolk-steel "
        f"@1=alliance.sympathy @6=alliance.sympathy @8=alliance.sympathy @3=alliance.warrior*{on_map},marquise.warrior"
    )
    table = given(line).choose(1, "anvil")
    assert table.count("alliance", "warrior", 1) == placed
    assert table.count("alliance", "warrior", 0) == 0
    told = [event.args[2] for event in table.happened("placed", "root 8.4.1.III") if event.args[1] == 1]
    assert told == [1, *[placed] * bool(placed)]  # the base, and the warriors if there are any


@pytest.mark.law("root 1.5.4", "root 4.3.4")
@pytest.mark.parametrize(("warriors", "removed"), [(1, 1), (2, 2), (3, 2)])
def test_an_effect_removes_the_pieces_that_are_there(warriors: int, removed: int) -> None:
    """An ambush deals two hits, whoever is there to take them."""
    line = (
        "root seats=marquise,eyrie turn=marquise phase=daylight eyrie.hand=ambush-fox "
        f"@1=marquise.warrior*{warriors},eyrie.warrior"
    )
    table = given(line, luck=((0, 0),)).until("actions").choose("battle", "ambush-fox")
    assert table.count("marquise", "warrior", 1) == warriors - removed
    assert table.count("marquise", "warrior", 0) == 25 - warriors + removed
    assert sum(event.args[2] for event in table.happened("removed")) == removed


@pytest.mark.law("root 1.5.4", "root 2.1.2")
def test_as_many_cards_as_possible_are_drawn() -> None:
    """One card is left of the whole deck; the third recruiter would bring two."""
    rest = list(DECK)
    rest.remove(CARD["anvil"])
    dominances = [card for card in rest if CARDS[card].kind == 4]
    supporters = ",".join(CARDS[card].id for card in rest if card not in dominances)
    line = (
        f"root seats=marquise,alliance turn=marquise phase=daylight alliance.supporters={supporters} "
        "@2=alliance.mouse~base @1=marquise.recruiter @5=marquise.recruiter*2,marquise.warrior"
    )
    table = given(line).until("actions").choose("done")
    assert table.hand("marquise") == ["anvil"]
    assert not table.s.deck


@pytest.mark.law("root 1.5.4")
def test_as_many_as_possible_is_no_way_around_a_cost() -> None:
    """Two supporters for a revolt are a cost: with one there is none."""
    line = "root seats=marquise,alliance turn=alliance @1=alliance.sympathy @5=marquise.warrior alliance.hand=sword"
    table = given(f"{line} alliance.supporters=anvil")
    assert table.prompt != "revolt"
    assert table.count("alliance", "fox base", 1) == 0
    assert given(f"{line} alliance.supporters=anvil,foxfolk-steel").prompt == "revolt"


@pytest.mark.law("root 1.5.5", "root 8.2.6")
def test_whoever_is_forced_to_give_a_card_chooses_it_from_their_own_hand() -> None:
    line = (
        "root seats=marquise,alliance,vagabond turn=marquise phase=daylight "
        "marquise.hand=anvil,ambush-fox,armorers,sword,dominance-fox @5=marquise.warrior*2 @1=alliance.sympathy"
    )
    table = given(line).choose("march", 1, 2)
    assert (table.prompt, table.asked) == ("outrage", "marquise")
    assert sorted(table.offered) == ["ambush-fox", "anvil", "armorers", "dominance-fox"]
    table.choose("dominance-fox")
    assert list(table.s.piles[0]) == [CARD["dominance-fox"]]
    assert table.s.available == b""


@pytest.mark.law("root 1.5.5", "root 9.2.2.I")
def test_whoever_is_forced_to_damage_items_does_it_under_the_rules_for_damaging() -> None:
    line = (
        "root seats=marquise,alliance,vagabond turn=alliance alliance.supporters=anvil,foxfolk-steel "
        "@1=alliance.sympathy vagabond.place=1 vagabond.satchel=boots,torch vagabond.exhausted=sword,crossbow "
        "vagabond.damaged=bag"
    )
    table = given(line).choose(1, "anvil")
    assert (table.prompt, table.asked) == ("damage three items", "vagabond")
    assert table.offered == ["boots satchel", "crossbow exhausted", "sword exhausted", "torch satchel"]
    table.choose("sword exhausted", "boots satchel")
    assert table.offered == ["crossbow exhausted", "torch satchel"]
