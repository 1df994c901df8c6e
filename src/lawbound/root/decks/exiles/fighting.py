"""Cards of Exiles and Partisans that move and fight: partisans, the émigré and the league."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Final

from lawbound.kernel import DONE, Ask, Flow, Prompt, Seat
from lawbound.law import law
from lawbound.root.battle import Fight, battle_in, battlefields, initiate_battle, why_not_any_battle, why_not_battle
from lawbound.root.cards import BIRD, CARD, CARD_SUIT, FOX, MOUSE, RABBIT, UNKNOWN, Card, Suit
from lawbound.root.craft import ready_items
from lawbound.root.decks.effect import ARTICLE, BattleEffect, Effect, InBattle, Usable, why_not_used
from lawbound.root.faction import Faction
from lawbound.root.hand import discard_revealed, in_order, playable, spend_card
from lawbound.root.items import ITEM_NAMES, Item
from lawbound.root.marks import card_mark
from lawbound.root.move import origins, take_move, why_not_any_move
from lawbound.root.naming import mapping, names_in, one_of
from lawbound.root.owner import Owner
from lawbound.root.removal import Trigger
from lawbound.root.state import SEATS, State
from lawbound.root.steps import BIRDSONG, DAYLIGHT, Action
from lawbound.root.suits import is_of

FOX_PARTISANS: Final = CARD["fox-partisans"]
RABBIT_PARTISANS: Final = CARD["rabbit-partisans"]
MOUSE_PARTISANS: Final = CARD["mouse-partisans"]
LEAGUE: Final = CARD["league-of-adventurous-mice"]
KINDS: Final = len(ITEM_NAMES)

USE_FOXES: Final = Prompt("use fox partisans", ARTICLE, "yes or no")
USE_RABBITS: Final = Prompt("use rabbit partisans", ARTICLE, "yes or no")
USE_MICE: Final = Prompt("use mouse partisans", ARTICLE, "yes or no")
OTHER_SUIT: Final = Prompt("discard another suit", ARTICLE, "card")
WHICH_ITEM: Final = Prompt("which item for the league", ARTICLE, "item")


# Partisans


@law("root 2.1.1.I")
def is_kept(s: State, card: Card, suit: Suit) -> bool:
    """Whether partisans of that suit leave their player that card.

    A bird counts as any suit that is to be discarded, whether its owner likes it or not; by the other reading it stays.
    """
    birds_stay = s.box.options["partisans_and_birds"] == "kept"
    return CARD_SUIT[card] == suit or (birds_stay and CARD_SUIT[card] == BIRD)


@law("root 4.1.3", "root 4.3.3.I")
def call_partisans(s: State, fight: Fight, side: Owner, suit: Suit) -> Flow[None]:
    """An extra hit, and every card in hand that is not of the partisans' suit goes; the card itself stays.

    Of unknown cards only their owner can say which are of another suit.
    """
    if side is fight.attacker:
        fight.attacker_extra += 1
    else:
        fight.defender_extra += 1
    seat = side.seat
    hand = s.hands[seat]
    gone = [card for card in bytes(hand) if card != UNKNOWN and not is_kept(s, card, suit)]
    for card in (yield from in_order(s, seat, gone)):
        spend_card(s, seat, card, ARTICLE)
    while UNKNOWN in hand:
        others = [card for card in playable(s, hand) if not is_kept(s, card, suit)]
        chosen = yield Ask(seat, OTHER_SUIT, [*others, DONE], (suit,))
        if chosen is DONE:
            break
        spend_card(s, seat, chosen, ARTICLE)


class Partisans(InBattle):
    """Those of one suit: in battles in clearings of their own suit, on either side."""

    def hit_effects(self, s: State, fight: Fight, side: Owner) -> Sequence[BattleEffect]:
        if not is_of(s, fight.clearing, CARD_SUIT[self.card]):
            return ()
        return InBattle.hit_effects(self, s, fight, side)


def _always(s: State, fight: Fight, side: Owner) -> bool:
    return True


def call_foxes(s: State, fight: Fight, side: Owner) -> Flow[None]:
    return call_partisans(s, fight, side, FOX)


def call_rabbits(s: State, fight: Fight, side: Owner) -> Flow[None]:
    return call_partisans(s, fight, side, RABBIT)


def call_mice(s: State, fight: Fight, side: Owner) -> Flow[None]:
    return call_partisans(s, fight, side, MOUSE)


class FoxPartisans(Partisans):
    KEY: ClassVar[str] = "fox-partisans"
    EFFECT: ClassVar[BattleEffect] = BattleEffect(FOX_PARTISANS, USE_FOXES, _always, call_foxes)
    ASKS: ClassVar[tuple[Prompt, ...]] = (USE_FOXES, OTHER_SUIT)


class RabbitPartisans(Partisans):
    KEY: ClassVar[str] = "rabbit-partisans"
    EFFECT: ClassVar[BattleEffect] = BattleEffect(RABBIT_PARTISANS, USE_RABBITS, _always, call_rabbits)
    ASKS: ClassVar[tuple[Prompt, ...]] = (USE_RABBITS,)


class MousePartisans(Partisans):
    KEY: ClassVar[str] = "mouse-partisans"
    EFFECT: ClassVar[BattleEffect] = BattleEffect(MOUSE_PARTISANS, USE_MICE, _always, call_mice)
    ASKS: ClassVar[tuple[Prompt, ...]] = (USE_MICE,)


# Eyrie Émigré


class EyrieEmigre(Effect):
    KEY: ClassVar[str] = "eyrie-emigre"
    PHASES: ClassVar[tuple[int, ...]] = (BIRDSONG,)

    def at_end(self, s: State, player: Faction, phase: int) -> list[Trigger]:
        if self.lies_with(s, player.seat):
            return [Trigger("eyrie emigre", player.seat, 0, 1, player.seat, self.number)]
        return []

    @law("root 4.1.3", "root 1.4.2")
    def resolve(self, s: State, trigger: Trigger) -> Flow[None]:
        """A move, then a battle where it led, with nothing between but what the move brings about.

        It is used whether its player likes it or not: what is not called optional is not (4.1.3). They choose the move,
        even one that leads to no battle; unless both happened they discard the card. The newer text speaks of that
        duty, the older leaves it to the Law, so both are played alike.
        """
        player = s.players[trigger.owner]
        clearing = yield from player.free_move(s, ARTICLE, must=True)
        if clearing and why_not_battle(s, player, clearing) is None:
            yield from battle_in(s, player, clearing)
        elif self.lies_with(s, player.seat):
            discard_revealed(s, player.seat, self.card, ARTICLE)


# League of Adventurous Mice


def league_in(s: State) -> Effect | None:
    """The card, if it is in the deck."""
    league = s.box.named.get(LeagueOfAdventurousMice.KEY)
    assert league is None or isinstance(league, Effect)
    return league


@law("root 4.1.3")
def why_not_league(player: Faction, s: State) -> str | None:
    """Once in a Daylight, with an item; whoever has no Crafted Items box has none."""
    return why_not_used(s, player.seat, LEAGUE) or (None if ready_items(s, player.seat) else ARTICLE)


@law("root 4.1.3")
def exhaust_item(player: Faction, s: State) -> Flow[None]:
    """Nothing ever refreshes it."""
    s.used |= card_mark(LEAGUE)
    item: Item = yield Ask(player.seat, WHICH_ITEM, ready_items(s, player.seat), (player.seat,))
    league = league_in(s)
    assert league is not None
    s.own[league.number][player.seat * KINDS + item] += 1
    s.tell("exhausted", ARTICLE, (player.seat, item))


def why_not_league_move(player: Faction, s: State) -> str | None:
    return why_not_league(player, s) or (None if origins(s, player) else why_not_any_move(s, player))


@law("root 4.1.3")
def league_move(player: Faction, s: State) -> Flow[None]:
    yield from exhaust_item(player, s)
    yield from take_move(s, player, ARTICLE)


def why_not_league_battle(player: Faction, s: State) -> str | None:
    return why_not_league(player, s) or why_not_any_battle(s, player)


@law("root 4.1.3")
def league_battle(player: Faction, s: State) -> Flow[None]:
    yield from exhaust_item(player, s)
    yield from initiate_battle(s, player, battlefields(s, player))


MOVE_NOW: Final = Action("move with the league", ARTICLE, why_not_league_move, league_move)
BATTLE_NOW: Final = Action("battle with the league", ARTICLE, why_not_league_battle, league_battle)


class LeagueOfAdventurousMice(Usable):
    """Its own numbers: how many of each item in a Crafted Items box are exhausted, by seat."""

    KEY: ClassVar[str] = "league-of-adventurous-mice"
    OWN: ClassVar[int] = SEATS * KINDS
    FIELDS: ClassVar[tuple[str, ...]] = ("exhausted",)
    PHASES: ClassVar[tuple[int, ...]] = (DAYLIGHT,)
    ACTIONS: ClassVar[tuple[Action, ...]] = (MOVE_NOW, BATTLE_NOW)
    ASKS: ClassVar[tuple[Prompt, ...]] = (WHICH_ITEM,)

    def between(self, s: State, player: Faction, phase: int) -> Sequence[Action]:
        return self.ACTIONS if why_not_league(player, s) is None else ()

    def item_taken(self, s: State, seat: Seat, item: Item) -> None:
        """Of several alike an exhausted one goes first; whoever gets it has it face up."""
        at = seat * KINDS + item
        if s.own[self.number][at]:
            s.own[self.number][at] -= 1

    def exhausted_items(self, s: State, seat: Seat, item: Item) -> int:
        return s.own[self.number][seat * KINDS + item]

    def describe(self, s: State) -> dict[str, Any]:
        own = s.own[self.number]
        spent = {
            player.KEY: [name for item, name in enumerate(ITEM_NAMES) for _ in range(own[player.seat * KINDS + item])]
            for player in s.players
        }
        return {"exhausted": {key: names for key, names in spent.items() if names}}

    def restore(self, s: State, fields: Mapping[str, Any]) -> None:
        keys = [player.KEY for player in s.players]
        for key, names in mapping(fields.get("exhausted"), f"{self.KEY}, exhausted").items():
            seat = one_of(key, keys, f"{self.KEY}, exhausted")
            for name in names_in(names, f"{self.KEY}, exhausted"):
                s.own[self.number][seat * KINDS + one_of(name, ITEM_NAMES, f"{self.KEY}, exhausted")] += 1


EFFECTS: Final[tuple[type[Effect], ...]] = (
    FoxPartisans,
    RabbitPartisans,
    MousePartisans,
    EyrieEmigre,
    LeagueOfAdventurousMice,
)
