"""What a state of Root is worth, and what a glance suggests."""

from __future__ import annotations

import random

import pytest
from hypothesis import given as property_given
from hypothesis import strategies as st
from tests.root.situation import given
from tests.root.test_deal import some_game
from tests.root.test_properties import MIXES, WITH_CHARACTERS, pick, property_of_games, seeds

from lawbound.games import kit
from lawbound.kernel import Table
from lawbound.kit.judge import Judge
from lawbound.pebbles.rules import PEBBLES
from lawbound.players import find
from lawbound.root.bots import BOTS
from lawbound.root.cards import CARD
from lawbound.root.factions import FACTIONS
from lawbound.root.judge import RootJudge, exiles
from lawbound.root.judge.hunches import HUNCHES, hunches
from lawbound.root.judge.worth import BOT_MOMENTUM, BY_FACTION, MOMENTUM, momentum, prospects, waiting, worth
from lawbound.root.map import MAPS
from lawbound.root.numbers.vocabulary import HIRELING_PROMPTS, PROMPTS
from lawbound.root.rules import ROOT

MARQUISE = "root seats=marquise,eyrie turn=marquise @1=marquise.warrior*2,marquise.keep eyrie.leader=builder"
EYRIE = (
    "root seats=eyrie,marquise turn=marquise @1=eyrie.roost,eyrie.warrior*4 @12=marquise.keep,marquise.warrior*3 "
    "eyrie.leader=builder eyrie.points=9"
)
ALLIANCE = "root seats=alliance,eyrie turn=eyrie eyrie.leader=builder @3=eyrie.roost,eyrie.warrior*3"
VAGABOND = "root seats=vagabond,eyrie turn=eyrie eyrie.leader=builder vagabond.place=5"

HUNDREDS = (
    "root seats=hundreds,eyrie turn=eyrie eyrie.leader=builder @1=hundreds.warlord @3=eyrie.roost,eyrie.warrior*3"
)
RIVERFOLK = "root seats=riverfolk,eyrie turn=eyrie eyrie.leader=builder @3=eyrie.roost,eyrie.warrior*3"
KEEPERS = "root seats=keepers,eyrie turn=eyrie eyrie.leader=builder @3=eyrie.roost,eyrie.warrior*3"
LIZARDS = "root seats=lizards,eyrie turn=eyrie eyrie.leader=builder @3=eyrie.roost,eyrie.warrior*3"


def worth_of_first(line: str) -> float:
    return worth(given(line).s)[0]


@pytest.mark.parametrize(
    ("line", "more"),
    [
        (MARQUISE, "marquise.points=1"),
        (MARQUISE, "marquise.hand=anvil"),
        (MARQUISE, "@1=marquise.warrior*2,marquise.keep,marquise.sawmill"),
        (MARQUISE, "@1=marquise.warrior*2,marquise.keep,marquise.wood"),
        (MARQUISE, "@5=marquise.warrior*2"),
        (MARQUISE, "marquise.crafted=command-warren"),
        (EYRIE, "@3=eyrie.roost,eyrie.warrior*2"),
        (EYRIE, "@1=eyrie.roost,eyrie.warrior*6"),
        (ALLIANCE, "alliance.supporters=anvil"),
        (ALLIANCE, "@5=alliance.sympathy"),
        (ALLIANCE, "alliance.officers=1"),
        (ALLIANCE, "@1=alliance.fox~base,alliance.warrior*2"),
        (VAGABOND, "vagabond.relations.eyrie=friendly"),
        (RIVERFOLK, "riverfolk.funds.riverfolk=2"),
        (RIVERFOLK, "riverfolk.payments.eyrie=1"),
        (RIVERFOLK, "@1=riverfolk.fox~trade~post,riverfolk.warrior"),
        (RIVERFOLK, "riverfolk.hand=anvil"),
        (LIZARDS, "@8=lizards.fox~garden*2"),
        (LIZARDS, "lizards.hand=anvil"),
        (LIZARDS, "lizards.acolytes=1"),
        (LIZARDS, "@5=lizards.warrior*2"),
        (HUNDREDS, "@5=hundreds.warrior"),
        (HUNDREDS, "hundreds.hoard=sword"),
        (HUNDREDS, "hundreds.hoard=boots"),
        (HUNDREDS, "@5=hundreds.stronghold"),
        (HUNDREDS, "@6=hundreds.mob ruins.6=sword"),
        (KEEPERS, "@5=keepers.warrior*2"),
        (KEEPERS, "@5=keepers.figure-tablet~waystation"),
        (KEEPERS, "@5=keepers.figure~relic~1"),
        (KEEPERS, "keepers.retinue.move=ambush-bird"),
        (f"{KEEPERS} @5=keepers.figure~relic~1", "@5=keepers.figure~relic~1,keepers.figure-tablet~waystation"),
    ],
)
def test_more_is_worth_more(line: str, more: str) -> None:
    assert worth_of_first(f"{line} {more}") > worth_of_first(line)


