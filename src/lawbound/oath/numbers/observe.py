"""What a seat may know, as a row of numbers: `fields.FIELDS` says which is which.

Everything comes from the seat's view and from the question that it is asked, so nothing can be seen here that is hidden
there.
"""

from __future__ import annotations

from lawbound.kernel import Ask, Seat
from lawbound.oath.cards import DARKEST_SECRET, NONE, PEOPLES_FAVOR, POSITIONS
from lawbound.oath.hidden import View
from lawbound.oath.numbers.actions import CARD_AT
from lawbound.oath.numbers.doing import write_act
from lawbound.oath.numbers.fields import CARDS, PLAYERS, PROMISES, QUEUE, TOP
from lawbound.oath.numbers.questions import write_question
from lawbound.oath.numbers.sheet import Sheet
from lawbound.oath.numbers.vocabulary import (
    MOST_RELICS,
    MOST_SITES,
    MOST_SUITS,
    RELICS_HERE,
    SEATS,
    VISION_NUMBERS,
)
from lawbound.oath.promises import CAMPAIGN, NOT_CAMPAIGN
from lawbound.oath.state import ADVISER, DENIZEN_BACK, ROW, VISION_BACK, State

ROLE_CHANCELLOR, ROLE_EXILE, ROLE_CITIZEN = range(3)


def observe(view: View, ask: Ask | None) -> bytearray:
    """The numbers of that seat's view. The question counts only if it is the seat's own."""
    s, seat = view.state, view.seat
    sheet = Sheet(seat, s.box.seats)
    if ask is not None and ask.seat == seat:
        write_question(sheet, s, ask)
    write_state_of_play(sheet, s)
    write_map(sheet, s)
    write_decks(sheet, s)
    write_agreements(sheet, s)
    for other in range(s.box.seats):
        write_seat(sheet, s, other)
        sheet.cards("own hand" if other == seat else "other hands", s.hands[other])
    write_act(sheet, s)
    return sheet.data


# The table


def write_state_of_play(sheet: Sheet, s: State) -> None:
    sheet.mark("stage", s.stage)
    sheet.mark("phase", s.phase)
    sheet.put("step", s.step)
    sheet.put("turn", s.turns)
    sheet.put("round", s.round)
    sheet.mark("oath", s.oath)
    sheet.put("usurper", s.usurper)
    sheet.put("mob", s.mob)
    sheet.put("visions drawn", s.visions_drawn)
    sheet.put("act over", s.act_over)
    sheet.put("scepter taken", s.scepter_taken)
    sheet.bits("moved", s.moved)
    sheet.put("peeked", s.peeked)
    sheet.seat("outsider", s.outsider)
    sheet.seat("winner", s.winner)
    sheet.bits("ways", s.way >> 1)
    sheet.row("banks", s.banks)
    sheet.put("shared bank", s.shared)
    sheet.row("notes", s.notes)
    sheet.put("empty attack pool", int(s.box.empty_attack_pool))


def write_map(sheet: Sheet, s: State) -> None:
    for position in POSITIONS:
        if s.site[position] != NONE:
            sheet.mark("site cards", position * MOST_SITES + s.site[position])
        sheet.player("rulers", s.ruler[position], position * PLAYERS)
        sheet.cards("cards at sites", s.cards_at[position], position * CARDS)
        relics = s.relics_at[position]
        sheet.relics("relics at sites", relics, position * MOST_RELICS)
        sheet.codes("relics in order", relics, RELICS_HERE, position * RELICS_HERE)
        sheet.bits("discarded suits", s.discarded[position], position * MOST_SUITS)
    sheet.bits("faceup sites", s.faceup)
    sheet.row("site favor", s.site_favor)
    sheet.row("site secrets", s.site_secrets)
    for site in s.site_pool:
        sheet.mark("unseen sites", site)
    for name, tokens in (("favor on cards", s.favor_on), ("secrets on cards", s.secrets_on)):
        if any(tokens):
            for card, at in CARD_AT.items():
                if tokens[card]:
                    sheet.put(name, tokens[card], at)


