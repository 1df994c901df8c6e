"""Favor, secrets and supply: gaining, giving, taking, burning, paying. Law of Oath 2.1.3, 7.1.2, 9.3, 10.3, 10.19."""

from __future__ import annotations

from typing import Final

from lawbound.kernel import Seat
from lawbound.law import Article, law
from lawbound.oath.cards import (
    CARDS,
    DARKEST_SECRET,
    FIRST_SITE,
    NO_SUIT,
    NONE,
    PEOPLES_FAVOR,
    SUIT,
    Card,
    Cost,
    Source,
    Suit,
)
from lawbound.oath.powers import bending
from lawbound.oath.rule import Ruler
from lawbound.oath.state import BANDITS, State

FULL_SUPPLY: Final = 7
ON_BOARD: Final = -1
"""A purse: the player's own board."""


def purse(s: State, seat: Seat) -> int:
    """Where the player's favor is: on their board, or in a favor bank."""
    where = ON_BOARD
    for bend in bending(s, "purse"):
        where = bend.bend(s, bend.source, seat, where)
    return where


# Favor


def favor_of(s: State, seat: Seat) -> int:
    """How much favor the player can spend."""
    bank = purse(s, seat)
    return s.favor[seat] if bank == ON_BOARD else s.favor[seat] + s.banks[bank]


def receive_favor(s: State, seat: Seat, n: int) -> None:
    """Favor that comes to the player, from wherever it was taken."""
    bank = purse(s, seat)
    if bank == ON_BOARD:
        s.favor[seat] += n
    else:
        s.banks[bank] += n


def spend_favor(s: State, seat: Seat, n: int) -> None:
    """Favor that the player parts with; where it goes is up to the caller."""
    from_board = min(n, s.favor[seat])
    s.favor[seat] -= from_board
    if n > from_board:
        s.banks[purse(s, seat)] -= n - from_board


@law("oath 10.30", "oath 9.3", "oath 2.1.3")
def gain_favor(s: State, seat: Seat, bank: Suit, n: int, article: Article) -> int:
    """From a favor bank, as much as there is."""
    n = min(n, s.banks[bank])
    if n > 0:
        s.banks[bank] -= n
        receive_favor(s, seat, n)
        s.tell("gained favor", article, (seat, n, bank))
    return n


@law("oath 10.27", "oath 9.3")
def take_favor(s: State, seat: Seat, victim: Seat, n: int, article: Article) -> int:
    """From another player's board, as much as lies there: what is in a bank is on no board."""
    n = min(n, s.favor[victim])
    if n:
        s.favor[victim] -= n
        receive_favor(s, seat, n)
        s.tell("took favor", article, (seat, n, victim))
    return n


@law("oath 10.3")
def give_favor(s: State, seat: Seat, other: Seat, n: int, article: Article) -> None:
    """All of it; whether the player has so much was asked before."""
    if n:
        spend_favor(s, seat, n)
        receive_favor(s, other, n)
        s.tell("gave favor", article, (seat, n, other))


def pay_ruler(s: State, seat: Seat, ruler: Ruler, n: int, article: Article) -> None:
    """Give favor to whoever rules: for the Empire to the Chancellor; what bandits would get is burnt."""
    if ruler == BANDITS:
        burn_favor(s, seat, n, article)
    else:
        give_favor(s, seat, ruler, n, article)


@law("oath 10.19", "oath 2.1.7", "oath 10.20")
def burn_favor(s: State, seat: Seat, n: int, article: Article) -> None:
    """From the player's board to the shared bank."""
    if n:
        spend_favor(s, seat, n)
        s.tell("burnt favor", article, (seat, n))
        to_shared(s, n, article)


def to_shared(s: State, n: int, article: Article) -> None:
    """Burnt favor: to the shared bank, unless somebody collects it. It has left its place already."""
    for bend in bending(s, "burnt"):
        collector: Seat = bend.bend(s, bend.source, n)
        if collector != NONE:
            receive_favor(s, collector, n)
            s.tell("collected favor", article, (collector, n))
            return
    s.shared += n


def favor_to_bank(s: State, seat: Seat, bank: Suit, n: int, article: Article) -> None:
    """Favor that the player puts into a favor bank."""
    if n:
        spend_favor(s, seat, n)
        s.banks[bank] += n
        s.tell("put favor", article, (seat, n, bank))


def home_bank(s: State, card: Card, n: int) -> None:
    """Favor that lay on a card, into the bank of its suit."""
    if n:
        suit = SUIT[card]
        if suit == NO_SUIT:
            s.shared += n
        else:
            s.banks[suit] += n


# Secrets


@law("oath 10.30", "oath 9.3")
def gain_secrets(s: State, seat: Seat, n: int, article: Article) -> None:
    """From the shared bank, which never runs out of them."""
    if n > 0:
        s.secrets[seat] += n
        s.tell("gained secrets", article, (seat, n))


@law("oath 10.19")
def burn_secrets(s: State, seat: Seat, n: int, article: Article) -> None:
    """Faceup ones; whether the player has so many was asked before."""
    if n:
        s.secrets[seat] -= n
        s.tell("burnt secrets", article, (seat, n))


