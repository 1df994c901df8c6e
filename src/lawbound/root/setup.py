"""Standard setup: Law of Root 5.1."""

from __future__ import annotations

from bisect import insort
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Any, Final

from lawbound.kernel import Ask, BadSetup, Chance, Flow, Prompt, Seat
from lawbound.kernel.endings import ASKED, ENDINGS
from lawbound.law import law
from lawbound.root import terrain
from lawbound.root.boards import BOARDS, CORNERS, REACH_NEEDED, called, in_corners
from lawbound.root.bots import BOTS
from lawbound.root.box import Box, open_box
from lawbound.root.cards import DOMINANCES, Card
from lawbound.root.decks import DECKS, effects_of
from lawbound.root.dominance import DominanceCards
from lawbound.root.draft import Newcomer, choose_faction, factions_to_draft, next_to_choose
from lawbound.root.editions import DISCRETION, OPEN, character_cards, rule_options, service_cards
from lawbound.root.faction import Faction
from lawbound.root.factions import FACTIONS
from lawbound.root.hand import draw, playable, take_from
from lawbound.root.hirelings import HIRELINGS
from lawbound.root.hirelings.control import markers_for
from lawbound.root.hirelings.dealing import (
    WORDS,
    are_drawn,
    check_hirelings,
    draw_hirelings,
    named_in,
    set_up_hirelings,
)
from lawbound.root.items import SUPPLY
from lawbound.root.landmarks import LANDMARK_NAMES, LANDMARKS
from lawbound.root.landmarks.dealing import COUNTS, cards_of, set_up_landmarks
from lawbound.root.map import MAPS
from lawbound.root.seating import Seating, parse_seat
from lawbound.root.setup_cards import SetupCards, check_advanced, is_advanced
from lawbound.root.state import PLAYING, State
from lawbound.root.turn import begin_turn, whole_turn

SEATING: Final = Prompt("who sits next", "root 5.1.1", "player")
RETURN_CARD: Final = Prompt("return a card", "root A.10", "card")
FIRST_OF_KIND: Final = Prompt("who sets up first", "root 9.7.1", "player")

TRAITS_OF_FIRST_EXPANSION: Final = 4
STARTING_HAND: Final = 3
ADVANCED_HAND: Final = 5
MOST_SEATS: Final = 6
MOST_ROSTERS: Final = 256
"""So many boxes are kept for whoever thinks ahead in a draft."""
KNOWN_KEYS: Final = (
    "seats",
    "setup",
    "draft",
    "vagabonds",
    "map",
    "suits",
    "deck",
    "hirelings",
    "landmarks",
    "characters",
    "order",
    "advanced",
    "position",
    "names",
    "turn_limit",
    "edition",
    "options",
    "cooperative",
    "team",
    "services",
    "discretion",
    "endings",
)


