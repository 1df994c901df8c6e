"""The beast denizens: first those of the first game, then those of the Archive, by their numbers.

What they do in campaigns, vows apart, is in `beast_plans`.
"""

from __future__ import annotations

from typing import Final

from lawbound.kernel import DONE, NO, YES, Ask, Flow, Seat
from lawbound.law import Article, law
from lawbound.oath.acts import AT_BOTTOM, ON_TOP, Act, Muster, Search, Trade, Travel
from lawbound.oath.cards import (
    BEAST,
    CARDS,
    DENIZENS,
    DISCORD,
    HEARTH,
    NOMAD,
    NONE,
    ORDER,
    POSITIONS,
    REGION,
    SCEPTER,
    SUIT,
    Card,
    Position,
    Source,
)
from lawbound.oath.empire import become_citizen
from lawbound.oath.handy import drawing, full_banks, gain_from_a_bank, move_favor, split_over_banks
from lawbound.oath.piles import discard, draw_relic
from lawbound.oath.play import move_to_site, put_with_advisers
from lawbound.oath.powers import power
from lawbound.oath.prompts import (
    BOTTOM,
    TOP,
    USE,
    WHICH_CARD,
    WHICH_PILE,
    WHICH_PLAYER,
    WHICH_RELIC,
    WHICH_SITE,
    WHICH_WAY,
)
from lawbound.oath.rule import (
    adviser_suits,
    advisers_of_suit,
    capacity,
    cards_of_suit_at_sites,
    color,
    enemy_of_ruler,
    has_suit,
    holds,
    region_sites,
    ruler_of,
    rules,
    rules_site,
    turn_order,
    why_locked,
)
from lawbound.oath.state import BOARD, State
from lawbound.oath.tokens import favor_of, gain_supply, take_favor
from lawbound.oath.trade import matching_advisers
from lawbound.oath.treasures import bury_relic, hold, watch_takes
from lawbound.oath.warbands import gain_warbands, kill, on_board

BEAST_BANK: Final = 1 << BEAST


# Shapes


def beast_sites(s: State) -> list[Position]:
    """The sites with a Beast card."""
    return [position for position in POSITIONS if has_suit(s, position, BEAST)]


def kill_on_board(s: State, me: Source, seat: Seat) -> int:
    """A warband on that player's board dies, if there is one; how many did."""
    return kill(s, color(s, seat), BOARD + seat, 1, CARDS[me].article)


# Errand Boy


def why_no_errand(s: State, me: Source, act: Search) -> Article | None:
    """Only where another pile has cards."""
    others = [pile for region, pile in enumerate(s.piles) if region != REGION[act.site] and pile]
    return drawing(s, me, act) or (None if others else "oath 5.1.2")


@power("errand_boy", "modify", act="search", ready=why_no_errand)
@law("oath 5.1.2")
def errand_boy(s: State, me: Source, act: Search) -> Flow[None]:
    """The discard pile of another region may be searched. Discards still go by the region of the pawn."""
    act.piles = 0b111
    return
    yield


# Wolves


def hunted(s: State, seat: Seat) -> list[Seat]:
    """Everybody with a warband on their board, the player too."""
    return [other for other in turn_order(s, seat) if on_board(s, other)]


def why_no_prey(s: State, me: Source, seat: Seat) -> Article | None:
    return None if hunted(s, seat) else "oath 10.28"


@power("wolves", "action", ready=why_no_prey)
def wolves(s: State, me: Source, seat: Seat) -> Flow[None]:
    """A warband on any board dies, even an own one."""
    other: Seat = yield Ask(seat, WHICH_PLAYER, hunted(s, seat), (me,))
    kill_on_board(s, me, other)


# Animal Playmates


def beasts_here(s: State, me: Source, act: Muster) -> Article | None:
    return None if has_suit(s, act.site, BEAST) else CARDS[me].article


@power("animal_playmates", "modify", act="muster", ready=beasts_here)
def animal_playmates(s: State, me: Source, act: Muster) -> Flow[None]:
    """It waits for the card that is mustered on."""
    return
    yield


@power("animal_playmates", "supply_cost")
def playmates_are_free(s: State, me: Source, act: Act) -> None:
    """No supply on a Beast card."""
    if isinstance(act, Muster) and me in act.used and SUIT[act.card] == BEAST:
        act.free = True


# The Old Oak


def under_the_oak(s: State, me: Source, act: Trade) -> Article | None:
    """Only where it may be traded with: at the site, or in the region if something else allows that."""
    return None if REGION[s.place[me]] == REGION[act.site] else CARDS[me].article


@power("the_old_oak", "modify", act="trade", ready=under_the_oak)
def the_old_oak(s: State, me: Source, act: Trade) -> Flow[None]:
    """It waits for the card that is traded with."""
    return
    yield


