"""Powers of Arcane denizens, in the order of their numbers. Those of campaigns are in `arcane_plans`."""

from __future__ import annotations

from typing import Any

from lawbound.kernel import DONE, NO, YES, Ask, Flow, Seat
from lawbound.law import Article, law
from lawbound.oath.acts import Act, Muster, Recover, Search, Trade, Travel
from lawbound.oath.cards import (
    ARCANE,
    BEAST,
    CARDS,
    CONSPIRACY,
    DARKEST_SECRET,
    HEARTH,
    NOMAD,
    ORDER,
    SUIT,
    Card,
    Source,
)
from lawbound.oath.empire import become_citizen
from lawbound.oath.gifts import A_SECRET, give_secrets, secrets_to_give
from lawbound.oath.handy import (
    at_its_site,
    drawing,
    gain_from_a_bank,
    groups_at,
    kill_any,
    split_over_banks,
    why_no_bank,
)
from lawbound.oath.piles import discard, learn, look_at
from lawbound.oath.play import as_if_searched
from lawbound.oath.powers import power
from lawbound.oath.prompts import (
    BURN,
    FAVOR,
    HOW_MANY,
    PLACE,
    SECRET,
    USE,
    WHICH_ADVISER,
    WHICH_CARD,
    WHICH_PLAYER,
    WHICH_SUIT,
    WHICH_WAY,
)
from lawbound.oath.rule import (
    banner_holder,
    color,
    holder_of,
    holds,
    others_at,
    region_of,
    region_sites,
    site_of,
    sites_ruled,
    why_locked,
)
from lawbound.oath.state import ADVISER, BOARD, SITE, State, back
from lawbound.oath.tokens import (
    all_secrets,
    burn_favor,
    favor_of,
    favor_to_bank,
    gain_favor,
    gain_secrets,
    give_favor,
    receive_favor,
    secrets_on_cards,
    take_favor,
    take_secrets,
)
from lawbound.oath.warbands import Place, kill, on_board

# What several of them ask


def facedown_places(s: State, owner: Seat) -> list[tuple[Seat, int]]:
    """Where facedown advisers lie before that player: the owner, and the place among their advisers."""
    return [(owner, at) for at, card in enumerate(s.advisers[owner]) if s.place[card] != ADVISER + owner]


# 8: Alchemist


@power("alchemist", "action", ready=why_no_bank)
def alchemist(s: State, me: Source, seat: Seat) -> Flow[None]:
    """Four favor, split over the banks as the player likes."""
    parts = yield from split_over_banks(s, me, seat, 4)
    for bank, n in parts:
        gain_favor(s, seat, bank, n, CARDS[me].article)


# 31: Magician's Code


@power("magicians_code", "modify", act="recover")
def magicians_code(s: State, me: Source, act: Recover) -> Flow[None]:
    """Two secrets are gained, which have to be paid for the Darkest Secret."""
    gain_secrets(s, act.seat, 2, CARDS[me].article)
    act.extra += 2
    return
    yield


@power("magicians_code", "why_not_act")
def only_for_the_darkest_secret(s: State, me: Source, act: Act) -> Article | None:
    """Whoever has used it recovers that banner, nothing else."""
    if isinstance(act, Recover) and me in act.used and act.thing != DARKEST_SECRET:
        return CARDS[me].article
    return None


# 32: Spirit Snare


@power("spirit_snare", "action", ready=why_no_bank)
def spirit_snare(s: State, me: Source, seat: Seat) -> Flow[None]:
    """One favor from any bank."""
    yield from gain_from_a_bank(s, me, seat, 1)


# 33: Wizard School


@power("wizard_school", "action")
@law("oath 4.2")
def wizard_school(s: State, me: Source, seat: Seat) -> Flow[None]:
    """One secret, and the Act phase is over."""
    gain_secrets(s, seat, 1, CARDS[me].article)
    s.act_over = 1
    return
    yield


# 34: Dazzle


