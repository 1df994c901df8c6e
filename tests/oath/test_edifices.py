"""Edifices, whole and ruined."""

from __future__ import annotations

import pytest
from tests.oath.situation import Situation, given

from lawbound.oath.cards import SITES

THREE = "oath seats=chancellor,red,blue turn=red"


def declared(table: Situation) -> tuple[int, int]:
    """How many attack and defense dice were rolled."""
    dice = {event.args[1]: len(event.args) - 2 for event in table.happened("rolled")}
    return dice["attack die"], dice["defense die"]


# Order

ATTACKED = f"{THREE} @1=river:blue @2=steppe:blue red.pawn=1 blue.pawn=2 chancellor.pawn=2"


@pytest.mark.parametrize(("ruler", "dice"), [("blue", 4), ("red", 2), ("purple", 2)])
def test_the_sprawling_rampart_adds_a_die_to_every_site_of_its_ruler(ruler: str, dice: int) -> None:
    table = given(f"{ATTACKED} @3=wastes:sprawling_rampart,{ruler} oath=people").choose("campaign", "steppe")
    table.until("attack dice").choose(2)
    assert table.happened("targets")[0].args[2] == (0, 1)
    assert declared(table)[1] == dice


@pytest.mark.parametrize("rampart", ["sprawling_rampart", "bandit_rampart"])
def test_bandits_have_ramparts_too(rampart: str) -> None:
    """The intact one gives their sites another die; the ruined one, which is free, takes two attack dice."""
    table = given(f"{THREE} @1=river:{rampart} @2=wastes:blue red.warbands=5 blue.pawn=2 chancellor.pawn=2")
    table.choose("campaign", 5)
    assert declared(table) == ((5, 2) if rampart == "sprawling_rampart" else (3, 1))


@pytest.mark.ruling("sprawling_rampart", 1)
def test_giant_python_counts_the_dice_of_the_rampart() -> None:
    """Meeting 17: one site adds two dice, so one site is enough."""
    python = "blue.advisers=giant_python"
    line = f"{ATTACKED} {python}"
    table = given(line).choose("campaign")
    assert table.prompt == "attack dice", "the other site has to be a target as well"
    assert table.happened("targets")[0].args[2] == (0, 1)
    table = given(f"{line} @3=wastes:sprawling_rampart,blue").choose("campaign")
    assert (table.prompt, table.offered) == ("target", ["steppe", "wastes", "done"])


def test_the_bandit_rampart_helps_only_where_it_stands() -> None:
    line = f"{THREE} @1=river:bandit_rampart,blue @2=steppe:blue chancellor.pawn=1 red.warbands=4"
    table = given(f"{line} red.pawn=1 blue.pawn=1 chancellor.pawn=2").choose("campaign", "done", 4)
    assert (table.asked, table.offered) == ("blue", ["bandit_rampart", "done"])
    assert declared(table.choose("bandit_rampart"))[0] == 2
    table = given(f"{line} red.pawn=2 blue.pawn=1").choose("campaign", "done", 4)
    assert declared(table)[0] == 4


# Hearth


@pytest.mark.law("oath 5.5.2")
def test_nobody_campaigns_for_the_peoples_favor_while_there_is_a_hall_of_debate() -> None:
    line = f"{THREE} @1=river:blue @2=plains red.pawn=1 blue.pawn=1 chancellor.pawn=2 blue.banners=peoples_favor"
    assert given(line).choose("campaign").offered == ["pawn", "peoples_favor", "done"]
    for ruler in ("", ",red", ",blue"):
        table = given(f"{line} @2=plains:hall_of_debate{ruler}").choose("campaign")
        assert (table.prompt, "pawn" in table.offered) == ("target", True)
        assert "peoples_favor" not in table.offered


def test_the_peoples_favor_is_recovered_in_spite_of_the_hall_of_debate() -> None:
    table = given(f"{THREE} @1=river:hall_of_debate @2=plains blue.banners=peoples_favor red.favor=2").choose("recover")
    assert table.until("act").s.holder[1] == 1