@power("the_old_oak", "gain")
def whispered(s: State, me: Source, act: Act, step: int) -> None:
    """One more secret for a trade with the oak for secrets, if the player has a Beast adviser."""
    if isinstance(act, Trade) and not step and me in act.used and act.card == me and act.for_secrets:
        act.secrets += bool(matching_advisers(s, act, BEAST))


# Forest Paths


def on_the_path(s: State, me: Source, act: Travel) -> bool:
    """Only to a site with a Beast card; where somebody else chooses the destination, it is not known yet."""
    return me in act.used and act.to != NONE and has_suit(s, act.to, BEAST)


def why_no_path(s: State, me: Source, act: Travel) -> Article | None:
    """Only where there is a Beast site to go to."""
    return None if [to for to in beast_sites(s) if to != act.origin] else CARDS[me].article


@power("forest_paths", "modify", act="travel", ready=why_no_path)
def forest_paths(s: State, me: Source, act: Travel) -> Flow[None]:
    """It waits for the destination."""
    return
    yield


@power("forest_paths", "supply_cost")
@law("oath 7.6.2")
def paths_are_free(s: State, me: Source, act: Act) -> None:
    """No supply to such a site."""
    if isinstance(act, Travel) and on_the_path(s, me, act):
        act.free = True


@power("forest_paths", "ignores_sites")
@law("oath 9.2")
def paths_pass_by(s: State, me: Source, act: Travel) -> bool:
    """Powers of sites do not count on the way there; powers of cards do."""
    return on_the_path(s, me, act)


# Long-Lost Heir


@power("long_lost_heir", "when_played")
@law("oath 7.6.1")
def long_lost_heir(s: State, me: Source, seat: Seat) -> Flow[None]:
    """An Exile may become a Citizen, without a relic."""
    if s.is_exile(seat) and (yield Ask(seat, USE, (YES, NO), (me,))) is YES:
        yield from become_citizen(s, seat, None, CARDS[me].article)


# Roving Terror


def terrorized(s: State, me: Source, seat: Seat) -> list[Card]:
    """Denizens at other sites that the player can discard, and whose place the terror can take."""
    return [
        card
        for position in POSITIONS
        if position != s.place[me] and len(s.cards_at[position]) <= capacity(s, position)
        for card in s.cards_at[position]
        if card in DENIZENS and why_locked(s, seat, card) is None
    ]


def why_no_terror(s: State, me: Source, seat: Seat) -> Article | None:
    """A site without a denizen to discard cannot be chosen."""
    return why_locked(s, seat, me) or (None if terrorized(s, me, seat) else CARDS[me].article)


@power("roving_terror", "action", ready=why_no_terror)
@law("oath 10.16")
def roving_terror(s: State, me: Source, seat: Seat) -> Flow[None]:
    """The player discards a denizen at another site, and this card moves there, its secret with it."""
    card: Card = yield Ask(seat, WHICH_CARD, terrorized(s, me, seat), (me,))
    position = s.place[card]
    yield from discard(s, seat, [card], CARDS[me].article)
    yield from move_to_site(s, seat, me, position, CARDS[me].article)


# Birdsong


@power("birdsong", "modify", act="trade")
def birdsong(s: State, me: Source, act: Trade) -> Flow[None]:
    """It waits for the card that is traded with."""
    return
    yield


@power("birdsong", "supply_cost")
def birds_are_free(s: State, me: Source, act: Act) -> None:
    """No supply for a trade with a Beast or Nomad card."""
    if isinstance(act, Trade) and me in act.used and SUIT[act.card] in (BEAST, NOMAD):
        act.free = True


# Small Friends


def friendly_sites(s: State, act: Trade) -> list[Position]:
    return [position for position in beast_sites(s) if position != act.site]


def why_no_friends(s: State, me: Source, act: Trade) -> Article | None:
    """Not after a modifier that the player could only use where the pawn really is."""
    stays = any([s.place[used] == act.site and not rules(s, act.seat, used) for used in act.used])
    return CARDS[me].article if stays or not friendly_sites(s, act) else None


@power("small_friends", "modify", act="trade", ready=why_no_friends)
@law("oath 10.24")
def small_friends(s: State, me: Source, act: Trade) -> Flow[None]:
    """For this trade the player is at any site with a Beast card, and no longer where the pawn is.

    So modifiers there are out of reach, unless the player rules them, which no pawn is needed for.
    """
    position: Position = yield Ask(act.seat, WHICH_SITE, friendly_sites(s, act), (me,))
    act.site = position


# Grasping Vines


