"""The board looks otherwise: changes that people tell of a table with the real box.

A change is an object. What it names is changed in the position, which is then read again: so no change leaves the
rules with a table that they cannot play on. Pieces that the rules cannot hold (more than there are, a building without
a slot) are kept beside the state, as claims, and pointed out.

| change | |
| --- | --- |
| `{"piece": "eyrie.warrior", "at": "clearing:5", "by": 2}` | so many more or fewer; a pawn comes to stand there |
| `{"piece": ..., "at": ..., "to": "clearing:10", "by": 3}` | so many have moved |
| `{"points": "eyrie", "by": 1}`, `{"points": "eyrie", "value": 12}` | the score |
| `{"hand": "eyrie", "by": -1}`, `{"hand": "eyrie", "value": 5}` | how many cards somebody holds, whichever they are |
| `{"item": "sword", "of": "eyrie", "by": 1}` | items in the Crafted Items box |
| `{"card": "cobbler", "to": "crafted:eyrie"}` | where a card lies: discard, deck, available, `crafted:` or `hand:` |
| `{"ruin": "clearing:6", "by": -1}` | a ruin is gone |
| `{"shuffle": true}` | the discard pile was shuffled into the deck |
| `{"turn": "eyrie"}` | it is somebody else's turn, from its start |
| `{"field": "players.eyrie.leader", "value": "despot"}` | anything else of a position (docs/positions.md) |
| `{"field": "players.alliance.officers", "by": 1}` | a number there is another one |
| `{"field": "players.eyrie.decree.move", "add": "anvil"}`, `"remove"` | it came to lie there, or lies there no more |
| `{"field": "players.vagabond.satchel", "remove": "sword", "to": "players.vagabond.damaged"}` | it went elsewhere |
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from lawbound.kernel import LawboundError
from lawbound.root import position, position_reader
from lawbound.root.cards import CARD
from lawbound.root.companion.fields import MOST_PIECES, Fields, bad_change, listed
from lawbound.root.items import ITEM_NAMES, SUPPLY
from lawbound.root.naming import UNKNOWN_NAME, PositionError, Tree
from lawbound.root.pieces import PAWN
from lawbound.root.score import MOST_POINTS
from lawbound.root.state import State

Claims = dict[tuple[str, str], int]
"""Pieces that people see and the rules cannot hold, by kind and place: how many."""

MOST_CHANGES: Final = 200
WINNING: Final = 30


class Edit(Fields):
    """Changes to a state, one after another; `state` and `claims` are what comes of them."""

    def __init__(self, s: State, claims: Claims) -> None:
        super().__init__(s, position.write(s))
        self.claims = dict(claims)
        self.points = list(s.vp)
        self.new_turn = False

    def apply(self, changes: object) -> None:
        if not isinstance(changes, list) or not 0 < len(changes) <= MOST_CHANGES:
            bad_change(changes)
        for change in changes:
            self.change(change)
        self.read()
        self.state.vp[:] = bytes(self.points)
        self.honour_claims()

    def change(self, change: object) -> None:
        if not isinstance(change, dict):
            bad_change(change)
        kinds = [kind for kind in KINDS if kind in change]
        kind = kinds[0] if kinds else ""
        if not kind or set(change) - {kind, *KINDS[kind][1]}:
            bad_change(change)
        KINDS[kind][0](self, change)

    def read(self) -> State:
        """The state of the tree as it is now; points are settled apart, for whoever has won has 30."""
        players = self.tree.setdefault("players", {})
        for player, points in zip(self.state.players, self.points, strict=True):
            players.setdefault(player.KEY, {})["points"] = min(points, WINNING - 1)
        while True:
            try:
                self.state = position_reader.read(self.tree)
            except PositionError as error:
                if not self.taken_up(error):
                    raise
            else:
                return self.state

    def taken_up(self, error: PositionError) -> bool:
        """Whether a card or quest that lies somewhere now was taken from a pile in which we thought it lay."""
        card = error.fields.get("card", error.fields.get("quest"))
        for pile in ("discard", "available", "quests"):
            cards = self.tree.get(pile, [])
            if isinstance(cards, list) and card in cards and pile not in self.told:
                cards.remove(card)
                return True
        return False

    # Pieces

    def piece(self, change: Mapping[str, Any]) -> None:
        piece, at, by = self.kind_of(change), self.place(change, "at"), self.by(change)
        if self.is_pawn(piece):
            self.owner(piece.partition(".")[0])["place"] = self.place(change, "to") if "to" in change else at
            return
        if "to" in change:
            if by < 0:
                bad_change(change)
            self.take(piece, at, by)
            self.put(piece, self.place(change, "to"), by)
        elif by < 0:
            self.take(piece, at, -by)
        else:
            self.put(piece, at, by)

    def is_pawn(self, piece: str) -> bool:
        key, _, name = piece.partition(".")
        owner = next(owner for owner in self.state.box.owners if key == owner.KEY)
        return any(each.name == name and each.sort == PAWN for each in owner.PIECES)

    def kind_of(self, change: Mapping[str, Any]) -> str:
        owners = self.state.box.owners
        known = [f"{owner.KEY}.{piece.name}" for owner in owners for piece in owner.PIECES if piece.count]
        return self.word(change, "piece", known)

    def place(self, change: Mapping[str, Any], key: str) -> str:
        """As positions name it: a number, or the id of a forest."""
        clearings = [f"clearing:{number}" for number in range(1, 13)]
        forests = [f"forest:{forest.id}" for forest in self.state.box.map.forests]
        return self.word(change, key, [*clearings, *forests]).partition(":")[2]

    def here(self, piece: str, at: str) -> tuple[Tree, str]:
        key, _, name = piece.partition(".")
        places: Tree = self.tree.setdefault("clearings", {})
        owners: Tree = places.setdefault(at, {})
        counts: Tree = owners.setdefault(key, {})
        return counts, name

    def take(self, piece: str, at: str, count: int) -> None:
        """Claims go first: what the rules could not hold is no loss to them."""
        claimed = min(self.claims.get((piece, at), 0), count)
        self.claim(piece, at, -claimed)
        counts, name = self.here(piece, at)
        there = counts.get(name, 0)
        if count - claimed > there:
            raise LawboundError(
                "There are not so many pieces of that kind at {place}: {count} of {piece} cannot be taken away.",
                refusal="companion-not-there",
                place=at,
                count=count,
                piece=piece,
            )
        counts[name] = there - (count - claimed)
        if not counts[name]:
            del counts[name]

    def put(self, piece: str, at: str, count: int) -> None:
        """As many as the rules can hold; the rest is claimed."""
        counts, name = self.here(piece, at)
        there = counts.get(name, 0)
        for more in range(min(count, self.off_the_map(piece)), -1, -1):
            counts[name] = there + more
            if not counts[name]:
                del counts[name]
            try:
                self.read()
            except PositionError:
                if not more:
                    raise
            else:
                self.claim(piece, at, count - more)
                return

    def off_the_map(self, piece: str) -> int:
        """How many such pieces lie in no clearing or forest: the rules hold no more of them there."""
        key, _, name = piece.partition(".")
        owner = next(owner for owner in self.state.box.owners if key == owner.KEY)
        everywhere = sum([each.count for each in owner.PIECES if each.name == name])
        places: Tree = self.tree["clearings"]
        lying: int = sum([owners.get(key, {}).get(name, 0) for owners in places.values()])
        return max(0, everywhere - lying)

    def claim(self, piece: str, at: str, by: int) -> None:
        claimed = self.claims.pop((piece, at), 0) + by
        if claimed > 0:
            self.claims[piece, at] = min(claimed, MOST_PIECES)

    def honour_claims(self) -> None:
        """What there was no room for may have room now."""
        for (piece, at), count in list(self.claims.items()):
            points, self.points = self.points, [min(each, WINNING - 1) for each in self.points]
            self.claim(piece, at, -count)
            self.put(piece, at, count)
            self.points = points
            self.state.vp[:] = bytes(points)

    def ruin(self, change: Mapping[str, Any]) -> None:
        at, ruins = self.place(change, "ruin"), self.tree.setdefault("ruins", {})
        if self.by(change) > 0:
            ruins.setdefault(at, [])
        elif at in ruins:
            hidden: list[str] = self.tree.get("hidden", [])
            for item in ruins.pop(at):  # one of those that nobody has seen; which it was, an item tells
                if item == UNKNOWN_NAME and hidden:
                    hidden.pop()

    # Points, cards, items

    def score(self, change: Mapping[str, Any]) -> None:
        seat = self.seat(change, "points")
        points = self.number(change, self.points[seat], MOST_POINTS)
        self.points[seat] = points

    def hand(self, change: Mapping[str, Any]) -> None:
        player = self.player(self.key(change, "hand"))
        cards = listed(player.get("hand"))
        wanted = self.number(change, len(cards), 2 * MOST_PIECES)
        cards += [UNKNOWN_NAME] * (wanted - len(cards))
        while len(cards) > wanted:
            cards.remove(UNKNOWN_NAME if UNKNOWN_NAME in cards else cards[-1])
        player["hand"] = cards

    def item(self, change: Mapping[str, Any]) -> None:
        player = self.player(self.key(change, "of"))
        item, by = self.word(change, "item", ITEM_NAMES), self.by(change)
        box = self.state.players[self.seat(change, "of")].CRAFTED_ITEMS
        items, supply = listed(player.get(box)), self.supply()
        for _ in range(abs(by)):
            if by > 0:
                items.append(item)
            elif item in items:
                items.remove(item)
        supply[item] = min(max(0, supply[item] - by), SUPPLY[ITEM_NAMES.index(item)])
        player[box] = items

    def card(self, change: Mapping[str, Any]) -> None:
        card = self.word(change, "card", list(CARD))
        if "from" in change:
            pile = self.pile(change, "from")
            if pile is not None and (card in pile or UNKNOWN_NAME in pile):
                pile.remove(card if card in pile else UNKNOWN_NAME)
        limbo = self.tree.get("limbo", [])
        if card in limbo:
            limbo.remove(card)
        pile = self.pile(change, "to")
        if pile is not None:
            pile.append(card)

    def pile(self, change: Mapping[str, Any], key: str) -> list[str] | None:
        """None: the deck, which is whatever lies nowhere else."""
        keys = [player.KEY for player in self.state.players]
        own = [f"{pile}:{player}" for pile in ("hand", "crafted") for player in keys]
        name = self.word(change, key, ["deck", "discard", "available", *own])
        pile, _, player = name.partition(":")
        self.told.add(pile)
        if pile == "deck":
            return None
        tree = self.player(player) if player else self.tree
        tree[pile] = listed(tree.get(pile))
        found: list[str] = tree[pile]
        return found

    def shuffle(self, change: Mapping[str, Any]) -> None:
        if change["shuffle"] is not True:
            bad_change(change)
        self.tree.pop("discard", None)
        self.tree.pop("limbo", None)

    # The rest

    def turn(self, change: Mapping[str, Any]) -> None:
        self.tree["turn"] = self.key(change, "turn")
        self.tree["turns"] = self.state.turns + 1
        for field in ("phase", "step", "used", "activated", "ferried"):
            self.tree.pop(field, None)
        self.new_turn = True

    # What a change names

    def word(self, change: Mapping[str, Any], key: str, known: Sequence[str]) -> str:
        name = change.get(key)
        if not isinstance(name, str) or name not in known:
            bad_change(change)
        return name

    def key(self, change: Mapping[str, Any], key: str) -> str:
        return self.word(change, key, [player.KEY for player in self.state.players])

    def seat(self, change: Mapping[str, Any], key: str) -> int:
        return [player.KEY for player in self.state.players].index(self.key(change, key))

    def player(self, key: str) -> Tree:
        players: Tree = self.tree.setdefault("players", {})
        player: Tree = players.setdefault(key, {})
        return player

    def owner(self, key: str) -> Tree:
        """Whoever has pieces: a player, or a hireling."""
        if key in [player.KEY for player in self.state.players]:
            return self.player(key)
        hirelings: Tree = self.tree.setdefault("hirelings", {})
        found: Tree = hirelings.setdefault(key, {})
        return found

    def number(self, change: Mapping[str, Any], now: int, most: int) -> int:
        """The number that a change leads to: told as such, or by how much it is another one."""
        value = change.get("value", now + self.by(change) if "value" not in change else None)
        if type(value) is not int:
            bad_change(change)
        return min(max(value, 0), most)


KINDS: Final[dict[str, tuple[Callable[[Edit, Mapping[str, Any]], None], tuple[str, ...]]]] = {
    "piece": (Edit.piece, ("at", "to", "by")),
    "points": (Edit.score, ("by", "value")),
    "hand": (Edit.hand, ("by", "value")),
    "item": (Edit.item, ("of", "by")),
    "card": (Edit.card, ("from", "to")),
    "ruin": (Edit.ruin, ("by",)),
    "shuffle": (Edit.shuffle, ()),
    "turn": (Edit.turn, ()),
    "field": (Edit.field, ("value", "by", "add", "remove", "to")),
}
"""How a change is made, and what else it names."""
