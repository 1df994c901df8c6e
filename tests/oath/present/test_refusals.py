"""Why not: the situations in which people ask it, each with the sentence and the article that answers."""

from __future__ import annotations

import pytest
from tests.oath.situation import Situation, given, setup

from lawbound.law import library
from lawbound.oath.kit import KIT
from lawbound.present.speech import speaking

RED = "oath seats=chancellor,red,blue turn=red"


def why(t: Situation) -> dict[str, str]:
    """What is not possible, and the article: by sentences."""
    return dict(KIT.words.refused(t.table.view(t.ask.seat), t.ask))


MENU = [
    ("search", "@1=plains red.supply=1", "Search – your supply does not suffice", "5.1.1"),
    ("muster without favor", "@1=plains:wolves red.favor=0", "Muster – it takes 1 supply and a favor", "5.2.1"),
    ("muster on nothing", "@1=plains red.favor=3", "Muster – it takes 1 supply and a favor", "5.2.1"),
    ("trade", "@1=plains:wolves red.favor=0 red.secrets=0", "Trade – it takes a secret or two favor", "5.3.2"),
    ("trade tired", "@1=plains:wolves red.supply=0 red.secrets=1", "Trade – your supply does not suffice", "5.3.1"),
    ("recover", "@1=plains red.favor=0 red.secrets=0", "Recover – you cannot pay for it", "5.4.2"),
    (
        "recover tired",
        "@1=plains red.favor=9 red.supply=0 red.advisers=-elders",
        "Recover – it takes 1 supply",
        "5.4.1",
    ),
    ("campaign tired", "@1=plains red.supply=1", "Campaign – it takes 2 supply", "5.5.1"),
    (
        "campaign alone",
        "@1=plains:red*2 chancellor.pawn=2 blue.pawn=2 @2=mine",
        "Campaign – it takes 2 supply",
        "5.5.1",
    ),
    (
        "travel",
        "@1=plains @3=mountain red.supply=0 red.advisers=-elders",
        "Travel – you are there, or your supply",
        "5.6.1",
    ),
    ("no facedown adviser", "@1=plains", "Play a facedown adviser – you have no", "6.1"),
    ("no relic", "@1=plains", "Look at a relic here – no relic here", "6.3"),
    ("no warbands", "@1=plains red.warbands=0", "Move warbands – no warbands to move", "6.5"),
    ("no scepter", "@1=plains", "Look at a relic of the Reliquary – only whoever holds the Grand Scepter", "2.4"),
    ("no offer", "@1=plains", "Offer citizenship – only whoever holds the Grand Scepter", "2.4"),
    ("no exile", "@1=plains", "Exile a Citizen – only whoever holds the Grand Scepter", "2.4"),
    ("nobody to exile", "@1=plains red.relics=the_grand_scepter", "Exile a Citizen – only another player", "6.7"),
    ("poor citizen", "@1=plains citizens=red red.favor=0", "Exile yourself – only a Citizen, for favor", "6.8"),
    ("dear power", "@1=plains:wolves red.secrets=0", "Wolves – you cannot pay for it", "7.1.2"),
    ("used power", "@1=plains:wolves on.wolves.secrets=1 red.secrets=2", "Wolves – you cannot pay for it", "7.1.2"),
    (
        "far power",
        "@1=plains @2=mine:tutor red.secrets=2",
        "Tutor – you neither rule it nor stand at its site",
        "7.1.1",
    ),
    (
        "nothing to tame",
        "@1=plains:taming_charm red.secrets=2",
        "Taming Charm – it has nothing to work on",
        "card taming_charm",
    ),
    ("plan", "@1=plains:longbows", "Longbows – it is a battle plan", "7.5"),
    ("modifier", "@1=plains:acting_troupe", "Acting Troupe – it is a modifier", "7.4"),
    ("rest", "@1=plains red.advisers=silver_tongue", "Silver Tongue – its power is used in the Rest phase", "7.3.4"),
]


