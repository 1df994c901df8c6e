"""Positions: read, refused with the piece, card or field that is wrong, and played on."""

from __future__ import annotations

import re

import pytest
from tests.root.situation import given

from lawbound.kernel import BadSetup, Table
from lawbound.root.cards import CARD, CARDS, DECK, UNKNOWN, matches
from lawbound.root.map import FIRST_FOREST
from lawbound.root.naming import PositionError
from lawbound.root.position import write
from lawbound.root.position_text import dump_line, dump_yaml, dumps, loads
from lawbound.root.rules import ROOT
from lawbound.root.state import BOX, PLAYING, State

TWO = "root seats=marquise,eyrie"
FOUR = "root seats=marquise,eyrie,alliance,vagabond"


def refused(line: str) -> str:
    with pytest.raises(BadSetup) as error:
        loads(line)
    return str(error.value)


# What is refused, and in which words


@pytest.mark.law("root 1.5.1")
@pytest.mark.parametrize(
    ("line", "message"),
    [
        (f"{TWO} @1=marquise.warrior*26", r"clearings.1.marquise: 26 warrior .* of 25 in all, 25 are left"),
        (f"{TWO} @1=marquise.warrior*20 @2=marquise.warrior*6", r"clearings.2.marquise: 6 warrior .*, 5 are left"),
        (f"{TWO} @1=marquise.wood*9", r"clearings.1.marquise: 9 wood .* of 8 in all"),
        (f"{TWO} @1=marquise.keep @2=marquise.keep", r"clearings.2.marquise: 1 keep .* of 1 in all, 0 are left"),
        (f"{TWO} @1=eyrie.warrior*21", r"clearings.1.eyrie: 21 warrior .* of 20 in all"),
        (f"{FOUR} alliance.officers=3 @1=alliance.warrior*8", r"alliance.officers: 3 cannot be: 2 warriors are left"),
    ],
)
def test_more_pieces_than_the_box_holds(line: str, message: str) -> None:
    said = refused(line)
    assert re.search(message, said)
    assert "root 1.5.1" in said


@pytest.mark.law("root 2.2.3")
@pytest.mark.parametrize(
    ("line", "message"),
    [
        (f"{TWO} @1=marquise.sawmill*2", r"clearings.1.marquise: 2 sawmill .* 1 of 1 slots are left"),
        (f"{TWO} @1=marquise.sawmill,eyrie.roost", r"clearings.1.eyrie: 1 roost .* 0 of 1 slots are left"),
        (f"{TWO} @6=marquise.sawmill*2 ruins.6=", r"ruins.6: no slot is left"),
    ],
)
def test_more_buildings_than_slots(line: str, message: str) -> None:
    said = refused(line)
    assert re.search(message, said)
    assert "root 2.2.3" in said


