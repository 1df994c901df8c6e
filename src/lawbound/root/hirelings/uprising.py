"""The Spring Uprising, which breaks out where a die says; or the Rabbit Scouts, who turn a defence around."""

from __future__ import annotations

from typing import ClassVar, Final

from lawbound.kernel import DONE, Ask, Chance, Flow, Prompt, Seat, Word
from lawbound.law import law
from lawbound.root.battle import Fight
from lawbound.root.cards import Suit
from lawbound.root.faction import Faction
from lawbound.root.hand import is_asked, matching, spend, spend_card
from lawbound.root.hirelings.cards import UPRISING_DIE, pieces_of
from lawbound.root.hirelings.hireling import ABILITY, AT_BIRDSONG, SET_UP, WHEN_HIRED, Hireling, choose
from lawbound.root.map import Clearing
from lawbound.root.pieces import Piece, place, take_off
from lawbound.root.removal import Trigger, remove_all_enemy_pieces
from lawbound.root.state import NOBODY, Number, State
from lawbound.root.steps import BIRDSONG
from lawbound.root.suits import clearings_of

DIE: Final = Prompt("uprising die", AT_BIRDSONG, "suit")
UPRISING_SITE: Final = Prompt("where the Uprising stands", SET_UP, "clearing")
UPRISING_COMES: Final = Prompt("where the Uprising comes", WHEN_HIRED, "clearing")
RISE_OR_GATHER: Final = Prompt("rise or gather", AT_BIRDSONG, "word")
RISE_WHERE: Final = Prompt("where the Uprising rises", AT_BIRDSONG, "clearing")
GATHER_WHERE: Final = Prompt("where the Uprising gathers", AT_BIRDSONG, "clearing")
PRICE: Final = Prompt("discard a card to attack", ABILITY, "card")
SCOUTS: Final = Prompt("spend a card for the Scouts", ABILITY, "card")
RISE: Final = Word("rise")
GATHER: Final = Word("gather")
UPRISING: Final = "the Uprising stirs"
ROLLS_AT_SETUP: Final = 2
FACES: Final[tuple[Suit, ...]] = tuple([suit for suit in range(3) for _ in range(UPRISING_DIE[suit])])


class SpringUprising(Hireling):
    KEY: ClassVar[str] = "spring-uprising"
    PIECES: ClassVar[tuple[Piece, ...]] = pieces_of("spring-uprising")
    PHASES: ClassVar[tuple[int, ...]] = (BIRDSONG,)
    SETS_UP: ClassVar[bool] = True

    @law("root A.6.3")
    def prepare(self, s: State, seat: Seat) -> Flow[None]:
        """For each of two rolls a warrior in a clearing of that suit."""
        for _ in range(ROLLS_AT_SETUP):
            suit: Suit = yield Chance(DIE, FACES, (self.face,))
            sites = self.sites(s, seat, clearings_of(s, suit))
            if sites:
                site: Clearing = yield from choose(self, seat, UPRISING_SITE, sites, (self.face, suit))
                place(s, self.warrior, site, 1, SET_UP)

    @law("root E.2.1")
    def hired(self, s: State, seat: Seat) -> Flow[None]:
        """With none on the map one comes, to a clearing of the suit rolled."""
        if self.on_map(s):
            return
        suit: Suit = yield Chance(DIE, FACES, (self.face,))
        sites = self.sites(s, seat, clearings_of(s, suit))
        if sites:
            site: Clearing = yield Ask(seat, UPRISING_COMES, sites, (self.face, suit))
            place(s, self.warrior, site, 1, WHEN_HIRED)

    @law("root E.2.2")
    def why_spared(self, s: State, attacker: Number, defender: Number, clearing: Clearing) -> str | None:
        """Whoever has no card to discard cannot attack it: a hireling, a bot, a hand without one that matches."""
        if defender != self.number:
            return None
        seat = s.box.owners[attacker].seat
        if seat == NOBODY or s.players[seat].is_bot or not matching(s, s.hands[seat], s.suits[clearing]):
            return ABILITY
        return None

    @law("root E.2.2", "root 2.1.1.I")
    def before_battle(self, s: State, fight: Fight) -> Flow[None]:
        """The attacker discards a card of the suit of the clearing, a bird if need be."""
        seat = fight.attacker.seat
        if fight.defender is self and seat != NOBODY:
            cards = matching(s, s.hands[seat], s.suits[fight.clearing])
            if cards:
                yield from spend(s, seat, cards, PRICE)

    def at_start(self, s: State, player: Faction, phase: int) -> list[Trigger]:
        if self.serves(s, player.seat):
            return [Trigger(UPRISING, player.seat, 0, 1, player.seat, self.number)]
        return []

    @law("root E.2.3", "root E.3.6")
    def resolve(self, s: State, trigger: Trigger) -> Flow[None]:
        """In a clearing of the suit rolled one of them goes with all enemy pieces, or one comes."""
        seat = trigger.owner
        suit: Suit = yield Chance(DIE, FACES, (self.face,))
        of_suit = clearings_of(s, suit)
        camps = [clearing for clearing in of_suit if s.board[self.warrior + clearing]]
        sites = self.sites(s, seat, of_suit) if s.board[self.warrior] else []
        words = [word for word, places in ((RISE, camps), (GATHER, sites)) if places]
        if not words:
            return
        word: Word = yield Ask(seat, RISE_OR_GATHER, words, (suit,))
        if word is RISE:
            camp: Clearing = yield Ask(seat, RISE_WHERE, camps, (suit,))
            take_off(s, self.warrior, camp, 1, AT_BIRDSONG)
            yield from remove_all_enemy_pieces(s, self.number, [camp], AT_BIRDSONG)
        else:
            site: Clearing = yield Ask(seat, GATHER_WHERE, sites, (suit,))
            place(s, self.warrior, site, 1, AT_BIRDSONG)


class RabbitScouts(Hireling):
    KEY: ClassVar[str] = "rabbit-scouts"
    PIECES: ClassVar[tuple[Piece, ...]] = pieces_of("rabbit-scouts")

    @law("root E.2.2", "root 4.3.2")
    def before_roll(self, s: State, fight: Fight) -> Flow[None]:
        """As defender their controller may spend a card of the clearing's suit to deal the higher roll."""
        seat = fight.defender.seat
        if seat == NOBODY or not self.serves(s, seat) or fight.defender.takes_higher_roll():
            return
        cards = matching(s, s.hands[seat], s.suits[fight.clearing])
        if is_asked(s, seat, cards):
            card = yield Ask(seat, SCOUTS, [*cards, DONE], (fight.attacker.number, fight.clearing), s.box.discreet)
            if card is not DONE:
                spend_card(s, seat, card, ABILITY)
                fight.turned = True
