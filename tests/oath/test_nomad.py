"""The Nomad denizens, and what is officially said about them. Their battle plans are in `test_nomad_plans`."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import pytest
from tests.oath.situation import Situation, given, numbers


def table(words: str, luck: Iterable[Any] = ()) -> Situation:
    """Red's turn, with the Chancellor and Blue beside them; all are at the topmost site unless told otherwise."""
    return given(f"oath seats=chancellor,red,blue turn=red {words}", luck=luck)


def played(words: str, card: str, where: str, luck: Iterable[Any] = ()) -> Situation:
    """Red turns over a facedown adviser and plays it there."""
    return table(f"{words} red.advisers=-{card}", luck).choose("play facedown adviser", where)


# Secrets and favor


@pytest.mark.ruling("ancient_binding", 1)
def test_ancient_binding_leaves_one_secret_to_everybody() -> None:
    t = table(
        "@1=plains:ancient_binding,tents @2=mine red.secrets=4 red.flipped=1 on.tents.secrets=1"
        " on.darkest_secret.secrets=3 chancellor.secrets=3 blue.secrets=2 blue.flipped=2 blue.banners=darkest_secret"
    )
    t.choose("ancient_binding")
    assert (t.asked, t.offered) == ("blue", ["faceup", "facedown"])
    t.choose("facedown")
    assert (t.secrets("red"), t.flipped("red"), t.secrets("tents"), t.secrets("ancient_binding")) == (0, 0, 0, 1)
    assert (t.secrets("blue"), t.flipped("blue"), t.secrets("chancellor")) == (0, 1, 1)
    assert t.secrets("darkest_secret") == 3
    assert [event.args for event in t.happened("burnt secrets", "oath card ancient_binding")] == [
        (1, 1),  # the cost
        (1, 4),
        (2, 3),
        (0, 2),
    ]


def test_ancient_binding_spares_a_last_secret() -> None:
    t = table("@1=plains:ancient_binding red.secrets=2 blue.secrets=1 chancellor.secrets=0").choose("ancient_binding")
    assert (t.secrets("blue"), t.secrets("chancellor"), t.prompt) == (1, 0, "act")
    t = table("@1=plains:ancient_binding red.secrets=1")
    assert "ancient_binding" not in t.offered


def test_elders_give_a_secret_for_two_favor() -> None:
    t = table("@1=plains:elders red.favor=2").choose("elders")
    assert (t.secrets("red"), t.favor("red"), t.favor("elders")) == (2, 0, 2)


KIN = "red.advisers=vow_of_kinship"


def test_vow_of_kinship_moves_all_favor_to_the_nomad_bank() -> None:
    t = played("@1=plains:wolves banks.nomad=2 red.favor=4", "vow_of_kinship", "adviser")
    assert (t.favor("red"), t.favor("nomad")) == (0, 6)
    t.choose("muster")
    assert (t.favor("red"), t.favor("nomad"), t.favor("wolves"), t.warbands("red")) == (0, 5, 1, 5)


def test_favor_of_kin_comes_to_the_bank_and_is_spent_from_it() -> None:
    t = table(f"@1=plains:elders,wolves {KIN} banks.nomad=1 banks.beast=3 red.favor=0 red.secrets=1")
    assert "elders" not in t.offered  # two favor are needed
    t.choose("trade", "wolves for favor")
    assert (t.favor("red"), t.favor("beast"), t.favor("nomad")) == (0, 2, 2)
    t.choose("elders")
    assert (t.favor("nomad"), t.favor("elders"), t.secrets("red")) == (0, 2, 1)


@pytest.mark.ruling("vow_of_kinship", 1)
@pytest.mark.parametrize(("adviser", "taken"), [("vow_of_kinship", False), ("elders", True)])
def test_favor_of_kin_cannot_be_taken(adviser: str, taken: bool) -> None:
    favor = 0 if adviser == "vow_of_kinship" else 1
    t = given(
        f"oath seats=chancellor,red,blue turn=blue @1=plains chancellor.favor=0 banks.nomad=5 red.favor={favor}"
        f" red.advisers={adviser} blue.advisers=charming_friend"
    )
    assert ("charming_friend" in t.offered) is taken