@power("dazzle", "when_played")
def dazzle(s: State, me: Source, seat: Seat) -> Flow[None]:
    """Hearth and Order cards at sites of the region are discarded, by 10.10, not as by a search; locked ones stay."""
    cards = [
        card
        for position in region_sites(s, seat)
        for card in s.cards_at[position]
        if SUIT[card] in (HEARTH, ORDER) and why_locked(s, seat, card) is None
    ]
    yield from discard(s, seat, cards, CARDS[me].article)


# 35: Acting Troupe


@power("acting_troupe", "modify", act="trade")
def acting_troupe(s: State, me: Source, act: Trade) -> Flow[None]:
    """It counts as a Beast or an Order card in this trade, and is no Arcane one."""
    suit = yield Ask(act.seat, WHICH_SUIT, (ORDER, BEAST), (me,))
    act.guise = me
    act.suit_as = suit


# 36: Taming Charm


def tameable(s: State, seat: Seat) -> list[Card]:
    """Beast and Nomad cards at the player's site that are not locked."""
    here = s.cards_at[site_of(s, seat)]
    return [card for card in here if SUIT[card] in (BEAST, NOMAD) and why_locked(s, seat, card) is None]


def why_nothing_to_tame(s: State, me: Source, seat: Seat) -> Article | None:
    return None if tameable(s, seat) else CARDS[me].article


@power("taming_charm", "action", ready=why_nothing_to_tame)
def taming_charm(s: State, me: Source, seat: Seat) -> Flow[None]:
    """A Beast or Nomad card here is discarded for two favor of its bank, where its own favor has returned by then."""
    card: Card = yield Ask(seat, WHICH_CARD, tameable(s, seat), (me,))
    yield from discard(s, seat, [card], CARDS[me].article)
    gain_favor(s, seat, SUIT[card], 2, CARDS[me].article)


# 37: Inquisitor


def suspects(s: State, seat: Seat) -> list[tuple[Seat, int]]:
    """Facedown advisers of others at the player's site, known or not: faceup ones hide nothing."""
    return [place for other in others_at(s, seat, site_of(s, seat)) for place in facedown_places(s, other)]


def why_no_suspect(s: State, me: Source, seat: Seat) -> Article | None:
    return None if suspects(s, seat) else CARDS[me].article


@power("inquisitor", "action", ready=why_no_suspect)
@law("oath 10.14")
def inquisitor(s: State, me: Source, seat: Seat) -> Flow[None]:
    """Look at a facedown adviser of somebody here. The Conspiracy is played or discarded; else they get the favor.

    To play the Conspiracy it may also be laid facedown among the own advisers.
    """
    article = CARDS[me].article
    other, at = yield Ask(seat, WHICH_ADVISER, suspects(s, seat), (me,))
    card = yield from look_at(s, seat, s.advisers[other], at)
    learn(s, card, other)
    s.tell("peeked at adviser", article, (seat, other, at), (card,), (seat,))
    if card == CONSPIRACY:
        s.advisers[other].remove(CONSPIRACY)
        s.hands[seat].append(CONSPIRACY)
        s.tell("took adviser", article, (seat, back(CONSPIRACY), other), (CONSPIRACY,), (seat, other))
        yield from as_if_searched(s, seat, CONSPIRACY)
    elif s.favor_on[me]:
        s.favor_on[me] -= 1
        receive_favor(s, other, 1)
        s.tell("gave favor", article, (seat, 1, other))


# 54: Secret Signal


@power("secret_signal", "modify", act="trade")
def secret_signal(s: State, me: Source, act: Trade) -> Flow[None]:
    """See below."""
    return
    yield


@power("secret_signal", "gain")
def more_than_one(s: State, me: Source, act: Act, step: int) -> None:
    """If exactly one favor would be gained, whatever it is for, one more from the same bank."""
    if step == 1 and isinstance(act, Trade) and me in act.used and act.favor == 1:
        act.favor += 1


# 55: Augury


