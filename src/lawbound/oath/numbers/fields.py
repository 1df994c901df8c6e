"""What an observation holds: a row of whole numbers, field by field.

A field is a few numbers with a name. Where it says "one of", exactly one of its numbers is 1, or none; the others are
counts, 1 for yes, or *codes*: 0 for nothing, else 1 + the number that a card or its back has in the rules. No number is
greater than its field's `most`: dividing by that brings everything between 0 and 1.

>>> FIELDS["own hand"].size, FIELDS["seat 0 supply"].most
(320, 7)

Seats are counted from whoever looks: seat 0 is their own, seat 1 the next in turn order.
"""

from __future__ import annotations

from typing import Final

from lawbound.kit.numbers import Row, layout
from lawbound.oath.cards import POSITIONS
from lawbound.oath.numbers.vocabulary import (
    ADVISERS_HERE,
    MOST_ACTIONS,
    MOST_COLORS,
    MOST_OATHS,
    MOST_PILES,
    MOST_PROMPTS,
    MOST_RELICS,
    MOST_SITES,
    MOST_SPACES,
    MOST_SUITS,
    MOST_VISIONS,
    PLACES,
    RELICS_HERE,
    ROOM,
    SEATS,
)
from lawbound.oath.promises import LAST_ROUND
from lawbound.oath.tokens import FULL_SUPPLY

CARDS: Final = ROOM["card"]
SITES: Final = len(POSITIONS)
SOURCES: Final = CARDS + SITES
"""Whatever may have a power: a card, or the site at a position."""
PLAYERS: Final = 1 + SEATS
"""Bandits, then the seats."""
PILES: Final = 3
ANY: Final = 255
FEW: Final = 15
TOKENS: Final = 36
WARBANDS: Final = 24
TOP: Final = 16
"""So many cards from the top of a pile are told in their order."""
PROMISES: Final = 16
QUEUE: Final = 4
NOTES: Final = 10
FLAGS: Final = 16

