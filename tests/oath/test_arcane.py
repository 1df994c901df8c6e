"""Arcane denizens but for those of campaigns, which are in `test_arcane_plans`."""

from __future__ import annotations

import pytest
from tests.oath.conserved import check
from tests.oath.fighting import attack
from tests.oath.situation import Situation, given

from lawbound.oath.cards import SUIT_NAMES

THREE = "oath seats=chancellor,red,blue turn=red deck=?,..."
HERE = f"{THREE} @1=mine @3=salt_flats @6=river"
"""Red and blue stand at the mine with everybody; the salt flats and the river are elsewhere."""

EMPTY = " ".join([f"banks.{suit}=0" for suit in SUIT_NAMES])
"""No favor in any bank."""


def offers(table: Situation, power: str) -> bool:
    return power in table.offered


def play(table: Situation, where: str, card: str = "") -> Situation:
    """Turn over a facedown adviser and play it there."""
    return table.choose("play facedown adviser", *([card] if card else []), where)


# Alchemist


def test_alchemist_gains_four_favor_split_over_the_banks() -> None:
    table = given(f"{THREE} @1=mine:alchemist red.secrets=2 red.favor=0 banks.discord=3 banks.arcane=2")
    table.choose("alchemist")
    assert (table.prompt, table.offered) == ("how many", [3, 2, 1, 0])
    table.choose(1)
    assert table.offered == [2, 1, 0]
    table.choose(2)
    assert table.offered == [1, 0]
    table.choose(1)
    assert (table.favor("red"), table.favor("discord"), table.favor("arcane"), table.favor("order")) == (4, 2, 0, 2)
    assert (table.secrets("red"), table.secrets("alchemist")) == (0, 1)
    check(table.s)


def test_alchemist_needs_a_secret_to_place_and_one_to_burn_and_favor_to_be_had() -> None:
    assert not offers(given(f"{THREE} @1=mine:alchemist red.secrets=1"), "alchemist")
    assert not offers(given(f"{THREE} @1=mine:alchemist red.secrets=2 {EMPTY}"), "alchemist")
    table = given(f"{THREE} @1=mine:alchemist red.secrets=2 {EMPTY} banks.beast=2").choose("alchemist")
    assert (table.favor("red"), table.prompt) == (3, "act")


# Magician's Code


def test_magicians_code_gains_two_secrets_that_have_to_be_paid() -> None:
    table = given(f"{HERE} @1=mine:magicians_code red.favor=2 red.secrets=1 on.darkest_secret=secret")
    table.choose("recover", "magicians_code")
    assert (table.prompt, table.offered) == ("pay for the banner", [2, 3])
    table.choose(2)
    assert (table.secrets("darkest_secret"), table.secrets("red")) == (2, 2)
    assert (table.favor("red"), table.favor("magicians_code")) == (0, 2)


def test_magicians_code_may_be_all_that_is_paid_but_has_to_exceed_what_lies_there() -> None:
    position = f"{HERE} @1=mine:magicians_code red.favor=2 red.secrets=0 on.darkest_secret=secret"
    table = given(f"{position}*1").choose("recover", "magicians_code")
    assert (table.secrets("darkest_secret"), table.secrets("red")) == (2, 1)
    table = given(f"{position}*2").choose("recover")
    assert table.prompt != "modifier" and table.s.holder[1] == 1  # only the People's Favor can be had


def test_magicians_code_is_for_the_darkest_secret_alone() -> None:
    table = given(f"{THREE} @1=mine:magicians_code,?r @3=salt_flats red.favor=6 red.secrets=1").choose("recover")
    table.choose("magicians_code")
    assert table.prompt == "pay for the banner"
    table = given(
        f"{THREE} @1=mine:magicians_code,?r red.favor=6 red.advisers=vow_of_silence red.secrets=3 banks.order=0"
    )
    table.choose("recover")
    assert "magicians_code" not in table.offered


# Spirit Snare, Tutor, Wizard School


def test_spirit_snare_takes_one_favor_from_any_bank() -> None:
    table = given(f"{THREE} @1=mine:spirit_snare banks.hearth=0").choose("spirit_snare")
    assert table.offered == ["discord", "arcane", "order", "beast", "nomad"]
    table.choose("beast")
    assert (table.favor("red"), table.favor("beast"), table.secrets("spirit_snare")) == (2, 2, 1)
    assert not offers(given(f"{THREE} @1=mine:spirit_snare {EMPTY}"), "spirit_snare")


