"""Powers of relics: Law of Oath 2.4 and 7. What the Grand Scepter lets its holder do is in `minor` and `empire`."""

from __future__ import annotations

from typing import Any

from lawbound.kernel import NO, YES, Ask, Flow, Seat
from lawbound.law import Article, law
from lawbound.oath.acts import NO_LOSSES, UNDER_THE_WORLD, Act, Campaign, Muster, Search, Trade, Travel
from lawbound.oath.cards import CARDS, IS_PLAN, NO_SUIT, NONE, POSITIONS, SUIT, Card, Position, Source, Suit
from lawbound.oath.empire import spaces
from lawbound.oath.gifts import A_SECRET, why_not_give
from lawbound.oath.handy import draw_and_take_or_bury, drawing
from lawbound.oath.losses import kill_some
from lawbound.oath.piles import decide_at, decide_in_deck, knows, learn, look_at, reveal
from lawbound.oath.play import dismiss_surplus, swap, why_not_swap
from lawbound.oath.powers import power
from lawbound.oath.prompts import (
    A_RELIC,
    A_SITE,
    AN_ADVISER,
    HOW_MANY,
    TAKE_IT,
    USE,
    WHICH_ADVISER,
    WHICH_CARD,
    WHICH_PLAYER,
    WHICH_RELIC_HERE,
    WHICH_SITE,
    WHICH_SPACE,
    WHICH_WARBANDS,
    WHICH_WAY,
)
from lawbound.oath.rule import (
    Ruler,
    bandits_at,
    faceup_advisers,
    has_suit,
    holder_of,
    holds,
    region_of,
    rules_site,
    side,
    site_of,
    turn_order,
)
from lawbound.oath.state import ADVISER, BANDITS, BANK, BOARD, CAGE, ROW, SITE, State
from lawbound.oath.targets import PAWN, Target
from lawbound.oath.tokens import favor_of, gain_supply, give_favor
from lawbound.oath.trade import matching_advisers
from lawbound.oath.travel import decide_site, destinations, forced_travel, free_travel
from lawbound.oath.treasures import bury_relic, relic_from_reliquary, take_things
from lawbound.oath.warbands import Place, gain_warbands, shift

# Battle plans that pay out after a victory: Sticky Fire, Cursed Cauldron, Obsidian Cage


@law("oath 10.1")
def fighting_players(s: State, me: Source, act: Campaign, user: int) -> Article | None:
    """Bandits are no warbands: against them these plans would do nothing."""
    return "oath 10.1" if act.defender == BANDITS else None


@power("sticky_fire", "battle_plan", ready=fighting_players)
@power("cursed_cauldron", "battle_plan", ready=fighting_players)
@power("obsidian_cage", "battle_plan", ready=fighting_players)
def declare(s: State, me: Source, act: Campaign, user: int, variant: int) -> Flow[None]:
    """Announced with the other plans; what it does comes after a victory."""
    return
    yield


@power("sticky_fire", "won")
def sticky_fire(s: State, me: Source, act: Campaign, user: Seat) -> Flow[None]:
    """The user may kill what is left of the beaten force, and then owes the enemy one favor.

    Of a defender with allies it is the one attacked who gets it; and they get it even if a power of theirs lets none of
    their warbands die.
    """
    if not act.survivors or (yield Ask(user, USE, (YES, NO), (me,))) is NO:
        return
    article, beaten = CARDS[me].article, 1 - act.side_of(user)
    if act.losses[beaten] != NO_LOSSES:
        for row, place, n in act.survivors:
            kill_some(s, act, beaten, row, place, n, article)
        act.survivors.clear()
    if favor_of(s, user):
        give_favor(s, user, act.defender if beaten else act.seat, 1, article)


@power("cursed_cauldron", "won")
def cursed_cauldron(s: State, me: Source, act: Campaign, user: Seat) -> Flow[None]:
    """One warband for each of the enemy's that was killed in this campaign, sacrificed ones included."""
    gain_warbands(s, user, act.killed[1 - act.side_of(user)], CARDS[me].article)
    return
    yield