@pytest.mark.ruling("vow_of_kinship", 2)
@pytest.mark.ruling("peoples_favor", 6)
def test_kin_need_not_feed_the_peoples_favor() -> None:
    t = table(
        f"phase=wake @1=plains {KIN} red.favor=0 banks.nomad=5 red.banners=peoples_favor on.peoples_favor.favor=1"
    )
    t.until("act", "done")
    assert (t.favor("peoples_favor"), t.favor("nomad")) == (1, 5)


@pytest.mark.ruling("vow_of_kinship", 3)
def test_favor_given_to_kin_goes_to_the_bank() -> None:
    t = given(
        "oath seats=chancellor,red,blue turn=blue @1=plains:tinkers_fair blue.favor=3 banks.nomad=2 red.favor=0"
        " red.advisers=vow_of_kinship"
    )
    t.choose("tinkers_fair", "red", "2 favor").until("answer the deal", "done").choose("yes")
    assert (t.favor("blue"), t.favor("red"), t.favor("nomad")) == (1, 0, 4)


@pytest.mark.ruling("vow_of_kinship", 4)
def test_a_master_of_disguise_gets_around_kinship() -> None:
    t = table("@1=plains:wolves red.advisers=vow_of_kinship,master_of_disguise red.favor=0 banks.beast=3 red.secrets=2")
    t.choose("trade", "master_of_disguise", "blue")
    assert (t.favor("red"), t.favor("nomad"), t.favor("beast")) == (1, 3, 2)


# Spell Breaker


BROKEN = "@3=steppe:spell_breaker,blue"


def test_spell_breaker_stops_powers_for_secrets() -> None:
    words = "@1=plains:oracle,elders,ancient_binding red.secrets=2 red.favor=2"
    assert {"oracle", "elders", "ancient_binding"} <= set(table(words).offered)
    offered = table(f"{words} {BROKEN}").offered
    assert "elders" in offered
    assert not {"oracle", "ancient_binding"} & set(offered)


def test_spell_breaker_of_bandits_stops_everybody_and_an_own_one_nobody() -> None:
    words = "@1=plains:oracle red.secrets=2"
    assert "oracle" not in table(f"{words} @3=steppe:spell_breaker").offered
    assert "oracle" in table(f"{words} @3=steppe:spell_breaker,red").offered


@pytest.mark.ruling("spell_breaker", 1)
def test_spell_breaker_counts_a_secret_that_gleaming_armor_adds() -> None:
    words = "@1=river:blue blue.advisers=gleaming_armor red.advisers=horse_archers chancellor.pawn=2 @2=mine"
    for breaker, prompt in (("", "battle plan"), (BROKEN, "sacrifice")):
        t = table(f"{words} {breaker} blue.pawn=2", ["blank", "hollow sword", "hollow sword", "hollow sword"])
        t.choose("campaign").until("attack dice").choose(3)
        assert t.prompt == prompt


@pytest.mark.ruling("spell_breaker", 2)
def test_spell_breaker_stops_the_buried_giant() -> None:
    words = "@1=buried_giant @2=mine"
    assert table(words).choose("travel").offered == ["buried_giant", "done"]
    assert table(f"{words} {BROKEN}").choose("travel").prompt == "travel to"


@pytest.mark.ruling("spell_breaker", 2)
def test_spell_breaker_stops_the_hidden_place() -> None:
    for breaker, way in (("", True), (BROKEN, False)):
        t = table(f"@1=plains @2=the_hidden_place {breaker}").choose("travel")
        assert ("the_hidden_place" in t.offered) is way


@pytest.mark.ruling("spell_breaker", 2)
def test_spell_breaker_stops_the_burn_of_the_conspiracy() -> None:
    words = "@1=plains red.advisers=elders,tents,-conspiracy blue.advisers=a_fast_steed blue.relics=cracked_horn"
    for breaker, prompt in (("", "which relic or banner"), (BROKEN, "act")):
        t = table(f"{words} {breaker}").choose("play facedown adviser", "revealed")
        assert t.prompt == prompt


