"""What is on the table and does not change during a game: the map, who has pieces, and whoever may bend a rule."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

from lawbound.kernel import BadSetup
from lawbound.kernel.endings import waits_for_endings
from lawbound.law import law
from lawbound.root.bearer import JOINTS, Bearer, bent_by
from lawbound.root.decks.effect import Effect
from lawbound.root.editions import OPEN, rule_options, service_cards
from lawbound.root.faction import Faction
from lawbound.root.map import Map
from lawbound.root.owner import Owner
from lawbound.root.pieces import BUILDING, TOKEN, Piece
from lawbound.root.seating import OPEN_SEAT, Seating
from lawbound.root.state import OWNERS, ROW, Number, Row
from lawbound.root.steps import EVENING

PHASES: Final = range(EVENING + 1)
NO_PIECE: Final = Piece("", TOKEN, 0)
"""Of the rows that are kept where a seat has room for more kinds than its faction has."""


class Box:
    """The components of one game. Who owns a piece, and how many there are, is settled here for good.

    The tuples named like joints are those whom a general rule asks there: whoever gives the joint another form than
    `Bearer`. They are asked in the order of the seats, then owners without a seat, then all others as they were laid
    out. Cards are apart where a rule asks often: only those in a play area count. Whatever is `out` of the game keeps
    its number and its memory, and is asked nothing.
    """

    __slots__ = (
        "after_losses",
        "arranges_discards",
        "asks_ends",
        "at_end",
        "at_start",
        "bearers",
        "before_battle",
        "before_draw",
        "before_roll",
        "between",
        "bot_dominance",
        "brought_in",
        "building_placed",
        "cards_at_start",
        "cards_between",
        "cards_hit_effects",
        "cards_lend_power",
        "cards_links",
        "cards_waives_rule",
        "carries",
        "claims_rule",
        "collects",
        "cooperative",
        "covered_suit",
        "deck",
        "discreet",
        "diverts",
        "draft",
        "drew",
        "entered",
        "exhausted_items",
        "extra_hits",
        "extra_points",
        "fights_for",
        "hide",
        "hirelings",
        "hit_effects",
        "holds_tower",
        "ignores_ambush",
        "ignores_hits",
        "item_crafted",
        "item_taken",
        "keeps_crafted",
        "lend_power",
        "lending_cards",
        "limits",
        "linking_cards",
        "links",
        "map",
        "map_interactions",
        "moved",
        "named",
        "offers_help",
        "offers_item",
        "only_adjacent",
        "open_seats",
        "options",
        "others",
        "others_lend_power",
        "owner",
        "owners",
        "piles",
        "play_area_changed",
        "players",
        "ports",
        "real_cards",
        "redeal",
        "remembering",
        "roster",
        "rosters",
        "rows",
        "scored",
        "sellers",
        "services",
        "set_up",
        "settle",
        "setup",
        "sort",
        "teams",
        "tie_rulers",
        "toll",
        "turn_begins",
        "turn_ended",
        "unseated",
        "waives_rule",
        "waiving_cards",
        "why_apart",
        "why_not_enter",
        "why_not_leave",
        "why_not_placed",
        "why_not_removed",
        "why_spared",
        "wins_ties",
        "witnessed",
    )

    def __init__(
        self,
        setup: Mapping[str, Any],
        map_: Map,
        deck: bytes,
        players: Sequence[Faction],
        unseated: Sequence[Owner] = (),
        others: Iterable[Bearer] = (),
        draft: tuple[str, ...] = (),
        out: Sequence[Number] = (),
    ) -> None:
        self.setup = dict(setup)
        self.draft = draft  # the factions that may be chosen at open seats
        self.open_seats = sum([seat == OPEN_SEAT for seat in setup["seats"]]) if draft else 0  # at the start
        self.roster = tuple([player.spec for player in players])
        self.rosters: dict[tuple[str, ...], Box] = {}  # the boxes of this game by who sits where; all share it
        self.map = map_
        self.deck = deck
        self.options = rule_options(setup)
        self.map_interactions = self.options["map_interactions"] == "on"
        self.bot_dominance = self.options["bot_dominance_variant"] == "on"
        self.services = service_cards(setup)
        self.discreet = setup.get("discretion", OPEN) != OPEN
        self.asks_ends = waits_for_endings(setup)
        self.real_cards = False  # people hold cards of a real deck: what they draw is theirs to know
        self.cooperative = bool(setup.get("cooperative", False))
        self.players: tuple[Faction, ...] = tuple(players)
        self.unseated: tuple[Owner, ...] = tuple(unseated)
        self.hirelings = tuple([owner.KEY for owner in unseated])
        self.owners: tuple[Owner, ...] = (*players, *unseated)
        if len(self.owners) > OWNERS:
            raise BadSetup(
                "{count} owners of pieces: there is room for {room} on the map.",
                refusal="owners",
                count=len(self.owners),
                room=OWNERS,
            )
        self._count_pieces()
        self.piles = sum([player.pile_room for player in players])
        self.others: tuple[Bearer, ...] = tuple(others)
        for bearer in (*self.others, *unseated):
            bearer.pile = self.piles
            self.piles += bearer.PILES
        self._number(self.others)
        self.teams = any([player.side != player.seat for player in players])
        self.tie_rulers = bytes([owner.number for owner in self.owners if owner.rules_ties()])
        self.sellers = tuple([player for player in players if player.sells])
        self._ask([bearer for bearer in self.others if bearer.number not in out])
        for player in players:
            player.check_options(self.options)

    def without(self, out: Sequence[Number]) -> Box:
        """The same components, but those are asked nothing any more: they have no part in the game."""
        box = Box(self.setup, self.map, self.deck, self.players, self.unseated, self.others, self.draft, out)
        box.real_cards = self.real_cards
        box.rosters = self.rosters
        return box

    def _count_pieces(self) -> None:
        rows: list[Row] = []
        owners, sort, limits = bytearray(), bytearray(), bytearray()
        for owner in self.owners:
            for piece in (*owner.PIECES, *[NO_PIECE] * (owner.room - len(owner.PIECES))):
                rows.append(len(rows) * ROW)
                owners.append(owner.number)
                sort.append(piece.sort)
                limits.append(piece.count)
        self.rows = tuple(rows)
        self.owner = bytes(owners)  # its number, by kind of piece (row // ROW)
        self.sort = bytes(sort)
        self.limits = bytes(limits)

    def _number(self, rest: Sequence[Bearer]) -> None:
        """Owners have their numbers; of the others those with a memory come first, so that nobody has an empty one."""
        inclined = sorted(rest, key=lambda bearer: not bearer.OWN)
        self.bearers: tuple[Bearer, ...] = (*self.owners, *inclined)
        for number, bearer in enumerate(self.bearers):
            bearer.number = number
        self.named: dict[str, Bearer] = {bearer.KEY: bearer for bearer in self.bearers}
        with_memory = [bearer for bearer in inclined if bearer.OWN]
        self.remembering: tuple[Bearer, ...] = (*self.owners, *with_memory)

    @law("root G.1.26")
    def _ask(self, rest: Sequence[Bearer]) -> None:
        """Who bends which joint."""
        who: dict[str, list[Bearer]] = {joint: [] for joint in JOINTS}
        for bearer in (*self.owners, *rest):
            spared = bearer.spares(self.options)
            for joint in bent_by(type(bearer)):
                if joint not in spared:
                    who[joint].append(bearer)
        self.set_up: tuple[Bearer, ...] = (  # landmarks before hirelings (A.5, A.6)
            *[bearer for bearer in who["set_up"] if not isinstance(bearer, Owner)],
            *owners_among(who["set_up"]),
        )
        self.turn_begins = tuple([bearer for bearer in who["turn_begins"] if bearer.number >= len(self.players)])
        self.at_start = by_phase([bearer for bearer in who["at_start"] if not isinstance(bearer, Effect)])
        self.cards_at_start = by_phase(cards_among(who["at_start"]))
        self.between = by_phase([bearer for bearer in who["between"] if not isinstance(bearer, Effect)])
        self.cards_between = tuple(
            [tuple([card for card in cards_among(who["between"]) if phase in card.PHASES]) for phase in PHASES]
        )
        self.at_end = by_phase(who["at_end"])
        self.turn_ended = tuple(who["turn_ended"])
        self.settle = tuple(who["settle"])
        self.scored = tuple(who["scored"])
        self.covered_suit = tuple(who["covered_suit"])
        self.holds_tower = tuple(who["holds_tower"])
        self.claims_rule = owners_among(who["claims_rule"])
        self.lend_power = tuple([owner for owner in owners_among(who["lend_power"]) if may_have_power(owner)])
        self.others_lend_power = tuple(
            [bearer for bearer in who["lend_power"] if not isinstance(bearer, Owner | Effect)]
        )
        self.cards_lend_power = cards_among(who["lend_power"])
        self.lending_cards = kinds_of(self.cards_lend_power)
        self.wins_ties = tuple(who["wins_ties"])
        self.fights_for = owners_among(who["fights_for"])
        self.links = tuple([bearer for bearer in who["links"] if not isinstance(bearer, Effect)])
        self.cards_links = cards_among(who["links"])
        self.linking_cards = kinds_of(self.cards_links)
        self.ports = tuple(who["ports"])
        self.why_apart = tuple(who["why_apart"])
        self.waives_rule = tuple([bearer for bearer in who["waives_rule"] if not isinstance(bearer, Effect)])
        self.cards_waives_rule = cards_among(who["waives_rule"])
        self.waiving_cards = kinds_of(self.cards_waives_rule)
        self.why_not_leave = tuple(who["why_not_leave"])
        self.why_not_enter = tuple(who["why_not_enter"])
        self.only_adjacent = not (self.ports or self.why_not_enter)  # a move leads to what is adjacent, and all of it
        self.why_not_placed = tuple(who["why_not_placed"])
        self.carries = tuple(who["carries"])
        self.toll = tuple(who["toll"])
        self.moved = tuple(who["moved"])
        self.entered = tuple(who["entered"])
        self.brought_in = tuple(who["brought_in"])
        self.building_placed = tuple(who["building_placed"])
        self.why_spared = tuple(who["why_spared"])
        self.before_battle = tuple(who["before_battle"])
        self.ignores_ambush = tuple(who["ignores_ambush"])
        self.offers_help = owners_among(who["offers_help"])
        self.before_roll = tuple(who["before_roll"])
        self.hit_effects = tuple([bearer for bearer in who["hit_effects"] if not isinstance(bearer, Effect)])
        self.cards_hit_effects = cards_among(who["hit_effects"])
        self.extra_hits = tuple(who["extra_hits"])
        self.ignores_hits = tuple(who["ignores_hits"])
        self.why_not_removed = tuple(who["why_not_removed"])
        self.after_losses = tuple(who["after_losses"])
        self.witnessed = tuple(who["witnessed"])
        self.extra_points = tuple(who["extra_points"])
        self.diverts = tuple(who["diverts"])
        self.play_area_changed = tuple(who["play_area_changed"])
        self.before_draw = tuple(who["before_draw"])
        self.drew = tuple(who["drew"])
        self.collects = tuple(who["collects"])
        self.arranges_discards = tuple(who["arranges_discards"])
        self.offers_item = tuple(who["offers_item"])
        self.keeps_crafted = tuple(who["keeps_crafted"])
        self.item_crafted = tuple(who["item_crafted"])
        self.item_taken = tuple(who["item_taken"])
        self.exhausted_items = tuple(who["exhausted_items"])
        self.hide = tuple(who["hide"])
        self.redeal = tuple(who["redeal"])

    def piece_name(self, row: Row) -> str:
        owner = self.owners[self.owner[row // ROW]]
        kind = (row - owner.first) // ROW
        return owner.PIECES[kind].name if kind < len(owner.PIECES) else NO_PIECE.name


def owners_among(bearers: Sequence[Bearer]) -> tuple[Owner, ...]:
    """Joints that are an owner's alone."""
    return tuple([bearer for bearer in bearers if isinstance(bearer, Owner)])