@pytest.mark.parametrize(
    ("line", "message"),
    [
        # cards
        (f"{TWO} marquise.hand=anvil eyrie.hand=anvil", r"anvil: 2 in the position, but this game has 1"),
        (f"{TWO} marquise.hand=anvil*2", r"anvil: 2 in the position"),
        (f"{TWO} marquise.hand=armorers*2 discard=armorers", r"armorers: 3 in the position, but this game has 2"),
        (f"{TWO} marquise.hand=dominance-fox", r"dominance-fox: 1 in the position, but this game has 0"),
        (f"{FOUR} marquise.dominance=dominance-fox available=dominance-fox", r"dominance-fox: 2 in the position"),
        (f"{TWO} marquise.hand=anvill", r"marquise.hand: 'anvill' is not known here; did you mean 'anvil'\?"),
        (f"{TWO} marquise.crafted=anvil", r"marquise.crafted: each lasting effect"),
        (f"{TWO} marquise.crafted=armorers*2", r"marquise.crafted: each lasting effect .*4\.1\.4"),
        (f"{TWO} marquise.crafted=?", r"marquise.crafted"),
        (f"{FOUR} marquise.dominance=anvil", r"marquise.dominance: anvil is no dominance card"),
        (f"{TWO} eyrie.decree.move=?", r"eyrie.decree.move: these cards lie face up"),
        (f"{TWO} eyrie.decree.fly=anvil", r"eyrie.decree: 'fly' is not known here; possible: recruit, move"),
        (f"{TWO} marquise.hand=?*42 eyrie.hand=?*9", r"51 unknown cards, but only 50"),
        # factions, pieces, clearings
        ("root seats=marquise,eyries", r"Unknown faction 'eyries'"),
        (f"{TWO} @1=marquis.warrior", r"clearings.1: 'marquis' is not known here; did you mean 'marquise'\?"),
        (f"{TWO} @1=alliance.warrior", r"clearings.1: 'alliance' is not known here"),
        (f"{TWO} @1=marquise.warior", r"clearings.1.marquise: 'warior' .*did you mean 'warrior'\?"),
        (f"{TWO} @13=marquise.warrior", r"clearings: '13' is not known here"),
        (f"{FOUR} @1=vagabond.pawn", r"clearings.1.vagabond: 'pawn' is not known here"),
        (f"{TWO} alliance.hand=anvil", r"players: 'alliance' is not known here"),
        (f"{TWO} marquise.colour=red", r"marquise: 'colour' is not known here"),
        (f"{TWO} order=marquise", r"order: every player takes exactly one turn"),
        (f"{TWO} order=marquise,marquise", r"order: every player"),
        # what each faction forbids
        (f"{TWO} @5=eyrie.roost*2", r"clearings.5.eyrie: one roost at most \(root 7\.5\.2\.IV\)"),
        (f"{TWO} eyrie.leader=king", r"eyrie.leader: 'king' is not known here; possible: builder"),
        (f"{FOUR} @5=alliance.fox~base", r"clearings.5.alliance: a fox base needs a clearing of its suit"),
        (f"{FOUR} @5=alliance.sympathy*2", r"clearings.5.alliance: one sympathy at most \(root 8\.2\.5\.I\)"),
        (f"{FOUR} alliance.supporters=?*6", r"alliance.supporters: without a base .*8\.2\.3\.I"),
        (f"{FOUR} vagabond.track=tea*4", r"vagabond.track: tea cannot be here \(root 9\.2\.5\.I\)"),
        (f"{FOUR} vagabond.track=sword", r"vagabond.track: sword cannot be here"),
        (f"{FOUR} vagabond.satchel=axe", r"vagabond.satchel: 'axe' is not known here"),
        (f"{FOUR} vagabond.place=1_2", r"vagabond.place: '1_2' is not known here"),
        (f"{FOUR} vagabond.relations.vagabond=allied", r"relations: vagabond has no marker \(root 9\.2\.9\)"),
        (f"{FOUR} vagabond.relations.eyrie=friend", r"relations.eyrie: 'friend' .*did you mean 'friendly'"),
        (
            "root seats=vagabond,vagabond,eyrie vagabond.relations.vagabond2=allied",
            r"relations: vagabond2 has no marker",
        ),
        (f"{FOUR} quests=escort vagabond.completed=escort", r"quests: escort is there 2 times"),
        (f"{FOUR} quests=escorts", r"quests: 'escorts' .*did you mean 'escort'"),
        # items and ruins
        (f"{FOUR} ruins.5=?", r"ruins.5: that clearing has no slot marked R"),
        (f"{FOUR} ruins.6=?*3", r"ruins.6: at most two items"),
        (f"{FOUR} ruins.6=?", r"hidden: 1 unknown items lie under ruins, but 0 are named"),
        (f"{FOUR} ruins.6=? hidden=axe", r"hidden: 'axe' is not known here"),
        (f"{FOUR} supply.boots=3", r"supply.boots: 3 should be a number from 0 to 2"),
        (f"{FOUR} supply.boots=2 marquise.items=boots", r"supply.boots: 2 should be a number from 0 to 1"),
        (f"{FOUR} marquise.items=axe", r"marquise.items: 'axe' is not known here"),
        # points, turn, phase, step
        (f"{TWO} marquise.points=30", r"marquise.points: with 30 the game is over \(root 3\.1\)"),
        (f"{TWO} marquise.points=many", r"marquise.points: .*many.* should be a number"),
        (f"{TWO} turn=alliance", r"turn: 'alliance' is not known here"),
        (f"{TWO} phase=night", r"phase: 'night' is not known here"),
        (f"{TWO} phase=setup", r"phase: a position starts in birdsong, daylight or evening"),
        (f"{TWO} turn=marquise step=the~Decree", r"step: 'the Decree' is not known here"),
        (f"{TWO} used=anvill", r"used: 'anvill' .*did you mean 'anvil'"),
        (f"{TWO} winners=alliance", r"winners: 'alliance' is not known here"),
        # the text itself
        (f"{TWO} word", r"'word': a position is a list of `field=value` words"),
        (f"{TWO} =1", r"'=1': a position is a list of `field=value` words"),
        (f"{TWO} @1=warrior", r"'@1=warrior': pieces are written faction\.piece"),
        (f"{TWO} @1=marquise.warrior*x", r"'@1=marquise\.warrior\*x': after `\*` comes a number"),
        (f"{TWO} marquise.hand=anvil marquise.hand.left=sword", r"'hand' has a value already"),
        ("seats: [marquise, eyrie\nturn: x", r"neither a `root \.\.\.` line nor YAML: something is wrong in line"),
        ("seats: [marquise, eyrie]\nclearings: 5", r"clearings: 5 should be a list of names with values"),
        ("seats: [marquise, eyrie]\nhands: {}", r"position: 'hands' is not known here"),
        ("seats: [marquise, eyrie]\nplayers: {marquise: {hand: {anvil: 1}}}", r"marquise.hand: .* a list of names"),
        ("just words", r"position: 'just words' should be a list of names"),
        ("", r"needs `seats`|2 to 6 seats"),
    ],
)
def test_what_is_wrong_is_named(line: str, message: str) -> None:
    said = refused(line)
    assert re.search(message, said), said


