"""Writing the chronicle: Law of Oath 8, when the winner is known. The map (8.3) is in `chronicle_map`.

`carry_on` does one step for each safe point, counted in `State.step`. What nobody has seen stays undecided wherever the
next game may decide it as well: the order of the world deck, facedown sites, relics dealt anew. Relics that lie at kept
sites or in the Reliquary are decided before others are mixed into the relic deck, for they are none of those.

`next_chronicle` then tells what the game leaves to the next. `State.notes` holds what the table does not show: the oath
that was vowed, and how many relics lie on top of the relic deck as a group of their own.
"""

from __future__ import annotations

from bisect import insort
from typing import Any, Final

from lawbound.kernel import DONE, NO, YES, Ask, Chance, Flow, Seat
from lawbound.law import law
from lawbound.oath.cards import (
    DENIZENS,
    FIRST_EDIFICE,
    NONE,
    OATH_NAMES,
    OATH_VISIONS,
    POSITIONS,
    SCEPTER,
    SITES,
    SUIT,
    SUITS,
    VISIONS,
    Card,
    Suit,
)
from lawbound.oath.chronicle_check import WAYS, trouble_in_name
from lawbound.oath.chronicle_map import clean_up_map
from lawbound.oath.chronicle_value import PLAYBOOK, Chronicle, LastGame, Spot, Tabletop
from lawbound.oath.piles import decide, decide_at, drop_tokens, forget, under_the_world
from lawbound.oath.prompts import (
    ACCEPT_CITIZENSHIP,
    AT_RANDOM,
    NEW_CARDS,
    OFFER_CITIZENSHIP,
    SUIT_AT_RANDOM,
    VOW,
)
from lawbound.oath.rule import advisers_of_suit, settle_rule, sites_ruled, turn_order
from lawbound.oath.setup import FIRST, GAMES, build_world_deck
from lawbound.oath.state import (
    BANK,
    BOARD,
    CAGE,
    EXHAUSTION,
    LEAST_MARKER,
    NOWHERE,
    OVER,
    RELIC_BACK,
    ROW,
    SITE,
    VISION_BACK,
    VISIONARY,
    State,
    back,
)
from lawbound.oath.treasures import release
from lawbound.oath.victory import visions_met
from lawbound.oath.warbands import shift

VOWING, OFFERING, MAPPING, ADDING, REMOVING, RELICS, STORING, REBUILDING = range(8)
"""In `State.step`: 8.1 to 8.8."""

NEXT_OATH, TOP_RELICS, PLAYED_ON = range(3)
"""In `State.notes`; from the last on the sites that lay faceup when the game was won, for whoever tells of it later."""

NEW: Final = (3, 2, 1)
"""So many cards come of the most common suit, of the next and of the one after that."""
SIX: Final = 6
"""So many come, and so many go."""


@law("oath 8")
def carry_on(s: State) -> Flow[None]:
    """The next step of the winner's work; after the last one the game is over."""
    step = s.step
    if step == VOWING:
        s.notes[PLAYED_ON:] = bytes([s.site[spot] if s.is_faceup(spot) else NONE for spot in POSITIONS])
        yield from vow(s)
    elif step == OFFERING:
        yield from offer_citizenship(s)
    elif step == MAPPING:
        yield from clean_up_map(s)
    elif step == ADDING:
        yield from add_six(s)
    elif step == REMOVING:
        yield from remove_six(s)
    elif step == RELICS:
        yield from gather_relics(s)
        fill_sites(s)
        top_of_the_relics(s)
    elif step == STORING:
        store(s)
    else:
        rebuild_world_deck(s)
        s.stage = OVER
        s.tell("chronicle written", "oath 8", (s.winner,))
    s.step += 1


# The oath


@law("oath 8.1")
def vow(s: State) -> Flow[None]:
    """The oath of the next game: that of the vision by which the game was won, else any but the last one.

    Whoever won by two visions at once, as a False Prophet can, chooses between their oaths: visions alone have won.
    """
    seat = s.winner
    oaths = [oath for oath in range(len(OATH_NAMES)) if oath != s.oath]
    if s.way & ~(1 << EXHAUSTION) == 1 << VISIONARY:
        oaths = sorted([OATH_VISIONS.index(vision) for vision in visions_met(s, seat)])
    oath = oaths[0] if len(oaths) == 1 else (yield Ask(seat, VOW, oaths))
    s.notes[NEXT_OATH] = oath
    s.tell("vowed", "oath 8.1", (seat, oath))