@law("root 5", "root 5.1.1")
def check_setup(setup: Mapping[str, Any]) -> list[Seating]:
    """Who sits where, or BadSetup with the reason."""
    for key in setup:
        if key not in KNOWN_KEYS:
            raise BadSetup(
                "Unknown setting {key}; known: {known}.",
                refusal="unknown-setting",
                key=repr(key),
                known=", ".join(KNOWN_KEYS),
            )
    seats = setup.get("seats")
    if not isinstance(seats, Sequence) or isinstance(seats, str):
        raise BadSetup("The setup needs `seats`: a list of factions, such as marquise, eyrie.", refusal="needs-seats")
    seatings: list[Seating] = []
    for name in seats:
        seating = parse_seat(name)
        if seating.is_open:
            seatings.append(seating)
            continue
        if seating.key not in (BOTS if seating.is_bot else BOARDS):
            if seating.is_bot:
                raise BadSetup(
                    "Unknown bot {name}; known: {known}.",
                    refusal="unknown-bot",
                    name=repr(seating.key),
                    known=", ".join(BOTS),
                )
            raise BadSetup(
                "Unknown faction {name}; known: {known}.",
                refusal="unknown-faction",
                name=repr(seating.key),
                known=", ".join(FACTIONS),
            )
        taken = [other.key for other in seatings]
        same = [other for other in seatings if other.key.rstrip("2") == seating.key.rstrip("2")]
        if seating.key in taken:
            seating = replace(seating, key=f"{seating.key}2")
        with_bot = any([other.is_bot for other in (*same, seating)]) if same else False
        if seating.key in taken or seating.key not in BOARDS or with_bot:
            raise BadSetup(
                "{name} can be played at one seat only, by a human or by its bot.",
                refusal="one-seat-only",
                name=called(seating.key.rstrip("2")),
            )
        seatings.append(seating)
    if not 2 <= len(seatings) <= MOST_SEATS:
        raise BadSetup(
            "Root is played at 2 to {most} seats; {given} were given.",
            refusal="how-many-seats",
            most=MOST_SEATS,
            given=len(seatings),
        )
    check_advanced(setup)
    if not is_advanced(setup):
        check_standard([seating.key for seating in seatings if not seating.is_open])
    options = rule_options(setup)
    for seating in seatings:
        if seating.is_bot:
            check_bot(seating, options)
    factions_to_draft(setup, seatings)
    if setup.get("map", "autumn") not in list(MAPS):
        raise BadSetup(
            "Unknown map {name}; known: {known}.", refusal="unknown-map", name=repr(setup["map"]), known=", ".join(MAPS)
        )
    suits = setup.get("suits", "random")
    known = ["random", *MAPS[setup.get("map", "autumn")].presets]
    if MAPS[setup.get("map", "autumn")].suits is not None:
        known.append("printed")
    if suits not in known:
        raise BadSetup(
            "Unknown suits {name} for this map; known: {known}.",
            refusal="unknown-suits",
            name=repr(suits),
            known=", ".join(known),
        )
    if setup.get("deck", "standard") not in list(DECKS):
        raise BadSetup(
            "Unknown deck {name}; known: {known}.",
            refusal="unknown-deck",
            name=repr(setup["deck"]),
            known=", ".join(DECKS),
        )
    for key, known_ones, words in (("hirelings", HIRELINGS, WORDS), ("landmarks", LANDMARKS, COUNTS)):
        if setup.get(key) not in list(words):
            check_extras(setup.get(key, ()), key, list(known_ones))
    check_hirelings(setup, seatings)
    if setup.get("order", "random") not in ("random", "given"):
        raise BadSetup(
            "Unknown order {name}: use random (5.1.1) or given (the seats as listed).",
            refusal="unknown-order",
            name=repr(setup["order"]),
        )
    for key in ("advanced", "cooperative", "team"):
        if not isinstance(setup.get(key, False), bool):
            raise BadSetup(
                "`{key}` is true or false: {value} is neither.",
                refusal="true-or-false",
                key=key,
                value=repr(setup[key]),
            )
    if setup.get("discretion", OPEN) not in DISCRETION:
        raise BadSetup(
            "Unknown discretion {name}; known: {known}.",
            refusal="unknown-discretion",
            name=repr(setup["discretion"]),
            known=", ".join(DISCRETION),
        )
    if setup.get(ENDINGS, ASKED) != ASKED:
        raise BadSetup(
            "Unknown endings {name}: they are asked, or nothing is said of them.",
            refusal="unknown-endings",
            name=repr(setup[ENDINGS]),
        )
    service_cards(setup)
    character_cards(setup)
    given_characters = [seating.character for seating in seatings if seating.character and not seating.is_bot]
    for name in given_characters:
        if given_characters.count(name) > 1:
            raise BadSetup(
                "{character} can be played at one seat only.", refusal="character-twice", character=repr(name)
            )
    if setup.get("cooperative") and all([seating.is_bot == seatings[0].is_bot for seating in seatings]):
        raise BadSetup(
            "The cooperative game needs humans and bots (rootbotics 3.coop).", refusal="cooperative-needs-both"
        )
    if setup.get("team") and not setup.get("cooperative"):
        raise BadSetup(
            "The team rule belongs to the cooperative game (rootbotics 3.coop.4).", refusal="team-is-cooperative"
        )
    return seatings


