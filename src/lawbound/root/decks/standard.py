"""Persistent effects of the standard deck (Law 4.1.3).

Three of its cards were reworded in 2026; what they said before is the rule unless the option `card_printing` says
otherwise.
"""

from __future__ import annotations

from typing import ClassVar, Final

from lawbound.kernel import DONE, Ask, Flow, Option, Prompt, Seat
from lawbound.law import law
from lawbound.root.battle import Fight, battlefields, initiate_battle
from lawbound.root.cards import CARD
from lawbound.root.decks.effect import (
    ARTICLE,
    BattleEffect,
    Effect,
    InBattle,
    StartOfPhase,
    Usable,
    is_newer,
    why_not_used,
)
from lawbound.root.faction import Faction
from lawbound.root.hand import discard_revealed, draw, draw_each, has_cards, show_hand, take_random
from lawbound.root.map import Clearing
from lawbound.root.marks import CARD_MARK
from lawbound.root.owner import Owner
from lawbound.root.pieces import CLEARINGS, to_supply
from lawbound.root.removal import Removal, Trigger, finish_removals, remove_pieces
from lawbound.root.rule import is_enemy, rules
from lawbound.root.score import score
from lawbound.root.state import State
from lawbound.root.steps import BIRDSONG, DAYLIGHT, EVENING, Action

ARMORERS: Final = CARD["armorers"]
SAPPERS: Final = CARD["sappers"]
BRUTAL_TACTICS: Final = CARD["brutal-tactics"]
ROYAL_CLAIM: Final = CARD["royal-claim"]
STAND_AND_DELIVER: Final = CARD["stand-and-deliver"]
TAX_COLLECTOR: Final = CARD["tax-collector"]
CODEBREAKERS: Final = CARD["codebreakers"]

WHO_DRAWS: Final = Prompt("who else draws", ARTICLE, "player")
WHOM_TO_ROB: Final = Prompt("whom to rob", ARTICLE, "player")
WHOSE_HAND: Final = Prompt("whose hand to look at", ARTICLE, "player")
WHICH_WARRIOR: Final = Prompt("which warrior to remove", ARTICLE, "clearing")
USE_ARMORERS: Final = Prompt("use armorers", ARTICLE, "yes or no")
USE_SAPPERS: Final = Prompt("use sappers", ARTICLE, "yes or no")
USE_BRUTAL_TACTICS: Final = Prompt("use brutal tactics", ARTICLE, "yes or no")


def _others_with_cards(s: State, seat: Seat) -> list[Seat]:
    return [other for other in s.order if other != seat and s.hands[other]]


def _victims(s: State, seat: Seat) -> list[Seat]:
    """Whom the player may rob: anybody else by the older text, an enemy by the newer."""
    others = [other for other in s.order if other != seat and has_cards(s, other)]
    return [other for other in others if is_enemy(s, seat, other)] if is_newer(s) else others


# In the phases


def why_not_stand_and_deliver(player: Faction, s: State) -> str | None:
    """Once in a Birdsong: the older text leaves that limit to be understood, the newer says so."""
    if not _victims(s, player.seat):
        return ARTICLE
    return why_not_used(s, player.seat, STAND_AND_DELIVER)


@law("root 4.1.3")
def stand_and_deliver(player: Faction, s: State) -> Flow[None]:
    """Take a random card from another player, who scores one point."""
    s.used |= CARD_MARK[STAND_AND_DELIVER]
    victim: Seat = yield Ask(player.seat, WHOM_TO_ROB, _victims(s, player.seat))
    yield from take_random(s, player.seat, victim, ARTICLE)
    score(s, victim, 1, ARTICLE)


def why_not_royal_claim(player: Faction, s: State) -> str | None:
    return why_not_used(s, player.seat, ROYAL_CLAIM)


@law("root 4.1.3")
def royal_claim(player: Faction, s: State) -> Flow[None]:
    """Discard the card to score one point for each clearing ruled, on the map or beside it."""
    discard_revealed(s, player.seat, ROYAL_CLAIM, ARTICLE)
    score(s, player.seat, len([c for c in player.grounds if rules(s, player.number, c)]), ARTICLE)
    return
    yield


def _warriors_to_tax(s: State, player: Faction) -> list[Clearing]:
    """Where the player has a warrior to give up. The newer text asks that it stand in a clearing on the map."""
    board, row = s.board, player.warrior
    places = CLEARINGS if is_newer(s) else (*player.grounds, *player.board_places)
    return [place for place in places if board[row + place]]


