"""A turn: Law of Oath 4."""

from __future__ import annotations

import pytest
from tests.oath.situation import given

THREE = "oath seats=chancellor,red,blue @1=plains"


@pytest.mark.law("oath 4", "oath 2.1.4")
def test_turns_go_round_and_after_the_last_the_round_ends() -> None:
    t = given(f"{THREE} turn=blue round=2 phase=act")
    t.rest()
    assert (t.asked, t.s.round, t.s.turn) == ("chancellor", 3, 0)
    assert [event.args for event in t.happened("round")] == [(3,)]
    t.rest()
    assert (t.asked, t.s.round) == ("red", 3)


@pytest.mark.law("oath 4.1", "oath 4.1.2", "oath 4.1.3", "oath 4.1.4", "oath 7.3.1")
def test_waking_goes_in_order() -> None:
    """First the banner, then the title, then the site: the player is asked about the banner and the site only."""
    t = given(
        f"{THREE} turn=red phase=wake title=red oath=people red.banners=peoples_favor on.peoples_favor.favor=3 "
        "@2=mine:favor*2 red.favor=2 red.pawn=mine"
    )
    assert t.prompt == "people's favor"
    t.choose("place")
    assert t.happened("usurper", "oath 4.1.3")
    assert t.prompt == "site token"


@pytest.mark.law("oath 4.1.1", "oath 4.1.1.I")
@pytest.mark.parametrize(
    ("on_it", "own", "offered"),
    [(1, 2, None), (2, 2, ["place", "return"]), (2, 0, None), (1, 0, None)],
)
def test_the_banner_gets_a_favor_or_gives_one_back(on_it: int, own: int, offered: list[str] | None) -> None:
    """With one favor on it there is no choice, nor with none of one's own; with neither nothing happens."""
    t = given(
        f"{THREE} turn=red phase=wake red.banners=peoples_favor on.peoples_favor.favor={on_it} red.favor={own} "
        "banks.discord=1"
    )
    if offered is not None:
        assert t.offered == offered
        t.choose("return")
        assert (t.favor("peoples_favor"), t.favor("discord")) == (on_it - 1, 2)
        return
    assert t.prompt == "act"
    if own:
        assert (t.favor("peoples_favor"), t.favor("red")) == (on_it + 1, own - 1)
    else:
        assert t.favor("peoples_favor") == max(1, on_it - 1)


@pytest.mark.law("oath 4.1.1.I")
def test_a_favor_goes_back_to_the_poorest_bank() -> None:
    t = given(
        f"{THREE} turn=red phase=wake red.banners=peoples_favor on.peoples_favor.favor=4 red.favor=1 "
        "banks.order=1 banks.beast=1"
    )
    t.choose("return")
    assert (t.prompt, t.offered) == ("least bank", ["order", "beast"])
    t.choose("beast")
    assert t.favor("beast") == 2


@pytest.mark.law("oath 4.1.1.II")
def test_the_mob_does_it_twice() -> None:
    t = given(
        f"{THREE} turn=red phase=wake mob=1 red.banners=peoples_favor on.peoples_favor.favor=3 red.favor=2 "
        "banks.order=0"
    )
    t.choose("place")
    assert t.prompt == "people's favor"
    t.choose("return")
    assert (t.prompt, t.favor("peoples_favor"), t.favor("order")) == ("act", 3, 1)


@pytest.mark.law("oath 4.1.1.III")
@pytest.mark.parametrize(("on_it", "mob"), [(5, 1), (4, 0)])
def test_six_favor_turn_the_banner_to_the_mob(on_it: int, mob: int) -> None:
    t = given(f"{THREE} turn=red phase=wake red.banners=peoples_favor on.peoples_favor.favor={on_it} red.favor=2")
    t.choose("place")
    assert (t.prompt, t.s.mob) == ("act", mob)  # and it is not done again at once


@pytest.mark.law("oath 4.1.2", "oath 3.1")
def test_the_usurper_wins_when_the_next_turn_begins() -> None:
    t = given(f"{THREE} turn=red phase=wake oath=devotion title=red usurper=1 red.banners=darkest_secret")
    assert t.s.winner == 1


@pytest.mark.law("oath 4.1.3", "oath 2.11")
def test_an_exile_with_the_title_becomes_usurper_after_the_check() -> None:
    t = given(f"{THREE} turn=red phase=wake oath=devotion title=red red.banners=darkest_secret")
    assert (t.prompt, t.s.usurper, t.s.winner) == ("act", 1, 255)