PROMISE: Final[list[Row]] = [
    ("promise", FEW + 1, 1, "what is promised, one of `promises`: no campaign, a campaign, no travel, favor, secrets"),
    ("promise player", SEATS, 1, "about whom, one of the seats"),
    ("promise site", SITES, 1, "about which site"),
    ("promise numbers", 3, ANY, "how much; until the end of which round; the penalty"),
]
GOODS: Final[list[Row]] = [
    ("favor", 1, TOKENS, "in the deal"),
    ("secrets", 1, TOKENS, "in the deal"),
    ("cards", CARDS, 1, "relics and banners in the deal"),
    ("advisers", ADVISERS_HERE, 1, "advisers in the deal, by their places at their owner's side"),
    ("sites", SITES, 1, "in the deal"),
    *PROMISE,
]
ASKED: Final[list[Row]] = [
    ("asked", 1, 1, "whether this seat is asked something now; if not, all up to `want promise numbers` is zero"),
    ("prompt", MOST_PROMPTS, 1, "the question, one of `vocabulary.PROMPTS`"),
    ("about source", SOURCES, 1, "the power that asks: one of the cards, then of the sites"),
    ("about card", CARDS, 1, "one of the cards"),
    ("about back", 1, ANY, "a card that is not known, as a code"),
    ("about site", SITES, 1, "one of the sites"),
    ("about player", PLAYERS, 1, "one of bandits and the seats"),
    ("about other", PLAYERS, 1, "the second player that it is about"),
    ("about place", PLACES, 1, "where warbands are: one of bank, sites, boards, cage"),
    ("about goal", PLACES, 1, "the second such place"),
    ("about bank", MOST_SUITS, 1, "one of the suits"),
    ("about pile", MOST_PILES, 1, "one of the discard piles, or the world deck"),
    ("about space", MOST_SPACES, 1, "one of the spaces of the Reliquary"),
    ("about action", MOST_ACTIONS, 1, "one of `vocabulary.ACTIONS`"),
    ("about number", 1, ANY, "how many are left to choose for, or the like"),
    *[(f"about {name}", size, most, text) for name, size, most, text in PROMISE],
    *[(f"give {name}", size, most, f"{text}: what whoever made the offer gives") for name, size, most, text in GOODS],
    *[(f"want {name}", size, most, f"{text}: what they want for it") for name, size, most, text in GOODS],
]
TABLE: Final[list[Row]] = [
    ("own hand", CARDS, 1, "the seat's own cards"),
    ("other hands", CARDS, 1, "cards in hands of others that the seat knows"),
    ("stage", 4, 1, "one of setting up, playing, writing the chronicle, over"),
    ("phase", 3, 1, "one of Wake, Act, Rest"),
    ("step", 1, FEW, "how far the set-up, the Wake phase or the chronicle has come"),
    ("turn", 1, ANY, "how many turns have begun, at most 255"),
    ("round", 1, LAST_ROUND, "of eight"),
    ("oath", MOST_OATHS, 1, "one of the oaths"),
    ("usurper", 1, 1, "whether the title lies on its Usurper side"),
    ("mob", 1, 1, "whether the People's Favor lies on its Mob side"),
    ("visions drawn", 1, FEW, "so many"),
    ("act over", 1, 1, "whether the Act phase ends after this action"),
    ("scepter taken", 1, 1, "whether the Grand Scepter was taken this turn"),
    ("moved", 8, 1, "done last, and not offered again at once: warbands were moved, a journey failed"),
    ("peeked", 1, ANY, "marks of this turn"),
    ("outsider", SEATS, 1, "the Citizen who is no Imperial player in this campaign, one of the seats"),
    ("winner", SEATS, 1, "one of the seats"),
    ("ways", 8, 1, "by which the game was won: as Usurper, by a vision, stable, as successor, by exhaustion"),
    ("banks", MOST_SUITS, TOKENS, "favor by suit"),
    ("shared bank", 1, TOKENS, "favor"),
    ("site cards", SITES * MOST_SITES, 1, "by position, one of the sites, if the seat knows it"),
    ("faceup sites", SITES, 1, "by position"),
    ("site favor", SITES, TOKENS, "by position"),
    ("site secrets", SITES, TOKENS, "by position"),
    ("rulers", SITES * PLAYERS, 1, "by position, one of bandits and the seats; the Chancellor's stands for the Empire"),
    ("cards at sites", SITES * CARDS, 1, "by position"),
    ("relics at sites", SITES * MOST_RELICS, 1, "by position, those that the seat knows"),
    ("relics in order", SITES * RELICS_HERE, ANY, "by position, as codes"),
    ("discarded suits", SITES * MOST_SUITS, 1, "by position, suits of cards that were discarded there this turn"),
    ("favor on cards", CARDS, TOKENS, "by card"),
    ("secrets on cards", CARDS, TOKENS, "by card"),
    ("world deck", 1, ANY, "how many cards"),
    ("world deck parts", 5, ANY, "cards with known backs; first part, visions in it; second part, visions in it"),
    ("world deck known", CARDS, 1, "cards that the seat knows to be there"),
    ("world deck order", TOP, ANY, "from the top, as codes"),
    ("piles", PILES, ANY, "how many cards are in each discard pile"),
    ("piles visions", PILES, ANY, "how many of them are visions that the seat does not know"),
    ("piles known", PILES * CARDS, 1, "cards that the seat knows to be there"),
    ("piles order", PILES * TOP, ANY, "from the top, as codes"),
    ("relic deck", 1, ANY, "how many relics"),
    ("relic deck known", MOST_RELICS, 1, "those that the seat knows to be there"),
    ("relic deck order", RELICS_HERE, ANY, "from the top, as codes"),
    ("reliquary", MOST_SPACES, 1, "spaces that hold a relic"),
    ("reliquary known", MOST_SPACES * MOST_RELICS, 1, "by space, one of the relics, if the seat knows it"),
    ("unseen cards", CARDS, 1, "cards that lie somewhere facedown, and the seat does not know where"),
    ("unseen sites", MOST_SITES, 1, "sites that may lie facedown"),
    ("dispossessed", 1, ANY, "how many cards"),
    ("dispossessed known", CARDS, 1, "those that the seat knows"),
    ("boxed", CARDS, 1, "cards that are out of the game"),
    ("prophet", SEATS, 1, "whose warband lies on a revealed vision"),
    ("prophet vision", MOST_VISIONS, 1, "which one"),
    ("offers", SEATS * SEATS, ANY, "by who offers and who is asked: offers refused this turn, and 16 for each deal"),
    ("queue", QUEUE * 3, ANY, "what may follow: a code of the power, 1 + the seat that uses it, 1 + whom it is about"),
    ("promises", 1, ANY, "how many are to be kept"),
    ("promises made", PROMISES * 6, ANY, "1 + who, 1 + to whom, 1 + what, about whom or how much, until when, penalty"),
    ("notes", NOTES, ANY, "what the writing of the chronicle remembers, as the rules write it"),
    ("empty attack pool", 1, 1, "by an option of the game, what cannot be removed becomes defense dice"),
]
SEAT: Final[list[Row]] = [
    ("present", 1, 1, "whether there is such a seat"),
    ("color", MOST_COLORS, 1, "one of purple, red, blue, yellow, white, black"),
    ("role", 3, 1, "one of Chancellor, Exile, Citizen"),
    ("takes the turn", 1, 1, "whether it is its turn"),
    ("title", 1, 1, "whether it has the Oathkeeper title"),
    ("favor", 1, TOKENS, "on the board"),
    ("secrets", 1, TOKENS, "faceup on the board"),
    ("flipped secrets", 1, TOKENS, "facedown on the board"),
    ("supply", 1, FULL_SUPPLY, "left"),
    ("pawn", SITES, 1, "one of the sites"),
    ("warbands", PLACES, WARBANDS, "of its color: in the bank, at sites, on boards of seats 0 to 5, in the cage"),
    ("advisers", CARDS, 1, "faceup"),
    ("facedown advisers", CARDS, 1, "those that the seat which looks knows"),
    ("backs", 2, FEW, "other facedown advisers: denizens, visions"),
    ("advisers in order", RELICS_HERE, ANY, "as codes"),
    ("relics", MOST_RELICS, 1, "held"),
    ("banners", 4, 1, "held: the Darkest Secret, the People's Favor"),
    ("vision", MOST_VISIONS, 1, "revealed"),
    ("hand", 1, FEW, "how many cards"),
]
ACT: Final[list[Row]] = [
    ("acts", 1, FEW, "how many actions are going on, one within another; what follows is of the innermost"),
    ("act", MOST_ACTIONS, 1, "one of `vocabulary.ACTIONS`"),
    ("act seat", SEATS, 1, "who acts"),
    ("act site", SITES, 1, "where"),
    ("act supply", 1, FEW, "what it costs"),
    ("act used", SOURCES, 1, "modifiers and battle plans that work on it: cards, then sites"),
    ("act advisers", SEATS, 1, "whose advisers count instead of the own"),
    ("act card", CARDS, 1, "the card that is played, mustered on, traded with, or recovered"),
    ("act counts", 8, ANY, "by action: see `doing`"),
    ("act flags", FLAGS, 1, "by action: see `doing`"),
    ("act pile", MOST_PILES, 1, "what is searched"),
    ("act where", FLAGS, 1, "where the card is played: positions, adviser, facedown, revealed"),
    ("act piles", MOST_PILES, 1, "other discard piles that may be searched"),
    ("act suits", MOST_SUITS, 1, "that may be played anywhere; that the adviser counts as"),
    ("act discards", MOST_PILES, 1, "the pile that takes the discards"),
    ("act origin", SITES, 1, "of a journey"),
    ("act to", SITES, 1, "where it leads"),
    ("act only", SITES, 1, "where alone it may lead"),
    ("act other", PLAYERS, 1, "who forces the journey, or held the banner; the defender"),
    ("act allies", SEATS, 1, "of the defender"),
    ("act targets", SITES, 1, "sites"),
    ("act things", CARDS, 1, "relics and banners that are targets"),
    ("act relics", SITES * RELICS_HERE, 1, "facedown relics at sites that are targets"),
    ("act places", PLACES, 1, "of warbands that join the attack"),
    ("act plans", 2 * CARDS, 1, "battle plans of the attacker, then of the others"),
    (
        "act dice",
        10,
        ANY,
        "attack, defense, raiders, bandits, movable; total attack, total defense; killed of either side, saved",
    ),
    ("act losses", 6, 1, "of either side: one of half, all, none"),
    ("act hospital", 2 * SITES, 1, "where either side's dead are saved"),
    ("act outcome", 2, 2, "who has won without dice, and who has won: 1 the attacker, 2 the defender"),
]


def _rows() -> list[Row]:
    rows = ASKED + TABLE
    for seat in range(SEATS):
        rows += [(f"seat {seat} {name}", size, most, text) for name, size, most, text in SEAT]
    return rows + ACT  # what comes later stands after all of these


FIELDS: Final = layout(_rows())
SIZE: Final = max([field.stop for field in FIELDS.values()])
MOST: Final = bytes([field.most for field in FIELDS.values() for _ in range(field.size)])
"""The greatest value of every number."""
