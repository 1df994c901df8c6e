"""Sites: what each of them does to whoever stands there, leaves it, comes to it or attacks it."""

from __future__ import annotations

import pytest
from tests.oath.situation import Situation, given

THREE = "oath seats=chancellor,red,blue turn=red"
FOUR = "oath seats=chancellor,red,blue,yellow turn=red"


def destinations(table: Situation) -> list[str]:
    """Where the player could travel now."""
    table.choose("travel")
    assert table.prompt == "travel to", table.offered
    return table.offered


def attack_dice_rolled(table: Situation) -> int:
    rolls = [event for event in table.happened("rolled") if event.args[1] == "attack die"]
    return len(rolls[-1].args) - 2


def spent(table: Situation) -> int:
    """All supply that was spent."""
    return sum([event.args[1] for event in table.happened("spent supply")])


def turned(table: Situation) -> list[str]:
    """By which articles secrets were turned facedown."""
    return [event.article for event in table.happened("flipped secret")]


# Opportunities


@pytest.mark.law("oath 4.1.4")
@pytest.mark.parametrize(
    ("site", "tokens", "offered", "left"),
    [
        ("mine", "favor*3", ["favor", "done"], (2, 0)),
        ("salt_flats", "favor*2,secret", ["favor", "secret", "done"], (1, 1)),
        ("salt_flats", "secret", ["secret", "done"], (0, 0)),
        ("drowned_city", "secret*3", ["secret", "done"], (0, 2)),
    ],
)
def test_whoever_wakes_at_an_opportunity_may_take_one_token(
    site: str, tokens: str, offered: list[str], left: tuple[int, int]
) -> None:
    table = given(f"{THREE} phase=wake step=2 @1={site}:{tokens} @2=plains red.favor=0 red.secrets=0")
    assert (table.asked, table.prompt, table.offered) == ("red", "site token", offered)
    table.choose(offered[0])
    assert (table.favor(site), table.secrets(site)) == left
    assert (table.favor("red"), table.secrets("red")) == ((1, 0) if offered[0] == "favor" else (0, 1))
    assert table.prompt == "act"


@pytest.mark.law("oath 4.1.4")
@pytest.mark.parametrize("position", ["@1=mine @2=plains", "@1=plains @2=mine:favor*3"])
def test_there_is_nothing_to_take_from_an_empty_site_or_from_afar(position: str) -> None:
    assert given(f"{THREE} phase=wake step=2 {position}").prompt == "act"


def test_a_token_need_not_be_taken() -> None:
    table = given(f"{THREE} phase=wake step=2 @1=mine:favor @2=plains red.favor=0").choose("done")
    assert (table.favor("mine"), table.favor("red")) == (1, 0)


# Homelands


def play_to(table: Situation, site: str) -> Situation:
    """Red turns over a facedown adviser and plays it there."""
    return table.choose("play facedown adviser", site)


@pytest.mark.law("oath 7.3.3")
@pytest.mark.parametrize(
    ("site", "card", "reward"),
    [
        pytest.param("fertile_valley", "storyteller", (2, 0, 0), id="fertile_valley"),
        pytest.param("steppe", "elders", (1, 1, 0), id="steppe"),
        pytest.param("standing_stones", "alchemist", (1, 1, 0), id="standing_stones"),
        pytest.param("ancient_city", "longbows", (1, 0, 2), id="ancient_city"),
    ],
)
def test_a_homeland_rewards_a_card_of_its_suit(site: str, card: str, reward: tuple[int, int, int]) -> None:
    for played, gained in ((card, reward), ("wolves", (1, 0, 0))):
        table = given(f"{THREE} @1={site} @2=plains red.advisers=-{played} red.favor=0 red.secrets=0 red.warbands=0")
        play_to(table, site)
        assert (table.favor("red"), table.secrets("red"), table.warbands("red")) == gained


@pytest.mark.parametrize(("site", "card"), [("wastes", "mercenaries"), ("deep_woods", "wolves")])
def test_a_homeland_gives_its_relic_without_any_cost(site: str, card: str) -> None:
    table = given(f"{THREE} @1={site}:whistle @2=plains red.advisers=-{card} red.favor=0 red.secrets=0")
    play_to(table, site)
    assert table.relics("red") == ["whistle"]
    assert not table.s.relics_at[0]
    assert (table.favor("red"), table.supply("red"), table.prompt) == (1, 7, "act")