@power("obsidian_cage", "won")
def into_the_cage(s: State, me: Source, act: Campaign, user: Seat) -> Flow[None]:
    """What is left of the beaten force goes onto the relic."""
    for row, place, n in act.survivors:
        caged = shift(s, row, place, CAGE, n)
        s.tell("caged", CARDS[me].article, (row, place, caged))
    act.survivors.clear()
    return
    yield


def boards_for(s: State, row: int) -> list[Place]:
    """The boards of a color: a player's own; purple warbands fit on every Imperial one."""
    if row:
        return [BOARD + row]
    return [BOARD + seat for seat in range(s.box.seats) if s.is_imperial(seat)]


def caged_colors(s: State) -> list[int]:
    return [row for row in range(s.box.seats) if s.warbands[row * ROW + CAGE]]


def cage_not_empty(s: State, me: Source, seat: Seat) -> Article | None:
    return None if caged_colors(s) else CARDS[me].article


@power("obsidian_cage", "action", ready=cage_not_empty)
def out_of_the_cage(s: State, me: Source, seat: Seat) -> Flow[None]:
    """Any number of one color onto a board; whoever wants to free others as well does it again."""
    row, place = yield Ask(
        seat, WHICH_WARBANDS, [(row, place) for row in caged_colors(s) for place in boards_for(s, row)], (me,)
    )
    n = yield Ask(seat, HOW_MANY, range(s.warbands[row * ROW + CAGE], 0, -1), (me,))
    let_out(s, me, row, place, n)


def let_out(s: State, me: Source, row: int, place: Place, n: int) -> None:
    """Warbands of an Exile who has become a Citizen turn purple now, as far as there are purple ones."""
    if row and s.citizens >> row & 1:
        shift(s, row, CAGE, BANK, n)
        shift(s, 0, BANK, place, n)
    else:
        shift(s, row, CAGE, place, n)
    s.tell("uncaged", CARDS[me].article, (row, place, n))


@power("obsidian_cage", "left_play")
def open_cage(s: State, me: Source, card: Card, owner: Seat | None) -> Flow[bool]:
    """Before the relic goes back to its deck, its holder returns all warbands; purple ones as they like."""
    if card == me:
        for row in caged_colors(s):
            boards = boards_for(s, row)
            for place in boards:
                n: int = s.warbands[row * ROW + CAGE]
                if n and place != boards[-1]:
                    n = yield Ask(holder_of(s, me), HOW_MANY, range(n, -1, -1), (me, place))
                if n:
                    let_out(s, me, row, place, n)
    return False


# Searching: Truthful Harp, Cracked Horn, Book of Records


@power("truthful_harp", "modify", act="search", ready=drawing)
def truthful_harp(s: State, me: Source, act: Search) -> Flow[None]:
    """Two more cards; all that is drawn, and what is kept, is shown to everybody."""
    act.more += 2
    act.shown = True
    return
    yield


@power("cracked_horn", "modify", act="search")
def cracked_horn(s: State, me: Source, act: Search) -> Flow[None]:
    """All discards of this search may go under the world deck: that is said when the cards are drawn, if any are."""
    if not act.fresh:
        act.discards = UNDER_THE_WORLD
    return
    yield


@power("cracked_horn", "drawn")
def horn_is_blown(s: State, me: Source, act: Search) -> Flow[None]:
    """All or none. Visions too; the marker of visions drawn stays where it is."""
    if (yield Ask(act.seat, USE, (YES, NO), (me,))) is YES:
        act.discards = UNDER_THE_WORLD


def by_its_holder(s: State, me: Source, act: Act) -> Article | None:
    """Whom it binds."""
    return None if holds(s, act.seat, me) else CARDS[me].article


@power("book_of_records", "modify", act="search", mandatory=True, ready=by_its_holder)
def book_of_records(s: State, me: Source, act: Search) -> None:
    """A secret instead of the one favor for a play to a site; whatever else is gained for it stays as it is."""
    act.reward_is_secret = True


# Mustering and trading: Ring of Devotion, Cup of Plenty