def test_tutor_turns_a_favor_into_a_secret() -> None:
    table = given(f"{THREE} @1=mine red.advisers=tutor red.favor=1 red.secrets=1").choose("tutor")
    assert (table.secrets("red"), table.secrets("tutor"), table.favor("tutor"), table.favor("red")) == (1, 1, 1, 0)
    assert not offers(given(f"{THREE} @1=mine red.advisers=tutor red.favor=0"), "tutor")


def test_wizard_school_gives_a_secret_and_ends_the_act_phase() -> None:
    table = given(f"{THREE} @1=mine:wizard_school red.favor=1 red.secrets=0").choose("wizard_school")
    assert (table.asked, table.s.turn) == ("blue", 2)
    assert (table.secrets("red"), table.favor("arcane")) == (1, 4)


# Dazzle


def test_dazzle_discards_hearth_and_order_cards_of_the_region() -> None:
    table = given(
        f"{THREE} @1=mine:longbows,wolves @2=salt_flats:keep,storyteller @3=river:scouts red.advisers=-dazzle"
    )
    play(table, "adviser")
    assert (table.prompt, table.offered) == ("discard next", ["longbows", "storyteller"])
    table.choose("storyteller")
    assert (table.at("mine"), table.at("salt_flats"), table.at("river")) == (["wolves"], ["keep"], ["scouts"])
    assert table.pile("provinces") == ["longbows", "storyteller"]
    check(table.s)


@pytest.mark.ruling("dazzle", 1)
def test_bracken_does_not_redirect_what_dazzle_discards() -> None:
    """Meeting 10: what it discards follows 10.10."""
    table = given(f"{THREE} @1=mine:longbows,bracken red.advisers=-dazzle")
    table.choose("play facedown adviser", "bracken").until("where to play", "hinterland").choose("adviser")
    assert (table.pile("provinces"), table.pile("hinterland")) == (["longbows"], [])


# Acting Troupe


def trade(table: Situation, what: str, *modifiers: str) -> Situation:
    """Trade with these modifiers, such as "wolves for favor"."""
    table.choose("trade", *modifiers)
    if table.prompt == "modifier":
        table.choose("done")
    return table.choose(what) if table.prompt == "trade with" else table


def test_acting_troupe_counts_as_beast_or_order_in_a_trade() -> None:
    for suit, card, secrets in (
        ("order", "longbows", 1),
        ("beast", "wolves", 1),
        ("order", "alchemist", 0),
        ("beast", "longbows", 0),
    ):
        table = given(
            f"{THREE} @1=fertile_valley:longbows,wolves,alchemist red.advisers=acting_troupe red.favor=2 red.secrets=0"
        )
        trade(table, f"{card} for secrets", "acting_troupe", suit)
        assert table.secrets("red") == secrets


@pytest.mark.ruling("acting_troupe", 1)
def test_acting_troupe_may_stay_arcane() -> None:
    table = given(f"{THREE} @1=fertile_valley:alchemist,wolves red.advisers=acting_troupe red.favor=2 red.secrets=0")
    trade(table, "alchemist for secrets")
    assert table.secrets("red") == 1


@pytest.mark.ruling("acting_troupe", 2)
def test_acting_troupe_is_arcane_everywhere_else() -> None:
    """Its suit as an adviser keeps others from recovering the Darkest Secret only at an Arcane site."""
    for card, exposed in (("alchemist", False), ("wolves", True), ("longbows", True)):
        table = given(
            f"{THREE} @1=mine:{card} red.secrets=2 red.favor=0 blue.advisers=acting_troupe blue.banners=darkest_secret"
        )
        assert offers(table, "recover") == exposed


# Taming Charm


def test_taming_charm_discards_a_beast_or_nomad_card_here_for_favor() -> None:
    table = given(f"{THREE} @1=fertile_valley:taming_charm,wolves,elders @3=mine:bracken red.favor=0")
    table.choose("taming_charm")
    assert (table.prompt, table.offered) == ("which card", ["wolves", "elders"])
    table.choose("elders")
    assert (table.favor("red"), table.favor("nomad"), table.pile("provinces")) == (2, 1, ["elders"])


@pytest.mark.ruling("taming_charm", 1)
def test_favor_on_the_tamed_card_is_in_its_bank_before_the_gain() -> None:
    table = given(f"{THREE} @1=mine:taming_charm,wolves red.favor=0 banks.beast=0 on.wolves=favor*2")
    table.choose("taming_charm")
    assert (table.favor("red"), table.favor("beast")) == (2, 0)


