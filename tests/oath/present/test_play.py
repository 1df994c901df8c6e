"""`lawbound play oath`: the real command, with somebody's typing."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from tests.terminal import lawbound

GIVEN = ("play", "oath", "--seed", "test", "--seats", "chancellor,red,blue")
AGAINST_LUCK = ("--players", "me,random,random")


def play(folder: Path, typed: str, *arguments: str) -> str:
    done = lawbound(*GIVEN, *arguments, typed=typed, folder=folder, columns=100)
    assert done.stderr == "" and done.returncode == 0
    assert max(len(line) for line in done.stdout.splitlines()) <= 100
    return done.stdout


def test_a_whole_game_is_played_to_its_end(tmp_path: Path) -> None:
    said = play(tmp_path, "1\n" * 4000, *AGAINST_LUCK)
    assert "The game is over." in said
    assert re.search(r"(Chancellor \(you\)|Red \(random\)|Blue \(random\)) wins: ", said)
    assert "lawbound audit FILE" in said


def test_why_names_articles_and_cards(tmp_path: Path) -> None:
    said = " ".join(play(tmp_path, "1\n1\nwhy\nlaw 5.1.1\nlaw card longbows\nquit\nn\n", *AGAINST_LUCK).split())
    assert "Exile a Citizen – only another player who is a Citizen, for favor that you have [6.7]" in said
    assert "Longbows – it is a battle plan, used in campaigns by its side [7.5]" in said
    assert "Taming Charm" not in said or "[card taming_charm]" in said or "[7.1.1]" in said
    assert "oath 5.1.1 Step 1: Spend supply" in said
    assert "oath card longbows Longbows" in said


def test_pages_and_help(tmp_path: Path) -> None:
    said = play(tmp_path, "1\n1\nmap\ncards\nhelp\nlog all\nquit\nn\n", *AGAINST_LUCK)
    assert "Plains: Site with a card capacity of 3" in said
    assert "Longbows: Order denizen. Battle plan of either side" in said
    assert "cards      what the cards in play do, and yours" in said
    assert "The game is set up. The oath: Supremacy [1]" in said


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", ("Favor banks: Discord 3", "What do you do? (7 supply left)", "Rest: end your turn")),
        ("cs", ("Banky přízně: Svár 3", "Co uděláš? (zbývá: 7 zásob)", "Odpočinek: ukončit tah")),
        ("pl", ("Banki przychylności: Niezgoda 3", "Co robisz? (pozostało: 7 zapasów)", "Odpoczynek: zakończyć turę")),
    ],
)
def test_it_is_played_in_all_languages(tmp_path: Path, language: str, words: tuple[str, ...]) -> None:
    said = play(tmp_path, "1\n1\nwhy\nquit\nn\n", *AGAINST_LUCK, "--lang", language)
    for each in words:
        assert each in said


def test_people_pass_the_screen_and_see_only_their_own_cards(tmp_path: Path) -> None:
    said = play(tmp_path, "\n1\n1\n\n1\n1\n1\nquit\nn\n", "--players", "Anna,Bo,random")
    anna, _, rest = said.partition("Pass the screen to Red (Bo), then press Enter.")
    bo = rest.partition("Pass the screen to Chancellor (Anna)")[0]
    dealt = re.search(r"Chancellor is dealt (.+) and (.+) \[1.20\]", anna)
    assert dealt is not None and "Red is dealt 3 cards" in anna
    assert "Chancellor is dealt 3 cards" in bo and dealt.group(2) not in bo


@pytest.mark.parametrize(
    ("language", "words"), [("cs", "Předej obrazovku Kancléři (Anna)"), ("pl", "Przekaż ekran Kanclerzowi (Anna)")]
)
def test_whoever_gets_the_screen_is_declined(tmp_path: Path, language: str, words: str) -> None:
    assert words in play(tmp_path, "\n", "--players", "Anna,Bo,random", "--lang", language)