def why_not_tax_collector(player: Faction, s: State) -> str | None:
    if not _warriors_to_tax(s, player):
        return ARTICLE
    return why_not_used(s, player.seat, TAX_COLLECTOR)


@law("root 4.1.3")
def tax_collector(player: Faction, s: State) -> Flow[None]:
    """Remove one of one's own warriors to draw a card."""
    s.used |= CARD_MARK[TAX_COLLECTOR]
    place = yield Ask(player.seat, WHICH_WARRIOR, _warriors_to_tax(s, player))
    if place in player.board_places:
        to_supply(s, player.warrior, place, 1)
        s.tell("gave up", ARTICLE, (player.seat,))
    else:
        removal = Removal(player.seat, player.seat, place)
        remove_pieces(s, removal, player.warrior, 1, ARTICLE)
        yield from finish_removals(s, [removal], [], player.seat)
    yield from draw(s, player.seat, 1, ARTICLE)


def why_not_codebreakers(player: Faction, s: State) -> str | None:
    if not _others_with_cards(s, player.seat):
        return ARTICLE
    return why_not_used(s, player.seat, CODEBREAKERS)


@law("root 4.1.3", "root 1.2.1")
def codebreakers(player: Faction, s: State) -> Flow[None]:
    """Look at the whole hand of another player."""
    s.used |= CARD_MARK[CODEBREAKERS]
    other: Seat = yield Ask(player.seat, WHOSE_HAND, _others_with_cards(s, player.seat))
    show_hand(s, other, player.seat, ARTICLE)


# In battle


def _faces_rolled_hits(s: State, fight: Fight, side: Owner) -> bool:
    return bool(fight.defender_rolled if side is fight.attacker else fight.attacker_rolled)


@law("root 4.1.3")
def armorers(s: State, fight: Fight, side: Owner) -> Flow[None]:
    """Discard the card to ignore all rolled hits taken; extra hits still count."""
    discard_revealed(s, side.seat, ARMORERS, ARTICLE)
    if side is fight.attacker:
        fight.defender_rolled = 0
    else:
        fight.attacker_rolled = 0
    return
    yield


def _defends(s: State, fight: Fight, side: Owner) -> bool:
    return side is fight.defender


@law("root 4.1.3", "root 4.3.3.I")
def sappers(s: State, fight: Fight, side: Owner) -> Flow[None]:
    """As defender, discard the card to deal an extra hit."""
    discard_revealed(s, side.seat, SAPPERS, ARTICLE)
    fight.defender_extra += 1
    return
    yield


def _attacks(s: State, fight: Fight, side: Owner) -> bool:
    return side is fight.attacker


@law("root 4.1.3", "root 4.3.3.I")
def brutal_tactics(s: State, fight: Fight, side: Owner) -> Flow[None]:
    """As attacker, deal an extra hit; the defender scores one point."""
    fight.attacker_extra += 1
    score(s, fight.defender.seat, 1, ARTICLE)
    return
    yield


# The cards

COMMAND_WARREN_FIELD: Final = Prompt("battle with Command Warren", ARTICLE, "clearing")
CHOSEN_FIELD: Final = Prompt("battle where", ARTICLE, "clearing")  # asked only where forced choices are, too

STAND_AND_DELIVER_NOW: Final = Action("stand and deliver", ARTICLE, why_not_stand_and_deliver, stand_and_deliver)
CLAIM_NOW: Final = Action("royal claim", ARTICLE, why_not_royal_claim, royal_claim)
TAX_NOW: Final = Action("tax collector", ARTICLE, why_not_tax_collector, tax_collector)
BREAK_CODES_NOW: Final = Action("codebreakers", ARTICLE, why_not_codebreakers, codebreakers)


class StandAndDeliver(Usable):
    KEY: ClassVar[str] = "stand-and-deliver"
    PHASES: ClassVar[tuple[int, ...]] = (BIRDSONG,)
    ACTIONS: ClassVar[tuple[Action, ...]] = (STAND_AND_DELIVER_NOW,)
    ASKS: ClassVar[tuple[Prompt, ...]] = (WHOM_TO_ROB,)


class RoyalClaim(Usable):
    KEY: ClassVar[str] = "royal-claim"
    PHASES: ClassVar[tuple[int, ...]] = (BIRDSONG,)
    ACTIONS: ClassVar[tuple[Action, ...]] = (CLAIM_NOW,)


