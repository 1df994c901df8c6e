"""Discord denizens. What they do in campaigns is in `discord_plans`."""

from __future__ import annotations

from lawbound.kernel import NO, YES, Ask, Flow, Seat
from lawbound.law import Article, law
from lawbound.oath.acts import FACEDOWN, FACEUP, Act, Muster, Recover, Travel
from lawbound.oath.cards import (
    CARDS,
    DARKEST_SECRET,
    FIRST_EDIFICE,
    NONE,
    PEOPLES_FAVOR,
    POSITIONS,
    REGION,
    SUIT,
    SUITS,
    Card,
    Position,
    Source,
    Suit,
)
from lawbound.oath.dice import SHIELD, TWO_SHIELDS, roll_defense, shields
from lawbound.oath.empire import become_citizen, spaces
from lawbound.oath.handy import gain_from_a_bank
from lawbound.oath.piles import discard, knows, learn, look_at
from lawbound.oath.play import as_if_searched, dismiss, dismiss_surplus, swap, why_not_swap
from lawbound.oath.powers import power
from lawbound.oath.prompts import (
    PAY_INSTEAD,
    USE,
    WHICH_BANK,
    WHICH_CARD,
    WHICH_PILE,
    WHICH_PLAYER,
    WHICH_RELIC,
    WHICH_SPACE,
    WHICH_SUIT,
)
from lawbound.oath.rule import (
    banner_holder,
    cards_of_suit_at_sites,
    cards_ruled,
    color,
    enemy_of_ruler,
    faceup_advisers,
    holder_of,
    holds,
    others_at,
    rules,
    rules_site,
    site_of,
    sites_ruled,
    turn_order,
    why_locked,
    why_not_take,
)
from lawbound.oath.state import BANK, BOARD, HELD, ROW, SITE, State
from lawbound.oath.tokens import (
    all_secrets,
    cost_of,
    favor_of,
    gain_favor,
    gain_secrets,
    give_favor,
    pay,
    take_favor,
    take_secrets,
    why_not_use,
)
from lawbound.oath.treasures import take_things
from lawbound.oath.warbands import gain_warbands, kill, place_warbands, why_not_place


@power("assassin", "adviser_limit")
@power("silver_tongue", "adviser_limit")
@power("insomnia", "adviser_limit")
@law("oath 7.6.4")
def two_advisers(s: State, me: Source, seat: Seat) -> int:
    """Whoever has this card can have one other adviser at most."""
    return 2


# The first game


@power("a_small_favor", "when_played")
def a_small_favor(s: State, me: Source, seat: Seat) -> Flow[None]:
    """Four warbands."""
    gain_warbands(s, seat, 4, CARDS[me].article)
    return
    yield


def rich_in_secrets(s: State, seat: Seat) -> list[Seat]:
    """Others at the player's site who can lose a secret and keep one, whichever way they lie."""
    return [other for other in others_at(s, seat, site_of(s, seat)) if all_secrets(s, other) > 1]


def somebody_has_secrets(s: State, me: Source, seat: Seat) -> Article | None:
    return None if rich_in_secrets(s, seat) else CARDS[me].article


@power("sleight_of_hand", "action", ready=somebody_has_secrets)
def sleight_of_hand(s: State, me: Source, seat: Seat) -> Flow[None]:
    """Take a secret from somebody at the site who keeps at least one."""
    other = yield Ask(seat, WHICH_PLAYER, rich_in_secrets(s, seat), (me,))
    take_secrets(s, seat, other, 1, CARDS[me].article)


