"""Nomad denizens, by what they do. Their battle plans are in `nomad_plans`."""

from __future__ import annotations

from bisect import insort
from typing import Any, Final

from lawbound.kernel import DONE, NO, YES, Ask, Chance, Flow, Seat
from lawbound.law import Article, law
from lawbound.oath.acts import REVEALED, Act, Recover, Travel
from lawbound.oath.cards import (
    CARDS,
    CONSPIRACY,
    DARKEST_SECRET,
    DENIZEN,
    FIRST_SITE,
    NO_SUIT,
    NOMAD,
    POSITIONS,
    REGION,
    REGION_NAMES,
    SUIT,
    Card,
    Cost,
    Position,
    Source,
    Suit,
    is_vision,
)
from lawbound.oath.deal import ADVISERS, FAVOR, RELICS, SECRETS, Kinds, gathering
from lawbound.oath.empire import become_citizen, spaces
from lawbound.oath.gifts import keep_adviser_limit, why_not_give
from lawbound.oath.handy import choose_bank, keep_one_secret, put_pawn
from lawbound.oath.modifiers import Toll
from lawbound.oath.piles import draw_next_vision, drop_tokens, has_vision, remove
from lawbound.oath.play import as_if_searched, move_to_site, surplus, swap, why_not_move_to_site, why_not_swap
from lawbound.oath.powers import power
from lawbound.oath.prompts import (
    AT_RANDOM,
    ORDER_OF_DISCARDS,
    USE,
    WHICH_CARD,
    WHICH_PILE,
    WHICH_SITE,
    WHICH_SPACE,
)
from lawbound.oath.rule import (
    adviser_suits,
    banner_holder,
    cards_of_suit_at_sites,
    cards_ruled,
    enemy_of_ruler,
    faceup_advisers,
    holder_of,
    holds,
    is_enemy,
    region_of,
    ruler_of,
    rules,
    rules_site,
    site_of,
    turn_order,
    why_locked,
)
from lawbound.oath.state import LEAST_MARKER, State
from lawbound.oath.tokens import favor_of, favor_to_bank, gain_favor, gain_secrets, gain_supply
from lawbound.oath.treasures import give_thing
from lawbound.oath.warbands import on_board

EXCHANGED: Final[Kinds] = (FAVOR, SECRETS, RELICS, ADVISERS)
"""What is dealt in at The Gathering."""
STEED_CARRIES: Final = 3


# Secrets and favor


@power("ancient_binding", "action")
@law("oath 10.19")
def ancient_binding(s: State, me: Source, seat: Seat) -> Flow[None]:
    """Everybody burns all secrets but one. The user keeps the one that was placed here, and nothing else.

    In their turn all secrets on cards are the user's; a banner is no card. The others choose which way the secret lies
    that they keep.
    """
    burnt = s.secrets[seat] + s.secrets_down[seat]
    for card, n in enumerate(s.secrets_on):
        if n and card not in (me, DARKEST_SECRET):
            burnt += n
            s.secrets_on[card] = 0
    s.secrets[seat] = s.secrets_down[seat] = 0
    s.tell("burnt secrets", CARDS[me].article, (seat, burnt))
    for other in turn_order(s, seat)[1:]:
        yield from keep_one_secret(s, me, other)


@power("elders", "action")
def elders(s: State, me: Source, seat: Seat) -> Flow[None]:
    """Gain a secret: a transcription says favor, the printed card does not."""
    gain_secrets(s, seat, 1, CARDS[me].article)
    return
    yield


@power("vow_of_kinship", "when_played")
def vow_of_kinship(s: State, me: Source, seat: Seat) -> Flow[None]:
    """All favor on the board goes to the Nomad bank."""
    favor_to_bank(s, seat, NOMAD, s.favor[seat], CARDS[me].article)
    return
    yield


@power("vow_of_kinship", "purse")
@law("oath 10.27", "oath 10.30")
def kinship(s: State, me: Source, seat: Seat, where: int) -> int:
    """From then on favor that comes to the holder goes there, and there the holder may spend it."""
    return NOMAD if holds(s, seat, me) else where


@power("spell_breaker", "why_not_use")
@law("oath 7.1.2")
def spell_breaker(s: State, me: Source, seat: Seat, source: Source, cost: Cost, plan: bool) -> Article | None:
    """Enemies of its ruler cannot use powers for secrets, whether these are placed, burnt, or added to the cost."""
    return CARDS[me].article if cost.secrets and enemy_of_ruler(s, seat, me) else None