@pytest.mark.parametrize("ruler", ["", ",red", ",blue"])
def test_the_hall_of_mockery_raises_the_mob_whenever_the_peoples_favor_is_recovered(ruler: str) -> None:
    line = f"{THREE} @1=river @2=plains red.favor=2"
    assert given(f"{line} mob=1").choose("recover").until("act").s.mob == 0
    table = given(f"{line} @2=plains:hall_of_mockery{ruler}").choose("recover").until("act")
    assert (table.s.holder[1], table.s.mob) == (1, 1)


# Beast


@pytest.mark.law("oath 8.3.2")
@pytest.mark.ruling("forest_temple", 1)
@pytest.mark.parametrize(
    ("temple", "gone"), [("forest_temple", {"wastes"}), ("ruined_temple", {"mountain", "wastes", "deep_woods"})]
)
def test_the_forest_temple_keeps_sites_with_beast_cards(temple: str, gone: set[str]) -> None:
    """Whoever rules them. It stands at one of them itself, and falls into ruin if the winner does not rule it."""
    table = given(
        "oath seats=chancellor,red round=8 turn=red @1=river:longbows,purple*2 @3=mountain:wolves @4=wastes:elders"
        f" @6=deep_woods:{temple},red"
    )
    table.choose("rest").until("vow an oath").choose("people", "done")
    removed = {event.args[1] for event in table.happened("removed site")}
    assert {site.key for site in SITES if site.number in removed} == gone
    if temple == "forest_temple":
        assert "ruined_temple" in [key for position in range(1, 9) for key in table.at(position)]


@pytest.mark.parametrize(("ruler", "forbidden"), [(",blue", True), ("", True), (",red", False)])
def test_enemies_of_whoever_rules_the_ruined_temple_play_no_beast_cards_faceup(ruler: str, forbidden: bool) -> None:
    line = f"{THREE} @1=river @2=plains:ruined_temple{ruler} deck=wolves,elders,longbows,..."
    table = given(line).choose("search", "wolves").until("where to play")
    assert table.offered == (
        ["facedown adviser", "discard"] if forbidden else ["river", "adviser", "facedown adviser", "discard"]
    )
    table = given(line).choose("search", "elders").until("where to play")
    assert "river" in table.offered


# Discord


def test_favor_secrets_and_advisers_are_exchanged_at_the_festival_district() -> None:
    table = given(
        f"{THREE} @1=river:festival_district @2=plains red.advisers=wolves,-elders blue.favor=2 blue.pawn=2 red.favor=0"
        " red.secrets=0 blue.secrets=0 chancellor.favor=0 chancellor.secrets=0"
    )
    table.choose("festival_district", "blue")
    assert (table.prompt, table.offered[:3]) == ("want in the deal", ["0 favor", "1 favor", "2 favor"])
    table.choose("2 favor", "adviser 2", "done")
    assert (table.asked, table.prompt) == ("blue", "answer the deal")
    table.choose("yes")
    assert (table.favor("red"), table.advisers("blue")) == (2, ["-elders"])
    assert table.knows("blue", "elders")


def test_the_festival_district_needs_access_and_something_to_exchange() -> None:
    line = f"{THREE} @1=river @2=plains:festival_district"
    assert "festival_district" not in given(f"{line} red.pawn=1").offered
    assert "festival_district" in given(f"{line} red.pawn=2").offered
    assert "festival_district" in given(f"{line},red red.pawn=1").offered
    poor = "chancellor.favor=0 chancellor.secrets=0 red.favor=0 red.secrets=0 blue.favor=0 blue.secrets=0"
    assert "festival_district" not in given(f"{line} red.pawn=2 {poor}").offered


def end_of_round(ruler: str, roll: int, round: int = 5) -> Situation:
    """The last player of a round rests, and the end die falls."""
    return given(
        f"oath seats=chancellor,red,blue turn=blue round={round} @1=river:purple*2 @2=plains:squalid_district{ruler}",
        luck=[roll],
    ).choose("rest")