@power("augury", "modify", act="search", ready=drawing)
def augury(s: State, me: Source, act: Search) -> Flow[None]:
    """One card more."""
    act.more += 1
    return
    yield


# 57: Portal


@power("portal", "modify", act="travel")
def portal(s: State, me: Source, act: Travel) -> Flow[None]:
    """Somebody who stands elsewhere has access only by ruling it, and then it leads to its site alone: see below."""
    return
    yield


@power("portal", "ignores_sites")
@law("oath 9.2")
def through_the_portal(s: State, me: Source, act: Travel) -> bool:
    """Whether the journey begins or ends at the Portal: then no power of a site counts. Powers of cards do."""
    return me in act.used and s.place[me] in (act.origin, act.to)


@power("portal", "supply_cost")
def free_through_the_portal(s: State, me: Source, act: Act) -> None:
    if isinstance(act, Travel) and through_the_portal(s, me, act):
        act.free = True


# 60: Terror Spells


def terror_places(s: State, seat: Seat) -> list[Place]:
    """All sites of the player's region, and the boards of those who stand there."""
    boards = [BOARD + other for other in range(s.box.seats) if region_of(s, other) == region_of(s, seat)]
    return [*[SITE + position for position in region_sites(s, seat)], *boards]


def why_no_terror(s: State, me: Source, seat: Seat) -> Article | None:
    if banner_holder(s, DARKEST_SECRET) != seat or not groups_at(s, terror_places(s, seat)):
        return CARDS[me].article
    return None


@power("terror_spells", "action", ready=why_no_terror)
def terror_spells(s: State, me: Source, seat: Seat) -> Flow[None]:
    """With the Darkest Secret: two warbands of the region die, whosesoever and wherever, also from different places."""
    yield from kill_any(s, me, seat, terror_places(s, seat), 2)


# 61: Blood Pact


def why_no_blood(s: State, me: Source, seat: Seat) -> Article | None:
    return None if on_board(s, seat) >= 2 else CARDS[me].article


