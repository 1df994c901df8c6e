"""The funds of the Riverfolk Company, and what it commits and spends them on: Law of Root, 11.2.4 and 11.5."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final

from mypy_extensions import trait

from lawbound.kernel import NO, YES, Ask, Flow, Prompt, Seat
from lawbound.law import law
from lawbound.root.battle import battlefields, initiate_battle, why_not_any_battle
from lawbound.root.boards import pieces, track
from lawbound.root.cards import EVERY, Card, Cost, Suit
from lawbound.root.craft import craft_any, why_not_any_craft
from lawbound.root.factions.riverfolk.sales import AFTER_PRICES, Sales
from lawbound.root.hand import draw
from lawbound.root.map import Clearing
from lawbound.root.move import origins, take_move, why_not_any_move
from lawbound.root.pieces import CLEARINGS, place, relocate, to_supply, why_not_place
from lawbound.root.reasons import furthest
from lawbound.root.score import score
from lawbound.root.state import COMMITTED, FUNDS, State
from lawbound.root.steps import Action
from lawbound.root.suits import suits_at

SUITS: Final = range(3)
POSTS_OF_A_SUIT: Final = pieces("riverfolk")["fox trade post"]
POST_POINTS: Final = track("riverfolk", "trade_post_vp")  # by space, the same for the three tracks
POST_PRICE: Final = 2

# Their own numbers, after the prices: spaces of each Trade Posts track that funds cover this turn
COVERED: Final = AFTER_PRICES
AFTER_FUNDS: Final = COVERED + len(SUITS)

COMMIT: Final = Prompt("commit whose fund", "root 11.5", "player")
SPEND_TO_RECRUIT: Final = Prompt("spend whose fund", "root 11.5.5", "player")
SPEND_ON_POST: Final = Prompt("spend whose fund", "root 11.5.6.II", "player")
COVER: Final = Prompt("cover a space", "root 11.5.3", "suit")
EXPORT: Final = Prompt("export", "root 11.5.3.I", "yes or no")
RECRUIT_WHERE: Final = Prompt("recruit where", "root 11.5.5", "clearing")
POST_OF_SUIT: Final = Prompt("which trade post", "root 11.5.6.III", "suit")
POST_WHERE: Final = Prompt("establish where", "root 11.5.6.I", "clearing")


@trait
class Funds(Sales):
    """What they do in Daylight.

    Warriors that cover spaces of the tracks are counted among the committed ones, with whom they come back.
    """

    crafting_article: ClassVar[str] = "root 11.5.3"

    @law("root 11.2.4")
    def funds(self, s: State, seat: Seat) -> int:
        """How many of the funds belong to that player."""
        return s.board[s.players[seat].warrior + FUNDS]

    def all_funds(self, s: State) -> int:
        return sum([self.funds(s, player.seat) for player in s.players])

    def contributors(self, s: State) -> list[Seat]:
        """To whom funds belong."""
        return [seat for seat in s.order if self.funds(s, seat)]

    @law("root 11.5")
    def why_not_commit(self, s: State) -> str | None:
        return None if self.contributors(s) else "root 11.5"

    @law("root 11.5")
    def commit(self, s: State, article: str) -> Flow[None]:
        """A fund of their choice goes to the Committed box, or covers a space."""
        owner: Seat = yield Ask(self.seat, COMMIT, self.contributors(s))
        relocate(s, s.players[owner].warrior, FUNDS, COMMITTED, 1)
        s.tell("committed", article, (self.seat, owner))

    @law("root 11.5")
    def spend(self, s: State, owners: Sequence[Seat], about: Prompt) -> Flow[None]:
        """A fund of one of these players returns to the supply of that player."""
        owner: Seat = yield Ask(self.seat, about, owners)
        to_supply(s, s.players[owner].warrior, FUNDS, 1)
        s.tell("spent fund", about.article, (self.seat, owner))

    # Move and battle

    @law("root 11.5.1")
    def why_not_move(self, s: State) -> str | None:
        why = self.why_not_commit(s)
        if why is not None:
            return why
        return None if origins(s, self) else why_not_any_move(s, self)

    @law("root 11.5.1")
    def move(self, s: State) -> Flow[None]:
        yield from self.commit(s, "root 11.5.1")
        yield from take_move(s, self, "root 11.5.1")

    @law("root 11.5.2")
    def why_not_battle(self, s: State) -> str | None:
        return self.why_not_commit(s) or why_not_any_battle(s, self)

    @law("root 11.5.2")
    def battle(self, s: State) -> Flow[None]:
        yield from self.commit(s, "root 11.5.2")
        yield from initiate_battle(s, self, battlefields(s, self))

    # Craft

    @law("root 11.2.1", "root 11.5.3")
    def crafting_pieces(self, s: State) -> list[int]:
        """The empty spaces of the tracks, by suit: trade posts have left them, on the map or lost for good."""
        own, left = s.own[self.seat], s.board
        return [POSTS_OF_A_SUIT - left[self.trade_posts[suit]] - own[COVERED + suit] for suit in SUITS]

    @law("root 11.5.3")
    def covers_cost(self, s: State, cost: Cost, pieces: list[int]) -> bool:
        """A space, and a fund, for each suit shown."""
        return super().covers_cost(s, cost, pieces) and sum(cost) <= self.all_funds(s)

    @law("root 11.5.3")
    def why_not_craft(self, s: State) -> str | None:
        return why_not_any_craft(self, s)

    @law("root 11.5.3")
    def craft(self, s: State) -> Flow[None]:
        yield from craft_any(s, self)

    @law("root 11.5.3")
    def pay_for_craft(self, s: State, cost: Cost) -> Flow[None]:
        """Funds cover spaces of the suits shown; for "any" the player chooses."""
        for suit in SUITS:
            for _ in range(cost[suit]):
                yield from self.cover(s, suit)
        for _ in range(cost[3]):
            left = self.crafting_pieces(s)
            chosen: Suit = yield Ask(self.seat, COVER, [suit for suit in SUITS if left[suit]])
            yield from self.cover(s, chosen)

    def cover(self, s: State, suit: Suit) -> Flow[None]:
        yield from self.commit(s, "root 11.5.3")
        s.own[self.seat][COVERED + suit] += 1

    @law("root 11.5.3.I")
    def takes_instead(self, s: State, card: Card) -> Flow[bool]:
        """Export: the card, which could be crafted, is discarded, and a warrior comes to the Payments box."""
        answer = yield Ask(self.seat, EXPORT, (YES, NO), (card,))
        if answer is NO:
            return False
        self.put_in(s, self.seat, 1)
        s.tell("exported", "root 11.5.3.I", (self.seat, card))
        return True

    # Draw

    @law("root 11.5.4")
    def why_not_draw(self, s: State) -> str | None:
        return self.why_not_commit(s)

    @law("root 11.5.4")
    def draw(self, s: State) -> Flow[None]:
        yield from self.commit(s, "root 11.5.4")
        yield from draw(s, self.seat, 1, "root 11.5.4")

    # Recruit

    @law("root 11.5.5")
    def recruiters(self, s: State) -> list[Seat]:
        """Whose fund can be spent: with an empty supply one of their own, which is then the warrior to place."""
        return [seat for seat in self.contributors(s) if s.board[self.warrior] or seat == self.seat]

    @law("root 11.5.5")
    def why_not_recruit_at(self, s: State, clearing: Clearing) -> str | None:
        """On any river, whoever rules there."""
        return why_not_place(s, self.seat, clearing) if s.box.map.rivers[clearing] else "root 11.5.5"

    def recruit_sites(self, s: State) -> list[Clearing]:
        return [clearing for clearing in CLEARINGS if self.why_not_recruit_at(s, clearing) is None]

    @law("root 11.5.5")
    def why_not_recruit(self, s: State) -> str | None:
        why = self.why_not_commit(s)
        if why is None and not self.recruiters(s):
            why = "root 1.5.1"
        return why or furthest([self.why_not_recruit_at(s, c) for c in self.on_river(s)], ())

    @law("root 11.5.5")
    def recruit(self, s: State) -> Flow[None]:
        yield from self.spend(s, self.recruiters(s), SPEND_TO_RECRUIT)
        clearing: Clearing = yield Ask(self.seat, RECRUIT_WHERE, self.recruit_sites(s))
        place(s, self.warrior, clearing, 1, "root 11.5.5")

    # Trade posts

    @law("root 11.5.6.II")
    def backers(self, s: State, clearing: Clearing) -> list[Seat]:
        """To whom funds belong who rule there: one player, or in the team variant several.

        Whoever rules by hirelings is a player who rules; a hireling that nobody controls is none.
        """
        return [seat for seat in self.contributors(s) if s.players[seat].side == s.ruler[clearing]]

    @law("root 11.5.6.I", "root 11.5.6.II")
    def why_not_establish_at(self, s: State, clearing: Clearing) -> str | None:
        """Ruled by some player, without a trade post, one of that suit left, and two funds of that player."""
        rulers = [player.seat for player in s.players if player.side == s.ruler[clearing]]
        if not rulers or self.trade_posts_at(s, clearing):
            return "root 11.5.6.I"
        why = why_not_place(s, self.seat, clearing)
        if why is not None:
            return why
        if not self.posts_for(s, clearing):
            return "root 1.5.1"
        enough = sum([self.funds(s, seat) for seat in rulers]) >= POST_PRICE
        return None if enough else "root 11.5.6.II"

    def posts_for(self, s: State, clearing: Clearing) -> list[Suit]:
        """The suits of the clearing of which a trade post is left; which of several, the Riverfolk name."""
        return [suit for suit in suits_at(s, clearing) if s.board[self.trade_posts[suit]]]

    def post_sites(self, s: State) -> list[Clearing]:
        return [clearing for clearing in CLEARINGS if self.why_not_establish_at(s, clearing) is None]

    @law("root 11.5.6")
    def why_not_establish(self, s: State) -> str | None:
        """What lacks only the funds comes furthest."""
        reasons: list[str | None] = []
        for clearing in CLEARINGS:
            why = self.why_not_establish_at(s, clearing)
            if why is None:
                return None
            reasons.append(why)
        return furthest(reasons, ("root 11.5.6.II", "root 1.5.1"), ("root 11.5.6.I",))

    @law("root 11.5.6", "root 11.2.5")
    def establish(self, s: State) -> Flow[None]:
        clearing: Clearing = yield Ask(self.seat, POST_WHERE, self.post_sites(s))
        for _ in range(POST_PRICE):
            yield from self.spend(s, self.backers(s, clearing), SPEND_ON_POST)
        suit: Suit = s.suits[clearing]
        if suit == EVERY:
            suit = yield Ask(self.seat, POST_OF_SUIT, self.posts_for(s, clearing), (clearing,))
        self.open_post(s, clearing, suit)

    @law("root 11.5.6.III", "root 1.5.4")
    def open_post(self, s: State, clearing: Clearing, suit: Suit) -> None:
        """With a warrior, if there is one; and the points of the space that the post has left."""
        post = self.trade_posts[suit]
        points = POST_POINTS[POSTS_OF_A_SUIT - s.board[post]]
        place(s, post, clearing, 1, "root 11.5.6.III")
        place(s, self.warrior, clearing, 1, "root 11.5.6.III")
        score(s, self.seat, points, "root 11.5.6.III")


ACTIONS: Final = (
    Action("move", "root 11.5.1", Funds.why_not_move, Funds.move),
    Action("battle", "root 11.5.2", Funds.why_not_battle, Funds.battle),
    Action("craft", "root 11.5.3", Funds.why_not_craft, Funds.craft),
    Action("draw", "root 11.5.4", Funds.why_not_draw, Funds.draw),
    Action("recruit", "root 11.5.5", Funds.why_not_recruit, Funds.recruit),
    Action("trade post", "root 11.5.6", Funds.why_not_establish, Funds.establish),
)