@pytest.mark.law("root 10.5.3")
def test_the_cult_scores_while_it_can() -> None:
    """Gardens are for scoring: a card spent for four points is well spent, however much the gardens promise."""
    table = given(
        "root seats=lizards,eyrie,marquise turn=lizards step=rituals lizards.hand=anvil,bake-sale lizards.points=20 "
        "eyrie.points=20 @8=lizards.fox~garden*2 @1=lizards.fox~garden @6=lizards.fox~garden*2"
    )
    player = find("greedy", "score")
    assert player.choose(table.table.view(table.seat("lizards")), table.ask).name == "score"


@pytest.mark.law("root 15.5.2.III")
def test_the_keepers_recover_while_they_can() -> None:
    table = given(
        "root seats=keepers,eyrie,marquise turn=keepers step=retinue:~move~or~recover @3=keepers.warrior "
        "@5=keepers.figure-tablet~waystation,keepers.figure~relic~2"
    )
    player = find("greedy", "recover")
    while not table.happened("recovered"):
        assert table.asked == "keepers"
        table.table.choose_index(player.choose_index(table.table.view(0), table.ask))
    assert table.points("keepers") == 2


def test_items_are_worth_less_when_damaged_and_more_when_there_are_more() -> None:
    whole = worth_of_first(f"{VAGABOND} vagabond.satchel=sword,torch,boots")
    assert worth_of_first(f"{VAGABOND} vagabond.satchel=sword,torch vagabond.damaged=boots") < whole
    assert worth_of_first(f"{VAGABOND} vagabond.satchel=sword,torch,boots,hammer") > whole


def test_a_decree_that_cannot_be_resolved_is_a_danger() -> None:
    """There is a roost in a fox clearing only."""
    possible = worth_of_first(f"{EYRIE} eyrie.decree.recruit=anvil")
    assert worth_of_first(f"{EYRIE} eyrie.decree.recruit=mouse-in-a-sack") < possible - 1


def test_an_enemy_next_to_unguarded_buildings_is_a_danger() -> None:
    line = f"{MARQUISE} @5=marquise.sawmill"
    assert worth_of_first(f"{line},eyrie.warrior*3") < worth_of_first(line)


def test_prospects_compare_everybody() -> None:
    even = prospects(given("root seats=marquise,eyrie,alliance turn=marquise eyrie.leader=builder").s)
    ahead = prospects(given("root seats=marquise,eyrie,alliance turn=marquise eyrie.leader=builder eyrie.points=6").s)
    assert ahead[1] > even[1]
    assert ahead[0] < even[0]
    assert ahead[2] < even[2]


def test_prospects_are_chances_to_win() -> None:
    found = prospects(given("root seats=marquise,eyrie,alliance,vagabond turn=marquise eyrie.leader=builder").s)
    assert sum(found) == pytest.approx(1)


def test_a_point_less_for_the_leader_helps_more_than_one_less_for_the_last() -> None:
    """So whoever thinks ahead holds back those who are about to win."""

    def own(eyrie: int, alliance: int) -> float:
        line = "root seats=marquise,eyrie,alliance turn=marquise eyrie.leader=builder marquise.points=12"
        return prospects(given(f"{line} eyrie.points={eyrie} alliance.points={alliance}").s)[0]

    assert own(21, 4) - own(24, 4) > own(24, 1) - own(24, 4) > 0


def test_who_is_to_move_is_better_off() -> None:
    s = given("root seats=marquise,eyrie,alliance,vagabond eyrie.leader=builder").s
    s.turn = 2
    assert [waiting(s, player) for player in s.players] == [0.5, 0.75, 0.0, 0.25]
    soon, late = s.copy(), s.copy()
    soon.turn, late.turn = 0, 1
    assert momentum(soon, s.players[0], 3.0) > momentum(s, s.players[0], 3.0) > momentum(late, s.players[0], 3.0)


def test_bots_score_by_themselves() -> None:
    """More than a human of the same faction, and the more the longer the game lasts."""
    bot, human = (given(f"root seats=marquise,{seat} turn=marquise").s for seat in ("bot:eyrie", "eyrie"))
    early, late = (momentum(bot, bot.players[1], left) for left in (5.0, 1.0))
    assert early > late > momentum(human, human.players[1], 5.0)


def test_every_faction_and_bot_has_been_judged() -> None:
    assert set(MOMENTUM) == set(BY_FACTION) == set(FACTIONS)
    assert set(BOT_MOMENTUM) == set(BOTS)


def test_the_end_is_certain() -> None:
    won = given("root seats=marquise,eyrie,alliance winners=eyrie eyrie.leader=builder").s
    assert prospects(won) == [0.0, 1.0, 0.0]