def test_nothing_is_tamed_where_there_is_no_such_card_or_it_is_locked() -> None:
    assert not offers(given(f"{THREE} @1=mine:taming_charm,longbows"), "taming_charm")
    assert not offers(given(f"{THREE} @1=mine:taming_charm,forest_temple"), "taming_charm")


# Inquisitor


def test_inquisitor_pays_whoever_hides_no_conspiracy() -> None:
    table = given(
        f"{HERE} @1=mine:inquisitor red.favor=1 blue.favor=1 blue.advisers=-wolves,-keep,longbows "
        "chancellor.advisers=-scouts"
    )
    table.choose("inquisitor")
    assert (table.prompt, table.offered) == (
        "which adviser",
        ["blue adviser 1", "blue adviser 2", "chancellor adviser 1"],
    )
    table.choose("blue adviser 1")
    assert table.knows("red", "wolves") and not table.knows("chancellor", "wolves")
    assert (table.favor("blue"), table.favor("red"), table.favor("inquisitor")) == (2, 0, 0)
    assert table.advisers("blue") == ["-wolves", "-keep", "longbows"]
    check(table.s)


def test_inquisitor_looks_only_at_those_who_are_here_and_hide_something() -> None:
    assert not offers(given(f"{HERE} @1=mine:inquisitor blue.advisers=-wolves blue.pawn=3"), "inquisitor")
    assert not offers(given(f"{HERE} @1=mine:inquisitor blue.advisers=wolves"), "inquisitor")


@pytest.mark.ruling("inquisitor", 1)
@pytest.mark.ruling("conspiracy", 3)
def test_a_conspiracy_that_is_found_may_be_hidden_among_the_own_advisers() -> None:
    table = given(f"{HERE} @1=mine:inquisitor red.favor=1 blue.favor=1 blue.advisers=-conspiracy")
    table.choose("inquisitor")
    assert (table.asked, table.prompt) == ("red", "where to play")
    assert table.offered == ["revealed", "facedown adviser", "discard"]
    table.choose("facedown adviser")
    assert (table.advisers("red"), table.advisers("blue")) == (["-conspiracy"], [])
    assert (table.favor("blue"), table.favor("inquisitor")) == (1, 1)
    check(table.s)


def test_a_conspiracy_that_is_found_may_be_used_at_once() -> None:
    table = given(
        f"{HERE} @1=mine:inquisitor red.favor=1 red.advisers=wolves,longbows "
        "blue.advisers=-conspiracy,bracken,scouts blue.relics=whistle"
    )
    table.choose("inquisitor", "revealed", "whistle")
    assert table.relics("red") == ["whistle"]
    check(table.s)


def test_an_adviser_that_nobody_has_seen_is_known_to_its_owner_as_well() -> None:
    table = given(f"{HERE} @1=mine:inquisitor red.favor=1 blue.advisers=-?", luck=["wolves"]).choose("inquisitor")
    assert table.knows("red", "wolves") and table.knows("blue", "wolves")


def test_what_the_inquisitor_sees_nobody_else_does() -> None:
    table = given(f"{HERE} @1=mine:inquisitor red.favor=1 blue.advisers=-wolves,-keep").choose("inquisitor")
    table.choose("blue adviser 2")
    assert "keep" in str(table.sees("red")) and "keep" not in str(table.sees("chancellor"))
    assert "wolves" not in str(table.sees("red")["players"])


# Secret Signal


@pytest.mark.ruling("secret_signal", 1)
def test_secret_signal_adds_a_favor_from_the_same_bank_to_exactly_one() -> None:
    table = given(f"{THREE} @1=mine:wolves red.advisers=secret_signal red.favor=2 red.secrets=1")
    trade(table, "wolves for favor", "secret_signal")
    assert (table.favor("red"), table.favor("beast")) == (4, 1)
    table = given(f"{THREE} @1=mine:wolves red.advisers=secret_signal,bracken red.favor=2 red.secrets=1")
    trade(table, "wolves for favor", "secret_signal")
    assert (table.favor("red"), table.favor("beast")) == (4, 1)


