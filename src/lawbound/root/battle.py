"""Battle: Law of Root 4.3."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from lawbound.kernel import DONE, NO, YES, Ask, Chance, Flow, Option, Prompt, Seat
from lawbound.law import law
from lawbound.root.cards import AMBUSHES, BIRD, EVERY, Card
from lawbound.root.hand import discard_revealed, is_asked, playable, reveal, spend_card
from lawbound.root.map import Clearing
from lawbound.root.owner import Owner
from lawbound.root.pieces import CLEARINGS, present
from lawbound.root.removal import (
    Removal,
    Trigger,
    finish_removals,
    remove_pieces,
    resolve_one,
    resolve_triggers,
    score_removals,
    triggers_of,
)
from lawbound.root.rule import enemies_among, is_enemy
from lawbound.root.select import among
from lawbound.root.state import NOBODY, OWNERS, Number, State

if TYPE_CHECKING:
    from lawbound.root.decks.effect import BattleEffect

BATTLE_WHERE: Final = Prompt("battle where", "root 4.3", "clearing")
BATTLE_WHOM: Final = Prompt("battle whom", "root 4.3", "player")
AMBUSH: Final = Prompt("ambush", "root 4.3.1", "card")
FOIL: Final = Prompt("foil the ambush", "root 4.3.1.I", "card")
BATTLE_DICE: Final = Prompt("battle dice", "root 4.3.2", "dice")
ENLIST: Final = Prompt("enlist a helper", "rootbotics 7.7.6", "yes or no")
WHOSE_EFFECTS: Final = Prompt("whose effects first", "root 4.3.3", "player")

DICE: Final = tuple([(a, b) for a in range(4) for b in range(4)])
AMBUSH_HITS: Final = 2


class Fight:
    """One battle: who, where, and the hits that each side will deal."""

    __slots__ = (
        "ally",
        "attacker",
        "attacker_extra",
        "attacker_rolled",
        "bonus_scored",
        "clearing",
        "damaged",
        "defender",
        "defender_extra",
        "defender_rolled",
        "enlisted",
        "holds_back",
        "instigator",
        "lost",
        "picked",
        "sacrificed",
        "spared",
        "turned",
    )

    def __init__(self, attacker: Owner, defender: Owner, clearing: Clearing) -> None:
        self.attacker = attacker
        self.defender = defender
        self.clearing = clearing
        self.attacker_rolled = 0
        self.attacker_extra = 0
        self.defender_rolled = 0
        self.defender_extra = 0
        self.enlisted = 0  # what others add to the defender's maximum of rolled hits
        self.instigator = NOBODY  # who made others fight, and removes the pieces of both sides
        self.picked = False  # it says, too, which pieces go; for a bot luck does
        self.lost: list[Removal] = []  # everything that the battle removed
        self.bonus_scored = False  # a point that can be scored only once in a battle
        self.ally = NOBODY  # whose warriors the attacker treats as their own
        self.sacrificed = 0  # how many of those took hits for the attacker
        self.damaged = 0  # how many hits the attacker took on things of their own
        self.holds_back = False  # the attacker deals no rolled hits, for the sake of something else
        self.turned = False  # the defender deals the higher number rolled
        self.spared: list[Number] = []  # who has ignored a hit: nobody ignores more than the first

    @law("rootbotics 7.7.4", "root D.4.2")
    def remover(self, side: Owner) -> Number:
        """Who removes what that side hits: the side itself, unless somebody else made them fight."""
        by_itself = self.instigator in (NOBODY, self.attacker.number, self.defender.number)
        return side.number if by_itself else self.instigator

    @law("root D.4.2")
    def picker(self, s: State) -> Seat:
        """The player who made others fight and says which pieces they lose; nobody else does, and no bot (7.7.4.I)."""
        return NOBODY if not self.picked or s.players[self.instigator].is_bot else self.instigator


@law("root 4.3")
def defenders(s: State, player: Owner, clearing: Clearing) -> list[Number]:
    """The enemies that the player can battle in a clearing: those with a piece there."""
    power, others, at, number, box = s.power, s.others, clearing * OWNERS, player.number, s.box
    found = [other for other in range(len(box.owners)) if (power[at + other] or others[at + other]) and other != number]
    if found:
        found = enemies_among(s, number, found)
    if box.fights_for and not player.can_attack(s, clearing):  # with mercenaries alone, not against their own faction
        found = [other for other in found if not box.owners[other].fights_for(s, number, clearing)]
    if box.why_spared:
        return [other for other in found if why_spared(s, number, other, clearing) is None]
    return found


def why_spared(s: State, attacker: Number, defender: Number, clearing: Clearing) -> str | None:
    """The article by which somebody keeps the one from battling the other."""
    for bearer in s.box.why_spared:
        article = bearer.why_spared(s, attacker, defender, clearing)
        if article is not None:
            return article
    return None


@law("root 4.3", "root 11.2.7.III", "rootbotics 9.2.3.III")
def can_battle(s: State, player: Owner, clearing: Clearing) -> bool:
    """Whether the player has warriors there, or others' that they may treat as their own."""
    if player.can_attack(s, clearing):
        return True
    if not s.box.fights_for:
        return False
    return any([lender.fights_for(s, player.number, clearing) for lender in s.box.fights_for])


