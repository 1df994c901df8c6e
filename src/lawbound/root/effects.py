"""Persistent effects of the standard deck (Law 4.1.3), in the wording of the older printings."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from lawbound.kernel import Ask, Flow, Prompt, Seat
from lawbound.law import law
from lawbound.root.cards import CARD, Card
from lawbound.root.faction import BIRDSONG, DAYLIGHT, Action, Faction
from lawbound.root.hand import discard_revealed, draw, draw_each, has_cards, take_random
from lawbound.root.map import Clearing
from lawbound.root.marks import CARD_MARK
from lawbound.root.pieces import CLEARINGS, to_supply
from lawbound.root.removal import Removal, finish_removals, remove_pieces
from lawbound.root.rule import ruled_clearings
from lawbound.root.score import score
from lawbound.root.state import ASIDE, State

if TYPE_CHECKING:
    from lawbound.root.battle import Fight

ARMORERS: Final = CARD["armorers"]
SAPPERS: Final = CARD["sappers"]
BRUTAL_TACTICS: Final = CARD["brutal-tactics"]
ROYAL_CLAIM: Final = CARD["royal-claim"]
STAND_AND_DELIVER: Final = CARD["stand-and-deliver"]
TAX_COLLECTOR: Final = CARD["tax-collector"]
COMMAND_WARREN: Final = CARD["command-warren"]
BETTER_BURROW_BANK: Final = CARD["better-burrow-bank"]
COBBLER: Final = CARD["cobbler"]
SCOUTING_PARTY: Final = CARD["scouting-party"]
CODEBREAKERS: Final = CARD["codebreakers"]

ARTICLE: Final = "root 4.1.3"
WHO_DRAWS: Final = Prompt("who else draws", ARTICLE, "player")
WHOM_TO_ROB: Final = Prompt("whom to rob", ARTICLE, "player")
WHOSE_HAND: Final = Prompt("whose hand to look at", ARTICLE, "player")
WHICH_WARRIOR: Final = Prompt("which warrior to remove", ARTICLE, "clearing")
USE_ARMORERS: Final = Prompt("use armorers", ARTICLE, "yes or no")
USE_SAPPERS: Final = Prompt("use sappers", ARTICLE, "yes or no")
USE_BRUTAL_TACTICS: Final = Prompt("use brutal tactics", ARTICLE, "yes or no")


def has(s: State, seat: Seat, card: Card) -> bool:
    return card in s.crafted[seat]


def _others_with_cards(s: State, seat: Seat) -> list[Seat]:
    return [other for other in s.order if other != seat and s.hands[other]]


def _victims(s: State, seat: Seat) -> list[Seat]:
    return [other for other in s.order if other != seat and has_cards(s, other)]


def _why_not_used(s: State, seat: Seat, card: Card) -> str | None:
    """The card must lie in the play area; what may be done once in a phase may not be done twice."""
    if card not in s.crafted[seat] or s.used & CARD_MARK[card]:
        return ARTICLE
    return None


# In the phases


@law("root 4.1.3")
def better_burrow_bank(s: State, player: Faction) -> Flow[None]:
    """At the start of Birdsong: the player and another of their choice each draw a card. Not optional."""
    other: Seat = yield Ask(player.seat, WHO_DRAWS, [seat for seat in s.order if seat != player.seat])
    yield from draw_each(s, [player.seat, other], ARTICLE)


def why_not_stand_and_deliver(player: Faction, s: State) -> str | None:
    """Once in a Birdsong: the older text leaves that limit to be understood."""
    if not _victims(s, player.seat):
        return ARTICLE
    return _why_not_used(s, player.seat, STAND_AND_DELIVER)


@law("root 4.1.3")
def stand_and_deliver(player: Faction, s: State) -> Flow[None]:
    """Take a random card from another player, who scores one point."""
    s.used |= CARD_MARK[STAND_AND_DELIVER]
    victim: Seat = yield Ask(player.seat, WHOM_TO_ROB, _victims(s, player.seat))
    yield from take_random(s, player.seat, victim, ARTICLE)
    score(s, victim, 1, ARTICLE)


def why_not_royal_claim(player: Faction, s: State) -> str | None:
    return _why_not_used(s, player.seat, ROYAL_CLAIM)


@law("root 4.1.3")
def royal_claim(player: Faction, s: State) -> Flow[None]:
    """Discard the card to score one point for each clearing ruled."""
    discard_revealed(s, player.seat, ROYAL_CLAIM, ARTICLE)
    score(s, player.seat, len(ruled_clearings(s, player.seat)), ARTICLE)
    return
    yield


def _warriors_to_tax(s: State, player: Faction) -> list[Clearing]:
    """Where the player has a warrior to give up. The older text does not ask that it stand in a clearing."""
    board, row = s.board, player.warrior
    return [place for place in (*CLEARINGS, ASIDE) if board[row + place]]


def why_not_tax_collector(player: Faction, s: State) -> str | None:
    if not _warriors_to_tax(s, player):
        return ARTICLE
    return _why_not_used(s, player.seat, TAX_COLLECTOR)


@law("root 4.1.3")
def tax_collector(player: Faction, s: State) -> Flow[None]:
    """Remove one of one's own warriors to draw a card."""
    s.used |= CARD_MARK[TAX_COLLECTOR]
    place = yield Ask(player.seat, WHICH_WARRIOR, _warriors_to_tax(s, player))
    if place == ASIDE:
        to_supply(s, player.warrior, ASIDE, 1)
        s.tell("gave up", ARTICLE, (player.seat,))
    else:
        removal = Removal(player.seat, player.seat, place)
        remove_pieces(s, removal, player.warrior, 1, ARTICLE)
        yield from finish_removals(s, [removal], [], player.seat)
    yield from draw(s, player.seat, 1, ARTICLE)