@pytest.mark.parametrize(
    "line",
    [
        f"{TWO} marquise.items=sword*3",  # two in the box
        f"{TWO} marquise.items=torch",  # none in the supply
    ],
)
@pytest.mark.law("root 1.5.1", "root 5.1.5")
def test_more_crafted_items_than_the_supply_ever_held(line: str) -> None:
    assert refused(line).startswith("marquise.items: ")


@pytest.mark.parametrize(
    "line",
    [
        f"{FOUR} vagabond.coalition=vagabond",  # with himself
        f"{TWO} marquise.coalition=eyrie",  # only a Vagabond forms one
    ],
)
@pytest.mark.law("root 9.2.8")
def test_an_impossible_coalition(line: str) -> None:
    assert "coalition" in refused(line)


@pytest.mark.law("root 9.3.1")
def test_a_character_whom_nobody_knows() -> None:
    assert "character" in refused(f"{FOUR} vagabond.character=bard")


def test_an_error_is_a_bad_setup_at_the_table_too() -> None:
    with pytest.raises(PositionError, match="anvil: 2 in the position"):
        Table.from_position(ROOT, f"{TWO} marquise.hand=anvil*2")


# What is understood


def test_what_is_not_mentioned_is_empty_or_as_after_setup() -> None:
    s = loads(f"{FOUR} ruins.6=? ruins.10=? ruins.11=? ruins.12=?")
    assert s.stage == PLAYING
    assert (s.turn, s.turns, s.step) == (0, 1, 0)
    assert [len(hand) for hand in s.hands] == [0, 0, 0, 0]
    assert bytes(s.deck) == DECK
    assert list(s.vp) == [0, 0, 0, 0]
    assert sum(s.items) == 12
    assert len(s.ruin_pool) == 4
    assert s.board[s.players[0].row("keep") + BOX] == 1  # a keep that is not on the map is out of the game
    assert s.board[s.players[3].row("pawn") + FIRST_FOREST] == 1