@pytest.mark.ruling("secret_signal", 2)
def test_the_favor_of_a_careless_chancellor_is_exactly_one() -> None:
    """Meeting 3: Careless adds first, then the signal sees it."""
    table = given(
        "oath seats=chancellor,red turn=chancellor @1=mine:alchemist,wolves chancellor.favor=2 "
        "chancellor.advisers=secret_signal reliquary=none,none,none,none"
    )
    trade(table, "alchemist for secrets", "secret_signal")
    assert (table.favor("chancellor"), table.favor("arcane")) == (2, 1)


@pytest.mark.ruling("secret_signal", 3)
@pytest.mark.ruling("master_of_disguise", 1)
def test_others_use_the_signal_through_a_disguise_and_none_of_their_own_advisers() -> None:
    table = given(
        f"{THREE} @1=mine:wolves red.advisers=master_of_disguise,acting_troupe,bracken red.secrets=2 red.favor=0 "
        "blue.advisers=secret_signal"
    )
    table.choose("trade", "master_of_disguise", "blue")
    assert table.offered == ["secret_signal", "done"]
    table.choose("secret_signal")
    assert (table.favor("red"), table.favor("beast")) == (2, 1)  # bracken counts for nothing
    table = given(
        f"{THREE} @1=mine:wolves red.advisers=master_of_disguise,acting_troupe red.secrets=2 red.favor=0 "
        "blue.advisers=secret_signal"
    )
    table.choose("trade", "acting_troupe", "order")
    assert "master_of_disguise" not in table.offered


# Augury, Observatory


def search(table: Situation, *modifiers: str) -> Situation:
    table.choose("search", *modifiers)
    if table.prompt == "modifier":
        table.choose("done")
    return table


def test_augury_draws_one_card_more() -> None:
    table = search(given(f"{THREE} @1=mine:augury deck=wolves,keep,scouts,longbows,..."), "augury")
    assert table.hand("red") == ["wolves", "keep", "scouts", "longbows"]


def test_augury_still_stops_at_a_vision_and_is_of_no_use_for_a_facedown_adviser() -> None:
    table = search(given(f"{THREE} @1=mine:augury deck=wolves,vision_of_faith,keep,..."), "augury")
    assert table.hand("red") == ["wolves", "vision_of_faith"]
    assert given(f"{THREE} @1=mine:augury red.advisers=-wolves").choose("play facedown adviser").prompt != "modifier"


@pytest.mark.ruling("augury", 1)
def test_with_mushrooms_augury_makes_two_cards() -> None:
    table = given(f"{THREE} @1=mine:augury,mushrooms piles.cradle=wolves,keep,scouts,longbows red.secrets=2")
    search(table, "mushrooms", "augury")
    if table.prompt == "search where":
        table.choose("cradle")
    assert len(table.hand("red")) == 2


def test_observatory_searches_any_pile_for_the_usual_supply() -> None:
    position = f"{THREE} @1=mine:observatory @3=salt_flats piles.cradle=wolves piles.hinterland=keep,scouts,longbows"
    table = given(position).choose("search", "observatory")
    assert table.offered == ["world deck", "cradle", "hinterland"]
    table.choose("hinterland")
    assert (table.hand("red"), table.supply("red")) == (["keep", "scouts", "longbows"], 5)
    table.choose("keep")
    assert table.prompt == "discard next"
    table.choose("scouts", "discard")
    assert table.pile("provinces") == ["keep", "longbows", "scouts"]


def test_observatory_works_only_where_it_stands() -> None:
    table = given(f"{THREE} @1=mine:observatory,red @3=salt_flats piles.hinterland=keep red.pawn=3").choose("search")
    assert table.prompt != "modifier"


# Portal


def test_portal_leads_anywhere_from_its_site_for_nothing() -> None:
    table = given(f"{THREE} @1=mine:portal @3=salt_flats @6=river red.supply=3").choose("travel", "portal")
    assert table.prompt == "travel to" and "river" in table.offered
    table.choose("river")
    assert (table.pawn("red"), table.supply("red"), table.secrets("portal")) == (6, 3, 1)


@pytest.mark.ruling("portal", 1)
def test_to_the_portal_only_its_ruler_travels() -> None:
    position = f"{THREE} @1=mine @6=salt_flats:portal"
    table = given(f"{position},red red.supply=3").choose("travel", "portal")
    assert "salt_flats" in table.offered and "position 7" not in table.offered
    table.choose("salt_flats")
    assert (table.pawn("red"), table.supply("red")) == (6, 3)
    for ruler in ("blue", "purple"):
        assert "salt_flats" not in given(f"{position},{ruler} red.supply=3").choose("travel").offered