@pytest.mark.law("oath 3.3")
@pytest.mark.ruling("squalid_district", 1)
@pytest.mark.parametrize(("ruler", "asked"), [(",red", "red"), (",purple", "chancellor")])
def test_the_ruler_of_the_squalid_district_changes_the_end_die(ruler: str, asked: str) -> None:
    """After it was rolled. In the fifth round a six ends the game."""
    table = end_of_round(ruler, 5)
    assert (table.asked, table.offered) == (asked, [5, 6, 4])
    assert table.choose(6).happened("won")
    table = end_of_round(ruler, 5).choose(5)
    assert (table.happened("won"), table.s.round) == ([], 6)
    assert not end_of_round(ruler, 6).choose(5).happened("won")


@pytest.mark.ruling("squalid_district", 2)
def test_a_six_that_is_raised_still_ends_the_game() -> None:
    assert end_of_round(",red", 6).choose(7).happened("won")


def test_bandits_leave_the_end_die_alone() -> None:
    assert end_of_round("", 6).happened("won")
    assert not end_of_round("", 5).happened("won")


def test_citizens_do_not_change_the_end_die() -> None:
    table = given(
        "oath seats=chancellor,red citizens=red turn=red round=5 @1=river:purple*2 @2=plains:squalid_district,purple"
    ).choose("rest")
    assert table.asked == "chancellor"


# Arcane

SPIRE = (
    f"{THREE} @1=river:great_spire @2=plains dispossessed=keep,alchemist red.secrets=1 deck=wolves,elders,longbows,..."
)


def test_drawn_denizens_are_swapped_with_dispossessed_ones_at_the_great_spire() -> None:
    table = given(SPIRE, luck=["alchemist"]).choose("search", "great_spire")
    assert (table.prompt, table.offered) == ("which card", ["wolves", "elders", "longbows", "done"])
    table.choose("wolves")
    assert table.offered == ["elders", "longbows", "done"]
    table.choose("done")
    assert (table.prompt, sorted(table.offered)) == ("keep", ["alchemist", "elders", "longbows"])
    assert table.secrets("great_spire") == 1
    assert table.sees("red")["dispossessed"] == ["wolves", "?"], "who put it there knows"
    assert table.sees("blue")["dispossessed"] == ["?", "?"]


def test_all_that_leave_are_chosen_before_the_first_comes_and_visions_stay() -> None:
    table = given(f"{SPIRE} deck=wolves,elders,vision_of_faith,...").choose("search", "great_spire", "elders")
    assert table.offered == ["wolves", "done"]
    table.choose("wolves")
    assert sorted(table.offered) == ["alchemist", "keep", "vision_of_faith"]
    assert not table.knows("blue", "keep")


def test_no_more_cards_are_swapped_than_are_dispossessed_and_none_if_there_are_none() -> None:
    table = given(SPIRE.replace("keep,alchemist", "keep")).choose("search", "great_spire", "elders")
    assert (table.prompt, sorted(table.offered)) == ("keep", ["keep", "longbows", "wolves"])
    assert given(SPIRE.replace("dispossessed=keep,alchemist", "")).choose("search").prompt == "keep"


@pytest.mark.ruling("great_spire", 1)
def test_with_the_truthful_harp_only_what_was_drawn_and_kept_is_shown() -> None:
    """Meeting 9."""
    table = given(
        f"{SPIRE} red.relics=truthful_harp deck=wolves,elders,longbows,scouts,rangers,...", luck=["keep", "alchemist"]
    )
    table.choose("search", "great_spire", "truthful_harp", "wolves", "elders")
    shown = {event.args[1] for event in table.happened("showed")}
    assert len(shown) == 5
    assert (table.knows("blue", "wolves"), table.knows("blue", "keep")) == (True, False)
    table.choose("alchemist")
    assert table.knows("blue", "alchemist")
    assert not table.knows("blue", "keep")


FALLEN = f"{THREE} @1=river:fallen_spire @2=plains dispossessed=keep,alchemist,dazzle red.secrets=2"