# Travel


@power("tents", "modify", act="travel")
def tents(s: State, me: Source, act: Travel) -> Flow[None]:
    """Chosen before the destination is."""
    return
    yield


@power("tents", "supply_cost")
def tents_in_the_region(s: State, me: Source, act: Act) -> None:
    """No supply within the region, whoever chooses the destination; elsewhere it does not help."""
    if isinstance(act, Travel) and me in act.used and REGION[act.to] == REGION[act.origin]:
        act.free = True


@power("special_envoy", "modify", act="travel")
@law("oath 4.2")
def special_envoy(s: State, me: Source, act: Travel) -> Flow[None]:
    """No supply, and after this journey the traveler's Act phase is over."""
    act.waived = True
    if act.seat == s.turn:
        s.act_over = 1
    return
    yield


def _overladen(s: State, me: Source, act: Travel) -> Article | None:
    return CARDS[me].article if on_board(s, act.seat) > STEED_CARRIES else None


@power("a_fast_steed", "modify", act="travel", ready=_overladen)
def a_fast_steed(s: State, me: Source, act: Travel) -> Flow[None]:
    """No supply for whoever has at most three warbands on the board."""
    act.waived = True
    return
    yield


def _no_fee(s: State, me: Source, act: Travel) -> Article | None:
    """Who rules the Way Station pays nothing there, and who is there cannot travel there."""
    needless = act.waived or act.origin == s.place[me] or rules(s, act.seat, me)
    return CARDS[me].article if needless or not favor_of(s, act.seat) else None


@power("way_station", "modify", act="travel", ready=_no_fee, access=False)
@law("oath 7.1.4")
def way_station(s: State, me: Source, act: Travel) -> Flow[None]:
    """Anybody may choose to pay at the Way Station; the fee is due if that is where the journey leads."""
    return
    yield


@power("way_station", "supply_cost")
def way_station_is_free(s: State, me: Source, act: Act) -> None:
    """No supply for its ruler, and for whoever pays."""
    if isinstance(act, Travel) and act.to == s.place[me] and (me in act.used or rules(s, act.seat, me)):
        act.free = True


@power("way_station", "toll")
def way_station_fee(s: State, me: Source, act: Act) -> Toll | None:
    """One favor for its ruler."""
    if isinstance(act, Travel) and me in act.used and act.to == s.place[me]:
        return Toll(me, ruler_of(s, me), favor=1)
    return None


@power("hospitality", "modify", act="travel")
def hospitality(s: State, me: Source, act: Travel) -> Flow[None]:
    """Its holder will be welcome."""
    return
    yield


@power("hospitality", "traveled")
@law("oath 10.11")
def hospitality_at_the_end(s: State, me: Source, act: Travel) -> Flow[None]:
    """A favor of a suit that is both at the new site and among the traveler's advisers; they choose the bank."""
    if me not in act.used:
        return
    here = 0
    for card in s.cards_at[act.to]:
        here |= 1 << SUIT[card]
    bank: Suit = yield from choose_bank(s, me, act.seat, ~(here & adviser_suits(s, act.seat)))
    if bank != NO_SUIT:
        gain_favor(s, act.seat, bank, 1, CARDS[me].article)


# Relics and banners


@power("lost_tongue", "why_not_take")
@law("oath 10.27")
def lost_tongue(s: State, me: Source, seat: Seat, holder: Seat, thing: Card) -> Article | None:
    """Whoever rules no Nomad card can neither target nor take its holder's relics and banners; the holder rules one."""
    if holder_of(s, me) != holder or NOMAD in [SUIT[card] for card in cards_ruled(s, seat)]:
        return None
    return CARDS[me].article


@power("ancient_bloodline", "locked")
@law("oath 7.2.2")
def ancient_bloodline(s: State, me: Source, seat: Seat, card: Card) -> Article | None:
    """For enemies of its holder denizens and relics at the holder's sites are locked, as long as these are ruled."""
    holder = holder_of(s, me)
    if not is_enemy(s, seat, holder):
        return None
    position: Position = card - FIRST_SITE if card >= FIRST_SITE else s.place[card]
    kept = card >= FIRST_SITE or CARDS[card].kind == DENIZEN
    return CARDS[me].article if kept and position in POSITIONS and rules_site(s, holder, position) else None


