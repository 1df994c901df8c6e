"""The hearth denizens: first those of the first game, then those of the Archive, by their numbers.

Their battle plans are in `hearth_plans`.
"""

from __future__ import annotations

from typing import Final

from lawbound.kernel import Ask, Flow, Seat
from lawbound.law import Article, law
from lawbound.oath.acts import Act, Campaign, Muster, Search, Trade
from lawbound.oath.cards import (
    CARDS,
    DARKEST_SECRET,
    DENIZENS,
    HEARTH,
    NO_SUIT,
    NOMAD,
    ORDER,
    PEOPLES_FAVOR,
    SUIT,
    SUITS,
    Card,
    Position,
    Source,
    Suit,
    is_vision,
)
from lawbound.oath.deal import FAVOR, RELICS, SECRETS, SITES, Kinds, deal, partners
from lawbound.oath.empire import become_citizen
from lawbound.oath.handy import (
    at_its_site,
    choose_bank,
    draw_and_take_or_bury,
    drawing,
    full_banks,
    gain_from_a_bank,
    move_favor,
)
from lawbound.oath.piles import look_at, under_the_relics
from lawbound.oath.play import dismiss, move_to_site, why_not_move_to_site
from lawbound.oath.powers import power
from lawbound.oath.prompts import WHICH_BANK, WHICH_CARD, WHICH_PLAYER, WHICH_RELIC_HERE
from lawbound.oath.recover import why_relics_stay
from lawbound.oath.rule import (
    banner_holder,
    cards_ruled,
    color,
    faceup_advisers,
    holder_of,
    holds,
    others_at,
    region_of,
    site_of,
    why_locked,
)
from lawbound.oath.state import BANDITS, BOARD, LEAST_MARKER, State
from lawbound.oath.tokens import gain_favor, gain_supply, take_favor
from lawbound.oath.turn import return_favor, return_secrets
from lawbound.oath.warbands import gain_warbands, kill, on_board

# Shapes


def negotiate(s: State, me: Source, seat: Seat, goods: Kinds) -> Flow[None]:
    """The player chooses another one, and offers them a binding exchange of such goods."""
    other: Seat = yield Ask(seat, WHICH_PLAYER, partners(s, seat, goods), (me,))
    yield from deal(s, seat, other, goods, CARDS[me].article, me)


# Tinker's Fair

FAIR_GOODS: Final = (FAVOR, SECRETS, RELICS)


def why_no_fair(s: State, me: Source, seat: Seat) -> Article | None:
    return None if partners(s, seat, FAIR_GOODS) else "oath 10.26"


@power("tinkers_fair", "action", ready=why_no_fair)
@law("oath 7.6.3")
def tinkers_fair(s: State, me: Source, seat: Seat) -> Flow[None]:
    """A binding exchange of favor, secrets and relics with any one player."""
    yield from negotiate(s, me, seat, FAIR_GOODS)


# Wayside Inn


@power("wayside_inn", "action")
def wayside_inn(s: State, me: Source, seat: Seat) -> Flow[None]:
    """Gain 2 supply."""
    gain_supply(s, seat, 2, CARDS[me].article)
    return
    yield


# Memory of Home

HEARTH_BANK: Final = 1 << HEARTH


def why_no_memory(s: State, me: Source, seat: Seat) -> Article | None:
    return None if full_banks(s, HEARTH_BANK) else "oath 7.1.3"


@power("memory_of_home", "action", ready=why_no_memory)
def memory_of_home(s: State, me: Source, seat: Seat) -> Flow[None]:
    """All favor of one bank goes to the Hearth bank."""
    bank = yield from choose_bank(s, me, seat, HEARTH_BANK)
    move_favor(s, bank, HEARTH, s.banks[bank], CARDS[me].article)


# Welcoming Party


@power("welcoming_party", "modify", act="search", ready=drawing)
def welcoming_party(s: State, me: Source, act: Search) -> Flow[None]:
    """It waits for a denizen to be played. It is in play then, so it never welcomes itself."""
    return
    yield


@power("welcoming_party", "played")
def welcomed(s: State, me: Source, act: Search, card: Card) -> Flow[None]:
    """A Hearth favor for a denizen played faceup that was just drawn; where two are played, for each of them."""
    if me in act.used and act.fresh and card in DENIZENS:
        gain_favor(s, act.seat, HEARTH, 1, CARDS[me].article)
    return
    yield


