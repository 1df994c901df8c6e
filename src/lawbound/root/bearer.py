"""Whatever may bend a rule: a faction or bot, a hireling, a landmark, a card's lasting effect, something on the map.

A joint is a named place where the Law lets somebody change a general rule. `Bearer` has every joint that any of them
may bend, in its neutral form; a bearer overrides those that its text changes. What is in the box decides once who is
asked (`Box` keeps, for each joint, those who override it): a general rule asks these, and never names anybody. Whether
a bearer has anything to say now is its own affair: whether its card lies in a play area, who controls it, where it
stands. So nothing is registered or struck off in the course of a game, and a state holds no references.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, ClassVar, Final, TypeVar

from mypy_extensions import trait

from lawbound.kernel import Flow, Seat, Seeded
from lawbound.root.cards import Card, Suit
from lawbound.root.items import Item
from lawbound.root.map import Clearing
from lawbound.root.state import NOBODY, Number, Row, State

if TYPE_CHECKING:
    from lawbound.root.battle import Fight
    from lawbound.root.decks.effect import BattleEffect
    from lawbound.root.faction import Faction
    from lawbound.root.move import Move
    from lawbound.root.owner import Owner
    from lawbound.root.removal import Removal, Trigger
    from lawbound.root.steps import Action


@trait
class Bearer:
    """Every joint in its neutral form."""

    KEY: ClassVar[str] = ""
    OWN: ClassVar[int] = 0
    """How many numbers of its own it keeps in the state: `s.own[bearer.number]`."""
    PILES: ClassVar[int] = 0
    """How many piles of cards of its own, from `pile` on."""
    FIELDS: ClassVar[tuple[str, ...]] = ()
    """The fields that it has in a position."""
    PHASES: ClassVar[tuple[int, ...]] = (1, 2, 3)
    """The phases (Birdsong, Daylight, Evening) in which `at_start`, `between` and `at_end` ever say anything."""

    def __init__(self) -> None:
        self.number: Number = NOBODY  # among the bearers in the box: owners first, in the order of the seats
        self.pile = 0  # the first of its piles

    # Setup and turn

    def set_up(self, s: State) -> Flow[None]:
        """Set up what belongs to it and to no player, before the factions are set up by `setup`."""
        return
        yield

    def is_out(self, s: State) -> bool:
        """Whether, once all is set up, it has no part in the game: a landmark that was not drawn, say."""
        return False

    def spares(self, options: Mapping[str, str]) -> tuple[str, ...]:
        """The joints that it leaves alone after all, as players read the rules."""
        return ()

    def turn_begins(self, s: State) -> None:
        """Reset what it counts by turn. A faction is asked at the start of its own turn, all others at every turn's."""

    def at_start(self, s: State, player: Faction, phase: int) -> list[Trigger]:
        """What happens at the start of that player's phase, in an order that the player likes."""
        return []

    def between(self, s: State, player: Faction, phase: int) -> Sequence[Action]:
        """What the player may do between two actions of the phase: offered if `why_not` has nothing against it."""
        return ()

    def imaginable(self, s: State, player: Faction, phase: int) -> Sequence[Action]:
        """What the player may think of doing between two actions of the phase, whether `between` has it now or not."""
        return self.between(s, player, phase)

    def at_end(self, s: State, player: Faction, phase: int) -> list[Trigger]:
        """What happens at the end of that player's phase."""
        return []

    def turn_ended(self, s: State, player: Faction) -> Flow[None]:
        """What happens at the end of that player's turn, after everything else in their Evening."""
        return
        yield

    def resolve(self, s: State, trigger: Trigger) -> Flow[None]:
        """Resolve an effect of its own that was triggered."""
        raise NotImplementedError

    def resolve_all(self, s: State, triggers: Sequence[Trigger]) -> Flow[None]:
        """Resolve effects of its own that have nothing else beside them."""
        for trigger in triggers:
            yield from self.resolve(s, trigger)

    def settle(self, s: State) -> Flow[None]:
        """What an action has left open, asked before anything else may be done."""
        return
        yield

    def scored(self, s: State, seat: Seat, before: int) -> None:
        """That player has scored, and had so many points before."""

    # Rule

    def claims_rule(self, s: State, clearing: Clearing) -> bool:
        """Whether it rules that clearing whatever is there. Only an owner can."""
        return False

    def lend_power(self, s: State, clearing: Clearing, powers: bytearray, winning: bool) -> None:
        """Change how many warriors and buildings count for whom when a ruler is found, or for a win by dominance."""

    def wins_ties(self, s: State) -> Number:
        """Who rules, because of it, where they are tied for the most warriors and buildings."""
        return NOBODY

    def fights_for(self, s: State, seat: Seat, clearing: Clearing) -> bool:
        """Whether it has warriors here that this player treats as their own, for rule and in battle."""
        return False

    # The map

    def covered_suit(self, s: State) -> Suit:
        """The suit that its clearing has without it, where that is of every suit."""
        return 0

    def holds_tower(self, s: State) -> Clearing:
        """Where the tower stands that it keeps; 0 if nowhere."""
        return 0

    # Moving and placing

    def links(self, s: State, owner: Number, clearing: Clearing) -> Sequence[Clearing]:
        """Clearings that it makes adjacent to this one for that owner."""
        return ()

    def ports(self, s: State, owner: Number, clearing: Clearing) -> Sequence[Clearing]:
        """Where a move of that owner may lead from here although it is not adjacent."""
        return ()

    def why_apart(self, s: State, owner: Number, origin: Clearing, destination: Clearing) -> str | None:
        """The article by which that move does not lead there now, although it may at another time."""
        return None

    def waives_rule(self, s: State, owner: Number, origin: Clearing, destination: Clearing) -> bool:
        """Whether that owner may move there without ruling either clearing."""
        return False

    def why_not_leave(self, s: State, owner: Number, clearing: Clearing) -> str | None:
        """The article by which it keeps that owner's pieces from moving out of the clearing."""
        return None

    def spring_snare(self, s: State, clearing: Clearing, by: Number) -> bool:
        """Give up what would keep that bot from placing here or leaving; True if there was such a thing."""
        return False

    def why_not_enter(self, s: State, owner: Number, clearing: Clearing) -> str | None:
        """The article by which it keeps that owner's pieces from moving into the clearing."""
        return None

    def why_not_placed(self, s: State, owner: Number, clearing: Clearing, by: Number) -> str | None:
        """The article by which it keeps whoever acts (`by`) from placing that owner's pieces in the clearing."""
        return None

    def carries(self, s: State, move: Move) -> Flow[None]:
        """What goes along with the move: add it to the move's rows before it is made."""
        return
        yield

    def toll(self, s: State, move: Move) -> Flow[None]:
        """What is lost on the way: take it out of the move's rows before anything arrives."""
        return
        yield

    def moved(self, s: State, move: Move) -> list[Trigger]:
        """What the way of the move brings about, once the pieces have arrived."""
        return []

    def entered(self, s: State, move: Move) -> list[Trigger]:
        """Effects triggered when somebody else's warriors move into a clearing."""
        return []

    def brought_in(self, s: State, owner: Number, clearing: Clearing) -> list[Trigger]:
        """Effects triggered when somebody else moves that owner's warriors into the clearing."""
        return []

    def building_placed(self, s: State, row: Row, clearing: Clearing) -> None:
        """Somebody has placed a building."""

    # Battle

    def why_spared(self, s: State, attacker: Number, defender: Number, clearing: Clearing) -> str | None:
        """The article by which it keeps the one from battling the other there."""
        return None

    def before_battle(self, s: State, fight: Fight) -> Flow[None]:
        """What the attacker must do to start that battle."""
        return
        yield

    def ignores_ambush(self, s: State, fight: Fight) -> bool:
        """Whether an ambush does nothing to the attacker."""
        return False

    def offers_help(self, s: State, clearing: Clearing) -> bool:
        """Whether a defender may enlist it in a battle there. Only an owner can help."""
        return False

    def before_roll(self, s: State, fight: Fight) -> Flow[None]:
        """What happens in a battle before the dice are rolled."""
        return
        yield

    def hit_effects(self, s: State, fight: Fight, side: Owner) -> Sequence[BattleEffect]:
        """The effects that this side may use after the roll."""
        return ()

    def extra_hits(self, s: State, fight: Fight, side: Owner) -> int:
        """Extra hits that this side deals because of it."""
        return 0

    def ignores_hits(self, s: State, fight: Fight, side: Owner) -> str | None:
        """The article by which this side ignores the first hit of the battle: of several abilities one counts."""
        return None

    # Removal

    def why_not_removed(self, s: State, row: Row, clearing: Clearing, by: Number) -> str | None:
        """The article by which pieces of that kind stay when an effect removes pieces there."""
        return None

    def after_losses(self, s: State, removals: Sequence[Removal]) -> list[Trigger]:
        """Effects that everything that owners lose at the same time triggers together, in whatever clearings it was."""
        return []

    def witnessed(self, s: State, removals: Sequence[Removal]) -> list[Trigger]:
        """What happens to it when an effect, not a battle, removes pieces."""
        return []

    def extra_points(self, s: State, removal: Removal) -> int:
        """Points more (or fewer) for whoever removed these pieces."""
        return 0

    def diverts(self, s: State, row: Row, origin: int, replaced: bool) -> bool:
        """Whether it keeps pieces of that kind (`HELD_BACK`) which are on their way to their supply, from that place of
        their row, perhaps because another piece takes theirs.
        """
        return False

    # Cards

    def play_area_changed(self, s: State, seat: Seat, card: Card) -> None:
        """That card has come into that player's play area, or has left it."""

    def before_draw(self, s: State, seat: Seat, count: int) -> Flow[bool]:
        """That player, who has a hand, is about to draw so many cards; True if they have something else instead."""
        return False
        yield

    def drew(self, s: State, seat: Seat) -> None:
        """That player, who has a hand, has drawn cards."""

    def collects(self, s: State, card: Card) -> bool:
        """Take a card that would go to the discard pile; True if taken."""
        return False

    def arranges_discards(self, s: State, seat: Seat, cards: Sequence[Card]) -> Flow[Sequence[Card]]:
        """The order in which cards that this player discards together come to the pile, where it matters to anybody."""
        return cards
        yield

    def offers_item(self, s: State, player: Faction, item: Item) -> bool:
        """Whether that player may craft this item out of what lies here, not in the supply."""
        return False

    def hand_over_item(self, s: State, player: Faction, item: Item) -> Flow[bool]:
        """Take the item offered off this place, if the player wants it from here; without one in the supply they do."""
        return False
        yield

    def keeps_crafted(self, s: State, player: Faction, card: Card) -> Flow[bool]:
        """Take that player's card, which was crafted and would be discarded; True if it lies somewhere else now."""
        return False
        yield

    def item_crafted(self, s: State, player: Faction, card: Card) -> Flow[None]:
        """What happens when that player, perhaps itself, has crafted the item of the card."""
        return
        yield

    def item_taken(self, s: State, seat: Seat, item: Item) -> None:
        """Somebody has taken that item out of that player's Crafted Items box."""

    def exhausted_items(self, s: State, seat: Seat, item: Item) -> int:
        """How many such items in that player's Crafted Items box lie exhausted since they served here."""
        return 0

    # What others may see

    def hide(self, s: State, seat: Seat | None) -> None:
        """Make unknown, in place, what that seat (None: a spectator) may not see of what it holds.

        Cards by `turn_face_down`; other things as their own unknown, the same whatever they were.
        """

    def redeal(self, s: State, luck: Seeded) -> None:
        """Decide, in place, what `hide` has made unknown, other than cards; every way it may be is as likely as any
        other, and whoever it was hidden from sees no difference.
        """

    def puzzles(self, s: State, seat: Seat) -> bool:
        """Whether that seat should know something of what it holds, other than cards, that the table does not."""
        return False

    # Positions

    def describe(self, s: State) -> dict[str, Any]:
        """Its own fields of a position."""
        return {}

    def restore(self, s: State, fields: Mapping[str, Any]) -> None:
        """Read its own fields; the general ones, and the pieces in clearings, have been read."""