@power("grasping_vines", "traveled")
@law("oath 5.6.2")
def grasping_vines(s: State, me: Source, act: Travel) -> Flow[None]:
    """An enemy who left a site of this card's ruler, forced or not, loses a warband of the board, if one is there."""
    if enemy_of_ruler(s, act.seat, me) and s.ruler[act.origin] == ruler_of(s, me):
        kill_on_board(s, me, act.seat)
    return
    yield


# Threatening Roar


@power("threatening_roar", "when_played")
def threatening_roar(s: State, me: Source, seat: Seat) -> Flow[None]:
    """All Nomad cards and other Beast cards at sites of the player's region are discarded; locked ones stay."""
    fleeing = [
        card
        for position in region_sites(s, seat)
        for card in s.cards_at[position]
        if card != me and SUIT[card] in (BEAST, NOMAD) and why_locked(s, seat, card) is None
    ]
    if fleeing:
        yield from discard(s, seat, fleeing, CARDS[me].article)


# Fae Merchant


def merchandise(s: State, seat: Seat) -> list[Card]:
    """What the player may part with: any relic but the Grand Scepter."""
    return [relic for relic in s.relics[seat] if relic != SCEPTER]


def why_no_merchant(s: State, me: Source, seat: Seat) -> Article | None:
    return None if s.relic_deck or merchandise(s, seat) else "oath 9.3"


@power("fae_merchant", "action", ready=why_no_merchant)
@law("oath 10.4", "oath 10.27")
def fae_merchant(s: State, me: Source, seat: Seat) -> Flow[None]:
    """Draw a relic and take it; then one relic goes under the relic deck, perhaps the same.

    All of this comes at once: the title is settled, and whoever watches relics being taken acts, only afterwards.
    """
    article, taken = CARDS[me].article, []
    if s.relic_deck:
        relic = yield from draw_relic(s, seat)
        s.hands[seat].remove(relic)
        hold(s, seat, relic)
        s.tell("took", article, (seat, relic, NONE))
        taken.append(relic)
    given: Card = yield Ask(seat, WHICH_RELIC, merchandise(s, seat), (me,))
    yield from bury_relic(s, seat, given, article)
    yield from watch_takes(s, seat, [relic for relic in taken if relic != given])


# Second Chance


def second_chances(s: State, seat: Seat) -> list[Seat]:
    """Whoever has an Order or Discord adviser and a warband to lose: without a kill there is no gain."""
    return [
        other for other in hunted(s, seat) if advisers_of_suit(s, other, ORDER) or advisers_of_suit(s, other, DISCORD)
    ]


def why_no_chance(s: State, me: Source, seat: Seat) -> Article | None:
    return None if second_chances(s, seat) else CARDS[me].article


@power("second_chance", "action", ready=why_no_chance)
def second_chance(s: State, me: Source, seat: Seat) -> Flow[None]:
    """A warband on the board of such a player dies, and the user gains one."""
    other: Seat = yield Ask(seat, WHICH_PLAYER, second_chances(s, seat), (me,))
    if kill_on_board(s, me, other):
        gain_warbands(s, seat, 1, CARDS[me].article)


# Pied Piper


@power("pied_piper", "ignores")
@law("oath 9.2")
def piper_needs_no_room(s: State, me: Source, what: str, card: Card) -> bool:
    """It comes to any number of advisers, and counts as one of them from then on."""
    return what == "adviser limit"


@power("pied_piper", "action")
@law("oath 10.16", "oath 10.27")
def pied_piper(s: State, me: Source, seat: Seat) -> Flow[None]:
    """It moves to the advisers of another player, its secret with it, and the user takes two favor from that one."""
    others = [other for other in turn_order(s, seat) if other != seat]
    victim: Seat = yield Ask(seat, WHICH_PLAYER, others, (me,))
    put_with_advisers(s, me, victim, CARDS[me].article, seat)
    take_favor(s, seat, victim, 2, CARDS[me].article)


# Mushrooms


@power("mushrooms", "modify", act="search", ready=drawing)
@law("oath 5.1.2")
def mushrooms(s: State, me: Source, act: Search) -> Flow[None]:
    """No supply, and one card from the bottom of the discard pile of the region; others may still add cards."""
    act.waived = True
    act.world = False
    act.bottom = True
    act.draw = 1
    return
    yield


# New Growth


@power("new_growth", "modify", act="search")
@law("oath 5.1.4.I")
def new_growth(s: State, me: Source, act: Search) -> Flow[None]:
    """Beast and Hearth cards may be played to any site that has room; facedown ones never have."""
    act.anywhere |= 1 << BEAST | 1 << HEARTH
    return
    yield


# Wild Cry


@power("wild_cry", "modify", act="search")
def wild_cry(s: State, me: Source, act: Search) -> Flow[None]:
    """It waits for a Beast card to be played."""
    return
    yield