@power("key_to_the_city", "when_played")
def key_to_the_city(s: State, me: Source, seat: Seat) -> Flow[None]:
    """Where no ruler of the site stands, all warbands there die, and one of the player's comes.

    Any Imperial pawn keeps the Empire's sites; bandits have no pawns.
    Who cannot place warbands at sites keeps the new one on their board.
    """
    position, article = s.place[me], CARDS[me].article
    if any([s.pawn[other] == position and rules_site(s, other, position) for other in range(s.box.seats)]):
        return
    for row in range(s.box.seats):
        kill(s, row, SITE + position, s.warbands[row * ROW + SITE + position], article)
    if gain_warbands(s, seat, 1, article) and why_not_place(s, seat, position) is None:
        place_warbands(s, seat, position, 1, article)
    return
    yield


def unknown_piles(s: State, seat: Seat) -> list[int]:
    """The discard piles with cards that the player does not know."""
    return [region for region, pile in enumerate(s.piles) if not all([knows(s, seat, card) for card in pile])]


def some_pile_unknown(s: State, me: Source, seat: Seat) -> Article | None:
    return None if unknown_piles(s, seat) else CARDS[me].article


@power("scryer", "action", ready=some_pile_unknown)
def scryer(s: State, me: Source, seat: Seat) -> Flow[None]:
    """Look at all cards of a discard pile, in their order."""
    region = yield Ask(seat, WHICH_PILE, unknown_piles(s, seat), (me,))
    pile = s.piles[region]
    for at in range(len(pile) - 1, -1, -1):
        yield from look_at(s, seat, pile, at)
    s.tell("peeked at pile", CARDS[me].article, (seat, region), tuple(pile[::-1]), (seat,))


def an_exile_rules(s: State, me: Source, seat: Seat) -> Article | None:
    """An Exile holds the title, and the Chancellor has favor for somebody else to take."""
    return None if s.is_exile(s.title) and seat and s.favor[0] else CARDS[me].article


@power("naysayers", "rest", ready=an_exile_rules)
def naysayers(s: State, me: Source, seat: Seat) -> Flow[None]:
    """Take one favor from the Chancellor while an Exile holds the title, be it the player themselves."""
    take_favor(s, seat, 0, 1, CARDS[me].article)
    return
    yield


# The Archive


@power("charlatan", "when_played")
def charlatan(s: State, me: Source, seat: Seat) -> Flow[None]:
    """All secrets on the Darkest Secret but one are burnt, wherever the banner is."""
    n = s.secrets_on[DARKEST_SECRET] - 1
    if n > 0:
        s.secrets_on[DARKEST_SECRET] = 1
        s.tell("burnt from banner", CARDS[me].article, (DARKEST_SECRET, n))
    return
    yield


def victims(s: State, seat: Seat) -> list[Card]:
    """Faceup advisers of others at the player's site that may be discarded."""
    return [
        card
        for other in others_at(s, seat, site_of(s, seat))
        for card in faceup_advisers(s, other)
        if why_locked(s, seat, card) is None
    ]


def somebody_to_kill(s: State, me: Source, seat: Seat) -> Article | None:
    return None if victims(s, seat) else CARDS[me].article


@power("assassin", "action", ready=somebody_to_kill)
def assassin(s: State, me: Source, seat: Seat) -> Flow[None]:
    """Discard a faceup adviser of somebody at the site."""
    card = yield Ask(seat, WHICH_CARD, victims(s, seat), (me,))
    yield from dismiss(s, holder_of(s, card), card, CARDS[me].article, by=seat)


def is_poorest(s: State, suit: Suit) -> bool:
    """Whether the favor bank of that suit has less favor than each of the others."""
    return all([s.banks[suit] < s.banks[other] for other in SUITS if other != suit])


def some_bank_is_poorest(s: State, me: Source, act: Muster) -> Article | None:
    return None if any([is_poorest(s, suit) for suit in SUITS]) else CARDS[me].article


@power("downtrodden", "modify", act="muster", ready=some_bank_is_poorest)
def downtrodden(s: State, me: Source, act: Muster) -> Flow[None]:
    """Whether it helps depends on the card that is mustered on."""
    return
    yield