# Citizens


@law("oath 8.2")
def offer_citizenship(s: State) -> Flow[None]:
    """An Exile who has won exiles all Citizens, and may offer citizenship to those who were Exiles before."""
    seat = s.winner
    if not s.is_exile(seat):
        return
    exiles: list[Any] = [other for other in turn_order(s, seat)[1:] if s.is_exile(other)]
    exile_citizens(s)
    while exiles:
        other = yield Ask(seat, OFFER_CITIZENSHIP, [*exiles, DONE])
        if other is DONE:
            return
        exiles.remove(other)
        if (yield Ask(other, ACCEPT_CITIZENSHIP, (YES, NO), (seat,))) is YES:
            accept(s, seat, other)
        else:
            s.tell("refused citizenship", "oath 8.2", (other, seat))


@law("oath 8.2")
def exile_citizens(s: State) -> None:
    """All boards turn to their Exile side. Purple warbands stay purple, and are not the winner's."""
    turned = [other for other in range(s.box.seats) if s.citizens >> other & 1]
    s.citizens = 0
    settle_rule(s)
    if turned:
        s.tell("exiled", "oath 8.2", tuple(turned))


@law("oath 8.2")
def accept(s: State, winner: Seat, seat: Seat) -> None:
    """The new Citizen leaves each site that they rule to the winner, with exactly one warband of theirs.

    Also an empty site, if something makes them rule it.
    """
    for position in sites_ruled(s, seat):
        shift(s, seat, SITE + position, BANK, s.warbands[seat * ROW + SITE + position])
        shift(s, winner, spare(s, winner), SITE + position, 1)
        s.tell("replaced warbands", "oath 8.2", (seat, winner, position))
    s.citizens |= 1 << seat
    settle_rule(s)
    s.tell("accepted citizenship", "oath 8.2", (seat, winner))


def spare(s: State, seat: Seat) -> int:
    """Where a warband of the player comes from that is needed: the bank, their board, or else where most of them stand.

    The Law does not say whence; they have more of them than there are sites, so that one is always to be had.
    """
    row = s.warbands[seat * ROW : seat * ROW + ROW]
    for place in (BANK, BOARD + seat):
        if row[place]:
            return place
    return max(range(SITE, BOARD), key=lambda place: row[place])


# The world deck: six cards come, six go


@law("oath 8.4")
def add_six(s: State) -> Flow[None]:
    """From the Archive, by the suits of the winner's advisers; or from the dispossessed, if the Archive lacks any."""
    suit = yield from choose_suit(s)
    archive = archived(s)
    if any([len(archive[(suit + step) % len(SUITS)]) < n for step, n in enumerate(NEW)]):
        yield from recall_dispossessed(s)
        return
    new: list[Card] = []
    for step, n in enumerate(NEW):
        cards = archive[(suit + step) % len(SUITS)]
        for _ in range(n):
            card = yield Chance(AT_RANDOM, bytes(cards))
            cards.remove(card)
            new.append(card)
            under_the_world(s, card)
    s.tell("added", "oath 8.4", tuple(new))


@law("oath 8.4", "oath 5.1.4.II")
def choose_suit(s: State) -> Flow[Suit]:
    """The most common one among the winner's faceup advisers; the winner chooses on a tie, and if they have none."""
    seat = s.winner
    counts = [advisers_of_suit(s, seat, suit) for suit in SUITS]
    suits = [suit for suit in SUITS if counts[suit] == max(counts)]
    suit: Suit = suits[0] if len(suits) == 1 else (yield Ask(seat, NEW_CARDS, suits))
    return suit


def archived(s: State) -> list[list[Card]]:
    """By suit, the denizens in the Archive: all that are neither in the game nor dispossessed."""
    away = bytearray(256)
    for cards in (*s.cards_at, *s.advisers, *s.hands, *s.piles, s.deck, s.pool, s.dispossessed):
        for card in cards:
            away[card] = 1
    return [[card for card in DENIZENS if SUIT[card] == suit and not away[card]] for suit in SUITS]


