"""The People's Favor and the Darkest Secret in the hands of those who hold them."""

from __future__ import annotations

import pytest
from tests.oath.situation import Situation, given

THREE = "oath seats=chancellor,red,blue turn=red"
WAKES = f"{THREE} phase=wake @1=plains @2=river red.banners=peoples_favor"


# The People's Favor wakes


@pytest.mark.law("oath 4.1.1", "oath 4.1.1.I")
def test_who_wakes_with_the_peoples_favor_adds_a_favor_or_returns_one() -> None:
    line = f"{WAKES} red.favor=2 on.peoples_favor=favor*3 banks.beast=1"
    table = given(line)
    assert (table.asked, table.prompt, table.offered) == ("red", "people's favor", ["place", "return"])
    table.choose("place")
    assert (table.favor("peoples_favor"), table.favor("red"), table.prompt) == (4, 1, "act")
    table = given(line).choose("return")
    assert (table.favor("peoples_favor"), table.favor("red"), table.favor("beast")) == (2, 2, 2)


@pytest.mark.law("oath 4.1.1.I")
def test_of_several_banks_with_the_least_favor_one_is_chosen() -> None:
    table = given(f"{WAKES} on.peoples_favor=favor*2 banks.beast=1 banks.nomad=1").choose("return")
    assert (table.prompt, table.offered) == ("least bank", ["beast", "nomad"])
    assert table.choose("nomad").favor("nomad") == 2


@pytest.mark.law("oath 4.1.1.I")
def test_the_last_favor_stays_and_who_has_none_returns_one() -> None:
    table = given(f"{WAKES} red.favor=1 on.peoples_favor=favor")
    assert (table.prompt, table.favor("peoples_favor"), table.favor("red")) == ("act", 2, 0)
    table = given(f"{WAKES} red.favor=0 on.peoples_favor=favor*2 banks.beast=1")
    assert (table.prompt, table.favor("peoples_favor"), table.favor("beast")) == ("act", 1, 2)


@pytest.mark.ruling("peoples_favor", 5)
def test_without_favor_the_last_one_stays_alone() -> None:
    table = given(f"{WAKES} red.favor=0 on.peoples_favor=favor")
    assert (table.prompt, table.favor("peoples_favor")) == ("act", 1)


@pytest.mark.ruling("peoples_favor", 6)
@pytest.mark.parametrize(("answer", "favor"), [("done", 1), ("place", 2)])
def test_nobody_has_to_use_the_favor_of_the_nomad_bank(answer: str, favor: int) -> None:
    table = given(f"{WAKES} red.favor=0 red.advisers=vow_of_kinship on.peoples_favor=favor banks.nomad=3")
    assert table.offered == ["place", "done"]
    table.choose(answer)
    assert (table.favor("peoples_favor"), table.favor("nomad")) == (favor, 4 - favor)


@pytest.mark.law("oath 4.1.1.II")
@pytest.mark.ruling("peoples_favor", 2)
def test_the_mob_asks_twice() -> None:
    table = given(f"{WAKES} mob=1 red.favor=2 on.peoples_favor=favor*3 banks.beast=1").choose("place", "return")
    assert (table.prompt, table.favor("peoples_favor"), table.favor("red")) == ("act", 3, 1)
    assert table.s.mob == 1


@pytest.mark.law("oath 4.1.1.III")
@pytest.mark.parametrize(("favor", "mob"), [(4, 0), (5, 1)])
def test_six_favor_raise_the_mob_and_it_asks_no_second_time(favor: int, mob: int) -> None:
    table = given(f"{WAKES} red.favor=2 on.peoples_favor=favor*{favor}").choose("place")
    assert (table.prompt, table.favor("peoples_favor"), table.s.mob) == ("act", favor + 1, mob)


def test_only_its_holder_wakes_with_it() -> None:
    assert given(f"{WAKES} turn=blue on.peoples_favor=favor*3").prompt == "act"


# The People's Favor in a search

REGION = f"{THREE} @3=plains:wolves @4=mountain:elders,longbows red.pawn=3 red.banners=peoples_favor"


