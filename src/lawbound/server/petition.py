"""A wish to take back choices after something has been seen: among people, everybody has to agree.

It is stored with the game, as entries that no rule reads: every server of a store knows who wishes what and who has
agreed, and so does one that was started anew. Whatever else happens to the game ends it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from lawbound.kernel import Seat
from lawbound.server.messages import PetitionStatus
from lawbound.server.store import Entry, SeatRecord


@dataclass(frozen=True, slots=True)
class Petition:
    """Who wishes to take back so many choices of their own, and which others have agreed so far."""

    seat: Seat
    choices: int
    agreed: tuple[Seat, ...] = ()

    def waits_for(self, seats: Sequence[SeatRecord]) -> list[Seat]:
        """The people who have not said anything yet; whoever is away counts as one of them."""
        return [seat for seat in others(seats, self.seat) if seat not in self.agreed]

    def status(self, seats: Sequence[SeatRecord]) -> PetitionStatus:
        return {
            "seat": self.seat,
            "choices": self.choices,
            "agreed": list(self.agreed),
            "waiting": self.waits_for(seats),
        }


def others(seats: Sequence[SeatRecord], seat: Seat) -> list[Seat]:
    """The other people at the table: bots and computer players agree to everything."""
    return [at for at, each in enumerate(seats) if each.kind == "person" and at != seat]


def after(petition: Petition | None, entry: Entry) -> Petition | None:
    """What has become of a petition when that has happened to its game."""
    if entry.kind == "petition":
        return Petition(entry.seat, entry.value)
    if entry.kind == "consent" and petition is not None and entry.value:
        return replace(petition, agreed=(*petition.agreed, entry.seat))
    return None
