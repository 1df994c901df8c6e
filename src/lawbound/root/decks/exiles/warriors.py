"""Cards of Exiles and Partisans that deal with others' warriors: bureau, orders and coffins."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, Final

from lawbound.kernel import Ask, Flow, Prompt, Seat
from lawbound.law import law
from lawbound.root import snares
from lawbound.root.cards import CARD, Card
from lawbound.root.decks.effect import ARTICLE, Effect, StartOfPhase, Usable, is_newer, why_not_used
from lawbound.root.faction import Faction
from lawbound.root.hand import discard_revealed, matching, spend
from lawbound.root.map import Clearing
from lawbound.root.marks import card_mark
from lawbound.root.move import Move, carry_out, has_movers, reachable, why_held
from lawbound.root.naming import PositionError, mapping, number, one_of
from lawbound.root.owner import Owner
from lawbound.root.pieces import CLEARINGS, relocate, why_not_place
from lawbound.root.removal import Removal, Trigger, exchange, why_not_remove
from lawbound.root.rule import enemies_among, is_enemy, treated_as_own
from lawbound.root.score import score
from lawbound.root.state import HELD_BACK, ROW, SUPPLY, Number, Row, State
from lawbound.root.steps import BIRDSONG, DAYLIGHT, Action

PROPAGANDA_BUREAU: Final = CARD["propaganda-bureau"]
FALSE_ORDERS: Final = CARD["false-orders"]
WARRIORS_FOR_A_POINT: Final = 5

PERSUADE_WHERE: Final = Prompt("propaganda where", ARTICLE, "clearing")
PERSUADE_WHOM: Final = Prompt("propaganda among whom", ARTICLE, "player")
CARD_TO_PERSUADE: Final = Prompt("spend a card", ARTICLE, "card")
WHOSE_WARRIORS: Final = Prompt("false orders to whom", ARTICLE, "player")
ORDERED_FROM: Final = Prompt("false orders where", ARTICLE, "clearing")
ORDERED_TO: Final = Prompt("false orders to go where", ARTICLE, "clearing")


# Propaganda Bureau


def persuadable(s: State, player: Faction, owner: Owner, clearing: Clearing) -> list[Row]:
    """The kinds of that owner's warriors there that can be replaced: an exchange takes both halves (G.1.13)."""
    warriors = owner.warriors_at(s, clearing)
    if not warriors or not is_enemy(s, player.number, owner.number):
        return []
    if warriors <= treated_as_own(s, player.number, owner.number, clearing):
        return []
    kinds = [row for row in owner.warriors if s.board[row + clearing]]
    return [row for row in kinds if why_not_remove(s, row, clearing, player.number) is None]


@law("root 4.1.3", "root G.1.13")
def why_not_persuade_at(s: State, player: Faction, clearing: Clearing) -> str | None:
    """An enemy warrior in a clearing on the map, a card of its suit, and room for a warrior of one's own."""
    if not matching(s, s.hands[player.seat], s.suits[clearing]):
        return ARTICLE
    return why_nobody_persuaded(s, player, clearing)


def why_nobody_persuaded(s: State, player: Faction, clearing: Clearing) -> str | None:
    """The same, where there is such a card."""
    for owner in s.box.owners:
        if owner is not player and persuadable(s, player, owner, clearing):
            return why_not_place(s, player.number, clearing)
    return ARTICLE


def persuadable_sites(s: State, player: Faction) -> list[Clearing]:
    return [c for c in CLEARINGS if why_not_persuade_at(s, player, c) is None]


def why_not_persuade(player: Faction, s: State) -> str | None:
    """Once in a Daylight. By either text there is no use of it without a warrior in the supply to place."""
    why = why_not_used(s, player.seat, PROPAGANDA_BUREAU)
    if why is not None:
        return why
    hand = s.hands[player.seat]
    suits = {s.suits[clearing] for clearing in CLEARINGS}
    payable = [suit for suit in suits if matching(s, hand, suit)]
    why = ARTICLE
    for clearing in CLEARINGS:
        if s.suits[clearing] in payable:
            here = why_nobody_persuaded(s, player, clearing)
            if here is None:  # one clearing is enough
                return None if s.board[player.warrior] else "root 1.5.1"
            if why == ARTICLE:  # what somebody else forbids comes after it
                why = here
    return why


