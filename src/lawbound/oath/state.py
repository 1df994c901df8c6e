"""The state of a game of Oath: plain data, nothing else.

Seat 0 is the Chancellor, seats are in turn order. Warbands are counted in one bytearray: a row of 16 places for each
seat's color, the first one purple, which all Imperial players share. Place 0 of a row is the bank, 1 to 8 the sites,
9 to 14 the boards, 15 is the Obsidian Cage.

Cards lie in bytearrays by number, the top of a deck or pile last. What nobody has seen is not decided: there lies a
*marker* instead, which tells the back, and a card is drawn from its pool when somebody looks. `seen` has for every card
the seats that know where it lies, one bit each. `place` has where every faceup card is; `ruler` and `bends` follow from
the rest and are kept by `rule` and `powers`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from lawbound.kernel import Event, Seat
from lawbound.kernel import State as KernelState
from lawbound.oath.cards import FIRST_VISION, NONE, PEOPLES_FAVOR, Card, Position

if TYPE_CHECKING:
    from lawbound.oath.acts import Act
    from lawbound.oath.box import Box
    from lawbound.oath.powers import Bend

ROW: Final = 16
BANK: Final = 0
SITE: Final = 1
"""The place of warbands at position 0."""
BOARD: Final = 9
"""The place of warbands on the board of seat 0."""
CAGE: Final = 15

ADVISER: Final = 16
"""In `place`: a faceup adviser of seat 0. Below 8 is a position of the map."""
HELD: Final = 32
"""In `place`: a relic or banner that seat 0 holds."""
NOWHERE: Final = 255
"""In `place`: not faceup on the table."""

BANDITS: Final = 254
"""In `ruler`. Others are a seat (0 stands for the whole Empire), or NONE for a facedown site."""

DENIZEN_BACK: Final = 254
VISION_BACK: Final = 253
FIRST_PART: Final = 252
SECOND_PART: Final = 251
"""A card of the world deck's first twelve, or next eighteen, whose back nobody has seen."""
RELIC_BACK: Final = 250
LEAST_MARKER: Final = 250

BACKS, FIRST, FIRST_VISIONS, SECOND, SECOND_VISIONS = range(5)
"""In `parts`, from the top of the world deck: cards whose backs all know; then those of the first part, and the visions
among them; then those of the second part, and the visions among them. The rest follows."""

SETTING_UP, PLAYING, CHRONICLE, OVER = range(4)
WAKE, ACT, REST = range(3)

USURPER, VISIONARY, STABLE, SUCCESSOR, EXHAUSTION = range(1, 6)
"""The ways to win, bits of `way` counted from 1: 3.1, 3.2, 3.3, 3.3.1, 3.4."""


WARBANDS_MOVED, JOURNEY_FAILED = 1, 2
"""Bits of `moved`."""