def battlefields(s: State, player: Owner) -> list[Clearing]:
    """Where the player can initiate a battle."""
    return [c for c in battle_sites(s, player) if defenders(s, player, c)]


def battle_sites(s: State, player: Owner) -> list[Clearing]:
    """Where the player has something to fight with."""
    if s.box.fights_for:
        return [c for c in CLEARINGS if can_battle(s, player, c)]
    return player.attack_sites(s)


@law("root 4.3", "root G.1.27", "rootbotics 9.2.3.III")
def why_not_defend(s: State, player: Owner, clearing: Clearing, other: Number) -> str | None:
    """Why that owner cannot be the defender: not there, no enemy, spared, or fought by none but their own warriors."""
    if other in defenders(s, player, clearing):
        return None
    if not present(s, other, clearing):
        return "root 4.3"
    if not is_enemy(s, player.number, other):
        return "root G.1.27"
    return why_spared(s, player.number, other, clearing) or s.box.owners[other].lending_article


@law("root 4.3")
def why_not_battle(s: State, player: Owner, clearing: Clearing) -> str | None:
    """Why the player cannot initiate a battle there: somebody who is there but is no enemy comes furthest."""
    if not can_battle(s, player, clearing):
        return "root 4.3"
    return None if defenders(s, player, clearing) else _why_nobody(s, player, clearing)


def _why_nobody(s: State, player: Owner, clearing: Clearing) -> str:
    """Why nobody in that clearing can be the defender."""
    power, rest, at = s.power, s.others, clearing * OWNERS
    others = [
        other
        for other in range(len(s.box.owners))
        if other != player.number and (power[at + other] or rest[at + other])
    ]
    return (why_not_defend(s, player, clearing, others[0]) if others else None) or "root 4.3"


def why_not_any_battle(s: State, player: Owner, fields: Sequence[Clearing] = CLEARINGS) -> str | None:
    """Why the player cannot initiate a battle in any of these clearings."""
    sites = [clearing for clearing in battle_sites(s, player) if clearing in fields]
    for clearing in sites:
        if defenders(s, player, clearing):
            return None
    box = s.box
    if not (box.fights_for or box.unseated or box.why_spared) and s.coalition.count(NOBODY) == len(s.coalition):
        return "root 4.3"  # all others are enemies
    for clearing in sites:
        why = _why_nobody(s, player, clearing)
        if why != "root 4.3":
            return why
    return "root 4.3"


@law("root 4.3")
def initiate_battle(
    s: State,
    player: Owner,
    clearings: Sequence[Clearing],
    about: Prompt = BATTLE_WHERE,
    given: tuple[Option, ...] = (),
) -> Flow[None]:
    """Choose the clearing of battle among these and the defender, and battle."""
    clearing: Clearing = yield Ask(player.decider(s), about, clearings, given)
    yield from battle_in(s, player, clearing)