def test_of_two_relics_at_a_homeland_the_player_chooses_one() -> None:
    table = given(f"{THREE} @1=wastes:whistle,bandit_crown @2=plains red.advisers=-mercenaries")
    play_to(table, "wastes")
    assert (table.prompt, table.offered) == ("which relic at the site", ["relic 1", "relic 2"])
    table.choose("relic 2")
    assert table.relics("red") == ["bandit_crown"]


def test_without_a_relic_there_is_no_reward() -> None:
    table = given(f"{THREE} @1=wastes @2=plains red.advisers=-mercenaries")
    assert play_to(table, "wastes").prompt == "act"


def test_ancient_bloodline_keeps_the_relic_of_a_homeland_from_enemies() -> None:
    """Meeting 30: locked for enemies while the holder rules the site."""
    for holder, relics in (("blue", []), ("red", ["whistle"])):
        table = given(
            f"{THREE} @1=wastes:whistle,{holder} @2=plains red.advisers=-mercenaries",
            blue={"advisers": ["ancient_bloodline"]},
        )
        play_to(table, "wastes")
        assert (table.prompt, table.relics("red")) == ("act", relics)


@pytest.mark.ruling("fertile_valley", 1)
def test_the_book_of_records_replaces_only_the_favor_for_the_play() -> None:
    table = given(
        f"{THREE} @1=fertile_valley @2=plains red.advisers=-storyteller red.relics=book_of_records"
        " red.favor=0 red.secrets=0"
    )
    play_to(table, "fertile_valley")
    assert (table.favor("red"), table.secrets("red")) == (1, 1)


@pytest.mark.parametrize(("first", "favor"), [("tavern_songs", 1), ("wolves", 2)])
def test_to_discard_a_card_of_that_suit_there_voids_the_reward(first: str, favor: int) -> None:
    """Meeting 5: room is made by the People's Favor; a card of another suit does not matter."""
    table = given(
        f"{THREE} @1=fertile_valley:tavern_songs,wolves,elders @2=plains red.advisers=-storyteller"
        " red.banners=peoples_favor red.favor=0"
    )
    table.choose("play facedown adviser", "peoples_favor", "fertile_valley", first)
    assert table.favor("red") == favor


# Dice, cards, warbands


@pytest.mark.parametrize("ruler", ["red", "blue"])
@pytest.mark.parametrize(("site", "dice"), [("plains", 4), ("mountain", 2)])
def test_plains_and_mountain_change_the_attack_once(site: str, dice: int, ruler: str) -> None:
    """Also where the attacker rules the site and attacks only a pawn there; and not twice for site and pawn."""
    table = given(f"{THREE} @1={site}:{ruler} @2=river chancellor.pawn=2 blue.warbands=0").choose("campaign")
    table.choose(*(["pawn"] if ruler == "blue" else []), 3)
    assert table.happened("targets")[0].args[3]
    assert attack_dice_rolled(table) == dice


@pytest.mark.parametrize("site", ["plains", "mountain"])
def test_plains_and_mountain_do_not_matter_elsewhere(site: str) -> None:
    table = given(f"{THREE} @1=river @2={site} blue.pawn=2 chancellor.pawn=2").choose("campaign", "done", 3)
    assert attack_dice_rolled(table) == 3


def test_the_river_gives_its_ruler_one_warband_more() -> None:
    position = "@2=plains red.favor=1 red.warbands=0"
    table = given(f"{THREE} @1=river:wolves,red {position}").choose("muster")
    assert (table.prompt, table.offered) == ("modifier", ["river", "done"])
    assert table.choose("river").warbands("red") == 3
    assert given(f"{THREE} @1=river:wolves,red {position}").choose("muster", "done").warbands("red") == 2
    assert given(f"{THREE} @1=river:wolves {position}").choose("muster").warbands("red") == 2
    assert given(f"{THREE} @1=river:wolves,blue {position}").choose("muster").warbands("red") == 2
    assert given(f"{THREE} @1=river:red @2=plains:wolves red.pawn=2").choose("muster").warbands("red") == 5