@law("root 4.1.3")
def persuade(player: Faction, s: State) -> Flow[None]:
    """Spend a card to replace an enemy warrior in a clearing of its suit with one of one's own."""
    s.used |= card_mark(PROPAGANDA_BUREAU)
    clearing: Clearing = yield Ask(player.seat, PERSUADE_WHERE, persuadable_sites(s, player))
    victims = [owner.number for owner in s.box.owners if persuadable(s, player, owner, clearing)]
    victim: Number = yield Ask(player.seat, PERSUADE_WHOM, victims, (clearing,))
    yield from spend(s, player.seat, matching(s, s.hands[player.seat], s.suits[clearing]), CARD_TO_PERSUADE)
    theirs = persuadable(s, player, s.box.owners[victim], clearing)[0]
    yield from exchange(s, Removal(victim, player.number, clearing), theirs, player.warrior, ARTICLE)


PERSUADE_NOW: Final = Action("propaganda bureau", ARTICLE, why_not_persuade, persuade)


class PropagandaBureau(Usable):
    KEY: ClassVar[str] = "propaganda-bureau"
    PHASES: ClassVar[tuple[int, ...]] = (DAYLIGHT,)
    ACTIONS: ClassVar[tuple[Action, ...]] = (PERSUADE_NOW,)
    ASKS: ClassVar[tuple[Prompt, ...]] = (PERSUADE_WHERE, PERSUADE_WHOM)


# False Orders


def ordered_away(s: State, victim: Faction, clearing: Clearing) -> list[tuple[Row, int]]:
    """Half of the warriors there, rounded up, of those that can be moved now; what must stay counts, but stays."""
    left = (victim.warriors_at(s, clearing) + 1) // 2
    rows: list[tuple[Row, int]] = []
    for row in victim.movable(s, clearing):
        count = min(left, s.board[row + clearing])
        if count:
            rows.append((row, count))
            left -= count
    return rows


def ordered_starts(s: State, victim: Faction) -> list[Clearing]:
    """Where that player's warriors can be moved from."""
    return [clearing for clearing in victim.grounds if can_be_ordered(s, victim, clearing)]


def can_be_ordered(s: State, victim: Faction, clearing: Clearing) -> bool:
    """Whether there are warriors that can be moved, nothing holds them there, and some way leads on."""
    if not has_movers(s, victim, clearing) or why_held(s, victim.number, clearing) is not None:
        return False
    return bool(reachable(s, victim, clearing))


def deceivable(s: State, seat: Seat) -> list[Seat]:
    """Enemies with warriors that can be moved. Those without a seat obey nobody else (E.3.4)."""
    return [other for other in s.order if is_enemy(s, seat, other) and ordered_starts(s, s.players[other])]


def why_not_deceive(player: Faction, s: State) -> str | None:
    why = why_not_used(s, player.seat, FALSE_ORDERS)
    if why is not None:
        return why
    for other in enemies_among(s, player.seat, s.order):
        victim = s.players[other]
        for clearing in victim.grounds:  # one is enough
            if can_be_ordered(s, victim, clearing):
                return None
    return ARTICLE


@law("root 4.1.3", "root 1.5.5", "root G.1.4")
def deceive(player: Faction, s: State) -> Flow[None]:
    """Discard the card to force an enemy to move half of their warriors out of a clearing, whoever rules there.

    Enemy, clearing and destination are the choice of whoever plays it; all else is a move of that enemy: along their
    ways, held by what holds them, and what it brings about falls on them. A bot springs a snare that would hold it.
    """
    discard_revealed(s, player.seat, FALSE_ORDERS, ARTICLE)
    other: Seat = yield Ask(player.seat, WHOSE_WARRIORS, deceivable(s, player.seat))
    victim = s.players[other]
    origin: Clearing = yield Ask(player.seat, ORDERED_FROM, ordered_starts(s, victim), (other,))
    destination: Clearing = yield Ask(player.seat, ORDERED_TO, reachable(s, victim, origin), (other, origin))
    if s.box.why_not_leave and snares.stops(s, other, origin):
        return
    yield from carry_out(s, Move(other, origin, destination, ordered_away(s, victim, origin), ARTICLE))