@pytest.mark.ruling("portal", 2)
@pytest.mark.ruling("toll_roads", 3)
def test_portal_does_not_spare_the_toll_of_toll_roads() -> None:
    """Meeting 12: the toll stays."""
    position = f"{THREE} @1=mine:portal @3=salt_flats:toll_roads,blue @6=river:blue red.secrets=2"
    table = given(f"{position} red.favor=1 blue.favor=0").choose("travel", "portal", "river")
    assert (table.favor("red"), table.favor("blue")) == (0, 1)
    table = given(f"{position} red.favor=0 blue.favor=0").choose("travel", "portal")
    assert "river" not in table.offered and "salt_flats" not in table.offered


def test_leaving_by_the_portal_ignores_the_shrouded_wood() -> None:
    """Meeting 12: the traveler chooses, whoever rules the wood."""
    position = f"{THREE} @1=shrouded_wood:portal,blue @3=salt_flats @6=river red.supply=2"
    table = given(position).choose("travel", "portal")
    assert (table.asked, table.prompt) == ("red", "travel to")
    table.choose("river")
    assert (table.pawn("red"), table.supply("red")) == (6, 2)
    table = given(position).choose("travel", "done")
    assert (table.asked, table.prompt) == ("blue", "travel to")


def test_portal_ignores_the_narrow_pass_and_the_hidden_place() -> None:
    position = f"{THREE} @1=mine:portal @3=narrow_pass @4=salt_flats @6=the_hidden_place red.secrets=1"
    table = given(position).choose("travel", "done")
    assert "salt_flats" not in table.offered
    table = given(position).choose("travel", "portal")
    assert "salt_flats" in table.offered
    table.choose("the_hidden_place")
    assert (table.pawn("red"), table.flipped("red")) == (6, 0)


# Terror Spells, Blood Pact


@pytest.mark.ruling("terror_spells", 1)
def test_terror_spells_kill_two_warbands_of_the_region_also_from_different_places() -> None:
    table = given(
        f"{THREE} @1=mine:terror_spells @2=salt_flats:blue @3=river:blue,blue red.banners=darkest_secret "
        "chancellor.pawn=3 blue.pawn=2"
    )
    table.choose("terror_spells")
    assert table.offered == ["blue salt_flats", "red board of red", "blue board of blue"]
    table.choose("blue salt_flats", "blue board of blue")
    assert (table.warbands("blue", "salt_flats"), table.warbands("blue"), table.warbands("red")) == (0, 2, 3)
    assert table.prompt == "act"


def test_terror_spells_need_the_darkest_secret() -> None:
    assert not offers(given(f"{THREE} @1=mine:terror_spells blue.banners=darkest_secret"), "terror_spells")


def test_blood_pact_turns_pairs_of_warbands_into_secrets() -> None:
    table = given(f"{THREE} @1=mine:blood_pact red.warbands=5").choose("blood_pact")
    assert table.offered == [2, 4]
    table.choose(4)
    assert (table.warbands("red"), table.secrets("red"), table.secrets("blood_pact")) == (1, 2, 1)
    assert not offers(given(f"{THREE} @1=mine:blood_pact red.warbands=1"), "blood_pact")


# Revelation


@pytest.mark.ruling("revelation", 1)
def test_revelation_asks_everybody_from_the_chancellor_on() -> None:
    table = given(
        f"{THREE} @1=mine red.advisers=-revelation chancellor.favor=2 red.favor=1 blue.favor=3 "
        "chancellor.secrets=0 red.secrets=0 blue.secrets=0"
    )
    shared = table.s.shared
    play(table, "adviser")
    assert (table.asked, table.prompt, table.offered) == ("chancellor", "how many", [0, 1, 2])
    table.choose(2)
    assert table.asked == "red"
    table.choose(0)
    assert (table.asked, table.offered) == ("blue", [0, 1, 2, 3])
    table.choose(3)
    assert [table.secrets(who) for who in ("chancellor", "red", "blue")] == [2, 0, 3]
    assert [table.favor(who) for who in ("chancellor", "red", "blue")] == [0, 1, 0]
    assert table.s.shared == shared + 5


# Plague Engines


