"""Recover: Law of Oath 5.4."""

from __future__ import annotations

from lawbound.kernel import Ask, Flow, Seat
from lawbound.law import Article, law
from lawbound.oath.acts import Recover
from lawbound.oath.cards import (
    DARKEST_SECRET,
    FIRST_SITE,
    NO_SUIT,
    NONE,
    PEOPLES_FAVOR,
    SITES,
    SUIT,
    SUITS,
    Card,
    Position,
)
from lawbound.oath.modifiers import POSSIBLE, finish, modify, pay_tolls, price, spend, why_not_act, why_not_tolls
from lawbound.oath.powers import bending
from lawbound.oath.prompts import FIRST_BANK, HOW_MUCH, RECOVER_WHAT
from lawbound.oath.rule import BANNERS, adviser_suits, banner_holder, why_not_take
from lawbound.oath.state import State
from lawbound.oath.title import settle_title
from lawbound.oath.tokens import burn_favor, burn_secrets, favor_of, favor_to_bank, spend_favor, tokens_on
from lawbound.oath.treasures import hold, release, relic_from_site, take_things

Thing = int
"""An option: a banner, or the place of a relic among those at the site."""


@law("oath 5.4.1", "oath 2.3", "oath 2.8.4", "oath 2.4.1")
def why_not_recover_relic(s: State, act: Recover, at: int) -> Article | None:
    """Why the player cannot recover the facedown relic at their site."""
    act.thing = at
    cost = SITES[s.site[act.site]].recover
    if cost is None:
        return "oath 2.8.4"
    to_bank, _, burnt, secrets = cost
    if to_bank + burnt > favor_of(s, act.seat) or secrets > s.secrets[act.seat]:
        return "oath 5.4.2"
    return why_relics_stay(s, act.seat, act.site) or _why_not(s, act, to_bank + burnt, secrets)


@law("oath 7.2.2")
def why_relics_stay(s: State, seat: Seat, position: Position) -> Article | None:
    """Why the player cannot have the facedown relics of a site, whatever they are: these are locked for them."""
    for bend in bending(s, "locked"):
        article: Article | None = bend.bend(s, bend.source, seat, FIRST_SITE + position)
        if article is not None:
            return article
    return None


@law("oath 5.4.1", "oath 5.4.2", "oath 2.5.1")
def why_not_recover_banner(s: State, act: Recover, banner: Card) -> Article | None:
    """Why the player cannot recover the banner, wherever it is; it may even be their own."""
    act.thing = banner
    holder = banner_holder(s, banner)
    have = favor_of(s, act.seat) if banner == PEOPLES_FAVOR else s.secrets[act.seat]
    if have <= tokens_on(s, banner):
        return "oath 5.4.2"
    if banner == DARKEST_SECRET and holder not in (NONE, act.seat) and not is_secret_exposed(s, holder):
        return "oath 5.4.1"
    article = why_not_take(s, act.seat, holder, banner)
    if article is not None:
        return article
    needed = tokens_on(s, banner) + 1
    return _why_not(s, act, needed, 0) if banner == PEOPLES_FAVOR else _why_not(s, act, 0, needed)


def _why_not(s: State, act: Recover, favor: int, secrets: int) -> Article | None:
    if price(s, act, 1) > s.supply[act.seat]:
        return "oath 5.4.1"
    return why_not_act(s, act) or why_not_tolls(s, act, favor, secrets)


@law("oath 5.4.1")
def is_secret_exposed(s: State, holder: Seat) -> bool:
    """Whether some card at the holder's site has a suit that none of their advisers has."""
    suits = adviser_suits(s, holder)
    cards = s.cards_at[s.pawn[holder]]
    return any([SUIT[card] != NO_SUIT and not suits >> SUIT[card] & 1 for card in cards])


@law("oath 5.4.1")
def things(s: State, act: Recover) -> list[Thing]:
    """What the player may recover."""
    found = [at for at in range(len(s.relics_at[act.site])) if why_not_recover_relic(s, act, at) is None]
    found += [banner for banner in BANNERS if why_not_recover_banner(s, act, banner) is None]
    act.thing = NONE
    return found


