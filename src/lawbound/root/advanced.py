"""The advanced setup: Law of Root, appendix A, step by step.

It is asked for by `"setup": "advanced"`. People sit at open seats (`?`) and choose their factions by setup cards; who
agreed on a faction beforehand names it and sets it up by its card all the same, in turn. A setup with the older switch
`advanced` has only the hands and the suits of this appendix, and is carried out by `setup`.
"""

from __future__ import annotations

from lawbound.kernel import Flow, Seat
from lawbound.law import law
from lawbound.root import terrain
from lawbound.root.card_draft import choose_setup_card, lay_out_cards
from lawbound.root.hirelings.dealing import excludes, set_up_hirelings
from lawbound.root.landmarks.dealing import set_up_landmarks
from lawbound.root.setup import (
    ADVANCED_HAND,
    bring_hirelings,
    cards_in_play,
    choose_hands,
    deal,
    form_item_supply,
    lettered,
    place_ruins,
    seat_players,
    start_playing,
    weigh_mix,
)
from lawbound.root.state import State

MAP, BOTS, SEATS, LANDMARKS, HIRELINGS, CARDS, POOL, FACTIONS = range(8)
"""The steps that are the same in every game; then two for each person."""


@law("root A.8.2", "rootbotics 3.5")
def set_up_advanced(s: State) -> Flow[None]:
    """One step of the advanced setup; each ends at a safe point.

    A faction is chosen in one step and set up in the next, before the next player chooses. The bots have been set up
    in their own step by then, whatever the edition says of the order: A.3 comes before A.8.
    """
    people = [seat for seat in reversed(s.order) if not s.players[seat].is_bot]
    if s.step == MAP:
        yield from set_up_map(s)
    elif s.step == BOTS:
        yield from set_up_bots(s)
    elif s.step == SEATS:
        yield from take_seats(s)
    elif s.step == LANDMARKS:
        yield from set_up_landmarks(s)
    elif s.step == HIRELINGS:
        yield from prepare_hirelings(s)
    elif s.step == CARDS:
        yield from deal(s, ADVANCED_HAND)
    elif s.step == POOL:
        if s.box.open_seats:
            yield from lay_out_cards(s, left_out(s))
    elif s.step < FACTIONS + 2 * len(people):
        seat = people[(s.step - FACTIONS) // 2]
        if (s.step - FACTIONS) % 2 == 0:
            yield from choose_setup_card(s, seat)
        else:
            yield from set_up_faction(s, seat)
    else:
        place_score_markers(s)
        yield from choose_hands(s)
        start_playing(s)
        return
    s.step += 1


@law("root A.1", "root A.2")
def set_up_map(s: State) -> Flow[None]:
    """Suit markers on every clearing, ruins and items; and the deck that was agreed on, as a whole.

    Hireling cards are drawn now already, for what is in the box: nobody decides anything before they are set up.
    """
    yield from bring_hirelings(s)
    yield from terrain.lay_out(s)
    place_ruins(s)
    form_item_supply(s)
    s.deck = bytearray(cards_in_play(s))


@law("root A.3", "rootbotics 3.5")
def set_up_bots(s: State) -> Flow[None]:
    """In the order of their letters, by their own instructions."""
    bots = [seat for seat in lettered(s.players) if s.players[seat].is_bot]
    for seat in bots:
        s.players[seat].before_dealing(s)
    for seat in bots:
        yield from s.players[seat].setup(s)


@law("root A.4")
def take_seats(s: State) -> Flow[None]:
    """Bots take turns like everybody. What all agreed to play is weighed (5.2); a draft needs no reach."""
    yield from seat_players(s, "root A.4")
    if not s.box.open_seats:
        weigh_mix(s)


@law("root A.6")
def prepare_hirelings(s: State) -> Flow[None]:
    """Those that were drawn, by the players; and whatever else belongs to no player."""
    yield from set_up_hirelings(s)
    for bearer in s.box.set_up:
        yield from bearer.set_up(s)


@law("root A.6.5")
def left_out(s: State) -> list[str]:
    """The factions that nobody may play because of hirelings in the game."""
    return [key for key in s.box.draft if excludes(s.box.hirelings, key)]


@law("root A.8.2")
def set_up_faction(s: State, seat: Seat) -> Flow[None]:
    """At once, as its card says."""
    yield from s.players[seat].setup_by_card(s)
    for bearer in s.box.settle:
        yield from bearer.settle(s)


@law("root A.9")
def place_score_markers(s: State) -> None:
    """Everybody's on 0; and what waits until all factions are known, such as relationship markers."""
    for player in s.players:
        s.vp[player.seat] = 0
        player.all_set_up(s)
