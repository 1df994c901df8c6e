"""The table as widgets: the map by regions, banks, decks and piles, the Reliquary; and what lies before each player.

Everything is made of a view: what its seat does not know lies there by its back.
"""

from __future__ import annotations

from collections.abc import Iterable

from lawbound.kernel import Seat, View
from lawbound.kit.scene import Column, Columns, Fact, Facts, Thing, Things, Widget
from lawbound.oath.acts import WORLD
from lawbound.oath.cards import (
    DARKEST_SECRET,
    FIRST_TRAIT,
    IN_REGION,
    NONE,
    SUITS,
    Card,
    Position,
    Region,
)
from lawbound.oath.present import names, places
from lawbound.oath.present.happenings import tokens
from lawbound.oath.present.names import Thing as Named
from lawbound.oath.rule import BANNERS, bandits_at, banner_holder, capacity, color, facedown_advisers
from lawbound.oath.speech import Name, say
from lawbound.oath.state import BANDITS, BANK, BOARD, LEAST_MARKER, PLAYING, ROW, SITE, State, back
from lawbound.oath.victory import LAST_ROUND

# Pieces of widgets


def fact(label: str, value: object) -> Fact:
    return {"label": say(f"scene-fact-{label}"), "value": str(value)}


def facts(*each: Fact) -> Facts:
    return {"kind": "facts", "facts": list(each)}


def row(title: str, things: Iterable[Thing], key: str = "") -> Things:
    made: Things = {"kind": "things", "title": say(f"scene-row-{title}"), "things": list(things)}
    return {**made, "key": key} if key else made


def thing(named: Named, place: str | None = None) -> Thing:
    return {"text": str(named)} if place is None else {"text": str(named), "place": place}


def laden(s: State, card: Card, named: Name) -> Name:
    """A card with the favor and secrets on it."""
    if card >= LEAST_MARKER or not (s.favor_on[card] or s.secrets_on[card]):
        return named
    return Name("scene-laden", card=named, tokens=tokens(s.favor_on[card], s.secrets_on[card]))


def faceup(s: State, card: Card) -> Thing:
    return thing(laden(s, card, names.suited(card)), places.card(card))


# The map


def regions(s: State) -> list[Columns]:
    return [region(s, number) for number in range(len(IN_REGION))]


def region(s: State, number: Region) -> Columns:
    return {
        "kind": "columns",
        "title": str(names.REGIONS[number]),
        "columns": [site(s, position) for position in IN_REGION[number]],
    }


def site(s: State, position: Position) -> Column:
    """The site itself first, then who and what is there. The one where the player is whose turn it is, is active."""
    here = s.stage == PLAYING and s.pawn[s.turn] == position
    things = [thing(ruled(s, position), places.site(position)), *pawns(s, position), *warbands(s, position)]
    if s.site_favor[position] or s.site_secrets[position]:
        things.append(thing(tokens(s.site_favor[position], s.site_secrets[position])))
    things += [faceup(s, card) for card in s.cards_at[position]]
    things += [thing(relic(card), places.relic_at(position, at)) for at, card in enumerate(s.relics_at[position])]
    return {"title": str(names.site_name(s, position)), "things": things, "active": here}


def relic(card: Card) -> Name:
    """A relic that lies facedown; whoever has looked at it knows it."""
    return names.back(card) if card >= LEAST_MARKER else Name("scene-known", card=names.card(card))


def ruled(s: State, position: Position) -> Name:
    """Who rules the site, and how many cards it holds."""
    if not s.is_faceup(position):
        return Name("scene-facedown-site")
    ruler = s.ruler[position]
    room = capacity(s, position)
    if ruler == BANDITS:
        return Name("scene-bandits", n=bandits_at(s, position), capacity=room)
    return Name("scene-ruled", player=names.owner(s, ruler), capacity=room)


def pawns(s: State, position: Position) -> list[Thing]:
    return [
        thing(Name("scene-pawn", player=names.player(s, seat)), places.player(seat))
        for seat in range(s.box.seats)
        if s.pawn[seat] == position
    ]


def warbands(s: State, position: Position) -> list[Thing]:
    return [thing(band(s, number, SITE + position)) for number in rows_at(s, SITE + position)]


def rows_at(s: State, place: int) -> list[int]:
    """Whose warbands are there."""
    return [number for number in range(s.box.seats) if s.warbands[number * ROW + place]]


def band(s: State, number: int, place: int) -> Name:
    count = names.counted("warband", s.warbands[number * ROW + place])
    return Name("scene-warbands", warbands=count, owner=names.owner(s, number))


# Beside the map


def standing(s: State) -> Facts:
    """The round, the oath, and who keeps it."""
    oath = names.OATHS[s.oath]
    title = Name("title-usurper" if s.usurper else "title-oathkeeper")
    return facts(
        fact("round", Name("scene-round-of", round=s.round, last=LAST_ROUND)),
        fact("oath", Name("option-oath", oath=oath, goal=Name(f"{oath.id}.goal"))),
        {"label": str(title), "value": str(names.seated(s, s.title))},
        fact("visions-drawn", s.visions_drawn),
    )