def write_decks(sheet: Sheet, s: State) -> None:
    sheet.put("world deck", len(s.deck))
    sheet.row("world deck parts", s.parts)
    sheet.cards("world deck known", s.deck)
    sheet.codes("world deck order", s.deck[::-1], TOP)
    for at, pile in enumerate(s.piles):
        sheet.put("piles", len(pile), at)
        sheet.put("piles visions", pile.count(VISION_BACK), at)
        sheet.cards("piles known", pile, at * CARDS)
        sheet.codes("piles order", pile[::-1], TOP, at * TOP)
    sheet.put("relic deck", len(s.relic_deck))
    sheet.relics("relic deck known", s.relic_deck)
    sheet.codes("relic deck order", s.relic_deck[::-1], RELICS_HERE)
    for space, relic in enumerate(s.reliquary):
        if relic != NONE:
            sheet.mark("reliquary", space)
            sheet.relics("reliquary known", (relic,), space * MOST_RELICS)
    for pool in (s.pool, s.vision_pool, s.relic_pool):
        sheet.cards("unseen cards", pool)
    sheet.put("dispossessed", len(s.dispossessed))
    sheet.cards("dispossessed known", s.dispossessed)
    sheet.cards("boxed", s.boxed)


def write_agreements(sheet: Sheet, s: State) -> None:
    """Offers, promises, what may follow, and whose warband stands for a prophecy."""
    seats = s.box.seats
    for giver in range(seats):
        for other in range(seats):
            sheet.put("offers", s.offers[giver * seats + other], SEATS * sheet.after(giver) + sheet.after(other))
    for at, (source, who, whom) in enumerate(s.queue[:QUEUE]):
        sheet.row("queue", (source + 1, sheet.number_of(who), sheet.number_of(whom)), 3 * at)
    sheet.put("promises", len(s.promises))
    for at, (maker, other, said, what, due, penalty) in enumerate(s.promises[:PROMISES]):
        about = sheet.number_of(what) if said in (NOT_CAMPAIGN, CAMPAIGN) else what
        made = (sheet.number_of(maker), sheet.number_of(other), said + 1, about, due, penalty)
        sheet.row("promises made", made, len(made) * at)
    if s.prophet[0] != NONE:
        sheet.seat("prophet", s.prophet[0])
        sheet.mark("prophet vision", VISION_NUMBERS.index(s.prophet[1]))


# Seats


def write_seat(sheet: Sheet, s: State, seat: Seat) -> None:
    at = sheet.after(seat)
    name = f"seat {at}"
    sheet.put(f"{name} present", 1)
    sheet.mark(f"{name} color", s.box.colors[seat])
    role = ROLE_EXILE if s.is_exile(seat) else ROLE_CITIZEN if seat else ROLE_CHANCELLOR
    sheet.mark(f"{name} role", role)
    sheet.put(f"{name} takes the turn", int(s.turn == seat))
    sheet.put(f"{name} title", int(s.title == seat))
    sheet.put(f"{name} favor", s.favor[seat])
    sheet.put(f"{name} secrets", s.secrets[seat])
    sheet.put(f"{name} flipped secrets", s.secrets_down[seat])
    sheet.put(f"{name} supply", s.supply[seat])
    if s.pawn[seat] != NONE:
        sheet.mark(f"{name} pawn", s.pawn[seat])
    for place in range(ROW):
        sheet.put(f"{name} warbands", s.warbands[seat * ROW + place], sheet.place(place))
    write_advisers(sheet, s, seat, name)
    sheet.relics(f"{name} relics", s.relics[seat])
    for banner in (DARKEST_SECRET, PEOPLES_FAVOR):
        if s.holder[banner - DARKEST_SECRET] == seat:
            sheet.mark(f"{name} banners", banner - DARKEST_SECRET)
    if s.vision[seat] != NONE:
        sheet.mark(f"{name} vision", VISION_NUMBERS.index(s.vision[seat]))
    sheet.put(f"{name} hand", len(s.hands[seat]))


def write_advisers(sheet: Sheet, s: State, seat: Seat, name: str) -> None:
    advisers = s.advisers[seat]
    faceup = [card for card in advisers if s.place[card] == ADVISER + seat]
    sheet.cards(f"{name} advisers", faceup)
    sheet.cards(f"{name} facedown advisers", [card for card in advisers if card not in faceup])
    sheet.row(f"{name} backs", (advisers.count(DENIZEN_BACK), advisers.count(VISION_BACK)))
    sheet.codes(f"{name} advisers in order", advisers, RELICS_HERE)