@power("ring_of_devotion", "why_not_place")
def no_outposts(s: State, me: Source, seat: Seat, position: Position) -> Article | None:
    """The holder cannot place warbands at sites, in whatever way."""
    return CARDS[me].article if holds(s, seat, me) else None


@power("ring_of_devotion", "modify", act="muster", mandatory=True, ready=by_its_holder)
def ring_of_devotion(s: State, me: Source, act: Muster) -> None:
    """Two more warbands."""
    act.warbands += 2


@power("cup_of_plenty", "modify", act="trade")
def cup_of_plenty(s: State, me: Source, act: Trade) -> Flow[None]:
    """What it waives is known when the card to trade with is."""
    return
    yield


@power("cup_of_plenty", "supply_cost")
def trade_for_nothing(s: State, me: Source, act: Act) -> None:
    """No supply for a trade with a card that matches a faceup adviser, also one that counts as of another suit."""
    if isinstance(act, Trade) and me in act.used and matching_advisers(s, act, SUIT[act.card]):
        act.free = True


# Traveling: Brass Horse, Whistle, Dragonskin Drum


def card_to_reveal(s: State, me: Source, seat: Seat) -> Article | None:
    return None if s.piles[region_of(s, seat)] else CARDS[me].article


@power("brass_horse", "action", ready=card_to_reveal)
def brass_horse(s: State, me: Source, seat: Seat) -> Flow[None]:
    """Everybody sees the top card of the region's discard pile, and the player travels to its suit; it stays there."""
    pile = s.piles[region_of(s, seat)]
    card = yield from decide_at(s, pile, len(pile) - 1)
    reveal(s, card)
    s.tell("showed", CARDS[me].article, (seat, card))
    yield from free_travel(s, seat, sites_of_suit(s, seat, SUIT[card]))


def sites_of_suit(s: State, seat: Seat, suit: Suit) -> int:
    """The sites where a card of that suit lies, a bit each; 0, so that all will do, if the player can reach none.

    Nobody has to use modifiers in order to reach one. A vision has no suit.
    """
    act = Travel(seat, s.pawn[seat])
    act.waived = True
    if suit != NO_SUIT:
        act.only = sum([1 << position for position in POSITIONS if has_suit(s, position, suit)])
    s.acts.append(act)
    able = bool(destinations(s, act))
    s.acts.pop()
    return act.only if able else 0


def pawns_elsewhere(s: State, seat: Seat) -> list[Seat]:
    """Everybody whose pawn is at another site, in turn order."""
    return [other for other in turn_order(s, seat) if s.pawn[other] != s.pawn[seat]]


def somebody_elsewhere(s: State, me: Source, seat: Seat) -> Article | None:
    return None if pawns_elsewhere(s, seat) else CARDS[me].article


@power("whistle", "action", ready=somebody_elsewhere)
def whistle(s: State, me: Source, seat: Seat) -> Flow[None]:
    """Somebody has to come if they can, and gets the secret that was paid, faceup, unless its payer cannot give any."""
    other = yield Ask(seat, WHICH_PLAYER, pawns_elsewhere(s, seat), (me,))
    yield from forced_travel(s, other, seat, 1 << s.pawn[seat])
    if s.pawn[other] == s.pawn[seat] and s.secrets_on[me] and why_not_give(s, seat, A_SECRET) is None:
        s.secrets_on[me] -= 1
        s.secrets[other] += 1
        s.tell("gave secrets", CARDS[me].article, (seat, 1, other))


@power("dragonskin_drum", "modify", act="travel")
def dragonskin_drum(s: State, me: Source, act: Travel) -> Flow[None]:
    """The warband comes after the journey."""
    return
    yield


@power("dragonskin_drum", "traveled")
def drum_on_arrival(s: State, me: Source, act: Travel) -> Flow[None]:
    """One warband. Whoever is made to travel chooses no modifiers before, and is asked now."""
    used = me in act.used
    if not used and act.forced != NONE and holds(s, act.seat, me):
        used = (yield Ask(act.seat, USE, (YES, NO), (me,))) is YES
    if used:
        gain_warbands(s, act.seat, 1, CARDS[me].article)


# Ruling: Grand Mask, Bandit Crown