class TaxCollector(Usable):
    KEY: ClassVar[str] = "tax-collector"
    PHASES: ClassVar[tuple[int, ...]] = (DAYLIGHT,)
    ACTIONS: ClassVar[tuple[Action, ...]] = (TAX_NOW,)
    ASKS: ClassVar[tuple[Prompt, ...]] = (WHICH_WARRIOR,)


class Codebreakers(Usable):
    KEY: ClassVar[str] = "codebreakers"
    PHASES: ClassVar[tuple[int, ...]] = (DAYLIGHT,)
    ACTIONS: ClassVar[tuple[Action, ...]] = (BREAK_CODES_NOW,)
    ASKS: ClassVar[tuple[Prompt, ...]] = (WHOSE_HAND,)


class BetterBurrowBank(StartOfPhase):
    KEY: ClassVar[str] = "better-burrow-bank"
    NAME: ClassVar[str] = "better burrow bank"
    ASKS: ClassVar[tuple[Prompt, ...]] = (WHO_DRAWS,)

    @law("root 4.1.3")
    def resolve(self, s: State, trigger: Trigger) -> Flow[None]:
        """The player and another of their choice each draw a card. Not optional; by the newer text it is, and the
        other is an enemy.
        """
        others: list[Option] = [seat for seat in s.order if seat != trigger.owner]
        if is_newer(s):
            others = [*[seat for seat in others if is_enemy(s, trigger.owner, seat)], DONE]
        other = yield Ask(trigger.owner, WHO_DRAWS, others)
        if other is not DONE:
            yield from draw_each(s, [trigger.owner, other], ARTICLE)


class CommandWarren(StartOfPhase):
    KEY: ClassVar[str] = "command-warren"
    NAME: ClassVar[str] = "command warren"
    ASKS: ClassVar[tuple[Prompt, ...]] = (COMMAND_WARREN_FIELD,)
    PHASES: ClassVar[tuple[int, ...]] = (DAYLIGHT,)

    def matters(self, s: State, player: Faction) -> bool:
        return bool(battlefields(s, player))

    @law("root 4.1.3")
    def resolve(self, s: State, trigger: Trigger) -> Flow[None]:
        """A battle before anything else in Daylight."""
        player = s.players[trigger.owner]
        clearing = yield Ask(player.seat, COMMAND_WARREN_FIELD, [*battlefields(s, player), DONE])
        if clearing is not DONE:
            yield from initiate_battle(s, player, [clearing], CHOSEN_FIELD)


class Cobbler(StartOfPhase):
    KEY: ClassVar[str] = "cobbler"
    NAME: ClassVar[str] = "cobbler"
    PHASES: ClassVar[tuple[int, ...]] = (EVENING,)

    @law("root 4.1.3")
    def resolve(self, s: State, trigger: Trigger) -> Flow[None]:
        """A move before anything else in Evening."""
        yield from s.players[trigger.owner].free_move(s, ARTICLE)


class ScoutingParty(Effect):
    KEY: ClassVar[str] = "scouting-party"

    @law("root 4.1.3")
    def ignores_ambush(self, s: State, fight: Fight) -> bool:
        """Ambush cards do nothing to the attacker who has it."""
        return self.lies_with(s, fight.attacker.seat)


class Armorers(InBattle):
    KEY: ClassVar[str] = "armorers"
    EFFECT: ClassVar[BattleEffect] = BattleEffect(ARMORERS, USE_ARMORERS, _faces_rolled_hits, armorers)
    ASKS: ClassVar[tuple[Prompt, ...]] = (USE_ARMORERS,)


class Sappers(InBattle):
    KEY: ClassVar[str] = "sappers"
    EFFECT: ClassVar[BattleEffect] = BattleEffect(SAPPERS, USE_SAPPERS, _defends, sappers)
    ASKS: ClassVar[tuple[Prompt, ...]] = (USE_SAPPERS,)


class BrutalTactics(InBattle):
    KEY: ClassVar[str] = "brutal-tactics"
    EFFECT: ClassVar[BattleEffect] = BattleEffect(BRUTAL_TACTICS, USE_BRUTAL_TACTICS, _attacks, brutal_tactics)
    ASKS: ClassVar[tuple[Prompt, ...]] = (USE_BRUTAL_TACTICS,)


EFFECTS: Final[tuple[type[Effect], ...]] = (
    StandAndDeliver,
    RoyalClaim,
    TaxCollector,
    Codebreakers,
    BetterBurrowBank,
    CommandWarren,
    Cobbler,
    ScoutingParty,
    Armorers,
    Sappers,
    BrutalTactics,
)
"""In the order in which they are offered."""