def test_plague_engines_tax_every_ruler_for_the_arcane_bank() -> None:
    table = given(
        "oath seats=chancellor,red,blue,white turn=red citizens=white @1=mine:plague_engines,red @3=salt_flats:purple "
        "@4=river:purple @6=rocky_coast:blue chancellor.favor=3 white.favor=1 red.favor=0 blue.favor=4 red.secrets=2"
    )
    table.choose("plague_engines")
    assert [table.favor(who) for who in ("chancellor", "red", "blue", "white")] == [1, 0, 3, 0]
    assert table.favor("arcane") == 3 + 4
    nobody = f"{THREE} @1=mine:plague_engines @3=salt_flats:blue blue.favor=0 red.favor=2 red.secrets=2"
    assert not offers(given(nobody), "plague_engines")


def test_favor_that_is_on_no_board_does_not_fall_to_the_plague() -> None:
    """Meeting 28: what Vow of Kinship keeps in the Nomad bank stays there."""
    table = given(
        f"{THREE} @1=mine:plague_engines,red @3=salt_flats:blue red.secrets=2 red.favor=1 blue.favor=0 "
        "blue.advisers=vow_of_kinship"
    )
    table.choose("plague_engines")
    assert (table.favor("nomad"), table.favor("arcane"), table.favor("red")) == (3, 4, 0)


# Bewitch


def test_bewitch_makes_an_exile_with_more_secrets_than_the_chancellor_a_citizen() -> None:
    position = f"{THREE} @1=mine:tutor red.advisers=-bewitch red.supply=1 on.tutor=secret chancellor.secrets=2"
    table = given(f"{position} red.secrets=1 red.flipped=1")
    play(table, "adviser")
    assert (table.asked, table.prompt) == ("red", "use the power")
    table.choose("yes")
    assert table.s.citizens == 0b10
    assert table.s.turn == 2  # the Act phase is over
    assert not table.relics("red")
    assert given(position + " red.secrets=1").choose("play facedown adviser", "adviser").prompt == "act"


def test_bewitch_is_for_exiles_and_may_be_declined() -> None:
    table = given(f"{THREE} @1=mine red.advisers=-bewitch red.secrets=3")
    play(table, "adviser").choose("no")
    assert (table.s.citizens, table.prompt) == (0, "act")
    table = given(f"{THREE} citizens=red @1=mine red.advisers=-bewitch red.secrets=3")
    assert play(table, "adviser").prompt == "act"


# Dream Thief


def test_dream_thief_swaps_facedown_advisers_and_their_new_owners_look_at_them() -> None:
    table = given(
        f"{THREE} @1=mine:dream_thief @3=salt_flats red.favor=2 chancellor.advisers=-wolves,longbows "
        "blue.advisers=-keep,-scouts chancellor.pawn=3 seen.keep=blue,red"
    )
    table.choose("dream_thief")
    assert table.offered == ["chancellor adviser 1", "blue adviser 1", "blue adviser 2"]
    table.choose("blue adviser 1")
    assert (table.advisers("chancellor"), table.advisers("blue")) == (["-keep", "longbows"], ["-wolves", "-scouts"])
    assert table.knows("chancellor", "keep") and table.knows("blue", "keep") and table.knows("red", "keep")
    assert table.knows("blue", "wolves") and not table.knows("red", "wolves")
    check(table.s)


def test_dream_thief_needs_two_who_hide_something() -> None:
    assert not offers(given(f"{THREE} @1=mine:dream_thief red.favor=2 blue.advisers=-keep,-scouts"), "dream_thief")


def test_an_adviser_that_nobody_has_seen_is_looked_at_by_its_new_owner() -> None:
    table = given(f"{THREE} @1=mine:dream_thief red.favor=2 blue.advisers=-? red.advisers=-keep", luck=["wolves"])
    table.choose("dream_thief", "red adviser 1")
    assert (table.advisers("red"), table.advisers("blue")) == (["-wolves"], ["-keep"])
    assert table.knows("red", "wolves") and not table.knows("blue", "wolves")


# Initiation Rite


def test_initiation_rite_musters_with_a_secret() -> None:
    table = given(f"{THREE} @1=mine:wolves red.advisers=initiation_rite red.favor=0 red.secrets=1").choose("muster")
    assert (table.warbands("red"), table.secrets("wolves"), table.secrets("red")) == (5, 1, 0)
    assert not offers(given(f"{THREE} @1=mine:wolves red.advisers=initiation_rite red.favor=3 red.secrets=0"), "muster")
    table = given(f"{THREE} @1=mine:wolves blue.advisers=initiation_rite red.favor=1 red.secrets=1").choose("muster")
    assert (table.favor("wolves"), table.secrets("red")) == (1, 1)  # others muster as always


