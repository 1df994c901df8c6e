"""Setting up a game: Law of Oath 1.

`new_state` lays out all that needs no luck and takes what is sealed in a chronicle into the state, where views hide it.
`set_up` goes on from there to the first turn. What nobody sees is not decided: decks and facedown piles are markers,
unless their order is kept.
"""

from __future__ import annotations

from bisect import insort
from collections.abc import Mapping, Sequence
from difflib import get_close_matches
from typing import Any, Final

from lawbound.kernel import Ask, BadSetup, Chance, Flow, Seat
from lawbound.law import law
from lawbound.oath import notation
from lawbound.oath.box import COLORS, EMPTY_ATTACK_POOL, ROLES, Box
from lawbound.oath.cards import (
    ADVISER_ONLY,
    CARDS,
    DARKEST_SECRET,
    DENIZENS,
    DEVOTION,
    IN_REGION,
    NONE,
    OATH_NAMES,
    PEOPLE,
    PEOPLES_FAVOR,
    POSITIONS,
    RELICS,
    RUIN,
    SCEPTER,
    SITES,
    VISIONS,
    Card,
    Position,
    is_vision,
)
from lawbound.oath.chronicle_value import OPEN, PLAYBOOK, PRESCRIBED, Chronicle, prescribed_deal
from lawbound.oath.piles import decide, discard, learn, reveal, show_top_back, take_from_bottom, vision_drawn
from lawbound.oath.prompts import AT_RANDOM, DRAW_RELIC, DRAW_SITE, FIRST_ADVISER, PAWN, SPREAD_FAVOR
from lawbound.oath.rule import settle_rule
from lawbound.oath.state import (
    BANK,
    BOARD,
    DENIZEN_BACK,
    FIRST_PART,
    LEAST_MARKER,
    PLAYING,
    RELIC_BACK,
    ROW,
    SECOND_PART,
    SITE,
    VISION_BACK,
    WAKE,
    State,
    back,
)
from lawbound.oath.tokens import FULL_SUPPLY
from lawbound.oath.travel import fill_site
from lawbound.oath.treasures import hold
from lawbound.oath.warbands import shift

KNOWN_KEYS: Final = ("seats", "game", "chronicle", "oath", "options", "names", "position", "endings")
FIRST, VARIANT, RANDOM = "first", "variant", "random"
GAMES: Final = {FIRST: PLAYBOOK, PRESCRIBED: PRESCRIBED, VARIANT: OPEN, RANDOM: ""}
"""How a first game may begin: with the layout of the Playbook; the game for four in which nothing is left to luck; the
same with random facedown sites; or in a world of random sites and denizens."""
KEEP_ORDER: Final = "keep_order"
OPTIONS: Final[dict[str, tuple[object, ...]]] = {
    "empty_attack_pool": EMPTY_ATTACK_POOL,
    KEEP_ORDER: (False, True),
}

LEAST_SEATS: Final = 2
MOST_SEATS: Final = len(COLORS)
FAVOR: Final = 36
PURPLE_WARBANDS: Final = 24
WARBANDS: Final = 14
CHANCELLOR, EXILE, CITIZEN = ROLES

PARTS: Final = bytes((0, 12, 2, 18, 3))
"""Of a new world deck: how many cards are in its first and second part, and how many of them are visions."""
IN_PARTS: Final = 30
WORLD: Final = 54
"""So many denizens are in a random world."""
RELIQUARY: Final = 4
CARDS_DEALT: Final = 3


# What was asked for


def check_setup(setup: Mapping[str, Any]) -> None:
    """BadSetup if there is something in it that no game knows."""
    for key in setup:
        if key not in KNOWN_KEYS:
            raise BadSetup(
                "Unknown setting {key}; known: {known}.",
                refusal="unknown-setting",
                key=repr(key),
                known=", ".join(KNOWN_KEYS),
            )
    if "chronicle" in setup:
        for key in ("game", "oath"):
            if key in setup:
                raise BadSetup(
                    "`{key}` is for a first game: a chronicle says itself how it goes on.",
                    refusal="first-game-only",
                    key=key,
                )
    _known(setup.get("game", FIRST), tuple(GAMES), "game")
    _known(setup.get("oath", OATH_NAMES[0]), OATH_NAMES, "oath")
    options = setup.get("options", {})
    if not isinstance(options, Mapping):
        raise BadSetup(
            "`options` are names with values: {value} are none.", refusal="options-names", value=repr(options)
        )
    for key, value in options.items():
        _known(key, tuple(OPTIONS), "option")
        _known(value, OPTIONS[key], key)
    names = setup.get("names", [])
    if not isinstance(names, list | tuple):
        raise BadSetup("`names` is a list, by seat: {value} is none.", refusal="names-list", value=repr(names))


