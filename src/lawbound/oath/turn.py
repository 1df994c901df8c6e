"""A turn: Law of Oath 4. Wake, Act and Rest, and what comes between two turns."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from lawbound.kernel import DONE, Ask, Flow, Seat
from lawbound.law import law
from lawbound.oath import deal, empire, victory
from lawbound.oath.acts import Campaign, Muster, Recover, Search, Trade, Travel
from lawbound.oath.campaign import campaign
from lawbound.oath.cards import FIRST_SITE, FIRST_VISION, NONE, RELICS, SUIT
from lawbound.oath.minor import (
    move_warbands,
    peek_at_relic,
    peek_at_reliquary,
    play_facedown_adviser,
    unknown_relics,
    unknown_reliquary,
    usable_actions,
    use_action,
    ways_to_move,
)
from lawbound.oath.modifiers import can_begin
from lawbound.oath.muster import muster
from lawbound.oath.powers import Bend, article_of, bending, power_of
from lawbound.oath.prompts import (
    ACT,
    CAMPAIGN,
    EXILE,
    MUSTER,
    OFFER,
    PEEK_AT_RELIC,
    PEEK_AT_RELIQUARY,
    PLAY_ADVISER,
    RECOVER,
    REST_POWER,
    SEARCH,
    SELF_EXILE,
    SHIFT_WARBANDS,
    TRADE,
    TRAVEL,
)
from lawbound.oath.prompts import REST as TO_REST
from lawbound.oath.recover import recover
from lawbound.oath.rule import color, facedown_advisers, has_access, settle_rule
from lawbound.oath.search import search
from lawbound.oath.state import ACT as ACT_PHASE
from lawbound.oath.state import BANK, JOURNEY_FAILED, PLAYING, ROW, WAKE, WARBANDS_MOVED, State
from lawbound.oath.state import REST as REST_PHASE
from lawbound.oath.title import settle_title
from lawbound.oath.tokens import FULL_SUPPLY, cost_of, home_bank, why_not_use
from lawbound.oath.trade import trade
from lawbound.oath.travel import travel

Flows = Callable[[State, Seat], Flow[None]]

DONE_BY: Final[dict[Any, Flows]] = {
    SEARCH: search,
    MUSTER: muster,
    TRADE: trade,
    RECOVER: recover,
    TRAVEL: travel,
    CAMPAIGN: campaign,
    PLAY_ADVISER: play_facedown_adviser,
    PEEK_AT_RELIC: peek_at_relic,
    PEEK_AT_RELIQUARY: peek_at_reliquary,
    SHIFT_WARBANDS: move_warbands,
    OFFER: empire.offer_citizenship,
    EXILE: empire.exile_citizen,
    SELF_EXILE: empire.self_exile,
}

EXILE_SUPPLY: Final = ((9, 6), (4, 5), (0, 4))
CHANCELLOR_SUPPLY: Final = ((18, 6), (11, 5), (4, 4), (0, 3))
"""So many warbands in the bank at least: so much supply."""


def carry_on(s: State) -> Flow[None]:
    """To the next safe point."""
    if s.queue:
        return follow_up(s)
    if s.phase == WAKE:
        return wake(s)
    return rest(s) if s.phase == REST_PHASE or s.act_over else act(s)


def follow_up(s: State) -> Flow[None]:
    """What a finished action lets somebody do, before anything else happens."""
    source, seat, other = s.queue.pop(0)
    bend = power_of(source, "follow_up")
    if bend is not None:
        yield from bend.bend(s, source, seat, other)
        yield from settle_title(s)


# Wake


@law("oath 4.1", "oath 7.3.1")
def wake(s: State) -> Flow[None]:
    """The People's Favor, victory, the title's Usurper side, the site's tokens: in this order."""
    seat = s.turn
    if s.step == 0:
        yield from _wake(s, seat, sites=False)
    elif s.step == 1:
        if s.is_exile(seat):
            if victory.check_wake(s, seat):
                return
            flip_title(s, seat)
    else:
        yield from _wake(s, seat, sites=True)
        s.phase = ACT_PHASE
        s.step = 0
        return
    s.step += 1


@law("oath 4.1.1", "oath 4.1.4", "oath 7.3.1")
def _wake(s: State, seat: Seat, sites: bool) -> Flow[None]:
    """WAKE powers of cards that the player holds, or of the site where they are."""
    for bend in bending(s, "wake"):
        if (bend.source >= FIRST_SITE) == sites:
            yield from bend.bend(s, bend.source, seat)


@law("oath 4.1.3", "oath 2.11")
def flip_title(s: State, seat: Seat) -> None:
    """An Exile who is Oathkeeper becomes the Usurper, after the check for victory."""
    if s.title == seat and not s.usurper:
        s.usurper = 1
        s.tell("usurper", "oath 4.1.3", (seat,))


# Act


@law("oath 4.2")
def act(s: State) -> Flow[None]:
    """One action, or the end of the phase."""
    seat = s.turn
    chosen = yield Ask(seat, ACT, [*options(s, seat), TO_REST], held=True)
    if chosen is TO_REST:
        s.phase = REST_PHASE
        return
    s.moved = WARBANDS_MOVED if chosen is SHIFT_WARBANDS else 0
    flow = DONE_BY.get(chosen)
    if flow is None:
        yield from use_action(s, seat, chosen)
    else:
        yield from flow(s, seat)