def banks(s: State) -> Things:
    each = [Name("scene-bank", suit=names.SUITS[suit], n=s.banks[suit]) for suit in SUITS]
    return row("banks", [thing(named, places.bank(suit)) for suit, named in enumerate(each)])


def decks(s: State) -> Things:
    """The world deck with the back of its top card alone, for its number of cards is private (9.4); the relic deck."""
    top = names.back(back(s.deck[-1])) if s.deck else Name("list-nothing")
    world = Name("scene-deck", top=top)
    relics = Name("scene-relic-deck", cards=names.counted("card", len(s.relic_deck)))
    return row("decks", [thing(world, places.pile(WORLD)), thing(relics)])


def piles(s: State) -> Things:
    """The discard piles: as far as the viewer knows them, what lies on top."""
    things = []
    for number, pile in enumerate(s.piles):
        cards = names.counted("card", len(pile))
        named = Name("scene-pile", region=names.REGIONS[number], cards=cards)
        if pile and pile[-1] < LEAST_MARKER:
            named = Name("scene-pile-known", region=names.REGIONS[number], cards=cards, top=names.card(pile[-1]))
        things.append(thing(named, places.pile(number)))
    return row("piles", things)


def reliquary(s: State) -> Things:
    """Relics as far as the viewer knows them; where none lies, the trait that shows."""
    things = [
        thing(Name("scene-trait", card=names.card(FIRST_TRAIT + space)), places.card(FIRST_TRAIT + space))
        if card == NONE
        else thing(relic(card), places.space(space))
        for space, card in enumerate(s.reliquary)
    ]
    return row("reliquary", things)


def banner(s: State, card: Card) -> Thing:
    """A banner with what lies on it; the People's Favor perhaps on its Mob side."""
    named = names.card(card)
    if card != DARKEST_SECRET and s.mob:
        named = Name("scene-mob", card=named)
    return thing(laden(s, card, named), places.card(card))


def free_banners(s: State) -> list[Widget]:
    free = [banner(s, card) for card in BANNERS if banner_holder(s, card) == NONE]
    return [row("banners", free)] if free else []


def promises(s: State) -> list[Widget]:
    told = [
        Name("scene-promise", player=names.player(s, made[0]), other=names.player(s, made[1]), promise=promised)
        for made in s.promises
        for promised in [names.bound(s, made[2:6])]
    ]
    return [row("promises", [thing(each) for each in told])] if told else []


def board(s: State) -> list[Widget]:
    """Everything in the middle, the map first."""
    return [*regions(s), standing(s), banks(s), decks(s), piles(s), reliquary(s), *free_banners(s), *promises(s)]


# Before a player


def panel(view: View, seat: Seat) -> list[Widget]:
    s: State = view.state
    rows = [pawn(s, seat), advisers(s, seat), treasures(s, seat), visions(s, seat), hand(s, seat)]
    return [numbers(s, seat), *[each for each in rows if each["things"]]]


def numbers(s: State, seat: Seat) -> Facts:
    """Favor, secrets, supply, and warbands: on the board, and in the bank of their color."""
    down = s.secrets_down[seat]
    secrets = Name("scene-secrets-down", up=s.secrets[seat], down=down) if down else str(s.secrets[seat])
    own = color(s, seat)
    on_board = [band(s, number, BOARD + seat) if number != own else "" for number in rows_at(s, BOARD + seat)]
    count = Name("scene-bands", board=s.warbands[own * ROW + BOARD + seat], bank=s.warbands[own * ROW + BANK])
    strangers = [each for each in on_board if each]
    return facts(
        fact("favor", s.favor[seat]),
        fact("secrets", secrets),
        fact("supply", s.supply[seat]),
        fact("warbands", names.in_a_row([count, *strangers])),
    )


def pawn(s: State, seat: Seat) -> Things:
    at = s.pawn[seat]
    return row("pawn", [] if at == NONE else [thing(names.site_name(s, at), places.player(seat))])


def advisers(s: State, seat: Seat) -> Things:
    down = facedown_advisers(s, seat)
    return row(
        "advisers",
        [
            thing(adviser(card), places.adviser(seat, at)) if card in down else faceup(s, card)
            for at, card in enumerate(s.advisers[seat])
        ],
    )


def adviser(card: Card) -> Name:
    """One that lies facedown."""
    return names.back(card) if card >= LEAST_MARKER else Name("scene-known", card=names.suited(card))


def treasures(s: State, seat: Seat) -> Things:
    held = [thing(laden(s, card, names.card(card)), places.card(card)) for card in s.relics[seat]]
    return row("treasures", [*held, *[banner(s, card) for card in BANNERS if banner_holder(s, card) == seat]])


def visions(s: State, seat: Seat) -> Things:
    """The revealed one, and one of somebody else's that a False Prophet's warband lies on."""
    revealed = [s.vision[seat]] if s.vision[seat] != NONE else []
    if s.prophet[0] == seat and s.prophet[1] not in revealed:
        revealed.append(s.prophet[1])
    return row("vision", [thing(names.card(card), places.card(card)) for card in revealed])


def hand(s: State, seat: Seat) -> Things:
    """Only while cards are drawn and not placed yet."""
    return row("hand", [thing(names.suited(card), places.card(card)) for card in s.hands[seat]])