@pytest.mark.ruling("spell_breaker", 3)
def test_spell_breaker_does_not_stop_a_muster_by_initiation_rite() -> None:
    t = table(f"@1=plains:wolves {BROKEN} red.advisers=initiation_rite").choose("muster")
    assert (t.secrets("red"), t.secrets("wolves"), t.warbands("red")) == (0, 1, 5)


# Travel


def test_tents_cost_nothing_within_the_region() -> None:
    t = table("@1=plains:tents @2=mine @3=steppe red.supply=1").choose("travel", "tents")
    assert (t.pawn("red"), t.supply("red"), t.favor("tents")) == (2, 1, 1)
    t = table("@1=plains:tents @2=mine @3=steppe red.supply=4").choose("travel", "tents", "steppe")
    assert (t.pawn("red"), t.supply("red")) == (3, 2)


@pytest.mark.ruling("tents", 1)
@pytest.mark.ruling("shrouded_wood", 6)
@pytest.mark.parametrize(("to", "supply"), [("mine", 5), ("steppe", 3)])
def test_tents_do_not_help_where_the_shrouded_wood_leads_elsewhere(to: str, supply: int) -> None:
    t = table("@1=shrouded_wood:tents,blue @2=mine @3=steppe red.supply=5").choose("travel", "tents")
    assert (t.asked, t.prompt) == ("blue", "travel to")
    t.choose(to)
    assert (t.supply("red"), t.favor("tents")) == (supply, 1)


def test_special_envoy_ends_the_act_phase_behind_a_free_journey() -> None:
    t = table("@1=plains:special_envoy @2=mine @6=steppe red.supply=5").choose("travel", "special_envoy", "steppe")
    assert t.pawn("red") == 6
    assert t.asked == "blue"  # the turn is over
    assert [event.args[0] for event in t.happened("turn")] == [2]


def test_special_envoy_need_not_be_used() -> None:
    t = table("@1=plains:special_envoy @2=mine").choose("travel", "done", "mine")
    assert (t.asked, t.prompt, t.supply("red")) == ("red", "act", 6)


@pytest.mark.parametrize(("warbands", "carried"), [(3, True), (4, False)])
def test_a_fast_steed_carries_three_warbands(warbands: int, carried: bool) -> None:
    t = table(f"@1=plains:a_fast_steed @2=mine @6=steppe red.supply=1 red.warbands={warbands}").choose("travel")
    assert (t.prompt == "modifier") is carried
    assert "steppe" not in t.offered  # too far for one supply
    if carried:
        t.choose("a_fast_steed", "steppe")
        assert (t.pawn("red"), t.favor("red"), t.happened("spent supply")) == (6, 0, [])


def test_the_way_station_is_free_for_its_ruler() -> None:
    t = table("@1=plains @6=steppe:way_station,red red.supply=2").choose("travel", "steppe")
    assert (t.pawn("red"), t.supply("red"), t.favor("red")) == (6, 2, 1)


@pytest.mark.parametrize(
    ("ruler", "paid"), [("blue", {"blue": 2}), ("purple", {"chancellor": 3}), ("favor", {"blue": 1, "chancellor": 2})]
)
def test_others_may_give_the_ruler_of_the_way_station_a_favor(ruler: str, paid: dict[str, int]) -> None:
    """What the Empire gets goes to the Chancellor; bandits burn it."""
    t = table(f"@1=plains @6=steppe:way_station,{ruler} red.supply=2")
    shared = t.s.shared
    t.choose("travel", "way_station", "steppe")
    assert (t.pawn("red"), t.favor("red"), t.supply("red")) == (6, 0, 2)
    assert {player: t.favor(player) for player in paid} == paid
    assert t.s.shared - shared == (ruler == "favor")