@pytest.mark.parametrize(("pawn", "cards"), [(1, 2), (2, 3)])
def test_in_the_marshes_one_card_fewer_is_drawn(pawn: int, cards: int) -> None:
    table = given(f"{THREE} @1=marshes @2=plains red.pawn={pawn} deck=wolves,elders,longbows,...").choose("search")
    assert (table.prompt, len(table.offered)) == ("keep", cards)


# Drowned City


def test_no_card_can_be_played_to_the_drowned_city() -> None:
    table = given(f"{THREE} @1=drowned_city @2=plains red.advisers=-wolves").choose("play facedown adviser")
    assert table.offered == ["adviser", "discard"]


@pytest.mark.ruling("drowned_city", 1)
def test_salt_the_earth_may_be_played_to_the_drowned_city() -> None:
    """Meeting 6: the city has room for it then, and for nothing else."""
    table = given(f"{THREE} @1=drowned_city @2=plains red.advisers=-salt_the_earth,-wolves")
    table.choose("play facedown adviser", "salt_the_earth", "drowned_city")
    assert table.at("drowned_city") == ["salt_the_earth"]
    assert table.choose("play facedown adviser").offered == ["adviser", "discard"]


@pytest.mark.ruling("drowned_city", 1)
def test_no_edifice_replaces_salt_the_earth_at_the_drowned_city() -> None:
    table = given(f"{THREE} round=8 @1=drowned_city:salt_the_earth,purple @2=plains:mercenaries,purple turn=blue")
    table.choose("rest").until("build or repair")
    assert (table.asked, table.offered) == ("chancellor", ["mercenaries", "done"])


# Great Slum


def test_at_the_great_slum_a_card_may_be_discarded_first() -> None:
    table = given(f"{THREE} @1=great_slum:keep,elders,longbows @2=plains red.advisers=-wolves")
    play_to(table, "great_slum")
    assert (table.prompt, sorted(table.offered)) == ("make room at a site", ["elders", "longbows"])
    assert table.choose("elders").at("great_slum") == ["keep", "longbows", "wolves"]
    table = given(f"{THREE} @1=great_slum:elders @2=plains red.advisers=-wolves")
    assert play_to(table, "great_slum").offered == ["elders", "done"]
    assert table.choose("done").at("great_slum") == ["elders", "wolves"]


def test_a_great_slum_of_locked_cards_is_full() -> None:
    table = given(f"{THREE} @1=great_slum:keep,sprawling_rampart,fallen_spire @2=plains red.advisers=-wolves")
    assert "great_slum" not in table.choose("play facedown adviser").offered


def test_at_the_great_slum_room_is_made_for_moves_too() -> None:
    table = given(f"{THREE} @1=great_slum:homesteaders,elders,longbows @2=plains red.advisers=wolves")
    table.choose("homesteaders")
    assert (table.prompt, len(table.offered)) == ("make room at a site", 3)
    assert table.choose("longbows").at("great_slum") == ["homesteaders", "elders", "wolves"]
    table = given(f"{THREE} @1=river:homesteaders,elders @2=plains red.advisers=wolves")
    assert "homesteaders" not in table.offered


# Coasts, Charming Valley

COASTS = ("barren_coast", "lush_coast", "rocky_coast")


@pytest.mark.parametrize("coast", COASTS)
def test_from_coast_to_coast_for_one_supply_past_the_narrow_pass(coast: str) -> None:
    other = COASTS[COASTS.index(coast) - 1]
    table = given(f"{THREE} @1={coast} @2=plains @6={other} @7=narrow_pass @8=river")
    assert destinations(table) == ["plains", "position 3", "position 4", "position 5", other, "narrow_pass"]
    table.choose(other)
    assert spent(table) == 1


def test_a_facedown_site_is_not_known_to_be_a_coast() -> None:
    table = given(f"{THREE} @1=barren_coast @2=plains @6=-lush_coast @7=narrow_pass")
    assert "position 6" not in destinations(table)
    assert spent(given(f"{THREE} @1=barren_coast @2=plains @6=-lush_coast").choose("travel", "position 6")) == 4


