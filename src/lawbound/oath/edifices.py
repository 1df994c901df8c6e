"""Powers of edifices, of their intact and of their ruined sides: Law of Oath 2.9."""

from __future__ import annotations

from bisect import insort
from typing import Any, Final

from lawbound.kernel import DONE, Ask, Chance, Flow, Seat
from lawbound.law import Article, law
from lawbound.oath.acts import FACEDOWN, Campaign, Recover, Search
from lawbound.oath.cards import BEAST, CARDS, FIRST_EDIFICE, PEOPLES_FAVOR, SUIT, Card, Position, Source
from lawbound.oath.chronicle_map import replace
from lawbound.oath.deal import ADVISERS, FAVOR, SECRETS, deal, partners
from lawbound.oath.handy import draw_and_take_or_bury
from lawbound.oath.piles import decide, decide_at
from lawbound.oath.plans import change_attack
from lawbound.oath.powers import power
from lawbound.oath.prompts import AT_RANDOM, HOW_MANY, WHICH_CARD, WHICH_PLAYER
from lawbound.oath.rule import enemy_of_ruler, has_suit, region_of, ruler_of
from lawbound.oath.state import BANDITS, DENIZEN_BACK, LEAST_MARKER, State, back
from lawbound.oath.targets import PAWN, Target

FAIR_GOODS: Final = (FAVOR, SECRETS, ADVISERS)
MOST_REPLACED: Final = 5


# Order: Sprawling Rampart, Bandit Rampart


@power("sprawling_rampart", "target_dice")
def sprawling_rampart(s: State, me: Source, act: Campaign, target: Target, n: int) -> int:
    """Sites of whoever rules it add one more defense die."""
    return n + (target < PAWN and s.ruler[target] == ruler_of(s, me))


def attacked_here(s: State, me: Source, act: Campaign, user: int) -> Article | None:
    return None if s.place[me] in act.sites else CARDS[me].article


@power("bandit_rampart", "battle_plan", ready=attacked_here)
def bandit_rampart(s: State, me: Source, act: Campaign, user: int, variant: int) -> Flow[None]:
    """Where the site is a target, two attack dice are removed."""
    change_attack(s, act, -2)
    return
    yield


# Hearth: Hall of Debate, Hall of Mockery


@power("hall_of_debate", "why_not_target")
def hall_of_debate(s: State, me: Source, act: Campaign, target: Target) -> Article | None:
    """Nobody can attack for the People's Favor; it may be had in any other way."""
    return CARDS[me].article if target == PEOPLES_FAVOR else None


@power("hall_of_mockery", "recovered")
def hall_of_mockery(s: State, me: Source, act: Recover) -> Flow[None]:
    """Whenever the People's Favor is recovered, it comes with its Mob side up."""
    if act.thing == PEOPLES_FAVOR and not s.mob:
        s.mob = 1
        s.tell("mob", CARDS[me].article, (1,))
    return
    yield


# Beast: Forest Temple, Ruined Temple


@power("forest_temple", "chronicle_keeps")
@law("oath 8.3.2")
def forest_temple(s: State, me: Source, position: Position) -> bool:
    """Sites with Beast cards stay on the map between two games, whoever rules them; the temple itself is one."""
    return has_suit(s, position, BEAST)


@power("ruined_temple", "why_not_play")
def ruined_temple(s: State, me: Source, seat: Seat, card: Card, where: int) -> Article | None:
    """Enemies of its ruler cannot play Beast cards faceup."""
    if SUIT[card] == BEAST and where != FACEDOWN and enemy_of_ruler(s, seat, me):
        return CARDS[me].article
    return None


# Discord: Festival District, Squalid District


def nobody_to_trade(s: State, me: Source, seat: Seat) -> Article | None:
    return None if partners(s, seat, FAIR_GOODS) else CARDS[me].article


@power("festival_district", "action", ready=nobody_to_trade)
@law("oath 7.6.3")
def festival_district(s: State, me: Source, seat: Seat) -> Flow[None]:
    """A binding exchange of favor, secrets and advisers with anybody."""
    other: Seat = yield Ask(seat, WHICH_PLAYER, partners(s, seat, FAIR_GOODS), (me,))
    yield from deal(s, seat, other, FAIR_GOODS, CARDS[me].article, me)


@power("squalid_district", "end_die")
@law("oath 3.3")
def squalid_district(s: State, me: Source, roll: int) -> Flow[int]:
    """When the end die has been rolled, its ruler may change the result by one: for the Empire the Chancellor."""
    ruler = ruler_of(s, me)
    if ruler >= BANDITS:
        return roll
    changed: int = yield Ask(ruler, HOW_MANY, (roll, roll + 1, roll - 1), (me, roll))
    if changed != roll:
        s.tell("changed end die", CARDS[me].article, (ruler, changed))
    return changed