def _no_relic(s: State, me: Source, act: Recover) -> Article | None:
    return None if s.relics_at[act.site] else CARDS[me].article


@power("relic_worship", "modify", act="recover", ready=_no_relic)
def relic_worship(s: State, me: Source, act: Recover) -> Flow[None]:
    """The recovery will be rewarded."""
    return
    yield


@power("relic_worship", "recovered")
def relic_worship_at_the_end(s: State, me: Source, act: Recover) -> Flow[None]:
    """Three supply, as printed, for a relic that the action recovered; nothing for a banner."""
    if me in act.used and act.thing in POSITIONS:
        gain_supply(s, act.seat, 3, CARDS[me].article)
    return
    yield


@power("ancient_pact", "when_played")
@law("oath 6.6.2", "oath 7.6.1", "oath 10.3")
def ancient_pact(s: State, me: Source, seat: Seat) -> Flow[None]:
    """An Exile may give the Darkest Secret to the Chancellor, become a Citizen and take a relic of the Reliquary.

    Which one they choose without looking at it. A gift is no seizure: nothing is burnt.
    """
    if not s.is_exile(seat) or banner_holder(s, DARKEST_SECRET) != seat:
        return
    if why_not_give(s, seat, DARKEST_SECRET) is not None or (yield Ask(seat, USE, (YES, NO), (me,))) is NO:
        return
    article, covered = CARDS[me].article, spaces(s)
    give_thing(s, seat, 0, DARKEST_SECRET, article)
    space = (yield Ask(seat, WHICH_SPACE, covered, (me,))) if covered else None
    yield from become_citizen(s, seat, space, article)


# Cards that move


@power("great_herd", "when_played")
@law("oath 10.15")
def great_herd(s: State, me: Source, seat: Seat) -> Flow[None]:
    """It may change places with a Nomad card at another site."""
    elsewhere = [card for card in cards_of_suit_at_sites(s, NOMAD) if s.place[card] != s.place[me]]
    yield from _swap_with_one(s, me, seat, elsewhere)


@power("twin_brother", "when_played")
@law("oath 10.15", "oath 7.6.4")
def twin_brother(s: State, me: Source, seat: Seat) -> Flow[None]:
    """It may change places with a Nomad adviser of somebody else. A limit that comes or goes with that one counts."""
    others = [card for other in turn_order(s, seat)[1:] for card in faceup_advisers(s, other) if SUIT[card] == NOMAD]
    before = [surplus(s, each) for each in range(s.box.seats)]
    yield from _swap_with_one(s, me, seat, others)
    for party in turn_order(s, seat):
        if surplus(s, party) > before[party]:
            yield from keep_adviser_limit(s, party, [])


def _swap_with_one(s: State, me: Source, seat: Seat, cards: list[Card]) -> Flow[None]:
    """The player may swap this card with one of these, if it can be moved."""
    options: list[Any] = [card for card in cards if why_not_swap(s, seat, me, card) is None]
    if options:
        chosen = yield Ask(seat, WHICH_CARD, [*options, DONE], (me,))
        if chosen is not DONE:
            swap(s, seat, me, chosen, CARDS[me].article)


def _nobody_to_resettle(s: State, me: Source, seat: Seat) -> Article | None:
    return None if _settlers(s, seat) else CARDS[me].article


def _settlers(s: State, seat: Seat) -> list[Card]:
    """The Nomad advisers, of whomever, that the player can move to some site."""
    return [
        card
        for owner in turn_order(s, seat)
        for card in faceup_advisers(s, owner)
        if SUIT[card] == NOMAD and any([why_not_move_to_site(s, seat, card, to) is None for to in POSITIONS])
    ]


@power("resettle", "action", ready=_nobody_to_resettle)
@law("oath 10.16")
def resettle(s: State, me: Source, seat: Seat) -> Flow[None]:
    """Move a Nomad adviser of anybody to any site that can have it."""
    card = yield Ask(seat, WHICH_CARD, _settlers(s, seat), (me,))
    sites = [to for to in POSITIONS if why_not_move_to_site(s, seat, card, to) is None]
    to = yield Ask(seat, WHICH_SITE, sites, (me, card))
    yield from move_to_site(s, seat, card, to, CARDS[me].article)


