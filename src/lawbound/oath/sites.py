"""Powers of sites: Law of Oath 2.8, 4.1.4, 7.1.1, 7.3.3.

A site says itself whom its power concerns: whoever stands there, leaves it, comes to it, attacks there, or rules it.
"""

from __future__ import annotations

from typing import Any, Final

from lawbound.kernel import DONE, Ask, Flow, Seat
from lawbound.law import Article, law
from lawbound.oath.acts import Act, Campaign, Muster, Search, Travel
from lawbound.oath.cards import (
    FIRST_SITE,
    HEARTH,
    REGION,
    SITE_NUMBER,
    SITES,
    SUIT,
    Card,
    Cost,
    Position,
    Source,
)
from lawbound.oath.deal import FAVOR as FAVOR_GOODS
from lawbound.oath.deal import PROMISES, SECRETS, deal, partners
from lawbound.oath.modifiers import Toll
from lawbound.oath.plans import change_attack
from lawbound.oath.powers import article_of, power
from lawbound.oath.prompts import FAVOR, SECRET, SITE_TOKEN, WHICH_PLAYER, WHICH_RELIC_HERE
from lawbound.oath.recover import recover_relic, why_relics_stay
from lawbound.oath.rule import is_enemy, rules_site
from lawbound.oath.state import BANDITS, State
from lawbound.oath.targets import PAWN, Target
from lawbound.oath.tokens import flip_secret, gain_favor, gain_secrets, receive_favor, why_not_use
from lawbound.oath.warbands import gain_warbands

SHROUDED_WOOD: Final = SITE_NUMBER["shrouded_wood"]
FLIP: Final = Cost(place_secret=1)
"""What forbids powers that cost secrets forbids such as turn one facedown, too."""


def at(me: Source) -> Position:
    """Where the site lies."""
    return me - FIRST_SITE


def leaves(me: Source, act: Act) -> bool:
    """Whether a pawn travels from here, and does not ignore what sites say."""
    return isinstance(act, Travel) and act.origin == at(me) and not act.ignores_sites


# Opportunities: tokens for whoever wakes there


@power("mine", "wake")
@power("salt_flats", "wake")
@power("drowned_city", "wake")
@law("oath 4.1.4")
def take_a_token(s: State, me: Source, seat: Seat) -> Flow[None]:
    """One favor or secret of those that lie on the site, if the player likes."""
    position = at(me)
    options: list[Any] = []
    if s.site_favor[position]:
        options.append(FAVOR)
    if s.site_secrets[position]:
        options.append(SECRET)
    if s.pawn[seat] != position or not options:
        return
    chosen = yield Ask(seat, SITE_TOKEN, [*options, DONE], (position,))
    if chosen is FAVOR:
        s.site_favor[position] -= 1
        receive_favor(s, seat, 1)
        s.tell("took from site", "oath 4.1.4", (seat, position, 1, 0))
    elif chosen is SECRET:
        s.site_secrets[position] -= 1
        s.secrets[seat] += 1
        s.tell("took from site", "oath 4.1.4", (seat, position, 0, 1))


# Homelands: a reward for playing a card of their suit there


@law("oath 7.3.3")
def comes_home(s: State, me: Source, act: Search, card: Card) -> bool:
    """Whether a card of the site's suit was played here by somebody who has discarded none here this turn."""
    position = at(me)
    suit = SITES[s.site[position]].homeland
    return act.where == position and SUIT[card] == suit and not s.discarded[position] >> suit & 1


@power("fertile_valley", "played")
def fertile_valley(s: State, me: Source, act: Search, card: Card) -> Flow[None]:
    """One favor, besides what the play itself brings."""
    if comes_home(s, me, act, card):
        gain_favor(s, act.seat, HEARTH, 1, article_of(s, me))
    return
    yield


@power("steppe", "played")
@power("standing_stones", "played")
def secret_for_a_card(s: State, me: Source, act: Search, card: Card) -> Flow[None]:
    """One secret."""
    if comes_home(s, me, act, card):
        gain_secrets(s, act.seat, 1, article_of(s, me))
    return
    yield


@power("ancient_city", "played")
def ancient_city(s: State, me: Source, act: Search, card: Card) -> Flow[None]:
    """Two warbands."""
    if comes_home(s, me, act, card):
        gain_warbands(s, act.seat, 2, article_of(s, me))
    return
    yield