def check_extras(names: object, key: str, known: list[str]) -> None:
    """What else is brought to the table: each once."""
    if not isinstance(names, list | tuple):
        raise BadSetup(
            "`{key}` is a list of names: {value} is none.", refusal="list-of-names", key=key, value=repr(names)
        )
    for name in names:
        if name not in known:
            raise BadSetup(
                "Unknown {what} {name}; known: {known}.",
                refusal="unknown-extra",
                what=key.removesuffix("s"),
                name=repr(name),
                known=", ".join(known) or "-",
            )
        if names.count(name) > 1:
            raise BadSetup("{name} stands twice among the {key}.", refusal="extra-twice", name=repr(name), key=key)


@law("rootbotics 3.2", "rootbotics 3.3.2")
def check_bot(seating: Seating, options: Mapping[str, str]) -> None:
    """The older edition knows neither the bots nor the traits of the second expansion."""
    name = called(seating.key)
    bot = BOTS[seating.key]
    if bot.second_expansion and options["second_expansion_bots"] == "none":
        raise BadSetup(
            "{name} (bot): the Polish edition has no such bot (second_expansion_bots).",
            refusal="no-bot-in-edition",
            name=name,
        )
    if options["trait_count"] == "0_to_4":
        for trait in seating.traits:
            if trait in bot.TRAITS[TRAITS_OF_FIRST_EXPANSION:]:
                known = ", ".join(bot.TRAITS[:TRAITS_OF_FIRST_EXPANSION])
                raise BadSetup(
                    "{trait} is no trait of the {name} bot in the Polish edition; its traits: {known}.",
                    refusal="no-trait-in-edition",
                    trait=repr(trait),
                    name=name,
                    known=known,
                )


@law("root 5")
def check_standard(keys: Sequence[str]) -> None:
    """Five or more factions that start in a corner need the advanced setup."""
    corners = in_corners(keys)
    if corners > CORNERS:
        raise BadSetup(
            "{corners} factions start in a corner: the standard setup has room for {room} (root 5).",
            refusal="corners",
            corners=corners,
            room=CORNERS,
        )


@law(
    "root 5.1.1",
    "root 5.1.2",
    "root C.2.1",
    "root C.3.1",
    "root B.1.2",
    "root B.2.2",
    "root B.3.2",
    "root B.3.3",
    "root B.4.2",
)
def new_state(setup: Mapping[str, Any]) -> State:
    """An empty table: all pieces in their supplies, every score marker on 0, the ferry and closed path markers laid."""
    return State(box_for(setup, check_setup(setup), named_in(setup))).clear()


@law("root B.1.5", "root B.2.5", "root B.3.5", "root B.4.5", "root B.5.4", "root B.6.4", "root B.10.2", "root B.10.3")
def box_for(setup: Mapping[str, Any], seatings: Sequence[Seating], hired: Sequence[str]) -> Box:
    """The components of a game with that setup, when these sit at the table and these hirelings are for hire."""
    map_ = MAPS[setup.get("map", "autumn")]
    seats = [(faction_of(seating), seating) for seating in seatings]
    draft = factions_to_draft(setup, [parse_seat(name) for name in setup["seats"]])
    hirelings = [HIRELINGS[name] for name in hired]
    names = cards_of(setup, LANDMARK_NAMES)
    landmarks = [LANDMARKS[name]() for name in names]
    deck = DECKS[setup.get("deck", "standard")]
    cards = [SetupCards()] if is_advanced(setup) else []
    features = [*terrain.features(map_, names), *markers_for(hired)]
    others = [*landmarks, *cards, *effects_of(deck), DominanceCards(), *features]
    box = open_box(setup, map_, deck, seats, hirelings, others, [FACTIONS[key] for key in draft])
    for player in box.players:
        player.turn_steps = whole_turn(player, box)
    return box


