"""The map between two games: Law of Oath 8.3.

Sites stay where they lie until the map is filled anew: to set a site aside is to remember its position.
"""

from __future__ import annotations

from typing import Final

from lawbound.kernel import DONE, Ask, Chance, Flow, Seat
from lawbound.law import Article, law
from lawbound.oath.cards import (
    CARDS,
    CRADLE,
    EDIFICE,
    EDIFICES,
    FIRST_EDIFICE,
    HINTERLAND,
    IN_REGION,
    NONE,
    POSITIONS,
    PROVINCES,
    REGION,
    RUIN,
    SITES,
    SUIT,
    SUITS,
    Card,
    Position,
    Region,
)
from lawbound.oath.piles import NEXT_REGION, drop_tokens, remove, reveal, under_the_world
from lawbound.oath.powers import bending
from lawbound.oath.prompts import BUILD, DRAW_SITE
from lawbound.oath.rule import capacity, rules_site, settle_rule
from lawbound.oath.state import BANK, BOARD, NOWHERE, ROW, SITE, State
from lawbound.oath.warbands import shift

EDIFICE_OF: Final = bytes([next(card for card in EDIFICES[::2] if SUIT[card] == suit) for suit in SUITS])
"""The intact side of each suit's edifice; its ruined side is the next number."""


@law("oath 8.3")
def clean_up_map(s: State) -> Flow[None]:
    """Build or repair, remove what the winner does not rule, and move the rest together."""
    yield from build_or_repair(s)
    remove_sites(s)
    aside = ruin_edifices(s)
    clear_map(s)
    yield from fill_map(s, aside)


# Edifices


@law("oath 8.3.1")
def build_or_repair(s: State) -> Flow[None]:
    """An Imperial winner may put an edifice in the place of a denizen, or repair a ruin: one of them, once."""
    seat = s.winner
    if s.is_exile(seat):
        return
    cards = [card for position in POSITIONS for card in s.cards_at[position] if why_not_build(s, seat, card) is None]
    if not cards:
        return
    chosen = yield Ask(seat, BUILD, [*cards, DONE])
    if chosen is DONE:
        return
    position = s.place[chosen]
    if CARDS[chosen].kind == RUIN:
        replace(s, chosen, chosen - 1)
        s.tell("repaired", "oath 8.3.1", (seat, chosen - 1, position))
    else:
        edifice = EDIFICE_OF[SUIT[chosen]]
        replace(s, chosen, edifice)
        under_the_world(s, chosen)
        s.tell("built", "oath 8.3.1", (seat, edifice, chosen, position))


@law("oath 8.3.1", "oath 2.8.1", "oath 2.9")
def why_not_build(s: State, seat: Seat, card: Card) -> Article | None:
    """Why the winner cannot have an edifice in the place of that card at a site, or repair it. Locks do not count."""
    position = s.place[card]
    if not rules_site(s, seat, position):
        return "oath 8.3.1"
    if CARDS[card].kind == RUIN:
        return None
    if any([each >= FIRST_EDIFICE for each in s.cards_at[position]]):
        return "oath 8.3.1"
    edifice = EDIFICE_OF[SUIT[card]]
    if s.place[edifice] != NOWHERE or s.place[edifice + 1] != NOWHERE:
        return "oath 8.3.1"
    trial = s.copy()  # a card that gives the site its room cannot go
    replace(trial, card, edifice)
    return "oath 2.8.1" if len(trial.cards_at[position]) > capacity(trial, position) else None


def replace(s: State, old: Card, new: Card) -> None:
    """Another card, or the other side of the same one, comes to lie in its place; what lay on it is gone."""
    position = s.place[old]
    drop_tokens(s, s.winner, old)
    cards = s.cards_at[position]
    cards[cards.index(old)] = new
    s.place[old] = NOWHERE
    s.seen[old] = 0
    s.place[new] = position
    reveal(s, new)
    s.bends = None
    settle_rule(s)


# Removing sites