def test_the_way_station_is_paid_only_by_those_who_go_there() -> None:
    t = table("@1=plains @2=mine @6=steppe:way_station,blue").choose("travel", "way_station", "mine")
    assert (t.favor("red"), t.supply("red")) == (1, 6)
    t = table("@1=plains @2=mine @6=steppe:way_station,blue").choose("travel", "done", "steppe")
    assert (t.favor("red"), t.supply("red")) == (1, 3)


def test_the_way_station_is_no_use_without_favor() -> None:
    t = table("@1=plains @6=steppe:way_station,blue red.favor=0 red.supply=3 @2=mine").choose("travel")
    assert t.prompt == "travel to"
    assert "steppe" not in t.offered


def test_a_traveler_who_is_sent_to_the_way_station_consents_to_the_fee() -> None:
    for consents, favor, pawn in (("yes", 0, 2), ("no", 1, 3)):
        t = table("@1=shrouded_wood:blue @2=steppe:way_station,blue @3=mine @4=river red.supply=2 blue.pawn=2")
        t.choose("travel", "way_station", "steppe")
        assert (t.asked, t.prompt) == ("red", "consent to pay")
        t.choose(consents)
        if consents == "no":
            t.choose("mine")
        assert (t.favor("red"), t.pawn("red")) == (favor, pawn)


def test_hospitality_gives_favor_of_a_suit_here_and_among_the_advisers() -> None:
    t = table("@1=plains @2=great_slum:wolves,elders,keep red.advisers=hospitality,rangers").choose(
        "travel", "hospitality"
    )
    t.choose("great_slum")
    assert (t.prompt, t.offered) == ("which bank", ["beast", "nomad"])
    t.choose("beast")
    assert (t.favor("red"), t.favor("beast")) == (2, 2)


def test_hospitality_gives_nothing_where_no_suit_matches() -> None:
    t = table("@1=plains @2=mine:keep red.advisers=hospitality").choose("travel", "hospitality")
    t.choose("mine")
    assert (t.prompt, t.favor("red"), t.pawn("red")) == ("act", 1, 2)


# Relics and banners


TONGUE = "@1=river blue.relics=cracked_horn blue.advisers=lost_tongue blue.banners=peoples_favor red.favor=5"


def test_lost_tongue_keeps_treasures_from_those_without_nomads() -> None:
    t = table(f"{TONGUE} red.advisers=wolves,-elders")
    assert "recover" not in t.offered
    t.choose("campaign", "blue")
    assert t.prompt == "attack dice"  # the pawn is the only target


def test_lost_tongue_yields_to_those_who_rule_a_nomad_card() -> None:
    for words in (f"{TONGUE} red.advisers=elders", f"{TONGUE} @3=steppe:elders,red"):
        t = table(words)
        assert "recover" in t.offered
        t.choose("campaign", "blue")
        assert t.offered == ["pawn", "cracked_horn", "peoples_favor"]


def test_lost_tongue_does_not_bind_its_holder() -> None:
    t = table("@1=river red.advisers=lost_tongue red.banners=peoples_favor red.favor=5")
    assert "recover" in t.offered


LOCKED = "@1=wastes:tents,cracked_horn,blue blue.advisers=ancient_bloodline red.secrets=3 red.favor=2"


@pytest.mark.ruling("ancient_bloodline", 1)
def test_ancient_bloodline_locks_denizens_for_enemies() -> None:
    words = "@1=mountain:tents,{} @2=river:taming_charm,red red.secrets=2 {}.advisers=ancient_bloodline"
    assert "taming_charm" not in table(words.format("blue", "blue")).offered
    assert "taming_charm" in table(words.format("red", "blue")).offered  # only where Blue rules
    assert "taming_charm" in table(words.format("red", "red")).offered  # and not for the holder
    assert "taming_charm" in table(words.format("blue", "chancellor")).offered


@pytest.mark.ruling("ancient_bloodline", 2)
def test_ancient_bloodline_locks_relics_for_enemies() -> None:
    assert "relic 1" not in table(LOCKED).choose("recover").offered
    t = given(f"oath seats=chancellor,red,blue turn=blue {LOCKED} blue.secrets=3").choose("recover", "relic 1")
    assert t.relics("blue") == ["cracked_horn"]