@power("family_wagon", "adviser_limit")
@law("oath 7.6.4")
def family_wagon(s: State, me: Source, seat: Seat) -> int:
    """One adviser that is not a Nomad."""
    return 1


@power("family_wagon", "counts_as_adviser")
def family_wagon_has_room(s: State, me: Source, card: Card, is_faceup: bool) -> bool:
    """Nomads do not count. What lies facedown has no suit, so it is none."""
    return not is_faceup or SUIT[card] != NOMAD


# Decks and piles


@power("convoys", "action")
def convoys(s: State, me: Source, seat: Seat) -> Flow[None]:
    """The discard pile of another region goes on top of the one of the own region, even if one of them is empty."""
    here = region_of(s, seat)
    others = [region for region in range(len(REGION_NAMES)) if region != here]
    origin = yield Ask(seat, WHICH_PILE, others, (me,))
    pile = s.piles[origin]
    s.tell("moved pile", CARDS[me].article, (seat, origin, here, len(pile)))
    s.piles[here] += pile
    pile.clear()


def _no_vision(s: State, me: Source, seat: Seat) -> Article | None:
    return None if has_vision(s) else CARDS[me].article


@power("oracle", "action", ready=_no_vision)
@law("oath 5.1.4", "oath 10.4")
def oracle(s: State, me: Source, seat: Seat) -> Flow[None]:
    """Draw the next vision of the world deck, and play or discard it as if it had been searched for."""
    vision = yield from draw_next_vision(s, seat)
    s.tell("drew", CARDS[me].article, (seat, 1), (vision,), (seat,))
    yield from as_if_searched(s, seat, vision)


@power("pilgrimage", "when_played")
def pilgrimage(s: State, me: Source, seat: Seat) -> Flow[None]:
    """The denizens at the player's site join the Dispossessed, and as many of these go to the pile of the region.

    This is no discard, but favor and secrets return as if it were one. Locked denizens stay. Which ones are drawn only
    the player sees, who puts them on the pile in any order.
    """
    position, article = site_of(s, seat), CARDS[me].article
    leaving = [card for card in s.cards_at[position] if CARDS[card].kind == DENIZEN]
    leaving = [card for card in leaving if why_locked(s, seat, card) is None]
    for card in leaving:
        remove(s, card)
        drop_tokens(s, seat, card)
        s.seen[card] = 0
        insort(s.dispossessed, card)
        s.tell("dispossessed", article, (seat, card))
    hand = s.hands[seat]
    for _ in leaving:
        card = yield Chance(AT_RANDOM, bytes(s.dispossessed), (me,))
        s.dispossessed.remove(card)
        hand.append(card)
        if card < LEAST_MARKER:
            s.seen[card] = 1 << seat
    drawn = len(leaving)
    s.tell("drew", article, (seat, drawn), tuple(hand[len(hand) - drawn :]), (seat,))
    for left in range(drawn, 0, -1):
        card = yield Ask(seat, ORDER_OF_DISCARDS, tuple(hand[len(hand) - left :]))
        hand.remove(card)
        s.piles[REGION[position]].append(card)


@power("sacred_ground", "why_not_play")
@law("oath 5.1.4.III")
def sacred_ground(s: State, me: Source, seat: Seat, card: Card, where: int) -> Article | None:
    """Visions, but not the Conspiracy, are revealed only by players whose pawn is here."""
    if where != REVEALED or not is_vision(card) or card == CONSPIRACY or s.pawn[seat] == s.place[me]:
        return None
    return CARDS[me].article


# The others


@power("the_gathering", "when_played")
@law("oath 7.6.3")
def the_gathering(s: State, me: Source, seat: Seat) -> Flow[None]:
    """From the Chancellor on everybody may put their pawn here, which is no travel; then those here may deal."""
    position, article = s.place[me], CARDS[me].article
    for other in turn_order(s, 0):
        if s.pawn[other] != position and (yield Ask(other, USE, (YES, NO), (me,))) is YES:
            put_pawn(s, other, position, article)
    yield from gathering(s, position, EXCHANGED, article, me)


@power("faithful_friend", "when_played")
def faithful_friend(s: State, me: Source, seat: Seat) -> Flow[None]:
    """Gain four supply."""
    gain_supply(s, seat, 4, CARDS[me].article)
    return
    yield