DECEIVE_NOW: Final = Action("false orders", ARTICLE, why_not_deceive, deceive)


class FalseOrders(Usable):
    KEY: ClassVar[str] = "false-orders"
    PHASES: ClassVar[tuple[int, ...]] = (BIRDSONG,)
    ACTIONS: ClassVar[tuple[Action, ...]] = (DECEIVE_NOW,)
    ASKS: ClassVar[tuple[Prompt, ...]] = (WHOSE_WARRIORS, ORDERED_FROM, ORDERED_TO)


# Coffin Makers


def in_coffins(s: State, owner: Owner) -> int:
    """How many warriors of that owner lie on the card."""
    return s.board[owner.warrior + HELD_BACK]


class CoffinMakers(StartOfPhase):
    KEY: ClassVar[str] = "coffin-makers"
    NAME: ClassVar[str] = "coffin makers"
    FIELDS: ClassVar[tuple[str, ...]] = ("warriors",)

    def in_play(self, s: State) -> bool:
        return any([self.card in cards for cards in s.crafted])

    @law("root 4.1.3")
    def diverts(self, s: State, row: Row, origin: int, replaced: bool) -> bool:
        """Warriors on their way to a supply come to lie here, whosoever they are; who goes elsewhere does not.

        By the older text wherever they come from: officers, acolytes, payments. By the newer only those that leave the
        map, and are not replaced. Only the kind that is recruited: a warlord never lies here.
        """
        owner = s.box.owners[s.box.owner[row // ROW]]
        if row != owner.warrior or not self.in_play(s):
            return False
        return not is_newer(s) or (origin in CLEARINGS and not replaced)

    def matters(self, s: State, player: Faction) -> bool:
        return any([in_coffins(s, owner) for owner in s.box.owners])

    @law("root 4.1.3")
    def resolve(self, s: State, trigger: Trigger) -> Flow[None]:
        """A point for every five warriors here, then all go home; what is over counts for nothing."""
        score(s, trigger.owner, sum([in_coffins(s, owner) for owner in s.box.owners]) // WARRIORS_FOR_A_POINT, ARTICLE)
        self.send_home(s)
        return
        yield

    def play_area_changed(self, s: State, seat: Seat, card: Card) -> None:
        """If it leaves play, so do they."""
        if card == self.card and not self.in_play(s):
            self.send_home(s)

    def send_home(self, s: State) -> None:
        for owner in s.box.owners:
            count = in_coffins(s, owner)
            if count:
                relocate(s, owner.warrior, HELD_BACK, SUPPLY, count)
                s.tell("left the coffins", ARTICLE, (owner.number, count))

    def describe(self, s: State) -> dict[str, Any]:
        return {"warriors": {owner.KEY: in_coffins(s, owner) for owner in s.box.owners if in_coffins(s, owner)}}

    def restore(self, s: State, fields: Mapping[str, Any]) -> None:
        where = f"{self.KEY}, warriors"
        keys = [owner.KEY for owner in s.box.owners]
        for key, count in mapping(fields.get("warriors"), where).items():
            owner = s.box.owners[one_of(key, keys, where)]
            if not self.in_play(s):
                raise PositionError(
                    "{where}: nobody has crafted the card.",
                    refusal="position-not-crafted",
                    where=where,
                )
            relocate(s, owner.warrior, SUPPLY, HELD_BACK, number(count, f"{where}, {key}", s.board[owner.warrior]))


EFFECTS: Final[tuple[type[Effect], ...]] = (PropagandaBureau, FalseOrders, CoffinMakers)