def test_relic_worship_gives_supply_for_a_relic() -> None:
    t = table("@1=mountain:relic_worship,cracked_horn red.favor=5 red.supply=3").choose("recover", "relic_worship")
    t.choose("relic 1")
    assert (t.relics("red"), t.supply("red")) == (["cracked_horn"], 5)
    t = table("@1=mountain:relic_worship,cracked_horn red.favor=5 red.supply=3").choose("recover", "relic_worship")
    t.choose("peoples_favor").until("act")
    assert t.supply("red") == 2


PACT = "@1=plains @3=steppe:red*2 red.banners=darkest_secret on.darkest_secret.secrets=4"


@pytest.mark.ruling("ancient_pact", 2)
def test_ancient_pact_makes_a_citizen_for_the_darkest_secret() -> None:
    t = played(f"{PACT} reliquary=cursed_cauldron,?,?,none red.supply=1", "ancient_pact", "adviser", ["cracked_horn"])
    t.choose("yes")
    assert t.offered == ["space 1", "space 2", "space 3"]
    t.choose("space 2").until("act")
    assert (t.relics("red"), t.supply("red"), t.s.citizens) == (["cracked_horn"], 7, 2)
    assert (t.s.holder[0], t.secrets("darkest_secret")) == (0, 4)
    assert (t.warbands("purple", "steppe"), t.on_board("red")) == (2, {"purple": 3})
    assert [event.args[0] for event in t.happened("turn")] == [2]  # the Act phase is over


def test_ancient_pact_may_be_declined() -> None:
    t = played(PACT, "ancient_pact", "adviser").choose("no")
    assert (t.s.holder[0], t.s.citizens, t.prompt) == (1, 0, "act")


@pytest.mark.ruling("ancient_pact", 1)
def test_ancient_pact_is_only_for_exiles_with_the_banner() -> None:
    t = played("@1=plains blue.banners=darkest_secret", "ancient_pact", "adviser")
    assert t.prompt == "act"
    t = given(
        "oath seats=chancellor,red,blue turn=red citizens=red @1=plains red.advisers=-ancient_pact"
        " red.banners=darkest_secret"
    )
    t.choose("play facedown adviser", "adviser")
    assert (t.prompt, t.s.holder[0]) == ("act", 1)


# Cards that move


@pytest.mark.ruling("great_herd", 1)
def test_great_herd_swaps_with_a_nomad_card_elsewhere() -> None:
    words = "@1=plains:tents @2=mine:elders,ancient_forge @3=steppe:sacred_ground,wolves on.elders.favor=1"
    t = played(words, "great_herd", "plains")
    assert (t.prompt, t.offered) == ("which card", ["elders", "done"])  # two are locked
    t.choose("elders")
    assert (t.at("plains"), t.at("mine")) == (["tents", "elders"], ["ancient_forge", "great_herd"])
    assert (t.favor("elders"), t.favor("red")) == (1, 2)


def test_great_herd_may_stay() -> None:
    t = played("@1=plains @2=mine:elders", "great_herd", "plains").choose("done")
    assert (t.at("plains"), t.at("mine")) == (["great_herd"], ["elders"])


def test_twin_brother_swaps_with_a_nomad_adviser() -> None:
    words = "@1=plains @3=steppe blue.pawn=3 blue.advisers=elders,wolves,vow_of_kinship chancellor.advisers=-tents"
    t = played(words, "twin_brother", "adviser")
    assert t.offered == ["elders", "done"]
    t.choose("elders")
    assert (t.advisers("red"), t.advisers("blue")) == (["elders"], ["wolves", "vow_of_kinship", "twin_brother"])


def test_twin_brother_may_stay_and_swaps_with_no_facedown_adviser() -> None:
    t = played("@1=plains blue.advisers=-elders,wolves", "twin_brother", "adviser")
    assert t.prompt == "act"
    t = played("@1=plains blue.advisers=elders", "twin_brother", "adviser").choose("done")
    assert (t.advisers("red"), t.advisers("blue")) == (["twin_brother"], ["elders"])


