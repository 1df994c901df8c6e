"""How what is seen of Oath follows what is told: pawns, warbands, favor, secrets, cards, the title.

Between two safe points nobody knows the state; what events tell of the table is known all the same. What they do not
tell, such as favor that goes to several banks at once, shows at the next safe point.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from lawbound.kernel import Event
from lawbound.oath.acts import REVEALED
from lawbound.oath.cards import CONSPIRACY, DARKEST_SECRET, FIRST_TRAIT, NONE, POSITIONS, Card, is_banner
from lawbound.oath.piles import drop_tokens, remove
from lawbound.oath.rule import color, settle_rule
from lawbound.oath.state import ADVISER, BANK, BOARD, CAGE, HELD, NOWHERE, RELIC_BACK, ROW, SITE, State
from lawbound.oath.warbands import shift


def follow(s: State, event: Event) -> None:
    """Change what lies on the table, as the event tells."""
    change = CHANGES.get(event.name)
    if change is not None:
        change(s, *event.args)
        s.bends = None
        settle_rule(s)


# Counters


def _add(counters: bytearray, at: int, n: int) -> None:
    counters[at] = max(0, min(255, counters[at] + n))


def _favor(sign: int) -> Callable[..., None]:
    def change(s: State, seat: int, n: int, *_: Any) -> None:
        _add(s.favor, seat, sign * n)

    return change


def _secrets(sign: int) -> Callable[..., None]:
    def change(s: State, seat: int, n: int, *_: Any) -> None:
        _add(s.secrets, seat, sign * n)

    return change


def _gained_favor(s: State, seat: int, n: int, bank: int) -> None:
    _add(s.favor, seat, n)
    _add(s.banks, bank, -n)


def _put_favor(s: State, seat: int, n: int, bank: int) -> None:
    _add(s.favor, seat, -n)
    _add(s.banks, bank, n)


def _placed_favor(s: State, seat: int, n: int, card: Card) -> None:
    _add(s.favor, seat, -n)
    _add(s.favor_on, card, n)


def _placed_secrets(s: State, seat: int, n: int, card: Card) -> None:
    _add(s.secrets, seat, -n)
    _add(s.secrets_on, card, n)


def _took_favor(s: State, seat: int, n: int, other: int) -> None:
    _add(s.favor, seat, n)
    _add(s.favor, other, -n)


def _gave_favor(s: State, seat: int, n: int, other: int) -> None:
    _took_favor(s, other, n, seat)


def _took_secrets(s: State, seat: int, n: int, other: int) -> None:
    _add(s.secrets, seat, n)
    _add(s.secrets, other, -n)


def _gave_secrets(s: State, seat: int, n: int, other: int) -> None:
    _took_secrets(s, other, n, seat)


def _flipped(s: State, seat: int) -> None:
    _add(s.secrets, seat, -1)
    _add(s.secrets_down, seat, 1)


def _paid_secrets(s: State, seat: int, n: int, card: Card) -> None:
    for _ in range(n):
        _flipped(s, seat)


def _spent(s: State, seat: int, n: int) -> None:
    _add(s.supply, seat, -n)


def _supplied(s: State, seat: int, n: int) -> None:
    _add(s.supply, seat, n)


def _refreshed(s: State, seat: int, n: int) -> None:
    s.supply[seat] = n


def _from_site(s: State, seat: int, position: int, favor: int, secrets: int) -> None:
    _add(s.favor, seat, favor)
    _add(s.secrets, seat, secrets)
    _add(s.site_favor, position, -favor)
    _add(s.site_secrets, position, -secrets)


def _site_tokens(s: State, position: int, favor: int, secrets: int) -> None:
    s.site_favor[position], s.site_secrets[position] = favor, secrets


def _from_banner(s: State, banner: Card, n: int) -> None:
    _add(s.secrets_on if banner == DARKEST_SECRET else s.favor_on, banner, -n)


def _moved_favor(s: State, origin: int, n: int, goal: int) -> None:
    _add(s.banks, origin, -n)
    _add(s.banks, goal, n)


# Pawns, sites, warbands


def _pawn(s: State, seat: int, position: int) -> None:
    s.pawn[seat] = position


def _revealed(s: State, position: int, site: int) -> None:
    s.site[position] = site
    s.faceup |= 1 << position


def _relics_at(s: State, position: int, n: int) -> None:
    s.relics_at[position] += bytes([RELIC_BACK]) * n


def _gained(s: State, seat: int, n: int) -> None:
    shift(s, color(s, seat), BANK, BOARD + seat, n)


def _placed(s: State, seat: int, position: int, n: int) -> None:
    shift(s, color(s, seat), BOARD + seat, SITE + position, n)


def _withdrew(s: State, seat: int, position: int, n: int) -> None:
    shift(s, color(s, seat), SITE + position, BOARD + seat, n)


def _moved(s: State, seat: int, row: int, origin: int, goal: int, n: int) -> None:
    shift(s, row, origin, goal, n)


def _killed(s: State, row: int, place: int, n: int) -> None:
    shift(s, row, place, BANK, n)


def _healed(s: State, row: int, position: int, n: int) -> None:
    shift(s, row, BANK, SITE + position, n)


def _retreated(s: State, row: int, position: int, n: int, home: int) -> None:
    shift(s, row, SITE + position, BOARD + home, n)


def _caged(s: State, row: int, place: int, n: int) -> None:
    shift(s, row, place, CAGE, n)


def _uncaged(s: State, row: int, place: int, n: int) -> None:
    """Those of an Exile who has become a Citizen turn purple."""
    if row and s.citizens >> row & 1:
        shift(s, row, CAGE, BANK, n)
        shift(s, 0, BANK, place, n)
    else:
        shift(s, row, CAGE, place, n)


def _recolored(s: State, old: int, new: int, place: int, n: int, lost: int) -> None:
    shift(s, old, place, BANK, n + lost)
    shift(s, new, BANK, place, n)


# Cards


def _played(s: State, seat: int, card: Card, where: int) -> None:
    remove(s, card)
    if where in POSITIONS:
        s.cards_at[where].append(card)
        s.place[card] = where
    elif where == REVEALED:
        if card != CONSPIRACY:
            s.vision[seat] = card
    else:
        s.advisers[seat].append(card)
        s.place[card] = ADVISER + seat


def _moved_card(s: State, seat: int, card: Card, where: int) -> None:
    remove(s, card)
    (s.cards_at[where] if where in POSITIONS else s.advisers[where - ADVISER]).append(card)
    s.place[card] = where


def _swapped(s: State, seat: int, one: Card, other: Card) -> None:
    first, second = s.place[one], s.place[other]
    if NOWHERE not in (first, second):
        _moved_card(s, seat, one, second)
        _moved_card(s, seat, other, first)


def _gone(s: State, seat: int, card: Card) -> None:
    remove(s, card)
    drop_tokens(s, seat, card)


def _dispossessed(s: State, *told: int) -> None:
    if len(told) == 2:
        _gone(s, *told)


def _repaired(s: State, seat: int, card: Card, position: int) -> None:
    """A ruin is the number behind its intact side."""
    cards = s.cards_at[position]
    if card + 1 in cards:
        cards[cards.index(card + 1)] = card
        s.place[card], s.place[card + 1] = position, NOWHERE


def _prophet(s: State, seat: int, vision: Card) -> None:
    """Their warband lies on the vision."""
    s.prophet[:] = bytes((seat, vision))
    _add(s.warbands, color(s, seat) * ROW + BOARD + seat, -1)


def _no_prophet(s: State, seat: int, vision: Card) -> None:
    s.prophet[:] = bytes((NONE, NONE))
    _add(s.warbands, seat * ROW + BANK, 1)


def _discarded(s: State, seat: int, card: Card, pile: int) -> None:
    remove(s, card)
    drop_tokens(s, seat, card)
    if pile < len(s.piles):
        s.piles[pile].append(card)


def _returned(s: State, card: Card, bank: int) -> None:
    n = 1 if is_banner(card) else s.favor_on[card]
    _add(s.favor_on, card, -n)
    _add(s.banks, bank, n)


def _held(s: State, seat: int, thing: Card) -> None:
    """A relic or banner lies before that player now, wherever it was."""
    if is_banner(thing):
        s.holder[thing - DARKEST_SECRET] = seat
    else:
        for relics in s.relics:
            if thing in relics:
                relics.remove(thing)
        if seat != NONE:
            s.relics[seat].append(thing)
    s.place[thing] = NOWHERE if seat == NONE else HELD + seat


def _took(s: State, seat: int, thing: Card, former: int) -> None:
    _held(s, seat, thing)


def _gave(s: State, seat: int, thing: Card, other: int) -> None:
    _held(s, other, thing)


def _buried(s: State, seat: int, relic: Card) -> None:
    _held(s, NONE, relic)
    s.relic_deck.insert(0, relic)


def _recovered(s: State, seat: int, banner: Card, paid: int) -> None:
    _held(s, seat, banner)
    if banner == DARKEST_SECRET:
        _add(s.secrets, seat, -paid)
        s.secrets_on[banner] = paid
    else:
        _add(s.favor, seat, -paid)
        s.favor_on[banner] = paid


def _uncovered(s: State, trait: int) -> None:
    s.reliquary[trait - FIRST_TRAIT] = NONE


# Title, Empire, time


def _oathkeeper(s: State, seat: int) -> None:
    s.title, s.usurper = seat, 0


def _usurper(s: State, seat: int) -> None:
    s.usurper = 1


def _no_usurper(s: State, seat: int) -> None:
    s.usurper = 0


def _citizen(s: State, seat: int) -> None:
    s.citizens |= 1 << seat


def _exile(s: State, seat: int) -> None:
    s.citizens &= ~(1 << seat)


def _mob(s: State, side: int) -> None:
    s.mob = side


def _vision_drawn(s: State, seat: int | None, n: int) -> None:
    s.visions_drawn = n


def _turn(s: State, seat: int, round: int, turn: int) -> None:
    s.turn, s.round, s.turns = seat, round, turn


CHANGES: Final[dict[str, Callable[..., None]]] = {
    "gained favor": _gained_favor,
    "put favor": _put_favor,
    "placed favor": _placed_favor,
    "paid favor": _favor(-1),
    "burnt favor": _favor(-1),
    "collected favor": _favor(1),
    "took favor": _took_favor,
    "gave favor": _gave_favor,
    "moved favor": _moved_favor,
    "returned favor": _returned,
    "gained secrets": _secrets(1),
    "burnt secrets": _secrets(-1),
    "placed secrets": _placed_secrets,
    "paid secrets": _paid_secrets,
    "took secrets": _took_secrets,
    "gave secrets": _gave_secrets,
    "flipped secret": _flipped,
    "spent supply": _spent,
    "gained supply": _supplied,
    "refreshed": _refreshed,
    "took from site": _from_site,
    "tokens at site": _site_tokens,
    "burnt from banner": _from_banner,
    "placed pawn": _pawn,
    "traveled": _pawn,
    "put pawn": _pawn,
    "revealed site": _revealed,
    "relics at site": _relics_at,
    "gained warbands": _gained,
    "placed warbands": _placed,
    "withdrew warbands": _withdrew,
    "moved warbands": _moved,
    "killed": _killed,
    "saved": _killed,
    "healed": _healed,
    "retreated": _retreated,
    "caged": _caged,
    "uncaged": _uncaged,
    "recolored": _recolored,
    "played": _played,
    "moved card": _moved_card,
    "swapped": _swapped,
    "boxed": _gone,
    "dispossessed": _dispossessed,
    "repaired": _repaired,
    "false prophet": _prophet,
    "false prophet ended": _no_prophet,
    "discarded": _discarded,
    "took": _took,
    "gave": _gave,
    "buried": _buried,
    "recovered": _recovered,
    "uncovered": _uncovered,
    "oathkeeper": _oathkeeper,
    "usurper": _usurper,
    "no usurper": _no_usurper,
    "became citizen": _citizen,
    "became exile": _exile,
    "mob": _mob,
    "vision drawn": _vision_drawn,
    "turn": _turn,
}
"""What each event changes on the table."""