@power("downtrodden", "gain")
def more_downtrodden(s: State, me: Source, act: Act, step: int) -> None:
    """Two more warbands for a muster on a card of the poorest bank."""
    if isinstance(act, Muster) and me in act.used and is_poorest(s, SUIT[act.card]):
        act.warbands += 2


@power("blackmail", "when_played")
def blackmail(s: State, me: Source, seat: Seat) -> Flow[None]:
    """Name a relic of somebody at the site: it is taken, unless its holder gives three favor instead."""
    article = CARDS[me].article
    relics = [
        relic
        for other in others_at(s, seat, site_of(s, seat))
        for relic in s.relics[other]
        if why_not_take(s, seat, other, relic) is None
    ]
    if not relics:
        return
    relic = yield Ask(seat, WHICH_RELIC, relics, (me,))
    holder = holder_of(s, relic)
    if favor_of(s, holder) >= 3 and (yield Ask(holder, PAY_INSTEAD, (YES, NO), (me, seat, relic, 3))) is YES:
        give_favor(s, holder, seat, 3, article)
    else:
        yield from take_things(s, seat, [relic], article)


@power("dissent", "when_played")
def dissent(s: State, me: Source, seat: Seat) -> Flow[None]:
    """All but the holder of the People's Favor put favor here, one for each suit among the cards they rule.

    They put what they have on their boards: favor in a bank is on none. The player is no exception.
    """
    spared = banner_holder(s, PEOPLES_FAVOR)
    for other in turn_order(s, seat):
        suits = {SUIT[card] for card in cards_ruled(s, other)}
        n = min(s.favor[other], len([suit for suit in SUITS if suit in suits]))
        if n and other != spared:
            s.favor[other] -= n
            s.favor_on[me] += n
            s.tell("placed favor", CARDS[me].article, (other, n, me))
    return
    yield


@power("false_prophet", "when_played")
def false_prophet(s: State, me: Source, seat: Seat) -> Flow[None]:
    """An Exile gains a warband and puts it on a revealed vision; if there is none, it stays on the board."""
    if not s.is_exile(seat) or not gain_warbands(s, seat, 1, CARDS[me].article):
        return
    visions = [vision for vision in s.vision if vision != NONE]
    if not visions:
        return
    vision = yield Ask(seat, WHICH_CARD, visions, (me,))
    s.warbands[color(s, seat) * ROW + BOARD + seat] -= 1
    s.prophet[0], s.prophet[1] = seat, vision
    s.tell("false prophet", CARDS[me].article, (seat, vision))


@power("false_prophet", "left_play")
@law("oath 5.1.4.III")
def prophecy_lost(s: State, me: Source, card: Card, owner: Seat | None) -> Flow[bool]:
    """When the vision is discarded the warband dies, and whose it was plays or discards the vision themselves.

    Even of a Citizen: the warband has kept the color that it had.
    """
    if card != s.prophet[1] or owner is None:
        return False
    seat = s.prophet[0]
    s.prophet[0] = s.prophet[1] = NONE
    s.warbands[seat * ROW + BANK] += 1
    s.tell("false prophet ended", CARDS[me].article, (seat, card))
    s.hands[seat].append(card)
    learn(s, card, seat)
    yield from as_if_searched(s, seat, card)
    return True


@power("vow_of_renewal", "why_not_act")
def no_peoples_favor(s: State, me: Source, act: Act) -> Article | None:
    """The holder cannot recover the People's Favor; to seize it is something else."""
    mine = isinstance(act, Recover) and act.thing == PEOPLES_FAVOR and holds(s, act.seat, me)
    return CARDS[me].article if mine else None


@power("vow_of_renewal", "burnt")
def vow_of_renewal(s: State, me: Source, n: int) -> Seat:
    """Whatever favor anybody burns comes to the holder, also their own and that of a banner that is seized."""
    return holder_of(s, me)