def test_a_limit_that_comes_or_goes_with_the_twin_counts() -> None:
    """Red gets the Family Wagon and keeps one adviser that is no Nomad; Blue loses it and keeps three in all."""
    t = given(
        "oath seats=chancellor,red,blue turn=red @1=plains red.advisers=wolves,longbows,-twin_brother"
        " blue.advisers=family_wagon,elders,tents,hospitality,rangers"
    )
    t.choose("play facedown adviser", "adviser", "family_wagon")
    assert (t.asked, t.prompt) == ("red", "make room for an adviser")
    assert "twin_brother" not in t.offered
    t.choose("longbows")
    assert t.asked == "blue"
    t.choose("rangers", "tents")
    assert (t.advisers("red"), t.advisers("blue")) == (
        ["wolves", "family_wagon"],
        ["elders", "hospitality", "twin_brother"],
    )


def test_resettle_moves_a_nomad_adviser_of_anybody_to_any_site() -> None:
    t = table(
        "@1=plains:resettle @2=mine @3=mountain:wolves,keep @8=drowned_city blue.advisers=elders,lost_tongue,-tents"
        " red.advisers=rangers,a_fast_steed on.elders.favor=2"
    )
    t.choose("resettle")
    assert t.offered == ["a_fast_steed", "elders"]
    t.choose("elders")
    assert t.offered == ["plains", "mine"]  # where there is room
    t.choose("mine")
    assert (t.at("mine"), t.favor("elders"), t.advisers("blue")) == (["elders"], 2, ["lost_tongue", "-tents"])
    assert "resettle" in t.offered


def test_resettle_needs_somebody_to_move() -> None:
    assert "resettle" not in table("@1=plains:resettle red.advisers=wolves,lost_tongue,-elders").offered


@pytest.mark.ruling("family_wagon", 2)
def test_family_wagon_has_room_for_nomads() -> None:
    t = table("@1=plains red.advisers=elders,tents,hospitality,-family_wagon").choose(
        "play facedown adviser", "adviser"
    )
    assert t.advisers("red") == ["elders", "tents", "hospitality", "family_wagon"]


def test_family_wagon_leaves_one_adviser_that_is_no_nomad() -> None:
    t = table("@1=plains red.advisers=wolves,longbows,-family_wagon").choose("play facedown adviser", "adviser")
    assert (t.prompt, t.offered) == ("make room for an adviser", ["longbows", "wolves"])
    t.choose("longbows")
    assert t.advisers("red") == ["wolves", "family_wagon"]


def test_family_wagon_counts_facedown_advisers_as_strangers() -> None:
    words = "@1=plains red.advisers=family_wagon,elders,wolves piles.cradle=tents"
    t = table(words).choose("search", "cradle", "facedown adviser")
    assert (t.prompt, t.offered) == ("make room for an adviser", ["elders", "wolves", "family_wagon"])
    t = table(words).choose("search", "cradle", "adviser")
    assert t.advisers("red") == ["family_wagon", "elders", "wolves", "tents"]


@pytest.mark.ruling("family_wagon", 1)
def test_family_wagon_and_the_pied_piper() -> None:
    t = table("@1=plains red.advisers=family_wagon,wolves,-pied_piper").choose("play facedown adviser", "adviser")
    assert t.advisers("red") == ["family_wagon", "wolves", "pied_piper"]
    t = table("@1=plains red.advisers=pied_piper,wolves,-family_wagon").choose("play facedown adviser", "adviser")
    assert (t.prompt, t.offered) == ("make room for an adviser", ["wolves", "pied_piper"])


# Decks and piles


def test_convoys_put_a_pile_on_top_of_another() -> None:
    t = table("@1=plains:convoys piles.cradle=wolves,keep piles.hinterland=elders,?v,tents").choose("convoys")
    assert t.offered == ["provinces", "hinterland"]
    t.choose("hinterland")
    assert (t.pile("cradle"), t.pile("hinterland")) == (["elders", "?v", "tents", "wolves", "keep"], [])
    assert (t.favor("convoys"), t.knows("red", "elders")) == (1, False)