@law("oath 4.2", "oath 5.1", "oath 6")
def options(s: State, seat: Seat) -> list[Any]:
    """Everything that the player can do now: major actions, minor actions, and powers by their sources."""
    site = s.pawn[seat]
    found: list[Any] = []
    if can_begin(s, Search(seat, site)):
        found.append(SEARCH)
    if s.cards_at[site] or bending(s, "modify"):
        if can_begin(s, Muster(seat, site)):
            found.append(MUSTER)
        if can_begin(s, Trade(seat, site)):
            found.append(TRADE)
    if can_begin(s, Recover(seat, site)):
        found.append(RECOVER)
    if can_begin(s, Campaign(seat, site)):
        found.append(CAMPAIGN)
    if not s.moved & JOURNEY_FAILED and can_begin(s, Travel(seat, site)):
        found.append(TRAVEL)
    if facedown_advisers(s, seat):
        found.append(PLAY_ADVISER)
    if s.relics_at[site] and unknown_relics(s, seat):
        found.append(PEEK_AT_RELIC)
    if not s.moved & WARBANDS_MOVED and ways_to_move(s, seat):
        found.append(SHIFT_WARBANDS)
    if unknown_reliquary(s, seat):
        found.append(PEEK_AT_RELIQUARY)
    if empire.why_not_offer(s, seat) is None:
        found.append(OFFER)
    if empire.why_not_exile_anyone(s, seat) is None:
        found.append(EXILE)
    if s.citizens >> seat & 1 and empire.why_not_self_exile(s, seat) is None:
        found.append(SELF_EXILE)
    return found + usable_actions(s, seat)


# Rest


@law("oath 4.3")
def rest(s: State) -> Flow[None]:
    """Favor, secrets, supply, then REST powers; and the turn is over."""
    seat = s.turn
    s.phase = REST_PHASE
    return_favor(s)
    return_secrets(s, seat)
    restore_supply(s, seat)
    yield from rest_powers(s, seat)
    yield from settle_title(s)
    yield from end_turn(s)


@law("oath 4.3.1")
def return_favor(s: State, but: int = NONE) -> None:
    """All favor on denizens and edifices goes to the banks of their suits; `but` is a card that keeps its favor."""
    for cards in (*s.cards_at, *s.advisers):
        for card in cards:
            if card < FIRST_VISION and s.favor_on[card] and card != but:
                home_bank(s, card, s.favor_on[card])
                s.favor_on[card] = 0
                s.tell("returned favor", "oath 4.3.1", (card, SUIT[card]))


@law("oath 4.3.2")
def return_secrets(s: State, seat: Seat) -> None:
    """All secrets on denizens, edifices and relics go to the player's board, and all there are turned faceup."""
    found = 0
    for cards in (*s.cards_at, *s.advisers, *s.relics):
        for card in cards:
            if s.secrets_on[card] and (card < FIRST_VISION or card >= RELICS.start):
                found += s.secrets_on[card]
                s.secrets_on[card] = 0
    s.secrets[seat] += found + s.secrets_down[seat]
    s.secrets_down[seat] = 0
    if found:
        s.tell("returned secrets", "oath 4.3.2", (seat, found))


@law("oath 4.3.3", "oath 4.3.4")
def restore_supply(s: State, seat: Seat) -> None:
    """By the warbands in the bank, a Citizen to what the Chancellor has; and what was not spent is added."""
    saved = s.supply[seat]
    if s.citizens >> seat & 1:
        refreshed = s.supply[0]
    else:
        bank = s.warbands[color(s, seat) * ROW + BANK]
        brackets = EXILE_SUPPLY if seat else CHANCELLOR_SUPPLY
        refreshed = next(supply for least, supply in brackets if bank >= least)
    s.supply[seat] = min(FULL_SUPPLY, refreshed + saved)
    s.tell("refreshed", "oath 4.3.3", (seat, s.supply[seat]))


@law("oath 4.3.5", "oath 7.3.4")
def rest_powers(s: State, seat: Seat) -> Flow[None]:
    """Any REST powers, in any order, each once."""
    used: list[int] = []
    while usable := [bend for bend in bending(s, "rest") if bend.source not in used and _may_rest(s, seat, bend)]:
        chosen = yield Ask(seat, REST_POWER, [*[bend.source for bend in usable], DONE])
        if chosen is DONE:
            return
        used.append(chosen)
        s.tell("used", article_of(s, chosen), (seat, chosen))
        for bend in usable:
            if bend.source == chosen:
                yield from bend.bend(s, chosen, seat)


def _may_rest(s: State, seat: Seat, bend: Bend) -> bool:
    if not has_access(s, seat, bend.source) or (
        bend.ready is not None and bend.ready(s, bend.source, seat) is not None
    ):
        return False
    return why_not_use(s, seat, bend.source, cost_of(bend.source)) is None


# Between turns


@law("oath 4")
def end_turn(s: State) -> Flow[None]:
    """The next player clockwise; after the last one the round ends, and it is seen whether the game does."""
    s.act_over = 0
    s.scepter_taken = 0
    s.moved = 0
    s.discarded[:] = bytes(8)
    s.offers[:] = bytes(len(s.offers))
    s.phase = WAKE
    s.step = 0
    s.turn = (s.turn + 1) % s.box.seats
    if not s.turn:
        yield from deal.due_promises(s)
        yield from victory.end_of_round(s)
        if s.stage != PLAYING:
            return
        s.round += 1
        s.tell("round", "oath 2.1.4", (s.round,))
    begin_turn(s)


@law("oath 2.1.4")
def begin_turn(s: State) -> None:
    s.turns += 1
    settle_rule(s)
    s.tell("turn", "oath 4", (s.turn, s.round, s.turns))