@pytest.mark.law("oath 5.1.4.I")
def test_with_the_peoples_favor_a_card_is_played_anywhere_in_the_region() -> None:
    table = given(f"{REGION} @1=wastes red.advisers=-storyteller").choose("play facedown adviser")
    assert (table.prompt, table.offered) == ("modifier", ["peoples_favor", "done"])
    table.choose("peoples_favor")
    assert table.offered == ["plains", "mountain", "adviser", "discard"], "the mountain is full, but room can be made"
    table.choose("mountain")
    assert sorted(table.offered) == ["elders", "longbows"]
    table.choose("elders")
    assert table.at("mountain") == ["longbows", "storyteller"]
    assert table.pile("hinterland") == ["elders"]


def test_a_card_elsewhere_in_the_region_may_be_discarded_first() -> None:
    table = given(f"{REGION} red.advisers=-storyteller").choose("play facedown adviser", "peoples_favor", "plains")
    assert sorted(table.offered, key=str) == ["done", "elders", "longbows", "wolves"]
    table.choose("longbows")
    assert (table.at("plains"), table.at("mountain")) == (["wolves", "storyteller"], ["elders"])


def test_locked_cards_and_edifices_stay() -> None:
    table = given(f"{REGION} @4=mountain:keep,bandit_rampart red.advisers=-storyteller")
    table.choose("play facedown adviser", "peoples_favor")
    assert table.offered == ["plains", "adviser", "discard"]
    assert table.choose("plains").offered == ["wolves", "done"]


def test_without_the_modifier_only_the_own_site_will_do() -> None:
    table = given(f"{REGION} red.advisers=-storyteller").choose("play facedown adviser", "done")
    assert table.offered == ["plains", "adviser", "discard"]
    assert table.choose("plains").prompt == "act", "nothing may be discarded first"
    table = given(f"{REGION} turn=blue blue.pawn=3 blue.advisers=-storyteller").choose("play facedown adviser")
    assert (table.prompt, table.offered) == ("where to play", ["plains", "adviser", "discard"])


@pytest.mark.ruling("peoples_favor", 1)
def test_no_card_is_played_to_a_facedown_site() -> None:
    table = given(f"{REGION} @5=-river red.advisers=-storyteller").choose("play facedown adviser", "peoples_favor")
    assert table.offered == ["plains", "mountain", "adviser", "discard"]


@pytest.mark.ruling("peoples_favor", 3)
def test_with_crop_rotation_two_cards_may_be_discarded() -> None:
    table = given(f"{REGION} red.advisers=crop_rotation,-storyteller")
    table.choose("play facedown adviser", "peoples_favor", "crop_rotation", "mountain", "elders", "wolves")
    assert (table.at("plains"), table.at("mountain")) == ([], ["longbows", "storyteller"])


@pytest.mark.ruling("peoples_favor", 3)
def test_with_land_warden_it_is_used_for_both_plays() -> None:
    table = given(f"{REGION} red.advisers=land_warden red.favor=1 deck=storyteller,scouts,errand_boy,...")
    table.choose("search", "peoples_favor", "land_warden", "storyteller", "scouts")
    table.choose("storyteller", "mountain", "elders", "mountain", "longbows")
    assert table.at("mountain") == ["storyteller", "scouts"]


@pytest.mark.ruling("peoples_favor", 7)
def test_bracken_covers_what_is_discarded_with_it() -> None:
    table = given(f"{REGION} red.advisers=bracken deck=storyteller,scouts,errand_boy,...")
    table.choose("search", "bracken")
    table.until("modifier").choose("peoples_favor")
    table.until("keep").choose("storyteller").until("where to play").choose("mountain", "elders")
    piles = [table.pile(region) for region in ("cradle", "provinces", "hinterland")]
    assert sorted([sorted(pile) for pile in piles]) == [[], [], ["elders", "errand_boy", "scouts"]]


def give_banner(banner: str) -> Situation:
    """The Chancellor offers Red citizenship, and a banner besides a relic."""
    table = given(
        f"oath seats=chancellor,red @1=plains chancellor.banners={banner} on.peoples_favor=favor*4"
        " on.darkest_secret=secrets*4 chancellor.favor=0 chancellor.secrets=0 red.favor=0 red.secrets=0"
    )
    table.choose("offer citizenship").until("give in the deal").choose(banner)
    return table.until("answer the offer of citizenship").choose("yes")


@pytest.mark.ruling("peoples_favor", 4)
def test_the_peoples_favor_changes_hands_as_it_is() -> None:
    table = give_banner("peoples_favor")
    assert list(table.s.holder) == [255, 1]
    assert (table.favor("peoples_favor"), table.s.mob) == (4, 0)


