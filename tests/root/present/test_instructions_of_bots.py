"""What hands do for each of the eight bots, in the very words."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import pytest
from tests.root.situation import given

from lawbound.present.speech import speaking
from lawbound.root.present.happenings import trace
from lawbound.root.present.instructions import Instruction, instructions


def turn(position: str, luck: Iterable[Any] = (), language: str = "en") -> list[Instruction]:
    """The turn of the bot that comes first there, as far as nobody is asked."""
    table = given(f"root {position}", luck=luck)
    ends = [n for n, event in enumerate(table.events) if event.name == "turn"]
    with speaking(language):
        return instructions(table.s, table.events[: ends[0] if ends else None])


def words(position: str, luck: Iterable[Any] = (), language: str = "en") -> list[str]:
    return [line.text for line in turn(position, luck, language)]


MARQUISE = "seats=bot:marquise,eyrie turn=marquise @1=marquise.warrior*6,marquise.keep @5=eyrie.warrior*2 eyrie.hand=?"


@pytest.mark.law("rootbotics 2.7", "rootbotics 4.6.2")
def test_the_order_card_is_drawn_laid_open_and_discarded() -> None:
    assert words(MARQUISE, ["anvil"]) == [
        "Draw the order card: Anvil (fox), and lay it face up on the board of the Marquise",
        "Take the hammer from the supply and put it into the Crafted Items box of the Marquise (Anvil (fox))",
        "Move the score marker of the Marquise to 1 (+1 point)",
        "Place 4 Marquise warriors in clearing 1 (fox)",
        "Place a sawmill of the Marquise in clearing 1 (fox)",
        "Move 7 Marquise warriors from clearing 1 (fox) to clearing 5 (rabbit)",
        "Put Anvil (fox) on the discard pile (Marquise)",
    ]


def test_a_line_has_its_article_places_events_and_reasons() -> None:
    move = next(line for line in turn(MARQUISE, ["anvil"]) if line.text.startswith("Move 7"))
    assert (move.article, move.places, move.hands) == ("rootbotics 4.5.4", ("clearing:1", "clearing:5"), True)
    assert [event.name for event in move.events] == ["moved"]
    table = given(f"root {MARQUISE}", luck=["anvil"])
    assert trace(table.s, move.reasons[-1])[0].text == "Marquise chooses clearing 5 (rabbit)"


def test_an_attack_is_only_told() -> None:
    table = "seats=bot:vagabond/ranger,marquise turn=vagabond vagabond.place=5 vagabond.satchel=boots,torch,tea"
    battle = next(line for line in turn(f"{table} @5=marquise.warrior marquise.hand=?", ["anvil"]) if not line.hands)
    assert battle.text == "Vagabond attacks Marquise in clearing 5 (rabbit)"


@pytest.mark.law("rootbotics 5.4.3")
def test_the_order_card_of_the_eyrie_goes_to_the_decree() -> None:
    table = "seats=bot:eyrie,marquise turn=eyrie @3=eyrie.roost,eyrie.warrior*4 marquise.hand=?"
    found = words(table, ["root-tea-rabbit"])
    assert "Move the order card of the Eyrie, Root Tea (rabbit), to the column of its suit in the Decree" in found
    assert found[-3:] == [
        "Move 4 Eyrie warriors from clearing 11 (mouse) to clearing 12 (fox)",
        "Place a roost of the Eyrie in clearing 11 (mouse)",
        "Move the score marker of the Eyrie to 2 (+1 point)",
    ]


@pytest.mark.law("rootbotics 5.7.1", "rootbotics 5.7.2")
def test_turmoil_empties_the_decree_and_moves_the_marker_back() -> None:
    table = "seats=bot:eyrie,marquise turn=eyrie eyrie.points=9 eyrie.decree.fox=anvil step=build marquise.hand=?"
    assert words(table) == [
        "Eyrie falls into turmoil",
        "Move the score marker of the Eyrie back to 7 (−2 points)",
        "Put Anvil (fox) on the discard pile (Eyrie)",
    ]


@pytest.mark.law("rootbotics 6.5.1")
def test_sympathy_and_its_points() -> None:
    table = "seats=bot:alliance,marquise turn=alliance @5=alliance.sympathy @10=marquise.warrior marquise.hand=?"
    assert words(table, ["anvil"])[3:5] == [
        "Place a sympathy token of the Alliance in clearing 1 (fox)",
        "Move the score marker of the Alliance to 2 (+1 point)",
    ]


VAGABOT = (
    "seats=bot:vagabond/ranger,marquise turn=vagabond vagabond.place=5 vagabond.satchel=boots,torch,tea,sword,sword "
    "@5=marquise.warrior marquise.hand=?"
)


@pytest.mark.law("rootbotics 7.2.4", "rootbotics 7.2.5")
def test_items_of_the_vagabot_and_its_battle_track() -> None:
    assert words(VAGABOT, ["anvil", (1, 1)]) == [
        "Draw the order card: Anvil (fox), and lay it face up on the board of the Vagabond",
        "Take the hammer from the supply and lay it face up in the Satchel of the Vagabond (Anvil (fox))",
        "Move the score marker of the Vagabond to 1 (+1 point)",
        "Move an item of the Vagabond from the Satchel to the Battle Track: 1 there now, exhausted 0, damaged 0",
        "Turn the boots of the Vagabond face down",
        "Vagabond attacks Marquise in clearing 5 (rabbit)",
        "The dice show 1 and 1",
        "Remove 1 Marquise warrior from clearing 5 (rabbit)",
        "Damage the boots of the Vagabond: into the Damaged box",
        "Move the rightmost item on the Battle Track of the Vagabond back to the Satchel: "
        "0 there now, exhausted 0, damaged 0",
        "Move the score marker of the Vagabond to 2 (+1 point)",
        "Repair the boots of the Vagabond: back into the Satchel",
        "Move an item of the Vagabond from the Satchel to the Battle Track: 1 there now, exhausted 1, damaged 0",
        "Put Anvil (fox) on the discard pile (Vagabond)",
    ]


LIZARDS = (
    "seats=bot:lizards,marquise turn=lizards step=conspire lizards.order=fox lizards.conspiracy=5 lizards.acolytes=1 "
    "lizards.souls=anvil,royal-claim @1=marquise.warrior,lizards.warrior*2 marquise.hand=?"
)


@pytest.mark.law("rootbotics 8.4.2", "rootbotics 8.5", "rootbotics 8.6.3", "rootbotics 8.6.4")
def test_marker_acolytes_and_lost_souls_of_the_lizards() -> None:
    assert words(LIZARDS, ["armorers"]) == [
        "Move the conspiracy marker of the Lizards to this space: convert",
        "Lizards converts a warrior (Marquise) in clearing 1 (fox)",
        "Remove 1 Marquise warrior from clearing 1 (fox)",
        "Place 1 Lizards warrior in clearing 1 (fox)",
        "Return a warrior of the Lizards from the Acolytes box to the supply, 0 left",
        "Take the top card of the Lost Souls and lay it face up beside them (Lizards): Royal Claim (bird)",
        "Move 1 Lizards warrior from clearing 1 (fox) into the Acolytes box, now 1",
        "Put Royal Claim (bird) on the discard pile (Lizards)",
        "Take the top card of the Lost Souls and lay it face up beside them (Lizards): Anvil (fox)",
        "Place 1 Lizards warrior in clearing 1 (fox)",
        "Place a fox garden of the Lizards in clearing 1 (fox)",
        "Lay Anvil (fox) face up on top of the Lost Souls (Lizards)",
        "Draw a card and lay it face up on top of the Lost Souls: Armorers (bird)",
    ]


@pytest.mark.law("rootbotics 8.4.2")
def test_a_marker_that_passes_what_cannot_be_performed_is_moved_once() -> None:
    table = "seats=bot:lizards,marquise turn=lizards step=conspire lizards.order=fox lizards.conspiracy=2"
    found = turn(f"{table} lizards.acolytes=1 marquise.hand=?", ["armorers"])
    assert found[0].text == "Move the conspiracy marker of the Lizards to this space: crusade"
    assert [event.name for event in found[0].events] == ["conspiracy"] * 5


@pytest.mark.law("rootbotics 8.2.4")
def test_what_others_discard_lies_on_the_lost_souls() -> None:
    table = "seats=bot:marquise,eyrie,bot:lizards turn=marquise @1=marquise.warrior*2 eyrie.hand=?"
    assert words(table, ["armorers"])[-1] == "Lay Armorers (bird) on top of the Lost Souls (Marquise)"


RIVERFOLK = "seats=bot:riverfolk,marquise turn=riverfolk riverfolk.market=armorers,sappers,anvil,royal-claim"


@pytest.mark.law("rootbotics 9.4.1", "rootbotics 9.6.2", "rootbotics 9.6.3")
def test_the_market_and_the_racket_of_the_riverfolk() -> None:
    assert words(f"{RIVERFOLK} @4=riverfolk.warrior*4 marquise.hand=?", ["ambush-mouse"]) == [
        "Draw a card and lay it face up at the right end of the Market: Ambush! (mouse)",
        "Place a mouse trade post of the Riverfolk in clearing 2 (mouse)",
        "Place 1 Riverfolk warrior in clearing 2 (mouse)",
        "Place 1 Riverfolk warrior in each of clearings 2, 7, 9 and 11",
        "Move the score marker of the Riverfolk to 1 (+1 point)",
        "Place 2 Riverfolk warriors in clearing 2 (mouse)",
        "Move 2 Riverfolk warriors from clearing 2 (mouse) into the Payments box",
        "Move 2 Riverfolk warriors from clearing 4 (rabbit) into the Payments box",
        "Put Armorers (bird) on the discard pile (Riverfolk)",
        "Put Sappers (bird) on the discard pile (Riverfolk)",
    ]


@pytest.mark.law("rootbotics 9.6.1")
def test_payments_go_home() -> None:
    found = words(f"{RIVERFOLK} riverfolk.payments.marquise=2 marquise.hand=?", ["root-tea-mouse"])
    assert "Return 2 warriors of the Marquise from the Payments box to the supply" in found


@pytest.mark.law("rootbotics 9.7")
def test_what_a_bot_buys_is_paid_taken_and_laid_down() -> None:
    table = "services=basic seats=bot:marquise,bot:riverfolk,eyrie turn=marquise riverfolk.market=anvil eyrie.hand=?"
    assert words(f"{table} @1=marquise.warrior*2", ["sappers"])[1:5] == [
        "Put 2 warriors of the Marquise from the supply into the Payments box: Marquise buys a Hand Card",
        "Take Anvil (fox) from the Market for the Marquise",
        "Put Sappers (bird) on the discard pile (Marquise)",
        "Lay Anvil (fox) face up on the board of the Marquise as the order card",
    ]
    table = "services=advanced seats=bot:duchy,bot:riverfolk,eyrie turn=duchy riverfolk.market=ambush-fox eyrie.hand=?"
    assert words(table)[1] == "Take Ambush! (fox) from the Market and lay it face up before the Duchy"


@pytest.mark.law("rootbotics 10.4.3", "rootbotics 10.5.1", "rootbotics 10.6.1", "rootbotics 10.6.3")
def test_burrow_tunnel_and_crowns_of_the_duchy() -> None:
    table = "seats=bot:duchy,marquise turn=duchy duchy.burrow=4 duchy.swayed=captain @1=duchy.tunnel,duchy.warrior*5"
    assert words(f"{table} marquise.hand=?", ["anvil"])[3:] == [
        "Place 2 Duchy warriors in the Burrow",
        "Place a tunnel of the Duchy in clearing 6 (fox)",
        "Move 4 Duchy warriors from the Burrow to clearing 6 (fox)",
        "Build a citadel of the Duchy in clearing 1 (fox)",
        "Move 1 Duchy warrior from clearing 1 (fox) to the Burrow",
        "Put a crown of the Duchy on the Brigadier",
        "Put Anvil (fox) on the discard pile (Duchy)",
    ]


@pytest.mark.law("rootbotics 11.4.4", "rootbotics 11.5.3", "rootbotics 11.7.1")
def test_plots_of_the_corvids_are_turned_swapped_and_laid_unseen() -> None:
    table = "seats=bot:corvids,marquise turn=corvids @1=corvids.plot,corvids.warrior*2 @5=corvids.warrior*3"
    assert words(f"{table} marquise.hand=?", ["anvil", "bomb", "raid"])[3:] == [
        "Place 2 Corvids warriors in each of clearings 6 and 8",
        "Turn up the plot of the Corvids in clearing 1 (fox): bomb",
        "Move the score marker of the Corvids to 2 (+1 point)",
        "Swap the plot of the Corvids in clearing 1 (fox) for one drawn from the supply, face up: raid",
        "Remove 1 Corvids warrior from clearing 6 (fox)",
        "Shuffle the plots in the supply of the Corvids and lay one face down in clearing 6 (fox), unseen",
        "Remove 1 Corvids warrior from clearing 5 (rabbit)",
        "Shuffle the plots in the supply of the Corvids and lay one face down in clearing 5 (rabbit), unseen",
        "Put Anvil (fox) on the discard pile (Corvids)",
    ]


# In the other languages


def test_in_czech() -> None:
    assert words(MARQUISE, ["anvil"], "cs") == [
        "Dober kartu příkazu: Kovadlina (liščí), a polož ji lícem vzhůru na desku Markýzy",
        "Vezmi ze zásoby kladivo a polož na místo pro vyrobené předměty Markýzy (Kovadlina (liščí))",
        "Posuň bodovací žeton Markýzy na 1 (+1 bod)",
        "Umísti 4 bojovníky Markýzy na mýtinu 1 (liščí)",
        "Umísti pilu Markýzy na mýtinu 1 (liščí)",
        "Přesuň 7 bojovníků Markýzy z mýtiny 1 (liščí) na mýtinu 5 (zaječí)",
        "Polož kartu Kovadlina (liščí) na odhazovací balíček (Markýza)",
    ]
    assert (
        words(LIZARDS, ["armorers"], "cs")[6] == "Přesuň 1 bojovníka Kultu z mýtiny 1 (liščí) mezi kultisty, celkem 1"
    )


def test_in_polish() -> None:
    assert words(MARQUISE, ["anvil"], "pl") == [
        "Dobierz kartę Nakazu: Kowadło (lisia), i połóż ją odkrytą na planszy Markizy",
        "Weź z zasobów młot i połóż na polu Przekutych Przedmiotów Markizy (Kowadło (lisia))",
        "Przesuń znacznik Punktacji Markizy na 1 (+1 punkt)",
        "Rozmieść 4 wojowników Markizy na polanie 1 (lisiej)",
        "Rozmieść Tartak Markizy na polanie 1 (lisiej)",
        "Przemieść 7 wojowników Markizy z polany 1 (lisiej) na polanę 5 (króliczą)",
        "Odłóż kartę Kowadło (lisią) na stos kart odrzuconych (Markiza)",
    ]
    assert words(LIZARDS, ["armorers"], "pl")[6] == (
        "Przenieś 1 wojownika Kultystów z polany 1 (lisiej) na pole Akolitów, razem 1"
    )