def faction_of(seating: Seating) -> type[Faction]:
    if seating.is_open:
        return Newcomer
    return (BOTS if seating.is_bot else FACTIONS)[seating.key]


def seated(box: Box, seat: Seat, key: str) -> Box:
    """The same components with that faction at that seat: found again by whoever comes to the same point."""
    roster = (*box.roster[:seat], key, *box.roster[seat + 1 :])
    known = (*roster, *box.hirelings)
    found = box.rosters.get(known)
    if found is None:
        if len(box.rosters) >= MOST_ROSTERS:
            box.rosters.clear()
        found = box_for(box.setup, [parse_seat(name) for name in roster], box.hirelings)
        found.real_cards = box.real_cards
        found.rosters = box.rosters
        box.rosters[known] = found
    return found


@law("root 5.1", "root A.8", "rootbotics 3")
def set_up(s: State) -> Flow[None]:
    """One step of the setup; each ends at a safe point.

    With `advanced` the suits (A.1), the hands (A.7, A.10) and the order of the bots (rootbotics 3.5) are those of the
    advanced setup, and the factions are set up by their own instructions, as A.8 allows; the whole of it, with setup
    cards, is in `advanced.py`. That the Czech edition refers to A.3 besides 5.1 changes nothing: both mean that bots
    are among those who are set up.

    Where seats are open, those who sit there choose their factions once the hands are dealt, as in A.7 and A.8; only
    then is it known in which order all are set up.
    """
    players, open_seats = s.players, s.box.open_seats
    advanced = bool(s.box.setup.get("advanced"))
    first = 2 + (open_seats + 1 if open_seats else 0)  # the step in which the first faction is set up
    if s.step == 0:
        yield from bring_hirelings(s)
        yield from terrain.lay_out(s)
        yield from seat_players(s)
        if not open_seats:
            weigh_mix(s)
            yield from find_setup_order(s)
        s.deck = bytearray(cards_in_play(s))
        for player in players:
            player.before_dealing(s)
    elif s.step == 1:
        place_ruins(s)
        form_item_supply(s)
        yield from set_up_landmarks(s)
        yield from set_up_hirelings(s)
        yield from deal(s, ADVANCED_HAND if advanced else STARTING_HAND)
        for bearer in s.box.set_up:
            yield from bearer.set_up(s)
    elif s.step < 2 + open_seats:
        seat = next_to_choose(s)
        key = yield from choose_faction(s, seat)
        s.grow(seated(s.box, seat, key))
    elif s.step < first:
        weigh_mix(s)
        yield from find_setup_order(s)
    elif s.step < first + len(players):
        yield from players[s.setup_order[s.step - first]].setup(s)
        for bearer in s.box.settle:
            yield from bearer.settle(s)
    else:
        yield from choose_hands(s)
    s.step += 1
    if s.step == first + len(players) + (1 if advanced else 0):
        start_playing(s)


@law("root A.6.1")
def bring_hirelings(s: State) -> Flow[None]:
    """If luck decides which hirelings are in the game, they come into the box before anything else happens."""
    if are_drawn(s.box.setup):
        drawn = yield from draw_hirelings(s)
        s.begin_with(box_for(s.box.setup, [parse_seat(name) for name in s.box.roster], drawn))


def start_playing(s: State) -> None:
    """The first turn of the starting player begins; whoever has no part in the game is asked nothing from now on."""
    out = tuple([bearer.number for bearer in s.box.bearers if bearer.is_out(s)])
    if out:
        s.grow(s.box.without(out))
    s.stage = PLAYING
    s.setup_order = bytes(range(len(s.players)))  # of no more use
    s.turn = s.order[0]
    begin_turn(s)


@law("root 5.1.3", "root A.7", "rootbotics 3.4")
def deal(s: State, cards: int) -> Flow[None]:
    """Cards for each human; bots draw none."""
    for seat in s.order:
        if not s.players[seat].is_bot:
            yield from draw(s, seat, cards, "root 5.1.3" if cards == STARTING_HAND else "root A.7")