@power("royal_ambitions", "when_played")
@law("oath 7.6.1")
def royal_ambitions(s: State, me: Source, seat: Seat) -> Flow[None]:
    """An Exile who rules more sites than the Chancellor may become a Citizen, with a relic of the Reliquary, unseen."""
    if not s.is_exile(seat) or len(sites_ruled(s, seat)) <= len(sites_ruled(s, 0)):
        return
    if (yield Ask(seat, USE, (YES, NO), (me,))) is NO:
        return
    space = (yield Ask(seat, WHICH_SPACE, spaces(s), (me,))) if spaces(s) else None
    yield from become_citizen(s, seat, space, CARDS[me].article)


@power("salt_the_earth", "why_not_play")
def not_beside_locked_cards(s: State, me: Source, seat: Seat, card: Card, where: int) -> Article | None:
    """Not to a site with a card that is locked, be it for the player alone."""
    if card != me or where >= FACEUP:
        return None
    locked = any([why_locked(s, seat, other) not in (None, "oath 7.4.3") for other in s.cards_at[where]])
    return CARDS[me].article if locked else None


@power("salt_the_earth", "ignores")
def needs_no_room(s: State, me: Source, what: str, card: Card) -> bool:
    return card == me and what == "capacity"


@power("salt_the_earth", "capacity")
def salted(s: State, me: Source, position: Position, n: int) -> int:
    """The site holds one card from now on, whatever is printed there."""
    return 1 if s.place[me] == position else n


@power("salt_the_earth", "when_played")
def salt_the_earth(s: State, me: Source, seat: Seat) -> Flow[None]:
    """All other denizens of the site are discarded. A modifier at work stays: 7.4.3."""
    others = [
        card
        for card in s.cards_at[s.place[me]]
        if card != me and card < FIRST_EDIFICE and why_locked(s, seat, card) is None
    ]
    yield from discard(s, seat, others, CARDS[me].article)


def most_frequent(s: State) -> list[Suit]:
    """The suit, or suits, of which most cards lie at sites."""
    counts = [len(cards_of_suit_at_sites(s, suit)) for suit in SUITS]
    return [suit for suit in SUITS if counts[suit] == max(counts)]


@power("riots", "when_played")
def riots(s: State, me: Source, seat: Seat) -> Flow[None]:
    """While the Mob is up, cards of the most frequent suit at sites are discarded; not this one, nor locked ones."""
    if not s.mob:
        return
    suit = yield Ask(seat, WHICH_SUIT, most_frequent(s), (me,))
    others = [card for card in cards_of_suit_at_sites(s, suit) if card != me and why_locked(s, seat, card) is None]
    yield from discard(s, seat, others, CARDS[me].article)


def banks_at_site(s: State, seat: Seat) -> list[Suit]:
    """The suits of the cards at the player's site whose banks have favor."""
    suits = {SUIT[card] for card in s.cards_at[site_of(s, seat)]}
    return [suit for suit in SUITS if suit in suits and s.banks[suit]]


def some_bank_at_site(s: State, me: Source, seat: Seat) -> Article | None:
    return None if banks_at_site(s, seat) else CARDS[me].article


@power("silver_tongue", "rest", ready=some_bank_at_site)
def silver_tongue(s: State, me: Source, seat: Seat) -> Flow[None]:
    """One favor from the bank of a card at the site."""
    suit = yield Ask(seat, WHICH_BANK, banks_at_site(s, seat), (me,))
    gain_favor(s, seat, suit, 1, CARDS[me].article)


@power("gambling_hall", "action")
@law("oath 5.5.4")
def gambling_hall(s: State, me: Source, seat: Seat) -> Flow[None]:
    """Roll four defense dice, and take so much favor from a bank as there are shields."""
    rolled = yield from roll_defense(s, seat, 4)
    n = shields(rolled)
    if n:
        yield from gain_from_a_bank(s, me, seat, n)


