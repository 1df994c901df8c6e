"""The faction setup cards of the advanced setup: what they say, and which of them lie on the table (Law A.8.1).

A setup asks for them by `"setup": "advanced"`. A card is a place in the draft of the box (`Box.draft`); how they are
dealt and chosen is in `card_draft`.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, ClassVar, Final

from lawbound.kernel import BadSetup, Seat
from lawbound.law import law
from lawbound.root.bearer import Bearer
from lawbound.root.boards import family
from lawbound.root.data import load
from lawbound.root.editions import character_cards
from lawbound.root.items import CHARACTER as CHARACTER_NUMBER
from lawbound.root.map import Clearing
from lawbound.root.seating import parse_seat
from lawbound.root.state import GROUND, State

STANDARD: Final = "standard"
ADVANCED: Final = "advanced"
KINDS_OF_SETUP: Final = (STANDARD, ADVANCED)
VAGABOND_CARDS: Final = ("one", "two")
"""How many Vagabond cards are shuffled in: the box has one, and another may be agreed on."""
# In the numbers of the cards: what lies in each place, who lies beside it, which place is locked; and whose homelands
MOST_CARDS: Final = 7
CARD: Final = 0
BESIDE: Final = CARD + MOST_CARDS
LOCKED: Final = BESIDE + MOST_CARDS
HOMELAND: Final = LOCKED + 1


@dataclass(frozen=True, slots=True)
class SetupCard:
    """What a card says in numbers; its other instructions are the faction's `setup_by_card`."""

    militant: bool
    homelands: int
    edge: bool  # whether homelands are on the edge of the map
    clearings_between: int  # so many at least between each of them and any enemy homeland


SETUP_CARDS: Final[dict[str, SetupCard]] = {
    key: SetupCard(card["militant"], card["homelands"], card["edge"], card["clearings_between"])
    for key, card in load("setup_cards").items()
}


def card_of(key: str) -> SetupCard:
    """The card of a faction; both Vagabonds have the same."""
    return SETUP_CARDS[family(key)]


class SetupCards(Bearer):
    """The cards that are laid out, and the homelands that players have chosen by them: all of it is open."""

    KEY: ClassVar[str] = "setup cards"
    OWN: ClassVar[int] = HOMELAND + GROUND

    def laid_out(self, s: State) -> list[int]:
        """The cards that nobody has chosen yet, in the order in which they were dealt: places in the draft."""
        return [card - 1 for card in bytes(s.own[self.number][CARD : CARD + MOST_CARDS]) if card]

    def beside(self, s: State, card: int) -> int | None:
        """The character that lies beside that card."""
        at = self.place_of(s, card)
        character = 0 if at is None else s.own[self.number][BESIDE + at]
        return character - 1 if character else None

    def locked(self, s: State) -> int | None:
        """The card that lies sideways, unless somebody has chosen it."""
        at = s.own[self.number][LOCKED]
        return s.own[self.number][at - 1] - 1 if at and s.own[self.number][at - 1] else None

    def place_of(self, s: State, card: int) -> int | None:
        """Where that card lies among those that were dealt; None once it has been chosen."""
        at = s.own[self.number].find(card + 1, CARD, CARD + MOST_CARDS)
        return None if at < 0 else at

    def lay(self, s: State, card: int, character: int | None) -> None:
        own = s.own[self.number]
        at = len(self.laid_out(s))
        own[CARD + at] = card + 1
        own[BESIDE + at] = 0 if character is None else character + 1

    def lock(self, s: State, card: int) -> None:
        at = self.place_of(s, card)
        if at is not None:
            s.own[self.number][LOCKED] = at + 1

    def take(self, s: State, card: int) -> None:
        at = self.place_of(s, card)
        if at is not None:
            s.own[self.number][CARD + at] = s.own[self.number][BESIDE + at] = 0

    # Homelands

    def homeland_of(self, s: State, clearing: Clearing) -> Seat | None:
        """Who has chosen that clearing."""
        seat = s.own[self.number][HOMELAND + clearing]
        return seat - 1 if seat else None

    def settle_in(self, s: State, seat: Seat, clearing: Clearing) -> None:
        s.own[self.number][HOMELAND + clearing] = seat + 1


def is_advanced(setup: Mapping[str, Any]) -> bool:
    """Whether the game is set up by appendix A, step by step."""
    return bool(setup.get("setup") == ADVANCED)


def cards_on_table(s: State) -> SetupCards | None:
    """The setup cards, where there are any."""
    return next((bearer for bearer in s.box.remembering if isinstance(bearer, SetupCards)), None)


def the_cards(s: State) -> SetupCards:
    cards = cards_on_table(s)
    assert cards is not None, "no game with setup cards"
    return cards


@law("root A.8.1.III")
def free_characters(s: State) -> list[int]:
    """Those that lie beside no card and that nobody has, is, or was promised."""
    cards = the_cards(s)
    taken = [cards.beside(s, card) for card in cards.laid_out(s)]
    named = [parse_seat(name).character for name in s.box.roster]
    taken += [CHARACTER_NUMBER[name] for name in named if name is not None]
    return [number for number in character_cards(s.box.setup) if number not in taken]


def check_advanced(setup: Mapping[str, Any]) -> None:
    """What cannot be wished for together with the setup cards, or without them."""
    kind = setup.get("setup", STANDARD)
    if kind not in KINDS_OF_SETUP:
        raise BadSetup(
            "Unknown setup {name}; known: {known}.",
            refusal="unknown-kind-of-setup",
            name=repr(kind),
            known=", ".join(KINDS_OF_SETUP),
        )
    if setup.get("vagabonds", VAGABOND_CARDS[0]) not in VAGABOND_CARDS:
        raise BadSetup(
            "Unknown number of Vagabond cards {name}; known: {known}.",
            refusal="unknown-vagabonds",
            name=repr(setup["vagabonds"]),
            known=", ".join(VAGABOND_CARDS),
        )
    if kind == STANDARD:
        return
    if setup.get("suits", "random") != "random":
        raise BadSetup(
            "The advanced setup shuffles the suit markers (root A.1): leave out `suits`.", refusal="advanced-suits"
        )
    if setup.get("advanced"):
        raise BadSetup(
            "The whole advanced setup has its hands and its order anyway: leave out `advanced`.",
            refusal="advanced-twice",
        )