# Arcane: Great Spire, Fallen Spire


def take_dispossessed(s: State, seat: Seat | None) -> Flow[Card]:
    """A random card leaves the Dispossessed; the seat sees which."""
    card: Card = yield Chance(AT_RANDOM, bytes(s.dispossessed), (seat,))
    s.dispossessed.remove(card)
    if card >= LEAST_MARKER:
        card = yield from decide(s, card, seat)
    s.seen[card] = 0 if seat is None else 1 << seat
    return card


def why_not_replace(s: State, me: Source, act: Search) -> Article | None:
    return None if act.fresh and s.dispossessed else CARDS[me].article


@power("great_spire", "modify", act="search", ready=why_not_replace)
def great_spire(s: State, me: Source, act: Search) -> Flow[None]:
    """Denizens that are drawn may be swapped with random ones of the Dispossessed."""
    return
    yield


@power("great_spire", "drawn")
def swap_drawn(s: State, me: Source, act: Search) -> Flow[None]:
    """The player chooses all that leave before the first one comes in. Who saw a card that left knows where it is now.

    The chosen ones wait at the front of the hand.
    """
    seat, hand = act.seat, s.hands[act.seat]
    chosen = 0
    while chosen < len(s.dispossessed):
        options: list[Any] = [card for card in hand[chosen:] if card < FIRST_EDIFICE]
        card: Any = (yield Ask(seat, WHICH_CARD, [*options, DONE], (me, chosen))) if options else DONE
        if card is DONE:
            break
        hand.remove(card)
        hand.insert(chosen, card)
        chosen += 1
    for _ in range(chosen):
        hand.append((yield from take_dispossessed(s, seat)))
    for _ in range(chosen):
        insort(s.dispossessed, hand.pop(0))
    if chosen:
        s.tell("swapped with dispossessed", CARDS[me].article, (seat, chosen), tuple(hand[-chosen:]), (seat,))


def replaceable(s: State, seat: Seat) -> list[int]:
    """The places of the topmost denizens in the discard pile of the player's region: five at most, and no visions."""
    pile = s.piles[region_of(s, seat)]
    denizens = [at for at in range(len(pile) - 1, -1, -1) if back(pile[at]) == DENIZEN_BACK]
    return denizens[: min(MOST_REPLACED, len(s.dispossessed))]


def nothing_to_replace(s: State, me: Source, seat: Seat) -> Article | None:
    return None if replaceable(s, seat) else CARDS[me].article


@power("fallen_spire", "action", ready=nothing_to_replace)
def fallen_spire(s: State, me: Source, seat: Seat) -> Flow[None]:
    """Swap so many denizens of the pile with random ones of the Dispossessed; nobody looks at any of them.

    Those that come wait on top of the pile until all are there, so that none that leaves comes back.
    """
    pile, places = s.piles[region_of(s, seat)], replaceable(s, seat)
    n = yield Ask(seat, HOW_MANY, range(len(places), 0, -1), (me,))
    for at in places[:n]:
        yield from decide_at(s, pile, at)
    for _ in range(n):
        pile.append((yield from take_dispossessed(s, None)))
    for at in places[:n]:
        insort(s.dispossessed, pile[at])
        pile[at] = pile.pop()
    s.tell("swapped with dispossessed", CARDS[me].article, (seat, n))


# Nomad: Ancient Forge, Broken Forge


def no_relics(s: State, me: Source, seat: Seat) -> Article | None:
    return None if s.relic_deck else CARDS[me].article


@power("ancient_forge", "action", ready=no_relics)
def ancient_forge(s: State, me: Source, seat: Seat) -> Flow[None]:
    """Draw the top relic; take it, or put it under the deck."""
    yield from draw_and_take_or_bury(s, me, seat)


@power("broken_forge", "action")
@law("oath 2.9")
def broken_forge(s: State, me: Source, seat: Seat) -> Flow[None]:
    """Turn the card to its intact side; favor and secrets stay on it."""
    intact = me - 1
    s.favor_on[intact], s.favor_on[me] = s.favor_on[me], 0
    s.secrets_on[intact], s.secrets_on[me] = s.secrets_on[me], 0
    replace(s, me, intact)
    s.tell("repaired", CARDS[me].article, (seat, intact, s.place[intact]))
    return
    yield