JOINTS: Final = (
    *("set_up", "turn_begins", "at_start", "between", "at_end", "turn_ended", "settle", "scored"),
    *("covered_suit", "holds_tower"),
    *("claims_rule", "lend_power", "wins_ties", "fights_for"),
    *("links", "ports", "why_apart", "waives_rule", "why_not_leave", "why_not_enter", "why_not_placed"),
    *("carries", "toll", "moved", "entered", "brought_in", "building_placed"),
    *(
        "why_spared",
        "before_battle",
        "ignores_ambush",
        "offers_help",
        "before_roll",
        "hit_effects",
        "extra_hits",
        "ignores_hits",
    ),
    *("why_not_removed", "after_losses", "witnessed", "extra_points", "diverts"),
    *("play_area_changed", "before_draw", "drew", "collects", "arranges_discards"),
    *("offers_item", "keeps_crafted", "item_crafted", "item_taken", "exhausted_items"),
    *("hide", "redeal"),
)
"""The joints at which general rules ask everybody who bends them."""

_bent: Final[dict[type[Bearer], tuple[str, ...]]] = {}


def bent_by(kind: type[Bearer]) -> tuple[str, ...]:
    """The joints to which that class gives another form."""
    found = _bent.get(kind)
    if found is None:
        found = tuple([joint for joint in JOINTS if getattr(kind, joint) is not getattr(Bearer, joint)])
        _bent[kind] = found
    return found


B = TypeVar("B", bound=Bearer)


def bearer_in(s: State, kind: type[B]) -> B:
    """The hireling, landmark or card of that class, which is in the game."""
    found = s.box.named[kind.KEY]
    assert isinstance(found, kind)
    return found