def test_to_a_coast_from_elsewhere_costs_as_usual() -> None:
    assert spent(given(f"{THREE} @1=plains @2=river @6=lush_coast").choose("travel", "lush_coast")) == 4


def test_to_leave_the_charming_valley_costs_one_more() -> None:
    assert spent(given(f"{THREE} @1=charming_valley @2=plains").choose("travel", "plains")) == 2
    assert spent(given(f"{THREE} @1=plains @2=charming_valley").choose("travel", "charming_valley")) == 1


@pytest.mark.law("oath 7.6.2")
def test_free_travel_drops_what_the_charming_valley_adds() -> None:
    table = given(f"{THREE} @1=charming_valley:tents @2=plains").choose("travel", "tents", "plains")
    assert (table.pawn("red"), spent(table)) == (2, 0)


# Buried Giant

GIANT = f"{THREE} @1=buried_giant @2=plains @6=river @7=narrow_pass"


@pytest.mark.law("oath 7.1.2")
def test_from_the_buried_giant_one_travels_for_a_secret_and_past_the_narrow_pass() -> None:
    table = given(f"{GIANT} red.secrets=1 red.supply=1").choose("travel", "buried_giant")
    assert "river" in table.offered
    table.choose("river")
    assert (table.pawn("red"), spent(table), turned(table)) == (6, 0, ["oath site buried_giant"])


def test_the_buried_giant_need_not_be_used_and_needs_a_faceup_secret() -> None:
    table = given(f"{GIANT} red.secrets=1").choose("travel")
    assert table.offered == ["buried_giant", "done"]
    assert "river" not in table.choose("done").offered
    assert given(f"{GIANT} red.secrets=0 red.flipped=2").choose("travel").prompt == "travel to"
    assert given(f"{GIANT} red.secrets=1 red.pawn=plains").choose("travel").prompt == "travel to"


@pytest.mark.ruling("buried_giant", 1)
@pytest.mark.parametrize(("ruler", "stopped"), [("blue", True), ("red", False)])
def test_spell_breaker_stops_the_buried_giant(ruler: str, stopped: bool) -> None:
    table = given(f"{THREE} @1=buried_giant @2=plains:spell_breaker,{ruler} red.secrets=1").choose("travel")
    assert (table.prompt == "travel to") == stopped


# Narrow Pass


def test_into_the_region_of_the_narrow_pass_one_comes_only_by_it() -> None:
    line = f"{THREE} @1=plains @2=river @3=mountain @6=narrow_pass @7=wastes @8=steppe"
    outside = destinations(given(f"{line} red.pawn=mountain"))
    assert outside == ["plains", "river", "position 4", "position 5", "narrow_pass"]
    inside = destinations(given(f"{line} red.pawn=steppe"))
    assert inside == ["plains", "river", "mountain", "position 4", "position 5", "narrow_pass", "wastes"]


@pytest.mark.ruling("narrow_pass", 1)
@pytest.mark.parametrize(("pawn", "comes"), [("wastes", False), ("narrow_pass", True)])
def test_whistle_brings_nobody_past_the_narrow_pass(pawn: str, comes: bool) -> None:
    """Meeting 14."""
    table = given(
        f"{THREE} @1=plains @6=narrow_pass @7=wastes red.pawn={pawn} blue.pawn=plains red.relics=whistle red.secrets=1"
    )
    table.choose("whistle", "blue")
    assert (table.pawn("blue") == table.pawn("red")) == comes


def targets(table: Situation) -> list[str]:
    """What may be declared besides the site where the attacker is."""
    table.choose("campaign")
    assert table.prompt == "target", table.offered
    return table.offered