def test_convoys_may_move_an_empty_pile() -> None:
    t = table("@1=plains:convoys piles.cradle=wolves").choose("convoys", "provinces")
    assert t.pile("cradle") == ["wolves"]


ORACLE = "@1=plains:oracle red.secrets=2 deck=wolves,keep,vision_of_faith,elders,vision_of_rebellion,..."


@pytest.mark.ruling("oracle", 1)
@pytest.mark.ruling("oracle", 2)
def test_oracle_draws_the_next_vision() -> None:
    t = table(f"{ORACLE} visions_drawn=1").choose("oracle")
    assert (t.asked, t.prompt) == ("red", "where to play")
    assert (t.secrets("oracle"), t.s.visions_drawn) == (2, 2)
    t.choose("revealed")
    assert t.sees("red")["players"]["red"]["vision"] == "vision_of_faith"
    assert [t.sees(None)["deck"][at] for at in range(4)] == ["?", "?", "?", "?v"]
    t.choose("rest").until("act")
    assert t.s.deck[-4:][::-1] == bytes(numbers("wolves", "keep", "elders", "vision_of_rebellion"))


def test_all_see_how_deep_the_oracle_digs() -> None:
    """The two cards above the vision are denizens, which nobody knew before; which vision it is only Red knows."""
    t = table("@1=plains:oracle red.secrets=2 deck=?,...", ["denizen", "vision", "vision_of_faith"])
    assert t.sees("blue")["deck"][:4] == ["?", "?1", "?1", "?1"]
    t.choose("oracle")
    assert t.sees("blue")["deck"][:4] == ["?", "?", "?1", "?1"]
    assert t.hand("red") == ["vision_of_faith"]
    assert t.sees("blue")["players"]["red"]["hand"] == ["?v"]


@pytest.mark.ruling("oracle", 3)
@pytest.mark.ruling("cracked_horn", 2)
def test_a_vision_of_the_oracle_may_lie_facedown_or_go_under_the_deck() -> None:
    t = table(ORACLE).choose("oracle", "facedown adviser")
    assert t.advisers("red") == ["-vision_of_faith"]
    t = table(f"{ORACLE} red.relics=cracked_horn").choose("oracle", "cracked_horn", "discard")
    assert t.s.deck[0] == numbers("vision_of_faith")[0]
    assert t.s.visions_drawn == len(t.happened("vision drawn"))


@pytest.mark.ruling("oracle", 4)
def test_forced_labor_applies_to_a_vision_of_the_oracle() -> None:
    words = f"{ORACLE} @3=steppe:forced_labor,blue".replace("plains:", "plains:blue,")
    t = table(words).choose("oracle", "facedown adviser")
    assert (t.favor("red"), t.favor("blue")) == (0, 2)
    t = table(f"{words} red.favor=0").choose("oracle")
    assert (t.prompt, t.asked) == ("act", "red")  # unpaid, it can only be discarded
    assert t.pile("provinces") == ["vision_of_faith"]


def test_oracle_needs_a_vision_in_the_deck() -> None:
    visions = "vision_of_faith,vision_of_rebellion,vision_of_sanctuary,vision_of_conquest,conspiracy"
    t = table(f"@1=plains:oracle red.secrets=2 piles.cradle={visions}")
    assert "oracle" not in t.offered


