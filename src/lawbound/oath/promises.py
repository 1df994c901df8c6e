"""Promises of later actions, as the Tribunal binds them: Law of Oath 7.6.3, 9.6.

They come from a short vocabulary, with a penalty in favor, and are recorded, not enforced: when one is due, whoever got
it says whether it was kept. If the one who made it denies a breach, a coin decides.
"""

from __future__ import annotations

from typing import Any, Final

from lawbound.kernel import DONE, NO, YES, Ask, Chance, Flow, Prompt, Seat
from lawbound.law import Article, law
from lawbound.oath.cards import POSITIONS, Source
from lawbound.oath.gifts import give_secrets, secrets_to_give
from lawbound.oath.prompts import BROKEN, COIN, KEPT, PENALTY, PROMISE, WAS_KEPT
from lawbound.oath.state import State
from lawbound.oath.tokens import favor_of, give_favor

Promise = tuple[int, ...]
"""What is promised, about whom or what, until the end of which round, and how much favor a breach costs. In
`State.promises` who made it and to whom stand before that."""

NOT_CAMPAIGN, CAMPAIGN, NOT_TRAVEL, GIVE_FAVOR, GIVE_SECRETS = range(5)
"""Not to campaign against a player, to do so, not to travel to a site, to give so much favor or so many secrets."""
LAST_ROUND: Final = 8
MOST_FAVOR: Final = 5
MOST_SECRETS: Final = 3
MOST_PENALTY: Final = 5

DUE_ROUND: Final = Prompt("until which round", "oath 7.6.3", "number")
HAND_OVER: Final = Prompt("hand over what was promised", "oath 7.6.3", "word")


def vocabulary(s: State, maker: Seat) -> list[Promise]:
    """All that the player may promise, without its round and its penalty."""
    others = [seat for seat in range(s.box.seats) if seat != maker]
    return [
        *[(NOT_CAMPAIGN, seat) for seat in others],
        *[(CAMPAIGN, seat) for seat in others],
        *[(NOT_TRAVEL, position) for position in POSITIONS],
        *[(GIVE_FAVOR, n) for n in range(1, MOST_FAVOR + 1)],
        *[(GIVE_SECRETS, n) for n in range(1, MOST_SECRETS + 1)],
    ]


@law("oath 7.6.3")
def word_promise(s: State, seat: Seat, maker: Seat, source: Source) -> Flow[Promise | None]:
    """The player words a promise for an offer: one that they make, or that they want the other to make."""
    said: Any = yield Ask(seat, PROMISE, [*vocabulary(s, maker), DONE], (source, maker))
    if said is DONE:
        return None
    due = yield Ask(seat, DUE_ROUND, range(s.round, LAST_ROUND + 1), (source, maker, said))
    penalty = yield Ask(seat, PENALTY, range(MOST_PENALTY + 1), (source, maker, said, due))
    return (*said, due, penalty)


@law("oath 7.6.3")
def record_promise(s: State, maker: Seat, other: Seat, promise: Promise, article: Article) -> None:
    """Remember it until it is due."""
    s.promises.append((maker, other, *promise))
    s.tell("promised", article, (maker, other, *promise))


@law("oath 7.6.3", "oath 9.6")
def due_promises(s: State) -> Flow[None]:
    """At the end of a round: settle all promises that were made until then, in the order in which they were made."""
    for record in [record for record in s.promises if record[4] <= s.round]:
        if not (yield from _handed_over(s, record)):
            yield from _judge(s, record)
        s.promises.remove(record)


def _handed_over(s: State, record: Promise) -> Flow[bool]:
    """A gift that was promised may be made now, if the player has so much: otherwise there might be no way to."""
    maker, other, said, n = record[:4]
    if said not in (GIVE_FAVOR, GIVE_SECRETS):
        return False
    if n > (favor_of(s, maker) if said == GIVE_FAVOR else secrets_to_give(s, maker)):
        return False
    if (yield Ask(maker, HAND_OVER, (YES, NO), record)) is NO:
        return False
    give = give_favor if said == GIVE_FAVOR else give_secrets
    give(s, maker, other, n, "oath 7.6.3")
    s.tell("promise settled", "oath 7.6.3", (*record, 1))
    return True


@law("oath 7.6.3")
def _judge(s: State, record: Promise) -> Flow[None]:
    """The other says whether it was kept; if the player denies a breach, a coin decides. Who broke it pays."""
    maker, other, penalty = record[0], record[1], record[5]
    verdict = yield Ask(other, WAS_KEPT, (KEPT, BROKEN), record)
    if verdict is BROKEN and (yield Ask(maker, WAS_KEPT, (KEPT, BROKEN), record)) is KEPT:
        verdict = yield Chance(COIN, (KEPT, BROKEN), record)
    s.tell("promise settled", "oath 7.6.3", (*record, int(verdict is KEPT)))
    if verdict is BROKEN:
        give_favor(s, maker, other, min(penalty, s.favor[maker]), "oath 7.6.3")
