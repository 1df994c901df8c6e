"""The Vault Keepers, and the Badger Bodyguards."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, ClassVar, Final

from lawbound.kernel import Flow, Prompt, Seat
from lawbound.law import law
from lawbound.root.bearer import bearer_in
from lawbound.root.faction import Faction
from lawbound.root.hirelings.acting import (
    BATTLES,
    PLACE_AT_SET_UP,
    PLACE_IN_DAYLIGHT,
    PLACE_MORE,
    PLACE_WHEN_HIRED,
    battle_in_each,
    choose_what,
    put,
    put_at_each,
    put_if_wanted,
    standing,
)
from lawbound.root.hirelings.cards import pieces_of
from lawbound.root.hirelings.hireling import ABILITY, ONCE_A_DAYLIGHT, Hireling, not_in_the_way
from lawbound.root.map import Clearing
from lawbound.root.owner import Owner
from lawbound.root.pieces import CLEARINGS, Piece, place
from lawbound.root.state import State
from lawbound.root.steps import DAYLIGHT, Action

if TYPE_CHECKING:
    from lawbound.root.battle import Fight

GUARDS: Final = 2


# The Vault Keepers


class VaultKeepers(Hireling):
    """They guard their vaults, and build on beside them."""

    KEY: ClassVar[str] = "vault-keepers"
    PIECES: ClassVar[tuple[Piece, ...]] = pieces_of("vault-keepers")
    PHASES: ClassVar[tuple[int, ...]] = (DAYLIGHT,)
    SETS_UP: ClassVar[bool] = True

    @law("root A.6.3")
    def prepare(self, s: State, seat: Seat) -> Flow[None]:
        """Two warriors and a vault in a clearing with an open slot."""
        yield from self.move_in(s, seat, not_in_the_way(s, CLEARINGS), GUARDS, PLACE_AT_SET_UP)

    @law("root E.2.1")
    def hired(self, s: State, seat: Seat) -> Flow[None]:
        """The same, if nothing of theirs is on the map."""
        if not self.on_map(s):
            yield from self.move_in(s, seat, CLEARINGS, GUARDS, PLACE_WHEN_HIRED)

    @law("root 1.5.4", "root 2.2.3")
    def move_in(self, s: State, seat: Seat, clearings: Sequence[Clearing], guards: int, about: Prompt) -> Flow[None]:
        """So many warriors and a vault in one of these; without a vault or a slot for it the warriors alone."""
        vault = self.buildings[0]
        site = yield from put(s, self, seat, vault, self.slots(s, seat, clearings), about)
        if site:
            place(s, self.warrior, site, guards, about.article)
            return
        site = yield from put(s, self, seat, self.warrior, self.sites(s, seat), about)
        if site:
            place(s, self.warrior, site, guards - 1, about.article)

    @law("root 2.2.3")
    def slots(self, s: State, seat: Seat, clearings: Sequence[Clearing]) -> list[Clearing]:
        """Where among these a vault can be placed: like any building it needs an open slot."""
        return [clearing for clearing in self.sites(s, seat, clearings) if s.slots[clearing]]

    def between(self, s: State, player: Faction, phase: int) -> Sequence[Action]:
        return KEEPERS if self.is_ready(s, player.seat) else ()

    def imaginable(self, s: State, player: Faction, phase: int) -> Sequence[Action]:
        return KEEPERS

    def vaults(self, s: State) -> list[Clearing]:
        """The clearings of the vaults, each as often as there are vaults."""
        return standing(s, self.buildings[0], CLEARINGS)

    def near_vaults(self, s: State) -> list[Clearing]:
        """The clearings with a vault, or next to one."""
        vaults = self.vaults(s)
        near = [*vaults, *[clearing for vault in vaults for clearing in self.neighbours(s, vault)]]
        return [clearing for clearing in CLEARINGS if clearing in near]

    def beside_vaults(self, s: State, seat: Seat) -> list[Clearing]:
        """Where one more vault can be: with a vault, or next to one."""
        return self.slots(s, seat, self.near_vaults(s))


def why_not_guard(player: Faction, s: State) -> str | None:
    return bearer_in(s, VaultKeepers).why_not_use(s, player.seat)


@law("root E.2.4")
def guard(player: Faction, s: State) -> Flow[None]:
    """One vault more, if wanted; where none can be beside another, a warrior with a vault anywhere. Then battles at
    the vaults, or a warrior at each, both as far as wanted.
    """
    keepers, seat = bearer_in(s, VaultKeepers), player.seat
    s.used |= keepers.done
    sites = keepers.beside_vaults(s, seat) if s.board[keepers.buildings[0]] else []
    if sites:
        yield from put_if_wanted(s, keepers, seat, keepers.buildings[0], sites, PLACE_IN_DAYLIGHT)
    else:
        yield from keepers.move_in(s, seat, CLEARINGS, 1, PLACE_IN_DAYLIGHT)
    chosen = yield from choose_what(s, keepers, seat, (BATTLES, PLACE_MORE))
    if chosen is BATTLES:
        at = list(dict.fromkeys(keepers.vaults(s)))
        yield from battle_in_each(s, keepers, seat, at, optional=True)
    else:
        yield from put_at_each(s, keepers, seat, keepers.vaults(s), optional=True)


KEEPERS: Final = (Action("the vault keepers build", ONCE_A_DAYLIGHT, why_not_guard, guard),)


# The Badger Bodyguards


class BadgerBodyguards(Hireling):
    """They take the first blow."""

    KEY: ClassVar[str] = "badger-bodyguards"
    PIECES: ClassVar[tuple[Piece, ...]] = pieces_of("badger-bodyguards")

    @law("root E.2.2")
    def ignores_hits(self, s: State, fight: Fight, side: Owner) -> str | None:
        """The controller ignores the first hit of a battle; with whatever else ignores it, still one."""
        return ABILITY if self.serves(s, side.number) else None
