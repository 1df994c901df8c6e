"""What is being done: the record of a major action, from its first step to its last.

Powers change its fields (`modify`, `declared`, `battle_plan`), and the general flow reads them. A record is for all to
see: whatever is hidden waits in a hand. It lives in `State.acts` while the action lasts, and is gone at safe points.
"""

from __future__ import annotations

from typing import Final

from lawbound.kernel import Seat
from lawbound.oath.cards import NONE, Card, Position, Source

WORLD: Final = 3
"""Where to search: a discard pile is the number of its region."""

FACEUP, FACEDOWN, REVEALED, DISCARDED = 8, 9, 10, 11
"""Where to play a card, besides the positions of the map. REVEALED: a vision, faceup; the Conspiracy too."""

HALF, ALL, NO_LOSSES = range(3)
"""What a defeat costs: half of the force, all of it, or nothing, which prevails."""

BY_THE_RULES, ON_TOP, AT_BOTTOM, UNDER_THE_WORLD = range(4)
"""Where the discards of a search go."""


class Act:
    """What all actions have."""

    __slots__ = ("advisers_of", "base", "free", "name", "plus", "seat", "site", "used", "waived")

    name: str

    def __init__(self, seat: Seat, site: Position) -> None:
        self.seat = seat  # who acts
        self.site = site  # where they stand, or count as standing
        self.used: list[Source] = []  # modifiers and battle plans that work on this action
        self.advisers_of = NONE  # whose advisers count instead of their own
        self.base = 0  # supply
        self.plus = 0
        self.free = False  # no supply at all, whatever is added
        self.waived = False  # the same, whatever the target will be

    @property
    def supply(self) -> int:
        """What it costs."""
        return 0 if self.free else self.base + self.plus

    def copy(self) -> Act:
        raise NotImplementedError

    def _copy_to(self, twin: Act) -> None:
        twin.used = self.used.copy()
        twin.advisers_of = self.advisers_of
        twin.base = self.base
        twin.plus = self.plus
        twin.free = self.free
        twin.waived = self.waived


class Search(Act):
    """Search (5.1), and every play of a card (5.1.4)."""

    __slots__ = (
        "anywhere",
        "bottom",
        "card",
        "discards",
        "draw",
        "facedown",
        "fresh",
        "kept",
        "more",
        "pile",
        "piles",
        "plays",
        "region",
        "reward_is_secret",
        "rotation",
        "shown",
        "source",
        "to_site",
        "where",
        "world",
    )

    def __init__(self, seat: Seat, site: Position, fresh: bool = True) -> None:
        super().__init__(seat, site)
        self.name = "search"
        self.world = True  # the world deck may be searched
        self.piles = 0  # the discard piles that may be, besides the one of the own region, a bit each
        self.source = NONE  # WORLD, or the region of a discard pile
        self.draw = 3
        self.more = 0  # cards added to that
        self.bottom = False  # from the bottom of a discard pile
        self.shown = False  # all that is drawn, and what is kept, is shown to everybody
        self.plays = 1  # how many cards may be played
        self.to_site = False  # one of them has to be played to a site
        self.discards = BY_THE_RULES  # where discards of this search go
        self.pile = NONE  # and to which pile
        self.reward_is_secret = False  # for a play to a site
        self.anywhere = 0  # suits that may be played to any site, a bit each
        self.region = False  # the own region is as good as the own site, and a card there may be discarded first
        self.rotation = False  # a denizen at the very site may be discarded first
        self.fresh = fresh  # the card was drawn just now, and was no facedown adviser
        self.facedown = fresh  # it may be played as a facedown adviser
        self.card = NONE  # what is being played
        self.where = NONE  # and where
        self.kept = 0  # how many have been kept

    def copy(self) -> Search:
        twin = Search(self.seat, self.site, self.fresh)
        self._copy_to(twin)
        twin.world = self.world
        twin.piles = self.piles
        twin.source = self.source
        twin.draw = self.draw
        twin.more = self.more
        twin.bottom = self.bottom
        twin.shown = self.shown
        twin.plays = self.plays
        twin.to_site = self.to_site
        twin.discards = self.discards
        twin.pile = self.pile
        twin.reward_is_secret = self.reward_is_secret
        twin.anywhere = self.anywhere
        twin.region = self.region
        twin.rotation = self.rotation
        twin.facedown = self.facedown
        twin.card = self.card
        twin.where = self.where
        twin.kept = self.kept
        return twin