@law("root A.10")
def choose_hands(s: State) -> Flow[None]:
    """Everyone keeps three cards; the others go back to the deck, which has no order until a card is drawn."""
    for seat in s.order:
        hand = s.hands[seat]
        if s.box.real_cards:  # they put back what they like, and nobody else sees it
            s.unknown -= len(hand[STARTING_HAND:])
            del hand[STARTING_HAND:]
        while len(hand) > STARTING_HAND:
            card: Card = yield Ask(seat, RETURN_CARD, playable(s, hand), (len(hand) - STARTING_HAND,))
            take_from(s, hand, card)
            insort(s.deck, card)


@law("root 5.1.1", "root A.4")
def seat_players(s: State, article: str = "root 5.1.1") -> Flow[None]:
    """The starting player and the seating order are random, unless the players asked for the order given."""
    if s.box.setup.get("order", "random") == "random":
        left = list(s.order)
        order: list[int] = []
        while left:
            seat = yield Chance(SEATING, tuple(left), (len(order),))
            left.remove(seat)
            order.append(seat)
        s.order = bytes(order)
    s.tell("seated", article, tuple(s.order))


@law("root 5.2")
def weigh_mix(s: State) -> None:
    """Any mix of factions may be played; that their reach is less than recommended is worth a word."""
    total = sum([player.board_info.reach for player in s.players])
    recommended = REACH_NEEDED[len(s.players)]
    if total < recommended:
        s.tell("low reach", "root 5.2", (total, recommended))


@law("root 5.1.7", "root 9.7.1", "rootbotics 3.5")
def find_setup_order(s: State) -> Flow[None]:
    """By the letters on the boards; where two seats play the same faction, luck decides between them.

    In the advanced setup all bots come first, unless the edition has no such rule.
    """
    order = lettered(s.players)
    if s.box.setup.get("advanced") and s.box.options["advanced_setup_order"] == "bots_first":
        order.sort(key=lambda seat: not s.players[seat].is_bot)
    for i in range(len(order) - 1):
        pair = (order[i], order[i + 1])
        if s.players[pair[0]].board_info.name == s.players[pair[1]].board_info.name:
            first: int = yield Chance(FIRST_OF_KIND, pair)
            order[i], order[i + 1] = first, pair[1 - pair.index(first)]
    s.setup_order = bytes(order)


def lettered(players: Sequence[Faction]) -> list[Seat]:
    """Seats by the letters on their boards."""
    return sorted(range(len(players)), key=_letter(players))


def _letter(players: Sequence[Faction]) -> Callable[[int], str]:
    return lambda seat: players[seat].board_info.setup_letter


@law("root 5.1.3", "rootbotics 3.4", "rootbotics 3.coop", "root B.1.4", "root B.2.4", "root B.7.1")
def cards_in_play(s: State) -> list[Card]:
    """The cards of the game: with two players, or with bots and at most two humans, dominance cards stay in the box.

    So they do in the cooperative game. The bots' dominance variant (1.3.1) needs them.
    """
    humans = len([player for player in s.players if not player.is_bot])
    few = humans <= 2 if humans < len(s.players) else humans == 2
    if (few and s.box.options["bot_dominance_variant"] != "on") or s.box.cooperative:
        return [card for card in s.box.deck if card not in DOMINANCES]
    return list(s.box.deck)


@law("root 5.1.4", "root 2.2.4", "root G.1.24", "root B.1.2")
def place_ruins(s: State) -> None:
    """A ruin on every slot marked R: that slot is not open."""
    for clearing in s.box.map.ruins:
        s.ruins[clearing] = 1
        s.slots[clearing] -= 1


@law("root 5.1.5", "root G.1.23", "root G.1.33", "root B.1.2")
def form_item_supply(s: State) -> None:
    """The twelve items of the supply."""
    s.items[:] = SUPPLY
