"""What the powers of several cards have in common."""

from __future__ import annotations

from lawbound.kernel import NO, YES, Ask, Flow, Seat, Word
from lawbound.law import Article, law
from lawbound.oath.acts import Act, Campaign, Search
from lawbound.oath.campaign import campaign, can_campaign
from lawbound.oath.cards import CARDS, NO_SUIT, NONE, PEOPLES_FAVOR, SUIT, SUITS, Card, Position, Source, Suit, is_relic
from lawbound.oath.piles import draw_relic, under_the_relics
from lawbound.oath.plans import change_attack, enemies, friends
from lawbound.oath.prompts import DOWN, FOLLOW_UP, HOW_MANY, TAKE_IT, UP, WHICH_BANK, WHICH_WARBANDS, WHICH_WAY
from lawbound.oath.rule import (
    banner_holder,
    cards_of_suit_at_sites,
    color,
    faceup_advisers,
    holder_of,
    rules,
    rules_site,
)
from lawbound.oath.state import BANDITS, ROW, SITE, State
from lawbound.oath.tokens import all_secrets, gain_favor, to_shared
from lawbound.oath.treasures import take_things
from lawbound.oath.warbands import Place, at_site, kill

# Searches


def drawing(s: State, me: Source, act: Search) -> Article | None:
    """For modifiers of searches proper: where a facedown adviser is played, nothing is drawn."""
    return None if act.fresh else "oath 6.1"


# Favor banks


def full_banks(s: State, but: int = 0) -> list[Suit]:
    """The favor banks where favor lies; `but` are suits to leave out, a bit each."""
    return [suit for suit in SUITS if s.banks[suit] and not but >> suit & 1]


def why_no_bank(s: State, me: Source, seat: Seat) -> Article | None:
    """Why the player cannot use a power that gains favor from any bank: all are empty."""
    return None if full_banks(s) else CARDS[me].article


def choose_bank(s: State, me: Source, seat: Seat, but: int = 0) -> Flow[Suit]:
    """Have the player choose a bank where favor lies; NO_SUIT if there is none."""
    banks = full_banks(s, but)
    if not banks:
        return NO_SUIT
    suit: Suit = yield Ask(seat, WHICH_BANK, banks, (me,))
    return suit


def gain_from_a_bank(s: State, me: Source, seat: Seat, n: int) -> Flow[None]:
    """The player gains so much favor from one bank of their choice."""
    bank = yield from choose_bank(s, me, seat)
    if bank != NO_SUIT:
        gain_favor(s, seat, bank, n, CARDS[me].article)


def pay_out(s: State, user: int, bank: Suit, n: int, article: Article) -> None:
    """What a battle plan gains from a bank: what bandits would get is burnt."""
    if user != BANDITS:
        gain_favor(s, user, bank, n, article)
        return
    n = min(n, s.banks[bank])
    if n:
        s.banks[bank] -= n
        s.tell("burnt from bank", article, (bank, n))
        to_shared(s, n, article)


def move_favor(s: State, origin: Suit, goal: Suit, n: int, article: Article) -> None:
    """From one favor bank to another, as much as there is."""
    n = min(n, s.banks[origin])
    if n and origin != goal:
        s.banks[origin] -= n
        s.banks[goal] += n
        s.tell("moved favor", article, (origin, n, goal))


@law("oath 7.1.3")
def split_over_banks(s: State, me: Source, seat: Seat, n: int, but: int = 0) -> Flow[list[tuple[Suit, int]]]:
    """Have the player say how much of that favor comes from which bank, bank by bank; all of it, if it is there."""
    banks = full_banks(s, but)
    later = sum([s.banks[suit] for suit in banks])
    left = min(n, later)
    parts: list[tuple[Suit, int]] = []
    for suit in banks:
        here = s.banks[suit]
        later -= here
        least, most = max(0, left - later), min(left, here)
        part: int = most if least == most else (yield Ask(seat, HOW_MANY, range(most, least - 1, -1), (me, suit, left)))
        if part:
            parts.append((suit, part))
        left -= part
    return parts


# Secrets


@law("oath 10.19")
def keep_one_secret(s: State, me: Source, seat: Seat) -> Flow[None]:
    """The player burns all secrets on their board but one; which way that one lies is their choice."""
    if all_secrets(s, seat) < 2:
        return
    kept: Word = UP if s.secrets[seat] else DOWN
    if s.secrets[seat] and s.secrets_down[seat]:
        kept = yield Ask(seat, WHICH_WAY, (UP, DOWN), (me,))
    n = all_secrets(s, seat) - 1
    s.secrets[seat] = kept is UP
    s.secrets_down[seat] = kept is DOWN
    s.tell("burnt secrets", CARDS[me].article, (seat, n))


# Modifiers


def at_its_site(s: State, me: Source, act: Act) -> Article | None:
    """Why a modifier cannot be used from afar: whoever acts has to stand where the card is."""
    return None if act.site == s.place[me] else CARDS[me].article


# Warbands


