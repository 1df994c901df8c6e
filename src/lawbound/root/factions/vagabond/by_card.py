"""The Vagabond by his setup card: the character is dealt, not chosen (Law of Root A.8.1.III)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from lawbound.kernel import Chance, Flow, Prompt
from lawbound.law import law
from lawbound.root.factions.vagabond.wanderer import CHARACTER, PLACE
from lawbound.root.items import CHARACTER as CHARACTER_NUMBER
from lawbound.root.setup_cards import free_characters
from lawbound.root.state import State

if TYPE_CHECKING:
    from lawbound.root.factions.vagabond.faction import Vagabond

DEALT_CHARACTER: Final = Prompt("which character is dealt", "root A.8.1.III", "character")


@law("root A.8.1.III")
def become(s: State, vagabond: Vagabond) -> Flow[None]:
    """The character beside the card; one by luck that nobody else is, where people agreed on their factions."""
    character: int
    if vagabond.given_character is None:
        others = [v for v in vagabond.vagabonds(s) if v is not vagabond]
        taken = [s.own[other.seat][CHARACTER] for other in others if not other.is_bot and s.own[other.seat][PLACE]]
        left = [number for number in free_characters(s) if number not in taken]
        character = yield Chance(DEALT_CHARACTER, tuple(left), (vagabond.seat,))
    else:
        character = CHARACTER_NUMBER[vagabond.given_character]
    s.own[vagabond.seat][CHARACTER] = character
    s.tell("character", "root A.8.1.III", (vagabond.seat, character))
