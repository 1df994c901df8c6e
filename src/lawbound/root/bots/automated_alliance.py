"""The Automated Alliance: Law of Rootbotics, chapter 6."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Final

from lawbound.kernel import NO, Ask, Flow, Option, Prompt, Seat
from lawbound.law import law
from lawbound.root.battle import Fight, mercenaries
from lawbound.root.bots.bot import Bot, in_phases
from lawbound.root.cards import BIRD, UNKNOWN, Suit, matches
from lawbound.root.factions.alliance import AlliancePieces
from lawbound.root.hand import matching, spend_card
from lawbound.root.map import Clearing
from lawbound.root.move import Move
from lawbound.root.naming import number, write_cards
from lawbound.root.owner import Owner
from lawbound.root.pieces import CLEARINGS, take_off
from lawbound.root.removal import (
    Removal,
    Trigger,
    remove_all_enemy_pieces,
    remove_pieces,
    score_removals,
    why_not_remove,
)
from lawbound.root.rule import is_enemy
from lawbound.root.score import score
from lawbound.root.select import Among
from lawbound.root.state import NOBODY, Number, State
from lawbound.root.steps import Step
from lawbound.root.suits import is_of, printed, suits_at

TRACK: Final = (0, 1, 1, 1, 1, 2, 2, 3, 3, 4)  # points by space of the Sympathy track
FEW_TOKENS: Final = 4  # with so many or fewer on the map, pity spreads sympathy twice
CANNOT_SPREAD: Final = 5  # points
WARRIORS_TO_ORGANIZE: Final = {"easy": 4, "default": 3, "challenging": 2, "nightmare": 2}

REVOLTED, PITIED = 0, 1  # whether it has revolted, or spread sympathy out of pity, in this Birdsong

OUTRAGE: Final = Prompt("automated outrage", "rootbotics 6.2.3", "card")


@law("rootbotics 6.1")
class AutomatedAlliance(Bot, AlliancePieces):
    """The Automated Alliance."""

    OWN: ClassVar[int] = 2
    PILES: ClassVar[int] = 1  # the order card
    FIELDS: ClassVar[tuple[str, ...]] = ("order", "revolted", "pitied")
    TRAITS: ClassVar[tuple[str, ...]] = ("informants", "popularity", "veterans", "wildfire", "steadfast")
    pays_in_kind: ClassVar[bool] = True
    seeks_birds: ClassVar[bool] = True

    # Abilities

    @law("rootbotics 6.2.2", "rootbotics 3.3.2")
    def defence_bonus(self, s: State, fight: Fight) -> int:
        """Automated ambush: an extra hit with a warrior there, or one that it treats as its own; Informants: with a
        sympathy token too.
        """
        clearing = fight.clearing
        informed = self.has("informants") and self.is_sympathetic(s, clearing)
        return 1 if self.own_warriors(s, clearing) or mercenaries(s, fight, self) or informed else 0

    @law("rootbotics 3.3.2")
    def takes_higher_roll(self) -> bool:
        """Veterans."""
        return self.has("veterans")

    @law("rootbotics 3.3.2")
    def points_for(self, removal: Removal) -> int:
        """Popularity: nobody scores for its sympathy tokens."""
        return removal.points - removal.count(self.sympathy) if self.has("popularity") else removal.points

    @law("rootbotics 6.2.3", "rootbotics 6.2.4")
    def after_losing(self, s: State, removal: Removal) -> list[Trigger]:
        """A lost base, and outrage over a sympathy token that a human removed."""
        triggers = self.lost_bases(removal)
        offender = s.box.owners[removal.by].decider(s)
        if removal.count(self.sympathy) and offender != NOBODY and not s.players[offender].is_bot:
            triggers.append(Trigger("outrage", self.seat, removal.clearing, 1, offender))
        return triggers

    @law("rootbotics 6.2.3")
    def entered(self, s: State, move: Move) -> list[Trigger]:
        """Outrage over warriors that a human moved into a sympathetic clearing."""
        return self.brought_in(s, move.by, move.destination)

    @law("rootbotics 6.2.3")
    def brought_in(self, s: State, owner: Number, clearing: Clearing) -> list[Trigger]:
        """The article names the human whose warriors move in, whoever moves them."""
        offender = s.box.owners[owner].decider(s)
        if self.is_sympathetic(s, clearing) and offender != NOBODY and not s.players[offender].is_bot:
            return [Trigger("outrage", self.seat, clearing, 1, offender)]
        return []

    def resolve(self, s: State, trigger: Trigger) -> Flow[None]:
        if trigger.name == "outrage":
            yield from self.outrage(s, s.suits[trigger.clearing], trigger.cause)
        else:
            self.crack_down(s, trigger.amount, trigger.cause)

    @law("rootbotics 6.2.3")
    def outrage(self, s: State, suit: Suit, offender: Seat) -> Flow[None]:
        """The human discards a matching card of their choice, a bird if need be; without one the Alliance scores.

        The discarded card is not given to the bot, so it scores nothing for it. No hand is shown.
        """
        hand = s.hands[offender]
        cards: list[Option] = [*matching(s, hand, suit)]
        if UNKNOWN in hand and not any([card != UNKNOWN and matches(card, suit) for card in bytes(hand)]):
            cards.append(NO)  # only the owner of an unknown hand knows whether it holds such a card
        card: Option = (yield Ask(offender, OUTRAGE, cards, (suit,), s.box.discreet)) if cards else NO
        if card is NO:
            score(s, self.seat, 1, "rootbotics 6.2.3")
        else:
            spend_card(s, offender, card, "rootbotics 6.2.3")

    @law("rootbotics 6.2.4")
    def crack_down(self, s: State, suit: Suit, by: Seat) -> None:
        """All sympathy tokens leave the clearings of the lost base's suit.

        Whoever removed the base has caused this and scores for the tokens (root 3.2.1), but has not removed them:
        there is no outrage over them.
        """
        removals: list[Removal] = []
        for clearing in CLEARINGS:
            if is_of(s, clearing, suit) and self.is_sympathetic(s, clearing):
                removal = Removal(self.seat, by, clearing)
                removal.caused = True
                remove_pieces(s, removal, self.sympathy, 1, "rootbotics 6.2.4")
                removals.append(removal)
        score_removals(s, removals)

    # Setup

    @law("rootbotics 6.3", "rootbotics 6.3.1", "rootbotics 6.3.2", "rootbotics 6.3.3")
    def setup(self, s: State) -> Flow[None]:
        """Warriors, bases and sympathy tokens wait in their places from the start."""
        return
        yield

    # Turn

    def turn_begins(self, s: State) -> None:
        s.own[self.seat][:] = bytes(self.OWN)

    @law("rootbotics 6.4", "rootbotics 6.5", "rootbotics 6.6")
    def steps(self) -> tuple[Step, ...]:
        """Wildfire comes at the end of Evening, but while there is still an order."""
        bot = AutomatedAlliance
        return in_phases(
            birdsong={
                "6.4.1 reveal order": bot.reveal,
                "6.4.2 craft item": bot.craft,
                "6.4.3 revolt": bot.revolt,
                "6.4.4 public pity": bot.public_pity,
            },
            daylight={"6.5.1 spread sympathy": bot.daylight_spread, "6.5.2 surprise revolt": bot.surprise_revolt},
            evening={
                "6.6.1 organize": bot.organize,
                "6.6.2 recruit": bot.recruit,
                "3.3.2 wildfire": bot.wildfire,
                "6.6.3 discard order": bot.end_order,
            },
        )

    # Revolt

    @law("rootbotics 6.4.3", "rootbotics 6.4.3.box")
    def revolt(self, s: State, _: Option) -> Flow[None]:
        """With a suited order whose base is on the board: in the ordered sympathetic clearing with most enemy pieces.

        The Polish edition chooses among the bases on the board first, with the same result.
        """
        suit = self.order_suit(s)
        if suit is None or suit == BIRD or not s.board[self.bases[suit]]:
            return
        site = yield from self.revolt_site(s, self.among(s, "rootbotics 6.4.3", self.ordered(s)))
        if site is not None:
            s.own[self.seat][REVOLTED] = 1
            yield from remove_all_enemy_pieces(s, self.seat, (site,), "rootbotics 6.4.3")
            self.place_piece(s, self.bases[suit], site, "rootbotics 6.4.3")

    def revolt_site(self, s: State, candidates: Among) -> Flow[Clearing | None]:
        return (
            candidates.where("sympathetic", lambda c: self.is_sympathetic(s, c))
            .where("room for the base", lambda c: self.has_room(s, c), "rootbotics 2.3")
            .most("enemy pieces", lambda c: self.enemy_pieces(s, c))
            .by_priority()
        )
        yield

    @law("rootbotics 2.3")
    def has_room(self, s: State, clearing: Clearing) -> bool:
        """Whether there is a slot for a base once the enemies have gone who can be removed; something may have covered
        the only one.
        """
        if s.slots[clearing]:
            return True
        enemies = [owner for owner in s.box.owners if is_enemy(s, self.seat, owner.number)]
        built = [row for enemy in enemies for row in enemy.buildings if s.board[row + clearing]]
        return any([why_not_remove(s, row, clearing, self.seat) is None for row in built])

    @law("rootbotics 6.4.4", "rootbotics 3.3.2")
    def public_pity(self, s: State, _: Option) -> Flow[None]:
        """Without a revolt: sympathy twice, or once with five tokens or more on the map before.

        Steadfast: not in a turn that will bring a surprise revolt. And after pity no surprise revolt follows.
        """
        if s.own[self.seat][REVOLTED] or (self.has("steadfast") and self.will_surprise(s)):
            return
        s.own[self.seat][PITIED] = 1
        for _time in range(2 if self.sympathy_on_map(s) <= FEW_TOKENS else 1):
            yield from self.spread_sympathy(s)
        return
        yield

    @law("rootbotics 3.3.2")
    def will_surprise(self, s: State) -> bool:
        """Judged in Birdsong: a bird order, and a clearing that can revolt already."""
        if self.order_suit(s) != BIRD:
            return False
        return any([self.is_sympathetic(s, c) and self.has_room(s, c) for c in self.base_clearings(s)])

    def base_clearings(self, s: State) -> list[Clearing]:
        """The clearings that match a base still on the board."""
        return [c for c in CLEARINGS if any([s.board[self.bases[suit]] for suit in suits_at(s, c)])]

    @law("rootbotics 6.5.2")
    def surprise_revolt(self, s: State, _: Option) -> Flow[None]:
        """With a bird order: in the sympathetic clearing with most enemy pieces that matches a base on the board.

        Only enemy pieces are removed. The Polish edition does not say that the base is placed.
        """
        if self.order_suit(s) != BIRD or (self.has("steadfast") and s.own[self.seat][PITIED]):
            return
        site = yield from self.revolt_site(s, self.among(s, "rootbotics 6.5.2", self.base_clearings(s)))
        if site is not None:
            yield from remove_all_enemy_pieces(s, self.seat, (site,), "rootbotics 6.5.2")
            if s.box.options["surprise_revolt_places_base"] == "place_base":
                left = [suit for suit in suits_at(s, site) if s.board[self.bases[suit]]]
                suit = printed(s, site) if printed(s, site) in left else left[0]
                self.place_piece(s, self.bases[suit], site, "rootbotics 6.5.2")

    # Sympathy

    @law("rootbotics 6.5.1")
    def daylight_spread(self, s: State, _: Option) -> Flow[None]:
        yield from self.spread_sympathy(s)
        return
        yield

    @law("rootbotics 6.5.1", "rootbotics 6.5.1.II")
    def spread_sympathy(self, s: State, scoring: bool = True) -> Flow[None]:
        """Place a token and score the space uncovered; five points if there is no token or no place for it."""
        site = None
        if s.board[self.sympathy]:
            site = yield from self.ordered_site(s)
            if site is None:
                site = yield from self.other_site(s)
        if site is None:
            if scoring:
                score(s, self.seat, CANNOT_SPREAD, "rootbotics 6.5.1.II")
            return
        points = self.sympathy_points(s, site)
        if self.place_piece(s, self.sympathy, site, "rootbotics 6.5.1") and scoring:
            score(s, self.seat, points, "rootbotics 6.5.1")
        return
        yield

    @law("rootbotics 6.5.1", "rootbotics 6.2.5", "rootbotics 3.3.2")
    def sympathy_points(self, s: State, clearing: Clearing) -> int:
        """The points of the next space, less martial law, which Steadfast ignores."""
        points = TRACK[self.sympathy_on_map(s)]
        return points if self.has("steadfast") else max(0, points - self.martial_law(s, clearing))

    @law("rootbotics 6.2.5", "root G.1.27")
    def garrisons(self, s: State) -> Sequence[Owner]:
        """Where the article for people speaks of players, that for the bot speaks of enemies, as hirelings are too."""
        return s.box.owners

    @law("rootbotics 6.5.1", "rootbotics 6.2.1.I")
    def ordered_site(self, s: State) -> Flow[Clearing | None]:
        return (
            self.among(s, "rootbotics 6.5.1", self.ordered(s))
            .where("unsympathetic", lambda c: not self.is_sympathetic(s, c))
            .where("adjacent to sympathy", lambda c: self.beside_sympathy(s, c))
            .where("open to its pieces", lambda c: self.can_place(s, c), "rootbotics 2.3")
            .least("enemy warriors", lambda c: self.enemy_warriors(s, c))
            .by_priority()
        )
        yield

    @law("rootbotics 6.5.1.I", "rootbotics 6.2.1.I")
    def other_site(self, s: State) -> Flow[Clearing | None]:
        """Of any suit, with the fewest enemy pieces, beside sympathy; anywhere while there is none on the map.

        In the Polish edition anywhere in any case.
        """
        sites = self.among(s, "rootbotics 6.5.1.I", CLEARINGS).where(
            "unsympathetic", lambda c: not self.is_sympathetic(s, c)
        )
        if s.box.options["sympathy_fallback_adjacency"] == "adjacent_to_sympathy" and self.sympathy_on_map(s):
            sites.where("adjacent to sympathy", lambda c: self.beside_sympathy(s, c))
        return (
            sites.where("open to its pieces", lambda c: self.can_place(s, c), "rootbotics 2.3")
            .least("enemy pieces", lambda c: self.enemy_pieces(s, c))
            .by_priority()
        )
        yield

    def beside_sympathy(self, s: State, clearing: Clearing) -> bool:
        return any([self.is_sympathetic(s, c) for c in self.neighbours(s, clearing)])

    # Evening

    def with_base(self, s: State) -> list[Clearing]:
        return [c for c in CLEARINGS if any([s.board[base + c] for base in self.bases])]

    @law("rootbotics 6.6.1", "rootbotics 3.3.1")
    def organize(self, s: State, _: Option) -> Flow[None]:
        """From each base with three warriors all of them leave to spread sympathy. Easy needs four, challenging two."""
        needed = WARRIORS_TO_ORGANIZE[self.difficulty]
        for clearing in self.with_base(s):
            here = self.own_warriors(s, clearing)
            if here >= needed:
                take_off(s, self.warrior, clearing, here, "rootbotics 6.6.1")
                yield from self.spread_sympathy(s)
        return
        yield

    @law("rootbotics 6.6.2")
    def recruit(self, s: State, _: Option) -> Flow[None]:
        for clearing in self.with_base(s):
            if self.can_place(s, clearing):
                self.place_warriors(s, clearing, 1, "rootbotics 6.6.2")
        return
        yield

    @law("rootbotics 3.3.2")
    def wildfire(self, s: State, _: Option) -> Flow[None]:
        """Wildfire: one more spread, which scores nothing, not even where no token can be placed."""
        if self.has("wildfire"):
            yield from self.spread_sympathy(s, scoring=False)
        return
        yield

    # Positions

    def describe(self, s: State) -> dict[str, Any]:
        return {
            "order": write_cards(s.piles[self.order_pile]),
            "revolted": s.own[self.seat][REVOLTED] or None,
            "pitied": s.own[self.seat][PITIED] or None,
        }

    def restore(self, s: State, fields: Mapping[str, Any]) -> None:
        AlliancePieces.restore(self, s, fields)
        self.restore_order(s, fields)
        s.own[self.seat][REVOLTED] = number(fields.get("revolted", 0), "alliance, revolted", 1)
        s.own[self.seat][PITIED] = number(fields.get("pitied", 0), "alliance, pitied", 1)
