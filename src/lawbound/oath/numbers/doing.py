"""The action that is going on, in an observation: its record is for all to see.

`act counts` are, by action:

- search: cards drawn, plays, cards kept, where discards go;
- muster: warbands; trade: favor, secrets, a code of the adviser that counts as of another suit;
- recover: paid, extra, 1 + the place of the relic;
- campaign: factor of attack dice, worth of a sacrifice, how many plans are to be discarded.

`act flags` are the switches in the order of FLAGS.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from lawbound.oath.acts import Campaign, Muster, Recover, Search, Trade, Travel
from lawbound.oath.cards import NONE, is_banner
from lawbound.oath.numbers.actions import CARD_AT
from lawbound.oath.numbers.fields import CARDS, SITES
from lawbound.oath.numbers.sheet import Sheet
from lawbound.oath.numbers.vocabulary import ACTIONS, RELICS_HERE
from lawbound.oath.state import State

FLAGS: Final[dict[str, tuple[str, ...]]] = {
    "search": (
        *("world", "bottom", "shown", "to_site", "reward_is_secret", "region", "rotation", "fresh", "facedown"),
    ),
    "muster": ("any_card", "by_secret"),
    "trade": ("for_secrets", "region"),
    "recover": (),
    "travel": ("ignores_sites",),
    "campaign": (
        *("pawn", "exempt", "skulls_ignored", "hollow_ignored", "singles_ignored", "halved", "no_sacrifice"),
        *("burn_all", "bury"),
    ),
}
"""Switches of each record; those that a campaign has for either side come after its own."""
FOR_BOTH_SIDES: Final = ("barred", "alone", "doubles_ignored")


def write_act(sheet: Sheet, s: State) -> None:
    sheet.put("acts", len(s.acts))
    if not s.acts:
        return
    act = s.acts[-1]
    sheet.mark("act", ACTIONS.index(act.name))
    sheet.seat("act seat", act.seat)
    sheet.mark("act site", act.site)
    sheet.put("act supply", act.supply)
    sheet.seat("act advisers", act.advisers_of)
    for source in act.used:
        sheet.source("act used", source)
    for at, flag in enumerate(FLAGS[act.name]):
        sheet.put("act flags", int(getattr(act, flag)), at)
    WRITE[act.name](sheet, act)


def search(sheet: Sheet, act: Search) -> None:
    sheet.row("act counts", (act.draw + act.more, act.plays, act.kept, act.discards))
    sheet.cards("act card", (act.card,))
    sheet.bits("act piles", act.piles)
    sheet.bits("act suits", act.anywhere)
    for name, at in (("act pile", act.source), ("act where", act.where), ("act discards", act.pile)):
        if at != NONE:
            sheet.mark(name, at)


def muster(sheet: Sheet, act: Muster) -> None:
    sheet.put("act counts", act.warbands)
    sheet.cards("act card", (act.card,))


def trade(sheet: Sheet, act: Trade) -> None:
    sheet.row("act counts", (act.favor, act.secrets, 0 if act.guise == NONE else act.guise + 1))
    sheet.cards("act card", (act.card,))
    if act.suit_as != NONE:
        sheet.mark("act suits", act.suit_as)


def recover(sheet: Sheet, act: Recover) -> None:
    is_relic = act.thing != NONE and not is_banner(act.thing)
    sheet.row("act counts", (act.paid, act.extra, act.thing + 1 if is_relic else 0))
    if is_banner(act.thing):
        sheet.mark("act card", CARD_AT[act.thing])
    sheet.player("act other", act.former)


def travel(sheet: Sheet, act: Travel) -> None:
    sheet.mark("act origin", act.origin)
    if act.to != NONE:
        sheet.mark("act to", act.to)
    sheet.bits("act only", act.only)
    sheet.player("act other", act.forced)


def campaign(sheet: Sheet, act: Campaign) -> None:
    first = len(FLAGS["campaign"])
    for at, flag in enumerate(FOR_BOTH_SIDES):
        sheet.row("act flags", getattr(act, flag), first + 2 * at)
    sheet.row("act counts", (act.attack_factor, act.sacrifice_worth, len(act.discards)))
    sheet.player("act other", act.defender)
    for ally in act.allies:
        sheet.seat("act allies", ally)
    for position in act.sites:
        sheet.mark("act targets", position)
    sheet.cards("act things", act.things)
    for position, at in act.relics:
        sheet.mark("act relics", position * RELICS_HERE + at)
    for place in act.places:
        sheet.mark("act places", sheet.place(place))
    for plan, user in zip(act.plans, act.plan_users, strict=True):
        sheet.mark("act plans", CARDS * act.side_of(user) + CARD_AT[plan])
    dice = (act.attack, act.defense, act.raiders, act.bandits, act.movable, act.total_attack, act.total_defense)
    saved = sum([number for _, _, number in act.saved])
    sheet.row("act dice", (*dice, *act.killed, saved))
    for side in range(2):
        sheet.mark("act losses", 3 * side + act.losses[side])
        if act.hospital[side] != NONE:
            sheet.mark("act hospital", SITES * side + act.hospital[side])
    sheet.row("act outcome", (act.decided, act.winner))


WRITE: Final[dict[str, Callable[[Sheet, Any], None]]] = {
    "search": search,
    "muster": muster,
    "trade": trade,
    "recover": recover,
    "travel": travel,
    "campaign": campaign,
}
