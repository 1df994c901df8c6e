"""The Warm Sun Prophets, and the Lizard Envoys."""

from __future__ import annotations

from bisect import insort
from collections.abc import Sequence
from typing import ClassVar, Final

from lawbound.kernel import NO, Ask, Flow, Option, Prompt, Seat, Word
from lawbound.law import law
from lawbound.root.battle import battle
from lawbound.root.bearer import bearer_in
from lawbound.root.cards import AMBUSH, CARD_KIND, CARD_SUIT, DOMINANCE, Card
from lawbound.root.faction import Faction
from lawbound.root.force import force_out, forced_foes, forced_ways
from lawbound.root.hirelings.acting import (
    PLACE_IN_DAYLIGHT,
    PLACE_WHEN_HIRED,
    put,
)
from lawbound.root.hirelings.cards import pieces_of
from lawbound.root.hirelings.hireling import AT_BIRDSONG, ONCE_A_DAYLIGHT, SET_UP, Hireling
from lawbound.root.map import Clearing
from lawbound.root.pieces import CLEARINGS, Piece, place, present
from lawbound.root.removal import Trigger
from lawbound.root.state import Number, State
from lawbound.root.steps import BIRDSONG, DAYLIGHT, Action

PREACH_WHERE: Final = Prompt("where the prophets preach", ONCE_A_DAYLIGHT, "clearing")
PREACH_TO: Final = Prompt("whom the prophets move", ONCE_A_DAYLIGHT, "player")
PREACH_WHAT: Final = Prompt("what the prophets demand", ONCE_A_DAYLIGHT, "word")
SENT_TO: Final = Prompt("where the prophets send them", ONCE_A_DAYLIGHT, "clearing")
SENT_AGAINST: Final = Prompt("whom they are sent against", ONCE_A_DAYLIGHT, "player")
FROM_THE_PILE: Final = Prompt("what the envoys find", AT_BIRDSONG, "card")
NEXT_ON_THE_PILE: Final = Prompt("which card comes next to the pile", AT_BIRDSONG, "card")

A_BATTLE: Final = Word("a battle")
A_MOVE: Final = Word("a move")
ENVOYS: Final = "lizard envoys"
TOP: Final = 5


# The Warm Sun Prophets


class WarmSunProphets(Hireling):
    """They fight with nobody, and make others do it."""

    KEY: ClassVar[str] = "warm-sun-prophets"
    PIECES: ClassVar[tuple[Piece, ...]] = pieces_of("warm-sun-prophets")
    PHASES: ClassVar[tuple[int, ...]] = (DAYLIGHT,)
    SETS_UP: ClassVar[bool] = True

    @law("root A.6.3")
    def prepare(self, s: State, seat: Seat) -> Flow[None]:
        """One wherever there is a ruin."""
        for clearing in self.sites(s, seat, s.box.map.ruins):
            place(s, self.warrior, clearing, 1, SET_UP)
        return
        yield

    @law("root E.2.1")
    def hired(self, s: State, seat: Seat) -> Flow[None]:
        """With none on the map, one in any clearing."""
        if not self.on_map(s):
            yield from put(s, self, seat, self.warrior, self.sites(s, seat), PLACE_WHEN_HIRED)

    def between(self, s: State, player: Faction, phase: int) -> Sequence[Action]:
        return PROPHETS if self.is_ready(s, player.seat) else ()

    def imaginable(self, s: State, player: Faction, phase: int) -> Sequence[Action]:
        return PROPHETS

    def listeners(self, s: State, clearing: Clearing) -> list[Seat]:
        """The players with faction pieces there who can be made to battle or to move, its controller among them."""
        if not s.board[self.warrior + clearing]:
            return []
        return [seat for seat in s.order if self.moves_to_act(s, seat, clearing)]

    def moves_to_act(self, s: State, seat: Seat, clearing: Clearing) -> bool:
        """Whether a Prophet there can make that player battle or move."""
        player = s.players[seat]
        return present(s, seat, clearing) and bool(forced_foes(s, player, clearing) or forced_ways(s, player, clearing))

    def untouched(self, s: State, seat: Seat) -> list[Clearing]:
        """Clearings without a Prophet."""
        return self.sites(s, seat, [c for c in CLEARINGS if not s.board[self.warrior + c]])


def demands(s: State, player: Faction, clearing: Clearing) -> list[Word]:
    """What that player can be made to do."""
    found: list[Word] = []
    if forced_foes(s, player, clearing):
        found.append(A_BATTLE)
    if forced_ways(s, player, clearing):
        found.append(A_MOVE)
    return found


def pulpits(s: State, prophets: WarmSunProphets) -> list[Clearing]:
    return [clearing for clearing in CLEARINGS if prophets.listeners(s, clearing)]


def why_not_preach(player: Faction, s: State) -> str | None:
    prophets = bearer_in(s, WarmSunProphets)
    why = prophets.why_not_use(s, player.seat)
    if why is not None:
        return why
    for clearing in prophets.camps(s):  # somebody who listens is enough
        for seat in s.order:
            if prophets.moves_to_act(s, seat, clearing):
                return None
    return ONCE_A_DAYLIGHT