@power("grand_mask", "rules_card")
def grand_mask(s: State, me: Source, card: Card, ruler: Ruler) -> Ruler:
    """In the turn of an Exile who holds it, all cards at Imperial sites are theirs alone, but no battle plans."""
    holder = s.turn
    if ruler or not s.is_exile(holder) or not holds(s, holder, me) or IS_PLAN[card]:
        return ruler
    return holder


@power("bandit_crown", "rules_site")
@law("oath 7.6.5")
def bandit_crown(s: State, me: Source, position: Position, ruler: Ruler) -> Ruler:
    """Bandits count as the holder's warbands, so sites without warbands are theirs."""
    return side(s, holder_of(s, me)) if ruler == BANDITS else ruler


@power("bandit_crown", "force")
@law("oath 7.6.5")
def bandits_for_hire(s: State, me: Source, act: Campaign) -> None:
    """The bandits of target sites defend whoever rules there; those where an attacking force stands attack with it.

    They are the holder's only where the holder's side rules. They count in every way, but never die nor move.
    """
    mine = side(s, holder_of(s, me))
    if act.defender != BANDITS and side(s, act.defender) == mine:
        act.bandits += sum([bandits_at(s, position) for position in act.sites])
    elif side(s, act.seat) == mine:
        here = [place - SITE for place in act.places if SITE <= place < BOARD]
        act.raiders += sum([bandits_at(s, position) for position in here if s.ruler[position] == mine])


# Relics and the Reliquary: Dowsing Sticks, Skeleton Key, Map


def relics_left(s: State, me: Source, seat: Seat) -> Article | None:
    return None if s.relic_deck else CARDS[me].article


@power("dowsing_sticks", "action", ready=relics_left)
def dowsing_sticks(s: State, me: Source, seat: Seat) -> Flow[None]:
    """Draw the top relic; take it or put it under the deck."""
    yield from draw_and_take_or_bury(s, me, seat)


def in_the_empire(s: State, me: Source, seat: Seat) -> Article | None:
    """The Chancellor rules the site, and there is a relic to look at."""
    return None if rules_site(s, 0, site_of(s, seat)) and spaces(s) else CARDS[me].article


@power("skeleton_key", "action", ready=in_the_empire)
def skeleton_key(s: State, me: Source, seat: Seat) -> Flow[None]:
    """Look at one relic of the Reliquary, and take it if it pleases."""
    article = CARDS[me].article
    space = yield Ask(seat, WHICH_SPACE, spaces(s), (me,))
    seen = yield from look_at(s, seat, s.reliquary, space)
    s.tell("peeked at reliquary", article, (seat, space), (seen,), (seat,))
    if (yield Ask(seat, TAKE_IT, (YES, NO), (me, space))) is YES:
        relic = yield from relic_from_reliquary(s, space)
        yield from take_things(s, seat, [relic], article)


@power("map", "action")
def chart(s: State, me: Source, seat: Seat) -> Flow[None]:
    """Four supply, and the Map goes under the relic deck."""
    gain_supply(s, seat, 4, CARDS[me].article)
    yield from bury_relic(s, seat, me, CARDS[me].article)


# Looking: Oracular Pig, Ivory Eye


def top_unknown(s: State, me: Source, seat: Seat) -> Article | None:
    """Nobody looks at what they know."""
    return CARDS[me].article if all([knows(s, seat, card) for card in s.deck[-3:]]) else None


@power("oracular_pig", "action", ready=top_unknown)
def oracular_pig(s: State, me: Source, seat: Seat) -> Flow[None]:
    """The top three cards of the world deck. Nothing is drawn, so the marker of visions stays."""
    top = len(s.deck) - 1
    for at in range(top, max(-1, top - 3), -1):
        card = yield from decide_in_deck(s, at, seat)
        learn(s, card, seat)
    s.tell("peeked at deck", CARDS[me].article, (seat,), tuple(s.deck[:-4:-1]), (seat,))


def hidden_sites(s: State, seat: Seat) -> list[Position]:
    """Facedown sites that the player does not know."""
    return [at for at in POSITIONS if not s.faceup >> at & 1 and not s.site_seen[at] >> seat & 1]