def _known(value: object, known: Sequence[object], what: str) -> None:
    if value not in known or type(value) is not type(known[0]):
        near = get_close_matches(str(value), [str(each) for each in known], 1)
        if near:
            raise BadSetup(
                "Unknown {what} {value}; did you mean {near}?",
                refusal="unknown-near",
                what=what,
                value=repr(value),
                near=repr(near[0]),
            )
        raise BadSetup(
            "Unknown {what} {value}; known: {known}.",
            refusal="unknown",
            what=what,
            value=repr(value),
            known=", ".join([str(each) for each in known]),
        )


@law("oath 1", "oath 1.1")
def chronicle_of(setup: Mapping[str, Any]) -> Chronicle | None:
    """What the last game has left, or what there is before the first one; None: luck makes a world."""
    if "chronicle" not in setup:
        kind = GAMES[setup.get("game", FIRST)]
        return Chronicle.first(kind) if kind else None
    told = setup["chronicle"]
    if isinstance(told, str):
        chronicle = notation.read(told)
    elif isinstance(told, Mapping):
        chronicle = Chronicle.from_plain(told)
    else:
        raise BadSetup(
            "`chronicle` is a chronicle string, or the plain data of a chronicle.", refusal="what-a-chronicle-is"
        )
    chronicle.check()
    if not chronicle.is_complete:
        raise BadSetup(
            "The sealed part of this chronicle is not here: only whoever keeps it can go on with it.", refusal="sealed"
        )
    if not setup.get("options", {}).get(KEEP_ORDER):
        return chronicle.forget_orders()
    if chronicle.deck_order is None or chronicle.relic_order is None:
        raise BadSetup(
            "`{key}`: this chronicle does not tell the orders of its decks.", refusal="no-orders", key=KEEP_ORDER
        )
    return chronicle


@law("oath 1.7", "oath 1.9")
def boards_of(setup: Mapping[str, Any], citizens: Sequence[int]) -> tuple[int, ...]:
    """Who plays which board, by seat; `citizens` are those on their Citizen side. The Chancellor sits first."""
    seats = setup.get("seats")
    if seats is None and setup.get("game") == PRESCRIBED:
        seats = len(prescribed_deal())
    if isinstance(seats, int) and not isinstance(seats, bool):
        _check_number(seats)
        return tuple(range(seats))
    if not isinstance(seats, Sequence) or isinstance(seats, str):
        raise BadSetup(
            "The setup needs `seats`: how many, or a list such as chancellor, red, blue.", refusal="needs-boards"
        )
    _check_number(len(seats))
    if seats[0] not in (CHANCELLOR, COLORS[0]):
        raise BadSetup(
            "The Chancellor sits first (oath 1.7), and so `seats` begins with that, not with {seat}.",
            refusal="chancellor-first",
            seat=repr(seats[0]),
        )
    named = [name for name in seats[1:] if name not in (EXILE, CITIZEN)]
    for name in named:
        if name in (CHANCELLOR, COLORS[0]):
            raise BadSetup("There is one Chancellor (oath 1.7), and so one purple board.", refusal="one-chancellor")
        _known(name, (*COLORS[1:], EXILE, CITIZEN), "seat")
        if named.count(name) > 1:
            raise BadSetup(
                "There is one {color} board, and it stands twice among the seats.", refusal="board-twice", color=name
            )
    boards = [0]
    free = [color for color in range(1, len(COLORS)) if COLORS[color] not in named]
    for name in seats[1:]:
        if name in named:
            boards.append(COLORS.index(name))
            continue
        fitting = [color for color in free if (color in citizens) == (name == CITIZEN)]
        if not fitting:
            raise BadSetup(
                "No board is left on its {side} side for one more {name} (oath 1.9).",
                refusal="no-board-left",
                side=name.title(),
                name=name,
            )
        free.remove(fitting[0])
        boards.append(fitting[0])
    return tuple(boards)


def _check_number(seats: int) -> None:
    if not LEAST_SEATS <= seats <= MOST_SEATS:
        raise BadSetup(
            "Oath is played at {least} to {most} seats; {given} were given.",
            refusal="how-many-boards",
            least=LEAST_SEATS,
            most=MOST_SEATS,
            given=seats,
        )