@pytest.mark.parametrize(("words", "sentence", "article"), [row[1:] for row in MENU], ids=[row[0] for row in MENU])
def test_at_the_menu(words: str, sentence: str, article: str) -> None:
    t = given(f"{RED} {words}").until("act")
    answer(t, sentence, article)


def answer(t: Situation, sentence: str, article: str) -> None:
    found = why(t)
    matching = [cited for text, cited in found.items() if text.startswith(sentence)]
    assert matching == [f"oath {article}"], found
    assert library.exists(f"oath {article}")


QUESTIONS: list[tuple[str, str, tuple[object, ...], str, str]] = [
    (
        "search where",
        "@1=plains @3=mountain piles.cradle=elders piles.provinces=tutor",
        ("search",),
        "the discard pile of the Provinces and the discard pile of the Hinterland – only the world deck",
        "5.1.2",
    ),
    (
        "where to play",
        "@1=plains:wolves,elders,longbows @2=mine red.advisers=-errand_boy",
        ("play facedown adviser",),
        "Plains, Mine, Provinces 1 (facedown),",
        "5.1.4.I",
    ),
    (
        "where to play",
        "@1=plains red.advisers=-captains",
        ("play facedown adviser",),
        "as a faceup adviser – this card is for sites only",
        "7.2.1",
    ),
    (
        "where to play",
        "@1=plains red.advisers=-errand_boy,-tutor",
        ("play facedown adviser", "tutor"),
        "Plains – this card is for advisers only",
        "7.2.1",
    ),
    (
        "where to play",
        "@1=plains:elders red.advisers=-rangers,assassin,silver_tongue",
        ("play facedown adviser",),
        "as a faceup adviser – you have three advisers",
        "5.1.4.II",
    ),
    (
        "where to play",
        "@1=plains red.advisers=-captains",
        ("play facedown adviser",),
        "as a facedown adviser – a facedown adviser is played faceup, or discarded",
        "6.1",
    ),
    (
        "muster on",
        "@1=plains:wolves,errand_boy,longbows on.wolves.secrets=1 red.favor=2",
        ("muster",),
        "Wolves – it takes 1 supply and a favor",
        "5.2.1",
    ),
    (
        "trade with",
        "@1=plains:wolves,longbows on.wolves.secrets=1 red.favor=3 red.secrets=1",
        ("trade",),
        "Wolves (Beast): a secret for favor and Wolves (Beast): 2 favor for secrets – it takes",
        "5.3.2",
    ),
    (
        "recover",
        "@1=mountain:whistle red.favor=5 red.secrets=1",
        ("recover",),
        "the Darkest Secret (at least 2 secrets) – you cannot pay for it",
        "5.4.2",
    ),
    (
        "recover",
        "@1=mountain:whistle red.favor=5 red.secrets=3 blue.banners=darkest_secret blue.pawn=3 @3=plains",
        ("recover",),
        "the Darkest Secret (at least 2 secrets) – it takes 1 supply; the Darkest Secret also a card",
        "5.4.1",
    ),
    (
        "travel to",
        "@1=plains @3=mountain @6=rocky_coast red.supply=2",
        ("travel",),
        "Plains, Rocky Coast, Hinterland 2 (facedown) and Hinterland 3 (facedown) – you are there, or",
        "5.6.1",
    ),
    (
        "defender",
        "@1=plains chancellor.pawn=1 @2=mine blue.pawn=2 red.warbands=2",
        ("campaign",),
        "Blue – it takes 2 supply, and an enemy who rules your site or stands here",
        "5.5.1",
    ),
    (
        "defender",
        "@1=plains:purple*2 chancellor.pawn=1 blue.pawn=1 citizens=blue red.warbands=2",
        ("campaign",),
        "bandits – it takes 2 supply, and an enemy",
        "5.5.1",
    ),
    (
        "target",
        "@1=plains:blue*2 @2=mine:purple*1 @3=mountain:blue*1 blue.pawn=3 chancellor.pawn=3 red.warbands=3",
        ("campaign",),
        "Mine and the pawn and favor of the defender – only what the defender rules",
        "5.5.2",
    ),
    (
        "target",
        "@1=plains:purple*1 blue.pawn=1 red.warbands=3 blue.relics=whistle,circlet_of_command",
        ("campaign", "blue"),
        "Whistle – Circlet of Command forbids it",
        "card circlet_of_command",
    ),
    (
        "target",
        "@1=plains:purple*1 blue.pawn=1 red.warbands=3 blue.relics=whistle,circlet_of_command",
        ("campaign", "blue"),
        "to declare no more targets – one target must be at your site",
        "5.5.2",
    ),
    (
        "battle plan",
        "@1=plains:mercenaries,longbows,red*1 blue.pawn=1 @3=mountain chancellor.pawn=3 red.favor=0 red.warbands=3",
        ("campaign", 3),
        "Mercenaries – you cannot pay for it",
        "7.1.2",
    ),
    (
        "battle plan",
        "@1=plains:red*1 blue.pawn=1 @3=mountain chancellor.pawn=3 red.warbands=3 red.advisers=scouts,keep",
        ("campaign", 3),
        "Keep – it is a battle plan of the other side",
        "7.5",
    ),
    (
        "battle plan",
        "@1=plains:longbows,blue*1 @3=mountain chancellor.pawn=3 blue.pawn=3 red.warbands=3 red.advisers=scouts",
        ("campaign", 3),
        "Longbows – you do not rule it",
        "7.5.1",
    ),
    (
        "modifier",
        "@1=plains:augury,observatory @2=mine:bracken red.secrets=1",
        ("search",),
        "Bracken – you neither rule it nor stand at its site",
        "7.1.1",
    ),
    (
        "offered relic",
        "@1=plains red.relics=the_grand_scepter reliquary=whistle,?,none,none",
        ("offer citizenship", "red"),
        "space 3 and space 4 – no relic is left there",
        "2.3",
    ),
    (
        "which bank",
        "@1=plains:spirit_snare red.secrets=1 banks.beast=0",
        ("spirit_snare",),
        "Beast – there is nothing left of it",
        "9.3",
    ),
]