# Storyteller


@power("storyteller", "action")
def storyteller(s: State, me: Source, seat: Seat) -> Flow[None]:
    """A secret on the Darkest Secret, wherever that is."""
    s.secrets_on[DARKEST_SECRET] += 1
    s.tell("added to banner", CARDS[me].article, (DARKEST_SECRET, 1))
    return
    yield


# Armed Mob


def mobbed(s: State, seat: Seat) -> list[Card]:
    """Faceup advisers of whoever holds the Darkest Secret and not the People's Favor, wherever they are."""
    holder = banner_holder(s, DARKEST_SECRET)
    if holder >= s.box.seats or holder == banner_holder(s, PEOPLES_FAVOR):
        return []
    return [card for card in faceup_advisers(s, holder) if why_locked(s, seat, card) is None]


def why_no_mob(s: State, me: Source, seat: Seat) -> Article | None:
    return None if mobbed(s, seat) else CARDS[me].article


@power("armed_mob", "action", ready=why_no_mob)
def armed_mob(s: State, me: Source, seat: Seat) -> Flow[None]:
    """The player discards such an adviser."""
    adviser: Card = yield Ask(seat, WHICH_CARD, mobbed(s, seat), (me,))
    yield from dismiss(s, holder_of(s, adviser), adviser, CARDS[me].article, seat)


# Tavern Songs


def untold(s: State, seat: Seat) -> list[int]:
    """The places of those of the top three cards of the pile of the player's region that they do not know."""
    pile = s.piles[region_of(s, seat)]
    return [
        at
        for at in range(max(0, len(pile) - 3), len(pile))
        if pile[at] >= LEAST_MARKER or not s.seen[pile[at]] >> seat & 1
    ]


def why_no_songs(s: State, me: Source, seat: Seat) -> Article | None:
    """Nobody looks again at what they know."""
    return None if untold(s, seat) else "oath 10.14"


@power("tavern_songs", "action", ready=why_no_songs)
@law("oath 10.14")
def tavern_songs(s: State, me: Source, seat: Seat) -> Flow[None]:
    """The player peeks at the top three cards of the discard pile of their region."""
    region = region_of(s, seat)
    for at in untold(s, seat):
        yield from look_at(s, seat, s.piles[region], at)
    s.tell("peeked at pile", CARDS[me].article, (seat, region), tuple(s.piles[region][-3:]), (seat,))


# Homesteaders


def settlers(s: State, seat: Seat) -> list[Card]:
    """The player's faceup advisers that may move to their site."""
    site = site_of(s, seat)
    return [card for card in faceup_advisers(s, seat) if why_not_move_to_site(s, seat, card, site) is None]


def why_no_settlers(s: State, me: Source, seat: Seat) -> Article | None:
    return None if settlers(s, seat) else "oath 10.16"


@power("homesteaders", "action", ready=why_no_settlers)
@law("oath 10.16")
def homesteaders(s: State, me: Source, seat: Seat) -> Flow[None]:
    """Move an own faceup adviser to the own site. That is no play: no favor, no WHEN PLAYED, but room is needed."""
    card: Card = yield Ask(seat, WHICH_CARD, settlers(s, seat), (me,))
    yield from move_to_site(s, seat, card, site_of(s, seat), CARDS[me].article)


# Crop Rotation


@power("crop_rotation", "modify", act="search")
def crop_rotation(s: State, me: Source, act: Search) -> Flow[None]:
    """It waits for a card to be played to a site."""
    return
    yield


@power("crop_rotation", "make_room")
@law("oath 5.1.4.I")
def rotated(s: State, me: Source, act: Search, position: Position) -> list[Card]:
    """A denizen at that very site may be discarded first; with the People's Favor another one besides."""
    return [card for card in s.cards_at[position] if card in DENIZENS] if me in act.used else []


# A Round of Ale


@power("a_round_of_ale", "action")
@law("oath 4.3.1", "oath 4.3.2")
def a_round_of_ale(s: State, me: Source, seat: Seat) -> Flow[None]:
    """Favor and secrets come back as in the Rest phase. The favor that paid for this stays: once a turn."""
    return_favor(s, but=me)
    return_secrets(s, seat)
    return
    yield


# Land Warden