def battle_in(s: State, player: Owner, clearing: Clearing) -> Flow[None]:
    defender: Number = yield Ask(player.decider(s), BATTLE_WHOM, defenders(s, player, clearing), (clearing,))
    yield from battle(s, player, clearing, s.box.owners[defender])


@law("root 4.3")
def battle(
    s: State,
    attacker: Owner,
    clearing: Clearing,
    defender: Owner,
    extra_hits: int = 0,
    instigator: Number = NOBODY,
    picked: bool = False,
) -> Flow[Fight]:
    fight = Fight(attacker, defender, clearing)
    fight.attacker_extra = extra_hits
    fight.instigator, fight.picked = instigator, picked
    s.tell("battle", "root 4.3", (attacker.number, defender.number, clearing))
    for payee in s.box.before_battle:
        yield from payee.before_battle(s, fight)
    yield from attacker.prepare_attack(s, fight)
    yield from defender.prepare_defence(s, fight)
    if not (yield from ambush(s, fight)):
        yield from enlist(s, fight)
        for bearer in s.box.before_roll:
            yield from bearer.before_roll(s, fight)
        yield from roll(s, fight)
        yield from use_effects(s, fight)
        yield from deal_hits(s, fight)
    yield from attacker.battle_ended(s, fight)
    yield from defender.defence_ended(s, fight)
    return fight


# Mercenaries


@law("root 11.2.7.III", "rootbotics 9.2.3.III")
def lender_to(s: State, fight: Fight, side: Owner) -> Owner | None:
    """Whose warriors in the clearing fight for that side as its own: never against their own faction."""
    for lender in s.box.fights_for:
        against = lender is fight.attacker or lender is fight.defender or lender.number == fight.ally
        if not against and lender.fights_for(s, side.number, fight.clearing):
            return lender
    return None


def mercenaries(s: State, fight: Fight, side: Owner) -> int:
    """How many warriors of another faction fight for that side."""
    lender = lender_to(s, fight, side) if s.box.fights_for else None
    return 0 if lender is None else s.board[lender.warrior + fight.clearing]