def possible(s: State, act: Recover) -> bool:
    return bool(things(s, act))


POSSIBLE["recover"] = possible


@law("oath 5.4.1", "oath 5.4.2", "oath 5.4.3")
def recover(s: State, seat: Seat) -> Flow[None]:
    """The whole action."""
    act = Recover(seat, s.pawn[seat])
    s.acts.append(act)
    yield from modify(s, act)
    thing = yield Ask(seat, RECOVER_WHAT, things(s, act))
    act.thing = thing
    price(s, act, 1)
    pay_tolls(s, act)
    spend(s, act, "oath 5.4.1")
    if thing == PEOPLES_FAVOR:
        yield from _recover_peoples_favor(s, act)
    elif thing == DARKEST_SECRET:
        yield from _recover_darkest_secret(s, act)
    else:
        yield from _recover_relic(s, act)
    for bend in bending(s, "recovered").copy():
        yield from bend.bend(s, bend.source, act)
    yield from finish(s, act)


@law("oath 5.4.2", "oath 5.4.3")
def _recover_relic(s: State, act: Recover) -> Flow[None]:
    cost = SITES[s.site[act.site]].recover
    assert cost is not None
    to_bank, bank, burnt, secrets = cost
    favor_to_bank(s, act.seat, bank, to_bank, "oath 5.4.2")
    burn_favor(s, act.seat, burnt, "oath 5.4.2")
    burn_secrets(s, act.seat, secrets, "oath 5.4.2")
    yield from recover_relic(s, act.seat, act.site, act.thing, "oath 5.4.3")


def recover_relic(s: State, seat: Seat, position: Position, at: int, article: Article) -> Flow[None]:
    """Take a relic that lies facedown at a site."""
    relic = yield from relic_from_site(s, position, at)
    yield from take_things(s, seat, [relic], article, recovered=True)


@law("oath 5.4.2", "oath 5.4.4")
def _recover_peoples_favor(s: State, act: Recover) -> Flow[None]:
    """All favor paid lies on it from now on; what lay there goes to the banks one by one."""
    seat, old = act.seat, s.favor_on[PEOPLES_FAVOR]
    paid = yield Ask(seat, HOW_MUCH, range(old + 1, favor_of(s, seat) + 1), (PEOPLES_FAVOR,))
    act.paid = paid
    spend_favor(s, seat, paid)
    act.former = change_hands(s, seat, PEOPLES_FAVOR)
    s.favor_on[PEOPLES_FAVOR] = paid
    s.shared += old  # on its way to the banks
    s.tell("recovered", "oath 5.4.4", (seat, PEOPLES_FAVOR, paid))
    s.mob = 0
    suit = yield Ask(seat, FIRST_BANK, SUITS)
    for _ in range(old):
        s.shared -= 1
        s.banks[suit] += 1
        suit = (suit + 1) % 6
    yield from settle_title(s)


@law("oath 5.4.2", "oath 5.4.4")
def _recover_darkest_secret(s: State, act: Recover) -> Flow[None]:
    """Of the secrets that lay there the new holder takes one and the old one the others; from oneself, all."""
    seat, old = act.seat, s.secrets_on[DARKEST_SECRET]
    least = max(old + 1, act.extra)
    paid = yield Ask(seat, HOW_MUCH, range(least, s.secrets[seat] + 1), (DARKEST_SECRET,))
    act.paid = paid
    s.secrets[seat] -= paid
    act.former = change_hands(s, seat, DARKEST_SECRET)
    s.secrets_on[DARKEST_SECRET] = paid
    s.tell("recovered", "oath 5.4.4", (seat, DARKEST_SECRET, paid))
    if act.former == seat:
        s.secrets[seat] += old
    else:
        s.secrets[seat] += 1
        if act.former != NONE:
            s.secrets[act.former] += old - 1
    yield from settle_title(s)


@law("oath 5.4.3")
def change_hands(s: State, seat: Seat, banner: Card) -> Seat:
    """The banner lies before that player now; who held it."""
    former = release(s, banner) if banner_holder(s, banner) != NONE else NONE
    hold(s, seat, banner)
    return former