@law("oath 10.27")
def take_secrets(s: State, seat: Seat, victim: Seat, n: int, article: Article) -> int:
    """From another's board, faceup ones first; they stay as they lie."""
    up = min(n, s.secrets[victim])
    down = min(n - up, s.secrets_down[victim])
    s.secrets[victim] -= up
    s.secrets_down[victim] -= down
    s.secrets[seat] += up
    s.secrets_down[seat] += down
    if up + down:
        s.tell("took secrets", article, (seat, up + down, victim))
    return up + down


def all_secrets(s: State, seat: Seat) -> int:
    """On the player's board, whichever way they lie."""
    return s.secrets[seat] + s.secrets_down[seat]


def secrets_on_cards(s: State) -> int:
    """On all cards, of which a banner is none: in a turn all of them are the active player's."""
    return sum(s.secrets_on) - s.secrets_on[DARKEST_SECRET]


def flip_secret(s: State, seat: Seat, article: Article) -> None:
    """Turn one facedown."""
    s.secrets[seat] -= 1
    s.secrets_down[seat] += 1
    s.tell("flipped secret", article, (seat,))


# Supply


@law("oath 4.2", "oath 10.2")
def spend_supply(s: State, seat: Seat, n: int, article: Article) -> None:
    """Move the supply marker."""
    if n:
        s.supply[seat] -= n
        s.tell("spent supply", article, (seat, n))


def gain_supply(s: State, seat: Seat, n: int, article: Article) -> None:
    """Never beyond the leftmost space."""
    n = min(n, FULL_SUPPLY - s.supply[seat])
    if n > 0:
        s.supply[seat] += n
        s.tell("gained supply", article, (seat, n))


def refresh_supply(s: State, seat: Seat, article: Article) -> None:
    """To the leftmost space."""
    gain_supply(s, seat, FULL_SUPPLY, article)


# Paying for powers


def is_empty(s: State, card: Card) -> bool:
    """Whether neither favor nor secrets lie on the card."""
    return not (s.favor_on[card] or s.secrets_on[card])


@law("oath 7.1.2", "oath 7.5.3")
def why_not_pay(s: State, seat: Seat, card: Card, cost: Cost, plan: bool = False) -> Article | None:
    """Why the player cannot pay that for the power of that card: a battle plan may be paid for on an occupied card."""
    if cost.favor and cost.favor > favor_of(s, seat):
        return "oath 7.1.2"
    if cost.secrets and cost.secrets > s.secrets[seat]:
        return "oath 7.1.2"
    if (cost.place_favor or cost.place_secret) and not plan and not is_empty(s, card):
        return "oath 7.1.2"
    return None


@law("oath 7.1.2", "oath 9.5")
def pay(s: State, seat: Seat, card: Card, cost: Cost, article: Article) -> None:
    """Place and burn what a power costs, no more. Outside one's own turn nothing stays on the card."""
    if cost.place_favor:
        place_favor(s, seat, card, cost.place_favor, article)
    if cost.place_secret:
        place_secrets(s, seat, card, cost.place_secret, article)
    if cost.burn_favor:
        burn_favor(s, seat, cost.burn_favor, article)
    if cost.burn_secret:
        burn_secrets(s, seat, cost.burn_secret, article)


def place_favor(s: State, seat: Seat, card: Card, n: int, article: Article) -> None:
    spend_favor(s, seat, n)
    if seat == s.turn:
        s.favor_on[card] += n
        s.tell("placed favor", article, (seat, n, card))
    else:
        home_bank(s, card, n)
        s.tell("paid favor", article, (seat, n, card))


def place_secrets(s: State, seat: Seat, card: Card, n: int, article: Article) -> None:
    s.secrets[seat] -= n
    if seat == s.turn:
        s.secrets_on[card] += n
        s.tell("placed secrets", article, (seat, n, card))
    else:
        s.secrets_down[seat] += n
        s.tell("paid secrets", article, (seat, n, card))


@law("oath 7.1", "oath 7.1.2")
def why_not_use(s: State, seat: Seat, source: Source, cost: Cost, plan: bool = False) -> Article | None:
    """Why the player cannot use that power: its cost, or somebody forbids it."""
    for bend in bending(s, "why_not_use"):
        article: Article | None = bend.bend(s, bend.source, seat, source, cost, plan)
        if article is not None:
            return article
    return None if source >= FIRST_SITE else why_not_pay(s, seat, source, cost, plan)


def cost_of(source: Source) -> Cost:
    """What is printed on the card; what a site asks is part of its power."""
    return CARDS[source].cost


# Banners


@law("oath 2.5.2")
def tokens_on(s: State, banner: Card) -> int:
    """How many favor or secrets lie on the banner: so many defense dice does it add."""
    return s.favor_on[banner] if banner == PEOPLES_FAVOR else s.secrets_on[banner]


@law("oath 2.5.3", "oath 10.21")
def seize(s: State, banner: Card, article: Article) -> None:
    """What a banner suffers that is taken in any way but Recover: two tokens burnt, never the last one."""
    n = min(2, tokens_on(s, banner) - 1)
    if banner == DARKEST_SECRET:
        s.secrets_on[banner] -= n
        s.tell("burnt from banner", "oath 2.5.3", (banner, n))
        return
    s.favor_on[banner] -= n
    s.tell("burnt from banner", "oath 2.5.3", (banner, n))
    if n:
        to_shared(s, n, article)
    if not s.mob:
        s.mob = 1
        s.tell("mob", "oath 2.5.3", (1,))