# What needs no luck


def new_state(setup: Mapping[str, Any]) -> State:
    """The table before the first question. What is sealed in a chronicle is in the state, and not in its box."""
    check_setup(setup)
    chronicle = chronicle_of(setup)
    citizens = () if chronicle is None else chronicle.citizens
    boards = boards_of(setup, citizens)
    prescribed = setup.get("game") == PRESCRIBED
    if prescribed and boards != tuple([dealt.color for dealt in prescribed_deal()]):
        raise BadSetup("The prescribed game is for four: chancellor, red, blue, yellow.", refusal="prescribed-for-four")
    s = empty_state(open_box(setup, chronicle, boards, prescribed))
    for seat, color in enumerate(boards):
        s.citizens |= (color in citizens) << seat
    if chronicle is None:
        fill_box(s)
    else:
        lay_map(s, chronicle)
        lay_world_deck(s, chronicle)
        lay_relics(s, chronicle)
    if "oath" in setup:
        s.oath = OATH_NAMES.index(setup["oath"])
    fill_banks(s)
    settle_rule(s)
    return s


def open_box(setup: Mapping[str, Any], chronicle: Chronicle | None, boards: tuple[int, ...], prescribed: bool) -> Box:
    """The components, with the set-up as it was asked for, but without what is sealed."""
    shown = dict(setup)
    if "chronicle" in shown and chronicle is not None:
        shown["chronicle"] = chronicle.opened().to_plain()
    return Box(shown, boards, prescribed)


@law("oath 1.2", "oath 1.8", "oath 1.9", "oath 1.10", "oath 1.14")
def empty_state(box: Box) -> State:
    """What every player begins with, and an empty map. The Chancellor has the Grand Scepter and the title."""
    s = State(box).clear()
    for seat in range(box.seats):
        s.warbands[seat * ROW + BANK] = WARBANDS if seat else PURPLE_WARBANDS
        s.supply[seat] = FULL_SUPPLY
    hold(s, 0, SCEPTER)
    return s


@law("oath 1.1", "oath 1.3")
def lay_map(s: State, chronicle: Chronicle) -> None:
    """The sites of the chronicle with their cards and relics, from the top of the Cradle, and its oath."""
    s.oath = chronicle.oath
    for position, spot in enumerate(chronicle.positions):
        if spot.site is not None:
            s.site[position] = spot.site
        s.faceup |= spot.faceup << position
        for card in spot.cards:
            lay_card(s, card, position)
        for relic in spot.relics:
            s.relics_at[position].append(RELIC_BACK if relic is None else relic)
    s.site_pool += bytes(chronicle.site_deck)
    s.bends = None


def lay_card(s: State, card: Card, position: Position) -> None:
    """A card that begins at a site."""
    s.cards_at[position].append(card)
    s.place[card] = position
    reveal(s, card)
    s.bends = None


@law("oath 1.21", "oath 1.24")
def lay_world_deck(s: State, chronicle: Chronicle) -> None:
    """Ten denizens and two visions on top, fifteen and three below them, below these the rest; or the order kept."""
    s.dispossessed += bytes(sorted(chronicle.dispossessed or ()))
    if chronicle.deck_order is None:
        build_world_deck(s, chronicle.world_deck or ())
        return
    s.deck += bytes(reversed(chronicle.deck_order))
    s.parts[:] = PARTS
    visions = [is_vision(card) for card in chronicle.deck_order]
    if (sum(visions[: PARTS[1]]), sum(visions[PARTS[1] : IN_PARTS])) != (PARTS[2], PARTS[4]):
        raise BadSetup(
            "`{key}`: in the order of this world deck {visions} visions should be among the first {cards} cards, and "
            "{more} among the next {next} (oath 1.24).",
            refusal="visions-in-order",
            key=KEEP_ORDER,
            visions=PARTS[2],
            cards=PARTS[1],
            more=PARTS[4],
            next=PARTS[3],
        )


@law("oath 1.24")
def build_world_deck(s: State, denizens: Sequence[Card]) -> None:
    """A deck that nobody has seen."""
    s.pool += bytes(denizens)
    s.vision_pool += bytes(VISIONS)
    rest = len(denizens) + len(VISIONS) - IN_PARTS
    s.deck += bytes([DENIZEN_BACK]) * rest + bytes([SECOND_PART]) * PARTS[3] + bytes([FIRST_PART]) * PARTS[1]
    s.parts[:] = PARTS