@law("oath 8.3.2")
def remove_sites(s: State) -> None:
    """All that are facedown, and all that the winner does not rule, but for those with intact edifices."""
    gone = [position for position in POSITIONS if not is_kept(s, s.winner, position)]
    for position in gone:
        remove_site(s, position)
    laid = bytes(s.site)
    s.site_pool[:] = bytes([site for site in range(len(SITES)) if site not in laid])
    settle_rule(s)


@law("oath 8.3.2")
def is_kept(s: State, seat: Seat, position: Position) -> bool:
    """Whether the site stays in the world: something may keep more of them than the Law does."""
    if not s.is_faceup(position):
        return False
    if rules_site(s, seat, position) or _has(s, position, EDIFICE):
        return True
    return any([bend.bend(s, bend.source, position) for bend in bending(s, "chronicle_keeps")])


def _has(s: State, position: Position, kind: int) -> bool:
    return any([CARDS[card].kind == kind for card in s.cards_at[position]])


@law("oath 8.3.2")
def remove_site(s: State, position: Position) -> None:
    """It goes to the site deck, its denizens to a discard pile, its relics to the relic deck, a ruin to the Archive."""
    s.tell("removed site", "oath 8.3.2", (position, s.site[position] if s.is_faceup(position) else NONE))
    discard_denizens(s, position, "oath 8.3.2")
    for ruin in s.cards_at[position].copy():
        drop_tokens(s, s.winner, ruin)
        remove(s, ruin)
        s.seen[ruin] = 0
        s.tell("archived", "oath 8.3.2", (ruin,))
    for relic in s.relics_at[position]:
        s.relic_deck.insert(0, relic)
    s.relics_at[position].clear()
    s.site[position] = NONE
    s.site_seen[position] = 0
    s.faceup &= ~(1 << position)
    s.bends = None


def discard_denizens(s: State, position: Position, article: Article) -> None:
    """To any discard pile, for all of them will be mixed; it is the one that a discard there would go to."""
    pile = NEXT_REGION[REGION[position]]
    for card in s.cards_at[position].copy():
        if card < FIRST_EDIFICE:
            remove(s, card)
            drop_tokens(s, s.winner, card)
            s.piles[pile].append(card)
            s.tell("discarded", article, (s.winner, card, pile))


@law("oath 8.3.3")
def ruin_edifices(s: State) -> list[Position]:
    """Edifices that the winner does not rule fall into ruin, and their denizens leave.

    The positions of all sites with ruins, old ones too: these are set aside, from the top of the map to its bottom.
    """
    for position in [position for position in POSITIONS if not rules_site(s, s.winner, position)]:
        for edifice in s.cards_at[position].copy():
            if CARDS[edifice].kind == EDIFICE:
                replace(s, edifice, edifice + 1)
                s.tell("ruined", "oath 8.3.3", (edifice + 1, position))
                discard_denizens(s, position, "oath 8.3.3")
    return [position for position in POSITIONS if _has(s, position, RUIN)]


@law("oath 8.3.4")
def clear_map(s: State) -> None:
    """Pawns, favor, secrets and warbands leave the map; cards stay."""
    for seat in range(s.box.seats):
        s.pawn[seat] = NONE
        for place in range(SITE, BOARD):
            shift(s, seat, place, BANK, s.warbands[seat * ROW + place])
    s.shared += sum(s.banks) + sum(s.site_favor)
    s.banks[:] = bytes(len(s.banks))
    s.site_favor[:] = bytes(len(s.site_favor))
    s.site_secrets[:] = bytes(len(s.site_secrets))
    for cards in s.cards_at:
        for card in cards:
            s.shared += s.favor_on[card]
            s.favor_on[card] = s.secrets_on[card] = 0
    s.tell("cleared map", "oath 8.3.4", ())


# Filling the map