def test_a_coalition_wins_together() -> None:
    line = "root seats=vagabond,eyrie,marquise,alliance turn=eyrie eyrie.leader=builder eyrie.points=20"
    alone, together = (worth_of_first(f"{line}{more}") for more in ("", " vagabond.coalition=eyrie"))
    assert together > alone


def test_dominance_counts_by_the_clearings_ruled() -> None:
    line = (
        "root seats=marquise,eyrie,alliance turn=eyrie step=craft eyrie.leader=builder "
        "marquise.dominance=dominance-fox "
        "@1=marquise.warrior*2,marquise.keep"
    )
    held = given(f"{line} @6=marquise.warrior @8=marquise.warrior").s
    assert worth(held)[0] > worth_of_first(line) + 5


@pytest.mark.parametrize("seat", range(4))
def test_a_dominance_that_is_far_off_is_worth_less_than_points(seat: int) -> None:
    """Nothing of its suit is ruled: then nobody should give up an even race for it."""
    racing = given(
        "root seats=marquise,eyrie,alliance,vagabond turn=marquise eyrie.leader=builder marquise.points=16 "
        "eyrie.points=16 alliance.points=16 vagabond.points=16 @1=marquise.keep,marquise.sawmill,marquise.warrior*4 "
        "@8=marquise.recruiter,marquise.warrior*2 @12=eyrie.roost,eyrie.warrior*4 @5=alliance.sympathy"
    ).s
    given_up = racing.copy()
    given_up.dominance[seat] = CARD["dominance-mouse"]
    assert prospects(given_up)[seat] < prospects(racing)[seat]


@property_of_games(12)
@property_given(seeds, st.booleans())
def test_every_question_has_hunches_and_every_state_a_worth(seed: int, bots: bool) -> None:
    """In true states, and in views, where cards are unknown."""
    luck = random.Random(seed)
    table = some_game(luck, bots)
    for _ in range(250):
        ask = table.pending
        if ask is None:
            break
        weights = hunches(table.state, ask)
        assert len(weights) == len(ask.options)
        assert all(weight > 0 for weight in weights)
        assert len(hunches(table.view(ask.seat).state, ask)) == len(ask.options)
        assert len(prospects(table.view(None).state)) == len(table.state.players)
        assert all(0 <= prospect <= 1 for prospect in prospects(table.state))
        pick(table, luck)


def test_hunches_are_about_questions_that_are_asked() -> None:
    """A question that is renamed takes its hunch with it."""
    table = set(HUNCHES)
    asked = set()
    for seed, mix in enumerate((*MIXES, *3 * WITH_CHARACTERS)):
        luck = random.Random(seed)
        landmarks = ["black-market", "elder-treetop"] if seed >= len(MIXES) else []
        setup = {"seats": list(mix), "map": luck.choice(list(MAPS)), "landmarks": landmarks}
        game = Table.new(ROOT, setup, seed=str(seed))
        for _ in range(1500):
            if game.pending is None:
                break
            asked.add(game.pending.about.name)
            pick(game, luck)
    rare = {"battle with Command Warren", "use armorers", "use sappers", "use brutal tactics", "remove an item"}
    rare |= {"who draws first"}  # two who draw at once, and one card
    rare |= {"choose a setup card", "choose a homeland", "return a card"}  # of the advanced setup
    rare |= {"build in the Treetop", "craft at the Forge"}  # of landmarks, if these are drawn
    rare |= {"battle again", "battle again there"}  # of the Brigadier, and of a Relentless warlord
    rare |= {"move or battle once more", "roll the mob die"}  # of a Relentless one, and of a Jubilant one
    rare |= {"lose whose fund"}  # funds of several, and a trade post lost
    rare |= {"move or recover", "recover which relic"}  # with a relic at a waystation of its kind
    assert set(exiles.HUNCHES) <= set(PROMPTS)
    rare |= {*exiles.HUNCHES, "which card to give back"}  # of another deck
    rare |= set(HIRELING_PROMPTS)  # `test_hirelings` asks these
    assert table - asked <= rare | {"foil the ambush", "field hospitals", "discard a supporter", "damage three items"}


def test_each_game_has_its_judge() -> None:
    assert isinstance(kit("root").judge, RootJudge)
    nobody = kit("pebbles").judge
    assert type(nobody) is Judge
    table = Table.new(PEBBLES, {"seats": 2, "heaps": [4, 4]}, seed="1")
    assert nobody.prospects(table) == [0.5, 0.5]
    assert table.pending is not None and not nobody.is_petty(table.pending)
    assert nobody.hunches(table, table.pending) == [1.0, 1.0]
    while table.pending is not None:
        table.choose_index(0)
    assert nobody.prospects(table)[table.result["winners"][0]] == 1.0
