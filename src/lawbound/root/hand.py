"""Cards in hands and piles: drawing, spending, discarding, giving (Law 1.2, 1.3.2, 2.1).

A pile may hold cards that nobody here has seen (UNKNOWN): any card not known to be elsewhere may be played from it.
"""

from __future__ import annotations

from bisect import insort
from collections.abc import Sequence
from typing import Final

from lawbound.kernel import Ask, Chance, Flow, Prompt, Seat
from lawbound.law import law
from lawbound.root.cards import CARD_KIND, DOMINANCE, UNKNOWN, Card, Suit, matches
from lawbound.root.score import score
from lawbound.root.state import NOBODY, State

DRAW: Final = Prompt("draw", "root 2.1.2", "card")
WHO_DRAWS_FIRST: Final = Prompt("who draws first", "root 1.1.3", "player")
RANDOM_CARD: Final = Prompt("random card", "root 1.2.1", "card")


def deck_size(s: State) -> int:
    """Cards in the draw deck: those not known to be elsewhere, less those that lie unknown in hands."""
    return len(s.deck) - s.unknown + len(s.limbo)


def nothing_to_draw(s: State) -> bool:
    """Whether both the deck and the discard pile are empty."""
    return not deck_size(s) and not s.discard


@law("root 2.1.2", "root G.1.3")
def draw_one(s: State, seat: Seat, article: str, *, shown: bool = False) -> Flow[Card]:
    """Decide the top card of the deck and take it off, for the caller to put somewhere; UNKNOWN if there is none.

    Where people hold real cards (`Box.real_cards`) nobody is asked what somebody drew, unless all see it.
    """
    if not deck_size(s):
        if not s.discard:
            return UNKNOWN
        s.limbo += s.deck
        s.deck = bytearray(sorted(s.discard))
        s.discard.clear()
        s.tell("shuffled", "root 2.1.2", ())
    player = s.box.players[seat]
    if s.box.real_cards and not (shown or player.is_bot or player.shows_hand):
        s.unknown += 1
        s.tell("drew", article, (seat,), (UNKNOWN,), (seat,))
        return UNKNOWN
    card: Card = yield Chance(DRAW, s.deck, (seat,))
    s.deck.remove(card)
    s.tell("drew", article, (seat,), (card,), None if player.shows_hand else (seat,))
    return card


@law("root 2.1.2", "root 1.5.4", "rootbotics 2.8.1", "root G.1.3")
def draw(s: State, seat: Seat, count: int, article: str) -> Flow[None]:
    """Draw cards into a hand, as many as there are. A bot has no hand: it scores a point for each card instead."""
    if s.box.players[seat].is_bot:
        score(s, seat, count, "rootbotics 2.8.1")
        return
    for bearer in s.box.before_draw:
        if (yield from bearer.before_draw(s, seat, count)):
            return
    for _ in range(count):
        if nothing_to_draw(s):
            return
        card = yield from draw_one(s, seat, article)
        insort(s.hands[seat], card)
        for watcher in s.box.drew:
            watcher.drew(s, seat)


@law("root 1.1.3", "root 1.5.4")
def draw_each(s: State, seats: Sequence[Seat], article: str) -> Flow[None]:
    """These players draw a card each at the same time; with too few cards whoever takes the turn says who is first."""
    left = list(seats)
    while left:
        seat = left[0]
        drawing = [each for each in left if not s.box.players[each].is_bot]  # a bot scores instead, cards or none
        if 0 < deck_size(s) + len(s.discard) < len(drawing) and not s.acting.is_bot:
            seat = yield Ask(s.turn, WHO_DRAWS_FIRST, drawing)
        left.remove(seat)
        yield from draw(s, seat, 1, article)


def playable(s: State, pile: bytearray) -> Sequence[Card]:
    """The different cards that may be played from a pile, in order."""
    if pile and pile[-1] == UNKNOWN:
        cards = {*pile, *s.limbo}
        if len(s.limbo) < s.unknown:
            cards.update(s.deck)
        cards.discard(UNKNOWN)
        return sorted(cards)
    return sorted(set(pile))