def hidden_advisers(s: State, seat: Seat) -> list[tuple[Seat, int]]:
    """Facedown advisers of others that the player does not know: whose, and which of them."""
    return [
        (owner, at)
        for owner, advisers in enumerate(s.advisers)
        for at, card in enumerate(advisers)
        if owner != seat and s.place[card] != ADVISER + owner and not knows(s, seat, card)
    ]


def hidden_relics(s: State, seat: Seat) -> list[tuple[Position, int]]:
    """Relics at sites that the player does not know: where, and which of them."""
    return [
        (position, at)
        for position in POSITIONS
        for at, relic in enumerate(s.relics_at[position])
        if not knows(s, seat, relic)
    ]


def something_hidden(s: State, me: Source, seat: Seat) -> Article | None:
    found = hidden_sites(s, seat) or hidden_advisers(s, seat) or hidden_relics(s, seat)
    return None if found else CARDS[me].article


@power("ivory_eye", "action", ready=something_hidden)
def ivory_eye(s: State, me: Source, seat: Seat) -> Flow[None]:
    """Look at a facedown site, a facedown adviser, or a relic at a site: one that the player does not know."""
    article = CARDS[me].article
    sites, advisers, relics = hidden_sites(s, seat), hidden_advisers(s, seat), hidden_relics(s, seat)
    ways: list[Any] = [way for way, found in ((A_SITE, sites), (AN_ADVISER, advisers), (A_RELIC, relics)) if found]
    way = yield Ask(seat, WHICH_WAY, ways, (me,))
    if way is A_SITE:
        position = yield Ask(seat, WHICH_SITE, sites, (me,))
        number = yield from decide_site(s, position)
        s.site_seen[position] |= 1 << seat
        s.tell("peeked at site", article, (seat, position), (number,), (seat,))
    elif way is AN_ADVISER:
        owner, at = yield Ask(seat, WHICH_ADVISER, advisers, (me,))
        card = yield from look_at(s, seat, s.advisers[owner], at)
        s.tell("peeked at adviser", article, (seat, owner), (card,), (seat,))
    else:
        position, at = yield Ask(seat, WHICH_RELIC_HERE, relics, (me,))
        relic = yield from look_at(s, seat, s.relics_at[position], at)
        s.tell("peeked", article, (seat, position), (relic,), (seat,))


# Horned Mask


def swaps(s: State, seat: Seat) -> list[tuple[Card, Card]]:
    """The player's faceup advisers and the cards at their site that may change places."""
    here = s.cards_at[site_of(s, seat)]
    return [
        (adviser, card)
        for adviser in faceup_advisers(s, seat)
        for card in here
        if why_not_swap(s, seat, adviser, card) is None
    ]


def something_to_swap(s: State, me: Source, seat: Seat) -> Article | None:
    return None if swaps(s, seat) else CARDS[me].article


@power("horned_mask", "action", ready=something_to_swap)
def horned_mask(s: State, me: Source, seat: Seat) -> Flow[None]:
    """An adviser and a card at the site change places. That is no play: no favor, no power. Limits count."""
    pairs = swaps(s, seat)
    adviser = yield Ask(seat, WHICH_CARD, list(dict.fromkeys([each for each, _ in pairs])), (me,))
    card = yield Ask(seat, WHICH_CARD, [other for each, other in pairs if each == adviser], (me, adviser))
    swap(s, seat, adviser, card, CARDS[me].article)
    yield from dismiss_surplus(s, seat, CARDS[me].article)


# Circlet of Command


@power("circlet_of_command", "why_not_take")
def circlet_of_command(s: State, me: Source, seat: Seat, holder: Seat, thing: Card) -> Article | None:
    """Nobody else can target or take the holder's banners and relics, except this very one."""
    return CARDS[me].article if seat != holder and thing != me and holds(s, holder, me) else None


@power("circlet_of_command", "target_dice")
def circlet_guard(s: State, me: Source, act: Campaign, target: Target, n: int) -> int:
    """One more die for the holder's pawn and favor."""
    return n + 1 if target == PAWN and holds(s, act.defender, me) else n