@law("oath 8.4")
def recall_dispossessed(s: State) -> Flow[None]:
    """Six of their largest suit come into the world deck, all others go back to the Archive.

    Which are tied for the largest is luck. That others are in the Archive again is for all to know, so the event names
    them; which six came is not.
    """
    for at in range(len(s.dispossessed)):
        yield from decide_at(s, s.dispossessed, at)
    by_suit = [[card for card in sorted(s.dispossessed) if SUIT[card] == suit] for suit in SUITS]
    most = max([len(cards) for cards in by_suit])
    suits = [suit for suit in SUITS if len(by_suit[suit]) == most]
    suit: Suit = suits[0] if len(suits) == 1 else (yield Chance(SUIT_AT_RANDOM, suits))
    new: list[Card] = []
    for _ in range(min(SIX, most)):
        card = yield Chance(AT_RANDOM, bytes(by_suit[suit]))
        by_suit[suit].remove(card)
        new.append(card)
        under_the_world(s, card)
    s.dispossessed.clear()
    s.tell("recalled", "oath 8.4", (suit, len(new)), tuple(new), ())
    s.tell("archived", "oath 8.4", tuple([card for cards in by_suit for card in cards]))


@law("oath 8.5")
def remove_six(s: State) -> Flow[None]:
    """At random, from all discard piles and all advisers of those who lost, unseen to the dispossessed."""
    set_visions_aside(s)
    pile = mix_discards(s)
    gone: list[Card] = []
    for _ in range(min(SIX, len(pile))):
        card = yield Chance(AT_RANDOM, bytes(pile))
        pile.remove(card)
        if card >= LEAST_MARKER:
            card = yield from decide(s, card)
        insort(s.dispossessed, card)
        gone.append(card)
    s.tell("dispossessed", "oath 8.5", (len(gone),), tuple(gone), ())


@law("oath 8.5")
def set_visions_aside(s: State) -> None:
    """All five, wherever they are. They will be in the next world deck, so that is where they go."""
    for cards in (*s.piles, *s.advisers, *s.hands, s.boxed):
        for card in [card for card in cards if back(card) == VISION_BACK]:
            cards.remove(card)
            under_the_world(s, card)
    for seat in range(s.box.seats):
        if s.vision[seat] != NONE:
            under_the_world(s, s.vision[seat])
            s.vision[seat] = NONE
    if s.prophet[0] != NONE:
        s.warbands[s.prophet[0] * ROW + BANK] += 1
        s.prophet[:] = bytes((NONE, NONE))


def mix_discards(s: State) -> bytearray:
    """The discard piles and the losers' advisers become one pile, of which nobody knows where a card lies."""
    pile = s.piles[0]
    for other in s.piles[1:]:
        pile += other
        other.clear()
    for seat in range(s.box.seats):
        if seat != s.winner:
            pile += dismiss_all(s, seat)
    for card in pile:
        s.seen[card] = 0
    return pile


def dismiss_all(s: State, seat: Seat) -> bytearray:
    """A player's advisers, taken from the table."""
    cards = s.advisers[seat].copy()
    for card in cards:
        if card < LEAST_MARKER:
            drop_tokens(s, seat, card)
            s.place[card] = NOWHERE
    s.advisers[seat].clear()
    s.bends = None
    return cards


# Relics


@law("oath 8.6.1")
def gather_relics(s: State) -> Flow[None]:
    """The Grand Scepter leaves; the losers' relics go to the relic deck, which is shuffled."""
    for relics in (*s.relics_at, s.reliquary):
        for at in range(len(relics)):
            if relics[at] != NONE:
                yield from decide_at(s, relics, at)
    release(s, SCEPTER)
    s.boxed.append(SCEPTER)
    for seat in range(s.box.seats):
        shift(s, seat, CAGE, BANK, s.warbands[seat * ROW + CAGE])
        if seat != s.winner:
            s.relic_deck += bytes(surrender(s, seat))
    for at, card in enumerate(s.relic_deck):
        if card < LEAST_MARKER:
            forget(s, card)
            s.relic_deck[at] = RELIC_BACK
    s.tell("returned relics", "oath 8.6.1", (len(s.relic_deck),))


def surrender(s: State, seat: Seat) -> list[Card]:
    """A player's relics, taken from the table."""
    relics = list(s.relics[seat])
    for relic in relics:
        drop_tokens(s, seat, relic)
        release(s, relic)
    return relics


@law("oath 8.6.2", "oath 9.3")
def fill_sites(s: State) -> None:
    """Faceup sites that have fewer relics than they ask for get more, as long as there are any."""
    for position in POSITIONS:
        if s.is_faceup(position):
            relics = s.relics_at[position]
            n = min(SITES[s.site[position]].relics - len(relics), len(s.relic_deck))
            for _ in range(n):
                relics.append(s.relic_deck.pop())
            if n > 0:
                s.tell("relics at site", "oath 8.6.2", (position, n))