@power("wastes", "played")
@power("deep_woods", "played")
def relic_for_a_card(s: State, me: Source, act: Search, card: Card) -> Flow[None]:
    """The relic here, without cost: it counts as recovered, but no Recover action was performed.

    Of several relics the player chooses one. Where they are locked for the player they stay.
    """
    position = at(me)
    relics = s.relics_at[position]
    if relics and comes_home(s, me, act, card) and why_relics_stay(s, act.seat, position) is None:
        which = yield Ask(act.seat, WHICH_RELIC_HERE, range(len(relics)), (me, position))
        yield from recover_relic(s, act.seat, position, which, article_of(s, me))


# Terrain that changes how many dice, cards or warbands there are


@power("plains", "declared")
def plains(s: State, me: Source, act: Campaign) -> None:
    """One attack die more for whoever attacks anything here, once."""
    if act.targets_at(at(me)):
        change_attack(s, act, 1)


@power("mountain", "declared")
def mountain(s: State, me: Source, act: Campaign) -> None:
    """One attack die fewer for whoever attacks anything here, once."""
    if act.targets_at(at(me)):
        change_attack(s, act, -1)


def by_the_river(s: State, me: Source, act: Muster) -> Article | None:
    return None if act.site == at(me) and rules_site(s, act.seat, at(me)) else article_of(s, me)


@power("river", "modify", act="muster", ready=by_the_river)
def river(s: State, me: Source, act: Muster) -> Flow[None]:
    """Its ruler may gain one warband more for mustering here."""
    return
    yield


@power("river", "gain")
def warband_of_the_river(s: State, me: Source, act: Act, step: int) -> None:
    if isinstance(act, Muster) and me in act.used and s.place[act.card] == at(me):
        act.warbands += 1


def drawing_here(s: State, me: Source, act: Search) -> Article | None:
    return None if act.fresh and act.site == at(me) else article_of(s, me)


@power("marshes", "modify", act="search", mandatory=True, ready=drawing_here)
def marshes(s: State, me: Source, act: Search) -> None:
    """Whoever searches here draws one card fewer."""
    act.more -= 1


@power("great_slum", "make_room")
def great_slum(s: State, me: Source, act: Search, position: Position) -> list[Card]:
    """Before a card is played or moved here, one of those here may be discarded."""
    return list(s.cards_at[position]) if position == at(me) else []


# Terrain that changes how one travels


@power("barren_coast", "supply_cost")
@power("lush_coast", "supply_cost")
@power("rocky_coast", "supply_cost")
def by_sea(s: State, me: Source, act: Act) -> None:
    """From coast to coast for one supply. Nobody has a reason not to, so nobody is asked."""
    if isinstance(act, Travel) and leaves(me, act) and is_coastal(s, act):
        act.base = 1


def is_coastal(s: State, act: Travel) -> bool:
    """Whether the journey goes from coast to coast; a facedown site is not known to be one."""
    return bool(s.faceup >> act.to & 1) and SITES[s.site[act.origin]].coast and SITES[s.site[act.to]].coast


@power("charming_valley", "supply_cost")
def charming_valley(s: State, me: Source, act: Act) -> None:
    """It costs one supply more to leave."""
    if leaves(me, act):
        act.plus += 1


def why_not_unearth(s: State, me: Source, act: Travel) -> Article | None:
    if act.origin != at(me) or not s.secrets[act.seat]:
        return article_of(s, me)
    return why_not_use(s, act.seat, me, FLIP)


@power("buried_giant", "modify", act="travel", ready=why_not_unearth)
def buried_giant(s: State, me: Source, act: Travel) -> Flow[None]:
    """Whoever leaves may turn a secret facedown: no supply is spent, and the Narrow Pass does not count."""
    flip_secret(s, act.seat, article_of(s, me))
    act.waived = True
    return
    yield


# The Shrouded Wood


@power("shrouded_wood", "supply_cost")
def shrouded_wood(s: State, me: Source, act: Act) -> None:
    """It costs two supply to leave, wherever one goes."""
    if leaves(me, act):
        act.base = 2