@pytest.mark.open_question("pilgrimage_tokens")
def test_pilgrimage_sends_the_denizens_here_to_the_dispossessed() -> None:
    words = "@1=great_slum:wolves,sacred_ground,longbows on.longbows.favor=1 on.longbows.secrets=1"
    t = played(f"{words} dispossessed=elders,tents", "pilgrimage", "adviser", ["tents", "wolves"])
    assert (t.asked, t.prompt, t.offered) == ("red", "discard next", ["tents", "wolves"])
    assert t.sees("blue")["players"]["red"]["hand"] == ["?", "?"]
    t.choose("wolves")
    assert (t.at("great_slum"), t.pile("cradle")) == (["sacred_ground"], ["tents", "wolves"])
    assert (t.favor("order"), t.flipped("red"), t.favor("longbows")) == (4, 1, 0)
    assert (t.knows("red", "wolves"), t.knows("blue", "wolves"), t.knows("blue", "longbows")) == (True, False, False)
    assert sorted(t.s.dispossessed) == sorted(numbers("elders", "longbows"))
    assert not t.happened("discarded")


def test_pilgrimage_at_an_empty_site_does_nothing() -> None:
    t = played("@1=plains", "pilgrimage", "adviser")
    assert (t.prompt, t.advisers("red")) == ("act", ["pilgrimage"])


@pytest.mark.parametrize(
    ("card", "site", "revealed"), [("vision_of_faith", 1, False), ("vision_of_faith", 3, True), ("conspiracy", 1, True)]
)
def test_sacred_ground_is_where_visions_are_revealed(card: str, site: int, revealed: bool) -> None:
    t = table(
        f"@1=plains @3=steppe:sacred_ground red.pawn={site} piles.{'provinces' if site == 3 else 'cradle'}={card}"
    )
    t.choose("search").until("where to play", "cradle" if site == 1 else "provinces")
    assert ("revealed" in t.offered) is revealed
    assert "facedown adviser" in t.offered


# The others


@pytest.mark.ruling("the_gathering", 1)
@pytest.mark.ruling("the_gathering", 3)
def test_the_gathering_brings_pawns_together() -> None:
    t = played("@1=plains @2=mine @3=steppe chancellor.pawn=2 blue.pawn=3", "the_gathering", "plains")
    assert (t.asked, t.prompt) == ("chancellor", "use the power")
    t.choose("yes")
    assert t.asked == "blue"
    t.choose("no")
    assert (t.pawn("chancellor"), t.pawn("blue"), t.pawn("red")) == (1, 3, 1)
    assert (t.asked, t.prompt) == ("chancellor", "which player")
    t.choose("done")
    assert (t.asked, t.offered) == ("red", ["chancellor", "done"])
    t.choose("done")
    assert (t.prompt, t.pawn("chancellor")) == ("act", 1)
    assert not t.happened("traveled")


@pytest.mark.ruling("the_gathering", 2)
def test_any_number_of_exchanges_are_made_at_the_gathering() -> None:
    words = (
        "@1=plains blue.relics=cracked_horn red.favor=5 blue.advisers=elders chancellor.favor=0 chancellor.secrets=0"
    )
    t = played(f"{words} chancellor.pawn=2 @2=mine", "the_gathering", "plains").choose("no")
    t.choose("blue", "2 favor").until("want in the deal", "0 secrets").choose("0 secrets", "cracked_horn")
    t.until("answer the deal").choose("yes").until("which player")
    assert (t.relics("red"), t.favor("blue")) == (["cracked_horn"], 3)
    t.until("which player")
    while t.asked != "red":
        t.choose("done")
    t.choose("blue", "1 favor").until("answer the deal").choose("yes")
    assert t.favor("blue") == 4


def test_whoever_comes_to_the_gathering_plays_on_from_there() -> None:
    """With the People's Favor it is played to another site of the region."""
    t = table("@1=plains @2=mine red.banners=peoples_favor red.advisers=-the_gathering chancellor.pawn=1")
    t.choose("play facedown adviser", "peoples_favor", "mine").until("use the power")
    while t.prompt == "use the power":
        t.choose("yes" if t.asked == "red" else "no")
    t.until("act")
    assert t.pawn("red") == 2


def test_faithful_friend_brings_supply() -> None:
    t = played("@1=plains red.supply=1", "faithful_friend", "adviser")
    assert t.supply("red") == 5
    t = played("@1=plains red.supply=6", "faithful_friend", "adviser")
    assert t.supply("red") == 7