@pytest.mark.ruling("initiation_rite", 1)
def test_spell_breaker_does_not_stop_a_muster_with_a_secret() -> None:
    table = given(
        f"{THREE} @1=mine:wolves,tutor @3=salt_flats:spell_breaker,blue red.advisers=initiation_rite red.secrets=1"
    )
    table.choose("muster", "wolves")
    assert table.warbands("red") == 5


# Vow of Silence


def test_vow_of_silence_forbids_to_recover_the_darkest_secret() -> None:
    assert not offers(given(f"{THREE} @1=mine red.advisers=vow_of_silence red.secrets=3 red.favor=0"), "recover")
    assert offers(given(f"{THREE} @1=mine red.secrets=3 red.favor=0"), "recover")


def test_the_silent_gain_what_others_put_on_the_darkest_secret() -> None:
    table = given(f"{THREE} @1=mine blue.advisers=vow_of_silence red.secrets=4 red.favor=0 blue.secrets=0")
    table.choose("recover", 3)
    assert (table.secrets("blue"), table.secrets("darkest_secret"), table.secrets("red")) == (3, 3, 2)


def test_the_silent_may_seize_the_darkest_secret() -> None:
    table = given(
        f"{HERE} red.advisers=vow_of_silence blue.banners=darkest_secret blue.warbands=0",
        luck=["blank"] * 3 + ["sword"] * 3,
    )
    attack(table, "pawn", "darkest_secret", defender="blue").until("act")
    assert table.s.holder[0] == 1


# Witch's Bargain


@pytest.mark.ruling("witchs_bargain", 1)
@pytest.mark.ruling("witchs_bargain", 2)
def test_witchs_bargain_trades_with_everybody_here_any_number_of_times() -> None:
    table = given(
        f"{HERE} @1=mine:witchs_bargain red.secrets=3 red.favor=2 blue.favor=4 blue.secrets=0 "
        "chancellor.secrets=1 chancellor.favor=0"
    )
    table.choose("witchs_bargain")
    assert (table.prompt, table.offered) == ("which player", ["blue", "chancellor", "done"])
    table.choose("blue")
    assert (table.secrets("blue"), table.favor("blue"), table.favor("red")) == (1, 2, 4)
    table.choose("chancellor")  # their last secret
    assert (table.secrets("chancellor"), table.favor("chancellor"), table.favor("red")) == (0, 2, 2)
    table.choose("blue")
    assert (table.secrets("red"), table.favor("red"), table.favor("blue"), table.secrets("blue")) == (1, 4, 0, 2)
    assert table.prompt == "act"
    check(table.s)


def test_a_bargain_is_not_undone() -> None:
    table = given(f"{HERE} @1=mine:witchs_bargain red.secrets=2 red.favor=0 blue.favor=2 chancellor.pawn=3")
    table.choose("witchs_bargain", "blue")
    assert table.prompt == "act"  # a secret for two favor would only bring everything back
    assert (table.favor("red"), table.secrets("blue")) == (2, 2)
    position = f"{HERE} @1=mine:witchs_bargain red.favor=1 blue.favor=2 chancellor.pawn=3"
    assert not offers(given(f"{position} red.secrets=1"), "witchs_bargain")  # it is placed on the card
    assert offers(given(f"{position} red.secrets=2"), "witchs_bargain")


@pytest.mark.ruling("witchs_bargain", 3)
@pytest.mark.ruling("vow_of_silence", 2)
def test_the_silent_buy_secrets_of_a_witch_but_give_none() -> None:
    table = given(
        f"{HERE} @1=mine:witchs_bargain red.advisers=vow_of_silence red.secrets=2 red.favor=4 blue.favor=4 "
        "blue.secrets=2 chancellor.pawn=3"
    )
    table.choose("witchs_bargain", "blue", "blue")
    assert (table.secrets("red"), table.favor("red"), table.favor("blue"), table.secrets("blue")) == (3, 0, 8, 0)