@power("shrouded_wood", "chooses_destination")
def lost_in_the_wood(s: State, me: Source, act: Travel, chooser: Seat) -> Seat:
    """If a player rules it who is an enemy of the traveler, they choose the destination: for the Empire the Chancellor.

    Even if somebody else makes the pawn travel. Bandits choose nothing.
    """
    ruler = s.ruler[at(me)]
    if leaves(me, act) and ruler < BANDITS and is_enemy(s, act.seat, ruler):
        return ruler
    return chooser


def leaves_the_wood(s: State, act: Travel) -> bool:
    """The powers of the Narrow Pass and the Hidden Place are ignored then, whoever rules it."""
    return s.site[act.origin] == SHROUDED_WOOD


# The Narrow Pass


@power("narrow_pass", "why_not_act")
def through_the_pass(s: State, me: Source, act: Act) -> Article | None:
    """Whoever comes from another region to this one has to travel to the pass itself."""
    if not isinstance(act, Travel) or act.to == at(me) or not enters(me, act.origin, act.to):
        return None
    return None if bypasses(s, act) else article_of(s, me)


def enters(me: Source, origin: Position, goal: Position) -> bool:
    """Whether that leads from another region into the region of the pass."""
    return goal < len(REGION) and REGION[goal] == REGION[at(me)] != REGION[origin]


def bypasses(s: State, act: Travel) -> bool:
    """By sea, out of the Shrouded Wood, from the Buried Giant if a secret was turned, or where no site counts."""
    if act.ignores_sites or FIRST_SITE + act.origin in act.used:
        return True
    return leaves_the_wood(s, act) or is_coastal(s, act)


@power("narrow_pass", "why_not_targets")
def before_the_pass(s: State, me: Source, act: Campaign) -> Article | None:
    """Whoever attacks something in this region from another one has to attack the pass as well, unless they rule it.

    If the defender does not rule it, it has to be a target and cannot be: nothing here can be attacked from outside.
    """
    if at(me) in act.sites or rules_site(s, act.seat, at(me)):
        return None
    positions = [*act.sites, *[position for position, _ in act.relics]]
    return article_of(s, me) if any([enters(me, act.site, position) for position in positions]) else None


# The Hidden Place


@power("the_hidden_place", "toll")
def hidden_place(s: State, me: Source, act: Act) -> Toll | None:
    """Whoever travels here, or attacks anything here, turns a secret facedown: one for all targets of a campaign."""
    if isinstance(act, Travel):
        found = finds_the_place(s, me, act)
    else:
        found = isinstance(act, Campaign) and act.targets_at(at(me))
    return Toll(me, s.ruler[at(me)], flips=1) if found else None


def finds_the_place(s: State, me: Source, act: Travel) -> bool:
    return act.to == at(me) and not act.ignores_sites and not leaves_the_wood(s, act)


@power("the_hidden_place", "why_not_act")
def why_not_find_it(s: State, me: Source, act: Act) -> Article | None:
    """What forbids powers that cost secrets forbids the journey."""
    if isinstance(act, Travel) and finds_the_place(s, me, act):
        return why_not_use(s, act.seat, me, FLIP)
    return None


@power("the_hidden_place", "why_not_target")
def why_not_attack_it(s: State, me: Source, act: Campaign, target: Target) -> Article | None:
    """And the attack."""
    position = target if target < PAWN else act.site
    return why_not_use(s, act.seat, me, FLIP) if position == at(me) else None


# The Tribunal

PLEDGES: Final = (FAVOR_GOODS, SECRETS, PROMISES)


def why_no_tribunal(s: State, me: Source, seat: Seat) -> Article | None:
    if s.pawn[seat] != at(me) and not rules_site(s, seat, at(me)):
        return article_of(s, me)
    return None if partners(s, seat, PLEDGES) else article_of(s, me)


@power("the_tribunal", "action", ready=why_no_tribunal)
@law("oath 7.6.3")
def the_tribunal(s: State, me: Source, seat: Seat) -> Flow[None]:
    """Whoever stands here or rules the site makes a binding deal: favor, secrets, promises of later actions.

    Promises end with the game: whether later games may be bound is up to the players, not to the rules.
    """
    other: Seat = yield Ask(seat, WHICH_PLAYER, partners(s, seat, PLEDGES), (me,))
    yield from deal(s, seat, other, PLEDGES, article_of(s, me), me)