@pytest.mark.ruling("fallen_spire", 1)
def test_discarded_denizens_are_swapped_unseen_at_the_fallen_spire() -> None:
    """The topmost ones, visions skipped; their number is chosen, and nobody looks at anything."""
    table = given(f"{FALLEN} piles.cradle=wolves,vision_of_faith,elders,longbows,scouts", luck=["dazzle", "keep"])
    table.choose("fallen_spire")
    assert (table.prompt, table.offered) == ("how many", [3, 2, 1]), "no more than are dispossessed"
    table.choose(2)
    assert table.pile("cradle")[1] == "vision_of_faith"
    assert sorted(table.pile("cradle")[:3:2]) == ["dazzle", "keep"]
    assert table.pile("cradle")[3:] == ["longbows", "scouts"]
    assert not table.knows("red", "keep")
    assert (table.secrets("fallen_spire"), table.secrets("red")) == (1, 0)
    assert sorted(table.s.dispossessed) == list(table.s.dispossessed)


def test_five_cards_are_swapped_at_most() -> None:
    pile = "wolves,elders,longbows,scouts,rangers,errand_boy"
    table = given(f"{FALLEN} dispossessed=keep,alchemist,dazzle,mercenaries,second_wind,scryer piles.cradle={pile}")
    assert table.choose("fallen_spire").offered == [5, 4, 3, 2, 1]


def test_undecided_cards_leave_a_pile_as_well() -> None:
    table = given(f"{FALLEN} piles.cradle=?,?,?v").choose("fallen_spire", 2)
    assert sorted(table.pile("cradle")) != ["?", "?", "?v"]
    assert len(table.s.dispossessed) == 3
    assert len(table.pile("cradle")) == 3


def test_without_dispossessed_or_discarded_denizens_the_fallen_spire_is_idle() -> None:
    assert "fallen_spire" not in given(f"{FALLEN} piles.cradle=vision_of_faith").offered
    assert "fallen_spire" not in given(f"{FALLEN} dispossessed= piles.cradle=wolves").offered
    assert "fallen_spire" in given(f"{FALLEN} piles.cradle=wolves").offered


# Nomad

FORGE = f"{THREE} @1=river:ancient_forge @2=plains red.favor=2 red.secrets=1 relic_deck=whistle,bandit_crown,..."


@pytest.mark.parametrize("answer", ["yes", "no"])
def test_a_relic_is_drawn_at_the_ancient_forge(answer: str) -> None:
    table = given(FORGE).choose("ancient_forge")
    assert (table.asked, table.prompt, table.favor("ancient_forge")) == ("red", "take it", 2)
    assert not table.knows("blue", "whistle")
    table.choose(answer)
    assert table.relics("red") == (["whistle"] if answer == "yes" else [])
    assert (table.secrets("red"), table.knows("red", "whistle")) == (0, True)
    assert table.knows("blue", "whistle") == (answer == "yes")


def test_without_relics_the_ancient_forge_is_idle() -> None:
    table = given(f"{FORGE} relic_deck=none @3=mountain:?r*16")
    assert ("ancient_forge" in table.offered, "muster" in table.offered) == (False, True)


def test_the_broken_forge_is_repaired_and_keeps_what_was_paid() -> None:
    """The favor lies on a Nomad card then and goes to that bank; the secrets come back to the user."""
    table = given(f"{THREE} @1=river:wolves,broken_forge @2=plains red.favor=2 red.secrets=2 banks.nomad=1")
    table.choose("broken_forge")
    assert table.at("river") == ["wolves", "ancient_forge"]
    assert (table.favor("ancient_forge"), table.secrets("ancient_forge")) == (2, 2)
    assert (table.favor("broken_forge"), table.secrets("broken_forge")) == (0, 0)
    assert table.happened("repaired", "oath card broken_forge")
    table.rest()
    assert (table.favor("nomad"), table.secrets("red")) == (3, 2)


def test_what_was_broken_can_be_mustered_on_when_it_is_whole() -> None:
    table = given(f"{THREE} @1=river:broken_forge @2=plains red.favor=1 red.secrets=2")
    assert "muster" not in table.offered
    table = given(f"{THREE} @1=river:ancient_forge @2=plains red.favor=1 red.secrets=2")
    assert "muster" in table.offered
