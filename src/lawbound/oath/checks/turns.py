"""The questions of a turn: the menu of the Act phase, Wake and Rest, minor actions, deals."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Final

from lawbound.kernel import DONE, Ask, Seat, Word
from lawbound.law import Article
from lawbound.oath import empire, gifts, minor, muster, recover, search, targets, trade, travel
from lawbound.oath.acts import WORLD, Act, Campaign, Muster, Recover, Search, Trade, Travel
from lawbound.oath.campaign import CAMPAIGN_COST
from lawbound.oath.cards import FIRST_SITE, FIRST_TRAIT, NONE, POSITIONS, SUITS, Source
from lawbound.oath.checks.check import Check, Checks, Reasons, demanded, furthest
from lawbound.oath.deal import RELICS
from lawbound.oath.modifiers import apply_mandatory, can_begin, price, why_not_act
from lawbound.oath.powers import bending
from lawbound.oath.prompts import (
    ACT,
    BANNER_FAVOR,
    CAMPAIGN,
    DEAL_GIVE,
    DEAL_WANT,
    EXILE,
    EXILE_WHOM,
    FAVOR,
    LEAST_BANK,
    MOVE_WARBANDS,
    MUSTER,
    OFFER,
    OFFER_TO,
    OFFERED_RELIC,
    PAWN,
    PEEK,
    PEEK_AT_RELIC,
    PEEK_AT_RELIQUARY,
    PEEK_RELIQUARY,
    PLACE,
    PLAY_ADVISER,
    RECOVER,
    REST_POWER,
    RETURN,
    SEARCH,
    SECRET,
    SELF_EXILE,
    SHIFT_WARBANDS,
    SHOW_RELIC,
    SITE_TOKEN,
    SPREAD_FAVOR,
    TITLE,
    TRADE,
    TRAVEL,
    WHICH_BANK,
    WHICH_SPACE,
)
from lawbound.oath.rule import BANNERS, facedown_advisers, has_access, region_sites, rules_site
from lawbound.oath.state import BANDITS, JOURNEY_FAILED, WARBANDS_MOVED, State
from lawbound.oath.tokens import cost_of, why_not_use
from lawbound.oath.warbands import on_board, why_not_place

# The Act phase: major actions


def menu(s: State, ask: Ask) -> Reasons:
    """Every action, and every power that the player has access to or stands near."""
    seat = ask.seat
    reasons: Reasons = [(word, why_not(s, seat)) for word, why_not in ACTIONS.items()]
    if s.citizens >> seat & 1:
        reasons.append((SELF_EXILE, empire.why_not_self_exile(s, seat)))
    near = [bend for bend in bending(s, "action") if bend.source in ask.options or is_near(s, seat, bend.source)]
    reasons += [(bend.source, minor.why_not_action(s, seat, bend)) for bend in near]
    return [*reasons, *not_now(s, seat, [bend.source for bend in near])]


def is_near(s: State, seat: Seat, source: Source) -> bool:
    """Whether the player has access to it, or it lies in their region."""
    if source >= FIRST_SITE:
        return source - FIRST_SITE in region_sites(s, seat)
    return source < FIRST_TRAIT and (has_access(s, seat, source) or s.place[source] in region_sites(s, seat))


def not_now(s: State, seat: Seat, but: list[Source]) -> Reasons:
    """Cards that the player has access to, and whose powers are used at other times."""
    reasons: dict[Source, Article] = {}
    for joint, article in (("modify", "oath 7.4"), ("battle_plan", "oath 7.5"), ("rest", "oath 7.3.4")):
        for bend in bending(s, joint):
            usable = bend.source < FIRST_TRAIT and not bend.mandatory and has_access(s, seat, bend.source)
            if usable and bend.source not in (*but, *reasons):
                reasons[bend.source] = article
    return list(reasons.items())


def begun(
    s: State, act: Act, reasons: Callable[[State, Any], Iterable[Article | None]], order: tuple[str, ...]
) -> Article | None:
    """Why the action cannot be begun, whatever modifiers are used: the reason that stops last."""
    if can_begin(s, act):
        return None
    s.acts.append(act)
    apply_mandatory(s, act)
    found = furthest([why for why in reasons(s, act) if why is not None], order)
    s.acts.pop()
    return found


def why_not_search(s: State, seat: Seat) -> Article | None:
    act = Search(seat, s.pawn[seat])
    sources = (WORLD, 0, 1, 2)
    return begun(
        s, act, lambda s, act: [search.why_not_search(s, act, each) for each in sources], ("oath 5.1.2", "oath 5.1.1")
    )


def why_not_muster(s: State, seat: Seat) -> Article | None:
    act = Muster(seat, s.pawn[seat])
    return begun(
        s,
        act,
        lambda s, act: [muster.why_not_muster_on(s, act, card) for card in s.cards_at[act.site]],
        ("oath 5.2.1",),
    )


def why_not_trade(s: State, seat: Seat) -> Article | None:
    act = Trade(seat, s.pawn[seat])
    return begun(s, act, _trades, ("oath 5.3.2", "oath 5.3.1"))


def _trades(s: State, act: Trade) -> list[Article | None]:
    cards = [card for position in trade.positions(act) for card in s.cards_at[position]]
    return [trade.why_not_trade(s, act, card, for_secrets) for card in cards for for_secrets in (False, True)]


def why_not_recover(s: State, seat: Seat) -> Article | None:
    act = Recover(seat, s.pawn[seat])
    return begun(s, act, _recoverable, ("oath 2.8.4", "oath 5.4.2", "oath 5.4.1"))


def _recoverable(s: State, act: Recover) -> list[Article | None]:
    relics = [recover.why_not_recover_relic(s, act, at) for at in range(len(s.relics_at[act.site]))]
    return [*relics, *[recover.why_not_recover_banner(s, act, banner) for banner in BANNERS]]


def why_not_travel(s: State, seat: Seat) -> Article | None:
    if s.moved & JOURNEY_FAILED:
        return "oath 5.6.1"
    act = Travel(seat, s.pawn[seat])
    return begun(s, act, lambda s, act: [travel.why_not_travel(s, act, to) for to in POSITIONS], ("oath 5.6.1",))


def why_not_campaign(s: State, seat: Seat) -> Article | None:
    act = Campaign(seat, s.pawn[seat])
    return begun(s, act, _attacks, ("oath 5.5.1", "oath 5.5.2"))


def _attacks(s: State, act: Campaign) -> list[Article | None]:
    if price(s, act, CAMPAIGN_COST) > s.supply[act.seat]:
        return ["oath 5.5.1"]
    article = why_not_act(s, act)
    return [article] if article else [why_not_attack(s, act, defender) for defender in everybody(s, act.seat)]


def everybody(s: State, but: Seat) -> list[int]:
    """Whom a player may think of attacking."""
    return [*[seat for seat in range(s.box.seats) if seat != but], BANDITS]


def why_not_attack(s: State, act: Campaign, defender: int) -> Article | None:
    """Why that one cannot be the defender: not here, or no targets may be declared."""
    if defender == BANDITS:
        here = not any([rules_site(s, seat, act.site) for seat in range(s.box.seats)])
    else:
        here = rules_site(s, defender, act.site) or s.pawn[defender] == act.site
    if not here or act.only not in (NONE, defender):
        return "oath 5.5.1"
    if targets.may_attack(s, act, defender):
        return None
    targets.choose_sides(s, act, defender)
    found = [why_not_act(s, act)]
    for target in targets.mandatory(s, act):
        found.append(targets.why_not_target(s, act, target))
        targets.add(act, target)
    found.append(targets.why_not_targets(s, act))
    targets.clear(act)
    targets.forget_sides(s, act)
    act.defender = NONE
    return next((article for article in found if article is not None), "oath 5.5.2")


# The Act phase: minor actions


def why_not_play_adviser(s: State, seat: Seat) -> Article | None:
    return None if facedown_advisers(s, seat) else "oath 6.1"


def why_not_peek(s: State, seat: Seat) -> Article | None:
    return None if minor.unknown_relics(s, seat) else "oath 6.3"


def why_not_peek_at_reliquary(s: State, seat: Seat) -> Article | None:
    return empire.why_not_wield(s, seat) or (None if minor.unknown_reliquary(s, seat) else "oath 6.4")


def why_not_shift(s: State, seat: Seat) -> Article | None:
    return None if minor.ways_to_move(s, seat) and not s.moved & WARBANDS_MOVED else "oath 6.5"


ACTIONS: Final[dict[Word, Callable[[State, Seat], Article | None]]] = {
    SEARCH: why_not_search,
    MUSTER: why_not_muster,
    TRADE: why_not_trade,
    RECOVER: why_not_recover,
    CAMPAIGN: why_not_campaign,
    TRAVEL: why_not_travel,
    PLAY_ADVISER: why_not_play_adviser,
    PEEK_AT_RELIC: why_not_peek,
    SHIFT_WARBANDS: why_not_shift,
    PEEK_AT_RELIQUARY: why_not_peek_at_reliquary,
    OFFER: empire.why_not_offer,
    EXILE: empire.why_not_exile_anyone,
}


def relics_here(s: State, ask: Ask) -> Reasons:
    return demanded(ask, range(len(s.relics_at[s.pawn[ask.seat]])), "oath 6.3")


def spaces(known: Article) -> Check:
    """Spaces of the Reliquary: an empty one is no choice, and some questions are not about what one knows."""

    def check(s: State, ask: Ask) -> Reasons:
        return [
            (space, None if space in ask.options else "oath 2.3" if s.reliquary[space] == NONE else known)
            for space in range(len(s.reliquary))
        ]

    return check


def movements(s: State, ask: Ask) -> Reasons:
    """Between the board and the site; among Imperial players, whatever is offered."""
    seat, position = ask.seat, s.pawn[ask.seat]
    to_board = None if minor.movable(s, seat, position) else "oath 6.5"
    able = on_board(s, seat) and rules_site(s, seat, position)
    to_site = why_not_place(s, seat, position) if able else "oath 6.5"
    return [(minor.TO_BOARD, to_board), (minor.TO_SITE, to_site)]


def exiles(s: State, ask: Ask) -> Reasons:
    return demanded(ask, range(s.box.seats), "oath 6.6.1")


def citizens(s: State, ask: Ask) -> Reasons:
    others = [seat for seat in range(s.box.seats) if seat != ask.seat]
    return [(seat, empire.why_not_exile(s, ask.seat, seat)) for seat in others]


def goods(s: State, ask: Ask) -> Reasons:
    """Relics that cannot be handed over."""
    giver = ask.seat if ask.about is DEAL_GIVE else ask.given[1]
    reasons: Reasons = []
    for relic in s.relics[giver]:
        article = gifts.why_not_hand_over(s, giver, relic)
        if article is not None:
            reasons.append(((RELICS, relic), article))
    return reasons


# Set-up, Wake and Rest


def first_sites(s: State, ask: Ask) -> Reasons:
    return demanded(ask, POSITIONS, "oath 1.23")


def sites_with_favor(s: State, ask: Ask) -> Reasons:
    return demanded(ask, [position for position in POSITIONS if s.is_faceup(position)], "oath 2.8.2")


def banner_favor(s: State, ask: Ask) -> Reasons:
    return demanded(ask, (PLACE, RETURN, DONE), "oath 4.1.1.I")


def least_banks(s: State, ask: Ask) -> Reasons:
    return demanded(ask, SUITS, "oath 4.1.1.I")


def site_tokens(s: State, ask: Ask) -> Reasons:
    return demanded(ask, (FAVOR, SECRET), "oath 4.1.4")


def oathkeepers(s: State, ask: Ask) -> Reasons:
    return demanded(ask, range(s.box.seats), "oath 2.11")


def rest_powers(s: State, ask: Ask) -> Reasons:
    reasons: Reasons = []
    for bend in bending(s, "rest"):
        if not has_access(s, ask.seat, bend.source):
            continue
        article = None if bend.ready is None else bend.ready(s, bend.source, ask.seat)
        article = article or why_not_use(s, ask.seat, bend.source, cost_of(bend.source))
        used = None if bend.source in ask.options else "oath 4.3.5"
        reasons.append((bend.source, article or used))
    return reasons


def banks(s: State, ask: Ask) -> Reasons:
    """Empty ones; of others the power itself says why they are no choice."""
    return demanded(ask, [suit for suit in SUITS if not s.banks[suit]], "oath 9.3")


CHECKS: Final[Checks] = {
    ACT.name: menu,
    PEEK.name: relics_here,
    PEEK_RELIQUARY.name: spaces("oath 6.4"),
    OFFERED_RELIC.name: spaces("oath 2.3"),
    SHOW_RELIC.name: spaces("oath 6.6.1"),
    WHICH_SPACE.name: spaces("oath 2.3"),
    MOVE_WARBANDS.name: movements,
    OFFER_TO.name: exiles,
    EXILE_WHOM.name: citizens,
    DEAL_GIVE.name: goods,
    DEAL_WANT.name: goods,
    PAWN.name: first_sites,
    SPREAD_FAVOR.name: sites_with_favor,
    BANNER_FAVOR.name: banner_favor,
    LEAST_BANK.name: least_banks,
    SITE_TOKEN.name: site_tokens,
    TITLE.name: oathkeepers,
    REST_POWER.name: rest_powers,
    WHICH_BANK.name: banks,
}