@pytest.mark.law("oath 4.1.3")
def test_the_chancellor_never_is_usurper() -> None:
    t = given(f"{THREE} turn=chancellor phase=wake oath=devotion title=chancellor chancellor.banners=darkest_secret")
    assert (t.prompt, t.s.usurper) == ("act", 0)


@pytest.mark.law("oath 4.1.4")
def test_a_token_of_the_site_may_be_taken_or_left() -> None:
    t = given(f"{THREE} turn=red phase=wake @2=salt_flats:favor*2,secret red.pawn=salt_flats red.favor=0 red.secrets=0")
    assert t.offered == ["favor", "secret", "done"]
    t.choose("secret")
    assert (t.secrets("red"), t.secrets("salt_flats"), t.favor("salt_flats"), t.prompt) == (1, 0, 2, "act")


@pytest.mark.law("oath 4.2", "oath 6")
def test_actions_are_repeated_while_they_can_be_paid() -> None:
    t = given(f"{THREE}:wolves,longbows @2=mine turn=red red.favor=2 red.supply=3 red.warbands=0 red.pawn=plains")
    t.choose("muster", "wolves")
    assert t.supply("red") == 2
    t.choose("muster")  # there is only one card left
    assert (t.supply("red"), t.warbands("red")) == (1, 4)
    assert "muster" not in t.offered
    t.choose("travel")  # to the other site of the Cradle
    assert t.pawn("red") == 2


@pytest.mark.law("oath 4.3", "oath 4.3.1", "oath 4.3.2")
def test_resting_brings_favor_to_banks_and_secrets_home() -> None:
    t = given(
        f"{THREE}:wolves,longbows turn=red red.advisers=elders red.relics=whistle on.wolves.favor=2 "
        "on.elders.favor=1 on.longbows.secrets=1 on.whistle.secrets=1 red.secrets=1 red.flipped=2 blue.flipped=1 "
        "on.darkest_secret.secrets=2"
    )
    beast, nomad = t.favor("beast"), t.favor("nomad")
    t.rest()
    assert (t.favor("beast"), t.favor("nomad")) == (beast + 2, nomad + 1)
    assert (t.secrets("red"), t.flipped("red"), t.flipped("blue")) == (5, 0, 1)
    assert t.secrets("darkest_secret") == 2


@pytest.mark.law("oath 4.3.3")
@pytest.mark.parametrize(
    ("player", "out", "supply"),
    [
        ("red", 5, 6),
        ("red", 6, 5),
        ("red", 10, 5),
        ("red", 11, 4),
        ("red", 14, 4),
        ("chancellor", 6, 6),
        ("chancellor", 7, 5),
        ("chancellor", 13, 5),
        ("chancellor", 14, 4),
        ("chancellor", 21, 3),
    ],
)
def test_supply_depends_on_warbands_in_the_bank(player: str, out: int, supply: int) -> None:
    t = given(f"{THREE} turn={player} {player}.warbands={out} {player}.supply=0")
    t.rest()
    assert t.supply(player) == supply


@pytest.mark.law("oath 4.3.3")
def test_a_citizen_gets_what_the_chancellor_has() -> None:
    t = given(f"{THREE} citizens=red turn=red chancellor.supply=3 red.supply=1 red.warbands=2")
    t.rest()
    assert t.supply("red") == 4


@pytest.mark.law("oath 4.3.4")
def test_supply_that_was_not_spent_is_kept_up_to_seven() -> None:
    assert given(f"{THREE} turn=red red.warbands=6 red.supply=1").rest().supply("red") == 6
    assert given(f"{THREE} turn=red red.warbands=6 red.supply=5").rest().supply("red") == 7


@pytest.mark.law("oath 4.3.5", "oath 7.3.4")
def test_rest_powers_are_used_once_each_in_any_order() -> None:
    t = given(f"{THREE}:wolves turn=red red.advisers=insomnia,silver_tongue red.secrets=0 red.favor=0")
    t.choose("rest")
    assert t.prompt == "rest power"
    assert set(t.offered) == {"insomnia", "silver_tongue", "done"}
    t.choose("insomnia")
    assert set(t.offered) == {"silver_tongue", "done"}
    t.choose("done")
    assert (t.secrets("red"), t.favor("red"), t.asked) == (1, 0, "blue")