@law("oath 8.3.5")
def fill_map(s: State, aside: list[Position]) -> Flow[None]:
    """Sites move up; those set aside come to the bottom; new ones fill the gaps."""
    kept = [position for position in POSITIONS if s.is_faceup(position) and position not in aside]
    spaces = [NONE] * len(POSITIONS)  # for each space, where the site that comes there lies now
    fill_cradle(kept, spaces)
    fill_provinces(kept, spaces)
    fill_hinterland(kept, spaces)
    ruins_to_hinterland(aside, spaces)
    ruins_to_provinces(aside, spaces)
    move_sites(s, spaces)
    lay_facedown(s)
    yield from reveal_tops(s)
    settle_rule(s)


def slide(kept: list[Position], spaces: list[Position], region: Region, origins: tuple[Region, ...]) -> None:
    """Fill a region from the top with sites of those regions in turn, each from its top."""
    for origin in origins:
        for position in [position for position in kept if REGION[position] == origin]:
            empty = [space for space in IN_REGION[region] if spaces[space] == NONE]
            if empty:
                spaces[empty[0]] = position
                kept.remove(position)


@law("oath 8.3.5.1")
def fill_cradle(kept: list[Position], spaces: list[Position]) -> None:
    slide(kept, spaces, CRADLE, (CRADLE, PROVINCES, HINTERLAND))


@law("oath 8.3.5.2")
def fill_provinces(kept: list[Position], spaces: list[Position]) -> None:
    slide(kept, spaces, PROVINCES, (PROVINCES, HINTERLAND))


@law("oath 8.3.5.3")
def fill_hinterland(kept: list[Position], spaces: list[Position]) -> None:
    slide(kept, spaces, HINTERLAND, (HINTERLAND,))


@law("oath 8.3.5.4")
def ruins_to_hinterland(aside: list[Position], spaces: list[Position]) -> None:
    """From the bottom upward, beginning with the last one."""
    rise(aside, spaces, HINTERLAND)


@law("oath 8.3.5.5")
def ruins_to_provinces(aside: list[Position], spaces: list[Position]) -> None:
    """What is left of them: there is always room."""
    rise(aside, spaces, PROVINCES)


def rise(aside: list[Position], spaces: list[Position], region: Region) -> None:
    for space in reversed(IN_REGION[region]):
        if aside and spaces[space] == NONE:
            spaces[space] = aside.pop()


def move_sites(s: State, spaces: list[Position]) -> None:
    """All sites at once, with their cards and relics; where none comes the space is empty."""
    site, cards_at, relics_at = bytes(s.site), s.cards_at.copy(), s.relics_at.copy()
    s.faceup = 0
    for space, origin in enumerate(spaces):
        s.site[space] = NONE
        s.cards_at[space] = bytearray()
        s.relics_at[space] = bytearray()
        if origin == NONE:
            continue
        s.site[space] = site[origin]
        s.faceup |= 1 << space
        s.cards_at[space] = cards_at[origin]
        s.relics_at[space] = relics_at[origin]
        for card in cards_at[origin]:
            s.place[card] = space
        if space != origin:
            s.tell("moved site", "oath 8.3.5", (site[origin], origin, space))
    s.bends = None


@law("oath 8.3.5.6")
def lay_facedown(s: State) -> None:
    """New sites fill all other spaces. Nobody has seen them, so they are not decided."""
    empty = [space for space in POSITIONS if not s.is_faceup(space)]
    s.tell("laid sites", "oath 8.3.5.6", tuple(empty))


@law("oath 8.3.5.7")
def reveal_tops(s: State) -> Flow[None]:
    """Where no site of a region is faceup, its top one is turned. Tokens come in the next set-up, relics in 8.6.2."""
    for spaces in IN_REGION:
        if not any([s.is_faceup(space) for space in spaces]):
            top = spaces[0]
            site = yield Chance(DRAW_SITE, bytes(s.site_pool), (top,))
            s.site_pool.remove(site)
            s.site[top] = site
            s.faceup |= 1 << top
            s.bends = None
            s.tell("revealed site", "oath 8.3.5.7", (top, site))