@power("blood_pact", "action", ready=why_no_blood)
@law("oath 10.7")
def blood_pact(s: State, me: Source, seat: Seat) -> Flow[None]:
    """Sacrifice warbands of the board, in pairs, for a secret each."""
    n: int = yield Ask(seat, HOW_MANY, range(2, on_board(s, seat) + 1, 2), (me,))
    kill(s, color(s, seat), BOARD + seat, n, CARDS[me].article)
    gain_secrets(s, seat, n // 2, CARDS[me].article)


# 62: Revelation


@power("revelation", "when_played")
def revelation(s: State, me: Source, seat: Seat) -> Flow[None]:
    """From the Chancellor on, everybody may burn favor and gains as many secrets."""
    for each in range(s.box.seats):
        if favor_of(s, each):
            n: int = yield Ask(each, HOW_MANY, range(favor_of(s, each) + 1), (me,))
            burn_favor(s, each, n, CARDS[me].article)
            gain_secrets(s, each, n, CARDS[me].article)


# 63: Observatory


def why_no_stars(s: State, me: Source, act: Search) -> Article | None:
    return drawing(s, me, act) or at_its_site(s, me, act)


@power("observatory", "modify", act="search", ready=why_no_stars)
def observatory(s: State, me: Source, act: Search) -> Flow[None]:
    """Whoever stands here may draw from any discard pile, for the usual supply; discards go where they always go."""
    act.piles = 7
    return
    yield


# 64: Plague Engines


def plagued(s: State) -> list[tuple[Seat, int]]:
    """What every player has to give: one favor of their board for each site that they rule, as far as they have it."""
    due = [(seat, min(s.favor[seat], len(sites_ruled(s, seat)))) for seat in range(s.box.seats)]
    return [(seat, n) for seat, n in due if n]


def why_no_plague(s: State, me: Source, seat: Seat) -> Article | None:
    return None if plagued(s) else CARDS[me].article


@power("plague_engines", "action", ready=why_no_plague)
def plague_engines(s: State, me: Source, seat: Seat) -> Flow[None]:
    """Everybody puts favor into the Arcane bank. Each Imperial player counts all sites of the Empire."""
    for each, n in plagued(s):
        favor_to_bank(s, each, ARCANE, n, CARDS[me].article)
    return
    yield


# 66: Bewitch


def secrets_of(s: State, seat: Seat) -> int:
    """On the player's board and on cards."""
    return all_secrets(s, seat) + (secrets_on_cards(s) if seat == s.turn else 0)


@power("bewitch", "when_played")
@law("oath 7.6.1")
def bewitch(s: State, me: Source, seat: Seat) -> Flow[None]:
    """An Exile with more secrets than the Chancellor may become a Citizen, without a relic."""
    if not s.is_exile(seat) or secrets_of(s, seat) <= secrets_of(s, 0):
        return
    if (yield Ask(seat, USE, (YES, NO), (me,))) is YES:
        yield from become_citizen(s, seat, None, CARDS[me].article)


# 68: Tutor


@power("tutor", "action")
def tutor(s: State, me: Source, seat: Seat) -> Flow[None]:
    """One secret."""
    gain_secrets(s, seat, 1, CARDS[me].article)
    return
    yield


# 69: Dream Thief


def dreamers(s: State) -> list[Seat]:
    """Everybody with a facedown adviser."""
    return [seat for seat in range(s.box.seats) if facedown_places(s, seat)]


def why_no_dreams(s: State, me: Source, seat: Seat) -> Article | None:
    """Two advisers of one player would not change their places in earnest."""
    return None if len(dreamers(s)) > 1 else CARDS[me].article


@power("dream_thief", "action", ready=why_no_dreams)
@law("oath 10.15", "oath 9.4")
def dream_thief(s: State, me: Source, seat: Seat) -> Flow[None]:
    """Facedown advisers of two players are swapped. Whoever knew them still does; the new owners look at theirs."""
    places = [place for owner in dreamers(s) for place in facedown_places(s, owner)]
    one, at = yield Ask(seat, WHICH_ADVISER, places, (me,))
    places = [place for place in places if place[0] != one]
    other, there = yield Ask(seat, WHICH_ADVISER, places, (me, one, at))
    mine, theirs = s.advisers[one], s.advisers[other]
    mine[at], theirs[there] = theirs[there], mine[at]
    s.tell("swapped advisers", CARDS[me].article, (seat, one, at, other, there))
    yield from look_at(s, one, mine, at)
    yield from look_at(s, other, theirs, there)


# 72: Initiation Rite


def why_not_initiated(s: State, me: Source, act: Muster) -> Article | None:
    return None if holds(s, act.seat, me) else CARDS[me].article


@power("initiation_rite", "modify", act="muster", mandatory=True, ready=why_not_initiated)
def initiation_rite(s: State, me: Source, act: Muster) -> None:
    """Its holder has to muster with a secret instead of a favor."""
    act.by_secret = True


# 73: Vow of Silence


@power("vow_of_silence", "why_not_act")
def vow_of_silence(s: State, me: Source, act: Act) -> Article | None:
    """Its holder cannot recover the Darkest Secret; to seize it is another matter."""
    if isinstance(act, Recover) and act.thing == DARKEST_SECRET and holds(s, act.seat, me):
        return CARDS[me].article
    return None


@power("vow_of_silence", "why_not_give")
@law("oath 10.3")
def keeps_silent(s: State, me: Source, giver: Seat, thing: Card | str) -> Article | None:
    """Nor give secrets away. Others may take them."""
    return CARDS[me].article if thing == A_SECRET and holds(s, giver, me) else None


@power("vow_of_silence", "recovered")
def hears_all(s: State, me: Source, act: Recover) -> Flow[None]:
    """Whenever that banner is recovered, which its holder cannot do, they gain as many secrets as were put on it."""
    if act.thing == DARKEST_SECRET:
        gain_secrets(s, holder_of(s, me), act.paid, CARDS[me].article)
    return
    yield


# 74: Forgotten Vault


@power("forgotten_vault", "action")
def forgotten_vault(s: State, me: Source, seat: Seat) -> Flow[None]:
    """A secret more on the Darkest Secret, or one burnt from it, never the last: whoever holds it, or nobody."""
    article = CARDS[me].article
    options = (PLACE, BURN) if s.secrets_on[DARKEST_SECRET] > 1 else (PLACE,)
    if (yield Ask(seat, WHICH_WAY, options, (me,))) is PLACE:
        s.secrets_on[DARKEST_SECRET] += 1
        s.tell("added to banner", article, (DARKEST_SECRET, 1))
    else:
        s.secrets_on[DARKEST_SECRET] -= 1
        s.tell("burnt from banner", article, (DARKEST_SECRET, 1))


# 75: Map Library


@power("map_library", "modify", act="trade", ready=at_its_site)
def map_library(s: State, me: Source, act: Trade) -> Flow[None]:
    """Whoever trades here may do so with any card of the region."""
    act.region = True
    return
    yield


# 76: Witch's Bargain

Bargain = tuple[Seat, bool]
"""With whom, and whether a secret is given for favor, or else favor for a secret."""


def bargains(s: State, seat: Seat, spent: int = 0) -> list[Bargain]:
    """What the player may do, besides spending so many secrets: something has to be had from the other one.

    Less than two favor is taken where there is less (9.3); two have to be given.
    """
    gives_secret = secrets_to_give(s, seat) > spent
    gives_favor = favor_of(s, seat) >= 2
    found: list[Bargain] = []
    for other in others_at(s, seat, site_of(s, seat)):
        if gives_secret and s.favor[other]:
            found.append((other, True))
        if gives_favor and all_secrets(s, other):
            found.append((other, False))
    return found


def why_no_bargain(s: State, me: Source, seat: Seat) -> Article | None:
    return None if bargains(s, seat, 1) else CARDS[me].article


@power("witchs_bargain", "action", ready=why_no_bargain)
def witchs_bargain(s: State, me: Source, seat: Seat) -> Flow[None]:
    """With others here, any number of times: a secret for two favor, or two favor for a secret. Nobody can refuse.

    To undo a bargain with somebody by its opposite is not offered: that could go on for ever, and nothing comes of it.
    """
    undoing: list[Bargain] = []
    while open_ones := [bargain for bargain in bargains(s, seat) if bargain not in undoing]:
        others = list(dict.fromkeys([other for other, _ in open_ones]))
        other: Any = yield Ask(seat, WHICH_PLAYER, [*others, DONE], (me,))
        if other is DONE:
            return
        ways = [SECRET if for_favor else FAVOR for each, for_favor in open_ones if each == other]
        gives_secret = (yield Ask(seat, WHICH_WAY, ways, (me, other))) is SECRET
        if gives_secret:
            give_secrets(s, seat, other, 1, CARDS[me].article)
            take_favor(s, seat, other, 2, CARDS[me].article)
        else:
            give_favor(s, seat, other, 2, CARDS[me].article)
            take_secrets(s, seat, other, 1, CARDS[me].article)
        undoing.append((other, not gives_secret))


# 77: Master of Disguise


def why_no_disguise(s: State, me: Source, act: Trade) -> Article | None:
    """Whoever has used an adviser of their own in this trade cannot do without them any more."""
    own = [source for source in act.used if s.place[source] == ADVISER + act.seat]
    return CARDS[me].article if own else None


@power("master_of_disguise", "modify", act="trade", ready=why_no_disguise)
def master_of_disguise(s: State, me: Source, act: Trade) -> Flow[None]:
    """In this trade the player has somebody else's advisers instead of their own, with all that these do or forbid."""
    others = [seat for seat in range(s.box.seats) if seat != act.seat]
    other: Seat = yield Ask(act.seat, WHICH_PLAYER, others, (me,))
    act.advisers_of = other