@law("oath 8.6.3")
def top_of_the_relics(s: State) -> None:
    """The winner's relics and those of the Reliquary come on top of the relic deck; in what order is luck."""
    top = surrender(s, s.winner) + [relic for relic in s.reliquary if relic != NONE]
    s.reliquary[:] = bytes([NONE]) * len(s.reliquary)
    s.bends = None
    for relic in top:
        s.seen[relic] = 0
    s.relic_deck += bytes(sorted(top))
    s.notes[TOP_RELICS] = len(top)
    s.tell("topped relics", "oath 8.6.3", (len(top),))


# What is put away


def store(s: State) -> None:
    """Nothing moves: what goes into the boxes is what lies there, for all to see."""
    s.tell("stored map", "oath 8.7.1", tuple([NONE if spot.site is None else spot.site for spot in spots(s)]))
    s.tell("stored boards", "oath 8.7.2", citizen_boards(s))


@law("oath 8.8")
def rebuild_world_deck(s: State) -> None:
    """All denizens that are left and all visions, as in 1.24: nobody knows the order."""
    cards = (*s.deck, *s.piles[0], *dismiss_all(s, s.winner))
    denizens = sorted([*s.pool, *[card for card in cards if card < FIRST_EDIFICE]])
    for card in (*denizens, *VISIONS):
        s.seen[card] = 0
    for pile in (s.deck, s.piles[0], s.pool, s.vision_pool):
        pile.clear()
    build_world_deck(s, denizens)
    s.tell("rebuilt world deck", "oath 8.8", ())


# The value


@law("oath 8.7.1")
def spots(s: State) -> tuple[Spot, ...]:
    """The sites with all that lies at them, from the top of the Cradle to the bottom of the Hinterland."""
    return tuple(
        [
            Spot(
                s.site[position],
                True,
                tuple(s.cards_at[position]),
                tuple([relic if relic < LEAST_MARKER else None for relic in s.relics_at[position]]),
            )
            if s.is_faceup(position)
            else Spot(None, False)
            for position in POSITIONS
        ]
    )


@law("oath 8.7.2", "oath 8.2")
def citizen_boards(s: State) -> tuple[int, ...]:
    """The boards on their Citizen side. Of those that nobody played an Exile who won has turned all."""
    colors = s.box.colors
    boards = [colors[seat] for seat in range(s.box.seats) if s.citizens >> seat & 1]
    if not s.is_exile(s.winner):
        boards += [board for board in before(s).citizens if board not in colors]
    return tuple(sorted(boards))


def before(s: State) -> Chronicle:
    """What this game began with, as far as everybody knows it."""
    setup = s.box.setup
    if "chronicle" in setup:
        return Chronicle.from_plain(setup["chronicle"])
    return Chronicle.first(GAMES[setup.get("game", FIRST)] or PLAYBOOK)


def last_game(s: State) -> LastGame:
    """How this game ended."""
    colors = s.box.colors
    name = s.names[s.winner] if s.winner < len(s.names) else ""
    return LastGame(
        winner=colors[s.winner],
        name="" if trouble_in_name(name, 0) else name,
        ways=tuple([way for at, way in enumerate(WAYS, 1) if s.way >> at & 1]),
        citizens=before(s).citizens,
        players=tuple(sorted(colors)),
    )


def next_chronicle(s: State) -> Chronicle:
    """What the game leaves to the next; only when the chronicle has been written.

    To whoever does not know what is sealed, a view, the sealed part is missing.
    """
    old = before(s)
    top = s.relic_deck[len(s.relic_deck) - s.notes[TOP_RELICS] :]
    gone = s.dispossessed
    known = max((*top, *gone, 0)) < LEAST_MARKER
    chronicle = Chronicle(
        name=old.name,
        number=old.number + 1,
        oath=s.notes[NEXT_OATH],
        positions=spots(s),
        denizens=tuple(sorted([*s.pool, *[card for card in gone if card < LEAST_MARKER]])),
        citizens=citizen_boards(s),
        last=last_game(s),
        rebuilt=True,
        dispossessed=tuple(gone) if known else None,
        relic_top=tuple(top) if known else None,
        relic_rest=tuple(s.relic_pool) if known else None,
        tabletop=Tabletop(suit_order=old.tabletop.suit_order),
    )
    chronicle.check()
    return chronicle


def sequel(s: State) -> dict[str, Any]:
    """The same as plain data: what the set-up of the next game has as its chronicle."""
    return next_chronicle(s).to_plain()