@law("oath 1.18")
def lay_relics(s: State, chronicle: Chronicle) -> None:
    """The relic deck. Its top group, if there is one, is shuffled when the Reliquary is filled."""
    if chronicle.relic_order is not None:
        s.relic_deck += bytes(reversed(chronicle.relic_order))
        return
    rest = bytes(chronicle.relic_rest or ())
    undecided = sum([relics.count(RELIC_BACK) for relics in s.relics_at])
    s.relic_pool += rest
    s.relic_deck += bytes([RELIC_BACK]) * (len(rest) - undecided) + bytes(chronicle.relic_top or ())


def fill_box(s: State) -> None:
    """For a random world: all sites and relics are still in the box."""
    s.site_pool += bytes(range(len(SITES)))
    s.relic_pool += bytes(RELICS)
    s.relic_deck += bytes([RELIC_BACK]) * len(RELICS)


@law("oath 1.4", "oath 1.5", "oath 1.6", "oath 1.11", "oath 1.15")
def fill_banks(s: State) -> None:
    """Favor and secrets: one on each banner, three or four in each favor bank, some for every player."""
    seats = s.box.seats
    s.favor_on[PEOPLES_FAVOR] = 1
    s.secrets_on[DARKEST_SECRET] = 1
    s.banks[:] = bytes([3 if seats < 5 else 4]) * 6
    s.favor[:] = bytes([2]) + bytes([1]) * (seats - 1)
    s.secrets[:] = bytes([1]) * seats
    s.shared = FAVOR - 1 - sum(s.banks) - sum(s.favor)


# From here to the first turn


@law("oath 1")
def set_up(s: State) -> Flow[None]:
    """One step of the set-up; each ends at a safe point."""
    if s.step == 0:
        if s.box.setup.get("game") == RANDOM:
            yield from make_random_world(s)
        yield from lay_out(s)
    else:
        yield from enter(s, s.step - 1)
    s.step += 1
    if s.step > s.box.seats:
        s.stage = PLAYING
        s.step = 0
        s.phase = WAKE
        s.turn = 0
        s.turns = 1
        s.tell("turn", "oath 4", (0, s.round, s.turns))


def make_random_world(s: State) -> Flow[None]:
    """The top site of each region faceup with a denizen, all else random: a variant of the tabletop mod."""
    tops = [positions[0] for positions in IN_REGION]
    for position in tops:
        number = yield Chance(DRAW_SITE, bytes(s.site_pool), (position,))
        s.site_pool.remove(number)
        s.site[position] = number
        s.faceup |= 1 << position
    left, world = bytearray(DENIZENS), bytearray()
    while len(world) < WORLD:
        card: Card = yield Chance(AT_RANDOM, bytes(left))
        left.remove(card)
        insort(world, card)
    for position in tops:
        if SITES[s.site[position]].capacity:
            fitting = bytes([card for card in world if CARDS[card].restriction != ADVISER_ONLY])
            card = yield Chance(AT_RANDOM, fitting, (position,))
            world.remove(card)
            lay_card(s, card, position)
        fill_site(s, position, SITES[s.site[position]].relics)
    build_world_deck(s, world)


def lay_out(s: State) -> Flow[None]:
    """From the Chancellor's warbands to the cards that everybody is dealt."""
    s.bends = None
    settle_rule(s)
    s.tell("set up", "oath 1", (s.oath,))
    place_chancellor(s)
    take_banner(s)
    muster_players(s)
    yield from fill_sites(s)
    yield from shuffle_top_relics(s)
    fill_reliquary(s)
    yield from seed_piles(s)
    yield from deal(s)
    yield from show_top_back(s)
    s.bends = None
    settle_rule(s)


@law("oath 1.12", "oath 9.3")
def place_chancellor(s: State) -> None:
    """Three warbands on the board, two at the topmost faceup site of the Cradle, one at each other site with cards."""
    shift(s, 0, BANK, BOARD, 3)
    faceup = [position for position in POSITIONS if s.faceup >> position & 1]
    for position in faceup:
        if position == faceup[0]:
            shift(s, 0, BANK, SITE + position, 2)
        elif any([CARDS[card].kind != RUIN for card in s.cards_at[position]]):
            shift(s, 0, BANK, SITE + position, 1)