@law("root 11.2.7.III.a", "rootbotics 9.2.3.III")
def suffer_hits(s: State, fight: Fight, side: Owner, hits: int, by: Number) -> Flow[list[Removal]]:
    """Mercenaries take half of the hits, the odd one falls on own warriors; buildings and tokens come last.

    What is ignored is ignored before they share.
    """
    if hits and s.box.ignores_hits:
        hits -= ignored_hits(s, fight, side)
    lender = lender_to(s, fight, side) if s.box.fights_for else None
    if lender is None:
        return (yield from side.take_hits(s, fight, hits, by))
    own = side.warriors_at(s, fight.clearing)
    theirs = Removal(lender.number, by, fight.clearing, fight)
    theirs.side = side.number
    remove_pieces(s, theirs, lender.warrior, max(hits // 2, hits - own), lender.sharing_article)
    ours = yield from side.take_hits(s, fight, hits - theirs.warriors, by)
    return [*ours, theirs]


@law("root 14.7.7", "root 15.2.4")
def ignored_hits(s: State, fight: Fight, side: Owner) -> int:
    """How many of the hits that this side is dealt now it ignores: in all the battle the first, whoever lets it.

    An ambush deals hits too.
    """
    if side.number in fight.spared:
        return 0
    for bearer in s.box.ignores_hits:
        article = bearer.ignores_hits(s, fight, side)
        if article is not None:
            fight.spared.append(side.number)
            s.tell("hit ignored", article, (side.number, fight.clearing))
            return 1
    return 0


# The ambush


def ambush_cards(s: State, seat: Seat, clearing: Clearing) -> list[Card]:
    """The ambush cards in that hand that match the clearing; an owner without a seat has no hand (E.3.5)."""
    if seat == NOBODY:
        return []
    hand = s.hands[seat]
    if not hand:
        return []
    cards = playable(s, hand)
    return [card for card in ambushes_at(s, clearing) if card in cards]


def ambushes_at(s: State, clearing: Clearing) -> Sequence[Card]:
    """The ambush cards that match the clearing."""
    suit = s.suits[clearing]
    return AMBUSHES if suit == EVERY else (AMBUSHES[suit], AMBUSHES[BIRD])


@law("root 4.3.1", "root 2.1.5")
def ambush(s: State, fight: Fight) -> Flow[bool]:
    """The defender may ambush; True if that ends the battle."""
    attacker, defender = fight.attacker, fight.defender
    if not attacker.can_be_ambushed(s, fight):
        return False
    card: Option = defender.laid_ambush(s, fight)
    if card is None:
        cards = ambush_cards(s, defender.seat, fight.clearing)
        if not is_asked(s, defender.seat, cards):
            return False
        given = (attacker.number, fight.clearing)
        card = yield Ask(defender.seat, AMBUSH, [*cards, DONE], given, s.box.discreet)
        if card is DONE:
            return False
        reveal(s, defender.seat, card)
    s.tell("ambush", "root 4.3.1", (defender.number, card))
    if (yield from foil(s, fight)):
        discard_revealed(s, defender.seat, card, "root 4.3.1.I")
        return False
    return (yield from resolve_ambush(s, fight, card))


@law("root 4.3.1.I")
def foil(s: State, fight: Fight) -> Flow[bool]:
    """The attacker may foil the ambush with an ambush card of their own."""
    seat = fight.attacker.seat
    cards = ambush_cards(s, seat, fight.clearing)
    if not is_asked(s, seat, cards):
        return False
    card = yield Ask(seat, FOIL, [*cards, DONE], (fight.defender.number, fight.clearing), s.box.discreet)
    if card is DONE:
        return False
    spend_card(s, seat, card, "root 4.3.1.I")
    return True


@law("root 4.3.1.II")
def resolve_ambush(s: State, fight: Fight, card: Card) -> Flow[bool]:
    """Two hits, not limited by the defender's warriors; True if no warrior of the attacker is left.

    Dealing hits ends with what they trigger (4.3.4), so the card lies in the play area until that is done: no new deck
    is made of it. Only warriors count here, so a pawn alone does not keep the battle going.
    """
    attacker, defender = fight.attacker, fight.defender
    if any([bearer.ignores_ambush(s, fight) for bearer in s.box.ignores_ambush]):
        discard_revealed(s, defender.seat, card, "root 4.3.1.II")
        return False
    removals = yield from suffer_hits(s, fight, attacker, AMBUSH_HITS, fight.remover(defender))
    fight.lost += removals
    yield from finish_removals(s, removals, [], attacker.number)
    discard_revealed(s, defender.seat, card, "root 4.3.1.II")
    return not attacker.attackers_left(s, fight) and not mercenaries(s, fight, attacker)


@law("rootbotics 7.7.6")
def enlist(s: State, fight: Fight) -> Flow[None]:
    """Before the roll the defender may enlist whoever offers help in the clearing, but nobody who takes part."""
    for helper in s.box.offers_help:
        if helper is fight.attacker or helper is fight.defender or not helper.offers_help(s, fight.clearing):
            continue
        if (yield from fight.defender.wants_help(s, fight, helper.number, ENLIST)):
            s.tell("enlisted", "rootbotics 7.7.6", (fight.defender.number, helper.number))
            fight.enlisted += helper.help_defender(s)


@law("root 4.3.2", "root 5.1.6", "root B.1.5", "root B.3.5")
def roll(s: State, fight: Fight) -> Flow[None]:
    """Roll both dice; the higher number is the attacker's unless the defender takes it."""
    dice: tuple[int, int] = yield Chance(BATTLE_DICE, DICE, (fight.attacker.number, fight.defender.number))
    s.tell("rolled", "root 4.3.2", dice)
    high, low = max(dice), min(dice)
    if fight.turned or fight.defender.takes_higher_roll():
        high, low = low, high
    attacker, defender = fight.attacker, fight.defender
    if not fight.holds_back:
        fight.attacker_rolled = min(high, attacker.rolled_maximum(s, fight) + mercenaries(s, fight, attacker))
    most = defender.rolled_maximum(s, fight) + mercenaries(s, fight, defender) + fight.enlisted
    fight.defender_rolled = min(low, most)


@law("root 4.3.3", "root 4.3.3.I", "root 4.3.3.II")
def use_effects(s: State, fight: Fight) -> Flow[None]:
    """Extra hits, which no number of warriors limits, and the optional effects of both sides."""
    attacker, defender = fight.attacker, fight.defender
    fight.attacker_extra += attacker.attack_bonus(s, fight)
    fight.defender_extra += defender.defence_bonus(s, fight)
    for bearer in s.box.extra_hits:
        fight.attacker_extra += bearer.extra_hits(s, fight, attacker)
        fight.defender_extra += bearer.extra_hits(s, fight, defender)
    if defender.fights_defenseless(s, fight) and not mercenaries(s, fight, defender):
        fight.attacker_extra += 1
    sides = [attacker, defender]
    if effects_of(s, fight, attacker) and effects_of(s, fight, defender):
        first: Number = yield Ask(attacker.decider(s), WHOSE_EFFECTS, [attacker.number, defender.number])
        if first == defender.number:
            sides.reverse()
    for side in sides:
        for effect in effects_of(s, fight, side):
            answer = yield Ask(side.decider(s), effect.prompt, (YES, NO), (fight.clearing,))
            if answer is YES:
                yield from effect.use(s, fight, side)


def effects_of(s: State, fight: Fight, side: Owner) -> list[BattleEffect]:
    """The effects that this side may use in the battle now: of cards only those in a play area count.

    Where nobody decides for a side, or a bot, nothing optional is used.
    """
    if not s.box.hit_effects and (side.seat == NOBODY or not s.crafted[side.seat]):
        return []
    decider = side.decider(s)
    if decider == NOBODY or s.players[decider].is_bot:
        return []
    found = [effect for bearer in s.box.hit_effects for effect in bearer.hit_effects(s, fight, side)]
    if side.seat != NOBODY and s.crafted[side.seat]:
        for card in s.box.cards_hit_effects:
            found += card.hit_effects(s, fight, side)
    return found


@law("root 4.3.4")
def deal_hits(s: State, fight: Fight) -> Flow[None]:
    """Both sides deal their hits at once; then points; then what that triggers."""
    attacker, defender = fight.attacker, fight.defender
    hits = fight.attacker_rolled + fight.attacker_extra
    lost_by_defender = yield from suffer_hits(s, fight, defender, hits, fight.remover(attacker))
    hits = fight.defender_rolled + fight.defender_extra
    lost_by_attacker = yield from suffer_hits(s, fight, attacker, hits, fight.remover(defender))
    both: list[Removal] = lost_by_defender + lost_by_attacker
    fight.lost += both
    score_removals(s, both)
    yield from resolve_both_sides(s, fight, triggers_of(s, lost_by_attacker), triggers_of(s, lost_by_defender))


@law("root 1.1.3", "root 4.3.4", "rootbotics 2.2")
def resolve_both_sides(s: State, fight: Fight, ours: list[Trigger], theirs: list[Trigger]) -> Flow[None]:
    """Whoever takes the turn says which side resolves an effect next; which of its own, that side says.

    A bot lets the faction go first that comes first in turn order.
    """
    attacker, defender = fight.attacker.number, fight.defender.number
    while ours and theirs:
        if s.acting.is_bot:
            first = among(s, s.turn, "root 1.1.3", [attacker, defender]).by_turn_order()
        else:
            first = yield Ask(s.turn, WHOSE_EFFECTS, [attacker, defender])
        if first == attacker:
            yield from resolve_one(s, ours, attacker)
        else:
            yield from resolve_one(s, theirs, defender)
    yield from resolve_triggers(s, ours, attacker)
    yield from resolve_triggers(s, theirs, defender)