# The Darkest Secret

SECRET = f"{THREE} visions_drawn=3 @1=plains @2=river red.banners=darkest_secret"


@pytest.mark.law("oath 5.1.1")
def test_who_holds_the_darkest_secret_searches_the_world_deck_for_two_supply() -> None:
    table = given(SECRET).choose("search")
    assert (table.prompt, table.offered) == ("modifier", ["darkest_secret", "done"])
    assert table.choose("darkest_secret").supply("red") == 5
    assert given(SECRET).choose("search", "done").supply("red") == 3
    assert given(f"{SECRET} turn=blue").choose("search").supply("blue") == 3


def test_the_darkest_secret_is_of_use_where_supply_is_short() -> None:
    assert given(f"{SECRET} red.supply=3").choose("search").supply("red") == 1, "there is no other way"
    assert "search" not in given(f"{SECRET} turn=blue blue.supply=3").offered


def test_it_changes_nothing_while_the_track_asks_for_two() -> None:
    assert given(f"{SECRET} visions_drawn=0").choose("search").prompt == "keep"


def test_a_discard_pile_costs_two_in_any_case() -> None:
    table = given(f"{SECRET} piles.cradle=wolves").choose("search", "darkest_secret", "cradle")
    assert table.supply("red") == 5


HELD = f"{THREE} @2=plains on.darkest_secret=secrets*2 red.secrets=3 red.pawn=2 blue.pawn=1 blue.banners=darkest_secret"


@pytest.mark.law("oath 5.4.1")
@pytest.mark.ruling("darkest_secret", 1)
@pytest.mark.ruling("darkest_secret", 2)
@pytest.mark.parametrize(
    ("site", "advisers", "offered"),
    [
        ("river", "", False),
        ("river", "wolves", False),
        ("river:elders", "", True),
        ("river:elders", "wolves", True),
        ("river:elders", "tents", False),
        ("river:elders", "-tents", True),
        ("river:elders,longbows", "tents", True),
        ("river:bandit_rampart", "", False),
    ],
)
def test_from_whom_the_darkest_secret_can_be_recovered(site: str, advisers: str, offered: bool) -> None:
    """From those at whose site a card has a suit that none of their faceup advisers has."""
    table = given(f"{HELD} @1={site} {f'blue.advisers={advisers}' if advisers else ''}")
    assert ("recover" in table.offered) == offered


@pytest.mark.ruling("darkest_secret", 3)
def test_the_darkest_secret_changes_hands_as_it_is() -> None:
    table = give_banner("darkest_secret")
    assert list(table.s.holder) == [1, 255]
    assert table.secrets("darkest_secret") == 4


@pytest.mark.ruling("darkest_secret", 4)
@pytest.mark.parametrize("card", ["storyteller", "forgotten_vault"])
def test_secrets_come_to_it_in_the_shared_bank_too(card: str) -> None:
    table = given(f"{THREE} @1=plains:{card} @2=river red.favor=1 red.secrets=3").choose(card)
    table.until("act", "place")
    assert table.secrets("darkest_secret") == 2
    table.choose("recover")
    assert (table.secrets("darkest_secret"), table.secrets("red")) == (3, 1), "one of the old ones; the other is gone"


@pytest.mark.ruling("darkest_secret", 5)
def test_ancient_binding_burns_no_secret_on_it_and_charlatan_no_others() -> None:
    line = f"{THREE} @1=plains @2=river blue.banners=darkest_secret on.darkest_secret=secrets*3 red.secrets=4"
    table = given(f"{line} @1=plains:ancient_binding blue.secrets=2").choose("ancient_binding")
    assert (table.secrets("darkest_secret"), table.secrets("blue")) == (3, 1)
    table = given(f"{line} red.advisers=-charlatan blue.secrets=2").choose("play facedown adviser", "adviser")
    assert (table.secrets("darkest_secret"), table.secrets("blue"), table.secrets("red")) == (1, 2, 4)


@pytest.mark.ruling("darkest_secret", 6)
@pytest.mark.parametrize(("ruler", "offered"), [("", False), (",red", True), (",blue", False)])
def test_tome_guardians_keep_it_from_enemies_of_their_ruler(ruler: str, offered: bool) -> None:
    table = given(f"{THREE} @1=river:tome_guardians{ruler} @2=plains red.secrets=3 red.favor=0")
    assert ("recover" in table.offered) == offered