@law("oath 1.13")
def take_banner(s: State) -> None:
    """With two of the oaths the Chancellor begins with the banner that it is about. That is no seizure."""
    if s.oath in (PEOPLE, DEVOTION):
        banner = PEOPLES_FAVOR if s.oath == PEOPLE else DARKEST_SECRET
        hold(s, 0, banner)
        s.tell("took", "oath 1.13", (0, banner, NONE))


@law("oath 1.15", "oath 9.3")
def muster_players(s: State) -> None:
    """Three warbands for each Exile, and three purple ones for each Citizen."""
    for seat in range(1, s.box.seats):
        shift(s, 0 if s.citizens >> seat & 1 else seat, BANK, BOARD + seat, 3)


@law("oath 1.16", "oath 2.8.2", "oath 9.3")
def fill_sites(s: State) -> Flow[None]:
    """Favor and secrets for faceup sites; where favor is short, the Chancellor says which site gets it, one by one."""
    wanted = bytearray(8)
    for position in POSITIONS:
        if s.faceup >> position & 1:
            info = SITES[s.site[position]]
            wanted[position] = info.favor
            s.site_secrets[position] = info.secrets
    short = sum(wanted) > s.shared
    while s.shared and any(wanted):
        options = [position for position in POSITIONS if wanted[position]]
        position = (yield Ask(0, SPREAD_FAVOR, options, (s.shared,))) if short else options[0]
        wanted[position] -= 1
        s.site_favor[position] += 1
        s.shared -= 1
    for position in POSITIONS:
        if s.site_favor[position] or s.site_secrets[position]:
            s.tell("tokens at site", "oath 1.16", (position, s.site_favor[position], s.site_secrets[position]))


@law("oath 1.17")
def shuffle_top_relics(s: State) -> Flow[None]:
    """The relics on top of the deck that the last winner and the Reliquary left: nobody knows their order."""
    if s.box.prescribed or s.box.setup.get("options", {}).get(KEEP_ORDER):
        return
    deck = s.relic_deck
    left = bytearray([card for card in deck if card < LEAST_MARKER])
    for at in range(len(deck) - len(left), len(deck)):
        deck[at] = yield Chance(DRAW_RELIC, bytes(left), (None,))
        left.remove(deck[at])


@law("oath 1.17", "oath 9.3")
def fill_reliquary(s: State) -> None:
    """The top four relics, facedown."""
    for space in range(min(RELIQUARY, len(s.relic_deck))):
        s.reliquary[space] = s.relic_deck.pop()
    s.bends = None


@law("oath 1.19", "oath 1.22")
def seed_piles(s: State) -> Flow[None]:
    """One card from the bottom of the world deck for each discard pile. Nobody sees its front.

    A vision among them counts as obtained: every vision that leaves the deck moves the marker.
    """
    for pile in s.piles:
        card = yield from take_from_bottom(s)
        pile.append(card)
        if back(card) == VISION_BACK:
            vision_drawn(s, None)


@law("oath 1.20", "oath 1.22")
def deal(s: State) -> Flow[None]:
    """Three cards from the bottom of the world deck for each player, in turn order."""
    for seat in range(s.box.seats):
        hand = s.hands[seat]
        for _ in range(CARDS_DEALT):
            card = yield from take_from_bottom(s)
            if card >= LEAST_MARKER:
                card = yield from decide(s, card, seat)
            learn(s, card, seat)
            hand.append(card)
        s.tell("dealt", "oath 1.20", (seat, len(hand)), tuple(hand), (seat,))
        for card in bytes(hand):
            if is_vision(card):
                vision_drawn(s, seat)


@law("oath 1.23", "oath 10.8")
def enter(s: State, seat: Seat) -> Flow[None]:
    """A player comes to the map: their pawn to a faceup site, one card to their side facedown, two discarded."""
    faceup = [position for position in POSITIONS if s.faceup >> position & 1]
    position: Position = yield Ask(seat, PAWN, faceup if seat else faceup[:1])
    s.pawn[seat] = position
    s.tell("placed pawn", "oath 1.23", (seat, position))
    hand = s.hands[seat]
    kept: Card = yield Ask(seat, FIRST_ADVISER, sorted(set(hand)))
    hand.remove(kept)
    s.advisers[seat].append(kept)
    s.tell("played facedown", "oath 1.23", (seat,), (kept,), (seat,))
    yield from discard(s, seat, list(hand), "oath 1.23")