@pytest.mark.ruling("vow_of_silence", 1)
def test_secrets_are_taken_from_the_silent_with_a_bargain() -> None:
    table = given(
        f"{HERE} @1=mine:witchs_bargain blue.advisers=vow_of_silence red.secrets=1 red.favor=2 blue.favor=0 "
        "blue.secrets=1 chancellor.pawn=3"
    )
    table.choose("witchs_bargain", "blue")
    assert (table.secrets("red"), table.secrets("blue"), table.favor("blue")) == (1, 0, 2)


@pytest.mark.ruling("witchs_bargain", 4)
def test_favor_that_a_kin_gets_in_a_bargain_goes_to_the_nomad_bank_and_none_is_taken_there() -> None:
    """Meeting 28."""
    table = given(
        f"{HERE} @1=mine:witchs_bargain blue.advisers=vow_of_kinship red.secrets=2 red.favor=2 blue.favor=0 "
        "blue.secrets=1 chancellor.pawn=3"
    )
    table.choose("witchs_bargain", "blue")
    assert (table.favor("nomad"), table.favor("blue"), table.secrets("red")) == (5, 0, 2)
    assert table.prompt == "act"


# Whistle and Vow of Silence


@pytest.mark.ruling("vow_of_silence", 3)
def test_a_silent_user_of_the_whistle_keeps_the_secret() -> None:
    """Meeting 14."""
    table = given(f"{HERE} red.relics=whistle red.advisers=vow_of_silence blue.pawn=3 chancellor.pawn=6 blue.secrets=0")
    table.choose("whistle", "blue")
    assert (table.pawn("blue"), table.secrets("blue")) == (1, 0)
    assert table.secrets("red") + table.secrets("whistle") == 1


# Forgotten Vault


@pytest.mark.parametrize(("way", "left"), [("place", 3), ("burn", 1)])
def test_forgotten_vault_adds_or_burns_a_secret(way: str, left: int) -> None:
    table = given(f"{THREE} @1=mine:forgotten_vault on.darkest_secret=secret*2 blue.banners=darkest_secret")
    table.choose("forgotten_vault")
    assert table.offered == ["place", "burn"]
    table.choose(way)
    assert (table.secrets("darkest_secret"), table.favor("forgotten_vault")) == (left, 1)


@pytest.mark.ruling("forgotten_vault", 1)
def test_forgotten_vault_fills_a_banner_that_nobody_holds_and_never_burns_the_last_secret() -> None:
    table = given(f"{THREE} @1=mine:forgotten_vault red.favor=1 red.secrets=3").choose("forgotten_vault")
    assert table.secrets("darkest_secret") == 2  # there was no choice
    table.choose("recover")
    assert (table.secrets("darkest_secret"), table.secrets("red")) == (3, 1)  # one of two, the other one is gone


# Map Library


def test_map_library_trades_with_any_card_of_the_region() -> None:
    table = given(f"{THREE} @1=mine:map_library @2=salt_flats:wolves @3=river:longbows red.favor=0").choose("trade")
    table.choose("map_library")
    assert table.offered == ["map_library for favor", "wolves for favor"]
    table.choose("wolves for favor")
    assert (table.favor("red"), table.secrets("wolves")) == (1, 1)


def test_map_library_serves_nobody_elsewhere() -> None:
    table = given(f"{THREE} @1=mine:wolves @2=salt_flats:map_library,red red.favor=0").choose("trade")
    assert table.favor("red") == 1


# Master of Disguise


def test_master_of_disguise_has_the_advisers_of_another_player() -> None:
    table = given(
        f"{THREE} @1=mine:wolves red.advisers=master_of_disguise,bracken red.secrets=2 red.favor=0 "
        "blue.advisers=pied_piper,forest_paths,-second_wind banks.beast=5"
    )
    trade(table, "wolves for favor", "master_of_disguise", "blue")
    assert table.favor("red") == 3
    assert table.secrets("master_of_disguise") == 1


@pytest.mark.ruling("master_of_disguise", 2)
def test_a_disguise_gets_around_the_own_vows_but_not_around_those_of_the_other() -> None:
    """Meeting 3."""
    position = f"{THREE} @1=mine:wolves red.secrets=2 red.favor=0 red.advisers=master_of_disguise"
    for own, theirs, favor in (("vow_of_poverty", "", 1), ("vow_of_kinship", "", 1), ("keep", "vow_of_poverty", 0)):
        table = given(f"{position},{own} blue.advisers={theirs}")
        trade(table, "wolves for favor", "master_of_disguise", "blue")
        assert (table.favor("red"), table.favor("nomad"), table.favor("beast")) == (favor, 3, 3 - favor)