@law("root E.2.4", "root E.3.6", "root 1.5.5")
def preach(player: Faction, s: State) -> Flow[None]:
    """Somebody with faction pieces where a Prophet is must battle there; or must move out with all that can, to where
    the controller says, and battle there if the controller says so.

    Whom they battle is the controller's choice, everything else in it theirs; they score as ever.
    """
    prophets, seat = bearer_in(s, WarmSunProphets), player.seat
    s.used |= prophets.done
    clearing: Clearing = yield Ask(seat, PREACH_WHERE, pulpits(s, prophets))
    whom: Seat = yield Ask(seat, PREACH_TO, prophets.listeners(s, clearing), (clearing,))
    other = s.players[whom]
    demand: Word = yield Ask(seat, PREACH_WHAT, demands(s, other, clearing), (whom, clearing))
    if demand is A_BATTLE:
        foe: Number = yield Ask(seat, SENT_AGAINST, forced_foes(s, other, clearing), (whom, clearing))
        yield from battle(s, other, clearing, s.box.owners[foe])
        return
    destination: Clearing = yield Ask(seat, SENT_TO, forced_ways(s, other, clearing), (whom, clearing))
    yield from force_out(s, other, clearing, destination, ONCE_A_DAYLIGHT)
    foes = forced_foes(s, other, destination)
    if foes:
        chosen: Option = yield Ask(seat, SENT_AGAINST, [*foes, NO], (whom, destination))
        if chosen is not NO:
            yield from battle(s, other, destination, s.box.owners[chosen])


@law("root E.2.4")
def why_not_spread(player: Faction, s: State) -> str | None:
    prophets = bearer_in(s, WarmSunProphets)
    possible = s.board[prophets.warrior] and prophets.untouched(s, player.seat)
    return prophets.why_not_use(s, player.seat) or (None if possible else ONCE_A_DAYLIGHT)


@law("root E.2.4")
def spread(player: Faction, s: State) -> Flow[None]:
    """One Prophet more, where there is none."""
    prophets, seat = bearer_in(s, WarmSunProphets), player.seat
    s.used |= prophets.done
    yield from put(s, prophets, seat, prophets.warrior, prophets.untouched(s, seat), PLACE_IN_DAYLIGHT)


PROPHETS: Final = (
    Action("the prophets preach", ONCE_A_DAYLIGHT, why_not_preach, preach),
    Action("place a prophet", ONCE_A_DAYLIGHT, why_not_spread, spread),
)


# The Lizard Envoys


class LizardEnvoys(Hireling):
    """They read what others throw away."""

    KEY: ClassVar[str] = "lizard-envoys"
    PIECES: ClassVar[tuple[Piece, ...]] = pieces_of("lizard-envoys")
    PHASES: ClassVar[tuple[int, ...]] = (BIRDSONG,)

    def at_start(self, s: State, player: Faction, phase: int) -> list[Trigger]:
        if self.serves(s, player.seat) and found_by_envoys(s):
            return [Trigger(ENVOYS, player.seat, 0, 1, player.seat, self.number)]
        return []

    @law("root E.2.3")
    def resolve(self, s: State, trigger: Trigger) -> Flow[None]:
        """The controller may take a card of the most frequent suit among the top five of the discard pile."""
        cards = found_by_envoys(s)
        card: Option = (yield Ask(trigger.owner, FROM_THE_PILE, [*cards, NO])) if cards else NO
        if card is not NO:
            del s.discard[s.discard.rindex(card)]  # of two alike the upper one
            insort(s.hands[trigger.owner], card)
            s.tell("took from discard", AT_BIRDSONG, (trigger.owner, card))

    @law("root E.2.3")
    def arranges_discards(self, s: State, seat: Seat, cards: Sequence[Card]) -> Flow[Sequence[Card]]:
        """They read the topmost cards, so whoever discards several says how these lie; the last one is on top.

        Dominance cards do not come to the pile.
        """
        if s.players[seat].is_bot:
            return cards
        left = [card for card in cards if CARD_KIND[card] != DOMINANCE]
        arranged = [card for card in cards if CARD_KIND[card] == DOMINANCE]
        while len(set(left)) > 1:
            card: Card = yield Ask(seat, NEXT_ON_THE_PILE, sorted(set(left)), (len(left),))
            left.remove(card)
            arranged.append(card)
        return [*arranged, *left]


@law("root E.2.3")
def found_by_envoys(s: State) -> list[Card]:
    """Those of the top five that may be taken: of a suit that no other is more frequent than, but never an ambush.

    Birds count as birds alone, and an ambush counts as what it shows, although it is left where it is.
    """
    top = bytes(s.discard[-TOP:])
    suits = [CARD_SUIT[card] for card in top]
    most = max([suits.count(suit) for suit in suits], default=0)
    wanted = {card for card in top if suits.count(CARD_SUIT[card]) == most and CARD_KIND[card] != AMBUSH}
    return sorted(wanted)