class State(KernelState):
    """One position of a game of Oath."""

    __slots__ = (
        "act_over",
        "acts",
        "advisers",
        "banks",
        "bends",
        "box",
        "boxed",
        "cards_at",
        "citizens",
        "deck",
        "discarded",
        "dispossessed",
        "faceup",
        "favor",
        "favor_on",
        "hands",
        "holder",
        "mob",
        "moved",
        "notes",
        "oath",
        "offers",
        "outsider",
        "parts",
        "pawn",
        "peeked",
        "phase",
        "piles",
        "place",
        "pool",
        "promises",
        "prophet",
        "queue",
        "relic_deck",
        "relic_pool",
        "relics",
        "relics_at",
        "reliquary",
        "round",
        "ruler",
        "scepter_taken",
        "secrets",
        "secrets_down",
        "secrets_on",
        "seen",
        "shared",
        "site",
        "site_favor",
        "site_pool",
        "site_secrets",
        "site_seen",
        "stage",
        "step",
        "supply",
        "title",
        "turn",
        "usurper",
        "vision",
        "vision_pool",
        "visions_drawn",
        "warbands",
        "way",
        "winner",
    )

    def __init__(self, box: Box) -> None:
        self.events: list[Event] | None = None
        self.names: tuple[str, ...] = ()
        self.box = box

    def clear(self) -> State:
        """An empty table: nothing laid out, nobody's turn."""
        n = self.box.seats
        self.turns = 0
        self.stage = SETTING_UP
        self.step = 0
        self.phase = WAKE
        self.turn = 0
        self.round = 1
        self.oath = 0
        self.title = 0  # the seat that holds it
        self.usurper = 0  # 1: its Usurper side is up
        self.mob = 0  # 1: the People's Favor is on its Mob side
        self.visions_drawn = 0
        self.citizens = 0  # one bit for each seat
        self.outsider = NONE  # a Citizen who is no Imperial player in this campaign
        self.act_over = 0  # 1: the Act phase ends as soon as this action is done
        self.scepter_taken = 0  # 1: the Grand Scepter was taken this turn
        self.winner = NONE
        self.way = 0  # how the game was won: a bit for each way
        self.site = bytearray([NONE]) * 8
        self.site_seen = bytearray(8)
        self.faceup = 0  # one bit for each position
        self.site_favor = bytearray(8)
        self.site_secrets = bytearray(8)
        self.cards_at: list[bytearray] = [bytearray() for _ in range(8)]
        self.relics_at: list[bytearray] = [bytearray() for _ in range(8)]
        self.warbands = bytearray(n * ROW)
        self.pawn = bytearray([NONE]) * n
        self.favor = bytearray(n)
        self.secrets = bytearray(n)
        self.secrets_down = bytearray(n)
        self.supply = bytearray(n)
        self.vision = bytearray([NONE]) * n
        self.prophet = bytearray([NONE, NONE])  # whose warband lies on a revealed vision, and on which
        self.banks = bytearray(6)
        self.shared = 0  # favor in the shared bank
        self.favor_on = bytearray(256)
        self.secrets_on = bytearray(256)
        self.seen = bytearray(256)
        self.place = bytearray([NOWHERE]) * 256
        self.advisers: list[bytearray] = [bytearray() for _ in range(n)]
        self.relics: list[bytearray] = [bytearray() for _ in range(n)]
        self.hands: list[bytearray] = [bytearray() for _ in range(n)]
        self.holder = bytearray([NONE, NONE])  # of the Darkest Secret and of the People's Favor
        self.deck = bytearray()
        self.parts = bytearray(5)
        self.piles: list[bytearray] = [bytearray() for _ in range(3)]
        self.relic_deck = bytearray()
        self.reliquary = bytearray([NONE]) * 4
        self.pool = bytearray()  # denizens that lie somewhere facedown and are not decided, sorted
        self.vision_pool = bytearray()
        self.relic_pool = bytearray()
        self.site_pool = bytearray()  # sites that may lie facedown on the map, sorted; more than lie there
        self.dispossessed = bytearray()  # sorted
        self.boxed = bytearray()  # out of the game: the Conspiracy once it was played
        self.discarded = bytearray(8)  # this turn, by position: a bit for each suit of cards discarded there
        self.moved = 0  # what was done last and is not offered again at once: WARBANDS_MOVED, JOURNEY_FAILED
        self.peeked = 0  # so that looking at what one knows is not offered again: marks of this turn
        self.offers = bytearray(n * n)  # refused and made this turn, by who offered and who was asked: see `deal`
        self.queue: list[tuple[int, int, int]] = []  # follow-ups: source, who, and about whom
        self.promises: list[tuple[int, ...]] = []
        self.notes = bytearray(10)  # what the writing of the chronicle has to remember
        self.ruler = bytearray([NONE]) * 8
        self.bends: dict[str, list[Bend]] | None = None
        self.acts: list[Act] = []
        return self

    @property
    def act(self) -> Act:
        """What is being done now; only while something is."""
        return self.acts[-1]

    def is_imperial(self, seat: Seat) -> bool:
        return not seat or bool(self.citizens >> seat & 1)

    def is_exile(self, seat: Seat) -> bool:
        return bool(seat) and not self.citizens >> seat & 1

    def is_faceup(self, position: Position) -> bool:
        return bool(self.faceup >> position & 1)

    def copy(self) -> State:
        """An equal state that shares nothing that can change."""
        twin = State(self.box)
        twin.names = self.names
        twin.turns = self.turns
        twin.stage = self.stage
        twin.step = self.step
        twin.phase = self.phase
        twin.turn = self.turn
        twin.round = self.round
        twin.oath = self.oath
        twin.title = self.title
        twin.usurper = self.usurper
        twin.mob = self.mob
        twin.visions_drawn = self.visions_drawn
        twin.citizens = self.citizens
        twin.outsider = self.outsider
        twin.act_over = self.act_over
        twin.scepter_taken = self.scepter_taken
        twin.winner = self.winner
        twin.way = self.way
        twin.site = self.site.copy()
        twin.site_seen = self.site_seen.copy()
        twin.faceup = self.faceup
        twin.site_favor = self.site_favor.copy()
        twin.site_secrets = self.site_secrets.copy()
        twin.cards_at = [cards.copy() for cards in self.cards_at]
        twin.relics_at = [cards.copy() for cards in self.relics_at]
        twin.warbands = self.warbands.copy()
        twin.pawn = self.pawn.copy()
        twin.favor = self.favor.copy()
        twin.secrets = self.secrets.copy()
        twin.secrets_down = self.secrets_down.copy()
        twin.supply = self.supply.copy()
        twin.vision = self.vision.copy()
        twin.prophet = self.prophet.copy()
        twin.banks = self.banks.copy()
        twin.shared = self.shared
        twin.favor_on = self.favor_on.copy()
        twin.secrets_on = self.secrets_on.copy()
        twin.seen = self.seen.copy()
        twin.place = self.place.copy()
        twin.advisers = [cards.copy() for cards in self.advisers]
        twin.relics = [cards.copy() for cards in self.relics]
        twin.hands = [cards.copy() for cards in self.hands]
        twin.holder = self.holder.copy()
        twin.deck = self.deck.copy()
        twin.parts = self.parts.copy()
        twin.piles = [cards.copy() for cards in self.piles]
        twin.relic_deck = self.relic_deck.copy()
        twin.reliquary = self.reliquary.copy()
        twin.pool = self.pool.copy()
        twin.vision_pool = self.vision_pool.copy()
        twin.relic_pool = self.relic_pool.copy()
        twin.site_pool = self.site_pool.copy()
        twin.dispossessed = self.dispossessed.copy()
        twin.boxed = self.boxed.copy()
        twin.discarded = self.discarded.copy()
        twin.moved = self.moved
        twin.peeked = self.peeked
        twin.offers = self.offers.copy()
        twin.queue = self.queue.copy()
        twin.promises = self.promises.copy()
        twin.notes = self.notes.copy()
        twin.ruler = self.ruler.copy()
        twin.bends = self.bends
        twin.acts = [act.copy() for act in self.acts] if self.acts else []
        return twin

    def to_bytes(self) -> bytes:
        """The whole state, to be stored or compared; `from_bytes` reads it back for the same box.

        What follows from the rest is left out, and so is what is being done: at a safe point nothing is.
        """
        parts: list[bytes | bytearray] = [
            self.turns.to_bytes(2, "little"),
            bytes(self._scalars()),
            bytes([number for row in self.queue for number in row]),
            *self._arrays(),
            *self.cards_at,
            *self.relics_at,
            *self.advisers,
            *self.relics,
            *self.hands,
            *self.piles,
            *[bytes(promise) for promise in self.promises],
        ]
        return b"".join([len(part).to_bytes(2, "little") + part for part in parts])

    def _scalars(self) -> tuple[int, ...]:
        return (
            self.stage,
            self.step,
            self.phase,
            self.turn,
            self.round,
            self.oath,
            self.title,
            self.usurper,
            self.mob,
            self.visions_drawn,
            self.citizens,
            self.outsider,
            self.act_over,
            self.scepter_taken,
            self.winner,
            self.way,
            self.faceup,
            self.shared,
            self.moved,
            self.peeked,
        )

    def _arrays(self) -> tuple[bytearray, ...]:
        return (
            self.site,
            self.site_seen,
            self.site_favor,
            self.site_secrets,
            self.warbands,
            self.pawn,
            self.favor,
            self.secrets,
            self.secrets_down,
            self.supply,
            self.vision,
            self.prophet,
            self.banks,
            self.favor_on,
            self.secrets_on,
            self.seen,
            self.place,
            self.holder,
            self.deck,
            self.parts,
            self.relic_deck,
            self.reliquary,
            self.pool,
            self.vision_pool,
            self.relic_pool,
            self.site_pool,
            self.dispossessed,
            self.boxed,
            self.discarded,
            self.offers,
            self.notes,
        )

    @staticmethod
    def from_bytes(box: Box, data: bytes) -> State:
        from lawbound.oath.rule import settle_rule

        parts: list[bytes] = []
        at = 0
        while at < len(data):
            length = int.from_bytes(data[at : at + 2], "little")
            parts.append(data[at + 2 : at + 2 + length])
            at += 2 + length
        s = State(box).clear()
        s.turns = int.from_bytes(parts[0], "little")
        (s.stage, s.step, s.phase, s.turn, s.round, s.oath, s.title, s.usurper, s.mob, s.visions_drawn) = parts[1][:10]
        (s.citizens, s.outsider, s.act_over, s.scepter_taken, s.winner, s.way, s.faceup) = parts[1][10:17]
        (s.shared, s.moved, s.peeked) = parts[1][17:]
        queue = parts[2]
        s.queue = [(queue[i], queue[i + 1], queue[i + 2]) for i in range(0, len(queue), 3)]
        rest = parts[3:]
        arrays = [*s._arrays(), *s.cards_at, *s.relics_at, *s.advisers, *s.relics, *s.hands, *s.piles]
        for array, part in zip(arrays, rest, strict=False):
            array[:] = part
        s.promises = [tuple(part) for part in rest[len(arrays) :]]
        settle_rule(s)
        return s

    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and self.box.colors == other.box.colors and self.to_bytes() == other.to_bytes()

    def __hash__(self) -> int:
        return hash(self.to_bytes())


def back(card: Card) -> int:
    """The marker of a card's back: its own, if it is a marker."""
    if card >= LEAST_MARKER:
        return card
    if card < FIRST_VISION:
        return DENIZEN_BACK
    return VISION_BACK if card < PEOPLES_FAVOR else RELIC_BACK