@power("boiling_lake", "traveled")
def boiling_lake(s: State, me: Source, act: Travel) -> Flow[None]:
    """Whoever comes here and does not rule it loses two warbands of their board, or what they have."""
    if act.to == s.place[me] and not rules(s, act.seat, me):
        kill(s, color(s, act.seat), BOARD + act.seat, 2, CARDS[me].article)
    return
    yield


@power("relic_thief", "taken")
@law("oath 7.1.2")
def relic_thief(s: State, me: Source, taker: Seat, relics: list[Card]) -> Flow[None]:
    """If somebody in the region took relics, the holder may pay and roll a die for each: no shield, and all are theirs.

    What a power protects now cannot be taken, and where that is all, the card is not used. A doubling shows no shield.
    """
    seat, article, cost = holder_of(s, me), CARDS[me].article, cost_of(me)
    if REGION[s.pawn[taker]] != REGION[s.pawn[seat]] or why_not_use(s, seat, me, cost) is not None:
        return
    if not still_there(s, seat, taker, relics) or (yield Ask(seat, USE, (YES, NO), (me, taker))) is NO:
        return
    s.tell("used", article, (seat, me))
    pay(s, seat, me, cost, article)
    rolled = yield from roll_defense(s, seat, len(relics))
    if SHIELD not in rolled and TWO_SHIELDS not in rolled:
        yield from take_things(s, seat, still_there(s, seat, taker, relics), article)


def still_there(s: State, seat: Seat, taker: Seat, relics: list[Card]) -> list[Card]:
    """Those of the relics that the taker has and the player may take."""
    return [relic for relic in relics if s.place[relic] == HELD + taker and why_not_take(s, seat, taker, relic) is None]


def charmed(s: State, me: Source, seat: Seat) -> list[Card]:
    """Faceup advisers of other players that this card may change places with."""
    return [
        card
        for other in turn_order(s, seat)[1:]
        for card in faceup_advisers(s, other)
        if why_not_swap(s, seat, me, card) is None
    ]


def somebody_to_charm(s: State, me: Source, seat: Seat) -> Article | None:
    return None if charmed(s, me, seat) else CARDS[me].article


@power("enchantress", "action", ready=somebody_to_charm)
@law("oath 7.6.4")
def enchantress(s: State, me: Source, seat: Seat) -> Flow[None]:
    """This card and another player's adviser change places; both then keep their limits, but not by what just came."""
    article = CARDS[me].article
    card = yield Ask(seat, WHICH_CARD, charmed(s, me, seat), (me,))
    other = holder_of(s, card)
    swap(s, seat, me, card, article)
    yield from dismiss_surplus(s, seat, article, but=card)
    yield from dismiss_surplus(s, other, article, but=me)


@power("insomnia", "rest")
def insomnia(s: State, me: Source, seat: Seat) -> Flow[None]:
    """One secret."""
    gain_secrets(s, seat, 1, CARDS[me].article)
    return
    yield


@power("gossip", "why_not_play")
def gossip(s: State, me: Source, seat: Seat, card: Card, where: int) -> Article | None:
    """Enemies of its ruler play no facedown advisers; of bandits everybody is one."""
    return CARDS[me].article if where == FACEDOWN and s.place[me] < 8 and enemy_of_ruler(s, seat, me) else None


@power("bandit_chief", "when_played")
def bandit_chief(s: State, me: Source, seat: Seat) -> Flow[None]:
    """One warband at each site is killed."""
    for position in POSITIONS:
        for row in range(s.box.seats):
            if kill(s, row, SITE + position, 1, CARDS[me].article):
                break
    return
    yield


@power("bandit_chief", "bandits")
def more_bandits(s: State, me: Source, position: Position, n: int) -> int:
    """Two more at every site."""
    return n + 2


@power("chaos_cult", "title_taken")
def chaos_cult(s: State, me: Source, seat: Seat) -> Flow[None]:
    """One favor of whoever else becomes Oathkeeper."""
    take_favor(s, holder_of(s, me), seat, 1, CARDS[me].article)
    return
    yield