@law("root 2.1.1", "root 2.1.1.I")
def matching(s: State, pile: bytearray, suit: Suit) -> list[Card]:
    """The cards of a pile that count as that suit; birds always do, whether their owner likes it or not."""
    return [card for card in playable(s, pile) if matches(card, suit)]


def is_asked(s: State, seat: Seat, cards: Sequence[Card]) -> bool:
    """Whether that player is asked about these cards of their hand. At a discreet table so is whoever holds any card
    at all, but in an open hand: neither a question nor the lack of one tells then what they hold.
    """
    if cards or not s.box.discreet or seat == NOBODY:
        return bool(cards)
    return bool(s.hands[seat]) and not s.players[seat].shows_hand


def unseen_matching(s: State, suit: Suit, unknown: int) -> int:
    """How many of a pile's unknown cards can count as that suit.

    Cards in limbo must lie somewhere among the unknown ones: those that do not fit and find no room elsewhere are here.
    """
    fitting = len([card for card in bytes(s.limbo) if matches(card, suit)])
    stuck = max(0, len(s.limbo) - fitting - (s.unknown - unknown))
    from_deck = len([card for card in bytes(s.deck) if matches(card, suit)])
    return min(unknown - stuck, fitting + min(from_deck, s.unknown - len(s.limbo)))


def take_from(s: State, pile: bytearray, card: Card) -> None:
    """Take that card out of a pile; if it was not known to be there, it was one of the unknown ones."""
    if card in pile:
        pile.remove(card)
    else:
        pile.remove(UNKNOWN)
        s.unknown -= 1
        (s.limbo if card in s.limbo else s.deck).remove(card)


@law("root 2.1.3", "root 3.3.3", "root G.1.16")
def discard(s: State, seat: Seat, card: Card, article: str) -> None:
    """Put a card that has left its pile on the discard pile; a dominance card goes beside the map instead."""
    s.tell("discarded", article, (seat, card))
    if not (s.box.bot_dominance and CARD_KIND[card] == DOMINANCE):  # that variant puts it beside the board first of all
        for bearer in s.box.collects:
            if bearer.collects(s, card):
                return
    to_discard_pile(s, card)


@law("root 3.3.3")
def to_discard_pile(s: State, card: Card) -> None:
    """To the ordinary discard pile, whoever else collects what is discarded."""
    if CARD_KIND[card] == DOMINANCE:
        insort(s.available, card)
    else:
        s.discard.append(card)


def in_order(s: State, seat: Seat, cards: Sequence[Card]) -> Flow[Sequence[Card]]:
    """Cards that the player discards together, as they come to the pile: somebody may look at its topmost ones."""
    for bearer in s.box.arranges_discards:
        cards = yield from bearer.arranges_discards(s, seat, cards)
    return cards


def spend_card(s: State, seat: Seat, card: Card, article: str) -> None:
    """Spend that card from the hand."""
    take_from(s, s.hands[seat], card)
    discard(s, seat, card, article)


@law("root 2.1.3", "root G.1.20")
def spend(s: State, seat: Seat, cards: Sequence[Card], about: Prompt) -> Flow[Card]:
    """Let the player spend one of these cards from the hand: the question names the article that demands it."""
    card: Card = yield Ask(seat, about, cards)
    spend_card(s, seat, card, about.article)
    return card


@law("root 2.1.3", "root 6.6", "root 7.6.2", "root 8.6.2", "root 9.6.3")
def discard_down(s: State, seat: Seat, limit: int, about: Prompt) -> Flow[None]:
    """Discard cards of the player's choice until `limit` remain; the question names the article that sets the limit."""
    hand = s.hands[seat]
    while len(hand) > limit:
        card: Card = yield Ask(seat, about, playable(s, hand), (len(hand) - limit,))
        spend_card(s, seat, card, about.article)


def between_hands(s: State, giver: Seat, taker: Seat) -> tuple[Seat, Seat] | None:
    """Who sees a card that goes from one hand to the other: these two, or all (None) where one of the hands is open."""
    return None if s.players[giver].shows_hand or s.players[taker].shows_hand else (giver, taker)