def test_an_attack_into_the_region_of_the_narrow_pass_needs_it_as_a_target() -> None:
    away = "blue.pawn=river chancellor.pawn=river"
    table = given(f"{THREE} @1=plains:blue @2=river:blue @6=narrow_pass:blue @7=wastes:blue red.pawn=plains {away}")
    assert targets(table) == ["river", "narrow_pass", "wastes", "done"]
    assert table.choose("wastes").offered == ["river", "narrow_pass"], "not enough without the pass"
    table = given(f"{THREE} @6=narrow_pass:blue @7=wastes:blue @8=river:blue red.pawn=wastes {away}")
    assert targets(table) == ["narrow_pass", "river", "done"]
    assert table.choose("river").offered == ["narrow_pass", "done"], "inside the region the pass does not matter"


@pytest.mark.parametrize(("ruler", "offered"), [(",purple", False), (",red", True), ("", False)])
def test_a_narrow_pass_that_is_not_the_defenders_protects_its_region(ruler: str, offered: bool) -> None:
    """Meeting 15: it must be a target, and cannot be, unless the attacker rules it."""
    table = given(
        f"{THREE} @1=plains:blue @6=narrow_pass:elders{ruler} @7=wastes:blue @2=river:blue red.pawn=plains"
        " blue.pawn=river chancellor.pawn=river"
    )
    assert ("wastes" in targets(table)) == offered


# Shrouded Wood

WOOD = f"{THREE} @2=plains @3=river @6=mountain red.pawn=1 blue.pawn=2 chancellor.pawn=2"


@pytest.mark.ruling("shrouded_wood", 1)
@pytest.mark.parametrize(
    ("ruler", "chooser"), [("", "red"), (":red", "red"), (":blue", "blue"), (":purple", "chancellor")]
)
def test_who_chooses_where_somebody_goes_from_the_shrouded_wood(ruler: str, chooser: str) -> None:
    """Bandits choose nothing; for the Empire the Chancellor chooses. It costs two supply wherever one goes."""
    table = given(f"{WOOD} @1=shrouded_wood{ruler}").choose("travel")
    assert (table.asked, table.prompt) == (chooser, "travel to")
    table.choose("mountain")
    assert (table.pawn("red"), spent(table)) == (6, 2)


def test_a_citizen_is_no_enemy_of_the_empire_in_the_wood() -> None:
    assert given(f"{WOOD} citizens=red @1=shrouded_wood:purple").choose("travel").asked == "red"


def test_out_of_the_shrouded_wood_the_narrow_pass_and_the_hidden_place_do_not_count() -> None:
    table = given(f"{WOOD} @1=shrouded_wood @5=the_hidden_place @7=narrow_pass red.secrets=0")
    found = ["plains", "river", "position 4", "the_hidden_place", "mountain", "narrow_pass", "position 8"]
    assert destinations(table) == found
    table.choose("the_hidden_place")
    assert (table.pawn("red"), turned(table)) == (5, [])


BANISHED = f"{FOUR} @2=plains @3=river red.pawn=1 blue.pawn=1 yellow.pawn=2 chancellor.pawn=2 red.warbands=9"


def banish_blue(ruler: str) -> Situation:
    """Red beats Blue in the Shrouded Wood, which somebody else or nobody rules, and banishes the pawn."""
    table = given(
        f"{BANISHED} @1=shrouded_wood{ruler} blue.warbands=0", luck=["blank", "blank", "blank", *["sword"] * 9]
    )
    table.choose("campaign")
    if table.prompt == "defender":
        table.choose("blue")
    return table.until("attack dice", "pawn").choose(9).until("banish").choose("yes")


@pytest.mark.ruling("shrouded_wood", 2)
@pytest.mark.ruling("shrouded_wood", 4)
@pytest.mark.parametrize(("ruler", "chooser"), [("", "red"), (":red", "red"), (":yellow", "yellow")])
def test_the_ruler_of_the_wood_chooses_where_the_banished_go(ruler: str, chooser: str) -> None:
    """Meeting 13."""
    table = banish_blue(ruler)
    assert (table.asked, table.prompt) == (chooser, "travel to")
    table.choose("river")
    assert (table.pawn("blue"), spent(table)) == (3, 2), "only the campaign was paid for"


