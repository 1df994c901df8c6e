"""The Black Market: three cards face down, one of which may be had for a card, once a turn."""

from __future__ import annotations

from bisect import insort
from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Final

from lawbound.kernel import Ask, Chance, Flow, Prompt, Seat
from lawbound.law import law
from lawbound.root.bearer import bearer_in
from lawbound.root.cards import UNKNOWN, Card
from lawbound.root.faction import Faction
from lawbound.root.hand import playable, take_from
from lawbound.root.hidden import turn_face_down
from lawbound.root.landmarks.landmark import ON_THE_CARD, PLACE, SIZE, Landmark
from lawbound.root.map import Clearing
from lawbound.root.marks import mark
from lawbound.root.naming import PositionError, mapping, one_of, read_cards, write_cards
from lawbound.root.pieces import present
from lawbound.root.state import OWNERS, State
from lawbound.root.steps import Action

WHICH_CARD: Final = Prompt("which card of the Black Market", ON_THE_CARD, "number")
CARD_FOR_IT: Final = Prompt("lay a card in the Black Market", ON_THE_CARD, "card")
WHAT_IT_IS: Final = Prompt("which card lay in the Black Market", ON_THE_CARD, "card")

CARDS: Final = 3
LAID: Final = SIZE  # by card: 1 + the seat that laid it, 0 if nobody did
TRADED: Final = mark("black market")


class BlackMarket(Landmark):
    """What lies there since the setup is decided when somebody takes it; what was laid there, its layer knows alone."""

    KEY: ClassVar[str] = "black-market"
    NUMBER: ClassVar[int] = 0
    OWN: ClassVar[int] = LAID + CARDS
    PILES: ClassVar[int] = CARDS
    DEALT: ClassVar[bool] = True
    FIELDS: ClassVar[tuple[str, ...]] = ("clearing", "cards", "laid")

    def suits_it(self, s: State, clearing: Clearing) -> bool:
        """A clearing with a single slot and no ruin."""
        return s.box.map.slots[clearing] == 1 and clearing not in s.box.map.ruins

    @law("root A.5.3")
    def furnish(self, s: State) -> Flow[None]:
        """Three cards of the deck, unseen."""
        for at in range(CARDS):
            s.piles[self.pile + at].append(UNKNOWN)
            s.unknown += 1
        return
        yield

    # Trading

    def between(self, s: State, player: Faction, phase: int) -> Sequence[Action]:
        clearing = s.own[self.number][PLACE]
        if not clearing:
            return ()
        at = clearing * OWNERS + player.seat
        return ONLY_TRADE if s.power[at] or s.others[at] else ()

    def imaginable(self, s: State, player: Faction, phase: int) -> Sequence[Action]:
        return ONLY_TRADE if self.clearing(s) else ()

    @law("root A.5.3")
    def exchange(self, s: State, player: Faction) -> Flow[None]:
        """Nobody looks at the card before it is theirs. Where a hand lies open all see what comes and goes."""
        seat = player.seat
        s.used |= TRADED
        number: int = yield Ask(seat, WHICH_CARD, range(1, CARDS + 1))
        laid: Card = yield Ask(seat, CARD_FOR_IT, playable(s, s.hands[seat]), (number,))
        pile = s.piles[self.pile + number - 1]
        taken = pile[0]
        if taken == UNKNOWN and not s.box.real_cards:
            taken = yield Chance(WHAT_IT_IS, self.unseen(s), (seat,))
        take_from(s, pile, taken)
        take_from(s, s.hands[seat], laid)
        pile.append(laid)
        insort(s.hands[seat], taken)
        s.own[self.number][LAID + number - 1] = 1 + seat
        s.tell("black market", ON_THE_CARD, (seat, number), (taken, laid), None if player.shows_hand else (seat,))

    def unseen(self, s: State) -> bytes:
        """What the card may be: one of those that are known to lie unknown, if all such are, else any not seen."""
        known = len(s.limbo) == s.unknown
        return bytes(sorted(s.limbo)) if known else bytes(sorted(s.deck + s.limbo))

    # What others may see

    @law("root 1.2.1", "root A.5.3")
    def hide(self, s: State, seat: Seat | None) -> None:
        for at in range(CARDS):
            if seat is None or s.own[self.number][LAID + at] != 1 + seat:
                turn_face_down(s, s.piles[self.pile + at])

    # Positions

    def describe(self, s: State) -> dict[str, Any]:
        own = s.own[self.number]
        laid = {at: own[LAID + at] for at in range(CARDS) if own[LAID + at]}
        return {
            **super().describe(s),
            "cards": [name for at in range(CARDS) for name in write_cards(s.piles[self.pile + at])],
            "laid": {str(at + 1): s.players[seat - 1].KEY for at, seat in laid.items()},
        }

    def restore(self, s: State, fields: Mapping[str, Any]) -> None:
        super().restore(s, fields)
        unseen = ["?"] * CARDS if self.clearing(s) else []
        cards = read_cards(fields.get("cards", unseen), f"{self.KEY}, cards")
        if len(cards) != len(unseen):
            raise PositionError(
                "{where}: {limit} lie there, not {count}.",
                refusal="position-black-market",
                where=f"{self.KEY}, cards",
                limit=len(unseen),
                count=len(cards),
            )
        for at, card in enumerate(cards):
            s.piles[self.pile + at].append(card)
        keys = [player.KEY for player in s.players]
        for name, key in mapping(fields.get("laid"), f"{self.KEY}, laid").items():
            at = one_of(name, [str(each + 1) for each in range(CARDS)], f"{self.KEY}, laid")
            s.own[self.number][LAID + at] = 1 + one_of(key, keys, f"{self.KEY}, laid")


@law("root A.5.3", "root F.1")
def why_not_trade(player: Faction, s: State) -> str | None:
    """Once in the player's turn, with a piece of their own there, for a card; bots leave the Market alone."""
    if s.used & TRADED or not s.hands[player.seat] or player.is_bot:
        return ON_THE_CARD
    return None if present(s, player.seat, bearer_in(s, BlackMarket).clearing(s)) else ON_THE_CARD


def trade(player: Faction, s: State) -> Flow[None]:
    yield from bearer_in(s, BlackMarket).exchange(s, player)


TRADE: Final = Action("black market", ON_THE_CARD, why_not_trade, trade)
ONLY_TRADE: Final = (TRADE,)