def test_yaml_and_line_say_the_same() -> None:
    text = """
    seats: [marquise, eyrie]
    turn: eyrie
    clearings:
      1: {marquise: {warrior: 3, sawmill: 1}}
      3: {eyrie: {roost: 1, warrior: 2}}
    discard: [anvil]
    players:
      marquise: {points: 4, hand: [sword, '?']}
      eyrie: {leader: despot, hand: 2, decree: {move: [bake-sale]}}
    """
    line = (
        "root seats=marquise,eyrie turn=eyrie @1=marquise.warrior*3,marquise.sawmill @3=eyrie.roost,eyrie.warrior*2 "
        "discard=anvil marquise.points=4 marquise.hand=sword,? eyrie.leader=despot eyrie.hand=?*2 "
        "eyrie.decree.move=bake-sale"
    )
    assert loads(text) == loads(line)
    s = loads(line)
    assert loads(dumps(s)) == loads(dump_yaml(s)) == loads(dump_line(write(s))) == s
    assert s.unknown == 3


def test_names_with_spaces_and_repeats_survive_the_line() -> None:
    s = loads(
        f"{FOUR} @1=alliance.fox~base,alliance.warrior*2 vagabond.damaged~and~exhausted=tea,boots*2 turn=alliance"
    )
    assert "@1=alliance.warrior*2,alliance.fox~base" in dumps(s)
    assert "vagabond.damaged~and~exhausted=boots*2,tea" in dumps(s)
    assert loads(dumps(s)) == s


def test_a_finished_game_is_a_position_without_a_question() -> None:
    table = Table.from_position(ROOT, f"{TWO} marquise.points=31 winners=marquise")
    assert table.over
    assert table.result["winners"] == [0]


def test_a_game_that_is_still_set_up_has_no_position() -> None:
    table = Table.new(ROOT, {"seats": ["marquise", "eyrie"]}, seed="x")
    with pytest.raises(PositionError, match="once the setup is finished"):
        dumps(table.state)


# Playing on


@pytest.mark.law("root 1.4.1")
@pytest.mark.parametrize(
    ("turn", "prompt"), [("marquise", "actions"), ("eyrie", "to which column"), ("vagabond", "slip")]
)
def test_play_goes_on_at_the_start_of_a_turn(turn: str, prompt: str) -> None:
    line = f"{FOUR} turn={turn} @1=marquise.warrior @3=eyrie.roost,eyrie.warrior eyrie.hand=anvil vagabond.place=5"
    table = given(line)
    assert (table.asked, table.prompt) == (turn, prompt)


@pytest.mark.law("root 1.4.1")
@pytest.mark.parametrize(
    ("turn", "phase", "prompt"),
    [
        ("marquise", "daylight", "craft"),
        ("marquise", "evening", "discard to the hand limit"),
        ("eyrie", "daylight", "craft"),
        ("alliance", "birdsong", "revolt"),
        ("alliance", "daylight", "daylight"),
        ("alliance", "evening", "military operations"),
        ("vagabond", "daylight", "daylight"),
    ],
)
def test_play_goes_on_at_the_start_of_a_phase(turn: str, phase: str, prompt: str) -> None:
    line = (
        f"{FOUR} turn={turn} phase={phase} @1=marquise.warrior,marquise.workshop @3=eyrie.roost,eyrie.warrior "
        "@2=alliance.sympathy,alliance.warrior alliance.officers=1 alliance.supporters=sword,investments "
        "marquise.hand=anvil,sappers,cobbler,armorers,command-warren eyrie.hand=a-visit-to-friends "
        "alliance.hand=root-tea-mouse vagabond.place=5"
    )
    table = given(line)
    assert (table.asked, table.prompt) == (turn, prompt)


