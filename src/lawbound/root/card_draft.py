"""The draft by setup cards: how they are laid out and chosen (Law of Root A.8.1, A.8.2)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from lawbound.kernel import Ask, Chance, Flow, Prompt, Seat
from lawbound.law import law
from lawbound.root.boards import family
from lawbound.root.draft import Newcomer
from lawbound.root.factions import FACTIONS
from lawbound.root.items import CHARACTERS
from lawbound.root.setup import seated
from lawbound.root.setup_cards import SETUP_CARDS, card_of, free_characters, the_cards
from lawbound.root.state import State

FIRST_CARD: Final = Prompt("which militant setup card", "root A.8.1", "setup card")
NEXT_CARD: Final = Prompt("which setup card", "root A.8.1", "setup card")
CHARACTER_BESIDE: Final = Prompt("which character lies beside the card", "root A.8.1.III", "character")
CHOOSE_CARD: Final = Prompt("choose a setup card", "root A.8.2", "setup card")

FEW: Final = 2
"""With so many players no insurgent is dealt."""


# Laying out


@law("root A.8.1", "root A.8.1.I", "root A.8.1.II", "root A.8.1.III")
def lay_out_cards(s: State, left_out: Sequence[str] = ()) -> Flow[None]:
    """One militant, then as many of all others as seats are open; the last one is locked if it is an insurgent.

    Factions that are played already have no card here: those of bots, and of people who agreed on theirs. Nor have
    those that hirelings belong to (`left_out`). With two players insurgents come in only if there are too few
    militants; bots are players too. If no militant is left at all, all cards are drawn from the rest.

    That no two adjacent clearings on the edge are left for the Keepers, so that their card would go back, happens on
    none of our maps.
    """
    cards = [at for at, key in enumerate(s.box.draft) if key not in left_out]
    militants = [at for at in cards if card_of(s.box.draft[at]).militant]
    needed = s.box.open_seats + 1
    if len(s.players) == FEW and len(militants) >= needed:
        cards = militants
    last = 0
    for number in range(min(needed, len(cards))):
        first = number == 0 and bool(militants)
        last = yield Chance(FIRST_CARD if first else NEXT_CARD, tuple(militants if first else cards))
        cards.remove(last)
        character = yield from deal_character(s, last)
        the_cards(s).lay(s, last, character)
        s.tell("setup card", "root A.8.1", (last,))
        if character is not None:
            s.tell("character beside", "root A.8.1.III", (last, character))
    if not card_of(s.box.draft[last]).militant:
        the_cards(s).lock(s, last)
        s.tell("locked", "root A.8.1.II", (last,))


@law("root A.8.1.III")
def deal_character(s: State, card: int) -> Flow[int | None]:
    """A character that nobody else has, beside the card of whoever has characters."""
    if not FACTIONS[s.box.draft[card]].has_characters:
        return None
    left = free_characters(s)
    character: int = yield Chance(CHARACTER_BESIDE, tuple(left), (card,))
    return character


def character_name(s: State, card: int) -> str | None:
    character = the_cards(s).beside(s, card)
    return None if character is None else CHARACTERS[character].id


# Choosing


@law("root A.8.1.II", "root A.8.2")
def why_not_card(s: State, card: int) -> str | None:
    """It must lie there; and what is locked is nobody's until somebody has chosen a militant faction.

    A militant bot counts as chosen, and so does whoever agreed on a militant faction beforehand.
    """
    cards = the_cards(s)
    if card not in cards.laid_out(s):
        return "root A.8.2"
    return "root A.8.1.II" if card == cards.locked(s) and not militant_chosen(s) else None


@law("root A.8.1.II")
def militant_chosen(s: State) -> bool:
    return any([family(player.KEY) in SETUP_CARDS and card_of(player.KEY).militant for player in s.players])


@law("root A.8", "root A.8.2")
def choose_setup_card(s: State, seat: Seat) -> Flow[None]:
    """One of the cards that lie there; its faction, with the character beside it, comes to the table."""
    if not isinstance(s.players[seat], Newcomer):
        return
    cards = the_cards(s)
    open_cards = [card for card in cards.laid_out(s) if why_not_card(s, card) is None]
    card: int = yield Ask(seat, CHOOSE_CARD, open_cards)
    key, character = family(s.box.draft[card]), character_name(s, card)
    if key in [player.KEY for player in s.players]:  # a second Vagabond plays on a board of its own
        key = f"{key}2"
    cards.take(s, card)
    s.tell("chose a setup card", "root A.8.2", (seat, card))
    s.grow(seated(s.box, seat, key if character is None else f"{key}/{character}"))