@power("land_warden", "modify", act="search", ready=drawing)
def land_warden(s: State, me: Source, act: Search) -> Flow[None]:
    """Two of the drawn cards may be played, if one of them is played to a site."""
    act.plays = 2
    return
    yield


# Charming Friend


def charmed(s: State, seat: Seat) -> list[Seat]:
    """The others at the player's site who have favor on their boards."""
    return [other for other in others_at(s, seat, site_of(s, seat)) if s.favor[other]]


def why_no_charm(s: State, me: Source, seat: Seat) -> Article | None:
    return None if charmed(s, seat) else CARDS[me].article


@power("charming_friend", "action", ready=why_no_charm)
def charming_friend(s: State, me: Source, seat: Seat) -> Flow[None]:
    """Take a favor from somebody at the own site."""
    other: Seat = yield Ask(seat, WHICH_PLAYER, charmed(s, seat), (me,))
    take_favor(s, seat, other, 1, CARDS[me].article)


# Family Heirloom


@power("family_heirloom", "when_played")
def family_heirloom(s: State, me: Source, seat: Seat) -> Flow[None]:
    """Draw a relic, and take it or put it under the relic deck."""
    yield from draw_and_take_or_bury(s, me, seat)


# News from Afar


@power("news_from_afar", "modify", act="search", ready=drawing)
def news_from_afar(s: State, me: Source, act: Search) -> Flow[None]:
    """This search costs no supply."""
    act.waived = True
    return
    yield


# Levelers


def richest(s: State) -> list[Suit]:
    most = max(s.banks)
    return [suit for suit in SUITS if s.banks[suit] == most] if most else []


def why_not_level(s: State, me: Source, seat: Seat) -> Article | None:
    return None if richest(s) else "oath 9.3"


@power("levelers", "action", ready=why_not_level)
def levelers(s: State, me: Source, seat: Seat) -> Flow[None]:
    """Two favor from the richest bank to the poorest; the player breaks ties. Where all are equal, to another one."""
    origin: Suit = yield Ask(seat, WHICH_BANK, richest(s), (me,))
    others = [suit for suit in SUITS if suit != origin]
    least = min([s.banks[suit] for suit in others])
    goal: Suit = yield Ask(seat, WHICH_BANK, [suit for suit in others if s.banks[suit] == least], (me, origin))
    move_favor(s, origin, goal, 2, CARDS[me].article)


# Fabled Feast


@power("fabled_feast", "when_played")
def fabled_feast(s: State, me: Source, seat: Seat) -> Flow[None]:
    """Favor of one bank for every Hearth card that the player rules; this one counts even where they do not rule.

    Cards are counted, so a Marriage is one.
    """
    feasting = {card for card in cards_ruled(s, seat) if SUIT[card] == HEARTH} | {me}
    yield from gain_from_a_bank(s, me, seat, len(feasting))


# Relic Breaker


def why_nothing_breaks(s: State, me: Source, seat: Seat) -> Article | None:
    """There has to be a facedown relic at the player's site, and not one that is locked for them."""
    site = site_of(s, seat)
    return why_relics_stay(s, seat, site) if s.relics_at[site] else CARDS[me].article


@power("relic_breaker", "action", ready=why_nothing_breaks)
def relic_breaker(s: State, me: Source, seat: Seat) -> Flow[None]:
    """A facedown relic at the own site goes under the relic deck, unseen; the player gains three warbands."""
    position = site_of(s, seat)
    at = yield Ask(seat, WHICH_RELIC_HERE, range(len(s.relics_at[position])), (me, position))
    relic = s.relics_at[position].pop(at)
    under_the_relics(s, relic)
    s.tell("buried from site", CARDS[me].article, (seat, position))
    gain_warbands(s, seat, 3, CARDS[me].article)


# Book Binders


@power("book_binders", "played")
def book_binders(s: State, me: Source, act: Search, card: Card) -> Flow[None]:
    """After somebody else played a vision faceup, the Conspiracy too, the holder gains two favor of one bank."""
    holder = holder_of(s, me)
    if is_vision(card) and act.seat != holder:
        yield from gain_from_a_bank(s, me, holder, 2)


# Ballot Box


def why_not_vote(s: State, me: Source, seat: Seat) -> Article | None:
    """For an Exile who holds the People's Favor."""
    return None if s.is_exile(seat) and banner_holder(s, PEOPLES_FAVOR) == seat else CARDS[me].article


