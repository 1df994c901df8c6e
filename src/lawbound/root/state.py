"""The state of a game of Root: plain data, nothing else.

Pieces are counted in one bytearray, `board`: every kind of piece has a row of 32 places, which sum to the number of
such pieces. Place 0 is the supply (or the track the piece waits on), 1 to 12 are the clearings, 13 to 15 are named
below, and from 16 on come the forests, which have these numbers on the map too; those after the forests are named below
again. `power`, `others`, `ruler` and `slots` follow from it and are kept up to date by `pieces`. They, and all else
that is found by clearing, have room for sixteen.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from lawbound.kernel import Event
from lawbound.kernel import State as KernelState
from lawbound.root.map import open_paths
from lawbound.root.picture import picture

if TYPE_CHECKING:
    from lawbound.root.box import Box
    from lawbound.root.faction import Faction

Row = int
"""Where a kind of piece starts in `board`."""

Number = int
"""A bearer (see `bearer`): owners of pieces come first, and the number of a player is the seat."""

ROW: Final = 32
"""The places of a kind of piece."""
GROUND: Final = 16
"""Room for whatever is found by clearing."""
SUPPLY: Final = 0
BURROW: Final = 13
ASIDE: Final = 14
"""On the faction board but neither in the supply nor on a track: officers, say."""
BOX: Final = 15
"""Returned to the box, out of this game."""
PAYMENTS: Final = 27
FUNDS: Final = 28
COMMITTED: Final = 29
"""The boxes on the board of whoever sells services, where warriors of any player may lie; forests end before them."""

HELD_BACK: Final = 26
"""Neither here nor there: something keeps them from their supply (`Bearer.diverts`)."""

ON_PATHS: Final = 30
"""On paths between clearings, not in any: who keeps pieces there knows on which."""

OWNERS: Final = 10
"""Room for owners of pieces in the rows of `power` and `others`: six seats, and others without one."""
SEATS: Final = 8
"""Room for seats where a player keeps a number for each of them."""

NOBODY: Final = 255
NONE: Final = 255
EMPTY: Final = 254
"""In `ruin_items`: nothing lies here. UNKNOWN (255) means an item that nobody has seen."""

SETTING_UP, PLAYING, OVER = 0, 1, 2


class State(KernelState):
    """One position of a game of Root.

    What most readers look at: `vp` (points), `hands`, `crafted`, `dominance` and `coalition` by seat; `ruler`, `slots`
    and `suits` by clearing; `deck`, `discard`, `items` and `quests`; `turn` (a seat), `turns` (begun so far), `order`
    and `stage`. Cards, seats and clearings are numbers; 255 is nobody, none or, of a card, unknown.
    """

    __slots__ = (
        "activated",
        "available",
        "board",
        "box",
        "closed",
        "coalition",
        "crafted",
        "crafted_items",
        "deck",
        "discard",
        "dominance",
        "ferried",
        "ferry",
        "hands",
        "items",
        "laid",
        "limbo",
        "order",
        "others",
        "own",
        "paths",
        "piles",
        "power",
        "quest_deck",
        "quests",
        "ruin_items",
        "ruin_pool",
        "ruin_seen",
        "ruins",
        "ruler",
        "setup_order",
        "slots",
        "stage",
        "starts",
        "step",
        "suits",
        "turn",
        "unknown",
        "used",
        "vp",
        "winners",
    )

    def __init__(self, box: Box) -> None:
        self.events: list[Event] | None = None
        self.box = box

    def clear(self) -> State:
        """An empty table: everything in the box's supplies, nothing drawn, nobody's turn."""
        box = self.box
        seats = len(box.players)
        self.stage = SETTING_UP
        self.step = 0
        self.turn = 0
        self.names: tuple[str, ...] = ()
        self.turns = 0  # turns begun so far
        self.order = bytes(range(seats))  # seats in turn order
        self.setup_order = bytes(range(seats))
        self.winners = 0  # one bit per seat
        self.suits: bytes = box.map.suits or bytes(GROUND)
        self.closed = (1 << len(box.map.closed)) - 1  # closed path markers left, one bit each
        self.paths = box.map.paths  # the paths that are open; follows from `closed`
        self.ferry = box.map.ferry  # where the ferry is, 0 if there is none
        self.ferried = 0  # 1 once the ferry has been used this turn
        self.board = bytearray(len(box.rows) * ROW)
        for row, limit in zip(box.rows, box.limits, strict=True):
            self.board[row] = limit
        self.power = bytearray(GROUND * OWNERS)  # warriors and buildings, by clearing and owner
        self.others = bytearray(GROUND * OWNERS)  # tokens and pawns, by clearing and owner
        self.ruler = bytearray([NOBODY]) * GROUND
        self.slots = bytearray(box.map.slots)  # open building slots
        self.ruins = bytearray(GROUND)  # 1 where a ruin stands
        self.ruin_items = bytearray([EMPTY]) * (2 * GROUND)  # up to two under each ruin
        self.ruin_seen = bytearray(GROUND)  # who has looked under it, one bit per seat
        self.ruin_pool = bytearray()  # the items under ruins that nobody has looked at, sorted
        self.deck = bytearray()  # cards not known to be elsewhere, sorted; with unknown hands, more than the deck
        self.limbo = bytearray()  # cards known to be in unknown hands, because the deck was shuffled without them
        self.unknown = 0  # unknown cards in hands and piles
        self.discard = bytearray()
        self.available = bytearray()  # dominance cards beside the map
        self.hands: list[bytearray] = [bytearray() for _ in range(seats)]
        self.crafted: list[bytearray] = [bytearray() for _ in range(seats)]
        self.laid = 0  # a bit for each kind of card in any play area; follows from `crafted`
        self.piles: list[bytearray] = [bytearray() for _ in range(box.piles)]
        self.items = bytearray(8)
        self.crafted_items = bytearray(8 * seats)
        self.vp = bytearray(seats)
        self.dominance = bytearray([NONE]) * seats
        self.coalition = bytearray([NOBODY]) * seats
        self.own: list[bytearray] = [bytearray(bearer.OWN) for bearer in box.remembering]
        self.quests = bytearray()
        self.quest_deck = bytearray()
        self.activated = bytearray(GROUND)  # crafting pieces activated this turn, by clearing
        self.starts = bytearray(seats)  # starting clearings, 0 where a faction has none
        self.used = 0  # what has been used this turn: a bit for each of the `marks`
        return self

    @property
    def players(self) -> tuple[Faction, ...]:
        """Who plays, by seat."""
        return self.box.players

    @property
    def acting(self) -> Faction:
        """The player who takes the current turn."""
        return self.box.players[self.turn]

    def copy(self) -> State:
        """An equal state that shares nothing that can change."""
        twin = State(self.box)
        twin.names = self.names
        twin.stage = self.stage
        twin.step = self.step
        twin.turn = self.turn
        twin.turns = self.turns
        twin.order = self.order
        twin.setup_order = self.setup_order
        twin.winners = self.winners
        twin.suits = self.suits
        twin.closed = self.closed
        twin.paths = self.paths
        twin.ferry = self.ferry
        twin.ferried = self.ferried
        twin.board = self.board.copy()
        twin.power = self.power.copy()
        twin.others = self.others.copy()
        twin.ruler = self.ruler.copy()
        twin.slots = self.slots.copy()
        twin.ruins = self.ruins.copy()
        twin.ruin_items = self.ruin_items.copy()
        twin.ruin_seen = self.ruin_seen.copy()
        twin.ruin_pool = self.ruin_pool.copy()
        twin.deck = self.deck.copy()
        twin.limbo = self.limbo.copy()
        twin.unknown = self.unknown
        twin.discard = self.discard.copy()
        twin.available = self.available.copy()
        twin.hands = [hand.copy() for hand in self.hands]
        twin.crafted = [cards.copy() for cards in self.crafted]
        twin.laid = self.laid
        twin.piles = [pile.copy() for pile in self.piles]
        twin.items = self.items.copy()
        twin.crafted_items = self.crafted_items.copy()
        twin.vp = self.vp.copy()
        twin.dominance = self.dominance.copy()
        twin.coalition = self.coalition.copy()
        twin.own = [own.copy() for own in self.own]
        twin.quests = self.quests.copy()
        twin.quest_deck = self.quest_deck.copy()
        twin.activated = self.activated.copy()
        twin.starts = self.starts.copy()
        twin.used = self.used
        return twin

    def begin_with(self, box: Box) -> None:
        """Begin with that box, in which luck has laid more; only before anything else has happened."""
        names = self.names
        self.box = box
        self.clear()
        self.names = names

    def grow(self, box: Box) -> None:
        """Go on with that box, in which somebody has taken an open seat, or is out of the game; only at a safe point.

        Rows and piles are where they were, so all that is on the table stays; what is new lies in its supply.
        """
        for owner, before in zip(box.owners, self.box.owners, strict=True):
            if type(owner) is not type(before):
                for row, piece in zip(owner.rows, owner.PIECES, strict=True):
                    self.board[row] = piece.count
                self.own[owner.number] = bytearray(owner.OWN)
        self.box = box

    def note_areas(self) -> None:
        """After a play area has changed."""
        laid = 0
        for area in self.crafted:
            for card in area:
                laid |= 1 << card
        self.laid = laid

    def to_bytes(self) -> bytes:
        """The whole state, to be stored or compared; `from_bytes` reads it back for the same box."""
        parts: list[bytes | bytearray] = [
            self.used.to_bytes((self.used.bit_length() + 7) // 8, "little"),
            self.turns.to_bytes(2, "little"),
            bytes((self.stage, self.step, self.turn, self.winners, self.unknown)),
            bytes((self.closed, self.ferry, self.ferried)),
            self.order,
            self.setup_order,
            self.suits,
            *self._arrays(),
            *self.hands,
            *self.crafted,
            *self.piles,
            *self.own,
        ]
        return b"".join([len(part).to_bytes(2, "little") + part for part in parts])

    def _arrays(self) -> tuple[bytearray, ...]:
        return (
            self.board,
            self.power,
            self.others,
            self.ruler,
            self.slots,
            self.ruins,
            self.ruin_items,
            self.ruin_seen,
            self.ruin_pool,
            self.deck,
            self.limbo,
            self.discard,
            self.available,
            self.items,
            self.crafted_items,
            self.vp,
            self.dominance,
            self.coalition,
            self.quests,
            self.quest_deck,
            self.activated,
            self.starts,
        )

    @staticmethod
    def from_bytes(box: Box, data: bytes) -> State:
        parts: list[bytes] = []
        at = 0
        while at < len(data):
            length = int.from_bytes(data[at : at + 2], "little")
            parts.append(data[at + 2 : at + 2 + length])
            at += 2 + length
        s = State(box).clear()
        s.used = int.from_bytes(parts[0], "little")
        s.turns = int.from_bytes(parts[1], "little")
        s.stage, s.step, s.turn, s.winners, s.unknown = parts[2]
        s.closed, s.ferry, s.ferried = parts[3]
        s.paths = open_paths(box.map, s.closed)
        s.order, s.setup_order, s.suits = parts[4:7]
        rest = iter(parts[7:])
        for array in s._arrays():
            array[:] = next(rest)
        for group in (s.hands, s.crafted, s.piles, s.own):
            for pile in group:
                pile[:] = next(rest)
        s.note_areas()
        return s

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, State)
            and self.box.setup == other.box.setup
            and self.box.roster == other.box.roster
            and self.box.hirelings == other.box.hirelings
            and self.to_bytes() == other.to_bytes()
        )

    def __hash__(self) -> int:
        return hash(self.to_bytes())

    def _repr_svg_(self) -> str:
        """The position as a picture, for notebooks."""
        return picture(self)