@pytest.mark.ruling("shrouded_wood", 2)
@pytest.mark.parametrize(("ruler", "goal"), [("blue", 6), ("purple", 3)])
def test_who_rules_the_wood_and_is_forced_to_leave_chooses_nothing(ruler: str, goal: int) -> None:
    """Red carries Blue away in a palanquin: to the same site, unless another enemy of Blue rules the wood."""
    table = given(
        f"{THREE} @1=shrouded_wood:{ruler} @2=plains @3=river @6=mountain red.pawn=1 blue.pawn=1 chancellor.pawn=2"
        " red.advisers=palanquin red.favor=1"
    )
    table.choose("palanquin", "mountain")
    if ruler == "purple":
        assert (table.asked, table.prompt) == ("chancellor", "travel to")
        table.choose("river")
    assert (table.pawn("red"), table.pawn("blue")) == (6, goal)


@pytest.mark.ruling("shrouded_wood", 3)
def test_a_decadent_chancellor_pays_three_from_the_wood_to_the_hinterland() -> None:
    line = "oath seats=chancellor,red reliquary=?r,none,?r,?r @1=shrouded_wood @2=plains @3=river @6=mountain"
    assert spent(given(line).choose("travel", "mountain")) == 3
    assert spent(given(line).choose("travel", "river")) == 2


@pytest.mark.ruling("shrouded_wood", 5)
def test_the_grand_mask_does_not_free_from_an_imperial_wood() -> None:
    assert given(f"{WOOD} @1=shrouded_wood:purple red.relics=grand_mask").choose("travel").asked == "chancellor"


@pytest.mark.ruling("shrouded_wood", 6)
def test_tents_are_of_no_use_if_the_ruler_of_the_wood_chooses_another_region() -> None:
    """Meeting 11."""
    for goal, supply in (("plains", 0), ("mountain", 2)):
        table = given(f"{WOOD} @1=shrouded_wood:tents,blue red.favor=1").choose("travel", "tents")
        assert table.asked == "blue"
        table.choose(goal)
        assert (table.favor("tents"), spent(table)) == (1, supply)


@pytest.mark.ruling("shrouded_wood", 7)
def test_with_the_brass_horse_the_ruler_of_the_wood_chooses_where_it_may_go() -> None:
    table = given(
        f"{WOOD} @1=shrouded_wood:blue @3=river:wolves @6=mountain:rangers piles.cradle=errand_boy"
        " red.relics=brass_horse red.secrets=1"
    )
    table.choose("brass_horse")
    assert (table.asked, table.offered) == ("blue", ["river", "mountain"])


@pytest.mark.ruling("shrouded_wood", 8)
def test_by_forest_paths_one_travels_freely_if_the_ruler_of_the_wood_allows() -> None:
    line = f"{WOOD} @1=shrouded_wood:forest_paths,blue @3=river:wolves red.favor=1"
    table = given(line).choose("travel", "forest_paths")
    assert table.asked == "blue"
    assert spent(table.choose("river")) == 0
    assert spent(given(line).choose("travel", "forest_paths", "mountain")) == 2


@pytest.mark.ruling("shrouded_wood", 8)
def test_who_lacks_supply_may_be_left_in_the_wood() -> None:
    """Meeting 11: with less than two supply the ruler may make the journey fail."""
    line = f"{WOOD} @1=shrouded_wood:forest_paths,blue @3=river:wolves red.favor=1 red.supply=1 red.advisers=-elders"
    table = given(line).choose("travel")
    assert (table.asked, table.prompt) == ("blue", "travel to"), "there was no way without the paths"
    table.choose("mountain")
    assert (table.pawn("red"), len(table.happened("travel failed")), table.favor("forest_paths")) == (1, 1, 1)


def test_a_journey_that_fails_and_costs_nothing_is_not_tried_again_at_once() -> None:
    line = f"{WOOD} oath=people @1=shrouded_wood:blue @3=river:way_station,red red.supply=1 red.advisers=-elders"
    table = given(line).choose("travel")
    assert table.asked == "blue"
    table.choose("mountain")
    assert (table.prompt, "travel" in table.offered) == ("act", False)
    assert "travel" in table.choose("play facedown adviser", "adviser").offered