@power("ballot_box", "action", ready=why_not_vote)
@law("oath 7.6.1")
def ballot_box(s: State, me: Source, seat: Seat) -> Flow[None]:
    """The player becomes a Citizen, without a relic; that ends their Act phase and refreshes their supply."""
    yield from become_citizen(s, seat, None, CARDS[me].article)


# Saddle Makers


@power("saddle_makers", "played")
def saddle_makers(s: State, me: Source, act: Search, card: Card) -> Flow[None]:
    """After somebody else played a Nomad or Order card faceup, the holder gains two favor of that suit."""
    holder = holder_of(s, me)
    if SUIT[card] in (NOMAD, ORDER) and act.seat != holder:
        gain_favor(s, holder, SUIT[card], 2, CARDS[me].article)
    return
    yield


# Herald


@power("herald", "after")
def heard(s: State, me: Source, act: Act) -> tuple[Seat, Seat] | None:
    """Somebody else has finished a campaign against a player."""
    holder = holder_of(s, me)
    if isinstance(act, Campaign) and act.seat != holder and act.defender != BANDITS:
        return holder, act.seat
    return None


@power("herald", "follow_up")
def herald(s: State, me: Source, seat: Seat, other: Seat) -> Flow[None]:
    """The holder gains a favor of any bank."""
    yield from gain_from_a_bank(s, me, seat, 1)


# Rowdy Pub


@power("rowdy_pub", "modify", act="muster", ready=at_its_site)
def rowdy_pub(s: State, me: Source, act: Muster) -> Flow[None]:
    """It waits for the card that is mustered on."""
    return
    yield


@power("rowdy_pub", "gain")
def rowdies(s: State, me: Source, act: Act, step: int) -> None:
    """One more warband, mustered on the pub itself."""
    if isinstance(act, Muster) and me in act.used and act.card == me:
        act.warbands += 1


# Vow of Peace


@power("vow_of_peace", "why_not_act")
def vow_of_peace(s: State, me: Source, act: Act) -> Article | None:
    """The holder cannot campaign; Citizens of a Chancellor who holds it can."""
    return CARDS[me].article if isinstance(act, Campaign) and holds(s, act.seat, me) else None


@power("vow_of_peace", "declared")
@law("oath 5.5.2")
def no_sacrifice_against_peace(s: State, me: Source, act: Campaign) -> None:
    """Against the holder nobody can sacrifice, nor where the holder has joined as an ally."""
    if holder_of(s, me) in act.defending:
        act.no_sacrifice = True


# Deed Writer

DEEDS: Final = (FAVOR, SECRETS, SITES)


def why_no_deeds(s: State, me: Source, seat: Seat) -> Article | None:
    return None if partners(s, seat, DEEDS) else "oath 10.26"


@power("deed_writer", "action", ready=why_no_deeds)
@law("oath 7.6.3")
def deed_writer(s: State, me: Source, seat: Seat) -> Flow[None]:
    """A binding exchange of favor, secrets and ruled sites with any one player; how they do it is in `deeds`."""
    yield from negotiate(s, me, seat, DEEDS)


# Salad Days


@power("salad_days", "when_played")
def salad_days(s: State, me: Source, seat: Seat) -> Flow[None]:
    """A favor each of three different banks, or of as many as have any."""
    chosen = 0
    for _ in range(3):
        bank = yield from choose_bank(s, me, seat, chosen)
        if bank == NO_SUIT:
            return
        chosen |= 1 << bank
        gain_favor(s, seat, bank, 1, CARDS[me].article)


# Marriage


@power("marriage", "advisers_of_suit")
def marriage(s: State, me: Source, seat: Seat, suit: Suit, n: int) -> int:
    """Two Hearth advisers in one card, for whoever's adviser it counts as; for the adviser limit it is one card."""
    return n + 1 if suit == HEARTH and holds(s, seat, me) else n


# Awaited Return


def why_no_return(s: State, me: Source, act: Trade) -> Article | None:
    return None if on_board(s, act.seat) else CARDS[me].article


@power("awaited_return", "modify", act="trade", ready=why_no_return)
@law("oath 10.7")
def awaited_return(s: State, me: Source, act: Trade) -> Flow[None]:
    """Sacrifice a warband of the own board: this trade costs no supply."""
    kill(s, color(s, act.seat), BOARD + act.seat, 1, CARDS[me].article)
    act.waived = True
    return
    yield