def cards_among(bearers: Sequence[Bearer]) -> tuple[Effect, ...]:
    """Lasting effects: a rule that asks often asks those of them whose card lies in a play area."""
    return tuple([bearer for bearer in bearers if isinstance(bearer, Effect)])


def kinds_of(cards: Sequence[Effect]) -> int:
    """A bit for each of them, as in `State.laid`."""
    kinds = 0
    for effect in cards:
        kinds |= 1 << effect.card
    return kinds


def may_have_power(owner: Owner) -> bool:
    """Whether it has warriors or buildings: some hirelings have no such piece."""
    return any([piece.count and piece.sort <= BUILDING for piece in owner.PIECES])


def by_phase(bearers: Sequence[Bearer]) -> tuple[tuple[Bearer, ...], ...]:
    """Those that have something to say in each phase."""
    return tuple([tuple([bearer for bearer in bearers if phase in bearer.PHASES]) for phase in PHASES])


@law(
    "root 1.5.1",
    "root 1.5.2",
    "root 1.5.3",
    "root G.1.8",
    "root G.1.9",
    "root B.1.2",
    "root B.1.3",
    "root B.2.2",
    "root B.2.3",
    "root B.3.2",
    "root B.3.3",
    "root B.4.2",
    "root B.4.3",
)
def open_box(
    setup: Mapping[str, Any],
    map_: Map,
    deck: bytes,
    seats: Sequence[tuple[type[Faction], Seating]],
    unseated: Sequence[type[Owner]] = (),
    others: Iterable[Bearer] = (),
    draft: Sequence[type[Faction]] = (),
) -> Box:
    """Hand out the pieces: who owns a piece, and how many there are of it, is settled here for good.

    A seat that is open at the start has room for any faction of the draft: whoever sits where, the rows and piles of
    all are the same from the first question to the last.
    """
    players: list[Faction] = []
    rows = piles = 0
    for seat, (faction, seating) in enumerate(seats):
        player = faction(seat, rows * ROW, piles)
        player.configure(seating)
        players.append(player)
        if draft and setup["seats"][seat] == OPEN_SEAT:
            player.room = max([len(each.PIECES) for each in draft])
            player.pile_room = max([each.PILES for each in draft])
        rows += player.room
        piles += player.pile_room
    if setup.get("team"):
        humans = [player for player in players if not player.is_bot]
        for player in humans:
            player.side = humans[0].seat
    owners: list[Owner] = []
    for kind in unseated:
        owner = kind(len(players) + len(owners), rows * ROW)
        owners.append(owner)
        rows += len(owner.PIECES)
    brought = [bearer for player in players for bearer in player.brings(setup)]
    return Box(setup, map_, deck, players, owners, [*others, *brought], tuple([faction.KEY for faction in draft]))
