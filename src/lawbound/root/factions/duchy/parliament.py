"""The ministers of the Duchy at work, and how they are won: Law of Root, 12.5.2 and 12.5.3."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from mypy_extensions import trait

from lawbound.kernel import DONE, Ask, Flow, Option, Prompt, Seat, Word
from lawbound.law import law
from lawbound.root.battle import battle_in, battlefields, initiate_battle, why_not_any_battle
from lawbound.root.cards import BIRD, CARD_SUIT, EVERY, UNKNOWN, Card, Suit, matches
from lawbound.root.factions.duchy.assembly import ACTED, CROWNS_LOST, SWAYED, SWAYED_NOW, Assembly
from lawbound.root.factions.duchy.ministers import (
    BANKER,
    BARON_OF_DIRT,
    BRIGADIER,
    CAPTAIN,
    CROWN_POINTS,
    CROWNS_OF_A_RANK,
    DUCHESS_OF_MUD,
    EARL_OF_STONE,
    EVERY_MINISTER,
    FOREMOLE,
    LORD,
    MARSHAL,
    MAYOR,
    RANK,
    SCORED_BY,
    SWAY_CARDS,
    Minister,
    Rank,
)
from lawbound.root.factions.duchy.pieces import DUCHESS_POINTS, TUNNELS
from lawbound.root.hand import playable, spend_card
from lawbound.root.move import take_move
from lawbound.root.pieces import CLEARINGS, present
from lawbound.root.score import score
from lawbound.root.state import State

MOVES: Final = Word("moves")
BATTLES: Final = Word("battles")
MOVES_OR_BATTLES: Final = Prompt("moves or battles", "root 12.5.2.IV", "word")
SECOND_BATTLE: Final = Prompt("battle again", "root 12.5.2.IV", "clearing")
BANK: Final = Prompt("bank a card", "root 12.5.2.V", "card")
WHO_ACTS: Final = Prompt("whose action the Mayor takes", "root 12.5.2.VI", "minister")
REVEAL_TO_SWAY: Final = Prompt("reveal to sway", "root 12.5.3.II", "card")


@trait
class Parliament(Assembly):
    """Its ministers and their crowns."""

    # Ministers and their crowns

    def swayed(self, s: State, minister: Minister) -> bool:
        return bool(s.own[self.seat][SWAYED + minister])

    def all_swayed(self, s: State) -> list[Minister]:
        return [minister for minister in EVERY_MINISTER if self.swayed(s, minister)]

    def unswayed(self, s: State) -> list[Minister]:
        return [minister for minister in EVERY_MINISTER if not self.swayed(s, minister)]

    @law("root B.3.3")
    def crowns(self, s: State, rank: Rank) -> int:
        """The crowns of a rank that are still on the faction board."""
        taken = len([minister for minister in self.all_swayed(s) if RANK[minister] == rank])
        return CROWNS_OF_A_RANK - taken - s.own[self.seat][CROWNS_LOST + rank]

    # Parliament

    def able(self, s: State) -> list[Option]:
        return [minister for minister in EVERY_MINISTER if self.why_not_act(s, minister) is None]

    @law("root 12.5.2")
    def why_not_act(self, s: State, minister: Minister) -> str | None:
        """Each swayed minister once a turn."""
        own = s.own[self.seat]
        if not own[SWAYED + minister] or own[ACTED + minister]:
            return "root 12.5.2"
        return self.why_not_do(s, minister)

    @law("root 12.5.2.I", "root 12.5.2.II", "root 12.5.2.III", "root 12.5.2.IV", "root 12.5.2.V")
    @law("root 12.5.2.VI", "root 12.5.2.VII", "root 12.5.2.VIII", "root 12.5.2.IX")
    def why_not_do(self, s: State, minister: Minister) -> str | None:
        """Why what the minister does would do nothing."""
        if minister == FOREMOLE:
            return self.why_not_building(s, any_suit=True)
        if minister == CAPTAIN:
            return why_not_any_battle(s, self)
        if minister == MARSHAL:
            return self.why_not_moving(s)
        if minister == BRIGADIER:
            return self.why_not_moving(s) and why_not_any_battle(s, self)
        if minister == BANKER:
            return None if s.hands[self.seat] else "root 12.5.2.V"
        if minister == MAYOR:
            return None if self.under_mayor(s) else "root 12.5.2.VI"
        return None if self.points_of(s, minister) else SCORED_BY[minister - EARL_OF_STONE]

    def let_act(self, s: State, minister: Minister) -> Flow[None]:
        s.own[self.seat][ACTED + minister] = 1
        s.tell("minister acts", "root 12.5.2", (self.seat, minister))
        yield from self.do(s, minister)

    def do(self, s: State, minister: Minister) -> Flow[None]:
        if minister == FOREMOLE:
            yield from self.place_building(s, any_suit=True)
        elif minister == CAPTAIN:
            yield from self.captain(s)
        elif minister == MARSHAL:
            yield from self.marshal(s)
        elif minister == BRIGADIER:
            yield from self.brigadier(s)
        elif minister == BANKER:
            yield from self.banker(s)
        elif minister == MAYOR:
            yield from self.mayor(s)
        else:
            score(s, self.seat, self.points_of(s, minister), SCORED_BY[minister - EARL_OF_STONE])

    @law("root 12.5.2.II")
    def captain(self, s: State) -> Flow[None]:
        yield from initiate_battle(s, self, battlefields(s, self))

    @law("root 12.5.2.III")
    def marshal(self, s: State) -> Flow[None]:
        yield from take_move(s, self, "root 12.5.2.III")

    @law("root 12.5.2.IV")
    def brigadier(self, s: State) -> Flow[None]:
        """Up to two moves or up to two battles; of what is possible only."""
        kinds: list[Option] = []
        if self.why_not_moving(s) is None:
            kinds.append(MOVES)
        if why_not_any_battle(s, self) is None:
            kinds.append(BATTLES)
        kind = yield Ask(self.seat, MOVES_OR_BATTLES, kinds)
        if kind is MOVES:
            yield from take_move(s, self, "root 12.5.2.IV")
            yield from take_move(s, self, "root 12.5.2.IV", optional=True)
            return
        yield from initiate_battle(s, self, battlefields(s, self))
        fields = battlefields(s, self)
        if fields:
            again = yield Ask(self.seat, SECOND_BATTLE, [*fields, DONE])
            if again is not DONE:
                yield from battle_in(s, self, again)

    @law("root 12.5.2.V")
    def banker(self, s: State) -> Flow[None]:
        """Cards of one suit, birds among them as one likes; scored together."""
        suit, spent = BIRD, 0
        while cards := [card for card in playable(s, s.hands[self.seat]) if self.may_bank(card, suit)]:
            card = yield Ask(self.seat, BANK, [*cards, DONE] if spent else cards, (spent,))
            if card is DONE:
                break
            spend_card(s, self.seat, card, "root 12.5.2.V")
            spent += 1
            if CARD_SUIT[card] != BIRD:
                suit = CARD_SUIT[card]
        score(s, self.seat, spent, "root 12.5.2.V")

    def may_bank(self, card: Card, suit: Suit) -> bool:
        """While only birds were spent, anything."""
        return suit == BIRD or matches(card, suit)

    @law("root 12.5.2.VI")
    def under_mayor(self, s: State) -> list[Minister]:
        """Whose action the Mayor can take: of a swayed noble or squire, taken already or not; his own says nothing."""
        return [m for m in self.all_swayed(s) if RANK[m] != LORD and m != MAYOR and self.why_not_do(s, m) is None]

    @law("root 12.5.2.VI")
    def mayor(self, s: State) -> Flow[None]:
        minister: Minister = yield Ask(self.seat, WHO_ACTS, self.under_mayor(s))
        yield from self.do(s, minister)

    @law("root 12.5.2.VII", "root 12.5.2.VIII", "root 12.5.2.IX")
    def points_of(self, s: State, lord: Minister) -> int:
        """What a lord scores now."""
        if lord == DUCHESS_OF_MUD:
            return DUCHESS_POINTS if len(self.tunnelled(s)) == TUNNELS else 0
        return self.built(s, self.market if lord == BARON_OF_DIRT else self.citadel)

    # Sway

    def to_be_swayed(self, s: State) -> list[Option]:
        return [minister for minister in EVERY_MINISTER if self.why_not_sway(s, minister) is None]

    @law("root 12.5.3", "root 12.5.3.I", "root 12.5.3.II", "root B.3.4")
    def why_not_sway(self, s: State, minister: Minister) -> str | None:
        """One a turn; one who is not swayed, with a crown of the rank left, and enough cards that can be revealed."""
        own = s.own[self.seat]
        if own[SWAYED_NOW]:
            return "root 12.5.3"
        if own[SWAYED + minister] or not self.crowns(s, RANK[minister]):
            return "root 12.5.3.I"
        most = max([Holding(s, self.seat).most_revealed(room) for room in self.rooms_by_suit(s)])
        return None if most >= SWAY_CARDS[RANK[minister]] else "root 12.5.3.II"

    @law("root 12.5.3", "root 12.5.3.II", "root 12.5.3.III")
    def sway(self, s: State, minister: Minister) -> Flow[None]:
        """Reveal cards, each for a clearing of its own suit with a piece of the Duchy; place the crown and score.

        Which clearings of a suit stand for the cards makes no difference: they are counted, and a bird takes one that
        the others leave. The Burrow has no suit and stands for none.
        """
        rank = RANK[minister]
        rooms = self.rooms_by_suit(s)
        taken = [0, 0, 0, 0]
        left = SWAY_CARDS[rank]
        while left:
            hand = playable(s, s.hands[self.seat])
            cards = [card for card in hand if any([self.fits(s, card, taken, room, left) for room in rooms])]
            card: Card = yield Ask(self.seat, REVEAL_TO_SWAY, cards, (minister, left))
            taken[CARD_SUIT[card]] += 1
            left -= 1
            self.reveal(s, card, "root 12.5.3.II")
        own = s.own[self.seat]
        own[SWAYED + minister] = 1
        own[SWAYED_NOW] = 1
        s.tell("swayed", "root 12.5.3.III", (self.seat, minister))
        score(s, self.seat, CROWN_POINTS[rank], "root 12.5.3.III")

    @law("root 12.5.3.II")
    def rooms_by_suit(self, s: State) -> list[list[int]]:
        """How many clearings of each suit hold a piece of the Duchy. One of every suit stands for one card only, of
        whatever suit: so there are three ways to count it.
        """
        room = [0, 0, 0, 0, 0]
        for clearing in CLEARINGS:
            if present(s, self.number, clearing):
                room[s.suits[clearing]] += 1
        if not room[EVERY]:
            return [room[:3]]
        return [[room[suit] + (suit == named) for suit in range(3)] for named in range(3)]

    def fits(self, s: State, card: Card, taken: Sequence[int], room: Sequence[int], left: int) -> bool:
        """Whether there is a clearing for that card, and clearings and cards for those still to be revealed."""
        after = list(taken)
        after[CARD_SUIT[card]] += 1
        free = [room[suit] - after[suit] for suit in range(3)]
        if min(free) < 0 or sum(free) < after[BIRD]:
            return False
        return Holding(s, self.seat, card).most_revealed(free, after[BIRD]) >= left - 1


class Holding:
    """A hand by suit, perhaps without one card of it, and what its unknown cards may be."""

    __slots__ = ("deck", "elsewhere", "known", "limbo", "unknown")

    def __init__(self, s: State, seat: Seat, without: Card = UNKNOWN) -> None:
        hand = s.hands[seat]
        self.known = by_suit(hand)
        self.unknown = hand.count(UNKNOWN)
        self.elsewhere = s.unknown - self.unknown
        self.limbo, self.deck = by_suit(s.limbo), by_suit(s.deck)
        if without != UNKNOWN:
            pile = self.known
            if without not in hand:
                pile = self.limbo if without in s.limbo else self.deck
                self.unknown -= 1
            pile[CARD_SUIT[without]] -= 1

    @law("root 12.5.3.II")
    def most_revealed(self, room: Sequence[int], birds: int = 0) -> int:
        """How many cards of the hand find a clearing each among so many of every suit; so many birds wait before them.

        Cards in limbo lie somewhere among the unknown ones: those of no use that find no room elsewhere are here.
        """
        free = sum(room) - birds
        rest = [room[suit] - min(room[suit], self.known[suit]) for suit in range(3)]
        found = sum(room) - sum(rest) + self.known[BIRD]
        if self.unknown:
            fitting = useful(self.limbo, rest)
            stuck = max(0, sum(self.limbo) - fitting - self.elsewhere)
            spare = self.unknown + self.elsewhere - sum(self.limbo)
            found += min(self.unknown - stuck, fitting + min(useful(self.deck, rest), spare))
        return min(found, free)


def by_suit(cards: bytearray) -> list[int]:
    """The known cards, by suit: fox, rabbit, mouse, bird."""
    counts = [0, 0, 0, 0]
    for card in bytes(cards):
        if card != UNKNOWN:
            counts[CARD_SUIT[card]] += 1
    return counts


def useful(cards: Sequence[int], rest: list[int]) -> int:
    """How many of these find a clearing in the rest, which they take; birds always may."""
    count = cards[BIRD]
    for suit in range(3):
        taken = min(cards[suit], rest[suit])
        rest[suit] -= taken
        count += taken
    return count