@power("wild_cry", "played")
def answered(s: State, me: Source, act: Search, card: Card) -> Flow[None]:
    """A supply and two warbands for a Beast card played faceup, drawn or not; if two are played, for each."""
    if me in act.used and SUIT[card] == BEAST:
        gain_supply(s, act.seat, 1, CARDS[me].article)
        gain_warbands(s, act.seat, 2, CARDS[me].article)
    return
    yield


# Animal Host


@power("animal_host", "when_played")
def animal_host(s: State, me: Source, seat: Seat) -> Flow[None]:
    """A warband for every Beast card at any site, and for this one, wherever it was played."""
    gain_warbands(s, seat, len({*cards_of_suit_at_sites(s, BEAST), me}), CARDS[me].article)
    return
    yield


# Memory of Nature


def why_nature_forgets(s: State, me: Source, seat: Seat) -> Article | None:
    return None if cards_of_suit_at_sites(s, BEAST) and full_banks(s, BEAST_BANK) else "oath 7.1.3"


@power("memory_of_nature", "action", ready=why_nature_forgets)
def memory_of_nature(s: State, me: Source, seat: Seat) -> Flow[None]:
    """As much favor as there are Beast cards on the map, from any banks to the Beast bank."""
    for suit, n in (yield from split_over_banks(s, me, seat, len(cards_of_suit_at_sites(s, BEAST)), BEAST_BANK)):
        move_favor(s, suit, BEAST, n, CARDS[me].article)


# Vow of Poverty


@power("vow_of_poverty", "gain")
def vow_of_poverty(s: State, me: Source, act: Act, step: int) -> None:
    """Whoever counts as having this adviser gains no favor from trades, whatever was added."""
    if step == 2 and isinstance(act, Trade) and holds(s, act.seat, me):
        act.favor = 0


def why_no_alms(s: State, me: Source, seat: Seat) -> Article | None:
    """For a holder without favor. What others keep in a bank for their own use is favor that they have."""
    return None if holds(s, seat, me) and not favor_of(s, seat) and full_banks(s) else CARDS[me].article


@power("vow_of_poverty", "rest", ready=why_no_alms)
def alms(s: State, me: Source, seat: Seat) -> Flow[None]:
    """Two favor of one bank."""
    yield from gain_from_a_bank(s, me, seat, 2)


# Forest Council


@power("forest_council", "why_not_act")
def forest_council(s: State, me: Source, act: Act) -> Article | None:
    """Enemies of its ruler neither muster on Beast cards nor trade with them, wherever these are."""
    if not isinstance(act, Muster | Trade) or SUIT[act.card] != BEAST:
        return None
    return CARDS[me].article if enemy_of_ruler(s, act.seat, me) else None


# Vow of Beastkin


@power("vow_of_beastkin", "why_not_act")
@law("oath 7.4.1", "oath 10.11")
def vow_of_beastkin(s: State, me: Source, act: Act) -> Article | None:
    """The holder must muster on a card that matches an adviser."""
    if not isinstance(act, Muster) or act.card == NONE or not holds(s, act.seat, me):
        return None
    return None if adviser_suits(s, act.seat) >> SUIT[act.card] & 1 else CARDS[me].article


@power("vow_of_beastkin", "gain")
def beastkin(s: State, me: Source, act: Act, step: int) -> None:
    """And gains one more warband."""
    if isinstance(act, Muster) and holds(s, act.seat, me):
        act.warbands += 1


# Bracken


@power("bracken", "modify", act="search")
@law("oath 10.10")
def bracken(s: State, me: Source, act: Search) -> Flow[None]:
    """All discards of this search may go to one pile, on top or to the bottom.

    Which one is said once the cards are drawn; where a facedown adviser is played, at once.
    """
    if not act.fresh:
        yield from into_the_bracken(s, me, act)


@power("bracken", "drawn")
def into_the_bracken(s: State, me: Source, act: Search) -> Flow[None]:
    """One destination for all, or none. What powers discard, as Dazzle does, goes elsewhere."""
    pile = yield Ask(act.seat, WHICH_PILE, (0, 1, 2, DONE), (me,))
    if pile is DONE:
        return
    end = yield Ask(act.seat, WHICH_WAY, (TOP, BOTTOM), (me, pile))
    act.pile = pile
    act.discards = ON_TOP if end is TOP else AT_BOTTOM


# Vow of Union: its warbands are in `beast_plans`


@power("vow_of_union", "why_not_act")
@law("oath 9.2")
def vow_of_union(s: State, me: Source, act: Act) -> Article | None:
    """The holder cannot leave a site that they rule with warbands on the board, nor be made to."""
    if not isinstance(act, Travel) or not holds(s, act.seat, me):
        return None
    return CARDS[me].article if on_board(s, act.seat) and rules_site(s, act.seat, act.origin) else None