def test_play_goes_on_in_the_middle_of_a_turn() -> None:
    line = (
        f"{TWO} turn=marquise step=actions marquise.actions~left=1 marquise.recruited=1 "
        "@1=marquise.warrior*2,marquise.recruiter"
    )
    table = given(line)
    assert "recruit" not in table.offered  # once a turn
    table.choose("march", 5, 1, "done")
    assert table.asked == "eyrie"  # that was the last action


def test_the_eyrie_go_on_with_what_is_left_of_the_decree() -> None:
    line = (
        f"{TWO} turn=eyrie step=the~Decree eyrie.leader=builder eyrie.decree.recruit=bake-sale,anvil "
        "eyrie.resolved.recruit~bird=1 eyrie.hand=sword @3=eyrie.roost,eyrie.warrior*2 @1=marquise.warrior"
    )
    table = given(line)
    assert (table.prompt, table.offered) == ("the Decree", ["fox", "rabbit"])


def test_effects_used_and_pieces_activated_stay_so() -> None:
    line = (
        f"{TWO} turn=marquise phase=daylight marquise.crafted=codebreakers marquise.hand=crossbow-mouse "
        "eyrie.hand=sword @1=marquise.workshop,marquise.warrior"
    )
    assert given(line).prompt == "craft"
    assert "codebreakers" in given(line).until("actions").offered
    table = given(f"{line} used=codebreakers activated.1=1")
    assert table.prompt == "actions"
    assert "codebreakers" not in table.offered


def test_an_effect_used_this_turn_is_written_down() -> None:
    line = f"{TWO} turn=marquise phase=daylight marquise.crafted=codebreakers eyrie.hand=sword @1=marquise.warrior"
    s = given(line).until("actions").choose("codebreakers").s
    assert s.used
    assert loads(dumps(s)).used == s.used
    assert State.from_bytes(s.box, s.to_bytes()).used == s.used


# Unknown cards


def elsewhere(*suits: int) -> str:
    """Every card that counts as one of these suits, as a discard pile (dominance cards apart)."""
    return ",".join(CARDS[c].id for c in DECK if CARDS[c].kind != 4 and any(matches(c, suit) for suit in suits))


@pytest.mark.law("root 1.2.1")
def test_any_card_not_known_to_be_elsewhere_may_be_played_from_an_unknown_hand() -> None:
    line = (
        f"{TWO} turn=marquise phase=daylight marquise.hand=?*2 eyrie.hand=sword discard=anvil "
        "@1=marquise.sawmill,marquise.warrior"
    )
    table = given(line).until("actions").choose("overwork")
    assert table.prompt == "spend a card"
    assert "foxfolk-steel" in table.offered
    assert "armorers" in table.offered  # a bird
    assert "anvil" not in table.offered  # it lies in the discard pile
    assert "cobbler" not in table.offered  # a rabbit card does not fit
    table.choose("foxfolk-steel")
    assert table.hand("marquise") == ["?"]
    assert table.discarded() == ["anvil", "foxfolk-steel"]
    assert CARD["foxfolk-steel"] not in table.s.deck
    assert table.s.unknown == 1


@pytest.mark.law("root 1.2.1")
def test_a_card_known_to_be_elsewhere_cannot_be_played_from_an_unknown_hand() -> None:
    places = {
        "eyrie.hand=ambush-fox": False,
        "discard=ambush-fox": False,
        "eyrie.decree.move=ambush-fox": False,
        "": True,
    }
    for rest, offered in places.items():
        line = (
            f"{TWO} turn=eyrie phase=daylight step=the~Decree eyrie.leader=commander eyrie.resolved.move~bird=1 "
            f"eyrie.resolved.move~fox=1 marquise.hand=? @1=marquise.warrior*3,eyrie.warrior*3 {rest}"
        )
        table = given(line, luck=((0, 0),))
        assert (table.prompt, table.asked) == ("ambush", "marquise")
        assert ("ambush-fox" in table.offered) == offered
        assert "ambush-bird" in table.offered  # two of them
        assert "done" in table.offered


