"""Seats that are open: those who sit there choose their factions when the game is set up (Law A.8).

A setup leaves a seat open by `?`, and may say what there is to choose from: `"seats": ["?", "bot:eyrie", "?"], "draft":
["marquise", "alliance", "vagabond"]`; otherwise it is every faction that nobody else plays. Until the choice is made a
`Newcomer` sits there. Then the box is replaced by one with the faction at that seat (`setup.seated`), and the state
goes on with it (`State.grow`). The factions are set up by their own instructions, as A.8 allows; by setup cards, and
right after the choice, in the advanced setup (`advanced`).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Final

from lawbound.kernel import Ask, BadSetup, Flow, Prompt, Seat
from lawbound.law import law
from lawbound.root.boards import BOARDS, CORNERS, called, family, in_corners
from lawbound.root.faction import Faction
from lawbound.root.factions import FACTIONS
from lawbound.root.hirelings.dealing import excludes, named_in
from lawbound.root.pieces import WARRIOR, Piece
from lawbound.root.seating import Seating
from lawbound.root.setup_cards import SETUP_CARDS, VAGABOND_CARDS, is_advanced
from lawbound.root.state import Row, State
from lawbound.root.steps import Step

CHOOSE_FACTION: Final = Prompt("choose a faction", "root A.8.2", "faction")


class Newcomer(Faction):
    """A seat whose faction has yet to be chosen: it has a hand, and no piece."""

    KEY: ClassVar[str] = "newcomer"
    PIECES: ClassVar[tuple[Piece, ...]] = (Piece("warrior", WARRIOR, 0),)

    def __init__(self, seat: Seat, first: Row, pile: int) -> None:
        super().__init__(seat, first, pile)
        self.called = f"seat {seat + 1}"

    def steps(self) -> tuple[Step, ...]:
        """It never takes a turn."""
        return ()


# What there is to choose from


def factions_to_draft(setup: Mapping[str, Any], seatings: Sequence[Seating]) -> tuple[str, ...]:
    """The keys of the factions that may be chosen, in the order in which they are offered, or BadSetup."""
    named = setup.get("draft")
    open_seats = len([seating for seating in seatings if seating.is_open])
    if not open_seats:
        if named is not None:
            raise BadSetup(
                "`draft` names the factions for seats that are open: write ? for at least one seat.",
                refusal="draft-needs-open-seats",
            )
        return ()
    others = [seating for seating in seatings if not seating.is_open]
    if named is None:
        families = [family(seating.key) for seating in others]
        draft = [key for key in FACTIONS if family(key) not in families]
    else:
        draft = read_draft(named, others)
    draft = [key for key in draft if not excludes(named_in(setup), key)]
    if is_advanced(setup):
        return setup_cards_for(setup, draft, open_seats)
    corners, room = in_corners(draft), CORNERS - in_corners([seating.key for seating in others])
    enough = len(draft) - corners + min(corners, room)
    if enough < open_seats:
        drafted = ", ".join(draft) or "-"
        if corners > room:
            raise BadSetup(
                "{seats} seats are open, and the draft has {count} factions, and only {room} more may start in a corner"
                " (root 5): {draft}.",
                refusal="draft-corners",
                seats=open_seats,
                count=len(draft),
                room=max(room, 0),
                draft=drafted,
            )
        raise BadSetup(
            "{seats} seats are open, and the draft has {count} factions: {draft}.",
            refusal="draft-too-small",
            seats=open_seats,
            count=len(draft),
            draft=drafted,
        )
    return tuple(draft)


@law("root A.8.1")
def setup_cards_for(setup: Mapping[str, Any], draft: Sequence[str], open_seats: int) -> tuple[str, ...]:
    """The setup cards that may be dealt: one more than there are to choose. A second Vagabond's only by agreement."""
    two = "draft" in setup or setup.get("vagabonds") == VAGABOND_CARDS[1]
    cards = [key for key in draft if family(key) in SETUP_CARDS and (two or key == family(key))]
    if len(cards) <= open_seats:
        raise BadSetup(
            "{seats} seats are open, and there are {count} setup cards; one more than seats is laid out (root A.8.1).",
            refusal="setup-cards-too-few",
            seats=open_seats,
            count=len(cards),
        )
    return tuple(cards)


def read_draft(named: object, others: Sequence[Seating]) -> list[str]:
    """The factions that the setup names; a second Vagabond is one of its own."""
    if not isinstance(named, list | tuple):
        raise BadSetup("`draft` is a list of factions: {value} is none.", refusal="draft-list", value=repr(named))
    draft: list[str] = []
    for name in named:
        if not isinstance(name, str) or name not in BOARDS:
            raise BadSetup(
                "The draft: unknown faction {name}; known: {known}.",
                refusal="draft-unknown",
                name=repr(name),
                known=", ".join(FACTIONS),
            )
        key, full = family(name), called(name)
        if any([family(seating.key) == key and seating.is_bot for seating in others]):
            raise BadSetup("The draft: {name} is played by its bot already.", refusal="draft-bot", name=full)
        taken = [*[seating.key for seating in others], *draft]
        if key in taken:
            key = f"{key}2"
        if key in taken or key not in FACTIONS:
            raise BadSetup(
                "The draft: {name} can be played at one seat only, and is named twice.",
                refusal="draft-twice",
                name=full,
            )
        draft.append(key)
    return draft


# Choosing


@law("root A.8.2")
def next_to_choose(s: State) -> Seat:
    """In reverse order: the last in turn order first."""
    return next(seat for seat in reversed(s.order) if isinstance(s.players[seat], Newcomer))


@law("root 5", "root A.6.5", "root A.8.2")
def can_choose(s: State, key: str) -> bool:
    """Each faction once, none that a hireling belongs to, no more that start in a corner than there are corners."""
    keys = [player.KEY for player in s.players if not isinstance(player, Newcomer)]
    if excludes(s.box.hirelings, key):
        return False
    return key not in keys and (not BOARDS[key].corner or in_corners(keys) < CORNERS)


def on_offer(s: State) -> list[int]:
    """Places in the draft. A second board of a faction is the same choice as the first, so it is offered after it."""
    draft = s.box.draft
    possible = [at for at, key in enumerate(draft) if can_choose(s, key)]
    first = [family(draft[at]) for at in possible if draft[at] == family(draft[at])]
    return [at for at in possible if draft[at] in first or family(draft[at]) not in first]


@law("root A.8.2")
def choose_faction(s: State, seat: Seat) -> Flow[str]:
    """One of the factions that are left."""
    choice: int = yield Ask(seat, CHOOSE_FACTION, on_offer(s))
    s.tell("chose a faction", "root A.8.2", (seat, choice))
    return s.box.draft[choice]
