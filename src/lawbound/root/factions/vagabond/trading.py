"""How the Vagabond pays for services: Law of Root 11.2.6.III."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from lawbound.kernel import Ask, Flow, Prompt, Seat
from lawbound.law import law
from lawbound.root.factions.vagabond import satchel
from lawbound.root.services import Seller
from lawbound.root.state import State

if TYPE_CHECKING:
    from lawbound.root.factions.vagabond.faction import Vagabond

EXHAUST_TO_PAY: Final = Prompt("exhaust an item to pay", "root 11.2.6.III", "slot")


@law("root 11.2.6.III")
def purse(items: bytearray) -> int:
    """How many items he can exhaust."""
    return sum([items[at] for at in satchel.slots_in(items, satchel.READY)])


@law("root 11.2.6.III", "root 1.5.4")
def pay(s: State, v: Vagabond, seller: Seller, price: int) -> Flow[tuple[Seat, int]]:
    """He exhausts items of his choice, and warriors of the seller come to the Payments box, as many as there are."""
    for left in range(price, 0, -1):
        choices = satchel.slots_in(v.items(s), satchel.READY)
        at: satchel.Slot = yield Ask(v.seat, EXHAUST_TO_PAY, choices, (left,))
        v.turn_down(s, at, "root 11.2.6.III")
    return seller.seat, seller.put_in(s, seller.seat, price)