@pytest.mark.parametrize(("prompt", "words", "choices", "sentence", "article"), QUESTIONS)
def test_at_a_question(prompt: str, words: str, choices: tuple[object, ...], sentence: str, article: str) -> None:
    t = given(f"{RED} {words}").until("act").choose(*choices)
    assert t.prompt == prompt
    answer(t, sentence, article)


@pytest.mark.law("oath 6.6.1")
def test_an_offer_is_for_exiles() -> None:
    t = given("oath seats=chancellor,red,blue,yellow turn=red @1=plains red.relics=the_grand_scepter citizens=blue")
    answer(t.choose("offer citizenship"), "Chancellor and Blue – only to an Exile", "6.6.1")


@pytest.mark.law("oath 6.7")
def test_citizens_are_exiled() -> None:
    t = given(
        "oath seats=chancellor,red,blue,yellow turn=red @1=plains red.relics=the_grand_scepter red.favor=8",
        citizens=["blue", "yellow"],
    )
    answer(t.choose("exile a citizen"), "Chancellor – only another player who is a Citizen", "6.7")


@pytest.mark.law("oath 1.23")
def test_where_to_start() -> None:
    t = setup(2).until("first site")
    answer(t, "Cradle 2 (facedown), Provinces 2 (facedown),", "1.23")


def test_reasons_are_said_in_all_languages() -> None:
    t = given(f"{RED} @1=plains:wolves red.secrets=0").until("act")
    with speaking("cs"):
        assert why(t)["Wolves – nemáš čím zaplatit, nebo na kartě už něco leží"] == "oath 7.1.2"
    with speaking("pl"):
        assert why(t)["Wolves – nie masz czym zapłacić albo na karcie już coś leży"] == "oath 7.1.2"