def why_not_codebreakers(player: Faction, s: State) -> str | None:
    if not _others_with_cards(s, player.seat):
        return ARTICLE
    return _why_not_used(s, player.seat, CODEBREAKERS)


@law("root 4.1.3", "root 1.2.1")
def codebreakers(player: Faction, s: State) -> Flow[None]:
    """Look at the whole hand of another player."""
    s.used |= CARD_MARK[CODEBREAKERS]
    other: Seat = yield Ask(player.seat, WHOSE_HAND, _others_with_cards(s, player.seat))
    show_hand(s, other, player.seat, ARTICLE)


def show_hand(s: State, owner: Seat, viewer: Seat, article: str) -> None:
    """Let that player look at the owner's hand."""
    s.tell("showed hand", article, (owner, viewer), tuple(s.hands[owner]), (owner, viewer))


PHASE_EFFECTS: Final = {
    BIRDSONG: (
        (STAND_AND_DELIVER, Action("stand and deliver", ARTICLE, why_not_stand_and_deliver, stand_and_deliver)),
        (ROYAL_CLAIM, Action("royal claim", ARTICLE, why_not_royal_claim, royal_claim)),
    ),
    DAYLIGHT: (
        (TAX_COLLECTOR, Action("tax collector", ARTICLE, why_not_tax_collector, tax_collector)),
        (CODEBREAKERS, Action("codebreakers", ARTICLE, why_not_codebreakers, codebreakers)),
    ),
}


def usable(s: State, player: Faction, phase: int) -> list[Action]:
    """The effects in the play area that the player may use now, in this phase."""
    crafted = s.crafted[player.seat]
    if not crafted or phase not in PHASE_EFFECTS:
        return []
    return [action for card, action in PHASE_EFFECTS[phase] if card in crafted and action.why_not(player, s) is None]


# In battle


class BattleEffect:
    """An optional effect of a card in battle."""

    __slots__ = ("card", "prompt", "usable", "use")

    def __init__(
        self,
        card: Card,
        prompt: Prompt,
        usable: Callable[[State, Fight, Faction], bool],
        use: Callable[[State, Fight, Faction], None],
    ) -> None:
        self.card = card
        self.prompt = prompt
        self.usable = usable
        self.use = use


def _faces_rolled_hits(s: State, fight: Fight, side: Faction) -> bool:
    return bool(fight.defender_rolled if side is fight.attacker else fight.attacker_rolled)


@law("root 4.1.3")
def armorers(s: State, fight: Fight, side: Faction) -> None:
    """Discard the card to ignore all rolled hits taken; extra hits still count."""
    discard_revealed(s, side.seat, ARMORERS, ARTICLE)
    if side is fight.attacker:
        fight.defender_rolled = 0
    else:
        fight.attacker_rolled = 0


def _defends(s: State, fight: Fight, side: Faction) -> bool:
    return side is fight.defender


@law("root 4.1.3", "root 4.3.3.I")
def sappers(s: State, fight: Fight, side: Faction) -> None:
    """As defender, discard the card to deal an extra hit."""
    discard_revealed(s, side.seat, SAPPERS, ARTICLE)
    fight.defender_extra += 1


def _attacks(s: State, fight: Fight, side: Faction) -> bool:
    return side is fight.attacker


@law("root 4.1.3", "root 4.3.3.I")
def brutal_tactics(s: State, fight: Fight, side: Faction) -> None:
    """As attacker, deal an extra hit; the defender scores one point."""
    fight.attacker_extra += 1
    score(s, fight.defender.seat, 1, ARTICLE)


BATTLE_EFFECTS: Final = (
    BattleEffect(ARMORERS, USE_ARMORERS, _faces_rolled_hits, armorers),
    BattleEffect(SAPPERS, USE_SAPPERS, _defends, sappers),
    BattleEffect(BRUTAL_TACTICS, USE_BRUTAL_TACTICS, _attacks, brutal_tactics),
)


def in_battle(s: State, fight: Fight, side: Faction) -> list[BattleEffect]:
    """The effects that this side may use in the battle now."""
    crafted = s.crafted[side.seat]
    if not crafted:
        return []
    return [effect for effect in BATTLE_EFFECTS if effect.card in crafted and effect.usable(s, fight, side)]


@law("root 4.1.3")
def ignores_ambush(s: State, attacker: Seat) -> bool:
    """Scouting Party: ambush cards do nothing to the attacker who has it."""
    return has(s, attacker, SCOUTING_PARTY)