def groups_at(s: State, places: list[Place]) -> list[tuple[int, Place]]:
    """The warbands in these places: color and place of each group."""
    return [(row, place) for place in places for row in range(s.box.seats) if s.warbands[row * ROW + place]]


@law("oath 10.28", "oath 9.3")
def kill_any(s: State, me: Source, seat: Seat, places: list[Place], n: int) -> Flow[None]:
    """So many warbands of these places die, each of the player's choice, their own as well; as many as there are."""
    for _ in range(n):
        groups = groups_at(s, places)
        if not groups:
            return
        row, place = yield Ask(seat, WHICH_WARBANDS, groups, (me,))
        kill(s, row, place, 1, CARDS[me].article)


# Pawns


def put_pawn(s: State, seat: Seat, to: Position, article: Article) -> None:
    """Put a pawn on a site, which is no travel. What its player is doing goes on there."""
    for act in s.acts:
        if act.seat == seat and act.site == s.pawn[seat]:
            act.site = to
    s.pawn[seat] = to
    s.tell("put pawn", article, (seat, to))


# Relics


@law("oath 10.4", "oath 10.27")
def draw_and_take_or_bury(s: State, me: Source, seat: Seat) -> Flow[None]:
    """The player draws the top relic, and takes it or puts it under the relic deck; nobody else sees it then."""
    if not s.relic_deck:
        return
    yield from draw_relic(s, seat)
    takes = yield Ask(seat, TAKE_IT, (YES, NO), (me,))
    relic = relic_in_hand(s, seat)
    if takes is YES:
        yield from take_things(s, seat, [relic], CARDS[me].article)
    else:
        s.hands[seat].remove(relic)
        under_the_relics(s, relic)
        s.tell("buried facedown", CARDS[me].article, (seat,), (relic,), (seat,))


def relic_in_hand(s: State, seat: Seat) -> Card:
    """The relic that the player has drawn and not placed yet."""
    return next(card for card in s.hands[seat] if is_relic(card))


# Campaigns


@law("oath 7.5.4")
def plus_minus(s: State, act: Campaign, n: int, variant: int) -> None:
    """Add so many attack dice, or remove them in the second way to use the plan."""
    change_attack(s, act, -n if variant else n)


def why_not_alone(s: State, me: Source, act: Campaign, user: int) -> Article | None:
    """Why a plan cannot be used beside which there may be no other: the user's side has used one already."""
    side = act.side_of(user)
    return CARDS[me].article if any([act.side_of(other) == side for other in act.plan_users]) else None


@law("oath 10.13")
def offer_campaign(s: State, me: Source, seat: Seat, only: int = NONE) -> Flow[None]:
    """The player may campaign without supply, if there is anybody to attack and their Act phase is not over."""
    act = Campaign(seat, s.pawn[seat])
    act.waived = True
    act.only = only
    if (s.act_over and seat == s.turn) or not can_campaign(s, act):
        return
    if (yield Ask(seat, FOLLOW_UP, (YES, NO), (me,))) is YES:
        yield from campaign(s, seat, act)


@law("oath 5.5.3", "oath 10.12")
def ruled_by_side(s: State, act: Campaign, user: int, suit: Suit) -> list[Card]:
    """The cards of that suit that the side of the user rules, at sites from the top of the map, then advisers."""
    side = friends(s, act, user)
    found = [card for card in cards_of_suit_at_sites(s, suit) if side_rules(s, side, card)]
    for seat in side:
        if seat != BANDITS:
            found += [card for card in faceup_advisers(s, seat) if SUIT[card] == suit]
    return found


def side_rules(s: State, side: list[int], card: Card) -> bool:
    """Whether somebody of that side rules a card at a site."""
    return any([rules(s, seat, card) for seat in side])


def campaign_now(s: State) -> Campaign | None:
    """The campaign that is being fought, if one is."""
    act = s.acts[-1] if s.acts else None
    return act if isinstance(act, Campaign) else None


@law("oath 10.23")
def fights_holder(s: State, act: Campaign, me: Source, user: int) -> bool:
    """Whether that user of battle plans is the enemy of whoever has this card: as attacker, defender or ally."""
    return holder_of(s, me) in enemies(s, act, user)


@law("oath 10.23")
def faces_the_people(s: State, act: Campaign, user: int) -> bool:
    """Whether an enemy in this campaign holds the People's Favor."""
    return banner_holder(s, PEOPLES_FAVOR) in enemies(s, act, user)


@law("oath 10.24", "oath 10.25")
def distant_campaign(s: State, seat: Seat, position: Position) -> Campaign:
    """A campaign as if the pawn stood at that site, without supply; the warbands of the player there join the attack.

    A Citizen's are the purple ones. In an attack on the Empire they do not defend, and their site need not be a target.
    """
    act = Campaign(seat, position)
    act.waived = True
    if at_site(s, color(s, seat), position) or rules_site(s, seat, position):
        act.places.append(SITE + position)
        act.movable = 1
        act.exempt = True
    return act
