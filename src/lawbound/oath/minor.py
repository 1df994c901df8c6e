"""Minor actions: Law of Oath 6.1 to 6.5. Citizenship is in `empire`."""

from __future__ import annotations

from typing import Final

from lawbound.kernel import NO, YES, Ask, Flow, Seat
from lawbound.law import Article, law
from lawbound.oath.cards import FIRST_SITE, FIRST_TRAIT, NONE, SCEPTER, Card, Position, Source
from lawbound.oath.empire import why_not_wield
from lawbound.oath.piles import decide, knows, learn, look_at
from lawbound.oath.play import as_if_searched
from lawbound.oath.powers import Bend, article_of, bending
from lawbound.oath.prompts import FACEDOWN, HOW_MANY, MOVE_WARBANDS, PEEK, PEEK_RELIQUARY, PERMISSION
from lawbound.oath.rule import color, facedown_advisers, has_access, holds, others_at, rules_site, side
from lawbound.oath.state import BANDITS, BOARD, LEAST_MARKER, ROW, SITE, State
from lawbound.oath.title import settle_title
from lawbound.oath.tokens import cost_of, pay, why_not_use
from lawbound.oath.warbands import on_board, shift, why_not_place

# 6.1


@law("oath 6", "oath 6.1")
def play_facedown_adviser(s: State, seat: Seat) -> Flow[None]:
    """Turn over a facedown adviser, and play or discard it as in a search: modifiers of searches apply."""
    chosen = yield Ask(seat, FACEDOWN, tuple(dict.fromkeys(facedown_advisers(s, seat))))
    s.advisers[seat].remove(chosen)
    card: Card = chosen
    if card >= LEAST_MARKER:
        card = yield from decide(s, card, seat)
        learn(s, card, seat)
    s.hands[seat].append(card)
    yield from as_if_searched(s, seat, card, facedown=False)


# 6.2


@law("oath 6.2", "oath 7.3.2", "oath 7.1.1")
def why_not_action(s: State, seat: Seat, bend: Bend) -> Article | None:
    """Why the player cannot use that ACTION power now. Sites say themselves who may use theirs."""
    source = bend.source
    if source < FIRST_TRAIT and not has_access(s, seat, source):
        return "oath 7.1.1"
    if bend.ready is not None:
        article: Article | None = bend.ready(s, source, seat)
        if article is not None:
            return article
    return None if source >= FIRST_SITE else why_not_use(s, seat, source, cost_of(source))


def usable_actions(s: State, seat: Seat) -> list[Source]:
    """The sources of all ACTION powers that the player may use now."""
    return [bend.source for bend in bending(s, "action") if why_not_action(s, seat, bend) is None]


@law("oath 6.2", "oath 7.1.3")
def use_action(s: State, seat: Seat, source: Source) -> Flow[None]:
    """Pay, and carry out as much of it as possible."""
    article = article_of(s, source)
    for bend in bending(s, "action"):
        if bend.source == source:
            s.tell("used", article, (seat, source))
            if source < FIRST_SITE:
                pay(s, seat, source, cost_of(source), article)
            yield from bend.bend(s, source, seat)
            break
    yield from settle_title(s)


# 6.3, 6.4


@law("oath 6.3", "oath 10.14")
def unknown_relics(s: State, seat: Seat) -> list[int]:
    """Relics at the player's site that they have not looked at: their places."""
    relics = s.relics_at[s.pawn[seat]]
    return [at for at, relic in enumerate(relics) if not knows(s, seat, relic)]


@law("oath 6.3", "oath 10.14")
def peek_at_relic(s: State, seat: Seat) -> Flow[None]:
    """Look at a facedown relic at the own site, and know it from then on."""
    position = s.pawn[seat]
    at = yield Ask(seat, PEEK, unknown_relics(s, seat))
    relic = yield from look_at(s, seat, s.relics_at[position], at)
    s.tell("peeked", "oath 6.3", (seat, position), (relic,), (seat,))


@law("oath 6.4", "oath 2.4")
def unknown_reliquary(s: State, seat: Seat) -> list[int]:
    """Spaces of the Reliquary that the holder of the Grand Scepter has not looked at."""
    if not holds(s, seat, SCEPTER) or why_not_wield(s, seat) is not None:
        return []
    return [space for space, relic in enumerate(s.reliquary) if relic != NONE and not knows(s, seat, relic)]


@law("oath 6.4")
def peek_at_reliquary(s: State, seat: Seat) -> Flow[None]:
    space = yield Ask(seat, PEEK_RELIQUARY, unknown_reliquary(s, seat))
    relic = yield from look_at(s, seat, s.reliquary, space)
    s.tell("peeked at reliquary", "oath 6.4", (seat, space), (relic,), (seat,))


# 6.5

TO_BOARD, TO_SITE = 0, 1
"""An option of 6.5. To give warbands to seat k is 8 + k, to take some from there 16 + k."""
GIVE: Final = 8
TAKE: Final = 16


def last_may_leave(s: State, seat: Seat, position: Position) -> bool:
    """Whether the player would rule the site even without warbands."""
    return any([bend.bend(s, bend.source, position, BANDITS) == side(s, seat) for bend in bending(s, "rules_site")])


@law("oath 6.5")
def movable(s: State, seat: Seat, position: Position) -> int:
    """How many warbands may leave the site: all but the last."""
    n = s.warbands[color(s, seat) * ROW + SITE + position]
    return n if last_may_leave(s, seat, position) else max(0, n - 1)


@law("oath 6.5", "oath 6.6.3")
def ways_to_move(s: State, seat: Seat) -> list[int]:
    """From site to board, from board to a site that one rules; Imperial players at one site also among themselves."""
    position, ways = s.pawn[seat], []
    if movable(s, seat, position):
        ways.append(TO_BOARD)
    if on_board(s, seat) and rules_site(s, seat, position) and why_not_place(s, seat, position) is None:
        ways.append(TO_SITE)
    if s.citizens and s.is_imperial(seat):
        for other in others_at(s, seat, position):
            if s.is_imperial(other):
                if on_board(s, seat):
                    ways.append(GIVE + other)
                if on_board(s, other):
                    ways.append(TAKE + other)
    return ways


@law("oath 6.5")
def move_warbands(s: State, seat: Seat) -> Flow[None]:
    """Any number. A Citizen asks the Chancellor for those at a site, and whoever else takes part has to agree."""
    position, row = s.pawn[seat], color(s, seat)
    way = yield Ask(seat, MOVE_WARBANDS, ways_to_move(s, seat))
    if way == TO_BOARD:
        origin, goal, most, agrees = SITE + position, BOARD + seat, movable(s, seat, position), 0
    elif way == TO_SITE:
        origin, goal, most, agrees = BOARD + seat, SITE + position, on_board(s, seat), seat
    else:
        agrees = way % 8
        origin, goal = (BOARD + seat, BOARD + agrees) if way < TAKE else (BOARD + agrees, BOARD + seat)
        most = s.warbands[row * ROW + origin]
    n = yield Ask(seat, HOW_MANY, range(most, 0, -1), (NONE,))
    needed = agrees != seat and (way != TO_BOARD or s.citizens >> seat & 1)
    if needed and (yield Ask(agrees, PERMISSION, (YES, NO), (seat, origin, goal, n))) is NO:
        s.tell("refused", "oath 6.5", (agrees, seat))
        return
    shift(s, row, origin, goal, n)
    s.tell("moved warbands", "oath 6.5", (seat, row, origin, goal, n))
    yield from settle_title(s)