class Muster(Act):
    """Muster (5.2)."""

    __slots__ = ("any_card", "by_secret", "card", "warbands")

    def __init__(self, seat: Seat, site: Position) -> None:
        super().__init__(seat, site)
        self.name = "muster"
        self.base = 1
        self.card = NONE  # the one mustered on
        self.any_card = False  # also one with favor or secrets on it
        self.by_secret = False  # a secret is placed instead of a favor
        self.warbands = 2

    def copy(self) -> Muster:
        twin = Muster(self.seat, self.site)
        self._copy_to(twin)
        twin.card = self.card
        twin.any_card = self.any_card
        twin.by_secret = self.by_secret
        twin.warbands = self.warbands
        return twin


class Trade(Act):
    """Trade (5.3)."""

    __slots__ = ("card", "favor", "for_secrets", "guise", "region", "secrets", "suit_as")

    def __init__(self, seat: Seat, site: Position) -> None:
        super().__init__(seat, site)
        self.name = "trade"
        self.base = 1
        self.card = NONE  # the one traded with
        self.for_secrets = False
        self.region = False  # cards of all sites of the region may be traded with
        self.guise = NONE  # an own adviser that counts as of another suit
        self.suit_as = NONE  # and of which
        self.favor = 0  # what will be gained
        self.secrets = 0

    def copy(self) -> Trade:
        twin = Trade(self.seat, self.site)
        self._copy_to(twin)
        twin.card = self.card
        twin.for_secrets = self.for_secrets
        twin.region = self.region
        twin.guise = self.guise
        twin.suit_as = self.suit_as
        twin.favor = self.favor
        twin.secrets = self.secrets
        return twin


class Recover(Act):
    """Recover (5.4). `extra` are secrets that were gained for the payment and have to go into it."""

    __slots__ = ("extra", "former", "paid", "thing")

    def __init__(self, seat: Seat, site: Position) -> None:
        super().__init__(seat, site)
        self.name = "recover"
        self.base = 1
        self.thing = NONE  # a banner; or the place of a relic at the site
        self.extra = 0
        self.paid = 0  # favor or secrets put on the banner
        self.former = NONE  # who held it

    def copy(self) -> Recover:
        twin = Recover(self.seat, self.site)
        self._copy_to(twin)
        twin.thing = self.thing
        twin.extra = self.extra
        twin.paid = self.paid
        twin.former = self.former
        return twin


class Travel(Act):
    """Travel (5.6), also where somebody else makes the pawn travel: `forced` by whom."""

    __slots__ = ("forced", "ignores_sites", "only", "origin", "to")

    def __init__(self, seat: Seat, site: Position, forced: Seat = NONE) -> None:
        super().__init__(seat, site)
        self.name = "travel"
        self.origin = site
        self.to = NONE
        self.forced = forced
        self.only = 0  # the destinations that are allowed, a bit each; 0: all
        self.ignores_sites = False  # powers of sites do not count

    def copy(self) -> Travel:
        twin = Travel(self.seat, self.site, self.forced)
        self._copy_to(twin)
        twin.origin = self.origin
        twin.to = self.to
        twin.only = self.only
        twin.ignores_sites = self.ignores_sites
        return twin