@pytest.mark.law("root 2.1.1.I", "root 8.2.6")
def test_only_the_owner_of_an_unknown_hand_can_say_that_no_card_fits() -> None:
    line = (
        "root seats=marquise,alliance turn=marquise phase=daylight marquise.hand={} @5=marquise.warrior*2 "
        "@1=alliance.sympathy"
    )
    table = given(line.format("?")).choose("march", 1, 2)
    assert "anvil" in table.offered
    assert "no" in table.offered
    table = given(line.format("?,armorers")).choose("march", 1, 2)
    assert "no" not in table.offered  # the bird is known to be there


@pytest.mark.law("root 8.2.3", "root 8.4.1.II")
@pytest.mark.parametrize(
    ("supporters", "rest", "offered"),
    [
        ("?*2", "", True),
        ("?*2", f"discard={elsewhere(0)}", False),  # every fox and bird lies open
        ("?,anvil", f"discard={elsewhere(0).replace('anvil,', '')}", False),  # one fits, the other cannot
        ("?*2", "limbo=sword", False),  # one of the two is that mouse card
        ("?*2", "limbo=anvil", True),
        ("?*2", "limbo=sword marquise.hand=?", True),  # unless the Marquise holds it
    ],
)
def test_unknown_supporters_are_worth_no_more_than_they_can_be(supporters: str, rest: str, offered: bool) -> None:
    line = f"root seats=marquise,alliance turn=alliance alliance.supporters={supporters} {rest} @1=alliance.sympathy"
    table = given(f"{line} @2=marquise.warrior alliance.hand=cobbler")
    assert (table.prompt == "revolt" and 1 in table.offered) == offered
    if offered:
        table.choose(1)
        for _ in range(2):
            if table.prompt == "spend a supporter":
                table.table.choose_index(0)
        assert table.count("alliance", "fox base", 1) == 1


def test_unknown_cards_are_drawn_and_counted() -> None:
    line = f"{TWO} turn=marquise phase=daylight marquise.hand=?*4 eyrie.hand=?*3 @1=marquise.warrior"
    table = given(line).until("actions").choose("done")
    s: State = table.s
    assert len(s.hands[0]) == 5
    assert list(s.hands[0]).count(UNKNOWN) == 4
    assert len(s.deck) - s.unknown == 50 - 8


def test_an_unknown_hand_of_a_view_can_be_played_on() -> None:
    table: Table[State] = Table.new(ROOT, {"seats": ["marquise", "eyrie", "alliance"], "order": "given"}, seed="view")
    while table.state.stage != PLAYING:
        table.choose_index(0)
    seen = table.view(0).state
    again: Table[State] = Table.from_position(ROOT, dumps(seen), seed="other")
    assert again.state.hands[0] == table.state.hands[0]
    assert list(again.state.hands[1]) == [UNKNOWN] * 3
    assert again.pending is not None
    assert table.pending is not None
    assert list(again.pending.options) == list(table.pending.options)


def test_the_counts_of_a_turn_hold_without_a_step_too() -> None:
    table = given(f"{TWO} turn=marquise phase=daylight marquise.actions~left=1 @1=marquise.warrior*2 @3=eyrie.roost")
    table.until("actions").choose("march", table.offered[0] if table.prompt == "move from" else 5)
    assert table.s.own[0][0] == 0


def test_a_step_of_another_phase_is_refused() -> None:
    assert "belongs to daylight, not birdsong" in refused(f"{TWO} turn=marquise phase=birdsong step=actions")


def test_where_nothing_can_be_named_the_error_says_so() -> None:
    with pytest.raises(PositionError, match=r"effects: 'cobbler' is not known here; possible: nothing here\."):
        loads("root seats=marquise,eyrie effects.cobbler.x=1")