@pytest.mark.ruling("shrouded_wood", 9)
def test_who_uses_the_palanquin_in_the_wood_goes_where_they_chose() -> None:
    table = given(
        f"{FOUR} @1=shrouded_wood:yellow @2=plains @3=river @6=mountain red.advisers=palanquin red.favor=1"
        " yellow.pawn=2 chancellor.pawn=2"
    )
    table.choose("palanquin").until("which site").choose("river")
    assert table.pawn("red") == 3
    assert (table.asked, table.prompt) == ("yellow", "travel to")
    table.choose("mountain")
    assert table.pawn("blue") == 6


def test_portal_in_the_wood_leads_where_the_traveler_likes_but_not_past_toll_roads() -> None:
    """Meeting 12: no power of the wood counts; the toll of a card does."""
    table = given(
        f"{WOOD} @1=shrouded_wood:portal,blue @3=river:toll_roads,blue red.secrets=1 red.favor=1 blue.favor=0"
    ).choose("travel", "portal")
    assert table.asked == "red"
    table.choose("river")
    assert (spent(table), table.favor("red"), table.favor("blue")) == (0, 0, 1)


def test_a_toll_on_the_way_out_of_the_wood_needs_consent() -> None:
    """Meeting 13: where it is refused the ruler has to send the traveler elsewhere."""
    line = f"{WOOD} @1=shrouded_wood:blue @3=river:toll_roads,blue red.favor=1 blue.favor=0"
    table = given(line).choose("travel", "river")
    assert (table.asked, table.prompt) == ("red", "consent to pay")
    table.choose("no")
    assert (table.asked, "river" in table.offered) == ("blue", False)
    table.choose("mountain")
    assert (table.pawn("red"), table.favor("red")) == (6, 1)
    table = given(line).choose("travel", "river", "yes")
    assert (table.pawn("red"), table.favor("blue")) == (3, 1)
    assert "river" not in given(f"{line} red.favor=0").choose("travel").offered


# The Hidden Place

HIDDEN = f"{THREE} @1=plains @2=the_hidden_place"


@pytest.mark.ruling("the_hidden_place", 2)
def test_a_secret_is_turned_for_the_journey_and_another_for_the_attack() -> None:
    """Site and pawn together cost one."""
    table = given(f"{HIDDEN}:blue red.secrets=3 red.pawn=1 blue.pawn=2 chancellor.pawn=1")
    table.choose("travel", "the_hidden_place")
    assert (table.secrets("red"), table.flipped("red")) == (2, 1)
    table.choose("campaign", "pawn")
    assert table.happened("targets")[0].args[2:4] == ((1,), True)
    assert (table.secrets("red"), table.flipped("red")) == (1, 2)
    assert turned(table) == ["oath site the_hidden_place"] * 2


def test_without_a_secret_nobody_finds_the_hidden_place() -> None:
    table = given(f"{HIDDEN} @3=river red.secrets=0 red.flipped=2 red.pawn=1")
    assert "the_hidden_place" not in destinations(table)


def test_without_a_secret_nobody_is_attacked_at_the_hidden_place() -> None:
    """Meeting 16: the site has to be declared, and cannot be."""
    line = f"{HIDDEN}:blue red.pawn=2 blue.pawn=1 chancellor.pawn=1"
    assert "campaign" not in given(f"{line} red.secrets=0").offered
    assert "campaign" in given(f"{line} red.secrets=1").offered
    from_afar = (
        f"{THREE} @1=plains:blue @2=the_hidden_place:blue @3=river:blue red.pawn=1 blue.pawn=3 chancellor.pawn=3"
    )
    assert targets(given(f"{from_afar} red.secrets=0")) == ["river", "done"]
    assert targets(given(f"{from_afar} red.secrets=1")) == ["the_hidden_place", "river", "done"]


@pytest.mark.ruling("the_hidden_place", 1)
@pytest.mark.parametrize("answer", ["yes", "no"])
def test_nobody_is_forced_to_turn_a_secret_when_banished(answer: str) -> None:
    table = given(
        f"{HIDDEN} @3=river red.pawn=1 blue.pawn=1 chancellor.pawn=3 red.warbands=9 blue.warbands=0 blue.secrets=1",
        luck=["blank", "blank", *["sword"] * 9],
    )
    table.choose("campaign", "blue", 9).until("banish").choose("yes", "the_hidden_place")
    assert (table.asked, table.prompt) == ("blue", "consent to pay")
    table.choose(answer)
    if answer == "yes":
        assert (table.pawn("blue"), table.flipped("blue")) == (2, 1)
    else:
        assert (table.asked, table.prompt, "the_hidden_place" in table.offered) == ("red", "travel to", False)
        assert table.choose("river").pawn("blue") == 3