class Campaign(Act):
    """Campaign (5.5). `defender` is a seat or BANDITS. Fields of both sides have two places: attacker, defender."""

    __slots__ = (
        "allies",
        "alone",
        "attack",
        "attack_factor",
        "bandits",
        "barred",
        "burn_all",
        "bury",
        "decided",
        "defender",
        "defense",
        "discards",
        "doubles_ignored",
        "exempt",
        "halved",
        "hollow_ignored",
        "hospital",
        "killed",
        "losses",
        "movable",
        "no_sacrifice",
        "only",
        "pawn",
        "places",
        "plan_users",
        "plans",
        "raiders",
        "relics",
        "sacrifice_worth",
        "saved",
        "singles_ignored",
        "sites",
        "skulls_ignored",
        "survivors",
        "things",
        "total_attack",
        "total_defense",
        "winner",
    )

    def __init__(self, seat: Seat, site: Position, defender: int = NONE) -> None:
        super().__init__(seat, site)
        self.name = "campaign"
        self.base = 2
        self.defender = defender
        self.only = NONE  # the one who has to be chosen as the defender
        self.allies: list[Seat] = []
        # Targets
        self.sites: list[Position] = []
        self.things: list[Card] = []  # relics and banners of the defender
        self.relics: list[tuple[Position, int]] = []  # facedown relics at sites: the site, and which of them
        self.pawn = False  # pawn and favor of the defender
        self.exempt = False  # the site where the attacker stands need not be a target
        # Dice and forces
        self.attack = 0
        self.defense = 0
        self.places: list[int] = []  # of warbands, besides the board, that join the attack: SITE + position
        self.movable = 0  # so many of these places, the first ones, may send warbands to target sites
        self.raiders = 0  # bandits in the attacking force
        self.bandits = 0  # bandits in the defending force
        # Battle plans
        self.plans: list[Source] = []  # in the order of their use
        self.plan_users: list[int] = []  # by whom: a seat or BANDITS
        self.discards: list[Source] = []  # plans that are discarded at the end
        self.barred = bytearray(2)  # 1: this side may use no battle plans
        self.alone = bytearray(2)  # 1: this side has used a plan beside which it may use no other
        # What they do
        self.skulls_ignored = False
        self.hollow_ignored = False
        self.singles_ignored = False  # single shields
        self.doubles_ignored = bytearray(2)  # 1: what this side rolls on faces with two swords or two shields
        self.attack_factor = 1
        self.halved = False  # the attacker rolls half of the dice
        self.sacrifice_worth = 1
        self.no_sacrifice = False
        self.losses = bytearray((HALF, HALF))
        self.hospital = bytearray((NONE, NONE))  # where this side's dead are saved: a position
        self.decided = 0  # 1: the attacker has won without dice, 2: the defender has
        self.burn_all = False  # all favor instead of half
        self.bury = False  # relics that are taken may go under the relic deck
        # How it went
        self.total_attack = 0
        self.total_defense = 0
        self.winner = 0  # 1: the attacker, 2: the defender
        self.killed = bytearray(2)  # warbands of this side that were killed
        self.saved: list[tuple[int, int, int]] = []  # and that were not: side, color, number
        self.survivors: list[tuple[int, int, int]] = []  # of the beaten force: color, place, number

    def copy(self) -> Campaign:
        twin = Campaign(self.seat, self.site, self.defender)
        self._copy_to(twin)
        twin.only = self.only
        twin.allies = self.allies.copy()
        twin.sites = self.sites.copy()
        twin.things = self.things.copy()
        twin.relics = self.relics.copy()
        twin.pawn = self.pawn
        twin.exempt = self.exempt
        twin.attack = self.attack
        twin.defense = self.defense
        twin.places = self.places.copy()
        twin.movable = self.movable
        twin.raiders = self.raiders
        twin.bandits = self.bandits
        twin.plans = self.plans.copy()
        twin.plan_users = self.plan_users.copy()
        twin.discards = self.discards.copy()
        twin.barred = self.barred.copy()
        twin.alone = self.alone.copy()
        twin.skulls_ignored = self.skulls_ignored
        twin.hollow_ignored = self.hollow_ignored
        twin.singles_ignored = self.singles_ignored
        twin.doubles_ignored = self.doubles_ignored.copy()
        twin.attack_factor = self.attack_factor
        twin.halved = self.halved
        twin.sacrifice_worth = self.sacrifice_worth
        twin.no_sacrifice = self.no_sacrifice
        twin.losses = self.losses.copy()
        twin.hospital = self.hospital.copy()
        twin.decided = self.decided
        twin.burn_all = self.burn_all
        twin.bury = self.bury
        twin.total_attack = self.total_attack
        twin.total_defense = self.total_defense
        twin.winner = self.winner
        twin.killed = self.killed.copy()
        twin.saved = self.saved.copy()
        twin.survivors = self.survivors.copy()
        return twin

    @property
    def defending(self) -> list[int]:
        """The defender and all allies."""
        return [self.defender, *self.allies]

    def side_of(self, user: int) -> int:
        """0 for the attacker, 1 for everybody on the other side."""
        return 0 if user == self.seat else 1

    def targets_at(self, position: Position) -> bool:
        """Whether any target is at that site: the site itself, or what is where the defender's pawn is."""
        return position in self.sites or (position == self.site and (self.pawn or bool(self.things)))