@law("root 1.2.1", "root 1.3.2", "rootbotics 2.8.1")
def give(s: State, giver: Seat, card: Card, taker: Seat, article: str) -> None:
    """Hand over a card: only where a rule says so, and only those two see it, unless one of the hands lies open.

    A bot scores a point for it instead.
    """
    if s.box.players[taker].is_bot:
        if s.box.players[giver].is_bot:
            bot_gives_bot(s, taker)
            return
        spend_card(s, giver, card, article)
        score(s, taker, 1, "rootbotics 2.8.1")
        return
    take_from(s, s.hands[giver], card)
    insort(s.hands[taker], card)
    s.tell("gave", article, (giver, taker), (card,), between_hands(s, giver, taker))


@law("rootbotics 2.8.1")
def bot_gives_bot(s: State, taker: Seat) -> None:
    """A bot that should give a bot a card discards nothing, but the other scores; the Polish edition is silent."""
    if s.box.options["bot_gives_card_to_bot"] == "receiver_scores":
        score(s, taker, 1, "rootbotics 2.8.1")


@law("root 2.1.4", "root G.1.7", "root G.1.15")
def reveal(s: State, seat: Seat, card: Card) -> None:
    """Put a card from the hand into the play area, for all to see."""
    take_from(s, s.hands[seat], card)
    insort(s.crafted[seat], card)
    s.note_areas()
    for bearer in s.box.play_area_changed:
        bearer.play_area_changed(s, seat, card)


@law("root G.1.7")
def discard_revealed(s: State, seat: Seat, card: Card, article: str) -> None:
    """Discard a card from the play area."""
    s.crafted[seat].remove(card)
    s.note_areas()
    discard(s, seat, card, article)
    for bearer in s.box.play_area_changed:
        bearer.play_area_changed(s, seat, card)


@law("rootbotics 2.8.1")
def has_cards(s: State, seat: Seat) -> bool:
    """Whether a card can be taken from that player: from a bot always, one way or another."""
    return bool(s.hands[seat]) or s.box.players[seat].is_bot


def discard_random(s: State, seat: Seat, article: str) -> Flow[None]:
    """Discard a random card from a hand; what a card is that nobody here has seen, luck decides now."""
    hand = s.hands[seat]
    if not hand:
        return
    card: Card = yield Chance(RANDOM_CARD, hand, (seat,))
    if card == UNKNOWN:
        card = yield from turn_up(s, seat)
    take_from(s, hand, card)
    discard(s, seat, card, article)


def turn_up(s: State, seat: Seat) -> Flow[Card]:
    """What one of the unknown cards in that hand is."""
    unseen = s.limbo if len(s.limbo) == s.unknown else s.limbo + s.deck
    card: Card = yield Chance(RANDOM_CARD, unseen, (seat,))
    return card


@law("rootbotics 2.8.1")
def take_random(s: State, taker: Seat, victim: Seat, article: str) -> Flow[None]:
    """Take a random card from another hand; its owner sees which one, the others only if a hand lies open.

    Whoever takes a card from a bot draws one instead; a bot that takes a card scores, and the card is discarded.
    """
    hand = s.hands[victim]
    if s.box.players[victim].is_bot:
        if s.box.players[taker].is_bot:
            bot_gives_bot(s, taker)
        else:
            yield from draw(s, taker, 1, article)
        return
    if not hand:
        return
    if s.box.players[taker].is_bot:
        yield from discard_random(s, victim, article)
        score(s, taker, 1, "rootbotics 2.8.1")
        return
    card: Card = yield Chance(RANDOM_CARD, hand, (victim,))
    if card == UNKNOWN and s.players[taker].shows_hand:
        card = yield from turn_up(s, victim)
        take_from(s, hand, card)
    else:
        hand.remove(card)
    insort(s.hands[taker], card)
    s.tell("took", article, (taker, victim), (card,), between_hands(s, taker, victim))


@law("root G.1.30")
def show_hand(s: State, owner: Seat, viewer: Seat, article: str) -> None:
    """Let that player look at the owner's hand."""
    s.tell("showed hand", article, (owner, viewer), tuple(s.hands[owner]), (owner, viewer))