@pytest.mark.ruling("the_hidden_place", 4)
@pytest.mark.parametrize(("secrets", "answer"), [(1, "no"), (1, "yes"), (0, "")])
def test_whistle_makes_nobody_turn_a_secret(secrets: int, answer: str) -> None:
    table = given(f"{HIDDEN} red.pawn=2 blue.pawn=1 red.relics=whistle red.secrets=2 blue.secrets={secrets}")
    table.choose("whistle", "blue")
    if answer:
        assert (table.asked, table.prompt) == ("blue", "consent to pay")
        table.choose(answer)
    assert (table.pawn("blue") == 2) == (answer == "yes")


@pytest.mark.ruling("the_hidden_place", 3)
def test_spell_breaker_hides_the_hidden_place() -> None:
    line = f"{HIDDEN}:blue @3=river:spell_breaker,blue @6=wastes red.secrets=3 chancellor.pawn=1"
    assert "the_hidden_place" not in destinations(given(f"{line} red.pawn=1"))
    assert "campaign" not in given(f"{line} red.pawn=2 blue.pawn=1").offered
    assert "campaign" not in given(f"{line} red.pawn=2 blue.pawn=2").offered
    own = line.replace("the_hidden_place:blue", "the_hidden_place:red")
    assert "campaign" not in given(f"{own} red.pawn=2 blue.pawn=2").offered, "nor for a pawn alone"
    free = line.replace("river:spell_breaker,blue", "river:spell_breaker,red")
    assert "the_hidden_place" in destinations(given(f"{free} red.pawn=1"))
    assert "campaign" in given(f"{free} red.pawn=2 blue.pawn=1").offered


# The Tribunal

COURT = f"{THREE} @1=the_tribunal @2=plains red.favor=2 red.secrets=1 blue.favor=0 blue.secrets=0"


def test_favor_secrets_and_promises_are_exchanged_before_the_tribunal() -> None:
    table = given(f"{COURT} round=3 red.pawn=1").choose("the_tribunal", "blue")
    table.choose("2 favor").until("promise", "0 secrets").choose("done")
    table.choose("no campaign against red", 4, 3)
    assert (table.asked, table.prompt) == ("blue", "answer the deal")
    table.choose("yes")
    assert (table.favor("red"), table.favor("blue")) == (0, 2)
    assert table.s.promises == [(2, 1, 0, 1, 4, 3)]
    assert table.happened("promised", "oath site the_tribunal")


@pytest.mark.parametrize(("position", "usable"), [("red.pawn=1", True), ("red.pawn=2", False)])
def test_the_tribunal_is_for_those_who_stand_there_or_rule_it(position: str, usable: bool) -> None:
    assert ("the_tribunal" in given(f"{COURT} {position}").offered) == usable
    assert "the_tribunal" in given(f"{COURT} @1=the_tribunal:red {position}").offered


def test_offers_that_are_refused_end_before_the_tribunal() -> None:
    table = given(f"{COURT} red.pawn=1")
    for _ in range(2):
        for other in ("chancellor", "blue"):
            table.choose("the_tribunal")
            if other in table.offered:
                table.choose(other)
            table.until("answer the deal", "1 favor" if "1 favor" in table.offered else "done").choose("no")
    assert "the_tribunal" not in table.offered


@pytest.mark.ruling("the_tribunal", 1)
def test_the_tribunal_binds_nobody_in_later_games() -> None:
    """What a group agrees on about later games is its own affair: no promise lasts longer than the game."""
    table = given(f"{COURT} round=6 red.pawn=1").choose("the_tribunal", "blue").until("promise", "0 favor")
    assert table.choose("no campaign against blue").offered == [6, 7, 8]
